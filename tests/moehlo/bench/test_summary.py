"""What a table comes to: judged by the automatic strategy, misses in bold."""

import math
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from table_rows import row

from benchmarks.summary import main, targets
from moehlo.bench.summary import by_count
from moehlo.bench.table import to_csv

ROWS = [
    row("gathered", 1, 1.0),
    row("grouped", 1, 3.0),
    row("auto", 1, 1.02, of_read=0.9, ahead=1.05, of_best=1.02),
    row("HF eager", 1, 1.3),
    row("XLA masked", 1, 1.2),
    row("grouped", 1024, 3.0),
    row("auto", 1024, 3.3, of_peak=0.7, ahead=1.5, of_best=1.1),
    row("HF eager", 1024, math.nan, repeats=0),
]


def test_each_count_names_the_best_strategy_and_the_fastest_peer() -> None:
    first, last = by_count(ROWS)
    assert (first.tokens, first.best.contender, first.peer.contender) == (1, "gathered", "XLA masked")
    assert (last.tokens, last.best.contender, last.peer) == (1024, "grouped", None)
    assert by_count([row("grouped", 1, 1.0)]) == []


def test_of_repeats_the_last_counts_and_of_times_the_median() -> None:
    lucky = row("XLA masked", 1, 1.4, least=0.1)
    (count, _) = by_count(
        [row("auto", 1, 9.0), row("gathered", 1, 0.5), *ROWS, row("grouped", 1, 3.0, least=0.1), lucky]
    )
    assert (count.auto.median, count.best.contender, count.best.median) == (1.02, "gathered", 1.0)
    assert count.peer.contender == "HF eager"


def test_the_targets_of_a_dtype_and_what_misses_them() -> None:
    narrow = [row("auto", 1024, 3.3, dtype="bf16", of_peak=0.7, ahead=math.nan, of_best=1.05)]
    assert targets([*ROWS, *narrow]).splitlines() == [
        "| model | dtype | figure | N = 1 | N = 1024 |",
        "|---|---|---|---|---|",
        "| olmoe | f32 | of read bandwidth, N = 1 | 0.90 | - |",
        "| olmoe | f32 | of matmul peak, N >= 1024 | - | **0.70** |",
        "| olmoe | f32 | fastest peer / auto | **1.05** | 1.50 |",
        "| olmoe | f32 | auto / best strategy | 1.02 | **1.10** |",
        "| olmoe | bf16 | of read bandwidth, N = 1 | - | - |",
        "| olmoe | bf16 | of matmul peak, N >= 1024 | - | 0.70 |",
        "| olmoe | bf16 | fastest peer / auto | - | - |",
        "| olmoe | bf16 | auto / best strategy | - | 1.05 |",
    ]


def test_how_far_ahead_a_call_could_be_that_only_read_the_weights() -> None:
    # the fastest peer takes 1.2 s at one token and did not run at 1024; a call reads 3 GB
    rows = [replace(each, bytes=3e9) for each in ROWS]
    lines = targets(rows, 5e9).splitlines()
    assert lines[:-1] == targets(rows).splitlines()
    assert lines[-1] == "| olmoe | f32 | fastest peer / reading at 5e+09 B/s | 2.00 | - |"


def test_the_command_prints_the_table_and_refuses_other_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bench.csv"
    path.write_text(to_csv(ROWS))

    def call(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["summary", *map(str, arguments)])
        try:
            code = main()
        except SystemExit as ended:
            code = ended.code
        return code, *capsys.readouterr()

    code, out, _ = call(path)
    assert code == 0
    assert out.startswith(targets(ROWS))
    assert "2026-01-02, 1 thread of some CPU, kernels for avx2; read by numpy max" in out
    path.write_text("no table")
    alone = tmp_path / "peers.csv"
    alone.write_text(to_csv([row("HF eager", 1, 1.0)]))
    assert "no row of auto" in call(alone)[2]
    assert "--read is 0.0; expected bytes in a second" in call(path, "--read", 0)[2]
    for arguments in ((), (path,), (alone,), (tmp_path / "none.csv",), (path, "--read", "nan")):
        assert call(*arguments)[:2] == (2, "")
