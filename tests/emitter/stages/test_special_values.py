"""Ties, NaN, infinities, overflow, empty and crowded experts, no tokens: each has one defined result.

On all three executors, against the float64 truth; where a result is defined by a rule the rule is written here.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import Layer, model_from_config, open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from oracle.bounds import compute_bounds
from oracle.executors import IreeExecutor, ReferenceExecutor, XlaExecutor
from oracle.truth import compute_truth
from weights import random_weights

FAMILIES = ("mixtral", "qwen2-moe", "deepseek-v2", "deepseek-v3", "gpt-oss", "olmoe", "qwen3-moe")
"""Every kind of router and of expert."""
LIKE_OTHERS = ("olmoe", "qwen3-moe")
"""What the first two are."""
BY_ALL = ("deepseek-v3",)
"""A router with groups and a bias of the choice: most of what the tests ask of."""
EXECUTORS = {"iree": IreeExecutor(), "xla": XlaExecutor(), "interpreter": ReferenceExecutor()}
TOKENS = 5
TOLERANCE = 64 * 2.0**-24
"""Of the largest output: K = 40 products and 24 more, each rounded once, plus a few roundings of the activations."""


class Case:
    """A family's MoE layer with random weights and input, and its dynamic graph with all stages."""

    def __init__(self, family: str) -> None:
        self.layer: Layer = open_model(goldens_root() / "configs" / "tiny" / f"{family}.json").layer()
        assert isinstance(self.layer.spec, MoeSpec)
        self.spec = self.layer.spec
        self.graph = emit(self.spec, Plan(stages=True))
        self.weights: dict[str, Any] = dict(random_weights(self.graph.signature.weights, 3))
        self.x = np.random.default_rng(11).standard_normal((TOKENS, self.spec.hidden)).astype(np.float32)

    def run(self, executor: str, x: Any = None, **weights: Any) -> dict[str, Any]:
        values = {**self.weights, **weights, "x": self.x if x is None else x}
        return EXECUTORS[executor].run(self.graph, values)

    def truth(self, x: Any = None, **weights: Any) -> Any:
        return compute_truth(self.spec, {**self.weights, **weights}, self.x if x is None else x)


@functools.cache
def case_of(family: str) -> Case:
    return Case(family)


def in_turns() -> Iterator[Any]:
    """Every family by XLA, one of them by all executors; the nightly run has all by all."""
    for family in FAMILIES:
        for executor in EXECUTORS:
            short = family in BY_ALL or (family not in LIKE_OTHERS and executor == "xla")
            marks = [] if short else [pytest.mark.nightly]
            yield pytest.param((family, executor), id=f"{family}-{executor}", marks=marks)


@pytest.fixture(params=in_turns())
def way(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param


@pytest.fixture
def case(way: tuple[str, str]) -> Case:
    return case_of(way[0])


ONE_EXPERT = {"num_local_experts": 1, "num_experts_per_tok": 1}


@pytest.mark.parametrize(
    ("family", "sizes"),
    [
        pytest.param("mixtral", ONE_EXPERT, marks=pytest.mark.nightly),
        ("granitemoe", ONE_EXPERT),
        ("qwen2-moe", {"shared_expert_intermediate_size": 1}),
    ],
)
@pytest.mark.parametrize("dtype", [DType.F32, pytest.param(DType.BF16, marks=pytest.mark.nightly)])
def test_products_of_one_column_or_one_term(family: str, sizes: dict[str, int], dtype: DType) -> None:
    """IREE shapes no product to or from a dynamic ``[N, 1]``: logits of one expert, from which granite takes weights,
    and the output of a shared expert of one neuron."""
    config = json.loads((goldens_root() / "configs" / "tiny" / f"{family}.json").read_text())
    spec = model_from_config(config | sizes).layer().spec
    graph = emit(spec, Plan(dtype=dtype))
    weights = random_weights(graph.signature.weights, 3)
    for tokens in (TOKENS, 1, 0):
        x = np.random.default_rng(tokens).standard_normal((tokens, spec.hidden)).astype(np.float32)
        found = EXECUTORS["iree"].run(graph, {**weights, "x": x})["output"]
        assert found.shape == x.shape
        if tokens:
            error = np.abs(found - compute_truth(spec, weights, x).output)
            assert (error <= compute_bounds(spec, weights, x, dtype).tolerance("output")).all()


@pytest.fixture
def executor(way: tuple[str, str]) -> str:
    return way[1]


def _close(actual: Any, expected: Any) -> bool:
    scale = np.abs(expected).max() if expected.size else 1.0
    return bool((np.abs(actual - expected) <= TOLERANCE * scale).all())


def _indifferent(case: Case) -> dict[str, Any]:
    """Router weights under which all experts of a token tie."""
    names = [n for n in ("router", "router_bias", "correction_bias") if n in case.weights]
    return {n: np.zeros_like(case.weights[n]) for n in names}


def test_ties_take_the_lowest_index(case: Case, executor: str) -> None:
    weights = _indifferent(case)
    result = case.run(executor, **weights)
    k = case.spec.router.top_k
    assert (result["ids"] == np.arange(k)).all()
    assert _close(result["output"], case.truth(**weights).output)


def test_a_near_tie_of_one_ulp_is_decided_by_the_larger(case: Case, executor: str) -> None:
    weights = _indifferent(case)
    if "router_bias" in weights:
        name = "router_bias"
    elif "correction_bias" in weights:
        name = "correction_bias"
    else:
        pytest.skip("without a bias no single key can be moved by one ulp")
    winner = 3  # in the first group, which a tie among groups keeps
    base = np.full_like(weights[name], 0.25)
    base[winner] = np.nextafter(np.float32(0.25), np.float32(1))
    if name == "correction_bias":
        # sigmoid(0) + bias is 0.75, whose ulp is twice that of 0.25
        base[winner] = np.float32(0.25) + np.spacing(np.float32(0.75))
    result = case.run(executor, **{**weights, name: base})
    assert (result["ids"][:, 0] == winner).all()


def test_nan_stays_in_its_token(case: Case, executor: str) -> None:
    x = case.x.copy()
    x[2, 7] = np.nan
    result = case.run(executor, x)
    expected = np.zeros(TOKENS, bool)
    expected[2] = True
    assert (np.isnan(result["output"]).all(axis=1) == expected).all()
    assert (np.isnan(result["output"]).any(axis=1) == expected).all()
    # a NaN key ranks above all others, and NaN ties with NaN: the lowest indices
    assert (result["ids"][2] == np.arange(case.spec.router.top_k)).all()
    assert _close(np.delete(result["output"], 2, 0), np.delete(case.truth(x).output, 2, 0))


def test_infinite_input_stays_in_its_token(case: Case, executor: str) -> None:
    x = case.x.copy()
    x[1, 0] = np.inf
    result, truth = case.run(executor, x), case.truth(x)
    assert (result["ids"] == truth.routing.ids).all()
    assert not np.isfinite(result["output"][1]).any()
    assert _close(np.delete(result["output"], 1, 0), np.delete(truth.output, 1, 0))


def test_infinite_score_wins(case: Case, executor: str) -> None:
    names = [n for n in ("correction_bias",) if n in case.weights]
    if not names:
        pytest.skip("only a bias can make a key infinite while the weights stay finite")
    bias = case.weights["correction_bias"].copy()
    bias[9], bias[4] = np.inf, -np.inf
    result = case.run(executor, correction_bias=bias)
    assert (result["ids"][:, 0] == 9).all()
    assert not (result["ids"] == 4).any()
    assert np.isfinite(result["output"]).all()


def test_an_expert_nobody_chose_contributes_nothing(case: Case, executor: str) -> None:
    truth = case.truth()
    unchosen = sorted(set(range(case.spec.experts.count)) - set(truth.routing.ids.ravel().tolist()))
    chosen_by_some = [e for e in range(case.spec.experts.count) if 0 < (truth.routing.ids == e).any(1).sum() < TOKENS]
    poisoned = {n: case.weights[n].copy() for n in ("expert_gate_up", "expert_down")}
    for expert in unchosen:
        poisoned["expert_gate_up"][expert] = 3e38
        poisoned["expert_down"][expert] = np.nan
    victim = chosen_by_some[0]
    poisoned["expert_gate_up"][victim] = 3e38
    poisoned["expert_down"][victim] = np.inf
    spared = ~(truth.routing.ids == victim).any(axis=1)
    result = case.run(executor, **poisoned)
    assert np.isfinite(result["output"][spared]).all()
    assert _close(result["output"][spared], truth.output[spared])
    assert not np.isfinite(result["output"][~spared]).all()


def test_all_tokens_to_one_expert(case: Case, executor: str) -> None:
    x = np.repeat(case.x[:1], TOKENS, axis=0)
    result, truth = case.run(executor, x), case.truth(x)
    assert (result["ids"] == result["ids"][0]).all()
    assert len(set(result["ids"].ravel().tolist())) == case.spec.router.top_k, "all other experts are empty"
    assert (result["ids"] == truth.routing.ids).all()
    assert _close(result["output"], truth.output)


def test_no_tokens(case: Case, executor: str) -> None:
    result = case.run(executor, case.x[:0])
    assert result["output"].shape == (0, case.spec.hidden)
    assert result["ids"].shape == (0, case.spec.router.top_k)


def test_one_token(case: Case, executor: str) -> None:
    result = case.run(executor, case.x[:1])
    assert _close(result["output"], case.truth(case.x[:1]).output)
