"""What is launched for a call computes the layer: every wide config's recorded launches, modelled in float64."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest
import recorded
import torch
from modelled import Model
from recorded import DTYPES, FROZEN, GIVEN, TOKENS, calls, digests, given_experts, planned, wide_layers

from emitter.dtype import DType
from emitter.graphs import emit
from emitter.graphs.layer import BlockLaunches
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.signature import Argument
from emitter.spec import (
    ExpertsSpec,
    FfnSpec,
    MoeSpec,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    SharedGate,
    SharedSpec,
    WeightOn,
)
from emitter.text.launches import Launch, LaunchList
from oracle.draws import random_inputs
from oracle.exact import Exact
from oracle.forward import Routing, routed_experts
from oracle.truth import compute_truth
from weights import random_weights

EXACT = 1e-5
"""The model computes in f64 what words of f32 say: factors are off by 2^-24 of themselves, and few follow another."""


@pytest.fixture(scope="module")
def layers() -> dict[str, FfnSpec]:
    return wide_layers()


def tensor(array: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(array.astype(np.int64 if array.dtype.kind in "iu" else np.float64))


def modelled(call: LaunchList, arguments: tuple[Argument, ...], values: dict[str, np.ndarray]) -> np.ndarray:
    types = {argument.name: argument.dtype for argument in arguments}
    return Model("sm_90", call, {name: tensor(values[name]) for name in types}, types).run()[0].numpy()


def require_near(found: np.ndarray, true: np.ndarray, what: str) -> None:
    error = np.linalg.norm(found - true) / np.linalg.norm(true)
    assert error < EXACT, f"{what}: off by {error:.2g}"


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda dtype: dtype.value)
def test_launches_compute_the_layer(dtype: DType, layers: dict[str, FfnSpec]) -> None:
    count = 0
    for name, spec in layers.items():
        graph = emit(spec, planned(spec, "sm_90", dtype))
        if graph.launches is None:
            continue
        weights = dict(random_weights(graph.signature.weights, 3))
        for tokens in TOKENS:
            if (call := graph.launches(tokens)) is None:
                continue
            rng = np.random.default_rng(tokens)
            inputs = random_inputs(spec, tokens, rng)
            x = rng.standard_normal((tokens, spec.hidden)).astype(np.float32)
            truth = compute_truth(spec, weights, x, inputs=inputs)
            found = modelled(call, graph.signature.arguments, {**weights, **inputs, "x": x})
            require_near(found, truth.output, f"{name}, {tokens} tokens")
            count += 1
    assert count > 120


PLAIN = MoeSpec(176, RouterSpec(140, 3), ExpertsSpec(140, 96), routed_scale=1.7)
SHARED = replace(PLAIN, shared=SharedSpec(112, gate=SharedGate.SIGMOID))
IN, OUT = NormSpec(0.3), NormSpec(0.7, NormWeight.CENTRED)
FEW_DOWN, FEW_SUM = ["router_logits_few", "few_up", "gathered_down"], ["router_logits_few", "few_up", "few_down"]


def with_parts(spec: MoeSpec, **changes: dict[str, object]) -> MoeSpec:
    """The same with fields of its parts changed."""
    return replace(spec, **{part: replace(getattr(spec, part), **fields) for part, fields in changes.items()})


@pytest.mark.parametrize(
    ("spec", "kernels"),
    [
        (with_parts(PLAIN, router={"norm": IN}), ["norm_router_logits", *FEW_DOWN[1:], "weigh"]),
        (with_parts(PLAIN, experts={"input_norm": IN}), ["norm", *FEW_DOWN, "weigh"]),
        (replace(PLAIN, routed_norm=OUT), [*FEW_DOWN, "weigh", "norm"]),
        (with_parts(PLAIN, router={"expert_scale": True}), [*FEW_DOWN, "weigh"]),
        (with_parts(SHARED, router={"norm": IN}), ["norm", *FEW_SUM]),
        (with_parts(SHARED, experts={"input_norm": IN}), ["norm", *FEW_SUM]),
        (with_parts(SHARED, shared={"input_norm": IN}), ["norm", *FEW_SUM]),
        (replace(SHARED, routed_norm=OUT), [*FEW_SUM, "end_branch"]),
        (with_parts(SHARED, shared={"output_norm": OUT}), [*FEW_SUM, "end_branch"]),
    ],
    ids=[
        *("what the router reads", "what experts read", "what experts give", "factors of experts"),
        *("what the router reads beside a shared expert", "what experts read beside a shared expert"),
        *("what a shared expert reads", "what experts give beside a shared expert", "what a shared expert gives"),
    ],
)
def test_few_tokens_are_three_launches_and_the_norms_around_them(spec: MoeSpec, kernels: list[str]) -> None:
    graph = emit(spec, planned(spec, "sm_90", DType.F32))
    weights = dict(random_weights(graph.signature.weights, 5))
    x = np.random.default_rng(2).standard_normal((2, spec.hidden)).astype(np.float32)
    call, shipped = graph.launches(2), shipped_kernels("sm_90")
    launched = [step.kernel if step.kernel in FEW_DOWN else shipped[step.kernel].kernel for step in call.steps]
    assert launched == kernels
    found = modelled(call, graph.signature.arguments, {**weights, "x": x})
    require_near(found, compute_truth(spec, weights, x).output, str(spec))


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        (replace(GIVEN.router, renorm=Renorm(RenormKind.LP, 1.0)), None),
        (replace(GIVEN.router, renorm=Renorm(RenormKind.LP, 2.0)), "router logits: tensor.collapse_shape"),
        (replace(GIVEN.router, expert_scale=True), None),
        (replace(GIVEN.router, expert_scale=True, correction_bias=True), "router logits: tensor.collapse_shape"),
    ],
    ids=["sum of sizes", "sum of squares", "factors of experts", "factors and biases of experts"],
)
def test_a_router_is_launches_by_rules_that_its_kernel_has(rule: RouterSpec, reason: str | None) -> None:
    spec = replace(GIVEN, router=rule)
    graph = emit(spec, planned(spec, "sm_90", DType.BF16))
    assert isinstance(graph.launches, BlockLaunches)
    found = graph.launches.or_rest(2)
    assert (found if isinstance(found, str) else None) == reason


@pytest.mark.parametrize("weight_on", WeightOn, ids=lambda where: where.value)
@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: dtype.value)
@pytest.mark.parametrize("wide", [False, True], ids=["weights of x's type", "weights f32"])
def test_launches_compute_a_caller_s_choices(dtype: DType, wide: bool, weight_on: WeightOn) -> None:
    """Ids i64 of which some visit no expert, and weights in the type of x or in f32."""
    kind = DType.F32 if wide else dtype
    graph = given_experts("sm_90", dtype, kind, weight_on)
    weights = dict(random_weights(graph.signature.weights, 3))
    for tokens in TOKENS:
        rng = np.random.default_rng(tokens)
        ids = np.argsort(rng.random((tokens, 12)), axis=1)[:, :3]
        ids[0, 1] = -1
        x = rng.standard_normal((tokens, GIVEN.hidden)).astype(dtype.numpy)
        shares = rng.standard_normal(ids.shape).astype(kind.numpy)
        call = graph.launches(tokens)
        found = modelled(call, graph.signature.arguments, {**weights, "x": x, "ids": ids, "weights": shares})
        visits = np.where(ids < 0, GIVEN.experts.count, ids)
        none = np.zeros((tokens, 0))
        routing = Routing(none, none, none, none, None, visits, shares.astype(np.float64), visits=visits)
        spec = replace(GIVEN, experts=replace(GIVEN.experts, weight_on=weight_on))
        true = routed_experts(Exact(), spec, weights, x.astype(np.float64), routing)
        require_near(found, true, f"{tokens} tokens")


@pytest.mark.parametrize("arch", GENERATIONS)
def test_launches_are_frozen_and_early_only_where_a_kernel_waits(arch: str, layers: dict[str, FfnSpec]) -> None:
    """An early kernel that does not wait for the launch in front reads what is not there yet."""
    found, kernels = calls(arch, layers), shipped_kernels(arch)
    early = []
    for call in (call for each in found.values() for call in each if call is not None):
        for before, step in zip((None, *call.steps), call.steps, strict=False):
            if isinstance(step, Launch) and step.early:
                early.append(step.kernel)
                assert isinstance(before, Launch), step.kernel
    assert {kernel for kernel in early if kernels[kernel].constant("EARLY") != 1} == set()
    assert bool(early) is GENERATIONS[arch].early
    changed = digests(found).items() ^ json.loads(FROZEN.read_text(encoding="utf-8"))[arch].items()
    names = ", ".join(sorted({name for name, _ in changed})[:5])
    assert not changed, f"{len(changed)} launches differ, of {names}; to accept: python {recorded.__file__}"
