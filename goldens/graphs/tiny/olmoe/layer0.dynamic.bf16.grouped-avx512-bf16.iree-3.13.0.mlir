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
func.func private @multiply_16x5(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant dense<0x00000000> : !f32x16
 %c_5 = arith.constant 16 : index
 %c_6 = arith.constant 63 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 1 : index
 %c_9 = arith.constant 8 : index
 %c_10 = arith.constant 32 : index
 %c_11 = arith.constant 96 : index
 %c_12 = arith.constant 128 : index
 %c_13 = arith.constant 33 : index
 %c_14 = arith.constant 65 : index
 %c_15 = arith.constant 97 : index
 %c_16 = arith.constant 129 : index
 %c_17 = arith.constant 34 : index
 %c_18 = arith.constant 66 : index
 %c_19 = arith.constant 98 : index
 %c_20 = arith.constant 130 : index
 %c_21 = arith.constant 35 : index
 %c_22 = arith.constant 67 : index
 %c_23 = arith.constant 99 : index
 %c_24 = arith.constant 131 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.muli %panel_bytes, %c_2 : index
 %7 = arith.addi %panels, %6 : index
 %8 = arith.muli %panel_bytes, %c_3 : index
 %9 = arith.addi %panels, %8 : index
 %10 = arith.divui %length, %c_1 : index
 %11 = arith.divui %10, %c_3 : index
 %12 = arith.muli %11, %c_3 : index
 %13 = arith.muli %row_bytes, %c_5 : index
 %14 = arith.addi %13, %c_6 : index
 %15 = arith.divui %14, %c_7 : index
 %16 = arith.muli %calls, %12 : index
 %17 = arith.maxsi %16, %c_8 : index
 %18 = arith.subi %17, %c_8 : index
 %19 = arith.addi %15, %18 : index
 %20 = arith.divui %19, %17 : index
 %21 = arith.muli %call, %12 : index
 %22 = arith.muli %21, %20 : index
 %23 = arith.index_cast %2 : index to i64
 %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
 %25 = arith.index_cast %3 : index to i64
 %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
 %27 = arith.index_cast %5 : index to i64
 %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
 %29 = arith.index_cast %7 : index to i64
 %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
 %31 = arith.index_cast %9 : index to i64
 %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
 scf.for %33 = %c_0 to %c_9 step %c_8 {
  %34 = arith.divui %33, %c_3 : index
  %35 = arith.remui %33, %c_3 : index
  %36 = arith.muli %35, %c_3 : index
  %37 = arith.cmpi eq, %34, %c_0 : index
  %38 = arith.select %37, %rows_0, %rows_1 : index
  %39 = arith.muli %36, %row_bytes : index
  %40 = arith.addi %38, %39 : index
  %41 = arith.muli %row_bytes, %c_0 : index
  %42 = arith.addi %40, %41 : index
  %43 = arith.index_cast %42 : index to i64
  %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
  %45 = arith.addi %40, %row_bytes : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_1 : index
  %49 = arith.addi %40, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %row_bytes, %c_2 : index
  %53 = arith.addi %40, %52 : index
  %54 = arith.index_cast %53 : index to i64
  %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
  %56 = arith.muli %34, %c_5 : index
  %57 = arith.addi %56, %36 : index
  %59:20 = scf.for %58 = %c_0 to %10 step %c_3 iter_args(%60 = %c_4, %61 = %c_4, %62 = %c_4, %63 = %c_4, %64 = %c_4, %65 = %c_4, %66 = %c_4, %67 = %c_4, %68 = %c_4, %69 = %c_4, %70 = %c_4, %71 = %c_4, %72 = %c_4, %73 = %c_4, %74 = %c_4, %75 = %c_4, %76 = %c_4, %77 = %c_4, %78 = %c_4, %79 = %c_4) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %80 = arith.subi %c_9, %33 : index
   %81 = arith.muli %80, %c_0 : index
   %82 = arith.muli %33, %10 : index
   %83 = arith.addi %81, %82 : index
   %84 = arith.subi %58, %c_0 : index
   %85 = arith.addi %83, %84 : index
   %86 = arith.divui %85, %c_3 : index
   %87 = arith.remui %86, %c_1 : index
   %88 = arith.cmpi eq, %87, %c_0 : index
   %89 = arith.select %88, %next_0, %next_1 : index
   %90 = arith.divui %86, %c_1 : index
   %91 = arith.muli %90, %20 : index
   %92 = arith.addi %22, %91 : index
   scf.for %93 = %c_0 to %20 step %c_8 {
    %94 = arith.addi %92, %93 : index
    %95 = arith.subi %15, %c_8 : index
    %96 = arith.minsi %94, %95 : index
    %97 = arith.muli %96, %c_7 : index
    %98 = arith.addi %89, %97 : index
    %99 = arith.index_cast %98 : index to i64
    %100 = llvm.inttoptr %99 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%100) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %101 = arith.addi %58, %c_3 : index
   %103:20 = scf.for %102 = %58 to %101 step %c_8 iter_args(%104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76, %121 = %77, %122 = %78, %123 = %79) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %124 = arith.muli %102, %c_3 : index
    %125 = arith.index_cast %124 : index to i64
    %126 = arith.muli %102, %c_7 : index
    %127 = arith.index_cast %126 : index to i64
    %128 = llvm.getelementptr %24[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 <alignment = 64> : !llvm.ptr -> !bf16x32
    %130 = llvm.getelementptr %26[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.load %130 <alignment = 64> : !llvm.ptr -> !bf16x32
    %132 = llvm.getelementptr %28[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 <alignment = 64> : !llvm.ptr -> !bf16x32
    %134 = llvm.getelementptr %30[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 <alignment = 64> : !llvm.ptr -> !bf16x32
    %136 = llvm.getelementptr %32[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 <alignment = 64> : !llvm.ptr -> !bf16x32
    %138 = llvm.getelementptr %44[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %139 = llvm.load %138 <alignment = 2> : !llvm.ptr -> i32
    %140 = vector.broadcast %139 : i32 to !i32x16
    %141 = vector.bitcast %140 : !i32x16 to !bf16x32
    %142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%104, %141, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%105, %141, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%106, %141, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%107, %141, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%108, %141, %137) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %147 = llvm.getelementptr %47[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.load %147 <alignment = 2> : !llvm.ptr -> i32
    %149 = vector.broadcast %148 : i32 to !i32x16
    %150 = vector.bitcast %149 : !i32x16 to !bf16x32
    %151 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%109, %150, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %152 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%110, %150, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %153 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%111, %150, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %154 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%112, %150, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%113, %150, %137) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %156 = llvm.getelementptr %51[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.load %156 <alignment = 2> : !llvm.ptr -> i32
    %158 = vector.broadcast %157 : i32 to !i32x16
    %159 = vector.bitcast %158 : !i32x16 to !bf16x32
    %160 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%114, %159, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %161 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%115, %159, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %162 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%116, %159, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%117, %159, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %164 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%118, %159, %137) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %165 = llvm.getelementptr %55[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 <alignment = 2> : !llvm.ptr -> i32
    %167 = vector.broadcast %166 : i32 to !i32x16
    %168 = vector.bitcast %167 : !i32x16 to !bf16x32
    %169 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%119, %168, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %170 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%120, %168, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %171 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%121, %168, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %172 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%122, %168, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %173 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%123, %168, %137) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %142, %143, %144, %145, %146, %151, %152, %153, %154, %155, %160, %161, %162, %163, %164, %169, %170, %171, %172, %173 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7, %103#8, %103#9, %103#10, %103#11, %103#12, %103#13, %103#14, %103#15, %103#16, %103#17, %103#18, %103#19 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %59#0, %sums[%57, %c_0] : memref<160x16xf32>, !f32x16
  %174 = arith.addi %57, %c_10 : index
  vector.store %59#1, %sums[%174, %c_0] : memref<160x16xf32>, !f32x16
  %175 = arith.addi %57, %c_7 : index
  vector.store %59#2, %sums[%175, %c_0] : memref<160x16xf32>, !f32x16
  %176 = arith.addi %57, %c_11 : index
  vector.store %59#3, %sums[%176, %c_0] : memref<160x16xf32>, !f32x16
  %177 = arith.addi %57, %c_12 : index
  vector.store %59#4, %sums[%177, %c_0] : memref<160x16xf32>, !f32x16
  %178 = arith.addi %57, %c_8 : index
  vector.store %59#5, %sums[%178, %c_0] : memref<160x16xf32>, !f32x16
  %179 = arith.addi %57, %c_13 : index
  vector.store %59#6, %sums[%179, %c_0] : memref<160x16xf32>, !f32x16
  %180 = arith.addi %57, %c_14 : index
  vector.store %59#7, %sums[%180, %c_0] : memref<160x16xf32>, !f32x16
  %181 = arith.addi %57, %c_15 : index
  vector.store %59#8, %sums[%181, %c_0] : memref<160x16xf32>, !f32x16
  %182 = arith.addi %57, %c_16 : index
  vector.store %59#9, %sums[%182, %c_0] : memref<160x16xf32>, !f32x16
  %183 = arith.addi %57, %c_1 : index
  vector.store %59#10, %sums[%183, %c_0] : memref<160x16xf32>, !f32x16
  %184 = arith.addi %57, %c_17 : index
  vector.store %59#11, %sums[%184, %c_0] : memref<160x16xf32>, !f32x16
  %185 = arith.addi %57, %c_18 : index
  vector.store %59#12, %sums[%185, %c_0] : memref<160x16xf32>, !f32x16
  %186 = arith.addi %57, %c_19 : index
  vector.store %59#13, %sums[%186, %c_0] : memref<160x16xf32>, !f32x16
  %187 = arith.addi %57, %c_20 : index
  vector.store %59#14, %sums[%187, %c_0] : memref<160x16xf32>, !f32x16
  %188 = arith.addi %57, %c_2 : index
  vector.store %59#15, %sums[%188, %c_0] : memref<160x16xf32>, !f32x16
  %189 = arith.addi %57, %c_21 : index
  vector.store %59#16, %sums[%189, %c_0] : memref<160x16xf32>, !f32x16
  %190 = arith.addi %57, %c_22 : index
  vector.store %59#17, %sums[%190, %c_0] : memref<160x16xf32>, !f32x16
  %191 = arith.addi %57, %c_23 : index
  vector.store %59#18, %sums[%191, %c_0] : memref<160x16xf32>, !f32x16
  %192 = arith.addi %57, %c_24 : index
  vector.store %59#19, %sums[%192, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x4half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant dense<0x00000000> : !f32x16
 %c_5 = arith.constant dense<0x00000000> : !f32x8
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 63 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 1 : index
 %c_10 = arith.constant 8 : index
 %c_11 = arith.constant 32 : index
 %c_12 = arith.constant 96 : index
 %c_13 = arith.constant 128 : index
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
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.muli %panel_bytes, %c_2 : index
 %7 = arith.addi %panels, %6 : index
 %8 = arith.muli %panel_bytes, %c_3 : index
 %9 = arith.addi %panels, %8 : index
 %10 = arith.divui %length, %c_1 : index
 %11 = arith.divui %10, %c_3 : index
 %12 = arith.muli %11, %c_3 : index
 %13 = arith.muli %row_bytes, %c_6 : index
 %14 = arith.addi %13, %c_7 : index
 %15 = arith.divui %14, %c_8 : index
 %16 = arith.muli %calls, %12 : index
 %17 = arith.maxsi %16, %c_9 : index
 %18 = arith.subi %17, %c_9 : index
 %19 = arith.addi %15, %18 : index
 %20 = arith.divui %19, %17 : index
 %21 = arith.muli %call, %12 : index
 %22 = arith.muli %21, %20 : index
 %23 = arith.index_cast %2 : index to i64
 %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
 %25 = arith.index_cast %3 : index to i64
 %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
 %27 = arith.index_cast %5 : index to i64
 %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
 %29 = arith.index_cast %7 : index to i64
 %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
 %31 = arith.index_cast %9 : index to i64
 %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
 scf.for %33 = %c_0 to %c_10 step %c_9 {
  %34 = arith.divui %33, %c_3 : index
  %35 = arith.remui %33, %c_3 : index
  %36 = arith.muli %35, %c_3 : index
  %37 = arith.cmpi eq, %34, %c_0 : index
  %38 = arith.select %37, %rows_0, %rows_1 : index
  %39 = arith.muli %36, %row_bytes : index
  %40 = arith.addi %38, %39 : index
  %41 = arith.muli %row_bytes, %c_0 : index
  %42 = arith.addi %40, %41 : index
  %43 = arith.index_cast %42 : index to i64
  %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
  %45 = arith.addi %40, %row_bytes : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_1 : index
  %49 = arith.addi %40, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %row_bytes, %c_2 : index
  %53 = arith.addi %40, %52 : index
  %54 = arith.index_cast %53 : index to i64
  %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
  %56 = arith.muli %34, %c_6 : index
  %57 = arith.addi %56, %36 : index
  %59:20 = scf.for %58 = %c_0 to %10 step %c_3 iter_args(%60 = %c_4, %61 = %c_4, %62 = %c_4, %63 = %c_4, %64 = %c_5, %65 = %c_4, %66 = %c_4, %67 = %c_4, %68 = %c_4, %69 = %c_5, %70 = %c_4, %71 = %c_4, %72 = %c_4, %73 = %c_4, %74 = %c_5, %75 = %c_4, %76 = %c_4, %77 = %c_4, %78 = %c_4, %79 = %c_5) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8) {
   %80 = arith.subi %c_10, %33 : index
   %81 = arith.muli %80, %c_0 : index
   %82 = arith.muli %33, %10 : index
   %83 = arith.addi %81, %82 : index
   %84 = arith.subi %58, %c_0 : index
   %85 = arith.addi %83, %84 : index
   %86 = arith.divui %85, %c_3 : index
   %87 = arith.remui %86, %c_1 : index
   %88 = arith.cmpi eq, %87, %c_0 : index
   %89 = arith.select %88, %next_0, %next_1 : index
   %90 = arith.divui %86, %c_1 : index
   %91 = arith.muli %90, %20 : index
   %92 = arith.addi %22, %91 : index
   scf.for %93 = %c_0 to %20 step %c_9 {
    %94 = arith.addi %92, %93 : index
    %95 = arith.subi %15, %c_9 : index
    %96 = arith.minsi %94, %95 : index
    %97 = arith.muli %96, %c_8 : index
    %98 = arith.addi %89, %97 : index
    %99 = arith.index_cast %98 : index to i64
    %100 = llvm.inttoptr %99 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%100) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %101 = arith.addi %58, %c_3 : index
   %103:20 = scf.for %102 = %58 to %101 step %c_9 iter_args(%104 = %60, %105 = %61, %106 = %62, %107 = %63, %108 = %64, %109 = %65, %110 = %66, %111 = %67, %112 = %68, %113 = %69, %114 = %70, %115 = %71, %116 = %72, %117 = %73, %118 = %74, %119 = %75, %120 = %76, %121 = %77, %122 = %78, %123 = %79) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8) {
    %124 = arith.muli %102, %c_3 : index
    %125 = arith.index_cast %124 : index to i64
    %126 = arith.muli %102, %c_8 : index
    %127 = arith.index_cast %126 : index to i64
    %128 = llvm.getelementptr %24[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 <alignment = 64> : !llvm.ptr -> !bf16x32
    %130 = llvm.getelementptr %26[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.load %130 <alignment = 64> : !llvm.ptr -> !bf16x32
    %132 = llvm.getelementptr %28[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 <alignment = 64> : !llvm.ptr -> !bf16x32
    %134 = llvm.getelementptr %30[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 <alignment = 64> : !llvm.ptr -> !bf16x32
    %136 = llvm.getelementptr %32[%127] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 <alignment = 64> : !llvm.ptr -> !bf16x16
    %138 = llvm.getelementptr %44[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %139 = llvm.load %138 <alignment = 2> : !llvm.ptr -> i32
    %140 = vector.broadcast %139 : i32 to !i32x16
    %141 = vector.bitcast %140 : !i32x16 to !bf16x32
    %142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%104, %141, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%105, %141, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%106, %141, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%107, %141, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %146 = vector.broadcast %139 : i32 to !i32x8
    %147 = vector.bitcast %146 : !i32x8 to !bf16x16
    %148 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%108, %147, %137) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %149 = llvm.getelementptr %47[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.load %149 <alignment = 2> : !llvm.ptr -> i32
    %151 = vector.broadcast %150 : i32 to !i32x16
    %152 = vector.bitcast %151 : !i32x16 to !bf16x32
    %153 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%109, %152, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %154 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%110, %152, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%111, %152, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%112, %152, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %157 = vector.broadcast %150 : i32 to !i32x8
    %158 = vector.bitcast %157 : !i32x8 to !bf16x16
    %159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%113, %158, %137) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %160 = llvm.getelementptr %51[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %161 = llvm.load %160 <alignment = 2> : !llvm.ptr -> i32
    %162 = vector.broadcast %161 : i32 to !i32x16
    %163 = vector.bitcast %162 : !i32x16 to !bf16x32
    %164 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%114, %163, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %165 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%115, %163, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %166 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%116, %163, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %167 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%117, %163, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %168 = vector.broadcast %161 : i32 to !i32x8
    %169 = vector.bitcast %168 : !i32x8 to !bf16x16
    %170 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%118, %169, %137) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %171 = llvm.getelementptr %55[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %171 <alignment = 2> : !llvm.ptr -> i32
    %173 = vector.broadcast %172 : i32 to !i32x16
    %174 = vector.bitcast %173 : !i32x16 to !bf16x32
    %175 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%119, %174, %129) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %176 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%120, %174, %131) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %177 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%121, %174, %133) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %178 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%122, %174, %135) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %179 = vector.broadcast %172 : i32 to !i32x8
    %180 = vector.bitcast %179 : !i32x8 to !bf16x16
    %181 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%123, %180, %137) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %142, %143, %144, %145, %148, %153, %154, %155, %156, %159, %164, %165, %166, %167, %170, %175, %176, %177, %178, %181 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7, %103#8, %103#9, %103#10, %103#11, %103#12, %103#13, %103#14, %103#15, %103#16, %103#17, %103#18, %103#19 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x16, !f32x8
  }
  vector.store %59#0, %sums[%57, %c_0] : memref<160x16xf32>, !f32x16
  %182 = arith.addi %57, %c_11 : index
  vector.store %59#1, %sums[%182, %c_0] : memref<160x16xf32>, !f32x16
  %183 = arith.addi %57, %c_8 : index
  vector.store %59#2, %sums[%183, %c_0] : memref<160x16xf32>, !f32x16
  %184 = arith.addi %57, %c_12 : index
  vector.store %59#3, %sums[%184, %c_0] : memref<160x16xf32>, !f32x16
  %185 = arith.addi %57, %c_13 : index
  %186 = vector.shuffle %59#4, %c_5 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %186, %sums[%185, %c_0] : memref<160x16xf32>, !f32x16
  %187 = arith.addi %57, %c_9 : index
  vector.store %59#5, %sums[%187, %c_0] : memref<160x16xf32>, !f32x16
  %188 = arith.addi %57, %c_14 : index
  vector.store %59#6, %sums[%188, %c_0] : memref<160x16xf32>, !f32x16
  %189 = arith.addi %57, %c_15 : index
  vector.store %59#7, %sums[%189, %c_0] : memref<160x16xf32>, !f32x16
  %190 = arith.addi %57, %c_16 : index
  vector.store %59#8, %sums[%190, %c_0] : memref<160x16xf32>, !f32x16
  %191 = arith.addi %57, %c_17 : index
  %192 = vector.shuffle %59#9, %c_5 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %192, %sums[%191, %c_0] : memref<160x16xf32>, !f32x16
  %193 = arith.addi %57, %c_1 : index
  vector.store %59#10, %sums[%193, %c_0] : memref<160x16xf32>, !f32x16
  %194 = arith.addi %57, %c_18 : index
  vector.store %59#11, %sums[%194, %c_0] : memref<160x16xf32>, !f32x16
  %195 = arith.addi %57, %c_19 : index
  vector.store %59#12, %sums[%195, %c_0] : memref<160x16xf32>, !f32x16
  %196 = arith.addi %57, %c_20 : index
  vector.store %59#13, %sums[%196, %c_0] : memref<160x16xf32>, !f32x16
  %197 = arith.addi %57, %c_21 : index
  %198 = vector.shuffle %59#14, %c_5 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %198, %sums[%197, %c_0] : memref<160x16xf32>, !f32x16
  %199 = arith.addi %57, %c_2 : index
  vector.store %59#15, %sums[%199, %c_0] : memref<160x16xf32>, !f32x16
  %200 = arith.addi %57, %c_22 : index
  vector.store %59#16, %sums[%200, %c_0] : memref<160x16xf32>, !f32x16
  %201 = arith.addi %57, %c_23 : index
  vector.store %59#17, %sums[%201, %c_0] : memref<160x16xf32>, !f32x16
  %202 = arith.addi %57, %c_24 : index
  vector.store %59#18, %sums[%202, %c_0] : memref<160x16xf32>, !f32x16
  %203 = arith.addi %57, %c_25 : index
  %204 = vector.shuffle %59#19, %c_5 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %204, %sums[%203, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x4(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant dense<0x00000000> : !f32x16
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant 16 : index
 %c_6 = arith.constant 63 : index
 %c_7 = arith.constant 64 : index
 %c_8 = arith.constant 1 : index
 %c_9 = arith.constant 8 : index
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
 %9 = arith.divui %8, %c_4 : index
 %10 = arith.muli %9, %c_4 : index
 %11 = arith.muli %row_bytes, %c_5 : index
 %12 = arith.addi %11, %c_6 : index
 %13 = arith.divui %12, %c_7 : index
 %14 = arith.muli %calls, %10 : index
 %15 = arith.maxsi %14, %c_8 : index
 %16 = arith.subi %15, %c_8 : index
 %17 = arith.addi %13, %16 : index
 %18 = arith.divui %17, %15 : index
 %19 = arith.muli %call, %10 : index
 %20 = arith.muli %19, %18 : index
 %21 = arith.index_cast %2 : index to i64
 %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
 %23 = arith.index_cast %3 : index to i64
 %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
 %25 = arith.index_cast %5 : index to i64
 %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
 %27 = arith.index_cast %7 : index to i64
 %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
 scf.for %29 = %c_0 to %c_9 step %c_8 {
  %30 = arith.divui %29, %c_4 : index
  %31 = arith.remui %29, %c_4 : index
  %32 = arith.muli %31, %c_4 : index
  %33 = arith.cmpi eq, %30, %c_0 : index
  %34 = arith.select %33, %rows_0, %rows_1 : index
  %35 = arith.muli %32, %row_bytes : index
  %36 = arith.addi %34, %35 : index
  %37 = arith.muli %row_bytes, %c_0 : index
  %38 = arith.addi %36, %37 : index
  %39 = arith.index_cast %38 : index to i64
  %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
  %41 = arith.addi %36, %row_bytes : index
  %42 = arith.index_cast %41 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %row_bytes, %c_1 : index
  %45 = arith.addi %36, %44 : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_2 : index
  %49 = arith.addi %36, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %30, %c_5 : index
  %53 = arith.addi %52, %32 : index
  %55:16 = scf.for %54 = %c_0 to %8 step %c_4 iter_args(%56 = %c_3, %57 = %c_3, %58 = %c_3, %59 = %c_3, %60 = %c_3, %61 = %c_3, %62 = %c_3, %63 = %c_3, %64 = %c_3, %65 = %c_3, %66 = %c_3, %67 = %c_3, %68 = %c_3, %69 = %c_3, %70 = %c_3, %71 = %c_3) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %72 = arith.subi %c_9, %29 : index
   %73 = arith.muli %72, %c_0 : index
   %74 = arith.muli %29, %8 : index
   %75 = arith.addi %73, %74 : index
   %76 = arith.subi %54, %c_0 : index
   %77 = arith.addi %75, %76 : index
   %78 = arith.divui %77, %c_4 : index
   %79 = arith.remui %78, %c_1 : index
   %80 = arith.cmpi eq, %79, %c_0 : index
   %81 = arith.select %80, %next_0, %next_1 : index
   %82 = arith.divui %78, %c_1 : index
   %83 = arith.muli %82, %18 : index
   %84 = arith.addi %20, %83 : index
   scf.for %85 = %c_0 to %18 step %c_8 {
    %86 = arith.addi %84, %85 : index
    %87 = arith.subi %13, %c_8 : index
    %88 = arith.minsi %86, %87 : index
    %89 = arith.muli %88, %c_7 : index
    %90 = arith.addi %81, %89 : index
    %91 = arith.index_cast %90 : index to i64
    %92 = llvm.inttoptr %91 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%92) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %93 = arith.addi %54, %c_4 : index
   %95:16 = scf.for %94 = %54 to %93 step %c_8 iter_args(%96 = %56, %97 = %57, %98 = %58, %99 = %59, %100 = %60, %101 = %61, %102 = %62, %103 = %63, %104 = %64, %105 = %65, %106 = %66, %107 = %67, %108 = %68, %109 = %69, %110 = %70, %111 = %71) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %112 = arith.muli %94, %c_4 : index
    %113 = arith.index_cast %112 : index to i64
    %114 = arith.muli %94, %c_7 : index
    %115 = arith.index_cast %114 : index to i64
    %116 = llvm.getelementptr %22[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.load %116 <alignment = 64> : !llvm.ptr -> !bf16x32
    %118 = llvm.getelementptr %24[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 <alignment = 64> : !llvm.ptr -> !bf16x32
    %120 = llvm.getelementptr %26[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 <alignment = 64> : !llvm.ptr -> !bf16x32
    %122 = llvm.getelementptr %28[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 <alignment = 64> : !llvm.ptr -> !bf16x32
    %124 = llvm.getelementptr %40[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 <alignment = 2> : !llvm.ptr -> i32
    %126 = vector.broadcast %125 : i32 to !i32x16
    %127 = vector.bitcast %126 : !i32x16 to !bf16x32
    %128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%96, %127, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%97, %127, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%98, %127, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%99, %127, %123) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %132 = llvm.getelementptr %43[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 <alignment = 2> : !llvm.ptr -> i32
    %134 = vector.broadcast %133 : i32 to !i32x16
    %135 = vector.bitcast %134 : !i32x16 to !bf16x32
    %136 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%100, %135, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %137 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%101, %135, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %138 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%102, %135, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%103, %135, %123) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %140 = llvm.getelementptr %47[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %141 = llvm.load %140 <alignment = 2> : !llvm.ptr -> i32
    %142 = vector.broadcast %141 : i32 to !i32x16
    %143 = vector.bitcast %142 : !i32x16 to !bf16x32
    %144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%104, %143, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%105, %143, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%106, %143, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %147 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%107, %143, %123) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %148 = llvm.getelementptr %51[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 <alignment = 2> : !llvm.ptr -> i32
    %150 = vector.broadcast %149 : i32 to !i32x16
    %151 = vector.bitcast %150 : !i32x16 to !bf16x32
    %152 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%108, %151, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %153 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%109, %151, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %154 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%110, %151, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%111, %151, %123) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %128, %129, %130, %131, %136, %137, %138, %139, %144, %145, %146, %147, %152, %153, %154, %155 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7, %95#8, %95#9, %95#10, %95#11, %95#12, %95#13, %95#14, %95#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %55#0, %sums[%53, %c_0] : memref<160x16xf32>, !f32x16
  %156 = arith.addi %53, %c_10 : index
  vector.store %55#1, %sums[%156, %c_0] : memref<160x16xf32>, !f32x16
  %157 = arith.addi %53, %c_7 : index
  vector.store %55#2, %sums[%157, %c_0] : memref<160x16xf32>, !f32x16
  %158 = arith.addi %53, %c_11 : index
  vector.store %55#3, %sums[%158, %c_0] : memref<160x16xf32>, !f32x16
  %159 = arith.addi %53, %c_8 : index
  vector.store %55#4, %sums[%159, %c_0] : memref<160x16xf32>, !f32x16
  %160 = arith.addi %53, %c_12 : index
  vector.store %55#5, %sums[%160, %c_0] : memref<160x16xf32>, !f32x16
  %161 = arith.addi %53, %c_13 : index
  vector.store %55#6, %sums[%161, %c_0] : memref<160x16xf32>, !f32x16
  %162 = arith.addi %53, %c_14 : index
  vector.store %55#7, %sums[%162, %c_0] : memref<160x16xf32>, !f32x16
  %163 = arith.addi %53, %c_1 : index
  vector.store %55#8, %sums[%163, %c_0] : memref<160x16xf32>, !f32x16
  %164 = arith.addi %53, %c_15 : index
  vector.store %55#9, %sums[%164, %c_0] : memref<160x16xf32>, !f32x16
  %165 = arith.addi %53, %c_16 : index
  vector.store %55#10, %sums[%165, %c_0] : memref<160x16xf32>, !f32x16
  %166 = arith.addi %53, %c_17 : index
  vector.store %55#11, %sums[%166, %c_0] : memref<160x16xf32>, !f32x16
  %167 = arith.addi %53, %c_2 : index
  vector.store %55#12, %sums[%167, %c_0] : memref<160x16xf32>, !f32x16
  %168 = arith.addi %53, %c_18 : index
  vector.store %55#13, %sums[%168, %c_0] : memref<160x16xf32>, !f32x16
  %169 = arith.addi %53, %c_19 : index
  vector.store %55#14, %sums[%169, %c_0] : memref<160x16xf32>, !f32x16
  %170 = arith.addi %53, %c_20 : index
  vector.store %55#15, %sums[%170, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x3half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant dense<0x00000000> : !f32x16
 %c_4 = arith.constant dense<0x00000000> : !f32x8
 %c_5 = arith.constant 4 : index
 %c_6 = arith.constant 16 : index
 %c_7 = arith.constant 63 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 1 : index
 %c_10 = arith.constant 8 : index
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
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.muli %panel_bytes, %c_2 : index
 %7 = arith.addi %panels, %6 : index
 %8 = arith.divui %length, %c_1 : index
 %9 = arith.divui %8, %c_5 : index
 %10 = arith.muli %9, %c_5 : index
 %11 = arith.muli %row_bytes, %c_6 : index
 %12 = arith.addi %11, %c_7 : index
 %13 = arith.divui %12, %c_8 : index
 %14 = arith.muli %calls, %10 : index
 %15 = arith.maxsi %14, %c_9 : index
 %16 = arith.subi %15, %c_9 : index
 %17 = arith.addi %13, %16 : index
 %18 = arith.divui %17, %15 : index
 %19 = arith.muli %call, %10 : index
 %20 = arith.muli %19, %18 : index
 %21 = arith.index_cast %2 : index to i64
 %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
 %23 = arith.index_cast %3 : index to i64
 %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
 %25 = arith.index_cast %5 : index to i64
 %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
 %27 = arith.index_cast %7 : index to i64
 %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
 scf.for %29 = %c_0 to %c_10 step %c_9 {
  %30 = arith.divui %29, %c_5 : index
  %31 = arith.remui %29, %c_5 : index
  %32 = arith.muli %31, %c_5 : index
  %33 = arith.cmpi eq, %30, %c_0 : index
  %34 = arith.select %33, %rows_0, %rows_1 : index
  %35 = arith.muli %32, %row_bytes : index
  %36 = arith.addi %34, %35 : index
  %37 = arith.muli %row_bytes, %c_0 : index
  %38 = arith.addi %36, %37 : index
  %39 = arith.index_cast %38 : index to i64
  %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
  %41 = arith.addi %36, %row_bytes : index
  %42 = arith.index_cast %41 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %row_bytes, %c_1 : index
  %45 = arith.addi %36, %44 : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_2 : index
  %49 = arith.addi %36, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %30, %c_6 : index
  %53 = arith.addi %52, %32 : index
  %55:16 = scf.for %54 = %c_0 to %8 step %c_5 iter_args(%56 = %c_3, %57 = %c_3, %58 = %c_3, %59 = %c_4, %60 = %c_3, %61 = %c_3, %62 = %c_3, %63 = %c_4, %64 = %c_3, %65 = %c_3, %66 = %c_3, %67 = %c_4, %68 = %c_3, %69 = %c_3, %70 = %c_3, %71 = %c_4) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
   %72 = arith.subi %c_10, %29 : index
   %73 = arith.muli %72, %c_0 : index
   %74 = arith.muli %29, %8 : index
   %75 = arith.addi %73, %74 : index
   %76 = arith.subi %54, %c_0 : index
   %77 = arith.addi %75, %76 : index
   %78 = arith.divui %77, %c_5 : index
   %79 = arith.remui %78, %c_1 : index
   %80 = arith.cmpi eq, %79, %c_0 : index
   %81 = arith.select %80, %next_0, %next_1 : index
   %82 = arith.divui %78, %c_1 : index
   %83 = arith.muli %82, %18 : index
   %84 = arith.addi %20, %83 : index
   scf.for %85 = %c_0 to %18 step %c_9 {
    %86 = arith.addi %84, %85 : index
    %87 = arith.subi %13, %c_9 : index
    %88 = arith.minsi %86, %87 : index
    %89 = arith.muli %88, %c_8 : index
    %90 = arith.addi %81, %89 : index
    %91 = arith.index_cast %90 : index to i64
    %92 = llvm.inttoptr %91 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%92) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %93 = arith.addi %54, %c_5 : index
   %95:16 = scf.for %94 = %54 to %93 step %c_9 iter_args(%96 = %56, %97 = %57, %98 = %58, %99 = %59, %100 = %60, %101 = %61, %102 = %62, %103 = %63, %104 = %64, %105 = %65, %106 = %66, %107 = %67, %108 = %68, %109 = %69, %110 = %70, %111 = %71) -> (!f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8) {
    %112 = arith.muli %94, %c_5 : index
    %113 = arith.index_cast %112 : index to i64
    %114 = arith.muli %94, %c_8 : index
    %115 = arith.index_cast %114 : index to i64
    %116 = llvm.getelementptr %22[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.load %116 <alignment = 64> : !llvm.ptr -> !bf16x32
    %118 = llvm.getelementptr %24[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 <alignment = 64> : !llvm.ptr -> !bf16x32
    %120 = llvm.getelementptr %26[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 <alignment = 64> : !llvm.ptr -> !bf16x32
    %122 = llvm.getelementptr %28[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 <alignment = 64> : !llvm.ptr -> !bf16x16
    %124 = llvm.getelementptr %40[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 <alignment = 2> : !llvm.ptr -> i32
    %126 = vector.broadcast %125 : i32 to !i32x16
    %127 = vector.bitcast %126 : !i32x16 to !bf16x32
    %128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%96, %127, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%97, %127, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%98, %127, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %131 = vector.broadcast %125 : i32 to !i32x8
    %132 = vector.bitcast %131 : !i32x8 to !bf16x16
    %133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%99, %132, %123) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %134 = llvm.getelementptr %43[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 <alignment = 2> : !llvm.ptr -> i32
    %136 = vector.broadcast %135 : i32 to !i32x16
    %137 = vector.bitcast %136 : !i32x16 to !bf16x32
    %138 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%100, %137, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%101, %137, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%102, %137, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %141 = vector.broadcast %135 : i32 to !i32x8
    %142 = vector.bitcast %141 : !i32x8 to !bf16x16
    %143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%103, %142, %123) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %144 = llvm.getelementptr %47[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %145 = llvm.load %144 <alignment = 2> : !llvm.ptr -> i32
    %146 = vector.broadcast %145 : i32 to !i32x16
    %147 = vector.bitcast %146 : !i32x16 to !bf16x32
    %148 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%104, %147, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %149 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%105, %147, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %150 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%106, %147, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %151 = vector.broadcast %145 : i32 to !i32x8
    %152 = vector.bitcast %151 : !i32x8 to !bf16x16
    %153 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%107, %152, %123) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %154 = llvm.getelementptr %51[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %155 = llvm.load %154 <alignment = 2> : !llvm.ptr -> i32
    %156 = vector.broadcast %155 : i32 to !i32x16
    %157 = vector.bitcast %156 : !i32x16 to !bf16x32
    %158 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%108, %157, %117) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%109, %157, %119) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %160 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%110, %157, %121) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %161 = vector.broadcast %155 : i32 to !i32x8
    %162 = vector.bitcast %161 : !i32x8 to !bf16x16
    %163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%111, %162, %123) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %128, %129, %130, %133, %138, %139, %140, %143, %148, %149, %150, %153, %158, %159, %160, %163 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %95#0, %95#1, %95#2, %95#3, %95#4, %95#5, %95#6, %95#7, %95#8, %95#9, %95#10, %95#11, %95#12, %95#13, %95#14, %95#15 : !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x16, !f32x8
  }
  vector.store %55#0, %sums[%53, %c_0] : memref<160x16xf32>, !f32x16
  %164 = arith.addi %53, %c_11 : index
  vector.store %55#1, %sums[%164, %c_0] : memref<160x16xf32>, !f32x16
  %165 = arith.addi %53, %c_8 : index
  vector.store %55#2, %sums[%165, %c_0] : memref<160x16xf32>, !f32x16
  %166 = arith.addi %53, %c_12 : index
  %167 = vector.shuffle %55#3, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %167, %sums[%166, %c_0] : memref<160x16xf32>, !f32x16
  %168 = arith.addi %53, %c_9 : index
  vector.store %55#4, %sums[%168, %c_0] : memref<160x16xf32>, !f32x16
  %169 = arith.addi %53, %c_13 : index
  vector.store %55#5, %sums[%169, %c_0] : memref<160x16xf32>, !f32x16
  %170 = arith.addi %53, %c_14 : index
  vector.store %55#6, %sums[%170, %c_0] : memref<160x16xf32>, !f32x16
  %171 = arith.addi %53, %c_15 : index
  %172 = vector.shuffle %55#7, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %172, %sums[%171, %c_0] : memref<160x16xf32>, !f32x16
  %173 = arith.addi %53, %c_1 : index
  vector.store %55#8, %sums[%173, %c_0] : memref<160x16xf32>, !f32x16
  %174 = arith.addi %53, %c_16 : index
  vector.store %55#9, %sums[%174, %c_0] : memref<160x16xf32>, !f32x16
  %175 = arith.addi %53, %c_17 : index
  vector.store %55#10, %sums[%175, %c_0] : memref<160x16xf32>, !f32x16
  %176 = arith.addi %53, %c_18 : index
  %177 = vector.shuffle %55#11, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %177, %sums[%176, %c_0] : memref<160x16xf32>, !f32x16
  %178 = arith.addi %53, %c_2 : index
  vector.store %55#12, %sums[%178, %c_0] : memref<160x16xf32>, !f32x16
  %179 = arith.addi %53, %c_19 : index
  vector.store %55#13, %sums[%179, %c_0] : memref<160x16xf32>, !f32x16
  %180 = arith.addi %53, %c_20 : index
  vector.store %55#14, %sums[%180, %c_0] : memref<160x16xf32>, !f32x16
  %181 = arith.addi %53, %c_21 : index
  %182 = vector.shuffle %55#15, %c_4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %182, %sums[%181, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x3(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 4 : index
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
 %c_15 = arith.constant 65 : index
 %c_16 = arith.constant 34 : index
 %c_17 = arith.constant 66 : index
 %c_18 = arith.constant 35 : index
 %c_19 = arith.constant 67 : index
 %c_20 = arith.constant 36 : index
 %c_21 = arith.constant 68 : index
 %c_22 = arith.constant 37 : index
 %c_23 = arith.constant 69 : index
 %c_24 = arith.constant 38 : index
 %c_25 = arith.constant 70 : index
 %c_26 = arith.constant 39 : index
 %c_27 = arith.constant 71 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.addi %panels, %panel_bytes : index
 %4 = arith.muli %panel_bytes, %c_1 : index
 %5 = arith.addi %panels, %4 : index
 %6 = arith.divui %length, %c_1 : index
 %7 = arith.divui %6, %c_3 : index
 %8 = arith.muli %7, %c_1 : index
 %9 = arith.muli %row_bytes, %c_4 : index
 %10 = arith.addi %9, %c_5 : index
 %11 = arith.divui %10, %c_6 : index
 %12 = arith.muli %calls, %8 : index
 %13 = arith.maxsi %12, %c_7 : index
 %14 = arith.subi %13, %c_7 : index
 %15 = arith.addi %11, %14 : index
 %16 = arith.divui %15, %13 : index
 %17 = arith.muli %call, %8 : index
 %18 = arith.muli %17, %16 : index
 %19 = arith.index_cast %2 : index to i64
 %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
 %21 = arith.index_cast %3 : index to i64
 %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
 %23 = arith.index_cast %5 : index to i64
 %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
 scf.for %25 = %c_0 to %c_3 step %c_7 {
  %26 = arith.divui %25, %c_1 : index
  %27 = arith.remui %25, %c_1 : index
  %28 = arith.muli %27, %c_8 : index
  %29 = arith.cmpi eq, %26, %c_0 : index
  %30 = arith.select %29, %rows_0, %rows_1 : index
  %31 = arith.muli %28, %row_bytes : index
  %32 = arith.addi %30, %31 : index
  %33 = arith.muli %row_bytes, %c_0 : index
  %34 = arith.addi %32, %33 : index
  %35 = arith.index_cast %34 : index to i64
  %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
  %37 = arith.addi %32, %row_bytes : index
  %38 = arith.index_cast %37 : index to i64
  %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %40 = arith.muli %row_bytes, %c_1 : index
  %41 = arith.addi %32, %40 : index
  %42 = arith.index_cast %41 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %row_bytes, %c_9 : index
  %45 = arith.addi %32, %44 : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_3 : index
  %49 = arith.addi %32, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %row_bytes, %c_10 : index
  %53 = arith.addi %32, %52 : index
  %54 = arith.index_cast %53 : index to i64
  %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
  %56 = arith.muli %row_bytes, %c_11 : index
  %57 = arith.addi %32, %56 : index
  %58 = arith.index_cast %57 : index to i64
  %59 = llvm.inttoptr %58 : i64 to !llvm.ptr
  %60 = arith.muli %row_bytes, %c_12 : index
  %61 = arith.addi %32, %60 : index
  %62 = arith.index_cast %61 : index to i64
  %63 = llvm.inttoptr %62 : i64 to !llvm.ptr
  %64 = arith.muli %26, %c_4 : index
  %65 = arith.addi %64, %28 : index
  %67:24 = scf.for %66 = %c_0 to %6 step %c_3 iter_args(%68 = %c_2, %69 = %c_2, %70 = %c_2, %71 = %c_2, %72 = %c_2, %73 = %c_2, %74 = %c_2, %75 = %c_2, %76 = %c_2, %77 = %c_2, %78 = %c_2, %79 = %c_2, %80 = %c_2, %81 = %c_2, %82 = %c_2, %83 = %c_2, %84 = %c_2, %85 = %c_2, %86 = %c_2, %87 = %c_2, %88 = %c_2, %89 = %c_2, %90 = %c_2, %91 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %92 = arith.subi %c_3, %25 : index
   %93 = arith.muli %92, %c_0 : index
   %94 = arith.muli %25, %6 : index
   %95 = arith.addi %93, %94 : index
   %96 = arith.subi %66, %c_0 : index
   %97 = arith.addi %95, %96 : index
   %98 = arith.divui %97, %c_3 : index
   %99 = arith.remui %98, %c_1 : index
   %100 = arith.cmpi eq, %99, %c_0 : index
   %101 = arith.select %100, %next_0, %next_1 : index
   %102 = arith.divui %98, %c_1 : index
   %103 = arith.muli %102, %16 : index
   %104 = arith.addi %18, %103 : index
   scf.for %105 = %c_0 to %16 step %c_7 {
    %106 = arith.addi %104, %105 : index
    %107 = arith.subi %11, %c_7 : index
    %108 = arith.minsi %106, %107 : index
    %109 = arith.muli %108, %c_6 : index
    %110 = arith.addi %101, %109 : index
    %111 = arith.index_cast %110 : index to i64
    %112 = llvm.inttoptr %111 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%112) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %113 = arith.addi %66, %c_3 : index
   %115:24 = scf.for %114 = %66 to %113 step %c_7 iter_args(%116 = %68, %117 = %69, %118 = %70, %119 = %71, %120 = %72, %121 = %73, %122 = %74, %123 = %75, %124 = %76, %125 = %77, %126 = %78, %127 = %79, %128 = %80, %129 = %81, %130 = %82, %131 = %83, %132 = %84, %133 = %85, %134 = %86, %135 = %87, %136 = %88, %137 = %89, %138 = %90, %139 = %91) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %140 = arith.muli %114, %c_3 : index
    %141 = arith.index_cast %140 : index to i64
    %142 = arith.muli %114, %c_6 : index
    %143 = arith.index_cast %142 : index to i64
    %144 = llvm.getelementptr %20[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %145 = llvm.load %144 <alignment = 64> : !llvm.ptr -> !bf16x32
    %146 = llvm.getelementptr %22[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.load %146 <alignment = 64> : !llvm.ptr -> !bf16x32
    %148 = llvm.getelementptr %24[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 <alignment = 64> : !llvm.ptr -> !bf16x32
    %150 = llvm.getelementptr %36[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.load %150 <alignment = 2> : !llvm.ptr -> i32
    %152 = vector.broadcast %151 : i32 to !i32x16
    %153 = vector.bitcast %152 : !i32x16 to !bf16x32
    %154 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%116, %153, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%117, %153, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%118, %153, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %157 = llvm.getelementptr %39[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %157 <alignment = 2> : !llvm.ptr -> i32
    %159 = vector.broadcast %158 : i32 to !i32x16
    %160 = vector.bitcast %159 : !i32x16 to !bf16x32
    %161 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%119, %160, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %162 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%120, %160, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%121, %160, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %164 = llvm.getelementptr %43[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %164 <alignment = 2> : !llvm.ptr -> i32
    %166 = vector.broadcast %165 : i32 to !i32x16
    %167 = vector.bitcast %166 : !i32x16 to !bf16x32
    %168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%122, %167, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %169 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%123, %167, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %170 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%124, %167, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %171 = llvm.getelementptr %47[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %171 <alignment = 2> : !llvm.ptr -> i32
    %173 = vector.broadcast %172 : i32 to !i32x16
    %174 = vector.bitcast %173 : !i32x16 to !bf16x32
    %175 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%125, %174, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %176 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%126, %174, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %177 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%127, %174, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %178 = llvm.getelementptr %51[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.load %178 <alignment = 2> : !llvm.ptr -> i32
    %180 = vector.broadcast %179 : i32 to !i32x16
    %181 = vector.bitcast %180 : !i32x16 to !bf16x32
    %182 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%128, %181, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %183 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%129, %181, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %184 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%130, %181, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %185 = llvm.getelementptr %55[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.load %185 <alignment = 2> : !llvm.ptr -> i32
    %187 = vector.broadcast %186 : i32 to !i32x16
    %188 = vector.bitcast %187 : !i32x16 to !bf16x32
    %189 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%131, %188, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %190 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%132, %188, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%133, %188, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %192 = llvm.getelementptr %59[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %193 = llvm.load %192 <alignment = 2> : !llvm.ptr -> i32
    %194 = vector.broadcast %193 : i32 to !i32x16
    %195 = vector.bitcast %194 : !i32x16 to !bf16x32
    %196 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%134, %195, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %197 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%135, %195, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %198 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%136, %195, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %199 = llvm.getelementptr %63[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %200 = llvm.load %199 <alignment = 2> : !llvm.ptr -> i32
    %201 = vector.broadcast %200 : i32 to !i32x16
    %202 = vector.bitcast %201 : !i32x16 to !bf16x32
    %203 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%137, %202, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %204 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%138, %202, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %205 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%139, %202, %149) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %154, %155, %156, %161, %162, %163, %168, %169, %170, %175, %176, %177, %182, %183, %184, %189, %190, %191, %196, %197, %198, %203, %204, %205 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %115#0, %115#1, %115#2, %115#3, %115#4, %115#5, %115#6, %115#7, %115#8, %115#9, %115#10, %115#11, %115#12, %115#13, %115#14, %115#15, %115#16, %115#17, %115#18, %115#19, %115#20, %115#21, %115#22, %115#23 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %67#0, %sums[%65, %c_0] : memref<160x16xf32>, !f32x16
  %206 = arith.addi %65, %c_13 : index
  vector.store %67#1, %sums[%206, %c_0] : memref<160x16xf32>, !f32x16
  %207 = arith.addi %65, %c_6 : index
  vector.store %67#2, %sums[%207, %c_0] : memref<160x16xf32>, !f32x16
  %208 = arith.addi %65, %c_7 : index
  vector.store %67#3, %sums[%208, %c_0] : memref<160x16xf32>, !f32x16
  %209 = arith.addi %65, %c_14 : index
  vector.store %67#4, %sums[%209, %c_0] : memref<160x16xf32>, !f32x16
  %210 = arith.addi %65, %c_15 : index
  vector.store %67#5, %sums[%210, %c_0] : memref<160x16xf32>, !f32x16
  %211 = arith.addi %65, %c_1 : index
  vector.store %67#6, %sums[%211, %c_0] : memref<160x16xf32>, !f32x16
  %212 = arith.addi %65, %c_16 : index
  vector.store %67#7, %sums[%212, %c_0] : memref<160x16xf32>, !f32x16
  %213 = arith.addi %65, %c_17 : index
  vector.store %67#8, %sums[%213, %c_0] : memref<160x16xf32>, !f32x16
  %214 = arith.addi %65, %c_9 : index
  vector.store %67#9, %sums[%214, %c_0] : memref<160x16xf32>, !f32x16
  %215 = arith.addi %65, %c_18 : index
  vector.store %67#10, %sums[%215, %c_0] : memref<160x16xf32>, !f32x16
  %216 = arith.addi %65, %c_19 : index
  vector.store %67#11, %sums[%216, %c_0] : memref<160x16xf32>, !f32x16
  %217 = arith.addi %65, %c_3 : index
  vector.store %67#12, %sums[%217, %c_0] : memref<160x16xf32>, !f32x16
  %218 = arith.addi %65, %c_20 : index
  vector.store %67#13, %sums[%218, %c_0] : memref<160x16xf32>, !f32x16
  %219 = arith.addi %65, %c_21 : index
  vector.store %67#14, %sums[%219, %c_0] : memref<160x16xf32>, !f32x16
  %220 = arith.addi %65, %c_10 : index
  vector.store %67#15, %sums[%220, %c_0] : memref<160x16xf32>, !f32x16
  %221 = arith.addi %65, %c_22 : index
  vector.store %67#16, %sums[%221, %c_0] : memref<160x16xf32>, !f32x16
  %222 = arith.addi %65, %c_23 : index
  vector.store %67#17, %sums[%222, %c_0] : memref<160x16xf32>, !f32x16
  %223 = arith.addi %65, %c_11 : index
  vector.store %67#18, %sums[%223, %c_0] : memref<160x16xf32>, !f32x16
  %224 = arith.addi %65, %c_24 : index
  vector.store %67#19, %sums[%224, %c_0] : memref<160x16xf32>, !f32x16
  %225 = arith.addi %65, %c_25 : index
  vector.store %67#20, %sums[%225, %c_0] : memref<160x16xf32>, !f32x16
  %226 = arith.addi %65, %c_12 : index
  vector.store %67#21, %sums[%226, %c_0] : memref<160x16xf32>, !f32x16
  %227 = arith.addi %65, %c_26 : index
  vector.store %67#22, %sums[%227, %c_0] : memref<160x16xf32>, !f32x16
  %228 = arith.addi %65, %c_27 : index
  vector.store %67#23, %sums[%228, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x2half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 4 : index
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
 %6 = arith.divui %length, %c_1 : index
 %7 = arith.divui %6, %c_4 : index
 %8 = arith.muli %7, %c_1 : index
 %9 = arith.muli %row_bytes, %c_5 : index
 %10 = arith.addi %9, %c_6 : index
 %11 = arith.divui %10, %c_7 : index
 %12 = arith.muli %calls, %8 : index
 %13 = arith.maxsi %12, %c_8 : index
 %14 = arith.subi %13, %c_8 : index
 %15 = arith.addi %11, %14 : index
 %16 = arith.divui %15, %13 : index
 %17 = arith.muli %call, %8 : index
 %18 = arith.muli %17, %16 : index
 %19 = arith.index_cast %2 : index to i64
 %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
 %21 = arith.index_cast %3 : index to i64
 %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
 %23 = arith.index_cast %5 : index to i64
 %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
 scf.for %25 = %c_0 to %c_4 step %c_8 {
  %26 = arith.divui %25, %c_1 : index
  %27 = arith.remui %25, %c_1 : index
  %28 = arith.muli %27, %c_9 : index
  %29 = arith.cmpi eq, %26, %c_0 : index
  %30 = arith.select %29, %rows_0, %rows_1 : index
  %31 = arith.muli %28, %row_bytes : index
  %32 = arith.addi %30, %31 : index
  %33 = arith.muli %row_bytes, %c_0 : index
  %34 = arith.addi %32, %33 : index
  %35 = arith.index_cast %34 : index to i64
  %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
  %37 = arith.addi %32, %row_bytes : index
  %38 = arith.index_cast %37 : index to i64
  %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %40 = arith.muli %row_bytes, %c_1 : index
  %41 = arith.addi %32, %40 : index
  %42 = arith.index_cast %41 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %row_bytes, %c_10 : index
  %45 = arith.addi %32, %44 : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_4 : index
  %49 = arith.addi %32, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %row_bytes, %c_11 : index
  %53 = arith.addi %32, %52 : index
  %54 = arith.index_cast %53 : index to i64
  %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
  %56 = arith.muli %row_bytes, %c_12 : index
  %57 = arith.addi %32, %56 : index
  %58 = arith.index_cast %57 : index to i64
  %59 = llvm.inttoptr %58 : i64 to !llvm.ptr
  %60 = arith.muli %row_bytes, %c_13 : index
  %61 = arith.addi %32, %60 : index
  %62 = arith.index_cast %61 : index to i64
  %63 = llvm.inttoptr %62 : i64 to !llvm.ptr
  %64 = arith.muli %26, %c_5 : index
  %65 = arith.addi %64, %28 : index
  %67:24 = scf.for %66 = %c_0 to %6 step %c_4 iter_args(%68 = %c_2, %69 = %c_2, %70 = %c_3, %71 = %c_2, %72 = %c_2, %73 = %c_3, %74 = %c_2, %75 = %c_2, %76 = %c_3, %77 = %c_2, %78 = %c_2, %79 = %c_3, %80 = %c_2, %81 = %c_2, %82 = %c_3, %83 = %c_2, %84 = %c_2, %85 = %c_3, %86 = %c_2, %87 = %c_2, %88 = %c_3, %89 = %c_2, %90 = %c_2, %91 = %c_3) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
   %92 = arith.subi %c_4, %25 : index
   %93 = arith.muli %92, %c_0 : index
   %94 = arith.muli %25, %6 : index
   %95 = arith.addi %93, %94 : index
   %96 = arith.subi %66, %c_0 : index
   %97 = arith.addi %95, %96 : index
   %98 = arith.divui %97, %c_4 : index
   %99 = arith.remui %98, %c_1 : index
   %100 = arith.cmpi eq, %99, %c_0 : index
   %101 = arith.select %100, %next_0, %next_1 : index
   %102 = arith.divui %98, %c_1 : index
   %103 = arith.muli %102, %16 : index
   %104 = arith.addi %18, %103 : index
   scf.for %105 = %c_0 to %16 step %c_8 {
    %106 = arith.addi %104, %105 : index
    %107 = arith.subi %11, %c_8 : index
    %108 = arith.minsi %106, %107 : index
    %109 = arith.muli %108, %c_7 : index
    %110 = arith.addi %101, %109 : index
    %111 = arith.index_cast %110 : index to i64
    %112 = llvm.inttoptr %111 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%112) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %113 = arith.addi %66, %c_4 : index
   %115:24 = scf.for %114 = %66 to %113 step %c_8 iter_args(%116 = %68, %117 = %69, %118 = %70, %119 = %71, %120 = %72, %121 = %73, %122 = %74, %123 = %75, %124 = %76, %125 = %77, %126 = %78, %127 = %79, %128 = %80, %129 = %81, %130 = %82, %131 = %83, %132 = %84, %133 = %85, %134 = %86, %135 = %87, %136 = %88, %137 = %89, %138 = %90, %139 = %91) -> (!f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8) {
    %140 = arith.muli %114, %c_4 : index
    %141 = arith.index_cast %140 : index to i64
    %142 = arith.muli %114, %c_7 : index
    %143 = arith.index_cast %142 : index to i64
    %144 = llvm.getelementptr %20[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %145 = llvm.load %144 <alignment = 64> : !llvm.ptr -> !bf16x32
    %146 = llvm.getelementptr %22[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.load %146 <alignment = 64> : !llvm.ptr -> !bf16x32
    %148 = llvm.getelementptr %24[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %148 <alignment = 64> : !llvm.ptr -> !bf16x16
    %150 = llvm.getelementptr %36[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.load %150 <alignment = 2> : !llvm.ptr -> i32
    %152 = vector.broadcast %151 : i32 to !i32x16
    %153 = vector.bitcast %152 : !i32x16 to !bf16x32
    %154 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%116, %153, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%117, %153, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %156 = vector.broadcast %151 : i32 to !i32x8
    %157 = vector.bitcast %156 : !i32x8 to !bf16x16
    %158 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%118, %157, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %159 = llvm.getelementptr %39[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %159 <alignment = 2> : !llvm.ptr -> i32
    %161 = vector.broadcast %160 : i32 to !i32x16
    %162 = vector.bitcast %161 : !i32x16 to !bf16x32
    %163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%119, %162, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %164 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%120, %162, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %165 = vector.broadcast %160 : i32 to !i32x8
    %166 = vector.bitcast %165 : !i32x8 to !bf16x16
    %167 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%121, %166, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %168 = llvm.getelementptr %43[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.load %168 <alignment = 2> : !llvm.ptr -> i32
    %170 = vector.broadcast %169 : i32 to !i32x16
    %171 = vector.bitcast %170 : !i32x16 to !bf16x32
    %172 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%122, %171, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %173 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%123, %171, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %174 = vector.broadcast %169 : i32 to !i32x8
    %175 = vector.bitcast %174 : !i32x8 to !bf16x16
    %176 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%124, %175, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %177 = llvm.getelementptr %47[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.load %177 <alignment = 2> : !llvm.ptr -> i32
    %179 = vector.broadcast %178 : i32 to !i32x16
    %180 = vector.bitcast %179 : !i32x16 to !bf16x32
    %181 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%125, %180, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %182 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%126, %180, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %183 = vector.broadcast %178 : i32 to !i32x8
    %184 = vector.bitcast %183 : !i32x8 to !bf16x16
    %185 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%127, %184, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %186 = llvm.getelementptr %51[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %187 = llvm.load %186 <alignment = 2> : !llvm.ptr -> i32
    %188 = vector.broadcast %187 : i32 to !i32x16
    %189 = vector.bitcast %188 : !i32x16 to !bf16x32
    %190 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%128, %189, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%129, %189, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %192 = vector.broadcast %187 : i32 to !i32x8
    %193 = vector.bitcast %192 : !i32x8 to !bf16x16
    %194 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%130, %193, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %195 = llvm.getelementptr %55[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %196 = llvm.load %195 <alignment = 2> : !llvm.ptr -> i32
    %197 = vector.broadcast %196 : i32 to !i32x16
    %198 = vector.bitcast %197 : !i32x16 to !bf16x32
    %199 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%131, %198, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %200 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%132, %198, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %201 = vector.broadcast %196 : i32 to !i32x8
    %202 = vector.bitcast %201 : !i32x8 to !bf16x16
    %203 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%133, %202, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %204 = llvm.getelementptr %59[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %205 = llvm.load %204 <alignment = 2> : !llvm.ptr -> i32
    %206 = vector.broadcast %205 : i32 to !i32x16
    %207 = vector.bitcast %206 : !i32x16 to !bf16x32
    %208 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%134, %207, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %209 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%135, %207, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %210 = vector.broadcast %205 : i32 to !i32x8
    %211 = vector.bitcast %210 : !i32x8 to !bf16x16
    %212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%136, %211, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %213 = llvm.getelementptr %63[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %214 = llvm.load %213 <alignment = 2> : !llvm.ptr -> i32
    %215 = vector.broadcast %214 : i32 to !i32x16
    %216 = vector.bitcast %215 : !i32x16 to !bf16x32
    %217 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%137, %216, %145) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %218 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%138, %216, %147) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %219 = vector.broadcast %214 : i32 to !i32x8
    %220 = vector.bitcast %219 : !i32x8 to !bf16x16
    %221 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%139, %220, %149) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %154, %155, %158, %163, %164, %167, %172, %173, %176, %181, %182, %185, %190, %191, %194, %199, %200, %203, %208, %209, %212, %217, %218, %221 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %115#0, %115#1, %115#2, %115#3, %115#4, %115#5, %115#6, %115#7, %115#8, %115#9, %115#10, %115#11, %115#12, %115#13, %115#14, %115#15, %115#16, %115#17, %115#18, %115#19, %115#20, %115#21, %115#22, %115#23 : !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8, !f32x16, !f32x16, !f32x8
  }
  vector.store %67#0, %sums[%65, %c_0] : memref<160x16xf32>, !f32x16
  %222 = arith.addi %65, %c_14 : index
  vector.store %67#1, %sums[%222, %c_0] : memref<160x16xf32>, !f32x16
  %223 = arith.addi %65, %c_7 : index
  %224 = vector.shuffle %67#2, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %224, %sums[%223, %c_0] : memref<160x16xf32>, !f32x16
  %225 = arith.addi %65, %c_8 : index
  vector.store %67#3, %sums[%225, %c_0] : memref<160x16xf32>, !f32x16
  %226 = arith.addi %65, %c_15 : index
  vector.store %67#4, %sums[%226, %c_0] : memref<160x16xf32>, !f32x16
  %227 = arith.addi %65, %c_16 : index
  %228 = vector.shuffle %67#5, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %228, %sums[%227, %c_0] : memref<160x16xf32>, !f32x16
  %229 = arith.addi %65, %c_1 : index
  vector.store %67#6, %sums[%229, %c_0] : memref<160x16xf32>, !f32x16
  %230 = arith.addi %65, %c_17 : index
  vector.store %67#7, %sums[%230, %c_0] : memref<160x16xf32>, !f32x16
  %231 = arith.addi %65, %c_18 : index
  %232 = vector.shuffle %67#8, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %232, %sums[%231, %c_0] : memref<160x16xf32>, !f32x16
  %233 = arith.addi %65, %c_10 : index
  vector.store %67#9, %sums[%233, %c_0] : memref<160x16xf32>, !f32x16
  %234 = arith.addi %65, %c_19 : index
  vector.store %67#10, %sums[%234, %c_0] : memref<160x16xf32>, !f32x16
  %235 = arith.addi %65, %c_20 : index
  %236 = vector.shuffle %67#11, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %236, %sums[%235, %c_0] : memref<160x16xf32>, !f32x16
  %237 = arith.addi %65, %c_4 : index
  vector.store %67#12, %sums[%237, %c_0] : memref<160x16xf32>, !f32x16
  %238 = arith.addi %65, %c_21 : index
  vector.store %67#13, %sums[%238, %c_0] : memref<160x16xf32>, !f32x16
  %239 = arith.addi %65, %c_22 : index
  %240 = vector.shuffle %67#14, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %240, %sums[%239, %c_0] : memref<160x16xf32>, !f32x16
  %241 = arith.addi %65, %c_11 : index
  vector.store %67#15, %sums[%241, %c_0] : memref<160x16xf32>, !f32x16
  %242 = arith.addi %65, %c_23 : index
  vector.store %67#16, %sums[%242, %c_0] : memref<160x16xf32>, !f32x16
  %243 = arith.addi %65, %c_24 : index
  %244 = vector.shuffle %67#17, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %244, %sums[%243, %c_0] : memref<160x16xf32>, !f32x16
  %245 = arith.addi %65, %c_12 : index
  vector.store %67#18, %sums[%245, %c_0] : memref<160x16xf32>, !f32x16
  %246 = arith.addi %65, %c_25 : index
  vector.store %67#19, %sums[%246, %c_0] : memref<160x16xf32>, !f32x16
  %247 = arith.addi %65, %c_26 : index
  %248 = vector.shuffle %67#20, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %248, %sums[%247, %c_0] : memref<160x16xf32>, !f32x16
  %249 = arith.addi %65, %c_13 : index
  vector.store %67#21, %sums[%249, %c_0] : memref<160x16xf32>, !f32x16
  %250 = arith.addi %65, %c_27 : index
  vector.store %67#22, %sums[%250, %c_0] : memref<160x16xf32>, !f32x16
  %251 = arith.addi %65, %c_28 : index
  %252 = vector.shuffle %67#23, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %252, %sums[%251, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x2(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 4 : index
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
 %4 = arith.divui %length, %c_1 : index
 %5 = arith.divui %4, %c_3 : index
 %6 = arith.muli %5, %c_1 : index
 %7 = arith.muli %row_bytes, %c_4 : index
 %8 = arith.addi %7, %c_5 : index
 %9 = arith.divui %8, %c_6 : index
 %10 = arith.muli %calls, %6 : index
 %11 = arith.maxsi %10, %c_7 : index
 %12 = arith.subi %11, %c_7 : index
 %13 = arith.addi %9, %12 : index
 %14 = arith.divui %13, %11 : index
 %15 = arith.muli %call, %6 : index
 %16 = arith.muli %15, %14 : index
 %17 = arith.index_cast %2 : index to i64
 %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
 %19 = arith.index_cast %3 : index to i64
 %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
 scf.for %21 = %c_0 to %c_3 step %c_7 {
  %22 = arith.divui %21, %c_1 : index
  %23 = arith.remui %21, %c_1 : index
  %24 = arith.muli %23, %c_8 : index
  %25 = arith.cmpi eq, %22, %c_0 : index
  %26 = arith.select %25, %rows_0, %rows_1 : index
  %27 = arith.muli %24, %row_bytes : index
  %28 = arith.addi %26, %27 : index
  %29 = arith.muli %row_bytes, %c_0 : index
  %30 = arith.addi %28, %29 : index
  %31 = arith.index_cast %30 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.addi %28, %row_bytes : index
  %34 = arith.index_cast %33 : index to i64
  %35 = llvm.inttoptr %34 : i64 to !llvm.ptr
  %36 = arith.muli %row_bytes, %c_1 : index
  %37 = arith.addi %28, %36 : index
  %38 = arith.index_cast %37 : index to i64
  %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %40 = arith.muli %row_bytes, %c_9 : index
  %41 = arith.addi %28, %40 : index
  %42 = arith.index_cast %41 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %row_bytes, %c_3 : index
  %45 = arith.addi %28, %44 : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_10 : index
  %49 = arith.addi %28, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %row_bytes, %c_11 : index
  %53 = arith.addi %28, %52 : index
  %54 = arith.index_cast %53 : index to i64
  %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
  %56 = arith.muli %row_bytes, %c_12 : index
  %57 = arith.addi %28, %56 : index
  %58 = arith.index_cast %57 : index to i64
  %59 = llvm.inttoptr %58 : i64 to !llvm.ptr
  %60 = arith.muli %22, %c_4 : index
  %61 = arith.addi %60, %24 : index
  %63:16 = scf.for %62 = %c_0 to %4 step %c_3 iter_args(%64 = %c_2, %65 = %c_2, %66 = %c_2, %67 = %c_2, %68 = %c_2, %69 = %c_2, %70 = %c_2, %71 = %c_2, %72 = %c_2, %73 = %c_2, %74 = %c_2, %75 = %c_2, %76 = %c_2, %77 = %c_2, %78 = %c_2, %79 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %80 = arith.subi %c_3, %21 : index
   %81 = arith.muli %80, %c_0 : index
   %82 = arith.muli %21, %4 : index
   %83 = arith.addi %81, %82 : index
   %84 = arith.subi %62, %c_0 : index
   %85 = arith.addi %83, %84 : index
   %86 = arith.divui %85, %c_3 : index
   %87 = arith.remui %86, %c_1 : index
   %88 = arith.cmpi eq, %87, %c_0 : index
   %89 = arith.select %88, %next_0, %next_1 : index
   %90 = arith.divui %86, %c_1 : index
   %91 = arith.muli %90, %14 : index
   %92 = arith.addi %16, %91 : index
   scf.for %93 = %c_0 to %14 step %c_7 {
    %94 = arith.addi %92, %93 : index
    %95 = arith.subi %9, %c_7 : index
    %96 = arith.minsi %94, %95 : index
    %97 = arith.muli %96, %c_6 : index
    %98 = arith.addi %89, %97 : index
    %99 = arith.index_cast %98 : index to i64
    %100 = llvm.inttoptr %99 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%100) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %101 = arith.addi %62, %c_3 : index
   %103:16 = scf.for %102 = %62 to %101 step %c_7 iter_args(%104 = %64, %105 = %65, %106 = %66, %107 = %67, %108 = %68, %109 = %69, %110 = %70, %111 = %71, %112 = %72, %113 = %73, %114 = %74, %115 = %75, %116 = %76, %117 = %77, %118 = %78, %119 = %79) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %120 = arith.muli %102, %c_3 : index
    %121 = arith.index_cast %120 : index to i64
    %122 = arith.muli %102, %c_6 : index
    %123 = arith.index_cast %122 : index to i64
    %124 = llvm.getelementptr %18[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 <alignment = 64> : !llvm.ptr -> !bf16x32
    %126 = llvm.getelementptr %20[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.load %126 <alignment = 64> : !llvm.ptr -> !bf16x32
    %128 = llvm.getelementptr %32[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 <alignment = 2> : !llvm.ptr -> i32
    %130 = vector.broadcast %129 : i32 to !i32x16
    %131 = vector.bitcast %130 : !i32x16 to !bf16x32
    %132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%104, %131, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%105, %131, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %134 = llvm.getelementptr %35[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 <alignment = 2> : !llvm.ptr -> i32
    %136 = vector.broadcast %135 : i32 to !i32x16
    %137 = vector.bitcast %136 : !i32x16 to !bf16x32
    %138 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%106, %137, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%107, %137, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %140 = llvm.getelementptr %39[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %141 = llvm.load %140 <alignment = 2> : !llvm.ptr -> i32
    %142 = vector.broadcast %141 : i32 to !i32x16
    %143 = vector.bitcast %142 : !i32x16 to !bf16x32
    %144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%108, %143, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%109, %143, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %146 = llvm.getelementptr %43[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.load %146 <alignment = 2> : !llvm.ptr -> i32
    %148 = vector.broadcast %147 : i32 to !i32x16
    %149 = vector.bitcast %148 : !i32x16 to !bf16x32
    %150 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%110, %149, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %151 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%111, %149, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %152 = llvm.getelementptr %47[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.load %152 <alignment = 2> : !llvm.ptr -> i32
    %154 = vector.broadcast %153 : i32 to !i32x16
    %155 = vector.bitcast %154 : !i32x16 to !bf16x32
    %156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%112, %155, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %157 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%113, %155, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %158 = llvm.getelementptr %51[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.load %158 <alignment = 2> : !llvm.ptr -> i32
    %160 = vector.broadcast %159 : i32 to !i32x16
    %161 = vector.bitcast %160 : !i32x16 to !bf16x32
    %162 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%114, %161, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%115, %161, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %164 = llvm.getelementptr %55[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %164 <alignment = 2> : !llvm.ptr -> i32
    %166 = vector.broadcast %165 : i32 to !i32x16
    %167 = vector.bitcast %166 : !i32x16 to !bf16x32
    %168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%116, %167, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %169 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%117, %167, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %170 = llvm.getelementptr %59[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %171 = llvm.load %170 <alignment = 2> : !llvm.ptr -> i32
    %172 = vector.broadcast %171 : i32 to !i32x16
    %173 = vector.bitcast %172 : !i32x16 to !bf16x32
    %174 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%118, %173, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %175 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%119, %173, %127) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %132, %133, %138, %139, %144, %145, %150, %151, %156, %157, %162, %163, %168, %169, %174, %175 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7, %103#8, %103#9, %103#10, %103#11, %103#12, %103#13, %103#14, %103#15 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %63#0, %sums[%61, %c_0] : memref<160x16xf32>, !f32x16
  %176 = arith.addi %61, %c_13 : index
  vector.store %63#1, %sums[%176, %c_0] : memref<160x16xf32>, !f32x16
  %177 = arith.addi %61, %c_7 : index
  vector.store %63#2, %sums[%177, %c_0] : memref<160x16xf32>, !f32x16
  %178 = arith.addi %61, %c_14 : index
  vector.store %63#3, %sums[%178, %c_0] : memref<160x16xf32>, !f32x16
  %179 = arith.addi %61, %c_1 : index
  vector.store %63#4, %sums[%179, %c_0] : memref<160x16xf32>, !f32x16
  %180 = arith.addi %61, %c_15 : index
  vector.store %63#5, %sums[%180, %c_0] : memref<160x16xf32>, !f32x16
  %181 = arith.addi %61, %c_9 : index
  vector.store %63#6, %sums[%181, %c_0] : memref<160x16xf32>, !f32x16
  %182 = arith.addi %61, %c_16 : index
  vector.store %63#7, %sums[%182, %c_0] : memref<160x16xf32>, !f32x16
  %183 = arith.addi %61, %c_3 : index
  vector.store %63#8, %sums[%183, %c_0] : memref<160x16xf32>, !f32x16
  %184 = arith.addi %61, %c_17 : index
  vector.store %63#9, %sums[%184, %c_0] : memref<160x16xf32>, !f32x16
  %185 = arith.addi %61, %c_10 : index
  vector.store %63#10, %sums[%185, %c_0] : memref<160x16xf32>, !f32x16
  %186 = arith.addi %61, %c_18 : index
  vector.store %63#11, %sums[%186, %c_0] : memref<160x16xf32>, !f32x16
  %187 = arith.addi %61, %c_11 : index
  vector.store %63#12, %sums[%187, %c_0] : memref<160x16xf32>, !f32x16
  %188 = arith.addi %61, %c_19 : index
  vector.store %63#13, %sums[%188, %c_0] : memref<160x16xf32>, !f32x16
  %189 = arith.addi %61, %c_12 : index
  vector.store %63#14, %sums[%189, %c_0] : memref<160x16xf32>, !f32x16
  %190 = arith.addi %61, %c_20 : index
  vector.store %63#15, %sums[%190, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x1half(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant dense<0x00000000> : !f32x8
 %c_4 = arith.constant 4 : index
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
 %4 = arith.divui %length, %c_1 : index
 %5 = arith.divui %4, %c_4 : index
 %6 = arith.muli %5, %c_1 : index
 %7 = arith.muli %row_bytes, %c_5 : index
 %8 = arith.addi %7, %c_6 : index
 %9 = arith.divui %8, %c_7 : index
 %10 = arith.muli %calls, %6 : index
 %11 = arith.maxsi %10, %c_8 : index
 %12 = arith.subi %11, %c_8 : index
 %13 = arith.addi %9, %12 : index
 %14 = arith.divui %13, %11 : index
 %15 = arith.muli %call, %6 : index
 %16 = arith.muli %15, %14 : index
 %17 = arith.index_cast %2 : index to i64
 %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
 %19 = arith.index_cast %3 : index to i64
 %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
 scf.for %21 = %c_0 to %c_4 step %c_8 {
  %22 = arith.divui %21, %c_1 : index
  %23 = arith.remui %21, %c_1 : index
  %24 = arith.muli %23, %c_9 : index
  %25 = arith.cmpi eq, %22, %c_0 : index
  %26 = arith.select %25, %rows_0, %rows_1 : index
  %27 = arith.muli %24, %row_bytes : index
  %28 = arith.addi %26, %27 : index
  %29 = arith.muli %row_bytes, %c_0 : index
  %30 = arith.addi %28, %29 : index
  %31 = arith.index_cast %30 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.addi %28, %row_bytes : index
  %34 = arith.index_cast %33 : index to i64
  %35 = llvm.inttoptr %34 : i64 to !llvm.ptr
  %36 = arith.muli %row_bytes, %c_1 : index
  %37 = arith.addi %28, %36 : index
  %38 = arith.index_cast %37 : index to i64
  %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %40 = arith.muli %row_bytes, %c_10 : index
  %41 = arith.addi %28, %40 : index
  %42 = arith.index_cast %41 : index to i64
  %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
  %44 = arith.muli %row_bytes, %c_4 : index
  %45 = arith.addi %28, %44 : index
  %46 = arith.index_cast %45 : index to i64
  %47 = llvm.inttoptr %46 : i64 to !llvm.ptr
  %48 = arith.muli %row_bytes, %c_11 : index
  %49 = arith.addi %28, %48 : index
  %50 = arith.index_cast %49 : index to i64
  %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
  %52 = arith.muli %row_bytes, %c_12 : index
  %53 = arith.addi %28, %52 : index
  %54 = arith.index_cast %53 : index to i64
  %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
  %56 = arith.muli %row_bytes, %c_13 : index
  %57 = arith.addi %28, %56 : index
  %58 = arith.index_cast %57 : index to i64
  %59 = llvm.inttoptr %58 : i64 to !llvm.ptr
  %60 = arith.muli %22, %c_5 : index
  %61 = arith.addi %60, %24 : index
  %63:16 = scf.for %62 = %c_0 to %4 step %c_4 iter_args(%64 = %c_2, %65 = %c_3, %66 = %c_2, %67 = %c_3, %68 = %c_2, %69 = %c_3, %70 = %c_2, %71 = %c_3, %72 = %c_2, %73 = %c_3, %74 = %c_2, %75 = %c_3, %76 = %c_2, %77 = %c_3, %78 = %c_2, %79 = %c_3) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
   %80 = arith.subi %c_4, %21 : index
   %81 = arith.muli %80, %c_0 : index
   %82 = arith.muli %21, %4 : index
   %83 = arith.addi %81, %82 : index
   %84 = arith.subi %62, %c_0 : index
   %85 = arith.addi %83, %84 : index
   %86 = arith.divui %85, %c_4 : index
   %87 = arith.remui %86, %c_1 : index
   %88 = arith.cmpi eq, %87, %c_0 : index
   %89 = arith.select %88, %next_0, %next_1 : index
   %90 = arith.divui %86, %c_1 : index
   %91 = arith.muli %90, %14 : index
   %92 = arith.addi %16, %91 : index
   scf.for %93 = %c_0 to %14 step %c_8 {
    %94 = arith.addi %92, %93 : index
    %95 = arith.subi %9, %c_8 : index
    %96 = arith.minsi %94, %95 : index
    %97 = arith.muli %96, %c_7 : index
    %98 = arith.addi %89, %97 : index
    %99 = arith.index_cast %98 : index to i64
    %100 = llvm.inttoptr %99 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%100) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %101 = arith.addi %62, %c_4 : index
   %103:16 = scf.for %102 = %62 to %101 step %c_8 iter_args(%104 = %64, %105 = %65, %106 = %66, %107 = %67, %108 = %68, %109 = %69, %110 = %70, %111 = %71, %112 = %72, %113 = %73, %114 = %74, %115 = %75, %116 = %76, %117 = %77, %118 = %78, %119 = %79) -> (!f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8) {
    %120 = arith.muli %102, %c_4 : index
    %121 = arith.index_cast %120 : index to i64
    %122 = arith.muli %102, %c_7 : index
    %123 = arith.index_cast %122 : index to i64
    %124 = llvm.getelementptr %18[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.load %124 <alignment = 64> : !llvm.ptr -> !bf16x32
    %126 = llvm.getelementptr %20[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.load %126 <alignment = 64> : !llvm.ptr -> !bf16x16
    %128 = llvm.getelementptr %32[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.load %128 <alignment = 2> : !llvm.ptr -> i32
    %130 = vector.broadcast %129 : i32 to !i32x16
    %131 = vector.bitcast %130 : !i32x16 to !bf16x32
    %132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%104, %131, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %133 = vector.broadcast %129 : i32 to !i32x8
    %134 = vector.bitcast %133 : !i32x8 to !bf16x16
    %135 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%105, %134, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %136 = llvm.getelementptr %35[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %136 <alignment = 2> : !llvm.ptr -> i32
    %138 = vector.broadcast %137 : i32 to !i32x16
    %139 = vector.bitcast %138 : !i32x16 to !bf16x32
    %140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%106, %139, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %141 = vector.broadcast %137 : i32 to !i32x8
    %142 = vector.bitcast %141 : !i32x8 to !bf16x16
    %143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%107, %142, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %144 = llvm.getelementptr %39[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %145 = llvm.load %144 <alignment = 2> : !llvm.ptr -> i32
    %146 = vector.broadcast %145 : i32 to !i32x16
    %147 = vector.bitcast %146 : !i32x16 to !bf16x32
    %148 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%108, %147, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %149 = vector.broadcast %145 : i32 to !i32x8
    %150 = vector.bitcast %149 : !i32x8 to !bf16x16
    %151 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%109, %150, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %152 = llvm.getelementptr %43[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.load %152 <alignment = 2> : !llvm.ptr -> i32
    %154 = vector.broadcast %153 : i32 to !i32x16
    %155 = vector.bitcast %154 : !i32x16 to !bf16x32
    %156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%110, %155, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %157 = vector.broadcast %153 : i32 to !i32x8
    %158 = vector.bitcast %157 : !i32x8 to !bf16x16
    %159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%111, %158, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %160 = llvm.getelementptr %47[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %161 = llvm.load %160 <alignment = 2> : !llvm.ptr -> i32
    %162 = vector.broadcast %161 : i32 to !i32x16
    %163 = vector.bitcast %162 : !i32x16 to !bf16x32
    %164 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%112, %163, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %165 = vector.broadcast %161 : i32 to !i32x8
    %166 = vector.bitcast %165 : !i32x8 to !bf16x16
    %167 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%113, %166, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %168 = llvm.getelementptr %51[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.load %168 <alignment = 2> : !llvm.ptr -> i32
    %170 = vector.broadcast %169 : i32 to !i32x16
    %171 = vector.bitcast %170 : !i32x16 to !bf16x32
    %172 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%114, %171, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %173 = vector.broadcast %169 : i32 to !i32x8
    %174 = vector.bitcast %173 : !i32x8 to !bf16x16
    %175 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%115, %174, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %176 = llvm.getelementptr %55[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %177 = llvm.load %176 <alignment = 2> : !llvm.ptr -> i32
    %178 = vector.broadcast %177 : i32 to !i32x16
    %179 = vector.bitcast %178 : !i32x16 to !bf16x32
    %180 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%116, %179, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %181 = vector.broadcast %177 : i32 to !i32x8
    %182 = vector.bitcast %181 : !i32x8 to !bf16x16
    %183 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%117, %182, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %184 = llvm.getelementptr %59[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.load %184 <alignment = 2> : !llvm.ptr -> i32
    %186 = vector.broadcast %185 : i32 to !i32x16
    %187 = vector.bitcast %186 : !i32x16 to !bf16x32
    %188 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%118, %187, %125) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %189 = vector.broadcast %185 : i32 to !i32x8
    %190 = vector.bitcast %189 : !i32x8 to !bf16x16
    %191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%119, %190, %127) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %132, %135, %140, %143, %148, %151, %156, %159, %164, %167, %172, %175, %180, %183, %188, %191 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7, %103#8, %103#9, %103#10, %103#11, %103#12, %103#13, %103#14, %103#15 : !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8, !f32x16, !f32x8
  }
  vector.store %63#0, %sums[%61, %c_0] : memref<160x16xf32>, !f32x16
  %192 = arith.addi %61, %c_14 : index
  %193 = vector.shuffle %63#1, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %193, %sums[%192, %c_0] : memref<160x16xf32>, !f32x16
  %194 = arith.addi %61, %c_8 : index
  vector.store %63#2, %sums[%194, %c_0] : memref<160x16xf32>, !f32x16
  %195 = arith.addi %61, %c_15 : index
  %196 = vector.shuffle %63#3, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %196, %sums[%195, %c_0] : memref<160x16xf32>, !f32x16
  %197 = arith.addi %61, %c_1 : index
  vector.store %63#4, %sums[%197, %c_0] : memref<160x16xf32>, !f32x16
  %198 = arith.addi %61, %c_16 : index
  %199 = vector.shuffle %63#5, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %199, %sums[%198, %c_0] : memref<160x16xf32>, !f32x16
  %200 = arith.addi %61, %c_10 : index
  vector.store %63#6, %sums[%200, %c_0] : memref<160x16xf32>, !f32x16
  %201 = arith.addi %61, %c_17 : index
  %202 = vector.shuffle %63#7, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %202, %sums[%201, %c_0] : memref<160x16xf32>, !f32x16
  %203 = arith.addi %61, %c_4 : index
  vector.store %63#8, %sums[%203, %c_0] : memref<160x16xf32>, !f32x16
  %204 = arith.addi %61, %c_18 : index
  %205 = vector.shuffle %63#9, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %205, %sums[%204, %c_0] : memref<160x16xf32>, !f32x16
  %206 = arith.addi %61, %c_11 : index
  vector.store %63#10, %sums[%206, %c_0] : memref<160x16xf32>, !f32x16
  %207 = arith.addi %61, %c_19 : index
  %208 = vector.shuffle %63#11, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %208, %sums[%207, %c_0] : memref<160x16xf32>, !f32x16
  %209 = arith.addi %61, %c_12 : index
  vector.store %63#12, %sums[%209, %c_0] : memref<160x16xf32>, !f32x16
  %210 = arith.addi %61, %c_20 : index
  %211 = vector.shuffle %63#13, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %211, %sums[%210, %c_0] : memref<160x16xf32>, !f32x16
  %212 = arith.addi %61, %c_13 : index
  vector.store %63#14, %sums[%212, %c_0] : memref<160x16xf32>, !f32x16
  %213 = arith.addi %61, %c_21 : index
  %214 = vector.shuffle %63#15, %c_3 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %214, %sums[%213, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16x1(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x16
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant 63 : index
 %c_6 = arith.constant 64 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 8 : index
 %c_9 = arith.constant 3 : index
 %c_10 = arith.constant 5 : index
 %c_11 = arith.constant 6 : index
 %c_12 = arith.constant 7 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.divui %length, %c_1 : index
 %4 = arith.divui %3, %c_3 : index
 %5 = arith.muli %4, %c_1 : index
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
 scf.for %18 = %c_0 to %c_3 step %c_7 {
  %19 = arith.divui %18, %c_1 : index
  %20 = arith.remui %18, %c_1 : index
  %21 = arith.muli %20, %c_8 : index
  %22 = arith.cmpi eq, %19, %c_0 : index
  %23 = arith.select %22, %rows_0, %rows_1 : index
  %24 = arith.muli %21, %row_bytes : index
  %25 = arith.addi %23, %24 : index
  %26 = arith.muli %row_bytes, %c_0 : index
  %27 = arith.addi %25, %26 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.addi %25, %row_bytes : index
  %31 = arith.index_cast %30 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.muli %row_bytes, %c_1 : index
  %34 = arith.addi %25, %33 : index
  %35 = arith.index_cast %34 : index to i64
  %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
  %37 = arith.muli %row_bytes, %c_9 : index
  %38 = arith.addi %25, %37 : index
  %39 = arith.index_cast %38 : index to i64
  %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
  %41 = arith.muli %row_bytes, %c_3 : index
  %42 = arith.addi %25, %41 : index
  %43 = arith.index_cast %42 : index to i64
  %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
  %45 = arith.muli %row_bytes, %c_10 : index
  %46 = arith.addi %25, %45 : index
  %47 = arith.index_cast %46 : index to i64
  %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
  %49 = arith.muli %row_bytes, %c_11 : index
  %50 = arith.addi %25, %49 : index
  %51 = arith.index_cast %50 : index to i64
  %52 = llvm.inttoptr %51 : i64 to !llvm.ptr
  %53 = arith.muli %row_bytes, %c_12 : index
  %54 = arith.addi %25, %53 : index
  %55 = arith.index_cast %54 : index to i64
  %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
  %57 = arith.muli %19, %c_4 : index
  %58 = arith.addi %57, %21 : index
  %60:8 = scf.for %59 = %c_0 to %3 step %c_3 iter_args(%61 = %c_2, %62 = %c_2, %63 = %c_2, %64 = %c_2, %65 = %c_2, %66 = %c_2, %67 = %c_2, %68 = %c_2) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
   %69 = arith.subi %c_3, %18 : index
   %70 = arith.muli %69, %c_0 : index
   %71 = arith.muli %18, %3 : index
   %72 = arith.addi %70, %71 : index
   %73 = arith.subi %59, %c_0 : index
   %74 = arith.addi %72, %73 : index
   %75 = arith.divui %74, %c_3 : index
   %76 = arith.remui %75, %c_1 : index
   %77 = arith.cmpi eq, %76, %c_0 : index
   %78 = arith.select %77, %next_0, %next_1 : index
   %79 = arith.divui %75, %c_1 : index
   %80 = arith.muli %79, %13 : index
   %81 = arith.addi %15, %80 : index
   scf.for %82 = %c_0 to %13 step %c_7 {
    %83 = arith.addi %81, %82 : index
    %84 = arith.subi %8, %c_7 : index
    %85 = arith.minsi %83, %84 : index
    %86 = arith.muli %85, %c_6 : index
    %87 = arith.addi %78, %86 : index
    %88 = arith.index_cast %87 : index to i64
    %89 = llvm.inttoptr %88 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%89) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %90 = arith.addi %59, %c_3 : index
   %92:8 = scf.for %91 = %59 to %90 step %c_7 iter_args(%93 = %61, %94 = %62, %95 = %63, %96 = %64, %97 = %65, %98 = %66, %99 = %67, %100 = %68) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
    %101 = arith.muli %91, %c_3 : index
    %102 = arith.index_cast %101 : index to i64
    %103 = arith.muli %91, %c_6 : index
    %104 = arith.index_cast %103 : index to i64
    %105 = llvm.getelementptr %17[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 <alignment = 64> : !llvm.ptr -> !bf16x32
    %107 = llvm.getelementptr %29[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 <alignment = 2> : !llvm.ptr -> i32
    %109 = vector.broadcast %108 : i32 to !i32x16
    %110 = vector.bitcast %109 : !i32x16 to !bf16x32
    %111 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%93, %110, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %112 = llvm.getelementptr %32[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 <alignment = 2> : !llvm.ptr -> i32
    %114 = vector.broadcast %113 : i32 to !i32x16
    %115 = vector.bitcast %114 : !i32x16 to !bf16x32
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%94, %115, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %117 = llvm.getelementptr %36[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 <alignment = 2> : !llvm.ptr -> i32
    %119 = vector.broadcast %118 : i32 to !i32x16
    %120 = vector.bitcast %119 : !i32x16 to !bf16x32
    %121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%95, %120, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %122 = llvm.getelementptr %40[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 <alignment = 2> : !llvm.ptr -> i32
    %124 = vector.broadcast %123 : i32 to !i32x16
    %125 = vector.bitcast %124 : !i32x16 to !bf16x32
    %126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%96, %125, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %127 = llvm.getelementptr %44[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 <alignment = 2> : !llvm.ptr -> i32
    %129 = vector.broadcast %128 : i32 to !i32x16
    %130 = vector.bitcast %129 : !i32x16 to !bf16x32
    %131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%97, %130, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %132 = llvm.getelementptr %48[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 <alignment = 2> : !llvm.ptr -> i32
    %134 = vector.broadcast %133 : i32 to !i32x16
    %135 = vector.bitcast %134 : !i32x16 to !bf16x32
    %136 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%98, %135, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %137 = llvm.getelementptr %52[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.load %137 <alignment = 2> : !llvm.ptr -> i32
    %139 = vector.broadcast %138 : i32 to !i32x16
    %140 = vector.bitcast %139 : !i32x16 to !bf16x32
    %141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%99, %140, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    %142 = llvm.getelementptr %56[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.load %142 <alignment = 2> : !llvm.ptr -> i32
    %144 = vector.broadcast %143 : i32 to !i32x16
    %145 = vector.bitcast %144 : !i32x16 to !bf16x32
    %146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%100, %145, %106) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
    scf.yield %111, %116, %121, %126, %131, %136, %141, %146 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %92#0, %92#1, %92#2, %92#3, %92#4, %92#5, %92#6, %92#7 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
  }
  vector.store %60#0, %sums[%58, %c_0] : memref<160x16xf32>, !f32x16
  %147 = arith.addi %58, %c_7 : index
  vector.store %60#1, %sums[%147, %c_0] : memref<160x16xf32>, !f32x16
  %148 = arith.addi %58, %c_1 : index
  vector.store %60#2, %sums[%148, %c_0] : memref<160x16xf32>, !f32x16
  %149 = arith.addi %58, %c_9 : index
  vector.store %60#3, %sums[%149, %c_0] : memref<160x16xf32>, !f32x16
  %150 = arith.addi %58, %c_3 : index
  vector.store %60#4, %sums[%150, %c_0] : memref<160x16xf32>, !f32x16
  %151 = arith.addi %58, %c_10 : index
  vector.store %60#5, %sums[%151, %c_0] : memref<160x16xf32>, !f32x16
  %152 = arith.addi %58, %c_11 : index
  vector.store %60#6, %sums[%152, %c_0] : memref<160x16xf32>, !f32x16
  %153 = arith.addi %58, %c_12 : index
  vector.store %60#7, %sums[%153, %c_0] : memref<160x16xf32>, !f32x16
 }
 return
}
func.func private @multiply_16xhalf(%sums: memref<160x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2 : index
 %c_2 = arith.constant dense<0x00000000> : !f32x8
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant 63 : index
 %c_6 = arith.constant 64 : index
 %c_7 = arith.constant 1 : index
 %c_8 = arith.constant 8 : index
 %c_9 = arith.constant 3 : index
 %c_10 = arith.constant 5 : index
 %c_11 = arith.constant 6 : index
 %c_12 = arith.constant 7 : index
 %1 = arith.muli %panel_bytes, %c_0 : index
 %2 = arith.addi %panels, %1 : index
 %3 = arith.divui %length, %c_1 : index
 %4 = arith.divui %3, %c_3 : index
 %5 = arith.muli %4, %c_1 : index
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
 scf.for %18 = %c_0 to %c_3 step %c_7 {
  %19 = arith.divui %18, %c_1 : index
  %20 = arith.remui %18, %c_1 : index
  %21 = arith.muli %20, %c_8 : index
  %22 = arith.cmpi eq, %19, %c_0 : index
  %23 = arith.select %22, %rows_0, %rows_1 : index
  %24 = arith.muli %21, %row_bytes : index
  %25 = arith.addi %23, %24 : index
  %26 = arith.muli %row_bytes, %c_0 : index
  %27 = arith.addi %25, %26 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = llvm.inttoptr %28 : i64 to !llvm.ptr
  %30 = arith.addi %25, %row_bytes : index
  %31 = arith.index_cast %30 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.muli %row_bytes, %c_1 : index
  %34 = arith.addi %25, %33 : index
  %35 = arith.index_cast %34 : index to i64
  %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
  %37 = arith.muli %row_bytes, %c_9 : index
  %38 = arith.addi %25, %37 : index
  %39 = arith.index_cast %38 : index to i64
  %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
  %41 = arith.muli %row_bytes, %c_3 : index
  %42 = arith.addi %25, %41 : index
  %43 = arith.index_cast %42 : index to i64
  %44 = llvm.inttoptr %43 : i64 to !llvm.ptr
  %45 = arith.muli %row_bytes, %c_10 : index
  %46 = arith.addi %25, %45 : index
  %47 = arith.index_cast %46 : index to i64
  %48 = llvm.inttoptr %47 : i64 to !llvm.ptr
  %49 = arith.muli %row_bytes, %c_11 : index
  %50 = arith.addi %25, %49 : index
  %51 = arith.index_cast %50 : index to i64
  %52 = llvm.inttoptr %51 : i64 to !llvm.ptr
  %53 = arith.muli %row_bytes, %c_12 : index
  %54 = arith.addi %25, %53 : index
  %55 = arith.index_cast %54 : index to i64
  %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
  %57 = arith.muli %19, %c_4 : index
  %58 = arith.addi %57, %21 : index
  %60:8 = scf.for %59 = %c_0 to %3 step %c_3 iter_args(%61 = %c_2, %62 = %c_2, %63 = %c_2, %64 = %c_2, %65 = %c_2, %66 = %c_2, %67 = %c_2, %68 = %c_2) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
   %69 = arith.subi %c_3, %18 : index
   %70 = arith.muli %69, %c_0 : index
   %71 = arith.muli %18, %3 : index
   %72 = arith.addi %70, %71 : index
   %73 = arith.subi %59, %c_0 : index
   %74 = arith.addi %72, %73 : index
   %75 = arith.divui %74, %c_3 : index
   %76 = arith.remui %75, %c_1 : index
   %77 = arith.cmpi eq, %76, %c_0 : index
   %78 = arith.select %77, %next_0, %next_1 : index
   %79 = arith.divui %75, %c_1 : index
   %80 = arith.muli %79, %13 : index
   %81 = arith.addi %15, %80 : index
   scf.for %82 = %c_0 to %13 step %c_7 {
    %83 = arith.addi %81, %82 : index
    %84 = arith.subi %8, %c_7 : index
    %85 = arith.minsi %83, %84 : index
    %86 = arith.muli %85, %c_6 : index
    %87 = arith.addi %78, %86 : index
    %88 = arith.index_cast %87 : index to i64
    %89 = llvm.inttoptr %88 : i64 to !llvm.ptr
    "llvm.intr.prefetch"(%89) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   }
   %90 = arith.addi %59, %c_3 : index
   %92:8 = scf.for %91 = %59 to %90 step %c_7 iter_args(%93 = %61, %94 = %62, %95 = %63, %96 = %64, %97 = %65, %98 = %66, %99 = %67, %100 = %68) -> (!f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8) {
    %101 = arith.muli %91, %c_3 : index
    %102 = arith.index_cast %101 : index to i64
    %103 = arith.muli %91, %c_6 : index
    %104 = arith.index_cast %103 : index to i64
    %105 = llvm.getelementptr %17[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 <alignment = 64> : !llvm.ptr -> !bf16x16
    %107 = llvm.getelementptr %29[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %107 <alignment = 2> : !llvm.ptr -> i32
    %109 = vector.broadcast %108 : i32 to !i32x8
    %110 = vector.bitcast %109 : !i32x8 to !bf16x16
    %111 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%93, %110, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %112 = llvm.getelementptr %32[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 <alignment = 2> : !llvm.ptr -> i32
    %114 = vector.broadcast %113 : i32 to !i32x8
    %115 = vector.bitcast %114 : !i32x8 to !bf16x16
    %116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%94, %115, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %117 = llvm.getelementptr %36[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.load %117 <alignment = 2> : !llvm.ptr -> i32
    %119 = vector.broadcast %118 : i32 to !i32x8
    %120 = vector.bitcast %119 : !i32x8 to !bf16x16
    %121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%95, %120, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %122 = llvm.getelementptr %40[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 <alignment = 2> : !llvm.ptr -> i32
    %124 = vector.broadcast %123 : i32 to !i32x8
    %125 = vector.bitcast %124 : !i32x8 to !bf16x16
    %126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%96, %125, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %127 = llvm.getelementptr %44[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 <alignment = 2> : !llvm.ptr -> i32
    %129 = vector.broadcast %128 : i32 to !i32x8
    %130 = vector.bitcast %129 : !i32x8 to !bf16x16
    %131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%97, %130, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %132 = llvm.getelementptr %48[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 <alignment = 2> : !llvm.ptr -> i32
    %134 = vector.broadcast %133 : i32 to !i32x8
    %135 = vector.bitcast %134 : !i32x8 to !bf16x16
    %136 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%98, %135, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %137 = llvm.getelementptr %52[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.load %137 <alignment = 2> : !llvm.ptr -> i32
    %139 = vector.broadcast %138 : i32 to !i32x8
    %140 = vector.bitcast %139 : !i32x8 to !bf16x16
    %141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%99, %140, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    %142 = llvm.getelementptr %56[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.load %142 <alignment = 2> : !llvm.ptr -> i32
    %144 = vector.broadcast %143 : i32 to !i32x8
    %145 = vector.bitcast %144 : !i32x8 to !bf16x16
    %146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%100, %145, %106) : (!f32x8, !bf16x16, !bf16x16) -> !f32x8
    scf.yield %111, %116, %121, %126, %131, %136, %141, %146 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
   } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
   scf.yield %92#0, %92#1, %92#2, %92#3, %92#4, %92#5, %92#6, %92#7 : !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8, !f32x8
  }
  %147 = vector.shuffle %60#0, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %147, %sums[%58, %c_0] : memref<160x16xf32>, !f32x16
  %148 = arith.addi %58, %c_7 : index
  %149 = vector.shuffle %60#1, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %149, %sums[%148, %c_0] : memref<160x16xf32>, !f32x16
  %150 = arith.addi %58, %c_1 : index
  %151 = vector.shuffle %60#2, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %151, %sums[%150, %c_0] : memref<160x16xf32>, !f32x16
  %152 = arith.addi %58, %c_9 : index
  %153 = vector.shuffle %60#3, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %153, %sums[%152, %c_0] : memref<160x16xf32>, !f32x16
  %154 = arith.addi %58, %c_3 : index
  %155 = vector.shuffle %60#4, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %155, %sums[%154, %c_0] : memref<160x16xf32>, !f32x16
  %156 = arith.addi %58, %c_10 : index
  %157 = vector.shuffle %60#5, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %157, %sums[%156, %c_0] : memref<160x16xf32>, !f32x16
  %158 = arith.addi %58, %c_11 : index
  %159 = vector.shuffle %60#6, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %159, %sums[%158, %c_0] : memref<160x16xf32>, !f32x16
  %160 = arith.addi %58, %c_12 : index
  %161 = vector.shuffle %60#7, %c_2 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
  vector.store %161, %sums[%160, %c_0] : memref<160x16xf32>, !f32x16
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
 %c_19 = arith.constant 5 : index
 %c_20 = arith.constant 7 : index
 %c_21 = arith.constant 10 : index
 %c_22 = arith.constant 40 : index
 %c_23 = arith.constant 9 : index
 %c_24 = arith.constant 6 : index
 %c_25 = arith.constant dense<0x00000000> : !f32x16
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
    %122 = arith.addi %108, %c_3 : index
    %123 = arith.divui %122, %c_19 : index
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
     %139 = arith.addi %138, %c_20 : index
     %140 = arith.divui %139, %c_13 : index
     %141 = arith.minsi %136, %140 : index
     %142 = arith.cmpi eq, %141, %c_21 : index
     scf.if %142 {
      %143 = arith.muli %41, %c_16 : index
      %144 = arith.addi %143, %110 : index
      %145 = arith.muli %144, %c_17 : index
      %146 = arith.addi %116, %145 : index
      %147 = arith.addi %143, %111 : index
      %148 = arith.muli %147, %c_17 : index
      %149 = arith.addi %116, %148 : index
      func.call @multiply_16x5(%sums, %146, %149, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %150 = arith.cmpi eq, %141, %c_23 : index
     scf.if %150 {
      %151 = arith.muli %41, %c_16 : index
      %152 = arith.addi %151, %110 : index
      %153 = arith.muli %152, %c_17 : index
      %154 = arith.addi %116, %153 : index
      %155 = arith.addi %151, %111 : index
      %156 = arith.muli %155, %c_17 : index
      %157 = arith.addi %116, %156 : index
      func.call @multiply_16x4half(%sums, %154, %157, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %158 = arith.cmpi eq, %141, %c_13 : index
     scf.if %158 {
      %159 = arith.muli %41, %c_16 : index
      %160 = arith.addi %159, %110 : index
      %161 = arith.muli %160, %c_17 : index
      %162 = arith.addi %116, %161 : index
      %163 = arith.addi %159, %111 : index
      %164 = arith.muli %163, %c_17 : index
      %165 = arith.addi %116, %164 : index
      func.call @multiply_16x4(%sums, %162, %165, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %166 = arith.cmpi eq, %141, %c_20 : index
     scf.if %166 {
      %167 = arith.muli %41, %c_16 : index
      %168 = arith.addi %167, %110 : index
      %169 = arith.muli %168, %c_17 : index
      %170 = arith.addi %116, %169 : index
      %171 = arith.addi %167, %111 : index
      %172 = arith.muli %171, %c_17 : index
      %173 = arith.addi %116, %172 : index
      func.call @multiply_16x3half(%sums, %170, %173, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %174 = arith.cmpi eq, %141, %c_24 : index
     scf.if %174 {
      %175 = arith.muli %41, %c_16 : index
      %176 = arith.addi %175, %110 : index
      %177 = arith.muli %176, %c_17 : index
      %178 = arith.addi %116, %177 : index
      %179 = arith.addi %175, %111 : index
      %180 = arith.muli %179, %c_17 : index
      %181 = arith.addi %116, %180 : index
      func.call @multiply_16x3(%sums, %178, %181, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %182 = arith.cmpi eq, %141, %c_19 : index
     scf.if %182 {
      %183 = arith.muli %41, %c_16 : index
      %184 = arith.addi %183, %110 : index
      %185 = arith.muli %184, %c_17 : index
      %186 = arith.addi %116, %185 : index
      %187 = arith.addi %183, %111 : index
      %188 = arith.muli %187, %c_17 : index
      %189 = arith.addi %116, %188 : index
      func.call @multiply_16x2half(%sums, %186, %189, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %190 = arith.cmpi eq, %141, %c_3 : index
     scf.if %190 {
      %191 = arith.muli %41, %c_16 : index
      %192 = arith.addi %191, %110 : index
      %193 = arith.muli %192, %c_17 : index
      %194 = arith.addi %116, %193 : index
      %195 = arith.addi %191, %111 : index
      %196 = arith.muli %195, %c_17 : index
      %197 = arith.addi %116, %196 : index
      func.call @multiply_16x2(%sums, %194, %197, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %198 = arith.cmpi eq, %141, %c_10 : index
     scf.if %198 {
      %199 = arith.muli %41, %c_16 : index
      %200 = arith.addi %199, %110 : index
      %201 = arith.muli %200, %c_17 : index
      %202 = arith.addi %116, %201 : index
      %203 = arith.addi %199, %111 : index
      %204 = arith.muli %203, %c_17 : index
      %205 = arith.addi %116, %204 : index
      func.call @multiply_16x1half(%sums, %202, %205, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %206 = arith.cmpi eq, %141, %c_5 : index
     scf.if %206 {
      %207 = arith.muli %41, %c_16 : index
      %208 = arith.addi %207, %110 : index
      %209 = arith.muli %208, %c_17 : index
      %210 = arith.addi %116, %209 : index
      %211 = arith.addi %207, %111 : index
      %212 = arith.muli %211, %c_17 : index
      %213 = arith.addi %116, %212 : index
      func.call @multiply_16x1(%sums, %210, %213, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %214 = arith.cmpi eq, %141, %c_4 : index
     scf.if %214 {
      %215 = arith.muli %41, %c_16 : index
      %216 = arith.addi %215, %110 : index
      %217 = arith.muli %216, %c_17 : index
      %218 = arith.addi %116, %217 : index
      %219 = arith.addi %215, %111 : index
      %220 = arith.muli %219, %c_17 : index
      %221 = arith.addi %116, %220 : index
      func.call @multiply_16xhalf(%sums, %218, %221, %c_17, %c_22, %135, %c_11, %120, %121, %123, %124) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     scf.for %222 = %c_2 to %133 step %c_4 {
      %223 = arith.addi %129, %222 : index
      %224 = arith.muli %222, %c_6 : index
      %225 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
      %226 = arith.muli %223, %c_8 : index
      %227 = arith.addi %43, %226 : index
      %228 = arith.muli %227, %c_16 : index
      %229 = arith.addi %225, %228 : index
      scf.for %230 = %c_2 to %c_4 step %c_4 {
       %231 = arith.subi %c_15, %109 : index
       %232 = arith.maxsi %231, %c_2 : index
       %233 = arith.minsi %c_8, %232 : index
       scf.for %234 = %c_2 to %233 step %c_5 {
        %235 = arith.addi %109, %234 : index
        %236 = arith.addi %224, %c_2 : index
        %237 = arith.subi %235, %110 : index
        %238 = arith.addi %236, %237 : index
        %239 = vector.load %sums[%238, %c_2] : memref<160x16xf32>, !f32x16
        %240 = arith.addi %224, %c_8 : index
        %241 = arith.addi %240, %237 : index
        %242 = vector.load %sums[%241, %c_2] : memref<160x16xf32>, !f32x16
        %243 = arith.subf %c_25, %239 : !f32x16
        %244 = arith.cmpf ogt, %243, %c_26 : !f32x16
        %245 = arith.select %244, %c_26, %243 : !i1x16, !f32x16
        %246 = arith.cmpf olt, %245, %c_27 : !f32x16
        %247 = arith.select %246, %c_27, %245 : !i1x16, !f32x16
        %248 = arith.mulf %247, %c_28 : !f32x16
        %249 = math.roundeven %248 : !f32x16
        %250 = math.fma %249, %c_29, %247 : !f32x16
        %251 = math.fma %249, %c_30, %250 : !f32x16
        %252 = math.fma %c_31, %251, %c_32 : !f32x16
        %253 = math.fma %252, %251, %c_33 : !f32x16
        %254 = math.fma %253, %251, %c_34 : !f32x16
        %255 = math.fma %254, %251, %c_35 : !f32x16
        %256 = math.fma %255, %251, %c_36 : !f32x16
        %257 = math.fma %256, %251, %c_37 : !f32x16
        %258 = math.fma %257, %251, %c_37 : !f32x16
        %259 = arith.fptosi %249 : !f32x16 to !i32x16
        %260 = arith.shrsi %259, %c_38 : !i32x16
        %261 = arith.subi %259, %260 : !i32x16
        %262 = arith.addi %260, %c_40 : !i32x16
        %263 = arith.shli %262, %c_39 : !i32x16
        %264 = arith.bitcast %263 : !i32x16 to !f32x16
        %265 = arith.mulf %258, %264 : !f32x16
        %266 = arith.addi %261, %c_40 : !i32x16
        %267 = arith.shli %266, %c_39 : !i32x16
        %268 = arith.bitcast %267 : !i32x16 to !f32x16
        %269 = arith.mulf %265, %268 : !f32x16
        %270 = arith.addf %269, %c_37 : !f32x16
        %271 = arith.divf %239, %270 : !f32x16
        %272 = arith.mulf %271, %242 : !f32x16
        %273 = arith.addi %235, %c_4 : index
        %274 = arith.subi %273, %110 : index
        %275 = arith.addi %236, %274 : index
        %276 = vector.load %sums[%275, %c_2] : memref<160x16xf32>, !f32x16
        %277 = arith.addi %240, %274 : index
        %278 = vector.load %sums[%277, %c_2] : memref<160x16xf32>, !f32x16
        %279 = arith.subf %c_25, %276 : !f32x16
        %280 = arith.cmpf ogt, %279, %c_26 : !f32x16
        %281 = arith.select %280, %c_26, %279 : !i1x16, !f32x16
        %282 = arith.cmpf olt, %281, %c_27 : !f32x16
        %283 = arith.select %282, %c_27, %281 : !i1x16, !f32x16
        %284 = arith.mulf %283, %c_28 : !f32x16
        %285 = math.roundeven %284 : !f32x16
        %286 = math.fma %285, %c_29, %283 : !f32x16
        %287 = math.fma %285, %c_30, %286 : !f32x16
        %288 = math.fma %c_31, %287, %c_32 : !f32x16
        %289 = math.fma %288, %287, %c_33 : !f32x16
        %290 = math.fma %289, %287, %c_34 : !f32x16
        %291 = math.fma %290, %287, %c_35 : !f32x16
        %292 = math.fma %291, %287, %c_36 : !f32x16
        %293 = math.fma %292, %287, %c_37 : !f32x16
        %294 = math.fma %293, %287, %c_37 : !f32x16
        %295 = arith.fptosi %285 : !f32x16 to !i32x16
        %296 = arith.shrsi %295, %c_38 : !i32x16
        %297 = arith.subi %295, %296 : !i32x16
        %298 = arith.addi %296, %c_40 : !i32x16
        %299 = arith.shli %298, %c_39 : !i32x16
        %300 = arith.bitcast %299 : !i32x16 to !f32x16
        %301 = arith.mulf %294, %300 : !f32x16
        %302 = arith.addi %297, %c_40 : !i32x16
        %303 = arith.shli %302, %c_39 : !i32x16
        %304 = arith.bitcast %303 : !i32x16 to !f32x16
        %305 = arith.mulf %301, %304 : !f32x16
        %306 = arith.addf %305, %c_37 : !f32x16
        %307 = arith.divf %276, %306 : !f32x16
        %308 = arith.mulf %307, %278 : !f32x16
        %309 = arith.truncf %272 : !f32x16 to !bf16x16
        %310 = arith.truncf %308 : !f32x16 to !bf16x16
        %311 = vector.shuffle %309, %310 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : !bf16x16, !bf16x16
        %312 = arith.divui %235, %c_5 : index
        %313 = arith.muli %312, %c_14 : index
        %314 = arith.addi %229, %313 : index
        %315 = arith.index_cast %314 : index to i64
        %316 = llvm.inttoptr %315 : i64 to !llvm.ptr
        llvm.store %311, %316 <alignment = 64> : !bf16x32, !llvm.ptr
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
 %c_16 = arith.constant 5 : index
 %c_17 = arith.constant 7 : index
 %c_18 = arith.constant 8 : index
 %c_19 = arith.constant 10 : index
 %c_20 = arith.constant 9 : index
 %c_21 = arith.constant 6 : index
 %c_22 = arith.constant 3 : index
 %c_23 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_24 = arith.constant 0 : i32
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
     %95 = arith.addi %80, %c_2 : index
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
       func.call @multiply_16x5(%sums, %119, %122, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
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
       func.call @multiply_16x4half(%sums, %127, %130, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %131 = arith.cmpi eq, %114, %c_18 : index
      scf.if %131 {
       %132 = arith.muli %58, %c_9 : index
       %133 = arith.addi %132, %83 : index
       %134 = arith.muli %133, %c_12 : index
       %135 = arith.addi %89, %134 : index
       %136 = arith.addi %132, %84 : index
       %137 = arith.muli %136, %c_12 : index
       %138 = arith.addi %89, %137 : index
       func.call @multiply_16x4(%sums, %135, %138, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %139 = arith.cmpi eq, %114, %c_17 : index
      scf.if %139 {
       %140 = arith.muli %58, %c_9 : index
       %141 = arith.addi %140, %83 : index
       %142 = arith.muli %141, %c_12 : index
       %143 = arith.addi %89, %142 : index
       %144 = arith.addi %140, %84 : index
       %145 = arith.muli %144, %c_12 : index
       %146 = arith.addi %89, %145 : index
       func.call @multiply_16x3half(%sums, %143, %146, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %147 = arith.cmpi eq, %114, %c_21 : index
      scf.if %147 {
       %148 = arith.muli %58, %c_9 : index
       %149 = arith.addi %148, %83 : index
       %150 = arith.muli %149, %c_12 : index
       %151 = arith.addi %89, %150 : index
       %152 = arith.addi %148, %84 : index
       %153 = arith.muli %152, %c_12 : index
       %154 = arith.addi %89, %153 : index
       func.call @multiply_16x3(%sums, %151, %154, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %155 = arith.cmpi eq, %114, %c_16 : index
      scf.if %155 {
       %156 = arith.muli %58, %c_9 : index
       %157 = arith.addi %156, %83 : index
       %158 = arith.muli %157, %c_12 : index
       %159 = arith.addi %89, %158 : index
       %160 = arith.addi %156, %84 : index
       %161 = arith.muli %160, %c_12 : index
       %162 = arith.addi %89, %161 : index
       func.call @multiply_16x2half(%sums, %159, %162, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %163 = arith.cmpi eq, %114, %c_2 : index
      scf.if %163 {
       %164 = arith.muli %58, %c_9 : index
       %165 = arith.addi %164, %83 : index
       %166 = arith.muli %165, %c_12 : index
       %167 = arith.addi %89, %166 : index
       %168 = arith.addi %164, %84 : index
       %169 = arith.muli %168, %c_12 : index
       %170 = arith.addi %89, %169 : index
       func.call @multiply_16x2(%sums, %167, %170, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %171 = arith.cmpi eq, %114, %c_22 : index
      scf.if %171 {
       %172 = arith.muli %58, %c_9 : index
       %173 = arith.addi %172, %83 : index
       %174 = arith.muli %173, %c_12 : index
       %175 = arith.addi %89, %174 : index
       %176 = arith.addi %172, %84 : index
       %177 = arith.muli %176, %c_12 : index
       %178 = arith.addi %89, %177 : index
       func.call @multiply_16x1half(%sums, %175, %178, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %179 = arith.cmpi eq, %114, %c_8 : index
      scf.if %179 {
       %180 = arith.muli %58, %c_9 : index
       %181 = arith.addi %180, %83 : index
       %182 = arith.muli %181, %c_12 : index
       %183 = arith.addi %89, %182 : index
       %184 = arith.addi %180, %84 : index
       %185 = arith.muli %184, %c_12 : index
       %186 = arith.addi %89, %185 : index
       func.call @multiply_16x1(%sums, %183, %186, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %187 = arith.cmpi eq, %114, %c_3 : index
      scf.if %187 {
       %188 = arith.muli %58, %c_9 : index
       %189 = arith.addi %188, %83 : index
       %190 = arith.muli %189, %c_12 : index
       %191 = arith.addi %89, %190 : index
       %192 = arith.addi %188, %84 : index
       %193 = arith.muli %192, %c_12 : index
       %194 = arith.addi %89, %193 : index
       func.call @multiply_16xhalf(%sums, %191, %194, %c_12, %c_14, %108, %c_15, %93, %94, %96, %97) : (memref<160x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      scf.for %195 = %c_0 to %106 step %c_3 {
       %196 = arith.addi %102, %195 : index
       %197 = arith.muli %195, %c_1 : index
       %198 = arith.muli %196, %c_11 : index
       %199 = arith.addi %60, %198 : index
       scf.for %200 = %c_0 to %c_8 step %c_3 {
        %201 = arith.cmpi eq, %200, %c_0 : index
        %202 = arith.select %201, %81, %82 : index
        %203 = arith.select %201, %83, %84 : index
        %204 = arith.cmpi slt, %202, %51 : index
        scf.if %204 {
         %205 = arith.muli %200, %c_11 : index
         %206 = arith.addi %197, %205 : index
         %207 = memref.extract_aligned_pointer_as_index %sums : memref<160x16xf32> -> index
         %208 = arith.muli %206, %c_7 : index
         %209 = arith.addi %207, %208 : index
         func.call @transpose(%209, %209) : (index, index) -> ()
         %210 = arith.subi %202, %203 : index
         %211 = arith.index_cast %210 : index to i32
         %212 = vector.broadcast %211 : i32 to !i32x16
         %213 = arith.cmpi sge, %c_23, %212 : !i32x16
         scf.for %214 = %c_0 to %c_11 step %c_3 {
          %215 = arith.addi %206, %214 : index
          %216 = vector.load %sums[%215, %c_0] : memref<160x16xf32>, !f32x16
          %217 = arith.addi %199, %214 : index
          %218 = memref.load %assignment_of[%217] : memref<?xi32>
          %219 = arith.cmpi sge, %218, %c_24 : i32
          scf.if %219 {
           %220 = arith.index_cast %218 : i32 to index
           %221 = arith.divui %220, %c_22 : index
           %222 = vector.maskedload %y[%221, %203], %213, %c_10 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %223 = memref.load %weights[%220] : memref<?xf32>
           %224 = vector.broadcast %223 : f32 to !f32x16
           %225 = arith.mulf %216, %224 : !f32x16
           %226 = llvm.call_intrinsic "llvm.arithmetic.fence"(%225) : (!f32x16) -> !f32x16
           %227 = arith.addf %222, %226 : !f32x16
           vector.maskedstore %y[%221, %203], %213, %227 : memref<?x40xf32>, !i1x16, !f32x16
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
