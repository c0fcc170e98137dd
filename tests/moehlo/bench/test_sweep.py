"""The thresholds that a sweep finds."""

import itertools
import math
import random
from pathlib import Path

import pytest
from table_rows import row

from emitter.golden import goldens_root
from emitter.lowering import Thresholds
from emitter.packing import MlxAffine, MlxNvfp4, Packing
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.target.isa import AMX
from moehlo.bench import rigs
from moehlo.bench.contender import Absent, Contender
from moehlo.bench.rigs import Asked, open_iree
from moehlo.bench.run import Measurement
from moehlo.bench.sweep import best_thresholds, sweep, variant_times
from moehlo.bench.table import Row
from moehlo.bench.workload import Workload

COUNTS = (1, 2, 4, 8, 16, 32)


def lines(*slopes: tuple[float, float]) -> list[dict[int, float]]:
    return [{n: base + slope * n for n in COUNTS} for base, slope in slopes]


def found(gathered: dict[int, float], masked: dict[int, float], grouped: dict[int, float]) -> Thresholds:
    return best_thresholds({"gathered": gathered, "masked": masked, "grouped": grouped})


def test_thresholds_are_where_the_lines_cross() -> None:
    gathered, masked, grouped = lines((0.0, 1.0), (6.0, 0.1), (8.5, 0.01))
    assert found(gathered, masked, grouped).upto == ((4, "gathered"), (16, "masked"))
    never = dict.fromkeys(COUNTS, math.nan)
    assert found(gathered, never, grouped).upto == ((8, "gathered"),)
    assert found(dict.fromkeys(COUNTS, 9.0), masked, dict.fromkeys(COUNTS, 1.0)).upto == ()


def test_any_number_of_variants_is_swept() -> None:
    times = dict(zip("abcd", lines((0.0, 4.0), (6.0, 1.5), (12.5, 0.1), (14.5, 0.01)), strict=True))
    assert best_thresholds(times) == Thresholds(((2, "a"), (4, "b"), (16, "c")), "d")


def test_one_noisy_point_does_not_move_a_threshold() -> None:
    gathered, masked, grouped = lines((0.0, 1.0), (99.0, 0.0), (8.5, 0.01))
    gathered[2] = 9.5
    assert found(gathered, masked, grouped).upto == ((8, "gathered"),)


@pytest.mark.parametrize("seed", range(30))
def test_no_other_thresholds_lose_less(seed: int) -> None:
    rng = random.Random(seed)
    counts = range(1, 6)
    times = {v: {n: rng.choice([1.0, 1.5, 2.0, math.nan]) for n in counts} for v in "abcd"}
    times["e"] = {n: rng.choice([1.0, 1.5, 2.0]) for n in counts}
    least = {n: min(t[n] for t in times.values() if not math.isnan(t[n])) for n in counts}

    def total(ends: tuple[int, ...]) -> float:
        edges = [0, *ends, len(counts)]
        spans = zip(times, itertools.pairwise(edges), strict=True)
        taken = [(times[v][n], least[n]) for v, (low, high) in spans for n in counts[low:high]]
        return sum(math.inf if math.isnan(t) else math.log(t / fastest) for t, fastest in taken)

    every = itertools.combinations_with_replacement(range(len(counts) + 1), 4)
    ends = min(every, key=lambda ends: (total(ends), ends))
    spans = zip("abcd", itertools.pairwise((0, *ends)), strict=True)
    assert best_thresholds(times).upto == tuple((high, v) for v, (low, high) in spans if low < high)


def test_a_sweep_goes_by_medians(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {"masked": (1.0, 4.0), "ladder": (2.0, 3.0)}
    rows = [
        row(name, n, median, kind="ours", least=0.5 if (name, n) == ("ladder", 1) else median)
        for name, medians in times.items()
        for n, median in zip((1, 2), medians, strict=True)
    ]
    assert best_thresholds(variant_times(rows, [*times])) == Thresholds(((1, "masked"),), "ladder")


@pytest.mark.parametrize(
    ("packing", "form"), [(None, "plain"), (MlxAffine(4, 64, DType.BF16), "affine4"), (MlxNvfp4(), "plain")]
)
def test_a_sweep_says_how_the_kernels_read_the_experts(
    packing: Packing | None, form: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Over packed experts, and over such as are unpacked when they are loaded."""
    layer = open_model(goldens_root() / "configs" / "tiny" / "olmoe.json").layer()
    assert isinstance(layer.spec, MoeSpec)
    packings = () if packing is None else tuple((stem, packing) for stem in ("expert_gate_up", "expert_down"))
    work = Workload(layer.model, layer, layer.spec, DType.BF16, "uniform", {}, 0, packings)
    monkeypatch.setattr(rigs, "load_workload", lambda *_, **__: work)
    monkeypatch.setattr(rigs, "ChosenExperts", lambda *_: None)
    monkeypatch.setattr(rigs, "by_strategy", lambda w, m, strategy, *_: Absent(strategy.value, "ours", ""))

    def run(_work: object, plan: Measurement, _rig: object, variants: list[Contender], _progress: object) -> list[Row]:
        return [row(variant.name, p.tokens, p.tokens) for variant in variants for p in plan.points]

    monkeypatch.setattr("moehlo.bench.sweep.run", run)
    asked = Asked(layer.model, None, DType.BF16, isa="amx", modules=tmp_path)
    with open_iree(asked, Target.cpu(AMX)) as opened:
        line, rows = sweep(opened, (1, 4), 1, 1)
    assert (line.backend, line.dtype, line.packing) == ("cpu:amx", DType.BF16, form)
    masked = [] if form == "affine4" else ["masked"]
    assert list(dict.fromkeys(r.contender for r in rows)) == ["gathered", *masked, "grouped"]
