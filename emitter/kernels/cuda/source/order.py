"""The order of kernels that may be launched before the one in front of them has ended."""

import triton
import triton.language as tl
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait


@triton.jit
def begin(EARLY: tl.constexpr):
    """Let the next kernel's blocks be launched as soon as all of these have been, and wait for the kernel in front.

    Every block of a kernel waits, before it reads or writes: where one has ended, all in front of it have. Launched as
    any other, a kernel finds that done.
    """
    if EARLY:
        gdc_launch_dependents()
        gdc_wait()
