"""The error function without an error function: coefficients derived anew, and their error in f32."""

import math

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role
from emitter.stages.activations import GELU_CENTRE, GELU_TAIL, GELU_TAIL_PITCH, gelu
from emitter.text.builder import FunctionBuilder
from oracle.executors import ReferenceExecutor, XlaExecutor


def minimax(x, y, powers):
    """The polynomial with the least largest relative error at the points, by Lawson's reweighting."""
    basis, weight = x[:, None] ** np.asarray(powers), np.ones_like(x)
    for _ in range(60):
        rows = np.sqrt(weight) / y
        fitted = np.linalg.lstsq(basis * rows[:, None], y * rows, rcond=None)[0]
        error = np.abs(basis @ fitted / y - 1.0)
        weight = weight * error / (weight * error).sum()
    return fitted, error.max()


def chebyshev(low, high, count=2000):
    return (low + high) / 2 + (high - low) / 2 * np.cos(np.pi * (np.arange(count) + 0.5) / count)


def test_the_centre_is_the_best_polynomial_of_its_degree():
    squares = chebyshev(0.0, 1.0)
    wanted = np.array([0.5 * math.erf(math.sqrt(s / 2)) / math.sqrt(s) for s in squares])
    _, best = minimax(squares, wanted, range(len(GELU_CENTRE)))
    error = np.abs(np.polynomial.polynomial.polyval(squares, GELU_CENTRE) / wanted - 1.0).max()
    assert error < 1.1 * best
    assert best < 2.0**-30


def test_the_tail_is_the_best_polynomial_of_its_degree():
    places = chebyshev(1.0 / (1.0 + 10.0 * GELU_TAIL_PITCH), 1.0)
    at = (1.0 / places - 1.0) / GELU_TAIL_PITCH
    wanted = np.array([math.erfc(a) * math.exp(a * a) for a in at])
    _, best = minimax(places, wanted, range(1, len(GELU_TAIL) + 1))
    error = np.abs(np.polynomial.polynomial.polyval(places, (0.0, *GELU_TAIL)) / wanted - 1.0).max()
    assert error < 1.1 * best
    assert best < 2.0**-26


@pytest.fixture(scope="module")
def graph():
    b, x = FunctionBuilder(MAIN), Argument("x", (TOKENS, 1), DType.F32, Role.INPUT)
    return graph_of(b, [x], [("output", gelu(b, *b.take([x]).values()))])


@pytest.mark.parametrize("kind", [ReferenceExecutor, XlaExecutor])
def test_gelu_in_f32(graph, kind):
    x = np.concatenate([np.linspace(-12.0, 12.0, 4001), [0.0, -0.0, 1e-30, -1e-30, 100.0, -100.0]]).astype(np.float32)
    found = kind().run(graph, {"x": x[:, None]})["output"][:, 0]
    wanted = np.array([0.5 * v * math.erfc(-v / math.sqrt(2)) for v in x.astype(float)])
    # 12 roundings for the polynomial and its place, and the rounding of x^2 / 2, which e^-x^2/2 makes x^2 / 2 times
    # as large relative to the result.
    allowed = 2.0**-24 * (12.0 + np.where(x < -1.0, x.astype(float) ** 2, 0.0)) * np.abs(wanted) + 2.0**-126
    assert (np.abs(found - wanted) <= allowed).all()
    assert np.isposinf(kind().run(graph, {"x": np.array([[np.inf]], np.float32)})["output"][0, 0])
