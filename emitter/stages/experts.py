"""The MLPs: the gated activation, the MLP batched over experts, the shared and the dense MLP.

A weight multiplies as ``x @ W^T``. Matmul inputs are narrowed to the compute dtype, results are f32.
"""

from __future__ import annotations

from functools import partial
from typing import assert_never

from emitter.lowering import Lowering
from emitter.packing import Axis
from emitter.spec import GluKind, GluSpec
from emitter.stages.activations import activate, softcap
from emitter.stages.contraction import contract, neurons, single_rows
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import HeldWeight, MlpWeights


def glu(b: FunctionBuilder, spec: GluSpec, gate: Value | None, up: Value) -> Value:
    """The hidden activation from the gate and up projections, of their shape, f32 (formulas: ``GluKind``)."""
    if gate is None:
        return activate(b, spec.activation, up)
    match spec.kind:
        case GluKind.GATED:
            return b.multiply(activate(b, spec.activation, gate), up, name="hidden")
        case GluKind.SOFTCAP:
            capped = b.multiply(softcap(b, gate, spec.limit), b.logistic(gate, name="gate_sigmoid"), name="activated")
            return b.multiply(capped, softcap(b, up, spec.up_limit), name="hidden")
        case GluKind.CLAMP_AFTER:
            limit, up = clamped_up(b, spec, gate, up)
            activated = b.minimum(activate(b, spec.activation, gate), limit, name="activated_clamped")
            return b.multiply(activated, up, name="hidden")
        case GluKind.CLAMP_BEFORE:
            limit, up = clamped_up(b, spec, gate, up)
            gate = b.minimum(gate, limit, name="gate_clamped")
            return b.multiply(activate(b, spec.activation, gate), up, name="hidden")
        case GluKind.ALPHA_SIGMOID:
            limit, up = clamped_up(b, spec, gate, up)
            gate = b.minimum(gate, limit, name="gate_clamped")
            sigmoid = b.logistic(b.multiply(gate, b.full_like(spec.alpha, gate, name="alpha")), name="gate_sigmoid")
            activated = b.multiply(gate, sigmoid, name="activated")
            return b.multiply(b.add(up, b.full_like(1.0, up, name="one")), activated, name="hidden")
        case GluKind.PLAIN | GluKind.LINEAR:
            raise AssertionError(f"a {spec.kind.value} MLP has no gate")
        case _:
            assert_never(spec.kind)


def clamped_up(b: FunctionBuilder, spec: GluSpec, gate: Value, up: Value) -> tuple[Value, Value]:
    """The limit, and ``clip(up, -limit, limit)``."""
    limit = b.full_like(spec.limit, gate, name="limit")
    below = b.minimum(up, limit)
    return limit, b.maximum(below, b.full_like(-spec.limit, up, name="minus_limit"), name="up_clamped")


def linear(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    weight: Value,
    bias: Value | None,
    *,
    name: str,
    single: bool = False,
) -> Value:
    """``x @ weight^T (+ bias)``: ``[N, a] -> [N, c]`` by ``[c, a]``, or ``[E, N, a] -> [E, N, c]`` by ``[E, c, a]``.

    ``x`` and the weight are rounded to ``lowering.compute``; the result is f32. ``single`` as ``mlp`` has it.
    """
    x, weight = b.convert(x, lowering.compute), b.convert(weight, lowering.compute)
    if len(weight.shape) == 3 and 1 in weight.shape[1:]:
        y = neurons(b, lowering, x, weight, name=name)
    elif single:
        y = single_rows(b, lowering, x, weight, name=name)
    elif len(weight.shape) == 3:
        y = contract(b, lowering, x, weight, batching=([0], [0]), contracting=([2], [2]), name=name)
    else:
        y = contract(b, lowering, x, weight, contracting=([1], [1]), name=name)
    if bias is None:
        return y
    dims = (0, 2) if len(weight.shape) == 3 else (1,)
    return b.add(y, b.broadcast_in_dim(bias, y.shape, dims=dims, name=f"{name}_bias_rows"), name=f"{name}_biased")


def mlp(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: GluSpec,
    x: Value,
    weights: MlpWeights,
    *,
    joined: bool = False,
    single: bool = False,
) -> Value:
    """``down(glu(gate(x), up(x)))`` over ``x [N, H]``, or ``[E, N, H]`` with one MLP per expert, in its shape.

    ``joined`` computes gate and up by one product: XLA copies a slice of a weight before it multiplies with it. With
    ``single`` each expert has one row, ``[E, 1, H]`` (see ``single_rows``).
    """
    project = partial(linear, b, lowering, single=single)
    down, down_bias = weights.down.value(b), None if weights.down_bias is None else weights.down_bias.value(b)
    if weights.up is None:
        return project(x, down, down_bias, name="down")
    gate: Value | None = None
    x = b.convert(x, lowering.compute)
    if spec.gated and joined:
        assert weights.up is not None
        bias = None if weights.up_bias is None else weights.up_bias.value(b)
        both, axis = project(x, weights.up.value(b), bias, name="gate_up"), len(x.shape) - 1
        width = both.extent(axis) // 2
        gate = b.slice(both, dim=axis, start=0, limit=width, name="gate")
        up = b.slice(both, dim=axis, start=width, limit=2 * width, name="up")
    elif spec.gated:
        gate = project(x, *_half(b, weights, 0), name="gate")
        up = project(x, *_half(b, weights, 1), name="up")
    else:
        bias = None if weights.up_bias is None else weights.up_bias.value(b)
        up = project(x, weights.up.value(b), bias, name="up")
    hidden = glu(b, spec, gate, up)
    return project(hidden, down, down_bias, name="down")


def _half(b: FunctionBuilder, weights: MlpWeights, half: int) -> tuple[Value, Value | None]:
    """The gate half (0) or the up half (1) of a stacked weight and bias. A slice of a weight costs no copy."""
    name = ("gate", "up")[half]

    def part(held: HeldWeight, kind: str) -> Value:
        axis = [extent.axis for extent in held.weight.axes].index(Axis.OUT)
        width = held.weight.axes[axis].size // 2
        return b.slice(held.value(b), dim=axis, start=half * width, limit=(half + 1) * width, name=f"{name}_{kind}")

    assert weights.up is not None
    weight = part(weights.up, "weight")
    return weight, None if weights.up_bias is None else part(weights.up_bias, "bias")
