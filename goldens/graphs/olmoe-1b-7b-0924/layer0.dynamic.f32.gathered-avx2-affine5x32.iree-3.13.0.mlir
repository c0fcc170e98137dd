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
 %c_12 = arith.constant 2048 : index
 %c_13 = arith.constant 3 : index
 %c_14 = arith.constant dense<0x00000000> : !f32x16
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
     scf.for %94 = %c_10 to %c_12 step %c_11 {
      memref.prefetch %expert_gate_up.codes[%89, %91, %94], read, locality<2>, data : memref<64x2048x320xi32>
     }
     scf.for %95 = %c_1 to %c_10 step %c_11 {
      memref.prefetch %expert_gate_up.codes[%89, %92, %95], read, locality<3>, data : memref<64x2048x320xi32>
     }
     scf.for %96 = %c_10 to %c_12 step %c_11 {
      memref.prefetch %expert_gate_up.codes[%89, %92, %96], read, locality<2>, data : memref<64x2048x320xi32>
     }
    }
    %98:1 = scf.for %97 = %63 to %assignments step %c_2 iter_args(%99 = %c_1) -> (index) {
     %100 = memref.load %ids[%97] : memref<?xi32>
     %101 = arith.cmpi eq, %100, %64 : i32
     scf.if %101 {
      %102 = arith.index_cast %97 : index to i32
      memref.store %102, %group[%99] : memref<6xi32>
      %103 = arith.addi %99, %c_2 : index
      memref.store %102, %group[%103] : memref<6xi32>
      %104 = arith.addi %99, %c_8 : index
      memref.store %102, %group[%104] : memref<6xi32>
     }
     %105 = arith.addi %99, %c_2 : index
     %106 = arith.select %101, %105, %99 : index
     %107 = arith.cmpi eq, %106, %c_7 : index
     %108 = arith.subi %assignments, %c_2 : index
     %109 = arith.cmpi eq, %97, %108 : index
     %110 = arith.cmpi sgt, %106, %c_1 : index
     %111 = arith.andi %109, %110 : i1
     %112 = arith.ori %107, %111 : i1
     scf.if %112 {
      %113 = memref.load %group[%c_1] : memref<6xi32>
      %114 = arith.index_cast %113 : i32 to index
      %115 = memref.load %group[%c_2] : memref<6xi32>
      %116 = arith.index_cast %115 : i32 to index
      %117 = memref.load %group[%c_8] : memref<6xi32>
      %118 = arith.index_cast %117 : i32 to index
      %119 = memref.load %group[%c_13] : memref<6xi32>
      %120 = arith.index_cast %119 : i32 to index
      %121 = arith.divui %114, %c_4 : index
      %122 = arith.divui %116, %c_4 : index
      %123 = arith.divui %118, %c_4 : index
      %124 = arith.divui %120, %c_4 : index
      %125 = arith.cmpi sgt, %106, %c_13 : index
      %126 = arith.cmpi sle, %106, %c_7 : index
      %127 = arith.andi %125, %126 : i1
      scf.if %127 {
       scf.for %128 = %c_1 to %c_6 step %c_2 {
        %129 = arith.addi %58, %128 : index
        %130 = arith.addi %129, %c_0 : index
        %131 = arith.addi %129, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %131, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %131, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %131, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %131, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %132 = arith.addi %130, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %132, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %132, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %132, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %132, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %134:8 = scf.for %133 = %c_1 to %c_12 step %c_15 iter_args(%135 = %c_14, %136 = %c_14, %137 = %c_14, %138 = %c_14, %139 = %c_14, %140 = %c_14, %141 = %c_14, %142 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %143 = arith.divui %133, %c_15 : index
         %144 = arith.muli %143, %c_11 : index
         %145 = vector.load %x_sums[%121, %144] : memref<?x512xf32>, !f32x16
         %146 = vector.load %x_sums[%122, %144] : memref<?x512xf32>, !f32x16
         %147 = vector.load %x_sums[%123, %144] : memref<?x512xf32>, !f32x16
         %148 = vector.load %x_sums[%124, %144] : memref<?x512xf32>, !f32x16
         %149 = arith.muli %143, %c_16 : index
         %150 = arith.addi %149, %c_12 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %150], read, locality<2>, data : memref<64x2048x320xi32>
         %151 = arith.addi %149, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %151], read, locality<3>, data : memref<64x2048x320xi32>
         %152 = arith.divui %133, %c_6 : index
         %153 = vector.load %expert_gate_up.scales[%78, %129, %152] : memref<64x2048x64xf16>, !f16x2
         %154 = arith.extf %153 : !f16x2 to !f32x2
         %155 = vector.load %expert_gate_up.biases[%78, %129, %152] : memref<64x2048x64xf16>, !f16x2
         %156 = arith.extf %155 : !f16x2 to !f32x2
         %157 = vector.shuffle %154, %154 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %158 = vector.shuffle %156, %156 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %159 = vector.shuffle %157, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %160 = llvm.call_intrinsic "llvm.arithmetic.fence"(%159) : (!f32x16) -> !f32x16
         %161 = arith.muli %152, %c_17 : index
         %162 = vector.load %expert_gate_up.codes[%78, %129, %161] : memref<64x2048x320xi32>, !i32x10
         %163 = vector.bitcast %162 : !i32x10 to !i8x40
         %164 = vector.shuffle %163, %163 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %165 = vector.bitcast %164 : !i8x64 to !i32x16
         %166 = arith.shrui %165, %c_18 : !i32x16
         %167 = vector.shuffle %160, %160 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %130, %150], read, locality<2>, data : memref<64x2048x320xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %151], read, locality<3>, data : memref<64x2048x320xi32>
         %168 = vector.load %expert_gate_up.scales[%78, %130, %152] : memref<64x2048x64xf16>, !f16x2
         %169 = arith.extf %168 : !f16x2 to !f32x2
         %170 = vector.load %expert_gate_up.biases[%78, %130, %152] : memref<64x2048x64xf16>, !f16x2
         %171 = arith.extf %170 : !f16x2 to !f32x2
         %172 = vector.shuffle %169, %169 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %173 = vector.shuffle %171, %171 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %174 = vector.shuffle %172, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %175 = llvm.call_intrinsic "llvm.arithmetic.fence"(%174) : (!f32x16) -> !f32x16
         %176 = vector.load %expert_gate_up.codes[%78, %130, %161] : memref<64x2048x320xi32>, !i32x10
         %177 = vector.bitcast %176 : !i32x10 to !i8x40
         %178 = vector.shuffle %177, %177 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %179 = vector.bitcast %178 : !i8x64 to !i32x16
         %180 = arith.shrui %179, %c_18 : !i32x16
         %181 = vector.shuffle %175, %175 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %182 = arith.andi %166, %c_19 : !i32x16
         %183 = arith.subi %182, %c_20 : !i32x16
         %184 = arith.sitofp %183 : !i32x16 to !f32x16
         %185 = vector.load %x_lanes[%121, %133] : memref<?x2048xf32>, !f32x16
         %186 = arith.mulf %184, %185 : !f32x16
         %187 = vector.load %x_lanes[%122, %133] : memref<?x2048xf32>, !f32x16
         %188 = arith.mulf %184, %187 : !f32x16
         %189 = vector.load %x_lanes[%123, %133] : memref<?x2048xf32>, !f32x16
         %190 = arith.mulf %184, %189 : !f32x16
         %191 = vector.load %x_lanes[%124, %133] : memref<?x2048xf32>, !f32x16
         %192 = arith.mulf %184, %191 : !f32x16
         %193 = arith.shrui %166, %c_21 : !i32x16
         %194 = arith.andi %193, %c_19 : !i32x16
         %195 = arith.subi %194, %c_20 : !i32x16
         %196 = arith.sitofp %195 : !i32x16 to !f32x16
         %197 = arith.addi %133, %c_11 : index
         %198 = vector.load %x_lanes[%121, %197] : memref<?x2048xf32>, !f32x16
         %199 = math.fma %196, %198, %186 : !f32x16
         %200 = vector.load %x_lanes[%122, %197] : memref<?x2048xf32>, !f32x16
         %201 = math.fma %196, %200, %188 : !f32x16
         %202 = vector.load %x_lanes[%123, %197] : memref<?x2048xf32>, !f32x16
         %203 = math.fma %196, %202, %190 : !f32x16
         %204 = vector.load %x_lanes[%124, %197] : memref<?x2048xf32>, !f32x16
         %205 = math.fma %196, %204, %192 : !f32x16
         %206 = arith.shrui %166, %c_22 : !i32x16
         %207 = arith.andi %206, %c_19 : !i32x16
         %208 = arith.subi %207, %c_20 : !i32x16
         %209 = arith.sitofp %208 : !i32x16 to !f32x16
         %210 = arith.addi %133, %c_6 : index
         %211 = vector.load %x_lanes[%121, %210] : memref<?x2048xf32>, !f32x16
         %212 = math.fma %209, %211, %199 : !f32x16
         %213 = vector.load %x_lanes[%122, %210] : memref<?x2048xf32>, !f32x16
         %214 = math.fma %209, %213, %201 : !f32x16
         %215 = vector.load %x_lanes[%123, %210] : memref<?x2048xf32>, !f32x16
         %216 = math.fma %209, %215, %203 : !f32x16
         %217 = vector.load %x_lanes[%124, %210] : memref<?x2048xf32>, !f32x16
         %218 = math.fma %209, %217, %205 : !f32x16
         %219 = arith.shrui %166, %c_23 : !i32x16
         %220 = arith.andi %219, %c_19 : !i32x16
         %221 = arith.subi %220, %c_20 : !i32x16
         %222 = arith.sitofp %221 : !i32x16 to !f32x16
         %223 = arith.addi %133, %c_24 : index
         %224 = vector.load %x_lanes[%121, %223] : memref<?x2048xf32>, !f32x16
         %225 = math.fma %222, %224, %212 : !f32x16
         %226 = vector.load %x_lanes[%122, %223] : memref<?x2048xf32>, !f32x16
         %227 = math.fma %222, %226, %214 : !f32x16
         %228 = vector.load %x_lanes[%123, %223] : memref<?x2048xf32>, !f32x16
         %229 = math.fma %222, %228, %216 : !f32x16
         %230 = vector.load %x_lanes[%124, %223] : memref<?x2048xf32>, !f32x16
         %231 = math.fma %222, %230, %218 : !f32x16
         %232 = math.fma %225, %167, %135 : !f32x16
         %233 = math.fma %227, %167, %136 : !f32x16
         %234 = math.fma %229, %167, %137 : !f32x16
         %235 = math.fma %231, %167, %138 : !f32x16
         %236 = arith.andi %180, %c_19 : !i32x16
         %237 = arith.subi %236, %c_20 : !i32x16
         %238 = arith.sitofp %237 : !i32x16 to !f32x16
         %239 = vector.load %x_lanes[%121, %133] : memref<?x2048xf32>, !f32x16
         %240 = arith.mulf %238, %239 : !f32x16
         %241 = vector.load %x_lanes[%122, %133] : memref<?x2048xf32>, !f32x16
         %242 = arith.mulf %238, %241 : !f32x16
         %243 = vector.load %x_lanes[%123, %133] : memref<?x2048xf32>, !f32x16
         %244 = arith.mulf %238, %243 : !f32x16
         %245 = vector.load %x_lanes[%124, %133] : memref<?x2048xf32>, !f32x16
         %246 = arith.mulf %238, %245 : !f32x16
         %247 = arith.shrui %180, %c_21 : !i32x16
         %248 = arith.andi %247, %c_19 : !i32x16
         %249 = arith.subi %248, %c_20 : !i32x16
         %250 = arith.sitofp %249 : !i32x16 to !f32x16
         %251 = vector.load %x_lanes[%121, %197] : memref<?x2048xf32>, !f32x16
         %252 = math.fma %250, %251, %240 : !f32x16
         %253 = vector.load %x_lanes[%122, %197] : memref<?x2048xf32>, !f32x16
         %254 = math.fma %250, %253, %242 : !f32x16
         %255 = vector.load %x_lanes[%123, %197] : memref<?x2048xf32>, !f32x16
         %256 = math.fma %250, %255, %244 : !f32x16
         %257 = vector.load %x_lanes[%124, %197] : memref<?x2048xf32>, !f32x16
         %258 = math.fma %250, %257, %246 : !f32x16
         %259 = arith.shrui %180, %c_22 : !i32x16
         %260 = arith.andi %259, %c_19 : !i32x16
         %261 = arith.subi %260, %c_20 : !i32x16
         %262 = arith.sitofp %261 : !i32x16 to !f32x16
         %263 = vector.load %x_lanes[%121, %210] : memref<?x2048xf32>, !f32x16
         %264 = math.fma %262, %263, %252 : !f32x16
         %265 = vector.load %x_lanes[%122, %210] : memref<?x2048xf32>, !f32x16
         %266 = math.fma %262, %265, %254 : !f32x16
         %267 = vector.load %x_lanes[%123, %210] : memref<?x2048xf32>, !f32x16
         %268 = math.fma %262, %267, %256 : !f32x16
         %269 = vector.load %x_lanes[%124, %210] : memref<?x2048xf32>, !f32x16
         %270 = math.fma %262, %269, %258 : !f32x16
         %271 = arith.shrui %180, %c_23 : !i32x16
         %272 = arith.andi %271, %c_19 : !i32x16
         %273 = arith.subi %272, %c_20 : !i32x16
         %274 = arith.sitofp %273 : !i32x16 to !f32x16
         %275 = vector.load %x_lanes[%121, %223] : memref<?x2048xf32>, !f32x16
         %276 = math.fma %274, %275, %264 : !f32x16
         %277 = vector.load %x_lanes[%122, %223] : memref<?x2048xf32>, !f32x16
         %278 = math.fma %274, %277, %266 : !f32x16
         %279 = vector.load %x_lanes[%123, %223] : memref<?x2048xf32>, !f32x16
         %280 = math.fma %274, %279, %268 : !f32x16
         %281 = vector.load %x_lanes[%124, %223] : memref<?x2048xf32>, !f32x16
         %282 = math.fma %274, %281, %270 : !f32x16
         %283 = math.fma %276, %181, %139 : !f32x16
         %284 = math.fma %278, %181, %140 : !f32x16
         %285 = math.fma %280, %181, %141 : !f32x16
         %286 = math.fma %282, %181, %142 : !f32x16
         %287 = math.fma %160, %145, %232 : !f32x16
         %288 = math.fma %160, %146, %233 : !f32x16
         %289 = math.fma %160, %147, %234 : !f32x16
         %290 = math.fma %160, %148, %235 : !f32x16
         %291 = math.fma %175, %145, %283 : !f32x16
         %292 = math.fma %175, %146, %284 : !f32x16
         %293 = math.fma %175, %147, %285 : !f32x16
         %294 = math.fma %175, %148, %286 : !f32x16
         scf.yield %287, %288, %289, %290, %291, %292, %293, %294 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %134#0, %sums[%c_1, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#1, %sums[%c_2, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#2, %sums[%c_8, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#3, %sums[%c_13, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#4, %sums[%c_7, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#5, %sums[%c_17, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#6, %sums[%c_25, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#7, %sums[%c_26, %128, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %295 = arith.cmpi sgt, %106, %c_8 : index
      %296 = arith.cmpi sle, %106, %c_13 : index
      %297 = arith.andi %295, %296 : i1
      scf.if %297 {
       scf.for %298 = %c_1 to %c_6 step %c_2 {
        %299 = arith.addi %58, %298 : index
        %300 = arith.addi %299, %c_0 : index
        %301 = arith.addi %299, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %301, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %301, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %301, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %301, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %302 = arith.addi %300, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %302, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %302, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %302, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %302, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %304:6 = scf.for %303 = %c_1 to %c_12 step %c_15 iter_args(%305 = %c_14, %306 = %c_14, %307 = %c_14, %308 = %c_14, %309 = %c_14, %310 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %311 = arith.divui %303, %c_15 : index
         %312 = arith.muli %311, %c_11 : index
         %313 = vector.load %x_sums[%121, %312] : memref<?x512xf32>, !f32x16
         %314 = vector.load %x_sums[%122, %312] : memref<?x512xf32>, !f32x16
         %315 = vector.load %x_sums[%123, %312] : memref<?x512xf32>, !f32x16
         %316 = arith.muli %311, %c_16 : index
         %317 = arith.addi %316, %c_12 : index
         memref.prefetch %expert_gate_up.codes[%78, %299, %317], read, locality<2>, data : memref<64x2048x320xi32>
         %318 = arith.addi %316, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %299, %318], read, locality<3>, data : memref<64x2048x320xi32>
         %319 = arith.divui %303, %c_6 : index
         %320 = vector.load %expert_gate_up.scales[%78, %299, %319] : memref<64x2048x64xf16>, !f16x2
         %321 = arith.extf %320 : !f16x2 to !f32x2
         %322 = vector.load %expert_gate_up.biases[%78, %299, %319] : memref<64x2048x64xf16>, !f16x2
         %323 = arith.extf %322 : !f16x2 to !f32x2
         %324 = vector.shuffle %321, %321 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %325 = vector.shuffle %323, %323 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %326 = vector.shuffle %324, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %327 = llvm.call_intrinsic "llvm.arithmetic.fence"(%326) : (!f32x16) -> !f32x16
         %328 = arith.muli %319, %c_17 : index
         %329 = vector.load %expert_gate_up.codes[%78, %299, %328] : memref<64x2048x320xi32>, !i32x10
         %330 = vector.bitcast %329 : !i32x10 to !i8x40
         %331 = vector.shuffle %330, %330 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %332 = vector.bitcast %331 : !i8x64 to !i32x16
         %333 = arith.shrui %332, %c_18 : !i32x16
         %334 = vector.shuffle %327, %327 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %300, %317], read, locality<2>, data : memref<64x2048x320xi32>
         memref.prefetch %expert_gate_up.codes[%78, %300, %318], read, locality<3>, data : memref<64x2048x320xi32>
         %335 = vector.load %expert_gate_up.scales[%78, %300, %319] : memref<64x2048x64xf16>, !f16x2
         %336 = arith.extf %335 : !f16x2 to !f32x2
         %337 = vector.load %expert_gate_up.biases[%78, %300, %319] : memref<64x2048x64xf16>, !f16x2
         %338 = arith.extf %337 : !f16x2 to !f32x2
         %339 = vector.shuffle %336, %336 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %340 = vector.shuffle %338, %338 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %341 = vector.shuffle %339, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %342 = llvm.call_intrinsic "llvm.arithmetic.fence"(%341) : (!f32x16) -> !f32x16
         %343 = vector.load %expert_gate_up.codes[%78, %300, %328] : memref<64x2048x320xi32>, !i32x10
         %344 = vector.bitcast %343 : !i32x10 to !i8x40
         %345 = vector.shuffle %344, %344 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %346 = vector.bitcast %345 : !i8x64 to !i32x16
         %347 = arith.shrui %346, %c_18 : !i32x16
         %348 = vector.shuffle %342, %342 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %349 = arith.andi %333, %c_19 : !i32x16
         %350 = arith.subi %349, %c_20 : !i32x16
         %351 = arith.sitofp %350 : !i32x16 to !f32x16
         %352 = vector.load %x_lanes[%121, %303] : memref<?x2048xf32>, !f32x16
         %353 = arith.mulf %351, %352 : !f32x16
         %354 = vector.load %x_lanes[%122, %303] : memref<?x2048xf32>, !f32x16
         %355 = arith.mulf %351, %354 : !f32x16
         %356 = vector.load %x_lanes[%123, %303] : memref<?x2048xf32>, !f32x16
         %357 = arith.mulf %351, %356 : !f32x16
         %358 = arith.shrui %333, %c_21 : !i32x16
         %359 = arith.andi %358, %c_19 : !i32x16
         %360 = arith.subi %359, %c_20 : !i32x16
         %361 = arith.sitofp %360 : !i32x16 to !f32x16
         %362 = arith.addi %303, %c_11 : index
         %363 = vector.load %x_lanes[%121, %362] : memref<?x2048xf32>, !f32x16
         %364 = math.fma %361, %363, %353 : !f32x16
         %365 = vector.load %x_lanes[%122, %362] : memref<?x2048xf32>, !f32x16
         %366 = math.fma %361, %365, %355 : !f32x16
         %367 = vector.load %x_lanes[%123, %362] : memref<?x2048xf32>, !f32x16
         %368 = math.fma %361, %367, %357 : !f32x16
         %369 = arith.shrui %333, %c_22 : !i32x16
         %370 = arith.andi %369, %c_19 : !i32x16
         %371 = arith.subi %370, %c_20 : !i32x16
         %372 = arith.sitofp %371 : !i32x16 to !f32x16
         %373 = arith.addi %303, %c_6 : index
         %374 = vector.load %x_lanes[%121, %373] : memref<?x2048xf32>, !f32x16
         %375 = math.fma %372, %374, %364 : !f32x16
         %376 = vector.load %x_lanes[%122, %373] : memref<?x2048xf32>, !f32x16
         %377 = math.fma %372, %376, %366 : !f32x16
         %378 = vector.load %x_lanes[%123, %373] : memref<?x2048xf32>, !f32x16
         %379 = math.fma %372, %378, %368 : !f32x16
         %380 = arith.shrui %333, %c_23 : !i32x16
         %381 = arith.andi %380, %c_19 : !i32x16
         %382 = arith.subi %381, %c_20 : !i32x16
         %383 = arith.sitofp %382 : !i32x16 to !f32x16
         %384 = arith.addi %303, %c_24 : index
         %385 = vector.load %x_lanes[%121, %384] : memref<?x2048xf32>, !f32x16
         %386 = math.fma %383, %385, %375 : !f32x16
         %387 = vector.load %x_lanes[%122, %384] : memref<?x2048xf32>, !f32x16
         %388 = math.fma %383, %387, %377 : !f32x16
         %389 = vector.load %x_lanes[%123, %384] : memref<?x2048xf32>, !f32x16
         %390 = math.fma %383, %389, %379 : !f32x16
         %391 = math.fma %386, %334, %305 : !f32x16
         %392 = math.fma %388, %334, %306 : !f32x16
         %393 = math.fma %390, %334, %307 : !f32x16
         %394 = arith.andi %347, %c_19 : !i32x16
         %395 = arith.subi %394, %c_20 : !i32x16
         %396 = arith.sitofp %395 : !i32x16 to !f32x16
         %397 = vector.load %x_lanes[%121, %303] : memref<?x2048xf32>, !f32x16
         %398 = arith.mulf %396, %397 : !f32x16
         %399 = vector.load %x_lanes[%122, %303] : memref<?x2048xf32>, !f32x16
         %400 = arith.mulf %396, %399 : !f32x16
         %401 = vector.load %x_lanes[%123, %303] : memref<?x2048xf32>, !f32x16
         %402 = arith.mulf %396, %401 : !f32x16
         %403 = arith.shrui %347, %c_21 : !i32x16
         %404 = arith.andi %403, %c_19 : !i32x16
         %405 = arith.subi %404, %c_20 : !i32x16
         %406 = arith.sitofp %405 : !i32x16 to !f32x16
         %407 = vector.load %x_lanes[%121, %362] : memref<?x2048xf32>, !f32x16
         %408 = math.fma %406, %407, %398 : !f32x16
         %409 = vector.load %x_lanes[%122, %362] : memref<?x2048xf32>, !f32x16
         %410 = math.fma %406, %409, %400 : !f32x16
         %411 = vector.load %x_lanes[%123, %362] : memref<?x2048xf32>, !f32x16
         %412 = math.fma %406, %411, %402 : !f32x16
         %413 = arith.shrui %347, %c_22 : !i32x16
         %414 = arith.andi %413, %c_19 : !i32x16
         %415 = arith.subi %414, %c_20 : !i32x16
         %416 = arith.sitofp %415 : !i32x16 to !f32x16
         %417 = vector.load %x_lanes[%121, %373] : memref<?x2048xf32>, !f32x16
         %418 = math.fma %416, %417, %408 : !f32x16
         %419 = vector.load %x_lanes[%122, %373] : memref<?x2048xf32>, !f32x16
         %420 = math.fma %416, %419, %410 : !f32x16
         %421 = vector.load %x_lanes[%123, %373] : memref<?x2048xf32>, !f32x16
         %422 = math.fma %416, %421, %412 : !f32x16
         %423 = arith.shrui %347, %c_23 : !i32x16
         %424 = arith.andi %423, %c_19 : !i32x16
         %425 = arith.subi %424, %c_20 : !i32x16
         %426 = arith.sitofp %425 : !i32x16 to !f32x16
         %427 = vector.load %x_lanes[%121, %384] : memref<?x2048xf32>, !f32x16
         %428 = math.fma %426, %427, %418 : !f32x16
         %429 = vector.load %x_lanes[%122, %384] : memref<?x2048xf32>, !f32x16
         %430 = math.fma %426, %429, %420 : !f32x16
         %431 = vector.load %x_lanes[%123, %384] : memref<?x2048xf32>, !f32x16
         %432 = math.fma %426, %431, %422 : !f32x16
         %433 = math.fma %428, %348, %308 : !f32x16
         %434 = math.fma %430, %348, %309 : !f32x16
         %435 = math.fma %432, %348, %310 : !f32x16
         %436 = math.fma %327, %313, %391 : !f32x16
         %437 = math.fma %327, %314, %392 : !f32x16
         %438 = math.fma %327, %315, %393 : !f32x16
         %439 = math.fma %342, %313, %433 : !f32x16
         %440 = math.fma %342, %314, %434 : !f32x16
         %441 = math.fma %342, %315, %435 : !f32x16
         scf.yield %436, %437, %438, %439, %440, %441 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %304#0, %sums[%c_1, %298, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %304#1, %sums[%c_2, %298, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %304#2, %sums[%c_8, %298, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %304#3, %sums[%c_7, %298, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %304#4, %sums[%c_17, %298, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %304#5, %sums[%c_25, %298, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %442 = arith.cmpi sgt, %106, %c_2 : index
      %443 = arith.cmpi sle, %106, %c_8 : index
      %444 = arith.andi %442, %443 : i1
      scf.if %444 {
       scf.for %445 = %c_1 to %c_6 step %c_2 {
        %446 = arith.addi %58, %445 : index
        %447 = arith.addi %446, %c_0 : index
        %448 = arith.addi %446, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %448, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %448, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %448, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %448, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %449 = arith.addi %447, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %449, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %449, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %449, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %449, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %451:4 = scf.for %450 = %c_1 to %c_12 step %c_15 iter_args(%452 = %c_14, %453 = %c_14, %454 = %c_14, %455 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %456 = arith.divui %450, %c_15 : index
         %457 = arith.muli %456, %c_11 : index
         %458 = vector.load %x_sums[%121, %457] : memref<?x512xf32>, !f32x16
         %459 = vector.load %x_sums[%122, %457] : memref<?x512xf32>, !f32x16
         %460 = arith.muli %456, %c_16 : index
         %461 = arith.addi %460, %c_12 : index
         memref.prefetch %expert_gate_up.codes[%78, %446, %461], read, locality<2>, data : memref<64x2048x320xi32>
         %462 = arith.addi %460, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %446, %462], read, locality<3>, data : memref<64x2048x320xi32>
         %463 = arith.divui %450, %c_6 : index
         %464 = vector.load %expert_gate_up.scales[%78, %446, %463] : memref<64x2048x64xf16>, !f16x2
         %465 = arith.extf %464 : !f16x2 to !f32x2
         %466 = vector.load %expert_gate_up.biases[%78, %446, %463] : memref<64x2048x64xf16>, !f16x2
         %467 = arith.extf %466 : !f16x2 to !f32x2
         %468 = vector.shuffle %465, %465 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %469 = vector.shuffle %467, %467 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %470 = vector.shuffle %468, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %471 = llvm.call_intrinsic "llvm.arithmetic.fence"(%470) : (!f32x16) -> !f32x16
         %472 = arith.muli %463, %c_17 : index
         %473 = vector.load %expert_gate_up.codes[%78, %446, %472] : memref<64x2048x320xi32>, !i32x10
         %474 = vector.bitcast %473 : !i32x10 to !i8x40
         %475 = vector.shuffle %474, %474 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %476 = vector.bitcast %475 : !i8x64 to !i32x16
         %477 = arith.shrui %476, %c_18 : !i32x16
         %478 = vector.shuffle %471, %471 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %447, %461], read, locality<2>, data : memref<64x2048x320xi32>
         memref.prefetch %expert_gate_up.codes[%78, %447, %462], read, locality<3>, data : memref<64x2048x320xi32>
         %479 = vector.load %expert_gate_up.scales[%78, %447, %463] : memref<64x2048x64xf16>, !f16x2
         %480 = arith.extf %479 : !f16x2 to !f32x2
         %481 = vector.load %expert_gate_up.biases[%78, %447, %463] : memref<64x2048x64xf16>, !f16x2
         %482 = arith.extf %481 : !f16x2 to !f32x2
         %483 = vector.shuffle %480, %480 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %484 = vector.shuffle %482, %482 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %485 = vector.shuffle %483, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %486 = llvm.call_intrinsic "llvm.arithmetic.fence"(%485) : (!f32x16) -> !f32x16
         %487 = vector.load %expert_gate_up.codes[%78, %447, %472] : memref<64x2048x320xi32>, !i32x10
         %488 = vector.bitcast %487 : !i32x10 to !i8x40
         %489 = vector.shuffle %488, %488 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %490 = vector.bitcast %489 : !i8x64 to !i32x16
         %491 = arith.shrui %490, %c_18 : !i32x16
         %492 = vector.shuffle %486, %486 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %493 = arith.andi %477, %c_19 : !i32x16
         %494 = arith.subi %493, %c_20 : !i32x16
         %495 = arith.sitofp %494 : !i32x16 to !f32x16
         %496 = vector.load %x_lanes[%121, %450] : memref<?x2048xf32>, !f32x16
         %497 = arith.mulf %495, %496 : !f32x16
         %498 = vector.load %x_lanes[%122, %450] : memref<?x2048xf32>, !f32x16
         %499 = arith.mulf %495, %498 : !f32x16
         %500 = arith.shrui %477, %c_21 : !i32x16
         %501 = arith.andi %500, %c_19 : !i32x16
         %502 = arith.subi %501, %c_20 : !i32x16
         %503 = arith.sitofp %502 : !i32x16 to !f32x16
         %504 = arith.addi %450, %c_11 : index
         %505 = vector.load %x_lanes[%121, %504] : memref<?x2048xf32>, !f32x16
         %506 = math.fma %503, %505, %497 : !f32x16
         %507 = vector.load %x_lanes[%122, %504] : memref<?x2048xf32>, !f32x16
         %508 = math.fma %503, %507, %499 : !f32x16
         %509 = arith.shrui %477, %c_22 : !i32x16
         %510 = arith.andi %509, %c_19 : !i32x16
         %511 = arith.subi %510, %c_20 : !i32x16
         %512 = arith.sitofp %511 : !i32x16 to !f32x16
         %513 = arith.addi %450, %c_6 : index
         %514 = vector.load %x_lanes[%121, %513] : memref<?x2048xf32>, !f32x16
         %515 = math.fma %512, %514, %506 : !f32x16
         %516 = vector.load %x_lanes[%122, %513] : memref<?x2048xf32>, !f32x16
         %517 = math.fma %512, %516, %508 : !f32x16
         %518 = arith.shrui %477, %c_23 : !i32x16
         %519 = arith.andi %518, %c_19 : !i32x16
         %520 = arith.subi %519, %c_20 : !i32x16
         %521 = arith.sitofp %520 : !i32x16 to !f32x16
         %522 = arith.addi %450, %c_24 : index
         %523 = vector.load %x_lanes[%121, %522] : memref<?x2048xf32>, !f32x16
         %524 = math.fma %521, %523, %515 : !f32x16
         %525 = vector.load %x_lanes[%122, %522] : memref<?x2048xf32>, !f32x16
         %526 = math.fma %521, %525, %517 : !f32x16
         %527 = math.fma %524, %478, %452 : !f32x16
         %528 = math.fma %526, %478, %453 : !f32x16
         %529 = arith.andi %491, %c_19 : !i32x16
         %530 = arith.subi %529, %c_20 : !i32x16
         %531 = arith.sitofp %530 : !i32x16 to !f32x16
         %532 = vector.load %x_lanes[%121, %450] : memref<?x2048xf32>, !f32x16
         %533 = arith.mulf %531, %532 : !f32x16
         %534 = vector.load %x_lanes[%122, %450] : memref<?x2048xf32>, !f32x16
         %535 = arith.mulf %531, %534 : !f32x16
         %536 = arith.shrui %491, %c_21 : !i32x16
         %537 = arith.andi %536, %c_19 : !i32x16
         %538 = arith.subi %537, %c_20 : !i32x16
         %539 = arith.sitofp %538 : !i32x16 to !f32x16
         %540 = vector.load %x_lanes[%121, %504] : memref<?x2048xf32>, !f32x16
         %541 = math.fma %539, %540, %533 : !f32x16
         %542 = vector.load %x_lanes[%122, %504] : memref<?x2048xf32>, !f32x16
         %543 = math.fma %539, %542, %535 : !f32x16
         %544 = arith.shrui %491, %c_22 : !i32x16
         %545 = arith.andi %544, %c_19 : !i32x16
         %546 = arith.subi %545, %c_20 : !i32x16
         %547 = arith.sitofp %546 : !i32x16 to !f32x16
         %548 = vector.load %x_lanes[%121, %513] : memref<?x2048xf32>, !f32x16
         %549 = math.fma %547, %548, %541 : !f32x16
         %550 = vector.load %x_lanes[%122, %513] : memref<?x2048xf32>, !f32x16
         %551 = math.fma %547, %550, %543 : !f32x16
         %552 = arith.shrui %491, %c_23 : !i32x16
         %553 = arith.andi %552, %c_19 : !i32x16
         %554 = arith.subi %553, %c_20 : !i32x16
         %555 = arith.sitofp %554 : !i32x16 to !f32x16
         %556 = vector.load %x_lanes[%121, %522] : memref<?x2048xf32>, !f32x16
         %557 = math.fma %555, %556, %549 : !f32x16
         %558 = vector.load %x_lanes[%122, %522] : memref<?x2048xf32>, !f32x16
         %559 = math.fma %555, %558, %551 : !f32x16
         %560 = math.fma %557, %492, %454 : !f32x16
         %561 = math.fma %559, %492, %455 : !f32x16
         %562 = math.fma %471, %458, %527 : !f32x16
         %563 = math.fma %471, %459, %528 : !f32x16
         %564 = math.fma %486, %458, %560 : !f32x16
         %565 = math.fma %486, %459, %561 : !f32x16
         scf.yield %562, %563, %564, %565 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %451#0, %sums[%c_1, %445, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %451#1, %sums[%c_2, %445, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %451#2, %sums[%c_7, %445, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %451#3, %sums[%c_17, %445, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %566 = arith.cmpi sle, %106, %c_2 : index
      %567 = arith.andi %110, %566 : i1
      scf.if %567 {
       scf.for %568 = %c_1 to %c_6 step %c_2 {
        %569 = arith.addi %58, %568 : index
        %570 = arith.addi %569, %c_0 : index
        %571 = arith.addi %569, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %571, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %571, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %571, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %571, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %572 = arith.addi %570, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %572, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%78, %572, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %572, %c_1], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%78, %572, %c_6], read, locality<3>, data : memref<64x2048x64xf16>
        %574:2 = scf.for %573 = %c_1 to %c_12 step %c_15 iter_args(%575 = %c_14, %576 = %c_14) -> (!f32x16, !f32x16) {
         %577 = arith.divui %573, %c_15 : index
         %578 = arith.muli %577, %c_11 : index
         %579 = vector.load %x_sums[%121, %578] : memref<?x512xf32>, !f32x16
         %580 = arith.muli %577, %c_16 : index
         %581 = arith.addi %580, %c_12 : index
         memref.prefetch %expert_gate_up.codes[%78, %569, %581], read, locality<2>, data : memref<64x2048x320xi32>
         %582 = arith.addi %580, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %569, %582], read, locality<3>, data : memref<64x2048x320xi32>
         %583 = arith.divui %573, %c_6 : index
         %584 = vector.load %expert_gate_up.scales[%78, %569, %583] : memref<64x2048x64xf16>, !f16x2
         %585 = arith.extf %584 : !f16x2 to !f32x2
         %586 = vector.load %expert_gate_up.biases[%78, %569, %583] : memref<64x2048x64xf16>, !f16x2
         %587 = arith.extf %586 : !f16x2 to !f32x2
         %588 = vector.shuffle %585, %585 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %589 = vector.shuffle %587, %587 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %590 = vector.shuffle %588, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %591 = llvm.call_intrinsic "llvm.arithmetic.fence"(%590) : (!f32x16) -> !f32x16
         %592 = arith.muli %583, %c_17 : index
         %593 = vector.load %expert_gate_up.codes[%78, %569, %592] : memref<64x2048x320xi32>, !i32x10
         %594 = vector.bitcast %593 : !i32x10 to !i8x40
         %595 = vector.shuffle %594, %594 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %596 = vector.bitcast %595 : !i8x64 to !i32x16
         %597 = arith.shrui %596, %c_18 : !i32x16
         %598 = vector.shuffle %591, %591 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %570, %581], read, locality<2>, data : memref<64x2048x320xi32>
         memref.prefetch %expert_gate_up.codes[%78, %570, %582], read, locality<3>, data : memref<64x2048x320xi32>
         %599 = vector.load %expert_gate_up.scales[%78, %570, %583] : memref<64x2048x64xf16>, !f16x2
         %600 = arith.extf %599 : !f16x2 to !f32x2
         %601 = vector.load %expert_gate_up.biases[%78, %570, %583] : memref<64x2048x64xf16>, !f16x2
         %602 = arith.extf %601 : !f16x2 to !f32x2
         %603 = vector.shuffle %600, %600 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %604 = vector.shuffle %602, %602 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %605 = vector.shuffle %603, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %606 = llvm.call_intrinsic "llvm.arithmetic.fence"(%605) : (!f32x16) -> !f32x16
         %607 = vector.load %expert_gate_up.codes[%78, %570, %592] : memref<64x2048x320xi32>, !i32x10
         %608 = vector.bitcast %607 : !i32x10 to !i8x40
         %609 = vector.shuffle %608, %608 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %610 = vector.bitcast %609 : !i8x64 to !i32x16
         %611 = arith.shrui %610, %c_18 : !i32x16
         %612 = vector.shuffle %606, %606 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %613 = arith.andi %597, %c_19 : !i32x16
         %614 = arith.subi %613, %c_20 : !i32x16
         %615 = arith.sitofp %614 : !i32x16 to !f32x16
         %616 = vector.load %x_lanes[%121, %573] : memref<?x2048xf32>, !f32x16
         %617 = arith.mulf %615, %616 : !f32x16
         %618 = arith.shrui %597, %c_21 : !i32x16
         %619 = arith.andi %618, %c_19 : !i32x16
         %620 = arith.subi %619, %c_20 : !i32x16
         %621 = arith.sitofp %620 : !i32x16 to !f32x16
         %622 = arith.addi %573, %c_11 : index
         %623 = vector.load %x_lanes[%121, %622] : memref<?x2048xf32>, !f32x16
         %624 = math.fma %621, %623, %617 : !f32x16
         %625 = arith.shrui %597, %c_22 : !i32x16
         %626 = arith.andi %625, %c_19 : !i32x16
         %627 = arith.subi %626, %c_20 : !i32x16
         %628 = arith.sitofp %627 : !i32x16 to !f32x16
         %629 = arith.addi %573, %c_6 : index
         %630 = vector.load %x_lanes[%121, %629] : memref<?x2048xf32>, !f32x16
         %631 = math.fma %628, %630, %624 : !f32x16
         %632 = arith.shrui %597, %c_23 : !i32x16
         %633 = arith.andi %632, %c_19 : !i32x16
         %634 = arith.subi %633, %c_20 : !i32x16
         %635 = arith.sitofp %634 : !i32x16 to !f32x16
         %636 = arith.addi %573, %c_24 : index
         %637 = vector.load %x_lanes[%121, %636] : memref<?x2048xf32>, !f32x16
         %638 = math.fma %635, %637, %631 : !f32x16
         %639 = math.fma %638, %598, %575 : !f32x16
         %640 = arith.andi %611, %c_19 : !i32x16
         %641 = arith.subi %640, %c_20 : !i32x16
         %642 = arith.sitofp %641 : !i32x16 to !f32x16
         %643 = vector.load %x_lanes[%121, %573] : memref<?x2048xf32>, !f32x16
         %644 = arith.mulf %642, %643 : !f32x16
         %645 = arith.shrui %611, %c_21 : !i32x16
         %646 = arith.andi %645, %c_19 : !i32x16
         %647 = arith.subi %646, %c_20 : !i32x16
         %648 = arith.sitofp %647 : !i32x16 to !f32x16
         %649 = vector.load %x_lanes[%121, %622] : memref<?x2048xf32>, !f32x16
         %650 = math.fma %648, %649, %644 : !f32x16
         %651 = arith.shrui %611, %c_22 : !i32x16
         %652 = arith.andi %651, %c_19 : !i32x16
         %653 = arith.subi %652, %c_20 : !i32x16
         %654 = arith.sitofp %653 : !i32x16 to !f32x16
         %655 = vector.load %x_lanes[%121, %629] : memref<?x2048xf32>, !f32x16
         %656 = math.fma %654, %655, %650 : !f32x16
         %657 = arith.shrui %611, %c_23 : !i32x16
         %658 = arith.andi %657, %c_19 : !i32x16
         %659 = arith.subi %658, %c_20 : !i32x16
         %660 = arith.sitofp %659 : !i32x16 to !f32x16
         %661 = vector.load %x_lanes[%121, %636] : memref<?x2048xf32>, !f32x16
         %662 = math.fma %660, %661, %656 : !f32x16
         %663 = math.fma %662, %612, %576 : !f32x16
         %664 = math.fma %591, %579, %639 : !f32x16
         %665 = math.fma %606, %579, %663 : !f32x16
         scf.yield %664, %665 : !f32x16, !f32x16
        }
        vector.store %574#0, %sums[%c_1, %568, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %574#1, %sums[%c_7, %568, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      scf.for %666 = %c_1 to %106 step %c_2 {
       scf.for %667 = %c_1 to %c_6 step %c_11 {
        %668 = arith.addi %58, %667 : index
        %669 = memref.load %group[%666] : memref<6xi32>
        %670 = arith.index_cast %669 : i32 to index
        scf.for %671 = %c_1 to %c_8 step %c_2 {
         %672 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
         %673 = arith.muli %667, %c_15 : index
         %674 = arith.addi %672, %673 : index
         %675 = arith.muli %671, %c_7 : index
         %676 = arith.addi %666, %675 : index
         %677 = arith.muli %676, %c_12 : index
         %678 = arith.addi %674, %677 : index
         %679 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %680 = arith.muli %671, %c_15 : index
         %681 = arith.addi %679, %680 : index
         func.call @add_up_16(%678, %681) : (index, index) -> ()
        }
        %682 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, !f32x16
        %683 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, !f32x16
        %684 = arith.subf %c_14, %682 : !f32x16
        %685 = arith.cmpf ogt, %684, %c_27 : !f32x16
        %686 = arith.select %685, %c_27, %684 : !i1x16, !f32x16
        %687 = arith.cmpf olt, %686, %c_28 : !f32x16
        %688 = arith.select %687, %c_28, %686 : !i1x16, !f32x16
        %689 = arith.mulf %688, %c_29 : !f32x16
        %690 = math.roundeven %689 : !f32x16
        %691 = math.fma %690, %c_30, %688 : !f32x16
        %692 = math.fma %690, %c_31, %691 : !f32x16
        %693 = math.fma %c_32, %692, %c_33 : !f32x16
        %694 = math.fma %693, %692, %c_34 : !f32x16
        %695 = math.fma %694, %692, %c_35 : !f32x16
        %696 = math.fma %695, %692, %c_36 : !f32x16
        %697 = math.fma %696, %692, %c_37 : !f32x16
        %698 = math.fma %697, %692, %c_38 : !f32x16
        %699 = math.fma %698, %692, %c_38 : !f32x16
        %700 = arith.fptosi %690 : !f32x16 to !i32x16
        %701 = arith.shrsi %700, %c_39 : !i32x16
        %702 = arith.subi %700, %701 : !i32x16
        %703 = arith.addi %701, %c_41 : !i32x16
        %704 = arith.shli %703, %c_40 : !i32x16
        %705 = arith.bitcast %704 : !i32x16 to !f32x16
        %706 = arith.mulf %699, %705 : !f32x16
        %707 = arith.addi %702, %c_41 : !i32x16
        %708 = arith.shli %707, %c_40 : !i32x16
        %709 = arith.bitcast %708 : !i32x16 to !f32x16
        %710 = arith.mulf %706, %709 : !f32x16
        %711 = arith.addf %710, %c_38 : !f32x16
        %712 = arith.divf %682, %711 : !f32x16
        %713 = arith.mulf %712, %683 : !f32x16
        vector.store %713, %hidden[%670, %668] : memref<?x1024xf32>, !f32x16
       }
      }
     }
     %714 = arith.select %107, %c_1, %106 : index
     scf.yield %714 : index
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
 %c_13 = arith.constant 2048 : index
 %c_14 = arith.constant 3 : index
 %c_15 = arith.constant dense<0x00000000> : !f32x16
 %c_16 = arith.constant 10 : index
 %c_17 = arith.constant 5 : index
 %c_18 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : !i32x16
 %c_19 = arith.constant dense<31> : !i32x16
 %c_20 = arith.constant dense<16> : !i32x16
 %c_21 = arith.constant dense<5> : !i32x16
 %c_22 = arith.constant dense<10> : !i32x16
 %c_23 = arith.constant dense<15> : !i32x16
 %c_24 = arith.constant 48 : index
 %c_25 = arith.constant 4096 : index
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
     scf.for %94 = %c_11 to %c_13 step %c_12 {
      memref.prefetch %expert_down.codes[%90, %92, %94], read, locality<2>, data : memref<64x2048x160xi32>
     }
    }
    %96:1 = scf.for %95 = %64 to %assignments step %c_3 iter_args(%97 = %c_2) -> (index) {
     %98 = memref.load %ids[%95] : memref<?xi32>
     %99 = arith.cmpi eq, %98, %65 : i32
     scf.if %99 {
      %100 = arith.index_cast %95 : index to i32
      memref.store %100, %group[%97] : memref<6xi32>
      %101 = arith.addi %97, %c_3 : index
      memref.store %100, %group[%101] : memref<6xi32>
      %102 = arith.addi %97, %c_9 : index
      memref.store %100, %group[%102] : memref<6xi32>
     }
     %103 = arith.addi %97, %c_3 : index
     %104 = arith.select %99, %103, %97 : index
     %105 = arith.cmpi eq, %104, %c_8 : index
     %106 = arith.subi %assignments, %c_3 : index
     %107 = arith.cmpi eq, %95, %106 : index
     %108 = arith.cmpi sgt, %104, %c_2 : index
     %109 = arith.andi %107, %108 : i1
     %110 = arith.ori %105, %109 : i1
     scf.if %110 {
      %111 = memref.load %group[%c_2] : memref<6xi32>
      %112 = arith.index_cast %111 : i32 to index
      %113 = memref.load %group[%c_3] : memref<6xi32>
      %114 = arith.index_cast %113 : i32 to index
      %115 = memref.load %group[%c_9] : memref<6xi32>
      %116 = arith.index_cast %115 : i32 to index
      %117 = memref.load %group[%c_14] : memref<6xi32>
      %118 = arith.index_cast %117 : i32 to index
      %119 = arith.cmpi sgt, %104, %c_14 : index
      %120 = arith.cmpi sle, %104, %c_8 : index
      %121 = arith.andi %119, %120 : i1
      scf.if %121 {
       scf.for %122 = %c_2 to %c_0 step %c_3 {
        %123 = arith.addi %59, %122 : index
        %124 = arith.addi %123, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %124, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %124, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %126:4 = scf.for %125 = %c_2 to %c_1 step %c_0 iter_args(%127 = %c_15, %128 = %c_15, %129 = %c_15, %130 = %c_15) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %131 = arith.divui %125, %c_0 : index
         %132 = arith.muli %131, %c_12 : index
         %133 = vector.load %hidden_sums[%112, %132] : memref<?x256xf32>, !f32x16
         %134 = vector.load %hidden_sums[%114, %132] : memref<?x256xf32>, !f32x16
         %135 = vector.load %hidden_sums[%116, %132] : memref<?x256xf32>, !f32x16
         %136 = vector.load %hidden_sums[%118, %132] : memref<?x256xf32>, !f32x16
         %137 = arith.muli %131, %c_16 : index
         %138 = arith.addi %137, %c_13 : index
         memref.prefetch %expert_down.codes[%79, %123, %138], read, locality<2>, data : memref<64x2048x160xi32>
         %139 = arith.addi %137, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %123, %139], read, locality<3>, data : memref<64x2048x160xi32>
         %140 = arith.divui %125, %c_7 : index
         %141 = vector.load %expert_down.scales[%79, %123, %140] : memref<64x2048x32xf16>, !f16x2
         %142 = arith.extf %141 : !f16x2 to !f32x2
         %143 = vector.load %expert_down.biases[%79, %123, %140] : memref<64x2048x32xf16>, !f16x2
         %144 = arith.extf %143 : !f16x2 to !f32x2
         %145 = vector.shuffle %142, %142 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %146 = vector.shuffle %144, %144 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %148 = llvm.call_intrinsic "llvm.arithmetic.fence"(%147) : (!f32x16) -> !f32x16
         %149 = arith.muli %140, %c_17 : index
         %150 = vector.load %expert_down.codes[%79, %123, %149] : memref<64x2048x160xi32>, !i32x10
         %151 = vector.bitcast %150 : !i32x10 to !i8x40
         %152 = vector.shuffle %151, %151 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %153 = vector.bitcast %152 : !i8x64 to !i32x16
         %154 = arith.shrui %153, %c_18 : !i32x16
         %155 = vector.shuffle %148, %148 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %156 = arith.andi %154, %c_19 : !i32x16
         %157 = arith.subi %156, %c_20 : !i32x16
         %158 = arith.sitofp %157 : !i32x16 to !f32x16
         %159 = vector.load %hidden_lanes[%112, %125] : memref<?x1024xf32>, !f32x16
         %160 = arith.mulf %158, %159 : !f32x16
         %161 = vector.load %hidden_lanes[%114, %125] : memref<?x1024xf32>, !f32x16
         %162 = arith.mulf %158, %161 : !f32x16
         %163 = vector.load %hidden_lanes[%116, %125] : memref<?x1024xf32>, !f32x16
         %164 = arith.mulf %158, %163 : !f32x16
         %165 = vector.load %hidden_lanes[%118, %125] : memref<?x1024xf32>, !f32x16
         %166 = arith.mulf %158, %165 : !f32x16
         %167 = arith.shrui %154, %c_21 : !i32x16
         %168 = arith.andi %167, %c_19 : !i32x16
         %169 = arith.subi %168, %c_20 : !i32x16
         %170 = arith.sitofp %169 : !i32x16 to !f32x16
         %171 = arith.addi %125, %c_12 : index
         %172 = vector.load %hidden_lanes[%112, %171] : memref<?x1024xf32>, !f32x16
         %173 = math.fma %170, %172, %160 : !f32x16
         %174 = vector.load %hidden_lanes[%114, %171] : memref<?x1024xf32>, !f32x16
         %175 = math.fma %170, %174, %162 : !f32x16
         %176 = vector.load %hidden_lanes[%116, %171] : memref<?x1024xf32>, !f32x16
         %177 = math.fma %170, %176, %164 : !f32x16
         %178 = vector.load %hidden_lanes[%118, %171] : memref<?x1024xf32>, !f32x16
         %179 = math.fma %170, %178, %166 : !f32x16
         %180 = arith.shrui %154, %c_22 : !i32x16
         %181 = arith.andi %180, %c_19 : !i32x16
         %182 = arith.subi %181, %c_20 : !i32x16
         %183 = arith.sitofp %182 : !i32x16 to !f32x16
         %184 = arith.addi %125, %c_7 : index
         %185 = vector.load %hidden_lanes[%112, %184] : memref<?x1024xf32>, !f32x16
         %186 = math.fma %183, %185, %173 : !f32x16
         %187 = vector.load %hidden_lanes[%114, %184] : memref<?x1024xf32>, !f32x16
         %188 = math.fma %183, %187, %175 : !f32x16
         %189 = vector.load %hidden_lanes[%116, %184] : memref<?x1024xf32>, !f32x16
         %190 = math.fma %183, %189, %177 : !f32x16
         %191 = vector.load %hidden_lanes[%118, %184] : memref<?x1024xf32>, !f32x16
         %192 = math.fma %183, %191, %179 : !f32x16
         %193 = arith.shrui %154, %c_23 : !i32x16
         %194 = arith.andi %193, %c_19 : !i32x16
         %195 = arith.subi %194, %c_20 : !i32x16
         %196 = arith.sitofp %195 : !i32x16 to !f32x16
         %197 = arith.addi %125, %c_24 : index
         %198 = vector.load %hidden_lanes[%112, %197] : memref<?x1024xf32>, !f32x16
         %199 = math.fma %196, %198, %186 : !f32x16
         %200 = vector.load %hidden_lanes[%114, %197] : memref<?x1024xf32>, !f32x16
         %201 = math.fma %196, %200, %188 : !f32x16
         %202 = vector.load %hidden_lanes[%116, %197] : memref<?x1024xf32>, !f32x16
         %203 = math.fma %196, %202, %190 : !f32x16
         %204 = vector.load %hidden_lanes[%118, %197] : memref<?x1024xf32>, !f32x16
         %205 = math.fma %196, %204, %192 : !f32x16
         %206 = math.fma %199, %155, %127 : !f32x16
         %207 = math.fma %201, %155, %128 : !f32x16
         %208 = math.fma %203, %155, %129 : !f32x16
         %209 = math.fma %205, %155, %130 : !f32x16
         %210 = math.fma %148, %133, %206 : !f32x16
         %211 = math.fma %148, %134, %207 : !f32x16
         %212 = math.fma %148, %135, %208 : !f32x16
         %213 = math.fma %148, %136, %209 : !f32x16
         scf.yield %210, %211, %212, %213 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %126#0, %sums[%c_2, %122, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %126#1, %sums[%c_3, %122, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %126#2, %sums[%c_9, %122, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %126#3, %sums[%c_14, %122, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %214 = arith.cmpi sgt, %104, %c_9 : index
      %215 = arith.cmpi sle, %104, %c_14 : index
      %216 = arith.andi %214, %215 : i1
      scf.if %216 {
       scf.for %217 = %c_2 to %c_0 step %c_3 {
        %218 = arith.addi %59, %217 : index
        %219 = arith.addi %218, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %219, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %219, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %221:3 = scf.for %220 = %c_2 to %c_1 step %c_0 iter_args(%222 = %c_15, %223 = %c_15, %224 = %c_15) -> (!f32x16, !f32x16, !f32x16) {
         %225 = arith.divui %220, %c_0 : index
         %226 = arith.muli %225, %c_12 : index
         %227 = vector.load %hidden_sums[%112, %226] : memref<?x256xf32>, !f32x16
         %228 = vector.load %hidden_sums[%114, %226] : memref<?x256xf32>, !f32x16
         %229 = vector.load %hidden_sums[%116, %226] : memref<?x256xf32>, !f32x16
         %230 = arith.muli %225, %c_16 : index
         %231 = arith.addi %230, %c_13 : index
         memref.prefetch %expert_down.codes[%79, %218, %231], read, locality<2>, data : memref<64x2048x160xi32>
         %232 = arith.addi %230, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %218, %232], read, locality<3>, data : memref<64x2048x160xi32>
         %233 = arith.divui %220, %c_7 : index
         %234 = vector.load %expert_down.scales[%79, %218, %233] : memref<64x2048x32xf16>, !f16x2
         %235 = arith.extf %234 : !f16x2 to !f32x2
         %236 = vector.load %expert_down.biases[%79, %218, %233] : memref<64x2048x32xf16>, !f16x2
         %237 = arith.extf %236 : !f16x2 to !f32x2
         %238 = vector.shuffle %235, %235 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %239 = vector.shuffle %237, %237 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %240 = vector.shuffle %238, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %241 = llvm.call_intrinsic "llvm.arithmetic.fence"(%240) : (!f32x16) -> !f32x16
         %242 = arith.muli %233, %c_17 : index
         %243 = vector.load %expert_down.codes[%79, %218, %242] : memref<64x2048x160xi32>, !i32x10
         %244 = vector.bitcast %243 : !i32x10 to !i8x40
         %245 = vector.shuffle %244, %244 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %246 = vector.bitcast %245 : !i8x64 to !i32x16
         %247 = arith.shrui %246, %c_18 : !i32x16
         %248 = vector.shuffle %241, %241 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %249 = arith.andi %247, %c_19 : !i32x16
         %250 = arith.subi %249, %c_20 : !i32x16
         %251 = arith.sitofp %250 : !i32x16 to !f32x16
         %252 = vector.load %hidden_lanes[%112, %220] : memref<?x1024xf32>, !f32x16
         %253 = arith.mulf %251, %252 : !f32x16
         %254 = vector.load %hidden_lanes[%114, %220] : memref<?x1024xf32>, !f32x16
         %255 = arith.mulf %251, %254 : !f32x16
         %256 = vector.load %hidden_lanes[%116, %220] : memref<?x1024xf32>, !f32x16
         %257 = arith.mulf %251, %256 : !f32x16
         %258 = arith.shrui %247, %c_21 : !i32x16
         %259 = arith.andi %258, %c_19 : !i32x16
         %260 = arith.subi %259, %c_20 : !i32x16
         %261 = arith.sitofp %260 : !i32x16 to !f32x16
         %262 = arith.addi %220, %c_12 : index
         %263 = vector.load %hidden_lanes[%112, %262] : memref<?x1024xf32>, !f32x16
         %264 = math.fma %261, %263, %253 : !f32x16
         %265 = vector.load %hidden_lanes[%114, %262] : memref<?x1024xf32>, !f32x16
         %266 = math.fma %261, %265, %255 : !f32x16
         %267 = vector.load %hidden_lanes[%116, %262] : memref<?x1024xf32>, !f32x16
         %268 = math.fma %261, %267, %257 : !f32x16
         %269 = arith.shrui %247, %c_22 : !i32x16
         %270 = arith.andi %269, %c_19 : !i32x16
         %271 = arith.subi %270, %c_20 : !i32x16
         %272 = arith.sitofp %271 : !i32x16 to !f32x16
         %273 = arith.addi %220, %c_7 : index
         %274 = vector.load %hidden_lanes[%112, %273] : memref<?x1024xf32>, !f32x16
         %275 = math.fma %272, %274, %264 : !f32x16
         %276 = vector.load %hidden_lanes[%114, %273] : memref<?x1024xf32>, !f32x16
         %277 = math.fma %272, %276, %266 : !f32x16
         %278 = vector.load %hidden_lanes[%116, %273] : memref<?x1024xf32>, !f32x16
         %279 = math.fma %272, %278, %268 : !f32x16
         %280 = arith.shrui %247, %c_23 : !i32x16
         %281 = arith.andi %280, %c_19 : !i32x16
         %282 = arith.subi %281, %c_20 : !i32x16
         %283 = arith.sitofp %282 : !i32x16 to !f32x16
         %284 = arith.addi %220, %c_24 : index
         %285 = vector.load %hidden_lanes[%112, %284] : memref<?x1024xf32>, !f32x16
         %286 = math.fma %283, %285, %275 : !f32x16
         %287 = vector.load %hidden_lanes[%114, %284] : memref<?x1024xf32>, !f32x16
         %288 = math.fma %283, %287, %277 : !f32x16
         %289 = vector.load %hidden_lanes[%116, %284] : memref<?x1024xf32>, !f32x16
         %290 = math.fma %283, %289, %279 : !f32x16
         %291 = math.fma %286, %248, %222 : !f32x16
         %292 = math.fma %288, %248, %223 : !f32x16
         %293 = math.fma %290, %248, %224 : !f32x16
         %294 = math.fma %241, %227, %291 : !f32x16
         %295 = math.fma %241, %228, %292 : !f32x16
         %296 = math.fma %241, %229, %293 : !f32x16
         scf.yield %294, %295, %296 : !f32x16, !f32x16, !f32x16
        }
        vector.store %221#0, %sums[%c_2, %217, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %221#1, %sums[%c_3, %217, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %221#2, %sums[%c_9, %217, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %297 = arith.cmpi sgt, %104, %c_3 : index
      %298 = arith.cmpi sle, %104, %c_9 : index
      %299 = arith.andi %297, %298 : i1
      scf.if %299 {
       scf.for %300 = %c_2 to %c_0 step %c_3 {
        %301 = arith.addi %59, %300 : index
        %302 = arith.addi %301, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %302, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %302, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %304:2 = scf.for %303 = %c_2 to %c_1 step %c_0 iter_args(%305 = %c_15, %306 = %c_15) -> (!f32x16, !f32x16) {
         %307 = arith.divui %303, %c_0 : index
         %308 = arith.muli %307, %c_12 : index
         %309 = vector.load %hidden_sums[%112, %308] : memref<?x256xf32>, !f32x16
         %310 = vector.load %hidden_sums[%114, %308] : memref<?x256xf32>, !f32x16
         %311 = arith.muli %307, %c_16 : index
         %312 = arith.addi %311, %c_13 : index
         memref.prefetch %expert_down.codes[%79, %301, %312], read, locality<2>, data : memref<64x2048x160xi32>
         %313 = arith.addi %311, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %301, %313], read, locality<3>, data : memref<64x2048x160xi32>
         %314 = arith.divui %303, %c_7 : index
         %315 = vector.load %expert_down.scales[%79, %301, %314] : memref<64x2048x32xf16>, !f16x2
         %316 = arith.extf %315 : !f16x2 to !f32x2
         %317 = vector.load %expert_down.biases[%79, %301, %314] : memref<64x2048x32xf16>, !f16x2
         %318 = arith.extf %317 : !f16x2 to !f32x2
         %319 = vector.shuffle %316, %316 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %320 = vector.shuffle %318, %318 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %321 = vector.shuffle %319, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %322 = llvm.call_intrinsic "llvm.arithmetic.fence"(%321) : (!f32x16) -> !f32x16
         %323 = arith.muli %314, %c_17 : index
         %324 = vector.load %expert_down.codes[%79, %301, %323] : memref<64x2048x160xi32>, !i32x10
         %325 = vector.bitcast %324 : !i32x10 to !i8x40
         %326 = vector.shuffle %325, %325 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %327 = vector.bitcast %326 : !i8x64 to !i32x16
         %328 = arith.shrui %327, %c_18 : !i32x16
         %329 = vector.shuffle %322, %322 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %330 = arith.andi %328, %c_19 : !i32x16
         %331 = arith.subi %330, %c_20 : !i32x16
         %332 = arith.sitofp %331 : !i32x16 to !f32x16
         %333 = vector.load %hidden_lanes[%112, %303] : memref<?x1024xf32>, !f32x16
         %334 = arith.mulf %332, %333 : !f32x16
         %335 = vector.load %hidden_lanes[%114, %303] : memref<?x1024xf32>, !f32x16
         %336 = arith.mulf %332, %335 : !f32x16
         %337 = arith.shrui %328, %c_21 : !i32x16
         %338 = arith.andi %337, %c_19 : !i32x16
         %339 = arith.subi %338, %c_20 : !i32x16
         %340 = arith.sitofp %339 : !i32x16 to !f32x16
         %341 = arith.addi %303, %c_12 : index
         %342 = vector.load %hidden_lanes[%112, %341] : memref<?x1024xf32>, !f32x16
         %343 = math.fma %340, %342, %334 : !f32x16
         %344 = vector.load %hidden_lanes[%114, %341] : memref<?x1024xf32>, !f32x16
         %345 = math.fma %340, %344, %336 : !f32x16
         %346 = arith.shrui %328, %c_22 : !i32x16
         %347 = arith.andi %346, %c_19 : !i32x16
         %348 = arith.subi %347, %c_20 : !i32x16
         %349 = arith.sitofp %348 : !i32x16 to !f32x16
         %350 = arith.addi %303, %c_7 : index
         %351 = vector.load %hidden_lanes[%112, %350] : memref<?x1024xf32>, !f32x16
         %352 = math.fma %349, %351, %343 : !f32x16
         %353 = vector.load %hidden_lanes[%114, %350] : memref<?x1024xf32>, !f32x16
         %354 = math.fma %349, %353, %345 : !f32x16
         %355 = arith.shrui %328, %c_23 : !i32x16
         %356 = arith.andi %355, %c_19 : !i32x16
         %357 = arith.subi %356, %c_20 : !i32x16
         %358 = arith.sitofp %357 : !i32x16 to !f32x16
         %359 = arith.addi %303, %c_24 : index
         %360 = vector.load %hidden_lanes[%112, %359] : memref<?x1024xf32>, !f32x16
         %361 = math.fma %358, %360, %352 : !f32x16
         %362 = vector.load %hidden_lanes[%114, %359] : memref<?x1024xf32>, !f32x16
         %363 = math.fma %358, %362, %354 : !f32x16
         %364 = math.fma %361, %329, %305 : !f32x16
         %365 = math.fma %363, %329, %306 : !f32x16
         %366 = math.fma %322, %309, %364 : !f32x16
         %367 = math.fma %322, %310, %365 : !f32x16
         scf.yield %366, %367 : !f32x16, !f32x16
        }
        vector.store %304#0, %sums[%c_2, %300, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %304#1, %sums[%c_3, %300, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %368 = arith.cmpi sle, %104, %c_3 : index
      %369 = arith.andi %108, %368 : i1
      scf.if %369 {
       scf.for %370 = %c_2 to %c_0 step %c_3 {
        %371 = arith.addi %59, %370 : index
        %372 = arith.addi %371, %c_8 : index
        memref.prefetch %expert_down.scales[%79, %372, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%79, %372, %c_2], read, locality<3>, data : memref<64x2048x32xf16>
        %374:1 = scf.for %373 = %c_2 to %c_1 step %c_0 iter_args(%375 = %c_15) -> (!f32x16) {
         %376 = arith.divui %373, %c_0 : index
         %377 = arith.muli %376, %c_12 : index
         %378 = vector.load %hidden_sums[%112, %377] : memref<?x256xf32>, !f32x16
         %379 = arith.muli %376, %c_16 : index
         %380 = arith.addi %379, %c_13 : index
         memref.prefetch %expert_down.codes[%79, %371, %380], read, locality<2>, data : memref<64x2048x160xi32>
         %381 = arith.addi %379, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %371, %381], read, locality<3>, data : memref<64x2048x160xi32>
         %382 = arith.divui %373, %c_7 : index
         %383 = vector.load %expert_down.scales[%79, %371, %382] : memref<64x2048x32xf16>, !f16x2
         %384 = arith.extf %383 : !f16x2 to !f32x2
         %385 = vector.load %expert_down.biases[%79, %371, %382] : memref<64x2048x32xf16>, !f16x2
         %386 = arith.extf %385 : !f16x2 to !f32x2
         %387 = vector.shuffle %384, %384 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %388 = vector.shuffle %386, %386 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %389 = vector.shuffle %387, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %390 = llvm.call_intrinsic "llvm.arithmetic.fence"(%389) : (!f32x16) -> !f32x16
         %391 = arith.muli %382, %c_17 : index
         %392 = vector.load %expert_down.codes[%79, %371, %391] : memref<64x2048x160xi32>, !i32x10
         %393 = vector.bitcast %392 : !i32x10 to !i8x40
         %394 = vector.shuffle %393, %393 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %395 = vector.bitcast %394 : !i8x64 to !i32x16
         %396 = arith.shrui %395, %c_18 : !i32x16
         %397 = vector.shuffle %390, %390 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %398 = arith.andi %396, %c_19 : !i32x16
         %399 = arith.subi %398, %c_20 : !i32x16
         %400 = arith.sitofp %399 : !i32x16 to !f32x16
         %401 = vector.load %hidden_lanes[%112, %373] : memref<?x1024xf32>, !f32x16
         %402 = arith.mulf %400, %401 : !f32x16
         %403 = arith.shrui %396, %c_21 : !i32x16
         %404 = arith.andi %403, %c_19 : !i32x16
         %405 = arith.subi %404, %c_20 : !i32x16
         %406 = arith.sitofp %405 : !i32x16 to !f32x16
         %407 = arith.addi %373, %c_12 : index
         %408 = vector.load %hidden_lanes[%112, %407] : memref<?x1024xf32>, !f32x16
         %409 = math.fma %406, %408, %402 : !f32x16
         %410 = arith.shrui %396, %c_22 : !i32x16
         %411 = arith.andi %410, %c_19 : !i32x16
         %412 = arith.subi %411, %c_20 : !i32x16
         %413 = arith.sitofp %412 : !i32x16 to !f32x16
         %414 = arith.addi %373, %c_7 : index
         %415 = vector.load %hidden_lanes[%112, %414] : memref<?x1024xf32>, !f32x16
         %416 = math.fma %413, %415, %409 : !f32x16
         %417 = arith.shrui %396, %c_23 : !i32x16
         %418 = arith.andi %417, %c_19 : !i32x16
         %419 = arith.subi %418, %c_20 : !i32x16
         %420 = arith.sitofp %419 : !i32x16 to !f32x16
         %421 = arith.addi %373, %c_24 : index
         %422 = vector.load %hidden_lanes[%112, %421] : memref<?x1024xf32>, !f32x16
         %423 = math.fma %420, %422, %416 : !f32x16
         %424 = math.fma %423, %397, %375 : !f32x16
         %425 = math.fma %390, %378, %424 : !f32x16
         scf.yield %425 : !f32x16
        }
        vector.store %374#0, %sums[%c_2, %370, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      scf.for %426 = %c_2 to %104 step %c_3 {
       scf.for %427 = %c_2 to %c_0 step %c_12 {
        %428 = arith.addi %59, %427 : index
        %429 = memref.load %group[%426] : memref<6xi32>
        %430 = arith.index_cast %429 : i32 to index
        scf.for %431 = %c_2 to %c_3 step %c_3 {
         %432 = memref.extract_aligned_pointer_as_index %sums : memref<4x64x16xf32> -> index
         %433 = arith.muli %427, %c_0 : index
         %434 = arith.addi %432, %433 : index
         %435 = arith.muli %431, %c_8 : index
         %436 = arith.addi %426, %435 : index
         %437 = arith.muli %436, %c_25 : index
         %438 = arith.addi %434, %437 : index
         %439 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %440 = arith.muli %431, %c_0 : index
         %441 = arith.addi %439, %440 : index
         func.call @add_up_16(%438, %441) : (index, index) -> ()
        }
        %442 = vector.load %added[%c_2, %c_2] : memref<1x16xf32>, !f32x16
        vector.store %442, %outputs[%430, %428] : memref<?x2048xf32>, !f32x16
       }
      }
     }
     %443 = arith.select %105, %c_2, %104 : index
     scf.yield %443 : index
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
