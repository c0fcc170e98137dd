"""From projections to the cache: norms of queries and keys, their rotation, the store of keys and values.

enter   for token, for query head, key head and value head:
          the root of the mean square, of the head or of all heads; times root and weight, clipped, turned, stored

Keys and values go where the token's place in its sequence is, in place.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.order import begin


@triton.jit
def reciprocal_root(x, width, epsilon, BLOCK: tl.constexpr):
    """One by the root of the mean square of ``x [width]``."""
    column = tl.arange(0, BLOCK)
    squares = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, width, BLOCK):
        value = tl.load(x + start + column, mask=column < width - start, other=0.0)
        squares += value * value
    return 1.0 / tl.sqrt(tl.sum(squares, axis=0) / width + as_float(epsilon))


@triton.jit
def clipped(value, clip):
    """``value`` between -``clip`` and ``clip``, an f32; NaN for NaN."""
    most = as_float(clip)
    value = tl.minimum(value, most, propagate_nan=tl.PropagateNan.ALL)
    return tl.maximum(value, -most, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def factors_of(weight, at, there, over, first, offset):
    """What a norm multiplies the elements ``at`` of a head by; ``over``: 0 no norm, 1 of heads, 2 of all heads."""
    place = tl.where(over == 2, first, 0) + at
    return tl.load(weight + place, mask=there & (over != 0), other=1.0 - as_float(offset)) + as_float(offset)


@triton.jit
def turned(
    x, weight, cos, sin, first, width, size, pairs, interleaved, over, epsilon, offset, clip, BLOCK: tl.constexpr
):
    """A head of q or k ``[size]``, from element ``first`` of ``x [width]``, normed, clipped and turned."""
    root = 1.0
    if over == 1:
        root = reciprocal_root(x + first, size, epsilon, BLOCK)
    if over == 2:
        root = reciprocal_root(x, width, epsilon, BLOCK)
    at = tl.arange(0, BLOCK)
    there = at < size
    turns = at < 2 * pairs
    pair = tl.where(at < pairs, at, at - pairs)
    one = tl.where(turns, tl.where(interleaved != 0, 2 * pair, pair), at)
    other = tl.where(turns, tl.where(interleaved != 0, 2 * pair + 1, pair + pairs), at)
    a = tl.load(x + first + one, mask=there, other=0.0) * root
    b = tl.load(x + first + other, mask=there, other=0.0) * root
    a = clipped(a * factors_of(weight, one, there, over, first, offset), clip)
    b = clipped(b * factors_of(weight, other, there, over, first, offset), clip)
    c = tl.load(cos + pair, mask=turns, other=1.0)
    s = tl.load(sin + pair, mask=turns, other=0.0)
    return tl.where(turns, tl.where(at < pairs, a * c - b * s, b * c + a * s), a)


@triton.jit
def held(value, ELEMENT: tl.constexpr):
    """f32 as a cache holds them: rounded to its type, bytes as E4M3, what is beyond 448 as that (arXiv:2209.05433)."""
    if tl.int8 == ELEMENT:
        size = tl.abs(value)
        bits = size.to(tl.int32, bitcast=True)
        # three bits of the mantissa, ties to even; the exponents' biases are 127 and 7
        normal = ((bits + 0x7FFFF + ((bits >> 20) & 1)) >> 20) - (120 << 3)
        # below 2^-6 multiples of 2^-9, which the last bits of 2^14 and more are
        small = (size + 16384.0).to(tl.int32, bitcast=True) & 0xF
        code = tl.where(size < 0.015625, small, tl.minimum(normal, 0x7E))
        code = tl.where(value == value, code, 0x7F)
        sign = (value.to(tl.int32, bitcast=True) >> 24) & 0x80
        found = (code | sign).to(tl.int8)
    else:
        found = value.to(ELEMENT)
    return found


@triton.jit
def place_of(positions, tables, lengths, token, head, kv_heads, form, context, table, PAGE: tl.constexpr):
    """The row of a cache that is a token's and a key head's (see ``enter``)."""
    position = tl.load(positions + token)
    page = tl.load(tables + tl.where(form == 2, token * table, 0) + position // PAGE, mask=form != 0, other=0)
    offset_in_page = position % PAGE
    if form == 2:
        is_used = tl.load(lengths + token) > 0
        page = tl.where(is_used, page, 0)
        offset_in_page = tl.where(is_used, offset_in_page, token.to(tl.int32))
    place = head.to(tl.int64) * context + position
    if form != 0:
        place = (page.to(tl.int64) * kv_heads + head) * PAGE + offset_in_page
    return place


@triton.jit
def enter(
    q,
    k,
    v,
    q_norm,
    k_norm,
    cos,
    sin,
    factors,
    positions,
    tables,
    lengths,
    keys,
    values,
    rows,
    heads,
    kv_heads,
    size,
    value_size,
    pairs,
    interleaved,
    over,
    epsilon,
    offset,
    clip,
    value_scale,
    has_factors,
    own,
    form,
    context,
    table,
    PAGE: tl.constexpr,
    BLOCK: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``rows [N, n, d]`` of q ``[N, n d]`` f32; k ``[N, m d]`` and v ``[N, m dv]`` into ``keys`` and ``values``.

    These are ``[m, context, d]`` (``form`` 0), or pages ``[P, m, PAGE, d]`` by one table ``[M]`` (1), or by a table of
    each token, ``[N, M]``, with its ``lengths [N]`` (2): one of length 0 is not in use, and goes to page 0. With
    ``own`` 0 there is no k and no v. ``cos`` and ``sin [N, pairs]`` and ``factors [N]``, on queries, are f32.
    """
    begin(EARLY)
    per_token = heads + tl.where(own != 0, 2 * kv_heads, 0)
    token = (tl.program_id(0) // per_token).to(tl.int64)
    number = tl.program_id(0) % per_token
    at = tl.arange(0, BLOCK)
    ELEMENT: tl.constexpr = rows.dtype.element_ty
    cos += token * pairs
    sin += token * pairs
    if number < heads:
        x = q + token * heads * size
        value = turned(
            *(x, q_norm, cos, sin, number * size, heads * size, size, pairs, interleaved, over, epsilon, offset, clip),
            BLOCK,
        )
        value *= tl.load(factors + token, mask=has_factors != 0, other=1.0)
        tl.store(rows + (token * heads + number) * size + at, value.to(ELEMENT), mask=at < size)
    else:
        head = (number - heads) % kv_heads
        place = place_of(positions, tables, lengths, token, head, kv_heads, form, context, table, PAGE)
        if number < heads + kv_heads:
            x = k + token * kv_heads * size
            value = turned(
                *(x, k_norm, cos, sin, head * size, kv_heads * size, size, pairs, interleaved, over),
                *(epsilon, offset, clip, BLOCK),
            )
            tl.store(keys + place * size + at, held(value, keys.dtype.element_ty), mask=at < size)
        else:
            value = tl.load(v + (token * kv_heads + head) * value_size + at, mask=at < value_size, other=0.0)
            value = clipped(value, clip) * as_float(value_scale)
            tl.store(values + place * value_size + at, held(value, values.dtype.element_ty), mask=at < value_size)
