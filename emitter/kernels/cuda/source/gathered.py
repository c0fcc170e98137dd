"""The chosen experts over few tokens: each assignment reads the rows of its expert once.

An *assignment* is one (token, choice) pair; assignment s is of token s // k.

    gathered_up     for assignment, block of hidden units: dot products of gate and up rows with x, activate, store
    gathered_down   for token, block of output columns:
                      for choice, by rising expert: dot products of the rows with the hidden values, weighed, added up

Ids from E on visit no expert: their rows are read and written by nobody, and contribute nothing. With ``only`` nothing
is chosen: there is one expert, which every token visits.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import activated, gated


@triton.jit
def hidden_units(
    x,
    rows,
    bias,
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
    GATED: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
):
    """The values of hidden units ``unit`` of one expert, from the row ``x [H]`` f32 of a token.

    ``rows`` and ``bias`` are the expert's: gate over up, or one of each in turn (``in_turns``); up alone if not GATED.
    """
    row = tl.minimum(unit, inter - 1)
    step = 1
    if GATED:
        step = 1 + in_turns
    column = tl.arange(0, BLOCK_HIDDEN)
    first = rows + row[:, None] * step * hidden + column[None, :]
    terms = tl.zeros((BLOCK_UNITS, BLOCK_HIDDEN), tl.float32)
    if GATED:
        beyond = tl.where(in_turns != 0, 1, inter)
        second = first + beyond * hidden
        up_terms = tl.zeros((BLOCK_UNITS, BLOCK_HIDDEN), tl.float32)
        for start in range(0, hidden, BLOCK_HIDDEN):
            inside = column < hidden - start
            g = tl.load(first + start, mask=inside[None, :], other=0.0)
            u = tl.load(second + start, mask=inside[None, :], other=0.0)
            v = tl.load(x + column + start, mask=inside, other=0.0).to(g.dtype).to(tl.float32)
            terms += g.to(tl.float32) * v[None, :]
            up_terms += u.to(tl.float32) * v[None, :]
        gate = tl.sum(terms, axis=1)
        up = tl.sum(up_terms, axis=1)
        if has_bias:
            gate += tl.load(bias + row * step)
            up += tl.load(bias + row * step + beyond)
        value = gated(gate, up, activation, gate_limit, act_limit, up_limit, alpha, up_shift)
    else:
        for start in range(0, hidden, BLOCK_HIDDEN):
            inside = column < hidden - start
            u = tl.load(first + start, mask=inside[None, :], other=0.0)
            v = tl.load(x + column + start, mask=inside, other=0.0).to(u.dtype).to(tl.float32)
            terms += u.to(tl.float32) * v[None, :]
        up = tl.sum(terms, axis=1)
        if has_bias:
            up += tl.load(bias + row)
        value = activated(up, activation, alpha)
    return value


@triton.jit
def gathered_up(
    x,
    ids,
    weight,
    bias,
    hidden_out,
    top_k,
    experts,
    inter,
    hidden,
    only,
    has_bias,
    in_turns,
    activation,
    gate_limit,
    act_limit,
    up_limit,
    alpha,
    up_shift,
    GATED: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
):
    """``hidden [S, I]`` of ``x [N, H]`` f32 through ``weight [E, 2 I, H]`` and ``bias [E, 2 I]`` f32.

    Without a gate they are ``[E, I, H]`` and ``[E, I]``.
    """
    blocks = tl.cdiv(inter, BLOCK_UNITS)
    assignment = (tl.program_id(0) // blocks).to(tl.int64)
    expert = tl.load(ids + assignment, mask=only == 0, other=0)
    if (expert >= 0) & (expert < experts):
        unit = tl.program_id(0) % blocks * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
        wide = inter
        if GATED:
            wide = 2 * inter
        value = hidden_units(
            x + assignment // top_k * hidden,
            weight + expert.to(tl.int64) * wide * hidden,
            bias + expert * wide,
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


@triton.jit
def by_rising_expert(ids, slot, top_k, experts, BLOCK_K: tl.constexpr):
    """A key for each of a token's choices, by rising expert, then by slot; what visits no expert comes last."""
    all_ids = tl.load(ids + slot, mask=slot < top_k, other=experts)
    visits = (all_ids >= 0) & (all_ids < experts)
    return tl.where(visits, all_ids, experts) * BLOCK_K + slot


@triton.jit
def next_choice(order, last):
    """The smallest key above the last one."""
    return tl.min(tl.where(order > last, order, 0x7FFFFFFF), axis=0)


@triton.jit
def routed_columns(
    hidden_in,
    weights,
    weight,
    bias,
    token,
    order,
    row,
    top_k,
    experts,
    inter,
    hidden,
    weighed,
    has_bias,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """Columns ``row`` of the sum of a token's choices in their ``order``; arguments as those of ``gathered_down``."""
    unit = tl.arange(0, BLOCK_UNITS)
    last = -1
    terms = tl.zeros((BLOCK_COLUMNS, BLOCK_UNITS), tl.float32)
    offset = tl.zeros((BLOCK_COLUMNS,), tl.float32)
    for _ in range(top_k):
        last = next_choice(order, last)
        expert = last // BLOCK_K
        if expert < experts:
            assignment = token * top_k + last % BLOCK_K
            share = tl.load(weights + assignment, mask=weighed != 0, other=1.0)
            rows = weight + expert.to(tl.int64) * hidden * inter + row[:, None] * inter + unit[None, :]
            values = hidden_in + assignment * inter + unit
            for start in range(0, inter, BLOCK_UNITS):
                inside = unit < inter - start
                w = tl.load(rows + start, mask=inside[None, :], other=0.0).to(tl.float32)
                v = tl.load(values + start, mask=inside, other=0.0).to(tl.float32)
                terms += w * (v * share)[None, :]
            if has_bias:
                offset += tl.load(bias + expert * hidden + row) * share
    return tl.sum(terms, axis=1) + offset


@triton.jit
def gathered_down(
    hidden_in,
    ids,
    weights,
    weight,
    bias,
    y,
    top_k,
    experts,
    inter,
    hidden,
    only,
    weighed,
    has_bias,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """``y [N, H]`` f32: the sum, ``weighed`` or not, of ``hidden [S, I]`` through ``weight [E, H, I]`` and ``bias``."""
    blocks = tl.cdiv(hidden, BLOCK_COLUMNS)
    token = (tl.program_id(0) // blocks).to(tl.int64)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    slot = tl.arange(0, BLOCK_K)
    # the only expert is expert 0, in slot 0
    order = slot
    if only == 0:
        order = by_rising_expert(ids + token * top_k, slot, top_k, experts, BLOCK_K)
    total = routed_columns(
        hidden_in,
        weights,
        weight,
        bias,
        token,
        order,
        tl.minimum(column, hidden - 1),
        top_k,
        experts,
        inter,
        hidden,
        weighed,
        has_bias,
        BLOCK_COLUMNS,
        BLOCK_UNITS,
        BLOCK_K,
    )
    tl.store(y + token * hidden + column, total, mask=column < hidden)
