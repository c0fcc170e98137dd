"""Exact (float64) results of one FFN layer, computed from the spec and the canonical weights alone.

This is the yardstick: it shares no code with the emitter, and is written knob by knob so that each choice of the
spec is one small function with its formula. Only the selected experts are computed, an expert at a time, and
weights become float64 a block of rows at a time, so that true sizes fit in memory.

What is defined here where a formula leaves it open:

* selection orders keys totally: NaN first, then from +inf down to -inf, with -0 equal to +0; equal keys go to the
  lowest index; k distinct experts are always chosen, also among keys of -inf;
* an expert that was not selected contributes nothing, whatever its activations would be;
* no tokens give results with no rows.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.spec import (
    Activation,
    CapacitySpec,
    Combine,
    DenseSpec,
    ExpertsSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
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
from emitter.spec.tensors import extra_inputs

F64 = npt.NDArray[np.float64]
Ids = npt.NDArray[np.int64]
Weights = Mapping[str, npt.NDArray[Any]]

ROW_BLOCK = 4096
"""Rows of a weight that are float64 at a time: 4096 x 7168 is 235 MB."""


@dataclass(frozen=True)
class Routing:
    """The router's stages: ``logits``, ``scores``, ``keys`` [N, E], ``ids``, ``weights`` [N, k].

    ``keys`` are the selection keys after group masking; ``groups`` [N, G] marks the eligible groups (None without
    groups); ``weights`` are final (renormalised and scaled). ``shared`` [N, S] are the weights of the shared experts,
    where the router gives them. Where the experts are an input there are neither logits, scores nor keys: [N, 0].
    ``bias`` [E] or [N, E] is the correction bias in the keys. ``second`` [N] marks the tokens of the second bank; each
    token's experts are counted in its own. ``visits`` [N, k] are the experts that the slots visit; from E (and
    zero-compute experts) on they mark none.
    """

    logits: F64
    scores: F64
    keys: F64
    groups: npt.NDArray[np.bool_] | None
    ids: Ids
    weights: F64
    shared: F64 | None = None
    bias: F64 | None = None
    second: npt.NDArray[np.bool_] | None = None
    visits: Ids | None = None


@dataclass(frozen=True)
class Truth:
    """Every stage of one layer in float64. A dense layer has only ``output`` [N, H]."""

    output: F64
    routing: Routing | None = None
    routed: F64 | None = None
    shared: F64 | None = None
    router_state: F64 | None = None

    def stages(self) -> dict[str, npt.NDArray[Any]]:
        """Stage name -> array, in the order in which they are computed."""
        found: dict[str, npt.NDArray[Any]] = {}
        if self.router_state is not None:
            found["router_state"] = self.router_state
        if self.routing is not None:
            names = ("logits", "scores", "ids", "weights") if self.routing.logits.size else ("ids", "weights")
            found |= {name: getattr(self.routing, name) for name in names}
        if self.routed is not None:
            found["routed"] = self.routed
        if self.shared is not None:
            found["shared"] = self.shared
        return found | {"output": self.output}


def compute_truth(
    spec: FfnSpec,
    weights: Weights,
    x: npt.NDArray[Any],
    *,
    ids: Ids | None = None,
    inputs: Weights | None = None,
) -> Truth:
    """All stages of the layer over ``x`` [N, H] in float64.

    ``weights`` are canonical (``emitter.spec.tensors``), in any floating dtype; ``inputs`` are what else the
    layer takes per call, by name (``emitter.spec.tensors.extra_inputs``). With ``ids`` [N, k] the selection is
    taken from there instead of from the keys (equal routing); weights are then those of the given experts.
    Raises ``InputError`` when ``x`` or ``ids`` have the wrong shape, or an input is missing.
    """
    if x.ndim != 2 or x.shape[1] != spec.hidden:
        raise InputError(f"x has shape {list(x.shape)}; this layer takes [N, {spec.hidden}]")
    inputs = inputs or {}
    for wanted in extra_inputs(spec):
        shape = wanted.shape(x.shape[0])
        if wanted.name not in inputs or inputs[wanted.name].shape != shape:
            raise InputError(f"this layer takes {wanted.name} {list(shape)} beside x")
    x64 = x.astype(np.float64)
    with np.errstate(all="ignore"):
        if isinstance(spec, DenseSpec):
            return Truth(output=dense(spec, weights, x64))
        return _moe(spec, weights, x64, ids, inputs)


def _moe(spec: MoeSpec, weights: Weights, x: F64, ids: Ids | None, inputs: Weights) -> Truth:
    if spec.router.table and ids is None:
        ids = listed_experts(weights["token_experts"], inputs["input_ids"])
    seen, state = x, None
    if spec.router.state is not None:
        state = router_state(spec.router.state, weights, x, inputs)
        seen = state_mlp(spec.router.state, weights, state)
    if spec.router.given:
        routing = given_routing(spec.experts.count, inputs["dataset_index"] if ids is None else ids[:, 0])
    else:
        routing = route(spec.router, weights, seen, ids)
    if spec.second:
        is_second = inputs["token_types"] != 0
        routing = by_type(is_second, routing, route(spec.router, second_bank(weights), seen, ids))
    routing = admit(spec.experts, routing, inputs.get("padding_mask"))
    inner = x
    if spec.trunk is not None:
        inner = glu(spec.trunk.glu, linear(x, weights["trunk_up"], weights.get("trunk_up_bias")))
    routed = routed_output(spec, weights, inner, routing)
    shared = None if spec.shared is None else shared_expert(spec.shared, weights, inner, routing)
    if spec.part:
        assert shared is not None
        output = np.concatenate([shared, routed], axis=1)
    else:
        output = routed if shared is None else combine(spec.combine, routed, shared)
    if spec.output_norm is not None:
        output = rms_norm(spec.output_norm, output, weights["output_norm"])
    if spec.output_bias:
        output = output + weights["output_bias"].astype(np.float64)
    return Truth(output, routing, routed, shared, state)


def routed_output(spec: MoeSpec, weights: Weights, x: F64, routing: Routing) -> F64:
    """[N, H]: what the routed experts add: projected into their space, normed, computed, and all of it undone."""
    inner = x
    if spec.latent is not None:
        inner = linear(inner, weights["latent_in"], weights.get("latent_in_bias"))
    if spec.experts.input_norm is not None:
        inner = rms_norm(spec.experts.input_norm, inner, weights["pre_expert_norm"])
    assert routing.visits is not None
    routed = routed_experts(spec, weights, inner, routing.visits, routing.weights)
    if routing.second is not None:
        other = routed_experts(spec, second_bank(weights), inner, routing.visits, routing.weights)
        routed = np.where(routing.second[:, None], other, routed)
    if spec.latent is not None:
        routed = linear(routed, weights["latent_out"], weights.get("latent_out_bias"))
    routed = routed * spec.routed_scale
    if spec.routed_norm is not None:
        routed = rms_norm(spec.routed_norm, routed, weights["routed_norm"])
    return routed


def rms_norm(spec: NormSpec, v: F64, weight: npt.NDArray[Any]) -> F64:
    """``v / sqrt(mean(v^2) + eps)`` over the last axis, with the weight as ``NormWeight`` says."""
    factor = weight.astype(np.float64)
    if spec.weight is not NormWeight.SCALE:
        factor = 1.0 + factor
    if spec.weight is NormWeight.CENTRED_INPUT:
        v, factor = v * factor, np.ones_like(factor)
    return np.asarray(v / np.sqrt((v**2).mean(axis=-1, keepdims=True) + spec.eps) * factor)


def listed_experts(table: npt.NDArray[Any], token_ids: npt.NDArray[Any]) -> Ids:
    """[N, k]: the row of the table [V, k] of each token id; ids outside of it read its nearest row."""
    return np.asarray(table[np.clip(token_ids, 0, table.shape[0] - 1)], dtype=np.int64)


def router_state(spec: RouterStateSpec, weights: Weights, x: F64, inputs: Weights) -> F64:
    """[N, R]: a projection of x, and what the layer before handed on, scaled."""
    state = linear(x, weights["router_in"], weights["router_in_bias"])
    if spec.carried:
        state = state + inputs["router_state"].astype(np.float64) * weights["router_state_scale"].astype(np.float64)
    return state


def state_mlp(spec: RouterStateSpec, weights: Weights, state: F64) -> F64:
    """[N, R]: two layers over the normed state, each with gelu."""
    hidden = rms_norm(spec.norm, state, weights["router_state_norm"])
    for name in ("router_fc1", "router_fc2"):
        hidden = activate(Activation.GELU, linear(hidden, weights[name], weights[f"{name}_bias"]))
    return hidden


def given_routing(experts: int, index: npt.NDArray[Any]) -> Routing:
    """The routing that ``index`` [N] asks for: that expert with weight 1; the class behind them for any other index."""
    index = index.astype(np.int64)[:, None]
    ids = np.where((index >= 0) & (index < experts), index, experts)
    nothing = np.empty((ids.shape[0], 0))
    return Routing(nothing, nothing, nothing, None, ids, np.ones(ids.shape))


def second_bank(weights: Weights) -> Weights:
    """The weights with those of the second bank in place of the first one's."""
    own = {name.removeprefix("second_"): value for name, value in weights.items() if name.startswith("second_")}
    return {**weights, **own}


def by_type(is_second: npt.NDArray[np.bool_], first: Routing, second: Routing) -> Routing:
    """Each token's routing by the bank of its type, ``is_second`` [N]."""
    names = ("logits", "scores", "keys", "ids", "weights")
    own = {n: np.where(is_second[:, None], getattr(second, n), getattr(first, n)) for n in names}
    bias = None
    if first.bias is not None and second.bias is not None:
        bias = np.where(is_second[:, None], second.bias, first.bias)
    return Routing(groups=None, bias=bias, second=is_second, **own)


def admit(spec: ExpertsSpec, routing: Routing, padding: npt.NDArray[Any] | None) -> Routing:
    """The routing with what the slots visit; those that visit nothing have weight 0."""
    kept = kept_ids(spec, routing.ids, padding)
    weights = np.where(kept == spec.count + spec.zero, 0.0, routing.weights)
    if spec.capacity is not None and spec.capacity.renorm is not None:
        weights = renormalise(spec.capacity.renorm, weights)
    return replace(routing, weights=weights, visits=visited(spec, kept))


def kept_ids(spec: ExpertsSpec, ids: Ids, padding: npt.NDArray[Any] | None) -> Ids:
    """The chosen experts, ``count + zero`` in place of those that are not kept.

    Not kept are a class that is no expert, the choices of padding, and those beyond the capacity of an expert: slot by
    slot, token by token, each takes a place of its expert as long as there are some.
    """
    nowhere = spec.count + spec.zero
    kept = np.minimum(ids, nowhere)
    if spec.padding:
        assert padding is not None
        kept[padding != 0] = nowhere
    if spec.capacity is not None:
        left = np.full(nowhere, places_of_an_expert(spec.capacity, len(kept)))
        for slot, token in np.ndindex(kept.shape[::-1]):
            expert = kept[token, slot]
            if expert == nowhere:
                continue
            if left[expert] == 0:
                kept[token, slot] = nowhere
            else:
                left[expert] -= 1
    return kept


def visited(spec: ExpertsSpec, kept: Ids) -> Ids:
    """The experts that the slots visit: the kept ones, or their own."""
    if not spec.slot_experts:
        return kept
    return np.where(kept == spec.count + spec.zero, kept, np.array(spec.slot_experts))


def places_of_an_expert(spec: CapacitySpec, tokens: int) -> int:
    """How many tokens one expert takes out of so many."""
    return math.ceil(spec.fraction * tokens) if spec.fraction > 0.0 else spec.tokens


# Linear algebra ------------------------------------------------------------------------------------------------------


def linear(x: F64, weight: npt.NDArray[Any], bias: npt.NDArray[Any] | None = None) -> F64:
    """``x @ weight^T + bias`` in float64: x [N, K], weight [M, K], bias [M] -> [N, M]."""
    out = np.empty((x.shape[0], weight.shape[0]))
    for start in range(0, weight.shape[0], ROW_BLOCK):
        rows = slice(start, start + ROW_BLOCK)
        out[:, rows] = x @ weight[rows].astype(np.float64).T
    return out if bias is None else out + bias.astype(np.float64)


# Router --------------------------------------------------------------------------------------------------------------


def route(spec: RouterSpec, weights: Weights, x: F64, ids: Ids | None = None) -> Routing:
    """Logits, scores, keys, chosen experts and combine weights of every token."""
    logits = router_logits(spec, weights, x)
    if spec.keys:
        logits = pair_logits(spec.keys, logits)
    logits, shared_logits = logits[:, : spec.experts], logits[:, spec.experts :]
    scores = score(spec.score, logits)
    bias = weights["correction_bias"].astype(np.float64) if "correction_bias" in weights else None
    keys = selection_keys(spec, logits, scores, bias)
    groups = None
    if spec.groups is not None:
        groups = eligible_groups(spec.groups, keys)
        if ids is not None:
            groups = _groups_holding(spec.groups, groups, ids, spec.experts)
        keys = mask_groups(spec.groups, keys, groups)
    if ids is None:
        ids = top_k(keys, spec.top_k)
    elif ids.shape != (x.shape[0], spec.top_k):
        raise InputError(f"ids have shape {list(ids.shape)}; this layer takes [{x.shape[0]}, {spec.top_k}]")
    ids = ids.astype(np.int64)
    if spec.shared:
        joint = joint_weights(np.take_along_axis(logits, ids, axis=-1), shared_logits)
        chosen, shared = joint[:, : spec.top_k], joint[:, spec.top_k :] * learned_scale(spec, weights)
    else:
        chosen, shared = combine_weights(spec, logits, scores, groups, ids), None
    if spec.expert_scale:
        chosen = chosen * weights["router_expert_scale"].astype(np.float64)[ids]
    return Routing(logits, scores, keys, groups, ids, chosen * learned_scale(spec, weights), shared, bias)


def router_logits(spec: RouterSpec, weights: Weights, x: F64) -> F64:
    """[N, E + S]: the logits, from the normed input where the spec says so, scaled and softly capped."""
    if spec.norm is not None:
        x = rms_norm(spec.norm, x, weights["router_norm"])
    logits = linear(x, weights["router"], weights.get("router_bias")) * spec.logit_scale
    return _softcap(logits, spec.logit_softcap) if spec.logit_softcap else logits


def pair_logits(keys: int, logits: F64) -> F64:
    """[N, K K]: sums of two keys' logits, one of either half of all values of the call, [N, 2 K]."""
    a, b = logits.reshape(2, logits.shape[0], keys)
    return np.asarray((a[:, :, None] + b[:, None, :]).reshape(-1, keys * keys))


def learned_scale(spec: RouterSpec, weights: Weights) -> F64:
    """The constant and the learned factor on all weights of a token, as one."""
    learned = weights["router_scale"].astype(np.float64) if spec.global_scale else np.ones(1)
    return np.asarray(spec.scale * learned)


def joint_weights(chosen: F64, shared: F64) -> F64:
    """[N, k + S]: ``softmax(log sigmoid(z))`` over the logits of the chosen and of the shared experts together."""
    return softmax(-np.logaddexp(0.0, -np.concatenate([chosen, shared], axis=-1)))


def score(kind: Score, logits: F64) -> F64:
    """The score function over the last axis."""
    if kind is Score.SOFTMAX:
        return softmax(logits)
    if kind is Score.SIGMOID:
        return sigmoid(logits)
    return np.sqrt(np.logaddexp(0.0, logits))


def softmax(z: F64) -> F64:
    """``exp(z - max z) / sum exp(z - max z)`` over the last axis."""
    shifted = np.exp(z - z.max(axis=-1, keepdims=True, initial=-np.inf))
    return np.asarray(shifted / shifted.sum(axis=-1, keepdims=True))


def sigmoid(z: F64) -> F64:
    """``1 / (1 + exp(-z))``."""
    return np.asarray(1.0 / (1.0 + np.exp(-z)))


def selection_keys(spec: RouterSpec, logits: F64, scores: F64, bias: F64 | None) -> F64:
    """What the experts are ranked by, before group masking."""
    base = logits if spec.select_on is SelectOn.LOGIT else scores
    return base if bias is None else base + bias


def top_k(keys: F64, k: int) -> Ids:
    """The k first of the total order over the last axis: NaN, then descending; equal keys by index."""
    nan = np.isnan(keys)
    order = np.lexsort((np.where(nan, 0.0, -keys), ~nan), axis=-1)
    return np.asarray(order[..., :k], dtype=np.int64)


def eligible_groups(spec: GroupSpec, keys: F64) -> npt.NDArray[np.bool_]:
    """[N, G]: the ``top`` groups of each token by group score."""
    chosen = top_k(group_scores(spec, keys), spec.top)
    eligible = np.zeros((keys.shape[0], spec.count), dtype=np.bool_)
    np.put_along_axis(eligible, chosen, True, axis=-1)
    return eligible


def group_scores(spec: GroupSpec, keys: F64) -> F64:
    """[N, G]: the best key of a group, or the sum of its best two."""
    grouped = keys.reshape(keys.shape[0], spec.count, keys.shape[1] // spec.count)
    best = np.take_along_axis(grouped, top_k(grouped, 1 if spec.score is GroupScore.MAX else 2), axis=-1)
    return np.asarray(best.sum(axis=-1))


def mask_groups(spec: GroupSpec, keys: F64, eligible: npt.NDArray[np.bool_]) -> F64:
    """Keys with the fill value outside the eligible groups."""
    fill = -np.inf if spec.fill is GroupFill.NEG_INF else 0.0
    return np.where(np.repeat(eligible, keys.shape[1] // spec.count, axis=1), keys, fill)


def _groups_holding(spec: GroupSpec, eligible: npt.NDArray[np.bool_], ids: Ids, experts: int) -> npt.NDArray[np.bool_]:
    """The eligible groups under a given selection: those of the chosen experts, where they could all be eligible."""
    used = np.zeros_like(eligible)
    np.put_along_axis(used, ids.astype(np.int64) // (experts // spec.count), True, axis=-1)
    possible = used.sum(axis=-1, keepdims=True) <= spec.top
    return np.where(possible & (used & ~eligible).any(axis=-1, keepdims=True), used, eligible)


def combine_weights(spec: RouterSpec, logits: F64, scores: F64, groups: npt.NDArray[np.bool_] | None, ids: Ids) -> F64:
    """[N, k]: the weights of the chosen experts, renormalised, not yet scaled."""
    if spec.weights_from is WeightsFrom.SELECTED_LOGITS:
        chosen = score(spec.score, np.take_along_axis(logits, ids, axis=-1))
    elif spec.weights_from is WeightsFrom.CLOSE_LOGITS:
        shares = [close_share(spec.closeness, logits, ids, slot) for slot in range(ids.shape[1])]
        chosen = np.stack(shares, axis=-1)
    else:
        if groups is not None and spec.groups is not None and spec.groups.weights_masked:
            scores = mask_groups(spec.groups, scores, groups)
        chosen = np.take_along_axis(scores, ids, axis=-1)
    if spec.renorm is not None:
        chosen = renormalise(spec.renorm, chosen)
    return chosen


def close_share(closeness: float, logits: F64, ids: Ids, slot: int) -> F64:
    """[N]: the share of a slot's choice in the softmax over the close ones of the experts that were left to it."""
    left, gap = left_to_choose(logits, ids, slot)
    exponentials = np.exp(logits - np.take_along_axis(logits, ids[:, slot, None], axis=-1))
    exponentials[~left | (gap > closeness)] = 0.0
    return np.asarray(np.take_along_axis(exponentials, ids[:, slot, None], axis=-1)[:, 0] / exponentials.sum(axis=-1))


def left_to_choose(logits: F64, ids: Ids, slot: int) -> tuple[npt.NDArray[np.bool_], F64]:
    """[N, E]: which experts no slot before ``slot`` chose, and how far each is below the best of them, relatively."""
    left = np.ones(logits.shape, dtype=np.bool_)
    np.put_along_axis(left, ids[:, :slot], False, axis=-1)
    best = np.where(left, logits, -np.inf).max(axis=-1, keepdims=True, initial=-np.inf)
    return left, (best - logits) / np.maximum(np.abs(logits), best)


def renormalise(spec: Renorm, weights: F64) -> F64:
    """The k weights of a token divided by their norm (see ``RenormKind``)."""
    if spec.kind is RenormKind.SUM:
        norm = weights.sum(axis=-1, keepdims=True) + spec.value
    elif spec.kind is RenormKind.CLAMPED_SUM:
        norm = np.maximum(weights.sum(axis=-1, keepdims=True), spec.value)
    else:
        norm = (np.abs(weights) ** spec.value).sum(axis=-1, keepdims=True) ** (1.0 / spec.value)
    return np.asarray(weights / norm)


# Experts -------------------------------------------------------------------------------------------------------------


def activate(kind: Activation, v: F64) -> F64:
    """The elementwise activation."""
    if kind is Activation.SILU:
        return v * sigmoid(v)
    if kind is Activation.GELU:
        # erfc keeps its digits where 1 + erf would cancel.
        return np.asarray(0.5 * v * _erfc(-v / math.sqrt(2.0)))
    if kind is Activation.GELU_TANH:
        return np.asarray(0.5 * v * (1.0 + np.tanh(math.sqrt(2.0 / math.pi) * (v + 0.044715 * v**3))))
    rectified = np.maximum(v, 0.0)
    return rectified**2 if kind is Activation.RELU2 else rectified


def _erfc(v: F64) -> F64:
    return np.array([math.erfc(value) for value in v.ravel()], dtype=np.float64).reshape(v.shape)


def glu(spec: GluSpec, up_projected: F64) -> F64:
    """Hidden activation [N, I] from the (gate and) up projection [N, 2I] or [N, I]; see ``GluKind``."""
    if spec.kind is GluKind.LINEAR:
        return up_projected
    if spec.kind is GluKind.PLAIN:
        return activate(spec.activation, up_projected)
    g, u = np.split(up_projected, 2, axis=-1)
    if spec.kind is GluKind.GATED:
        return activate(spec.activation, g) * u
    if spec.kind is GluKind.SOFTCAP:
        return np.asarray(_softcap(g, spec.limit) * sigmoid(g) * _softcap(u, spec.up_limit))
    u = np.clip(u, -spec.limit, spec.limit)
    if spec.kind is GluKind.CLAMP_AFTER:
        return np.minimum(activate(spec.activation, g), spec.limit) * u
    g = np.minimum(g, spec.limit)
    if spec.kind is GluKind.CLAMP_BEFORE:
        return activate(spec.activation, g) * u
    return np.asarray((u + 1.0) * g * sigmoid(spec.alpha * g))


def _softcap(v: F64, cap: float) -> F64:
    return np.asarray(cap * np.tanh(v / cap))


def mlp(spec: GluSpec, weights: Weights, prefix: str, x: F64, expert: int | None = None) -> F64:
    """``down(glu(gate x, up x))`` of the MLP whose weights start with ``prefix``, or of one expert of a stack."""
    up = f"{prefix}gate_up" if spec.gated else f"{prefix}up"

    def pick(name: str) -> npt.NDArray[Any] | None:
        found = weights.get(name)
        return found if found is None or expert is None else found[expert]

    down_weight = pick(f"{prefix}down")
    assert down_weight is not None
    if spec.kind is not GluKind.LINEAR:
        up_weight = pick(up)
        assert up_weight is not None
        x = linear(x, up_weight, pick(f"{up}_bias"))
    hidden = glu(spec, x)
    return linear(hidden, down_weight, pick(f"{prefix}down_bias"))


def routed_experts(spec: MoeSpec, weights: Weights, x: F64, ids: Ids, combine_with: F64) -> F64:
    """[N, D]: the weighted sum over each token's chosen experts (before any output scale), x [N, D]."""
    routed = np.zeros((x.shape[0], spec.expert_hidden))
    for expert in np.unique(ids):
        token, slot = np.nonzero(ids == expert)
        weight = combine_with[token, slot][:, None]
        if expert >= spec.experts.count + spec.experts.zero:  # a skipped token gets nothing
            continue
        if expert >= spec.experts.count:  # a zero-compute expert returns its input
            np.add.at(routed, token, x[token] * weight)
            continue
        on_input = spec.experts.weight_on is WeightOn.INPUT
        out = mlp(spec.experts.glu, weights, "expert_", x[token] * weight if on_input else x[token], int(expert))
        if spec.experts.output_norm is not None:
            out = rms_norm(spec.experts.output_norm, out, weights["post_expert_norm"])
        np.add.at(routed, token, out if on_input else out * weight)  # a table may name an expert twice
    return routed


def shared_expert(spec: SharedSpec, weights: Weights, x: F64, routing: Routing | None = None) -> F64:
    """[N, H]: the shared expert's output between its norms, gated or weighed when the spec says so."""
    if spec.input_norm is not None:
        x = rms_norm(spec.input_norm, x, weights["shared_input_norm"])
    if spec.gate is SharedGate.ROUTER:
        assert routing is not None
        assert routing.shared is not None
        out = np.zeros_like(x)
        for index in range(spec.count):
            out += mlp(spec.glu, weights, "shared_", x, index) * routing.shared[:, index, None]
    else:
        out = mlp(spec.glu, weights, "shared_", x)
    if spec.gate is SharedGate.SIGMOID:
        out = out * sigmoid(linear(x, weights["shared_gate"]))
    if spec.output_norm is not None:
        out = rms_norm(spec.output_norm, out, weights["shared_output_norm"])
    return out


def combine(kind: Combine, routed: F64, shared: F64) -> F64:
    """Routed and shared output as one."""
    return (routed + shared) / 2.0 if kind is Combine.AVERAGE else routed + shared


def dense(spec: DenseSpec, weights: Weights, x: F64) -> F64:
    """[N, H]: a dense MLP layer."""
    out = mlp(spec.glu, weights, "", x)
    return out * weights["output_scale"].astype(np.float64) if spec.output_scale else out
