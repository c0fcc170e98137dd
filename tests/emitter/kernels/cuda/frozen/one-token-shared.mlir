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

  hal.executable.source private @few_up_16_512_fp32 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/few_up_16_512_fp32.ptx"}>]}>}> {
    hal.executable.export public @few_up_16_512_fp32 ordinal(0)
      layout(#hal.pipeline.layout<constants = 32, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 33792 : index}>
  }

  hal.executable.source private @few_down_4_fp32 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/few_down_4_fp32.ptx"}>]}>}> {
    hal.executable.export public @few_down_4_fp32 ordinal(0)
      layout(#hal.pipeline.layout<constants = 9, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 64 : index}>
  }

  func.func public @main(
      %x: tensor<1x208xf32>,
      %router: tensor<12x208xf32>,
      %expert_gate_up: tensor<12x224x208xf32>,
      %expert_down: tensor<12x208x112xf32>,
      %shared_gate: tensor<1x208xf32>,
      %shared_gate_up: tensor<288x208xf32>,
      %shared_down: tensor<208x144xf32>
  ) -> tensor<1x208xf32> {
    // stage: block: 3 of 12 experts and the shared expert for few tokens, kernels for sm_90
    %size_32 = arith.constant 32 : index
    %word = arith.constant 1 : i32
    %word_1 = arith.constant 12 : i32
    %word_2 = arith.constant 208 : i32
    %word_3 = arith.constant 32 : i32
    %word_4 = arith.constant 1 : i32
    %logit_parts = flow.dispatch @router_logits_few::@router_logits_few[%size_32](%x, %router, %word, %word_1, %word_2, %word_3, %word_4) : (tensor<1x208xf32>, tensor<12x208xf32>, i32, i32, i32, i32, i32) -> tensor<32x1x12xf32>
    %size_30 = arith.constant 30 : index
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
    %word_18 = arith.constant 112 : i32
    %word_19 = arith.constant 208 : i32
    %word_20 = arith.constant 0 : i32
    %word_21 = arith.constant 0 : i32
    %word_22 = arith.constant 0 : i32
    %word_23 = arith.constant 2139095040 : i32
    %word_24 = arith.constant 2139095040 : i32
    %word_25 = arith.constant 2139095040 : i32
    %word_26 = arith.constant 1065353216 : i32
    %word_27 = arith.constant 0 : i32
    %word_28 = arith.constant 144 : i32
    %word_29 = arith.constant 1 : i32
    %word_30 = arith.constant 0 : i32
    %word_31 = arith.constant 0 : i32
    %word_32 = arith.constant 2139095040 : i32
    %word_33 = arith.constant 2139095040 : i32
    %word_34 = arith.constant 2139095040 : i32
    %word_35 = arith.constant 1065353216 : i32
    %word_36 = arith.constant 0 : i32
    %few_up:6 = flow.dispatch @few_up_16_512_fp32::@few_up_16_512_fp32[%size_30](%logit_parts, %router, %router, %x, %expert_gate_up, %logit_parts, %x, %shared_gate, %shared_gate_up, %logit_parts, %word_5, %word_6, %word_7, %word_8, %word_9, %word_10, %word_11, %word_12, %word_13, %word_14, %word_15, %word_16, %word_17, %word_18, %word_19, %word_20, %word_21, %word_22, %word_23, %word_24, %word_25, %word_26, %word_27, %word_28, %word_29, %word_30, %word_31, %word_32, %word_33, %word_34, %word_35, %word_36) : (tensor<32x1x12xf32>, tensor<12x208xf32>, tensor<12x208xf32>, tensor<1x208xf32>, tensor<12x224x208xf32>, tensor<32x1x12xf32>, tensor<1x208xf32>, tensor<1x208xf32>, tensor<288x208xf32>, tensor<32x1x12xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<1xf32>, tensor<480xf32>)
    %size_52 = arith.constant 52 : index
    %word_37 = arith.constant 1 : i32
    %word_38 = arith.constant 3 : i32
    %word_39 = arith.constant 12 : i32
    %word_40 = arith.constant 112 : i32
    %word_41 = arith.constant 208 : i32
    %word_42 = arith.constant 0 : i32
    %word_43 = arith.constant 1065353216 : i32
    %word_44 = arith.constant 144 : i32
    %word_45 = arith.constant 0 : i32
    %few_down:3 = flow.dispatch @few_down_4_fp32::@few_down_4_fp32[%size_52](%few_up#5, %few_up#2, %few_up#3, %expert_down, %logit_parts, %few_up#4, %shared_down, %logit_parts, %word_37, %word_38, %word_39, %word_40, %word_41, %word_42, %word_43, %word_44, %word_45) : (tensor<480xf32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<12x208x112xf32>, tensor<32x1x12xf32>, tensor<1xf32>, tensor<208x144xf32>, tensor<32x1x12xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<1x208xf32>, tensor<1x208xf32>, tensor<1x208xf32>)

    return %few_down#2 : tensor<1x208xf32>
  }
}
