"""Projections of a batch of tokens by matrices that read the same rows.

linear_tiles   for tile of tokens, for block of rows of one of the matrices: matrix products, add the bias, store
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.groups import Layout, Planes, Weight
from emitter.kernels.cuda.source.order import begin
from emitter.kernels.cuda.source.weights import element_of, tile, tile_scales


@triton.jit
def tile_products(
    x,
    weight: Weight,
    y,
    first,
    block,
    tokens,
    length,
    rows,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
    PRECISION: tl.constexpr,
    ELEMENT: tl.constexpr,
):
    """Row block ``block`` of ``y [N, rows]`` f32 from token ``first`` on: ``x [N, length]`` f32 by ``weight [rows,
    length]``, both rounded to ``ELEMENT``, and the bias ``[rows]``."""
    token = first + tl.arange(0, BLOCK_TOKENS)
    row = block * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    held = tl.minimum(row, rows - 1).to(tl.int64)
    column = tl.arange(0, BLOCK_LENGTH)
    given = x + tl.minimum(token, tokens - 1).to(tl.int64)[:, None] * length + column[None, :]
    total = tl.zeros((BLOCK_TOKENS, BLOCK_ROWS), tl.float32)
    for start in tl.range(0, length, BLOCK_LENGTH, num_stages=STAGES):
        inside = column[None, :] < length - start
        v = tl.load(given + start, mask=inside, other=0.0).to(ELEMENT)
        if PACKING == "plain":
            w = tl.load(weight.planes.codes + held[:, None] * length + column[None, :] + start, mask=inside, other=0.0)
        else:
            scales, offsets = tile_scales(weight.planes, held, start, length, weight.layout, BLOCK_LENGTH, PACKING)
            w = tile(
                *(weight.planes, scales, offsets, held, start, length, weight.layout),
                *(BLOCK_LENGTH, PACKING, ELEMENT),
            )
        total = tl.dot(v, tl.trans(w), total, input_precision=PRECISION)
    if weight.has_bias != 0:
        total += tl.load(weight.bias + row, mask=row < rows, other=0.0)[None, :]
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
    y_0,
    y_1,
    y_2,
    tokens,
    length,
    rows_0,
    rows_1,
    rows_2,
    biases,
    layout: Layout,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
    PRECISION: tl.constexpr,
    ELEMENT: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y_i [N, rows_i]`` f32 of ``x [N, length]`` f32 and up to three ``weight_i [rows_i, length]``, ``bias_i`` f32.

    Bit i of ``biases`` says whether there is ``bias_i``. x is rounded to ``ELEMENT``, the type of weights that are
    numbers; packed ones (see ``weights.py``) are as they are stored, and are rounded to it in registers.
    """
    KIND: tl.constexpr = element_of(ELEMENT)
    begin(EARLY)
    tiles = tl.cdiv(tokens, BLOCK_TOKENS)
    first = tl.program_id(0) % tiles * BLOCK_TOKENS
    block = tl.program_id(0) // tiles
    blocks = tl.cdiv(rows_0, BLOCK_ROWS)
    if block < blocks:
        tile_products(
            *(x, Weight(weight_0, layout, bias_0, biases & 1), y_0, first, block, tokens, length, rows_0),
            *(BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, PRECISION, KIND),
        )
    if weight_1.codes is not None:
        block -= blocks
        blocks = tl.cdiv(rows_1, BLOCK_ROWS)
        if (block >= 0) & (block < blocks):
            tile_products(
                *(x, Weight(weight_1, layout, bias_1, biases & 2), y_1, first, block, tokens, length, rows_1),
                *(BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, PRECISION, KIND),
            )
    if weight_2.codes is not None:
        block -= blocks
        if block >= 0:
            tile_products(
                *(x, Weight(weight_2, layout, bias_2, biases & 4), y_2, first, block, tokens, length, rows_2),
                *(BLOCK_TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, PRECISION, KIND),
            )
