"""State that lives between calls: on the device, shared by the entry points, handed out in copies alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np
import pytest

from emitter.errors import InputError
from emitter.graphs.lowered import graph_of
from emitter.iree import Session, aligned_empty, compile_graph
from emitter.iree import device as device_module
from emitter.iree.state import State
from emitter.shapes import SEQUENCE, TOKENS
from emitter.signature import MAIN, Argument, DType, Entry, Result, Role, Signature
from emitter.target import parse_target
from emitter.text.builder import FunctionBuilder, module_text
from emitter.text.graph import Graph
from oracle.executors import IreeExecutor, ReferenceExecutor, XlaExecutor

F32, I32 = DType.F32, DType.I32
X = Argument("x", (TOKENS, 4), F32, Role.INPUT)
TOTAL = Argument("total", (4,), F32, Role.STATE)
COUNT = Argument("count", (4,), I32, Role.STATE)
SCALE = Argument("scale", (4,), F32, Role.WEIGHT)
CACHE = Argument("cache", (SEQUENCE, 4), F32, Role.STATE)


def running_sums() -> Graph:
    """``@main`` adds the sum of the tokens, by a weight, to ``total`` and counts; ``@shifted`` gives x + ``total``."""
    b = FunctionBuilder(MAIN)
    arguments = (COUNT, X, SCALE, TOTAL)  # in any order
    count, x, scale, total = b.take(arguments).values()
    scaled = b.multiply(x, b.broadcast_in_dim(scale, x.shape, dims=(1,)), name="scaled")
    summed = b.add(total, b.reduce("add", scaled, dims=[0], name="sum"), name="summed")
    counted = b.add(count, b.full_like(1, count, name="one"), name="counted")
    # the new state once more, as a result of its own, and the old one
    b.results([("total", summed), ("now", summed), ("count", counted), ("was", total)])
    other = FunctionBuilder("shifted")
    x, total = other.take((X, TOTAL)).values()
    shifted = other.add(x, other.broadcast_in_dim(total, x.shape, dims=(1,)), name="shifted")
    # a state that is handed on as it is, and out
    other.results([("shifted", shifted), ("was", total), ("total", total)])
    entries = (Entry(MAIN, b.signature(arguments)), Entry("shifted", other.signature((X, TOTAL))))
    return Graph(module_text([b, other]), entries)


def a_cache() -> Graph:
    """``@main`` adds x to every row of a cache that has as many as it was given; ``row`` is what it added."""
    b, arguments = FunctionBuilder(MAIN), (Argument("x", (4,), F32, Role.INPUT), CACHE)
    x, cache = b.take(arguments).values()
    added = b.add(cache, b.broadcast_in_dim(x, cache.shape, dims=(1,)))
    return graph_of(b, arguments, [("cache", added), ("row", b.add(x, x))])


SCALED = np.array([1.0, 2.0, 3.0, 4.0], np.float32)


def tokens(count: int, value: float = 1.0) -> Any:
    return np.full((count, 4), value, np.float32)


@pytest.fixture(params=["local-sync", "local-task"])
def session(request: pytest.FixtureRequest) -> Session:
    module = compile_graph(running_sums(), parse_target("cpu"))
    return Session(module, {"scale": SCALED}, driver=request.param, threads=2)


def test_a_call_is_given_what_the_last_one_made(session: Session) -> None:
    assert (session.read("total").tolist(), session.read("count").tolist()) == ([0.0] * 4, [0] * 4)
    for calls, (count, sums) in enumerate([(3, 3), (3, 6), (0, 6), (1, 7)], 1):
        found = session.run(tokens(count))
        assert list(found) == ["now", "was"]
        np.testing.assert_array_equal(found["now"], sums * SCALED)
        np.testing.assert_array_equal(session.read("total"), sums * SCALED)
        assert session.read("count").tolist() == [calls] * 4


def test_entry_points_share_state_and_weights(session: Session) -> None:
    shifted = session.at("shifted")
    session(tokens(3))
    np.testing.assert_array_equal(shifted(tokens(2, 5.0)), 5.0 + 3 * np.stack([SCALED] * 2))
    session(tokens(1))
    np.testing.assert_array_equal(shifted(tokens(1, 0.0)), 4 * SCALED[None])
    np.testing.assert_array_equal(shifted.read("total"), 4 * SCALED)
    assert shifted.read("count").tolist() == [2] * 4  # which its own entry point does not take
    shifted.reset()
    np.testing.assert_array_equal(session(tokens(1)), SCALED)
    with pytest.raises(InputError, match="no entry point 'prefill'; it has main, shifted"):
        session.at("prefill")


def test_two_sessions_have_a_state_each(session: Session) -> None:
    other = Session(session.module, {"scale": SCALED})
    session(tokens(3))
    assert other.read("total").tolist() == [0.0] * 4


def test_what_is_handed_out_is_not_the_state(session: Session) -> None:
    """Neither a result that is the new state, nor one that is the old one, nor what was read or given."""
    given = aligned_empty((4,), np.float32)  # what a weight would be used in place of
    given[:] = 2 * SCALED
    session.reset(total=given)
    given[:] = -1.0
    session.read("total")[:] = -1.0
    out = session.at("shifted").run(tokens(1))["was"]
    np.testing.assert_array_equal(out, 2 * SCALED)
    out[:] = -1.0
    before = session.read("total")
    found = session.run(tokens(1))
    np.testing.assert_array_equal(found["was"], before)
    found["now"][:] = found["was"][:] = -1.0
    np.testing.assert_array_equal(session.read("total"), 3 * SCALED)
    np.testing.assert_array_equal(session(tokens(1)), 4 * SCALED)


def test_a_state_is_set_by_name_and_the_others_are_zeros_again(session: Session) -> None:
    session(tokens(2))
    session.reset(total=SCALED)
    np.testing.assert_array_equal(session.read("total"), SCALED)
    assert session.read("count").tolist() == [0] * 4


def test_a_state_that_does_not_fit_is_refused_and_nothing_is_changed(session: Session) -> None:
    session(tokens(2))
    held = {name: session.read(name) for name in ("total", "count")}
    for states, message in (
        ({"sum": SCALED}, "state that the module does not have: sum; it has count, total"),
        ({"total": SCALED[:3]}, r"total: expected \[4\] f32, got \[3\] float32: axis 0 is 3"),
        ({"count": np.zeros(4, np.int32), "total": SCALED.astype(np.float64)}, "total: expected .* got .* float64"),
        ({"total": None}, "state total: expected a NumPy array or a torch tensor"),
    ):
        with pytest.raises(InputError, match=message):
            session.reset(**states)
    with pytest.raises(InputError, match="state that the module does not have: sum; it has count, total"):
        session.read("sum")
    for wrong in (tokens(1)[:, :3], tokens(1).astype(np.float64)):
        with pytest.raises(InputError):
            session(wrong)
    for name, before in held.items():
        np.testing.assert_array_equal(session.read(name), before)


def test_no_call_is_lost_between_threads(session: Session) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: session(tokens(1)), range(40), timeout=60))
    assert session.read("count").tolist() == [40] * 4
    np.testing.assert_array_equal(session.read("total"), 40 * SCALED)


@pytest.mark.parametrize("looks", [lambda s: s.read("total"), lambda s: s.run(tokens(0))["now"]], ids=["read", "run"])
def test_no_thread_reads_what_another_was_handed(looks: Any, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result may be what the state was until then, in place: nobody may still be copying from there."""
    session.reset(total=SCALED)  # tokens(0) adds nothing
    genuine = device_module.to_numpy
    with ThreadPoolExecutor(1) as pool:

        def write() -> None:
            session.run(tokens(0))["was"][:] = -1.0

        def late(*given: Any, **options: Any) -> Any:
            """Another thread calls between the look and the copy; it has to wait for both."""
            monkeypatch.setattr(device_module, "to_numpy", genuine)
            wait([pool.submit(write)], timeout=0.2)
            return genuine(*given, **options)

        monkeypatch.setattr(device_module, "to_numpy", late)
        assert looks(session).tolist() == SCALED.tolist()


def keeps_an_input() -> Graph:
    """``@main`` gives x + ``total``, and x is the next ``total``."""
    b, arguments = FunctionBuilder(MAIN), (Argument("x", (4,), F32, Role.INPUT), TOTAL)
    x, total = b.take(arguments).values()
    return graph_of(b, arguments, [("total", x), ("sum", b.add(x, total))])


def test_an_input_that_becomes_the_state_stays_the_callers_own() -> None:
    session = Session(compile_graph(keeps_an_input(), parse_target("cpu")), {})
    x = aligned_empty((4,), np.float32)  # which is used in place
    x[:] = SCALED
    session(x)
    x[:] = -1.0
    np.testing.assert_array_equal(session.read("total"), SCALED)
    np.testing.assert_array_equal(session(x), SCALED - 1)


def test_state_of_a_size_that_only_a_call_knows_is_given_first() -> None:
    session = Session(compile_graph(a_cache(), parse_target("cpu")), {})
    x = np.ones(4, np.float32)
    for read in (lambda: session(x), lambda: session.read("cache")):
        with pytest.raises(InputError, match=r"state cache \[T, 4\] f32 is not there yet: reset\(cache=...\)"):
            read()
    for rows in (3, 1):
        session.reset(cache=np.zeros((rows, 4), np.float32))
        for _ in range(2):
            np.testing.assert_array_equal(session(x), 2 * x)
        np.testing.assert_array_equal(session.read("cache"), np.full((rows, 4), 2.0))
    session.reset()
    with pytest.raises(InputError, match="not there yet"):
        session(x)


def a_cache_in_place() -> Graph:
    """``@main`` writes ``row`` at ``start`` of a cache and then fills as many numbers as the sum of the cache says."""
    text = """module @stateful {
  func.func public @main(%row: tensor<1x4xf32>, %start: tensor<i32>, %cache: tensor<?x4xf32>)
      -> (tensor<?x4xf32>, tensor<?xf32>) {
    %first = tensor.extract %start[] : tensor<i32>
    %at = arith.index_cast %first : i32 to index
    %new = tensor.insert_slice %row into %cache[%at, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%new init: %none) applies stablehlo.add across dimensions = [0, 1]
        : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
    %value = tensor.extract %sum[] : tensor<f32>
    %whole = arith.fptosi %value : f32 to i64
    %count = arith.index_cast %whole : i64 to index
    %empty = tensor.empty(%count) : tensor<?xf32>
    %filled = linalg.fill ins(%value : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
    return %new, %filled : tensor<?x4xf32>, tensor<?xf32>
  }
}
"""
    row, start = Argument("row", (1, 4), F32, Role.INPUT), Argument("start", (), I32, Role.INPUT)
    results = (Result("cache", CACHE.shape, F32), Result("filled", (TOKENS,), F32))
    return Graph(text, (Entry(MAIN, Signature((row, start, CACHE), results)),))


def write(session: Session, value: float, start: int, state: State | None = None) -> Any:
    return session(tokens(1, value), start=np.array(start, np.int32), state=state)


@pytest.fixture(scope="module")
def caching() -> Session:
    return Session(compile_graph(a_cache_in_place(), parse_target("cpu")), {}, driver="local-sync")


def test_a_state_is_written_in_place(caching: Session) -> None:
    state = caching.new_state({SEQUENCE: 8})
    place = caching.device.span(state.views([CACHE])[0])
    for start in (2, 5):
        assert write(caching, 1.0, start, state)[0] == {2: 4, 5: 8}[start]
    assert caching.device.span(state.views([CACHE])[0]) == place
    assert state.read("cache").sum(axis=1).tolist() == [0, 0, 4, 0, 0, 4, 0, 0]


def test_a_call_that_fails_when_it_has_written_its_state_leaves_it_refused_until_reset(caching: Session) -> None:
    state, other = caching.new_state({SEQUENCE: 8}), caching.new_state({SEQUENCE: 8})
    write(caching, 1.0, 0, state)
    with pytest.raises(InputError, match=r"refused the call.*RESOURCE_EXHAUSTED"):
        write(caching, 1e13, 1, state)  # 160 TB
    assert state.failed
    for use in (lambda: write(caching, 1.0, 2, state), lambda: state.read("cache"), state.clone):
        with pytest.raises(InputError, match=r"half written by a call that failed: reset it \(.*RESOURCE_EXHAUSTED"):
            use()
    write(caching, 1.0, 0, other)  # which shares the module, and nothing of the call
    state.reset(cache=np.zeros((3, 4), np.float32))
    write(caching, 1.0, 2, state)
    assert state.read("cache").sum(axis=1).tolist() == [0, 0, 4]
    assert not state.failed


def test_a_call_that_is_refused_before_it_is_computed_leaves_its_state_as_it_was(caching: Session) -> None:
    state = caching.new_state({SEQUENCE: 4})
    write(caching, 1.0, 1, state)
    for row in (tokens(2), tokens(1).astype(np.float64), tokens(1)[:, :3]):
        with pytest.raises(InputError, match="row: expected"):
            caching(row, start=np.array(0, np.int32), state=state)
    assert state.read("cache").sum(axis=1).tolist() == [0, 4, 0, 0]


def test_an_interrupt_after_a_call_leaves_what_the_call_made(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is noticed when the runtime is back: all has been computed then."""
    invoke = session.function.invoke

    def interrupted(*given: Any) -> None:
        invoke(*given)
        raise KeyboardInterrupt

    def earlier(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session.function, "invoke", interrupted)
    with pytest.raises(KeyboardInterrupt):
        session(tokens(2))
    np.testing.assert_array_equal(session.read("total"), 2 * SCALED)
    monkeypatch.setattr(session.function, "invoke", earlier)
    with pytest.raises(KeyboardInterrupt):
        session(tokens(2))
    with pytest.raises(InputError, match=r"reset it \(it was interrupted\)"):
        session.read("total")


def a_cache_of_rows() -> Graph:
    """``@main`` writes ``row`` at ``start`` of a cache, in place, and gives the sum of the cache's rows."""
    arguments = (Argument("row", (1, 4), F32, Role.INPUT), Argument("start", (), I32, Role.INPUT), CACHE)
    b = FunctionBuilder(MAIN)
    row, start, cache = b.take(arguments).values()
    written = b.dynamic_update_slice(cache, row, [start, b.constant(0, I32)], name="written")
    return graph_of(b, arguments, [("cache", written), ("sum", b.reduce("add", written, dims=[0]))])


@pytest.fixture
def summing() -> Session:
    return Session(compile_graph(a_cache_of_rows(), parse_target("cpu")), {}, driver="local-task", threads=2)


def test_calls_of_one_kind_go_a_shorter_way_with_any_state_of_a_layout(summing: Session) -> None:
    """From the second on: with states that are given in turns, grow, forget rows, and are set anew."""
    states = [summing.new_state({SEQUENCE: rows}) for rows in (8, 8, 5)]
    sums, rows, handed = [0.0] * 3, [0] * 3, []
    for number, which in enumerate([0, 1, 0, 2] * 3, 1):
        sums[which] += number
        handed.append((write(summing, number, rows[which], states[which]), sums[which]))
        rows[which] += 1
    assert len(summing.ways[0].staged) == 2
    assert all(call.bound.shown for call in summing.ways[0].staged.values())
    for found, total in handed:
        np.testing.assert_array_equal(found, np.full(4, total, np.float32))
    assert states[2].read("cache")[:, 0].tolist() == [4.0, 8.0, 12.0, 0.0, 0.0]
    grown = states[2].resized({SEQUENCE: 8})
    np.testing.assert_array_equal(write(summing, 1.0, 7, grown), np.full(4, 25.0))
    grown.shift(SEQUENCE, 2)
    assert write(summing, 1.0, 1, grown)[0] == 12.0 + 1.0 + grown.read("cache")[2:, 0].sum()
    grown.reset(cache=np.ones((8, 4), np.float32))
    np.testing.assert_array_equal(write(summing, 3.0, 0, grown), np.full(4, 10.0))
    grown.reset(cache=np.ones((3, 4), np.float32))
    np.testing.assert_array_equal(write(summing, 3.0, 0, grown), np.full(4, 5.0))
    with pytest.raises(InputError, match="start: expected"):
        summing(tokens(1), start=np.array(0, np.int64), state=grown)


def test_a_short_call_that_fails_leaves_its_state_refused_and_an_interrupted_one_what_it_made(
    summing: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, invoke = summing.new_state({SEQUENCE: 4}), summing.function.invoke

    def interrupted(*given: Any) -> None:
        invoke(*given)
        raise KeyboardInterrupt

    def failing(*given: Any) -> None:
        invoke(*given)
        raise InputError("the module refused the call: none of its memory is left")

    for start in range(2):
        write(summing, 1.0, start, state)
    assert len(summing.ways[0].staged) == 1
    monkeypatch.setattr(summing.function, "invoke", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(summing, 1.0, 2, state)
    assert state.read("cache")[:, 0].tolist() == [1.0, 1.0, 1.0, 0.0]
    monkeypatch.setattr(summing.function, "invoke", failing)
    with pytest.raises(InputError, match="none of its memory is left"):
        write(summing, 1.0, 3, state)
    monkeypatch.undo()
    with pytest.raises(InputError, match=r"half written by a call that failed: reset it \(.*none of its memory"):
        write(summing, 1.0, 3, state)


def test_sequences_share_a_session_and_have_a_state_each(session: Session) -> None:
    first, second = session.new_state(), session.new_state()
    for count, state in ((1, first), (5, second), (2, first)):
        session.run(tokens(count), state=state)
    clone = first.clone()
    session(tokens(1), state=clone)
    np.testing.assert_array_equal(session.at("shifted")(tokens(1, 0.0), state=second), 5 * SCALED[None])
    for state, (calls, sums) in ((first, (2, 3)), (second, (1, 5)), (clone, (3, 4)), (session.state, (0, 0))):
        np.testing.assert_array_equal(state.read("total"), sums * SCALED)
        assert state.read("count").tolist() == [calls] * 4
        assert state.nbytes == 32
    with pytest.raises(InputError, match="not one of this session's device: take one that its new_state made"):
        session(tokens(1), state=Session(session.module, {"scale": SCALED}).state)


def test_a_state_is_cut_off_and_grows_with_zeros_at_the_end(caching: Session) -> None:
    state = caching.new_state({SEQUENCE: 3})
    for start in range(3):
        write(caching, start + 1.0, start, state)
    for size in (2, 3, 5):
        resized = state.resized({SEQUENCE: size})
        assert resized.read("cache")[:, 0].tolist() == [1.0, 2.0, 3.0, 0.0, 0.0][:size]
        write(caching, 0.0, 0, resized)
    assert state.read("cache")[:, 0].tolist() == [1.0, 2.0, 3.0]


def test_the_first_rows_of_a_state_are_forgotten_where_it_lies(caching: Session) -> None:
    state = caching.new_state({SEQUENCE: 5})
    for start in range(5):
        write(caching, start + 1.0, start, state)
    place, clone = caching.device.span(state.views([CACHE])[0]), state.clone()
    state.shift(SEQUENCE, 2)
    assert state.read("cache")[:3, 0].tolist() == [3.0, 4.0, 5.0]
    assert caching.device.span(state.views([CACHE])[0]) == place
    assert clone.read("cache")[:, 0].tolist() == [1.0, 2.0, 3.0, 4.0, 5.0]
    state.shift(TOKENS, 2)  # of which it has none
    assert state.read("cache")[:3, 0].tolist() == [3.0, 4.0, 5.0]


def test_sessions_on_one_device_share_its_weights(session: Session) -> None:
    other, state = Session(session.module, session.device), session.new_state()
    assert other.device is session.device
    for each in (session, other):
        each(tokens(1), state=state)
    np.testing.assert_array_equal(state.read("total"), 2 * SCALED)
    with pytest.raises(InputError, match=r"weight w \[4\] f32 is not held by this device: open a session with its"):
        session.device.require([Argument("w", (4,), F32, Role.WEIGHT)], None)
    with pytest.raises(InputError, match="the driver and the threads are those of the device: leave them out"):
        Session(session.module, session.device, threads=2)


def test_tensors_of_torch_are_state_too(session: Session) -> None:
    torch = pytest.importorskip("torch")
    session.reset(total=torch.tensor(SCALED))
    found = session(torch.ones(2, 4))
    assert type(found) is torch.Tensor
    np.testing.assert_array_equal(found.numpy(), 3 * SCALED)


@pytest.mark.parametrize("make", [IreeExecutor, XlaExecutor, ReferenceExecutor])
def test_executors_take_state_as_given_and_give_what_became_of_it(make: Any) -> None:
    values = {"x": tokens(2), "scale": SCALED, "total": SCALED, "count": np.full(4, 7, np.int32)}
    executor = make()
    for _ in range(2):  # the same again: nothing is left of the call before
        found = executor.run(running_sums(), values)
        assert list(found) == ["total", "now", "count", "was"]
        np.testing.assert_array_equal(found["total"], 3 * SCALED)
        assert found["count"].tolist() == [8] * 4


def test_entry_points_mean_the_same_by_one_name() -> None:
    graph = running_sums()
    wide = Argument("total", (5,), F32, Role.STATE)
    other = Entry("other", Signature((wide,), (Result("total", (5,), F32),)))
    with pytest.raises(ValueError, match="state total of @other is not that of @main"):
        Graph(graph.text, (*graph.entries, other))
    heavy = Entry("other", Signature((Argument("scale", (5,), F32, Role.WEIGHT),), ()))
    with pytest.raises(ValueError, match="weight scale of @other is not that of @main"):
        Graph(graph.text, (*graph.entries, heavy))
