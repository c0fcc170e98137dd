"""The frozen graphs: they hold, and every kind of fault is seen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from emitter import golden
from emitter.errors import InputError
from emitter.golden import goldens_root

ROOT = goldens_root()


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A goldens folder of one config, frozen."""
    (tmp_path / "configs").mkdir()
    shutil.copy(ROOT / "configs" / "tiny" / "deepseek-v3.json", tmp_path / "configs" / "tiny.json")
    golden.update(tmp_path)
    return tmp_path


def test_the_frozen_graphs_hold() -> None:
    count, problems = golden.check(ROOT)
    assert not problems, "\n".join(f"{p.kind}: {p.case}\n{p.detail}" for p in problems)
    assert count == len(list((ROOT / "graphs").rglob("*.mlir")))


def test_cases_cover_layers_tokens_and_dtypes(small: Path) -> None:
    assert [c.name for c in golden.cases(small)] == [
        f"tiny/layer{layer}.{tokens}.{dtype}"
        for layer in (0, 1)
        for tokens in ("dynamic", "n7")
        for dtype in ("f32", "bf16", "f16")
    ]
    assert golden.check(small) == (12, [])


def test_a_changed_golden_fails_and_shows_op_counts_then_a_diff(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer1.n7.f32")
    path.write_text(path.read_text().replace("stablehlo.logistic", "stablehlo.tanh", 1))
    _, [problem] = golden.check(small)
    assert (problem.kind, problem.case) == ("changed", "tiny/layer1.n7.f32")
    lines = problem.detail.splitlines()
    assert lines[0] == "op counts:"
    assert any("stablehlo.tanh: 1 -> 0" in line for line in lines)
    assert any(line.startswith("-") and "stablehlo.tanh" in line for line in lines)
    assert golden.new_path(small, problem.case).read_text() == golden.render(small, next(_named(small, problem.case)))


def test_one_changed_byte_fails(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer0.dynamic.bf16")
    path.write_bytes(path.read_bytes()[:-1])
    _, [problem] = golden.check(small)
    assert problem.kind == "changed"


def test_a_missing_and_an_unused_golden_fail(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer1.dynamic.f32")
    path.rename(path.with_name("layer9.dynamic.f32.mlir"))
    _, problems = golden.check(small)
    assert {(p.kind, p.case) for p in problems} == {
        ("missing", "tiny/layer1.dynamic.f32"),
        ("unused", "tiny/layer9.dynamic.f32"),
    }


def test_a_config_without_goldens_fails(small: Path) -> None:
    shutil.copy(ROOT / "configs" / "tiny" / "mixtral.json", small / "configs" / "mixtral.json")
    _, problems = golden.check(small)
    assert {p.kind for p in problems} == {"missing"}
    assert len(problems) == 6


def test_an_index_that_does_not_match_fails(small: Path) -> None:
    index = json.loads((small / "index.json").read_text())
    index["tiny/layer1.n7.f32"]["sha256"] = "0" * 64
    index["tiny/gone"] = {}
    (small / "index.json").write_text(json.dumps(index))
    _, problems = golden.check(small)
    assert {(p.kind, p.case) for p in problems} == {("changed", "tiny/layer1.n7.f32"), ("unused", "tiny/gone")}


def test_update_accepts_only_what_is_named(small: Path) -> None:
    for name in ("tiny/layer1.n7.f32", "tiny/layer0.n7.f32"):
        golden.graph_path(small, name).write_text("module {}\n")
    assert golden.update(small, ["tiny/layer1"]) == (["tiny/layer1.n7.f32"], [])
    assert [p.case for p in golden.check(small)[1]] == ["tiny/layer0.n7.f32"]
    with pytest.raises(InputError, match="no golden case starts with 'olmoe'"):
        golden.update(small, ["olmoe"])


def _named(root: Path, name: str):
    return (c for c in golden.cases(root) if c.name == name)


_DIGEST = """
import hashlib, pathlib, sys
sys.path[:0] = {path!r}
from emitter import golden
root = golden.goldens_root()
digest = hashlib.sha256()
for case in golden.cases(root):
    digest.update(golden.render(root, case).encode())
print(digest.hexdigest())
"""


def _digest(python: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    code = _DIGEST.format(path=[str(ROOT.parent)])
    done = subprocess.run([python, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_bytes_do_not_depend_on_the_hash_seed() -> None:
    assert _digest(sys.executable, "1") == _digest(sys.executable, "4242")


@pytest.mark.slow
@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_bytes_do_not_depend_on_the_python_version(minor: int) -> None:
    python = shutil.which(f"python3.{minor}")
    # emitting needs numpy and ml_dtypes alone
    probe = [python or "", "-c", "import numpy, ml_dtypes"]
    if python is None or subprocess.run(probe, capture_output=True, check=False).returncode:
        pytest.skip(f"no Python 3.{minor} with numpy and ml_dtypes here")
    assert _digest(python, "7") == _digest(sys.executable, "7")
