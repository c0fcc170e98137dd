"""The order of kernels that may be launched before the one in front of them has ended."""

import triton
import triton.language as tl
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait


@triton.jit
def fetch(lines):
    """Have the GPU's cache read the 128 bytes at each of ``lines``, which nothing in front of the kernel
    writes."""
    tl.inline_asm_elementwise(
        "prefetch.global.L2 [$1]; mov.u32 $0, 0;", "=r,l", [lines.to(tl.int64)], dtype=tl.int32, is_pure=False, pack=1
    )


AT_ONCE = tl.constexpr(4 * 132)
"""Programs of a kernel up to which it has its inputs fetched: all of them run at once. Of more it is slower by it."""


@triton.jit
def fetch_vector(vector, length):
    """Have the GPU's cache read ``length`` f32, for few programs."""
    line = tl.arange(0, 128) * 32
    if tl.num_programs(0) <= AT_ONCE:
        for start in range(0, length, 4096):
            fetch(vector + tl.minimum(start + line, length - 1))


@triton.jit
def begin(EARLY: tl.constexpr):
    """Let the next kernel's blocks be launched as soon as all of these have been, and wait for the kernel in front.

    Every block of a kernel waits, before it reads or writes: where one has ended, all in front of it have. Launched as
    any other, a kernel finds that done.
    """
    if EARLY:
        gdc_launch_dependents()
        gdc_wait()
