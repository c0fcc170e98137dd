"""What the README shows works: its Python, and every verb and option of its commands."""

import json
import re
import shlex
from pathlib import Path

import numpy as np
import pytest
import typer

from emitter.golden import goldens_root
from emitter.graphs import EmitOptions, signature_arguments
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.cli.app import app
from weights import random_weights, write_checkpoint

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
CONFIG = goldens_root() / "configs" / "tiny" / "mixtral.json"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def commands() -> list[list[str]]:
    lines = [line for block in blocks("") for line in block.splitlines() if line.startswith("moehlo ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


def test_the_python_of_the_readme_runs(tmp_path):
    layer = open_model(CONFIG).layer(0)
    drawn = random_weights(signature_arguments(layer.spec, EmitOptions())[1:], 1)
    write_checkpoint(tmp_path / "model", json.loads(CONFIG.read_text()), {0: drawn}, layer.layout, dtype=DType.F32)
    (code,) = blocks("python")
    code = (
        code.replace("path/to/model", str(tmp_path / "model")).replace("layer(3)", "layer(0)").replace(", 3,", ", 0,")
    )
    names: dict[str, object] = {}
    exec(code, names)
    assert np.array_equal(names["y"], np.zeros((5, layer.spec.hidden), np.float32))


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_the_commands_of_the_readme_exist(command):
    verb = typer.main.get_command(app)
    while command and not command[0].startswith("-") and command[0] in getattr(verb, "commands", {}):
        verb = verb.commands[command.pop(0)]
    assert not hasattr(verb, "commands"), f"no such verb: {command}"
    known = {option for parameter in verb.params for option in parameter.opts}
    assert {word for word in command if word.startswith("-")} <= known


def test_every_verb_is_in_the_readme():
    verbs = set(typer.main.get_command(app).commands)
    assert verbs <= set(re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE))
