"""The MLPs: the gated activation, the MLP batched over experts, the shared and the dense MLP.

A weight multiplies as ``x @ W^T``. Matmul inputs are narrowed to the weight's dtype, results are f32.
"""

from __future__ import annotations

from emitter.spec import GluKind, GluSpec
from emitter.stages.activations import activate, softcap
from emitter.stages.contraction import contract, neurons
from emitter.text.builder import FunctionBuilder, Value


def glu(b: FunctionBuilder, spec: GluSpec, gate: Value | None, up: Value) -> Value:
    """The hidden activation from the gate and up projections, of their shape, f32 (formulas: ``GluKind``)."""
    if gate is None:
        return activate(b, spec.activation, up)
    if spec.kind is GluKind.GATED:
        return b.multiply(activate(b, spec.activation, gate), up, name="hidden")
    if spec.kind is GluKind.SOFTCAP:
        capped = b.multiply(softcap(b, gate, spec.limit), b.logistic(gate, name="gate_sigmoid"), name="activated")
        return b.multiply(capped, softcap(b, up, spec.up_limit), name="hidden")
    limit = b.full_like(spec.limit, gate, name="limit")
    up = b.maximum(b.minimum(up, limit), b.full_like(-spec.limit, up, name="minus_limit"), name="up_clamped")
    if spec.kind is GluKind.CLAMP_AFTER:
        activated = b.minimum(activate(b, spec.activation, gate), limit, name="activated_clamped")
        return b.multiply(activated, up, name="hidden")
    gate = b.minimum(gate, limit, name="gate_clamped")
    if spec.kind is GluKind.CLAMP_BEFORE:
        return b.multiply(activate(b, spec.activation, gate), up, name="hidden")
    sigmoid = b.logistic(b.multiply(gate, b.full_like(spec.alpha, gate, name="alpha")), name="gate_sigmoid")
    activated = b.multiply(gate, sigmoid, name="activated")
    return b.multiply(b.add(up, b.full_like(1.0, up, name="one")), activated, name="hidden")


def linear(b: FunctionBuilder, x: Value, weight: Value, bias: Value | None, *, name: str) -> Value:
    """``x @ weight^T (+ bias)``: ``[N, a] -> [N, c]`` by ``[c, a]``, or ``[E, N, a] -> [E, N, c]`` by ``[E, c, a]``."""
    x = b.convert(x, weight.dtype)
    if len(weight.shape) == 3 and 1 in weight.shape[1:]:
        y = neurons(b, x, weight, name=name)
    elif len(weight.shape) == 3:
        y = contract(b, x, weight, batching=([0], [0]), contracting=([2], [2]), name=name)
    else:
        y = contract(b, x, weight, contracting=([1], [1]), name=name)
    if bias is None:
        return y
    dims = (0, 2) if len(weight.shape) == 3 else (1,)
    return b.add(y, b.broadcast_in_dim(bias, y.shape, dims=dims, name=f"{name}_bias_rows"), name=f"{name}_biased")


def mlp(b: FunctionBuilder, spec: GluSpec, x: Value, arguments: dict[str, Value], *, prefix: str) -> Value:
    """``down(glu(gate(x), up(x)))`` with the weights ``{prefix}gate_up``, ``{prefix}down`` and their biases.

    ``x`` is ``[N, H]``, or ``[E, N, H]`` with one MLP per expert. The result has the shape of ``x``.
    """
    if spec.kind is GluKind.LINEAR:
        return linear(b, x, arguments[f"{prefix}down"], arguments.get(f"{prefix}down_bias"), name="down")
    up_name = f"{prefix}gate_up" if spec.gated else f"{prefix}up"
    weight, bias = arguments[up_name], arguments.get(f"{up_name}_bias")
    gate: Value | None = None
    x = b.convert(x, weight.dtype)
    if spec.gated:
        gate = linear(b, x, *_half(b, weight, bias, 0), name="gate")
        up = linear(b, x, *_half(b, weight, bias, 1), name="up")
    else:
        up = linear(b, x, weight, bias, name="up")
    hidden = glu(b, spec, gate, up)
    return linear(b, hidden, arguments[f"{prefix}down"], arguments.get(f"{prefix}down_bias"), name="down")


def _half(b: FunctionBuilder, weight: Value, bias: Value | None, half: int) -> tuple[Value, Value | None]:
    """The gate half (0) or the up half (1) of a stacked weight and bias. A slice of a weight costs no copy."""
    axis = len(weight.shape) - 2
    width = weight.extent(axis) // 2
    name = ("gate", "up")[half]
    part = b.slice(weight, dim=axis, start=half * width, limit=(half + 1) * width, name=f"{name}_weight")
    if bias is None:
        return part, None
    return part, b.slice(bias, dim=axis, start=half * width, limit=(half + 1) * width, name=f"{name}_bias")
