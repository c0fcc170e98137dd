"""Models that transformers saved, opened as a person would: by the family table alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.numpy

from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import open_model
from weights import from_state_dict, load_layer, write_checkpoint

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")


def vitpose() -> Any:
    backbone = transformers.VitPoseBackboneConfig(
        hidden_size=40, mlp_ratio=2, num_experts=6, part_features=10, num_hidden_layers=2, num_attention_heads=2
    )
    return transformers.VitPoseForPoseEstimation(transformers.VitPoseConfig(backbone_config=backbone))


def ernie_vl() -> Any:
    text = transformers.Ernie4_5_VLMoeTextConfig(
        hidden_size=40,
        intermediate_size=56,
        moe_intermediate_size=[24, 12],
        moe_num_experts=8,
        moe_k=3,
        moe_num_shared_experts=2,
        num_hidden_layers=2,
        num_attention_heads=2,
        num_key_value_heads=1,
        vocab_size=32,
        rope_parameters={"rope_type": "default", "rope_theta": 1e4, "mrope_section": [2, 2, 6]},
    )
    vision = transformers.Ernie4_5_VLMoeVisionConfig(hidden_size=16, depth=1, num_heads=2, intermediate_size=20)
    return transformers.Ernie4_5_VLMoeForConditionalGeneration(
        transformers.Ernie4_5_VLMoeConfig(text_config=text.to_dict(), vision_config=vision.to_dict())
    )


def zaya() -> Any:
    config = transformers.ZayaConfig(
        hidden_size=40,
        moe_intermediate_size=24,
        num_experts=8,
        router_hidden_size=12,
        num_hidden_layers=2,
        num_attention_heads=2,
        num_key_value_heads=2,
        vocab_size=32,
        bos_token_id=1,
        eos_token_id=2,
    )
    return transformers.ZayaForCausalLM(config)


def doge() -> Any:
    config = transformers.DogeConfig(
        hidden_size=40,
        intermediate_size=24,
        is_moe=True,
        num_experts=18,
        num_experts_per_tok=5,
        num_hidden_layers=2,
        num_attention_heads=2,
        vocab_size=32,
    )
    return transformers.DogeForCausalLM(config)


CASES: dict[str, tuple[Callable[[], Any], int, str]] = {
    "doge": (doge, 1, "model.layers.1.mlp"),
    "ernie4_5_vl_moe": (ernie_vl, 1, "model.language_model.layers.1.mlp"),
    "vitpose": (vitpose, 1, "backbone.encoder.layer.1.mlp"),
    "zaya": (zaya, 1, "model.layers.1.mlp"),
}
"""The model, a layer, and where its FFN is in the live model."""


@pytest.mark.parametrize("family", CASES)
def test_a_saved_model_reads_back_as_its_live_module(tmp_path: Path, family: str) -> None:
    build, index, path = CASES[family]
    model = build()
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        for tensor in (*model.parameters(), *model.buffers()):
            if tensor.is_floating_point():
                tensor.copy_(torch.randn(tensor.shape, generator=generator))
    model.save_pretrained(tmp_path / "saved")
    layer = open_model(tmp_path / "saved").layer(index)
    wanted = emit(layer.spec, Plan(3)).signature.weights
    state = {name: t.detach().numpy() for name, t in model.get_submodule(path).state_dict().items()}
    live = from_state_dict(state, layer.layout, wanted)
    read = load_layer(tmp_path / "saved", layer.layout, index, wanted)
    assert list(read) == list(live)
    for name, array in live.items():
        assert np.array_equal(read[name], array), name

    # What is written for this layer is what transformers wrote for it, name for name.
    write_checkpoint(tmp_path / "ours", {}, {index: read}, layer.layout, wanted)
    ours = safetensors.numpy.load_file(tmp_path / "ours" / "model.safetensors")
    saved = safetensors.numpy.load_file(tmp_path / "saved" / "model.safetensors")
    prefix = layer.layout.prefixes[0].replace("{l}", str(index))
    assert ours
    assert ours.keys() == {name for name in saved if name.startswith(prefix)}
    assert all(np.array_equal(ours[name], saved[name]) for name in ours)
