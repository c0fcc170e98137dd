"""The model of what variants cost: its formulas by hand, what it chooses, and what that loses where it was measured."""

import itertools
import json
import math
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from emitter.dispatch.cost import CostModel, Load, VariantCost, cost_model, row_blocks
from emitter.dispatch.thresholds import Measured, thresholds
from emitter.dtype import DType
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.kernels.cuda.kernel_set import CudaExperts
from emitter.lowering import Thresholds
from emitter.spec import ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec
from emitter.target import Target

TIMES = [*Path("benchmarks/results/2026-11-24-h100-variants").glob("*.jsonl")]
FEW = VariantCost(launches=10e-6, read=2e12, outputs=4)
MANY = VariantCost(launches=20e-6, read=1e12, rows=16, multiply=1e14)
MODEL = CostModel("times by hand", 2.0, 40e6, 4e12, 1e-9, 1e12, 2e12, {"gathered": FEW, "grouped_16": MANY})
LOAD = Load(experts=4, top_k=2, hidden=1000, intermediate=2000, bytes=10_000_000, tokens=1)
SPEC = MoeSpec(2048, RouterSpec(64, 8), ExpertsSpec(64, 1024))


@pytest.mark.parametrize(
    ("experts", "top_k", "tokens", "rows"), [(3, 1, 5, 2), (4, 2, 4, 3), (5, 5, 7, 3), (2, 1, 1, 8)]
)
def test_row_blocks_are_those_of_every_way_to_choose(experts: int, top_k: int, tokens: int, rows: int) -> None:
    ways = [*itertools.combinations(range(experts), top_k)]
    counts = [Counter(itertools.chain(*chosen)) for chosen in itertools.product(ways, repeat=tokens)]
    mean = sum(math.ceil(c / rows) for count in counts for c in count.values()) / len(counts)
    assert row_blocks(experts, top_k, tokens, rows) == pytest.approx(mean)


def test_gathering_reads_an_expert_for_each_choice_from_memory_or_the_cache() -> None:
    # 10 us, 16 KB of router; two experts of 10 MB, 2 * 1000 / 4 blocks of a nanosecond
    assert MODEL.seconds("gathered", LOAD) == pytest.approx(10e-6 + 16e-9 + 2 * 5e-6 + 0.5e-6)
    # 40 MB hold the experts of two tokens: a quarter of the choices was not read by them
    four = 10e-6 + 16e-9 + 8 * (0.25 * 5e-6 + 0.75 * 2.5e-6) + 4 * 0.5e-6
    assert MODEL.seconds("gathered", replace(LOAD, tokens=4)) == pytest.approx(four)


def test_row_blocks_are_read_once_and_multiplied_whole() -> None:
    # one token: two experts of 10 MB are read in 20 us, and are 2 row blocks of 16 rows of 10 M operations, in 3.2 us
    rows = 2 * (8 * 1000 + 4 * 2000) / 2e12
    assert MODEL.seconds("grouped_16", LOAD) == pytest.approx(20e-6 + 16e-9 + rows + math.hypot(20e-6, 3.2e-6))


def test_experts_without_a_gate_have_two_matrices() -> None:
    assert Load.of(SPEC, 1).bytes == 2 * 3 * 2048 * 1024
    plain = replace(SPEC, experts=replace(SPEC.experts, glu=GluSpec(kind=GluKind.PLAIN)))
    assert Load.of(plain, 1).bytes == 2 * 2 * 2048 * 1024


def test_the_least_cost_is_chosen_and_the_reason_has_both_sides_of_the_limit() -> None:
    spec = MoeSpec(1024, RouterSpec(8, 2), ExpertsSpec(8, 1024))
    found = MODEL.thresholds(spec)
    assert found.beyond == "grouped_16"
    ((most, first),) = found.upto
    assert first == "gathered"
    after = most + 1
    few, many = (MODEL.seconds(variant, Load.of(spec, after)) for variant in ("gathered", "grouped_16"))
    assert few > many
    assert MODEL.seconds("gathered", Load.of(spec, most)) <= MODEL.seconds("grouped_16", Load.of(spec, most))
    assert found.reason.startswith("modelled from times by hand: gathered takes ")
    assert f"grouped_16 {many * 1e6:.0f} for {after}, where gathered takes {few * 1e6:.0f}" in found.reason


def test_the_parameters_that_come_with_the_package_are_of_the_kernels_that_do() -> None:
    model = cost_model("cuda:sm_90", DType.BF16, SPEC)
    assert model is not None
    assert [*model.variants] == [*CudaExperts("sm_90").variants]
    few = GENERATIONS["sm_90"].few("bf16", "plain")
    assert {name: of.outputs for name, of in model.variants.items() if of.rows is None} == {
        name: found.down.outputs for name, found in few.items()
    }
    assert [of.rows for of in model.variants.values() if of.rows] == [16, 32, 64, 128]
    assert cost_model("cuda:sm_80", DType.BF16, SPEC) is None
    assert cost_model("cuda:sm_90", DType.F32, SPEC) is None


def test_a_layer_of_the_same_sizes_that_was_swept_goes_before_the_model_and_any_other_behind_it() -> None:
    line = Measured("cuda:sm_90/H", DType.BF16, 64, 8, 2048, 1024, Thresholds(((77, "gathered"),), "grouped"))
    h100 = Target.cuda("sm_90", "H")
    assert thresholds(SPEC, DType.BF16, h100, [line]).upto == ((77, "gathered"),)
    other = replace(SPEC, experts=replace(SPEC.experts, intermediate=1040))
    for table in ([line], []):
        found = thresholds(other, DType.BF16, h100, table)
        assert found.reason.startswith("modelled from times of 12 shapes on an NVIDIA H100")
        assert found == cost_model("cuda:sm_90", DType.BF16, other).thresholds(other)  # type: ignore[union-attr]
    # what was not measured: packed experts, another type, another architecture
    assert thresholds(other, DType.BF16, h100, [line], packing="affine4").reason.startswith("measured on")
    assert thresholds(other, DType.F32, h100, []).reason.startswith("estimated")
    assert thresholds(other, DType.BF16, Target.cuda("sm_80"), []).reason.startswith("estimated")
    small = replace(SPEC, hidden=256, experts=replace(SPEC.experts, intermediate=512))
    assert thresholds(small, DType.BF16, h100, [line]).reason.startswith("measured on")
    given = thresholds(other, DType.BF16, h100, [line], gather_threshold=5)
    assert [most for most, variant in given.upto if variant.startswith("gathered")][-1] == 5


@pytest.mark.parametrize(
    "text",
    [t for path in TIMES for t in path.read_text("utf-8").splitlines()],
    ids=lambda text: json.loads(text)["name"],
)
def test_what_is_chosen_is_within_5_percent_of_the_fastest_at_every_count_that_was_measured(text: str) -> None:
    measured = json.loads(text)
    experts, top_k, hidden, intermediate = measured["shape"]
    spec = MoeSpec(hidden, RouterSpec(experts, top_k), ExpertsSpec(experts, intermediate))
    model = cost_model("cuda:sm_90", DType.BF16, SPEC)
    assert model is not None
    found = model.thresholds(spec)
    for count, of in measured["seconds"].items():
        assert of[found.variant(int(count))] <= 1.05 * min(of.values()), count
