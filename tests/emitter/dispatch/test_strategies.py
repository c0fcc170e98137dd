"""Whole blocks by every strategy: as float64 truth, one branch taken per call, none left when N is static."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from emitter.dispatch.thresholds import Measured, thresholds
from emitter.graphs import emit, signature_arguments
from emitter.iree import Session, compile_graph
from emitter.lowering import Thresholds
from emitter.plan import Plan, Request, Strategy, plan
from emitter.signature import DType, Role
from emitter.spec import CapacitySpec, ExpertsSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec
from emitter.target import Target, host_features, parse_target
from emitter.target.isa import AMX, AVX2, PORTABLE, Isa, best_isa
from oracle.compare import compare

SPEC = MoeSpec(70, RouterSpec(9, 3), ExpertsSpec(7, 37, zero=2), SharedSpec(26, gate=SharedGate.SIGMOID))
SELECTIVE = replace(SPEC, experts=replace(SPEC.experts, capacity=CapacitySpec(fraction=0.25), padding=True))
LIMITS = Thresholds(((4, "gathered"), (9, "masked")), "grouped")
TWO_LIMITS = Thresholds(((4, "gathered"),), "grouped")


LEAN = MoeSpec(70, RouterSpec(7, 3), ExpertsSpec(7, 37))


def session(
    strategy: Strategy, limits: Thresholds | None = None, spec: MoeSpec = SPEC, isa: Isa | None = None
) -> Session:
    isa = isa or best_isa(host_features())
    options = plan(spec, Request(strategy, target=Target.cpu(isa), stages=True, thresholds=limits))
    return Session(compile_graph(emit(spec, options), parse_target("cpu")), random_weights(spec, options))


def random_weights(spec: MoeSpec, options: Plan) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(0)
    arguments = [a for a in signature_arguments(spec, options) if a.role is Role.WEIGHT]
    return {a.name: (0.2 * rng.standard_normal(a.shape)).astype(a.dtype.numpy) for a in arguments}


# The one has all that the other has, and choices that are taken back. The nightly run has the host's own tier.
@pytest.mark.parametrize(
    ("spec", "strategy", "isa"),
    [
        pytest.param(SELECTIVE, Strategy.GROUPED, PORTABLE, id="grouped-some slots-portable"),
        *(
            pytest.param(spec, strategy, None, id=f"{strategy.value}-{name}", marks=pytest.mark.nightly)
            for strategy in (Strategy.GATHERED, Strategy.GROUPED)
            for name, spec in (("all slots", SPEC), ("some slots", SELECTIVE))
        ),
    ],
)
def test_a_strategy_gives_what_truth_gives(spec: MoeSpec, strategy: Strategy, isa: Isa | None) -> None:
    running, weights = session(strategy, LIMITS, spec, isa), random_weights(spec, Plan(None))
    for tokens in (0, 1, 4, 5, 9, 10, 61):
        rng = np.random.default_rng(tokens)
        x = rng.standard_normal((tokens, SPEC.hidden)).astype(np.float32)
        inputs = {"padding_mask": rng.integers(0, 2, tokens, np.int32)} if spec is SELECTIVE else {}
        found = running.run(x, **inputs)
        assert (found["weights"] == 0.0).any() == (spec is SELECTIVE and tokens > 1)
        judged = compare(spec, weights, x, found, DType.F32, inputs=inputs)
        assert judged.passed, f"{tokens} tokens: {judged.problems} {judged.flips} {judged.stages}"


# Masked-dense takes half of the time: the short form has it as a branch in tests/emitter/stages/test_further_inputs.py.
@pytest.mark.parametrize(
    "limits",
    [pytest.param(LIMITS, id="three", marks=pytest.mark.nightly), pytest.param(TWO_LIMITS, id="two")],
)
def test_auto_takes_the_branch_that_the_token_count_asks_for(limits: Thresholds) -> None:
    auto = session(Strategy.AUTO, limits, LEAN, PORTABLE)
    strategies = [Strategy(name) for name in (*(name for _, name in limits.upto), limits.beyond)]
    # each with the other branches in the text, as the automatic one has them
    alone = {s: session(Strategy.AUTO, Thresholds(((99, s.value),), "grouped"), LEAN, PORTABLE) for s in strategies}
    rng = np.random.default_rng(5)
    between = strategies[1]
    taken = {1: Strategy.GATHERED, 4: Strategy.GATHERED, 5: between, 9: between, 10: Strategy.GROUPED}
    for tokens, strategy in taken.items():
        x = rng.standard_normal((tokens, SPEC.hidden)).astype(np.float32)
        np.testing.assert_array_equal(auto.run(x)["output"], alone[strategy].run(x)["output"])


@pytest.mark.parametrize(("tokens", "strategy"), [(4, Strategy.GATHERED), (5, Strategy.MASKED), (10, Strategy.GROUPED)])
def test_a_static_token_count_leaves_one_strategy(tokens: int, strategy: Strategy) -> None:
    auto = emit(SPEC, plan(SPEC, Request(Strategy.AUTO, tokens=tokens, thresholds=LIMITS))).text
    main = auto.split("func.func public @main")[1]
    assert "scf.if" not in main
    (stage,) = [line.strip() for line in main.splitlines() if "// stage: experts" in line and "of 1," not in line][:1]
    wanted = {Strategy.GATHERED: "gathered: ", Strategy.MASKED: "all 7 experts", Strategy.GROUPED: "grouped: "}
    assert stage.startswith(f"// stage: experts: {wanted[strategy]}")
    if strategy is not Strategy.MASKED:
        alone = replace(SPEC, shared=None)
        requests = (Request(each, tokens=tokens, thresholds=LIMITS) for each in (Strategy.AUTO, strategy))
        assert len({emit(alone, plan(alone, request)).text for request in requests}) == 1


AVX2_CPU, AMX_CPU = Target.cpu(AVX2), Target.cpu(AMX)
MIXTRAL = MoeSpec(4096, RouterSpec(8, 2), ExpertsSpec(8, 14336))
QWEN3 = MoeSpec(2048, RouterSpec(128, 8), ExpertsSpec(128, 768))
TABLE = [
    Measured("cpu:avx2", DType.F32, 64, 8, 2048, 1024, Thresholds(((16, "gathered"),), "grouped")),
    Measured("cpu:avx2", DType.F32, 8, 2, 4096, 14336, Thresholds(((2, "gathered"), (12, "masked")), "grouped")),
    Measured("cpu:amx", DType.F32, 8, 2, 4096, 14336, Thresholds(((99, "gathered"),), "grouped")),
]


def found(spec: MoeSpec, **given: Any) -> Thresholds:
    return thresholds(spec, DType.F32, AVX2_CPU, TABLE, **given)


def test_thresholds_are_those_of_the_shape_that_is_most_alike() -> None:
    measured = found(MIXTRAL)
    assert measured.upto == ((2, "gathered"), (12, "masked"))
    assert measured.beyond == "grouped"
    assert "E 8, k 2" in measured.reason
    # 128 / 8 experts per choice are twice as thin as 64 / 8
    assert found(QWEN3).upto == ((32, "gathered"),)
    # 2 rows per expert, 8 / 2 experts per choice
    estimated = thresholds(MIXTRAL, DType.BF16, AVX2_CPU, TABLE)
    assert estimated.upto == ((8, "gathered"),)
    assert "estimated" in estimated.reason


def test_thresholds_of_a_gpu_are_its_own_where_there_are_some() -> None:
    h200, h100, a100 = (
        Target.cuda(arch, name) for arch, name in (("sm_90", "H200"), ("sm_90", "H100"), ("sm_80", "A100"))
    )
    shape = (DType.BF16, 64, 8, 2048, 1024)
    table = [
        Measured("cuda:sm_90/H200", *shape, Thresholds(((1, "gathered"),), "grouped")),
        Measured("cuda:sm_90/H100", DType.F32, 64, 8, 2048, 1024, Thresholds(((2, "gathered"),), "grouped")),
        Measured("cuda:sm_90/H100", DType.BF16, 8, 2, 4096, 14336, Thresholds(((3, "gathered"),), "grouped")),
    ]

    def of(target: Target) -> Thresholds:
        spec = MoeSpec(2048, RouterSpec(64, 8), ExpertsSpec(64, 1024))
        return thresholds(spec, DType.BF16, target, table)

    assert (of(h200).upto, "measured on cuda:sm_90/H200 for E 64" in of(h200).reason) == (((1, "gathered"),), True)
    # its own are for another shape, and those for this one another device's: a model goes before both
    assert "modelled" in of(h100).reason
    for unknown in (Target.cuda("sm_90"), Target.cuda("sm_90", "H20")):
        assert (of(unknown).upto, "measured on cuda:sm_90/H200" in of(unknown).reason) == (((1, "gathered"),), True)
    assert "estimated" in of(a100).reason


@pytest.mark.parametrize(
    ("most", "expected"),
    [
        (0, ((0, "gathered"), (64, "grouped_16"))),
        (1, ((1, "gathered"), (64, "grouped_16"))),
        (4, ((1, "gathered"), (4, "gathered_16"), (64, "grouped_16"))),
        (9, ((1, "gathered"), (9, "gathered_16"), (64, "grouped_16"))),
        (70, ((1, "gathered"), (70, "gathered_16"))),
    ],
)
def test_who_says_up_to_where_to_gather_gets_the_variants_that_gather_so_far(most: int, expected) -> None:
    limits = Thresholds(((1, "gathered"), (6, "gathered_16"), (64, "grouped_16")), "grouped")
    table = [Measured("cuda:sm_90", DType.BF16, 64, 8, 2048, 1024, limits)]
    spec = MoeSpec(2048, RouterSpec(64, 8), ExpertsSpec(64, 1024))
    given = thresholds(spec, DType.BF16, Target.cuda("sm_90"), table, gather_threshold=most)
    assert given.upto == expected


def test_thresholds_prefer_what_is_given_to_the_table() -> None:
    assert found(MIXTRAL, sort_threshold=40).upto == ((2, "gathered"), (40, "masked"))
    assert found(MIXTRAL, sort_threshold=7).upto == ((2, "gathered"), (7, "masked"))
    assert found(QWEN3, sort_threshold=5).upto == ((5, "gathered"),)
    assert found(MIXTRAL, gather_threshold=3).upto == ((3, "gathered"), (12, "masked"))
    assert found(MIXTRAL, gather_threshold=50).upto == ((50, "gathered"),)
    both = found(MIXTRAL, gather_threshold=1, sort_threshold=4)
    assert (both.upto, both.reason) == (((1, "gathered"), (4, "masked")), "given")


@pytest.mark.parametrize("upto", [((4, "a"), (4, "b")), ((4, "a"), (3, "b")), ((-1, "a"),)])
def test_thresholds_that_do_not_rise_are_refused(upto: tuple[tuple[int, str], ...]) -> None:
    with pytest.raises(ValueError, match="do not rise"):
        Thresholds(upto, "beyond")


def test_any_number_of_variants_is_chosen_from() -> None:
    ladder = Thresholds(((1, "one"), (4, "few"), (64, "some"), (512, "many")), "most")
    assert [ladder.variant(n) for n in (0, 1, 2, 4, 5, 65, 513)] == ["one", "one", "few", "few", "some", "many", "most"]
