"""Ladder dispatch: the experts as one batched product over as many rows each as the fullest of them has tokens.

Plain StableHLO, for any device of XLA's. Nothing is dropped: of a few capacities, the rungs, that which holds the
fullest expert is taken when the call is made, and where none does the last one is taken as often as it needs. Tokens
are computed in chunks, so that what a call holds at once is bounded.

    for each chunk of T tokens:                              (T = N where that fits into MOST_BYTES)
        assignments of a token by rising expert                       [T, k]
        position of each among those of its expert                    [T, k]   sums below a triangle, no sort
        tokens by expert                                              [T * k]  one scatter
        choose the rung C by the fullest expert:
            repeat until all are through:                    (once, but for the last rung)
                rows of each expert                                   [E, C, H]
                the experts                                           [E, C, H]
                the row of each assignment                            [T, k, H]
            weighted sum of each token's assignments                  [T, H]

With so few tokens that most experts have none, each assignment is computed by itself, over the weights of its expert:
then what is read counts, and XLA reads no others.

Numbers of rows are part of the text, so the number of tokens must be too: there is no text for any number of tokens.
Each expert is computed once for a token, as by masked-dense, whichever and how many of its choices name it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from emitter.dispatch.masked import outputs
from emitter.lowering import Dispatch, Lowering, Routing
from emitter.packing import Axis
from emitter.shapes import static
from emitter.signature import DType
from emitter.spec import ExpertsSpec, WeightOn
from emitter.target.mesh import Part
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import MlpWeights

MOST_BYTES = 2**31
"""What the activations of the experts may take at once."""
SPREAD = 3.5
"""By how many standard deviations the first rung lies above the mean number of rows of an expert."""
STEPS, FINE_STEPS = (1.0, 2.0), (1.0, 1.125, 1.375, 2.0)
"""The rungs, times the first one; finer from FINE_FROM rows on, where rows cost more than the weights beside them."""
FINE_FROM = 128
FEW = 2
"""Experts for each assignment from which on assignments are computed by themselves."""
STEP = 8
"""Rungs are multiples of it: rows that matrix units take together."""
BLOCK = 64
"""Tokens whose positions one triangle counts: a compromise between its size and the number of blocks."""


@dataclass(frozen=True)
class Rungs:
    """Capacities for calls of ``tokens`` tokens. With ``repeated`` the last one may have to be taken several times."""

    tokens: int
    capacities: tuple[int, ...]

    @property
    def repeated(self) -> bool:
        """Whether an expert may have more rows than the last capacity."""
        return self.capacities[-1] < self.tokens


def rungs(tokens: int, rows_per_token: float) -> Rungs:
    """The capacities for experts that have ``rows_per_token`` rows each for a token, in the mean.

    The first holds the fullest expert under uniform routing (binomial, so its deviation is at most the root of its
    mean), the last is twice as high: what is more than the tokens is cut off, as an expert has no more rows.
    """
    mean = tokens * rows_per_token
    first = STEP * math.ceil((mean + SPREAD * math.sqrt(mean)) / STEP)
    steps = FINE_STEPS if first >= FINE_FROM else STEPS
    return Rungs(tokens, tuple(sorted({min(STEP * math.ceil(step * first / STEP), tokens) for step in steps})))


def plan(tokens: int, experts: int, rows_per_token: float, row_bytes: int) -> Rungs:
    """The capacities for one chunk, and so how many tokens a chunk has: all of them, or a power of two that fits."""
    chunk, found = tokens, rungs(tokens, rows_per_token)
    while chunk > STEP and experts * found.capacities[-1] * row_bytes > MOST_BYTES:
        chunk = 2 ** (math.ceil(math.log2(chunk)) - 1)
        found = rungs(chunk, rows_per_token)
    return found


def over(devices: int) -> Dispatch:
    """The dispatch of a device that has one of ``devices`` equal shares of the experts: ids are its own, from 0 on."""

    def dispatch(
        b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        """The routed output ``[N, H]`` f32 of a static number of tokens."""
        tokens, top_k = static(x.shape[0]), routing.ids.extent(1)
        ids, combine_weights = routing.visited, routing.weights
        if FEW * tokens * top_k <= spec.count:
            return _each_by_itself(b, lowering, spec, x, ids, combine_weights, weights)
        found = plan(tokens, spec.count, top_k / (spec.count * devices), _row_bytes(lowering, weights))
        if found.tokens == tokens:
            return _chunk(b, lowering, spec, found, x, ids, combine_weights, weights)
        b.stage("chunks", f"of {found.tokens} tokens; the last one begins where it ends with the last token")
        last = b.constant(tokens - found.tokens, DType.I32, name="last_start")
        size = b.constant(found.tokens, DType.I32, name="chunk_size")
        origin = b.constant(0, DType.I32, name="origin")

        def body(turn: Value, routed: Value) -> Value:
            start = b.minimum(b.multiply(turn, size, name="chunk_start"), last, name="chunk_start")

            def part(value: Value) -> Value:
                shape = (found.tokens, value.extent(1))
                return b.dynamic_slice(value, (start, origin), shape, name=f"{value.name.replace('#', '_')}_chunk")

            chunk = _chunk(b, lowering, spec, found, part(x), part(ids), part(combine_weights), weights)
            return b.dynamic_update_slice(routed, chunk, (start, origin), name="routed_so_far")

        turns = b.constant(math.ceil(tokens / found.tokens), DType.I32, name="chunk_count")
        nothing = b.full(0.0, (tokens, weights.width), DType.F32, name="nothing")
        return b.repeat(turns, nothing, body, name="routed")

    return dispatch


dispatch = over(1)


def on_mesh(part: Part) -> Dispatch:
    """The dispatch of one device of a mesh: its experts over all tokens, summed over the devices.

    No collective stands in a branch or a loop: devices may take different ones. Tokens travel in the compute dtype
    (in f32 where combine weights multiply them first), sums in f32.
    """

    def dispatch(
        b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        """The routed output ``[n, H]`` f32 of this device's n tokens, of all where every device has them."""
        mesh, ids, combine_weights = part.mesh, routing.visited, routing.weights
        count = mesh.share(spec.count)
        if part.split_tokens:
            b.stage("gather", f"the tokens of all {mesh.devices} devices and their routing")
            if spec.weight_on is WeightOn.OUTPUT:
                x = b.convert(x, lowering.compute)
            x = b.convert(b.all_gather(x, mesh.devices, name="all_x"), DType.F32)
            ids, combine_weights = _gathered_routing(b, ids, combine_weights, mesh.devices)
        b.stage("own experts", f"{count} of {spec.count}: ids count from the device's first")
        first = b.multiply(b.partition_id(), b.constant(count, DType.I32, name="own_experts"), name="first_own")
        ids = b.subtract(ids, b.broadcast_in_dim(first, ids.shape, dims=(), name="first_own_wide"), name="own_ids")
        own = replace(spec, count=count, slot_experts=())
        routed = over(mesh.devices)(b, lowering, own, x, Routing(None, None, ids, combine_weights), weights)
        b.stage("sum", "over the devices")
        if part.split_tokens:
            return b.reduce_scatter(routed, mesh.devices, name="routed")
        return b.all_reduce(routed, mesh.devices, name="routed")

    return dispatch


def _gathered_routing(b: FunctionBuilder, ids: Value, combine_weights: Value, devices: int) -> tuple[Value, Value]:
    """Ids and combine weights of all devices' tokens, ``[N, k]`` i32 and f32 from ``[n, k]`` each.

    As one array: an exchange of few bytes takes as long as its start, and what follows waits for both.
    """
    k = ids.extent(1)
    bits = b.bitcast_convert(combine_weights, DType.I32, name="weight_bits")
    joined = b.all_gather(b.concatenate([ids, bits], dim=1, name="routing"), devices, name="all_routing")
    ids = b.slice(joined, dim=1, start=0, limit=k, name="all_ids")
    bits = b.slice(joined, dim=1, start=k, limit=2 * k, name="all_weight_bits")
    return ids, b.bitcast_convert(bits, DType.F32, name="all_weights")


def _row_bytes(lowering: Lowering, weights: MlpWeights) -> int:
    """What one row of an expert takes: the input in the compute dtype, the hidden values in f32 and narrowed, the
    output in f32."""
    down = {extent.axis: extent.size for extent in weights.down.weight.axes}
    width, hidden = down[Axis.OUT], down[Axis.IN]
    up = 0 if weights.up is None else weights.up.weight.size(Axis.OUT) or 0
    return lowering.compute.itemsize * (width + hidden) + 4 * (up + hidden + width)


@dataclass(frozen=True)
class _Sorted:
    """The assignments of ``tokens`` tokens, those of each by rising expert: ``[T, k]`` each."""

    expert: Value
    """i32, from the number of experts on where there is none."""
    weight: Value
    """f32: the sum where several choices name one expert."""
    visits: Value
    """Whether there is an expert, and no assignment before it has the same."""


def _each_by_itself(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    x: Value,
    ids: Value,
    combine_weights: Value,
    weights: MlpWeights,
) -> Value:
    """The routed output ``[N, H]`` f32 of few tokens, each assignment over the weights of its expert."""
    tokens, top_k = static(ids.shape[0]), ids.extent(1)
    slots, wide = tokens * top_k, (tokens, top_k, x.extent(1))
    given = _by_expert(b, ids, combine_weights, spec.count)
    b.stage("experts", f"ladder: {slots} assignments, each by itself, of {spec.count} experts")
    expert = b.minimum(given.expert, b.full_like(spec.count - 1, given.expert, name="last_expert"), name="some_expert")
    chosen = weights.of_experts(b, b.reshape(expert, (slots,), name="expert_of_slot"))
    x = b.broadcast_in_dim(x, wide, dims=(0, 2), name="x_of_slot")
    if spec.weight_on is WeightOn.INPUT:
        x = b.multiply(x, b.broadcast_in_dim(given.weight, wide, dims=(0, 1), name="weight_rows"), name="x_weighted")
    rows = b.reshape(b.convert(x, lowering.compute), (slots, 1, x.extent(2)), name="x_rows")
    output = outputs(b, lowering, replace(spec, count=slots), rows, chosen, joined=True, single=True)
    return _weighted_sum(b, spec, given, b.reshape(output, (slots, weights.width), name="slot_output"))


def _chunk(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    found: Rungs,
    x: Value,
    ids: Value,
    combine_weights: Value,
    weights: MlpWeights,
) -> Value:
    """The routed output ``[T, H]`` f32 of T tokens."""
    tokens, top_k, count = found.tokens, ids.extent(1), spec.count
    slots = tokens * top_k
    given = _by_expert(b, ids, combine_weights, count)
    b.stage("positions", "of each assignment among those of its expert, in the order of the tokens")
    before, counts = _tokens_before(b, given, count)
    expert = b.minimum(given.expert, b.full_like(count - 1, given.expert, name="last_expert"), name="some_expert")
    flat = b.reshape(expert, (slots,), name="expert_of_slot")
    token = b.iota((tokens, top_k), dim=0, name="token")
    place = b.add(b.multiply(token, b.full_like(count, token, name="expert_count"), name="token_row"), expert)
    position = b.gather_rows(before, b.reshape(place, (slots,), name="place"), name="position")
    starts = _starts(b, counts)
    row = b.add(position, b.gather_rows(starts, flat, name="start"), name="row")
    beyond = b.full(slots, (slots,), DType.I32, name="beyond")
    row = b.select(b.reshape(given.visits, (slots,), name="slot_visits"), row, beyond, name="row")
    room = (slots + 1,)
    tokens_by_row = b.scatter(
        b.full(0, room, DType.I32, name="first_token"), row, b.reshape(token, (slots,), name="slot_token"), name="order"
    )
    by_row: Value | None = None
    if spec.weight_on is WeightOn.INPUT:
        share = b.reshape(given.weight, (slots,), name="slot_weight")
        by_row = b.scatter(b.full(0.0, room, DType.F32, name="no_weight"), row, share, name="weight_of_row")
    else:
        x = b.convert(x, lowering.compute)
    rows = _Rows(x, tokens_by_row, by_row, starts, flat, position)
    top = b.reduce("maximum", counts, dims=[0], name="fullest")

    def rung(capacity: int, *, repeated: bool) -> Callable[[], Value]:
        def once() -> Value:
            return _window(b, lowering, spec, rows, weights, capacity, None)

        def write() -> Value:
            outputs = _until_all_are_through(b, lowering, spec, rows, weights, capacity, top) if repeated else once()
            return _weighted_sum(b, spec, given, outputs)

        return write

    steps = ", ".join(map(str, found.capacities)) + (", repeated" if found.repeated else "")
    b.stage("experts", f"ladder: all {count} experts over as many rows as the fullest has: {steps}")
    index = b.constant(0, DType.I32, name="rung")
    for capacity in found.capacities[:-1]:
        higher = b.compare("GT", top, b.constant(capacity, DType.I32, name="capacity"), name="is_fuller")
        index = b.add(index, b.convert(higher, DType.I32), name="rung")
    last = found.capacities[-1]
    branches = [rung(capacity, repeated=found.repeated and capacity == last) for capacity in found.capacities]
    return b.case(index, branches, name="routed")


def _by_expert(b: FunctionBuilder, ids: Value, combine_weights: Value, count: int) -> _Sorted:
    """Assignments by rising expert: the order in which masked-dense adds a token's experts up."""
    tokens, top_k = static(ids.shape[0]), ids.extent(1)
    nowhere = b.full_like(count, ids, name="nowhere")
    here = b.and_(
        b.compare("GE", ids, b.full_like(0, ids, name="first_expert")), b.compare("LT", ids, nowhere), name="is_here"
    )
    ids = b.select(here, ids, nowhere, name="expert")
    if top_k == 1:
        return _Sorted(ids, combine_weights, here)
    b.stage("assignments", "those of each token by rising expert")
    cube = (tokens, top_k, top_k)

    def columns(value: Value) -> Value:
        return b.broadcast_in_dim(value, cube, dims=(0, 2), name=f"other_{value.name.replace('#', '_')}")

    def rows(value: Value) -> Value:
        return b.broadcast_in_dim(value, cube, dims=(0, 1), name=f"own_{value.name.replace('#', '_')}")

    same = b.compare("EQ", columns(ids), rows(ids), name="is_same")
    earlier = b.compare("LT", b.iota(cube, dim=2, name="slot"), b.iota(cube, dim=1, name="slot"), name="is_earlier")
    repeats = b.and_(same, earlier, name="is_repeat")
    lower = b.compare("LT", columns(ids), rows(ids), name="is_lower")
    rank = b.reduce("add", b.convert(b.or_(lower, repeats, name="is_before"), DType.I32), dims=[2], name="rank")
    zero = b.full(0.0, cube, DType.F32, name="zero")
    total = b.reduce(
        "add", b.select(same, columns(combine_weights), zero, name="same_weights"), dims=[2], name="weight"
    )
    first = b.and_(here, b.compare("EQ", b.reduce("or", repeats, dims=[2]), b.full_like(False, here)), name="is_first")
    chosen = b.compare("EQ", columns(rank), b.iota(cube, dim=1, name="slot"), name="is_ranked")

    def ranked(value: Value, name: str) -> Value:
        nothing = b.full(0, cube, value.dtype, name="nothing")
        return b.reduce("add", b.select(chosen, columns(value), nothing, name=f"{name}_ranked"), dims=[2], name=name)

    none = b.full(False, cube, DType.I1, name="no_visit")
    visits = b.reduce("or", b.select(chosen, columns(first), none, name="visits_ranked"), dims=[2], name="visits")
    return _Sorted(ranked(ids, "expert_by_rank"), ranked(total, "weight_by_rank"), visits)


def _tokens_before(b: FunctionBuilder, given: _Sorted, count: int) -> tuple[Value, Value]:
    """How many tokens before each visit each expert, ``[T * E]`` i32 by token, and how many do in all, ``[E]`` i32.

    Products of zeros and ones with triangles of ones, of ``BLOCK`` tokens each and then of the blocks: every number is
    at most a block's, so that no device's rounding of the operands changes one (8 bits are enough).
    """
    tokens, top_k = static(given.expert.shape[0]), given.expert.extent(1)
    wide = (tokens, top_k, count)
    index = b.iota(wide, dim=2, name="expert_index")
    held = b.compare("EQ", b.broadcast_in_dim(given.expert, wide, dims=(0, 1), name="expert_wide"), index, name="held")
    ones, zeros = b.full(1.0, wide, DType.F32, name="one"), b.full(0.0, wide, DType.F32, name="zero")
    visited = b.reduce("maximum", b.select(held, ones, zeros, name="visits_wide"), dims=[1], name="visited")
    blocks = -(-tokens // BLOCK)
    size = tokens if blocks == 1 else BLOCK
    if blocks * size > tokens:
        padding = b.full(0.0, (blocks * size - tokens, count), DType.F32, name="no_token")
        visited = b.concatenate([visited, padding], dim=0, name="visited_padded")
    if blocks == 1:
        before = _counted(b, visited, "token")
        counts = b.reduce("add", visited, dims=[0], name="row_count")
    else:
        # as one product, of a triangle with the columns of all blocks side by side
        stacked = b.reshape(visited, (blocks, size, count), name="visited_by_block")
        columns = b.reshape(b.transpose(stacked, permutation=(1, 0, 2)), (size, blocks * count), name="columns")
        inside = b.reshape(_counted(b, columns, "token"), (size, blocks, count), name="before_in_block")
        totals = b.reduce("add", stacked, dims=[1], name="block_count")
        offsets = b.broadcast_in_dim(_counted(b, totals, "block"), inside.shape, dims=(1, 2), name="offset_rows")
        before = b.transpose(b.add(inside, offsets, name="before_by_place"), permutation=(1, 0, 2), name="before")
        counts = b.reduce("add", totals, dims=[0], name="row_count")
    before = b.reshape(b.convert(before, DType.I32), (blocks * size * count,), name="tokens_before")
    return before, b.convert(counts, DType.I32, name="counts")


def _counted(b: FunctionBuilder, ones: Value, name: str) -> Value:
    """Of each entry of ``[n, c]`` the sum of those above it."""
    square = (ones.extent(0), ones.extent(0))
    # in whole numbers, not from a comparison: IREE 3.13 takes a converted i1 for 0 and -1 when it feeds a product
    above = b.subtract(b.iota(square, dim=0, name=f"{name}_at"), b.iota(square, dim=1, name=f"{name}_at"))
    one, zero = b.full(1, square, DType.I32, name="one"), b.full(0, square, DType.I32, name="zero")
    triangle = b.convert(b.minimum(b.maximum(above, zero), one), DType.F32, name=f"{name}_triangle")
    return b.dot_general(triangle, ones, contracting=([1], [0]), name=f"before_{name}")


def _starts(b: FunctionBuilder, counts: Value) -> Value:
    """Where the rows of each expert begin, ``[E]`` i32: how many those before it have."""
    square = (counts.extent(0), counts.extent(0))
    earlier = b.compare("LT", b.iota(square, dim=1, name="expert_at"), b.iota(square, dim=0, name="expert_at"))
    rows = b.broadcast_in_dim(counts, square, dims=(1,), name="counts_wide")
    none = b.full(0, square, DType.I32, name="no_rows")
    return b.reduce("add", b.select(earlier, rows, none, name="earlier_counts"), dims=[1], name="starts")


@dataclass(frozen=True)
class _Rows:
    """What the rungs read: ``x [T, H]``, the token of each row and its weight where that goes on the input, where each
    expert's rows start ``[E]``, and each assignment's expert and position ``[T * k]``."""

    x: Value
    token: Value
    weight: Value | None
    starts: Value
    expert: Value
    position: Value


def _window(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    rows: _Rows,
    weights: MlpWeights,
    capacity: int,
    first: Value | None,
) -> Value:
    """The outputs ``[T * k, H]`` f32 of the assignments at ``capacity`` positions from the scalar ``first`` on.

    Those of other positions are of some other row. A row that no assignment has is some token's, and read by none.
    """
    wide = (spec.count, capacity)
    at = b.add(
        b.broadcast_in_dim(rows.starts, wide, dims=(0,), name="start_rows"), b.iota(wide, dim=1, name="row_index")
    )
    position = rows.position
    if first is not None:
        at = b.add(at, b.broadcast_in_dim(first, wide, dims=(), name="first_wide"))
        position = b.subtract(
            position, b.broadcast_in_dim(first, position.shape, dims=(), name="first_slot"), name="place"
        )
    # gather reads the last row where an index lies beyond; no index is below the first
    token = b.gather_rows(rows.token, at, name="token_of_row")
    x = b.gather_rows(rows.x, token, name="x_by_expert")
    if rows.weight is not None:
        weight = b.gather_rows(rows.weight, at, name="weight_by_expert")
        x = b.multiply(x, b.broadcast_in_dim(weight, x.shape, dims=(0, 1), name="weight_rows"), name="x_weighted")
    output = outputs(b, lowering, spec, b.convert(x, lowering.compute), weights, joined=True)
    flat = b.reshape(output, (spec.count * capacity, output.extent(2)), name="output_rows")
    base = b.multiply(rows.expert, b.full_like(capacity, rows.expert, name="capacity"), name="expert_base")
    return b.gather_rows(flat, b.add(base, position, name="output_row"), name="slot_output")


def _until_all_are_through(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    rows: _Rows,
    weights: MlpWeights,
    capacity: int,
    top: Value,
) -> Value:
    """The outputs ``[T * k, H]`` f32 of all assignments, ``capacity`` of each expert at a time."""
    b.comment(f"{capacity} rows of each expert at a time, until the fullest is through")
    size = b.constant(capacity, DType.I32, name="capacity")
    up = b.add(top, b.constant(capacity - 1, DType.I32, name="rounding"), name="fullest_rounded")
    slots = static(rows.position.shape[0])

    def body(turn: Value, before: Value) -> Value:
        first = b.multiply(turn, size, name="first_row")
        found = _window(b, lowering, spec, rows, weights, capacity, first)
        low = b.broadcast_in_dim(first, (slots,), dims=(), name="window_first")
        place = b.subtract(rows.position, low, name="window_place")
        inside = b.and_(
            b.compare("GE", place, b.full_like(0, place, name="window_start")),
            b.compare("LT", place, b.full_like(capacity, place, name="window_size")),
            name="is_inside",
        )
        return b.select(b.broadcast_in_dim(inside, found.shape, dims=(0,), name="inside_rows"), found, before)

    nothing = b.full(0.0, (slots, weights.width), DType.F32, name="nothing")
    return b.repeat(b.divide(up, size, name="turns"), nothing, body, name="all_outputs")


def _weighted_sum(b: FunctionBuilder, spec: ExpertsSpec, given: _Sorted, slots: Value) -> Value:
    """``[T, H]`` f32: the sum over each token's assignments, by rising expert."""
    tokens, top_k = static(given.expert.shape[0]), given.expert.extent(1)
    output = b.reshape(slots, (tokens, top_k, slots.extent(1)), name="assignment_output")
    if spec.weight_on is WeightOn.OUTPUT:
        rows = b.broadcast_in_dim(given.weight, output.shape, dims=(0, 1), name="weight_rows")
        output = b.multiply(output, rows, name="weighted")
    kept = b.select(
        b.broadcast_in_dim(given.visits, output.shape, dims=(0, 1), name="visit_rows"),
        output,
        b.full_like(0.0, output, name="zero"),
        name="kept",
    )
    return b.reduce("add", kept, dims=[1], name="chunk_routed")
