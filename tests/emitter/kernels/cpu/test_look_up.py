"""Rows of packed tables that are looked up: the numbers that the packing stands for, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.kernel_set import CpuLinear
from emitter.packing import Axis, Extent, GgufQ4_K, GgufQ6_K, GgufQ8_0, MlxAffine, Mxfp4, Packing, Plain, Use, Weight
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role, weight_arguments
from emitter.target import host_features, parse_target
from emitter.target.isa import PORTABLE, Isa, best_isa
from emitter.text.builder import FunctionBuilder
from emitter.text.graph import Graph
from emitter.text.weights import hold
from tests.emitter.kernels.cpu.test_packed_rows import packed_weights

HOST = best_isa(host_features())
ROWS, IDS = 23, np.array([22, 0, 7, 7, -3, 23], np.int32)
"""The last two are none: they read the first row and the last."""


def look_up(isa: Isa, packing: Packing, width: int) -> Graph:
    """``y [N, width]`` f32 of ``ids [N]`` and a table."""
    axes = (Extent(Axis.VOCABULARY, ROWS, "V"), Extent(Axis.OUT, width, "H"))
    ids = Argument("ids", (TOKENS,), DType.I32, Role.INPUT)
    arguments = (ids, *weight_arguments([Weight("embedding", axes, Use.TABLE, packing)], DType.F32))
    b = FunctionBuilder(MAIN)
    values = b.take(arguments)
    table = hold(b, arguments[1:], values).held_weight("embedding")
    y = CpuLinear(isa).look_up(b, table, values["ids"], "rows")
    assert not isinstance(y, str)
    return graph_of(b, arguments, [("y", y)])


@pytest.mark.parametrize(
    ("isa", "packing", "width"),
    [
        (HOST, MlxAffine(4, 64, DType.BF16), 320),
        (PORTABLE, GgufQ6_K(), 512),
        *(
            pytest.param(HOST, packing, 512, marks=pytest.mark.nightly)
            for packing in (MlxAffine(8, 32, DType.F32), GgufQ4_K(), GgufQ8_0(), Mxfp4())
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Isa) else str(value),
)
def test_rows_are_the_numbers_of_the_table(isa: Isa, packing: Packing, width: int) -> None:
    graph = look_up(isa, packing, width)
    planes, numbers = packed_weights(graph, 6)
    found = Session(compile_graph(graph, parse_target("cpu")), planes, driver="local-sync").run(IDS)["y"]
    np.testing.assert_array_equal(found, numbers["embedding"][np.clip(IDS, 0, ROWS - 1)])


def test_a_table_of_numbers_is_left_to_the_gather() -> None:
    b = FunctionBuilder(MAIN)
    weight = Weight("t", (Extent(Axis.VOCABULARY, ROWS), Extent(Axis.OUT, 8)), Use.TABLE, Plain())
    (argument,) = weight_arguments([weight], DType.F32)
    table = hold(b, [argument], {"t": b.argument("t", argument.shape, argument.dtype)}).held_weight("t")
    assert CpuLinear(HOST).look_up(b, table, b.argument("ids", (3,), DType.I32), "rows") == (
        "rows of numbers are a gather"
    )
