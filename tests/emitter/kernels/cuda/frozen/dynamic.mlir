// needs: cuda ptx-DIGEST,sm_90
module @moe_ffn {
  hal.executable.source private @router_logits <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/router_logits.ptx"}>]}>}> {
    hal.executable.export public @router_logits ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 49152 : index}>
  }

  hal.executable.source private @router_choose_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/router_choose_128.ptx"}>]}>}> {
    hal.executable.export public @router_choose_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 9, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [32 : index, 1 : index, 1 : index], workgroup_local_memory = 512 : index}>
  }

  hal.executable.source private @gathered_up_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/gathered_up_bf16.ptx"}>]}>}> {
    hal.executable.export public @gathered_up_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 11, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index, %y: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %y, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 512 : index}>
  }

  hal.executable.source private @gathered_down_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/gathered_down_bf16.ptx"}>]}>}> {
    hal.executable.export public @gathered_down_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 5, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index, %y: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %y, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 4096 : index}>
  }

  hal.executable.source private @group_rows_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/group_rows_128.ptx"}>]}>}> {
    hal.executable.export public @group_rows_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 16384 : index}>
  }

  hal.executable.source private @grouped_up_16_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_16_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_16_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 11, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 110592 : index}>
  }

  hal.executable.source private @grouped_down_16_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_16_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_16_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 73728 : index}>
  }

  hal.executable.source private @combine <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/combine.ptx"}>]}>}> {
    hal.executable.export public @combine ordinal(0)
      layout(#hal.pipeline.layout<constants = 3, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 8 : index}>
  }

  hal.executable.source private @grouped_up_128_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_128_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_128_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 11, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 196608 : index}>
  }

  hal.executable.source private @grouped_down_128_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_128_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_128_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 196608 : index}>
  }

  func.func public @main(
      %x: tensor<?x208xf32>,
      %router: tensor<12x208xf32>,
      %expert_gate_up: tensor<12x224x208xbf16>,
      %expert_down: tensor<12x208x112xbf16>
  ) -> tensor<?x208xf32> {
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x208xf32>

    // stage: dispatch: up to 4 tokens, and beyond
    %token_limit = arith.constant 4 : index
    %is_few = arith.cmpi ule, %tokens, %token_limit : index
    %output = scf.if %is_few -> (tensor<?x208xf32>) {

      // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
      %size_64 = arith.constant 64 : index
      %token_blocks = arith.ceildivui %tokens, %size_64 : index
      %size_8 = arith.constant 8 : index
      %logit_tiles = arith.muli %token_blocks, %size_8 : index
      %tokens_i32 = arith.index_cast %tokens : index to i32
      %word = arith.constant 12 : i32
      %word_1 = arith.constant 208 : i32
      %word_2 = arith.constant 8 : i32
      %logit_parts = flow.dispatch @router_logits::@router_logits[%logit_tiles](%x, %router, %tokens_i32, %word, %word_1, %word_2) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32) -> tensor<8x?x12xf32>{%tokens}
      %tokens_i32_1 = arith.index_cast %tokens : index to i32
      %word_3 = arith.constant 12 : i32
      %word_4 = arith.constant 3 : i32
      %word_5 = arith.constant 8 : i32
      %word_6 = arith.constant 0 : i32
      %word_7 = arith.constant 0 : i32
      %word_8 = arith.constant 0 : i32
      %word_9 = arith.constant 0 : i32
      %word_10 = arith.constant 1065353216 : i32
      %router_choose:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts, %router, %tokens_i32_1, %word_3, %word_4, %word_5, %word_6, %word_7, %word_8, %word_9, %word_10) : (tensor<8x?x12xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

      // stage: experts: gathered: the chosen experts of 12, kernels for sm_90
      %size_3 = arith.constant 3 : index
      %assignments = arith.muli %tokens, %size_3 : index
      %size_14 = arith.constant 14 : index
      %word_11 = arith.constant 3 : i32
      %word_12 = arith.constant 12 : i32
      %word_13 = arith.constant 112 : i32
      %word_14 = arith.constant 208 : i32
      %word_15 = arith.constant 0 : i32
      %word_16 = arith.constant 0 : i32
      %word_17 = arith.constant 2139095040 : i32
      %word_18 = arith.constant 2139095040 : i32
      %word_19 = arith.constant 2139095040 : i32
      %word_20 = arith.constant 1065353216 : i32
      %word_21 = arith.constant 0 : i32
      %hidden = flow.dispatch @gathered_up_bf16::@gathered_up_bf16[%size_14, %assignments](%x, %router_choose#2, %expert_gate_up, %router_choose#3, %word_11, %word_12, %word_13, %word_14, %word_15, %word_16, %word_17, %word_18, %word_19, %word_20, %word_21) : (tensor<?x208xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<12x224x208xbf16>, tensor<?x3xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x3x112xbf16>{%tokens}
      %size_26 = arith.constant 26 : index
      %word_22 = arith.constant 3 : i32
      %word_23 = arith.constant 12 : i32
      %word_24 = arith.constant 112 : i32
      %word_25 = arith.constant 208 : i32
      %word_26 = arith.constant 0 : i32
      %routed = flow.dispatch @gathered_down_bf16::@gathered_down_bf16[%size_26, %tokens](%hidden, %router_choose#2, %router_choose#3, %expert_down, %router_choose#3, %word_22, %word_23, %word_24, %word_25, %word_26) : (tensor<?x3x112xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<12x208x112xbf16>, tensor<?x3xf32>{%tokens}, i32, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
      scf.yield %routed : tensor<?x208xf32>
    } else {

      // stage: dispatch: up to 96 tokens, and beyond
      %token_limit_1 = arith.constant 96 : index
      %is_few_1 = arith.cmpi ule, %tokens, %token_limit_1 : index
      %output_1 = scf.if %is_few_1 -> (tensor<?x208xf32>) {

        // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
        %size_64_1 = arith.constant 64 : index
        %token_blocks_1 = arith.ceildivui %tokens, %size_64_1 : index
        %size_8_1 = arith.constant 8 : index
        %logit_tiles_1 = arith.muli %token_blocks_1, %size_8_1 : index
        %tokens_i32_2 = arith.index_cast %tokens : index to i32
        %word_27 = arith.constant 12 : i32
        %word_28 = arith.constant 208 : i32
        %word_29 = arith.constant 8 : i32
        %logit_parts_1 = flow.dispatch @router_logits::@router_logits[%logit_tiles_1](%x, %router, %tokens_i32_2, %word_27, %word_28, %word_29) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32) -> tensor<8x?x12xf32>{%tokens}
        %tokens_i32_3 = arith.index_cast %tokens : index to i32
        %word_30 = arith.constant 12 : i32
        %word_31 = arith.constant 3 : i32
        %word_32 = arith.constant 8 : i32
        %word_33 = arith.constant 0 : i32
        %word_34 = arith.constant 0 : i32
        %word_35 = arith.constant 0 : i32
        %word_36 = arith.constant 0 : i32
        %word_37 = arith.constant 1065353216 : i32
        %router_choose_1:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_1, %router, %tokens_i32_3, %word_30, %word_31, %word_32, %word_33, %word_34, %word_35, %word_36, %word_37) : (tensor<8x?x12xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

        // stage: experts: grouped: 12 experts over the rows that chose them, 16 at a time, kernels for sm_90
        %x_bf16 = stablehlo.convert %x : (tensor<?x208xf32>) -> tensor<?x208xbf16>
        %size_3_1 = arith.constant 3 : index
        %assignments_1 = arith.muli %tokens, %size_3_1 : index
        %size_12 = arith.constant 12 : index
        %experts_used = arith.minui %assignments_1, %size_12 : index
        %size_16 = arith.constant 16 : index
        %full_blocks = arith.divui %assignments_1, %size_16 : index
        %row_blocks = arith.addi %full_blocks, %experts_used : index
        %size_12_1 = arith.constant 12 : index
        %assignments_1_i32 = arith.index_cast %assignments_1 : index to i32
        %word_38 = arith.constant 12 : i32
        %row_blocks_i32 = arith.index_cast %row_blocks : index to i32
        %word_39 = arith.constant 16 : i32
        %group_rows:2 = flow.dispatch @group_rows_128::@group_rows_128[%size_12_1](%router_choose_1#2, %assignments_1_i32, %word_38, %row_blocks_i32, %word_39) : (tensor<?x3xi32>{%tokens}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks})
        %size_2 = arith.constant 2 : index
        %up_tiles = arith.muli %row_blocks, %size_2 : index
        %row_blocks_i32_1 = arith.index_cast %row_blocks : index to i32
        %word_40 = arith.constant 3 : i32
        %word_41 = arith.constant 112 : i32
        %word_42 = arith.constant 208 : i32
        %word_43 = arith.constant 0 : i32
        %word_44 = arith.constant 0 : i32
        %word_45 = arith.constant 2139095040 : i32
        %word_46 = arith.constant 2139095040 : i32
        %word_47 = arith.constant 2139095040 : i32
        %word_48 = arith.constant 1065353216 : i32
        %word_49 = arith.constant 0 : i32
        %hidden_1 = flow.dispatch @grouped_up_16_bf16::@grouped_up_16_bf16[%up_tiles](%x_bf16, %group_rows#0, %group_rows#1, %expert_gate_up, %router_choose_1#3, %row_blocks_i32_1, %word_40, %word_41, %word_42, %word_43, %word_44, %word_45, %word_46, %word_47, %word_48, %word_49) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks}, tensor<12x224x208xbf16>, tensor<?x3xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x3x112xbf16>{%tokens}
        %size_2_1 = arith.constant 2 : index
        %down_tiles = arith.muli %row_blocks, %size_2_1 : index
        %row_blocks_i32_2 = arith.index_cast %row_blocks : index to i32
        %word_50 = arith.constant 112 : i32
        %word_51 = arith.constant 208 : i32
        %word_52 = arith.constant 0 : i32
        %outputs = flow.dispatch @grouped_down_16_bf16::@grouped_down_16_bf16[%down_tiles](%hidden_1, %group_rows#0, %group_rows#1, %expert_down, %router_choose_1#3, %row_blocks_i32_2, %word_50, %word_51, %word_52) : (tensor<?x3x112xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks}, tensor<12x208x112xbf16>, tensor<?x3xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x3x208xf32>{%tokens}
        %size_1 = arith.constant 1 : index
        %combine_tiles = arith.muli %tokens, %size_1 : index
        %word_53 = arith.constant 3 : i32
        %word_54 = arith.constant 12 : i32
        %word_55 = arith.constant 208 : i32
        %routed_1 = flow.dispatch @combine::@combine[%combine_tiles](%outputs, %router_choose_1#2, %router_choose_1#3, %word_53, %word_54, %word_55) : (tensor<?x3x208xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
        scf.yield %routed_1 : tensor<?x208xf32>
      } else {

        // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
        %size_64_2 = arith.constant 64 : index
        %token_blocks_2 = arith.ceildivui %tokens, %size_64_2 : index
        %size_8_2 = arith.constant 8 : index
        %logit_tiles_2 = arith.muli %token_blocks_2, %size_8_2 : index
        %tokens_i32_4 = arith.index_cast %tokens : index to i32
        %word_56 = arith.constant 12 : i32
        %word_57 = arith.constant 208 : i32
        %word_58 = arith.constant 8 : i32
        %logit_parts_2 = flow.dispatch @router_logits::@router_logits[%logit_tiles_2](%x, %router, %tokens_i32_4, %word_56, %word_57, %word_58) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32) -> tensor<8x?x12xf32>{%tokens}
        %tokens_i32_5 = arith.index_cast %tokens : index to i32
        %word_59 = arith.constant 12 : i32
        %word_60 = arith.constant 3 : i32
        %word_61 = arith.constant 8 : i32
        %word_62 = arith.constant 0 : i32
        %word_63 = arith.constant 0 : i32
        %word_64 = arith.constant 0 : i32
        %word_65 = arith.constant 0 : i32
        %word_66 = arith.constant 1065353216 : i32
        %router_choose_2:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_2, %router, %tokens_i32_5, %word_59, %word_60, %word_61, %word_62, %word_63, %word_64, %word_65, %word_66) : (tensor<8x?x12xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

        // stage: experts: grouped: 12 experts over the rows that chose them, 128 at a time, kernels for sm_90
        %x_bf16_1 = stablehlo.convert %x : (tensor<?x208xf32>) -> tensor<?x208xbf16>
        %size_3_2 = arith.constant 3 : index
        %assignments_2 = arith.muli %tokens, %size_3_2 : index
        %size_12_2 = arith.constant 12 : index
        %experts_used_1 = arith.minui %assignments_2, %size_12_2 : index
        %size_128 = arith.constant 128 : index
        %full_blocks_1 = arith.divui %assignments_2, %size_128 : index
        %row_blocks_1 = arith.addi %full_blocks_1, %experts_used_1 : index
        %size_12_3 = arith.constant 12 : index
        %assignments_2_i32 = arith.index_cast %assignments_2 : index to i32
        %word_67 = arith.constant 12 : i32
        %row_blocks_1_i32 = arith.index_cast %row_blocks_1 : index to i32
        %word_68 = arith.constant 128 : i32
        %group_rows_1:2 = flow.dispatch @group_rows_128::@group_rows_128[%size_12_3](%router_choose_2#2, %assignments_2_i32, %word_67, %row_blocks_1_i32, %word_68) : (tensor<?x3xi32>{%tokens}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_1})
        %size_1_1 = arith.constant 1 : index
        %up_tiles_1 = arith.muli %row_blocks_1, %size_1_1 : index
        %row_blocks_1_i32_1 = arith.index_cast %row_blocks_1 : index to i32
        %word_69 = arith.constant 3 : i32
        %word_70 = arith.constant 112 : i32
        %word_71 = arith.constant 208 : i32
        %word_72 = arith.constant 0 : i32
        %word_73 = arith.constant 0 : i32
        %word_74 = arith.constant 2139095040 : i32
        %word_75 = arith.constant 2139095040 : i32
        %word_76 = arith.constant 2139095040 : i32
        %word_77 = arith.constant 1065353216 : i32
        %word_78 = arith.constant 0 : i32
        %hidden_2 = flow.dispatch @grouped_up_128_bf16::@grouped_up_128_bf16[%up_tiles_1](%x_bf16_1, %group_rows_1#0, %group_rows_1#1, %expert_gate_up, %router_choose_2#3, %row_blocks_1_i32_1, %word_69, %word_70, %word_71, %word_72, %word_73, %word_74, %word_75, %word_76, %word_77, %word_78) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_1}, tensor<12x224x208xbf16>, tensor<?x3xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x3x112xbf16>{%tokens}
        %size_1_2 = arith.constant 1 : index
        %down_tiles_1 = arith.muli %row_blocks_1, %size_1_2 : index
        %row_blocks_1_i32_2 = arith.index_cast %row_blocks_1 : index to i32
        %word_79 = arith.constant 112 : i32
        %word_80 = arith.constant 208 : i32
        %word_81 = arith.constant 0 : i32
        %outputs_1 = flow.dispatch @grouped_down_128_bf16::@grouped_down_128_bf16[%down_tiles_1](%hidden_2, %group_rows_1#0, %group_rows_1#1, %expert_down, %router_choose_2#3, %row_blocks_1_i32_2, %word_79, %word_80, %word_81) : (tensor<?x3x112xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_1}, tensor<12x208x112xbf16>, tensor<?x3xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x3x208xf32>{%tokens}
        %size_1_3 = arith.constant 1 : index
        %combine_tiles_1 = arith.muli %tokens, %size_1_3 : index
        %word_82 = arith.constant 3 : i32
        %word_83 = arith.constant 12 : i32
        %word_84 = arith.constant 208 : i32
        %routed_2 = flow.dispatch @combine::@combine[%combine_tiles_1](%outputs_1, %router_choose_2#2, %router_choose_2#3, %word_82, %word_83, %word_84) : (tensor<?x3x208xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
        scf.yield %routed_2 : tensor<?x208xf32>
      }
      scf.yield %output_1 : tensor<?x208xf32>
    }

    return %output : tensor<?x208xf32>
  }
}
