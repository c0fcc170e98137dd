"""Multi-head latent attention (MLA, arXiv:2405.04434) in front of its scores and behind them.

enter_latents   for tile of tokens, head, block of a latent's columns: what stands still of a query by the key rows of
                  the head, so that it is scored against latents
                for token, for each head: what turns of its query; then of the token its latent, normed, its key, turned
                without products what stands still is left as it is
leave_latents   for tile of tokens, head, block of the head's value rows: these by what it gathered of latents
                for token, the same, where parts of what it gathered are to be joined first
expand_latents  for tile of a sequence's latents, head, block of the head's key or value rows: these by the latents

A token's numbers do not depend on the others of its tile. Latents and keys go where the token's place is, in place.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.attention import joined, places_of
from emitter.kernels.cuda.source.groups import Division, Parts
from emitter.kernels.cuda.source.heads import place_of, reciprocal_root, turned
from emitter.kernels.cuda.source.linear import fetch_rows
from emitter.kernels.cuda.source.order import begin


@triton.jit
def key_products(
    q,
    factors,
    weight,
    rows,
    first,
    head,
    block,
    tokens,
    heads,
    still,
    size,
    rank,
    q_scale,
    has_factors,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_DIMS: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """Column block ``block`` of ``rows [N, n, rank]`` of a head from token ``first`` on: the first ``still`` numbers of
    ``q [N, n, size]`` by as many rows of ``weight``."""
    ELEMENT: tl.constexpr = rows.dtype.element_ty
    token = first + tl.arange(0, BLOCK_TOKENS)
    there = token < tokens
    line = tl.minimum(token, tokens - 1).to(tl.int64) * heads + head
    factor = tl.load(factors + token, mask=there & (has_factors != 0), other=1.0) * as_float(q_scale)
    column = block * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    dim = tl.arange(0, BLOCK_DIMS)
    total = tl.zeros((BLOCK_TOKENS, BLOCK_COLUMNS), tl.float32)
    for start in tl.range(0, still, BLOCK_DIMS, num_stages=2):
        inside = dim < still - start
        x = tl.load(q + line[:, None] * size + (start + dim)[None, :], mask=inside[None, :], other=0.0)
        places = (start + dim)[:, None] * rank + column[None, :]
        w = tl.load(weight + places, mask=inside[:, None] & (column < rank)[None, :], other=0.0)
        total = tl.dot((x * factor[:, None]).to(ELEMENT), w, total, input_precision=PRECISION)
    places = line[:, None] * rank + column[None, :]
    tl.store(rows + places, total.to(ELEMENT), mask=there[:, None] & (column < rank)[None, :])


@triton.jit
def enter_latents(
    q,
    kv,
    norm_weight,
    key_weight,
    cos,
    sin,
    factors,
    positions,
    tables,
    lengths,
    weight,
    latents,
    keys,
    rows,
    rows_turned,
    tokens,
    heads,
    still,
    turning,
    value_size,
    rank,
    pairs,
    interleaved,
    epsilon,
    offset,
    scale,
    key_over,
    key_epsilon,
    key_offset,
    q_scale,
    has_factors,
    own,
    form,
    context,
    table,
    PAGE: tl.constexpr,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_DIMS: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK: tl.constexpr,
    BLOCK_TURNED: tl.constexpr,
    PRECISION: tl.constexpr,
    ABSORBED: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``rows [N, n, rank]``, or ``[N, n, still]`` where keys are not ``ABSORBED``, and ``rows_turned [N, n, turning]``
    of q ``[N, n (still + turning)]`` f32, times ``q_scale`` and ``factors [N]``; kv ``[N, rank + turning]`` f32 into
    ``latents`` and ``keys``, which lie as ``enter`` has it.

    Of ``weight [n, still + value_size, rank]`` the first rows of a head. The latent is normed with ``norm_weight
    [rank]`` and times ``scale``; the key with ``key_weight [turning]`` where ``key_over`` is 1.
    """
    begin(EARLY)
    ELEMENT: tl.constexpr = rows.dtype.element_ty
    blocks = tl.cdiv(rank, BLOCK_COLUMNS)
    tiles = tl.cdiv(tokens, BLOCK_TOKENS) if ABSORBED else 0
    size = still + turning
    # products come first: they take the longest
    number = tl.program_id(0) - tiles * heads * blocks
    if ABSORBED and number < 0:
        # tiles of the same rows follow each other: all but the first find them in the cache of the GPU
        part = tl.program_id(0) // tiles
        of = (part // blocks).to(tl.int64)
        key_products(
            *(q, factors, weight + of * (still + value_size) * rank, rows, tl.program_id(0) % tiles * BLOCK_TOKENS),
            *(of, part % blocks, tokens, heads, still, size, rank, q_scale, has_factors),
            *(BLOCK_TOKENS, BLOCK_DIMS, BLOCK_COLUMNS, PRECISION),
        )
    else:
        per_token = heads + tl.where(own != 0, 1, 0)
        token = (number // per_token).to(tl.int64)
        head = number % per_token
        cos += token * pairs
        sin += token * pairs
        at = tl.arange(0, BLOCK_TURNED)[None, :]
        only = tl.zeros((1,), tl.int32)
        nothing = key_over * 0
        no_clip = nothing + 0x7F800000  # infinity
        if head < heads:
            line = token * heads + head
            query = turned(
                *(q + line * size + still, key_weight, cos, sin, only, only == 0, turning, turning, pairs, interleaved),
                *(nothing, nothing, nothing, nothing, no_clip, 1, BLOCK_TURNED),
            )
            scaling = tl.load(factors + token, mask=has_factors != 0, other=1.0) * as_float(q_scale)
            tl.store(rows_turned + line * turning + at, (query * scaling).to(ELEMENT), mask=at < turning)
            if not ABSORBED:
                dim = tl.arange(0, BLOCK)
                standing = tl.load(q + line * size + dim, mask=dim < still, other=0.0) * scaling
                tl.store(rows + line * still + dim, standing.to(ELEMENT), mask=dim < still)
        else:
            place = place_of(positions, tables, lengths, token, head - heads, 1, form, context, table, PAGE)
            x = kv + token * (rank + turning)
            column = tl.arange(0, BLOCK)
            root = reciprocal_root(x, rank, epsilon, BLOCK)
            factor = tl.load(norm_weight + column, mask=column < rank, other=0.0) + as_float(offset)
            latent = tl.load(x + column, mask=column < rank, other=0.0) * root * factor * as_float(scale)
            tl.store(latents + place * rank + column, latent.to(ELEMENT), mask=(column < rank) & (place >= 0))
            key = turned(
                *(x + rank, key_weight, cos, sin, only, only == 0, turning, turning, pairs, interleaved, key_over),
                *(key_over, key_epsilon, key_offset, no_clip, 1, BLOCK_TURNED),
            )
            tl.store(keys + place * turning + at, key.to(ELEMENT), mask=(at < turning) & (place >= 0))


@triton.jit
def leave_latents(
    x: Parts,
    weight,
    y,
    tokens,
    heads,
    still,
    value_size,
    rank,
    by: Division,
    MOST_PARTS: tl.constexpr,
    PAGE: tl.constexpr,
    BLOCK_PARTS: tl.constexpr,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PRECISION: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, n value_size]`` f32 of ``x.sums [N, n, rank]`` f32, rounded to the type of ``weight [n, still +
    value_size, rank]``, by the last rows of each head.

    With ``x.stats`` x is of parts, which are joined first (see ``join``), and a tile is of one token.
    """
    ELEMENT: tl.constexpr = weight.dtype.element_ty
    blocks = tl.cdiv(value_size, BLOCK_ROWS)
    size = BLOCK_TOKENS if x.stats is None else 1
    tiles = tl.cdiv(tokens, size)
    first = tl.program_id(0) % tiles * size
    block = tl.program_id(0) // tiles % blocks
    head = (tl.program_id(0) // tiles // blocks).to(tl.int64)
    lines = weight + (head * (still + value_size) + still) * rank
    if EARLY:
        # while the kernels in front still run: they read next to nothing
        fetch_rows(lines, tl.where(first == 0, block, -1), rank, value_size, BLOCK_ROWS)
    token = first + tl.arange(0, BLOCK_TOKENS)
    length = first
    if x.stats is not None:
        # no kernel of a call in front of this one writes lengths
        length = tl.load(x.lengths + first) + by.more
    begin(EARLY)
    row = block * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    column = tl.arange(0, BLOCK_LENGTH)
    line = tl.minimum(token, tokens - 1).to(tl.int64) * heads + head
    total = tl.zeros((BLOCK_TOKENS, BLOCK_ROWS), tl.float32)
    for start in tl.range(0, rank, BLOCK_LENGTH, num_stages=2):
        inside = (column < rank - start)[None, :]
        if x.stats is None:
            v = tl.load(x.sums + line[:, None] * rank + (start + column)[None, :], mask=inside, other=0.0)
        else:
            numbers = joined(
                *(x, by, first.to(tl.int64), length, head, heads, start + column, rank, MOST_PARTS, PAGE, BLOCK_PARTS)
            )
            v = tl.where((token == first)[:, None], numbers[None, :], 0.0)
        held = tl.minimum(row, value_size - 1)[:, None] * rank + (start + column)[None, :]
        w = tl.load(lines + held, mask=inside, other=0.0)
        total = tl.dot(v.to(ELEMENT), tl.trans(w), total, input_precision=PRECISION)
    there = (token < tl.minimum(first + size, tokens))[:, None] & (row < value_size)[None, :]
    tl.store(y + line[:, None] * value_size + row[None, :], total, mask=there)


@triton.jit
def expand_latents(
    latents,
    weight,
    table,
    positions,
    keys,
    values,
    tokens,
    heads,
    still,
    value_size,
    rank,
    length,
    paged,
    PAGE: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``keys [n, length, still]`` and ``values [n, length, value_size]`` of a sequence's latents ``[.., rank]``, which
    lie as ``attend_tiles`` has them, by ``weight [n, still + value_size, rank]``.

    Those behind the ``tokens`` from ``positions[0]`` on, which nobody sees, are left out.
    """
    ELEMENT: tl.constexpr = weight.dtype.element_ty
    begin(EARLY)
    tiles = tl.cdiv(length, PAGE)
    first = tl.program_id(0) % tiles * PAGE
    of_keys, of_values = tl.cdiv(still, BLOCK_ROWS), tl.cdiv(value_size, BLOCK_ROWS)
    block = tl.program_id(0) // tiles % (of_keys + of_values)
    head = (tl.program_id(0) // tiles // (of_keys + of_values)).to(tl.int64)
    if first < tl.load(positions) + tokens:
        token = first + tl.arange(0, PAGE)
        place = places_of(table, token, first, head * 0, 1, 0, paged, PAGE)
        is_key = block < of_keys
        rows = tl.where(is_key, still, value_size)
        row = tl.where(is_key, block, block - of_keys) * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
        lines = weight + (head * (still + value_size) + tl.where(is_key, 0, still)) * rank
        held = tl.minimum(row, rows - 1)[:, None] * rank
        column = tl.arange(0, BLOCK_LENGTH)
        total = tl.zeros((PAGE, BLOCK_ROWS), tl.float32)
        for start in tl.range(0, rank, BLOCK_LENGTH):
            inside = column < rank - start
            at = place[:, None] * rank + (start + column)[None, :]
            x = tl.load(latents + at, mask=(token < length)[:, None] & inside[None, :], other=0.0)
            w = tl.load(lines + held + (start + column)[None, :], mask=inside[None, :], other=0.0)
            total = tl.dot(x, tl.trans(w), total)
        at = (head * length + token)[:, None] * rows + row[None, :]
        there = (token < length)[:, None] & (row < rows)[None, :]
        tl.store(keys + at, total.to(ELEMENT), mask=there & is_key)
        tl.store(values + at, total.to(ELEMENT), mask=there & (block >= of_keys))
