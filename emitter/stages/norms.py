"""RMS normalisation, in f32."""

from __future__ import annotations

from emitter.spec import NormSpec, NormWeight
from emitter.text.builder import FunctionBuilder, Value


def rms_norm(b: FunctionBuilder, spec: NormSpec, x: Value, weight: Value, *, name: str) -> Value:
    """``x / sqrt(mean(x^2) + eps)`` over the last axis of ``x [..., H]`` f32, with ``weight [H]`` (see ``NormWeight``).

    Zhang & Sennrich, arXiv:1910.07467.
    """
    axis = len(x.shape) - 1
    width = x.extent(axis)
    if spec.weight is not NormWeight.SCALE:
        weight = b.add(weight, b.full_like(1.0, weight, name="one"), name=f"{name}_weight")
    factors = b.broadcast_in_dim(weight, x.shape, dims=(axis,), name=f"{name}_rows")
    if spec.weight is NormWeight.CENTRED_INPUT:
        x = b.multiply(x, factors, name=f"{name}_scaled")
    total = b.reduce("add", b.multiply(x, x, name="square"), dims=[axis], name="square_sum")
    mean = b.multiply(total, b.full_like(1.0 / width, total, name="one_over_width"), name="mean_square")
    root = b.rsqrt(b.add(mean, b.full_like(spec.eps, mean, name="norm_epsilon"), name="mean_square_epsilon"))
    unit = b.broadcast_in_dim(root, x.shape, dims=range(axis), name="reciprocal_root_rows")
    normed = b.multiply(x, unit, name=name)
    return normed if spec.weight is NormWeight.CENTRED_INPUT else b.multiply(normed, factors, name=name)
