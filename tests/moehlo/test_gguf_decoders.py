"""Whole decoders from GGUF files, beside transformers' models of the numbers that the ``gguf`` package reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gguf import GGMLQuantizationType as Kind

import moehlo
from emitter.errors import CheckpointError, InputError, MoehloError, UnsupportedError
from emitter.packing import GgufQ8_0
from emitter.plan import Request, plan_decoder
from emitter.reading.config import model_from_config, open_model
from emitter.signature import DType
from emitter.target import parse_target
from moehlo.decoder_opening import open_decoder
from tests.moehlo.command import document
from tests.moehlo.gguf_decoders import FAMILIES, GEMMA4_DENSE, written
from tests.moehlo.tiny_decoders import PLAINEST, greedy, open_uncompiled, require_equal_numbers
from weights.decoder import stored_decoder

PROMPT = np.random.default_rng(3).integers(0, 160, 17).tolist()
SECTIONS = "rope.dimension_sections"
RMS = "attention.layer_norm_rms_epsilon"
ALL_FULL = {"layer_types": ["full_attention"] * 3, "sliding_window": 0, "num_attention_heads_per_layer": [4, 4, 4]}
HALF = {"rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5}
UNSCALED = {"full_attention": HALF, "sliding_attention": {"rope_type": "default", "rope_theta": 5e3}}
PICTURES = {SECTIONS: [6, 5, 5, 0], "n_deepstack_layers": 1}
ONE_AHEAD = {
    "block_count": 4,
    "nextn_predict_layers": 1,
    "attention.head_count_kv": [1, 2, 2, 2],
    "attention.sliding_window_pattern": [0, 1, 1, 1],
}
CORE = ("llama",)
"""Whose factors of a rotation and head no other family's files have; packed experts each day in other packings."""
ONE_ADDED = ("gemma", "gemma2", "step3p5", "minimax_m3_vl_text")
"""Whose files hold weights of norms with 1 added."""
SCALED_BY_FACTORS = ("llama", "llama4_text")
"""Whose scaled rotation a file says by the factors of its pairs, and a config by a rule."""


@pytest.mark.parametrize(
    "family", [family if family in CORE else pytest.param(family, marks=pytest.mark.nightly) for family in FAMILIES]
)
def test_ids_in_f32_are_those_of_transformers(family: str, tmp_path: Path) -> None:
    path, theirs = written(family, tmp_path)
    ours = open_decoder(open_model(path), PLAINEST, Request(target=PLAINEST))
    assert list(ours.generate(PROMPT, max_new_tokens=80)) == greedy(theirs, PROMPT, 80)


@pytest.mark.parametrize(
    ("family", "apart"),
    [
        *(pytest.param(family, {}, id=family) for family in FAMILIES if family not in ONE_ADDED),
        pytest.param("gemma4_text", GEMMA4_DENSE, id="inputs of each layer"),
        pytest.param("laguna", {"gating": "per-element"}, id="gates of each element"),
        pytest.param("laguna", {**ALL_FULL, "rope_parameters": {"full_attention": HALF}}, id="no windows"),
        pytest.param("cohere2_moe", {"rms_norm_eps": None, "entries": {RMS: None}}, id="norms that subtract the mean"),
        pytest.param("qwen2", {"named": "qwen2vl", "entries": {SECTIONS: [3, 3, 2, 0]}}, id="text of qwen2vl"),
        pytest.param("qwen3_moe", {"named": "qwen3vlmoe", "entries": PICTURES}, id="text of qwen3vlmoe"),
        pytest.param("mistral4", {"named": "deepseek2"}, id="made of Mistral's format"),
        pytest.param("deepseek_v3", {"mla": True}, id="keys and values of latents apart"),
        pytest.param("mixtral", {"by_expert": True}, id="experts apart"),
        pytest.param(
            "mimo_v2_flash", {"together": True, "entries": ONE_AHEAD}, id="a block that predicts further ahead"
        ),
        *(pytest.param(f, {"together": True}, id=f"{f}, projections together") for f in ("llama", "qwen2", "granite")),
    ],
)
def test_config_and_weights_are_those_of_transformers_model(family: str, apart: dict[str, Any], tmp_path: Path) -> None:
    """What the file rounds to f32 comes back as the decimal that was written; weights are numbers here."""
    path, _ = written(family, tmp_path, **apart)
    if family not in SCALED_BY_FACTORS:
        assert open_model(path).whole == open_model(tmp_path / "plain").whole
    require_equal_numbers(path, tmp_path / "plain")


@pytest.mark.parametrize("family", ONE_ADDED)
def test_config_of_a_file_whose_norms_have_1_added_is_that_of_transformers_model(family: str, tmp_path: Path) -> None:
    path, _ = written(family, tmp_path, **({"rope_parameters": UNSCALED} if family == "step3p5" else {}))
    config = json.loads((tmp_path / "plain" / "config.json").read_text())
    assert open_model(path).whole == model_from_config({**config, "norm_weights_added": True}).whole


def test_experts_that_lie_apart_stay_packed(tmp_path: Path) -> None:
    path, _ = written("mixtral", tmp_path, by_expert=True)
    model = open_model(path)
    plan = plan_decoder(model.whole, Request(target=parse_target("cpu")), stored_decoder(model, DType.F32))
    assert {name for name, _ in plan.layers[1].packings} >= {"expert_gate_up", "expert_down"}


def test_projections_that_lie_in_one_tensor_stay_packed(tmp_path: Path) -> None:
    path, _ = written("llama", tmp_path, together=True)
    model = open_model(path)
    plan = plan_decoder(model.whole, Request(target=parse_target("cpu")), stored_decoder(model, DType.F32))
    assert {f"layers.1.{name}" for name in "qkv"} <= plan.held.keys()


def _mixed(name: str) -> Kind:
    """Types by weight and layer, as a Q4_K_M file has them; kernels of the others are in ``test_codings``."""
    first = name.startswith("blk.0.")
    if name.endswith("exps.weight"):
        return Kind.Q6_K if first == ("down" in name) else Kind.Q4_K
    return Kind.Q6_K if "attn_v" in name else Kind.Q4_K


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["planned", "run"])
def test_types_that_differ_by_layer_are_each_held_as_kernels_read_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, compiled: bool
) -> None:
    if not compiled:
        open_uncompiled(monkeypatch)
    wide = {"hidden_size": 256, "intermediate_size": 256, "num_experts": 4, "num_experts_per_tok": 2}
    path, theirs = written("olmoe", tmp_path, _mixed, num_key_value_heads=4, **wide)
    ours = open_decoder(open_model(path), PLAINEST, Request(target=PLAINEST))
    require_equal_numbers(path, tmp_path / "plain")
    assert not compiled or list(ours.generate(PROMPT, max_new_tokens=40)) == greedy(theirs, PROMPT, 40)
    packed = [
        {name: packing.type for name, packing in layer.packings if "expert" in name} for layer in ours.plan.layers
    ]
    up, down = "expert_gate_up", "expert_down"
    assert packed == [{up: "Q4_K", down: "Q6_K"}, {up: "Q6_K", down: "Q4_K"}]
    assert not ours.plan.unpacked


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        (
            {"attention.clamp_kqv": 8.0},
            r"attention\.clamp_kqv looks like part of a decoder, but qwen2 does",
        ),
        ({"attention.sliding_window": 8}, r"attention\.sliding_window looks like part of a decoder"),
        ({"logit_scale": 2.0}, "logit_scale looks like part of a decoder"),
        ({"rope.dimension_count": 8}, r"qwen2\.rope\.dimension_count is 8; accepted is 16"),
        ({"attention.causal": False}, r"qwen2\.attention\.causal is false; accepted is true"),
        ({"rope.scaling.type": "longrope"}, r'rope\.scaling\.type is "longrope"; accepted are none, linear and yarn'),
        ({"vocab_size": 161}, r"qwen2\.vocab_size is 161; accepted is 160"),
        ({"attention.layer_norm_rms_epsilon": None}, r"qwen2\.attention\.layer_norm_rms_epsilon is missing"),
        ({"context_length": None}, r"qwen2\.context_length is missing"),
    ],
)
def test_entries_that_a_decoder_is_not_computed_with_are_refused(
    entries: dict[str, Any], message: str, tmp_path: Path
) -> None:
    path, _ = written("qwen2", tmp_path, entries=entries)
    with pytest.raises(MoehloError, match=message):
        _ = open_model(path).whole


@pytest.mark.parametrize(
    ("family", "entries", "message"),
    [
        ("glm4_moe", {"expert_gating_func": 1}, r"glm4moe\.expert_gating_func is 1; accepted is 2"),
        (
            "minimax_m2",
            {"expert_feed_forward_length": 64},
            r"minimax-m2\.expert_feed_forward_length is 64, which looks",
        ),
        (
            "dbrx",
            {"attention.layer_norm_epsilon": 1e-6},
            r"dbrx\.attention\.layer_norm_epsilon is 1e-06; accepted is 1e-05",
        ),
        ("dbrx", {"attention.key_length": 32}, r"dbrx\.attention\.key_length is 32; accepted is 16"),
        ("mimo_v2_flash", {"attention.value_scale": None}, r"mimo2\.attention\.value_scale is missing"),
        (
            "mimo_v2_flash",
            {"attention.head_count_kv": [1, 2, 1]},
            r"twice the attention\.head_count_kv of those without",
        ),
        ("mimo_v2_flash", {"attention.head_count_kv": 2}, r"twice the attention\.head_count_kv of those without"),
        (
            "mimo_v2_flash",
            {"expert_weights_norm": False},
            r"mimo2\.expert_weights_norm is false, which looks like part",
        ),
        ("mimo_v2_flash", {"rope.scaling.type": "yarn"}, r'mimo2\.rope\.scaling\.type is "yarn"; accepted is "none"'),
        ("mistral4", {"expert_gating_func": 2}, r"mistral4\.expert_gating_func is 2; accepted is 1"),
        ("mistral4", {"attention.temperature_length": 32}, r"attention\.temperature_length is 32; accepted is 64"),
        (
            "deepseek_ocr2_text",
            {"attention.head_count_kv": 2},
            r"deepseek2-ocr\.attention\.head_count_kv is 2; accepted is 4",
        ),
        ("deepseek_ocr2_text", {"expert_weights_norm": True}, r"expert_weights_norm is true; accepted is false"),
        (
            "deepseek_ocr2_text",
            {"attention.sliding_window": 128},
            r"attention\.sliding_window looks like part of a decoder",
        ),
        ("glm4_moe", {"rope.dimension_count": 0}, r"glm4moe\.rope\.dimension_count is 0; expected 1 to 32"),
        ("laguna", {"rope.dimension_count_swa": 33}, r"laguna\.rope\.dimension_count_swa is 33; expected 1 to 32"),
        ("mimo_v2_flash", {"rope.dimension_count": 0}, r"mimo2\.rope\.dimension_count is 0; expected 1 to 32"),
        ("exaone_moe", {"expert_shared_feed_forward_length": 32}, r"shared_feed_forward_length is 32; accepted is 64"),
        ("cohere2_moe", {"expert_gating_func": 1}, r"cohere2moe\.expert_gating_func is 1; accepted is 2"),
        ("cohere2_moe", {RMS: None, "attention.layer_norm_epsilon": None}, "layer_norm_epsilon is missing"),
        ("deepseek_v32", {"rope.scaling.yarn_log_multiplier": 0.07}, r"log_multiplier is 0\.07.*; accepted is 0\.1"),
        ("glm_moe_dsa", {"attention.indexer.top_k": None}, r"glm-dsa\.attention\.indexer\.top_k is missing"),
        ("step3p5", {"leading_dense_block_count": 2}, r"step35\.leading_dense_block_count is 2; accepted is 1"),
        ("step3p5", {"attention.head_count_kv": [2, 2, 1, 2]}, r"attention\.head_count_kv among all"),
        ("minimax_m3_vl_text", {"expert_weights_norm": False}, "expert_weights_norm is false; accepted is true"),
        ("hy_v3", {"block_count": 2**14 + 1}, r"hy_v3\.block_count is 16385; expected 1 to 16384"),
        ("hy_v3", {"nextn_predict_layers": 2}, r"hy_v3\.nextn_predict_layers leaves 0 layers of 2"),
        ("hy_v3", {"expert_shared_feed_forward_length": 48}, "width 48 is not a multiple of the others', 32"),
        ("mellum", {"attention.sliding_window_pattern": [True, True, False]}, "pattern is .*; expected 2 of bool"),
        ("mellum", {"rope.scaling.yarn_attn_factor": 1.25}, r"yarn_attn_factor is 1\.25; accepted is 1\.0 or 1\.13"),
        ("hunyuan_v1_moe", {"rope.scaling.factor": 2.0}, r"hunyuan-moe\.rope\.scaling\.factor is 2\.0; accepted is 1"),
        ("hunyuan_v1_moe", {"expert_shared_count": 2}, r"hunyuan-moe\.expert_shared_count is 2, which looks like part"),
        (
            "ernie4_5_moe",
            {"expert_shared_feed_forward_length": 32},
            r"shared_feed_forward_length is 32; accepted is 64",
        ),
        ("llama4_text", {"attention.sliding_window": 0}, r"llama4\.attention\.sliding_window is 0; accepted is 8192"),
        ("granite", {"rope.scaling.finetuned": False}, r"granite\.rope\.scaling\.finetuned is false; accepted is true"),
    ],
)
def test_entries_that_an_architecture_is_not_computed_with_are_refused(
    family: str, entries: dict[str, Any], message: str, tmp_path: Path
) -> None:
    path, _ = written(family, tmp_path, entries=entries)
    with pytest.raises(MoehloError, match=message):
        _ = open_model(path).whole


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            lambda t: t.update({"blk.1.attn_q_norm.weight": np.ones(16, np.float32)}),
            r"blk\.1\.attn_q_norm\.weight w",
        ),
        (lambda t: t.update({"output_norm.bias": np.ones(64, np.float32)}), r"output_norm\.bias would not be read"),
        (lambda t: t.update({"blk.0.layer_scale.weight": np.ones(64, np.float32)}), "layer_scale.weight would not be"),
        (
            lambda t: t.update({"blk.1.attn_qkv.weight": np.ones((128, 64), np.float32)}),
            r"blk\.1\.attn_qkv\.weight would not be read",
        ),
        (
            lambda t: (
                [t.pop(f"blk.1.attn_{n}.bias") for n in "qkv"] and t.update({"blk.1.attn_qkv.bias": np.ones(127, "f4")})
            ),
            r"attn_qkv\.bias is \[127\], expected \[128\]",
        ),
        (
            lambda t: t.pop("blk.1.attn_v.bias"),
            r"v_bias is missing: looked for blk\.1\.attn_v\.bias, or blk\.1\.attn_qkv\.bias",
        ),
        (lambda t: [t.pop(name) for name in [*t] if name.startswith("blk.1.")], "no FFN weights of layer 1|is missing"),
    ],
)
def test_tensors_that_are_missing_or_would_not_be_read_are_named(changed: Any, message: str, tmp_path: Path) -> None:
    path, _ = written("qwen2", tmp_path, tensors=changed)
    with pytest.raises(CheckpointError, match=message):
        stored_decoder(open_model(path), DType.F32)


def test_factors_of_a_rotation_are_read_as_many_as_there_are_pairs(tmp_path: Path) -> None:
    short = np.ones(7, np.float32)
    path, _ = written("llama", tmp_path, tensors=lambda t: t.update({"rope_freqs.weight": short}))
    with pytest.raises(CheckpointError, match=r"rope_freqs\.weight is \[7\] of F32; expected \[8\] of F32"):
        open_model(path)


@pytest.mark.parametrize(
    ("named", "why"),
    [("phimoe", "short_mscale, long"), ("granite_swa", "layer_rope_theta"), ("hy_v4", "in halves"), ("grok", "")],
)
def test_an_architecture_that_llama_cpp_computes_otherwise_is_refused(named: str, why: str, tmp_path: Path) -> None:
    path, _ = written("mixtral", tmp_path, named=named)
    with pytest.raises(UnsupportedError, match=rf'architecture is "{named}".*{why}.*; read are llama, qwen2'):
        open_model(path)


def test_rows_in_the_order_of_the_original_files_are_refused(tmp_path: Path) -> None:
    path, _ = written("llama", tmp_path, entries={"tensor_data_layout": "Meta AI original pth"})
    with pytest.raises(UnsupportedError, match="tensor_data_layout is"):
        open_model(path)


@pytest.mark.parametrize("family", SCALED_BY_FACTORS)
def test_a_config_without_scaling_is_the_one_that_transformers_wrote(family: str, tmp_path: Path) -> None:
    path, _ = written(family, tmp_path, rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    assert open_model(path).whole == open_model(tmp_path / "plain").whole


def test_a_file_that_scales_no_positions_does_not_get_the_scaling_of_its_family(tmp_path: Path) -> None:
    """A config of gpt-oss without ``rope_scaling`` means YaRN, and a file without ``rope.scaling.type`` none."""
    path, _ = written("gpt_oss", tmp_path, rope_parameters={"rope_type": "default", "rope_theta": 1e4})
    assert open_model(path).whole == open_model(tmp_path / "plain").whole


def test_positions_whose_queries_are_scaled_by_what_no_entry_says_are_not_read(tmp_path: Path) -> None:
    """llama.cpp's converter leaves the factor of mistral4 out; before the original context it is 1."""
    path, _ = written("mistral4", tmp_path, entries={"attention.temperature_scale": None})
    config = json.loads((tmp_path / "plain" / "config.json").read_text())
    rope = config["rope_parameters"] | {"llama_4_scaling_beta": 0.1}
    expected = model_from_config({**config, "rope_parameters": rope, "max_position_embeddings": 64}).whole
    assert open_model(path).whole == expected


def test_inspect_counts_bytes_as_they_are_stored_and_as_they_are_held(tmp_path: Path) -> None:
    """Q8_0 takes 34 bytes for 32 numbers, which experts and embedding, 160 rows of 64, keep."""
    path, _ = written("olmoe", tmp_path)
    found = document("inspect", path, "--model")
    tensors = {tensor["name"]: tensor for tensor in found["tensors"]}
    down = tensors["layers.1.expert_down"]
    assert (down["dtype"], down["bytes"], down["stored"]) == ("packed", 7 * 64 * 32 * 34 // 32, "GGUF Q8_0")
    embedding = tensors["embedding"]
    assert (embedding["dtype"], embedding["bytes"]) == ("packed", 160 * 64 * 34 // 32)
    assert embedding["unpacked"] is None
    assert found["bytes"]["all"] == sum(tensor["bytes"] for tensor in tensors.values())


def test_weights_of_a_file_stay_packed_where_a_kernel_reads_them(tmp_path: Path) -> None:
    path, _ = written("qwen2_moe", tmp_path)
    model = open_model(path)
    plan = plan_decoder(model.whole, Request(), stored_decoder(model, DType.F32))
    assert {name for name, _ in plan.layers[0].packings} >= {"expert_gate_up", "expert_down", "shared_down"}
    assert dict(plan.packings)["embedding"] == GgufQ8_0()


def test_residency_says_how_the_weights_of_a_decoder_are_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is computed of either is compared above."""
    open_uncompiled(monkeypatch)
    path, _ = written("qwen2", tmp_path, num_hidden_layers=1)
    numbers = moehlo.open_model(path).decoder(residency="f32")
    assert not numbers.plan.held
    assert not numbers.plan.unpacked
    packed = moehlo.open_model(path).decoder(residency="packed")
    assert {"layers.0.q", "layers.0.gate_up", "head"} <= packed.plan.held.keys()
    plain = moehlo.open_model(tmp_path / "plain")
    with pytest.raises(InputError, match=r"--residency packed: no weight of .*plain can stay as it is"):
        plain.decoder(residency="packed")
