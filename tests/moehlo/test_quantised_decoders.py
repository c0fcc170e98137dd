"""Whole decoders from quantised checkpoints, beside transformers' models of the same numbers in f32."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np
import pytest

from emitter.errors import CheckpointError
from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.target import parse_target
from moehlo.decoder_opening import open_decoder
from tests.moehlo.quantised_decoders import as_fp8, as_fp8_channels, as_kimi, as_mlx, as_mxfp4, as_w4a16
from tests.moehlo.tiny_decoders import PLAINEST, greedy, open_uncompiled, require_equal_numbers

PROMPT = np.random.default_rng(3).integers(0, 160, 17).tolist()
FOUR = {"group_size": 32, "bits": 4}


MAKE = {
    "gpt-oss-mxfp4": (as_mxfp4, "expert_down"),
    "deepseek-fp8": (as_fp8, "expert_down"),
    "olmoe-affine4": (lambda folder: as_mlx("olmoe", folder, **FOUR), "expert_down"),
    "deepseek-affine4": (lambda folder: as_mlx("deepseek_v3", folder, **FOUR), "expert_down"),
    "llama-affine3": (lambda folder: as_mlx("llama", folder, group_size=32, bits=3), "down"),
    "gpt-oss-affine4": (lambda folder: as_mlx("gpt_oss", folder, **FOUR), "expert_down"),
    "deepseek-compressed": (as_kimi, "expert_down"),
    "qwen3-moe-compressed": (as_w4a16, "expert_down"),
    "olmoe-compressed-fp8": (as_fp8_channels, "expert_down"),
    "qwen3-moe-mlx-mxfp4": (
        lambda folder: as_mlx("qwen3_moe", folder, mode="mxfp4", group_size=32, bits=4),
        "expert_down",
    ),
}


@pytest.mark.parametrize("name", MAKE)
def test_weights_are_those_of_transformers_model(name: str, tmp_path: Path) -> None:
    """As numbers; what is computed of them is compared below, and in the nightly run of each."""
    folder, _ = MAKE[name][0](tmp_path)
    require_equal_numbers(folder, folder / "plain")


@pytest.mark.parametrize(
    ("make", "packed"),
    [pytest.param(*of, id=n, marks=[pytest.mark.nightly] * (n != "gpt-oss-mxfp4")) for n, of in MAKE.items()],
)
def test_ids_in_f32_are_those_of_transformers(make: Any, packed: str, tmp_path: Path) -> None:
    folder, theirs = make(tmp_path)
    ours = open_decoder(open_model(folder), PLAINEST, Request(target=PLAINEST))
    assert list(ours.generate(PROMPT, max_new_tokens=40)) == greedy(theirs, PROMPT, 40)
    weights = {a.of_weight.weight.stem for a in ours.session.signature.weights if a.of_weight.plane.name}
    assert packed in weights


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["planned", "run"])
def test_layers_that_are_packed_otherwise_have_functions_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, compiled: bool
) -> None:
    """As Q4_K_M files mix types by layer: the first layer's experts in 4 bits, the second's in 8."""
    if not compiled:
        open_uncompiled(monkeypatch)
    other = {f"model.layers.1.mlp.switch_mlp.{part}_proj": {"group_size": 64, "bits": 8} for part in ("gate", "up")}
    folder, theirs = as_mlx("olmoe", tmp_path, others=other, **FOUR)
    ours = open_decoder(open_model(folder), PLAINEST, Request(target=PLAINEST))
    assert not compiled or list(ours.generate(PROMPT, max_new_tokens=40)) == greedy(theirs, PROMPT, 40)
    forms = [dict(layer.packings) for layer in ours.plan.layers]
    assert [form["expert_gate_up"].bits for form in forms] == [4, 8]
    assert [form["expert_down"].bits for form in forms] == [4, 4]
    assert dict(ours.plan.packings)["embedding"].bits == 8
    assert "embedding" not in dict(ours.plan.unpacked)


def test_what_a_checkpoint_lacks_is_said_before_anything_is_compiled(tmp_path: Path) -> None:
    folder, _ = as_mlx("olmoe", tmp_path, **FOUR)
    tensors = mx.load(str(folder / "model.safetensors"))
    del tensors["model.layers.1.self_attn.o_proj.weight"]
    mx.save_safetensors(str(folder / "model.safetensors"), tensors)
    steps: list[str] = []
    with pytest.raises(CheckpointError, match=r"o is missing: looked for model\.layers\.1\.self_attn\.o_proj\.weight"):
        open_decoder(open_model(folder), parse_target("cpu"), Request(), on_step=steps.append)
    assert not steps


@pytest.mark.parametrize("name", [*[*MAKE][:3], "deepseek-compressed", "olmoe-compressed-fp8"])
def test_random_weights_of_a_config_alone_are_packed_as_its_files_are(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within layers: what the MLX config says of single modules is of the embedding and the head."""
    open_uncompiled(monkeypatch)
    folder, _ = MAKE[name][0](tmp_path / "files")
    config = tmp_path / "config.json"
    config.write_text((folder / "config.json").read_text())
    stored = open_decoder(open_model(folder), parse_target("cpu"), Request())
    drawn = open_decoder(open_model(config), parse_target("cpu"), Request(), random=1)
    found, expected = ([dict(layer.packings) for layer in decoder.plan.layers] for decoder in (drawn, stored))
    assert found == expected
    planes, stored_planes = (
        {name: (a.dtype, a.shape) for name, a in decoder.session.weights.items() if name.startswith("layers.")}
        for decoder in (drawn, stored)
    )
    assert planes == stored_planes
