import dataclasses
import gc
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from small_graphs import OUT, ROWS, WIDTH, forked, multiples, twice

from emitter.errors import InputError, TargetError
from emitter.iree import Session, aligned_empty, programs
from emitter.iree.drivers import resolve_driver
from emitter.iree.function import Function
from emitter.signature import DType, Entry

UNIT = 2.0**-24  # of f32: products of bf16 and f16 are exact in f32, so this is the unit of every sum here


def aligned(values, dtype):
    array = aligned_empty(values.shape, dtype)
    array[...] = values
    return array


@pytest.fixture
def weights():
    def make(dtype=DType.F32):
        draw = np.random.default_rng(20)
        up, down = draw.standard_normal((ROWS, WIDTH)), draw.standard_normal((OUT, ROWS))
        return {"up": aligned(up, dtype.numpy), "down": aligned(down, np.float32)}

    return make


def inputs(tokens, dtype=DType.F32, seed=3):
    draw = np.random.default_rng(seed)
    x = draw.standard_normal((tokens, WIDTH)).astype(dtype.numpy)
    return x, draw.standard_normal((tokens, ROWS)).astype(np.float32)


def assert_computed(results, x, token_bias, weights):
    """Against float64, within the bound of a sum of K terms in any order: (K + 1) units of the sum of magnitudes."""
    x, bias, up, down = (np.asarray(a).astype(np.float64) for a in (x, token_bias, weights["up"], weights["down"]))
    hidden = x @ up.T + bias
    hidden_error = (WIDTH + 2) * UNIT * (np.abs(x) @ np.abs(up).T + np.abs(bias))
    output = hidden @ down.T
    output_error = (ROWS + 1) * UNIT * (np.abs(hidden) @ np.abs(down).T) + hidden_error @ np.abs(down).T
    assert list(results) == ["output", "hidden"]
    for name, truth, bound in (("output", output, output_error), ("hidden", hidden, hidden_error)):
        assert results[name].dtype == np.float32
        assert results[name].shape == truth.shape
        assert np.all(np.abs(results[name] - truth) <= 1.01 * bound)


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16, DType.F16])
@pytest.mark.parametrize("driver", ["local-sync", "local-task"])
def test_any_number_of_tokens(compiled, projection_graph, weights, dtype, driver):
    held = weights(dtype)
    session = Session(compiled(projection_graph(dtype)), held, driver=driver, threads=2)
    for tokens in (0, 1, 5, 33):
        x, bias = inputs(tokens, dtype)
        results = session.run(x, token_bias=bias)
        assert_computed(results, x, bias, held)
        assert np.array_equal(session(x, token_bias=bias), results["output"])


def test_a_wrong_result_would_be_seen(compiled, projection_graph, weights):
    """The bound above is tight enough to notice one weight being off by a part in a thousand."""
    held = weights()
    session = Session(compiled(projection_graph()), held)
    x, bias = inputs(4)
    results = session.run(x, token_bias=bias)
    held["up"][7, 3] *= 1.001
    with pytest.raises(AssertionError):
        assert_computed(results, x, bias, held)


def test_a_fixed_number_of_tokens(compiled, projection_graph, weights):
    session = Session(compiled(projection_graph(tokens=3)), weights())
    x, bias = inputs(3)
    assert_computed(session.run(x, token_bias=bias), x, bias, weights())
    with pytest.raises(InputError, match=r"x: expected \[3, 24\] f32, got \[4, 24\] float32: axis 0 is 4.*--tokens"):
        session.run(*inputs(4)[:1], token_bias=inputs(4)[1])


def test_aligned_weights_are_used_in_place(compiled, projection_graph, weights):
    held = weights()
    session = Session(compiled(projection_graph()), held)
    assert session.copied_weights == ()
    x, bias = inputs(2)
    held["up"][...] *= 2  # Forbidden to users; here it shows that the session reads this very memory.
    assert_computed(session.run(x, token_bias=bias), x, bias, held)


@pytest.mark.parametrize("offset", [4, 8, 16, 32, 60])
def test_other_alignments_are_copied_and_do_not_crash(compiled, projection_graph, weights, offset):
    held = weights()
    moved = {}
    for name, array in held.items():
        block = aligned_empty((array.nbytes + 64,), np.uint8)
        moved[name] = block[offset : offset + array.nbytes].view(np.float32).reshape(array.shape)
        moved[name][...] = array
    session = Session(compiled(projection_graph()), moved)
    assert session.copied_weights == ("up", "down")
    for name in moved:
        moved[name][...] = np.nan  # A copy does not see this.
    x, bias = inputs(9)
    block = aligned_empty((x.nbytes + 64,), np.uint8)
    shifted = block[offset : offset + x.nbytes].view(np.float32).reshape(x.shape)
    shifted[...] = x
    assert_computed(session.run(shifted, token_bias=bias), x, bias, held)


def test_read_only_files_are_used_in_place(compiled, projection_graph, weights, tmp_path):
    held = weights()
    path = tmp_path / "weights.bin"
    path.write_bytes(b"\0" * 4096 + held["up"].tobytes() + held["down"].tobytes())
    mapped = {
        "up": np.memmap(path, np.float32, "r", 4096, (ROWS, WIDTH)),
        "down": np.memmap(path, np.float32, "r", 4096 + held["up"].nbytes, (OUT, ROWS)),
    }
    session = Session(compiled(projection_graph()), mapped)
    assert session.copied_weights == ()
    del mapped
    gc.collect()
    x, bias = inputs(6)
    assert_computed(session.run(x, token_bias=bias), x, bias, held)


def test_the_session_keeps_its_weights_alive(compiled, projection_graph, weights):
    session = Session(compiled(projection_graph()), weights())
    gc.collect()
    litter = [aligned_empty((ROWS, WIDTH), np.float32) for _ in range(200)]
    for array in litter:
        array[...] = np.nan
    x, bias = inputs(6)
    assert_computed(session.run(x, token_bias=bias), x, bias, weights())


@pytest.mark.parametrize("driver", ["local-sync", "local-task"])
def test_sessions_of_the_same_bytes_share_them_and_nothing_else(compiled, projection_graph, weights, driver):
    module = compiled(projection_graph())
    # Bytes that were read once more, as another process's cache entry is.
    again = dataclasses.replace(module, code=bytes(bytearray(module.vmfb)))
    held, others = weights(), {name: aligned(-2 * value, value.dtype) for name, value in weights().items()}
    first = Session(module, held, driver="local-sync")
    second = Session(again, others, driver=driver, threads=2)
    assert second._loaded.program is first._loaded.program
    x, bias = inputs(5)
    for _ in range(2):
        assert_computed(first.run(x, token_bias=bias), x, bias, held)
        assert_computed(second.run(x, token_bias=bias), x, bias, others)
    del first
    gc.collect()
    assert_computed(second.run(x, token_bias=bias), x, bias, others)


def test_bytes_are_let_go_with_their_last_session(compiled, projection_graph, weights):
    module = compiled(projection_graph())
    gc.collect()
    before = len(programs._programs)
    sessions = [Session(dataclasses.replace(module, code=module.vmfb + b"\0"), weights()) for _ in range(2)]
    assert len(programs._programs) == before + 1
    sessions.clear()
    gc.collect()
    assert len(programs._programs) == before


def test_results_outlive_the_session(compiled, projection_graph, weights):
    session = Session(compiled(projection_graph()), weights())
    x, bias = inputs(64)
    results = session.run(x, token_bias=bias)
    for seed in range(50):
        other, other_bias = inputs(64, seed=seed)
        session.run(other, token_bias=other_bias)
    del session
    gc.collect()
    assert_computed(results, x, bias, weights())
    results["hidden"][...] = 0  # Results are the caller's own.


def test_strided_and_read_only_inputs(compiled, projection_graph, weights):
    session = Session(compiled(projection_graph()), weights())
    x, bias = inputs(10)
    assert_computed(session.run(x[::2], token_bias=bias[1::2]), x[::2], bias[1::2], weights())
    reversed_columns = np.ascontiguousarray(x[:, ::-1])[:, ::-1]
    assert_computed(session.run(reversed_columns, token_bias=bias), x, bias, weights())
    frozen = aligned(x, np.float32)
    frozen.flags.writeable = False
    assert_computed(session.run(frozen, token_bias=bias), x, bias, weights())


def test_weights_are_fetched_once_each(compiled, projection_graph, weights):
    fetched = []

    class Lazy(dict):
        def __getitem__(self, name):
            fetched.append(name)
            return super().__getitem__(name)

    Session(compiled(projection_graph()), Lazy(weights()))
    assert fetched == ["up", "down"]


def test_arguments_that_pass_through_are_not_handed_out(compiled, passthrough_graph):
    table = aligned(np.arange(15).reshape(3, 5), ml_dtypes.bfloat16)
    session = Session(compiled(passthrough_graph), {"table": table})
    x = aligned(np.arange(24).reshape(4, 6), np.float32)
    ids, mask = np.array([1, -2, 3, 2**30 - 1], np.int32), np.array([True, False, False, True])
    results = session.run(x, ids=ids, mask=mask)
    assert {name: array.dtype for name, array in results.items()} == {
        result.name: result.dtype.numpy for result in session.signature.results
    }
    assert np.array_equal(results["doubled"], 2 * ids)
    assert np.array_equal(results["negated"], ~mask)
    for name, source in (("output", x), ("table", table)):
        assert np.array_equal(results[name], source)
        assert not np.shares_memory(results[name], source)


@pytest.mark.parametrize("tokens", [3, 4000])  # small calls go the short way from the second on
def test_two_results_of_one_value_share_no_memory(compiled, tokens):
    session = Session(compiled(twice()), {})
    x = np.ones((tokens, 6), np.float32)
    for _ in range(3):
        first, second = session.run(x).values()
        first[...] = 0
        assert (second == 2).all()


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_more_tokens_than_any_graph_takes_are_refused_before_they_are_copied(compiled, doubling_graph, library):
    session, row = Session(compiled(doubling_graph), {}), np.ones((1, 6), np.float32)
    x = np.broadcast_to(row, (2**40, 6))
    if library == "torch":
        x = pytest.importorskip("torch").from_numpy(row).expand(2**40, 6)
    with pytest.raises(InputError, match=r"^x: 1099511627776 tokens; expected at most 1048576$"):
        session.run(x)


@pytest.mark.parametrize("out", [[np.zeros((3, 6), np.float32)], 1, "output", np.zeros((3, 6), np.float32)])
def test_places_for_results_come_by_name(compiled, doubling_graph, out):
    with pytest.raises(InputError, match=r"^out is of type \w+; expected arrays by the names of results, a mapping$"):
        Session(compiled(doubling_graph), {}).run(np.ones((3, 6), np.float32), out=out)


def test_copied_weights_that_pass_through_are_not_handed_out(compiled, passthrough_graph):
    table = aligned_empty((64,), ml_dtypes.bfloat16)[1:16].reshape(3, 5)
    table[...] = 7
    session = Session(compiled(passthrough_graph), {"table": table})
    assert session.copied_weights == ("table",)
    given = {"ids": np.zeros(1, np.int32), "mask": np.zeros(1, np.bool_)}
    session.run(np.zeros((1, 6), np.float32), **given)["table"][...] = 0
    assert np.all(session.run(np.zeros((1, 6), np.float32), **given)["table"] == 7)


def test_a_weight_within_another_ones_memory_does_not_hide_it(compiled, passthrough_graph):
    """An address after the end of a weight may lie in one that began before it."""
    session = Session(compiled(passthrough_graph), {"table": aligned(np.zeros((3, 5)), ml_dtypes.bfloat16)})
    outer = session.device.ranges["table"][0]
    session.device.ranges |= {
        "outer": (outer, outer + 30),
        "inner": (outer + 2, outer + 4),
        "next": (outer + 40, outer + 44),
    }
    session.device.hold([], {}, None)
    within = [session.device.is_weight(outer + offset) for offset in (-1, 0, 3, 29, 30, 39, 40, 44)]
    assert within == [False, True, True, True, False, False, True, False]


def in_threads(call, count=4):
    """``call(0)`` to ``call(count - 1)``, each in a thread of its own, all at once; an error in one is raised here."""
    ready = threading.Barrier(count, timeout=60)

    def start(number):
        ready.wait(60)
        call(number)

    with ThreadPoolExecutor(count) as pool:
        list(pool.map(start, range(count)))


def test_inputs_of_a_shape_seen_before_go_a_shorter_way_to_the_same_end(compiled, doubling_graph):
    session = Session(compiled(doubling_graph), {})
    draw = np.random.default_rng(0)
    given = [draw.standard_normal((tokens, 6)).astype(np.float32) for tokens in (2, 2, 0, 2, 3, 2, 0, 3)]
    given += [draw.standard_normal((6, 2)).astype(np.float32).T, np.zeros((2, 6), np.float32)]
    given[-1].flags.writeable = False
    found = [session.run(x) for x in given]
    for i, (x, results) in enumerate(zip(given, found, strict=True)):
        assert np.array_equal(results["output"], x)
        assert np.array_equal(results["doubled"], 2 * x)
        for other in (*given, *(r["output"] for r in found[:i]), *(r["doubled"] for r in found[:i])):
            assert not any(np.shares_memory(result, other) for result in results.values())
    for wrong in (given[0].astype(np.float64), given[0].astype(">f4"), given[0].T):
        with pytest.raises(InputError, match="x: expected"):
            session.run(wrong)
    with pytest.raises(InputError, match="unknown ids"):
        session.run(given[0], ids=given[0])


def test_results_keep_their_values_and_names_when_the_next_call_has_the_same_shape(compiled):
    """Also on the short way, which a call takes once one of its shape has shown that no result is an argument."""
    session = Session(compiled(multiples()), {})
    draw = np.random.default_rng(1)
    given = [draw.standard_normal((3, 6)).astype(np.float32) for _ in range(6)]
    found = [session.run(x) for x in given]
    firsts = [session(x) for x in given]
    assert session.ways[0].staged[((3, 6), np.dtype(np.float32)),].bound.shown is not None  # the short way was taken
    for x, results, first in zip(given, found, firsts, strict=True):
        assert list(results) == ["output", "tripled"]
        assert np.array_equal(results["output"], x + x)
        assert np.array_equal(results["tripled"], x + x + x)
        assert np.array_equal(first, x + x)
    held = [array for results in found for array in results.values()] + firsts
    assert not any(np.shares_memory(a, b) for i, a in enumerate(held) for b in (*held[:i], *given))


def test_results_of_many_inputs_keep_their_values_when_the_next_call_has_the_same_shape(
    compiled, projection_graph, weights
):
    session = Session(compiled(projection_graph()), weights())
    given = [inputs(5, seed=seed) for seed in range(4)]
    found = [session.run(x, token_bias=bias) for x, bias in given]
    for (x, bias), results in zip(given, found, strict=True):
        assert_computed(results, x, bias, weights())


def test_torch_results_keep_their_values_and_names(compiled):
    """Also on the short way, for tensors that lie anyhow, of one session with NumPy's arrays of the same shape."""
    torch = pytest.importorskip("torch")
    session = Session(compiled(multiples()), {})
    given = [torch.full((3, 6), float(value)) for value in range(1, 5)]
    given += [torch.arange(18.0).view(6, 3).T, torch.arange(19.0)[1:].view(3, 6)]
    found = [session.run(x) for x in given]
    assert session.ways[0].staged[((3, 6), torch.float32),].bound.shown is not None
    x = np.ones((3, 6), np.float32)
    assert [type(session(x)) for _ in range(3)] == [np.ndarray] * 3
    for x, results in zip(given, found, strict=True):
        assert type(results["output"]) is torch.Tensor
        assert torch.equal(results["output"], 2 * x)
        assert torch.equal(results["tripled"], 3 * x)
    held = [results[name].data_ptr() for results in found for name in results]
    assert len({*held}) == len(held)


def test_small_inputs_of_several_kinds_go_the_short_way_together(compiled, passthrough_graph):
    """An input and a weight are results too: they are copied, from memory that the next call writes."""
    torch = pytest.importorskip("torch")
    table = torch.arange(15.0).view(3, 5).to(torch.bfloat16)
    session = Session(compiled(passthrough_graph), {"table": table})
    given = [
        (torch.full((4, 6), float(n)), np.arange(4, dtype=np.int32) * n, torch.tensor([True, False, n > 2, True]))
        for n in range(5)
    ]
    found = [session.run(x, ids=ids, mask=mask) for x, ids, mask in given]
    assert len(session.ways[0].staged) == 1
    for (x, ids, mask), results in zip(given, found, strict=True):
        assert torch.equal(results["output"], x)
        assert torch.equal(results["doubled"], torch.from_numpy(2 * ids))
        assert torch.equal(results["negated"], ~mask)
        assert torch.equal(results["table"], table)
    x, ids, mask = given[1]
    for wrong in ({"ids": ids}, {"ids": ids, "mask": mask, "more": ids}, {"ids": ids.astype(np.int64), "mask": mask}):
        with pytest.raises(InputError):
            session.run(x, **wrong)
    with pytest.raises(InputError, match="tokens"):
        session.run(x, ids=ids[:3], mask=mask)


def test_a_call_that_is_bound_to_arrays_takes_what_lies_there_then(compiled, projection_graph, weights):
    session = Session(compiled(projection_graph()), weights())
    x, bias = aligned(np.zeros((5, WIDTH)), np.float32), aligned(np.zeros((5, ROWS)), np.float32)
    call, found = session.bind(x, token_bias=bias), []
    for seed in range(4):
        x[...], bias[...] = inputs(5, seed=seed)
        found.append(call.result(call.invoke()))
    for seed, result in enumerate(found):
        given, of = inputs(5, seed=seed)
        assert np.array_equal(result, session(given, token_bias=of))
    assert not any(np.shares_memory(a, b) for i, a in enumerate(found) for b in (*found[:i], x, bias))


def test_a_bound_call_hands_out_no_array_that_it_is_bound_to(compiled, passthrough_graph):
    session = Session(compiled(passthrough_graph), {"table": aligned(np.zeros((3, 5)), ml_dtypes.bfloat16)})
    x = aligned(np.ones((2, 6)), np.float32)
    call = session.bind(x, ids=aligned(np.arange(2), np.int32), mask=aligned(np.zeros(2), np.bool_))
    first = call.result(call.invoke())
    x[...] = 5
    assert np.array_equal(first, np.ones((2, 6)))
    assert np.array_equal(call.result(call.invoke()), x)


def test_calls_are_bound_to_arrays_that_can_be_read_in_place(compiled, projection_graph, weights):
    session = Session(compiled(projection_graph()), weights())
    x, bias = aligned(np.zeros((6, WIDTH)), np.float32), aligned(np.zeros((6, ROWS)), np.float32)
    for wrong in (np.asfortranarray(x), x.astype(np.float64), x.tolist()):
        with pytest.raises(InputError, match="x: "):
            session.bind(wrong, token_bias=bias)
    with pytest.raises(InputError, match=r"x: a call is bound to NumPy arrays in C order .* multiple of 64 bytes"):
        session.bind(x[1:], token_bias=bias[1:])
    with pytest.raises(InputError, match="token_bias: expected"):
        session.bind(x, token_bias=bias[:5])
    with pytest.raises(InputError, match="missing token_bias"):
        session.bind(x)


def test_the_memory_kept_for_small_inputs_has_a_limit(compiled):
    session = Session(compiled(multiples()), {})
    for tokens in range(1, 90):
        x = np.full((tokens, 6), float(tokens), np.float32)
        for _ in range(2):
            assert np.array_equal(session(x), x + x)
    wide = np.ones((1 << 12, 6), np.float32)  # 96 KiB
    session(wide)
    assert len(session.ways[0].staged) == 64
    assert all(wide.shape not in layout for layouts in session.ways[0].staged for layout in layouts)
    places = [place for staged in session.ways[0].staged.values() for place in staged.places]
    assert sum(place.memory.nbytes for place in places) <= 64 << 16


@pytest.mark.parametrize("tokens", [None, 3])
@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16])
def test_the_driver_is_chosen_by_the_bytes_of_the_weights_and_the_work(
    compiled, projection_graph, weights, monkeypatch, tokens, dtype
):
    asked = []

    def record(target, weight_bytes, flops, **given):
        asked.append((weight_bytes, flops, given))
        return resolve_driver(target, weight_bytes, flops, **given)

    monkeypatch.setattr("emitter.iree.device.resolve_driver", record)
    Session(compiled(projection_graph(dtype, tokens)), weights(dtype), driver="local-task", threads=2)
    # up [40, 24] and down [16, 40], down always f32; a multiplication and an addition for each token and weight
    weight_bytes = 40 * 24 * {DType.F32: 4, DType.BF16: 2}[dtype] + 16 * 40 * 4
    flops = 0 if tokens is None else 2 * tokens * (40 * 24 + 16 * 40)
    assert asked == [(weight_bytes, flops, {"driver": "local-task", "threads": 2})]


def test_large_weights_get_threads_and_small_ones_none(compiled, projection_graph, weights, monkeypatch):
    monkeypatch.delenv("MOEHLO_DRIVER", raising=False)
    monkeypatch.delenv("MOEHLO_THREADS", raising=False)
    module = compiled(projection_graph())
    assert Session(module, weights(), threads=2).choice.driver == "local-sync"
    monkeypatch.setattr("emitter.iree.drivers.BYTES_PER_SECOND_PER_CORE", 1e6)  # 6400 bytes then take 6 ms
    session = Session(module, weights(), threads=2)
    assert (session.choice.driver, session.choice.threads) == ("local-task", 2)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="counts threads through /proc")
def test_a_session_computes_on_as_many_threads_as_it_is_told(compiled):
    """A count that no other session of this process has, so that its workers are new."""

    def workers():
        names = [comm.read_text() for comm in Path("/proc/self/task").glob("*/comm")]
        return sum(name.startswith("iree-worker") for name in names)

    module, before = compiled(multiples()), workers()
    session = Session(module, {}, driver="local-task", threads=5)
    x = np.ones((3, 6), np.float32)
    assert np.array_equal(session(x), x + x)
    assert session.choice.threads == workers() - before == 5


@pytest.mark.usefixtures("hasty_threads")
def test_small_inputs_from_many_threads(compiled, doubling_graph):
    """One result is the input itself, and so lies where the input of the next call goes."""
    session = Session(compiled(doubling_graph), {})

    def call(number):
        x = np.full((1, 6), number, np.float32)
        for _ in range(200):
            results = session.run(x)
            assert np.array_equal(results["output"], x)
            assert np.array_equal(results["doubled"], 2 * x)

    in_threads(call)


def test_no_tokens_pass_through(compiled, passthrough_graph):
    session = Session(compiled(passthrough_graph), {"table": np.ones((3, 5), ml_dtypes.bfloat16)})
    results = session.run(np.empty((0, 6), np.float32), ids=np.empty(0, np.int32), mask=np.empty(0, np.bool_))
    assert [array.shape for array in results.values()] == [(0, 6), (0,), (0,), (3, 5)]


def refusals():
    x, bias = inputs(4)
    nothing = np.zeros((4, 1), np.float32)
    wide = np.zeros((4, 25), np.float32)
    yield "rank", (x[0],), {"token_bias": bias}, r"x: expected \[N, 24\] f32, got \[24\] float32: rank 1 .* rank 2"
    yield "width", (wide,), {"token_bias": bias}, r"x: .*got \[4, 25\] float32: axis 1 is 25, the graph's is 24"
    yield "f64", (x.astype(np.float64),), {"token_bias": bias}, r"x: .*f32, got \[4, 24\] float64"
    yield "f16", (x.astype(np.float16),), {"token_bias": bias}, r"x: .*f32, got \[4, 24\] float16"
    yield "big-endian", (x.astype(">f4"),), {"token_bias": bias}, r"x: .*f32, got \[4, 24\] >f4"
    yield "list", (x.tolist(),), {"token_bias": bias}, "x: expected a NumPy array or a torch tensor, got list"
    yield "missing", (x,), {}, "missing token_bias; this graph takes x, token_bias"
    yield "unknown", (x,), {"token_bias": bias, "mask": nothing}, "unknown mask; this graph takes x, token_bias"
    yield "twice", (x,), {"token_bias": bias, "x": x}, "x is given twice"
    yield "weight", (x,), {"token_bias": bias, "up": x}, "unknown up"
    yield "tokens", (x,), {"token_bias": bias[:3]}, r"token_bias: .*3 tokens where x has 4"


@pytest.mark.parametrize(("args", "extra", "message"), [r[1:] for r in refusals()], ids=[r[0] for r in refusals()])
def test_an_input_that_does_not_fit_is_refused_by_name(compiled, projection_graph, weights, args, extra, message):
    session = Session(compiled(projection_graph()), weights())
    with pytest.raises(InputError, match=message):
        session.run(*args, **extra)


def bad_weights():
    yield "missing", lambda w: {"up": w["up"]}, "weights missing: down; the graph takes up, down"
    yield "extra", lambda w: {**w, "gate": w["up"]}, "does not take: gate; it takes up, down"
    yield "transposed", lambda w: {**w, "up": w["up"].T}, r"weight up: expected shape \[40, 24\], got \[24, 40\]"
    yield "flat", lambda w: {**w, "down": w["down"].ravel()}, r"weight down: expected shape \[16, 40\], got \[640\]"
    yield "dtype", lambda w: {**w, "up": w["up"].astype(ml_dtypes.bfloat16)}, "weight up: expected dtype f32, got bfl"
    yield "no names", lambda w: list(w.values()), "weights are of type list; expected them by name, a mapping"
    yield "no array", lambda w: {**w, "up": None}, "weight up: expected a NumPy array or a torch tensor, got NoneType"


@pytest.mark.parametrize(("change", "message"), [r[1:] for r in bad_weights()], ids=[r[0] for r in bad_weights()])
def test_weights_that_do_not_fit_are_refused_by_name(compiled, projection_graph, weights, change, message):
    with pytest.raises(InputError, match=message):
        Session(compiled(projection_graph()), change(weights()))


def test_a_module_for_another_cpu_is_refused(compiled, projection_graph, weights):
    module = compiled(projection_graph())
    foreign = dataclasses.replace(module.target, features=module.target.features | {"avx99"})
    with pytest.raises(TargetError, match="avx99"):
        Session(dataclasses.replace(module, target=foreign), weights())


def test_bytes_that_are_no_module_are_refused(compiled, projection_graph, weights):
    module = compiled(projection_graph())
    for vmfb in (b"", b"not a module", module.vmfb[: len(module.vmfb) // 2]):
        with pytest.raises(TargetError, match="does not load this module"):
            Session(dataclasses.replace(module, code=vmfb), weights())


def test_a_missing_entry_point_is_named(compiled, projection_graph, weights):
    module = compiled(projection_graph())
    claimed = dataclasses.replace(
        module, graph=dataclasses.replace(module.graph, entries=(Entry("decode", module.signature),))
    )
    with pytest.raises(InputError, match=r"no function @decode; it has .*main"):
        Session(claimed, weights(), entry="decode")


def test_a_signature_of_another_module_is_refused(compiled, projection_graph, passthrough_graph):
    """Not memory read out of bounds: the module checks what it is given."""
    mixed = dataclasses.replace(compiled(projection_graph()), graph=passthrough_graph)
    session = Session(mixed, {"table": np.ones((3, 5), ml_dtypes.bfloat16)})
    with pytest.raises(InputError, match="refused the call"):
        session.run(np.zeros((2, 6), np.float32), ids=np.zeros(2, np.int32), mask=np.zeros(2, np.bool_))


def test_calls_from_many_threads(compiled, projection_graph, weights):
    held = weights()
    session = Session(compiled(projection_graph()), held, driver="local-task", threads=2)

    def call(seed):
        for tokens in range(1, 20):
            x, bias = inputs(tokens, seed=seed)
            assert_computed(session.run(x, token_bias=bias), x, bias, held)

    in_threads(call)


def test_calls_wait_for_each_other(compiled, projection_graph, weights, monkeypatch):
    session = Session(compiled(projection_graph()), weights())
    invoke, running, seen = session.function.invoke, [], []

    def watched(arguments):
        running.append(1)
        time.sleep(0.01)
        seen.append(len(running))
        running.pop()
        return invoke(arguments)

    monkeypatch.setattr(session.function, "invoke", watched)
    x, bias = inputs(2)
    in_threads(lambda _: session.run(x, token_bias=bias))
    assert seen == [1, 1, 1, 1]


def test_torch_in_torch_out(compiled, projection_graph, weights):
    torch = pytest.importorskip("torch")
    for dtype in (DType.F32, DType.BF16):
        held = weights(dtype)
        as_torch = {name: torch.from_numpy(array.astype(np.float32)) for name, array in held.items()}
        as_torch["up"] = as_torch["up"].to(getattr(torch, {"f32": "float32", "bf16": "bfloat16"}[dtype.value]))
        session = Session(compiled(projection_graph(dtype)), as_torch)
        for tokens in (0, 1, 7):
            x, bias = inputs(tokens, dtype)
            x_torch = torch.from_numpy(x.astype(np.float32)).to(as_torch["up"].dtype).requires_grad_()
            with torch.no_grad():
                results = session.run(x_torch, token_bias=bias)
            assert all(type(tensor) is torch.Tensor and not tensor.requires_grad for tensor in results.values())
            assert_computed({name: tensor.numpy() for name, tensor in results.items()}, x, bias, held)


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
def test_tensors_are_looked_at_in_each_call_however_they_are_taken(compiled, doubling_graph):
    torch = pytest.importorskip("torch")
    session, x = Session(compiled(doubling_graph), {}), torch.arange(12.0).reshape(2, 6)

    def doubled(x):
        return session.run(x)["doubled"]

    for _ in range(2):  # the second call goes the short way
        assert torch.equal(doubled(x), 2 * x)
    assert torch.equal(doubled(torch._neg_view(x)), -2 * x)
    assert torch.equal(doubled(torch._efficientzerotensor(2, 6)), torch.zeros(2, 6))
    assert torch.equal(doubled(x.repeat(1, 2)[:, ::2]), 2 * x.repeat(1, 2)[:, ::2])
    with pytest.raises(InputError, match="x: this tensor asks for gradients"):
        session(x.clone().requires_grad_())
    with torch.no_grad():
        assert torch.equal(doubled(x.clone().requires_grad_()), 2 * x)
    for place in (torch._neg_view(x.clone()), x.clone().requires_grad_(), torch._efficientzerotensor(2, 6)):
        with pytest.raises(InputError, match=r"out output: expected .* that can be written"):
            session(x, out=place)
    with pytest.raises(InputError, match="x: this tensor is nested"):
        session(torch.nested.nested_tensor([x, x]))
    with pytest.raises(InputError, match="out output shares memory with x"):
        session((whole := torch.zeros(3, 6))[::2], out=whole[1:])
    for size in (24, 0):
        x.untyped_storage().resize_(size)
        with pytest.raises(InputError, match=f"x: this tensor reaches to byte {48} .* resized to {size}"):
            session(x)


def test_torch_of_another_dtype_is_refused(compiled, projection_graph, weights):
    torch = pytest.importorskip("torch")
    session = Session(compiled(projection_graph()), weights())
    with pytest.raises(InputError, match=r"x: expected \[N, 24\] f32, got \[2, 24\] torch\.float64"):
        session.run(torch.zeros(2, WIDTH, dtype=torch.float64), token_bias=np.zeros((2, ROWS), np.float32))


ALONE = """
import sys
import numpy as np
from small_graphs import OUT, ROWS, WIDTH, forked, multiples, twice, projection
from emitter.iree import ModuleCache, Session, compile_graph
from emitter.target import parse_target
import pathlib
module = compile_graph(projection(), parse_target("cpu"), cache=ModuleCache(pathlib.Path(sys.argv[1])))
weights = {"up": np.ones((ROWS, WIDTH), np.float32), "down": np.ones((OUT, ROWS), np.float32)}
for driver in ("local-sync", "local-task"):
    session = Session(module, weights, driver=driver)
    y = session(np.ones((2, WIDTH), np.float32), token_bias=np.zeros((2, ROWS), np.float32))
print(y[1, 3], "torch" in sys.modules)
"""


def test_a_process_ends_quietly_and_without_torch(tmp_path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), *sys.path])}  # noqa: PTH120
    command = [sys.executable, "-c", ALONE, str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == [str(float(WIDTH * ROWS)), "False"]


def test_a_result_may_outlive_its_session_to_the_end_of_the_process():
    """A script that leaves a session and a result in its globals, as the README's example does, ends as it should."""
    code = (
        "import numpy as np, moehlo\n"
        "from emitter.golden import goldens_root\n"
        "layer = moehlo.open_model(goldens_root() / 'configs' / 'tiny' / 'mixtral.json').layer()\n"
        "graph = moehlo.emit(layer, dispatch='gathered', isa='portable')\n"
        "session = moehlo.Session(moehlo.compile(graph), moehlo.load_weights(layer, graph, random=1))\n"
        "y = session(np.ones((5, layer.spec.hidden), np.float32))\n"
    )
    for left in ("", "del session\n"):
        done = subprocess.run([sys.executable, "-c", code + left], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr


FORKED = """
import os, sys, warnings
import numpy as np
from small_graphs import multiples
from emitter.errors import TargetError
from emitter.iree import Session, compile_graph
from emitter.target import parse_target

module = compile_graph(multiples(), parse_target("cpu"))
session = Session(module, {}, driver="local-task", threads=2)
x = np.ones((3, 6), np.float32)
assert np.array_equal(session(x), x + x)
warnings.simplefilter("ignore")  # of forking with threads
if os.fork() == 0:
    try:
        session(x)
        print("computed")
    except TargetError as error:
        print(error)
    assert np.array_equal(Session(module, {}, driver="local-task", threads=2)(x), x + x)
    sys.exit()
assert os.wait()[1] == 0
assert np.array_equal(session(x), x + x)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_threads_are_not_waited_for_in_a_child_that_was_forked():
    """Neither by a session of its own, nor at its end; a session of its parent is refused."""
    places = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": places}
    command = ["timeout", "60", sys.executable, "-c", FORKED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("this session was opened with 2 threads before this process was forked")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
@pytest.mark.filterwarnings("ignore:.*fork")
def test_a_call_that_was_under_way_at_a_fork_is_not_waited_for_in_the_child(compiled, monkeypatch):
    session, x = Session(compiled(multiples()), {}, driver="local-sync"), np.ones((3, 6), np.float32)
    calling, go_on, invoke = threading.Event(), threading.Event(), Function.invoke

    def wait(*arguments):
        calling.set()
        go_on.wait(60)
        return invoke(*arguments)

    def in_child():
        monkeypatch.undo()
        with pytest.raises(TargetError, match="was computing in another thread when this process was forked"):
            session(x)
        assert np.array_equal(Session(compiled(multiples()), {}, driver="local-sync")(x), x + x)

    monkeypatch.setattr(Function, "invoke", wait)
    with ThreadPoolExecutor(1) as pool:
        call = pool.submit(session, x)
        assert calling.wait(60)
        code = forked(in_child)
        go_on.set()
        assert (code, np.array_equal(call.result(60), x + x)) == (0, True)
    monkeypatch.undo()
    assert np.array_equal(session(x), x + x)
