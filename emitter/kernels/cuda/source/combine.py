"""The outputs of a token's choices added up.

    combine    for token, block of columns: the outputs of its choices, weighed, by rising expert

Outputs are f32 ``[S, H]``, by assignment, or *scaled*: rows of f16, of which EACH numbers have a power of two in
common, an f32. A scaled row is its H numbers, then its powers of two, then nothing up to a multiple of 16 numbers. So
half as much is written and read. 11 bits are kept of every number that is at least 2^-28 of the largest one of its
block, and smaller ones are off by at most 2^-39 of that; inf and NaN stay.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.gathered import by_rising_expert, next_choice
from emitter.kernels.cuda.source.order import begin


@triton.jit
def scaled_length(hidden, EACH: tl.constexpr):
    """Numbers of f16 of a scaled row: its own, two for each power of two, up to 16."""
    return tl.cdiv(hidden + 2 * tl.cdiv(hidden, EACH), 16) * 16


@triton.jit
def in_halves(outputs):
    """Scaled rows as f16."""
    return outputs.to(tl.pointer_type(tl.float16), bitcast=True)


@triton.jit
def power_of_two(values):
    """``[R]`` i32: the exponent field of the f32 that makes each row's largest number of f32 ``values [R, C]`` f16.

    It is in 2^14 to 2^15 then. What is not finite does not count.
    """
    bits = values.to(tl.int32, bitcast=True) & 0x7FFFFFFF
    largest = tl.max(tl.where(bits < 0x7F800000, bits, 0), axis=1)
    # within 14 to 253: so that the inverse, 254 less it, is no smaller than the least normal number
    return tl.minimum(268 - (largest >> 23), 253)


@triton.jit
def with_exponent(field):
    """The power of two in f32 with an exponent field."""
    return (field << 23).to(tl.float32, bitcast=True)


@triton.jit
def store_scaled(outputs, values, assignments, is_own, across, hidden, BLOCK_COLUMNS: tl.constexpr, EACH: tl.constexpr):
    """Block ``across`` of the columns of scaled rows, where ``is_own [R]``, from f32 ``values [R, BLOCK_COLUMNS]``.

    All parts of EACH columns get the same power of two.
    """
    field = power_of_two(values)
    length = scaled_length(hidden, EACH)
    first = assignments.to(tl.int64) * length
    column = across * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    halves = (values * with_exponent(field)[:, None]).to(tl.float16)
    target = in_halves(outputs) + first[:, None] + column[None, :]
    tl.store(target, halves, mask=is_own[:, None] & (column < hidden)[None, :])
    powers = outputs + first // 2 + hidden // 2
    for i in tl.static_range(BLOCK_COLUMNS // EACH):
        part = across * (BLOCK_COLUMNS // EACH) + i
        tl.store(powers + part, with_exponent(254 - field), mask=is_own & (part < tl.cdiv(hidden, EACH)))


@triton.jit
def combine(
    outputs,
    ids,
    weights,
    added,
    y,
    top_k,
    experts,
    hidden,
    weighed,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    EACH: tl.constexpr,
    SCALED: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, H]``: the sum of ``outputs [S, H]``, times ``weights [N, k]`` if ``weighed``, by rising expert.

    In f32, then rounded to the type of ``y``. Ids from E on add nothing. The outputs are f32, or SCALED rows. ``added
    [N, H]`` f32, if it is there, comes to the sum.
    """
    begin(EARLY)
    blocks = tl.cdiv(hidden, BLOCK_COLUMNS)
    token = (tl.program_id(0) // blocks).to(tl.int64)
    if SCALED:
        PARTS: tl.constexpr = BLOCK_COLUMNS // EACH
        part = tl.program_id(0) % blocks * PARTS + tl.arange(0, PARTS)
        column = part[:, None] * EACH + tl.arange(0, EACH)[None, :]
    else:
        column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    order = by_rising_expert(ids + token * top_k, tl.arange(0, BLOCK_K), top_k, experts, BLOCK_K)
    last = -1
    total = tl.zeros(column.shape, tl.float32)
    for _ in range(top_k):
        last = next_choice(order, last)
        if last // BLOCK_K < experts:
            assignment = token * top_k + last % BLOCK_K
            if SCALED:
                length = scaled_length(hidden, EACH)
                numbers = in_halves(outputs) + assignment * length + column
                powers = outputs + assignment * (length // 2) + hidden // 2 + part
                output = tl.load(numbers, mask=column < hidden, other=0.0).to(tl.float32)
                output *= tl.load(powers, mask=part < tl.cdiv(hidden, EACH), other=0.0)[:, None]
            else:
                output = tl.load(outputs + assignment * hidden + column, mask=column < hidden, other=0.0)
            total += output * tl.load(weights + assignment, mask=weighed != 0, other=1.0)
    if added is not None:
        total += tl.load(added + token * hidden + column, mask=column < hidden, other=0.0)
    tl.store(y + token * hidden + column, total.to(y.dtype.element_ty), mask=column < hidden)
