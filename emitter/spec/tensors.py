"""The canonical weights of a layer: names, shapes and which of them narrow with the compute dtype; and its inputs.

Shapes: router ``[E, H]``, stacked gate over up ``[E, 2I, H]`` (``[E, I, H]`` when there is no gate), down
``[E, H, I]``, shared gate over up ``[2Is, H]``, down ``[H, Is]``; a weight multiplies as ``x @ W^T``. Experts in a
latent space of D dimensions have D for H. Experts and shared expert behind a trunk have its width for I, no gate or up,
and each its own columns of the output for H. Shared experts that the router weighs are stacked like the routed ones.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.signature import Dim, DType, Shape
from emitter.spec import (
    DenseSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    LatentSpec,
    MoeSpec,
    RouterSpec,
    RouterStateSpec,
    SharedGate,
    SharedSpec,
)

SECOND = "second_"
"""In front of the names of the weights of the second bank: its router and its experts."""


@dataclass(frozen=True)
class WeightInfo:
    """One canonical weight.

    ``narrow`` weights follow the compute dtype (f32, bf16, f16); the others are always f32 (the router is never
    narrowed to save time, and biases, norms and scales act on f32 values), or i32 for an ``integer`` table.
    """

    name: str
    shape: tuple[int, ...]
    narrow: bool
    integer: bool = False

    def dtype(self, compute: DType) -> DType:
        """The element type in a graph of this compute dtype."""
        if self.integer:
            return DType.I32
        return compute if self.narrow else DType.F32


@dataclass(frozen=True)
class InputInfo:
    """One input beside the activations, given per call: ``[N]`` or ``[N, width]``; integers are from 0 to below."""

    name: str
    dtype: DType
    width: int | None = None
    below: int | None = None

    def shape(self, tokens: Dim) -> Shape:
        """The shape over ``tokens`` tokens."""
        return (tokens,) if self.width is None else (tokens, self.width)


def extra_inputs(spec: FfnSpec) -> tuple[InputInfo, ...]:
    """What the layer takes beside ``x``, in the order in which the graph takes it.

    ``input_ids`` [N] i32, where a table lists the experts of a token id; ``token_types`` [N] i32 (0 text, 1 image,
    2 video), where there are two banks; ``router_state`` [N, R] f32, where the router carries one on from the layer
    before; ``dataset_index`` [N] i32, where each token's expert is given; ``padding_mask`` [N] i32, not 0 for padding,
    where that visits no expert.
    """
    if not isinstance(spec, MoeSpec):
        return ()
    inputs = []
    if spec.router.table:
        inputs.append(InputInfo("input_ids", DType.I32, below=spec.router.table))
    if spec.second:
        inputs.append(InputInfo("token_types", DType.I32, below=3))
    if spec.router.state is not None and spec.router.state.carried:
        inputs.append(InputInfo("router_state", DType.F32, width=spec.router.state.size))
    if spec.router.given:
        inputs.append(InputInfo("dataset_index", DType.I32, below=spec.experts.count))
    if spec.experts.padding:
        inputs.append(InputInfo("padding_mask", DType.I32, below=2))
    return tuple(inputs)


def canonical_weights(spec: FfnSpec) -> tuple[WeightInfo, ...]:
    """Every weight the layer needs, in the order in which the graph takes them."""
    return tuple(_dense_weights(spec) if isinstance(spec, DenseSpec) else _moe_weights(spec))


def _vector(name: str, size: int) -> WeightInfo:
    """A bias, norm or scale: added to or multiplied with f32 values."""
    return WeightInfo(name, (size,), narrow=False)


def _mlp_weights(
    prefix: str, glu: GluSpec, hidden: int, intermediate: int, *, bias: bool, stack: tuple[int, ...] = ()
) -> list[WeightInfo]:
    rows = 2 * intermediate if glu.gated else intermediate
    up, down = f"{prefix}gate_up" if glu.gated else f"{prefix}up", f"{prefix}down"
    weights = []
    if glu.kind is not GluKind.LINEAR:
        weights.append(WeightInfo(up, (*stack, rows, hidden), narrow=True))
        if bias:
            weights.append(WeightInfo(f"{up}_bias", (*stack, rows), narrow=False))
    weights.append(WeightInfo(down, (*stack, hidden, intermediate), narrow=True))
    if bias:
        weights.append(WeightInfo(f"{down}_bias", (*stack, hidden), narrow=False))
    return weights


def _dense_weights(spec: DenseSpec) -> list[WeightInfo]:
    weights = _mlp_weights("", spec.glu, spec.hidden, spec.intermediate, bias=False)
    if spec.bias:
        biases = _mlp_weights("", spec.glu, spec.hidden, spec.intermediate, bias=True)
        weights += [w for w in biases if w.name.endswith("_bias")]
    if spec.output_scale:
        weights.append(_vector("output_scale", 1))
    return weights


def _moe_weights(spec: MoeSpec) -> list[WeightInfo]:
    experts, width = spec.experts, spec.expert_hidden
    weights = _router_weights(spec.router, spec.hidden)
    if spec.second:
        weights += [replace(w, name=f"{SECOND}{w.name}") for w in _router_weights(spec.router, spec.hidden)]
    if spec.latent is not None:
        weights += _latent_weights("latent_in", spec.latent, (width, spec.hidden))
    if spec.trunk is not None:
        weights.append(WeightInfo("trunk_up", (spec.trunk.intermediate, spec.hidden), narrow=True))
        weights += [_vector("trunk_up_bias", spec.trunk.intermediate)] if spec.trunk.bias else []
    if experts.input_norm is not None:
        weights.append(_vector("pre_expert_norm", width))
    banks = {"": experts, SECOND: spec.second_experts} if spec.second else {"": experts}
    for bank, each in banks.items():
        weights += _mlp_weights(
            f"{bank}expert_", each.glu, width, each.intermediate, bias=each.bias, stack=(each.count,)
        )
    if experts.output_norm is not None:
        weights.append(_vector("post_expert_norm", width))
    if spec.latent is not None:
        weights += _latent_weights("latent_out", spec.latent, (spec.hidden, width))
    if spec.routed_norm is not None:
        weights.append(_vector("routed_norm", spec.hidden))
    if spec.shared is not None:
        weights += _shared_weights(spec.shared, spec.hidden - spec.part)
    if spec.output_norm is not None:
        weights.append(_vector("output_norm", spec.hidden))
    if spec.output_bias:
        weights.append(_vector("output_bias", spec.hidden))
    return weights


def _router_weights(spec: RouterSpec, hidden: int) -> list[WeightInfo]:
    if spec.given:
        return []
    weights = [_vector("router_norm", hidden)] if spec.norm is not None else []
    if spec.state is not None:
        weights += _router_state_weights(spec.state, hidden)
        hidden = spec.state.size
    rows = 2 * spec.keys if spec.keys else spec.experts + spec.shared
    weights.append(WeightInfo("router", (rows, hidden), narrow=False))
    if spec.bias:
        weights.append(_vector("router_bias", spec.experts))
    if spec.correction_bias:
        weights.append(_vector("correction_bias", spec.experts))
    if spec.table:
        weights.append(WeightInfo("token_experts", (spec.table, spec.top_k), narrow=False, integer=True))
    if spec.expert_scale:
        weights.append(_vector("router_expert_scale", spec.experts))
    if spec.global_scale:
        weights.append(_vector("router_scale", 1))
    return weights


def _router_state_weights(spec: RouterStateSpec, hidden: int) -> list[WeightInfo]:
    size = spec.size
    weights = [WeightInfo("router_in", (size, hidden), narrow=False), _vector("router_in_bias", size)]
    weights += [_vector("router_state_scale", size)] if spec.carried else []
    weights.append(_vector("router_state_norm", size))
    for name in ("router_fc1", "router_fc2"):
        weights += [WeightInfo(name, (size, size), narrow=False), _vector(f"{name}_bias", size)]
    return weights


def _latent_weights(name: str, spec: LatentSpec, shape: tuple[int, int]) -> list[WeightInfo]:
    weights = [WeightInfo(name, shape, narrow=True)]
    return [*weights, _vector(f"{name}_bias", shape[0])] if spec.bias else weights


def _shared_weights(spec: SharedSpec, hidden: int) -> list[WeightInfo]:
    weights = [_vector("shared_input_norm", hidden)] if spec.input_norm is not None else []
    if spec.gate is SharedGate.SIGMOID:
        weights.append(WeightInfo("shared_gate", (1, hidden), narrow=False))
    stack = (spec.count,) if spec.gate is SharedGate.ROUTER else ()
    weights += _mlp_weights("shared_", spec.glu, hidden, spec.intermediate, bias=spec.bias, stack=stack)
    if spec.output_norm is not None:
        weights.append(_vector("shared_output_norm", hidden))
    return weights
