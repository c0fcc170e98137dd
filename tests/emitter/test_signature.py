"""What entry points declare: dimensions, roles, and the sizes that a call gives them."""

import numpy as np
import pytest

from emitter.errors import InputError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.shapes import PAGES, SEQUENCE, TOKENS, Sym, shape_text, static
from emitter.signature import MAIN, Argument, DType, Entry, Result, Role, ShapeMismatchError, Signature, bind_sizes
from emitter.target import Target, parse_target
from emitter.target.isa import PORTABLE
from emitter.text.builder import FunctionBuilder, ShapeError, module_text
from emitter.text.graph import Graph
from weights import random_weights

F32 = DType.F32
X = Argument("x", (TOKENS, 4), F32, Role.INPUT)
TABLE = Argument("table", (SEQUENCE, PAGES), DType.I32, Role.INPUT)


def test_a_shape_is_written_as_a_person_writes_it() -> None:
    assert shape_text((TOKENS, 2048)) == "[N, 2048]"
    assert shape_text((SEQUENCE, PAGES, 3)) == "[T, P, 3]"


def test_a_symbol_has_names() -> None:
    with pytest.raises(ValueError, match="name 'no name'"):
        Sym("no name", "N")


def test_a_symbol_is_no_number() -> None:
    assert static(3) == 3
    with pytest.raises(TypeError, match="tokens is known only when"):
        static(TOKENS)


def test_sizes_are_those_of_the_arrays() -> None:
    assert bind_sizes([X, TABLE], {"x": (5, 4), "table": (2, 7)}) == {TOKENS: 5, SEQUENCE: 2, PAGES: 7}


@pytest.mark.parametrize(
    ("shapes", "detail"),
    [
        ({"x": (5,), "ids": (5,)}, "x: expected [N, 4], got [5]: rank 1 where the graph takes rank 2"),
        ({"x": (5, 3), "ids": (5,)}, "x: expected [N, 4], got [5, 3]: axis 1 is 3, the graph's is 4"),
        ({"x": (5, 4), "ids": (6,)}, "ids: expected [N], got [6]: 6 tokens where x has 5"),
    ],
)
def test_an_array_that_does_not_fit_is_named(shapes: dict[str, tuple[int, ...]], detail: str) -> None:
    with pytest.raises(ShapeMismatchError) as caught:
        bind_sizes([X, Argument("ids", (TOKENS,), DType.I32, Role.INPUT)], shapes)
    assert str(caught.value) == detail


def test_a_weight_has_no_size_that_a_call_gives() -> None:
    with pytest.raises(ValueError, match=r"weight w \[N, 4\]"):
        Argument("w", (TOKENS, 4), F32, Role.WEIGHT)


def test_a_state_is_a_result_too() -> None:
    cache = Argument("k0", (PAGES, 4), F32, Role.STATE)
    held = Signature((X, cache), (Result("y", (TOKENS, 4), F32), Result("k0", (PAGES, 4), F32)))
    assert held.states == (cache,)
    assert held.inputs == (X,)
    with pytest.raises(ValueError, match="state k0 has no result"):
        Signature((X, cache), (Result("k0", (PAGES, 4), DType.BF16),))


def test_names_are_given_once() -> None:
    with pytest.raises(ValueError, match="two arguments are named x"):
        Signature((X, X), ())


def test_an_entry_is_found_by_name() -> None:
    graph = Graph("", (Entry("prefill", Signature((), ())), Entry("decode", Signature((X,), ()))))
    assert graph.entry("decode").signature.inputs == (X,)
    with pytest.raises(InputError, match="no entry point 'main'; it has prefill, decode"):
        _ = graph.signature


def test_symbols_do_not_mix() -> None:
    b = FunctionBuilder("main")
    x, table = b.argument("x", (TOKENS, 4), F32), b.argument("t", (SEQUENCE, 4), F32)
    with pytest.raises(ShapeError, match="add"):
        b.add(x, table)
    with pytest.raises(ShapeError, match="contracting dim 0"):
        b.dot_general(x, table, contracting=([0], [0]))
    with pytest.raises(ShapeError, match="number of pages"):
        b.full(0.0, (PAGES, 4), F32)


def outer_sums() -> Graph:
    """``@main``: x_n + y_r for every token n and row r; ``@doubled``: 2 x."""
    arguments = (Argument("x", (TOKENS,), F32, Role.INPUT), Argument("y", (SEQUENCE,), F32, Role.INPUT))
    b = FunctionBuilder(MAIN)
    x, y = b.take(arguments).values()
    wide = (SEQUENCE, TOKENS)
    total = b.add(b.broadcast_in_dim(x, wide, dims=(1,)), b.broadcast_in_dim(y, wide, dims=(0,)), name="total")
    b.results([("total", total)])
    other = FunctionBuilder("doubled")
    (z,) = other.take(arguments[:1]).values()
    other.results([("twice", other.add(z, z, name="twice"))])
    entries = (Entry(MAIN, b.signature(arguments)), Entry("doubled", other.signature(arguments[:1])))
    return Graph(module_text([b, other]), entries)


def test_a_graph_and_a_module_are_shown_without_what_nobody_reads() -> None:
    graph = outer_sums()
    assert "func.func" not in repr(graph)
    assert "b'" not in repr(compile_graph(graph, parse_target("cpu")))


def test_a_module_of_two_entries_and_two_symbols_computes() -> None:
    module = compile_graph(outer_sums(), parse_target("cpu"))
    x, y = np.arange(3, dtype=np.float32), np.arange(2, dtype=np.float32) * 10
    found = Session(module, {}, driver="local-sync")(x, y=y)
    np.testing.assert_array_equal(found, y[:, None] + x)
    np.testing.assert_array_equal(Session(module, {}, entry="doubled", driver="local-sync")(x), 2 * x)
    with pytest.raises(InputError, match="no entry point 'prefill'; it has main, doubled"):
        Session(module, {}, entry="prefill")


def test_what_is_printed_of_a_layer_and_what_is_made_of_it_is_short() -> None:
    layer = open_model(goldens_root() / "configs" / "tiny" / "mixtral.json").layer(1)
    graph = emit(layer.spec, plan(layer.spec, Request(Strategy.GATHERED, target=Target.cpu(PORTABLE))))
    session = Session(compile_graph(graph, parse_target("cpu")), random_weights(graph.signature.weights, 1), threads=1)
    # router 8 x 40, gates and ups 8 x 2 x 24 x 40, down 8 x 40 x 24, in f32
    call = "x [N, 40] f32 -> output [N, 40] f32; weights: 3, 0.1 MB"
    assert repr(layer.model) == f"<Model {layer.model.source.name}: mixtral, layers: 2, MoE: 0 to 1>"
    assert repr(layer) == "<Layer 1 of 2, mixtral (moe): H 40, E 8, k 3, I 24>"
    assert repr(graph) == f"<Graph @main: {call}; text: {len(graph.text):,} characters>"
    assert repr(session) == f"<Session @main on local-sync, threads: 1: {call}>"
    assert repr(graph.signature).splitlines() == [
        "x [N, 40] f32, input",
        "router [8, 40] f32, weight",
        "expert_gate_up [8, 48, 40] f32, weight",
        "expert_down [8, 40, 24] f32, weight",
        "-> output [N, 40] f32",
    ]
