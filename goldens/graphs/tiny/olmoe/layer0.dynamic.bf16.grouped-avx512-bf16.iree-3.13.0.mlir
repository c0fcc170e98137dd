// needs: cpu avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,avx512vnni,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+avx512bf16,+avx512bw,+avx512dq,+avx512f,+avx512vl,+avx512vnni,+f16c,+fma
!f32x1 = vector<1xf32>
!f64x1 = vector<1xf64>
!bf16x16 = vector<16xbf16>
!f32x16 = vector<16xf32>
!i1x16 = vector<16xi1>
!i32x16 = vector<16xi32>
!f32x2 = vector<2xf32>
!f64x2 = vector<2xf64>
!bf16x32 = vector<32xbf16>
!i1x32 = vector<32xi1>
!f32x4 = vector<4xf32>
!f64x4 = vector<4xf64>
!f32x8 = vector<8xf32>
!f64x8 = vector<8xf64>
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
func.func private @multiply_16x4(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant dense<0x00000000> : !f32x16
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 96 : index
 %c_11 = arith.constant 33 : index
 %c_12 = arith.constant 65 : index
 %c_13 = arith.constant 97 : index
 %c_14 = arith.constant 34 : index
 %c_15 = arith.constant 66 : index
 %c_16 = arith.constant 98 : index
 %c_17 = arith.constant 35 : index
 %c_18 = arith.constant 67 : index
 %c_19 = arith.constant 99 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.muli %panel_bytes, %c_2 : index
 %7 = arith.addi %panels, %6 : index
 %8 = arith.divui %length, %c_1 : index
 %9 = arith.index_cast %2 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %3 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %5 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 %15 = arith.index_cast %7 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 scf.for %17 = %c_0 to %c_4 step %c_5 {
  %18 = arith.divui %17, %c_6 : index
  %19 = arith.remui %17, %c_6 : index
  %20 = arith.muli %19, %c_6 : index
  %21 = arith.cmpi eq, %18, %c_0 : index
  %22 = arith.muli %20, %row_bytes : index
  %23 = arith.select %21, %rows_0, %rows_1 : index
  %24 = arith.addi %23, %22 : index
  %25 = arith.select %21, %next_0, %next_1 : index
  %26 = arith.addi %25, %22 : index
  %27 = arith.muli %row_bytes, %c_0 : index
  %28 = arith.addi %24, %27 : index
  %29 = arith.index_cast %28 : index to i64
  %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
  %31 = arith.addi %24, %row_bytes : index
  %32 = arith.index_cast %31 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.muli %row_bytes, %c_1 : index
  %35 = arith.addi %24, %34 : index
  %36 = arith.index_cast %35 : index to i64
  %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
  %38 = arith.muli %row_bytes, %c_2 : index
  %39 = arith.addi %24, %38 : index
  %40 = arith.index_cast %39 : index to i64
  %41 = llvm.inttoptr %40 : i64 to !llvm.ptr
  %42 = arith.index_cast %26 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %18, %c_7 : index
  %45 = arith.addi %44, %20 : index
  %47:16 = scf.for %46 = %c_0 to %8 step %c_6 iter_args(%48 = %c_3, %49 = %c_3, %50 = %c_3, %51 = %c_3, %52 = %c_3, %53 = %c_3, %54 = %c_3, %55 = %c_3, %56 = %c_3, %57 = %c_3, %58 = %c_3, %59 = %c_3, %60 = %c_3, %61 = %c_3, %62 = %c_3, %63 = %c_3) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %64 = arith.muli %46, %c_7 : index
   %65 = arith.index_cast %64 : index to i64
   %66 = llvm.getelementptr %43[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%66) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %67 = arith.addi %46, %c_6 : index
   %69:16 = scf.for %68 = %46 to %67 step %c_5 iter_args(%70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55, %78 = %56, %79 = %57, %80 = %58, %81 = %59, %82 = %60, %83 = %61, %84 = %62, %85 = %63) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %86 = arith.muli %68, %c_6 : index
    %87 = arith.index_cast %86 : index to i64
    %88 = arith.muli %68, %c_8 : index
    %89 = arith.index_cast %88 : index to i64
    %90 = llvm.getelementptr %10[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.load %90 <alignment = 64> : !llvm.ptr -> !bf16x32
    %92 = llvm.getelementptr %12[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 <alignment = 64> : !llvm.ptr -> !bf16x32
    %94 = llvm.getelementptr %14[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 <alignment = 64> : !llvm.ptr -> !bf16x32
    %96 = llvm.getelementptr %16[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 <alignment = 64> : !llvm.ptr -> !bf16x32
    %98 = llvm.getelementptr %30[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 <alignment = 2> : !llvm.ptr -> i32
    %100 = vector.broadcast %99 : i32 to !i32x16
    %101 = vector.bitcast %100 : !i32x16 to !bf16x32
    %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %101, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %103 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %101, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %104 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %101, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %105 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %101, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %106 = llvm.getelementptr %33[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.load %106 <alignment = 2> : !llvm.ptr -> i32
    %108 = vector.broadcast %107 : i32 to !i32x16
    %109 = vector.bitcast %108 : !i32x16 to !bf16x32
    %110 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%74, %109, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %111 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%75, %109, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %112 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%76, %109, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %113 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%77, %109, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %114 = llvm.getelementptr %37[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.load %114 <alignment = 2> : !llvm.ptr -> i32
    %116 = vector.broadcast %115 : i32 to !i32x16
    %117 = vector.bitcast %116 : !i32x16 to !bf16x32
    %118 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%78, %117, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %119 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%79, %117, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %120 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%80, %117, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%81, %117, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %122 = llvm.getelementptr %41[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 <alignment = 2> : !llvm.ptr -> i32
    %124 = vector.broadcast %123 : i32 to !i32x16
    %125 = vector.bitcast %124 : !i32x16 to !bf16x32
    %126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%82, %125, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %127 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%83, %125, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%84, %125, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%85, %125, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %102, %103, %104, %105, %110, %111, %112, %113, %118, %119, %120, %121, %126, %127, %128, %129 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7, %69#8, %69#9, %69#10, %69#11, %69#12, %69#13, %69#14, %69#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %47#0, %sums[%45, %c_0] : memref<128x16xf32>, !f32x16
  %130 = arith.addi %45, %c_9 : index
  vector.store %47#1, %sums[%130, %c_0] : memref<128x16xf32>, !f32x16
  %131 = arith.addi %45, %c_8 : index
  vector.store %47#2, %sums[%131, %c_0] : memref<128x16xf32>, !f32x16
  %132 = arith.addi %45, %c_10 : index
  vector.store %47#3, %sums[%132, %c_0] : memref<128x16xf32>, !f32x16
  %133 = arith.addi %45, %c_5 : index
  vector.store %47#4, %sums[%133, %c_0] : memref<128x16xf32>, !f32x16
  %134 = arith.addi %45, %c_11 : index
  vector.store %47#5, %sums[%134, %c_0] : memref<128x16xf32>, !f32x16
  %135 = arith.addi %45, %c_12 : index
  vector.store %47#6, %sums[%135, %c_0] : memref<128x16xf32>, !f32x16
  %136 = arith.addi %45, %c_13 : index
  vector.store %47#7, %sums[%136, %c_0] : memref<128x16xf32>, !f32x16
  %137 = arith.addi %45, %c_1 : index
  vector.store %47#8, %sums[%137, %c_0] : memref<128x16xf32>, !f32x16
  %138 = arith.addi %45, %c_14 : index
  vector.store %47#9, %sums[%138, %c_0] : memref<128x16xf32>, !f32x16
  %139 = arith.addi %45, %c_15 : index
  vector.store %47#10, %sums[%139, %c_0] : memref<128x16xf32>, !f32x16
  %140 = arith.addi %45, %c_16 : index
  vector.store %47#11, %sums[%140, %c_0] : memref<128x16xf32>, !f32x16
  %141 = arith.addi %45, %c_2 : index
  vector.store %47#12, %sums[%141, %c_0] : memref<128x16xf32>, !f32x16
  %142 = arith.addi %45, %c_17 : index
  vector.store %47#13, %sums[%142, %c_0] : memref<128x16xf32>, !f32x16
  %143 = arith.addi %45, %c_18 : index
  vector.store %47#14, %sums[%143, %c_0] : memref<128x16xf32>, !f32x16
  %144 = arith.addi %45, %c_19 : index
  vector.store %47#15, %sums[%144, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x3half(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant dense<0x00000000> : !f32x16
 %c_4 = arith.constant dense<0x00000000> : !f32x8
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant 1 : index
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
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.muli %panel_bytes, %c_2 : index
 %7 = arith.addi %panels, %6 : index
 %8 = arith.divui %length, %c_1 : index
 %9 = arith.index_cast %2 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %3 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %5 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 %15 = arith.index_cast %7 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 scf.for %17 = %c_0 to %c_5 step %c_6 {
  %18 = arith.divui %17, %c_7 : index
  %19 = arith.remui %17, %c_7 : index
  %20 = arith.muli %19, %c_7 : index
  %21 = arith.cmpi eq, %18, %c_0 : index
  %22 = arith.muli %20, %row_bytes : index
  %23 = arith.select %21, %rows_0, %rows_1 : index
  %24 = arith.addi %23, %22 : index
  %25 = arith.select %21, %next_0, %next_1 : index
  %26 = arith.addi %25, %22 : index
  %27 = arith.muli %row_bytes, %c_0 : index
  %28 = arith.addi %24, %27 : index
  %29 = arith.index_cast %28 : index to i64
  %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
  %31 = arith.addi %24, %row_bytes : index
  %32 = arith.index_cast %31 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.muli %row_bytes, %c_1 : index
  %35 = arith.addi %24, %34 : index
  %36 = arith.index_cast %35 : index to i64
  %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
  %38 = arith.muli %row_bytes, %c_2 : index
  %39 = arith.addi %24, %38 : index
  %40 = arith.index_cast %39 : index to i64
  %41 = llvm.inttoptr %40 : i64 to !llvm.ptr
  %42 = arith.index_cast %26 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %18, %c_8 : index
  %45 = arith.addi %44, %20 : index
  %47:16 = scf.for %46 = %c_0 to %8 step %c_7 iter_args(%48 = %c_3, %49 = %c_3, %50 = %c_3, %51 = %c_4, %52 = %c_3, %53 = %c_3, %54 = %c_3, %55 = %c_4, %56 = %c_3, %57 = %c_3, %58 = %c_3, %59 = %c_4, %60 = %c_3, %61 = %c_3, %62 = %c_3, %63 = %c_4) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
   %64 = arith.muli %46, %c_8 : index
   %65 = arith.index_cast %64 : index to i64
   %66 = llvm.getelementptr %43[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%66) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %67 = arith.addi %46, %c_7 : index
   %69:16 = scf.for %68 = %46 to %67 step %c_6 iter_args(%70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53, %76 = %54, %77 = %55, %78 = %56, %79 = %57, %80 = %58, %81 = %59, %82 = %60, %83 = %61, %84 = %62, %85 = %63) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
    %86 = arith.muli %68, %c_7 : index
    %87 = arith.index_cast %86 : index to i64
    %88 = arith.muli %68, %c_9 : index
    %89 = arith.index_cast %88 : index to i64
    %90 = llvm.getelementptr %10[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.load %90 <alignment = 64> : !llvm.ptr -> !bf16x32
    %92 = llvm.getelementptr %12[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 <alignment = 64> : !llvm.ptr -> !bf16x32
    %94 = llvm.getelementptr %14[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 <alignment = 64> : !llvm.ptr -> !bf16x32
    %96 = llvm.getelementptr %16[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 <alignment = 64> : !llvm.ptr -> !bf16x16
    %98 = llvm.getelementptr %30[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 <alignment = 2> : !llvm.ptr -> i32
    %100 = vector.broadcast %99 : i32 to !i32x16
    %101 = vector.bitcast %100 : !i32x16 to !bf16x32
    %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %101, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %103 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %101, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %104 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %101, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %105 = vector.broadcast %99 : i32 to !i32x8
    %106 = vector.bitcast %105 : !i32x8 to !bf16x16
    %107 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%73, %106, %97) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %108 = llvm.getelementptr %33[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.load %108 <alignment = 2> : !llvm.ptr -> i32
    %110 = vector.broadcast %109 : i32 to !i32x16
    %111 = vector.bitcast %110 : !i32x16 to !bf16x32
    %112 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%74, %111, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %113 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%75, %111, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %114 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%76, %111, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %115 = vector.broadcast %109 : i32 to !i32x8
    %116 = vector.bitcast %115 : !i32x8 to !bf16x16
    %117 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%77, %116, %97) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %118 = llvm.getelementptr %37[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 <alignment = 2> : !llvm.ptr -> i32
    %120 = vector.broadcast %119 : i32 to !i32x16
    %121 = vector.bitcast %120 : !i32x16 to !bf16x32
    %122 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%78, %121, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%79, %121, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %124 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%80, %121, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %125 = vector.broadcast %119 : i32 to !i32x8
    %126 = vector.bitcast %125 : !i32x8 to !bf16x16
    %127 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%81, %126, %97) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %128 = llvm.getelementptr %41[%87] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 <alignment = 2> : !llvm.ptr -> i32
    %130 = vector.broadcast %129 : i32 to !i32x16
    %131 = vector.bitcast %130 : !i32x16 to !bf16x32
    %132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%82, %131, %91) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%83, %131, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %134 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%84, %131, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %135 = vector.broadcast %129 : i32 to !i32x8
    %136 = vector.bitcast %135 : !i32x8 to !bf16x16
    %137 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%85, %136, %97) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %102, %103, %104, %107, %112, %113, %114, %117, %122, %123, %124, %127, %132, %133, %134, %137 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %69#0, %69#1, %69#2, %69#3, %69#4, %69#5, %69#6, %69#7, %69#8, %69#9, %69#10, %69#11, %69#12, %69#13, %69#14, %69#15 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
  }
  vector.store %47#0, %sums[%45, %c_0] : memref<128x16xf32>, !f32x16
  %138 = arith.addi %45, %c_10 : index
  vector.store %47#1, %sums[%138, %c_0] : memref<128x16xf32>, !f32x16
  %139 = arith.addi %45, %c_9 : index
  vector.store %47#2, %sums[%139, %c_0] : memref<128x16xf32>, !f32x16
  %140 = arith.addi %45, %c_11 : index
  %141 = vector.shuffle %47#3, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %141, %sums[%140, %c_0] : memref<128x16xf32>, !f32x16
  %142 = arith.addi %45, %c_6 : index
  vector.store %47#4, %sums[%142, %c_0] : memref<128x16xf32>, !f32x16
  %143 = arith.addi %45, %c_12 : index
  vector.store %47#5, %sums[%143, %c_0] : memref<128x16xf32>, !f32x16
  %144 = arith.addi %45, %c_13 : index
  vector.store %47#6, %sums[%144, %c_0] : memref<128x16xf32>, !f32x16
  %145 = arith.addi %45, %c_14 : index
  %146 = vector.shuffle %47#7, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %146, %sums[%145, %c_0] : memref<128x16xf32>, !f32x16
  %147 = arith.addi %45, %c_1 : index
  vector.store %47#8, %sums[%147, %c_0] : memref<128x16xf32>, !f32x16
  %148 = arith.addi %45, %c_15 : index
  vector.store %47#9, %sums[%148, %c_0] : memref<128x16xf32>, !f32x16
  %149 = arith.addi %45, %c_16 : index
  vector.store %47#10, %sums[%149, %c_0] : memref<128x16xf32>, !f32x16
  %150 = arith.addi %45, %c_17 : index
  %151 = vector.shuffle %47#11, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %151, %sums[%150, %c_0] : memref<128x16xf32>, !f32x16
  %152 = arith.addi %45, %c_2 : index
  vector.store %47#12, %sums[%152, %c_0] : memref<128x16xf32>, !f32x16
  %153 = arith.addi %45, %c_18 : index
  vector.store %47#13, %sums[%153, %c_0] : memref<128x16xf32>, !f32x16
  %154 = arith.addi %45, %c_19 : index
  vector.store %47#14, %sums[%154, %c_0] : memref<128x16xf32>, !f32x16
  %155 = arith.addi %45, %c_20 : index
  %156 = vector.shuffle %47#15, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %156, %sums[%155, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x3(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 8 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 33 : index
 %c_11 = arith.constant 65 : index
 %c_12 = arith.constant 34 : index
 %c_13 = arith.constant 66 : index
 %c_14 = arith.constant 35 : index
 %c_15 = arith.constant 67 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.divui %length, %c_1 : index
 %7 = arith.index_cast %2 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %3 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %5 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 scf.for %13 = %c_0 to %c_3 step %c_4 {
  %14 = arith.divui %13, %c_5 : index
  %15 = arith.remui %13, %c_5 : index
  %16 = arith.muli %15, %c_5 : index
  %17 = arith.cmpi eq, %14, %c_0 : index
  %18 = arith.muli %16, %row_bytes : index
  %19 = arith.select %17, %rows_0, %rows_1 : index
  %20 = arith.addi %19, %18 : index
  %21 = arith.select %17, %next_0, %next_1 : index
  %22 = arith.addi %21, %18 : index
  %23 = arith.muli %row_bytes, %c_0 : index
  %24 = arith.addi %20, %23 : index
  %25 = arith.index_cast %24 : index to i64
  %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
  %27 = arith.addi %20, %row_bytes : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.muli %row_bytes, %c_1 : index
  %31 = arith.addi %20, %30 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.muli %row_bytes, %c_6 : index
  %35 = arith.addi %20, %34 : index
  %36 = arith.index_cast %35 : index to i64
  %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
  %38 = arith.index_cast %22 : index to i64
  %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %40 = arith.muli %14, %c_7 : index
  %41 = arith.addi %40, %16 : index
  %43:12 = scf.for %42 = %c_0 to %6 step %c_5 iter_args(%44 = %c_2, %45 = %c_2, %46 = %c_2, %47 = %c_2, %48 = %c_2, %49 = %c_2, %50 = %c_2, %51 = %c_2, %52 = %c_2, %53 = %c_2, %54 = %c_2, %55 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %56 = arith.muli %42, %c_7 : index
   %57 = arith.index_cast %56 : index to i64
   %58 = llvm.getelementptr %39[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %59 = arith.addi %42, %c_5 : index
   %61:12 = scf.for %60 = %42 to %59 step %c_4 iter_args(%62 = %44, %63 = %45, %64 = %46, %65 = %47, %66 = %48, %67 = %49, %68 = %50, %69 = %51, %70 = %52, %71 = %53, %72 = %54, %73 = %55) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %74 = arith.muli %60, %c_5 : index
    %75 = arith.index_cast %74 : index to i64
    %76 = arith.muli %60, %c_8 : index
    %77 = arith.index_cast %76 : index to i64
    %78 = llvm.getelementptr %8[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 <alignment = 64> : !llvm.ptr -> !bf16x32
    %80 = llvm.getelementptr %10[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 <alignment = 64> : !llvm.ptr -> !bf16x32
    %82 = llvm.getelementptr %12[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 <alignment = 64> : !llvm.ptr -> !bf16x32
    %84 = llvm.getelementptr %26[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 <alignment = 2> : !llvm.ptr -> i32
    %86 = vector.broadcast %85 : i32 to !i32x16
    %87 = vector.bitcast %86 : !i32x16 to !bf16x32
    %88 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%62, %87, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %89 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%63, %87, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %90 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%64, %87, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %91 = llvm.getelementptr %29[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 <alignment = 2> : !llvm.ptr -> i32
    %93 = vector.broadcast %92 : i32 to !i32x16
    %94 = vector.bitcast %93 : !i32x16 to !bf16x32
    %95 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%65, %94, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %96 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%66, %94, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%67, %94, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %98 = llvm.getelementptr %33[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 <alignment = 2> : !llvm.ptr -> i32
    %100 = vector.broadcast %99 : i32 to !i32x16
    %101 = vector.bitcast %100 : !i32x16 to !bf16x32
    %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%68, %101, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %103 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %101, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %104 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %101, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %105 = llvm.getelementptr %37[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 <alignment = 2> : !llvm.ptr -> i32
    %107 = vector.broadcast %106 : i32 to !i32x16
    %108 = vector.bitcast %107 : !i32x16 to !bf16x32
    %109 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %108, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %110 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %108, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %111 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %108, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %88, %89, %90, %95, %96, %97, %102, %103, %104, %109, %110, %111 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %61#6, %61#7, %61#8, %61#9, %61#10, %61#11 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %43#0, %sums[%41, %c_0] : memref<128x16xf32>, !f32x16
  %112 = arith.addi %41, %c_9 : index
  vector.store %43#1, %sums[%112, %c_0] : memref<128x16xf32>, !f32x16
  %113 = arith.addi %41, %c_8 : index
  vector.store %43#2, %sums[%113, %c_0] : memref<128x16xf32>, !f32x16
  %114 = arith.addi %41, %c_4 : index
  vector.store %43#3, %sums[%114, %c_0] : memref<128x16xf32>, !f32x16
  %115 = arith.addi %41, %c_10 : index
  vector.store %43#4, %sums[%115, %c_0] : memref<128x16xf32>, !f32x16
  %116 = arith.addi %41, %c_11 : index
  vector.store %43#5, %sums[%116, %c_0] : memref<128x16xf32>, !f32x16
  %117 = arith.addi %41, %c_1 : index
  vector.store %43#6, %sums[%117, %c_0] : memref<128x16xf32>, !f32x16
  %118 = arith.addi %41, %c_12 : index
  vector.store %43#7, %sums[%118, %c_0] : memref<128x16xf32>, !f32x16
  %119 = arith.addi %41, %c_13 : index
  vector.store %43#8, %sums[%119, %c_0] : memref<128x16xf32>, !f32x16
  %120 = arith.addi %41, %c_6 : index
  vector.store %43#9, %sums[%120, %c_0] : memref<128x16xf32>, !f32x16
  %121 = arith.addi %41, %c_14 : index
  vector.store %43#10, %sums[%121, %c_0] : memref<128x16xf32>, !f32x16
  %122 = arith.addi %41, %c_15 : index
  vector.store %43#11, %sums[%122, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x2half(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 8 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 3 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 64 : index
 %c_10 = arith.constant 32 : index
 %c_11 = arith.constant 33 : index
 %c_12 = arith.constant 65 : index
 %c_13 = arith.constant 34 : index
 %c_14 = arith.constant 66 : index
 %c_15 = arith.constant 35 : index
 %c_16 = arith.constant 67 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.divui %length, %c_1 : index
 %7 = arith.index_cast %2 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %3 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %5 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 scf.for %13 = %c_0 to %c_4 step %c_5 {
  %14 = arith.divui %13, %c_6 : index
  %15 = arith.remui %13, %c_6 : index
  %16 = arith.muli %15, %c_6 : index
  %17 = arith.cmpi eq, %14, %c_0 : index
  %18 = arith.muli %16, %row_bytes : index
  %19 = arith.select %17, %rows_0, %rows_1 : index
  %20 = arith.addi %19, %18 : index
  %21 = arith.select %17, %next_0, %next_1 : index
  %22 = arith.addi %21, %18 : index
  %23 = arith.muli %row_bytes, %c_0 : index
  %24 = arith.addi %20, %23 : index
  %25 = arith.index_cast %24 : index to i64
  %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
  %27 = arith.addi %20, %row_bytes : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.muli %row_bytes, %c_1 : index
  %31 = arith.addi %20, %30 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.muli %row_bytes, %c_7 : index
  %35 = arith.addi %20, %34 : index
  %36 = arith.index_cast %35 : index to i64
  %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
  %38 = arith.index_cast %22 : index to i64
  %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %40 = arith.muli %14, %c_8 : index
  %41 = arith.addi %40, %16 : index
  %43:12 = scf.for %42 = %c_0 to %6 step %c_6 iter_args(%44 = %c_2, %45 = %c_2, %46 = %c_3, %47 = %c_2, %48 = %c_2, %49 = %c_3, %50 = %c_2, %51 = %c_2, %52 = %c_3, %53 = %c_2, %54 = %c_2, %55 = %c_3) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
   %56 = arith.muli %42, %c_8 : index
   %57 = arith.index_cast %56 : index to i64
   %58 = llvm.getelementptr %39[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%58) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %59 = arith.addi %42, %c_6 : index
   %61:12 = scf.for %60 = %42 to %59 step %c_5 iter_args(%62 = %44, %63 = %45, %64 = %46, %65 = %47, %66 = %48, %67 = %49, %68 = %50, %69 = %51, %70 = %52, %71 = %53, %72 = %54, %73 = %55) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
    %74 = arith.muli %60, %c_6 : index
    %75 = arith.index_cast %74 : index to i64
    %76 = arith.muli %60, %c_9 : index
    %77 = arith.index_cast %76 : index to i64
    %78 = llvm.getelementptr %8[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 <alignment = 64> : !llvm.ptr -> !bf16x32
    %80 = llvm.getelementptr %10[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 <alignment = 64> : !llvm.ptr -> !bf16x32
    %82 = llvm.getelementptr %12[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 <alignment = 64> : !llvm.ptr -> !bf16x16
    %84 = llvm.getelementptr %26[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 <alignment = 2> : !llvm.ptr -> i32
    %86 = vector.broadcast %85 : i32 to !i32x16
    %87 = vector.bitcast %86 : !i32x16 to !bf16x32
    %88 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%62, %87, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %89 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%63, %87, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %90 = vector.broadcast %85 : i32 to !i32x8
    %91 = vector.bitcast %90 : !i32x8 to !bf16x16
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%64, %91, %83) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %93 = llvm.getelementptr %29[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 <alignment = 2> : !llvm.ptr -> i32
    %95 = vector.broadcast %94 : i32 to !i32x16
    %96 = vector.bitcast %95 : !i32x16 to !bf16x32
    %97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%65, %96, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %98 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%66, %96, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %99 = vector.broadcast %94 : i32 to !i32x8
    %100 = vector.bitcast %99 : !i32x8 to !bf16x16
    %101 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%67, %100, %83) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %102 = llvm.getelementptr %33[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 <alignment = 2> : !llvm.ptr -> i32
    %104 = vector.broadcast %103 : i32 to !i32x16
    %105 = vector.bitcast %104 : !i32x16 to !bf16x32
    %106 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%68, %105, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %107 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %105, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %108 = vector.broadcast %103 : i32 to !i32x8
    %109 = vector.bitcast %108 : !i32x8 to !bf16x16
    %110 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%70, %109, %83) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %111 = llvm.getelementptr %37[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 <alignment = 2> : !llvm.ptr -> i32
    %113 = vector.broadcast %112 : i32 to !i32x16
    %114 = vector.bitcast %113 : !i32x16 to !bf16x32
    %115 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %114, %79) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %114, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %117 = vector.broadcast %112 : i32 to !i32x8
    %118 = vector.bitcast %117 : !i32x8 to !bf16x16
    %119 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%73, %118, %83) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %88, %89, %92, %97, %98, %101, %106, %107, %110, %115, %116, %119 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %61#6, %61#7, %61#8, %61#9, %61#10, %61#11 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
  }
  vector.store %43#0, %sums[%41, %c_0] : memref<128x16xf32>, !f32x16
  %120 = arith.addi %41, %c_10 : index
  vector.store %43#1, %sums[%120, %c_0] : memref<128x16xf32>, !f32x16
  %121 = arith.addi %41, %c_9 : index
  %122 = vector.shuffle %43#2, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %122, %sums[%121, %c_0] : memref<128x16xf32>, !f32x16
  %123 = arith.addi %41, %c_5 : index
  vector.store %43#3, %sums[%123, %c_0] : memref<128x16xf32>, !f32x16
  %124 = arith.addi %41, %c_11 : index
  vector.store %43#4, %sums[%124, %c_0] : memref<128x16xf32>, !f32x16
  %125 = arith.addi %41, %c_12 : index
  %126 = vector.shuffle %43#5, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %126, %sums[%125, %c_0] : memref<128x16xf32>, !f32x16
  %127 = arith.addi %41, %c_1 : index
  vector.store %43#6, %sums[%127, %c_0] : memref<128x16xf32>, !f32x16
  %128 = arith.addi %41, %c_13 : index
  vector.store %43#7, %sums[%128, %c_0] : memref<128x16xf32>, !f32x16
  %129 = arith.addi %41, %c_14 : index
  %130 = vector.shuffle %43#8, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %130, %sums[%129, %c_0] : memref<128x16xf32>, !f32x16
  %131 = arith.addi %41, %c_7 : index
  vector.store %43#9, %sums[%131, %c_0] : memref<128x16xf32>, !f32x16
  %132 = arith.addi %41, %c_15 : index
  vector.store %43#10, %sums[%132, %c_0] : memref<128x16xf32>, !f32x16
  %133 = arith.addi %41, %c_16 : index
  %134 = vector.shuffle %43#11, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %134, %sums[%133, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x2(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 8 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 33 : index
 %c_11 = arith.constant 34 : index
 %c_12 = arith.constant 35 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.divui %length, %c_1 : index
 %5 = arith.index_cast %2 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %3 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 scf.for %9 = %c_0 to %c_3 step %c_4 {
  %10 = arith.divui %9, %c_5 : index
  %11 = arith.remui %9, %c_5 : index
  %12 = arith.muli %11, %c_5 : index
  %13 = arith.cmpi eq, %10, %c_0 : index
  %14 = arith.muli %12, %row_bytes : index
  %15 = arith.select %13, %rows_0, %rows_1 : index
  %16 = arith.addi %15, %14 : index
  %17 = arith.select %13, %next_0, %next_1 : index
  %18 = arith.addi %17, %14 : index
  %19 = arith.muli %row_bytes, %c_0 : index
  %20 = arith.addi %16, %19 : index
  %21 = arith.index_cast %20 : index to i64
  %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
  %23 = arith.addi %16, %row_bytes : index
  %24 = arith.index_cast %23 : index to i64
  %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
  %26 = arith.muli %row_bytes, %c_1 : index
  %27 = arith.addi %16, %26 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.muli %row_bytes, %c_6 : index
  %31 = arith.addi %16, %30 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.index_cast %18 : index to i64
  %35 = llvm.inttoptr %34 : i64 to !llvm.ptr
  %36 = arith.muli %10, %c_7 : index
  %37 = arith.addi %36, %12 : index
  %39:8 = scf.for %38 = %c_0 to %4 step %c_5 iter_args(%40 = %c_2, %41 = %c_2, %42 = %c_2, %43 = %c_2, %44 = %c_2, %45 = %c_2, %46 = %c_2, %47 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %48 = arith.muli %38, %c_7 : index
   %49 = arith.index_cast %48 : index to i64
   %50 = llvm.getelementptr %35[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%50) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %51 = arith.addi %38, %c_5 : index
   %53:8 = scf.for %52 = %38 to %51 step %c_4 iter_args(%54 = %40, %55 = %41, %56 = %42, %57 = %43, %58 = %44, %59 = %45, %60 = %46, %61 = %47) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %62 = arith.muli %52, %c_5 : index
    %63 = arith.index_cast %62 : index to i64
    %64 = arith.muli %52, %c_8 : index
    %65 = arith.index_cast %64 : index to i64
    %66 = llvm.getelementptr %6[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.load %66 <alignment = 64> : !llvm.ptr -> !bf16x32
    %68 = llvm.getelementptr %8[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 <alignment = 64> : !llvm.ptr -> !bf16x32
    %70 = llvm.getelementptr %22[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 <alignment = 2> : !llvm.ptr -> i32
    %72 = vector.broadcast %71 : i32 to !i32x16
    %73 = vector.bitcast %72 : !i32x16 to !bf16x32
    %74 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%54, %73, %67) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %75 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%55, %73, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %76 = llvm.getelementptr %25[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 <alignment = 2> : !llvm.ptr -> i32
    %78 = vector.broadcast %77 : i32 to !i32x16
    %79 = vector.bitcast %78 : !i32x16 to !bf16x32
    %80 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%56, %79, %67) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %81 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%57, %79, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %82 = llvm.getelementptr %29[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 <alignment = 2> : !llvm.ptr -> i32
    %84 = vector.broadcast %83 : i32 to !i32x16
    %85 = vector.bitcast %84 : !i32x16 to !bf16x32
    %86 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%58, %85, %67) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %87 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%59, %85, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %88 = llvm.getelementptr %33[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 <alignment = 2> : !llvm.ptr -> i32
    %90 = vector.broadcast %89 : i32 to !i32x16
    %91 = vector.bitcast %90 : !i32x16 to !bf16x32
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%60, %91, %67) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %93 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%61, %91, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %74, %75, %80, %81, %86, %87, %92, %93 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %53#0, %53#1, %53#2, %53#3, %53#4, %53#5, %53#6, %53#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %39#0, %sums[%37, %c_0] : memref<128x16xf32>, !f32x16
  %94 = arith.addi %37, %c_9 : index
  vector.store %39#1, %sums[%94, %c_0] : memref<128x16xf32>, !f32x16
  %95 = arith.addi %37, %c_4 : index
  vector.store %39#2, %sums[%95, %c_0] : memref<128x16xf32>, !f32x16
  %96 = arith.addi %37, %c_10 : index
  vector.store %39#3, %sums[%96, %c_0] : memref<128x16xf32>, !f32x16
  %97 = arith.addi %37, %c_1 : index
  vector.store %39#4, %sums[%97, %c_0] : memref<128x16xf32>, !f32x16
  %98 = arith.addi %37, %c_11 : index
  vector.store %39#5, %sums[%98, %c_0] : memref<128x16xf32>, !f32x16
  %99 = arith.addi %37, %c_6 : index
  vector.store %39#6, %sums[%99, %c_0] : memref<128x16xf32>, !f32x16
  %100 = arith.addi %37, %c_12 : index
  vector.store %39#7, %sums[%100, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x1half(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 8 : index
 %c_7 = arith.constant 3 : index
 %c_8 = arith.constant 5 : index
 %c_9 = arith.constant 6 : index
 %c_10 = arith.constant 7 : index
 %c_11 = arith.constant 16 : index
 %c_12 = arith.constant 32 : index
 %c_13 = arith.constant 64 : index
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
 %4 = arith.divui %length, %c_1 : index
 %5 = arith.index_cast %2 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %3 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 scf.for %9 = %c_0 to %c_4 step %c_5 {
  %10 = arith.divui %9, %c_1 : index
  %11 = arith.remui %9, %c_1 : index
  %12 = arith.muli %11, %c_6 : index
  %13 = arith.cmpi eq, %10, %c_0 : index
  %14 = arith.muli %12, %row_bytes : index
  %15 = arith.select %13, %rows_0, %rows_1 : index
  %16 = arith.addi %15, %14 : index
  %17 = arith.select %13, %next_0, %next_1 : index
  %18 = arith.addi %17, %14 : index
  %19 = arith.muli %row_bytes, %c_0 : index
  %20 = arith.addi %16, %19 : index
  %21 = arith.index_cast %20 : index to i64
  %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
  %23 = arith.addi %16, %row_bytes : index
  %24 = arith.index_cast %23 : index to i64
  %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
  %26 = arith.muli %row_bytes, %c_1 : index
  %27 = arith.addi %16, %26 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.muli %row_bytes, %c_7 : index
  %31 = arith.addi %16, %30 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
  %34 = arith.muli %row_bytes, %c_4 : index
  %35 = arith.addi %16, %34 : index
  %36 = arith.index_cast %35 : index to i64
  %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
  %38 = arith.muli %row_bytes, %c_8 : index
  %39 = arith.addi %16, %38 : index
  %40 = arith.index_cast %39 : index to i64
  %41 = llvm.inttoptr %40 : i64 to !llvm.ptr
  %42 = arith.muli %row_bytes, %c_9 : index
  %43 = arith.addi %16, %42 : index
  %44 = arith.index_cast %43 : index to i64
  %45 = llvm.inttoptr %44 : i64 to !llvm.ptr
  %46 = arith.muli %row_bytes, %c_10 : index
  %47 = arith.addi %16, %46 : index
  %48 = arith.index_cast %47 : index to i64
  %49 = llvm.inttoptr %48 : i64 to !llvm.ptr
  %50 = arith.index_cast %18 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %10, %c_11 : index
  %53 = arith.addi %52, %12 : index
  %55:16 = scf.for %54 = %c_0 to %4 step %c_4 iter_args(%56 = %c_2, %57 = %c_3, %58 = %c_2, %59 = %c_3, %60 = %c_2, %61 = %c_3, %62 = %c_2, %63 = %c_3, %64 = %c_2, %65 = %c_3, %66 = %c_2, %67 = %c_3, %68 = %c_2, %69 = %c_3, %70 = %c_2, %71 = %c_3) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
   %72 = arith.muli %54, %c_12 : index
   %73 = arith.index_cast %72 : index to i64
   %74 = llvm.getelementptr %51[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%74) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %75 = llvm.getelementptr %74[64] : (!llvm.ptr) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%75) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %76 = arith.addi %54, %c_4 : index
   %78:16 = scf.for %77 = %54 to %76 step %c_5 iter_args(%79 = %56, %80 = %57, %81 = %58, %82 = %59, %83 = %60, %84 = %61, %85 = %62, %86 = %63, %87 = %64, %88 = %65, %89 = %66, %90 = %67, %91 = %68, %92 = %69, %93 = %70, %94 = %71) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
    %95 = arith.muli %77, %c_4 : index
    %96 = arith.index_cast %95 : index to i64
    %97 = arith.muli %77, %c_13 : index
    %98 = arith.index_cast %97 : index to i64
    %99 = llvm.getelementptr %6[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 <alignment = 64> : !llvm.ptr -> !bf16x32
    %101 = llvm.getelementptr %8[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 <alignment = 64> : !llvm.ptr -> !bf16x16
    %103 = llvm.getelementptr %22[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 <alignment = 2> : !llvm.ptr -> i32
    %105 = vector.broadcast %104 : i32 to !i32x16
    %106 = vector.bitcast %105 : !i32x16 to !bf16x32
    %107 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%79, %106, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %108 = vector.broadcast %104 : i32 to !i32x8
    %109 = vector.bitcast %108 : !i32x8 to !bf16x16
    %110 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%80, %109, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %111 = llvm.getelementptr %25[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 <alignment = 2> : !llvm.ptr -> i32
    %113 = vector.broadcast %112 : i32 to !i32x16
    %114 = vector.bitcast %113 : !i32x16 to !bf16x32
    %115 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%81, %114, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %116 = vector.broadcast %112 : i32 to !i32x8
    %117 = vector.bitcast %116 : !i32x8 to !bf16x16
    %118 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%82, %117, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %119 = llvm.getelementptr %29[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 <alignment = 2> : !llvm.ptr -> i32
    %121 = vector.broadcast %120 : i32 to !i32x16
    %122 = vector.bitcast %121 : !i32x16 to !bf16x32
    %123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%83, %122, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %124 = vector.broadcast %120 : i32 to !i32x8
    %125 = vector.bitcast %124 : !i32x8 to !bf16x16
    %126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%84, %125, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %127 = llvm.getelementptr %33[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 <alignment = 2> : !llvm.ptr -> i32
    %129 = vector.broadcast %128 : i32 to !i32x16
    %130 = vector.bitcast %129 : !i32x16 to !bf16x32
    %131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%85, %130, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %132 = vector.broadcast %128 : i32 to !i32x8
    %133 = vector.bitcast %132 : !i32x8 to !bf16x16
    %134 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%86, %133, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %135 = llvm.getelementptr %37[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 <alignment = 2> : !llvm.ptr -> i32
    %137 = vector.broadcast %136 : i32 to !i32x16
    %138 = vector.bitcast %137 : !i32x16 to !bf16x32
    %139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%87, %138, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %140 = vector.broadcast %136 : i32 to !i32x8
    %141 = vector.bitcast %140 : !i32x8 to !bf16x16
    %142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%88, %141, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %143 = llvm.getelementptr %41[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.load %143 <alignment = 2> : !llvm.ptr -> i32
    %145 = vector.broadcast %144 : i32 to !i32x16
    %146 = vector.bitcast %145 : !i32x16 to !bf16x32
    %147 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%89, %146, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %148 = vector.broadcast %144 : i32 to !i32x8
    %149 = vector.bitcast %148 : !i32x8 to !bf16x16
    %150 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%90, %149, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %151 = llvm.getelementptr %45[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.load %151 <alignment = 2> : !llvm.ptr -> i32
    %153 = vector.broadcast %152 : i32 to !i32x16
    %154 = vector.bitcast %153 : !i32x16 to !bf16x32
    %155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%91, %154, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %156 = vector.broadcast %152 : i32 to !i32x8
    %157 = vector.bitcast %156 : !i32x8 to !bf16x16
    %158 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%92, %157, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %159 = llvm.getelementptr %49[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 <alignment = 2> : !llvm.ptr -> i32
    %161 = vector.broadcast %160 : i32 to !i32x16
    %162 = vector.bitcast %161 : !i32x16 to !bf16x32
    %163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%93, %162, %100) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %164 = vector.broadcast %160 : i32 to !i32x8
    %165 = vector.bitcast %164 : !i32x8 to !bf16x16
    %166 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%94, %165, %102) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %107, %110, %115, %118, %123, %126, %131, %134, %139, %142, %147, %150, %155, %158, %163, %166 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %78#0, %78#1, %78#2, %78#3, %78#4, %78#5, %78#6, %78#7, %78#8, %78#9, %78#10, %78#11, %78#12, %78#13, %78#14, %78#15 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
  }
  vector.store %55#0, %sums[%53, %c_0] : memref<128x16xf32>, !f32x16
  %167 = arith.addi %53, %c_12 : index
  %168 = vector.shuffle %55#1, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %168, %sums[%167, %c_0] : memref<128x16xf32>, !f32x16
  %169 = arith.addi %53, %c_5 : index
  vector.store %55#2, %sums[%169, %c_0] : memref<128x16xf32>, !f32x16
  %170 = arith.addi %53, %c_14 : index
  %171 = vector.shuffle %55#3, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %171, %sums[%170, %c_0] : memref<128x16xf32>, !f32x16
  %172 = arith.addi %53, %c_1 : index
  vector.store %55#4, %sums[%172, %c_0] : memref<128x16xf32>, !f32x16
  %173 = arith.addi %53, %c_15 : index
  %174 = vector.shuffle %55#5, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %174, %sums[%173, %c_0] : memref<128x16xf32>, !f32x16
  %175 = arith.addi %53, %c_7 : index
  vector.store %55#6, %sums[%175, %c_0] : memref<128x16xf32>, !f32x16
  %176 = arith.addi %53, %c_16 : index
  %177 = vector.shuffle %55#7, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %177, %sums[%176, %c_0] : memref<128x16xf32>, !f32x16
  %178 = arith.addi %53, %c_4 : index
  vector.store %55#8, %sums[%178, %c_0] : memref<128x16xf32>, !f32x16
  %179 = arith.addi %53, %c_17 : index
  %180 = vector.shuffle %55#9, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %180, %sums[%179, %c_0] : memref<128x16xf32>, !f32x16
  %181 = arith.addi %53, %c_8 : index
  vector.store %55#10, %sums[%181, %c_0] : memref<128x16xf32>, !f32x16
  %182 = arith.addi %53, %c_18 : index
  %183 = vector.shuffle %55#11, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %183, %sums[%182, %c_0] : memref<128x16xf32>, !f32x16
  %184 = arith.addi %53, %c_9 : index
  vector.store %55#12, %sums[%184, %c_0] : memref<128x16xf32>, !f32x16
  %185 = arith.addi %53, %c_19 : index
  %186 = vector.shuffle %55#13, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %186, %sums[%185, %c_0] : memref<128x16xf32>, !f32x16
  %187 = arith.addi %53, %c_10 : index
  vector.store %55#14, %sums[%187, %c_0] : memref<128x16xf32>, !f32x16
  %188 = arith.addi %53, %c_20 : index
  %189 = vector.shuffle %55#15, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %189, %sums[%188, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x1(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant 5 : index
 %c_8 = arith.constant 6 : index
 %c_9 = arith.constant 7 : index
 %c_10 = arith.constant 16 : index
 %c_11 = arith.constant 32 : index
 %c_12 = arith.constant 64 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.divui %length, %c_1 : index
 %4 = arith.index_cast %2 : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 scf.for %6 = %c_0 to %c_3 step %c_4 {
  %7 = arith.divui %6, %c_1 : index
  %8 = arith.remui %6, %c_1 : index
  %9 = arith.muli %8, %c_5 : index
  %10 = arith.cmpi eq, %7, %c_0 : index
  %11 = arith.muli %9, %row_bytes : index
  %12 = arith.select %10, %rows_0, %rows_1 : index
  %13 = arith.addi %12, %11 : index
  %14 = arith.select %10, %next_0, %next_1 : index
  %15 = arith.addi %14, %11 : index
  %16 = arith.muli %row_bytes, %c_0 : index
  %17 = arith.addi %13, %16 : index
  %18 = arith.index_cast %17 : index to i64
  %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
  %20 = arith.addi %13, %row_bytes : index
  %21 = arith.index_cast %20 : index to i64
  %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
  %23 = arith.muli %row_bytes, %c_1 : index
  %24 = arith.addi %13, %23 : index
  %25 = arith.index_cast %24 : index to i64
  %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
  %27 = arith.muli %row_bytes, %c_6 : index
  %28 = arith.addi %13, %27 : index
  %29 = arith.index_cast %28 : index to i64
  %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
  %31 = arith.muli %row_bytes, %c_3 : index
  %32 = arith.addi %13, %31 : index
  %33 = arith.index_cast %32 : index to i64
  %34 = llvm.inttoptr %33 : i64 to !llvm.ptr
  %35 = arith.muli %row_bytes, %c_7 : index
  %36 = arith.addi %13, %35 : index
  %37 = arith.index_cast %36 : index to i64
  %38 = llvm.inttoptr %37 : i64 to !llvm.ptr
  %39 = arith.muli %row_bytes, %c_8 : index
  %40 = arith.addi %13, %39 : index
  %41 = arith.index_cast %40 : index to i64
  %42 = llvm.inttoptr %41 : i64 to !llvm.ptr
  %43 = arith.muli %row_bytes, %c_9 : index
  %44 = arith.addi %13, %43 : index
  %45 = arith.index_cast %44 : index to i64
  %46 = llvm.inttoptr %45 : i64 to !llvm.ptr
  %47 = arith.index_cast %15 : index to i64
  %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
  %49 = arith.muli %7, %c_10 : index
  %50 = arith.addi %49, %9 : index
  %52:8 = scf.for %51 = %c_0 to %3 step %c_3 iter_args(%53 = %c_2, %54 = %c_2, %55 = %c_2, %56 = %c_2, %57 = %c_2, %58 = %c_2, %59 = %c_2, %60 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %61 = arith.muli %51, %c_11 : index
   %62 = arith.index_cast %61 : index to i64
   %63 = llvm.getelementptr %48[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%63) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %64 = llvm.getelementptr %63[64] : (!llvm.ptr) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%64) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %65 = arith.addi %51, %c_3 : index
   %67:8 = scf.for %66 = %51 to %65 step %c_4 iter_args(%68 = %53, %69 = %54, %70 = %55, %71 = %56, %72 = %57, %73 = %58, %74 = %59, %75 = %60) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %76 = arith.muli %66, %c_3 : index
    %77 = arith.index_cast %76 : index to i64
    %78 = arith.muli %66, %c_12 : index
    %79 = arith.index_cast %78 : index to i64
    %80 = llvm.getelementptr %5[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 <alignment = 64> : !llvm.ptr -> !bf16x32
    %82 = llvm.getelementptr %19[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 <alignment = 2> : !llvm.ptr -> i32
    %84 = vector.broadcast %83 : i32 to !i32x16
    %85 = vector.bitcast %84 : !i32x16 to !bf16x32
    %86 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%68, %85, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %87 = llvm.getelementptr %22[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 <alignment = 2> : !llvm.ptr -> i32
    %89 = vector.broadcast %88 : i32 to !i32x16
    %90 = vector.bitcast %89 : !i32x16 to !bf16x32
    %91 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %90, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %92 = llvm.getelementptr %26[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 <alignment = 2> : !llvm.ptr -> i32
    %94 = vector.broadcast %93 : i32 to !i32x16
    %95 = vector.bitcast %94 : !i32x16 to !bf16x32
    %96 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %95, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %97 = llvm.getelementptr %30[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.load %97 <alignment = 2> : !llvm.ptr -> i32
    %99 = vector.broadcast %98 : i32 to !i32x16
    %100 = vector.bitcast %99 : !i32x16 to !bf16x32
    %101 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %100, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %102 = llvm.getelementptr %34[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 <alignment = 2> : !llvm.ptr -> i32
    %104 = vector.broadcast %103 : i32 to !i32x16
    %105 = vector.bitcast %104 : !i32x16 to !bf16x32
    %106 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %105, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %107 = llvm.getelementptr %38[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 <alignment = 2> : !llvm.ptr -> i32
    %109 = vector.broadcast %108 : i32 to !i32x16
    %110 = vector.bitcast %109 : !i32x16 to !bf16x32
    %111 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %110, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %112 = llvm.getelementptr %42[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 <alignment = 2> : !llvm.ptr -> i32
    %114 = vector.broadcast %113 : i32 to !i32x16
    %115 = vector.bitcast %114 : !i32x16 to !bf16x32
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%74, %115, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %117 = llvm.getelementptr %46[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 <alignment = 2> : !llvm.ptr -> i32
    %119 = vector.broadcast %118 : i32 to !i32x16
    %120 = vector.bitcast %119 : !i32x16 to !bf16x32
    %121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%75, %120, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %86, %91, %96, %101, %106, %111, %116, %121 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %52#0, %sums[%50, %c_0] : memref<128x16xf32>, !f32x16
  %122 = arith.addi %50, %c_4 : index
  vector.store %52#1, %sums[%122, %c_0] : memref<128x16xf32>, !f32x16
  %123 = arith.addi %50, %c_1 : index
  vector.store %52#2, %sums[%123, %c_0] : memref<128x16xf32>, !f32x16
  %124 = arith.addi %50, %c_6 : index
  vector.store %52#3, %sums[%124, %c_0] : memref<128x16xf32>, !f32x16
  %125 = arith.addi %50, %c_3 : index
  vector.store %52#4, %sums[%125, %c_0] : memref<128x16xf32>, !f32x16
  %126 = arith.addi %50, %c_7 : index
  vector.store %52#5, %sums[%126, %c_0] : memref<128x16xf32>, !f32x16
  %127 = arith.addi %50, %c_8 : index
  vector.store %52#6, %sums[%127, %c_0] : memref<128x16xf32>, !f32x16
  %128 = arith.addi %50, %c_9 : index
  vector.store %52#7, %sums[%128, %c_0] : memref<128x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<128x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x8
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant 5 : index
 %c_8 = arith.constant 6 : index
 %c_9 = arith.constant 7 : index
 %c_10 = arith.constant 16 : index
 %c_11 = arith.constant 32 : index
 %c_12 = arith.constant 64 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.divui %length, %c_1 : index
 %4 = arith.index_cast %2 : index to i64
 %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
 scf.for %6 = %c_0 to %c_3 step %c_4 {
  %7 = arith.divui %6, %c_1 : index
  %8 = arith.remui %6, %c_1 : index
  %9 = arith.muli %8, %c_5 : index
  %10 = arith.cmpi eq, %7, %c_0 : index
  %11 = arith.muli %9, %row_bytes : index
  %12 = arith.select %10, %rows_0, %rows_1 : index
  %13 = arith.addi %12, %11 : index
  %14 = arith.select %10, %next_0, %next_1 : index
  %15 = arith.addi %14, %11 : index
  %16 = arith.muli %row_bytes, %c_0 : index
  %17 = arith.addi %13, %16 : index
  %18 = arith.index_cast %17 : index to i64
  %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
  %20 = arith.addi %13, %row_bytes : index
  %21 = arith.index_cast %20 : index to i64
  %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
  %23 = arith.muli %row_bytes, %c_1 : index
  %24 = arith.addi %13, %23 : index
  %25 = arith.index_cast %24 : index to i64
  %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
  %27 = arith.muli %row_bytes, %c_6 : index
  %28 = arith.addi %13, %27 : index
  %29 = arith.index_cast %28 : index to i64
  %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
  %31 = arith.muli %row_bytes, %c_3 : index
  %32 = arith.addi %13, %31 : index
  %33 = arith.index_cast %32 : index to i64
  %34 = llvm.inttoptr %33 : i64 to !llvm.ptr
  %35 = arith.muli %row_bytes, %c_7 : index
  %36 = arith.addi %13, %35 : index
  %37 = arith.index_cast %36 : index to i64
  %38 = llvm.inttoptr %37 : i64 to !llvm.ptr
  %39 = arith.muli %row_bytes, %c_8 : index
  %40 = arith.addi %13, %39 : index
  %41 = arith.index_cast %40 : index to i64
  %42 = llvm.inttoptr %41 : i64 to !llvm.ptr
  %43 = arith.muli %row_bytes, %c_9 : index
  %44 = arith.addi %13, %43 : index
  %45 = arith.index_cast %44 : index to i64
  %46 = llvm.inttoptr %45 : i64 to !llvm.ptr
  %47 = arith.index_cast %15 : index to i64
  %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
  %49 = arith.muli %7, %c_10 : index
  %50 = arith.addi %49, %9 : index
  %52:8 = scf.for %51 = %c_0 to %3 step %c_3 iter_args(%53 = %c_2, %54 = %c_2, %55 = %c_2, %56 = %c_2, %57 = %c_2, %58 = %c_2, %59 = %c_2, %60 = %c_2) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
   %61 = arith.muli %51, %c_11 : index
   %62 = arith.index_cast %61 : index to i64
   %63 = llvm.getelementptr %48[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%63) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %64 = llvm.getelementptr %63[64] : (!llvm.ptr) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%64) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %65 = arith.addi %51, %c_3 : index
   %67:8 = scf.for %66 = %51 to %65 step %c_4 iter_args(%68 = %53, %69 = %54, %70 = %55, %71 = %56, %72 = %57, %73 = %58, %74 = %59, %75 = %60) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
    %76 = arith.muli %66, %c_3 : index
    %77 = arith.index_cast %76 : index to i64
    %78 = arith.muli %66, %c_12 : index
    %79 = arith.index_cast %78 : index to i64
    %80 = llvm.getelementptr %5[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 <alignment = 64> : !llvm.ptr -> !bf16x16
    %82 = llvm.getelementptr %19[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 <alignment = 2> : !llvm.ptr -> i32
    %84 = vector.broadcast %83 : i32 to !i32x8
    %85 = vector.bitcast %84 : !i32x8 to !bf16x16
    %86 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%68, %85, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %87 = llvm.getelementptr %22[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 <alignment = 2> : !llvm.ptr -> i32
    %89 = vector.broadcast %88 : i32 to !i32x8
    %90 = vector.bitcast %89 : !i32x8 to !bf16x16
    %91 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%69, %90, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %92 = llvm.getelementptr %26[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 <alignment = 2> : !llvm.ptr -> i32
    %94 = vector.broadcast %93 : i32 to !i32x8
    %95 = vector.bitcast %94 : !i32x8 to !bf16x16
    %96 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%70, %95, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %97 = llvm.getelementptr %30[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.load %97 <alignment = 2> : !llvm.ptr -> i32
    %99 = vector.broadcast %98 : i32 to !i32x8
    %100 = vector.bitcast %99 : !i32x8 to !bf16x16
    %101 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%71, %100, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %102 = llvm.getelementptr %34[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 <alignment = 2> : !llvm.ptr -> i32
    %104 = vector.broadcast %103 : i32 to !i32x8
    %105 = vector.bitcast %104 : !i32x8 to !bf16x16
    %106 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%72, %105, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %107 = llvm.getelementptr %38[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 <alignment = 2> : !llvm.ptr -> i32
    %109 = vector.broadcast %108 : i32 to !i32x8
    %110 = vector.bitcast %109 : !i32x8 to !bf16x16
    %111 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%73, %110, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %112 = llvm.getelementptr %42[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 <alignment = 2> : !llvm.ptr -> i32
    %114 = vector.broadcast %113 : i32 to !i32x8
    %115 = vector.bitcast %114 : !i32x8 to !bf16x16
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%74, %115, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %117 = llvm.getelementptr %46[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 <alignment = 2> : !llvm.ptr -> i32
    %119 = vector.broadcast %118 : i32 to !i32x8
    %120 = vector.bitcast %119 : !i32x8 to !bf16x16
    %121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%75, %120, %81) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %86, %91, %96, %101, %106, %111, %116, %121 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
  }
  %122 = vector.shuffle %52#0, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %122, %sums[%50, %c_0] : memref<128x16xf32>, !f32x16
  %123 = arith.addi %50, %c_4 : index
  %124 = vector.shuffle %52#1, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %124, %sums[%123, %c_0] : memref<128x16xf32>, !f32x16
  %125 = arith.addi %50, %c_1 : index
  %126 = vector.shuffle %52#2, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %126, %sums[%125, %c_0] : memref<128x16xf32>, !f32x16
  %127 = arith.addi %50, %c_6 : index
  %128 = vector.shuffle %52#3, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %128, %sums[%127, %c_0] : memref<128x16xf32>, !f32x16
  %129 = arith.addi %50, %c_3 : index
  %130 = vector.shuffle %52#4, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %130, %sums[%129, %c_0] : memref<128x16xf32>, !f32x16
  %131 = arith.addi %50, %c_7 : index
  %132 = vector.shuffle %52#5, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %132, %sums[%131, %c_0] : memref<128x16xf32>, !f32x16
  %133 = arith.addi %50, %c_8 : index
  %134 = vector.shuffle %52#6, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %134, %sums[%133, %c_0] : memref<128x16xf32>, !f32x16
  %135 = arith.addi %50, %c_9 : index
  %136 = vector.shuffle %52#7, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %136, %sums[%135, %c_0] : memref<128x16xf32>, !f32x16
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
 %c_0 = arith.constant 20480 : index
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
 %c_11 = arith.constant 1280 : index
 %c_12 = arith.constant dense<0.000000e+00> : !bf16x32
 %c_13 = arith.constant 8 : index
 %c_14 = arith.constant 64 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 48 : index
 %c_17 = arith.constant 80 : index
 %c_18 = arith.constant 1920 : index
 %c_19 = arith.constant 7 : index
 %c_20 = arith.constant 40 : index
 %c_21 = arith.constant 6 : index
 %c_22 = arith.constant 5 : index
 %c_23 = arith.constant dense<0x00000000> : !f32x16
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
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%rows}
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x20480xi8>{%workers}
 %sums = memref.alloca() alignment = 64 : memref<128x16xf32>
 %packed = memref.alloca() alignment = 64 : memref<1xi32>
 %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
 %square = memref.alloca() alignment = 64 : memref<16x32xbf16>
 %1 = memref.extract_aligned_pointer_as_index %panels : memref<?x20480xi8> -> index
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
     scf.for %73 = %c_2 to %c_6 step %c_6 {
      scf.for %74 = %c_2 to %c_8 step %c_4 {
       %75 = memref.load %tile_tokens[%74] : memref<16xi32>
       %76 = arith.index_cast %75 : i32 to index
       %77 = arith.cmpi sge, %76, %c_2 : index
       %78 = arith.select %77, %c_6, %c_2 : index
       %79 = vector.create_mask %78 : !i1x32
       %80 = arith.maxsi %76, %c_2 : index
       %81 = vector.maskedload %x[%80, %73], %79, %c_12 : memref<?x40xbf16>, !i1x32, !bf16x32 into !bf16x32
       vector.store %81, %square[%74, %c_2] : memref<16x32xbf16>, !bf16x32
      }
      %82 = arith.muli %73, %c_6 : index
      %83 = arith.addi %72, %82 : index
      %84 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
      func.call @transpose(%84, %83) : (index, index) -> ()
     }
     scf.for %85 = %c_2 to %c_8 step %c_4 {
      %86 = memref.load %tile_tokens[%85] : memref<16xi32>
      %87 = arith.index_cast %86 : i32 to index
      %88 = arith.cmpi sge, %87, %c_2 : index
      %89 = arith.select %88, %c_13, %c_2 : index
      %90 = vector.create_mask %89 : !i1x32
      %91 = arith.maxsi %87, %c_2 : index
      %92 = vector.maskedload %x[%91, %c_6], %90, %c_12 : memref<?x40xbf16>, !i1x32, !bf16x32 into !bf16x32
      vector.store %92, %square[%85, %c_2] : memref<16x32xbf16>, !bf16x32
     }
     %93 = arith.muli %c_6, %c_6 : index
     %94 = arith.addi %72, %93 : index
     %95 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
     func.call @transpose(%95, %95) : (index, index) -> ()
     scf.for %96 = %c_2 to %c_3 step %c_4 {
      %97 = arith.muli %96, %c_14 : index
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
    %110 = arith.minsi %109, %c_13 : index
    %111 = arith.addi %110, %c_15 : index
    %112 = arith.addi %109, %c_8 : index
    %113 = arith.cmpi sge, %112, %106 : index
    %114 = arith.select %113, %49, %41 : index
    %115 = arith.select %113, %39, %112 : index
    %116 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
    %117 = arith.muli %114, %c_16 : index
    %118 = arith.addi %117, %115 : index
    %119 = arith.muli %118, %c_17 : index
    %120 = arith.addi %116, %119 : index
    %121 = arith.addi %120, %c_18 : index
    %122 = arith.addi %108, %c_10 : index
    %123 = arith.divui %122, %c_3 : index
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
     %140 = arith.divui %139, %c_13 : index
     %141 = arith.minsi %136, %140 : index
     %142 = arith.muli %41, %c_16 : index
     %143 = arith.addi %142, %110 : index
     %144 = arith.muli %143, %c_17 : index
     %145 = arith.addi %116, %144 : index
     %146 = arith.addi %142, %111 : index
     %147 = arith.muli %146, %c_17 : index
     %148 = arith.addi %116, %147 : index
     %149 = arith.cmpi eq, %141, %c_13 : index
     scf.if %149 {
      func.call @multiply_16x4(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %150 = arith.cmpi eq, %141, %c_19 : index
     scf.if %150 {
      func.call @multiply_16x3half(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %151 = arith.cmpi eq, %141, %c_21 : index
     scf.if %151 {
      func.call @multiply_16x3(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %152 = arith.cmpi eq, %141, %c_22 : index
     scf.if %152 {
      func.call @multiply_16x2half(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %153 = arith.cmpi eq, %141, %c_3 : index
     scf.if %153 {
      func.call @multiply_16x2(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %154 = arith.cmpi eq, %141, %c_10 : index
     scf.if %154 {
      func.call @multiply_16x1half(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %155 = arith.cmpi eq, %141, %c_5 : index
     scf.if %155 {
      func.call @multiply_16x1(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %156 = arith.cmpi eq, %141, %c_4 : index
     scf.if %156 {
      func.call @multiply_16xhalf(%sums, %145, %148, %c_17, %c_20, %135, %c_11, %120, %121) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     scf.for %157 = %c_2 to %133 step %c_4 {
      %158 = arith.addi %129, %157 : index
      %159 = arith.muli %157, %c_6 : index
      %160 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
      %161 = arith.muli %158, %c_8 : index
      %162 = arith.addi %43, %161 : index
      %163 = arith.muli %162, %c_16 : index
      %164 = arith.addi %160, %163 : index
      scf.for %165 = %c_2 to %c_4 step %c_4 {
       %166 = arith.subi %c_15, %109 : index
       %167 = arith.maxsi %166, %c_2 : index
       %168 = arith.minsi %c_8, %167 : index
       scf.for %169 = %c_2 to %168 step %c_5 {
        %170 = arith.addi %109, %169 : index
        %171 = arith.addi %159, %c_2 : index
        %172 = arith.subi %170, %110 : index
        %173 = arith.addi %171, %172 : index
        %174 = vector.load %sums[%173, %c_2] : memref<128x16xf32>, !f32x16
        %175 = arith.addi %159, %c_8 : index
        %176 = arith.addi %175, %172 : index
        %177 = vector.load %sums[%176, %c_2] : memref<128x16xf32>, !f32x16
        %178 = arith.subf %c_23, %174 : !f32x16
        %179 = arith.cmpf ogt, %178, %c_24 : !f32x16
        %180 = arith.select %179, %c_24, %178 : !i1x16, !f32x16
        %181 = arith.cmpf olt, %180, %c_25 : !f32x16
        %182 = arith.select %181, %c_25, %180 : !i1x16, !f32x16
        %183 = arith.mulf %182, %c_26 : !f32x16
        %184 = math.roundeven %183 : !f32x16
        %185 = math.fma %184, %c_27, %182 : !f32x16
        %186 = math.fma %184, %c_28, %185 : !f32x16
        %187 = math.fma %c_29, %186, %c_30 : !f32x16
        %188 = math.fma %187, %186, %c_31 : !f32x16
        %189 = math.fma %188, %186, %c_32 : !f32x16
        %190 = math.fma %189, %186, %c_33 : !f32x16
        %191 = math.fma %190, %186, %c_34 : !f32x16
        %192 = math.fma %191, %186, %c_35 : !f32x16
        %193 = math.fma %192, %186, %c_35 : !f32x16
        %194 = arith.fptosi %184 : !f32x16 to !i32x16
        %195 = arith.shrsi %194, %c_36 : !i32x16
        %196 = arith.subi %194, %195 : !i32x16
        %197 = arith.addi %195, %c_38 : !i32x16
        %198 = arith.shli %197, %c_37 : !i32x16
        %199 = arith.bitcast %198 : !i32x16 to !f32x16
        %200 = arith.mulf %193, %199 : !f32x16
        %201 = arith.addi %196, %c_38 : !i32x16
        %202 = arith.shli %201, %c_37 : !i32x16
        %203 = arith.bitcast %202 : !i32x16 to !f32x16
        %204 = arith.mulf %200, %203 : !f32x16
        %205 = arith.addf %204, %c_35 : !f32x16
        %206 = arith.divf %174, %205 : !f32x16
        %207 = arith.mulf %206, %177 : !f32x16
        %208 = arith.addi %170, %c_4 : index
        %209 = arith.subi %208, %110 : index
        %210 = arith.addi %171, %209 : index
        %211 = vector.load %sums[%210, %c_2] : memref<128x16xf32>, !f32x16
        %212 = arith.addi %175, %209 : index
        %213 = vector.load %sums[%212, %c_2] : memref<128x16xf32>, !f32x16
        %214 = arith.subf %c_23, %211 : !f32x16
        %215 = arith.cmpf ogt, %214, %c_24 : !f32x16
        %216 = arith.select %215, %c_24, %214 : !i1x16, !f32x16
        %217 = arith.cmpf olt, %216, %c_25 : !f32x16
        %218 = arith.select %217, %c_25, %216 : !i1x16, !f32x16
        %219 = arith.mulf %218, %c_26 : !f32x16
        %220 = math.roundeven %219 : !f32x16
        %221 = math.fma %220, %c_27, %218 : !f32x16
        %222 = math.fma %220, %c_28, %221 : !f32x16
        %223 = math.fma %c_29, %222, %c_30 : !f32x16
        %224 = math.fma %223, %222, %c_31 : !f32x16
        %225 = math.fma %224, %222, %c_32 : !f32x16
        %226 = math.fma %225, %222, %c_33 : !f32x16
        %227 = math.fma %226, %222, %c_34 : !f32x16
        %228 = math.fma %227, %222, %c_35 : !f32x16
        %229 = math.fma %228, %222, %c_35 : !f32x16
        %230 = arith.fptosi %220 : !f32x16 to !i32x16
        %231 = arith.shrsi %230, %c_36 : !i32x16
        %232 = arith.subi %230, %231 : !i32x16
        %233 = arith.addi %231, %c_38 : !i32x16
        %234 = arith.shli %233, %c_37 : !i32x16
        %235 = arith.bitcast %234 : !i32x16 to !f32x16
        %236 = arith.mulf %229, %235 : !f32x16
        %237 = arith.addi %232, %c_38 : !i32x16
        %238 = arith.shli %237, %c_37 : !i32x16
        %239 = arith.bitcast %238 : !i32x16 to !f32x16
        %240 = arith.mulf %236, %239 : !f32x16
        %241 = arith.addf %240, %c_35 : !f32x16
        %242 = arith.divf %211, %241 : !f32x16
        %243 = arith.mulf %242, %213 : !f32x16
        %244 = arith.truncf %207 : !f32x16 to !bf16x16
        %245 = arith.truncf %243 : !f32x16 to !bf16x16
        %246 = vector.shuffle %244, %245 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : !bf16x16, !bf16x16
        %247 = arith.divui %170, %c_5 : index
        %248 = arith.muli %247, %c_14 : index
        %249 = arith.addi %164, %248 : index
        %250 = arith.index_cast %249 : index to i64
        %251 = llvm.inttoptr %250 : i64 to !llvm.ptr
        llvm.store %246, %251 <alignment = 64> : !bf16x32, !llvm.ptr
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
 %c_12 = arith.constant 48 : index
 %c_13 = arith.constant 15 : index
 %c_14 = arith.constant 24 : index
 %c_15 = arith.constant 768 : index
 %c_16 = arith.constant 3 : index
 %c_17 = arith.constant 7 : index
 %c_18 = arith.constant 8 : index
 %c_19 = arith.constant 6 : index
 %c_20 = arith.constant 5 : index
 %c_21 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_22 = arith.constant 0 : i32
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xbf16>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_0] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<32xi32>
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
 %weights = stream.binding.subspan %weights_binding[%c_0] : !stream.binding -> memref<?xf32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_0] : !stream.binding -> memref<8x40x24xbf16>
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
    %76 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
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
     %89 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
     %90 = arith.muli %87, %c_9 : index
     %91 = arith.addi %90, %88 : index
     %92 = arith.muli %91, %c_12 : index
     %93 = arith.addi %89, %92 : index
     %94 = arith.addi %93, %c_15 : index
     %95 = arith.addi %80, %c_16 : index
     %96 = arith.divui %95, %c_2 : index
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
      %115 = arith.muli %58, %c_9 : index
      %116 = arith.addi %115, %83 : index
      %117 = arith.muli %116, %c_12 : index
      %118 = arith.addi %89, %117 : index
      %119 = arith.addi %115, %84 : index
      %120 = arith.muli %119, %c_12 : index
      %121 = arith.addi %89, %120 : index
      %122 = arith.cmpi eq, %114, %c_18 : index
      scf.if %122 {
       func.call @multiply_16x4(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %123 = arith.cmpi eq, %114, %c_17 : index
      scf.if %123 {
       func.call @multiply_16x3half(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %124 = arith.cmpi eq, %114, %c_19 : index
      scf.if %124 {
       func.call @multiply_16x3(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %125 = arith.cmpi eq, %114, %c_20 : index
      scf.if %125 {
       func.call @multiply_16x2half(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %126 = arith.cmpi eq, %114, %c_2 : index
      scf.if %126 {
       func.call @multiply_16x2(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %127 = arith.cmpi eq, %114, %c_16 : index
      scf.if %127 {
       func.call @multiply_16x1half(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %128 = arith.cmpi eq, %114, %c_8 : index
      scf.if %128 {
       func.call @multiply_16x1(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %129 = arith.cmpi eq, %114, %c_3 : index
      scf.if %129 {
       func.call @multiply_16xhalf(%sums, %118, %121, %c_12, %c_14, %108, %c_15, %93, %94) : (memref<128x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      scf.for %130 = %c_0 to %106 step %c_3 {
       %131 = arith.addi %102, %130 : index
       %132 = arith.muli %130, %c_1 : index
       %133 = arith.muli %131, %c_11 : index
       %134 = arith.addi %60, %133 : index
       scf.for %135 = %c_0 to %c_8 step %c_3 {
        %136 = arith.cmpi eq, %135, %c_0 : index
        %137 = arith.select %136, %81, %82 : index
        %138 = arith.select %136, %83, %84 : index
        %139 = arith.cmpi slt, %137, %51 : index
        scf.if %139 {
         %140 = arith.muli %135, %c_11 : index
         %141 = arith.addi %132, %140 : index
         %142 = memref.extract_aligned_pointer_as_index %sums : memref<128x16xf32> -> index
         %143 = arith.muli %141, %c_7 : index
         %144 = arith.addi %142, %143 : index
         func.call @transpose(%144, %144) : (index, index) -> ()
         %145 = arith.subi %137, %138 : index
         %146 = arith.index_cast %145 : index to i32
         %147 = vector.broadcast %146 : i32 to !i32x16
         %148 = arith.cmpi sge, %c_21, %147 : !i32x16
         scf.for %149 = %c_0 to %c_11 step %c_3 {
          %150 = arith.addi %141, %149 : index
          %151 = vector.load %sums[%150, %c_0] : memref<128x16xf32>, !f32x16
          %152 = arith.addi %134, %149 : index
          %153 = memref.load %assignment_of[%152] : memref<?xi32>
          %154 = arith.cmpi sge, %153, %c_22 : i32
          scf.if %154 {
           %155 = arith.index_cast %153 : i32 to index
           %156 = arith.divui %155, %c_16 : index
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
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_down: tensor<8x40x24xbf16>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x40xf32>
    %router_logits = flow.dispatch @project_8x40_f32::@project_8x40_f32[%tokens](%x, %router, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<8x40xf32>, index) -> tensor<?x8xf32>{%tokens}

    // stage: choice: softmax, the 3 highest keys, weights; kernel for avx512-bf16
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx512-bf16
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
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %histograms = flow.dispatch @panels::@grouped_count[%assignments, %chunks](%choose#1, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @panels::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%choose#1, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %grouped_up:3 = flow.dispatch @panels::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_bf16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %counters, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<8x48x40xbf16>, index, index, index, index, index) -> (%counters, tensor<?x24xbf16>{%rows}, tensor<?x20480xi8>{%workers})
    %grouped_down:2 = flow.dispatch @panels::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_place#3, %grouped_up#0, %grouped_place#0, %choose#2, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xbf16>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
