"""A token drawn from each row of logits, as ``moehlo.generation.sampling`` draws it.

candidates   for row, for block of columns: the largest numbers with their columns, the first of equals first
sample       for row: the largest of all blocks; temperature, top-k, top-p, min-p; the draw

The uniform number of a draw is that of Philox 4x64 (Salmon et al. 2011) at the token's place in its sequence: the same
in any batch. What the rules keep must be among the candidates, else the row is left to the host.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.order import begin
from emitter.kernels.cuda.source.route import key_of, ordered, ranked

LEAST = tl.constexpr(-0x8000000000000000)


@triton.jit
def candidates(x, found, width, BLOCK_COLUMNS: tl.constexpr, KEPT: tl.constexpr, EARLY: tl.constexpr):
    """``found [N, P, KEPT]`` i64: the ranks (``route.ranked``) of the largest of each block of ``x [N, width]`` f32."""
    begin(EARLY)
    parts = tl.cdiv(width, BLOCK_COLUMNS)
    row = (tl.program_id(0) // parts).to(tl.int64)
    column = tl.program_id(0) % parts * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    inside = column < width
    value = tl.load(x + row * width + column, mask=inside, other=0.0)
    best = tl.topk(ranked(ordered(value), column, inside), KEPT)
    tl.store(found + tl.program_id(0).to(tl.int64) * KEPT + tl.arange(0, KEPT), best)


@triton.jit
def words_as_long(low, high):
    """An i64 of two i32."""
    return (high.to(tl.int64) << 32) | (low.to(tl.int64) & 0xFFFFFFFF)


@triton.jit
def uniform(seed_low, seed_high, sequence, position):
    """A number in [0, 1) with 53 bits: the first of Philox 4x64-10 behind the counter ``position, sequence``."""
    k0 = words_as_long(seed_low, seed_high).to(tl.uint64, bitcast=True)
    k1 = tl.zeros_like(k0)
    # the counter is one more before numbers are made of it
    c0, c1 = (position.to(tl.int64) + 1).to(tl.uint64, bitcast=True), sequence.to(tl.int64).to(tl.uint64, bitcast=True)
    c2, c3 = tl.zeros_like(k0), tl.zeros_like(k0)
    m0 = tl.full((), 0xD2E7470EE14C6C93, tl.uint64)
    m1 = tl.full((), 0xCA5A826395121157, tl.uint64)
    w0 = tl.full((), 0x9E3779B97F4A7C15, tl.uint64)
    w1 = tl.full((), 0xBB67AE8584CAA73B, tl.uint64)
    for _ in tl.static_range(10):
        high0, low0, high1, low1 = tl.umulhi(m0, c0), m0 * c0, tl.umulhi(m1, c2), m1 * c2
        c0, c1, c2, c3 = high1 ^ c1 ^ k0, low1, high0 ^ c3 ^ k1, low0
        k0 += w0
        k1 += w1
    return (c0 >> 11).to(tl.float64) * (1.0 / 9007199254740992.0)


@triton.jit
def shares(scores, best, stays):
    """Softmax in f32 over those that stay, 0 elsewhere; ``best`` is the largest score."""
    grown = tl.where(stays, tl.exp((scores - best).to(tl.float64)), 0.0).to(tl.float32)
    return tl.math.div_rn(grown, tl.broadcast_to(tl.sum(grown, axis=0), grown.shape))


@triton.jit
def sample(
    found,
    positions,
    sequences,
    rule,
    ids,
    parts,
    BLOCK_PARTS: tl.constexpr,
    KEPT: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``ids [N]`` i32 of ``found`` (see ``candidates``): what follows the tokens at ``positions [N]`` of ``sequences
    [N]`` i32.

    ``rule [7]`` i32 has the bits of the seed, two words, the temperature, f32, top-k, which is less than KEPT, top-p,
    two words of an f64, and min-p, f32. -1 where more scores are equal than there are candidates, or the largest is no
    finite number.
    """
    begin(EARLY)
    seed_low, seed_high, temperature = tl.load(rule), tl.load(rule + 1), tl.load(rule + 2)
    top_k, top_p_low, top_p_high, min_p = tl.load(rule + 3), tl.load(rule + 4), tl.load(rule + 5), tl.load(rule + 6)
    row = tl.program_id(0).to(tl.int64)
    slot = tl.arange(0, KEPT)
    each = tl.arange(0, BLOCK_PARTS * KEPT)
    ranks = tl.full((KEPT,), LEAST, tl.int64)
    for start in range(0, parts, BLOCK_PARTS):
        there = each < (parts - start) * KEPT
        some = tl.topk(tl.load(found + (row * parts + start) * KEPT + each, mask=there, other=LEAST), KEPT)
        ranks = tl.topk(tl.reshape(tl.join(ranks, some), (2 * KEPT,)), KEPT)
    token = 0x7FFFFFFF - (ranks & 0x7FFFFFFF).to(tl.int32)
    heat = tl.full((KEPT,), 1.0, tl.float32) * as_float(temperature)
    scores = tl.where(ranks == LEAST, -float("inf"), tl.math.div_rn(key_of(ranks), heat))
    best = tl.sum(tl.where(slot == 0, scores, 0.0), axis=0)
    least = tl.sum(tl.where(slot == top_k - 1, scores, 0.0), axis=0)
    stays = scores >= least
    is_open = tl.max(tl.where((slot == KEPT - 1) & (scores > -float("inf")), stays.to(tl.int32), 0), axis=0) != 0
    top_p = words_as_long(top_p_low, top_p_high).to(tl.float64, bitcast=True)
    if top_p < 1.0:
        # of those below and itself, from the smallest on
        below = tl.cumsum(shares(scores, best, stays).to(tl.float64), axis=0, reverse=True)
        stays = stays & ((below > 1.0 - top_p) | (slot == 0))
    least_share = as_float(min_p)
    if least_share > 0.0:
        share = shares(scores, best, stays)
        stays = stays & (share >= least_share * tl.max(share, axis=0))
    stays = stays & (scores > -float("inf"))
    # in the order of their ids
    order = tl.sort(tl.where(stays, (token.to(tl.int64) << 32) | slot, 0x7FFFFFFFFFFFFFFF))
    at = tl.where(order == 0x7FFFFFFFFFFFFFFF, 0, (order & 0xFFFFFFFF)).to(tl.int32)
    weights = tl.where(stays, tl.exp(scores.to(tl.float64) - best.to(tl.float64)), 0.0)
    weights = tl.where(order == 0x7FFFFFFFFFFFFFFF, 0.0, tl.gather(weights, at, 0))
    cumulative = tl.cumsum(weights, axis=0)
    total = tl.max(cumulative, axis=0)
    drawn = uniform(seed_low, seed_high, tl.load(sequences + row), tl.load(positions + row) + 1) * total
    in_order = (order >> 32).to(tl.int32)
    first = tl.min(tl.where(cumulative > drawn, in_order, 0x7FFFFFFF), axis=0)
    last = tl.max(tl.where(stays, token, -1), axis=0)
    # not behind the last: a product with a sum that was rounded up could be
    chosen = tl.minimum(first, last)
    is_finite = (best == best) & (tl.abs(best) < float("inf"))
    tl.store(ids + row, tl.where(is_finite & (is_open == 0), chosen, -1))
