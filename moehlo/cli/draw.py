"""``moehlo plot``: figures of a benchmark or of a run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.table import Table

from emitter.errors import InputError
from emitter.io.files import is_regular, require_apart, require_writable, write_file
from moehlo.cli import options
from moehlo.cli.console import err, out, print_json, table
from moehlo.cli.options import path_argument, path_option

if TYPE_CHECKING:
    from moehlo.load import Load


def plot(
    file: Annotated[
        Path, path_argument(metavar="FILE", help="CSV of `moehlo bench`, or .npz of `moehlo run --results`.")
    ],
    output: Annotated[
        Path | None, path_option("-o", "--output", help="Figure to write: .png, .svg or .pdf; FILE.png if not given.")
    ] = None,
    force: options.ForceOption = False,
    as_json: options.JsonOption = False,
) -> None:
    """Draw time against tokens and roofline of a benchmark, or draw and list the expert load of a run.

    Which of them FILE is shows in its content.
    """
    from moehlo.bench.load import is_archive, read_load
    from moehlo.bench.plots import draw_benchmark, draw_load, require_format, save
    from moehlo.bench.table import read_csv

    if not is_regular(file):
        raise InputError(f"{file}: is no file; expected a CSV of `moehlo bench` or an .npz of `moehlo run --results`")
    target = file.with_suffix(".png") if output is None else output
    require_format(target)
    require_writable(target, force=force)
    require_apart({"--output": target}, {"FILE": file})
    if is_archive(file):
        load = read_load(file)
        out.print(_load_table(load))
        kind, figure, numbers = "expert load", draw_load(load), load.to_json()
    else:
        numbers = None
        kind, figure = "benchmark", draw_benchmark(read_csv(file))
    write_file(target, lambda stream: save(figure, stream, target.suffix), force=force)
    err.print(f"wrote {target}: {kind}")
    if as_json:
        print_json({"input": str(file), "kind": kind, "output": str(target), "load": numbers})


def _load_table(load: Load) -> Table:
    """Tokens of each expert, the fullest first, under what they come to."""
    found = table(str(load), ("expert", "tokens", "of all choices"))
    total = max(1, int(load.counts.sum()))
    for expert in (-load.counts).argsort(kind="stable"):
        if load.counts[expert]:
            found.add_row(str(expert), str(load.counts[expert]), f"{load.counts[expert] / total:.1%}")
    return found
