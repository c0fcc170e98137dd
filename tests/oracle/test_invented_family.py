"""A family that transformers does not have, added as CONTRIBUTING says: one row in a copy of the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import brook_torch
import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from brook import ARGUMENTS, REFERENCE
from safetensors.torch import save_file

from emitter.errors import InputError, UnsupportedError
from emitter.golden import goldens_root
from emitter.iree.compiler import COMMON_FLAGS
from emitter.signature import DType
from oracle.hf import HfFfn

HERE, ROOT = Path(__file__).parent, goldens_root().parent
CONFIG = {
    "model_type": "brook",
    "n_blocks": 2,
    "d_model": 40,
    "n_experts": 7,
    "experts_per_token": 3,
    "d_expert": 24,
    "d_always": 28,
    "gain": 1.75,
    "act": "silu",
}
COMMANDS = (
    "list --json",
    "inspect model --layer 1",
    "emit model --layer 1 --tokens 5 -o brook.mlir",
    "run model --layer 1 --input x.npy --output y.npy --isa portable --dispatch gathered",
    "verify model --layer 1 --tokens 7 --draws 2 --isa portable --dispatch gathered --json",
    "verify model --layer 1 --tokens 7 --draws 1 --dtype bf16 --dispatch masked --executor interpreter --json",
    "golden update",
    "golden check",
)
PROGRAM = """
import json, sys
from emitter.iree import compiler
from typer.testing import CliRunner
from moehlo.cli.app import app
compiler.COMMON_FLAGS = json.loads(sys.argv[2])
for command in json.loads(sys.argv[1]):
    done = CliRunner().invoke(app, command.split())
    print(json.dumps([done.exit_code, done.output]))
"""


def module(seed=0):
    torch.manual_seed(seed)
    return brook_torch.BrookFfn(**{name: CONFIG[key] for name, key in ARGUMENTS.items()})


def sources(at: Path, row: str) -> Path:
    """A copy of the sources with the family's file, whose text is ``row``, and its line in the table."""
    shutil.copytree(ROOT / "emitter", at / "emitter")  # with its bytecode, which goes by the sources' times
    families = at / "emitter" / "reading" / "families"
    (families / "brook.py").write_text(row)
    table = (families / "__init__.py").read_text()
    last = "singular, dense)"
    assert table.count(last) == 1
    table = table.replace("import (\n", "import (\n    brook,\n", 1).replace(last, "singular, dense, brook)")
    (families / "__init__.py").write_text(table)
    (at / "goldens" / "configs" / "tiny").mkdir(parents=True)
    (at / "goldens" / "configs" / "tiny" / "brook.json").write_text(json.dumps(CONFIG))
    return at


def commands(tree: Path, *asked: str) -> list[tuple[int, str]]:
    """Each command's exit code and output, with the sources of ``tree`` and the block's module importable."""
    paths = os.pathsep.join(map(str, (tree, HERE, ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(asked), json.dumps(COMMON_FLAGS)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def document(output: str) -> dict:
    return json.loads(output.strip().splitlines()[-1])


@pytest.fixture(scope="module")
def row():
    return (HERE / "brook.py").read_text()


def test_every_verb_takes_a_family_whose_reference_block_is_a_class_of_its_own(tmp_path, row):
    tree = sources(tmp_path, row)
    (tree / "model").mkdir()
    (tree / "model" / "config.json").write_text(json.dumps(CONFIG))
    layers = {layer: module(layer) for layer in range(CONFIG["n_blocks"])}
    tensors = {f"blocks.{i}.ffn.{name}": t for i, made in layers.items() for name, t in made.state_dict().items()}
    save_file(tensors, tree / "model" / "model.safetensors")
    x = np.random.default_rng(3).standard_normal((5, CONFIG["d_model"]), dtype=np.float32)
    np.save(tree / "x.npy", x)

    done = dict(zip(COMMANDS, commands(tree, *COMMANDS), strict=True))
    assert {command: code for command, (code, _) in done.items()} == dict.fromkeys(COMMANDS, 0), done
    assert "brook" in done["list --json"][1]
    assert "score: sigmoid" in done["inspect model --layer 1"][1]
    with torch.inference_mode():
        wanted = layers[1](torch.from_numpy(x)[None])[0].numpy()
    np.testing.assert_allclose(np.load(tree / "y.npy"), wanted, rtol=0, atol=40 * 2.0**-24 * np.abs(wanted).max())
    for command in (command for command in COMMANDS if command.startswith("verify")):
        report = document(done[command][1])
        assert report["passed"]
        assert report["subject"]["reference"] == "brook_torch:BrookFfn"
        assert all(each["hf"] is not None and each["ratio"] <= each["limit"] for each in report["tokens"])
    assert len(list((tree / "goldens" / "graphs").rglob("*.mlir"))) == 4


def test_truth_alone_verifies_a_family_without_a_reference_block(tmp_path, row):
    tree = sources(tmp_path, row.replace("        REFERENCE,\n", "        None,\n"))
    verify = "verify goldens/configs/tiny/brook.json --executor interpreter --tokens 7 --draws 1 --json"
    [(code, printed)] = commands(tree, verify)
    shown, _, lines = printed.strip().rpartition("\n")
    assert code == 0, shown
    assert "reference none, float64 truth of the spec alone" in " ".join(shown.split())
    assert "HF" not in shown
    assert [each["hf"] for each in document(lines)["tokens"]] == [None]


@pytest.mark.nightly
def test_a_reference_block_that_is_not_what_its_row_says_fails(tmp_path, row):
    """A spec that is not the block's: the row forgets the gain."""
    tree = sources(tmp_path, row.replace(', scale=Key("gain"))', ")"))
    config = tree / "goldens" / "configs" / "tiny" / "brook.json"
    [(code, shown)] = commands(tree, f"verify {config} --executor interpreter --tokens 7 --draws 1")
    assert code == 1
    assert "the HF reference block is not what truth computes" in " ".join(shown.split())


def build(block, state=None, config=CONFIG):
    state = {name: t.numpy() for name, t in module().state_dict().items()} if state is None else state
    return HfFfn(block, config, 0, state, DType.F32)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"block": "brook_nowhere:BrookFfn"}, "cannot import .*No module named 'brook_nowhere'; .* on PYTHONPATH"),
        ({"block": "brook_torch:Other"}, "cannot import brook_torch:Other .*no attribute 'Other'; .* on PYTHONPATH"),
        ({"keywords": REFERENCE.keywords[1:]}, "brook_torch:BrookFfn cannot be built from this config: TypeError"),
        ({"keywords": (("width", "breadth"),)}, "is built with breadth, which config.json lacks"),
        ({"router": "gate"}, "is not what its row of the family table says: .*`gate`"),
    ],
)
def test_a_class_that_does_not_fit_its_row_is_refused(change, said):
    with pytest.raises((InputError, UnsupportedError), match=said):
        build(replace(REFERENCE, **change))


def test_names_of_tensors_that_the_block_does_not_have_are_refused_in_short():
    state = {name.replace("banks.", "experts."): t.numpy() for name, t in module().state_dict().items()}
    with pytest.raises(InputError, match=r"lacks banks\.0\.down\.weight, .* and 17 more, has unknown experts\.0"):
        build(REFERENCE, state)


def test_a_block_that_cannot_be_called_as_it_says_is_refused(monkeypatch):
    monkeypatch.setattr(brook_torch.BrookFfn, "forward", lambda self, x: x[..., :3])
    with pytest.raises(InputError, match=r"cannot be called with x of shape \[1, 2, 40\]: RuntimeError"):
        build(REFERENCE)(np.ones((2, 40), np.float32))
