"""Rows times factors: one factor for all numbers, and gates.

weigh           for row, block of columns: each number times the factor and its gate, within a cap
pass_through    for token, block of columns: the weights of choices that compute nothing, summed, times its numbers
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import activated, as_float, larger, tanh
from emitter.kernels.cuda.source.order import begin


@triton.jit
def softplus(x):
    """``ln(1 + e^x)``, as max(x, 0) + ln(1 + e^-|x|), whose second part is a series of its small power."""
    small = tl.exp(-tl.abs(x))
    # ln(1 + s) = 2 artanh(s / (2 + s)); below 1/3 what is left out of the series is less than 2^-25 of it
    part = small / (2.0 + small)
    square = part * part
    series = 0.14285714285714285 + square * (0.1111111111111111 + square * 0.09090909090909091)
    series = 1.0 + square * (0.3333333333333333 + square * (0.2 + square * series))
    high = square * square * square * square * square * square
    tail = 0.07692307692307693 + square * (0.06666666666666667 + square * 0.058823529411764705)
    return tl.where(x > 0.0, x, 0.0) + 2.0 * part * (series + high * tail)


@triton.jit
def gate_of(g, function):
    """What a gate ``g`` multiplies by: 1 its sigmoid, 2 ``ln(1 + e^g)``, 3 itself, 4 the root of what the squares of
    ``1 - sigmoid^2`` leave, but for 0.001, from 5 on ``activated`` by number."""
    if function == 1:
        value = tl.sigmoid(g)
    elif function == 2:
        value = softplus(g)
    elif function == 3:
        value = g
    elif function == 4:
        value = tl.sqrt(larger(tl.sigmoid(-g) * (1.0 + tl.sigmoid(g)), 0.001))
    else:
        value = activated(g, function - 5, tl.full((), 0x3F800000, tl.int32))
    return value


@triton.jit
def weigh(
    x,
    gate,
    bias,
    y,
    width,
    per_row,
    length,
    first,
    each,
    gates,
    gate_factor,
    head,
    function,
    has_bias,
    factor,
    cap,
    BLOCK_COLUMNS: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, width]`` f32: ``x`` f32 times ``factor``, an f32, and with a ``cap``, one that is not 0, ``cap tanh`` of
    their cap-th part.

    ``x [N / per_row, length]`` from column ``first`` on. With a ``function`` that is not 0 times ``gate_of`` of
    ``gate [N, gates]`` f32, or of one row for all where ``gates`` is 0, times ``gate_factor``, an f32: of each for
    ``each`` columns. With ``has_bias`` it has ``bias [width / head]`` f32 added to it.
    """
    begin(EARLY)
    blocks = tl.cdiv(width, BLOCK_COLUMNS)
    row = (tl.program_id(0) // blocks).to(tl.int64)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    inside = column < width
    value = tl.load(x + row // per_row * length + first + column, mask=inside, other=0.0) * as_float(factor)
    if function != 0:
        g = tl.load(gate + row * gates + column // each, mask=inside, other=0.0) * as_float(gate_factor)
        if has_bias != 0:
            g += tl.load(bias + column // head, mask=inside, other=0.0)
        value *= gate_of(g, function)
    bound = as_float(cap)
    if cap != 0:
        value = bound * tanh(value / bound)
    tl.store(y + row * width + column, value, mask=inside)


@triton.jit
def pass_through(
    x,
    ids,
    weights,
    routed,
    y,
    top_k,
    first,
    end,
    width,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, width]`` f32: ``routed`` and ``x`` f32 times the sum of those ``weights [N, k]`` f32 whose ``ids [N, k]``
    are from ``first`` to below ``end``."""
    begin(EARLY)
    blocks = tl.cdiv(width, BLOCK_COLUMNS)
    token = (tl.program_id(0) // blocks).to(tl.int64)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    slot = tl.arange(0, BLOCK_K)
    chosen = tl.load(ids + token * top_k + slot, mask=slot < top_k, other=-1)
    passes = (chosen >= first) & (chosen < end)
    share = tl.sum(tl.load(weights + token * top_k + slot, mask=passes, other=0.0), axis=0)
    place = token * width + column
    value = tl.load(routed + place, mask=column < width, other=0.0)
    # no number of a token that chose none of them, not even one that is not finite
    any_passes = tl.max(passes.to(tl.int32), axis=0) != 0
    value += tl.load(x + place, mask=(column < width) & any_passes, other=0.0) * share
    tl.store(y + place, value, mask=column < width)
