"""From projections to the cache: norms of queries and keys, their rotation, the store of keys and values.

enter   for token, for block of query heads, key heads and value heads:
          the root of the mean square, of the head or of all heads; times root and weight, clipped, turned, stored

A rotation keeps the mean square: a norm behind one has the same root, and its weight comes behind. Values do not turn.
Keys and values go where the token's place in its sequence is, in place.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.order import begin, fetch_vector


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
def factors_of(weight, at, there, over, weighted, first, offset):
    """What a norm with a weight multiplies the elements ``at`` of a head by, all 1 of another; ``over`` 2: of all
    heads."""
    place = tl.where(over == 2, first, 0) + at
    return tl.load(weight + place, mask=there & (weighted != 0), other=1.0 - as_float(offset)) + as_float(offset)


@triton.jit
def turned(
    x,
    weight,
    cos,
    sin,
    head,
    there,
    width,
    size,
    pairs,
    interleaved,
    over,
    weighted,
    epsilon,
    offset,
    clip,
    HEADS: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Heads of q or k, ``[HEADS, size]``, those of ``x [width]`` that are ``there``, normed, clipped and turned.

    ``over``: 1 a norm of each head, 2 of all heads; ``weighted``: times its weight, 0 or 1.
    """
    at = tl.arange(0, BLOCK)[None, :]
    first = head[:, None] * size
    inside = there[:, None] & (at < size)
    root = tl.full((HEADS, 1), 1.0, tl.float32)
    if over == 1:
        squares = tl.zeros((HEADS, BLOCK), tl.float32)
        # of one turn: squares are rounded before threads add up each other's
        for start in range(0, size, BLOCK):
            value = tl.load(x + first + start + at, mask=inside & (start + at < size), other=0.0)
            squares += value * value
        root = 1.0 / tl.sqrt(tl.sum(squares, axis=1)[:, None] / size + as_float(epsilon))
    if over == 2:
        root *= reciprocal_root(x, width, epsilon, HEADS * BLOCK)
    turns = at < 2 * pairs
    pair = tl.where(at < pairs, at, at - pairs)
    one = tl.where(turns, tl.where(interleaved != 0, 2 * pair, pair), at)
    other = tl.where(turns, tl.where(interleaved != 0, 2 * pair + 1, pair + pairs), at)
    a = tl.load(x + first + one, mask=inside, other=0.0) * root
    b = tl.load(x + first + other, mask=inside, other=0.0) * root
    a = clipped(a * factors_of(weight, one, inside, over, weighted, first, offset), clip)
    b = clipped(b * factors_of(weight, other, inside, over, weighted, first, offset), clip)
    c = tl.load(cos + pair, mask=turns, other=1.0)
    s = tl.load(sin + pair, mask=turns, other=0.0)
    return tl.where(turns, tl.where(at < pairs, a * c - b * s, b * c + a * s), a)


@triton.jit
def entering(
    x,
    weight,
    cos,
    sin,
    head,
    there,
    heads,
    size,
    pairs,
    interleaved,
    over,
    weighted,
    epsilon,
    offset,
    clip,
    HEADS: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """``turned`` of ``x [heads, size]``; with ``weighted`` 2 it is what is turned that is times the weight."""
    value = turned(
        *(x, weight, cos, sin, head, there, heads * size, size, pairs, interleaved, over, weighted == 1, epsilon),
        *(offset, clip, HEADS, BLOCK),
    )
    at = tl.arange(0, BLOCK)[None, :]
    # no neighbours for the compiler to load at once: numbers would change places between threads for it
    place = tl.where(weighted == 2, at, 0)
    return value * factors_of(weight, place, there[:, None] & (at < size), over, weighted == 2, 0, offset)


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
    """The row of a cache that is a token's and a key head's (see ``enter``); -1 where the token is at -1, or of a row
    that is not in use."""
    position = tl.load(positions + token)
    page = tl.load(tables + tl.where(form == 2, token * table, 0) + position // PAGE, mask=form != 0, other=0)
    place = head.to(tl.int64) * context + position
    if form != 0:
        place = (page.to(tl.int64) * kv_heads + head) * PAGE + position % PAGE
    is_stored = position >= 0
    if form == 2:
        is_stored = is_stored & (tl.load(lengths + token) > 0)
    return tl.where(is_stored, place, -1)


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
    weighted,
    epsilon,
    offset,
    clip,
    value_over,
    value_epsilon,
    value_scale,
    has_factors,
    own,
    form,
    context,
    table,
    PAGE: tl.constexpr,
    HEADS: tl.constexpr,
    BLOCK: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``rows [N, n, d]`` of q ``[N, n d]`` f32; k ``[N, m d]`` and v ``[N, m dv]`` into ``keys`` and ``values``.

    These are ``[m, context, d]`` (``form`` 0), or pages ``[P, m, PAGE, d]`` by one table ``[M]`` (1), or by a table of
    each token, ``[N, M]``, with its ``lengths [N]`` (2). A token at position -1, or of length 0, is not stored. With
    ``own`` 0 there is no k and no v. ``cos`` and ``sin [N, pairs]`` and ``factors [N]``, on queries, are f32. ``over``
    and ``weighted`` as ``entering`` has them, of v ``value_over``, without a weight.
    """
    if EARLY:
        fetch_vector(q_norm, tl.where(weighted == 0, 0, tl.where(over == 2, heads * size, size)))
        fetch_vector(k_norm, tl.where(weighted == 0, 0, tl.where(over == 2, kv_heads * size, size)))
    begin(EARLY)
    of_queries = tl.cdiv(heads, HEADS)
    of_keys = tl.cdiv(kv_heads, HEADS)
    per_token = of_queries + tl.where(own != 0, 2 * of_keys, 0)
    token = (tl.program_id(0) // per_token).to(tl.int64)
    block = tl.program_id(0) % per_token
    at = tl.arange(0, BLOCK)[None, :]
    ELEMENT: tl.constexpr = rows.dtype.element_ty
    cos += token * pairs
    sin += token * pairs
    if block < of_queries:
        head = block * HEADS + tl.arange(0, HEADS)
        there = head < heads
        value = entering(
            *(q + token * heads * size, q_norm, cos, sin, head, there, heads, size, pairs, interleaved, over),
            *(weighted, epsilon, offset, clip, HEADS, BLOCK),
        )
        value *= tl.load(factors + token, mask=has_factors != 0, other=1.0)
        row = (token * heads + head)[:, None] * size
        tl.store(rows + row + at, value.to(ELEMENT), mask=there[:, None] & (at < size))
    else:
        is_value = block >= of_queries + of_keys
        head = (block - of_queries) % of_keys * HEADS + tl.arange(0, HEADS)
        place = place_of(positions, tables, lengths, token, head, kv_heads, form, context, table, PAGE)
        there = (head < kv_heads) & (place >= 0)
        x, to, last, turns, norm, by, small = k, keys, size, pairs, over, weighted, epsilon
        if is_value:
            x, to, last, turns, norm, by, small = v, values, value_size, 0, value_over, 0, value_epsilon
        value = entering(
            *(x + token * kv_heads * last, k_norm, cos, sin, head, there, kv_heads, last, turns, interleaved, norm),
            *(by, small, offset, clip, HEADS, BLOCK),
        )
        value *= tl.where(is_value, as_float(value_scale), 1.0)
        to += place[:, None] * last + at
        tl.store(to, held(value, keys.dtype.element_ty), mask=there[:, None] & (at < last))
