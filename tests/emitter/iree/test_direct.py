"""Calls that are launches alone, with a stand-in for the driver that computes on the host."""

import ctypes
import struct
import weakref
from dataclasses import replace
from unittest.mock import ANY

import numpy as np
import pytest
from small_graphs import OUT, ROWS, WIDTH, multiples, projection
from stand_in_gpu import Library, LoggingDriver, on_gpu

from emitter.dtype import DType
from emitter.errors import InputError, TargetError
from emitter.iree.cuda_driver import CudaDriver, EventCall, KernelLaunch
from emitter.iree.direct import prepare_launches
from emitter.text.launches import Buffer, Conversion, Launch, LaunchList, UseStream

torch = pytest.importorskip("torch")


def at(address, count, dtype=ctypes.c_float):
    return np.ctypeslib.as_array((dtype * count).from_address(address))


def scale(pointers, words):
    """b = factor a, of count numbers."""
    count, factor = words
    at(pointers[1], count)[:] = factor * at(pointers[0], count)


def add(pointers, words):
    """c = a + b."""
    at(pointers[2], words[0])[:] = at(pointers[0], words[0]) + at(pointers[1], words[0])


def product(pointers, words):
    """y [n, out] = a [n, width] b [out, width]^T + c [n, out]."""
    n, out, width = words
    a, b = at(pointers[0], n * width).reshape(n, width), at(pointers[1], out * width).reshape(out, width)
    at(pointers[3], n * out)[:] = (a @ b.T).ravel() + at(pointers[2], n * out)


KERNELS = {"scale": (scale, 2, 2), "add": (add, 3, 1), "product": (product, 4, 3)}


class Computing(LoggingDriver):
    """Computes what it gets, at once; ``log`` has streams that were ordered after, ``ran`` those of calls."""

    def __init__(self):
        super().__init__()
        self.ran, self.loaded, self.capturing, self.refuses, self.events = [], [], False, False, 0

    def function(self, path, entry, shared_bytes):
        if self.refuses:
            raise TargetError("NVIDIA's driver refuses cuModuleLoadData: CUDA error 222")
        self.loaded.append((path, entry, shared_bytes))
        return KERNELS[entry]

    def is_capturing(self, stream):
        return self.capturing

    def event(self, *, timed=False):
        if timed:
            return super().event(timed=True)
        self.events += 1
        return self.events

    def run(self, steps, stream, convert):
        self.ran.append(stream)
        for step in steps:
            if isinstance(step, UseStream | EventCall):
                continue
            if isinstance(step, Conversion):
                convert(step)
                continue
            _, (compute, pointers, words), parameters, _ = step.arguments
            assert [*step.config.sizes] == [3, 1, 1, 64, 1, 1, 96]
            assert len(parameters) == pointers + words
            compute(
                [ctypes.c_void_p.from_address(place).value for place in parameters[:pointers]],
                [ctypes.c_int32.from_address(place).value for place in parameters[pointers:]],
            )


def launch(kernel, buffers, words):
    return Launch(kernel, f"sm_90/{kernel}.ptx", 64, 96, (3, 1, 1), tuple(buffers), tuple(words))


def of_multiples(tokens):
    """``multiples`` as launches; of more than 50 tokens there is no list."""
    if tokens > 50:
        return None
    buffer = Buffer((tokens, 6), DType.F32)
    steps = (
        launch("scale", ("x", "same"), (6 * tokens, 1)),
        launch("add", ("x", "same", "doubled"), (6 * tokens,)),
        launch("add", ("doubled", "x", "tripled"), (6 * tokens,)),
    )
    return LaunchList(steps, dict.fromkeys(("same", "doubled", "tripled"), buffer), ("doubled", "tripled"))


@pytest.fixture
def session(compiled, monkeypatch):
    monkeypatch.setattr("stand_in_gpu.LoggingDriver", Computing)
    module = compiled(replace(multiples(), launches=of_multiples))
    session, gpu, driver = on_gpu(module, {}, monkeypatch)
    invoke = session.function.invoke
    monkeypatch.setattr(session.function, "invoke", lambda given: (driver.ran.append("runtime"), invoke(given))[1])
    return session, gpu, driver


def rows(count, seed=0):
    return torch.randn(count, 6, generator=torch.Generator().manual_seed(seed))


def test_a_call_is_launched_on_the_callers_stream_and_not_run(session):
    session, gpu, driver = session
    for stream, n in ((7, 3), (7, 3), (9, 1), (9, 3)):
        gpu.current = stream
        x = rows(n, stream)
        results = session.run(x)
        assert torch.equal(results["output"], 2 * x)
        assert torch.equal(results["tripled"], 2 * x + x)
    assert driver.ran == [7, 7, 9, 9]
    assert driver.log == []  # nothing of another stream is ordered after this one
    assert driver.loaded[0] == ("sm_90/scale.ptx", "scale", 96)
    assert session(x).shape == (3, 6)


def test_results_are_memory_of_their_own(session):
    session, _, _ = session
    held = [session.run(rows(4, seed)) for seed in range(5)]
    for seed, results in enumerate(held):
        assert torch.equal(results["output"], 2 * rows(4, seed))
    places = {tensor.data_ptr() for results in held for tensor in results.values()}
    assert len(places) == 10
    x, gone = rows(4), []
    weakref.finalize(x, gone.append, True)
    session.run(x)
    del x
    assert gone  # no call keeps an input


def test_numbers_of_tokens_that_are_no_launches_alone_are_run(session):
    session, _, driver = session
    for n in (3, 51, 51, 3):
        assert torch.equal(session.run(rows(n))["output"], 2 * rows(n))
    assert driver.ran == [7, "runtime", "runtime", 7]


def test_inputs_that_are_not_where_kernels_take_them_are_copied_first(session):
    session, _, driver = session
    for x in (rows(9)[1:], rows(8)[::2], rows(9)[1:], rows(6).T.contiguous().T):
        assert torch.equal(session.run(x)["output"], 2 * x)
    assert driver.ran == [7] * 4


def test_arrays_of_other_libraries_are_run(session):
    session, _, driver = session
    x = np.ones((3, 6), np.float32)
    for _ in range(2):
        np.testing.assert_array_equal(session.run(x)["output"], 2 * x)
    session.run(rows(3))
    np.testing.assert_array_equal(session.run(x)["output"], 2 * x)
    assert driver.ran == ["runtime", "runtime", 7, "runtime"]


@pytest.mark.parametrize("before", [False, True], ids=["first", "known"])
def test_what_does_not_fit_is_refused_as_ever(session, before):
    session, _, driver = session
    if before:
        session.run(rows(3))
    ran = len(driver.ran)
    cases = [
        ((torch.ones(3, 7),), {}, r"x: expected \[N, 6\] f32, got \[3, 7\]"),
        ((rows(3).double(),), {}, "float64"),
        ((rows(3),), {"bias": rows(3)}, "unknown bias"),
    ]
    for given, others, text in cases:
        with pytest.raises(InputError, match=text):
            session.run(*given, **others)
    assert session.run(torch.ones(0, 6))["output"].shape == (0, 6)
    assert len(driver.ran) == ran


def test_calls_are_kept_for_so_many_numbers_of_tokens(session, monkeypatch):
    session, _, driver = session
    monkeypatch.setattr("emitter.iree.calls.launched.LAUNCHED_KINDS", 3)
    for n in (1, 2, 3, 4, 1):
        session.run(rows(n))
    assert len(session._launched.launched) == 3
    assert driver.ran == [7] * 5


def test_the_first_call_cannot_be_captured_and_later_ones_can(session):
    session, _, driver = session
    driver.capturing = True
    with pytest.raises(InputError, match=r"over 3 tokens loads its kernels.*call the session once over as many before"):
        session.run(rows(3))
    driver.capturing = False
    session.run(rows(3))
    driver.capturing = True
    session.run(rows(3))
    with pytest.raises(InputError, match="over 4 tokens"):
        session.run(rows(4))


def test_results_are_written_where_the_caller_wants_them(session):
    session, _, driver = session
    for _ in range(2):  # the first call over so many tokens prepares the next
        x, place, other = rows(3), torch.full((3, 6), torch.nan), torch.full((3, 6), torch.nan)
        results = session.run(x, out={"tripled": place})
        assert results["tripled"] is place
        assert torch.equal(place, 2 * x + x)
        assert torch.equal(results["output"], 2 * x)
        assert session(x, out=other) is other
        assert torch.equal(other, 2 * x)
    assert "runtime" not in driver.ran
    # by the launch itself
    assert other.data_ptr() in [cell.value for _, cell, *_ in session._launched.find((x,)).launches.apart]


@pytest.mark.parametrize("launched", [False, True])
def test_places_that_results_do_not_fit_are_refused(session, launched):
    session, _, _ = session
    x, both = rows(3), torch.zeros(6, 6)
    if launched:
        session.run(x)
    for out, problem in (
        ({"result": both[:3]}, "no result result; it has output, tripled"),
        ({"output": torch.zeros(3, 5)}, r"output: the result is \[3, 6\] torch.float32.*, the array \[3, 5\]"),
        ({"output": torch.zeros(3, 6, dtype=torch.float64)}, "the array .* torch.float64"),
        ({"output": torch.zeros(6, 3).T}, "in C order"),
        ({"output": [[0.0] * 6] * 3}, "expected a NumPy array or a torch tensor"),
        ({"output": x}, "output shares memory with x"),
        ({"output": both[:3], "tripled": both[2:5]}, "out tripled shares memory with out output"),
    ):
        with pytest.raises(InputError, match=problem):
            session.run(x, out=out)
    assert not both.any()


def test_a_kernel_that_the_driver_refuses_is_said(session):
    session, _, driver = session
    driver.refuses = True
    with pytest.raises(TargetError, match="refuses cuModuleLoadData: CUDA error 222"):
        session.run(rows(3))


def of_projection(tokens):
    """``projection`` of bf16 x and up: widened, multiplied, and the output as its hidden values in bf16 and back."""
    steps = (
        Conversion("x", "x_f32"),
        Conversion("up", "up_f32"),
        launch("product", ("x_f32", "up_f32", "token_bias", "hidden"), (tokens, ROWS, WIDTH)),
        launch("scale", ("hidden", "copy"), (tokens * ROWS, 1)),
        launch("product", ("copy", "down", "zeros", "output"), (tokens, OUT, ROWS)),
    )
    zeros = launch("scale", ("token_bias", "zeros"), (tokens * OUT, 0))
    shapes = {"x_f32": WIDTH, "hidden": ROWS, "copy": ROWS, "zeros": OUT, "output": OUT}
    written = {name: Buffer((tokens, width), DType.F32) for name, width in shapes.items()}
    written["up_f32"] = Buffer((ROWS, WIDTH), DType.F32)
    return LaunchList((*steps[:4], zeros, steps[4]), written, ("output", "hidden"))


def integers(*shape):
    """Small ones, whose products and sums f32 holds, in whatever order they are added."""
    return torch.randint(-4, 5, shape).float()


@pytest.mark.parametrize("copied", ["down", "up"])
def test_weights_are_read_where_they_are_and_conversions_are_torchs(compiled, monkeypatch, copied):
    monkeypatch.setattr("stand_in_gpu.LoggingDriver", Computing)
    module = compiled(replace(projection(DType.BF16), launches=of_projection))
    up, down = integers(ROWS, WIDTH).bfloat16(), integers(OUT, ROWS)
    weights = {"up": up, "down": down}
    bits = weights[copied].view(torch.int16 if copied == "up" else torch.int32).numpy()
    host = bits.view(DType.BF16.numpy if copied == "up" else np.float32)
    session, _, driver = on_gpu(module, {**weights, copied: host}, monkeypatch)
    x, bias = integers(3, WIDTH).bfloat16(), integers(3, ROWS)
    for _ in range(2):
        results = session.run(x, token_bias=bias)
        hidden = x.float() @ up.float().T + bias
        assert torch.equal(results["hidden"], hidden)
        assert torch.equal(results["output"], hidden @ down.T)
        if copied == "down":
            up.mul_(2)
    # a weight that is to be converted must be torch's
    assert driver.ran == ([7, 7] if copied == "down" else [])
    with pytest.raises(InputError, match="missing token_bias"):
        session.run(x)
    with pytest.raises(InputError, match="token_bias"):
        session.run(x, token_bias=torch.randn(3, OUT))


def test_the_driver_loads_a_kernel_once_and_grants_it_its_shared_memory(monkeypatch):
    monkeypatch.setattr("emitter.iree.cuda_driver.read_ptx", {"sm_90/k.ptx": b"// PTX"}.__getitem__)
    library = Library()
    driver = CudaDriver(library)
    assert driver.function("sm_90/k.ptx", "k", 96) is driver.function("sm_90/k.ptx", "k", 96)
    loaded = dict(library.calls)
    assert library.called.count("cuModuleLoadData") == 1
    assert loaded["cuModuleLoadData"][1] == b"// PTX\0"
    assert loaded["cuModuleGetFunction"][2] == b"k"
    assert loaded["cuFuncSetAttribute"][1:] == (8, 96)
    assert library.called[-1] == "cuCtxPopCurrent_v2"


def kernel_launch(function, parameters, *, early=False):
    return KernelLaunch(function, (3, 1, 1, 64, 1, 1, 96), parameters, early=early)


def test_the_driver_gets_launches_in_order_on_the_stream_within_the_context():
    library = Library()
    driver, converted = CudaDriver(library), []
    driver.run([kernel_launch("f", "p"), Conversion("a", "b"), kernel_launch("g", "q")], 31, converted.append)
    assert library.called[-4:] == ["cuCtxPushCurrent_v2", "cuLaunchKernelEx", "cuLaunchKernelEx", "cuCtxPopCurrent_v2"]
    launches = [arguments for name, arguments in library.calls if name == "cuLaunchKernelEx"]
    assert [(a[0]._obj.stream, *a[1:]) for a in launches] == [(31, "f", "p", None), (31, "g", "q", None)]
    assert converted == [Conversion("a", "b")]


@pytest.mark.parametrize("early", [False, True])
def test_a_launch_is_passed_as_the_driver_reads_it(early):
    library = Library()
    CudaDriver(library).run([kernel_launch("f", "p", early=early)], 31, None)
    name, (config, *rest) = library.calls[-2]
    assert (name, rest) == ("cuLaunchKernelEx", ["f", "p", None])
    # as cuda.h lays CUlaunchConfig and CUlaunchAttribute out
    given = bytes(config._obj)
    assert struct.unpack("7I4xQQI", given[:52]) == (3, 1, 1, 64, 1, 1, 96, 31, ANY, 1)
    attribute = ctypes.string_at(struct.unpack("Q", given[40:48])[0], 72)
    assert struct.unpack("i4xi60x", attribute) == (6, early)


def test_steps_of_the_side_stream_are_waited_for():
    library = Library()
    driver = CudaDriver(library)
    fork, join = EventCall("fork", waits=False), EventCall("fork", waits=True)
    ended, awaited = EventCall("end", waits=False), EventCall("end", waits=True)
    steps = [
        fork,
        kernel_launch("f", "p"),
        UseStream(side=True),
        join,
        kernel_launch("g", "q"),
        ended,
        UseStream(side=False),
        awaited,
    ]
    made = iter([0xBE51DE, 0xBAD])

    def create(place, flags):
        assert flags == 1  # waits for no other stream
        place._obj.value = next(made)
        return 0

    library.cuStreamCreate = create
    for _ in range(2):
        library.calls.clear()
        driver.run(steps, 31, None)
        streams = iter([step.config.stream for step in steps if isinstance(step, KernelLaunch)])
        order = [
            (name, next(streams) if name == "cuLaunchKernelEx" else arguments[name == "cuEventRecord"].value)
            for name, arguments in library.calls[1:-1]
        ]
        assert order == [
            ("cuEventRecord", 31),
            ("cuLaunchKernelEx", 31),
            ("cuStreamWaitEvent", 0xBE51DE),
            ("cuLaunchKernelEx", 0xBE51DE),
            ("cuEventRecord", 0xBE51DE),
            ("cuStreamWaitEvent", 31),
        ]
    driver.run([fork, UseStream(side=True), join], 32, None)
    assert library.calls[-2][1][0].value == 0xBAD


def test_a_call_in_two_queues_computes_what_it_does_in_one(compiled, monkeypatch):
    monkeypatch.setattr("stand_in_gpu.LoggingDriver", Computing)
    names = ("same", "doubled", "tripled", "by_side", "sum", "doubled_sum")

    def side_stream(tokens):
        count = 6 * tokens
        steps = (
            launch("scale", ("x", "same"), (count, 1)),
            launch("scale", ("x", "by_side"), (count, 1)),
            launch("add", ("x", "by_side", "sum"), (count,)),
            launch("add", ("same", "sum", "tripled"), (count,)),
            launch("add", ("same", "by_side", "doubled"), (count,)),
        )
        return LaunchList(steps, dict.fromkeys(names, Buffer((tokens, 6), DType.F32)), ("doubled", "tripled"))

    session, _, driver = on_gpu(compiled(replace(multiples(), launches=side_stream)), {}, monkeypatch)
    x = rows(3)
    results = session.run(x)
    assert torch.equal(results["tripled"], x + (x + x))
    assert torch.equal(results["output"], 2 * x)
    assert driver.ran == [7]
    assert driver.events == 2  # where both begin, and where the side stream has ended


@pytest.mark.parametrize("early", [False, True])
def test_early_steps_are_launched_early(early):
    driver = Computing()
    step = Launch("scale", "k.ptx", 64, 96, (3, 1, 1), ("x", "y"), (), early)
    call = LaunchList((step,), {"y": Buffer((4,), DType.F32)}, ("y",))
    (given,) = prepare_launches(call, driver, ["x"], ["y"], {}, {}).steps
    assert given.config.attributes[0].value == early


def test_a_launch_that_is_refused_says_so_and_leaves_the_context():
    library = Library(cuLaunchKernelEx=701)
    with pytest.raises(TargetError, match="refuses a launch: CUDA error 701"):
        CudaDriver(library).run([kernel_launch("f", "p")], 0, lambda _: None)
    assert library.called[-1] == "cuCtxPopCurrent_v2"
