"""What is installed: the packages whole, under names of ours, and nothing else; from a checkout or from an sdist."""

import os
import re
import subprocess
import tarfile
import venv
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from emitter.golden import goldens_root

ROOT = Path(__file__).parents[1]
PACKAGES = {"moehlo", "emitter", "weights", "oracle"}


def in_the_wheel_of(root: Path) -> set[str]:
    """The paths that a wheel built from ``root`` installs."""
    return {file.distribution_path for file in WheelBuilder(str(root)).recurse_included_files()}


def packaged(root: Path) -> set[str]:
    """What a wheel has to hold: modules and data of the packages, and the goldens."""
    sources = (p for name in PACKAGES for p in (root / name).rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    goldens = (p for p in (root / "goldens").rglob("*") if p.is_file() and not p.name.endswith(".new.mlir"))
    files = {p.relative_to(root).as_posix() for p in sources}
    return files | {f"moehlo/{p.relative_to(root).as_posix()}" for p in goldens}


def test_a_wheel_installs_our_packages_and_no_other_name():
    assert {path.partition("/")[0] for path in in_the_wheel_of(ROOT)} == PACKAGES


def test_a_wheel_is_whole():
    wheel = in_the_wheel_of(ROOT)
    assert wheel == packaged(ROOT)
    assert {f"{name}/py.typed" for name in PACKAGES} | {"emitter/dispatch/thresholds.csv"} <= wheel


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
    """Installs what pip finds, without torch; then the command, the goldens and the README's Python but for verify."""
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
        "from emitter.signature import DType\n"
        "from weights import write_checkpoint\n"
        f"config = json.load(open({str(config)!r})) | {{'num_hidden_layers': 4}}\n"
        "json.dump(config, open('config.json', 'w'))\n"
        "layer = moehlo.open_model('config.json').layer(3)\n"
        "graph = moehlo.emit(layer)\n"
        "drawn = {3: moehlo.load_weights(layer, graph, random=1)}\n"
        "write_checkpoint('path/to/model', config, drawn, layer.layout, graph.signature.weights, dtype=DType.F32)\n"
    )
    call(scripts / "python", "-c", made)
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    (shown,) = (code for code in blocks if "transformers" not in code)  # which a fresh environment does not have
    example = shown.partition("report = ")[0] + "print(y.shape, moehlo.__file__)\n"
    printed = call(scripts / "python", "-c", example)
    assert printed.startswith("(5, 40)")
    assert str(tmp_path / "fresh") in printed
