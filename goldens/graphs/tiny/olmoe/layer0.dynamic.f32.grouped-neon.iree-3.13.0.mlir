// needs: cpu neon
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+neon
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
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 2 : index
 %c_5 = arith.constant 3 : index
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 5 : index
 %c_8 = arith.constant 6 : index
 %c_9 = arith.constant 7 : index
 %c_10 = arith.constant dense<0x0000000000000000> : !f64x2
 %c_11 = arith.constant 40 : index
 %c_12 = arith.constant 512 : index
 %c_13 = arith.constant 9 : index
 %c_14 = arith.constant 10 : index
 %c_15 = arith.constant 11 : index
 %c_16 = arith.constant 12 : index
 %c_17 = arith.constant 13 : index
 %c_18 = arith.constant 14 : index
 %c_19 = arith.constant 15 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %workgroup_1 = stream.dispatch.workgroup.id[1] : index
 %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
 %weight = stream.binding.subspan %weight_binding[%c_3] : !stream.binding -> memref<8x40xf32>
 %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<16x2xf64>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.muli %workgroup_1, %c_0 : index
 %3 = arith.addi %1, %c_0 : index
 %4 = arith.minsi %3, %c_1 : index
 %5 = arith.addi %2, %c_0 : index
 %6 = arith.minsi %5, %tokens : index
 %7 = arith.cmpi eq, %tokens, %c_2 : index
 scf.if %7 {
  scf.for %8 = %1 to %4 step %c_1 {
   %9 = arith.addi %8, %c_2 : index
   %10 = arith.addi %8, %c_4 : index
   %11 = arith.addi %8, %c_5 : index
   %12 = arith.addi %8, %c_6 : index
   %13 = arith.addi %8, %c_7 : index
   %14 = arith.addi %8, %c_8 : index
   %15 = arith.addi %8, %c_9 : index
   %16 = arith.subi %tokens, %c_2 : index
   %17 = arith.minsi %c_3, %16 : index
   %19:8 = scf.for %18 = %c_3 to %c_11 step %c_4 iter_args(%20 = %c_10, %21 = %c_10, %22 = %c_10, %23 = %c_10, %24 = %c_10, %25 = %c_10, %26 = %c_10, %27 = %c_10) -> (!f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2) {
    %28 = vector.load %x[%17, %18] : memref<?x40xf32>, !f32x2
    %29 = arith.extf %28 : !f32x2 to !f64x2
    %30 = arith.addi %18, %c_12 : index
    memref.prefetch %weight[%8, %30], read, locality<3>, data : memref<8x40xf32>
    %31 = vector.load %weight[%8, %18] : memref<8x40xf32>, !f32x2
    %32 = arith.extf %31 : !f32x2 to !f64x2
    %33 = math.fma %32, %29, %20 : !f64x2
    memref.prefetch %weight[%9, %30], read, locality<3>, data : memref<8x40xf32>
    %34 = vector.load %weight[%9, %18] : memref<8x40xf32>, !f32x2
    %35 = arith.extf %34 : !f32x2 to !f64x2
    %36 = math.fma %35, %29, %21 : !f64x2
    memref.prefetch %weight[%10, %30], read, locality<3>, data : memref<8x40xf32>
    %37 = vector.load %weight[%10, %18] : memref<8x40xf32>, !f32x2
    %38 = arith.extf %37 : !f32x2 to !f64x2
    %39 = math.fma %38, %29, %22 : !f64x2
    memref.prefetch %weight[%11, %30], read, locality<3>, data : memref<8x40xf32>
    %40 = vector.load %weight[%11, %18] : memref<8x40xf32>, !f32x2
    %41 = arith.extf %40 : !f32x2 to !f64x2
    %42 = math.fma %41, %29, %23 : !f64x2
    memref.prefetch %weight[%12, %30], read, locality<3>, data : memref<8x40xf32>
    %43 = vector.load %weight[%12, %18] : memref<8x40xf32>, !f32x2
    %44 = arith.extf %43 : !f32x2 to !f64x2
    %45 = math.fma %44, %29, %24 : !f64x2
    memref.prefetch %weight[%13, %30], read, locality<3>, data : memref<8x40xf32>
    %46 = vector.load %weight[%13, %18] : memref<8x40xf32>, !f32x2
    %47 = arith.extf %46 : !f32x2 to !f64x2
    %48 = math.fma %47, %29, %25 : !f64x2
    memref.prefetch %weight[%14, %30], read, locality<3>, data : memref<8x40xf32>
    %49 = vector.load %weight[%14, %18] : memref<8x40xf32>, !f32x2
    %50 = arith.extf %49 : !f32x2 to !f64x2
    %51 = math.fma %50, %29, %26 : !f64x2
    memref.prefetch %weight[%15, %30], read, locality<3>, data : memref<8x40xf32>
    %52 = vector.load %weight[%15, %18] : memref<8x40xf32>, !f32x2
    %53 = arith.extf %52 : !f32x2 to !f64x2
    %54 = math.fma %53, %29, %27 : !f64x2
    scf.yield %33, %36, %39, %42, %45, %48, %51, %54 : !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2
   }
   vector.store %19#0, %sums[%c_3, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#1, %sums[%c_2, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#2, %sums[%c_4, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#3, %sums[%c_5, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#4, %sums[%c_6, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#5, %sums[%c_7, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#6, %sums[%c_8, %c_3] : memref<16x2xf64>, !f64x2
   vector.store %19#7, %sums[%c_9, %c_3] : memref<16x2xf64>, !f64x2
   scf.for %55 = %c_3 to %c_1 step %c_2 {
    scf.for %56 = %c_3 to %c_2 step %c_2 {
     %57 = arith.addi %55, %56 : index
     %58 = vector.load %sums[%57, %c_3] : memref<16x2xf64>, !f64x2
     %59 = vector.shuffle %58, %58 [0] : !f64x2, !f64x2
     %60 = vector.shuffle %58, %58 [1] : !f64x2, !f64x2
     %61 = arith.addf %59, %60 : !f64x1
     %62 = vector.extract %61[0] : f64 from !f64x1
     %63 = arith.addi %c_3, %56 : index
     %64 = arith.minsi %63, %16 : index
     %65 = arith.addi %8, %55 : index
     %66 = arith.minsi %65, %c_9 : index
     %67 = arith.truncf %62 : f64 to f32
     memref.store %67, %y[%64, %66] : memref<?x8xf32>
    }
   }
  }
 } else {
  scf.for %68 = %1 to %4 step %c_6 {
   scf.for %69 = %2 to %6 step %c_6 {
    %70 = arith.addi %68, %c_2 : index
    %71 = arith.addi %68, %c_4 : index
    %72 = arith.addi %68, %c_5 : index
    %73 = arith.subi %tokens, %c_2 : index
    %74 = arith.minsi %69, %73 : index
    %75 = arith.addi %69, %c_2 : index
    %76 = arith.minsi %75, %73 : index
    %77 = arith.addi %69, %c_4 : index
    %78 = arith.minsi %77, %73 : index
    %79 = arith.addi %69, %c_5 : index
    %80 = arith.minsi %79, %73 : index
    %82:16 = scf.for %81 = %c_3 to %c_11 step %c_4 iter_args(%83 = %c_10, %84 = %c_10, %85 = %c_10, %86 = %c_10, %87 = %c_10, %88 = %c_10, %89 = %c_10, %90 = %c_10, %91 = %c_10, %92 = %c_10, %93 = %c_10, %94 = %c_10, %95 = %c_10, %96 = %c_10, %97 = %c_10, %98 = %c_10) -> (!f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2) {
     %99 = vector.load %x[%74, %81] : memref<?x40xf32>, !f32x2
     %100 = arith.extf %99 : !f32x2 to !f64x2
     %101 = vector.load %x[%76, %81] : memref<?x40xf32>, !f32x2
     %102 = arith.extf %101 : !f32x2 to !f64x2
     %103 = vector.load %x[%78, %81] : memref<?x40xf32>, !f32x2
     %104 = arith.extf %103 : !f32x2 to !f64x2
     %105 = vector.load %x[%80, %81] : memref<?x40xf32>, !f32x2
     %106 = arith.extf %105 : !f32x2 to !f64x2
     %107 = arith.addi %81, %c_12 : index
     memref.prefetch %weight[%68, %107], read, locality<3>, data : memref<8x40xf32>
     %108 = vector.load %weight[%68, %81] : memref<8x40xf32>, !f32x2
     %109 = arith.extf %108 : !f32x2 to !f64x2
     %110 = math.fma %109, %100, %83 : !f64x2
     %111 = math.fma %109, %102, %84 : !f64x2
     %112 = math.fma %109, %104, %85 : !f64x2
     %113 = math.fma %109, %106, %86 : !f64x2
     memref.prefetch %weight[%70, %107], read, locality<3>, data : memref<8x40xf32>
     %114 = vector.load %weight[%70, %81] : memref<8x40xf32>, !f32x2
     %115 = arith.extf %114 : !f32x2 to !f64x2
     %116 = math.fma %115, %100, %87 : !f64x2
     %117 = math.fma %115, %102, %88 : !f64x2
     %118 = math.fma %115, %104, %89 : !f64x2
     %119 = math.fma %115, %106, %90 : !f64x2
     memref.prefetch %weight[%71, %107], read, locality<3>, data : memref<8x40xf32>
     %120 = vector.load %weight[%71, %81] : memref<8x40xf32>, !f32x2
     %121 = arith.extf %120 : !f32x2 to !f64x2
     %122 = math.fma %121, %100, %91 : !f64x2
     %123 = math.fma %121, %102, %92 : !f64x2
     %124 = math.fma %121, %104, %93 : !f64x2
     %125 = math.fma %121, %106, %94 : !f64x2
     memref.prefetch %weight[%72, %107], read, locality<3>, data : memref<8x40xf32>
     %126 = vector.load %weight[%72, %81] : memref<8x40xf32>, !f32x2
     %127 = arith.extf %126 : !f32x2 to !f64x2
     %128 = math.fma %127, %100, %95 : !f64x2
     %129 = math.fma %127, %102, %96 : !f64x2
     %130 = math.fma %127, %104, %97 : !f64x2
     %131 = math.fma %127, %106, %98 : !f64x2
     scf.yield %110, %111, %112, %113, %116, %117, %118, %119, %122, %123, %124, %125, %128, %129, %130, %131 : !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2, !f64x2
    }
    vector.store %82#0, %sums[%c_3, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#1, %sums[%c_2, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#2, %sums[%c_4, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#3, %sums[%c_5, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#4, %sums[%c_6, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#5, %sums[%c_7, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#6, %sums[%c_8, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#7, %sums[%c_9, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#8, %sums[%c_1, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#9, %sums[%c_13, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#10, %sums[%c_14, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#11, %sums[%c_15, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#12, %sums[%c_16, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#13, %sums[%c_17, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#14, %sums[%c_18, %c_3] : memref<16x2xf64>, !f64x2
    vector.store %82#15, %sums[%c_19, %c_3] : memref<16x2xf64>, !f64x2
    scf.for %132 = %c_3 to %c_6 step %c_2 {
     scf.for %133 = %c_3 to %c_6 step %c_2 {
      %134 = arith.muli %132, %c_6 : index
      %135 = arith.addi %134, %133 : index
      %136 = vector.load %sums[%135, %c_3] : memref<16x2xf64>, !f64x2
      %137 = vector.shuffle %136, %136 [0] : !f64x2, !f64x2
      %138 = vector.shuffle %136, %136 [1] : !f64x2, !f64x2
      %139 = arith.addf %137, %138 : !f64x1
      %140 = vector.extract %139[0] : f64 from !f64x1
      %141 = arith.addi %69, %133 : index
      %142 = arith.minsi %141, %73 : index
      %143 = arith.addi %68, %132 : index
      %144 = arith.minsi %143, %c_9 : index
      %145 = arith.truncf %140 : f64 to f32
      memref.store %145, %y[%142, %144] : memref<?x8xf32>
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
   %28 = math.fma %27, %c_10, %25 : !f32x4
   %29 = math.fma %27, %c_11, %28 : !f32x4
   %30 = math.fma %c_12, %29, %c_13 : !f32x4
   %31 = math.fma %30, %29, %c_14 : !f32x4
   %32 = math.fma %31, %29, %c_15 : !f32x4
   %33 = math.fma %32, %29, %c_16 : !f32x4
   %34 = math.fma %33, %29, %c_17 : !f32x4
   %35 = math.fma %34, %29, %c_18 : !f32x4
   %36 = math.fma %35, %29, %c_18 : !f32x4
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
func.func private @multiply_16x3(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index, %part: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant 63 : index
 %c_6 = arith.constant 64 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 96 : index
 %c_9 = arith.constant 8 : index
 %c_10 = arith.constant 3 : index
 %c_11 = arith.constant 5 : index
 %c_12 = arith.constant 6 : index
 %c_13 = arith.constant 7 : index
 %c_14 = arith.constant 32 : index
 %c_15 = arith.constant 33 : index
 %c_16 = arith.constant 65 : index
 %c_17 = arith.constant 34 : index
 %c_18 = arith.constant 66 : index
 %c_19 = arith.constant 35 : index
 %c_20 = arith.constant 67 : index
 %c_21 = arith.constant 36 : index
 %c_22 = arith.constant 68 : index
 %c_23 = arith.constant 37 : index
 %c_24 = arith.constant 69 : index
 %c_25 = arith.constant 38 : index
 %c_26 = arith.constant 70 : index
 %c_27 = arith.constant 39 : index
 %c_28 = arith.constant 71 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.divui %length, %c_3 : index
 %7 = arith.muli %6, %c_1 : index
 %8 = arith.muli %row_bytes, %c_4 : index
 %9 = arith.addi %8, %c_5 : index
 %10 = arith.divui %9, %c_6 : index
 %11 = arith.muli %calls, %7 : index
 %12 = arith.maxsi %11, %c_7 : index
 %13 = arith.subi %12, %c_7 : index
 %14 = arith.addi %10, %13 : index
 %15 = arith.divui %14, %12 : index
 %16 = arith.muli %call, %7 : index
 %17 = arith.muli %16, %15 : index
 %18 = arith.index_cast %2 : index to i64
 %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
 %20 = arith.index_cast %3 : index to i64
 %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
 %22 = arith.index_cast %5 : index to i64
 %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
 scf.for %24 = %c_0 to %c_8 step %c_7 {
  vector.store %c_2, %sums[%24, %c_0] : memref<96x16xf32>, !f32x16
 }
 scf.for %25 = %c_0 to %length step %part {
  scf.for %26 = %c_0 to %c_3 step %c_7 {
   %27 = arith.divui %26, %c_1 : index
   %28 = arith.remui %26, %c_1 : index
   %29 = arith.muli %28, %c_9 : index
   %30 = arith.cmpi eq, %27, %c_0 : index
   %31 = arith.select %30, %rows_0, %rows_1 : index
   %32 = arith.muli %29, %row_bytes : index
   %33 = arith.addi %31, %32 : index
   %34 = arith.muli %row_bytes, %c_0 : index
   %35 = arith.addi %33, %34 : index
   %36 = arith.index_cast %35 : index to i64
   %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
   %38 = arith.addi %33, %row_bytes : index
   %39 = arith.index_cast %38 : index to i64
   %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
   %41 = arith.muli %row_bytes, %c_1 : index
   %42 = arith.addi %33, %41 : index
   %43 = arith.index_cast %42 : index to i64
   %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
   %45 = arith.muli %row_bytes, %c_10 : index
   %46 = arith.addi %33, %45 : index
   %47 = arith.index_cast %46 : index to i64
   %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
   %49 = arith.muli %row_bytes, %c_3 : index
   %50 = arith.addi %33, %49 : index
   %51 = arith.index_cast %50 : index to i64
   %52 = llvm.inttoptr %51 : i64 to !llvm.ptr
   %53 = arith.muli %row_bytes, %c_11 : index
   %54 = arith.addi %33, %53 : index
   %55 = arith.index_cast %54 : index to i64
   %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
   %57 = arith.muli %row_bytes, %c_12 : index
   %58 = arith.addi %33, %57 : index
   %59 = arith.index_cast %58 : index to i64
   %60 = llvm.inttoptr %59 : i64 to !llvm.ptr
   %61 = arith.muli %row_bytes, %c_13 : index
   %62 = arith.addi %33, %61 : index
   %63 = arith.index_cast %62 : index to i64
   %64 = llvm.inttoptr %63 : i64 to !llvm.ptr
   %65 = arith.muli %27, %c_4 : index
   %66 = arith.addi %65, %29 : index
   %67 = arith.addi %25, %part : index
   %68 = arith.minsi %67, %length : index
   %70:24 = scf.for %69 = %25 to %68 step %c_3 iter_args(%71 = %c_2, %72 = %c_2, %73 = %c_2, %74 = %c_2, %75 = %c_2, %76 = %c_2, %77 = %c_2, %78 = %c_2, %79 = %c_2, %80 = %c_2, %81 = %c_2, %82 = %c_2, %83 = %c_2, %84 = %c_2, %85 = %c_2, %86 = %c_2, %87 = %c_2, %88 = %c_2, %89 = %c_2, %90 = %c_2, %91 = %c_2, %92 = %c_2, %93 = %c_2, %94 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %95 = arith.subi %c_3, %26 : index
    %96 = arith.muli %95, %25 : index
    %97 = arith.muli %26, %68 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.subi %69, %25 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %100, %c_3 : index
    %102 = arith.remui %101, %c_1 : index
    %103 = arith.cmpi eq, %102, %c_0 : index
    %104 = arith.select %103, %next_0, %next_1 : index
    %105 = arith.divui %101, %c_1 : index
    %106 = arith.muli %105, %15 : index
    %107 = arith.addi %17, %106 : index
    scf.for %108 = %c_0 to %15 step %c_7 {
     %109 = arith.addi %107, %108 : index
     %110 = arith.subi %10, %c_7 : index
     %111 = arith.minsi %109, %110 : index
     %112 = arith.muli %111, %c_6 : index
     %113 = arith.addi %104, %112 : index
     %114 = arith.index_cast %113 : index to i64
     %115 = llvm.inttoptr %114 : i64 to !llvm.ptr
     "llvm.intr.prefetch"(%115) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    }
    %116 = arith.addi %69, %c_3 : index
    %118:24 = scf.for %117 = %69 to %116 step %c_7 iter_args(%119 = %71, %120 = %72, %121 = %73, %122 = %74, %123 = %75, %124 = %76, %125 = %77, %126 = %78, %127 = %79, %128 = %80, %129 = %81, %130 = %82, %131 = %83, %132 = %84, %133 = %85, %134 = %86, %135 = %87, %136 = %88, %137 = %89, %138 = %90, %139 = %91, %140 = %92, %141 = %93, %142 = %94) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %143 = arith.muli %117, %c_3 : index
     %144 = arith.index_cast %143 : index to i64
     %145 = arith.muli %117, %c_6 : index
     %146 = arith.index_cast %145 : index to i64
     %147 = llvm.getelementptr %19[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %148 = llvm.load %147 <alignment = 64> : !llvm.ptr -> !f32x16
     %149 = llvm.getelementptr %21[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %150 = llvm.load %149 <alignment = 64> : !llvm.ptr -> !f32x16
     %151 = llvm.getelementptr %23[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %152 = llvm.load %151 <alignment = 64> : !llvm.ptr -> !f32x16
     %153 = llvm.getelementptr %37[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %154 = llvm.load %153 <alignment = 4> : !llvm.ptr -> f32
     %155 = vector.broadcast %154 : f32 to !f32x16
     %156 = math.fma %155, %148, %119 : !f32x16
     %157 = math.fma %155, %150, %120 : !f32x16
     %158 = math.fma %155, %152, %121 : !f32x16
     %159 = llvm.getelementptr %40[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %160 = llvm.load %159 <alignment = 4> : !llvm.ptr -> f32
     %161 = vector.broadcast %160 : f32 to !f32x16
     %162 = math.fma %161, %148, %122 : !f32x16
     %163 = math.fma %161, %150, %123 : !f32x16
     %164 = math.fma %161, %152, %124 : !f32x16
     %165 = llvm.getelementptr %44[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %166 = llvm.load %165 <alignment = 4> : !llvm.ptr -> f32
     %167 = vector.broadcast %166 : f32 to !f32x16
     %168 = math.fma %167, %148, %125 : !f32x16
     %169 = math.fma %167, %150, %126 : !f32x16
     %170 = math.fma %167, %152, %127 : !f32x16
     %171 = llvm.getelementptr %48[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %172 = llvm.load %171 <alignment = 4> : !llvm.ptr -> f32
     %173 = vector.broadcast %172 : f32 to !f32x16
     %174 = math.fma %173, %148, %128 : !f32x16
     %175 = math.fma %173, %150, %129 : !f32x16
     %176 = math.fma %173, %152, %130 : !f32x16
     %177 = llvm.getelementptr %52[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %178 = llvm.load %177 <alignment = 4> : !llvm.ptr -> f32
     %179 = vector.broadcast %178 : f32 to !f32x16
     %180 = math.fma %179, %148, %131 : !f32x16
     %181 = math.fma %179, %150, %132 : !f32x16
     %182 = math.fma %179, %152, %133 : !f32x16
     %183 = llvm.getelementptr %56[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %184 = llvm.load %183 <alignment = 4> : !llvm.ptr -> f32
     %185 = vector.broadcast %184 : f32 to !f32x16
     %186 = math.fma %185, %148, %134 : !f32x16
     %187 = math.fma %185, %150, %135 : !f32x16
     %188 = math.fma %185, %152, %136 : !f32x16
     %189 = llvm.getelementptr %60[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %190 = llvm.load %189 <alignment = 4> : !llvm.ptr -> f32
     %191 = vector.broadcast %190 : f32 to !f32x16
     %192 = math.fma %191, %148, %137 : !f32x16
     %193 = math.fma %191, %150, %138 : !f32x16
     %194 = math.fma %191, %152, %139 : !f32x16
     %195 = llvm.getelementptr %64[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %196 = llvm.load %195 <alignment = 4> : !llvm.ptr -> f32
     %197 = vector.broadcast %196 : f32 to !f32x16
     %198 = math.fma %197, %148, %140 : !f32x16
     %199 = math.fma %197, %150, %141 : !f32x16
     %200 = math.fma %197, %152, %142 : !f32x16
     scf.yield %156, %157, %158, %162, %163, %164, %168, %169, %170, %174, %175, %176, %180, %181, %182, %186, %187, %188, %192, %193, %194, %198, %199, %200 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15, %118#16, %118#17, %118#18, %118#19, %118#20, %118#21, %118#22, %118#23 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %201 = vector.load %sums[%66, %c_0] : memref<96x16xf32>, !f32x16
   %202 = arith.addf %201, %70#0 : !f32x16
   vector.store %202, %sums[%66, %c_0] : memref<96x16xf32>, !f32x16
   %203 = arith.addi %66, %c_14 : index
   %204 = vector.load %sums[%203, %c_0] : memref<96x16xf32>, !f32x16
   %205 = arith.addf %204, %70#1 : !f32x16
   vector.store %205, %sums[%203, %c_0] : memref<96x16xf32>, !f32x16
   %206 = arith.addi %66, %c_6 : index
   %207 = vector.load %sums[%206, %c_0] : memref<96x16xf32>, !f32x16
   %208 = arith.addf %207, %70#2 : !f32x16
   vector.store %208, %sums[%206, %c_0] : memref<96x16xf32>, !f32x16
   %209 = arith.addi %66, %c_7 : index
   %210 = vector.load %sums[%209, %c_0] : memref<96x16xf32>, !f32x16
   %211 = arith.addf %210, %70#3 : !f32x16
   vector.store %211, %sums[%209, %c_0] : memref<96x16xf32>, !f32x16
   %212 = arith.addi %66, %c_15 : index
   %213 = vector.load %sums[%212, %c_0] : memref<96x16xf32>, !f32x16
   %214 = arith.addf %213, %70#4 : !f32x16
   vector.store %214, %sums[%212, %c_0] : memref<96x16xf32>, !f32x16
   %215 = arith.addi %66, %c_16 : index
   %216 = vector.load %sums[%215, %c_0] : memref<96x16xf32>, !f32x16
   %217 = arith.addf %216, %70#5 : !f32x16
   vector.store %217, %sums[%215, %c_0] : memref<96x16xf32>, !f32x16
   %218 = arith.addi %66, %c_1 : index
   %219 = vector.load %sums[%218, %c_0] : memref<96x16xf32>, !f32x16
   %220 = arith.addf %219, %70#6 : !f32x16
   vector.store %220, %sums[%218, %c_0] : memref<96x16xf32>, !f32x16
   %221 = arith.addi %66, %c_17 : index
   %222 = vector.load %sums[%221, %c_0] : memref<96x16xf32>, !f32x16
   %223 = arith.addf %222, %70#7 : !f32x16
   vector.store %223, %sums[%221, %c_0] : memref<96x16xf32>, !f32x16
   %224 = arith.addi %66, %c_18 : index
   %225 = vector.load %sums[%224, %c_0] : memref<96x16xf32>, !f32x16
   %226 = arith.addf %225, %70#8 : !f32x16
   vector.store %226, %sums[%224, %c_0] : memref<96x16xf32>, !f32x16
   %227 = arith.addi %66, %c_10 : index
   %228 = vector.load %sums[%227, %c_0] : memref<96x16xf32>, !f32x16
   %229 = arith.addf %228, %70#9 : !f32x16
   vector.store %229, %sums[%227, %c_0] : memref<96x16xf32>, !f32x16
   %230 = arith.addi %66, %c_19 : index
   %231 = vector.load %sums[%230, %c_0] : memref<96x16xf32>, !f32x16
   %232 = arith.addf %231, %70#10 : !f32x16
   vector.store %232, %sums[%230, %c_0] : memref<96x16xf32>, !f32x16
   %233 = arith.addi %66, %c_20 : index
   %234 = vector.load %sums[%233, %c_0] : memref<96x16xf32>, !f32x16
   %235 = arith.addf %234, %70#11 : !f32x16
   vector.store %235, %sums[%233, %c_0] : memref<96x16xf32>, !f32x16
   %236 = arith.addi %66, %c_3 : index
   %237 = vector.load %sums[%236, %c_0] : memref<96x16xf32>, !f32x16
   %238 = arith.addf %237, %70#12 : !f32x16
   vector.store %238, %sums[%236, %c_0] : memref<96x16xf32>, !f32x16
   %239 = arith.addi %66, %c_21 : index
   %240 = vector.load %sums[%239, %c_0] : memref<96x16xf32>, !f32x16
   %241 = arith.addf %240, %70#13 : !f32x16
   vector.store %241, %sums[%239, %c_0] : memref<96x16xf32>, !f32x16
   %242 = arith.addi %66, %c_22 : index
   %243 = vector.load %sums[%242, %c_0] : memref<96x16xf32>, !f32x16
   %244 = arith.addf %243, %70#14 : !f32x16
   vector.store %244, %sums[%242, %c_0] : memref<96x16xf32>, !f32x16
   %245 = arith.addi %66, %c_11 : index
   %246 = vector.load %sums[%245, %c_0] : memref<96x16xf32>, !f32x16
   %247 = arith.addf %246, %70#15 : !f32x16
   vector.store %247, %sums[%245, %c_0] : memref<96x16xf32>, !f32x16
   %248 = arith.addi %66, %c_23 : index
   %249 = vector.load %sums[%248, %c_0] : memref<96x16xf32>, !f32x16
   %250 = arith.addf %249, %70#16 : !f32x16
   vector.store %250, %sums[%248, %c_0] : memref<96x16xf32>, !f32x16
   %251 = arith.addi %66, %c_24 : index
   %252 = vector.load %sums[%251, %c_0] : memref<96x16xf32>, !f32x16
   %253 = arith.addf %252, %70#17 : !f32x16
   vector.store %253, %sums[%251, %c_0] : memref<96x16xf32>, !f32x16
   %254 = arith.addi %66, %c_12 : index
   %255 = vector.load %sums[%254, %c_0] : memref<96x16xf32>, !f32x16
   %256 = arith.addf %255, %70#18 : !f32x16
   vector.store %256, %sums[%254, %c_0] : memref<96x16xf32>, !f32x16
   %257 = arith.addi %66, %c_25 : index
   %258 = vector.load %sums[%257, %c_0] : memref<96x16xf32>, !f32x16
   %259 = arith.addf %258, %70#19 : !f32x16
   vector.store %259, %sums[%257, %c_0] : memref<96x16xf32>, !f32x16
   %260 = arith.addi %66, %c_26 : index
   %261 = vector.load %sums[%260, %c_0] : memref<96x16xf32>, !f32x16
   %262 = arith.addf %261, %70#20 : !f32x16
   vector.store %262, %sums[%260, %c_0] : memref<96x16xf32>, !f32x16
   %263 = arith.addi %66, %c_13 : index
   %264 = vector.load %sums[%263, %c_0] : memref<96x16xf32>, !f32x16
   %265 = arith.addf %264, %70#21 : !f32x16
   vector.store %265, %sums[%263, %c_0] : memref<96x16xf32>, !f32x16
   %266 = arith.addi %66, %c_27 : index
   %267 = vector.load %sums[%266, %c_0] : memref<96x16xf32>, !f32x16
   %268 = arith.addf %267, %70#22 : !f32x16
   vector.store %268, %sums[%266, %c_0] : memref<96x16xf32>, !f32x16
   %269 = arith.addi %66, %c_28 : index
   %270 = vector.load %sums[%269, %c_0] : memref<96x16xf32>, !f32x16
   %271 = arith.addf %270, %70#23 : !f32x16
   vector.store %271, %sums[%269, %c_0] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x2half(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index, %part: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant 16 : index
 %c_6 = arith.constant 63 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 1 : index
 %c_9 = arith.constant 96 : index
 %c_10 = arith.constant 8 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant 5 : index
 %c_13 = arith.constant 6 : index
 %c_14 = arith.constant 7 : index
 %c_15 = arith.constant 32 : index
 %c_16 = arith.constant 33 : index
 %c_17 = arith.constant 65 : index
 %c_18 = arith.constant 34 : index
 %c_19 = arith.constant 66 : index
 %c_20 = arith.constant 35 : index
 %c_21 = arith.constant 67 : index
 %c_22 = arith.constant 36 : index
 %c_23 = arith.constant 68 : index
 %c_24 = arith.constant 37 : index
 %c_25 = arith.constant 69 : index
 %c_26 = arith.constant 38 : index
 %c_27 = arith.constant 70 : index
 %c_28 = arith.constant 39 : index
 %c_29 = arith.constant 71 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.divui %length, %c_4 : index
 %7 = arith.muli %6, %c_1 : index
 %8 = arith.muli %row_bytes, %c_5 : index
 %9 = arith.addi %8, %c_6 : index
 %10 = arith.divui %9, %c_7 : index
 %11 = arith.muli %calls, %7 : index
 %12 = arith.maxsi %11, %c_8 : index
 %13 = arith.subi %12, %c_8 : index
 %14 = arith.addi %10, %13 : index
 %15 = arith.divui %14, %12 : index
 %16 = arith.muli %call, %7 : index
 %17 = arith.muli %16, %15 : index
 %18 = arith.index_cast %2 : index to i64
 %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
 %20 = arith.index_cast %3 : index to i64
 %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
 %22 = arith.index_cast %5 : index to i64
 %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
 scf.for %24 = %c_0 to %c_9 step %c_8 {
  vector.store %c_2, %sums[%24, %c_0] : memref<96x16xf32>, !f32x16
 }
 scf.for %25 = %c_0 to %length step %part {
  scf.for %26 = %c_0 to %c_4 step %c_8 {
   %27 = arith.divui %26, %c_1 : index
   %28 = arith.remui %26, %c_1 : index
   %29 = arith.muli %28, %c_10 : index
   %30 = arith.cmpi eq, %27, %c_0 : index
   %31 = arith.select %30, %rows_0, %rows_1 : index
   %32 = arith.muli %29, %row_bytes : index
   %33 = arith.addi %31, %32 : index
   %34 = arith.muli %row_bytes, %c_0 : index
   %35 = arith.addi %33, %34 : index
   %36 = arith.index_cast %35 : index to i64
   %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
   %38 = arith.addi %33, %row_bytes : index
   %39 = arith.index_cast %38 : index to i64
   %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
   %41 = arith.muli %row_bytes, %c_1 : index
   %42 = arith.addi %33, %41 : index
   %43 = arith.index_cast %42 : index to i64
   %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
   %45 = arith.muli %row_bytes, %c_11 : index
   %46 = arith.addi %33, %45 : index
   %47 = arith.index_cast %46 : index to i64
   %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
   %49 = arith.muli %row_bytes, %c_4 : index
   %50 = arith.addi %33, %49 : index
   %51 = arith.index_cast %50 : index to i64
   %52 = llvm.inttoptr %51 : i64 to !llvm.ptr
   %53 = arith.muli %row_bytes, %c_12 : index
   %54 = arith.addi %33, %53 : index
   %55 = arith.index_cast %54 : index to i64
   %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
   %57 = arith.muli %row_bytes, %c_13 : index
   %58 = arith.addi %33, %57 : index
   %59 = arith.index_cast %58 : index to i64
   %60 = llvm.inttoptr %59 : i64 to !llvm.ptr
   %61 = arith.muli %row_bytes, %c_14 : index
   %62 = arith.addi %33, %61 : index
   %63 = arith.index_cast %62 : index to i64
   %64 = llvm.inttoptr %63 : i64 to !llvm.ptr
   %65 = arith.muli %27, %c_5 : index
   %66 = arith.addi %65, %29 : index
   %67 = arith.addi %25, %part : index
   %68 = arith.minsi %67, %length : index
   %70:24 = scf.for %69 = %25 to %68 step %c_4 iter_args(%71 = %c_2, %72 = %c_2, %73 = %c_3, %74 = %c_2, %75 = %c_2, %76 = %c_3, %77 = %c_2, %78 = %c_2, %79 = %c_3, %80 = %c_2, %81 = %c_2, %82 = %c_3, %83 = %c_2, %84 = %c_2, %85 = %c_3, %86 = %c_2, %87 = %c_2, %88 = %c_3, %89 = %c_2, %90 = %c_2, %91 = %c_3, %92 = %c_2, %93 = %c_2, %94 = %c_3) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
    %95 = arith.subi %c_4, %26 : index
    %96 = arith.muli %95, %25 : index
    %97 = arith.muli %26, %68 : index
    %98 = arith.addi %96, %97 : index
    %99 = arith.subi %69, %25 : index
    %100 = arith.addi %98, %99 : index
    %101 = arith.divui %100, %c_4 : index
    %102 = arith.remui %101, %c_1 : index
    %103 = arith.cmpi eq, %102, %c_0 : index
    %104 = arith.select %103, %next_0, %next_1 : index
    %105 = arith.divui %101, %c_1 : index
    %106 = arith.muli %105, %15 : index
    %107 = arith.addi %17, %106 : index
    scf.for %108 = %c_0 to %15 step %c_8 {
     %109 = arith.addi %107, %108 : index
     %110 = arith.subi %10, %c_8 : index
     %111 = arith.minsi %109, %110 : index
     %112 = arith.muli %111, %c_7 : index
     %113 = arith.addi %104, %112 : index
     %114 = arith.index_cast %113 : index to i64
     %115 = llvm.inttoptr %114 : i64 to !llvm.ptr
     "llvm.intr.prefetch"(%115) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    }
    %116 = arith.addi %69, %c_4 : index
    %118:24 = scf.for %117 = %69 to %116 step %c_8 iter_args(%119 = %71, %120 = %72, %121 = %73, %122 = %74, %123 = %75, %124 = %76, %125 = %77, %126 = %78, %127 = %79, %128 = %80, %129 = %81, %130 = %82, %131 = %83, %132 = %84, %133 = %85, %134 = %86, %135 = %87, %136 = %88, %137 = %89, %138 = %90, %139 = %91, %140 = %92, %141 = %93, %142 = %94) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
     %143 = arith.muli %117, %c_4 : index
     %144 = arith.index_cast %143 : index to i64
     %145 = arith.muli %117, %c_7 : index
     %146 = arith.index_cast %145 : index to i64
     %147 = llvm.getelementptr %19[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %148 = llvm.load %147 <alignment = 64> : !llvm.ptr -> !f32x16
     %149 = llvm.getelementptr %21[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %150 = llvm.load %149 <alignment = 64> : !llvm.ptr -> !f32x16
     %151 = llvm.getelementptr %23[%146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %152 = llvm.load %151 <alignment = 64> : !llvm.ptr -> !f32x8
     %153 = llvm.getelementptr %37[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %154 = llvm.load %153 <alignment = 4> : !llvm.ptr -> f32
     %155 = vector.broadcast %154 : f32 to !f32x16
     %156 = math.fma %155, %148, %119 : !f32x16
     %157 = math.fma %155, %150, %120 : !f32x16
     %158 = vector.broadcast %154 : f32 to !f32x8
     %159 = math.fma %158, %152, %121 : !f32x8
     %160 = llvm.getelementptr %40[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %161 = llvm.load %160 <alignment = 4> : !llvm.ptr -> f32
     %162 = vector.broadcast %161 : f32 to !f32x16
     %163 = math.fma %162, %148, %122 : !f32x16
     %164 = math.fma %162, %150, %123 : !f32x16
     %165 = vector.broadcast %161 : f32 to !f32x8
     %166 = math.fma %165, %152, %124 : !f32x8
     %167 = llvm.getelementptr %44[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %168 = llvm.load %167 <alignment = 4> : !llvm.ptr -> f32
     %169 = vector.broadcast %168 : f32 to !f32x16
     %170 = math.fma %169, %148, %125 : !f32x16
     %171 = math.fma %169, %150, %126 : !f32x16
     %172 = vector.broadcast %168 : f32 to !f32x8
     %173 = math.fma %172, %152, %127 : !f32x8
     %174 = llvm.getelementptr %48[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %175 = llvm.load %174 <alignment = 4> : !llvm.ptr -> f32
     %176 = vector.broadcast %175 : f32 to !f32x16
     %177 = math.fma %176, %148, %128 : !f32x16
     %178 = math.fma %176, %150, %129 : !f32x16
     %179 = vector.broadcast %175 : f32 to !f32x8
     %180 = math.fma %179, %152, %130 : !f32x8
     %181 = llvm.getelementptr %52[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %182 = llvm.load %181 <alignment = 4> : !llvm.ptr -> f32
     %183 = vector.broadcast %182 : f32 to !f32x16
     %184 = math.fma %183, %148, %131 : !f32x16
     %185 = math.fma %183, %150, %132 : !f32x16
     %186 = vector.broadcast %182 : f32 to !f32x8
     %187 = math.fma %186, %152, %133 : !f32x8
     %188 = llvm.getelementptr %56[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %189 = llvm.load %188 <alignment = 4> : !llvm.ptr -> f32
     %190 = vector.broadcast %189 : f32 to !f32x16
     %191 = math.fma %190, %148, %134 : !f32x16
     %192 = math.fma %190, %150, %135 : !f32x16
     %193 = vector.broadcast %189 : f32 to !f32x8
     %194 = math.fma %193, %152, %136 : !f32x8
     %195 = llvm.getelementptr %60[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %196 = llvm.load %195 <alignment = 4> : !llvm.ptr -> f32
     %197 = vector.broadcast %196 : f32 to !f32x16
     %198 = math.fma %197, %148, %137 : !f32x16
     %199 = math.fma %197, %150, %138 : !f32x16
     %200 = vector.broadcast %196 : f32 to !f32x8
     %201 = math.fma %200, %152, %139 : !f32x8
     %202 = llvm.getelementptr %64[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %203 = llvm.load %202 <alignment = 4> : !llvm.ptr -> f32
     %204 = vector.broadcast %203 : f32 to !f32x16
     %205 = math.fma %204, %148, %140 : !f32x16
     %206 = math.fma %204, %150, %141 : !f32x16
     %207 = vector.broadcast %203 : f32 to !f32x8
     %208 = math.fma %207, %152, %142 : !f32x8
     scf.yield %156, %157, %159, %163, %164, %166, %170, %171, %173, %177, %178, %180, %184, %185, %187, %191, %192, %194, %198, %199, %201, %205, %206, %208 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %118#0, %118#1, %118#2, %118#3, %118#4, %118#5, %118#6, %118#7, %118#8, %118#9, %118#10, %118#11, %118#12, %118#13, %118#14, %118#15, %118#16, %118#17, %118#18, %118#19, %118#20, %118#21, %118#22, %118#23 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
   }
   %209 = vector.load %sums[%66, %c_0] : memref<96x16xf32>, !f32x16
   %210 = arith.addf %209, %70#0 : !f32x16
   vector.store %210, %sums[%66, %c_0] : memref<96x16xf32>, !f32x16
   %211 = arith.addi %66, %c_15 : index
   %212 = vector.load %sums[%211, %c_0] : memref<96x16xf32>, !f32x16
   %213 = arith.addf %212, %70#1 : !f32x16
   vector.store %213, %sums[%211, %c_0] : memref<96x16xf32>, !f32x16
   %214 = arith.addi %66, %c_7 : index
   %215 = vector.shuffle %70#2, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %216 = vector.load %sums[%214, %c_0] : memref<96x16xf32>, !f32x16
   %217 = arith.addf %216, %215 : !f32x16
   vector.store %217, %sums[%214, %c_0] : memref<96x16xf32>, !f32x16
   %218 = arith.addi %66, %c_8 : index
   %219 = vector.load %sums[%218, %c_0] : memref<96x16xf32>, !f32x16
   %220 = arith.addf %219, %70#3 : !f32x16
   vector.store %220, %sums[%218, %c_0] : memref<96x16xf32>, !f32x16
   %221 = arith.addi %66, %c_16 : index
   %222 = vector.load %sums[%221, %c_0] : memref<96x16xf32>, !f32x16
   %223 = arith.addf %222, %70#4 : !f32x16
   vector.store %223, %sums[%221, %c_0] : memref<96x16xf32>, !f32x16
   %224 = arith.addi %66, %c_17 : index
   %225 = vector.shuffle %70#5, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %226 = vector.load %sums[%224, %c_0] : memref<96x16xf32>, !f32x16
   %227 = arith.addf %226, %225 : !f32x16
   vector.store %227, %sums[%224, %c_0] : memref<96x16xf32>, !f32x16
   %228 = arith.addi %66, %c_1 : index
   %229 = vector.load %sums[%228, %c_0] : memref<96x16xf32>, !f32x16
   %230 = arith.addf %229, %70#6 : !f32x16
   vector.store %230, %sums[%228, %c_0] : memref<96x16xf32>, !f32x16
   %231 = arith.addi %66, %c_18 : index
   %232 = vector.load %sums[%231, %c_0] : memref<96x16xf32>, !f32x16
   %233 = arith.addf %232, %70#7 : !f32x16
   vector.store %233, %sums[%231, %c_0] : memref<96x16xf32>, !f32x16
   %234 = arith.addi %66, %c_19 : index
   %235 = vector.shuffle %70#8, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %236 = vector.load %sums[%234, %c_0] : memref<96x16xf32>, !f32x16
   %237 = arith.addf %236, %235 : !f32x16
   vector.store %237, %sums[%234, %c_0] : memref<96x16xf32>, !f32x16
   %238 = arith.addi %66, %c_11 : index
   %239 = vector.load %sums[%238, %c_0] : memref<96x16xf32>, !f32x16
   %240 = arith.addf %239, %70#9 : !f32x16
   vector.store %240, %sums[%238, %c_0] : memref<96x16xf32>, !f32x16
   %241 = arith.addi %66, %c_20 : index
   %242 = vector.load %sums[%241, %c_0] : memref<96x16xf32>, !f32x16
   %243 = arith.addf %242, %70#10 : !f32x16
   vector.store %243, %sums[%241, %c_0] : memref<96x16xf32>, !f32x16
   %244 = arith.addi %66, %c_21 : index
   %245 = vector.shuffle %70#11, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %246 = vector.load %sums[%244, %c_0] : memref<96x16xf32>, !f32x16
   %247 = arith.addf %246, %245 : !f32x16
   vector.store %247, %sums[%244, %c_0] : memref<96x16xf32>, !f32x16
   %248 = arith.addi %66, %c_4 : index
   %249 = vector.load %sums[%248, %c_0] : memref<96x16xf32>, !f32x16
   %250 = arith.addf %249, %70#12 : !f32x16
   vector.store %250, %sums[%248, %c_0] : memref<96x16xf32>, !f32x16
   %251 = arith.addi %66, %c_22 : index
   %252 = vector.load %sums[%251, %c_0] : memref<96x16xf32>, !f32x16
   %253 = arith.addf %252, %70#13 : !f32x16
   vector.store %253, %sums[%251, %c_0] : memref<96x16xf32>, !f32x16
   %254 = arith.addi %66, %c_23 : index
   %255 = vector.shuffle %70#14, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %256 = vector.load %sums[%254, %c_0] : memref<96x16xf32>, !f32x16
   %257 = arith.addf %256, %255 : !f32x16
   vector.store %257, %sums[%254, %c_0] : memref<96x16xf32>, !f32x16
   %258 = arith.addi %66, %c_12 : index
   %259 = vector.load %sums[%258, %c_0] : memref<96x16xf32>, !f32x16
   %260 = arith.addf %259, %70#15 : !f32x16
   vector.store %260, %sums[%258, %c_0] : memref<96x16xf32>, !f32x16
   %261 = arith.addi %66, %c_24 : index
   %262 = vector.load %sums[%261, %c_0] : memref<96x16xf32>, !f32x16
   %263 = arith.addf %262, %70#16 : !f32x16
   vector.store %263, %sums[%261, %c_0] : memref<96x16xf32>, !f32x16
   %264 = arith.addi %66, %c_25 : index
   %265 = vector.shuffle %70#17, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %266 = vector.load %sums[%264, %c_0] : memref<96x16xf32>, !f32x16
   %267 = arith.addf %266, %265 : !f32x16
   vector.store %267, %sums[%264, %c_0] : memref<96x16xf32>, !f32x16
   %268 = arith.addi %66, %c_13 : index
   %269 = vector.load %sums[%268, %c_0] : memref<96x16xf32>, !f32x16
   %270 = arith.addf %269, %70#18 : !f32x16
   vector.store %270, %sums[%268, %c_0] : memref<96x16xf32>, !f32x16
   %271 = arith.addi %66, %c_26 : index
   %272 = vector.load %sums[%271, %c_0] : memref<96x16xf32>, !f32x16
   %273 = arith.addf %272, %70#19 : !f32x16
   vector.store %273, %sums[%271, %c_0] : memref<96x16xf32>, !f32x16
   %274 = arith.addi %66, %c_27 : index
   %275 = vector.shuffle %70#20, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %276 = vector.load %sums[%274, %c_0] : memref<96x16xf32>, !f32x16
   %277 = arith.addf %276, %275 : !f32x16
   vector.store %277, %sums[%274, %c_0] : memref<96x16xf32>, !f32x16
   %278 = arith.addi %66, %c_14 : index
   %279 = vector.load %sums[%278, %c_0] : memref<96x16xf32>, !f32x16
   %280 = arith.addf %279, %70#21 : !f32x16
   vector.store %280, %sums[%278, %c_0] : memref<96x16xf32>, !f32x16
   %281 = arith.addi %66, %c_28 : index
   %282 = vector.load %sums[%281, %c_0] : memref<96x16xf32>, !f32x16
   %283 = arith.addf %282, %70#22 : !f32x16
   vector.store %283, %sums[%281, %c_0] : memref<96x16xf32>, !f32x16
   %284 = arith.addi %66, %c_29 : index
   %285 = vector.shuffle %70#23, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %286 = vector.load %sums[%284, %c_0] : memref<96x16xf32>, !f32x16
   %287 = arith.addf %286, %285 : !f32x16
   vector.store %287, %sums[%284, %c_0] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x2(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index, %part: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 2 : index
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant 63 : index
 %c_6 = arith.constant 64 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 8 : index
 %c_9 = arith.constant 3 : index
 %c_10 = arith.constant 5 : index
 %c_11 = arith.constant 6 : index
 %c_12 = arith.constant 7 : index
 %c_13 = arith.constant 32 : index
 %c_14 = arith.constant 33 : index
 %c_15 = arith.constant 34 : index
 %c_16 = arith.constant 35 : index
 %c_17 = arith.constant 36 : index
 %c_18 = arith.constant 37 : index
 %c_19 = arith.constant 38 : index
 %c_20 = arith.constant 39 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.divui %length, %c_2 : index
 %5 = arith.muli %4, %c_3 : index
 %6 = arith.muli %row_bytes, %c_4 : index
 %7 = arith.addi %6, %c_5 : index
 %8 = arith.divui %7, %c_6 : index
 %9 = arith.muli %calls, %5 : index
 %10 = arith.maxsi %9, %c_7 : index
 %11 = arith.subi %10, %c_7 : index
 %12 = arith.addi %8, %11 : index
 %13 = arith.divui %12, %10 : index
 %14 = arith.muli %call, %5 : index
 %15 = arith.muli %14, %13 : index
 %16 = arith.index_cast %2 : index to i64
 %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
 %18 = arith.index_cast %3 : index to i64
 %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
 scf.for %20 = %c_0 to %c_6 step %c_7 {
  vector.store %c_1, %sums[%20, %c_0] : memref<96x16xf32>, !f32x16
 }
 scf.for %21 = %c_0 to %length step %part {
  scf.for %22 = %c_0 to %c_2 step %c_7 {
   %23 = arith.divui %22, %c_3 : index
   %24 = arith.remui %22, %c_3 : index
   %25 = arith.muli %24, %c_8 : index
   %26 = arith.cmpi eq, %23, %c_0 : index
   %27 = arith.select %26, %rows_0, %rows_1 : index
   %28 = arith.muli %25, %row_bytes : index
   %29 = arith.addi %27, %28 : index
   %30 = arith.muli %row_bytes, %c_0 : index
   %31 = arith.addi %29, %30 : index
   %32 = arith.index_cast %31 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.addi %29, %row_bytes : index
   %35 = arith.index_cast %34 : index to i64
   %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
   %37 = arith.muli %row_bytes, %c_3 : index
   %38 = arith.addi %29, %37 : index
   %39 = arith.index_cast %38 : index to i64
   %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
   %41 = arith.muli %row_bytes, %c_9 : index
   %42 = arith.addi %29, %41 : index
   %43 = arith.index_cast %42 : index to i64
   %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
   %45 = arith.muli %row_bytes, %c_2 : index
   %46 = arith.addi %29, %45 : index
   %47 = arith.index_cast %46 : index to i64
   %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
   %49 = arith.muli %row_bytes, %c_10 : index
   %50 = arith.addi %29, %49 : index
   %51 = arith.index_cast %50 : index to i64
   %52 = llvm.inttoptr %51 : i64 to !llvm.ptr
   %53 = arith.muli %row_bytes, %c_11 : index
   %54 = arith.addi %29, %53 : index
   %55 = arith.index_cast %54 : index to i64
   %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
   %57 = arith.muli %row_bytes, %c_12 : index
   %58 = arith.addi %29, %57 : index
   %59 = arith.index_cast %58 : index to i64
   %60 = llvm.inttoptr %59 : i64 to !llvm.ptr
   %61 = arith.muli %23, %c_4 : index
   %62 = arith.addi %61, %25 : index
   %63 = arith.addi %21, %part : index
   %64 = arith.minsi %63, %length : index
   %66:16 = scf.for %65 = %21 to %64 step %c_2 iter_args(%67 = %c_1, %68 = %c_1, %69 = %c_1, %70 = %c_1, %71 = %c_1, %72 = %c_1, %73 = %c_1, %74 = %c_1, %75 = %c_1, %76 = %c_1, %77 = %c_1, %78 = %c_1, %79 = %c_1, %80 = %c_1, %81 = %c_1, %82 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %83 = arith.subi %c_2, %22 : index
    %84 = arith.muli %83, %21 : index
    %85 = arith.muli %22, %64 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.subi %65, %21 : index
    %88 = arith.addi %86, %87 : index
    %89 = arith.divui %88, %c_2 : index
    %90 = arith.remui %89, %c_3 : index
    %91 = arith.cmpi eq, %90, %c_0 : index
    %92 = arith.select %91, %next_0, %next_1 : index
    %93 = arith.divui %89, %c_3 : index
    %94 = arith.muli %93, %13 : index
    %95 = arith.addi %15, %94 : index
    scf.for %96 = %c_0 to %13 step %c_7 {
     %97 = arith.addi %95, %96 : index
     %98 = arith.subi %8, %c_7 : index
     %99 = arith.minsi %97, %98 : index
     %100 = arith.muli %99, %c_6 : index
     %101 = arith.addi %92, %100 : index
     %102 = arith.index_cast %101 : index to i64
     %103 = llvm.inttoptr %102 : i64 to !llvm.ptr
     "llvm.intr.prefetch"(%103) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    }
    %104 = arith.addi %65, %c_2 : index
    %106:16 = scf.for %105 = %65 to %104 step %c_7 iter_args(%107 = %67, %108 = %68, %109 = %69, %110 = %70, %111 = %71, %112 = %72, %113 = %73, %114 = %74, %115 = %75, %116 = %76, %117 = %77, %118 = %78, %119 = %79, %120 = %80, %121 = %81, %122 = %82) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %123 = arith.muli %105, %c_2 : index
     %124 = arith.index_cast %123 : index to i64
     %125 = arith.muli %105, %c_6 : index
     %126 = arith.index_cast %125 : index to i64
     %127 = llvm.getelementptr %17[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %128 = llvm.load %127 <alignment = 64> : !llvm.ptr -> !f32x16
     %129 = llvm.getelementptr %19[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %130 = llvm.load %129 <alignment = 64> : !llvm.ptr -> !f32x16
     %131 = llvm.getelementptr %33[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %132 = llvm.load %131 <alignment = 4> : !llvm.ptr -> f32
     %133 = vector.broadcast %132 : f32 to !f32x16
     %134 = math.fma %133, %128, %107 : !f32x16
     %135 = math.fma %133, %130, %108 : !f32x16
     %136 = llvm.getelementptr %36[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %137 = llvm.load %136 <alignment = 4> : !llvm.ptr -> f32
     %138 = vector.broadcast %137 : f32 to !f32x16
     %139 = math.fma %138, %128, %109 : !f32x16
     %140 = math.fma %138, %130, %110 : !f32x16
     %141 = llvm.getelementptr %40[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %142 = llvm.load %141 <alignment = 4> : !llvm.ptr -> f32
     %143 = vector.broadcast %142 : f32 to !f32x16
     %144 = math.fma %143, %128, %111 : !f32x16
     %145 = math.fma %143, %130, %112 : !f32x16
     %146 = llvm.getelementptr %44[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %147 = llvm.load %146 <alignment = 4> : !llvm.ptr -> f32
     %148 = vector.broadcast %147 : f32 to !f32x16
     %149 = math.fma %148, %128, %113 : !f32x16
     %150 = math.fma %148, %130, %114 : !f32x16
     %151 = llvm.getelementptr %48[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %152 = llvm.load %151 <alignment = 4> : !llvm.ptr -> f32
     %153 = vector.broadcast %152 : f32 to !f32x16
     %154 = math.fma %153, %128, %115 : !f32x16
     %155 = math.fma %153, %130, %116 : !f32x16
     %156 = llvm.getelementptr %52[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %157 = llvm.load %156 <alignment = 4> : !llvm.ptr -> f32
     %158 = vector.broadcast %157 : f32 to !f32x16
     %159 = math.fma %158, %128, %117 : !f32x16
     %160 = math.fma %158, %130, %118 : !f32x16
     %161 = llvm.getelementptr %56[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %162 = llvm.load %161 <alignment = 4> : !llvm.ptr -> f32
     %163 = vector.broadcast %162 : f32 to !f32x16
     %164 = math.fma %163, %128, %119 : !f32x16
     %165 = math.fma %163, %130, %120 : !f32x16
     %166 = llvm.getelementptr %60[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %167 = llvm.load %166 <alignment = 4> : !llvm.ptr -> f32
     %168 = vector.broadcast %167 : f32 to !f32x16
     %169 = math.fma %168, %128, %121 : !f32x16
     %170 = math.fma %168, %130, %122 : !f32x16
     scf.yield %134, %135, %139, %140, %144, %145, %149, %150, %154, %155, %159, %160, %164, %165, %169, %170 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %106#0, %106#1, %106#2, %106#3, %106#4, %106#5, %106#6, %106#7, %106#8, %106#9, %106#10, %106#11, %106#12, %106#13, %106#14, %106#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %171 = vector.load %sums[%62, %c_0] : memref<96x16xf32>, !f32x16
   %172 = arith.addf %171, %66#0 : !f32x16
   vector.store %172, %sums[%62, %c_0] : memref<96x16xf32>, !f32x16
   %173 = arith.addi %62, %c_13 : index
   %174 = vector.load %sums[%173, %c_0] : memref<96x16xf32>, !f32x16
   %175 = arith.addf %174, %66#1 : !f32x16
   vector.store %175, %sums[%173, %c_0] : memref<96x16xf32>, !f32x16
   %176 = arith.addi %62, %c_7 : index
   %177 = vector.load %sums[%176, %c_0] : memref<96x16xf32>, !f32x16
   %178 = arith.addf %177, %66#2 : !f32x16
   vector.store %178, %sums[%176, %c_0] : memref<96x16xf32>, !f32x16
   %179 = arith.addi %62, %c_14 : index
   %180 = vector.load %sums[%179, %c_0] : memref<96x16xf32>, !f32x16
   %181 = arith.addf %180, %66#3 : !f32x16
   vector.store %181, %sums[%179, %c_0] : memref<96x16xf32>, !f32x16
   %182 = arith.addi %62, %c_3 : index
   %183 = vector.load %sums[%182, %c_0] : memref<96x16xf32>, !f32x16
   %184 = arith.addf %183, %66#4 : !f32x16
   vector.store %184, %sums[%182, %c_0] : memref<96x16xf32>, !f32x16
   %185 = arith.addi %62, %c_15 : index
   %186 = vector.load %sums[%185, %c_0] : memref<96x16xf32>, !f32x16
   %187 = arith.addf %186, %66#5 : !f32x16
   vector.store %187, %sums[%185, %c_0] : memref<96x16xf32>, !f32x16
   %188 = arith.addi %62, %c_9 : index
   %189 = vector.load %sums[%188, %c_0] : memref<96x16xf32>, !f32x16
   %190 = arith.addf %189, %66#6 : !f32x16
   vector.store %190, %sums[%188, %c_0] : memref<96x16xf32>, !f32x16
   %191 = arith.addi %62, %c_16 : index
   %192 = vector.load %sums[%191, %c_0] : memref<96x16xf32>, !f32x16
   %193 = arith.addf %192, %66#7 : !f32x16
   vector.store %193, %sums[%191, %c_0] : memref<96x16xf32>, !f32x16
   %194 = arith.addi %62, %c_2 : index
   %195 = vector.load %sums[%194, %c_0] : memref<96x16xf32>, !f32x16
   %196 = arith.addf %195, %66#8 : !f32x16
   vector.store %196, %sums[%194, %c_0] : memref<96x16xf32>, !f32x16
   %197 = arith.addi %62, %c_17 : index
   %198 = vector.load %sums[%197, %c_0] : memref<96x16xf32>, !f32x16
   %199 = arith.addf %198, %66#9 : !f32x16
   vector.store %199, %sums[%197, %c_0] : memref<96x16xf32>, !f32x16
   %200 = arith.addi %62, %c_10 : index
   %201 = vector.load %sums[%200, %c_0] : memref<96x16xf32>, !f32x16
   %202 = arith.addf %201, %66#10 : !f32x16
   vector.store %202, %sums[%200, %c_0] : memref<96x16xf32>, !f32x16
   %203 = arith.addi %62, %c_18 : index
   %204 = vector.load %sums[%203, %c_0] : memref<96x16xf32>, !f32x16
   %205 = arith.addf %204, %66#11 : !f32x16
   vector.store %205, %sums[%203, %c_0] : memref<96x16xf32>, !f32x16
   %206 = arith.addi %62, %c_11 : index
   %207 = vector.load %sums[%206, %c_0] : memref<96x16xf32>, !f32x16
   %208 = arith.addf %207, %66#12 : !f32x16
   vector.store %208, %sums[%206, %c_0] : memref<96x16xf32>, !f32x16
   %209 = arith.addi %62, %c_19 : index
   %210 = vector.load %sums[%209, %c_0] : memref<96x16xf32>, !f32x16
   %211 = arith.addf %210, %66#13 : !f32x16
   vector.store %211, %sums[%209, %c_0] : memref<96x16xf32>, !f32x16
   %212 = arith.addi %62, %c_12 : index
   %213 = vector.load %sums[%212, %c_0] : memref<96x16xf32>, !f32x16
   %214 = arith.addf %213, %66#14 : !f32x16
   vector.store %214, %sums[%212, %c_0] : memref<96x16xf32>, !f32x16
   %215 = arith.addi %62, %c_20 : index
   %216 = vector.load %sums[%215, %c_0] : memref<96x16xf32>, !f32x16
   %217 = arith.addf %216, %66#15 : !f32x16
   vector.store %217, %sums[%215, %c_0] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x1half(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index, %part: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant dense<0x00000000> : !f32x8
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 2 : index
 %c_5 = arith.constant 16 : index
 %c_6 = arith.constant 63 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 1 : index
 %c_9 = arith.constant 8 : index
 %c_10 = arith.constant 3 : index
 %c_11 = arith.constant 5 : index
 %c_12 = arith.constant 6 : index
 %c_13 = arith.constant 7 : index
 %c_14 = arith.constant 32 : index
 %c_15 = arith.constant 33 : index
 %c_16 = arith.constant 34 : index
 %c_17 = arith.constant 35 : index
 %c_18 = arith.constant 36 : index
 %c_19 = arith.constant 37 : index
 %c_20 = arith.constant 38 : index
 %c_21 = arith.constant 39 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.divui %length, %c_3 : index
 %5 = arith.muli %4, %c_4 : index
 %6 = arith.muli %row_bytes, %c_5 : index
 %7 = arith.addi %6, %c_6 : index
 %8 = arith.divui %7, %c_7 : index
 %9 = arith.muli %calls, %5 : index
 %10 = arith.maxsi %9, %c_8 : index
 %11 = arith.subi %10, %c_8 : index
 %12 = arith.addi %8, %11 : index
 %13 = arith.divui %12, %10 : index
 %14 = arith.muli %call, %5 : index
 %15 = arith.muli %14, %13 : index
 %16 = arith.index_cast %2 : index to i64
 %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
 %18 = arith.index_cast %3 : index to i64
 %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
 scf.for %20 = %c_0 to %c_7 step %c_8 {
  vector.store %c_1, %sums[%20, %c_0] : memref<96x16xf32>, !f32x16
 }
 scf.for %21 = %c_0 to %length step %part {
  scf.for %22 = %c_0 to %c_3 step %c_8 {
   %23 = arith.divui %22, %c_4 : index
   %24 = arith.remui %22, %c_4 : index
   %25 = arith.muli %24, %c_9 : index
   %26 = arith.cmpi eq, %23, %c_0 : index
   %27 = arith.select %26, %rows_0, %rows_1 : index
   %28 = arith.muli %25, %row_bytes : index
   %29 = arith.addi %27, %28 : index
   %30 = arith.muli %row_bytes, %c_0 : index
   %31 = arith.addi %29, %30 : index
   %32 = arith.index_cast %31 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.addi %29, %row_bytes : index
   %35 = arith.index_cast %34 : index to i64
   %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
   %37 = arith.muli %row_bytes, %c_4 : index
   %38 = arith.addi %29, %37 : index
   %39 = arith.index_cast %38 : index to i64
   %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
   %41 = arith.muli %row_bytes, %c_10 : index
   %42 = arith.addi %29, %41 : index
   %43 = arith.index_cast %42 : index to i64
   %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
   %45 = arith.muli %row_bytes, %c_3 : index
   %46 = arith.addi %29, %45 : index
   %47 = arith.index_cast %46 : index to i64
   %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
   %49 = arith.muli %row_bytes, %c_11 : index
   %50 = arith.addi %29, %49 : index
   %51 = arith.index_cast %50 : index to i64
   %52 = llvm.inttoptr %51 : i64 to !llvm.ptr
   %53 = arith.muli %row_bytes, %c_12 : index
   %54 = arith.addi %29, %53 : index
   %55 = arith.index_cast %54 : index to i64
   %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
   %57 = arith.muli %row_bytes, %c_13 : index
   %58 = arith.addi %29, %57 : index
   %59 = arith.index_cast %58 : index to i64
   %60 = llvm.inttoptr %59 : i64 to !llvm.ptr
   %61 = arith.muli %23, %c_5 : index
   %62 = arith.addi %61, %25 : index
   %63 = arith.addi %21, %part : index
   %64 = arith.minsi %63, %length : index
   %66:16 = scf.for %65 = %21 to %64 step %c_3 iter_args(%67 = %c_1, %68 = %c_2, %69 = %c_1, %70 = %c_2, %71 = %c_1, %72 = %c_2, %73 = %c_1, %74 = %c_2, %75 = %c_1, %76 = %c_2, %77 = %c_1, %78 = %c_2, %79 = %c_1, %80 = %c_2, %81 = %c_1, %82 = %c_2) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
    %83 = arith.subi %c_3, %22 : index
    %84 = arith.muli %83, %21 : index
    %85 = arith.muli %22, %64 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.subi %65, %21 : index
    %88 = arith.addi %86, %87 : index
    %89 = arith.divui %88, %c_3 : index
    %90 = arith.remui %89, %c_4 : index
    %91 = arith.cmpi eq, %90, %c_0 : index
    %92 = arith.select %91, %next_0, %next_1 : index
    %93 = arith.divui %89, %c_4 : index
    %94 = arith.muli %93, %13 : index
    %95 = arith.addi %15, %94 : index
    scf.for %96 = %c_0 to %13 step %c_8 {
     %97 = arith.addi %95, %96 : index
     %98 = arith.subi %8, %c_8 : index
     %99 = arith.minsi %97, %98 : index
     %100 = arith.muli %99, %c_7 : index
     %101 = arith.addi %92, %100 : index
     %102 = arith.index_cast %101 : index to i64
     %103 = llvm.inttoptr %102 : i64 to !llvm.ptr
     "llvm.intr.prefetch"(%103) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    }
    %104 = arith.addi %65, %c_3 : index
    %106:16 = scf.for %105 = %65 to %104 step %c_8 iter_args(%107 = %67, %108 = %68, %109 = %69, %110 = %70, %111 = %71, %112 = %72, %113 = %73, %114 = %74, %115 = %75, %116 = %76, %117 = %77, %118 = %78, %119 = %79, %120 = %80, %121 = %81, %122 = %82) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
     %123 = arith.muli %105, %c_3 : index
     %124 = arith.index_cast %123 : index to i64
     %125 = arith.muli %105, %c_7 : index
     %126 = arith.index_cast %125 : index to i64
     %127 = llvm.getelementptr %17[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %128 = llvm.load %127 <alignment = 64> : !llvm.ptr -> !f32x16
     %129 = llvm.getelementptr %19[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %130 = llvm.load %129 <alignment = 64> : !llvm.ptr -> !f32x8
     %131 = llvm.getelementptr %33[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %132 = llvm.load %131 <alignment = 4> : !llvm.ptr -> f32
     %133 = vector.broadcast %132 : f32 to !f32x16
     %134 = math.fma %133, %128, %107 : !f32x16
     %135 = vector.broadcast %132 : f32 to !f32x8
     %136 = math.fma %135, %130, %108 : !f32x8
     %137 = llvm.getelementptr %36[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %138 = llvm.load %137 <alignment = 4> : !llvm.ptr -> f32
     %139 = vector.broadcast %138 : f32 to !f32x16
     %140 = math.fma %139, %128, %109 : !f32x16
     %141 = vector.broadcast %138 : f32 to !f32x8
     %142 = math.fma %141, %130, %110 : !f32x8
     %143 = llvm.getelementptr %40[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %144 = llvm.load %143 <alignment = 4> : !llvm.ptr -> f32
     %145 = vector.broadcast %144 : f32 to !f32x16
     %146 = math.fma %145, %128, %111 : !f32x16
     %147 = vector.broadcast %144 : f32 to !f32x8
     %148 = math.fma %147, %130, %112 : !f32x8
     %149 = llvm.getelementptr %44[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %150 = llvm.load %149 <alignment = 4> : !llvm.ptr -> f32
     %151 = vector.broadcast %150 : f32 to !f32x16
     %152 = math.fma %151, %128, %113 : !f32x16
     %153 = vector.broadcast %150 : f32 to !f32x8
     %154 = math.fma %153, %130, %114 : !f32x8
     %155 = llvm.getelementptr %48[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %156 = llvm.load %155 <alignment = 4> : !llvm.ptr -> f32
     %157 = vector.broadcast %156 : f32 to !f32x16
     %158 = math.fma %157, %128, %115 : !f32x16
     %159 = vector.broadcast %156 : f32 to !f32x8
     %160 = math.fma %159, %130, %116 : !f32x8
     %161 = llvm.getelementptr %52[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %162 = llvm.load %161 <alignment = 4> : !llvm.ptr -> f32
     %163 = vector.broadcast %162 : f32 to !f32x16
     %164 = math.fma %163, %128, %117 : !f32x16
     %165 = vector.broadcast %162 : f32 to !f32x8
     %166 = math.fma %165, %130, %118 : !f32x8
     %167 = llvm.getelementptr %56[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %168 = llvm.load %167 <alignment = 4> : !llvm.ptr -> f32
     %169 = vector.broadcast %168 : f32 to !f32x16
     %170 = math.fma %169, %128, %119 : !f32x16
     %171 = vector.broadcast %168 : f32 to !f32x8
     %172 = math.fma %171, %130, %120 : !f32x8
     %173 = llvm.getelementptr %60[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %174 = llvm.load %173 <alignment = 4> : !llvm.ptr -> f32
     %175 = vector.broadcast %174 : f32 to !f32x16
     %176 = math.fma %175, %128, %121 : !f32x16
     %177 = vector.broadcast %174 : f32 to !f32x8
     %178 = math.fma %177, %130, %122 : !f32x8
     scf.yield %134, %136, %140, %142, %146, %148, %152, %154, %158, %160, %164, %166, %170, %172, %176, %178 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %106#0, %106#1, %106#2, %106#3, %106#4, %106#5, %106#6, %106#7, %106#8, %106#9, %106#10, %106#11, %106#12, %106#13, %106#14, %106#15 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
   }
   %179 = vector.load %sums[%62, %c_0] : memref<96x16xf32>, !f32x16
   %180 = arith.addf %179, %66#0 : !f32x16
   vector.store %180, %sums[%62, %c_0] : memref<96x16xf32>, !f32x16
   %181 = arith.addi %62, %c_14 : index
   %182 = vector.shuffle %66#1, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %183 = vector.load %sums[%181, %c_0] : memref<96x16xf32>, !f32x16
   %184 = arith.addf %183, %182 : !f32x16
   vector.store %184, %sums[%181, %c_0] : memref<96x16xf32>, !f32x16
   %185 = arith.addi %62, %c_8 : index
   %186 = vector.load %sums[%185, %c_0] : memref<96x16xf32>, !f32x16
   %187 = arith.addf %186, %66#2 : !f32x16
   vector.store %187, %sums[%185, %c_0] : memref<96x16xf32>, !f32x16
   %188 = arith.addi %62, %c_15 : index
   %189 = vector.shuffle %66#3, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %190 = vector.load %sums[%188, %c_0] : memref<96x16xf32>, !f32x16
   %191 = arith.addf %190, %189 : !f32x16
   vector.store %191, %sums[%188, %c_0] : memref<96x16xf32>, !f32x16
   %192 = arith.addi %62, %c_4 : index
   %193 = vector.load %sums[%192, %c_0] : memref<96x16xf32>, !f32x16
   %194 = arith.addf %193, %66#4 : !f32x16
   vector.store %194, %sums[%192, %c_0] : memref<96x16xf32>, !f32x16
   %195 = arith.addi %62, %c_16 : index
   %196 = vector.shuffle %66#5, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %197 = vector.load %sums[%195, %c_0] : memref<96x16xf32>, !f32x16
   %198 = arith.addf %197, %196 : !f32x16
   vector.store %198, %sums[%195, %c_0] : memref<96x16xf32>, !f32x16
   %199 = arith.addi %62, %c_10 : index
   %200 = vector.load %sums[%199, %c_0] : memref<96x16xf32>, !f32x16
   %201 = arith.addf %200, %66#6 : !f32x16
   vector.store %201, %sums[%199, %c_0] : memref<96x16xf32>, !f32x16
   %202 = arith.addi %62, %c_17 : index
   %203 = vector.shuffle %66#7, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %204 = vector.load %sums[%202, %c_0] : memref<96x16xf32>, !f32x16
   %205 = arith.addf %204, %203 : !f32x16
   vector.store %205, %sums[%202, %c_0] : memref<96x16xf32>, !f32x16
   %206 = arith.addi %62, %c_3 : index
   %207 = vector.load %sums[%206, %c_0] : memref<96x16xf32>, !f32x16
   %208 = arith.addf %207, %66#8 : !f32x16
   vector.store %208, %sums[%206, %c_0] : memref<96x16xf32>, !f32x16
   %209 = arith.addi %62, %c_18 : index
   %210 = vector.shuffle %66#9, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %211 = vector.load %sums[%209, %c_0] : memref<96x16xf32>, !f32x16
   %212 = arith.addf %211, %210 : !f32x16
   vector.store %212, %sums[%209, %c_0] : memref<96x16xf32>, !f32x16
   %213 = arith.addi %62, %c_11 : index
   %214 = vector.load %sums[%213, %c_0] : memref<96x16xf32>, !f32x16
   %215 = arith.addf %214, %66#10 : !f32x16
   vector.store %215, %sums[%213, %c_0] : memref<96x16xf32>, !f32x16
   %216 = arith.addi %62, %c_19 : index
   %217 = vector.shuffle %66#11, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %218 = vector.load %sums[%216, %c_0] : memref<96x16xf32>, !f32x16
   %219 = arith.addf %218, %217 : !f32x16
   vector.store %219, %sums[%216, %c_0] : memref<96x16xf32>, !f32x16
   %220 = arith.addi %62, %c_12 : index
   %221 = vector.load %sums[%220, %c_0] : memref<96x16xf32>, !f32x16
   %222 = arith.addf %221, %66#12 : !f32x16
   vector.store %222, %sums[%220, %c_0] : memref<96x16xf32>, !f32x16
   %223 = arith.addi %62, %c_20 : index
   %224 = vector.shuffle %66#13, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %225 = vector.load %sums[%223, %c_0] : memref<96x16xf32>, !f32x16
   %226 = arith.addf %225, %224 : !f32x16
   vector.store %226, %sums[%223, %c_0] : memref<96x16xf32>, !f32x16
   %227 = arith.addi %62, %c_13 : index
   %228 = vector.load %sums[%227, %c_0] : memref<96x16xf32>, !f32x16
   %229 = arith.addf %228, %66#14 : !f32x16
   vector.store %229, %sums[%227, %c_0] : memref<96x16xf32>, !f32x16
   %230 = arith.addi %62, %c_21 : index
   %231 = vector.shuffle %66#15, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %232 = vector.load %sums[%230, %c_0] : memref<96x16xf32>, !f32x16
   %233 = arith.addf %232, %231 : !f32x16
   vector.store %233, %sums[%230, %c_0] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x1(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index, %part: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 2 : index
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant 63 : index
 %c_6 = arith.constant 64 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 8 : index
 %c_10 = arith.constant 3 : index
 %c_11 = arith.constant 5 : index
 %c_12 = arith.constant 6 : index
 %c_13 = arith.constant 7 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.divui %length, %c_2 : index
 %4 = arith.muli %3, %c_3 : index
 %5 = arith.muli %row_bytes, %c_4 : index
 %6 = arith.addi %5, %c_5 : index
 %7 = arith.divui %6, %c_6 : index
 %8 = arith.muli %calls, %4 : index
 %9 = arith.maxsi %8, %c_7 : index
 %10 = arith.subi %9, %c_7 : index
 %11 = arith.addi %7, %10 : index
 %12 = arith.divui %11, %9 : index
 %13 = arith.muli %call, %4 : index
 %14 = arith.muli %13, %12 : index
 %15 = arith.index_cast %2 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 scf.for %17 = %c_0 to %c_8 step %c_7 {
  vector.store %c_1, %sums[%17, %c_0] : memref<96x16xf32>, !f32x16
 }
 scf.for %18 = %c_0 to %length step %part {
  scf.for %19 = %c_0 to %c_2 step %c_7 {
   %20 = arith.divui %19, %c_3 : index
   %21 = arith.remui %19, %c_3 : index
   %22 = arith.muli %21, %c_9 : index
   %23 = arith.cmpi eq, %20, %c_0 : index
   %24 = arith.select %23, %rows_0, %rows_1 : index
   %25 = arith.muli %22, %row_bytes : index
   %26 = arith.addi %24, %25 : index
   %27 = arith.muli %row_bytes, %c_0 : index
   %28 = arith.addi %26, %27 : index
   %29 = arith.index_cast %28 : index to i64
   %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
   %31 = arith.addi %26, %row_bytes : index
   %32 = arith.index_cast %31 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.muli %row_bytes, %c_3 : index
   %35 = arith.addi %26, %34 : index
   %36 = arith.index_cast %35 : index to i64
   %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
   %38 = arith.muli %row_bytes, %c_10 : index
   %39 = arith.addi %26, %38 : index
   %40 = arith.index_cast %39 : index to i64
   %41 = llvm.inttoptr %40 : i64 to !llvm.ptr
   %42 = arith.muli %row_bytes, %c_2 : index
   %43 = arith.addi %26, %42 : index
   %44 = arith.index_cast %43 : index to i64
   %45 = llvm.inttoptr %44 : i64 to !llvm.ptr
   %46 = arith.muli %row_bytes, %c_11 : index
   %47 = arith.addi %26, %46 : index
   %48 = arith.index_cast %47 : index to i64
   %49 = llvm.inttoptr %48 : i64 to !llvm.ptr
   %50 = arith.muli %row_bytes, %c_12 : index
   %51 = arith.addi %26, %50 : index
   %52 = arith.index_cast %51 : index to i64
   %53 = llvm.inttoptr %52 : i64 to !llvm.ptr
   %54 = arith.muli %row_bytes, %c_13 : index
   %55 = arith.addi %26, %54 : index
   %56 = arith.index_cast %55 : index to i64
   %57 = llvm.inttoptr %56 : i64 to !llvm.ptr
   %58 = arith.muli %20, %c_4 : index
   %59 = arith.addi %58, %22 : index
   %60 = arith.addi %18, %part : index
   %61 = arith.minsi %60, %length : index
   %63:8 = scf.for %62 = %18 to %61 step %c_2 iter_args(%64 = %c_1, %65 = %c_1, %66 = %c_1, %67 = %c_1, %68 = %c_1, %69 = %c_1, %70 = %c_1, %71 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %72 = arith.subi %c_2, %19 : index
    %73 = arith.muli %72, %18 : index
    %74 = arith.muli %19, %61 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.subi %62, %18 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.divui %77, %c_2 : index
    %79 = arith.remui %78, %c_3 : index
    %80 = arith.cmpi eq, %79, %c_0 : index
    %81 = arith.select %80, %next_0, %next_1 : index
    %82 = arith.divui %78, %c_3 : index
    %83 = arith.muli %82, %12 : index
    %84 = arith.addi %14, %83 : index
    scf.for %85 = %c_0 to %12 step %c_7 {
     %86 = arith.addi %84, %85 : index
     %87 = arith.subi %7, %c_7 : index
     %88 = arith.minsi %86, %87 : index
     %89 = arith.muli %88, %c_6 : index
     %90 = arith.addi %81, %89 : index
     %91 = arith.index_cast %90 : index to i64
     %92 = llvm.inttoptr %91 : i64 to !llvm.ptr
     "llvm.intr.prefetch"(%92) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    }
    %93 = arith.addi %62, %c_2 : index
    %95:8 = scf.for %94 = %62 to %93 step %c_7 iter_args(%96 = %64, %97 = %65, %98 = %66, %99 = %67, %100 = %68, %101 = %69, %102 = %70, %103 = %71) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %104 = arith.muli %94, %c_2 : index
     %105 = arith.index_cast %104 : index to i64
     %106 = arith.muli %94, %c_6 : index
     %107 = arith.index_cast %106 : index to i64
     %108 = llvm.getelementptr %16[%107] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %109 = llvm.load %108 <alignment = 64> : !llvm.ptr -> !f32x16
     %110 = llvm.getelementptr %30[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %111 = llvm.load %110 <alignment = 4> : !llvm.ptr -> f32
     %112 = vector.broadcast %111 : f32 to !f32x16
     %113 = math.fma %112, %109, %96 : !f32x16
     %114 = llvm.getelementptr %33[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %115 = llvm.load %114 <alignment = 4> : !llvm.ptr -> f32
     %116 = vector.broadcast %115 : f32 to !f32x16
     %117 = math.fma %116, %109, %97 : !f32x16
     %118 = llvm.getelementptr %37[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %119 = llvm.load %118 <alignment = 4> : !llvm.ptr -> f32
     %120 = vector.broadcast %119 : f32 to !f32x16
     %121 = math.fma %120, %109, %98 : !f32x16
     %122 = llvm.getelementptr %41[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %123 = llvm.load %122 <alignment = 4> : !llvm.ptr -> f32
     %124 = vector.broadcast %123 : f32 to !f32x16
     %125 = math.fma %124, %109, %99 : !f32x16
     %126 = llvm.getelementptr %45[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %127 = llvm.load %126 <alignment = 4> : !llvm.ptr -> f32
     %128 = vector.broadcast %127 : f32 to !f32x16
     %129 = math.fma %128, %109, %100 : !f32x16
     %130 = llvm.getelementptr %49[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %131 = llvm.load %130 <alignment = 4> : !llvm.ptr -> f32
     %132 = vector.broadcast %131 : f32 to !f32x16
     %133 = math.fma %132, %109, %101 : !f32x16
     %134 = llvm.getelementptr %53[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %135 = llvm.load %134 <alignment = 4> : !llvm.ptr -> f32
     %136 = vector.broadcast %135 : f32 to !f32x16
     %137 = math.fma %136, %109, %102 : !f32x16
     %138 = llvm.getelementptr %57[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %139 = llvm.load %138 <alignment = 4> : !llvm.ptr -> f32
     %140 = vector.broadcast %139 : f32 to !f32x16
     %141 = math.fma %140, %109, %103 : !f32x16
     scf.yield %113, %117, %121, %125, %129, %133, %137, %141 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %142 = vector.load %sums[%59, %c_0] : memref<96x16xf32>, !f32x16
   %143 = arith.addf %142, %63#0 : !f32x16
   vector.store %143, %sums[%59, %c_0] : memref<96x16xf32>, !f32x16
   %144 = arith.addi %59, %c_7 : index
   %145 = vector.load %sums[%144, %c_0] : memref<96x16xf32>, !f32x16
   %146 = arith.addf %145, %63#1 : !f32x16
   vector.store %146, %sums[%144, %c_0] : memref<96x16xf32>, !f32x16
   %147 = arith.addi %59, %c_3 : index
   %148 = vector.load %sums[%147, %c_0] : memref<96x16xf32>, !f32x16
   %149 = arith.addf %148, %63#2 : !f32x16
   vector.store %149, %sums[%147, %c_0] : memref<96x16xf32>, !f32x16
   %150 = arith.addi %59, %c_10 : index
   %151 = vector.load %sums[%150, %c_0] : memref<96x16xf32>, !f32x16
   %152 = arith.addf %151, %63#3 : !f32x16
   vector.store %152, %sums[%150, %c_0] : memref<96x16xf32>, !f32x16
   %153 = arith.addi %59, %c_2 : index
   %154 = vector.load %sums[%153, %c_0] : memref<96x16xf32>, !f32x16
   %155 = arith.addf %154, %63#4 : !f32x16
   vector.store %155, %sums[%153, %c_0] : memref<96x16xf32>, !f32x16
   %156 = arith.addi %59, %c_11 : index
   %157 = vector.load %sums[%156, %c_0] : memref<96x16xf32>, !f32x16
   %158 = arith.addf %157, %63#5 : !f32x16
   vector.store %158, %sums[%156, %c_0] : memref<96x16xf32>, !f32x16
   %159 = arith.addi %59, %c_12 : index
   %160 = vector.load %sums[%159, %c_0] : memref<96x16xf32>, !f32x16
   %161 = arith.addf %160, %63#6 : !f32x16
   vector.store %161, %sums[%159, %c_0] : memref<96x16xf32>, !f32x16
   %162 = arith.addi %59, %c_13 : index
   %163 = vector.load %sums[%162, %c_0] : memref<96x16xf32>, !f32x16
   %164 = arith.addf %163, %63#7 : !f32x16
   vector.store %164, %sums[%162, %c_0] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index, %part: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x8
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant 2 : index
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant 63 : index
 %c_6 = arith.constant 64 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant dense<0x00000000> : !f32x16
 %c_10 = arith.constant 8 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant 5 : index
 %c_13 = arith.constant 6 : index
 %c_14 = arith.constant 7 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.divui %length, %c_2 : index
 %4 = arith.muli %3, %c_3 : index
 %5 = arith.muli %row_bytes, %c_4 : index
 %6 = arith.addi %5, %c_5 : index
 %7 = arith.divui %6, %c_6 : index
 %8 = arith.muli %calls, %4 : index
 %9 = arith.maxsi %8, %c_7 : index
 %10 = arith.subi %9, %c_7 : index
 %11 = arith.addi %7, %10 : index
 %12 = arith.divui %11, %9 : index
 %13 = arith.muli %call, %4 : index
 %14 = arith.muli %13, %12 : index
 %15 = arith.index_cast %2 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 scf.for %17 = %c_0 to %c_8 step %c_7 {
  vector.store %c_9, %sums[%17, %c_0] : memref<96x16xf32>, !f32x16
 }
 scf.for %18 = %c_0 to %length step %part {
  scf.for %19 = %c_0 to %c_2 step %c_7 {
   %20 = arith.divui %19, %c_3 : index
   %21 = arith.remui %19, %c_3 : index
   %22 = arith.muli %21, %c_10 : index
   %23 = arith.cmpi eq, %20, %c_0 : index
   %24 = arith.select %23, %rows_0, %rows_1 : index
   %25 = arith.muli %22, %row_bytes : index
   %26 = arith.addi %24, %25 : index
   %27 = arith.muli %row_bytes, %c_0 : index
   %28 = arith.addi %26, %27 : index
   %29 = arith.index_cast %28 : index to i64
   %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
   %31 = arith.addi %26, %row_bytes : index
   %32 = arith.index_cast %31 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.muli %row_bytes, %c_3 : index
   %35 = arith.addi %26, %34 : index
   %36 = arith.index_cast %35 : index to i64
   %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
   %38 = arith.muli %row_bytes, %c_11 : index
   %39 = arith.addi %26, %38 : index
   %40 = arith.index_cast %39 : index to i64
   %41 = llvm.inttoptr %40 : i64 to !llvm.ptr
   %42 = arith.muli %row_bytes, %c_2 : index
   %43 = arith.addi %26, %42 : index
   %44 = arith.index_cast %43 : index to i64
   %45 = llvm.inttoptr %44 : i64 to !llvm.ptr
   %46 = arith.muli %row_bytes, %c_12 : index
   %47 = arith.addi %26, %46 : index
   %48 = arith.index_cast %47 : index to i64
   %49 = llvm.inttoptr %48 : i64 to !llvm.ptr
   %50 = arith.muli %row_bytes, %c_13 : index
   %51 = arith.addi %26, %50 : index
   %52 = arith.index_cast %51 : index to i64
   %53 = llvm.inttoptr %52 : i64 to !llvm.ptr
   %54 = arith.muli %row_bytes, %c_14 : index
   %55 = arith.addi %26, %54 : index
   %56 = arith.index_cast %55 : index to i64
   %57 = llvm.inttoptr %56 : i64 to !llvm.ptr
   %58 = arith.muli %20, %c_4 : index
   %59 = arith.addi %58, %22 : index
   %60 = arith.addi %18, %part : index
   %61 = arith.minsi %60, %length : index
   %63:8 = scf.for %62 = %18 to %61 step %c_2 iter_args(%64 = %c_1, %65 = %c_1, %66 = %c_1, %67 = %c_1, %68 = %c_1, %69 = %c_1, %70 = %c_1, %71 = %c_1) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
    %72 = arith.subi %c_2, %19 : index
    %73 = arith.muli %72, %18 : index
    %74 = arith.muli %19, %61 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.subi %62, %18 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.divui %77, %c_2 : index
    %79 = arith.remui %78, %c_3 : index
    %80 = arith.cmpi eq, %79, %c_0 : index
    %81 = arith.select %80, %next_0, %next_1 : index
    %82 = arith.divui %78, %c_3 : index
    %83 = arith.muli %82, %12 : index
    %84 = arith.addi %14, %83 : index
    scf.for %85 = %c_0 to %12 step %c_7 {
     %86 = arith.addi %84, %85 : index
     %87 = arith.subi %7, %c_7 : index
     %88 = arith.minsi %86, %87 : index
     %89 = arith.muli %88, %c_6 : index
     %90 = arith.addi %81, %89 : index
     %91 = arith.index_cast %90 : index to i64
     %92 = llvm.inttoptr %91 : i64 to !llvm.ptr
     "llvm.intr.prefetch"(%92) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    }
    %93 = arith.addi %62, %c_2 : index
    %95:8 = scf.for %94 = %62 to %93 step %c_7 iter_args(%96 = %64, %97 = %65, %98 = %66, %99 = %67, %100 = %68, %101 = %69, %102 = %70, %103 = %71) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
     %104 = arith.muli %94, %c_2 : index
     %105 = arith.index_cast %104 : index to i64
     %106 = arith.muli %94, %c_6 : index
     %107 = arith.index_cast %106 : index to i64
     %108 = llvm.getelementptr %16[%107] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %109 = llvm.load %108 <alignment = 64> : !llvm.ptr -> !f32x8
     %110 = llvm.getelementptr %30[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %111 = llvm.load %110 <alignment = 4> : !llvm.ptr -> f32
     %112 = vector.broadcast %111 : f32 to !f32x8
     %113 = math.fma %112, %109, %96 : !f32x8
     %114 = llvm.getelementptr %33[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %115 = llvm.load %114 <alignment = 4> : !llvm.ptr -> f32
     %116 = vector.broadcast %115 : f32 to !f32x8
     %117 = math.fma %116, %109, %97 : !f32x8
     %118 = llvm.getelementptr %37[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %119 = llvm.load %118 <alignment = 4> : !llvm.ptr -> f32
     %120 = vector.broadcast %119 : f32 to !f32x8
     %121 = math.fma %120, %109, %98 : !f32x8
     %122 = llvm.getelementptr %41[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %123 = llvm.load %122 <alignment = 4> : !llvm.ptr -> f32
     %124 = vector.broadcast %123 : f32 to !f32x8
     %125 = math.fma %124, %109, %99 : !f32x8
     %126 = llvm.getelementptr %45[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %127 = llvm.load %126 <alignment = 4> : !llvm.ptr -> f32
     %128 = vector.broadcast %127 : f32 to !f32x8
     %129 = math.fma %128, %109, %100 : !f32x8
     %130 = llvm.getelementptr %49[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %131 = llvm.load %130 <alignment = 4> : !llvm.ptr -> f32
     %132 = vector.broadcast %131 : f32 to !f32x8
     %133 = math.fma %132, %109, %101 : !f32x8
     %134 = llvm.getelementptr %53[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %135 = llvm.load %134 <alignment = 4> : !llvm.ptr -> f32
     %136 = vector.broadcast %135 : f32 to !f32x8
     %137 = math.fma %136, %109, %102 : !f32x8
     %138 = llvm.getelementptr %57[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %139 = llvm.load %138 <alignment = 4> : !llvm.ptr -> f32
     %140 = vector.broadcast %139 : f32 to !f32x8
     %141 = math.fma %140, %109, %103 : !f32x8
     scf.yield %113, %117, %121, %125, %129, %133, %137, %141 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
   }
   %142 = vector.shuffle %63#0, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %143 = vector.load %sums[%59, %c_0] : memref<96x16xf32>, !f32x16
   %144 = arith.addf %143, %142 : !f32x16
   vector.store %144, %sums[%59, %c_0] : memref<96x16xf32>, !f32x16
   %145 = arith.addi %59, %c_7 : index
   %146 = vector.shuffle %63#1, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %147 = vector.load %sums[%145, %c_0] : memref<96x16xf32>, !f32x16
   %148 = arith.addf %147, %146 : !f32x16
   vector.store %148, %sums[%145, %c_0] : memref<96x16xf32>, !f32x16
   %149 = arith.addi %59, %c_3 : index
   %150 = vector.shuffle %63#2, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %151 = vector.load %sums[%149, %c_0] : memref<96x16xf32>, !f32x16
   %152 = arith.addf %151, %150 : !f32x16
   vector.store %152, %sums[%149, %c_0] : memref<96x16xf32>, !f32x16
   %153 = arith.addi %59, %c_11 : index
   %154 = vector.shuffle %63#3, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %155 = vector.load %sums[%153, %c_0] : memref<96x16xf32>, !f32x16
   %156 = arith.addf %155, %154 : !f32x16
   vector.store %156, %sums[%153, %c_0] : memref<96x16xf32>, !f32x16
   %157 = arith.addi %59, %c_2 : index
   %158 = vector.shuffle %63#4, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %159 = vector.load %sums[%157, %c_0] : memref<96x16xf32>, !f32x16
   %160 = arith.addf %159, %158 : !f32x16
   vector.store %160, %sums[%157, %c_0] : memref<96x16xf32>, !f32x16
   %161 = arith.addi %59, %c_12 : index
   %162 = vector.shuffle %63#5, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %163 = vector.load %sums[%161, %c_0] : memref<96x16xf32>, !f32x16
   %164 = arith.addf %163, %162 : !f32x16
   vector.store %164, %sums[%161, %c_0] : memref<96x16xf32>, !f32x16
   %165 = arith.addi %59, %c_13 : index
   %166 = vector.shuffle %63#6, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %167 = vector.load %sums[%165, %c_0] : memref<96x16xf32>, !f32x16
   %168 = arith.addf %167, %166 : !f32x16
   vector.store %168, %sums[%165, %c_0] : memref<96x16xf32>, !f32x16
   %169 = arith.addi %59, %c_14 : index
   %170 = vector.shuffle %63#7, %c_1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
   %171 = vector.load %sums[%169, %c_0] : memref<96x16xf32>, !f32x16
   %172 = arith.addf %171, %170 : !f32x16
   vector.store %172, %sums[%169, %c_0] : memref<96x16xf32>, !f32x16
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
 %c_19 = arith.constant 7 : index
 %c_20 = arith.constant 6 : index
 %c_21 = arith.constant 40 : index
 %c_22 = arith.constant 5 : index
 %c_23 = arith.constant 96 : index
 %c_24 = arith.constant dense<0x42B40000> : !f32x16
 %c_25 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_26 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_27 = arith.constant dense<0xBF318000> : !f32x16
 %c_28 = arith.constant dense<0x395E8083> : !f32x16
 %c_29 = arith.constant dense<0x39500D01> : !f32x16
 %c_30 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_31 = arith.constant dense<0x3C088889> : !f32x16
 %c_32 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_33 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_34 = arith.constant dense<0x3F000000> : !f32x16
 %c_35 = arith.constant dense<0x3F800000> : !f32x16
 %c_36 = arith.constant dense<1> : !i32x16
 %c_37 = arith.constant dense<23> : !i32x16
 %c_38 = arith.constant dense<127> : !i32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%rows}
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x38400xi8>{%workers}
 %sums = memref.alloca() alignment = 64 : memref<96x16xf32>
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
   scf.for %109 = %39 to %106 step %c_8 {
    %110 = arith.minsi %109, %c_14 : index
    %111 = arith.addi %110, %c_15 : index
    %112 = arith.addi %109, %c_8 : index
    %113 = arith.cmpi sge, %112, %106 : index
    %114 = arith.select %113, %49, %41 : index
    %115 = arith.select %113, %39, %112 : index
    %116 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
    %117 = arith.muli %114, %c_16 : index
    %118 = arith.addi %117, %115 : index
    %119 = arith.muli %118, %c_17 : index
    %120 = arith.addi %116, %119 : index
    %121 = arith.addi %120, %c_18 : index
    %122 = arith.addi %108, %c_5 : index
    %123 = arith.divui %122, %c_10 : index
    scf.for %124 = %c_2 to %123 step %c_4 {
     %125 = arith.addi %124, %c_4 : index
     %126 = arith.muli %124, %108 : index
     %127 = arith.subi %123, %c_4 : index
     %128 = arith.addi %126, %127 : index
     %129 = arith.divui %128, %123 : index
     %130 = arith.muli %125, %108 : index
     %131 = arith.addi %130, %127 : index
     %132 = arith.divui %131, %123 : index
     %133 = arith.subi %132, %129 : index
     %134 = arith.muli %129, %c_11 : index
     %135 = arith.addi %3, %134 : index
     %136 = arith.muli %133, %c_5 : index
     %137 = arith.muli %129, %c_8 : index
     %138 = arith.subi %45, %137 : index
     %139 = arith.addi %138, %c_19 : index
     %140 = arith.divui %139, %c_14 : index
     %141 = arith.minsi %136, %140 : index
     %142 = arith.cmpi eq, %141, %c_20 : index
     scf.if %142 {
      %143 = arith.muli %41, %c_16 : index
      %144 = arith.addi %143, %110 : index
      %145 = arith.muli %144, %c_17 : index
      %146 = arith.addi %116, %145 : index
      %147 = arith.addi %143, %111 : index
      %148 = arith.muli %147, %c_17 : index
      %149 = arith.addi %116, %148 : index
      func.call @multiply_16x3(%sums, %146, %149, %c_17, %c_21, %135, %c_11, %120, %121, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %150 = arith.cmpi eq, %141, %c_22 : index
     scf.if %150 {
      %151 = arith.muli %41, %c_16 : index
      %152 = arith.addi %151, %110 : index
      %153 = arith.muli %152, %c_17 : index
      %154 = arith.addi %116, %153 : index
      %155 = arith.addi %151, %111 : index
      %156 = arith.muli %155, %c_17 : index
      %157 = arith.addi %116, %156 : index
      func.call @multiply_16x2half(%sums, %154, %157, %c_17, %c_21, %135, %c_11, %120, %121, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %158 = arith.cmpi eq, %141, %c_3 : index
     scf.if %158 {
      %159 = arith.muli %41, %c_16 : index
      %160 = arith.addi %159, %110 : index
      %161 = arith.muli %160, %c_17 : index
      %162 = arith.addi %116, %161 : index
      %163 = arith.addi %159, %111 : index
      %164 = arith.muli %163, %c_17 : index
      %165 = arith.addi %116, %164 : index
      func.call @multiply_16x2(%sums, %162, %165, %c_17, %c_21, %135, %c_11, %120, %121, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %166 = arith.cmpi eq, %141, %c_10 : index
     scf.if %166 {
      %167 = arith.muli %41, %c_16 : index
      %168 = arith.addi %167, %110 : index
      %169 = arith.muli %168, %c_17 : index
      %170 = arith.addi %116, %169 : index
      %171 = arith.addi %167, %111 : index
      %172 = arith.muli %171, %c_17 : index
      %173 = arith.addi %116, %172 : index
      func.call @multiply_16x1half(%sums, %170, %173, %c_17, %c_21, %135, %c_11, %120, %121, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %174 = arith.cmpi eq, %141, %c_5 : index
     scf.if %174 {
      %175 = arith.muli %41, %c_16 : index
      %176 = arith.addi %175, %110 : index
      %177 = arith.muli %176, %c_17 : index
      %178 = arith.addi %116, %177 : index
      %179 = arith.addi %175, %111 : index
      %180 = arith.muli %179, %c_17 : index
      %181 = arith.addi %116, %180 : index
      func.call @multiply_16x1(%sums, %178, %181, %c_17, %c_21, %135, %c_11, %120, %121, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %182 = arith.cmpi eq, %141, %c_4 : index
     scf.if %182 {
      %183 = arith.muli %41, %c_16 : index
      %184 = arith.addi %183, %110 : index
      %185 = arith.muli %184, %c_17 : index
      %186 = arith.addi %116, %185 : index
      %187 = arith.addi %183, %111 : index
      %188 = arith.muli %187, %c_17 : index
      %189 = arith.addi %116, %188 : index
      func.call @multiply_16xhalf(%sums, %186, %189, %c_17, %c_21, %135, %c_11, %120, %121, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     scf.for %190 = %c_2 to %133 step %c_4 {
      %191 = arith.addi %129, %190 : index
      %192 = arith.muli %190, %c_6 : index
      %193 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
      %194 = arith.muli %191, %c_8 : index
      %195 = arith.addi %43, %194 : index
      %196 = arith.muli %195, %c_23 : index
      %197 = arith.addi %193, %196 : index
      scf.for %198 = %c_2 to %c_4 step %c_4 {
       %199 = arith.subi %c_15, %109 : index
       %200 = arith.maxsi %199, %c_2 : index
       %201 = arith.minsi %c_8, %200 : index
       scf.for %202 = %c_2 to %201 step %c_4 {
        %203 = arith.addi %109, %202 : index
        %204 = arith.addi %192, %c_2 : index
        %205 = arith.subi %203, %110 : index
        %206 = arith.addi %204, %205 : index
        %207 = vector.load %sums[%206, %c_2] : memref<96x16xf32>, !f32x16
        %208 = arith.addi %192, %c_8 : index
        %209 = arith.addi %208, %205 : index
        %210 = vector.load %sums[%209, %c_2] : memref<96x16xf32>, !f32x16
        %211 = arith.subf %c_12, %207 : !f32x16
        %212 = arith.cmpf ogt, %211, %c_24 : !f32x16
        %213 = arith.select %212, %c_24, %211 : !i1x16, !f32x16
        %214 = arith.cmpf olt, %213, %c_25 : !f32x16
        %215 = arith.select %214, %c_25, %213 : !i1x16, !f32x16
        %216 = arith.mulf %215, %c_26 : !f32x16
        %217 = math.roundeven %216 : !f32x16
        %218 = math.fma %217, %c_27, %215 : !f32x16
        %219 = math.fma %217, %c_28, %218 : !f32x16
        %220 = math.fma %c_29, %219, %c_30 : !f32x16
        %221 = math.fma %220, %219, %c_31 : !f32x16
        %222 = math.fma %221, %219, %c_32 : !f32x16
        %223 = math.fma %222, %219, %c_33 : !f32x16
        %224 = math.fma %223, %219, %c_34 : !f32x16
        %225 = math.fma %224, %219, %c_35 : !f32x16
        %226 = math.fma %225, %219, %c_35 : !f32x16
        %227 = arith.fptosi %217 : !f32x16 to !i32x16
        %228 = arith.shrsi %227, %c_36 : !i32x16
        %229 = arith.subi %227, %228 : !i32x16
        %230 = arith.addi %228, %c_38 : !i32x16
        %231 = arith.shli %230, %c_37 : !i32x16
        %232 = arith.bitcast %231 : !i32x16 to !f32x16
        %233 = arith.mulf %226, %232 : !f32x16
        %234 = arith.addi %229, %c_38 : !i32x16
        %235 = arith.shli %234, %c_37 : !i32x16
        %236 = arith.bitcast %235 : !i32x16 to !f32x16
        %237 = arith.mulf %233, %236 : !f32x16
        %238 = arith.addf %237, %c_35 : !f32x16
        %239 = arith.divf %207, %238 : !f32x16
        %240 = arith.mulf %239, %210 : !f32x16
        %241 = arith.muli %203, %c_13 : index
        %242 = arith.addi %197, %241 : index
        %243 = arith.index_cast %242 : index to i64
        %244 = llvm.inttoptr %243 : i64 to !llvm.ptr
        llvm.store %240, %244 <alignment = 64> : !f32x16, !llvm.ptr
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
 %c_14 = arith.constant 24 : index
 %c_15 = arith.constant 1536 : index
 %c_16 = arith.constant 3 : index
 %c_17 = arith.constant 7 : index
 %c_18 = arith.constant 8 : index
 %c_19 = arith.constant 6 : index
 %c_20 = arith.constant 5 : index
 %c_21 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_22 = arith.constant 0 : i32
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_0] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<32xi32>
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
 %weights = stream.binding.subspan %weights_binding[%c_0] : !stream.binding -> memref<?xf32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_0] : !stream.binding -> memref<8x40x24xf32>
 %y = stream.binding.subspan %y_binding[%c_0] : !stream.binding -> memref<?x40xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<96x16xf32>
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
    scf.for %81 = %49 to %51 step %c_1 {
     %82 = arith.addi %81, %c_11 : index
     %83 = arith.minsi %81, %c_14 : index
     %84 = arith.minsi %82, %c_14 : index
     %85 = arith.addi %81, %c_1 : index
     %86 = arith.cmpi sge, %85, %51 : index
     %87 = arith.select %86, %67, %58 : index
     %88 = arith.select %86, %75, %85 : index
     %89 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
     %90 = arith.muli %87, %c_9 : index
     %91 = arith.addi %90, %88 : index
     %92 = arith.muli %91, %c_12 : index
     %93 = arith.addi %89, %92 : index
     %94 = arith.addi %93, %c_15 : index
     %95 = arith.addi %80, %c_8 : index
     %96 = arith.divui %95, %c_16 : index
     scf.for %97 = %c_0 to %96 step %c_3 {
      %98 = arith.addi %97, %c_3 : index
      %99 = arith.muli %97, %80 : index
      %100 = arith.subi %96, %c_3 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.divui %101, %96 : index
      %103 = arith.muli %98, %80 : index
      %104 = arith.addi %103, %100 : index
      %105 = arith.divui %104, %96 : index
      %106 = arith.subi %105, %102 : index
      %107 = arith.muli %102, %c_15 : index
      %108 = arith.addi %78, %107 : index
      %109 = arith.muli %106, %c_8 : index
      %110 = arith.muli %102, %c_11 : index
      %111 = arith.subi %62, %110 : index
      %112 = arith.addi %111, %c_17 : index
      %113 = arith.divui %112, %c_18 : index
      %114 = arith.minsi %109, %113 : index
      %115 = arith.cmpi eq, %114, %c_19 : index
      scf.if %115 {
       %116 = arith.muli %58, %c_9 : index
       %117 = arith.addi %116, %83 : index
       %118 = arith.muli %117, %c_12 : index
       %119 = arith.addi %89, %118 : index
       %120 = arith.addi %116, %84 : index
       %121 = arith.muli %120, %c_12 : index
       %122 = arith.addi %89, %121 : index
       func.call @multiply_16x3(%sums, %119, %122, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %123 = arith.cmpi eq, %114, %c_20 : index
      scf.if %123 {
       %124 = arith.muli %58, %c_9 : index
       %125 = arith.addi %124, %83 : index
       %126 = arith.muli %125, %c_12 : index
       %127 = arith.addi %89, %126 : index
       %128 = arith.addi %124, %84 : index
       %129 = arith.muli %128, %c_12 : index
       %130 = arith.addi %89, %129 : index
       func.call @multiply_16x2half(%sums, %127, %130, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %131 = arith.cmpi eq, %114, %c_2 : index
      scf.if %131 {
       %132 = arith.muli %58, %c_9 : index
       %133 = arith.addi %132, %83 : index
       %134 = arith.muli %133, %c_12 : index
       %135 = arith.addi %89, %134 : index
       %136 = arith.addi %132, %84 : index
       %137 = arith.muli %136, %c_12 : index
       %138 = arith.addi %89, %137 : index
       func.call @multiply_16x2(%sums, %135, %138, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %139 = arith.cmpi eq, %114, %c_16 : index
      scf.if %139 {
       %140 = arith.muli %58, %c_9 : index
       %141 = arith.addi %140, %83 : index
       %142 = arith.muli %141, %c_12 : index
       %143 = arith.addi %89, %142 : index
       %144 = arith.addi %140, %84 : index
       %145 = arith.muli %144, %c_12 : index
       %146 = arith.addi %89, %145 : index
       func.call @multiply_16x1half(%sums, %143, %146, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %147 = arith.cmpi eq, %114, %c_8 : index
      scf.if %147 {
       %148 = arith.muli %58, %c_9 : index
       %149 = arith.addi %148, %83 : index
       %150 = arith.muli %149, %c_12 : index
       %151 = arith.addi %89, %150 : index
       %152 = arith.addi %148, %84 : index
       %153 = arith.muli %152, %c_12 : index
       %154 = arith.addi %89, %153 : index
       func.call @multiply_16x1(%sums, %151, %154, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %155 = arith.cmpi eq, %114, %c_3 : index
      scf.if %155 {
       %156 = arith.muli %58, %c_9 : index
       %157 = arith.addi %156, %83 : index
       %158 = arith.muli %157, %c_12 : index
       %159 = arith.addi %89, %158 : index
       %160 = arith.addi %156, %84 : index
       %161 = arith.muli %160, %c_12 : index
       %162 = arith.addi %89, %161 : index
       func.call @multiply_16xhalf(%sums, %159, %162, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      scf.for %163 = %c_0 to %106 step %c_3 {
       %164 = arith.addi %102, %163 : index
       %165 = arith.muli %163, %c_1 : index
       %166 = arith.muli %164, %c_11 : index
       %167 = arith.addi %60, %166 : index
       scf.for %168 = %c_0 to %c_8 step %c_3 {
        %169 = arith.cmpi eq, %168, %c_0 : index
        %170 = arith.select %169, %81, %82 : index
        %171 = arith.select %169, %83, %84 : index
        %172 = arith.cmpi slt, %170, %51 : index
        scf.if %172 {
         %173 = arith.muli %168, %c_11 : index
         %174 = arith.addi %165, %173 : index
         %175 = memref.extract_aligned_pointer_as_index %sums : memref<96x16xf32> -> index
         %176 = arith.muli %174, %c_7 : index
         %177 = arith.addi %175, %176 : index
         func.call @transpose(%177, %177) : (index, index) -> ()
         %178 = arith.subi %170, %171 : index
         %179 = arith.index_cast %178 : index to i32
         %180 = vector.broadcast %179 : i32 to !i32x16
         %181 = arith.cmpi sge, %c_21, %180 : !i32x16
         scf.for %182 = %c_0 to %c_11 step %c_3 {
          %183 = arith.addi %174, %182 : index
          %184 = vector.load %sums[%183, %c_0] : memref<96x16xf32>, !f32x16
          %185 = arith.addi %167, %182 : index
          %186 = memref.load %assignment_of[%185] : memref<?xi32>
          %187 = arith.cmpi sge, %186, %c_22 : i32
          scf.if %187 {
           %188 = arith.index_cast %186 : i32 to index
           %189 = arith.divui %188, %c_16 : index
           %190 = vector.maskedload %y[%189, %171], %181, %c_10 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %191 = memref.load %weights[%188] : memref<?xf32>
           %192 = vector.broadcast %191 : f32 to !f32x16
           %193 = arith.mulf %184, %192 : !f32x16
           %194 = llvm.call_intrinsic "llvm.arithmetic.fence"(%193) : (!f32x16) -> !f32x16
           %195 = arith.addf %190, %194 : !f32x16
           vector.maskedstore %y[%189, %171], %181, %195 : memref<?x40xf32>, !i1x16, !f32x16
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

    // stage: choice: softmax, the 3 highest keys, weights; kernel for neon
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for neon
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
