"""One layer of true width by every strategy: as many column blocks, row blocks and part sums as a real layer has."""

import numpy as np
import pytest
from drawn_specs import STRATEGIES, draw_inputs

from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import host_target, parse_target
from oracle.compare import compare
from weights import random_weights

# Sizes of OLMoE, and an odd pair: blocks of output columns, units and products that no width divides.
SPECS = [MoeSpec(h, RouterSpec(3, 2), ExpertsSpec(3, i)) for h, i in ((2048, 1024), (2056, 1032))]
# One token; rows for several blocks of each expert, the last of them ragged.
TOKENS = (1, 200)


# Every strategy, both widths and both dtypes; the nightly run has all.
EACH_RUN = {(0, DType.F32, Strategy.MASKED), (1, DType.BF16, Strategy.GATHERED), (1, DType.F32, Strategy.GROUPED)}


@pytest.mark.parametrize(
    ("spec", "dtype", "strategy"),
    [
        pytest.param(
            spec,
            dtype,
            strategy,
            id=f"{spec.hidden}x{spec.experts.intermediate}-{dtype.value}-{strategy.value}",
            marks=[pytest.mark.nightly] * ((i, dtype, strategy) not in EACH_RUN),
        )
        for i, spec in enumerate(SPECS)
        for dtype in (DType.F32, DType.BF16)
        for strategy in STRATEGIES
    ],
)
def test_a_layer_of_true_width_is_within_the_bounds_of_float64_truth(
    spec: MoeSpec, dtype: DType, strategy: Strategy
) -> None:
    graph = emit(
        spec,
        plan(spec, Request(strategy, target=host_target(), dtype=dtype, stages=True)),
    )
    weights = dict(random_weights(graph.signature.weights, 5))
    session = Session(compile_graph(graph, parse_target("cpu")), weights, threads=2)
    for tokens in TOKENS if strategy is Strategy.GROUPED else (1, 5):
        inputs = draw_inputs(spec, weights, tokens, "uniform", tokens)
        found = {name: np.array(value) for name, value in session.run(inputs["x"]).items()}
        judged = compare(spec, weights, inputs["x"], found, dtype)
        assert judged.passed, f"{tokens} tokens: {judged.problems} {judged.flips} {judged.stages}"
