"""docs/api.md is what the docstrings say, and these say what a caller must know."""

import inspect
import re
from pathlib import Path

import moehlo
from benchmarks.pages.api import COMMAND, main

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_page_is_not_stale():
    assert main(["--check", str(DOCS)]) == 0, f"run {COMMAND}"


def test_every_function_says_what_it_takes_gives_and_raises():
    text = DOCS.read_text(encoding="utf-8")
    for name in moehlo.__all__:
        function = getattr(moehlo, name)
        if not inspect.isfunction(function):
            assert f"`moehlo.{name}`" in text
            continue
        section = text.partition(f"### `moehlo.{name}`\n")[2].partition("\n### ")[0]
        described = re.findall(r"^- `(\w+)`: \S", section.partition("Takes:")[2], re.MULTILINE)
        taken = list(inspect.signature(function).parameters)
        assert described[: len(taken)] == taken
        assert "Error" in " ".join(described[len(taken) :])
