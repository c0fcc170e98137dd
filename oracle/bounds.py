"""How far a correct computation may be from float64 truth: derived from the data, not chosen.

Every rounding is taken as an independent error of mean zero, at most one unit roundoff u relative, hence of standard
deviation at most ``u |v| / sqrt(3)``. Standard deviations are propagated to first order through the stages, along
the same formulas as ``oracle.truth``; a result passes within ``LAMBDA`` of them. (The model of Higham and Mary, "A
New Approach to Probabilistic Rounding Error Analysis", SIAM J. Sci. Comput. 41, 2019; 8 standard deviations of a
normal distribution are exceeded with probability 1.2e-15.)

The sum of n products, in any order, has partial sums s_i; each addition contributes ``u |s_i| / sqrt(3)``. Products
p_i of random sign give ``sum s_i^2 = n |p|^2 / 2``, a drift to the total y gives ``sum s_i^2 = n y^2 / 3``. The
standard deviation of a dot product is therefore at most ``u (sqrt(n / 6) |p| + sqrt(n) |y| / 3)``. Blocked and
pairwise sums stay below it.

Elementary functions (exp, tanh, erf, log1p, division, roots, powers) count as ``FUNCTION_ROUNDINGS`` roundings.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.signature import DType
from emitter.spec import (
    Activation,
    Combine,
    DenseSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    MoeSpec,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    RouterStateSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    WeightOn,
    WeightsFrom,
)
from oracle import truth
from oracle.truth import F64, Ids, Weights

Flags = npt.NDArray[np.bool_]

LAMBDA = 8.0
"""Standard deviations within which a result passes."""

FUNCTION_ROUNDINGS = 4.0
"""Standard deviation of an elementary function's relative error, in roundings (about 2 ulp)."""

U32 = 2.0**-24
"""Unit roundoff of f32: logits, scores, weights, activations and all accumulation."""

UNIT_ROUNDOFF = {DType.F32: U32, DType.BF16: 2.0**-8, DType.F16: 2.0**-11}
"""Half the distance from 1 to the next larger number: 24, 8 and 11 significant bits."""

FLUSHED = 2.0**-120
"""Absolute floor of every tolerance: what flushing subnormal f32 numbers to zero may cost."""

_SMALLEST = {DType.F32: 0.0, DType.BF16: 2.0**-133, DType.F16: 2.0**-24}
_LARGEST = {DType.F32: float(np.finfo(np.float32).max), DType.BF16: 3.3895313892515355e38, DType.F16: 65504.0}
_ROOT3 = math.sqrt(3.0)


@dataclass(frozen=True)
class Bounds:
    """Standard deviations by stage (same shapes as the truth's stages, ``ids`` left out), and of the selection.

    ``keys`` [N, E] are those of the keys before group masking, ``group_scores`` [N, G] those of the group scores.
    ``overflow`` [N] marks tokens with an intermediate value beyond the largest number of its type: their results
    are not determined by the formulas.
    """

    stages: dict[str, F64]
    keys: F64 | None
    group_scores: F64 | None
    overflow: Flags

    def tolerance(self, stage: str) -> F64:
        """The largest absolute error with which a stage passes."""
        return LAMBDA * self.stages[stage] + FLUSHED


@dataclass(frozen=True)
class Narrowing:
    """Rounding of matmul inputs to ``dtype``: around the truth, or (``alike``) around what was rounded the same way.

    A value whose error does not reach a rounding boundary is the same number in both; at a boundary it may be either
    neighbour, and differs by their whole distance.
    """

    dtype: DType
    alike: bool = False


def describe_tolerance(spec: FfnSpec, dtype: DType) -> str:
    """One line: what the tolerances are made of, with the sizes and unit roundoffs."""
    lengths = f"H={spec.hidden}"
    if isinstance(spec, MoeSpec):
        lengths += f", I={spec.experts.intermediate}, k={spec.router.top_k}"
        lengths += f", shared I={spec.shared.intermediate}" if spec.shared else ""
    else:
        lengths += f", I={spec.intermediate}"
    narrow = "" if dtype is DType.F32 else f", matmul inputs u=2^{int(math.log2(UNIT_ROUNDOFF[dtype]))}"
    return (
        f"{LAMBDA:g} standard deviations of rounding, propagated over this data: f32 accumulation u=2^-24{narrow}, "
        f"sums over {lengths}, elementary functions {FUNCTION_ROUNDINGS:g} roundings (Higham and Mary 2019)"
    )


@dataclass(frozen=True)
class Approx:
    """Values and the standard deviations of what a correct computation holds in their place."""

    value: F64
    sigma: F64

    def __add__(self, other: Approx) -> Approx:
        value = self.value + other.value
        return Approx(value, _hypot(self.sigma, other.sigma, rounding(value)))

    def __mul__(self, other: Approx) -> Approx:
        value = self.value * other.value
        return Approx(value, _hypot(self.sigma * other.value, self.value * other.sigma, rounding(value)))

    def take(self, ids: Ids) -> Approx:
        """Gathered along the last axis, without error."""
        return Approx(np.take_along_axis(self.value, ids, axis=-1), np.take_along_axis(self.sigma, ids, axis=-1))

    def __getitem__(self, index: Any) -> Approx:
        return Approx(self.value[index], self.sigma[index])


def beside(*parts: Approx) -> Approx:
    """The parts side by side along the last axis."""
    values, sigmas = zip(*((part.value, part.sigma) for part in parts), strict=True)
    return Approx(np.concatenate(values, axis=-1), np.concatenate(sigmas, axis=-1))


def either(mask: Flags, chosen: Approx, other: Approx) -> Approx:
    """``chosen`` where the mask holds, ``other`` elsewhere."""
    return Approx(np.where(mask, chosen.value, other.value), np.where(mask, chosen.sigma, other.sigma))


def exactly(value: Any) -> Approx:
    """A number without error."""
    array = np.asarray(value, dtype=np.float64)
    return Approx(array, np.zeros_like(array))


def rounding(value: F64, roundings: float = 1.0, u: float = U32) -> F64:
    """Standard deviation of so many roundings of ``value``."""
    return np.asarray(roundings * u / _ROOT3 * np.abs(value))


def _hypot(*sigmas: F64) -> F64:
    # inf - inf is no deviation; 0 * inf is none either: overflow is marked apart.
    return np.asarray(np.sqrt(sum(np.nan_to_num(s, nan=0.0, posinf=np.inf) ** 2 for s in sigmas)))


def apply(function: Callable[[F64], F64], a: Approx, roundings: float = FUNCTION_ROUNDINGS) -> Approx:
    """An elementwise function, evaluated also ``LAMBDA`` deviations to either side (this covers kinks)."""
    value = function(a.value)
    moved = np.maximum(*(np.abs(function(a.value + sign * LAMBDA * a.sigma) - value) for sign in (1.0, -1.0)))
    return Approx(value, _hypot(moved / LAMBDA, rounding(value, roundings)))


def compute_bounds(
    spec: FfnSpec,
    weights: Weights,
    x: npt.NDArray[Any],
    dtype: DType,
    *,
    ids: Ids | None = None,
    inputs: Weights | None = None,
    alike: bool = False,
) -> Bounds:
    """Standard deviations of every stage for a graph of compute dtype ``dtype`` under the selection ``ids`` [N, k].

    ``ids`` are needed for a ``MoeSpec``: those of the truth around which the deviations are wanted. ``inputs`` are
    what else the layer takes per call. ``alike`` gives the deviations from a computation that narrows the same values:
    two of that kind differ by twice the tolerance at most, which says more than that both are close to the truth.
    """
    narrowing = Narrowing(dtype, alike)
    overflow = np.zeros(x.shape[0], dtype=np.bool_)
    with np.errstate(all="ignore"):
        given = exactly(x)
        if isinstance(spec, DenseSpec):
            out = _mlp(spec.glu, weights, "", given, narrowing, spec.intermediate, overflow)
            if spec.output_scale:
                out = out * exactly(weights["output_scale"])
            return Bounds({"output": out.sigma}, None, None, overflow)
        assert ids is not None
        return _moe(spec, weights, given, ids, narrowing, overflow, inputs or {})


def _moe(
    spec: MoeSpec, weights: Weights, x: Approx, ids: Ids, narrowing: Narrowing, overflow: Flags, inputs: Weights
) -> Bounds:
    stages: dict[str, F64] = {}
    seen = x
    if spec.router.state is not None:
        state = _router_state(spec.router.state, weights, x, inputs)
        stages["router_state"] = state.sigma
        seen = _state_mlp(spec.router.state, weights, state)
    routing = _given(ids) if spec.router.given else _route(spec.router, weights, seen, ids)
    is_second: Flags | None = None
    if spec.second:
        is_second = inputs["token_types"] != 0
        other = _route(spec.router, truth.second_bank(weights), seen, ids)
        mask = is_second[:, None]
        routing = replace(
            routing,
            logits=either(mask, other.logits, routing.logits),
            scores=either(mask, other.scores, routing.scores),
            keys=either(mask, other.keys, routing.keys),
            weights=either(mask, other.weights, routing.weights),
        )
    kept = truth.kept_ids(spec.experts, ids, inputs.get("padding_mask"))
    is_kept = kept < spec.experts.count + spec.experts.zero
    chosen = either(is_kept, routing.weights, exactly(np.zeros(ids.shape)))
    if spec.experts.capacity is not None:
        chosen = _renormalise(spec.experts.capacity.renorm, chosen)
    visits = truth.visited(spec.experts, kept)
    inner = x
    if spec.trunk is not None:
        inner = _linear(_narrow(x, narrowing, overflow), weights["trunk_up"], weights.get("trunk_up_bias"))
        inner = _glu(spec.trunk.glu, inner)
    routed = _routed_output(spec, weights, inner, visits, chosen, narrowing, overflow, is_second)
    stages |= {
        "logits": routing.logits.sigma,
        "scores": routing.scores.sigma,
        "weights": chosen.sigma,
        "routed": routed.sigma,
    }
    output = routed
    if spec.shared is not None:
        shared = _shared(spec.shared, weights, inner, routing.shared, narrowing, overflow)
        stages["shared"] = shared.sigma
        output = beside(shared, routed) if spec.part else routed + shared
        if spec.combine is Combine.AVERAGE:
            output = output * exactly(0.5)
    if spec.output_norm is not None:
        output = _rms_norm(spec.output_norm, output, weights["output_norm"])
    if spec.output_bias:
        output = output + exactly(weights["output_bias"])
    return Bounds(stages | {"output": output.sigma}, routing.keys.sigma, routing.group_scores, overflow)


# Building blocks -----------------------------------------------------------------------------------------------------


def _linear(
    x: Approx,
    weight: npt.NDArray[Any],
    bias: npt.NDArray[Any] | None = None,
    length: int | None = None,
    overflow: Flags | None = None,
) -> Approx:
    """``x @ weight^T + bias``, accumulated in sums of ``length`` products (by default those of this product)."""
    length = length or weight.shape[1]
    y = np.empty((x.value.shape[0], weight.shape[0]))
    squares, inherited = np.empty_like(y), np.zeros_like(y)
    for start in range(0, weight.shape[0], truth.ROW_BLOCK):
        rows = slice(start, start + truth.ROW_BLOCK)
        block = weight[rows].astype(np.float64).T
        y[:, rows] = x.value @ block
        squared = block * block
        squares[:, rows] = (x.value * x.value) @ squared
        if x.sigma.any():
            inherited[:, rows] = (x.sigma * x.sigma) @ squared
    size = np.sqrt(squares)
    if overflow is not None:
        # sqrt(n) |p| is at least the sum of magnitudes, so no partial sum passes it.
        overflow |= (size * math.sqrt(length) > _LARGEST[DType.F32]).any(axis=1)
    accumulation = U32 * ((math.sqrt(length / 6.0) + 1.0 / _ROOT3) * size + math.sqrt(length) / 3.0 * np.abs(y))
    out = Approx(y, _hypot(accumulation, np.sqrt(inherited)))
    return out if bias is None else out + exactly(bias)


def _rms_norm(spec: NormSpec, v: Approx, weight: npt.NDArray[Any]) -> Approx:
    """``d (v / r) = d v / r - v (v . d v) / (width r^3)`` with r the root mean square."""
    factor = exactly(weight)
    if spec.weight is not NormWeight.SCALE:
        factor = factor + exactly(1.0)
    if spec.weight is NormWeight.CENTRED_INPUT:
        v, factor = v * factor, exactly(1.0)
    width = v.value.shape[-1]
    mean_square = (v.value**2).mean(axis=-1, keepdims=True) + spec.eps
    inherited = np.sqrt(((v.value * v.sigma) ** 2).sum(axis=-1, keepdims=True)) / (width * mean_square)
    relative = inherited + U32 * (FUNCTION_ROUNDINGS + math.sqrt(width) / 3.0)
    root = np.sqrt(mean_square)
    value = v.value / root
    return Approx(value, _hypot(v.sigma / root, np.abs(value) * relative, rounding(value))) * factor


# Router --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Routing:
    logits: Approx
    scores: Approx
    keys: Approx
    group_scores: F64 | None
    weights: Approx
    shared: Approx | None


def _route(spec: RouterSpec, weights: Weights, x: Approx, ids: Ids) -> _Routing:
    if spec.norm is not None:
        x = _rms_norm(spec.norm, x, weights["router_norm"])
    all_logits = _linear(x, weights["router"], weights.get("router_bias"))
    if spec.keys:
        all_logits = _pair_logits(spec.keys, all_logits)
    if spec.logit_scale != 1.0:
        all_logits = all_logits * exactly(spec.logit_scale)
    if spec.logit_softcap:
        cap = spec.logit_softcap
        all_logits = apply(lambda z: np.asarray(cap * np.tanh(z / cap)), all_logits, 2 * FUNCTION_ROUNDINGS)
    logits, shared_logits = all_logits[:, : spec.experts], all_logits[:, spec.experts :]
    scores = _score(spec.score, logits)
    keys = logits if spec.select_on is SelectOn.LOGIT else scores
    if "correction_bias" in weights:
        keys = keys + exactly(weights["correction_bias"])
    shared: Approx | None = None
    if spec.shared:
        chosen, shared = _joint(logits.take(ids), shared_logits)
    elif spec.weights_from is WeightsFrom.SELECTED_LOGITS:
        chosen = _renormalise(spec.renorm, _score(spec.score, logits.take(ids)))
    elif spec.weights_from is WeightsFrom.CLOSE_LOGITS:
        chosen = _renormalise(spec.renorm, _close_shares(spec.closeness, logits, ids))
    else:
        chosen = _renormalise(spec.renorm, scores.take(ids))
    if spec.expert_scale:
        chosen = chosen * exactly(weights["router_expert_scale"][ids])
    scale = exactly(weights["router_scale"]) if spec.global_scale else exactly(1.0)
    scale = scale * exactly(spec.scale)
    return _Routing(
        logits, scores, keys, _group_scores(spec, keys), chosen * scale, None if shared is None else shared * scale
    )


def _pair_logits(keys: int, logits: Approx) -> Approx:
    (first, second), (s1, s2) = (part.reshape(2, -1, keys) for part in (logits.value, logits.sigma))
    pairs = Approx(first[:, :, None], s1[:, :, None]) + Approx(second[:, None, :], s2[:, None, :])
    return Approx(pairs.value.reshape(-1, keys * keys), pairs.sigma.reshape(-1, keys * keys))


def _router_state(spec: RouterStateSpec, weights: Weights, x: Approx, inputs: Weights) -> Approx:
    state = _linear(x, weights["router_in"], weights["router_in_bias"])
    if spec.carried:
        state = state + exactly(inputs["router_state"]) * exactly(weights["router_state_scale"])
    return state


def _state_mlp(spec: RouterStateSpec, weights: Weights, state: Approx) -> Approx:
    hidden = _rms_norm(spec.norm, state, weights["router_state_norm"])
    for name in ("router_fc1", "router_fc2"):
        hidden = _glu(GluSpec(GluKind.PLAIN, Activation.GELU), _linear(hidden, weights[name], weights[f"{name}_bias"]))
    return hidden


def _given(ids: Ids) -> _Routing:
    nothing = exactly(np.empty((ids.shape[0], 0)))
    return _Routing(nothing, nothing, nothing, None, exactly(np.ones(ids.shape)), None)


def _score(kind: Score, logits: Approx) -> Approx:
    if kind is Score.SOFTMAX:
        return _softmax(logits)
    # sqrt(softplus): a logarithm, an exponential and a root.
    return apply(lambda z: truth.score(kind, z), logits, 3 * FUNCTION_ROUNDINGS)


def _softmax(z: Approx) -> Approx:
    """``d log s_i = d z_i - sum_j s_j d z_j``; the maximum subtracted is exact, the subtraction is not."""
    s = truth.softmax(z.value)
    shifted = z.value - z.value.max(axis=-1, keepdims=True, initial=-np.inf)
    exponent = _hypot(z.sigma, rounding(shifted), np.full_like(s, FUNCTION_ROUNDINGS * U32))
    total = np.sqrt(((s * exponent) ** 2).sum(axis=-1, keepdims=True))
    summation = U32 * (math.sqrt(s.shape[-1]) / 3.0 + FUNCTION_ROUNDINGS)
    return Approx(s, _hypot(s * exponent, s * total, s * summation))


def _close_shares(closeness: float, logits: Approx, ids: Ids) -> Approx:
    """Softmaxes over the close logits; one that rounding may put on either side of the limit is in and out."""
    values, sigmas = np.empty(ids.shape), np.empty(ids.shape)
    for slot in range(ids.shape[1]):
        left, gap = truth.left_to_choose(logits.value, ids, slot)
        best = np.where(left, logits.value, -np.inf).max(axis=-1, keepdims=True, initial=-np.inf)
        size = np.maximum(np.abs(logits.value), best)
        worst = logits.sigma + np.where(left, logits.sigma, 0.0).max(axis=-1, keepdims=True, initial=0.0)
        doubt = LAMBDA * ((1.0 + np.abs(gap)) * worst / size + rounding(gap, 2 + FUNCTION_ROUNDINGS))

        def share(kept: Flags, best: F64 = best, slot: int = slot) -> Approx:
            # 1e4 below the best: nothing of it is left in a softmax
            z = Approx(np.where(kept, logits.value, best - 1e4), np.where(kept, logits.sigma, 0.0))
            return _softmax(z).take(ids[:, slot, None])

        # the best itself is never in doubt
        is_best = logits.value == best
        found = share(left & ~(gap > closeness))
        without, within = (left & (is_best | ~(gap + sign * doubt > closeness)) for sign in (1.0, -1.0))
        moved = np.maximum(*(np.abs(share(kept).value - found.value) for kept in (without, within)))
        values[:, slot] = found.value[:, 0]
        sigmas[:, slot] = _hypot(found.sigma, moved / LAMBDA)[:, 0]
    return Approx(values, sigmas)


def _joint(chosen: Approx, shared: Approx) -> tuple[Approx, Approx]:
    both = beside(chosen, shared)
    weights = _softmax(apply(lambda z: -np.logaddexp(0.0, -z), both, 3 * FUNCTION_ROUNDINGS))
    k = chosen.value.shape[-1]
    return weights[:, :k], weights[:, k:]


def _renormalise(spec: Renorm | None, chosen: Approx) -> Approx:
    if spec is None:
        return chosen
    value = truth.renormalise(spec, chosen.value)
    relative = np.where(chosen.value == 0.0, 0.0, chosen.sigma / np.abs(chosen.value))
    lp = spec.kind is RenormKind.LP
    share = np.abs(chosen.value) ** (spec.value if lp else 1.0)
    share = share / np.maximum(share.sum(axis=-1, keepdims=True), np.finfo(np.float64).tiny)
    # The errors of the k weights have causes in common: added, not in quadrature.
    relative = relative + (share * relative).sum(axis=-1, keepdims=True)
    roundings = FUNCTION_ROUNDINGS * (4 if lp else 1) + math.sqrt(chosen.value.shape[-1])
    return Approx(value, np.abs(value) * relative + rounding(value, roundings))


def _group_scores(spec: RouterSpec, keys: Approx) -> F64 | None:
    """The deviation of a group score is at most that of the worst of the keys that may enter."""
    if spec.groups is None:
        return None
    tokens, experts = keys.sigma.shape
    by_group = keys.sigma.reshape(tokens, spec.groups.count, experts // spec.groups.count)
    worst = by_group.max(axis=-1, initial=0.0)
    return _hypot(math.sqrt(2.0) * worst, rounding(truth.group_scores(spec.groups, keys.value)))


# Experts -------------------------------------------------------------------------------------------------------------


def _narrow(a: Approx, narrowing: Narrowing, overflow: Flags) -> Approx:
    """Rounding of a matmul's input to the compute dtype; exact values that are representable have none."""
    dtype = narrowing.dtype
    overflow |= (np.abs(a.value) > _LARGEST[dtype]).any(axis=1)
    if dtype is DType.F32:
        return a
    middle, *ends = (_rounded(a.value + LAMBDA * sign * a.sigma, dtype) for sign in (0.0, -1.0, 1.0))
    if narrowing.alike:
        return Approx(middle, np.nan_to_num(np.maximum(*(np.abs(end - middle) for end in ends))))
    kept = (a.sigma == 0.0) & (middle == a.value)
    sigma = np.where(kept, 0.0, rounding(a.value, u=UNIT_ROUNDOFF[dtype]) + _SMALLEST[dtype])
    return Approx(a.value, _hypot(a.sigma, sigma))


def _rounded(value: F64, dtype: DType) -> F64:
    return np.asarray(value.astype(np.float32).astype(dtype.numpy).astype(np.float64))


def _mlp(
    glu: GluSpec,
    weights: Weights,
    prefix: str,
    x: Approx,
    narrowing: Narrowing,
    down_length: int,
    overflow: Flags,
    *,
    expert: int | None = None,
    factor: Approx | None = None,
) -> Approx:
    """The MLP of ``truth.mlp``; ``factor`` [N, 1] multiplies its input."""
    up = f"{prefix}gate_up" if glu.gated else f"{prefix}up"

    def pick(name: str) -> Any:
        found = weights.get(name)
        return found if found is None or expert is None else found[expert]

    if glu.kind is GluKind.LINEAR:
        projected = x
    elif factor is None:
        projected = _linear(_narrow(x, narrowing, overflow), pick(up), pick(f"{up}_bias"), None, overflow)
    else:
        product = x * exactly(factor.value)
        projected = _linear(_narrow(product, narrowing, overflow), pick(up), None, None, overflow)
        # An error of the factor moves all of the input together, and so the projection.
        moved = np.abs(projected.value) * np.nan_to_num(factor.sigma / np.abs(factor.value))
        projected = Approx(projected.value, _hypot(projected.sigma, moved))
        if pick(f"{up}_bias") is not None:
            projected = projected + exactly(pick(f"{up}_bias"))
    hidden = _narrow(_glu(glu, projected), narrowing, overflow)
    return _linear(hidden, pick(f"{prefix}down"), pick(f"{prefix}down_bias"), down_length, overflow)


def _glu(spec: GluSpec, projected: Approx) -> Approx:
    if spec.kind is GluKind.LINEAR:
        return projected
    value = truth.glu(spec, projected.value)
    halves = 2 if spec.gated else 1
    parts = np.split(projected.value, halves, axis=-1)
    sigmas = np.split(projected.sigma, halves, axis=-1)
    errors = [rounding(value, 3 * FUNCTION_ROUNDINGS)]
    if spec.activation in (Activation.GELU, Activation.GELU_TANH):
        # 1 + erf and 1 + tanh cancel for negative arguments.
        errors.append(rounding(np.prod(parts, axis=0), FUNCTION_ROUNDINGS))
    for index, sigma in enumerate(sigmas):
        moved = np.zeros_like(value)
        for sign in (LAMBDA, -LAMBDA):
            beside = [part + sign * sigma if i == index else part for i, part in enumerate(parts)]
            moved = np.maximum(moved, np.abs(truth.glu(spec, np.concatenate(beside, axis=-1)) - value))
        errors.append(moved / LAMBDA)
    return Approx(value, _hypot(*errors))


def _routed_output(
    spec: MoeSpec,
    weights: Weights,
    x: Approx,
    ids: Ids,
    combine_with: Approx,
    narrowing: Narrowing,
    overflow: Flags,
    is_second: Flags | None,
) -> Approx:
    inner = x
    if spec.latent is not None:
        inner = _linear(_narrow(inner, narrowing, overflow), weights["latent_in"], weights.get("latent_in_bias"))
    if spec.experts.input_norm is not None:
        inner = _rms_norm(spec.experts.input_norm, inner, weights["pre_expert_norm"])
    if is_second is None:
        routed = _routed_experts(spec, weights, inner, ids, combine_with, narrowing, overflow)
    else:
        second = replace(spec, experts=spec.second_experts)
        banks, overflows = [], []
        for bank, own in ((spec, weights), (second, truth.second_bank(weights))):
            overflows.append(np.zeros_like(overflow))
            banks.append(_routed_experts(bank, own, inner, ids, combine_with, narrowing, overflows[-1]))
        routed = either(is_second[:, None], banks[1], banks[0])
        overflow |= np.where(is_second, overflows[1], overflows[0])
    if spec.latent is not None:
        routed = _linear(_narrow(routed, narrowing, overflow), weights["latent_out"], weights.get("latent_out_bias"))
    if spec.routed_scale != 1.0:
        routed = routed * exactly(spec.routed_scale)
    if spec.routed_norm is not None:
        routed = _rms_norm(spec.routed_norm, routed, weights["routed_norm"])
    return routed


def _routed_experts(
    spec: MoeSpec, weights: Weights, x: Approx, ids: Ids, combine_with: Approx, narrowing: Narrowing, overflow: Flags
) -> Approx:
    value = np.zeros((ids.shape[0], spec.expert_hidden))
    variance, correlated, magnitude = np.zeros_like(value), np.zeros_like(value), np.zeros_like(value)
    # The sum over experts may be one with that of the down projection.
    length = spec.router.top_k * spec.experts.intermediate
    on_input = spec.experts.weight_on is WeightOn.INPUT
    for expert in np.unique(ids):
        token, slot = np.nonzero(ids == expert)
        weight = combine_with[token, slot][:, None]
        overflowed = np.zeros(token.shape, dtype=np.bool_)
        if expert >= spec.experts.count + spec.experts.zero:
            continue
        if expert >= spec.experts.count:
            out = x[token]
        else:
            factor = weight if on_input else None
            out = _mlp(
                spec.experts.glu,
                weights,
                "expert_",
                x[token],
                narrowing,
                length,
                overflowed,
                expert=int(expert),
                factor=factor,
            )
            if spec.experts.output_norm is not None:
                out = _rms_norm(spec.experts.output_norm, out, weights["post_expert_norm"])
            if on_input:
                weight = exactly(np.ones_like(weight.value))
        overflow[token] |= overflowed
        product = weight.value * out.value
        value[token] += product
        variance[token] += (weight.value * out.sigma) ** 2 + rounding(product) ** 2
        # The errors of a token's weights have causes in common: added, not in quadrature.
        correlated[token] += np.abs(out.value) * weight.sigma
        magnitude[token] += np.abs(product)
    summation = U32 * math.sqrt(spec.router.top_k) * magnitude
    return Approx(value, _hypot(np.sqrt(variance), correlated, summation))


def _shared(
    spec: SharedSpec, weights: Weights, x: Approx, by_router: Approx | None, narrowing: Narrowing, overflow: Flags
) -> Approx:
    if spec.input_norm is not None:
        x = _rms_norm(spec.input_norm, x, weights["shared_input_norm"])
    if spec.gate is SharedGate.ROUTER:
        assert by_router is not None
        length = spec.count * spec.intermediate
        out = exactly(np.zeros_like(x.value))
        for index in range(spec.count):
            each = _mlp(spec.glu, weights, "shared_", x, narrowing, length, overflow, expert=index)
            out = out + each * by_router[:, index, None]
    else:
        out = _mlp(spec.glu, weights, "shared_", x, narrowing, spec.intermediate, overflow)
    if spec.gate is SharedGate.SIGMOID:
        out = out * apply(truth.sigmoid, _linear(x, weights["shared_gate"]), 2 * FUNCTION_ROUNDINGS)
    if spec.output_norm is not None:
        out = _rms_norm(spec.output_norm, out, weights["shared_output_norm"])
    return out
