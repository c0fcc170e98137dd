// needs: cpu
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false
!f32x1 = vector<1xf32>
!f64x1 = vector<1xf64>
!f32x16 = vector<16xf32>
!i1x16 = vector<16xi1>
!i32x16 = vector<16xi32>
!f32x2 = vector<2xf32>
!f64x2 = vector<2xf64>
!f32x4 = vector<4xf32>
!i1x4 = vector<4xi1>
!i32x4 = vector<4xi32>
!f32x8 = vector<8xf32>
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
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant dense<0x0000000000000000> : !f64x2
 %c_8 = arith.constant 40 : index
 %c_9 = arith.constant 512 : index
 %c_10 = arith.constant 7 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %workgroup_1 = stream.dispatch.workgroup.id[1] : index
 %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
 %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<8x40xf32>
 %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x8xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<4x2xf64>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.muli %workgroup_1, %c_0 : index
 %3 = arith.addi %1, %c_0 : index
 %4 = arith.minsi %3, %c_1 : index
 %5 = arith.addi %2, %c_0 : index
 %6 = arith.minsi %5, %tokens : index
 %7 = arith.cmpi eq, %tokens, %c_2 : index
 scf.if %7 {
  scf.for %8 = %1 to %4 step %c_3 {
   %9 = arith.addi %8, %c_2 : index
   %10 = arith.addi %8, %c_5 : index
   %11 = arith.addi %8, %c_6 : index
   %12 = arith.subi %tokens, %c_2 : index
   %13 = arith.minsi %c_4, %12 : index
   %15:4 = scf.for %14 = %c_4 to %c_8 step %c_5 iter_args(%16 = %c_7, %17 = %c_7, %18 = %c_7, %19 = %c_7) -> (!f64x2, !f64x2, !f64x2, !f64x2) {
    %20 = vector.load %x[%13, %14] : memref<?x40xf32>, !f32x2
    %21 = arith.extf %20 : !f32x2 to !f64x2
    %22 = arith.addi %14, %c_9 : index
    memref.prefetch %weight[%8, %22], read, locality<3>, data : memref<8x40xf32>
    %23 = vector.load %weight[%8, %14] : memref<8x40xf32>, !f32x2
    %24 = arith.extf %23 : !f32x2 to !f64x2
    %25 = llvm.call_intrinsic "llvm.fmuladd"(%24, %21, %16) : (!f64x2, !f64x2, !f64x2) -> !f64x2
    memref.prefetch %weight[%9, %22], read, locality<3>, data : memref<8x40xf32>
    %26 = vector.load %weight[%9, %14] : memref<8x40xf32>, !f32x2
    %27 = arith.extf %26 : !f32x2 to !f64x2
    %28 = llvm.call_intrinsic "llvm.fmuladd"(%27, %21, %17) : (!f64x2, !f64x2, !f64x2) -> !f64x2
    memref.prefetch %weight[%10, %22], read, locality<3>, data : memref<8x40xf32>
    %29 = vector.load %weight[%10, %14] : memref<8x40xf32>, !f32x2
    %30 = arith.extf %29 : !f32x2 to !f64x2
    %31 = llvm.call_intrinsic "llvm.fmuladd"(%30, %21, %18) : (!f64x2, !f64x2, !f64x2) -> !f64x2
    memref.prefetch %weight[%11, %22], read, locality<3>, data : memref<8x40xf32>
    %32 = vector.load %weight[%11, %14] : memref<8x40xf32>, !f32x2
    %33 = arith.extf %32 : !f32x2 to !f64x2
    %34 = llvm.call_intrinsic "llvm.fmuladd"(%33, %21, %19) : (!f64x2, !f64x2, !f64x2) -> !f64x2
    scf.yield %25, %28, %31, %34 : !f64x2, !f64x2, !f64x2, !f64x2
   }
   vector.store %15#0, %sums[%c_4, %c_4] : memref<4x2xf64>, !f64x2
   vector.store %15#1, %sums[%c_2, %c_4] : memref<4x2xf64>, !f64x2
   vector.store %15#2, %sums[%c_5, %c_4] : memref<4x2xf64>, !f64x2
   vector.store %15#3, %sums[%c_6, %c_4] : memref<4x2xf64>, !f64x2
   scf.for %35 = %c_4 to %c_3 step %c_2 {
    scf.for %36 = %c_4 to %c_2 step %c_2 {
     %37 = arith.addi %35, %36 : index
     %38 = vector.load %sums[%37, %c_4] : memref<4x2xf64>, !f64x2
     %39 = vector.shuffle %38, %38 [0] : !f64x2, !f64x2
     %40 = vector.shuffle %38, %38 [1] : !f64x2, !f64x2
     %41 = arith.addf %39, %40 : !f64x1
     %42 = vector.extract %41[0] : f64 from !f64x1
     %43 = arith.addi %c_4, %36 : index
     %44 = arith.minsi %43, %12 : index
     %45 = arith.addi %8, %35 : index
     %46 = arith.minsi %45, %c_10 : index
     %47 = arith.truncf %42 : f64 to f32
     memref.store %47, %y[%44, %46] : memref<?x8xf32>
    }
   }
  }
 } else {
  scf.for %48 = %1 to %4 step %c_5 {
   scf.for %49 = %2 to %6 step %c_5 {
    %50 = arith.addi %48, %c_2 : index
    %51 = arith.subi %tokens, %c_2 : index
    %52 = arith.minsi %49, %51 : index
    %53 = arith.addi %49, %c_2 : index
    %54 = arith.minsi %53, %51 : index
    %56:4 = scf.for %55 = %c_4 to %c_8 step %c_5 iter_args(%57 = %c_7, %58 = %c_7, %59 = %c_7, %60 = %c_7) -> (!f64x2, !f64x2, !f64x2, !f64x2) {
     %61 = vector.load %x[%52, %55] : memref<?x40xf32>, !f32x2
     %62 = arith.extf %61 : !f32x2 to !f64x2
     %63 = vector.load %x[%54, %55] : memref<?x40xf32>, !f32x2
     %64 = arith.extf %63 : !f32x2 to !f64x2
     %65 = arith.addi %55, %c_9 : index
     memref.prefetch %weight[%48, %65], read, locality<3>, data : memref<8x40xf32>
     %66 = vector.load %weight[%48, %55] : memref<8x40xf32>, !f32x2
     %67 = arith.extf %66 : !f32x2 to !f64x2
     %68 = llvm.call_intrinsic "llvm.fmuladd"(%67, %62, %57) : (!f64x2, !f64x2, !f64x2) -> !f64x2
     %69 = llvm.call_intrinsic "llvm.fmuladd"(%67, %64, %58) : (!f64x2, !f64x2, !f64x2) -> !f64x2
     memref.prefetch %weight[%50, %65], read, locality<3>, data : memref<8x40xf32>
     %70 = vector.load %weight[%50, %55] : memref<8x40xf32>, !f32x2
     %71 = arith.extf %70 : !f32x2 to !f64x2
     %72 = llvm.call_intrinsic "llvm.fmuladd"(%71, %62, %59) : (!f64x2, !f64x2, !f64x2) -> !f64x2
     %73 = llvm.call_intrinsic "llvm.fmuladd"(%71, %64, %60) : (!f64x2, !f64x2, !f64x2) -> !f64x2
     scf.yield %68, %69, %72, %73 : !f64x2, !f64x2, !f64x2, !f64x2
    }
    vector.store %56#0, %sums[%c_4, %c_4] : memref<4x2xf64>, !f64x2
    vector.store %56#1, %sums[%c_2, %c_4] : memref<4x2xf64>, !f64x2
    vector.store %56#2, %sums[%c_5, %c_4] : memref<4x2xf64>, !f64x2
    vector.store %56#3, %sums[%c_6, %c_4] : memref<4x2xf64>, !f64x2
    scf.for %74 = %c_4 to %c_5 step %c_2 {
     scf.for %75 = %c_4 to %c_5 step %c_2 {
      %76 = arith.muli %74, %c_5 : index
      %77 = arith.addi %76, %75 : index
      %78 = vector.load %sums[%77, %c_4] : memref<4x2xf64>, !f64x2
      %79 = vector.shuffle %78, %78 [0] : !f64x2, !f64x2
      %80 = vector.shuffle %78, %78 [1] : !f64x2, !f64x2
      %81 = arith.addf %79, %80 : !f64x1
      %82 = vector.extract %81[0] : f64 from !f64x1
      %83 = arith.addi %49, %75 : index
      %84 = arith.minsi %83, %51 : index
      %85 = arith.addi %48, %74 : index
      %86 = arith.minsi %85, %c_10 : index
      %87 = arith.truncf %82 : f64 to f32
      memref.store %87, %y[%84, %86] : memref<?x8xf32>
     }
    }
   }
  }
 }
 return
}
}
}

stream.executable private @choose {
 stream.executable.export public @choose workgroups(%tokens: index) -> (index, index, index) {
   %x_divisor = arith.constant 16 : index
   %x = arith.ceildivui %tokens, %x_divisor : index
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %x, %y, %z : index, index, index
 }
builtin.module {
func.func @choose(%logits_binding: !stream.binding, %scores_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %tokens: index) {
 %c_0 = arith.constant 16 : index
 %c_1 = arith.constant 1 : index
 %c_2 = arith.constant dense<0xFF800000> : !f32x4
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant dense<0x00000000> : !f32x4
 %c_7 = arith.constant dense<0x42B40000> : !f32x4
 %c_8 = arith.constant dense<0xC2DC0000> : !f32x4
 %c_9 = arith.constant dense<0x3FB8AA3B> : !f32x4
 %c_10 = arith.constant dense<0xBF318000> : !f32x4
 %c_11 = arith.constant dense<0x395E8083> : !f32x4
 %c_12 = arith.constant dense<0x39500D01> : !f32x4
 %c_13 = arith.constant dense<0x3AB60B61> : !f32x4
 %c_14 = arith.constant dense<0x3C088889> : !f32x4
 %c_15 = arith.constant dense<0x3D2AAAAB> : !f32x4
 %c_16 = arith.constant dense<0x3E2AAAAB> : !f32x4
 %c_17 = arith.constant dense<0x3F000000> : !f32x4
 %c_18 = arith.constant dense<0x3F800000> : !f32x4
 %c_19 = arith.constant dense<1> : !i32x4
 %c_20 = arith.constant dense<23> : !i32x4
 %c_21 = arith.constant dense<127> : !i32x4
 %c_22 = arith.constant dense<0> : !i32x4
 %c_23 = arith.constant dense<2147483647> : !i32x4
 %c_24 = arith.constant dense<[0, 1, 2, 3]> : !i32x4
 %c_25 = arith.constant dense<-2147483648> : !i32x4
 %c_26 = arith.constant dense<8> : !i32x4
 %c_27 = arith.constant 2147483647 : i32
 %c_28 = arith.constant -1 : i32
 %c_29 = arith.constant 3 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %logits = stream.binding.subspan %logits_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %scores = stream.binding.subspan %scores_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?x3xi32>{%tokens}
 %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?x3xf32>{%tokens}
 %keys = memref.alloca() alignment = 64 : memref<12xi32>
 %chosen = memref.alloca() alignment = 64 : memref<3xf32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %6:1 = scf.for %5 = %c_3 to %c_4 step %c_5 iter_args(%7 = %c_2) -> (!f32x4) {
   %8 = vector.load %logits[%4, %5] : memref<?x8xf32>, !f32x4
   %9 = arith.cmpf olt, %7, %8 : !f32x4
   %10 = arith.select %9, %8, %7 : !i1x4, !f32x4
   scf.yield %10 : !f32x4
  }
  %11 = vector.shuffle %6#0, %6#0 [1, 2, 3, 0] : !f32x4, !f32x4
  %12 = arith.cmpf olt, %6#0, %11 : !f32x4
  %13 = arith.select %12, %11, %6#0 : !i1x4, !f32x4
  %14 = vector.shuffle %13, %13 [2, 3, 0, 1] : !f32x4, !f32x4
  %15 = arith.cmpf olt, %13, %14 : !f32x4
  %16 = arith.select %15, %14, %13 : !i1x4, !f32x4
  %18:1 = scf.for %17 = %c_3 to %c_4 step %c_5 iter_args(%19 = %c_6) -> (!f32x4) {
   %20 = vector.load %logits[%4, %17] : memref<?x8xf32>, !f32x4
   %21 = arith.subf %20, %16 : !f32x4
   %22 = arith.cmpf ogt, %21, %c_7 : !f32x4
   %23 = arith.select %22, %c_7, %21 : !i1x4, !f32x4
   %24 = arith.cmpf olt, %23, %c_8 : !f32x4
   %25 = arith.select %24, %c_8, %23 : !i1x4, !f32x4
   %26 = arith.mulf %25, %c_9 : !f32x4
   %27 = math.roundeven %26 : !f32x4
   %28 = llvm.call_intrinsic "llvm.fmuladd"(%27, %c_10, %25) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %29 = llvm.call_intrinsic "llvm.fmuladd"(%27, %c_11, %28) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %30 = llvm.call_intrinsic "llvm.fmuladd"(%c_12, %29, %c_13) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %31 = llvm.call_intrinsic "llvm.fmuladd"(%30, %29, %c_14) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %32 = llvm.call_intrinsic "llvm.fmuladd"(%31, %29, %c_15) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %33 = llvm.call_intrinsic "llvm.fmuladd"(%32, %29, %c_16) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %34 = llvm.call_intrinsic "llvm.fmuladd"(%33, %29, %c_17) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %35 = llvm.call_intrinsic "llvm.fmuladd"(%34, %29, %c_18) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %36 = llvm.call_intrinsic "llvm.fmuladd"(%35, %29, %c_18) : (!f32x4, !f32x4, !f32x4) -> !f32x4
   %37 = arith.fptosi %27 : !f32x4 to !i32x4
   %38 = arith.shrsi %37, %c_19 : !i32x4
   %39 = arith.subi %37, %38 : !i32x4
   %40 = arith.addi %38, %c_21 : !i32x4
   %41 = arith.shli %40, %c_20 : !i32x4
   %42 = arith.bitcast %41 : !i32x4 to !f32x4
   %43 = arith.mulf %36, %42 : !f32x4
   %44 = arith.addi %39, %c_21 : !i32x4
   %45 = arith.shli %44, %c_20 : !i32x4
   %46 = arith.bitcast %45 : !i32x4 to !f32x4
   %47 = arith.mulf %43, %46 : !f32x4
   vector.store %47, %scores[%4, %17] : memref<?x8xf32>, !f32x4
   %48 = arith.addf %19, %47 : !f32x4
   scf.yield %48 : !f32x4
  }
  %49 = vector.shuffle %18#0, %18#0 [0, 1] : !f32x4, !f32x4
  %50 = vector.shuffle %18#0, %18#0 [2, 3] : !f32x4, !f32x4
  %51 = arith.addf %49, %50 : !f32x2
  %52 = vector.shuffle %51, %51 [0] : !f32x2, !f32x2
  %53 = vector.shuffle %51, %51 [1] : !f32x2, !f32x2
  %54 = arith.addf %52, %53 : !f32x1
  %55 = vector.extract %54[0] : f32 from !f32x1
  %56 = vector.broadcast %55 : f32 to !f32x4
  scf.for %57 = %c_3 to %c_4 step %c_5 {
   %58 = vector.load %scores[%4, %57] : memref<?x8xf32>, !f32x4
   %59 = arith.divf %58, %56 : !f32x4
   vector.store %59, %scores[%4, %57] : memref<?x8xf32>, !f32x4
  }
  scf.for %60 = %c_3 to %c_4 step %c_5 {
   %61 = vector.load %scores[%4, %60] : memref<?x8xf32>, !f32x4
   %62 = arith.cmpf oeq, %61, %c_6 : !f32x4
   %63 = arith.select %62, %c_6, %61 : !i1x4, !f32x4
   %64 = vector.bitcast %63 : !f32x4 to !i32x4
   %65 = arith.xori %64, %c_23 : !i32x4
   %66 = arith.cmpi slt, %64, %c_22 : !i32x4
   %67 = arith.select %66, %65, %64 : !i1x4, !i32x4
   %68 = arith.cmpf oeq, %63, %63 : !f32x4
   %69 = arith.select %68, %67, %c_23 : !i1x4, !i32x4
   vector.store %69, %keys[%60] : memref<12xi32>, !i32x4
  }
  %71:2 = scf.for %70 = %c_3 to %c_29 step %c_1 iter_args(%72 = %c_27, %73 = %c_28) -> (i32, i32) {
   %74 = vector.broadcast %72 : i32 to !i32x4
   %75 = vector.broadcast %73 : i32 to !i32x4
   %77:2 = scf.for %76 = %c_3 to %c_4 step %c_5 iter_args(%78 = %c_25, %79 = %c_26) -> (!i32x4, !i32x4) {
    %80 = vector.load %keys[%76] : memref<12xi32>, !i32x4
    %81 = arith.index_cast %76 : index to i32
    %82 = vector.broadcast %81 : i32 to !i32x4
    %83 = arith.addi %c_24, %82 : !i32x4
    %84 = arith.cmpi eq, %80, %74 : !i32x4
    %85 = arith.cmpi sgt, %83, %75 : !i32x4
    %86 = arith.andi %84, %85 : !i1x4
    %87 = arith.cmpi slt, %80, %74 : !i32x4
    %88 = arith.ori %87, %86 : !i1x4
    %89 = arith.cmpi sgt, %80, %78 : !i32x4
    %90 = arith.andi %88, %89 : !i1x4
    %91 = arith.select %90, %80, %78 : !i1x4, !i32x4
    %92 = arith.select %90, %83, %79 : !i1x4, !i32x4
    scf.yield %91, %92 : !i32x4, !i32x4
   }
   %93 = vector.reduction <maxsi>, %77#0 : !i32x4 into i32
   %94 = vector.broadcast %93 : i32 to !i32x4
   %95 = arith.cmpi eq, %77#0, %94 : !i32x4
   %96 = arith.select %95, %77#1, %c_26 : !i1x4, !i32x4
   %97 = vector.reduction <minsi>, %96 : !i32x4 into i32
   memref.store %97, %ids[%4, %70] : memref<?x3xi32>
   %98 = arith.index_cast %97 : i32 to index
   %99 = memref.load %scores[%4, %98] : memref<?x8xf32>
   memref.store %99, %chosen[%70] : memref<3xf32>
   scf.yield %93, %97 : i32, i32
  }
  %100 = vector.create_mask %c_29 : !i1x4
  %101 = vector.maskedload %chosen[%c_3], %100, %c_6 : memref<3xf32>, !i1x4, !f32x4 into !f32x4
  vector.maskedstore %weights[%4, %c_3], %100, %101 : memref<?x3xf32>, !i1x4, !f32x4
 }
 return
}
}
}

stream.executable private @panels {
 stream.executable.export public @grouped_count workgroups(%assignments: index, %chunks: index) -> (index, index, index) {
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %chunks, %y, %z : index, index, index
 }
 stream.executable.export public @grouped_place workgroups(%assignments: index, %rows: index, %blocks: index, %chunks: index) -> (index, index, index) {
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %chunks, %y, %z : index, index, index
 }
 stream.executable.export public @grouped_up workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %workers, %y, %z : index, index, index
 }
 stream.executable.export public @grouped_down workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %workers, %y, %z : index, index, index
 }
builtin.module {
func.func private @transpose(%source: index, %target: index) {
 %1 = arith.index_cast %source : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 %3 = arith.index_cast %target : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = llvm.load %2 <alignment = 64> : !llvm.ptr -> !i32x16
 %6 = llvm.getelementptr %2[64] : (!llvm.ptr) -> !llvm.ptr, i8
 %7 = llvm.load %6 <alignment = 64> : !llvm.ptr -> !i32x16
 %8 = llvm.getelementptr %2[128] : (!llvm.ptr) -> !llvm.ptr, i8
 %9 = llvm.load %8 <alignment = 64> : !llvm.ptr -> !i32x16
 %10 = llvm.getelementptr %2[192] : (!llvm.ptr) -> !llvm.ptr, i8
 %11 = llvm.load %10 <alignment = 64> : !llvm.ptr -> !i32x16
 %12 = llvm.getelementptr %2[256] : (!llvm.ptr) -> !llvm.ptr, i8
 %13 = llvm.load %12 <alignment = 64> : !llvm.ptr -> !i32x16
 %14 = llvm.getelementptr %2[320] : (!llvm.ptr) -> !llvm.ptr, i8
 %15 = llvm.load %14 <alignment = 64> : !llvm.ptr -> !i32x16
 %16 = llvm.getelementptr %2[384] : (!llvm.ptr) -> !llvm.ptr, i8
 %17 = llvm.load %16 <alignment = 64> : !llvm.ptr -> !i32x16
 %18 = llvm.getelementptr %2[448] : (!llvm.ptr) -> !llvm.ptr, i8
 %19 = llvm.load %18 <alignment = 64> : !llvm.ptr -> !i32x16
 %20 = llvm.getelementptr %2[512] : (!llvm.ptr) -> !llvm.ptr, i8
 %21 = llvm.load %20 <alignment = 64> : !llvm.ptr -> !i32x16
 %22 = llvm.getelementptr %2[576] : (!llvm.ptr) -> !llvm.ptr, i8
 %23 = llvm.load %22 <alignment = 64> : !llvm.ptr -> !i32x16
 %24 = llvm.getelementptr %2[640] : (!llvm.ptr) -> !llvm.ptr, i8
 %25 = llvm.load %24 <alignment = 64> : !llvm.ptr -> !i32x16
 %26 = llvm.getelementptr %2[704] : (!llvm.ptr) -> !llvm.ptr, i8
 %27 = llvm.load %26 <alignment = 64> : !llvm.ptr -> !i32x16
 %28 = llvm.getelementptr %2[768] : (!llvm.ptr) -> !llvm.ptr, i8
 %29 = llvm.load %28 <alignment = 64> : !llvm.ptr -> !i32x16
 %30 = llvm.getelementptr %2[832] : (!llvm.ptr) -> !llvm.ptr, i8
 %31 = llvm.load %30 <alignment = 64> : !llvm.ptr -> !i32x16
 %32 = llvm.getelementptr %2[896] : (!llvm.ptr) -> !llvm.ptr, i8
 %33 = llvm.load %32 <alignment = 64> : !llvm.ptr -> !i32x16
 %34 = llvm.getelementptr %2[960] : (!llvm.ptr) -> !llvm.ptr, i8
 %35 = llvm.load %34 <alignment = 64> : !llvm.ptr -> !i32x16
 %36 = vector.shuffle %5, %7 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %37 = vector.shuffle %5, %7 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %38 = vector.shuffle %9, %11 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %39 = vector.shuffle %9, %11 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %40 = vector.shuffle %13, %15 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %41 = vector.shuffle %13, %15 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %42 = vector.shuffle %17, %19 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %43 = vector.shuffle %17, %19 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %44 = vector.shuffle %21, %23 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %45 = vector.shuffle %21, %23 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %46 = vector.shuffle %25, %27 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %47 = vector.shuffle %25, %27 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %48 = vector.shuffle %29, %31 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %49 = vector.shuffle %29, %31 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %50 = vector.shuffle %33, %35 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : !i32x16, !i32x16
 %51 = vector.shuffle %33, %35 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : !i32x16, !i32x16
 %52 = vector.shuffle %36, %38 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %53 = vector.shuffle %36, %38 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %54 = vector.shuffle %37, %39 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %55 = vector.shuffle %37, %39 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %56 = vector.shuffle %40, %42 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %57 = vector.shuffle %40, %42 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %58 = vector.shuffle %41, %43 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %59 = vector.shuffle %41, %43 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %60 = vector.shuffle %44, %46 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %61 = vector.shuffle %44, %46 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %62 = vector.shuffle %45, %47 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %63 = vector.shuffle %45, %47 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %64 = vector.shuffle %48, %50 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %65 = vector.shuffle %48, %50 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %66 = vector.shuffle %49, %51 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
 %67 = vector.shuffle %49, %51 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
 %68 = vector.shuffle %52, %56 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %69 = vector.shuffle %52, %56 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %70 = vector.shuffle %54, %58 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %71 = vector.shuffle %54, %58 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %72 = vector.shuffle %53, %57 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %73 = vector.shuffle %53, %57 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %74 = vector.shuffle %55, %59 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %75 = vector.shuffle %55, %59 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %76 = vector.shuffle %60, %64 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %77 = vector.shuffle %60, %64 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %78 = vector.shuffle %62, %66 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %79 = vector.shuffle %62, %66 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %80 = vector.shuffle %61, %65 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %81 = vector.shuffle %61, %65 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %82 = vector.shuffle %63, %67 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : !i32x16, !i32x16
 %83 = vector.shuffle %63, %67 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : !i32x16, !i32x16
 %84 = vector.shuffle %68, %76 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %85 = vector.shuffle %68, %76 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %86 = vector.shuffle %70, %78 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %87 = vector.shuffle %70, %78 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %88 = vector.shuffle %72, %80 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %89 = vector.shuffle %72, %80 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %90 = vector.shuffle %74, %82 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %91 = vector.shuffle %74, %82 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %92 = vector.shuffle %69, %77 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %93 = vector.shuffle %69, %77 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %94 = vector.shuffle %71, %79 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %95 = vector.shuffle %71, %79 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %96 = vector.shuffle %73, %81 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %97 = vector.shuffle %73, %81 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 %98 = vector.shuffle %75, %83 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : !i32x16, !i32x16
 %99 = vector.shuffle %75, %83 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : !i32x16, !i32x16
 llvm.store %84, %4 <alignment = 64> : !i32x16, !llvm.ptr
 %100 = llvm.getelementptr %4[64] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %86, %100 <alignment = 64> : !i32x16, !llvm.ptr
 %101 = llvm.getelementptr %4[128] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %88, %101 <alignment = 64> : !i32x16, !llvm.ptr
 %102 = llvm.getelementptr %4[192] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %90, %102 <alignment = 64> : !i32x16, !llvm.ptr
 %103 = llvm.getelementptr %4[256] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %92, %103 <alignment = 64> : !i32x16, !llvm.ptr
 %104 = llvm.getelementptr %4[320] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %94, %104 <alignment = 64> : !i32x16, !llvm.ptr
 %105 = llvm.getelementptr %4[384] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %96, %105 <alignment = 64> : !i32x16, !llvm.ptr
 %106 = llvm.getelementptr %4[448] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %98, %106 <alignment = 64> : !i32x16, !llvm.ptr
 %107 = llvm.getelementptr %4[512] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %85, %107 <alignment = 64> : !i32x16, !llvm.ptr
 %108 = llvm.getelementptr %4[576] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %87, %108 <alignment = 64> : !i32x16, !llvm.ptr
 %109 = llvm.getelementptr %4[640] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %89, %109 <alignment = 64> : !i32x16, !llvm.ptr
 %110 = llvm.getelementptr %4[704] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %91, %110 <alignment = 64> : !i32x16, !llvm.ptr
 %111 = llvm.getelementptr %4[768] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %93, %111 <alignment = 64> : !i32x16, !llvm.ptr
 %112 = llvm.getelementptr %4[832] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %95, %112 <alignment = 64> : !i32x16, !llvm.ptr
 %113 = llvm.getelementptr %4[896] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %97, %113 <alignment = 64> : !i32x16, !llvm.ptr
 %114 = llvm.getelementptr %4[960] : (!llvm.ptr) -> !llvm.ptr, i8
 llvm.store %99, %114 <alignment = 64> : !i32x16, !llvm.ptr
 return
}
func.func private @multiply_16x1(%sums: memref<32x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x16
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 32 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 2 : index
 %c_9 = arith.constant 3 : index
 %1 = arith.index_cast %panels : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 scf.for %3 = %c_1 to %c_2 step %c_3 {
  vector.store %c_0, %sums[%3, %c_1] : memref<32x16xf32>, !f32x16
 }
 scf.for %4 = %c_1 to %length step %part {
  scf.for %5 = %c_1 to %c_4 step %c_3 {
   %6 = arith.divui %5, %c_5 : index
   %7 = arith.remui %5, %c_5 : index
   %8 = arith.muli %7, %c_5 : index
   %9 = arith.cmpi eq, %6, %c_1 : index
   %10 = arith.muli %8, %row_bytes : index
   %11 = arith.select %9, %rows_0, %rows_1 : index
   %12 = arith.addi %11, %10 : index
   %13 = arith.select %9, %next_0, %next_1 : index
   %14 = arith.addi %13, %10 : index
   %15 = arith.index_cast %12 : index to i64
   %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
   %17 = arith.index_cast %row_bytes : index to i64
   %18 = llvm.getelementptr %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %19 = llvm.getelementptr %18[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %20 = llvm.getelementptr %19[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %21 = arith.index_cast %14 : index to i64
   %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
   %23 = arith.muli %6, %c_6 : index
   %24 = arith.addi %23, %8 : index
   %25 = arith.addi %4, %part : index
   %26 = arith.minsi %25, %length : index
   %28:4 = scf.for %27 = %4 to %26 step %c_5 iter_args(%29 = %c_0, %30 = %c_0, %31 = %c_0, %32 = %c_0) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
    %33 = arith.muli %27, %c_6 : index
    %34 = arith.index_cast %33 : index to i64
    %35 = llvm.getelementptr %22[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%35) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %36 = arith.addi %27, %c_5 : index
    %38:4 = scf.for %37 = %27 to %36 step %c_3 iter_args(%39 = %29, %40 = %30, %41 = %31, %42 = %32) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
     %43 = arith.muli %37, %c_5 : index
     %44 = arith.index_cast %43 : index to i64
     %45 = arith.muli %37, %c_7 : index
     %46 = arith.index_cast %45 : index to i64
     %47 = llvm.getelementptr %2[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %48 = llvm.load %47 <alignment = 64> : !llvm.ptr -> !f32x16
     %49 = llvm.getelementptr %16[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %50 = llvm.load %49 <alignment = 4> : !llvm.ptr -> f32
     %51 = vector.broadcast %50 : f32 to !f32x16
     %52 = llvm.call_intrinsic "llvm.fmuladd"(%51, %48, %39) : (!f32x16, !f32x16, !f32x16) -> !f32x16
     %53 = llvm.getelementptr %18[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %54 = llvm.load %53 <alignment = 4> : !llvm.ptr -> f32
     %55 = vector.broadcast %54 : f32 to !f32x16
     %56 = llvm.call_intrinsic "llvm.fmuladd"(%55, %48, %40) : (!f32x16, !f32x16, !f32x16) -> !f32x16
     %57 = llvm.getelementptr %19[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %58 = llvm.load %57 <alignment = 4> : !llvm.ptr -> f32
     %59 = vector.broadcast %58 : f32 to !f32x16
     %60 = llvm.call_intrinsic "llvm.fmuladd"(%59, %48, %41) : (!f32x16, !f32x16, !f32x16) -> !f32x16
     %61 = llvm.getelementptr %20[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %62 = llvm.load %61 <alignment = 4> : !llvm.ptr -> f32
     %63 = vector.broadcast %62 : f32 to !f32x16
     %64 = llvm.call_intrinsic "llvm.fmuladd"(%63, %48, %42) : (!f32x16, !f32x16, !f32x16) -> !f32x16
     scf.yield %52, %56, %60, %64 : !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %38#0, %38#1, %38#2, %38#3 : !f32x16, !f32x16, !f32x16, !f32x16
   }
   %65 = vector.load %sums[%24, %c_1] : memref<32x16xf32>, !f32x16
   %66 = arith.addf %65, %28#0 : !f32x16
   vector.store %66, %sums[%24, %c_1] : memref<32x16xf32>, !f32x16
   %67 = arith.addi %24, %c_3 : index
   %68 = vector.load %sums[%67, %c_1] : memref<32x16xf32>, !f32x16
   %69 = arith.addf %68, %28#1 : !f32x16
   vector.store %69, %sums[%67, %c_1] : memref<32x16xf32>, !f32x16
   %70 = arith.addi %24, %c_8 : index
   %71 = vector.load %sums[%70, %c_1] : memref<32x16xf32>, !f32x16
   %72 = arith.addf %71, %28#2 : !f32x16
   vector.store %72, %sums[%70, %c_1] : memref<32x16xf32>, !f32x16
   %73 = arith.addi %24, %c_9 : index
   %74 = vector.load %sums[%73, %c_1] : memref<32x16xf32>, !f32x16
   %75 = arith.addf %74, %28#3 : !f32x16
   vector.store %75, %sums[%73, %c_1] : memref<32x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<32x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x8
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 32 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant dense<0x00000000> : !f32x16
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 2 : index
 %c_7 = arith.constant 8 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 64 : index
 %c_10 = arith.constant 3 : index
 %c_11 = arith.constant 5 : index
 %c_12 = arith.constant 6 : index
 %c_13 = arith.constant 7 : index
 %1 = arith.index_cast %panels : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 scf.for %3 = %c_1 to %c_2 step %c_3 {
  vector.store %c_4, %sums[%3, %c_1] : memref<32x16xf32>, !f32x16
 }
 scf.for %4 = %c_1 to %length step %part {
  scf.for %5 = %c_1 to %c_5 step %c_3 {
   %6 = arith.divui %5, %c_6 : index
   %7 = arith.remui %5, %c_6 : index
   %8 = arith.muli %7, %c_7 : index
   %9 = arith.cmpi eq, %6, %c_1 : index
   %10 = arith.muli %8, %row_bytes : index
   %11 = arith.select %9, %rows_0, %rows_1 : index
   %12 = arith.addi %11, %10 : index
   %13 = arith.muli %5, %c_5 : index
   %14 = arith.muli %13, %row_bytes : index
   %15 = arith.addi %next_0, %14 : index
   %16 = arith.addi %next_1, %14 : index
   %17 = arith.index_cast %12 : index to i64
   %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
   %19 = arith.index_cast %row_bytes : index to i64
   %20 = llvm.getelementptr %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %21 = llvm.getelementptr %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %22 = llvm.getelementptr %21[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %23 = llvm.getelementptr %22[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %24 = llvm.getelementptr %23[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %25 = llvm.getelementptr %24[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %26 = llvm.getelementptr %25[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %27 = arith.index_cast %15 : index to i64
   %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
   %29 = arith.index_cast %16 : index to i64
   %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
   %31 = arith.muli %6, %c_8 : index
   %32 = arith.addi %31, %8 : index
   %33 = arith.addi %4, %part : index
   %34 = arith.minsi %33, %length : index
   %36:8 = scf.for %35 = %4 to %34 step %c_5 iter_args(%37 = %c_0, %38 = %c_0, %39 = %c_0, %40 = %c_0, %41 = %c_0, %42 = %c_0, %43 = %c_0, %44 = %c_0) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
    %45 = arith.muli %35, %c_8 : index
    %46 = arith.index_cast %45 : index to i64
    %47 = llvm.getelementptr %28[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %48 = llvm.getelementptr %30[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %49 = arith.addi %35, %c_5 : index
    %51:8 = scf.for %50 = %35 to %49 step %c_3 iter_args(%52 = %37, %53 = %38, %54 = %39, %55 = %40, %56 = %41, %57 = %42, %58 = %43, %59 = %44) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
     %60 = arith.muli %50, %c_5 : index
     %61 = arith.index_cast %60 : index to i64
     %62 = arith.muli %50, %c_9 : index
     %63 = arith.index_cast %62 : index to i64
     %64 = llvm.getelementptr %2[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %65 = llvm.load %64 <alignment = 64> : !llvm.ptr -> !f32x8
     %66 = llvm.getelementptr %18[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %67 = llvm.load %66 <alignment = 4> : !llvm.ptr -> f32
     %68 = vector.broadcast %67 : f32 to !f32x8
     %69 = llvm.call_intrinsic "llvm.fmuladd"(%68, %65, %52) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %70 = llvm.getelementptr %20[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %71 = llvm.load %70 <alignment = 4> : !llvm.ptr -> f32
     %72 = vector.broadcast %71 : f32 to !f32x8
     %73 = llvm.call_intrinsic "llvm.fmuladd"(%72, %65, %53) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %74 = llvm.getelementptr %21[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %75 = llvm.load %74 <alignment = 4> : !llvm.ptr -> f32
     %76 = vector.broadcast %75 : f32 to !f32x8
     %77 = llvm.call_intrinsic "llvm.fmuladd"(%76, %65, %54) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %78 = llvm.getelementptr %22[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %79 = llvm.load %78 <alignment = 4> : !llvm.ptr -> f32
     %80 = vector.broadcast %79 : f32 to !f32x8
     %81 = llvm.call_intrinsic "llvm.fmuladd"(%80, %65, %55) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %82 = llvm.getelementptr %23[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %83 = llvm.load %82 <alignment = 4> : !llvm.ptr -> f32
     %84 = vector.broadcast %83 : f32 to !f32x8
     %85 = llvm.call_intrinsic "llvm.fmuladd"(%84, %65, %56) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %86 = llvm.getelementptr %24[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %87 = llvm.load %86 <alignment = 4> : !llvm.ptr -> f32
     %88 = vector.broadcast %87 : f32 to !f32x8
     %89 = llvm.call_intrinsic "llvm.fmuladd"(%88, %65, %57) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %90 = llvm.getelementptr %25[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %91 = llvm.load %90 <alignment = 4> : !llvm.ptr -> f32
     %92 = vector.broadcast %91 : f32 to !f32x8
     %93 = llvm.call_intrinsic "llvm.fmuladd"(%92, %65, %58) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     %94 = llvm.getelementptr %26[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %95 = llvm.load %94 <alignment = 4> : !llvm.ptr -> f32
     %96 = vector.broadcast %95 : f32 to !f32x8
     %97 = llvm.call_intrinsic "llvm.fmuladd"(%96, %65, %59) : (!f32x8, !f32x8, !f32x8) -> !f32x8
     scf.yield %69, %73, %77, %81, %85, %89, %93, %97 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
   }
   %98 = vector.load %sums[%32, %c_1] : memref<32x16xf32>, !f32x8
   %99 = arith.addf %98, %36#0 : !f32x8
   vector.store %99, %sums[%32, %c_1] : memref<32x16xf32>, !f32x8
   %100 = arith.addi %32, %c_3 : index
   %101 = vector.load %sums[%100, %c_1] : memref<32x16xf32>, !f32x8
   %102 = arith.addf %101, %36#1 : !f32x8
   vector.store %102, %sums[%100, %c_1] : memref<32x16xf32>, !f32x8
   %103 = arith.addi %32, %c_6 : index
   %104 = vector.load %sums[%103, %c_1] : memref<32x16xf32>, !f32x8
   %105 = arith.addf %104, %36#2 : !f32x8
   vector.store %105, %sums[%103, %c_1] : memref<32x16xf32>, !f32x8
   %106 = arith.addi %32, %c_10 : index
   %107 = vector.load %sums[%106, %c_1] : memref<32x16xf32>, !f32x8
   %108 = arith.addf %107, %36#3 : !f32x8
   vector.store %108, %sums[%106, %c_1] : memref<32x16xf32>, !f32x8
   %109 = arith.addi %32, %c_5 : index
   %110 = vector.load %sums[%109, %c_1] : memref<32x16xf32>, !f32x8
   %111 = arith.addf %110, %36#4 : !f32x8
   vector.store %111, %sums[%109, %c_1] : memref<32x16xf32>, !f32x8
   %112 = arith.addi %32, %c_11 : index
   %113 = vector.load %sums[%112, %c_1] : memref<32x16xf32>, !f32x8
   %114 = arith.addf %113, %36#5 : !f32x8
   vector.store %114, %sums[%112, %c_1] : memref<32x16xf32>, !f32x8
   %115 = arith.addi %32, %c_12 : index
   %116 = vector.load %sums[%115, %c_1] : memref<32x16xf32>, !f32x8
   %117 = arith.addf %116, %36#6 : !f32x8
   vector.store %117, %sums[%115, %c_1] : memref<32x16xf32>, !f32x8
   %118 = arith.addi %32, %c_13 : index
   %119 = vector.load %sums[%118, %c_1] : memref<32x16xf32>, !f32x8
   %120 = arith.addf %119, %36#7 : !f32x8
   vector.store %120, %sums[%118, %c_1] : memref<32x16xf32>, !f32x8
  }
 }
 return
}
func.func @grouped_count(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignments: index, %chunks: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 8 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant 0 : i32
 %c_4 = arith.constant 2048 : index
 %c_5 = arith.constant 1 : i32
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
 %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  memref.store %c_3, %histograms[%workgroup_0, %1] : memref<?x8xi32>
 }
 %2 = arith.muli %workgroup_0, %c_4 : index
 %3 = arith.addi %2, %c_4 : index
 %4 = arith.minsi %3, %assignments : index
 scf.for %5 = %2 to %4 step %c_2 {
  %6 = memref.load %ids[%5] : memref<?xi32>
  %7 = arith.index_cast %6 : i32 to index
  %8 = memref.load %histograms[%workgroup_0, %7] : memref<?x8xi32>
  %9 = arith.addi %8, %c_5 : i32
  memref.store %9, %histograms[%workgroup_0, %7] : memref<?x8xi32>
 }
 return
}
func.func @grouped_place(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %block_count_binding: !stream.binding, %assignments: index, %rows: index, %blocks: index, %chunks: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 8 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant 0 : i32
 %c_4 = arith.constant 239 : index
 %c_5 = arith.constant 240 : index
 %c_6 = arith.constant 15 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 2 : index
 %c_9 = arith.constant -1 : i32
 %c_10 = arith.constant 2048 : index
 %c_11 = arith.constant 1 : i32
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
 %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
 %row_of = stream.binding.subspan %row_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_0] : !stream.binding -> memref<1xi32>
 %next_row = memref.alloca() alignment = 64 : memref<8xi32>
 %1 = arith.cmpi eq, %workgroup_0, %c_0 : index
 // where each expert's rows begin, and those of this chunk; the first workgroup writes the row blocks
 %3:2 = scf.for %2 = %c_0 to %c_1 step %c_2 iter_args(%4 = %c_0, %5 = %c_0) -> (index, index) {
  %7:2 = scf.for %6 = %c_0 to %chunks step %c_2 iter_args(%8 = %c_3, %9 = %c_3) -> (i32, i32) {
   %10 = memref.load %histograms[%6, %2] : memref<?x8xi32>
   %11 = arith.cmpi slt, %6, %workgroup_0 : index
   %12 = arith.select %11, %10, %c_3 : i32
   %13 = arith.addi %8, %10 : i32
   %14 = arith.addi %9, %12 : i32
   scf.yield %13, %14 : i32, i32
  }
  %15 = arith.index_cast %7#0 : i32 to index
  %16 = arith.index_cast %4 : index to i32
  %17 = arith.addi %16, %7#1 : i32
  memref.store %17, %next_row[%2] : memref<8xi32>
  %18 = arith.addi %15, %c_4 : index
  %19 = arith.divui %18, %c_5 : index
  %20 = arith.maxsi %19, %c_2 : index
  %21 = arith.subi %20, %c_2 : index
  %22 = arith.addi %15, %21 : index
  %23 = arith.divui %22, %20 : index
  %24 = arith.addi %23, %c_6 : index
  %25 = arith.divui %24, %c_7 : index
  %26 = arith.muli %25, %c_7 : index
  %27 = arith.addi %15, %c_6 : index
  %28 = arith.divui %27, %c_7 : index
  %29 = arith.muli %28, %c_7 : index
  %30 = arith.addi %4, %29 : index
  scf.if %1 {
   scf.for %31 = %c_0 to %19 step %c_2 {
    %32 = arith.muli %31, %26 : index
    %33 = arith.addi %4, %32 : index
    %34 = arith.subi %15, %32 : index
    %35 = arith.minsi %26, %34 : index
    %36 = arith.index_cast %2 : index to i32
    %37 = arith.addi %5, %31 : index
    memref.store %36, %row_blocks[%37, %c_0] : memref<?x4xi32>
    %38 = arith.index_cast %33 : index to i32
    memref.store %38, %row_blocks[%37, %c_2] : memref<?x4xi32>
    %39 = arith.index_cast %35 : index to i32
    memref.store %39, %row_blocks[%37, %c_8] : memref<?x4xi32>
   }
   %40 = arith.addi %4, %15 : index
   scf.for %41 = %40 to %30 step %c_2 {
    memref.store %c_9, %assignment_of[%41] : memref<?xi32>
   }
  }
  %42 = arith.addi %5, %19 : index
  scf.yield %30, %42 : index, index
 }
 scf.if %1 {
  %43 = arith.index_cast %3#1 : index to i32
  memref.store %43, %block_count[%c_0] : memref<1xi32>
 }
 // each assignment to the next row of its expert
 %44 = arith.muli %workgroup_0, %c_10 : index
 %45 = arith.addi %44, %c_10 : index
 %46 = arith.minsi %45, %assignments : index
 scf.for %47 = %44 to %46 step %c_2 {
  %48 = memref.load %ids[%47] : memref<?xi32>
  %49 = arith.index_cast %48 : i32 to index
  %50 = memref.load %next_row[%49] : memref<8xi32>
  %51 = arith.addi %50, %c_11 : i32
  memref.store %51, %next_row[%49] : memref<8xi32>
  memref.store %50, %row_of[%47] : memref<?xi32>
  %52 = arith.index_cast %47 : index to i32
  %53 = arith.index_cast %50 : i32 to index
  memref.store %52, %assignment_of[%53] : memref<?xi32>
 }
 return
}
func.func @grouped_up(%x_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %block_count_binding: !stream.binding, %counters_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %panels_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
 %c_0 = arith.constant 38400 : index
 %c_1 = arith.constant -1 : i32
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 32 : index
 %c_7 = arith.constant 15 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 0 : i32
 %c_10 = arith.constant 3 : index
 %c_11 = arith.constant 2560 : index
 %c_12 = arith.constant dense<0x00000000> : !f32x16
 %c_13 = arith.constant 64 : index
 %c_14 = arith.constant 8 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 48 : index
 %c_17 = arith.constant 160 : index
 %c_18 = arith.constant 3840 : index
 %c_19 = arith.constant 40 : index
 %c_20 = arith.constant 96 : index
 %c_21 = arith.constant dense<0x42B40000> : !f32x16
 %c_22 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_23 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_24 = arith.constant dense<0xBF318000> : !f32x16
 %c_25 = arith.constant dense<0x395E8083> : !f32x16
 %c_26 = arith.constant dense<0x39500D01> : !f32x16
 %c_27 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_28 = arith.constant dense<0x3C088889> : !f32x16
 %c_29 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_30 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_31 = arith.constant dense<0x3F000000> : !f32x16
 %c_32 = arith.constant dense<0x3F800000> : !f32x16
 %c_33 = arith.constant dense<1> : !i32x16
 %c_34 = arith.constant dense<23> : !i32x16
 %c_35 = arith.constant dense<127> : !i32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%rows}
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x38400xi8>{%workers}
 %sums = memref.alloca() alignment = 64 : memref<32x16xf32>
 %packed = memref.alloca() alignment = 64 : memref<1xi32>
 %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
 %square = memref.alloca() alignment = 64 : memref<16x16xf32>
 %1 = memref.extract_aligned_pointer_as_index %panels : memref<?x38400xi8> -> index
 %2 = arith.muli %workgroup_0, %c_0 : index
 %3 = arith.addi %1, %2 : index
 memref.store %c_1, %packed[%c_2] : memref<1xi32>
 %4 = memref.load %block_count[%c_2] : memref<1xi32>
 %5 = arith.index_cast %4 : i32 to index
 %6 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %7 = arith.muli %workers, %c_3 : index
 %10:2 = scf.while (%8 = %c_2, %9 = %c_2) : (index, index) -> (index, index) {
  %13 = arith.cmpi slt, %8, %5 : index
  scf.condition(%13) %8, %9 : index, index
 } do {
  ^bb0(%11: index, %12: index):
  %14 = arith.index_cast %6 : index to i64
  %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
  %16 = arith.index_cast %c_4 : index to i32
  %17 = llvm.atomicrmw add %15, %16 monotonic : !llvm.ptr, i32
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.muli %7, %c_5 : index
  %20 = arith.divui %5, %19 : index
  %21 = arith.maxsi %20, %c_4 : index
  %22 = arith.divui %18, %7 : index
  %24:2 = scf.for %23 = %c_2 to %22 step %c_4 iter_args(%25 = %c_2, %26 = %21) -> (index, index) {
   %27 = arith.muli %26, %7 : index
   %28 = arith.addi %25, %27 : index
   %29 = arith.divui %26, %c_5 : index
   %30 = arith.maxsi %29, %c_4 : index
   scf.yield %28, %30 : index, index
  }
  %31 = arith.remui %18, %7 : index
  %32 = arith.muli %31, %24#1 : index
  %33 = arith.addi %24#0, %32 : index
  %34 = arith.addi %11, %12 : index
  scf.for %35 = %11 to %34 step %c_4 {
   %36 = arith.addi %35, %c_4 : index
   %37 = arith.cmpi eq, %36, %34 : index
   %38 = arith.select %37, %33, %36 : index
   %39 = arith.muli %c_2, %c_6 : index
   %40 = memref.load %row_blocks[%35, %c_2] : memref<?x4xi32>
   %41 = arith.index_cast %40 : i32 to index
   %42 = memref.load %row_blocks[%35, %c_4] : memref<?x4xi32>
   %43 = arith.index_cast %42 : i32 to index
   %44 = memref.load %row_blocks[%35, %c_5] : memref<?x4xi32>
   %45 = arith.index_cast %44 : i32 to index
   %46 = arith.subi %5, %c_4 : index
   %47 = arith.minsi %38, %46 : index
   %48 = memref.load %row_blocks[%47, %c_2] : memref<?x4xi32>
   %49 = arith.index_cast %48 : i32 to index
   %50 = memref.load %row_blocks[%47, %c_4] : memref<?x4xi32>
   %51 = arith.index_cast %50 : i32 to index
   %52 = memref.load %row_blocks[%47, %c_5] : memref<?x4xi32>
   %53 = arith.index_cast %52 : i32 to index
   %54 = memref.load %packed[%c_2] : memref<1xi32>
   %55 = arith.index_cast %35 : index to i32
   %56 = arith.cmpi ne, %54, %55 : i32
   scf.if %56 {
    memref.store %55, %packed[%c_2] : memref<1xi32>
    %57 = arith.addi %45, %c_7 : index
    %58 = arith.divui %57, %c_8 : index
    scf.for %59 = %c_2 to %58 step %c_4 {
     scf.for %60 = %c_2 to %c_8 step %c_4 {
      %61 = arith.muli %59, %c_8 : index
      %62 = arith.addi %43, %61 : index
      %63 = arith.addi %62, %60 : index
      %64 = memref.load %assignment_of[%63] : memref<?xi32>
      %65 = arith.index_cast %64 : i32 to index
      %66 = arith.maxsi %65, %c_2 : index
      %67 = arith.cmpi sge, %64, %c_9 : i32
      %68 = arith.divui %66, %c_10 : index
      %69 = arith.index_cast %68 : index to i32
      %70 = arith.select %67, %69, %64 : i32
      memref.store %70, %tile_tokens[%60] : memref<16xi32>
     }
     %71 = arith.muli %59, %c_11 : index
     %72 = arith.addi %3, %71 : index
     scf.for %73 = %c_2 to %c_6 step %c_8 {
      scf.for %74 = %c_2 to %c_8 step %c_4 {
       %75 = memref.load %tile_tokens[%74] : memref<16xi32>
       %76 = arith.index_cast %75 : i32 to index
       %77 = arith.cmpi sge, %76, %c_2 : index
       %78 = arith.select %77, %c_8, %c_2 : index
       %79 = vector.create_mask %78 : !i1x16
       %80 = arith.maxsi %76, %c_2 : index
       %81 = vector.maskedload %x[%80, %73], %79, %c_12 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
       vector.store %81, %square[%74, %c_2] : memref<16x16xf32>, !f32x16
      }
      %82 = arith.muli %73, %c_13 : index
      %83 = arith.addi %72, %82 : index
      %84 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
      func.call @transpose(%84, %83) : (index, index) -> ()
     }
     scf.for %85 = %c_2 to %c_8 step %c_4 {
      %86 = memref.load %tile_tokens[%85] : memref<16xi32>
      %87 = arith.index_cast %86 : i32 to index
      %88 = arith.cmpi sge, %87, %c_2 : index
      %89 = arith.select %88, %c_14, %c_2 : index
      %90 = vector.create_mask %89 : !i1x16
      %91 = arith.maxsi %87, %c_2 : index
      %92 = vector.maskedload %x[%91, %c_6], %90, %c_12 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
      vector.store %92, %square[%85, %c_2] : memref<16x16xf32>, !f32x16
     }
     %93 = arith.muli %c_6, %c_13 : index
     %94 = arith.addi %72, %93 : index
     %95 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
     func.call @transpose(%95, %95) : (index, index) -> ()
     scf.for %96 = %c_2 to %c_14 step %c_4 {
      %97 = arith.muli %96, %c_13 : index
      %98 = arith.addi %95, %97 : index
      %99 = arith.index_cast %98 : index to i64
      %100 = llvm.inttoptr %99 : i64 to !llvm.ptr
      %101 = llvm.load %100 <alignment = 64> : !llvm.ptr -> !i32x16
      %102 = arith.addi %94, %97 : index
      %103 = arith.index_cast %102 : index to i64
      %104 = llvm.inttoptr %103 : i64 to !llvm.ptr
      llvm.store %101, %104 <alignment = 64> : !i32x16, !llvm.ptr
     }
    }
   }
   %105 = arith.addi %39, %c_6 : index
   %106 = arith.minsi %105, %c_15 : index
   %107 = arith.addi %45, %c_7 : index
   %108 = arith.divui %107, %c_8 : index
   %109 = arith.muli %108, %c_5 : index
   %110 = arith.cmpi sle, %45, %c_14 : index
   %111 = arith.select %110, %c_4, %109 : index
   scf.for %112 = %39 to %106 step %c_8 {
    %113 = arith.minsi %112, %c_14 : index
    %114 = arith.addi %113, %c_15 : index
    %115 = arith.addi %112, %c_8 : index
    %116 = arith.cmpi sge, %115, %106 : index
    %117 = arith.select %116, %49, %41 : index
    %118 = arith.select %116, %39, %115 : index
    %119 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
    %120 = arith.muli %117, %c_16 : index
    %121 = arith.addi %120, %118 : index
    %122 = arith.muli %121, %c_17 : index
    %123 = arith.addi %119, %122 : index
    %124 = arith.addi %123, %c_18 : index
    %125 = arith.addi %111, %c_4 : index
    %126 = arith.divui %125, %c_5 : index
    scf.for %127 = %c_2 to %126 step %c_4 {
     %128 = arith.addi %127, %c_4 : index
     %129 = arith.muli %127, %126 : index
     %130 = arith.subi %126, %c_4 : index
     %131 = arith.addi %129, %130 : index
     %132 = arith.divui %131, %126 : index
     %133 = arith.muli %128, %126 : index
     %134 = arith.addi %133, %130 : index
     %135 = arith.divui %134, %126 : index
     %136 = arith.muli %135, %c_5 : index
     %137 = arith.minsi %136, %111 : index
     %138 = arith.muli %132, %c_5 : index
     %139 = arith.subi %137, %138 : index
     %140 = arith.muli %132, %c_11 : index
     %141 = arith.addi %3, %140 : index
     %142 = arith.muli %41, %c_16 : index
     %143 = arith.addi %142, %113 : index
     %144 = arith.muli %143, %c_17 : index
     %145 = arith.addi %119, %144 : index
     %146 = arith.addi %142, %114 : index
     %147 = arith.muli %146, %c_17 : index
     %148 = arith.addi %119, %147 : index
     %149 = arith.cmpi eq, %139, %c_5 : index
     scf.if %149 {
      func.call @multiply_16x1(%sums, %145, %148, %c_17, %c_19, %141, %c_11, %123, %124, %c_14) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %150 = arith.cmpi eq, %139, %c_4 : index
     scf.if %150 {
      func.call @multiply_16xhalf(%sums, %145, %148, %c_17, %c_19, %141, %c_11, %123, %124, %c_14) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %151 = arith.addi %139, %c_4 : index
     %152 = arith.divui %151, %c_5 : index
     scf.for %153 = %c_2 to %152 step %c_4 {
      %154 = arith.addi %132, %153 : index
      %155 = arith.muli %153, %c_6 : index
      %156 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
      %157 = arith.muli %154, %c_8 : index
      %158 = arith.addi %43, %157 : index
      %159 = arith.muli %158, %c_20 : index
      %160 = arith.addi %156, %159 : index
      scf.for %161 = %c_2 to %c_4 step %c_4 {
       %162 = arith.subi %c_15, %112 : index
       %163 = arith.maxsi %162, %c_2 : index
       %164 = arith.minsi %c_8, %163 : index
       scf.for %165 = %c_2 to %164 step %c_4 {
        %166 = arith.addi %112, %165 : index
        %167 = arith.addi %155, %c_2 : index
        %168 = arith.subi %166, %113 : index
        %169 = arith.addi %167, %168 : index
        %170 = vector.load %sums[%169, %c_2] : memref<32x16xf32>, !f32x16
        %171 = arith.addi %155, %c_8 : index
        %172 = arith.addi %171, %168 : index
        %173 = vector.load %sums[%172, %c_2] : memref<32x16xf32>, !f32x16
        %174 = arith.subf %c_12, %170 : !f32x16
        %175 = arith.cmpf ogt, %174, %c_21 : !f32x16
        %176 = arith.select %175, %c_21, %174 : !i1x16, !f32x16
        %177 = arith.cmpf olt, %176, %c_22 : !f32x16
        %178 = arith.select %177, %c_22, %176 : !i1x16, !f32x16
        %179 = arith.mulf %178, %c_23 : !f32x16
        %180 = math.roundeven %179 : !f32x16
        %181 = llvm.call_intrinsic "llvm.fmuladd"(%180, %c_24, %178) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %182 = llvm.call_intrinsic "llvm.fmuladd"(%180, %c_25, %181) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %183 = llvm.call_intrinsic "llvm.fmuladd"(%c_26, %182, %c_27) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %184 = llvm.call_intrinsic "llvm.fmuladd"(%183, %182, %c_28) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %185 = llvm.call_intrinsic "llvm.fmuladd"(%184, %182, %c_29) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %186 = llvm.call_intrinsic "llvm.fmuladd"(%185, %182, %c_30) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %187 = llvm.call_intrinsic "llvm.fmuladd"(%186, %182, %c_31) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %188 = llvm.call_intrinsic "llvm.fmuladd"(%187, %182, %c_32) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %189 = llvm.call_intrinsic "llvm.fmuladd"(%188, %182, %c_32) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %190 = arith.fptosi %180 : !f32x16 to !i32x16
        %191 = arith.shrsi %190, %c_33 : !i32x16
        %192 = arith.subi %190, %191 : !i32x16
        %193 = arith.addi %191, %c_35 : !i32x16
        %194 = arith.shli %193, %c_34 : !i32x16
        %195 = arith.bitcast %194 : !i32x16 to !f32x16
        %196 = arith.mulf %189, %195 : !f32x16
        %197 = arith.addi %192, %c_35 : !i32x16
        %198 = arith.shli %197, %c_34 : !i32x16
        %199 = arith.bitcast %198 : !i32x16 to !f32x16
        %200 = arith.mulf %196, %199 : !f32x16
        %201 = arith.addf %200, %c_32 : !f32x16
        %202 = arith.divf %170, %201 : !f32x16
        %203 = arith.mulf %202, %173 : !f32x16
        %204 = arith.muli %166, %c_13 : index
        %205 = arith.addi %160, %204 : index
        %206 = arith.index_cast %205 : index to i64
        %207 = llvm.inttoptr %206 : i64 to !llvm.ptr
        llvm.store %203, %207 <alignment = 64> : !f32x16, !llvm.ptr
       }
      }
     }
    }
   }
  }
  scf.yield %33, %24#1 : index, index
 }
 return
}
func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %block_count_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 32 : index
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant 39 : index
 %c_5 = arith.constant 31 : index
 %c_6 = arith.constant 256 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 2 : index
 %c_9 = arith.constant 40 : index
 %c_10 = arith.constant dense<0x00000000> : !f32x16
 %c_11 = arith.constant 16 : index
 %c_12 = arith.constant 96 : index
 %c_13 = arith.constant 15 : index
 %c_14 = arith.constant 8 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 1536 : index
 %c_17 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_18 = arith.constant 0 : i32
 %c_19 = arith.constant 3 : index
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_0] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<32xi32>
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
 %weights = stream.binding.subspan %weights_binding[%c_0] : !stream.binding -> memref<?xf32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_0] : !stream.binding -> memref<8x40x24xf32>
 %y = stream.binding.subspan %y_binding[%c_0] : !stream.binding -> memref<?x40xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<32x16xf32>
 %1 = memref.load %block_count[%c_0] : memref<1xi32>
 %2 = arith.index_cast %1 : i32 to index
 %3 = arith.muli %2, %c_1 : index
 %4 = arith.cmpi sle, %assignments, %3 : index
 %5 = arith.select %4, %c_2, %c_3 : index
 %6 = arith.muli %workers, %5 : index
 %7 = arith.addi %6, %c_4 : index
 %8 = arith.divui %7, %6 : index
 %9 = arith.addi %8, %c_5 : index
 %10 = arith.divui %9, %c_1 : index
 %11 = arith.muli %10, %c_1 : index
 %12 = arith.minsi %11, %c_6 : index
 %13 = arith.addi %12, %c_4 : index
 %14 = arith.divui %13, %12 : index
 %15 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %16 = arith.addi %15, %c_7 : index
 %17 = arith.muli %workers, %c_2 : index
 %20:2 = scf.while (%18 = %c_0, %19 = %c_0) : (index, index) -> (index, index) {
  %23 = arith.cmpi slt, %18, %14 : index
  scf.condition(%23) %18, %19 : index, index
 } do {
  ^bb0(%21: index, %22: index):
  %24 = arith.index_cast %16 : index to i64
  %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
  %26 = arith.index_cast %c_3 : index to i32
  %27 = llvm.atomicrmw add %25, %26 monotonic : !llvm.ptr, i32
  %28 = arith.index_cast %27 : i32 to index
  %29 = arith.muli %17, %c_8 : index
  %30 = arith.divui %14, %29 : index
  %31 = arith.maxsi %30, %c_3 : index
  %32 = arith.divui %28, %17 : index
  %34:2 = scf.for %33 = %c_0 to %32 step %c_3 iter_args(%35 = %c_0, %36 = %31) -> (index, index) {
   %37 = arith.muli %36, %17 : index
   %38 = arith.addi %35, %37 : index
   %39 = arith.divui %36, %c_8 : index
   %40 = arith.maxsi %39, %c_3 : index
   scf.yield %38, %40 : index, index
  }
  %41 = arith.remui %28, %17 : index
  %42 = arith.muli %41, %34#1 : index
  %43 = arith.addi %34#0, %42 : index
  %44 = arith.addi %21, %22 : index
  scf.for %45 = %21 to %44 step %c_3 {
   %46 = arith.addi %45, %c_3 : index
   %47 = arith.cmpi eq, %46, %44 : index
   %48 = arith.select %47, %43, %46 : index
   %49 = arith.muli %45, %12 : index
   %50 = arith.addi %49, %12 : index
   %51 = arith.minsi %50, %c_9 : index
   scf.for %52 = %c_0 to %tokens step %c_3 {
    scf.for %53 = %49 to %51 step %c_11 {
     %54 = arith.subi %51, %53 : index
     %55 = vector.create_mask %54 : !i1x16
     vector.maskedstore %y[%52, %53], %55, %c_10 : memref<?x40xf32>, !i1x16, !f32x16
    }
   }
   scf.for %56 = %c_0 to %2 step %c_3 {
    %57 = memref.load %row_blocks[%56, %c_0] : memref<?x4xi32>
    %58 = arith.index_cast %57 : i32 to index
    %59 = memref.load %row_blocks[%56, %c_3] : memref<?x4xi32>
    %60 = arith.index_cast %59 : i32 to index
    %61 = memref.load %row_blocks[%56, %c_8] : memref<?x4xi32>
    %62 = arith.index_cast %61 : i32 to index
    %63 = arith.addi %56, %c_3 : index
    %64 = arith.cmpi eq, %63, %2 : index
    %65 = arith.select %64, %c_0, %63 : index
    %66 = memref.load %row_blocks[%65, %c_0] : memref<?x4xi32>
    %67 = arith.index_cast %66 : i32 to index
    %68 = memref.load %row_blocks[%65, %c_3] : memref<?x4xi32>
    %69 = arith.index_cast %68 : i32 to index
    %70 = memref.load %row_blocks[%65, %c_8] : memref<?x4xi32>
    %71 = arith.index_cast %70 : i32 to index
    %72 = arith.subi %14, %c_3 : index
    %73 = arith.minsi %48, %72 : index
    %74 = arith.muli %73, %12 : index
    %75 = arith.select %64, %74, %49 : index
    %76 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
    %77 = arith.muli %60, %c_12 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %62, %c_13 : index
    %80 = arith.divui %79, %c_11 : index
    %81 = arith.muli %80, %c_8 : index
    %82 = arith.cmpi sle, %62, %c_14 : index
    %83 = arith.select %82, %c_3, %81 : index
    scf.for %84 = %49 to %51 step %c_1 {
     %85 = arith.addi %84, %c_11 : index
     %86 = arith.minsi %84, %c_15 : index
     %87 = arith.minsi %85, %c_15 : index
     %88 = arith.addi %84, %c_1 : index
     %89 = arith.cmpi sge, %88, %51 : index
     %90 = arith.select %89, %67, %58 : index
     %91 = arith.select %89, %75, %88 : index
     %92 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
     %93 = arith.muli %90, %c_9 : index
     %94 = arith.addi %93, %91 : index
     %95 = arith.muli %94, %c_12 : index
     %96 = arith.addi %92, %95 : index
     %97 = arith.addi %96, %c_16 : index
     %98 = arith.addi %83, %c_3 : index
     %99 = arith.divui %98, %c_8 : index
     scf.for %100 = %c_0 to %99 step %c_3 {
      %101 = arith.addi %100, %c_3 : index
      %102 = arith.muli %100, %99 : index
      %103 = arith.subi %99, %c_3 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.divui %104, %99 : index
      %106 = arith.muli %101, %99 : index
      %107 = arith.addi %106, %103 : index
      %108 = arith.divui %107, %99 : index
      %109 = arith.muli %108, %c_8 : index
      %110 = arith.minsi %109, %83 : index
      %111 = arith.muli %105, %c_8 : index
      %112 = arith.subi %110, %111 : index
      %113 = arith.muli %105, %c_16 : index
      %114 = arith.addi %78, %113 : index
      %115 = arith.muli %58, %c_9 : index
      %116 = arith.addi %115, %86 : index
      %117 = arith.muli %116, %c_12 : index
      %118 = arith.addi %92, %117 : index
      %119 = arith.addi %115, %87 : index
      %120 = arith.muli %119, %c_12 : index
      %121 = arith.addi %92, %120 : index
      %122 = arith.cmpi eq, %112, %c_8 : index
      scf.if %122 {
       func.call @multiply_16x1(%sums, %118, %121, %c_12, %c_15, %114, %c_16, %96, %97, %c_2) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %123 = arith.cmpi eq, %112, %c_3 : index
      scf.if %123 {
       func.call @multiply_16xhalf(%sums, %118, %121, %c_12, %c_15, %114, %c_16, %96, %97, %c_2) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %124 = arith.addi %112, %c_3 : index
      %125 = arith.divui %124, %c_8 : index
      scf.for %126 = %c_0 to %125 step %c_3 {
       %127 = arith.addi %105, %126 : index
       %128 = arith.muli %126, %c_1 : index
       %129 = arith.muli %127, %c_11 : index
       %130 = arith.addi %60, %129 : index
       scf.for %131 = %c_0 to %c_8 step %c_3 {
        %132 = arith.cmpi eq, %131, %c_0 : index
        %133 = arith.select %132, %84, %85 : index
        %134 = arith.select %132, %86, %87 : index
        %135 = arith.cmpi slt, %133, %51 : index
        scf.if %135 {
         %136 = arith.muli %131, %c_11 : index
         %137 = arith.addi %128, %136 : index
         %138 = memref.extract_aligned_pointer_as_index %sums : memref<32x16xf32> -> index
         %139 = arith.muli %137, %c_7 : index
         %140 = arith.addi %138, %139 : index
         func.call @transpose(%140, %140) : (index, index) -> ()
         %141 = arith.subi %133, %134 : index
         %142 = arith.index_cast %141 : index to i32
         %143 = vector.broadcast %142 : i32 to !i32x16
         %144 = arith.cmpi sge, %c_17, %143 : !i32x16
         scf.for %145 = %c_0 to %c_11 step %c_3 {
          %146 = arith.addi %137, %145 : index
          %147 = vector.load %sums[%146, %c_0] : memref<32x16xf32>, !f32x16
          %148 = arith.addi %130, %145 : index
          %149 = memref.load %assignment_of[%148] : memref<?xi32>
          %150 = arith.cmpi sge, %149, %c_18 : i32
          scf.if %150 {
           %151 = arith.index_cast %149 : i32 to index
           %152 = arith.divui %151, %c_19 : index
           %153 = vector.maskedload %y[%152, %134], %144, %c_10 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %154 = memref.load %weights[%151] : memref<?xf32>
           %155 = vector.broadcast %154 : f32 to !f32x16
           %156 = arith.mulf %147, %155 : !f32x16
           %157 = llvm.call_intrinsic "llvm.arithmetic.fence"(%156) : (!f32x16) -> !f32x16
           %158 = arith.addf %153, %157 : !f32x16
           vector.maskedstore %y[%152, %134], %144, %158 : memref<?x40xf32>, !i1x16, !f32x16
          }
         }
        }
       }
      }
     }
    }
   }
  }
  scf.yield %43, %34#1 : index, index
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

    // stage: choice: softmax, the 3 highest keys, weights; kernel for portable
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for portable
    %size_3 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3 : index
    %size_2048 = arith.constant 2048 : index
    %full_chunks = arith.divui %assignments, %size_2048 : index
    %size_1 = arith.constant 1 : index
    %chunks = arith.addi %full_chunks, %size_1 : index
    %size_8 = arith.constant 8 : index
    %experts_used = arith.minui %assignments, %size_8 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %rows = arith.addi %assignments, %gaps : index
    %size_240 = arith.constant 240 : index
    %full_blocks = arith.divui %assignments, %size_240 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %histograms = flow.dispatch @panels::@grouped_count[%assignments, %chunks](%choose#1, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @panels::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%choose#1, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %grouped_up:3 = flow.dispatch @panels::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %counters, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%counters, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers})
    %grouped_down:2 = flow.dispatch @panels::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_place#3, %grouped_up#0, %grouped_place#0, %choose#2, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
