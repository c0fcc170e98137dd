"""The canonical weights of a layer, each with named axes, its use and its packing; and the layer's inputs.

Shapes: router ``[E, H]``, stacked gate over up ``[E, 2I, H]`` (``[E, I, H]`` when there is no gate), down
``[E, H, I]``, shared gate over up ``[2Is, H]``, down ``[H, Is]``; a weight multiplies as ``x @ W^T``. Experts in a
latent space of D dimensions have D for H. Experts and shared expert after a trunk have its width for I, no gate or up,
and each its own columns of the output for H. Shared experts that the router weighs are stacked like the routed ones.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.dtype import DType
from emitter.packing import Axis, Extent, Plain, Scope, Use, Weight
from emitter.shapes import Dim, Shape
from emitter.spec import (
    DenseSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    MoeSpec,
    RouterSpec,
    RouterStateSpec,
    SharedGate,
    SharedSpec,
)

SECOND = Scope(bank="second")
"""Where the weights of the second bank are: its router and its experts."""

COMPUTE, WIDE, INTEGER = Plain(), Plain(DType.F32), Plain(DType.I32)
"""Plain packings. Matrices of experts and MLPs follow the compute dtype. The router is never narrowed to save time, and
biases, norms and scales act on f32 values."""


@dataclass(frozen=True)
class InputInfo:
    """One input besides the activations, given per call: ``[N]`` or ``[N, width]``; integers are from 0 to below.

    ``absent`` is what transformers takes for every token where the input is not given; None where it must be.
    """

    name: str
    dtype: DType
    width: int | None = None
    below: int | None = None
    absent: int | None = None

    def shape(self, tokens: Dim) -> Shape:
        """The shape over ``tokens`` tokens."""
        return (tokens,) if self.width is None else (tokens, self.width)


def extra_inputs(spec: FfnSpec) -> tuple[InputInfo, ...]:
    """What the layer takes besides ``x``, in the order in which the graph takes it.

    ``input_ids`` [N] i32, where a table lists the experts of a token id; ``token_types`` [N] i32 (0 text, 1 image,
    2 video), where there are two banks; ``router_state`` [N, R] f32, where the router carries one on from the layer
    before; ``dataset_index`` [N] i32, where each token's expert is given; ``padding_mask`` [N] i32, not 0 for padding,
    where that visits no expert. Without token types every token is text (``Ernie4_5_VLMoeMoeBlock.forward``), without a
    mask none is padding (``NllbMoeTop2Router.route_tokens``).
    """
    if not isinstance(spec, MoeSpec):
        return ()
    inputs = []
    if spec.router.table:
        inputs.append(InputInfo("input_ids", DType.I32, below=spec.router.table))
    if spec.second:
        inputs.append(InputInfo("token_types", DType.I32, below=3, absent=0))
    if spec.router.state is not None and spec.router.state.carried:
        inputs.append(InputInfo("router_state", DType.F32, width=spec.router.state.size))
    if spec.router.given:
        inputs.append(InputInfo("dataset_index", DType.I32, below=spec.experts.count))
    if spec.experts.padding:
        inputs.append(InputInfo("padding_mask", DType.I32, below=2, absent=0))
    return tuple(inputs)


def canonical_weights(spec: FfnSpec) -> tuple[Weight, ...]:
    """Every weight the layer needs, plainly packed, in the order in which the graph takes them."""
    return tuple(_dense_weights(spec) if isinstance(spec, DenseSpec) else _moe_weights(spec))


def out_axis(size: int, letter: str = "", parts: int = 1) -> Extent:
    """Rows of an output, ``parts`` times ``size`` of them."""
    return Extent(Axis.OUT, parts * size, letter, parts)


def matrix(
    name: str, out: Extent | int, inner: Extent | int, stack: tuple[Extent, ...] = (), *, wide: bool = False
) -> Weight:
    """``[.., out, in]``: a product with activations, in the compute dtype unless it is ``wide``."""
    columns = replace(_extent(inner), axis=Axis.IN)
    return Weight(name, (*stack, _extent(out), columns), Use.PRODUCT, WIDE if wide else COMPUTE)


def bias(name: str, out: Extent | int, stack: tuple[Extent, ...] = ()) -> Weight:
    """``[.., out]``, added to a product's values."""
    return Weight(name, (*stack, _extent(out)), Use.BIAS, WIDE)


def factor(name: str, out: Extent | int) -> Weight:
    """A norm or a scale."""
    return Weight(name, (_extent(out),), Use.FACTOR, WIDE)


def projection_weights(name: str, out: Extent | int, inner: Extent | int, biased: bool) -> tuple[Weight, ...]:
    """``name [out, inner]``, and its bias."""
    weight = matrix(name, out, inner)
    return (weight, bias(f"{name}_bias", out)) if biased else (weight,)


def _extent(size: Extent | int) -> Extent:
    return size if isinstance(size, Extent) else out_axis(size)


def _mlp_weights(
    prefix: str, glu: GluSpec, hidden: Extent, width: Extent, *, biased: bool, stack: tuple[Extent, ...] = ()
) -> list[Weight]:
    rows = out_axis(width.size, width.letter, 2 if glu.gated else 1)
    up, down = f"{prefix}gate_up" if glu.gated else f"{prefix}up", f"{prefix}down"
    weights = []
    if glu.kind is not GluKind.LINEAR:
        weights.append(matrix(up, rows, hidden, stack))
        if biased:
            weights.append(bias(f"{up}_bias", rows, stack))
    weights.append(matrix(down, hidden, width, stack))
    if biased:
        weights.append(bias(f"{down}_bias", hidden, stack))
    return weights


def apart_weights(spec: DenseSpec) -> tuple[Weight, ...]:
    """``gate`` and ``up [I, H]`` of an MLP that stores them apart, ``up`` alone where it is not gated, each with its
    bias after it."""
    names = ("gate", "up") if spec.glu.gated else ("up",)
    return tuple(w for name in names for w in projection_weights(name, spec.intermediate, spec.hidden, spec.bias))


def _dense_weights(spec: DenseSpec) -> list[Weight]:
    hidden, width = out_axis(spec.hidden, "H"), out_axis(spec.intermediate, "I")
    weights = _mlp_weights("", spec.glu, hidden, width, biased=spec.bias)
    # all matrices, then all biases: an order that the texts of dense layers have had from the start
    weights.sort(key=lambda weight: weight.use is Use.BIAS)
    if spec.output_scale:
        weights.append(factor("output_scale", 1))
    return weights


def routing_weights(spec: MoeSpec) -> tuple[Weight, ...]:
    """Those that decide which experts a token visits: the first of the canonical ones."""
    hidden = out_axis(spec.hidden, "H")
    weights = _router_weights(spec.router, hidden)
    if spec.second:
        weights += [replace(weight, scope=SECOND) for weight in _router_weights(spec.router, hidden)]
    return tuple(weights)


def _moe_weights(spec: MoeSpec) -> list[Weight]:
    experts, hidden, width = spec.experts, out_axis(spec.hidden, "H"), _expert_width(spec)
    weights = [*routing_weights(spec)]
    if spec.latent is not None:
        weights += projection_weights("latent_in", width, hidden, spec.latent.bias)
    if spec.trunk is not None:
        trunk = out_axis(spec.trunk.intermediate, "I")
        weights += projection_weights("trunk_up", trunk, hidden, spec.trunk.bias)
    if experts.input_norm is not None:
        weights.append(factor("pre_expert_norm", width))
    weights += expert_weights(spec)
    if spec.latent is not None:
        weights += projection_weights("latent_out", hidden, width, spec.latent.bias)
    if spec.routed_norm is not None:
        weights.append(factor("routed_norm", hidden))
    if spec.shared is not None:
        shared = out_axis(spec.hidden - spec.part, "" if spec.part else "H")
        weights += _shared_weights(spec.shared, shared)
    if spec.output_norm is not None:
        weights.append(factor("output_norm", hidden))
    if spec.output_bias:
        weights.append(bias("output_bias", hidden))
    return weights


def expert_weights(spec: MoeSpec) -> tuple[Weight, ...]:
    """Those of the experts alone, in order: the projections and biases of each bank, and the norm of the outputs."""
    width, weights = _expert_width(spec), []
    banks = [(Scope(), spec.experts), (SECOND, spec.second_experts)] if spec.second else [(Scope(), spec.experts)]
    for scope, each in banks:
        stack = (Extent(Axis.EXPERT, each.count, "E"),)
        inner = out_axis(each.intermediate, "I")
        bank = _mlp_weights("expert_", each.glu, width, inner, biased=each.bias, stack=stack)
        weights += [replace(weight, scope=scope) for weight in bank]
    if spec.experts.output_norm is not None:
        weights.append(factor("post_expert_norm", width))
    return tuple(weights)


def _expert_width(spec: MoeSpec) -> Extent:
    # experts of a part of the output write fewer columns, those in a latent space work in its dimensions
    return out_axis(spec.expert_hidden, "H" if spec.expert_hidden == spec.hidden else "D" if spec.latent else "")


def _router_weights(spec: RouterSpec, hidden: Extent) -> list[Weight]:
    if spec.given:
        return []
    weights = [factor("router_norm", hidden)] if spec.norm is not None else []
    if spec.state is not None:
        weights += _router_state_weights(spec.state, hidden)
        hidden = out_axis(spec.state.size, "R")
    classes = out_axis(spec.experts, "E")
    scored = out_axis(spec.experts + spec.shared) if spec.shared else classes
    rows = out_axis(spec.keys, "K", 2) if spec.keys else scored
    weights.append(matrix("router", rows, hidden, wide=True))
    if spec.bias:
        weights.append(bias("router_bias", classes))
    if spec.correction_bias:
        weights.append(bias("correction_bias", classes))
    if spec.table:
        axes = (Extent(Axis.VOCABULARY, spec.table, "V"), Extent(Axis.CHOICE, spec.top_k, "k"))
        weights.append(Weight("token_experts", axes, Use.TABLE, INTEGER))
    if spec.expert_scale:
        weights.append(factor("router_expert_scale", classes))
    if spec.global_scale:
        weights.append(factor("router_scale", 1))
    return weights


def _router_state_weights(spec: RouterStateSpec, hidden: Extent) -> list[Weight]:
    size = out_axis(spec.size, "R")
    weights = [matrix("router_in", size, hidden, wide=True), bias("router_in_bias", size)]
    weights += [factor("router_state_scale", size)] if spec.carried else []
    weights.append(factor("router_state_norm", size))
    for name in ("router_fc1", "router_fc2"):
        weights += [matrix(name, size, size, wide=True), bias(f"{name}_bias", size)]
    return weights


def _shared_weights(spec: SharedSpec, hidden: Extent) -> list[Weight]:
    weights = [factor("shared_input_norm", hidden)] if spec.input_norm is not None else []
    if spec.gate is SharedGate.SIGMOID:
        weights.append(matrix("shared_gate", 1, hidden, wide=True))
    stack = (Extent(Axis.SHARED, spec.count, "S"),) if spec.gate is SharedGate.ROUTER else ()
    width = out_axis(spec.intermediate, "Is")
    weights += _mlp_weights("shared_", spec.glu, hidden, width, biased=spec.bias, stack=stack)
    if spec.output_norm is not None:
        weights.append(factor("shared_output_norm", hidden))
    return weights
