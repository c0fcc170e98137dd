"""What users can ask for, one a line, sorted: ``python -m benchmarks.surface`` prints it of the code that is imported.

Verbs and their options with the words each takes, families by ``model_type`` with the parts of other configs, packings,
targets with CPU tiers and GPU architectures, and public names. ``diff`` of two commits' lists says what a change took
away.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args

import typer.main

import emitter.packing
from emitter.reading.families import FAMILIES, WRAPPERS
from emitter.target.architecture import ARCHITECTURES
from emitter.target.isa import TIERS
from emitter.target.spelling import ACCEPTED
from moehlo.cli.app import app

PUBLIC = ("moehlo", "moehlo.transformers", "weights")
"""Modules whose ``__all__`` users import from."""


def _words(annotation: Any) -> list[str]:
    """What an option accepts, where that is a list of words."""
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return [str(member.value) for member in annotation]
    return [str(word) for word in get_args(annotation) if isinstance(word, str)]


def _options(command: Any, path: str) -> Iterator[str]:
    """A verb, what it takes, and the verbs below it."""
    yield f"verb {path}"
    for parameter in command.params:
        words = " ".join(_words(parameter.type_descriptor.annotation))
        yield f"option {path} {'/'.join([*parameter.opts, *parameter.secondary_opts])} {words}".rstrip()
    for name in getattr(command, "commands", ()):
        yield from _options(command.commands[name], f"{path} {name}")


def surface() -> list[str]:
    """Every line, sorted."""
    lines = list(_options(typer.main.get_command(app), "moehlo"))
    for family in FAMILIES:
        lines += [f"family {family.name} {name}" for name in family.model_types or (family.name,)]
    lines += [f"part {wrapper.model_type} {part.name}" for wrapper in WRAPPERS for part in wrapper.parts]
    lines += [f"packing {name}" for name in emitter.packing.__all__]
    lines += [f"target {name}" for name in (*ACCEPTED, *ARCHITECTURES, *(tier.name for tier in TIERS))]
    lines += [f"name {module}.{name}" for module in PUBLIC for name in importlib.import_module(module).__all__]
    return sorted(set(lines))


def main() -> None:
    """The command."""
    print("\n".join(surface()))


if __name__ == "__main__":
    main()
