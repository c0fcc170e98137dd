// needs: cpu avx2,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+f16c,+fma
!f32x1 = vector<1xf32>
!f64x1 = vector<1xf64>
!i32x10 = vector<10xi32>
!f32x16 = vector<16xf32>
!i1x16 = vector<16xi1>
!i32x16 = vector<16xi32>
!indexx16 = vector<16xindex>
!f16x2 = vector<2xf16>
!f32x2 = vector<2xf32>
!f64x2 = vector<2xf64>
!f32x4 = vector<4xf32>
!f64x4 = vector<4xf64>
!i8x40 = vector<40xi8>
!i8x64 = vector<64xi8>
!f32x8 = vector<8xf32>
!i1x8 = vector<8xi1>
!i32x8 = vector<8xi32>
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
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant dense<0x0000000000000000> : !f64x4
 %c_8 = arith.constant 2048 : index
 %c_9 = arith.constant 512 : index
 %c_10 = arith.constant 63 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %workgroup_1 = stream.dispatch.workgroup.id[1] : index
 %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<64x2048xf32>
 %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x64xf32>{%tokens}
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
    %20 = vector.load %x[%13, %14] : memref<?x2048xf32>, !f32x4
    %21 = arith.extf %20 : !f32x4 to !f64x4
    %22 = arith.addi %14, %c_9 : index
    memref.prefetch %weight[%8, %22], read, locality<3>, data : memref<64x2048xf32>
    %23 = vector.load %weight[%8, %14] : memref<64x2048xf32>, !f32x4
    %24 = arith.extf %23 : !f32x4 to !f64x4
    %25 = math.fma %24, %21, %16 : !f64x4
    memref.prefetch %weight[%9, %22], read, locality<3>, data : memref<64x2048xf32>
    %26 = vector.load %weight[%9, %14] : memref<64x2048xf32>, !f32x4
    %27 = arith.extf %26 : !f32x4 to !f64x4
    %28 = math.fma %27, %21, %17 : !f64x4
    memref.prefetch %weight[%10, %22], read, locality<3>, data : memref<64x2048xf32>
    %29 = vector.load %weight[%10, %14] : memref<64x2048xf32>, !f32x4
    %30 = arith.extf %29 : !f32x4 to !f64x4
    %31 = math.fma %30, %21, %18 : !f64x4
    memref.prefetch %weight[%11, %22], read, locality<3>, data : memref<64x2048xf32>
    %32 = vector.load %weight[%11, %14] : memref<64x2048xf32>, !f32x4
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
     memref.store %50, %y[%47, %49] : memref<?x64xf32>
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
     %64 = vector.load %x[%55, %58] : memref<?x2048xf32>, !f32x4
     %65 = arith.extf %64 : !f32x4 to !f64x4
     %66 = vector.load %x[%57, %58] : memref<?x2048xf32>, !f32x4
     %67 = arith.extf %66 : !f32x4 to !f64x4
     %68 = arith.addi %58, %c_9 : index
     memref.prefetch %weight[%51, %68], read, locality<3>, data : memref<64x2048xf32>
     %69 = vector.load %weight[%51, %58] : memref<64x2048xf32>, !f32x4
     %70 = arith.extf %69 : !f32x4 to !f64x4
     %71 = math.fma %70, %65, %60 : !f64x4
     %72 = math.fma %70, %67, %61 : !f64x4
     memref.prefetch %weight[%53, %68], read, locality<3>, data : memref<64x2048xf32>
     %73 = vector.load %weight[%53, %58] : memref<64x2048xf32>, !f32x4
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
      memref.store %93, %y[%90, %92] : memref<?x64xf32>
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
 %c_4 = arith.constant 64 : index
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant dense<0x00000000> : !f32x8
 %c_7 = arith.constant dense<0x42B40000> : !f32x8
 %c_8 = arith.constant dense<0xC2DC0000> : !f32x8
 %c_9 = arith.constant dense<0x3FB8AA3B> : !f32x8
 %c_10 = arith.constant dense<0xBF318000> : !f32x8
 %c_11 = arith.constant dense<0x395E8083> : !f32x8
 %c_12 = arith.constant dense<0x39500D01> : !f32x8
 %c_13 = arith.constant dense<0x3AB60B61> : !f32x8
 %c_14 = arith.constant dense<0x3C088889> : !f32x8
 %c_15 = arith.constant dense<0x3D2AAAAB> : !f32x8
 %c_16 = arith.constant dense<0x3E2AAAAB> : !f32x8
 %c_17 = arith.constant dense<0x3F000000> : !f32x8
 %c_18 = arith.constant dense<0x3F800000> : !f32x8
 %c_19 = arith.constant dense<1> : !i32x8
 %c_20 = arith.constant dense<23> : !i32x8
 %c_21 = arith.constant dense<127> : !i32x8
 %c_22 = arith.constant dense<0> : !i32x8
 %c_23 = arith.constant dense<2147483647> : !i32x8
 %c_24 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : !i32x8
 %c_25 = arith.constant dense<-2147483648> : !i32x8
 %c_26 = arith.constant dense<64> : !i32x8
 %c_27 = arith.constant 2147483647 : i32
 %c_28 = arith.constant -1 : i32
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %logits = stream.binding.subspan %logits_binding[%c_3] : !stream.binding -> memref<?x64xf32>{%tokens}
 %scores = stream.binding.subspan %scores_binding[%c_3] : !stream.binding -> memref<?x64xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?x8xi32>{%tokens}
 %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %keys = memref.alloca() alignment = 64 : memref<72xi32>
 %chosen = memref.alloca() alignment = 64 : memref<8xf32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %6:1 = scf.for %5 = %c_3 to %c_4 step %c_5 iter_args(%7 = %c_2) -> (!f32x8) {
   %8 = vector.load %logits[%4, %5] : memref<?x64xf32>, !f32x8
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
  %21:1 = scf.for %20 = %c_3 to %c_4 step %c_5 iter_args(%22 = %c_6) -> (!f32x8) {
   %23 = vector.load %logits[%4, %20] : memref<?x64xf32>, !f32x8
   %24 = arith.subf %23, %19 : !f32x8
   %25 = arith.cmpf ogt, %24, %c_7 : !f32x8
   %26 = arith.select %25, %c_7, %24 : !i1x8, !f32x8
   %27 = arith.cmpf olt, %26, %c_8 : !f32x8
   %28 = arith.select %27, %c_8, %26 : !i1x8, !f32x8
   %29 = arith.mulf %28, %c_9 : !f32x8
   %30 = math.roundeven %29 : !f32x8
   %31 = math.fma %30, %c_10, %28 : !f32x8
   %32 = math.fma %30, %c_11, %31 : !f32x8
   %33 = math.fma %c_12, %32, %c_13 : !f32x8
   %34 = math.fma %33, %32, %c_14 : !f32x8
   %35 = math.fma %34, %32, %c_15 : !f32x8
   %36 = math.fma %35, %32, %c_16 : !f32x8
   %37 = math.fma %36, %32, %c_17 : !f32x8
   %38 = math.fma %37, %32, %c_18 : !f32x8
   %39 = math.fma %38, %32, %c_18 : !f32x8
   %40 = arith.fptosi %30 : !f32x8 to !i32x8
   %41 = arith.shrsi %40, %c_19 : !i32x8
   %42 = arith.subi %40, %41 : !i32x8
   %43 = arith.addi %41, %c_21 : !i32x8
   %44 = arith.shli %43, %c_20 : !i32x8
   %45 = arith.bitcast %44 : !i32x8 to !f32x8
   %46 = arith.mulf %39, %45 : !f32x8
   %47 = arith.addi %42, %c_21 : !i32x8
   %48 = arith.shli %47, %c_20 : !i32x8
   %49 = arith.bitcast %48 : !i32x8 to !f32x8
   %50 = arith.mulf %46, %49 : !f32x8
   vector.store %50, %scores[%4, %20] : memref<?x64xf32>, !f32x8
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
  scf.for %63 = %c_3 to %c_4 step %c_5 {
   %64 = vector.load %scores[%4, %63] : memref<?x64xf32>, !f32x8
   %65 = arith.divf %64, %62 : !f32x8
   vector.store %65, %scores[%4, %63] : memref<?x64xf32>, !f32x8
  }
  scf.for %66 = %c_3 to %c_4 step %c_5 {
   %67 = vector.load %scores[%4, %66] : memref<?x64xf32>, !f32x8
   %68 = arith.cmpf oeq, %67, %c_6 : !f32x8
   %69 = arith.select %68, %c_6, %67 : !i1x8, !f32x8
   %70 = vector.bitcast %69 : !f32x8 to !i32x8
   %71 = arith.xori %70, %c_23 : !i32x8
   %72 = arith.cmpi slt, %70, %c_22 : !i32x8
   %73 = arith.select %72, %71, %70 : !i1x8, !i32x8
   %74 = arith.cmpf oeq, %69, %69 : !f32x8
   %75 = arith.select %74, %73, %c_23 : !i1x8, !i32x8
   vector.store %75, %keys[%66] : memref<72xi32>, !i32x8
  }
  %77:2 = scf.for %76 = %c_3 to %c_5 step %c_1 iter_args(%78 = %c_27, %79 = %c_28) -> (i32, i32) {
   %80 = vector.broadcast %78 : i32 to !i32x8
   %81 = vector.broadcast %79 : i32 to !i32x8
   %83:2 = scf.for %82 = %c_3 to %c_4 step %c_5 iter_args(%84 = %c_25, %85 = %c_26) -> (!i32x8, !i32x8) {
    %86 = vector.load %keys[%82] : memref<72xi32>, !i32x8
    %87 = arith.index_cast %82 : index to i32
    %88 = vector.broadcast %87 : i32 to !i32x8
    %89 = arith.addi %c_24, %88 : !i32x8
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
   %102 = arith.select %101, %83#1, %c_26 : !i1x8, !i32x8
   %103 = vector.reduction <minsi>, %102 : !i32x8 into i32
   memref.store %103, %ids[%4, %76] : memref<?x8xi32>
   %104 = arith.index_cast %103 : i32 to index
   %105 = memref.load %scores[%4, %104] : memref<?x64xf32>
   memref.store %105, %chosen[%76] : memref<8xf32>
   scf.yield %99, %103 : i32, i32
  }
  scf.for %106 = %c_3 to %c_5 step %c_5 {
   %107 = vector.load %chosen[%106] : memref<8xf32>, !f32x8
   vector.store %107, %weights[%4, %106] : memref<?x8xf32>, !f32x8
  }
 }
 return
}
}
}

stream.executable private @rows {
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
 stream.executable.export public @gathered_combine workgroups(%assignments: index, %tokens: index) -> (index, index, index) {
   %x_divisor = arith.constant 8 : index
   %x = arith.ceildivui %tokens, %x_divisor : index
   %y = arith.constant 1 : index
   %z = arith.constant 1 : index
   stream.return %x, %y, %z : index, index, index
 }
builtin.module {
func.func private @add_up_16(%lanes: index, %to: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 16 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant 64 : index
 %c_4 = arith.constant 4 : index
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  %2 = arith.muli %1, %c_3 : index
  %3 = arith.addi %lanes, %2 : index
  %4 = arith.index_cast %3 : index to i64
  %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
  %6 = llvm.load %5 <alignment = 64> : !llvm.ptr -> !f32x16
  %7 = vector.shuffle %6, %6 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %8 = vector.shuffle %6, %6 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %9 = arith.addf %7, %8 : !f32x8
  %10 = vector.shuffle %9, %9 [0, 1, 2, 3] : !f32x8, !f32x8
  %11 = vector.shuffle %9, %9 [4, 5, 6, 7] : !f32x8, !f32x8
  %12 = arith.addf %10, %11 : !f32x4
  %13 = vector.shuffle %12, %12 [0, 1] : !f32x4, !f32x4
  %14 = vector.shuffle %12, %12 [2, 3] : !f32x4, !f32x4
  %15 = arith.addf %13, %14 : !f32x2
  %16 = vector.shuffle %15, %15 [0] : !f32x2, !f32x2
  %17 = vector.shuffle %15, %15 [1] : !f32x2, !f32x2
  %18 = arith.addf %16, %17 : !f32x1
  %19 = vector.extract %18[0] : f32 from !f32x1
  %20 = arith.muli %1, %c_4 : index
  %21 = arith.addi %to, %20 : index
  %22 = arith.index_cast %21 : index to i64
  %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
  llvm.store %19, %23 <alignment = 4> : f32, !llvm.ptr
 }
 return
}
func.func @gathered_lay_out_x(%x_binding: !stream.binding, %x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %tokens: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2048 : index
 %c_2 = arith.constant 64 : index
 %c_3 = arith.constant 16 : index
 %c_4 = arith.constant dense<0x00000000> : !f32x16
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !indexx16
 %c_8 = arith.constant dense<4> : !indexx16
 %c_9 = arith.constant dense<true> : !i1x16
 %c_10 = arith.constant 0x00000000 : f32
 %c_11 = arith.constant 512 : index
 %c_12 = arith.constant 32 : index
 %c_13 = arith.constant 0x41800000 : f32
 %c_14 = arith.constant 8 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %x_lanes = stream.binding.subspan %x_lanes_binding[%c_0] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %x_sums = stream.binding.subspan %x_sums_binding[%c_0] : !stream.binding -> memref<?x512xf32>{%tokens}
 %numbers = memref.alloca() alignment = 64 : memref<64xf32>
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  scf.for %2 = %c_0 to %c_2 step %c_3 {
   %3 = arith.addi %1, %2 : index
   %4 = arith.subi %c_1, %3 : index
   %5 = vector.create_mask %4 : !i1x16
   %6 = vector.maskedload %x[%workgroup_0, %3], %5, %c_4 : memref<?x2048xf32>, !i1x16, !f32x16 into !f32x16
   vector.store %6, %numbers[%2] : memref<64xf32>, !f32x16
  }
  scf.for %7 = %c_0 to %c_5 step %c_5 {
   scf.for %8 = %c_0 to %c_6 step %c_5 {
    %9 = arith.muli %7, %c_2 : index
    %10 = arith.muli %c_7, %c_8 : !indexx16
    %11 = vector.broadcast %9 : index to !indexx16
    %12 = arith.addi %11, %10 : !indexx16
    %13 = vector.broadcast %8 : index to !indexx16
    %14 = arith.addi %12, %13 : !indexx16
    %15 = vector.gather %numbers[%c_0] [%14], %c_9, %c_4 : memref<64xf32>, !indexx16, !i1x16, !f32x16 into !f32x16
    %16 = arith.muli %8, %c_3 : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.addi %1, %17 : index
    vector.store %15, %x_lanes[%workgroup_0, %18] : memref<?x2048xf32>, !f32x16
   }
  }
 }
 scf.for %19 = %c_0 to %c_11 step %c_5 {
  memref.store %c_10, %x_sums[%workgroup_0, %19] : memref<?x512xf32>
 }
 scf.for %20 = %c_0 to %c_1 step %c_12 {
  %22:1 = scf.for %21 = %c_0 to %c_12 step %c_3 iter_args(%23 = %c_4) -> (!f32x16) {
   %24 = arith.addi %20, %21 : index
   %25 = vector.load %x[%workgroup_0, %24] : memref<?x2048xf32>, !f32x16
   %26 = arith.addf %23, %25 : !f32x16
   scf.yield %26 : !f32x16
  }
  %27 = arith.divui %20, %c_2 : index
  %28 = arith.muli %27, %c_3 : index
  %29 = arith.remui %20, %c_2 : index
  %30 = arith.divui %29, %c_12 : index
  %31 = arith.addi %28, %30 : index
  %32 = vector.shuffle %22#0, %22#0 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %33 = vector.shuffle %22#0, %22#0 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %34 = arith.addf %32, %33 : !f32x8
  %35 = vector.shuffle %34, %34 [0, 1, 2, 3] : !f32x8, !f32x8
  %36 = vector.shuffle %34, %34 [4, 5, 6, 7] : !f32x8, !f32x8
  %37 = arith.addf %35, %36 : !f32x4
  %38 = vector.shuffle %37, %37 [0, 1] : !f32x4, !f32x4
  %39 = vector.shuffle %37, %37 [2, 3] : !f32x4, !f32x4
  %40 = arith.addf %38, %39 : !f32x2
  %41 = vector.shuffle %40, %40 [0] : !f32x2, !f32x2
  %42 = vector.shuffle %40, %40 [1] : !f32x2, !f32x2
  %43 = arith.addf %41, %42 : !f32x1
  %44 = vector.extract %43[0] : f32 from !f32x1
  %45 = arith.mulf %44, %c_13 : f32
  memref.store %45, %x_sums[%workgroup_0, %31] : memref<?x512xf32>
  %46 = arith.addi %31, %c_14 : index
  memref.store %44, %x_sums[%workgroup_0, %46] : memref<?x512xf32>
 }
 return
}
func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 1024 : index
 %c_2 = arith.constant 64 : index
 %c_3 = arith.constant 16 : index
 %c_4 = arith.constant dense<0x00000000> : !f32x16
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !indexx16
 %c_8 = arith.constant dense<4> : !indexx16
 %c_9 = arith.constant dense<true> : !i1x16
 %c_10 = arith.constant 0x00000000 : f32
 %c_11 = arith.constant 256 : index
 %c_12 = arith.constant 32 : index
 %c_13 = arith.constant 0x41800000 : f32
 %c_14 = arith.constant 8 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x1024xf32>{%assignments}
 %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_0] : !stream.binding -> memref<?x1024xf32>{%assignments}
 %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_0] : !stream.binding -> memref<?x256xf32>{%assignments}
 %numbers = memref.alloca() alignment = 64 : memref<64xf32>
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  scf.for %2 = %c_0 to %c_2 step %c_3 {
   %3 = arith.addi %1, %2 : index
   %4 = arith.subi %c_1, %3 : index
   %5 = vector.create_mask %4 : !i1x16
   %6 = vector.maskedload %hidden[%workgroup_0, %3], %5, %c_4 : memref<?x1024xf32>, !i1x16, !f32x16 into !f32x16
   vector.store %6, %numbers[%2] : memref<64xf32>, !f32x16
  }
  scf.for %7 = %c_0 to %c_5 step %c_5 {
   scf.for %8 = %c_0 to %c_6 step %c_5 {
    %9 = arith.muli %7, %c_2 : index
    %10 = arith.muli %c_7, %c_8 : !indexx16
    %11 = vector.broadcast %9 : index to !indexx16
    %12 = arith.addi %11, %10 : !indexx16
    %13 = vector.broadcast %8 : index to !indexx16
    %14 = arith.addi %12, %13 : !indexx16
    %15 = vector.gather %numbers[%c_0] [%14], %c_9, %c_4 : memref<64xf32>, !indexx16, !i1x16, !f32x16 into !f32x16
    %16 = arith.muli %8, %c_3 : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.addi %1, %17 : index
    vector.store %15, %hidden_lanes[%workgroup_0, %18] : memref<?x1024xf32>, !f32x16
   }
  }
 }
 scf.for %19 = %c_0 to %c_11 step %c_5 {
  memref.store %c_10, %hidden_sums[%workgroup_0, %19] : memref<?x256xf32>
 }
 scf.for %20 = %c_0 to %c_1 step %c_12 {
  %22:1 = scf.for %21 = %c_0 to %c_12 step %c_3 iter_args(%23 = %c_4) -> (!f32x16) {
   %24 = arith.addi %20, %21 : index
   %25 = vector.load %hidden[%workgroup_0, %24] : memref<?x1024xf32>, !f32x16
   %26 = arith.addf %23, %25 : !f32x16
   scf.yield %26 : !f32x16
  }
  %27 = arith.divui %20, %c_2 : index
  %28 = arith.muli %27, %c_3 : index
  %29 = arith.remui %20, %c_2 : index
  %30 = arith.divui %29, %c_12 : index
  %31 = arith.addi %28, %30 : index
  %32 = vector.shuffle %22#0, %22#0 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %33 = vector.shuffle %22#0, %22#0 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %34 = arith.addf %32, %33 : !f32x8
  %35 = vector.shuffle %34, %34 [0, 1, 2, 3] : !f32x8, !f32x8
  %36 = vector.shuffle %34, %34 [4, 5, 6, 7] : !f32x8, !f32x8
  %37 = arith.addf %35, %36 : !f32x4
  %38 = vector.shuffle %37, %37 [0, 1] : !f32x4, !f32x4
  %39 = vector.shuffle %37, %37 [2, 3] : !f32x4, !f32x4
  %40 = arith.addf %38, %39 : !f32x2
  %41 = vector.shuffle %40, %40 [0] : !f32x2, !f32x2
  %42 = vector.shuffle %40, %40 [1] : !f32x2, !f32x2
  %43 = arith.addf %41, %42 : !f32x1
  %44 = vector.extract %43[0] : f32 from !f32x1
  %45 = arith.mulf %44, %c_13 : f32
  memref.store %45, %hidden_sums[%workgroup_0, %31] : memref<?x256xf32>
  %46 = arith.addi %31, %c_14 : index
  memref.store %44, %hidden_sums[%workgroup_0, %46] : memref<?x256xf32>
 }
 return
}
func.func @gathered_up(%x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up.codes_binding: !stream.binding, %expert_gate_up.scales_binding: !stream.binding, %expert_gate_up.biases_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 1024 : index
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant false
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant dense<0> : !i32x8
 %c_6 = arith.constant 32 : index
 %c_7 = arith.constant 4 : index
 %c_8 = arith.constant 2 : index
 %c_9 = arith.constant 1023 : index
 %c_10 = arith.constant 512 : index
 %c_11 = arith.constant 16 : index
 %c_12 = arith.constant 3 : index
 %c_13 = arith.constant dense<0x00000000> : !f32x16
 %c_14 = arith.constant 2048 : index
 %c_15 = arith.constant 64 : index
 %c_16 = arith.constant 10 : index
 %c_17 = arith.constant 5 : index
 %c_18 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : !i32x16
 %c_19 = arith.constant dense<31> : !i32x16
 %c_20 = arith.constant dense<16> : !i32x16
 %c_21 = arith.constant dense<5> : !i32x16
 %c_22 = arith.constant dense<10> : !i32x16
 %c_23 = arith.constant dense<15> : !i32x16
 %c_24 = arith.constant 48 : index
 %c_25 = arith.constant 6 : index
 %c_26 = arith.constant 7 : index
 %c_27 = arith.constant dense<0x42B40000> : !f32x16
 %c_28 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_29 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_30 = arith.constant dense<0xBF318000> : !f32x16
 %c_31 = arith.constant dense<0x395E8083> : !f32x16
 %c_32 = arith.constant dense<0x39500D01> : !f32x16
 %c_33 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_34 = arith.constant dense<0x3C088889> : !f32x16
 %c_35 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_36 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_37 = arith.constant dense<0x3F000000> : !f32x16
 %c_38 = arith.constant dense<0x3F800000> : !f32x16
 %c_39 = arith.constant dense<1> : !i32x16
 %c_40 = arith.constant dense<23> : !i32x16
 %c_41 = arith.constant dense<127> : !i32x16
 %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x512xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_1] : !stream.binding -> memref<64x2048x320xi32>
 %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_1] : !stream.binding -> memref<64x2048x64xf16>
 %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_1] : !stream.binding -> memref<64x2048x64xf16>
 %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
 %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xf32>{%assignments}
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
 %23 = arith.muli %22, %c_6 : index
 %group = memref.alloca() alignment = 64 : memref<6xi32>
 %sums = memref.alloca() alignment = 64 : memref<8x32x16xf32>
 %added = memref.alloca() alignment = 64 : memref<2x16xf32>
 %24 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %25 = arith.muli %workers, %c_7 : index
 %28:2 = scf.while (%26 = %c_1, %27 = %c_1) : (index, index) -> (index, index) {
  %31 = arith.cmpi slt, %26, %23 : index
  scf.condition(%31) %26, %27 : index, index
 } do {
  ^bb0(%29: index, %30: index):
  %32 = arith.index_cast %24 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.index_cast %c_2 : index to i32
  %35 = llvm.atomicrmw add %33, %34 monotonic : !llvm.ptr, i32
  %36 = arith.index_cast %35 : i32 to index
  %37 = arith.muli %25, %c_8 : index
  %38 = arith.divui %23, %37 : index
  %39 = arith.maxsi %38, %c_2 : index
  %40 = arith.divui %36, %25 : index
  %42:2 = scf.for %41 = %c_1 to %40 step %c_2 iter_args(%43 = %c_1, %44 = %39) -> (index, index) {
   %45 = arith.muli %44, %25 : index
   %46 = arith.addi %43, %45 : index
   %47 = arith.divui %44, %c_8 : index
   %48 = arith.maxsi %47, %c_2 : index
   scf.yield %46, %48 : index, index
  }
  %49 = arith.remui %36, %25 : index
  %50 = arith.muli %49, %42#1 : index
  %51 = arith.addi %42#0, %50 : index
  %52 = arith.addi %29, %30 : index
  scf.for %53 = %29 to %52 step %c_2 {
   %54 = arith.addi %53, %c_2 : index
   %55 = arith.cmpi eq, %54, %52 : index
   %56 = arith.select %55, %51, %54 : index
   %57 = arith.remui %53, %c_6 : index
   %58 = arith.muli %57, %c_6 : index
   %59 = arith.divui %53, %c_6 : index
   %60 = arith.minsi %59, %c_9 : index
   %61 = memref.load %firsts[%60] : memref<1024xi32>
   %62 = arith.index_cast %61 : i32 to index
   %63 = arith.select %1, %62, %59 : index
   %64 = memref.load %ids[%63] : memref<?xi32>
   %65 = arith.select %1, %c_1, %63 : index
   %66 = vector.broadcast %64 : i32 to !i32x8
   %68:1 = scf.for %67 = %c_1 to %65 step %c_4 iter_args(%69 = %c_3) -> (i1) {
    %70 = arith.subi %65, %67 : index
    %71 = vector.create_mask %70 : !i1x8
    %72 = vector.maskedload %ids[%67], %71, %c_5 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
    %73 = arith.cmpi eq, %72, %66 : !i32x8
    %74 = arith.andi %73, %71 : !i1x8
    %any_75 = vector.reduction <or>, %74 : !i1x8 into i1
    %76 = arith.ori %69, %any_75 : i1
    scf.yield %76 : i1
   }
   %77 = arith.cmpi eq, %68#0, %c_3 : i1
   scf.if %77 {
    %78 = arith.index_cast %64 : i32 to index
    %79 = arith.remui %56, %c_6 : index
    %80 = arith.muli %79, %c_6 : index
    %81 = arith.subi %23, %c_2 : index
    %82 = arith.minsi %56, %81 : index
    %83 = arith.divui %82, %c_6 : index
    %84 = arith.minsi %83, %c_9 : index
    %85 = memref.load %firsts[%84] : memref<1024xi32>
    %86 = arith.index_cast %85 : i32 to index
    %87 = arith.select %1, %86, %83 : index
    %88 = memref.load %ids[%87] : memref<?xi32>
    %89 = arith.index_cast %88 : i32 to index
    scf.for %90 = %c_1 to %c_6 step %c_6 {
     %91 = arith.addi %80, %90 : index
     %92 = arith.addi %91, %c_0 : index
     scf.for %93 = %c_1 to %c_10 step %c_11 {
      memref.prefetch %expert_gate_up.codes[%89, %91, %93], read, locality<3>, data : memref<64x2048x320xi32>
     }
     scf.for %94 = %c_1 to %c_10 step %c_11 {
      memref.prefetch %expert_gate_up.codes[%89, %92, %94], read, locality<3>, data : memref<64x2048x320xi32>
     }
    }
    %96:1 = scf.for %95 = %63 to %assignments step %c_2 iter_args(%97 = %c_1) -> (index) {
     %98 = memref.load %ids[%95] : memref<?xi32>
     %99 = arith.cmpi eq, %98, %64 : i32
     scf.if %99 {
      %100 = arith.index_cast %95 : index to i32
      memref.store %100, %group[%97] : memref<6xi32>
      %101 = arith.addi %97, %c_2 : index
      memref.store %100, %group[%101] : memref<6xi32>
      %102 = arith.addi %97, %c_8 : index
      memref.store %100, %group[%102] : memref<6xi32>
     }
     %103 = arith.addi %97, %c_2 : index
     %104 = arith.select %99, %103, %97 : index
     %105 = arith.cmpi eq, %104, %c_7 : index
     %106 = arith.subi %assignments, %c_2 : index
     %107 = arith.cmpi eq, %95, %106 : index
     %108 = arith.cmpi sgt, %104, %c_1 : index
     %109 = arith.andi %107, %108 : i1
     %110 = arith.ori %105, %109 : i1
     scf.if %110 {
      %111 = memref.load %group[%c_1] : memref<6xi32>
      %112 = arith.index_cast %111 : i32 to index
      %113 = memref.load %group[%c_2] : memref<6xi32>
      %114 = arith.index_cast %113 : i32 to index
      %115 = memref.load %group[%c_8] : memref<6xi32>
      %116 = arith.index_cast %115 : i32 to index
      %117 = memref.load %group[%c_12] : memref<6xi32>
      %118 = arith.index_cast %117 : i32 to index
      %119 = arith.divui %112, %c_4 : index
      %120 = arith.divui %114, %c_4 : index
      %121 = arith.divui %116, %c_4 : index
      %122 = arith.divui %118, %c_4 : index
      %123 = arith.cmpi sgt, %104, %c_12 : index
      %124 = arith.cmpi sle, %104, %c_7 : index
      %125 = arith.andi %123, %124 : i1
      scf.if %125 {
       scf.for %126 = %c_1 to %c_6 step %c_2 {
        %127 = arith.addi %58, %126 : index
        %128 = arith.addi %127, %c_0 : index
        %129 = arith.addi %127, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %129, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %129, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %129, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %129, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %130 = arith.addi %128, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %130, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %130, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %130, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %130, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %132:8 = scf.for %131 = %c_1 to %c_14 step %c_15 iter_args(%133 = %c_13, %134 = %c_13, %135 = %c_13, %136 = %c_13, %137 = %c_13, %138 = %c_13, %139 = %c_13, %140 = %c_13) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %141 = arith.divui %131, %c_15 : index
         %142 = arith.muli %141, %c_11 : index
         %143 = vector.load %x_sums[%119, %142] : memref<?x512xf32>, !f32x16
         %144 = vector.load %x_sums[%120, %142] : memref<?x512xf32>, !f32x16
         %145 = vector.load %x_sums[%121, %142] : memref<?x512xf32>, !f32x16
         %146 = vector.load %x_sums[%122, %142] : memref<?x512xf32>, !f32x16
         %147 = arith.muli %141, %c_16 : index
         %148 = arith.addi %147, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %127, %148], read, locality<3>, data : memref<64x2048x320xi32>
         %149 = arith.divui %131, %c_6 : index
         %150 = vector.load %expert_gate_up.scales[%78, %127, %149] : memref<64x2048x64xf16>, !f16x2
         %151 = arith.extf %150 : !f16x2 to !f32x2
         %152 = vector.load %expert_gate_up.biases[%78, %127, %149] : memref<64x2048x64xf16>, !f16x2
         %153 = arith.extf %152 : !f16x2 to !f32x2
         %154 = vector.shuffle %151, %151 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %155 = vector.shuffle %153, %153 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %156 = vector.shuffle %154, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %157 = llvm.call_intrinsic "llvm.arithmetic.fence"(%156) : (!f32x16) -> !f32x16
         %158 = arith.muli %149, %c_17 : index
         %159 = vector.load %expert_gate_up.codes[%78, %127, %158] : memref<64x2048x320xi32>, !i32x10
         %160 = vector.bitcast %159 : !i32x10 to !i8x40
         %161 = vector.shuffle %160, %160 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %162 = vector.bitcast %161 : !i8x64 to !i32x16
         %163 = arith.shrui %162, %c_18 : !i32x16
         %164 = vector.shuffle %157, %157 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %128, %148], read, locality<3>, data : memref<64x2048x320xi32>
         %165 = vector.load %expert_gate_up.scales[%78, %128, %149] : memref<64x2048x64xf16>, !f16x2
         %166 = arith.extf %165 : !f16x2 to !f32x2
         %167 = vector.load %expert_gate_up.biases[%78, %128, %149] : memref<64x2048x64xf16>, !f16x2
         %168 = arith.extf %167 : !f16x2 to !f32x2
         %169 = vector.shuffle %166, %166 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %170 = vector.shuffle %168, %168 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %171 = vector.shuffle %169, %170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %172 = llvm.call_intrinsic "llvm.arithmetic.fence"(%171) : (!f32x16) -> !f32x16
         %173 = vector.load %expert_gate_up.codes[%78, %128, %158] : memref<64x2048x320xi32>, !i32x10
         %174 = vector.bitcast %173 : !i32x10 to !i8x40
         %175 = vector.shuffle %174, %174 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %176 = vector.bitcast %175 : !i8x64 to !i32x16
         %177 = arith.shrui %176, %c_18 : !i32x16
         %178 = vector.shuffle %172, %172 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %179 = arith.andi %163, %c_19 : !i32x16
         %180 = arith.subi %179, %c_20 : !i32x16
         %181 = arith.sitofp %180 : !i32x16 to !f32x16
         %182 = vector.load %x_lanes[%119, %131] : memref<?x2048xf32>, !f32x16
         %183 = arith.mulf %181, %182 : !f32x16
         %184 = vector.load %x_lanes[%120, %131] : memref<?x2048xf32>, !f32x16
         %185 = arith.mulf %181, %184 : !f32x16
         %186 = vector.load %x_lanes[%121, %131] : memref<?x2048xf32>, !f32x16
         %187 = arith.mulf %181, %186 : !f32x16
         %188 = vector.load %x_lanes[%122, %131] : memref<?x2048xf32>, !f32x16
         %189 = arith.mulf %181, %188 : !f32x16
         %190 = arith.shrui %163, %c_21 : !i32x16
         %191 = arith.andi %190, %c_19 : !i32x16
         %192 = arith.subi %191, %c_20 : !i32x16
         %193 = arith.sitofp %192 : !i32x16 to !f32x16
         %194 = arith.addi %131, %c_11 : index
         %195 = vector.load %x_lanes[%119, %194] : memref<?x2048xf32>, !f32x16
         %196 = math.fma %193, %195, %183 : !f32x16
         %197 = vector.load %x_lanes[%120, %194] : memref<?x2048xf32>, !f32x16
         %198 = math.fma %193, %197, %185 : !f32x16
         %199 = vector.load %x_lanes[%121, %194] : memref<?x2048xf32>, !f32x16
         %200 = math.fma %193, %199, %187 : !f32x16
         %201 = vector.load %x_lanes[%122, %194] : memref<?x2048xf32>, !f32x16
         %202 = math.fma %193, %201, %189 : !f32x16
         %203 = arith.shrui %163, %c_22 : !i32x16
         %204 = arith.andi %203, %c_19 : !i32x16
         %205 = arith.subi %204, %c_20 : !i32x16
         %206 = arith.sitofp %205 : !i32x16 to !f32x16
         %207 = arith.addi %131, %c_6 : index
         %208 = vector.load %x_lanes[%119, %207] : memref<?x2048xf32>, !f32x16
         %209 = math.fma %206, %208, %196 : !f32x16
         %210 = vector.load %x_lanes[%120, %207] : memref<?x2048xf32>, !f32x16
         %211 = math.fma %206, %210, %198 : !f32x16
         %212 = vector.load %x_lanes[%121, %207] : memref<?x2048xf32>, !f32x16
         %213 = math.fma %206, %212, %200 : !f32x16
         %214 = vector.load %x_lanes[%122, %207] : memref<?x2048xf32>, !f32x16
         %215 = math.fma %206, %214, %202 : !f32x16
         %216 = arith.shrui %163, %c_23 : !i32x16
         %217 = arith.andi %216, %c_19 : !i32x16
         %218 = arith.subi %217, %c_20 : !i32x16
         %219 = arith.sitofp %218 : !i32x16 to !f32x16
         %220 = arith.addi %131, %c_24 : index
         %221 = vector.load %x_lanes[%119, %220] : memref<?x2048xf32>, !f32x16
         %222 = math.fma %219, %221, %209 : !f32x16
         %223 = vector.load %x_lanes[%120, %220] : memref<?x2048xf32>, !f32x16
         %224 = math.fma %219, %223, %211 : !f32x16
         %225 = vector.load %x_lanes[%121, %220] : memref<?x2048xf32>, !f32x16
         %226 = math.fma %219, %225, %213 : !f32x16
         %227 = vector.load %x_lanes[%122, %220] : memref<?x2048xf32>, !f32x16
         %228 = math.fma %219, %227, %215 : !f32x16
         %229 = math.fma %222, %164, %133 : !f32x16
         %230 = math.fma %224, %164, %134 : !f32x16
         %231 = math.fma %226, %164, %135 : !f32x16
         %232 = math.fma %228, %164, %136 : !f32x16
         %233 = arith.andi %177, %c_19 : !i32x16
         %234 = arith.subi %233, %c_20 : !i32x16
         %235 = arith.sitofp %234 : !i32x16 to !f32x16
         %236 = vector.load %x_lanes[%119, %131] : memref<?x2048xf32>, !f32x16
         %237 = arith.mulf %235, %236 : !f32x16
         %238 = vector.load %x_lanes[%120, %131] : memref<?x2048xf32>, !f32x16
         %239 = arith.mulf %235, %238 : !f32x16
         %240 = vector.load %x_lanes[%121, %131] : memref<?x2048xf32>, !f32x16
         %241 = arith.mulf %235, %240 : !f32x16
         %242 = vector.load %x_lanes[%122, %131] : memref<?x2048xf32>, !f32x16
         %243 = arith.mulf %235, %242 : !f32x16
         %244 = arith.shrui %177, %c_21 : !i32x16
         %245 = arith.andi %244, %c_19 : !i32x16
         %246 = arith.subi %245, %c_20 : !i32x16
         %247 = arith.sitofp %246 : !i32x16 to !f32x16
         %248 = vector.load %x_lanes[%119, %194] : memref<?x2048xf32>, !f32x16
         %249 = math.fma %247, %248, %237 : !f32x16
         %250 = vector.load %x_lanes[%120, %194] : memref<?x2048xf32>, !f32x16
         %251 = math.fma %247, %250, %239 : !f32x16
         %252 = vector.load %x_lanes[%121, %194] : memref<?x2048xf32>, !f32x16
         %253 = math.fma %247, %252, %241 : !f32x16
         %254 = vector.load %x_lanes[%122, %194] : memref<?x2048xf32>, !f32x16
         %255 = math.fma %247, %254, %243 : !f32x16
         %256 = arith.shrui %177, %c_22 : !i32x16
         %257 = arith.andi %256, %c_19 : !i32x16
         %258 = arith.subi %257, %c_20 : !i32x16
         %259 = arith.sitofp %258 : !i32x16 to !f32x16
         %260 = vector.load %x_lanes[%119, %207] : memref<?x2048xf32>, !f32x16
         %261 = math.fma %259, %260, %249 : !f32x16
         %262 = vector.load %x_lanes[%120, %207] : memref<?x2048xf32>, !f32x16
         %263 = math.fma %259, %262, %251 : !f32x16
         %264 = vector.load %x_lanes[%121, %207] : memref<?x2048xf32>, !f32x16
         %265 = math.fma %259, %264, %253 : !f32x16
         %266 = vector.load %x_lanes[%122, %207] : memref<?x2048xf32>, !f32x16
         %267 = math.fma %259, %266, %255 : !f32x16
         %268 = arith.shrui %177, %c_23 : !i32x16
         %269 = arith.andi %268, %c_19 : !i32x16
         %270 = arith.subi %269, %c_20 : !i32x16
         %271 = arith.sitofp %270 : !i32x16 to !f32x16
         %272 = vector.load %x_lanes[%119, %220] : memref<?x2048xf32>, !f32x16
         %273 = math.fma %271, %272, %261 : !f32x16
         %274 = vector.load %x_lanes[%120, %220] : memref<?x2048xf32>, !f32x16
         %275 = math.fma %271, %274, %263 : !f32x16
         %276 = vector.load %x_lanes[%121, %220] : memref<?x2048xf32>, !f32x16
         %277 = math.fma %271, %276, %265 : !f32x16
         %278 = vector.load %x_lanes[%122, %220] : memref<?x2048xf32>, !f32x16
         %279 = math.fma %271, %278, %267 : !f32x16
         %280 = math.fma %273, %178, %137 : !f32x16
         %281 = math.fma %275, %178, %138 : !f32x16
         %282 = math.fma %277, %178, %139 : !f32x16
         %283 = math.fma %279, %178, %140 : !f32x16
         %284 = math.fma %157, %143, %229 : !f32x16
         %285 = math.fma %157, %144, %230 : !f32x16
         %286 = math.fma %157, %145, %231 : !f32x16
         %287 = math.fma %157, %146, %232 : !f32x16
         %288 = math.fma %172, %143, %280 : !f32x16
         %289 = math.fma %172, %144, %281 : !f32x16
         %290 = math.fma %172, %145, %282 : !f32x16
         %291 = math.fma %172, %146, %283 : !f32x16
         scf.yield %284, %285, %286, %287, %288, %289, %290, %291 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %132#0, %sums[%c_1, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#1, %sums[%c_2, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#2, %sums[%c_8, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#3, %sums[%c_12, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#4, %sums[%c_7, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#5, %sums[%c_17, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#6, %sums[%c_25, %126, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %132#7, %sums[%c_26, %126, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %292 = arith.cmpi sgt, %104, %c_8 : index
      %293 = arith.cmpi sle, %104, %c_12 : index
      %294 = arith.andi %292, %293 : i1
      scf.if %294 {
       scf.for %295 = %c_1 to %c_6 step %c_2 {
        %296 = arith.addi %58, %295 : index
        %297 = arith.addi %296, %c_0 : index
        %298 = arith.addi %296, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %298, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %298, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %298, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %298, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %299 = arith.addi %297, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %299, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %299, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %299, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %299, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %301:6 = scf.for %300 = %c_1 to %c_14 step %c_15 iter_args(%302 = %c_13, %303 = %c_13, %304 = %c_13, %305 = %c_13, %306 = %c_13, %307 = %c_13) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %308 = arith.divui %300, %c_15 : index
         %309 = arith.muli %308, %c_11 : index
         %310 = vector.load %x_sums[%119, %309] : memref<?x512xf32>, !f32x16
         %311 = vector.load %x_sums[%120, %309] : memref<?x512xf32>, !f32x16
         %312 = vector.load %x_sums[%121, %309] : memref<?x512xf32>, !f32x16
         %313 = arith.muli %308, %c_16 : index
         %314 = arith.addi %313, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %296, %314], read, locality<3>, data : memref<64x2048x320xi32>
         %315 = arith.divui %300, %c_6 : index
         %316 = vector.load %expert_gate_up.scales[%78, %296, %315] : memref<64x2048x64xf16>, !f16x2
         %317 = arith.extf %316 : !f16x2 to !f32x2
         %318 = vector.load %expert_gate_up.biases[%78, %296, %315] : memref<64x2048x64xf16>, !f16x2
         %319 = arith.extf %318 : !f16x2 to !f32x2
         %320 = vector.shuffle %317, %317 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %321 = vector.shuffle %319, %319 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %322 = vector.shuffle %320, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %323 = llvm.call_intrinsic "llvm.arithmetic.fence"(%322) : (!f32x16) -> !f32x16
         %324 = arith.muli %315, %c_17 : index
         %325 = vector.load %expert_gate_up.codes[%78, %296, %324] : memref<64x2048x320xi32>, !i32x10
         %326 = vector.bitcast %325 : !i32x10 to !i8x40
         %327 = vector.shuffle %326, %326 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %328 = vector.bitcast %327 : !i8x64 to !i32x16
         %329 = arith.shrui %328, %c_18 : !i32x16
         %330 = vector.shuffle %323, %323 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %297, %314], read, locality<3>, data : memref<64x2048x320xi32>
         %331 = vector.load %expert_gate_up.scales[%78, %297, %315] : memref<64x2048x64xf16>, !f16x2
         %332 = arith.extf %331 : !f16x2 to !f32x2
         %333 = vector.load %expert_gate_up.biases[%78, %297, %315] : memref<64x2048x64xf16>, !f16x2
         %334 = arith.extf %333 : !f16x2 to !f32x2
         %335 = vector.shuffle %332, %332 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %336 = vector.shuffle %334, %334 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %337 = vector.shuffle %335, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %338 = llvm.call_intrinsic "llvm.arithmetic.fence"(%337) : (!f32x16) -> !f32x16
         %339 = vector.load %expert_gate_up.codes[%78, %297, %324] : memref<64x2048x320xi32>, !i32x10
         %340 = vector.bitcast %339 : !i32x10 to !i8x40
         %341 = vector.shuffle %340, %340 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %342 = vector.bitcast %341 : !i8x64 to !i32x16
         %343 = arith.shrui %342, %c_18 : !i32x16
         %344 = vector.shuffle %338, %338 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %345 = arith.andi %329, %c_19 : !i32x16
         %346 = arith.subi %345, %c_20 : !i32x16
         %347 = arith.sitofp %346 : !i32x16 to !f32x16
         %348 = vector.load %x_lanes[%119, %300] : memref<?x2048xf32>, !f32x16
         %349 = arith.mulf %347, %348 : !f32x16
         %350 = vector.load %x_lanes[%120, %300] : memref<?x2048xf32>, !f32x16
         %351 = arith.mulf %347, %350 : !f32x16
         %352 = vector.load %x_lanes[%121, %300] : memref<?x2048xf32>, !f32x16
         %353 = arith.mulf %347, %352 : !f32x16
         %354 = arith.shrui %329, %c_21 : !i32x16
         %355 = arith.andi %354, %c_19 : !i32x16
         %356 = arith.subi %355, %c_20 : !i32x16
         %357 = arith.sitofp %356 : !i32x16 to !f32x16
         %358 = arith.addi %300, %c_11 : index
         %359 = vector.load %x_lanes[%119, %358] : memref<?x2048xf32>, !f32x16
         %360 = math.fma %357, %359, %349 : !f32x16
         %361 = vector.load %x_lanes[%120, %358] : memref<?x2048xf32>, !f32x16
         %362 = math.fma %357, %361, %351 : !f32x16
         %363 = vector.load %x_lanes[%121, %358] : memref<?x2048xf32>, !f32x16
         %364 = math.fma %357, %363, %353 : !f32x16
         %365 = arith.shrui %329, %c_22 : !i32x16
         %366 = arith.andi %365, %c_19 : !i32x16
         %367 = arith.subi %366, %c_20 : !i32x16
         %368 = arith.sitofp %367 : !i32x16 to !f32x16
         %369 = arith.addi %300, %c_6 : index
         %370 = vector.load %x_lanes[%119, %369] : memref<?x2048xf32>, !f32x16
         %371 = math.fma %368, %370, %360 : !f32x16
         %372 = vector.load %x_lanes[%120, %369] : memref<?x2048xf32>, !f32x16
         %373 = math.fma %368, %372, %362 : !f32x16
         %374 = vector.load %x_lanes[%121, %369] : memref<?x2048xf32>, !f32x16
         %375 = math.fma %368, %374, %364 : !f32x16
         %376 = arith.shrui %329, %c_23 : !i32x16
         %377 = arith.andi %376, %c_19 : !i32x16
         %378 = arith.subi %377, %c_20 : !i32x16
         %379 = arith.sitofp %378 : !i32x16 to !f32x16
         %380 = arith.addi %300, %c_24 : index
         %381 = vector.load %x_lanes[%119, %380] : memref<?x2048xf32>, !f32x16
         %382 = math.fma %379, %381, %371 : !f32x16
         %383 = vector.load %x_lanes[%120, %380] : memref<?x2048xf32>, !f32x16
         %384 = math.fma %379, %383, %373 : !f32x16
         %385 = vector.load %x_lanes[%121, %380] : memref<?x2048xf32>, !f32x16
         %386 = math.fma %379, %385, %375 : !f32x16
         %387 = math.fma %382, %330, %302 : !f32x16
         %388 = math.fma %384, %330, %303 : !f32x16
         %389 = math.fma %386, %330, %304 : !f32x16
         %390 = arith.andi %343, %c_19 : !i32x16
         %391 = arith.subi %390, %c_20 : !i32x16
         %392 = arith.sitofp %391 : !i32x16 to !f32x16
         %393 = vector.load %x_lanes[%119, %300] : memref<?x2048xf32>, !f32x16
         %394 = arith.mulf %392, %393 : !f32x16
         %395 = vector.load %x_lanes[%120, %300] : memref<?x2048xf32>, !f32x16
         %396 = arith.mulf %392, %395 : !f32x16
         %397 = vector.load %x_lanes[%121, %300] : memref<?x2048xf32>, !f32x16
         %398 = arith.mulf %392, %397 : !f32x16
         %399 = arith.shrui %343, %c_21 : !i32x16
         %400 = arith.andi %399, %c_19 : !i32x16
         %401 = arith.subi %400, %c_20 : !i32x16
         %402 = arith.sitofp %401 : !i32x16 to !f32x16
         %403 = vector.load %x_lanes[%119, %358] : memref<?x2048xf32>, !f32x16
         %404 = math.fma %402, %403, %394 : !f32x16
         %405 = vector.load %x_lanes[%120, %358] : memref<?x2048xf32>, !f32x16
         %406 = math.fma %402, %405, %396 : !f32x16
         %407 = vector.load %x_lanes[%121, %358] : memref<?x2048xf32>, !f32x16
         %408 = math.fma %402, %407, %398 : !f32x16
         %409 = arith.shrui %343, %c_22 : !i32x16
         %410 = arith.andi %409, %c_19 : !i32x16
         %411 = arith.subi %410, %c_20 : !i32x16
         %412 = arith.sitofp %411 : !i32x16 to !f32x16
         %413 = vector.load %x_lanes[%119, %369] : memref<?x2048xf32>, !f32x16
         %414 = math.fma %412, %413, %404 : !f32x16
         %415 = vector.load %x_lanes[%120, %369] : memref<?x2048xf32>, !f32x16
         %416 = math.fma %412, %415, %406 : !f32x16
         %417 = vector.load %x_lanes[%121, %369] : memref<?x2048xf32>, !f32x16
         %418 = math.fma %412, %417, %408 : !f32x16
         %419 = arith.shrui %343, %c_23 : !i32x16
         %420 = arith.andi %419, %c_19 : !i32x16
         %421 = arith.subi %420, %c_20 : !i32x16
         %422 = arith.sitofp %421 : !i32x16 to !f32x16
         %423 = vector.load %x_lanes[%119, %380] : memref<?x2048xf32>, !f32x16
         %424 = math.fma %422, %423, %414 : !f32x16
         %425 = vector.load %x_lanes[%120, %380] : memref<?x2048xf32>, !f32x16
         %426 = math.fma %422, %425, %416 : !f32x16
         %427 = vector.load %x_lanes[%121, %380] : memref<?x2048xf32>, !f32x16
         %428 = math.fma %422, %427, %418 : !f32x16
         %429 = math.fma %424, %344, %305 : !f32x16
         %430 = math.fma %426, %344, %306 : !f32x16
         %431 = math.fma %428, %344, %307 : !f32x16
         %432 = math.fma %323, %310, %387 : !f32x16
         %433 = math.fma %323, %311, %388 : !f32x16
         %434 = math.fma %323, %312, %389 : !f32x16
         %435 = math.fma %338, %310, %429 : !f32x16
         %436 = math.fma %338, %311, %430 : !f32x16
         %437 = math.fma %338, %312, %431 : !f32x16
         scf.yield %432, %433, %434, %435, %436, %437 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %301#0, %sums[%c_1, %295, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %301#1, %sums[%c_2, %295, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %301#2, %sums[%c_8, %295, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %301#3, %sums[%c_7, %295, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %301#4, %sums[%c_17, %295, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %301#5, %sums[%c_25, %295, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %438 = arith.cmpi sgt, %104, %c_2 : index
      %439 = arith.cmpi sle, %104, %c_8 : index
      %440 = arith.andi %438, %439 : i1
      scf.if %440 {
       scf.for %441 = %c_1 to %c_6 step %c_2 {
        %442 = arith.addi %58, %441 : index
        %443 = arith.addi %442, %c_0 : index
        %444 = arith.addi %442, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %444, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %444, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %444, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %444, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %445 = arith.addi %443, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %445, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %445, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %445, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %445, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %447:4 = scf.for %446 = %c_1 to %c_14 step %c_15 iter_args(%448 = %c_13, %449 = %c_13, %450 = %c_13, %451 = %c_13) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %452 = arith.divui %446, %c_15 : index
         %453 = arith.muli %452, %c_11 : index
         %454 = vector.load %x_sums[%119, %453] : memref<?x512xf32>, !f32x16
         %455 = vector.load %x_sums[%120, %453] : memref<?x512xf32>, !f32x16
         %456 = arith.muli %452, %c_16 : index
         %457 = arith.addi %456, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %442, %457], read, locality<3>, data : memref<64x2048x320xi32>
         %458 = arith.divui %446, %c_6 : index
         %459 = vector.load %expert_gate_up.scales[%78, %442, %458] : memref<64x2048x64xf16>, !f16x2
         %460 = arith.extf %459 : !f16x2 to !f32x2
         %461 = vector.load %expert_gate_up.biases[%78, %442, %458] : memref<64x2048x64xf16>, !f16x2
         %462 = arith.extf %461 : !f16x2 to !f32x2
         %463 = vector.shuffle %460, %460 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %464 = vector.shuffle %462, %462 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %465 = vector.shuffle %463, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %466 = llvm.call_intrinsic "llvm.arithmetic.fence"(%465) : (!f32x16) -> !f32x16
         %467 = arith.muli %458, %c_17 : index
         %468 = vector.load %expert_gate_up.codes[%78, %442, %467] : memref<64x2048x320xi32>, !i32x10
         %469 = vector.bitcast %468 : !i32x10 to !i8x40
         %470 = vector.shuffle %469, %469 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %471 = vector.bitcast %470 : !i8x64 to !i32x16
         %472 = arith.shrui %471, %c_18 : !i32x16
         %473 = vector.shuffle %466, %466 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %443, %457], read, locality<3>, data : memref<64x2048x320xi32>
         %474 = vector.load %expert_gate_up.scales[%78, %443, %458] : memref<64x2048x64xf16>, !f16x2
         %475 = arith.extf %474 : !f16x2 to !f32x2
         %476 = vector.load %expert_gate_up.biases[%78, %443, %458] : memref<64x2048x64xf16>, !f16x2
         %477 = arith.extf %476 : !f16x2 to !f32x2
         %478 = vector.shuffle %475, %475 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %479 = vector.shuffle %477, %477 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %480 = vector.shuffle %478, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %481 = llvm.call_intrinsic "llvm.arithmetic.fence"(%480) : (!f32x16) -> !f32x16
         %482 = vector.load %expert_gate_up.codes[%78, %443, %467] : memref<64x2048x320xi32>, !i32x10
         %483 = vector.bitcast %482 : !i32x10 to !i8x40
         %484 = vector.shuffle %483, %483 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %485 = vector.bitcast %484 : !i8x64 to !i32x16
         %486 = arith.shrui %485, %c_18 : !i32x16
         %487 = vector.shuffle %481, %481 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %488 = arith.andi %472, %c_19 : !i32x16
         %489 = arith.subi %488, %c_20 : !i32x16
         %490 = arith.sitofp %489 : !i32x16 to !f32x16
         %491 = vector.load %x_lanes[%119, %446] : memref<?x2048xf32>, !f32x16
         %492 = arith.mulf %490, %491 : !f32x16
         %493 = vector.load %x_lanes[%120, %446] : memref<?x2048xf32>, !f32x16
         %494 = arith.mulf %490, %493 : !f32x16
         %495 = arith.shrui %472, %c_21 : !i32x16
         %496 = arith.andi %495, %c_19 : !i32x16
         %497 = arith.subi %496, %c_20 : !i32x16
         %498 = arith.sitofp %497 : !i32x16 to !f32x16
         %499 = arith.addi %446, %c_11 : index
         %500 = vector.load %x_lanes[%119, %499] : memref<?x2048xf32>, !f32x16
         %501 = math.fma %498, %500, %492 : !f32x16
         %502 = vector.load %x_lanes[%120, %499] : memref<?x2048xf32>, !f32x16
         %503 = math.fma %498, %502, %494 : !f32x16
         %504 = arith.shrui %472, %c_22 : !i32x16
         %505 = arith.andi %504, %c_19 : !i32x16
         %506 = arith.subi %505, %c_20 : !i32x16
         %507 = arith.sitofp %506 : !i32x16 to !f32x16
         %508 = arith.addi %446, %c_6 : index
         %509 = vector.load %x_lanes[%119, %508] : memref<?x2048xf32>, !f32x16
         %510 = math.fma %507, %509, %501 : !f32x16
         %511 = vector.load %x_lanes[%120, %508] : memref<?x2048xf32>, !f32x16
         %512 = math.fma %507, %511, %503 : !f32x16
         %513 = arith.shrui %472, %c_23 : !i32x16
         %514 = arith.andi %513, %c_19 : !i32x16
         %515 = arith.subi %514, %c_20 : !i32x16
         %516 = arith.sitofp %515 : !i32x16 to !f32x16
         %517 = arith.addi %446, %c_24 : index
         %518 = vector.load %x_lanes[%119, %517] : memref<?x2048xf32>, !f32x16
         %519 = math.fma %516, %518, %510 : !f32x16
         %520 = vector.load %x_lanes[%120, %517] : memref<?x2048xf32>, !f32x16
         %521 = math.fma %516, %520, %512 : !f32x16
         %522 = math.fma %519, %473, %448 : !f32x16
         %523 = math.fma %521, %473, %449 : !f32x16
         %524 = arith.andi %486, %c_19 : !i32x16
         %525 = arith.subi %524, %c_20 : !i32x16
         %526 = arith.sitofp %525 : !i32x16 to !f32x16
         %527 = vector.load %x_lanes[%119, %446] : memref<?x2048xf32>, !f32x16
         %528 = arith.mulf %526, %527 : !f32x16
         %529 = vector.load %x_lanes[%120, %446] : memref<?x2048xf32>, !f32x16
         %530 = arith.mulf %526, %529 : !f32x16
         %531 = arith.shrui %486, %c_21 : !i32x16
         %532 = arith.andi %531, %c_19 : !i32x16
         %533 = arith.subi %532, %c_20 : !i32x16
         %534 = arith.sitofp %533 : !i32x16 to !f32x16
         %535 = vector.load %x_lanes[%119, %499] : memref<?x2048xf32>, !f32x16
         %536 = math.fma %534, %535, %528 : !f32x16
         %537 = vector.load %x_lanes[%120, %499] : memref<?x2048xf32>, !f32x16
         %538 = math.fma %534, %537, %530 : !f32x16
         %539 = arith.shrui %486, %c_22 : !i32x16
         %540 = arith.andi %539, %c_19 : !i32x16
         %541 = arith.subi %540, %c_20 : !i32x16
         %542 = arith.sitofp %541 : !i32x16 to !f32x16
         %543 = vector.load %x_lanes[%119, %508] : memref<?x2048xf32>, !f32x16
         %544 = math.fma %542, %543, %536 : !f32x16
         %545 = vector.load %x_lanes[%120, %508] : memref<?x2048xf32>, !f32x16
         %546 = math.fma %542, %545, %538 : !f32x16
         %547 = arith.shrui %486, %c_23 : !i32x16
         %548 = arith.andi %547, %c_19 : !i32x16
         %549 = arith.subi %548, %c_20 : !i32x16
         %550 = arith.sitofp %549 : !i32x16 to !f32x16
         %551 = vector.load %x_lanes[%119, %517] : memref<?x2048xf32>, !f32x16
         %552 = math.fma %550, %551, %544 : !f32x16
         %553 = vector.load %x_lanes[%120, %517] : memref<?x2048xf32>, !f32x16
         %554 = math.fma %550, %553, %546 : !f32x16
         %555 = math.fma %552, %487, %450 : !f32x16
         %556 = math.fma %554, %487, %451 : !f32x16
         %557 = math.fma %466, %454, %522 : !f32x16
         %558 = math.fma %466, %455, %523 : !f32x16
         %559 = math.fma %481, %454, %555 : !f32x16
         %560 = math.fma %481, %455, %556 : !f32x16
         scf.yield %557, %558, %559, %560 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %447#0, %sums[%c_1, %441, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %447#1, %sums[%c_2, %441, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %447#2, %sums[%c_7, %441, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %447#3, %sums[%c_17, %441, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %561 = arith.cmpi sle, %104, %c_2 : index
      %562 = arith.andi %108, %561 : i1
      scf.if %562 {
       scf.for %563 = %c_1 to %c_6 step %c_2 {
        %564 = arith.addi %58, %563 : index
        %565 = arith.addi %564, %c_0 : index
        %566 = arith.addi %564, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %566, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %566, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %566, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %566, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %567 = arith.addi %565, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %567, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %567, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %567, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %567, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %569:2 = scf.for %568 = %c_1 to %c_14 step %c_15 iter_args(%570 = %c_13, %571 = %c_13) -> (!f32x16, !f32x16) {
         %572 = arith.divui %568, %c_15 : index
         %573 = arith.muli %572, %c_11 : index
         %574 = vector.load %x_sums[%119, %573] : memref<?x512xf32>, !f32x16
         %575 = arith.muli %572, %c_16 : index
         %576 = arith.addi %575, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %564, %576], read, locality<3>, data : memref<64x2048x320xi32>
         %577 = arith.divui %568, %c_6 : index
         %578 = vector.load %expert_gate_up.scales[%78, %564, %577] : memref<64x2048x64xf16>, !f16x2
         %579 = arith.extf %578 : !f16x2 to !f32x2
         %580 = vector.load %expert_gate_up.biases[%78, %564, %577] : memref<64x2048x64xf16>, !f16x2
         %581 = arith.extf %580 : !f16x2 to !f32x2
         %582 = vector.shuffle %579, %579 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %583 = vector.shuffle %581, %581 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %584 = vector.shuffle %582, %583 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %585 = llvm.call_intrinsic "llvm.arithmetic.fence"(%584) : (!f32x16) -> !f32x16
         %586 = arith.muli %577, %c_17 : index
         %587 = vector.load %expert_gate_up.codes[%78, %564, %586] : memref<64x2048x320xi32>, !i32x10
         %588 = vector.bitcast %587 : !i32x10 to !i8x40
         %589 = vector.shuffle %588, %588 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %590 = vector.bitcast %589 : !i8x64 to !i32x16
         %591 = arith.shrui %590, %c_18 : !i32x16
         %592 = vector.shuffle %585, %585 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %565, %576], read, locality<3>, data : memref<64x2048x320xi32>
         %593 = vector.load %expert_gate_up.scales[%78, %565, %577] : memref<64x2048x64xf16>, !f16x2
         %594 = arith.extf %593 : !f16x2 to !f32x2
         %595 = vector.load %expert_gate_up.biases[%78, %565, %577] : memref<64x2048x64xf16>, !f16x2
         %596 = arith.extf %595 : !f16x2 to !f32x2
         %597 = vector.shuffle %594, %594 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %598 = vector.shuffle %596, %596 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %599 = vector.shuffle %597, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %600 = llvm.call_intrinsic "llvm.arithmetic.fence"(%599) : (!f32x16) -> !f32x16
         %601 = vector.load %expert_gate_up.codes[%78, %565, %586] : memref<64x2048x320xi32>, !i32x10
         %602 = vector.bitcast %601 : !i32x10 to !i8x40
         %603 = vector.shuffle %602, %602 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %604 = vector.bitcast %603 : !i8x64 to !i32x16
         %605 = arith.shrui %604, %c_18 : !i32x16
         %606 = vector.shuffle %600, %600 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %607 = arith.andi %591, %c_19 : !i32x16
         %608 = arith.subi %607, %c_20 : !i32x16
         %609 = arith.sitofp %608 : !i32x16 to !f32x16
         %610 = vector.load %x_lanes[%119, %568] : memref<?x2048xf32>, !f32x16
         %611 = arith.mulf %609, %610 : !f32x16
         %612 = arith.shrui %591, %c_21 : !i32x16
         %613 = arith.andi %612, %c_19 : !i32x16
         %614 = arith.subi %613, %c_20 : !i32x16
         %615 = arith.sitofp %614 : !i32x16 to !f32x16
         %616 = arith.addi %568, %c_11 : index
         %617 = vector.load %x_lanes[%119, %616] : memref<?x2048xf32>, !f32x16
         %618 = math.fma %615, %617, %611 : !f32x16
         %619 = arith.shrui %591, %c_22 : !i32x16
         %620 = arith.andi %619, %c_19 : !i32x16
         %621 = arith.subi %620, %c_20 : !i32x16
         %622 = arith.sitofp %621 : !i32x16 to !f32x16
         %623 = arith.addi %568, %c_6 : index
         %624 = vector.load %x_lanes[%119, %623] : memref<?x2048xf32>, !f32x16
         %625 = math.fma %622, %624, %618 : !f32x16
         %626 = arith.shrui %591, %c_23 : !i32x16
         %627 = arith.andi %626, %c_19 : !i32x16
         %628 = arith.subi %627, %c_20 : !i32x16
         %629 = arith.sitofp %628 : !i32x16 to !f32x16
         %630 = arith.addi %568, %c_24 : index
         %631 = vector.load %x_lanes[%119, %630] : memref<?x2048xf32>, !f32x16
         %632 = math.fma %629, %631, %625 : !f32x16
         %633 = math.fma %632, %592, %570 : !f32x16
         %634 = arith.andi %605, %c_19 : !i32x16
         %635 = arith.subi %634, %c_20 : !i32x16
         %636 = arith.sitofp %635 : !i32x16 to !f32x16
         %637 = vector.load %x_lanes[%119, %568] : memref<?x2048xf32>, !f32x16
         %638 = arith.mulf %636, %637 : !f32x16
         %639 = arith.shrui %605, %c_21 : !i32x16
         %640 = arith.andi %639, %c_19 : !i32x16
         %641 = arith.subi %640, %c_20 : !i32x16
         %642 = arith.sitofp %641 : !i32x16 to !f32x16
         %643 = vector.load %x_lanes[%119, %616] : memref<?x2048xf32>, !f32x16
         %644 = math.fma %642, %643, %638 : !f32x16
         %645 = arith.shrui %605, %c_22 : !i32x16
         %646 = arith.andi %645, %c_19 : !i32x16
         %647 = arith.subi %646, %c_20 : !i32x16
         %648 = arith.sitofp %647 : !i32x16 to !f32x16
         %649 = vector.load %x_lanes[%119, %623] : memref<?x2048xf32>, !f32x16
         %650 = math.fma %648, %649, %644 : !f32x16
         %651 = arith.shrui %605, %c_23 : !i32x16
         %652 = arith.andi %651, %c_19 : !i32x16
         %653 = arith.subi %652, %c_20 : !i32x16
         %654 = arith.sitofp %653 : !i32x16 to !f32x16
         %655 = vector.load %x_lanes[%119, %630] : memref<?x2048xf32>, !f32x16
         %656 = math.fma %654, %655, %650 : !f32x16
         %657 = math.fma %656, %606, %571 : !f32x16
         %658 = math.fma %585, %574, %633 : !f32x16
         %659 = math.fma %600, %574, %657 : !f32x16
         scf.yield %658, %659 : !f32x16, !f32x16
        }
        vector.store %569#0, %sums[%c_1, %563, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %569#1, %sums[%c_7, %563, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      scf.for %660 = %c_1 to %104 step %c_2 {
       scf.for %661 = %c_1 to %c_6 step %c_11 {
        %662 = arith.addi %58, %661 : index
        %663 = memref.load %group[%660] : memref<6xi32>
        %664 = arith.index_cast %663 : i32 to index
        scf.for %665 = %c_1 to %c_8 step %c_2 {
         %666 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
         %667 = arith.muli %661, %c_15 : index
         %668 = arith.addi %666, %667 : index
         %669 = arith.muli %665, %c_7 : index
         %670 = arith.addi %660, %669 : index
         %671 = arith.muli %670, %c_14 : index
         %672 = arith.addi %668, %671 : index
         %673 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %674 = arith.muli %665, %c_15 : index
         %675 = arith.addi %673, %674 : index
         func.call @add_up_16(%672, %675) : (index, index) -> ()
        }
        %676 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, !f32x16
        %677 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, !f32x16
        %678 = arith.subf %c_13, %676 : !f32x16
        %679 = arith.cmpf ogt, %678, %c_27 : !f32x16
        %680 = arith.select %679, %c_27, %678 : !i1x16, !f32x16
        %681 = arith.cmpf olt, %680, %c_28 : !f32x16
        %682 = arith.select %681, %c_28, %680 : !i1x16, !f32x16
        %683 = arith.mulf %682, %c_29 : !f32x16
        %684 = math.roundeven %683 : !f32x16
        %685 = math.fma %684, %c_30, %682 : !f32x16
        %686 = math.fma %684, %c_31, %685 : !f32x16
        %687 = math.fma %c_32, %686, %c_33 : !f32x16
        %688 = math.fma %687, %686, %c_34 : !f32x16
        %689 = math.fma %688, %686, %c_35 : !f32x16
        %690 = math.fma %689, %686, %c_36 : !f32x16
        %691 = math.fma %690, %686, %c_37 : !f32x16
        %692 = math.fma %691, %686, %c_38 : !f32x16
        %693 = math.fma %692, %686, %c_38 : !f32x16
        %694 = arith.fptosi %684 : !f32x16 to !i32x16
        %695 = arith.shrsi %694, %c_39 : !i32x16
        %696 = arith.subi %694, %695 : !i32x16
        %697 = arith.addi %695, %c_41 : !i32x16
        %698 = arith.shli %697, %c_40 : !i32x16
        %699 = arith.bitcast %698 : !i32x16 to !f32x16
        %700 = arith.mulf %693, %699 : !f32x16
        %701 = arith.addi %696, %c_41 : !i32x16
        %702 = arith.shli %701, %c_40 : !i32x16
        %703 = arith.bitcast %702 : !i32x16 to !f32x16
        %704 = arith.mulf %700, %703 : !f32x16
        %705 = arith.addf %704, %c_38 : !f32x16
        %706 = arith.divf %676, %705 : !f32x16
        %707 = arith.mulf %706, %677 : !f32x16
        vector.store %707, %hidden[%664, %662] : memref<?x1024xf32>, !f32x16
       }
      }
     }
     %708 = arith.select %105, %c_1, %104 : index
     scf.yield %708 : index
    }
   }
  }
  scf.yield %51, %42#1 : index, index
 }
 return
}
func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 1024 : index
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant false
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant dense<0> : !i32x8
 %c_7 = arith.constant 32 : index
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant 2 : index
 %c_10 = arith.constant 1023 : index
 %c_11 = arith.constant 512 : index
 %c_12 = arith.constant 16 : index
 %c_13 = arith.constant 3 : index
 %c_14 = arith.constant dense<0x00000000> : !f32x16
 %c_15 = arith.constant 10 : index
 %c_16 = arith.constant 5 : index
 %c_17 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : !i32x16
 %c_18 = arith.constant dense<31> : !i32x16
 %c_19 = arith.constant dense<16> : !i32x16
 %c_20 = arith.constant dense<5> : !i32x16
 %c_21 = arith.constant dense<10> : !i32x16
 %c_22 = arith.constant dense<15> : !i32x16
 %c_23 = arith.constant 48 : index
 %c_24 = arith.constant 4096 : index
 %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_2] : !stream.binding -> memref<?x1024xf32>{%assignments}
 %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_2] : !stream.binding -> memref<?x256xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_2] : !stream.binding -> memref<64x2048x160xi32>
 %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_2] : !stream.binding -> memref<64x2048x32xf16>
 %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_2] : !stream.binding -> memref<64x2048x32xf16>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x2048xf32>{%assignments}
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
 %sums = memref.alloca() alignment = 64 : memref<4x64x16xf32>
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
  %38 = arith.muli %26, %c_9 : index
  %39 = arith.divui %25, %38 : index
  %40 = arith.maxsi %39, %c_3 : index
  %41 = arith.divui %37, %26 : index
  %43:2 = scf.for %42 = %c_2 to %41 step %c_3 iter_args(%44 = %c_2, %45 = %40) -> (index, index) {
   %46 = arith.muli %45, %26 : index
   %47 = arith.addi %44, %46 : index
   %48 = arith.divui %45, %c_9 : index
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
   %59 = arith.muli %58, %c_0 : index
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
    %81 = arith.muli %80, %c_0 : index
    %82 = arith.subi %25, %c_3 : index
    %83 = arith.minsi %57, %82 : index
    %84 = arith.divui %83, %c_7 : index
    %85 = arith.minsi %84, %c_10 : index
    %86 = memref.load %firsts[%85] : memref<1024xi32>
    %87 = arith.index_cast %86 : i32 to index
    %88 = arith.select %3, %87, %84 : index
    %89 = memref.load %ids[%88] : memref<?xi32>
    %90 = arith.index_cast %89 : i32 to index
    scf.for %91 = %c_2 to %c_0 step %c_0 {
     %92 = arith.addi %81, %91 : index
     scf.for %93 = %c_2 to %c_11 step %c_12 {
      memref.prefetch %expert_down.codes[%90, %92, %93], read, locality<3>, data : memref<64x2048x160xi32>
     }
    }
    %95:1 = scf.for %94 = %64 to %assignments step %c_3 iter_args(%96 = %c_2) -> (index) {
     %97 = memref.load %ids[%94] : memref<?xi32>
     %98 = arith.cmpi eq, %97, %65 : i32
     scf.if %98 {
      %99 = arith.index_cast %94 : index to i32
      memref.store %99, %group[%96] : memref<6xi32>
      %100 = arith.addi %96, %c_3 : index
      memref.store %99, %group[%100] : memref<6xi32>
      %101 = arith.addi %96, %c_9 : index
      memref.store %99, %group[%101] : memref<6xi32>
     }
     %102 = arith.addi %96, %c_3 : index
     %103 = arith.select %98, %102, %96 : index
     %104 = arith.cmpi eq, %103, %c_8 : index
     %105 = arith.subi %assignments, %c_3 : index
     %106 = arith.cmpi eq, %94, %105 : index
     %107 = arith.cmpi sgt, %103, %c_2 : index
     %108 = arith.andi %106, %107 : i1
     %109 = arith.ori %104, %108 : i1
     scf.if %109 {
      %110 = memref.load %group[%c_2] : memref<6xi32>
      %111 = arith.index_cast %110 : i32 to index
      %112 = memref.load %group[%c_3] : memref<6xi32>
      %113 = arith.index_cast %112 : i32 to index
      %114 = memref.load %group[%c_9] : memref<6xi32>
      %115 = arith.index_cast %114 : i32 to index
      %116 = memref.load %group[%c_13] : memref<6xi32>
      %117 = arith.index_cast %116 : i32 to index
      %118 = arith.cmpi sgt, %103, %c_13 : index
      %119 = arith.cmpi sle, %103, %c_8 : index
      %120 = arith.andi %118, %119 : i1
      scf.if %120 {
       scf.for %121 = %c_2 to %c_0 step %c_3 {
        %122 = arith.addi %59, %121 : index
        %123 = arith.addi %122, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %123, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %123, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %125:4 = scf.for %124 = %c_2 to %c_1 step %c_0 iter_args(%126 = %c_14, %127 = %c_14, %128 = %c_14, %129 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %130 = arith.divui %124, %c_0 : index
         %131 = arith.muli %130, %c_12 : index
         %132 = vector.load %hidden_sums[%111, %131] : memref<?x256xf32>, !f32x16
         %133 = vector.load %hidden_sums[%113, %131] : memref<?x256xf32>, !f32x16
         %134 = vector.load %hidden_sums[%115, %131] : memref<?x256xf32>, !f32x16
         %135 = vector.load %hidden_sums[%117, %131] : memref<?x256xf32>, !f32x16
         %136 = arith.muli %130, %c_15 : index
         %137 = arith.addi %136, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %122, %137], read, locality<3>, data : memref<64x2048x160xi32>
         %138 = arith.divui %124, %c_7 : index
         %139 = vector.load %expert_down.scales[%79, %122, %138] : memref<64x2048x32xf16>, !f16x2
         %140 = arith.extf %139 : !f16x2 to !f32x2
         %141 = vector.load %expert_down.biases[%79, %122, %138] : memref<64x2048x32xf16>, !f16x2
         %142 = arith.extf %141 : !f16x2 to !f32x2
         %143 = vector.shuffle %140, %140 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %144 = vector.shuffle %142, %142 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %145 = vector.shuffle %143, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %146 = llvm.call_intrinsic "llvm.arithmetic.fence"(%145) : (!f32x16) -> !f32x16
         %147 = arith.muli %138, %c_16 : index
         %148 = vector.load %expert_down.codes[%79, %122, %147] : memref<64x2048x160xi32>, !i32x10
         %149 = vector.bitcast %148 : !i32x10 to !i8x40
         %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %151 = vector.bitcast %150 : !i8x64 to !i32x16
         %152 = arith.shrui %151, %c_17 : !i32x16
         %153 = vector.shuffle %146, %146 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %154 = arith.andi %152, %c_18 : !i32x16
         %155 = arith.subi %154, %c_19 : !i32x16
         %156 = arith.sitofp %155 : !i32x16 to !f32x16
         %157 = vector.load %hidden_lanes[%111, %124] : memref<?x1024xf32>, !f32x16
         %158 = arith.mulf %156, %157 : !f32x16
         %159 = vector.load %hidden_lanes[%113, %124] : memref<?x1024xf32>, !f32x16
         %160 = arith.mulf %156, %159 : !f32x16
         %161 = vector.load %hidden_lanes[%115, %124] : memref<?x1024xf32>, !f32x16
         %162 = arith.mulf %156, %161 : !f32x16
         %163 = vector.load %hidden_lanes[%117, %124] : memref<?x1024xf32>, !f32x16
         %164 = arith.mulf %156, %163 : !f32x16
         %165 = arith.shrui %152, %c_20 : !i32x16
         %166 = arith.andi %165, %c_18 : !i32x16
         %167 = arith.subi %166, %c_19 : !i32x16
         %168 = arith.sitofp %167 : !i32x16 to !f32x16
         %169 = arith.addi %124, %c_12 : index
         %170 = vector.load %hidden_lanes[%111, %169] : memref<?x1024xf32>, !f32x16
         %171 = math.fma %168, %170, %158 : !f32x16
         %172 = vector.load %hidden_lanes[%113, %169] : memref<?x1024xf32>, !f32x16
         %173 = math.fma %168, %172, %160 : !f32x16
         %174 = vector.load %hidden_lanes[%115, %169] : memref<?x1024xf32>, !f32x16
         %175 = math.fma %168, %174, %162 : !f32x16
         %176 = vector.load %hidden_lanes[%117, %169] : memref<?x1024xf32>, !f32x16
         %177 = math.fma %168, %176, %164 : !f32x16
         %178 = arith.shrui %152, %c_21 : !i32x16
         %179 = arith.andi %178, %c_18 : !i32x16
         %180 = arith.subi %179, %c_19 : !i32x16
         %181 = arith.sitofp %180 : !i32x16 to !f32x16
         %182 = arith.addi %124, %c_7 : index
         %183 = vector.load %hidden_lanes[%111, %182] : memref<?x1024xf32>, !f32x16
         %184 = math.fma %181, %183, %171 : !f32x16
         %185 = vector.load %hidden_lanes[%113, %182] : memref<?x1024xf32>, !f32x16
         %186 = math.fma %181, %185, %173 : !f32x16
         %187 = vector.load %hidden_lanes[%115, %182] : memref<?x1024xf32>, !f32x16
         %188 = math.fma %181, %187, %175 : !f32x16
         %189 = vector.load %hidden_lanes[%117, %182] : memref<?x1024xf32>, !f32x16
         %190 = math.fma %181, %189, %177 : !f32x16
         %191 = arith.shrui %152, %c_22 : !i32x16
         %192 = arith.andi %191, %c_18 : !i32x16
         %193 = arith.subi %192, %c_19 : !i32x16
         %194 = arith.sitofp %193 : !i32x16 to !f32x16
         %195 = arith.addi %124, %c_23 : index
         %196 = vector.load %hidden_lanes[%111, %195] : memref<?x1024xf32>, !f32x16
         %197 = math.fma %194, %196, %184 : !f32x16
         %198 = vector.load %hidden_lanes[%113, %195] : memref<?x1024xf32>, !f32x16
         %199 = math.fma %194, %198, %186 : !f32x16
         %200 = vector.load %hidden_lanes[%115, %195] : memref<?x1024xf32>, !f32x16
         %201 = math.fma %194, %200, %188 : !f32x16
         %202 = vector.load %hidden_lanes[%117, %195] : memref<?x1024xf32>, !f32x16
         %203 = math.fma %194, %202, %190 : !f32x16
         %204 = math.fma %197, %153, %126 : !f32x16
         %205 = math.fma %199, %153, %127 : !f32x16
         %206 = math.fma %201, %153, %128 : !f32x16
         %207 = math.fma %203, %153, %129 : !f32x16
         %208 = math.fma %146, %132, %204 : !f32x16
         %209 = math.fma %146, %133, %205 : !f32x16
         %210 = math.fma %146, %134, %206 : !f32x16
         %211 = math.fma %146, %135, %207 : !f32x16
         scf.yield %208, %209, %210, %211 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %125#0, %sums[%c_2, %121, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %125#1, %sums[%c_3, %121, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %125#2, %sums[%c_9, %121, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %125#3, %sums[%c_13, %121, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %212 = arith.cmpi sgt, %103, %c_9 : index
      %213 = arith.cmpi sle, %103, %c_13 : index
      %214 = arith.andi %212, %213 : i1
      scf.if %214 {
       scf.for %215 = %c_2 to %c_0 step %c_3 {
        %216 = arith.addi %59, %215 : index
        %217 = arith.addi %216, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %217, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %217, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %219:3 = scf.for %218 = %c_2 to %c_1 step %c_0 iter_args(%220 = %c_14, %221 = %c_14, %222 = %c_14) -> (!f32x16, !f32x16, !f32x16) {
         %223 = arith.divui %218, %c_0 : index
         %224 = arith.muli %223, %c_12 : index
         %225 = vector.load %hidden_sums[%111, %224] : memref<?x256xf32>, !f32x16
         %226 = vector.load %hidden_sums[%113, %224] : memref<?x256xf32>, !f32x16
         %227 = vector.load %hidden_sums[%115, %224] : memref<?x256xf32>, !f32x16
         %228 = arith.muli %223, %c_15 : index
         %229 = arith.addi %228, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %216, %229], read, locality<3>, data : memref<64x2048x160xi32>
         %230 = arith.divui %218, %c_7 : index
         %231 = vector.load %expert_down.scales[%79, %216, %230] : memref<64x2048x32xf16>, !f16x2
         %232 = arith.extf %231 : !f16x2 to !f32x2
         %233 = vector.load %expert_down.biases[%79, %216, %230] : memref<64x2048x32xf16>, !f16x2
         %234 = arith.extf %233 : !f16x2 to !f32x2
         %235 = vector.shuffle %232, %232 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %236 = vector.shuffle %234, %234 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %237 = vector.shuffle %235, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %238 = llvm.call_intrinsic "llvm.arithmetic.fence"(%237) : (!f32x16) -> !f32x16
         %239 = arith.muli %230, %c_16 : index
         %240 = vector.load %expert_down.codes[%79, %216, %239] : memref<64x2048x160xi32>, !i32x10
         %241 = vector.bitcast %240 : !i32x10 to !i8x40
         %242 = vector.shuffle %241, %241 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %243 = vector.bitcast %242 : !i8x64 to !i32x16
         %244 = arith.shrui %243, %c_17 : !i32x16
         %245 = vector.shuffle %238, %238 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %246 = arith.andi %244, %c_18 : !i32x16
         %247 = arith.subi %246, %c_19 : !i32x16
         %248 = arith.sitofp %247 : !i32x16 to !f32x16
         %249 = vector.load %hidden_lanes[%111, %218] : memref<?x1024xf32>, !f32x16
         %250 = arith.mulf %248, %249 : !f32x16
         %251 = vector.load %hidden_lanes[%113, %218] : memref<?x1024xf32>, !f32x16
         %252 = arith.mulf %248, %251 : !f32x16
         %253 = vector.load %hidden_lanes[%115, %218] : memref<?x1024xf32>, !f32x16
         %254 = arith.mulf %248, %253 : !f32x16
         %255 = arith.shrui %244, %c_20 : !i32x16
         %256 = arith.andi %255, %c_18 : !i32x16
         %257 = arith.subi %256, %c_19 : !i32x16
         %258 = arith.sitofp %257 : !i32x16 to !f32x16
         %259 = arith.addi %218, %c_12 : index
         %260 = vector.load %hidden_lanes[%111, %259] : memref<?x1024xf32>, !f32x16
         %261 = math.fma %258, %260, %250 : !f32x16
         %262 = vector.load %hidden_lanes[%113, %259] : memref<?x1024xf32>, !f32x16
         %263 = math.fma %258, %262, %252 : !f32x16
         %264 = vector.load %hidden_lanes[%115, %259] : memref<?x1024xf32>, !f32x16
         %265 = math.fma %258, %264, %254 : !f32x16
         %266 = arith.shrui %244, %c_21 : !i32x16
         %267 = arith.andi %266, %c_18 : !i32x16
         %268 = arith.subi %267, %c_19 : !i32x16
         %269 = arith.sitofp %268 : !i32x16 to !f32x16
         %270 = arith.addi %218, %c_7 : index
         %271 = vector.load %hidden_lanes[%111, %270] : memref<?x1024xf32>, !f32x16
         %272 = math.fma %269, %271, %261 : !f32x16
         %273 = vector.load %hidden_lanes[%113, %270] : memref<?x1024xf32>, !f32x16
         %274 = math.fma %269, %273, %263 : !f32x16
         %275 = vector.load %hidden_lanes[%115, %270] : memref<?x1024xf32>, !f32x16
         %276 = math.fma %269, %275, %265 : !f32x16
         %277 = arith.shrui %244, %c_22 : !i32x16
         %278 = arith.andi %277, %c_18 : !i32x16
         %279 = arith.subi %278, %c_19 : !i32x16
         %280 = arith.sitofp %279 : !i32x16 to !f32x16
         %281 = arith.addi %218, %c_23 : index
         %282 = vector.load %hidden_lanes[%111, %281] : memref<?x1024xf32>, !f32x16
         %283 = math.fma %280, %282, %272 : !f32x16
         %284 = vector.load %hidden_lanes[%113, %281] : memref<?x1024xf32>, !f32x16
         %285 = math.fma %280, %284, %274 : !f32x16
         %286 = vector.load %hidden_lanes[%115, %281] : memref<?x1024xf32>, !f32x16
         %287 = math.fma %280, %286, %276 : !f32x16
         %288 = math.fma %283, %245, %220 : !f32x16
         %289 = math.fma %285, %245, %221 : !f32x16
         %290 = math.fma %287, %245, %222 : !f32x16
         %291 = math.fma %238, %225, %288 : !f32x16
         %292 = math.fma %238, %226, %289 : !f32x16
         %293 = math.fma %238, %227, %290 : !f32x16
         scf.yield %291, %292, %293 : !f32x16, !f32x16, !f32x16
        }
        vector.store %219#0, %sums[%c_2, %215, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %219#1, %sums[%c_3, %215, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %219#2, %sums[%c_9, %215, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %294 = arith.cmpi sgt, %103, %c_3 : index
      %295 = arith.cmpi sle, %103, %c_9 : index
      %296 = arith.andi %294, %295 : i1
      scf.if %296 {
       scf.for %297 = %c_2 to %c_0 step %c_3 {
        %298 = arith.addi %59, %297 : index
        %299 = arith.addi %298, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %299, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %299, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %301:2 = scf.for %300 = %c_2 to %c_1 step %c_0 iter_args(%302 = %c_14, %303 = %c_14) -> (!f32x16, !f32x16) {
         %304 = arith.divui %300, %c_0 : index
         %305 = arith.muli %304, %c_12 : index
         %306 = vector.load %hidden_sums[%111, %305] : memref<?x256xf32>, !f32x16
         %307 = vector.load %hidden_sums[%113, %305] : memref<?x256xf32>, !f32x16
         %308 = arith.muli %304, %c_15 : index
         %309 = arith.addi %308, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %298, %309], read, locality<3>, data : memref<64x2048x160xi32>
         %310 = arith.divui %300, %c_7 : index
         %311 = vector.load %expert_down.scales[%79, %298, %310] : memref<64x2048x32xf16>, !f16x2
         %312 = arith.extf %311 : !f16x2 to !f32x2
         %313 = vector.load %expert_down.biases[%79, %298, %310] : memref<64x2048x32xf16>, !f16x2
         %314 = arith.extf %313 : !f16x2 to !f32x2
         %315 = vector.shuffle %312, %312 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %316 = vector.shuffle %314, %314 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %317 = vector.shuffle %315, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %318 = llvm.call_intrinsic "llvm.arithmetic.fence"(%317) : (!f32x16) -> !f32x16
         %319 = arith.muli %310, %c_16 : index
         %320 = vector.load %expert_down.codes[%79, %298, %319] : memref<64x2048x160xi32>, !i32x10
         %321 = vector.bitcast %320 : !i32x10 to !i8x40
         %322 = vector.shuffle %321, %321 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %323 = vector.bitcast %322 : !i8x64 to !i32x16
         %324 = arith.shrui %323, %c_17 : !i32x16
         %325 = vector.shuffle %318, %318 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %326 = arith.andi %324, %c_18 : !i32x16
         %327 = arith.subi %326, %c_19 : !i32x16
         %328 = arith.sitofp %327 : !i32x16 to !f32x16
         %329 = vector.load %hidden_lanes[%111, %300] : memref<?x1024xf32>, !f32x16
         %330 = arith.mulf %328, %329 : !f32x16
         %331 = vector.load %hidden_lanes[%113, %300] : memref<?x1024xf32>, !f32x16
         %332 = arith.mulf %328, %331 : !f32x16
         %333 = arith.shrui %324, %c_20 : !i32x16
         %334 = arith.andi %333, %c_18 : !i32x16
         %335 = arith.subi %334, %c_19 : !i32x16
         %336 = arith.sitofp %335 : !i32x16 to !f32x16
         %337 = arith.addi %300, %c_12 : index
         %338 = vector.load %hidden_lanes[%111, %337] : memref<?x1024xf32>, !f32x16
         %339 = math.fma %336, %338, %330 : !f32x16
         %340 = vector.load %hidden_lanes[%113, %337] : memref<?x1024xf32>, !f32x16
         %341 = math.fma %336, %340, %332 : !f32x16
         %342 = arith.shrui %324, %c_21 : !i32x16
         %343 = arith.andi %342, %c_18 : !i32x16
         %344 = arith.subi %343, %c_19 : !i32x16
         %345 = arith.sitofp %344 : !i32x16 to !f32x16
         %346 = arith.addi %300, %c_7 : index
         %347 = vector.load %hidden_lanes[%111, %346] : memref<?x1024xf32>, !f32x16
         %348 = math.fma %345, %347, %339 : !f32x16
         %349 = vector.load %hidden_lanes[%113, %346] : memref<?x1024xf32>, !f32x16
         %350 = math.fma %345, %349, %341 : !f32x16
         %351 = arith.shrui %324, %c_22 : !i32x16
         %352 = arith.andi %351, %c_18 : !i32x16
         %353 = arith.subi %352, %c_19 : !i32x16
         %354 = arith.sitofp %353 : !i32x16 to !f32x16
         %355 = arith.addi %300, %c_23 : index
         %356 = vector.load %hidden_lanes[%111, %355] : memref<?x1024xf32>, !f32x16
         %357 = math.fma %354, %356, %348 : !f32x16
         %358 = vector.load %hidden_lanes[%113, %355] : memref<?x1024xf32>, !f32x16
         %359 = math.fma %354, %358, %350 : !f32x16
         %360 = math.fma %357, %325, %302 : !f32x16
         %361 = math.fma %359, %325, %303 : !f32x16
         %362 = math.fma %318, %306, %360 : !f32x16
         %363 = math.fma %318, %307, %361 : !f32x16
         scf.yield %362, %363 : !f32x16, !f32x16
        }
        vector.store %301#0, %sums[%c_2, %297, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %301#1, %sums[%c_3, %297, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %364 = arith.cmpi sle, %103, %c_3 : index
      %365 = arith.andi %107, %364 : i1
      scf.if %365 {
       scf.for %366 = %c_2 to %c_0 step %c_3 {
        %367 = arith.addi %59, %366 : index
        %368 = arith.addi %367, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %368, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %368, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %370:1 = scf.for %369 = %c_2 to %c_1 step %c_0 iter_args(%371 = %c_14) -> (!f32x16) {
         %372 = arith.divui %369, %c_0 : index
         %373 = arith.muli %372, %c_12 : index
         %374 = vector.load %hidden_sums[%111, %373] : memref<?x256xf32>, !f32x16
         %375 = arith.muli %372, %c_15 : index
         %376 = arith.addi %375, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %367, %376], read, locality<3>, data : memref<64x2048x160xi32>
         %377 = arith.divui %369, %c_7 : index
         %378 = vector.load %expert_down.scales[%79, %367, %377] : memref<64x2048x32xf16>, !f16x2
         %379 = arith.extf %378 : !f16x2 to !f32x2
         %380 = vector.load %expert_down.biases[%79, %367, %377] : memref<64x2048x32xf16>, !f16x2
         %381 = arith.extf %380 : !f16x2 to !f32x2
         %382 = vector.shuffle %379, %379 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %383 = vector.shuffle %381, %381 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %384 = vector.shuffle %382, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %385 = llvm.call_intrinsic "llvm.arithmetic.fence"(%384) : (!f32x16) -> !f32x16
         %386 = arith.muli %377, %c_16 : index
         %387 = vector.load %expert_down.codes[%79, %367, %386] : memref<64x2048x160xi32>, !i32x10
         %388 = vector.bitcast %387 : !i32x10 to !i8x40
         %389 = vector.shuffle %388, %388 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %390 = vector.bitcast %389 : !i8x64 to !i32x16
         %391 = arith.shrui %390, %c_17 : !i32x16
         %392 = vector.shuffle %385, %385 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %393 = arith.andi %391, %c_18 : !i32x16
         %394 = arith.subi %393, %c_19 : !i32x16
         %395 = arith.sitofp %394 : !i32x16 to !f32x16
         %396 = vector.load %hidden_lanes[%111, %369] : memref<?x1024xf32>, !f32x16
         %397 = arith.mulf %395, %396 : !f32x16
         %398 = arith.shrui %391, %c_20 : !i32x16
         %399 = arith.andi %398, %c_18 : !i32x16
         %400 = arith.subi %399, %c_19 : !i32x16
         %401 = arith.sitofp %400 : !i32x16 to !f32x16
         %402 = arith.addi %369, %c_12 : index
         %403 = vector.load %hidden_lanes[%111, %402] : memref<?x1024xf32>, !f32x16
         %404 = math.fma %401, %403, %397 : !f32x16
         %405 = arith.shrui %391, %c_21 : !i32x16
         %406 = arith.andi %405, %c_18 : !i32x16
         %407 = arith.subi %406, %c_19 : !i32x16
         %408 = arith.sitofp %407 : !i32x16 to !f32x16
         %409 = arith.addi %369, %c_7 : index
         %410 = vector.load %hidden_lanes[%111, %409] : memref<?x1024xf32>, !f32x16
         %411 = math.fma %408, %410, %404 : !f32x16
         %412 = arith.shrui %391, %c_22 : !i32x16
         %413 = arith.andi %412, %c_18 : !i32x16
         %414 = arith.subi %413, %c_19 : !i32x16
         %415 = arith.sitofp %414 : !i32x16 to !f32x16
         %416 = arith.addi %369, %c_23 : index
         %417 = vector.load %hidden_lanes[%111, %416] : memref<?x1024xf32>, !f32x16
         %418 = math.fma %415, %417, %411 : !f32x16
         %419 = math.fma %418, %392, %371 : !f32x16
         %420 = math.fma %385, %374, %419 : !f32x16
         scf.yield %420 : !f32x16
        }
        vector.store %370#0, %sums[%c_2, %366, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      scf.for %421 = %c_2 to %103 step %c_3 {
       scf.for %422 = %c_2 to %c_0 step %c_12 {
        %423 = arith.addi %59, %422 : index
        %424 = memref.load %group[%421] : memref<6xi32>
        %425 = arith.index_cast %424 : i32 to index
        scf.for %426 = %c_2 to %c_3 step %c_3 {
         %427 = memref.extract_aligned_pointer_as_index %sums : memref<4x64x16xf32> -> index
         %428 = arith.muli %422, %c_0 : index
         %429 = arith.addi %427, %428 : index
         %430 = arith.muli %426, %c_8 : index
         %431 = arith.addi %421, %430 : index
         %432 = arith.muli %431, %c_24 : index
         %433 = arith.addi %429, %432 : index
         %434 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %435 = arith.muli %426, %c_0 : index
         %436 = arith.addi %434, %435 : index
         func.call @add_up_16(%433, %436) : (index, index) -> ()
        }
        %437 = vector.load %added[%c_2, %c_2] : memref<1x16xf32>, !f32x16
        vector.store %437, %outputs[%425, %423] : memref<?x2048xf32>, !f32x16
       }
      }
     }
     %438 = arith.select %104, %c_2, %103 : index
     scf.yield %438 : index
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
 %c_2 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_3 = arith.constant dense<1> : !i32x16
 %c_4 = arith.constant dense<0> : !i32x16
 %c_5 = arith.constant 0 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 2048 : index
 %c_8 = arith.constant dense<0x00000000> : !f32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %outputs = stream.binding.subspan %outputs_binding[%c_5] : !stream.binding -> memref<?x2048xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_5] : !stream.binding -> memref<?xi32>{%assignments}
 %weights = stream.binding.subspan %weights_binding[%c_5] : !stream.binding -> memref<?xf32>{%assignments}
 %y = stream.binding.subspan %y_binding[%c_5] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %order = memref.alloca() alignment = 64 : memref<8xi32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %5 = arith.muli %4, %c_0 : index
  scf.for %6 = %c_5 to %c_0 step %c_1 {
   %7 = arith.addi %5, %6 : index
   %8 = memref.load %ids[%7] : memref<?xi32>
   %9 = vector.broadcast %8 : i32 to !i32x16
   %11:1 = scf.for %10 = %c_5 to %c_0 step %c_6 iter_args(%12 = %c_4) -> (!i32x16) {
    %13 = arith.subi %c_0, %10 : index
    %14 = vector.create_mask %13 : !i1x16
    %15 = arith.addi %5, %10 : index
    %16 = vector.maskedload %ids[%15], %14, %c_4 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
    %17 = arith.index_cast %10 : index to i32
    %18 = vector.broadcast %17 : i32 to !i32x16
    %19 = arith.addi %c_2, %18 : !i32x16
    %20 = arith.index_cast %6 : index to i32
    %21 = vector.broadcast %20 : i32 to !i32x16
    %22 = arith.cmpi slt, %19, %21 : !i32x16
    %23 = arith.cmpi slt, %16, %9 : !i32x16
    %24 = arith.cmpi eq, %16, %9 : !i32x16
    %25 = arith.andi %24, %22 : !i1x16
    %26 = arith.ori %23, %25 : !i1x16
    %27 = arith.andi %26, %14 : !i1x16
    %28 = arith.select %27, %c_3, %c_4 : !i1x16, !i32x16
    %29 = arith.addi %12, %28 : !i32x16
    scf.yield %29 : !i32x16
   }
   %30 = vector.reduction <add>, %11#0 : !i32x16 into i32
   %31 = arith.index_cast %30 : i32 to index
   %32 = arith.index_cast %7 : index to i32
   memref.store %32, %order[%31] : memref<8xi32>
  }
  scf.for %33 = %c_5 to %c_7 step %c_6 {
   vector.store %c_8, %y[%4, %33] : memref<?x2048xf32>, !f32x16
  }
  scf.for %34 = %c_5 to %c_0 step %c_1 {
   %35 = memref.load %order[%34] : memref<8xi32>
   %36 = arith.index_cast %35 : i32 to index
   %37 = memref.load %ids[%36] : memref<?xi32>
   %38 = memref.load %weights[%36] : memref<?xf32>
   %39 = vector.broadcast %38 : f32 to !f32x16
   scf.for %40 = %c_5 to %c_7 step %c_6 {
    %41 = vector.load %outputs[%36, %40] : memref<?x2048xf32>, !f32x16
    %42 = arith.mulf %41, %39 : !f32x16
    %43 = llvm.call_intrinsic "llvm.arithmetic.fence"(%42) : (!f32x16) -> !f32x16
    %44 = vector.load %y[%4, %40] : memref<?x2048xf32>, !f32x16
    %45 = arith.addf %44, %43 : !f32x16
    vector.store %45, %y[%4, %40] : memref<?x2048xf32>, !f32x16
   }
  }
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

    // stage: choice: softmax, the 8 highest keys, weights; kernel for avx2
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x64xf32>{%tokens}, index) -> (tensor<?x64xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens})

    // stage: experts: gathered: the chosen experts of 64, kernels for avx2
    %size_8 = arith.constant 8 : index
    %assignments = arith.muli %tokens, %size_8 : index
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_lay_out_x:2 = flow.dispatch @rows::@gathered_lay_out_x[%tokens](%x, %tokens) : (tensor<?x2048xf32>{%tokens}, index) -> (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @rows::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %choose#1, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x320xi32>, tensor<64x2048x64xf16>, tensor<64x2048x64xf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xf32>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @rows::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xf32>{%assignments}, index) -> (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments})
    %gathered_down:2 = flow.dispatch @rows::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %choose#1, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<64x2048x160xi32>, tensor<64x2048x32xf16>, tensor<64x2048x32xf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments})
    %routed = flow.dispatch @rows::@gathered_combine[%assignments, %tokens](%gathered_down#1, %choose#1, %choose#2, %assignments, %tokens) : (tensor<?x2048xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, index, index) -> tensor<?x2048xf32>{%tokens}

    return %routed : tensor<?x2048xf32>
  }
}
