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
 %c_0 = arith.constant 32 : index
 %c_1 = arith.constant 4 : index
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant 2 : index
 %c_5 = arith.constant false
 %c_6 = arith.constant 8 : index
 %c_7 = arith.constant dense<0> : !i32x8
 %c_8 = arith.constant 1024 : index
 %c_9 = arith.constant 512 : index
 %c_10 = arith.constant 16 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant dense<0x00000000> : !f32x16
 %c_13 = arith.constant 2048 : index
 %c_14 = arith.constant 64 : index
 %c_15 = arith.constant 10 : index
 %c_16 = arith.constant 5 : index
 %c_17 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : !i32x16
 %c_18 = arith.constant dense<31> : !i32x16
 %c_19 = arith.constant dense<16> : !i32x16
 %c_20 = arith.constant dense<5> : !i32x16
 %c_21 = arith.constant dense<10> : !i32x16
 %c_22 = arith.constant dense<15> : !i32x16
 %c_23 = arith.constant 48 : index
 %c_24 = arith.constant 6 : index
 %c_25 = arith.constant 7 : index
 %c_26 = arith.constant dense<0x42B40000> : !f32x16
 %c_27 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_28 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_29 = arith.constant dense<0xBF318000> : !f32x16
 %c_30 = arith.constant dense<0x395E8083> : !f32x16
 %c_31 = arith.constant dense<0x39500D01> : !f32x16
 %c_32 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_33 = arith.constant dense<0x3C088889> : !f32x16
 %c_34 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_35 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_36 = arith.constant dense<0x3F000000> : !f32x16
 %c_37 = arith.constant dense<0x3F800000> : !f32x16
 %c_38 = arith.constant dense<1> : !i32x16
 %c_39 = arith.constant dense<23> : !i32x16
 %c_40 = arith.constant dense<127> : !i32x16
 %x_lanes = stream.binding.subspan %x_lanes_binding[%c_2] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %x_sums = stream.binding.subspan %x_sums_binding[%c_2] : !stream.binding -> memref<?x512xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_2] : !stream.binding -> memref<64x2048x320xi32>
 %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_2] : !stream.binding -> memref<64x2048x64xf16>
 %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_2] : !stream.binding -> memref<64x2048x64xf16>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x1024xf32>{%assignments}
 %1 = arith.muli %assignments, %c_0 : index
 %group = memref.alloca() alignment = 64 : memref<6xi32>
 %sums = memref.alloca() alignment = 64 : memref<8x32x16xf32>
 %added = memref.alloca() alignment = 64 : memref<2x16xf32>
 %2 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %3 = arith.muli %workers, %c_1 : index
 %6:2 = scf.while (%4 = %c_2, %5 = %c_2) : (index, index) -> (index, index) {
  %9 = arith.cmpi slt, %4, %1 : index
  scf.condition(%9) %4, %5 : index, index
 } do {
  ^bb0(%7: index, %8: index):
  %10 = arith.index_cast %2 : index to i64
  %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
  %12 = arith.index_cast %c_3 : index to i32
  %13 = llvm.atomicrmw add %11, %12 monotonic : !llvm.ptr, i32
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %3, %c_4 : index
  %16 = arith.divui %1, %15 : index
  %17 = arith.maxsi %16, %c_3 : index
  %18 = arith.divui %14, %3 : index
  %20:2 = scf.for %19 = %c_2 to %18 step %c_3 iter_args(%21 = %c_2, %22 = %17) -> (index, index) {
   %23 = arith.muli %22, %3 : index
   %24 = arith.addi %21, %23 : index
   %25 = arith.divui %22, %c_4 : index
   %26 = arith.maxsi %25, %c_3 : index
   scf.yield %24, %26 : index, index
  }
  %27 = arith.remui %14, %3 : index
  %28 = arith.muli %27, %20#1 : index
  %29 = arith.addi %20#0, %28 : index
  %30 = arith.addi %7, %8 : index
  scf.for %31 = %7 to %30 step %c_3 {
   %32 = arith.addi %31, %c_3 : index
   %33 = arith.cmpi eq, %32, %30 : index
   %34 = arith.select %33, %29, %32 : index
   %35 = arith.remui %31, %c_0 : index
   %36 = arith.muli %35, %c_0 : index
   %37 = arith.divui %31, %c_0 : index
   %38 = memref.load %ids[%37] : memref<?xi32>
   %39 = vector.broadcast %38 : i32 to !i32x8
   %41:1 = scf.for %40 = %c_2 to %37 step %c_6 iter_args(%42 = %c_5) -> (i1) {
    %43 = arith.subi %37, %40 : index
    %44 = vector.create_mask %43 : !i1x8
    %45 = vector.maskedload %ids[%40], %44, %c_7 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
    %46 = arith.cmpi eq, %45, %39 : !i32x8
    %47 = arith.andi %46, %44 : !i1x8
    %any_48 = vector.reduction <or>, %47 : !i1x8 into i1
    %49 = arith.ori %42, %any_48 : i1
    scf.yield %49 : i1
   }
   %50 = arith.cmpi eq, %41#0, %c_5 : i1
   scf.if %50 {
    %51 = arith.index_cast %38 : i32 to index
    %52 = arith.remui %34, %c_0 : index
    %53 = arith.muli %52, %c_0 : index
    %54 = arith.subi %1, %c_3 : index
    %55 = arith.minsi %34, %54 : index
    %56 = arith.divui %55, %c_0 : index
    %57 = memref.load %ids[%56] : memref<?xi32>
    %58 = arith.index_cast %57 : i32 to index
    scf.for %59 = %c_2 to %c_0 step %c_0 {
     %60 = arith.addi %53, %59 : index
     %61 = arith.addi %60, %c_8 : index
     scf.for %62 = %c_2 to %c_9 step %c_10 {
      memref.prefetch %expert_gate_up.codes[%58, %60, %62], read, locality<3>, data : memref<64x2048x320xi32>
     }
     scf.for %63 = %c_2 to %c_9 step %c_10 {
      memref.prefetch %expert_gate_up.codes[%58, %61, %63], read, locality<3>, data : memref<64x2048x320xi32>
     }
    }
    %65:1 = scf.for %64 = %37 to %assignments step %c_3 iter_args(%66 = %c_2) -> (index) {
     %67 = memref.load %ids[%64] : memref<?xi32>
     %68 = arith.cmpi eq, %67, %38 : i32
     scf.if %68 {
      %69 = arith.index_cast %64 : index to i32
      memref.store %69, %group[%66] : memref<6xi32>
      %70 = arith.addi %66, %c_3 : index
      memref.store %69, %group[%70] : memref<6xi32>
      %71 = arith.addi %66, %c_4 : index
      memref.store %69, %group[%71] : memref<6xi32>
     }
     %72 = arith.addi %66, %c_3 : index
     %73 = arith.select %68, %72, %66 : index
     %74 = arith.cmpi eq, %73, %c_1 : index
     %75 = arith.subi %assignments, %c_3 : index
     %76 = arith.cmpi eq, %64, %75 : index
     %77 = arith.cmpi sgt, %73, %c_2 : index
     %78 = arith.andi %76, %77 : i1
     %79 = arith.ori %74, %78 : i1
     scf.if %79 {
      %80 = memref.load %group[%c_2] : memref<6xi32>
      %81 = arith.index_cast %80 : i32 to index
      %82 = memref.load %group[%c_3] : memref<6xi32>
      %83 = arith.index_cast %82 : i32 to index
      %84 = memref.load %group[%c_4] : memref<6xi32>
      %85 = arith.index_cast %84 : i32 to index
      %86 = memref.load %group[%c_11] : memref<6xi32>
      %87 = arith.index_cast %86 : i32 to index
      %88 = arith.divui %81, %c_6 : index
      %89 = arith.divui %83, %c_6 : index
      %90 = arith.divui %85, %c_6 : index
      %91 = arith.divui %87, %c_6 : index
      %92 = arith.cmpi sgt, %73, %c_11 : index
      %93 = arith.cmpi sle, %73, %c_1 : index
      %94 = arith.andi %92, %93 : i1
      scf.if %94 {
       scf.for %95 = %c_2 to %c_0 step %c_3 {
        %96 = arith.addi %36, %95 : index
        %97 = arith.addi %96, %c_8 : index
        %98 = arith.addi %96, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %98, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %98, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %98, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %98, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %99 = arith.addi %97, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %99, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %99, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %99, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %99, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %101:8 = scf.for %100 = %c_2 to %c_13 step %c_14 iter_args(%102 = %c_12, %103 = %c_12, %104 = %c_12, %105 = %c_12, %106 = %c_12, %107 = %c_12, %108 = %c_12, %109 = %c_12) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %110 = arith.divui %100, %c_14 : index
         %111 = arith.muli %110, %c_10 : index
         %112 = vector.load %x_sums[%88, %111] : memref<?x512xf32>, !f32x16
         %113 = vector.load %x_sums[%89, %111] : memref<?x512xf32>, !f32x16
         %114 = vector.load %x_sums[%90, %111] : memref<?x512xf32>, !f32x16
         %115 = vector.load %x_sums[%91, %111] : memref<?x512xf32>, !f32x16
         %116 = arith.muli %110, %c_15 : index
         %117 = arith.addi %116, %c_9 : index
         memref.prefetch %expert_gate_up.codes[%51, %96, %117], read, locality<3>, data : memref<64x2048x320xi32>
         %118 = arith.divui %100, %c_0 : index
         %119 = vector.load %expert_gate_up.scales[%51, %96, %118] : memref<64x2048x64xf16>, !f16x2
         %120 = arith.extf %119 : !f16x2 to !f32x2
         %121 = vector.load %expert_gate_up.biases[%51, %96, %118] : memref<64x2048x64xf16>, !f16x2
         %122 = arith.extf %121 : !f16x2 to !f32x2
         %123 = vector.shuffle %120, %120 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %124 = vector.shuffle %122, %122 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %125 = vector.shuffle %123, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %126 = llvm.call_intrinsic "llvm.arithmetic.fence"(%125) : (!f32x16) -> !f32x16
         %127 = arith.muli %118, %c_16 : index
         %128 = vector.load %expert_gate_up.codes[%51, %96, %127] : memref<64x2048x320xi32>, !i32x10
         %129 = vector.bitcast %128 : !i32x10 to !i8x40
         %130 = vector.shuffle %129, %129 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %131 = vector.bitcast %130 : !i8x64 to !i32x16
         %132 = arith.shrui %131, %c_17 : !i32x16
         %133 = vector.shuffle %126, %126 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%51, %97, %117], read, locality<3>, data : memref<64x2048x320xi32>
         %134 = vector.load %expert_gate_up.scales[%51, %97, %118] : memref<64x2048x64xf16>, !f16x2
         %135 = arith.extf %134 : !f16x2 to !f32x2
         %136 = vector.load %expert_gate_up.biases[%51, %97, %118] : memref<64x2048x64xf16>, !f16x2
         %137 = arith.extf %136 : !f16x2 to !f32x2
         %138 = vector.shuffle %135, %135 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %139 = vector.shuffle %137, %137 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %140 = vector.shuffle %138, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %141 = llvm.call_intrinsic "llvm.arithmetic.fence"(%140) : (!f32x16) -> !f32x16
         %142 = vector.load %expert_gate_up.codes[%51, %97, %127] : memref<64x2048x320xi32>, !i32x10
         %143 = vector.bitcast %142 : !i32x10 to !i8x40
         %144 = vector.shuffle %143, %143 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %145 = vector.bitcast %144 : !i8x64 to !i32x16
         %146 = arith.shrui %145, %c_17 : !i32x16
         %147 = vector.shuffle %141, %141 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %148 = arith.andi %132, %c_18 : !i32x16
         %149 = arith.subi %148, %c_19 : !i32x16
         %150 = arith.sitofp %149 : !i32x16 to !f32x16
         %151 = vector.load %x_lanes[%88, %100] : memref<?x2048xf32>, !f32x16
         %152 = arith.mulf %150, %151 : !f32x16
         %153 = vector.load %x_lanes[%89, %100] : memref<?x2048xf32>, !f32x16
         %154 = arith.mulf %150, %153 : !f32x16
         %155 = vector.load %x_lanes[%90, %100] : memref<?x2048xf32>, !f32x16
         %156 = arith.mulf %150, %155 : !f32x16
         %157 = vector.load %x_lanes[%91, %100] : memref<?x2048xf32>, !f32x16
         %158 = arith.mulf %150, %157 : !f32x16
         %159 = arith.shrui %132, %c_20 : !i32x16
         %160 = arith.andi %159, %c_18 : !i32x16
         %161 = arith.subi %160, %c_19 : !i32x16
         %162 = arith.sitofp %161 : !i32x16 to !f32x16
         %163 = arith.addi %100, %c_10 : index
         %164 = vector.load %x_lanes[%88, %163] : memref<?x2048xf32>, !f32x16
         %165 = math.fma %162, %164, %152 : !f32x16
         %166 = vector.load %x_lanes[%89, %163] : memref<?x2048xf32>, !f32x16
         %167 = math.fma %162, %166, %154 : !f32x16
         %168 = vector.load %x_lanes[%90, %163] : memref<?x2048xf32>, !f32x16
         %169 = math.fma %162, %168, %156 : !f32x16
         %170 = vector.load %x_lanes[%91, %163] : memref<?x2048xf32>, !f32x16
         %171 = math.fma %162, %170, %158 : !f32x16
         %172 = arith.shrui %132, %c_21 : !i32x16
         %173 = arith.andi %172, %c_18 : !i32x16
         %174 = arith.subi %173, %c_19 : !i32x16
         %175 = arith.sitofp %174 : !i32x16 to !f32x16
         %176 = arith.addi %100, %c_0 : index
         %177 = vector.load %x_lanes[%88, %176] : memref<?x2048xf32>, !f32x16
         %178 = math.fma %175, %177, %165 : !f32x16
         %179 = vector.load %x_lanes[%89, %176] : memref<?x2048xf32>, !f32x16
         %180 = math.fma %175, %179, %167 : !f32x16
         %181 = vector.load %x_lanes[%90, %176] : memref<?x2048xf32>, !f32x16
         %182 = math.fma %175, %181, %169 : !f32x16
         %183 = vector.load %x_lanes[%91, %176] : memref<?x2048xf32>, !f32x16
         %184 = math.fma %175, %183, %171 : !f32x16
         %185 = arith.shrui %132, %c_22 : !i32x16
         %186 = arith.andi %185, %c_18 : !i32x16
         %187 = arith.subi %186, %c_19 : !i32x16
         %188 = arith.sitofp %187 : !i32x16 to !f32x16
         %189 = arith.addi %100, %c_23 : index
         %190 = vector.load %x_lanes[%88, %189] : memref<?x2048xf32>, !f32x16
         %191 = math.fma %188, %190, %178 : !f32x16
         %192 = vector.load %x_lanes[%89, %189] : memref<?x2048xf32>, !f32x16
         %193 = math.fma %188, %192, %180 : !f32x16
         %194 = vector.load %x_lanes[%90, %189] : memref<?x2048xf32>, !f32x16
         %195 = math.fma %188, %194, %182 : !f32x16
         %196 = vector.load %x_lanes[%91, %189] : memref<?x2048xf32>, !f32x16
         %197 = math.fma %188, %196, %184 : !f32x16
         %198 = math.fma %191, %133, %102 : !f32x16
         %199 = math.fma %193, %133, %103 : !f32x16
         %200 = math.fma %195, %133, %104 : !f32x16
         %201 = math.fma %197, %133, %105 : !f32x16
         %202 = arith.andi %146, %c_18 : !i32x16
         %203 = arith.subi %202, %c_19 : !i32x16
         %204 = arith.sitofp %203 : !i32x16 to !f32x16
         %205 = vector.load %x_lanes[%88, %100] : memref<?x2048xf32>, !f32x16
         %206 = arith.mulf %204, %205 : !f32x16
         %207 = vector.load %x_lanes[%89, %100] : memref<?x2048xf32>, !f32x16
         %208 = arith.mulf %204, %207 : !f32x16
         %209 = vector.load %x_lanes[%90, %100] : memref<?x2048xf32>, !f32x16
         %210 = arith.mulf %204, %209 : !f32x16
         %211 = vector.load %x_lanes[%91, %100] : memref<?x2048xf32>, !f32x16
         %212 = arith.mulf %204, %211 : !f32x16
         %213 = arith.shrui %146, %c_20 : !i32x16
         %214 = arith.andi %213, %c_18 : !i32x16
         %215 = arith.subi %214, %c_19 : !i32x16
         %216 = arith.sitofp %215 : !i32x16 to !f32x16
         %217 = vector.load %x_lanes[%88, %163] : memref<?x2048xf32>, !f32x16
         %218 = math.fma %216, %217, %206 : !f32x16
         %219 = vector.load %x_lanes[%89, %163] : memref<?x2048xf32>, !f32x16
         %220 = math.fma %216, %219, %208 : !f32x16
         %221 = vector.load %x_lanes[%90, %163] : memref<?x2048xf32>, !f32x16
         %222 = math.fma %216, %221, %210 : !f32x16
         %223 = vector.load %x_lanes[%91, %163] : memref<?x2048xf32>, !f32x16
         %224 = math.fma %216, %223, %212 : !f32x16
         %225 = arith.shrui %146, %c_21 : !i32x16
         %226 = arith.andi %225, %c_18 : !i32x16
         %227 = arith.subi %226, %c_19 : !i32x16
         %228 = arith.sitofp %227 : !i32x16 to !f32x16
         %229 = vector.load %x_lanes[%88, %176] : memref<?x2048xf32>, !f32x16
         %230 = math.fma %228, %229, %218 : !f32x16
         %231 = vector.load %x_lanes[%89, %176] : memref<?x2048xf32>, !f32x16
         %232 = math.fma %228, %231, %220 : !f32x16
         %233 = vector.load %x_lanes[%90, %176] : memref<?x2048xf32>, !f32x16
         %234 = math.fma %228, %233, %222 : !f32x16
         %235 = vector.load %x_lanes[%91, %176] : memref<?x2048xf32>, !f32x16
         %236 = math.fma %228, %235, %224 : !f32x16
         %237 = arith.shrui %146, %c_22 : !i32x16
         %238 = arith.andi %237, %c_18 : !i32x16
         %239 = arith.subi %238, %c_19 : !i32x16
         %240 = arith.sitofp %239 : !i32x16 to !f32x16
         %241 = vector.load %x_lanes[%88, %189] : memref<?x2048xf32>, !f32x16
         %242 = math.fma %240, %241, %230 : !f32x16
         %243 = vector.load %x_lanes[%89, %189] : memref<?x2048xf32>, !f32x16
         %244 = math.fma %240, %243, %232 : !f32x16
         %245 = vector.load %x_lanes[%90, %189] : memref<?x2048xf32>, !f32x16
         %246 = math.fma %240, %245, %234 : !f32x16
         %247 = vector.load %x_lanes[%91, %189] : memref<?x2048xf32>, !f32x16
         %248 = math.fma %240, %247, %236 : !f32x16
         %249 = math.fma %242, %147, %106 : !f32x16
         %250 = math.fma %244, %147, %107 : !f32x16
         %251 = math.fma %246, %147, %108 : !f32x16
         %252 = math.fma %248, %147, %109 : !f32x16
         %253 = math.fma %126, %112, %198 : !f32x16
         %254 = math.fma %126, %113, %199 : !f32x16
         %255 = math.fma %126, %114, %200 : !f32x16
         %256 = math.fma %126, %115, %201 : !f32x16
         %257 = math.fma %141, %112, %249 : !f32x16
         %258 = math.fma %141, %113, %250 : !f32x16
         %259 = math.fma %141, %114, %251 : !f32x16
         %260 = math.fma %141, %115, %252 : !f32x16
         scf.yield %253, %254, %255, %256, %257, %258, %259, %260 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %101#0, %sums[%c_2, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#1, %sums[%c_3, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#2, %sums[%c_4, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#3, %sums[%c_11, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#4, %sums[%c_1, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#5, %sums[%c_16, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#6, %sums[%c_24, %95, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %101#7, %sums[%c_25, %95, %c_2] : memref<8x32x16xf32>, !f32x16
       }
      }
      %261 = arith.cmpi sgt, %73, %c_4 : index
      %262 = arith.cmpi sle, %73, %c_11 : index
      %263 = arith.andi %261, %262 : i1
      scf.if %263 {
       scf.for %264 = %c_2 to %c_0 step %c_3 {
        %265 = arith.addi %36, %264 : index
        %266 = arith.addi %265, %c_8 : index
        %267 = arith.addi %265, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %267, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %267, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %267, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %267, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %268 = arith.addi %266, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %268, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %268, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %268, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %268, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %270:6 = scf.for %269 = %c_2 to %c_13 step %c_14 iter_args(%271 = %c_12, %272 = %c_12, %273 = %c_12, %274 = %c_12, %275 = %c_12, %276 = %c_12) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %277 = arith.divui %269, %c_14 : index
         %278 = arith.muli %277, %c_10 : index
         %279 = vector.load %x_sums[%88, %278] : memref<?x512xf32>, !f32x16
         %280 = vector.load %x_sums[%89, %278] : memref<?x512xf32>, !f32x16
         %281 = vector.load %x_sums[%90, %278] : memref<?x512xf32>, !f32x16
         %282 = arith.muli %277, %c_15 : index
         %283 = arith.addi %282, %c_9 : index
         memref.prefetch %expert_gate_up.codes[%51, %265, %283], read, locality<3>, data : memref<64x2048x320xi32>
         %284 = arith.divui %269, %c_0 : index
         %285 = vector.load %expert_gate_up.scales[%51, %265, %284] : memref<64x2048x64xf16>, !f16x2
         %286 = arith.extf %285 : !f16x2 to !f32x2
         %287 = vector.load %expert_gate_up.biases[%51, %265, %284] : memref<64x2048x64xf16>, !f16x2
         %288 = arith.extf %287 : !f16x2 to !f32x2
         %289 = vector.shuffle %286, %286 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %290 = vector.shuffle %288, %288 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %291 = vector.shuffle %289, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %292 = llvm.call_intrinsic "llvm.arithmetic.fence"(%291) : (!f32x16) -> !f32x16
         %293 = arith.muli %284, %c_16 : index
         %294 = vector.load %expert_gate_up.codes[%51, %265, %293] : memref<64x2048x320xi32>, !i32x10
         %295 = vector.bitcast %294 : !i32x10 to !i8x40
         %296 = vector.shuffle %295, %295 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %297 = vector.bitcast %296 : !i8x64 to !i32x16
         %298 = arith.shrui %297, %c_17 : !i32x16
         %299 = vector.shuffle %292, %292 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%51, %266, %283], read, locality<3>, data : memref<64x2048x320xi32>
         %300 = vector.load %expert_gate_up.scales[%51, %266, %284] : memref<64x2048x64xf16>, !f16x2
         %301 = arith.extf %300 : !f16x2 to !f32x2
         %302 = vector.load %expert_gate_up.biases[%51, %266, %284] : memref<64x2048x64xf16>, !f16x2
         %303 = arith.extf %302 : !f16x2 to !f32x2
         %304 = vector.shuffle %301, %301 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %305 = vector.shuffle %303, %303 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %306 = vector.shuffle %304, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %307 = llvm.call_intrinsic "llvm.arithmetic.fence"(%306) : (!f32x16) -> !f32x16
         %308 = vector.load %expert_gate_up.codes[%51, %266, %293] : memref<64x2048x320xi32>, !i32x10
         %309 = vector.bitcast %308 : !i32x10 to !i8x40
         %310 = vector.shuffle %309, %309 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %311 = vector.bitcast %310 : !i8x64 to !i32x16
         %312 = arith.shrui %311, %c_17 : !i32x16
         %313 = vector.shuffle %307, %307 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %314 = arith.andi %298, %c_18 : !i32x16
         %315 = arith.subi %314, %c_19 : !i32x16
         %316 = arith.sitofp %315 : !i32x16 to !f32x16
         %317 = vector.load %x_lanes[%88, %269] : memref<?x2048xf32>, !f32x16
         %318 = arith.mulf %316, %317 : !f32x16
         %319 = vector.load %x_lanes[%89, %269] : memref<?x2048xf32>, !f32x16
         %320 = arith.mulf %316, %319 : !f32x16
         %321 = vector.load %x_lanes[%90, %269] : memref<?x2048xf32>, !f32x16
         %322 = arith.mulf %316, %321 : !f32x16
         %323 = arith.shrui %298, %c_20 : !i32x16
         %324 = arith.andi %323, %c_18 : !i32x16
         %325 = arith.subi %324, %c_19 : !i32x16
         %326 = arith.sitofp %325 : !i32x16 to !f32x16
         %327 = arith.addi %269, %c_10 : index
         %328 = vector.load %x_lanes[%88, %327] : memref<?x2048xf32>, !f32x16
         %329 = math.fma %326, %328, %318 : !f32x16
         %330 = vector.load %x_lanes[%89, %327] : memref<?x2048xf32>, !f32x16
         %331 = math.fma %326, %330, %320 : !f32x16
         %332 = vector.load %x_lanes[%90, %327] : memref<?x2048xf32>, !f32x16
         %333 = math.fma %326, %332, %322 : !f32x16
         %334 = arith.shrui %298, %c_21 : !i32x16
         %335 = arith.andi %334, %c_18 : !i32x16
         %336 = arith.subi %335, %c_19 : !i32x16
         %337 = arith.sitofp %336 : !i32x16 to !f32x16
         %338 = arith.addi %269, %c_0 : index
         %339 = vector.load %x_lanes[%88, %338] : memref<?x2048xf32>, !f32x16
         %340 = math.fma %337, %339, %329 : !f32x16
         %341 = vector.load %x_lanes[%89, %338] : memref<?x2048xf32>, !f32x16
         %342 = math.fma %337, %341, %331 : !f32x16
         %343 = vector.load %x_lanes[%90, %338] : memref<?x2048xf32>, !f32x16
         %344 = math.fma %337, %343, %333 : !f32x16
         %345 = arith.shrui %298, %c_22 : !i32x16
         %346 = arith.andi %345, %c_18 : !i32x16
         %347 = arith.subi %346, %c_19 : !i32x16
         %348 = arith.sitofp %347 : !i32x16 to !f32x16
         %349 = arith.addi %269, %c_23 : index
         %350 = vector.load %x_lanes[%88, %349] : memref<?x2048xf32>, !f32x16
         %351 = math.fma %348, %350, %340 : !f32x16
         %352 = vector.load %x_lanes[%89, %349] : memref<?x2048xf32>, !f32x16
         %353 = math.fma %348, %352, %342 : !f32x16
         %354 = vector.load %x_lanes[%90, %349] : memref<?x2048xf32>, !f32x16
         %355 = math.fma %348, %354, %344 : !f32x16
         %356 = math.fma %351, %299, %271 : !f32x16
         %357 = math.fma %353, %299, %272 : !f32x16
         %358 = math.fma %355, %299, %273 : !f32x16
         %359 = arith.andi %312, %c_18 : !i32x16
         %360 = arith.subi %359, %c_19 : !i32x16
         %361 = arith.sitofp %360 : !i32x16 to !f32x16
         %362 = vector.load %x_lanes[%88, %269] : memref<?x2048xf32>, !f32x16
         %363 = arith.mulf %361, %362 : !f32x16
         %364 = vector.load %x_lanes[%89, %269] : memref<?x2048xf32>, !f32x16
         %365 = arith.mulf %361, %364 : !f32x16
         %366 = vector.load %x_lanes[%90, %269] : memref<?x2048xf32>, !f32x16
         %367 = arith.mulf %361, %366 : !f32x16
         %368 = arith.shrui %312, %c_20 : !i32x16
         %369 = arith.andi %368, %c_18 : !i32x16
         %370 = arith.subi %369, %c_19 : !i32x16
         %371 = arith.sitofp %370 : !i32x16 to !f32x16
         %372 = vector.load %x_lanes[%88, %327] : memref<?x2048xf32>, !f32x16
         %373 = math.fma %371, %372, %363 : !f32x16
         %374 = vector.load %x_lanes[%89, %327] : memref<?x2048xf32>, !f32x16
         %375 = math.fma %371, %374, %365 : !f32x16
         %376 = vector.load %x_lanes[%90, %327] : memref<?x2048xf32>, !f32x16
         %377 = math.fma %371, %376, %367 : !f32x16
         %378 = arith.shrui %312, %c_21 : !i32x16
         %379 = arith.andi %378, %c_18 : !i32x16
         %380 = arith.subi %379, %c_19 : !i32x16
         %381 = arith.sitofp %380 : !i32x16 to !f32x16
         %382 = vector.load %x_lanes[%88, %338] : memref<?x2048xf32>, !f32x16
         %383 = math.fma %381, %382, %373 : !f32x16
         %384 = vector.load %x_lanes[%89, %338] : memref<?x2048xf32>, !f32x16
         %385 = math.fma %381, %384, %375 : !f32x16
         %386 = vector.load %x_lanes[%90, %338] : memref<?x2048xf32>, !f32x16
         %387 = math.fma %381, %386, %377 : !f32x16
         %388 = arith.shrui %312, %c_22 : !i32x16
         %389 = arith.andi %388, %c_18 : !i32x16
         %390 = arith.subi %389, %c_19 : !i32x16
         %391 = arith.sitofp %390 : !i32x16 to !f32x16
         %392 = vector.load %x_lanes[%88, %349] : memref<?x2048xf32>, !f32x16
         %393 = math.fma %391, %392, %383 : !f32x16
         %394 = vector.load %x_lanes[%89, %349] : memref<?x2048xf32>, !f32x16
         %395 = math.fma %391, %394, %385 : !f32x16
         %396 = vector.load %x_lanes[%90, %349] : memref<?x2048xf32>, !f32x16
         %397 = math.fma %391, %396, %387 : !f32x16
         %398 = math.fma %393, %313, %274 : !f32x16
         %399 = math.fma %395, %313, %275 : !f32x16
         %400 = math.fma %397, %313, %276 : !f32x16
         %401 = math.fma %292, %279, %356 : !f32x16
         %402 = math.fma %292, %280, %357 : !f32x16
         %403 = math.fma %292, %281, %358 : !f32x16
         %404 = math.fma %307, %279, %398 : !f32x16
         %405 = math.fma %307, %280, %399 : !f32x16
         %406 = math.fma %307, %281, %400 : !f32x16
         scf.yield %401, %402, %403, %404, %405, %406 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %270#0, %sums[%c_2, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#1, %sums[%c_3, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#2, %sums[%c_4, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#3, %sums[%c_1, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#4, %sums[%c_16, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#5, %sums[%c_24, %264, %c_2] : memref<8x32x16xf32>, !f32x16
       }
      }
      %407 = arith.cmpi sgt, %73, %c_3 : index
      %408 = arith.cmpi sle, %73, %c_4 : index
      %409 = arith.andi %407, %408 : i1
      scf.if %409 {
       scf.for %410 = %c_2 to %c_0 step %c_3 {
        %411 = arith.addi %36, %410 : index
        %412 = arith.addi %411, %c_8 : index
        %413 = arith.addi %411, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %413, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %413, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %413, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %413, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %414 = arith.addi %412, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %414, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %414, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %414, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %414, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %416:4 = scf.for %415 = %c_2 to %c_13 step %c_14 iter_args(%417 = %c_12, %418 = %c_12, %419 = %c_12, %420 = %c_12) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %421 = arith.divui %415, %c_14 : index
         %422 = arith.muli %421, %c_10 : index
         %423 = vector.load %x_sums[%88, %422] : memref<?x512xf32>, !f32x16
         %424 = vector.load %x_sums[%89, %422] : memref<?x512xf32>, !f32x16
         %425 = arith.muli %421, %c_15 : index
         %426 = arith.addi %425, %c_9 : index
         memref.prefetch %expert_gate_up.codes[%51, %411, %426], read, locality<3>, data : memref<64x2048x320xi32>
         %427 = arith.divui %415, %c_0 : index
         %428 = vector.load %expert_gate_up.scales[%51, %411, %427] : memref<64x2048x64xf16>, !f16x2
         %429 = arith.extf %428 : !f16x2 to !f32x2
         %430 = vector.load %expert_gate_up.biases[%51, %411, %427] : memref<64x2048x64xf16>, !f16x2
         %431 = arith.extf %430 : !f16x2 to !f32x2
         %432 = vector.shuffle %429, %429 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %433 = vector.shuffle %431, %431 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %434 = vector.shuffle %432, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %435 = llvm.call_intrinsic "llvm.arithmetic.fence"(%434) : (!f32x16) -> !f32x16
         %436 = arith.muli %427, %c_16 : index
         %437 = vector.load %expert_gate_up.codes[%51, %411, %436] : memref<64x2048x320xi32>, !i32x10
         %438 = vector.bitcast %437 : !i32x10 to !i8x40
         %439 = vector.shuffle %438, %438 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %440 = vector.bitcast %439 : !i8x64 to !i32x16
         %441 = arith.shrui %440, %c_17 : !i32x16
         %442 = vector.shuffle %435, %435 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%51, %412, %426], read, locality<3>, data : memref<64x2048x320xi32>
         %443 = vector.load %expert_gate_up.scales[%51, %412, %427] : memref<64x2048x64xf16>, !f16x2
         %444 = arith.extf %443 : !f16x2 to !f32x2
         %445 = vector.load %expert_gate_up.biases[%51, %412, %427] : memref<64x2048x64xf16>, !f16x2
         %446 = arith.extf %445 : !f16x2 to !f32x2
         %447 = vector.shuffle %444, %444 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %448 = vector.shuffle %446, %446 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %449 = vector.shuffle %447, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %450 = llvm.call_intrinsic "llvm.arithmetic.fence"(%449) : (!f32x16) -> !f32x16
         %451 = vector.load %expert_gate_up.codes[%51, %412, %436] : memref<64x2048x320xi32>, !i32x10
         %452 = vector.bitcast %451 : !i32x10 to !i8x40
         %453 = vector.shuffle %452, %452 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %454 = vector.bitcast %453 : !i8x64 to !i32x16
         %455 = arith.shrui %454, %c_17 : !i32x16
         %456 = vector.shuffle %450, %450 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %457 = arith.andi %441, %c_18 : !i32x16
         %458 = arith.subi %457, %c_19 : !i32x16
         %459 = arith.sitofp %458 : !i32x16 to !f32x16
         %460 = vector.load %x_lanes[%88, %415] : memref<?x2048xf32>, !f32x16
         %461 = arith.mulf %459, %460 : !f32x16
         %462 = vector.load %x_lanes[%89, %415] : memref<?x2048xf32>, !f32x16
         %463 = arith.mulf %459, %462 : !f32x16
         %464 = arith.shrui %441, %c_20 : !i32x16
         %465 = arith.andi %464, %c_18 : !i32x16
         %466 = arith.subi %465, %c_19 : !i32x16
         %467 = arith.sitofp %466 : !i32x16 to !f32x16
         %468 = arith.addi %415, %c_10 : index
         %469 = vector.load %x_lanes[%88, %468] : memref<?x2048xf32>, !f32x16
         %470 = math.fma %467, %469, %461 : !f32x16
         %471 = vector.load %x_lanes[%89, %468] : memref<?x2048xf32>, !f32x16
         %472 = math.fma %467, %471, %463 : !f32x16
         %473 = arith.shrui %441, %c_21 : !i32x16
         %474 = arith.andi %473, %c_18 : !i32x16
         %475 = arith.subi %474, %c_19 : !i32x16
         %476 = arith.sitofp %475 : !i32x16 to !f32x16
         %477 = arith.addi %415, %c_0 : index
         %478 = vector.load %x_lanes[%88, %477] : memref<?x2048xf32>, !f32x16
         %479 = math.fma %476, %478, %470 : !f32x16
         %480 = vector.load %x_lanes[%89, %477] : memref<?x2048xf32>, !f32x16
         %481 = math.fma %476, %480, %472 : !f32x16
         %482 = arith.shrui %441, %c_22 : !i32x16
         %483 = arith.andi %482, %c_18 : !i32x16
         %484 = arith.subi %483, %c_19 : !i32x16
         %485 = arith.sitofp %484 : !i32x16 to !f32x16
         %486 = arith.addi %415, %c_23 : index
         %487 = vector.load %x_lanes[%88, %486] : memref<?x2048xf32>, !f32x16
         %488 = math.fma %485, %487, %479 : !f32x16
         %489 = vector.load %x_lanes[%89, %486] : memref<?x2048xf32>, !f32x16
         %490 = math.fma %485, %489, %481 : !f32x16
         %491 = math.fma %488, %442, %417 : !f32x16
         %492 = math.fma %490, %442, %418 : !f32x16
         %493 = arith.andi %455, %c_18 : !i32x16
         %494 = arith.subi %493, %c_19 : !i32x16
         %495 = arith.sitofp %494 : !i32x16 to !f32x16
         %496 = vector.load %x_lanes[%88, %415] : memref<?x2048xf32>, !f32x16
         %497 = arith.mulf %495, %496 : !f32x16
         %498 = vector.load %x_lanes[%89, %415] : memref<?x2048xf32>, !f32x16
         %499 = arith.mulf %495, %498 : !f32x16
         %500 = arith.shrui %455, %c_20 : !i32x16
         %501 = arith.andi %500, %c_18 : !i32x16
         %502 = arith.subi %501, %c_19 : !i32x16
         %503 = arith.sitofp %502 : !i32x16 to !f32x16
         %504 = vector.load %x_lanes[%88, %468] : memref<?x2048xf32>, !f32x16
         %505 = math.fma %503, %504, %497 : !f32x16
         %506 = vector.load %x_lanes[%89, %468] : memref<?x2048xf32>, !f32x16
         %507 = math.fma %503, %506, %499 : !f32x16
         %508 = arith.shrui %455, %c_21 : !i32x16
         %509 = arith.andi %508, %c_18 : !i32x16
         %510 = arith.subi %509, %c_19 : !i32x16
         %511 = arith.sitofp %510 : !i32x16 to !f32x16
         %512 = vector.load %x_lanes[%88, %477] : memref<?x2048xf32>, !f32x16
         %513 = math.fma %511, %512, %505 : !f32x16
         %514 = vector.load %x_lanes[%89, %477] : memref<?x2048xf32>, !f32x16
         %515 = math.fma %511, %514, %507 : !f32x16
         %516 = arith.shrui %455, %c_22 : !i32x16
         %517 = arith.andi %516, %c_18 : !i32x16
         %518 = arith.subi %517, %c_19 : !i32x16
         %519 = arith.sitofp %518 : !i32x16 to !f32x16
         %520 = vector.load %x_lanes[%88, %486] : memref<?x2048xf32>, !f32x16
         %521 = math.fma %519, %520, %513 : !f32x16
         %522 = vector.load %x_lanes[%89, %486] : memref<?x2048xf32>, !f32x16
         %523 = math.fma %519, %522, %515 : !f32x16
         %524 = math.fma %521, %456, %419 : !f32x16
         %525 = math.fma %523, %456, %420 : !f32x16
         %526 = math.fma %435, %423, %491 : !f32x16
         %527 = math.fma %435, %424, %492 : !f32x16
         %528 = math.fma %450, %423, %524 : !f32x16
         %529 = math.fma %450, %424, %525 : !f32x16
         scf.yield %526, %527, %528, %529 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %416#0, %sums[%c_2, %410, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %416#1, %sums[%c_3, %410, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %416#2, %sums[%c_1, %410, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %416#3, %sums[%c_16, %410, %c_2] : memref<8x32x16xf32>, !f32x16
       }
      }
      %530 = arith.cmpi sle, %73, %c_3 : index
      %531 = arith.andi %77, %530 : i1
      scf.if %531 {
       scf.for %532 = %c_2 to %c_0 step %c_3 {
        %533 = arith.addi %36, %532 : index
        %534 = arith.addi %533, %c_8 : index
        %535 = arith.addi %533, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %535, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %535, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %535, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %535, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %536 = arith.addi %534, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %536, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %536, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %536, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %536, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %538:2 = scf.for %537 = %c_2 to %c_13 step %c_14 iter_args(%539 = %c_12, %540 = %c_12) -> (!f32x16, !f32x16) {
         %541 = arith.divui %537, %c_14 : index
         %542 = arith.muli %541, %c_10 : index
         %543 = vector.load %x_sums[%88, %542] : memref<?x512xf32>, !f32x16
         %544 = arith.muli %541, %c_15 : index
         %545 = arith.addi %544, %c_9 : index
         memref.prefetch %expert_gate_up.codes[%51, %533, %545], read, locality<3>, data : memref<64x2048x320xi32>
         %546 = arith.divui %537, %c_0 : index
         %547 = vector.load %expert_gate_up.scales[%51, %533, %546] : memref<64x2048x64xf16>, !f16x2
         %548 = arith.extf %547 : !f16x2 to !f32x2
         %549 = vector.load %expert_gate_up.biases[%51, %533, %546] : memref<64x2048x64xf16>, !f16x2
         %550 = arith.extf %549 : !f16x2 to !f32x2
         %551 = vector.shuffle %548, %548 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %552 = vector.shuffle %550, %550 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %553 = vector.shuffle %551, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %554 = llvm.call_intrinsic "llvm.arithmetic.fence"(%553) : (!f32x16) -> !f32x16
         %555 = arith.muli %546, %c_16 : index
         %556 = vector.load %expert_gate_up.codes[%51, %533, %555] : memref<64x2048x320xi32>, !i32x10
         %557 = vector.bitcast %556 : !i32x10 to !i8x40
         %558 = vector.shuffle %557, %557 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %559 = vector.bitcast %558 : !i8x64 to !i32x16
         %560 = arith.shrui %559, %c_17 : !i32x16
         %561 = vector.shuffle %554, %554 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%51, %534, %545], read, locality<3>, data : memref<64x2048x320xi32>
         %562 = vector.load %expert_gate_up.scales[%51, %534, %546] : memref<64x2048x64xf16>, !f16x2
         %563 = arith.extf %562 : !f16x2 to !f32x2
         %564 = vector.load %expert_gate_up.biases[%51, %534, %546] : memref<64x2048x64xf16>, !f16x2
         %565 = arith.extf %564 : !f16x2 to !f32x2
         %566 = vector.shuffle %563, %563 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %567 = vector.shuffle %565, %565 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %568 = vector.shuffle %566, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %569 = llvm.call_intrinsic "llvm.arithmetic.fence"(%568) : (!f32x16) -> !f32x16
         %570 = vector.load %expert_gate_up.codes[%51, %534, %555] : memref<64x2048x320xi32>, !i32x10
         %571 = vector.bitcast %570 : !i32x10 to !i8x40
         %572 = vector.shuffle %571, %571 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %573 = vector.bitcast %572 : !i8x64 to !i32x16
         %574 = arith.shrui %573, %c_17 : !i32x16
         %575 = vector.shuffle %569, %569 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %576 = arith.andi %560, %c_18 : !i32x16
         %577 = arith.subi %576, %c_19 : !i32x16
         %578 = arith.sitofp %577 : !i32x16 to !f32x16
         %579 = vector.load %x_lanes[%88, %537] : memref<?x2048xf32>, !f32x16
         %580 = arith.mulf %578, %579 : !f32x16
         %581 = arith.shrui %560, %c_20 : !i32x16
         %582 = arith.andi %581, %c_18 : !i32x16
         %583 = arith.subi %582, %c_19 : !i32x16
         %584 = arith.sitofp %583 : !i32x16 to !f32x16
         %585 = arith.addi %537, %c_10 : index
         %586 = vector.load %x_lanes[%88, %585] : memref<?x2048xf32>, !f32x16
         %587 = math.fma %584, %586, %580 : !f32x16
         %588 = arith.shrui %560, %c_21 : !i32x16
         %589 = arith.andi %588, %c_18 : !i32x16
         %590 = arith.subi %589, %c_19 : !i32x16
         %591 = arith.sitofp %590 : !i32x16 to !f32x16
         %592 = arith.addi %537, %c_0 : index
         %593 = vector.load %x_lanes[%88, %592] : memref<?x2048xf32>, !f32x16
         %594 = math.fma %591, %593, %587 : !f32x16
         %595 = arith.shrui %560, %c_22 : !i32x16
         %596 = arith.andi %595, %c_18 : !i32x16
         %597 = arith.subi %596, %c_19 : !i32x16
         %598 = arith.sitofp %597 : !i32x16 to !f32x16
         %599 = arith.addi %537, %c_23 : index
         %600 = vector.load %x_lanes[%88, %599] : memref<?x2048xf32>, !f32x16
         %601 = math.fma %598, %600, %594 : !f32x16
         %602 = math.fma %601, %561, %539 : !f32x16
         %603 = arith.andi %574, %c_18 : !i32x16
         %604 = arith.subi %603, %c_19 : !i32x16
         %605 = arith.sitofp %604 : !i32x16 to !f32x16
         %606 = vector.load %x_lanes[%88, %537] : memref<?x2048xf32>, !f32x16
         %607 = arith.mulf %605, %606 : !f32x16
         %608 = arith.shrui %574, %c_20 : !i32x16
         %609 = arith.andi %608, %c_18 : !i32x16
         %610 = arith.subi %609, %c_19 : !i32x16
         %611 = arith.sitofp %610 : !i32x16 to !f32x16
         %612 = vector.load %x_lanes[%88, %585] : memref<?x2048xf32>, !f32x16
         %613 = math.fma %611, %612, %607 : !f32x16
         %614 = arith.shrui %574, %c_21 : !i32x16
         %615 = arith.andi %614, %c_18 : !i32x16
         %616 = arith.subi %615, %c_19 : !i32x16
         %617 = arith.sitofp %616 : !i32x16 to !f32x16
         %618 = vector.load %x_lanes[%88, %592] : memref<?x2048xf32>, !f32x16
         %619 = math.fma %617, %618, %613 : !f32x16
         %620 = arith.shrui %574, %c_22 : !i32x16
         %621 = arith.andi %620, %c_18 : !i32x16
         %622 = arith.subi %621, %c_19 : !i32x16
         %623 = arith.sitofp %622 : !i32x16 to !f32x16
         %624 = vector.load %x_lanes[%88, %599] : memref<?x2048xf32>, !f32x16
         %625 = math.fma %623, %624, %619 : !f32x16
         %626 = math.fma %625, %575, %540 : !f32x16
         %627 = math.fma %554, %543, %602 : !f32x16
         %628 = math.fma %569, %543, %626 : !f32x16
         scf.yield %627, %628 : !f32x16, !f32x16
        }
        vector.store %538#0, %sums[%c_2, %532, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %538#1, %sums[%c_1, %532, %c_2] : memref<8x32x16xf32>, !f32x16
       }
      }
      scf.for %629 = %c_2 to %73 step %c_3 {
       scf.for %630 = %c_2 to %c_0 step %c_10 {
        %631 = arith.addi %36, %630 : index
        %632 = memref.load %group[%629] : memref<6xi32>
        %633 = arith.index_cast %632 : i32 to index
        scf.for %634 = %c_2 to %c_4 step %c_3 {
         %635 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
         %636 = arith.muli %630, %c_14 : index
         %637 = arith.addi %635, %636 : index
         %638 = arith.muli %634, %c_1 : index
         %639 = arith.addi %629, %638 : index
         %640 = arith.muli %639, %c_13 : index
         %641 = arith.addi %637, %640 : index
         %642 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %643 = arith.muli %634, %c_14 : index
         %644 = arith.addi %642, %643 : index
         func.call @add_up_16(%641, %644) : (index, index) -> ()
        }
        %645 = vector.load %added[%c_2, %c_2] : memref<2x16xf32>, !f32x16
        %646 = vector.load %added[%c_3, %c_2] : memref<2x16xf32>, !f32x16
        %647 = arith.subf %c_12, %645 : !f32x16
        %648 = arith.cmpf ogt, %647, %c_26 : !f32x16
        %649 = arith.select %648, %c_26, %647 : !i1x16, !f32x16
        %650 = arith.cmpf olt, %649, %c_27 : !f32x16
        %651 = arith.select %650, %c_27, %649 : !i1x16, !f32x16
        %652 = arith.mulf %651, %c_28 : !f32x16
        %653 = math.roundeven %652 : !f32x16
        %654 = math.fma %653, %c_29, %651 : !f32x16
        %655 = math.fma %653, %c_30, %654 : !f32x16
        %656 = math.fma %c_31, %655, %c_32 : !f32x16
        %657 = math.fma %656, %655, %c_33 : !f32x16
        %658 = math.fma %657, %655, %c_34 : !f32x16
        %659 = math.fma %658, %655, %c_35 : !f32x16
        %660 = math.fma %659, %655, %c_36 : !f32x16
        %661 = math.fma %660, %655, %c_37 : !f32x16
        %662 = math.fma %661, %655, %c_37 : !f32x16
        %663 = arith.fptosi %653 : !f32x16 to !i32x16
        %664 = arith.shrsi %663, %c_38 : !i32x16
        %665 = arith.subi %663, %664 : !i32x16
        %666 = arith.addi %664, %c_40 : !i32x16
        %667 = arith.shli %666, %c_39 : !i32x16
        %668 = arith.bitcast %667 : !i32x16 to !f32x16
        %669 = arith.mulf %662, %668 : !f32x16
        %670 = arith.addi %665, %c_40 : !i32x16
        %671 = arith.shli %670, %c_39 : !i32x16
        %672 = arith.bitcast %671 : !i32x16 to !f32x16
        %673 = arith.mulf %669, %672 : !f32x16
        %674 = arith.addf %673, %c_37 : !f32x16
        %675 = arith.divf %645, %674 : !f32x16
        %676 = arith.mulf %675, %646 : !f32x16
        vector.store %676, %hidden[%633, %631] : memref<?x1024xf32>, !f32x16
       }
      }
     }
     %677 = arith.select %74, %c_2, %73 : index
     scf.yield %677 : index
    }
   }
  }
  scf.yield %29, %20#1 : index, index
 }
 return
}
func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 32 : index
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant false
 %c_7 = arith.constant 8 : index
 %c_8 = arith.constant dense<0> : !i32x8
 %c_9 = arith.constant 512 : index
 %c_10 = arith.constant 16 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant dense<0x00000000> : !f32x16
 %c_13 = arith.constant 1024 : index
 %c_14 = arith.constant 10 : index
 %c_15 = arith.constant 5 : index
 %c_16 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : !i32x16
 %c_17 = arith.constant dense<31> : !i32x16
 %c_18 = arith.constant dense<16> : !i32x16
 %c_19 = arith.constant dense<5> : !i32x16
 %c_20 = arith.constant dense<10> : !i32x16
 %c_21 = arith.constant dense<15> : !i32x16
 %c_22 = arith.constant 48 : index
 %c_23 = arith.constant 4096 : index
 %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xf32>{%assignments}
 %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_3] : !stream.binding -> memref<?x256xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_3] : !stream.binding -> memref<64x2048x160xi32>
 %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_3] : !stream.binding -> memref<64x2048x32xf16>
 %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_3] : !stream.binding -> memref<64x2048x32xf16>
 %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
 %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%assignments}
 %1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.muli %assignments, %c_1 : index
 %group = memref.alloca() alignment = 64 : memref<6xi32>
 %sums = memref.alloca() alignment = 64 : memref<4x64x16xf32>
 %added = memref.alloca() alignment = 64 : memref<1x16xf32>
 %4 = arith.muli %workers, %c_2 : index
 %7:2 = scf.while (%5 = %c_3, %6 = %c_3) : (index, index) -> (index, index) {
  %10 = arith.cmpi slt, %5, %3 : index
  scf.condition(%10) %5, %6 : index, index
 } do {
  ^bb0(%8: index, %9: index):
  %11 = arith.index_cast %2 : index to i64
  %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
  %13 = arith.index_cast %c_4 : index to i32
  %14 = llvm.atomicrmw add %12, %13 monotonic : !llvm.ptr, i32
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %4, %c_5 : index
  %17 = arith.divui %3, %16 : index
  %18 = arith.maxsi %17, %c_4 : index
  %19 = arith.divui %15, %4 : index
  %21:2 = scf.for %20 = %c_3 to %19 step %c_4 iter_args(%22 = %c_3, %23 = %18) -> (index, index) {
   %24 = arith.muli %23, %4 : index
   %25 = arith.addi %22, %24 : index
   %26 = arith.divui %23, %c_5 : index
   %27 = arith.maxsi %26, %c_4 : index
   scf.yield %25, %27 : index, index
  }
  %28 = arith.remui %15, %4 : index
  %29 = arith.muli %28, %21#1 : index
  %30 = arith.addi %21#0, %29 : index
  %31 = arith.addi %8, %9 : index
  scf.for %32 = %8 to %31 step %c_4 {
   %33 = arith.addi %32, %c_4 : index
   %34 = arith.cmpi eq, %33, %31 : index
   %35 = arith.select %34, %30, %33 : index
   %36 = arith.remui %32, %c_1 : index
   %37 = arith.muli %36, %c_0 : index
   %38 = arith.divui %32, %c_1 : index
   %39 = memref.load %ids[%38] : memref<?xi32>
   %40 = vector.broadcast %39 : i32 to !i32x8
   %42:1 = scf.for %41 = %c_3 to %38 step %c_7 iter_args(%43 = %c_6) -> (i1) {
    %44 = arith.subi %38, %41 : index
    %45 = vector.create_mask %44 : !i1x8
    %46 = vector.maskedload %ids[%41], %45, %c_8 : memref<?xi32>, !i1x8, !i32x8 into !i32x8
    %47 = arith.cmpi eq, %46, %40 : !i32x8
    %48 = arith.andi %47, %45 : !i1x8
    %any_49 = vector.reduction <or>, %48 : !i1x8 into i1
    %50 = arith.ori %43, %any_49 : i1
    scf.yield %50 : i1
   }
   %51 = arith.cmpi eq, %42#0, %c_6 : i1
   scf.if %51 {
    %52 = arith.index_cast %39 : i32 to index
    %53 = arith.remui %35, %c_1 : index
    %54 = arith.muli %53, %c_0 : index
    %55 = arith.subi %3, %c_4 : index
    %56 = arith.minsi %35, %55 : index
    %57 = arith.divui %56, %c_1 : index
    %58 = memref.load %ids[%57] : memref<?xi32>
    %59 = arith.index_cast %58 : i32 to index
    scf.for %60 = %c_3 to %c_0 step %c_0 {
     %61 = arith.addi %54, %60 : index
     scf.for %62 = %c_3 to %c_9 step %c_10 {
      memref.prefetch %expert_down.codes[%59, %61, %62], read, locality<3>, data : memref<64x2048x160xi32>
     }
    }
    %64:1 = scf.for %63 = %38 to %assignments step %c_4 iter_args(%65 = %c_3) -> (index) {
     %66 = memref.load %ids[%63] : memref<?xi32>
     %67 = arith.cmpi eq, %66, %39 : i32
     scf.if %67 {
      %68 = arith.index_cast %63 : index to i32
      memref.store %68, %group[%65] : memref<6xi32>
      %69 = arith.addi %65, %c_4 : index
      memref.store %68, %group[%69] : memref<6xi32>
      %70 = arith.addi %65, %c_5 : index
      memref.store %68, %group[%70] : memref<6xi32>
     }
     %71 = arith.addi %65, %c_4 : index
     %72 = arith.select %67, %71, %65 : index
     %73 = arith.cmpi eq, %72, %c_2 : index
     %74 = arith.subi %assignments, %c_4 : index
     %75 = arith.cmpi eq, %63, %74 : index
     %76 = arith.cmpi sgt, %72, %c_3 : index
     %77 = arith.andi %75, %76 : i1
     %78 = arith.ori %73, %77 : i1
     scf.if %78 {
      %79 = memref.load %group[%c_3] : memref<6xi32>
      %80 = arith.index_cast %79 : i32 to index
      %81 = memref.load %group[%c_4] : memref<6xi32>
      %82 = arith.index_cast %81 : i32 to index
      %83 = memref.load %group[%c_5] : memref<6xi32>
      %84 = arith.index_cast %83 : i32 to index
      %85 = memref.load %group[%c_11] : memref<6xi32>
      %86 = arith.index_cast %85 : i32 to index
      %87 = arith.cmpi sgt, %72, %c_11 : index
      %88 = arith.cmpi sle, %72, %c_2 : index
      %89 = arith.andi %87, %88 : i1
      scf.if %89 {
       scf.for %90 = %c_3 to %c_0 step %c_4 {
        %91 = arith.addi %37, %90 : index
        %92 = arith.addi %91, %c_2 : index
        memref.prefetch %expert_down.scales[%52, %92, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%52, %92, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        %94:4 = scf.for %93 = %c_3 to %c_13 step %c_0 iter_args(%95 = %c_12, %96 = %c_12, %97 = %c_12, %98 = %c_12) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %99 = arith.divui %93, %c_0 : index
         %100 = arith.muli %99, %c_10 : index
         %101 = vector.load %hidden_sums[%80, %100] : memref<?x256xf32>, !f32x16
         %102 = vector.load %hidden_sums[%82, %100] : memref<?x256xf32>, !f32x16
         %103 = vector.load %hidden_sums[%84, %100] : memref<?x256xf32>, !f32x16
         %104 = vector.load %hidden_sums[%86, %100] : memref<?x256xf32>, !f32x16
         %105 = arith.muli %99, %c_14 : index
         %106 = arith.addi %105, %c_9 : index
         memref.prefetch %expert_down.codes[%52, %91, %106], read, locality<3>, data : memref<64x2048x160xi32>
         %107 = arith.divui %93, %c_1 : index
         %108 = vector.load %expert_down.scales[%52, %91, %107] : memref<64x2048x32xf16>, !f16x2
         %109 = arith.extf %108 : !f16x2 to !f32x2
         %110 = vector.load %expert_down.biases[%52, %91, %107] : memref<64x2048x32xf16>, !f16x2
         %111 = arith.extf %110 : !f16x2 to !f32x2
         %112 = vector.shuffle %109, %109 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %113 = vector.shuffle %111, %111 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %114 = vector.shuffle %112, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %115 = llvm.call_intrinsic "llvm.arithmetic.fence"(%114) : (!f32x16) -> !f32x16
         %116 = arith.muli %107, %c_15 : index
         %117 = vector.load %expert_down.codes[%52, %91, %116] : memref<64x2048x160xi32>, !i32x10
         %118 = vector.bitcast %117 : !i32x10 to !i8x40
         %119 = vector.shuffle %118, %118 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %120 = vector.bitcast %119 : !i8x64 to !i32x16
         %121 = arith.shrui %120, %c_16 : !i32x16
         %122 = vector.shuffle %115, %115 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %123 = arith.andi %121, %c_17 : !i32x16
         %124 = arith.subi %123, %c_18 : !i32x16
         %125 = arith.sitofp %124 : !i32x16 to !f32x16
         %126 = vector.load %hidden_lanes[%80, %93] : memref<?x1024xf32>, !f32x16
         %127 = arith.mulf %125, %126 : !f32x16
         %128 = vector.load %hidden_lanes[%82, %93] : memref<?x1024xf32>, !f32x16
         %129 = arith.mulf %125, %128 : !f32x16
         %130 = vector.load %hidden_lanes[%84, %93] : memref<?x1024xf32>, !f32x16
         %131 = arith.mulf %125, %130 : !f32x16
         %132 = vector.load %hidden_lanes[%86, %93] : memref<?x1024xf32>, !f32x16
         %133 = arith.mulf %125, %132 : !f32x16
         %134 = arith.shrui %121, %c_19 : !i32x16
         %135 = arith.andi %134, %c_17 : !i32x16
         %136 = arith.subi %135, %c_18 : !i32x16
         %137 = arith.sitofp %136 : !i32x16 to !f32x16
         %138 = arith.addi %93, %c_10 : index
         %139 = vector.load %hidden_lanes[%80, %138] : memref<?x1024xf32>, !f32x16
         %140 = math.fma %137, %139, %127 : !f32x16
         %141 = vector.load %hidden_lanes[%82, %138] : memref<?x1024xf32>, !f32x16
         %142 = math.fma %137, %141, %129 : !f32x16
         %143 = vector.load %hidden_lanes[%84, %138] : memref<?x1024xf32>, !f32x16
         %144 = math.fma %137, %143, %131 : !f32x16
         %145 = vector.load %hidden_lanes[%86, %138] : memref<?x1024xf32>, !f32x16
         %146 = math.fma %137, %145, %133 : !f32x16
         %147 = arith.shrui %121, %c_20 : !i32x16
         %148 = arith.andi %147, %c_17 : !i32x16
         %149 = arith.subi %148, %c_18 : !i32x16
         %150 = arith.sitofp %149 : !i32x16 to !f32x16
         %151 = arith.addi %93, %c_1 : index
         %152 = vector.load %hidden_lanes[%80, %151] : memref<?x1024xf32>, !f32x16
         %153 = math.fma %150, %152, %140 : !f32x16
         %154 = vector.load %hidden_lanes[%82, %151] : memref<?x1024xf32>, !f32x16
         %155 = math.fma %150, %154, %142 : !f32x16
         %156 = vector.load %hidden_lanes[%84, %151] : memref<?x1024xf32>, !f32x16
         %157 = math.fma %150, %156, %144 : !f32x16
         %158 = vector.load %hidden_lanes[%86, %151] : memref<?x1024xf32>, !f32x16
         %159 = math.fma %150, %158, %146 : !f32x16
         %160 = arith.shrui %121, %c_21 : !i32x16
         %161 = arith.andi %160, %c_17 : !i32x16
         %162 = arith.subi %161, %c_18 : !i32x16
         %163 = arith.sitofp %162 : !i32x16 to !f32x16
         %164 = arith.addi %93, %c_22 : index
         %165 = vector.load %hidden_lanes[%80, %164] : memref<?x1024xf32>, !f32x16
         %166 = math.fma %163, %165, %153 : !f32x16
         %167 = vector.load %hidden_lanes[%82, %164] : memref<?x1024xf32>, !f32x16
         %168 = math.fma %163, %167, %155 : !f32x16
         %169 = vector.load %hidden_lanes[%84, %164] : memref<?x1024xf32>, !f32x16
         %170 = math.fma %163, %169, %157 : !f32x16
         %171 = vector.load %hidden_lanes[%86, %164] : memref<?x1024xf32>, !f32x16
         %172 = math.fma %163, %171, %159 : !f32x16
         %173 = math.fma %166, %122, %95 : !f32x16
         %174 = math.fma %168, %122, %96 : !f32x16
         %175 = math.fma %170, %122, %97 : !f32x16
         %176 = math.fma %172, %122, %98 : !f32x16
         %177 = math.fma %115, %101, %173 : !f32x16
         %178 = math.fma %115, %102, %174 : !f32x16
         %179 = math.fma %115, %103, %175 : !f32x16
         %180 = math.fma %115, %104, %176 : !f32x16
         scf.yield %177, %178, %179, %180 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %94#0, %sums[%c_3, %90, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %94#1, %sums[%c_4, %90, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %94#2, %sums[%c_5, %90, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %94#3, %sums[%c_11, %90, %c_3] : memref<4x64x16xf32>, !f32x16
       }
      }
      %181 = arith.cmpi sgt, %72, %c_5 : index
      %182 = arith.cmpi sle, %72, %c_11 : index
      %183 = arith.andi %181, %182 : i1
      scf.if %183 {
       scf.for %184 = %c_3 to %c_0 step %c_4 {
        %185 = arith.addi %37, %184 : index
        %186 = arith.addi %185, %c_2 : index
        memref.prefetch %expert_down.scales[%52, %186, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%52, %186, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        %188:3 = scf.for %187 = %c_3 to %c_13 step %c_0 iter_args(%189 = %c_12, %190 = %c_12, %191 = %c_12) -> (!f32x16, !f32x16, !f32x16) {
         %192 = arith.divui %187, %c_0 : index
         %193 = arith.muli %192, %c_10 : index
         %194 = vector.load %hidden_sums[%80, %193] : memref<?x256xf32>, !f32x16
         %195 = vector.load %hidden_sums[%82, %193] : memref<?x256xf32>, !f32x16
         %196 = vector.load %hidden_sums[%84, %193] : memref<?x256xf32>, !f32x16
         %197 = arith.muli %192, %c_14 : index
         %198 = arith.addi %197, %c_9 : index
         memref.prefetch %expert_down.codes[%52, %185, %198], read, locality<3>, data : memref<64x2048x160xi32>
         %199 = arith.divui %187, %c_1 : index
         %200 = vector.load %expert_down.scales[%52, %185, %199] : memref<64x2048x32xf16>, !f16x2
         %201 = arith.extf %200 : !f16x2 to !f32x2
         %202 = vector.load %expert_down.biases[%52, %185, %199] : memref<64x2048x32xf16>, !f16x2
         %203 = arith.extf %202 : !f16x2 to !f32x2
         %204 = vector.shuffle %201, %201 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %205 = vector.shuffle %203, %203 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %206 = vector.shuffle %204, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %207 = llvm.call_intrinsic "llvm.arithmetic.fence"(%206) : (!f32x16) -> !f32x16
         %208 = arith.muli %199, %c_15 : index
         %209 = vector.load %expert_down.codes[%52, %185, %208] : memref<64x2048x160xi32>, !i32x10
         %210 = vector.bitcast %209 : !i32x10 to !i8x40
         %211 = vector.shuffle %210, %210 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %212 = vector.bitcast %211 : !i8x64 to !i32x16
         %213 = arith.shrui %212, %c_16 : !i32x16
         %214 = vector.shuffle %207, %207 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %215 = arith.andi %213, %c_17 : !i32x16
         %216 = arith.subi %215, %c_18 : !i32x16
         %217 = arith.sitofp %216 : !i32x16 to !f32x16
         %218 = vector.load %hidden_lanes[%80, %187] : memref<?x1024xf32>, !f32x16
         %219 = arith.mulf %217, %218 : !f32x16
         %220 = vector.load %hidden_lanes[%82, %187] : memref<?x1024xf32>, !f32x16
         %221 = arith.mulf %217, %220 : !f32x16
         %222 = vector.load %hidden_lanes[%84, %187] : memref<?x1024xf32>, !f32x16
         %223 = arith.mulf %217, %222 : !f32x16
         %224 = arith.shrui %213, %c_19 : !i32x16
         %225 = arith.andi %224, %c_17 : !i32x16
         %226 = arith.subi %225, %c_18 : !i32x16
         %227 = arith.sitofp %226 : !i32x16 to !f32x16
         %228 = arith.addi %187, %c_10 : index
         %229 = vector.load %hidden_lanes[%80, %228] : memref<?x1024xf32>, !f32x16
         %230 = math.fma %227, %229, %219 : !f32x16
         %231 = vector.load %hidden_lanes[%82, %228] : memref<?x1024xf32>, !f32x16
         %232 = math.fma %227, %231, %221 : !f32x16
         %233 = vector.load %hidden_lanes[%84, %228] : memref<?x1024xf32>, !f32x16
         %234 = math.fma %227, %233, %223 : !f32x16
         %235 = arith.shrui %213, %c_20 : !i32x16
         %236 = arith.andi %235, %c_17 : !i32x16
         %237 = arith.subi %236, %c_18 : !i32x16
         %238 = arith.sitofp %237 : !i32x16 to !f32x16
         %239 = arith.addi %187, %c_1 : index
         %240 = vector.load %hidden_lanes[%80, %239] : memref<?x1024xf32>, !f32x16
         %241 = math.fma %238, %240, %230 : !f32x16
         %242 = vector.load %hidden_lanes[%82, %239] : memref<?x1024xf32>, !f32x16
         %243 = math.fma %238, %242, %232 : !f32x16
         %244 = vector.load %hidden_lanes[%84, %239] : memref<?x1024xf32>, !f32x16
         %245 = math.fma %238, %244, %234 : !f32x16
         %246 = arith.shrui %213, %c_21 : !i32x16
         %247 = arith.andi %246, %c_17 : !i32x16
         %248 = arith.subi %247, %c_18 : !i32x16
         %249 = arith.sitofp %248 : !i32x16 to !f32x16
         %250 = arith.addi %187, %c_22 : index
         %251 = vector.load %hidden_lanes[%80, %250] : memref<?x1024xf32>, !f32x16
         %252 = math.fma %249, %251, %241 : !f32x16
         %253 = vector.load %hidden_lanes[%82, %250] : memref<?x1024xf32>, !f32x16
         %254 = math.fma %249, %253, %243 : !f32x16
         %255 = vector.load %hidden_lanes[%84, %250] : memref<?x1024xf32>, !f32x16
         %256 = math.fma %249, %255, %245 : !f32x16
         %257 = math.fma %252, %214, %189 : !f32x16
         %258 = math.fma %254, %214, %190 : !f32x16
         %259 = math.fma %256, %214, %191 : !f32x16
         %260 = math.fma %207, %194, %257 : !f32x16
         %261 = math.fma %207, %195, %258 : !f32x16
         %262 = math.fma %207, %196, %259 : !f32x16
         scf.yield %260, %261, %262 : !f32x16, !f32x16, !f32x16
        }
        vector.store %188#0, %sums[%c_3, %184, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %188#1, %sums[%c_4, %184, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %188#2, %sums[%c_5, %184, %c_3] : memref<4x64x16xf32>, !f32x16
       }
      }
      %263 = arith.cmpi sgt, %72, %c_4 : index
      %264 = arith.cmpi sle, %72, %c_5 : index
      %265 = arith.andi %263, %264 : i1
      scf.if %265 {
       scf.for %266 = %c_3 to %c_0 step %c_4 {
        %267 = arith.addi %37, %266 : index
        %268 = arith.addi %267, %c_2 : index
        memref.prefetch %expert_down.scales[%52, %268, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%52, %268, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        %270:2 = scf.for %269 = %c_3 to %c_13 step %c_0 iter_args(%271 = %c_12, %272 = %c_12) -> (!f32x16, !f32x16) {
         %273 = arith.divui %269, %c_0 : index
         %274 = arith.muli %273, %c_10 : index
         %275 = vector.load %hidden_sums[%80, %274] : memref<?x256xf32>, !f32x16
         %276 = vector.load %hidden_sums[%82, %274] : memref<?x256xf32>, !f32x16
         %277 = arith.muli %273, %c_14 : index
         %278 = arith.addi %277, %c_9 : index
         memref.prefetch %expert_down.codes[%52, %267, %278], read, locality<3>, data : memref<64x2048x160xi32>
         %279 = arith.divui %269, %c_1 : index
         %280 = vector.load %expert_down.scales[%52, %267, %279] : memref<64x2048x32xf16>, !f16x2
         %281 = arith.extf %280 : !f16x2 to !f32x2
         %282 = vector.load %expert_down.biases[%52, %267, %279] : memref<64x2048x32xf16>, !f16x2
         %283 = arith.extf %282 : !f16x2 to !f32x2
         %284 = vector.shuffle %281, %281 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %285 = vector.shuffle %283, %283 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %286 = vector.shuffle %284, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %287 = llvm.call_intrinsic "llvm.arithmetic.fence"(%286) : (!f32x16) -> !f32x16
         %288 = arith.muli %279, %c_15 : index
         %289 = vector.load %expert_down.codes[%52, %267, %288] : memref<64x2048x160xi32>, !i32x10
         %290 = vector.bitcast %289 : !i32x10 to !i8x40
         %291 = vector.shuffle %290, %290 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %292 = vector.bitcast %291 : !i8x64 to !i32x16
         %293 = arith.shrui %292, %c_16 : !i32x16
         %294 = vector.shuffle %287, %287 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %295 = arith.andi %293, %c_17 : !i32x16
         %296 = arith.subi %295, %c_18 : !i32x16
         %297 = arith.sitofp %296 : !i32x16 to !f32x16
         %298 = vector.load %hidden_lanes[%80, %269] : memref<?x1024xf32>, !f32x16
         %299 = arith.mulf %297, %298 : !f32x16
         %300 = vector.load %hidden_lanes[%82, %269] : memref<?x1024xf32>, !f32x16
         %301 = arith.mulf %297, %300 : !f32x16
         %302 = arith.shrui %293, %c_19 : !i32x16
         %303 = arith.andi %302, %c_17 : !i32x16
         %304 = arith.subi %303, %c_18 : !i32x16
         %305 = arith.sitofp %304 : !i32x16 to !f32x16
         %306 = arith.addi %269, %c_10 : index
         %307 = vector.load %hidden_lanes[%80, %306] : memref<?x1024xf32>, !f32x16
         %308 = math.fma %305, %307, %299 : !f32x16
         %309 = vector.load %hidden_lanes[%82, %306] : memref<?x1024xf32>, !f32x16
         %310 = math.fma %305, %309, %301 : !f32x16
         %311 = arith.shrui %293, %c_20 : !i32x16
         %312 = arith.andi %311, %c_17 : !i32x16
         %313 = arith.subi %312, %c_18 : !i32x16
         %314 = arith.sitofp %313 : !i32x16 to !f32x16
         %315 = arith.addi %269, %c_1 : index
         %316 = vector.load %hidden_lanes[%80, %315] : memref<?x1024xf32>, !f32x16
         %317 = math.fma %314, %316, %308 : !f32x16
         %318 = vector.load %hidden_lanes[%82, %315] : memref<?x1024xf32>, !f32x16
         %319 = math.fma %314, %318, %310 : !f32x16
         %320 = arith.shrui %293, %c_21 : !i32x16
         %321 = arith.andi %320, %c_17 : !i32x16
         %322 = arith.subi %321, %c_18 : !i32x16
         %323 = arith.sitofp %322 : !i32x16 to !f32x16
         %324 = arith.addi %269, %c_22 : index
         %325 = vector.load %hidden_lanes[%80, %324] : memref<?x1024xf32>, !f32x16
         %326 = math.fma %323, %325, %317 : !f32x16
         %327 = vector.load %hidden_lanes[%82, %324] : memref<?x1024xf32>, !f32x16
         %328 = math.fma %323, %327, %319 : !f32x16
         %329 = math.fma %326, %294, %271 : !f32x16
         %330 = math.fma %328, %294, %272 : !f32x16
         %331 = math.fma %287, %275, %329 : !f32x16
         %332 = math.fma %287, %276, %330 : !f32x16
         scf.yield %331, %332 : !f32x16, !f32x16
        }
        vector.store %270#0, %sums[%c_3, %266, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %270#1, %sums[%c_4, %266, %c_3] : memref<4x64x16xf32>, !f32x16
       }
      }
      %333 = arith.cmpi sle, %72, %c_4 : index
      %334 = arith.andi %76, %333 : i1
      scf.if %334 {
       scf.for %335 = %c_3 to %c_0 step %c_4 {
        %336 = arith.addi %37, %335 : index
        %337 = arith.addi %336, %c_2 : index
        memref.prefetch %expert_down.scales[%52, %337, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%52, %337, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        %339:1 = scf.for %338 = %c_3 to %c_13 step %c_0 iter_args(%340 = %c_12) -> (!f32x16) {
         %341 = arith.divui %338, %c_0 : index
         %342 = arith.muli %341, %c_10 : index
         %343 = vector.load %hidden_sums[%80, %342] : memref<?x256xf32>, !f32x16
         %344 = arith.muli %341, %c_14 : index
         %345 = arith.addi %344, %c_9 : index
         memref.prefetch %expert_down.codes[%52, %336, %345], read, locality<3>, data : memref<64x2048x160xi32>
         %346 = arith.divui %338, %c_1 : index
         %347 = vector.load %expert_down.scales[%52, %336, %346] : memref<64x2048x32xf16>, !f16x2
         %348 = arith.extf %347 : !f16x2 to !f32x2
         %349 = vector.load %expert_down.biases[%52, %336, %346] : memref<64x2048x32xf16>, !f16x2
         %350 = arith.extf %349 : !f16x2 to !f32x2
         %351 = vector.shuffle %348, %348 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %352 = vector.shuffle %350, %350 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %353 = vector.shuffle %351, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %354 = llvm.call_intrinsic "llvm.arithmetic.fence"(%353) : (!f32x16) -> !f32x16
         %355 = arith.muli %346, %c_15 : index
         %356 = vector.load %expert_down.codes[%52, %336, %355] : memref<64x2048x160xi32>, !i32x10
         %357 = vector.bitcast %356 : !i32x10 to !i8x40
         %358 = vector.shuffle %357, %357 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %359 = vector.bitcast %358 : !i8x64 to !i32x16
         %360 = arith.shrui %359, %c_16 : !i32x16
         %361 = vector.shuffle %354, %354 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %362 = arith.andi %360, %c_17 : !i32x16
         %363 = arith.subi %362, %c_18 : !i32x16
         %364 = arith.sitofp %363 : !i32x16 to !f32x16
         %365 = vector.load %hidden_lanes[%80, %338] : memref<?x1024xf32>, !f32x16
         %366 = arith.mulf %364, %365 : !f32x16
         %367 = arith.shrui %360, %c_19 : !i32x16
         %368 = arith.andi %367, %c_17 : !i32x16
         %369 = arith.subi %368, %c_18 : !i32x16
         %370 = arith.sitofp %369 : !i32x16 to !f32x16
         %371 = arith.addi %338, %c_10 : index
         %372 = vector.load %hidden_lanes[%80, %371] : memref<?x1024xf32>, !f32x16
         %373 = math.fma %370, %372, %366 : !f32x16
         %374 = arith.shrui %360, %c_20 : !i32x16
         %375 = arith.andi %374, %c_17 : !i32x16
         %376 = arith.subi %375, %c_18 : !i32x16
         %377 = arith.sitofp %376 : !i32x16 to !f32x16
         %378 = arith.addi %338, %c_1 : index
         %379 = vector.load %hidden_lanes[%80, %378] : memref<?x1024xf32>, !f32x16
         %380 = math.fma %377, %379, %373 : !f32x16
         %381 = arith.shrui %360, %c_21 : !i32x16
         %382 = arith.andi %381, %c_17 : !i32x16
         %383 = arith.subi %382, %c_18 : !i32x16
         %384 = arith.sitofp %383 : !i32x16 to !f32x16
         %385 = arith.addi %338, %c_22 : index
         %386 = vector.load %hidden_lanes[%80, %385] : memref<?x1024xf32>, !f32x16
         %387 = math.fma %384, %386, %380 : !f32x16
         %388 = math.fma %387, %361, %340 : !f32x16
         %389 = math.fma %354, %343, %388 : !f32x16
         scf.yield %389 : !f32x16
        }
        vector.store %339#0, %sums[%c_3, %335, %c_3] : memref<4x64x16xf32>, !f32x16
       }
      }
      scf.for %390 = %c_3 to %72 step %c_4 {
       scf.for %391 = %c_3 to %c_0 step %c_10 {
        %392 = arith.addi %37, %391 : index
        %393 = memref.load %group[%390] : memref<6xi32>
        %394 = arith.index_cast %393 : i32 to index
        scf.for %395 = %c_3 to %c_4 step %c_4 {
         %396 = memref.extract_aligned_pointer_as_index %sums : memref<4x64x16xf32> -> index
         %397 = arith.muli %391, %c_0 : index
         %398 = arith.addi %396, %397 : index
         %399 = arith.muli %395, %c_2 : index
         %400 = arith.addi %390, %399 : index
         %401 = arith.muli %400, %c_23 : index
         %402 = arith.addi %398, %401 : index
         %403 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %404 = arith.muli %395, %c_0 : index
         %405 = arith.addi %403, %404 : index
         func.call @add_up_16(%402, %405) : (index, index) -> ()
        }
        %406 = vector.load %added[%c_3, %c_3] : memref<1x16xf32>, !f32x16
        vector.store %406, %outputs[%394, %392] : memref<?x2048xf32>, !f32x16
       }
      }
     }
     %407 = arith.select %73, %c_3, %72 : index
     scf.yield %407 : index
    }
   }
  }
  scf.yield %30, %21#1 : index, index
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
