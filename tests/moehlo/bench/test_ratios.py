"""The published ratios, on times, speeds and figures whose ratios are known: all worked out by hand."""

import dataclasses
import math
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from clock import Clock, Layer, StandIn, Timed
from rich.console import Console
from table_rows import row

from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.contender import distance
from moehlo.bench.machine import Machine
from moehlo.bench.run import Cost, Point, Rates, Timing, rows_of
from moehlo.bench.table import Row
from moehlo.bench.workload import LayerWork, load_workload
from moehlo.cli.measured import layer_table, summary, whole_table

MACHINE = Machine("2026-01-02", "some CPU", 4, "avx2", "a=1")
# The rounds' tokens choose 2, 8 and 4 experts (the warm-up's 9 count for nothing): 20, 80 and 40 bytes, 300 FLOPs each.
COSTS = [Cost(10.0 * touched, 300.0, touched) for touched in (9, 2, 8, 4)]


def timed(name: str, kind: str, seconds: list[float], reads: list[float]) -> Timing:
    contender = Timed(name, kind, 1.0, StandIn(Clock()))
    return Timing(contender, seconds=seconds, reads=reads, difference=0.25, note=f"of {name}")


def found(peak: float = 100.0) -> dict[str, Row]:
    timings = [
        timed("gathered", "ours", [5, 10, 16], [10, 10, 10]),
        timed("grouped", "ours", [4, 11, 12], [10, 10, 10]),
        timed("auto", "ours", [6, 20, 8], [4, 20, 5]),
        # Of the peers HF has the least time and the least mean, XLA the least median.
        timed("HF eager", "peer", [9, 19, 21], [10, 10, 10]),
        timed("XLA masked", "peer", [12, 18, 40], [10, 10, 10]),
        timed("HF batched_mm", "peer", [60], [10]),
        timed("HF grouped_mm", "peer", [], []),
    ]
    made = rows_of(Layer(), MACHINE, 2, timings, Point(5), COSTS, Rates("sum", "product", 10.0, peak))
    assert [r.contender for r in made] == [t.name for t in timings]
    return {r.contender: r for r in made}


def test_a_row_says_what_was_measured_where() -> None:
    auto = found()["auto"]
    assert (auto.date, auto.cpu, auto.cores, auto.isa, auto.versions) == ("2026-01-02", "some CPU", 4, "avx2", "a=1")
    assert (auto.model, auto.layer, auto.dtype, auto.routing) == ("olmoe", 3, "bf16", "skewed")
    assert (auto.threads, auto.tokens, auto.repeats, auto.kind) == (2, 5, 3, "ours")
    assert (auto.read, auto.read_by, auto.peak, auto.peak_by) == (10.0, "sum", 100.0, "product")
    assert (auto.difference, auto.note) == (0.25, "of auto")


def test_times_experts_bytes_and_flops_are_medians_of_the_rounds() -> None:
    auto = found()["auto"]
    assert (auto.median, auto.least, auto.most) == (8, 6, 20)
    assert (auto.experts, auto.bytes, auto.flops) == (4, 40, 300)


def test_the_floor_is_the_slower_of_reading_and_computing() -> None:
    # By rounds: max(20/10, 300/100) = 3, max(80/10, 3) = 8, max(40/10, 3) = 4.
    assert {r.floor for r in found().values()} == {4}
    # Without a product there is no floor but memory's: 2, 8 and 4; with a slow one, 300/30 = 10.
    assert {r.floor for r in found(math.nan).values()} == {4}
    assert {r.floor for r in found(30.0).values()} == {10}


def test_fractions_of_floor_read_and_peak_are_by_rounds_at_the_speed_just_before_each() -> None:
    rows = found()
    # auto takes 6, 20, 8 s, at 4, 20, 5 bytes/s; its floors are 20/4 = 5, max(80/20, 3) = 4 and 40/5 = 8.
    assert rows["auto"].of_floor == pytest.approx(5 / 6)  # of 5/6, 4/20, 8/8
    assert rows["auto"].of_read == pytest.approx(5 / 6)  # of 20/6/4, 80/20/20, 40/8/5
    assert rows["auto"].of_peak == pytest.approx(0.375)  # of 300/100 over 6, 20, 8
    # gathered takes 5, 10, 16 s at 10 bytes/s: floors 3, 8, 4
    assert rows["gathered"].of_floor == pytest.approx(0.6)  # of 3/5, 8/10, 4/16
    assert rows["gathered"].of_read == pytest.approx(0.4)  # of 20/50, 80/100, 40/160
    assert rows["gathered"].of_peak == pytest.approx(0.3)  # of 300/100 over 5, 10, 16
    assert rows["HF batched_mm"].of_floor == pytest.approx(3 / 60)
    assert math.isnan(found(math.nan)["auto"].of_peak)


def test_ahead_is_the_time_of_the_fastest_peer_over_ours_and_of_best_ours_over_the_best_single_strategy() -> None:
    rows = found()
    assert rows["auto"].ahead == pytest.approx(2.0)  # of 12/6, 18/20, 40/8
    assert rows["gathered"].ahead == pytest.approx(2.4)  # of 12/5, 18/10, 40/16
    # gathered has the least median of the single strategies, grouped the least time
    assert rows["auto"].of_best == pytest.approx(1.2)  # of 6/5, 20/10, 8/16
    assert rows["grouped"].of_best == pytest.approx(0.8)  # of 4/5, 11/10, 12/16
    assert rows["gathered"].of_best == 1.0
    assert all(math.isnan(r.ahead) and math.isnan(r.of_best) for r in rows.values() if r.kind == "peer")


def test_what_did_not_run_has_no_ratio() -> None:
    idle = found()["HF grouped_mm"]
    assert (idle.repeats, idle.ran) == (0, False)
    for name in ("median", "least", "most", "of_floor", "of_read", "of_peak", "ahead", "of_best"):
        assert math.isnan(getattr(idle, name)), name


def test_the_distance_is_relative_to_the_reference() -> None:
    assert distance(np.array([3.0, 4.0]), np.array([0.0, 8.0])) == pytest.approx(5 / 8)
    assert distance(np.array([0.0, 8.0]), np.array([0.0, 8.0])) == 0


def test_bytes_and_flops_of_a_workload() -> None:
    """8 experts of 3 x 40 x 24 (gate, up, down), 3 for a token, and a router of 8 x 40 in f32."""
    work = load_workload(open_model(Path("goldens/configs/tiny/olmoe.json")), None, DType.BF16)
    chosen = np.array([[0, 1, 2], [2, 3, 7]] * 2)
    cost = LayerWork(work, lambda x: chosen).cost(Point(7), work.inputs(7, 1)[0])
    expert = 3 * 40 * 24
    assert cost == Cost(4 * 8 * 40 + 2 * 5 * expert, 2 * 7 * (8 * 40 + 3 * expert), 5)


def printed(table: object, width: int = 300) -> list[list[str]]:
    """The cells of each line that holds any."""
    text = StringIO()
    Console(file=text, width=width).print(table)
    lines = [line.strip("│┃ \n") for line in text.getvalue().splitlines() if line.startswith(("│", "┃"))]
    return [[cell.strip() for cell in line.replace("┃", "│").split("│")] for line in lines]


def test_the_printed_tables_hold_each_figure_in_its_column() -> None:
    nothing = {"repeats": 0, "median": math.nan, "note": "no memory"}
    rows = [
        row("gathered", 1, 0.002, of_floor=0.9, of_read=0.8, of_peak=0.3, ahead=1.5, of_best=1.0),
        row("auto", 1, 0.003, most=0.004, least=0.001, of_floor=0.6, of_read=0.5, of_peak=0.1, ahead=1.4, of_best=1.25),
        row("HF eager", 1, 0.006, ahead=math.nan, of_best=math.nan, of_floor=0.3, of_read=0.2, of_peak=math.nan),
        dataclasses.replace(row("XLA masked", 1, 1.0), **nothing),
    ]
    head, *lines = printed(layer_table(rows))
    assert head == ["N", "", "ms", "least", "most", "of floor", "of read", "of peak", "fastest peer / ours", "note"]
    assert lines[0] == ["1", "gathered", "2.000", "2.000", "4.000", "0.90", "0.80", "0.30", "1.50"]
    assert lines[1] == ["1", "auto", "3.000", "1.000", "4.000", "0.60", "0.50", "0.10", "1.40"]
    assert lines[2] == ["1", "HF eager", "6.000", "6.000", "12.000", "0.30", "0.20", "-", "-"]
    assert lines[3] == ["1", "XLA masked", "-", "-", "-", "-", "-", "-", "-", "no memory"]
    head, *lines = printed(summary(rows))
    assert head == ["N", "best strategy", "auto / best", "of read", "of peak", "fastest peer", "its time / auto"]
    assert lines == [["1", "gathered", "1.25", "0.50", "0.10", "HF eager", "1.40"]]
    assert summary([row("ladder", 1, 0.002)]) is None  # nothing was asked of auto


def test_the_printed_table_of_a_whole_model_has_each_figure_in_its_column() -> None:
    shares = {"experts_share": 0.5, "attention_share": 0.2, "shared_share": 0.1, "head_share": 0.05, "ours_share": 0.75}
    ratios = {"ahead": 1.5, "ahead_in_experts": 1.6, "ahead_if_free": 1.7, "ahead_if_read": 1.8, "of_read": 0.45}
    sizes = {"grown_mib": 3.0, "formula_mib": 4.0, "difference": 0.25, "cache_bytes": 2e6}
    sizes |= {"dispatches": 31.5, "generated": 7.5}
    common = {"phase": "decode", "context": 64, "layers": 4, "bytes": 5e6, "per_second": 50.0, "kind": "ours"}
    lines = StringIO()
    whole = row("moehlo", 1, 0.02, **shares, **ratios, **sizes, **common)
    failed = row("eager", 1, math.nan, phase="decode", repeats=0, note="no memory")
    Console(file=lines, width=300).print(whole_table([whole, failed]))
    title, head, first, second = (line.split() for line in lines.getvalue().splitlines())
    assert "4 layers, f32, 1 thread of some CPU: 10 GB/s read" in " ".join(title)
    named = ["phase", "tokens", "context", "by", "ms", "least", "most", "tokens/s", "MB", "of", "it", "cache"]
    assert head[: len(named)] == named
    assert first[:9] == ["decode", "1", "64", "moehlo", "20", "20", "40", "50", "5"]
    assert first[9:19] == ["2", "0.45", "0.25", "0.50", "0.20", "0.10", "0.05", "1.50", "1.60", "1.70"]
    assert first[19:] == ["1.80", "3", "4", "31.5", "7.5", "2.5e-01"]
    # what failed has its reason in a column of its own, which is there for that alone
    assert second == ["decode", "1", "0", "eager", *["-"] * 21, "no", "memory"]
    assert head[-1] == "note"
    fast = row("moehlo", 512, 0.02, **{**shares, **ratios, **sizes, **common, "per_second": 226200.0})
    lines = StringIO()
    Console(file=lines, width=300).print(whole_table([fast]))
    _, head, only = (line.split() for line in lines.getvalue().splitlines())
    assert (only[7], "note" in head) == ("226200", False)


def test_what_is_above_the_ceiling_of_memory_has_a_note() -> None:
    """173 % of what memory gives is no mistake where 2 MB of weights stay in a cache."""
    rows = [row("auto", 1, 1.0, of_floor=1.73, of_read=1.73, bytes=2e6), row("auto", 2, 1.0, of_read=1.04)]
    (noted,) = (line for line in printed(layer_table(rows), 250) if "above what memory gave" in line[-1])
    assert "1.73" in noted
    assert "2 MB in a cache" in noted[-1]
