"""GGUF files: what the ``gguf`` package writes is read as it reads it, and nothing in a header is believed."""

from __future__ import annotations

import io
import json
import re
import struct
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
from gguf_files import DEEPSEEK, METADATA, E, H, I, K, written

from emitter.errors import CheckpointError, ConfigError, MoehloError, UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.packing import GgufQ8_0
from emitter.plan import Plan, Request, plan
from emitter.reading.config import model_from_config, open_model
from emitter.reading.gguf import TYPES, parse_header, read_header
from emitter.reading.hub import has_weights, model_files
from emitter.signature import DType, Role
from emitter.spec.tensors import expert_weights
from emitter.target import Target
from moehlo.bench.workload import load_workload
from oracle.bounds import compute_bounds
from oracle.truth import compute_truth
from tests.moehlo.command import call, document
from weights import load_layer, open_weights
from weights.archives.conversion import Conversion, convert
from weights.readings import readings_of
from weights.repacked import repacked_numbers
from weights.residency import stored_layer

TINY = goldens_root() / "configs" / "tiny"
FAMILIES = {
    "llama": ("mixtral", {"intermediate_size": I}),
    "qwen2moe": ("qwen2-moe", {"moe_intermediate_size": I, "mlp_only_layers": []}),
    "qwen3moe": ("qwen3-moe", {"moe_intermediate_size": I, "decoder_sparse_step": 1}),
    "olmoe": ("olmoe", {"intermediate_size": I}),
    "deepseek2": ("deepseek-v3", {"moe_intermediate_size": I, "n_routed_experts": E, "n_group": 4, "topk_group": 2}),
    "gpt-oss": ("gpt-oss", {"intermediate_size": I, "swiglu_limit": 7.0}),
}


def loaded(path: Path, dtype: DType = DType.F32, index: int = 1) -> dict[str, Any]:
    found = open_model(path).layer(index)
    arguments = [a for a in signature_arguments(found.spec, Plan(dtype=dtype)) if a.role is Role.WEIGHT]
    return load_layer(open_weights(found.model), found.layout, found.index, arguments)


@pytest.mark.parametrize("architecture", METADATA)
def test_a_file_is_the_layer_that_the_config_of_its_family_says(architecture: str, tmp_path: Path) -> None:
    numbers = written(tmp_path / "model.gguf", architecture)
    found = open_model(tmp_path / "model.gguf")
    family, changes = FAMILIES[architecture]
    config = json.loads((TINY / f"{family}.json").read_text())
    config |= {"hidden_size": H, "num_experts_per_tok": K, "num_hidden_layers": 2, **changes}
    assert found.layer(1).spec == model_from_config(config).layer(1).spec
    assert has_weights(found)
    assert model_files(found) == {"model.gguf": tmp_path / "model.gguf"}
    weights = load_layer(
        open_weights(found),
        found.layer(1).layout,
        1,
        [a for a in signature_arguments(found.layer(1).spec, Plan()) if a.role is Role.WEIGHT],
    )
    blk = {name.removeprefix("blk.1."): array for name, array in numbers.items()}
    expected = {
        "router": blk["ffn_gate_inp.weight"],
        "expert_gate_up": np.concatenate([blk["ffn_gate_exps.weight"], blk["ffn_up_exps.weight"]], axis=1),
        "expert_down": blk["ffn_down_exps.weight"],
    }
    if architecture == "gpt-oss":
        expected["router_bias"] = blk["ffn_gate_inp.bias"]
        expected["expert_gate_up_bias"] = np.concatenate([blk["ffn_gate_exps.bias"], blk["ffn_up_exps.bias"]], axis=1)
        expected["expert_down_bias"] = blk["ffn_down_exps.bias"]
    if "ffn_down_shexp.weight" in blk:
        expected["shared_gate_up"] = np.concatenate([blk["ffn_gate_shexp.weight"], blk["ffn_up_shexp.weight"]])
        expected["shared_down"] = blk["ffn_down_shexp.weight"]
    if architecture == "qwen2moe":
        expected["shared_gate"] = blk["ffn_gate_inp_shexp.weight"][None]
    if architecture == "deepseek2":
        expected["correction_bias"] = blk["exp_probs_b.bias"]
    assert weights.keys() == expected.keys()
    for name, array in expected.items():
        np.testing.assert_array_equal(weights[name], array, err_msg=name)


def test_a_dense_layer_has_its_gates_above_its_ups(tmp_path: Path) -> None:
    numbers = written(tmp_path / "model.gguf", "deepseek2")
    weights = loaded(tmp_path / "model.gguf", index=0)
    both = np.concatenate([numbers["blk.0.ffn_gate.weight"], numbers["blk.0.ffn_up.weight"]])
    assert weights.keys() == {"gate_up", "down"}
    np.testing.assert_array_equal(weights["gate_up"], both)
    np.testing.assert_array_equal(weights["down"], numbers["blk.0.ffn_down.weight"])


def test_deepseek_v2_without_groups_is_greedy(tmp_path: Path) -> None:
    """Lite: gating by softmax, which older files do not say."""
    path = tmp_path / "model.gguf"
    none = {"expert_gating_func": None, "expert_weights_norm": None, "expert_group_count": None}
    written(path, "deepseek2", metadata={**none, "expert_group_used_count": None})
    config = open_model(path).config
    assert (config["model_type"], config["topk_method"], config["norm_topk_prob"]) == ("deepseek_v2", "greedy", False)


@pytest.mark.parametrize("said", [0.0, 1.0, None])
def test_a_scale_of_zero_is_none_as_in_llama_cpp(said: float | None, tmp_path: Path) -> None:
    """``build_moe_ffn`` of llama.cpp scales where ``w_scale != 0.0f && w_scale != 1.0f``; 0 is what it holds unsaid."""
    path = tmp_path / "model.gguf"
    written(path, "deepseek2", metadata={"expert_weights_scale": said})
    assert open_model(path).config["routed_scaling_factor"] == 1.0
    written(path, "llama", metadata={"expert_weights_scale": said})
    assert open_model(path).config["model_type"] == "mixtral"


def test_run_and_inspect_and_convert_take_a_file(tmp_path: Path) -> None:
    path = tmp_path / "model.gguf"
    written(path, "qwen2moe")
    x = np.random.default_rng(1).standard_normal((3, H)).astype(np.float32)
    np.save(tmp_path / "x.npy", x)
    arrays = ["--input", str(tmp_path / "x.npy"), "--output", str(tmp_path / "y.npy")]
    plan = ["--target", "xla:cpu", "--dispatch", "masked"]
    assert call("run", path, "--layer", 1, *plan, *arrays).code == 0
    layer = open_model(path).layer(1)
    spec = layer.spec
    wanted = [a for a in signature_arguments(layer.spec, Plan()) if a.role is Role.WEIGHT]
    weights = load_layer(path, layer.layout, 1, wanted)
    tolerance = compute_bounds(spec, weights, x, DType.F32).tolerance("output")
    assert (np.abs(np.load(tmp_path / "y.npy") - compute_truth(spec, weights, x).output) <= tolerance).all()
    tensors = {t["name"]: t for t in document("inspect", path, "--layer", 1)["tensors"]}
    assert tensors["expert_gate_up"]["stored"]["packing"] == "GGUF Q4_K and GGUF Q6_K"
    assert tensors["expert_gate_up"]["unpacked"] == "its tensors are packed in different ways"
    assert (tensors["expert_down"]["dtype"], tensors["expert_down"]["unpacked"]) == ("packed", None)
    assert load_workload(open_model(path), 1, DType.F32).packings == (("expert_down", GgufQ8_0()),)
    manifest = convert(Conversion.of(open_model(path), [1], DType.F32), tmp_path / "archive")
    assert {n: str(w.packing) for n, w in manifest.packed.items()} == {
        "layers.1.expert_down": "GGUF Q8_0",
        "layers.1.shared_down": "GGUF Q8_0",
    }
    again = load_layer(tmp_path / "archive", layer.layout, 1, wanted)
    for name, array in weights.items():
        np.testing.assert_array_equal(again[name], array)


def test_a_file_runs_packed(tmp_path: Path) -> None:
    """As the package dequantises it: experts of Q4_K and Q8_0, of the shared expert the down projection."""
    path, up = tmp_path / "model.gguf", "blk.1.ffn_up_exps.weight"
    numbers = written(path, "qwen2moe", changed=lambda t: t.update({up: t["blk.1.ffn_gate_exps.weight"]}))
    x = np.random.default_rng(1).standard_normal((3, H)).astype(np.float32)
    np.save(tmp_path / "x.npy", x)
    arrays = ["--input", str(tmp_path / "x.npy"), "--output", str(tmp_path / "y.npy")]
    packed = ["--dispatch", "gathered", "--residency", "packed", "--isa", "portable"]
    told = call("run", path, "--layer", 1, *packed, *arrays).said
    assert "kept packed: expert_gate_up, expert_down, shared_down; in memory" in told
    spec = open_model(path).layer(1).spec
    weights = loaded(path)
    np.testing.assert_array_equal(weights["expert_gate_up"][:, :I], numbers[up])
    tolerance = compute_bounds(spec, weights, x, DType.F32).tolerance("output")
    assert (np.abs(np.load(tmp_path / "y.npy") - compute_truth(spec, weights, x).output) <= tolerance).all()


def test_planes_of_another_packing_hold_the_same_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As kernels of GPUs read them: gates above ups of experts, a few rows at a time, and repacked by one."""
    monkeypatch.setattr("weights.repacked._AT_ONCE", 1)

    def of_one_type(tensors: dict[str, Any]) -> None:
        gates = tensors["blk.1.ffn_gate_exps.weight"]
        tensors["blk.1.ffn_up_exps.weight"] = gates[0][::-1].copy(), gates[1]

    numbers = written(tmp_path / "model.gguf", "olmoe", changed=of_one_type)
    found = open_model(tmp_path / "model.gguf").layer(1)
    request = Request(target=Target.cuda("sm_90"), dtype=DType.BF16)
    made = plan(found.spec, request, stored_layer(found, DType.BF16))
    assert {stem: str(form) for stem, form in made.packings} == {
        "expert_gate_up": "MLX affine, 4 bits, groups of 32, f16 scales",
        "expert_down": "MLX affine, 8 bits, groups of 32, f16 scales",
    }
    monkeypatch.setattr("weights.assembly.BLOCK_BYTES", 300)
    planes = [a for a in signature_arguments(found.spec, made) if a.plane is not None and a.plane.plane.name]
    read = load_layer(open_weights(found.model), found.layout, found.index, planes)
    readings = readings_of(open_weights(found.model), found.layout, found.index, planes)
    for plane, reading in zip(planes, readings, strict=True):
        parts = [np.empty(part.nbytes, np.uint8) for part in reading.parts(100)]
        for part, target in zip(reading.parts(100), parts, strict=True):
            part.write_to(target)
        assert np.concatenate(parts).tobytes() == read[plane.name].tobytes()
    weights = [replace(w, packing=dict(made.packings)[w.stem]) for w in expert_weights(found.spec)]
    held = repacked_numbers(weights, {weight.name: "as the file has it" for weight in weights}, read)
    np.testing.assert_array_equal(held["expert_down"], numbers["blk.1.ffn_down_exps.weight"])
    gate_up = np.concatenate([numbers[f"blk.1.ffn_{part}_exps.weight"] for part in ("gate", "up")], axis=1)
    # scales and offsets to 11 bits (see emitter.packing.repacked)
    np.testing.assert_allclose(held["expert_gate_up"], gate_up, rtol=0, atol=2**-10 * np.abs(gate_up).max())


def test_sizes_of_types_are_those_of_the_package() -> None:
    for number, (name, block, nbytes) in TYPES.items():
        assert gguf.GGMLQuantizationType(number).name == name
        assert gguf.GGML_QUANT_SIZES[gguf.GGMLQuantizationType(number)] == (block, nbytes)


@pytest.mark.parametrize(
    ("architecture", "metadata", "kind", "message"),
    [
        ("qwen3moe", {"expert_count": None}, ConfigError, "qwen3moe.expert_count is missing; expected int"),
        ("qwen3moe", {"expert_count": 8.0}, ConfigError, "qwen3moe.expert_count is 8.0; expected int"),
        ("deepseek2", {"expert_gating_func": 3}, ConfigError, "expert_gating_func is 3; accepted are 1 (softmax), 2"),
        ("deepseek2", {"expert_group_count": None}, ConfigError, "deepseek2.expert_group_count is missing"),
    ],
)
def test_metadata_is_read_strictly(
    architecture: str, metadata: dict[str, Any], kind: type[MoehloError], message: str, tmp_path: Path
) -> None:
    written(tmp_path / "model.gguf", architecture, metadata=metadata)
    with pytest.raises(kind, match=re.escape(message)):
        open_model(tmp_path / "model.gguf")


UNREAD = {
    "expert_gating_func": 2,
    "expert_weights_scale": 2.5,
    "expert_weights_norm": False,
    "expert_group_count": 4,
    "expert_group_used_count": 2,
    "expert_shared_count": 3,
    "expert_shared_feed_forward_length": 48,
    "expert_feed_forward_length": I + 32,
    "leading_dense_block_count": 1,
    "interleave_moe_layer_step": 2,
    "moe_every_n_layers": 2,
    "moe_latent_size": 16,
    "router_logit_softcapping": 30.0,
    "expert_group_scale": 0.5,
    "swiglu_clamp_exp": 7.0,
    "expert_invented": 1,
}
READ = {
    "llama": set(),
    "qwen2moe": {"expert_weights_norm", "expert_shared_feed_forward_length", "expert_feed_forward_length"},
    "qwen3moe": {"expert_weights_norm", "expert_feed_forward_length"},
    "olmoe": {"expert_weights_norm"},
    "gpt-oss": {"expert_feed_forward_length"},
    "deepseek2": {*DEEPSEEK, "expert_gating_func", "expert_weights_norm"},
}


@pytest.mark.parametrize(("architecture", "key"), [(a, key) for a in READ for key in UNREAD if key not in READ[a]])
def test_an_entry_of_a_moe_that_is_not_read_is_refused(architecture: str, key: str, tmp_path: Path) -> None:
    written(tmp_path / "model.gguf", architecture, metadata={key: UNREAD[key]})
    with pytest.raises(UnsupportedError, match=re.escape(f"{architecture}.{key} is {json.dumps(UNREAD[key])}, which")):
        open_model(tmp_path / "model.gguf")


@pytest.mark.parametrize("name", ["qwen2moe.expert_group_count", "moe.router_scale", "a\tmoe.\x1b[2J"])
def test_an_entry_of_a_moe_outside_the_architecture_is_refused(name: str, tmp_path: Path) -> None:
    written(tmp_path / "model.gguf", "llama", metadata={f"/{name}": 1})
    said = name if name.isprintable() else json.dumps(name)
    with pytest.raises(UnsupportedError, match=rf"{re.escape(said)} is 1, which looks like part of a Mixture"):
        open_model(tmp_path / "model.gguf")


def test_entries_that_say_what_is_computed_anyway_are_accepted(tmp_path: Path) -> None:
    """As newer converters write them, and what is attention's."""
    said = {"expert_gating_func": 1, "expert_weights_scale": 1.0, "expert_weights_norm": True, "expert_group_count": 1}
    more = {"leading_dense_block_count": 0, "expert_feed_forward_length": I, "attention.indexer.top_k": 4}
    written(tmp_path / "model.gguf", "llama", metadata=said | more)
    written(tmp_path / "plain.gguf", "llama")
    assert open_model(tmp_path / "model.gguf").layer(1).spec == open_model(tmp_path / "plain.gguf").layer(1).spec


@pytest.mark.parametrize(
    ("architecture", "name"),
    [
        *(("qwen3moe", f"ffn_{part}_exps.bias") for part in ("gate", "up", "down")),
        ("qwen3moe", "ffn_gate_inp.bias"),
        ("qwen3moe", "exp_probs_b.bias"),
        ("qwen3moe", "ffn_down_exps.scale"),
        ("qwen3moe", "ffn_up_shexp.weight"),
        ("qwen3moe", "ffn_gate_inp_shexp.weight"),
        ("qwen3moe", "ffn_gate_up_exps.weight"),
        ("qwen3moe", "ffn_norm_exps.weight"),
        ("gpt-oss", "exp_probs_b.bias"),
        ("deepseek2", "ffn_gate_inp_shexp.weight"),
        ("deepseek2", "moe_gate.bias"),
        ("deepseek2", "anything.weight"),
        ("gpt-oss", "attn_anything.weight"),
        ("qwen3moe", "attn_q"),
        ("olmoe", "post_ffw_norm.weight"),
    ],
)
def test_a_tensor_of_the_block_that_is_not_read_is_refused(architecture: str, name: str, tmp_path: Path) -> None:
    odd = np.ones(H, np.float32)
    # the decoder layer's own, as the package names them, and another layer's
    known = next(arch for arch, name in gguf.MODEL_ARCH_NAMES.items() if name == architecture)
    names = [gguf.TENSOR_NAMES[kind].format(bid=1) for kind in gguf.MODEL_TENSORS[known]]
    of_others = [n for n in names if n.startswith("blk.") and ("attn" in n or n.endswith("_norm"))]
    assert len(of_others) >= 6
    beside = {f"{n}.{leaf}": (odd, None) for n in of_others for leaf in ("weight", "bias")}
    beside[f"blk.0.{name}"] = (odd, None)
    written(tmp_path / "model.gguf", architecture, changed=lambda t: t.update(beside))
    loaded(tmp_path / "model.gguf")
    written(tmp_path / "odd.gguf", architecture, changed=lambda t: t.update({f"blk.1.{name}": (odd, None)}))
    with pytest.raises(CheckpointError, match=rf"blk\.1\.{re.escape(name)} would not be read"):
        loaded(tmp_path / "odd.gguf")


@pytest.fixture
def split(tmp_path: Path) -> list[Path]:
    """The files of a split model, and beside them the same in one."""
    written(tmp_path / "whole.gguf", "qwen2moe")
    written(tmp_path / "model.gguf", "qwen2moe", split=3)
    parts = sorted(tmp_path.glob("model-*.gguf"))
    assert [part.name for part in parts] == [f"model-0000{n}-of-00003.gguf" for n in (1, 2, 3)]
    return parts


@pytest.mark.parametrize("named", [0, 1, 2])
def test_all_files_of_a_split_model_are_read_whichever_is_named(split: list[Path], named: int) -> None:
    found, whole = open_model(split[named]), split[0].with_name("whole.gguf")
    assert found.config == open_model(whole).config
    assert model_files(found) == {part.name: part for part in split}
    for name, array in loaded(whole).items():
        np.testing.assert_array_equal(loaded(split[named])[name], array)


def test_the_files_of_a_split_model_belong_together(split: list[Path], tmp_path: Path) -> None:
    kept = split[1].read_bytes()
    split[1].unlink()
    says = "is file 1 of the 3 of a split model; model-00002-of-00003.gguf missing in its folder"
    with pytest.raises(CheckpointError, match=re.escape(says)):
        open_model(split[0])
    split[1].write_bytes(split[2].read_bytes())
    says = r"00002-of-00003.gguf: is not of one split model with .*: split.no, split.count and split.tensors.count are"
    with pytest.raises(CheckpointError, match=says):
        loaded(split[0])
    count = b"split.tensors.count\x05\0\0\0"
    split[1].write_bytes(kept.replace(count + b"\x08", count + b"\x09"))
    with pytest.raises(CheckpointError, match="is not of one split model"):
        loaded(split[0])
    split[1].write_bytes(kept)
    for part in split:
        part.write_bytes(part.read_bytes().replace(count + b"\x08", count + b"\x09"))
    with pytest.raises(CheckpointError, match=r"split\.tensors\.count is 9, its files hold 8"):
        loaded(split[0])
    alone = tmp_path / "alone.gguf"
    alone.write_bytes(split[0].read_bytes())
    with pytest.raises(
        CheckpointError, match=r"expected the name that .* ends in -00001-of-00003.gguf, with the others?"
    ):
        open_model(alone)


def test_an_architecture_and_a_type_that_are_not_read_are_named(tmp_path: Path) -> None:
    path = tmp_path / "model.gguf"
    writer = gguf.GGUFWriter(path, "mamba")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    with pytest.raises(UnsupportedError, match=r'general.architecture is "mamba"; read are llama, qwen2, qwen3, '):
        open_model(path)
    gate, kind = "blk.1.ffn_gate_exps.weight", gguf.GGMLQuantizationType.Q2_K
    raw = np.zeros((E, I, H // 256 * 84), np.uint8)
    written(tmp_path / "q2.gguf", "llama", changed=lambda t: t.update({gate: (raw, kind)}))
    with pytest.raises(
        CheckpointError,
        match=r'ffn_gate_exps.weight" is stored as Q2_K; read are F32, F16, BF16, Q4_0, .*, IQ4_XS, MXFP4',
    ):
        loaded(tmp_path / "q2.gguf")


@pytest.mark.parametrize("block", [1, 9, 16, 1000])
def test_texts_are_skipped_whatever_is_read_at_a_time(
    block: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "model.gguf"
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_array("tokenizer.ggml.tokens", ["", "a", "four", "a text of twenty-six bytes", "é"] * 9)
    writer.add_uint32("behind", 7)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    monkeypatch.setattr("emitter.reading.gguf._BLOCK", block)
    assert read_header(path).metadata == {"general.architecture": "llama", "tokenizer.ggml.tokens": None, "behind": 7}
    raw = path.read_bytes()
    for cut in (raw.rindex(b"four") + 2, raw.rindex(b"twenty") - 3):
        path.write_bytes(raw[:cut])
        with pytest.raises(CheckpointError, match="truncated download"):
            read_header(path)


def test_a_file_that_ends_while_its_header_is_read_says_so(tmp_path: Path) -> None:
    """Its size is asked for before: what writes to it may have cut it short since."""
    raw = header(entries=1, body=entry(4, struct.pack("<I", 7)))
    for left in (10, 30, len(raw) - 1):
        with pytest.raises(CheckpointError, match=r"^model\.gguf: ended while its header was read$"):
            parse_header(io.BytesIO(raw[:left]), len(raw), "model.gguf")


def header(*, tensors: int = 0, entries: int = 0, body: bytes = b"", version: int = 3) -> bytes:
    return b"GGUF" + struct.pack("<IQQ", version, tensors, entries) + body


def text(value: bytes) -> bytes:
    return struct.pack("<Q", len(value)) + value


def entry(kind: int, value: bytes, name: bytes = b"a") -> bytes:
    return text(name) + struct.pack("<I", kind) + value


def tensor(name: bytes, sizes: tuple[int, ...], kind: int = 0, offset: int = 0) -> bytes:
    return text(name) + struct.pack(f"<I{len(sizes)}QIQ", len(sizes), *sizes, kind, offset)


HUGE = 2**60
DAMAGED: list[tuple[bytes, str]] = [
    (b"", "does not begin with GGUF"),
    (b"GGML" + b"\0" * 40, "does not begin with GGUF"),
    (header()[:20], "the number of entries takes 8 bytes, the file has 4 left"),
    (header(version=0x03000000), "is version 50331648 of GGUF, or of the other byte order; accepted are 2 and 3"),
    (header(entries=HUGE), f"says it has {HUGE} entries; in its 24 bytes there is no room"),
    (header(tensors=HUGE), f"says it has {HUGE} tensors"),
    (header(entries=1, body=struct.pack("<Q", HUGE) + b"\0" * 20), f"the name of entry 0 is {HUGE} bytes long"),
    (header(entries=1, body=entry(8, struct.pack("<Q", HUGE))), f'"a" takes {HUGE} bytes, the file has 0 left'),
    (header(entries=1, body=entry(8, struct.pack("<Q", 9) + b"ab")), '"a" takes 9 bytes, the file has 2 left'),
    (header(entries=1, body=entry(9, struct.pack("<IQ", 8, HUGE))), f'"a" is an array of {HUGE}; the file has 0'),
    (header(entries=1, body=entry(9, struct.pack("<IQ", 9, 1) + b"\0" * 12)), '"a" is an array of type 9'),
    (header(entries=1, body=entry(77, b"\0" * 8)), '"a" is of type 77, which is not known'),
    (header(entries=1, body=entry(8, text(b"\xff"))), '"a" is no UTF-8'),
    (header(entries=2, body=entry(4, b"\0" * 4) * 2), 'has two entries "a"'),
    (
        header(entries=1, body=entry(4, struct.pack("<I", 24), b"general.alignment")),
        "general.alignment is 24; accepted",
    ),
    (header(tensors=1, body=tensor(b"t", (4,) * 5)), "has 5 axes; accepted are 1 to 4"),
    (header(tensors=1, body=tensor(b"t", (HUGE, HUGE))), "holds no such tensor"),
    (header(tensors=1, body=tensor(b"t", (0, 4))), "holds no such tensor"),
    (header(tensors=1, body=tensor(b"t", (40,), 8)), "has rows of 40 numbers; Q8_0 takes multiples of 32"),
    (header(tensors=1, body=tensor(b"t", (64,))), "256 bytes from 0 on do not lie in the"),
    (header(tensors=1, body=tensor(b"t", (4,), 0, HUGE)), f"16 bytes from {HUGE} on do not lie in the"),
    (header(tensors=1, body=tensor(b"t", (4,), 0, 8) + b"\0" * 99), "16 bytes from 8 on do not lie in the"),
    (header(tensors=2, body=tensor(b"t", (4,)) * 2 + b"\0" * 99), 'has two tensors "t"'),
    (header(tensors=2, body=tensor(b"t", (4,)) + tensor(b"u", (4,)) + b"\0" * 99), 'tensor "u" overlaps "t"'),
    (
        header(tensors=2, body=tensor(b"t", (4,)) + tensor(b"u", (4,), 0, 64) + b"\0" * 200),
        '48 bytes before tensor "u" are of no tensor',
    ),
]


@pytest.mark.parametrize(("content", "message"), DAMAGED, ids=[str(i) for i in range(len(DAMAGED))])
def test_a_damaged_header_is_refused_at_once(content: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / "a.gguf").write_bytes(content)
    started = time.monotonic()
    with pytest.raises(CheckpointError, match=re.escape(message)):
        read_header(tmp_path / "a.gguf")
    assert time.monotonic() - started < 5


@pytest.mark.parametrize("more", [1, 8, 40])
def test_a_file_with_bytes_that_came_in_somewhere_is_refused(more: int, tmp_path: Path) -> None:
    """Where its tensors end the file must, but for zeros up to the next multiple of the alignment."""
    path = tmp_path / "model.gguf"
    written(path, "qwen3moe")
    whole, last = path.read_bytes(), max(tensor.end for tensor in read_header(path).tensors.values())
    for at in (last - 1000, last):
        path.write_bytes(whole[:at] + bytes(more) + whole[at:])
        with pytest.raises(CheckpointError, match=rf"is {len(whole) + more} bytes long, \d+ more than tensor"):
            loaded(path)
    path.write_bytes(whole[:last])
    assert loaded(path)
