// needs: cpu avx2,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+f16c,+fma
!f32x1 = vector<1xf32>
!f64x1 = vector<1xf64>
!f32x16 = vector<16xf32>
!i1x16 = vector<16xi1>
!i32x16 = vector<16xi32>
!f32x2 = vector<2xf32>
!f64x2 = vector<2xf64>
!f32x4 = vector<4xf32>
!f64x4 = vector<4xf64>
!f32x8 = vector<8xf32>
!i1x8 = vector<8xi1>
!i32x8 = vector<8xi32>
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
 %c_7 = arith.constant dense<0x0000000000000000> : !f64x4
 %c_8 = arith.constant 40 : index
 %c_9 = arith.constant 512 : index
 %c_10 = arith.constant 7 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %workgroup_1 = stream.dispatch.workgroup.id[1] : index
 %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
 %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<8x40xf32>
 %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x8xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<4x4xf64>
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
   %15:4 = scf.for %14 = %c_4 to %c_8 step %c_3 iter_args(%16 = %c_7, %17 = %c_7, %18 = %c_7, %19 = %c_7) -> (!f64x4, !f64x4, !f64x4, !f64x4) {
    %20 = vector.load %x[%13, %14] : memref<?x40xf32>, !f32x4
    %21 = arith.extf %20 : !f32x4 to !f64x4
    %22 = arith.addi %14, %c_9 : index
    memref.prefetch %weight[%8, %22], read, locality<3>, data : memref<8x40xf32>
    %23 = vector.load %weight[%8, %14] : memref<8x40xf32>, !f32x4
    %24 = arith.extf %23 : !f32x4 to !f64x4
    %25 = math.fma %24, %21, %16 : !f64x4
    memref.prefetch %weight[%9, %22], read, locality<3>, data : memref<8x40xf32>
    %26 = vector.load %weight[%9, %14] : memref<8x40xf32>, !f32x4
    %27 = arith.extf %26 : !f32x4 to !f64x4
    %28 = math.fma %27, %21, %17 : !f64x4
    memref.prefetch %weight[%10, %22], read, locality<3>, data : memref<8x40xf32>
    %29 = vector.load %weight[%10, %14] : memref<8x40xf32>, !f32x4
    %30 = arith.extf %29 : !f32x4 to !f64x4
    %31 = math.fma %30, %21, %18 : !f64x4
    memref.prefetch %weight[%11, %22], read, locality<3>, data : memref<8x40xf32>
    %32 = vector.load %weight[%11, %14] : memref<8x40xf32>, !f32x4
    %33 = arith.extf %32 : !f32x4 to !f64x4
    %34 = math.fma %33, %21, %19 : !f64x4
    scf.yield %25, %28, %31, %34 : !f64x4, !f64x4, !f64x4, !f64x4
   }
   vector.store %15#0, %sums[%c_4, %c_4] : memref<4x4xf64>, !f64x4
   vector.store %15#1, %sums[%c_2, %c_4] : memref<4x4xf64>, !f64x4
   vector.store %15#2, %sums[%c_5, %c_4] : memref<4x4xf64>, !f64x4
   vector.store %15#3, %sums[%c_6, %c_4] : memref<4x4xf64>, !f64x4
   scf.for %35 = %c_4 to %c_3 step %c_2 {
    scf.for %36 = %c_4 to %c_2 step %c_2 {
     %37 = arith.addi %35, %36 : index
     %38 = vector.load %sums[%37, %c_4] : memref<4x4xf64>, !f64x4
     %39 = vector.shuffle %38, %38 [0, 1] : !f64x4, !f64x4
     %40 = vector.shuffle %38, %38 [2, 3] : !f64x4, !f64x4
     %41 = arith.addf %39, %40 : !f64x2
     %42 = vector.shuffle %41, %41 [0] : !f64x2, !f64x2
     %43 = vector.shuffle %41, %41 [1] : !f64x2, !f64x2
     %44 = arith.addf %42, %43 : !f64x1
     %45 = vector.extract %44[0] : f64 from !f64x1
     %46 = arith.addi %c_4, %36 : index
     %47 = arith.minsi %46, %12 : index
     %48 = arith.addi %8, %35 : index
     %49 = arith.minsi %48, %c_10 : index
     %50 = arith.truncf %45 : f64 to f32
     memref.store %50, %y[%47, %49] : memref<?x8xf32>
    }
   }
  }
 } else {
  scf.for %51 = %1 to %4 step %c_5 {
   scf.for %52 = %2 to %6 step %c_5 {
    %53 = arith.addi %51, %c_2 : index
    %54 = arith.subi %tokens, %c_2 : index
    %55 = arith.minsi %52, %54 : index
    %56 = arith.addi %52, %c_2 : index
    %57 = arith.minsi %56, %54 : index
    %59:4 = scf.for %58 = %c_4 to %c_8 step %c_3 iter_args(%60 = %c_7, %61 = %c_7, %62 = %c_7, %63 = %c_7) -> (!f64x4, !f64x4, !f64x4, !f64x4) {
     %64 = vector.load %x[%55, %58] : memref<?x40xf32>, !f32x4
     %65 = arith.extf %64 : !f32x4 to !f64x4
     %66 = vector.load %x[%57, %58] : memref<?x40xf32>, !f32x4
     %67 = arith.extf %66 : !f32x4 to !f64x4
     %68 = arith.addi %58, %c_9 : index
     memref.prefetch %weight[%51, %68], read, locality<3>, data : memref<8x40xf32>
     %69 = vector.load %weight[%51, %58] : memref<8x40xf32>, !f32x4
     %70 = arith.extf %69 : !f32x4 to !f64x4
     %71 = math.fma %70, %65, %60 : !f64x4
     %72 = math.fma %70, %67, %61 : !f64x4
     memref.prefetch %weight[%53, %68], read, locality<3>, data : memref<8x40xf32>
     %73 = vector.load %weight[%53, %58] : memref<8x40xf32>, !f32x4
     %74 = arith.extf %73 : !f32x4 to !f64x4
     %75 = math.fma %74, %65, %62 : !f64x4
     %76 = math.fma %74, %67, %63 : !f64x4
     scf.yield %71, %72, %75, %76 : !f64x4, !f64x4, !f64x4, !f64x4
    }
    vector.store %59#0, %sums[%c_4, %c_4] : memref<4x4xf64>, !f64x4
    vector.store %59#1, %sums[%c_2, %c_4] : memref<4x4xf64>, !f64x4
    vector.store %59#2, %sums[%c_5, %c_4] : memref<4x4xf64>, !f64x4
    vector.store %59#3, %sums[%c_6, %c_4] : memref<4x4xf64>, !f64x4
    scf.for %77 = %c_4 to %c_5 step %c_2 {
     scf.for %78 = %c_4 to %c_5 step %c_2 {
      %79 = arith.muli %77, %c_5 : index
      %80 = arith.addi %79, %78 : index
      %81 = vector.load %sums[%80, %c_4] : memref<4x4xf64>, !f64x4
      %82 = vector.shuffle %81, %81 [0, 1] : !f64x4, !f64x4
      %83 = vector.shuffle %81, %81 [2, 3] : !f64x4, !f64x4
      %84 = arith.addf %82, %83 : !f64x2
      %85 = vector.shuffle %84, %84 [0] : !f64x2, !f64x2
      %86 = vector.shuffle %84, %84 [1] : !f64x2, !f64x2
      %87 = arith.addf %85, %86 : !f64x1
      %88 = vector.extract %87[0] : f64 from !f64x1
      %89 = arith.addi %52, %78 : index
      %90 = arith.minsi %89, %54 : index
      %91 = arith.addi %51, %77 : index
      %92 = arith.minsi %91, %c_10 : index
      %93 = arith.truncf %88 : f64 to f32
      memref.store %93, %y[%90, %92] : memref<?x8xf32>
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
 %c_2 = arith.constant dense<0xFF800000> : !f32x8
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant dense<0x00000000> : !f32x8
 %c_6 = arith.constant dense<0x42B40000> : !f32x8
 %c_7 = arith.constant dense<0xC2DC0000> : !f32x8
 %c_8 = arith.constant dense<0x3FB8AA3B> : !f32x8
 %c_9 = arith.constant dense<0xBF318000> : !f32x8
 %c_10 = arith.constant dense<0x395E8083> : !f32x8
 %c_11 = arith.constant dense<0x39500D01> : !f32x8
 %c_12 = arith.constant dense<0x3AB60B61> : !f32x8
 %c_13 = arith.constant dense<0x3C088889> : !f32x8
 %c_14 = arith.constant dense<0x3D2AAAAB> : !f32x8
 %c_15 = arith.constant dense<0x3E2AAAAB> : !f32x8
 %c_16 = arith.constant dense<0x3F000000> : !f32x8
 %c_17 = arith.constant dense<0x3F800000> : !f32x8
 %c_18 = arith.constant dense<1> : !i32x8
 %c_19 = arith.constant dense<23> : !i32x8
 %c_20 = arith.constant dense<127> : !i32x8
 %c_21 = arith.constant dense<0> : !i32x8
 %c_22 = arith.constant dense<2147483647> : !i32x8
 %c_23 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : !i32x8
 %c_24 = arith.constant dense<-2147483648> : !i32x8
 %c_25 = arith.constant dense<8> : !i32x8
 %c_26 = arith.constant 2147483647 : i32
 %c_27 = arith.constant -1 : i32
 %c_28 = arith.constant 3 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %logits = stream.binding.subspan %logits_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %scores = stream.binding.subspan %scores_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?x3xi32>{%tokens}
 %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?x3xf32>{%tokens}
 %keys = memref.alloca() alignment = 64 : memref<16xi32>
 %chosen = memref.alloca() alignment = 64 : memref<3xf32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %6:1 = scf.for %5 = %c_3 to %c_4 step %c_4 iter_args(%7 = %c_2) -> (!f32x8) {
   %8 = vector.load %logits[%4, %5] : memref<?x8xf32>, !f32x8
   %9 = arith.cmpf olt, %7, %8 : !f32x8
   %10 = arith.select %9, %8, %7 : !i1x8, !f32x8
   scf.yield %10 : !f32x8
  }
  %11 = vector.shuffle %6#0, %6#0 [1, 2, 3, 4, 5, 6, 7, 0] : !f32x8, !f32x8
  %12 = arith.cmpf olt, %6#0, %11 : !f32x8
  %13 = arith.select %12, %11, %6#0 : !i1x8, !f32x8
  %14 = vector.shuffle %13, %13 [2, 3, 4, 5, 6, 7, 0, 1] : !f32x8, !f32x8
  %15 = arith.cmpf olt, %13, %14 : !f32x8
  %16 = arith.select %15, %14, %13 : !i1x8, !f32x8
  %17 = vector.shuffle %16, %16 [4, 5, 6, 7, 0, 1, 2, 3] : !f32x8, !f32x8
  %18 = arith.cmpf olt, %16, %17 : !f32x8
  %19 = arith.select %18, %17, %16 : !i1x8, !f32x8
  %21:1 = scf.for %20 = %c_3 to %c_4 step %c_4 iter_args(%22 = %c_5) -> (!f32x8) {
   %23 = vector.load %logits[%4, %20] : memref<?x8xf32>, !f32x8
   %24 = arith.subf %23, %19 : !f32x8
   %25 = arith.cmpf ogt, %24, %c_6 : !f32x8
   %26 = arith.select %25, %c_6, %24 : !i1x8, !f32x8
   %27 = arith.cmpf olt, %26, %c_7 : !f32x8
   %28 = arith.select %27, %c_7, %26 : !i1x8, !f32x8
   %29 = arith.mulf %28, %c_8 : !f32x8
   %30 = math.roundeven %29 : !f32x8
   %31 = math.fma %30, %c_9, %28 : !f32x8
   %32 = math.fma %30, %c_10, %31 : !f32x8
   %33 = math.fma %c_11, %32, %c_12 : !f32x8
   %34 = math.fma %33, %32, %c_13 : !f32x8
   %35 = math.fma %34, %32, %c_14 : !f32x8
   %36 = math.fma %35, %32, %c_15 : !f32x8
   %37 = math.fma %36, %32, %c_16 : !f32x8
   %38 = math.fma %37, %32, %c_17 : !f32x8
   %39 = math.fma %38, %32, %c_17 : !f32x8
   %40 = arith.fptosi %30 : !f32x8 to !i32x8
   %41 = arith.shrsi %40, %c_18 : !i32x8
   %42 = arith.subi %40, %41 : !i32x8
   %43 = arith.addi %41, %c_20 : !i32x8
   %44 = arith.shli %43, %c_19 : !i32x8
   %45 = arith.bitcast %44 : !i32x8 to !f32x8
   %46 = arith.mulf %39, %45 : !f32x8
   %47 = arith.addi %42, %c_20 : !i32x8
   %48 = arith.shli %47, %c_19 : !i32x8
   %49 = arith.bitcast %48 : !i32x8 to !f32x8
   %50 = arith.mulf %46, %49 : !f32x8
   vector.store %50, %scores[%4, %20] : memref<?x8xf32>, !f32x8
   %51 = arith.addf %22, %50 : !f32x8
   scf.yield %51 : !f32x8
  }
  %52 = vector.shuffle %21#0, %21#0 [0, 1, 2, 3] : !f32x8, !f32x8
  %53 = vector.shuffle %21#0, %21#0 [4, 5, 6, 7] : !f32x8, !f32x8
  %54 = arith.addf %52, %53 : !f32x4
  %55 = vector.shuffle %54, %54 [0, 1] : !f32x4, !f32x4
  %56 = vector.shuffle %54, %54 [2, 3] : !f32x4, !f32x4
  %57 = arith.addf %55, %56 : !f32x2
  %58 = vector.shuffle %57, %57 [0] : !f32x2, !f32x2
  %59 = vector.shuffle %57, %57 [1] : !f32x2, !f32x2
  %60 = arith.addf %58, %59 : !f32x1
  %61 = vector.extract %60[0] : f32 from !f32x1
  %62 = vector.broadcast %61 : f32 to !f32x8
  scf.for %63 = %c_3 to %c_4 step %c_4 {
   %64 = vector.load %scores[%4, %63] : memref<?x8xf32>, !f32x8
   %65 = arith.divf %64, %62 : !f32x8
   vector.store %65, %scores[%4, %63] : memref<?x8xf32>, !f32x8
  }
  scf.for %66 = %c_3 to %c_4 step %c_4 {
   %67 = vector.load %scores[%4, %66] : memref<?x8xf32>, !f32x8
   %68 = arith.cmpf oeq, %67, %c_5 : !f32x8
   %69 = arith.select %68, %c_5, %67 : !i1x8, !f32x8
   %70 = vector.bitcast %69 : !f32x8 to !i32x8
   %71 = arith.xori %70, %c_22 : !i32x8
   %72 = arith.cmpi slt, %70, %c_21 : !i32x8
   %73 = arith.select %72, %71, %70 : !i1x8, !i32x8
   %74 = arith.cmpf oeq, %69, %69 : !f32x8
   %75 = arith.select %74, %73, %c_22 : !i1x8, !i32x8
   vector.store %75, %keys[%66] : memref<16xi32>, !i32x8
  }
  %77:2 = scf.for %76 = %c_3 to %c_28 step %c_1 iter_args(%78 = %c_26, %79 = %c_27) -> (i32, i32) {
   %80 = vector.broadcast %78 : i32 to !i32x8
   %81 = vector.broadcast %79 : i32 to !i32x8
   %83:2 = scf.for %82 = %c_3 to %c_4 step %c_4 iter_args(%84 = %c_24, %85 = %c_25) -> (!i32x8, !i32x8) {
    %86 = vector.load %keys[%82] : memref<16xi32>, !i32x8
    %87 = arith.index_cast %82 : index to i32
    %88 = vector.broadcast %87 : i32 to !i32x8
    %89 = arith.addi %c_23, %88 : !i32x8
    %90 = arith.cmpi eq, %86, %80 : !i32x8
    %91 = arith.cmpi sgt, %89, %81 : !i32x8
    %92 = arith.andi %90, %91 : !i1x8
    %93 = arith.cmpi slt, %86, %80 : !i32x8
    %94 = arith.ori %93, %92 : !i1x8
    %95 = arith.cmpi sgt, %86, %84 : !i32x8
    %96 = arith.andi %94, %95 : !i1x8
    %97 = arith.select %96, %86, %84 : !i1x8, !i32x8
    %98 = arith.select %96, %89, %85 : !i1x8, !i32x8
    scf.yield %97, %98 : !i32x8, !i32x8
   }
   %99 = vector.reduction <maxsi>, %83#0 : !i32x8 into i32
   %100 = vector.broadcast %99 : i32 to !i32x8
   %101 = arith.cmpi eq, %83#0, %100 : !i32x8
   %102 = arith.select %101, %83#1, %c_25 : !i1x8, !i32x8
   %103 = vector.reduction <minsi>, %102 : !i32x8 into i32
   memref.store %103, %ids[%4, %76] : memref<?x3xi32>
   %104 = arith.index_cast %103 : i32 to index
   %105 = memref.load %scores[%4, %104] : memref<?x8xf32>
   memref.store %105, %chosen[%76] : memref<3xf32>
   scf.yield %99, %103 : i32, i32
  }
  %106 = vector.create_mask %c_28 : !i1x8
  %107 = vector.maskedload %chosen[%c_3], %106, %c_5 : memref<3xf32>, !i1x8, !f32x8 into !f32x8
  vector.maskedstore %weights[%4, %c_3], %106, %107 : memref<?x3xf32>, !i1x8, !f32x8
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
 %c_0 = arith.constant dense<0x00000000> : !f32x8
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 8 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 8192 : index
 %c_5 = arith.constant 2048 : index
 %c_6 = arith.constant 2 : index
 %c_7 = arith.constant 3 : index
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
 %14:8 = scf.for %13 = %c_1 to %length step %c_2 iter_args(%15 = %c_0, %16 = %c_0, %17 = %c_0, %18 = %c_0, %19 = %c_0, %20 = %c_0, %21 = %c_0, %22 = %c_0) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
  %23 = arith.muli %13, %c_3 : index
  %24 = arith.index_cast %23 : index to i64
  %25 = arith.addi %23, %c_4 : index
  %26 = arith.index_cast %25 : index to i64
  %27 = arith.addi %23, %c_5 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.getelementptr %6[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %30 = llvm.load %29 <alignment = 4> : !llvm.ptr -> !f32x8
  %31 = llvm.getelementptr %8[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %32 = llvm.load %31 <alignment = 4> : !llvm.ptr -> !f32x8
  %33 = llvm.getelementptr %10[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %34 = llvm.load %33 <alignment = 4> : !llvm.ptr -> !f32x8
  %35 = llvm.getelementptr %12[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %36 = llvm.load %35 <alignment = 4> : !llvm.ptr -> !f32x8
  %37 = llvm.getelementptr %2[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%37) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %38 = llvm.getelementptr %2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%38) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %39 = llvm.getelementptr %2[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %40 = llvm.load %39 <alignment = 4> : !llvm.ptr -> !f32x8
  %41 = math.fma %40, %30, %15 : !f32x8
  %42 = math.fma %40, %32, %16 : !f32x8
  %43 = math.fma %40, %34, %17 : !f32x8
  %44 = math.fma %40, %36, %18 : !f32x8
  %45 = llvm.getelementptr %4[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%45) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %46 = llvm.getelementptr %4[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%46) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %47 = llvm.getelementptr %4[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %48 = llvm.load %47 <alignment = 4> : !llvm.ptr -> !f32x8
  %49 = math.fma %48, %30, %19 : !f32x8
  %50 = math.fma %48, %32, %20 : !f32x8
  %51 = math.fma %48, %34, %21 : !f32x8
  %52 = math.fma %48, %36, %22 : !f32x8
  scf.yield %41, %42, %43, %44, %49, %50, %51, %52 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
 }
 %53 = arith.index_cast %to : index to i64
 %54 = llvm.inttoptr %53 : i64 to !llvm.ptr
 llvm.store %14#0, %54 <alignment = 32> : !f32x8, !llvm.ptr
 %55 = arith.addi %to, %token : index
 %56 = arith.index_cast %55 : index to i64
 %57 = llvm.inttoptr %56 : i64 to !llvm.ptr
 llvm.store %14#1, %57 <alignment = 32> : !f32x8, !llvm.ptr
 %58 = arith.muli %token, %c_6 : index
 %59 = arith.addi %to, %58 : index
 %60 = arith.index_cast %59 : index to i64
 %61 = llvm.inttoptr %60 : i64 to !llvm.ptr
 llvm.store %14#2, %61 <alignment = 32> : !f32x8, !llvm.ptr
 %62 = arith.muli %token, %c_7 : index
 %63 = arith.addi %to, %62 : index
 %64 = arith.index_cast %63 : index to i64
 %65 = llvm.inttoptr %64 : i64 to !llvm.ptr
 llvm.store %14#3, %65 <alignment = 32> : !f32x8, !llvm.ptr
 %66 = arith.addi %to, %half : index
 %67 = arith.index_cast %66 : index to i64
 %68 = llvm.inttoptr %67 : i64 to !llvm.ptr
 llvm.store %14#4, %68 <alignment = 32> : !f32x8, !llvm.ptr
 %69 = arith.addi %66, %token : index
 %70 = arith.index_cast %69 : index to i64
 %71 = llvm.inttoptr %70 : i64 to !llvm.ptr
 llvm.store %14#5, %71 <alignment = 32> : !f32x8, !llvm.ptr
 %72 = arith.addi %66, %58 : index
 %73 = arith.index_cast %72 : index to i64
 %74 = llvm.inttoptr %73 : i64 to !llvm.ptr
 llvm.store %14#6, %74 <alignment = 32> : !f32x8, !llvm.ptr
 %75 = arith.addi %66, %62 : index
 %76 = arith.index_cast %75 : index to i64
 %77 = llvm.inttoptr %76 : i64 to !llvm.ptr
 llvm.store %14#7, %77 <alignment = 32> : !f32x8, !llvm.ptr
 return
}
func.func private @dots_8x1(%row_0: index, %row_1: index, %row_2: index, %row_3: index, %row_4: index, %row_5: index, %row_6: index, %row_7: index, %x_0: index, %length: index, %to: index, %token: index, %stream: index, %half: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x8
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 8 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 2048 : index
 %c_5 = arith.constant 512 : index
 %c_6 = arith.constant 2 : index
 %c_7 = arith.constant 3 : index
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
 %20:8 = scf.for %19 = %c_1 to %length step %c_2 iter_args(%21 = %c_0, %22 = %c_0, %23 = %c_0, %24 = %c_0, %25 = %c_0, %26 = %c_0, %27 = %c_0, %28 = %c_0) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
  %29 = arith.muli %19, %c_3 : index
  %30 = arith.index_cast %29 : index to i64
  %31 = arith.addi %29, %c_4 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = arith.addi %29, %c_5 : index
  %34 = arith.index_cast %33 : index to i64
  %35 = llvm.getelementptr %18[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %36 = llvm.load %35 <alignment = 4> : !llvm.ptr -> !f32x8
  %37 = llvm.getelementptr %2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%37) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %38 = llvm.getelementptr %2[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%38) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %39 = llvm.getelementptr %2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %40 = llvm.load %39 <alignment = 4> : !llvm.ptr -> !f32x8
  %41 = math.fma %40, %36, %21 : !f32x8
  %42 = llvm.getelementptr %4[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%42) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %43 = llvm.getelementptr %4[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%43) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %44 = llvm.getelementptr %4[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %45 = llvm.load %44 <alignment = 4> : !llvm.ptr -> !f32x8
  %46 = math.fma %45, %36, %22 : !f32x8
  %47 = llvm.getelementptr %6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %48 = llvm.getelementptr %6[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %49 = llvm.getelementptr %6[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %50 = llvm.load %49 <alignment = 4> : !llvm.ptr -> !f32x8
  %51 = math.fma %50, %36, %23 : !f32x8
  %52 = llvm.getelementptr %8[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%52) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %53 = llvm.getelementptr %8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%53) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %54 = llvm.getelementptr %8[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %55 = llvm.load %54 <alignment = 4> : !llvm.ptr -> !f32x8
  %56 = math.fma %55, %36, %24 : !f32x8
  %57 = llvm.getelementptr %10[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%57) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %58 = llvm.getelementptr %10[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %59 = llvm.getelementptr %10[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %60 = llvm.load %59 <alignment = 4> : !llvm.ptr -> !f32x8
  %61 = math.fma %60, %36, %25 : !f32x8
  %62 = llvm.getelementptr %12[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%62) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %63 = llvm.getelementptr %12[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%63) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %64 = llvm.getelementptr %12[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %65 = llvm.load %64 <alignment = 4> : !llvm.ptr -> !f32x8
  %66 = math.fma %65, %36, %26 : !f32x8
  %67 = llvm.getelementptr %14[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%67) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %68 = llvm.getelementptr %14[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%68) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %69 = llvm.getelementptr %14[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %70 = llvm.load %69 <alignment = 4> : !llvm.ptr -> !f32x8
  %71 = math.fma %70, %36, %27 : !f32x8
  %72 = llvm.getelementptr %16[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%72) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %73 = llvm.getelementptr %16[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%73) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %74 = llvm.getelementptr %16[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %75 = llvm.load %74 <alignment = 4> : !llvm.ptr -> !f32x8
  %76 = math.fma %75, %36, %28 : !f32x8
  scf.yield %41, %46, %51, %56, %61, %66, %71, %76 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
 }
 %77 = arith.index_cast %to : index to i64
 %78 = llvm.inttoptr %77 : i64 to !llvm.ptr
 llvm.store %20#0, %78 <alignment = 32> : !f32x8, !llvm.ptr
 %79 = arith.addi %to, %stream : index
 %80 = arith.index_cast %79 : index to i64
 %81 = llvm.inttoptr %80 : i64 to !llvm.ptr
 llvm.store %20#1, %81 <alignment = 32> : !f32x8, !llvm.ptr
 %82 = arith.muli %stream, %c_6 : index
 %83 = arith.addi %to, %82 : index
 %84 = arith.index_cast %83 : index to i64
 %85 = llvm.inttoptr %84 : i64 to !llvm.ptr
 llvm.store %20#2, %85 <alignment = 32> : !f32x8, !llvm.ptr
 %86 = arith.muli %stream, %c_7 : index
 %87 = arith.addi %to, %86 : index
 %88 = arith.index_cast %87 : index to i64
 %89 = llvm.inttoptr %88 : i64 to !llvm.ptr
 llvm.store %20#3, %89 <alignment = 32> : !f32x8, !llvm.ptr
 %90 = arith.addi %to, %half : index
 %91 = arith.index_cast %90 : index to i64
 %92 = llvm.inttoptr %91 : i64 to !llvm.ptr
 llvm.store %20#4, %92 <alignment = 32> : !f32x8, !llvm.ptr
 %93 = arith.addi %90, %stream : index
 %94 = arith.index_cast %93 : index to i64
 %95 = llvm.inttoptr %94 : i64 to !llvm.ptr
 llvm.store %20#5, %95 <alignment = 32> : !f32x8, !llvm.ptr
 %96 = arith.addi %90, %82 : index
 %97 = arith.index_cast %96 : index to i64
 %98 = llvm.inttoptr %97 : i64 to !llvm.ptr
 llvm.store %20#6, %98 <alignment = 32> : !f32x8, !llvm.ptr
 %99 = arith.addi %90, %86 : index
 %100 = arith.index_cast %99 : index to i64
 %101 = llvm.inttoptr %100 : i64 to !llvm.ptr
 llvm.store %20#7, %101 <alignment = 32> : !f32x8, !llvm.ptr
 return
}
func.func private @add_up_8(%lanes: index, %to: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 16 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant 32 : index
 %c_4 = arith.constant 4 : index
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  %2 = arith.muli %1, %c_3 : index
  %3 = arith.addi %lanes, %2 : index
  %4 = arith.index_cast %3 : index to i64
  %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
  %6 = llvm.load %5 <alignment = 32> : !llvm.ptr -> !f32x8
  %7 = vector.shuffle %6, %6 [0, 1, 2, 3] : !f32x8, !f32x8
  %8 = vector.shuffle %6, %6 [4, 5, 6, 7] : !f32x8, !f32x8
  %9 = arith.addf %7, %8 : !f32x4
  %10 = vector.shuffle %9, %9 [0, 1] : !f32x4, !f32x4
  %11 = vector.shuffle %9, %9 [2, 3] : !f32x4, !f32x4
  %12 = arith.addf %10, %11 : !f32x2
  %13 = vector.shuffle %12, %12 [0] : !f32x2, !f32x2
  %14 = vector.shuffle %12, %12 [1] : !f32x2, !f32x2
  %15 = arith.addf %13, %14 : !f32x1
  %16 = vector.extract %15[0] : f32 from !f32x1
  %17 = arith.muli %1, %c_4 : index
  %18 = arith.addi %to, %17 : index
  %19 = arith.index_cast %18 : index to i64
  %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
  llvm.store %16, %20 <alignment = 4> : f32, !llvm.ptr
 }
 return
}
func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 1024 : index
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant false
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant dense<0> : !i32x8
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 2 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 1023 : index
 %c_10 = arith.constant 24 : index
 %c_11 = arith.constant 48 : index
 %c_12 = arith.constant 160 : index
 %c_13 = arith.constant 512 : index
 %c_14 = arith.constant 64 : index
 %c_15 = arith.constant 2048 : index
 %c_16 = arith.constant 3 : index
 %c_17 = arith.constant 23 : index
 %c_18 = arith.constant 40 : index
 %c_19 = arith.constant 4096 : index
 %c_20 = arith.constant 16 : index
 %c_21 = arith.constant 256 : index
 %c_22 = arith.constant dense<0x00000000> : !f32x16
 %c_23 = arith.constant dense<0x42B40000> : !f32x16
 %c_24 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_25 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_26 = arith.constant dense<0xBF318000> : !f32x16
 %c_27 = arith.constant dense<0x395E8083> : !f32x16
 %c_28 = arith.constant dense<0x39500D01> : !f32x16
 %c_29 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_30 = arith.constant dense<0x3C088889> : !f32x16
 %c_31 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_32 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_33 = arith.constant dense<0x3F000000> : !f32x16
 %c_34 = arith.constant dense<0x3F800000> : !f32x16
 %c_35 = arith.constant dense<1> : !i32x16
 %c_36 = arith.constant dense<23> : !i32x16
 %c_37 = arith.constant dense<127> : !i32x16
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
  %7 = vector.broadcast %6 : i32 to !i32x8
  %9:1 = scf.for %8 = %c_1 to %3 step %c_4 iter_args(%10 = %c_3) -> (i1) {
   %11 = arith.subi %3, %8 : index
   %12 = vector.create_mask %11 : !i1x8
   %13 = vector.maskedload %ids[%8], %12, %c_5 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
   %14 = arith.cmpi eq, %13, %7 : !i32x8
   %15 = arith.andi %14, %12 : !i1x8
   %any_16 = vector.reduction <or>, %15 : !i1x8 into i1
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
 %sums = memref.alloca() alignment = 64 : memref<8x32x8xf32>
 %added = memref.alloca() alignment = 64 : memref<2x16xf32>
 %23 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %24 = arith.muli %workers, %c_6 : index
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
  %36 = arith.muli %24, %c_7 : index
  %37 = arith.divui %22, %36 : index
  %38 = arith.maxsi %37, %c_2 : index
  %39 = arith.divui %35, %24 : index
  %41:2 = scf.for %40 = %c_1 to %39 step %c_2 iter_args(%42 = %c_1, %43 = %38) -> (index, index) {
   %44 = arith.muli %43, %24 : index
   %45 = arith.addi %42, %44 : index
   %46 = arith.divui %43, %c_7 : index
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
   %56 = arith.muli %c_1, %c_8 : index
   %57 = arith.minsi %52, %c_9 : index
   %58 = memref.load %firsts[%57] : memref<1024xi32>
   %59 = arith.index_cast %58 : i32 to index
   %60 = arith.select %1, %59, %52 : index
   %61 = memref.load %ids[%60] : memref<?xi32>
   %62 = arith.select %1, %c_1, %60 : index
   %63 = vector.broadcast %61 : i32 to !i32x8
   %65:1 = scf.for %64 = %c_1 to %62 step %c_4 iter_args(%66 = %c_3) -> (i1) {
    %67 = arith.subi %62, %64 : index
    %68 = vector.create_mask %67 : !i1x8
    %69 = vector.maskedload %ids[%64], %68, %c_5 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
    %70 = arith.cmpi eq, %69, %63 : !i32x8
    %71 = arith.andi %70, %68 : !i1x8
    %any_72 = vector.reduction <or>, %71 : !i1x8 into i1
    %73 = arith.ori %66, %any_72 : i1
    scf.yield %73 : i1
   }
   %74 = arith.cmpi eq, %65#0, %c_3 : i1
   scf.if %74 {
    %75 = arith.index_cast %61 : i32 to index
    %76 = arith.subi %22, %c_2 : index
    %77 = arith.minsi %55, %76 : index
    %78 = arith.minsi %77, %c_9 : index
    %79 = memref.load %firsts[%78] : memref<1024xi32>
    %80 = arith.index_cast %79 : i32 to index
    %81 = arith.select %1, %80, %77 : index
    %82 = memref.load %ids[%81] : memref<?xi32>
    %83 = arith.index_cast %82 : i32 to index
    scf.for %84 = %c_1 to %c_8 step %c_4 {
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
      %118 = arith.addi %113, %c_7 : index
      memref.store %116, %group[%118] : memref<6xi32>
     }
     %119 = arith.addi %113, %c_2 : index
     %120 = arith.select %115, %119, %113 : index
     %121 = arith.cmpi eq, %120, %c_6 : index
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
      %131 = memref.load %group[%c_7] : memref<6xi32>
      %132 = arith.index_cast %131 : i32 to index
      %133 = memref.load %group[%c_16] : memref<6xi32>
      %134 = arith.index_cast %133 : i32 to index
      %135 = arith.divui %128, %c_16 : index
      %136 = arith.divui %130, %c_16 : index
      %137 = arith.divui %132, %c_16 : index
      %138 = arith.divui %134, %c_16 : index
      %139 = arith.cmpi sgt, %120, %c_2 : index
      %140 = arith.cmpi sle, %120, %c_6 : index
      %141 = arith.andi %139, %140 : i1
      scf.if %141 {
       %142 = arith.subi %c_10, %56 : index
       %143 = arith.minsi %142, %c_8 : index
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
        %165 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x8xf32> -> index
        %166 = arith.muli %144, %c_8 : index
        %167 = arith.addi %165, %166 : index
        func.call @dots_2x4(%152, %155, %158, %160, %162, %164, %c_18, %167, %c_0, %c_0, %c_19) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      %168 = arith.cmpi sle, %120, %c_2 : index
      %169 = arith.andi %124, %168 : i1
      scf.if %169 {
       %170 = arith.subi %c_10, %56 : index
       %171 = arith.minsi %170, %c_4 : index
       scf.for %172 = %c_1 to %171 step %c_2 {
        %173 = arith.addi %56, %172 : index
        %174 = arith.addi %173, %c_4 : index
        %175 = arith.addi %173, %c_20 : index
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
        %214 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x8xf32> -> index
        %215 = arith.muli %172, %c_8 : index
        %216 = arith.addi %214, %215 : index
        func.call @dots_8x1(%189, %192, %195, %198, %201, %204, %207, %210, %213, %c_18, %216, %c_0, %c_21, %c_19) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      scf.for %217 = %c_1 to %120 step %c_2 {
       %218 = arith.subi %c_10, %56 : index
       %219 = arith.minsi %218, %c_8 : index
       scf.for %220 = %c_1 to %219 step %c_20 {
        %221 = arith.addi %56, %220 : index
        %222 = arith.subi %219, %220 : index
        %223 = arith.minsi %222, %c_20 : index
        %224 = memref.load %group[%217] : memref<6xi32>
        %225 = arith.index_cast %224 : i32 to index
        scf.for %226 = %c_1 to %c_7 step %c_2 {
         %227 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x8xf32> -> index
         %228 = arith.muli %220, %c_8 : index
         %229 = arith.addi %227, %228 : index
         %230 = arith.muli %226, %c_6 : index
         %231 = arith.addi %217, %230 : index
         %232 = arith.muli %231, %c_0 : index
         %233 = arith.addi %229, %232 : index
         %234 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %235 = arith.muli %226, %c_14 : index
         %236 = arith.addi %234, %235 : index
         func.call @add_up_8(%233, %236) : (index, index) -> ()
        }
        %237 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, !f32x16
        %238 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, !f32x16
        %239 = arith.subf %c_22, %237 : !f32x16
        %240 = arith.cmpf ogt, %239, %c_23 : !f32x16
        %241 = arith.select %240, %c_23, %239 : !i1x16, !f32x16
        %242 = arith.cmpf olt, %241, %c_24 : !f32x16
        %243 = arith.select %242, %c_24, %241 : !i1x16, !f32x16
        %244 = arith.mulf %243, %c_25 : !f32x16
        %245 = math.roundeven %244 : !f32x16
        %246 = math.fma %245, %c_26, %243 : !f32x16
        %247 = math.fma %245, %c_27, %246 : !f32x16
        %248 = math.fma %c_28, %247, %c_29 : !f32x16
        %249 = math.fma %248, %247, %c_30 : !f32x16
        %250 = math.fma %249, %247, %c_31 : !f32x16
        %251 = math.fma %250, %247, %c_32 : !f32x16
        %252 = math.fma %251, %247, %c_33 : !f32x16
        %253 = math.fma %252, %247, %c_34 : !f32x16
        %254 = math.fma %253, %247, %c_34 : !f32x16
        %255 = arith.fptosi %245 : !f32x16 to !i32x16
        %256 = arith.shrsi %255, %c_35 : !i32x16
        %257 = arith.subi %255, %256 : !i32x16
        %258 = arith.addi %256, %c_37 : !i32x16
        %259 = arith.shli %258, %c_36 : !i32x16
        %260 = arith.bitcast %259 : !i32x16 to !f32x16
        %261 = arith.mulf %254, %260 : !f32x16
        %262 = arith.addi %257, %c_37 : !i32x16
        %263 = arith.shli %262, %c_36 : !i32x16
        %264 = arith.bitcast %263 : !i32x16 to !f32x16
        %265 = arith.mulf %261, %264 : !f32x16
        %266 = arith.addf %265, %c_34 : !f32x16
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
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant dense<0> : !i32x8
 %c_7 = arith.constant 2 : index
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 1023 : index
 %c_11 = arith.constant 40 : index
 %c_12 = arith.constant 96 : index
 %c_13 = arith.constant 512 : index
 %c_14 = arith.constant 2048 : index
 %c_15 = arith.constant 3 : index
 %c_16 = arith.constant 16 : index
 %c_17 = arith.constant 39 : index
 %c_18 = arith.constant 24 : index
 %c_19 = arith.constant 12 : index
 %c_20 = arith.constant 20 : index
 %c_21 = arith.constant 28 : index
 %c_22 = arith.constant 128 : index
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
  %9 = vector.broadcast %8 : i32 to !i32x8
  %11:1 = scf.for %10 = %c_2 to %5 step %c_5 iter_args(%12 = %c_4) -> (i1) {
   %13 = arith.subi %5, %10 : index
   %14 = vector.create_mask %13 : !i1x8
   %15 = vector.maskedload %ids[%10], %14, %c_6 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
   %16 = arith.cmpi eq, %15, %9 : !i32x8
   %17 = arith.andi %16, %14 : !i1x8
   %any_18 = vector.reduction <or>, %17 : !i1x8 into i1
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
 %sums = memref.alloca() alignment = 64 : memref<4x32x8xf32>
 %added = memref.alloca() alignment = 64 : memref<1x16xf32>
 %26 = arith.muli %workers, %c_8 : index
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
   %59 = arith.muli %58, %c_9 : index
   %60 = arith.divui %54, %c_7 : index
   %61 = arith.minsi %60, %c_10 : index
   %62 = memref.load %firsts[%61] : memref<1024xi32>
   %63 = arith.index_cast %62 : i32 to index
   %64 = arith.select %3, %63, %60 : index
   %65 = memref.load %ids[%64] : memref<?xi32>
   %66 = arith.select %3, %c_2, %64 : index
   %67 = vector.broadcast %65 : i32 to !i32x8
   %69:1 = scf.for %68 = %c_2 to %66 step %c_5 iter_args(%70 = %c_4) -> (i1) {
    %71 = arith.subi %66, %68 : index
    %72 = vector.create_mask %71 : !i1x8
    %73 = vector.maskedload %ids[%68], %72, %c_6 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
    %74 = arith.cmpi eq, %73, %67 : !i32x8
    %75 = arith.andi %74, %72 : !i1x8
    %any_76 = vector.reduction <or>, %75 : !i1x8 into i1
    %77 = arith.ori %70, %any_76 : i1
    scf.yield %77 : i1
   }
   %78 = arith.cmpi eq, %69#0, %c_4 : i1
   scf.if %78 {
    %79 = arith.index_cast %65 : i32 to index
    %80 = arith.remui %57, %c_7 : index
    %81 = arith.muli %80, %c_9 : index
    %82 = arith.subi %25, %c_3 : index
    %83 = arith.minsi %57, %82 : index
    %84 = arith.divui %83, %c_7 : index
    %85 = arith.minsi %84, %c_10 : index
    %86 = memref.load %firsts[%85] : memref<1024xi32>
    %87 = arith.index_cast %86 : i32 to index
    %88 = arith.select %3, %87, %84 : index
    %89 = memref.load %ids[%88] : memref<?xi32>
    %90 = arith.index_cast %89 : i32 to index
    scf.for %91 = %c_2 to %c_9 step %c_8 {
     %92 = arith.addi %81, %91 : index
     %93 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
     %94 = arith.muli %90, %c_11 : index
     %95 = arith.addi %94, %92 : index
     %96 = arith.muli %95, %c_12 : index
     %97 = arith.addi %93, %96 : index
     scf.for %98 = %c_2 to %c_13 step %c_0 {
      %99 = arith.addi %97, %98 : index
      %100 = arith.index_cast %99 : index to i64
      %101 = llvm.inttoptr %100 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%101) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %102 = %c_13 to %c_14 step %c_0 {
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
     %116 = arith.cmpi eq, %115, %c_8 : index
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
      %128 = memref.load %group[%c_15] : memref<6xi32>
      %129 = arith.index_cast %128 : i32 to index
      %130 = arith.cmpi sgt, %115, %c_3 : index
      %131 = arith.cmpi sle, %115, %c_8 : index
      %132 = arith.andi %130, %131 : i1
      scf.if %132 {
       %133 = arith.subi %c_11, %59 : index
       %134 = arith.minsi %133, %c_16 : index
       scf.for %135 = %c_2 to %134 step %c_3 {
        %136 = arith.addi %59, %135 : index
        %137 = arith.addi %136, %c_16 : index
        %138 = arith.minsi %136, %c_17 : index
        %139 = arith.minsi %137, %c_17 : index
        %140 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
        %141 = arith.muli %79, %c_11 : index
        %142 = arith.addi %141, %138 : index
        %143 = arith.muli %142, %c_12 : index
        %144 = arith.addi %140, %143 : index
        %145 = arith.addi %141, %139 : index
        %146 = arith.muli %145, %c_12 : index
        %147 = arith.addi %140, %146 : index
        %148 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
        %149 = arith.muli %123, %c_12 : index
        %150 = arith.addi %148, %149 : index
        %151 = arith.muli %125, %c_12 : index
        %152 = arith.addi %148, %151 : index
        %153 = arith.muli %127, %c_12 : index
        %154 = arith.addi %148, %153 : index
        %155 = arith.muli %129, %c_12 : index
        %156 = arith.addi %148, %155 : index
        %157 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x8xf32> -> index
        %158 = arith.muli %135, %c_9 : index
        %159 = arith.addi %157, %158 : index
        func.call @dots_2x4(%144, %147, %150, %152, %154, %156, %c_18, %159, %c_1, %c_13, %c_13) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      %160 = arith.cmpi sle, %115, %c_3 : index
      %161 = arith.andi %119, %160 : i1
      scf.if %161 {
       %162 = arith.subi %c_11, %59 : index
       %163 = arith.minsi %162, %c_8 : index
       scf.for %164 = %c_2 to %163 step %c_3 {
        %165 = arith.addi %59, %164 : index
        %166 = arith.addi %165, %c_8 : index
        %167 = arith.addi %165, %c_5 : index
        %168 = arith.addi %165, %c_19 : index
        %169 = arith.addi %165, %c_16 : index
        %170 = arith.addi %165, %c_20 : index
        %171 = arith.addi %165, %c_18 : index
        %172 = arith.addi %165, %c_21 : index
        %173 = arith.minsi %165, %c_17 : index
        %174 = arith.minsi %166, %c_17 : index
        %175 = arith.minsi %167, %c_17 : index
        %176 = arith.minsi %168, %c_17 : index
        %177 = arith.minsi %169, %c_17 : index
        %178 = arith.minsi %170, %c_17 : index
        %179 = arith.minsi %171, %c_17 : index
        %180 = arith.minsi %172, %c_17 : index
        %181 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
        %182 = arith.muli %79, %c_11 : index
        %183 = arith.addi %182, %173 : index
        %184 = arith.muli %183, %c_12 : index
        %185 = arith.addi %181, %184 : index
        %186 = arith.addi %182, %174 : index
        %187 = arith.muli %186, %c_12 : index
        %188 = arith.addi %181, %187 : index
        %189 = arith.addi %182, %175 : index
        %190 = arith.muli %189, %c_12 : index
        %191 = arith.addi %181, %190 : index
        %192 = arith.addi %182, %176 : index
        %193 = arith.muli %192, %c_12 : index
        %194 = arith.addi %181, %193 : index
        %195 = arith.addi %182, %177 : index
        %196 = arith.muli %195, %c_12 : index
        %197 = arith.addi %181, %196 : index
        %198 = arith.addi %182, %178 : index
        %199 = arith.muli %198, %c_12 : index
        %200 = arith.addi %181, %199 : index
        %201 = arith.addi %182, %179 : index
        %202 = arith.muli %201, %c_12 : index
        %203 = arith.addi %181, %202 : index
        %204 = arith.addi %182, %180 : index
        %205 = arith.muli %204, %c_12 : index
        %206 = arith.addi %181, %205 : index
        %207 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
        %208 = arith.muli %123, %c_12 : index
        %209 = arith.addi %207, %208 : index
        %210 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x8xf32> -> index
        %211 = arith.muli %164, %c_9 : index
        %212 = arith.addi %210, %211 : index
        func.call @dots_8x1(%185, %188, %191, %194, %197, %200, %203, %206, %209, %c_18, %212, %c_1, %c_22, %c_13) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      scf.for %213 = %c_2 to %115 step %c_3 {
       %214 = arith.subi %c_11, %59 : index
       %215 = arith.minsi %214, %c_9 : index
       scf.for %216 = %c_2 to %215 step %c_16 {
        %217 = arith.addi %59, %216 : index
        %218 = arith.subi %215, %216 : index
        %219 = arith.minsi %218, %c_16 : index
        %220 = memref.load %group[%213] : memref<6xi32>
        %221 = arith.index_cast %220 : i32 to index
        scf.for %222 = %c_2 to %c_3 step %c_3 {
         %223 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x8xf32> -> index
         %224 = arith.muli %216, %c_9 : index
         %225 = arith.addi %223, %224 : index
         %226 = arith.muli %222, %c_8 : index
         %227 = arith.addi %213, %226 : index
         %228 = arith.muli %227, %c_1 : index
         %229 = arith.addi %225, %228 : index
         %230 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %231 = arith.muli %222, %c_0 : index
         %232 = arith.addi %230, %231 : index
         func.call @add_up_8(%229, %232) : (index, index) -> ()
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
     %52 = math.fma %51, %48, %39 : !f32x16
     %53 = llvm.getelementptr %18[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %54 = llvm.load %53 <alignment = 4> : !llvm.ptr -> f32
     %55 = vector.broadcast %54 : f32 to !f32x16
     %56 = math.fma %55, %48, %40 : !f32x16
     %57 = llvm.getelementptr %19[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %58 = llvm.load %57 <alignment = 4> : !llvm.ptr -> f32
     %59 = vector.broadcast %58 : f32 to !f32x16
     %60 = math.fma %59, %48, %41 : !f32x16
     %61 = llvm.getelementptr %20[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %62 = llvm.load %61 <alignment = 4> : !llvm.ptr -> f32
     %63 = vector.broadcast %62 : f32 to !f32x16
     %64 = math.fma %63, %48, %42 : !f32x16
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
     %69 = math.fma %68, %65, %52 : !f32x8
     %70 = llvm.getelementptr %20[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %71 = llvm.load %70 <alignment = 4> : !llvm.ptr -> f32
     %72 = vector.broadcast %71 : f32 to !f32x8
     %73 = math.fma %72, %65, %53 : !f32x8
     %74 = llvm.getelementptr %21[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %75 = llvm.load %74 <alignment = 4> : !llvm.ptr -> f32
     %76 = vector.broadcast %75 : f32 to !f32x8
     %77 = math.fma %76, %65, %54 : !f32x8
     %78 = llvm.getelementptr %22[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %79 = llvm.load %78 <alignment = 4> : !llvm.ptr -> f32
     %80 = vector.broadcast %79 : f32 to !f32x8
     %81 = math.fma %80, %65, %55 : !f32x8
     %82 = llvm.getelementptr %23[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %83 = llvm.load %82 <alignment = 4> : !llvm.ptr -> f32
     %84 = vector.broadcast %83 : f32 to !f32x8
     %85 = math.fma %84, %65, %56 : !f32x8
     %86 = llvm.getelementptr %24[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %87 = llvm.load %86 <alignment = 4> : !llvm.ptr -> f32
     %88 = vector.broadcast %87 : f32 to !f32x8
     %89 = math.fma %88, %65, %57 : !f32x8
     %90 = llvm.getelementptr %25[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %91 = llvm.load %90 <alignment = 4> : !llvm.ptr -> f32
     %92 = vector.broadcast %91 : f32 to !f32x8
     %93 = math.fma %92, %65, %58 : !f32x8
     %94 = llvm.getelementptr %26[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %95 = llvm.load %94 <alignment = 4> : !llvm.ptr -> f32
     %96 = vector.broadcast %95 : f32 to !f32x8
     %97 = math.fma %96, %65, %59 : !f32x8
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
        %181 = math.fma %180, %c_24, %178 : !f32x16
        %182 = math.fma %180, %c_25, %181 : !f32x16
        %183 = math.fma %c_26, %182, %c_27 : !f32x16
        %184 = math.fma %183, %182, %c_28 : !f32x16
        %185 = math.fma %184, %182, %c_29 : !f32x16
        %186 = math.fma %185, %182, %c_30 : !f32x16
        %187 = math.fma %186, %182, %c_31 : !f32x16
        %188 = math.fma %187, %182, %c_32 : !f32x16
        %189 = math.fma %188, %182, %c_32 : !f32x16
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

    // stage: choice: softmax, the 3 highest keys, weights; kernel for avx2
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: dispatch: up to 4 tokens, and beyond
    %token_limit = arith.constant 4 : index
    %is_few = arith.cmpi ule, %tokens, %token_limit : index
    %routed = scf.if %is_few -> (tensor<?x40xf32>) {

      // stage: experts: gathered: the chosen experts of 8, kernels for avx2
      %size_3 = arith.constant 3 : index
      %assignments = arith.muli %tokens, %size_3 : index
      %size_0 = arith.constant 0 : index
      %device = hal.devices.get %size_0 : !hal.device
      %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
      %workers = arith.index_cast %concurrency : i64 to index
      %counters = stablehlo.constant dense<0> : tensor<32xi32>
      %gathered_up:2 = flow.dispatch @rows::@gathered_up[%assignments, %tokens, %workers](%x, %choose#1, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xf32>{%assignments})
      %gathered_down:2 = flow.dispatch @rows::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %choose#1, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments})
      %routed_1 = flow.dispatch @rows::@gathered_combine[%assignments, %tokens](%gathered_down#1, %choose#1, %choose#2, %assignments, %tokens) : (tensor<?x40xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, index, index) -> tensor<?x40xf32>{%tokens}
      scf.yield %routed_1 : tensor<?x40xf32>
    } else {

      // stage: dispatch: up to 9 tokens, and beyond
      %token_limit_1 = arith.constant 9 : index
      %is_few_1 = arith.cmpi ule, %tokens, %token_limit_1 : index
      %routed_2 = scf.if %is_few_1 -> (tensor<?x40xf32>) {

        // stage: experts: all 8 experts over all tokens, [E, N, H]
        %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
        %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
        %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
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
        %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
        %size_3_1 = stablehlo.constant dense<3> : tensor<1xi32>
        %shape_nx3x8 = stablehlo.concatenate %token_count_1d, %size_3_1, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
        %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx3x8) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
        %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%choose#1, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
        %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
        %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%choose#2, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
        %zero = stablehlo.constant dense<0.0> : tensor<f32>
        %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx3x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x3x8xf32>
        %placed_weights = stablehlo.select %is_chosen, %weights_per_expert, %zero_splat : tensor<?x3x8xi1>, tensor<?x3x8xf32>
        %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
        %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x8xf32>
        %or_identity = stablehlo.constant dense<false> : tensor<i1>
        %chosen_matrix = stablehlo.reduce(%is_chosen init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x3x8xi1>, tensor<i1>) -> tensor<?x8xi1>
        %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>
        %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x8xi1>) -> tensor<8x?xi1>
        %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x?x40xf32>
        %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xi1>, tensor<3xi32>) -> tensor<8x?x40xi1>
        %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_1 : tensor<8x?x40xi1>, tensor<8x?x40xf32>
        %routed_3 = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>
        scf.yield %routed_3 : tensor<?x40xf32>
      } else {

        // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx2
        %size_3_2 = arith.constant 3 : index
        %assignments_1 = arith.muli %tokens, %size_3_2 : index
        %size_2048 = arith.constant 2048 : index
        %full_chunks = arith.divui %assignments_1, %size_2048 : index
        %size_1 = arith.constant 1 : index
        %chunks = arith.addi %full_chunks, %size_1 : index
        %size_8_1 = arith.constant 8 : index
        %experts_used = arith.minui %assignments_1, %size_8_1 : index
        %size_15 = arith.constant 15 : index
        %gaps = arith.muli %experts_used, %size_15 : index
        %rows = arith.addi %assignments_1, %gaps : index
        %size_240 = arith.constant 240 : index
        %full_blocks = arith.divui %assignments_1, %size_240 : index
        %row_blocks = arith.addi %full_blocks, %experts_used : index
        %histograms = flow.dispatch @panels::@grouped_count[%assignments_1, %chunks](%choose#1, %assignments_1, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
        %grouped_place:4 = flow.dispatch @panels::@grouped_place[%assignments_1, %rows, %row_blocks, %chunks](%choose#1, %histograms, %assignments_1, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments_1}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>)
        %size_0_1 = arith.constant 0 : index
        %device_1 = hal.devices.get %size_0_1 : !hal.device
        %is_known_1, %concurrency_1 = hal.device.query<%device_1 : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
        %workers_1 = arith.index_cast %concurrency_1 : i64 to index
        %counters_1 = stablehlo.constant dense<0> : tensor<32xi32>
        %grouped_up:3 = flow.dispatch @panels::@grouped_up[%assignments_1, %tokens, %rows, %row_blocks, %workers_1](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %counters_1, %expert_gate_up, %assignments_1, %tokens, %rows, %row_blocks, %workers_1) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%counters_1, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers_1})
        %grouped_down:2 = flow.dispatch @panels::@grouped_down[%assignments_1, %tokens, %rows, %row_blocks, %workers_1](%grouped_up#1, %grouped_place#2, %grouped_place#3, %grouped_up#0, %grouped_place#0, %choose#2, %expert_down, %assignments_1, %tokens, %rows, %row_blocks, %workers_1) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})
        scf.yield %grouped_down#1 : tensor<?x40xf32>
      }
      scf.yield %routed_2 : tensor<?x40xf32>
    }

    return %routed : tensor<?x40xf32>
  }
}
