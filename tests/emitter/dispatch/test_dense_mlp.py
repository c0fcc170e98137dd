"""Dense layers and projections around the experts by kernels: one expert, which every token chooses."""

from __future__ import annotations

import numpy as np
import pytest

from emitter.graphs import emit
from emitter.plan import Plan, Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import Activation, DenseSpec, ExpertsSpec, FfnSpec, GluKind, GluSpec, LatentSpec, MoeSpec, RouterSpec
from emitter.spec.tensors import canonical_weights
from emitter.target import Target, host_target
from emitter.target.isa import PORTABLE
from oracle.compare import compare
from oracle.executors import IreeExecutor
from weights import random_weights

HOST = host_target()
LAYERS: dict[str, FfnSpec] = {
    "gated, biases": DenseSpec(70, 37, bias=True),
    "ungated, output scale": DenseSpec(33, 129, GluSpec(GluKind.PLAIN, Activation.GELU), output_scale=True),
    "latent projections, biases": MoeSpec(
        70, RouterSpec(5, 2), ExpertsSpec(5, 13, GluSpec()), latent=LatentSpec(24, bias=True)
    ),
}


SHORT = ((0, 1), (2, 0))
"""A dense layer and the projections of a latent, each in one dtype, by the plainest tier; the nightly run has all, by
the best."""


@pytest.mark.parametrize(
    ("name", "dtype", "target"),
    [
        *(
            pytest.param(name, dtype, HOST, id=f"{name}-{dtype.value}", marks=pytest.mark.nightly)
            for name in LAYERS
            for dtype in (DType.BF16, DType.F32)
        ),
        *(
            pytest.param(name, dtype, Target.cpu(PORTABLE), id=f"{name}-{dtype.value}-portable")
            for i, name in enumerate(LAYERS)
            for j, dtype in enumerate((DType.BF16, DType.F32))
            if (i, j) in SHORT
        ),
    ],
)
def test_the_result_is_true_on_both_sides_of_the_threshold(name: str, dtype: DType, target: Target) -> None:
    spec = LAYERS[name]
    request = Request(target=target, dtype=dtype, stages=isinstance(spec, MoeSpec))
    graph = emit(spec, plan(spec, request))
    rng = np.random.default_rng(5)
    weights = dict(random_weights(graph.signature.weights, 3))
    for tokens in (0, 1, 4, 5, 40):
        x = rng.standard_normal((tokens, spec.hidden)).astype(np.float32)
        found = IreeExecutor().run(graph, {**weights, "x": x})
        comparison = compare(spec, weights, x, found, dtype)
        assert comparison.passed, [stage for stage in comparison.stages if not stage.passed]


@pytest.mark.parametrize("name", ["gated, biases", "latent projections, biases"])
def test_no_product_is_left_to_the_compiler(name: str) -> None:
    spec = LAYERS[name]
    text = emit(spec, plan(spec, Request(Strategy.AUTO, target=HOST))).text
    assert "stablehlo.dot_general" not in text
    assert "xf64" not in text or isinstance(spec, MoeSpec)  # the router's logits are summed in f64
    assert "stablehlo.dot_general" in emit(spec, Plan(strategy=Strategy.MASKED)).text


def test_a_dense_layer_says_how_it_is_computed() -> None:
    spec = LAYERS["gated, biases"]
    kernels = plan(spec, Request(target=HOST))
    assert kernels.strategy is Strategy.AUTO
    assert kernels.reason == f"the layer has no experts to choose; kernels for {HOST.isa.name}"
    plain = plan(spec, Request(strategy=Strategy.MASKED, target=HOST))
    assert plain.strategy is Strategy.MASKED
    assert plain.reason == "the layer has no experts to choose"
    assert len(canonical_weights(spec)) == 4
