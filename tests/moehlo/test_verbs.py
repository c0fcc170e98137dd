"""The list of verbs imports none of them, and says of each what it says itself."""

import inspect
import subprocess
import sys

import pytest
import typer.main

from moehlo.cli.app import VERBS, app


@pytest.mark.parametrize("verb", VERBS)
def test_the_list_says_of_a_verb_the_first_words_of_its_help(verb: str) -> None:
    command = typer.main.get_command(app).commands[verb]  # type: ignore[attr-defined]
    words = inspect.cleandoc(command.help).partition("\n\n")[0].replace("\n", " ")
    assert (command.name, VERBS[verb][1]) == (verb, words)


def test_help_imports_no_verb_and_nothing_that_one_needs() -> None:
    code = (
        "import sys; from moehlo.cli.app import run; code = run(['--help'])\n"
        "print([name for name in ('numpy', 'emitter.graphs', 'emitter.reading.config') if name in sys.modules], code)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert all(f" {verb} " in ran.stdout for verb in VERBS)
    assert ran.stdout.splitlines()[-1] == "[] 0"
