"""The router: logits, the choice of the top k by the rule of a family, and the choice by given keys.

    narrow_router   for expert: its row in bf16, and whether that holds it; of many tokens
    router_logits   for block of experts, block of tokens, part of the hidden size:
                      for chunk of the part: f32 dot products over that chunk, added up; store
    norm_router_logits
                    for token, block of experts, part of the hidden size: dot products of the row, the mean square of
                      all of it; the products by its root; store
    router_choose   for token: add the parts up in order, scores, best groups, k argmaxes, weights
    choose          for token: k argmaxes of i32 keys
    token_share     for token: the sigmoid of its dot product with one vector

A call of few tokens has more parts, of a chunk each, for more blocks; they are added up as those of other calls are:
the chunks of a part, then the parts. So a token's logits are the same in every call.

An argmax is the largest (key, lowest index): a tie takes the lowest index, always. A key is the bits of an f32 in an
order of integers (-inf < ... < +inf < NaN, -0 equal to +0), so every choice is of an expert not chosen before, whatever
the numbers are.

A rule says what of the router's stages (``emitter/stages/router.py``) a family has. Its flags, from the lowest on: the
logits have a bias; scores are made, else they are the logits; keys are logits, not scores; keys have a correction bias;
weights are scores of the chosen logits alone; a group ranks by its two best, not its best; keys outside the best groups
are 0, not -inf; and so are the scores that weights come from; each weight is times a factor of its expert, which stands
in the place of the correction bias. ``score`` is 0 softmax, 1 sigmoid, 2 sqrt(softplus).
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float, larger, tanh
from emitter.kernels.cuda.source.groups import RootMeanSquare, RouterInputs, RouterResults, Rule
from emitter.kernels.cuda.source.linear import root_of, summed_if
from emitter.kernels.cuda.source.order import begin, fetch


@triton.jit
def narrow_router(router, narrow, is_wide, hidden, BLOCK_HIDDEN: tl.constexpr, EARLY: tl.constexpr):
    """``narrow [E, H]`` bf16 of ``router [E, H]`` f32, and ``is_wide [E]`` i32: 1 for a row that bf16 does not hold."""
    begin(EARLY)
    expert = tl.program_id(0)
    column = tl.arange(0, BLOCK_HIDDEN)
    at = expert.to(tl.int64) * hidden + column
    found = tl.zeros((BLOCK_HIDDEN,), tl.int32)
    for start in range(0, hidden, BLOCK_HIDDEN):
        inside = column < hidden - start
        value = tl.load(router + at + start, mask=inside, other=0.0)
        half = value.to(narrow.dtype.element_ty)
        tl.store(narrow + at + start, half, mask=inside)
        # three parts of inf are inf and NaN twice, not 0; NaN is not equal to itself
        is_held = (half.to(tl.float32) == value) & (tl.abs(value) < float("inf"))
        found = tl.where(is_held, found, 1)
    tl.store(is_wide + expert, tl.max(found, axis=0))


@triton.jit
def add_product(a, w, total):
    """``total`` and the product of ``a`` f32 and ``w`` bf16: the bits of ``tl.dot`` by three parts of bf16 each.

    Two parts of ``w`` are 0, and their products; the others are added up in its order.
    """
    high = a.to(w.dtype)
    rest = a - high.to(tl.float32)
    middle = rest.to(w.dtype)
    low = (rest - middle.to(tl.float32)).to(w.dtype)
    product = tl.dot(middle, w, tl.dot(low, w))
    # of inf, which has no other parts
    product = tl.where(product != product, 0.0, product)
    return total + tl.dot(high, w, product)


@triton.jit
def dot_products(
    rows, weights, low, hidden, steps, chunks, PRECISION: tl.constexpr, BLOCK_HIDDEN: tl.constexpr, NARROW: tl.constexpr
):
    """The products over ``chunks`` chunks of ``steps`` blocks of columns each, from column ``low`` on."""
    column = tl.arange(0, BLOCK_HIDDEN)
    total = tl.zeros((rows.shape[0], weights.shape[1]), tl.float32)
    part = tl.zeros((rows.shape[0], weights.shape[1]), tl.float32)
    # one loop over all chunks, so that the first columns of the next are on their way while one is added up
    for step in range(tl.minimum(chunks * steps, tl.cdiv(hidden - low, BLOCK_HIDDEN))):
        start = low + step * BLOCK_HIDDEN
        inside = column < hidden - start
        a = tl.load(rows + start, mask=inside[None, :], other=0.0)
        w = tl.load(weights + start, mask=inside[:, None], other=0.0)
        part = add_product(a, w, part) if NARROW else tl.dot(a, w, part, input_precision=PRECISION)
        if step % steps == steps - 1:
            total += part
            part = tl.zeros((rows.shape[0], weights.shape[1]), tl.float32)
    return total + part


@triton.jit
def router_logits(
    x,
    router,
    narrow,
    is_wide,
    parts,
    tokens,
    experts,
    hidden,
    splits,
    chunks,
    is_narrowed,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PRECISION: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``parts[s, n, e]``: the dot product of ``x [N, H]`` f32 and ``router [E, H]`` f32 over part s of the columns.

    There are ``splits`` parts of ``chunks`` chunks. If ``is_narrowed``, what ``narrow_router`` gives is read: half the
    products give the same bits where it holds all of the rows.
    """
    blocks = tl.cdiv(experts, BLOCK_EXPERTS)
    split = tl.program_id(0) % splits
    place = tl.program_id(0) // splits
    token = place // blocks * BLOCK_TOKENS + tl.arange(0, BLOCK_TOKENS)
    expert = place % blocks * BLOCK_EXPERTS + tl.arange(0, BLOCK_EXPERTS)
    column = tl.arange(0, BLOCK_HIDDEN)
    steps = tl.cdiv(tl.cdiv(hidden, BLOCK_HIDDEN), splits * chunks)
    low = split * chunks * steps * BLOCK_HIDDEN
    rows = x + tl.minimum(token, tokens - 1).to(tl.int64)[:, None] * hidden + column[None, :]
    own = tl.minimum(expert, experts - 1)
    at = own[None, :] * hidden + column[:, None]
    if EARLY and narrow is None:
        # while the kernels in front still run
        for start in range(0, chunks * steps * BLOCK_HIDDEN, 32):
            fetch(router + own * hidden + tl.minimum(low + start, hidden - 1))
    begin(EARLY)
    if narrow is None:
        products = dot_products(rows, router + at, low, hidden, steps, chunks, PRECISION, BLOCK_HIDDEN, False)
    else:
        is_held = is_narrowed != 0
        if is_held:
            is_held = tl.max(tl.load(is_wide + own), axis=0) == 0
        if is_held:
            products = dot_products(rows, narrow + at, low, hidden, steps, chunks, PRECISION, BLOCK_HIDDEN, True)
        else:
            products = dot_products(rows, router + at, low, hidden, steps, chunks, PRECISION, BLOCK_HIDDEN, False)
    target = parts + (split.to(tl.int64) * tokens + token[:, None]) * experts + expert[None, :]
    tl.store(target, products, mask=(token < tokens)[:, None] & (expert < experts)[None, :])


@triton.jit
def norm_router_logits(
    x,
    addend,
    norm_weight,
    router,
    parts,
    y,
    total,
    tokens,
    experts,
    hidden,
    splits,
    chunks,
    by: RootMeanSquare,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_ROW: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``parts [splits, N, E]`` f32 of ``y [N, H]`` f32, the RMSNorm of ``x [N, H]`` f32, and ``router [E, H]`` f32.

    Parts are those of ``router_logits``, of one chunk each (``chunks``). With an addend the norm is of ``x +
    addend``, which becomes ``total [N, H]`` f32. A row's root is multiplied last: the sum of its squares, which every
    program needs, is added up while products are.
    """
    blocks = tl.cdiv(experts, BLOCK_EXPERTS)
    split = tl.program_id(0) % splits
    place = tl.program_id(0) // splits
    token = (place // blocks).to(tl.int64)
    expert = place % blocks * BLOCK_EXPERTS + tl.arange(0, BLOCK_EXPERTS)
    column = tl.arange(0, BLOCK_COLUMNS)
    width = tl.cdiv(tl.cdiv(hidden, BLOCK_HIDDEN), splits * chunks) * BLOCK_HIDDEN
    low = split * width
    high = tl.minimum(low + width, hidden)
    rows = router + tl.minimum(expert, experts - 1)[:, None] * hidden
    if EARLY:
        # while the kernels in front still run
        for start in range(low, high, BLOCK_COLUMNS):
            line = start + tl.arange(0, BLOCK_COLUMNS // 32) * 32
            fetch(rows + tl.minimum(line, hidden - 1)[None, :])
            fetch(norm_weight + tl.where(by.has_weight != 0, tl.minimum(line, hidden - 1), 0))
    begin(EARLY)
    row = token * hidden
    # asked for before the products wait for what they read
    whole = tl.arange(0, BLOCK_ROW)
    given = summed_if(x, addend, by.has_addend, row + whole, whole < hidden)
    products = tl.zeros((BLOCK_EXPERTS, BLOCK_COLUMNS), tl.float32)
    for start in range(low, high, BLOCK_COLUMNS):
        at = start + column
        inside = at < high
        weight = tl.load(norm_weight + at, mask=inside & (by.has_weight != 0), other=0.0) + as_float(by.offset)
        w = tl.load(rows + at[None, :], mask=inside[None, :], other=0.0)
        products += w * (summed_if(x, addend, by.has_addend, row + at, inside) * weight)[None, :]
    squares = given * given
    for start in range(BLOCK_ROW, hidden, BLOCK_ROW):
        at = start + whole
        given = summed_if(x, addend, by.has_addend, row + at, at < hidden)
        squares += given * given
    root = root_of(squares, hidden, by.epsilon)
    target = parts + (split.to(tl.int64) * tokens + token) * experts + expert
    tl.store(target, tl.sum(products, axis=1) * root, mask=expert < experts)
    if place % blocks == 0:
        for start in range(low, high, BLOCK_COLUMNS):
            at = start + column
            inside = at < high
            weight = tl.load(norm_weight + at, mask=inside & (by.has_weight != 0), other=0.0) + as_float(by.offset)
            value = summed_if(x, addend, by.has_addend, row + at, inside)
            tl.store(total + row + at, value, mask=inside & (by.has_addend != 0))
            tl.store(y + row + at, value * root * weight, mask=inside)


@triton.jit
def ordered(key):
    """The bits of f32 keys as i32 that compare alike."""
    key = tl.where(key == 0.0, 0.0, key)
    bits = key.to(tl.int32, bitcast=True)
    bits = tl.where(bits < 0, bits ^ 0x7FFFFFFF, bits)
    return tl.where(key != key, 0x7FFFFFFF, bits)


@triton.jit
def ranked(key, index, inside):
    """What an argmax of groups compares: the i32 key above, the index, falling, below; what is outside is the least."""
    # 64 bits hold both, so one reduction finds the key and breaks its ties
    both = (key.to(tl.int64) << 32) | (0x7FFFFFFF - index).to(tl.int64)
    return tl.where(inside, both, -0x8000000000000000)


@triton.jit
def logits_of(
    read: RouterInputs,
    token,
    expert,
    tokens,
    experts,
    chunks,
    has_bias,
    rule: Rule,
    SPLITS: tl.constexpr,
    MOST_CHUNKS: tl.constexpr,
):
    """The logits of one token: the parts added up in order, bias, scale, cap (0: none). -inf past the last expert.

    ``read.parts`` holds ``SPLITS`` times ``chunks`` of them, 1 or more of each split.
    """
    inside = expert < experts
    logits = tl.zeros(expert.shape, tl.float32)
    # without loops, so that all are asked for before any is waited for
    if chunks == 1:
        for split in tl.static_range(SPLITS):
            logits += tl.load(read.parts + (split * tokens + token) * experts + expert, mask=inside, other=0.0)
    else:
        for split in tl.static_range(SPLITS):
            part = tl.zeros(expert.shape, tl.float32)
            for chunk in tl.static_range(MOST_CHUNKS):
                place = read.parts + ((split * chunks + chunk) * tokens + token) * experts + expert
                part += tl.load(place, mask=expert < tl.where(chunk < chunks, experts, 0), other=0.0)
            logits += part
    if has_bias:
        logits += tl.load(read.bias + expert, mask=inside, other=0.0)
    logits *= as_float(rule.logit_scale)
    cap = as_float(rule.softcap)
    if cap != 0.0:
        logits = cap * tanh(logits / cap)
    return tl.where(inside, logits, -float("inf"))


@triton.jit
def in_turn(a, b):
    """One of each of two tuples in turn."""
    both = ()
    for i in tl.static_range(len(a)):
        both += (a[i], b[i])
    return both


@triton.jit
def in_pieces(values):
    """``[32 P]`` as P times ``[32]``: number ``P l + p`` is number l of piece p."""
    # all warps hold all of a piece: what is reduced over it is so by one instruction, and waits for no other warp
    if values.shape[0] <= 32:
        pieces = (values,)
    else:
        even, odd = tl.split(tl.reshape(values, (values.shape[0] // 2, 2)))
        pieces = in_turn(in_pieces(even), in_pieces(odd))
    return pieces


@triton.jit
def largest_of(pieces):
    """The largest number of all pieces."""
    most = pieces[0]
    for p in tl.static_range(1, len(pieces)):
        most = tl.maximum(most, pieces[p])
    return tl.max(most, axis=0)


@triton.jit
def softmax(values, inside):
    """Softmax over the values inside."""
    pieces = in_pieces(tl.where(inside, values, -float("inf")))
    # the maximum by their order: NaN above all, as in the plain graph
    peak = largest_of(pieces)
    total = tl.exp(pieces[0] - peak)
    for p in tl.static_range(1, len(pieces)):
        total += tl.exp(pieces[p] - peak)
    return tl.where(inside, tl.exp(values - peak), 0.0) / tl.sum(total, axis=0)


@triton.jit
def softplus(values):
    """``max(z, 0) + log1p(exp(-|z|))``, which never overflows."""
    decay = tl.exp(-tl.abs(values))
    # log1p(d) = 2 artanh(s), s = d / (2 + d) <= 1/3: what is left out of the series is less than 2^-26 of it
    s = decay / (2.0 + decay)
    square = s * s
    series = 1.0 / 11 + square * (1.0 / 13 + square * (1.0 / 15))
    series = 1.0 / 5 + square * (1.0 / 7 + square * (1.0 / 9 + square * series))
    return larger(values, 0.0) + 2.0 * s * (1.0 + square * (1.0 / 3 + square * series))


@triton.jit
def scores_of(values, inside, score):
    """The score function over the values inside, 0 outside."""
    if score == 0:
        result = softmax(values, inside)
    elif score == 1:
        result = tl.sigmoid(values)
    else:
        result = tl.sqrt(softplus(values))
    return tl.where(inside, result, 0.0)


@triton.jit
def key_of(rank):
    """The f32 key that a rank holds; NaN for any NaN, 0 for -0."""
    bits = (rank >> 32).to(tl.int32)
    return tl.where(bits < 0, bits ^ 0x7FFFFFFF, bits).to(tl.float32, bitcast=True)


@triton.jit
def best_groups(key, expert, experts, groups, group_top, two_best):
    """Whether the group of each expert is among the ``group_top`` best of ``groups`` neighbouring ones."""
    # some are ranked side by side: one after another each would be waited for, and too many fill the registers
    AT_ONCE: tl.constexpr = 8 if expert.shape[0] <= 256 else 2
    inside = expert < experts
    group_of = expert // (experts // groups)
    all_ranks = ranked(ordered(key), expert, inside)
    group_score = tl.zeros(expert.shape, tl.float32)
    for first in range(0, groups, AT_ONCE):
        group = first + tl.arange(0, AT_ONCE)
        rank = tl.where(group_of[None, :] == group[:, None], all_ranks[None, :], -0x8000000000000000)
        best = tl.max(rank, axis=1)
        value = key_of(best)
        if two_best:
            rank = tl.where(rank == best[:, None], -0x8000000000000000, rank)
            value += key_of(tl.max(rank, axis=1))
        # one term alone is taken: not even a NaN beside it counts
        group_score += tl.sum(tl.where(expert[None, :] == group[:, None], value[:, None], 0.0), axis=0)
    rank = ranked(ordered(group_score), expert, expert < groups)
    kept = inside & (expert < 0)
    for _ in range(group_top):
        best = tl.max(rank, axis=0)
        kept = kept | (group_of == 0x7FFFFFFF - (best & 0x7FFFFFFF).to(tl.int32))
        rank = tl.where(rank == best, -0x8000000000000000, rank)
    return kept & inside


@triton.jit
def ranking(logits, correction, expert, experts, rule: Rule):
    """Scores, the i32 keys of the choice, and what weights come from; of one token."""
    inside = expert < experts
    scores = logits
    if rule.flags & 2:
        scores = scores_of(logits, inside, rule.score)
    key = scores
    if rule.flags & 4:
        key = logits
    if rule.flags & 8:
        key += tl.load(correction + expert, mask=inside, other=0.0)
    source = scores
    if rule.groups > 0:
        kept = best_groups(key, expert, experts, rule.groups, rule.group_top, rule.flags & 32)
        fill = tl.where((rule.flags & 64) != 0, 0.0, -float("inf"))
        key = tl.where(kept, key, fill)
        if rule.flags & 128:
            source = tl.where(kept, source, fill)
    return scores, ordered(key), source


@triton.jit
def choice_of(key, expert, inside, top_k, BLOCK_K: tl.constexpr):
    """The ids ``[BLOCK_K]`` of the ``top_k`` largest i32 keys inside, the largest first; 0 behind them."""
    NONE: tl.constexpr = 0x7FFFFFFF
    LEAST: tl.constexpr = -0x80000000
    slot = tl.arange(0, BLOCK_K)
    keys = in_pieces(tl.where(inside, key, LEAST))
    left = in_pieces(tl.where(inside, expert, NONE))
    chosen = tl.zeros((BLOCK_K,), tl.int32)
    for choice in range(top_k):
        best = largest_of(keys)
        first = tl.where(keys[0] == best, left[0], NONE)
        for p in tl.static_range(1, len(keys)):
            first = tl.minimum(first, tl.where(keys[p] == best, left[p], NONE))
        taken = tl.min(first, axis=0)
        chosen = tl.where(slot == choice, taken, chosen)
        others, remaining = (), ()
        for p in tl.static_range(len(keys)):
            others += (tl.where(left[p] == taken, LEAST, keys[p]),)
            remaining += (tl.where(left[p] == taken, NONE, left[p]),)
        keys, left = others, remaining
    return chosen


@triton.jit
def weights_of(chosen, logits, source, top_k, rule: Rule, BLOCK_K: tl.constexpr):
    """The combine weights of the chosen experts, 0 behind them.

    ``rule.renorm`` 1 divides them by their sum and ``renorm_value``, 2 by the larger of the two.
    """
    taken = tl.arange(0, BLOCK_K) < top_k
    if rule.flags & 16:
        weight = scores_of(tl.where(taken, tl.gather(logits, chosen, 0), -float("inf")), taken, rule.score)
    else:
        weight = tl.gather(source, chosen, 0)
    weight = tl.where(taken, weight, 0.0)
    total = tl.sum(weight, axis=0)
    if rule.renorm == 1:
        weight = weight / (total + as_float(rule.renorm_value))
    elif rule.renorm == 2:
        weight = weight / larger(total, as_float(rule.renorm_value))
    return weight * as_float(rule.scale)


@triton.jit
def close_shares(chosen, logits, expert, experts, top_k, closeness, BLOCK_K: tl.constexpr):
    """The share of each chosen expert in the softmax over those not chosen before it whose logit is close to the best
    of theirs, m: ``(m - z) / max(|z|, m)`` is at most ``closeness``; 0 behind them (arXiv:2409.12136)."""
    slot = tl.arange(0, BLOCK_K)
    weight = tl.zeros((BLOCK_K,), tl.float32)
    left = expert < experts
    for number in range(top_k):
        taken = tl.sum(tl.where(slot == number, chosen, 0), axis=0)
        peak = tl.max(tl.where(left, logits, -float("inf")), axis=0)
        gap = (peak - logits) / larger(tl.abs(logits), peak)
        # not "at most": 0 / 0, between zeros, is close
        grown = tl.where(left & ~(gap > closeness), tl.exp(logits - peak), 0.0)
        own = tl.sum(tl.where(expert == taken, grown, 0.0), axis=0)
        weight = tl.where(slot == number, own / tl.sum(grown, axis=0), weight)
        left = left & (expert != taken)
    return weight


@triton.jit
def choice(
    read: RouterInputs,
    written: RouterResults,
    token,
    is_written,
    tokens,
    experts,
    top_k,
    chunks,
    rule: Rule,
    SPLITS: tl.constexpr,
    MOST_CHUNKS: tl.constexpr,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    RARE: tl.constexpr,
):
    """The ids ``[BLOCK_K]`` that a token chooses; all of ``router_choose``'s results are stored if ``is_written``."""
    expert = tl.arange(0, BLOCK_EXPERTS)
    slot = tl.arange(0, BLOCK_K)
    logits = logits_of(read, token, expert, tokens, experts, chunks, rule.flags & 1, rule, SPLITS, MOST_CHUNKS)
    scores, key, source = ranking(logits, read.correction, expert, experts, rule)
    chosen = choice_of(key, expert, expert < experts, top_k, BLOCK_K)
    if is_written:
        if RARE:
            if rule.renorm == 3:
                closeness = as_float(rule.renorm_value)
                weight = close_shares(chosen, logits, expert, experts, top_k, closeness, BLOCK_K)
                weight *= as_float(rule.scale)
            else:
                weight = weights_of(chosen, logits, source, top_k, rule, BLOCK_K)
        else:
            weight = weights_of(chosen, logits, source, top_k, rule, BLOCK_K)
        if rule.flags & 256:
            weight *= tl.load(read.correction + chosen)
        tl.store(written.logits + token * experts + expert, logits, mask=expert < experts)
        tl.store(written.scores + token * experts + expert, scores, mask=expert < experts)
        tl.store(written.ids + token * top_k + slot, chosen, mask=slot < top_k)
        tl.store(written.weights + token * top_k + slot, weight, mask=slot < top_k)
    return chosen


@triton.jit
def router_choose(
    read: RouterInputs,
    written: RouterResults,
    tokens,
    experts,
    top_k,
    chunks,
    rule: Rule,
    SPLITS: tl.constexpr,
    MOST_CHUNKS: tl.constexpr,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    RARE: tl.constexpr,
    EARLY: tl.constexpr,
):
    """What a router gives, of ``read.parts [SPLITS chunks, N, E]`` f32.

    ``read.bias`` and ``read.correction [E]`` f32 are read where the rule says so. With ``RARE`` weights are, of
    ``renorm`` 3, ``close_shares`` by the rule's ``renorm_value``.
    """
    begin(EARLY)
    choice(
        read,
        written,
        tl.program_id(0).to(tl.int64),
        True,
        tokens,
        experts,
        top_k,
        chunks,
        rule,
        SPLITS,
        MOST_CHUNKS,
        BLOCK_EXPERTS,
        BLOCK_K,
        RARE,
    )


@triton.jit
def shared_gate_of(x, vector, hidden, BLOCK_HIDDEN: tl.constexpr):
    """The sigmoid of the dot product of ``x [H]`` and ``vector [H]``, f32."""
    column = tl.arange(0, BLOCK_HIDDEN)
    terms = tl.zeros((BLOCK_HIDDEN,), tl.float32)
    for start in range(0, hidden, BLOCK_HIDDEN):
        inside = column < hidden - start
        v = tl.load(x + start + column, mask=inside, other=0.0)
        terms += v * tl.load(vector + start + column, mask=inside, other=0.0)
    return tl.sigmoid(tl.sum(terms, axis=0))


@triton.jit
def token_share(x, vector, gates, hidden, BLOCK_HIDDEN: tl.constexpr, EARLY: tl.constexpr):
    """``gates [N]`` f32: the sigmoid of ``x [N, H]`` f32 times ``vector [H]`` f32."""
    begin(EARLY)
    token = tl.program_id(0).to(tl.int64)
    tl.store(gates + token, shared_gate_of(x + token * hidden, vector, hidden, BLOCK_HIDDEN))


@triton.jit
def choose(keys, ids, experts, top_k, BLOCK_EXPERTS: tl.constexpr, BLOCK_K: tl.constexpr):
    """``ids [N, k]`` of the k largest of ``keys [N, E]`` i32."""
    token = tl.program_id(0).to(tl.int64)
    expert = tl.arange(0, BLOCK_EXPERTS)
    slot = tl.arange(0, BLOCK_K)
    inside = expert < experts
    key = tl.load(keys + token * experts + expert, mask=inside, other=0)
    tl.store(ids + token * top_k + slot, choice_of(key, expert, inside, top_k, BLOCK_K), mask=slot < top_k)
