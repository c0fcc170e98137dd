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
func.func @choose(%logits_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %tokens: index) {
 %c_0 = arith.constant 16 : index
 %c_1 = arith.constant 1 : index
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 8 : index
 %c_4 = arith.constant dense<0x00000000> : !f32x16
 %c_5 = arith.constant dense<0> : !i32x16
 %c_6 = arith.constant dense<2147483647> : !i32x16
 %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_8 = arith.constant dense<-2147483648> : !i32x16
 %c_9 = arith.constant dense<8> : !i32x16
 %c_10 = arith.constant 2147483647 : i32
 %c_11 = arith.constant -1 : i32
 %c_12 = arith.constant 3 : index
 %c_13 = arith.constant dense<0xFF800000> : !f32x16
 %c_14 = arith.constant dense<0x42B40000> : !f32x16
 %c_15 = arith.constant dense<0xC2DC0000> : !f32x16
 %c_16 = arith.constant dense<0x3FB8AA3B> : !f32x16
 %c_17 = arith.constant dense<0xBF318000> : !f32x16
 %c_18 = arith.constant dense<0x395E8083> : !f32x16
 %c_19 = arith.constant dense<0x39500D01> : !f32x16
 %c_20 = arith.constant dense<0x3AB60B61> : !f32x16
 %c_21 = arith.constant dense<0x3C088889> : !f32x16
 %c_22 = arith.constant dense<0x3D2AAAAB> : !f32x16
 %c_23 = arith.constant dense<0x3E2AAAAB> : !f32x16
 %c_24 = arith.constant dense<0x3F000000> : !f32x16
 %c_25 = arith.constant dense<0x3F800000> : !f32x16
 %c_26 = arith.constant dense<1> : !i32x16
 %c_27 = arith.constant dense<23> : !i32x16
 %c_28 = arith.constant dense<127> : !i32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %logits = stream.binding.subspan %logits_binding[%c_2] : !stream.binding -> memref<?x8xf32>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?x3xi32>{%tokens}
 %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?x3xf32>{%tokens}
 %keys = memref.alloca() alignment = 64 : memref<24xi32>
 %chosen = memref.alloca() alignment = 64 : memref<3xf32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %5 = vector.create_mask %c_3 : !i1x16
  %6 = vector.maskedload %logits[%4, %c_2], %5, %c_4 : memref<?x8xf32>, !i1x16, !f32x16 into !f32x16
  %7 = arith.cmpf oeq, %6, %c_4 : !f32x16
  %8 = arith.select %7, %c_4, %6 : !i1x16, !f32x16
  %9 = vector.bitcast %8 : !f32x16 to !i32x16
  %10 = arith.xori %9, %c_6 : !i32x16
  %11 = arith.cmpi slt, %9, %c_5 : !i32x16
  %12 = arith.select %11, %10, %9 : !i1x16, !i32x16
  %13 = arith.cmpf oeq, %8, %8 : !f32x16
  %14 = arith.select %13, %12, %c_6 : !i1x16, !i32x16
  vector.store %14, %keys[%c_2] : memref<24xi32>, !i32x16
  %16:2 = scf.for %15 = %c_2 to %c_12 step %c_1 iter_args(%17 = %c_10, %18 = %c_11) -> (i32, i32) {
   %19 = vector.broadcast %17 : i32 to !i32x16
   %20 = vector.broadcast %18 : i32 to !i32x16
   %21 = vector.maskedload %keys[%c_2], %5, %c_5 : memref<24xi32>, !i1x16, !i32x16 into !i32x16
   %22 = arith.index_cast %c_2 : index to i32
   %23 = vector.broadcast %22 : i32 to !i32x16
   %24 = arith.addi %c_7, %23 : !i32x16
   %25 = arith.cmpi eq, %21, %19 : !i32x16
   %26 = arith.cmpi sgt, %24, %20 : !i32x16
   %27 = arith.andi %25, %26 : !i1x16
   %28 = arith.cmpi slt, %21, %19 : !i32x16
   %29 = arith.ori %28, %27 : !i1x16
   %30 = arith.cmpi sgt, %21, %c_8 : !i32x16
   %31 = arith.andi %29, %30 : !i1x16
   %32 = arith.andi %31, %5 : !i1x16
   %33 = arith.select %32, %21, %c_8 : !i1x16, !i32x16
   %34 = arith.select %32, %24, %c_9 : !i1x16, !i32x16
   %35 = vector.reduction <maxsi>, %33 : !i32x16 into i32
   %36 = vector.broadcast %35 : i32 to !i32x16
   %37 = arith.cmpi eq, %33, %36 : !i32x16
   %38 = arith.select %37, %34, %c_9 : !i1x16, !i32x16
   %39 = vector.reduction <minsi>, %38 : !i32x16 into i32
   memref.store %39, %ids[%4, %15] : memref<?x3xi32>
   %40 = arith.index_cast %39 : i32 to index
   %41 = memref.load %logits[%4, %40] : memref<?x8xf32>
   memref.store %41, %chosen[%15] : memref<3xf32>
   scf.yield %35, %39 : i32, i32
  }
  %42 = vector.create_mask %c_12 : !i1x16
  %43 = vector.maskedload %chosen[%c_2], %42, %c_4 : memref<3xf32>, !i1x16, !f32x16 into !f32x16
  %44 = arith.select %42, %43, %c_13 : !i1x16, !f32x16
  %45 = arith.cmpf olt, %c_13, %44 : !f32x16
  %46 = arith.select %45, %44, %c_13 : !i1x16, !f32x16
  %47 = vector.shuffle %46, %46 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] : !f32x16, !f32x16
  %48 = arith.cmpf olt, %46, %47 : !f32x16
  %49 = arith.select %48, %47, %46 : !i1x16, !f32x16
  %50 = vector.shuffle %49, %49 [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1] : !f32x16, !f32x16
  %51 = arith.cmpf olt, %49, %50 : !f32x16
  %52 = arith.select %51, %50, %49 : !i1x16, !f32x16
  %53 = vector.shuffle %52, %52 [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3] : !f32x16, !f32x16
  %54 = arith.cmpf olt, %52, %53 : !f32x16
  %55 = arith.select %54, %53, %52 : !i1x16, !f32x16
  %56 = vector.shuffle %55, %55 [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %57 = arith.cmpf olt, %55, %56 : !f32x16
  %58 = arith.select %57, %56, %55 : !i1x16, !f32x16
  %59 = vector.maskedload %chosen[%c_2], %42, %c_4 : memref<3xf32>, !i1x16, !f32x16 into !f32x16
  %60 = arith.subf %59, %58 : !f32x16
  %61 = arith.cmpf ogt, %60, %c_14 : !f32x16
  %62 = arith.select %61, %c_14, %60 : !i1x16, !f32x16
  %63 = arith.cmpf olt, %62, %c_15 : !f32x16
  %64 = arith.select %63, %c_15, %62 : !i1x16, !f32x16
  %65 = arith.mulf %64, %c_16 : !f32x16
  %66 = math.roundeven %65 : !f32x16
  %67 = math.fma %66, %c_17, %64 : !f32x16
  %68 = math.fma %66, %c_18, %67 : !f32x16
  %69 = math.fma %c_19, %68, %c_20 : !f32x16
  %70 = math.fma %69, %68, %c_21 : !f32x16
  %71 = math.fma %70, %68, %c_22 : !f32x16
  %72 = math.fma %71, %68, %c_23 : !f32x16
  %73 = math.fma %72, %68, %c_24 : !f32x16
  %74 = math.fma %73, %68, %c_25 : !f32x16
  %75 = math.fma %74, %68, %c_25 : !f32x16
  %76 = arith.fptosi %66 : !f32x16 to !i32x16
  %77 = arith.shrsi %76, %c_26 : !i32x16
  %78 = arith.subi %76, %77 : !i32x16
  %79 = arith.addi %77, %c_28 : !i32x16
  %80 = arith.shli %79, %c_27 : !i32x16
  %81 = arith.bitcast %80 : !i32x16 to !f32x16
  %82 = arith.mulf %75, %81 : !f32x16
  %83 = arith.addi %78, %c_28 : !i32x16
  %84 = arith.shli %83, %c_27 : !i32x16
  %85 = arith.bitcast %84 : !i32x16 to !f32x16
  %86 = arith.mulf %82, %85 : !f32x16
  vector.maskedstore %chosen[%c_2], %42, %86 : memref<3xf32>, !i1x16, !f32x16
  %87 = arith.select %42, %86, %c_4 : !i1x16, !f32x16
  %88 = arith.addf %c_4, %87 : !f32x16
  %89 = vector.shuffle %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : !f32x16, !f32x16
  %90 = vector.shuffle %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : !f32x16, !f32x16
  %91 = arith.addf %89, %90 : !f32x8
  %92 = vector.shuffle %91, %91 [0, 1, 2, 3] : !f32x8, !f32x8
  %93 = vector.shuffle %91, %91 [4, 5, 6, 7] : !f32x8, !f32x8
  %94 = arith.addf %92, %93 : !f32x4
  %95 = vector.shuffle %94, %94 [0, 1] : !f32x4, !f32x4
  %96 = vector.shuffle %94, %94 [2, 3] : !f32x4, !f32x4
  %97 = arith.addf %95, %96 : !f32x2
  %98 = vector.shuffle %97, %97 [0] : !f32x2, !f32x2
  %99 = vector.shuffle %97, %97 [1] : !f32x2, !f32x2
  %100 = arith.addf %98, %99 : !f32x1
  %101 = vector.extract %100[0] : f32 from !f32x1
  %102 = vector.broadcast %101 : f32 to !f32x16
  %103 = vector.maskedload %chosen[%c_2], %42, %c_4 : memref<3xf32>, !i1x16, !f32x16 into !f32x16
  %104 = arith.divf %103, %102 : !f32x16
  vector.maskedstore %chosen[%c_2], %42, %104 : memref<3xf32>, !i1x16, !f32x16
  %105 = vector.maskedload %chosen[%c_2], %42, %c_4 : memref<3xf32>, !i1x16, !f32x16 into !f32x16
  vector.maskedstore %weights[%4, %c_2], %42, %105 : memref<?x3xf32>, !i1x16, !f32x16
 }
 return
}
}
}

stream.executable private @rows {
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
func.func private @dots_2x4_ragged(%row_0: index, %row_1: index, %x_0: index, %x_1: index, %x_2: index, %x_3: index, %length: index, %to: index, %token: index, %stream: index, %half: index) {
 %c_0 = arith.constant 32 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 2 : index
 %c_4 = arith.constant 8192 : index
 %c_5 = arith.constant 2048 : index
 %c_6 = arith.constant dense<0.000000e+00> : !bf16x32
 %c_7 = arith.constant 3 : index
 %1 = arith.index_cast %row_0 : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 %3 = arith.index_cast %row_1 : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = arith.index_cast %x_0 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %x_1 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %x_2 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %x_3 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.remui %length, %c_0 : index
 %14 = arith.subi %length, %13 : index
 %16:8 = scf.for %15 = %c_2 to %14 step %c_0 iter_args(%17 = %c_1, %18 = %c_1, %19 = %c_1, %20 = %c_1, %21 = %c_1, %22 = %c_1, %23 = %c_1, %24 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
  %25 = arith.muli %15, %c_3 : index
  %26 = arith.index_cast %25 : index to i64
  %27 = arith.addi %25, %c_4 : index
  %28 = arith.index_cast %27 : index to i64
  %29 = arith.addi %25, %c_5 : index
  %30 = arith.index_cast %29 : index to i64
  %31 = llvm.getelementptr %6[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %32 = llvm.load %31 <alignment = 2> : !llvm.ptr -> !bf16x32
  %33 = llvm.getelementptr %8[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %34 = llvm.load %33 <alignment = 2> : !llvm.ptr -> !bf16x32
  %35 = llvm.getelementptr %10[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %36 = llvm.load %35 <alignment = 2> : !llvm.ptr -> !bf16x32
  %37 = llvm.getelementptr %12[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %38 = llvm.load %37 <alignment = 2> : !llvm.ptr -> !bf16x32
  %39 = llvm.getelementptr %2[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%39) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %40 = llvm.getelementptr %2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%40) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %41 = llvm.getelementptr %2[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %42 = llvm.load %41 <alignment = 2> : !llvm.ptr -> !bf16x32
  %43 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%17, %42, %32) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %44 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%18, %42, %34) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %45 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%19, %42, %36) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %46 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%20, %42, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %47 = llvm.getelementptr %4[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%47) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %48 = llvm.getelementptr %4[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%48) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %49 = llvm.getelementptr %4[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %50 = llvm.load %49 <alignment = 2> : !llvm.ptr -> !bf16x32
  %51 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%21, %50, %32) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %52 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22, %50, %34) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %53 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%23, %50, %36) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %54 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%24, %50, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  scf.yield %43, %44, %45, %46, %51, %52, %53, %54 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
 }
 %55 = arith.subi %length, %14 : index
 %56 = vector.create_mask %55 : !i1x32
 %57 = arith.muli %14, %c_3 : index
 %58 = arith.index_cast %57 : index to i64
 %59 = llvm.getelementptr %6[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %60 = "llvm.intr.masked.load"(%59, %56, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %61 = llvm.getelementptr %8[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %62 = "llvm.intr.masked.load"(%61, %56, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %63 = llvm.getelementptr %10[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %64 = "llvm.intr.masked.load"(%63, %56, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %65 = llvm.getelementptr %12[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %66 = "llvm.intr.masked.load"(%65, %56, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %67 = llvm.getelementptr %2[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %68 = "llvm.intr.masked.load"(%67, %56, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %69 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#0, %68, %60) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %70 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#1, %68, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %71 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#2, %68, %64) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %72 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#3, %68, %66) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %73 = llvm.getelementptr %4[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %74 = "llvm.intr.masked.load"(%73, %56, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %75 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#4, %74, %60) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %76 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#5, %74, %62) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %77 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#6, %74, %64) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %78 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%16#7, %74, %66) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %79 = arith.index_cast %to : index to i64
 %80 = llvm.inttoptr %79 : i64 to !llvm.ptr
 llvm.store %69, %80 <alignment = 64> : !f32x16, !llvm.ptr
 %81 = arith.addi %to, %token : index
 %82 = arith.index_cast %81 : index to i64
 %83 = llvm.inttoptr %82 : i64 to !llvm.ptr
 llvm.store %70, %83 <alignment = 64> : !f32x16, !llvm.ptr
 %84 = arith.muli %token, %c_3 : index
 %85 = arith.addi %to, %84 : index
 %86 = arith.index_cast %85 : index to i64
 %87 = llvm.inttoptr %86 : i64 to !llvm.ptr
 llvm.store %71, %87 <alignment = 64> : !f32x16, !llvm.ptr
 %88 = arith.muli %token, %c_7 : index
 %89 = arith.addi %to, %88 : index
 %90 = arith.index_cast %89 : index to i64
 %91 = llvm.inttoptr %90 : i64 to !llvm.ptr
 llvm.store %72, %91 <alignment = 64> : !f32x16, !llvm.ptr
 %92 = arith.addi %to, %half : index
 %93 = arith.index_cast %92 : index to i64
 %94 = llvm.inttoptr %93 : i64 to !llvm.ptr
 llvm.store %75, %94 <alignment = 64> : !f32x16, !llvm.ptr
 %95 = arith.addi %92, %token : index
 %96 = arith.index_cast %95 : index to i64
 %97 = llvm.inttoptr %96 : i64 to !llvm.ptr
 llvm.store %76, %97 <alignment = 64> : !f32x16, !llvm.ptr
 %98 = arith.addi %92, %84 : index
 %99 = arith.index_cast %98 : index to i64
 %100 = llvm.inttoptr %99 : i64 to !llvm.ptr
 llvm.store %77, %100 <alignment = 64> : !f32x16, !llvm.ptr
 %101 = arith.addi %92, %88 : index
 %102 = arith.index_cast %101 : index to i64
 %103 = llvm.inttoptr %102 : i64 to !llvm.ptr
 llvm.store %78, %103 <alignment = 64> : !f32x16, !llvm.ptr
 return
}
func.func private @dots_8x1_ragged(%row_0: index, %row_1: index, %row_2: index, %row_3: index, %row_4: index, %row_5: index, %row_6: index, %row_7: index, %x_0: index, %length: index, %to: index, %token: index, %stream: index, %half: index) {
 %c_0 = arith.constant 32 : index
 %c_1 = arith.constant dense<0x00000000> : !f32x16
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 2 : index
 %c_4 = arith.constant 2048 : index
 %c_5 = arith.constant 512 : index
 %c_6 = arith.constant dense<0.000000e+00> : !bf16x32
 %c_7 = arith.constant 3 : index
 %1 = arith.index_cast %row_0 : index to i64
 %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
 %3 = arith.index_cast %row_1 : index to i64
 %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
 %5 = arith.index_cast %row_2 : index to i64
 %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
 %7 = arith.index_cast %row_3 : index to i64
 %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
 %9 = arith.index_cast %row_4 : index to i64
 %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
 %11 = arith.index_cast %row_5 : index to i64
 %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
 %13 = arith.index_cast %row_6 : index to i64
 %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
 %15 = arith.index_cast %row_7 : index to i64
 %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
 %17 = arith.index_cast %x_0 : index to i64
 %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
 %19 = arith.remui %length, %c_0 : index
 %20 = arith.subi %length, %19 : index
 %22:8 = scf.for %21 = %c_2 to %20 step %c_0 iter_args(%23 = %c_1, %24 = %c_1, %25 = %c_1, %26 = %c_1, %27 = %c_1, %28 = %c_1, %29 = %c_1, %30 = %c_1) -> (!f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16) {
  %31 = arith.muli %21, %c_3 : index
  %32 = arith.index_cast %31 : index to i64
  %33 = arith.addi %31, %c_4 : index
  %34 = arith.index_cast %33 : index to i64
  %35 = arith.addi %31, %c_5 : index
  %36 = arith.index_cast %35 : index to i64
  %37 = llvm.getelementptr %18[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %38 = llvm.load %37 <alignment = 2> : !llvm.ptr -> !bf16x32
  %39 = llvm.getelementptr %2[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%39) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %40 = llvm.getelementptr %2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%40) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %41 = llvm.getelementptr %2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %42 = llvm.load %41 <alignment = 2> : !llvm.ptr -> !bf16x32
  %43 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%23, %42, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %44 = llvm.getelementptr %4[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%44) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %45 = llvm.getelementptr %4[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%45) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %46 = llvm.getelementptr %4[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %47 = llvm.load %46 <alignment = 2> : !llvm.ptr -> !bf16x32
  %48 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%24, %47, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %49 = llvm.getelementptr %6[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%49) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %50 = llvm.getelementptr %6[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%50) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %51 = llvm.getelementptr %6[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %52 = llvm.load %51 <alignment = 2> : !llvm.ptr -> !bf16x32
  %53 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%25, %52, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %54 = llvm.getelementptr %8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%54) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %55 = llvm.getelementptr %8[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%55) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %56 = llvm.getelementptr %8[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %57 = llvm.load %56 <alignment = 2> : !llvm.ptr -> !bf16x32
  %58 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%26, %57, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %59 = llvm.getelementptr %10[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%59) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %60 = llvm.getelementptr %10[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%60) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %61 = llvm.getelementptr %10[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %62 = llvm.load %61 <alignment = 2> : !llvm.ptr -> !bf16x32
  %63 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%27, %62, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %64 = llvm.getelementptr %12[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%64) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %65 = llvm.getelementptr %12[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%65) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %66 = llvm.getelementptr %12[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %67 = llvm.load %66 <alignment = 2> : !llvm.ptr -> !bf16x32
  %68 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%28, %67, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %69 = llvm.getelementptr %14[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%69) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %70 = llvm.getelementptr %14[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%70) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %71 = llvm.getelementptr %14[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %72 = llvm.load %71 <alignment = 2> : !llvm.ptr -> !bf16x32
  %73 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%29, %72, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  %74 = llvm.getelementptr %16[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%74) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %75 = llvm.getelementptr %16[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.prefetch"(%75) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %76 = llvm.getelementptr %16[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %77 = llvm.load %76 <alignment = 2> : !llvm.ptr -> !bf16x32
  %78 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%30, %77, %38) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
  scf.yield %43, %48, %53, %58, %63, %68, %73, %78 : !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16, !f32x16
 }
 %79 = arith.subi %length, %20 : index
 %80 = vector.create_mask %79 : !i1x32
 %81 = arith.muli %20, %c_3 : index
 %82 = arith.index_cast %81 : index to i64
 %83 = llvm.getelementptr %18[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %84 = "llvm.intr.masked.load"(%83, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %85 = llvm.getelementptr %2[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %86 = "llvm.intr.masked.load"(%85, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %87 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#0, %86, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %88 = llvm.getelementptr %4[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %89 = "llvm.intr.masked.load"(%88, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %90 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#1, %89, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %91 = llvm.getelementptr %6[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %92 = "llvm.intr.masked.load"(%91, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %93 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#2, %92, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %94 = llvm.getelementptr %8[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %95 = "llvm.intr.masked.load"(%94, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %96 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#3, %95, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %97 = llvm.getelementptr %10[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %98 = "llvm.intr.masked.load"(%97, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %99 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#4, %98, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %100 = llvm.getelementptr %12[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %101 = "llvm.intr.masked.load"(%100, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %102 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#5, %101, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %103 = llvm.getelementptr %14[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %104 = "llvm.intr.masked.load"(%103, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %105 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#6, %104, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %106 = llvm.getelementptr %16[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
 %107 = "llvm.intr.masked.load"(%106, %80, %c_6) <{alignment = 2 : i64}> : (!llvm.ptr, !i1x32, !bf16x32) -> !bf16x32
 %108 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%22#7, %107, %84) : (!f32x16, !bf16x32, !bf16x32) -> !f32x16
 %109 = arith.index_cast %to : index to i64
 %110 = llvm.inttoptr %109 : i64 to !llvm.ptr
 llvm.store %87, %110 <alignment = 64> : !f32x16, !llvm.ptr
 %111 = arith.addi %to, %stream : index
 %112 = arith.index_cast %111 : index to i64
 %113 = llvm.inttoptr %112 : i64 to !llvm.ptr
 llvm.store %90, %113 <alignment = 64> : !f32x16, !llvm.ptr
 %114 = arith.muli %stream, %c_3 : index
 %115 = arith.addi %to, %114 : index
 %116 = arith.index_cast %115 : index to i64
 %117 = llvm.inttoptr %116 : i64 to !llvm.ptr
 llvm.store %93, %117 <alignment = 64> : !f32x16, !llvm.ptr
 %118 = arith.muli %stream, %c_7 : index
 %119 = arith.addi %to, %118 : index
 %120 = arith.index_cast %119 : index to i64
 %121 = llvm.inttoptr %120 : i64 to !llvm.ptr
 llvm.store %96, %121 <alignment = 64> : !f32x16, !llvm.ptr
 %122 = arith.addi %to, %half : index
 %123 = arith.index_cast %122 : index to i64
 %124 = llvm.inttoptr %123 : i64 to !llvm.ptr
 llvm.store %99, %124 <alignment = 64> : !f32x16, !llvm.ptr
 %125 = arith.addi %122, %stream : index
 %126 = arith.index_cast %125 : index to i64
 %127 = llvm.inttoptr %126 : i64 to !llvm.ptr
 llvm.store %102, %127 <alignment = 64> : !f32x16, !llvm.ptr
 %128 = arith.addi %122, %114 : index
 %129 = arith.index_cast %128 : index to i64
 %130 = llvm.inttoptr %129 : i64 to !llvm.ptr
 llvm.store %105, %130 <alignment = 64> : !f32x16, !llvm.ptr
 %131 = arith.addi %122, %118 : index
 %132 = arith.index_cast %131 : index to i64
 %133 = llvm.inttoptr %132 : i64 to !llvm.ptr
 llvm.store %108, %133 <alignment = 64> : !f32x16, !llvm.ptr
 return
}
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
func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %expert_gate_up_bias_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 1024 : index
 %c_1 = arith.constant 0 : index
 %c_2 = arith.constant 1 : index
 %c_3 = arith.constant false
 %c_4 = arith.constant 16 : index
 %c_5 = arith.constant dense<0> : !i32x16
 %c_6 = arith.constant 4 : index
 %c_7 = arith.constant 2 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant 1023 : index
 %c_10 = arith.constant 8 : index
 %c_11 = arith.constant 24 : index
 %c_12 = arith.constant 48 : index
 %c_13 = arith.constant 80 : index
 %c_14 = arith.constant 512 : index
 %c_15 = arith.constant 64 : index
 %c_16 = arith.constant 2048 : index
 %c_17 = arith.constant 3 : index
 %c_18 = arith.constant 23 : index
 %c_19 = arith.constant 40 : index
 %c_20 = arith.constant 8192 : index
 %c_21 = arith.constant dense<0x00000000> : !f32x16
 %c_22 = arith.constant dense<0x3F333333> : !f32x16
 %c_23 = arith.constant dense<0xBF333333> : !f32x16
 %c_24 = arith.constant dense<0x3F800000> : !f32x16
 %c_25 = arith.constant dense<0x3FD9DB23> : !f32x16
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
 %c_37 = arith.constant dense<1> : !i32x16
 %c_38 = arith.constant dense<23> : !i32x16
 %c_39 = arith.constant dense<127> : !i32x16
 %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xbf16>{%tokens}
 %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xbf16>
 %expert_gate_up_bias = stream.binding.subspan %expert_gate_up_bias_binding[%c_1] : !stream.binding -> memref<8x48xf32>
 %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
 %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xbf16>{%assignments}
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
 %group = memref.alloca() alignment = 64 : memref<6xi32>
 %sums = memref.alloca() alignment = 64 : memref<8x32x16xf32>
 %added = memref.alloca() alignment = 64 : memref<2x16xf32>
 %23 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
 %24 = arith.muli %workers, %c_6 : index
 %27:2 = scf.while (%25 = %c_1, %26 = %c_1) : (index, index) -> (index, index) {
  %30 = arith.cmpi slt, %25, %22 : index
  scf.condition(%30) %25, %26 : index, index
 } do {
  ^bb0(%28: index, %29: index):
  %31 = arith.index_cast %23 : index to i64
  %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
  %33 = arith.index_cast %c_2 : index to i32
  %34 = llvm.atomicrmw add %32, %33 monotonic : !llvm.ptr, i32
  %35 = arith.index_cast %34 : i32 to index
  %36 = arith.muli %24, %c_7 : index
  %37 = arith.divui %22, %36 : index
  %38 = arith.maxsi %37, %c_2 : index
  %39 = arith.divui %35, %24 : index
  %41:2 = scf.for %40 = %c_1 to %39 step %c_2 iter_args(%42 = %c_1, %43 = %38) -> (index, index) {
   %44 = arith.muli %43, %24 : index
   %45 = arith.addi %42, %44 : index
   %46 = arith.divui %43, %c_7 : index
   %47 = arith.maxsi %46, %c_2 : index
   scf.yield %45, %47 : index, index
  }
  %48 = arith.remui %35, %24 : index
  %49 = arith.muli %48, %41#1 : index
  %50 = arith.addi %41#0, %49 : index
  %51 = arith.addi %28, %29 : index
  scf.for %52 = %28 to %51 step %c_2 {
   %53 = arith.addi %52, %c_2 : index
   %54 = arith.cmpi eq, %53, %51 : index
   %55 = arith.select %54, %50, %53 : index
   %56 = arith.muli %c_1, %c_8 : index
   %57 = arith.minsi %52, %c_9 : index
   %58 = memref.load %firsts[%57] : memref<1024xi32>
   %59 = arith.index_cast %58 : i32 to index
   %60 = arith.select %1, %59, %52 : index
   %61 = memref.load %ids[%60] : memref<?xi32>
   %62 = arith.select %1, %c_1, %60 : index
   %63 = vector.broadcast %61 : i32 to !i32x16
   %65:1 = scf.for %64 = %c_1 to %62 step %c_4 iter_args(%66 = %c_3) -> (i1) {
    %67 = arith.subi %62, %64 : index
    %68 = vector.create_mask %67 : !i1x16
    %69 = vector.maskedload %ids[%64], %68, %c_5 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
    %70 = arith.cmpi eq, %69, %63 : !i32x16
    %71 = arith.andi %70, %68 : !i1x16
    %any_72 = vector.reduction <or>, %71 : !i1x16 into i1
    %73 = arith.ori %66, %any_72 : i1
    scf.yield %73 : i1
   }
   %74 = arith.cmpi eq, %65#0, %c_3 : i1
   scf.if %74 {
    %75 = arith.index_cast %61 : i32 to index
    %76 = arith.subi %22, %c_2 : index
    %77 = arith.minsi %55, %76 : index
    %78 = arith.minsi %77, %c_9 : index
    %79 = memref.load %firsts[%78] : memref<1024xi32>
    %80 = arith.index_cast %79 : i32 to index
    %81 = arith.select %1, %80, %77 : index
    %82 = memref.load %ids[%81] : memref<?xi32>
    %83 = arith.index_cast %82 : i32 to index
    scf.for %84 = %c_1 to %c_8 step %c_10 {
     %85 = arith.addi %56, %84 : index
     %86 = arith.addi %85, %c_11 : index
     %87 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
     %88 = arith.muli %83, %c_12 : index
     %89 = arith.addi %88, %85 : index
     %90 = arith.muli %89, %c_13 : index
     %91 = arith.addi %87, %90 : index
     scf.for %92 = %c_1 to %c_14 step %c_15 {
      %93 = arith.addi %91, %92 : index
      %94 = arith.index_cast %93 : index to i64
      %95 = llvm.inttoptr %94 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%95) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %96 = %c_14 to %c_16 step %c_15 {
      %97 = arith.addi %91, %96 : index
      %98 = arith.index_cast %97 : index to i64
      %99 = llvm.inttoptr %98 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%99) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     %100 = arith.addi %88, %86 : index
     %101 = arith.muli %100, %c_13 : index
     %102 = arith.addi %87, %101 : index
     scf.for %103 = %c_1 to %c_14 step %c_15 {
      %104 = arith.addi %102, %103 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = llvm.inttoptr %105 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%106) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %107 = %c_14 to %c_16 step %c_15 {
      %108 = arith.addi %102, %107 : index
      %109 = arith.index_cast %108 : index to i64
      %110 = llvm.inttoptr %109 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%110) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
    }
    %112:1 = scf.for %111 = %60 to %assignments step %c_2 iter_args(%113 = %c_1) -> (index) {
     %114 = memref.load %ids[%111] : memref<?xi32>
     %115 = arith.cmpi eq, %114, %61 : i32
     scf.if %115 {
      %116 = arith.index_cast %111 : index to i32
      memref.store %116, %group[%113] : memref<6xi32>
      %117 = arith.addi %113, %c_2 : index
      memref.store %116, %group[%117] : memref<6xi32>
      %118 = arith.addi %113, %c_7 : index
      memref.store %116, %group[%118] : memref<6xi32>
     }
     %119 = arith.addi %113, %c_2 : index
     %120 = arith.select %115, %119, %113 : index
     %121 = arith.cmpi eq, %120, %c_6 : index
     %122 = arith.subi %assignments, %c_2 : index
     %123 = arith.cmpi eq, %111, %122 : index
     %124 = arith.cmpi sgt, %120, %c_1 : index
     %125 = arith.andi %123, %124 : i1
     %126 = arith.ori %121, %125 : i1
     scf.if %126 {
      %127 = memref.load %group[%c_1] : memref<6xi32>
      %128 = arith.index_cast %127 : i32 to index
      %129 = memref.load %group[%c_2] : memref<6xi32>
      %130 = arith.index_cast %129 : i32 to index
      %131 = memref.load %group[%c_7] : memref<6xi32>
      %132 = arith.index_cast %131 : i32 to index
      %133 = memref.load %group[%c_17] : memref<6xi32>
      %134 = arith.index_cast %133 : i32 to index
      %135 = arith.divui %128, %c_17 : index
      %136 = arith.divui %130, %c_17 : index
      %137 = arith.divui %132, %c_17 : index
      %138 = arith.divui %134, %c_17 : index
      %139 = arith.cmpi sgt, %120, %c_2 : index
      %140 = arith.cmpi sle, %120, %c_6 : index
      %141 = arith.andi %139, %140 : i1
      scf.if %141 {
       %142 = arith.subi %c_11, %56 : index
       %143 = arith.minsi %142, %c_8 : index
       scf.for %144 = %c_1 to %143 step %c_2 {
        %145 = arith.addi %56, %144 : index
        %146 = arith.minsi %145, %c_18 : index
        %147 = arith.addi %146, %c_11 : index
        %148 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
        %149 = arith.muli %75, %c_12 : index
        %150 = arith.addi %149, %146 : index
        %151 = arith.muli %150, %c_13 : index
        %152 = arith.addi %148, %151 : index
        %153 = arith.addi %149, %147 : index
        %154 = arith.muli %153, %c_13 : index
        %155 = arith.addi %148, %154 : index
        %156 = memref.extract_aligned_pointer_as_index %x : memref<?x40xbf16> -> index
        %157 = arith.muli %135, %c_13 : index
        %158 = arith.addi %156, %157 : index
        %159 = arith.muli %136, %c_13 : index
        %160 = arith.addi %156, %159 : index
        %161 = arith.muli %137, %c_13 : index
        %162 = arith.addi %156, %161 : index
        %163 = arith.muli %138, %c_13 : index
        %164 = arith.addi %156, %163 : index
        %165 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
        %166 = arith.muli %144, %c_15 : index
        %167 = arith.addi %165, %166 : index
        func.call @dots_2x4_ragged(%152, %155, %158, %160, %162, %164, %c_19, %167, %c_16, %c_16, %c_20) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      %168 = arith.cmpi sle, %120, %c_2 : index
      %169 = arith.andi %124, %168 : i1
      scf.if %169 {
       %170 = arith.subi %c_11, %56 : index
       %171 = arith.minsi %170, %c_10 : index
       scf.for %172 = %c_1 to %171 step %c_2 {
        %173 = arith.addi %56, %172 : index
        %174 = arith.addi %173, %c_10 : index
        %175 = arith.addi %173, %c_4 : index
        %176 = arith.addi %173, %c_11 : index
        %177 = arith.minsi %173, %c_18 : index
        %178 = arith.minsi %174, %c_18 : index
        %179 = arith.minsi %175, %c_18 : index
        %180 = arith.minsi %176, %c_18 : index
        %181 = arith.addi %177, %c_11 : index
        %182 = arith.addi %178, %c_11 : index
        %183 = arith.addi %179, %c_11 : index
        %184 = arith.addi %180, %c_11 : index
        %185 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
        %186 = arith.muli %75, %c_12 : index
        %187 = arith.addi %186, %177 : index
        %188 = arith.muli %187, %c_13 : index
        %189 = arith.addi %185, %188 : index
        %190 = arith.addi %186, %178 : index
        %191 = arith.muli %190, %c_13 : index
        %192 = arith.addi %185, %191 : index
        %193 = arith.addi %186, %179 : index
        %194 = arith.muli %193, %c_13 : index
        %195 = arith.addi %185, %194 : index
        %196 = arith.addi %186, %180 : index
        %197 = arith.muli %196, %c_13 : index
        %198 = arith.addi %185, %197 : index
        %199 = arith.addi %186, %181 : index
        %200 = arith.muli %199, %c_13 : index
        %201 = arith.addi %185, %200 : index
        %202 = arith.addi %186, %182 : index
        %203 = arith.muli %202, %c_13 : index
        %204 = arith.addi %185, %203 : index
        %205 = arith.addi %186, %183 : index
        %206 = arith.muli %205, %c_13 : index
        %207 = arith.addi %185, %206 : index
        %208 = arith.addi %186, %184 : index
        %209 = arith.muli %208, %c_13 : index
        %210 = arith.addi %185, %209 : index
        %211 = memref.extract_aligned_pointer_as_index %x : memref<?x40xbf16> -> index
        %212 = arith.muli %135, %c_13 : index
        %213 = arith.addi %211, %212 : index
        %214 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
        %215 = arith.muli %172, %c_15 : index
        %216 = arith.addi %214, %215 : index
        func.call @dots_8x1_ragged(%189, %192, %195, %198, %201, %204, %207, %210, %213, %c_19, %216, %c_16, %c_14, %c_20) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      scf.for %217 = %c_1 to %120 step %c_2 {
       %218 = arith.subi %c_11, %56 : index
       %219 = arith.minsi %218, %c_8 : index
       scf.for %220 = %c_1 to %219 step %c_4 {
        %221 = arith.addi %56, %220 : index
        %222 = arith.subi %219, %220 : index
        %223 = arith.minsi %222, %c_4 : index
        %224 = memref.load %group[%217] : memref<6xi32>
        %225 = arith.index_cast %224 : i32 to index
        scf.for %226 = %c_1 to %c_7 step %c_2 {
         %227 = memref.extract_aligned_pointer_as_index %sums : memref<8x32x16xf32> -> index
         %228 = arith.muli %220, %c_15 : index
         %229 = arith.addi %227, %228 : index
         %230 = arith.muli %226, %c_6 : index
         %231 = arith.addi %217, %230 : index
         %232 = arith.muli %231, %c_16 : index
         %233 = arith.addi %229, %232 : index
         %234 = memref.extract_aligned_pointer_as_index %added : memref<2x16xf32> -> index
         %235 = arith.muli %226, %c_15 : index
         %236 = arith.addi %234, %235 : index
         func.call @add_up_16(%233, %236) : (index, index) -> ()
        }
        %237 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, !f32x16
        %238 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, !f32x16
        %239 = vector.create_mask %223 : !i1x16
        %240 = vector.maskedload %expert_gate_up_bias[%75, %221], %239, %c_21 : memref<8x48xf32>, !i1x16, !f32x16 into !f32x16
        %241 = arith.addf %237, %240 : !f32x16
        %242 = arith.addi %221, %c_11 : index
        %243 = vector.maskedload %expert_gate_up_bias[%75, %242], %239, %c_21 : memref<8x48xf32>, !i1x16, !f32x16 into !f32x16
        %244 = arith.addf %238, %243 : !f32x16
        %245 = arith.cmpf ogt, %244, %c_22 : !f32x16
        %246 = arith.select %245, %c_22, %244 : !i1x16, !f32x16
        %247 = arith.cmpf olt, %246, %c_23 : !f32x16
        %248 = arith.select %247, %c_23, %246 : !i1x16, !f32x16
        %249 = arith.cmpf ogt, %241, %c_22 : !f32x16
        %250 = arith.select %249, %c_22, %241 : !i1x16, !f32x16
        %251 = arith.addf %248, %c_24 : !f32x16
        %252 = arith.mulf %250, %c_25 : !f32x16
        %253 = arith.subf %c_21, %252 : !f32x16
        %254 = arith.cmpf ogt, %253, %c_26 : !f32x16
        %255 = arith.select %254, %c_26, %253 : !i1x16, !f32x16
        %256 = arith.cmpf olt, %255, %c_27 : !f32x16
        %257 = arith.select %256, %c_27, %255 : !i1x16, !f32x16
        %258 = arith.mulf %257, %c_28 : !f32x16
        %259 = math.roundeven %258 : !f32x16
        %260 = math.fma %259, %c_29, %257 : !f32x16
        %261 = math.fma %259, %c_30, %260 : !f32x16
        %262 = math.fma %c_31, %261, %c_32 : !f32x16
        %263 = math.fma %262, %261, %c_33 : !f32x16
        %264 = math.fma %263, %261, %c_34 : !f32x16
        %265 = math.fma %264, %261, %c_35 : !f32x16
        %266 = math.fma %265, %261, %c_36 : !f32x16
        %267 = math.fma %266, %261, %c_24 : !f32x16
        %268 = math.fma %267, %261, %c_24 : !f32x16
        %269 = arith.fptosi %259 : !f32x16 to !i32x16
        %270 = arith.shrsi %269, %c_37 : !i32x16
        %271 = arith.subi %269, %270 : !i32x16
        %272 = arith.addi %270, %c_39 : !i32x16
        %273 = arith.shli %272, %c_38 : !i32x16
        %274 = arith.bitcast %273 : !i32x16 to !f32x16
        %275 = arith.mulf %268, %274 : !f32x16
        %276 = arith.addi %271, %c_39 : !i32x16
        %277 = arith.shli %276, %c_38 : !i32x16
        %278 = arith.bitcast %277 : !i32x16 to !f32x16
        %279 = arith.mulf %275, %278 : !f32x16
        %280 = arith.addf %279, %c_24 : !f32x16
        %281 = arith.divf %c_24, %280 : !f32x16
        %282 = arith.mulf %250, %281 : !f32x16
        %283 = arith.mulf %251, %282 : !f32x16
        %284 = arith.truncf %283 : !f32x16 to !bf16x16
        vector.maskedstore %hidden[%225, %221], %239, %284 : memref<?x24xbf16>, !i1x16, !bf16x16
       }
      }
     }
     %285 = arith.select %121, %c_1, %120 : index
     scf.yield %285 : index
    }
   }
  }
  scf.yield %50, %41#1 : index, index
 }
 return
}
func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down_binding: !stream.binding, %expert_down_bias_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
 %c_0 = arith.constant 64 : index
 %c_1 = arith.constant 1024 : index
 %c_2 = arith.constant 0 : index
 %c_3 = arith.constant 1 : index
 %c_4 = arith.constant false
 %c_5 = arith.constant 16 : index
 %c_6 = arith.constant dense<0> : !i32x16
 %c_7 = arith.constant 2 : index
 %c_8 = arith.constant 4 : index
 %c_9 = arith.constant 32 : index
 %c_10 = arith.constant 1023 : index
 %c_11 = arith.constant 40 : index
 %c_12 = arith.constant 48 : index
 %c_13 = arith.constant 512 : index
 %c_14 = arith.constant 2048 : index
 %c_15 = arith.constant 3 : index
 %c_16 = arith.constant 39 : index
 %c_17 = arith.constant 24 : index
 %c_18 = arith.constant 8 : index
 %c_19 = arith.constant 12 : index
 %c_20 = arith.constant 20 : index
 %c_21 = arith.constant 28 : index
 %c_22 = arith.constant 256 : index
 %c_23 = arith.constant dense<0x00000000> : !f32x16
 %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
 %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xbf16>
 %expert_down_bias = stream.binding.subspan %expert_down_bias_binding[%c_2] : !stream.binding -> memref<8x40xf32>
 %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
 %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%assignments}
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
 %sums = memref.alloca() alignment = 64 : memref<4x32x16xf32>
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
  %38 = arith.muli %26, %c_7 : index
  %39 = arith.divui %25, %38 : index
  %40 = arith.maxsi %39, %c_3 : index
  %41 = arith.divui %37, %26 : index
  %43:2 = scf.for %42 = %c_2 to %41 step %c_3 iter_args(%44 = %c_2, %45 = %40) -> (index, index) {
   %46 = arith.muli %45, %26 : index
   %47 = arith.addi %44, %46 : index
   %48 = arith.divui %45, %c_7 : index
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
   %59 = arith.muli %58, %c_9 : index
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
    %81 = arith.muli %80, %c_9 : index
    %82 = arith.subi %25, %c_3 : index
    %83 = arith.minsi %57, %82 : index
    %84 = arith.divui %83, %c_7 : index
    %85 = arith.minsi %84, %c_10 : index
    %86 = memref.load %firsts[%85] : memref<1024xi32>
    %87 = arith.index_cast %86 : i32 to index
    %88 = arith.select %3, %87, %84 : index
    %89 = memref.load %ids[%88] : memref<?xi32>
    %90 = arith.index_cast %89 : i32 to index
    scf.for %91 = %c_2 to %c_9 step %c_8 {
     %92 = arith.addi %81, %91 : index
     %93 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
     %94 = arith.muli %90, %c_11 : index
     %95 = arith.addi %94, %92 : index
     %96 = arith.muli %95, %c_12 : index
     %97 = arith.addi %93, %96 : index
     scf.for %98 = %c_2 to %c_13 step %c_0 {
      %99 = arith.addi %97, %98 : index
      %100 = arith.index_cast %99 : index to i64
      %101 = llvm.inttoptr %100 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%101) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
     scf.for %102 = %c_13 to %c_14 step %c_0 {
      %103 = arith.addi %97, %102 : index
      %104 = arith.index_cast %103 : index to i64
      %105 = llvm.inttoptr %104 : i64 to !llvm.ptr
      "llvm.intr.prefetch"(%105) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
     }
    }
    %107:1 = scf.for %106 = %64 to %assignments step %c_3 iter_args(%108 = %c_2) -> (index) {
     %109 = memref.load %ids[%106] : memref<?xi32>
     %110 = arith.cmpi eq, %109, %65 : i32
     scf.if %110 {
      %111 = arith.index_cast %106 : index to i32
      memref.store %111, %group[%108] : memref<6xi32>
      %112 = arith.addi %108, %c_3 : index
      memref.store %111, %group[%112] : memref<6xi32>
      %113 = arith.addi %108, %c_7 : index
      memref.store %111, %group[%113] : memref<6xi32>
     }
     %114 = arith.addi %108, %c_3 : index
     %115 = arith.select %110, %114, %108 : index
     %116 = arith.cmpi eq, %115, %c_8 : index
     %117 = arith.subi %assignments, %c_3 : index
     %118 = arith.cmpi eq, %106, %117 : index
     %119 = arith.cmpi sgt, %115, %c_2 : index
     %120 = arith.andi %118, %119 : i1
     %121 = arith.ori %116, %120 : i1
     scf.if %121 {
      %122 = memref.load %group[%c_2] : memref<6xi32>
      %123 = arith.index_cast %122 : i32 to index
      %124 = memref.load %group[%c_3] : memref<6xi32>
      %125 = arith.index_cast %124 : i32 to index
      %126 = memref.load %group[%c_7] : memref<6xi32>
      %127 = arith.index_cast %126 : i32 to index
      %128 = memref.load %group[%c_15] : memref<6xi32>
      %129 = arith.index_cast %128 : i32 to index
      %130 = arith.cmpi sgt, %115, %c_3 : index
      %131 = arith.cmpi sle, %115, %c_8 : index
      %132 = arith.andi %130, %131 : i1
      scf.if %132 {
       %133 = arith.subi %c_11, %59 : index
       %134 = arith.minsi %133, %c_5 : index
       scf.for %135 = %c_2 to %134 step %c_3 {
        %136 = arith.addi %59, %135 : index
        %137 = arith.addi %136, %c_5 : index
        %138 = arith.minsi %136, %c_16 : index
        %139 = arith.minsi %137, %c_16 : index
        %140 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
        %141 = arith.muli %79, %c_11 : index
        %142 = arith.addi %141, %138 : index
        %143 = arith.muli %142, %c_12 : index
        %144 = arith.addi %140, %143 : index
        %145 = arith.addi %141, %139 : index
        %146 = arith.muli %145, %c_12 : index
        %147 = arith.addi %140, %146 : index
        %148 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
        %149 = arith.muli %123, %c_12 : index
        %150 = arith.addi %148, %149 : index
        %151 = arith.muli %125, %c_12 : index
        %152 = arith.addi %148, %151 : index
        %153 = arith.muli %127, %c_12 : index
        %154 = arith.addi %148, %153 : index
        %155 = arith.muli %129, %c_12 : index
        %156 = arith.addi %148, %155 : index
        %157 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x16xf32> -> index
        %158 = arith.muli %135, %c_0 : index
        %159 = arith.addi %157, %158 : index
        func.call @dots_2x4_ragged(%144, %147, %150, %152, %154, %156, %c_17, %159, %c_14, %c_1, %c_1) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      %160 = arith.cmpi sle, %115, %c_3 : index
      %161 = arith.andi %119, %160 : i1
      scf.if %161 {
       %162 = arith.subi %c_11, %59 : index
       %163 = arith.minsi %162, %c_8 : index
       scf.for %164 = %c_2 to %163 step %c_3 {
        %165 = arith.addi %59, %164 : index
        %166 = arith.addi %165, %c_8 : index
        %167 = arith.addi %165, %c_18 : index
        %168 = arith.addi %165, %c_19 : index
        %169 = arith.addi %165, %c_5 : index
        %170 = arith.addi %165, %c_20 : index
        %171 = arith.addi %165, %c_17 : index
        %172 = arith.addi %165, %c_21 : index
        %173 = arith.minsi %165, %c_16 : index
        %174 = arith.minsi %166, %c_16 : index
        %175 = arith.minsi %167, %c_16 : index
        %176 = arith.minsi %168, %c_16 : index
        %177 = arith.minsi %169, %c_16 : index
        %178 = arith.minsi %170, %c_16 : index
        %179 = arith.minsi %171, %c_16 : index
        %180 = arith.minsi %172, %c_16 : index
        %181 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
        %182 = arith.muli %79, %c_11 : index
        %183 = arith.addi %182, %173 : index
        %184 = arith.muli %183, %c_12 : index
        %185 = arith.addi %181, %184 : index
        %186 = arith.addi %182, %174 : index
        %187 = arith.muli %186, %c_12 : index
        %188 = arith.addi %181, %187 : index
        %189 = arith.addi %182, %175 : index
        %190 = arith.muli %189, %c_12 : index
        %191 = arith.addi %181, %190 : index
        %192 = arith.addi %182, %176 : index
        %193 = arith.muli %192, %c_12 : index
        %194 = arith.addi %181, %193 : index
        %195 = arith.addi %182, %177 : index
        %196 = arith.muli %195, %c_12 : index
        %197 = arith.addi %181, %196 : index
        %198 = arith.addi %182, %178 : index
        %199 = arith.muli %198, %c_12 : index
        %200 = arith.addi %181, %199 : index
        %201 = arith.addi %182, %179 : index
        %202 = arith.muli %201, %c_12 : index
        %203 = arith.addi %181, %202 : index
        %204 = arith.addi %182, %180 : index
        %205 = arith.muli %204, %c_12 : index
        %206 = arith.addi %181, %205 : index
        %207 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
        %208 = arith.muli %123, %c_12 : index
        %209 = arith.addi %207, %208 : index
        %210 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x16xf32> -> index
        %211 = arith.muli %164, %c_0 : index
        %212 = arith.addi %210, %211 : index
        func.call @dots_8x1_ragged(%185, %188, %191, %194, %197, %200, %203, %206, %209, %c_17, %212, %c_14, %c_22, %c_1) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
       }
      }
      scf.for %213 = %c_2 to %115 step %c_3 {
       %214 = arith.subi %c_11, %59 : index
       %215 = arith.minsi %214, %c_9 : index
       scf.for %216 = %c_2 to %215 step %c_5 {
        %217 = arith.addi %59, %216 : index
        %218 = arith.subi %215, %216 : index
        %219 = arith.minsi %218, %c_5 : index
        %220 = memref.load %group[%213] : memref<6xi32>
        %221 = arith.index_cast %220 : i32 to index
        scf.for %222 = %c_2 to %c_3 step %c_3 {
         %223 = memref.extract_aligned_pointer_as_index %sums : memref<4x32x16xf32> -> index
         %224 = arith.muli %216, %c_0 : index
         %225 = arith.addi %223, %224 : index
         %226 = arith.muli %222, %c_8 : index
         %227 = arith.addi %213, %226 : index
         %228 = arith.muli %227, %c_14 : index
         %229 = arith.addi %225, %228 : index
         %230 = memref.extract_aligned_pointer_as_index %added : memref<1x16xf32> -> index
         %231 = arith.muli %222, %c_0 : index
         %232 = arith.addi %230, %231 : index
         func.call @add_up_16(%229, %232) : (index, index) -> ()
        }
        %233 = vector.load %added[%c_2, %c_2] : memref<1x16xf32>, !f32x16
        %234 = vector.create_mask %219 : !i1x16
        %235 = vector.maskedload %expert_down_bias[%79, %217], %234, %c_23 : memref<8x40xf32>, !i1x16, !f32x16 into !f32x16
        %236 = arith.addf %233, %235 : !f32x16
        vector.maskedstore %outputs[%221, %217], %234, %236 : memref<?x40xf32>, !i1x16, !f32x16
       }
      }
     }
     %237 = arith.select %116, %c_2, %115 : index
     scf.yield %237 : index
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
 %c_2 = arith.constant 3 : index
 %c_3 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : !i32x16
 %c_4 = arith.constant dense<1> : !i32x16
 %c_5 = arith.constant dense<0> : !i32x16
 %c_6 = arith.constant 0 : index
 %c_7 = arith.constant 16 : index
 %c_8 = arith.constant 32 : index
 %c_9 = arith.constant dense<0x00000000> : !f32x16
 %workgroup_0 = stream.dispatch.workgroup.id[0] : index
 %outputs = stream.binding.subspan %outputs_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%assignments}
 %ids = stream.binding.subspan %ids_binding[%c_6] : !stream.binding -> memref<?xi32>{%assignments}
 %weights = stream.binding.subspan %weights_binding[%c_6] : !stream.binding -> memref<?xf32>{%assignments}
 %y = stream.binding.subspan %y_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%tokens}
 %order = memref.alloca() alignment = 64 : memref<3xi32>
 %1 = arith.muli %workgroup_0, %c_0 : index
 %2 = arith.addi %1, %c_0 : index
 %3 = arith.minsi %2, %tokens : index
 scf.for %4 = %1 to %3 step %c_1 {
  %5 = arith.muli %4, %c_2 : index
  scf.for %6 = %c_6 to %c_2 step %c_1 {
   %7 = arith.addi %5, %6 : index
   %8 = memref.load %ids[%7] : memref<?xi32>
   %9 = vector.broadcast %8 : i32 to !i32x16
   %11:1 = scf.for %10 = %c_6 to %c_2 step %c_7 iter_args(%12 = %c_5) -> (!i32x16) {
    %13 = arith.subi %c_2, %10 : index
    %14 = vector.create_mask %13 : !i1x16
    %15 = arith.addi %5, %10 : index
    %16 = vector.maskedload %ids[%15], %14, %c_5 : memref<?xi32>, !i1x16, !i32x16 into !i32x16
    %17 = arith.index_cast %10 : index to i32
    %18 = vector.broadcast %17 : i32 to !i32x16
    %19 = arith.addi %c_3, %18 : !i32x16
    %20 = arith.index_cast %6 : index to i32
    %21 = vector.broadcast %20 : i32 to !i32x16
    %22 = arith.cmpi slt, %19, %21 : !i32x16
    %23 = arith.cmpi slt, %16, %9 : !i32x16
    %24 = arith.cmpi eq, %16, %9 : !i32x16
    %25 = arith.andi %24, %22 : !i1x16
    %26 = arith.ori %23, %25 : !i1x16
    %27 = arith.andi %26, %14 : !i1x16
    %28 = arith.select %27, %c_4, %c_5 : !i1x16, !i32x16
    %29 = arith.addi %12, %28 : !i32x16
    scf.yield %29 : !i32x16
   }
   %30 = vector.reduction <add>, %11#0 : !i32x16 into i32
   %31 = arith.index_cast %30 : i32 to index
   %32 = arith.index_cast %7 : index to i32
   memref.store %32, %order[%31] : memref<3xi32>
  }
  scf.for %33 = %c_6 to %c_8 step %c_7 {
   vector.store %c_9, %y[%4, %33] : memref<?x40xf32>, !f32x16
  }
  %34 = vector.create_mask %c_0 : !i1x16
  vector.maskedstore %y[%4, %c_8], %34, %c_9 : memref<?x40xf32>, !i1x16, !f32x16
  scf.for %35 = %c_6 to %c_2 step %c_1 {
   %36 = memref.load %order[%35] : memref<3xi32>
   %37 = arith.index_cast %36 : i32 to index
   %38 = memref.load %ids[%37] : memref<?xi32>
   %39 = memref.load %weights[%37] : memref<?xf32>
   %40 = vector.broadcast %39 : f32 to !f32x16
   scf.for %41 = %c_6 to %c_8 step %c_7 {
    %42 = vector.load %outputs[%37, %41] : memref<?x40xf32>, !f32x16
    %43 = arith.mulf %42, %40 : !f32x16
    %44 = llvm.call_intrinsic "llvm.arithmetic.fence"(%43) : (!f32x16) -> !f32x16
    %45 = vector.load %y[%4, %41] : memref<?x40xf32>, !f32x16
    %46 = arith.addf %45, %44 : !f32x16
    vector.store %46, %y[%4, %41] : memref<?x40xf32>, !f32x16
   }
   %47 = vector.maskedload %outputs[%37, %c_8], %34, %c_9 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
   %48 = arith.mulf %47, %40 : !f32x16
   %49 = llvm.call_intrinsic "llvm.arithmetic.fence"(%48) : (!f32x16) -> !f32x16
   %50 = vector.maskedload %y[%4, %c_8], %34, %c_9 : memref<?x40xf32>, !i1x16, !f32x16 into !f32x16
   %51 = arith.addf %50, %49 : !f32x16
   vector.maskedstore %y[%4, %c_8], %34, %51 : memref<?x40xf32>, !i1x16, !f32x16
  }
 }
 return
}
}
}

  func.func public @main(
      %x: tensor<?x40xf32>,
      %router: tensor<8x40xf32>,
      %router_bias: tensor<8xf32>,
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_gate_up_bias: tensor<8x48xf32>,
      %expert_down: tensor<8x40x24xbf16>,
      %expert_down_bias: tensor<8x40xf32>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x40xf32>
    %router_logits = flow.dispatch @project_8x40_f32::@project_8x40_f32[%tokens](%x, %router, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<8x40xf32>, index) -> tensor<?x8xf32>{%tokens}
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %router_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%router_bias, %shape_nx8) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<?x8xf32>

    // stage: choice: softmax, the 3 highest keys, weights; kernel for amx
    %choose:2 = flow.dispatch @choose::@choose[%tokens](%router_logits_biased, %tokens) : (tensor<?x8xf32>{%tokens}, index) -> (tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

    // stage: experts: gathered: the chosen experts of 8, kernels for amx
    %size_3 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @rows::@gathered_up[%assignments, %tokens, %workers](%x_bf16, %choose#0, %expert_gate_up, %expert_gate_up_bias, %counters, %assignments, %tokens, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, tensor<8x48xf32>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xbf16>{%assignments})
    %gathered_down:2 = flow.dispatch @rows::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %choose#0, %expert_down, %expert_down_bias, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xbf16>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<8x40x24xbf16>, tensor<8x40xf32>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments})
    %routed = flow.dispatch @rows::@gathered_combine[%assignments, %tokens](%gathered_down#1, %choose#0, %choose#1, %assignments, %tokens) : (tensor<?x40xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
