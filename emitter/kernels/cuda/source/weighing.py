"""Rows times factors: one factor for all numbers, and gates.

weigh    for token, block of columns: each number times the factor and its gate, within a cap
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float, tanh
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
def weigh(
    x,
    gate,
    bias,
    y,
    width,
    each,
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

    ``function`` 1: times the sigmoid, 2: times ``ln(1 + e^g)``, of ``gate [N, width / each]`` f32, which with
    ``has_bias`` has ``bias [width / head]`` f32 added to it.
    """
    begin(EARLY)
    blocks = tl.cdiv(width, BLOCK_COLUMNS)
    token = (tl.program_id(0) // blocks).to(tl.int64)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    inside = column < width
    value = tl.load(x + token * width + column, mask=inside, other=0.0) * as_float(factor)
    if function != 0:
        g = tl.load(gate + token * (width // each) + column // each, mask=inside, other=0.0)
        if has_bias != 0:
            g += tl.load(bias + column // head, mask=inside, other=0.0)
        if function == 1:
            value *= tl.sigmoid(g)
        else:
            value *= softplus(g)
    bound = as_float(cap)
    if cap != 0:
        value = bound * tanh(value / bound)
    tl.store(y + token * width + column, value, mask=inside)
