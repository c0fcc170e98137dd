"""``moehlo golden``: the frozen graphs."""

from __future__ import annotations

import dataclasses
from typing import Annotated

import typer

from emitter import golden
from moehlo.cli import options
from moehlo.cli.console import err, out, print_json

app = typer.Typer(name="golden", help="The frozen graphs: check, update, diff.", no_args_is_help=True)


@app.command("check")
def golden_check(as_json: options.JsonOption = False) -> None:
    """Compare every emitted graph with its golden, byte for byte."""
    root = golden.goldens_root()
    count, problems = golden.check(root)
    held = golden.frozen_for(case.name for case in golden.cases(root))
    for problem in problems:
        err.print(f"{problem.kind}: {problem.case}\n{problem.detail}")
        if problem.kind == "changed":
            err.print(f"the new text is in {golden.new_path(root, problem.case)}")
    if problems:
        err.print("accept with: moehlo golden update" + (f" {problems[0].case}" if len(problems) == 1 else ""))
    else:
        err.print(f"{count} goldens hold: {held}")
    if as_json:
        print_json({"cases": count, "frozen_for": held, "problems": [dataclasses.asdict(p) for p in problems]})
    if problems:
        raise typer.Exit(1)


CasesArgument = Annotated[list[str] | None, typer.Argument(metavar="CASE...", help="Cases, or beginnings of them.")]


@app.command("update")
def golden_update(only: CasesArgument = None, as_json: options.JsonOption = False) -> None:
    """Freeze today's texts: all of them, or the cases whose name starts with CASE."""
    written, removed = golden.update(golden.goldens_root(), only or ())
    for word, names in (("wrote", written), ("removed", removed)):
        for name in names:
            err.print(f"{word} {name}")
    err.print(f"{len(written)} written, {len(removed)} removed; read the diff before you commit it")
    if as_json:
        print_json({"written": written, "removed": removed})


@app.command("diff")
def golden_diff(only: CasesArgument = None) -> None:
    """Show how today's texts differ from their goldens; writes nothing."""
    root = golden.goldens_root()
    different = 0
    for case in golden.cases(root):
        if only and not case.name.startswith(tuple(only)):
            continue
        change = golden.change_of(root, case.name, golden.render(root, case), most=200)
        if change is not None:
            different += 1
            out.print(f"{case.name}\n{change}")
    if different:
        raise typer.Exit(1)
    err.print("no difference")
