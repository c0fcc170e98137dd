"""RMS normalisation, in f32."""

from __future__ import annotations

from typing import assert_never

from emitter.spec import NormSpec, NormWeight
from emitter.text.builder import FunctionBuilder, Value


def rms_norm(b: FunctionBuilder, spec: NormSpec, x: Value, weight: Value, *, name: str) -> Value:
    """``x / sqrt(mean(x^2) + eps)`` over the last axis of ``x [..., H]`` f32, with ``weight [H]`` (see ``NormWeight``).

    Zhang & Sennrich, arXiv:1910.07467.
    """
    match spec.weight:
        case NormWeight.SCALE:
            factors = _rows(b, weight, x, name)
            return b.multiply(_normed(b, spec, x, name), factors, name=name)
        case NormWeight.CENTRED:
            factors = _rows(b, _one_more(b, weight, name), x, name)
            return b.multiply(_normed(b, spec, x, name), factors, name=name)
        case NormWeight.CENTRED_INPUT:
            factors = _rows(b, _one_more(b, weight, name), x, name)
            return _normed(b, spec, b.multiply(x, factors, name=f"{name}_scaled"), name)
        case NormWeight.NONE:
            return _normed(b, spec, x, name)
        case _:
            assert_never(spec.weight)


def _one_more(b: FunctionBuilder, weight: Value, name: str) -> Value:
    """``1 + w``."""
    return b.add(weight, b.full_like(1.0, weight, name="one"), name=f"{name}_weight")


def _rows(b: FunctionBuilder, weight: Value, x: Value, name: str) -> Value:
    """``weight [H]`` for each row of ``x [..., H]``."""
    return b.broadcast_in_dim(weight, x.shape, dims=(len(x.shape) - 1,), name=f"{name}_rows")


def _normed(b: FunctionBuilder, spec: NormSpec, x: Value, name: str) -> Value:
    """``n(x) = x / sqrt(mean(x^2) + eps)``."""
    axis = len(x.shape) - 1
    width = x.extent(axis)
    total = b.reduce("add", b.multiply(x, x, name="square"), dims=[axis], name="square_sum")
    mean = b.multiply(total, b.full_like(1.0 / width, total, name="one_over_width"), name="mean_square")
    root = b.rsqrt(b.add(mean, b.full_like(spec.eps, mean, name="norm_epsilon"), name="mean_square_epsilon"))
    unit = b.broadcast_in_dim(root, x.shape, dims=range(axis), name="reciprocal_root_rows")
    return b.multiply(x, unit, name=name)
