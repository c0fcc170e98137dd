"""The chosen experts over few tokens: each assignment reads the rows of its expert once.

An *assignment* is one (token, choice) pair; assignment s is of token s // k.

    gathered_up     for assignment, block of hidden units: dot products of gate and up rows with x, activate, store
    gathered_down   for token, block of output columns:
                      for choice, by rising expert, two at once: dot products of the rows with the hidden values,
                      weighed, added up
                    of packed rows: for some choices at a time, by slot

Ids from E on visit no expert: their rows are neither read nor written, and contribute nothing. With ``dense`` nothing
is chosen: there is one MLP, which every token visits. EARLY is said in ``few.py``.

Of a caller with a router of its own gathered_up takes x and the choices as they come, and leaves the choices as
gathered_down reads them (``given.py``).
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import hidden_value
from emitter.kernels.cuda.source.given import combine_weight_at, expert_of
from emitter.kernels.cuda.source.groups import Activation, Chosen, Layout, Planes, Weight
from emitter.kernels.cuda.source.order import begin
from emitter.kernels.cuda.source.weights import (
    activations,
    advance,
    chosen_columns,
    each_of,
    load_rows,
    of_expert,
    rows_of_units,
)


@triton.jit
def row_of_words(x, start, hidden, BLOCK: tl.constexpr, ELEMENT: tl.constexpr):
    """Numbers of ELEMENT from ``start`` on of a row ``[H]`` in words of two.

    In words, as a thread copies four bytes ahead through shared memory, and not two.
    """
    word = tl.arange(0, BLOCK // 2)
    words = tl.load(x + start // 2 + word, mask=word < (hidden - start) // 2, other=0)
    low = words.to(tl.int16).to(ELEMENT, bitcast=True)
    high = (words >> 16).to(tl.int16).to(ELEMENT, bitcast=True)
    return tl.reshape(tl.join(low, high), (BLOCK,))


@triton.jit
def hidden_units(
    x,
    weight: Weight,
    expert,
    unit,
    inter,
    hidden,
    interleaved,
    act: Activation,
    GATED: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PACKING: tl.constexpr,
    ELEMENT: tl.constexpr,
    STAGES: tl.constexpr,
):
    """The values of hidden units ``unit`` of one expert, from the row ``x [H]`` of a token, f32 or in words.

    The weights' rows are gate over up, or ``interleaved``; up alone if not GATED.
    """
    gate_row, up_row, wide = rows_of_units(unit, inter, interleaved, GATED)
    layout = weight.layout
    planes = of_expert(weight.planes, layout, expert, wide, hidden, PACKING)
    column = tl.arange(0, BLOCK_HIDDEN)
    TERMS: tl.constexpr = BLOCK_HIDDEN if PACKING == "plain" else BLOCK_HIDDEN // each_of(PACKING) // 4
    gate = tl.zeros((BLOCK_UNITS, TERMS), tl.float32)
    up = tl.zeros((BLOCK_UNITS, TERMS), tl.float32)
    for start in tl.range(0, hidden, BLOCK_HIDDEN, num_stages=STAGES):
        inside = column < hidden - start
        # everything is asked for before anything is waited for
        if x.dtype.element_ty == tl.int32:
            v = row_of_words(x, start, hidden, BLOCK_HIDDEN, ELEMENT)
        else:
            v = tl.load(x + column + start, mask=inside, other=0.0)
        if PACKING == "plain":
            rows = planes.codes + column[None, :] + start
            u = tl.load(rows + up_row[:, None] * hidden, mask=inside[None, :], other=0.0)
            g = u
            if GATED:
                g = tl.load(rows + gate_row[:, None] * hidden, mask=inside[None, :], other=0.0)
            v = v.to(ELEMENT).to(tl.float32)
            up += u.to(tl.float32) * v[None, :]
            if GATED:
                gate += g.to(tl.float32) * v[None, :]
        else:
            WORDS: tl.constexpr = BLOCK_HIDDEN // each_of(PACKING)
            word = start // each_of(PACKING)
            u = load_rows(planes, up_row, word, hidden, layout, WORDS, PACKING)
            g = u
            if GATED:
                g = load_rows(planes, gate_row, word, hidden, layout, WORDS, PACKING)
            given = activations(v.to(tl.float32), WORDS, PACKING)
            up = advance(up, u, given, layout, PACKING)
            if GATED:
                gate = advance(gate, g, given, layout, PACKING)
    gate_value = tl.sum(gate, axis=1)
    up_value = tl.sum(up, axis=1)
    if weight.has_bias:
        up_value += tl.load(weight.bias + expert * wide + up_row)
        if GATED:
            gate_value += tl.load(weight.bias + expert * wide + gate_row)
    return hidden_value(gate_value, up_value, act, GATED)


@triton.jit
def place_of(blocks, PACKING: tl.constexpr):
    """Which assignment, or token, this program computes, and which of its ``blocks``.

    Of packed experts the programs of all assignments for a block run together: what several read of one comes from
    memory once.
    """
    if PACKING == "plain":
        place, block = tl.program_id(0) // blocks, tl.program_id(0) % blocks
    else:
        places = tl.num_programs(0) // blocks
        place, block = tl.program_id(0) % places, tl.program_id(0) // places
    return place.to(tl.int64), block


@triton.jit
def gathered_up(
    x,
    ids,
    combine_weights,
    weight: Planes,
    bias,
    hidden_out,
    ids_out,
    combine_weights_out,
    top_k,
    experts,
    inter,
    hidden,
    dense,
    has_bias,
    interleaved,
    layout: Layout,
    act: Activation,
    wide,
    GATED: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
):
    """``hidden [S, I]`` of ``x [N, H]`` f32 through ``weight [E, 2 I, H]`` and ``bias [E, 2 I]`` f32.

    Without a gate they are ``[E, I, H]`` and ``[E, I]``. Where a caller gives ``ids [N, k]`` i64 and
    ``combine_weights [N, k]`` (``wide``: f32), x is words, and ``ids_out`` i32 and ``combine_weights_out`` f32 are the
    same choices.
    """
    assignment, block = place_of(tl.cdiv(inter, BLOCK_UNITS), PACKING)
    expert = tl.load(ids + assignment, mask=dense == 0, other=0)
    length = hidden
    if ids_out is not None:
        expert = expert_of(expert, experts)
        length = hidden // 2
        if block == 0:
            tl.store(ids_out + assignment, expert)
            tl.store(combine_weights_out + assignment, combine_weight_at(combine_weights, assignment, True, wide))
    if (expert >= 0) & (expert < experts):
        unit = block * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
        value = hidden_units(
            x + assignment // top_k * length,
            Weight(weight, layout, bias, has_bias),
            expert,
            unit,
            inter,
            hidden,
            interleaved,
            act,
            GATED,
            BLOCK_UNITS,
            BLOCK_HIDDEN,
            PACKING,
            hidden_out.dtype.element_ty,
            STAGES,
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
def visit(key, chosen: Chosen, weight: Weight, row, inter, hidden, BLOCK_K: tl.constexpr):
    """Of a choice, by its key: whether it visits an expert, that one's rows ``row [C]``, hidden values and weight.

    And the biases ``[C]`` of these rows, times the weight.
    """
    visits = key // BLOCK_K < chosen.experts
    expert = tl.where(visits, key // BLOCK_K, 0).to(tl.int64)
    mine = tl.where(visits, key % BLOCK_K, 0)
    factor = tl.load(chosen.weights + mine, mask=tl.where(visits, chosen.weighed, 0) != 0, other=1.0)
    offset = tl.zeros(row.shape, tl.float32)
    if weight.has_bias:
        offset += tl.load(weight.bias + expert * hidden + row, mask=visits, other=0.0) * factor
    rows = weight.planes.codes + (expert * hidden + row)[:, None] * inter
    return visits, rows, chosen.hidden + mine * inter, factor, offset


@triton.jit
def mlp_columns(
    values,
    weight: Weight,
    row,
    inter,
    hidden,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
):
    """Columns ``row`` of what an MLP that every token visits makes of a token's hidden ``values [inter]``."""
    if PACKING == "plain":
        terms = tl.zeros((BLOCK_COLUMNS, BLOCK_UNITS), tl.float32)
        unit = tl.arange(0, BLOCK_UNITS)
        rows = weight.planes.codes + row[:, None] * inter
        for start in tl.range(0, inter, BLOCK_UNITS, num_stages=STAGES):
            inside = unit < inter - start
            w = tl.load(rows + unit[None, :] + start, mask=inside[None, :], other=0.0).to(tl.float32)
            terms += w * tl.load(values + unit + start, mask=inside, other=0.0).to(tl.float32)[None, :]
    else:
        WORDS: tl.constexpr = BLOCK_UNITS // each_of(PACKING)
        unit = tl.arange(0, BLOCK_UNITS)
        terms = tl.zeros((BLOCK_COLUMNS, WORDS // 4), tl.float32)
        for start in range(0, inter, BLOCK_UNITS):
            v = tl.load(values + unit + start, mask=unit < inter - start, other=0.0)
            loaded = load_rows(weight.planes, row, start // each_of(PACKING), inter, weight.layout, WORDS, PACKING)
            given = activations(v.to(tl.float32), WORDS, PACKING)
            terms = advance(terms, loaded, given, weight.layout, PACKING)
    total = tl.sum(terms, axis=1)
    if weight.has_bias:
        total += tl.load(weight.bias + row)
    return total


@triton.jit
def routed_columns(
    chosen: Chosen,
    weight: Weight,
    row,
    inter,
    hidden,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
):
    """Columns ``row`` of the sum of a token's choices. Packed rows are read of ``BLOCK_K`` choices at a time."""
    top_k, experts = chosen.top_k, chosen.experts
    if PACKING == "plain":
        slot = tl.arange(0, BLOCK_K)
        # a dense MLP is expert 0, in slot 0
        order = tl.where(slot < top_k, slot, experts * BLOCK_K + slot)
        if chosen.dense == 0:
            order = by_rising_expert(chosen.ids, slot, top_k, experts, BLOCK_K)
        last = -1
        unit = tl.arange(0, BLOCK_UNITS)
        terms = tl.zeros((BLOCK_COLUMNS, BLOCK_UNITS), tl.float32)
        offset = tl.zeros((BLOCK_COLUMNS,), tl.float32)
        # two choices side by side, so that the rows of both are asked for before those of one are waited for
        for _ in range(0, top_k, 2):
            first = next_choice(order, last)
            last = next_choice(order, first)
            visits, rows, values, factor, biases = visit(first, chosen, weight, row, inter, hidden, BLOCK_K)
            also, other_rows, other_values, other_factor, other_biases = visit(
                last, chosen, weight, row, inter, hidden, BLOCK_K
            )
            offset += biases
            offset += other_biases
            for start in tl.range(0, inter, BLOCK_UNITS, num_stages=STAGES):
                inside = (unit < inter - start) & visits
                other_inside = (unit < inter - start) & also
                w = tl.load(rows + unit[None, :] + start, mask=inside[None, :], other=0.0)
                other_w = tl.load(other_rows + unit[None, :] + start, mask=other_inside[None, :], other=0.0)
                v = tl.load(values + unit + start, mask=inside, other=0.0).to(tl.float32)
                other_v = tl.load(other_values + unit + start, mask=other_inside, other=0.0).to(tl.float32)
                terms += w.to(tl.float32) * (v * factor)[None, :]
                terms += other_w.to(tl.float32) * (other_v * other_factor)[None, :]
        total = tl.sum(terms, axis=1) + offset
    else:
        total = chosen_columns(
            chosen,
            weight,
            row,
            inter,
            hidden,
            BLOCK_COLUMNS,
            BLOCK_UNITS,
            BLOCK_K,
            PACKING,
        )
    return total


@triton.jit
def gathered_down(
    hidden_in,
    ids,
    weights,
    weight: Planes,
    bias,
    y,
    top_k,
    experts,
    inter,
    hidden,
    dense,
    weighed,
    has_bias,
    layout: Layout,
    rounded,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    PACKING: tl.constexpr,
    EARLY: tl.constexpr,
    STAGES: tl.constexpr,
):
    """``y [N, H]`` f32: the sum, ``weighed`` or not, of ``hidden [S, I]`` through ``weight [E, H, I]`` and ``bias``.

    ``rounded``: of the element type of ``hidden``.
    """
    token, block = place_of(tl.cdiv(hidden, BLOCK_COLUMNS), PACKING)
    column = block * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    begin(EARLY)
    total = routed_columns(
        Chosen(
            hidden_in + token * top_k * inter,
            ids + token * top_k,
            weights + token * top_k,
            top_k,
            experts,
            dense,
            weighed,
        ),
        Weight(weight, layout, bias, has_bias),
        tl.minimum(column, hidden - 1),
        inter,
        hidden,
        BLOCK_COLUMNS,
        BLOCK_UNITS,
        BLOCK_K,
        PACKING,
        STAGES,
    )
    if rounded:
        ELEMENT: tl.constexpr = hidden_in.dtype.element_ty
        narrow = y.to(tl.pointer_type(ELEMENT), bitcast=True)
        tl.store(narrow + token * hidden + column, total.to(ELEMENT), mask=column < hidden)
    else:
        tl.store(y + token * hidden + column, total, mask=column < hidden)
