"""Gathered and grouped kernels against float64, on every tier this machine has."""

from dataclasses import replace

import numpy as np
import pytest
from routed_graph import Case, expected, random_weights, routed_graph, routing, session

from emitter.kernels.cpu.blocking import GROUPED, Blocking
from emitter.kernels.cpu.panels import TILE
from emitter.signature import DType
from emitter.spec import Activation, ExpertsSpec, GluKind, GluSpec, NormSpec, NormWeight, WeightOn
from emitter.target import host_features
from emitter.target.isa import AMX, AVX2, Isa, tiers_for

# No size is a multiple of any vector width, and the second set is smaller than every block.
SIZES = [(7, 70, 37, 3), (5, 13, 9, 2)]
GLUS = [
    GluSpec(),
    GluSpec(GluKind.ALPHA_SIGMOID, limit=1.0, alpha=1.7),
    GluSpec(GluKind.CLAMP_BEFORE, Activation.GELU_TANH, limit=0.9),
    GluSpec(GluKind.CLAMP_AFTER, Activation.GELU, limit=0.5),
    GluSpec(GluKind.SOFTCAP, limit=1.5, up_limit=0.7),
    GluSpec(GluKind.PLAIN, Activation.RELU2),
]


def tiers() -> list[Isa]:
    return list(tiers_for(host_features()))


def case_of(
    strategy: str,
    isa: Isa,
    dtype: DType,
    glu: GluSpec,
    sizes: tuple[int, int, int, int],
    *,
    bias: bool,
    weight_on: WeightOn,
) -> Case:
    count, hidden, intermediate, top_k = sizes
    return Case(strategy, isa, dtype, ExpertsSpec(count, intermediate, glu, bias, weight_on), hidden, top_k)


def check(case: Case, tokens: int, skew: str, threads: int = 1) -> np.ndarray:
    rng = np.random.default_rng(tokens)
    weights = random_weights(routed_graph(case))
    x = rng.standard_normal((tokens, case.hidden)).astype(np.float32)
    ids = routing(rng, tokens, case.experts.count + case.experts.zero, case.top_k, skew)
    shares = rng.random((tokens, case.top_k), np.float32)
    running = session(case, weights, threads)
    y = running.run(x, ids=ids, weights=shares)["y"]
    assert y.shape == x.shape
    truth, bound = expected(case, weights, x, ids, shares)
    excess = np.abs(y - truth) - bound
    worst = np.unravel_index(np.argmax(excess), excess.shape) if excess.size else ()
    assert np.all(np.abs(y - truth) <= bound), f"at {worst}: {y[worst]} for {truth[worst]}, bound {bound[worst]}"
    return y


@pytest.mark.parametrize(
    ("strategy", "isa", "dtype"),
    [
        pytest.param("gathered", tiers()[0], DType.BF16, id="best-gathered", marks=pytest.mark.nightly),
        pytest.param("grouped", tiers()[0], DType.BF16, id="best-grouped"),
        pytest.param("gathered", tiers()[-1], DType.F32, id="last-gathered"),
        pytest.param("grouped", tiers()[-1], DType.F32, id="last-grouped", marks=pytest.mark.nightly),
    ],
)
def test_biases_and_sizes_below_every_block(strategy: str, isa: Isa, dtype: DType) -> None:
    case = case_of(strategy, isa, dtype, GLUS[1], SIZES[1], bias=True, weight_on=WeightOn.OUTPUT)
    for tokens, skew in [(0, "uniform"), (1, "uniform"), (6, "uniform"), (9, "one"), (83, "few")]:
        check(case, tokens, skew)


# A block of columns or units is 32 (grouped) or 10 (gathered): of H = 70 and I = 37 three and two, or seven and four,
# the last of them ragged. 64 + 4 + 2 products are nine parts of 8 without a last step. Row blocks have up to seven
# tiles, so that passes have half a tile to three; experts have 0 to 4 row blocks, which end within a
# tile.
SMALL = {
    "gathered": Blocking(units=10, columns=10, listed=15, workgroups=3),  # 5 tokens and more have no list
    "grouped": Blocking(units=32, columns=32, block_rows=7 * TILE, part=8, chunk=100, workgroups=3),
}
ROWS_OF_AN_EXPERT = {
    "gathered": (0, 1, 2, 3, 4, 5, 8, 23),
    "grouped": (0, 1, 8, 9, 15, 16, 17, 27, 33, 50, 64, 65, 77, 84, 96, 97, 113, 210, 241, 340),
}
# Fewer workgroups than threads, and more than items; one part of all products, and one of two; the shortest row blocks.
OTHERS = {
    "gathered": [Blocking(units=2, columns=4, workgroups=1), Blocking(units=32, columns=64, workgroups=1000)],
    "grouped": [
        Blocking(units=64, columns=64, block_rows=1, part=36, chunk=7, workgroups=1000),
        Blocking(units=32, columns=96, block_rows=1, part=100, chunk=3000, workgroups=1),
    ],
}


def in_blocks(strategy: str, isa: Isa, dtype: DType, blocking: Blocking) -> Case:
    # Dealt out, so that every tier, every dtype and every strategy weighs its input and its output.
    weight_on = tuple(WeightOn)[(tiers().index(isa) // 2 + (dtype is DType.F32)) % 2]
    return Case(strategy, isa, dtype, ExpertsSpec(5, 37, GLUS[1], True, weight_on), 70, 3, blocking)


def check_blocking(strategy: str, isa: Isa, dtype: DType, blocking: Blocking) -> None:
    case = in_blocks(strategy, isa, dtype, blocking)
    check(case, 9, "uniform")
    check(case, 61, "uniform", threads=2)
    for rows in ROWS_OF_AN_EXPERT[strategy]:
        check(case, rows, "one")


# Both strategies on the best tier, and one on the last and on AVX2; the nightly run has every tier in both types.
EACH_RUN = {
    (tiers()[0], DType.BF16, "grouped"),
    (tiers()[0], DType.F32, "gathered"),
    (tiers()[-1], DType.F32, "grouped"),
    (AVX2, DType.F32, "gathered"),
}


@pytest.mark.parametrize(
    ("isa", "dtype", "strategy"),
    [
        pytest.param(
            isa,
            dtype,
            strategy,
            id=f"{isa.name}-{dtype.value}-{strategy}",
            marks=[pytest.mark.nightly] * ((isa, dtype, strategy) not in EACH_RUN),
        )
        for isa in tiers()
        for dtype in (DType.F32, DType.BF16)
        for strategy in ("gathered", "grouped")
    ],
)
def test_every_loop_runs_no_time_once_twice_and_to_a_ragged_end(strategy: str, dtype: DType, isa: Isa) -> None:
    check_blocking(strategy, isa, dtype, SMALL[strategy])


ENDS = [(tiers()[0], DType.BF16), (tiers()[-1], DType.F32)]


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("strategy", "isa", "dtype", "number"),
    [
        pytest.param(strategy, *end, i, id=f"{name}-{strategy}")
        for i, (name, end) in enumerate(zip(("best", "last"), ENDS, strict=True))
        for strategy in ("grouped", "gathered")
    ],
)
def test_other_ways_to_cut_the_work(strategy: str, isa: Isa, dtype: DType, number: int) -> None:
    check_blocking(strategy, isa, dtype, OTHERS[strategy][number])


@pytest.mark.parametrize(
    ("strategy", "hidden", "intermediate"),
    [
        pytest.param(
            strategy, *lengths, id=f"{lengths[0]}-{strategy}", marks=[pytest.mark.nightly] * (i == 2 or (i + j) % 2)
        )
        for i, lengths in enumerate([(64, 32), (65, 31), (256, 136)])
        for j, strategy in enumerate(("grouped", "gathered"))
    ],
)
def test_lengths_at_below_and_above_whole_blocks_and_parts(strategy: str, hidden: int, intermediate: int) -> None:
    plain = GluSpec(GluKind.PLAIN, Activation.RELU2)
    glu, dtype = (plain, DType.F32) if hidden % 2 else (GLUS[0], DType.BF16)
    case = Case(strategy, tiers()[0], dtype, ExpertsSpec(3, intermediate, glu), hidden, 2, SMALL[strategy])
    check(case, 2, "one")
    check(case, 50, "uniform")


# Narrower than a tile; a ragged pass at the end, and a ragged block.
@pytest.mark.parametrize(
    ("strategy", "isa", "dtype", "intermediate"),
    [
        pytest.param(strategy, *end, width, id=f"{name}-{strategy}", marks=[pytest.mark.nightly] * ((i, j) != (1, 1)))
        for i, (name, end, width) in enumerate([("narrow", ENDS[0], 9), ("best", ENDS[0], 37), ("last", ENDS[1], 37)])
        for j, strategy in enumerate(("grouped", "gathered"))
    ],
)
def test_gate_and_up_rows_interleaved(strategy: str, dtype: DType, isa: Isa, intermediate: int) -> None:
    experts = ExpertsSpec(5, intermediate, GLUS[1], bias=True)
    case = Case(strategy, isa, dtype, experts, 70, 3, SMALL[strategy], interleaved=True)
    check(case, 9, "uniform")
    check(case, 61, "uniform", threads=2)
    check(case, 97, "one")


@pytest.mark.parametrize(
    ("name", "size", "step"), [("units", 7, 2), ("columns", 0, 2), ("part", 6, 4), ("workgroups", -1, 1)]
)
def test_a_blocking_that_no_kernel_could_follow_is_refused(name: str, size: int, step: int) -> None:
    with pytest.raises(ValueError, match=f"{name} of a blocking must be a positive multiple of {step}, got {size}"):
        replace(GROUPED, **{name: size})


# Both strategies write one activation: gathered takes those that no other test of the short form computes with.
@pytest.mark.parametrize(
    ("strategy", "glu"),
    [
        pytest.param(
            strategy,
            glu,
            id=f"{glu.kind.value}-{strategy}",
            marks=[pytest.mark.nightly] * (i < 2 or i == 5 or j == 1),
        )
        for i, glu in enumerate(GLUS)
        for j, strategy in enumerate(("gathered", "grouped"))
    ],
)
def test_every_activation(strategy: str, glu: GluSpec) -> None:
    best = tiers()[0]
    dtype = DType.BF16 if glu.kind is GluKind.GATED else DType.F32
    case = case_of(strategy, best, dtype, glu, SIZES[0], bias=False, weight_on=WeightOn.OUTPUT)
    check(case, 11, "uniform")


@pytest.mark.parametrize("strategy", ["gathered", pytest.param("grouped", marks=pytest.mark.nightly)])
def test_weights_on_the_input_without_biases(strategy: str) -> None:
    isa, dtype = ENDS[0]
    case = case_of(strategy, isa, dtype, GLUS[0], SIZES[0], bias=False, weight_on=WeightOn.INPUT)
    check(case, 5, "uniform")


# Both strategies add up by one kernel.
@pytest.mark.parametrize(
    ("strategy", "norm"),
    [
        pytest.param("grouped", None, marks=pytest.mark.nightly),
        *(("gathered", weight) for weight in NormWeight if weight is not NormWeight.NONE),
    ],
    ids=str,
)
def test_experts_that_pass_their_input_on_and_normed_outputs(strategy: str, norm: NormWeight | None) -> None:
    count, hidden, intermediate, top_k = SIZES[0]
    normed = None if norm is None else NormSpec(1e-5, norm)
    experts = ExpertsSpec(count, intermediate, zero=3, output_norm=normed)
    case = Case(strategy, tiers()[0], DType.F32, experts, hidden, top_k)
    check(case, 23, "uniform")


@pytest.mark.parametrize("strategy", ["gathered", pytest.param("grouped", marks=pytest.mark.nightly)])
def test_f16(strategy: str) -> None:
    check(case_of(strategy, tiers()[0], DType.F16, GLUS[0], SIZES[0], bias=True, weight_on=WeightOn.OUTPUT), 9, "few")


@pytest.mark.parametrize(
    ("strategy", "dtype"),
    [
        pytest.param("gathered", DType.F32, id="gathered-f32", marks=pytest.mark.nightly),
        pytest.param("grouped", DType.BF16, id="grouped-bf16"),
    ],
)
def test_threads_and_neighbours_do_not_change_a_bit(strategy: str, dtype: DType) -> None:
    case = in_blocks(strategy, tiers()[0], dtype, SMALL[strategy])
    rng = np.random.default_rng(3)
    weights = random_weights(routed_graph(case))
    x = rng.standard_normal((300, case.hidden)).astype(np.float32)
    ids = routing(rng, 300, 5, 3, "uniform")
    shares = rng.random((300, 3), np.float32)
    alone, together = session(case, weights), session(case, weights, threads=2)
    y = alone.run(x, ids=ids, weights=shares)["y"]
    for _ in range(5):
        np.testing.assert_array_equal(together.run(x, ids=ids, weights=shares)["y"], y)
    part = slice(40, 47)
    np.testing.assert_array_equal(
        alone.run(x[part].copy(), ids=ids[part].copy(), weights=shares[part].copy())["y"], y[part]
    )


@pytest.mark.parametrize("strategy", [pytest.param("gathered", marks=pytest.mark.nightly), "grouped"])
def test_an_expert_that_is_not_chosen_contributes_nothing(strategy: str) -> None:
    case = in_blocks(strategy, tiers()[0], DType.BF16, SMALL[strategy])
    weights = random_weights(routed_graph(case))
    rng = np.random.default_rng(0)
    x = rng.standard_normal((40, case.hidden)).astype(np.float32)
    ids = np.tile(np.array([[0, 2, 3]], np.int32), (40, 1))
    shares = rng.random((40, 3), np.float32)
    clean = session(case, weights).run(x, ids=ids, weights=shares)["y"].copy()
    for name in weights:
        weights[name][[1, 4]] = np.nan
    np.testing.assert_array_equal(session(case, weights).run(x, ids=ids, weights=shares)["y"], clean)


def test_the_text_is_the_same_every_time_and_static_counts_leave_no_arithmetic() -> None:
    case = case_of("grouped", AMX, DType.BF16, GLUS[0], SIZES[0], bias=True, weight_on=WeightOn.OUTPUT)
    assert routed_graph(case).text == routed_graph(case).text
    host = routed_graph(case, tokens=5).text.split("func.func public @main")[1]
    assert "arith.muli" not in host
    assert "tensor.dim" not in host
