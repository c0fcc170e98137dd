"""The router where its logits are far apart: shares are those of a softmax, and no exponential overflows."""

import numpy as np
import pytest

from emitter.graphs import emit
from emitter.plan import Plan
from emitter.spec import ExpertsSpec, MoeSpec, Renorm, RenormKind, RouterSpec, Score, WeightsFrom
from oracle.executors import Array, ReferenceExecutor
from weights import random_weights


def routed(router: RouterSpec, logits: list[float]) -> dict[str, Array]:
    """The stages of one token that has these logits."""
    experts = len(logits)
    graph = emit(MoeSpec(experts, router, ExpertsSpec(experts, 3)), Plan(1, stages=True))
    weights = dict(random_weights(graph.signature.weights, 0))
    weights["router"] = np.diag(logits).astype(np.float32)
    return ReferenceExecutor().run(graph, {**weights, "x": np.ones((1, experts), np.float32)})


@pytest.mark.parametrize("weights_from", [WeightsFrom.SCORE, WeightsFrom.SELECTED_LOGITS], ids=lambda w: w.value)
def test_far_logits_do_not_overflow(weights_from: WeightsFrom) -> None:
    """Logits 300, 299, 0 and -300: of the two that are chosen one has 1 / (1 + 1/e), the other the rest."""
    found = routed(RouterSpec(4, 2, weights_from=weights_from), [300.0, 299.0, 0.0, -300.0])
    assert found["ids"].tolist() == [[0, 1]]
    larger = 1 / (1 + np.exp(-1.0))
    np.testing.assert_allclose(found["weights"], [[larger, 1 - larger]], rtol=1e-5)


@pytest.mark.parametrize(("smallest", "weights"), [(0.5, [0.6, 0.4]), (1.5, [0.4, 4 / 15])])
def test_a_sum_below_the_smallest_counts_as_it(smallest: float, weights: list[float]) -> None:
    """Sigmoids of 0.6 and 0.4, whose sum is 1."""
    router = RouterSpec(3, 2, score=Score.SIGMOID, renorm=Renorm(RenormKind.CLAMPED_SUM, smallest))
    found = routed(router, [np.log(0.6 / 0.4), np.log(0.4 / 0.6), -5.0])
    np.testing.assert_allclose(found["weights"], [weights], rtol=1e-5)
