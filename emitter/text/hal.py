"""How IREE's texts spell a GPU: by its architecture."""

from __future__ import annotations

from emitter.target.architecture import Architecture


def executable_target(arch: Architecture) -> str:
    """The ``#hal.executable.target``: what an object embedded in the text must be given for.

    Spelled out rather than left to ``--iree-cuda-target``, which knows no sm_90 and grants sm_86 the shared
    memory of sm_80, more than it has.
    """
    mma = [
        "<NV_MMA_SYNC_F32_16x8x16_F16>",
        "<NV_MMA_SYNC_F16_16x8x16_F16>",
        "<NV_MMA_SYNC_F32_16x8x16_BF16>",
        "<NV_WMMA_F32_16x16x16_F16>",
        "<NV_WMMA_F16_16x16x16_F16>",
    ]
    return (
        '#hal.executable.target<"cuda", "cuda-nvptx-fb", {iree_codegen.target_info = #iree_gpu.target<'
        f'arch = "{arch.name}", features = "+ptx{arch.ptx}", '
        "wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, "
        f"subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [{', '.join(mma)}], "
        "subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], "
        "max_thread_count_per_workgroup = 1024, "
        f"max_workgroup_memory_bytes = {arch.shared_bytes}, "
        "max_workgroup_counts = [2147483647, 65535, 65535]>, "
        f"chip = <wgp_count = {arch.processors}>>}}>"
    )
