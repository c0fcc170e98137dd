"""What each option of emit, run, compile and golden changes, and how they end where something is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from emitter import golden
from emitter.errors import InputError, OutputError
from emitter.signature import DType
from moehlo.choices import read_dtype
from tests.moehlo.command import call, document

TINY = golden.goldens_root() / "configs" / "tiny"
OLMOE = str(TINY / "olmoe.json")


def emitted(*options: object) -> dict[str, Any]:
    found: dict[str, Any] = document("emit", OLMOE, "--dispatch", "masked", *options)
    return found


@pytest.mark.parametrize("dtype", ["f32", "bf16", "f16"])
def test_emit_has_the_dtype_that_is_asked_for(dtype: str) -> None:
    arguments = {a["name"]: a for a in emitted("--dtype", dtype)["arguments"]}
    assert arguments["expert_down"]["dtype"] == dtype
    assert arguments["router"]["dtype"] == "f32"


def test_emit_has_the_tokens_and_the_layer_that_are_asked_for() -> None:
    shapes = [emitted("--tokens", n)["arguments"][0]["shape"] for n in ("dynamic", 5)]
    assert shapes == [[None, 40], [5, 40]]
    assert [emitted("--layer", layer)["layer"] for layer in (0, 1)] == [0, 1]


def test_run_computes_in_the_dtype_that_is_asked_for(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.random.default_rng(0).standard_normal((3, 40), np.float32))
    found = {}
    for dtype in ("f32", "bf16"):
        paths = ["--input", tmp_path / "x.npy", "--output", tmp_path / f"{dtype}.npy"]
        plan = ["--dispatch", "gathered", "--isa", "portable", "--dtype", dtype]
        assert call("run", OLMOE, *paths, "--random", 1, *plan).code == 0
        found[dtype] = np.load(tmp_path / f"{dtype}.npy")
    away = np.linalg.norm(found["bf16"] - found["f32"]) / np.linalg.norm(found["f32"])
    # Weights, inputs and hidden values are each rounded to 8 bits: between one rounding at least and all four at most.
    assert 2.0**-11 < away < 4 * 2.0**-8


def test_run_takes_the_random_weights_of_its_seed(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.ones((2, 40), np.float32))
    found = []
    for seed in (1, 1, 2):
        paths = ["--input", tmp_path / "x.npy", "--output", tmp_path / "y.npy", "--force"]
        plan = ["--dispatch", "gathered", "--isa", "portable"]
        assert call("run", OLMOE, *paths, "--random", seed, *plan).code == 0
        found.append(np.load(tmp_path / "y.npy"))
    np.testing.assert_array_equal(found[0], found[1])
    assert not np.array_equal(found[0], found[2])


def test_compile_replaces_nothing_without_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emitter.iree.compile_text", lambda *_: b"module")
    (tmp_path / "a.mlir").write_text("text")
    (tmp_path / "a.vmfb").write_text("kept")
    with pytest.raises(OutputError, match="--force"):
        call("compile", tmp_path / "a.mlir")
    assert (tmp_path / "a.vmfb").read_text() == "kept"
    assert call("compile", tmp_path / "a.mlir", "--force").code == 0
    assert (tmp_path / "a.vmfb").read_bytes() == b"module"
    assert call("compile", tmp_path / "a.mlir", "-o", tmp_path / "b.vmfb").code == 0
    assert (tmp_path / "b.vmfb").read_bytes() == b"module"


def test_compile_is_for_the_target_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    monkeypatch.setattr("emitter.iree.compile_text", lambda text, target: given.append((text, target.option)) or b"m")
    (tmp_path / "a.mlir").write_text("text")
    assert call("compile", tmp_path / "a.mlir", "--target", "cuda:sm_90").code == 0
    assert given == [("text", "cuda:sm_90")]


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The goldens of one config, whole."""
    (tmp_path / "configs" / "tiny").mkdir(parents=True)
    shutil.copy(TINY / "mixtral.json", tmp_path / "configs" / "tiny")
    monkeypatch.setattr(golden, "goldens_root", lambda: tmp_path)
    assert call("golden", "update").code == 0
    return tmp_path


def test_golden_check_and_diff_end_with_1_where_a_text_differs(frozen: Path) -> None:
    assert (call("golden", "check").code, call("golden", "diff").code) == (0, 0)
    (path, *_) = sorted((frozen / "graphs").rglob("*.mlir"))
    name = path.relative_to(frozen / "graphs").with_suffix("").as_posix()
    text = path.read_text()
    for changed in (text.replace("softmax", "sofmax", 1), text + "\n", text[:-1], ""):
        path.write_text(changed)
        checked, differs = call("golden", "check", "--json"), call("golden", "diff")
        assert (checked.code, differs.code) == (1, 1)
        assert [p["case"] for p in checked.json["problems"]] == [name]
        assert name in differs.out
        assert call("golden", "diff", "no such case").code == 0
    path.unlink()
    assert (call("golden", "check").code, call("golden", "diff").code) == (1, 1)
    assert call("golden", "update", name).code == 0
    assert path.read_text() == text
    assert (call("golden", "check").code, call("golden", "diff").code) == (0, 0)


@pytest.mark.parametrize(("given", "read"), [("bfloat16", DType.BF16), ("float16", DType.F16), ("float32", DType.F32)])
def test_types_may_be_named_as_numpy_and_torch_do(given: str, read: DType) -> None:
    assert read_dtype(given) is read
    assert read_dtype(f"torch.{given}") is read
    with pytest.raises(InputError, match='dtype is "float64"; expected f32, bf16, f16'):
        read_dtype("float64")
