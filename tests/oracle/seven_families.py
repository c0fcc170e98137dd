"""The seven families at tiny sizes, written out by hand: config, spec and state dict, independent of the table.

Sizes are all different (H 40, I 24, dense 56, E 8 or 16, k 3), so that a wrong orientation cannot pass.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from emitter.packing import Use
from emitter.reading.hf import HfBlock
from emitter.spec import (
    DenseSpec,
    ExpertsSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    MoeSpec,
    Renorm,
    RenormKind,
    RouterSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    WeightsFrom,
)
from emitter.spec.tensors import canonical_weights

Weights = dict[str, np.ndarray]


@dataclass(frozen=True)
class Case:
    """One block: what it is, what transformers calls it, and how canonical weights become its state dict."""

    name: str
    hf: HfBlock
    config: dict[str, Any]
    spec: FfnSpec
    state: Callable[[Weights], Weights]
    layer: int = 1


def draw_weights(spec: FfnSpec, seed: int) -> Weights:
    """Every weight random, biases included; projections scaled so that activations stay near 1."""
    rng = np.random.default_rng(seed)
    drawn = {}
    for info in canonical_weights(spec):
        scale = 0.5 if len(info.shape) == 1 or info.use is Use.BIAS else 1.5 / np.sqrt(info.shape[-1])
        drawn[info.name] = (rng.standard_normal(info.shape) * scale).astype(np.float32)
    return drawn


def _stacked(w: Weights, router: str = "gate.weight") -> Weights:
    return {
        router: w["router"],
        "experts.gate_up_proj": w["expert_gate_up"],
        "experts.down_proj": w["expert_down"],
    }


def _shared(w: Weights, name: str) -> Weights:
    gate, up = np.split(w["shared_gate_up"], 2)
    return {
        f"{name}.gate_proj.weight": gate,
        f"{name}.up_proj.weight": up,
        f"{name}.down_proj.weight": w["shared_down"],
    }


def _qwen2(w: Weights) -> Weights:
    return _stacked(w) | _shared(w, "shared_expert") | {"shared_expert_gate.weight": w["shared_gate"]}


def _deepseek_v3(w: Weights) -> Weights:
    return _stacked(w) | _shared(w, "shared_experts") | {"gate.e_score_correction_bias": w["correction_bias"]}


def _gpt_oss(w: Weights) -> Weights:
    e, rows, h = w["expert_gate_up"].shape
    interleaved = np.empty((e, h, rows), np.float32)
    interleaved[..., 0::2] = w["expert_gate_up"][:, : rows // 2].transpose(0, 2, 1)
    interleaved[..., 1::2] = w["expert_gate_up"][:, rows // 2 :].transpose(0, 2, 1)
    bias = np.empty((e, rows), np.float32)
    bias[:, 0::2], bias[:, 1::2] = w["expert_gate_up_bias"][:, : rows // 2], w["expert_gate_up_bias"][:, rows // 2 :]
    return {
        "router.weight": w["router"],
        "router.bias": w["router_bias"],
        "experts.gate_up_proj": interleaved,
        "experts.gate_up_proj_bias": bias,
        "experts.down_proj": w["expert_down"].transpose(0, 2, 1),
        "experts.down_proj_bias": w["expert_down_bias"],
    }


def _dense(w: Weights) -> Weights:
    gate, up = np.split(w["gate_up"], 2)
    return {"gate_proj.weight": gate, "up_proj.weight": up, "down_proj.weight": w["down"]}


EXPERTS_8 = ExpertsSpec(8, 24)
EXPERTS_16 = ExpertsSpec(16, 24)
QWEN2 = {
    "hidden_size": 40,
    "intermediate_size": 56,
    "moe_intermediate_size": 24,
    "num_experts": 8,
    "num_experts_per_tok": 3,
    "num_hidden_layers": 2,
    "shared_expert_intermediate_size": 32,
}
QWEN3 = {key: value for key, value in QWEN2.items() if key != "shared_expert_intermediate_size"}
OLMOE = {
    "hidden_size": 40,
    "intermediate_size": 24,
    "num_experts": 8,
    "num_experts_per_tok": 3,
    "num_hidden_layers": 2,
}
V2 = {
    "hidden_size": 40,
    "intermediate_size": 56,
    "moe_intermediate_size": 24,
    "n_routed_experts": 16,
    "num_experts_per_tok": 3,
    "n_shared_experts": 2,
    "routed_scaling_factor": 2.5,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
}
V3 = {
    "hidden_size": 40,
    "intermediate_size": 56,
    "moe_intermediate_size": 24,
    "n_routed_experts": 16,
    "num_experts_per_tok": 3,
    "n_shared_experts": 1,
    "routed_scaling_factor": 2.5,
    "norm_topk_prob": True,
    "num_hidden_layers": 2,
    "n_group": 4,
    "topk_group": 2,
    "first_k_dense_replace": 1,
}
SUM = Renorm(RenormKind.SUM)
V2_GROUPS = GroupSpec(4, 2, GroupScore.MAX, GroupFill.ZERO, weights_masked=True)
V3_ROUTER = RouterSpec(
    16,
    3,
    Score.SIGMOID,
    correction_bias=True,
    groups=GroupSpec(4, 2, GroupScore.TOP2_SUM, GroupFill.NEG_INF),
    renorm=Renorm(RenormKind.SUM, 1e-20),
    scale=2.5,
)
GPT_OSS_GLU = GluSpec(GluKind.ALPHA_SIGMOID, limit=0.7, alpha=1.702)

CASES = (
    Case(
        "mixtral",
        HfBlock("mixtral", "MixtralSparseMoeBlock", "MixtralConfig"),
        {
            "hidden_size": 40,
            "intermediate_size": 24,
            "num_local_experts": 8,
            "num_experts_per_tok": 3,
            "num_hidden_layers": 2,
        },
        MoeSpec(40, RouterSpec(8, 3, renorm=SUM), EXPERTS_8),
        _stacked,
    ),
    Case(
        "qwen2_moe",
        HfBlock("qwen2_moe", "Qwen2MoeSparseMoeBlock", "Qwen2MoeConfig"),
        QWEN2,
        MoeSpec(40, RouterSpec(8, 3), EXPERTS_8, SharedSpec(32, gate=SharedGate.SIGMOID)),
        _qwen2,
    ),
    Case(
        "qwen2_moe/norm",
        HfBlock("qwen2_moe", "Qwen2MoeSparseMoeBlock", "Qwen2MoeConfig"),
        QWEN2 | {"norm_topk_prob": True},
        MoeSpec(40, RouterSpec(8, 3, renorm=SUM), EXPERTS_8, SharedSpec(32, gate=SharedGate.SIGMOID)),
        _qwen2,
    ),
    Case(
        "qwen2_moe/dense",
        HfBlock(
            "qwen2_moe",
            "Qwen2MoeMLP",
            "Qwen2MoeConfig",
            keywords=(("intermediate_size", "intermediate_size"),),
            router=None,
        ),
        QWEN2,
        DenseSpec(40, 56),
        _dense,
    ),
    Case(
        "qwen3_moe",
        HfBlock("qwen3_moe", "Qwen3MoeSparseMoeBlock", "Qwen3MoeConfig"),
        QWEN3 | {"norm_topk_prob": True},
        MoeSpec(40, RouterSpec(8, 3, renorm=SUM), EXPERTS_8),
        _stacked,
    ),
    Case(
        "qwen3_moe/norm_off",
        HfBlock("qwen3_moe", "Qwen3MoeSparseMoeBlock", "Qwen3MoeConfig"),
        QWEN3 | {"norm_topk_prob": False},
        MoeSpec(40, RouterSpec(8, 3), EXPERTS_8),
        _stacked,
    ),
    Case(
        "olmoe",
        HfBlock("olmoe", "OlmoeSparseMoeBlock", "OlmoeConfig"),
        OLMOE,
        MoeSpec(40, RouterSpec(8, 3), EXPERTS_8),
        _stacked,
    ),
    Case(
        "deepseek_v2",
        HfBlock("deepseek_v2", "DeepseekV2Moe", "DeepseekV2Config"),
        V2,
        MoeSpec(40, RouterSpec(16, 3, scale=2.5), EXPERTS_16, SharedSpec(48)),
        lambda w: _stacked(w) | _shared(w, "shared_experts"),
    ),
    Case(
        "deepseek_v2/group_limited_greedy",
        HfBlock("deepseek_v2", "DeepseekV2Moe", "DeepseekV2Config"),
        V2 | {"topk_method": "group_limited_greedy", "n_group": 4, "topk_group": 2},
        MoeSpec(40, RouterSpec(16, 3, scale=2.5, groups=V2_GROUPS), EXPERTS_16, SharedSpec(48)),
        lambda w: _stacked(w) | _shared(w, "shared_experts"),
    ),
    Case(
        "deepseek_v3",
        HfBlock("deepseek_v3", "DeepseekV3MoE", "DeepseekV3Config"),
        V3,
        MoeSpec(40, V3_ROUTER, EXPERTS_16, SharedSpec(24)),
        _deepseek_v3,
    ),
    Case(
        "deepseek_v3/dense",
        HfBlock("deepseek_v3", "DeepseekV3MLP", "DeepseekV3Config", router=None),
        V3,
        DenseSpec(40, 56),
        _dense,
        layer=0,
    ),
    Case(
        "gpt_oss",
        HfBlock("gpt_oss", "GptOssMLP", "GptOssConfig", router="router"),
        {
            "hidden_size": 40,
            "intermediate_size": 24,
            "num_local_experts": 8,
            "num_experts_per_tok": 3,
            "num_hidden_layers": 2,
            "swiglu_limit": 0.7,
        },
        MoeSpec(
            40,
            RouterSpec(8, 3, select_on=SelectOn.LOGIT, weights_from=WeightsFrom.SELECTED_LOGITS, bias=True),
            ExpertsSpec(8, 24, GPT_OSS_GLU, bias=True),
        ),
        _gpt_oss,
    ),
)
