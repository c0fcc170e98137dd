"""The application: its verbs, and how a command line becomes a call of one."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

from emitter.errors import InputError
from moehlo.cli.console import out

VERBS = {
    "list": ("survey:list_families", "Families and what each supports."),
    "inspect": (
        "survey:inspect",
        "Spec, tensors, bytes and floors of one layer, and the chosen strategy with its reason; or of a whole decoder.",
    ),
    "emit": ("build:emit_graph", "Write the StableHLO text of one layer, or of a whole decoder."),
    "compile": ("build:compile_file", "Compile a text with IREE."),
    "run": ("execute:run", "Run one layer with the model's own weights."),
    "generate": ("generate:generate", "Generate text, or token ids, with a whole model."),
    "chat": (
        "generate:chat",
        "Talk with a whole model: each line is what you say. An empty line or the end of the input ends it.",
    ),
    "verify": (
        "parity:verify",
        "Parity with the Hugging Face block and with float64 truth. Exit code 1 when it fails.",
    ),
    "convert": (
        "convert:convert",
        "Write a model's weights as an archive, which other verbs take as MODEL and map instead of copying.",
    ),
    "bench": (
        "measure:bench",
        "Time one layer of random weights: our strategies, peers and ceilings in one run, in turn.",
    ),
    "sweep": (
        "measure:sweep",
        "Measure from how many tokens on another strategy is faster here, or another variant of a GPU's kernels.",
    ),
    "plot": (
        "draw:plot",
        "Draw time against tokens and roofline of a benchmark, or draw and list the expert load of a run.",
    ),
    "golden": ("frozen:app", "The frozen graphs: check, update, diff."),
}
"""Each verb: where it is in ``moehlo.cli``, and the first words of its help. Its module is imported when it is used."""


class _Verbs(Mapping[str, Any]):
    """The verbs as commands, each made when it is asked for."""

    def __getitem__(self, name: str) -> Any:
        return _command(name)

    def __iter__(self) -> Iterator[str]:
        return iter(VERBS)

    def __len__(self) -> int:
        return len(VERBS)

    def __contains__(self, name: object) -> bool:
        return name in VERBS


@functools.cache
def _command(name: str) -> Any:
    """A verb as a command of typer's. Raises ``KeyError`` where there is none."""
    module, _, attribute = VERBS[name][0].partition(":")
    found = getattr(importlib.import_module(f"{__package__}.{module}"), attribute)
    if isinstance(found, typer.Typer):
        return typer.main.get_group(found)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(found)
    return typer.main.get_command(alone)


class _Group(TyperGroup):
    """The verbs, of which the list in the help takes no more than their names and first words."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = _Verbs()  # type: ignore[assignment]  # which nothing is added to

    def list_commands(self, ctx: Any) -> list[str]:
        """The names in their order."""
        return list(VERBS)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """As of commands that have no more than these words."""
        listed: dict[str, Any] = {name: TyperCommand(name, help=words) for name, (_, words) in VERBS.items()}
        plain = TyperGroup(name=self.name, help=self.help, params=self.params, commands=listed)
        plain.format_help(ctx, formatter)


app = typer.Typer(
    name="moehlo",
    cls=_Group,
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


_UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What typer raises for a command line that it cannot read; of its kinds only this one has a public name."""


def _verb_of(command: Any, arguments: Sequence[str]) -> str:
    """The verb that a command line names, for its help; an error that the parser raises knows none."""
    words = ["moehlo"]
    for word in arguments:
        command = getattr(command, "commands", {}).get(word)
        if command is None:
            break
        words.append(word)
    return " ".join(words)


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
        verb = _verb_of(command, arguments)
        if not message:  # it was called without anything, and has shown its help
            return 2
        stop = "" if message.endswith((".", "?")) else "."
        raise InputError(f"{message}{stop} `{verb} --help` says what is accepted") from error
    return 0
