"""Repeated launches, with a stand-in for the driver that computes on the host."""

import ctypes
import gc

import numpy as np
import pytest
from stand_in_gpu import Library

from emitter.dtype import DType
from emitter.errors import InputError, TargetError
from emitter.iree.cuda_driver import CudaDriver, KernelLaunch
from emitter.iree.replay import Relaunch, Replay, Workspace
from emitter.signature import Argument, Role
from emitter.text.launches import Buffer, Launch, Launched, LaunchList

OWN = 31
"""The stand-in's stream."""


def at(address, count):
    return np.ctypeslib.as_array((ctypes.c_float * count).from_address(address))


def add(a, b, y, count):
    """y = a + b."""
    at(y, count)[:] = at(a, count) + at(b, count)


def keep(x, held, count):
    """held = x."""
    at(held, count)[:] = at(x, count)


KERNELS = {"add": (add, 3), "keep": (keep, 2)}


class Computing:
    """Memory is the host's; a captured graph is what its launches said when they were captured."""

    def __init__(self):
        self.memory, self.graphs, self.streams, self.loaded = {}, {}, [], []
        self.marks, self.arriving, self.fetches = [], {}, 0

    def stream(self):
        return OWN

    def function(self, path, entry, shared_bytes):
        self.loaded.append((path, shared_bytes))
        return entry

    def allocate(self, nbytes):
        block = np.zeros(nbytes + 256, np.uint8)
        start = -(-block.ctypes.data // 256) * 256
        self.memory[start] = block
        return start

    def free(self, start):
        del self.memory[start]

    def write(self, start, source, nbytes, stream):
        self.streams.append(stream)
        ctypes.memmove(start, source, nbytes)

    def finish(self, stream):
        self.streams.append(stream)

    def read(self, result, start, nbytes, stream):
        self.streams.append(stream)
        ctypes.memmove(result, start, nbytes)

    def run(self, steps, stream, convert):
        assert convert is None
        self.streams.append(stream)
        for compute, given in self.calls(steps):
            compute(*given)

    def capture(self, steps, stream):
        self.streams.append(stream)
        self.graphs[len(self.graphs) + 1] = self.calls(steps)
        return len(self.graphs)

    def calls(self, steps):
        calls = []
        for step in steps:
            assert isinstance(step, KernelLaunch)
            _, entry, places, _ = step.arguments
            compute, pointers = KERNELS[entry]
            given = [ctypes.c_void_p.from_address(place).value for place in places[:pointers]]
            words = [ctypes.c_int32.from_address(place).value for place in places[pointers:]]
            calls.append((compute, given + words))
        return calls

    def replay(self, graph, stream, times=1):
        self.streams.append(stream)
        for _ in range(times):
            for compute, given in self.graphs[graph]:
                compute(*given)

    def forget(self, graph):
        del self.graphs[graph]

    def pin(self, nbytes):
        return self.allocate(nbytes)

    def unpin(self, start):
        self.free(start)

    def event(self, *, timed=False):
        if not timed:
            return super().event()
        self.marks.append(None)
        return len(self.marks) - 1

    def unmark(self, mark):
        self.marks.pop()

    def fetch(self, result, start, nbytes, stream):
        self.streams.append(stream)
        self.fetches += 1
        self.fetched = result, ctypes.string_at(start, nbytes), self.fetches

    def record(self, mark, stream):
        self.streams.append(stream)
        self.marks[mark] = None
        self.arriving[mark] = self.fetched

    def reach(self, mark):
        result, octets, self.marks[mark] = self.arriving.pop(mark)
        ctypes.memmove(result, octets, len(octets))

    def between(self, one, other):
        """As many seconds as fetches; of marks that are reached."""
        return float(self.marks[other] - self.marks[one])


def launch(kernel, *buffers, updates=()):
    return Launch(kernel, f"sm_90/{kernel}.ptx", 64, 96, (3, 1, 1), buffers, (4,), updates=updates)


INPUTS = (Argument("held", (4,), DType.F32, Role.INPUT),)
CALL = Launched(
    LaunchList(
        (
            launch("add", "held", "weight", "sum"),
            launch("add", "sum", "cache", "y"),
            launch("keep", "sum", "held", updates=("held",)),
        ),
        dict.fromkeys(("sum", "y"), Buffer((4,), DType.F32)),
        ("y",),
        in_order=True,
    ),
    INPUTS,
    ("result",),
)
WEIGHT, CACHE = np.full(4, 3, np.float32), np.full(4, 100, np.float32)
PLACES = {"weight": WEIGHT.ctypes.data, "cache": CACHE.ctypes.data}


def test_a_turn_finds_what_the_one_before_it_left_and_what_the_host_wrote():
    driver = Computing()
    call = Replay(driver, CALL, PLACES)
    assert (call.launches, call.shape("result")) == (3, (4,))
    call.write("held", np.arange(4, dtype=np.float32))
    call.run(3)
    np.testing.assert_array_equal(call.read("held"), np.arange(4) + 9)
    np.testing.assert_array_equal(call.read("result"), np.arange(4) + 109)
    call.write("held", np.zeros(4, np.float32))
    call.run()
    np.testing.assert_array_equal(call.read("result"), [103] * 4)
    assert driver.loaded == [("sm_90/add.ptx", 96)] * 2 + [("sm_90/keep.ptx", 96)]
    assert set(driver.streams) == {OWN}


def test_results_are_fetched_as_they_were_two_at_once():
    driver = Computing()
    call = Replay(driver, CALL, PLACES)
    found = []
    waiting = []
    for _ in range(6):
        call.run()
        waiting.append(call.fetch("result"))
        if len(waiting) == 2:
            found.append(waiting.pop(0)())
    found.append(waiting.pop()())
    np.testing.assert_array_equal([array[0] for array, _ in found], [103, 106, 109, 112, 115, 118])
    np.testing.assert_array_equal([seconds for _, seconds in found], [np.nan, 1, 1, 1, 1, 1])
    assert set(driver.streams) == {OWN}
    del call, waiting
    gc.collect()
    assert not driver.memory
    assert not driver.marks


def test_inputs_are_zeros_at_first_and_refused_in_another_shape_or_type():
    call = Replay(Computing(), CALL, PLACES)
    call.run()
    np.testing.assert_array_equal(call.read("held"), [3] * 4)
    for wrong in (np.zeros(5, np.float32), np.zeros(4, np.float64)):
        with pytest.raises(InputError, match="held"):
            call.write("held", wrong)
    with pytest.raises(InputError, match="no buffer 'y_1'; there are held, y, result"):
        call.read("y_1")


def test_memory_and_graph_go_with_the_call():
    driver = Computing()
    call = Replay(driver, CALL, PLACES)
    assert driver.memory
    assert driver.graphs
    del call
    gc.collect()
    assert not driver.memory
    assert not driver.graphs


def test_calls_take_turns_in_memory_that_grows_and_find_caches_where_they_are():
    driver = Computing()
    memory = Workspace(driver)
    one = Relaunch(memory, CALL, PLACES)
    assert (one.launches, one.shape("held"), driver.memory) == (3, (4,), {})
    big = LaunchList((launch("add", "held", "weight", "y"),), {"y": Buffer((4096,), DType.F32)}, ("y",), in_order=True)
    other = Relaunch(memory, Launched(big, INPUTS, ("result",)), PLACES)
    elsewhere = np.full(4, 1000, np.float32)
    for call, places, expected in (
        (one, PLACES, 107),
        (other, PLACES, 7),
        (one, {**PLACES, "cache": elsewhere.ctypes.data}, 1007),
        (one, PLACES, 107),
    ):
        call.take(places)
        call.write("held", np.full(4, 4, np.float32))
        call.run()
        np.testing.assert_array_equal(call.read("result")[:4], [expected] * 4)
        assert len(driver.memory) == 1
    assert not driver.graphs
    assert set(driver.streams) == {OWN}
    del one, other, call, memory
    gc.collect()
    assert not driver.memory


def test_rows_of_a_table_are_copied_once_and_lie_where_a_call_begins():
    driver = Computing()
    memory = Workspace(driver)
    call, table = Relaunch(memory, CALL, PLACES), np.arange(24, dtype=np.float32)
    for first in (4, 8):
        call.take(PLACES)
        assert call.lie("held", table, first)
        call.run()
        np.testing.assert_array_equal(call.read("result"), table[first : first + 4] + 103)
    assert len(driver.memory) == 2
    assert not call.lie("held", table, 5)  # no multiple of 16 bytes
    call.write("held", np.full(4, 4, np.float32))
    call.run()
    np.testing.assert_array_equal(call.read("result"), [107] * 4)
    grown = np.arange(48, dtype=np.float32)
    assert call.lie("held", grown, 32)
    call.run()
    np.testing.assert_array_equal(call.read("result"), grown[32:36] + 103)
    assert len(driver.memory) == 2
    with pytest.raises(InputError, match="held"):
        call.lie("held", grown, 46)
    del call, memory
    gc.collect()
    assert not driver.memory


def test_the_driver_captures_launches_and_ends_the_capture_where_one_is_refused():
    library = Library()
    driver = CudaDriver(library)
    step = KernelLaunch("f", (1, 1, 1, 32, 1, 1, 0), "p", early=False)
    driver.capture([step], OWN)
    begun = library.called.index("cuStreamBeginCapture_v2")
    assert [name for name in library.called[begun:] if "Ctx" not in name] == [
        "cuStreamBeginCapture_v2",
        "cuLaunchKernelEx",
        "cuStreamEndCapture",
        "cuGraphInstantiateWithFlags",
        "cuGraphDestroy",
    ]
    refusing = Library(cuLaunchKernelEx=701)
    with pytest.raises(TargetError, match="refuses a launch: CUDA error 701"):
        CudaDriver(refusing).capture([step], OWN)
    assert refusing.called[-2:] == ["cuStreamEndCapture", "cuCtxPopCurrent_v2"]


def test_the_driver_says_that_there_is_too_little_memory():
    driver = CudaDriver(Library(cuMemAlloc_v2=2))
    with pytest.raises(
        TargetError, match=r"refuses cuMemAlloc_v2: CUDA error 2: the GPU's memory is full; end what else uses it"
    ):
        driver.allocate(1 << 40)
    with pytest.raises(TargetError, match="refuses cuGraphLaunch: CUDA error 719"):
        CudaDriver(Library(cuGraphLaunch=719)).replay(1, OWN)
