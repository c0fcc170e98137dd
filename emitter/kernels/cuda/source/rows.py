"""What is done to rows between the products.

narrow   for token, block of columns: round to the element type of the weights
add      for token, block of columns: the sum of two
look_up  for token, block of columns: the row of a table that an id names, times a factor
advance  once: each sequence goes on with the token that was chosen for it
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
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


@triton.jit
def look_up(ids, table, y, width, rows, factor, BLOCK_COLUMNS: tl.constexpr, EARLY: tl.constexpr):
    """``y [N, width]`` f32: the rows ``ids [N]`` i32 of ``table [rows, width]``, the first or the last for one outside,
    times ``factor``, an f32."""
    begin(EARLY)
    at, inside = place(width, BLOCK_COLUMNS)
    blocks = tl.cdiv(width, BLOCK_COLUMNS)
    token = tl.program_id(0) // blocks
    row = tl.minimum(tl.maximum(tl.load(ids + token), 0), rows - 1).to(tl.int64)
    value = tl.load(table + at + (row - token) * width, mask=inside, other=0.0).to(tl.float32)
    tl.store(y + at, value * as_float(factor), mask=inside)


@triton.jit
def advance(
    ids, tokens, positions, window_positions, lengths, made, count, rows, most, BLOCK: tl.constexpr, EARLY: tl.constexpr
):
    """Row ``count [1]`` i32, modulo ``most``, of ``made [most, N]`` i32 becomes ``ids [N]``, and so do ``tokens [N]``;
    ``positions``, ``window_positions`` and ``lengths [N]`` i32 and ``count`` are one more. Those of a row of length 0
    stay."""
    begin(EARLY)
    row = tl.arange(0, BLOCK)
    inside = row < rows
    length = tl.load(lengths + row, mask=inside, other=0)
    used = inside & (length > 0)
    number = tl.load(count)
    token = tl.load(ids + row, mask=used, other=0)
    position = tl.load(positions + row, mask=used, other=0)
    window_position = tl.load(window_positions + row, mask=used, other=0)
    tl.store(made + number % most * rows + row, token, mask=used)
    tl.store(tokens + row, token, mask=used)
    tl.store(positions + row, position + 1, mask=used)
    tl.store(window_positions + row, window_position + 1, mask=used)
    tl.store(lengths + row, length + 1, mask=used)
    tl.debug_barrier()
    tl.store(count, number + 1)
