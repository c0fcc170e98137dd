"""What kernels may add to the routed output: the shared expert's, where nothing is done to the routed one before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from emitter.dispatch import masked
from emitter.dtype import DType
from emitter.graphs import emit
from emitter.kernels.by_target import KERNELS, KernelsOf
from emitter.kernels.cpu.kernel_set import CpuExperts, CpuLinear, CpuRouter, cpu_kernels
from emitter.lowering import Dispatch, KernelSet, LayerSizes, Lowering, Routing, Thresholds
from emitter.plan import Request, Strategy, plan
from emitter.signature import weight_arguments
from emitter.spec import (
    Activation,
    Combine,
    ExpertsSpec,
    GluKind,
    GluSpec,
    LatentSpec,
    MoeSpec,
    NormSpec,
    RouterSpec,
    SharedGate,
    SharedSpec,
    TrunkSpec,
)
from emitter.spec.tensors import canonical_weights
from emitter.stages import router
from emitter.target import Target
from emitter.target.isa import PORTABLE, Isa
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import MlpWeights, Weights
from oracle.executors import XlaExecutor
from weights import random_weights

ADDING = Target("adding", device="all")


class AddingExperts(CpuExperts):
    """Masked-dense that adds the addend it is given; no other sum is a kernel's."""

    whole_blocks = True

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        return {"few": dispatch, "many": dispatch}

    def lowering(self, variant: str, experts: ExpertsSpec, layer: LayerSizes) -> Dispatch:
        return dispatch

    def epilogue_add(self, variant: str) -> bool:
        return variant == "many"

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        b.comment("summed apart")
        return b.add(one, other, name=name)


class AddingRouter(CpuRouter):
    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        return b.dot_general(x, weight, contracting=([1], [1]), name=name)

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> Routing:
        return router.route(b, Lowering(DType.F32, DType.F32), spec, x, weights, {})


class AddingLinear(CpuLinear):
    thresholds = Thresholds((), "few")


def adding_kernels(isa: Isa) -> KernelSet:
    jobs = {"router": AddingRouter(isa), "experts": AddingExperts(isa), "linear": AddingLinear(isa)}
    return replace(cpu_kernels(isa), **jobs)


def dispatch(
    b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
) -> Value:
    plain = replace(lowering, kernels=None)
    routed = masked.dispatch(b, plain, spec, x, routing, weights)
    if lowering.addend is None:
        return routed
    b.comment("summed by kernels")
    return b.add(routed, lowering.addend, name="output")


SPEC = MoeSpec(16, RouterSpec(6, 2), ExpertsSpec(6, 8), shared=SharedSpec(12))
LINEAR = GluSpec(GluKind.LINEAR)
PARTED = MoeSpec(
    *(16, RouterSpec(6, 2), ExpertsSpec(6, 20, LINEAR)),
    shared=SharedSpec(20, LINEAR),
    trunk=TrunkSpec(20, GluSpec(GluKind.PLAIN, Activation.GELU)),
    part=4,
)
GATED = replace(SPEC, shared=SharedSpec(12, gate=SharedGate.SIGMOID, output_norm=NormSpec(1e-6)))


@pytest.mark.parametrize(
    ("spec", "epilogue_add"),
    [
        (SPEC, True),
        (GATED, True),
        (replace(SPEC, combine=Combine.AVERAGE, output_norm=NormSpec(1e-6)), True),
        (replace(SPEC, experts=replace(SPEC.experts, input_norm=NormSpec(1e-6), output_norm=NormSpec(1e-6))), True),
        (replace(SPEC, routed_scale=2.5), False),
        (replace(SPEC, routed_norm=NormSpec(1e-6)), False),
        (replace(SPEC, latent=LatentSpec(10)), False),
        (replace(SPEC, router=RouterSpec(8, 2), experts=replace(SPEC.experts, zero=2)), False),
        (PARTED, False),
    ],
)
def test_kernels_add_the_shared_expert_where_nothing_is_done_to_the_routed_output_before(
    spec: MoeSpec, epilogue_add: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        KERNELS, "adding", KernelsOf(lambda _: adding_kernels(PORTABLE), lambda _, form, *__: str(form))
    )
    limits = Thresholds(((4, "few"),), "many")

    def graph(tokens: int, strategy: Strategy = Strategy.AUTO, *, stages: bool = False):
        return emit(spec, plan(spec, Request(strategy, target=ADDING, tokens=tokens, thresholds=limits, stages=stages)))

    weights = random_weights(weight_arguments(canonical_weights(spec), DType.F32), 3)
    values = {**weights, "x": np.random.default_rng(3).standard_normal((5, spec.hidden), dtype=np.float32)}
    run = XlaExecutor().run
    plain, found = (run(graph(5, strategy), values)["output"] for strategy in (Strategy.MASKED, Strategy.AUTO))
    # f32 sums of a few numbers near 1
    np.testing.assert_allclose(found, plain, rtol=0, atol=2.0**-20)
    assert ("summed by kernels" in graph(5).text) is epilogue_add
    assert ("summed apart" in graph(5).text) is (not epilogue_add and not spec.part)
    # a variant that does not, and a graph that gives the routed output
    for apart in (graph(4), graph(5, stages=True)):
        assert "summed by kernels" not in apart.text
        assert ("summed apart" in apart.text) is not spec.part
