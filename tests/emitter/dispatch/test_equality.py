"""Strategies are equal: whatever the layer, the sizes, the routing, the number of tokens and of threads.

Two strategies narrow the same values, so they differ by what f32 rounding does, twice ``oracle.bounds`` (``alike``) at
most, and by a whole step of the narrow type only where that rounding reaches a boundary between two of its numbers.

All strategies add up a token's experts by rising number, so bit for bit they are equal where the experts' outputs are:
where every dot product is exact. Elsewhere they are not: kernels add up a dot product lane by lane, with fused
multiply-adds, and then the lanes; masked-dense leaves that order to the compiler.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from drawn_specs import (
    EVERY_STRATEGY,
    ROUTINGS,
    SINGULAR,
    STRATEGIES,
    Array,
    Layer,
    Setting,
    draw_inputs,
    draw_setting,
    host_tiers,
    singular_setting,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import Activation, ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec, Score, SharedSpec
from emitter.target import Target, parse_target
from emitter.target.isa import Isa
from oracle.bounds import compute_bounds
from oracle.compare import compare

DRAWN = 62
SINGULAR_EXAMPLES, EXAMPLES = 8, 20
TOKENS = st.one_of(st.integers(0, 12), st.sampled_from([31, 64, 77]))


def run(session: Session, inputs: dict[str, Array]) -> dict[str, Array]:
    further = {name: value for name, value in inputs.items() if name != "x"}
    return {name: np.array(value) for name, value in session.run(inputs["x"], **further).items()}


def require_same_bits(first: dict[str, Array], second: dict[str, Array], where: str) -> None:
    for name, value in first.items():
        assert np.array_equal(value.view(np.uint32), second[name].view(np.uint32)), f"{where}: {name} differs"


def require_agreement(
    spec: MoeSpec,
    dtype: DType,
    weights: dict[str, Array],
    inputs: dict[str, Array],
    results: dict[Strategy, dict[str, Array]],
) -> None:
    """All are near the truth, and where one chooses as masked-dense, twice the bound of such a difference apart at
    most."""
    x = inputs["x"]
    first = results[Strategy.MASKED]
    bounds = compute_bounds(spec, weights, x, dtype, ids=first["ids"].astype(np.int64), inputs=inputs, alike=True)
    for strategy, found in results.items():
        judged = compare(spec, weights, x, found, dtype, inputs=inputs)
        assert judged.passed, f"{strategy.value}: {judged.problems} {judged.flips} {judged.stages}"
        same = (found["ids"] == first["ids"]).all(axis=1) & ~bounds.overflow
        if spec.experts.capacity is not None and not same.all():
            continue  # with another choice of one token, the queues of all tokens after it change
        for stage in ("weights", "routed", "output"):
            apart = np.abs(found[stage].astype(np.float64) - first[stage])[same]
            allowed = 2 * bounds.tolerance(stage)[same]
            assert np.all(apart <= allowed), f"{strategy.value}: {stage} is {np.max(apart / allowed)} of the bound away"


def check(setting: Setting, examples: int, strategies: Sequence[Strategy] = STRATEGIES) -> None:
    layer = Layer(setting, strategies)

    @settings(max_examples=examples, derandomize=True, database=None)
    @given(TOKENS, st.sampled_from(ROUTINGS), st.integers(0, 2**31))
    def agree(tokens: int, routing: str, seed: int) -> None:
        kind = "alike" if routing == "ties" else "drawn"
        weights = layer.weights[kind]
        inputs = draw_inputs(setting.spec, weights, tokens, routing, seed)
        results = {s: run(layer.sessions[kind, s, 1], inputs) for s in strategies}
        for strategy in strategies:
            where = f"{strategy.value} for {setting}"
            for threads in (1, 2):
                again = run(layer.sessions[kind, strategy, threads], inputs)
                require_same_bits(results[strategy], again, f"{where}, again on {threads} threads")
        require_agreement(setting.spec, setting.dtype, weights, inputs, results)

    agree()


@pytest.mark.nightly
@pytest.mark.parametrize(
    "number", [pytest.param(number, id=f"{name}-{index}") for number, (name, index) in enumerate(SINGULAR)]
)
def test_strategies_agree_on_layers_unlike_all_others(number: int) -> None:
    check(singular_setting(number), SINGULAR_EXAMPLES)


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(DRAWN))
def test_strategies_agree_over_many_layers(number: int) -> None:
    check(draw_setting(number), EXAMPLES, EVERY_STRATEGY)


def exact_layer(zero: int) -> MoeSpec:
    """A layer of which ``exact_weights`` are weights."""
    return MoeSpec(
        70,
        RouterSpec(9 + zero, 5, Score.SIGMOID, table=40, expert_scale=True),
        ExpertsSpec(9, 37, GluSpec(GluKind.GATED, Activation.RELU), bias=True, zero=zero),
        SharedSpec(26, GluSpec(GluKind.PLAIN, Activation.RELU)),
    )


_TERMS = 6


def exact_weights(spec: MoeSpec, wanted: tuple, rng: np.random.Generator) -> dict[str, Array]:
    """Whole numbers of which at most ``_TERMS`` in a row are not 0, a router of zeros, and any five experts per id.

    With x in {-1, 0, 1} gate and up are at most 7 with their biases, hidden values at most 49, which bf16 holds, and
    sums far below 2^24: every dot product is exact. Combine weights are not, they are half of whatever scale an expert
    has (sigmoid(0) is 1/2), so five outputs that were added in another order would give another sum.
    """
    weights = {}
    for argument in wanted:
        shape = tuple(extent or 0 for extent in argument.shape)
        if argument.name == "token_experts":
            value = np.array([rng.permutation(spec.router.experts)[: spec.router.top_k] for _ in range(shape[0])])
        elif argument.name == "router":
            value = np.zeros(shape)
        elif argument.name == "router_expert_scale":
            value = rng.uniform(0.1, 1, shape)
        elif argument.name.endswith("bias"):
            value = rng.integers(-1, 2, shape)
        else:
            rank = rng.random(shape).argsort(axis=-1)
            value = np.where(rank < _TERMS, rng.choice([-1, 1], shape), 0)
        weights[argument.name] = value.astype(argument.dtype.numpy)
    return weights


@pytest.mark.parametrize(
    ("isa", "dtype", "zero"),
    [
        pytest.param(host_tiers()[0], DType.BF16, 1, id="best-bf16"),
        pytest.param(host_tiers()[-1], DType.F32, 0, id="last-f32", marks=pytest.mark.nightly),
    ],
)
def test_where_dot_products_are_exact_strategies_are_equal_bit_for_bit(isa: Isa, dtype: DType, zero: int) -> None:
    spec = exact_layer(zero)
    sessions: dict[Strategy, Session] = {}
    weights: dict[str, Array] = {}
    for strategy in (Strategy.MASKED, Strategy.GATHERED, Strategy.GROUPED):
        graph = emit(spec, plan(spec, Request(strategy, target=Target.cpu(isa), dtype=dtype, stages=True)))
        weights = weights or exact_weights(spec, graph.signature.weights, np.random.default_rng(1))
        sessions[strategy] = Session(compile_graph(graph, parse_target("cpu")), weights)

    @settings(max_examples=15, derandomize=True, database=None)
    @given(TOKENS, st.integers(0, 2**31))
    def equal(tokens: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        x = rng.integers(-1, 2, (tokens, spec.hidden)).astype(np.float32)
        inputs = {"x": x, "input_ids": rng.integers(0, spec.router.table, tokens, np.int32)}
        masked = run(sessions[Strategy.MASKED], inputs)
        assert np.all(masked["weights"] == np.float32(0.5) * weights["router_expert_scale"][masked["ids"]])
        for strategy, session in sessions.items():
            # + 0.0: a sum of nothing but zeros may have either sign
            found = run(session, inputs)["output"] + np.float32(0)
            assert np.array_equal(found, masked["output"]), strategy.value

    equal()
