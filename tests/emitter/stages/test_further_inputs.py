"""Inputs beside the activations: what they select away leaves no trace, and their limits have one defined result."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from emitter.errors import UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.kernels.cpu.gathered import GatheredKernels
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.lowering import Thresholds
from emitter.plan import Plan, Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec, WeightOn
from emitter.target import Target
from emitter.target.isa import PORTABLE
from oracle.compare import compare
from oracle.draws import random_inputs
from oracle.executors import IreeExecutor, ReferenceExecutor
from oracle.truth import compute_truth
from weights import random_weights

TOKENS = 6
# Sums of at most 80 products, each rounded once, and a few roundings of the activations.
TOLERANCE = 96 * 2.0**-24


class Case:
    """A layer with random weights and inputs, and its static graph."""

    def __init__(self, name: str, layer: int | None = None) -> None:
        self.spec = open_model(goldens_root() / "configs" / "tiny" / f"{name}.json").layer(layer).spec
        self.graph = emit(self.spec, Plan(TOKENS, stages=True))
        rng = np.random.default_rng(3)
        self.weights: dict[str, Any] = dict(random_weights(self.graph.signature.weights, 3))
        self.x = rng.standard_normal((TOKENS, self.spec.hidden)).astype(np.float32)
        self.inputs = random_inputs(self.spec, TOKENS, rng)

    def run(self, **changed: Any) -> dict[str, Any]:
        return ReferenceExecutor().run(self.graph, {**self.weights, "x": self.x, **self.inputs, **changed})

    def truth(self, **changed: Any) -> Any:
        inputs = {name: changed.pop(name, value) for name, value in self.inputs.items()}
        return compute_truth(self.spec, {**self.weights, **changed}, changed.pop("x", self.x), inputs=inputs)


def close(found: Any, wanted: Any) -> bool:
    return bool((np.abs(found - wanted) <= TOLERANCE * np.abs(wanted).max()).all())


def test_a_dataset_chooses_an_expert_and_an_index_outside_none() -> None:
    case = Case("vitpose-backbone")
    part = case.spec.part
    index = np.array([5, 0, -1, 6, 2**31 - 1, 3], np.int32)
    found, truth = case.run(dataset_index=index), case.truth(dataset_index=index)
    assert close(found["output"], truth.output)
    np.testing.assert_array_equal(found["ids"], truth.routing.ids)
    assert (found["output"][2:5, -part:] == 0.0).all()
    assert (found["output"][[0, 1, 5], -part:] != 0.0).all()
    assert (found["output"][:, :-part] != 0.0).all()


def test_experts_of_other_datasets_leave_no_trace() -> None:
    case = Case("vitpose-backbone")
    index = np.full(TOKENS, 2, np.int32)
    poisoned = case.weights["expert_down"].copy()
    poisoned[[0, 1, 3, 4, 5]] = np.nan
    np.testing.assert_array_equal(
        case.run(dataset_index=index, expert_down=poisoned)["output"], case.run(dataset_index=index)["output"]
    )


def test_each_type_of_token_has_its_bank_and_the_other_leaves_no_trace() -> None:
    case = Case("ernie4-5-vl-moe")
    types = np.array([0, 1, 0, 2, 1, 0], np.int32)
    found, truth = case.run(token_types=types), case.truth(token_types=types)
    assert close(found["output"], truth.output)
    np.testing.assert_array_equal(found["ids"], truth.routing.ids)
    for prefix, own in (("", types == 0), ("second_", types != 0)):
        names = ("router", "correction_bias", "expert_gate_up", "expert_down")
        poisoned = {prefix + name: np.full_like(case.weights[prefix + name], np.nan) for name in names}
        output = case.run(token_types=types, **poisoned)["output"]
        np.testing.assert_array_equal(output[~own], found["output"][~own])
        assert np.isnan(output[own]).all()


def test_the_router_state_of_the_layer_before_chooses_and_a_skipping_token_gets_nothing() -> None:
    first, second = Case("zaya", 0), Case("zaya", 1)
    assert [r.name for r in first.graph.signature.results[:2]] == ["output", "router_state"]
    assert not first.inputs
    state = first.run()["router_state"]
    # biases that no longer choose alone, and one that sends about half of the tokens past the experts
    bias = np.append(np.zeros(8), 0.01).astype(np.float32)
    found = second.run(router_state=state, correction_bias=bias)
    truth = second.truth(router_state=state, correction_bias=bias)
    assert close(found["router_state"], truth.router_state)
    assert close(found["output"], truth.output)
    np.testing.assert_array_equal(found["ids"], truth.routing.ids)
    skipped = found["ids"][:, 0] == 8
    assert 0 < skipped.sum() < TOKENS
    assert (found["output"][skipped] == 0.0).all()
    assert (found["weights"][skipped] == 0.0).all()
    assert (found["output"][~skipped] != 0.0).all()
    assert not close(second.run(router_state=0 * state)["router_state"], found["router_state"])


def test_product_keys_depend_on_the_other_tokens_of_the_call() -> None:
    case = Case("doge")
    changed = case.x.copy()
    changed[4] = -changed[4]
    before, after = case.run()["logits"], case.run(x=changed)["logits"]
    # Token 4 has halves 8 and 9 of 12: those are the second ones of tokens 2 and 3.
    assert [n for n in range(TOKENS) if (before[n] != after[n]).any()] == [2, 3]


@pytest.mark.nightly
@pytest.mark.parametrize(
    "name", ["zaya", *(pytest.param(name, marks=pytest.mark.nightly) for name in ("doge", "ernie4-5-vl-moe"))]
)
def test_every_strategy_computes_the_spec(name: str) -> None:
    case = Case(name)
    rng = np.random.default_rng(1)
    thresholds = Thresholds(((2, "gathered"), (3, "masked")), "grouped")
    graph = emit(case.spec, plan(case.spec, Request(Strategy.AUTO, stages=True, thresholds=thresholds)))
    for tokens in (0, 1, 3, 40):
        x = rng.standard_normal((tokens, case.spec.hidden)).astype(np.float32)
        inputs = random_inputs(case.spec, tokens, rng)
        found = IreeExecutor().run(graph, {**case.weights, "x": x, **inputs})
        comparison = compare(case.spec, case.weights, x, found, DType.F32, inputs=inputs)
        assert comparison.passed, [stage for stage in comparison.stages if not stage.passed]


@pytest.mark.parametrize("strategy", [Strategy.GATHERED, Strategy.GROUPED])
def test_kernels_refuse_experts_of_one_projection_that_weigh_what_they_read(strategy: Strategy) -> None:
    spec = Case("vitpose-backbone").spec
    spec = replace(spec, experts=replace(spec.experts, weight_on=WeightOn.INPUT))
    with pytest.raises(UnsupportedError, match=f"the {strategy.value} strategy.*weigh what they read.*masked and auto"):
        emit(spec, plan(spec, Request(strategy, tokens=3)))
    assert emit(spec, plan(spec, Request(Strategy.AUTO, tokens=3))).text.count("@main") == 1


def test_more_experts_than_the_sort_has_room_for_are_gathered() -> None:
    experts = ExpertsSpec(8001, 1, GluSpec(GluKind.PLAIN))
    spec = MoeSpec(4, RouterSpec(8001, 1), experts)
    with pytest.raises(UnsupportedError, match=r"the grouped strategy.*8001 experts; .* at most 8000; masked and auto"):
        emit(spec, plan(spec, Request(Strategy.GROUPED, tokens=3)))
    gathered = emit(spec, plan(spec, Request(Strategy.GATHERED, target=Target.cpu(PORTABLE), tokens=3)))
    options = plan(spec, Request(tokens=3))
    assert "not grouped: it has 8001 experts" in options.reason
    for automatic in (options, plan(spec, Request(Strategy.AUTO, target=Target.cpu(PORTABLE), tokens=3))):
        assert emit(spec, automatic).text == gathered.text
    within = replace(spec, experts=replace(experts, count=8000), router=RouterSpec(8000, 1))
    assert emit(within, plan(within, Request(Strategy.GROUPED, tokens=3))).text


@pytest.mark.parametrize("kernels", [GatheredKernels, GroupedKernels])
def test_kernels_touch_no_weights_for_a_skipped_class(kernels: Any) -> None:
    """An id beyond the experts is kept from their weights, whatever it stands for."""
    plain, passed, skipped = (ExpertsSpec(7, 37, zero=zero, skip=skip) for zero, skip in ((0, 0), (1, 0), (0, 1)))
    texts = [kernels(PORTABLE, experts, 70, 3, DType.F32).executable().text for experts in (plain, passed, skipped)]
    assert texts[2] == texts[1] != texts[0]
