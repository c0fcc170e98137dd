// needs: cpu avx2,avx512bw,avx512dq,avx512f,avx512vl,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vl,+f16c,+fma
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
!f64x8 = vector<8xf64>
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
 %c_10 = arith.constant dense<0x0000000000000000> : !f64x8
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
 %sums = memref.alloca() alignment = 64 : memref<16x8xf64>
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
   %19:8 = scf.for %18 = %c_3 to %c_11 step %c_1 iter_args(%20 = %c_10, %21 = %c_10, %22 = %c_10, %23 = %c_10, %24 = %c_10, %25 = %c_10, %26 = %c_10, %27 = %c_10) -> (!f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8) {
    %28 = vector.load %x[%17, %18] : memref<?x40xf32>, !f32x8
    %29 = arith.extf %28 : !f32x8 to !f64x8
    %30 = arith.addi %18, %c_12 : index
    memref.prefetch %weight[%8, %30], read, locality<3>, data : memref<8x40xf32>
    %31 = vector.load %weight[%8, %18] : memref<8x40xf32>, !f32x8
    %32 = arith.extf %31 : !f32x8 to !f64x8
    %33 = math.fma %32, %29, %20 : !f64x8
    memref.prefetch %weight[%9, %30], read, locality<3>, data : memref<8x40xf32>
    %34 = vector.load %weight[%9, %18] : memref<8x40xf32>, !f32x8
    %35 = arith.extf %34 : !f32x8 to !f64x8
    %36 = math.fma %35, %29, %21 : !f64x8
    memref.prefetch %weight[%10, %30], read, locality<3>, data : memref<8x40xf32>
    %37 = vector.load %weight[%10, %18] : memref<8x40xf32>, !f32x8
    %38 = arith.extf %37 : !f32x8 to !f64x8
    %39 = math.fma %38, %29, %22 : !f64x8
    memref.prefetch %weight[%11, %30], read, locality<3>, data : memref<8x40xf32>
    %40 = vector.load %weight[%11, %18] : memref<8x40xf32>, !f32x8
    %41 = arith.extf %40 : !f32x8 to !f64x8
    %42 = math.fma %41, %29, %23 : !f64x8
    memref.prefetch %weight[%12, %30], read, locality<3>, data : memref<8x40xf32>
    %43 = vector.load %weight[%12, %18] : memref<8x40xf32>, !f32x8
    %44 = arith.extf %43 : !f32x8 to !f64x8
    %45 = math.fma %44, %29, %24 : !f64x8
    memref.prefetch %weight[%13, %30], read, locality<3>, data : memref<8x40xf32>
    %46 = vector.load %weight[%13, %18] : memref<8x40xf32>, !f32x8
    %47 = arith.extf %46 : !f32x8 to !f64x8
    %48 = math.fma %47, %29, %25 : !f64x8
    memref.prefetch %weight[%14, %30], read, locality<3>, data : memref<8x40xf32>
    %49 = vector.load %weight[%14, %18] : memref<8x40xf32>, !f32x8
    %50 = arith.extf %49 : !f32x8 to !f64x8
    %51 = math.fma %50, %29, %26 : !f64x8
    memref.prefetch %weight[%15, %30], read, locality<3>, data : memref<8x40xf32>
    %52 = vector.load %weight[%15, %18] : memref<8x40xf32>, !f32x8
    %53 = arith.extf %52 : !f32x8 to !f64x8
    %54 = math.fma %53, %29, %27 : !f64x8
    scf.yield %33, %36, %39, %42, %45, %48, %51, %54 : !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8
   }
   vector.store %19#0, %sums[%c_3, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#1, %sums[%c_2, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#2, %sums[%c_4, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#3, %sums[%c_5, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#4, %sums[%c_6, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#5, %sums[%c_7, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#6, %sums[%c_8, %c_3] : memref<16x8xf64>, !f64x8
   vector.store %19#7, %sums[%c_9, %c_3] : memref<16x8xf64>, !f64x8
   scf.for %55 = %c_3 to %c_1 step %c_2 {
    scf.for %56 = %c_3 to %c_2 step %c_2 {
     %57 = arith.addi %55, %56 : index
     %58 = vector.load %sums[%57, %c_3] : memref<16x8xf64>, !f64x8
     %59 = vector.shuffle %58, %58 [0, 1, 2, 3] : !f64x8, !f64x8
     %60 = vector.shuffle %58, %58 [4, 5, 6, 7] : !f64x8, !f64x8
     %61 = arith.addf %59, %60 : !f64x4
     %62 = vector.shuffle %61, %61 [0, 1] : !f64x4, !f64x4
     %63 = vector.shuffle %61, %61 [2, 3] : !f64x4, !f64x4
     %64 = arith.addf %62, %63 : !f64x2
     %65 = vector.shuffle %64, %64 [0] : !f64x2, !f64x2
     %66 = vector.shuffle %64, %64 [1] : !f64x2, !f64x2
     %67 = arith.addf %65, %66 : !f64x1
     %68 = vector.extract %67[0] : f64 from !f64x1
     %69 = arith.addi %c_3, %56 : index
     %70 = arith.minsi %69, %16 : index
     %71 = arith.addi %8, %55 : index
     %72 = arith.minsi %71, %c_9 : index
     %73 = arith.truncf %68 : f64 to f32
     memref.store %73, %y[%70, %72] : memref<?x8xf32>
    }
   }
  }
 } else {
  scf.for %74 = %1 to %4 step %c_6 {
   scf.for %75 = %2 to %6 step %c_6 {
    %76 = arith.addi %74, %c_2 : index
    %77 = arith.addi %74, %c_4 : index
    %78 = arith.addi %74, %c_5 : index
    %79 = arith.subi %tokens, %c_2 : index
    %80 = arith.minsi %75, %79 : index
    %81 = arith.addi %75, %c_2 : index
    %82 = arith.minsi %81, %79 : index
    %83 = arith.addi %75, %c_4 : index
    %84 = arith.minsi %83, %79 : index
    %85 = arith.addi %75, %c_5 : index
    %86 = arith.minsi %85, %79 : index
    %88:16 = scf.for %87 = %c_3 to %c_11 step %c_1 iter_args(%89 = %c_10, %90 = %c_10, %91 = %c_10, %92 = %c_10, %93 = %c_10, %94 = %c_10, %95 = %c_10, %96 = %c_10, %97 = %c_10, %98 = %c_10, %99 = %c_10, %100 = %c_10, %101 = %c_10, %102 = %c_10, %103 = %c_10, %104 = %c_10) -> (!f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8) {
     %105 = vector.load %x[%80, %87] : memref<?x40xf32>, !f32x8
     %106 = arith.extf %105 : !f32x8 to !f64x8
     %107 = vector.load %x[%82, %87] : memref<?x40xf32>, !f32x8
     %108 = arith.extf %107 : !f32x8 to !f64x8
     %109 = vector.load %x[%84, %87] : memref<?x40xf32>, !f32x8
     %110 = arith.extf %109 : !f32x8 to !f64x8
     %111 = vector.load %x[%86, %87] : memref<?x40xf32>, !f32x8
     %112 = arith.extf %111 : !f32x8 to !f64x8
     %113 = arith.addi %87, %c_12 : index
     memref.prefetch %weight[%74, %113], read, locality<3>, data : memref<8x40xf32>
     %114 = vector.load %weight[%74, %87] : memref<8x40xf32>, !f32x8
     %115 = arith.extf %114 : !f32x8 to !f64x8
     %116 = math.fma %115, %106, %89 : !f64x8
     %117 = math.fma %115, %108, %90 : !f64x8
     %118 = math.fma %115, %110, %91 : !f64x8
     %119 = math.fma %115, %112, %92 : !f64x8
     memref.prefetch %weight[%76, %113], read, locality<3>, data : memref<8x40xf32>
     %120 = vector.load %weight[%76, %87] : memref<8x40xf32>, !f32x8
     %121 = arith.extf %120 : !f32x8 to !f64x8
     %122 = math.fma %121, %106, %93 : !f64x8
     %123 = math.fma %121, %108, %94 : !f64x8
     %124 = math.fma %121, %110, %95 : !f64x8
     %125 = math.fma %121, %112, %96 : !f64x8
     memref.prefetch %weight[%77, %113], read, locality<3>, data : memref<8x40xf32>
     %126 = vector.load %weight[%77, %87] : memref<8x40xf32>, !f32x8
     %127 = arith.extf %126 : !f32x8 to !f64x8
     %128 = math.fma %127, %106, %97 : !f64x8
     %129 = math.fma %127, %108, %98 : !f64x8
     %130 = math.fma %127, %110, %99 : !f64x8
     %131 = math.fma %127, %112, %100 : !f64x8
     memref.prefetch %weight[%78, %113], read, locality<3>, data : memref<8x40xf32>
     %132 = vector.load %weight[%78, %87] : memref<8x40xf32>, !f32x8
     %133 = arith.extf %132 : !f32x8 to !f64x8
     %134 = math.fma %133, %106, %101 : !f64x8
     %135 = math.fma %133, %108, %102 : !f64x8
     %136 = math.fma %133, %110, %103 : !f64x8
     %137 = math.fma %133, %112, %104 : !f64x8
     scf.yield %116, %117, %118, %119, %122, %123, %124, %125, %128, %129, %130, %131, %134, %135, %136, %137 : !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8
    }
    vector.store %88#0, %sums[%c_3, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#1, %sums[%c_2, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#2, %sums[%c_4, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#3, %sums[%c_5, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#4, %sums[%c_6, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#5, %sums[%c_7, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#6, %sums[%c_8, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#7, %sums[%c_9, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#8, %sums[%c_1, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#9, %sums[%c_13, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#10, %sums[%c_14, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#11, %sums[%c_15, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#12, %sums[%c_16, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#13, %sums[%c_17, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#14, %sums[%c_18, %c_3] : memref<16x8xf64>, !f64x8
    vector.store %88#15, %sums[%c_19, %c_3] : memref<16x8xf64>, !f64x8
    scf.for %138 = %c_3 to %c_6 step %c_2 {
     scf.for %139 = %c_3 to %c_6 step %c_2 {
      %140 = arith.muli %138, %c_6 : index
      %141 = arith.addi %140, %139 : index
      %142 = vector.load %sums[%141, %c_3] : memref<16x8xf64>, !f64x8
      %143 = vector.shuffle %142, %142 [0, 1, 2, 3] : !f64x8, !f64x8
      %144 = vector.shuffle %142, %142 [4, 5, 6, 7] : !f64x8, !f64x8
      %145 = arith.addf %143, %144 : !f64x4
      %146 = vector.shuffle %145, %145 [0, 1] : !f64x4, !f64x4
      %147 = vector.shuffle %145, %145 [2, 3] : !f64x4, !f64x4
      %148 = arith.addf %146, %147 : !f64x2
      %149 = vector.shuffle %148, %148 [0] : !f64x2, !f64x2
      %150 = vector.shuffle %148, %148 [1] : !f64x2, !f64x2
      %151 = arith.addf %149, %150 : !f64x1
      %152 = vector.extract %151[0] : f64 from !f64x1
      %153 = arith.addi %75, %139 : index
      %154 = arith.minsi %153, %79 : index
      %155 = arith.addi %74, %138 : index
      %156 = arith.minsi %155, %c_9 : index
      %157 = arith.truncf %152 : f64 to f32
      memref.store %157, %y[%154, %156] : memref<?x8xf32>
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
 %c_2 = arith.constant dense<0xFF800000> : !f32x16
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant dense<0x00000000> : !f32x16
 %c_6 = arith.constant dense<0x42B40000> : !f32x16
 %c_7 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_8 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_9 = arith.constant dense<0xBF318000> : !f32x16
 %c_10 = arith.constant dense<0x395E8083> : !f32x16
 %c_11 = arith.constant dense<0x39500D01> : !f32x16
 %c_12 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_13 = arith.constant dense<0x3C088889> : !f32x16
 %c_14 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_15 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_16 = arith.constant dense<0x3F000000> : !f32x16
 %c_17 = arith.constant dense<0x3F800000> : !f32x16
 %c_18 = arith.constant dense<1> : !i32x16
 %c_19 = arith.constant dense<23> : !i32x16
 %c_20 = arith.constant dense<127> : !i32x16
 %c_21 = arith.constant dense<0> : !i32x16
 %c_22 = arith.constant dense<2147483647> : !i32x16
 %c_23 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_24 = arith.constant dense<-2147483648> : !i32x16
 %c_25 = arith.constant dense<8> : !i32x16
 %c_26 = arith.constant 2147483647 : i32
 %c_27 = arith.constant -1 : i32
 %c_28 = arith.constant 3 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %logits = stream.binding.subspan %logits_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %scores = stream.binding.subspan %scores_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?x3xi32>{%tokens}
 %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?x3xf32>{%tokens}
 %keys = memref.alloca() alignment = 64 : memref<24xi32>
 %chosen = memref.alloca() alignment = 64 : memref<3xf32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %6:1 = scf.for %5 = %c_3 to %c_3 step %c_0 iter_args(%7 = %c_2) -> (!f32x16) {
   %8 = vector.load %logits[%4, %5] : memref<?x8xf32>, !f32x16
   %9 = arith.cmpf olt, %7, %8 : !f32x16
   %10 = arith.select %9, %8, %7 : !i1x16, !f32x16
   scf.yield %10 : !f32x16
  }
  %11 = vector.create_mask %c_4 : !i1x16
  %12 = vector.maskedload %logits[%4, %c_3], %11, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %13 = arith.select %11, %12, %c_2 : !i1x16, !f32x16
  %14 = arith.cmpf olt, %6#0, %13 : !f32x16
  %15 = arith.select %14, %13, %6#0 : !i1x16, !f32x16
  %16 = vector.shuffle %15, %15 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] : !f32x16, !f32x16
  %17 = arith.cmpf olt, %15, %16 : !f32x16
  %18 = arith.select %17, %16, %15 : !i1x16, !f32x16
  %19 = vector.shuffle %18, %18 [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1] : !f32x16, !f32x16
  %20 = arith.cmpf olt, %18, %19 : !f32x16
  %21 = arith.select %20, %19, %18 : !i1x16, !f32x16
  %22 = vector.shuffle %21, %21 [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3] : !f32x16, !f32x16
  %23 = arith.cmpf olt, %21, %22 : !f32x16
  %24 = arith.select %23, %22, %21 : !i1x16, !f32x16
  %25 = vector.shuffle %24, %24 [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %26 = arith.cmpf olt, %24, %25 : !f32x16
  %27 = arith.select %26, %25, %24 : !i1x16, !f32x16
  %29:1 = scf.for %28 = %c_3 to %c_3 step %c_0 iter_args(%30 = %c_5) -> (!f32x16) {
   %31 = vector.load %logits[%4, %28] : memref<?x8xf32>, !f32x16
   %32 = arith.subf %31, %27 : !f32x16
   %33 = arith.cmpf ogt, %32, %c_6 : !f32x16
   %34 = arith.select %33, %c_6, %32 : !i1x16, !f32x16
   %35 = arith.cmpf olt, %34, %c_7 : !f32x16
   %36 = arith.select %35, %c_7, %34 : !i1x16, !f32x16
   %37 = arith.mulf %36, %c_8 : !f32x16
   %38 = math.roundeven %37 : !f32x16
   %39 = math.fma %38, %c_9, %36 : !f32x16
   %40 = math.fma %38, %c_10, %39 : !f32x16
   %41 = math.fma %c_11, %40, %c_12 : !f32x16
   %42 = math.fma %41, %40, %c_13 : !f32x16
   %43 = math.fma %42, %40, %c_14 : !f32x16
   %44 = math.fma %43, %40, %c_15 : !f32x16
   %45 = math.fma %44, %40, %c_16 : !f32x16
   %46 = math.fma %45, %40, %c_17 : !f32x16
   %47 = math.fma %46, %40, %c_17 : !f32x16
   %48 = arith.fptosi %38 : !f32x16 to !i32x16
   %49 = arith.shrsi %48, %c_18 : !i32x16
   %50 = arith.subi %48, %49 : !i32x16
   %51 = arith.addi %49, %c_20 : !i32x16
   %52 = arith.shli %51, %c_19 : !i32x16
   %53 = arith.bitcast %52 : !i32x16 to !f32x16
   %54 = arith.mulf %47, %53 : !f32x16
   %55 = arith.addi %50, %c_20 : !i32x16
   %56 = arith.shli %55, %c_19 : !i32x16
   %57 = arith.bitcast %56 : !i32x16 to !f32x16
   %58 = arith.mulf %54, %57 : !f32x16
   vector.store %58, %scores[%4, %28] : memref<?x8xf32>, !f32x16
   %59 = arith.addf %30, %58 : !f32x16
   scf.yield %59 : !f32x16
  }
  %60 = vector.maskedload %logits[%4, %c_3], %11, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %61 = arith.subf %60, %27 : !f32x16
  %62 = arith.cmpf ogt, %61, %c_6 : !f32x16
  %63 = arith.select %62, %c_6, %61 : !i1x16, !f32x16
  %64 = arith.cmpf olt, %63, %c_7 : !f32x16
  %65 = arith.select %64, %c_7, %63 : !i1x16, !f32x16
  %66 = arith.mulf %65, %c_8 : !f32x16
  %67 = math.roundeven %66 : !f32x16
  %68 = math.fma %67, %c_9, %65 : !f32x16
  %69 = math.fma %67, %c_10, %68 : !f32x16
  %70 = math.fma %c_11, %69, %c_12 : !f32x16
  %71 = math.fma %70, %69, %c_13 : !f32x16
  %72 = math.fma %71, %69, %c_14 : !f32x16
  %73 = math.fma %72, %69, %c_15 : !f32x16
  %74 = math.fma %73, %69, %c_16 : !f32x16
  %75 = math.fma %74, %69, %c_17 : !f32x16
  %76 = math.fma %75, %69, %c_17 : !f32x16
  %77 = arith.fptosi %67 : !f32x16 to !i32x16
  %78 = arith.shrsi %77, %c_18 : !i32x16
  %79 = arith.subi %77, %78 : !i32x16
  %80 = arith.addi %78, %c_20 : !i32x16
  %81 = arith.shli %80, %c_19 : !i32x16
  %82 = arith.bitcast %81 : !i32x16 to !f32x16
  %83 = arith.mulf %76, %82 : !f32x16
  %84 = arith.addi %79, %c_20 : !i32x16
  %85 = arith.shli %84, %c_19 : !i32x16
  %86 = arith.bitcast %85 : !i32x16 to !f32x16
  %87 = arith.mulf %83, %86 : !f32x16
  vector.maskedstore %scores[%4, %c_3], %11, %87 : memref<?x8xf32>, !i1x16, !f32x16
  %88 = arith.select %11, %87, %c_5 : !i1x16, !f32x16
  %89 = arith.addf %29#0, %88 : !f32x16
  %90 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %91 = vector.shuffle %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %92 = arith.addf %90, %91 : !f32x8
  %93 = vector.shuffle %92, %92 [0, 1, 2, 3] : !f32x8, !f32x8
  %94 = vector.shuffle %92, %92 [4, 5, 6, 7] : !f32x8, !f32x8
  %95 = arith.addf %93, %94 : !f32x4
  %96 = vector.shuffle %95, %95 [0, 1] : !f32x4, !f32x4
  %97 = vector.shuffle %95, %95 [2, 3] : !f32x4, !f32x4
  %98 = arith.addf %96, %97 : !f32x2
  %99 = vector.shuffle %98, %98 [0] : !f32x2, !f32x2
  %100 = vector.shuffle %98, %98 [1] : !f32x2, !f32x2
  %101 = arith.addf %99, %100 : !f32x1
  %102 = vector.extract %101[0] : f32 from !f32x1
  %103 = vector.broadcast %102 : f32 to !f32x16
  %104 = vector.maskedload %scores[%4, %c_3], %11, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %105 = arith.divf %104, %103 : !f32x16
  vector.maskedstore %scores[%4, %c_3], %11, %105 : memref<?x8xf32>, !i1x16, !f32x16
  %106 = vector.maskedload %scores[%4, %c_3], %11, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %107 = arith.cmpf oeq, %106, %c_5 : !f32x16
  %108 = arith.select %107, %c_5, %106 : !i1x16, !f32x16
  %109 = vector.bitcast %108 : !f32x16 to !i32x16
  %110 = arith.xori %109, %c_22 : !i32x16
  %111 = arith.cmpi slt, %109, %c_21 : !i32x16
  %112 = arith.select %111, %110, %109 : !i1x16, !i32x16
  %113 = arith.cmpf oeq, %108, %108 : !f32x16
  %114 = arith.select %113, %112, %c_22 : !i1x16, !i32x16
  vector.store %114, %keys[%c_3] : memref<24xi32>, !i32x16
  %116:2 = scf.for %115 = %c_3 to %c_28 step %c_1 iter_args(%117 = %c_26, %118 = %c_27) -> (i32, i32) {
   %119 = vector.broadcast %117 : i32 to !i32x16
   %120 = vector.broadcast %118 : i32 to !i32x16
   %122:2 = scf.for %121 = %c_3 to %c_3 step %c_0 iter_args(%123 = %c_24, %124 = %c_25) -> (!i32x16, !i32x16) {
    %125 = vector.load %keys[%121] : memref<24xi32>, !i32x16
    %126 = arith.index_cast %121 : index to i32
    %127 = vector.broadcast %126 : i32 to !i32x16
    %128 = arith.addi %c_23, %127 : !i32x16
    %129 = arith.cmpi eq, %125, %119 : !i32x16
    %130 = arith.cmpi sgt, %128, %120 : !i32x16
    %131 = arith.andi %129, %130 : !i1x16
    %132 = arith.cmpi slt, %125, %119 : !i32x16
    %133 = arith.ori %132, %131 : !i1x16
    %134 = arith.cmpi sgt, %125, %123 : !i32x16
    %135 = arith.andi %133, %134 : !i1x16
    %136 = arith.select %135, %125, %123 : !i1x16, !i32x16
    %137 = arith.select %135, %128, %124 : !i1x16, !i32x16
    scf.yield %136, %137 : !i32x16, !i32x16
   }
   %138 = vector.maskedload %keys[%c_3], %11, %c_21 : memref<24xi32>, !i1x16, !i32x16 into !i32x16
   %139 = arith.index_cast %c_3 : index to i32
   %140 = vector.broadcast %139 : i32 to !i32x16
   %141 = arith.addi %c_23, %140 : !i32x16
   %142 = arith.cmpi eq, %138, %119 : !i32x16
   %143 = arith.cmpi sgt, %141, %120 : !i32x16
   %144 = arith.andi %142, %143 : !i1x16
   %145 = arith.cmpi slt, %138, %119 : !i32x16
   %146 = arith.ori %145, %144 : !i1x16
   %147 = arith.cmpi sgt, %138, %122#0 : !i32x16
   %148 = arith.andi %146, %147 : !i1x16
   %149 = arith.andi %148, %11 : !i1x16
   %150 = arith.select %149, %138, %122#0 : !i1x16, !i32x16
   %151 = arith.select %149, %141, %122#1 : !i1x16, !i32x16
   %152 = vector.reduction <maxsi>, %150 : !i32x16 into i32
   %153 = vector.broadcast %152 : i32 to !i32x16
   %154 = arith.cmpi eq, %150, %153 : !i32x16
   %155 = arith.select %154, %151, %c_25 : !i1x16, !i32x16
   %156 = vector.reduction <minsi>, %155 : !i32x16 into i32
   memref.store %156, %ids[%4, %115] : memref<?x3xi32>
   %157 = arith.index_cast %156 : i32 to index
   %158 = memref.load %scores[%4, %157] : memref<?x8xf32>
   memref.store %158, %chosen[%115] : memref<3xf32>
   scf.yield %152, %156 : i32, i32
  }
  %159 = vector.create_mask %c_28 : !i1x16
  %160 = vector.maskedload %chosen[%c_3], %159, %c_5 : memref<3xf32>, !i1x16, !f32x16 into !f32x16
  vector.maskedstore %weights[%4, %c_3], %159, %160 : memref<?x3xf32>, !i1x16, !f32x16
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
func.func private @multiply_16x4(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant 3 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 128 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 8 : index
 %c_7 = arith.constant 4 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 64 : index
 %c_10 = arith.constant 32 : index
 %c_11 = arith.constant 96 : index
 %c_12 = arith.constant 33 : index
 %c_13 = arith.constant 65 : index
 %c_14 = arith.constant 97 : index
 %c_15 = arith.constant 34 : index
 %c_16 = arith.constant 66 : index
 %c_17 = arith.constant 98 : index
 %c_18 = arith.constant 35 : index
 %c_19 = arith.constant 67 : index
 %c_20 = arith.constant 99 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.index_cast %panels : index to i64
 %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
 %8 = arith.index_cast %1 : index to i64
 %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
 %10 = arith.index_cast %3 : index to i64
 %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
 %12 = arith.index_cast %5 : index to i64
 %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
 scf.for %14 = %c_3 to %c_4 step %c_5 {
  vector.store %c_2, %sums[%14, %c_3] : memref<128x16xf32>, !f32x16
 }
 scf.for %15 = %c_3 to %length step %part {
  scf.for %16 = %c_3 to %c_6 step %c_5 {
   %17 = arith.divui %16, %c_7 : index
   %18 = arith.remui %16, %c_7 : index
   %19 = arith.muli %18, %c_7 : index
   %20 = arith.cmpi eq, %17, %c_3 : index
   %21 = arith.muli %19, %row_bytes : index
   %22 = arith.select %20, %rows_0, %rows_1 : index
   %23 = arith.addi %22, %21 : index
   %24 = arith.select %20, %next_0, %next_1 : index
   %25 = arith.addi %24, %21 : index
   %26 = arith.index_cast %23 : index to i64
   %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
   %28 = arith.index_cast %row_bytes : index to i64
   %29 = llvm.getelementptr %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %30 = llvm.getelementptr %29[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %31 = llvm.getelementptr %30[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %32 = arith.index_cast %25 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.muli %17, %c_8 : index
   %35 = arith.addi %34, %19 : index
   %36 = arith.addi %15, %part : index
   %37 = arith.minsi %36, %length : index
   %39:16 = scf.for %38 = %15 to %37 step %c_7 iter_args(%40 = %c_2, %41 = %c_2, %42 = %c_2, %43 = %c_2, %44 = %c_2, %45 = %c_2, %46 = %c_2, %47 = %c_2, %48 = %c_2, %49 = %c_2, %50 = %c_2, %51 = %c_2, %52 = %c_2, %53 = %c_2, %54 = %c_2, %55 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %56 = arith.muli %38, %c_8 : index
    %57 = arith.index_cast %56 : index to i64
    %58 = llvm.getelementptr %33[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = arith.addi %38, %c_7 : index
    %61:16 = scf.for %60 = %38 to %59 step %c_5 iter_args(%62 = %40, %63 = %41, %64 = %42, %65 = %43, %66 = %44, %67 = %45, %68 = %46, %69 = %47, %70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %78 = arith.muli %60, %c_7 : index
     %79 = arith.index_cast %78 : index to i64
     %80 = arith.muli %60, %c_9 : index
     %81 = arith.index_cast %80 : index to i64
     %82 = llvm.getelementptr %7[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %83 = llvm.load %82 <alignment = 64> : !llvm.ptr -> !f32x16
     %84 = llvm.getelementptr %9[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %85 = llvm.load %84 <alignment = 64> : !llvm.ptr -> !f32x16
     %86 = llvm.getelementptr %11[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %87 = llvm.load %86 <alignment = 64> : !llvm.ptr -> !f32x16
     %88 = llvm.getelementptr %13[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %89 = llvm.load %88 <alignment = 64> : !llvm.ptr -> !f32x16
     %90 = llvm.getelementptr %27[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %91 = llvm.load %90 <alignment = 4> : !llvm.ptr -> f32
     %92 = vector.broadcast %91 : f32 to !f32x16
     %93 = math.fma %92, %83, %62 : !f32x16
     %94 = math.fma %92, %85, %63 : !f32x16
     %95 = math.fma %92, %87, %64 : !f32x16
     %96 = math.fma %92, %89, %65 : !f32x16
     %97 = llvm.getelementptr %29[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %98 = llvm.load %97 <alignment = 4> : !llvm.ptr -> f32
     %99 = vector.broadcast %98 : f32 to !f32x16
     %100 = math.fma %99, %83, %66 : !f32x16
     %101 = math.fma %99, %85, %67 : !f32x16
     %102 = math.fma %99, %87, %68 : !f32x16
     %103 = math.fma %99, %89, %69 : !f32x16
     %104 = llvm.getelementptr %30[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %105 = llvm.load %104 <alignment = 4> : !llvm.ptr -> f32
     %106 = vector.broadcast %105 : f32 to !f32x16
     %107 = math.fma %106, %83, %70 : !f32x16
     %108 = math.fma %106, %85, %71 : !f32x16
     %109 = math.fma %106, %87, %72 : !f32x16
     %110 = math.fma %106, %89, %73 : !f32x16
     %111 = llvm.getelementptr %31[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %112 = llvm.load %111 <alignment = 4> : !llvm.ptr -> f32
     %113 = vector.broadcast %112 : f32 to !f32x16
     %114 = math.fma %113, %83, %74 : !f32x16
     %115 = math.fma %113, %85, %75 : !f32x16
     %116 = math.fma %113, %87, %76 : !f32x16
     %117 = math.fma %113, %89, %77 : !f32x16
     scf.yield %93, %94, %95, %96, %100, %101, %102, %103, %107, %108, %109, %110, %114, %115, %116, %117 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %61#6, %61#7, %61#8, %61#9, %61#10, %61#11, %61#12, %61#13, %61#14, %61#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %118 = vector.load %sums[%35, %c_3] : memref<128x16xf32>, !f32x16
   %119 = arith.addf %118, %39#0 : !f32x16
   vector.store %119, %sums[%35, %c_3] : memref<128x16xf32>, !f32x16
   %120 = arith.addi %35, %c_10 : index
   %121 = vector.load %sums[%120, %c_3] : memref<128x16xf32>, !f32x16
   %122 = arith.addf %121, %39#1 : !f32x16
   vector.store %122, %sums[%120, %c_3] : memref<128x16xf32>, !f32x16
   %123 = arith.addi %35, %c_9 : index
   %124 = vector.load %sums[%123, %c_3] : memref<128x16xf32>, !f32x16
   %125 = arith.addf %124, %39#2 : !f32x16
   vector.store %125, %sums[%123, %c_3] : memref<128x16xf32>, !f32x16
   %126 = arith.addi %35, %c_11 : index
   %127 = vector.load %sums[%126, %c_3] : memref<128x16xf32>, !f32x16
   %128 = arith.addf %127, %39#3 : !f32x16
   vector.store %128, %sums[%126, %c_3] : memref<128x16xf32>, !f32x16
   %129 = arith.addi %35, %c_5 : index
   %130 = vector.load %sums[%129, %c_3] : memref<128x16xf32>, !f32x16
   %131 = arith.addf %130, %39#4 : !f32x16
   vector.store %131, %sums[%129, %c_3] : memref<128x16xf32>, !f32x16
   %132 = arith.addi %35, %c_12 : index
   %133 = vector.load %sums[%132, %c_3] : memref<128x16xf32>, !f32x16
   %134 = arith.addf %133, %39#5 : !f32x16
   vector.store %134, %sums[%132, %c_3] : memref<128x16xf32>, !f32x16
   %135 = arith.addi %35, %c_13 : index
   %136 = vector.load %sums[%135, %c_3] : memref<128x16xf32>, !f32x16
   %137 = arith.addf %136, %39#6 : !f32x16
   vector.store %137, %sums[%135, %c_3] : memref<128x16xf32>, !f32x16
   %138 = arith.addi %35, %c_14 : index
   %139 = vector.load %sums[%138, %c_3] : memref<128x16xf32>, !f32x16
   %140 = arith.addf %139, %39#7 : !f32x16
   vector.store %140, %sums[%138, %c_3] : memref<128x16xf32>, !f32x16
   %141 = arith.addi %35, %c_0 : index
   %142 = vector.load %sums[%141, %c_3] : memref<128x16xf32>, !f32x16
   %143 = arith.addf %142, %39#8 : !f32x16
   vector.store %143, %sums[%141, %c_3] : memref<128x16xf32>, !f32x16
   %144 = arith.addi %35, %c_15 : index
   %145 = vector.load %sums[%144, %c_3] : memref<128x16xf32>, !f32x16
   %146 = arith.addf %145, %39#9 : !f32x16
   vector.store %146, %sums[%144, %c_3] : memref<128x16xf32>, !f32x16
   %147 = arith.addi %35, %c_16 : index
   %148 = vector.load %sums[%147, %c_3] : memref<128x16xf32>, !f32x16
   %149 = arith.addf %148, %39#10 : !f32x16
   vector.store %149, %sums[%147, %c_3] : memref<128x16xf32>, !f32x16
   %150 = arith.addi %35, %c_17 : index
   %151 = vector.load %sums[%150, %c_3] : memref<128x16xf32>, !f32x16
   %152 = arith.addf %151, %39#11 : !f32x16
   vector.store %152, %sums[%150, %c_3] : memref<128x16xf32>, !f32x16
   %153 = arith.addi %35, %c_1 : index
   %154 = vector.load %sums[%153, %c_3] : memref<128x16xf32>, !f32x16
   %155 = arith.addf %154, %39#12 : !f32x16
   vector.store %155, %sums[%153, %c_3] : memref<128x16xf32>, !f32x16
   %156 = arith.addi %35, %c_18 : index
   %157 = vector.load %sums[%156, %c_3] : memref<128x16xf32>, !f32x16
   %158 = arith.addf %157, %39#13 : !f32x16
   vector.store %158, %sums[%156, %c_3] : memref<128x16xf32>, !f32x16
   %159 = arith.addi %35, %c_19 : index
   %160 = vector.load %sums[%159, %c_3] : memref<128x16xf32>, !f32x16
   %161 = arith.addf %160, %39#14 : !f32x16
   vector.store %161, %sums[%159, %c_3] : memref<128x16xf32>, !f32x16
   %162 = arith.addi %35, %c_20 : index
   %163 = vector.load %sums[%162, %c_3] : memref<128x16xf32>, !f32x16
   %164 = arith.addf %163, %39#15 : !f32x16
   vector.store %164, %sums[%162, %c_3] : memref<128x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x3half(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant 3 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 0 : index
 %c_5 = arith.constant 128 : index
 %c_6 = arith.constant 1 : index
 %c_7 = arith.constant 8 : index
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant 16 : index
 %c_10 = arith.constant 64 : index
 %c_11 = arith.constant 32 : index
 %c_12 = arith.constant 96 : index
 %c_13 = arith.constant 33 : index
 %c_14 = arith.constant 65 : index
 %c_15 = arith.constant 97 : index
 %c_16 = arith.constant 34 : index
 %c_17 = arith.constant 66 : index
 %c_18 = arith.constant 98 : index
 %c_19 = arith.constant 35 : index
 %c_20 = arith.constant 67 : index
 %c_21 = arith.constant 99 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.index_cast %panels : index to i64
 %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
 %8 = arith.index_cast %1 : index to i64
 %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
 %10 = arith.index_cast %3 : index to i64
 %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
 %12 = arith.index_cast %5 : index to i64
 %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
 scf.for %14 = %c_4 to %c_5 step %c_6 {
  vector.store %c_2, %sums[%14, %c_4] : memref<128x16xf32>, !f32x16
 }
 scf.for %15 = %c_4 to %length step %part {
  scf.for %16 = %c_4 to %c_7 step %c_6 {
   %17 = arith.divui %16, %c_8 : index
   %18 = arith.remui %16, %c_8 : index
   %19 = arith.muli %18, %c_8 : index
   %20 = arith.cmpi eq, %17, %c_4 : index
   %21 = arith.muli %19, %row_bytes : index
   %22 = arith.select %20, %rows_0, %rows_1 : index
   %23 = arith.addi %22, %21 : index
   %24 = arith.select %20, %next_0, %next_1 : index
   %25 = arith.addi %24, %21 : index
   %26 = arith.index_cast %23 : index to i64
   %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
   %28 = arith.index_cast %row_bytes : index to i64
   %29 = llvm.getelementptr %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %30 = llvm.getelementptr %29[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %31 = llvm.getelementptr %30[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %32 = arith.index_cast %25 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.muli %17, %c_9 : index
   %35 = arith.addi %34, %19 : index
   %36 = arith.addi %15, %part : index
   %37 = arith.minsi %36, %length : index
   %39:16 = scf.for %38 = %15 to %37 step %c_8 iter_args(%40 = %c_2, %41 = %c_2, %42 = %c_2, %43 = %c_3, %44 = %c_2, %45 = %c_2, %46 = %c_2, %47 = %c_3, %48 = %c_2, %49 = %c_2, %50 = %c_2, %51 = %c_3, %52 = %c_2, %53 = %c_2, %54 = %c_2, %55 = %c_3) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
    %56 = arith.muli %38, %c_9 : index
    %57 = arith.index_cast %56 : index to i64
    %58 = llvm.getelementptr %33[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = arith.addi %38, %c_8 : index
    %61:16 = scf.for %60 = %38 to %59 step %c_6 iter_args(%62 = %40, %63 = %41, %64 = %42, %65 = %43, %66 = %44, %67 = %45, %68 = %46, %69 = %47, %70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
     %78 = arith.muli %60, %c_8 : index
     %79 = arith.index_cast %78 : index to i64
     %80 = arith.muli %60, %c_10 : index
     %81 = arith.index_cast %80 : index to i64
     %82 = llvm.getelementptr %7[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %83 = llvm.load %82 <alignment = 64> : !llvm.ptr -> !f32x16
     %84 = llvm.getelementptr %9[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %85 = llvm.load %84 <alignment = 64> : !llvm.ptr -> !f32x16
     %86 = llvm.getelementptr %11[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %87 = llvm.load %86 <alignment = 64> : !llvm.ptr -> !f32x16
     %88 = llvm.getelementptr %13[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %89 = llvm.load %88 <alignment = 64> : !llvm.ptr -> !f32x8
     %90 = llvm.getelementptr %27[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %91 = llvm.load %90 <alignment = 4> : !llvm.ptr -> f32
     %92 = vector.broadcast %91 : f32 to !f32x16
     %93 = math.fma %92, %83, %62 : !f32x16
     %94 = math.fma %92, %85, %63 : !f32x16
     %95 = math.fma %92, %87, %64 : !f32x16
     %96 = vector.broadcast %91 : f32 to !f32x8
     %97 = math.fma %96, %89, %65 : !f32x8
     %98 = llvm.getelementptr %29[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %99 = llvm.load %98 <alignment = 4> : !llvm.ptr -> f32
     %100 = vector.broadcast %99 : f32 to !f32x16
     %101 = math.fma %100, %83, %66 : !f32x16
     %102 = math.fma %100, %85, %67 : !f32x16
     %103 = math.fma %100, %87, %68 : !f32x16
     %104 = vector.broadcast %99 : f32 to !f32x8
     %105 = math.fma %104, %89, %69 : !f32x8
     %106 = llvm.getelementptr %30[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %107 = llvm.load %106 <alignment = 4> : !llvm.ptr -> f32
     %108 = vector.broadcast %107 : f32 to !f32x16
     %109 = math.fma %108, %83, %70 : !f32x16
     %110 = math.fma %108, %85, %71 : !f32x16
     %111 = math.fma %108, %87, %72 : !f32x16
     %112 = vector.broadcast %107 : f32 to !f32x8
     %113 = math.fma %112, %89, %73 : !f32x8
     %114 = llvm.getelementptr %31[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %115 = llvm.load %114 <alignment = 4> : !llvm.ptr -> f32
     %116 = vector.broadcast %115 : f32 to !f32x16
     %117 = math.fma %116, %83, %74 : !f32x16
     %118 = math.fma %116, %85, %75 : !f32x16
     %119 = math.fma %116, %87, %76 : !f32x16
     %120 = vector.broadcast %115 : f32 to !f32x8
     %121 = math.fma %120, %89, %77 : !f32x8
     scf.yield %93, %94, %95, %97, %101, %102, %103, %105, %109, %110, %111, %113, %117, %118, %119, %121 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %61#6, %61#7, %61#8, %61#9, %61#10, %61#11, %61#12, %61#13, %61#14, %61#15 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
   }
   %122 = vector.load %sums[%35, %c_4] : memref<128x16xf32>, !f32x16
   %123 = arith.addf %122, %39#0 : !f32x16
   vector.store %123, %sums[%35, %c_4] : memref<128x16xf32>, !f32x16
   %124 = arith.addi %35, %c_11 : index
   %125 = vector.load %sums[%124, %c_4] : memref<128x16xf32>, !f32x16
   %126 = arith.addf %125, %39#1 : !f32x16
   vector.store %126, %sums[%124, %c_4] : memref<128x16xf32>, !f32x16
   %127 = arith.addi %35, %c_10 : index
   %128 = vector.load %sums[%127, %c_4] : memref<128x16xf32>, !f32x16
   %129 = arith.addf %128, %39#2 : !f32x16
   vector.store %129, %sums[%127, %c_4] : memref<128x16xf32>, !f32x16
   %130 = arith.addi %35, %c_12 : index
   %131 = vector.load %sums[%130, %c_4] : memref<128x16xf32>, !f32x8
   %132 = arith.addf %131, %39#3 : !f32x8
   vector.store %132, %sums[%130, %c_4] : memref<128x16xf32>, !f32x8
   %133 = arith.addi %35, %c_6 : index
   %134 = vector.load %sums[%133, %c_4] : memref<128x16xf32>, !f32x16
   %135 = arith.addf %134, %39#4 : !f32x16
   vector.store %135, %sums[%133, %c_4] : memref<128x16xf32>, !f32x16
   %136 = arith.addi %35, %c_13 : index
   %137 = vector.load %sums[%136, %c_4] : memref<128x16xf32>, !f32x16
   %138 = arith.addf %137, %39#5 : !f32x16
   vector.store %138, %sums[%136, %c_4] : memref<128x16xf32>, !f32x16
   %139 = arith.addi %35, %c_14 : index
   %140 = vector.load %sums[%139, %c_4] : memref<128x16xf32>, !f32x16
   %141 = arith.addf %140, %39#6 : !f32x16
   vector.store %141, %sums[%139, %c_4] : memref<128x16xf32>, !f32x16
   %142 = arith.addi %35, %c_15 : index
   %143 = vector.load %sums[%142, %c_4] : memref<128x16xf32>, !f32x8
   %144 = arith.addf %143, %39#7 : !f32x8
   vector.store %144, %sums[%142, %c_4] : memref<128x16xf32>, !f32x8
   %145 = arith.addi %35, %c_0 : index
   %146 = vector.load %sums[%145, %c_4] : memref<128x16xf32>, !f32x16
   %147 = arith.addf %146, %39#8 : !f32x16
   vector.store %147, %sums[%145, %c_4] : memref<128x16xf32>, !f32x16
   %148 = arith.addi %35, %c_16 : index
   %149 = vector.load %sums[%148, %c_4] : memref<128x16xf32>, !f32x16
   %150 = arith.addf %149, %39#9 : !f32x16
   vector.store %150, %sums[%148, %c_4] : memref<128x16xf32>, !f32x16
   %151 = arith.addi %35, %c_17 : index
   %152 = vector.load %sums[%151, %c_4] : memref<128x16xf32>, !f32x16
   %153 = arith.addf %152, %39#10 : !f32x16
   vector.store %153, %sums[%151, %c_4] : memref<128x16xf32>, !f32x16
   %154 = arith.addi %35, %c_18 : index
   %155 = vector.load %sums[%154, %c_4] : memref<128x16xf32>, !f32x8
   %156 = arith.addf %155, %39#11 : !f32x8
   vector.store %156, %sums[%154, %c_4] : memref<128x16xf32>, !f32x8
   %157 = arith.addi %35, %c_1 : index
   %158 = vector.load %sums[%157, %c_4] : memref<128x16xf32>, !f32x16
   %159 = arith.addf %158, %39#12 : !f32x16
   vector.store %159, %sums[%157, %c_4] : memref<128x16xf32>, !f32x16
   %160 = arith.addi %35, %c_19 : index
   %161 = vector.load %sums[%160, %c_4] : memref<128x16xf32>, !f32x16
   %162 = arith.addf %161, %39#13 : !f32x16
   vector.store %162, %sums[%160, %c_4] : memref<128x16xf32>, !f32x16
   %163 = arith.addi %35, %c_20 : index
   %164 = vector.load %sums[%163, %c_4] : memref<128x16xf32>, !f32x16
   %165 = arith.addf %164, %39#14 : !f32x16
   vector.store %165, %sums[%163, %c_4] : memref<128x16xf32>, !f32x16
   %166 = arith.addi %35, %c_21 : index
   %167 = vector.load %sums[%166, %c_4] : memref<128x16xf32>, !f32x8
   %168 = arith.addf %167, %39#15 : !f32x8
   vector.store %168, %sums[%166, %c_4] : memref<128x16xf32>, !f32x8
  }
 }
 return
}
func.func private @multiply_16x3(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 96 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 33 : index
 %c_11 = arith.constant 65 : index
 %c_12 = arith.constant 34 : index
 %c_13 = arith.constant 66 : index
 %c_14 = arith.constant 3 : index
 %c_15 = arith.constant 35 : index
 %c_16 = arith.constant 67 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.index_cast %panels : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 %6 = arith.index_cast %1 : index to i64
 %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
 %8 = arith.index_cast %3 : index to i64
 %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
 scf.for %10 = %c_2 to %c_3 step %c_4 {
  vector.store %c_1, %sums[%10, %c_2] : memref<128x16xf32>, !f32x16
 }
 scf.for %11 = %c_2 to %length step %part {
  scf.for %12 = %c_2 to %c_5 step %c_4 {
   %13 = arith.divui %12, %c_6 : index
   %14 = arith.remui %12, %c_6 : index
   %15 = arith.muli %14, %c_6 : index
   %16 = arith.cmpi eq, %13, %c_2 : index
   %17 = arith.muli %15, %row_bytes : index
   %18 = arith.select %16, %rows_0, %rows_1 : index
   %19 = arith.addi %18, %17 : index
   %20 = arith.select %16, %next_0, %next_1 : index
   %21 = arith.addi %20, %17 : index
   %22 = arith.index_cast %19 : index to i64
   %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
   %24 = arith.index_cast %row_bytes : index to i64
   %25 = llvm.getelementptr %23[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %26 = llvm.getelementptr %25[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %27 = llvm.getelementptr %26[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %28 = arith.index_cast %21 : index to i64
   %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
   %30 = arith.muli %13, %c_7 : index
   %31 = arith.addi %30, %15 : index
   %32 = arith.addi %11, %part : index
   %33 = arith.minsi %32, %length : index
   %35:12 = scf.for %34 = %11 to %33 step %c_6 iter_args(%36 = %c_1, %37 = %c_1, %38 = %c_1, %39 = %c_1, %40 = %c_1, %41 = %c_1, %42 = %c_1, %43 = %c_1, %44 = %c_1, %45 = %c_1, %46 = %c_1, %47 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %48 = arith.muli %34, %c_7 : index
    %49 = arith.index_cast %48 : index to i64
    %50 = llvm.getelementptr %29[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%50) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %51 = arith.addi %34, %c_6 : index
    %53:12 = scf.for %52 = %34 to %51 step %c_4 iter_args(%54 = %36, %55 = %37, %56 = %38, %57 = %39, %58 = %40, %59 = %41, %60 = %42, %61 = %43, %62 = %44, %63 = %45, %64 = %46, %65 = %47) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %66 = arith.muli %52, %c_6 : index
     %67 = arith.index_cast %66 : index to i64
     %68 = arith.muli %52, %c_8 : index
     %69 = arith.index_cast %68 : index to i64
     %70 = llvm.getelementptr %5[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %71 = llvm.load %70 <alignment = 64> : !llvm.ptr -> !f32x16
     %72 = llvm.getelementptr %7[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %73 = llvm.load %72 <alignment = 64> : !llvm.ptr -> !f32x16
     %74 = llvm.getelementptr %9[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %75 = llvm.load %74 <alignment = 64> : !llvm.ptr -> !f32x16
     %76 = llvm.getelementptr %23[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %77 = llvm.load %76 <alignment = 4> : !llvm.ptr -> f32
     %78 = vector.broadcast %77 : f32 to !f32x16
     %79 = math.fma %78, %71, %54 : !f32x16
     %80 = math.fma %78, %73, %55 : !f32x16
     %81 = math.fma %78, %75, %56 : !f32x16
     %82 = llvm.getelementptr %25[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %83 = llvm.load %82 <alignment = 4> : !llvm.ptr -> f32
     %84 = vector.broadcast %83 : f32 to !f32x16
     %85 = math.fma %84, %71, %57 : !f32x16
     %86 = math.fma %84, %73, %58 : !f32x16
     %87 = math.fma %84, %75, %59 : !f32x16
     %88 = llvm.getelementptr %26[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %89 = llvm.load %88 <alignment = 4> : !llvm.ptr -> f32
     %90 = vector.broadcast %89 : f32 to !f32x16
     %91 = math.fma %90, %71, %60 : !f32x16
     %92 = math.fma %90, %73, %61 : !f32x16
     %93 = math.fma %90, %75, %62 : !f32x16
     %94 = llvm.getelementptr %27[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %95 = llvm.load %94 <alignment = 4> : !llvm.ptr -> f32
     %96 = vector.broadcast %95 : f32 to !f32x16
     %97 = math.fma %96, %71, %63 : !f32x16
     %98 = math.fma %96, %73, %64 : !f32x16
     %99 = math.fma %96, %75, %65 : !f32x16
     scf.yield %79, %80, %81, %85, %86, %87, %91, %92, %93, %97, %98, %99 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %53#0, %53#1, %53#2, %53#3, %53#4, %53#5, %53#6, %53#7, %53#8, %53#9, %53#10, %53#11 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %100 = vector.load %sums[%31, %c_2] : memref<128x16xf32>, !f32x16
   %101 = arith.addf %100, %35#0 : !f32x16
   vector.store %101, %sums[%31, %c_2] : memref<128x16xf32>, !f32x16
   %102 = arith.addi %31, %c_9 : index
   %103 = vector.load %sums[%102, %c_2] : memref<128x16xf32>, !f32x16
   %104 = arith.addf %103, %35#1 : !f32x16
   vector.store %104, %sums[%102, %c_2] : memref<128x16xf32>, !f32x16
   %105 = arith.addi %31, %c_8 : index
   %106 = vector.load %sums[%105, %c_2] : memref<128x16xf32>, !f32x16
   %107 = arith.addf %106, %35#2 : !f32x16
   vector.store %107, %sums[%105, %c_2] : memref<128x16xf32>, !f32x16
   %108 = arith.addi %31, %c_4 : index
   %109 = vector.load %sums[%108, %c_2] : memref<128x16xf32>, !f32x16
   %110 = arith.addf %109, %35#3 : !f32x16
   vector.store %110, %sums[%108, %c_2] : memref<128x16xf32>, !f32x16
   %111 = arith.addi %31, %c_10 : index
   %112 = vector.load %sums[%111, %c_2] : memref<128x16xf32>, !f32x16
   %113 = arith.addf %112, %35#4 : !f32x16
   vector.store %113, %sums[%111, %c_2] : memref<128x16xf32>, !f32x16
   %114 = arith.addi %31, %c_11 : index
   %115 = vector.load %sums[%114, %c_2] : memref<128x16xf32>, !f32x16
   %116 = arith.addf %115, %35#5 : !f32x16
   vector.store %116, %sums[%114, %c_2] : memref<128x16xf32>, !f32x16
   %117 = arith.addi %31, %c_0 : index
   %118 = vector.load %sums[%117, %c_2] : memref<128x16xf32>, !f32x16
   %119 = arith.addf %118, %35#6 : !f32x16
   vector.store %119, %sums[%117, %c_2] : memref<128x16xf32>, !f32x16
   %120 = arith.addi %31, %c_12 : index
   %121 = vector.load %sums[%120, %c_2] : memref<128x16xf32>, !f32x16
   %122 = arith.addf %121, %35#7 : !f32x16
   vector.store %122, %sums[%120, %c_2] : memref<128x16xf32>, !f32x16
   %123 = arith.addi %31, %c_13 : index
   %124 = vector.load %sums[%123, %c_2] : memref<128x16xf32>, !f32x16
   %125 = arith.addf %124, %35#8 : !f32x16
   vector.store %125, %sums[%123, %c_2] : memref<128x16xf32>, !f32x16
   %126 = arith.addi %31, %c_14 : index
   %127 = vector.load %sums[%126, %c_2] : memref<128x16xf32>, !f32x16
   %128 = arith.addf %127, %35#9 : !f32x16
   vector.store %128, %sums[%126, %c_2] : memref<128x16xf32>, !f32x16
   %129 = arith.addi %31, %c_15 : index
   %130 = vector.load %sums[%129, %c_2] : memref<128x16xf32>, !f32x16
   %131 = arith.addf %130, %35#10 : !f32x16
   vector.store %131, %sums[%129, %c_2] : memref<128x16xf32>, !f32x16
   %132 = arith.addi %31, %c_16 : index
   %133 = vector.load %sums[%132, %c_2] : memref<128x16xf32>, !f32x16
   %134 = arith.addf %133, %35#11 : !f32x16
   vector.store %134, %sums[%132, %c_2] : memref<128x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x2half(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant dense<0x00000000> : !f32x8
 %c_3 = arith.constant 0 : index
 %c_4 = arith.constant 96 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 8 : index
 %c_7 = arith.constant 4 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 64 : index
 %c_10 = arith.constant 32 : index
 %c_11 = arith.constant 33 : index
 %c_12 = arith.constant 65 : index
 %c_13 = arith.constant 34 : index
 %c_14 = arith.constant 66 : index
 %c_15 = arith.constant 3 : index
 %c_16 = arith.constant 35 : index
 %c_17 = arith.constant 67 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.index_cast %panels : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 %6 = arith.index_cast %1 : index to i64
 %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
 %8 = arith.index_cast %3 : index to i64
 %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
 scf.for %10 = %c_3 to %c_4 step %c_5 {
  vector.store %c_1, %sums[%10, %c_3] : memref<128x16xf32>, !f32x16
 }
 scf.for %11 = %c_3 to %length step %part {
  scf.for %12 = %c_3 to %c_6 step %c_5 {
   %13 = arith.divui %12, %c_7 : index
   %14 = arith.remui %12, %c_7 : index
   %15 = arith.muli %14, %c_7 : index
   %16 = arith.cmpi eq, %13, %c_3 : index
   %17 = arith.muli %15, %row_bytes : index
   %18 = arith.select %16, %rows_0, %rows_1 : index
   %19 = arith.addi %18, %17 : index
   %20 = arith.select %16, %next_0, %next_1 : index
   %21 = arith.addi %20, %17 : index
   %22 = arith.index_cast %19 : index to i64
   %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
   %24 = arith.index_cast %row_bytes : index to i64
   %25 = llvm.getelementptr %23[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %26 = llvm.getelementptr %25[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %27 = llvm.getelementptr %26[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %28 = arith.index_cast %21 : index to i64
   %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
   %30 = arith.muli %13, %c_8 : index
   %31 = arith.addi %30, %15 : index
   %32 = arith.addi %11, %part : index
   %33 = arith.minsi %32, %length : index
   %35:12 = scf.for %34 = %11 to %33 step %c_7 iter_args(%36 = %c_1, %37 = %c_1, %38 = %c_2, %39 = %c_1, %40 = %c_1, %41 = %c_2, %42 = %c_1, %43 = %c_1, %44 = %c_2, %45 = %c_1, %46 = %c_1, %47 = %c_2) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
    %48 = arith.muli %34, %c_8 : index
    %49 = arith.index_cast %48 : index to i64
    %50 = llvm.getelementptr %29[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%50) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %51 = arith.addi %34, %c_7 : index
    %53:12 = scf.for %52 = %34 to %51 step %c_5 iter_args(%54 = %36, %55 = %37, %56 = %38, %57 = %39, %58 = %40, %59 = %41, %60 = %42, %61 = %43, %62 = %44, %63 = %45, %64 = %46, %65 = %47) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
     %66 = arith.muli %52, %c_7 : index
     %67 = arith.index_cast %66 : index to i64
     %68 = arith.muli %52, %c_9 : index
     %69 = arith.index_cast %68 : index to i64
     %70 = llvm.getelementptr %5[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %71 = llvm.load %70 <alignment = 64> : !llvm.ptr -> !f32x16
     %72 = llvm.getelementptr %7[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %73 = llvm.load %72 <alignment = 64> : !llvm.ptr -> !f32x16
     %74 = llvm.getelementptr %9[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %75 = llvm.load %74 <alignment = 64> : !llvm.ptr -> !f32x8
     %76 = llvm.getelementptr %23[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %77 = llvm.load %76 <alignment = 4> : !llvm.ptr -> f32
     %78 = vector.broadcast %77 : f32 to !f32x16
     %79 = math.fma %78, %71, %54 : !f32x16
     %80 = math.fma %78, %73, %55 : !f32x16
     %81 = vector.broadcast %77 : f32 to !f32x8
     %82 = math.fma %81, %75, %56 : !f32x8
     %83 = llvm.getelementptr %25[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %84 = llvm.load %83 <alignment = 4> : !llvm.ptr -> f32
     %85 = vector.broadcast %84 : f32 to !f32x16
     %86 = math.fma %85, %71, %57 : !f32x16
     %87 = math.fma %85, %73, %58 : !f32x16
     %88 = vector.broadcast %84 : f32 to !f32x8
     %89 = math.fma %88, %75, %59 : !f32x8
     %90 = llvm.getelementptr %26[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %91 = llvm.load %90 <alignment = 4> : !llvm.ptr -> f32
     %92 = vector.broadcast %91 : f32 to !f32x16
     %93 = math.fma %92, %71, %60 : !f32x16
     %94 = math.fma %92, %73, %61 : !f32x16
     %95 = vector.broadcast %91 : f32 to !f32x8
     %96 = math.fma %95, %75, %62 : !f32x8
     %97 = llvm.getelementptr %27[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %98 = llvm.load %97 <alignment = 4> : !llvm.ptr -> f32
     %99 = vector.broadcast %98 : f32 to !f32x16
     %100 = math.fma %99, %71, %63 : !f32x16
     %101 = math.fma %99, %73, %64 : !f32x16
     %102 = vector.broadcast %98 : f32 to !f32x8
     %103 = math.fma %102, %75, %65 : !f32x8
     scf.yield %79, %80, %82, %86, %87, %89, %93, %94, %96, %100, %101, %103 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %53#0, %53#1, %53#2, %53#3, %53#4, %53#5, %53#6, %53#7, %53#8, %53#9, %53#10, %53#11 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
   }
   %104 = vector.load %sums[%31, %c_3] : memref<128x16xf32>, !f32x16
   %105 = arith.addf %104, %35#0 : !f32x16
   vector.store %105, %sums[%31, %c_3] : memref<128x16xf32>, !f32x16
   %106 = arith.addi %31, %c_10 : index
   %107 = vector.load %sums[%106, %c_3] : memref<128x16xf32>, !f32x16
   %108 = arith.addf %107, %35#1 : !f32x16
   vector.store %108, %sums[%106, %c_3] : memref<128x16xf32>, !f32x16
   %109 = arith.addi %31, %c_9 : index
   %110 = vector.load %sums[%109, %c_3] : memref<128x16xf32>, !f32x8
   %111 = arith.addf %110, %35#2 : !f32x8
   vector.store %111, %sums[%109, %c_3] : memref<128x16xf32>, !f32x8
   %112 = arith.addi %31, %c_5 : index
   %113 = vector.load %sums[%112, %c_3] : memref<128x16xf32>, !f32x16
   %114 = arith.addf %113, %35#3 : !f32x16
   vector.store %114, %sums[%112, %c_3] : memref<128x16xf32>, !f32x16
   %115 = arith.addi %31, %c_11 : index
   %116 = vector.load %sums[%115, %c_3] : memref<128x16xf32>, !f32x16
   %117 = arith.addf %116, %35#4 : !f32x16
   vector.store %117, %sums[%115, %c_3] : memref<128x16xf32>, !f32x16
   %118 = arith.addi %31, %c_12 : index
   %119 = vector.load %sums[%118, %c_3] : memref<128x16xf32>, !f32x8
   %120 = arith.addf %119, %35#5 : !f32x8
   vector.store %120, %sums[%118, %c_3] : memref<128x16xf32>, !f32x8
   %121 = arith.addi %31, %c_0 : index
   %122 = vector.load %sums[%121, %c_3] : memref<128x16xf32>, !f32x16
   %123 = arith.addf %122, %35#6 : !f32x16
   vector.store %123, %sums[%121, %c_3] : memref<128x16xf32>, !f32x16
   %124 = arith.addi %31, %c_13 : index
   %125 = vector.load %sums[%124, %c_3] : memref<128x16xf32>, !f32x16
   %126 = arith.addf %125, %35#7 : !f32x16
   vector.store %126, %sums[%124, %c_3] : memref<128x16xf32>, !f32x16
   %127 = arith.addi %31, %c_14 : index
   %128 = vector.load %sums[%127, %c_3] : memref<128x16xf32>, !f32x8
   %129 = arith.addf %128, %35#8 : !f32x8
   vector.store %129, %sums[%127, %c_3] : memref<128x16xf32>, !f32x8
   %130 = arith.addi %31, %c_15 : index
   %131 = vector.load %sums[%130, %c_3] : memref<128x16xf32>, !f32x16
   %132 = arith.addf %131, %35#9 : !f32x16
   vector.store %132, %sums[%130, %c_3] : memref<128x16xf32>, !f32x16
   %133 = arith.addi %31, %c_16 : index
   %134 = vector.load %sums[%133, %c_3] : memref<128x16xf32>, !f32x16
   %135 = arith.addf %134, %35#10 : !f32x16
   vector.store %135, %sums[%133, %c_3] : memref<128x16xf32>, !f32x16
   %136 = arith.addi %31, %c_17 : index
   %137 = vector.load %sums[%136, %c_3] : memref<128x16xf32>, !f32x8
   %138 = arith.addf %137, %35#11 : !f32x8
   vector.store %138, %sums[%136, %c_3] : memref<128x16xf32>, !f32x8
  }
 }
 return
}
func.func private @multiply_16x2(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x16
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 64 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 32 : index
 %c_8 = arith.constant 33 : index
 %c_9 = arith.constant 2 : index
 %c_10 = arith.constant 34 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant 35 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.index_cast %panels : index to i64
 %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
 %4 = arith.index_cast %1 : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 scf.for %6 = %c_1 to %c_2 step %c_3 {
  vector.store %c_0, %sums[%6, %c_1] : memref<128x16xf32>, !f32x16
 }
 scf.for %7 = %c_1 to %length step %part {
  scf.for %8 = %c_1 to %c_4 step %c_3 {
   %9 = arith.divui %8, %c_5 : index
   %10 = arith.remui %8, %c_5 : index
   %11 = arith.muli %10, %c_5 : index
   %12 = arith.cmpi eq, %9, %c_1 : index
   %13 = arith.muli %11, %row_bytes : index
   %14 = arith.select %12, %rows_0, %rows_1 : index
   %15 = arith.addi %14, %13 : index
   %16 = arith.select %12, %next_0, %next_1 : index
   %17 = arith.addi %16, %13 : index
   %18 = arith.index_cast %15 : index to i64
   %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
   %20 = arith.index_cast %row_bytes : index to i64
   %21 = llvm.getelementptr %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %22 = llvm.getelementptr %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %23 = llvm.getelementptr %22[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %24 = arith.index_cast %17 : index to i64
   %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
   %26 = arith.muli %9, %c_6 : index
   %27 = arith.addi %26, %11 : index
   %28 = arith.addi %7, %part : index
   %29 = arith.minsi %28, %length : index
   %31:8 = scf.for %30 = %7 to %29 step %c_5 iter_args(%32 = %c_0, %33 = %c_0, %34 = %c_0, %35 = %c_0, %36 = %c_0, %37 = %c_0, %38 = %c_0, %39 = %c_0) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %40 = arith.muli %30, %c_6 : index
    %41 = arith.index_cast %40 : index to i64
    %42 = llvm.getelementptr %25[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%42) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %43 = arith.addi %30, %c_5 : index
    %45:8 = scf.for %44 = %30 to %43 step %c_3 iter_args(%46 = %32, %47 = %33, %48 = %34, %49 = %35, %50 = %36, %51 = %37, %52 = %38, %53 = %39) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %54 = arith.muli %44, %c_5 : index
     %55 = arith.index_cast %54 : index to i64
     %56 = arith.muli %44, %c_2 : index
     %57 = arith.index_cast %56 : index to i64
     %58 = llvm.getelementptr %3[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %59 = llvm.load %58 <alignment = 64> : !llvm.ptr -> !f32x16
     %60 = llvm.getelementptr %5[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %61 = llvm.load %60 <alignment = 64> : !llvm.ptr -> !f32x16
     %62 = llvm.getelementptr %19[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %63 = llvm.load %62 <alignment = 4> : !llvm.ptr -> f32
     %64 = vector.broadcast %63 : f32 to !f32x16
     %65 = math.fma %64, %59, %46 : !f32x16
     %66 = math.fma %64, %61, %47 : !f32x16
     %67 = llvm.getelementptr %21[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %68 = llvm.load %67 <alignment = 4> : !llvm.ptr -> f32
     %69 = vector.broadcast %68 : f32 to !f32x16
     %70 = math.fma %69, %59, %48 : !f32x16
     %71 = math.fma %69, %61, %49 : !f32x16
     %72 = llvm.getelementptr %22[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %73 = llvm.load %72 <alignment = 4> : !llvm.ptr -> f32
     %74 = vector.broadcast %73 : f32 to !f32x16
     %75 = math.fma %74, %59, %50 : !f32x16
     %76 = math.fma %74, %61, %51 : !f32x16
     %77 = llvm.getelementptr %23[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %78 = llvm.load %77 <alignment = 4> : !llvm.ptr -> f32
     %79 = vector.broadcast %78 : f32 to !f32x16
     %80 = math.fma %79, %59, %52 : !f32x16
     %81 = math.fma %79, %61, %53 : !f32x16
     scf.yield %65, %66, %70, %71, %75, %76, %80, %81 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %45#0, %45#1, %45#2, %45#3, %45#4, %45#5, %45#6, %45#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %82 = vector.load %sums[%27, %c_1] : memref<128x16xf32>, !f32x16
   %83 = arith.addf %82, %31#0 : !f32x16
   vector.store %83, %sums[%27, %c_1] : memref<128x16xf32>, !f32x16
   %84 = arith.addi %27, %c_7 : index
   %85 = vector.load %sums[%84, %c_1] : memref<128x16xf32>, !f32x16
   %86 = arith.addf %85, %31#1 : !f32x16
   vector.store %86, %sums[%84, %c_1] : memref<128x16xf32>, !f32x16
   %87 = arith.addi %27, %c_3 : index
   %88 = vector.load %sums[%87, %c_1] : memref<128x16xf32>, !f32x16
   %89 = arith.addf %88, %31#2 : !f32x16
   vector.store %89, %sums[%87, %c_1] : memref<128x16xf32>, !f32x16
   %90 = arith.addi %27, %c_8 : index
   %91 = vector.load %sums[%90, %c_1] : memref<128x16xf32>, !f32x16
   %92 = arith.addf %91, %31#3 : !f32x16
   vector.store %92, %sums[%90, %c_1] : memref<128x16xf32>, !f32x16
   %93 = arith.addi %27, %c_9 : index
   %94 = vector.load %sums[%93, %c_1] : memref<128x16xf32>, !f32x16
   %95 = arith.addf %94, %31#4 : !f32x16
   vector.store %95, %sums[%93, %c_1] : memref<128x16xf32>, !f32x16
   %96 = arith.addi %27, %c_10 : index
   %97 = vector.load %sums[%96, %c_1] : memref<128x16xf32>, !f32x16
   %98 = arith.addf %97, %31#5 : !f32x16
   vector.store %98, %sums[%96, %c_1] : memref<128x16xf32>, !f32x16
   %99 = arith.addi %27, %c_11 : index
   %100 = vector.load %sums[%99, %c_1] : memref<128x16xf32>, !f32x16
   %101 = arith.addf %100, %31#6 : !f32x16
   vector.store %101, %sums[%99, %c_1] : memref<128x16xf32>, !f32x16
   %102 = arith.addi %27, %c_12 : index
   %103 = vector.load %sums[%102, %c_1] : memref<128x16xf32>, !f32x16
   %104 = arith.addf %103, %31#7 : !f32x16
   vector.store %104, %sums[%102, %c_1] : memref<128x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x1half(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x16
 %c_1 = arith.constant dense<0x00000000> : !f32x8
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 64 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 2 : index
 %c_7 = arith.constant 8 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 33 : index
 %c_11 = arith.constant 34 : index
 %c_12 = arith.constant 3 : index
 %c_13 = arith.constant 35 : index
 %c_14 = arith.constant 36 : index
 %c_15 = arith.constant 5 : index
 %c_16 = arith.constant 37 : index
 %c_17 = arith.constant 6 : index
 %c_18 = arith.constant 38 : index
 %c_19 = arith.constant 7 : index
 %c_20 = arith.constant 39 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.index_cast %panels : index to i64
 %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
 %4 = arith.index_cast %1 : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 scf.for %6 = %c_2 to %c_3 step %c_4 {
  vector.store %c_0, %sums[%6, %c_2] : memref<128x16xf32>, !f32x16
 }
 scf.for %7 = %c_2 to %length step %part {
  scf.for %8 = %c_2 to %c_5 step %c_4 {
   %9 = arith.divui %8, %c_6 : index
   %10 = arith.remui %8, %c_6 : index
   %11 = arith.muli %10, %c_7 : index
   %12 = arith.cmpi eq, %9, %c_2 : index
   %13 = arith.muli %11, %row_bytes : index
   %14 = arith.select %12, %rows_0, %rows_1 : index
   %15 = arith.addi %14, %13 : index
   %16 = arith.muli %8, %c_5 : index
   %17 = arith.muli %16, %row_bytes : index
   %18 = arith.addi %next_0, %17 : index
   %19 = arith.addi %next_1, %17 : index
   %20 = arith.index_cast %15 : index to i64
   %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
   %22 = arith.index_cast %row_bytes : index to i64
   %23 = llvm.getelementptr %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %24 = llvm.getelementptr %23[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %25 = llvm.getelementptr %24[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %26 = llvm.getelementptr %25[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %27 = llvm.getelementptr %26[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %28 = llvm.getelementptr %27[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %29 = llvm.getelementptr %28[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %30 = arith.index_cast %18 : index to i64
   %31 = llvm.inttoptr %30 : i64 to !llvm.ptr
   %32 = arith.index_cast %19 : index to i64
   %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
   %34 = arith.muli %9, %c_8 : index
   %35 = arith.addi %34, %11 : index
   %36 = arith.addi %7, %part : index
   %37 = arith.minsi %36, %length : index
   %39:16 = scf.for %38 = %7 to %37 step %c_5 iter_args(%40 = %c_0, %41 = %c_1, %42 = %c_0, %43 = %c_1, %44 = %c_0, %45 = %c_1, %46 = %c_0, %47 = %c_1, %48 = %c_0, %49 = %c_1, %50 = %c_0, %51 = %c_1, %52 = %c_0, %53 = %c_1, %54 = %c_0, %55 = %c_1) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
    %56 = arith.muli %38, %c_8 : index
    %57 = arith.index_cast %56 : index to i64
    %58 = llvm.getelementptr %31[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.getelementptr %33[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%59) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %60 = arith.addi %38, %c_5 : index
    %62:16 = scf.for %61 = %38 to %60 step %c_4 iter_args(%63 = %40, %64 = %41, %65 = %42, %66 = %43, %67 = %44, %68 = %45, %69 = %46, %70 = %47, %71 = %48, %72 = %49, %73 = %50, %74 = %51, %75 = %52, %76 = %53, %77 = %54, %78 = %55) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
     %79 = arith.muli %61, %c_5 : index
     %80 = arith.index_cast %79 : index to i64
     %81 = arith.muli %61, %c_3 : index
     %82 = arith.index_cast %81 : index to i64
     %83 = llvm.getelementptr %3[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %84 = llvm.load %83 <alignment = 64> : !llvm.ptr -> !f32x16
     %85 = llvm.getelementptr %5[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %86 = llvm.load %85 <alignment = 64> : !llvm.ptr -> !f32x8
     %87 = llvm.getelementptr %21[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %88 = llvm.load %87 <alignment = 4> : !llvm.ptr -> f32
     %89 = vector.broadcast %88 : f32 to !f32x16
     %90 = math.fma %89, %84, %63 : !f32x16
     %91 = vector.broadcast %88 : f32 to !f32x8
     %92 = math.fma %91, %86, %64 : !f32x8
     %93 = llvm.getelementptr %23[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %94 = llvm.load %93 <alignment = 4> : !llvm.ptr -> f32
     %95 = vector.broadcast %94 : f32 to !f32x16
     %96 = math.fma %95, %84, %65 : !f32x16
     %97 = vector.broadcast %94 : f32 to !f32x8
     %98 = math.fma %97, %86, %66 : !f32x8
     %99 = llvm.getelementptr %24[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %100 = llvm.load %99 <alignment = 4> : !llvm.ptr -> f32
     %101 = vector.broadcast %100 : f32 to !f32x16
     %102 = math.fma %101, %84, %67 : !f32x16
     %103 = vector.broadcast %100 : f32 to !f32x8
     %104 = math.fma %103, %86, %68 : !f32x8
     %105 = llvm.getelementptr %25[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %106 = llvm.load %105 <alignment = 4> : !llvm.ptr -> f32
     %107 = vector.broadcast %106 : f32 to !f32x16
     %108 = math.fma %107, %84, %69 : !f32x16
     %109 = vector.broadcast %106 : f32 to !f32x8
     %110 = math.fma %109, %86, %70 : !f32x8
     %111 = llvm.getelementptr %26[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %112 = llvm.load %111 <alignment = 4> : !llvm.ptr -> f32
     %113 = vector.broadcast %112 : f32 to !f32x16
     %114 = math.fma %113, %84, %71 : !f32x16
     %115 = vector.broadcast %112 : f32 to !f32x8
     %116 = math.fma %115, %86, %72 : !f32x8
     %117 = llvm.getelementptr %27[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %118 = llvm.load %117 <alignment = 4> : !llvm.ptr -> f32
     %119 = vector.broadcast %118 : f32 to !f32x16
     %120 = math.fma %119, %84, %73 : !f32x16
     %121 = vector.broadcast %118 : f32 to !f32x8
     %122 = math.fma %121, %86, %74 : !f32x8
     %123 = llvm.getelementptr %28[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %124 = llvm.load %123 <alignment = 4> : !llvm.ptr -> f32
     %125 = vector.broadcast %124 : f32 to !f32x16
     %126 = math.fma %125, %84, %75 : !f32x16
     %127 = vector.broadcast %124 : f32 to !f32x8
     %128 = math.fma %127, %86, %76 : !f32x8
     %129 = llvm.getelementptr %29[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %130 = llvm.load %129 <alignment = 4> : !llvm.ptr -> f32
     %131 = vector.broadcast %130 : f32 to !f32x16
     %132 = math.fma %131, %84, %77 : !f32x16
     %133 = vector.broadcast %130 : f32 to !f32x8
     %134 = math.fma %133, %86, %78 : !f32x8
     scf.yield %90, %92, %96, %98, %102, %104, %108, %110, %114, %116, %120, %122, %126, %128, %132, %134 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7, %62#8, %62#9, %62#10, %62#11, %62#12, %62#13, %62#14, %62#15 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
   }
   %135 = vector.load %sums[%35, %c_2] : memref<128x16xf32>, !f32x16
   %136 = arith.addf %135, %39#0 : !f32x16
   vector.store %136, %sums[%35, %c_2] : memref<128x16xf32>, !f32x16
   %137 = arith.addi %35, %c_9 : index
   %138 = vector.load %sums[%137, %c_2] : memref<128x16xf32>, !f32x8
   %139 = arith.addf %138, %39#1 : !f32x8
   vector.store %139, %sums[%137, %c_2] : memref<128x16xf32>, !f32x8
   %140 = arith.addi %35, %c_4 : index
   %141 = vector.load %sums[%140, %c_2] : memref<128x16xf32>, !f32x16
   %142 = arith.addf %141, %39#2 : !f32x16
   vector.store %142, %sums[%140, %c_2] : memref<128x16xf32>, !f32x16
   %143 = arith.addi %35, %c_10 : index
   %144 = vector.load %sums[%143, %c_2] : memref<128x16xf32>, !f32x8
   %145 = arith.addf %144, %39#3 : !f32x8
   vector.store %145, %sums[%143, %c_2] : memref<128x16xf32>, !f32x8
   %146 = arith.addi %35, %c_6 : index
   %147 = vector.load %sums[%146, %c_2] : memref<128x16xf32>, !f32x16
   %148 = arith.addf %147, %39#4 : !f32x16
   vector.store %148, %sums[%146, %c_2] : memref<128x16xf32>, !f32x16
   %149 = arith.addi %35, %c_11 : index
   %150 = vector.load %sums[%149, %c_2] : memref<128x16xf32>, !f32x8
   %151 = arith.addf %150, %39#5 : !f32x8
   vector.store %151, %sums[%149, %c_2] : memref<128x16xf32>, !f32x8
   %152 = arith.addi %35, %c_12 : index
   %153 = vector.load %sums[%152, %c_2] : memref<128x16xf32>, !f32x16
   %154 = arith.addf %153, %39#6 : !f32x16
   vector.store %154, %sums[%152, %c_2] : memref<128x16xf32>, !f32x16
   %155 = arith.addi %35, %c_13 : index
   %156 = vector.load %sums[%155, %c_2] : memref<128x16xf32>, !f32x8
   %157 = arith.addf %156, %39#7 : !f32x8
   vector.store %157, %sums[%155, %c_2] : memref<128x16xf32>, !f32x8
   %158 = arith.addi %35, %c_5 : index
   %159 = vector.load %sums[%158, %c_2] : memref<128x16xf32>, !f32x16
   %160 = arith.addf %159, %39#8 : !f32x16
   vector.store %160, %sums[%158, %c_2] : memref<128x16xf32>, !f32x16
   %161 = arith.addi %35, %c_14 : index
   %162 = vector.load %sums[%161, %c_2] : memref<128x16xf32>, !f32x8
   %163 = arith.addf %162, %39#9 : !f32x8
   vector.store %163, %sums[%161, %c_2] : memref<128x16xf32>, !f32x8
   %164 = arith.addi %35, %c_15 : index
   %165 = vector.load %sums[%164, %c_2] : memref<128x16xf32>, !f32x16
   %166 = arith.addf %165, %39#10 : !f32x16
   vector.store %166, %sums[%164, %c_2] : memref<128x16xf32>, !f32x16
   %167 = arith.addi %35, %c_16 : index
   %168 = vector.load %sums[%167, %c_2] : memref<128x16xf32>, !f32x8
   %169 = arith.addf %168, %39#11 : !f32x8
   vector.store %169, %sums[%167, %c_2] : memref<128x16xf32>, !f32x8
   %170 = arith.addi %35, %c_17 : index
   %171 = vector.load %sums[%170, %c_2] : memref<128x16xf32>, !f32x16
   %172 = arith.addf %171, %39#12 : !f32x16
   vector.store %172, %sums[%170, %c_2] : memref<128x16xf32>, !f32x16
   %173 = arith.addi %35, %c_18 : index
   %174 = vector.load %sums[%173, %c_2] : memref<128x16xf32>, !f32x8
   %175 = arith.addf %174, %39#13 : !f32x8
   vector.store %175, %sums[%173, %c_2] : memref<128x16xf32>, !f32x8
   %176 = arith.addi %35, %c_19 : index
   %177 = vector.load %sums[%176, %c_2] : memref<128x16xf32>, !f32x16
   %178 = arith.addf %177, %39#14 : !f32x16
   vector.store %178, %sums[%176, %c_2] : memref<128x16xf32>, !f32x16
   %179 = arith.addi %35, %c_20 : index
   %180 = vector.load %sums[%179, %c_2] : memref<128x16xf32>, !f32x8
   %181 = arith.addf %180, %39#15 : !f32x8
   vector.store %181, %sums[%179, %c_2] : memref<128x16xf32>, !f32x8
  }
 }
 return
}
func.func private @multiply_16x1(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x16
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 32 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 8 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 3 : index
 %c_10 = arith.constant 5 : index
 %c_11 = arith.constant 6 : index
 %c_12 = arith.constant 7 : index
 %1 = arith.index_cast %panels : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 scf.for %3 = %c_1 to %c_2 step %c_3 {
  vector.store %c_0, %sums[%3, %c_1] : memref<128x16xf32>, !f32x16
 }
 scf.for %4 = %c_1 to %length step %part {
  scf.for %5 = %c_1 to %c_4 step %c_3 {
   %6 = arith.divui %5, %c_5 : index
   %7 = arith.remui %5, %c_5 : index
   %8 = arith.muli %7, %c_6 : index
   %9 = arith.cmpi eq, %6, %c_1 : index
   %10 = arith.muli %8, %row_bytes : index
   %11 = arith.select %9, %rows_0, %rows_1 : index
   %12 = arith.addi %11, %10 : index
   %13 = arith.muli %5, %c_4 : index
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
   %31 = arith.muli %6, %c_7 : index
   %32 = arith.addi %31, %8 : index
   %33 = arith.addi %4, %part : index
   %34 = arith.minsi %33, %length : index
   %36:8 = scf.for %35 = %4 to %34 step %c_4 iter_args(%37 = %c_0, %38 = %c_0, %39 = %c_0, %40 = %c_0, %41 = %c_0, %42 = %c_0, %43 = %c_0, %44 = %c_0) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %45 = arith.muli %35, %c_7 : index
    %46 = arith.index_cast %45 : index to i64
    %47 = llvm.getelementptr %28[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %48 = llvm.getelementptr %30[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %49 = arith.addi %35, %c_4 : index
    %51:8 = scf.for %50 = %35 to %49 step %c_3 iter_args(%52 = %37, %53 = %38, %54 = %39, %55 = %40, %56 = %41, %57 = %42, %58 = %43, %59 = %44) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %60 = arith.muli %50, %c_4 : index
     %61 = arith.index_cast %60 : index to i64
     %62 = arith.muli %50, %c_8 : index
     %63 = arith.index_cast %62 : index to i64
     %64 = llvm.getelementptr %2[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %65 = llvm.load %64 <alignment = 64> : !llvm.ptr -> !f32x16
     %66 = llvm.getelementptr %18[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %67 = llvm.load %66 <alignment = 4> : !llvm.ptr -> f32
     %68 = vector.broadcast %67 : f32 to !f32x16
     %69 = math.fma %68, %65, %52 : !f32x16
     %70 = llvm.getelementptr %20[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %71 = llvm.load %70 <alignment = 4> : !llvm.ptr -> f32
     %72 = vector.broadcast %71 : f32 to !f32x16
     %73 = math.fma %72, %65, %53 : !f32x16
     %74 = llvm.getelementptr %21[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %75 = llvm.load %74 <alignment = 4> : !llvm.ptr -> f32
     %76 = vector.broadcast %75 : f32 to !f32x16
     %77 = math.fma %76, %65, %54 : !f32x16
     %78 = llvm.getelementptr %22[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %79 = llvm.load %78 <alignment = 4> : !llvm.ptr -> f32
     %80 = vector.broadcast %79 : f32 to !f32x16
     %81 = math.fma %80, %65, %55 : !f32x16
     %82 = llvm.getelementptr %23[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %83 = llvm.load %82 <alignment = 4> : !llvm.ptr -> f32
     %84 = vector.broadcast %83 : f32 to !f32x16
     %85 = math.fma %84, %65, %56 : !f32x16
     %86 = llvm.getelementptr %24[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %87 = llvm.load %86 <alignment = 4> : !llvm.ptr -> f32
     %88 = vector.broadcast %87 : f32 to !f32x16
     %89 = math.fma %88, %65, %57 : !f32x16
     %90 = llvm.getelementptr %25[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %91 = llvm.load %90 <alignment = 4> : !llvm.ptr -> f32
     %92 = vector.broadcast %91 : f32 to !f32x16
     %93 = math.fma %92, %65, %58 : !f32x16
     %94 = llvm.getelementptr %26[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %95 = llvm.load %94 <alignment = 4> : !llvm.ptr -> f32
     %96 = vector.broadcast %95 : f32 to !f32x16
     %97 = math.fma %96, %65, %59 : !f32x16
     scf.yield %69, %73, %77, %81, %85, %89, %93, %97 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %98 = vector.load %sums[%32, %c_1] : memref<128x16xf32>, !f32x16
   %99 = arith.addf %98, %36#0 : !f32x16
   vector.store %99, %sums[%32, %c_1] : memref<128x16xf32>, !f32x16
   %100 = arith.addi %32, %c_3 : index
   %101 = vector.load %sums[%100, %c_1] : memref<128x16xf32>, !f32x16
   %102 = arith.addf %101, %36#1 : !f32x16
   vector.store %102, %sums[%100, %c_1] : memref<128x16xf32>, !f32x16
   %103 = arith.addi %32, %c_5 : index
   %104 = vector.load %sums[%103, %c_1] : memref<128x16xf32>, !f32x16
   %105 = arith.addf %104, %36#2 : !f32x16
   vector.store %105, %sums[%103, %c_1] : memref<128x16xf32>, !f32x16
   %106 = arith.addi %32, %c_9 : index
   %107 = vector.load %sums[%106, %c_1] : memref<128x16xf32>, !f32x16
   %108 = arith.addf %107, %36#3 : !f32x16
   vector.store %108, %sums[%106, %c_1] : memref<128x16xf32>, !f32x16
   %109 = arith.addi %32, %c_4 : index
   %110 = vector.load %sums[%109, %c_1] : memref<128x16xf32>, !f32x16
   %111 = arith.addf %110, %36#4 : !f32x16
   vector.store %111, %sums[%109, %c_1] : memref<128x16xf32>, !f32x16
   %112 = arith.addi %32, %c_10 : index
   %113 = vector.load %sums[%112, %c_1] : memref<128x16xf32>, !f32x16
   %114 = arith.addf %113, %36#5 : !f32x16
   vector.store %114, %sums[%112, %c_1] : memref<128x16xf32>, !f32x16
   %115 = arith.addi %32, %c_11 : index
   %116 = vector.load %sums[%115, %c_1] : memref<128x16xf32>, !f32x16
   %117 = arith.addf %116, %36#6 : !f32x16
   vector.store %117, %sums[%115, %c_1] : memref<128x16xf32>, !f32x16
   %118 = arith.addi %32, %c_12 : index
   %119 = vector.load %sums[%118, %c_1] : memref<128x16xf32>, !f32x16
   %120 = arith.addf %119, %36#7 : !f32x16
   vector.store %120, %sums[%118, %c_1] : memref<128x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
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
  vector.store %c_4, %sums[%3, %c_1] : memref<128x16xf32>, !f32x16
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
   %98 = vector.load %sums[%32, %c_1] : memref<128x16xf32>, !f32x8
   %99 = arith.addf %98, %36#0 : !f32x8
   vector.store %99, %sums[%32, %c_1] : memref<128x16xf32>, !f32x8
   %100 = arith.addi %32, %c_3 : index
   %101 = vector.load %sums[%100, %c_1] : memref<128x16xf32>, !f32x8
   %102 = arith.addf %101, %36#1 : !f32x8
   vector.store %102, %sums[%100, %c_1] : memref<128x16xf32>, !f32x8
   %103 = arith.addi %32, %c_6 : index
   %104 = vector.load %sums[%103, %c_1] : memref<128x16xf32>, !f32x8
   %105 = arith.addf %104, %36#2 : !f32x8
   vector.store %105, %sums[%103, %c_1] : memref<128x16xf32>, !f32x8
   %106 = arith.addi %32, %c_10 : index
   %107 = vector.load %sums[%106, %c_1] : memref<128x16xf32>, !f32x8
   %108 = arith.addf %107, %36#3 : !f32x8
   vector.store %108, %sums[%106, %c_1] : memref<128x16xf32>, !f32x8
   %109 = arith.addi %32, %c_5 : index
   %110 = vector.load %sums[%109, %c_1] : memref<128x16xf32>, !f32x8
   %111 = arith.addf %110, %36#4 : !f32x8
   vector.store %111, %sums[%109, %c_1] : memref<128x16xf32>, !f32x8
   %112 = arith.addi %32, %c_11 : index
   %113 = vector.load %sums[%112, %c_1] : memref<128x16xf32>, !f32x8
   %114 = arith.addf %113, %36#5 : !f32x8
   vector.store %114, %sums[%112, %c_1] : memref<128x16xf32>, !f32x8
   %115 = arith.addi %32, %c_12 : index
   %116 = vector.load %sums[%115, %c_1] : memref<128x16xf32>, !f32x8
   %117 = arith.addf %116, %36#6 : !f32x8
   vector.store %117, %sums[%115, %c_1] : memref<128x16xf32>, !f32x8
   %118 = arith.addi %32, %c_13 : index
   %119 = vector.load %sums[%118, %c_1] : memref<128x16xf32>, !f32x8
   %120 = arith.addf %119, %36#7 : !f32x8
   vector.store %120, %sums[%118, %c_1] : memref<128x16xf32>, !f32x8
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
 %c_4 = arith.constant 255 : index
 %c_5 = arith.constant 256 : index
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
 %c_0 = arith.constant 40960 : index
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
 %c_16 = arith.constant 7 : index
 %c_17 = arith.constant 48 : index
 %c_18 = arith.constant 160 : index
 %c_19 = arith.constant 3840 : index
 %c_20 = arith.constant 40 : index
 %c_21 = arith.constant 6 : index
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
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x40960xi8>{%workers}
 %sums = memref.alloca() alignment = 64 : memref<128x16xf32>
 %packed = memref.alloca() alignment = 64 : memref<1xi32>
 %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
 %square = memref.alloca() alignment = 64 : memref<16x16xf32>
 %1 = memref.extract_aligned_pointer_as_index %panels : memref<?x40960xi8> -> index
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
   %107 = arith.addi %45, %c_16 : index
   %108 = arith.divui %107, %c_14 : index
   scf.for %109 = %39 to %106 step %c_8 {
    %110 = arith.minsi %109, %c_14 : index
    %111 = arith.addi %110, %c_15 : index
    %112 = arith.addi %109, %c_8 : index
    %113 = arith.cmpi sge, %112, %106 : index
    %114 = arith.select %113, %49, %41 : index
    %115 = arith.select %113, %39, %112 : index
    %116 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
    %117 = arith.muli %114, %c_17 : index
    %118 = arith.addi %117, %115 : index
    %119 = arith.muli %118, %c_18 : index
    %120 = arith.addi %116, %119 : index
    %121 = arith.addi %120, %c_19 : index
    %122 = arith.addi %108, %c_4 : index
    %123 = arith.divui %122, %c_5 : index
    %124 = arith.addi %123, %c_10 : index
    %125 = arith.divui %124, %c_3 : index
    scf.for %126 = %c_2 to %125 step %c_4 {
     %127 = arith.addi %126, %c_4 : index
     %128 = arith.muli %126, %123 : index
     %129 = arith.subi %125, %c_4 : index
     %130 = arith.addi %128, %129 : index
     %131 = arith.divui %130, %125 : index
     %132 = arith.muli %127, %123 : index
     %133 = arith.addi %132, %129 : index
     %134 = arith.divui %133, %125 : index
     %135 = arith.muli %134, %c_5 : index
     %136 = arith.minsi %135, %108 : index
     %137 = arith.muli %131, %c_5 : index
     %138 = arith.subi %136, %137 : index
     %139 = arith.muli %131, %c_11 : index
     %140 = arith.addi %3, %139 : index
     %141 = arith.muli %41, %c_17 : index
     %142 = arith.addi %141, %110 : index
     %143 = arith.muli %142, %c_18 : index
     %144 = arith.addi %116, %143 : index
     %145 = arith.addi %141, %111 : index
     %146 = arith.muli %145, %c_18 : index
     %147 = arith.addi %116, %146 : index
     %148 = arith.cmpi eq, %138, %c_14 : index
     scf.if %148 {
      func.call @multiply_16x4(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %149 = arith.cmpi eq, %138, %c_16 : index
     scf.if %149 {
      func.call @multiply_16x3half(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %150 = arith.cmpi eq, %138, %c_21 : index
     scf.if %150 {
      func.call @multiply_16x3(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %151 = arith.cmpi eq, %138, %c_22 : index
     scf.if %151 {
      func.call @multiply_16x2half(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %152 = arith.cmpi eq, %138, %c_3 : index
     scf.if %152 {
      func.call @multiply_16x2(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %153 = arith.cmpi eq, %138, %c_10 : index
     scf.if %153 {
      func.call @multiply_16x1half(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %154 = arith.cmpi eq, %138, %c_5 : index
     scf.if %154 {
      func.call @multiply_16x1(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %155 = arith.cmpi eq, %138, %c_4 : index
     scf.if %155 {
      func.call @multiply_16xhalf(%sums, %144, %147, %c_18, %c_20, %140, %c_11, %120, %121, %c_14) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %156 = arith.addi %138, %c_4 : index
     %157 = arith.divui %156, %c_5 : index
     scf.for %158 = %c_2 to %157 step %c_4 {
      %159 = arith.addi %131, %158 : index
      %160 = arith.muli %158, %c_6 : index
      %161 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
      %162 = arith.muli %159, %c_8 : index
      %163 = arith.addi %43, %162 : index
      %164 = arith.muli %163, %c_23 : index
      %165 = arith.addi %161, %164 : index
      scf.for %166 = %c_2 to %c_4 step %c_4 {
       %167 = arith.subi %c_15, %109 : index
       %168 = arith.maxsi %167, %c_2 : index
       %169 = arith.minsi %c_8, %168 : index
       scf.for %170 = %c_2 to %169 step %c_4 {
        %171 = arith.addi %109, %170 : index
        %172 = arith.addi %160, %c_2 : index
        %173 = arith.subi %171, %110 : index
        %174 = arith.addi %172, %173 : index
        %175 = vector.load %sums[%174, %c_2] : memref<128x16xf32>, !f32x16
        %176 = arith.addi %160, %c_8 : index
        %177 = arith.addi %176, %173 : index
        %178 = vector.load %sums[%177, %c_2] : memref<128x16xf32>, !f32x16
        %179 = arith.subf %c_12, %175 : !f32x16
        %180 = arith.cmpf ogt, %179, %c_24 : !f32x16
        %181 = arith.select %180, %c_24, %179 : !i1x16, !f32x16
        %182 = arith.cmpf olt, %181, %c_25 : !f32x16
        %183 = arith.select %182, %c_25, %181 : !i1x16, !f32x16
        %184 = arith.mulf %183, %c_26 : !f32x16
        %185 = math.roundeven %184 : !f32x16
        %186 = math.fma %185, %c_27, %183 : !f32x16
        %187 = math.fma %185, %c_28, %186 : !f32x16
        %188 = math.fma %c_29, %187, %c_30 : !f32x16
        %189 = math.fma %188, %187, %c_31 : !f32x16
        %190 = math.fma %189, %187, %c_32 : !f32x16
        %191 = math.fma %190, %187, %c_33 : !f32x16
        %192 = math.fma %191, %187, %c_34 : !f32x16
        %193 = math.fma %192, %187, %c_35 : !f32x16
        %194 = math.fma %193, %187, %c_35 : !f32x16
        %195 = arith.fptosi %185 : !f32x16 to !i32x16
        %196 = arith.shrsi %195, %c_36 : !i32x16
        %197 = arith.subi %195, %196 : !i32x16
        %198 = arith.addi %196, %c_38 : !i32x16
        %199 = arith.shli %198, %c_37 : !i32x16
        %200 = arith.bitcast %199 : !i32x16 to !f32x16
        %201 = arith.mulf %194, %200 : !f32x16
        %202 = arith.addi %197, %c_38 : !i32x16
        %203 = arith.shli %202, %c_37 : !i32x16
        %204 = arith.bitcast %203 : !i32x16 to !f32x16
        %205 = arith.mulf %201, %204 : !f32x16
        %206 = arith.addf %205, %c_35 : !f32x16
        %207 = arith.divf %175, %206 : !f32x16
        %208 = arith.mulf %207, %178 : !f32x16
        %209 = arith.muli %171, %c_13 : index
        %210 = arith.addi %165, %209 : index
        %211 = arith.index_cast %210 : index to i64
        %212 = llvm.inttoptr %211 : i64 to !llvm.ptr
        llvm.store %208, %212 <alignment = 64> : !f32x16, !llvm.ptr
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
 %c_13 = arith.constant 7 : index
 %c_14 = arith.constant 8 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 1536 : index
 %c_17 = arith.constant 3 : index
 %c_18 = arith.constant 6 : index
 %c_19 = arith.constant 5 : index
 %c_20 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_21 = arith.constant 0 : i32
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_0] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<32xi32>
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
 %weights = stream.binding.subspan %weights_binding[%c_0] : !stream.binding -> memref<?xf32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_0] : !stream.binding -> memref<8x40x24xf32>
 %y = stream.binding.subspan %y_binding[%c_0] : !stream.binding -> memref<?x40xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<128x16xf32>
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
    %80 = arith.divui %79, %c_14 : index
    scf.for %81 = %49 to %51 step %c_1 {
     %82 = arith.addi %81, %c_11 : index
     %83 = arith.minsi %81, %c_15 : index
     %84 = arith.minsi %82, %c_15 : index
     %85 = arith.addi %81, %c_1 : index
     %86 = arith.cmpi sge, %85, %51 : index
     %87 = arith.select %86, %67, %58 : index
     %88 = arith.select %86, %75, %85 : index
     %89 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
     %90 = arith.muli %87, %c_9 : index
     %91 = arith.addi %90, %88 : index
     %92 = arith.muli %91, %c_12 : index
     %93 = arith.addi %89, %92 : index
     %94 = arith.addi %93, %c_16 : index
     %95 = arith.addi %80, %c_3 : index
     %96 = arith.divui %95, %c_8 : index
     %97 = arith.addi %96, %c_17 : index
     %98 = arith.divui %97, %c_2 : index
     scf.for %99 = %c_0 to %98 step %c_3 {
      %100 = arith.addi %99, %c_3 : index
      %101 = arith.muli %99, %96 : index
      %102 = arith.subi %98, %c_3 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.divui %103, %98 : index
      %105 = arith.muli %100, %96 : index
      %106 = arith.addi %105, %102 : index
      %107 = arith.divui %106, %98 : index
      %108 = arith.muli %107, %c_8 : index
      %109 = arith.minsi %108, %80 : index
      %110 = arith.muli %104, %c_8 : index
      %111 = arith.subi %109, %110 : index
      %112 = arith.muli %104, %c_16 : index
      %113 = arith.addi %78, %112 : index
      %114 = arith.muli %58, %c_9 : index
      %115 = arith.addi %114, %83 : index
      %116 = arith.muli %115, %c_12 : index
      %117 = arith.addi %89, %116 : index
      %118 = arith.addi %114, %84 : index
      %119 = arith.muli %118, %c_12 : index
      %120 = arith.addi %89, %119 : index
      %121 = arith.cmpi eq, %111, %c_14 : index
      scf.if %121 {
       func.call @multiply_16x4(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %122 = arith.cmpi eq, %111, %c_13 : index
      scf.if %122 {
       func.call @multiply_16x3half(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %123 = arith.cmpi eq, %111, %c_18 : index
      scf.if %123 {
       func.call @multiply_16x3(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %124 = arith.cmpi eq, %111, %c_19 : index
      scf.if %124 {
       func.call @multiply_16x2half(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %125 = arith.cmpi eq, %111, %c_2 : index
      scf.if %125 {
       func.call @multiply_16x2(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %126 = arith.cmpi eq, %111, %c_17 : index
      scf.if %126 {
       func.call @multiply_16x1half(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %127 = arith.cmpi eq, %111, %c_8 : index
      scf.if %127 {
       func.call @multiply_16x1(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %128 = arith.cmpi eq, %111, %c_3 : index
      scf.if %128 {
       func.call @multiply_16xhalf(%sums, %117, %120, %c_12, %c_15, %113, %c_16, %93, %94, %c_2) : (memref<128x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %129 = arith.addi %111, %c_3 : index
      %130 = arith.divui %129, %c_8 : index
      scf.for %131 = %c_0 to %130 step %c_3 {
       %132 = arith.addi %104, %131 : index
       %133 = arith.muli %131, %c_1 : index
       %134 = arith.muli %132, %c_11 : index
       %135 = arith.addi %60, %134 : index
       scf.for %136 = %c_0 to %c_8 step %c_3 {
        %137 = arith.cmpi eq, %136, %c_0 : index
        %138 = arith.select %137, %81, %82 : index
        %139 = arith.select %137, %83, %84 : index
        %140 = arith.cmpi slt, %138, %51 : index
        scf.if %140 {
         %141 = arith.muli %136, %c_11 : index
         %142 = arith.addi %133, %141 : index
         %143 = memref.extract_aligned_pointer_as_index %sums : memref<128x16xf32> -> index
         %144 = arith.muli %142, %c_7 : index
         %145 = arith.addi %143, %144 : index
         func.call @transpose(%145, %145) : (index, index) -> ()
         %146 = arith.subi %138, %139 : index
         %147 = arith.index_cast %146 : index to i32
         %148 = vector.broadcast %147 : i32 to !i32x16
         %149 = arith.cmpi sge, %c_20, %148 : !i32x16
         scf.for %150 = %c_0 to %c_11 step %c_3 {
          %151 = arith.addi %142, %150 : index
          %152 = vector.load %sums[%151, %c_0] : memref<128x16xf32>, !f32x16
          %153 = arith.addi %135, %150 : index
          %154 = memref.load %assignment_of[%153] : memref<?xi32>
          %155 = arith.cmpi sge, %154, %c_21 : i32
          scf.if %155 {
           %156 = arith.index_cast %154 : i32 to index
           %157 = arith.divui %156, %c_17 : index
           %158 = vector.maskedload %y[%157, %139], %149, %c_10 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %159 = memref.load %weights[%156] : memref<?xf32>
           %160 = vector.broadcast %159 : f32 to !f32x16
           %161 = arith.mulf %152, %160 : !f32x16
           %162 = llvm.call_intrinsic "llvm.arithmetic.fence"(%161) : (!f32x16) -> !f32x16
           %163 = arith.addf %158, %162 : !f32x16
           vector.maskedstore %y[%157, %139], %149, %163 : memref<?x40xf32>, !i1x16, !f32x16
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

    // stage: choice: softmax, the 3 highest keys, weights; kernel for avx512
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx512
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
    %size_256 = arith.constant 256 : index
    %full_blocks = arith.divui %assignments, %size_256 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %histograms = flow.dispatch @panels::@grouped_count[%assignments, %chunks](%choose#1, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @panels::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%choose#1, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %grouped_up:3 = flow.dispatch @panels::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %counters, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%counters, tensor<?x24xf32>{%rows}, tensor<?x40960xi8>{%workers})
    %grouped_down:2 = flow.dispatch @panels::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_place#3, %grouped_up#0, %grouped_place#0, %choose#2, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
