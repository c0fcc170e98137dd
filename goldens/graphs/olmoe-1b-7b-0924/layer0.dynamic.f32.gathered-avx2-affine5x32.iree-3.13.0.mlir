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
      %92 = arith.cmpi sgt, %73, %c_4 : index
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
      %261 = arith.cmpi sgt, %73, %c_3 : index
      %262 = arith.cmpi sle, %73, %c_4 : index
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
        %270:4 = scf.for %269 = %c_2 to %c_13 step %c_14 iter_args(%271 = %c_12, %272 = %c_12, %273 = %c_12, %274 = %c_12) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %275 = arith.divui %269, %c_14 : index
         %276 = arith.muli %275, %c_10 : index
         %277 = vector.load %x_sums[%88, %276] : memref<?x512xf32>, !f32x16
         %278 = vector.load %x_sums[%89, %276] : memref<?x512xf32>, !f32x16
         %279 = arith.muli %275, %c_15 : index
         %280 = arith.addi %279, %c_9 : index
         memref.prefetch %expert_gate_up.codes[%51, %265, %280], read, locality<3>, data : memref<64x2048x320xi32>
         %281 = arith.divui %269, %c_0 : index
         %282 = vector.load %expert_gate_up.scales[%51, %265, %281] : memref<64x2048x64xf16>, !f16x2
         %283 = arith.extf %282 : !f16x2 to !f32x2
         %284 = vector.load %expert_gate_up.biases[%51, %265, %281] : memref<64x2048x64xf16>, !f16x2
         %285 = arith.extf %284 : !f16x2 to !f32x2
         %286 = vector.shuffle %283, %283 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %287 = vector.shuffle %285, %285 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %288 = vector.shuffle %286, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %289 = llvm.call_intrinsic "llvm.arithmetic.fence"(%288) : (!f32x16) -> !f32x16
         %290 = arith.muli %281, %c_16 : index
         %291 = vector.load %expert_gate_up.codes[%51, %265, %290] : memref<64x2048x320xi32>, !i32x10
         %292 = vector.bitcast %291 : !i32x10 to !i8x40
         %293 = vector.shuffle %292, %292 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %294 = vector.bitcast %293 : !i8x64 to !i32x16
         %295 = arith.shrui %294, %c_17 : !i32x16
         %296 = vector.shuffle %289, %289 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%51, %266, %280], read, locality<3>, data : memref<64x2048x320xi32>
         %297 = vector.load %expert_gate_up.scales[%51, %266, %281] : memref<64x2048x64xf16>, !f16x2
         %298 = arith.extf %297 : !f16x2 to !f32x2
         %299 = vector.load %expert_gate_up.biases[%51, %266, %281] : memref<64x2048x64xf16>, !f16x2
         %300 = arith.extf %299 : !f16x2 to !f32x2
         %301 = vector.shuffle %298, %298 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %302 = vector.shuffle %300, %300 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %303 = vector.shuffle %301, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %304 = llvm.call_intrinsic "llvm.arithmetic.fence"(%303) : (!f32x16) -> !f32x16
         %305 = vector.load %expert_gate_up.codes[%51, %266, %290] : memref<64x2048x320xi32>, !i32x10
         %306 = vector.bitcast %305 : !i32x10 to !i8x40
         %307 = vector.shuffle %306, %306 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %308 = vector.bitcast %307 : !i8x64 to !i32x16
         %309 = arith.shrui %308, %c_17 : !i32x16
         %310 = vector.shuffle %304, %304 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %311 = arith.andi %295, %c_18 : !i32x16
         %312 = arith.subi %311, %c_19 : !i32x16
         %313 = arith.sitofp %312 : !i32x16 to !f32x16
         %314 = vector.load %x_lanes[%88, %269] : memref<?x2048xf32>, !f32x16
         %315 = arith.mulf %313, %314 : !f32x16
         %316 = vector.load %x_lanes[%89, %269] : memref<?x2048xf32>, !f32x16
         %317 = arith.mulf %313, %316 : !f32x16
         %318 = arith.shrui %295, %c_20 : !i32x16
         %319 = arith.andi %318, %c_18 : !i32x16
         %320 = arith.subi %319, %c_19 : !i32x16
         %321 = arith.sitofp %320 : !i32x16 to !f32x16
         %322 = arith.addi %269, %c_10 : index
         %323 = vector.load %x_lanes[%88, %322] : memref<?x2048xf32>, !f32x16
         %324 = math.fma %321, %323, %315 : !f32x16
         %325 = vector.load %x_lanes[%89, %322] : memref<?x2048xf32>, !f32x16
         %326 = math.fma %321, %325, %317 : !f32x16
         %327 = arith.shrui %295, %c_21 : !i32x16
         %328 = arith.andi %327, %c_18 : !i32x16
         %329 = arith.subi %328, %c_19 : !i32x16
         %330 = arith.sitofp %329 : !i32x16 to !f32x16
         %331 = arith.addi %269, %c_0 : index
         %332 = vector.load %x_lanes[%88, %331] : memref<?x2048xf32>, !f32x16
         %333 = math.fma %330, %332, %324 : !f32x16
         %334 = vector.load %x_lanes[%89, %331] : memref<?x2048xf32>, !f32x16
         %335 = math.fma %330, %334, %326 : !f32x16
         %336 = arith.shrui %295, %c_22 : !i32x16
         %337 = arith.andi %336, %c_18 : !i32x16
         %338 = arith.subi %337, %c_19 : !i32x16
         %339 = arith.sitofp %338 : !i32x16 to !f32x16
         %340 = arith.addi %269, %c_23 : index
         %341 = vector.load %x_lanes[%88, %340] : memref<?x2048xf32>, !f32x16
         %342 = math.fma %339, %341, %333 : !f32x16
         %343 = vector.load %x_lanes[%89, %340] : memref<?x2048xf32>, !f32x16
         %344 = math.fma %339, %343, %335 : !f32x16
         %345 = math.fma %342, %296, %271 : !f32x16
         %346 = math.fma %344, %296, %272 : !f32x16
         %347 = arith.andi %309, %c_18 : !i32x16
         %348 = arith.subi %347, %c_19 : !i32x16
         %349 = arith.sitofp %348 : !i32x16 to !f32x16
         %350 = vector.load %x_lanes[%88, %269] : memref<?x2048xf32>, !f32x16
         %351 = arith.mulf %349, %350 : !f32x16
         %352 = vector.load %x_lanes[%89, %269] : memref<?x2048xf32>, !f32x16
         %353 = arith.mulf %349, %352 : !f32x16
         %354 = arith.shrui %309, %c_20 : !i32x16
         %355 = arith.andi %354, %c_18 : !i32x16
         %356 = arith.subi %355, %c_19 : !i32x16
         %357 = arith.sitofp %356 : !i32x16 to !f32x16
         %358 = vector.load %x_lanes[%88, %322] : memref<?x2048xf32>, !f32x16
         %359 = math.fma %357, %358, %351 : !f32x16
         %360 = vector.load %x_lanes[%89, %322] : memref<?x2048xf32>, !f32x16
         %361 = math.fma %357, %360, %353 : !f32x16
         %362 = arith.shrui %309, %c_21 : !i32x16
         %363 = arith.andi %362, %c_18 : !i32x16
         %364 = arith.subi %363, %c_19 : !i32x16
         %365 = arith.sitofp %364 : !i32x16 to !f32x16
         %366 = vector.load %x_lanes[%88, %331] : memref<?x2048xf32>, !f32x16
         %367 = math.fma %365, %366, %359 : !f32x16
         %368 = vector.load %x_lanes[%89, %331] : memref<?x2048xf32>, !f32x16
         %369 = math.fma %365, %368, %361 : !f32x16
         %370 = arith.shrui %309, %c_22 : !i32x16
         %371 = arith.andi %370, %c_18 : !i32x16
         %372 = arith.subi %371, %c_19 : !i32x16
         %373 = arith.sitofp %372 : !i32x16 to !f32x16
         %374 = vector.load %x_lanes[%88, %340] : memref<?x2048xf32>, !f32x16
         %375 = math.fma %373, %374, %367 : !f32x16
         %376 = vector.load %x_lanes[%89, %340] : memref<?x2048xf32>, !f32x16
         %377 = math.fma %373, %376, %369 : !f32x16
         %378 = math.fma %375, %310, %273 : !f32x16
         %379 = math.fma %377, %310, %274 : !f32x16
         %380 = math.fma %289, %277, %345 : !f32x16
         %381 = math.fma %289, %278, %346 : !f32x16
         %382 = math.fma %304, %277, %378 : !f32x16
         %383 = math.fma %304, %278, %379 : !f32x16
         scf.yield %380, %381, %382, %383 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %270#0, %sums[%c_2, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#1, %sums[%c_3, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#2, %sums[%c_1, %264, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %270#3, %sums[%c_16, %264, %c_2] : memref<8x32x16xf32>, !f32x16
       }
      }
      %384 = arith.cmpi sle, %73, %c_3 : index
      %385 = arith.andi %77, %384 : i1
      scf.if %385 {
       scf.for %386 = %c_2 to %c_0 step %c_3 {
        %387 = arith.addi %36, %386 : index
        %388 = arith.addi %387, %c_8 : index
        %389 = arith.addi %387, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %389, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %389, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %389, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %389, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %390 = arith.addi %388, %c_1 : index
        memref.prefetch %expert_gate_up.scales[%51, %390, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.scales[%51, %390, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %390, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
        memref.prefetch %expert_gate_up.biases[%51, %390, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
        %392:2 = scf.for %391 = %c_2 to %c_13 step %c_14 iter_args(%393 = %c_12, %394 = %c_12) -> (!f32x16, !f32x16) {
         %395 = arith.divui %391, %c_14 : index
         %396 = arith.muli %395, %c_10 : index
         %397 = vector.load %x_sums[%88, %396] : memref<?x512xf32>, !f32x16
         %398 = arith.muli %395, %c_15 : index
         %399 = arith.addi %398, %c_9 : index
         memref.prefetch %expert_gate_up.codes[%51, %387, %399], read, locality<3>, data : memref<64x2048x320xi32>
         %400 = arith.divui %391, %c_0 : index
         %401 = vector.load %expert_gate_up.scales[%51, %387, %400] : memref<64x2048x64xf16>, !f16x2
         %402 = arith.extf %401 : !f16x2 to !f32x2
         %403 = vector.load %expert_gate_up.biases[%51, %387, %400] : memref<64x2048x64xf16>, !f16x2
         %404 = arith.extf %403 : !f16x2 to !f32x2
         %405 = vector.shuffle %402, %402 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %406 = vector.shuffle %404, %404 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %407 = vector.shuffle %405, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %408 = llvm.call_intrinsic "llvm.arithmetic.fence"(%407) : (!f32x16) -> !f32x16
         %409 = arith.muli %400, %c_16 : index
         %410 = vector.load %expert_gate_up.codes[%51, %387, %409] : memref<64x2048x320xi32>, !i32x10
         %411 = vector.bitcast %410 : !i32x10 to !i8x40
         %412 = vector.shuffle %411, %411 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %413 = vector.bitcast %412 : !i8x64 to !i32x16
         %414 = arith.shrui %413, %c_17 : !i32x16
         %415 = vector.shuffle %408, %408 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%51, %388, %399], read, locality<3>, data : memref<64x2048x320xi32>
         %416 = vector.load %expert_gate_up.scales[%51, %388, %400] : memref<64x2048x64xf16>, !f16x2
         %417 = arith.extf %416 : !f16x2 to !f32x2
         %418 = vector.load %expert_gate_up.biases[%51, %388, %400] : memref<64x2048x64xf16>, !f16x2
         %419 = arith.extf %418 : !f16x2 to !f32x2
         %420 = vector.shuffle %417, %417 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %421 = vector.shuffle %419, %419 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %422 = vector.shuffle %420, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %423 = llvm.call_intrinsic "llvm.arithmetic.fence"(%422) : (!f32x16) -> !f32x16
         %424 = vector.load %expert_gate_up.codes[%51, %388, %409] : memref<64x2048x320xi32>, !i32x10
         %425 = vector.bitcast %424 : !i32x10 to !i8x40
         %426 = vector.shuffle %425, %425 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %427 = vector.bitcast %426 : !i8x64 to !i32x16
         %428 = arith.shrui %427, %c_17 : !i32x16
         %429 = vector.shuffle %423, %423 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %430 = arith.andi %414, %c_18 : !i32x16
         %431 = arith.subi %430, %c_19 : !i32x16
         %432 = arith.sitofp %431 : !i32x16 to !f32x16
         %433 = vector.load %x_lanes[%88, %391] : memref<?x2048xf32>, !f32x16
         %434 = arith.mulf %432, %433 : !f32x16
         %435 = arith.shrui %414, %c_20 : !i32x16
         %436 = arith.andi %435, %c_18 : !i32x16
         %437 = arith.subi %436, %c_19 : !i32x16
         %438 = arith.sitofp %437 : !i32x16 to !f32x16
         %439 = arith.addi %391, %c_10 : index
         %440 = vector.load %x_lanes[%88, %439] : memref<?x2048xf32>, !f32x16
         %441 = math.fma %438, %440, %434 : !f32x16
         %442 = arith.shrui %414, %c_21 : !i32x16
         %443 = arith.andi %442, %c_18 : !i32x16
         %444 = arith.subi %443, %c_19 : !i32x16
         %445 = arith.sitofp %444 : !i32x16 to !f32x16
         %446 = arith.addi %391, %c_0 : index
         %447 = vector.load %x_lanes[%88, %446] : memref<?x2048xf32>, !f32x16
         %448 = math.fma %445, %447, %441 : !f32x16
         %449 = arith.shrui %414, %c_22 : !i32x16
         %450 = arith.andi %449, %c_18 : !i32x16
         %451 = arith.subi %450, %c_19 : !i32x16
         %452 = arith.sitofp %451 : !i32x16 to !f32x16
         %453 = arith.addi %391, %c_23 : index
         %454 = vector.load %x_lanes[%88, %453] : memref<?x2048xf32>, !f32x16
         %455 = math.fma %452, %454, %448 : !f32x16
         %456 = math.fma %455, %415, %393 : !f32x16
         %457 = arith.andi %428, %c_18 : !i32x16
         %458 = arith.subi %457, %c_19 : !i32x16
         %459 = arith.sitofp %458 : !i32x16 to !f32x16
         %460 = vector.load %x_lanes[%88, %391] : memref<?x2048xf32>, !f32x16
         %461 = arith.mulf %459, %460 : !f32x16
         %462 = arith.shrui %428, %c_20 : !i32x16
         %463 = arith.andi %462, %c_18 : !i32x16
         %464 = arith.subi %463, %c_19 : !i32x16
         %465 = arith.sitofp %464 : !i32x16 to !f32x16
         %466 = vector.load %x_lanes[%88, %439] : memref<?x2048xf32>, !f32x16
         %467 = math.fma %465, %466, %461 : !f32x16
         %468 = arith.shrui %428, %c_21 : !i32x16
         %469 = arith.andi %468, %c_18 : !i32x16
         %470 = arith.subi %469, %c_19 : !i32x16
         %471 = arith.sitofp %470 : !i32x16 to !f32x16
         %472 = vector.load %x_lanes[%88, %446] : memref<?x2048xf32>, !f32x16
         %473 = math.fma %471, %472, %467 : !f32x16
         %474 = arith.shrui %428, %c_22 : !i32x16
         %475 = arith.andi %474, %c_18 : !i32x16
         %476 = arith.subi %475, %c_19 : !i32x16
         %477 = arith.sitofp %476 : !i32x16 to !f32x16
         %478 = vector.load %x_lanes[%88, %453] : memref<?x2048xf32>, !f32x16
         %479 = math.fma %477, %478, %473 : !f32x16
         %480 = math.fma %479, %429, %394 : !f32x16
         %481 = math.fma %408, %397, %456 : !f32x16
         %482 = math.fma %423, %397, %480 : !f32x16
         scf.yield %481, %482 : !f32x16, !f32x16
        }
        vector.store %392#0, %sums[%c_2, %386, %c_2] : memref<8x32x16xf32>, !f32x16
        vector.store %392#1, %sums[%c_1, %386, %c_2] : memref<8x32x16xf32>, !f32x16
       }
      }
      scf.for %483 = %c_2 to %73 step %c_3 {
       scf.for %484 = %c_2 to %c_0 step %c_10 {
        %485 = arith.addi %36, %484 : index
        %486 = memref.load %group[%483] : memref<6xi32>
        %487 = arith.index_cast %486 : i32 to index
        scf.for %488 = %c_2 to %c_4 step %c_3 {
         %489 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
         %490 = arith.muli %484, %c_14 : index
         %491 = arith.addi %489, %490 : index
         %492 = arith.muli %488, %c_1 : index
         %493 = arith.addi %483, %492 : index
         %494 = arith.muli %493, %c_13 : index
         %495 = arith.addi %491, %494 : index
         %496 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %497 = arith.muli %488, %c_14 : index
         %498 = arith.addi %496, %497 : index
         func.call @add_up_16(%495, %498) : (index, index) -> ()
        }
        %499 = vector.load %added[%c_2, %c_2] : memref<2x16xf32>, !f32x16
        %500 = vector.load %added[%c_3, %c_2] : memref<2x16xf32>, !f32x16
        %501 = arith.subf %c_12, %499 : !f32x16
        %502 = arith.cmpf ogt, %501, %c_26 : !f32x16
        %503 = arith.select %502, %c_26, %501 : !i1x16, !f32x16
        %504 = arith.cmpf olt, %503, %c_27 : !f32x16
        %505 = arith.select %504, %c_27, %503 : !i1x16, !f32x16
        %506 = arith.mulf %505, %c_28 : !f32x16
        %507 = math.roundeven %506 : !f32x16
        %508 = math.fma %507, %c_29, %505 : !f32x16
        %509 = math.fma %507, %c_30, %508 : !f32x16
        %510 = math.fma %c_31, %509, %c_32 : !f32x16
        %511 = math.fma %510, %509, %c_33 : !f32x16
        %512 = math.fma %511, %509, %c_34 : !f32x16
        %513 = math.fma %512, %509, %c_35 : !f32x16
        %514 = math.fma %513, %509, %c_36 : !f32x16
        %515 = math.fma %514, %509, %c_37 : !f32x16
        %516 = math.fma %515, %509, %c_37 : !f32x16
        %517 = arith.fptosi %507 : !f32x16 to !i32x16
        %518 = arith.shrsi %517, %c_38 : !i32x16
        %519 = arith.subi %517, %518 : !i32x16
        %520 = arith.addi %518, %c_40 : !i32x16
        %521 = arith.shli %520, %c_39 : !i32x16
        %522 = arith.bitcast %521 : !i32x16 to !f32x16
        %523 = arith.mulf %516, %522 : !f32x16
        %524 = arith.addi %519, %c_40 : !i32x16
        %525 = arith.shli %524, %c_39 : !i32x16
        %526 = arith.bitcast %525 : !i32x16 to !f32x16
        %527 = arith.mulf %523, %526 : !f32x16
        %528 = arith.addf %527, %c_37 : !f32x16
        %529 = arith.divf %499, %528 : !f32x16
        %530 = arith.mulf %529, %500 : !f32x16
        vector.store %530, %hidden[%487, %485] : memref<?x1024xf32>, !f32x16
       }
      }
     }
     %531 = arith.select %74, %c_2, %73 : index
     scf.yield %531 : index
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
      %87 = arith.cmpi sgt, %72, %c_5 : index
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
      %181 = arith.cmpi sgt, %72, %c_4 : index
      %182 = arith.cmpi sle, %72, %c_5 : index
      %183 = arith.andi %181, %182 : i1
      scf.if %183 {
       scf.for %184 = %c_3 to %c_0 step %c_4 {
        %185 = arith.addi %37, %184 : index
        %186 = arith.addi %185, %c_2 : index
        memref.prefetch %expert_down.scales[%52, %186, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%52, %186, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        %188:2 = scf.for %187 = %c_3 to %c_13 step %c_0 iter_args(%189 = %c_12, %190 = %c_12) -> (!f32x16, !f32x16) {
         %191 = arith.divui %187, %c_0 : index
         %192 = arith.muli %191, %c_10 : index
         %193 = vector.load %hidden_sums[%80, %192] : memref<?x256xf32>, !f32x16
         %194 = vector.load %hidden_sums[%82, %192] : memref<?x256xf32>, !f32x16
         %195 = arith.muli %191, %c_14 : index
         %196 = arith.addi %195, %c_9 : index
         memref.prefetch %expert_down.codes[%52, %185, %196], read, locality<3>, data : memref<64x2048x160xi32>
         %197 = arith.divui %187, %c_1 : index
         %198 = vector.load %expert_down.scales[%52, %185, %197] : memref<64x2048x32xf16>, !f16x2
         %199 = arith.extf %198 : !f16x2 to !f32x2
         %200 = vector.load %expert_down.biases[%52, %185, %197] : memref<64x2048x32xf16>, !f16x2
         %201 = arith.extf %200 : !f16x2 to !f32x2
         %202 = vector.shuffle %199, %199 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %203 = vector.shuffle %201, %201 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %204 = vector.shuffle %202, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %205 = llvm.call_intrinsic "llvm.arithmetic.fence"(%204) : (!f32x16) -> !f32x16
         %206 = arith.muli %197, %c_15 : index
         %207 = vector.load %expert_down.codes[%52, %185, %206] : memref<64x2048x160xi32>, !i32x10
         %208 = vector.bitcast %207 : !i32x10 to !i8x40
         %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %210 = vector.bitcast %209 : !i8x64 to !i32x16
         %211 = arith.shrui %210, %c_16 : !i32x16
         %212 = vector.shuffle %205, %205 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %213 = arith.andi %211, %c_17 : !i32x16
         %214 = arith.subi %213, %c_18 : !i32x16
         %215 = arith.sitofp %214 : !i32x16 to !f32x16
         %216 = vector.load %hidden_lanes[%80, %187] : memref<?x1024xf32>, !f32x16
         %217 = arith.mulf %215, %216 : !f32x16
         %218 = vector.load %hidden_lanes[%82, %187] : memref<?x1024xf32>, !f32x16
         %219 = arith.mulf %215, %218 : !f32x16
         %220 = arith.shrui %211, %c_19 : !i32x16
         %221 = arith.andi %220, %c_17 : !i32x16
         %222 = arith.subi %221, %c_18 : !i32x16
         %223 = arith.sitofp %222 : !i32x16 to !f32x16
         %224 = arith.addi %187, %c_10 : index
         %225 = vector.load %hidden_lanes[%80, %224] : memref<?x1024xf32>, !f32x16
         %226 = math.fma %223, %225, %217 : !f32x16
         %227 = vector.load %hidden_lanes[%82, %224] : memref<?x1024xf32>, !f32x16
         %228 = math.fma %223, %227, %219 : !f32x16
         %229 = arith.shrui %211, %c_20 : !i32x16
         %230 = arith.andi %229, %c_17 : !i32x16
         %231 = arith.subi %230, %c_18 : !i32x16
         %232 = arith.sitofp %231 : !i32x16 to !f32x16
         %233 = arith.addi %187, %c_1 : index
         %234 = vector.load %hidden_lanes[%80, %233] : memref<?x1024xf32>, !f32x16
         %235 = math.fma %232, %234, %226 : !f32x16
         %236 = vector.load %hidden_lanes[%82, %233] : memref<?x1024xf32>, !f32x16
         %237 = math.fma %232, %236, %228 : !f32x16
         %238 = arith.shrui %211, %c_21 : !i32x16
         %239 = arith.andi %238, %c_17 : !i32x16
         %240 = arith.subi %239, %c_18 : !i32x16
         %241 = arith.sitofp %240 : !i32x16 to !f32x16
         %242 = arith.addi %187, %c_22 : index
         %243 = vector.load %hidden_lanes[%80, %242] : memref<?x1024xf32>, !f32x16
         %244 = math.fma %241, %243, %235 : !f32x16
         %245 = vector.load %hidden_lanes[%82, %242] : memref<?x1024xf32>, !f32x16
         %246 = math.fma %241, %245, %237 : !f32x16
         %247 = math.fma %244, %212, %189 : !f32x16
         %248 = math.fma %246, %212, %190 : !f32x16
         %249 = math.fma %205, %193, %247 : !f32x16
         %250 = math.fma %205, %194, %248 : !f32x16
         scf.yield %249, %250 : !f32x16, !f32x16
        }
        vector.store %188#0, %sums[%c_3, %184, %c_3] : memref<4x64x16xf32>, !f32x16
        vector.store %188#1, %sums[%c_4, %184, %c_3] : memref<4x64x16xf32>, !f32x16
       }
      }
      %251 = arith.cmpi sle, %72, %c_4 : index
      %252 = arith.andi %76, %251 : i1
      scf.if %252 {
       scf.for %253 = %c_3 to %c_0 step %c_4 {
        %254 = arith.addi %37, %253 : index
        %255 = arith.addi %254, %c_2 : index
        memref.prefetch %expert_down.scales[%52, %255, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        memref.prefetch %expert_down.biases[%52, %255, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
        %257:1 = scf.for %256 = %c_3 to %c_13 step %c_0 iter_args(%258 = %c_12) -> (!f32x16) {
         %259 = arith.divui %256, %c_0 : index
         %260 = arith.muli %259, %c_10 : index
         %261 = vector.load %hidden_sums[%80, %260] : memref<?x256xf32>, !f32x16
         %262 = arith.muli %259, %c_14 : index
         %263 = arith.addi %262, %c_9 : index
         memref.prefetch %expert_down.codes[%52, %254, %263], read, locality<3>, data : memref<64x2048x160xi32>
         %264 = arith.divui %256, %c_1 : index
         %265 = vector.load %expert_down.scales[%52, %254, %264] : memref<64x2048x32xf16>, !f16x2
         %266 = arith.extf %265 : !f16x2 to !f32x2
         %267 = vector.load %expert_down.biases[%52, %254, %264] : memref<64x2048x32xf16>, !f16x2
         %268 = arith.extf %267 : !f16x2 to !f32x2
         %269 = vector.shuffle %266, %266 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %270 = vector.shuffle %268, %268 [0, 1, 1, 1, 1, 1, 1, 1] : !f32x2, !f32x2
         %271 = vector.shuffle %269, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %272 = llvm.call_intrinsic "llvm.arithmetic.fence"(%271) : (!f32x16) -> !f32x16
         %273 = arith.muli %264, %c_15 : index
         %274 = vector.load %expert_down.codes[%52, %254, %273] : memref<64x2048x160xi32>, !i32x10
         %275 = vector.bitcast %274 : !i32x10 to !i8x40
         %276 = vector.shuffle %275, %275 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : !i8x40, !i8x40
         %277 = vector.bitcast %276 : !i8x64 to !i32x16
         %278 = arith.shrui %277, %c_16 : !i32x16
         %279 = vector.shuffle %272, %272 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : !f32x16, !f32x16
         %280 = arith.andi %278, %c_17 : !i32x16
         %281 = arith.subi %280, %c_18 : !i32x16
         %282 = arith.sitofp %281 : !i32x16 to !f32x16
         %283 = vector.load %hidden_lanes[%80, %256] : memref<?x1024xf32>, !f32x16
         %284 = arith.mulf %282, %283 : !f32x16
         %285 = arith.shrui %278, %c_19 : !i32x16
         %286 = arith.andi %285, %c_17 : !i32x16
         %287 = arith.subi %286, %c_18 : !i32x16
         %288 = arith.sitofp %287 : !i32x16 to !f32x16
         %289 = arith.addi %256, %c_10 : index
         %290 = vector.load %hidden_lanes[%80, %289] : memref<?x1024xf32>, !f32x16
         %291 = math.fma %288, %290, %284 : !f32x16
         %292 = arith.shrui %278, %c_20 : !i32x16
         %293 = arith.andi %292, %c_17 : !i32x16
         %294 = arith.subi %293, %c_18 : !i32x16
         %295 = arith.sitofp %294 : !i32x16 to !f32x16
         %296 = arith.addi %256, %c_1 : index
         %297 = vector.load %hidden_lanes[%80, %296] : memref<?x1024xf32>, !f32x16
         %298 = math.fma %295, %297, %291 : !f32x16
         %299 = arith.shrui %278, %c_21 : !i32x16
         %300 = arith.andi %299, %c_17 : !i32x16
         %301 = arith.subi %300, %c_18 : !i32x16
         %302 = arith.sitofp %301 : !i32x16 to !f32x16
         %303 = arith.addi %256, %c_22 : index
         %304 = vector.load %hidden_lanes[%80, %303] : memref<?x1024xf32>, !f32x16
         %305 = math.fma %302, %304, %298 : !f32x16
         %306 = math.fma %305, %279, %258 : !f32x16
         %307 = math.fma %272, %261, %306 : !f32x16
         scf.yield %307 : !f32x16
        }
        vector.store %257#0, %sums[%c_3, %253, %c_3] : memref<4x64x16xf32>, !f32x16
       }
      }
      scf.for %308 = %c_3 to %72 step %c_4 {
       scf.for %309 = %c_3 to %c_0 step %c_10 {
        %310 = arith.addi %37, %309 : index
        %311 = memref.load %group[%308] : memref<6xi32>
        %312 = arith.index_cast %311 : i32 to index
        scf.for %313 = %c_3 to %c_4 step %c_4 {
         %314 = memref.extract_aligned_pointer_as_index %sums : memref<4x64x16xf32> -> index
         %315 = arith.muli %309, %c_0 : index
         %316 = arith.addi %314, %315 : index
         %317 = arith.muli %313, %c_2 : index
         %318 = arith.addi %308, %317 : index
         %319 = arith.muli %318, %c_23 : index
         %320 = arith.addi %316, %319 : index
         %321 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %322 = arith.muli %313, %c_0 : index
         %323 = arith.addi %321, %322 : index
         func.call @add_up_16(%320, %323) : (index, index) -> ()
        }
        %324 = vector.load %added[%c_3, %c_3] : memref<1x16xf32>, !f32x16
        vector.store %324, %outputs[%312, %310] : memref<?x2048xf32>, !f32x16
       }
      }
     }
     %325 = arith.select %73, %c_3, %72 : index
     scf.yield %325 : index
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
