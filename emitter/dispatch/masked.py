"""Masked-dense dispatch, the reference: every expert computes every token, and a mask keeps the chosen ones.

Plain StableHLO, so that any consumer runs it. It reads all E experts and does E / k times the needed FLOPs.
"""

from __future__ import annotations

from emitter.dtype import DType
from emitter.lowering import Lowering, Routing
from emitter.spec import ExpertsSpec, WeightOn
from emitter.stages.experts import mlp
from emitter.stages.norms import rms_norm
from emitter.stages.router import one_hot
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import MlpWeights


def dispatch(
    b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
) -> Value:
    """The routed output ``[N, H]`` f32: the weighted sum of the chosen experts' outputs.

    Ids from ``spec.count`` on (zero-compute experts, skipped ones) mark no expert here.
    """
    wide = (spec.count, *x.shape)
    combine_text = "sum over the chosen experts; the others are selected away, so not even their NaN remains"
    if spec.weight_on is WeightOn.INPUT:
        b.stage("combine weights by expert", "they multiply what the experts read")
        combine, chosen = placed(b, spec, routing)
        x = b.broadcast_in_dim(x, wide, dims=(1, 2), name="x_per_expert")
        x = b.multiply(x, b.broadcast_in_dim(combine, wide, dims=(0, 1), name="combine_rows"), name="x_weighted")
        b.stage("experts", f"all {spec.count} experts over all tokens, [E, N, H]")
        weighted = outputs(b, lowering, spec, b.convert(x, lowering.compute), weights)
        b.stage("combine", combine_text)
    else:
        b.stage("experts", f"all {spec.count} experts over all tokens, [E, N, H]")
        x = b.convert(x, lowering.compute)
        output = outputs(b, lowering, spec, b.broadcast_in_dim(x, wide, dims=(1, 2), name="x_per_expert"), weights)
        b.stage("combine", combine_text)
        combine, chosen = placed(b, spec, routing)
        rows = b.broadcast_in_dim(combine, output.shape, dims=(0, 1), name="combine_rows")
        weighted = b.multiply(output, rows, name="weighted")
    kept = b.select(
        b.broadcast_in_dim(chosen, weighted.shape, dims=(0, 1), name="chosen_rows"),
        weighted,
        b.full_like(0.0, weighted, name="zero"),
        name="kept",
    )
    return b.reduce("add", kept, dims=[0], name="routed")


def outputs(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    x: Value,
    weights: MlpWeights,
    *,
    joined: bool = False,
    single: bool = False,
) -> Value:
    """Every expert over its own ``x [E, N, H]``, ``[E, N, H]`` f32; ``joined`` and ``single`` as ``mlp`` has them."""
    output = mlp(b, lowering, spec.glu, x, weights, joined=joined, single=single)
    if spec.output_norm is not None:
        assert weights.norm is not None
        output = rms_norm(b, spec.output_norm, output, weights.norm.value(b), name="normed_experts")
    return output


def placed(b: FunctionBuilder, spec: ExpertsSpec, routing: Routing) -> tuple[Value, Value]:
    """The combine weights and the mask of the chosen experts by expert, both ``[E, N]``."""
    mask = one_hot(b, _within(b, routing.visited, spec.count), spec.count)
    given = b.convert(routing.weights, DType.F32)
    weights = b.broadcast_in_dim(given, mask.shape, dims=(0, 1), name="weights_per_expert")
    weights = b.select(mask, weights, b.full_like(0.0, weights, name="zero"), name="placed_weights")
    combine = b.reduce("add", weights, dims=[1], name="combine_matrix")
    chosen = b.reduce("or", mask, dims=[1], name="chosen_matrix")
    combine = b.transpose(combine, permutation=(1, 0), name="combine_by_expert")
    return combine, b.transpose(chosen, permutation=(1, 0), name="chosen_by_expert")


def _within(b: FunctionBuilder, ids: Value, experts: int) -> Value:
    """Ids as i32: of a router of the caller's they may be i64."""
    if ids.dtype is DType.I32:
        return ids
    ids = b.minimum(ids, b.full_like(experts, ids, name="no_expert"), name="ids_below")
    ids = b.maximum(ids, b.full_like(-1, ids, name="none"), name="ids_within")
    return b.convert(ids, DType.I32)
