"""A whole block over few tokens, in two launches behind the router's logits: the chosen experts and the shared one.

    few_up     for token, block of hidden units of the shared expert: dot products of gate and up rows with x,
                 activate, store. The first block of a token stores the gate of the shared expert.
               for token, choice, block of hidden units: choose the experts anew, take that choice's; the same.
                 The first block of a token stores its choice.
    few_down   for token, block of output columns:
                 for choice, by rising expert, two at once: dot products of the rows with the hidden values, weighed,
                 added up; the shared expert; their sum

Choosing takes a block a few microseconds, all blocks at once; a launch for it would take as long, and the host's time
for a launch beside. The shared expert needs no choice and is read meanwhile. It may read other rows than the experts
do: what a norm of its own gives.

EARLY kernels may be launched before the one in front of them has ended (see ``emitter.text.launches.Launch``), and wait
for it where they first read what it writes; launched as any other they find it done. What few_up writes no kernel in
front of it uses, and the shared expert's hidden values need nothing of it: the rows that they read are there before
the kernel in front of few_up begins, so that kernel is never launched early. few_up lets few_down be launched once it
has its products: earlier, programs of few_down would go where the first of few_up end, several to one multiprocessor.
few_down lets what follows be launched at once, which fetches its weights meanwhile.
"""

import triton
import triton.language as tl
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.gathered import hidden_units, mlp_columns, routed_columns
from emitter.kernels.cuda.source.groups import (
    Activation,
    Chosen,
    Layout,
    Planes,
    RouterInputs,
    RouterResults,
    Rule,
    Weight,
)
from emitter.kernels.cuda.source.order import begin
from emitter.kernels.cuda.source.route import choice, shared_gate_of


@triton.jit
def few_up(
    router: RouterInputs,
    x,
    weight: Planes,
    bias,
    shared_x,
    shared_gate,
    shared_weight: Planes,
    shared_bias,
    choices: RouterResults,
    gates,
    hidden_out,
    tokens,
    experts,
    top_k,
    chunks,
    rule: Rule,
    inter,
    hidden,
    has_bias,
    interleaved,
    layout: Layout,
    act: Activation,
    shared_inter,
    shared_gated,
    shared_has_bias,
    shared_act: Activation,
    GATED: tl.constexpr,
    SPLITS: tl.constexpr,
    MOST_CHUNKS: tl.constexpr,
    BLOCK_EXPERTS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PACKING: tl.constexpr,
    EARLY: tl.constexpr,
    STAGES: tl.constexpr,
):
    """The choice of every token (see ``router_choose``), ``gates [N]`` of the shared expert, and all hidden values.

    ``hidden_out`` holds the ``[S, I]`` values of the experts, then the ``[N, shared_inter]`` ones of the shared expert,
    0 wide where there is none. The experts read ``x [N, H]`` f32, the shared one ``shared_x [N, H]`` f32, and, with
    ``shared_gated``, ``shared_gate [1, H]`` f32. Both are packed alike.
    """
    blocks = tl.cdiv(inter, BLOCK_UNITS)
    shared_blocks = tl.cdiv(shared_inter, BLOCK_UNITS)
    before = tokens * shared_blocks
    program = tl.program_id(0) - before
    if program >= 0:
        assignment = (program // blocks).to(tl.int64)
        token = assignment // top_k
        block = program % blocks
        if EARLY:
            gdc_wait()
        chosen = choice(
            router,
            choices,
            token,
            program % (blocks * top_k) == 0,
            tokens,
            experts,
            top_k,
            chunks,
            rule,
            SPLITS,
            MOST_CHUNKS,
            BLOCK_EXPERTS,
            BLOCK_K,
            False,
        )
        expert = tl.sum(tl.where(tl.arange(0, BLOCK_K) == assignment % top_k, chosen, 0), axis=0)
        planes, read_bias, is_biased = weight, bias, has_bias
        turns, width, acting = interleaved, inter, act
        row = x + token * hidden
        target = hidden_out + assignment * inter
    else:
        token = ((program + before) // shared_blocks).to(tl.int64)
        block = (program + before) % shared_blocks
        row = shared_x + token * hidden
        if block == 0:
            gate = 1.0
            if shared_gated:
                gate = shared_gate_of(row, shared_gate, hidden, BLOCK_HIDDEN)
            tl.store(gates + token, gate)
        expert = tl.full((), 0, tl.int32)
        planes, read_bias, is_biased = shared_weight, shared_bias, shared_has_bias
        turns, width, acting = tl.full((), 0, tl.int32), shared_inter, shared_act
        target = hidden_out + tokens.to(tl.int64) * top_k * inter + token * shared_inter
    unit = block * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
    value = hidden_units(
        row,
        Weight(planes, layout, read_bias, is_biased),
        expert,
        unit,
        width,
        hidden,
        turns,
        acting,
        GATED,
        BLOCK_UNITS,
        BLOCK_HIDDEN,
        PACKING,
        hidden_out.dtype.element_ty,
        STAGES,
    )
    if EARLY:
        gdc_launch_dependents()
    tl.store(target + unit, value.to(hidden_out.dtype.element_ty), mask=unit < width)


@triton.jit
def few_down(
    hidden_in,
    ids,
    weights,
    weight: Planes,
    bias,
    gates,
    shared_weight: Planes,
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
    layout: Layout,
    scale,
    shared_inter,
    shared_has_bias,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    PACKING: tl.constexpr,
    EARLY: tl.constexpr,
    STAGES: tl.constexpr,
):
    """``y [N, H]`` f32, the sum of ``routed [N, H]``, times ``scale``, and ``shared [N, H]``; inputs as of ``few_up``.

    ``weight [E, H, I]``, ``shared_weight [H, shared_inter]``, packed alike, biases ``[E, H]`` and ``[H]`` f32.
    """
    blocks = tl.cdiv(hidden, BLOCK_COLUMNS)
    token = (tl.program_id(0) // blocks).to(tl.int64)
    column = tl.program_id(0) % blocks * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    row = tl.minimum(column, hidden - 1)
    begin(EARLY)
    routed = routed_columns(
        Chosen(
            hidden_in + token * top_k * inter,
            ids + token * top_k,
            weights + token * top_k,
            top_k,
            experts,
            0,
            1,
        ),
        Weight(weight, layout, bias, has_bias),
        row,
        inter,
        hidden,
        BLOCK_COLUMNS,
        BLOCK_UNITS,
        BLOCK_K,
        PACKING,
        STAGES,
    )
    routed *= as_float(scale)
    shared = mlp_columns(
        hidden_in + tokens.to(tl.int64) * top_k * inter + token * shared_inter,
        Weight(shared_weight, layout, shared_bias, shared_has_bias),
        row,
        shared_inter,
        hidden,
        BLOCK_COLUMNS,
        BLOCK_UNITS,
        PACKING,
        STAGES,
    )
    shared *= tl.load(gates + token)
    place = token * hidden + column
    tl.store(routed_out + place, routed, mask=column < hidden)
    tl.store(shared_out + place, shared, mask=column < hidden)
    tl.store(y + place, routed + shared, mask=column < hidden)
