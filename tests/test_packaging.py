"""What is installed: the packages whole, under one name, and nothing else; from a checkout or from an sdist."""

from __future__ import annotations

import ast
import os
import re
import runpy
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from emitter.golden import goldens_root

ROOT = Path(__file__).parents[1]
MOVED = ("emitter", "weights", "oracle", "goldens")
"""Beside ``moehlo`` in the repository, and below it where it is installed."""


def installed_at(path: str) -> str:
    """Where a wheel has a file of the repository."""
    return f"moehlo/{path}" if path.partition("/")[0] in MOVED else path


def in_the_wheel_of(root: Path) -> set[str]:
    """The paths that a wheel built from ``root`` installs."""
    return {file.distribution_path for file in WheelBuilder(str(root)).recurse_included_files()}


def packaged(root: Path) -> set[str]:
    """What a wheel is made of: modules and data of the packages, and the goldens."""
    files = (p for name in ("moehlo", *MOVED) for p in (root / name).rglob("*") if p.is_file())
    left_out = ("__pycache__", ".new.mlir")
    return {p.relative_to(root).as_posix() for p in files if not any(name in p.as_posix() for name in left_out)}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that was built, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_a_wheel_installs_one_name(built):
    assert {p.name.partition("-")[0] for p in built.iterdir()} == {"moehlo"}
    assert len([p for p in built.iterdir() if p.suffix != ".dist-info"]) == 1


def test_a_wheel_is_whole_and_differs_from_the_sources_by_the_names_of_imports_alone(built):
    files = packaged(ROOT)
    wheel = {p.relative_to(built).as_posix() for p in (built / "moehlo").rglob("*") if p.is_file()}
    assert wheel == {installed_at(path) for path in files}
    assert {
        "moehlo/py.typed",
        "moehlo/emitter/dispatch/thresholds.csv",
        "moehlo/emitter/dispatch/costs.json",
        "moehlo/goldens/index.json",
    } <= wheel
    name = re.compile(rb"\bmoehlo\.(?=(emitter|weights|oracle)\b)")
    for path in files:
        ours, theirs = (ROOT / path).read_bytes(), (built / installed_at(path)).read_bytes()
        assert name.sub(b"", theirs) == (name.sub(b"", ours) if path.endswith(".py") else theirs), path
        if path.endswith(".py"):
            nodes = [node for node in ast.walk(ast.parse(theirs)) if isinstance(node, ast.Import | ast.ImportFrom)]
            named = {a.name for node in nodes for a in node.names if isinstance(node, ast.Import)}
            named |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
            assert not {each for each in named if each.partition(".")[0] in MOVED}, path


def test_what_is_installed_runs_by_that_name_alone(built, tmp_path):
    """Also where other packages own the names that the repository has beside ``moehlo``."""
    for name in MOVED:
        (tmp_path / f"{name}.py").write_text("raise AssertionError('this is another package')")
    program = (
        "import pickle, sys, moehlo\n"
        "from moehlo.emitter.golden import goldens_root\n"
        "layer = moehlo.open_model(goldens_root() / 'configs/tiny/mixtral.json').layer()\n"
        "graph = moehlo.emit(layer, dtype='bf16', target='cuda:sm_90')\n"
        "assert pickle.loads(pickle.dumps(graph.signature)) == graph.signature\n"
        "moehlo.Session, moehlo.MoehloError, moehlo.load_weights\n"
        "print(moehlo.__file__, goldens_root(), type(graph).__module__)\n"
    )
    path = os.pathsep.join((str(tmp_path), str(built)))
    command = [sys.executable, "-P", "-c", program]
    found = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    assert found.returncode == 0, found.stderr
    wanted = f"{built}/moehlo/__init__.py {built}/moehlo/goldens moehlo.emitter.text.graph\n"
    assert found.stdout == wanted


def test_an_editable_installation_is_the_repository_itself(tmp_path):
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["editable"])
    with zipfile.ZipFile(wheel) as archive:
        (path,) = (name for name in archive.namelist() if ".dist-info/" not in name)
        assert archive.read(path).decode() == str(ROOT)


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("from emitter.spec import (\n    MoeSpec,\n)", "from moehlo.emitter.spec import (\n    MoeSpec,\n)"),
        ("def f():\n    from weights import hold", "def f():\n    from moehlo.weights import hold"),
        ("é = 'emitter.errors'", "é = 'moehlo.emitter.errors'"),
        ("a = 'weights.irpa', 'weights', 'emitter.'", None),
        ("from .emitter import x\nimport emitters", None),
    ],
)
def test_imports_and_names_of_modules_are_renamed_where_they_stand(source, wanted):
    assert runpy.run_path(str(ROOT / "hatch_build.py"))["renamed"](source, ROOT) == (wanted or source)


@pytest.mark.parametrize("source", ["\nimport emitter.spec", "\nimport numpy, weights", "\nx = f'{y}emitter.errors'"])
def test_what_cannot_be_renamed_in_its_place_is_no_wheel(source):
    with pytest.raises(ValueError, match=r"^line 2: "):
        runpy.run_path(str(ROOT / "hatch_build.py"))["renamed"](source, ROOT)


# Its compression takes seven seconds.
@pytest.mark.nightly
def test_an_sdist_builds_the_same_wheel_and_carries_its_tests(tmp_path):
    (archive,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    (root,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert in_the_wheel_of(root) == in_the_wheel_of(ROOT)
    for name in ("README.md", "LICENSE", "CONTRIBUTING.md", "Makefile", "docs/api.md", "tests/test_packaging.py"):
        assert (root / name).read_bytes() == (ROOT / name).read_bytes()
    assert not [path for path in root.rglob("*") if path.name in (".venv", "__pycache__", ".git")]


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_a_wheel_works_in_a_fresh_environment(tmp_path):
    """Installs what pip finds, without torch; then the command, the goldens and the README's Python."""
    outside = {n: v for n, v in os.environ.items() if n not in ("PYTHONPATH", "VIRTUAL_ENV")}
    away = tmp_path / "away"
    away.mkdir()

    def call(*command: object, timeout: float = 300, code: int = 0) -> str:
        words = [str(word) for word in command]
        done = subprocess.run(
            words, cwd=away, env=outside, capture_output=True, text=True, check=False, timeout=timeout
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    venv.create(tmp_path / "fresh", with_pip=True)
    scripts = tmp_path / "fresh" / "bin"
    call(scripts / "python", "-m", "pip", "install", "--quiet", wheel, timeout=1200)
    assert "torch: not installed" in call(scripts / "moehlo", "--version")
    assert "mixtral" in call(scripts / "moehlo", "list")
    assert re.match(r"\d+ goldens hold", call(scripts / "moehlo", "golden", "check"))
    config = goldens_root() / "configs" / "tiny" / "mixtral.json"
    assert "module @moe_ffn" in call(scripts / "moehlo", "emit", config, "--print")
    assert "needs torch and transformers" in call(scripts / "moehlo", "verify", config, code=2)
    made = (
        "import json, moehlo\n"
        "from moehlo.emitter.signature import DType\n"
        "from moehlo.weights import write_checkpoint\n"
        f"config = json.load(open({str(config)!r}))\n"
        "config |= {'num_hidden_layers': 4, 'num_attention_heads': 5, 'num_key_value_heads': 1, 'vocab_size': 61}\n"
        "json.dump(config, open('config.json', 'w'))\n"
        "layer = moehlo.open_model('config.json').layer(3)\n"
        "graph = moehlo.emit(layer)\n"
        "drawn = {3: moehlo.load_weights(layer, graph, random=1)}\n"
        "write_checkpoint('path/to/model', config, drawn, layer.layout, graph.signature.weights, dtype=DType.F32)\n"
    )
    call(scripts / "python", "-c", made)
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    (shown,) = (code for code in blocks if "transformers" not in code)  # which a fresh environment does not have
    # of the whole model there are the weights of one layer, so its text is of random ones
    assert shown.count("model.decoder()") == 1
    example = shown.replace("model.decoder()", "model.decoder(random=1)") + "print(y.shape, moehlo.__file__)\n"
    *ids, last = call(scripts / "python", "-c", example).splitlines()
    assert len(ids) == 8
    assert all(0 <= int(token) < 61 for token in ids)
    assert last.startswith("(5, 40)")
    assert str(tmp_path / "fresh") in last
