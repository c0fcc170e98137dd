"""Projections of a batch of tokens by matrices that read the same rows, and second products of MLPs.

linear_tiles   for block of rows of one of the matrices, of one by itself for part of the columns, for tile of tokens:
                 matrix products, add the bias, times what the token is weighed by, store
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.grouped import first_scales, next_tile
from emitter.kernels.cuda.source.groups import Layout, Planes, Weight
from emitter.kernels.cuda.source.order import begin


@triton.jit
def tile_products(
    x,
    weight: Weight,
    gates,
    weighed,
    y,
    first,
    block,
    low,
    high,
    tokens,
    length,
    rows,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """Row block ``block`` of ``y [N, rows]`` f32 from token ``first`` on: ``x [N, length]`` by ``weight [rows,
    length]``, rounded to x's type, over columns ``low`` to ``high``, and the bias ``[rows]``, times ``gates [N]`` f32
    where it is ``weighed``."""
    ELEMENT: tl.constexpr = x.dtype.element_ty
    token = first + tl.arange(0, BLOCK_TOKENS)
    row = block * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    held = tl.minimum(row, rows - 1).to(tl.int64)
    column = tl.arange(0, BLOCK_LENGTH)
    given = x + token.to(tl.int64)[:, None] * length + column[None, :]
    total = tl.zeros((BLOCK_TOKENS, BLOCK_ROWS), tl.float32)
    scales = first_scales(weight.planes, held, low, length, weight.layout, BLOCK_LENGTH, PACKING)
    for start in tl.range(low, high, BLOCK_LENGTH, num_stages=STAGES):
        # a token that is not there is not read: the last one in its place would be, by all blocks at once
        inside = (token < tokens)[:, None] & (column < length - start)[None, :]
        v = tl.load(given + start, mask=inside, other=0.0)
        w, scales = next_tile(weight.planes, scales, held, start, length, weight.layout, BLOCK_LENGTH, PACKING, ELEMENT)
        total = tl.dot(v, w, total, input_precision=PRECISION)
    if weight.has_bias != 0:
        total += tl.load(weight.bias + row, mask=row < rows, other=0.0)[None, :]
    if weighed != 0:
        total *= tl.load(gates + token, mask=token < tokens, other=0.0)[:, None]
    there = (token < tokens)[:, None] & (row < rows)[None, :]
    tl.store(y + token.to(tl.int64)[:, None] * rows + row[None, :], total, mask=there)


@triton.jit
def linear_tiles(
    x,
    weight_0: Planes,
    weight_1: Planes,
    weight_2: Planes,
    bias_0,
    bias_1,
    bias_2,
    gates,
    y_0,
    y_1,
    y_2,
    tokens,
    length,
    rows_0,
    rows_1,
    rows_2,
    biases,
    weighed,
    parts,
    layout: Layout,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
    PRECISION: tl.constexpr,
    DIVIDED: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y_i [N, rows_i]`` f32 of ``x [N, length]`` and up to three ``weight_i [rows_i, length]``, ``bias_i``.

    One matrix that is DIVIDED has ``y_0 [parts, N, rows_0]``, which what reads it adds up: parts are of as many blocks
    of columns, the last of fewer. Bit i of ``biases`` says whether there is ``bias_i [rows_i]`` f32. Weights that are
    numbers are of the type of x; packed ones (see ``weights.py``) are as they are stored, and are rounded to it in
    registers. With one matrix and ``weighed``, times ``gates [N]`` f32.
    """
    tiles = tl.cdiv(tokens, BLOCK_TOKENS)
    first = tl.program_id(0) % tiles * BLOCK_TOKENS
    block = tl.program_id(0) // tiles
    low, high = 0, length
    if DIVIDED:
        part = block % parts
        block = block // parts
        each = tl.cdiv(tl.cdiv(length, BLOCK_LENGTH), parts) * BLOCK_LENGTH
        low = part * each
        high = tl.minimum(low + each, length)
        biases = tl.where(part == 0, biases, 0)
        y_0 += part.to(tl.int64) * tokens * rows_0
    blocks = tl.cdiv(rows_0, BLOCK_ROWS)
    begin(EARLY)
    if block < blocks:
        tile_products(
            *(x, Weight(weight_0, layout, bias_0, biases & 1), gates, weighed, y_0, first, block, low, high, tokens),
            *(length, rows_0, BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, PRECISION),
        )
    if weight_1.codes is not None:
        block -= blocks
        blocks = tl.cdiv(rows_1, BLOCK_ROWS)
        if (block >= 0) & (block < blocks):
            tile_products(
                *(x, Weight(weight_1, layout, bias_1, biases & 2), None, 0, y_1, first, block, 0, length, tokens),
                *(length, rows_1, BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, PRECISION),
            )
    if weight_2.codes is not None:
        block -= blocks
        if block >= 0:
            tile_products(
                *(x, Weight(weight_2, layout, bias_2, biases & 4), None, 0, y_2, first, block, 0, length, tokens),
                *(length, rows_2, BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, PRECISION),
            )
