"""The router: logits, the choice of the top k by softmax, and the choice by given keys.

    router_logits   for block (32 experts), block (16 tokens), part of the hidden size:
                      f32 dot products over that part, store
    router_choose   for token: add the parts up in order, softmax, k argmaxes, weights
    choose          for token: k argmaxes of i32 keys

An argmax is the largest (key, lowest index): a tie takes the lowest index, always. A key is the bits of an f32 in an
order of integers (-inf < ... < +inf < NaN, -0 equal to +0), so every choice is of an expert not chosen before, whatever
the numbers are.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float


@triton.jit
def router_logits(
    x,
    router,
    parts,
    tokens,
    experts,
    hidden,
    splits,
    BLOCK_TOKENS: tl.constexpr,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PRECISION: tl.constexpr,
):
    """``parts[s, n, e]``: the dot product of ``x [N, H]`` f32 and ``router [E, H]`` f32 over part s of the columns."""
    blocks = tl.cdiv(experts, BLOCK_EXPERTS)
    split = tl.program_id(0) % splits
    place = tl.program_id(0) // splits
    token = place // blocks * BLOCK_TOKENS + tl.arange(0, BLOCK_TOKENS)
    expert = place % blocks * BLOCK_EXPERTS + tl.arange(0, BLOCK_EXPERTS)
    column = tl.arange(0, BLOCK_HIDDEN)
    steps = tl.cdiv(tl.cdiv(hidden, BLOCK_HIDDEN), splits)
    low = split * steps * BLOCK_HIDDEN
    high = tl.minimum(low + steps * BLOCK_HIDDEN, hidden)
    rows = x + tl.minimum(token, tokens - 1).to(tl.int64)[:, None] * hidden + column[None, :]
    weights = router + tl.minimum(expert, experts - 1)[None, :] * hidden + column[:, None]
    total = tl.zeros((BLOCK_TOKENS, BLOCK_EXPERTS), tl.float32)
    for start in range(low, high, BLOCK_HIDDEN):
        inside = column < high - start
        a = tl.load(rows + start, mask=inside[None, :], other=0.0)
        w = tl.load(weights + start, mask=inside[:, None], other=0.0)
        total = tl.dot(a, w, total, input_precision=PRECISION)
    target = parts + (split.to(tl.int64) * tokens + token[:, None]) * experts + expert[None, :]
    tl.store(target, total, mask=(token < tokens)[:, None] & (expert < experts)[None, :])


@triton.jit
def ordered(key):
    """The bits of f32 keys as i32 that compare alike."""
    key = tl.where(key == 0.0, 0.0, key)
    bits = key.to(tl.int32, bitcast=True)
    bits = tl.where(bits < 0, bits ^ 0x7FFFFFFF, bits)
    return tl.where(key != key, 0x7FFFFFFF, bits)


@triton.jit
def ranked(key, index, inside):
    """What an argmax compares: the i32 key above, the index, falling, below; nothing outside is ever the largest."""
    # 64 bits hold both, so one reduction finds the key and breaks its ties
    both = (key.to(tl.int64) << 32) | (0x7FFFFFFF - index).to(tl.int64)
    return tl.where(inside, both, -0x8000000000000000)


@triton.jit
def logits_of(parts, bias, token, expert, tokens, experts, splits, has_bias):
    """The logits of one token: the parts added up in order, and the bias. -inf past the last expert."""
    inside = expert < experts
    logits = tl.zeros(expert.shape, tl.float32)
    for split in range(splits):
        place = parts + (split * tokens + token) * experts + expert
        logits += tl.load(place, mask=inside, other=0.0)
    if has_bias:
        logits += tl.load(bias + expert, mask=inside, other=0.0)
    return tl.where(inside, logits, -float("inf"))


@triton.jit
def softmax(values, inside):
    """Softmax over the values inside."""
    # the maximum by their order: NaN above all, as in the plain graph
    peak = tl.max(tl.where(inside, values, -float("inf")), axis=0)
    grown = tl.where(inside, tl.exp(values - peak), 0.0)
    return grown / tl.sum(grown, axis=0)


@triton.jit
def router_choose(
    parts,
    bias,
    logits_out,
    scores_out,
    ids,
    weights,
    tokens,
    experts,
    top_k,
    splits,
    has_bias,
    over_chosen,
    renorm,
    renorm_value,
    scale,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """``ids`` and ``weights [N, k]``, and what they come from: ``logits`` and ``scores [N, E]``.

    With ``over_chosen`` the softmax is over the chosen logits alone and scores are the logits; ``renorm`` 1 divides the
    weights by their sum and ``renorm_value``, 2 by the larger of the two.
    """
    token = tl.program_id(0).to(tl.int64)
    expert = tl.arange(0, BLOCK_EXPERTS)
    slot = tl.arange(0, BLOCK_K)
    inside = expert < experts
    logits = logits_of(parts, bias, token, expert, tokens, experts, splits, has_bias)
    scores = logits
    if over_chosen == 0:
        scores = softmax(logits, inside)
    tl.store(logits_out + token * experts + expert, logits, mask=inside)
    tl.store(scores_out + token * experts + expert, scores, mask=inside)
    key = ranked(ordered(scores), expert, inside)
    chosen = tl.zeros((BLOCK_K,), tl.int32)
    weight = tl.zeros((BLOCK_K,), tl.float32)
    for choice in range(top_k):
        best = tl.max(key, axis=0)
        is_best = key == best
        index = tl.sum(tl.where(is_best, expert, 0), axis=0)
        # one term alone is taken: not even a NaN beside it counts
        value = tl.sum(tl.where(is_best, scores, 0.0), axis=0)
        chosen = tl.where(slot == choice, index, chosen)
        weight = tl.where(slot == choice, value, weight)
        key = tl.where(is_best, -0x8000000000000000, key)
    taken = slot < top_k
    if over_chosen:
        weight = softmax(weight, taken)
    weight = tl.where(taken, weight, 0.0)
    total = tl.sum(weight, axis=0)
    if renorm == 1:
        weight = weight / (total + as_float(renorm_value))
    elif renorm == 2:
        least = as_float(renorm_value)
        weight = weight / tl.maximum(total, least, propagate_nan=tl.PropagateNan.ALL)
    weight = weight * as_float(scale)
    tl.store(ids + token * top_k + slot, chosen, mask=taken)
    tl.store(weights + token * top_k + slot, weight, mask=taken)


@triton.jit
def choose(keys, ids, experts, top_k, BLOCK_EXPERTS: tl.constexpr):
    """``ids [N, k]`` of the k largest of ``keys [N, E]`` i32."""
    token = tl.program_id(0).to(tl.int64)
    expert = tl.arange(0, BLOCK_EXPERTS)
    inside = expert < experts
    key = ranked(tl.load(keys + token * experts + expert, mask=inside, other=0), expert, inside)
    for choice in range(top_k):
        best = tl.max(key, axis=0)
        tl.store(ids + token * top_k + choice, 0x7FFFFFFF - (best & 0x7FFFFFFF).to(tl.int32))
        key = tl.where(key == best, -0x8000000000000000, key)
