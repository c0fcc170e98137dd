"""Projections of a batch of tokens by matrices that read the same rows.

linear_tiles   for tile of tokens, for block of rows of one of the matrices: matrix products, add the bias, store
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.order import begin


@triton.jit
def tile_products(
    x,
    weight,
    bias,
    y,
    first,
    block,
    tokens,
    length,
    rows,
    has_bias,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    STAGES: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """Row block ``block`` of ``y [N, rows]`` f32 from token ``first`` on: ``x [N, length]`` f32, rounded to the type of
    ``weight [rows, length]``, by that, and the bias ``[rows]``."""
    ELEMENT: tl.constexpr = weight.dtype.element_ty
    token = first + tl.arange(0, BLOCK_TOKENS)
    row = block * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    column = tl.arange(0, BLOCK_LENGTH)
    given = x + tl.minimum(token, tokens - 1).to(tl.int64)[:, None] * length + column[None, :]
    lines = weight + tl.minimum(row, rows - 1).to(tl.int64)[:, None] * length + column[None, :]
    total = tl.zeros((BLOCK_TOKENS, BLOCK_ROWS), tl.float32)
    for start in tl.range(0, length, BLOCK_LENGTH, num_stages=STAGES):
        inside = column[None, :] < length - start
        v = tl.load(given + start, mask=inside, other=0.0).to(ELEMENT)
        w = tl.load(lines + start, mask=inside, other=0.0)
        total = tl.dot(v, tl.trans(w), total, input_precision=PRECISION)
    if has_bias != 0:
        total += tl.load(bias + row, mask=row < rows, other=0.0)[None, :]
    there = (token < tokens)[:, None] & (row < rows)[None, :]
    tl.store(y + token.to(tl.int64)[:, None] * rows + row[None, :], total, mask=there)


@triton.jit
def linear_tiles(
    x,
    weight_0,
    weight_1,
    weight_2,
    bias_0,
    bias_1,
    bias_2,
    y_0,
    y_1,
    y_2,
    tokens,
    length,
    rows_0,
    rows_1,
    rows_2,
    biases,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    STAGES: tl.constexpr,
    PRECISION: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y_i [N, rows_i]`` f32 of ``x [N, length]`` f32 and up to three ``weight_i [rows_i, length]``, ``bias_i`` f32.

    Bit i of ``biases`` says whether there is ``bias_i``. x is rounded to the type of the weights.
    """
    begin(EARLY)
    tiles = tl.cdiv(tokens, BLOCK_TOKENS)
    first = tl.program_id(0) % tiles * BLOCK_TOKENS
    block = tl.program_id(0) // tiles
    blocks = tl.cdiv(rows_0, BLOCK_ROWS)
    if block < blocks:
        tile_products(
            *(x, weight_0, bias_0, y_0, first, block, tokens, length, rows_0, biases & 1),
            *(BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, STAGES, PRECISION),
        )
    if weight_1 is not None:
        block -= blocks
        blocks = tl.cdiv(rows_1, BLOCK_ROWS)
        if (block >= 0) & (block < blocks):
            tile_products(
                *(x, weight_1, bias_1, y_1, first, block, tokens, length, rows_1, biases & 2),
                *(BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, STAGES, PRECISION),
            )
    if weight_2 is not None:
        block -= blocks
        if block >= 0:
            tile_products(
                *(x, weight_2, bias_2, y_2, first, block, tokens, length, rows_2, biases & 4),
                *(BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, STAGES, PRECISION),
            )
