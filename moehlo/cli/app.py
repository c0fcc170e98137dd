"""The application and its entry point."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, NoReturn

import typer

from emitter.errors import MoehloError
from moehlo.cli import build, draw, execute, frozen, measure, parity, survey
from moehlo.cli.options import err, out

app = typer.Typer(
    name="moehlo",
    help="From a Hugging Face Mixture-of-Experts config to a verified IREE module.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_versions(wanted: bool) -> None:
    if not wanted:
        return
    for name in ("moehlo", "iree-base-compiler", "iree-base-runtime", "torch", "transformers", "jax"):
        try:
            out.print(f"{name} {version(name)}", markup=False, highlight=False)
        except PackageNotFoundError:
            out.print(f"{name}: not installed", markup=False, highlight=False)
    raise typer.Exit


@app.callback()
def _root(
    versions: Annotated[
        bool, typer.Option("--version", callback=_print_versions, is_eager=True, help="Show versions and exit.")
    ] = False,
) -> None:
    pass


app.command("list")(survey.list_families)
app.command("inspect")(survey.inspect)
app.command("emit")(build.emit_graph)
app.command("compile")(build.compile_file)
app.command("run")(execute.run)
app.command("verify")(parity.verify)
app.command("bench")(measure.bench)
app.command("sweep")(measure.sweep)
app.command("plot")(draw.plot)
app.add_typer(frozen.app, name="golden")


def main() -> NoReturn:
    """Run the command; errors that a person can act on become one message and exit code 2."""
    try:
        app()
    except MoehloError as error:
        err.print("[bold red]error:[/bold red] ", end="")
        err.print(str(error), markup=False)
        sys.exit(2)
    except BrokenPipeError:
        # the reader went away (`| head`); that is no fault, and nothing more can be printed
        sys.stdout = None
    sys.exit(0)
