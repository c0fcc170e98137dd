"""The choice of the k largest keys: as k argmaxes that take the lowest index of a tie, whatever the vector width."""

import dataclasses

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.kernel_set import CpuRouter
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role
from emitter.target import host_features, parse_target
from emitter.target.isa import PORTABLE, Isa, best_isa
from emitter.text.builder import FunctionBuilder

SMALLEST, LARGEST = -(2**31) + 1, 2**31 - 1


def argmaxes(keys: np.ndarray, k: int) -> np.ndarray:
    """By hand, in Python's integers."""
    return np.array([sorted(range(len(row)), key=lambda e: (-int(row[e]), e))[:k] for row in keys], np.int32)


def session(isa, experts: int, k: int) -> Session:
    b, keys = FunctionBuilder(MAIN), Argument("keys", (TOKENS, experts), DType.I32, Role.INPUT)
    graph = graph_of(b, [keys], [("ids", CpuRouter(isa).top_k(b, *b.take([keys]).values(), k))])
    return Session(compile_graph(graph, parse_target("cpu")), {}, driver="local-sync")


@pytest.mark.parametrize(
    ("isa", "experts", "k"),
    [
        *((best_isa(host_features()), experts, k) for experts, k in ((16, 1), (37, 5))),
        *((dataclasses.replace(PORTABLE, lanes=8), experts, k) for experts, k in ((3, 3), (64, 8))),
        (PORTABLE, 37, 5),
    ],
    ids=lambda v: f"{v.name}{v.lanes}" if isinstance(v, Isa) else str(v),
)
def test_the_choice_is_that_of_k_argmaxes(isa, experts, k):
    rng = np.random.default_rng(experts)
    run = session(isa, experts, k)
    for tokens in (0, 1, 17, 40):
        keys = rng.integers(SMALLEST, LARGEST, (tokens, experts), np.int32, endpoint=True)
        ties = rng.integers(-2, 3, (tokens, experts), np.int32)
        ends = rng.choice(np.array([SMALLEST, LARGEST], np.int32), (tokens, experts))
        for case in (keys, ties, ends, np.zeros_like(keys)):
            expected = argmaxes(case, k).reshape(tokens, k)
            np.testing.assert_array_equal(np.asarray(run(case)), expected)
