"""``moehlo bench MODEL --inside transformers``: a whole model, its experts by each implementation in turns."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from emitter.errors import InputError
from emitter.io.files import require_writable, write_file
from emitter.reading.hub import resolve
from emitter.signature import DType
from moehlo.cli.console import out, print_json, working
from moehlo.cli.options import choose_dtype

if TYPE_CHECKING:
    from moehlo.bench.inside import InsideRow

IMPLEMENTATIONS = ("eager", "batched_mm", "grouped_mm")
"""Peers inside transformers: the values of ``experts_implementation`` that a CPU runs."""
OPTIONS = frozenset(
    {
        *("model", "inside", "tokens", "cached", "layers", "dtype", "threads", "repeats", "thorough", "peers", "csv"),
        *("force", "as_json"),
    }
)
"""What ``bench --inside`` reads; another option is refused, not ignored."""


def require_options(given: Collection[str], spelled: Mapping[str, str]) -> None:
    """Refuse options of the other form of ``bench``.

    ``spelled`` is how each parameter is written on the command line.

    Raises:
        InputError: Naming them.
    """
    others = sorted(spelled[name] for name in given if name not in OPTIONS)
    if others:
        takes = ", ".join(sorted(option for name, option in spelled.items() if name in OPTIONS - {"model", "inside"}))
        raise InputError(f"{', '.join(others)}: not an option of bench --inside transformers, which takes {takes}")


def inside_transformers(
    model: str,
    *,
    prompts: Sequence[int],
    context: int,
    layers: int | None,
    dtype: DType | None,
    threads: int,
    repeats: int,
    peers: Sequence[str],
    csv: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Measure, print a table, write CSV and JSON."""
    import moehlo.transformers
    from moehlo.bench.inside import OPTIMIZED, InsidePlan, InsideRow, random_model, run_inside
    from moehlo.bench.machine import pin_to
    from moehlo.bench.table import to_csv, to_json
    from moehlo.transformers.dtypes import TORCHS

    if csv is not None:
        require_writable(csv, force=force)
    opened = resolve(model, None)
    compute = choose_dtype(dtype, None, opened.layer())
    rows: list[InsideRow] = []

    def kept(measured: list[InsideRow]) -> None:
        if csv is not None:
            write_file(
                csv, lambda stream: stream.write(to_csv(measured, InsideRow).encode()), force=force or bool(rows)
            )
        rows[:] = measured

    with _shown(rows), working() as progress:
        pin_to(threads)
        progress("making weights")
        whole = random_model(opened.root or opened.config, TORCHS[compute], layers)
        plan = InsidePlan((moehlo.transformers.NAME, OPTIMIZED, *peers), threads, prompts, context, repeats=repeats)
        kept(run_inside(opened.family.name, whole, plan, progress, kept, progress.at))
    if as_json:
        print_json({"rows": [to_json(row) for row in rows]})


@contextmanager
def _shown(rows: Sequence[InsideRow]) -> Iterator[None]:
    """Prints the rows that there are at the end, also where it is interrupted."""
    try:
        yield
    finally:
        if rows:
            _print(rows)


def _print(rows: Sequence[InsideRow]) -> None:
    out.print(_table(rows))
    out.print(
        "not ours: of a step, what no kernel of ours computes; moehlo is the experts alone, moehlo.optimize what is "
        "beside them too; "
        "ahead: of the fastest other, in the whole step and in the experts alone; if free, if read: of the whole step, "
        "were this one's experts to take no time, or (one token) as long as reading them"
    )


def _table(rows: Sequence[InsideRow]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in (
        "phase",
        "tokens",
        "context",
        "experts by",
        "ms",
        "least",
        "most",
        "tokens/s",
        "of it experts",
        "attention",
        "shared",
        "head",
        "not ours",
        "ahead",
        "in experts",
        "if free",
        "if read",
        "MiB more",
        "formula",
    ):
        table.add_column(name, justify="left" if name in ("phase", "experts by") else "right")
    for row in rows:
        shown = [row.note] if not row.repeats else [f"{row.median * 1e3:.4g}"]
        if row.repeats:
            shown += [f"{row.least * 1e3:.4g}", f"{row.most * 1e3:.4g}", f"{row.per_second:.4g}"]
            shares = (row.experts_share, row.attention_share, row.shared_share, row.head_share)
            shown += [*(f"{share:.2f}" for share in shares), _ratio(1 - row.ours_share), _ratio(row.ahead)]
            shown += map(_ratio, (row.ahead_in_experts, row.ahead_if_free, row.ahead_if_read))
            shown += [f"{row.grown_mib:.0f}", "" if math.isnan(row.formula_mib) else f"{row.formula_mib:.0f}"]
        table.add_row(row.phase, str(row.tokens), str(row.context), row.implementation, *shown)
    return table


def _ratio(value: float) -> str:
    return "" if math.isnan(value) else f"{value:.2f}"
