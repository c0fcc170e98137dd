"""The table of a benchmark as it is printed, and as it is kept in a file while it is measured."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from emitter.errors import InputError
from emitter.io.files import require_writable, write_file
from moehlo.bench.machine import threads_of
from moehlo.bench.summary import by_count
from moehlo.bench.table import Row, read_csv, to_csv
from moehlo.cli.console import out, table


class Kept:
    """The file of ``--csv``, if there is one, and the rows that it held: refused before anything is measured."""

    def __init__(self, csv: Path | None, *, append: bool, force: bool) -> None:
        if append and csv is None:
            raise InputError("--append needs --csv: the table to write more rows to")
        self._csv, self._force, self._before = csv, force or append, list[Row]()
        if csv is not None:
            require_writable(csv, force=self._force)
            self._before = read_csv(csv) if append and csv.exists() else []

    def keep(self, rows: Sequence[Row]) -> None:
        """Write what was there and ``rows``."""
        if self._csv is not None:
            text = to_csv([*self._before, *rows]).encode()
            write_file(self._csv, lambda stream: stream.write(text), force=self._force)
            self._force = True


def show(rows: Sequence[Row], legend: str = "") -> None:
    """Print rows, with what they come to."""
    if not rows:
        return
    out.print(whole_table(rows) if rows[0].phase else layer_table(rows))
    if legend and (found := summary(rows)) is not None:
        out.print(found)
    if legend:
        out.print(legend)


def _shown(value: float, form: str = ".2f") -> str:
    return f"{value:{form}}" if value == value else "-"


def _rate(per_second: float) -> str:
    """Four digits, or all before the point."""
    return f"{per_second:.4g}" if per_second < 1e4 else f"{per_second:.0f}"


def layer_table(rows: Sequence[Row]) -> Table:
    """Rows of a layer."""
    first = rows[0]
    title = (
        f"{first.model} layer {first.layer}, {first.dtype}, {first.routing} routing, "
        f"{threads_of(first.threads, first.cpu)}, {'' if first.isa.startswith('xla') else 'kernels for '}{first.isa}"
    )
    columns = ("N", "", "ms", "least", "most", "of floor", "of read", "of peak", "fastest peer / ours", "note")
    found = table(title, columns, ("", "note"))
    for row in rows:
        if not row.ran:
            found.add_row(str(row.tokens), row.contender, *["-"] * 7, row.note)
            continue
        times = [f"{1e3 * t:.3f}" for t in (row.median, row.least, row.most)]
        ratios = map(_shown, (row.of_floor, row.of_read, row.of_peak, row.ahead))
        cached = (
            f"above what memory gave: {row.bytes / 1e6:.3g} MB in a cache, or a busy machine" if row.in_cache else ""
        )
        note = "; ".join(filter(None, (cached, row.note)))
        found.add_row(str(row.tokens), row.contender, *times, *ratios, note)
    return found


def summary(rows: Sequence[Row]) -> Table | None:
    """How near auto comes to the best of ours and the fastest peer; None where it was not timed."""
    counts = by_count(rows)
    if not counts:
        return None
    first = rows[0]
    title = f"auto; ceilings by {first.read_by} and {first.peak_by or 'no product'}"
    columns = ("N", "best strategy", "auto / best", "of read", "of peak", "fastest peer", "its time / auto")
    found = table(title, columns, ("best strategy", "fastest peer"))
    for count in counts:
        ratios = map(_shown, (count.auto.of_best, count.auto.of_read, count.auto.of_peak))
        best, peer = (row.contender if row else "-" for row in (count.best, count.peer))
        found.add_row(str(count.tokens), best, *ratios, peer, _shown(count.auto.ahead))
    return found


_WHOLE = (
    ("of it experts", "experts_share", ".2f"),
    ("attention", "attention_share", ".2f"),
    ("shared", "shared_share", ".2f"),
    ("head", "head_share", ".2f"),
    ("ahead", "ahead", ".2f"),
    ("in experts", "ahead_in_experts", ".2f"),
    ("if free", "ahead_if_free", ".2f"),
    ("if read", "ahead_if_read", ".2f"),
    ("MiB more", "grown_mib", ".0f"),
    ("formula", "formula_mib", ".0f"),
    ("dispatches", "dispatches", ".1f"),
    ("generated", "generated", ".1f"),
    ("distance", "difference", ".1e"),
)
"""Columns of whole models that are figures as they are."""


def whole_table(rows: Sequence[Row]) -> Table:
    """Rows of a whole model, under what they were measured on."""
    first = rows[0]
    sizes = f"{first.layers} layers, {first.dtype}, {threads_of(first.threads, first.cpu)}"
    named = ("phase", "tokens", "context", "by", "ms", "least", "most", "tokens/s", "MB", "of it cache", "of read")
    columns, title = (*named, "not ours", *(column for column, *_ in _WHOLE)), f"{first.model}, {sizes}"
    noted = () if all(row.ran for row in rows) else ("note",)
    words = ("phase", "by", *noted)
    found = table(f"{title}: {first.read / 1e9:.3g} GB/s read", (*columns, *noted), words, box=None, pad_edge=False)
    for row in rows:
        cells = [row.phase, str(row.tokens), str(row.context), row.contender]
        if row.ran:
            cells += [f"{1e3 * t:.4g}" for t in (row.median, row.least, row.most)]
            cells += [
                _rate(row.per_second),
                _shown(row.bytes / 1e6, ".4g"),
                _shown(row.cache_bytes / 1e6, ".3g"),
            ]
            cells += [_shown(row.of_read), _shown(1 - row.ours_share)]
            cells += (_shown(getattr(row, field), form) for _, field, form in _WHOLE)
            found.add_row(*cells)
        else:
            found.add_row(*cells, *["-"] * (len(columns) - len(cells)), row.note)
    return found
