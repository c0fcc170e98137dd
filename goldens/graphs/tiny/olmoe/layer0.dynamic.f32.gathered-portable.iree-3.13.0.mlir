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

stream.executable private @rows {
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
 stream.executable.export public @gathered_combine workgroups(%assignments: index, %tokens: index) -> (index, index, index) {
   %x_divisor = arith.constant 8 : index
   %x = arith.ceildivui %tokens, %x_divisor : index
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %x, %y, %z : index, index, index
 }
builtin.module {
func.func private @dots_2x4(%row_0: index, %row_1: index, %x_0: index, %x_1: index, %x_2: index, %x_3: index, %length: index, %to: index, %token: index, %stream: index, %half: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x4
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 8192 : index
 %c_4 = arith.constant 2048 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 3 : index
 %1 = arith.index_cast %row_0 : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 %3 = arith.index_cast %row_1 : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = arith.index_cast %x_0 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %x_1 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %x_2 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %x_3 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %14:8 = scf.for %13 = %c_1 to %length step %c_2 iter_args(%15 = %c_0, %16 = %c_0, %17 = %c_0, %18 = %c_0, %19 = %c_0, %20 = %c_0, %21 = %c_0, %22 = %c_0) -> (!f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4) {
  %23 = arith.muli %13, %c_2 : index
  %24 = arith.index_cast %23 : index to i64
  %25 = arith.addi %23, %c_3 : index
  %26 = arith.index_cast %25 : index to i64
  %27 = arith.addi %23, %c_4 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.getelementptr %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %30 = llvm.load %29 <alignment = 4> : !llvm.ptr -> !f32x4
  %31 = llvm.getelementptr %8[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %32 = llvm.load %31 <alignment = 4> : !llvm.ptr -> !f32x4
  %33 = llvm.getelementptr %10[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %34 = llvm.load %33 <alignment = 4> : !llvm.ptr -> !f32x4
  %35 = llvm.getelementptr %12[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %36 = llvm.load %35 <alignment = 4> : !llvm.ptr -> !f32x4
  %37 = llvm.getelementptr %2[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%37) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %38 = llvm.getelementptr %2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%38) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %39 = llvm.getelementptr %2[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %40 = llvm.load %39 <alignment = 4> : !llvm.ptr -> !f32x4
  %41 = llvm.call_intrinsic "llvm.fmuladd"(%40, %30, %15) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %42 = llvm.call_intrinsic "llvm.fmuladd"(%40, %32, %16) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %43 = llvm.call_intrinsic "llvm.fmuladd"(%40, %34, %17) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %44 = llvm.call_intrinsic "llvm.fmuladd"(%40, %36, %18) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %45 = llvm.getelementptr %4[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%45) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %46 = llvm.getelementptr %4[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%46) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %47 = llvm.getelementptr %4[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %48 = llvm.load %47 <alignment = 4> : !llvm.ptr -> !f32x4
  %49 = llvm.call_intrinsic "llvm.fmuladd"(%48, %30, %19) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %50 = llvm.call_intrinsic "llvm.fmuladd"(%48, %32, %20) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %51 = llvm.call_intrinsic "llvm.fmuladd"(%48, %34, %21) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %52 = llvm.call_intrinsic "llvm.fmuladd"(%48, %36, %22) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  scf.yield %41, %42, %43, %44, %49, %50, %51, %52 : !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4
 }
 %53 = arith.index_cast %to : index to i64
 %54 = llvm.inttoptr %53 : i64 to !llvm.ptr
 llvm.store %14#0, %54 <alignment = 16> : !f32x4, !llvm.ptr
 %55 = arith.addi %to, %token : index
 %56 = arith.index_cast %55 : index to i64
 %57 = llvm.inttoptr %56 : i64 to !llvm.ptr
 llvm.store %14#1, %57 <alignment = 16> : !f32x4, !llvm.ptr
 %58 = arith.muli %token, %c_5 : index
 %59 = arith.addi %to, %58 : index
 %60 = arith.index_cast %59 : index to i64
 %61 = llvm.inttoptr %60 : i64 to !llvm.ptr
 llvm.store %14#2, %61 <alignment = 16> : !f32x4, !llvm.ptr
 %62 = arith.muli %token, %c_6 : index
 %63 = arith.addi %to, %62 : index
 %64 = arith.index_cast %63 : index to i64
 %65 = llvm.inttoptr %64 : i64 to !llvm.ptr
 llvm.store %14#3, %65 <alignment = 16> : !f32x4, !llvm.ptr
 %66 = arith.addi %to, %half : index
 %67 = arith.index_cast %66 : index to i64
 %68 = llvm.inttoptr %67 : i64 to !llvm.ptr
 llvm.store %14#4, %68 <alignment = 16> : !f32x4, !llvm.ptr
 %69 = arith.addi %66, %token : index
 %70 = arith.index_cast %69 : index to i64
 %71 = llvm.inttoptr %70 : i64 to !llvm.ptr
 llvm.store %14#5, %71 <alignment = 16> : !f32x4, !llvm.ptr
 %72 = arith.addi %66, %58 : index
 %73 = arith.index_cast %72 : index to i64
 %74 = llvm.inttoptr %73 : i64 to !llvm.ptr
 llvm.store %14#6, %74 <alignment = 16> : !f32x4, !llvm.ptr
 %75 = arith.addi %66, %62 : index
 %76 = arith.index_cast %75 : index to i64
 %77 = llvm.inttoptr %76 : i64 to !llvm.ptr
 llvm.store %14#7, %77 <alignment = 16> : !f32x4, !llvm.ptr
 return
}
func.func private @dots_8x1(%row_0: index, %row_1: index, %row_2: index, %row_3: index, %row_4: index, %row_5: index, %row_6: index, %row_7: index, %x_0: index, %length: index, %to: index, %token: index, %stream: index, %half: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x4
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 2048 : index
 %c_4 = arith.constant 512 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 3 : index
 %1 = arith.index_cast %row_0 : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 %3 = arith.index_cast %row_1 : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = arith.index_cast %row_2 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %row_3 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %row_4 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %row_5 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %row_6 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 %15 = arith.index_cast %row_7 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 %17 = arith.index_cast %x_0 : index to i64
 %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
 %20:8 = scf.for %19 = %c_1 to %length step %c_2 iter_args(%21 = %c_0, %22 = %c_0, %23 = %c_0, %24 = %c_0, %25 = %c_0, %26 = %c_0, %27 = %c_0, %28 = %c_0) -> (!f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4) {
  %29 = arith.muli %19, %c_2 : index
  %30 = arith.index_cast %29 : index to i64
  %31 = arith.addi %29, %c_3 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = arith.addi %29, %c_4 : index
  %34 = arith.index_cast %33 : index to i64
  %35 = llvm.getelementptr %18[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %36 = llvm.load %35 <alignment = 4> : !llvm.ptr -> !f32x4
  %37 = llvm.getelementptr %2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%37) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %38 = llvm.getelementptr %2[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%38) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %39 = llvm.getelementptr %2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %40 = llvm.load %39 <alignment = 4> : !llvm.ptr -> !f32x4
  %41 = llvm.call_intrinsic "llvm.fmuladd"(%40, %36, %21) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %42 = llvm.getelementptr %4[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%42) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %43 = llvm.getelementptr %4[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%43) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %44 = llvm.getelementptr %4[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %45 = llvm.load %44 <alignment = 4> : !llvm.ptr -> !f32x4
  %46 = llvm.call_intrinsic "llvm.fmuladd"(%45, %36, %22) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %47 = llvm.getelementptr %6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %48 = llvm.getelementptr %6[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %49 = llvm.getelementptr %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %50 = llvm.load %49 <alignment = 4> : !llvm.ptr -> !f32x4
  %51 = llvm.call_intrinsic "llvm.fmuladd"(%50, %36, %23) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %52 = llvm.getelementptr %8[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%52) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %53 = llvm.getelementptr %8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%53) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %54 = llvm.getelementptr %8[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %55 = llvm.load %54 <alignment = 4> : !llvm.ptr -> !f32x4
  %56 = llvm.call_intrinsic "llvm.fmuladd"(%55, %36, %24) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %57 = llvm.getelementptr %10[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%57) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %58 = llvm.getelementptr %10[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %59 = llvm.getelementptr %10[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %60 = llvm.load %59 <alignment = 4> : !llvm.ptr -> !f32x4
  %61 = llvm.call_intrinsic "llvm.fmuladd"(%60, %36, %25) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %62 = llvm.getelementptr %12[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%62) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %63 = llvm.getelementptr %12[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%63) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %64 = llvm.getelementptr %12[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %65 = llvm.load %64 <alignment = 4> : !llvm.ptr -> !f32x4
  %66 = llvm.call_intrinsic "llvm.fmuladd"(%65, %36, %26) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %67 = llvm.getelementptr %14[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%67) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %68 = llvm.getelementptr %14[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%68) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %69 = llvm.getelementptr %14[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %70 = llvm.load %69 <alignment = 4> : !llvm.ptr -> !f32x4
  %71 = llvm.call_intrinsic "llvm.fmuladd"(%70, %36, %27) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  %72 = llvm.getelementptr %16[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%72) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %73 = llvm.getelementptr %16[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%73) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %74 = llvm.getelementptr %16[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %75 = llvm.load %74 <alignment = 4> : !llvm.ptr -> !f32x4
  %76 = llvm.call_intrinsic "llvm.fmuladd"(%75, %36, %28) : (!f32x4, !f32x4, !f32x4) -> !f32x4
  scf.yield %41, %46, %51, %56, %61, %66, %71, %76 : !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4, !f32x4
 }
 %77 = arith.index_cast %to : index to i64
 %78 = llvm.inttoptr %77 : i64 to !llvm.ptr
 llvm.store %20#0, %78 <alignment = 16> : !f32x4, !llvm.ptr
 %79 = arith.addi %to, %stream : index
 %80 = arith.index_cast %79 : index to i64
 %81 = llvm.inttoptr %80 : i64 to !llvm.ptr
 llvm.store %20#1, %81 <alignment = 16> : !f32x4, !llvm.ptr
 %82 = arith.muli %stream, %c_5 : index
 %83 = arith.addi %to, %82 : index
 %84 = arith.index_cast %83 : index to i64
 %85 = llvm.inttoptr %84 : i64 to !llvm.ptr
 llvm.store %20#2, %85 <alignment = 16> : !f32x4, !llvm.ptr
 %86 = arith.muli %stream, %c_6 : index
 %87 = arith.addi %to, %86 : index
 %88 = arith.index_cast %87 : index to i64
 %89 = llvm.inttoptr %88 : i64 to !llvm.ptr
 llvm.store %20#3, %89 <alignment = 16> : !f32x4, !llvm.ptr
 %90 = arith.addi %to, %half : index
 %91 = arith.index_cast %90 : index to i64
 %92 = llvm.inttoptr %91 : i64 to !llvm.ptr
 llvm.store %20#4, %92 <alignment = 16> : !f32x4, !llvm.ptr
 %93 = arith.addi %90, %stream : index
 %94 = arith.index_cast %93 : index to i64
 %95 = llvm.inttoptr %94 : i64 to !llvm.ptr
 llvm.store %20#5, %95 <alignment = 16> : !f32x4, !llvm.ptr
 %96 = arith.addi %90, %82 : index
 %97 = arith.index_cast %96 : index to i64
 %98 = llvm.inttoptr %97 : i64 to !llvm.ptr
 llvm.store %20#6, %98 <alignment = 16> : !f32x4, !llvm.ptr
 %99 = arith.addi %90, %86 : index
 %100 = arith.index_cast %99 : index to i64
 %101 = llvm.inttoptr %100 : i64 to !llvm.ptr
 llvm.store %20#7, %101 <alignment = 16> : !f32x4, !llvm.ptr
 return
}
func.func private @add_up_4(%lanes: index, %to: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 16 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant 4 : index
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  %2 = arith.muli %1, %c_1 : index
  %3 = arith.addi %lanes, %2 : index
  %4 = arith.index_cast %3 : index to i64
  %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
  %6 = llvm.load %5 <alignment = 16> : !llvm.ptr -> !f32x4
  %7 = vector.shuffle %6, %6 [0, 1] : !f32x4, !f32x4
  %8 = vector.shuffle %6, %6 [2, 3] : !f32x4, !f32x4
  %9 = arith.addf %7, %8 : !f32x2
  %10 = vector.shuffle %9, %9 [0] : !f32x2, !f32x2
  %11 = vector.shuffle %9, %9 [1] : !f32x2, !f32x2
  %12 = arith.addf %10, %11 : !f32x1
  %13 = vector.extract %12[0] : f32 from !f32x1
  %14 = arith.muli %1, %c_3 : index
  %15 = arith.addi %to, %14 : index
  %16 = arith.index_cast %15 : index to i64
  %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
  llvm.store %13, %17 <alignment = 4> : f32, !llvm.ptr
 }
 return
}
func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 1024 : index
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant false
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant dense<0> : !i32x4
 %c_6 = arith.constant 2 : index
 %c_7 = arith.constant 32 : index
 %c_8 = arith.constant 1023 : index
 %c_9 = arith.constant 8 : index
 %c_10 = arith.constant 24 : index
 %c_11 = arith.constant 48 : index
 %c_12 = arith.constant 160 : index
 %c_13 = arith.constant 512 : index
 %c_14 = arith.constant 64 : index
 %c_15 = arith.constant 2048 : index
 %c_16 = arith.constant 3 : index
 %c_17 = arith.constant 23 : index
 %c_18 = arith.constant 16 : index
 %c_19 = arith.constant 40 : index
 %c_20 = arith.constant 128 : index
 %c_21 = arith.constant dense<0x00000000> : !f32x16
 %c_22 = arith.constant dense<0x42B40000> : !f32x16
 %c_23 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_24 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_25 = arith.constant dense<0xBF318000> : !f32x16
 %c_26 = arith.constant dense<0x395E8083> : !f32x16
 %c_27 = arith.constant dense<0x39500D01> : !f32x16
 %c_28 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_29 = arith.constant dense<0x3C088889> : !f32x16
 %c_30 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_31 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_32 = arith.constant dense<0x3F000000> : !f32x16
 %c_33 = arith.constant dense<0x3F800000> : !f32x16
 %c_34 = arith.constant dense<1> : !i32x16
 %c_35 = arith.constant dense<23> : !i32x16
 %c_36 = arith.constant dense<127> : !i32x16
 %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf32>
 %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
 %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf32>{%assignments}
 %firsts = memref.alloca() alignment = 64 : memref<1024xi32>
 %1 = arith.cmpi sle, %assignments, %c_0 : index
 %2 = arith.select %1, %assignments, %c_1 : index
 %4:1 = scf.for %3 = %c_1 to %2 step %c_2 iter_args(%5 = %c_1) -> (index) {
  %6 = memref.load %ids[%3] : memref<?xi32>
  %7 = vector.broadcast %6 : i32 to !i32x4
  %9:1 = scf.for %8 = %c_1 to %3 step %c_4 iter_args(%10 = %c_3) -> (i1) {
   %11 = arith.subi %3, %8 : index
   %12 = vector.create_mask %11 : !i1x4
   %13 = vector.maskedload %ids[%8], %12, %c_5 : memref<?xi32>, !i1x4, !i32x4 into !i32x4
   %14 = arith.cmpi eq, %13, %7 : !i32x4
   %15 = arith.andi %14, %12 : !i1x4
   %any_16 = vector.reduction <or>, %15 : !i1x4 into i1
   %17 = arith.ori %10, %any_16 : i1
   scf.yield %17 : i1
  }
  %18 = arith.cmpi eq, %9#0, %c_3 : i1
  scf.if %18 {
   %19 = arith.index_cast %3 : index to i32
   memref.store %19, %firsts[%5] : memref<1024xi32>
  }
  %20 = arith.addi %5, %c_2 : index
  %21 = arith.select %18, %20, %5 : index
  scf.yield %21 : index
 }
 %22 = arith.select %1, %4#0, %assignments : index
 %group = memref.alloca() alignment = 64 : memref<6xi32>
 %sums = memref.alloca() alignment = 64 : memref<8x32x4xf32>
 %added = memref.alloca() alignment = 64 : memref<2x16xf32>
 %23 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %24 = arith.muli %workers, %c_4 : index
 %27:2 = scf.while (%25 = %c_1, %26 = %c_1) : (index, index) -> (index, index) {
  %30 = arith.cmpi slt, %25, %22 : index
  scf.condition(%30) %25, %26 : index, index
 } do {
  ^bb0(%28: index, %29: index):
  %31 = arith.index_cast %23 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.index_cast %c_2 : index to i32
  %34 = llvm.atomicrmw add %32, %33 monotonic : !llvm.ptr, i32
  %35 = arith.index_cast %34 : i32 to index
  %36 = arith.muli %24, %c_6 : index
  %37 = arith.divui %22, %36 : index
  %38 = arith.maxsi %37, %c_2 : index
  %39 = arith.divui %35, %24 : index
  %41:2 = scf.for %40 = %c_1 to %39 step %c_2 iter_args(%42 = %c_1, %43 = %38) -> (index, index) {
   %44 = arith.muli %43, %24 : index
   %45 = arith.addi %42, %44 : index
   %46 = arith.divui %43, %c_6 : index
   %47 = arith.maxsi %46, %c_2 : index
   scf.yield %45, %47 : index, index
  }
  %48 = arith.remui %35, %24 : index
  %49 = arith.muli %48, %41#1 : index
  %50 = arith.addi %41#0, %49 : index
  %51 = arith.addi %28, %29 : index
  scf.for %52 = %28 to %51 step %c_2 {
   %53 = arith.addi %52, %c_2 : index
   %54 = arith.cmpi eq, %53, %51 : index
   %55 = arith.select %54, %50, %53 : index
   %56 = arith.muli %c_1, %c_7 : index
   %57 = arith.minsi %52, %c_8 : index
   %58 = memref.load %firsts[%57] : memref<1024xi32>
   %59 = arith.index_cast %58 : i32 to index
   %60 = arith.select %1, %59, %52 : index
   %61 = memref.load %ids[%60] : memref<?xi32>
   %62 = arith.select %1, %c_1, %60 : index
   %63 = vector.broadcast %61 : i32 to !i32x4
   %65:1 = scf.for %64 = %c_1 to %62 step %c_4 iter_args(%66 = %c_3) -> (i1) {
    %67 = arith.subi %62, %64 : index
    %68 = vector.create_mask %67 : !i1x4
    %69 = vector.maskedload %ids[%64], %68, %c_5 : memref<?xi32>, !i1x4, !i32x4 into !i32x4
    %70 = arith.cmpi eq, %69, %63 : !i32x4
    %71 = arith.andi %70, %68 : !i1x4
    %any_72 = vector.reduction <or>, %71 : !i1x4 into i1
    %73 = arith.ori %66, %any_72 : i1
    scf.yield %73 : i1
   }
   %74 = arith.cmpi eq, %65#0, %c_3 : i1
   scf.if %74 {
    %75 = arith.index_cast %61 : i32 to index
    %76 = arith.subi %22, %c_2 : index
    %77 = arith.minsi %55, %76 : index
    %78 = arith.minsi %77, %c_8 : index
    %79 = memref.load %firsts[%78] : memref<1024xi32>
    %80 = arith.index_cast %79 : i32 to index
    %81 = arith.select %1, %80, %77 : index
    %82 = memref.load %ids[%81] : memref<?xi32>
    %83 = arith.index_cast %82 : i32 to index
    scf.for %84 = %c_1 to %c_7 step %c_9 {
     %85 = arith.addi %56, %84 : index
     %86 = arith.addi %85, %c_10 : index
     %87 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
     %88 = arith.muli %83, %c_11 : index
     %89 = arith.addi %88, %85 : index
     %90 = arith.muli %89, %c_12 : index
     %91 = arith.addi %87, %90 : index
     scf.for %92 = %c_1 to %c_13 step %c_14 {
      %93 = arith.addi %91, %92 : index
      %94 = arith.index_cast %93 : index to i64
      %95 = llvm.inttoptr %94 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%95) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %96 = %c_13 to %c_15 step %c_14 {
      %97 = arith.addi %91, %96 : index
      %98 = arith.index_cast %97 : index to i64
      %99 = llvm.inttoptr %98 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%99) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     %100 = arith.addi %88, %86 : index
     %101 = arith.muli %100, %c_12 : index
     %102 = arith.addi %87, %101 : index
     scf.for %103 = %c_1 to %c_13 step %c_14 {
      %104 = arith.addi %102, %103 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = llvm.inttoptr %105 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%106) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %107 = %c_13 to %c_15 step %c_14 {
      %108 = arith.addi %102, %107 : index
      %109 = arith.index_cast %108 : index to i64
      %110 = llvm.inttoptr %109 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%110) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
    }
    %112:1 = scf.for %111 = %60 to %assignments step %c_2 iter_args(%113 = %c_1) -> (index) {
     %114 = memref.load %ids[%111] : memref<?xi32>
     %115 = arith.cmpi eq, %114, %61 : i32
     scf.if %115 {
      %116 = arith.index_cast %111 : index to i32
      memref.store %116, %group[%113] : memref<6xi32>
      %117 = arith.addi %113, %c_2 : index
      memref.store %116, %group[%117] : memref<6xi32>
      %118 = arith.addi %113, %c_6 : index
      memref.store %116, %group[%118] : memref<6xi32>
     }
     %119 = arith.addi %113, %c_2 : index
     %120 = arith.select %115, %119, %113 : index
     %121 = arith.cmpi eq, %120, %c_4 : index
     %122 = arith.subi %assignments, %c_2 : index
     %123 = arith.cmpi eq, %111, %122 : index
     %124 = arith.cmpi sgt, %120, %c_1 : index
     %125 = arith.andi %123, %124 : i1
     %126 = arith.ori %121, %125 : i1
     scf.if %126 {
      %127 = memref.load %group[%c_1] : memref<6xi32>
      %128 = arith.index_cast %127 : i32 to index
      %129 = memref.load %group[%c_2] : memref<6xi32>
      %130 = arith.index_cast %129 : i32 to index
      %131 = memref.load %group[%c_6] : memref<6xi32>
      %132 = arith.index_cast %131 : i32 to index
      %133 = memref.load %group[%c_16] : memref<6xi32>
      %134 = arith.index_cast %133 : i32 to index
      %135 = arith.divui %128, %c_16 : index
      %136 = arith.divui %130, %c_16 : index
      %137 = arith.divui %132, %c_16 : index
      %138 = arith.divui %134, %c_16 : index
      %139 = arith.cmpi sgt, %120, %c_2 : index
      %140 = arith.cmpi sle, %120, %c_4 : index
      %141 = arith.andi %139, %140 : i1
      scf.if %141 {
       %142 = arith.subi %c_10, %56 : index
       %143 = arith.minsi %142, %c_7 : index
       scf.for %144 = %c_1 to %143 step %c_2 {
        %145 = arith.addi %56, %144 : index
        %146 = arith.minsi %145, %c_17 : index
        %147 = arith.addi %146, %c_10 : index
        %148 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
        %149 = arith.muli %75, %c_11 : index
        %150 = arith.addi %149, %146 : index
        %151 = arith.muli %150, %c_12 : index
        %152 = arith.addi %148, %151 : index
        %153 = arith.addi %149, %147 : index
        %154 = arith.muli %153, %c_12 : index
        %155 = arith.addi %148, %154 : index
        %156 = memref.extract_aligned_pointer_as_index %x : memref<?x40xf32> -> index
        %157 = arith.muli %135, %c_12 : index
        %158 = arith.addi %156, %157 : index
        %159 = arith.muli %136, %c_12 : index
        %160 = arith.addi %156, %159 : index
        %161 = arith.muli %137, %c_12 : index
        %162 = arith.addi %156, %161 : index
        %163 = arith.muli %138, %c_12 : index
        %164 = arith.addi %156, %163 : index
        %165 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x4xf32> -> index
        %166 = arith.muli %144, %c_18 : index
        %167 = arith.addi %165, %166 : index
        func.call @dots_2x4(%152, %155, %158, %160, %162, %164, %c_19, %167, %c_13, %c_13, %c_15) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      %168 = arith.cmpi sle, %120, %c_2 : index
      %169 = arith.andi %124, %168 : i1
      scf.if %169 {
       %170 = arith.subi %c_10, %56 : index
       %171 = arith.minsi %170, %c_9 : index
       scf.for %172 = %c_1 to %171 step %c_2 {
        %173 = arith.addi %56, %172 : index
        %174 = arith.addi %173, %c_9 : index
        %175 = arith.addi %173, %c_18 : index
        %176 = arith.addi %173, %c_10 : index
        %177 = arith.minsi %173, %c_17 : index
        %178 = arith.minsi %174, %c_17 : index
        %179 = arith.minsi %175, %c_17 : index
        %180 = arith.minsi %176, %c_17 : index
        %181 = arith.addi %177, %c_10 : index
        %182 = arith.addi %178, %c_10 : index
        %183 = arith.addi %179, %c_10 : index
        %184 = arith.addi %180, %c_10 : index
        %185 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
        %186 = arith.muli %75, %c_11 : index
        %187 = arith.addi %186, %177 : index
        %188 = arith.muli %187, %c_12 : index
        %189 = arith.addi %185, %188 : index
        %190 = arith.addi %186, %178 : index
        %191 = arith.muli %190, %c_12 : index
        %192 = arith.addi %185, %191 : index
        %193 = arith.addi %186, %179 : index
        %194 = arith.muli %193, %c_12 : index
        %195 = arith.addi %185, %194 : index
        %196 = arith.addi %186, %180 : index
        %197 = arith.muli %196, %c_12 : index
        %198 = arith.addi %185, %197 : index
        %199 = arith.addi %186, %181 : index
        %200 = arith.muli %199, %c_12 : index
        %201 = arith.addi %185, %200 : index
        %202 = arith.addi %186, %182 : index
        %203 = arith.muli %202, %c_12 : index
        %204 = arith.addi %185, %203 : index
        %205 = arith.addi %186, %183 : index
        %206 = arith.muli %205, %c_12 : index
        %207 = arith.addi %185, %206 : index
        %208 = arith.addi %186, %184 : index
        %209 = arith.muli %208, %c_12 : index
        %210 = arith.addi %185, %209 : index
        %211 = memref.extract_aligned_pointer_as_index %x : memref<?x40xf32> -> index
        %212 = arith.muli %135, %c_12 : index
        %213 = arith.addi %211, %212 : index
        %214 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x4xf32> -> index
        %215 = arith.muli %172, %c_18 : index
        %216 = arith.addi %214, %215 : index
        func.call @dots_8x1(%189, %192, %195, %198, %201, %204, %207, %210, %213, %c_19, %216, %c_13, %c_20, %c_15) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      scf.for %217 = %c_1 to %120 step %c_2 {
       %218 = arith.subi %c_10, %56 : index
       %219 = arith.minsi %218, %c_7 : index
       scf.for %220 = %c_1 to %219 step %c_18 {
        %221 = arith.addi %56, %220 : index
        %222 = arith.subi %219, %220 : index
        %223 = arith.minsi %222, %c_18 : index
        %224 = memref.load %group[%217] : memref<6xi32>
        %225 = arith.index_cast %224 : i32 to index
        scf.for %226 = %c_1 to %c_6 step %c_2 {
         %227 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x4xf32> -> index
         %228 = arith.muli %220, %c_18 : index
         %229 = arith.addi %227, %228 : index
         %230 = arith.muli %226, %c_4 : index
         %231 = arith.addi %217, %230 : index
         %232 = arith.muli %231, %c_13 : index
         %233 = arith.addi %229, %232 : index
         %234 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %235 = arith.muli %226, %c_14 : index
         %236 = arith.addi %234, %235 : index
         func.call @add_up_4(%233, %236) : (index, index) -> ()
        }
        %237 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, !f32x16
        %238 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, !f32x16
        %239 = arith.subf %c_21, %237 : !f32x16
        %240 = arith.cmpf ogt, %239, %c_22 : !f32x16
        %241 = arith.select %240, %c_22, %239 : !i1x16, !f32x16
        %242 = arith.cmpf olt, %241, %c_23 : !f32x16
        %243 = arith.select %242, %c_23, %241 : !i1x16, !f32x16
        %244 = arith.mulf %243, %c_24 : !f32x16
        %245 = math.roundeven %244 : !f32x16
        %246 = llvm.call_intrinsic "llvm.fmuladd"(%245, %c_25, %243) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %247 = llvm.call_intrinsic "llvm.fmuladd"(%245, %c_26, %246) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %248 = llvm.call_intrinsic "llvm.fmuladd"(%c_27, %247, %c_28) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %249 = llvm.call_intrinsic "llvm.fmuladd"(%248, %247, %c_29) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %250 = llvm.call_intrinsic "llvm.fmuladd"(%249, %247, %c_30) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %251 = llvm.call_intrinsic "llvm.fmuladd"(%250, %247, %c_31) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %252 = llvm.call_intrinsic "llvm.fmuladd"(%251, %247, %c_32) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %253 = llvm.call_intrinsic "llvm.fmuladd"(%252, %247, %c_33) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %254 = llvm.call_intrinsic "llvm.fmuladd"(%253, %247, %c_33) : (!f32x16, !f32x16, !f32x16) -> !f32x16
        %255 = arith.fptosi %245 : !f32x16 to !i32x16
        %256 = arith.shrsi %255, %c_34 : !i32x16
        %257 = arith.subi %255, %256 : !i32x16
        %258 = arith.addi %256, %c_36 : !i32x16
        %259 = arith.shli %258, %c_35 : !i32x16
        %260 = arith.bitcast %259 : !i32x16 to !f32x16
        %261 = arith.mulf %254, %260 : !f32x16
        %262 = arith.addi %257, %c_36 : !i32x16
        %263 = arith.shli %262, %c_35 : !i32x16
        %264 = arith.bitcast %263 : !i32x16 to !f32x16
        %265 = arith.mulf %261, %264 : !f32x16
        %266 = arith.addf %265, %c_33 : !f32x16
        %267 = arith.divf %237, %266 : !f32x16
        %268 = arith.mulf %267, %238 : !f32x16
        %269 = vector.create_mask %223 : !i1x16
        vector.maskedstore %hidden[%225, %221], %269, %268 : memref<?x24xf32>, !i1x16, !f32x16
       }
      }
     }
     %270 = arith.select %121, %c_1, %120 : index
     scf.yield %270 : index
    }
   }
  }
  scf.yield %50, %41#1 : index, index
 }
 return
}
func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 1024 : index
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant false
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant dense<0> : !i32x4
 %c_7 = arith.constant 2 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 1023 : index
 %c_10 = arith.constant 40 : index
 %c_11 = arith.constant 96 : index
 %c_12 = arith.constant 512 : index
 %c_13 = arith.constant 2048 : index
 %c_14 = arith.constant 3 : index
 %c_15 = arith.constant 16 : index
 %c_16 = arith.constant 39 : index
 %c_17 = arith.constant 24 : index
 %c_18 = arith.constant 256 : index
 %c_19 = arith.constant 8 : index
 %c_20 = arith.constant 12 : index
 %c_21 = arith.constant 20 : index
 %c_22 = arith.constant 28 : index
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xf32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%assignments}
 %1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %2 = arith.addi %1, %c_0 : index
 %firsts = memref.alloca() alignment = 64 : memref<1024xi32>
 %3 = arith.cmpi sle, %assignments, %c_1 : index
 %4 = arith.select %3, %assignments, %c_2 : index
 %6:1 = scf.for %5 = %c_2 to %4 step %c_3 iter_args(%7 = %c_2) -> (index) {
  %8 = memref.load %ids[%5] : memref<?xi32>
  %9 = vector.broadcast %8 : i32 to !i32x4
  %11:1 = scf.for %10 = %c_2 to %5 step %c_5 iter_args(%12 = %c_4) -> (i1) {
   %13 = arith.subi %5, %10 : index
   %14 = vector.create_mask %13 : !i1x4
   %15 = vector.maskedload %ids[%10], %14, %c_6 : memref<?xi32>, !i1x4, !i32x4 into !i32x4
   %16 = arith.cmpi eq, %15, %9 : !i32x4
   %17 = arith.andi %16, %14 : !i1x4
   %any_18 = vector.reduction <or>, %17 : !i1x4 into i1
   %19 = arith.ori %12, %any_18 : i1
   scf.yield %19 : i1
  }
  %20 = arith.cmpi eq, %11#0, %c_4 : i1
  scf.if %20 {
   %21 = arith.index_cast %5 : index to i32
   memref.store %21, %firsts[%7] : memref<1024xi32>
  }
  %22 = arith.addi %7, %c_3 : index
  %23 = arith.select %20, %22, %7 : index
  scf.yield %23 : index
 }
 %24 = arith.select %3, %6#0, %assignments : index
 %25 = arith.muli %24, %c_7 : index
 %group = memref.alloca() alignment = 64 : memref<6xi32>
 %sums = memref.alloca() alignment = 64 : memref<4x32x4xf32>
 %added = memref.alloca() alignment = 64 : memref<1x16xf32>
 %26 = arith.muli %workers, %c_5 : index
 %29:2 = scf.while (%27 = %c_2, %28 = %c_2) : (index, index) -> (index, index) {
  %32 = arith.cmpi slt, %27, %25 : index
  scf.condition(%32) %27, %28 : index, index
 } do {
  ^bb0(%30: index, %31: index):
  %33 = arith.index_cast %2 : index to i64
  %34 = llvm.inttoptr %33 : i64 to !llvm.ptr
  %35 = arith.index_cast %c_3 : index to i32
  %36 = llvm.atomicrmw add %34, %35 monotonic : !llvm.ptr, i32
  %37 = arith.index_cast %36 : i32 to index
  %38 = arith.muli %26, %c_7 : index
  %39 = arith.divui %25, %38 : index
  %40 = arith.maxsi %39, %c_3 : index
  %41 = arith.divui %37, %26 : index
  %43:2 = scf.for %42 = %c_2 to %41 step %c_3 iter_args(%44 = %c_2, %45 = %40) -> (index, index) {
   %46 = arith.muli %45, %26 : index
   %47 = arith.addi %44, %46 : index
   %48 = arith.divui %45, %c_7 : index
   %49 = arith.maxsi %48, %c_3 : index
   scf.yield %47, %49 : index, index
  }
  %50 = arith.remui %37, %26 : index
  %51 = arith.muli %50, %43#1 : index
  %52 = arith.addi %43#0, %51 : index
  %53 = arith.addi %30, %31 : index
  scf.for %54 = %30 to %53 step %c_3 {
   %55 = arith.addi %54, %c_3 : index
   %56 = arith.cmpi eq, %55, %53 : index
   %57 = arith.select %56, %52, %55 : index
   %58 = arith.remui %54, %c_7 : index
   %59 = arith.muli %58, %c_8 : index
   %60 = arith.divui %54, %c_7 : index
   %61 = arith.minsi %60, %c_9 : index
   %62 = memref.load %firsts[%61] : memref<1024xi32>
   %63 = arith.index_cast %62 : i32 to index
   %64 = arith.select %3, %63, %60 : index
   %65 = memref.load %ids[%64] : memref<?xi32>
   %66 = arith.select %3, %c_2, %64 : index
   %67 = vector.broadcast %65 : i32 to !i32x4
   %69:1 = scf.for %68 = %c_2 to %66 step %c_5 iter_args(%70 = %c_4) -> (i1) {
    %71 = arith.subi %66, %68 : index
    %72 = vector.create_mask %71 : !i1x4
    %73 = vector.maskedload %ids[%68], %72, %c_6 : memref<?xi32>, !i1x4, !i32x4 into !i32x4
    %74 = arith.cmpi eq, %73, %67 : !i32x4
    %75 = arith.andi %74, %72 : !i1x4
    %any_76 = vector.reduction <or>, %75 : !i1x4 into i1
    %77 = arith.ori %70, %any_76 : i1
    scf.yield %77 : i1
   }
   %78 = arith.cmpi eq, %69#0, %c_4 : i1
   scf.if %78 {
    %79 = arith.index_cast %65 : i32 to index
    %80 = arith.remui %57, %c_7 : index
    %81 = arith.muli %80, %c_8 : index
    %82 = arith.subi %25, %c_3 : index
    %83 = arith.minsi %57, %82 : index
    %84 = arith.divui %83, %c_7 : index
    %85 = arith.minsi %84, %c_9 : index
    %86 = memref.load %firsts[%85] : memref<1024xi32>
    %87 = arith.index_cast %86 : i32 to index
    %88 = arith.select %3, %87, %84 : index
    %89 = memref.load %ids[%88] : memref<?xi32>
    %90 = arith.index_cast %89 : i32 to index
    scf.for %91 = %c_2 to %c_8 step %c_5 {
     %92 = arith.addi %81, %91 : index
     %93 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
     %94 = arith.muli %90, %c_10 : index
     %95 = arith.addi %94, %92 : index
     %96 = arith.muli %95, %c_11 : index
     %97 = arith.addi %93, %96 : index
     scf.for %98 = %c_2 to %c_12 step %c_0 {
      %99 = arith.addi %97, %98 : index
      %100 = arith.index_cast %99 : index to i64
      %101 = llvm.inttoptr %100 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%101) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %102 = %c_12 to %c_13 step %c_0 {
      %103 = arith.addi %97, %102 : index
      %104 = arith.index_cast %103 : index to i64
      %105 = llvm.inttoptr %104 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%105) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
    }
    %107:1 = scf.for %106 = %64 to %assignments step %c_3 iter_args(%108 = %c_2) -> (index) {
     %109 = memref.load %ids[%106] : memref<?xi32>
     %110 = arith.cmpi eq, %109, %65 : i32
     scf.if %110 {
      %111 = arith.index_cast %106 : index to i32
      memref.store %111, %group[%108] : memref<6xi32>
      %112 = arith.addi %108, %c_3 : index
      memref.store %111, %group[%112] : memref<6xi32>
      %113 = arith.addi %108, %c_7 : index
      memref.store %111, %group[%113] : memref<6xi32>
     }
     %114 = arith.addi %108, %c_3 : index
     %115 = arith.select %110, %114, %108 : index
     %116 = arith.cmpi eq, %115, %c_5 : index
     %117 = arith.subi %assignments, %c_3 : index
     %118 = arith.cmpi eq, %106, %117 : index
     %119 = arith.cmpi sgt, %115, %c_2 : index
     %120 = arith.andi %118, %119 : i1
     %121 = arith.ori %116, %120 : i1
     scf.if %121 {
      %122 = memref.load %group[%c_2] : memref<6xi32>
      %123 = arith.index_cast %122 : i32 to index
      %124 = memref.load %group[%c_3] : memref<6xi32>
      %125 = arith.index_cast %124 : i32 to index
      %126 = memref.load %group[%c_7] : memref<6xi32>
      %127 = arith.index_cast %126 : i32 to index
      %128 = memref.load %group[%c_14] : memref<6xi32>
      %129 = arith.index_cast %128 : i32 to index
      %130 = arith.cmpi sgt, %115, %c_3 : index
      %131 = arith.cmpi sle, %115, %c_5 : index
      %132 = arith.andi %130, %131 : i1
      scf.if %132 {
       %133 = arith.subi %c_10, %59 : index
       %134 = arith.minsi %133, %c_15 : index
       scf.for %135 = %c_2 to %134 step %c_3 {
        %136 = arith.addi %59, %135 : index
        %137 = arith.addi %136, %c_15 : index
        %138 = arith.minsi %136, %c_16 : index
        %139 = arith.minsi %137, %c_16 : index
        %140 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
        %141 = arith.muli %79, %c_10 : index
        %142 = arith.addi %141, %138 : index
        %143 = arith.muli %142, %c_11 : index
        %144 = arith.addi %140, %143 : index
        %145 = arith.addi %141, %139 : index
        %146 = arith.muli %145, %c_11 : index
        %147 = arith.addi %140, %146 : index
        %148 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
        %149 = arith.muli %123, %c_11 : index
        %150 = arith.addi %148, %149 : index
        %151 = arith.muli %125, %c_11 : index
        %152 = arith.addi %148, %151 : index
        %153 = arith.muli %127, %c_11 : index
        %154 = arith.addi %148, %153 : index
        %155 = arith.muli %129, %c_11 : index
        %156 = arith.addi %148, %155 : index
        %157 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x4xf32> -> index
        %158 = arith.muli %135, %c_15 : index
        %159 = arith.addi %157, %158 : index
        func.call @dots_2x4(%144, %147, %150, %152, %154, %156, %c_17, %159, %c_12, %c_18, %c_18) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      %160 = arith.cmpi sle, %115, %c_3 : index
      %161 = arith.andi %119, %160 : i1
      scf.if %161 {
       %162 = arith.subi %c_10, %59 : index
       %163 = arith.minsi %162, %c_5 : index
       scf.for %164 = %c_2 to %163 step %c_3 {
        %165 = arith.addi %59, %164 : index
        %166 = arith.addi %165, %c_5 : index
        %167 = arith.addi %165, %c_19 : index
        %168 = arith.addi %165, %c_20 : index
        %169 = arith.addi %165, %c_15 : index
        %170 = arith.addi %165, %c_21 : index
        %171 = arith.addi %165, %c_17 : index
        %172 = arith.addi %165, %c_22 : index
        %173 = arith.minsi %165, %c_16 : index
        %174 = arith.minsi %166, %c_16 : index
        %175 = arith.minsi %167, %c_16 : index
        %176 = arith.minsi %168, %c_16 : index
        %177 = arith.minsi %169, %c_16 : index
        %178 = arith.minsi %170, %c_16 : index
        %179 = arith.minsi %171, %c_16 : index
        %180 = arith.minsi %172, %c_16 : index
        %181 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
        %182 = arith.muli %79, %c_10 : index
        %183 = arith.addi %182, %173 : index
        %184 = arith.muli %183, %c_11 : index
        %185 = arith.addi %181, %184 : index
        %186 = arith.addi %182, %174 : index
        %187 = arith.muli %186, %c_11 : index
        %188 = arith.addi %181, %187 : index
        %189 = arith.addi %182, %175 : index
        %190 = arith.muli %189, %c_11 : index
        %191 = arith.addi %181, %190 : index
        %192 = arith.addi %182, %176 : index
        %193 = arith.muli %192, %c_11 : index
        %194 = arith.addi %181, %193 : index
        %195 = arith.addi %182, %177 : index
        %196 = arith.muli %195, %c_11 : index
        %197 = arith.addi %181, %196 : index
        %198 = arith.addi %182, %178 : index
        %199 = arith.muli %198, %c_11 : index
        %200 = arith.addi %181, %199 : index
        %201 = arith.addi %182, %179 : index
        %202 = arith.muli %201, %c_11 : index
        %203 = arith.addi %181, %202 : index
        %204 = arith.addi %182, %180 : index
        %205 = arith.muli %204, %c_11 : index
        %206 = arith.addi %181, %205 : index
        %207 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
        %208 = arith.muli %123, %c_11 : index
        %209 = arith.addi %207, %208 : index
        %210 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x4xf32> -> index
        %211 = arith.muli %164, %c_15 : index
        %212 = arith.addi %210, %211 : index
        func.call @dots_8x1(%185, %188, %191, %194, %197, %200, %203, %206, %209, %c_17, %212, %c_12, %c_0, %c_18) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      scf.for %213 = %c_2 to %115 step %c_3 {
       %214 = arith.subi %c_10, %59 : index
       %215 = arith.minsi %214, %c_8 : index
       scf.for %216 = %c_2 to %215 step %c_15 {
        %217 = arith.addi %59, %216 : index
        %218 = arith.subi %215, %216 : index
        %219 = arith.minsi %218, %c_15 : index
        %220 = memref.load %group[%213] : memref<6xi32>
        %221 = arith.index_cast %220 : i32 to index
        scf.for %222 = %c_2 to %c_3 step %c_3 {
         %223 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x4xf32> -> index
         %224 = arith.muli %216, %c_15 : index
         %225 = arith.addi %223, %224 : index
         %226 = arith.muli %222, %c_5 : index
         %227 = arith.addi %213, %226 : index
         %228 = arith.muli %227, %c_12 : index
         %229 = arith.addi %225, %228 : index
         %230 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %231 = arith.muli %222, %c_0 : index
         %232 = arith.addi %230, %231 : index
         func.call @add_up_4(%229, %232) : (index, index) -> ()
        }
        %233 = vector.load %added[%c_2, %c_2] : memref<1x16xf32>, !f32x16
        %234 = vector.create_mask %219 : !i1x16
        vector.maskedstore %outputs[%221, %217], %234, %233 : memref<?x40xf32>, !i1x16, !f32x16
       }
      }
     }
     %235 = arith.select %116, %c_2, %115 : index
     scf.yield %235 : index
    }
   }
  }
  scf.yield %52, %43#1 : index, index
 }
 return
}
func.func @gathered_combine(%outputs_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index) {
 %c_0 = arith.constant 8 : index
 %c_1 = arith.constant 1 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_4 = arith.constant dense<1> : !i32x16
 %c_5 = arith.constant dense<0> : !i32x16
 %c_6 = arith.constant 0 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant dense<0x00000000> : !f32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %outputs = stream.binding.subspan %outputs_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_6] : !stream.binding -> memref<?xi32>{%assignments}
 %weights = stream.binding.subspan %weights_binding[%c_6] : !stream.binding -> memref<?xf32>{%assignments}
 %y = stream.binding.subspan %y_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%tokens}
 %order = memref.alloca() alignment = 64 : memref<3xi32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %5 = arith.muli %4, %c_2 : index
  scf.for %6 = %c_6 to %c_2 step %c_1 {
   %7 = arith.addi %5, %6 : index
   %8 = memref.load %ids[%7] : memref<?xi32>
   %9 = vector.broadcast %8 : i32 to !i32x16
   %11:1 = scf.for %10 = %c_6 to %c_2 step %c_7 iter_args(%12 = %c_5) -> (!i32x16) {
    %13 = arith.subi %c_2, %10 : index
    %14 = vector.create_mask %13 : !i1x16
    %15 = arith.addi %5, %10 : index
    %16 = vector.maskedload %ids[%15], %14, %c_5 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
    %17 = arith.index_cast %10 : index to i32
    %18 = vector.broadcast %17 : i32 to !i32x16
    %19 = arith.addi %c_3, %18 : !i32x16
    %20 = arith.index_cast %6 : index to i32
    %21 = vector.broadcast %20 : i32 to !i32x16
    %22 = arith.cmpi slt, %19, %21 : !i32x16
    %23 = arith.cmpi slt, %16, %9 : !i32x16
    %24 = arith.cmpi eq, %16, %9 : !i32x16
    %25 = arith.andi %24, %22 : !i1x16
    %26 = arith.ori %23, %25 : !i1x16
    %27 = arith.andi %26, %14 : !i1x16
    %28 = arith.select %27, %c_4, %c_5 : !i1x16, !i32x16
    %29 = arith.addi %12, %28 : !i32x16
    scf.yield %29 : !i32x16
   }
   %30 = vector.reduction <add>, %11#0 : !i32x16 into i32
   %31 = arith.index_cast %30 : i32 to index
   %32 = arith.index_cast %7 : index to i32
   memref.store %32, %order[%31] : memref<3xi32>
  }
  scf.for %33 = %c_6 to %c_8 step %c_7 {
   vector.store %c_9, %y[%4, %33] : memref<?x40xf32>, !f32x16
  }
  %34 = vector.create_mask %c_0 : !i1x16
  vector.maskedstore %y[%4, %c_8], %34, %c_9 : memref<?x40xf32>, !i1x16, !f32x16
  scf.for %35 = %c_6 to %c_2 step %c_1 {
   %36 = memref.load %order[%35] : memref<3xi32>
   %37 = arith.index_cast %36 : i32 to index
   %38 = memref.load %ids[%37] : memref<?xi32>
   %39 = memref.load %weights[%37] : memref<?xf32>
   %40 = vector.broadcast %39 : f32 to !f32x16
   scf.for %41 = %c_6 to %c_8 step %c_7 {
    %42 = vector.load %outputs[%37, %41] : memref<?x40xf32>, !f32x16
    %43 = arith.mulf %42, %40 : !f32x16
    %44 = llvm.call_intrinsic "llvm.arithmetic.fence"(%43) : (!f32x16) -> !f32x16
    %45 = vector.load %y[%4, %41] : memref<?x40xf32>, !f32x16
    %46 = arith.addf %45, %44 : !f32x16
    vector.store %46, %y[%4, %41] : memref<?x40xf32>, !f32x16
   }
   %47 = vector.maskedload %outputs[%37, %c_8], %34, %c_9 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
   %48 = arith.mulf %47, %40 : !f32x16
   %49 = llvm.call_intrinsic "llvm.arithmetic.fence"(%48) : (!f32x16) -> !f32x16
   %50 = vector.maskedload %y[%4, %c_8], %34, %c_9 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
   %51 = arith.addf %50, %49 : !f32x16
   vector.maskedstore %y[%4, %c_8], %34, %51 : memref<?x40xf32>, !i1x16, !f32x16
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

    // stage: choice: softmax, the 3 highest keys, weights; kernel for portable
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: gathered: the chosen experts of 8, kernels for portable
    %size_3 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3 : index
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @rows::@gathered_up[%assignments, %tokens, %workers](%x, %choose#1, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xf32>{%assignments})
    %gathered_down:2 = flow.dispatch @rows::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %choose#1, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments})
    %routed = flow.dispatch @rows::@gathered_combine[%assignments, %tokens](%gathered_down#1, %choose#1, %choose#2, %assignments, %tokens) : (tensor<?x40xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
