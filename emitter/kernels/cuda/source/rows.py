"""What is done to rows between the products.

narrow   for token, block of columns: round to the element type of the weights
add      for token, block of columns: the sum of two
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.order import begin


@triton.jit
def place(width, BLOCK_COLUMNS: tl.constexpr):
    """Where a program's elements of ``[N, width]`` are, and which of them there are."""
    blocks = tl.cdiv(width, BLOCK_COLUMNS)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    return (tl.program_id(0) // blocks).to(tl.int64) * width + column, column < width


@triton.jit
def narrow(x, y, width, BLOCK_COLUMNS: tl.constexpr, EARLY: tl.constexpr):
    """``y [N, width]`` of its element type from ``x [N, width]`` f32."""
    begin(EARLY)
    at, inside = place(width, BLOCK_COLUMNS)
    tl.store(y + at, tl.load(x + at, mask=inside, other=0.0).to(y.dtype.element_ty), mask=inside)


@triton.jit
def add(a, b, y, width, BLOCK_COLUMNS: tl.constexpr, EARLY: tl.constexpr):
    """``y = a + b``, each ``[N, width]`` f32."""
    begin(EARLY)
    at, inside = place(width, BLOCK_COLUMNS)
    tl.store(y + at, tl.load(a + at, mask=inside, other=0.0) + tl.load(b + at, mask=inside, other=0.0), mask=inside)
