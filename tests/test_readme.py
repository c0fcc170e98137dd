"""What the README shows works: its Python runs, its commands run in their order, every verb is in it."""

import re
import shlex
import shutil
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import typer
from transformers import AutoModelForCausalLM, OlmoeConfig, OlmoeForCausalLM

from emitter.golden import goldens_root
from moehlo.cli import main
from moehlo.cli.app import app
from tests.moehlo.tiny_decoders import greedy, saved

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HIDDEN = 40

ELSEWHERE = {
    "bench": "minutes at OLMoE's true size; tests/moehlo/bench runs it small",
    "golden": "tests/emitter/test_golden.py runs it",
    "verify": "half a minute at OLMoE's true size; tests/moehlo/test_verbs.py runs it small",
    "generate": "tests/moehlo/test_generate.py runs it over a whole model",
}


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return [code for name, code in fenced if name == language]


def commands() -> list[list[str]]:
    lines = [line for block in blocks("") for line in block.splitlines() if line.startswith("moehlo ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


@pytest.fixture
def place(tmp_path, monkeypatch) -> Path:
    """A folder with what the README names: the configs, a model of 4 layers, an input, and a benchmark's rows."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(goldens_root() / "configs", "goldens/configs", ignore=shutil.ignore_patterns("tiny"))
    saved(
        "mixtral",
        tmp_path / "path/to/model",
        num_hidden_layers=4,
        hidden_size=HIDDEN,
        num_attention_heads=5,
        num_key_value_heads=1,
        intermediate_size=24,
        num_local_experts=8,
        num_experts_per_tok=3,
    )
    np.save("x.npy", np.random.default_rng(0).standard_normal((5, HIDDEN)).astype(np.float32))
    (rows, *_) = sorted((ROOT / "benchmarks" / "results").rglob("*.csv"))
    shutil.copy(rows, "results.csv")
    return tmp_path


def test_the_python_runs(place, capsys):
    (code,) = (code for code in blocks("python") if "transformers" not in code)
    names: dict[str, object] = {}
    exec(code, names)
    assert np.array_equal(names["y"], np.zeros((5, HIDDEN), np.float32))
    theirs = AutoModelForCausalLM.from_pretrained(place / "path/to/model")
    assert [int(line) for line in capsys.readouterr().out.split()] == greedy(theirs, [5, 9, 3], 8)


def test_the_lines_for_transformers_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    sizes = {"hidden_size": 24, "intermediate_size": 8, "num_hidden_layers": 1, "vocab_size": 61, "eos_token_id": 2}
    heads = {"num_attention_heads": 4, "num_key_value_heads": 2}
    OlmoeForCausalLM(OlmoeConfig(**sizes, **heads, num_experts=5, num_experts_per_tok=2)).save_pretrained(
        "path/to/model"
    )
    (code,) = (code for code in blocks("python") if "transformers" in code)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["model"].config._experts_implementation == "moehlo"


def test_the_commands_run_in_their_order(place, monkeypatch, capfd):
    made = []
    for command in commands():
        if command[0] in ELSEWHERE:
            continue
        monkeypatch.setattr(sys, "argv", ["moehlo", *command])
        with pytest.raises(SystemExit) as ended:
            main()
        assert not ended.value.code, f"{command}: {capfd.readouterr().err}"
        made += [place / name for option, name in pairwise(command) if option in ("-o", "--output")]
    assert made
    assert all(path.stat().st_size for path in made)


@pytest.mark.parametrize("command", [c for c in commands() if c[0] in ELSEWHERE], ids=" ".join)
def test_the_other_commands_exist(command):
    verb = typer.main.get_command(app)
    while command and not command[0].startswith("-") and command[0] in getattr(verb, "commands", {}):
        verb = verb.commands[command.pop(0)]
    assert not hasattr(verb, "commands"), f"no such verb: {command}"
    known = {option for parameter in verb.params for option in parameter.opts}
    assert {word for word in command if word.startswith("-")} <= known


def test_every_verb_is_in_the_readme():
    verbs = set(typer.main.get_command(app).commands)
    assert verbs <= set(re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE))


PAGES = sorted(str(page.relative_to(ROOT)) for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_path_leads_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    assert not [link for link in links if not ((ROOT / page).parent / link).exists()]
    paths = re.findall(r"`((?:emitter|moehlo|weights|oracle|goldens|benchmarks|tests|docs)/[\w/.-]*)`", text)
    assert not [path for path in paths if not (ROOT / path).exists()]


def test_the_readme_is_read_in_some_minutes():
    assert len(README.split()) <= 900
