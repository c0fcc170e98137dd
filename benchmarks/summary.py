"""What was promised and what was reached: ``python -m benchmarks.summary FILE...`` prints it of ``bench --csv``.

Pure functions over the rows. With ``--read`` also how far ahead of the fastest peer a call could be that only read the
weights, at so many bytes a second.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from emitter.errors import MoehloError
from moehlo.bench.machine import threads_of
from moehlo.bench.summary import by_count
from moehlo.bench.table import Row, read_csv


@dataclass(frozen=True)
class Target:
    """A figure of auto's row, at which counts it is asked for, and the least (or most) that it should be."""

    name: str
    value: Callable[[Row], float]
    applies: Callable[[int], bool]
    wanted: Callable[[Row], float]
    at_most: bool = False

    def text(self, row: Row) -> str:
        """The figure; bold where it misses the target."""
        value = self.value(row)
        if math.isnan(value) or not self.applies(row.tokens):
            return "-"
        wanted = self.wanted(row)
        missed = value > wanted if self.at_most else value < wanted
        return f"**{value:.2f}**" if missed else f"{value:.2f}"


TARGETS = (
    Target("of read bandwidth, N = 1", lambda r: r.of_read, lambda n: n == 1, lambda r: 0.85),
    Target("of matmul peak, N >= 1024", lambda r: r.of_peak, lambda n: n >= 1024, lambda r: _by_dtype(r, 0.8, 0.6)),
    Target(
        "fastest peer / auto",
        lambda r: r.ahead,
        lambda n: True,
        lambda r: _by_dtype(r, 1.1, 1.4) if r.tokens == 1 else 1.0,
    ),
    Target("auto / best strategy", lambda r: r.of_best, lambda n: True, lambda r: 1.05, at_most=True),
)
"""The four rows of figures that were promised."""


def _by_dtype(row: Row, f32: float, narrow: float) -> float:
    return f32 if row.dtype == "f32" else narrow


def targets(rows: Sequence[Row], read: float | None = None) -> str:
    """A Markdown table: for each layer and dtype the figures of ``TARGETS`` by token count, misses in bold.

    With ``read``, bytes a second, also what the fastest peer takes over reading the weights of a call at that: no call
    can be further ahead.
    """
    groups: dict[tuple[str, str, str, int, str, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.model, row.dtype, row.routing, row.threads, row.cpu, row.isa), []).append(row)
    found = {key: by_count(held) for key, held in groups.items()}
    tokens = sorted({count.tokens for counts in found.values() for count in counts})
    lines = [
        f"| model | dtype | figure | {' | '.join(f'N = {n}' for n in tokens)} |",
        f"|---|---|---|{'---|' * len(tokens)}",
    ]
    for (model, dtype, routing, *_), counts in found.items():
        at = {count.tokens: count.auto for count in counts}
        name = model if routing == "uniform" else f"{model}, {routing}"
        for target in TARGETS:
            texts = [target.text(at[n]) if n in at else "-" for n in tokens]
            lines.append(f"| {name} | {dtype} | {target.name} | {' | '.join(texts)} |")
        if read is not None:
            ahead = {c.tokens: c.peer.median * read / c.auto.bytes for c in counts if c.peer is not None}
            texts = [f"{ahead[n]:.2f}" if n in ahead else "-" for n in tokens]
            lines.append(f"| {name} | {dtype} | fastest peer / reading at {read:.3g} B/s | {' | '.join(texts)} |")
    return "\n".join(lines)


def conditions(rows: Sequence[Row]) -> str:
    """What the rows were measured on and with, a line for each machine and day; rounds as a median."""
    seen: dict[str, list[Row]] = {}
    for row in rows:
        what = f"{row.date}, {threads_of(row.threads, row.cpu)}, kernels for {row.isa}; read by {row.read_by}"
        seen.setdefault(f"{what}, {row.dtype} product by {row.peak_by or 'nothing'}", []).append(row)
    return "\n".join(
        f"{what}: {statistics.median(r.read for r in held) / 1e9:.1f} GB/s, "
        f"{statistics.median(r.peak for r in held) / 1e9:.0f} GFLOP/s"
        for what, held in seen.items()
    )


def main() -> int:
    """Print the table of the files that are named."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.summary", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="+", metavar="FILE.csv", type=Path)
    parser.add_argument("--read", type=float, metavar="B/S", help="what the fastest call could read in a second")
    given = parser.parse_args()
    if given.read is not None and not 0 < given.read < math.inf:
        parser.error(f"--read is {given.read}; expected bytes in a second, such as 4.45e12")
    try:
        rows = [row for path in given.files for row in read_csv(path)]
    except MoehloError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if not by_count(rows):
        print("error: no row of auto has times; `moehlo bench MODEL --csv FILE` measures it", file=sys.stderr)
        return 2
    print(f"{targets(rows, given.read)}\n\nBold misses its target.\n{conditions(rows)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
