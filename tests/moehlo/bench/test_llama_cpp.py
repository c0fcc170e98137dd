"""llama.cpp as a peer of whole models: rows over the same file, and why there are none."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from benchmarks.random_gguf import write
from emitter.errors import UnsupportedError
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.contender import Unavailable
from moehlo.bench.llama_cpp import LlamaCpp
from moehlo.bench.table import Row
from moehlo.bench.whole_rig import LLAMA_CPP, AskedWhole, measure_whole
from tests.moehlo.command import document

CONFIG = {
    "model_type": "olmoe",
    "hidden_size": 256,
    "intermediate_size": 256,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 4,
    "num_experts": 6,
    "num_experts_per_tok": 2,
    "vocab_size": 320,
    "max_position_embeddings": 512,
    "rms_norm_eps": 1e-5,
    "rope_theta": 10000.0,
}
QWEN = {**CONFIG, "model_type": "qwen3_moe", "head_dim": 64, "moe_intermediate_size": 256}
INSTALLED = importlib.util.find_spec("llama_cpp") is not None


def rows_of(path: Path) -> list[Row]:
    asked = AskedWhole(open_model(path), DType.F32, [9], [5], [LLAMA_CPP], repeats=1, rows=[1, 3])
    return [row for row in measure_whole(asked) if row.contender == LlamaCpp.name]


@pytest.mark.parametrize("config", [CONFIG, QWEN], ids=["olmoe", "qwen3_moe"])
def test_a_file_of_random_weights_is_read_with_its_types(config: dict[str, object], tmp_path: Path) -> None:
    """By hand: of two layers the second has values and down projections of 6 bits."""
    write(config, "q4_k_m", tmp_path / "model.gguf")
    opened = open_model(tmp_path / "model.gguf")
    assert len(opened.whole.layers) == 2
    said = json.dumps(document("inspect", tmp_path / "model.gguf", "--model"))
    assert "Q4_K" in said
    assert "Q6_K" in said


@pytest.mark.parametrize(
    ("name", "why"),
    [("model.gguf", "not installed; pip install llama-cpp-python"), ("config.json", r"it reads a \.gguf file")],
)
def test_why_llama_cpp_has_no_rows_is_said(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by the message where nobody else is timed: ours is not compiled here."""
    write(CONFIG, "q4_k_m", tmp_path / "model.gguf")
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    monkeypatch.setitem(sys.modules, "llama_cpp", None)
    monkeypatch.setattr("moehlo.bench.whole_rig._decoder", lambda *_: None)
    with pytest.raises(UnsupportedError, match=f"llama.cpp: .*{why}"):
        rows_of(tmp_path / name)


@pytest.mark.parametrize(("on_gpu", "layers"), [(True, -1), (False, 0)])
def test_all_layers_are_where_steps_run(on_gpu: bool, layers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On one GPU, though there are several; a build without CUDA is none for it."""
    api = MagicMock(LLAMA_SPLIT_MODE_NONE=0)
    api.llama_model_default_params.return_value = given = SimpleNamespace(n_gpu_layers=99, split_mode=1)
    monkeypatch.setitem(sys.modules, "llama_cpp", MagicMock())
    monkeypatch.setitem(sys.modules, "llama_cpp.llama_cpp", api)
    work: Any = SimpleNamespace(on_gpu=on_gpu)
    LlamaCpp(work, Path("model.gguf"))
    assert given == SimpleNamespace(n_gpu_layers=layers, split_mode=0)
    api.llama_supports_gpu_offload.return_value = False
    if on_gpu:
        with pytest.raises(Unavailable, match="computes on CPUs alone; build it with CMAKE_ARGS=-DGGML_CUDA=on"):
            LlamaCpp(work, Path("model.gguf"))
    else:
        LlamaCpp(work, Path("model.gguf"))


@pytest.mark.skipif(not INSTALLED, reason="llama-cpp-python is not installed")
def test_llama_cpp_computes_the_same_logits_but_for_activations_of_8_bits(tmp_path: Path) -> None:
    """A prefill, a step, and a step of three rows; all experts are chosen, so that none is another one."""
    write({**CONFIG, "num_experts_per_tok": 6}, "q8_0", tmp_path / "model.gguf")
    found = rows_of(tmp_path / "model.gguf")
    assert len(found) == 3
    assert all(row.ran for row in found)
    # The largest of 32 is some 2.1 deviations, a step a 127th of it, off by 1/sqrt(12) of a step: 0.48 % of what a
    # product reads, and there are nine products one after the other.
    assert max(row.difference for row in found) < 9 * 0.0048
