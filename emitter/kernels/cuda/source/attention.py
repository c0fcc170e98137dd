"""Softmax attention of queries over a cache of keys and values.

attend        for token, key head, block of its query heads, part of its keys (one token of each of some sequences):
                for block of keys: scores, weights below the highest score so far, sums of values
join          for token, query head, block of columns: the parts' sums, each by its highest score; divided by the total
attend_tiles  for block of (token, query head) pairs of a key head (many tokens of one sequence):
                for block of keys of which some token of the block does not see all, then of which all do: as attend
                divided by the total

Keys lie in one piece ``[m, context, d]``, or in pages ``[P, m, PAGE, d]`` of a pool in the order of a table. Latent
attention has two matrices of keys, latents and rotated keys, of which the latents are the values too; or those made
of latents, for each head in one piece, beside the rotated keys of all heads in the cache. A sink takes part
in the total and gives nothing. Keys are divided into pages, those of a short sequence into smaller parts where the
caller says so, which more programs read at once. Scores are compared, and weights
computed, as powers of two: a multiplication and a difference are one instruction then.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float, tanh
from emitter.kernels.cuda.source.groups import Division, Parts
from emitter.kernels.cuda.source.order import AT_ONCE, begin, fetch

LOG2E = tl.constexpr(1.4426950408889634)


@triton.jit
def first_seen(length, mask_kind, mask_width):
    """The first key that the last of ``length`` tokens sees: 0 all, 1 the last ``mask_width``, 2 those of its chunk."""
    width = tl.maximum(mask_width, 1)
    low = tl.where(mask_kind == 1, tl.maximum(length - width, 0), 0)
    return tl.where(mask_kind == 2, (length - 1) // width * width, low)


@triton.jit
def part_of(length, part, MOST_PARTS: tl.constexpr, PAGE: tl.constexpr):
    """Keys that a program reads of a sequence of ``length`` tokens: ``part``, or a page where these would be more than
    ``MOST_PARTS``."""
    return tl.where(length <= MOST_PARTS * part, part, PAGE)


@triton.jit
def rows_of(held, place, there, width, BLOCK: tl.constexpr):
    """Rows ``place`` of ``held [.., width]``, where they are ``there``."""
    column = tl.arange(0, BLOCK)
    inside = there[:, None] & (column < width)[None, :]
    return tl.load(held + place[:, None] * width + column[None, :], mask=inside, other=0)


@triton.jit
def numbers_of(rows, ELEMENT: tl.constexpr):
    """Rows of a cache as numbers; of bytes the E4M3 that they are, which any element type holds."""
    if rows.dtype == tl.int8:
        code = rows.to(tl.int16)
        # the fields of an f16, whose exponents are biased by 8 more
        half = ((code & 0x7F) << 7) | (code & -0x8000)
        value = half.to(tl.float16, bitcast=True).to(tl.float32) * 256.0
        found = tl.where((code & 0x7F) == 0x7F, float("nan"), value).to(ELEMENT)
    else:
        found = rows
    return found


@triton.jit
def scores_by_chunks(
    q, row, is_query, keys, place, there, width, BLOCK_KEYS: tl.constexpr, CHUNK: tl.constexpr, PRECISION: tl.constexpr
):
    """Rows of ``q [.., width]`` by rows ``place`` of ``keys``, ``CHUNK`` dimensions at a time: the parts of wide rows
    in f32 have no room in registers at once."""
    scores = tl.zeros((row.shape[0], BLOCK_KEYS), tl.float32)
    for start in range(0, width, CHUNK):
        column = start + tl.arange(0, CHUNK)
        inside = (column < width)[None, :]
        mine = tl.load(q + row[:, None] * width + column[None, :], mask=is_query[:, None] & inside, other=0)
        k = tl.load(keys + place[:, None] * width + column[None, :], mask=there[:, None] & inside, other=0)
        scores = tl.dot(mine, tl.trans(k), scores, input_precision=PRECISION)
    return scores


@triton.jit
def fold(
    q,
    row,
    is_query,
    mine,
    q_turned,
    keys,
    keys_turned,
    values,
    place,
    place_turned,
    there,
    seen,
    best,
    total,
    sums,
    width,
    turned_width,
    value_width,
    scale,
    softcap,
    BLOCK: tl.constexpr,
    BLOCK_TURNED: tl.constexpr,
    BLOCK_VALUES: tl.constexpr,
    BLOCK_KEYS: tl.constexpr,
    CHUNK: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """The highest scores, totals and sums with a block of keys in them, of which each query has ``seen`` some. ``mine``
    are the queries, rows ``row`` of ``q``."""
    k = numbers_of(rows_of(keys, place, there, width, BLOCK), mine.dtype)
    if CHUNK < BLOCK:
        scores = scores_by_chunks(q, row, is_query, keys, place, there, width, BLOCK_KEYS, CHUNK, PRECISION)
    else:
        scores = tl.dot(mine, tl.trans(k), input_precision=PRECISION)
    if keys_turned is not None:
        turned = rows_of(keys_turned, place_turned, there, turned_width, BLOCK_TURNED)
        scores += tl.dot(q_turned, tl.trans(turned), input_precision=PRECISION)
    factor = as_float(scale) * LOG2E
    cap = as_float(softcap)
    if cap > 0.0:
        scores = tanh(scores * (as_float(scale) / cap))
        factor = cap * LOG2E
    scores = tl.where(seen, scores, float("-inf"))
    highest = tl.maximum(best, tl.max(scores, axis=1) * factor)
    base = tl.where(highest == float("-inf"), 0.0, highest)
    weights = tl.exp2(scores * factor - base[:, None])
    kept = tl.exp2(best - base)
    v = k
    if values is not None:
        v = numbers_of(rows_of(values, place, there, value_width, BLOCK_VALUES), mine.dtype)
    sums = sums * kept[:, None] + tl.dot(weights.to(v.dtype), v, input_precision=PRECISION)
    return highest, total * kept + tl.sum(weights, axis=1), sums


@triton.jit
def fetch_span(held, first, count, MOST: tl.constexpr):
    """Have the GPU's cache read ``count`` numbers of ``held`` from ``first`` on, at most ``MOST``."""
    EACH: tl.constexpr = 1024 // held.dtype.element_ty.primitive_bitwidth
    line = tl.arange(0, MOST // EACH) * EACH
    if count > 0:
        fetch(held + first + tl.minimum(line, count - 1))


@triton.jit
def attend(
    q,
    q_turned,
    keys,
    keys_turned,
    values,
    tables,
    lengths,
    sums_out,
    stats_out,
    heads,
    kv_heads,
    width,
    turned_width,
    value_width,
    context,
    paged,
    pages,
    parts,
    part,
    more,
    mask_kind,
    mask_width,
    scale,
    softcap,
    MOST_PARTS: tl.constexpr,
    PAGE: tl.constexpr,
    BLOCK_QUERIES: tl.constexpr,
    BLOCK_KEYS: tl.constexpr,
    BLOCK: tl.constexpr,
    BLOCK_TURNED: tl.constexpr,
    BLOCK_VALUES: tl.constexpr,
    CHUNK: tl.constexpr,
    PRECISION: tl.constexpr,
    EARLY: tl.constexpr,
):
    """Of queries ``q [N, n, d]``: ``sums_out [N, parts, n, dv]``, ``stats_out [N, parts, n, 2]`` f32: the highest score
    by ln 2, and the total.

    The token counted, a sequence has ``lengths [N]`` plus ``more`` tokens. ``tables [N, pages]`` is read if ``paged``.
    Parts are of ``part`` keys, those of a long sequence of a page (``part_of``); what sees no key of one leaves it out.
    """
    group = heads // kv_heads
    blocks = tl.cdiv(group, BLOCK_QUERIES)
    number = tl.program_id(0) % parts
    block = tl.program_id(0) // parts % blocks
    head = tl.program_id(0) // parts // blocks % kv_heads
    token = (tl.program_id(0) // parts // blocks // kv_heads).to(tl.int64)
    # no kernel of a call in front of this one writes lengths and tables
    length = tl.load(lengths + token) + more
    low = first_seen(length, mask_kind, mask_width)
    size = part_of(length, part, MOST_PARTS, PAGE)
    start = number * size
    is_seen = (start < length) & (start + size > low)
    first = head.to(tl.int64) * context + start
    if paged != 0:
        page = tl.load(tables + token * pages + start // PAGE, mask=is_seen, other=0)
        first = (page.to(tl.int64) * kv_heads + head) * PAGE + start % PAGE
    if EARLY:
        # while the kernels in front still run: what they write of these lines they write into the same cache
        is_fetched = is_seen & (block == 0) & (tl.num_programs(0) <= AT_ONCE)
        count = tl.where(is_fetched, tl.minimum(length - start, size), 0)
        fetch_span(keys, first * width, count * width, PAGE * BLOCK)
        if keys_turned is not None:
            fetch_span(keys_turned, first * turned_width, count * turned_width, PAGE * BLOCK_TURNED)
        if values is not None:
            fetch_span(values, first * value_width, count * value_width, PAGE * BLOCK_VALUES)
    begin(EARLY)
    if is_seen:
        member = block * BLOCK_QUERIES + tl.arange(0, BLOCK_QUERIES)
        is_query = member < group
        row = token * heads + head * group + member
        mine = rows_of(q, row, is_query, width, BLOCK)
        mine_turned = mine
        if q_turned is not None:
            mine_turned = rows_of(q_turned, row, is_query, turned_width, BLOCK_TURNED)
        best = tl.full((BLOCK_QUERIES,), float("-inf"), tl.float32)
        total = tl.zeros((BLOCK_QUERIES,), tl.float32)
        sums = tl.zeros((BLOCK_QUERIES, BLOCK_VALUES), tl.float32)
        for offset in range(0, size, BLOCK_KEYS):
            key = offset + tl.arange(0, BLOCK_KEYS)
            there = (start + key < length) & (start + key >= low)
            best, total, sums = fold(
                *(q, row, is_query, mine, mine_turned, keys, keys_turned, values, first + key, first + key, there),
                *(there[None, :], best, total, sums, width, turned_width, value_width, scale, softcap),
                *(BLOCK, BLOCK_TURNED, BLOCK_VALUES, BLOCK_KEYS, CHUNK, PRECISION),
            )
        entry = (token * parts + number) * heads + head * group + member
        tl.store(stats_out + 2 * entry, best, mask=is_query)
        tl.store(stats_out + 2 * entry + 1, total, mask=is_query)
        column = tl.arange(0, BLOCK_VALUES)
        inside = is_query[:, None] & (column < value_width)[None, :]
        tl.store(sums_out + entry[:, None] * value_width + column[None, :], sums, mask=inside)


@triton.jit
def joined(
    of: Parts,
    by: Division,
    token,
    length,
    head,
    heads,
    column,
    width,
    MOST_PARTS: tl.constexpr,
    PAGE: tl.constexpr,
    BLOCK_PARTS: tl.constexpr,
):
    """Columns ``column`` of what a head gathered for a token of a sequence of ``length``, of its parts ``[.., width]``:
    zeros of one of length 0."""
    size = part_of(length, by.part, MOST_PARTS, PAGE)
    first = first_seen(length, by.mask_kind, by.mask_width) // size
    behind = tl.cdiv(length, size)
    number = tl.arange(0, BLOCK_PARTS)
    highest = tl.full((BLOCK_PARTS,), float("-inf"), tl.float32)
    for start in range(first, behind, BLOCK_PARTS):
        there = start + number < behind
        entry = (token * by.parts + start + number) * heads + head
        highest = tl.maximum(highest, tl.load(of.stats + 2 * entry, mask=there, other=float("-inf")))
    best = tl.max(highest, axis=0)
    sink = tl.load(of.sinks + head, mask=by.has_sinks != 0, other=float("-inf")) * LOG2E
    best = tl.maximum(best, sink)
    base = tl.where(best == float("-inf"), 0.0, best)
    totals = tl.zeros((BLOCK_PARTS,), tl.float32)
    found = tl.zeros(column.shape, tl.float32)
    for start in range(first, behind, BLOCK_PARTS):
        there = start + number < behind
        entry = (token * by.parts + start + number) * heads + head
        weight = tl.exp2(tl.load(of.stats + 2 * entry, mask=there, other=float("-inf")) - base)
        totals += weight * tl.load(of.stats + 2 * entry + 1, mask=there, other=0.0)
        inside = there[:, None] & (column < width)[None, :]
        its = tl.load(of.sums + entry[:, None] * width + column[None, :], mask=inside, other=0.0)
        found += tl.sum(weight[:, None] * its, axis=0)
    total = tl.sum(totals, axis=0) + tl.exp2(sink - base)
    return tl.where(length > 0, found / total, 0.0)


@triton.jit
def join(
    of: Parts,
    y,
    heads,
    value_width,
    by: Division,
    MOST_PARTS: tl.constexpr,
    PAGE: tl.constexpr,
    BLOCK_PARTS: tl.constexpr,
    BLOCK_VALUES: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, n dv]`` f32 of what ``attend`` leaves. A token of length 0 gets zeros."""
    blocks = tl.cdiv(value_width, BLOCK_VALUES)
    column = tl.program_id(0) % blocks * BLOCK_VALUES + tl.arange(0, BLOCK_VALUES)
    head = tl.program_id(0) // blocks % heads
    token = (tl.program_id(0) // blocks // heads).to(tl.int64)
    length = tl.load(of.lengths + token) + by.more
    begin(EARLY)
    value = joined(of, by, token, length, head, heads, column, value_width, MOST_PARTS, PAGE, BLOCK_PARTS)
    tl.store(y + (token * heads + head) * value_width + column, value, mask=column < value_width)


@triton.jit
def places_of(table, key, first, head, kv_heads, context, paged, PAGE: tl.constexpr):
    """The rows of a cache that a block of keys of a head from ``first`` on is in, all of one page."""
    place = head.to(tl.int64) * context + key
    if paged != 0:
        page = tl.load(table + first // PAGE).to(tl.int64)
        place = (page * kv_heads + head) * PAGE + key % PAGE
    return place


@triton.jit
def both_places(
    table, key, first, head, kv_heads, context, paged, own_rows, EXPANDED: tl.constexpr, PAGE: tl.constexpr
):
    """The rows of a head's keys and values, and of its turned keys: the same of a cache; of ``EXPANDED`` latents
    ``own_rows`` of each head, and those of the cache."""
    if EXPANDED:
        turned = places_of(table, key, first, head * 0, 1, context, paged, PAGE)
        place = head.to(tl.int64) * own_rows + key
    else:
        place = places_of(table, key, first, head, kv_heads, context, paged, PAGE)
        turned = place
    return place, turned


@triton.jit
def lines_from(held, place, line, width, BLOCK: tl.constexpr):
    """Rows ``place + line`` of ``held [.., width]``: from block to block one number of their addresses differs."""
    column = tl.arange(0, BLOCK)
    inside = (line >= 0)[:, None] & (column < width)[None, :]
    return tl.load(held + place * width + (line[:, None] * width + column[None, :]), mask=inside, other=0)


@triton.jit
def attend_tiles(
    q,
    q_turned,
    keys,
    keys_turned,
    values,
    table,
    positions,
    sinks,
    y,
    tokens,
    heads,
    kv_heads,
    width,
    turned_width,
    value_width,
    context,
    paged,
    mask_kind,
    mask_width,
    scale,
    softcap,
    has_sinks,
    own_rows,
    rounded,
    PAGE: tl.constexpr,
    BLOCK_QUERIES: tl.constexpr,
    BLOCK_KEYS: tl.constexpr,
    BLOCK: tl.constexpr,
    BLOCK_TURNED: tl.constexpr,
    BLOCK_VALUES: tl.constexpr,
    CHUNK: tl.constexpr,
    PRECISION: tl.constexpr,
    WHOLE: tl.constexpr,
    EXPANDED: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, n dv]`` f32, of the type of q if ``rounded``, of ``q [N, n, d]``: tokens of one sequence at
    ``positions [N]`` i32 (see ``attend``). One at -1 is none, and gets zeros. ``WHOLE``: keys that all tokens of a
    block see are computed by code of their own. ``EXPANDED``: keys and values ``[n, own_rows, d]`` are made of latents.
    """
    begin(EARLY)
    group = heads // kv_heads
    head = tl.program_id(0) % kv_heads
    # blocks of the last tokens see the most keys: they begin first
    block = tl.cdiv(tokens * group, BLOCK_QUERIES) - 1 - tl.program_id(0) // kv_heads
    pair = block * BLOCK_QUERIES + tl.arange(0, BLOCK_QUERIES)
    token = tl.minimum(pair // group, tokens - 1)
    is_query = pair < tokens * group
    length = tl.load(positions + token) + 1
    is_token = length > 0
    low = tl.where(is_token, first_seen(length, mask_kind, mask_width), 0)
    row = token.to(tl.int64) * heads + head * group + pair % group
    mine = rows_of(q, row, is_query, width, BLOCK)
    mine_turned = mine
    if q_turned is not None:
        mine_turned = rows_of(q_turned, row, is_query, turned_width, BLOCK_TURNED)
    best = tl.full((BLOCK_QUERIES,), float("-inf"), tl.float32)
    total = tl.zeros((BLOCK_QUERIES,), tl.float32)
    sums = tl.zeros((BLOCK_QUERIES, BLOCK_VALUES), tl.float32)
    # blocks of keys: from the first that is seen up to the last, and between them those that every token sees whole
    behind = tl.max(length, axis=0)
    begin_some = tl.min(tl.where(is_token, low, behind), axis=0) // BLOCK_KEYS
    end_some = tl.cdiv(behind, BLOCK_KEYS)
    begin_whole = tl.minimum(tl.cdiv(tl.max(low, axis=0), BLOCK_KEYS), end_some)
    end_whole = begin_whole
    if WHOLE:
        end_whole = tl.maximum(tl.min(length, axis=0) // BLOCK_KEYS, begin_whole)
        # a branch for a cap between two products would have them wait: scores with one are as those of some tokens
        end_whole = tl.where(as_float(softcap) > 0.0, begin_whole, end_whole)
    for number in range(begin_some, end_some - (end_whole - begin_whole)):
        first = tl.where(number < begin_whole, number, number + end_whole - begin_whole) * BLOCK_KEYS
        key = first + tl.arange(0, BLOCK_KEYS)
        places = both_places(table, key, first, head, kv_heads, context, paged, own_rows, EXPANDED, PAGE)
        seen = (key[None, :] < length[:, None]) & (key[None, :] >= low[:, None])
        best, total, sums = fold(
            *(q, row, is_query, mine, mine_turned, keys, keys_turned, values, places[0], places[1], key < behind),
            *(seen, best, total, sums, width, turned_width, value_width, scale, softcap),
            *(BLOCK, BLOCK_TURNED, BLOCK_VALUES, BLOCK_KEYS, CHUNK, PRECISION),
        )
    if WHOLE:
        factor = as_float(scale) * LOG2E
        line = tl.arange(0, BLOCK_KEYS)
        for number in range(begin_whole, end_whole):
            first = number * BLOCK_KEYS
            places = both_places(table, first, first, head, kv_heads, context, paged, own_rows, EXPANDED, PAGE)
            k = lines_from(keys, places[0], line, width, BLOCK)
            scores = tl.dot(mine, tl.trans(k), input_precision=PRECISION)
            if keys_turned is not None:
                turned = lines_from(keys_turned, places[1], line, turned_width, BLOCK_TURNED)
                scores = tl.dot(mine_turned, tl.trans(turned), scores, input_precision=PRECISION)
            highest = tl.maximum(best, tl.max(scores, axis=1) * factor)
            weights = tl.exp2(scores * factor - highest[:, None])
            kept = tl.exp2(best - highest)
            v = k
            if values is not None:
                v = lines_from(values, places[0], line, value_width, BLOCK_VALUES)
            sums = sums * kept[:, None] + tl.dot(weights.to(v.dtype), v, input_precision=PRECISION)
            total = total * kept + tl.sum(weights, axis=1)
            best = highest
    if has_sinks != 0:
        sink = tl.load(sinks + head * group + pair % group, mask=is_query, other=0.0) * LOG2E
        highest = tl.maximum(best, sink)
        kept = tl.exp2(best - highest)
        total = total * kept + tl.exp2(sink - highest)
        sums *= kept[:, None]
    column = tl.arange(0, BLOCK_VALUES)
    inside = is_query[:, None] & (column < value_width)[None, :]
    total = tl.where(is_token, total, 1.0)
    found = sums / total[:, None]
    if rounded != 0:
        rows = y.to(tl.pointer_type(q.dtype.element_ty), bitcast=True)
        tl.store(rows + row[:, None] * value_width + column[None, :], found.to(q.dtype.element_ty), mask=inside)
    else:
        tl.store(y + row[:, None] * value_width + column[None, :], found, mask=inside)
