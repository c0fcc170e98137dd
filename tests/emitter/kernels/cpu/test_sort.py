"""The sort of the grouped kernels alone: each assignment's row, and how many row blocks there are, by hand."""

import functools

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.blocking import Blocking
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.kernels.cpu.host import declared
from emitter.kernels.cpu.panels import TILE
from emitter.kernels.cpu.routed import grouped_sizes, sort
from emitter.kernels.sizes import Sizes, tensor, value
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role
from emitter.spec import ExpertsSpec
from emitter.target import parse_target
from emitter.target.isa import PORTABLE
from emitter.text.builder import FunctionBuilder, TensorType

EXPERTS, CHUNK = 5, 7
KERNELS = GroupedKernels(PORTABLE, ExpertsSpec(EXPERTS, 8), 8, 1, DType.F32, Blocking(32, 32, 1, 64, CHUNK))


@functools.cache
def session(threads: int) -> Session:
    b = FunctionBuilder(MAIN)
    given = Argument("ids", (TOKENS, 1), DType.I32, Role.INPUT)
    ids = tensor(b, *b.take([given]).values())
    host = declared(b, KERNELS.executable(), PORTABLE)
    sizes = grouped_sizes(host, KERNELS, ids.shape[0])
    placed = sort(host, ids.flat(sizes["assignments"]), sizes)
    shapes = {"row_of": (TOKENS,), "block_count": (1,)}
    results = [(name, value(placed[name], TensorType(shape, DType.I32))) for name, shape in shapes.items()]
    module = compile_graph(graph_of(b, [given], results), parse_target("cpu"))
    return Session(module, {}, driver="local-task", threads=threads)


def check(ids: np.ndarray, threads: int) -> None:
    first, rows, blocks = 0, np.zeros(len(ids), np.int32), 0
    for expert in range(EXPERTS):
        members = np.flatnonzero(ids == expert)
        rows[members] = first + np.arange(len(members))
        first += -(-len(members) // TILE) * TILE
        blocks += -(-len(members) // KERNELS.block_rows)
    found = session(threads).run(ids.reshape(-1, 1).astype(np.int32))
    np.testing.assert_array_equal(found["row_of"], rows)
    assert list(found["block_count"]) == [blocks]


@pytest.mark.parametrize("threads", [1, 2])
def test_rows_are_the_assignments_by_expert_and_in_order(threads: int) -> None:
    rng = np.random.default_rng(threads)
    for count in (1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200):
        check(rng.integers(0, EXPERTS, count), threads)
        check(np.full(count, EXPERTS - 1), threads)


@pytest.mark.parametrize("threads", [1, 2])
def test_without_a_token_there_is_no_row_block_whatever_lay_in_the_memory(threads: int) -> None:
    for _ in range(3):
        check(np.arange(300) % EXPERTS, threads)
        check(np.zeros(0, np.int64), threads)


def test_memory_is_for_what_any_choice_of_experts_can_come_to() -> None:
    # Each expert one assignment, or one expert a row more than a block beside them: nothing is left over.
    host, block = Sizes(lambda _: None, str), KERNELS.block_rows
    for of_each in ([1] * EXPERTS, [block + 1] + [1] * (EXPERTS - 1)):
        sizes = grouped_sizes(host, KERNELS, sum(of_each))
        assert sizes["blocks"] == sum(-(-count // block) for count in of_each)
        assert sizes["rows"] == sum(of_each) + 15 * EXPERTS == sum(-(-count // TILE) * TILE for count in of_each)
