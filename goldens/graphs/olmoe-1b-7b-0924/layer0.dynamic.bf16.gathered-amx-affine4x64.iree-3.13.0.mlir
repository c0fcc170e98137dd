// needs: cpu amx-bf16,amx-tile,avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,avx512vnni,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+amx-bf16,+amx-tile,+avx2,+avx512bf16,+avx512bw,+avx512dq,+avx512f,+avx512vl,+avx512vnni,+f16c,+fma
!f32x1 = vector<1xf32>
!f64x1 = vector<1xf64>
!bf16x16 = vector<16xbf16>
!f32x16 = vector<16xf32>
!i1x16 = vector<16xi1>
!i32x16 = vector<16xi32>
!indexx16 = vector<16xindex>
!f32x2 = vector<2xf32>
!f64x2 = vector<2xf64>
!i16x32 = vector<32xi16>
!f32x4 = vector<4xf32>
!f64x4 = vector<4xf64>
!i8x64 = vector<64xi8>
!bf16x8 = vector<8xbf16>
!f32x8 = vector<8xf32>
!f64x8 = vector<8xf64>
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
 %c_3 = arith.constant 8 : index
 %c_4 = arith.constant 0 : index
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 3 : index
 %c_7 = arith.constant 4 : index
 %c_8 = arith.constant 5 : index
 %c_9 = arith.constant 6 : index
 %c_10 = arith.constant 7 : index
 %c_11 = arith.constant dense<0x0000000000000000> : !f64x8
 %c_12 = arith.constant 2048 : index
 %c_13 = arith.constant 512 : index
 %c_14 = arith.constant 63 : index
 %c_15 = arith.constant 9 : index
 %c_16 = arith.constant 10 : index
 %c_17 = arith.constant 11 : index
 %c_18 = arith.constant 12 : index
 %c_19 = arith.constant 13 : index
 %c_20 = arith.constant 14 : index
 %c_21 = arith.constant 15 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %workgroup_1 = stream.dispatch.workgroup.id[1] : index
 %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x2048xf32>{%tokens}
 %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<64x2048xf32>
 %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x64xf32>{%tokens}
 %sums = memref.alloca() alignment = 64 : memref<16x8xf64>
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
   %12 = arith.addi %8, %c_7 : index
   %13 = arith.addi %8, %c_8 : index
   %14 = arith.addi %8, %c_9 : index
   %15 = arith.addi %8, %c_10 : index
   %16 = arith.subi %tokens, %c_2 : index
   %17 = arith.minsi %c_4, %16 : index
   %19:8 = scf.for %18 = %c_4 to %c_12 step %c_3 iter_args(%20 = %c_11, %21 = %c_11, %22 = %c_11, %23 = %c_11, %24 = %c_11, %25 = %c_11, %26 = %c_11, %27 = %c_11) -> (!f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8) {
    %28 = vector.load %x[%17, %18] : memref<?x2048xf32>, !f32x8
    %29 = arith.extf %28 : !f32x8 to !f64x8
    %30 = arith.addi %18, %c_13 : index
    memref.prefetch %weight[%8, %30], read, locality<3>, data : memref<64x2048xf32>
    %31 = vector.load %weight[%8, %18] : memref<64x2048xf32>, !f32x8
    %32 = arith.extf %31 : !f32x8 to !f64x8
    %33 = math.fma %32, %29, %20 : !f64x8
    memref.prefetch %weight[%9, %30], read, locality<3>, data : memref<64x2048xf32>
    %34 = vector.load %weight[%9, %18] : memref<64x2048xf32>, !f32x8
    %35 = arith.extf %34 : !f32x8 to !f64x8
    %36 = math.fma %35, %29, %21 : !f64x8
    memref.prefetch %weight[%10, %30], read, locality<3>, data : memref<64x2048xf32>
    %37 = vector.load %weight[%10, %18] : memref<64x2048xf32>, !f32x8
    %38 = arith.extf %37 : !f32x8 to !f64x8
    %39 = math.fma %38, %29, %22 : !f64x8
    memref.prefetch %weight[%11, %30], read, locality<3>, data : memref<64x2048xf32>
    %40 = vector.load %weight[%11, %18] : memref<64x2048xf32>, !f32x8
    %41 = arith.extf %40 : !f32x8 to !f64x8
    %42 = math.fma %41, %29, %23 : !f64x8
    memref.prefetch %weight[%12, %30], read, locality<3>, data : memref<64x2048xf32>
    %43 = vector.load %weight[%12, %18] : memref<64x2048xf32>, !f32x8
    %44 = arith.extf %43 : !f32x8 to !f64x8
    %45 = math.fma %44, %29, %24 : !f64x8
    memref.prefetch %weight[%13, %30], read, locality<3>, data : memref<64x2048xf32>
    %46 = vector.load %weight[%13, %18] : memref<64x2048xf32>, !f32x8
    %47 = arith.extf %46 : !f32x8 to !f64x8
    %48 = math.fma %47, %29, %25 : !f64x8
    memref.prefetch %weight[%14, %30], read, locality<3>, data : memref<64x2048xf32>
    %49 = vector.load %weight[%14, %18] : memref<64x2048xf32>, !f32x8
    %50 = arith.extf %49 : !f32x8 to !f64x8
    %51 = math.fma %50, %29, %26 : !f64x8
    memref.prefetch %weight[%15, %30], read, locality<3>, data : memref<64x2048xf32>
    %52 = vector.load %weight[%15, %18] : memref<64x2048xf32>, !f32x8
    %53 = arith.extf %52 : !f32x8 to !f64x8
    %54 = math.fma %53, %29, %27 : !f64x8
    scf.yield %33, %36, %39, %42, %45, %48, %51, %54 : !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8
   }
   vector.store %19#0, %sums[%c_4, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#1, %sums[%c_2, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#2, %sums[%c_5, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#3, %sums[%c_6, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#4, %sums[%c_7, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#5, %sums[%c_8, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#6, %sums[%c_9, %c_4] : memref<16x8xf64>, !f64x8
   vector.store %19#7, %sums[%c_10, %c_4] : memref<16x8xf64>, !f64x8
   scf.for %55 = %c_4 to %c_3 step %c_2 {
    scf.for %56 = %c_4 to %c_2 step %c_2 {
     %57 = arith.addi %55, %56 : index
     %58 = vector.load %sums[%57, %c_4] : memref<16x8xf64>, !f64x8
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
     %69 = arith.addi %c_4, %56 : index
     %70 = arith.minsi %69, %16 : index
     %71 = arith.addi %8, %55 : index
     %72 = arith.minsi %71, %c_14 : index
     %73 = arith.truncf %68 : f64 to f32
     memref.store %73, %y[%70, %72] : memref<?x64xf32>
    }
   }
  }
 } else {
  scf.for %74 = %1 to %4 step %c_7 {
   scf.for %75 = %2 to %6 step %c_7 {
    %76 = arith.addi %74, %c_2 : index
    %77 = arith.addi %74, %c_5 : index
    %78 = arith.addi %74, %c_6 : index
    %79 = arith.subi %tokens, %c_2 : index
    %80 = arith.minsi %75, %79 : index
    %81 = arith.addi %75, %c_2 : index
    %82 = arith.minsi %81, %79 : index
    %83 = arith.addi %75, %c_5 : index
    %84 = arith.minsi %83, %79 : index
    %85 = arith.addi %75, %c_6 : index
    %86 = arith.minsi %85, %79 : index
    %88:16 = scf.for %87 = %c_4 to %c_12 step %c_3 iter_args(%89 = %c_11, %90 = %c_11, %91 = %c_11, %92 = %c_11, %93 = %c_11, %94 = %c_11, %95 = %c_11, %96 = %c_11, %97 = %c_11, %98 = %c_11, %99 = %c_11, %100 = %c_11, %101 = %c_11, %102 = %c_11, %103 = %c_11, %104 = %c_11) -> (!f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8) {
     %105 = vector.load %x[%80, %87] : memref<?x2048xf32>, !f32x8
     %106 = arith.extf %105 : !f32x8 to !f64x8
     %107 = vector.load %x[%82, %87] : memref<?x2048xf32>, !f32x8
     %108 = arith.extf %107 : !f32x8 to !f64x8
     %109 = vector.load %x[%84, %87] : memref<?x2048xf32>, !f32x8
     %110 = arith.extf %109 : !f32x8 to !f64x8
     %111 = vector.load %x[%86, %87] : memref<?x2048xf32>, !f32x8
     %112 = arith.extf %111 : !f32x8 to !f64x8
     %113 = arith.addi %87, %c_13 : index
     memref.prefetch %weight[%74, %113], read, locality<3>, data : memref<64x2048xf32>
     %114 = vector.load %weight[%74, %87] : memref<64x2048xf32>, !f32x8
     %115 = arith.extf %114 : !f32x8 to !f64x8
     %116 = math.fma %115, %106, %89 : !f64x8
     %117 = math.fma %115, %108, %90 : !f64x8
     %118 = math.fma %115, %110, %91 : !f64x8
     %119 = math.fma %115, %112, %92 : !f64x8
     memref.prefetch %weight[%76, %113], read, locality<3>, data : memref<64x2048xf32>
     %120 = vector.load %weight[%76, %87] : memref<64x2048xf32>, !f32x8
     %121 = arith.extf %120 : !f32x8 to !f64x8
     %122 = math.fma %121, %106, %93 : !f64x8
     %123 = math.fma %121, %108, %94 : !f64x8
     %124 = math.fma %121, %110, %95 : !f64x8
     %125 = math.fma %121, %112, %96 : !f64x8
     memref.prefetch %weight[%77, %113], read, locality<3>, data : memref<64x2048xf32>
     %126 = vector.load %weight[%77, %87] : memref<64x2048xf32>, !f32x8
     %127 = arith.extf %126 : !f32x8 to !f64x8
     %128 = math.fma %127, %106, %97 : !f64x8
     %129 = math.fma %127, %108, %98 : !f64x8
     %130 = math.fma %127, %110, %99 : !f64x8
     %131 = math.fma %127, %112, %100 : !f64x8
     memref.prefetch %weight[%78, %113], read, locality<3>, data : memref<64x2048xf32>
     %132 = vector.load %weight[%78, %87] : memref<64x2048xf32>, !f32x8
     %133 = arith.extf %132 : !f32x8 to !f64x8
     %134 = math.fma %133, %106, %101 : !f64x8
     %135 = math.fma %133, %108, %102 : !f64x8
     %136 = math.fma %133, %110, %103 : !f64x8
     %137 = math.fma %133, %112, %104 : !f64x8
     scf.yield %116, %117, %118, %119, %122, %123, %124, %125, %128, %129, %130, %131, %134, %135, %136, %137 : !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8, !f64x8
    }
    vector.store %88#0, %sums[%c_4, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#1, %sums[%c_2, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#2, %sums[%c_5, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#3, %sums[%c_6, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#4, %sums[%c_7, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#5, %sums[%c_8, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#6, %sums[%c_9, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#7, %sums[%c_10, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#8, %sums[%c_3, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#9, %sums[%c_15, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#10, %sums[%c_16, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#11, %sums[%c_17, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#12, %sums[%c_18, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#13, %sums[%c_19, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#14, %sums[%c_20, %c_4] : memref<16x8xf64>, !f64x8
    vector.store %88#15, %sums[%c_21, %c_4] : memref<16x8xf64>, !f64x8
    scf.for %138 = %c_4 to %c_7 step %c_2 {
     scf.for %139 = %c_4 to %c_7 step %c_2 {
      %140 = arith.muli %138, %c_7 : index
      %141 = arith.addi %140, %139 : index
      %142 = vector.load %sums[%141, %c_4] : memref<16x8xf64>, !f64x8
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
      %156 = arith.minsi %155, %c_14 : index
      %157 = arith.truncf %152 : f64 to f32
      memref.store %157, %y[%154, %156] : memref<?x64xf32>
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
 %c_4 = arith.constant 64 : index
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
 %c_25 = arith.constant dense<64> : !i32x16
 %c_26 = arith.constant 2147483647 : i32
 %c_27 = arith.constant -1 : i32
 %c_28 = arith.constant 8 : index
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %logits = stream.binding.subspan %logits_binding[%c_3] : !stream.binding -> memref<?x64xf32>{%tokens}
 %scores = stream.binding.subspan %scores_binding[%c_3] : !stream.binding -> memref<?x64xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?x8xi32>{%tokens}
 %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
 %keys = memref.alloca() alignment = 64 : memref<80xi32>
 %chosen = memref.alloca() alignment = 64 : memref<8xf32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %6:1 = scf.for %5 = %c_3 to %c_4 step %c_0 iter_args(%7 = %c_2) -> (!f32x16) {
   %8 = vector.load %logits[%4, %5] : memref<?x64xf32>, !f32x16
   %9 = arith.cmpf olt, %7, %8 : !f32x16
   %10 = arith.select %9, %8, %7 : !i1x16, !f32x16
   scf.yield %10 : !f32x16
  }
  %11 = vector.shuffle %6#0, %6#0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] : !f32x16, !f32x16
  %12 = arith.cmpf olt, %6#0, %11 : !f32x16
  %13 = arith.select %12, %11, %6#0 : !i1x16, !f32x16
  %14 = vector.shuffle %13, %13 [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1] : !f32x16, !f32x16
  %15 = arith.cmpf olt, %13, %14 : !f32x16
  %16 = arith.select %15, %14, %13 : !i1x16, !f32x16
  %17 = vector.shuffle %16, %16 [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3] : !f32x16, !f32x16
  %18 = arith.cmpf olt, %16, %17 : !f32x16
  %19 = arith.select %18, %17, %16 : !i1x16, !f32x16
  %20 = vector.shuffle %19, %19 [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %21 = arith.cmpf olt, %19, %20 : !f32x16
  %22 = arith.select %21, %20, %19 : !i1x16, !f32x16
  %24:1 = scf.for %23 = %c_3 to %c_4 step %c_0 iter_args(%25 = %c_5) -> (!f32x16) {
   %26 = vector.load %logits[%4, %23] : memref<?x64xf32>, !f32x16
   %27 = arith.subf %26, %22 : !f32x16
   %28 = arith.cmpf ogt, %27, %c_6 : !f32x16
   %29 = arith.select %28, %c_6, %27 : !i1x16, !f32x16
   %30 = arith.cmpf olt, %29, %c_7 : !f32x16
   %31 = arith.select %30, %c_7, %29 : !i1x16, !f32x16
   %32 = arith.mulf %31, %c_8 : !f32x16
   %33 = math.roundeven %32 : !f32x16
   %34 = math.fma %33, %c_9, %31 : !f32x16
   %35 = math.fma %33, %c_10, %34 : !f32x16
   %36 = math.fma %c_11, %35, %c_12 : !f32x16
   %37 = math.fma %36, %35, %c_13 : !f32x16
   %38 = math.fma %37, %35, %c_14 : !f32x16
   %39 = math.fma %38, %35, %c_15 : !f32x16
   %40 = math.fma %39, %35, %c_16 : !f32x16
   %41 = math.fma %40, %35, %c_17 : !f32x16
   %42 = math.fma %41, %35, %c_17 : !f32x16
   %43 = arith.fptosi %33 : !f32x16 to !i32x16
   %44 = arith.shrsi %43, %c_18 : !i32x16
   %45 = arith.subi %43, %44 : !i32x16
   %46 = arith.addi %44, %c_20 : !i32x16
   %47 = arith.shli %46, %c_19 : !i32x16
   %48 = arith.bitcast %47 : !i32x16 to !f32x16
   %49 = arith.mulf %42, %48 : !f32x16
   %50 = arith.addi %45, %c_20 : !i32x16
   %51 = arith.shli %50, %c_19 : !i32x16
   %52 = arith.bitcast %51 : !i32x16 to !f32x16
   %53 = arith.mulf %49, %52 : !f32x16
   vector.store %53, %scores[%4, %23] : memref<?x64xf32>, !f32x16
   %54 = arith.addf %25, %53 : !f32x16
   scf.yield %54 : !f32x16
  }
  %55 = vector.shuffle %24#0, %24#0 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %56 = vector.shuffle %24#0, %24#0 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %57 = arith.addf %55, %56 : !f32x8
  %58 = vector.shuffle %57, %57 [0, 1, 2, 3] : !f32x8, !f32x8
  %59 = vector.shuffle %57, %57 [4, 5, 6, 7] : !f32x8, !f32x8
  %60 = arith.addf %58, %59 : !f32x4
  %61 = vector.shuffle %60, %60 [0, 1] : !f32x4, !f32x4
  %62 = vector.shuffle %60, %60 [2, 3] : !f32x4, !f32x4
  %63 = arith.addf %61, %62 : !f32x2
  %64 = vector.shuffle %63, %63 [0] : !f32x2, !f32x2
  %65 = vector.shuffle %63, %63 [1] : !f32x2, !f32x2
  %66 = arith.addf %64, %65 : !f32x1
  %67 = vector.extract %66[0] : f32 from !f32x1
  %68 = vector.broadcast %67 : f32 to !f32x16
  scf.for %69 = %c_3 to %c_4 step %c_0 {
   %70 = vector.load %scores[%4, %69] : memref<?x64xf32>, !f32x16
   %71 = arith.divf %70, %68 : !f32x16
   vector.store %71, %scores[%4, %69] : memref<?x64xf32>, !f32x16
  }
  scf.for %72 = %c_3 to %c_4 step %c_0 {
   %73 = vector.load %scores[%4, %72] : memref<?x64xf32>, !f32x16
   %74 = arith.cmpf oeq, %73, %c_5 : !f32x16
   %75 = arith.select %74, %c_5, %73 : !i1x16, !f32x16
   %76 = vector.bitcast %75 : !f32x16 to !i32x16
   %77 = arith.xori %76, %c_22 : !i32x16
   %78 = arith.cmpi slt, %76, %c_21 : !i32x16
   %79 = arith.select %78, %77, %76 : !i1x16, !i32x16
   %80 = arith.cmpf oeq, %75, %75 : !f32x16
   %81 = arith.select %80, %79, %c_22 : !i1x16, !i32x16
   vector.store %81, %keys[%72] : memref<80xi32>, !i32x16
  }
  %83:2 = scf.for %82 = %c_3 to %c_28 step %c_1 iter_args(%84 = %c_26, %85 = %c_27) -> (i32, i32) {
   %86 = vector.broadcast %84 : i32 to !i32x16
   %87 = vector.broadcast %85 : i32 to !i32x16
   %89:2 = scf.for %88 = %c_3 to %c_4 step %c_0 iter_args(%90 = %c_24, %91 = %c_25) -> (!i32x16, !i32x16) {
    %92 = vector.load %keys[%88] : memref<80xi32>, !i32x16
    %93 = arith.index_cast %88 : index to i32
    %94 = vector.broadcast %93 : i32 to !i32x16
    %95 = arith.addi %c_23, %94 : !i32x16
    %96 = arith.cmpi eq, %92, %86 : !i32x16
    %97 = arith.cmpi sgt, %95, %87 : !i32x16
    %98 = arith.andi %96, %97 : !i1x16
    %99 = arith.cmpi slt, %92, %86 : !i32x16
    %100 = arith.ori %99, %98 : !i1x16
    %101 = arith.cmpi sgt, %92, %90 : !i32x16
    %102 = arith.andi %100, %101 : !i1x16
    %103 = arith.select %102, %92, %90 : !i1x16, !i32x16
    %104 = arith.select %102, %95, %91 : !i1x16, !i32x16
    scf.yield %103, %104 : !i32x16, !i32x16
   }
   %105 = vector.reduction <maxsi>, %89#0 : !i32x16 into i32
   %106 = vector.broadcast %105 : i32 to !i32x16
   %107 = arith.cmpi eq, %89#0, %106 : !i32x16
   %108 = arith.select %107, %89#1, %c_25 : !i1x16, !i32x16
   %109 = vector.reduction <minsi>, %108 : !i32x16 into i32
   memref.store %109, %ids[%4, %82] : memref<?x8xi32>
   %110 = arith.index_cast %109 : i32 to index
   %111 = memref.load %scores[%4, %110] : memref<?x64xf32>
   memref.store %111, %chosen[%82] : memref<8xf32>
   scf.yield %105, %109 : i32, i32
  }
  %112 = vector.create_mask %c_28 : !i1x16
  %113 = vector.maskedload %chosen[%c_3], %112, %c_5 : memref<8xf32>, !i1x16, !f32x16 into !f32x16
  vector.maskedstore %weights[%4, %c_3], %112, %113 : memref<?x8xf32>, !i1x16, !f32x16
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
func.func @gathered_lay_out_x(%x_binding: !stream.binding, %x_lanes_binding: !stream.binding, %x_centres_binding: !stream.binding, %x_exponents_binding: !stream.binding, %x_sums_binding: !stream.binding, %tokens: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 2048 : index
 %c_2 = arith.constant 512 : index
 %c_3 = arith.constant 16 : index
 %c_4 = arith.constant dense<0.000000e+00> : !bf16x16
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 1 : index
 %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !indexx16
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant dense<4> : !indexx16
 %c_10 = arith.constant dense<2> : !indexx16
 %c_11 = arith.constant dense<128> : !indexx16
 %c_12 = arith.constant dense<8> : !indexx16
 %c_13 = arith.constant dense<true> : !i1x16
 %c_14 = arith.constant dense<0x00000000> : !f32x16
 %c_15 = arith.constant 256 : index
 %c_16 = arith.constant 3 : index
 %c_17 = arith.constant 5 : index
 %c_18 = arith.constant 6 : index
 %c_19 = arith.constant 7 : index
 %c_20 = arith.constant 8 : index
 %c_21 = arith.constant 9 : index
 %c_22 = arith.constant 10 : index
 %c_23 = arith.constant 11 : index
 %c_24 = arith.constant 12 : index
 %c_25 = arith.constant 13 : index
 %c_26 = arith.constant 14 : index
 %c_27 = arith.constant 15 : index
 %c_28 = arith.constant dense<0> : !i32x16
 %c_29 = arith.constant dense<2147483647> : !i32x16
 %c_30 = arith.constant dense<23> : !i32x16
 %c_31 = arith.constant dense<255> : !i32x16
 %c_32 = arith.constant dense<32> : !i32x16
 %c_33 = arith.constant dense<267> : !i32x16
 %c_34 = arith.constant dense<13> : !i32x16
 %c_35 = arith.constant dense<128> : !i32x16
 %c_36 = arith.constant dense<8> : !i32x16
 %c_37 = arith.constant dense<16> : !i32x16
 %c_38 = arith.constant dense<24> : !i32x16
 %c_39 = arith.constant dense<-8> : !i32x16
 %c_40 = arith.constant dense<2143289344> : !i32x16
 %c_41 = arith.constant 0x00000000 : f32
 %c_42 = arith.constant 64 : index
 %c_43 = arith.constant 0x41000000 : f32
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x2048xbf16>{%tokens}
 %x_lanes = stream.binding.subspan %x_lanes_binding[%c_0] : !stream.binding -> memref<?x1024xi32>{%tokens}
 %x_centres = stream.binding.subspan %x_centres_binding[%c_0] : !stream.binding -> memref<?x128xi32>{%tokens}
 %x_exponents = stream.binding.subspan %x_exponents_binding[%c_0] : !stream.binding -> memref<?x128xf32>{%tokens}
 %x_sums = stream.binding.subspan %x_sums_binding[%c_0] : !stream.binding -> memref<?x64xf32>{%tokens}
 %numbers = memref.alloca() alignment = 64 : memref<512xf32>
 %lanes = memref.alloca() alignment = 64 : memref<16x16xf32>
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  scf.for %2 = %c_0 to %c_2 step %c_3 {
   %3 = arith.addi %1, %2 : index
   %4 = arith.subi %c_1, %3 : index
   %5 = vector.create_mask %4 : !i1x16
   %6 = vector.maskedload %x[%workgroup_0, %3], %5, %c_4 : memref<?x2048xbf16>, !i1x16, !bf16x16 into !bf16x16
   %7 = arith.extf %6 : !bf16x16 to !f32x16
   vector.store %7, %numbers[%2] : memref<512xf32>, !f32x16
  }
  scf.for %8 = %c_0 to %c_5 step %c_6 {
   scf.for %9 = %c_0 to %c_3 step %c_6 {
    %10 = arith.remui %9, %c_8 : index
    %11 = arith.divui %9, %c_8 : index
    %12 = arith.muli %11, %c_5 : index
    %13 = arith.remui %10, %c_5 : index
    %14 = arith.addi %12, %13 : index
    %15 = arith.divui %10, %c_5 : index
    %16 = arith.divui %c_7, %c_9 : !indexx16
    %17 = arith.muli %16, %c_9 : !indexx16
    %18 = arith.muli %15, %c_5 : index
    %19 = vector.broadcast %18 : index to !indexx16
    %20 = arith.addi %17, %19 : !indexx16
    %21 = arith.remui %c_7, %c_10 : !indexx16
    %22 = arith.addi %20, %21 : !indexx16
    %23 = arith.muli %8, %c_5 : index
    %24 = arith.remui %c_7, %c_9 : !indexx16
    %25 = arith.divui %24, %c_10 : !indexx16
    %26 = vector.broadcast %23 : index to !indexx16
    %27 = arith.addi %26, %25 : !indexx16
    %28 = arith.muli %27, %c_11 : !indexx16
    %29 = arith.muli %22, %c_12 : !indexx16
    %30 = arith.addi %28, %29 : !indexx16
    %31 = vector.broadcast %14 : index to !indexx16
    %32 = arith.addi %30, %31 : !indexx16
    %33 = vector.gather %numbers[%c_0] [%32], %c_13, %c_14 : memref<512xf32>, !indexx16, !i1x16, !f32x16 into !f32x16
    vector.store %33, %lanes[%9, %c_0] : memref<16x16xf32>, !f32x16
   }
   %34 = arith.muli %8, %c_15 : index
   %35 = arith.addi %1, %34 : index
   %36 = arith.divui %35, %c_15 : index
   %37 = vector.load %lanes[%c_0, %c_0] : memref<16x16xf32>, !f32x16
   %38 = vector.load %lanes[%c_6, %c_0] : memref<16x16xf32>, !f32x16
   %39 = vector.load %lanes[%c_5, %c_0] : memref<16x16xf32>, !f32x16
   %40 = vector.load %lanes[%c_16, %c_0] : memref<16x16xf32>, !f32x16
   %41 = vector.load %lanes[%c_8, %c_0] : memref<16x16xf32>, !f32x16
   %42 = vector.load %lanes[%c_17, %c_0] : memref<16x16xf32>, !f32x16
   %43 = vector.load %lanes[%c_18, %c_0] : memref<16x16xf32>, !f32x16
   %44 = vector.load %lanes[%c_19, %c_0] : memref<16x16xf32>, !f32x16
   %45 = vector.load %lanes[%c_20, %c_0] : memref<16x16xf32>, !f32x16
   %46 = vector.load %lanes[%c_21, %c_0] : memref<16x16xf32>, !f32x16
   %47 = vector.load %lanes[%c_22, %c_0] : memref<16x16xf32>, !f32x16
   %48 = vector.load %lanes[%c_23, %c_0] : memref<16x16xf32>, !f32x16
   %49 = vector.load %lanes[%c_24, %c_0] : memref<16x16xf32>, !f32x16
   %50 = vector.load %lanes[%c_25, %c_0] : memref<16x16xf32>, !f32x16
   %51 = vector.load %lanes[%c_26, %c_0] : memref<16x16xf32>, !f32x16
   %52 = vector.load %lanes[%c_27, %c_0] : memref<16x16xf32>, !f32x16
   %53 = arith.bitcast %37 : !f32x16 to !i32x16
   %54 = arith.andi %53, %c_29 : !i32x16
   %55 = arith.maxsi %c_28, %54 : !i32x16
   %56 = arith.bitcast %38 : !f32x16 to !i32x16
   %57 = arith.andi %56, %c_29 : !i32x16
   %58 = arith.maxsi %55, %57 : !i32x16
   %59 = arith.bitcast %39 : !f32x16 to !i32x16
   %60 = arith.andi %59, %c_29 : !i32x16
   %61 = arith.maxsi %58, %60 : !i32x16
   %62 = arith.bitcast %40 : !f32x16 to !i32x16
   %63 = arith.andi %62, %c_29 : !i32x16
   %64 = arith.maxsi %61, %63 : !i32x16
   %65 = arith.bitcast %41 : !f32x16 to !i32x16
   %66 = arith.andi %65, %c_29 : !i32x16
   %67 = arith.maxsi %64, %66 : !i32x16
   %68 = arith.bitcast %42 : !f32x16 to !i32x16
   %69 = arith.andi %68, %c_29 : !i32x16
   %70 = arith.maxsi %67, %69 : !i32x16
   %71 = arith.bitcast %43 : !f32x16 to !i32x16
   %72 = arith.andi %71, %c_29 : !i32x16
   %73 = arith.maxsi %70, %72 : !i32x16
   %74 = arith.bitcast %44 : !f32x16 to !i32x16
   %75 = arith.andi %74, %c_29 : !i32x16
   %76 = arith.maxsi %73, %75 : !i32x16
   %77 = arith.bitcast %45 : !f32x16 to !i32x16
   %78 = arith.andi %77, %c_29 : !i32x16
   %79 = arith.maxsi %76, %78 : !i32x16
   %80 = arith.bitcast %46 : !f32x16 to !i32x16
   %81 = arith.andi %80, %c_29 : !i32x16
   %82 = arith.maxsi %79, %81 : !i32x16
   %83 = arith.bitcast %47 : !f32x16 to !i32x16
   %84 = arith.andi %83, %c_29 : !i32x16
   %85 = arith.maxsi %82, %84 : !i32x16
   %86 = arith.bitcast %48 : !f32x16 to !i32x16
   %87 = arith.andi %86, %c_29 : !i32x16
   %88 = arith.maxsi %85, %87 : !i32x16
   %89 = arith.bitcast %49 : !f32x16 to !i32x16
   %90 = arith.andi %89, %c_29 : !i32x16
   %91 = arith.maxsi %88, %90 : !i32x16
   %92 = arith.bitcast %50 : !f32x16 to !i32x16
   %93 = arith.andi %92, %c_29 : !i32x16
   %94 = arith.maxsi %91, %93 : !i32x16
   %95 = arith.bitcast %51 : !f32x16 to !i32x16
   %96 = arith.andi %95, %c_29 : !i32x16
   %97 = arith.maxsi %94, %96 : !i32x16
   %98 = arith.bitcast %52 : !f32x16 to !i32x16
   %99 = arith.andi %98, %c_29 : !i32x16
   %100 = arith.maxsi %97, %99 : !i32x16
   %101 = arith.shrui %100, %c_30 : !i32x16
   %102 = arith.cmpi eq, %101, %c_31 : !i32x16
   %103 = arith.maxsi %101, %c_32 : !i32x16
   %104 = arith.subi %c_33, %103 : !i32x16
   %105 = arith.shli %104, %c_30 : !i32x16
   %106 = arith.subi %103, %c_34 : !i32x16
   %107 = arith.shli %106, %c_30 : !i32x16
   %108 = arith.bitcast %105 : !i32x16 to !f32x16
   %109 = arith.select %102, %c_14, %37 : !i1x16, !f32x16
   %110 = arith.mulf %109, %108 : !f32x16
   %111 = math.roundeven %110 : !f32x16
   %112 = arith.fptosi %111 : !f32x16 to !i32x16
   %113 = arith.addi %c_28, %112 : !i32x16
   %114 = arith.addi %112, %c_35 : !i32x16
   %115 = arith.shrsi %114, %c_36 : !i32x16
   %116 = arith.shli %115, %c_36 : !i32x16
   %117 = arith.subi %112, %116 : !i32x16
   %118 = arith.andi %115, %c_31 : !i32x16
   %119 = arith.andi %117, %c_31 : !i32x16
   %120 = arith.select %102, %c_14, %38 : !i1x16, !f32x16
   %121 = arith.mulf %120, %108 : !f32x16
   %122 = math.roundeven %121 : !f32x16
   %123 = arith.fptosi %122 : !f32x16 to !i32x16
   %124 = arith.addi %113, %123 : !i32x16
   %125 = arith.addi %123, %c_35 : !i32x16
   %126 = arith.shrsi %125, %c_36 : !i32x16
   %127 = arith.shli %126, %c_36 : !i32x16
   %128 = arith.subi %123, %127 : !i32x16
   %129 = arith.andi %126, %c_31 : !i32x16
   %130 = arith.andi %128, %c_31 : !i32x16
   %131 = arith.select %102, %c_14, %39 : !i1x16, !f32x16
   %132 = arith.mulf %131, %108 : !f32x16
   %133 = math.roundeven %132 : !f32x16
   %134 = arith.fptosi %133 : !f32x16 to !i32x16
   %135 = arith.addi %124, %134 : !i32x16
   %136 = arith.addi %134, %c_35 : !i32x16
   %137 = arith.shrsi %136, %c_36 : !i32x16
   %138 = arith.shli %137, %c_36 : !i32x16
   %139 = arith.subi %134, %138 : !i32x16
   %140 = arith.andi %137, %c_31 : !i32x16
   %141 = arith.andi %139, %c_31 : !i32x16
   %142 = arith.select %102, %c_14, %40 : !i1x16, !f32x16
   %143 = arith.mulf %142, %108 : !f32x16
   %144 = math.roundeven %143 : !f32x16
   %145 = arith.fptosi %144 : !f32x16 to !i32x16
   %146 = arith.addi %135, %145 : !i32x16
   %147 = arith.addi %145, %c_35 : !i32x16
   %148 = arith.shrsi %147, %c_36 : !i32x16
   %149 = arith.shli %148, %c_36 : !i32x16
   %150 = arith.subi %145, %149 : !i32x16
   %151 = arith.andi %148, %c_31 : !i32x16
   %152 = arith.andi %150, %c_31 : !i32x16
   %153 = arith.select %102, %c_14, %41 : !i1x16, !f32x16
   %154 = arith.mulf %153, %108 : !f32x16
   %155 = math.roundeven %154 : !f32x16
   %156 = arith.fptosi %155 : !f32x16 to !i32x16
   %157 = arith.addi %146, %156 : !i32x16
   %158 = arith.addi %156, %c_35 : !i32x16
   %159 = arith.shrsi %158, %c_36 : !i32x16
   %160 = arith.shli %159, %c_36 : !i32x16
   %161 = arith.subi %156, %160 : !i32x16
   %162 = arith.andi %159, %c_31 : !i32x16
   %163 = arith.shli %162, %c_36 : !i32x16
   %164 = arith.ori %118, %163 : !i32x16
   %165 = arith.andi %161, %c_31 : !i32x16
   %166 = arith.shli %165, %c_36 : !i32x16
   %167 = arith.ori %119, %166 : !i32x16
   %168 = arith.select %102, %c_14, %42 : !i1x16, !f32x16
   %169 = arith.mulf %168, %108 : !f32x16
   %170 = math.roundeven %169 : !f32x16
   %171 = arith.fptosi %170 : !f32x16 to !i32x16
   %172 = arith.addi %157, %171 : !i32x16
   %173 = arith.addi %171, %c_35 : !i32x16
   %174 = arith.shrsi %173, %c_36 : !i32x16
   %175 = arith.shli %174, %c_36 : !i32x16
   %176 = arith.subi %171, %175 : !i32x16
   %177 = arith.andi %174, %c_31 : !i32x16
   %178 = arith.shli %177, %c_36 : !i32x16
   %179 = arith.ori %129, %178 : !i32x16
   %180 = arith.andi %176, %c_31 : !i32x16
   %181 = arith.shli %180, %c_36 : !i32x16
   %182 = arith.ori %130, %181 : !i32x16
   %183 = arith.select %102, %c_14, %43 : !i1x16, !f32x16
   %184 = arith.mulf %183, %108 : !f32x16
   %185 = math.roundeven %184 : !f32x16
   %186 = arith.fptosi %185 : !f32x16 to !i32x16
   %187 = arith.addi %172, %186 : !i32x16
   %188 = arith.addi %186, %c_35 : !i32x16
   %189 = arith.shrsi %188, %c_36 : !i32x16
   %190 = arith.shli %189, %c_36 : !i32x16
   %191 = arith.subi %186, %190 : !i32x16
   %192 = arith.andi %189, %c_31 : !i32x16
   %193 = arith.shli %192, %c_36 : !i32x16
   %194 = arith.ori %140, %193 : !i32x16
   %195 = arith.andi %191, %c_31 : !i32x16
   %196 = arith.shli %195, %c_36 : !i32x16
   %197 = arith.ori %141, %196 : !i32x16
   %198 = arith.select %102, %c_14, %44 : !i1x16, !f32x16
   %199 = arith.mulf %198, %108 : !f32x16
   %200 = math.roundeven %199 : !f32x16
   %201 = arith.fptosi %200 : !f32x16 to !i32x16
   %202 = arith.addi %187, %201 : !i32x16
   %203 = arith.addi %201, %c_35 : !i32x16
   %204 = arith.shrsi %203, %c_36 : !i32x16
   %205 = arith.shli %204, %c_36 : !i32x16
   %206 = arith.subi %201, %205 : !i32x16
   %207 = arith.andi %204, %c_31 : !i32x16
   %208 = arith.shli %207, %c_36 : !i32x16
   %209 = arith.ori %151, %208 : !i32x16
   %210 = arith.andi %206, %c_31 : !i32x16
   %211 = arith.shli %210, %c_36 : !i32x16
   %212 = arith.ori %152, %211 : !i32x16
   %213 = arith.select %102, %c_14, %45 : !i1x16, !f32x16
   %214 = arith.mulf %213, %108 : !f32x16
   %215 = math.roundeven %214 : !f32x16
   %216 = arith.fptosi %215 : !f32x16 to !i32x16
   %217 = arith.addi %202, %216 : !i32x16
   %218 = arith.addi %216, %c_35 : !i32x16
   %219 = arith.shrsi %218, %c_36 : !i32x16
   %220 = arith.shli %219, %c_36 : !i32x16
   %221 = arith.subi %216, %220 : !i32x16
   %222 = arith.andi %219, %c_31 : !i32x16
   %223 = arith.shli %222, %c_37 : !i32x16
   %224 = arith.ori %164, %223 : !i32x16
   %225 = arith.andi %221, %c_31 : !i32x16
   %226 = arith.shli %225, %c_37 : !i32x16
   %227 = arith.ori %167, %226 : !i32x16
   %228 = arith.select %102, %c_14, %46 : !i1x16, !f32x16
   %229 = arith.mulf %228, %108 : !f32x16
   %230 = math.roundeven %229 : !f32x16
   %231 = arith.fptosi %230 : !f32x16 to !i32x16
   %232 = arith.addi %217, %231 : !i32x16
   %233 = arith.addi %231, %c_35 : !i32x16
   %234 = arith.shrsi %233, %c_36 : !i32x16
   %235 = arith.shli %234, %c_36 : !i32x16
   %236 = arith.subi %231, %235 : !i32x16
   %237 = arith.andi %234, %c_31 : !i32x16
   %238 = arith.shli %237, %c_37 : !i32x16
   %239 = arith.ori %179, %238 : !i32x16
   %240 = arith.andi %236, %c_31 : !i32x16
   %241 = arith.shli %240, %c_37 : !i32x16
   %242 = arith.ori %182, %241 : !i32x16
   %243 = arith.select %102, %c_14, %47 : !i1x16, !f32x16
   %244 = arith.mulf %243, %108 : !f32x16
   %245 = math.roundeven %244 : !f32x16
   %246 = arith.fptosi %245 : !f32x16 to !i32x16
   %247 = arith.addi %232, %246 : !i32x16
   %248 = arith.addi %246, %c_35 : !i32x16
   %249 = arith.shrsi %248, %c_36 : !i32x16
   %250 = arith.shli %249, %c_36 : !i32x16
   %251 = arith.subi %246, %250 : !i32x16
   %252 = arith.andi %249, %c_31 : !i32x16
   %253 = arith.shli %252, %c_37 : !i32x16
   %254 = arith.ori %194, %253 : !i32x16
   %255 = arith.andi %251, %c_31 : !i32x16
   %256 = arith.shli %255, %c_37 : !i32x16
   %257 = arith.ori %197, %256 : !i32x16
   %258 = arith.select %102, %c_14, %48 : !i1x16, !f32x16
   %259 = arith.mulf %258, %108 : !f32x16
   %260 = math.roundeven %259 : !f32x16
   %261 = arith.fptosi %260 : !f32x16 to !i32x16
   %262 = arith.addi %247, %261 : !i32x16
   %263 = arith.addi %261, %c_35 : !i32x16
   %264 = arith.shrsi %263, %c_36 : !i32x16
   %265 = arith.shli %264, %c_36 : !i32x16
   %266 = arith.subi %261, %265 : !i32x16
   %267 = arith.andi %264, %c_31 : !i32x16
   %268 = arith.shli %267, %c_37 : !i32x16
   %269 = arith.ori %209, %268 : !i32x16
   %270 = arith.andi %266, %c_31 : !i32x16
   %271 = arith.shli %270, %c_37 : !i32x16
   %272 = arith.ori %212, %271 : !i32x16
   %273 = arith.select %102, %c_14, %49 : !i1x16, !f32x16
   %274 = arith.mulf %273, %108 : !f32x16
   %275 = math.roundeven %274 : !f32x16
   %276 = arith.fptosi %275 : !f32x16 to !i32x16
   %277 = arith.addi %262, %276 : !i32x16
   %278 = arith.addi %276, %c_35 : !i32x16
   %279 = arith.shrsi %278, %c_36 : !i32x16
   %280 = arith.shli %279, %c_36 : !i32x16
   %281 = arith.subi %276, %280 : !i32x16
   %282 = arith.andi %279, %c_31 : !i32x16
   %283 = arith.shli %282, %c_38 : !i32x16
   %284 = arith.ori %224, %283 : !i32x16
   %285 = arith.andi %281, %c_31 : !i32x16
   %286 = arith.shli %285, %c_38 : !i32x16
   %287 = arith.ori %227, %286 : !i32x16
   %288 = arith.select %102, %c_14, %50 : !i1x16, !f32x16
   %289 = arith.mulf %288, %108 : !f32x16
   %290 = math.roundeven %289 : !f32x16
   %291 = arith.fptosi %290 : !f32x16 to !i32x16
   %292 = arith.addi %277, %291 : !i32x16
   %293 = arith.addi %291, %c_35 : !i32x16
   %294 = arith.shrsi %293, %c_36 : !i32x16
   %295 = arith.shli %294, %c_36 : !i32x16
   %296 = arith.subi %291, %295 : !i32x16
   %297 = arith.andi %294, %c_31 : !i32x16
   %298 = arith.shli %297, %c_38 : !i32x16
   %299 = arith.ori %239, %298 : !i32x16
   %300 = arith.andi %296, %c_31 : !i32x16
   %301 = arith.shli %300, %c_38 : !i32x16
   %302 = arith.ori %242, %301 : !i32x16
   %303 = arith.select %102, %c_14, %51 : !i1x16, !f32x16
   %304 = arith.mulf %303, %108 : !f32x16
   %305 = math.roundeven %304 : !f32x16
   %306 = arith.fptosi %305 : !f32x16 to !i32x16
   %307 = arith.addi %292, %306 : !i32x16
   %308 = arith.addi %306, %c_35 : !i32x16
   %309 = arith.shrsi %308, %c_36 : !i32x16
   %310 = arith.shli %309, %c_36 : !i32x16
   %311 = arith.subi %306, %310 : !i32x16
   %312 = arith.andi %309, %c_31 : !i32x16
   %313 = arith.shli %312, %c_38 : !i32x16
   %314 = arith.ori %254, %313 : !i32x16
   %315 = arith.andi %311, %c_31 : !i32x16
   %316 = arith.shli %315, %c_38 : !i32x16
   %317 = arith.ori %257, %316 : !i32x16
   %318 = arith.select %102, %c_14, %52 : !i1x16, !f32x16
   %319 = arith.mulf %318, %108 : !f32x16
   %320 = math.roundeven %319 : !f32x16
   %321 = arith.fptosi %320 : !f32x16 to !i32x16
   %322 = arith.addi %307, %321 : !i32x16
   %323 = arith.addi %321, %c_35 : !i32x16
   %324 = arith.shrsi %323, %c_36 : !i32x16
   %325 = arith.shli %324, %c_36 : !i32x16
   %326 = arith.subi %321, %325 : !i32x16
   %327 = arith.andi %324, %c_31 : !i32x16
   %328 = arith.shli %327, %c_38 : !i32x16
   %329 = arith.ori %269, %328 : !i32x16
   %330 = arith.andi %326, %c_31 : !i32x16
   %331 = arith.shli %330, %c_38 : !i32x16
   %332 = arith.ori %272, %331 : !i32x16
   %333 = arith.muli %36, %c_5 : index
   %334 = arith.muli %333, %c_8 : index
   %335 = arith.muli %334, %c_3 : index
   vector.store %284, %x_lanes[%workgroup_0, %335] : memref<?x1024xi32>, !i32x16
   %336 = arith.addi %334, %c_6 : index
   %337 = arith.muli %336, %c_3 : index
   vector.store %299, %x_lanes[%workgroup_0, %337] : memref<?x1024xi32>, !i32x16
   %338 = arith.addi %334, %c_5 : index
   %339 = arith.muli %338, %c_3 : index
   vector.store %314, %x_lanes[%workgroup_0, %339] : memref<?x1024xi32>, !i32x16
   %340 = arith.addi %334, %c_16 : index
   %341 = arith.muli %340, %c_3 : index
   vector.store %329, %x_lanes[%workgroup_0, %341] : memref<?x1024xi32>, !i32x16
   %342 = arith.addi %333, %c_6 : index
   %343 = arith.muli %342, %c_8 : index
   %344 = arith.muli %343, %c_3 : index
   vector.store %287, %x_lanes[%workgroup_0, %344] : memref<?x1024xi32>, !i32x16
   %345 = arith.addi %343, %c_6 : index
   %346 = arith.muli %345, %c_3 : index
   vector.store %302, %x_lanes[%workgroup_0, %346] : memref<?x1024xi32>, !i32x16
   %347 = arith.addi %343, %c_5 : index
   %348 = arith.muli %347, %c_3 : index
   vector.store %317, %x_lanes[%workgroup_0, %348] : memref<?x1024xi32>, !i32x16
   %349 = arith.addi %343, %c_16 : index
   %350 = arith.muli %349, %c_3 : index
   vector.store %332, %x_lanes[%workgroup_0, %350] : memref<?x1024xi32>, !i32x16
   %351 = arith.muli %322, %c_39 : !i32x16
   %352 = arith.muli %36, %c_3 : index
   vector.store %351, %x_centres[%workgroup_0, %352] : memref<?x128xi32>, !i32x16
   %353 = arith.bitcast %c_40 : !i32x16 to !f32x16
   %354 = arith.bitcast %107 : !i32x16 to !f32x16
   %355 = arith.select %102, %353, %354 : !i1x16, !f32x16
   vector.store %355, %x_exponents[%workgroup_0, %352] : memref<?x128xf32>, !f32x16
  }
 }
 scf.for %356 = %c_0 to %c_42 step %c_6 {
  memref.store %c_41, %x_sums[%workgroup_0, %356] : memref<?x64xf32>
 }
 scf.for %357 = %c_0 to %c_1 step %c_42 {
  %359:1 = scf.for %358 = %c_0 to %c_42 step %c_3 iter_args(%360 = %c_14) -> (!f32x16) {
   %361 = arith.addi %357, %358 : index
   %362 = vector.load %x[%workgroup_0, %361] : memref<?x2048xbf16>, !bf16x16
   %363 = arith.extf %362 : !bf16x16 to !f32x16
   %364 = arith.addf %360, %363 : !f32x16
   scf.yield %364 : !f32x16
  }
  %365 = arith.divui %357, %c_2 : index
  %366 = arith.muli %365, %c_3 : index
  %367 = arith.remui %357, %c_2 : index
  %368 = arith.divui %367, %c_42 : index
  %369 = arith.addi %366, %368 : index
  %370 = vector.shuffle %359#0, %359#0 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %371 = vector.shuffle %359#0, %359#0 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %372 = arith.addf %370, %371 : !f32x8
  %373 = vector.shuffle %372, %372 [0, 1, 2, 3] : !f32x8, !f32x8
  %374 = vector.shuffle %372, %372 [4, 5, 6, 7] : !f32x8, !f32x8
  %375 = arith.addf %373, %374 : !f32x4
  %376 = vector.shuffle %375, %375 [0, 1] : !f32x4, !f32x4
  %377 = vector.shuffle %375, %375 [2, 3] : !f32x4, !f32x4
  %378 = arith.addf %376, %377 : !f32x2
  %379 = vector.shuffle %378, %378 [0] : !f32x2, !f32x2
  %380 = vector.shuffle %378, %378 [1] : !f32x2, !f32x2
  %381 = arith.addf %379, %380 : !f32x1
  %382 = vector.extract %381[0] : f32 from !f32x1
  %383 = arith.mulf %382, %c_43 : f32
  memref.store %383, %x_sums[%workgroup_0, %369] : memref<?x64xf32>
  %384 = arith.addi %369, %c_20 : index
  memref.store %382, %x_sums[%workgroup_0, %384] : memref<?x64xf32>
 }
 return
}
func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_centres_binding: !stream.binding, %hidden_exponents_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
 %c_0 = arith.constant 0 : index
 %c_1 = arith.constant 1024 : index
 %c_2 = arith.constant 512 : index
 %c_3 = arith.constant 16 : index
 %c_4 = arith.constant dense<0.000000e+00> : !bf16x16
 %c_5 = arith.constant 2 : index
 %c_6 = arith.constant 1 : index
 %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !indexx16
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant dense<4> : !indexx16
 %c_10 = arith.constant dense<2> : !indexx16
 %c_11 = arith.constant dense<128> : !indexx16
 %c_12 = arith.constant dense<8> : !indexx16
 %c_13 = arith.constant dense<true> : !i1x16
 %c_14 = arith.constant dense<0x00000000> : !f32x16
 %c_15 = arith.constant 256 : index
 %c_16 = arith.constant 3 : index
 %c_17 = arith.constant 5 : index
 %c_18 = arith.constant 6 : index
 %c_19 = arith.constant 7 : index
 %c_20 = arith.constant 8 : index
 %c_21 = arith.constant 9 : index
 %c_22 = arith.constant 10 : index
 %c_23 = arith.constant 11 : index
 %c_24 = arith.constant 12 : index
 %c_25 = arith.constant 13 : index
 %c_26 = arith.constant 14 : index
 %c_27 = arith.constant 15 : index
 %c_28 = arith.constant dense<0> : !i32x16
 %c_29 = arith.constant dense<2147483647> : !i32x16
 %c_30 = arith.constant dense<23> : !i32x16
 %c_31 = arith.constant dense<255> : !i32x16
 %c_32 = arith.constant dense<32> : !i32x16
 %c_33 = arith.constant dense<267> : !i32x16
 %c_34 = arith.constant dense<13> : !i32x16
 %c_35 = arith.constant dense<128> : !i32x16
 %c_36 = arith.constant dense<8> : !i32x16
 %c_37 = arith.constant dense<16> : !i32x16
 %c_38 = arith.constant dense<24> : !i32x16
 %c_39 = arith.constant dense<-8> : !i32x16
 %c_40 = arith.constant dense<2143289344> : !i32x16
 %c_41 = arith.constant 0x00000000 : f32
 %c_42 = arith.constant 32 : index
 %c_43 = arith.constant 64 : index
 %c_44 = arith.constant 0x41000000 : f32
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x1024xbf16>{%assignments}
 %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_0] : !stream.binding -> memref<?x512xi32>{%assignments}
 %hidden_centres = stream.binding.subspan %hidden_centres_binding[%c_0] : !stream.binding -> memref<?x64xi32>{%assignments}
 %hidden_exponents = stream.binding.subspan %hidden_exponents_binding[%c_0] : !stream.binding -> memref<?x64xf32>{%assignments}
 %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_0] : !stream.binding -> memref<?x32xf32>{%assignments}
 %numbers = memref.alloca() alignment = 64 : memref<512xf32>
 %lanes = memref.alloca() alignment = 64 : memref<16x16xf32>
 scf.for %1 = %c_0 to %c_1 step %c_2 {
  scf.for %2 = %c_0 to %c_2 step %c_3 {
   %3 = arith.addi %1, %2 : index
   %4 = arith.subi %c_1, %3 : index
   %5 = vector.create_mask %4 : !i1x16
   %6 = vector.maskedload %hidden[%workgroup_0, %3], %5, %c_4 : memref<?x1024xbf16>, !i1x16, !bf16x16 into !bf16x16
   %7 = arith.extf %6 : !bf16x16 to !f32x16
   vector.store %7, %numbers[%2] : memref<512xf32>, !f32x16
  }
  scf.for %8 = %c_0 to %c_5 step %c_6 {
   scf.for %9 = %c_0 to %c_3 step %c_6 {
    %10 = arith.remui %9, %c_8 : index
    %11 = arith.divui %9, %c_8 : index
    %12 = arith.muli %11, %c_5 : index
    %13 = arith.remui %10, %c_5 : index
    %14 = arith.addi %12, %13 : index
    %15 = arith.divui %10, %c_5 : index
    %16 = arith.divui %c_7, %c_9 : !indexx16
    %17 = arith.muli %16, %c_9 : !indexx16
    %18 = arith.muli %15, %c_5 : index
    %19 = vector.broadcast %18 : index to !indexx16
    %20 = arith.addi %17, %19 : !indexx16
    %21 = arith.remui %c_7, %c_10 : !indexx16
    %22 = arith.addi %20, %21 : !indexx16
    %23 = arith.muli %8, %c_5 : index
    %24 = arith.remui %c_7, %c_9 : !indexx16
    %25 = arith.divui %24, %c_10 : !indexx16
    %26 = vector.broadcast %23 : index to !indexx16
    %27 = arith.addi %26, %25 : !indexx16
    %28 = arith.muli %27, %c_11 : !indexx16
    %29 = arith.muli %22, %c_12 : !indexx16
    %30 = arith.addi %28, %29 : !indexx16
    %31 = vector.broadcast %14 : index to !indexx16
    %32 = arith.addi %30, %31 : !indexx16
    %33 = vector.gather %numbers[%c_0] [%32], %c_13, %c_14 : memref<512xf32>, !indexx16, !i1x16, !f32x16 into !f32x16
    vector.store %33, %lanes[%9, %c_0] : memref<16x16xf32>, !f32x16
   }
   %34 = arith.muli %8, %c_15 : index
   %35 = arith.addi %1, %34 : index
   %36 = arith.divui %35, %c_15 : index
   %37 = vector.load %lanes[%c_0, %c_0] : memref<16x16xf32>, !f32x16
   %38 = vector.load %lanes[%c_6, %c_0] : memref<16x16xf32>, !f32x16
   %39 = vector.load %lanes[%c_5, %c_0] : memref<16x16xf32>, !f32x16
   %40 = vector.load %lanes[%c_16, %c_0] : memref<16x16xf32>, !f32x16
   %41 = vector.load %lanes[%c_8, %c_0] : memref<16x16xf32>, !f32x16
   %42 = vector.load %lanes[%c_17, %c_0] : memref<16x16xf32>, !f32x16
   %43 = vector.load %lanes[%c_18, %c_0] : memref<16x16xf32>, !f32x16
   %44 = vector.load %lanes[%c_19, %c_0] : memref<16x16xf32>, !f32x16
   %45 = vector.load %lanes[%c_20, %c_0] : memref<16x16xf32>, !f32x16
   %46 = vector.load %lanes[%c_21, %c_0] : memref<16x16xf32>, !f32x16
   %47 = vector.load %lanes[%c_22, %c_0] : memref<16x16xf32>, !f32x16
   %48 = vector.load %lanes[%c_23, %c_0] : memref<16x16xf32>, !f32x16
   %49 = vector.load %lanes[%c_24, %c_0] : memref<16x16xf32>, !f32x16
   %50 = vector.load %lanes[%c_25, %c_0] : memref<16x16xf32>, !f32x16
   %51 = vector.load %lanes[%c_26, %c_0] : memref<16x16xf32>, !f32x16
   %52 = vector.load %lanes[%c_27, %c_0] : memref<16x16xf32>, !f32x16
   %53 = arith.bitcast %37 : !f32x16 to !i32x16
   %54 = arith.andi %53, %c_29 : !i32x16
   %55 = arith.maxsi %c_28, %54 : !i32x16
   %56 = arith.bitcast %38 : !f32x16 to !i32x16
   %57 = arith.andi %56, %c_29 : !i32x16
   %58 = arith.maxsi %55, %57 : !i32x16
   %59 = arith.bitcast %39 : !f32x16 to !i32x16
   %60 = arith.andi %59, %c_29 : !i32x16
   %61 = arith.maxsi %58, %60 : !i32x16
   %62 = arith.bitcast %40 : !f32x16 to !i32x16
   %63 = arith.andi %62, %c_29 : !i32x16
   %64 = arith.maxsi %61, %63 : !i32x16
   %65 = arith.bitcast %41 : !f32x16 to !i32x16
   %66 = arith.andi %65, %c_29 : !i32x16
   %67 = arith.maxsi %64, %66 : !i32x16
   %68 = arith.bitcast %42 : !f32x16 to !i32x16
   %69 = arith.andi %68, %c_29 : !i32x16
   %70 = arith.maxsi %67, %69 : !i32x16
   %71 = arith.bitcast %43 : !f32x16 to !i32x16
   %72 = arith.andi %71, %c_29 : !i32x16
   %73 = arith.maxsi %70, %72 : !i32x16
   %74 = arith.bitcast %44 : !f32x16 to !i32x16
   %75 = arith.andi %74, %c_29 : !i32x16
   %76 = arith.maxsi %73, %75 : !i32x16
   %77 = arith.bitcast %45 : !f32x16 to !i32x16
   %78 = arith.andi %77, %c_29 : !i32x16
   %79 = arith.maxsi %76, %78 : !i32x16
   %80 = arith.bitcast %46 : !f32x16 to !i32x16
   %81 = arith.andi %80, %c_29 : !i32x16
   %82 = arith.maxsi %79, %81 : !i32x16
   %83 = arith.bitcast %47 : !f32x16 to !i32x16
   %84 = arith.andi %83, %c_29 : !i32x16
   %85 = arith.maxsi %82, %84 : !i32x16
   %86 = arith.bitcast %48 : !f32x16 to !i32x16
   %87 = arith.andi %86, %c_29 : !i32x16
   %88 = arith.maxsi %85, %87 : !i32x16
   %89 = arith.bitcast %49 : !f32x16 to !i32x16
   %90 = arith.andi %89, %c_29 : !i32x16
   %91 = arith.maxsi %88, %90 : !i32x16
   %92 = arith.bitcast %50 : !f32x16 to !i32x16
   %93 = arith.andi %92, %c_29 : !i32x16
   %94 = arith.maxsi %91, %93 : !i32x16
   %95 = arith.bitcast %51 : !f32x16 to !i32x16
   %96 = arith.andi %95, %c_29 : !i32x16
   %97 = arith.maxsi %94, %96 : !i32x16
   %98 = arith.bitcast %52 : !f32x16 to !i32x16
   %99 = arith.andi %98, %c_29 : !i32x16
   %100 = arith.maxsi %97, %99 : !i32x16
   %101 = arith.shrui %100, %c_30 : !i32x16
   %102 = arith.cmpi eq, %101, %c_31 : !i32x16
   %103 = arith.maxsi %101, %c_32 : !i32x16
   %104 = arith.subi %c_33, %103 : !i32x16
   %105 = arith.shli %104, %c_30 : !i32x16
   %106 = arith.subi %103, %c_34 : !i32x16
   %107 = arith.shli %106, %c_30 : !i32x16
   %108 = arith.bitcast %105 : !i32x16 to !f32x16
   %109 = arith.select %102, %c_14, %37 : !i1x16, !f32x16
   %110 = arith.mulf %109, %108 : !f32x16
   %111 = math.roundeven %110 : !f32x16
   %112 = arith.fptosi %111 : !f32x16 to !i32x16
   %113 = arith.addi %c_28, %112 : !i32x16
   %114 = arith.addi %112, %c_35 : !i32x16
   %115 = arith.shrsi %114, %c_36 : !i32x16
   %116 = arith.shli %115, %c_36 : !i32x16
   %117 = arith.subi %112, %116 : !i32x16
   %118 = arith.andi %115, %c_31 : !i32x16
   %119 = arith.andi %117, %c_31 : !i32x16
   %120 = arith.select %102, %c_14, %38 : !i1x16, !f32x16
   %121 = arith.mulf %120, %108 : !f32x16
   %122 = math.roundeven %121 : !f32x16
   %123 = arith.fptosi %122 : !f32x16 to !i32x16
   %124 = arith.addi %113, %123 : !i32x16
   %125 = arith.addi %123, %c_35 : !i32x16
   %126 = arith.shrsi %125, %c_36 : !i32x16
   %127 = arith.shli %126, %c_36 : !i32x16
   %128 = arith.subi %123, %127 : !i32x16
   %129 = arith.andi %126, %c_31 : !i32x16
   %130 = arith.andi %128, %c_31 : !i32x16
   %131 = arith.select %102, %c_14, %39 : !i1x16, !f32x16
   %132 = arith.mulf %131, %108 : !f32x16
   %133 = math.roundeven %132 : !f32x16
   %134 = arith.fptosi %133 : !f32x16 to !i32x16
   %135 = arith.addi %124, %134 : !i32x16
   %136 = arith.addi %134, %c_35 : !i32x16
   %137 = arith.shrsi %136, %c_36 : !i32x16
   %138 = arith.shli %137, %c_36 : !i32x16
   %139 = arith.subi %134, %138 : !i32x16
   %140 = arith.andi %137, %c_31 : !i32x16
   %141 = arith.andi %139, %c_31 : !i32x16
   %142 = arith.select %102, %c_14, %40 : !i1x16, !f32x16
   %143 = arith.mulf %142, %108 : !f32x16
   %144 = math.roundeven %143 : !f32x16
   %145 = arith.fptosi %144 : !f32x16 to !i32x16
   %146 = arith.addi %135, %145 : !i32x16
   %147 = arith.addi %145, %c_35 : !i32x16
   %148 = arith.shrsi %147, %c_36 : !i32x16
   %149 = arith.shli %148, %c_36 : !i32x16
   %150 = arith.subi %145, %149 : !i32x16
   %151 = arith.andi %148, %c_31 : !i32x16
   %152 = arith.andi %150, %c_31 : !i32x16
   %153 = arith.select %102, %c_14, %41 : !i1x16, !f32x16
   %154 = arith.mulf %153, %108 : !f32x16
   %155 = math.roundeven %154 : !f32x16
   %156 = arith.fptosi %155 : !f32x16 to !i32x16
   %157 = arith.addi %146, %156 : !i32x16
   %158 = arith.addi %156, %c_35 : !i32x16
   %159 = arith.shrsi %158, %c_36 : !i32x16
   %160 = arith.shli %159, %c_36 : !i32x16
   %161 = arith.subi %156, %160 : !i32x16
   %162 = arith.andi %159, %c_31 : !i32x16
   %163 = arith.shli %162, %c_36 : !i32x16
   %164 = arith.ori %118, %163 : !i32x16
   %165 = arith.andi %161, %c_31 : !i32x16
   %166 = arith.shli %165, %c_36 : !i32x16
   %167 = arith.ori %119, %166 : !i32x16
   %168 = arith.select %102, %c_14, %42 : !i1x16, !f32x16
   %169 = arith.mulf %168, %108 : !f32x16
   %170 = math.roundeven %169 : !f32x16
   %171 = arith.fptosi %170 : !f32x16 to !i32x16
   %172 = arith.addi %157, %171 : !i32x16
   %173 = arith.addi %171, %c_35 : !i32x16
   %174 = arith.shrsi %173, %c_36 : !i32x16
   %175 = arith.shli %174, %c_36 : !i32x16
   %176 = arith.subi %171, %175 : !i32x16
   %177 = arith.andi %174, %c_31 : !i32x16
   %178 = arith.shli %177, %c_36 : !i32x16
   %179 = arith.ori %129, %178 : !i32x16
   %180 = arith.andi %176, %c_31 : !i32x16
   %181 = arith.shli %180, %c_36 : !i32x16
   %182 = arith.ori %130, %181 : !i32x16
   %183 = arith.select %102, %c_14, %43 : !i1x16, !f32x16
   %184 = arith.mulf %183, %108 : !f32x16
   %185 = math.roundeven %184 : !f32x16
   %186 = arith.fptosi %185 : !f32x16 to !i32x16
   %187 = arith.addi %172, %186 : !i32x16
   %188 = arith.addi %186, %c_35 : !i32x16
   %189 = arith.shrsi %188, %c_36 : !i32x16
   %190 = arith.shli %189, %c_36 : !i32x16
   %191 = arith.subi %186, %190 : !i32x16
   %192 = arith.andi %189, %c_31 : !i32x16
   %193 = arith.shli %192, %c_36 : !i32x16
   %194 = arith.ori %140, %193 : !i32x16
   %195 = arith.andi %191, %c_31 : !i32x16
   %196 = arith.shli %195, %c_36 : !i32x16
   %197 = arith.ori %141, %196 : !i32x16
   %198 = arith.select %102, %c_14, %44 : !i1x16, !f32x16
   %199 = arith.mulf %198, %108 : !f32x16
   %200 = math.roundeven %199 : !f32x16
   %201 = arith.fptosi %200 : !f32x16 to !i32x16
   %202 = arith.addi %187, %201 : !i32x16
   %203 = arith.addi %201, %c_35 : !i32x16
   %204 = arith.shrsi %203, %c_36 : !i32x16
   %205 = arith.shli %204, %c_36 : !i32x16
   %206 = arith.subi %201, %205 : !i32x16
   %207 = arith.andi %204, %c_31 : !i32x16
   %208 = arith.shli %207, %c_36 : !i32x16
   %209 = arith.ori %151, %208 : !i32x16
   %210 = arith.andi %206, %c_31 : !i32x16
   %211 = arith.shli %210, %c_36 : !i32x16
   %212 = arith.ori %152, %211 : !i32x16
   %213 = arith.select %102, %c_14, %45 : !i1x16, !f32x16
   %214 = arith.mulf %213, %108 : !f32x16
   %215 = math.roundeven %214 : !f32x16
   %216 = arith.fptosi %215 : !f32x16 to !i32x16
   %217 = arith.addi %202, %216 : !i32x16
   %218 = arith.addi %216, %c_35 : !i32x16
   %219 = arith.shrsi %218, %c_36 : !i32x16
   %220 = arith.shli %219, %c_36 : !i32x16
   %221 = arith.subi %216, %220 : !i32x16
   %222 = arith.andi %219, %c_31 : !i32x16
   %223 = arith.shli %222, %c_37 : !i32x16
   %224 = arith.ori %164, %223 : !i32x16
   %225 = arith.andi %221, %c_31 : !i32x16
   %226 = arith.shli %225, %c_37 : !i32x16
   %227 = arith.ori %167, %226 : !i32x16
   %228 = arith.select %102, %c_14, %46 : !i1x16, !f32x16
   %229 = arith.mulf %228, %108 : !f32x16
   %230 = math.roundeven %229 : !f32x16
   %231 = arith.fptosi %230 : !f32x16 to !i32x16
   %232 = arith.addi %217, %231 : !i32x16
   %233 = arith.addi %231, %c_35 : !i32x16
   %234 = arith.shrsi %233, %c_36 : !i32x16
   %235 = arith.shli %234, %c_36 : !i32x16
   %236 = arith.subi %231, %235 : !i32x16
   %237 = arith.andi %234, %c_31 : !i32x16
   %238 = arith.shli %237, %c_37 : !i32x16
   %239 = arith.ori %179, %238 : !i32x16
   %240 = arith.andi %236, %c_31 : !i32x16
   %241 = arith.shli %240, %c_37 : !i32x16
   %242 = arith.ori %182, %241 : !i32x16
   %243 = arith.select %102, %c_14, %47 : !i1x16, !f32x16
   %244 = arith.mulf %243, %108 : !f32x16
   %245 = math.roundeven %244 : !f32x16
   %246 = arith.fptosi %245 : !f32x16 to !i32x16
   %247 = arith.addi %232, %246 : !i32x16
   %248 = arith.addi %246, %c_35 : !i32x16
   %249 = arith.shrsi %248, %c_36 : !i32x16
   %250 = arith.shli %249, %c_36 : !i32x16
   %251 = arith.subi %246, %250 : !i32x16
   %252 = arith.andi %249, %c_31 : !i32x16
   %253 = arith.shli %252, %c_37 : !i32x16
   %254 = arith.ori %194, %253 : !i32x16
   %255 = arith.andi %251, %c_31 : !i32x16
   %256 = arith.shli %255, %c_37 : !i32x16
   %257 = arith.ori %197, %256 : !i32x16
   %258 = arith.select %102, %c_14, %48 : !i1x16, !f32x16
   %259 = arith.mulf %258, %108 : !f32x16
   %260 = math.roundeven %259 : !f32x16
   %261 = arith.fptosi %260 : !f32x16 to !i32x16
   %262 = arith.addi %247, %261 : !i32x16
   %263 = arith.addi %261, %c_35 : !i32x16
   %264 = arith.shrsi %263, %c_36 : !i32x16
   %265 = arith.shli %264, %c_36 : !i32x16
   %266 = arith.subi %261, %265 : !i32x16
   %267 = arith.andi %264, %c_31 : !i32x16
   %268 = arith.shli %267, %c_37 : !i32x16
   %269 = arith.ori %209, %268 : !i32x16
   %270 = arith.andi %266, %c_31 : !i32x16
   %271 = arith.shli %270, %c_37 : !i32x16
   %272 = arith.ori %212, %271 : !i32x16
   %273 = arith.select %102, %c_14, %49 : !i1x16, !f32x16
   %274 = arith.mulf %273, %108 : !f32x16
   %275 = math.roundeven %274 : !f32x16
   %276 = arith.fptosi %275 : !f32x16 to !i32x16
   %277 = arith.addi %262, %276 : !i32x16
   %278 = arith.addi %276, %c_35 : !i32x16
   %279 = arith.shrsi %278, %c_36 : !i32x16
   %280 = arith.shli %279, %c_36 : !i32x16
   %281 = arith.subi %276, %280 : !i32x16
   %282 = arith.andi %279, %c_31 : !i32x16
   %283 = arith.shli %282, %c_38 : !i32x16
   %284 = arith.ori %224, %283 : !i32x16
   %285 = arith.andi %281, %c_31 : !i32x16
   %286 = arith.shli %285, %c_38 : !i32x16
   %287 = arith.ori %227, %286 : !i32x16
   %288 = arith.select %102, %c_14, %50 : !i1x16, !f32x16
   %289 = arith.mulf %288, %108 : !f32x16
   %290 = math.roundeven %289 : !f32x16
   %291 = arith.fptosi %290 : !f32x16 to !i32x16
   %292 = arith.addi %277, %291 : !i32x16
   %293 = arith.addi %291, %c_35 : !i32x16
   %294 = arith.shrsi %293, %c_36 : !i32x16
   %295 = arith.shli %294, %c_36 : !i32x16
   %296 = arith.subi %291, %295 : !i32x16
   %297 = arith.andi %294, %c_31 : !i32x16
   %298 = arith.shli %297, %c_38 : !i32x16
   %299 = arith.ori %239, %298 : !i32x16
   %300 = arith.andi %296, %c_31 : !i32x16
   %301 = arith.shli %300, %c_38 : !i32x16
   %302 = arith.ori %242, %301 : !i32x16
   %303 = arith.select %102, %c_14, %51 : !i1x16, !f32x16
   %304 = arith.mulf %303, %108 : !f32x16
   %305 = math.roundeven %304 : !f32x16
   %306 = arith.fptosi %305 : !f32x16 to !i32x16
   %307 = arith.addi %292, %306 : !i32x16
   %308 = arith.addi %306, %c_35 : !i32x16
   %309 = arith.shrsi %308, %c_36 : !i32x16
   %310 = arith.shli %309, %c_36 : !i32x16
   %311 = arith.subi %306, %310 : !i32x16
   %312 = arith.andi %309, %c_31 : !i32x16
   %313 = arith.shli %312, %c_38 : !i32x16
   %314 = arith.ori %254, %313 : !i32x16
   %315 = arith.andi %311, %c_31 : !i32x16
   %316 = arith.shli %315, %c_38 : !i32x16
   %317 = arith.ori %257, %316 : !i32x16
   %318 = arith.select %102, %c_14, %52 : !i1x16, !f32x16
   %319 = arith.mulf %318, %108 : !f32x16
   %320 = math.roundeven %319 : !f32x16
   %321 = arith.fptosi %320 : !f32x16 to !i32x16
   %322 = arith.addi %307, %321 : !i32x16
   %323 = arith.addi %321, %c_35 : !i32x16
   %324 = arith.shrsi %323, %c_36 : !i32x16
   %325 = arith.shli %324, %c_36 : !i32x16
   %326 = arith.subi %321, %325 : !i32x16
   %327 = arith.andi %324, %c_31 : !i32x16
   %328 = arith.shli %327, %c_38 : !i32x16
   %329 = arith.ori %269, %328 : !i32x16
   %330 = arith.andi %326, %c_31 : !i32x16
   %331 = arith.shli %330, %c_38 : !i32x16
   %332 = arith.ori %272, %331 : !i32x16
   %333 = arith.muli %36, %c_5 : index
   %334 = arith.muli %333, %c_8 : index
   %335 = arith.muli %334, %c_3 : index
   vector.store %284, %hidden_lanes[%workgroup_0, %335] : memref<?x512xi32>, !i32x16
   %336 = arith.addi %334, %c_6 : index
   %337 = arith.muli %336, %c_3 : index
   vector.store %299, %hidden_lanes[%workgroup_0, %337] : memref<?x512xi32>, !i32x16
   %338 = arith.addi %334, %c_5 : index
   %339 = arith.muli %338, %c_3 : index
   vector.store %314, %hidden_lanes[%workgroup_0, %339] : memref<?x512xi32>, !i32x16
   %340 = arith.addi %334, %c_16 : index
   %341 = arith.muli %340, %c_3 : index
   vector.store %329, %hidden_lanes[%workgroup_0, %341] : memref<?x512xi32>, !i32x16
   %342 = arith.addi %333, %c_6 : index
   %343 = arith.muli %342, %c_8 : index
   %344 = arith.muli %343, %c_3 : index
   vector.store %287, %hidden_lanes[%workgroup_0, %344] : memref<?x512xi32>, !i32x16
   %345 = arith.addi %343, %c_6 : index
   %346 = arith.muli %345, %c_3 : index
   vector.store %302, %hidden_lanes[%workgroup_0, %346] : memref<?x512xi32>, !i32x16
   %347 = arith.addi %343, %c_5 : index
   %348 = arith.muli %347, %c_3 : index
   vector.store %317, %hidden_lanes[%workgroup_0, %348] : memref<?x512xi32>, !i32x16
   %349 = arith.addi %343, %c_16 : index
   %350 = arith.muli %349, %c_3 : index
   vector.store %332, %hidden_lanes[%workgroup_0, %350] : memref<?x512xi32>, !i32x16
   %351 = arith.muli %322, %c_39 : !i32x16
   %352 = arith.muli %36, %c_3 : index
   vector.store %351, %hidden_centres[%workgroup_0, %352] : memref<?x64xi32>, !i32x16
   %353 = arith.bitcast %c_40 : !i32x16 to !f32x16
   %354 = arith.bitcast %107 : !i32x16 to !f32x16
   %355 = arith.select %102, %353, %354 : !i1x16, !f32x16
   vector.store %355, %hidden_exponents[%workgroup_0, %352] : memref<?x64xf32>, !f32x16
  }
 }
 scf.for %356 = %c_0 to %c_42 step %c_6 {
  memref.store %c_41, %hidden_sums[%workgroup_0, %356] : memref<?x32xf32>
 }
 scf.for %357 = %c_0 to %c_1 step %c_43 {
  %359:1 = scf.for %358 = %c_0 to %c_43 step %c_3 iter_args(%360 = %c_14) -> (!f32x16) {
   %361 = arith.addi %357, %358 : index
   %362 = vector.load %hidden[%workgroup_0, %361] : memref<?x1024xbf16>, !bf16x16
   %363 = arith.extf %362 : !bf16x16 to !f32x16
   %364 = arith.addf %360, %363 : !f32x16
   scf.yield %364 : !f32x16
  }
  %365 = arith.divui %357, %c_2 : index
  %366 = arith.muli %365, %c_3 : index
  %367 = arith.remui %357, %c_2 : index
  %368 = arith.divui %367, %c_43 : index
  %369 = arith.addi %366, %368 : index
  %370 = vector.shuffle %359#0, %359#0 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %371 = vector.shuffle %359#0, %359#0 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %372 = arith.addf %370, %371 : !f32x8
  %373 = vector.shuffle %372, %372 [0, 1, 2, 3] : !f32x8, !f32x8
  %374 = vector.shuffle %372, %372 [4, 5, 6, 7] : !f32x8, !f32x8
  %375 = arith.addf %373, %374 : !f32x4
  %376 = vector.shuffle %375, %375 [0, 1] : !f32x4, !f32x4
  %377 = vector.shuffle %375, %375 [2, 3] : !f32x4, !f32x4
  %378 = arith.addf %376, %377 : !f32x2
  %379 = vector.shuffle %378, %378 [0] : !f32x2, !f32x2
  %380 = vector.shuffle %378, %378 [1] : !f32x2, !f32x2
  %381 = arith.addf %379, %380 : !f32x1
  %382 = vector.extract %381[0] : f32 from !f32x1
  %383 = arith.mulf %382, %c_44 : f32
  memref.store %383, %hidden_sums[%workgroup_0, %369] : memref<?x32xf32>
  %384 = arith.addi %369, %c_20 : index
  memref.store %382, %hidden_sums[%workgroup_0, %384] : memref<?x32xf32>
 }
 return
}
func.func @gathered_up(%x_lanes_binding: !stream.binding, %x_centres_binding: !stream.binding, %x_exponents_binding: !stream.binding, %x_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up.codes_binding: !stream.binding, %expert_gate_up.scales_binding: !stream.binding, %expert_gate_up.biases_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 1024 : index
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant false
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant dense<0> : !i32x16
 %c_6 = arith.constant 32 : index
 %c_7 = arith.constant 4 : index
 %c_8 = arith.constant 2 : index
 %c_9 = arith.constant 1023 : index
 %c_10 = arith.constant 512 : index
 %c_11 = arith.constant 2048 : index
 %c_12 = arith.constant 3 : index
 %c_13 = arith.constant 8 : index
 %c_14 = arith.constant dense<0x00000000> : !f32x16
 %c_15 = arith.constant 64 : index
 %c_16 = arith.constant 2064 : index
 %c_17 = arith.constant 2080 : index
 %c_18 = arith.constant 2096 : index
 %c_19 = arith.constant 528 : index
 %c_20 = arith.constant 544 : index
 %c_21 = arith.constant 560 : index
 %c_22 = arith.constant 128 : index
 %c_23 = arith.constant 256 : index
 %c_24 = arith.constant 384 : index
 %c_25 = arith.constant dense<15> : !i8x64
 %c_26 = arith.constant dense<4> : !i16x32
 %c_27 = arith.constant 48 : index
 %c_28 = arith.constant dense<8> : !i32x16
 %c_29 = arith.constant 5 : index
 %c_30 = arith.constant 6 : index
 %c_31 = arith.constant 7 : index
 %c_32 = arith.constant dense<0x42B40000> : !f32x16
 %c_33 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_34 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_35 = arith.constant dense<0xBF318000> : !f32x16
 %c_36 = arith.constant dense<0x395E8083> : !f32x16
 %c_37 = arith.constant dense<0x39500D01> : !f32x16
 %c_38 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_39 = arith.constant dense<0x3C088889> : !f32x16
 %c_40 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_41 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_42 = arith.constant dense<0x3F000000> : !f32x16
 %c_43 = arith.constant dense<0x3F800000> : !f32x16
 %c_44 = arith.constant dense<1> : !i32x16
 %c_45 = arith.constant dense<23> : !i32x16
 %c_46 = arith.constant dense<127> : !i32x16
 %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x1024xi32>{%tokens}
 %x_centres = stream.binding.subspan %x_centres_binding[%c_1] : !stream.binding -> memref<?x128xi32>{%tokens}
 %x_exponents = stream.binding.subspan %x_exponents_binding[%c_1] : !stream.binding -> memref<?x128xf32>{%tokens}
 %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x64xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_1] : !stream.binding -> memref<64x2048x256xi32>
 %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_1] : !stream.binding -> memref<64x2048x32xbf16>
 %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_1] : !stream.binding -> memref<64x2048x32xbf16>
 %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
 %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xbf16>{%assignments}
 %firsts = memref.alloca() alignment = 64 : memref<1024xi32>
 %1 = arith.cmpi sle, %assignments, %c_0 : index
 %2 = arith.select %1, %assignments, %c_1 : index
 %4:1 = scf.for %3 = %c_1 to %2 step %c_2 iter_args(%5 = %c_1) -> (index) {
  %6 = memref.load %ids[%3] : memref<?xi32>
  %7 = vector.broadcast %6 : i32 to !i32x16
  %9:1 = scf.for %8 = %c_1 to %3 step %c_4 iter_args(%10 = %c_3) -> (i1) {
   %11 = arith.subi %3, %8 : index
   %12 = vector.create_mask %11 : !i1x16
   %13 = vector.maskedload %ids[%8], %12, %c_5 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
   %14 = arith.cmpi eq, %13, %7 : !i32x16
   %15 = arith.andi %14, %12 : !i1x16
   %any_16 = vector.reduction <or>, %15 : !i1x16 into i1
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
   %66 = vector.broadcast %64 : i32 to !i32x16
   %68:1 = scf.for %67 = %c_1 to %65 step %c_4 iter_args(%69 = %c_3) -> (i1) {
    %70 = arith.subi %65, %67 : index
    %71 = vector.create_mask %70 : !i1x16
    %72 = vector.maskedload %ids[%67], %71, %c_5 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
    %73 = arith.cmpi eq, %72, %66 : !i32x16
    %74 = arith.andi %73, %71 : !i1x16
    %any_75 = vector.reduction <or>, %74 : !i1x16 into i1
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
     scf.for %93 = %c_1 to %c_10 step %c_4 {
      memref.prefetch %expert_gate_up.codes[%89, %91, %93], read, locality<3>, data : memref<64x2048x256xi32>
     }
     scf.for %94 = %c_10 to %c_11 step %c_4 {
      memref.prefetch %expert_gate_up.codes[%89, %91, %94], read, locality<2>, data : memref<64x2048x256xi32>
     }
     scf.for %95 = %c_1 to %c_10 step %c_4 {
      memref.prefetch %expert_gate_up.codes[%89, %92, %95], read, locality<3>, data : memref<64x2048x256xi32>
     }
     scf.for %96 = %c_10 to %c_11 step %c_4 {
      memref.prefetch %expert_gate_up.codes[%89, %92, %96], read, locality<2>, data : memref<64x2048x256xi32>
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
      %119 = memref.load %group[%c_12] : memref<6xi32>
      %120 = arith.index_cast %119 : i32 to index
      %121 = arith.divui %114, %c_13 : index
      %122 = arith.divui %116, %c_13 : index
      %123 = arith.divui %118, %c_13 : index
      %124 = arith.divui %120, %c_13 : index
      %125 = arith.cmpi sgt, %106, %c_12 : index
      %126 = arith.cmpi sle, %106, %c_7 : index
      %127 = arith.andi %125, %126 : i1
      scf.if %127 {
       scf.for %128 = %c_1 to %c_6 step %c_2 {
        %129 = arith.addi %58, %128 : index
        %130 = arith.addi %129, %c_0 : index
        %131 = arith.addi %129, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %131, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %131, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %132 = arith.addi %130, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %132, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %132, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %134:8 = scf.for %133 = %c_1 to %c_11 step %c_10 iter_args(%135 = %c_14, %136 = %c_14, %137 = %c_14, %138 = %c_14, %139 = %c_14, %140 = %c_14, %141 = %c_14, %142 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %143 = arith.divui %133, %c_10 : index
         %144 = arith.muli %143, %c_4 : index
         %145 = vector.load %x_sums[%121, %144] : memref<?x64xf32>, !f32x16
         %146 = vector.load %x_sums[%122, %144] : memref<?x64xf32>, !f32x16
         %147 = vector.load %x_sums[%123, %144] : memref<?x64xf32>, !f32x16
         %148 = vector.load %x_sums[%124, %144] : memref<?x64xf32>, !f32x16
         %149 = arith.muli %143, %c_15 : index
         %150 = arith.addi %149, %c_11 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %150], read, locality<2>, data : memref<64x2048x256xi32>
         %151 = arith.addi %149, %c_16 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %151], read, locality<2>, data : memref<64x2048x256xi32>
         %152 = arith.addi %149, %c_17 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %152], read, locality<2>, data : memref<64x2048x256xi32>
         %153 = arith.addi %149, %c_18 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %153], read, locality<2>, data : memref<64x2048x256xi32>
         %154 = arith.addi %149, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %154], read, locality<3>, data : memref<64x2048x256xi32>
         %155 = arith.addi %149, %c_19 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %155], read, locality<3>, data : memref<64x2048x256xi32>
         %156 = arith.addi %149, %c_20 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %156], read, locality<3>, data : memref<64x2048x256xi32>
         %157 = arith.addi %149, %c_21 : index
         memref.prefetch %expert_gate_up.codes[%78, %129, %157], read, locality<3>, data : memref<64x2048x256xi32>
         %158 = arith.divui %133, %c_15 : index
         %159 = vector.load %expert_gate_up.scales[%78, %129, %158] : memref<64x2048x32xbf16>, !bf16x8
         %160 = arith.extf %159 : !bf16x8 to !f32x8
         %161 = vector.load %expert_gate_up.biases[%78, %129, %158] : memref<64x2048x32xbf16>, !bf16x8
         %162 = arith.extf %161 : !bf16x8 to !f32x8
         %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %164 = llvm.call_intrinsic "llvm.arithmetic.fence"(%163) : (!f32x16) -> !f32x16
         %165 = arith.divui %133, %c_6 : index
         %166 = arith.muli %165, %c_7 : index
         %167 = vector.load %expert_gate_up.codes[%78, %129, %166] : memref<64x2048x256xi32>, !i32x16
         %168 = arith.addi %133, %c_22 : index
         %169 = arith.divui %168, %c_6 : index
         %170 = arith.muli %169, %c_7 : index
         %171 = vector.load %expert_gate_up.codes[%78, %129, %170] : memref<64x2048x256xi32>, !i32x16
         %172 = vector.shuffle %167, %171 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %173 = vector.shuffle %167, %171 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %174 = vector.shuffle %164, %164 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %175 = arith.addi %133, %c_23 : index
         %176 = arith.divui %175, %c_6 : index
         %177 = arith.muli %176, %c_7 : index
         %178 = vector.load %expert_gate_up.codes[%78, %129, %177] : memref<64x2048x256xi32>, !i32x16
         %179 = arith.addi %133, %c_24 : index
         %180 = arith.divui %179, %c_6 : index
         %181 = arith.muli %180, %c_7 : index
         %182 = vector.load %expert_gate_up.codes[%78, %129, %181] : memref<64x2048x256xi32>, !i32x16
         %183 = vector.shuffle %178, %182 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %184 = vector.shuffle %178, %182 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %185 = vector.shuffle %164, %164 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %130, %150], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %151], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %152], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %153], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %154], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %155], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %156], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %130, %157], read, locality<3>, data : memref<64x2048x256xi32>
         %186 = vector.load %expert_gate_up.scales[%78, %130, %158] : memref<64x2048x32xbf16>, !bf16x8
         %187 = arith.extf %186 : !bf16x8 to !f32x8
         %188 = vector.load %expert_gate_up.biases[%78, %130, %158] : memref<64x2048x32xbf16>, !bf16x8
         %189 = arith.extf %188 : !bf16x8 to !f32x8
         %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %191 = llvm.call_intrinsic "llvm.arithmetic.fence"(%190) : (!f32x16) -> !f32x16
         %192 = vector.load %expert_gate_up.codes[%78, %130, %166] : memref<64x2048x256xi32>, !i32x16
         %193 = vector.load %expert_gate_up.codes[%78, %130, %170] : memref<64x2048x256xi32>, !i32x16
         %194 = vector.shuffle %192, %193 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %195 = vector.shuffle %192, %193 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %196 = vector.shuffle %191, %191 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %197 = vector.load %expert_gate_up.codes[%78, %130, %177] : memref<64x2048x256xi32>, !i32x16
         %198 = vector.load %expert_gate_up.codes[%78, %130, %181] : memref<64x2048x256xi32>, !i32x16
         %199 = vector.shuffle %197, %198 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %200 = vector.shuffle %197, %198 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %201 = vector.shuffle %191, %191 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %202 = vector.bitcast %172 : !i32x16 to !i16x32
         %203 = vector.bitcast %202 : !i16x32 to !i8x64
         %204 = arith.andi %203, %c_25 : !i8x64
         %205 = arith.shrui %202, %c_26 : !i16x32
         %206 = vector.bitcast %205 : !i16x32 to !i8x64
         %207 = arith.andi %206, %c_25 : !i8x64
         %208 = vector.bitcast %173 : !i32x16 to !i16x32
         %209 = vector.bitcast %208 : !i16x32 to !i8x64
         %210 = arith.andi %209, %c_25 : !i8x64
         %211 = arith.shrui %208, %c_26 : !i16x32
         %212 = vector.bitcast %211 : !i16x32 to !i8x64
         %213 = arith.andi %212, %c_25 : !i8x64
         %214 = arith.divui %133, %c_23 : index
         %215 = arith.muli %214, %c_4 : index
         %216 = vector.load %x_centres[%121, %215] : memref<?x128xi32>, !i32x16
         %217 = arith.muli %214, %c_8 : index
         %218 = arith.muli %217, %c_15 : index
         %219 = vector.load %x_lanes[%121, %218] : memref<?x1024xi32>, !i32x16
         %220 = vector.bitcast %219 : !i32x16 to !i8x64
         %221 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %204, %220) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %222 = arith.addi %218, %c_4 : index
         %223 = vector.load %x_lanes[%121, %222] : memref<?x1024xi32>, !i32x16
         %224 = vector.bitcast %223 : !i32x16 to !i8x64
         %225 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%221, %207, %224) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %226 = arith.addi %218, %c_6 : index
         %227 = vector.load %x_lanes[%121, %226] : memref<?x1024xi32>, !i32x16
         %228 = vector.bitcast %227 : !i32x16 to !i8x64
         %229 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%225, %210, %228) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %230 = arith.addi %218, %c_27 : index
         %231 = vector.load %x_lanes[%121, %230] : memref<?x1024xi32>, !i32x16
         %232 = vector.bitcast %231 : !i32x16 to !i8x64
         %233 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%229, %213, %232) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %234 = arith.addi %217, %c_2 : index
         %235 = arith.muli %234, %c_15 : index
         %236 = vector.load %x_lanes[%121, %235] : memref<?x1024xi32>, !i32x16
         %237 = vector.bitcast %236 : !i32x16 to !i8x64
         %238 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%216, %204, %237) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %239 = arith.addi %235, %c_4 : index
         %240 = vector.load %x_lanes[%121, %239] : memref<?x1024xi32>, !i32x16
         %241 = vector.bitcast %240 : !i32x16 to !i8x64
         %242 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%238, %207, %241) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %243 = arith.addi %235, %c_6 : index
         %244 = vector.load %x_lanes[%121, %243] : memref<?x1024xi32>, !i32x16
         %245 = vector.bitcast %244 : !i32x16 to !i8x64
         %246 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%242, %210, %245) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %247 = arith.addi %235, %c_27 : index
         %248 = vector.load %x_lanes[%121, %247] : memref<?x1024xi32>, !i32x16
         %249 = vector.bitcast %248 : !i32x16 to !i8x64
         %250 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%246, %213, %249) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %251 = arith.shli %233, %c_28 : !i32x16
         %252 = arith.addi %250, %251 : !i32x16
         %253 = vector.load %x_exponents[%121, %215] : memref<?x128xf32>, !f32x16
         %254 = arith.sitofp %252 : !i32x16 to !f32x16
         %255 = arith.mulf %254, %253 : !f32x16
         %256 = vector.load %x_centres[%122, %215] : memref<?x128xi32>, !i32x16
         %257 = vector.load %x_lanes[%122, %218] : memref<?x1024xi32>, !i32x16
         %258 = vector.bitcast %257 : !i32x16 to !i8x64
         %259 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %204, %258) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %260 = vector.load %x_lanes[%122, %222] : memref<?x1024xi32>, !i32x16
         %261 = vector.bitcast %260 : !i32x16 to !i8x64
         %262 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%259, %207, %261) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %263 = vector.load %x_lanes[%122, %226] : memref<?x1024xi32>, !i32x16
         %264 = vector.bitcast %263 : !i32x16 to !i8x64
         %265 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%262, %210, %264) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %266 = vector.load %x_lanes[%122, %230] : memref<?x1024xi32>, !i32x16
         %267 = vector.bitcast %266 : !i32x16 to !i8x64
         %268 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%265, %213, %267) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %269 = vector.load %x_lanes[%122, %235] : memref<?x1024xi32>, !i32x16
         %270 = vector.bitcast %269 : !i32x16 to !i8x64
         %271 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%256, %204, %270) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %272 = vector.load %x_lanes[%122, %239] : memref<?x1024xi32>, !i32x16
         %273 = vector.bitcast %272 : !i32x16 to !i8x64
         %274 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%271, %207, %273) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %275 = vector.load %x_lanes[%122, %243] : memref<?x1024xi32>, !i32x16
         %276 = vector.bitcast %275 : !i32x16 to !i8x64
         %277 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%274, %210, %276) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %278 = vector.load %x_lanes[%122, %247] : memref<?x1024xi32>, !i32x16
         %279 = vector.bitcast %278 : !i32x16 to !i8x64
         %280 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%277, %213, %279) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %281 = arith.shli %268, %c_28 : !i32x16
         %282 = arith.addi %280, %281 : !i32x16
         %283 = vector.load %x_exponents[%122, %215] : memref<?x128xf32>, !f32x16
         %284 = arith.sitofp %282 : !i32x16 to !f32x16
         %285 = arith.mulf %284, %283 : !f32x16
         %286 = vector.load %x_centres[%123, %215] : memref<?x128xi32>, !i32x16
         %287 = vector.load %x_lanes[%123, %218] : memref<?x1024xi32>, !i32x16
         %288 = vector.bitcast %287 : !i32x16 to !i8x64
         %289 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %204, %288) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %290 = vector.load %x_lanes[%123, %222] : memref<?x1024xi32>, !i32x16
         %291 = vector.bitcast %290 : !i32x16 to !i8x64
         %292 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%289, %207, %291) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %293 = vector.load %x_lanes[%123, %226] : memref<?x1024xi32>, !i32x16
         %294 = vector.bitcast %293 : !i32x16 to !i8x64
         %295 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%292, %210, %294) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %296 = vector.load %x_lanes[%123, %230] : memref<?x1024xi32>, !i32x16
         %297 = vector.bitcast %296 : !i32x16 to !i8x64
         %298 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%295, %213, %297) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %299 = vector.load %x_lanes[%123, %235] : memref<?x1024xi32>, !i32x16
         %300 = vector.bitcast %299 : !i32x16 to !i8x64
         %301 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%286, %204, %300) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %302 = vector.load %x_lanes[%123, %239] : memref<?x1024xi32>, !i32x16
         %303 = vector.bitcast %302 : !i32x16 to !i8x64
         %304 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%301, %207, %303) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %305 = vector.load %x_lanes[%123, %243] : memref<?x1024xi32>, !i32x16
         %306 = vector.bitcast %305 : !i32x16 to !i8x64
         %307 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%304, %210, %306) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %308 = vector.load %x_lanes[%123, %247] : memref<?x1024xi32>, !i32x16
         %309 = vector.bitcast %308 : !i32x16 to !i8x64
         %310 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%307, %213, %309) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %311 = arith.shli %298, %c_28 : !i32x16
         %312 = arith.addi %310, %311 : !i32x16
         %313 = vector.load %x_exponents[%123, %215] : memref<?x128xf32>, !f32x16
         %314 = arith.sitofp %312 : !i32x16 to !f32x16
         %315 = arith.mulf %314, %313 : !f32x16
         %316 = vector.load %x_centres[%124, %215] : memref<?x128xi32>, !i32x16
         %317 = vector.load %x_lanes[%124, %218] : memref<?x1024xi32>, !i32x16
         %318 = vector.bitcast %317 : !i32x16 to !i8x64
         %319 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %204, %318) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %320 = vector.load %x_lanes[%124, %222] : memref<?x1024xi32>, !i32x16
         %321 = vector.bitcast %320 : !i32x16 to !i8x64
         %322 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%319, %207, %321) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %323 = vector.load %x_lanes[%124, %226] : memref<?x1024xi32>, !i32x16
         %324 = vector.bitcast %323 : !i32x16 to !i8x64
         %325 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%322, %210, %324) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %326 = vector.load %x_lanes[%124, %230] : memref<?x1024xi32>, !i32x16
         %327 = vector.bitcast %326 : !i32x16 to !i8x64
         %328 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%325, %213, %327) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %329 = vector.load %x_lanes[%124, %235] : memref<?x1024xi32>, !i32x16
         %330 = vector.bitcast %329 : !i32x16 to !i8x64
         %331 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%316, %204, %330) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %332 = vector.load %x_lanes[%124, %239] : memref<?x1024xi32>, !i32x16
         %333 = vector.bitcast %332 : !i32x16 to !i8x64
         %334 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%331, %207, %333) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %335 = vector.load %x_lanes[%124, %243] : memref<?x1024xi32>, !i32x16
         %336 = vector.bitcast %335 : !i32x16 to !i8x64
         %337 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%334, %210, %336) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %338 = vector.load %x_lanes[%124, %247] : memref<?x1024xi32>, !i32x16
         %339 = vector.bitcast %338 : !i32x16 to !i8x64
         %340 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%337, %213, %339) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %341 = arith.shli %328, %c_28 : !i32x16
         %342 = arith.addi %340, %341 : !i32x16
         %343 = vector.load %x_exponents[%124, %215] : memref<?x128xf32>, !f32x16
         %344 = arith.sitofp %342 : !i32x16 to !f32x16
         %345 = arith.mulf %344, %343 : !f32x16
         %346 = math.fma %255, %174, %135 : !f32x16
         %347 = math.fma %285, %174, %136 : !f32x16
         %348 = math.fma %315, %174, %137 : !f32x16
         %349 = math.fma %345, %174, %138 : !f32x16
         %350 = vector.bitcast %194 : !i32x16 to !i16x32
         %351 = vector.bitcast %350 : !i16x32 to !i8x64
         %352 = arith.andi %351, %c_25 : !i8x64
         %353 = arith.shrui %350, %c_26 : !i16x32
         %354 = vector.bitcast %353 : !i16x32 to !i8x64
         %355 = arith.andi %354, %c_25 : !i8x64
         %356 = vector.bitcast %195 : !i32x16 to !i16x32
         %357 = vector.bitcast %356 : !i16x32 to !i8x64
         %358 = arith.andi %357, %c_25 : !i8x64
         %359 = arith.shrui %356, %c_26 : !i16x32
         %360 = vector.bitcast %359 : !i16x32 to !i8x64
         %361 = arith.andi %360, %c_25 : !i8x64
         %362 = vector.load %x_centres[%121, %215] : memref<?x128xi32>, !i32x16
         %363 = vector.load %x_lanes[%121, %218] : memref<?x1024xi32>, !i32x16
         %364 = vector.bitcast %363 : !i32x16 to !i8x64
         %365 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %352, %364) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %366 = vector.load %x_lanes[%121, %222] : memref<?x1024xi32>, !i32x16
         %367 = vector.bitcast %366 : !i32x16 to !i8x64
         %368 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%365, %355, %367) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %369 = vector.load %x_lanes[%121, %226] : memref<?x1024xi32>, !i32x16
         %370 = vector.bitcast %369 : !i32x16 to !i8x64
         %371 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%368, %358, %370) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %372 = vector.load %x_lanes[%121, %230] : memref<?x1024xi32>, !i32x16
         %373 = vector.bitcast %372 : !i32x16 to !i8x64
         %374 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%371, %361, %373) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %375 = vector.load %x_lanes[%121, %235] : memref<?x1024xi32>, !i32x16
         %376 = vector.bitcast %375 : !i32x16 to !i8x64
         %377 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%362, %352, %376) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %378 = vector.load %x_lanes[%121, %239] : memref<?x1024xi32>, !i32x16
         %379 = vector.bitcast %378 : !i32x16 to !i8x64
         %380 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%377, %355, %379) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %381 = vector.load %x_lanes[%121, %243] : memref<?x1024xi32>, !i32x16
         %382 = vector.bitcast %381 : !i32x16 to !i8x64
         %383 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%380, %358, %382) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %384 = vector.load %x_lanes[%121, %247] : memref<?x1024xi32>, !i32x16
         %385 = vector.bitcast %384 : !i32x16 to !i8x64
         %386 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%383, %361, %385) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %387 = arith.shli %374, %c_28 : !i32x16
         %388 = arith.addi %386, %387 : !i32x16
         %389 = vector.load %x_exponents[%121, %215] : memref<?x128xf32>, !f32x16
         %390 = arith.sitofp %388 : !i32x16 to !f32x16
         %391 = arith.mulf %390, %389 : !f32x16
         %392 = vector.load %x_centres[%122, %215] : memref<?x128xi32>, !i32x16
         %393 = vector.load %x_lanes[%122, %218] : memref<?x1024xi32>, !i32x16
         %394 = vector.bitcast %393 : !i32x16 to !i8x64
         %395 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %352, %394) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %396 = vector.load %x_lanes[%122, %222] : memref<?x1024xi32>, !i32x16
         %397 = vector.bitcast %396 : !i32x16 to !i8x64
         %398 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%395, %355, %397) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %399 = vector.load %x_lanes[%122, %226] : memref<?x1024xi32>, !i32x16
         %400 = vector.bitcast %399 : !i32x16 to !i8x64
         %401 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%398, %358, %400) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %402 = vector.load %x_lanes[%122, %230] : memref<?x1024xi32>, !i32x16
         %403 = vector.bitcast %402 : !i32x16 to !i8x64
         %404 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%401, %361, %403) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %405 = vector.load %x_lanes[%122, %235] : memref<?x1024xi32>, !i32x16
         %406 = vector.bitcast %405 : !i32x16 to !i8x64
         %407 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%392, %352, %406) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %408 = vector.load %x_lanes[%122, %239] : memref<?x1024xi32>, !i32x16
         %409 = vector.bitcast %408 : !i32x16 to !i8x64
         %410 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%407, %355, %409) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %411 = vector.load %x_lanes[%122, %243] : memref<?x1024xi32>, !i32x16
         %412 = vector.bitcast %411 : !i32x16 to !i8x64
         %413 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%410, %358, %412) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %414 = vector.load %x_lanes[%122, %247] : memref<?x1024xi32>, !i32x16
         %415 = vector.bitcast %414 : !i32x16 to !i8x64
         %416 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%413, %361, %415) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %417 = arith.shli %404, %c_28 : !i32x16
         %418 = arith.addi %416, %417 : !i32x16
         %419 = vector.load %x_exponents[%122, %215] : memref<?x128xf32>, !f32x16
         %420 = arith.sitofp %418 : !i32x16 to !f32x16
         %421 = arith.mulf %420, %419 : !f32x16
         %422 = vector.load %x_centres[%123, %215] : memref<?x128xi32>, !i32x16
         %423 = vector.load %x_lanes[%123, %218] : memref<?x1024xi32>, !i32x16
         %424 = vector.bitcast %423 : !i32x16 to !i8x64
         %425 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %352, %424) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %426 = vector.load %x_lanes[%123, %222] : memref<?x1024xi32>, !i32x16
         %427 = vector.bitcast %426 : !i32x16 to !i8x64
         %428 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%425, %355, %427) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %429 = vector.load %x_lanes[%123, %226] : memref<?x1024xi32>, !i32x16
         %430 = vector.bitcast %429 : !i32x16 to !i8x64
         %431 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%428, %358, %430) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %432 = vector.load %x_lanes[%123, %230] : memref<?x1024xi32>, !i32x16
         %433 = vector.bitcast %432 : !i32x16 to !i8x64
         %434 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%431, %361, %433) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %435 = vector.load %x_lanes[%123, %235] : memref<?x1024xi32>, !i32x16
         %436 = vector.bitcast %435 : !i32x16 to !i8x64
         %437 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%422, %352, %436) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %438 = vector.load %x_lanes[%123, %239] : memref<?x1024xi32>, !i32x16
         %439 = vector.bitcast %438 : !i32x16 to !i8x64
         %440 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%437, %355, %439) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %441 = vector.load %x_lanes[%123, %243] : memref<?x1024xi32>, !i32x16
         %442 = vector.bitcast %441 : !i32x16 to !i8x64
         %443 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%440, %358, %442) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %444 = vector.load %x_lanes[%123, %247] : memref<?x1024xi32>, !i32x16
         %445 = vector.bitcast %444 : !i32x16 to !i8x64
         %446 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%443, %361, %445) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %447 = arith.shli %434, %c_28 : !i32x16
         %448 = arith.addi %446, %447 : !i32x16
         %449 = vector.load %x_exponents[%123, %215] : memref<?x128xf32>, !f32x16
         %450 = arith.sitofp %448 : !i32x16 to !f32x16
         %451 = arith.mulf %450, %449 : !f32x16
         %452 = vector.load %x_centres[%124, %215] : memref<?x128xi32>, !i32x16
         %453 = vector.load %x_lanes[%124, %218] : memref<?x1024xi32>, !i32x16
         %454 = vector.bitcast %453 : !i32x16 to !i8x64
         %455 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %352, %454) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %456 = vector.load %x_lanes[%124, %222] : memref<?x1024xi32>, !i32x16
         %457 = vector.bitcast %456 : !i32x16 to !i8x64
         %458 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%455, %355, %457) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %459 = vector.load %x_lanes[%124, %226] : memref<?x1024xi32>, !i32x16
         %460 = vector.bitcast %459 : !i32x16 to !i8x64
         %461 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%458, %358, %460) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %462 = vector.load %x_lanes[%124, %230] : memref<?x1024xi32>, !i32x16
         %463 = vector.bitcast %462 : !i32x16 to !i8x64
         %464 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%461, %361, %463) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %465 = vector.load %x_lanes[%124, %235] : memref<?x1024xi32>, !i32x16
         %466 = vector.bitcast %465 : !i32x16 to !i8x64
         %467 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%452, %352, %466) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %468 = vector.load %x_lanes[%124, %239] : memref<?x1024xi32>, !i32x16
         %469 = vector.bitcast %468 : !i32x16 to !i8x64
         %470 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%467, %355, %469) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %471 = vector.load %x_lanes[%124, %243] : memref<?x1024xi32>, !i32x16
         %472 = vector.bitcast %471 : !i32x16 to !i8x64
         %473 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%470, %358, %472) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %474 = vector.load %x_lanes[%124, %247] : memref<?x1024xi32>, !i32x16
         %475 = vector.bitcast %474 : !i32x16 to !i8x64
         %476 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%473, %361, %475) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %477 = arith.shli %464, %c_28 : !i32x16
         %478 = arith.addi %476, %477 : !i32x16
         %479 = vector.load %x_exponents[%124, %215] : memref<?x128xf32>, !f32x16
         %480 = arith.sitofp %478 : !i32x16 to !f32x16
         %481 = arith.mulf %480, %479 : !f32x16
         %482 = math.fma %391, %196, %139 : !f32x16
         %483 = math.fma %421, %196, %140 : !f32x16
         %484 = math.fma %451, %196, %141 : !f32x16
         %485 = math.fma %481, %196, %142 : !f32x16
         %486 = vector.bitcast %183 : !i32x16 to !i16x32
         %487 = vector.bitcast %486 : !i16x32 to !i8x64
         %488 = arith.andi %487, %c_25 : !i8x64
         %489 = arith.shrui %486, %c_26 : !i16x32
         %490 = vector.bitcast %489 : !i16x32 to !i8x64
         %491 = arith.andi %490, %c_25 : !i8x64
         %492 = vector.bitcast %184 : !i32x16 to !i16x32
         %493 = vector.bitcast %492 : !i16x32 to !i8x64
         %494 = arith.andi %493, %c_25 : !i8x64
         %495 = arith.shrui %492, %c_26 : !i16x32
         %496 = vector.bitcast %495 : !i16x32 to !i8x64
         %497 = arith.andi %496, %c_25 : !i8x64
         %498 = arith.divui %175, %c_23 : index
         %499 = arith.muli %498, %c_4 : index
         %500 = vector.load %x_centres[%121, %499] : memref<?x128xi32>, !i32x16
         %501 = arith.muli %498, %c_8 : index
         %502 = arith.muli %501, %c_15 : index
         %503 = vector.load %x_lanes[%121, %502] : memref<?x1024xi32>, !i32x16
         %504 = vector.bitcast %503 : !i32x16 to !i8x64
         %505 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %488, %504) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %506 = arith.addi %502, %c_4 : index
         %507 = vector.load %x_lanes[%121, %506] : memref<?x1024xi32>, !i32x16
         %508 = vector.bitcast %507 : !i32x16 to !i8x64
         %509 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%505, %491, %508) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %510 = arith.addi %502, %c_6 : index
         %511 = vector.load %x_lanes[%121, %510] : memref<?x1024xi32>, !i32x16
         %512 = vector.bitcast %511 : !i32x16 to !i8x64
         %513 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%509, %494, %512) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %514 = arith.addi %502, %c_27 : index
         %515 = vector.load %x_lanes[%121, %514] : memref<?x1024xi32>, !i32x16
         %516 = vector.bitcast %515 : !i32x16 to !i8x64
         %517 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%513, %497, %516) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %518 = arith.addi %501, %c_2 : index
         %519 = arith.muli %518, %c_15 : index
         %520 = vector.load %x_lanes[%121, %519] : memref<?x1024xi32>, !i32x16
         %521 = vector.bitcast %520 : !i32x16 to !i8x64
         %522 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%500, %488, %521) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %523 = arith.addi %519, %c_4 : index
         %524 = vector.load %x_lanes[%121, %523] : memref<?x1024xi32>, !i32x16
         %525 = vector.bitcast %524 : !i32x16 to !i8x64
         %526 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%522, %491, %525) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %527 = arith.addi %519, %c_6 : index
         %528 = vector.load %x_lanes[%121, %527] : memref<?x1024xi32>, !i32x16
         %529 = vector.bitcast %528 : !i32x16 to !i8x64
         %530 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%526, %494, %529) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %531 = arith.addi %519, %c_27 : index
         %532 = vector.load %x_lanes[%121, %531] : memref<?x1024xi32>, !i32x16
         %533 = vector.bitcast %532 : !i32x16 to !i8x64
         %534 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%530, %497, %533) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %535 = arith.shli %517, %c_28 : !i32x16
         %536 = arith.addi %534, %535 : !i32x16
         %537 = vector.load %x_exponents[%121, %499] : memref<?x128xf32>, !f32x16
         %538 = arith.sitofp %536 : !i32x16 to !f32x16
         %539 = arith.mulf %538, %537 : !f32x16
         %540 = vector.load %x_centres[%122, %499] : memref<?x128xi32>, !i32x16
         %541 = vector.load %x_lanes[%122, %502] : memref<?x1024xi32>, !i32x16
         %542 = vector.bitcast %541 : !i32x16 to !i8x64
         %543 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %488, %542) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %544 = vector.load %x_lanes[%122, %506] : memref<?x1024xi32>, !i32x16
         %545 = vector.bitcast %544 : !i32x16 to !i8x64
         %546 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%543, %491, %545) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %547 = vector.load %x_lanes[%122, %510] : memref<?x1024xi32>, !i32x16
         %548 = vector.bitcast %547 : !i32x16 to !i8x64
         %549 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%546, %494, %548) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %550 = vector.load %x_lanes[%122, %514] : memref<?x1024xi32>, !i32x16
         %551 = vector.bitcast %550 : !i32x16 to !i8x64
         %552 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%549, %497, %551) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %553 = vector.load %x_lanes[%122, %519] : memref<?x1024xi32>, !i32x16
         %554 = vector.bitcast %553 : !i32x16 to !i8x64
         %555 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%540, %488, %554) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %556 = vector.load %x_lanes[%122, %523] : memref<?x1024xi32>, !i32x16
         %557 = vector.bitcast %556 : !i32x16 to !i8x64
         %558 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%555, %491, %557) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %559 = vector.load %x_lanes[%122, %527] : memref<?x1024xi32>, !i32x16
         %560 = vector.bitcast %559 : !i32x16 to !i8x64
         %561 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%558, %494, %560) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %562 = vector.load %x_lanes[%122, %531] : memref<?x1024xi32>, !i32x16
         %563 = vector.bitcast %562 : !i32x16 to !i8x64
         %564 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%561, %497, %563) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %565 = arith.shli %552, %c_28 : !i32x16
         %566 = arith.addi %564, %565 : !i32x16
         %567 = vector.load %x_exponents[%122, %499] : memref<?x128xf32>, !f32x16
         %568 = arith.sitofp %566 : !i32x16 to !f32x16
         %569 = arith.mulf %568, %567 : !f32x16
         %570 = vector.load %x_centres[%123, %499] : memref<?x128xi32>, !i32x16
         %571 = vector.load %x_lanes[%123, %502] : memref<?x1024xi32>, !i32x16
         %572 = vector.bitcast %571 : !i32x16 to !i8x64
         %573 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %488, %572) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %574 = vector.load %x_lanes[%123, %506] : memref<?x1024xi32>, !i32x16
         %575 = vector.bitcast %574 : !i32x16 to !i8x64
         %576 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%573, %491, %575) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %577 = vector.load %x_lanes[%123, %510] : memref<?x1024xi32>, !i32x16
         %578 = vector.bitcast %577 : !i32x16 to !i8x64
         %579 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%576, %494, %578) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %580 = vector.load %x_lanes[%123, %514] : memref<?x1024xi32>, !i32x16
         %581 = vector.bitcast %580 : !i32x16 to !i8x64
         %582 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%579, %497, %581) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %583 = vector.load %x_lanes[%123, %519] : memref<?x1024xi32>, !i32x16
         %584 = vector.bitcast %583 : !i32x16 to !i8x64
         %585 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%570, %488, %584) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %586 = vector.load %x_lanes[%123, %523] : memref<?x1024xi32>, !i32x16
         %587 = vector.bitcast %586 : !i32x16 to !i8x64
         %588 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%585, %491, %587) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %589 = vector.load %x_lanes[%123, %527] : memref<?x1024xi32>, !i32x16
         %590 = vector.bitcast %589 : !i32x16 to !i8x64
         %591 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%588, %494, %590) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %592 = vector.load %x_lanes[%123, %531] : memref<?x1024xi32>, !i32x16
         %593 = vector.bitcast %592 : !i32x16 to !i8x64
         %594 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%591, %497, %593) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %595 = arith.shli %582, %c_28 : !i32x16
         %596 = arith.addi %594, %595 : !i32x16
         %597 = vector.load %x_exponents[%123, %499] : memref<?x128xf32>, !f32x16
         %598 = arith.sitofp %596 : !i32x16 to !f32x16
         %599 = arith.mulf %598, %597 : !f32x16
         %600 = vector.load %x_centres[%124, %499] : memref<?x128xi32>, !i32x16
         %601 = vector.load %x_lanes[%124, %502] : memref<?x1024xi32>, !i32x16
         %602 = vector.bitcast %601 : !i32x16 to !i8x64
         %603 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %488, %602) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %604 = vector.load %x_lanes[%124, %506] : memref<?x1024xi32>, !i32x16
         %605 = vector.bitcast %604 : !i32x16 to !i8x64
         %606 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%603, %491, %605) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %607 = vector.load %x_lanes[%124, %510] : memref<?x1024xi32>, !i32x16
         %608 = vector.bitcast %607 : !i32x16 to !i8x64
         %609 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%606, %494, %608) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %610 = vector.load %x_lanes[%124, %514] : memref<?x1024xi32>, !i32x16
         %611 = vector.bitcast %610 : !i32x16 to !i8x64
         %612 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%609, %497, %611) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %613 = vector.load %x_lanes[%124, %519] : memref<?x1024xi32>, !i32x16
         %614 = vector.bitcast %613 : !i32x16 to !i8x64
         %615 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%600, %488, %614) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %616 = vector.load %x_lanes[%124, %523] : memref<?x1024xi32>, !i32x16
         %617 = vector.bitcast %616 : !i32x16 to !i8x64
         %618 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%615, %491, %617) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %619 = vector.load %x_lanes[%124, %527] : memref<?x1024xi32>, !i32x16
         %620 = vector.bitcast %619 : !i32x16 to !i8x64
         %621 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%618, %494, %620) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %622 = vector.load %x_lanes[%124, %531] : memref<?x1024xi32>, !i32x16
         %623 = vector.bitcast %622 : !i32x16 to !i8x64
         %624 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%621, %497, %623) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %625 = arith.shli %612, %c_28 : !i32x16
         %626 = arith.addi %624, %625 : !i32x16
         %627 = vector.load %x_exponents[%124, %499] : memref<?x128xf32>, !f32x16
         %628 = arith.sitofp %626 : !i32x16 to !f32x16
         %629 = arith.mulf %628, %627 : !f32x16
         %630 = math.fma %539, %185, %346 : !f32x16
         %631 = math.fma %569, %185, %347 : !f32x16
         %632 = math.fma %599, %185, %348 : !f32x16
         %633 = math.fma %629, %185, %349 : !f32x16
         %634 = vector.bitcast %199 : !i32x16 to !i16x32
         %635 = vector.bitcast %634 : !i16x32 to !i8x64
         %636 = arith.andi %635, %c_25 : !i8x64
         %637 = arith.shrui %634, %c_26 : !i16x32
         %638 = vector.bitcast %637 : !i16x32 to !i8x64
         %639 = arith.andi %638, %c_25 : !i8x64
         %640 = vector.bitcast %200 : !i32x16 to !i16x32
         %641 = vector.bitcast %640 : !i16x32 to !i8x64
         %642 = arith.andi %641, %c_25 : !i8x64
         %643 = arith.shrui %640, %c_26 : !i16x32
         %644 = vector.bitcast %643 : !i16x32 to !i8x64
         %645 = arith.andi %644, %c_25 : !i8x64
         %646 = vector.load %x_centres[%121, %499] : memref<?x128xi32>, !i32x16
         %647 = vector.load %x_lanes[%121, %502] : memref<?x1024xi32>, !i32x16
         %648 = vector.bitcast %647 : !i32x16 to !i8x64
         %649 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %636, %648) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %650 = vector.load %x_lanes[%121, %506] : memref<?x1024xi32>, !i32x16
         %651 = vector.bitcast %650 : !i32x16 to !i8x64
         %652 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%649, %639, %651) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %653 = vector.load %x_lanes[%121, %510] : memref<?x1024xi32>, !i32x16
         %654 = vector.bitcast %653 : !i32x16 to !i8x64
         %655 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%652, %642, %654) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %656 = vector.load %x_lanes[%121, %514] : memref<?x1024xi32>, !i32x16
         %657 = vector.bitcast %656 : !i32x16 to !i8x64
         %658 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%655, %645, %657) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %659 = vector.load %x_lanes[%121, %519] : memref<?x1024xi32>, !i32x16
         %660 = vector.bitcast %659 : !i32x16 to !i8x64
         %661 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%646, %636, %660) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %662 = vector.load %x_lanes[%121, %523] : memref<?x1024xi32>, !i32x16
         %663 = vector.bitcast %662 : !i32x16 to !i8x64
         %664 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%661, %639, %663) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %665 = vector.load %x_lanes[%121, %527] : memref<?x1024xi32>, !i32x16
         %666 = vector.bitcast %665 : !i32x16 to !i8x64
         %667 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%664, %642, %666) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %668 = vector.load %x_lanes[%121, %531] : memref<?x1024xi32>, !i32x16
         %669 = vector.bitcast %668 : !i32x16 to !i8x64
         %670 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%667, %645, %669) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %671 = arith.shli %658, %c_28 : !i32x16
         %672 = arith.addi %670, %671 : !i32x16
         %673 = vector.load %x_exponents[%121, %499] : memref<?x128xf32>, !f32x16
         %674 = arith.sitofp %672 : !i32x16 to !f32x16
         %675 = arith.mulf %674, %673 : !f32x16
         %676 = vector.load %x_centres[%122, %499] : memref<?x128xi32>, !i32x16
         %677 = vector.load %x_lanes[%122, %502] : memref<?x1024xi32>, !i32x16
         %678 = vector.bitcast %677 : !i32x16 to !i8x64
         %679 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %636, %678) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %680 = vector.load %x_lanes[%122, %506] : memref<?x1024xi32>, !i32x16
         %681 = vector.bitcast %680 : !i32x16 to !i8x64
         %682 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%679, %639, %681) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %683 = vector.load %x_lanes[%122, %510] : memref<?x1024xi32>, !i32x16
         %684 = vector.bitcast %683 : !i32x16 to !i8x64
         %685 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%682, %642, %684) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %686 = vector.load %x_lanes[%122, %514] : memref<?x1024xi32>, !i32x16
         %687 = vector.bitcast %686 : !i32x16 to !i8x64
         %688 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%685, %645, %687) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %689 = vector.load %x_lanes[%122, %519] : memref<?x1024xi32>, !i32x16
         %690 = vector.bitcast %689 : !i32x16 to !i8x64
         %691 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%676, %636, %690) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %692 = vector.load %x_lanes[%122, %523] : memref<?x1024xi32>, !i32x16
         %693 = vector.bitcast %692 : !i32x16 to !i8x64
         %694 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%691, %639, %693) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %695 = vector.load %x_lanes[%122, %527] : memref<?x1024xi32>, !i32x16
         %696 = vector.bitcast %695 : !i32x16 to !i8x64
         %697 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%694, %642, %696) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %698 = vector.load %x_lanes[%122, %531] : memref<?x1024xi32>, !i32x16
         %699 = vector.bitcast %698 : !i32x16 to !i8x64
         %700 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%697, %645, %699) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %701 = arith.shli %688, %c_28 : !i32x16
         %702 = arith.addi %700, %701 : !i32x16
         %703 = vector.load %x_exponents[%122, %499] : memref<?x128xf32>, !f32x16
         %704 = arith.sitofp %702 : !i32x16 to !f32x16
         %705 = arith.mulf %704, %703 : !f32x16
         %706 = vector.load %x_centres[%123, %499] : memref<?x128xi32>, !i32x16
         %707 = vector.load %x_lanes[%123, %502] : memref<?x1024xi32>, !i32x16
         %708 = vector.bitcast %707 : !i32x16 to !i8x64
         %709 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %636, %708) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %710 = vector.load %x_lanes[%123, %506] : memref<?x1024xi32>, !i32x16
         %711 = vector.bitcast %710 : !i32x16 to !i8x64
         %712 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%709, %639, %711) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %713 = vector.load %x_lanes[%123, %510] : memref<?x1024xi32>, !i32x16
         %714 = vector.bitcast %713 : !i32x16 to !i8x64
         %715 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%712, %642, %714) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %716 = vector.load %x_lanes[%123, %514] : memref<?x1024xi32>, !i32x16
         %717 = vector.bitcast %716 : !i32x16 to !i8x64
         %718 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%715, %645, %717) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %719 = vector.load %x_lanes[%123, %519] : memref<?x1024xi32>, !i32x16
         %720 = vector.bitcast %719 : !i32x16 to !i8x64
         %721 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%706, %636, %720) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %722 = vector.load %x_lanes[%123, %523] : memref<?x1024xi32>, !i32x16
         %723 = vector.bitcast %722 : !i32x16 to !i8x64
         %724 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%721, %639, %723) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %725 = vector.load %x_lanes[%123, %527] : memref<?x1024xi32>, !i32x16
         %726 = vector.bitcast %725 : !i32x16 to !i8x64
         %727 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%724, %642, %726) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %728 = vector.load %x_lanes[%123, %531] : memref<?x1024xi32>, !i32x16
         %729 = vector.bitcast %728 : !i32x16 to !i8x64
         %730 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%727, %645, %729) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %731 = arith.shli %718, %c_28 : !i32x16
         %732 = arith.addi %730, %731 : !i32x16
         %733 = vector.load %x_exponents[%123, %499] : memref<?x128xf32>, !f32x16
         %734 = arith.sitofp %732 : !i32x16 to !f32x16
         %735 = arith.mulf %734, %733 : !f32x16
         %736 = vector.load %x_centres[%124, %499] : memref<?x128xi32>, !i32x16
         %737 = vector.load %x_lanes[%124, %502] : memref<?x1024xi32>, !i32x16
         %738 = vector.bitcast %737 : !i32x16 to !i8x64
         %739 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %636, %738) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %740 = vector.load %x_lanes[%124, %506] : memref<?x1024xi32>, !i32x16
         %741 = vector.bitcast %740 : !i32x16 to !i8x64
         %742 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%739, %639, %741) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %743 = vector.load %x_lanes[%124, %510] : memref<?x1024xi32>, !i32x16
         %744 = vector.bitcast %743 : !i32x16 to !i8x64
         %745 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%742, %642, %744) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %746 = vector.load %x_lanes[%124, %514] : memref<?x1024xi32>, !i32x16
         %747 = vector.bitcast %746 : !i32x16 to !i8x64
         %748 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%745, %645, %747) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %749 = vector.load %x_lanes[%124, %519] : memref<?x1024xi32>, !i32x16
         %750 = vector.bitcast %749 : !i32x16 to !i8x64
         %751 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%736, %636, %750) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %752 = vector.load %x_lanes[%124, %523] : memref<?x1024xi32>, !i32x16
         %753 = vector.bitcast %752 : !i32x16 to !i8x64
         %754 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%751, %639, %753) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %755 = vector.load %x_lanes[%124, %527] : memref<?x1024xi32>, !i32x16
         %756 = vector.bitcast %755 : !i32x16 to !i8x64
         %757 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%754, %642, %756) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %758 = vector.load %x_lanes[%124, %531] : memref<?x1024xi32>, !i32x16
         %759 = vector.bitcast %758 : !i32x16 to !i8x64
         %760 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%757, %645, %759) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %761 = arith.shli %748, %c_28 : !i32x16
         %762 = arith.addi %760, %761 : !i32x16
         %763 = vector.load %x_exponents[%124, %499] : memref<?x128xf32>, !f32x16
         %764 = arith.sitofp %762 : !i32x16 to !f32x16
         %765 = arith.mulf %764, %763 : !f32x16
         %766 = math.fma %675, %201, %482 : !f32x16
         %767 = math.fma %705, %201, %483 : !f32x16
         %768 = math.fma %735, %201, %484 : !f32x16
         %769 = math.fma %765, %201, %485 : !f32x16
         %770 = math.fma %164, %145, %630 : !f32x16
         %771 = math.fma %164, %146, %631 : !f32x16
         %772 = math.fma %164, %147, %632 : !f32x16
         %773 = math.fma %164, %148, %633 : !f32x16
         %774 = math.fma %191, %145, %766 : !f32x16
         %775 = math.fma %191, %146, %767 : !f32x16
         %776 = math.fma %191, %147, %768 : !f32x16
         %777 = math.fma %191, %148, %769 : !f32x16
         scf.yield %770, %771, %772, %773, %774, %775, %776, %777 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %134#0, %sums[%c_1, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#1, %sums[%c_2, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#2, %sums[%c_8, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#3, %sums[%c_12, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#4, %sums[%c_7, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#5, %sums[%c_29, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#6, %sums[%c_30, %128, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %134#7, %sums[%c_31, %128, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %778 = arith.cmpi sgt, %106, %c_8 : index
      %779 = arith.cmpi sle, %106, %c_12 : index
      %780 = arith.andi %778, %779 : i1
      scf.if %780 {
       scf.for %781 = %c_1 to %c_6 step %c_2 {
        %782 = arith.addi %58, %781 : index
        %783 = arith.addi %782, %c_0 : index
        %784 = arith.addi %782, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %784, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %784, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %785 = arith.addi %783, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %785, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %785, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %787:6 = scf.for %786 = %c_1 to %c_11 step %c_10 iter_args(%788 = %c_14, %789 = %c_14, %790 = %c_14, %791 = %c_14, %792 = %c_14, %793 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
         %794 = arith.divui %786, %c_10 : index
         %795 = arith.muli %794, %c_4 : index
         %796 = vector.load %x_sums[%121, %795] : memref<?x64xf32>, !f32x16
         %797 = vector.load %x_sums[%122, %795] : memref<?x64xf32>, !f32x16
         %798 = vector.load %x_sums[%123, %795] : memref<?x64xf32>, !f32x16
         %799 = arith.muli %794, %c_15 : index
         %800 = arith.addi %799, %c_11 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %800], read, locality<2>, data : memref<64x2048x256xi32>
         %801 = arith.addi %799, %c_16 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %801], read, locality<2>, data : memref<64x2048x256xi32>
         %802 = arith.addi %799, %c_17 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %802], read, locality<2>, data : memref<64x2048x256xi32>
         %803 = arith.addi %799, %c_18 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %803], read, locality<2>, data : memref<64x2048x256xi32>
         %804 = arith.addi %799, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %804], read, locality<3>, data : memref<64x2048x256xi32>
         %805 = arith.addi %799, %c_19 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %805], read, locality<3>, data : memref<64x2048x256xi32>
         %806 = arith.addi %799, %c_20 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %806], read, locality<3>, data : memref<64x2048x256xi32>
         %807 = arith.addi %799, %c_21 : index
         memref.prefetch %expert_gate_up.codes[%78, %782, %807], read, locality<3>, data : memref<64x2048x256xi32>
         %808 = arith.divui %786, %c_15 : index
         %809 = vector.load %expert_gate_up.scales[%78, %782, %808] : memref<64x2048x32xbf16>, !bf16x8
         %810 = arith.extf %809 : !bf16x8 to !f32x8
         %811 = vector.load %expert_gate_up.biases[%78, %782, %808] : memref<64x2048x32xbf16>, !bf16x8
         %812 = arith.extf %811 : !bf16x8 to !f32x8
         %813 = vector.shuffle %810, %812 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %814 = llvm.call_intrinsic "llvm.arithmetic.fence"(%813) : (!f32x16) -> !f32x16
         %815 = arith.divui %786, %c_6 : index
         %816 = arith.muli %815, %c_7 : index
         %817 = vector.load %expert_gate_up.codes[%78, %782, %816] : memref<64x2048x256xi32>, !i32x16
         %818 = arith.addi %786, %c_22 : index
         %819 = arith.divui %818, %c_6 : index
         %820 = arith.muli %819, %c_7 : index
         %821 = vector.load %expert_gate_up.codes[%78, %782, %820] : memref<64x2048x256xi32>, !i32x16
         %822 = vector.shuffle %817, %821 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %823 = vector.shuffle %817, %821 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %824 = vector.shuffle %814, %814 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %825 = arith.addi %786, %c_23 : index
         %826 = arith.divui %825, %c_6 : index
         %827 = arith.muli %826, %c_7 : index
         %828 = vector.load %expert_gate_up.codes[%78, %782, %827] : memref<64x2048x256xi32>, !i32x16
         %829 = arith.addi %786, %c_24 : index
         %830 = arith.divui %829, %c_6 : index
         %831 = arith.muli %830, %c_7 : index
         %832 = vector.load %expert_gate_up.codes[%78, %782, %831] : memref<64x2048x256xi32>, !i32x16
         %833 = vector.shuffle %828, %832 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %834 = vector.shuffle %828, %832 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %835 = vector.shuffle %814, %814 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %783, %800], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %801], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %802], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %803], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %804], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %805], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %806], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %783, %807], read, locality<3>, data : memref<64x2048x256xi32>
         %836 = vector.load %expert_gate_up.scales[%78, %783, %808] : memref<64x2048x32xbf16>, !bf16x8
         %837 = arith.extf %836 : !bf16x8 to !f32x8
         %838 = vector.load %expert_gate_up.biases[%78, %783, %808] : memref<64x2048x32xbf16>, !bf16x8
         %839 = arith.extf %838 : !bf16x8 to !f32x8
         %840 = vector.shuffle %837, %839 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %841 = llvm.call_intrinsic "llvm.arithmetic.fence"(%840) : (!f32x16) -> !f32x16
         %842 = vector.load %expert_gate_up.codes[%78, %783, %816] : memref<64x2048x256xi32>, !i32x16
         %843 = vector.load %expert_gate_up.codes[%78, %783, %820] : memref<64x2048x256xi32>, !i32x16
         %844 = vector.shuffle %842, %843 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %845 = vector.shuffle %842, %843 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %846 = vector.shuffle %841, %841 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %847 = vector.load %expert_gate_up.codes[%78, %783, %827] : memref<64x2048x256xi32>, !i32x16
         %848 = vector.load %expert_gate_up.codes[%78, %783, %831] : memref<64x2048x256xi32>, !i32x16
         %849 = vector.shuffle %847, %848 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %850 = vector.shuffle %847, %848 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %851 = vector.shuffle %841, %841 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %852 = vector.bitcast %822 : !i32x16 to !i16x32
         %853 = vector.bitcast %852 : !i16x32 to !i8x64
         %854 = arith.andi %853, %c_25 : !i8x64
         %855 = arith.shrui %852, %c_26 : !i16x32
         %856 = vector.bitcast %855 : !i16x32 to !i8x64
         %857 = arith.andi %856, %c_25 : !i8x64
         %858 = vector.bitcast %823 : !i32x16 to !i16x32
         %859 = vector.bitcast %858 : !i16x32 to !i8x64
         %860 = arith.andi %859, %c_25 : !i8x64
         %861 = arith.shrui %858, %c_26 : !i16x32
         %862 = vector.bitcast %861 : !i16x32 to !i8x64
         %863 = arith.andi %862, %c_25 : !i8x64
         %864 = arith.divui %786, %c_23 : index
         %865 = arith.muli %864, %c_4 : index
         %866 = vector.load %x_centres[%121, %865] : memref<?x128xi32>, !i32x16
         %867 = arith.muli %864, %c_8 : index
         %868 = arith.muli %867, %c_15 : index
         %869 = vector.load %x_lanes[%121, %868] : memref<?x1024xi32>, !i32x16
         %870 = vector.bitcast %869 : !i32x16 to !i8x64
         %871 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %854, %870) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %872 = arith.addi %868, %c_4 : index
         %873 = vector.load %x_lanes[%121, %872] : memref<?x1024xi32>, !i32x16
         %874 = vector.bitcast %873 : !i32x16 to !i8x64
         %875 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%871, %857, %874) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %876 = arith.addi %868, %c_6 : index
         %877 = vector.load %x_lanes[%121, %876] : memref<?x1024xi32>, !i32x16
         %878 = vector.bitcast %877 : !i32x16 to !i8x64
         %879 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%875, %860, %878) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %880 = arith.addi %868, %c_27 : index
         %881 = vector.load %x_lanes[%121, %880] : memref<?x1024xi32>, !i32x16
         %882 = vector.bitcast %881 : !i32x16 to !i8x64
         %883 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%879, %863, %882) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %884 = arith.addi %867, %c_2 : index
         %885 = arith.muli %884, %c_15 : index
         %886 = vector.load %x_lanes[%121, %885] : memref<?x1024xi32>, !i32x16
         %887 = vector.bitcast %886 : !i32x16 to !i8x64
         %888 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%866, %854, %887) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %889 = arith.addi %885, %c_4 : index
         %890 = vector.load %x_lanes[%121, %889] : memref<?x1024xi32>, !i32x16
         %891 = vector.bitcast %890 : !i32x16 to !i8x64
         %892 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%888, %857, %891) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %893 = arith.addi %885, %c_6 : index
         %894 = vector.load %x_lanes[%121, %893] : memref<?x1024xi32>, !i32x16
         %895 = vector.bitcast %894 : !i32x16 to !i8x64
         %896 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%892, %860, %895) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %897 = arith.addi %885, %c_27 : index
         %898 = vector.load %x_lanes[%121, %897] : memref<?x1024xi32>, !i32x16
         %899 = vector.bitcast %898 : !i32x16 to !i8x64
         %900 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%896, %863, %899) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %901 = arith.shli %883, %c_28 : !i32x16
         %902 = arith.addi %900, %901 : !i32x16
         %903 = vector.load %x_exponents[%121, %865] : memref<?x128xf32>, !f32x16
         %904 = arith.sitofp %902 : !i32x16 to !f32x16
         %905 = arith.mulf %904, %903 : !f32x16
         %906 = vector.load %x_centres[%122, %865] : memref<?x128xi32>, !i32x16
         %907 = vector.load %x_lanes[%122, %868] : memref<?x1024xi32>, !i32x16
         %908 = vector.bitcast %907 : !i32x16 to !i8x64
         %909 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %854, %908) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %910 = vector.load %x_lanes[%122, %872] : memref<?x1024xi32>, !i32x16
         %911 = vector.bitcast %910 : !i32x16 to !i8x64
         %912 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%909, %857, %911) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %913 = vector.load %x_lanes[%122, %876] : memref<?x1024xi32>, !i32x16
         %914 = vector.bitcast %913 : !i32x16 to !i8x64
         %915 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%912, %860, %914) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %916 = vector.load %x_lanes[%122, %880] : memref<?x1024xi32>, !i32x16
         %917 = vector.bitcast %916 : !i32x16 to !i8x64
         %918 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%915, %863, %917) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %919 = vector.load %x_lanes[%122, %885] : memref<?x1024xi32>, !i32x16
         %920 = vector.bitcast %919 : !i32x16 to !i8x64
         %921 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%906, %854, %920) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %922 = vector.load %x_lanes[%122, %889] : memref<?x1024xi32>, !i32x16
         %923 = vector.bitcast %922 : !i32x16 to !i8x64
         %924 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%921, %857, %923) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %925 = vector.load %x_lanes[%122, %893] : memref<?x1024xi32>, !i32x16
         %926 = vector.bitcast %925 : !i32x16 to !i8x64
         %927 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%924, %860, %926) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %928 = vector.load %x_lanes[%122, %897] : memref<?x1024xi32>, !i32x16
         %929 = vector.bitcast %928 : !i32x16 to !i8x64
         %930 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%927, %863, %929) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %931 = arith.shli %918, %c_28 : !i32x16
         %932 = arith.addi %930, %931 : !i32x16
         %933 = vector.load %x_exponents[%122, %865] : memref<?x128xf32>, !f32x16
         %934 = arith.sitofp %932 : !i32x16 to !f32x16
         %935 = arith.mulf %934, %933 : !f32x16
         %936 = vector.load %x_centres[%123, %865] : memref<?x128xi32>, !i32x16
         %937 = vector.load %x_lanes[%123, %868] : memref<?x1024xi32>, !i32x16
         %938 = vector.bitcast %937 : !i32x16 to !i8x64
         %939 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %854, %938) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %940 = vector.load %x_lanes[%123, %872] : memref<?x1024xi32>, !i32x16
         %941 = vector.bitcast %940 : !i32x16 to !i8x64
         %942 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%939, %857, %941) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %943 = vector.load %x_lanes[%123, %876] : memref<?x1024xi32>, !i32x16
         %944 = vector.bitcast %943 : !i32x16 to !i8x64
         %945 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%942, %860, %944) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %946 = vector.load %x_lanes[%123, %880] : memref<?x1024xi32>, !i32x16
         %947 = vector.bitcast %946 : !i32x16 to !i8x64
         %948 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%945, %863, %947) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %949 = vector.load %x_lanes[%123, %885] : memref<?x1024xi32>, !i32x16
         %950 = vector.bitcast %949 : !i32x16 to !i8x64
         %951 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%936, %854, %950) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %952 = vector.load %x_lanes[%123, %889] : memref<?x1024xi32>, !i32x16
         %953 = vector.bitcast %952 : !i32x16 to !i8x64
         %954 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%951, %857, %953) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %955 = vector.load %x_lanes[%123, %893] : memref<?x1024xi32>, !i32x16
         %956 = vector.bitcast %955 : !i32x16 to !i8x64
         %957 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%954, %860, %956) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %958 = vector.load %x_lanes[%123, %897] : memref<?x1024xi32>, !i32x16
         %959 = vector.bitcast %958 : !i32x16 to !i8x64
         %960 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%957, %863, %959) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %961 = arith.shli %948, %c_28 : !i32x16
         %962 = arith.addi %960, %961 : !i32x16
         %963 = vector.load %x_exponents[%123, %865] : memref<?x128xf32>, !f32x16
         %964 = arith.sitofp %962 : !i32x16 to !f32x16
         %965 = arith.mulf %964, %963 : !f32x16
         %966 = math.fma %905, %824, %788 : !f32x16
         %967 = math.fma %935, %824, %789 : !f32x16
         %968 = math.fma %965, %824, %790 : !f32x16
         %969 = vector.bitcast %844 : !i32x16 to !i16x32
         %970 = vector.bitcast %969 : !i16x32 to !i8x64
         %971 = arith.andi %970, %c_25 : !i8x64
         %972 = arith.shrui %969, %c_26 : !i16x32
         %973 = vector.bitcast %972 : !i16x32 to !i8x64
         %974 = arith.andi %973, %c_25 : !i8x64
         %975 = vector.bitcast %845 : !i32x16 to !i16x32
         %976 = vector.bitcast %975 : !i16x32 to !i8x64
         %977 = arith.andi %976, %c_25 : !i8x64
         %978 = arith.shrui %975, %c_26 : !i16x32
         %979 = vector.bitcast %978 : !i16x32 to !i8x64
         %980 = arith.andi %979, %c_25 : !i8x64
         %981 = vector.load %x_centres[%121, %865] : memref<?x128xi32>, !i32x16
         %982 = vector.load %x_lanes[%121, %868] : memref<?x1024xi32>, !i32x16
         %983 = vector.bitcast %982 : !i32x16 to !i8x64
         %984 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %971, %983) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %985 = vector.load %x_lanes[%121, %872] : memref<?x1024xi32>, !i32x16
         %986 = vector.bitcast %985 : !i32x16 to !i8x64
         %987 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%984, %974, %986) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %988 = vector.load %x_lanes[%121, %876] : memref<?x1024xi32>, !i32x16
         %989 = vector.bitcast %988 : !i32x16 to !i8x64
         %990 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%987, %977, %989) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %991 = vector.load %x_lanes[%121, %880] : memref<?x1024xi32>, !i32x16
         %992 = vector.bitcast %991 : !i32x16 to !i8x64
         %993 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%990, %980, %992) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %994 = vector.load %x_lanes[%121, %885] : memref<?x1024xi32>, !i32x16
         %995 = vector.bitcast %994 : !i32x16 to !i8x64
         %996 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%981, %971, %995) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %997 = vector.load %x_lanes[%121, %889] : memref<?x1024xi32>, !i32x16
         %998 = vector.bitcast %997 : !i32x16 to !i8x64
         %999 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%996, %974, %998) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1000 = vector.load %x_lanes[%121, %893] : memref<?x1024xi32>, !i32x16
         %1001 = vector.bitcast %1000 : !i32x16 to !i8x64
         %1002 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%999, %977, %1001) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1003 = vector.load %x_lanes[%121, %897] : memref<?x1024xi32>, !i32x16
         %1004 = vector.bitcast %1003 : !i32x16 to !i8x64
         %1005 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1002, %980, %1004) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1006 = arith.shli %993, %c_28 : !i32x16
         %1007 = arith.addi %1005, %1006 : !i32x16
         %1008 = vector.load %x_exponents[%121, %865] : memref<?x128xf32>, !f32x16
         %1009 = arith.sitofp %1007 : !i32x16 to !f32x16
         %1010 = arith.mulf %1009, %1008 : !f32x16
         %1011 = vector.load %x_centres[%122, %865] : memref<?x128xi32>, !i32x16
         %1012 = vector.load %x_lanes[%122, %868] : memref<?x1024xi32>, !i32x16
         %1013 = vector.bitcast %1012 : !i32x16 to !i8x64
         %1014 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %971, %1013) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1015 = vector.load %x_lanes[%122, %872] : memref<?x1024xi32>, !i32x16
         %1016 = vector.bitcast %1015 : !i32x16 to !i8x64
         %1017 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1014, %974, %1016) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1018 = vector.load %x_lanes[%122, %876] : memref<?x1024xi32>, !i32x16
         %1019 = vector.bitcast %1018 : !i32x16 to !i8x64
         %1020 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1017, %977, %1019) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1021 = vector.load %x_lanes[%122, %880] : memref<?x1024xi32>, !i32x16
         %1022 = vector.bitcast %1021 : !i32x16 to !i8x64
         %1023 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1020, %980, %1022) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1024 = vector.load %x_lanes[%122, %885] : memref<?x1024xi32>, !i32x16
         %1025 = vector.bitcast %1024 : !i32x16 to !i8x64
         %1026 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1011, %971, %1025) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1027 = vector.load %x_lanes[%122, %889] : memref<?x1024xi32>, !i32x16
         %1028 = vector.bitcast %1027 : !i32x16 to !i8x64
         %1029 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1026, %974, %1028) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1030 = vector.load %x_lanes[%122, %893] : memref<?x1024xi32>, !i32x16
         %1031 = vector.bitcast %1030 : !i32x16 to !i8x64
         %1032 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1029, %977, %1031) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1033 = vector.load %x_lanes[%122, %897] : memref<?x1024xi32>, !i32x16
         %1034 = vector.bitcast %1033 : !i32x16 to !i8x64
         %1035 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1032, %980, %1034) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1036 = arith.shli %1023, %c_28 : !i32x16
         %1037 = arith.addi %1035, %1036 : !i32x16
         %1038 = vector.load %x_exponents[%122, %865] : memref<?x128xf32>, !f32x16
         %1039 = arith.sitofp %1037 : !i32x16 to !f32x16
         %1040 = arith.mulf %1039, %1038 : !f32x16
         %1041 = vector.load %x_centres[%123, %865] : memref<?x128xi32>, !i32x16
         %1042 = vector.load %x_lanes[%123, %868] : memref<?x1024xi32>, !i32x16
         %1043 = vector.bitcast %1042 : !i32x16 to !i8x64
         %1044 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %971, %1043) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1045 = vector.load %x_lanes[%123, %872] : memref<?x1024xi32>, !i32x16
         %1046 = vector.bitcast %1045 : !i32x16 to !i8x64
         %1047 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1044, %974, %1046) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1048 = vector.load %x_lanes[%123, %876] : memref<?x1024xi32>, !i32x16
         %1049 = vector.bitcast %1048 : !i32x16 to !i8x64
         %1050 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1047, %977, %1049) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1051 = vector.load %x_lanes[%123, %880] : memref<?x1024xi32>, !i32x16
         %1052 = vector.bitcast %1051 : !i32x16 to !i8x64
         %1053 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1050, %980, %1052) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1054 = vector.load %x_lanes[%123, %885] : memref<?x1024xi32>, !i32x16
         %1055 = vector.bitcast %1054 : !i32x16 to !i8x64
         %1056 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1041, %971, %1055) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1057 = vector.load %x_lanes[%123, %889] : memref<?x1024xi32>, !i32x16
         %1058 = vector.bitcast %1057 : !i32x16 to !i8x64
         %1059 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1056, %974, %1058) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1060 = vector.load %x_lanes[%123, %893] : memref<?x1024xi32>, !i32x16
         %1061 = vector.bitcast %1060 : !i32x16 to !i8x64
         %1062 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1059, %977, %1061) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1063 = vector.load %x_lanes[%123, %897] : memref<?x1024xi32>, !i32x16
         %1064 = vector.bitcast %1063 : !i32x16 to !i8x64
         %1065 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1062, %980, %1064) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1066 = arith.shli %1053, %c_28 : !i32x16
         %1067 = arith.addi %1065, %1066 : !i32x16
         %1068 = vector.load %x_exponents[%123, %865] : memref<?x128xf32>, !f32x16
         %1069 = arith.sitofp %1067 : !i32x16 to !f32x16
         %1070 = arith.mulf %1069, %1068 : !f32x16
         %1071 = math.fma %1010, %846, %791 : !f32x16
         %1072 = math.fma %1040, %846, %792 : !f32x16
         %1073 = math.fma %1070, %846, %793 : !f32x16
         %1074 = vector.bitcast %833 : !i32x16 to !i16x32
         %1075 = vector.bitcast %1074 : !i16x32 to !i8x64
         %1076 = arith.andi %1075, %c_25 : !i8x64
         %1077 = arith.shrui %1074, %c_26 : !i16x32
         %1078 = vector.bitcast %1077 : !i16x32 to !i8x64
         %1079 = arith.andi %1078, %c_25 : !i8x64
         %1080 = vector.bitcast %834 : !i32x16 to !i16x32
         %1081 = vector.bitcast %1080 : !i16x32 to !i8x64
         %1082 = arith.andi %1081, %c_25 : !i8x64
         %1083 = arith.shrui %1080, %c_26 : !i16x32
         %1084 = vector.bitcast %1083 : !i16x32 to !i8x64
         %1085 = arith.andi %1084, %c_25 : !i8x64
         %1086 = arith.divui %825, %c_23 : index
         %1087 = arith.muli %1086, %c_4 : index
         %1088 = vector.load %x_centres[%121, %1087] : memref<?x128xi32>, !i32x16
         %1089 = arith.muli %1086, %c_8 : index
         %1090 = arith.muli %1089, %c_15 : index
         %1091 = vector.load %x_lanes[%121, %1090] : memref<?x1024xi32>, !i32x16
         %1092 = vector.bitcast %1091 : !i32x16 to !i8x64
         %1093 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1076, %1092) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1094 = arith.addi %1090, %c_4 : index
         %1095 = vector.load %x_lanes[%121, %1094] : memref<?x1024xi32>, !i32x16
         %1096 = vector.bitcast %1095 : !i32x16 to !i8x64
         %1097 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1093, %1079, %1096) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1098 = arith.addi %1090, %c_6 : index
         %1099 = vector.load %x_lanes[%121, %1098] : memref<?x1024xi32>, !i32x16
         %1100 = vector.bitcast %1099 : !i32x16 to !i8x64
         %1101 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1097, %1082, %1100) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1102 = arith.addi %1090, %c_27 : index
         %1103 = vector.load %x_lanes[%121, %1102] : memref<?x1024xi32>, !i32x16
         %1104 = vector.bitcast %1103 : !i32x16 to !i8x64
         %1105 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1101, %1085, %1104) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1106 = arith.addi %1089, %c_2 : index
         %1107 = arith.muli %1106, %c_15 : index
         %1108 = vector.load %x_lanes[%121, %1107] : memref<?x1024xi32>, !i32x16
         %1109 = vector.bitcast %1108 : !i32x16 to !i8x64
         %1110 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1088, %1076, %1109) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1111 = arith.addi %1107, %c_4 : index
         %1112 = vector.load %x_lanes[%121, %1111] : memref<?x1024xi32>, !i32x16
         %1113 = vector.bitcast %1112 : !i32x16 to !i8x64
         %1114 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1110, %1079, %1113) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1115 = arith.addi %1107, %c_6 : index
         %1116 = vector.load %x_lanes[%121, %1115] : memref<?x1024xi32>, !i32x16
         %1117 = vector.bitcast %1116 : !i32x16 to !i8x64
         %1118 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1114, %1082, %1117) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1119 = arith.addi %1107, %c_27 : index
         %1120 = vector.load %x_lanes[%121, %1119] : memref<?x1024xi32>, !i32x16
         %1121 = vector.bitcast %1120 : !i32x16 to !i8x64
         %1122 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1118, %1085, %1121) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1123 = arith.shli %1105, %c_28 : !i32x16
         %1124 = arith.addi %1122, %1123 : !i32x16
         %1125 = vector.load %x_exponents[%121, %1087] : memref<?x128xf32>, !f32x16
         %1126 = arith.sitofp %1124 : !i32x16 to !f32x16
         %1127 = arith.mulf %1126, %1125 : !f32x16
         %1128 = vector.load %x_centres[%122, %1087] : memref<?x128xi32>, !i32x16
         %1129 = vector.load %x_lanes[%122, %1090] : memref<?x1024xi32>, !i32x16
         %1130 = vector.bitcast %1129 : !i32x16 to !i8x64
         %1131 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1076, %1130) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1132 = vector.load %x_lanes[%122, %1094] : memref<?x1024xi32>, !i32x16
         %1133 = vector.bitcast %1132 : !i32x16 to !i8x64
         %1134 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1131, %1079, %1133) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1135 = vector.load %x_lanes[%122, %1098] : memref<?x1024xi32>, !i32x16
         %1136 = vector.bitcast %1135 : !i32x16 to !i8x64
         %1137 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1134, %1082, %1136) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1138 = vector.load %x_lanes[%122, %1102] : memref<?x1024xi32>, !i32x16
         %1139 = vector.bitcast %1138 : !i32x16 to !i8x64
         %1140 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1137, %1085, %1139) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1141 = vector.load %x_lanes[%122, %1107] : memref<?x1024xi32>, !i32x16
         %1142 = vector.bitcast %1141 : !i32x16 to !i8x64
         %1143 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1128, %1076, %1142) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1144 = vector.load %x_lanes[%122, %1111] : memref<?x1024xi32>, !i32x16
         %1145 = vector.bitcast %1144 : !i32x16 to !i8x64
         %1146 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1143, %1079, %1145) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1147 = vector.load %x_lanes[%122, %1115] : memref<?x1024xi32>, !i32x16
         %1148 = vector.bitcast %1147 : !i32x16 to !i8x64
         %1149 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1146, %1082, %1148) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1150 = vector.load %x_lanes[%122, %1119] : memref<?x1024xi32>, !i32x16
         %1151 = vector.bitcast %1150 : !i32x16 to !i8x64
         %1152 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1149, %1085, %1151) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1153 = arith.shli %1140, %c_28 : !i32x16
         %1154 = arith.addi %1152, %1153 : !i32x16
         %1155 = vector.load %x_exponents[%122, %1087] : memref<?x128xf32>, !f32x16
         %1156 = arith.sitofp %1154 : !i32x16 to !f32x16
         %1157 = arith.mulf %1156, %1155 : !f32x16
         %1158 = vector.load %x_centres[%123, %1087] : memref<?x128xi32>, !i32x16
         %1159 = vector.load %x_lanes[%123, %1090] : memref<?x1024xi32>, !i32x16
         %1160 = vector.bitcast %1159 : !i32x16 to !i8x64
         %1161 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1076, %1160) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1162 = vector.load %x_lanes[%123, %1094] : memref<?x1024xi32>, !i32x16
         %1163 = vector.bitcast %1162 : !i32x16 to !i8x64
         %1164 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1161, %1079, %1163) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1165 = vector.load %x_lanes[%123, %1098] : memref<?x1024xi32>, !i32x16
         %1166 = vector.bitcast %1165 : !i32x16 to !i8x64
         %1167 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1164, %1082, %1166) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1168 = vector.load %x_lanes[%123, %1102] : memref<?x1024xi32>, !i32x16
         %1169 = vector.bitcast %1168 : !i32x16 to !i8x64
         %1170 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1167, %1085, %1169) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1171 = vector.load %x_lanes[%123, %1107] : memref<?x1024xi32>, !i32x16
         %1172 = vector.bitcast %1171 : !i32x16 to !i8x64
         %1173 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1158, %1076, %1172) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1174 = vector.load %x_lanes[%123, %1111] : memref<?x1024xi32>, !i32x16
         %1175 = vector.bitcast %1174 : !i32x16 to !i8x64
         %1176 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1173, %1079, %1175) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1177 = vector.load %x_lanes[%123, %1115] : memref<?x1024xi32>, !i32x16
         %1178 = vector.bitcast %1177 : !i32x16 to !i8x64
         %1179 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1176, %1082, %1178) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1180 = vector.load %x_lanes[%123, %1119] : memref<?x1024xi32>, !i32x16
         %1181 = vector.bitcast %1180 : !i32x16 to !i8x64
         %1182 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1179, %1085, %1181) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1183 = arith.shli %1170, %c_28 : !i32x16
         %1184 = arith.addi %1182, %1183 : !i32x16
         %1185 = vector.load %x_exponents[%123, %1087] : memref<?x128xf32>, !f32x16
         %1186 = arith.sitofp %1184 : !i32x16 to !f32x16
         %1187 = arith.mulf %1186, %1185 : !f32x16
         %1188 = math.fma %1127, %835, %966 : !f32x16
         %1189 = math.fma %1157, %835, %967 : !f32x16
         %1190 = math.fma %1187, %835, %968 : !f32x16
         %1191 = vector.bitcast %849 : !i32x16 to !i16x32
         %1192 = vector.bitcast %1191 : !i16x32 to !i8x64
         %1193 = arith.andi %1192, %c_25 : !i8x64
         %1194 = arith.shrui %1191, %c_26 : !i16x32
         %1195 = vector.bitcast %1194 : !i16x32 to !i8x64
         %1196 = arith.andi %1195, %c_25 : !i8x64
         %1197 = vector.bitcast %850 : !i32x16 to !i16x32
         %1198 = vector.bitcast %1197 : !i16x32 to !i8x64
         %1199 = arith.andi %1198, %c_25 : !i8x64
         %1200 = arith.shrui %1197, %c_26 : !i16x32
         %1201 = vector.bitcast %1200 : !i16x32 to !i8x64
         %1202 = arith.andi %1201, %c_25 : !i8x64
         %1203 = vector.load %x_centres[%121, %1087] : memref<?x128xi32>, !i32x16
         %1204 = vector.load %x_lanes[%121, %1090] : memref<?x1024xi32>, !i32x16
         %1205 = vector.bitcast %1204 : !i32x16 to !i8x64
         %1206 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1193, %1205) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1207 = vector.load %x_lanes[%121, %1094] : memref<?x1024xi32>, !i32x16
         %1208 = vector.bitcast %1207 : !i32x16 to !i8x64
         %1209 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1206, %1196, %1208) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1210 = vector.load %x_lanes[%121, %1098] : memref<?x1024xi32>, !i32x16
         %1211 = vector.bitcast %1210 : !i32x16 to !i8x64
         %1212 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1209, %1199, %1211) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1213 = vector.load %x_lanes[%121, %1102] : memref<?x1024xi32>, !i32x16
         %1214 = vector.bitcast %1213 : !i32x16 to !i8x64
         %1215 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1212, %1202, %1214) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1216 = vector.load %x_lanes[%121, %1107] : memref<?x1024xi32>, !i32x16
         %1217 = vector.bitcast %1216 : !i32x16 to !i8x64
         %1218 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1203, %1193, %1217) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1219 = vector.load %x_lanes[%121, %1111] : memref<?x1024xi32>, !i32x16
         %1220 = vector.bitcast %1219 : !i32x16 to !i8x64
         %1221 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1218, %1196, %1220) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1222 = vector.load %x_lanes[%121, %1115] : memref<?x1024xi32>, !i32x16
         %1223 = vector.bitcast %1222 : !i32x16 to !i8x64
         %1224 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1221, %1199, %1223) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1225 = vector.load %x_lanes[%121, %1119] : memref<?x1024xi32>, !i32x16
         %1226 = vector.bitcast %1225 : !i32x16 to !i8x64
         %1227 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1224, %1202, %1226) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1228 = arith.shli %1215, %c_28 : !i32x16
         %1229 = arith.addi %1227, %1228 : !i32x16
         %1230 = vector.load %x_exponents[%121, %1087] : memref<?x128xf32>, !f32x16
         %1231 = arith.sitofp %1229 : !i32x16 to !f32x16
         %1232 = arith.mulf %1231, %1230 : !f32x16
         %1233 = vector.load %x_centres[%122, %1087] : memref<?x128xi32>, !i32x16
         %1234 = vector.load %x_lanes[%122, %1090] : memref<?x1024xi32>, !i32x16
         %1235 = vector.bitcast %1234 : !i32x16 to !i8x64
         %1236 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1193, %1235) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1237 = vector.load %x_lanes[%122, %1094] : memref<?x1024xi32>, !i32x16
         %1238 = vector.bitcast %1237 : !i32x16 to !i8x64
         %1239 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1236, %1196, %1238) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1240 = vector.load %x_lanes[%122, %1098] : memref<?x1024xi32>, !i32x16
         %1241 = vector.bitcast %1240 : !i32x16 to !i8x64
         %1242 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1239, %1199, %1241) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1243 = vector.load %x_lanes[%122, %1102] : memref<?x1024xi32>, !i32x16
         %1244 = vector.bitcast %1243 : !i32x16 to !i8x64
         %1245 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1242, %1202, %1244) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1246 = vector.load %x_lanes[%122, %1107] : memref<?x1024xi32>, !i32x16
         %1247 = vector.bitcast %1246 : !i32x16 to !i8x64
         %1248 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1233, %1193, %1247) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1249 = vector.load %x_lanes[%122, %1111] : memref<?x1024xi32>, !i32x16
         %1250 = vector.bitcast %1249 : !i32x16 to !i8x64
         %1251 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1248, %1196, %1250) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1252 = vector.load %x_lanes[%122, %1115] : memref<?x1024xi32>, !i32x16
         %1253 = vector.bitcast %1252 : !i32x16 to !i8x64
         %1254 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1251, %1199, %1253) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1255 = vector.load %x_lanes[%122, %1119] : memref<?x1024xi32>, !i32x16
         %1256 = vector.bitcast %1255 : !i32x16 to !i8x64
         %1257 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1254, %1202, %1256) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1258 = arith.shli %1245, %c_28 : !i32x16
         %1259 = arith.addi %1257, %1258 : !i32x16
         %1260 = vector.load %x_exponents[%122, %1087] : memref<?x128xf32>, !f32x16
         %1261 = arith.sitofp %1259 : !i32x16 to !f32x16
         %1262 = arith.mulf %1261, %1260 : !f32x16
         %1263 = vector.load %x_centres[%123, %1087] : memref<?x128xi32>, !i32x16
         %1264 = vector.load %x_lanes[%123, %1090] : memref<?x1024xi32>, !i32x16
         %1265 = vector.bitcast %1264 : !i32x16 to !i8x64
         %1266 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1193, %1265) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1267 = vector.load %x_lanes[%123, %1094] : memref<?x1024xi32>, !i32x16
         %1268 = vector.bitcast %1267 : !i32x16 to !i8x64
         %1269 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1266, %1196, %1268) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1270 = vector.load %x_lanes[%123, %1098] : memref<?x1024xi32>, !i32x16
         %1271 = vector.bitcast %1270 : !i32x16 to !i8x64
         %1272 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1269, %1199, %1271) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1273 = vector.load %x_lanes[%123, %1102] : memref<?x1024xi32>, !i32x16
         %1274 = vector.bitcast %1273 : !i32x16 to !i8x64
         %1275 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1272, %1202, %1274) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1276 = vector.load %x_lanes[%123, %1107] : memref<?x1024xi32>, !i32x16
         %1277 = vector.bitcast %1276 : !i32x16 to !i8x64
         %1278 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1263, %1193, %1277) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1279 = vector.load %x_lanes[%123, %1111] : memref<?x1024xi32>, !i32x16
         %1280 = vector.bitcast %1279 : !i32x16 to !i8x64
         %1281 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1278, %1196, %1280) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1282 = vector.load %x_lanes[%123, %1115] : memref<?x1024xi32>, !i32x16
         %1283 = vector.bitcast %1282 : !i32x16 to !i8x64
         %1284 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1281, %1199, %1283) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1285 = vector.load %x_lanes[%123, %1119] : memref<?x1024xi32>, !i32x16
         %1286 = vector.bitcast %1285 : !i32x16 to !i8x64
         %1287 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1284, %1202, %1286) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1288 = arith.shli %1275, %c_28 : !i32x16
         %1289 = arith.addi %1287, %1288 : !i32x16
         %1290 = vector.load %x_exponents[%123, %1087] : memref<?x128xf32>, !f32x16
         %1291 = arith.sitofp %1289 : !i32x16 to !f32x16
         %1292 = arith.mulf %1291, %1290 : !f32x16
         %1293 = math.fma %1232, %851, %1071 : !f32x16
         %1294 = math.fma %1262, %851, %1072 : !f32x16
         %1295 = math.fma %1292, %851, %1073 : !f32x16
         %1296 = math.fma %814, %796, %1188 : !f32x16
         %1297 = math.fma %814, %797, %1189 : !f32x16
         %1298 = math.fma %814, %798, %1190 : !f32x16
         %1299 = math.fma %841, %796, %1293 : !f32x16
         %1300 = math.fma %841, %797, %1294 : !f32x16
         %1301 = math.fma %841, %798, %1295 : !f32x16
         scf.yield %1296, %1297, %1298, %1299, %1300, %1301 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %787#0, %sums[%c_1, %781, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %787#1, %sums[%c_2, %781, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %787#2, %sums[%c_8, %781, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %787#3, %sums[%c_7, %781, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %787#4, %sums[%c_29, %781, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %787#5, %sums[%c_30, %781, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %1302 = arith.cmpi sgt, %106, %c_2 : index
      %1303 = arith.cmpi sle, %106, %c_8 : index
      %1304 = arith.andi %1302, %1303 : i1
      scf.if %1304 {
       scf.for %1305 = %c_1 to %c_6 step %c_2 {
        %1306 = arith.addi %58, %1305 : index
        %1307 = arith.addi %1306, %c_0 : index
        %1308 = arith.addi %1306, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %1308, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %1308, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %1309 = arith.addi %1307, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %1309, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %1309, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %1311:4 = scf.for %1310 = %c_1 to %c_11 step %c_10 iter_args(%1312 = %c_14, %1313 = %c_14, %1314 = %c_14, %1315 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %1316 = arith.divui %1310, %c_10 : index
         %1317 = arith.muli %1316, %c_4 : index
         %1318 = vector.load %x_sums[%121, %1317] : memref<?x64xf32>, !f32x16
         %1319 = vector.load %x_sums[%122, %1317] : memref<?x64xf32>, !f32x16
         %1320 = arith.muli %1316, %c_15 : index
         %1321 = arith.addi %1320, %c_11 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1321], read, locality<2>, data : memref<64x2048x256xi32>
         %1322 = arith.addi %1320, %c_16 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1322], read, locality<2>, data : memref<64x2048x256xi32>
         %1323 = arith.addi %1320, %c_17 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1323], read, locality<2>, data : memref<64x2048x256xi32>
         %1324 = arith.addi %1320, %c_18 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1324], read, locality<2>, data : memref<64x2048x256xi32>
         %1325 = arith.addi %1320, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1325], read, locality<3>, data : memref<64x2048x256xi32>
         %1326 = arith.addi %1320, %c_19 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1326], read, locality<3>, data : memref<64x2048x256xi32>
         %1327 = arith.addi %1320, %c_20 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1327], read, locality<3>, data : memref<64x2048x256xi32>
         %1328 = arith.addi %1320, %c_21 : index
         memref.prefetch %expert_gate_up.codes[%78, %1306, %1328], read, locality<3>, data : memref<64x2048x256xi32>
         %1329 = arith.divui %1310, %c_15 : index
         %1330 = vector.load %expert_gate_up.scales[%78, %1306, %1329] : memref<64x2048x32xbf16>, !bf16x8
         %1331 = arith.extf %1330 : !bf16x8 to !f32x8
         %1332 = vector.load %expert_gate_up.biases[%78, %1306, %1329] : memref<64x2048x32xbf16>, !bf16x8
         %1333 = arith.extf %1332 : !bf16x8 to !f32x8
         %1334 = vector.shuffle %1331, %1333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %1335 = llvm.call_intrinsic "llvm.arithmetic.fence"(%1334) : (!f32x16) -> !f32x16
         %1336 = arith.divui %1310, %c_6 : index
         %1337 = arith.muli %1336, %c_7 : index
         %1338 = vector.load %expert_gate_up.codes[%78, %1306, %1337] : memref<64x2048x256xi32>, !i32x16
         %1339 = arith.addi %1310, %c_22 : index
         %1340 = arith.divui %1339, %c_6 : index
         %1341 = arith.muli %1340, %c_7 : index
         %1342 = vector.load %expert_gate_up.codes[%78, %1306, %1341] : memref<64x2048x256xi32>, !i32x16
         %1343 = vector.shuffle %1338, %1342 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1344 = vector.shuffle %1338, %1342 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1345 = vector.shuffle %1335, %1335 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %1346 = arith.addi %1310, %c_23 : index
         %1347 = arith.divui %1346, %c_6 : index
         %1348 = arith.muli %1347, %c_7 : index
         %1349 = vector.load %expert_gate_up.codes[%78, %1306, %1348] : memref<64x2048x256xi32>, !i32x16
         %1350 = arith.addi %1310, %c_24 : index
         %1351 = arith.divui %1350, %c_6 : index
         %1352 = arith.muli %1351, %c_7 : index
         %1353 = vector.load %expert_gate_up.codes[%78, %1306, %1352] : memref<64x2048x256xi32>, !i32x16
         %1354 = vector.shuffle %1349, %1353 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1355 = vector.shuffle %1349, %1353 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1356 = vector.shuffle %1335, %1335 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1321], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1322], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1323], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1324], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1325], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1326], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1327], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1307, %1328], read, locality<3>, data : memref<64x2048x256xi32>
         %1357 = vector.load %expert_gate_up.scales[%78, %1307, %1329] : memref<64x2048x32xbf16>, !bf16x8
         %1358 = arith.extf %1357 : !bf16x8 to !f32x8
         %1359 = vector.load %expert_gate_up.biases[%78, %1307, %1329] : memref<64x2048x32xbf16>, !bf16x8
         %1360 = arith.extf %1359 : !bf16x8 to !f32x8
         %1361 = vector.shuffle %1358, %1360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %1362 = llvm.call_intrinsic "llvm.arithmetic.fence"(%1361) : (!f32x16) -> !f32x16
         %1363 = vector.load %expert_gate_up.codes[%78, %1307, %1337] : memref<64x2048x256xi32>, !i32x16
         %1364 = vector.load %expert_gate_up.codes[%78, %1307, %1341] : memref<64x2048x256xi32>, !i32x16
         %1365 = vector.shuffle %1363, %1364 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1366 = vector.shuffle %1363, %1364 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1367 = vector.shuffle %1362, %1362 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %1368 = vector.load %expert_gate_up.codes[%78, %1307, %1348] : memref<64x2048x256xi32>, !i32x16
         %1369 = vector.load %expert_gate_up.codes[%78, %1307, %1352] : memref<64x2048x256xi32>, !i32x16
         %1370 = vector.shuffle %1368, %1369 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1371 = vector.shuffle %1368, %1369 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1372 = vector.shuffle %1362, %1362 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %1373 = vector.bitcast %1343 : !i32x16 to !i16x32
         %1374 = vector.bitcast %1373 : !i16x32 to !i8x64
         %1375 = arith.andi %1374, %c_25 : !i8x64
         %1376 = arith.shrui %1373, %c_26 : !i16x32
         %1377 = vector.bitcast %1376 : !i16x32 to !i8x64
         %1378 = arith.andi %1377, %c_25 : !i8x64
         %1379 = vector.bitcast %1344 : !i32x16 to !i16x32
         %1380 = vector.bitcast %1379 : !i16x32 to !i8x64
         %1381 = arith.andi %1380, %c_25 : !i8x64
         %1382 = arith.shrui %1379, %c_26 : !i16x32
         %1383 = vector.bitcast %1382 : !i16x32 to !i8x64
         %1384 = arith.andi %1383, %c_25 : !i8x64
         %1385 = arith.divui %1310, %c_23 : index
         %1386 = arith.muli %1385, %c_4 : index
         %1387 = vector.load %x_centres[%121, %1386] : memref<?x128xi32>, !i32x16
         %1388 = arith.muli %1385, %c_8 : index
         %1389 = arith.muli %1388, %c_15 : index
         %1390 = vector.load %x_lanes[%121, %1389] : memref<?x1024xi32>, !i32x16
         %1391 = vector.bitcast %1390 : !i32x16 to !i8x64
         %1392 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1375, %1391) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1393 = arith.addi %1389, %c_4 : index
         %1394 = vector.load %x_lanes[%121, %1393] : memref<?x1024xi32>, !i32x16
         %1395 = vector.bitcast %1394 : !i32x16 to !i8x64
         %1396 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1392, %1378, %1395) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1397 = arith.addi %1389, %c_6 : index
         %1398 = vector.load %x_lanes[%121, %1397] : memref<?x1024xi32>, !i32x16
         %1399 = vector.bitcast %1398 : !i32x16 to !i8x64
         %1400 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1396, %1381, %1399) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1401 = arith.addi %1389, %c_27 : index
         %1402 = vector.load %x_lanes[%121, %1401] : memref<?x1024xi32>, !i32x16
         %1403 = vector.bitcast %1402 : !i32x16 to !i8x64
         %1404 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1400, %1384, %1403) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1405 = arith.addi %1388, %c_2 : index
         %1406 = arith.muli %1405, %c_15 : index
         %1407 = vector.load %x_lanes[%121, %1406] : memref<?x1024xi32>, !i32x16
         %1408 = vector.bitcast %1407 : !i32x16 to !i8x64
         %1409 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1387, %1375, %1408) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1410 = arith.addi %1406, %c_4 : index
         %1411 = vector.load %x_lanes[%121, %1410] : memref<?x1024xi32>, !i32x16
         %1412 = vector.bitcast %1411 : !i32x16 to !i8x64
         %1413 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1409, %1378, %1412) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1414 = arith.addi %1406, %c_6 : index
         %1415 = vector.load %x_lanes[%121, %1414] : memref<?x1024xi32>, !i32x16
         %1416 = vector.bitcast %1415 : !i32x16 to !i8x64
         %1417 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1413, %1381, %1416) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1418 = arith.addi %1406, %c_27 : index
         %1419 = vector.load %x_lanes[%121, %1418] : memref<?x1024xi32>, !i32x16
         %1420 = vector.bitcast %1419 : !i32x16 to !i8x64
         %1421 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1417, %1384, %1420) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1422 = arith.shli %1404, %c_28 : !i32x16
         %1423 = arith.addi %1421, %1422 : !i32x16
         %1424 = vector.load %x_exponents[%121, %1386] : memref<?x128xf32>, !f32x16
         %1425 = arith.sitofp %1423 : !i32x16 to !f32x16
         %1426 = arith.mulf %1425, %1424 : !f32x16
         %1427 = vector.load %x_centres[%122, %1386] : memref<?x128xi32>, !i32x16
         %1428 = vector.load %x_lanes[%122, %1389] : memref<?x1024xi32>, !i32x16
         %1429 = vector.bitcast %1428 : !i32x16 to !i8x64
         %1430 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1375, %1429) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1431 = vector.load %x_lanes[%122, %1393] : memref<?x1024xi32>, !i32x16
         %1432 = vector.bitcast %1431 : !i32x16 to !i8x64
         %1433 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1430, %1378, %1432) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1434 = vector.load %x_lanes[%122, %1397] : memref<?x1024xi32>, !i32x16
         %1435 = vector.bitcast %1434 : !i32x16 to !i8x64
         %1436 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1433, %1381, %1435) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1437 = vector.load %x_lanes[%122, %1401] : memref<?x1024xi32>, !i32x16
         %1438 = vector.bitcast %1437 : !i32x16 to !i8x64
         %1439 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1436, %1384, %1438) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1440 = vector.load %x_lanes[%122, %1406] : memref<?x1024xi32>, !i32x16
         %1441 = vector.bitcast %1440 : !i32x16 to !i8x64
         %1442 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1427, %1375, %1441) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1443 = vector.load %x_lanes[%122, %1410] : memref<?x1024xi32>, !i32x16
         %1444 = vector.bitcast %1443 : !i32x16 to !i8x64
         %1445 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1442, %1378, %1444) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1446 = vector.load %x_lanes[%122, %1414] : memref<?x1024xi32>, !i32x16
         %1447 = vector.bitcast %1446 : !i32x16 to !i8x64
         %1448 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1445, %1381, %1447) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1449 = vector.load %x_lanes[%122, %1418] : memref<?x1024xi32>, !i32x16
         %1450 = vector.bitcast %1449 : !i32x16 to !i8x64
         %1451 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1448, %1384, %1450) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1452 = arith.shli %1439, %c_28 : !i32x16
         %1453 = arith.addi %1451, %1452 : !i32x16
         %1454 = vector.load %x_exponents[%122, %1386] : memref<?x128xf32>, !f32x16
         %1455 = arith.sitofp %1453 : !i32x16 to !f32x16
         %1456 = arith.mulf %1455, %1454 : !f32x16
         %1457 = math.fma %1426, %1345, %1312 : !f32x16
         %1458 = math.fma %1456, %1345, %1313 : !f32x16
         %1459 = vector.bitcast %1365 : !i32x16 to !i16x32
         %1460 = vector.bitcast %1459 : !i16x32 to !i8x64
         %1461 = arith.andi %1460, %c_25 : !i8x64
         %1462 = arith.shrui %1459, %c_26 : !i16x32
         %1463 = vector.bitcast %1462 : !i16x32 to !i8x64
         %1464 = arith.andi %1463, %c_25 : !i8x64
         %1465 = vector.bitcast %1366 : !i32x16 to !i16x32
         %1466 = vector.bitcast %1465 : !i16x32 to !i8x64
         %1467 = arith.andi %1466, %c_25 : !i8x64
         %1468 = arith.shrui %1465, %c_26 : !i16x32
         %1469 = vector.bitcast %1468 : !i16x32 to !i8x64
         %1470 = arith.andi %1469, %c_25 : !i8x64
         %1471 = vector.load %x_centres[%121, %1386] : memref<?x128xi32>, !i32x16
         %1472 = vector.load %x_lanes[%121, %1389] : memref<?x1024xi32>, !i32x16
         %1473 = vector.bitcast %1472 : !i32x16 to !i8x64
         %1474 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1461, %1473) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1475 = vector.load %x_lanes[%121, %1393] : memref<?x1024xi32>, !i32x16
         %1476 = vector.bitcast %1475 : !i32x16 to !i8x64
         %1477 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1474, %1464, %1476) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1478 = vector.load %x_lanes[%121, %1397] : memref<?x1024xi32>, !i32x16
         %1479 = vector.bitcast %1478 : !i32x16 to !i8x64
         %1480 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1477, %1467, %1479) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1481 = vector.load %x_lanes[%121, %1401] : memref<?x1024xi32>, !i32x16
         %1482 = vector.bitcast %1481 : !i32x16 to !i8x64
         %1483 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1480, %1470, %1482) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1484 = vector.load %x_lanes[%121, %1406] : memref<?x1024xi32>, !i32x16
         %1485 = vector.bitcast %1484 : !i32x16 to !i8x64
         %1486 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1471, %1461, %1485) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1487 = vector.load %x_lanes[%121, %1410] : memref<?x1024xi32>, !i32x16
         %1488 = vector.bitcast %1487 : !i32x16 to !i8x64
         %1489 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1486, %1464, %1488) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1490 = vector.load %x_lanes[%121, %1414] : memref<?x1024xi32>, !i32x16
         %1491 = vector.bitcast %1490 : !i32x16 to !i8x64
         %1492 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1489, %1467, %1491) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1493 = vector.load %x_lanes[%121, %1418] : memref<?x1024xi32>, !i32x16
         %1494 = vector.bitcast %1493 : !i32x16 to !i8x64
         %1495 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1492, %1470, %1494) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1496 = arith.shli %1483, %c_28 : !i32x16
         %1497 = arith.addi %1495, %1496 : !i32x16
         %1498 = vector.load %x_exponents[%121, %1386] : memref<?x128xf32>, !f32x16
         %1499 = arith.sitofp %1497 : !i32x16 to !f32x16
         %1500 = arith.mulf %1499, %1498 : !f32x16
         %1501 = vector.load %x_centres[%122, %1386] : memref<?x128xi32>, !i32x16
         %1502 = vector.load %x_lanes[%122, %1389] : memref<?x1024xi32>, !i32x16
         %1503 = vector.bitcast %1502 : !i32x16 to !i8x64
         %1504 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1461, %1503) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1505 = vector.load %x_lanes[%122, %1393] : memref<?x1024xi32>, !i32x16
         %1506 = vector.bitcast %1505 : !i32x16 to !i8x64
         %1507 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1504, %1464, %1506) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1508 = vector.load %x_lanes[%122, %1397] : memref<?x1024xi32>, !i32x16
         %1509 = vector.bitcast %1508 : !i32x16 to !i8x64
         %1510 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1507, %1467, %1509) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1511 = vector.load %x_lanes[%122, %1401] : memref<?x1024xi32>, !i32x16
         %1512 = vector.bitcast %1511 : !i32x16 to !i8x64
         %1513 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1510, %1470, %1512) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1514 = vector.load %x_lanes[%122, %1406] : memref<?x1024xi32>, !i32x16
         %1515 = vector.bitcast %1514 : !i32x16 to !i8x64
         %1516 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1501, %1461, %1515) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1517 = vector.load %x_lanes[%122, %1410] : memref<?x1024xi32>, !i32x16
         %1518 = vector.bitcast %1517 : !i32x16 to !i8x64
         %1519 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1516, %1464, %1518) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1520 = vector.load %x_lanes[%122, %1414] : memref<?x1024xi32>, !i32x16
         %1521 = vector.bitcast %1520 : !i32x16 to !i8x64
         %1522 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1519, %1467, %1521) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1523 = vector.load %x_lanes[%122, %1418] : memref<?x1024xi32>, !i32x16
         %1524 = vector.bitcast %1523 : !i32x16 to !i8x64
         %1525 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1522, %1470, %1524) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1526 = arith.shli %1513, %c_28 : !i32x16
         %1527 = arith.addi %1525, %1526 : !i32x16
         %1528 = vector.load %x_exponents[%122, %1386] : memref<?x128xf32>, !f32x16
         %1529 = arith.sitofp %1527 : !i32x16 to !f32x16
         %1530 = arith.mulf %1529, %1528 : !f32x16
         %1531 = math.fma %1500, %1367, %1314 : !f32x16
         %1532 = math.fma %1530, %1367, %1315 : !f32x16
         %1533 = vector.bitcast %1354 : !i32x16 to !i16x32
         %1534 = vector.bitcast %1533 : !i16x32 to !i8x64
         %1535 = arith.andi %1534, %c_25 : !i8x64
         %1536 = arith.shrui %1533, %c_26 : !i16x32
         %1537 = vector.bitcast %1536 : !i16x32 to !i8x64
         %1538 = arith.andi %1537, %c_25 : !i8x64
         %1539 = vector.bitcast %1355 : !i32x16 to !i16x32
         %1540 = vector.bitcast %1539 : !i16x32 to !i8x64
         %1541 = arith.andi %1540, %c_25 : !i8x64
         %1542 = arith.shrui %1539, %c_26 : !i16x32
         %1543 = vector.bitcast %1542 : !i16x32 to !i8x64
         %1544 = arith.andi %1543, %c_25 : !i8x64
         %1545 = arith.divui %1346, %c_23 : index
         %1546 = arith.muli %1545, %c_4 : index
         %1547 = vector.load %x_centres[%121, %1546] : memref<?x128xi32>, !i32x16
         %1548 = arith.muli %1545, %c_8 : index
         %1549 = arith.muli %1548, %c_15 : index
         %1550 = vector.load %x_lanes[%121, %1549] : memref<?x1024xi32>, !i32x16
         %1551 = vector.bitcast %1550 : !i32x16 to !i8x64
         %1552 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1535, %1551) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1553 = arith.addi %1549, %c_4 : index
         %1554 = vector.load %x_lanes[%121, %1553] : memref<?x1024xi32>, !i32x16
         %1555 = vector.bitcast %1554 : !i32x16 to !i8x64
         %1556 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1552, %1538, %1555) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1557 = arith.addi %1549, %c_6 : index
         %1558 = vector.load %x_lanes[%121, %1557] : memref<?x1024xi32>, !i32x16
         %1559 = vector.bitcast %1558 : !i32x16 to !i8x64
         %1560 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1556, %1541, %1559) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1561 = arith.addi %1549, %c_27 : index
         %1562 = vector.load %x_lanes[%121, %1561] : memref<?x1024xi32>, !i32x16
         %1563 = vector.bitcast %1562 : !i32x16 to !i8x64
         %1564 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1560, %1544, %1563) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1565 = arith.addi %1548, %c_2 : index
         %1566 = arith.muli %1565, %c_15 : index
         %1567 = vector.load %x_lanes[%121, %1566] : memref<?x1024xi32>, !i32x16
         %1568 = vector.bitcast %1567 : !i32x16 to !i8x64
         %1569 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1547, %1535, %1568) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1570 = arith.addi %1566, %c_4 : index
         %1571 = vector.load %x_lanes[%121, %1570] : memref<?x1024xi32>, !i32x16
         %1572 = vector.bitcast %1571 : !i32x16 to !i8x64
         %1573 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1569, %1538, %1572) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1574 = arith.addi %1566, %c_6 : index
         %1575 = vector.load %x_lanes[%121, %1574] : memref<?x1024xi32>, !i32x16
         %1576 = vector.bitcast %1575 : !i32x16 to !i8x64
         %1577 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1573, %1541, %1576) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1578 = arith.addi %1566, %c_27 : index
         %1579 = vector.load %x_lanes[%121, %1578] : memref<?x1024xi32>, !i32x16
         %1580 = vector.bitcast %1579 : !i32x16 to !i8x64
         %1581 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1577, %1544, %1580) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1582 = arith.shli %1564, %c_28 : !i32x16
         %1583 = arith.addi %1581, %1582 : !i32x16
         %1584 = vector.load %x_exponents[%121, %1546] : memref<?x128xf32>, !f32x16
         %1585 = arith.sitofp %1583 : !i32x16 to !f32x16
         %1586 = arith.mulf %1585, %1584 : !f32x16
         %1587 = vector.load %x_centres[%122, %1546] : memref<?x128xi32>, !i32x16
         %1588 = vector.load %x_lanes[%122, %1549] : memref<?x1024xi32>, !i32x16
         %1589 = vector.bitcast %1588 : !i32x16 to !i8x64
         %1590 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1535, %1589) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1591 = vector.load %x_lanes[%122, %1553] : memref<?x1024xi32>, !i32x16
         %1592 = vector.bitcast %1591 : !i32x16 to !i8x64
         %1593 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1590, %1538, %1592) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1594 = vector.load %x_lanes[%122, %1557] : memref<?x1024xi32>, !i32x16
         %1595 = vector.bitcast %1594 : !i32x16 to !i8x64
         %1596 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1593, %1541, %1595) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1597 = vector.load %x_lanes[%122, %1561] : memref<?x1024xi32>, !i32x16
         %1598 = vector.bitcast %1597 : !i32x16 to !i8x64
         %1599 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1596, %1544, %1598) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1600 = vector.load %x_lanes[%122, %1566] : memref<?x1024xi32>, !i32x16
         %1601 = vector.bitcast %1600 : !i32x16 to !i8x64
         %1602 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1587, %1535, %1601) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1603 = vector.load %x_lanes[%122, %1570] : memref<?x1024xi32>, !i32x16
         %1604 = vector.bitcast %1603 : !i32x16 to !i8x64
         %1605 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1602, %1538, %1604) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1606 = vector.load %x_lanes[%122, %1574] : memref<?x1024xi32>, !i32x16
         %1607 = vector.bitcast %1606 : !i32x16 to !i8x64
         %1608 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1605, %1541, %1607) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1609 = vector.load %x_lanes[%122, %1578] : memref<?x1024xi32>, !i32x16
         %1610 = vector.bitcast %1609 : !i32x16 to !i8x64
         %1611 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1608, %1544, %1610) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1612 = arith.shli %1599, %c_28 : !i32x16
         %1613 = arith.addi %1611, %1612 : !i32x16
         %1614 = vector.load %x_exponents[%122, %1546] : memref<?x128xf32>, !f32x16
         %1615 = arith.sitofp %1613 : !i32x16 to !f32x16
         %1616 = arith.mulf %1615, %1614 : !f32x16
         %1617 = math.fma %1586, %1356, %1457 : !f32x16
         %1618 = math.fma %1616, %1356, %1458 : !f32x16
         %1619 = vector.bitcast %1370 : !i32x16 to !i16x32
         %1620 = vector.bitcast %1619 : !i16x32 to !i8x64
         %1621 = arith.andi %1620, %c_25 : !i8x64
         %1622 = arith.shrui %1619, %c_26 : !i16x32
         %1623 = vector.bitcast %1622 : !i16x32 to !i8x64
         %1624 = arith.andi %1623, %c_25 : !i8x64
         %1625 = vector.bitcast %1371 : !i32x16 to !i16x32
         %1626 = vector.bitcast %1625 : !i16x32 to !i8x64
         %1627 = arith.andi %1626, %c_25 : !i8x64
         %1628 = arith.shrui %1625, %c_26 : !i16x32
         %1629 = vector.bitcast %1628 : !i16x32 to !i8x64
         %1630 = arith.andi %1629, %c_25 : !i8x64
         %1631 = vector.load %x_centres[%121, %1546] : memref<?x128xi32>, !i32x16
         %1632 = vector.load %x_lanes[%121, %1549] : memref<?x1024xi32>, !i32x16
         %1633 = vector.bitcast %1632 : !i32x16 to !i8x64
         %1634 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1621, %1633) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1635 = vector.load %x_lanes[%121, %1553] : memref<?x1024xi32>, !i32x16
         %1636 = vector.bitcast %1635 : !i32x16 to !i8x64
         %1637 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1634, %1624, %1636) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1638 = vector.load %x_lanes[%121, %1557] : memref<?x1024xi32>, !i32x16
         %1639 = vector.bitcast %1638 : !i32x16 to !i8x64
         %1640 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1637, %1627, %1639) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1641 = vector.load %x_lanes[%121, %1561] : memref<?x1024xi32>, !i32x16
         %1642 = vector.bitcast %1641 : !i32x16 to !i8x64
         %1643 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1640, %1630, %1642) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1644 = vector.load %x_lanes[%121, %1566] : memref<?x1024xi32>, !i32x16
         %1645 = vector.bitcast %1644 : !i32x16 to !i8x64
         %1646 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1631, %1621, %1645) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1647 = vector.load %x_lanes[%121, %1570] : memref<?x1024xi32>, !i32x16
         %1648 = vector.bitcast %1647 : !i32x16 to !i8x64
         %1649 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1646, %1624, %1648) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1650 = vector.load %x_lanes[%121, %1574] : memref<?x1024xi32>, !i32x16
         %1651 = vector.bitcast %1650 : !i32x16 to !i8x64
         %1652 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1649, %1627, %1651) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1653 = vector.load %x_lanes[%121, %1578] : memref<?x1024xi32>, !i32x16
         %1654 = vector.bitcast %1653 : !i32x16 to !i8x64
         %1655 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1652, %1630, %1654) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1656 = arith.shli %1643, %c_28 : !i32x16
         %1657 = arith.addi %1655, %1656 : !i32x16
         %1658 = vector.load %x_exponents[%121, %1546] : memref<?x128xf32>, !f32x16
         %1659 = arith.sitofp %1657 : !i32x16 to !f32x16
         %1660 = arith.mulf %1659, %1658 : !f32x16
         %1661 = vector.load %x_centres[%122, %1546] : memref<?x128xi32>, !i32x16
         %1662 = vector.load %x_lanes[%122, %1549] : memref<?x1024xi32>, !i32x16
         %1663 = vector.bitcast %1662 : !i32x16 to !i8x64
         %1664 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1621, %1663) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1665 = vector.load %x_lanes[%122, %1553] : memref<?x1024xi32>, !i32x16
         %1666 = vector.bitcast %1665 : !i32x16 to !i8x64
         %1667 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1664, %1624, %1666) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1668 = vector.load %x_lanes[%122, %1557] : memref<?x1024xi32>, !i32x16
         %1669 = vector.bitcast %1668 : !i32x16 to !i8x64
         %1670 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1667, %1627, %1669) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1671 = vector.load %x_lanes[%122, %1561] : memref<?x1024xi32>, !i32x16
         %1672 = vector.bitcast %1671 : !i32x16 to !i8x64
         %1673 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1670, %1630, %1672) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1674 = vector.load %x_lanes[%122, %1566] : memref<?x1024xi32>, !i32x16
         %1675 = vector.bitcast %1674 : !i32x16 to !i8x64
         %1676 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1661, %1621, %1675) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1677 = vector.load %x_lanes[%122, %1570] : memref<?x1024xi32>, !i32x16
         %1678 = vector.bitcast %1677 : !i32x16 to !i8x64
         %1679 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1676, %1624, %1678) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1680 = vector.load %x_lanes[%122, %1574] : memref<?x1024xi32>, !i32x16
         %1681 = vector.bitcast %1680 : !i32x16 to !i8x64
         %1682 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1679, %1627, %1681) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1683 = vector.load %x_lanes[%122, %1578] : memref<?x1024xi32>, !i32x16
         %1684 = vector.bitcast %1683 : !i32x16 to !i8x64
         %1685 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1682, %1630, %1684) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1686 = arith.shli %1673, %c_28 : !i32x16
         %1687 = arith.addi %1685, %1686 : !i32x16
         %1688 = vector.load %x_exponents[%122, %1546] : memref<?x128xf32>, !f32x16
         %1689 = arith.sitofp %1687 : !i32x16 to !f32x16
         %1690 = arith.mulf %1689, %1688 : !f32x16
         %1691 = math.fma %1660, %1372, %1531 : !f32x16
         %1692 = math.fma %1690, %1372, %1532 : !f32x16
         %1693 = math.fma %1335, %1318, %1617 : !f32x16
         %1694 = math.fma %1335, %1319, %1618 : !f32x16
         %1695 = math.fma %1362, %1318, %1691 : !f32x16
         %1696 = math.fma %1362, %1319, %1692 : !f32x16
         scf.yield %1693, %1694, %1695, %1696 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %1311#0, %sums[%c_1, %1305, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %1311#1, %sums[%c_2, %1305, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %1311#2, %sums[%c_7, %1305, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %1311#3, %sums[%c_29, %1305, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      %1697 = arith.cmpi sle, %106, %c_2 : index
      %1698 = arith.andi %110, %1697 : i1
      scf.if %1698 {
       scf.for %1699 = %c_1 to %c_6 step %c_2 {
        %1700 = arith.addi %58, %1699 : index
        %1701 = arith.addi %1700, %c_0 : index
        %1702 = arith.addi %1700, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %1702, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %1702, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %1703 = arith.addi %1701, %c_7 : index
        memref.prefetch %expert_gate_up.scales[%78, %1703, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        memref.prefetch %expert_gate_up.biases[%78, %1703, %c_1], read, locality<3>, data : memref<64x2048x32xbf16>
        %1705:2 = scf.for %1704 = %c_1 to %c_11 step %c_10 iter_args(%1706 = %c_14, %1707 = %c_14) -> (!f32x16, !f32x16) {
         %1708 = arith.divui %1704, %c_10 : index
         %1709 = arith.muli %1708, %c_4 : index
         %1710 = vector.load %x_sums[%121, %1709] : memref<?x64xf32>, !f32x16
         %1711 = arith.muli %1708, %c_15 : index
         %1712 = arith.addi %1711, %c_11 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1712], read, locality<2>, data : memref<64x2048x256xi32>
         %1713 = arith.addi %1711, %c_16 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1713], read, locality<2>, data : memref<64x2048x256xi32>
         %1714 = arith.addi %1711, %c_17 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1714], read, locality<2>, data : memref<64x2048x256xi32>
         %1715 = arith.addi %1711, %c_18 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1715], read, locality<2>, data : memref<64x2048x256xi32>
         %1716 = arith.addi %1711, %c_10 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1716], read, locality<3>, data : memref<64x2048x256xi32>
         %1717 = arith.addi %1711, %c_19 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1717], read, locality<3>, data : memref<64x2048x256xi32>
         %1718 = arith.addi %1711, %c_20 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1718], read, locality<3>, data : memref<64x2048x256xi32>
         %1719 = arith.addi %1711, %c_21 : index
         memref.prefetch %expert_gate_up.codes[%78, %1700, %1719], read, locality<3>, data : memref<64x2048x256xi32>
         %1720 = arith.divui %1704, %c_15 : index
         %1721 = vector.load %expert_gate_up.scales[%78, %1700, %1720] : memref<64x2048x32xbf16>, !bf16x8
         %1722 = arith.extf %1721 : !bf16x8 to !f32x8
         %1723 = vector.load %expert_gate_up.biases[%78, %1700, %1720] : memref<64x2048x32xbf16>, !bf16x8
         %1724 = arith.extf %1723 : !bf16x8 to !f32x8
         %1725 = vector.shuffle %1722, %1724 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %1726 = llvm.call_intrinsic "llvm.arithmetic.fence"(%1725) : (!f32x16) -> !f32x16
         %1727 = arith.divui %1704, %c_6 : index
         %1728 = arith.muli %1727, %c_7 : index
         %1729 = vector.load %expert_gate_up.codes[%78, %1700, %1728] : memref<64x2048x256xi32>, !i32x16
         %1730 = arith.addi %1704, %c_22 : index
         %1731 = arith.divui %1730, %c_6 : index
         %1732 = arith.muli %1731, %c_7 : index
         %1733 = vector.load %expert_gate_up.codes[%78, %1700, %1732] : memref<64x2048x256xi32>, !i32x16
         %1734 = vector.shuffle %1729, %1733 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1735 = vector.shuffle %1729, %1733 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1736 = vector.shuffle %1726, %1726 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %1737 = arith.addi %1704, %c_23 : index
         %1738 = arith.divui %1737, %c_6 : index
         %1739 = arith.muli %1738, %c_7 : index
         %1740 = vector.load %expert_gate_up.codes[%78, %1700, %1739] : memref<64x2048x256xi32>, !i32x16
         %1741 = arith.addi %1704, %c_24 : index
         %1742 = arith.divui %1741, %c_6 : index
         %1743 = arith.muli %1742, %c_7 : index
         %1744 = vector.load %expert_gate_up.codes[%78, %1700, %1743] : memref<64x2048x256xi32>, !i32x16
         %1745 = vector.shuffle %1740, %1744 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1746 = vector.shuffle %1740, %1744 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1747 = vector.shuffle %1726, %1726 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1712], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1713], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1714], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1715], read, locality<2>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1716], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1717], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1718], read, locality<3>, data : memref<64x2048x256xi32>
         memref.prefetch %expert_gate_up.codes[%78, %1701, %1719], read, locality<3>, data : memref<64x2048x256xi32>
         %1748 = vector.load %expert_gate_up.scales[%78, %1701, %1720] : memref<64x2048x32xbf16>, !bf16x8
         %1749 = arith.extf %1748 : !bf16x8 to !f32x8
         %1750 = vector.load %expert_gate_up.biases[%78, %1701, %1720] : memref<64x2048x32xbf16>, !bf16x8
         %1751 = arith.extf %1750 : !bf16x8 to !f32x8
         %1752 = vector.shuffle %1749, %1751 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %1753 = llvm.call_intrinsic "llvm.arithmetic.fence"(%1752) : (!f32x16) -> !f32x16
         %1754 = vector.load %expert_gate_up.codes[%78, %1701, %1728] : memref<64x2048x256xi32>, !i32x16
         %1755 = vector.load %expert_gate_up.codes[%78, %1701, %1732] : memref<64x2048x256xi32>, !i32x16
         %1756 = vector.shuffle %1754, %1755 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1757 = vector.shuffle %1754, %1755 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1758 = vector.shuffle %1753, %1753 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %1759 = vector.load %expert_gate_up.codes[%78, %1701, %1739] : memref<64x2048x256xi32>, !i32x16
         %1760 = vector.load %expert_gate_up.codes[%78, %1701, %1743] : memref<64x2048x256xi32>, !i32x16
         %1761 = vector.shuffle %1759, %1760 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1762 = vector.shuffle %1759, %1760 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1763 = vector.shuffle %1753, %1753 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %1764 = vector.bitcast %1734 : !i32x16 to !i16x32
         %1765 = vector.bitcast %1764 : !i16x32 to !i8x64
         %1766 = arith.andi %1765, %c_25 : !i8x64
         %1767 = arith.shrui %1764, %c_26 : !i16x32
         %1768 = vector.bitcast %1767 : !i16x32 to !i8x64
         %1769 = arith.andi %1768, %c_25 : !i8x64
         %1770 = vector.bitcast %1735 : !i32x16 to !i16x32
         %1771 = vector.bitcast %1770 : !i16x32 to !i8x64
         %1772 = arith.andi %1771, %c_25 : !i8x64
         %1773 = arith.shrui %1770, %c_26 : !i16x32
         %1774 = vector.bitcast %1773 : !i16x32 to !i8x64
         %1775 = arith.andi %1774, %c_25 : !i8x64
         %1776 = arith.divui %1704, %c_23 : index
         %1777 = arith.muli %1776, %c_4 : index
         %1778 = vector.load %x_centres[%121, %1777] : memref<?x128xi32>, !i32x16
         %1779 = arith.muli %1776, %c_8 : index
         %1780 = arith.muli %1779, %c_15 : index
         %1781 = vector.load %x_lanes[%121, %1780] : memref<?x1024xi32>, !i32x16
         %1782 = vector.bitcast %1781 : !i32x16 to !i8x64
         %1783 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1766, %1782) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1784 = arith.addi %1780, %c_4 : index
         %1785 = vector.load %x_lanes[%121, %1784] : memref<?x1024xi32>, !i32x16
         %1786 = vector.bitcast %1785 : !i32x16 to !i8x64
         %1787 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1783, %1769, %1786) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1788 = arith.addi %1780, %c_6 : index
         %1789 = vector.load %x_lanes[%121, %1788] : memref<?x1024xi32>, !i32x16
         %1790 = vector.bitcast %1789 : !i32x16 to !i8x64
         %1791 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1787, %1772, %1790) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1792 = arith.addi %1780, %c_27 : index
         %1793 = vector.load %x_lanes[%121, %1792] : memref<?x1024xi32>, !i32x16
         %1794 = vector.bitcast %1793 : !i32x16 to !i8x64
         %1795 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1791, %1775, %1794) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1796 = arith.addi %1779, %c_2 : index
         %1797 = arith.muli %1796, %c_15 : index
         %1798 = vector.load %x_lanes[%121, %1797] : memref<?x1024xi32>, !i32x16
         %1799 = vector.bitcast %1798 : !i32x16 to !i8x64
         %1800 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1778, %1766, %1799) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1801 = arith.addi %1797, %c_4 : index
         %1802 = vector.load %x_lanes[%121, %1801] : memref<?x1024xi32>, !i32x16
         %1803 = vector.bitcast %1802 : !i32x16 to !i8x64
         %1804 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1800, %1769, %1803) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1805 = arith.addi %1797, %c_6 : index
         %1806 = vector.load %x_lanes[%121, %1805] : memref<?x1024xi32>, !i32x16
         %1807 = vector.bitcast %1806 : !i32x16 to !i8x64
         %1808 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1804, %1772, %1807) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1809 = arith.addi %1797, %c_27 : index
         %1810 = vector.load %x_lanes[%121, %1809] : memref<?x1024xi32>, !i32x16
         %1811 = vector.bitcast %1810 : !i32x16 to !i8x64
         %1812 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1808, %1775, %1811) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1813 = arith.shli %1795, %c_28 : !i32x16
         %1814 = arith.addi %1812, %1813 : !i32x16
         %1815 = vector.load %x_exponents[%121, %1777] : memref<?x128xf32>, !f32x16
         %1816 = arith.sitofp %1814 : !i32x16 to !f32x16
         %1817 = arith.mulf %1816, %1815 : !f32x16
         %1818 = math.fma %1817, %1736, %1706 : !f32x16
         %1819 = vector.bitcast %1756 : !i32x16 to !i16x32
         %1820 = vector.bitcast %1819 : !i16x32 to !i8x64
         %1821 = arith.andi %1820, %c_25 : !i8x64
         %1822 = arith.shrui %1819, %c_26 : !i16x32
         %1823 = vector.bitcast %1822 : !i16x32 to !i8x64
         %1824 = arith.andi %1823, %c_25 : !i8x64
         %1825 = vector.bitcast %1757 : !i32x16 to !i16x32
         %1826 = vector.bitcast %1825 : !i16x32 to !i8x64
         %1827 = arith.andi %1826, %c_25 : !i8x64
         %1828 = arith.shrui %1825, %c_26 : !i16x32
         %1829 = vector.bitcast %1828 : !i16x32 to !i8x64
         %1830 = arith.andi %1829, %c_25 : !i8x64
         %1831 = vector.load %x_centres[%121, %1777] : memref<?x128xi32>, !i32x16
         %1832 = vector.load %x_lanes[%121, %1780] : memref<?x1024xi32>, !i32x16
         %1833 = vector.bitcast %1832 : !i32x16 to !i8x64
         %1834 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1821, %1833) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1835 = vector.load %x_lanes[%121, %1784] : memref<?x1024xi32>, !i32x16
         %1836 = vector.bitcast %1835 : !i32x16 to !i8x64
         %1837 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1834, %1824, %1836) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1838 = vector.load %x_lanes[%121, %1788] : memref<?x1024xi32>, !i32x16
         %1839 = vector.bitcast %1838 : !i32x16 to !i8x64
         %1840 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1837, %1827, %1839) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1841 = vector.load %x_lanes[%121, %1792] : memref<?x1024xi32>, !i32x16
         %1842 = vector.bitcast %1841 : !i32x16 to !i8x64
         %1843 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1840, %1830, %1842) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1844 = vector.load %x_lanes[%121, %1797] : memref<?x1024xi32>, !i32x16
         %1845 = vector.bitcast %1844 : !i32x16 to !i8x64
         %1846 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1831, %1821, %1845) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1847 = vector.load %x_lanes[%121, %1801] : memref<?x1024xi32>, !i32x16
         %1848 = vector.bitcast %1847 : !i32x16 to !i8x64
         %1849 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1846, %1824, %1848) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1850 = vector.load %x_lanes[%121, %1805] : memref<?x1024xi32>, !i32x16
         %1851 = vector.bitcast %1850 : !i32x16 to !i8x64
         %1852 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1849, %1827, %1851) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1853 = vector.load %x_lanes[%121, %1809] : memref<?x1024xi32>, !i32x16
         %1854 = vector.bitcast %1853 : !i32x16 to !i8x64
         %1855 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1852, %1830, %1854) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1856 = arith.shli %1843, %c_28 : !i32x16
         %1857 = arith.addi %1855, %1856 : !i32x16
         %1858 = vector.load %x_exponents[%121, %1777] : memref<?x128xf32>, !f32x16
         %1859 = arith.sitofp %1857 : !i32x16 to !f32x16
         %1860 = arith.mulf %1859, %1858 : !f32x16
         %1861 = math.fma %1860, %1758, %1707 : !f32x16
         %1862 = vector.bitcast %1745 : !i32x16 to !i16x32
         %1863 = vector.bitcast %1862 : !i16x32 to !i8x64
         %1864 = arith.andi %1863, %c_25 : !i8x64
         %1865 = arith.shrui %1862, %c_26 : !i16x32
         %1866 = vector.bitcast %1865 : !i16x32 to !i8x64
         %1867 = arith.andi %1866, %c_25 : !i8x64
         %1868 = vector.bitcast %1746 : !i32x16 to !i16x32
         %1869 = vector.bitcast %1868 : !i16x32 to !i8x64
         %1870 = arith.andi %1869, %c_25 : !i8x64
         %1871 = arith.shrui %1868, %c_26 : !i16x32
         %1872 = vector.bitcast %1871 : !i16x32 to !i8x64
         %1873 = arith.andi %1872, %c_25 : !i8x64
         %1874 = arith.divui %1737, %c_23 : index
         %1875 = arith.muli %1874, %c_4 : index
         %1876 = vector.load %x_centres[%121, %1875] : memref<?x128xi32>, !i32x16
         %1877 = arith.muli %1874, %c_8 : index
         %1878 = arith.muli %1877, %c_15 : index
         %1879 = vector.load %x_lanes[%121, %1878] : memref<?x1024xi32>, !i32x16
         %1880 = vector.bitcast %1879 : !i32x16 to !i8x64
         %1881 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1864, %1880) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1882 = arith.addi %1878, %c_4 : index
         %1883 = vector.load %x_lanes[%121, %1882] : memref<?x1024xi32>, !i32x16
         %1884 = vector.bitcast %1883 : !i32x16 to !i8x64
         %1885 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1881, %1867, %1884) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1886 = arith.addi %1878, %c_6 : index
         %1887 = vector.load %x_lanes[%121, %1886] : memref<?x1024xi32>, !i32x16
         %1888 = vector.bitcast %1887 : !i32x16 to !i8x64
         %1889 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1885, %1870, %1888) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1890 = arith.addi %1878, %c_27 : index
         %1891 = vector.load %x_lanes[%121, %1890] : memref<?x1024xi32>, !i32x16
         %1892 = vector.bitcast %1891 : !i32x16 to !i8x64
         %1893 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1889, %1873, %1892) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1894 = arith.addi %1877, %c_2 : index
         %1895 = arith.muli %1894, %c_15 : index
         %1896 = vector.load %x_lanes[%121, %1895] : memref<?x1024xi32>, !i32x16
         %1897 = vector.bitcast %1896 : !i32x16 to !i8x64
         %1898 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1876, %1864, %1897) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1899 = arith.addi %1895, %c_4 : index
         %1900 = vector.load %x_lanes[%121, %1899] : memref<?x1024xi32>, !i32x16
         %1901 = vector.bitcast %1900 : !i32x16 to !i8x64
         %1902 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1898, %1867, %1901) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1903 = arith.addi %1895, %c_6 : index
         %1904 = vector.load %x_lanes[%121, %1903] : memref<?x1024xi32>, !i32x16
         %1905 = vector.bitcast %1904 : !i32x16 to !i8x64
         %1906 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1902, %1870, %1905) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1907 = arith.addi %1895, %c_27 : index
         %1908 = vector.load %x_lanes[%121, %1907] : memref<?x1024xi32>, !i32x16
         %1909 = vector.bitcast %1908 : !i32x16 to !i8x64
         %1910 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1906, %1873, %1909) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1911 = arith.shli %1893, %c_28 : !i32x16
         %1912 = arith.addi %1910, %1911 : !i32x16
         %1913 = vector.load %x_exponents[%121, %1875] : memref<?x128xf32>, !f32x16
         %1914 = arith.sitofp %1912 : !i32x16 to !f32x16
         %1915 = arith.mulf %1914, %1913 : !f32x16
         %1916 = math.fma %1915, %1747, %1818 : !f32x16
         %1917 = vector.bitcast %1761 : !i32x16 to !i16x32
         %1918 = vector.bitcast %1917 : !i16x32 to !i8x64
         %1919 = arith.andi %1918, %c_25 : !i8x64
         %1920 = arith.shrui %1917, %c_26 : !i16x32
         %1921 = vector.bitcast %1920 : !i16x32 to !i8x64
         %1922 = arith.andi %1921, %c_25 : !i8x64
         %1923 = vector.bitcast %1762 : !i32x16 to !i16x32
         %1924 = vector.bitcast %1923 : !i16x32 to !i8x64
         %1925 = arith.andi %1924, %c_25 : !i8x64
         %1926 = arith.shrui %1923, %c_26 : !i16x32
         %1927 = vector.bitcast %1926 : !i16x32 to !i8x64
         %1928 = arith.andi %1927, %c_25 : !i8x64
         %1929 = vector.load %x_centres[%121, %1875] : memref<?x128xi32>, !i32x16
         %1930 = vector.load %x_lanes[%121, %1878] : memref<?x1024xi32>, !i32x16
         %1931 = vector.bitcast %1930 : !i32x16 to !i8x64
         %1932 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_5, %1919, %1931) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1933 = vector.load %x_lanes[%121, %1882] : memref<?x1024xi32>, !i32x16
         %1934 = vector.bitcast %1933 : !i32x16 to !i8x64
         %1935 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1932, %1922, %1934) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1936 = vector.load %x_lanes[%121, %1886] : memref<?x1024xi32>, !i32x16
         %1937 = vector.bitcast %1936 : !i32x16 to !i8x64
         %1938 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1935, %1925, %1937) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1939 = vector.load %x_lanes[%121, %1890] : memref<?x1024xi32>, !i32x16
         %1940 = vector.bitcast %1939 : !i32x16 to !i8x64
         %1941 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1938, %1928, %1940) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1942 = vector.load %x_lanes[%121, %1895] : memref<?x1024xi32>, !i32x16
         %1943 = vector.bitcast %1942 : !i32x16 to !i8x64
         %1944 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1929, %1919, %1943) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1945 = vector.load %x_lanes[%121, %1899] : memref<?x1024xi32>, !i32x16
         %1946 = vector.bitcast %1945 : !i32x16 to !i8x64
         %1947 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1944, %1922, %1946) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1948 = vector.load %x_lanes[%121, %1903] : memref<?x1024xi32>, !i32x16
         %1949 = vector.bitcast %1948 : !i32x16 to !i8x64
         %1950 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1947, %1925, %1949) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1951 = vector.load %x_lanes[%121, %1907] : memref<?x1024xi32>, !i32x16
         %1952 = vector.bitcast %1951 : !i32x16 to !i8x64
         %1953 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1950, %1928, %1952) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1954 = arith.shli %1941, %c_28 : !i32x16
         %1955 = arith.addi %1953, %1954 : !i32x16
         %1956 = vector.load %x_exponents[%121, %1875] : memref<?x128xf32>, !f32x16
         %1957 = arith.sitofp %1955 : !i32x16 to !f32x16
         %1958 = arith.mulf %1957, %1956 : !f32x16
         %1959 = math.fma %1958, %1763, %1861 : !f32x16
         %1960 = math.fma %1726, %1710, %1916 : !f32x16
         %1961 = math.fma %1753, %1710, %1959 : !f32x16
         scf.yield %1960, %1961 : !f32x16, !f32x16
        }
        vector.store %1705#0, %sums[%c_1, %1699, %c_1] : memref<8x32x16xf32>, !f32x16
        vector.store %1705#1, %sums[%c_7, %1699, %c_1] : memref<8x32x16xf32>, !f32x16
       }
      }
      scf.for %1962 = %c_1 to %106 step %c_2 {
       scf.for %1963 = %c_1 to %c_6 step %c_4 {
        %1964 = arith.addi %58, %1963 : index
        %1965 = memref.load %group[%1962] : memref<6xi32>
        %1966 = arith.index_cast %1965 : i32 to index
        scf.for %1967 = %c_1 to %c_8 step %c_2 {
         %1968 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
         %1969 = arith.muli %1963, %c_15 : index
         %1970 = arith.addi %1968, %1969 : index
         %1971 = arith.muli %1967, %c_7 : index
         %1972 = arith.addi %1962, %1971 : index
         %1973 = arith.muli %1972, %c_11 : index
         %1974 = arith.addi %1970, %1973 : index
         %1975 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %1976 = arith.muli %1967, %c_15 : index
         %1977 = arith.addi %1975, %1976 : index
         func.call @add_up_16(%1974, %1977) : (index, index) -> ()
        }
        %1978 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, !f32x16
        %1979 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, !f32x16
        %1980 = arith.subf %c_14, %1978 : !f32x16
        %1981 = arith.cmpf ogt, %1980, %c_32 : !f32x16
        %1982 = arith.select %1981, %c_32, %1980 : !i1x16, !f32x16
        %1983 = arith.cmpf olt, %1982, %c_33 : !f32x16
        %1984 = arith.select %1983, %c_33, %1982 : !i1x16, !f32x16
        %1985 = arith.mulf %1984, %c_34 : !f32x16
        %1986 = math.roundeven %1985 : !f32x16
        %1987 = math.fma %1986, %c_35, %1984 : !f32x16
        %1988 = math.fma %1986, %c_36, %1987 : !f32x16
        %1989 = math.fma %c_37, %1988, %c_38 : !f32x16
        %1990 = math.fma %1989, %1988, %c_39 : !f32x16
        %1991 = math.fma %1990, %1988, %c_40 : !f32x16
        %1992 = math.fma %1991, %1988, %c_41 : !f32x16
        %1993 = math.fma %1992, %1988, %c_42 : !f32x16
        %1994 = math.fma %1993, %1988, %c_43 : !f32x16
        %1995 = math.fma %1994, %1988, %c_43 : !f32x16
        %1996 = arith.fptosi %1986 : !f32x16 to !i32x16
        %1997 = arith.shrsi %1996, %c_44 : !i32x16
        %1998 = arith.subi %1996, %1997 : !i32x16
        %1999 = arith.addi %1997, %c_46 : !i32x16
        %2000 = arith.shli %1999, %c_45 : !i32x16
        %2001 = arith.bitcast %2000 : !i32x16 to !f32x16
        %2002 = arith.mulf %1995, %2001 : !f32x16
        %2003 = arith.addi %1998, %c_46 : !i32x16
        %2004 = arith.shli %2003, %c_45 : !i32x16
        %2005 = arith.bitcast %2004 : !i32x16 to !f32x16
        %2006 = arith.mulf %2002, %2005 : !f32x16
        %2007 = arith.addf %2006, %c_43 : !f32x16
        %2008 = arith.divf %1978, %2007 : !f32x16
        %2009 = arith.mulf %2008, %1979 : !f32x16
        %2010 = arith.truncf %2009 : !f32x16 to !bf16x16
        vector.store %2010, %hidden[%1966, %1964] : memref<?x1024xbf16>, !bf16x16
       }
      }
     }
     %2011 = arith.select %107, %c_1, %106 : index
     scf.yield %2011 : index
    }
   }
  }
  scf.yield %51, %42#1 : index, index
 }
 return
}
func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_centres_binding: !stream.binding, %hidden_exponents_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 1024 : index
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant false
 %c_5 = arith.constant 16 : index
 %c_6 = arith.constant dense<0> : !i32x16
 %c_7 = arith.constant 32 : index
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant 2 : index
 %c_10 = arith.constant 1023 : index
 %c_11 = arith.constant 512 : index
 %c_12 = arith.constant 2048 : index
 %c_13 = arith.constant 3 : index
 %c_14 = arith.constant dense<0x00000000> : !f32x16
 %c_15 = arith.constant 2064 : index
 %c_16 = arith.constant 2080 : index
 %c_17 = arith.constant 2096 : index
 %c_18 = arith.constant 528 : index
 %c_19 = arith.constant 544 : index
 %c_20 = arith.constant 560 : index
 %c_21 = arith.constant 128 : index
 %c_22 = arith.constant 256 : index
 %c_23 = arith.constant 384 : index
 %c_24 = arith.constant dense<15> : !i8x64
 %c_25 = arith.constant dense<4> : !i16x32
 %c_26 = arith.constant 48 : index
 %c_27 = arith.constant dense<8> : !i32x16
 %c_28 = arith.constant 4096 : index
 %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_2] : !stream.binding -> memref<?x512xi32>{%assignments}
 %hidden_centres = stream.binding.subspan %hidden_centres_binding[%c_2] : !stream.binding -> memref<?x64xi32>{%assignments}
 %hidden_exponents = stream.binding.subspan %hidden_exponents_binding[%c_2] : !stream.binding -> memref<?x64xf32>{%assignments}
 %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_2] : !stream.binding -> memref<?x32xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_2] : !stream.binding -> memref<64x2048x128xi32>
 %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_2] : !stream.binding -> memref<64x2048x16xbf16>
 %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_2] : !stream.binding -> memref<64x2048x16xbf16>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x2048xf32>{%assignments}
 %1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %2 = arith.addi %1, %c_0 : index
 %firsts = memref.alloca() alignment = 64 : memref<1024xi32>
 %3 = arith.cmpi sle, %assignments, %c_1 : index
 %4 = arith.select %3, %assignments, %c_2 : index
 %6:1 = scf.for %5 = %c_2 to %4 step %c_3 iter_args(%7 = %c_2) -> (index) {
  %8 = memref.load %ids[%5] : memref<?xi32>
  %9 = vector.broadcast %8 : i32 to !i32x16
  %11:1 = scf.for %10 = %c_2 to %5 step %c_5 iter_args(%12 = %c_4) -> (i1) {
   %13 = arith.subi %5, %10 : index
   %14 = vector.create_mask %13 : !i1x16
   %15 = vector.maskedload %ids[%10], %14, %c_6 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
   %16 = arith.cmpi eq, %15, %9 : !i32x16
   %17 = arith.andi %16, %14 : !i1x16
   %any_18 = vector.reduction <or>, %17 : !i1x16 into i1
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
   %67 = vector.broadcast %65 : i32 to !i32x16
   %69:1 = scf.for %68 = %c_2 to %66 step %c_5 iter_args(%70 = %c_4) -> (i1) {
    %71 = arith.subi %66, %68 : index
    %72 = vector.create_mask %71 : !i1x16
    %73 = vector.maskedload %ids[%68], %72, %c_6 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
    %74 = arith.cmpi eq, %73, %67 : !i32x16
    %75 = arith.andi %74, %72 : !i1x16
    %any_76 = vector.reduction <or>, %75 : !i1x16 into i1
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
     scf.for %93 = %c_2 to %c_11 step %c_5 {
      memref.prefetch %expert_down.codes[%90, %92, %93], read, locality<3>, data : memref<64x2048x128xi32>
     }
     scf.for %94 = %c_11 to %c_12 step %c_5 {
      memref.prefetch %expert_down.codes[%90, %92, %94], read, locality<2>, data : memref<64x2048x128xi32>
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
      %117 = memref.load %group[%c_13] : memref<6xi32>
      %118 = arith.index_cast %117 : i32 to index
      %119 = arith.cmpi sgt, %104, %c_13 : index
      %120 = arith.cmpi sle, %104, %c_8 : index
      %121 = arith.andi %119, %120 : i1
      scf.if %121 {
       scf.for %122 = %c_2 to %c_0 step %c_3 {
        %123 = arith.addi %59, %122 : index
        %124 = arith.addi %123, %c_8 : index
        %126:4 = scf.for %125 = %c_2 to %c_1 step %c_11 iter_args(%127 = %c_14, %128 = %c_14, %129 = %c_14, %130 = %c_14) -> (!f32x16, !f32x16, !f32x16, !f32x16) {
         %131 = arith.divui %125, %c_11 : index
         %132 = arith.muli %131, %c_5 : index
         %133 = vector.load %hidden_sums[%112, %132] : memref<?x32xf32>, !f32x16
         %134 = vector.load %hidden_sums[%114, %132] : memref<?x32xf32>, !f32x16
         %135 = vector.load %hidden_sums[%116, %132] : memref<?x32xf32>, !f32x16
         %136 = vector.load %hidden_sums[%118, %132] : memref<?x32xf32>, !f32x16
         %137 = arith.muli %131, %c_0 : index
         %138 = arith.addi %137, %c_12 : index
         memref.prefetch %expert_down.codes[%79, %123, %138], read, locality<2>, data : memref<64x2048x128xi32>
         %139 = arith.addi %137, %c_15 : index
         memref.prefetch %expert_down.codes[%79, %123, %139], read, locality<2>, data : memref<64x2048x128xi32>
         %140 = arith.addi %137, %c_16 : index
         memref.prefetch %expert_down.codes[%79, %123, %140], read, locality<2>, data : memref<64x2048x128xi32>
         %141 = arith.addi %137, %c_17 : index
         memref.prefetch %expert_down.codes[%79, %123, %141], read, locality<2>, data : memref<64x2048x128xi32>
         %142 = arith.addi %137, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %123, %142], read, locality<3>, data : memref<64x2048x128xi32>
         %143 = arith.addi %137, %c_18 : index
         memref.prefetch %expert_down.codes[%79, %123, %143], read, locality<3>, data : memref<64x2048x128xi32>
         %144 = arith.addi %137, %c_19 : index
         memref.prefetch %expert_down.codes[%79, %123, %144], read, locality<3>, data : memref<64x2048x128xi32>
         %145 = arith.addi %137, %c_20 : index
         memref.prefetch %expert_down.codes[%79, %123, %145], read, locality<3>, data : memref<64x2048x128xi32>
         %146 = arith.divui %125, %c_0 : index
         %147 = vector.load %expert_down.scales[%79, %123, %146] : memref<64x2048x16xbf16>, !bf16x8
         %148 = arith.extf %147 : !bf16x8 to !f32x8
         %149 = vector.load %expert_down.biases[%79, %123, %146] : memref<64x2048x16xbf16>, !bf16x8
         %150 = arith.extf %149 : !bf16x8 to !f32x8
         %151 = vector.shuffle %148, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %152 = llvm.call_intrinsic "llvm.arithmetic.fence"(%151) : (!f32x16) -> !f32x16
         %153 = arith.divui %125, %c_7 : index
         %154 = arith.muli %153, %c_8 : index
         %155 = vector.load %expert_down.codes[%79, %123, %154] : memref<64x2048x128xi32>, !i32x16
         %156 = arith.addi %125, %c_21 : index
         %157 = arith.divui %156, %c_7 : index
         %158 = arith.muli %157, %c_8 : index
         %159 = vector.load %expert_down.codes[%79, %123, %158] : memref<64x2048x128xi32>, !i32x16
         %160 = vector.shuffle %155, %159 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %161 = vector.shuffle %155, %159 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %162 = vector.shuffle %152, %152 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %163 = arith.addi %125, %c_22 : index
         %164 = arith.divui %163, %c_7 : index
         %165 = arith.muli %164, %c_8 : index
         %166 = vector.load %expert_down.codes[%79, %123, %165] : memref<64x2048x128xi32>, !i32x16
         %167 = arith.addi %125, %c_23 : index
         %168 = arith.divui %167, %c_7 : index
         %169 = arith.muli %168, %c_8 : index
         %170 = vector.load %expert_down.codes[%79, %123, %169] : memref<64x2048x128xi32>, !i32x16
         %171 = vector.shuffle %166, %170 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %172 = vector.shuffle %166, %170 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %173 = vector.shuffle %152, %152 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %174 = vector.bitcast %160 : !i32x16 to !i16x32
         %175 = vector.bitcast %174 : !i16x32 to !i8x64
         %176 = arith.andi %175, %c_24 : !i8x64
         %177 = arith.shrui %174, %c_25 : !i16x32
         %178 = vector.bitcast %177 : !i16x32 to !i8x64
         %179 = arith.andi %178, %c_24 : !i8x64
         %180 = vector.bitcast %161 : !i32x16 to !i16x32
         %181 = vector.bitcast %180 : !i16x32 to !i8x64
         %182 = arith.andi %181, %c_24 : !i8x64
         %183 = arith.shrui %180, %c_25 : !i16x32
         %184 = vector.bitcast %183 : !i16x32 to !i8x64
         %185 = arith.andi %184, %c_24 : !i8x64
         %186 = arith.divui %125, %c_22 : index
         %187 = arith.muli %186, %c_5 : index
         %188 = vector.load %hidden_centres[%112, %187] : memref<?x64xi32>, !i32x16
         %189 = arith.muli %186, %c_9 : index
         %190 = arith.muli %189, %c_0 : index
         %191 = vector.load %hidden_lanes[%112, %190] : memref<?x512xi32>, !i32x16
         %192 = vector.bitcast %191 : !i32x16 to !i8x64
         %193 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %176, %192) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %194 = arith.addi %190, %c_5 : index
         %195 = vector.load %hidden_lanes[%112, %194] : memref<?x512xi32>, !i32x16
         %196 = vector.bitcast %195 : !i32x16 to !i8x64
         %197 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%193, %179, %196) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %198 = arith.addi %190, %c_7 : index
         %199 = vector.load %hidden_lanes[%112, %198] : memref<?x512xi32>, !i32x16
         %200 = vector.bitcast %199 : !i32x16 to !i8x64
         %201 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%197, %182, %200) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %202 = arith.addi %190, %c_26 : index
         %203 = vector.load %hidden_lanes[%112, %202] : memref<?x512xi32>, !i32x16
         %204 = vector.bitcast %203 : !i32x16 to !i8x64
         %205 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%201, %185, %204) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %206 = arith.addi %189, %c_3 : index
         %207 = arith.muli %206, %c_0 : index
         %208 = vector.load %hidden_lanes[%112, %207] : memref<?x512xi32>, !i32x16
         %209 = vector.bitcast %208 : !i32x16 to !i8x64
         %210 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%188, %176, %209) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %211 = arith.addi %207, %c_5 : index
         %212 = vector.load %hidden_lanes[%112, %211] : memref<?x512xi32>, !i32x16
         %213 = vector.bitcast %212 : !i32x16 to !i8x64
         %214 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%210, %179, %213) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %215 = arith.addi %207, %c_7 : index
         %216 = vector.load %hidden_lanes[%112, %215] : memref<?x512xi32>, !i32x16
         %217 = vector.bitcast %216 : !i32x16 to !i8x64
         %218 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%214, %182, %217) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %219 = arith.addi %207, %c_26 : index
         %220 = vector.load %hidden_lanes[%112, %219] : memref<?x512xi32>, !i32x16
         %221 = vector.bitcast %220 : !i32x16 to !i8x64
         %222 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%218, %185, %221) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %223 = arith.shli %205, %c_27 : !i32x16
         %224 = arith.addi %222, %223 : !i32x16
         %225 = vector.load %hidden_exponents[%112, %187] : memref<?x64xf32>, !f32x16
         %226 = arith.sitofp %224 : !i32x16 to !f32x16
         %227 = arith.mulf %226, %225 : !f32x16
         %228 = vector.load %hidden_centres[%114, %187] : memref<?x64xi32>, !i32x16
         %229 = vector.load %hidden_lanes[%114, %190] : memref<?x512xi32>, !i32x16
         %230 = vector.bitcast %229 : !i32x16 to !i8x64
         %231 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %176, %230) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %232 = vector.load %hidden_lanes[%114, %194] : memref<?x512xi32>, !i32x16
         %233 = vector.bitcast %232 : !i32x16 to !i8x64
         %234 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%231, %179, %233) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %235 = vector.load %hidden_lanes[%114, %198] : memref<?x512xi32>, !i32x16
         %236 = vector.bitcast %235 : !i32x16 to !i8x64
         %237 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%234, %182, %236) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %238 = vector.load %hidden_lanes[%114, %202] : memref<?x512xi32>, !i32x16
         %239 = vector.bitcast %238 : !i32x16 to !i8x64
         %240 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%237, %185, %239) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %241 = vector.load %hidden_lanes[%114, %207] : memref<?x512xi32>, !i32x16
         %242 = vector.bitcast %241 : !i32x16 to !i8x64
         %243 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%228, %176, %242) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %244 = vector.load %hidden_lanes[%114, %211] : memref<?x512xi32>, !i32x16
         %245 = vector.bitcast %244 : !i32x16 to !i8x64
         %246 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%243, %179, %245) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %247 = vector.load %hidden_lanes[%114, %215] : memref<?x512xi32>, !i32x16
         %248 = vector.bitcast %247 : !i32x16 to !i8x64
         %249 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%246, %182, %248) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %250 = vector.load %hidden_lanes[%114, %219] : memref<?x512xi32>, !i32x16
         %251 = vector.bitcast %250 : !i32x16 to !i8x64
         %252 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%249, %185, %251) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %253 = arith.shli %240, %c_27 : !i32x16
         %254 = arith.addi %252, %253 : !i32x16
         %255 = vector.load %hidden_exponents[%114, %187] : memref<?x64xf32>, !f32x16
         %256 = arith.sitofp %254 : !i32x16 to !f32x16
         %257 = arith.mulf %256, %255 : !f32x16
         %258 = vector.load %hidden_centres[%116, %187] : memref<?x64xi32>, !i32x16
         %259 = vector.load %hidden_lanes[%116, %190] : memref<?x512xi32>, !i32x16
         %260 = vector.bitcast %259 : !i32x16 to !i8x64
         %261 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %176, %260) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %262 = vector.load %hidden_lanes[%116, %194] : memref<?x512xi32>, !i32x16
         %263 = vector.bitcast %262 : !i32x16 to !i8x64
         %264 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%261, %179, %263) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %265 = vector.load %hidden_lanes[%116, %198] : memref<?x512xi32>, !i32x16
         %266 = vector.bitcast %265 : !i32x16 to !i8x64
         %267 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%264, %182, %266) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %268 = vector.load %hidden_lanes[%116, %202] : memref<?x512xi32>, !i32x16
         %269 = vector.bitcast %268 : !i32x16 to !i8x64
         %270 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%267, %185, %269) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %271 = vector.load %hidden_lanes[%116, %207] : memref<?x512xi32>, !i32x16
         %272 = vector.bitcast %271 : !i32x16 to !i8x64
         %273 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%258, %176, %272) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %274 = vector.load %hidden_lanes[%116, %211] : memref<?x512xi32>, !i32x16
         %275 = vector.bitcast %274 : !i32x16 to !i8x64
         %276 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%273, %179, %275) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %277 = vector.load %hidden_lanes[%116, %215] : memref<?x512xi32>, !i32x16
         %278 = vector.bitcast %277 : !i32x16 to !i8x64
         %279 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%276, %182, %278) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %280 = vector.load %hidden_lanes[%116, %219] : memref<?x512xi32>, !i32x16
         %281 = vector.bitcast %280 : !i32x16 to !i8x64
         %282 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%279, %185, %281) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %283 = arith.shli %270, %c_27 : !i32x16
         %284 = arith.addi %282, %283 : !i32x16
         %285 = vector.load %hidden_exponents[%116, %187] : memref<?x64xf32>, !f32x16
         %286 = arith.sitofp %284 : !i32x16 to !f32x16
         %287 = arith.mulf %286, %285 : !f32x16
         %288 = vector.load %hidden_centres[%118, %187] : memref<?x64xi32>, !i32x16
         %289 = vector.load %hidden_lanes[%118, %190] : memref<?x512xi32>, !i32x16
         %290 = vector.bitcast %289 : !i32x16 to !i8x64
         %291 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %176, %290) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %292 = vector.load %hidden_lanes[%118, %194] : memref<?x512xi32>, !i32x16
         %293 = vector.bitcast %292 : !i32x16 to !i8x64
         %294 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%291, %179, %293) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %295 = vector.load %hidden_lanes[%118, %198] : memref<?x512xi32>, !i32x16
         %296 = vector.bitcast %295 : !i32x16 to !i8x64
         %297 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%294, %182, %296) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %298 = vector.load %hidden_lanes[%118, %202] : memref<?x512xi32>, !i32x16
         %299 = vector.bitcast %298 : !i32x16 to !i8x64
         %300 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%297, %185, %299) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %301 = vector.load %hidden_lanes[%118, %207] : memref<?x512xi32>, !i32x16
         %302 = vector.bitcast %301 : !i32x16 to !i8x64
         %303 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%288, %176, %302) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %304 = vector.load %hidden_lanes[%118, %211] : memref<?x512xi32>, !i32x16
         %305 = vector.bitcast %304 : !i32x16 to !i8x64
         %306 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%303, %179, %305) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %307 = vector.load %hidden_lanes[%118, %215] : memref<?x512xi32>, !i32x16
         %308 = vector.bitcast %307 : !i32x16 to !i8x64
         %309 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%306, %182, %308) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %310 = vector.load %hidden_lanes[%118, %219] : memref<?x512xi32>, !i32x16
         %311 = vector.bitcast %310 : !i32x16 to !i8x64
         %312 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%309, %185, %311) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %313 = arith.shli %300, %c_27 : !i32x16
         %314 = arith.addi %312, %313 : !i32x16
         %315 = vector.load %hidden_exponents[%118, %187] : memref<?x64xf32>, !f32x16
         %316 = arith.sitofp %314 : !i32x16 to !f32x16
         %317 = arith.mulf %316, %315 : !f32x16
         %318 = math.fma %227, %162, %127 : !f32x16
         %319 = math.fma %257, %162, %128 : !f32x16
         %320 = math.fma %287, %162, %129 : !f32x16
         %321 = math.fma %317, %162, %130 : !f32x16
         %322 = vector.bitcast %171 : !i32x16 to !i16x32
         %323 = vector.bitcast %322 : !i16x32 to !i8x64
         %324 = arith.andi %323, %c_24 : !i8x64
         %325 = arith.shrui %322, %c_25 : !i16x32
         %326 = vector.bitcast %325 : !i16x32 to !i8x64
         %327 = arith.andi %326, %c_24 : !i8x64
         %328 = vector.bitcast %172 : !i32x16 to !i16x32
         %329 = vector.bitcast %328 : !i16x32 to !i8x64
         %330 = arith.andi %329, %c_24 : !i8x64
         %331 = arith.shrui %328, %c_25 : !i16x32
         %332 = vector.bitcast %331 : !i16x32 to !i8x64
         %333 = arith.andi %332, %c_24 : !i8x64
         %334 = arith.divui %163, %c_22 : index
         %335 = arith.muli %334, %c_5 : index
         %336 = vector.load %hidden_centres[%112, %335] : memref<?x64xi32>, !i32x16
         %337 = arith.muli %334, %c_9 : index
         %338 = arith.muli %337, %c_0 : index
         %339 = vector.load %hidden_lanes[%112, %338] : memref<?x512xi32>, !i32x16
         %340 = vector.bitcast %339 : !i32x16 to !i8x64
         %341 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %324, %340) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %342 = arith.addi %338, %c_5 : index
         %343 = vector.load %hidden_lanes[%112, %342] : memref<?x512xi32>, !i32x16
         %344 = vector.bitcast %343 : !i32x16 to !i8x64
         %345 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%341, %327, %344) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %346 = arith.addi %338, %c_7 : index
         %347 = vector.load %hidden_lanes[%112, %346] : memref<?x512xi32>, !i32x16
         %348 = vector.bitcast %347 : !i32x16 to !i8x64
         %349 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%345, %330, %348) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %350 = arith.addi %338, %c_26 : index
         %351 = vector.load %hidden_lanes[%112, %350] : memref<?x512xi32>, !i32x16
         %352 = vector.bitcast %351 : !i32x16 to !i8x64
         %353 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%349, %333, %352) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %354 = arith.addi %337, %c_3 : index
         %355 = arith.muli %354, %c_0 : index
         %356 = vector.load %hidden_lanes[%112, %355] : memref<?x512xi32>, !i32x16
         %357 = vector.bitcast %356 : !i32x16 to !i8x64
         %358 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%336, %324, %357) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %359 = arith.addi %355, %c_5 : index
         %360 = vector.load %hidden_lanes[%112, %359] : memref<?x512xi32>, !i32x16
         %361 = vector.bitcast %360 : !i32x16 to !i8x64
         %362 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%358, %327, %361) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %363 = arith.addi %355, %c_7 : index
         %364 = vector.load %hidden_lanes[%112, %363] : memref<?x512xi32>, !i32x16
         %365 = vector.bitcast %364 : !i32x16 to !i8x64
         %366 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%362, %330, %365) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %367 = arith.addi %355, %c_26 : index
         %368 = vector.load %hidden_lanes[%112, %367] : memref<?x512xi32>, !i32x16
         %369 = vector.bitcast %368 : !i32x16 to !i8x64
         %370 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%366, %333, %369) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %371 = arith.shli %353, %c_27 : !i32x16
         %372 = arith.addi %370, %371 : !i32x16
         %373 = vector.load %hidden_exponents[%112, %335] : memref<?x64xf32>, !f32x16
         %374 = arith.sitofp %372 : !i32x16 to !f32x16
         %375 = arith.mulf %374, %373 : !f32x16
         %376 = vector.load %hidden_centres[%114, %335] : memref<?x64xi32>, !i32x16
         %377 = vector.load %hidden_lanes[%114, %338] : memref<?x512xi32>, !i32x16
         %378 = vector.bitcast %377 : !i32x16 to !i8x64
         %379 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %324, %378) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %380 = vector.load %hidden_lanes[%114, %342] : memref<?x512xi32>, !i32x16
         %381 = vector.bitcast %380 : !i32x16 to !i8x64
         %382 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%379, %327, %381) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %383 = vector.load %hidden_lanes[%114, %346] : memref<?x512xi32>, !i32x16
         %384 = vector.bitcast %383 : !i32x16 to !i8x64
         %385 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%382, %330, %384) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %386 = vector.load %hidden_lanes[%114, %350] : memref<?x512xi32>, !i32x16
         %387 = vector.bitcast %386 : !i32x16 to !i8x64
         %388 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%385, %333, %387) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %389 = vector.load %hidden_lanes[%114, %355] : memref<?x512xi32>, !i32x16
         %390 = vector.bitcast %389 : !i32x16 to !i8x64
         %391 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%376, %324, %390) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %392 = vector.load %hidden_lanes[%114, %359] : memref<?x512xi32>, !i32x16
         %393 = vector.bitcast %392 : !i32x16 to !i8x64
         %394 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%391, %327, %393) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %395 = vector.load %hidden_lanes[%114, %363] : memref<?x512xi32>, !i32x16
         %396 = vector.bitcast %395 : !i32x16 to !i8x64
         %397 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%394, %330, %396) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %398 = vector.load %hidden_lanes[%114, %367] : memref<?x512xi32>, !i32x16
         %399 = vector.bitcast %398 : !i32x16 to !i8x64
         %400 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%397, %333, %399) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %401 = arith.shli %388, %c_27 : !i32x16
         %402 = arith.addi %400, %401 : !i32x16
         %403 = vector.load %hidden_exponents[%114, %335] : memref<?x64xf32>, !f32x16
         %404 = arith.sitofp %402 : !i32x16 to !f32x16
         %405 = arith.mulf %404, %403 : !f32x16
         %406 = vector.load %hidden_centres[%116, %335] : memref<?x64xi32>, !i32x16
         %407 = vector.load %hidden_lanes[%116, %338] : memref<?x512xi32>, !i32x16
         %408 = vector.bitcast %407 : !i32x16 to !i8x64
         %409 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %324, %408) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %410 = vector.load %hidden_lanes[%116, %342] : memref<?x512xi32>, !i32x16
         %411 = vector.bitcast %410 : !i32x16 to !i8x64
         %412 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%409, %327, %411) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %413 = vector.load %hidden_lanes[%116, %346] : memref<?x512xi32>, !i32x16
         %414 = vector.bitcast %413 : !i32x16 to !i8x64
         %415 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%412, %330, %414) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %416 = vector.load %hidden_lanes[%116, %350] : memref<?x512xi32>, !i32x16
         %417 = vector.bitcast %416 : !i32x16 to !i8x64
         %418 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%415, %333, %417) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %419 = vector.load %hidden_lanes[%116, %355] : memref<?x512xi32>, !i32x16
         %420 = vector.bitcast %419 : !i32x16 to !i8x64
         %421 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%406, %324, %420) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %422 = vector.load %hidden_lanes[%116, %359] : memref<?x512xi32>, !i32x16
         %423 = vector.bitcast %422 : !i32x16 to !i8x64
         %424 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%421, %327, %423) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %425 = vector.load %hidden_lanes[%116, %363] : memref<?x512xi32>, !i32x16
         %426 = vector.bitcast %425 : !i32x16 to !i8x64
         %427 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%424, %330, %426) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %428 = vector.load %hidden_lanes[%116, %367] : memref<?x512xi32>, !i32x16
         %429 = vector.bitcast %428 : !i32x16 to !i8x64
         %430 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%427, %333, %429) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %431 = arith.shli %418, %c_27 : !i32x16
         %432 = arith.addi %430, %431 : !i32x16
         %433 = vector.load %hidden_exponents[%116, %335] : memref<?x64xf32>, !f32x16
         %434 = arith.sitofp %432 : !i32x16 to !f32x16
         %435 = arith.mulf %434, %433 : !f32x16
         %436 = vector.load %hidden_centres[%118, %335] : memref<?x64xi32>, !i32x16
         %437 = vector.load %hidden_lanes[%118, %338] : memref<?x512xi32>, !i32x16
         %438 = vector.bitcast %437 : !i32x16 to !i8x64
         %439 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %324, %438) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %440 = vector.load %hidden_lanes[%118, %342] : memref<?x512xi32>, !i32x16
         %441 = vector.bitcast %440 : !i32x16 to !i8x64
         %442 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%439, %327, %441) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %443 = vector.load %hidden_lanes[%118, %346] : memref<?x512xi32>, !i32x16
         %444 = vector.bitcast %443 : !i32x16 to !i8x64
         %445 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%442, %330, %444) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %446 = vector.load %hidden_lanes[%118, %350] : memref<?x512xi32>, !i32x16
         %447 = vector.bitcast %446 : !i32x16 to !i8x64
         %448 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%445, %333, %447) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %449 = vector.load %hidden_lanes[%118, %355] : memref<?x512xi32>, !i32x16
         %450 = vector.bitcast %449 : !i32x16 to !i8x64
         %451 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%436, %324, %450) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %452 = vector.load %hidden_lanes[%118, %359] : memref<?x512xi32>, !i32x16
         %453 = vector.bitcast %452 : !i32x16 to !i8x64
         %454 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%451, %327, %453) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %455 = vector.load %hidden_lanes[%118, %363] : memref<?x512xi32>, !i32x16
         %456 = vector.bitcast %455 : !i32x16 to !i8x64
         %457 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%454, %330, %456) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %458 = vector.load %hidden_lanes[%118, %367] : memref<?x512xi32>, !i32x16
         %459 = vector.bitcast %458 : !i32x16 to !i8x64
         %460 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%457, %333, %459) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %461 = arith.shli %448, %c_27 : !i32x16
         %462 = arith.addi %460, %461 : !i32x16
         %463 = vector.load %hidden_exponents[%118, %335] : memref<?x64xf32>, !f32x16
         %464 = arith.sitofp %462 : !i32x16 to !f32x16
         %465 = arith.mulf %464, %463 : !f32x16
         %466 = math.fma %375, %173, %318 : !f32x16
         %467 = math.fma %405, %173, %319 : !f32x16
         %468 = math.fma %435, %173, %320 : !f32x16
         %469 = math.fma %465, %173, %321 : !f32x16
         %470 = math.fma %152, %133, %466 : !f32x16
         %471 = math.fma %152, %134, %467 : !f32x16
         %472 = math.fma %152, %135, %468 : !f32x16
         %473 = math.fma %152, %136, %469 : !f32x16
         scf.yield %470, %471, %472, %473 : !f32x16, !f32x16, !f32x16, !f32x16
        }
        vector.store %126#0, %sums[%c_2, %122, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %126#1, %sums[%c_3, %122, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %126#2, %sums[%c_9, %122, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %126#3, %sums[%c_13, %122, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %474 = arith.cmpi sgt, %104, %c_9 : index
      %475 = arith.cmpi sle, %104, %c_13 : index
      %476 = arith.andi %474, %475 : i1
      scf.if %476 {
       scf.for %477 = %c_2 to %c_0 step %c_3 {
        %478 = arith.addi %59, %477 : index
        %479 = arith.addi %478, %c_8 : index
        %481:3 = scf.for %480 = %c_2 to %c_1 step %c_11 iter_args(%482 = %c_14, %483 = %c_14, %484 = %c_14) -> (!f32x16, !f32x16, !f32x16) {
         %485 = arith.divui %480, %c_11 : index
         %486 = arith.muli %485, %c_5 : index
         %487 = vector.load %hidden_sums[%112, %486] : memref<?x32xf32>, !f32x16
         %488 = vector.load %hidden_sums[%114, %486] : memref<?x32xf32>, !f32x16
         %489 = vector.load %hidden_sums[%116, %486] : memref<?x32xf32>, !f32x16
         %490 = arith.muli %485, %c_0 : index
         %491 = arith.addi %490, %c_12 : index
         memref.prefetch %expert_down.codes[%79, %478, %491], read, locality<2>, data : memref<64x2048x128xi32>
         %492 = arith.addi %490, %c_15 : index
         memref.prefetch %expert_down.codes[%79, %478, %492], read, locality<2>, data : memref<64x2048x128xi32>
         %493 = arith.addi %490, %c_16 : index
         memref.prefetch %expert_down.codes[%79, %478, %493], read, locality<2>, data : memref<64x2048x128xi32>
         %494 = arith.addi %490, %c_17 : index
         memref.prefetch %expert_down.codes[%79, %478, %494], read, locality<2>, data : memref<64x2048x128xi32>
         %495 = arith.addi %490, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %478, %495], read, locality<3>, data : memref<64x2048x128xi32>
         %496 = arith.addi %490, %c_18 : index
         memref.prefetch %expert_down.codes[%79, %478, %496], read, locality<3>, data : memref<64x2048x128xi32>
         %497 = arith.addi %490, %c_19 : index
         memref.prefetch %expert_down.codes[%79, %478, %497], read, locality<3>, data : memref<64x2048x128xi32>
         %498 = arith.addi %490, %c_20 : index
         memref.prefetch %expert_down.codes[%79, %478, %498], read, locality<3>, data : memref<64x2048x128xi32>
         %499 = arith.divui %480, %c_0 : index
         %500 = vector.load %expert_down.scales[%79, %478, %499] : memref<64x2048x16xbf16>, !bf16x8
         %501 = arith.extf %500 : !bf16x8 to !f32x8
         %502 = vector.load %expert_down.biases[%79, %478, %499] : memref<64x2048x16xbf16>, !bf16x8
         %503 = arith.extf %502 : !bf16x8 to !f32x8
         %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %505 = llvm.call_intrinsic "llvm.arithmetic.fence"(%504) : (!f32x16) -> !f32x16
         %506 = arith.divui %480, %c_7 : index
         %507 = arith.muli %506, %c_8 : index
         %508 = vector.load %expert_down.codes[%79, %478, %507] : memref<64x2048x128xi32>, !i32x16
         %509 = arith.addi %480, %c_21 : index
         %510 = arith.divui %509, %c_7 : index
         %511 = arith.muli %510, %c_8 : index
         %512 = vector.load %expert_down.codes[%79, %478, %511] : memref<64x2048x128xi32>, !i32x16
         %513 = vector.shuffle %508, %512 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %514 = vector.shuffle %508, %512 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %515 = vector.shuffle %505, %505 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %516 = arith.addi %480, %c_22 : index
         %517 = arith.divui %516, %c_7 : index
         %518 = arith.muli %517, %c_8 : index
         %519 = vector.load %expert_down.codes[%79, %478, %518] : memref<64x2048x128xi32>, !i32x16
         %520 = arith.addi %480, %c_23 : index
         %521 = arith.divui %520, %c_7 : index
         %522 = arith.muli %521, %c_8 : index
         %523 = vector.load %expert_down.codes[%79, %478, %522] : memref<64x2048x128xi32>, !i32x16
         %524 = vector.shuffle %519, %523 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %525 = vector.shuffle %519, %523 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %526 = vector.shuffle %505, %505 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %527 = vector.bitcast %513 : !i32x16 to !i16x32
         %528 = vector.bitcast %527 : !i16x32 to !i8x64
         %529 = arith.andi %528, %c_24 : !i8x64
         %530 = arith.shrui %527, %c_25 : !i16x32
         %531 = vector.bitcast %530 : !i16x32 to !i8x64
         %532 = arith.andi %531, %c_24 : !i8x64
         %533 = vector.bitcast %514 : !i32x16 to !i16x32
         %534 = vector.bitcast %533 : !i16x32 to !i8x64
         %535 = arith.andi %534, %c_24 : !i8x64
         %536 = arith.shrui %533, %c_25 : !i16x32
         %537 = vector.bitcast %536 : !i16x32 to !i8x64
         %538 = arith.andi %537, %c_24 : !i8x64
         %539 = arith.divui %480, %c_22 : index
         %540 = arith.muli %539, %c_5 : index
         %541 = vector.load %hidden_centres[%112, %540] : memref<?x64xi32>, !i32x16
         %542 = arith.muli %539, %c_9 : index
         %543 = arith.muli %542, %c_0 : index
         %544 = vector.load %hidden_lanes[%112, %543] : memref<?x512xi32>, !i32x16
         %545 = vector.bitcast %544 : !i32x16 to !i8x64
         %546 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %529, %545) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %547 = arith.addi %543, %c_5 : index
         %548 = vector.load %hidden_lanes[%112, %547] : memref<?x512xi32>, !i32x16
         %549 = vector.bitcast %548 : !i32x16 to !i8x64
         %550 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%546, %532, %549) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %551 = arith.addi %543, %c_7 : index
         %552 = vector.load %hidden_lanes[%112, %551] : memref<?x512xi32>, !i32x16
         %553 = vector.bitcast %552 : !i32x16 to !i8x64
         %554 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%550, %535, %553) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %555 = arith.addi %543, %c_26 : index
         %556 = vector.load %hidden_lanes[%112, %555] : memref<?x512xi32>, !i32x16
         %557 = vector.bitcast %556 : !i32x16 to !i8x64
         %558 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%554, %538, %557) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %559 = arith.addi %542, %c_3 : index
         %560 = arith.muli %559, %c_0 : index
         %561 = vector.load %hidden_lanes[%112, %560] : memref<?x512xi32>, !i32x16
         %562 = vector.bitcast %561 : !i32x16 to !i8x64
         %563 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%541, %529, %562) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %564 = arith.addi %560, %c_5 : index
         %565 = vector.load %hidden_lanes[%112, %564] : memref<?x512xi32>, !i32x16
         %566 = vector.bitcast %565 : !i32x16 to !i8x64
         %567 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%563, %532, %566) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %568 = arith.addi %560, %c_7 : index
         %569 = vector.load %hidden_lanes[%112, %568] : memref<?x512xi32>, !i32x16
         %570 = vector.bitcast %569 : !i32x16 to !i8x64
         %571 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%567, %535, %570) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %572 = arith.addi %560, %c_26 : index
         %573 = vector.load %hidden_lanes[%112, %572] : memref<?x512xi32>, !i32x16
         %574 = vector.bitcast %573 : !i32x16 to !i8x64
         %575 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%571, %538, %574) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %576 = arith.shli %558, %c_27 : !i32x16
         %577 = arith.addi %575, %576 : !i32x16
         %578 = vector.load %hidden_exponents[%112, %540] : memref<?x64xf32>, !f32x16
         %579 = arith.sitofp %577 : !i32x16 to !f32x16
         %580 = arith.mulf %579, %578 : !f32x16
         %581 = vector.load %hidden_centres[%114, %540] : memref<?x64xi32>, !i32x16
         %582 = vector.load %hidden_lanes[%114, %543] : memref<?x512xi32>, !i32x16
         %583 = vector.bitcast %582 : !i32x16 to !i8x64
         %584 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %529, %583) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %585 = vector.load %hidden_lanes[%114, %547] : memref<?x512xi32>, !i32x16
         %586 = vector.bitcast %585 : !i32x16 to !i8x64
         %587 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%584, %532, %586) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %588 = vector.load %hidden_lanes[%114, %551] : memref<?x512xi32>, !i32x16
         %589 = vector.bitcast %588 : !i32x16 to !i8x64
         %590 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%587, %535, %589) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %591 = vector.load %hidden_lanes[%114, %555] : memref<?x512xi32>, !i32x16
         %592 = vector.bitcast %591 : !i32x16 to !i8x64
         %593 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%590, %538, %592) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %594 = vector.load %hidden_lanes[%114, %560] : memref<?x512xi32>, !i32x16
         %595 = vector.bitcast %594 : !i32x16 to !i8x64
         %596 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%581, %529, %595) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %597 = vector.load %hidden_lanes[%114, %564] : memref<?x512xi32>, !i32x16
         %598 = vector.bitcast %597 : !i32x16 to !i8x64
         %599 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%596, %532, %598) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %600 = vector.load %hidden_lanes[%114, %568] : memref<?x512xi32>, !i32x16
         %601 = vector.bitcast %600 : !i32x16 to !i8x64
         %602 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%599, %535, %601) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %603 = vector.load %hidden_lanes[%114, %572] : memref<?x512xi32>, !i32x16
         %604 = vector.bitcast %603 : !i32x16 to !i8x64
         %605 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%602, %538, %604) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %606 = arith.shli %593, %c_27 : !i32x16
         %607 = arith.addi %605, %606 : !i32x16
         %608 = vector.load %hidden_exponents[%114, %540] : memref<?x64xf32>, !f32x16
         %609 = arith.sitofp %607 : !i32x16 to !f32x16
         %610 = arith.mulf %609, %608 : !f32x16
         %611 = vector.load %hidden_centres[%116, %540] : memref<?x64xi32>, !i32x16
         %612 = vector.load %hidden_lanes[%116, %543] : memref<?x512xi32>, !i32x16
         %613 = vector.bitcast %612 : !i32x16 to !i8x64
         %614 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %529, %613) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %615 = vector.load %hidden_lanes[%116, %547] : memref<?x512xi32>, !i32x16
         %616 = vector.bitcast %615 : !i32x16 to !i8x64
         %617 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%614, %532, %616) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %618 = vector.load %hidden_lanes[%116, %551] : memref<?x512xi32>, !i32x16
         %619 = vector.bitcast %618 : !i32x16 to !i8x64
         %620 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%617, %535, %619) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %621 = vector.load %hidden_lanes[%116, %555] : memref<?x512xi32>, !i32x16
         %622 = vector.bitcast %621 : !i32x16 to !i8x64
         %623 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%620, %538, %622) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %624 = vector.load %hidden_lanes[%116, %560] : memref<?x512xi32>, !i32x16
         %625 = vector.bitcast %624 : !i32x16 to !i8x64
         %626 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%611, %529, %625) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %627 = vector.load %hidden_lanes[%116, %564] : memref<?x512xi32>, !i32x16
         %628 = vector.bitcast %627 : !i32x16 to !i8x64
         %629 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%626, %532, %628) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %630 = vector.load %hidden_lanes[%116, %568] : memref<?x512xi32>, !i32x16
         %631 = vector.bitcast %630 : !i32x16 to !i8x64
         %632 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%629, %535, %631) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %633 = vector.load %hidden_lanes[%116, %572] : memref<?x512xi32>, !i32x16
         %634 = vector.bitcast %633 : !i32x16 to !i8x64
         %635 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%632, %538, %634) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %636 = arith.shli %623, %c_27 : !i32x16
         %637 = arith.addi %635, %636 : !i32x16
         %638 = vector.load %hidden_exponents[%116, %540] : memref<?x64xf32>, !f32x16
         %639 = arith.sitofp %637 : !i32x16 to !f32x16
         %640 = arith.mulf %639, %638 : !f32x16
         %641 = math.fma %580, %515, %482 : !f32x16
         %642 = math.fma %610, %515, %483 : !f32x16
         %643 = math.fma %640, %515, %484 : !f32x16
         %644 = vector.bitcast %524 : !i32x16 to !i16x32
         %645 = vector.bitcast %644 : !i16x32 to !i8x64
         %646 = arith.andi %645, %c_24 : !i8x64
         %647 = arith.shrui %644, %c_25 : !i16x32
         %648 = vector.bitcast %647 : !i16x32 to !i8x64
         %649 = arith.andi %648, %c_24 : !i8x64
         %650 = vector.bitcast %525 : !i32x16 to !i16x32
         %651 = vector.bitcast %650 : !i16x32 to !i8x64
         %652 = arith.andi %651, %c_24 : !i8x64
         %653 = arith.shrui %650, %c_25 : !i16x32
         %654 = vector.bitcast %653 : !i16x32 to !i8x64
         %655 = arith.andi %654, %c_24 : !i8x64
         %656 = arith.divui %516, %c_22 : index
         %657 = arith.muli %656, %c_5 : index
         %658 = vector.load %hidden_centres[%112, %657] : memref<?x64xi32>, !i32x16
         %659 = arith.muli %656, %c_9 : index
         %660 = arith.muli %659, %c_0 : index
         %661 = vector.load %hidden_lanes[%112, %660] : memref<?x512xi32>, !i32x16
         %662 = vector.bitcast %661 : !i32x16 to !i8x64
         %663 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %646, %662) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %664 = arith.addi %660, %c_5 : index
         %665 = vector.load %hidden_lanes[%112, %664] : memref<?x512xi32>, !i32x16
         %666 = vector.bitcast %665 : !i32x16 to !i8x64
         %667 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%663, %649, %666) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %668 = arith.addi %660, %c_7 : index
         %669 = vector.load %hidden_lanes[%112, %668] : memref<?x512xi32>, !i32x16
         %670 = vector.bitcast %669 : !i32x16 to !i8x64
         %671 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%667, %652, %670) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %672 = arith.addi %660, %c_26 : index
         %673 = vector.load %hidden_lanes[%112, %672] : memref<?x512xi32>, !i32x16
         %674 = vector.bitcast %673 : !i32x16 to !i8x64
         %675 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%671, %655, %674) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %676 = arith.addi %659, %c_3 : index
         %677 = arith.muli %676, %c_0 : index
         %678 = vector.load %hidden_lanes[%112, %677] : memref<?x512xi32>, !i32x16
         %679 = vector.bitcast %678 : !i32x16 to !i8x64
         %680 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%658, %646, %679) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %681 = arith.addi %677, %c_5 : index
         %682 = vector.load %hidden_lanes[%112, %681] : memref<?x512xi32>, !i32x16
         %683 = vector.bitcast %682 : !i32x16 to !i8x64
         %684 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%680, %649, %683) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %685 = arith.addi %677, %c_7 : index
         %686 = vector.load %hidden_lanes[%112, %685] : memref<?x512xi32>, !i32x16
         %687 = vector.bitcast %686 : !i32x16 to !i8x64
         %688 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%684, %652, %687) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %689 = arith.addi %677, %c_26 : index
         %690 = vector.load %hidden_lanes[%112, %689] : memref<?x512xi32>, !i32x16
         %691 = vector.bitcast %690 : !i32x16 to !i8x64
         %692 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%688, %655, %691) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %693 = arith.shli %675, %c_27 : !i32x16
         %694 = arith.addi %692, %693 : !i32x16
         %695 = vector.load %hidden_exponents[%112, %657] : memref<?x64xf32>, !f32x16
         %696 = arith.sitofp %694 : !i32x16 to !f32x16
         %697 = arith.mulf %696, %695 : !f32x16
         %698 = vector.load %hidden_centres[%114, %657] : memref<?x64xi32>, !i32x16
         %699 = vector.load %hidden_lanes[%114, %660] : memref<?x512xi32>, !i32x16
         %700 = vector.bitcast %699 : !i32x16 to !i8x64
         %701 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %646, %700) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %702 = vector.load %hidden_lanes[%114, %664] : memref<?x512xi32>, !i32x16
         %703 = vector.bitcast %702 : !i32x16 to !i8x64
         %704 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%701, %649, %703) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %705 = vector.load %hidden_lanes[%114, %668] : memref<?x512xi32>, !i32x16
         %706 = vector.bitcast %705 : !i32x16 to !i8x64
         %707 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%704, %652, %706) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %708 = vector.load %hidden_lanes[%114, %672] : memref<?x512xi32>, !i32x16
         %709 = vector.bitcast %708 : !i32x16 to !i8x64
         %710 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%707, %655, %709) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %711 = vector.load %hidden_lanes[%114, %677] : memref<?x512xi32>, !i32x16
         %712 = vector.bitcast %711 : !i32x16 to !i8x64
         %713 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%698, %646, %712) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %714 = vector.load %hidden_lanes[%114, %681] : memref<?x512xi32>, !i32x16
         %715 = vector.bitcast %714 : !i32x16 to !i8x64
         %716 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%713, %649, %715) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %717 = vector.load %hidden_lanes[%114, %685] : memref<?x512xi32>, !i32x16
         %718 = vector.bitcast %717 : !i32x16 to !i8x64
         %719 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%716, %652, %718) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %720 = vector.load %hidden_lanes[%114, %689] : memref<?x512xi32>, !i32x16
         %721 = vector.bitcast %720 : !i32x16 to !i8x64
         %722 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%719, %655, %721) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %723 = arith.shli %710, %c_27 : !i32x16
         %724 = arith.addi %722, %723 : !i32x16
         %725 = vector.load %hidden_exponents[%114, %657] : memref<?x64xf32>, !f32x16
         %726 = arith.sitofp %724 : !i32x16 to !f32x16
         %727 = arith.mulf %726, %725 : !f32x16
         %728 = vector.load %hidden_centres[%116, %657] : memref<?x64xi32>, !i32x16
         %729 = vector.load %hidden_lanes[%116, %660] : memref<?x512xi32>, !i32x16
         %730 = vector.bitcast %729 : !i32x16 to !i8x64
         %731 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %646, %730) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %732 = vector.load %hidden_lanes[%116, %664] : memref<?x512xi32>, !i32x16
         %733 = vector.bitcast %732 : !i32x16 to !i8x64
         %734 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%731, %649, %733) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %735 = vector.load %hidden_lanes[%116, %668] : memref<?x512xi32>, !i32x16
         %736 = vector.bitcast %735 : !i32x16 to !i8x64
         %737 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%734, %652, %736) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %738 = vector.load %hidden_lanes[%116, %672] : memref<?x512xi32>, !i32x16
         %739 = vector.bitcast %738 : !i32x16 to !i8x64
         %740 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%737, %655, %739) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %741 = vector.load %hidden_lanes[%116, %677] : memref<?x512xi32>, !i32x16
         %742 = vector.bitcast %741 : !i32x16 to !i8x64
         %743 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%728, %646, %742) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %744 = vector.load %hidden_lanes[%116, %681] : memref<?x512xi32>, !i32x16
         %745 = vector.bitcast %744 : !i32x16 to !i8x64
         %746 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%743, %649, %745) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %747 = vector.load %hidden_lanes[%116, %685] : memref<?x512xi32>, !i32x16
         %748 = vector.bitcast %747 : !i32x16 to !i8x64
         %749 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%746, %652, %748) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %750 = vector.load %hidden_lanes[%116, %689] : memref<?x512xi32>, !i32x16
         %751 = vector.bitcast %750 : !i32x16 to !i8x64
         %752 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%749, %655, %751) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %753 = arith.shli %740, %c_27 : !i32x16
         %754 = arith.addi %752, %753 : !i32x16
         %755 = vector.load %hidden_exponents[%116, %657] : memref<?x64xf32>, !f32x16
         %756 = arith.sitofp %754 : !i32x16 to !f32x16
         %757 = arith.mulf %756, %755 : !f32x16
         %758 = math.fma %697, %526, %641 : !f32x16
         %759 = math.fma %727, %526, %642 : !f32x16
         %760 = math.fma %757, %526, %643 : !f32x16
         %761 = math.fma %505, %487, %758 : !f32x16
         %762 = math.fma %505, %488, %759 : !f32x16
         %763 = math.fma %505, %489, %760 : !f32x16
         scf.yield %761, %762, %763 : !f32x16, !f32x16, !f32x16
        }
        vector.store %481#0, %sums[%c_2, %477, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %481#1, %sums[%c_3, %477, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %481#2, %sums[%c_9, %477, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %764 = arith.cmpi sgt, %104, %c_3 : index
      %765 = arith.cmpi sle, %104, %c_9 : index
      %766 = arith.andi %764, %765 : i1
      scf.if %766 {
       scf.for %767 = %c_2 to %c_0 step %c_3 {
        %768 = arith.addi %59, %767 : index
        %769 = arith.addi %768, %c_8 : index
        %771:2 = scf.for %770 = %c_2 to %c_1 step %c_11 iter_args(%772 = %c_14, %773 = %c_14) -> (!f32x16, !f32x16) {
         %774 = arith.divui %770, %c_11 : index
         %775 = arith.muli %774, %c_5 : index
         %776 = vector.load %hidden_sums[%112, %775] : memref<?x32xf32>, !f32x16
         %777 = vector.load %hidden_sums[%114, %775] : memref<?x32xf32>, !f32x16
         %778 = arith.muli %774, %c_0 : index
         %779 = arith.addi %778, %c_12 : index
         memref.prefetch %expert_down.codes[%79, %768, %779], read, locality<2>, data : memref<64x2048x128xi32>
         %780 = arith.addi %778, %c_15 : index
         memref.prefetch %expert_down.codes[%79, %768, %780], read, locality<2>, data : memref<64x2048x128xi32>
         %781 = arith.addi %778, %c_16 : index
         memref.prefetch %expert_down.codes[%79, %768, %781], read, locality<2>, data : memref<64x2048x128xi32>
         %782 = arith.addi %778, %c_17 : index
         memref.prefetch %expert_down.codes[%79, %768, %782], read, locality<2>, data : memref<64x2048x128xi32>
         %783 = arith.addi %778, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %768, %783], read, locality<3>, data : memref<64x2048x128xi32>
         %784 = arith.addi %778, %c_18 : index
         memref.prefetch %expert_down.codes[%79, %768, %784], read, locality<3>, data : memref<64x2048x128xi32>
         %785 = arith.addi %778, %c_19 : index
         memref.prefetch %expert_down.codes[%79, %768, %785], read, locality<3>, data : memref<64x2048x128xi32>
         %786 = arith.addi %778, %c_20 : index
         memref.prefetch %expert_down.codes[%79, %768, %786], read, locality<3>, data : memref<64x2048x128xi32>
         %787 = arith.divui %770, %c_0 : index
         %788 = vector.load %expert_down.scales[%79, %768, %787] : memref<64x2048x16xbf16>, !bf16x8
         %789 = arith.extf %788 : !bf16x8 to !f32x8
         %790 = vector.load %expert_down.biases[%79, %768, %787] : memref<64x2048x16xbf16>, !bf16x8
         %791 = arith.extf %790 : !bf16x8 to !f32x8
         %792 = vector.shuffle %789, %791 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %793 = llvm.call_intrinsic "llvm.arithmetic.fence"(%792) : (!f32x16) -> !f32x16
         %794 = arith.divui %770, %c_7 : index
         %795 = arith.muli %794, %c_8 : index
         %796 = vector.load %expert_down.codes[%79, %768, %795] : memref<64x2048x128xi32>, !i32x16
         %797 = arith.addi %770, %c_21 : index
         %798 = arith.divui %797, %c_7 : index
         %799 = arith.muli %798, %c_8 : index
         %800 = vector.load %expert_down.codes[%79, %768, %799] : memref<64x2048x128xi32>, !i32x16
         %801 = vector.shuffle %796, %800 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %802 = vector.shuffle %796, %800 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %803 = vector.shuffle %793, %793 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %804 = arith.addi %770, %c_22 : index
         %805 = arith.divui %804, %c_7 : index
         %806 = arith.muli %805, %c_8 : index
         %807 = vector.load %expert_down.codes[%79, %768, %806] : memref<64x2048x128xi32>, !i32x16
         %808 = arith.addi %770, %c_23 : index
         %809 = arith.divui %808, %c_7 : index
         %810 = arith.muli %809, %c_8 : index
         %811 = vector.load %expert_down.codes[%79, %768, %810] : memref<64x2048x128xi32>, !i32x16
         %812 = vector.shuffle %807, %811 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %813 = vector.shuffle %807, %811 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %814 = vector.shuffle %793, %793 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %815 = vector.bitcast %801 : !i32x16 to !i16x32
         %816 = vector.bitcast %815 : !i16x32 to !i8x64
         %817 = arith.andi %816, %c_24 : !i8x64
         %818 = arith.shrui %815, %c_25 : !i16x32
         %819 = vector.bitcast %818 : !i16x32 to !i8x64
         %820 = arith.andi %819, %c_24 : !i8x64
         %821 = vector.bitcast %802 : !i32x16 to !i16x32
         %822 = vector.bitcast %821 : !i16x32 to !i8x64
         %823 = arith.andi %822, %c_24 : !i8x64
         %824 = arith.shrui %821, %c_25 : !i16x32
         %825 = vector.bitcast %824 : !i16x32 to !i8x64
         %826 = arith.andi %825, %c_24 : !i8x64
         %827 = arith.divui %770, %c_22 : index
         %828 = arith.muli %827, %c_5 : index
         %829 = vector.load %hidden_centres[%112, %828] : memref<?x64xi32>, !i32x16
         %830 = arith.muli %827, %c_9 : index
         %831 = arith.muli %830, %c_0 : index
         %832 = vector.load %hidden_lanes[%112, %831] : memref<?x512xi32>, !i32x16
         %833 = vector.bitcast %832 : !i32x16 to !i8x64
         %834 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %817, %833) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %835 = arith.addi %831, %c_5 : index
         %836 = vector.load %hidden_lanes[%112, %835] : memref<?x512xi32>, !i32x16
         %837 = vector.bitcast %836 : !i32x16 to !i8x64
         %838 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%834, %820, %837) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %839 = arith.addi %831, %c_7 : index
         %840 = vector.load %hidden_lanes[%112, %839] : memref<?x512xi32>, !i32x16
         %841 = vector.bitcast %840 : !i32x16 to !i8x64
         %842 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%838, %823, %841) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %843 = arith.addi %831, %c_26 : index
         %844 = vector.load %hidden_lanes[%112, %843] : memref<?x512xi32>, !i32x16
         %845 = vector.bitcast %844 : !i32x16 to !i8x64
         %846 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%842, %826, %845) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %847 = arith.addi %830, %c_3 : index
         %848 = arith.muli %847, %c_0 : index
         %849 = vector.load %hidden_lanes[%112, %848] : memref<?x512xi32>, !i32x16
         %850 = vector.bitcast %849 : !i32x16 to !i8x64
         %851 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%829, %817, %850) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %852 = arith.addi %848, %c_5 : index
         %853 = vector.load %hidden_lanes[%112, %852] : memref<?x512xi32>, !i32x16
         %854 = vector.bitcast %853 : !i32x16 to !i8x64
         %855 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%851, %820, %854) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %856 = arith.addi %848, %c_7 : index
         %857 = vector.load %hidden_lanes[%112, %856] : memref<?x512xi32>, !i32x16
         %858 = vector.bitcast %857 : !i32x16 to !i8x64
         %859 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%855, %823, %858) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %860 = arith.addi %848, %c_26 : index
         %861 = vector.load %hidden_lanes[%112, %860] : memref<?x512xi32>, !i32x16
         %862 = vector.bitcast %861 : !i32x16 to !i8x64
         %863 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%859, %826, %862) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %864 = arith.shli %846, %c_27 : !i32x16
         %865 = arith.addi %863, %864 : !i32x16
         %866 = vector.load %hidden_exponents[%112, %828] : memref<?x64xf32>, !f32x16
         %867 = arith.sitofp %865 : !i32x16 to !f32x16
         %868 = arith.mulf %867, %866 : !f32x16
         %869 = vector.load %hidden_centres[%114, %828] : memref<?x64xi32>, !i32x16
         %870 = vector.load %hidden_lanes[%114, %831] : memref<?x512xi32>, !i32x16
         %871 = vector.bitcast %870 : !i32x16 to !i8x64
         %872 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %817, %871) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %873 = vector.load %hidden_lanes[%114, %835] : memref<?x512xi32>, !i32x16
         %874 = vector.bitcast %873 : !i32x16 to !i8x64
         %875 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%872, %820, %874) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %876 = vector.load %hidden_lanes[%114, %839] : memref<?x512xi32>, !i32x16
         %877 = vector.bitcast %876 : !i32x16 to !i8x64
         %878 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%875, %823, %877) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %879 = vector.load %hidden_lanes[%114, %843] : memref<?x512xi32>, !i32x16
         %880 = vector.bitcast %879 : !i32x16 to !i8x64
         %881 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%878, %826, %880) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %882 = vector.load %hidden_lanes[%114, %848] : memref<?x512xi32>, !i32x16
         %883 = vector.bitcast %882 : !i32x16 to !i8x64
         %884 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%869, %817, %883) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %885 = vector.load %hidden_lanes[%114, %852] : memref<?x512xi32>, !i32x16
         %886 = vector.bitcast %885 : !i32x16 to !i8x64
         %887 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%884, %820, %886) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %888 = vector.load %hidden_lanes[%114, %856] : memref<?x512xi32>, !i32x16
         %889 = vector.bitcast %888 : !i32x16 to !i8x64
         %890 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%887, %823, %889) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %891 = vector.load %hidden_lanes[%114, %860] : memref<?x512xi32>, !i32x16
         %892 = vector.bitcast %891 : !i32x16 to !i8x64
         %893 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%890, %826, %892) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %894 = arith.shli %881, %c_27 : !i32x16
         %895 = arith.addi %893, %894 : !i32x16
         %896 = vector.load %hidden_exponents[%114, %828] : memref<?x64xf32>, !f32x16
         %897 = arith.sitofp %895 : !i32x16 to !f32x16
         %898 = arith.mulf %897, %896 : !f32x16
         %899 = math.fma %868, %803, %772 : !f32x16
         %900 = math.fma %898, %803, %773 : !f32x16
         %901 = vector.bitcast %812 : !i32x16 to !i16x32
         %902 = vector.bitcast %901 : !i16x32 to !i8x64
         %903 = arith.andi %902, %c_24 : !i8x64
         %904 = arith.shrui %901, %c_25 : !i16x32
         %905 = vector.bitcast %904 : !i16x32 to !i8x64
         %906 = arith.andi %905, %c_24 : !i8x64
         %907 = vector.bitcast %813 : !i32x16 to !i16x32
         %908 = vector.bitcast %907 : !i16x32 to !i8x64
         %909 = arith.andi %908, %c_24 : !i8x64
         %910 = arith.shrui %907, %c_25 : !i16x32
         %911 = vector.bitcast %910 : !i16x32 to !i8x64
         %912 = arith.andi %911, %c_24 : !i8x64
         %913 = arith.divui %804, %c_22 : index
         %914 = arith.muli %913, %c_5 : index
         %915 = vector.load %hidden_centres[%112, %914] : memref<?x64xi32>, !i32x16
         %916 = arith.muli %913, %c_9 : index
         %917 = arith.muli %916, %c_0 : index
         %918 = vector.load %hidden_lanes[%112, %917] : memref<?x512xi32>, !i32x16
         %919 = vector.bitcast %918 : !i32x16 to !i8x64
         %920 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %903, %919) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %921 = arith.addi %917, %c_5 : index
         %922 = vector.load %hidden_lanes[%112, %921] : memref<?x512xi32>, !i32x16
         %923 = vector.bitcast %922 : !i32x16 to !i8x64
         %924 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%920, %906, %923) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %925 = arith.addi %917, %c_7 : index
         %926 = vector.load %hidden_lanes[%112, %925] : memref<?x512xi32>, !i32x16
         %927 = vector.bitcast %926 : !i32x16 to !i8x64
         %928 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%924, %909, %927) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %929 = arith.addi %917, %c_26 : index
         %930 = vector.load %hidden_lanes[%112, %929] : memref<?x512xi32>, !i32x16
         %931 = vector.bitcast %930 : !i32x16 to !i8x64
         %932 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%928, %912, %931) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %933 = arith.addi %916, %c_3 : index
         %934 = arith.muli %933, %c_0 : index
         %935 = vector.load %hidden_lanes[%112, %934] : memref<?x512xi32>, !i32x16
         %936 = vector.bitcast %935 : !i32x16 to !i8x64
         %937 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%915, %903, %936) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %938 = arith.addi %934, %c_5 : index
         %939 = vector.load %hidden_lanes[%112, %938] : memref<?x512xi32>, !i32x16
         %940 = vector.bitcast %939 : !i32x16 to !i8x64
         %941 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%937, %906, %940) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %942 = arith.addi %934, %c_7 : index
         %943 = vector.load %hidden_lanes[%112, %942] : memref<?x512xi32>, !i32x16
         %944 = vector.bitcast %943 : !i32x16 to !i8x64
         %945 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%941, %909, %944) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %946 = arith.addi %934, %c_26 : index
         %947 = vector.load %hidden_lanes[%112, %946] : memref<?x512xi32>, !i32x16
         %948 = vector.bitcast %947 : !i32x16 to !i8x64
         %949 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%945, %912, %948) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %950 = arith.shli %932, %c_27 : !i32x16
         %951 = arith.addi %949, %950 : !i32x16
         %952 = vector.load %hidden_exponents[%112, %914] : memref<?x64xf32>, !f32x16
         %953 = arith.sitofp %951 : !i32x16 to !f32x16
         %954 = arith.mulf %953, %952 : !f32x16
         %955 = vector.load %hidden_centres[%114, %914] : memref<?x64xi32>, !i32x16
         %956 = vector.load %hidden_lanes[%114, %917] : memref<?x512xi32>, !i32x16
         %957 = vector.bitcast %956 : !i32x16 to !i8x64
         %958 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %903, %957) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %959 = vector.load %hidden_lanes[%114, %921] : memref<?x512xi32>, !i32x16
         %960 = vector.bitcast %959 : !i32x16 to !i8x64
         %961 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%958, %906, %960) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %962 = vector.load %hidden_lanes[%114, %925] : memref<?x512xi32>, !i32x16
         %963 = vector.bitcast %962 : !i32x16 to !i8x64
         %964 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%961, %909, %963) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %965 = vector.load %hidden_lanes[%114, %929] : memref<?x512xi32>, !i32x16
         %966 = vector.bitcast %965 : !i32x16 to !i8x64
         %967 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%964, %912, %966) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %968 = vector.load %hidden_lanes[%114, %934] : memref<?x512xi32>, !i32x16
         %969 = vector.bitcast %968 : !i32x16 to !i8x64
         %970 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%955, %903, %969) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %971 = vector.load %hidden_lanes[%114, %938] : memref<?x512xi32>, !i32x16
         %972 = vector.bitcast %971 : !i32x16 to !i8x64
         %973 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%970, %906, %972) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %974 = vector.load %hidden_lanes[%114, %942] : memref<?x512xi32>, !i32x16
         %975 = vector.bitcast %974 : !i32x16 to !i8x64
         %976 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%973, %909, %975) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %977 = vector.load %hidden_lanes[%114, %946] : memref<?x512xi32>, !i32x16
         %978 = vector.bitcast %977 : !i32x16 to !i8x64
         %979 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%976, %912, %978) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %980 = arith.shli %967, %c_27 : !i32x16
         %981 = arith.addi %979, %980 : !i32x16
         %982 = vector.load %hidden_exponents[%114, %914] : memref<?x64xf32>, !f32x16
         %983 = arith.sitofp %981 : !i32x16 to !f32x16
         %984 = arith.mulf %983, %982 : !f32x16
         %985 = math.fma %954, %814, %899 : !f32x16
         %986 = math.fma %984, %814, %900 : !f32x16
         %987 = math.fma %793, %776, %985 : !f32x16
         %988 = math.fma %793, %777, %986 : !f32x16
         scf.yield %987, %988 : !f32x16, !f32x16
        }
        vector.store %771#0, %sums[%c_2, %767, %c_2] : memref<4x64x16xf32>, !f32x16
        vector.store %771#1, %sums[%c_3, %767, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      %989 = arith.cmpi sle, %104, %c_3 : index
      %990 = arith.andi %108, %989 : i1
      scf.if %990 {
       scf.for %991 = %c_2 to %c_0 step %c_3 {
        %992 = arith.addi %59, %991 : index
        %993 = arith.addi %992, %c_8 : index
        %995:1 = scf.for %994 = %c_2 to %c_1 step %c_11 iter_args(%996 = %c_14) -> (!f32x16) {
         %997 = arith.divui %994, %c_11 : index
         %998 = arith.muli %997, %c_5 : index
         %999 = vector.load %hidden_sums[%112, %998] : memref<?x32xf32>, !f32x16
         %1000 = arith.muli %997, %c_0 : index
         %1001 = arith.addi %1000, %c_12 : index
         memref.prefetch %expert_down.codes[%79, %992, %1001], read, locality<2>, data : memref<64x2048x128xi32>
         %1002 = arith.addi %1000, %c_15 : index
         memref.prefetch %expert_down.codes[%79, %992, %1002], read, locality<2>, data : memref<64x2048x128xi32>
         %1003 = arith.addi %1000, %c_16 : index
         memref.prefetch %expert_down.codes[%79, %992, %1003], read, locality<2>, data : memref<64x2048x128xi32>
         %1004 = arith.addi %1000, %c_17 : index
         memref.prefetch %expert_down.codes[%79, %992, %1004], read, locality<2>, data : memref<64x2048x128xi32>
         %1005 = arith.addi %1000, %c_11 : index
         memref.prefetch %expert_down.codes[%79, %992, %1005], read, locality<3>, data : memref<64x2048x128xi32>
         %1006 = arith.addi %1000, %c_18 : index
         memref.prefetch %expert_down.codes[%79, %992, %1006], read, locality<3>, data : memref<64x2048x128xi32>
         %1007 = arith.addi %1000, %c_19 : index
         memref.prefetch %expert_down.codes[%79, %992, %1007], read, locality<3>, data : memref<64x2048x128xi32>
         %1008 = arith.addi %1000, %c_20 : index
         memref.prefetch %expert_down.codes[%79, %992, %1008], read, locality<3>, data : memref<64x2048x128xi32>
         %1009 = arith.divui %994, %c_0 : index
         %1010 = vector.load %expert_down.scales[%79, %992, %1009] : memref<64x2048x16xbf16>, !bf16x8
         %1011 = arith.extf %1010 : !bf16x8 to !f32x8
         %1012 = vector.load %expert_down.biases[%79, %992, %1009] : memref<64x2048x16xbf16>, !bf16x8
         %1013 = arith.extf %1012 : !bf16x8 to !f32x8
         %1014 = vector.shuffle %1011, %1013 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : !f32x8, !f32x8
         %1015 = llvm.call_intrinsic "llvm.arithmetic.fence"(%1014) : (!f32x16) -> !f32x16
         %1016 = arith.divui %994, %c_7 : index
         %1017 = arith.muli %1016, %c_8 : index
         %1018 = vector.load %expert_down.codes[%79, %992, %1017] : memref<64x2048x128xi32>, !i32x16
         %1019 = arith.addi %994, %c_21 : index
         %1020 = arith.divui %1019, %c_7 : index
         %1021 = arith.muli %1020, %c_8 : index
         %1022 = vector.load %expert_down.codes[%79, %992, %1021] : memref<64x2048x128xi32>, !i32x16
         %1023 = vector.shuffle %1018, %1022 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1024 = vector.shuffle %1018, %1022 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1025 = vector.shuffle %1015, %1015 [0, 0, 2, 2, 0, 0, 2, 2, 1, 1, 3, 3, 1, 1, 3, 3] : !f32x16, !f32x16
         %1026 = arith.addi %994, %c_22 : index
         %1027 = arith.divui %1026, %c_7 : index
         %1028 = arith.muli %1027, %c_8 : index
         %1029 = vector.load %expert_down.codes[%79, %992, %1028] : memref<64x2048x128xi32>, !i32x16
         %1030 = arith.addi %994, %c_23 : index
         %1031 = arith.divui %1030, %c_7 : index
         %1032 = arith.muli %1031, %c_8 : index
         %1033 = vector.load %expert_down.codes[%79, %992, %1032] : memref<64x2048x128xi32>, !i32x16
         %1034 = vector.shuffle %1029, %1033 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : !i32x16, !i32x16
         %1035 = vector.shuffle %1029, %1033 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : !i32x16, !i32x16
         %1036 = vector.shuffle %1015, %1015 [4, 4, 6, 6, 4, 4, 6, 6, 5, 5, 7, 7, 5, 5, 7, 7] : !f32x16, !f32x16
         %1037 = vector.bitcast %1023 : !i32x16 to !i16x32
         %1038 = vector.bitcast %1037 : !i16x32 to !i8x64
         %1039 = arith.andi %1038, %c_24 : !i8x64
         %1040 = arith.shrui %1037, %c_25 : !i16x32
         %1041 = vector.bitcast %1040 : !i16x32 to !i8x64
         %1042 = arith.andi %1041, %c_24 : !i8x64
         %1043 = vector.bitcast %1024 : !i32x16 to !i16x32
         %1044 = vector.bitcast %1043 : !i16x32 to !i8x64
         %1045 = arith.andi %1044, %c_24 : !i8x64
         %1046 = arith.shrui %1043, %c_25 : !i16x32
         %1047 = vector.bitcast %1046 : !i16x32 to !i8x64
         %1048 = arith.andi %1047, %c_24 : !i8x64
         %1049 = arith.divui %994, %c_22 : index
         %1050 = arith.muli %1049, %c_5 : index
         %1051 = vector.load %hidden_centres[%112, %1050] : memref<?x64xi32>, !i32x16
         %1052 = arith.muli %1049, %c_9 : index
         %1053 = arith.muli %1052, %c_0 : index
         %1054 = vector.load %hidden_lanes[%112, %1053] : memref<?x512xi32>, !i32x16
         %1055 = vector.bitcast %1054 : !i32x16 to !i8x64
         %1056 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %1039, %1055) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1057 = arith.addi %1053, %c_5 : index
         %1058 = vector.load %hidden_lanes[%112, %1057] : memref<?x512xi32>, !i32x16
         %1059 = vector.bitcast %1058 : !i32x16 to !i8x64
         %1060 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1056, %1042, %1059) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1061 = arith.addi %1053, %c_7 : index
         %1062 = vector.load %hidden_lanes[%112, %1061] : memref<?x512xi32>, !i32x16
         %1063 = vector.bitcast %1062 : !i32x16 to !i8x64
         %1064 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1060, %1045, %1063) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1065 = arith.addi %1053, %c_26 : index
         %1066 = vector.load %hidden_lanes[%112, %1065] : memref<?x512xi32>, !i32x16
         %1067 = vector.bitcast %1066 : !i32x16 to !i8x64
         %1068 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1064, %1048, %1067) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1069 = arith.addi %1052, %c_3 : index
         %1070 = arith.muli %1069, %c_0 : index
         %1071 = vector.load %hidden_lanes[%112, %1070] : memref<?x512xi32>, !i32x16
         %1072 = vector.bitcast %1071 : !i32x16 to !i8x64
         %1073 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1051, %1039, %1072) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1074 = arith.addi %1070, %c_5 : index
         %1075 = vector.load %hidden_lanes[%112, %1074] : memref<?x512xi32>, !i32x16
         %1076 = vector.bitcast %1075 : !i32x16 to !i8x64
         %1077 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1073, %1042, %1076) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1078 = arith.addi %1070, %c_7 : index
         %1079 = vector.load %hidden_lanes[%112, %1078] : memref<?x512xi32>, !i32x16
         %1080 = vector.bitcast %1079 : !i32x16 to !i8x64
         %1081 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1077, %1045, %1080) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1082 = arith.addi %1070, %c_26 : index
         %1083 = vector.load %hidden_lanes[%112, %1082] : memref<?x512xi32>, !i32x16
         %1084 = vector.bitcast %1083 : !i32x16 to !i8x64
         %1085 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1081, %1048, %1084) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1086 = arith.shli %1068, %c_27 : !i32x16
         %1087 = arith.addi %1085, %1086 : !i32x16
         %1088 = vector.load %hidden_exponents[%112, %1050] : memref<?x64xf32>, !f32x16
         %1089 = arith.sitofp %1087 : !i32x16 to !f32x16
         %1090 = arith.mulf %1089, %1088 : !f32x16
         %1091 = math.fma %1090, %1025, %996 : !f32x16
         %1092 = vector.bitcast %1034 : !i32x16 to !i16x32
         %1093 = vector.bitcast %1092 : !i16x32 to !i8x64
         %1094 = arith.andi %1093, %c_24 : !i8x64
         %1095 = arith.shrui %1092, %c_25 : !i16x32
         %1096 = vector.bitcast %1095 : !i16x32 to !i8x64
         %1097 = arith.andi %1096, %c_24 : !i8x64
         %1098 = vector.bitcast %1035 : !i32x16 to !i16x32
         %1099 = vector.bitcast %1098 : !i16x32 to !i8x64
         %1100 = arith.andi %1099, %c_24 : !i8x64
         %1101 = arith.shrui %1098, %c_25 : !i16x32
         %1102 = vector.bitcast %1101 : !i16x32 to !i8x64
         %1103 = arith.andi %1102, %c_24 : !i8x64
         %1104 = arith.divui %1026, %c_22 : index
         %1105 = arith.muli %1104, %c_5 : index
         %1106 = vector.load %hidden_centres[%112, %1105] : memref<?x64xi32>, !i32x16
         %1107 = arith.muli %1104, %c_9 : index
         %1108 = arith.muli %1107, %c_0 : index
         %1109 = vector.load %hidden_lanes[%112, %1108] : memref<?x512xi32>, !i32x16
         %1110 = vector.bitcast %1109 : !i32x16 to !i8x64
         %1111 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%c_6, %1094, %1110) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1112 = arith.addi %1108, %c_5 : index
         %1113 = vector.load %hidden_lanes[%112, %1112] : memref<?x512xi32>, !i32x16
         %1114 = vector.bitcast %1113 : !i32x16 to !i8x64
         %1115 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1111, %1097, %1114) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1116 = arith.addi %1108, %c_7 : index
         %1117 = vector.load %hidden_lanes[%112, %1116] : memref<?x512xi32>, !i32x16
         %1118 = vector.bitcast %1117 : !i32x16 to !i8x64
         %1119 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1115, %1100, %1118) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1120 = arith.addi %1108, %c_26 : index
         %1121 = vector.load %hidden_lanes[%112, %1120] : memref<?x512xi32>, !i32x16
         %1122 = vector.bitcast %1121 : !i32x16 to !i8x64
         %1123 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1119, %1103, %1122) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1124 = arith.addi %1107, %c_3 : index
         %1125 = arith.muli %1124, %c_0 : index
         %1126 = vector.load %hidden_lanes[%112, %1125] : memref<?x512xi32>, !i32x16
         %1127 = vector.bitcast %1126 : !i32x16 to !i8x64
         %1128 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1106, %1094, %1127) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1129 = arith.addi %1125, %c_5 : index
         %1130 = vector.load %hidden_lanes[%112, %1129] : memref<?x512xi32>, !i32x16
         %1131 = vector.bitcast %1130 : !i32x16 to !i8x64
         %1132 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1128, %1097, %1131) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1133 = arith.addi %1125, %c_7 : index
         %1134 = vector.load %hidden_lanes[%112, %1133] : memref<?x512xi32>, !i32x16
         %1135 = vector.bitcast %1134 : !i32x16 to !i8x64
         %1136 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1132, %1100, %1135) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1137 = arith.addi %1125, %c_26 : index
         %1138 = vector.load %hidden_lanes[%112, %1137] : memref<?x512xi32>, !i32x16
         %1139 = vector.bitcast %1138 : !i32x16 to !i8x64
         %1140 = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%1136, %1103, %1139) : (!i32x16, !i8x64, !i8x64) -> !i32x16
         %1141 = arith.shli %1123, %c_27 : !i32x16
         %1142 = arith.addi %1140, %1141 : !i32x16
         %1143 = vector.load %hidden_exponents[%112, %1105] : memref<?x64xf32>, !f32x16
         %1144 = arith.sitofp %1142 : !i32x16 to !f32x16
         %1145 = arith.mulf %1144, %1143 : !f32x16
         %1146 = math.fma %1145, %1036, %1091 : !f32x16
         %1147 = math.fma %1015, %999, %1146 : !f32x16
         scf.yield %1147 : !f32x16
        }
        vector.store %995#0, %sums[%c_2, %991, %c_2] : memref<4x64x16xf32>, !f32x16
       }
      }
      scf.for %1148 = %c_2 to %104 step %c_3 {
       scf.for %1149 = %c_2 to %c_0 step %c_5 {
        %1150 = arith.addi %59, %1149 : index
        %1151 = memref.load %group[%1148] : memref<6xi32>
        %1152 = arith.index_cast %1151 : i32 to index
        scf.for %1153 = %c_2 to %c_3 step %c_3 {
         %1154 = memref.extract_aligned_pointer_as_index %sums : memref<4x64x16xf32> -> index
         %1155 = arith.muli %1149, %c_0 : index
         %1156 = arith.addi %1154, %1155 : index
         %1157 = arith.muli %1153, %c_8 : index
         %1158 = arith.addi %1148, %1157 : index
         %1159 = arith.muli %1158, %c_28 : index
         %1160 = arith.addi %1156, %1159 : index
         %1161 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %1162 = arith.muli %1153, %c_0 : index
         %1163 = arith.addi %1161, %1162 : index
         func.call @add_up_16(%1160, %1163) : (index, index) -> ()
        }
        %1164 = vector.load %added[%c_2, %c_2] : memref<1x16xf32>, !f32x16
        vector.store %1164, %outputs[%1152, %1150] : memref<?x2048xf32>, !f32x16
       }
      }
     }
     %1165 = arith.select %105, %c_2, %104 : index
     scf.yield %1165 : index
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
      %expert_gate_up.codes: tensor<64x2048x256xi32>,
      %expert_gate_up.scales: tensor<64x2048x32xbf16>,
      %expert_gate_up.biases: tensor<64x2048x32xbf16>,
      %expert_down.codes: tensor<64x2048x128xi32>,
      %expert_down.scales: tensor<64x2048x16xbf16>,
      %expert_down.biases: tensor<64x2048x16xbf16>
  ) -> tensor<?x2048xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x2048xf32>
    %router_logits = flow.dispatch @project_64x2048_f32::@project_64x2048_f32[%tokens](%x, %router, %tokens) : (tensor<?x2048xf32>{%tokens}, tensor<64x2048xf32>, index) -> tensor<?x64xf32>{%tokens}

    // stage: choice: softmax, the 8 highest keys, weights; kernel for amx
    %choose:3 = flow.dispatch @choose::@choose[%tokens](%router_logits, %tokens) : (tensor<?x64xf32>{%tokens}, index) -> (tensor<?x64xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens})

    // stage: experts: gathered: the chosen experts of 64, kernels for amx
    %size_8 = arith.constant 8 : index
    %assignments = arith.muli %tokens, %size_8 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x2048xf32>) -> tensor<?x2048xbf16>
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_lay_out_x:4 = flow.dispatch @rows::@gathered_lay_out_x[%tokens](%x_bf16, %tokens) : (tensor<?x2048xbf16>{%tokens}, index) -> (tensor<?x1024xi32>{%tokens}, tensor<?x128xi32>{%tokens}, tensor<?x128xf32>{%tokens}, tensor<?x64xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @rows::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %gathered_lay_out_x#2, %gathered_lay_out_x#3, %choose#1, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x1024xi32>{%tokens}, tensor<?x128xi32>{%tokens}, tensor<?x128xf32>{%tokens}, tensor<?x64xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x256xi32>, tensor<64x2048x32xbf16>, tensor<64x2048x32xbf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xbf16>{%assignments})
    %gathered_lay_out_hidden:4 = flow.dispatch @rows::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xbf16>{%assignments}, index) -> (tensor<?x512xi32>{%assignments}, tensor<?x64xi32>{%assignments}, tensor<?x64xf32>{%assignments}, tensor<?x32xf32>{%assignments})
    %gathered_down:2 = flow.dispatch @rows::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %gathered_lay_out_hidden#2, %gathered_lay_out_hidden#3, %choose#1, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x512xi32>{%assignments}, tensor<?x64xi32>{%assignments}, tensor<?x64xf32>{%assignments}, tensor<?x32xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<64x2048x128xi32>, tensor<64x2048x16xbf16>, tensor<64x2048x16xbf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments})
    %routed = flow.dispatch @rows::@gathered_combine[%assignments, %tokens](%gathered_down#1, %choose#1, %choose#2, %assignments, %tokens) : (tensor<?x2048xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, index, index) -> tensor<?x2048xf32>{%tokens}

    return %routed : tensor<?x2048xf32>
  }
}
