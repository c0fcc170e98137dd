// needs: cpu amx-bf16,amx-tile,avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,avx512vnni,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+amx-bf16,+amx-tile,+avx2,+avx512bf16,+avx512bw,+avx512dq,+avx512f,+avx512vl,+avx512vnni,+f16c,+fma
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
!i8x64 = vector<64xi8>
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
func.func private @multiply_16x2_ragged(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 32 : index
 %c_2 = arith.constant 16 : index
 %c_3 = arith.constant 63 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 0 : index
 %c_6 = arith.constant 1024 : index
 %c_7 = arith.constant 2048 : index
 %c_8 = arith.constant 3072 : index
 %1 = arith.addi %panels, %panel_bytes : index
 llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
 %2 = arith.divui %length, %c_1 : index
 %3 = arith.muli %row_bytes, %c_2 : index
 %4 = arith.addi %3, %c_3 : index
 %5 = arith.divui %4, %c_0 : index
 %6 = arith.muli %calls, %2 : index
 %7 = arith.maxsi %6, %c_4 : index
 %8 = arith.subi %7, %c_4 : index
 %9 = arith.addi %5, %8 : index
 %10 = arith.divui %9, %7 : index
 %11 = arith.muli %call, %2 : index
 %12 = arith.muli %11, %10 : index
 scf.for %13 = %c_5 to %2 step %c_4 {
  %14 = arith.muli %13, %10 : index
  %15 = arith.addi %12, %14 : index
  scf.for %16 = %c_5 to %10 step %c_4 {
   %17 = arith.addi %15, %16 : index
   %18 = arith.subi %5, %c_4 : index
   %19 = arith.minsi %17, %18 : index
   %20 = arith.muli %19, %c_0 : index
   %21 = arith.addi %next_0, %20 : index
   %22 = arith.index_cast %21 : index to i64
   %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
   "llvm.intr.prefetch"(%23) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %24 = arith.addi %next_1, %20 : index
   %25 = arith.index_cast %24 : index to i64
   %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
   "llvm.intr.prefetch"(%26) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  }
  %27 = arith.muli %13, %c_0 : index
  %28 = arith.muli %13, %c_6 : index
  %29 = arith.addi %rows_0, %27 : index
  %30 = arith.addi %rows_1, %27 : index
  %31 = arith.addi %panels, %28 : index
  %32 = arith.addi %1, %28 : index
  %33 = arith.index_cast %29 : index to i64
  %34 = arith.index_cast %30 : index to i64
  %35 = arith.index_cast %31 : index to i64
  %36 = arith.index_cast %32 : index to i64
  %37 = arith.index_cast %row_bytes : index to i64
  %38 = arith.index_cast %c_0 : index to i64
  llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %33, %34, %35, %36, %37, %38 : (i64, i64, i64, i64, i64, i64) -> ()
 }
 %39 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
 %40 = arith.addi %39, %c_6 : index
 %41 = arith.muli %2, %c_6 : index
 %42 = arith.addi %panels, %41 : index
 %43 = arith.addi %1, %41 : index
 %44 = arith.index_cast %39 : index to i64
 %45 = arith.index_cast %40 : index to i64
 %46 = arith.index_cast %42 : index to i64
 %47 = arith.index_cast %43 : index to i64
 %48 = arith.index_cast %c_0 : index to i64
 llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %44, %45, %46, %47, %48, %48 : (i64, i64, i64, i64, i64, i64) -> ()
 %49 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
 %50 = arith.index_cast %49 : index to i64
 llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %50, %48 : (i64, i64) -> ()
 %51 = arith.addi %49, %c_6 : index
 %52 = arith.index_cast %51 : index to i64
 llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %52, %48 : (i64, i64) -> ()
 %53 = arith.addi %49, %c_7 : index
 %54 = arith.index_cast %53 : index to i64
 llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %54, %48 : (i64, i64) -> ()
 %55 = arith.addi %49, %c_8 : index
 %56 = arith.index_cast %55 : index to i64
 llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %56, %48 : (i64, i64) -> ()
 return
}
func.func private @multiply_16x1_ragged(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 32 : index
 %c_2 = arith.constant 16 : index
 %c_3 = arith.constant 63 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 0 : index
 %c_6 = arith.constant 1024 : index
 llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
 %1 = arith.divui %length, %c_1 : index
 %2 = arith.muli %row_bytes, %c_2 : index
 %3 = arith.addi %2, %c_3 : index
 %4 = arith.divui %3, %c_0 : index
 %5 = arith.muli %calls, %1 : index
 %6 = arith.maxsi %5, %c_4 : index
 %7 = arith.subi %6, %c_4 : index
 %8 = arith.addi %4, %7 : index
 %9 = arith.divui %8, %6 : index
 %10 = arith.muli %call, %1 : index
 %11 = arith.muli %10, %9 : index
 scf.for %12 = %c_5 to %1 step %c_4 {
  %13 = arith.muli %12, %9 : index
  %14 = arith.addi %11, %13 : index
  scf.for %15 = %c_5 to %9 step %c_4 {
   %16 = arith.addi %14, %15 : index
   %17 = arith.subi %4, %c_4 : index
   %18 = arith.minsi %16, %17 : index
   %19 = arith.muli %18, %c_0 : index
   %20 = arith.addi %next_0, %19 : index
   %21 = arith.index_cast %20 : index to i64
   %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
   "llvm.intr.prefetch"(%22) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
   %23 = arith.addi %next_1, %19 : index
   %24 = arith.index_cast %23 : index to i64
   %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
   "llvm.intr.prefetch"(%25) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  }
  %26 = arith.muli %12, %c_0 : index
  %27 = arith.muli %12, %c_6 : index
  %28 = arith.addi %rows_0, %26 : index
  %29 = arith.addi %rows_1, %26 : index
  %30 = arith.addi %panels, %27 : index
  %31 = arith.index_cast %28 : index to i64
  %32 = arith.index_cast %29 : index to i64
  %33 = arith.index_cast %30 : index to i64
  %34 = arith.index_cast %row_bytes : index to i64
  %35 = arith.index_cast %c_0 : index to i64
  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %31, %32, %33, %34, %35 : (i64, i64, i64, i64, i64) -> ()
 }
 %36 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
 %37 = arith.addi %36, %c_6 : index
 %38 = arith.muli %1, %c_6 : index
 %39 = arith.addi %panels, %38 : index
 %40 = arith.index_cast %36 : index to i64
 %41 = arith.index_cast %37 : index to i64
 %42 = arith.index_cast %39 : index to i64
 %43 = arith.index_cast %c_0 : index to i64
 llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %40, %41, %42, %43, %43 : (i64, i64, i64, i64, i64) -> ()
 %44 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
 %45 = arith.index_cast %44 : index to i64
 llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %45, %43 : (i64, i64) -> ()
 %46 = arith.addi %44, %c_6 : index
 %47 = arith.index_cast %46 : index to i64
 llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %47, %43 : (i64, i64) -> ()
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
 %c_0 = arith.constant 32768 : index
 %c_1 = arith.constant -1 : i32
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : !i8x64
 %c_4 = arith.constant 4 : index
 %c_5 = arith.constant 1 : index
 %c_6 = arith.constant 2 : index
 %c_7 = arith.constant 32 : index
 %c_8 = arith.constant 15 : index
 %c_9 = arith.constant 16 : index
 %c_10 = arith.constant 0 : i32
 %c_11 = arith.constant 3 : index
 %c_12 = arith.constant 2048 : index
 %c_13 = arith.constant dense<0.000000e+00> : !bf16x32
 %c_14 = arith.constant 8 : index
 %c_15 = arith.constant 24 : index
 %c_16 = arith.constant 48 : index
 %c_17 = arith.constant 80 : index
 %c_18 = arith.constant 1920 : index
 %c_19 = arith.constant 64 : index
 %c_20 = arith.constant 40 : index
 %c_21 = arith.constant dense<0x00000000> : !f32x16
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
 %c_37 = arith.constant dense<0> : !i32x16
 %c_38 = arith.constant 768 : index
 %c_39 = arith.constant 832 : index
 %c_40 = arith.constant 896 : index
 %c_41 = arith.constant 960 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_2] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%rows}
 %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x32768xi8>{%workers}
 %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
 %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
 %packed = memref.alloca() alignment = 64 : memref<1xi32>
 %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
 %square = memref.alloca() alignment = 64 : memref<16x32xbf16>
 %1 = memref.extract_aligned_pointer_as_index %panels : memref<?x32768xi8> -> index
 %2 = arith.muli %workgroup_0, %c_0 : index
 %3 = arith.addi %1, %2 : index
 memref.store %c_1, %packed[%c_2] : memref<1xi32>
 %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
 vector.store %c_3, %tile_shapes[%c_2] : memref<64xi8>, !i8x64
 %4 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
 %5 = arith.index_cast %4 : index to i64
 llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %5 : (i64) -> ()
 %6 = memref.load %block_count[%c_2] : memref<1xi32>
 %7 = arith.index_cast %6 : i32 to index
 %8 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %9 = arith.muli %workers, %c_4 : index
 %12:2 = scf.while (%10 = %c_2, %11 = %c_2) : (index, index) -> (index, index) {
  %15 = arith.cmpi slt, %10, %7 : index
  scf.condition(%15) %10, %11 : index, index
 } do {
  ^bb0(%13: index, %14: index):
  %16 = arith.index_cast %8 : index to i64
  %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
  %18 = arith.index_cast %c_5 : index to i32
  %19 = llvm.atomicrmw add %17, %18 monotonic : !llvm.ptr, i32
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %9, %c_6 : index
  %22 = arith.divui %7, %21 : index
  %23 = arith.maxsi %22, %c_5 : index
  %24 = arith.divui %20, %9 : index
  %26:2 = scf.for %25 = %c_2 to %24 step %c_5 iter_args(%27 = %c_2, %28 = %23) -> (index, index) {
   %29 = arith.muli %28, %9 : index
   %30 = arith.addi %27, %29 : index
   %31 = arith.divui %28, %c_6 : index
   %32 = arith.maxsi %31, %c_5 : index
   scf.yield %30, %32 : index, index
  }
  %33 = arith.remui %20, %9 : index
  %34 = arith.muli %33, %26#1 : index
  %35 = arith.addi %26#0, %34 : index
  %36 = arith.addi %13, %14 : index
  scf.for %37 = %13 to %36 step %c_5 {
   %38 = arith.addi %37, %c_5 : index
   %39 = arith.cmpi eq, %38, %36 : index
   %40 = arith.select %39, %35, %38 : index
   %41 = arith.muli %c_2, %c_7 : index
   %42 = memref.load %row_blocks[%37, %c_2] : memref<?x4xi32>
   %43 = arith.index_cast %42 : i32 to index
   %44 = memref.load %row_blocks[%37, %c_5] : memref<?x4xi32>
   %45 = arith.index_cast %44 : i32 to index
   %46 = memref.load %row_blocks[%37, %c_6] : memref<?x4xi32>
   %47 = arith.index_cast %46 : i32 to index
   %48 = arith.subi %7, %c_5 : index
   %49 = arith.minsi %40, %48 : index
   %50 = memref.load %row_blocks[%49, %c_2] : memref<?x4xi32>
   %51 = arith.index_cast %50 : i32 to index
   %52 = memref.load %row_blocks[%49, %c_5] : memref<?x4xi32>
   %53 = arith.index_cast %52 : i32 to index
   %54 = memref.load %row_blocks[%49, %c_6] : memref<?x4xi32>
   %55 = arith.index_cast %54 : i32 to index
   %56 = memref.load %packed[%c_2] : memref<1xi32>
   %57 = arith.index_cast %37 : index to i32
   %58 = arith.cmpi ne, %56, %57 : i32
   scf.if %58 {
    memref.store %57, %packed[%c_2] : memref<1xi32>
    %59 = arith.addi %47, %c_8 : index
    %60 = arith.divui %59, %c_9 : index
    scf.for %61 = %c_2 to %60 step %c_5 {
     scf.for %62 = %c_2 to %c_9 step %c_5 {
      %63 = arith.muli %61, %c_9 : index
      %64 = arith.addi %45, %63 : index
      %65 = arith.addi %64, %62 : index
      %66 = memref.load %assignment_of[%65] : memref<?xi32>
      %67 = arith.index_cast %66 : i32 to index
      %68 = arith.maxsi %67, %c_2 : index
      %69 = arith.cmpi sge, %66, %c_10 : i32
      %70 = arith.divui %68, %c_11 : index
      %71 = arith.index_cast %70 : index to i32
      %72 = arith.select %69, %71, %66 : i32
      memref.store %72, %tile_tokens[%62] : memref<16xi32>
     }
     %73 = arith.muli %61, %c_12 : index
     %74 = arith.addi %3, %73 : index
     scf.for %75 = %c_2 to %c_7 step %c_7 {
      scf.for %76 = %c_2 to %c_9 step %c_5 {
       %77 = memref.load %tile_tokens[%76] : memref<16xi32>
       %78 = arith.index_cast %77 : i32 to index
       %79 = arith.cmpi sge, %78, %c_2 : index
       %80 = arith.select %79, %c_7, %c_2 : index
       %81 = vector.create_mask %80 : !i1x32
       %82 = arith.maxsi %78, %c_2 : index
       %83 = vector.maskedload %x[%82, %75], %81, %c_13 : memref<?x40xbf16>, !i1x32, !bf16x32 into !bf16x32
       vector.store %83, %square[%76, %c_2] : memref<16x32xbf16>, !bf16x32
      }
      %84 = arith.muli %75, %c_7 : index
      %85 = arith.addi %74, %84 : index
      %86 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
      func.call @transpose(%86, %85) : (index, index) -> ()
     }
     scf.for %87 = %c_2 to %c_9 step %c_5 {
      %88 = memref.load %tile_tokens[%87] : memref<16xi32>
      %89 = arith.index_cast %88 : i32 to index
      %90 = arith.cmpi sge, %89, %c_2 : index
      %91 = arith.select %90, %c_14, %c_2 : index
      %92 = vector.create_mask %91 : !i1x32
      %93 = arith.maxsi %89, %c_2 : index
      %94 = vector.maskedload %x[%93, %c_7], %92, %c_13 : memref<?x40xbf16>, !i1x32, !bf16x32 into !bf16x32
      vector.store %94, %square[%87, %c_2] : memref<16x32xbf16>, !bf16x32
     }
     %95 = arith.muli %c_7, %c_7 : index
     %96 = arith.addi %74, %95 : index
     %97 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
     func.call @transpose(%97, %96) : (index, index) -> ()
    }
   }
   %98 = arith.addi %41, %c_7 : index
   %99 = arith.minsi %98, %c_15 : index
   %100 = arith.addi %47, %c_8 : index
   %101 = arith.divui %100, %c_9 : index
   %102 = arith.muli %101, %c_6 : index
   scf.for %103 = %41 to %99 step %c_9 {
    %104 = arith.minsi %103, %c_14 : index
    %105 = arith.addi %104, %c_15 : index
    %106 = arith.addi %103, %c_9 : index
    %107 = arith.cmpi sge, %106, %99 : index
    %108 = arith.select %107, %51, %43 : index
    %109 = arith.select %107, %41, %106 : index
    %110 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
    %111 = arith.muli %108, %c_16 : index
    %112 = arith.addi %111, %109 : index
    %113 = arith.muli %112, %c_17 : index
    %114 = arith.addi %110, %113 : index
    %115 = arith.addi %114, %c_18 : index
    %116 = vector.create_mask %c_14 : !i1x32
    scf.for %117 = %c_2 to %c_9 step %c_5 {
     %118 = arith.addi %104, %117 : index
     %119 = arith.muli %43, %c_16 : index
     %120 = arith.addi %119, %118 : index
     %121 = arith.muli %120, %c_17 : index
     %122 = arith.addi %110, %121 : index
     %123 = arith.addi %122, %c_19 : index
     %124 = arith.index_cast %123 : index to i64
     %125 = llvm.inttoptr %124 : i64 to !llvm.ptr
     %126 = "llvm.intr.masked.load"(%125, %116, %c_13) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
     vector.store %126, %tail[%117, %c_2] : memref<32x32xbf16>, !bf16x32
    }
    scf.for %127 = %c_2 to %c_9 step %c_5 {
     %128 = arith.addi %105, %127 : index
     %129 = arith.muli %43, %c_16 : index
     %130 = arith.addi %129, %128 : index
     %131 = arith.muli %130, %c_17 : index
     %132 = arith.addi %110, %131 : index
     %133 = arith.addi %132, %c_19 : index
     %134 = arith.index_cast %133 : index to i64
     %135 = llvm.inttoptr %134 : i64 to !llvm.ptr
     %136 = "llvm.intr.masked.load"(%135, %116, %c_13) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
     %137 = arith.addi %127, %c_9 : index
     vector.store %136, %tail[%137, %c_2] : memref<32x32xbf16>, !bf16x32
    }
    %138 = arith.addi %102, %c_5 : index
    %139 = arith.divui %138, %c_6 : index
    %140 = arith.addi %139, %c_5 : index
    %141 = arith.divui %140, %c_6 : index
    scf.for %142 = %c_2 to %141 step %c_5 {
     %143 = arith.addi %142, %c_5 : index
     %144 = arith.muli %142, %139 : index
     %145 = arith.subi %141, %c_5 : index
     %146 = arith.addi %144, %145 : index
     %147 = arith.divui %146, %141 : index
     %148 = arith.muli %143, %139 : index
     %149 = arith.addi %148, %145 : index
     %150 = arith.divui %149, %141 : index
     %151 = arith.muli %150, %c_6 : index
     %152 = arith.minsi %151, %102 : index
     %153 = arith.muli %147, %c_6 : index
     %154 = arith.subi %152, %153 : index
     %155 = arith.muli %147, %c_12 : index
     %156 = arith.addi %3, %155 : index
     %157 = arith.muli %43, %c_16 : index
     %158 = arith.addi %157, %104 : index
     %159 = arith.muli %158, %c_17 : index
     %160 = arith.addi %110, %159 : index
     %161 = arith.addi %157, %105 : index
     %162 = arith.muli %161, %c_17 : index
     %163 = arith.addi %110, %162 : index
     %164 = arith.cmpi eq, %154, %c_4 : index
     scf.if %164 {
      func.call @multiply_16x2_ragged(%sums, %tail, %160, %163, %c_17, %c_20, %156, %c_12, %114, %115, %141, %142) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %165 = arith.cmpi eq, %154, %c_6 : index
     scf.if %165 {
      func.call @multiply_16x1_ragged(%sums, %tail, %160, %163, %c_17, %c_20, %156, %c_12, %114, %115, %141, %142) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
     }
     %166 = arith.addi %154, %c_5 : index
     %167 = arith.divui %166, %c_6 : index
     scf.for %168 = %c_2 to %167 step %c_5 {
      %169 = arith.addi %147, %168 : index
      %170 = arith.muli %168, %c_7 : index
      %171 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
      %172 = arith.muli %169, %c_9 : index
      %173 = arith.addi %45, %172 : index
      %174 = arith.muli %173, %c_19 : index
      %175 = arith.addi %171, %174 : index
      scf.for %176 = %c_2 to %c_5 step %c_5 {
       %177 = arith.subi %c_15, %103 : index
       %178 = arith.maxsi %177, %c_2 : index
       %179 = arith.minsi %c_9, %178 : index
       scf.for %180 = %c_2 to %179 step %c_6 {
        %181 = arith.addi %103, %180 : index
        %182 = arith.addi %170, %c_2 : index
        %183 = arith.subi %181, %104 : index
        %184 = arith.addi %182, %183 : index
        %185 = vector.load %sums[%184, %c_2] : memref<64x16xf32>, !f32x16
        %186 = arith.addi %170, %c_9 : index
        %187 = arith.addi %186, %183 : index
        %188 = vector.load %sums[%187, %c_2] : memref<64x16xf32>, !f32x16
        %189 = arith.subf %c_21, %185 : !f32x16
        %190 = arith.cmpf ogt, %189, %c_22 : !f32x16
        %191 = arith.select %190, %c_22, %189 : !i1x16, !f32x16
        %192 = arith.cmpf olt, %191, %c_23 : !f32x16
        %193 = arith.select %192, %c_23, %191 : !i1x16, !f32x16
        %194 = arith.mulf %193, %c_24 : !f32x16
        %195 = math.roundeven %194 : !f32x16
        %196 = math.fma %195, %c_25, %193 : !f32x16
        %197 = math.fma %195, %c_26, %196 : !f32x16
        %198 = math.fma %c_27, %197, %c_28 : !f32x16
        %199 = math.fma %198, %197, %c_29 : !f32x16
        %200 = math.fma %199, %197, %c_30 : !f32x16
        %201 = math.fma %200, %197, %c_31 : !f32x16
        %202 = math.fma %201, %197, %c_32 : !f32x16
        %203 = math.fma %202, %197, %c_33 : !f32x16
        %204 = math.fma %203, %197, %c_33 : !f32x16
        %205 = arith.fptosi %195 : !f32x16 to !i32x16
        %206 = arith.shrsi %205, %c_34 : !i32x16
        %207 = arith.subi %205, %206 : !i32x16
        %208 = arith.addi %206, %c_36 : !i32x16
        %209 = arith.shli %208, %c_35 : !i32x16
        %210 = arith.bitcast %209 : !i32x16 to !f32x16
        %211 = arith.mulf %204, %210 : !f32x16
        %212 = arith.addi %207, %c_36 : !i32x16
        %213 = arith.shli %212, %c_35 : !i32x16
        %214 = arith.bitcast %213 : !i32x16 to !f32x16
        %215 = arith.mulf %211, %214 : !f32x16
        %216 = arith.addf %215, %c_33 : !f32x16
        %217 = arith.divf %185, %216 : !f32x16
        %218 = arith.mulf %217, %188 : !f32x16
        %219 = arith.addi %181, %c_5 : index
        %220 = arith.subi %219, %104 : index
        %221 = arith.addi %182, %220 : index
        %222 = vector.load %sums[%221, %c_2] : memref<64x16xf32>, !f32x16
        %223 = arith.addi %186, %220 : index
        %224 = vector.load %sums[%223, %c_2] : memref<64x16xf32>, !f32x16
        %225 = arith.subf %c_21, %222 : !f32x16
        %226 = arith.cmpf ogt, %225, %c_22 : !f32x16
        %227 = arith.select %226, %c_22, %225 : !i1x16, !f32x16
        %228 = arith.cmpf olt, %227, %c_23 : !f32x16
        %229 = arith.select %228, %c_23, %227 : !i1x16, !f32x16
        %230 = arith.mulf %229, %c_24 : !f32x16
        %231 = math.roundeven %230 : !f32x16
        %232 = math.fma %231, %c_25, %229 : !f32x16
        %233 = math.fma %231, %c_26, %232 : !f32x16
        %234 = math.fma %c_27, %233, %c_28 : !f32x16
        %235 = math.fma %234, %233, %c_29 : !f32x16
        %236 = math.fma %235, %233, %c_30 : !f32x16
        %237 = math.fma %236, %233, %c_31 : !f32x16
        %238 = math.fma %237, %233, %c_32 : !f32x16
        %239 = math.fma %238, %233, %c_33 : !f32x16
        %240 = math.fma %239, %233, %c_33 : !f32x16
        %241 = arith.fptosi %231 : !f32x16 to !i32x16
        %242 = arith.shrsi %241, %c_34 : !i32x16
        %243 = arith.subi %241, %242 : !i32x16
        %244 = arith.addi %242, %c_36 : !i32x16
        %245 = arith.shli %244, %c_35 : !i32x16
        %246 = arith.bitcast %245 : !i32x16 to !f32x16
        %247 = arith.mulf %240, %246 : !f32x16
        %248 = arith.addi %243, %c_36 : !i32x16
        %249 = arith.shli %248, %c_35 : !i32x16
        %250 = arith.bitcast %249 : !i32x16 to !f32x16
        %251 = arith.mulf %247, %250 : !f32x16
        %252 = arith.addf %251, %c_33 : !f32x16
        %253 = arith.divf %222, %252 : !f32x16
        %254 = arith.mulf %253, %224 : !f32x16
        %255 = arith.truncf %218 : !f32x16 to !bf16x16
        %256 = arith.truncf %254 : !f32x16 to !bf16x16
        %257 = vector.shuffle %255, %256 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : !bf16x16, !bf16x16
        %258 = arith.divui %181, %c_6 : index
        %259 = arith.muli %258, %c_19 : index
        %260 = arith.addi %175, %259 : index
        %261 = arith.index_cast %260 : index to i64
        %262 = llvm.inttoptr %261 : i64 to !llvm.ptr
        llvm.store %257, %262 <alignment = 64> : !bf16x32, !llvm.ptr
       }
      }
      %263 = arith.cmpi sge, %106, %c_15 : index
      scf.if %263 {
       %264 = arith.addi %175, %c_38 : index
       %265 = arith.index_cast %264 : index to i64
       %266 = llvm.inttoptr %265 : i64 to !llvm.ptr
       llvm.store %c_37, %266 <alignment = 64> : !i32x16, !llvm.ptr
       %267 = arith.addi %175, %c_39 : index
       %268 = arith.index_cast %267 : index to i64
       %269 = llvm.inttoptr %268 : i64 to !llvm.ptr
       llvm.store %c_37, %269 <alignment = 64> : !i32x16, !llvm.ptr
       %270 = arith.addi %175, %c_40 : index
       %271 = arith.index_cast %270 : index to i64
       %272 = llvm.inttoptr %271 : i64 to !llvm.ptr
       llvm.store %c_37, %272 <alignment = 64> : !i32x16, !llvm.ptr
       %273 = arith.addi %175, %c_41 : index
       %274 = arith.index_cast %273 : index to i64
       %275 = llvm.inttoptr %274 : i64 to !llvm.ptr
       llvm.store %c_37, %275 <alignment = 64> : !i32x16, !llvm.ptr
      }
     }
    }
   }
  }
  scf.yield %35, %26#1 : index, index
 }
 llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
 return
}
func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %block_count_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
 %c_0 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : !i8x64
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 32 : index
 %c_3 = arith.constant 4 : index
 %c_4 = arith.constant 1 : index
 %c_5 = arith.constant 39 : index
 %c_6 = arith.constant 31 : index
 %c_7 = arith.constant 256 : index
 %c_8 = arith.constant 64 : index
 %c_9 = arith.constant 2 : index
 %c_10 = arith.constant 40 : index
 %c_11 = arith.constant dense<0x00000000> : !f32x16
 %c_12 = arith.constant 16 : index
 %c_13 = arith.constant 15 : index
 %c_14 = arith.constant 24 : index
 %c_15 = arith.constant 48 : index
 %c_16 = arith.constant 768 : index
 %c_17 = arith.constant dense<0.000000e+00> : !bf16x32
 %c_18 = arith.constant 1024 : index
 %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_20 = arith.constant 0 : i32
 %c_21 = arith.constant 3 : index
 %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x32xbf16>{%rows}
 %row_blocks = stream.binding.subspan %row_blocks_binding[%c_1] : !stream.binding -> memref<?x4xi32>{%blocks}
 %block_count = stream.binding.subspan %block_count_binding[%c_1] : !stream.binding -> memref<1xi32>
 %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
 %assignment_of = stream.binding.subspan %assignment_of_binding[%c_1] : !stream.binding -> memref<?xi32>{%rows}
 %weights = stream.binding.subspan %weights_binding[%c_1] : !stream.binding -> memref<?xf32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_1] : !stream.binding -> memref<8x40x24xbf16>
 %y = stream.binding.subspan %y_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
 %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
 %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
 %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
 vector.store %c_0, %tile_shapes[%c_1] : memref<64xi8>, !i8x64
 %1 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
 %2 = arith.index_cast %1 : index to i64
 llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %2 : (i64) -> ()
 %3 = memref.load %block_count[%c_1] : memref<1xi32>
 %4 = arith.index_cast %3 : i32 to index
 %5 = arith.muli %4, %c_2 : index
 %6 = arith.cmpi sle, %assignments, %5 : index
 %7 = arith.select %6, %c_3, %c_4 : index
 %8 = arith.muli %workers, %7 : index
 %9 = arith.addi %8, %c_5 : index
 %10 = arith.divui %9, %8 : index
 %11 = arith.addi %10, %c_6 : index
 %12 = arith.divui %11, %c_2 : index
 %13 = arith.muli %12, %c_2 : index
 %14 = arith.minsi %13, %c_7 : index
 %15 = arith.addi %14, %c_5 : index
 %16 = arith.divui %15, %14 : index
 %17 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %18 = arith.addi %17, %c_8 : index
 %19 = arith.muli %workers, %c_3 : index
 %22:2 = scf.while (%20 = %c_1, %21 = %c_1) : (index, index) -> (index, index) {
  %25 = arith.cmpi slt, %20, %16 : index
  scf.condition(%25) %20, %21 : index, index
 } do {
  ^bb0(%23: index, %24: index):
  %26 = arith.index_cast %18 : index to i64
  %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
  %28 = arith.index_cast %c_4 : index to i32
  %29 = llvm.atomicrmw add %27, %28 monotonic : !llvm.ptr, i32
  %30 = arith.index_cast %29 : i32 to index
  %31 = arith.muli %19, %c_9 : index
  %32 = arith.divui %16, %31 : index
  %33 = arith.maxsi %32, %c_4 : index
  %34 = arith.divui %30, %19 : index
  %36:2 = scf.for %35 = %c_1 to %34 step %c_4 iter_args(%37 = %c_1, %38 = %33) -> (index, index) {
   %39 = arith.muli %38, %19 : index
   %40 = arith.addi %37, %39 : index
   %41 = arith.divui %38, %c_9 : index
   %42 = arith.maxsi %41, %c_4 : index
   scf.yield %40, %42 : index, index
  }
  %43 = arith.remui %30, %19 : index
  %44 = arith.muli %43, %36#1 : index
  %45 = arith.addi %36#0, %44 : index
  %46 = arith.addi %23, %24 : index
  scf.for %47 = %23 to %46 step %c_4 {
   %48 = arith.addi %47, %c_4 : index
   %49 = arith.cmpi eq, %48, %46 : index
   %50 = arith.select %49, %45, %48 : index
   %51 = arith.muli %47, %14 : index
   %52 = arith.addi %51, %14 : index
   %53 = arith.minsi %52, %c_10 : index
   scf.for %54 = %c_1 to %tokens step %c_4 {
    scf.for %55 = %51 to %53 step %c_12 {
     %56 = arith.subi %53, %55 : index
     %57 = vector.create_mask %56 : !i1x16
     vector.maskedstore %y[%54, %55], %57, %c_11 : memref<?x40xf32>, !i1x16, !f32x16
    }
   }
   scf.for %58 = %c_1 to %4 step %c_4 {
    %59 = memref.load %row_blocks[%58, %c_1] : memref<?x4xi32>
    %60 = arith.index_cast %59 : i32 to index
    %61 = memref.load %row_blocks[%58, %c_4] : memref<?x4xi32>
    %62 = arith.index_cast %61 : i32 to index
    %63 = memref.load %row_blocks[%58, %c_9] : memref<?x4xi32>
    %64 = arith.index_cast %63 : i32 to index
    %65 = arith.addi %58, %c_4 : index
    %66 = arith.cmpi eq, %65, %4 : index
    %67 = arith.select %66, %c_1, %65 : index
    %68 = memref.load %row_blocks[%67, %c_1] : memref<?x4xi32>
    %69 = arith.index_cast %68 : i32 to index
    %70 = memref.load %row_blocks[%67, %c_4] : memref<?x4xi32>
    %71 = arith.index_cast %70 : i32 to index
    %72 = memref.load %row_blocks[%67, %c_9] : memref<?x4xi32>
    %73 = arith.index_cast %72 : i32 to index
    %74 = arith.subi %16, %c_4 : index
    %75 = arith.minsi %50, %74 : index
    %76 = arith.muli %75, %14 : index
    %77 = arith.select %66, %76, %51 : index
    %78 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
    %79 = arith.muli %62, %c_8 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %64, %c_13 : index
    %82 = arith.divui %81, %c_12 : index
    %83 = arith.muli %82, %c_9 : index
    scf.for %84 = %51 to %53 step %c_2 {
     %85 = arith.addi %84, %c_12 : index
     %86 = arith.minsi %84, %c_14 : index
     %87 = arith.minsi %85, %c_14 : index
     %88 = arith.addi %84, %c_2 : index
     %89 = arith.cmpi sge, %88, %53 : index
     %90 = arith.select %89, %69, %60 : index
     %91 = arith.select %89, %77, %88 : index
     %92 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
     %93 = arith.muli %90, %c_10 : index
     %94 = arith.addi %93, %91 : index
     %95 = arith.muli %94, %c_15 : index
     %96 = arith.addi %92, %95 : index
     %97 = arith.addi %96, %c_16 : index
     %98 = vector.create_mask %c_14 : !i1x32
     scf.for %99 = %c_1 to %c_12 step %c_4 {
      %100 = arith.addi %86, %99 : index
      %101 = arith.muli %60, %c_10 : index
      %102 = arith.addi %101, %100 : index
      %103 = arith.muli %102, %c_15 : index
      %104 = arith.addi %92, %103 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = llvm.inttoptr %105 : i64 to !llvm.ptr
      %107 = "llvm.intr.masked.load"(%106, %98, %c_17) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
      vector.store %107, %tail[%99, %c_1] : memref<32x32xbf16>, !bf16x32
     }
     scf.for %108 = %c_1 to %c_12 step %c_4 {
      %109 = arith.addi %87, %108 : index
      %110 = arith.muli %60, %c_10 : index
      %111 = arith.addi %110, %109 : index
      %112 = arith.muli %111, %c_15 : index
      %113 = arith.addi %92, %112 : index
      %114 = arith.index_cast %113 : index to i64
      %115 = llvm.inttoptr %114 : i64 to !llvm.ptr
      %116 = "llvm.intr.masked.load"(%115, %98, %c_17) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
      %117 = arith.addi %108, %c_12 : index
      vector.store %116, %tail[%117, %c_1] : memref<32x32xbf16>, !bf16x32
     }
     %118 = arith.addi %83, %c_4 : index
     %119 = arith.divui %118, %c_9 : index
     %120 = arith.addi %119, %c_4 : index
     %121 = arith.divui %120, %c_9 : index
     scf.for %122 = %c_1 to %121 step %c_4 {
      %123 = arith.addi %122, %c_4 : index
      %124 = arith.muli %122, %119 : index
      %125 = arith.subi %121, %c_4 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.divui %126, %121 : index
      %128 = arith.muli %123, %119 : index
      %129 = arith.addi %128, %125 : index
      %130 = arith.divui %129, %121 : index
      %131 = arith.muli %130, %c_9 : index
      %132 = arith.minsi %131, %83 : index
      %133 = arith.muli %127, %c_9 : index
      %134 = arith.subi %132, %133 : index
      %135 = arith.muli %127, %c_18 : index
      %136 = arith.addi %80, %135 : index
      %137 = arith.muli %60, %c_10 : index
      %138 = arith.addi %137, %86 : index
      %139 = arith.muli %138, %c_15 : index
      %140 = arith.addi %92, %139 : index
      %141 = arith.addi %137, %87 : index
      %142 = arith.muli %141, %c_15 : index
      %143 = arith.addi %92, %142 : index
      %144 = arith.cmpi eq, %134, %c_3 : index
      scf.if %144 {
       func.call @multiply_16x2_ragged(%sums, %tail, %140, %143, %c_15, %c_14, %136, %c_18, %96, %97, %121, %122) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %145 = arith.cmpi eq, %134, %c_9 : index
      scf.if %145 {
       func.call @multiply_16x1_ragged(%sums, %tail, %140, %143, %c_15, %c_14, %136, %c_18, %96, %97, %121, %122) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
      }
      %146 = arith.addi %134, %c_4 : index
      %147 = arith.divui %146, %c_9 : index
      scf.for %148 = %c_1 to %147 step %c_4 {
       %149 = arith.addi %127, %148 : index
       %150 = arith.muli %148, %c_2 : index
       %151 = arith.muli %149, %c_12 : index
       %152 = arith.addi %62, %151 : index
       scf.for %153 = %c_1 to %c_9 step %c_4 {
        %154 = arith.cmpi eq, %153, %c_1 : index
        %155 = arith.select %154, %84, %85 : index
        %156 = arith.select %154, %86, %87 : index
        %157 = arith.cmpi slt, %155, %53 : index
        scf.if %157 {
         %158 = arith.muli %153, %c_12 : index
         %159 = arith.addi %150, %158 : index
         %160 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
         %161 = arith.muli %159, %c_8 : index
         %162 = arith.addi %160, %161 : index
         func.call @transpose(%162, %162) : (index, index) -> ()
         %163 = arith.subi %155, %156 : index
         %164 = arith.index_cast %163 : index to i32
         %165 = vector.broadcast %164 : i32 to !i32x16
         %166 = arith.cmpi sge, %c_19, %165 : !i32x16
         scf.for %167 = %c_1 to %c_12 step %c_4 {
          %168 = arith.addi %159, %167 : index
          %169 = vector.load %sums[%168, %c_1] : memref<64x16xf32>, !f32x16
          %170 = arith.addi %152, %167 : index
          %171 = memref.load %assignment_of[%170] : memref<?xi32>
          %172 = arith.cmpi sge, %171, %c_20 : i32
          scf.if %172 {
           %173 = arith.index_cast %171 : i32 to index
           %174 = arith.divui %173, %c_21 : index
           %175 = vector.maskedload %y[%174, %156], %166, %c_11 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
           %176 = memref.load %weights[%173] : memref<?xf32>
           %177 = vector.broadcast %176 : f32 to !f32x16
           %178 = arith.mulf %169, %177 : !f32x16
           %179 = llvm.call_intrinsic "llvm.arithmetic.fence"(%178) : (!f32x16) -> !f32x16
           %180 = arith.addf %175, %179 : !f32x16
           vector.maskedstore %y[%174, %156], %166, %180 : memref<?x40xf32>, !i1x16, !f32x16
          }
         }
        }
       }
      }
     }
    }
   }
  }
  scf.yield %45, %36#1 : index, index
 }
 llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
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

    // stage: choice: softmax, the 3 highest keys, weights; kernel for amx
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x8xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for amx
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
    %grouped_up:3 = flow.dispatch @panels::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_bf16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %counters, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<8x48x40xbf16>, index, index, index, index, index) -> (%counters, tensor<?x32xbf16>{%rows}, tensor<?x32768xi8>{%workers})
    %grouped_down:2 = flow.dispatch @panels::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_place#3, %grouped_up#0, %grouped_place#0, %choose#2, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x32xbf16>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<1xi32>, tensor<32xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
