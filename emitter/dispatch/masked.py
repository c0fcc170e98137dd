"""Masked-dense dispatch, the reference: every expert computes every token, and a mask keeps the chosen ones.

Plain StableHLO, so that any consumer runs it. It reads all E experts and does E / k times the needed FLOPs.
"""

from __future__ import annotations

from emitter.builder import FunctionBuilder, Value
from emitter.experts import mlp
from emitter.router import Routing, one_hot
from emitter.spec import ExpertsSpec


def dispatch(b: FunctionBuilder, spec: ExpertsSpec, x: Value, routing: Routing, arguments: dict[str, Value]) -> Value:
    """The routed output ``[N, H]`` f32: the weighted sum of the chosen experts' outputs."""
    tokens, hidden = x.shape
    wide = (spec.count, tokens, hidden)
    b.stage("experts", f"all {spec.count} experts over all tokens, [E, N, H]")
    x = b.convert(x, arguments["expert_down"].dtype)
    outputs = mlp(
        b, spec.glu, b.broadcast_in_dim(x, wide, dims=(1, 2), name="x_per_expert"), arguments, prefix="expert_"
    )

    b.stage("combine", "sum over the chosen experts; the others are selected away, so not even their NaN remains")
    mask = one_hot(b, routing.ids, spec.count)
    weights = b.broadcast_in_dim(routing.weights, mask.shape, dims=(0, 1), name="weights_per_expert")
    weights = b.select(mask, weights, b.full_like(0.0, weights, name="zero"), name="placed_weights")
    combine = b.reduce("add", weights, dims=[1], name="combine_matrix")
    chosen = b.reduce("or", mask, dims=[1], name="chosen_matrix")
    combine = b.transpose(combine, permutation=(1, 0), name="combine_by_expert")
    chosen = b.transpose(chosen, permutation=(1, 0), name="chosen_by_expert")
    weighted = b.multiply(outputs, b.broadcast_in_dim(combine, wide, dims=(0, 1), name="combine_rows"), name="weighted")
    kept = b.select(
        b.broadcast_in_dim(chosen, wide, dims=(0, 1), name="chosen_rows"),
        weighted,
        b.full_like(0.0, weighted, name="zero"),
        name="kept",
    )
    return b.reduce("add", kept, dims=[0], name="routed")
