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

  hal.executable.source private @gathered_up_16_affine4_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/gathered_up_16_affine4_bf16.ptx"}>]}>}> {
    hal.executable.export public @gathered_up_16_affine4_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 14, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 1024 : index}>
  }

  hal.executable.source private @gathered_down_8_affine4_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/gathered_down_8_affine4_bf16.ptx"}>]}>}> {
    hal.executable.export public @gathered_down_8_affine4_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 9, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 2048 : index}>
  }

  hal.executable.source private @token_share <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/token_share.ptx"}>]}>}> {
    hal.executable.export public @token_share ordinal(0)
      layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 16 : index}>
  }

  hal.executable.source private @add <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/add.ptx"}>]}>}> {
    hal.executable.export public @add ordinal(0)
      layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 0 : index}>
  }

  func.func public @main(
      %x: tensor<1x256xf32>,
      %router: tensor<12x256xf32>,
      %expert_gate_up.codes: tensor<12x256x32xi32>,
      %expert_gate_up.scales: tensor<12x256x4xbf16>,
      %expert_gate_up.biases: tensor<12x256x4xbf16>,
      %expert_down.codes: tensor<12x256x16xi32>,
      %expert_down.scales: tensor<12x256x2xbf16>,
      %expert_down.biases: tensor<12x256x2xbf16>,
      %shared_gate: tensor<1x256xf32>,
      %shared_gate_up.codes: tensor<512x32xi32>,
      %shared_gate_up.scales: tensor<512x4xbf16>,
      %shared_gate_up.biases: tensor<512x4xbf16>,
      %shared_down.codes: tensor<256x32xi32>,
      %shared_down.scales: tensor<256x4xbf16>,
      %shared_down.biases: tensor<256x4xbf16>
  ) -> tensor<1x256xf32> {
    // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
    %size_32 = arith.constant 32 : index
    %word = arith.constant 1 : i32
    %word_1 = arith.constant 12 : i32
    %word_2 = arith.constant 256 : i32
    %word_3 = arith.constant 32 : i32
    %word_4 = arith.constant 1 : i32
    %logit_parts = flow.dispatch @router_logits_few::@router_logits_few[%size_32](%x, %router, %word, %word_1, %word_2, %word_3, %word_4) : (tensor<1x256xf32>, tensor<12x256xf32>, i32, i32, i32, i32, i32) -> tensor<32x1x12xf32>
    %size_1 = arith.constant 1 : index
    %word_5 = arith.constant 1 : i32
    %word_6 = arith.constant 12 : i32
    %word_7 = arith.constant 3 : i32
    %word_8 = arith.constant 4 : i32
    %word_9 = arith.constant 2 : i32
    %word_10 = arith.constant 0 : i32
    %word_11 = arith.constant 0 : i32
    %word_12 = arith.constant 0 : i32
    %word_13 = arith.constant 0 : i32
    %word_14 = arith.constant 0 : i32
    %word_15 = arith.constant 1065353216 : i32
    %word_16 = arith.constant 1065353216 : i32
    %word_17 = arith.constant 0 : i32
    %router_choose:4 = flow.dispatch @router_choose_128::@router_choose_128[%size_1](%logit_parts, %router, %router, %word_5, %word_6, %word_7, %word_8, %word_9, %word_10, %word_11, %word_12, %word_13, %word_14, %word_15, %word_16, %word_17) : (tensor<32x1x12xf32>, tensor<12x256xf32>, tensor<12x256xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x3xi32>, tensor<1x3xf32>)

    // stage: experts: gathered: the chosen experts of 12, kernels for sm_90
    %size_24 = arith.constant 24 : index
    %word_18 = arith.constant 3 : i32
    %word_19 = arith.constant 12 : i32
    %word_20 = arith.constant 128 : i32
    %word_21 = arith.constant 256 : i32
    %word_22 = arith.constant 0 : i32
    %word_23 = arith.constant 0 : i32
    %word_24 = arith.constant 0 : i32
    %word_25 = arith.constant 6 : i32
    %word_26 = arith.constant 0 : i32
    %word_27 = arith.constant 2139095040 : i32
    %word_28 = arith.constant 2139095040 : i32
    %word_29 = arith.constant 2139095040 : i32
    %word_30 = arith.constant 1065353216 : i32
    %word_31 = arith.constant 0 : i32
    %hidden = flow.dispatch @gathered_up_16_affine4_bf16::@gathered_up_16_affine4_bf16[%size_24](%x, %router_choose#2, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %x, %word_18, %word_19, %word_20, %word_21, %word_22, %word_23, %word_24, %word_25, %word_26, %word_27, %word_28, %word_29, %word_30, %word_31) : (tensor<1x256xf32>, tensor<1x3xi32>, tensor<12x256x32xi32>, tensor<12x256x4xbf16>, tensor<12x256x4xbf16>, tensor<1x256xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<3x128xbf16>
    %size_32_1 = arith.constant 32 : index
    %word_32 = arith.constant 3 : i32
    %word_33 = arith.constant 12 : i32
    %word_34 = arith.constant 128 : i32
    %word_35 = arith.constant 256 : i32
    %word_36 = arith.constant 0 : i32
    %word_37 = arith.constant 1 : i32
    %word_38 = arith.constant 0 : i32
    %word_39 = arith.constant 6 : i32
    %word_40 = arith.constant 0 : i32
    %routed = flow.dispatch @gathered_down_8_affine4_bf16::@gathered_down_8_affine4_bf16[%size_32_1](%hidden, %router_choose#2, %router_choose#3, %expert_down.codes, %expert_down.scales, %expert_down.biases, %hidden, %word_32, %word_33, %word_34, %word_35, %word_36, %word_37, %word_38, %word_39, %word_40) : (tensor<3x128xbf16>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<12x256x16xi32>, tensor<12x256x2xbf16>, tensor<12x256x2xbf16>, tensor<3x128xbf16>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<1x256xf32>

    // stage: shared expert
    %size_1_1 = arith.constant 1 : index
    %word_41 = arith.constant 256 : i32
    %shared_share = flow.dispatch @token_share::@token_share[%size_1_1](%x, %shared_gate, %word_41) : (tensor<1x256xf32>, tensor<1x256xf32>, i32) -> tensor<1xf32>
    %size_16 = arith.constant 16 : index
    %word_42 = arith.constant 1 : i32
    %word_43 = arith.constant 1 : i32
    %word_44 = arith.constant 256 : i32
    %word_45 = arith.constant 256 : i32
    %word_46 = arith.constant 1 : i32
    %word_47 = arith.constant 0 : i32
    %word_48 = arith.constant 0 : i32
    %word_49 = arith.constant 6 : i32
    %word_50 = arith.constant 0 : i32
    %word_51 = arith.constant 2139095040 : i32
    %word_52 = arith.constant 2139095040 : i32
    %word_53 = arith.constant 2139095040 : i32
    %word_54 = arith.constant 1065353216 : i32
    %word_55 = arith.constant 0 : i32
    %hidden_1 = flow.dispatch @gathered_up_16_affine4_bf16::@gathered_up_16_affine4_bf16[%size_16](%x, %x, %shared_gate_up.codes, %shared_gate_up.scales, %shared_gate_up.biases, %x, %word_42, %word_43, %word_44, %word_45, %word_46, %word_47, %word_48, %word_49, %word_50, %word_51, %word_52, %word_53, %word_54, %word_55) : (tensor<1x256xf32>, tensor<1x256xf32>, tensor<512x32xi32>, tensor<512x4xbf16>, tensor<512x4xbf16>, tensor<1x256xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<1x256xbf16>
    %size_32_2 = arith.constant 32 : index
    %word_56 = arith.constant 1 : i32
    %word_57 = arith.constant 1 : i32
    %word_58 = arith.constant 256 : i32
    %word_59 = arith.constant 256 : i32
    %word_60 = arith.constant 1 : i32
    %word_61 = arith.constant 1 : i32
    %word_62 = arith.constant 0 : i32
    %word_63 = arith.constant 6 : i32
    %word_64 = arith.constant 0 : i32
    %routed_1 = flow.dispatch @gathered_down_8_affine4_bf16::@gathered_down_8_affine4_bf16[%size_32_2](%hidden_1, %hidden_1, %shared_share, %shared_down.codes, %shared_down.scales, %shared_down.biases, %hidden_1, %word_56, %word_57, %word_58, %word_59, %word_60, %word_61, %word_62, %word_63, %word_64) : (tensor<1x256xbf16>, tensor<1x256xbf16>, tensor<1xf32>, tensor<256x32xi32>, tensor<256x4xbf16>, tensor<256x4xbf16>, tensor<1x256xbf16>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<1x256xf32>
    %size_1_2 = arith.constant 1 : index
    %word_65 = arith.constant 256 : i32
    %output = flow.dispatch @add::@add[%size_1_2](%routed, %routed_1, %word_65) : (tensor<1x256xf32>, tensor<1x256xf32>, i32) -> tensor<1x256xf32>

    return %output : tensor<1x256xf32>
  }
}
