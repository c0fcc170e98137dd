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

  hal.executable.source private @few_up_16_128_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/few_up_16_128_bf16.ptx"}>]}>}> {
    hal.executable.export public @few_up_16_128_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 32, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 26112 : index}>
  }

  hal.executable.source private @few_down_4_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/few_down_4_bf16.ptx"}>]}>}> {
    hal.executable.export public @few_down_4_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 9, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 64 : index}>
  }

  hal.executable.source private @narrow_router <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/narrow_router.ptx"}>]}>}> {
    hal.executable.export public @narrow_router ordinal(0)
      layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 16 : index}>
  }

  hal.executable.source private @router_logits_16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/router_logits_16.ptx"}>]}>}> {
    hal.executable.export public @router_logits_16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 23552 : index}>
  }

  hal.executable.source private @router_choose_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/router_choose_128.ptx"}>]}>}> {
    hal.executable.export public @router_choose_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [32 : index, 1 : index, 1 : index], workgroup_local_memory = 512 : index}>
  }

  hal.executable.source private @token_share <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/token_share.ptx"}>]}>}> {
    hal.executable.export public @token_share ordinal(0)
      layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 16 : index}>
  }

  hal.executable.source private @narrow_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/narrow_bf16.ptx"}>]}>}> {
    hal.executable.export public @narrow_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 0 : index}>
  }

  hal.executable.source private @grouped_up_16_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_16_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_16_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 110592 : index}>
  }

  hal.executable.source private @grouped_down_16_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_16_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_16_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 73728 : index}>
  }

  hal.executable.source private @count_rows_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/count_rows_128.ptx"}>]}>}> {
    hal.executable.export public @count_rows_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 512 : index}>
  }

  hal.executable.source private @place_rows_128 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/place_rows_128.ptx"}>]}>}> {
    hal.executable.export public @place_rows_128 ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 4096 : index}>
  }

  hal.executable.source private @combine_added <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/combine_added.ptx"}>]}>}> {
    hal.executable.export public @combine_added ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 8 : index}>
  }

  hal.executable.source private @grouped_up_32_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_32_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_32_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 81920 : index}>
  }

  hal.executable.source private @grouped_down_32_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_32_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_32_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 81920 : index}>
  }

  hal.executable.source private @grouped_up_128_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_128_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_128_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 196608 : index}>
  }

  hal.executable.source private @grouped_down_128_scaled_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_128_scaled_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_128_scaled_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 196608 : index}>
  }

  hal.executable.source private @combine_scaled_added <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/combine_scaled_added.ptx"}>]}>}> {
    hal.executable.export public @combine_scaled_added ordinal(0)
      layout(#hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [128 : index, 1 : index, 1 : index], workgroup_local_memory = 4096 : index}>
  }

  hal.executable.source private @grouped_up_64_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_up_64_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_up_64_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 13, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 163840 : index}>
  }

  hal.executable.source private @grouped_down_64_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_64_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_64_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 163840 : index}>
  }

  hal.executable.source private @grouped_down_128_bf16 <{objects = #hal.executable.objects<{#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<arch = "sm_90", features = "+ptx80", wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [<NV_MMA_SYNC_F32_16x8x16_F16>, <NV_MMA_SYNC_F16_16x8x16_F16>, <NV_MMA_SYNC_F32_16x8x16_BF16>, <NV_WMMA_F32_16x16x16_F16>, <NV_WMMA_F16_16x16x16_F16>], subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], max_thread_count_per_workgroup = 1024, max_workgroup_memory_bytes = 232448, max_workgroup_counts = [2147483647, 65535, 65535]>, chip = <wgp_count = 132>>}> = [#hal.executable.object<{path = "sm_90/grouped_down_128_bf16.ptx"}>]}>}> {
    hal.executable.export public @grouped_down_128_bf16 ordinal(0)
      layout(#hal.pipeline.layout<constants = 6, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
      count(%device: !hal.device, %x: index) -> (index, index, index) {
        %one = arith.constant 1 : index
        hal.return %x, %one, %one : index, index, index
      } <{workgroup_size = [256 : index, 1 : index, 1 : index], workgroup_local_memory = 196608 : index}>
  }

  func.func public @main(
      %x: tensor<?x208xf32>,
      %router: tensor<12x208xf32>,
      %expert_gate_up: tensor<12x224x208xbf16>,
      %expert_down: tensor<12x208x112xbf16>,
      %shared_gate: tensor<1x208xf32>,
      %shared_gate_up: tensor<288x208xbf16>,
      %shared_down: tensor<208x144xbf16>
  ) -> tensor<?x208xf32> {
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x208xf32>

    // stage: dispatch: up to 2 tokens, and beyond
    %token_limit = arith.constant 2 : index
    %is_few = arith.cmpi ule, %tokens, %token_limit : index
    %output = scf.if %is_few -> (tensor<?x208xf32>) {

      // stage: block: 3 of 12 experts and the shared expert for few tokens, kernels for sm_90
      %size_16 = arith.constant 16 : index
      %token_blocks = arith.ceildivui %tokens, %size_16 : index
      %size_32 = arith.constant 32 : index
      %logit_tiles = arith.muli %token_blocks, %size_32 : index
      %tokens_i32 = arith.index_cast %tokens : index to i32
      %word = arith.constant 12 : i32
      %word_1 = arith.constant 208 : i32
      %word_2 = arith.constant 32 : i32
      %word_3 = arith.constant 1 : i32
      %logit_parts = flow.dispatch @router_logits_few::@router_logits_few[%logit_tiles](%x, %router, %tokens_i32, %word, %word_1, %word_2, %word_3) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32, i32) -> tensor<32x?x12xf32>{%tokens}
      %size_30 = arith.constant 30 : index
      %up_blocks = arith.muli %tokens, %size_30 : index
      %size_480 = arith.constant 480 : index
      %hidden_values = arith.muli %tokens, %size_480 : index
      %tokens_i32_1 = arith.index_cast %tokens : index to i32
      %word_4 = arith.constant 12 : i32
      %word_5 = arith.constant 3 : i32
      %word_6 = arith.constant 4 : i32
      %word_7 = arith.constant 2 : i32
      %word_8 = arith.constant 0 : i32
      %word_9 = arith.constant 0 : i32
      %word_10 = arith.constant 0 : i32
      %word_11 = arith.constant 0 : i32
      %word_12 = arith.constant 0 : i32
      %word_13 = arith.constant 1065353216 : i32
      %word_14 = arith.constant 1065353216 : i32
      %word_15 = arith.constant 0 : i32
      %word_16 = arith.constant 112 : i32
      %word_17 = arith.constant 208 : i32
      %word_18 = arith.constant 0 : i32
      %word_19 = arith.constant 0 : i32
      %word_20 = arith.constant 0 : i32
      %word_21 = arith.constant 2139095040 : i32
      %word_22 = arith.constant 2139095040 : i32
      %word_23 = arith.constant 2139095040 : i32
      %word_24 = arith.constant 1065353216 : i32
      %word_25 = arith.constant 0 : i32
      %word_26 = arith.constant 144 : i32
      %word_27 = arith.constant 1 : i32
      %word_28 = arith.constant 0 : i32
      %word_29 = arith.constant 0 : i32
      %word_30 = arith.constant 2139095040 : i32
      %word_31 = arith.constant 2139095040 : i32
      %word_32 = arith.constant 2139095040 : i32
      %word_33 = arith.constant 1065353216 : i32
      %word_34 = arith.constant 0 : i32
      %few_up:6 = flow.dispatch @few_up_16_128_bf16::@few_up_16_128_bf16[%up_blocks](%logit_parts, %router, %router, %x, %expert_gate_up, %logit_parts, %x, %shared_gate, %shared_gate_up, %logit_parts, %tokens_i32_1, %word_4, %word_5, %word_6, %word_7, %word_8, %word_9, %word_10, %word_11, %word_12, %word_13, %word_14, %word_15, %word_16, %word_17, %word_18, %word_19, %word_20, %word_21, %word_22, %word_23, %word_24, %word_25, %word_26, %word_27, %word_28, %word_29, %word_30, %word_31, %word_32, %word_33, %word_34) : (tensor<32x?x12xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xf32>, tensor<?x208xf32>{%tokens}, tensor<12x224x208xbf16>, tensor<32x?x12xf32>{%tokens}, tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, tensor<288x208xbf16>, tensor<32x?x12xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?xf32>{%tokens}, tensor<?xbf16>{%hidden_values})
      %size_52 = arith.constant 52 : index
      %down_blocks = arith.muli %tokens, %size_52 : index
      %tokens_i32_2 = arith.index_cast %tokens : index to i32
      %word_35 = arith.constant 3 : i32
      %word_36 = arith.constant 12 : i32
      %word_37 = arith.constant 112 : i32
      %word_38 = arith.constant 208 : i32
      %word_39 = arith.constant 0 : i32
      %word_40 = arith.constant 1065353216 : i32
      %word_41 = arith.constant 144 : i32
      %word_42 = arith.constant 0 : i32
      %few_down:3 = flow.dispatch @few_down_4_bf16::@few_down_4_bf16[%down_blocks](%few_up#5, %few_up#2, %few_up#3, %expert_down, %logit_parts, %few_up#4, %shared_down, %logit_parts, %tokens_i32_2, %word_35, %word_36, %word_37, %word_38, %word_39, %word_40, %word_41, %word_42) : (tensor<?xbf16>{%hidden_values}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<12x208x112xbf16>, tensor<32x?x12xf32>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<32x?x12xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x208xf32>{%tokens}, tensor<?x208xf32>{%tokens}, tensor<?x208xf32>{%tokens})
      scf.yield %few_down#2 : tensor<?x208xf32>
    } else {

      // stage: dispatch: up to 4 tokens, and beyond
      %token_limit_1 = arith.constant 4 : index
      %is_few_1 = arith.cmpi ule, %tokens, %token_limit_1 : index
      %output_1 = scf.if %is_few_1 -> (tensor<?x208xf32>) {

        // stage: block: 3 of 12 experts and the shared expert for few tokens, kernels for sm_90
        %size_16_1 = arith.constant 16 : index
        %token_blocks_1 = arith.ceildivui %tokens, %size_16_1 : index
        %size_32_1 = arith.constant 32 : index
        %logit_tiles_1 = arith.muli %token_blocks_1, %size_32_1 : index
        %tokens_i32_3 = arith.index_cast %tokens : index to i32
        %word_43 = arith.constant 12 : i32
        %word_44 = arith.constant 208 : i32
        %word_45 = arith.constant 32 : i32
        %word_46 = arith.constant 1 : i32
        %logit_parts_1 = flow.dispatch @router_logits_few::@router_logits_few[%logit_tiles_1](%x, %router, %tokens_i32_3, %word_43, %word_44, %word_45, %word_46) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, i32, i32, i32, i32, i32) -> tensor<32x?x12xf32>{%tokens}
        %size_30_1 = arith.constant 30 : index
        %up_blocks_1 = arith.muli %tokens, %size_30_1 : index
        %size_480_1 = arith.constant 480 : index
        %hidden_values_1 = arith.muli %tokens, %size_480_1 : index
        %tokens_i32_4 = arith.index_cast %tokens : index to i32
        %word_47 = arith.constant 12 : i32
        %word_48 = arith.constant 3 : i32
        %word_49 = arith.constant 4 : i32
        %word_50 = arith.constant 2 : i32
        %word_51 = arith.constant 0 : i32
        %word_52 = arith.constant 0 : i32
        %word_53 = arith.constant 0 : i32
        %word_54 = arith.constant 0 : i32
        %word_55 = arith.constant 0 : i32
        %word_56 = arith.constant 1065353216 : i32
        %word_57 = arith.constant 1065353216 : i32
        %word_58 = arith.constant 0 : i32
        %word_59 = arith.constant 112 : i32
        %word_60 = arith.constant 208 : i32
        %word_61 = arith.constant 0 : i32
        %word_62 = arith.constant 0 : i32
        %word_63 = arith.constant 0 : i32
        %word_64 = arith.constant 2139095040 : i32
        %word_65 = arith.constant 2139095040 : i32
        %word_66 = arith.constant 2139095040 : i32
        %word_67 = arith.constant 1065353216 : i32
        %word_68 = arith.constant 0 : i32
        %word_69 = arith.constant 144 : i32
        %word_70 = arith.constant 1 : i32
        %word_71 = arith.constant 0 : i32
        %word_72 = arith.constant 0 : i32
        %word_73 = arith.constant 2139095040 : i32
        %word_74 = arith.constant 2139095040 : i32
        %word_75 = arith.constant 2139095040 : i32
        %word_76 = arith.constant 1065353216 : i32
        %word_77 = arith.constant 0 : i32
        %few_up_1:6 = flow.dispatch @few_up_16_128_bf16::@few_up_16_128_bf16[%up_blocks_1](%logit_parts_1, %router, %router, %x, %expert_gate_up, %logit_parts_1, %x, %shared_gate, %shared_gate_up, %logit_parts_1, %tokens_i32_4, %word_47, %word_48, %word_49, %word_50, %word_51, %word_52, %word_53, %word_54, %word_55, %word_56, %word_57, %word_58, %word_59, %word_60, %word_61, %word_62, %word_63, %word_64, %word_65, %word_66, %word_67, %word_68, %word_69, %word_70, %word_71, %word_72, %word_73, %word_74, %word_75, %word_76, %word_77) : (tensor<32x?x12xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xf32>, tensor<?x208xf32>{%tokens}, tensor<12x224x208xbf16>, tensor<32x?x12xf32>{%tokens}, tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, tensor<288x208xbf16>, tensor<32x?x12xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?xf32>{%tokens}, tensor<?xbf16>{%hidden_values_1})
        %size_52_1 = arith.constant 52 : index
        %down_blocks_1 = arith.muli %tokens, %size_52_1 : index
        %tokens_i32_5 = arith.index_cast %tokens : index to i32
        %word_78 = arith.constant 3 : i32
        %word_79 = arith.constant 12 : i32
        %word_80 = arith.constant 112 : i32
        %word_81 = arith.constant 208 : i32
        %word_82 = arith.constant 0 : i32
        %word_83 = arith.constant 1065353216 : i32
        %word_84 = arith.constant 144 : i32
        %word_85 = arith.constant 0 : i32
        %few_down_1:3 = flow.dispatch @few_down_4_bf16::@few_down_4_bf16[%down_blocks_1](%few_up_1#5, %few_up_1#2, %few_up_1#3, %expert_down, %logit_parts_1, %few_up_1#4, %shared_down, %logit_parts_1, %tokens_i32_5, %word_78, %word_79, %word_80, %word_81, %word_82, %word_83, %word_84, %word_85) : (tensor<?xbf16>{%hidden_values_1}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<12x208x112xbf16>, tensor<32x?x12xf32>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<32x?x12xf32>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x208xf32>{%tokens}, tensor<?x208xf32>{%tokens}, tensor<?x208xf32>{%tokens})
        scf.yield %few_down_1#2 : tensor<?x208xf32>
      } else {

        // stage: dispatch: up to 32 tokens, and beyond
        %token_limit_2 = arith.constant 32 : index
        %is_few_2 = arith.cmpi ule, %tokens, %token_limit_2 : index
        %output_2 = scf.if %is_few_2 -> (tensor<?x208xf32>) {

          // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
          %size_256 = arith.constant 256 : index
          %few_router_chunks = arith.cmpi ule, %tokens, %size_256 : index
          %size_4 = arith.constant 4 : index
          %size_1 = arith.constant 1 : index
          %router_chunks = arith.select %few_router_chunks, %size_4, %size_1 : index
          %size_256_1 = arith.constant 256 : index
          %few_chunks_of_a_part = arith.cmpi ule, %tokens, %size_256_1 : index
          %size_1_1 = arith.constant 1 : index
          %size_4_1 = arith.constant 4 : index
          %chunks_of_a_part = arith.select %few_chunks_of_a_part, %size_1_1, %size_4_1 : index
          %size_8 = arith.constant 8 : index
          %router_parts = arith.muli %router_chunks, %size_8 : index
          %size_1_2 = arith.constant 1 : index
          %logit_blocks = arith.muli %router_parts, %size_1_2 : index
          %size_64 = arith.constant 64 : index
          %token_blocks_2 = arith.ceildivui %tokens, %size_64 : index
          %size_2048 = arith.constant 2048 : index
          %few_is_narrowed = arith.cmpi ule, %tokens, %size_2048 : index
          %size_0 = arith.constant 0 : index
          %size_1_3 = arith.constant 1 : index
          %is_narrowed = arith.select %few_is_narrowed, %size_0, %size_1_3 : index
          %size_2048_1 = arith.constant 2048 : index
          %few_rows_narrowed = arith.cmpi ule, %tokens, %size_2048_1 : index
          %size_1_4 = arith.constant 1 : index
          %size_12 = arith.constant 12 : index
          %rows_narrowed = arith.select %few_rows_narrowed, %size_1_4, %size_12 : index
          %word_86 = arith.constant 208 : i32
          %narrow_router:2 = flow.dispatch @narrow_router::@narrow_router[%rows_narrowed](%router, %word_86) : (tensor<12x208xf32>, i32) -> (tensor<12x208xbf16>, tensor<12xi32>)
          %logit_tiles_2 = arith.muli %token_blocks_2, %logit_blocks : index
          %tokens_i32_6 = arith.index_cast %tokens : index to i32
          %word_87 = arith.constant 12 : i32
          %word_88 = arith.constant 208 : i32
          %router_parts_i32 = arith.index_cast %router_parts : index to i32
          %chunks_of_a_part_i32 = arith.index_cast %chunks_of_a_part : index to i32
          %is_narrowed_i32 = arith.index_cast %is_narrowed : index to i32
          %logit_parts_2 = flow.dispatch @router_logits_16::@router_logits_16[%logit_tiles_2](%x, %router, %narrow_router#0, %narrow_router#1, %tokens_i32_6, %word_87, %word_88, %router_parts_i32, %chunks_of_a_part_i32, %is_narrowed_i32) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xbf16>, tensor<12xi32>, i32, i32, i32, i32, i32, i32) -> tensor<?x?x12xf32>{%router_parts, %tokens}
          %tokens_i32_7 = arith.index_cast %tokens : index to i32
          %word_89 = arith.constant 12 : i32
          %word_90 = arith.constant 3 : i32
          %router_chunks_i32 = arith.index_cast %router_chunks : index to i32
          %word_91 = arith.constant 2 : i32
          %word_92 = arith.constant 0 : i32
          %word_93 = arith.constant 0 : i32
          %word_94 = arith.constant 0 : i32
          %word_95 = arith.constant 0 : i32
          %word_96 = arith.constant 0 : i32
          %word_97 = arith.constant 1065353216 : i32
          %word_98 = arith.constant 1065353216 : i32
          %word_99 = arith.constant 0 : i32
          %router_choose:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_2, %router, %router, %tokens_i32_7, %word_89, %word_90, %router_chunks_i32, %word_91, %word_92, %word_93, %word_94, %word_95, %word_96, %word_97, %word_98, %word_99) : (tensor<?x?x12xf32>{%router_parts, %tokens}, tensor<12x208xf32>, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

          // stage: shared expert
          %word_100 = arith.constant 208 : i32
          %shared_share = flow.dispatch @token_share::@token_share[%tokens](%x, %shared_gate, %word_100) : (tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, i32) -> tensor<?xf32>{%tokens}
          %size_1_5 = arith.constant 1 : index
          %row_tiles = arith.muli %tokens, %size_1_5 : index
          %word_101 = arith.constant 208 : i32
          %narrowed = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles](%x, %word_101) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
          %size_16_2 = arith.constant 16 : index
          %row_blocks = arith.ceildivui %tokens, %size_16_2 : index
          %size_3 = arith.constant 3 : index
          %up_tiles = arith.muli %row_blocks, %size_3 : index
          %row_blocks_i32 = arith.index_cast %row_blocks : index to i32
          %word_102 = arith.constant 1 : i32
          %word_103 = arith.constant 144 : i32
          %word_104 = arith.constant 208 : i32
          %tokens_i32_8 = arith.index_cast %tokens : index to i32
          %word_105 = arith.constant 0 : i32
          %word_106 = arith.constant 0 : i32
          %word_107 = arith.constant 0 : i32
          %word_108 = arith.constant 2139095040 : i32
          %word_109 = arith.constant 2139095040 : i32
          %word_110 = arith.constant 2139095040 : i32
          %word_111 = arith.constant 1065353216 : i32
          %word_112 = arith.constant 0 : i32
          %hidden = flow.dispatch @grouped_up_16_bf16::@grouped_up_16_bf16[%up_tiles](%narrowed, %narrowed, %narrowed, %shared_gate_up, %narrowed, %row_blocks_i32, %word_102, %word_103, %word_104, %tokens_i32_8, %word_105, %word_106, %word_107, %word_108, %word_109, %word_110, %word_111, %word_112) : (tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<288x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x144xbf16>{%tokens}
          %size_2 = arith.constant 2 : index
          %down_tiles = arith.muli %row_blocks, %size_2 : index
          %row_blocks_i32_1 = arith.index_cast %row_blocks : index to i32
          %word_113 = arith.constant 144 : i32
          %word_114 = arith.constant 208 : i32
          %tokens_i32_9 = arith.index_cast %tokens : index to i32
          %word_115 = arith.constant 1 : i32
          %word_116 = arith.constant 0 : i32
          %outputs = flow.dispatch @grouped_down_16_bf16::@grouped_down_16_bf16[%down_tiles](%hidden, %hidden, %hidden, %shared_share, %shared_down, %hidden, %row_blocks_i32_1, %word_113, %word_114, %tokens_i32_9, %word_115, %word_116) : (tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<?x144xbf16>{%tokens}, i32, i32, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}

          // stage: experts: grouped: 12 experts over the rows that chose them, 16 at a time, kernels for sm_90
          %size_1_6 = arith.constant 1 : index
          %row_tiles_1 = arith.muli %tokens, %size_1_6 : index
          %word_117 = arith.constant 208 : i32
          %narrowed_1 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_1](%x, %word_117) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
          %size_3_1 = arith.constant 3 : index
          %assignments = arith.muli %tokens, %size_3_1 : index
          %size_12_1 = arith.constant 12 : index
          %experts_used = arith.minui %assignments, %size_12_1 : index
          %size_16_3 = arith.constant 16 : index
          %full_blocks = arith.divui %assignments, %size_16_3 : index
          %row_blocks_1 = arith.addi %full_blocks, %experts_used : index
          %size_512 = arith.constant 512 : index
          %blocks_of_ids = arith.ceildivui %assignments, %size_512 : index
          %assignments_i32 = arith.index_cast %assignments : index to i32
          %word_118 = arith.constant 12 : i32
          %row_counts = flow.dispatch @count_rows_128::@count_rows_128[%blocks_of_ids](%router_choose#2, %assignments_i32, %word_118) : (tensor<?x3xi32>{%tokens}, i32, i32) -> tensor<?x128xi32>{%blocks_of_ids}
          %size_2048_2 = arith.constant 2048 : index
          %few_placing_programs = arith.cmpi ule, %assignments, %size_2048_2 : index
          %size_12_2 = arith.constant 12 : index
          %placing_programs = arith.select %few_placing_programs, %size_12_2, %blocks_of_ids : index
          %assignments_i32_1 = arith.index_cast %assignments : index to i32
          %word_119 = arith.constant 12 : i32
          %row_blocks_1_i32 = arith.index_cast %row_blocks_1 : index to i32
          %word_120 = arith.constant 16 : i32
          %place_rows:2 = flow.dispatch @place_rows_128::@place_rows_128[%placing_programs](%router_choose#2, %row_counts, %assignments_i32_1, %word_119, %row_blocks_1_i32, %word_120) : (tensor<?x3xi32>{%tokens}, tensor<?x128xi32>{%blocks_of_ids}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_1})
          %size_2_1 = arith.constant 2 : index
          %up_tiles_1 = arith.muli %row_blocks_1, %size_2_1 : index
          %size_3_2 = arith.constant 3 : index
          %assignments_1 = arith.muli %tokens, %size_3_2 : index
          %row_blocks_1_i32_1 = arith.index_cast %row_blocks_1 : index to i32
          %word_121 = arith.constant 3 : i32
          %word_122 = arith.constant 112 : i32
          %word_123 = arith.constant 208 : i32
          %word_124 = arith.constant 0 : i32
          %word_125 = arith.constant 0 : i32
          %word_126 = arith.constant 0 : i32
          %word_127 = arith.constant 0 : i32
          %word_128 = arith.constant 2139095040 : i32
          %word_129 = arith.constant 2139095040 : i32
          %word_130 = arith.constant 2139095040 : i32
          %word_131 = arith.constant 1065353216 : i32
          %word_132 = arith.constant 0 : i32
          %hidden_1 = flow.dispatch @grouped_up_16_bf16::@grouped_up_16_bf16[%up_tiles_1](%narrowed_1, %place_rows#0, %place_rows#1, %expert_gate_up, %narrowed_1, %row_blocks_1_i32_1, %word_121, %word_122, %word_123, %word_124, %word_125, %word_126, %word_127, %word_128, %word_129, %word_130, %word_131, %word_132) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_1}, tensor<12x224x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x112xbf16>{%assignments_1}
          %size_2_2 = arith.constant 2 : index
          %down_tiles_1 = arith.muli %row_blocks_1, %size_2_2 : index
          %row_blocks_1_i32_2 = arith.index_cast %row_blocks_1 : index to i32
          %word_133 = arith.constant 112 : i32
          %word_134 = arith.constant 208 : i32
          %word_135 = arith.constant 0 : i32
          %word_136 = arith.constant 0 : i32
          %word_137 = arith.constant 0 : i32
          %outputs_1 = flow.dispatch @grouped_down_16_bf16::@grouped_down_16_bf16[%down_tiles_1](%hidden_1, %place_rows#0, %place_rows#1, %hidden_1, %expert_down, %hidden_1, %row_blocks_1_i32_2, %word_133, %word_134, %word_135, %word_136, %word_137) : (tensor<?x112xbf16>{%assignments_1}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_1}, tensor<?x112xbf16>{%assignments_1}, tensor<12x208x112xbf16>, tensor<?x112xbf16>{%assignments_1}, i32, i32, i32, i32, i32, i32) -> tensor<?x3x208xf32>{%tokens}
          %size_1_7 = arith.constant 1 : index
          %combine_tiles = arith.muli %tokens, %size_1_7 : index
          %word_138 = arith.constant 3 : i32
          %word_139 = arith.constant 12 : i32
          %word_140 = arith.constant 208 : i32
          %word_141 = arith.constant 1 : i32
          %output_3 = flow.dispatch @combine_added::@combine_added[%combine_tiles](%outputs_1, %router_choose#2, %router_choose#3, %outputs, %word_138, %word_139, %word_140, %word_141) : (tensor<?x3x208xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?x208xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
          scf.yield %output_3 : tensor<?x208xf32>
        } else {

          // stage: dispatch: up to 96 tokens, and beyond
          %token_limit_3 = arith.constant 96 : index
          %is_few_3 = arith.cmpi ule, %tokens, %token_limit_3 : index
          %output_4 = scf.if %is_few_3 -> (tensor<?x208xf32>) {

            // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
            %size_256_2 = arith.constant 256 : index
            %few_router_chunks_1 = arith.cmpi ule, %tokens, %size_256_2 : index
            %size_4_2 = arith.constant 4 : index
            %size_1_8 = arith.constant 1 : index
            %router_chunks_1 = arith.select %few_router_chunks_1, %size_4_2, %size_1_8 : index
            %size_256_3 = arith.constant 256 : index
            %few_chunks_of_a_part_1 = arith.cmpi ule, %tokens, %size_256_3 : index
            %size_1_9 = arith.constant 1 : index
            %size_4_3 = arith.constant 4 : index
            %chunks_of_a_part_1 = arith.select %few_chunks_of_a_part_1, %size_1_9, %size_4_3 : index
            %size_8_1 = arith.constant 8 : index
            %router_parts_1 = arith.muli %router_chunks_1, %size_8_1 : index
            %size_1_10 = arith.constant 1 : index
            %logit_blocks_1 = arith.muli %router_parts_1, %size_1_10 : index
            %size_64_1 = arith.constant 64 : index
            %token_blocks_3 = arith.ceildivui %tokens, %size_64_1 : index
            %size_2048_3 = arith.constant 2048 : index
            %few_is_narrowed_1 = arith.cmpi ule, %tokens, %size_2048_3 : index
            %size_0_1 = arith.constant 0 : index
            %size_1_11 = arith.constant 1 : index
            %is_narrowed_1 = arith.select %few_is_narrowed_1, %size_0_1, %size_1_11 : index
            %size_2048_4 = arith.constant 2048 : index
            %few_rows_narrowed_1 = arith.cmpi ule, %tokens, %size_2048_4 : index
            %size_1_12 = arith.constant 1 : index
            %size_12_3 = arith.constant 12 : index
            %rows_narrowed_1 = arith.select %few_rows_narrowed_1, %size_1_12, %size_12_3 : index
            %word_142 = arith.constant 208 : i32
            %narrow_router_1:2 = flow.dispatch @narrow_router::@narrow_router[%rows_narrowed_1](%router, %word_142) : (tensor<12x208xf32>, i32) -> (tensor<12x208xbf16>, tensor<12xi32>)
            %logit_tiles_3 = arith.muli %token_blocks_3, %logit_blocks_1 : index
            %tokens_i32_10 = arith.index_cast %tokens : index to i32
            %word_143 = arith.constant 12 : i32
            %word_144 = arith.constant 208 : i32
            %router_parts_1_i32 = arith.index_cast %router_parts_1 : index to i32
            %chunks_of_a_part_1_i32 = arith.index_cast %chunks_of_a_part_1 : index to i32
            %is_narrowed_1_i32 = arith.index_cast %is_narrowed_1 : index to i32
            %logit_parts_3 = flow.dispatch @router_logits_16::@router_logits_16[%logit_tiles_3](%x, %router, %narrow_router_1#0, %narrow_router_1#1, %tokens_i32_10, %word_143, %word_144, %router_parts_1_i32, %chunks_of_a_part_1_i32, %is_narrowed_1_i32) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xbf16>, tensor<12xi32>, i32, i32, i32, i32, i32, i32) -> tensor<?x?x12xf32>{%router_parts_1, %tokens}
            %tokens_i32_11 = arith.index_cast %tokens : index to i32
            %word_145 = arith.constant 12 : i32
            %word_146 = arith.constant 3 : i32
            %router_chunks_1_i32 = arith.index_cast %router_chunks_1 : index to i32
            %word_147 = arith.constant 2 : i32
            %word_148 = arith.constant 0 : i32
            %word_149 = arith.constant 0 : i32
            %word_150 = arith.constant 0 : i32
            %word_151 = arith.constant 0 : i32
            %word_152 = arith.constant 0 : i32
            %word_153 = arith.constant 1065353216 : i32
            %word_154 = arith.constant 1065353216 : i32
            %word_155 = arith.constant 0 : i32
            %router_choose_1:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_3, %router, %router, %tokens_i32_11, %word_145, %word_146, %router_chunks_1_i32, %word_147, %word_148, %word_149, %word_150, %word_151, %word_152, %word_153, %word_154, %word_155) : (tensor<?x?x12xf32>{%router_parts_1, %tokens}, tensor<12x208xf32>, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

            // stage: shared expert
            %word_156 = arith.constant 208 : i32
            %shared_share_1 = flow.dispatch @token_share::@token_share[%tokens](%x, %shared_gate, %word_156) : (tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, i32) -> tensor<?xf32>{%tokens}
            %size_1_13 = arith.constant 1 : index
            %row_tiles_2 = arith.muli %tokens, %size_1_13 : index
            %word_157 = arith.constant 208 : i32
            %narrowed_2 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_2](%x, %word_157) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
            %size_32_2 = arith.constant 32 : index
            %row_blocks_2 = arith.ceildivui %tokens, %size_32_2 : index
            %size_3_3 = arith.constant 3 : index
            %up_tiles_2 = arith.muli %row_blocks_2, %size_3_3 : index
            %row_blocks_2_i32 = arith.index_cast %row_blocks_2 : index to i32
            %word_158 = arith.constant 1 : i32
            %word_159 = arith.constant 144 : i32
            %word_160 = arith.constant 208 : i32
            %tokens_i32_12 = arith.index_cast %tokens : index to i32
            %word_161 = arith.constant 0 : i32
            %word_162 = arith.constant 0 : i32
            %word_163 = arith.constant 0 : i32
            %word_164 = arith.constant 2139095040 : i32
            %word_165 = arith.constant 2139095040 : i32
            %word_166 = arith.constant 2139095040 : i32
            %word_167 = arith.constant 1065353216 : i32
            %word_168 = arith.constant 0 : i32
            %hidden_2 = flow.dispatch @grouped_up_32_bf16::@grouped_up_32_bf16[%up_tiles_2](%narrowed_2, %narrowed_2, %narrowed_2, %shared_gate_up, %narrowed_2, %row_blocks_2_i32, %word_158, %word_159, %word_160, %tokens_i32_12, %word_161, %word_162, %word_163, %word_164, %word_165, %word_166, %word_167, %word_168) : (tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<288x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x144xbf16>{%tokens}
            %size_2_3 = arith.constant 2 : index
            %down_tiles_2 = arith.muli %row_blocks_2, %size_2_3 : index
            %row_blocks_2_i32_1 = arith.index_cast %row_blocks_2 : index to i32
            %word_169 = arith.constant 144 : i32
            %word_170 = arith.constant 208 : i32
            %tokens_i32_13 = arith.index_cast %tokens : index to i32
            %word_171 = arith.constant 1 : i32
            %word_172 = arith.constant 0 : i32
            %outputs_2 = flow.dispatch @grouped_down_32_bf16::@grouped_down_32_bf16[%down_tiles_2](%hidden_2, %hidden_2, %hidden_2, %shared_share_1, %shared_down, %hidden_2, %row_blocks_2_i32_1, %word_169, %word_170, %tokens_i32_13, %word_171, %word_172) : (tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<?x144xbf16>{%tokens}, i32, i32, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}

            // stage: experts: grouped: 12 experts over the rows that chose them, 16 at a time, kernels for sm_90
            %size_1_14 = arith.constant 1 : index
            %row_tiles_3 = arith.muli %tokens, %size_1_14 : index
            %word_173 = arith.constant 208 : i32
            %narrowed_3 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_3](%x, %word_173) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
            %size_3_4 = arith.constant 3 : index
            %assignments_2 = arith.muli %tokens, %size_3_4 : index
            %size_12_4 = arith.constant 12 : index
            %experts_used_1 = arith.minui %assignments_2, %size_12_4 : index
            %size_16_4 = arith.constant 16 : index
            %full_blocks_1 = arith.divui %assignments_2, %size_16_4 : index
            %row_blocks_3 = arith.addi %full_blocks_1, %experts_used_1 : index
            %size_512_1 = arith.constant 512 : index
            %blocks_of_ids_1 = arith.ceildivui %assignments_2, %size_512_1 : index
            %assignments_2_i32 = arith.index_cast %assignments_2 : index to i32
            %word_174 = arith.constant 12 : i32
            %row_counts_1 = flow.dispatch @count_rows_128::@count_rows_128[%blocks_of_ids_1](%router_choose_1#2, %assignments_2_i32, %word_174) : (tensor<?x3xi32>{%tokens}, i32, i32) -> tensor<?x128xi32>{%blocks_of_ids_1}
            %size_2048_5 = arith.constant 2048 : index
            %few_placing_programs_1 = arith.cmpi ule, %assignments_2, %size_2048_5 : index
            %size_12_5 = arith.constant 12 : index
            %placing_programs_1 = arith.select %few_placing_programs_1, %size_12_5, %blocks_of_ids_1 : index
            %assignments_2_i32_1 = arith.index_cast %assignments_2 : index to i32
            %word_175 = arith.constant 12 : i32
            %row_blocks_3_i32 = arith.index_cast %row_blocks_3 : index to i32
            %word_176 = arith.constant 16 : i32
            %place_rows_1:2 = flow.dispatch @place_rows_128::@place_rows_128[%placing_programs_1](%router_choose_1#2, %row_counts_1, %assignments_2_i32_1, %word_175, %row_blocks_3_i32, %word_176) : (tensor<?x3xi32>{%tokens}, tensor<?x128xi32>{%blocks_of_ids_1}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_3})
            %size_2_4 = arith.constant 2 : index
            %up_tiles_3 = arith.muli %row_blocks_3, %size_2_4 : index
            %size_3_5 = arith.constant 3 : index
            %assignments_3 = arith.muli %tokens, %size_3_5 : index
            %row_blocks_3_i32_1 = arith.index_cast %row_blocks_3 : index to i32
            %word_177 = arith.constant 3 : i32
            %word_178 = arith.constant 112 : i32
            %word_179 = arith.constant 208 : i32
            %word_180 = arith.constant 0 : i32
            %word_181 = arith.constant 0 : i32
            %word_182 = arith.constant 0 : i32
            %word_183 = arith.constant 0 : i32
            %word_184 = arith.constant 2139095040 : i32
            %word_185 = arith.constant 2139095040 : i32
            %word_186 = arith.constant 2139095040 : i32
            %word_187 = arith.constant 1065353216 : i32
            %word_188 = arith.constant 0 : i32
            %hidden_3 = flow.dispatch @grouped_up_16_bf16::@grouped_up_16_bf16[%up_tiles_3](%narrowed_3, %place_rows_1#0, %place_rows_1#1, %expert_gate_up, %narrowed_3, %row_blocks_3_i32_1, %word_177, %word_178, %word_179, %word_180, %word_181, %word_182, %word_183, %word_184, %word_185, %word_186, %word_187, %word_188) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_3}, tensor<12x224x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x112xbf16>{%assignments_3}
            %size_2_5 = arith.constant 2 : index
            %down_tiles_3 = arith.muli %row_blocks_3, %size_2_5 : index
            %row_blocks_3_i32_2 = arith.index_cast %row_blocks_3 : index to i32
            %word_189 = arith.constant 112 : i32
            %word_190 = arith.constant 208 : i32
            %word_191 = arith.constant 0 : i32
            %word_192 = arith.constant 0 : i32
            %word_193 = arith.constant 0 : i32
            %outputs_3 = flow.dispatch @grouped_down_16_bf16::@grouped_down_16_bf16[%down_tiles_3](%hidden_3, %place_rows_1#0, %place_rows_1#1, %hidden_3, %expert_down, %hidden_3, %row_blocks_3_i32_2, %word_189, %word_190, %word_191, %word_192, %word_193) : (tensor<?x112xbf16>{%assignments_3}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_3}, tensor<?x112xbf16>{%assignments_3}, tensor<12x208x112xbf16>, tensor<?x112xbf16>{%assignments_3}, i32, i32, i32, i32, i32, i32) -> tensor<?x3x208xf32>{%tokens}
            %size_1_15 = arith.constant 1 : index
            %combine_tiles_1 = arith.muli %tokens, %size_1_15 : index
            %word_194 = arith.constant 3 : i32
            %word_195 = arith.constant 12 : i32
            %word_196 = arith.constant 208 : i32
            %word_197 = arith.constant 1 : i32
            %output_5 = flow.dispatch @combine_added::@combine_added[%combine_tiles_1](%outputs_3, %router_choose_1#2, %router_choose_1#3, %outputs_2, %word_194, %word_195, %word_196, %word_197) : (tensor<?x3x208xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?x208xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
            scf.yield %output_5 : tensor<?x208xf32>
          } else {

            // stage: dispatch: up to 128 tokens, and beyond
            %token_limit_4 = arith.constant 128 : index
            %is_few_4 = arith.cmpi ule, %tokens, %token_limit_4 : index
            %output_6 = scf.if %is_few_4 -> (tensor<?x208xf32>) {

              // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
              %size_256_4 = arith.constant 256 : index
              %few_router_chunks_2 = arith.cmpi ule, %tokens, %size_256_4 : index
              %size_4_4 = arith.constant 4 : index
              %size_1_16 = arith.constant 1 : index
              %router_chunks_2 = arith.select %few_router_chunks_2, %size_4_4, %size_1_16 : index
              %size_256_5 = arith.constant 256 : index
              %few_chunks_of_a_part_2 = arith.cmpi ule, %tokens, %size_256_5 : index
              %size_1_17 = arith.constant 1 : index
              %size_4_5 = arith.constant 4 : index
              %chunks_of_a_part_2 = arith.select %few_chunks_of_a_part_2, %size_1_17, %size_4_5 : index
              %size_8_2 = arith.constant 8 : index
              %router_parts_2 = arith.muli %router_chunks_2, %size_8_2 : index
              %size_1_18 = arith.constant 1 : index
              %logit_blocks_2 = arith.muli %router_parts_2, %size_1_18 : index
              %size_64_2 = arith.constant 64 : index
              %token_blocks_4 = arith.ceildivui %tokens, %size_64_2 : index
              %size_2048_6 = arith.constant 2048 : index
              %few_is_narrowed_2 = arith.cmpi ule, %tokens, %size_2048_6 : index
              %size_0_2 = arith.constant 0 : index
              %size_1_19 = arith.constant 1 : index
              %is_narrowed_2 = arith.select %few_is_narrowed_2, %size_0_2, %size_1_19 : index
              %size_2048_7 = arith.constant 2048 : index
              %few_rows_narrowed_2 = arith.cmpi ule, %tokens, %size_2048_7 : index
              %size_1_20 = arith.constant 1 : index
              %size_12_6 = arith.constant 12 : index
              %rows_narrowed_2 = arith.select %few_rows_narrowed_2, %size_1_20, %size_12_6 : index
              %word_198 = arith.constant 208 : i32
              %narrow_router_2:2 = flow.dispatch @narrow_router::@narrow_router[%rows_narrowed_2](%router, %word_198) : (tensor<12x208xf32>, i32) -> (tensor<12x208xbf16>, tensor<12xi32>)
              %logit_tiles_4 = arith.muli %token_blocks_4, %logit_blocks_2 : index
              %tokens_i32_14 = arith.index_cast %tokens : index to i32
              %word_199 = arith.constant 12 : i32
              %word_200 = arith.constant 208 : i32
              %router_parts_2_i32 = arith.index_cast %router_parts_2 : index to i32
              %chunks_of_a_part_2_i32 = arith.index_cast %chunks_of_a_part_2 : index to i32
              %is_narrowed_2_i32 = arith.index_cast %is_narrowed_2 : index to i32
              %logit_parts_4 = flow.dispatch @router_logits_16::@router_logits_16[%logit_tiles_4](%x, %router, %narrow_router_2#0, %narrow_router_2#1, %tokens_i32_14, %word_199, %word_200, %router_parts_2_i32, %chunks_of_a_part_2_i32, %is_narrowed_2_i32) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xbf16>, tensor<12xi32>, i32, i32, i32, i32, i32, i32) -> tensor<?x?x12xf32>{%router_parts_2, %tokens}
              %tokens_i32_15 = arith.index_cast %tokens : index to i32
              %word_201 = arith.constant 12 : i32
              %word_202 = arith.constant 3 : i32
              %router_chunks_2_i32 = arith.index_cast %router_chunks_2 : index to i32
              %word_203 = arith.constant 2 : i32
              %word_204 = arith.constant 0 : i32
              %word_205 = arith.constant 0 : i32
              %word_206 = arith.constant 0 : i32
              %word_207 = arith.constant 0 : i32
              %word_208 = arith.constant 0 : i32
              %word_209 = arith.constant 1065353216 : i32
              %word_210 = arith.constant 1065353216 : i32
              %word_211 = arith.constant 0 : i32
              %router_choose_2:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_4, %router, %router, %tokens_i32_15, %word_201, %word_202, %router_chunks_2_i32, %word_203, %word_204, %word_205, %word_206, %word_207, %word_208, %word_209, %word_210, %word_211) : (tensor<?x?x12xf32>{%router_parts_2, %tokens}, tensor<12x208xf32>, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

              // stage: shared expert
              %word_212 = arith.constant 208 : i32
              %shared_share_2 = flow.dispatch @token_share::@token_share[%tokens](%x, %shared_gate, %word_212) : (tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, i32) -> tensor<?xf32>{%tokens}
              %size_1_21 = arith.constant 1 : index
              %row_tiles_4 = arith.muli %tokens, %size_1_21 : index
              %word_213 = arith.constant 208 : i32
              %narrowed_4 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_4](%x, %word_213) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
              %size_32_3 = arith.constant 32 : index
              %row_blocks_4 = arith.ceildivui %tokens, %size_32_3 : index
              %size_3_6 = arith.constant 3 : index
              %up_tiles_4 = arith.muli %row_blocks_4, %size_3_6 : index
              %row_blocks_4_i32 = arith.index_cast %row_blocks_4 : index to i32
              %word_214 = arith.constant 1 : i32
              %word_215 = arith.constant 144 : i32
              %word_216 = arith.constant 208 : i32
              %tokens_i32_16 = arith.index_cast %tokens : index to i32
              %word_217 = arith.constant 0 : i32
              %word_218 = arith.constant 0 : i32
              %word_219 = arith.constant 0 : i32
              %word_220 = arith.constant 2139095040 : i32
              %word_221 = arith.constant 2139095040 : i32
              %word_222 = arith.constant 2139095040 : i32
              %word_223 = arith.constant 1065353216 : i32
              %word_224 = arith.constant 0 : i32
              %hidden_4 = flow.dispatch @grouped_up_32_bf16::@grouped_up_32_bf16[%up_tiles_4](%narrowed_4, %narrowed_4, %narrowed_4, %shared_gate_up, %narrowed_4, %row_blocks_4_i32, %word_214, %word_215, %word_216, %tokens_i32_16, %word_217, %word_218, %word_219, %word_220, %word_221, %word_222, %word_223, %word_224) : (tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<288x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x144xbf16>{%tokens}
              %size_2_6 = arith.constant 2 : index
              %down_tiles_4 = arith.muli %row_blocks_4, %size_2_6 : index
              %row_blocks_4_i32_1 = arith.index_cast %row_blocks_4 : index to i32
              %word_225 = arith.constant 144 : i32
              %word_226 = arith.constant 208 : i32
              %tokens_i32_17 = arith.index_cast %tokens : index to i32
              %word_227 = arith.constant 1 : i32
              %word_228 = arith.constant 0 : i32
              %outputs_4 = flow.dispatch @grouped_down_32_bf16::@grouped_down_32_bf16[%down_tiles_4](%hidden_4, %hidden_4, %hidden_4, %shared_share_2, %shared_down, %hidden_4, %row_blocks_4_i32_1, %word_225, %word_226, %tokens_i32_17, %word_227, %word_228) : (tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<?x144xbf16>{%tokens}, i32, i32, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}

              // stage: experts: grouped: 12 experts over the rows that chose them, 128 at a time, kernels for sm_90
              %size_1_22 = arith.constant 1 : index
              %row_tiles_5 = arith.muli %tokens, %size_1_22 : index
              %word_229 = arith.constant 208 : i32
              %narrowed_5 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_5](%x, %word_229) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
              %size_3_7 = arith.constant 3 : index
              %assignments_4 = arith.muli %tokens, %size_3_7 : index
              %size_12_7 = arith.constant 12 : index
              %experts_used_2 = arith.minui %assignments_4, %size_12_7 : index
              %size_128 = arith.constant 128 : index
              %full_blocks_2 = arith.divui %assignments_4, %size_128 : index
              %row_blocks_5 = arith.addi %full_blocks_2, %experts_used_2 : index
              %size_512_2 = arith.constant 512 : index
              %blocks_of_ids_2 = arith.ceildivui %assignments_4, %size_512_2 : index
              %assignments_4_i32 = arith.index_cast %assignments_4 : index to i32
              %word_230 = arith.constant 12 : i32
              %row_counts_2 = flow.dispatch @count_rows_128::@count_rows_128[%blocks_of_ids_2](%router_choose_2#2, %assignments_4_i32, %word_230) : (tensor<?x3xi32>{%tokens}, i32, i32) -> tensor<?x128xi32>{%blocks_of_ids_2}
              %size_2048_8 = arith.constant 2048 : index
              %few_placing_programs_2 = arith.cmpi ule, %assignments_4, %size_2048_8 : index
              %size_12_8 = arith.constant 12 : index
              %placing_programs_2 = arith.select %few_placing_programs_2, %size_12_8, %blocks_of_ids_2 : index
              %assignments_4_i32_1 = arith.index_cast %assignments_4 : index to i32
              %word_231 = arith.constant 12 : i32
              %row_blocks_5_i32 = arith.index_cast %row_blocks_5 : index to i32
              %word_232 = arith.constant 128 : i32
              %place_rows_2:2 = flow.dispatch @place_rows_128::@place_rows_128[%placing_programs_2](%router_choose_2#2, %row_counts_2, %assignments_4_i32_1, %word_231, %row_blocks_5_i32, %word_232) : (tensor<?x3xi32>{%tokens}, tensor<?x128xi32>{%blocks_of_ids_2}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_5})
              %size_1_23 = arith.constant 1 : index
              %up_tiles_5 = arith.muli %row_blocks_5, %size_1_23 : index
              %size_3_8 = arith.constant 3 : index
              %assignments_5 = arith.muli %tokens, %size_3_8 : index
              %row_blocks_5_i32_1 = arith.index_cast %row_blocks_5 : index to i32
              %word_233 = arith.constant 3 : i32
              %word_234 = arith.constant 112 : i32
              %word_235 = arith.constant 208 : i32
              %word_236 = arith.constant 0 : i32
              %word_237 = arith.constant 0 : i32
              %word_238 = arith.constant 0 : i32
              %word_239 = arith.constant 0 : i32
              %word_240 = arith.constant 2139095040 : i32
              %word_241 = arith.constant 2139095040 : i32
              %word_242 = arith.constant 2139095040 : i32
              %word_243 = arith.constant 1065353216 : i32
              %word_244 = arith.constant 0 : i32
              %hidden_5 = flow.dispatch @grouped_up_128_bf16::@grouped_up_128_bf16[%up_tiles_5](%narrowed_5, %place_rows_2#0, %place_rows_2#1, %expert_gate_up, %narrowed_5, %row_blocks_5_i32_1, %word_233, %word_234, %word_235, %word_236, %word_237, %word_238, %word_239, %word_240, %word_241, %word_242, %word_243, %word_244) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_5}, tensor<12x224x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x112xbf16>{%assignments_5}
              %size_1_24 = arith.constant 1 : index
              %down_tiles_5 = arith.muli %row_blocks_5, %size_1_24 : index
              %row_blocks_5_i32_2 = arith.index_cast %row_blocks_5 : index to i32
              %word_245 = arith.constant 112 : i32
              %word_246 = arith.constant 208 : i32
              %word_247 = arith.constant 0 : i32
              %word_248 = arith.constant 0 : i32
              %word_249 = arith.constant 0 : i32
              %outputs_5 = flow.dispatch @grouped_down_128_scaled_bf16::@grouped_down_128_scaled_bf16[%down_tiles_5](%hidden_5, %place_rows_2#0, %place_rows_2#1, %hidden_5, %expert_down, %hidden_5, %row_blocks_5_i32_2, %word_245, %word_246, %word_247, %word_248, %word_249) : (tensor<?x112xbf16>{%assignments_5}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_5}, tensor<?x112xbf16>{%assignments_5}, tensor<12x208x112xbf16>, tensor<?x112xbf16>{%assignments_5}, i32, i32, i32, i32, i32, i32) -> tensor<?x3x224xf16>{%tokens}
              %size_1_25 = arith.constant 1 : index
              %combine_tiles_2 = arith.muli %tokens, %size_1_25 : index
              %word_250 = arith.constant 3 : i32
              %word_251 = arith.constant 12 : i32
              %word_252 = arith.constant 208 : i32
              %word_253 = arith.constant 1 : i32
              %output_7 = flow.dispatch @combine_scaled_added::@combine_scaled_added[%combine_tiles_2](%outputs_5, %router_choose_2#2, %router_choose_2#3, %outputs_4, %word_250, %word_251, %word_252, %word_253) : (tensor<?x3x224xf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?x208xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
              scf.yield %output_7 : tensor<?x208xf32>
            } else {

              // stage: dispatch: up to 512 tokens, and beyond
              %token_limit_5 = arith.constant 512 : index
              %is_few_5 = arith.cmpi ule, %tokens, %token_limit_5 : index
              %output_8 = scf.if %is_few_5 -> (tensor<?x208xf32>) {

                // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
                %size_256_6 = arith.constant 256 : index
                %few_router_chunks_3 = arith.cmpi ule, %tokens, %size_256_6 : index
                %size_4_6 = arith.constant 4 : index
                %size_1_26 = arith.constant 1 : index
                %router_chunks_3 = arith.select %few_router_chunks_3, %size_4_6, %size_1_26 : index
                %size_256_7 = arith.constant 256 : index
                %few_chunks_of_a_part_3 = arith.cmpi ule, %tokens, %size_256_7 : index
                %size_1_27 = arith.constant 1 : index
                %size_4_7 = arith.constant 4 : index
                %chunks_of_a_part_3 = arith.select %few_chunks_of_a_part_3, %size_1_27, %size_4_7 : index
                %size_8_3 = arith.constant 8 : index
                %router_parts_3 = arith.muli %router_chunks_3, %size_8_3 : index
                %size_1_28 = arith.constant 1 : index
                %logit_blocks_3 = arith.muli %router_parts_3, %size_1_28 : index
                %size_64_3 = arith.constant 64 : index
                %token_blocks_5 = arith.ceildivui %tokens, %size_64_3 : index
                %size_2048_9 = arith.constant 2048 : index
                %few_is_narrowed_3 = arith.cmpi ule, %tokens, %size_2048_9 : index
                %size_0_3 = arith.constant 0 : index
                %size_1_29 = arith.constant 1 : index
                %is_narrowed_3 = arith.select %few_is_narrowed_3, %size_0_3, %size_1_29 : index
                %size_2048_10 = arith.constant 2048 : index
                %few_rows_narrowed_3 = arith.cmpi ule, %tokens, %size_2048_10 : index
                %size_1_30 = arith.constant 1 : index
                %size_12_9 = arith.constant 12 : index
                %rows_narrowed_3 = arith.select %few_rows_narrowed_3, %size_1_30, %size_12_9 : index
                %word_254 = arith.constant 208 : i32
                %narrow_router_3:2 = flow.dispatch @narrow_router::@narrow_router[%rows_narrowed_3](%router, %word_254) : (tensor<12x208xf32>, i32) -> (tensor<12x208xbf16>, tensor<12xi32>)
                %logit_tiles_5 = arith.muli %token_blocks_5, %logit_blocks_3 : index
                %tokens_i32_18 = arith.index_cast %tokens : index to i32
                %word_255 = arith.constant 12 : i32
                %word_256 = arith.constant 208 : i32
                %router_parts_3_i32 = arith.index_cast %router_parts_3 : index to i32
                %chunks_of_a_part_3_i32 = arith.index_cast %chunks_of_a_part_3 : index to i32
                %is_narrowed_3_i32 = arith.index_cast %is_narrowed_3 : index to i32
                %logit_parts_5 = flow.dispatch @router_logits_16::@router_logits_16[%logit_tiles_5](%x, %router, %narrow_router_3#0, %narrow_router_3#1, %tokens_i32_18, %word_255, %word_256, %router_parts_3_i32, %chunks_of_a_part_3_i32, %is_narrowed_3_i32) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xbf16>, tensor<12xi32>, i32, i32, i32, i32, i32, i32) -> tensor<?x?x12xf32>{%router_parts_3, %tokens}
                %tokens_i32_19 = arith.index_cast %tokens : index to i32
                %word_257 = arith.constant 12 : i32
                %word_258 = arith.constant 3 : i32
                %router_chunks_3_i32 = arith.index_cast %router_chunks_3 : index to i32
                %word_259 = arith.constant 2 : i32
                %word_260 = arith.constant 0 : i32
                %word_261 = arith.constant 0 : i32
                %word_262 = arith.constant 0 : i32
                %word_263 = arith.constant 0 : i32
                %word_264 = arith.constant 0 : i32
                %word_265 = arith.constant 1065353216 : i32
                %word_266 = arith.constant 1065353216 : i32
                %word_267 = arith.constant 0 : i32
                %router_choose_3:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_5, %router, %router, %tokens_i32_19, %word_257, %word_258, %router_chunks_3_i32, %word_259, %word_260, %word_261, %word_262, %word_263, %word_264, %word_265, %word_266, %word_267) : (tensor<?x?x12xf32>{%router_parts_3, %tokens}, tensor<12x208xf32>, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

                // stage: shared expert
                %word_268 = arith.constant 208 : i32
                %shared_share_3 = flow.dispatch @token_share::@token_share[%tokens](%x, %shared_gate, %word_268) : (tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, i32) -> tensor<?xf32>{%tokens}
                %size_1_31 = arith.constant 1 : index
                %row_tiles_6 = arith.muli %tokens, %size_1_31 : index
                %word_269 = arith.constant 208 : i32
                %narrowed_6 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_6](%x, %word_269) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
                %size_64_4 = arith.constant 64 : index
                %row_blocks_6 = arith.ceildivui %tokens, %size_64_4 : index
                %size_2_7 = arith.constant 2 : index
                %up_tiles_6 = arith.muli %row_blocks_6, %size_2_7 : index
                %row_blocks_6_i32 = arith.index_cast %row_blocks_6 : index to i32
                %word_270 = arith.constant 1 : i32
                %word_271 = arith.constant 144 : i32
                %word_272 = arith.constant 208 : i32
                %tokens_i32_20 = arith.index_cast %tokens : index to i32
                %word_273 = arith.constant 0 : i32
                %word_274 = arith.constant 0 : i32
                %word_275 = arith.constant 0 : i32
                %word_276 = arith.constant 2139095040 : i32
                %word_277 = arith.constant 2139095040 : i32
                %word_278 = arith.constant 2139095040 : i32
                %word_279 = arith.constant 1065353216 : i32
                %word_280 = arith.constant 0 : i32
                %hidden_6 = flow.dispatch @grouped_up_64_bf16::@grouped_up_64_bf16[%up_tiles_6](%narrowed_6, %narrowed_6, %narrowed_6, %shared_gate_up, %narrowed_6, %row_blocks_6_i32, %word_270, %word_271, %word_272, %tokens_i32_20, %word_273, %word_274, %word_275, %word_276, %word_277, %word_278, %word_279, %word_280) : (tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<288x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x144xbf16>{%tokens}
                %size_1_32 = arith.constant 1 : index
                %down_tiles_6 = arith.muli %row_blocks_6, %size_1_32 : index
                %row_blocks_6_i32_1 = arith.index_cast %row_blocks_6 : index to i32
                %word_281 = arith.constant 144 : i32
                %word_282 = arith.constant 208 : i32
                %tokens_i32_21 = arith.index_cast %tokens : index to i32
                %word_283 = arith.constant 1 : i32
                %word_284 = arith.constant 0 : i32
                %outputs_6 = flow.dispatch @grouped_down_64_bf16::@grouped_down_64_bf16[%down_tiles_6](%hidden_6, %hidden_6, %hidden_6, %shared_share_3, %shared_down, %hidden_6, %row_blocks_6_i32_1, %word_281, %word_282, %tokens_i32_21, %word_283, %word_284) : (tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<?x144xbf16>{%tokens}, i32, i32, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}

                // stage: experts: grouped: 12 experts over the rows that chose them, 128 at a time, kernels for sm_90
                %size_1_33 = arith.constant 1 : index
                %row_tiles_7 = arith.muli %tokens, %size_1_33 : index
                %word_285 = arith.constant 208 : i32
                %narrowed_7 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_7](%x, %word_285) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
                %size_3_9 = arith.constant 3 : index
                %assignments_6 = arith.muli %tokens, %size_3_9 : index
                %size_12_10 = arith.constant 12 : index
                %experts_used_3 = arith.minui %assignments_6, %size_12_10 : index
                %size_128_1 = arith.constant 128 : index
                %full_blocks_3 = arith.divui %assignments_6, %size_128_1 : index
                %row_blocks_7 = arith.addi %full_blocks_3, %experts_used_3 : index
                %size_512_3 = arith.constant 512 : index
                %blocks_of_ids_3 = arith.ceildivui %assignments_6, %size_512_3 : index
                %assignments_6_i32 = arith.index_cast %assignments_6 : index to i32
                %word_286 = arith.constant 12 : i32
                %row_counts_3 = flow.dispatch @count_rows_128::@count_rows_128[%blocks_of_ids_3](%router_choose_3#2, %assignments_6_i32, %word_286) : (tensor<?x3xi32>{%tokens}, i32, i32) -> tensor<?x128xi32>{%blocks_of_ids_3}
                %size_2048_11 = arith.constant 2048 : index
                %few_placing_programs_3 = arith.cmpi ule, %assignments_6, %size_2048_11 : index
                %size_12_11 = arith.constant 12 : index
                %placing_programs_3 = arith.select %few_placing_programs_3, %size_12_11, %blocks_of_ids_3 : index
                %assignments_6_i32_1 = arith.index_cast %assignments_6 : index to i32
                %word_287 = arith.constant 12 : i32
                %row_blocks_7_i32 = arith.index_cast %row_blocks_7 : index to i32
                %word_288 = arith.constant 128 : i32
                %place_rows_3:2 = flow.dispatch @place_rows_128::@place_rows_128[%placing_programs_3](%router_choose_3#2, %row_counts_3, %assignments_6_i32_1, %word_287, %row_blocks_7_i32, %word_288) : (tensor<?x3xi32>{%tokens}, tensor<?x128xi32>{%blocks_of_ids_3}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_7})
                %size_1_34 = arith.constant 1 : index
                %up_tiles_7 = arith.muli %row_blocks_7, %size_1_34 : index
                %size_3_10 = arith.constant 3 : index
                %assignments_7 = arith.muli %tokens, %size_3_10 : index
                %row_blocks_7_i32_1 = arith.index_cast %row_blocks_7 : index to i32
                %word_289 = arith.constant 3 : i32
                %word_290 = arith.constant 112 : i32
                %word_291 = arith.constant 208 : i32
                %word_292 = arith.constant 0 : i32
                %word_293 = arith.constant 0 : i32
                %word_294 = arith.constant 0 : i32
                %word_295 = arith.constant 0 : i32
                %word_296 = arith.constant 2139095040 : i32
                %word_297 = arith.constant 2139095040 : i32
                %word_298 = arith.constant 2139095040 : i32
                %word_299 = arith.constant 1065353216 : i32
                %word_300 = arith.constant 0 : i32
                %hidden_7 = flow.dispatch @grouped_up_128_bf16::@grouped_up_128_bf16[%up_tiles_7](%narrowed_7, %place_rows_3#0, %place_rows_3#1, %expert_gate_up, %narrowed_7, %row_blocks_7_i32_1, %word_289, %word_290, %word_291, %word_292, %word_293, %word_294, %word_295, %word_296, %word_297, %word_298, %word_299, %word_300) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_7}, tensor<12x224x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x112xbf16>{%assignments_7}
                %size_1_35 = arith.constant 1 : index
                %down_tiles_7 = arith.muli %row_blocks_7, %size_1_35 : index
                %row_blocks_7_i32_2 = arith.index_cast %row_blocks_7 : index to i32
                %word_301 = arith.constant 112 : i32
                %word_302 = arith.constant 208 : i32
                %word_303 = arith.constant 0 : i32
                %word_304 = arith.constant 0 : i32
                %word_305 = arith.constant 0 : i32
                %outputs_7 = flow.dispatch @grouped_down_128_scaled_bf16::@grouped_down_128_scaled_bf16[%down_tiles_7](%hidden_7, %place_rows_3#0, %place_rows_3#1, %hidden_7, %expert_down, %hidden_7, %row_blocks_7_i32_2, %word_301, %word_302, %word_303, %word_304, %word_305) : (tensor<?x112xbf16>{%assignments_7}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_7}, tensor<?x112xbf16>{%assignments_7}, tensor<12x208x112xbf16>, tensor<?x112xbf16>{%assignments_7}, i32, i32, i32, i32, i32, i32) -> tensor<?x3x224xf16>{%tokens}
                %size_1_36 = arith.constant 1 : index
                %combine_tiles_3 = arith.muli %tokens, %size_1_36 : index
                %word_306 = arith.constant 3 : i32
                %word_307 = arith.constant 12 : i32
                %word_308 = arith.constant 208 : i32
                %word_309 = arith.constant 1 : i32
                %output_9 = flow.dispatch @combine_scaled_added::@combine_scaled_added[%combine_tiles_3](%outputs_7, %router_choose_3#2, %router_choose_3#3, %outputs_6, %word_306, %word_307, %word_308, %word_309) : (tensor<?x3x224xf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?x208xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
                scf.yield %output_9 : tensor<?x208xf32>
              } else {

                // stage: router: softmax, 3 of 12 experts, kernels for sm_90, always f32
                %size_256_8 = arith.constant 256 : index
                %few_router_chunks_4 = arith.cmpi ule, %tokens, %size_256_8 : index
                %size_4_8 = arith.constant 4 : index
                %size_1_37 = arith.constant 1 : index
                %router_chunks_4 = arith.select %few_router_chunks_4, %size_4_8, %size_1_37 : index
                %size_256_9 = arith.constant 256 : index
                %few_chunks_of_a_part_4 = arith.cmpi ule, %tokens, %size_256_9 : index
                %size_1_38 = arith.constant 1 : index
                %size_4_9 = arith.constant 4 : index
                %chunks_of_a_part_4 = arith.select %few_chunks_of_a_part_4, %size_1_38, %size_4_9 : index
                %size_8_4 = arith.constant 8 : index
                %router_parts_4 = arith.muli %router_chunks_4, %size_8_4 : index
                %size_1_39 = arith.constant 1 : index
                %logit_blocks_4 = arith.muli %router_parts_4, %size_1_39 : index
                %size_64_5 = arith.constant 64 : index
                %token_blocks_6 = arith.ceildivui %tokens, %size_64_5 : index
                %size_2048_12 = arith.constant 2048 : index
                %few_is_narrowed_4 = arith.cmpi ule, %tokens, %size_2048_12 : index
                %size_0_4 = arith.constant 0 : index
                %size_1_40 = arith.constant 1 : index
                %is_narrowed_4 = arith.select %few_is_narrowed_4, %size_0_4, %size_1_40 : index
                %size_2048_13 = arith.constant 2048 : index
                %few_rows_narrowed_4 = arith.cmpi ule, %tokens, %size_2048_13 : index
                %size_1_41 = arith.constant 1 : index
                %size_12_12 = arith.constant 12 : index
                %rows_narrowed_4 = arith.select %few_rows_narrowed_4, %size_1_41, %size_12_12 : index
                %word_310 = arith.constant 208 : i32
                %narrow_router_4:2 = flow.dispatch @narrow_router::@narrow_router[%rows_narrowed_4](%router, %word_310) : (tensor<12x208xf32>, i32) -> (tensor<12x208xbf16>, tensor<12xi32>)
                %logit_tiles_6 = arith.muli %token_blocks_6, %logit_blocks_4 : index
                %tokens_i32_22 = arith.index_cast %tokens : index to i32
                %word_311 = arith.constant 12 : i32
                %word_312 = arith.constant 208 : i32
                %router_parts_4_i32 = arith.index_cast %router_parts_4 : index to i32
                %chunks_of_a_part_4_i32 = arith.index_cast %chunks_of_a_part_4 : index to i32
                %is_narrowed_4_i32 = arith.index_cast %is_narrowed_4 : index to i32
                %logit_parts_6 = flow.dispatch @router_logits_16::@router_logits_16[%logit_tiles_6](%x, %router, %narrow_router_4#0, %narrow_router_4#1, %tokens_i32_22, %word_311, %word_312, %router_parts_4_i32, %chunks_of_a_part_4_i32, %is_narrowed_4_i32) : (tensor<?x208xf32>{%tokens}, tensor<12x208xf32>, tensor<12x208xbf16>, tensor<12xi32>, i32, i32, i32, i32, i32, i32) -> tensor<?x?x12xf32>{%router_parts_4, %tokens}
                %tokens_i32_23 = arith.index_cast %tokens : index to i32
                %word_313 = arith.constant 12 : i32
                %word_314 = arith.constant 3 : i32
                %router_chunks_4_i32 = arith.index_cast %router_chunks_4 : index to i32
                %word_315 = arith.constant 2 : i32
                %word_316 = arith.constant 0 : i32
                %word_317 = arith.constant 0 : i32
                %word_318 = arith.constant 0 : i32
                %word_319 = arith.constant 0 : i32
                %word_320 = arith.constant 0 : i32
                %word_321 = arith.constant 1065353216 : i32
                %word_322 = arith.constant 1065353216 : i32
                %word_323 = arith.constant 0 : i32
                %router_choose_4:4 = flow.dispatch @router_choose_128::@router_choose_128[%tokens](%logit_parts_6, %router, %router, %tokens_i32_23, %word_313, %word_314, %router_chunks_4_i32, %word_315, %word_316, %word_317, %word_318, %word_319, %word_320, %word_321, %word_322, %word_323) : (tensor<?x?x12xf32>{%router_parts_4, %tokens}, tensor<12x208xf32>, tensor<12x208xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (tensor<?x12xf32>{%tokens}, tensor<?x12xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens})

                // stage: shared expert
                %word_324 = arith.constant 208 : i32
                %shared_share_4 = flow.dispatch @token_share::@token_share[%tokens](%x, %shared_gate, %word_324) : (tensor<?x208xf32>{%tokens}, tensor<1x208xf32>, i32) -> tensor<?xf32>{%tokens}
                %size_1_42 = arith.constant 1 : index
                %row_tiles_8 = arith.muli %tokens, %size_1_42 : index
                %word_325 = arith.constant 208 : i32
                %narrowed_8 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_8](%x, %word_325) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
                %size_128_2 = arith.constant 128 : index
                %row_blocks_8 = arith.ceildivui %tokens, %size_128_2 : index
                %size_2_8 = arith.constant 2 : index
                %up_tiles_8 = arith.muli %row_blocks_8, %size_2_8 : index
                %row_blocks_8_i32 = arith.index_cast %row_blocks_8 : index to i32
                %word_326 = arith.constant 1 : i32
                %word_327 = arith.constant 144 : i32
                %word_328 = arith.constant 208 : i32
                %tokens_i32_24 = arith.index_cast %tokens : index to i32
                %word_329 = arith.constant 0 : i32
                %word_330 = arith.constant 0 : i32
                %word_331 = arith.constant 0 : i32
                %word_332 = arith.constant 2139095040 : i32
                %word_333 = arith.constant 2139095040 : i32
                %word_334 = arith.constant 2139095040 : i32
                %word_335 = arith.constant 1065353216 : i32
                %word_336 = arith.constant 0 : i32
                %hidden_8 = flow.dispatch @grouped_up_128_bf16::@grouped_up_128_bf16[%up_tiles_8](%narrowed_8, %narrowed_8, %narrowed_8, %shared_gate_up, %narrowed_8, %row_blocks_8_i32, %word_326, %word_327, %word_328, %tokens_i32_24, %word_329, %word_330, %word_331, %word_332, %word_333, %word_334, %word_335, %word_336) : (tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<?x208xbf16>{%tokens}, tensor<288x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x144xbf16>{%tokens}
                %size_1_43 = arith.constant 1 : index
                %down_tiles_8 = arith.muli %row_blocks_8, %size_1_43 : index
                %row_blocks_8_i32_1 = arith.index_cast %row_blocks_8 : index to i32
                %word_337 = arith.constant 144 : i32
                %word_338 = arith.constant 208 : i32
                %tokens_i32_25 = arith.index_cast %tokens : index to i32
                %word_339 = arith.constant 1 : i32
                %word_340 = arith.constant 0 : i32
                %outputs_8 = flow.dispatch @grouped_down_128_bf16::@grouped_down_128_bf16[%down_tiles_8](%hidden_8, %hidden_8, %hidden_8, %shared_share_4, %shared_down, %hidden_8, %row_blocks_8_i32_1, %word_337, %word_338, %tokens_i32_25, %word_339, %word_340) : (tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?x144xbf16>{%tokens}, tensor<?xf32>{%tokens}, tensor<208x144xbf16>, tensor<?x144xbf16>{%tokens}, i32, i32, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}

                // stage: experts: grouped: 12 experts over the rows that chose them, 128 at a time, kernels for sm_90
                %size_1_44 = arith.constant 1 : index
                %row_tiles_9 = arith.muli %tokens, %size_1_44 : index
                %word_341 = arith.constant 208 : i32
                %narrowed_9 = flow.dispatch @narrow_bf16::@narrow_bf16[%row_tiles_9](%x, %word_341) : (tensor<?x208xf32>{%tokens}, i32) -> tensor<?x208xbf16>{%tokens}
                %size_3_11 = arith.constant 3 : index
                %assignments_8 = arith.muli %tokens, %size_3_11 : index
                %size_12_13 = arith.constant 12 : index
                %experts_used_4 = arith.minui %assignments_8, %size_12_13 : index
                %size_128_3 = arith.constant 128 : index
                %full_blocks_4 = arith.divui %assignments_8, %size_128_3 : index
                %row_blocks_9 = arith.addi %full_blocks_4, %experts_used_4 : index
                %size_512_4 = arith.constant 512 : index
                %blocks_of_ids_4 = arith.ceildivui %assignments_8, %size_512_4 : index
                %assignments_8_i32 = arith.index_cast %assignments_8 : index to i32
                %word_342 = arith.constant 12 : i32
                %row_counts_4 = flow.dispatch @count_rows_128::@count_rows_128[%blocks_of_ids_4](%router_choose_4#2, %assignments_8_i32, %word_342) : (tensor<?x3xi32>{%tokens}, i32, i32) -> tensor<?x128xi32>{%blocks_of_ids_4}
                %size_2048_14 = arith.constant 2048 : index
                %few_placing_programs_4 = arith.cmpi ule, %assignments_8, %size_2048_14 : index
                %size_12_14 = arith.constant 12 : index
                %placing_programs_4 = arith.select %few_placing_programs_4, %size_12_14, %blocks_of_ids_4 : index
                %assignments_8_i32_1 = arith.index_cast %assignments_8 : index to i32
                %word_343 = arith.constant 12 : i32
                %row_blocks_9_i32 = arith.index_cast %row_blocks_9 : index to i32
                %word_344 = arith.constant 128 : i32
                %place_rows_4:2 = flow.dispatch @place_rows_128::@place_rows_128[%placing_programs_4](%router_choose_4#2, %row_counts_4, %assignments_8_i32_1, %word_343, %row_blocks_9_i32, %word_344) : (tensor<?x3xi32>{%tokens}, tensor<?x128xi32>{%blocks_of_ids_4}, i32, i32, i32, i32) -> (tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_9})
                %size_1_45 = arith.constant 1 : index
                %up_tiles_9 = arith.muli %row_blocks_9, %size_1_45 : index
                %size_3_12 = arith.constant 3 : index
                %assignments_9 = arith.muli %tokens, %size_3_12 : index
                %row_blocks_9_i32_1 = arith.index_cast %row_blocks_9 : index to i32
                %word_345 = arith.constant 3 : i32
                %word_346 = arith.constant 112 : i32
                %word_347 = arith.constant 208 : i32
                %word_348 = arith.constant 0 : i32
                %word_349 = arith.constant 0 : i32
                %word_350 = arith.constant 0 : i32
                %word_351 = arith.constant 0 : i32
                %word_352 = arith.constant 2139095040 : i32
                %word_353 = arith.constant 2139095040 : i32
                %word_354 = arith.constant 2139095040 : i32
                %word_355 = arith.constant 1065353216 : i32
                %word_356 = arith.constant 0 : i32
                %hidden_9 = flow.dispatch @grouped_up_128_bf16::@grouped_up_128_bf16[%up_tiles_9](%narrowed_9, %place_rows_4#0, %place_rows_4#1, %expert_gate_up, %narrowed_9, %row_blocks_9_i32_1, %word_345, %word_346, %word_347, %word_348, %word_349, %word_350, %word_351, %word_352, %word_353, %word_354, %word_355, %word_356) : (tensor<?x208xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_9}, tensor<12x224x208xbf16>, tensor<?x208xbf16>{%tokens}, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> tensor<?x112xbf16>{%assignments_9}
                %size_1_46 = arith.constant 1 : index
                %down_tiles_9 = arith.muli %row_blocks_9, %size_1_46 : index
                %row_blocks_9_i32_2 = arith.index_cast %row_blocks_9 : index to i32
                %word_357 = arith.constant 112 : i32
                %word_358 = arith.constant 208 : i32
                %word_359 = arith.constant 0 : i32
                %word_360 = arith.constant 0 : i32
                %word_361 = arith.constant 0 : i32
                %outputs_9 = flow.dispatch @grouped_down_128_scaled_bf16::@grouped_down_128_scaled_bf16[%down_tiles_9](%hidden_9, %place_rows_4#0, %place_rows_4#1, %hidden_9, %expert_down, %hidden_9, %row_blocks_9_i32_2, %word_357, %word_358, %word_359, %word_360, %word_361) : (tensor<?x112xbf16>{%assignments_9}, tensor<?x3xi32>{%tokens}, tensor<3x?xi32>{%row_blocks_9}, tensor<?x112xbf16>{%assignments_9}, tensor<12x208x112xbf16>, tensor<?x112xbf16>{%assignments_9}, i32, i32, i32, i32, i32, i32) -> tensor<?x3x224xf16>{%tokens}
                %size_1_47 = arith.constant 1 : index
                %combine_tiles_4 = arith.muli %tokens, %size_1_47 : index
                %word_362 = arith.constant 3 : i32
                %word_363 = arith.constant 12 : i32
                %word_364 = arith.constant 208 : i32
                %word_365 = arith.constant 1 : i32
                %output_10 = flow.dispatch @combine_scaled_added::@combine_scaled_added[%combine_tiles_4](%outputs_9, %router_choose_4#2, %router_choose_4#3, %outputs_8, %word_362, %word_363, %word_364, %word_365) : (tensor<?x3x224xf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<?x208xf32>{%tokens}, i32, i32, i32, i32) -> tensor<?x208xf32>{%tokens}
                scf.yield %output_10 : tensor<?x208xf32>
              }
              scf.yield %output_8 : tensor<?x208xf32>
            }
            scf.yield %output_6 : tensor<?x208xf32>
          }
          scf.yield %output_4 : tensor<?x208xf32>
        }
        scf.yield %output_2 : tensor<?x208xf32>
      }
      scf.yield %output_1 : tensor<?x208xf32>
    }

    return %output : tensor<?x208xf32>
  }
}
