"""The activation between the two halves of an expert, on vectors of f32 (formulas: ``GluKind``, ``Activation``)."""

from __future__ import annotations

import math
from typing import assert_never

from emitter.kernels.cpu.writer import Kernel, Value, lanes_of, vector_of
from emitter.spec import Activation, GluKind, GluSpec

# exp(x) = 2^n * e^r with n = round(x / ln 2), |r| <= ln(2) / 2. ln 2 in two parts (Cody & Waite, "Software Manual for
# the Elementary Functions", 1980), so that r loses nothing; e^r by its Taylor series, whose remainder r^8 / 8! is
# below 6e-9, a tenth of an ulp.
_LN2_HIGH, _LN2_LOW = 0.693359375, -2.12194440054690583e-4
_EXP_SERIES = [1.0 / math.factorial(i) for i in range(7, -1, -1)]
_TANH_SMALL = 0.75  # the fraction's error is x^10 / 9.8e6: here a tenth of an ulp
# Past these the result is infinity or zero whatever the argument; keeps n small enough to build 2^n from its bits.
_EXP_LOW, _EXP_HIGH = -110.0, 90.0


def exp(k: Kernel, x: Value) -> Value:
    """``e ** x`` within 2 ulp over all of f32; infinity, zero and NaN as they should be."""
    lanes = lanes_of(x.type)
    integers = vector_of(lanes, "i32")
    x = k.maximum(k.minimum(x, _EXP_HIGH), _EXP_LOW)
    n = k.assign(f"math.roundeven {(x * (1.0 / math.log(2.0))).name} : {x.type}", x.type)
    r = k.fma(n, k.constant(-_LN2_HIGH, x.type), x)
    r = k.fma(n, k.constant(-_LN2_LOW, x.type), r)
    power = k.constant(_EXP_SERIES[0], x.type)
    for coefficient in _EXP_SERIES[1:]:
        power = k.fma(power, r, k.constant(coefficient, x.type))
    # 2^n in two factors: n reaches from below the subnormals to past the largest number, one exponent field does not.
    whole = k.assign(f"arith.fptosi {n.name} : {n.type} to {integers}", integers)
    one = k.constant(1, integers)
    half = k.assign(f"arith.shrsi {whole.name}, {one.name} : {integers}", integers)
    for exponent in (half, whole - half):
        power = power * _power_of_two(k, exponent, x.type)
    return power


def _power_of_two(k: Kernel, exponent: Value, type_: str) -> Value:
    """``2 ** exponent``, of integers from -126 to 127."""
    shift = k.constant(23, exponent.type)
    biased = exponent + 127
    bits = k.assign(f"arith.shli {biased.name}, {shift.name} : {exponent.type}", exponent.type)
    return k.assign(f"arith.bitcast {bits.name} : {exponent.type} to {type_}", type_)


def sigmoid(k: Kernel, x: Value) -> Value:
    """``1 / (1 + e ** -x)``."""
    return 1.0 / (exp(k, k.constant(0.0, x.type) - x) + 1.0)


def tanh(k: Kernel, x: Value) -> Value:
    """The hyperbolic tangent within 1.1 ulp, below one half within 0.72: ``b (1 - q)``, rounded once as ``b - b q``.

    ``b = x`` and ``q = 1 - tanh(x) / x`` of its continued fraction ``x / (1 + x^2 / (3 + x^2 / (5 + ..)))`` (Lambert,
    1768) down to the 9, whose error is x^10 / (11 * 945^2); of larger ``x`` ``b = +-1`` and ``q = 2 / (e^2|x| + 1)``.
    ``q`` is the smaller part, so that little of its own rounding is left.
    """
    size = k.assign(f"math.absf {x.name} : {x.type}", x.type)
    square = x * x
    fraction = (
        square * k.fma(square, k.constant(14.0, x.type), k.constant(315.0, x.type)),
        k.fma(square, k.fma(square, k.constant(15.0, x.type), k.constant(420.0, x.type)), k.constant(945.0, x.type)),
    )
    # past 10 it is 1 in f32
    grown = exp(k, k.minimum(size, 10.0) * 2.0) + 1.0
    small = k.compare("<", size, _TANH_SMALL)
    q = k.select(small, fraction[0], 2.0) / k.select(small, fraction[1], grown)
    one = k.constant(1.0, x.type)
    base = k.select(small, x, k.assign(f"math.copysign {one.name}, {x.name} : {x.type}", x.type))
    return k.fma(k.constant(0.0, x.type) - base, q, base)


def activate(k: Kernel, activation: Activation, x: Value) -> Value:
    """``activation(x)``, lane by lane."""
    match activation:
        case Activation.SILU:
            return x / (exp(k, k.constant(0.0, x.type) - x) + 1.0)
        case Activation.GELU:
            grown = k.assign(f"math.erf {(x * math.sqrt(0.5)).name} : {x.type}", x.type) + 1.0
            return (x * 0.5) * grown
        case Activation.GELU_TANH:
            # 0.5 x (1 + tanh(u)) = x sigmoid(2u), u = sqrt(2/pi) (x + 0.044715 x^3), arXiv:1606.08415
            cube = k.fma(x * x * 0.044715, x, x)
            return x / (exp(k, cube * (-2.0 * math.sqrt(2.0 / math.pi))) + 1.0)
        case Activation.RELU:
            return k.maximum(x, 0.0)
        case Activation.RELU2:
            positive = k.maximum(x, 0.0)
            return positive * positive
        case _:
            assert_never(activation)


def glu(k: Kernel, spec: GluSpec, gate: Value | None, up: Value) -> Value:
    """The hidden activation from the gate and up projections."""
    if gate is None:
        return activate(k, spec.activation, up)
    match spec.kind:
        case GluKind.GATED:
            return activate(k, spec.activation, gate) * up
        case GluKind.SOFTCAP:
            capped = tanh(k, gate / spec.limit) * spec.limit * sigmoid(k, gate)
            return capped * (tanh(k, up / spec.up_limit) * spec.up_limit)
        case GluKind.CLAMP_AFTER:
            up = clamped(k, spec, up)
            return k.minimum(activate(k, spec.activation, gate), spec.limit) * up
        case GluKind.CLAMP_BEFORE:
            up = clamped(k, spec, up)
            return activate(k, spec.activation, k.minimum(gate, spec.limit)) * up
        case GluKind.ALPHA_SIGMOID:
            up = clamped(k, spec, up)
            gate = k.minimum(gate, spec.limit)
            return (up + 1.0) * (gate * sigmoid(k, gate * spec.alpha))
        case GluKind.PLAIN | GluKind.LINEAR:
            raise AssertionError(f"a {spec.kind.value} MLP has no gate")
        case _:
            assert_never(spec.kind)


def clamped(k: Kernel, spec: GluSpec, up: Value) -> Value:
    """``clip(up, -limit, limit)``."""
    return k.maximum(k.minimum(up, spec.limit), -spec.limit)
