"""Checkpoints that transformers itself wrote, against the live module they came from, and back into one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.numpy
from layer_cases import weight
from numpy.typing import NDArray

from emitter.reading.layout import (
    Concat,
    Flat,
    Interleaved,
    LayerLayout,
    Padded,
    PerExpert,
    Row,
    Source,
    Tensor,
    Transposed,
    WeightLayout,
)
from emitter.signature import Argument
from weights import from_state_dict, load_layer, to_state_dict, write_checkpoint

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

Array = NDArray[Any]
H, I, E, S = 40, 24, 8, 32  # noqa: E741


@dataclass(frozen=True)
class Case:
    """A tiny model, the layer looked at, its FFN, and how its weights are stored; ``truth`` reads the live module."""

    model: Callable[[], Any]
    layer: int
    ffn: Callable[[Any], Any]
    layout: LayerLayout
    truth: Callable[[dict[str, Array]], dict[str, Array]]
    outer: str = ""
    """Where the FFN is in the module whose state_dict is compared; empty for the FFN itself."""


def entry(name: str, memory: Source, disk: Source | None = None) -> WeightLayout:
    return WeightLayout(name, memory, (disk or memory,))


def gate_up(up: str, gate: str = "gate_proj") -> WeightLayout:
    parts = (PerExpert(f"experts.{{e}}.{gate}.weight"), PerExpert(f"experts.{{e}}.{up}.weight"))
    return entry("expert_gate_up", Tensor("experts.gate_up_proj"), Concat(parts))


def shared(module: str) -> tuple[WeightLayout, WeightLayout]:
    parts = (Tensor(f"{module}.gate_proj.weight"), Tensor(f"{module}.up_proj.weight"))
    return entry("shared_gate_up", Concat(parts)), entry("shared_down", Tensor(f"{module}.down_proj.weight"))


DOWN = entry("expert_down", Tensor("experts.down_proj"), PerExpert("experts.{e}.down_proj.weight"))
ROUTER = entry("router", Tensor("gate.weight"))
MLP = ("model.layers.{l}.mlp.",)
HEADS = {"num_attention_heads": 2, "num_key_value_heads": 2, "vocab_size": 32}


def plain_truth(state: dict[str, Array]) -> dict[str, Array]:
    return {
        "router": state["gate.weight"],
        "expert_gate_up": state["experts.gate_up_proj"],
        "expert_down": state["experts.down_proj"],
    }


def shared_truth(module: str) -> Callable[[dict[str, Array]], dict[str, Array]]:
    def truth(state: dict[str, Array]) -> dict[str, Array]:
        gate, up = state[f"{module}.gate_proj.weight"], state[f"{module}.up_proj.weight"]
        result = plain_truth(state)
        result["shared_gate_up"] = np.concatenate([gate, up])
        result["shared_down"] = state[f"{module}.down_proj.weight"]
        for name, key in (
            ("correction_bias", "gate.e_score_correction_bias"),
            ("shared_gate", f"{module}_gate.weight"),
        ):
            if key in state:
                result[name] = state[key]
        return result

    return truth


def gpt_oss_truth(state: dict[str, Array]) -> dict[str, Array]:
    mixed, bias = state["experts.gate_up_proj"], state["experts.gate_up_proj_bias"]
    return {
        "router": state["router.weight"],
        "router_bias": state["router.bias"],
        "expert_gate_up": np.concatenate([mixed[:, :, 0::2], mixed[:, :, 1::2]], axis=2).transpose(0, 2, 1),
        "expert_gate_up_bias": np.concatenate([bias[:, 0::2], bias[:, 1::2]], axis=1),
        "expert_down": state["experts.down_proj"].transpose(0, 2, 1),
        "expert_down_bias": state["experts.down_proj_bias"],
    }


def dbrx_truth(state: dict[str, Array]) -> dict[str, Array]:
    w1, v1, w2 = (state[f"experts.mlp.{name}"].reshape(E, I, H) for name in ("w1", "v1", "w2"))
    return {
        "router": state["router.layer.weight"],
        "expert_gate_up": np.concatenate([w1, v1], axis=1),
        "expert_down": w2.transpose(0, 2, 1),
    }


def ernie_truth(state: dict[str, Array]) -> dict[str, Array]:
    result = shared_truth("shared_experts")(state)
    result["correction_bias"] = state["gate.moe_statics.e_score_correction_bias"][0]
    return result


def longcat_truth(state: dict[str, Array]) -> dict[str, Array]:
    return {
        "router": state["router.classifier.weight"],
        "correction_bias": state["router.e_score_correction_bias"],
        "expert_gate_up": state["experts.gate_up_proj"][:E],
        "expert_down": state["experts.down_proj"],
    }


def granite_truth(state: dict[str, Array]) -> dict[str, Array]:
    return {
        "router": state["block_sparse_moe.router.weight"],
        "expert_gate_up": state["block_sparse_moe.experts.gate_up_proj"],
        "expert_down": state["block_sparse_moe.experts.down_proj"],
        "shared_gate_up": state["shared_mlp.input_linear.weight"],
        "shared_down": state["shared_mlp.output_linear.weight"],
    }


def causal(name: str, **config: Any) -> Callable[[], Any]:
    def build() -> Any:
        made = getattr(transformers, f"{name}Config")(**config)
        return getattr(transformers, f"{name}ForCausalLM")(made)

    return build


CASES = {
    "mixtral": Case(
        causal("Mixtral", hidden_size=H, intermediate_size=I, num_local_experts=E, num_hidden_layers=2, **HEADS),
        1,
        lambda model: model.model.layers[1].mlp,
        LayerLayout(
            ("model.layers.{l}.block_sparse_moe.", "model.layers.{l}.mlp."),
            (
                ROUTER,
                gate_up("w3", gate="w1"),
                entry("expert_down", Tensor("experts.down_proj"), PerExpert("experts.{e}.w2.weight")),
            ),
        ),
        plain_truth,
    ),
    "olmoe": Case(
        causal("Olmoe", hidden_size=H, intermediate_size=I, num_experts=E, num_hidden_layers=2, **HEADS),
        0,
        lambda model: model.model.layers[0].mlp,
        LayerLayout(MLP, (ROUTER, gate_up("up_proj"), DOWN)),
        plain_truth,
    ),
    "gpt_oss": Case(
        causal("GptOss", hidden_size=H, intermediate_size=I, num_local_experts=E, num_hidden_layers=2, **HEADS),
        1,
        lambda model: model.model.layers[1].mlp,
        LayerLayout(
            MLP,
            (
                entry("router", Tensor("router.weight")),
                entry("router_bias", Tensor("router.bias")),
                entry("expert_gate_up", Interleaved(Transposed(Tensor("experts.gate_up_proj")))),
                entry("expert_gate_up_bias", Interleaved(Tensor("experts.gate_up_proj_bias"))),
                entry("expert_down", Transposed(Tensor("experts.down_proj"))),
                entry("expert_down_bias", Tensor("experts.down_proj_bias")),
            ),
        ),
        gpt_oss_truth,
    ),
    "deepseek_v3": Case(
        causal(
            "DeepseekV3",
            hidden_size=H,
            intermediate_size=56,
            moe_intermediate_size=I,
            n_routed_experts=E,
            n_shared_experts=1,
            num_hidden_layers=2,
            n_group=4,
            topk_group=2,
            first_k_dense_replace=1,
            **HEADS,
        ),
        1,
        lambda model: model.model.layers[1].mlp,
        LayerLayout(
            MLP,
            (
                ROUTER,
                entry("correction_bias", Tensor("gate.e_score_correction_bias")),
                gate_up("up_proj"),
                DOWN,
                *shared("shared_experts"),
            ),
        ),
        shared_truth("shared_experts"),
    ),
    "qwen2_moe": Case(
        causal(
            "Qwen2Moe",
            hidden_size=H,
            intermediate_size=56,
            moe_intermediate_size=I,
            num_experts=E,
            num_hidden_layers=2,
            shared_expert_intermediate_size=S,
            **HEADS,
        ),
        1,
        lambda model: model.model.layers[1].mlp,
        LayerLayout(
            MLP,
            (
                ROUTER,
                gate_up("up_proj"),
                DOWN,
                entry("shared_gate", Tensor("shared_expert_gate.weight")),
                *shared("shared_expert"),
            ),
        ),
        shared_truth("shared_expert"),
    ),
    "dbrx": Case(
        causal(
            "Dbrx",
            d_model=H,
            n_heads=2,
            n_layers=2,
            vocab_size=32,
            attn_config={"rope_theta": 10000.0},
            ffn_config={"ffn_hidden_size": I, "moe_num_experts": E, "moe_top_k": 3},
        ),
        1,
        lambda model: model.transformer.blocks[1].ffn,
        LayerLayout(
            ("transformer.blocks.{l}.ffn.",),
            (
                entry("router", Tensor("router.layer.weight")),
                entry("expert_gate_up", Concat((Flat("experts.mlp.w1"), Flat("experts.mlp.v1")))),
                entry("expert_down", Transposed(Flat("experts.mlp.w2"))),
            ),
        ),
        dbrx_truth,
    ),
    "ernie4_5_moe": Case(
        causal(
            "Ernie4_5_Moe",
            hidden_size=H,
            intermediate_size=56,
            moe_intermediate_size=I,
            moe_num_experts=E,
            moe_k=3,
            moe_num_shared_experts=2,
            num_hidden_layers=2,
            **HEADS,
        ),
        1,
        lambda model: model.model.layers[1].mlp,
        LayerLayout(
            MLP,
            (
                ROUTER,
                entry(
                    "correction_bias",
                    Row("gate.moe_statics.e_score_correction_bias"),
                    Row("moe_statics.e_score_correction_bias"),
                ),
                gate_up("up_proj"),
                DOWN,
                *shared("shared_experts"),
            ),
        ),
        ernie_truth,
    ),
    "longcat_flash": Case(
        causal(
            "LongcatFlash",
            hidden_size=H,
            ffn_hidden_size=56,
            expert_ffn_hidden_size=I,
            n_routed_experts=E,
            zero_expert_num=4,
            moe_topk=3,
            num_layers=1,
            vocab_size=32,
            num_attention_heads=2,
        ),
        0,
        lambda model: model.model.layers[0].mlp,
        LayerLayout(
            MLP,
            (
                entry("router", Tensor("router.classifier.weight")),
                entry("correction_bias", Tensor("router.e_score_correction_bias")),
                WeightLayout(
                    "expert_gate_up",
                    Padded(Tensor("experts.gate_up_proj"), 4),
                    tuple(Padded(source, 4) for source in gate_up("up_proj").disk),
                ),
                DOWN,
            ),
        ),
        longcat_truth,
    ),
    "granitemoeshared": Case(
        causal(
            "GraniteMoeShared",
            hidden_size=H,
            intermediate_size=I,
            num_local_experts=E,
            num_hidden_layers=2,
            shared_intermediate_size=S,
            **HEADS,
        ),
        1,
        lambda model: model.model.layers[1],
        LayerLayout(
            ("model.layers.{l}.block_sparse_moe.",),
            (
                entry("router", Tensor("router.weight"), Tensor("router.layer.weight")),
                entry("expert_gate_up", Tensor("experts.gate_up_proj"), Tensor("input_linear.weight")),
                entry("expert_down", Tensor("experts.down_proj"), Tensor("output_linear.weight")),
                entry("shared_gate_up", Tensor("../shared_mlp.input_linear.weight")),
                entry("shared_down", Tensor("../shared_mlp.output_linear.weight")),
            ),
        ),
        granite_truth,
        outer="block_sparse_moe.",
    ),
}


@pytest.mark.parametrize("family", CASES)
def test_a_saved_model_reads_back_as_its_live_module_and_writes_the_same_file(tmp_path: Path, family: str) -> None:
    case = CASES[family]
    model = case.model()
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        for tensor in (*model.parameters(), *model.buffers()):
            if tensor.is_floating_point():
                tensor.copy_(torch.randn(tensor.shape, generator=generator))
    if family == "longcat_flash":
        case.ffn(model).experts.gate_up_proj.data[E:] = 0.0  # what nothing uses, we write as zeros
    model.save_pretrained(tmp_path / "saved")
    around = ("block_sparse_moe.", "shared_mlp.") if case.outer else ("",)
    module = case.ffn(model).state_dict()
    state = {name: tensor.detach().numpy() for name, tensor in module.items() if name.startswith(around)}
    truth = case.truth(state)
    wanted: list[Argument] = [weight(name, *array.shape) for name, array in truth.items()]

    read = load_layer(tmp_path / "saved", case.layout, case.layer, wanted)
    assert list(read) == list(truth)
    for name, array in truth.items():
        assert np.array_equal(read[name], array), name

    # Into a live module, and out of it: every tensor of the module's own state_dict, and nothing else.
    filled = to_state_dict(read, case.layout, wanted, prefix=case.outer)
    assert filled.keys() == state.keys()
    assert all(np.array_equal(filled[name], state[name]) for name in state)
    again = from_state_dict(state, case.layout, wanted, prefix=case.outer)
    assert all(np.array_equal(again[name], truth[name]) for name in truth)

    # What we write for this layer is what transformers wrote for it, name for name.
    write_checkpoint(tmp_path / "ours", {}, {case.layer: read}, case.layout, wanted)
    ours = safetensors.numpy.load_file(tmp_path / "ours" / "model.safetensors")
    saved = safetensors.numpy.load_file(tmp_path / "saved" / "model.safetensors")
    outside = case.layout.prefixes[0].removesuffix(case.outer).replace("{l}", str(case.layer))
    assert ours.keys() == {name for name in saved if name.startswith(tuple(outside + part for part in around))}
    assert all(np.array_equal(ours[name], saved[name]) for name in ours)
