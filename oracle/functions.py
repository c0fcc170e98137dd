"""The elementwise functions of a block in float64: each choice of the spec one small function with its formula."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from emitter.spec import Activation, GluKind, GluSpec

F64 = npt.NDArray[np.float64]


def sigmoid(z: F64) -> F64:
    """``1 / (1 + exp(-z))``."""
    return np.asarray(1.0 / (1.0 + np.exp(-z)))


def log_sigmoid(z: F64) -> F64:
    """``log sigmoid(z)``."""
    return np.asarray(-np.logaddexp(0.0, -z))


def sqrt_softplus(z: F64) -> F64:
    """``sqrt(log(1 + exp(z)))``."""
    return np.asarray(np.sqrt(np.logaddexp(0.0, z)))


def softplus(z: F64) -> F64:
    """``log(1 + exp(z))``."""
    return np.asarray(np.logaddexp(0.0, z))


def softcap(v: F64, cap: float) -> F64:
    """``cap * tanh(v / cap)``."""
    return np.asarray(cap * np.tanh(v / cap))


def activate(kind: Activation, v: F64) -> F64:
    """The elementwise activation."""
    if kind is Activation.SILU:
        return v * sigmoid(v)
    if kind is Activation.GELU:
        # erfc keeps its digits where 1 + erf would cancel.
        return np.asarray(0.5 * v * _erfc(-v / math.sqrt(2.0)))
    if kind is Activation.GELU_TANH:
        return np.asarray(0.5 * v * (1.0 + np.tanh(math.sqrt(2.0 / math.pi) * (v + 0.044715 * v**3))))
    rectified = np.maximum(v, 0.0)
    return rectified**2 if kind is Activation.RELU2 else rectified


def _erfc(v: F64) -> F64:
    return np.array([math.erfc(value) for value in v.ravel()], dtype=np.float64).reshape(v.shape)


def halves(spec: GluSpec, up_projected: F64) -> tuple[F64, ...]:
    """Gate [N, I] and up projection [N, I] of [N, 2I]; where there is no gate, the up projection alone."""
    middle = up_projected.shape[-1] // 2
    return (up_projected[..., :middle], up_projected[..., middle:]) if spec.gated else (up_projected,)


def glu(spec: GluSpec, *parts: F64) -> F64:
    """Hidden activation [N, I] from the ``halves``; see ``GluKind``."""
    if spec.kind is GluKind.PLAIN:
        return activate(spec.activation, *parts)
    g, u = parts
    if spec.kind is GluKind.GATED:
        return activate(spec.activation, g) * u
    if spec.kind is GluKind.SOFTCAP:
        return np.asarray(softcap(g, spec.limit) * sigmoid(g) * softcap(u, spec.up_limit))
    u = np.clip(u, -spec.limit, spec.limit)
    if spec.kind is GluKind.CLAMP_AFTER:
        return np.minimum(activate(spec.activation, g), spec.limit) * u
    g = np.minimum(g, spec.limit)
    if spec.kind is GluKind.CLAMP_BEFORE:
        return activate(spec.activation, g) * u
    return np.asarray((u + 1.0) * g * sigmoid(spec.alpha * g))
