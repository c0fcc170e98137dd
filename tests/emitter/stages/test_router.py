"""The router where its logits are far apart: shares are those of a softmax, and no exponential overflows."""

import numpy as np
import pytest

from emitter.graphs import emit
from emitter.plan import Plan
from emitter.spec import ExpertsSpec, MoeSpec, Renorm, RenormKind, RouterSpec, Score, WeightsFrom
from oracle.executors import ReferenceExecutor
from weights import random_weights


@pytest.mark.parametrize("weights_from", [WeightsFrom.SCORE, WeightsFrom.SELECTED_LOGITS], ids=lambda w: w.value)
def test_far_logits_do_not_overflow(weights_from: WeightsFrom) -> None:
    """Logits 300, 299, 0 and -300: of the two that are chosen one has 1 / (1 + 1/e), the other the rest."""
    spec = MoeSpec(4, RouterSpec(4, 2, weights_from=weights_from), ExpertsSpec(4, 3))
    graph = emit(spec, Plan(1, stages=True))
    weights = dict(random_weights(graph.signature.weights, 0))
    weights["router"] = np.diag([300.0, 299.0, 0.0, -300.0]).astype(np.float32)
    found = ReferenceExecutor().run(graph, {**weights, "x": np.ones((1, 4), np.float32)})
    assert found["ids"].tolist() == [[0, 1]]
    larger = 1 / (1 + np.exp(-1.0))
    np.testing.assert_allclose(found["weights"], [[larger, 1 - larger]], rtol=1e-5)


@pytest.mark.parametrize(("smallest", "weights"), [(0.5, [0.6, 0.4]), (1.5, [0.4, 4 / 15])])
def test_a_sum_below_the_smallest_counts_as_it(smallest: float, weights: list[float]) -> None:
    """Sigmoids of 0.6 and 0.4, whose sum is 1."""
    renorm = Renorm(RenormKind.CLAMPED_SUM, smallest)
    spec = MoeSpec(3, RouterSpec(3, 2, score=Score.SIGMOID, renorm=renorm), ExpertsSpec(3, 3))
    graph = emit(spec, Plan(1, stages=True))
    values = dict(random_weights(graph.signature.weights, 0))
    values["router"] = np.diag([np.log(0.6 / 0.4), np.log(0.4 / 0.6), -5.0]).astype(np.float32)
    found = ReferenceExecutor().run(graph, {**values, "x": np.ones((1, 3), np.float32)})
    np.testing.assert_allclose(found["weights"], [weights], rtol=1e-5)
