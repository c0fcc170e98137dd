"""A whole block over few tokens, in two launches behind the router's logits: the chosen experts and the shared one.

    few_up     for token, choice, block of hidden units: choose the experts anew, take that choice's; dot products of
                 gate and up rows with x, activate, store. The first block of a token stores its choice.
               for token, block of hidden units of the shared expert: the same without a choice. The first block of a
                 token stores the weight of the shared expert.
    few_down   for token, block of output columns:
                 for choice, by rising expert: dot products of the rows with the hidden values, weighed, added up;
                 the shared expert; their sum

Choosing takes a block a few microseconds, all blocks at once; a launch for it would take as long, and the host's time
for a launch beside.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.gathered import by_rising_expert, hidden_units, routed_columns
from emitter.kernels.cuda.source.route import choice_of, logits_of, ranking, weights_of


@triton.jit
def few_up(
    parts,
    router_bias,
    correction,
    x,
    weight,
    bias,
    shared_gate,
    shared_weight,
    shared_bias,
    logits_out,
    scores_out,
    ids,
    weights,
    shares,
    hidden_out,
    tokens,
    experts,
    top_k,
    splits,
    rule,
    score,
    groups,
    group_top,
    renorm,
    renorm_value,
    scale,
    logit_scale,
    softcap,
    inter,
    hidden,
    has_bias,
    in_turns,
    activation,
    gate_limit,
    act_limit,
    up_limit,
    alpha,
    up_shift,
    shared_inter,
    shared_gated,
    shared_has_bias,
    shared_activation,
    shared_gate_limit,
    shared_act_limit,
    shared_up_limit,
    shared_alpha,
    shared_up_shift,
    GATED: tl.constexpr,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
):
    """The choice of every token (see ``router_choose``), ``shares [N]`` of the shared expert, and all hidden values.

    ``hidden_out`` holds the ``[S, I]`` values of the experts, then the ``[N, shared_inter]`` ones of the shared expert,
    0 wide where there is none. ``shared_gate [1, H]`` f32 is read with ``shared_gated``.
    """
    blocks = tl.cdiv(inter, BLOCK_UNITS)
    routed = tokens * top_k * blocks
    program = tl.program_id(0)
    if program < routed:
        assignment = (program // blocks).to(tl.int64)
        token = assignment // top_k
        expert = tl.arange(0, BLOCK_EXPERTS)
        slot = tl.arange(0, BLOCK_K)
        logits = logits_of(parts, router_bias, token, expert, tokens, experts, splits, rule & 1, logit_scale, softcap)
        scores, rank, source = ranking(logits, correction, expert, experts, rule, score, groups, group_top)
        chosen = choice_of(rank, top_k, BLOCK_K)
        if program % (blocks * top_k) == 0:
            weight_of = weights_of(chosen, logits, source, top_k, rule, score, renorm, renorm_value, scale, BLOCK_K)
            tl.store(logits_out + token * experts + expert, logits, mask=expert < experts)
            tl.store(scores_out + token * experts + expert, scores, mask=expert < experts)
            tl.store(ids + token * top_k + slot, chosen, mask=slot < top_k)
            tl.store(weights + token * top_k + slot, weight_of, mask=slot < top_k)
        mine = tl.sum(tl.where(slot == assignment % top_k, chosen, 0), axis=0)
        wide = inter
        if GATED:
            wide = 2 * inter
        unit = program % blocks * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
        value = hidden_units(
            x + token * hidden,
            weight + mine.to(tl.int64) * wide * hidden,
            bias + mine * wide,
            unit,
            inter,
            hidden,
            has_bias,
            in_turns,
            activation,
            gate_limit,
            act_limit,
            up_limit,
            alpha,
            up_shift,
            GATED,
            BLOCK_UNITS,
            BLOCK_HIDDEN,
        )
        tl.store(hidden_out + assignment * inter + unit, value.to(hidden_out.dtype.element_ty), mask=unit < inter)
    else:
        shared_blocks = tl.cdiv(shared_inter, BLOCK_UNITS)
        token = ((program - routed) // shared_blocks).to(tl.int64)
        block = (program - routed) % shared_blocks
        if block == 0:
            share = 1.0
            if shared_gated:
                column = tl.arange(0, BLOCK_HIDDEN)
                terms = tl.zeros((BLOCK_HIDDEN,), tl.float32)
                for start in range(0, hidden, BLOCK_HIDDEN):
                    v = tl.load(x + token * hidden + start + column, mask=column < hidden - start, other=0.0)
                    terms += v * tl.load(shared_gate + start + column, mask=column < hidden - start, other=0.0)
                share = tl.sigmoid(tl.sum(terms, axis=0))
            tl.store(shares + token, share)
        unit = block * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
        value = hidden_units(
            x + token * hidden,
            shared_weight,
            shared_bias,
            unit,
            shared_inter,
            hidden,
            shared_has_bias,
            0,
            shared_activation,
            shared_gate_limit,
            shared_act_limit,
            shared_up_limit,
            shared_alpha,
            shared_up_shift,
            GATED,
            BLOCK_UNITS,
            BLOCK_HIDDEN,
        )
        target = hidden_out + tokens.to(tl.int64) * top_k * inter + token * shared_inter + unit
        tl.store(target, value.to(hidden_out.dtype.element_ty), mask=unit < shared_inter)


@triton.jit
def few_down(
    hidden_in,
    ids,
    weights,
    weight,
    bias,
    shares,
    shared_weight,
    shared_bias,
    routed_out,
    shared_out,
    y,
    tokens,
    top_k,
    experts,
    inter,
    hidden,
    has_bias,
    scale,
    shared_inter,
    shared_has_bias,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """``y [N, H]`` f32, the sum of ``routed [N, H]``, times ``scale``, and ``shared [N, H]``; inputs as of ``few_up``.

    ``weight [E, H, I]``, ``shared_weight [H, shared_inter]``, biases ``[E, H]`` and ``[H]`` f32.
    """
    blocks = tl.cdiv(hidden, BLOCK_COLUMNS)
    token = (tl.program_id(0) // blocks).to(tl.int64)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    row = tl.minimum(column, hidden - 1)
    unit = tl.arange(0, BLOCK_UNITS)
    routed = routed_columns(
        hidden_in,
        weights,
        weight,
        bias,
        token,
        by_rising_expert(ids + token * top_k, tl.arange(0, BLOCK_K), top_k, experts, BLOCK_K),
        row,
        top_k,
        experts,
        inter,
        hidden,
        1,
        has_bias,
        BLOCK_COLUMNS,
        BLOCK_UNITS,
        BLOCK_K,
    )
    routed *= as_float(scale)
    rows = shared_weight + row[:, None] * shared_inter + unit[None, :]
    values = hidden_in + tokens.to(tl.int64) * top_k * inter + token * shared_inter + unit
    terms = tl.zeros((BLOCK_COLUMNS, BLOCK_UNITS), tl.float32)
    for start in range(0, shared_inter, BLOCK_UNITS):
        inside = unit < shared_inter - start
        w = tl.load(rows + start, mask=inside[None, :], other=0.0).to(tl.float32)
        v = tl.load(values + start, mask=inside, other=0.0).to(tl.float32)
        terms += w * v[None, :]
    shared = tl.sum(terms, axis=1)
    if shared_has_bias:
        shared += tl.load(shared_bias + row)
    shared *= tl.load(shares + token)
    place = token * hidden + column
    tl.store(routed_out + place, routed, mask=column < hidden)
    tl.store(shared_out + place, shared, mask=column < hidden)
    tl.store(y + place, routed + shared, mask=column < hidden)
