"""Normalisation over the last axis, in f32."""

from __future__ import annotations

import math
from typing import assert_never

from emitter.dtype import DType
from emitter.lowering import Lowering
from emitter.spec import NormSpec, NormWeight
from emitter.spec.norm import NormKind
from emitter.stages.contraction import contract
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import Weights


def rms_norm(b: FunctionBuilder, spec: NormSpec, x: Value, weight: Value | None, *, name: str, axes: int = 1) -> Value:
    """``x / sqrt(mean(x^2) + eps)`` over the last axis of ``x [..., H]``, with ``weight [H]`` (see ``NormWeight``).

    With ``axes`` over so many of the last ones, of which ``weight`` has all.

    Zhang & Sennrich, arXiv:1910.07467.
    """
    if spec.weight is NormWeight.NONE:
        return _normed(b, spec, x, name, axes)
    assert weight is not None
    weight = b.convert(weight, x.dtype)
    match spec.weight:
        case NormWeight.SCALE:
            factors = _rows(b, weight, x, name)
            return b.multiply(_normed(b, spec, x, name, axes), factors, name=name)
        case NormWeight.CENTRED:
            factors = _rows(b, _one_more(b, weight, name), x, name)
            return b.multiply(_normed(b, spec, x, name, axes), factors, name=name)
        case NormWeight.CENTRED_INPUT:
            factors = _rows(b, _one_more(b, weight, name), x, name)
            return _normed(b, spec, b.multiply(x, factors, name=f"{name}_scaled"), name, axes)
        case _:
            assert_never(spec.weight)


def norm_of_block(
    b: FunctionBuilder, lowering: Lowering, spec: NormSpec, x: Value, weight: Value | None, *, name: str
) -> Value:
    """``rms_norm`` of rows ``x [N, H]`` f32 within an FFN, by a kernel where there is one."""
    if lowering.kernels is not None and len(x.shape) == 2 and spec.kind is NormKind.RMS and not spec.gate_rank:
        weight = None if weight is None else b.convert(weight, DType.F32)
        found = lowering.kernels.experts.norm(b, spec, x, weight)
        if not isinstance(found, str):
            return found
    return rms_norm(b, spec, x, weight, name=name)


def norm(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: NormSpec | None,
    x: Value,
    weights: Weights,
    stem: str,
    *,
    name: str,
    axes: int = 1,
) -> Value:
    """``x [..., H]`` f32 through a norm of a decoder, whose weights' names begin with ``stem``; ``x`` without a spec.

    Also LayerNorm (Ba et al., arXiv:1607.06450), a bias, and a gate on the result (see ``NormSpec``). ``axes`` as
    ``rms_norm`` has it.
    """
    if spec is None:
        return x
    y = _by_kernel(b, lowering, spec, x, weights, stem) if axes == 1 else None
    if y is None:
        y = _ungated(b, lowering, spec, x, weights, stem, name, axes)
    if spec.gate_rank:
        inner = contract(b, lowering.wide, y, weights[f"{stem}_gate_in"], contracting=([1], [1]), name=f"{name}_inner")
        inner = b.multiply(inner, b.logistic(inner, name=f"{name}_sigmoid"), name=f"{name}_silu")
        gate = contract(
            b, lowering.wide, inner, weights[f"{stem}_gate_out"], contracting=([1], [1]), name=f"{name}_gate"
        )
        y = b.multiply(y, b.logistic(gate, name=f"{name}_gate_sigmoid"), name=f"{name}_gated")
    return y


def _by_kernel(
    b: FunctionBuilder, lowering: Lowering, spec: NormSpec, x: Value, weights: Weights, stem: str
) -> Value | None:
    """The norm of rows by a kernel, but for its gate; None where there is none."""
    if lowering.kernels is None:
        return None
    weight = weights[stem] if spec.weighted else None
    bias = weights[f"{stem}_bias"] if spec.bias else None
    found = lowering.kernels.linear.norm(b, lowering, spec, x, weight, bias)
    return None if isinstance(found, str) else found


def _ungated(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: NormSpec,
    x: Value,
    weights: Weights,
    stem: str,
    name: str,
    axes: int,
) -> Value:
    """The norm in plain StableHLO, but for its gate; computed in what products are accumulated in, rounded once."""
    x = b.convert(x, lowering.accumulate)
    rounded, name = name, name if x.dtype is DType.F32 else f"{name}_wide"
    if spec.kind is NormKind.LAYER:
        # twice in f32: the first mean is off by its rounding, which all elements of a row share, and products add up
        for _ in range(2 if x.dtype is DType.F32 else 1):
            total = b.reduce("add", x, dims=[len(x.shape) - 1], name=f"{name}_total")
            mean = b.multiply(total, b.full_like(1.0 / x.extent(-1), total, name="one_over_width"), name=f"{name}_mean")
            x = b.subtract(x, b.broadcast_in_dim(mean, x.shape, dims=range(len(x.shape) - 1)), name=f"{name}_centred")
    weight = None
    if spec.weighted:
        last = tuple(x.extent(axis) for axis in range(len(x.shape) - axes, len(x.shape)))
        weight = b.reshape(weights[stem], last, name=f"{stem}_parts")
    y = rms_norm(b, spec, x, weight, name=name, axes=axes)
    if spec.bias:
        bias = _rows(b, b.convert(weights[f"{stem}_bias"], y.dtype), y, f"{name}_bias")
        y = b.add(y, bias, name=f"{name}_biased")
    return b.convert(y, DType.F32, name=rounded)


def _one_more(b: FunctionBuilder, weight: Value, name: str) -> Value:
    """``1 + w``."""
    return b.add(weight, b.full_like(1.0, weight, name="one"), name=f"{name}_weight")


def _rows(b: FunctionBuilder, weight: Value, x: Value, name: str) -> Value:
    """``weight [H]``, or with more of the last axes, for each row of ``x [..., H]``."""
    first = len(x.shape) - len(weight.shape)
    return b.broadcast_in_dim(weight, x.shape, dims=range(first, len(x.shape)), name=f"{name}_rows")


def _normed(b: FunctionBuilder, spec: NormSpec, x: Value, name: str, axes: int = 1) -> Value:
    """``n(x) = x / sqrt(mean(x^2) + eps)``."""
    first = len(x.shape) - axes
    width = math.prod(x.extent(axis) for axis in range(first, len(x.shape)))
    total = b.reduce("add", b.multiply(x, x, name="square"), dims=range(first, len(x.shape)), name="square_sum")
    mean = b.multiply(total, b.full_like(1.0 / width, total, name="one_over_width"), name="mean_square")
    root = b.rsqrt(b.add(mean, b.full_like(spec.eps, mean, name="norm_epsilon"), name="mean_square_epsilon"))
    unit = b.broadcast_in_dim(root, x.shape, dims=range(first), name="reciprocal_root_rows")
    return b.multiply(x, unit, name=name)
