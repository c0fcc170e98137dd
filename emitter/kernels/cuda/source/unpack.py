"""Packed weights as numbers, once for all products of a call over many tokens; rows of a packed table.

unpack        for expert, block of rows, block of columns: dequantise, store
unpack_rows   for block of tokens, block of columns: the same of the rows that ids name
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


@triton.jit
def unpack_rows(
    ids,
    weight: Planes,
    y,
    tokens,
    rows,
    length,
    layout: Layout,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    PACKING: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, C]`` f32: rows ``ids [N]`` i32 of a packed table ``[R, C]``, the first or the last for one outside."""
    begin(EARLY)
    across = tl.cdiv(length, BLOCK_COLUMNS)
    start = tl.program_id(0) % across * BLOCK_COLUMNS
    token = tl.program_id(0) // across * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    row = tl.load(ids + token, mask=token < tokens, other=0)
    row = tl.minimum(tl.maximum(row, 0), rows - 1).to(tl.int64)
    scale, offset = tile_scales(weight, row, start, length, layout, BLOCK_COLUMNS, PACKING)
    found = tile(weight, scale, offset, row, start, length, layout, BLOCK_COLUMNS, PACKING, tl.float32)
    column = start + tl.arange(0, BLOCK_COLUMNS)
    at = token.to(tl.int64)[:, None] * length + column[None, :]
    tl.store(y + at, found, mask=(token < tokens)[:, None] & (column < length)[None, :])
