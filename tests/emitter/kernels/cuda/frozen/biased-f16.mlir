// needs: cuda ptx-DIGEST,sm_90
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false
module @moe_ffn {
  hal.executable.source private @router_logits_few <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/router_logits_few.ptx"}>]}>}> {
    hal.executable.export public @router_logits_few ordinal(0)
      layout(#hal.pipeline.layout<constants = 5, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 12288 : index}>
  }

  hal.executable.source private @router_choose_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/router_choose_128.ptx"}>]}>}> {
    hal.executable.export public @router_choose_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [32 : index, 1 : index, 1 : index], workgroup_local_memory = 512 : index}>
  }

  hal.executable.source private @narrow_fp16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/narrow_fp16.ptx"}>]}>}> {
    hal.executable.export public @narrow_fp16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 0 : index}>
  }

  hal.executable.source private @place_rows_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/place_rows_128.ptx"}>]}>}> {
    hal.executable.export public @place_rows_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 4096 : index}>
  }

  hal.executable.source private @grouped_up_16_fp16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_16_fp16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_16_fp16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 110592 : index}>
  }

  hal.executable.source private @grouped_down_16_fp16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_16_fp16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_16_fp16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 73728 : index}>
  }

  hal.executable.source private @combine <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/combine.ptx"}>]}>}> {
    hal.executable.export public @combine ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 8 : index}>
  }

  func.func public @main(
      %x: tensor<64x64xf32>,
      %router: tensor<12x64xf32>,
      %router_bias: tensor<12xf32>,
      %expert_gate_up: tensor<12x64x64xf16>,
      %expert_gate_up_bias: tensor<12x64xf32>,
      %expert_down: tensor<12x64x32xf16>,
      %expert_down_bias: tensor<12x64xf32>
  ) -> tensor<64x64xf32> {
    // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
    %size_128 = arith.constant 128 : index
    %word = arith.constant 64 : i32
    %word_1 = arith.constant 12 : i32
    %word_2 = arith.constant 64 : i32
    %word_3 = arith.constant 32 : i32
    %word_4 = arith.constant 1 : i32
    %logit_parts = flow.dispatch @router_logits_few::@router_logits_few[%size_128](%x, %router, %word, %word_1, %word_2, %word_3, %word_4) : (tensor<64x64xf32>, tensor<12x64xf32>, i32, i32, i32, i32, i32) -> tensor<32x64x12xf32>
    %size_64 = arith.constant 64 : index
    %word_5 = arith.constant 64 : i32
    %word_6 = arith.constant 12 : i32
    %word_7 = arith.constant 3 : i32
    %word_8 = arith.constant 4 : i32
    %word_9 = arith.constant 21 : i32
    %word_10 = arith.constant 0 : i32
    %word_11 = arith.constant 0 : i32
    %word_12 = arith.constant 0 : i32
    %word_13 = arith.constant 0 : i32
    %word_14 = arith.constant 0 : i32
    %word_15 = arith.constant 1065353216 : i32
    %word_16 = arith.constant 1065353216 : i32
    %word_17 = arith.constant 0 : i32
    %router_choose:4 = flow.dispatch @router_choose_128::@router_choose_128[%size_64](%logit_parts, %router_bias, %router, %word_5, %word_6, %word_7, %word_8, %word_9, %word_10, %word_11, %word_12, %word_13, %word_14, %word_15, %word_16, %word_17) : (tensor<32x64x12xf32>, tensor<12xf32>, tensor<12x64xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<64x12xf32>, tensor<64x12xf32>, tensor<64x3xi32>, tensor<64x3xf32>)

    // stage: experts: grouped: 12 experts over the rows that chose them, 16 at a time, kernels for sm_90
    %size_64_1 = arith.constant 64 : index
    %word_18 = arith.constant 64 : i32
    %narrowed = flow.dispatch @narrow_fp16::@narrow_fp16[%size_64_1](%x, %word_18) : (tensor<64x64xf32>, i32) -> tensor<64x64xf16>
    %size_12 = arith.constant 12 : index
    %word_19 = arith.constant 192 : i32
    %word_20 = arith.constant 12 : i32
    %word_21 = arith.constant 24 : i32
    %word_22 = arith.constant 16 : i32
    %place_rows:2 = flow.dispatch @place_rows_128::@place_rows_128[%size_12](%router_choose#2, %router_choose#2, %word_19, %word_20, %word_21, %word_22) : (tensor<64x3xi32>, tensor<64x3xi32>, i32, i32, i32, i32) -> (tensor<64x3xi32>, tensor<3x24xi32>)
    %size_24 = arith.constant 24 : index
    %word_23 = arith.constant 24 : i32
    %word_24 = arith.constant 3 : i32
    %word_25 = arith.constant 32 : i32
    %word_26 = arith.constant 64 : i32
    %word_27 = arith.constant 0 : i32
    %word_28 = arith.constant 1 : i32
    %word_29 = arith.constant 0 : i32
    %word_30 = arith.constant 0 : i32
    %word_31 = arith.constant 1088421888 : i32
    %word_32 = arith.constant 2139095040 : i32
    %word_33 = arith.constant 1088421888 : i32
    %word_34 = arith.constant 1071242019 : i32
    %word_35 = arith.constant 1065353216 : i32
    %hidden = flow.dispatch @grouped_up_16_fp16::@grouped_up_16_fp16[%size_24](%narrowed, %place_rows#0, %place_rows#1, %expert_gate_up, %expert_gate_up_bias, %word_23, %word_24, %word_25, %word_26, %word_27, %word_28, %word_29, %word_30, %word_31, %word_32, %word_33, %word_34, %word_35) : (tensor<64x64xf16>, tensor<64x3xi32>, tensor<3x24xi32>, tensor<12x64x64xf16>, tensor<12x64xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<192x32xf16>
    %size_24_1 = arith.constant 24 : index
    %word_36 = arith.constant 24 : i32
    %word_37 = arith.constant 32 : i32
    %word_38 = arith.constant 64 : i32
    %word_39 = arith.constant 0 : i32
    %word_40 = arith.constant 0 : i32
    %word_41 = arith.constant 1 : i32
    %outputs = flow.dispatch @grouped_down_16_fp16::@grouped_down_16_fp16[%size_24_1](%hidden, %place_rows#0, %place_rows#1, %hidden, %expert_down, %expert_down_bias, %word_36, %word_37, %word_38, %word_39, %word_40, %word_41) : (tensor<192x32xf16>, tensor<64x3xi32>, tensor<3x24xi32>, tensor<192x32xf16>, tensor<12x64x32xf16>, tensor<12x64xf32>, i32, i32, i32, i32, i32, i32) -> tensor<64x3x64xf32>
    %size_64_2 = arith.constant 64 : index
    %word_42 = arith.constant 3 : i32
    %word_43 = arith.constant 12 : i32
    %word_44 = arith.constant 64 : i32
    %word_45 = arith.constant 1 : i32
    %routed = flow.dispatch @combine::@combine[%size_64_2](%outputs, %router_choose#2, %router_choose#3, %word_42, %word_43, %word_44, %word_45) : (tensor<64x3x64xf32>, tensor<64x3xi32>, tensor<64x3xf32>, i32, i32, i32, i32) -> tensor<64x64xf32>

    return %routed : tensor<64x64xf32>
  }
}
