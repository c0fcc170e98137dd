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
  %5 = vector.create_mask %c_4 : !i1x16
  %6 = vector.maskedload %logits[%4, %c_3], %5, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %7 = arith.select %5, %6, %c_2 : !i1x16, !f32x16
  %8 = arith.cmpf olt, %c_2, %7 : !f32x16
  %9 = arith.select %8, %7, %c_2 : !i1x16, !f32x16
  %10 = vector.shuffle %9, %9 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] : !f32x16, !f32x16
  %11 = arith.cmpf olt, %9, %10 : !f32x16
  %12 = arith.select %11, %10, %9 : !i1x16, !f32x16
  %13 = vector.shuffle %12, %12 [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1] : !f32x16, !f32x16
  %14 = arith.cmpf olt, %12, %13 : !f32x16
  %15 = arith.select %14, %13, %12 : !i1x16, !f32x16
  %16 = vector.shuffle %15, %15 [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3] : !f32x16, !f32x16
  %17 = arith.cmpf olt, %15, %16 : !f32x16
  %18 = arith.select %17, %16, %15 : !i1x16, !f32x16
  %19 = vector.shuffle %18, %18 [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %20 = arith.cmpf olt, %18, %19 : !f32x16
  %21 = arith.select %20, %19, %18 : !i1x16, !f32x16
  %22 = vector.maskedload %logits[%4, %c_3], %5, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %23 = arith.subf %22, %21 : !f32x16
  %24 = arith.cmpf ogt, %23, %c_6 : !f32x16
  %25 = arith.select %24, %c_6, %23 : !i1x16, !f32x16
  %26 = arith.cmpf olt, %25, %c_7 : !f32x16
  %27 = arith.select %26, %c_7, %25 : !i1x16, !f32x16
  %28 = arith.mulf %27, %c_8 : !f32x16
  %29 = math.roundeven %28 : !f32x16
  %30 = math.fma %29, %c_9, %27 : !f32x16
  %31 = math.fma %29, %c_10, %30 : !f32x16
  %32 = math.fma %c_11, %31, %c_12 : !f32x16
  %33 = math.fma %32, %31, %c_13 : !f32x16
  %34 = math.fma %33, %31, %c_14 : !f32x16
  %35 = math.fma %34, %31, %c_15 : !f32x16
  %36 = math.fma %35, %31, %c_16 : !f32x16
  %37 = math.fma %36, %31, %c_17 : !f32x16
  %38 = math.fma %37, %31, %c_17 : !f32x16
  %39 = arith.fptosi %29 : !f32x16 to !i32x16
  %40 = arith.shrsi %39, %c_18 : !i32x16
  %41 = arith.subi %39, %40 : !i32x16
  %42 = arith.addi %40, %c_20 : !i32x16
  %43 = arith.shli %42, %c_19 : !i32x16
  %44 = arith.bitcast %43 : !i32x16 to !f32x16
  %45 = arith.mulf %38, %44 : !f32x16
  %46 = arith.addi %41, %c_20 : !i32x16
  %47 = arith.shli %46, %c_19 : !i32x16
  %48 = arith.bitcast %47 : !i32x16 to !f32x16
  %49 = arith.mulf %45, %48 : !f32x16
  vector.maskedstore %scores[%4, %c_3], %5, %49 : memref<?x8xf32>, !i1x16, !f32x16
  %50 = arith.select %5, %49, %c_5 : !i1x16, !f32x16
  %51 = arith.addf %c_5, %50 : !f32x16
  %52 = vector.shuffle %51, %51 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %53 = vector.shuffle %51, %51 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %54 = arith.addf %52, %53 : !f32x8
  %55 = vector.shuffle %54, %54 [0, 1, 2, 3] : !f32x8, !f32x8
  %56 = vector.shuffle %54, %54 [4, 5, 6, 7] : !f32x8, !f32x8
  %57 = arith.addf %55, %56 : !f32x4
  %58 = vector.shuffle %57, %57 [0, 1] : !f32x4, !f32x4
  %59 = vector.shuffle %57, %57 [2, 3] : !f32x4, !f32x4
  %60 = arith.addf %58, %59 : !f32x2
  %61 = vector.shuffle %60, %60 [0] : !f32x2, !f32x2
  %62 = vector.shuffle %60, %60 [1] : !f32x2, !f32x2
  %63 = arith.addf %61, %62 : !f32x1
  %64 = vector.extract %63[0] : f32 from !f32x1
  %65 = vector.broadcast %64 : f32 to !f32x16
  %66 = vector.maskedload %scores[%4, %c_3], %5, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %67 = arith.divf %66, %65 : !f32x16
  vector.maskedstore %scores[%4, %c_3], %5, %67 : memref<?x8xf32>, !i1x16, !f32x16
  %68 = vector.maskedload %scores[%4, %c_3], %5, %c_5 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %69 = arith.cmpf oeq, %68, %c_5 : !f32x16
  %70 = arith.select %69, %c_5, %68 : !i1x16, !f32x16
  %71 = vector.bitcast %70 : !f32x16 to !i32x16
  %72 = arith.xori %71, %c_22 : !i32x16
  %73 = arith.cmpi slt, %71, %c_21 : !i32x16
  %74 = arith.select %73, %72, %71 : !i1x16, !i32x16
  %75 = arith.cmpf oeq, %70, %70 : !f32x16
  %76 = arith.select %75, %74, %c_22 : !i1x16, !i32x16
  vector.store %76, %keys[%c_3] : memref<24xi32>, !i32x16
  %78:2 = scf.for %77 = %c_3 to %c_28 step %c_1 iter_args(%79 = %c_26, %80 = %c_27) -> (i32, i32) {
   %81 = vector.broadcast %79 : i32 to !i32x16
   %82 = vector.broadcast %80 : i32 to !i32x16
   %83 = vector.maskedload %keys[%c_3], %5, %c_21 : memref<24xi32>, !i1x16, !i32x16 into !i32x16
   %84 = arith.index_cast %c_3 : index to i32
   %85 = vector.broadcast %84 : i32 to !i32x16
   %86 = arith.addi %c_23, %85 : !i32x16
   %87 = arith.cmpi eq, %83, %81 : !i32x16
   %88 = arith.cmpi sgt, %86, %82 : !i32x16
   %89 = arith.andi %87, %88 : !i1x16
   %90 = arith.cmpi slt, %83, %81 : !i32x16
   %91 = arith.ori %90, %89 : !i1x16
   %92 = arith.cmpi sgt, %83, %c_24 : !i32x16
   %93 = arith.andi %91, %92 : !i1x16
   %94 = arith.andi %93, %5 : !i1x16
   %95 = arith.select %94, %83, %c_24 : !i1x16, !i32x16
   %96 = arith.select %94, %86, %c_25 : !i1x16, !i32x16
   %97 = vector.reduction <maxsi>, %95 : !i32x16 into i32
   %98 = vector.broadcast %97 : i32 to !i32x16
   %99 = arith.cmpi eq, %95, %98 : !i32x16
   %100 = arith.select %99, %96, %c_25 : !i1x16, !i32x16
   %101 = vector.reduction <minsi>, %100 : !i32x16 into i32
   memref.store %101, %ids[%4, %77] : memref<?x3xi32>
   %102 = arith.index_cast %101 : i32 to index
   %103 = memref.load %scores[%4, %102] : memref<?x8xf32>
   memref.store %103, %chosen[%77] : memref<3xf32>
   scf.yield %97, %101 : i32, i32
  }
  %104 = vector.create_mask %c_28 : !i1x16
  %105 = vector.maskedload %chosen[%c_3], %104, %c_5 : memref<3xf32>, !i1x16, !f32x16 into !f32x16
  vector.maskedstore %weights[%4, %c_3], %104, %105 : memref<?x3xf32>, !i1x16, !f32x16
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
func.func private @multiply_16x3(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 96 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 8 : index
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
 %c_17 = arith.constant 36 : index
 %c_18 = arith.constant 68 : index
 %c_19 = arith.constant 5 : index
 %c_20 = arith.constant 37 : index
 %c_21 = arith.constant 69 : index
 %c_22 = arith.constant 6 : index
 %c_23 = arith.constant 38 : index
 %c_24 = arith.constant 70 : index
 %c_25 = arith.constant 7 : index
 %c_26 = arith.constant 39 : index
 %c_27 = arith.constant 71 : index
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
  vector.store %c_1, %sums[%10, %c_2] : memref<96x16xf32>, !f32x16
 }
 scf.for %11 = %c_2 to %length step %part {
  scf.for %12 = %c_2 to %c_5 step %c_4 {
   %13 = arith.divui %12, %c_0 : index
   %14 = arith.remui %12, %c_0 : index
   %15 = arith.muli %14, %c_6 : index
   %16 = arith.cmpi eq, %13, %c_2 : index
   %17 = arith.muli %15, %row_bytes : index
   %18 = arith.select %16, %rows_0, %rows_1 : index
   %19 = arith.addi %18, %17 : index
   %20 = arith.muli %12, %c_5 : index
   %21 = arith.muli %20, %row_bytes : index
   %22 = arith.addi %next_0, %21 : index
   %23 = arith.addi %next_1, %21 : index
   %24 = arith.index_cast %19 : index to i64
   %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
   %26 = arith.index_cast %row_bytes : index to i64
   %27 = llvm.getelementptr %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %28 = llvm.getelementptr %27[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %29 = llvm.getelementptr %28[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %30 = llvm.getelementptr %29[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %31 = llvm.getelementptr %30[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %32 = llvm.getelementptr %31[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %33 = llvm.getelementptr %32[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   %34 = arith.index_cast %22 : index to i64
   %35 = llvm.inttoptr %34 : i64 to !llvm.ptr
   %36 = arith.index_cast %23 : index to i64
   %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
   %38 = arith.muli %13, %c_7 : index
   %39 = arith.addi %38, %15 : index
   %40 = arith.addi %11, %part : index
   %41 = arith.minsi %40, %length : index
   %43:24 = scf.for %42 = %11 to %41 step %c_5 iter_args(%44 = %c_1, %45 = %c_1, %46 = %c_1, %47 = %c_1, %48 = %c_1, %49 = %c_1, %50 = %c_1, %51 = %c_1, %52 = %c_1, %53 = %c_1, %54 = %c_1, %55 = %c_1, %56 = %c_1, %57 = %c_1, %58 = %c_1, %59 = %c_1, %60 = %c_1, %61 = %c_1, %62 = %c_1, %63 = %c_1, %64 = %c_1, %65 = %c_1, %66 = %c_1, %67 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %68 = arith.muli %42, %c_7 : index
    %69 = arith.index_cast %68 : index to i64
    %70 = llvm.getelementptr %35[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%70) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %71 = llvm.getelementptr %37[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%71) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %72 = arith.addi %42, %c_5 : index
    %74:24 = scf.for %73 = %42 to %72 step %c_4 iter_args(%75 = %44, %76 = %45, %77 = %46, %78 = %47, %79 = %48, %80 = %49, %81 = %50, %82 = %51, %83 = %52, %84 = %53, %85 = %54, %86 = %55, %87 = %56, %88 = %57, %89 = %58, %90 = %59, %91 = %60, %92 = %61, %93 = %62, %94 = %63, %95 = %64, %96 = %65, %97 = %66, %98 = %67) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %99 = arith.muli %73, %c_5 : index
     %100 = arith.index_cast %99 : index to i64
     %101 = arith.muli %73, %c_8 : index
     %102 = arith.index_cast %101 : index to i64
     %103 = llvm.getelementptr %5[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %104 = llvm.load %103 <alignment = 64> : !llvm.ptr -> !f32x16
     %105 = llvm.getelementptr %7[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %106 = llvm.load %105 <alignment = 64> : !llvm.ptr -> !f32x16
     %107 = llvm.getelementptr %9[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %108 = llvm.load %107 <alignment = 64> : !llvm.ptr -> !f32x16
     %109 = llvm.getelementptr %25[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %110 = llvm.load %109 <alignment = 4> : !llvm.ptr -> f32
     %111 = vector.broadcast %110 : f32 to !f32x16
     %112 = math.fma %111, %104, %75 : !f32x16
     %113 = math.fma %111, %106, %76 : !f32x16
     %114 = math.fma %111, %108, %77 : !f32x16
     %115 = llvm.getelementptr %27[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %116 = llvm.load %115 <alignment = 4> : !llvm.ptr -> f32
     %117 = vector.broadcast %116 : f32 to !f32x16
     %118 = math.fma %117, %104, %78 : !f32x16
     %119 = math.fma %117, %106, %79 : !f32x16
     %120 = math.fma %117, %108, %80 : !f32x16
     %121 = llvm.getelementptr %28[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %122 = llvm.load %121 <alignment = 4> : !llvm.ptr -> f32
     %123 = vector.broadcast %122 : f32 to !f32x16
     %124 = math.fma %123, %104, %81 : !f32x16
     %125 = math.fma %123, %106, %82 : !f32x16
     %126 = math.fma %123, %108, %83 : !f32x16
     %127 = llvm.getelementptr %29[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %128 = llvm.load %127 <alignment = 4> : !llvm.ptr -> f32
     %129 = vector.broadcast %128 : f32 to !f32x16
     %130 = math.fma %129, %104, %84 : !f32x16
     %131 = math.fma %129, %106, %85 : !f32x16
     %132 = math.fma %129, %108, %86 : !f32x16
     %133 = llvm.getelementptr %30[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %134 = llvm.load %133 <alignment = 4> : !llvm.ptr -> f32
     %135 = vector.broadcast %134 : f32 to !f32x16
     %136 = math.fma %135, %104, %87 : !f32x16
     %137 = math.fma %135, %106, %88 : !f32x16
     %138 = math.fma %135, %108, %89 : !f32x16
     %139 = llvm.getelementptr %31[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %140 = llvm.load %139 <alignment = 4> : !llvm.ptr -> f32
     %141 = vector.broadcast %140 : f32 to !f32x16
     %142 = math.fma %141, %104, %90 : !f32x16
     %143 = math.fma %141, %106, %91 : !f32x16
     %144 = math.fma %141, %108, %92 : !f32x16
     %145 = llvm.getelementptr %32[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %146 = llvm.load %145 <alignment = 4> : !llvm.ptr -> f32
     %147 = vector.broadcast %146 : f32 to !f32x16
     %148 = math.fma %147, %104, %93 : !f32x16
     %149 = math.fma %147, %106, %94 : !f32x16
     %150 = math.fma %147, %108, %95 : !f32x16
     %151 = llvm.getelementptr %33[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %152 = llvm.load %151 <alignment = 4> : !llvm.ptr -> f32
     %153 = vector.broadcast %152 : f32 to !f32x16
     %154 = math.fma %153, %104, %96 : !f32x16
     %155 = math.fma %153, %106, %97 : !f32x16
     %156 = math.fma %153, %108, %98 : !f32x16
     scf.yield %112, %113, %114, %118, %119, %120, %124, %125, %126, %130, %131, %132, %136, %137, %138, %142, %143, %144, %148, %149, %150, %154, %155, %156 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %74#0, %74#1, %74#2, %74#3, %74#4, %74#5, %74#6, %74#7, %74#8, %74#9, %74#10, %74#11, %74#12, %74#13, %74#14, %74#15, %74#16, %74#17, %74#18, %74#19, %74#20, %74#21, %74#22, %74#23 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %157 = vector.load %sums[%39, %c_2] : memref<96x16xf32>, !f32x16
   %158 = arith.addf %157, %43#0 : !f32x16
   vector.store %158, %sums[%39, %c_2] : memref<96x16xf32>, !f32x16
   %159 = arith.addi %39, %c_9 : index
   %160 = vector.load %sums[%159, %c_2] : memref<96x16xf32>, !f32x16
   %161 = arith.addf %160, %43#1 : !f32x16
   vector.store %161, %sums[%159, %c_2] : memref<96x16xf32>, !f32x16
   %162 = arith.addi %39, %c_8 : index
   %163 = vector.load %sums[%162, %c_2] : memref<96x16xf32>, !f32x16
   %164 = arith.addf %163, %43#2 : !f32x16
   vector.store %164, %sums[%162, %c_2] : memref<96x16xf32>, !f32x16
   %165 = arith.addi %39, %c_4 : index
   %166 = vector.load %sums[%165, %c_2] : memref<96x16xf32>, !f32x16
   %167 = arith.addf %166, %43#3 : !f32x16
   vector.store %167, %sums[%165, %c_2] : memref<96x16xf32>, !f32x16
   %168 = arith.addi %39, %c_10 : index
   %169 = vector.load %sums[%168, %c_2] : memref<96x16xf32>, !f32x16
   %170 = arith.addf %169, %43#4 : !f32x16
   vector.store %170, %sums[%168, %c_2] : memref<96x16xf32>, !f32x16
   %171 = arith.addi %39, %c_11 : index
   %172 = vector.load %sums[%171, %c_2] : memref<96x16xf32>, !f32x16
   %173 = arith.addf %172, %43#5 : !f32x16
   vector.store %173, %sums[%171, %c_2] : memref<96x16xf32>, !f32x16
   %174 = arith.addi %39, %c_0 : index
   %175 = vector.load %sums[%174, %c_2] : memref<96x16xf32>, !f32x16
   %176 = arith.addf %175, %43#6 : !f32x16
   vector.store %176, %sums[%174, %c_2] : memref<96x16xf32>, !f32x16
   %177 = arith.addi %39, %c_12 : index
   %178 = vector.load %sums[%177, %c_2] : memref<96x16xf32>, !f32x16
   %179 = arith.addf %178, %43#7 : !f32x16
   vector.store %179, %sums[%177, %c_2] : memref<96x16xf32>, !f32x16
   %180 = arith.addi %39, %c_13 : index
   %181 = vector.load %sums[%180, %c_2] : memref<96x16xf32>, !f32x16
   %182 = arith.addf %181, %43#8 : !f32x16
   vector.store %182, %sums[%180, %c_2] : memref<96x16xf32>, !f32x16
   %183 = arith.addi %39, %c_14 : index
   %184 = vector.load %sums[%183, %c_2] : memref<96x16xf32>, !f32x16
   %185 = arith.addf %184, %43#9 : !f32x16
   vector.store %185, %sums[%183, %c_2] : memref<96x16xf32>, !f32x16
   %186 = arith.addi %39, %c_15 : index
   %187 = vector.load %sums[%186, %c_2] : memref<96x16xf32>, !f32x16
   %188 = arith.addf %187, %43#10 : !f32x16
   vector.store %188, %sums[%186, %c_2] : memref<96x16xf32>, !f32x16
   %189 = arith.addi %39, %c_16 : index
   %190 = vector.load %sums[%189, %c_2] : memref<96x16xf32>, !f32x16
   %191 = arith.addf %190, %43#11 : !f32x16
   vector.store %191, %sums[%189, %c_2] : memref<96x16xf32>, !f32x16
   %192 = arith.addi %39, %c_5 : index
   %193 = vector.load %sums[%192, %c_2] : memref<96x16xf32>, !f32x16
   %194 = arith.addf %193, %43#12 : !f32x16
   vector.store %194, %sums[%192, %c_2] : memref<96x16xf32>, !f32x16
   %195 = arith.addi %39, %c_17 : index
   %196 = vector.load %sums[%195, %c_2] : memref<96x16xf32>, !f32x16
   %197 = arith.addf %196, %43#13 : !f32x16
   vector.store %197, %sums[%195, %c_2] : memref<96x16xf32>, !f32x16
   %198 = arith.addi %39, %c_18 : index
   %199 = vector.load %sums[%198, %c_2] : memref<96x16xf32>, !f32x16
   %200 = arith.addf %199, %43#14 : !f32x16
   vector.store %200, %sums[%198, %c_2] : memref<96x16xf32>, !f32x16
   %201 = arith.addi %39, %c_19 : index
   %202 = vector.load %sums[%201, %c_2] : memref<96x16xf32>, !f32x16
   %203 = arith.addf %202, %43#15 : !f32x16
   vector.store %203, %sums[%201, %c_2] : memref<96x16xf32>, !f32x16
   %204 = arith.addi %39, %c_20 : index
   %205 = vector.load %sums[%204, %c_2] : memref<96x16xf32>, !f32x16
   %206 = arith.addf %205, %43#16 : !f32x16
   vector.store %206, %sums[%204, %c_2] : memref<96x16xf32>, !f32x16
   %207 = arith.addi %39, %c_21 : index
   %208 = vector.load %sums[%207, %c_2] : memref<96x16xf32>, !f32x16
   %209 = arith.addf %208, %43#17 : !f32x16
   vector.store %209, %sums[%207, %c_2] : memref<96x16xf32>, !f32x16
   %210 = arith.addi %39, %c_22 : index
   %211 = vector.load %sums[%210, %c_2] : memref<96x16xf32>, !f32x16
   %212 = arith.addf %211, %43#18 : !f32x16
   vector.store %212, %sums[%210, %c_2] : memref<96x16xf32>, !f32x16
   %213 = arith.addi %39, %c_23 : index
   %214 = vector.load %sums[%213, %c_2] : memref<96x16xf32>, !f32x16
   %215 = arith.addf %214, %43#19 : !f32x16
   vector.store %215, %sums[%213, %c_2] : memref<96x16xf32>, !f32x16
   %216 = arith.addi %39, %c_24 : index
   %217 = vector.load %sums[%216, %c_2] : memref<96x16xf32>, !f32x16
   %218 = arith.addf %217, %43#20 : !f32x16
   vector.store %218, %sums[%216, %c_2] : memref<96x16xf32>, !f32x16
   %219 = arith.addi %39, %c_25 : index
   %220 = vector.load %sums[%219, %c_2] : memref<96x16xf32>, !f32x16
   %221 = arith.addf %220, %43#21 : !f32x16
   vector.store %221, %sums[%219, %c_2] : memref<96x16xf32>, !f32x16
   %222 = arith.addi %39, %c_26 : index
   %223 = vector.load %sums[%222, %c_2] : memref<96x16xf32>, !f32x16
   %224 = arith.addf %223, %43#22 : !f32x16
   vector.store %224, %sums[%222, %c_2] : memref<96x16xf32>, !f32x16
   %225 = arith.addi %39, %c_27 : index
   %226 = vector.load %sums[%225, %c_2] : memref<96x16xf32>, !f32x16
   %227 = arith.addf %226, %43#23 : !f32x16
   vector.store %227, %sums[%225, %c_2] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x2(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
 %c_0 = arith.constant dense<0x00000000> : !f32x16
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 64 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 8 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 33 : index
 %c_10 = arith.constant 34 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant 35 : index
 %c_13 = arith.constant 36 : index
 %c_14 = arith.constant 5 : index
 %c_15 = arith.constant 37 : index
 %c_16 = arith.constant 6 : index
 %c_17 = arith.constant 38 : index
 %c_18 = arith.constant 7 : index
 %c_19 = arith.constant 39 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.index_cast %panels : index to i64
 %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
 %4 = arith.index_cast %1 : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 scf.for %6 = %c_1 to %c_2 step %c_3 {
  vector.store %c_0, %sums[%6, %c_1] : memref<96x16xf32>, !f32x16
 }
 scf.for %7 = %c_1 to %length step %part {
  scf.for %8 = %c_1 to %c_4 step %c_3 {
   %9 = arith.divui %8, %c_5 : index
   %10 = arith.remui %8, %c_5 : index
   %11 = arith.muli %10, %c_6 : index
   %12 = arith.cmpi eq, %9, %c_1 : index
   %13 = arith.muli %11, %row_bytes : index
   %14 = arith.select %12, %rows_0, %rows_1 : index
   %15 = arith.addi %14, %13 : index
   %16 = arith.muli %8, %c_4 : index
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
   %34 = arith.muli %9, %c_7 : index
   %35 = arith.addi %34, %11 : index
   %36 = arith.addi %7, %part : index
   %37 = arith.minsi %36, %length : index
   %39:16 = scf.for %38 = %7 to %37 step %c_4 iter_args(%40 = %c_0, %41 = %c_0, %42 = %c_0, %43 = %c_0, %44 = %c_0, %45 = %c_0, %46 = %c_0, %47 = %c_0, %48 = %c_0, %49 = %c_0, %50 = %c_0, %51 = %c_0, %52 = %c_0, %53 = %c_0, %54 = %c_0, %55 = %c_0) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %56 = arith.muli %38, %c_7 : index
    %57 = arith.index_cast %56 : index to i64
    %58 = llvm.getelementptr %31[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %59 = llvm.getelementptr %33[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.prefetch"(%59) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %60 = arith.addi %38, %c_4 : index
    %62:16 = scf.for %61 = %38 to %60 step %c_3 iter_args(%63 = %40, %64 = %41, %65 = %42, %66 = %43, %67 = %44, %68 = %45, %69 = %46, %70 = %47, %71 = %48, %72 = %49, %73 = %50, %74 = %51, %75 = %52, %76 = %53, %77 = %54, %78 = %55) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
     %79 = arith.muli %61, %c_4 : index
     %80 = arith.index_cast %79 : index to i64
     %81 = arith.muli %61, %c_2 : index
     %82 = arith.index_cast %81 : index to i64
     %83 = llvm.getelementptr %3[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %84 = llvm.load %83 <alignment = 64> : !llvm.ptr -> !f32x16
     %85 = llvm.getelementptr %5[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %86 = llvm.load %85 <alignment = 64> : !llvm.ptr -> !f32x16
     %87 = llvm.getelementptr %21[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %88 = llvm.load %87 <alignment = 4> : !llvm.ptr -> f32
     %89 = vector.broadcast %88 : f32 to !f32x16
     %90 = math.fma %89, %84, %63 : !f32x16
     %91 = math.fma %89, %86, %64 : !f32x16
     %92 = llvm.getelementptr %23[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %93 = llvm.load %92 <alignment = 4> : !llvm.ptr -> f32
     %94 = vector.broadcast %93 : f32 to !f32x16
     %95 = math.fma %94, %84, %65 : !f32x16
     %96 = math.fma %94, %86, %66 : !f32x16
     %97 = llvm.getelementptr %24[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %98 = llvm.load %97 <alignment = 4> : !llvm.ptr -> f32
     %99 = vector.broadcast %98 : f32 to !f32x16
     %100 = math.fma %99, %84, %67 : !f32x16
     %101 = math.fma %99, %86, %68 : !f32x16
     %102 = llvm.getelementptr %25[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %103 = llvm.load %102 <alignment = 4> : !llvm.ptr -> f32
     %104 = vector.broadcast %103 : f32 to !f32x16
     %105 = math.fma %104, %84, %69 : !f32x16
     %106 = math.fma %104, %86, %70 : !f32x16
     %107 = llvm.getelementptr %26[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %108 = llvm.load %107 <alignment = 4> : !llvm.ptr -> f32
     %109 = vector.broadcast %108 : f32 to !f32x16
     %110 = math.fma %109, %84, %71 : !f32x16
     %111 = math.fma %109, %86, %72 : !f32x16
     %112 = llvm.getelementptr %27[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %113 = llvm.load %112 <alignment = 4> : !llvm.ptr -> f32
     %114 = vector.broadcast %113 : f32 to !f32x16
     %115 = math.fma %114, %84, %73 : !f32x16
     %116 = math.fma %114, %86, %74 : !f32x16
     %117 = llvm.getelementptr %28[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %118 = llvm.load %117 <alignment = 4> : !llvm.ptr -> f32
     %119 = vector.broadcast %118 : f32 to !f32x16
     %120 = math.fma %119, %84, %75 : !f32x16
     %121 = math.fma %119, %86, %76 : !f32x16
     %122 = llvm.getelementptr %29[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
     %123 = llvm.load %122 <alignment = 4> : !llvm.ptr -> f32
     %124 = vector.broadcast %123 : f32 to !f32x16
     %125 = math.fma %124, %84, %77 : !f32x16
     %126 = math.fma %124, %86, %78 : !f32x16
     scf.yield %90, %91, %95, %96, %100, %101, %105, %106, %110, %111, %115, %116, %120, %121, %125, %126 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
    } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
    scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7, %62#8, %62#9, %62#10, %62#11, %62#12, %62#13, %62#14, %62#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   }
   %127 = vector.load %sums[%35, %c_1] : memref<96x16xf32>, !f32x16
   %128 = arith.addf %127, %39#0 : !f32x16
   vector.store %128, %sums[%35, %c_1] : memref<96x16xf32>, !f32x16
   %129 = arith.addi %35, %c_8 : index
   %130 = vector.load %sums[%129, %c_1] : memref<96x16xf32>, !f32x16
   %131 = arith.addf %130, %39#1 : !f32x16
   vector.store %131, %sums[%129, %c_1] : memref<96x16xf32>, !f32x16
   %132 = arith.addi %35, %c_3 : index
   %133 = vector.load %sums[%132, %c_1] : memref<96x16xf32>, !f32x16
   %134 = arith.addf %133, %39#2 : !f32x16
   vector.store %134, %sums[%132, %c_1] : memref<96x16xf32>, !f32x16
   %135 = arith.addi %35, %c_9 : index
   %136 = vector.load %sums[%135, %c_1] : memref<96x16xf32>, !f32x16
   %137 = arith.addf %136, %39#3 : !f32x16
   vector.store %137, %sums[%135, %c_1] : memref<96x16xf32>, !f32x16
   %138 = arith.addi %35, %c_5 : index
   %139 = vector.load %sums[%138, %c_1] : memref<96x16xf32>, !f32x16
   %140 = arith.addf %139, %39#4 : !f32x16
   vector.store %140, %sums[%138, %c_1] : memref<96x16xf32>, !f32x16
   %141 = arith.addi %35, %c_10 : index
   %142 = vector.load %sums[%141, %c_1] : memref<96x16xf32>, !f32x16
   %143 = arith.addf %142, %39#5 : !f32x16
   vector.store %143, %sums[%141, %c_1] : memref<96x16xf32>, !f32x16
   %144 = arith.addi %35, %c_11 : index
   %145 = vector.load %sums[%144, %c_1] : memref<96x16xf32>, !f32x16
   %146 = arith.addf %145, %39#6 : !f32x16
   vector.store %146, %sums[%144, %c_1] : memref<96x16xf32>, !f32x16
   %147 = arith.addi %35, %c_12 : index
   %148 = vector.load %sums[%147, %c_1] : memref<96x16xf32>, !f32x16
   %149 = arith.addf %148, %39#7 : !f32x16
   vector.store %149, %sums[%147, %c_1] : memref<96x16xf32>, !f32x16
   %150 = arith.addi %35, %c_4 : index
   %151 = vector.load %sums[%150, %c_1] : memref<96x16xf32>, !f32x16
   %152 = arith.addf %151, %39#8 : !f32x16
   vector.store %152, %sums[%150, %c_1] : memref<96x16xf32>, !f32x16
   %153 = arith.addi %35, %c_13 : index
   %154 = vector.load %sums[%153, %c_1] : memref<96x16xf32>, !f32x16
   %155 = arith.addf %154, %39#9 : !f32x16
   vector.store %155, %sums[%153, %c_1] : memref<96x16xf32>, !f32x16
   %156 = arith.addi %35, %c_14 : index
   %157 = vector.load %sums[%156, %c_1] : memref<96x16xf32>, !f32x16
   %158 = arith.addf %157, %39#10 : !f32x16
   vector.store %158, %sums[%156, %c_1] : memref<96x16xf32>, !f32x16
   %159 = arith.addi %35, %c_15 : index
   %160 = vector.load %sums[%159, %c_1] : memref<96x16xf32>, !f32x16
   %161 = arith.addf %160, %39#11 : !f32x16
   vector.store %161, %sums[%159, %c_1] : memref<96x16xf32>, !f32x16
   %162 = arith.addi %35, %c_16 : index
   %163 = vector.load %sums[%162, %c_1] : memref<96x16xf32>, !f32x16
   %164 = arith.addf %163, %39#12 : !f32x16
   vector.store %164, %sums[%162, %c_1] : memref<96x16xf32>, !f32x16
   %165 = arith.addi %35, %c_17 : index
   %166 = vector.load %sums[%165, %c_1] : memref<96x16xf32>, !f32x16
   %167 = arith.addf %166, %39#13 : !f32x16
   vector.store %167, %sums[%165, %c_1] : memref<96x16xf32>, !f32x16
   %168 = arith.addi %35, %c_18 : index
   %169 = vector.load %sums[%168, %c_1] : memref<96x16xf32>, !f32x16
   %170 = arith.addf %169, %39#14 : !f32x16
   vector.store %170, %sums[%168, %c_1] : memref<96x16xf32>, !f32x16
   %171 = arith.addi %35, %c_19 : index
   %172 = vector.load %sums[%171, %c_1] : memref<96x16xf32>, !f32x16
   %173 = arith.addf %172, %39#15 : !f32x16
   vector.store %173, %sums[%171, %c_1] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16x1(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
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
  vector.store %c_0, %sums[%3, %c_1] : memref<96x16xf32>, !f32x16
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
   %98 = vector.load %sums[%32, %c_1] : memref<96x16xf32>, !f32x16
   %99 = arith.addf %98, %36#0 : !f32x16
   vector.store %99, %sums[%32, %c_1] : memref<96x16xf32>, !f32x16
   %100 = arith.addi %32, %c_3 : index
   %101 = vector.load %sums[%100, %c_1] : memref<96x16xf32>, !f32x16
   %102 = arith.addf %101, %36#1 : !f32x16
   vector.store %102, %sums[%100, %c_1] : memref<96x16xf32>, !f32x16
   %103 = arith.addi %32, %c_5 : index
   %104 = vector.load %sums[%103, %c_1] : memref<96x16xf32>, !f32x16
   %105 = arith.addf %104, %36#2 : !f32x16
   vector.store %105, %sums[%103, %c_1] : memref<96x16xf32>, !f32x16
   %106 = arith.addi %32, %c_9 : index
   %107 = vector.load %sums[%106, %c_1] : memref<96x16xf32>, !f32x16
   %108 = arith.addf %107, %36#3 : !f32x16
   vector.store %108, %sums[%106, %c_1] : memref<96x16xf32>, !f32x16
   %109 = arith.addi %32, %c_4 : index
   %110 = vector.load %sums[%109, %c_1] : memref<96x16xf32>, !f32x16
   %111 = arith.addf %110, %36#4 : !f32x16
   vector.store %111, %sums[%109, %c_1] : memref<96x16xf32>, !f32x16
   %112 = arith.addi %32, %c_10 : index
   %113 = vector.load %sums[%112, %c_1] : memref<96x16xf32>, !f32x16
   %114 = arith.addf %113, %36#5 : !f32x16
   vector.store %114, %sums[%112, %c_1] : memref<96x16xf32>, !f32x16
   %115 = arith.addi %32, %c_11 : index
   %116 = vector.load %sums[%115, %c_1] : memref<96x16xf32>, !f32x16
   %117 = arith.addf %116, %36#6 : !f32x16
   vector.store %117, %sums[%115, %c_1] : memref<96x16xf32>, !f32x16
   %118 = arith.addi %32, %c_12 : index
   %119 = vector.load %sums[%118, %c_1] : memref<96x16xf32>, !f32x16
   %120 = arith.addf %119, %36#7 : !f32x16
   vector.store %120, %sums[%118, %c_1] : memref<96x16xf32>, !f32x16
  }
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %part: index) {
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
  vector.store %c_4, %sums[%3, %c_1] : memref<96x16xf32>, !f32x16
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
   %98 = vector.load %sums[%32, %c_1] : memref<96x16xf32>, !f32x8
   %99 = arith.addf %98, %36#0 : !f32x8
   vector.store %99, %sums[%32, %c_1] : memref<96x16xf32>, !f32x8
   %100 = arith.addi %32, %c_3 : index
   %101 = vector.load %sums[%100, %c_1] : memref<96x16xf32>, !f32x8
   %102 = arith.addf %101, %36#1 : !f32x8
   vector.store %102, %sums[%100, %c_1] : memref<96x16xf32>, !f32x8
   %103 = arith.addi %32, %c_6 : index
   %104 = vector.load %sums[%103, %c_1] : memref<96x16xf32>, !f32x8
   %105 = arith.addf %104, %36#2 : !f32x8
   vector.store %105, %sums[%103, %c_1] : memref<96x16xf32>, !f32x8
   %106 = arith.addi %32, %c_10 : index
   %107 = vector.load %sums[%106, %c_1] : memref<96x16xf32>, !f32x8
   %108 = arith.addf %107, %36#3 : !f32x8
   vector.store %108, %sums[%106, %c_1] : memref<96x16xf32>, !f32x8
   %109 = arith.addi %32, %c_5 : index
   %110 = vector.load %sums[%109, %c_1] : memref<96x16xf32>, !f32x8
   %111 = arith.addf %110, %36#4 : !f32x8
   vector.store %111, %sums[%109, %c_1] : memref<96x16xf32>, !f32x8
   %112 = arith.addi %32, %c_11 : index
   %113 = vector.load %sums[%112, %c_1] : memref<96x16xf32>, !f32x8
   %114 = arith.addf %113, %36#5 : !f32x8
   vector.store %114, %sums[%112, %c_1] : memref<96x16xf32>, !f32x8
   %115 = arith.addi %32, %c_12 : index
   %116 = vector.load %sums[%115, %c_1] : memref<96x16xf32>, !f32x8
   %117 = arith.addf %116, %36#6 : !f32x8
   vector.store %117, %sums[%115, %c_1] : memref<96x16xf32>, !f32x8
   %118 = arith.addi %32, %c_13 : index
   %119 = vector.load %sums[%118, %c_1] : memref<96x16xf32>, !f32x8
   %120 = arith.addf %119, %36#7 : !f32x8
   vector.store %120, %sums[%118, %c_1] : memref<96x16xf32>, !f32x8
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
 %c_16 = arith.constant 48 : index
 %c_17 = arith.constant 160 : index
 %c_18 = arith.constant 3840 : index
 %c_19 = arith.constant 6 : index
 %c_20 = arith.constant 40 : index
 %c_21 = arith.constant 96 : index
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
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%rows}
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x40960xi8>{%workers}
 %sums = memref.alloca() alignment = 64 : memref<96x16xf32>
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
    %127 = arith.addi %126, %c_5 : index
    %128 = arith.divui %127, %c_10 : index
    scf.for %129 = %c_2 to %128 step %c_4 {
     %130 = arith.addi %129, %c_4 : index
     %131 = arith.muli %129, %126 : index
     %132 = arith.subi %128, %c_4 : index
     %133 = arith.addi %131, %132 : index
     %134 = arith.divui %133, %128 : index
     %135 = arith.muli %130, %126 : index
     %136 = arith.addi %135, %132 : index
     %137 = arith.divui %136, %128 : index
     %138 = arith.muli %137, %c_5 : index
     %139 = arith.minsi %138, %111 : index
     %140 = arith.muli %134, %c_5 : index
     %141 = arith.subi %139, %140 : index
     %142 = arith.muli %134, %c_11 : index
     %143 = arith.addi %3, %142 : index
     %144 = arith.muli %41, %c_16 : index
     %145 = arith.addi %144, %113 : index
     %146 = arith.muli %145, %c_17 : index
     %147 = arith.addi %119, %146 : index
     %148 = arith.addi %144, %114 : index
     %149 = arith.muli %148, %c_17 : index
     %150 = arith.addi %119, %149 : index
     %151 = arith.cmpi eq, %141, %c_19 : index
     scf.if %151 {
      func.call @multiply_16x3(%sums, %147, %150, %c_17, %c_20, %143, %c_11, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %152 = arith.cmpi eq, %141, %c_3 : index
     scf.if %152 {
      func.call @multiply_16x2(%sums, %147, %150, %c_17, %c_20, %143, %c_11, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %153 = arith.cmpi eq, %141, %c_5 : index
     scf.if %153 {
      func.call @multiply_16x1(%sums, %147, %150, %c_17, %c_20, %143, %c_11, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %154 = arith.cmpi eq, %141, %c_4 : index
     scf.if %154 {
      func.call @multiply_16xhalf(%sums, %147, %150, %c_17, %c_20, %143, %c_11, %123, %124, %c_14) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
     }
     %155 = arith.addi %141, %c_4 : index
     %156 = arith.divui %155, %c_5 : index
     scf.for %157 = %c_2 to %156 step %c_4 {
      %158 = arith.addi %134, %157 : index
      %159 = arith.muli %157, %c_6 : index
      %160 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
      %161 = arith.muli %158, %c_8 : index
      %162 = arith.addi %43, %161 : index
      %163 = arith.muli %162, %c_21 : index
      %164 = arith.addi %160, %163 : index
      scf.for %165 = %c_2 to %c_4 step %c_4 {
       %166 = arith.subi %c_15, %112 : index
       %167 = arith.maxsi %166, %c_2 : index
       %168 = arith.minsi %c_8, %167 : index
       scf.for %169 = %c_2 to %168 step %c_4 {
        %170 = arith.addi %112, %169 : index
        %171 = arith.addi %159, %c_2 : index
        %172 = arith.subi %170, %113 : index
        %173 = arith.addi %171, %172 : index
        %174 = vector.load %sums[%173, %c_2] : memref<96x16xf32>, !f32x16
        %175 = arith.addi %159, %c_8 : index
        %176 = arith.addi %175, %172 : index
        %177 = vector.load %sums[%176, %c_2] : memref<96x16xf32>, !f32x16
        %178 = arith.subf %c_12, %174 : !f32x16
        %179 = arith.cmpf ogt, %178, %c_22 : !f32x16
        %180 = arith.select %179, %c_22, %178 : !i1x16, !f32x16
        %181 = arith.cmpf olt, %180, %c_23 : !f32x16
        %182 = arith.select %181, %c_23, %180 : !i1x16, !f32x16
        %183 = arith.mulf %182, %c_24 : !f32x16
        %184 = math.roundeven %183 : !f32x16
        %185 = math.fma %184, %c_25, %182 : !f32x16
        %186 = math.fma %184, %c_26, %185 : !f32x16
        %187 = math.fma %c_27, %186, %c_28 : !f32x16
        %188 = math.fma %187, %186, %c_29 : !f32x16
        %189 = math.fma %188, %186, %c_30 : !f32x16
        %190 = math.fma %189, %186, %c_31 : !f32x16
        %191 = math.fma %190, %186, %c_32 : !f32x16
        %192 = math.fma %191, %186, %c_33 : !f32x16
        %193 = math.fma %192, %186, %c_33 : !f32x16
        %194 = arith.fptosi %184 : !f32x16 to !i32x16
        %195 = arith.shrsi %194, %c_34 : !i32x16
        %196 = arith.subi %194, %195 : !i32x16
        %197 = arith.addi %195, %c_36 : !i32x16
        %198 = arith.shli %197, %c_35 : !i32x16
        %199 = arith.bitcast %198 : !i32x16 to !f32x16
        %200 = arith.mulf %193, %199 : !f32x16
        %201 = arith.addi %196, %c_36 : !i32x16
        %202 = arith.shli %201, %c_35 : !i32x16
        %203 = arith.bitcast %202 : !i32x16 to !f32x16
        %204 = arith.mulf %200, %203 : !f32x16
        %205 = arith.addf %204, %c_33 : !f32x16
        %206 = arith.divf %174, %205 : !f32x16
        %207 = arith.mulf %206, %177 : !f32x16
        %208 = arith.muli %170, %c_13 : index
        %209 = arith.addi %164, %208 : index
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
 %c_16 = arith.constant 1536 : index
 %c_17 = arith.constant 3 : index
 %c_18 = arith.constant 6 : index
 %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_20 = arith.constant 0 : i32
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
     %100 = arith.addi %99, %c_8 : index
     %101 = arith.divui %100, %c_17 : index
     scf.for %102 = %c_0 to %101 step %c_3 {
      %103 = arith.addi %102, %c_3 : index
      %104 = arith.muli %102, %99 : index
      %105 = arith.subi %101, %c_3 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.divui %106, %101 : index
      %108 = arith.muli %103, %99 : index
      %109 = arith.addi %108, %105 : index
      %110 = arith.divui %109, %101 : index
      %111 = arith.muli %110, %c_8 : index
      %112 = arith.minsi %111, %83 : index
      %113 = arith.muli %107, %c_8 : index
      %114 = arith.subi %112, %113 : index
      %115 = arith.muli %107, %c_16 : index
      %116 = arith.addi %78, %115 : index
      %117 = arith.muli %58, %c_9 : index
      %118 = arith.addi %117, %86 : index
      %119 = arith.muli %118, %c_12 : index
      %120 = arith.addi %92, %119 : index
      %121 = arith.addi %117, %87 : index
      %122 = arith.muli %121, %c_12 : index
      %123 = arith.addi %92, %122 : index
      %124 = arith.cmpi eq, %114, %c_18 : index
      scf.if %124 {
       func.call @multiply_16x3(%sums, %120, %123, %c_12, %c_15, %116, %c_16, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %125 = arith.cmpi eq, %114, %c_2 : index
      scf.if %125 {
       func.call @multiply_16x2(%sums, %120, %123, %c_12, %c_15, %116, %c_16, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %126 = arith.cmpi eq, %114, %c_8 : index
      scf.if %126 {
       func.call @multiply_16x1(%sums, %120, %123, %c_12, %c_15, %116, %c_16, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %127 = arith.cmpi eq, %114, %c_3 : index
      scf.if %127 {
       func.call @multiply_16xhalf(%sums, %120, %123, %c_12, %c_15, %116, %c_16, %96, %97, %c_2) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index) -> ()
      }
      %128 = arith.addi %114, %c_3 : index
      %129 = arith.divui %128, %c_8 : index
      scf.for %130 = %c_0 to %129 step %c_3 {
       %131 = arith.addi %107, %130 : index
       %132 = arith.muli %130, %c_1 : index
       %133 = arith.muli %131, %c_11 : index
       %134 = arith.addi %60, %133 : index
       scf.for %135 = %c_0 to %c_8 step %c_3 {
        %136 = arith.cmpi eq, %135, %c_0 : index
        %137 = arith.select %136, %84, %85 : index
        %138 = arith.select %136, %86, %87 : index
        %139 = arith.cmpi slt, %137, %51 : index
        scf.if %139 {
         %140 = arith.muli %135, %c_11 : index
         %141 = arith.addi %132, %140 : index
         %142 = memref.extract_aligned_pointer_as_index %sums : memref<96x16xf32> -> index
         %143 = arith.muli %141, %c_7 : index
         %144 = arith.addi %142, %143 : index
         func.call @transpose(%144, %144) : (index, index) -> ()
         %145 = arith.subi %137, %138 : index
         %146 = arith.index_cast %145 : index to i32
         %147 = vector.broadcast %146 : i32 to !i32x16
         %148 = arith.cmpi sge, %c_19, %147 : !i32x16
         scf.for %149 = %c_0 to %c_11 step %c_3 {
          %150 = arith.addi %141, %149 : index
          %151 = vector.load %sums[%150, %c_0] : memref<96x16xf32>, !f32x16
          %152 = arith.addi %134, %149 : index
          %153 = memref.load %assignment_of[%152] : memref<?xi32>
          %154 = arith.cmpi sge, %153, %c_20 : i32
          scf.if %154 {
           %155 = arith.index_cast %153 : i32 to index
           %156 = arith.divui %155, %c_17 : index
           %157 = vector.maskedload %y[%156, %138], %148, %c_10 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %158 = memref.load %weights[%155] : memref<?xf32>
           %159 = vector.broadcast %158 : f32 to !f32x16
           %160 = arith.mulf %151, %159 : !f32x16
           %161 = llvm.call_intrinsic "llvm.arithmetic.fence"(%160) : (!f32x16) -> !f32x16
           %162 = arith.addf %157, %161 : !f32x16
           vector.maskedstore %y[%156, %138], %148, %162 : memref<?x40xf32>, !i1x16, !f32x16
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
