"""What users can ask for, one a line, sorted: ``python -m benchmarks.surface`` prints it of the code that is imported.

Verbs and their options with the words each takes, families by ``model_type`` with the parts of other configs, packings,
targets with CPU tiers and GPU architectures, and public names. ``diff`` of two commits' lists says what a change took
away. ``python -m benchmarks.surface --lines COMMIT`` counts lines of Python instead, in files that the commit had
and in new ones.
"""

from __future__ import annotations

import argparse
import importlib
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from pathlib import PurePosixPath
from typing import Any, get_args

import typer.main

import emitter.packing
from emitter.reading.families import FAMILIES, WRAPPERS
from emitter.target.architecture import ARCHITECTURES
from emitter.target.isa import TIERS
from emitter.target.spelling import ACCEPTED
from moehlo.cli.app import app

PACKAGES = ("moehlo", "emitter", "weights", "oracle")
"""The product: packages whose lines are counted."""
DECODERS = re.compile(
    r"\b(answers|architectures|attending|attention|batch|caches?|cached|decoders?|generate|generation|heads|latents|model)\b"
    r"|\b(patterns|positions|prompts|rope|sampling|steps|whole)\b"
)
"""Words in the path of a file that is there for whole decoders. Blocks alone need none of them."""
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


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), capture_output=True, text=True, check=True).stdout


def _lines(commit: str) -> dict[PurePosixPath, int]:
    """Lines of each Python file of the product."""
    found = _git("grep", "-c", "", commit, "--", *(f"{package}/*.py" for package in PACKAGES)).splitlines()
    counted = (line.removeprefix(f"{commit}:").rsplit(":", 1) for line in found)
    return {PurePosixPath(path): int(lines) for path, lines in counted}


def grown(before: str, now: str = "HEAD") -> Iterator[str]:
    """Lines before and now, in files that were there and in new ones.

    New files are divided by ``DECODERS``; kept files are not, though they have lines for decoders too. A file
    that was moved counts as new.
    """
    old, new = _lines(before), _lines(now)
    kept = old.keys() & new.keys()
    counts: Counter[str] = Counter()
    for path, lines in new.items():
        is_decoder = DECODERS.search(str(path).replace("_", " ")) is not None
        kind = "kept files" if path in kept else "new files, whole decoders" if is_decoder else "new files, others"
        counts[kind] += lines
    yield f"{before}: {sum(old.values())}, of which {sum(old[path] for path in kept)} in files that are kept"
    yield f"{now}: {sum(new.values())}"
    yield from (f"  {kind}: {lines}" for kind, lines in sorted(counts.items()))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", metavar="COMMIT", help="count lines since COMMIT")
    before = parser.parse_args().lines
    print("\n".join(surface() if before is None else grown(before)))


if __name__ == "__main__":
    main()
