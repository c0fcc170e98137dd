"""NVIDIA GPU architectures: what code generation must know of each, and how IREE's texts spell it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class CudaArchitecture:
    """What code generation must know of one GPU architecture.

    ``shared_bytes`` is the opt-in limit of shared memory per block, ``processors`` the number of streaming
    multiprocessors of its usual data-centre part (a hint for tiling; any other count runs too). Source: the tables
    "Technical Specifications per Compute Capability" and PTX ISA "Release Notes" of the CUDA documentation.
    """

    name: str
    ptx: int
    shared_bytes: int
    processors: int

    @property
    def capability(self) -> tuple[int, int]:
        """The compute capability, such as ``(9, 0)``."""
        digits = self.name.removeprefix("sm_")
        return int(digits[:-1]), int(digits[-1])

    @property
    def executable_attribute(self) -> str:
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
            f'arch = "{self.name}", features = "+ptx{self.ptx}", '
            "wgp = <compute = fp64|fp32|fp16|int64|int32|int16|int8, storage = b64|b32|b16|b8, "
            f"subgroup = shuffle|arithmetic, dot = dp4xi8toi32, mma = [{', '.join(mma)}], "
            "subgroup_size_choices = [32], max_workgroup_sizes = [1024, 1024, 1024], "
            "max_thread_count_per_workgroup = 1024, "
            f"max_workgroup_memory_bytes = {self.shared_bytes}, "
            "max_workgroup_counts = [2147483647, 65535, 65535]>, "
            f"chip = <wgp_count = {self.processors}>>}}>"
        )


# PTX 7.6 needs a driver of CUDA 11.6 or newer, 7.8 (the first for sm_89) one of 11.8, 8.0 (for sm_90) one of 12.0. The
# matrix instructions of sm_89 for fp8 need PTX 8.4 and a driver of CUDA 12.4; no graph multiplies fp8.
CUDA_ARCHITECTURES: Mapping[str, CudaArchitecture] = {
    arch.name: arch
    for arch in (
        CudaArchitecture("sm_80", ptx=76, shared_bytes=163 * 1024, processors=108),
        CudaArchitecture("sm_86", ptx=76, shared_bytes=99 * 1024, processors=84),
        CudaArchitecture("sm_89", ptx=78, shared_bytes=99 * 1024, processors=142),
        CudaArchitecture("sm_90", ptx=80, shared_bytes=227 * 1024, processors=132),
    )
}
