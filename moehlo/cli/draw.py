"""``moehlo plot``: figures of a benchmark or of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emitter.errors import InputError
from emitter.files import is_regular, require_apart, require_writable, write_file
from moehlo.cli.console import err, print_json
from moehlo.cli.options import ForceOption, JsonOption


def plot(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="CSV of `moehlo bench`, or .npz of `moehlo run --results`.")
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Figure to write: .png, .svg or .pdf; FILE.png if not given.")
    ] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Draw time against tokens and roofline of a benchmark, or the expert load of a run.

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
        kind, figure = "expert load", draw_load(read_load(file))
    else:
        kind, figure = "benchmark", draw_benchmark(read_csv(file))
    write_file(target, lambda stream: save(figure, stream, target.suffix), force=force)
    err.print(f"wrote {target}: {kind}")
    if as_json:
        print_json({"input": str(file), "kind": kind, "output": str(target)})
