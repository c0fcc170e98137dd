"""Weights as parameters of a module: every entry point reads them, a session gives them once."""

from __future__ import annotations

import numpy as np
import pytest

from emitter.graphs import emit
from emitter.iree import Session, aligned_empty, compile_graph
from emitter.plan import Request, Strategy, plan
from emitter.signature import MAIN, Argument, DType, Entry, Parameters, Role
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedSpec
from emitter.target import parse_target
from emitter.text.builder import FunctionBuilder, ShapeError, module_text
from emitter.text.graph import Graph
from emitter.text.needs import Needs
from weights import random_weights

SPEC = MoeSpec(24, RouterSpec(8, 2), ExpertsSpec(8, 10), shared=SharedSpec(12))
PARAMETERS = Parameters("moe", (("", "layers.3."),))
X, W = Argument("x", (4,), DType.F32, Role.INPUT), Argument("w", (4,), DType.F32, Role.WEIGHT)
CPU = parse_target("cpu")


@pytest.mark.parametrize("strategy", [pytest.param(Strategy.MASKED, marks=pytest.mark.nightly), Strategy.GATHERED])
def test_a_layer_with_parameters_gives_the_bits_of_one_with_arguments(strategy: Strategy) -> None:
    options = plan(SPEC, Request(strategy, tokens=5, dtype=DType.BF16))
    graphs = [emit(SPEC, options, parameters) for parameters in (None, PARAMETERS)]
    assert graphs[0].signature == graphs[1].signature
    assert graphs[1].text.count("util.global private @") == len(graphs[1].signature.weights)
    weights = dict(random_weights(graphs[0].signature.weights, 3))
    x = np.random.default_rng(0).standard_normal((5, 24)).astype(np.float32)
    first, second = (Session(compile_graph(graph, CPU), weights) for graph in graphs)
    assert np.array_equal(first(x), second(x))
    assert np.array_equal(first(x + 1), second(x + 1))


def scaled(function: str, parameters: Parameters = PARAMETERS, *, minus: bool = False) -> FunctionBuilder:
    """``x * w``, or ``x - w``."""
    b = FunctionBuilder(function)
    x, w = b.take((X, W)).values()
    b.load("w", parameters)
    b.results([("y", b.subtract(x, w) if minus else b.multiply(x, w))])
    return b


def test_entry_points_share_parameters_where_they_lie() -> None:
    functions = [scaled(MAIN), scaled("minus", minus=True)]
    entries = tuple(Entry(b.name, b.signature((X, W))) for b in functions)
    graph = Graph(module_text(functions), entries, parameters=PARAMETERS)
    w = aligned_empty((4,), np.float32)
    w[:] = [1, 2, 3, 4]
    session = Session(compile_graph(graph, CPU), {"w": w})
    x = np.full(4, 2, np.float32)
    assert session(x).tolist() == [2, 4, 6, 8]
    assert session.at("minus")(x).tolist() == [1, 0, -1, -2]
    assert session.copied_weights == ()
    w[:] = 5  # not for callers to do: it shows that nothing was copied
    assert session(x).tolist() == [10] * 4


def test_a_weight_that_does_not_begin_where_the_cpu_reads_is_copied() -> None:
    b = scaled(MAIN)
    graph = Graph(module_text([b]), (Entry(MAIN, b.signature((X, W))),), parameters=PARAMETERS)
    w = aligned_empty((5,), np.float32)[1:]
    w[:] = [1, 2, 3, 4]
    session = Session(compile_graph(graph, CPU), {"w": w})
    assert session.copied_weights == ("w",)
    assert session(np.full(4, 2, np.float32)).tolist() == [2, 4, 6, 8]


def test_one_symbol_is_one_parameter_and_nothing_else() -> None:
    with pytest.raises(ShapeError, match="parameter @w of @minus is not that of another function"):
        module_text([scaled(MAIN), scaled("minus", Parameters("moe", (("", "layers.4."),)))])
    b = scaled(MAIN)
    b.declare("w", "kernel\n", Needs("cpu"))
    with pytest.raises(ShapeError, match="parameter @w has the symbol of a function or a kernel"):
        module_text([b])
    with pytest.raises(ValueError, match="scope 'a=b' must be letters"):
        Parameters("a=b")
