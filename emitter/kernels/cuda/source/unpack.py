"""Packed weights as numbers, once for all products of a call over many tokens.

unpack    for expert, block of rows, block of columns: dequantise, store
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.groups import Layout, Planes
from emitter.kernels.cuda.source.order import begin
from emitter.kernels.cuda.source.weights import of_expert, tile, tile_scales


@triton.jit
def unpack(
    weight: Planes,
    numbers,
    rows,
    length,
    layout: Layout,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    PACKING: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``numbers [E, R, C]`` of a packed weight, each rounded to their element type."""
    begin(EARLY)
    across, down = tl.cdiv(length, BLOCK_COLUMNS), tl.cdiv(rows, BLOCK_ROWS)
    start = tl.program_id(0) % across * BLOCK_COLUMNS
    place = tl.program_id(0) // across
    row = place % down * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    expert = place // down
    planes = of_expert(weight, layout, expert, rows, length, PACKING)
    held = tl.minimum(row, rows - 1)
    scale, offset = tile_scales(planes, held, start, length, layout, BLOCK_COLUMNS, PACKING)
    found = tile(planes, scale, offset, held, start, length, layout, BLOCK_COLUMNS, PACKING, numbers.dtype.element_ty)
    column = start + tl.arange(0, BLOCK_COLUMNS)
    at = (expert.to(tl.int64) * rows + row)[:, None] * length + column[None, :]
    tl.store(numbers + at, found, mask=(row < rows)[:, None] & (column < length)[None, :])
