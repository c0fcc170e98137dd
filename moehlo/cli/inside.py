"""``moehlo bench MODEL --inside transformers``: a whole model, its experts by each implementation in turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from emitter.errors import InputError
from emitter.files import require_writable, write_file
from emitter.reading.hub import resolve
from emitter.signature import DType
from moehlo.cli.console import err, out, print_json

if TYPE_CHECKING:
    from moehlo.bench.inside import InsideRow

IMPLEMENTATIONS = ("eager", "batched_mm", "grouped_mm")
"""Peers inside transformers: the values of ``experts_implementation`` that a CPU runs."""
OPTIONS = frozenset(
    {"model", "inside", "tokens", "cached", "layers", "dtype", "threads", "repeats", "peers", "csv", "force", "as_json"}
)
"""What ``bench --inside`` reads; another option is refused, not ignored."""


def require_options(given: Collection[str]) -> None:
    """Refuse options of the other form of ``bench``.

    Raises:
        InputError: Naming them.
    """
    others = [f"--{name.replace('_', '-')}" for name in sorted(set(given) - OPTIONS)]
    if others:
        takes = ", ".join(
            f"--{n.replace('as_', '').replace('cached', 'context')}" for n in sorted(OPTIONS - {"model", "inside"})
        )
        raise InputError(f"{', '.join(others)}: not an option of bench --inside transformers, which takes {takes}")


def inside_transformers(
    model: str,
    *,
    prompts: Sequence[int],
    context: int,
    layers: int | None,
    dtype: DType,
    threads: int,
    repeats: int,
    peers: Sequence[str],
    csv: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Measure, print a table, write CSV and JSON."""
    import moehlo.transformers
    from moehlo.bench.inside import InsidePlan, random_model, run_inside, to_csv, to_json
    from moehlo.bench.machine import pin_to
    from moehlo.transformers.dtypes import TORCHS

    if csv is not None:
        require_writable(csv, force=force)
    opened = resolve(model, None)
    with err.status("") as status:

        def progress(text: str) -> None:
            status.update(text)
            if not err.is_terminal:
                err.print(text)

        pin_to(threads)
        progress("making weights")
        whole = random_model(opened.root or opened.config, TORCHS[dtype], layers)
        plan = InsidePlan((moehlo.transformers.NAME, *peers), threads, prompts, context, repeats=repeats)
        rows = run_inside(opened.family.name, whole, plan, progress)
    if csv is not None:
        write_file(csv, lambda stream: stream.write(to_csv(rows).encode()), force=force)
    out.print(_table(rows))
    if as_json:
        print_json({"rows": [to_json(row) for row in rows]})


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
        "ahead",
        "MiB more",
        "formula",
    ):
        table.add_column(name, justify="left" if name in ("phase", "experts by") else "right")
    for row in rows:
        shown = [row.note] if not row.repeats else [f"{row.median * 1e3:.4g}"]
        if row.repeats:
            shown += [f"{row.least * 1e3:.4g}", f"{row.most * 1e3:.4g}", f"{row.per_second:.4g}"]
            shares = (row.experts_share, row.attention_share, row.shared_share, row.head_share)
            shown += [*(f"{share:.2f}" for share in shares), f"{row.ahead:.2f}", f"{row.grown_mib:.0f}"]
            shown.append(f"{row.formula_mib:.0f}" if row.formula_mib == row.formula_mib else "")
        table.add_row(row.phase, str(row.tokens), str(row.context), row.implementation, *shown)
    return table
