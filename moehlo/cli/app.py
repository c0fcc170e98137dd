"""The application: its verbs, and how a command line becomes a call of one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer
import typer.main

from emitter.errors import InputError
from moehlo.cli import build, convert, draw, execute, frozen, generate, measure, parity, survey
from moehlo.cli.console import out

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
            out.print(f"{name} {version(name)}")
        except PackageNotFoundError:
            out.print(f"{name}: not installed")
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
app.command("generate")(generate.generate)
app.command("verify")(parity.verify)
app.command("convert")(convert.convert)
app.command("bench")(measure.bench)
app.command("sweep")(measure.sweep)
app.command("plot")(draw.plot)
app.add_typer(frozen.app, name="golden")


_UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What typer raises for a command line that it cannot read; of its kinds only this one has a public name."""


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code, and raises whatever the verb raises.

    Raises:
        InputError: If there is no such verb or option, or a value is not one of the option's.
    """
    command = typer.main.get_command(app)
    try:
        with command.make_context("moehlo", list(arguments)) as context:
            command.invoke(context)
    except typer.Exit as ended:
        return ended.exit_code
    except _UsageError as error:
        message = str(error.format_message()).replace(": Value error, ", ": ")  # type: ignore[attr-defined]
        verb = getattr(getattr(error, "ctx", None), "command_path", "moehlo")
        if not message:  # it was called without anything, and has shown its help
            return 2
        raise InputError(f"{message} `{verb} --help` says what is accepted") from error
    return 0
