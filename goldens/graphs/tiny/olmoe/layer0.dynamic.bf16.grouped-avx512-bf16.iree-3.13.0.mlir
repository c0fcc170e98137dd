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
func.func private @multiply_16x4half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant 3 : index
 %c_2 = arith.constant 4 : index
 %c_3 = arith.constant dense<0x00000000> : !f32x16
 %c_4 = arith.constant dense<0x00000000> : !f32x8
 %c_5 = arith.constant 128 : index
 %c_6 = arith.constant 160 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 0 : index
 %c_9 = arith.constant 8 : index
 %c_10 = arith.constant 16 : index
 %c_11 = arith.constant 64 : index
 %c_12 = arith.constant 32 : index
 %c_13 = arith.constant 96 : index
 %c_14 = arith.constant 33 : index
 %c_15 = arith.constant 65 : index
 %c_16 = arith.constant 97 : index
 %c_17 = arith.constant 129 : index
 %c_18 = arith.constant 34 : index
 %c_19 = arith.constant 66 : index
 %c_20 = arith.constant 98 : index
 %c_21 = arith.constant 130 : index
 %c_22 = arith.constant 35 : index
 %c_23 = arith.constant 67 : index
 %c_24 = arith.constant 99 : index
 %c_25 = arith.constant 131 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.muli %panel_bytes, %c_2 : index
 %7 = arith.addi %panels, %6 : index
 %8 = arith.divui %length, %c_0 : index
 %9 = arith.index_cast %panels : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %1 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %3 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 %15 = arith.index_cast %5 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 %17 = arith.index_cast %7 : index to i64
 %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
 scf.for %19 = %c_5 to %c_6 step %c_7 {
  vector.store %c_3, %sums[%19, %c_8] : memref<160x16xf32>, !f32x16
 }
 scf.for %20 = %c_8 to %c_9 step %c_7 {
  %21 = arith.divui %20, %c_2 : index
  %22 = arith.remui %20, %c_2 : index
  %23 = arith.muli %22, %c_2 : index
  %24 = arith.cmpi eq, %21, %c_8 : index
  %25 = arith.muli %23, %row_bytes : index
  %26 = arith.select %24, %rows_0, %rows_1 : index
  %27 = arith.addi %26, %25 : index
  %28 = arith.select %24, %next_0, %next_1 : index
  %29 = arith.addi %28, %25 : index
  %30 = arith.index_cast %27 : index to i64
  %31 = llvm.inttoptr %30 : i64 to !llvm.ptr
  %32 = arith.index_cast %row_bytes : index to i64
  %33 = llvm.getelementptr %31[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %34 = llvm.getelementptr %33[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %35 = llvm.getelementptr %34[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %36 = arith.index_cast %29 : index to i64
  %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
  %38 = arith.muli %21, %c_10 : index
  %39 = arith.addi %38, %23 : index
  %41:20 = scf.for %40 = %c_8 to %8 step %c_2 iter_args(%42 = %c_3, %43 = %c_3, %44 = %c_3, %45 = %c_3, %46 = %c_4, %47 = %c_3, %48 = %c_3, %49 = %c_3, %50 = %c_3, %51 = %c_4, %52 = %c_3, %53 = %c_3, %54 = %c_3, %55 = %c_3, %56 = %c_4, %57 = %c_3, %58 = %c_3, %59 = %c_3, %60 = %c_3, %61 = %c_4) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8) {
   %62 = arith.muli %40, %c_10 : index
   %63 = arith.index_cast %62 : index to i64
   %64 = llvm.getelementptr %37[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%64) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %65 = arith.addi %40, %c_2 : index
   %67:20 = scf.for %66 = %40 to %65 step %c_7 iter_args(%68 = %42, %69 = %43, %70 = %44, %71 = %45, %72 = %46, %73 = %47, %74 = %48, %75 = %49, %76 = %50, %77 = %51, %78 = %52, %79 = %53, %80 = %54, %81 = %55, %82 = %56, %83 = %57, %84 = %58, %85 = %59, %86 = %60, %87 = %61) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8) {
    %88 = arith.muli %66, %c_2 : index
    %89 = arith.index_cast %88 : index to i64
    %90 = arith.muli %66, %c_11 : index
    %91 = arith.index_cast %90 : index to i64
    %92 = llvm.getelementptr %10[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 <alignment = 64> : !llvm.ptr -> !bf16x32
    %94 = llvm.getelementptr %12[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 <alignment = 64> : !llvm.ptr -> !bf16x32
    %96 = llvm.getelementptr %14[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 <alignment = 64> : !llvm.ptr -> !bf16x32
    %98 = llvm.getelementptr %16[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 <alignment = 64> : !llvm.ptr -> !bf16x32
    %100 = llvm.getelementptr %18[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.load %100 <alignment = 64> : !llvm.ptr -> !bf16x16
    %102 = llvm.getelementptr %31[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 <alignment = 2> : !llvm.ptr -> i32
    %104 = vector.broadcast %103 : i32 to !i32x16
    %105 = vector.bitcast %104 : !i32x16 to !bf16x32
    %106 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%68, %105, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %107 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %105, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %108 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %105, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %109 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %105, %99) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %110 = vector.broadcast %103 : i32 to !i32x8
    %111 = vector.bitcast %110 : !i32x8 to !bf16x16
    %112 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%72, %111, %101) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %113 = llvm.getelementptr %33[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 <alignment = 2> : !llvm.ptr -> i32
    %115 = vector.broadcast %114 : i32 to !i32x16
    %116 = vector.bitcast %115 : !i32x16 to !bf16x32
    %117 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %116, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %118 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%74, %116, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %119 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%75, %116, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %120 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%76, %116, %99) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %121 = vector.broadcast %114 : i32 to !i32x8
    %122 = vector.bitcast %121 : !i32x8 to !bf16x16
    %123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%77, %122, %101) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %124 = llvm.getelementptr %34[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 <alignment = 2> : !llvm.ptr -> i32
    %126 = vector.broadcast %125 : i32 to !i32x16
    %127 = vector.bitcast %126 : !i32x16 to !bf16x32
    %128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%78, %127, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%79, %127, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%80, %127, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%81, %127, %99) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %132 = vector.broadcast %125 : i32 to !i32x8
    %133 = vector.bitcast %132 : !i32x8 to !bf16x16
    %134 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%82, %133, %101) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %135 = llvm.getelementptr %35[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.load %135 <alignment = 2> : !llvm.ptr -> i32
    %137 = vector.broadcast %136 : i32 to !i32x16
    %138 = vector.bitcast %137 : !i32x16 to !bf16x32
    %139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%83, %138, %93) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%84, %138, %95) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%85, %138, %97) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%86, %138, %99) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %143 = vector.broadcast %136 : i32 to !i32x8
    %144 = vector.bitcast %143 : !i32x8 to !bf16x16
    %145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%87, %144, %101) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %106, %107, %108, %109, %112, %117, %118, %119, %120, %123, %128, %129, %130, %131, %134, %139, %140, %141, %142, %145 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7, %67#8, %67#9, %67#10, %67#11, %67#12, %67#13, %67#14, %67#15, %67#16, %67#17, %67#18, %67#19 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8
  }
  vector.store %41#0, %sums[%39, %c_8] : memref<160x16xf32>, !f32x16
  %146 = arith.addi %39, %c_12 : index
  vector.store %41#1, %sums[%146, %c_8] : memref<160x16xf32>, !f32x16
  %147 = arith.addi %39, %c_11 : index
  vector.store %41#2, %sums[%147, %c_8] : memref<160x16xf32>, !f32x16
  %148 = arith.addi %39, %c_13 : index
  vector.store %41#3, %sums[%148, %c_8] : memref<160x16xf32>, !f32x16
  %149 = arith.addi %39, %c_5 : index
  vector.store %41#4, %sums[%149, %c_8] : memref<160x16xf32>, !f32x8
  %150 = arith.addi %39, %c_7 : index
  vector.store %41#5, %sums[%150, %c_8] : memref<160x16xf32>, !f32x16
  %151 = arith.addi %39, %c_14 : index
  vector.store %41#6, %sums[%151, %c_8] : memref<160x16xf32>, !f32x16
  %152 = arith.addi %39, %c_15 : index
  vector.store %41#7, %sums[%152, %c_8] : memref<160x16xf32>, !f32x16
  %153 = arith.addi %39, %c_16 : index
  vector.store %41#8, %sums[%153, %c_8] : memref<160x16xf32>, !f32x16
  %154 = arith.addi %39, %c_17 : index
  vector.store %41#9, %sums[%154, %c_8] : memref<160x16xf32>, !f32x8
  %155 = arith.addi %39, %c_0 : index
  vector.store %41#10, %sums[%155, %c_8] : memref<160x16xf32>, !f32x16
  %156 = arith.addi %39, %c_18 : index
  vector.store %41#11, %sums[%156, %c_8] : memref<160x16xf32>, !f32x16
  %157 = arith.addi %39, %c_19 : index
  vector.store %41#12, %sums[%157, %c_8] : memref<160x16xf32>, !f32x16
  %158 = arith.addi %39, %c_20 : index
  vector.store %41#13, %sums[%158, %c_8] : memref<160x16xf32>, !f32x16
  %159 = arith.addi %39, %c_21 : index
  vector.store %41#14, %sums[%159, %c_8] : memref<160x16xf32>, !f32x8
  %160 = arith.addi %39, %c_1 : index
  vector.store %41#15, %sums[%160, %c_8] : memref<160x16xf32>, !f32x16
  %161 = arith.addi %39, %c_22 : index
  vector.store %41#16, %sums[%161, %c_8] : memref<160x16xf32>, !f32x16
  %162 = arith.addi %39, %c_23 : index
  vector.store %41#17, %sums[%162, %c_8] : memref<160x16xf32>, !f32x16
  %163 = arith.addi %39, %c_24 : index
  vector.store %41#18, %sums[%163, %c_8] : memref<160x16xf32>, !f32x16
  %164 = arith.addi %39, %c_25 : index
  vector.store %41#19, %sums[%164, %c_8] : memref<160x16xf32>, !f32x8
 }
 return
}
func.func private @multiply_16x4(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant 3 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 0 : index
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
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.divui %length, %c_0 : index
 %7 = arith.index_cast %panels : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %1 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %3 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %5 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 scf.for %15 = %c_3 to %c_4 step %c_5 {
  %16 = arith.divui %15, %c_6 : index
  %17 = arith.remui %15, %c_6 : index
  %18 = arith.muli %17, %c_6 : index
  %19 = arith.cmpi eq, %16, %c_3 : index
  %20 = arith.muli %18, %row_bytes : index
  %21 = arith.select %19, %rows_0, %rows_1 : index
  %22 = arith.addi %21, %20 : index
  %23 = arith.select %19, %next_0, %next_1 : index
  %24 = arith.addi %23, %20 : index
  %25 = arith.index_cast %22 : index to i64
  %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
  %27 = arith.index_cast %row_bytes : index to i64
  %28 = llvm.getelementptr %26[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %29 = llvm.getelementptr %28[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %30 = llvm.getelementptr %29[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %31 = arith.index_cast %24 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.muli %16, %c_7 : index
  %34 = arith.addi %33, %18 : index
  %36:16 = scf.for %35 = %c_3 to %6 step %c_6 iter_args(%37 = %c_2, %38 = %c_2, %39 = %c_2, %40 = %c_2, %41 = %c_2, %42 = %c_2, %43 = %c_2, %44 = %c_2, %45 = %c_2, %46 = %c_2, %47 = %c_2, %48 = %c_2, %49 = %c_2, %50 = %c_2, %51 = %c_2, %52 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %53 = arith.muli %35, %c_7 : index
   %54 = arith.index_cast %53 : index to i64
   %55 = llvm.getelementptr %32[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%55) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %56 = arith.addi %35, %c_6 : index
   %58:16 = scf.for %57 = %35 to %56 step %c_5 iter_args(%59 = %37, %60 = %38, %61 = %39, %62 = %40, %63 = %41, %64 = %42, %65 = %43, %66 = %44, %67 = %45, %68 = %46, %69 = %47, %70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %75 = arith.muli %57, %c_6 : index
    %76 = arith.index_cast %75 : index to i64
    %77 = arith.muli %57, %c_8 : index
    %78 = arith.index_cast %77 : index to i64
    %79 = llvm.getelementptr %8[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 <alignment = 64> : !llvm.ptr -> !bf16x32
    %81 = llvm.getelementptr %10[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 <alignment = 64> : !llvm.ptr -> !bf16x32
    %83 = llvm.getelementptr %12[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 <alignment = 64> : !llvm.ptr -> !bf16x32
    %85 = llvm.getelementptr %14[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 <alignment = 64> : !llvm.ptr -> !bf16x32
    %87 = llvm.getelementptr %26[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 <alignment = 2> : !llvm.ptr -> i32
    %89 = vector.broadcast %88 : i32 to !i32x16
    %90 = vector.bitcast %89 : !i32x16 to !bf16x32
    %91 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%59, %90, %80) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%60, %90, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %93 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%61, %90, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %94 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%62, %90, %86) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %95 = llvm.getelementptr %28[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.load %95 <alignment = 2> : !llvm.ptr -> i32
    %97 = vector.broadcast %96 : i32 to !i32x16
    %98 = vector.bitcast %97 : !i32x16 to !bf16x32
    %99 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%63, %98, %80) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %100 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%64, %98, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %101 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%65, %98, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%66, %98, %86) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %103 = llvm.getelementptr %29[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.load %103 <alignment = 2> : !llvm.ptr -> i32
    %105 = vector.broadcast %104 : i32 to !i32x16
    %106 = vector.bitcast %105 : !i32x16 to !bf16x32
    %107 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%67, %106, %80) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %108 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%68, %106, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %109 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %106, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %110 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %106, %86) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %111 = llvm.getelementptr %30[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.load %111 <alignment = 2> : !llvm.ptr -> i32
    %113 = vector.broadcast %112 : i32 to !i32x16
    %114 = vector.bitcast %113 : !i32x16 to !bf16x32
    %115 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %114, %80) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %114, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %117 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %114, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %118 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%74, %114, %86) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %91, %92, %93, %94, %99, %100, %101, %102, %107, %108, %109, %110, %115, %116, %117, %118 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %58#0, %58#1, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7, %58#8, %58#9, %58#10, %58#11, %58#12, %58#13, %58#14, %58#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %36#0, %sums[%34, %c_3] : memref<160x16xf32>, !f32x16
  %119 = arith.addi %34, %c_9 : index
  vector.store %36#1, %sums[%119, %c_3] : memref<160x16xf32>, !f32x16
  %120 = arith.addi %34, %c_8 : index
  vector.store %36#2, %sums[%120, %c_3] : memref<160x16xf32>, !f32x16
  %121 = arith.addi %34, %c_10 : index
  vector.store %36#3, %sums[%121, %c_3] : memref<160x16xf32>, !f32x16
  %122 = arith.addi %34, %c_5 : index
  vector.store %36#4, %sums[%122, %c_3] : memref<160x16xf32>, !f32x16
  %123 = arith.addi %34, %c_11 : index
  vector.store %36#5, %sums[%123, %c_3] : memref<160x16xf32>, !f32x16
  %124 = arith.addi %34, %c_12 : index
  vector.store %36#6, %sums[%124, %c_3] : memref<160x16xf32>, !f32x16
  %125 = arith.addi %34, %c_13 : index
  vector.store %36#7, %sums[%125, %c_3] : memref<160x16xf32>, !f32x16
  %126 = arith.addi %34, %c_0 : index
  vector.store %36#8, %sums[%126, %c_3] : memref<160x16xf32>, !f32x16
  %127 = arith.addi %34, %c_14 : index
  vector.store %36#9, %sums[%127, %c_3] : memref<160x16xf32>, !f32x16
  %128 = arith.addi %34, %c_15 : index
  vector.store %36#10, %sums[%128, %c_3] : memref<160x16xf32>, !f32x16
  %129 = arith.addi %34, %c_16 : index
  vector.store %36#11, %sums[%129, %c_3] : memref<160x16xf32>, !f32x16
  %130 = arith.addi %34, %c_1 : index
  vector.store %36#12, %sums[%130, %c_3] : memref<160x16xf32>, !f32x16
  %131 = arith.addi %34, %c_17 : index
  vector.store %36#13, %sums[%131, %c_3] : memref<160x16xf32>, !f32x16
  %132 = arith.addi %34, %c_18 : index
  vector.store %36#14, %sums[%132, %c_3] : memref<160x16xf32>, !f32x16
  %133 = arith.addi %34, %c_19 : index
  vector.store %36#15, %sums[%133, %c_3] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x3half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant 3 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 96 : index
 %c_5 = arith.constant 128 : index
 %c_6 = arith.constant 1 : index
 %c_7 = arith.constant 0 : index
 %c_8 = arith.constant 8 : index
 %c_9 = arith.constant 4 : index
 %c_10 = arith.constant 16 : index
 %c_11 = arith.constant 64 : index
 %c_12 = arith.constant 32 : index
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
 %6 = arith.divui %length, %c_0 : index
 %7 = arith.index_cast %panels : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %1 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %3 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %5 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 scf.for %15 = %c_4 to %c_5 step %c_6 {
  vector.store %c_2, %sums[%15, %c_7] : memref<160x16xf32>, !f32x16
 }
 scf.for %16 = %c_7 to %c_8 step %c_6 {
  %17 = arith.divui %16, %c_9 : index
  %18 = arith.remui %16, %c_9 : index
  %19 = arith.muli %18, %c_9 : index
  %20 = arith.cmpi eq, %17, %c_7 : index
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
  %34 = arith.muli %17, %c_10 : index
  %35 = arith.addi %34, %19 : index
  %37:16 = scf.for %36 = %c_7 to %6 step %c_9 iter_args(%38 = %c_2, %39 = %c_2, %40 = %c_2, %41 = %c_3, %42 = %c_2, %43 = %c_2, %44 = %c_2, %45 = %c_3, %46 = %c_2, %47 = %c_2, %48 = %c_2, %49 = %c_3, %50 = %c_2, %51 = %c_2, %52 = %c_2, %53 = %c_3) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
   %54 = arith.muli %36, %c_10 : index
   %55 = arith.index_cast %54 : index to i64
   %56 = llvm.getelementptr %33[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%56) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %57 = arith.addi %36, %c_9 : index
   %59:16 = scf.for %58 = %36 to %57 step %c_6 iter_args(%60 = %38, %61 = %39, %62 = %40, %63 = %41, %64 = %42, %65 = %43, %66 = %44, %67 = %45, %68 = %46, %69 = %47, %70 = %48, %71 = %49, %72 = %50, %73 = %51, %74 = %52, %75 = %53) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
    %76 = arith.muli %58, %c_9 : index
    %77 = arith.index_cast %76 : index to i64
    %78 = arith.muli %58, %c_11 : index
    %79 = arith.index_cast %78 : index to i64
    %80 = llvm.getelementptr %8[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 <alignment = 64> : !llvm.ptr -> !bf16x32
    %82 = llvm.getelementptr %10[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 <alignment = 64> : !llvm.ptr -> !bf16x32
    %84 = llvm.getelementptr %12[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 <alignment = 64> : !llvm.ptr -> !bf16x32
    %86 = llvm.getelementptr %14[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.load %86 <alignment = 64> : !llvm.ptr -> !bf16x16
    %88 = llvm.getelementptr %27[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 <alignment = 2> : !llvm.ptr -> i32
    %90 = vector.broadcast %89 : i32 to !i32x16
    %91 = vector.bitcast %90 : !i32x16 to !bf16x32
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%60, %91, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %93 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%61, %91, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %94 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%62, %91, %85) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %95 = vector.broadcast %89 : i32 to !i32x8
    %96 = vector.bitcast %95 : !i32x8 to !bf16x16
    %97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%63, %96, %87) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %98 = llvm.getelementptr %29[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 <alignment = 2> : !llvm.ptr -> i32
    %100 = vector.broadcast %99 : i32 to !i32x16
    %101 = vector.bitcast %100 : !i32x16 to !bf16x32
    %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%64, %101, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %103 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%65, %101, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %104 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%66, %101, %85) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %105 = vector.broadcast %99 : i32 to !i32x8
    %106 = vector.bitcast %105 : !i32x8 to !bf16x16
    %107 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%67, %106, %87) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %108 = llvm.getelementptr %30[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.load %108 <alignment = 2> : !llvm.ptr -> i32
    %110 = vector.broadcast %109 : i32 to !i32x16
    %111 = vector.bitcast %110 : !i32x16 to !bf16x32
    %112 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%68, %111, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %113 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %111, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %114 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%70, %111, %85) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %115 = vector.broadcast %109 : i32 to !i32x8
    %116 = vector.bitcast %115 : !i32x8 to !bf16x16
    %117 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%71, %116, %87) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %118 = llvm.getelementptr %31[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 <alignment = 2> : !llvm.ptr -> i32
    %120 = vector.broadcast %119 : i32 to !i32x16
    %121 = vector.bitcast %120 : !i32x16 to !bf16x32
    %122 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%72, %121, %81) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %121, %83) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %124 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%74, %121, %85) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %125 = vector.broadcast %119 : i32 to !i32x8
    %126 = vector.bitcast %125 : !i32x8 to !bf16x16
    %127 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%75, %126, %87) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %92, %93, %94, %97, %102, %103, %104, %107, %112, %113, %114, %117, %122, %123, %124, %127 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %59#0, %59#1, %59#2, %59#3, %59#4, %59#5, %59#6, %59#7, %59#8, %59#9, %59#10, %59#11, %59#12, %59#13, %59#14, %59#15 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
  }
  vector.store %37#0, %sums[%35, %c_7] : memref<160x16xf32>, !f32x16
  %128 = arith.addi %35, %c_12 : index
  vector.store %37#1, %sums[%128, %c_7] : memref<160x16xf32>, !f32x16
  %129 = arith.addi %35, %c_11 : index
  vector.store %37#2, %sums[%129, %c_7] : memref<160x16xf32>, !f32x16
  %130 = arith.addi %35, %c_4 : index
  vector.store %37#3, %sums[%130, %c_7] : memref<160x16xf32>, !f32x8
  %131 = arith.addi %35, %c_6 : index
  vector.store %37#4, %sums[%131, %c_7] : memref<160x16xf32>, !f32x16
  %132 = arith.addi %35, %c_13 : index
  vector.store %37#5, %sums[%132, %c_7] : memref<160x16xf32>, !f32x16
  %133 = arith.addi %35, %c_14 : index
  vector.store %37#6, %sums[%133, %c_7] : memref<160x16xf32>, !f32x16
  %134 = arith.addi %35, %c_15 : index
  vector.store %37#7, %sums[%134, %c_7] : memref<160x16xf32>, !f32x8
  %135 = arith.addi %35, %c_0 : index
  vector.store %37#8, %sums[%135, %c_7] : memref<160x16xf32>, !f32x16
  %136 = arith.addi %35, %c_16 : index
  vector.store %37#9, %sums[%136, %c_7] : memref<160x16xf32>, !f32x16
  %137 = arith.addi %35, %c_17 : index
  vector.store %37#10, %sums[%137, %c_7] : memref<160x16xf32>, !f32x16
  %138 = arith.addi %35, %c_18 : index
  vector.store %37#11, %sums[%138, %c_7] : memref<160x16xf32>, !f32x8
  %139 = arith.addi %35, %c_1 : index
  vector.store %37#12, %sums[%139, %c_7] : memref<160x16xf32>, !f32x16
  %140 = arith.addi %35, %c_19 : index
  vector.store %37#13, %sums[%140, %c_7] : memref<160x16xf32>, !f32x16
  %141 = arith.addi %35, %c_20 : index
  vector.store %37#14, %sums[%141, %c_7] : memref<160x16xf32>, !f32x16
  %142 = arith.addi %35, %c_21 : index
  vector.store %37#15, %sums[%142, %c_7] : memref<160x16xf32>, !f32x8
 }
 return
}
func.func private @multiply_16x3(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 8 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 33 : index
 %c_10 = arith.constant 65 : index
 %c_11 = arith.constant 34 : index
 %c_12 = arith.constant 66 : index
 %c_13 = arith.constant 3 : index
 %c_14 = arith.constant 35 : index
 %c_15 = arith.constant 67 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.muli %panel_bytes, %c_0 : index
 %3 = arith.addi %panels, %2 : index
 %4 = arith.divui %length, %c_0 : index
 %5 = arith.index_cast %panels : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %1 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %3 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 scf.for %11 = %c_2 to %c_3 step %c_4 {
  %12 = arith.divui %11, %c_5 : index
  %13 = arith.remui %11, %c_5 : index
  %14 = arith.muli %13, %c_5 : index
  %15 = arith.cmpi eq, %12, %c_2 : index
  %16 = arith.muli %14, %row_bytes : index
  %17 = arith.select %15, %rows_0, %rows_1 : index
  %18 = arith.addi %17, %16 : index
  %19 = arith.select %15, %next_0, %next_1 : index
  %20 = arith.addi %19, %16 : index
  %21 = arith.index_cast %18 : index to i64
  %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
  %23 = arith.index_cast %row_bytes : index to i64
  %24 = llvm.getelementptr %22[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %25 = llvm.getelementptr %24[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %26 = llvm.getelementptr %25[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %27 = arith.index_cast %20 : index to i64
  %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
  %29 = arith.muli %12, %c_6 : index
  %30 = arith.addi %29, %14 : index
  %32:12 = scf.for %31 = %c_2 to %4 step %c_5 iter_args(%33 = %c_1, %34 = %c_1, %35 = %c_1, %36 = %c_1, %37 = %c_1, %38 = %c_1, %39 = %c_1, %40 = %c_1, %41 = %c_1, %42 = %c_1, %43 = %c_1, %44 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %45 = arith.muli %31, %c_6 : index
   %46 = arith.index_cast %45 : index to i64
   %47 = llvm.getelementptr %28[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %48 = arith.addi %31, %c_5 : index
   %50:12 = scf.for %49 = %31 to %48 step %c_4 iter_args(%51 = %33, %52 = %34, %53 = %35, %54 = %36, %55 = %37, %56 = %38, %57 = %39, %58 = %40, %59 = %41, %60 = %42, %61 = %43, %62 = %44) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %63 = arith.muli %49, %c_5 : index
    %64 = arith.index_cast %63 : index to i64
    %65 = arith.muli %49, %c_7 : index
    %66 = arith.index_cast %65 : index to i64
    %67 = llvm.getelementptr %6[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %68 = llvm.load %67 <alignment = 64> : !llvm.ptr -> !bf16x32
    %69 = llvm.getelementptr %8[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 <alignment = 64> : !llvm.ptr -> !bf16x32
    %71 = llvm.getelementptr %10[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 <alignment = 64> : !llvm.ptr -> !bf16x32
    %73 = llvm.getelementptr %22[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %73 <alignment = 2> : !llvm.ptr -> i32
    %75 = vector.broadcast %74 : i32 to !i32x16
    %76 = vector.bitcast %75 : !i32x16 to !bf16x32
    %77 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%51, %76, %68) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %78 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%52, %76, %70) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %79 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%53, %76, %72) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %80 = llvm.getelementptr %24[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.load %80 <alignment = 2> : !llvm.ptr -> i32
    %82 = vector.broadcast %81 : i32 to !i32x16
    %83 = vector.bitcast %82 : !i32x16 to !bf16x32
    %84 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%54, %83, %68) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %85 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%55, %83, %70) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %86 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%56, %83, %72) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %87 = llvm.getelementptr %25[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 <alignment = 2> : !llvm.ptr -> i32
    %89 = vector.broadcast %88 : i32 to !i32x16
    %90 = vector.bitcast %89 : !i32x16 to !bf16x32
    %91 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%57, %90, %68) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%58, %90, %70) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %93 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%59, %90, %72) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %94 = llvm.getelementptr %26[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 <alignment = 2> : !llvm.ptr -> i32
    %96 = vector.broadcast %95 : i32 to !i32x16
    %97 = vector.bitcast %96 : !i32x16 to !bf16x32
    %98 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%60, %97, %68) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %99 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%61, %97, %70) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %100 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%62, %97, %72) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %77, %78, %79, %84, %85, %86, %91, %92, %93, %98, %99, %100 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %50#0, %50#1, %50#2, %50#3, %50#4, %50#5, %50#6, %50#7, %50#8, %50#9, %50#10, %50#11 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %32#0, %sums[%30, %c_2] : memref<160x16xf32>, !f32x16
  %101 = arith.addi %30, %c_8 : index
  vector.store %32#1, %sums[%101, %c_2] : memref<160x16xf32>, !f32x16
  %102 = arith.addi %30, %c_7 : index
  vector.store %32#2, %sums[%102, %c_2] : memref<160x16xf32>, !f32x16
  %103 = arith.addi %30, %c_4 : index
  vector.store %32#3, %sums[%103, %c_2] : memref<160x16xf32>, !f32x16
  %104 = arith.addi %30, %c_9 : index
  vector.store %32#4, %sums[%104, %c_2] : memref<160x16xf32>, !f32x16
  %105 = arith.addi %30, %c_10 : index
  vector.store %32#5, %sums[%105, %c_2] : memref<160x16xf32>, !f32x16
  %106 = arith.addi %30, %c_0 : index
  vector.store %32#6, %sums[%106, %c_2] : memref<160x16xf32>, !f32x16
  %107 = arith.addi %30, %c_11 : index
  vector.store %32#7, %sums[%107, %c_2] : memref<160x16xf32>, !f32x16
  %108 = arith.addi %30, %c_12 : index
  vector.store %32#8, %sums[%108, %c_2] : memref<160x16xf32>, !f32x16
  %109 = arith.addi %30, %c_13 : index
  vector.store %32#9, %sums[%109, %c_2] : memref<160x16xf32>, !f32x16
  %110 = arith.addi %30, %c_14 : index
  vector.store %32#10, %sums[%110, %c_2] : memref<160x16xf32>, !f32x16
  %111 = arith.addi %30, %c_15 : index
  vector.store %32#11, %sums[%111, %c_2] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x2half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant dense<0x00000000> : !f32x8
 %c_3 = arith.constant 64 : index
 %c_4 = arith.constant 96 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 0 : index
 %c_7 = arith.constant 8 : index
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant 16 : index
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
 %4 = arith.divui %length, %c_0 : index
 %5 = arith.index_cast %panels : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %1 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %3 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 scf.for %11 = %c_3 to %c_4 step %c_5 {
  vector.store %c_1, %sums[%11, %c_6] : memref<160x16xf32>, !f32x16
 }
 scf.for %12 = %c_6 to %c_7 step %c_5 {
  %13 = arith.divui %12, %c_8 : index
  %14 = arith.remui %12, %c_8 : index
  %15 = arith.muli %14, %c_8 : index
  %16 = arith.cmpi eq, %13, %c_6 : index
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
  %30 = arith.muli %13, %c_9 : index
  %31 = arith.addi %30, %15 : index
  %33:12 = scf.for %32 = %c_6 to %4 step %c_8 iter_args(%34 = %c_1, %35 = %c_1, %36 = %c_2, %37 = %c_1, %38 = %c_1, %39 = %c_2, %40 = %c_1, %41 = %c_1, %42 = %c_2, %43 = %c_1, %44 = %c_1, %45 = %c_2) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
   %46 = arith.muli %32, %c_9 : index
   %47 = arith.index_cast %46 : index to i64
   %48 = llvm.getelementptr %29[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %49 = arith.addi %32, %c_8 : index
   %51:12 = scf.for %50 = %32 to %49 step %c_5 iter_args(%52 = %34, %53 = %35, %54 = %36, %55 = %37, %56 = %38, %57 = %39, %58 = %40, %59 = %41, %60 = %42, %61 = %43, %62 = %44, %63 = %45) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
    %64 = arith.muli %50, %c_8 : index
    %65 = arith.index_cast %64 : index to i64
    %66 = arith.muli %50, %c_3 : index
    %67 = arith.index_cast %66 : index to i64
    %68 = llvm.getelementptr %6[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 <alignment = 64> : !llvm.ptr -> !bf16x32
    %70 = llvm.getelementptr %8[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 <alignment = 64> : !llvm.ptr -> !bf16x32
    %72 = llvm.getelementptr %10[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.load %72 <alignment = 64> : !llvm.ptr -> !bf16x16
    %74 = llvm.getelementptr %23[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 <alignment = 2> : !llvm.ptr -> i32
    %76 = vector.broadcast %75 : i32 to !i32x16
    %77 = vector.bitcast %76 : !i32x16 to !bf16x32
    %78 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%52, %77, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %79 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%53, %77, %71) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %80 = vector.broadcast %75 : i32 to !i32x8
    %81 = vector.bitcast %80 : !i32x8 to !bf16x16
    %82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%54, %81, %73) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %83 = llvm.getelementptr %25[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 <alignment = 2> : !llvm.ptr -> i32
    %85 = vector.broadcast %84 : i32 to !i32x16
    %86 = vector.bitcast %85 : !i32x16 to !bf16x32
    %87 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%55, %86, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %88 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%56, %86, %71) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %89 = vector.broadcast %84 : i32 to !i32x8
    %90 = vector.bitcast %89 : !i32x8 to !bf16x16
    %91 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%57, %90, %73) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %92 = llvm.getelementptr %26[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 <alignment = 2> : !llvm.ptr -> i32
    %94 = vector.broadcast %93 : i32 to !i32x16
    %95 = vector.bitcast %94 : !i32x16 to !bf16x32
    %96 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%58, %95, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%59, %95, %71) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %98 = vector.broadcast %93 : i32 to !i32x8
    %99 = vector.bitcast %98 : !i32x8 to !bf16x16
    %100 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%60, %99, %73) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %101 = llvm.getelementptr %27[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 <alignment = 2> : !llvm.ptr -> i32
    %103 = vector.broadcast %102 : i32 to !i32x16
    %104 = vector.bitcast %103 : !i32x16 to !bf16x32
    %105 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%61, %104, %69) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %106 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%62, %104, %71) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %107 = vector.broadcast %102 : i32 to !i32x8
    %108 = vector.bitcast %107 : !i32x8 to !bf16x16
    %109 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%63, %108, %73) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %78, %79, %82, %87, %88, %91, %96, %97, %100, %105, %106, %109 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7, %51#8, %51#9, %51#10, %51#11 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
  }
  vector.store %33#0, %sums[%31, %c_6] : memref<160x16xf32>, !f32x16
  %110 = arith.addi %31, %c_10 : index
  vector.store %33#1, %sums[%110, %c_6] : memref<160x16xf32>, !f32x16
  %111 = arith.addi %31, %c_3 : index
  vector.store %33#2, %sums[%111, %c_6] : memref<160x16xf32>, !f32x8
  %112 = arith.addi %31, %c_5 : index
  vector.store %33#3, %sums[%112, %c_6] : memref<160x16xf32>, !f32x16
  %113 = arith.addi %31, %c_11 : index
  vector.store %33#4, %sums[%113, %c_6] : memref<160x16xf32>, !f32x16
  %114 = arith.addi %31, %c_12 : index
  vector.store %33#5, %sums[%114, %c_6] : memref<160x16xf32>, !f32x8
  %115 = arith.addi %31, %c_0 : index
  vector.store %33#6, %sums[%115, %c_6] : memref<160x16xf32>, !f32x16
  %116 = arith.addi %31, %c_13 : index
  vector.store %33#7, %sums[%116, %c_6] : memref<160x16xf32>, !f32x16
  %117 = arith.addi %31, %c_14 : index
  vector.store %33#8, %sums[%117, %c_6] : memref<160x16xf32>, !f32x8
  %118 = arith.addi %31, %c_15 : index
  vector.store %33#9, %sums[%118, %c_6] : memref<160x16xf32>, !f32x16
  %119 = arith.addi %31, %c_16 : index
  vector.store %33#10, %sums[%119, %c_6] : memref<160x16xf32>, !f32x16
  %120 = arith.addi %31, %c_17 : index
  vector.store %33#11, %sums[%120, %c_6] : memref<160x16xf32>, !f32x8
 }
 return
}
func.func private @multiply_16x2(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 8 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 33 : index
 %c_10 = arith.constant 34 : index
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant 35 : index
 %1 = arith.addi %panels, %panel_bytes : index
 %2 = arith.divui %length, %c_0 : index
 %3 = arith.index_cast %panels : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = arith.index_cast %1 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 scf.for %7 = %c_2 to %c_3 step %c_4 {
  %8 = arith.divui %7, %c_5 : index
  %9 = arith.remui %7, %c_5 : index
  %10 = arith.muli %9, %c_5 : index
  %11 = arith.cmpi eq, %8, %c_2 : index
  %12 = arith.muli %10, %row_bytes : index
  %13 = arith.select %11, %rows_0, %rows_1 : index
  %14 = arith.addi %13, %12 : index
  %15 = arith.select %11, %next_0, %next_1 : index
  %16 = arith.addi %15, %12 : index
  %17 = arith.index_cast %14 : index to i64
  %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
  %19 = arith.index_cast %row_bytes : index to i64
  %20 = llvm.getelementptr %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %21 = llvm.getelementptr %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %22 = llvm.getelementptr %21[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = arith.index_cast %16 : index to i64
  %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
  %25 = arith.muli %8, %c_6 : index
  %26 = arith.addi %25, %10 : index
  %28:8 = scf.for %27 = %c_2 to %2 step %c_5 iter_args(%29 = %c_1, %30 = %c_1, %31 = %c_1, %32 = %c_1, %33 = %c_1, %34 = %c_1, %35 = %c_1, %36 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %37 = arith.muli %27, %c_6 : index
   %38 = arith.index_cast %37 : index to i64
   %39 = llvm.getelementptr %24[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%39) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %40 = arith.addi %27, %c_5 : index
   %42:8 = scf.for %41 = %27 to %40 step %c_4 iter_args(%43 = %29, %44 = %30, %45 = %31, %46 = %32, %47 = %33, %48 = %34, %49 = %35, %50 = %36) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %51 = arith.muli %41, %c_5 : index
    %52 = arith.index_cast %51 : index to i64
    %53 = arith.muli %41, %c_7 : index
    %54 = arith.index_cast %53 : index to i64
    %55 = llvm.getelementptr %4[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.load %55 <alignment = 64> : !llvm.ptr -> !bf16x32
    %57 = llvm.getelementptr %6[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 <alignment = 64> : !llvm.ptr -> !bf16x32
    %59 = llvm.getelementptr %18[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.load %59 <alignment = 2> : !llvm.ptr -> i32
    %61 = vector.broadcast %60 : i32 to !i32x16
    %62 = vector.bitcast %61 : !i32x16 to !bf16x32
    %63 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%43, %62, %56) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %64 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%44, %62, %58) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %65 = llvm.getelementptr %20[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.load %65 <alignment = 2> : !llvm.ptr -> i32
    %67 = vector.broadcast %66 : i32 to !i32x16
    %68 = vector.bitcast %67 : !i32x16 to !bf16x32
    %69 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%45, %68, %56) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %70 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%46, %68, %58) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %71 = llvm.getelementptr %21[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.load %71 <alignment = 2> : !llvm.ptr -> i32
    %73 = vector.broadcast %72 : i32 to !i32x16
    %74 = vector.bitcast %73 : !i32x16 to !bf16x32
    %75 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%47, %74, %56) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %76 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%48, %74, %58) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %77 = llvm.getelementptr %22[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 <alignment = 2> : !llvm.ptr -> i32
    %79 = vector.broadcast %78 : i32 to !i32x16
    %80 = vector.bitcast %79 : !i32x16 to !bf16x32
    %81 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%49, %80, %56) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%50, %80, %58) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %63, %64, %69, %70, %75, %76, %81, %82 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %42#0, %42#1, %42#2, %42#3, %42#4, %42#5, %42#6, %42#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %28#0, %sums[%26, %c_2] : memref<160x16xf32>, !f32x16
  %83 = arith.addi %26, %c_8 : index
  vector.store %28#1, %sums[%83, %c_2] : memref<160x16xf32>, !f32x16
  %84 = arith.addi %26, %c_4 : index
  vector.store %28#2, %sums[%84, %c_2] : memref<160x16xf32>, !f32x16
  %85 = arith.addi %26, %c_9 : index
  vector.store %28#3, %sums[%85, %c_2] : memref<160x16xf32>, !f32x16
  %86 = arith.addi %26, %c_0 : index
  vector.store %28#4, %sums[%86, %c_2] : memref<160x16xf32>, !f32x16
  %87 = arith.addi %26, %c_10 : index
  vector.store %28#5, %sums[%87, %c_2] : memref<160x16xf32>, !f32x16
  %88 = arith.addi %26, %c_11 : index
  vector.store %28#6, %sums[%88, %c_2] : memref<160x16xf32>, !f32x16
  %89 = arith.addi %26, %c_12 : index
  vector.store %28#7, %sums[%89, %c_2] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x1half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant dense<0x00000000> : !f32x8
 %c_3 = arith.constant 32 : index
 %c_4 = arith.constant 64 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 0 : index
 %c_7 = arith.constant 4 : index
 %c_8 = arith.constant 8 : index
 %c_9 = arith.constant 16 : index
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
 %2 = arith.divui %length, %c_0 : index
 %3 = arith.index_cast %panels : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = arith.index_cast %1 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 scf.for %7 = %c_3 to %c_4 step %c_5 {
  vector.store %c_1, %sums[%7, %c_6] : memref<160x16xf32>, !f32x16
 }
 scf.for %8 = %c_6 to %c_7 step %c_5 {
  %9 = arith.divui %8, %c_0 : index
  %10 = arith.remui %8, %c_0 : index
  %11 = arith.muli %10, %c_8 : index
  %12 = arith.cmpi eq, %9, %c_6 : index
  %13 = arith.muli %11, %row_bytes : index
  %14 = arith.select %12, %rows_0, %rows_1 : index
  %15 = arith.addi %14, %13 : index
  %16 = arith.muli %8, %c_7 : index
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
  %34 = arith.muli %9, %c_9 : index
  %35 = arith.addi %34, %11 : index
  %37:16 = scf.for %36 = %c_6 to %2 step %c_7 iter_args(%38 = %c_1, %39 = %c_2, %40 = %c_1, %41 = %c_2, %42 = %c_1, %43 = %c_2, %44 = %c_1, %45 = %c_2, %46 = %c_1, %47 = %c_2, %48 = %c_1, %49 = %c_2, %50 = %c_1, %51 = %c_2, %52 = %c_1, %53 = %c_2) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
   %54 = arith.muli %36, %c_9 : index
   %55 = arith.index_cast %54 : index to i64
   %56 = llvm.getelementptr %31[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%56) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %57 = llvm.getelementptr %33[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%57) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %58 = arith.addi %36, %c_7 : index
   %60:16 = scf.for %59 = %36 to %58 step %c_5 iter_args(%61 = %38, %62 = %39, %63 = %40, %64 = %41, %65 = %42, %66 = %43, %67 = %44, %68 = %45, %69 = %46, %70 = %47, %71 = %48, %72 = %49, %73 = %50, %74 = %51, %75 = %52, %76 = %53) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
    %77 = arith.muli %59, %c_7 : index
    %78 = arith.index_cast %77 : index to i64
    %79 = arith.muli %59, %c_4 : index
    %80 = arith.index_cast %79 : index to i64
    %81 = llvm.getelementptr %4[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.load %81 <alignment = 64> : !llvm.ptr -> !bf16x32
    %83 = llvm.getelementptr %6[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 <alignment = 64> : !llvm.ptr -> !bf16x16
    %85 = llvm.getelementptr %21[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 <alignment = 2> : !llvm.ptr -> i32
    %87 = vector.broadcast %86 : i32 to !i32x16
    %88 = vector.bitcast %87 : !i32x16 to !bf16x32
    %89 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%61, %88, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %90 = vector.broadcast %86 : i32 to !i32x8
    %91 = vector.bitcast %90 : !i32x8 to !bf16x16
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%62, %91, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %93 = llvm.getelementptr %23[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 <alignment = 2> : !llvm.ptr -> i32
    %95 = vector.broadcast %94 : i32 to !i32x16
    %96 = vector.bitcast %95 : !i32x16 to !bf16x32
    %97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%63, %96, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %98 = vector.broadcast %94 : i32 to !i32x8
    %99 = vector.bitcast %98 : !i32x8 to !bf16x16
    %100 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%64, %99, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %101 = llvm.getelementptr %24[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 <alignment = 2> : !llvm.ptr -> i32
    %103 = vector.broadcast %102 : i32 to !i32x16
    %104 = vector.bitcast %103 : !i32x16 to !bf16x32
    %105 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%65, %104, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %106 = vector.broadcast %102 : i32 to !i32x8
    %107 = vector.bitcast %106 : !i32x8 to !bf16x16
    %108 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%66, %107, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %109 = llvm.getelementptr %25[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 <alignment = 2> : !llvm.ptr -> i32
    %111 = vector.broadcast %110 : i32 to !i32x16
    %112 = vector.bitcast %111 : !i32x16 to !bf16x32
    %113 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%67, %112, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %114 = vector.broadcast %110 : i32 to !i32x8
    %115 = vector.bitcast %114 : !i32x8 to !bf16x16
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%68, %115, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %117 = llvm.getelementptr %26[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 <alignment = 2> : !llvm.ptr -> i32
    %119 = vector.broadcast %118 : i32 to !i32x16
    %120 = vector.bitcast %119 : !i32x16 to !bf16x32
    %121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%69, %120, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %122 = vector.broadcast %118 : i32 to !i32x8
    %123 = vector.bitcast %122 : !i32x8 to !bf16x16
    %124 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%70, %123, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %125 = llvm.getelementptr %27[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 <alignment = 2> : !llvm.ptr -> i32
    %127 = vector.broadcast %126 : i32 to !i32x16
    %128 = vector.bitcast %127 : !i32x16 to !bf16x32
    %129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%71, %128, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %130 = vector.broadcast %126 : i32 to !i32x8
    %131 = vector.bitcast %130 : !i32x8 to !bf16x16
    %132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%72, %131, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %133 = llvm.getelementptr %28[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.load %133 <alignment = 2> : !llvm.ptr -> i32
    %135 = vector.broadcast %134 : i32 to !i32x16
    %136 = vector.bitcast %135 : !i32x16 to !bf16x32
    %137 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%73, %136, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %138 = vector.broadcast %134 : i32 to !i32x8
    %139 = vector.bitcast %138 : !i32x8 to !bf16x16
    %140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%74, %139, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %141 = llvm.getelementptr %29[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.load %141 <alignment = 2> : !llvm.ptr -> i32
    %143 = vector.broadcast %142 : i32 to !i32x16
    %144 = vector.bitcast %143 : !i32x16 to !bf16x32
    %145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%75, %144, %82) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %146 = vector.broadcast %142 : i32 to !i32x8
    %147 = vector.bitcast %146 : !i32x8 to !bf16x16
    %148 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%76, %147, %84) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %89, %92, %97, %100, %105, %108, %113, %116, %121, %124, %129, %132, %137, %140, %145, %148 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %60#0, %60#1, %60#2, %60#3, %60#4, %60#5, %60#6, %60#7, %60#8, %60#9, %60#10, %60#11, %60#12, %60#13, %60#14, %60#15 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
  }
  vector.store %37#0, %sums[%35, %c_6] : memref<160x16xf32>, !f32x16
  %149 = arith.addi %35, %c_3 : index
  vector.store %37#1, %sums[%149, %c_6] : memref<160x16xf32>, !f32x8
  %150 = arith.addi %35, %c_5 : index
  vector.store %37#2, %sums[%150, %c_6] : memref<160x16xf32>, !f32x16
  %151 = arith.addi %35, %c_10 : index
  vector.store %37#3, %sums[%151, %c_6] : memref<160x16xf32>, !f32x8
  %152 = arith.addi %35, %c_0 : index
  vector.store %37#4, %sums[%152, %c_6] : memref<160x16xf32>, !f32x16
  %153 = arith.addi %35, %c_11 : index
  vector.store %37#5, %sums[%153, %c_6] : memref<160x16xf32>, !f32x8
  %154 = arith.addi %35, %c_12 : index
  vector.store %37#6, %sums[%154, %c_6] : memref<160x16xf32>, !f32x16
  %155 = arith.addi %35, %c_13 : index
  vector.store %37#7, %sums[%155, %c_6] : memref<160x16xf32>, !f32x8
  %156 = arith.addi %35, %c_7 : index
  vector.store %37#8, %sums[%156, %c_6] : memref<160x16xf32>, !f32x16
  %157 = arith.addi %35, %c_14 : index
  vector.store %37#9, %sums[%157, %c_6] : memref<160x16xf32>, !f32x8
  %158 = arith.addi %35, %c_15 : index
  vector.store %37#10, %sums[%158, %c_6] : memref<160x16xf32>, !f32x16
  %159 = arith.addi %35, %c_16 : index
  vector.store %37#11, %sums[%159, %c_6] : memref<160x16xf32>, !f32x8
  %160 = arith.addi %35, %c_17 : index
  vector.store %37#12, %sums[%160, %c_6] : memref<160x16xf32>, !f32x16
  %161 = arith.addi %35, %c_18 : index
  vector.store %37#13, %sums[%161, %c_6] : memref<160x16xf32>, !f32x8
  %162 = arith.addi %35, %c_19 : index
  vector.store %37#14, %sums[%162, %c_6] : memref<160x16xf32>, !f32x16
  %163 = arith.addi %35, %c_20 : index
  vector.store %37#15, %sums[%163, %c_6] : memref<160x16xf32>, !f32x8
 }
 return
}
func.func private @multiply_16x1(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 8 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 3 : index
 %c_9 = arith.constant 5 : index
 %c_10 = arith.constant 6 : index
 %c_11 = arith.constant 7 : index
 %1 = arith.divui %length, %c_0 : index
 %2 = arith.index_cast %panels : index to i64
 %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
 scf.for %4 = %c_2 to %c_3 step %c_4 {
  %5 = arith.divui %4, %c_0 : index
  %6 = arith.remui %4, %c_0 : index
  %7 = arith.muli %6, %c_5 : index
  %8 = arith.cmpi eq, %5, %c_2 : index
  %9 = arith.muli %7, %row_bytes : index
  %10 = arith.select %8, %rows_0, %rows_1 : index
  %11 = arith.addi %10, %9 : index
  %12 = arith.muli %4, %c_3 : index
  %13 = arith.muli %12, %row_bytes : index
  %14 = arith.addi %next_0, %13 : index
  %15 = arith.addi %next_1, %13 : index
  %16 = arith.index_cast %11 : index to i64
  %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
  %18 = arith.index_cast %row_bytes : index to i64
  %19 = llvm.getelementptr %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %20 = llvm.getelementptr %19[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %21 = llvm.getelementptr %20[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %22 = llvm.getelementptr %21[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %23 = llvm.getelementptr %22[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %24 = llvm.getelementptr %23[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %25 = llvm.getelementptr %24[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %26 = arith.index_cast %14 : index to i64
  %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
  %28 = arith.index_cast %15 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.muli %5, %c_6 : index
  %31 = arith.addi %30, %7 : index
  %33:8 = scf.for %32 = %c_2 to %1 step %c_3 iter_args(%34 = %c_1, %35 = %c_1, %36 = %c_1, %37 = %c_1, %38 = %c_1, %39 = %c_1, %40 = %c_1, %41 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %42 = arith.muli %32, %c_6 : index
   %43 = arith.index_cast %42 : index to i64
   %44 = llvm.getelementptr %27[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%44) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %45 = llvm.getelementptr %29[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%45) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %46 = arith.addi %32, %c_3 : index
   %48:8 = scf.for %47 = %32 to %46 step %c_4 iter_args(%49 = %34, %50 = %35, %51 = %36, %52 = %37, %53 = %38, %54 = %39, %55 = %40, %56 = %41) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %57 = arith.muli %47, %c_3 : index
    %58 = arith.index_cast %57 : index to i64
    %59 = arith.muli %47, %c_7 : index
    %60 = arith.index_cast %59 : index to i64
    %61 = llvm.getelementptr %3[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %61 <alignment = 64> : !llvm.ptr -> !bf16x32
    %63 = llvm.getelementptr %17[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 <alignment = 2> : !llvm.ptr -> i32
    %65 = vector.broadcast %64 : i32 to !i32x16
    %66 = vector.bitcast %65 : !i32x16 to !bf16x32
    %67 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%49, %66, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %68 = llvm.getelementptr %19[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 <alignment = 2> : !llvm.ptr -> i32
    %70 = vector.broadcast %69 : i32 to !i32x16
    %71 = vector.bitcast %70 : !i32x16 to !bf16x32
    %72 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%50, %71, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %73 = llvm.getelementptr %20[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %73 <alignment = 2> : !llvm.ptr -> i32
    %75 = vector.broadcast %74 : i32 to !i32x16
    %76 = vector.bitcast %75 : !i32x16 to !bf16x32
    %77 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%51, %76, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %78 = llvm.getelementptr %21[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 <alignment = 2> : !llvm.ptr -> i32
    %80 = vector.broadcast %79 : i32 to !i32x16
    %81 = vector.bitcast %80 : !i32x16 to !bf16x32
    %82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%52, %81, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %83 = llvm.getelementptr %22[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %84 = llvm.load %83 <alignment = 2> : !llvm.ptr -> i32
    %85 = vector.broadcast %84 : i32 to !i32x16
    %86 = vector.bitcast %85 : !i32x16 to !bf16x32
    %87 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%53, %86, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %88 = llvm.getelementptr %23[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 <alignment = 2> : !llvm.ptr -> i32
    %90 = vector.broadcast %89 : i32 to !i32x16
    %91 = vector.bitcast %90 : !i32x16 to !bf16x32
    %92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%54, %91, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %93 = llvm.getelementptr %24[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 <alignment = 2> : !llvm.ptr -> i32
    %95 = vector.broadcast %94 : i32 to !i32x16
    %96 = vector.bitcast %95 : !i32x16 to !bf16x32
    %97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%55, %96, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %98 = llvm.getelementptr %25[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.load %98 <alignment = 2> : !llvm.ptr -> i32
    %100 = vector.broadcast %99 : i32 to !i32x16
    %101 = vector.bitcast %100 : !i32x16 to !bf16x32
    %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%56, %101, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %67, %72, %77, %82, %87, %92, %97, %102 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %48#0, %48#1, %48#2, %48#3, %48#4, %48#5, %48#6, %48#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %33#0, %sums[%31, %c_2] : memref<160x16xf32>, !f32x16
  %103 = arith.addi %31, %c_4 : index
  vector.store %33#1, %sums[%103, %c_2] : memref<160x16xf32>, !f32x16
  %104 = arith.addi %31, %c_0 : index
  vector.store %33#2, %sums[%104, %c_2] : memref<160x16xf32>, !f32x16
  %105 = arith.addi %31, %c_8 : index
  vector.store %33#3, %sums[%105, %c_2] : memref<160x16xf32>, !f32x16
  %106 = arith.addi %31, %c_3 : index
  vector.store %33#4, %sums[%106, %c_2] : memref<160x16xf32>, !f32x16
  %107 = arith.addi %31, %c_9 : index
  vector.store %33#5, %sums[%107, %c_2] : memref<160x16xf32>, !f32x16
  %108 = arith.addi %31, %c_10 : index
  vector.store %33#6, %sums[%108, %c_2] : memref<160x16xf32>, !f32x16
  %109 = arith.addi %31, %c_11 : index
  vector.store %33#7, %sums[%109, %c_2] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index) {
 %c_0 = arith.constant 2 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x8
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 32 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant dense<0x00000000> : !f32x16
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 8 : index
 %c_8 = arith.constant 16 : index
 %c_9 = arith.constant 64 : index
 %c_10 = arith.constant 3 : index
 %c_11 = arith.constant 5 : index
 %c_12 = arith.constant 6 : index
 %c_13 = arith.constant 7 : index
 %1 = arith.divui %length, %c_0 : index
 %2 = arith.index_cast %panels : index to i64
 %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
 scf.for %4 = %c_2 to %c_3 step %c_4 {
  vector.store %c_5, %sums[%4, %c_2] : memref<160x16xf32>, !f32x16
 }
 scf.for %5 = %c_2 to %c_6 step %c_4 {
  %6 = arith.divui %5, %c_0 : index
  %7 = arith.remui %5, %c_0 : index
  %8 = arith.muli %7, %c_7 : index
  %9 = arith.cmpi eq, %6, %c_2 : index
  %10 = arith.muli %8, %row_bytes : index
  %11 = arith.select %9, %rows_0, %rows_1 : index
  %12 = arith.addi %11, %10 : index
  %13 = arith.muli %5, %c_6 : index
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
  %34:8 = scf.for %33 = %c_2 to %1 step %c_6 iter_args(%35 = %c_1, %36 = %c_1, %37 = %c_1, %38 = %c_1, %39 = %c_1, %40 = %c_1, %41 = %c_1, %42 = %c_1) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
   %43 = arith.muli %33, %c_8 : index
   %44 = arith.index_cast %43 : index to i64
   %45 = llvm.getelementptr %28[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%45) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %46 = llvm.getelementptr %30[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
   "llvm.intr.prefetch"(%46) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %47 = arith.addi %33, %c_6 : index
   %49:8 = scf.for %48 = %33 to %47 step %c_4 iter_args(%50 = %35, %51 = %36, %52 = %37, %53 = %38, %54 = %39, %55 = %40, %56 = %41, %57 = %42) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
    %58 = arith.muli %48, %c_6 : index
    %59 = arith.index_cast %58 : index to i64
    %60 = arith.muli %48, %c_9 : index
    %61 = arith.index_cast %60 : index to i64
    %62 = llvm.getelementptr %3[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 <alignment = 64> : !llvm.ptr -> !bf16x16
    %64 = llvm.getelementptr %18[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %64 <alignment = 2> : !llvm.ptr -> i32
    %66 = vector.broadcast %65 : i32 to !i32x8
    %67 = vector.bitcast %66 : !i32x8 to !bf16x16
    %68 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%50, %67, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %69 = llvm.getelementptr %20[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 <alignment = 2> : !llvm.ptr -> i32
    %71 = vector.broadcast %70 : i32 to !i32x8
    %72 = vector.bitcast %71 : !i32x8 to !bf16x16
    %73 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%51, %72, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %74 = llvm.getelementptr %21[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 <alignment = 2> : !llvm.ptr -> i32
    %76 = vector.broadcast %75 : i32 to !i32x8
    %77 = vector.bitcast %76 : !i32x8 to !bf16x16
    %78 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%52, %77, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %79 = llvm.getelementptr %22[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 <alignment = 2> : !llvm.ptr -> i32
    %81 = vector.broadcast %80 : i32 to !i32x8
    %82 = vector.bitcast %81 : !i32x8 to !bf16x16
    %83 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%53, %82, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %84 = llvm.getelementptr %23[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 <alignment = 2> : !llvm.ptr -> i32
    %86 = vector.broadcast %85 : i32 to !i32x8
    %87 = vector.bitcast %86 : !i32x8 to !bf16x16
    %88 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%54, %87, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %89 = llvm.getelementptr %24[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 <alignment = 2> : !llvm.ptr -> i32
    %91 = vector.broadcast %90 : i32 to !i32x8
    %92 = vector.bitcast %91 : !i32x8 to !bf16x16
    %93 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%55, %92, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %94 = llvm.getelementptr %25[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 <alignment = 2> : !llvm.ptr -> i32
    %96 = vector.broadcast %95 : i32 to !i32x8
    %97 = vector.bitcast %96 : !i32x8 to !bf16x16
    %98 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%56, %97, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %99 = llvm.getelementptr %26[%59] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.load %99 <alignment = 2> : !llvm.ptr -> i32
    %101 = vector.broadcast %100 : i32 to !i32x8
    %102 = vector.bitcast %101 : !i32x8 to !bf16x16
    %103 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%57, %102, %63) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %68, %73, %78, %83, %88, %93, %98, %103 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %49#0, %49#1, %49#2, %49#3, %49#4, %49#5, %49#6, %49#7 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
  }
  vector.store %34#0, %sums[%32, %c_2] : memref<160x16xf32>, !f32x8
  %104 = arith.addi %32, %c_4 : index
  vector.store %34#1, %sums[%104, %c_2] : memref<160x16xf32>, !f32x8
  %105 = arith.addi %32, %c_0 : index
  vector.store %34#2, %sums[%105, %c_2] : memref<160x16xf32>, !f32x8
  %106 = arith.addi %32, %c_10 : index
  vector.store %34#3, %sums[%106, %c_2] : memref<160x16xf32>, !f32x8
  %107 = arith.addi %32, %c_6 : index
  vector.store %34#4, %sums[%107, %c_2] : memref<160x16xf32>, !f32x8
  %108 = arith.addi %32, %c_11 : index
  vector.store %34#5, %sums[%108, %c_2] : memref<160x16xf32>, !f32x8
  %109 = arith.addi %32, %c_12 : index
  vector.store %34#6, %sums[%109, %c_2] : memref<160x16xf32>, !f32x8
  %110 = arith.addi %32, %c_13 : index
  vector.store %34#7, %sums[%110, %c_2] : memref<160x16xf32>, !f32x8
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
 %c_16 = arith.constant 7 : index
 %c_17 = arith.constant 48 : index
 %c_18 = arith.constant 80 : index
 %c_19 = arith.constant 1920 : index
 %c_20 = arith.constant 9 : index
 %c_21 = arith.constant 40 : index
 %c_22 = arith.constant 6 : index
 %c_23 = arith.constant 5 : index
 %c_24 = arith.constant dense<0x00000000> : !f32x16
 %c_25 = arith.constant dense<0x42B40000> : !f32x16
 %c_26 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_27 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_28 = arith.constant dense<0xBF318000> : !f32x16
 %c_29 = arith.constant dense<0x395E8083> : !f32x16
 %c_30 = arith.constant dense<0x39500D01> : !f32x16
 %c_31 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_32 = arith.constant dense<0x3C088889> : !f32x16
 %c_33 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_34 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_35 = arith.constant dense<0x3F000000> : !f32x16
 %c_36 = arith.constant dense<0x3F800000> : !f32x16
 %c_37 = arith.constant dense<1> : !i32x16
 %c_38 = arith.constant dense<23> : !i32x16
 %c_39 = arith.constant dense<127> : !i32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%rows}
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x20480xi8>{%workers}
 %sums = memref.alloca() alignment = 64 : memref<160x16xf32>
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
   %107 = arith.addi %45, %c_16 : index
   %108 = arith.divui %107, %c_13 : index
   scf.for %109 = %39 to %106 step %c_8 {
    %110 = arith.minsi %109, %c_13 : index
    %111 = arith.addi %110, %c_15 : index
    %112 = arith.addi %109, %c_8 : index
    %113 = arith.cmpi sge, %112, %106 : index
    %114 = arith.select %113, %49, %41 : index
    %115 = arith.select %113, %39, %112 : index
    %116 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
    %117 = arith.muli %114, %c_17 : index
    %118 = arith.addi %117, %115 : index
    %119 = arith.muli %118, %c_18 : index
    %120 = arith.addi %116, %119 : index
    %121 = arith.addi %120, %c_19 : index
    %122 = arith.addi %108, %c_4 : index
    %123 = arith.divui %122, %c_5 : index
    %124 = arith.addi %123, %c_10 : index
    %125 = arith.divui %124, %c_3 : index
    %126 = arith.cmpi eq, %108, %c_20 : index
    %127 = arith.select %126, %c_4, %125 : index
    scf.for %128 = %c_2 to %127 step %c_4 {
     %129 = arith.addi %128, %c_4 : index
     %130 = arith.muli %128, %123 : index
     %131 = arith.subi %127, %c_4 : index
     %132 = arith.addi %130, %131 : index
     %133 = arith.divui %132, %127 : index
     %134 = arith.muli %129, %123 : index
     %135 = arith.addi %134, %131 : index
     %136 = arith.divui %135, %127 : index
     %137 = arith.muli %136, %c_5 : index
     %138 = arith.minsi %137, %108 : index
     %139 = arith.muli %133, %c_5 : index
     %140 = arith.subi %138, %139 : index
     %141 = arith.muli %133, %c_11 : index
     %142 = arith.addi %3, %141 : index
     %143 = arith.muli %41, %c_17 : index
     %144 = arith.addi %143, %110 : index
     %145 = arith.muli %144, %c_18 : index
     %146 = arith.addi %116, %145 : index
     %147 = arith.addi %143, %111 : index
     %148 = arith.muli %147, %c_18 : index
     %149 = arith.addi %116, %148 : index
     %150 = arith.cmpi eq, %140, %c_20 : index
     scf.if %150 {
      func.call @multiply_16x4half(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %151 = arith.cmpi eq, %140, %c_13 : index
     scf.if %151 {
      func.call @multiply_16x4(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %152 = arith.cmpi eq, %140, %c_16 : index
     scf.if %152 {
      func.call @multiply_16x3half(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %153 = arith.cmpi eq, %140, %c_22 : index
     scf.if %153 {
      func.call @multiply_16x3(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %154 = arith.cmpi eq, %140, %c_23 : index
     scf.if %154 {
      func.call @multiply_16x2half(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %155 = arith.cmpi eq, %140, %c_3 : index
     scf.if %155 {
      func.call @multiply_16x2(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %156 = arith.cmpi eq, %140, %c_10 : index
     scf.if %156 {
      func.call @multiply_16x1half(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %157 = arith.cmpi eq, %140, %c_5 : index
     scf.if %157 {
      func.call @multiply_16x1(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %158 = arith.cmpi eq, %140, %c_4 : index
     scf.if %158 {
      func.call @multiply_16xhalf(%sums, %146, %149, %c_18, %c_21, %142, %c_11, %120, %121) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
     }
     %159 = arith.addi %140, %c_4 : index
     %160 = arith.divui %159, %c_5 : index
     scf.for %161 = %c_2 to %160 step %c_4 {
      %162 = arith.addi %133, %161 : index
      %163 = arith.muli %161, %c_6 : index
      %164 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
      %165 = arith.muli %162, %c_8 : index
      %166 = arith.addi %43, %165 : index
      %167 = arith.muli %166, %c_17 : index
      %168 = arith.addi %164, %167 : index
      scf.for %169 = %c_2 to %c_4 step %c_4 {
       %170 = arith.subi %c_15, %109 : index
       %171 = arith.maxsi %170, %c_2 : index
       %172 = arith.minsi %c_8, %171 : index
       scf.for %173 = %c_2 to %172 step %c_5 {
        %174 = arith.addi %109, %173 : index
        %175 = arith.addi %163, %c_2 : index
        %176 = arith.subi %174, %110 : index
        %177 = arith.addi %175, %176 : index
        %178 = vector.load %sums[%177, %c_2] : memref<160x16xf32>, !f32x16
        %179 = arith.addi %163, %c_8 : index
        %180 = arith.addi %179, %176 : index
        %181 = vector.load %sums[%180, %c_2] : memref<160x16xf32>, !f32x16
        %182 = arith.subf %c_24, %178 : !f32x16
        %183 = arith.cmpf ogt, %182, %c_25 : !f32x16
        %184 = arith.select %183, %c_25, %182 : !i1x16, !f32x16
        %185 = arith.cmpf olt, %184, %c_26 : !f32x16
        %186 = arith.select %185, %c_26, %184 : !i1x16, !f32x16
        %187 = arith.mulf %186, %c_27 : !f32x16
        %188 = math.roundeven %187 : !f32x16
        %189 = math.fma %188, %c_28, %186 : !f32x16
        %190 = math.fma %188, %c_29, %189 : !f32x16
        %191 = math.fma %c_30, %190, %c_31 : !f32x16
        %192 = math.fma %191, %190, %c_32 : !f32x16
        %193 = math.fma %192, %190, %c_33 : !f32x16
        %194 = math.fma %193, %190, %c_34 : !f32x16
        %195 = math.fma %194, %190, %c_35 : !f32x16
        %196 = math.fma %195, %190, %c_36 : !f32x16
        %197 = math.fma %196, %190, %c_36 : !f32x16
        %198 = arith.fptosi %188 : !f32x16 to !i32x16
        %199 = arith.shrsi %198, %c_37 : !i32x16
        %200 = arith.subi %198, %199 : !i32x16
        %201 = arith.addi %199, %c_39 : !i32x16
        %202 = arith.shli %201, %c_38 : !i32x16
        %203 = arith.bitcast %202 : !i32x16 to !f32x16
        %204 = arith.mulf %197, %203 : !f32x16
        %205 = arith.addi %200, %c_39 : !i32x16
        %206 = arith.shli %205, %c_38 : !i32x16
        %207 = arith.bitcast %206 : !i32x16 to !f32x16
        %208 = arith.mulf %204, %207 : !f32x16
        %209 = arith.addf %208, %c_36 : !f32x16
        %210 = arith.divf %178, %209 : !f32x16
        %211 = arith.mulf %210, %181 : !f32x16
        %212 = arith.addi %174, %c_4 : index
        %213 = arith.subi %212, %110 : index
        %214 = arith.addi %175, %213 : index
        %215 = vector.load %sums[%214, %c_2] : memref<160x16xf32>, !f32x16
        %216 = arith.addi %179, %213 : index
        %217 = vector.load %sums[%216, %c_2] : memref<160x16xf32>, !f32x16
        %218 = arith.subf %c_24, %215 : !f32x16
        %219 = arith.cmpf ogt, %218, %c_25 : !f32x16
        %220 = arith.select %219, %c_25, %218 : !i1x16, !f32x16
        %221 = arith.cmpf olt, %220, %c_26 : !f32x16
        %222 = arith.select %221, %c_26, %220 : !i1x16, !f32x16
        %223 = arith.mulf %222, %c_27 : !f32x16
        %224 = math.roundeven %223 : !f32x16
        %225 = math.fma %224, %c_28, %222 : !f32x16
        %226 = math.fma %224, %c_29, %225 : !f32x16
        %227 = math.fma %c_30, %226, %c_31 : !f32x16
        %228 = math.fma %227, %226, %c_32 : !f32x16
        %229 = math.fma %228, %226, %c_33 : !f32x16
        %230 = math.fma %229, %226, %c_34 : !f32x16
        %231 = math.fma %230, %226, %c_35 : !f32x16
        %232 = math.fma %231, %226, %c_36 : !f32x16
        %233 = math.fma %232, %226, %c_36 : !f32x16
        %234 = arith.fptosi %224 : !f32x16 to !i32x16
        %235 = arith.shrsi %234, %c_37 : !i32x16
        %236 = arith.subi %234, %235 : !i32x16
        %237 = arith.addi %235, %c_39 : !i32x16
        %238 = arith.shli %237, %c_38 : !i32x16
        %239 = arith.bitcast %238 : !i32x16 to !f32x16
        %240 = arith.mulf %233, %239 : !f32x16
        %241 = arith.addi %236, %c_39 : !i32x16
        %242 = arith.shli %241, %c_38 : !i32x16
        %243 = arith.bitcast %242 : !i32x16 to !f32x16
        %244 = arith.mulf %240, %243 : !f32x16
        %245 = arith.addf %244, %c_36 : !f32x16
        %246 = arith.divf %215, %245 : !f32x16
        %247 = arith.mulf %246, %217 : !f32x16
        %248 = arith.truncf %211 : !f32x16 to !bf16x16
        %249 = arith.truncf %247 : !f32x16 to !bf16x16
        %250 = vector.shuffle %248, %249 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : !bf16x16, !bf16x16
        %251 = arith.divui %174, %c_5 : index
        %252 = arith.muli %251, %c_14 : index
        %253 = arith.addi %168, %252 : index
        %254 = arith.index_cast %253 : index to i64
        %255 = llvm.inttoptr %254 : i64 to !llvm.ptr
        llvm.store %250, %255 <alignment = 64> : !bf16x32, !llvm.ptr
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
 %c_13 = arith.constant 7 : index
 %c_14 = arith.constant 8 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 768 : index
 %c_17 = arith.constant 3 : index
 %c_18 = arith.constant 9 : index
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
 %sums = memref.alloca() alignment = 64 : memref<160x16xf32>
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
    %80 = arith.divui %79, %c_14 : index
    scf.for %81 = %49 to %51 step %c_1 {
     %82 = arith.addi %81, %c_11 : index
     %83 = arith.minsi %81, %c_15 : index
     %84 = arith.minsi %82, %c_15 : index
     %85 = arith.addi %81, %c_1 : index
     %86 = arith.cmpi sge, %85, %51 : index
     %87 = arith.select %86, %67, %58 : index
     %88 = arith.select %86, %75, %85 : index
     %89 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
     %90 = arith.muli %87, %c_9 : index
     %91 = arith.addi %90, %88 : index
     %92 = arith.muli %91, %c_12 : index
     %93 = arith.addi %89, %92 : index
     %94 = arith.addi %93, %c_16 : index
     %95 = arith.addi %80, %c_3 : index
     %96 = arith.divui %95, %c_8 : index
     %97 = arith.addi %96, %c_17 : index
     %98 = arith.divui %97, %c_2 : index
     %99 = arith.cmpi eq, %80, %c_18 : index
     %100 = arith.select %99, %c_3, %98 : index
     scf.for %101 = %c_0 to %100 step %c_3 {
      %102 = arith.addi %101, %c_3 : index
      %103 = arith.muli %101, %96 : index
      %104 = arith.subi %100, %c_3 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.divui %105, %100 : index
      %107 = arith.muli %102, %96 : index
      %108 = arith.addi %107, %104 : index
      %109 = arith.divui %108, %100 : index
      %110 = arith.muli %109, %c_8 : index
      %111 = arith.minsi %110, %80 : index
      %112 = arith.muli %106, %c_8 : index
      %113 = arith.subi %111, %112 : index
      %114 = arith.muli %106, %c_16 : index
      %115 = arith.addi %78, %114 : index
      %116 = arith.muli %58, %c_9 : index
      %117 = arith.addi %116, %83 : index
      %118 = arith.muli %117, %c_12 : index
      %119 = arith.addi %89, %118 : index
      %120 = arith.addi %116, %84 : index
      %121 = arith.muli %120, %c_12 : index
      %122 = arith.addi %89, %121 : index
      %123 = arith.cmpi eq, %113, %c_18 : index
      scf.if %123 {
       func.call @multiply_16x4half(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %124 = arith.cmpi eq, %113, %c_14 : index
      scf.if %124 {
       func.call @multiply_16x4(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %125 = arith.cmpi eq, %113, %c_13 : index
      scf.if %125 {
       func.call @multiply_16x3half(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %126 = arith.cmpi eq, %113, %c_19 : index
      scf.if %126 {
       func.call @multiply_16x3(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %127 = arith.cmpi eq, %113, %c_20 : index
      scf.if %127 {
       func.call @multiply_16x2half(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %128 = arith.cmpi eq, %113, %c_2 : index
      scf.if %128 {
       func.call @multiply_16x2(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %129 = arith.cmpi eq, %113, %c_17 : index
      scf.if %129 {
       func.call @multiply_16x1half(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %130 = arith.cmpi eq, %113, %c_8 : index
      scf.if %130 {
       func.call @multiply_16x1(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %131 = arith.cmpi eq, %113, %c_3 : index
      scf.if %131 {
       func.call @multiply_16xhalf(%sums, %119, %122, %c_12, %c_15, %115, %c_16, %93, %94) : (memref<160x16xf32>, index, index, index, index, index, index, index, index) -> ()
      }
      %132 = arith.addi %113, %c_3 : index
      %133 = arith.divui %132, %c_8 : index
      scf.for %134 = %c_0 to %133 step %c_3 {
       %135 = arith.addi %106, %134 : index
       %136 = arith.muli %134, %c_1 : index
       %137 = arith.muli %135, %c_11 : index
       %138 = arith.addi %60, %137 : index
       scf.for %139 = %c_0 to %c_8 step %c_3 {
        %140 = arith.cmpi eq, %139, %c_0 : index
        %141 = arith.select %140, %81, %82 : index
        %142 = arith.select %140, %83, %84 : index
        %143 = arith.cmpi slt, %141, %51 : index
        scf.if %143 {
         %144 = arith.muli %139, %c_11 : index
         %145 = arith.addi %136, %144 : index
         %146 = memref.extract_aligned_pointer_as_index %sums : memref<160x16xf32> -> index
         %147 = arith.muli %145, %c_7 : index
         %148 = arith.addi %146, %147 : index
         func.call @transpose(%148, %148) : (index, index) -> ()
         %149 = arith.subi %141, %142 : index
         %150 = arith.index_cast %149 : index to i32
         %151 = vector.broadcast %150 : i32 to !i32x16
         %152 = arith.cmpi sge, %c_21, %151 : !i32x16
         scf.for %153 = %c_0 to %c_11 step %c_3 {
          %154 = arith.addi %145, %153 : index
          %155 = vector.load %sums[%154, %c_0] : memref<160x16xf32>, !f32x16
          %156 = arith.addi %138, %153 : index
          %157 = memref.load %assignment_of[%156] : memref<?xi32>
          %158 = arith.cmpi sge, %157, %c_22 : i32
          scf.if %158 {
           %159 = arith.index_cast %157 : i32 to index
           %160 = arith.divui %159, %c_17 : index
           %161 = vector.maskedload %y[%160, %142], %152, %c_10 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %162 = memref.load %weights[%159] : memref<?xf32>
           %163 = vector.broadcast %162 : f32 to !f32x16
           %164 = arith.mulf %155, %163 : !f32x16
           %165 = llvm.call_intrinsic "llvm.arithmetic.fence"(%164) : (!f32x16) -> !f32x16
           %166 = arith.addf %161, %165 : !f32x16
           vector.maskedstore %y[%160, %142], %152, %166 : memref<?x40xf32>, !i1x16, !f32x16
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
