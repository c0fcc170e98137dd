"""The router behind its logits as one kernel: scores, choice and weights, against their formulas in float64."""

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.kernel_set import CpuRouter
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role
from emitter.spec import Renorm, RenormKind, RouterSpec, Score, SelectOn, WeightsFrom
from emitter.target import host_features, parse_target
from emitter.target.isa import AVX2, PORTABLE, best_isa
from emitter.text.builder import FunctionBuilder

HOST = best_isa(host_features())
SELECTED = {"select_on": SelectOn.LOGIT, "weights_from": WeightsFrom.SELECTED_LOGITS}
CASES = {
    "softmax": (HOST, RouterSpec(64, 8)),
    "its share": (AVX2, RouterSpec(37, 5, renorm=Renorm(RenormKind.SUM, 1e-20), scale=2.5)),
    "corrected": (HOST, RouterSpec(20, 3, Score.SIGMOID, correction_bias=True, renorm=Renorm(RenormKind.SUM))),
    "at least": (PORTABLE, RouterSpec(7, 2, Score.SIGMOID, renorm=Renorm(RenormKind.CLAMPED_SUM, 1.5))),
    "of logits": (HOST, RouterSpec(37, 5, **SELECTED)),
    "few of logits": (PORTABLE, RouterSpec(3, 3, **SELECTED)),
    "sizes": (AVX2, RouterSpec(16, 4, select_on=SelectOn.LOGIT, renorm=Renorm(RenormKind.LP, 1.0))),
}


def session(isa, spec: RouterSpec) -> Session:
    b = FunctionBuilder(MAIN)
    arguments = [Argument("logits", (TOKENS, spec.experts), DType.F32, Role.INPUT)]
    if spec.correction_bias:
        arguments.append(Argument("correction_bias", (spec.experts,), DType.F32, Role.INPUT))
    held = b.take(arguments)
    found = CpuRouter(isa).choose(b, spec, held["logits"], held)
    assert not isinstance(found, str), found
    graph = graph_of(b, arguments, [("ids", found.ids), ("weights", found.weights), ("scores", found.scores)])
    return Session(compile_graph(graph, parse_target("cpu")), {}, driver="local-sync")


def score(spec: RouterSpec, z: np.ndarray) -> np.ndarray:
    if spec.score is Score.SIGMOID:
        return 1 / (1 + np.exp(-z))
    grown = np.exp(z - z.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def formula(spec: RouterSpec, logits: np.ndarray, bias: np.ndarray):
    z = logits.astype(np.float64)
    scores = score(spec, z)
    keys = (z if spec.select_on is SelectOn.LOGIT else scores) + (bias if spec.correction_bias else 0)
    ids = np.array([sorted(range(spec.experts), key=lambda e: (-row[e], e))[: spec.top_k] for row in keys], np.int64)
    ids = ids.reshape(len(z), spec.top_k)
    if spec.weights_from is WeightsFrom.SELECTED_LOGITS:
        weights = score(spec, np.take_along_axis(z, ids, 1)) if len(z) else np.zeros(ids.shape)
    else:
        weights = np.take_along_axis(scores, ids, 1)
    if spec.renorm is not None:
        total = weights.sum(1, keepdims=True)
        match spec.renorm.kind:
            case RenormKind.SUM:
                total = total + spec.renorm.value
            case RenormKind.CLAMPED_SUM:
                total = np.maximum(total, spec.renorm.value)
        weights = weights / total
    return ids, weights * spec.scale, scores


@pytest.mark.parametrize("name", CASES)
def test_scores_choice_and_weights_are_those_of_the_formulas(name: str) -> None:
    isa, spec = CASES[name]
    run, rng = session(isa, spec), np.random.default_rng(spec.experts)
    bias = rng.standard_normal(spec.experts).astype(np.float32)
    for tokens in (1, 17, 40):
        ties = rng.integers(-2, 3, (tokens, spec.experts)).astype(np.float32)
        for logits in (4 * rng.standard_normal((tokens, spec.experts)).astype(np.float32), ties, 15 * ties - 40):
            given = {"correction_bias": bias} if spec.correction_bias else {}
            found = run.run(logits, **given)
            ids, weights, scores = formula(spec, logits, bias)
            np.testing.assert_array_equal(np.asarray(found["ids"]), ids)
            # exp is within 2 ulp of f32, a sum of E terms within log2 E + E / lanes roundings, and two quotients follow
            bound = (8 + spec.experts / isa.lanes) * 2.0**-23
            np.testing.assert_allclose(np.asarray(found["weights"]), weights, rtol=bound, atol=1e-37)
            if spec.weights_from is WeightsFrom.SCORE:
                np.testing.assert_allclose(np.asarray(found["scores"]), scores, rtol=bound, atol=1e-37)


def test_as_many_experts_are_chosen_where_logits_are_no_numbers() -> None:
    isa, spec = CASES["of logits"]
    logits = np.full((2, spec.experts), -np.inf, np.float32)
    logits[1, 3:] = np.nan
    assert np.asarray(session(isa, spec).run(logits)["ids"]).tolist() == [[0, 1, 2, 3, 4], [3, 4, 5, 6, 7]]
