"""Rows interleaved, as plain StableHLO and as kernels read them."""

import numpy as np
import pytest

from emitter.dtype import DType
from emitter.graphs import emit_experts
from emitter.iree import Session, compile_graph
from emitter.packing import Interleaved, Plain
from emitter.plan import Request, Strategy, plan
from emitter.spec import ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec
from emitter.target import host_target, parse_target
from emitter.text.builder import ShapeError

E, I, H, K, N = 4, 5, 6, 2, 3  # noqa: E741 - the field's letters
GLU = GluSpec(GluKind.ALPHA_SIGMOID, limit=1.0, alpha=1.7)
SPEC = MoeSpec(H, RouterSpec(E, K), ExpertsSpec(E, I, GLU, bias=True))
UP = ("expert_gate_up", "expert_gate_up_bias")


# Auto gathers three tokens.
@pytest.mark.parametrize(
    "strategy",
    [
        Strategy.GATHERED,
        pytest.param(Strategy.MASKED, marks=pytest.mark.nightly),
        pytest.param(Strategy.AUTO, marks=pytest.mark.nightly),
    ],
    ids=lambda s: s.value,
)
def test_rows_in_turns_compute_what_the_same_rows_do_in_parts(strategy: Strategy) -> None:
    rng = np.random.default_rng(0)
    x, weights = rng.standard_normal((N, H)).astype(np.float32), rng.random((N, K)).astype(np.float32)
    ids = np.array([rng.permutation(E)[:K] for _ in range(N)], np.int32)
    results = []
    for packing in (Plain(), Interleaved()):
        options = plan(
            SPEC,
            Request(strategy, target=host_target(), packings=tuple((name, packing) for name in UP)),
        )
        graph = emit_experts(SPEC, options)
        rng = np.random.default_rng(1)
        values = {a.name: rng.standard_normal(a.shape).astype(np.float32) for a in graph.signature.weights}
        if packing == Interleaved():
            for name in UP:
                gate, up = np.split(values[name], 2, axis=1)
                values[name] = np.stack([gate, up], axis=2).reshape(values[name].shape)
        session = Session(compile_graph(graph, parse_target("cpu")), values, threads=1)
        results.append(session(x, ids=ids, weights=weights))
    np.testing.assert_array_equal(results[0], results[1])


def test_kernels_read_rows_and_their_biases_in_one_order() -> None:
    options = plan(SPEC, Request(Strategy.GATHERED, packings=((UP[0], Interleaved(DType.F32)),)))
    with pytest.raises(ShapeError, match="gate and up rows and their biases are stored in different orders"):
        emit_experts(SPEC, options)
