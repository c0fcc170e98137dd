"""Quantised checkpoints under a model of transformers, beside transformers' own model of the same numbers."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import mlx.core as mx
import pytest
import tiny_models as tiny
import torch
from transformers import AutoModelForCausalLM

import moehlo
from emitter.errors import CheckpointError, InputError
from emitter.graphs import emit_experts
from emitter.signature import DType
from emitter.target import Target
from emitter.text.launches import Conversion
from moehlo.transformers import NotAcceleratedError, experts, load_packed
from moehlo.transformers.devices import planned
from moehlo.transformers.modules import read_module
from tests.moehlo.gguf_decoders import written
from tests.moehlo.quantised_decoders import as_mlx, as_mxfp4

FOUR = {"group_size": 32, "bits": 4}
IDS = torch.tensor([[5, 9, 3, 77, 140, 12, 30]])


MAKE = {
    "olmoe, MLX": (lambda folder: as_mlx("olmoe", folder, **FOUR), "codes scales biases"),
    "gpt-oss, MLX": (lambda folder: as_mlx("gpt_oss", folder, **FOUR), "codes scales biases"),
    "gpt-oss, MXFP4": (as_mxfp4, "blocks scales"),
    "Qwen2-MoE, GGUF": (lambda folder: written("qwen2_moe", folder), "blocks"),
}


def on_meta(theirs: Any, dtype: torch.dtype = torch.float32) -> Any:
    """The model without its numbers, and with a config of its own: theirs is computed by transformers."""
    with torch.device("meta"):
        return AutoModelForCausalLM.from_config(copy.deepcopy(theirs.config), dtype=dtype)


def held(module: torch.nn.Module) -> dict[str, Any]:
    """The planes that the kernels read of its experts."""
    packed = experts.packed_experts(module)
    assert packed is not None
    (planes,) = packed.held.values()
    return dict(planes)


# gpt-oss's biases beside MXFP4; MLX's planes in OLMoE are in the tests below
@pytest.mark.parametrize(
    ("make", "planes"),
    [pytest.param(*MAKE[name], id=name, marks=[pytest.mark.nightly] * (name != "gpt-oss, MXFP4")) for name in MAKE],
)
def test_a_model_over_packed_experts_is_the_one_of_their_numbers(make: Any, planes: str, tmp_path: Path) -> None:
    path, theirs = make(tmp_path)
    model = load_packed(on_meta(theirs), path)
    with torch.no_grad():
        # f32, summed in another order: some hundred products of numbers around 1
        torch.testing.assert_close(model(IDS).logits, theirs(IDS).logits, rtol=1e-4, atol=1e-4)
    found = {name for name in held(tiny.experts_of(model)[0]) if not name.endswith("_bias")}
    assert found == {f"{weight}.{plane}" for weight in ("expert_gate_up", "expert_down") for plane in planes.split()}


def test_biases_beside_packed_experts_are_tensors_where_calls_on_a_gpu_convert_them(tmp_path: Path) -> None:
    path, theirs = as_mxfp4(tmp_path, hidden_size=128, intermediate_size=64)  # widths of the kernels
    module = tiny.experts_of(load_packed(on_meta(theirs, torch.bfloat16), path))[0]
    packed, gpu = experts.packed_experts(module), torch.device("meta")
    assert packed is not None
    shape = replace(read_module(module, 2, gpu).shape, packings=())
    plan = planned(shape, Target.cuda("sm_90"), packed.stored)
    graph = emit_experts(shape.spec, plan, choices=(DType.I64, DType.BF16))
    weights = experts._where_torch_converts(packed.load(graph.signature.weights), plan, gpu)
    assert graph.launches is not None
    for tokens in (1, 9, 130):
        steps = graph.launches(tokens)
        assert steps is not None
        converted = {step.source for step in steps.steps if isinstance(step, Conversion)} & weights.keys()
        assert converted == {"expert_gate_up_bias", "expert_down_bias"}
        assert all(weights[name].device == gpu for name in converted)


def test_one_token_on_two_threads_and_an_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, theirs = as_mlx("olmoe", tmp_path / "mlx", **FOUR)
    moehlo.convert(path, tmp_path / "archive")
    monkeypatch.setenv("MOEHLO_DRIVER", "local-task")
    torch.set_num_threads(2)
    model = load_packed(on_meta(theirs), tmp_path / "archive")
    with torch.no_grad():
        torch.testing.assert_close(model(IDS[:, :1]).logits, theirs(IDS[:, :1]).logits, rtol=1e-4, atol=1e-4)
    assert all(held(module) for module in tiny.experts_of(model))


def test_experts_take_what_the_file_holds_of_them(tmp_path: Path) -> None:
    path, theirs = as_mlx("olmoe", tmp_path, **FOUR)
    model = load_packed(on_meta(theirs), path)
    with torch.no_grad():
        model(IDS)
    modules = tiny.experts_of(model)
    assert all(parameter.is_meta for module in modules for parameter in module.parameters())
    in_file = sum(t.nbytes for name, t in mx.load(str(path / "model.safetensors")).items() if "switch_mlp" in name)
    assert sum(plane.nbytes for module in modules for plane in held(module).values()) == in_file


def test_a_packed_model_generates_and_is_one_graph(tmp_path: Path) -> None:
    path, theirs = as_mlx("olmoe", tmp_path, **FOUR)
    model = load_packed(on_meta(theirs), path)
    found = model.generate(IDS, max_new_tokens=12, min_new_tokens=12, do_sample=False, pad_token_id=0)
    expected = theirs.generate(IDS, max_new_tokens=12, min_new_tokens=12, do_sample=False, pad_token_id=0)
    assert torch.equal(found, expected)
    torch.compiler.reset()
    with torch.no_grad():
        compiled = torch.compile(model, fullgraph=True, backend="eager")
        assert torch.equal(compiled(IDS, use_cache=False).logits, model(IDS, use_cache=False).logits)


def test_another_checkpoint_takes_the_place_of_the_first_also_in_a_model_with_numbers(tmp_path: Path) -> None:
    (one, theirs), (other, others) = (as_mlx("olmoe", tmp_path / str(b), group_size=32, bits=b) for b in (4, 8))
    model = AutoModelForCausalLM.from_config(copy.deepcopy(theirs.config))
    for path, expected in ((one, theirs), (other, others)):
        load_packed(model, path)
        with torch.no_grad():
            torch.testing.assert_close(model(IDS).logits, expected(IDS).logits, rtol=1e-4, atol=1e-4)


def test_what_is_not_loaded_is_named(tmp_path: Path) -> None:
    path, theirs = as_mlx("olmoe", tmp_path, **FOUR)
    with pytest.raises(InputError, match="plain: is not quantised; AutoModelForCausalLM"):
        load_packed(on_meta(theirs), path / "plain")
    config = path / "plain/config.json"
    config.write_text(json.dumps({**json.loads(config.read_text()), "quantization_config": {"quant_method": "awq"}}))
    with pytest.raises(InputError, match=r'plain: config.json says that "awq" quantised it \(quant_method\), which is'):
        load_packed(on_meta(theirs), path / "plain")
    wide = copy.deepcopy(theirs.config)
    wide.hidden_size = 96
    other = on_meta(SimpleNamespace(config=wide))
    with pytest.raises(CheckpointError, match=r"embed_tokens\.weight"):
        load_packed(other, path)
    assert all(parameter.is_meta for parameter in other.parameters())
    model = on_meta(theirs)
    model.extra = torch.nn.Linear(2, 2)
    with pytest.raises(InputError, match=r"the model has extra\.weight, which the decoder of this checkpoint"):
        load_packed(model, path)
    model = load_packed(on_meta(theirs), path)
    with torch.no_grad(), torch.autocast("cpu"), pytest.raises(NotAcceleratedError, match="has packed experts, which"):
        model(IDS)
