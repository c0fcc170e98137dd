"""The block, once: from the spec and the canonical weights to every stage, in whatever numbers ``a`` computes.

It shares no code with the emitter. Only the selected experts are computed, an expert at a time. An expert that was not
selected contributes nothing, whatever its activations would be; no tokens give results with no rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.spec import (
    Activation,
    Combine,
    DenseSpec,
    ExpertsSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    MoeSpec,
    NormSpec,
    NormWeight,
    RouterSpec,
    RouterStateSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    WeightOn,
    WeightsFrom,
)
from oracle.arithmetic import Arithmetic, N
from oracle.functions import log_sigmoid, sigmoid, softcap, sqrt_softplus
from oracle.selection import (
    F64,
    Flags,
    Ids,
    eligible_groups,
    fill_value,
    given_experts,
    groups_holding,
    kept_ids,
    listed_experts,
    of_groups,
    top_k,
    visited,
)

Weights = Mapping[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Routing(Generic[N]):
    """The router's stages: ``logits``, ``scores``, ``keys`` [N, E], ``ids``, ``weights`` [N, k].

    ``keys`` are the selection keys after group masking, ``all_keys`` those before it; ``groups`` [N, G] marks the
    eligible groups (None without groups); ``weights`` are final (renormalised and scaled). ``shared`` [N, S] are the
    weights of the shared experts, where the router gives them. Where the experts are an input nothing is ``scored``:
    logits, scores and keys are [N, 0]. ``bias`` [E] or [N, E] is the correction bias in the keys. ``second`` [N] marks
    the tokens of the second bank; each token's experts are counted in its own. ``visits`` [N, k] are the experts that
    the slots visit; from E (and zero-compute experts) on they mark none.
    """

    logits: N
    scores: N
    all_keys: N
    keys: N
    groups: Flags | None
    ids: Ids
    weights: N
    shared: N | None = None
    bias: F64 | None = None
    second: Flags | None = None
    visits: Ids | None = None
    scored: bool = True


@dataclass(frozen=True)
class Block(Generic[N]):
    """Every stage of one layer. A dense layer has only ``output`` [N, H]."""

    output: N
    routing: Routing[N] | None = None
    routed: N | None = None
    shared: N | None = None
    router_state: N | None = None

    def stages(self) -> dict[str, Any]:
        """Stage name -> numbers (``ids``: integers), in the order in which they are computed."""
        found: dict[str, Any] = {}
        if self.router_state is not None:
            found["router_state"] = self.router_state
        if self.routing is not None:
            names = ("logits", "scores", "ids", "weights") if self.routing.scored else ("ids", "weights")
            found |= {name: getattr(self.routing, name) for name in names}
        if self.routed is not None:
            found["routed"] = self.routed
        if self.shared is not None:
            found["shared"] = self.shared
        return found | {"output": self.output}


def forward(
    a: Arithmetic[N],
    spec: FfnSpec,
    weights: Weights,
    x: npt.NDArray[Any],
    *,
    ids: Ids | None = None,
    inputs: Weights | None = None,
) -> Block[N]:
    """All stages of the layer over ``x`` [N, H].

    ``weights`` are canonical (``emitter.spec.tensors``), in any floating dtype; ``inputs`` are what else the layer
    takes per call, by name. With ``ids`` [N, k] the selection is taken from there instead of from the keys (equal
    routing); weights are then those of the given experts. Raises ``InputError`` when ``ids`` have the wrong shape.
    """
    return block(a, spec, weights, a.exactly(x), ids, inputs or {})


def block(a: Arithmetic[N], spec: FfnSpec, weights: Weights, x: N, ids: Ids | None, inputs: Weights) -> Block[N]:
    """``forward`` of an ``x`` that comes from a computation itself."""
    if isinstance(spec, DenseSpec):
        return Block(dense(a, spec, weights, x))
    return _moe(a, spec, weights, x, ids, inputs)


def _moe(a: Arithmetic[N], spec: MoeSpec, weights: Weights, x: N, ids: Ids | None, inputs: Weights) -> Block[N]:
    if spec.router.table and ids is None:
        ids = listed_experts(weights["token_experts"], inputs["input_ids"])
    seen, state = x, None
    if spec.router.state is not None:
        state = router_state(a, spec.router.state, weights, x, inputs)
        seen = state_mlp(a, spec.router.state, weights, state)
    if spec.router.given:
        routing = given_routing(a, spec.experts.count, inputs["dataset_index"] if ids is None else ids[:, 0])
    else:
        routing = route(a, spec.router, weights, seen, ids)
    if spec.second:
        is_second = inputs["token_types"] != 0
        routing = by_type(a, is_second, routing, route(a, spec.router, second_bank(weights), seen, ids))
    routing = admit(a, spec.experts, routing, inputs.get("padding_mask"))
    inner = x
    if spec.trunk is not None:
        inner = activated(a, spec.trunk.glu, a.project(x, weights["trunk_up"], weights.get("trunk_up_bias")))
    routed = routed_output(a, spec, weights, inner, routing)
    shared = None if spec.shared is None else shared_expert(a, spec.shared, weights, inner, routing.shared)
    if spec.part:
        assert shared is not None
        output = a.concatenate(shared, routed)
    else:
        output = routed if shared is None else combine(a, spec.combine, routed, shared)
    if spec.output_norm is not None:
        output = rms_norm(a, spec.output_norm, output, weights["output_norm"])
    if spec.output_bias:
        output = output + a.exactly(weights["output_bias"])
    return Block(output, routing, routed, shared, state)


def rms_norm(a: Arithmetic[N], spec: NormSpec, v: N, weight: npt.NDArray[Any]) -> N:
    """``v / sqrt(mean(v^2) + eps)`` over the last axis, with the weight as ``NormWeight`` says."""
    factor = a.exactly(weight)
    if spec.weight is not NormWeight.SCALE:
        factor = a.exactly(1.0) + factor
    if spec.weight is NormWeight.CENTRED_INPUT:
        v, factor = v * factor, a.exactly(1.0)
    return a.normalise(v, spec.eps) * factor


# Router --------------------------------------------------------------------------------------------------------------


def router_state(a: Arithmetic[N], spec: RouterStateSpec, weights: Weights, x: N, inputs: Weights) -> N:
    """[N, R]: a projection of x, and what the layer before passed on, scaled."""
    state = a.linear(x, weights["router_in"], weights["router_in_bias"])
    if spec.carried:
        state = state + a.exactly(inputs["router_state"]) * a.exactly(weights["router_state_scale"])
    return state


def state_mlp(a: Arithmetic[N], spec: RouterStateSpec, weights: Weights, state: N) -> N:
    """[N, R]: two layers over the normed state, each with gelu."""
    hidden = rms_norm(a, spec.norm, state, weights["router_state_norm"])
    for name in ("router_fc1", "router_fc2"):
        projected = a.linear(hidden, weights[name], weights[f"{name}_bias"])
        hidden = a.glu(GluSpec(GluKind.PLAIN, Activation.GELU), projected)
    return hidden


def given_routing(a: Arithmetic[N], experts: int, index: npt.NDArray[Any]) -> Routing[N]:
    """The routing that ``index`` [N] asks for: that expert with weight 1; the class after them for any other index."""
    ids = given_experts(experts, index)
    nothing = a.exactly(np.empty((ids.shape[0], 0)))
    return Routing(nothing, nothing, nothing, nothing, None, ids, a.exactly(np.ones(ids.shape)), scored=False)


def route(a: Arithmetic[N], spec: RouterSpec, weights: Weights, x: N, ids: Ids | None = None) -> Routing[N]:
    """Logits, scores, keys, chosen experts and combine weights of every token."""
    logits = router_logits(a, spec, weights, x)
    if spec.keys:
        logits = pair_logits(a, spec.keys, logits)
    logits, shared_logits = logits[:, : spec.experts], logits[:, spec.experts :]
    scores = score(a, spec.score, logits)
    bias = weights["correction_bias"].astype(np.float64) if "correction_bias" in weights else None
    keys = all_keys = selection_keys(a, spec, logits, scores, bias)
    groups = None
    if spec.groups is not None:
        groups = eligible_groups(spec.groups, a.value(all_keys))
        if ids is not None:
            groups = groups_holding(spec.groups, groups, ids, spec.experts)
        keys = a.either(of_groups(groups, spec.experts), all_keys, a.exactly(fill_value(spec.groups)))
    tokens = a.value(keys).shape[0]
    if ids is None:
        ids = top_k(a.value(keys), spec.top_k)
    elif ids.shape != (tokens, spec.top_k):
        raise InputError(f"ids have shape {list(ids.shape)}; this layer takes [{tokens}, {spec.top_k}]")
    ids = ids.astype(np.int64)
    scale = learned_scale(a, spec, weights)
    shared = None
    if spec.shared:
        chosen, shared = joint_weights(a, a.take(logits, ids), shared_logits)
        shared = shared * scale
    else:
        chosen = combine_weights(a, spec, logits, scores, groups, ids)
    if spec.expert_scale:
        chosen = chosen * a.exactly(weights["router_expert_scale"][ids])
    return Routing(logits, scores, all_keys, keys, groups, ids, chosen * scale, shared, bias)


def router_logits(a: Arithmetic[N], spec: RouterSpec, weights: Weights, x: N) -> N:
    """[N, E + S]: the logits, from the normed input where the spec says so, scaled and softly capped."""
    if spec.norm is not None:
        x = rms_norm(a, spec.norm, x, weights["router_norm"])
    logits = a.linear(x, weights["router"], weights.get("router_bias"))
    if spec.logit_scale != 1.0:
        logits = logits * a.exactly(spec.logit_scale)
    if spec.logit_softcap:
        logits = a.apply(lambda z: softcap(z, spec.logit_softcap), logits, 2)
    return logits


def pair_logits(a: Arithmetic[N], keys: int, logits: N) -> N:
    """[N, K K]: sums of two keys' logits, one of either half of all values of the call, [N, 2 K]."""
    tokens = a.value(logits).shape[0]
    halves = a.reshape(logits, (2, tokens, keys))
    return a.reshape(halves[0][:, :, None] + halves[1][:, None, :], (tokens, keys * keys))


def score(a: Arithmetic[N], kind: Score, logits: N) -> N:
    """The score function over the last axis."""
    if kind is Score.SOFTMAX:
        return a.softmax(logits)
    # sqrt(softplus): a logarithm, an exponential and a root.
    return a.apply(sigmoid if kind is Score.SIGMOID else sqrt_softplus, logits, 3)


def selection_keys(a: Arithmetic[N], spec: RouterSpec, logits: N, scores: N, bias: F64 | None) -> N:
    """What the experts are ranked by, before group masking."""
    base = logits if spec.select_on is SelectOn.LOGIT else scores
    return base if bias is None else base + a.exactly(bias)


def joint_weights(a: Arithmetic[N], chosen: N, shared: N) -> tuple[N, N]:
    """[N, k], [N, S]: ``softmax(log sigmoid(z))`` over the logits of the chosen and of the shared experts together."""
    weights = a.softmax(a.apply(log_sigmoid, a.concatenate(chosen, shared), 3))
    k = a.value(chosen).shape[-1]
    return weights[:, :k], weights[:, k:]


def combine_weights(a: Arithmetic[N], spec: RouterSpec, logits: N, scores: N, groups: Flags | None, ids: Ids) -> N:
    """[N, k]: the weights of the chosen experts, renormalised, not yet scaled."""
    if spec.weights_from is WeightsFrom.SELECTED_LOGITS:
        chosen = score(a, spec.score, a.take(logits, ids))
    elif spec.weights_from is WeightsFrom.CLOSE_LOGITS:
        chosen = a.close_weights(spec.closeness, logits, ids)
    else:
        if groups is not None and spec.groups is not None and spec.groups.weights_masked:
            scores = a.either(of_groups(groups, spec.experts), scores, a.exactly(fill_value(spec.groups)))
        chosen = a.take(scores, ids)
    return chosen if spec.renorm is None else a.renormalise(spec.renorm, chosen)


def learned_scale(a: Arithmetic[N], spec: RouterSpec, weights: Weights) -> N:
    """[1]: the constant and the learned factor on all weights of a token, as one."""
    learned = weights["router_scale"] if spec.global_scale else np.ones(1)
    return a.exactly(learned) * a.exactly(spec.scale)


def second_bank(weights: Weights) -> Weights:
    """The weights with those of the second bank in place of the first one's."""
    own = {name.removeprefix("second_"): value for name, value in weights.items() if name.startswith("second_")}
    return {**weights, **own}


def by_type(a: Arithmetic[N], is_second: Flags, first: Routing[N], second: Routing[N]) -> Routing[N]:
    """Each token's routing by the bank of its type, ``is_second`` [N]."""
    mask = is_second[:, None]
    bias = None
    if first.bias is not None and second.bias is not None:
        bias = np.where(mask, second.bias, first.bias)
    return Routing(
        logits=a.either(mask, second.logits, first.logits),
        scores=a.either(mask, second.scores, first.scores),
        all_keys=a.either(mask, second.all_keys, first.all_keys),
        keys=a.either(mask, second.keys, first.keys),
        groups=None,
        ids=np.where(mask, second.ids, first.ids),
        weights=a.either(mask, second.weights, first.weights),
        bias=bias,
        second=is_second,
    )


def admit(a: Arithmetic[N], spec: ExpertsSpec, routing: Routing[N], padding: npt.NDArray[Any] | None) -> Routing[N]:
    """The routing with what the slots visit; those that visit nothing have weight 0."""
    kept = kept_ids(spec, routing.ids, padding)
    weights = a.either(kept == spec.count + spec.zero, a.exactly(0.0), routing.weights)
    if spec.capacity is not None and spec.capacity.renorm is not None:
        weights = a.renormalise(spec.capacity.renorm, weights)
    return replace(routing, weights=weights, visits=visited(spec, kept))


# Experts -------------------------------------------------------------------------------------------------------------


def activated(a: Arithmetic[N], spec: GluSpec, projected: N) -> N:
    """Hidden activation; of a linear unit, its input."""
    return projected if spec.kind is GluKind.LINEAR else a.glu(spec, projected)


def mlp(
    a: Arithmetic[N],
    spec: GluSpec,
    weights: Weights,
    prefix: str,
    x: N,
    *,
    expert: int | None = None,
    factor: N | None = None,
    length: int | None = None,
) -> N:
    """``down(glu(gate x, up x))`` of the MLP whose weights start with ``prefix``, or of one expert of a stack.

    ``factor`` [N, 1] multiplies its input; ``length`` is that of the sums in which ``down`` accumulates.
    """
    up = f"{prefix}gate_up" if spec.gated else f"{prefix}up"

    def pick(name: str) -> Any:
        found = weights.get(name)
        return found if found is None or expert is None else found[expert]

    if spec.kind is GluKind.LINEAR:
        return a.project(x, pick(f"{prefix}down"), pick(f"{prefix}down_bias"), length=length, factor=factor)
    hidden = a.glu(spec, a.project(x, pick(up), pick(f"{up}_bias"), factor=factor))
    return a.project(hidden, pick(f"{prefix}down"), pick(f"{prefix}down_bias"), length=length)


def routed_output(a: Arithmetic[N], spec: MoeSpec, weights: Weights, x: N, routing: Routing[N]) -> N:
    """[N, H]: what the routed experts add: projected into their space, normed, computed, and all of it undone."""
    inner = x
    if spec.latent is not None:
        inner = a.project(inner, weights["latent_in"], weights.get("latent_in_bias"))
    if spec.experts.input_norm is not None:
        inner = rms_norm(a, spec.experts.input_norm, inner, weights["pre_expert_norm"])
    routed = routed_experts(a, spec, weights, inner, routing)
    if routing.second is not None:
        other = replace(spec, experts=spec.second_experts)
        second = routed_experts(a, other, second_bank(weights), inner, routing)
        routed = a.either(routing.second[:, None], second, routed)
    if spec.latent is not None:
        routed = a.project(routed, weights["latent_out"], weights.get("latent_out_bias"))
    if spec.routed_scale != 1.0:
        routed = routed * a.exactly(spec.routed_scale)
    if spec.routed_norm is not None:
        routed = rms_norm(a, spec.routed_norm, routed, weights["routed_norm"])
    return routed


def routed_experts(a: Arithmetic[N], spec: MoeSpec, weights: Weights, x: N, routing: Routing[N]) -> N:
    """[N, D]: the weighted sum over each token's experts (before any output scale), x [N, D]."""
    experts, ids = spec.experts, routing.visits
    assert ids is not None
    routed = a.weighted_sum(ids.shape[0], spec.expert_hidden, spec.router.top_k)
    # The sum over experts may be one with that of the down projection.
    length = spec.router.top_k * experts.intermediate
    on_input = experts.weight_on is WeightOn.INPUT
    for expert in np.unique(ids):
        token, slot = np.nonzero(ids == expert)
        weight = routing.weights[token, slot][:, None]
        if expert >= experts.count + experts.zero:  # a skipped token gets nothing
            continue
        if expert >= experts.count:  # a zero-compute expert returns its input
            routed.add(token, x[token], weight)
            continue
        factor = weight if on_input else None
        out = mlp(a, experts.glu, weights, "expert_", x[token], expert=int(expert), factor=factor, length=length)
        if experts.output_norm is not None:
            out = rms_norm(a, experts.output_norm, out, weights["post_expert_norm"])
        else:
            out = a.output_of_choice(out)
        routed.add(token, out, None if on_input else weight)
    return routed.total()


def shared_expert(a: Arithmetic[N], spec: SharedSpec, weights: Weights, x: N, by_router: N | None) -> N:
    """[N, H]: the shared expert's output between its norms, gated or weighed when the spec says so."""
    if spec.input_norm is not None:
        x = rms_norm(a, spec.input_norm, x, weights["shared_input_norm"])
    if spec.gate is SharedGate.ROUTER:
        assert by_router is not None
        length = spec.count * spec.intermediate
        out = a.exactly(np.zeros_like(a.value(x)))
        for index in range(spec.count):
            each = mlp(a, spec.glu, weights, "shared_", x, expert=index, length=length)
            out = out + each * by_router[:, index, None]
    else:
        out = mlp(a, spec.glu, weights, "shared_", x)
    if spec.gate is SharedGate.SIGMOID:
        out = out * a.apply(sigmoid, a.linear(x, weights["shared_gate"]), 2)
    if spec.output_norm is not None:
        out = rms_norm(a, spec.output_norm, out, weights["shared_output_norm"])
    return out


def combine(a: Arithmetic[N], kind: Combine, routed: N, shared: N) -> N:
    """Routed and shared output as one."""
    both = routed + shared
    return both * a.exactly(0.5) if kind is Combine.AVERAGE else both


def dense(a: Arithmetic[N], spec: DenseSpec, weights: Weights, x: N) -> N:
    """[N, H]: a dense MLP layer."""
    out = mlp(a, spec.glu, weights, "", x)
    return out * a.exactly(weights["output_scale"]) if spec.output_scale else out
