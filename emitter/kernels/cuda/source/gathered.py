"""The chosen experts over few tokens: each assignment reads the rows of its expert once.

An *assignment* is one (token, choice) pair; assignment s is of token s // k.

    gathered_up     for assignment, block of hidden units: dot products of gate and up rows with x, activate, store
    gathered_down   for token, block of output columns:
                      for choice, by rising expert: dot products of the rows with the hidden values, weighed, added up

Ids from E on visit no expert: their rows are read and written by nobody, and contribute nothing.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import gated


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
    has_bias,
    activation,
    gate_limit,
    act_limit,
    up_limit,
    alpha,
    up_shift,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
):
    """``hidden [S, I]`` of ``x [N, H]`` f32 through ``weight [E, 2 I, H]``, gate over up, and ``bias [E, 2 I]`` f32."""
    assignment = tl.program_id(1).to(tl.int64)
    expert = tl.load(ids + assignment)
    if (expert >= 0) & (expert < experts):
        unit = tl.program_id(0) * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
        row = tl.minimum(unit, inter - 1)
        column = tl.arange(0, BLOCK_HIDDEN)
        gates = weight + expert.to(tl.int64) * 2 * inter * hidden + row[:, None] * hidden + column[None, :]
        ups = gates + inter * hidden
        row_of_x = x + assignment // top_k * hidden + column
        gate_terms = tl.zeros((BLOCK_UNITS, BLOCK_HIDDEN), tl.float32)
        up_terms = tl.zeros((BLOCK_UNITS, BLOCK_HIDDEN), tl.float32)
        for start in range(0, hidden, BLOCK_HIDDEN):
            inside = column < hidden - start
            g = tl.load(gates + start, mask=inside[None, :], other=0.0)
            u = tl.load(ups + start, mask=inside[None, :], other=0.0)
            v = tl.load(row_of_x + start, mask=inside, other=0.0).to(g.dtype).to(tl.float32)
            gate_terms += g.to(tl.float32) * v[None, :]
            up_terms += u.to(tl.float32) * v[None, :]
        gate = tl.sum(gate_terms, axis=1)
        up = tl.sum(up_terms, axis=1)
        if has_bias:
            gate += tl.load(bias + expert * 2 * inter + row)
            up += tl.load(bias + expert * 2 * inter + inter + row)
        value = gated(gate, up, activation, gate_limit, act_limit, up_limit, alpha, up_shift)
        tl.store(hidden_out + assignment * inter + unit, value.to(hidden_out.dtype.element_ty), mask=unit < inter)


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
    has_bias,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """``y [N, H]`` f32: the weighed sum of ``hidden [S, I]`` through ``weight [E, H, I]``, with ``bias [E, H]`` f32."""
    token = tl.program_id(1).to(tl.int64)
    column = tl.program_id(0) * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    row = tl.minimum(column, hidden - 1)
    unit = tl.arange(0, BLOCK_UNITS)
    slot = tl.arange(0, BLOCK_K)
    all_ids = tl.load(ids + token * top_k + slot, mask=slot < top_k, other=experts)
    # by rising expert, then by slot; what visits no expert comes last
    visits = (all_ids >= 0) & (all_ids < experts)
    order = tl.where(visits, all_ids, experts) * BLOCK_K + slot
    last = -1
    terms = tl.zeros((BLOCK_COLUMNS, BLOCK_UNITS), tl.float32)
    offset = tl.zeros((BLOCK_COLUMNS,), tl.float32)
    for _ in range(top_k):
        last = tl.min(tl.where(order > last, order, 0x7FFFFFFF), axis=0)
        expert = last // BLOCK_K
        if expert < experts:
            assignment = token * top_k + last % BLOCK_K
            share = tl.load(weights + assignment)
            rows = weight + expert.to(tl.int64) * hidden * inter + row[:, None] * inter + unit[None, :]
            values = hidden_in + assignment * inter + unit
            for start in range(0, inter, BLOCK_UNITS):
                inside = unit < inter - start
                w = tl.load(rows + start, mask=inside[None, :], other=0.0).to(tl.float32)
                v = tl.load(values + start, mask=inside, other=0.0).to(tl.float32)
                terms += w * (v * share)[None, :]
            if has_bias:
                offset += tl.load(bias + expert * hidden + row) * share
    tl.store(y + token * hidden + column, tl.sum(terms, axis=1) + offset, mask=column < hidden)
