"""The canonical weights of a layer: names, shapes and which of them narrow with the compute dtype.

Shapes: router ``[E, H]``, stacked gate over up ``[E, 2I, H]`` (``[E, I, H]`` when there is no gate), down
``[E, H, I]``, shared gate over up ``[2Is, H]``, down ``[H, Is]``; a weight multiplies as ``x @ W^T``.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.spec import DenseSpec, FfnSpec, GluSpec, MoeSpec, SharedGate


@dataclass(frozen=True)
class WeightInfo:
    """One canonical weight.

    ``narrow`` weights follow the compute dtype (f32, bf16, f16); the others are always f32 (the router is never
    narrowed to save time, and biases are added to f32 accumulators).
    """

    name: str
    shape: tuple[int, ...]
    narrow: bool


def _up_rows(glu: GluSpec, intermediate: int) -> int:
    return 2 * intermediate if glu.gated else intermediate


def canonical_weights(spec: FfnSpec) -> tuple[WeightInfo, ...]:
    """Every weight the layer needs, in the order in which the graph takes them."""
    return _dense_weights(spec) if isinstance(spec, DenseSpec) else _moe_weights(spec)


def _dense_weights(spec: DenseSpec) -> tuple[WeightInfo, ...]:
    rows = _up_rows(spec.glu, spec.intermediate)
    up = "gate_up" if spec.glu.gated else "up"
    weights = [
        WeightInfo(up, (rows, spec.hidden), narrow=True),
        WeightInfo("down", (spec.hidden, spec.intermediate), narrow=True),
    ]
    if spec.bias:
        weights += [
            WeightInfo(f"{up}_bias", (rows,), narrow=False),
            WeightInfo("down_bias", (spec.hidden,), narrow=False),
        ]
    return tuple(weights)


def _moe_weights(spec: MoeSpec) -> tuple[WeightInfo, ...]:
    h, router, experts, shared = spec.hidden, spec.router, spec.experts, spec.shared
    weights = [WeightInfo("router", (router.experts, h), narrow=False)]
    if router.bias:
        weights.append(WeightInfo("router_bias", (router.experts,), narrow=False))
    if router.correction_bias:
        weights.append(WeightInfo("correction_bias", (router.experts,), narrow=False))
    rows = _up_rows(experts.glu, experts.intermediate)
    up = "expert_gate_up" if experts.glu.gated else "expert_up"
    weights.append(WeightInfo(up, (experts.count, rows, h), narrow=True))
    if experts.bias:
        weights.append(WeightInfo(f"{up}_bias", (experts.count, rows), narrow=False))
    weights.append(WeightInfo("expert_down", (experts.count, h, experts.intermediate), narrow=True))
    if experts.bias:
        weights.append(WeightInfo("expert_down_bias", (experts.count, h), narrow=False))
    if shared is not None:
        if shared.gate is SharedGate.SIGMOID:
            weights.append(WeightInfo("shared_gate", (1, h), narrow=False))
        rows = _up_rows(shared.glu, shared.intermediate)
        up = "shared_gate_up" if shared.glu.gated else "shared_up"
        weights.append(WeightInfo(up, (rows, h), narrow=True))
        if shared.bias:
            weights.append(WeightInfo(f"{up}_bias", (rows,), narrow=False))
        weights.append(WeightInfo("shared_down", (h, shared.intermediate), narrow=True))
        if shared.bias:
            weights.append(WeightInfo("shared_down_bias", (h,), narrow=False))
    return tuple(weights)
