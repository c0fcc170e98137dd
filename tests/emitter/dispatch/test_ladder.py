"""The ladder gives what masked-dense gives: over drawn layers, for any routing, through rungs, repeats and chunks."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn_specs import ROUTINGS, Array, alike, draw_inputs, draw_setting, singular_setting
from test_equality import exact_layer, exact_weights, require_agreement

from emitter.dispatch import ladder
from emitter.errors import UnsupportedError
from emitter.graphs import emit
from emitter.plan import Plan, Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, WeightOn
from emitter.text.graph import Graph
from oracle.bounds import compute_bounds
from oracle.executors import PLAIN_DIALECTS, Executor, IreeExecutor, ReferenceExecutor, XlaExecutor, dialects
from weights import random_weights

XLA = XlaExecutor()
LITERAL = ReferenceExecutor()
"""Rounds as the text says: no fused multiply-add, no other order of a sum."""
PLAIN = MoeSpec(24, RouterSpec(8, 2), ExpertsSpec(8, 10))
TABLE = replace(PLAIN, router=RouterSpec(8, 2, table=30))


def graph(spec: MoeSpec, tokens: int, strategy: Strategy = Strategy.LADDER, dtype: DType = DType.F32) -> Graph:
    return emit(spec, plan(spec, Request(strategy, tokens=tokens, dtype=dtype, stages=True)))


def check(
    spec: MoeSpec, dtype: DType, weights: dict[str, Array], inputs: dict[str, Array], executor: Executor = XLA
) -> None:
    """The ladder by ``executor`` agrees with masked-dense by XLA."""
    graphs = {s: graph(spec, len(inputs["x"]), s, dtype) for s in (Strategy.MASKED, Strategy.LADDER)}
    found = {s: (XLA if s is Strategy.MASKED else executor).run(g, {**weights, **inputs}) for s, g in graphs.items()}
    assert (found[Strategy.LADDER]["ids"] == found[Strategy.MASKED]["ids"]).all(axis=1).any()
    require_agreement(spec, dtype, weights, inputs, found)


def low_ladder(monkeypatch: pytest.MonkeyPatch, chunk_bytes: int) -> None:
    """Rungs far below what the experts need, and chunks of a few tokens."""
    monkeypatch.setattr(ladder, "MOST_BYTES", chunk_bytes)
    monkeypatch.setattr(ladder, "SPREAD", -1.5)
    monkeypatch.setattr(ladder, "STEP", 2)


@pytest.mark.parametrize("number", [pytest.param(3, marks=pytest.mark.nightly), 4])
def test_drawn_layers_agree_with_masked(number: int) -> None:
    setting = draw_setting(number)
    wanted = graph(setting.spec, 13, dtype=setting.dtype).signature.weights
    drawn = dict(random_weights(wanted, 5))
    for routing in ROUTINGS:
        weights = alike(drawn) if routing == "ties" else drawn
        check(setting.spec, setting.dtype, weights, draw_inputs(setting.spec, weights, 13, routing, 1))


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(2, id="two banks", marks=pytest.mark.nightly),
        pytest.param(4, id="capacity"),
        pytest.param(7, id="one projection", marks=pytest.mark.nightly),
    ],
)
def test_layers_unlike_all_others_agree_with_masked(number: int) -> None:
    spec = singular_setting(number).spec
    weights = dict(random_weights(graph(spec, 13).signature.weights, 5))
    check(spec, DType.F32, weights, draw_inputs(spec, weights, 13, "uniform", 1))


@pytest.mark.parametrize(
    "spec",
    [
        pytest.param(singular_setting(2).spec, id="two banks", marks=pytest.mark.nightly),
        pytest.param(singular_setting(7).spec, id="one projection"),
        pytest.param(
            replace(PLAIN, experts=replace(PLAIN.experts, weight_on=WeightOn.INPUT, bias=True)),
            id="weights on the input",
        ),
    ],
)
def test_assignments_by_themselves_agree_with_masked(spec: MoeSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "FEW", 0)
    assert "assignments, each by itself" in graph(spec, 5).text
    weights = dict(random_weights(graph(spec, 5).signature.weights, 5))
    check(spec, DType.F32, weights, draw_inputs(spec, weights, 5, "uniform", 1))


def test_assignments_are_computed_by_themselves_where_most_experts_have_none() -> None:
    texts = [graph(replace(PLAIN, router=RouterSpec(8, 2)), tokens).text for tokens in (1, 2, 3)]
    assert ["each by itself, of 8 experts" in text for text in texts] == [True, True, False]
    assert "stablehlo.scatter" not in texts[0]


@pytest.mark.parametrize(
    "weight_on",
    [pytest.param(w, id=w.value, marks=[pytest.mark.nightly] * (w is WeightOn.INPUT)) for w in WeightOn],
)
def test_rungs_repeats_and_chunks_agree_with_masked(weight_on: WeightOn, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = replace(PLAIN, experts=replace(PLAIN.experts, weight_on=weight_on))
    weights = dict(random_weights(graph(spec, 70).signature.weights, 2))
    for chunk_bytes, loops in ((2**20, 1), (2**14, 2)):
        low_ladder(monkeypatch, chunk_bytes)
        text = graph(spec, 70).text
        assert "stablehlo.case" in text
        assert text.count("stablehlo.while") == loops
        assert ("// stage: chunks: of 16 tokens" in text) == (loops == 2)
        for routing in ("uniform", "one", "equal rows"):
            check(spec, DType.F32, weights, draw_inputs(spec, weights, 70, routing, 3))


@pytest.mark.parametrize(
    ("executor", "tokens"),
    [
        # IREE takes seven seconds to compile it; the command's tests have a ladder of few tokens by IREE.
        pytest.param(IreeExecutor(), 66, id="iree", marks=pytest.mark.nightly),
        pytest.param(LITERAL, 66, id="interpreter"),
        pytest.param(LITERAL, 1, id="one token"),
    ],
)
def test_other_executors_agree(executor: Executor, tokens: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """66 tokens: two blocks of positions, a choice of rungs, repeats."""
    if tokens > 1:
        low_ladder(monkeypatch, 2**20)
    weights = dict(random_weights(graph(PLAIN, tokens).signature.weights, 2))
    check(PLAIN, DType.F32, weights, draw_inputs(PLAIN, weights, tokens, "skewed", 3), executor)


def test_the_text_is_plain() -> None:
    text = graph(PLAIN, 66).text
    assert dialects(text) == PLAIN_DIALECTS


@pytest.mark.parametrize(
    ("zero", "few"), [(1, 2), *(pytest.param(0, few, marks=pytest.mark.nightly) for few in (0, 2))]
)
def test_where_dot_products_are_exact_it_is_masked_bit_for_bit(
    zero: int, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It adds a token's experts up by rising number, as the reference does."""
    monkeypatch.setattr(ladder, "FEW", few)
    spec = exact_layer(zero)
    rng = np.random.default_rng(1)
    weights = exact_weights(spec, graph(spec, 5).signature.weights, rng)
    x = rng.integers(-1, 2, (5, spec.hidden)).astype(np.float32)
    values = {**weights, "x": x, "input_ids": rng.integers(0, spec.router.table, 5, np.int32)}
    found, masked = (LITERAL.run(graph(spec, 5, s), values)["output"] for s in (Strategy.LADDER, Strategy.MASKED))
    # + 0.0: a sum of nothing but zeros may have either sign
    assert np.array_equal(found + 0.0, masked + 0.0)


def given_experts(chosen: list[tuple[int, int]]) -> dict[str, Array]:
    """Weights with which token id i visits ``chosen[i]``, and inputs of these ids in turn."""
    weights = dict(random_weights(graph(TABLE, 9).signature.weights, 2))
    weights["token_experts"] = np.array(chosen * 30, np.int32)[:30]
    x = np.random.default_rng(4).standard_normal((9, TABLE.hidden)).astype(np.float32)
    return {**weights, "x": x, "input_ids": np.arange(9, dtype=np.int32)}


@pytest.mark.parametrize("few", [0, 2])
def test_nothing_of_an_expert_that_was_not_chosen_is_seen(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "FEW", few)
    values = given_experts([(2, 5), (5, 6)])
    clean = XLA.run(graph(TABLE, 9), values)["output"]
    for name in ("expert_gate_up", "expert_down"):
        values[name] = values[name].copy()
        values[name][[0, 1, 3, 4, 7]] = [[[np.nan]], [[np.inf]], [[-np.inf]], [[np.nan]], [[np.inf]]]
    assert np.isfinite(clean).all()
    assert np.array_equal(XLA.run(graph(TABLE, 9), values)["output"], clean)


def test_a_token_stays_alone_with_its_nan() -> None:
    values = given_experts([(2, 5), (5, 6)])
    clean = XLA.run(graph(TABLE, 9), values)["output"]
    values["x"] = values["x"].copy()
    values["x"][3, 0] = np.nan
    found = XLA.run(graph(TABLE, 9), values)["output"]
    assert np.isnan(found[3]).all()
    assert np.array_equal(np.delete(found, 3, 0), np.delete(clean, 3, 0))


@pytest.mark.parametrize("few", [0, 2])
def test_an_expert_that_two_choices_name_is_computed_once_with_both_weights(
    few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "FEW", few)
    values = given_experts([(2, 2), (7, 1)])
    found, masked = (XLA.run(graph(TABLE, 9, s), values) for s in (Strategy.LADDER, Strategy.MASKED))
    bounds = compute_bounds(TABLE, values, values["x"], DType.F32, ids=found["ids"].astype(np.int64), inputs=values)
    assert np.all(np.abs(found["routed"] - masked["routed"]) <= 2 * bounds.tolerance("routed"))
    # counted once for each choice, the output would be half as large or twice
    assert np.abs(masked["routed"]).max() > 100 * bounds.tolerance("routed").max()


@pytest.mark.parametrize(
    ("tokens", "top_k", "capacities", "fullest"),
    [(17, 1, (8, 16), (8, 9, 16, 17)), (9, 2, (8, 9), (8, 9))],
    ids=["one choice", "two choices"],
)
def test_no_row_is_dropped_where_the_fullest_expert_just_fits_a_rung_or_just_does_not(
    tokens: int, top_k: int, capacities: tuple[int, ...], fullest: tuple[int, ...]
) -> None:
    """The fullest expert has a rung's rows, one more (in the last turn that one alone), and all tokens.

    Expert 5 is the fullest; the other tokens go to 1 and 2, so that rows follow and precede those of the fullest.
    """
    spec = replace(PLAIN, router=RouterSpec(8, top_k, table=tokens))
    assert ladder.rungs(tokens, top_k / 8).capacities == capacities
    graphs = [graph(spec, tokens, strategy) for strategy in (Strategy.LADDER, Strategy.MASKED)]
    values = dict(random_weights(graphs[0].signature.weights, 2))
    values["x"] = np.random.default_rng(4).standard_normal((tokens, spec.hidden)).astype(np.float32)
    values["input_ids"] = np.arange(tokens, dtype=np.int32)
    for rows in fullest:
        # the tokens that do not choose the fullest expert are spread over the call
        elsewhere = np.arange(tokens) * (tokens - rows) // tokens != (np.arange(tokens) + 1) * (tokens - rows) // tokens
        first = np.where(elsewhere, 1 + np.arange(tokens) % 2, 5)
        assert (first == 5).sum() == rows
        values["token_experts"] = np.stack([first, first + 1][:top_k], axis=1).astype(np.int32)
        found, masked = (XLA.run(each, values) for each in graphs)
        ids = masked["ids"].astype(np.int64)
        bounds = compute_bounds(spec, values, values["x"], DType.F32, ids=ids, inputs=values, alike=True)
        assert np.all(np.abs(found["output"] - masked["output"]) <= 2 * bounds.tolerance("output")), rows
        assert np.abs(masked["output"]).max(axis=1).min() > 100 * bounds.tolerance("output").max()


def test_rungs_hold_uniform_routing_and_never_more_than_the_tokens() -> None:
    # mean 4096 * 8 / 128 = 256, deviation 16: 256 + 56, to a multiple of 8
    # and from there by an eighth, three eighths, twice
    assert ladder.rungs(4096, 8 / 128) == ladder.Rungs(4096, (312, 352, 432, 624))
    assert ladder.rungs(4096, 8 / 128).repeated
    assert ladder.rungs(1, 8 / 128) == ladder.Rungs(1, (1,))
    # mean 8, 8 + 9.9 to 24
    assert ladder.rungs(32, 2 / 8) == ladder.Rungs(32, (24, 32))
    assert not ladder.rungs(32, 2 / 8).repeated


def test_chunks_keep_the_activations_below_their_bound() -> None:
    found = ladder.plan(100_000, 128, 8 / 128, 23_000)
    # 4096 tokens: rungs from 312 to 624, 1.8 GB; 8192: 592 to 1184, 3.5 GB
    assert found.tokens == 4096
    assert found.capacities == (312, 352, 432, 624)
    assert ladder.plan(5, 128, 8 / 128, 23_000).tokens == 5


def test_there_is_no_text_for_any_number_of_tokens() -> None:
    with pytest.raises(UnsupportedError, match=r"the ladder strategy takes a static number of tokens: .*--tokens N"):
        emit(PLAIN, Plan(None, strategy=Strategy.LADDER))
    request = Request(Strategy.LADDER)
    assert plan(PLAIN, request, call=5) == replace(Plan(5), strategy=Strategy.LADDER, target=request.target)
    idle = plan(PLAIN, request, call=0)
    assert (idle.tokens, idle.strategy, idle.reason) == (None, Strategy.MASKED, "there is no token to dispatch")


def test_products_of_f32_may_not_be_narrowed() -> None:
    products = [line for line in graph(PLAIN, 9).text.splitlines() if "dot_general" in line]
    counting = [line for line in products if "%before_token" in line]
    assert len(counting) == 1
    assert all("precision = [HIGHEST, HIGHEST]" in line for line in products if line not in counting)
    masked = emit(PLAIN, Plan(9, strategy=Strategy.MASKED, accumulate=DType.F32)).text
    products = [line for line in masked.splitlines() if "dot_general" in line]
    assert len(products) == 4
    assert all("precision = [HIGHEST, HIGHEST]" in line for line in products)
