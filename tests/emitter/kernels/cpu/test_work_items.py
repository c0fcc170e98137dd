"""Work items shared out by a counter: each is taken once, whatever the threads do."""

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.executable import Executable
from emitter.kernels.cpu.host import declared
from emitter.kernels.cpu.work_items import COUNTER_WORDS, WORKER_GRID, share_out
from emitter.kernels.cpu.writer import Buffer, Kernel
from emitter.kernels.sizes import Tensor, value
from emitter.signature import MAIN, Argument, DType, Role
from emitter.target import parse_target
from emitter.target.isa import PORTABLE
from emitter.text.builder import FunctionBuilder, TensorType
from emitter.text.graph import Graph


def graph(count: int, workgroups: int | None) -> Graph:
    """Words: the counter's, how often each item was taken, which item the thread took next."""
    words = COUNTER_WORDS + 2 * count
    kernel = Kernel("items", [Buffer("x", (1,), "i32"), Buffer("taken", (words,), "i32")], ["workers"])
    counter = kernel.address("taken")
    with share_out(kernel, counter, count) as (item, following):
        kernel.fetch_add(counter + (item + COUNTER_WORDS) * 4, 1)
        kernel.store(kernel.cast("arith.index_cast", following, "i32"), "taken", item + COUNTER_WORDS + count)
    b, given = FunctionBuilder(MAIN), Argument("x", (1,), DType.I32, Role.INPUT)
    (x,) = b.take([given]).values()
    host = declared(b, Executable("items", (kernel, WORKER_GRID)), PORTABLE)
    zeros = host.zeros(words, "taken")
    inputs, workers = {"x": Tensor(str(x), (1,), "i32"), "taken": zeros}, workgroups or host.workers()
    taken = host.dispatch("items", inputs, {"workers": workers}, updates=["taken"])["taken"]
    return graph_of(b, [given], [("taken", value(taken, TensorType((words,), DType.I32)))])


@pytest.mark.parametrize(("count", "workgroups"), [(0, 3), (7, 64), (64, 3), (1000, None)])
def test_each_item_is_taken_once(count, workgroups):
    module = compile_graph(graph(count, workgroups), parse_target("cpu"))
    x = np.zeros(1, np.int32)
    alone = np.asarray(Session(module, {}, driver="local-sync")(x))[COUNTER_WORDS:]
    assert np.array_equal(alone, [*[1] * count, *range(1, count + 1)])
    for threads in (2, 3):
        session = Session(module, {}, driver="local-task", threads=threads)
        for _ in range(50):
            times, following = np.split(np.asarray(session(x))[COUNTER_WORDS:], 2)
            assert np.all(times == 1)
            # No item is two threads' next one; behind the last there is none.
            real = following[following < count]
            assert len(set(real)) == len(real)
            assert np.all(following > np.arange(count))
