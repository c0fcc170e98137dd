"""Projections accumulated in f64: a rounding of what the exact sum is, whatever the tier, the rows and the tokens."""

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.kernel_set import CpuRouter
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role
from emitter.target import host_features, parse_target
from emitter.target.isa import Isa, tiers_for
from emitter.text.builder import FunctionBuilder


def session(isa: Isa, weight: np.ndarray, dtype: DType) -> Session:
    rows, length = weight.shape
    b = FunctionBuilder(MAIN)
    arguments = (Argument("x", (TOKENS, length), dtype, Role.INPUT), Argument("w", (rows, length), dtype, Role.WEIGHT))
    x, w = b.take(arguments).values()
    graph = graph_of(b, arguments, [("y", CpuRouter(isa).project(b, x, w, "y"))])
    return Session(compile_graph(graph, parse_target("cpu")), {"w": weight}, driver="local-sync")


TIERS = tiers_for(host_features())
ENDS = (TIERS[0], TIERS[-1])


# Workgroups are of 16 rows and 16 tokens, blocks of up to 8; steps along a row of 2 to 8. Every tier runs ragged sizes.
@pytest.mark.parametrize(
    ("rows", "length", "dtype", "isas"),
    [
        (1, 1, DType.F32, ENDS[:1]),
        (16, 8, DType.BF16, ENDS[1:]),
        (17, 70, DType.F32, TIERS[::2]),
        (37, 129, DType.BF16, TIERS[1::2]),
        (40, 64, DType.F32, ENDS[:1]),
    ],
    ids=lambda v: "" if isinstance(v, tuple) else str(v),
)
def test_sums_are_exact_to_one_rounding(rows: int, length: int, dtype: DType, isas: tuple[Isa, ...]) -> None:
    rng = np.random.default_rng(rows)
    weight = rng.standard_normal((rows, length)).astype(dtype.numpy)
    for isa in isas:
        run = session(isa, weight, dtype)
        for tokens in (0, 1, 2, 15, 16, 17, 33):
            x = rng.standard_normal((tokens, length)).astype(dtype.numpy)
            wide, columns = x.astype(np.float64), weight.astype(np.float64).T
            truth, magnitude = wide @ columns, np.abs(wide) @ np.abs(columns)
            # One rounding to f32, and a unit of f64 for each of the sum's terms, there and in the truth itself.
            bound = 2.0**-24 * np.abs(truth) + 2 * (length + 1) * 2.0**-53 * magnitude
            assert np.all(np.abs(np.asarray(run(x)) - truth) <= bound), f"{isa.name}, {tokens} tokens"
