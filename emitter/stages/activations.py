"""Elementwise functions of the experts and the router, in f32."""

from __future__ import annotations

import math
from typing import assert_never

from emitter.spec import Activation
from emitter.text.builder import FunctionBuilder, Value

GELU_CENTRE = (
    0.3989422801,
    -0.06649035992,
    0.009973323409,
    -0.00118632994,
    0.0001134863701,
    -7.654207615e-06,
)
"""Q of Phi(x) = 1/2 + x Q(x^2) for |x| < 1, from the constant upwards: the least largest relative error, 7e-10.

``tests/emitter/test_activations.py`` derives both sets of coefficients anew and bounds their error.
"""

GELU_TAIL = (
    0.2257069092,
    0.2249520218,
    0.2149191003,
    0.1296796036,
    0.2720662328,
    -0.2843666862,
    0.5474354435,
    -0.4988114962,
    0.1980132165,
    -0.0295943376,
)
"""R of erfc(a) = e^(-a^2) R(t), t = 1 / (1 + 0.4 a), from the linear term upwards: largest relative error 8e-9."""
GELU_TAIL_PITCH = 0.4


def activate(b: FunctionBuilder, activation: Activation, x: Value) -> Value:
    """``activation(x)`` elementwise in f32."""
    match activation:
        case Activation.SILU:
            return b.multiply(x, b.logistic(x, name="gate_sigmoid"), name="activated")
        case Activation.RELU:
            return b.maximum(x, b.full_like(0.0, x, name="zero"), name="activated")
        case Activation.RELU2:
            positive = b.maximum(x, b.full_like(0.0, x, name="zero"), name="activated")
            return b.multiply(positive, positive, name="activated")
        case Activation.GELU_TANH:
            return gelu_tanh(b, x)
        case Activation.GELU:
            return gelu(b, x)
        case _:
            assert_never(activation)


def gelu_tanh(b: FunctionBuilder, x: Value) -> Value:
    """``0.5 x (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))``, Hendrycks & Gimpel, arXiv:1606.08415."""
    cube = b.multiply(x, b.multiply(x, x, name="square"), name="cube")
    inner = b.add(x, b.multiply(cube, b.full_like(0.044715, x, name="gelu_cubic")), name="gelu_inner")
    inner = b.multiply(inner, b.full_like(math.sqrt(2.0 / math.pi), x, name="gelu_scale"), name="gelu_inner")
    grown = b.add(b.tanh(inner), b.full_like(1.0, x, name="one"), name="gelu_gate")
    return b.multiply(b.multiply(x, b.full_like(0.5, x, name="half")), grown, name="activated")


def gelu(b: FunctionBuilder, x: Value) -> Value:
    """``x Phi(x)`` with the normal distribution function Phi, without an error function, which StableHLO lacks.

    Near zero Phi is a polynomial in x^2; beyond, ``Phi(-|x|) = erfc(|x| / sqrt 2) / 2`` keeps its digits in the tail,
    where ``1 + erf`` would cancel. The error is a few ulp for x > -3 and grows with x^2 below (the rounding of x^2).
    """
    square = b.multiply(x, x, name="square")
    near = b.multiply(x, polynomial(b, GELU_CENTRE, square), name="gelu_near")
    near = b.add(near, b.full_like(0.5, x, name="half"), name="gelu_near")
    size = b.multiply(b.abs(x), b.full_like(GELU_TAIL_PITCH * math.sqrt(0.5), x, name="gelu_pitch"), name="gelu_size")
    one = b.full_like(1.0, x, name="one")
    place = b.divide(one, b.add(size, one, name="gelu_place"), name="gelu_place")
    decay = b.exponential(b.multiply(square, b.full_like(-0.5, x, name="minus_half")), name="gelu_decay")
    series = b.multiply(polynomial(b, GELU_TAIL, place), b.multiply(place, b.full_like(0.5, x, name="half")))
    tail = b.multiply(decay, series, name="gelu_tail")
    below = b.compare("LT", x, b.full_like(0.0, x, name="zero"), name="is_negative")
    far = b.select(below, tail, b.subtract(one, tail), name="gelu_far")
    is_near = b.compare("LT", b.abs(x), one, name="is_near")
    return b.multiply(x, b.select(is_near, near, far, name="gelu_gate"), name="activated")


def polynomial(b: FunctionBuilder, coefficients: tuple[float, ...], x: Value) -> Value:
    """``coefficients[0] + coefficients[1] x + ...`` by Horner's rule."""
    value = b.full_like(coefficients[-1], x, name="coefficient")
    for coefficient in coefficients[-2::-1]:
        value = b.add(b.multiply(value, x), b.full_like(coefficient, x, name="coefficient"), name="polynomial")
    return value


def softcap(b: FunctionBuilder, x: Value, limit: float) -> Value:
    """``limit * tanh(x / limit)``."""
    bound = b.full_like(limit, x, name="cap")
    return b.multiply(bound, b.tanh(b.divide(x, bound, name="uncapped")), name="capped")
