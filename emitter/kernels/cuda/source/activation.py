"""The activations of the experts, in f32 (formulas: ``GluKind``), and what each choice of one is made of.

One formula serves all gated ones, so that one kernel does::

    gate = min(gate, gate_limit), up = clip(up, -up_limit, up_limit)
    hidden = min(act(gate), act_limit) * (up + up_shift)

Experts without a gate have ``act(up)``.

The kind of an activation is read when a kernel runs: 0 gate * sigmoid(alpha * gate), 1 gelu by erf, 2 gelu by tanh,
3 relu, 4 its square, 5 cap(gate, act_limit) * sigmoid(gate), where up passes through cap(up, up_limit) instead of being
clipped.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.groups import Activation


@triton.jit
def tanh(x):
    """The hyperbolic tangent: no overflow at either end, NaN for NaN."""
    decay = tl.exp(-2.0 * tl.abs(x))
    size = (1.0 - decay) / (1.0 + decay)
    # 1 - decay cancels near 0; below 1/4 what is left out of the series is less than 2^-27 of x
    square = x * x
    series = 0.021869488536155203 + square * (-0.008863235529902197 + square * 0.003592128036572481)
    series = -0.3333333333333333 + square * (0.13333333333333333 + square * (-0.05396825396825397 + square * series))
    return tl.where(tl.abs(x) < 0.25, x + x * square * series, tl.where(x < 0.0, -size, size))


@triton.jit
def smaller(x, limit):
    """The smaller one, NaN for NaN."""
    return tl.minimum(x, limit, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def larger(x, limit):
    """The larger one, NaN for NaN."""
    return tl.maximum(x, limit, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def as_float(bits):
    """An f32 that was passed as the i32 of the same bits: kernels take pointers and i32 alone."""
    return bits.to(tl.float32, bitcast=True)


@triton.jit
def activated(value, kind, alpha):
    """Activations 0 to 4 of ``value``."""
    if kind == 0:
        act = value * tl.sigmoid(value * as_float(alpha))
    elif kind == 1:
        act = 0.5 * value * (1.0 + tl.erf(value * 0.7071067811865476))
    elif kind == 2:
        # 0.5 x (1 + tanh(u)) = x sigmoid(2 u), u = sqrt(2 / pi) (x + 0.044715 x^3), arXiv:1606.08415
        act = value * tl.sigmoid(1.5957691216057308 * (value + 0.044715 * value * value * value))
    elif kind == 3:
        act = larger(value, 0.0)
    else:
        act = larger(value, 0.0) * larger(value, 0.0)
    return act


@triton.jit
def gated(gate, up, act: Activation):
    """The hidden activation; ``gate`` and ``up`` of any shape."""
    cap, up_cap = as_float(act.act_limit), as_float(act.up_limit)
    if act.kind == 5:
        hidden = cap * tanh(gate / cap) * tl.sigmoid(gate) * (up_cap * tanh(up / up_cap))
    else:
        gate = smaller(gate, as_float(act.gate_limit))
        up = larger(smaller(up, up_cap), -up_cap)
        hidden = smaller(activated(gate, act.kind, act.alpha), cap) * (up + as_float(act.up_shift))
    return hidden


@triton.jit
def hidden_value(gate, up, act: Activation, GATED: tl.constexpr):
    """The hidden activation of gated experts, or of ``up`` alone."""
    return gated(gate, up, act) if GATED else activated(up, act.kind, act.alpha)
