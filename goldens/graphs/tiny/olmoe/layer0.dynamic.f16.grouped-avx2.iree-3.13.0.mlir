// needs: cpu avx2,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+f16c,+fma
!f32x1 = vector<1xf32>
!f64x1 = vector<1xf64>
!f16x16 = vector<16xf16>
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
 %c_7 = arith.constant 2 : index
 %c_8 = arith.constant 64 : index
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
    %33 = arith.muli %27, %c_4 : index
    %34 = arith.index_cast %33 : index to i64
    %35 = llvm.getelementptr %22[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%35) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %36 = arith.addi %27, %c_5 : index
    %38:4 = scf.for %37 = %27 to %36 step %c_3 iter_args(%39 = %29, %40 = %30, %41 = %31, %42 = %32) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
     %43 = arith.muli %37, %c_7 : index
     %44 = arith.index_cast %43 : index to i64
     %45 = arith.muli %37, %c_8 : index
     %46 = arith.index_cast %45 : index to i64
     %47 = llvm.getelementptr %2[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %48 = llvm.load %47 <alignment = 64> : !llvm.ptr -> !f32x16
     %49 = llvm.getelementptr %16[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %50 = llvm.load %49 <alignment = 2> : !llvm.ptr -> f16
     %51 = arith.extf %50 : f16 to f32
     %52 = vector.broadcast %51 : f32 to !f32x16
     %53 = math.fma %52, %48, %39 : !f32x16
     %54 = llvm.getelementptr %18[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %55 = llvm.load %54 <alignment = 2> : !llvm.ptr -> f16
     %56 = arith.extf %55 : f16 to f32
     %57 = vector.broadcast %56 : f32 to !f32x16
     %58 = math.fma %57, %48, %40 : !f32x16
     %59 = llvm.getelementptr %19[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %60 = llvm.load %59 <alignment = 2> : !llvm.ptr -> f16
     %61 = arith.extf %60 : f16 to f32
     %62 = vector.broadcast %61 : f32 to !f32x16
     %63 = math.fma %62, %48, %41 : !f32x16
     %64 = llvm.getelementptr %20[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %65 = llvm.load %64 <alignment = 2> : !llvm.ptr -> f16
     %66 = arith.extf %65 : f16 to f32
     %67 = vector.broadcast %66 : f32 to !f32x16
     %68 = math.fma %67, %48, %42 : !f32x16
     scf.yield %53, %58, %63, %68 : !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %38#0, %38#1, %38#2, %38#3 : !f32x16, !f32x16, !f32x16, !f32x16
   }
   %69 = vector.load %sums[%24, %c_1] : memref<32x16xf32>, !f32x16
   %70 = arith.addf %69, %28#0 : !f32x16
   vector.store %70, %sums[%24, %c_1] : memref<32x16xf32>, !f32x16
   %71 = arith.addi %24, %c_3 : index
   %72 = vector.load %sums[%71, %c_1] : memref<32x16xf32>, !f32x16
   %73 = arith.addf %72, %28#1 : !f32x16
   vector.store %73, %sums[%71, %c_1] : memref<32x16xf32>, !f32x16
   %74 = arith.addi %24, %c_7 : index
   %75 = vector.load %sums[%74, %c_1] : memref<32x16xf32>, !f32x16
   %76 = arith.addf %75, %28#2 : !f32x16
   vector.store %76, %sums[%74, %c_1] : memref<32x16xf32>, !f32x16
   %77 = arith.addi %24, %c_9 : index
   %78 = vector.load %sums[%77, %c_1] : memref<32x16xf32>, !f32x16
   %79 = arith.addf %78, %28#3 : !f32x16
   vector.store %79, %sums[%77, %c_1] : memref<32x16xf32>, !f32x16
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
    %45 = arith.muli %35, %c_7 : index
    %46 = arith.index_cast %45 : index to i64
    %47 = llvm.getelementptr %28[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %48 = llvm.getelementptr %30[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %49 = arith.addi %35, %c_5 : index
    %51:8 = scf.for %50 = %35 to %49 step %c_3 iter_args(%52 = %37, %53 = %38, %54 = %39, %55 = %40, %56 = %41, %57 = %42, %58 = %43, %59 = %44) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
     %60 = arith.muli %50, %c_6 : index
     %61 = arith.index_cast %60 : index to i64
     %62 = arith.muli %50, %c_9 : index
     %63 = arith.index_cast %62 : index to i64
     %64 = llvm.getelementptr %2[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %65 = llvm.load %64 <alignment = 64> : !llvm.ptr -> !f32x8
     %66 = llvm.getelementptr %18[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %67 = llvm.load %66 <alignment = 2> : !llvm.ptr -> f16
     %68 = arith.extf %67 : f16 to f32
     %69 = vector.broadcast %68 : f32 to !f32x8
     %70 = math.fma %69, %65, %52 : !f32x8
     %71 = llvm.getelementptr %20[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %72 = llvm.load %71 <alignment = 2> : !llvm.ptr -> f16
     %73 = arith.extf %72 : f16 to f32
     %74 = vector.broadcast %73 : f32 to !f32x8
     %75 = math.fma %74, %65, %53 : !f32x8
     %76 = llvm.getelementptr %21[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %77 = llvm.load %76 <alignment = 2> : !llvm.ptr -> f16
     %78 = arith.extf %77 : f16 to f32
     %79 = vector.broadcast %78 : f32 to !f32x8
     %80 = math.fma %79, %65, %54 : !f32x8
     %81 = llvm.getelementptr %22[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %82 = llvm.load %81 <alignment = 2> : !llvm.ptr -> f16
     %83 = arith.extf %82 : f16 to f32
     %84 = vector.broadcast %83 : f32 to !f32x8
     %85 = math.fma %84, %65, %55 : !f32x8
     %86 = llvm.getelementptr %23[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %87 = llvm.load %86 <alignment = 2> : !llvm.ptr -> f16
     %88 = arith.extf %87 : f16 to f32
     %89 = vector.broadcast %88 : f32 to !f32x8
     %90 = math.fma %89, %65, %56 : !f32x8
     %91 = llvm.getelementptr %24[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %92 = llvm.load %91 <alignment = 2> : !llvm.ptr -> f16
     %93 = arith.extf %92 : f16 to f32
     %94 = vector.broadcast %93 : f32 to !f32x8
     %95 = math.fma %94, %65, %57 : !f32x8
     %96 = llvm.getelementptr %25[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %97 = llvm.load %96 <alignment = 2> : !llvm.ptr -> f16
     %98 = arith.extf %97 : f16 to f32
     %99 = vector.broadcast %98 : f32 to !f32x8
     %100 = math.fma %99, %65, %58 : !f32x8
     %101 = llvm.getelementptr %26[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %102 = llvm.load %101 <alignment = 2> : !llvm.ptr -> f16
     %103 = arith.extf %102 : f16 to f32
     %104 = vector.broadcast %103 : f32 to !f32x8
     %105 = math.fma %104, %65, %59 : !f32x8
     scf.yield %70, %75, %80, %85, %90, %95, %100, %105 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
   }
   %106 = vector.load %sums[%32, %c_1] : memref<32x16xf32>, !f32x8
   %107 = arith.addf %106, %36#0 : !f32x8
   vector.store %107, %sums[%32, %c_1] : memref<32x16xf32>, !f32x8
   %108 = arith.addi %32, %c_3 : index
   %109 = vector.load %sums[%108, %c_1] : memref<32x16xf32>, !f32x8
   %110 = arith.addf %109, %36#1 : !f32x8
   vector.store %110, %sums[%108, %c_1] : memref<32x16xf32>, !f32x8
   %111 = arith.addi %32, %c_6 : index
   %112 = vector.load %sums[%111, %c_1] : memref<32x16xf32>, !f32x8
   %113 = arith.addf %112, %36#2 : !f32x8
   vector.store %113, %sums[%111, %c_1] : memref<32x16xf32>, !f32x8
   %114 = arith.addi %32, %c_10 : index
   %115 = vector.load %sums[%114, %c_1] : memref<32x16xf32>, !f32x8
   %116 = arith.addf %115, %36#3 : !f32x8
   vector.store %116, %sums[%114, %c_1] : memref<32x16xf32>, !f32x8
   %117 = arith.addi %32, %c_5 : index
   %118 = vector.load %sums[%117, %c_1] : memref<32x16xf32>, !f32x8
   %119 = arith.addf %118, %36#4 : !f32x8
   vector.store %119, %sums[%117, %c_1] : memref<32x16xf32>, !f32x8
   %120 = arith.addi %32, %c_11 : index
   %121 = vector.load %sums[%120, %c_1] : memref<32x16xf32>, !f32x8
   %122 = arith.addf %121, %36#5 : !f32x8
   vector.store %122, %sums[%120, %c_1] : memref<32x16xf32>, !f32x8
   %123 = arith.addi %32, %c_12 : index
   %124 = vector.load %sums[%123, %c_1] : memref<32x16xf32>, !f32x8
   %125 = arith.addf %124, %36#6 : !f32x8
   vector.store %125, %sums[%123, %c_1] : memref<32x16xf32>, !f32x8
   %126 = arith.addi %32, %c_13 : index
   %127 = vector.load %sums[%126, %c_1] : memref<32x16xf32>, !f32x8
   %128 = arith.addf %127, %36#7 : !f32x8
   vector.store %128, %sums[%126, %c_1] : memref<32x16xf32>, !f32x8
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
 %c_12 = arith.constant dense<0.000000e+00> : !f16x16
 %c_13 = arith.constant 64 : index
 %c_14 = arith.constant 8 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 48 : index
 %c_17 = arith.constant 80 : index
 %c_18 = arith.constant 1920 : index
 %c_19 = arith.constant 40 : index
 %c_20 = arith.constant 96 : index
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
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf16>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf16>
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
       %81 = vector.maskedload %x[%80, %73], %79, %c_12 : memref<?x40xf16>, !i1x16, !f16x16 into !f16x16
       %82 = arith.extf %81 : !f16x16 to !f32x16
       vector.store %82, %square[%74, %c_2] : memref<16x16xf32>, !f32x16
      }
      %83 = arith.muli %73, %c_13 : index
      %84 = arith.addi %72, %83 : index
      %85 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
      func.call @transpose(%85, %84) : (index, index) -> ()
     }
     scf.for %86 = %c_2 to %c_8 step %c_4 {
      %87 = memref.load %tile_tokens[%86] : memref<16xi32>
      %88 = arith.index_cast %87 : i32 to index
      %89 = arith.cmpi sge, %88, %c_2 : index
      %90 = arith.select %89, %c_14, %c_2 : index
      %91 = vector.create_mask %90 : !i1x16
      %92 = arith.maxsi %88, %c_2 : index
      %93 = vector.maskedload %x[%92, %c_6], %91, %c_12 : memref<?x40xf16>, !i1x16, !f16x16 into !f16x16
      %94 = arith.extf %93 : !f16x16 to !f32x16
      vector.store %94, %square[%86, %c_2] : memref<16x16xf32>, !f32x16
     }
     %95 = arith.muli %c_6, %c_13 : index
     %96 = arith.addi %72, %95 : index
     %97 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
     func.call @transpose(%97, %97) : (index, index) -> ()
     scf.for %98 = %c_2 to %c_14 step %c_4 {
      %99 = arith.muli %98, %c_13 : index
      %100 = arith.addi %97, %99 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = llvm.inttoptr %101 : i64 to !llvm.ptr
      %103 = llvm.load %102 <alignment = 64> : !llvm.ptr -> !i32x16
      %104 = arith.addi %96, %99 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = llvm.inttoptr %105 : i64 to !llvm.ptr
      llvm.store %103, %106 <alignment = 64> : !i32x16, !llvm.ptr
     }
    }
   }
   %107 = arith.addi %39, %c_6 : index
   %108 = arith.minsi %107, %c_15 : index
   %109 = arith.addi %45, %c_7 : index
   %110 = arith.divui %109, %c_8 : index
   %111 = arith.muli %110, %c_5 : index
   %112 = arith.cmpi sle, %45, %c_14 : index
   %113 = arith.select %112, %c_4, %111 : index
   scf.for %114 = %39 to %108 step %c_8 {
    %115 = arith.minsi %114, %c_14 : index
    %116 = arith.addi %115, %c_15 : index
    %117 = arith.addi %114, %c_8 : index
    %118 = arith.cmpi sge, %117, %108 : index
    %119 = arith.select %118, %49, %41 : index
    %120 = arith.select %118, %39, %117 : index
    %121 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf16> -> index
    %122 = arith.muli %119, %c_16 : index
    %123 = arith.addi %122, %120 : index
    %124 = arith.muli %123, %c_17 : index
    %125 = arith.addi %121, %124 : index
    %126 = arith.addi %125, %c_18 : index
    %127 = arith.addi %113, %c_4 : index
    %128 = arith.divui %127, %c_5 : index
    scf.for %129 = %c_2 to %128 step %c_4 {
     %130 = arith.addi %129, %c_4 : index
     %131 = arith.muli %129, %128 : index
     %132 = arith.subi %128, %c_4 : index
     %133 = arith.addi %131, %132 : index
     %134 = arith.divui %133, %128 : index
     %135 = arith.muli %130, %128 : index
     %136 = arith.addi %135, %132 : index
     %137 = arith.divui %136, %128 : index
     %138 = arith.muli %137, %c_5 : index
     %139 = arith.minsi %138, %113 : index
     %140 = arith.muli %134, %c_5 : index
     %141 = arith.subi %139, %140 : index
     %142 = arith.muli %134, %c_11 : index
     %143 = arith.addi %3, %142 : index
     %144 = arith.muli %41, %c_16 : index
     %145 = arith.addi %144, %115 : index
     %146 = arith.muli %145, %c_17 : index
     %147 = arith.addi %121, %146 : index
     %148 = arith.addi %144, %116 : index
     %149 = arith.muli %148, %c_17 : index
     %150 = arith.addi %121, %149 : index
     %151 = arith.cmpi eq, %141, %c_5 : index
     scf.if %151 {
      func.call @multiply_16x1(%sums, %147, %150, %c_17, %c_19, %143, %c_11, %125, %126, %c_13) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %152 = arith.cmpi eq, %141, %c_4 : index
     scf.if %152 {
      func.call @multiply_16xhalf(%sums, %147, %150, %c_17, %c_19, %143, %c_11, %125, %126, %c_13) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %153 = arith.addi %141, %c_4 : index
     %154 = arith.divui %153, %c_5 : index
     scf.for %155 = %c_2 to %154 step %c_4 {
      %156 = arith.addi %134, %155 : index
      %157 = arith.muli %155, %c_6 : index
      %158 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
      %159 = arith.muli %156, %c_8 : index
      %160 = arith.addi %43, %159 : index
      %161 = arith.muli %160, %c_20 : index
      %162 = arith.addi %158, %161 : index
      scf.for %163 = %c_2 to %c_4 step %c_4 {
       %164 = arith.subi %c_15, %114 : index
       %165 = arith.maxsi %164, %c_2 : index
       %166 = arith.minsi %c_8, %165 : index
       scf.for %167 = %c_2 to %166 step %c_4 {
        %168 = arith.addi %114, %167 : index
        %169 = arith.addi %157, %c_2 : index
        %170 = arith.subi %168, %115 : index
        %171 = arith.addi %169, %170 : index
        %172 = vector.load %sums[%171, %c_2] : memref<32x16xf32>, !f32x16
        %173 = arith.addi %157, %c_8 : index
        %174 = arith.addi %173, %170 : index
        %175 = vector.load %sums[%174, %c_2] : memref<32x16xf32>, !f32x16
        %176 = arith.subf %c_21, %172 : !f32x16
        %177 = arith.cmpf ogt, %176, %c_22 : !f32x16
        %178 = arith.select %177, %c_22, %176 : !i1x16, !f32x16
        %179 = arith.cmpf olt, %178, %c_23 : !f32x16
        %180 = arith.select %179, %c_23, %178 : !i1x16, !f32x16
        %181 = arith.mulf %180, %c_24 : !f32x16
        %182 = math.roundeven %181 : !f32x16
        %183 = math.fma %182, %c_25, %180 : !f32x16
        %184 = math.fma %182, %c_26, %183 : !f32x16
        %185 = math.fma %c_27, %184, %c_28 : !f32x16
        %186 = math.fma %185, %184, %c_29 : !f32x16
        %187 = math.fma %186, %184, %c_30 : !f32x16
        %188 = math.fma %187, %184, %c_31 : !f32x16
        %189 = math.fma %188, %184, %c_32 : !f32x16
        %190 = math.fma %189, %184, %c_33 : !f32x16
        %191 = math.fma %190, %184, %c_33 : !f32x16
        %192 = arith.fptosi %182 : !f32x16 to !i32x16
        %193 = arith.shrsi %192, %c_34 : !i32x16
        %194 = arith.subi %192, %193 : !i32x16
        %195 = arith.addi %193, %c_36 : !i32x16
        %196 = arith.shli %195, %c_35 : !i32x16
        %197 = arith.bitcast %196 : !i32x16 to !f32x16
        %198 = arith.mulf %191, %197 : !f32x16
        %199 = arith.addi %194, %c_36 : !i32x16
        %200 = arith.shli %199, %c_35 : !i32x16
        %201 = arith.bitcast %200 : !i32x16 to !f32x16
        %202 = arith.mulf %198, %201 : !f32x16
        %203 = arith.addf %202, %c_33 : !f32x16
        %204 = arith.divf %172, %203 : !f32x16
        %205 = arith.mulf %204, %175 : !f32x16
        %206 = llvm.fptrunc %205 : !f32x16 to !f16x16
        %207 = llvm.fpext %206 : !f16x16 to !f32x16
        %208 = arith.muli %168, %c_13 : index
        %209 = arith.addi %162, %208 : index
        %210 = arith.index_cast %209 : index to i64
        %211 = llvm.inttoptr %210 : i64 to !llvm.ptr
        llvm.store %207, %211 <alignment = 64> : !f32x16, !llvm.ptr
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
 %c_16 = arith.constant 48 : index
 %c_17 = arith.constant 768 : index
 %c_18 = arith.constant 1536 : index
 %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_20 = arith.constant 0 : i32
 %c_21 = arith.constant 3 : index
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_0] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<32xi32>
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
 %weights = stream.binding.subspan %weights_binding[%c_0] : !stream.binding -> memref<?xf32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_0] : !stream.binding -> memref<8x40x24xf16>
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
     %92 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf16> -> index
     %93 = arith.muli %90, %c_9 : index
     %94 = arith.addi %93, %91 : index
     %95 = arith.muli %94, %c_16 : index
     %96 = arith.addi %92, %95 : index
     %97 = arith.addi %96, %c_17 : index
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
      %113 = arith.muli %105, %c_18 : index
      %114 = arith.addi %78, %113 : index
      %115 = arith.muli %58, %c_9 : index
      %116 = arith.addi %115, %86 : index
      %117 = arith.muli %116, %c_16 : index
      %118 = arith.addi %92, %117 : index
      %119 = arith.addi %115, %87 : index
      %120 = arith.muli %119, %c_16 : index
      %121 = arith.addi %92, %120 : index
      %122 = arith.cmpi eq, %112, %c_8 : index
      scf.if %122 {
       func.call @multiply_16x1(%sums, %118, %121, %c_16, %c_15, %114, %c_18, %96, %97, %c_7) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %123 = arith.cmpi eq, %112, %c_3 : index
      scf.if %123 {
       func.call @multiply_16xhalf(%sums, %118, %121, %c_16, %c_15, %114, %c_18, %96, %97, %c_7) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
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
         %144 = arith.cmpi sge, %c_19, %143 : !i32x16
         scf.for %145 = %c_0 to %c_11 step %c_3 {
          %146 = arith.addi %137, %145 : index
          %147 = vector.load %sums[%146, %c_0] : memref<32x16xf32>, !f32x16
          %148 = arith.addi %130, %145 : index
          %149 = memref.load %assignment_of[%148] : memref<?xi32>
          %150 = arith.cmpi sge, %149, %c_20 : i32
          scf.if %150 {
           %151 = arith.index_cast %149 : i32 to index
           %152 = arith.divui %151, %c_21 : index
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
      %expert_gate_up: tensor<8x48x40xf16>,
      %expert_down: tensor<8x40x24xf16>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x40xf32>
    %router_logits = flow.dispatch @project_8x40_f32::@project_8x40_f32[%tokens](%x, %router, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<8x40xf32>, index) -> tensor<?x8xf32>{%tokens}

    // stage: choice: softmax, the 3 highest keys, weights; kernel for avx2
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx2
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
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %histograms = flow.dispatch @panels::@grouped_count[%assignments, %chunks](%choose#1, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @panels::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%choose#1, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %grouped_up:3 = flow.dispatch @panels::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_f16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %counters, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<8x48x40xf16>, index, index, index, index, index) -> (%counters, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers})
    %grouped_down:2 = flow.dispatch @panels::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_place#3, %grouped_up#0, %grouped_place#0, %choose#2, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
