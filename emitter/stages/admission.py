"""Which of the chosen experts a token really visits: padding, capacity, and experts fixed by slot."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from emitter.lowering import Routing
from emitter.shapes import Sym
from emitter.signature import DType
from emitter.spec import CapacitySpec, ExpertsSpec
from emitter.stages.router import one_hot, renormalise
from emitter.text.builder import FunctionBuilder, Value


def admit(b: FunctionBuilder, spec: ExpertsSpec, routing: Routing, inputs: Mapping[str, Value]) -> Routing:
    """The routing with what each slot visits, and weight 0 where it visits nothing (see ``ExpertsSpec``)."""
    b.stage("admission", "which slots visit an expert; the weight of the others is 0")
    ids = routing.ids
    nowhere = b.full_like(spec.count + spec.zero, ids, name="nowhere")
    if spec.padding:
        # widened before anything is computed: IREE 3.13 fails on the broadcast of a broadcast alone
        padding = b.broadcast_in_dim(inputs["padding_mask"], ids.shape, dims=(0,), name="padding_slots")
        is_padding = b.compare("NE", padding, b.full_like(0, padding, name="zero_i32"), name="is_padding")
        ids = b.select(is_padding, nowhere, ids, name="queueing_ids")
    if spec.capacity is not None:
        place = queue_place(b, ids, spec.count + spec.zero)
        has_room = b.compare("LT", place, room(b, spec.capacity, place), name="has_room")
        ids = b.select(has_room, ids, nowhere, name="kept_ids")
    dropped = b.compare("GE", ids, nowhere, name="is_dropped")
    weights = b.select(dropped, b.full_like(0.0, routing.weights, name="zero"), routing.weights, name="kept_weights")
    if spec.capacity is not None and spec.capacity.renorm is not None:
        weights = renormalise(b, spec.capacity.renorm, weights)
    if spec.slot_experts:
        fixed = b.full_like(spec.slot_experts[0], ids, name="slot_expert_0")
        slot = b.iota(ids.shape, dim=1, name="slot_index")
        for j, expert in enumerate(spec.slot_experts[1:], 1):
            is_slot = b.compare("EQ", slot, b.full_like(j, slot, name=f"slot_{j}"), name="is_slot")
            fixed = b.select(is_slot, b.full_like(expert, ids, name=f"slot_expert_{j}"), fixed, name="slot_experts")
        ids = b.select(dropped, nowhere, fixed, name="visited_ids")
    return replace(routing, weights=weights, visits=ids)


def queue_place(b: FunctionBuilder, ids: Value, experts: int) -> Value:
    """The place ``[N, k]`` i32, from 0, of each slot in the queue of its expert ``ids [N, k]``.

    The first choices of all tokens stand before the second ones, each in the order of the tokens. Every pair of tokens
    is compared (N^2 k comparisons): a running sum over a dynamic number of tokens is not plain StableHLO.
    """
    tokens, k = ids.shape[0], ids.extent(1)
    b.comment("how many tokens before this one chose the same expert in the same slot")
    pairs = (tokens, tokens, k)
    index = b.iota((tokens,), dim=0, name="token_index")
    later = b.broadcast_in_dim(index, pairs, dims=(0,), name="token_rows")
    earlier = b.broadcast_in_dim(index, pairs, dims=(1,), name="token_columns")
    own = b.broadcast_in_dim(ids, pairs, dims=(0, 2), name="ids_rows")
    other = b.broadcast_in_dim(ids, pairs, dims=(1, 2), name="ids_columns")
    ahead = b.and_(b.compare("LT", earlier, later, name="is_earlier"), b.compare("EQ", own, other, name="is_same"))
    one, zero = b.full(1, pairs, DType.I32, name="one_i32"), b.full(0, pairs, DType.I32, name="zero_i32")
    place = b.reduce("add", b.select(ahead, one, zero, name="ahead_counts"), dims=[1], name="queue_place")
    if k == 1:
        return place
    b.comment("and how many tokens chose it in an earlier slot")
    chosen = one_hot(b, ids, experts)
    one, zero = b.full(1, chosen.shape, DType.I32, name="one_i32"), b.full(0, chosen.shape, DType.I32, name="zero_i32")
    uses = b.reduce("add", b.select(chosen, one, zero, name="use_counts"), dims=[0], name="slot_uses")
    wide = (k, k, experts)
    is_before = b.compare("LT", b.iota(wide, dim=1, name="slot_index"), b.iota(wide, dim=0, name="slot_index"))
    uses = b.broadcast_in_dim(uses, wide, dims=(1, 2), name="slot_uses_wide")
    uses = b.select(is_before, uses, b.full_like(0, uses, name="zero_i32"), name="earlier_uses")
    uses = b.reduce("add", uses, dims=[1], name="earlier_slot_uses")
    uses = b.broadcast_in_dim(uses, chosen.shape, dims=(1, 2), name="earlier_uses_rows")
    before = b.reduce("add", b.select(chosen, uses, zero, name="own_earlier_uses"), dims=[2], name="slots_before")
    return b.add(place, before, name="queue_place")


def room(b: FunctionBuilder, spec: CapacitySpec, like: Value) -> Value:
    """The number of slots that an expert takes, in the type of ``like`` i32."""
    tokens = like.shape[0]
    if spec.fraction == 0.0:
        return b.full_like(spec.tokens, like, name="capacity")
    if not isinstance(tokens, Sym):
        return b.full_like(math.ceil(spec.fraction * tokens), like, name="capacity")
    # on as many elements as slots, not on one: IREE 3.13 computes a single number on the host, which has no f64
    count = b.broadcast_in_dim(b.count(tokens, name="token_count"), like.shape, dims=(), name="token_count_slots")
    count = b.convert(count, DType.F64, name="token_count_f64")
    share = b.multiply(count, b.full_like(spec.fraction, count, name="capacity_fraction"), name="capacity_share")
    return b.convert(b.ceil(share), DType.I32, name="capacity")
