"""Tables: the limits that auto goes by, and benchmarks to be drawn."""

from __future__ import annotations

import csv
import dataclasses
import functools
import io
import math
import re
from pathlib import Path

from emitter import target as targets
from emitter.dispatch.thresholds import Measured, read_table, thresholds, write_table
from emitter.golden import goldens_root
from emitter.lowering import Thresholds
from emitter.packing.form import BITS
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target.isa import AVX2
from moehlo.bench.plots import draw_benchmark, save
from moehlo.bench.table import Row, read_csv

from ..mutation import csv_damage
from ..target import ROOT, Limits, Target, Wrong

_WHOLE = re.compile(r" *[0-9]{1,100} *")
_FLOAT = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]{1,3})?|")


def _cells(data: bytes) -> list[dict[str, str]]:
    """The table as the csv module alone reads it, by column; ``Wrong`` where rows and header differ."""
    try:
        header, *rows = csv.reader(io.StringIO(data.decode("utf-8"), newline=""))
    except Exception as error:
        raise Wrong(f"read; but it is no CSV: {error!r}"[:300]) from error
    rows = [row for row in rows if row]
    if len(set(header)) != len(header) or any(len(row) != len(header) for row in rows):
        raise Wrong("read; but columns occur twice, or rows are not as long as the header")
    return [dict(zip(header, row, strict=True)) for row in rows]


def _whole(text: str, least: int = 0) -> int:
    if not _WHOLE.fullmatch(text) or int(text) < least:
        raise Wrong(f"read; but {text[:50]!r} is no whole number from {least}")
    return int(text)


def _float(text: str) -> float:
    if not _FLOAT.fullmatch(text):
        raise Wrong(f"read; but {text[:50]!r} is no number")
    return float(text) if text else math.nan


@functools.cache
def threshold_seeds() -> tuple[bytes, ...]:
    """The table that comes with the package, and what a sweep writes."""
    few, more = Thresholds(((3, "gathered"),), "grouped"), Thresholds(((3, "gathered"), (900, "masked")), "grouped")
    line = Measured("cpu:avx2", DType.F32, 8, 2, 40, 24, few, "2026-01-02", "some CPU, 2 cores")
    table = (ROOT / "emitter" / "dispatch" / "thresholds.csv").read_bytes()
    packed = dataclasses.replace(line, packing="affine4+gguf-q6_k")
    short = write_table([line, packed, dataclasses.replace(line, dtype=DType.BF16, thresholds=more)]).encode()
    old = b"\n".join(row.rpartition(b",")[0] for row in short.splitlines())
    return table, short, old, b"\n".join(table.splitlines()[:4])


@functools.cache
def _spec() -> MoeSpec:
    spec = open_model(goldens_root() / "configs" / "tiny" / "olmoe.json").layer().spec
    assert isinstance(spec, MoeSpec)
    return spec


def judge_thresholds(data: bytes, path: Path) -> None:
    """Against the csv module and a strict notion of numbers; the thresholds made of it are whole and above 0."""
    table = read_table(path)
    expected = []
    for cells in _cells(data):
        sizes = {n: _whole(cells[n], 1) for n in ("experts", "top_k", "hidden", "intermediate")}
        *upto, beyond = cells["thresholds"].split(" ")
        pairs = tuple((_whole(entry.split(":")[1]), entry.split(":")[0]) for entry in upto)
        words = {n: cells[n] for n in ("backend", "date", "machine")} | {"packing": cells.get("packing", "plain")}
        if not set(words["packing"].split("+")) <= set(BITS):
            raise Wrong(f"a packing that there is none of: {words['packing']}")
        expected.append(Measured(dtype=DType(cells["dtype"]), **sizes, thresholds=Thresholds(pairs, beyond), **words))
    if table != tuple(expected):
        raise Wrong(f"read as {table}, is {expected}"[:1000])
    if not table:
        raise Wrong("a table without a line is read")
    for line in table:
        made = thresholds(_spec(), line.dtype, targets.Target.cpu(AVX2), table)
        if not all(type(most) is int and most >= 1 for most, _ in made.upto):
            raise Wrong(f"thresholds {made}")
        if not {made.beyond, *(variant for _, variant in made.upto)} <= {"gathered", "masked", "grouped"}:
            raise Wrong(f"a variant that there is none of: {made}")


THRESHOLDS = Target("thresholds", ".csv", threshold_seeds, csv_damage, judge_thresholds)


@functools.cache
def benchmark_seeds() -> tuple[bytes, ...]:
    """Benchmarks that were measured."""
    found = sorted((ROOT / "benchmarks" / "results").rglob("*.csv"), key=lambda p: (p.stat().st_size, p))
    return tuple(path.read_bytes() for path in (*found[:3], found[-1]))


def judge_benchmark(data: bytes, path: Path) -> None:
    """Against the csv module and a strict notion of numbers."""
    rows = read_csv(path)
    expected = []
    for cells in _cells(data):
        kinds = {f.name: f.type for f in dataclasses.fields(Row)}
        read = {"int": _whole, "float": _float, "str": str}
        expected.append({name: read[str(kinds[name])](text) for name, text in cells.items()})
    # tables of layers alone, from before whole models had rows, lack the columns after note
    later = {f.name: f.default for f in dataclasses.fields(Row) if f.default is not dataclasses.MISSING}
    whole = [later | cells for cells in expected]
    # repr: a number that is not there is NaN on both sides
    if repr([dataclasses.asdict(row) for row in rows]) != repr([{n: e[n] for n in kinds} for e in whole]):
        raise Wrong("rows are read otherwise than the csv module reads them")


BENCHMARK = Target("benchmark", ".csv", benchmark_seeds, csv_damage, judge_benchmark)


def judge_plot(data: bytes, path: Path) -> None:
    """What is read can be drawn."""
    stream = io.BytesIO()
    save(draw_benchmark(read_csv(path)), stream, ".png")
    if not stream.getvalue().startswith(b"\x89PNG"):
        raise Wrong("no figure was written")


PLOT = Target(
    "plot",
    ".csv",
    lambda: benchmark_seeds()[:2],
    csv_damage,
    judge_plot,
    share=0.01,
    limits=Limits(cpu=20.0, wall=120.0, bytes=1 << 30),
    warm=lambda: judge_plot(b"", _saved_seed()),
)


def _saved_seed() -> Path:
    path = Path.cwd() / "seed.csv"
    path.write_bytes(benchmark_seeds()[0])
    return path
