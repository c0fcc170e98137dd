"""Rows times factors, by a kernel where there is one."""

from __future__ import annotations

from emitter.lowering import Factors, Lowering
from emitter.stages.activations import softcap
from emitter.text.builder import FunctionBuilder, Value


def scaled(b: FunctionBuilder, lowering: Lowering, x: Value, factor: float, constant: str, *, name: str) -> Value:
    """``factor * x`` of ``x`` f32; the text calls the factor ``constant``."""
    if factor == 1.0:
        return x
    found = weighed(b, lowering, x, Factors(factor), name=name)
    return found or b.multiply(x, b.full_like(factor, x, name=constant), name=name)


def capped(b: FunctionBuilder, lowering: Lowering, x: Value, cap: float) -> Value:
    """``cap * tanh(x / cap)`` of ``x`` f32."""
    return weighed(b, lowering, x, Factors(cap=cap), name="capped") or softcap(b, x, cap)


def weighed(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    factors: Factors,
    gate: Value | None = None,
    bias: Value | None = None,
    *,
    name: str,
) -> Value | None:
    """See ``LinearKernels.weigh``; None where no kernel computes it."""
    if lowering.kernels is None:
        return None
    found = lowering.kernels.linear.weigh(b, x, factors, gate, bias, name)
    return None if isinstance(found, str) else found
