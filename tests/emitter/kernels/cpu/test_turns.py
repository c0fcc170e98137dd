"""Pieces that threads take in turns: each is taken once, whatever the threads do."""

import numpy as np
import pytest

from emitter.iree import Session, compile_graph, parse_target
from emitter.kernels.cpu.host import Host, Tensor
from emitter.kernels.cpu.kernel_set import declare, value
from emitter.kernels.cpu.turns import COUNTER_BYTES, take_turns
from emitter.kernels.cpu.writer import Buffer, Executable, Grid, Kernel
from emitter.signature import MAIN, Argument, DType, Entry, Graph, Result, Role, Signature
from emitter.text.builder import FunctionBuilder, TensorType, module_text

COUNTER_WORDS = COUNTER_BYTES // 4


def graph(count: int, workgroups: int = 64) -> Graph:
    """Words: the counter's, how often each piece was taken, which piece the thread took next."""
    words = COUNTER_WORDS + 2 * count
    kernel = Kernel("turns", [Buffer("x", (1,), "i32"), Buffer("taken", (words,), "i32")])
    counter = kernel.address("taken")
    with take_turns(kernel, counter, count) as (piece, following):
        kernel.fetch_add(counter + (piece + COUNTER_WORDS) * 4, 1)
        kernel.store(kernel.cast("arith.index_cast", following, "i32"), "taken", piece + COUNTER_WORDS + count)
    executable = Executable("turns")
    executable.add(kernel, Grid(workgroups))
    b = FunctionBuilder("main")
    x = b.argument("x", (1,), DType.I32)
    declare(b, executable)
    host = Host(b.line, b.fresh)
    zeros = host.zeros(words, "taken")
    (taken,) = host.dispatch(executable, "turns", [Tensor(str(x), (1,), "i32"), zeros], [], [], updates=zeros)
    b.results([("taken", value(taken, TensorType((words,), DType.I32)))])
    signature = Signature((Argument("x", (1,), DType.I32, Role.INPUT),), (Result("taken", (words,), DType.I32),))
    return Graph(module_text([b]), (Entry(MAIN, signature),))


@pytest.mark.parametrize(("count", "workgroups"), [(1, 64), (7, 64), (16, 64), (64, 1), (64, 3), (1000, 64), (1000, 2)])
def test_each_piece_is_taken_once(count, workgroups):
    module = compile_graph(graph(count, workgroups), parse_target("cpu"))
    x = np.zeros(1, np.int32)
    alone = np.asarray(Session(module, {}, driver="local-sync")(x))[COUNTER_WORDS:]
    assert np.array_equal(alone, [*[1] * count, *range(1, count + 1)])
    for threads in (2, 3):
        session = Session(module, {}, driver="local-task", threads=threads)
        for _ in range(50):
            times, following = np.split(np.asarray(session(x))[COUNTER_WORDS:], 2)
            assert np.all(times == 1)
            # No piece is two threads' next one; behind the last there is none.
            real = following[following < count]
            assert len(set(real)) == len(real)
            assert np.all(following > np.arange(count))
