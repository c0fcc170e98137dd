"""Sessions on a GPU, with a stand-in for one: arrays in place, calls in order, memory that goes back in time."""

import gc
import subprocess
import sys
import time
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from small_graphs import OUT, ROWS, WIDTH, doubling, multiples, passthrough, projection, twice
from stand_in_gpu import Library, LoggingDriver, on_gpu
from test_state import a_cache_in_place, keeps_an_input, running_sums

from emitter.errors import InputError, TargetError
from emitter.iree import Session
from emitter.iree.cuda_driver import CudaDriver
from emitter.iree.device import Device
from emitter.iree.drivers import KEPT, DriverChoice, require_runnable
from emitter.iree.gpu import Gpu, open_gpu
from emitter.iree.handover import Handover
from emitter.iree.state import State
from emitter.shapes import SEQUENCE
from emitter.signature import Argument, DType, Role
from emitter.target import parse_target

torch = pytest.importorskip("torch")


@pytest.fixture
def tripling(compiled, monkeypatch):
    return on_gpu(compiled(multiples()), {}, monkeypatch)


def rows(count, seed=0):
    return torch.randn(count, 6, generator=torch.Generator().manual_seed(seed))


def test_torch_in_torch_out_in_place_and_equal(tripling):
    session, _, _ = tripling
    for n in (1, 3, 1, 70):
        x = rows(n, n)
        results = session.run(x)
        assert torch.equal(results["output"], 2 * x)
        assert torch.equal(results["tripled"], 2 * x + x)
    held = [session.run(rows(5, seed)) for seed in range(9)]
    for seed, results in enumerate(held):  # nobody overwrites them
        assert torch.equal(results["output"], 2 * rows(5, seed))


def test_results_lie_where_the_runtime_wrote_them(tripling, monkeypatch):
    session, gpu, _ = tripling
    spans = []
    tensors = type(gpu).tensors

    def noting(self, views, stream, copied):
        spans.append({name: gpu.span(view) for name, view in views.items()})
        return tensors(self, views, stream, copied)

    monkeypatch.setattr(type(gpu), "tensors", noting)
    x = rows(4)
    for _ in range(3):  # from the second on by the short way
        made = session.run(x)
        assert {name: tensor.data_ptr() for name, tensor in made.items()} == {n: s[0] for n, s in spans[-1].items()}
    assert len(spans) == 3


def test_two_results_of_one_value_share_no_memory(compiled, monkeypatch):
    session, _, _ = on_gpu(compiled(twice()), {}, monkeypatch)
    x = rows(5)
    for _ in range(3):  # from the second on without a check
        first, second = session.run(x).values()
        first.zero_()
        assert torch.equal(second, 2 * x)


def test_each_call_comes_after_the_callers_stream(tripling, monkeypatch):
    session, gpu, driver = tripling
    invoke = session.function.invoke
    monkeypatch.setattr(session.function, "invoke", lambda given: (driver.log.append("call"), invoke(given))[1])
    x = rows(3)
    for stream in (7, 7, 9):
        gpu.current = stream
        session.run(x)
    assert [entry for entry in driver.log if entry == "call"] == ["call"] * 3
    for stream, (ordered, called) in zip((7, 7, 9), _calls(driver.log), strict=True):
        assert called == "call"
        assert stream in ordered


def _calls(log):
    """Of each call what was ordered before it."""
    ordered = []
    for entry in log:
        if entry == "call":
            yield ordered, entry
            ordered = []
        else:
            ordered.append(entry)


def test_the_short_way_is_taken_for_the_same_memory_alone(tripling, monkeypatch):
    session, _, _ = tripling
    looked = []
    describe = sys.modules["emitter.iree.device"].describe
    monkeypatch.setattr("emitter.iree.device.describe", lambda v, n: (looked.append(n), describe(v, n))[1])
    x = rows(16)
    cases = ((x, True), (x, False), (x[:8], True), (x[8:], True), (x[8:], False), (x.clone(), True))
    for view, long in (*cases, (x[1:], True), (x[1:], True)):  # the last are not aligned, and copied each time
        before = len(looked)
        assert torch.equal(session.run(view)["tripled"], 2 * view + view)
        assert (len(looked) > before) is long
    x += 1  # what lies there is read anew
    assert torch.equal(session.run(x)["output"], 2 * x)
    strided = rows(8)[::2]
    for _ in range(2):
        assert torch.equal(session.run(strided)["output"], 2 * strided)
    assert looked[-2:] == ["x", "x"]


def test_the_arguments_kept_for_calls_have_a_limit_and_keep_no_tensor(tripling):
    session, _, _ = tripling
    held = [rows(2, seed) for seed in range(70)]
    for x in held:
        session.run(x)
    assert len(session.ways[0].prepared) == 64
    x = rows(1000)
    fired = []
    weakref.finalize(x.untyped_storage(), fired.append, True)
    session.run(x)
    del x
    gc.collect()
    assert fired


def test_an_input_that_passes_through_is_copied(compiled, monkeypatch):
    session, _, _ = on_gpu(compiled(doubling()), {}, monkeypatch)
    x = rows(4)
    for _ in range(2):
        output = session.run(x)["output"]
        assert torch.equal(output, x)
        assert output.data_ptr() != x.data_ptr()


def test_a_weight_that_passes_through_is_copied(compiled, monkeypatch):
    table = torch.randn(3, 5).to(torch.bfloat16)
    session, _, _ = on_gpu(compiled(passthrough()), {"table": table}, monkeypatch)
    x, ids, mask = rows(4), torch.arange(4, dtype=torch.int32), torch.tensor([True, False, True, True])
    for _ in range(2):
        results = session.run(x, ids=ids, mask=mask)
        assert torch.equal(results["table"], table)
        assert results["table"].data_ptr() != table.data_ptr()
        assert torch.equal(results["doubled"], 2 * ids)
        assert torch.equal(results["negated"], ~mask)


def test_a_result_that_is_the_state_is_copied_and_so_is_an_input_that_becomes_it(compiled, monkeypatch):
    session, _, _ = on_gpu(compiled(running_sums()), {"scale": torch.ones(4)}, monkeypatch)
    for calls in (1, 2):
        session.run(torch.ones(3, 4))["now"].fill_(-1.0)
        assert session.read("total").tolist() == [3.0 * calls] * 4
    session, _, _ = on_gpu(compiled(keeps_an_input()), {}, monkeypatch)
    x = torch.ones(4)
    session.run(x)
    x.fill_(-1.0)
    assert session.read("total").tolist() == [1.0] * 4
    assert session.run(x)["sum"].tolist() == [0.0] * 4


def test_states_are_cloned_and_grow_on_a_gpu_too(compiled, monkeypatch):
    session, _, _ = on_gpu(compiled(a_cache_in_place()), {}, monkeypatch)
    state, start = session.new_state({SEQUENCE: 2}), torch.zeros((), dtype=torch.int32)
    session.run(torch.ones(1, 4), start=start, state=state)
    clone, grown = state.clone(), state.resized({SEQUENCE: 3})
    session.run(torch.full((1, 4), 2.0), start=start, state=clone)
    found = [each.read("cache")[:, 0].tolist() for each in (state, clone, grown)]
    assert found == [[1.0, 0.0], [2.0, 0.0], [1.0, 0.0, 0.0]]


def test_a_state_is_made_resized_and_shifted_without_the_host(tripling, monkeypatch):
    """Along one axis in one copy, whatever is in front of it; along two in two."""
    _, gpu, driver = tripling
    device = Device(DriverChoice("local-sync", 1, "test"), host_memory=True)
    device.gpu, device.host_memory = gpu, False
    cache = Argument("cache", (2, SEQUENCE, 3), DType.F32, Role.STATE)
    state = State.zeros(device, [cache], {SEQUENCE: 4})
    numbers = np.arange(24, dtype=np.float32).reshape(2, 4, 3)
    state.reset(cache=numbers)
    for name in ("numpy", "place"):
        monkeypatch.setattr(device, name, lambda *_, **__: pytest.fail("a copy by the host"))
    grown, less = state.resized({SEQUENCE: 6}), state.resized({SEQUENCE: 3})
    clone = state.clone()
    clone.shift(SEQUENCE, 1)
    monkeypatch.undo()
    assert driver.moved == [(48, 2), (36, 2), (96, 1), (36, 2)]
    np.testing.assert_array_equal(grown.read("cache"), np.pad(numbers, [(0, 0), (0, 2), (0, 0)]))
    np.testing.assert_array_equal(less.read("cache"), numbers[:, :3])
    np.testing.assert_array_equal(clone.read("cache")[:, :3], numbers[:, 1:])
    (view,) = state.views([cache])
    found = device.numpy(device.resized(view, [3, 2, 3], DType.F32), DType.F32)
    np.testing.assert_array_equal(found, np.pad(numbers[:, :2], [(0, 1), (0, 0), (0, 0)]))


def test_a_state_in_8_bits_is_made_found_copied_and_read_on_a_gpu(tripling):
    """No call computes with it here; DLPack, as the runtime speaks it, does not know its numbers."""
    _, gpu, _ = tripling
    device = Device(DriverChoice("local-sync", 1, "test"), host_memory=True)
    device.gpu, device.host_memory = gpu, False
    state = State.zeros(device, [Argument("cache", (SEQUENCE, 4), DType.F8, Role.STATE)], {SEQUENCE: 2})
    assert (state.read("cache") == 0).all()
    rows = np.array([[0.5, -448.0, 2.0**-9, 1.75]] * 2, DType.F8.numpy)
    state.reset(cache=rows)
    for found, count in ((state, 2), (state.clone(), 2), (state.resized({SEQUENCE: 3}), 3)):
        np.testing.assert_array_equal(found.read("cache")[:2].astype(np.float32), rows.astype(np.float32))
        (view,) = found.views([*found.arguments.values()])
        start, stop = device.span(view)
        assert start > 0
        assert stop - start == 4 * count


def test_weights_are_used_in_place_and_seen_when_they_change(compiled, monkeypatch):
    weights = {"up": torch.randn(ROWS, WIDTH), "down": torch.randn(OUT, ROWS)}
    session, _, driver = on_gpu(compiled(projection(DType.F32)), weights, monkeypatch)
    assert session.copied_weights == ()
    assert driver.log == [7, 7]
    x, bias = torch.randn(3, WIDTH), torch.randn(3, ROWS)
    for _ in range(3):
        hidden = session.run(x, token_bias=bias)["hidden"]
        torch.testing.assert_close(hidden, x @ weights["up"].T + bias)
        weights["up"].mul_(-1.5)


def test_jax_in_jax_out_in_place(compiled, monkeypatch):
    jax = pytest.importorskip("jax")
    session, gpu, _ = on_gpu(compiled(multiples()), {}, monkeypatch)
    # on the CPU where there is a GPU, too: the stand-in's runtime is the CPU's
    x = jax.device_put(np.arange(24, dtype=np.float32).reshape(4, 6), jax.devices("cpu")[0])
    starts = []
    within = type(gpu).within

    def noting(self, views, ranges):
        starts.append({name: gpu.span(view)[0] for name, view in views.items()})
        starts.append([low for low, _ in ranges])
        return within(self, views, ranges)

    monkeypatch.setattr(type(gpu), "within", noting)
    results = session.run(x)
    assert all(isinstance(each, jax.Array) for each in results.values())
    np.testing.assert_array_equal(np.asarray(results["tripled"]), np.asarray(2 * x + x))
    assert {name: each.unsafe_buffer_pointer() for name, each in results.items()} == starts[0]
    assert starts[1] == [x.unsafe_buffer_pointer()]


def test_a_device_goes_after_what_lies_in_its_memory():
    """At the end of the process, when nothing else holds either."""
    gone = []

    class Ending:
        def __init__(self, name):
            self.name = name

        def __del__(self):
            gone.append(self.name)

    class Owner:
        pass

    gpu, owner, kept = Gpu(Ending("device"), LoggingDriver()), Owner(), Owner()
    gpu._handover.lend(owner, Ending("given back"), 7)
    gpu._handover.lend(kept, Ending("lent"), 7)
    del owner
    del gpu
    assert sorted(gone[:2]) == ["given back", "lent"]
    assert gone[2:] == ["device"]


# The order, by itself.


class Owner:
    """Something that weak references may look at."""


def test_memory_goes_back_after_the_stream_of_the_call_that_made_it():
    driver = LoggingDriver()
    handover, gone = Handover(driver), []

    class Result:
        def __del__(self):
            gone.append(list(driver.log))

    owner = Owner()
    handover.lend(owner, Result(), 5)
    handover.before_call(3)
    assert (driver.log, gone) == ([3], [])  # its owner is there
    del owner
    assert gone == []  # not before a call
    handover.before_call(3)
    assert driver.log == [3, 3, 5]
    assert gone == [[3, 3, 5]]  # after both


def test_a_captured_caller_is_refused_though_memory_is_to_go_back():
    class Capturing(LoggingDriver):
        def order_after(self, stream):
            super().order_after(stream)
            if stream == 3:
                raise InputError("captured into a CUDA graph")
            raise TargetError("while a stream is captured the driver refuses to wait for another")

    handover, owner = Handover(Capturing()), Owner()
    handover.lend(owner, object(), 5)
    del owner
    with pytest.raises(InputError, match="captured"):
        handover.before_call(3)


def test_memory_stays_where_the_order_cannot_be_made():
    class Failing(LoggingDriver):
        def order_after(self, stream):
            super().order_after(stream)
            if len(self.log) == 1:
                raise TargetError("no")

    gone, driver = [], Failing()

    class Result:
        def __del__(self):
            gone.append(True)

    handover, owner = Handover(driver), Owner()
    handover.lend(owner, Result(), 5)
    del owner
    with pytest.raises(TargetError):
        handover.before_call(None)
    assert gone == []
    handover.before_call(None)
    assert (driver.log, gone) == ([5, 5], [True])


def between(library):
    """What was called within the context, in the last use of it."""
    last = len(library.called) - library.called[::-1].index("cuCtxPushCurrent_v2")
    assert library.called[-1] == "cuCtxPopCurrent_v2"
    return library.called[last:-1]


@pytest.mark.parametrize(
    ("library", "called"),
    [
        (Library(), []),
        (Library(cuStreamQuery=600), ["cuEventCreate", "cuEventRecord", "cuCtxWaitEvent"]),
        (Library(absent="cuCtxWaitEvent", cuStreamQuery=600), ["cuStreamSynchronize"]),
    ],
    ids=["idle", "busy", "busy, a driver before 12.5"],
)
def test_a_busy_stream_holds_the_context_and_with_an_old_driver_the_host(library, called):
    CudaDriver(library).order_after(3)
    assert between(library) == ["cuStreamIsCapturing", "cuStreamQuery", *called]


def test_a_stream_whose_work_has_failed_says_so_and_leaves_the_context():
    library = Library(cuStreamQuery=700, cuEventRecord=700)
    with pytest.raises(TargetError, match="driver refuses cuEventRecord: CUDA error 700"):
        CudaDriver(library).order_after(3)
    assert library.called[-1] == "cuCtxPopCurrent_v2"


def test_a_call_within_a_capture_is_refused():
    library = Library(writes={"cuStreamIsCapturing": (1,)})
    with pytest.raises(InputError, match=r"captured into a CUDA graph.*outside of the capture"):
        CudaDriver(library).order_after(3)
    assert "cuStreamQuery" not in library.called  # which would end the capture


def test_calls_within_the_context_set_it_once():
    library = Library()
    driver = CudaDriver(library)
    del library.calls[:]
    with driver.in_context():
        driver.record(None, 3)
        with driver.in_context():
            driver.record(None, 3)
    driver.record(None, 3)
    push, pop = "cuCtxPushCurrent_v2", "cuCtxPopCurrent_v2"
    assert library.called == [push, *["cuEventRecord"] * 2, pop, push, "cuEventRecord", pop]


@pytest.mark.parametrize(("still", "called"), [(0, ["cuEventQuery"]), (600, ["cuEventQuery", "cuEventSynchronize"])])
def test_what_was_marked_is_waited_for_where_it_is_not_done(still, called):
    library = Library(cuEventQuery=still)
    driver = CudaDriver(library)
    with driver.in_context():
        del library.calls[:]
        driver.reach(None)
        assert library.called == called


@pytest.mark.parametrize("refused", ["cuMemcpyHtoDAsync_v2", "cuEventRecord"])
def test_a_refused_copy_from_pinned_memory_is_an_error(refused):
    driver = CudaDriver(Library(**{refused: 719}))
    with driver.in_context(), pytest.raises(TargetError, match="refuses a copy: CUDA error 719"):
        driver.send(1, 2, 3, 4, None)


def test_free_memory_is_asked_in_the_context():
    library = Library(writes={"cuMemGetInfo_v2": (3, 8)})
    assert CudaDriver(library).free_memory() == (3, 8)
    assert between(library) == ["cuMemGetInfo_v2"]


# What is said.


def test_weights_that_do_not_fit_are_refused_before_any_is_copied(compiled, monkeypatch):
    module = compiled(projection(DType.F32))
    monkeypatch.setattr("stand_in_gpu.FREE", 4 * ROWS * WIDTH)
    monkeypatch.setattr("emitter.iree.device.to_device", lambda *_, **__: pytest.fail("something was copied"))
    weights = {"up": np.zeros((ROWS, WIDTH), np.float32), "down": np.zeros((OUT, ROWS), np.float32)}
    needed, free = 4 * (ROWS * WIDTH + OUT * ROWS) / 1e9, 4 * ROWS * WIDTH / 1e9
    with pytest.raises(TargetError) as caught:
        on_gpu(module, weights, monkeypatch)
    assert str(caught.value) == (
        f"the weights take {needed:.3g} GB of the GPU's memory, and {free:.3g} of its 80 GB are free: end "
        "what else uses it (nvidia-smi lists that), take a narrower --dtype, or try --target cpu"
    )


def test_weights_that_are_there_already_need_no_memory(compiled, monkeypatch):
    monkeypatch.setattr("stand_in_gpu.FREE", 4 * OUT * ROWS)
    weights = {"up": torch.zeros(ROWS, WIDTH), "down": np.zeros((OUT, ROWS), np.float32)}
    session, _, driver = on_gpu(compiled(projection(DType.F32)), weights, monkeypatch)
    assert session.copied_weights == ("down",)
    # through pinned memory, which is given back
    assert driver.copied == [(True, weights["down"].nbytes)]
    assert not driver.pinned


def test_an_array_of_another_gpu_is_refused(tripling, monkeypatch):
    session, _, _ = tripling
    describe = sys.modules["emitter.iree.device"].describe
    monkeypatch.setattr("emitter.iree.device.describe", lambda v, n: describe(v, n)._replace(gpu=1))
    with pytest.raises(InputError, match=r"x is on .* and the session runs on GPU 0: move it there"):
        session.run(rows(2))


@pytest.mark.parametrize(("version", "text"), [(11080, r"CUDA 11\.8, and modules need 12\.0 \(525\.60\) or newer")])
def test_an_old_driver_is_named_with_what_is_needed(version, text, monkeypatch):
    monkeypatch.setattr("emitter.iree.drivers.driver_version", lambda: version)
    with pytest.raises(TargetError, match=text):
        require_runnable(parse_target("cuda:sm_90"))


@pytest.mark.parametrize("version", [None, 12000, 13000])
def test_a_driver_that_is_new_enough_is_let_pass(version, monkeypatch):
    monkeypatch.setattr("emitter.iree.drivers.driver_version", lambda: version)
    require_runnable(parse_target("cuda:sm_90"))


def test_a_session_of_the_cpu_says_how_to_bring_an_array_there(compiled, monkeypatch):
    session = Session(compiled(multiples()), {})
    monkeypatch.setattr(
        "emitter.iree.device.describe",
        lambda v, n: sys.modules["emitter.session.arrays"].describe(v, n)._replace(address=None),
    )
    with pytest.raises(InputError, match=r"the session runs on the CPU: pass x\.cpu\(\)"):
        session.run(rows(2))


@pytest.mark.nightly  # each day those on a CPU (test_session.py)
def test_results_that_are_there_at_the_end_leave_no_trace(tmp_path):
    code = """
import sys
sys.path.insert(0, "tests/emitter/iree")
import torch
from small_graphs import multiples
from stand_in_gpu import on_gpu
from emitter.iree import compile_graph
from emitter.target import parse_target
class Patch:
    def setattr(self, name, value):
        module, _, attribute = name.rpartition(".")
        setattr(sys.modules[module], attribute, value)
session, _, _ = on_gpu(compile_graph(multiples(), parse_target("cpu")), {}, Patch())
kept = session.run(torch.ones(3, 6))
more = [session.run(torch.ones(3, 6))["output"][0] for _ in range(3)]
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_results_that_are_gone_go_back_after_the_stream_that_read_them(tripling):
    session, gpu, driver = tripling
    gpu.current = 5
    kept = session.run(rows(3))
    gpu.current = 9
    session.run(rows(3))
    session.run(rows(3))
    before = len(driver.log)
    assert 5 not in driver.log[1:]
    del kept
    session.run(rows(3))
    assert {5, 9} == set(driver.log[before:])


def test_two_threads_open_one_gpu(monkeypatch):
    """Results go back to it from all sessions: two would not know of each other's."""
    monkeypatch.setitem(sys.__dict__, KEPT, {})
    opened = []

    def slowly():
        time.sleep(0.05)
        opened.append(LoggingDriver())
        return opened[-1]

    monkeypatch.setattr("emitter.iree.gpu.open_driver", slowly)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(open_gpu, [None, None], timeout=60)
    assert first is second
    assert len(opened) == 1


def test_weights_of_the_host_are_counted_as_they_come(compiled, monkeypatch):
    """One of torch's is in the GPU's memory already."""
    scale = np.ones(4, np.float32)
    session, _, driver = on_gpu(compiled(running_sums()), {"scale": scale}, monkeypatch)
    assert session.device.upload.nbytes == scale.nbytes == sum(size for _, size in driver.copied)
    assert 0 < session.device.upload.seconds < 60
    session, *_ = on_gpu(compiled(running_sums()), {"scale": torch.ones(4)}, monkeypatch)
    assert session.device.upload.nbytes == 0
