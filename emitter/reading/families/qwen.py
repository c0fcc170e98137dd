"""Families of Qwen that score with a softmax over all experts."""

from __future__ import annotations

from emitter.reading.families.decoders import (
    MODELS,
    all_windowed,
    attention,
    decoder,
    layer_layout,
    masks,
    outer_layout,
    pattern,
    per_head,
    rms,
)
from emitter.reading.families.layouts import LAYER_PREFIXES, PROJ_EXPERTS, ROUTER, gated_mlp, plain, under
from emitter.reading.families.row import Family, of
from emitter.reading.families.schemes import AllMoe
from emitter.reading.families.shorthands import (
    ALWAYS_NORMALISED,
    NUM_EXPERTS,
    SPARSE_STEP,
    SUM,
    TOP_K,
    WIDTH,
    dense,
    experts,
    fixed,
    layout,
    moe,
    norm_topk,
    shared,
)
from emitter.reading.families.softmax import PLAIN_LAYOUT
from emitter.reading.families.values import Key
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout, Tensor, Transposed, WeightLayout
from emitter.reading.patterns import even_below
from emitter.spec import RouterSpec, SharedGate

_QWEN_SHARED = shared(Key("shared_expert_intermediate_size"), gate=SharedGate.SIGMOID)
_QWEN_SHARED_LAYOUT = layout(
    ROUTER, *PROJ_EXPERTS, *gated_mlp("shared_", "shared_expert."), plain("shared_gate", "shared_expert_gate.weight")
)

QWEN2_MOE = Family(
    name="qwen2_moe",
    layers=SPARSE_STEP,
    moe=moe(
        HfBlock("qwen2_moe", "Qwen2MoeSparseMoeBlock", "Qwen2MoeConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    dense=dense(HfBlock("qwen2_moe", "Qwen2MoeMLP", "Qwen2MoeConfig"), sized="intermediate_size"),
    decoder=decoder(
        attention(bias=Key("qkv_bias", True), o_bias=False, mask=masks(4096)),
        rms(),
        mixers=pattern(even_below, Key("max_window_layers", 28), Key("use_sliding_window", False)),
    ),
)

_NORMED = fixed("use_qk_norm", True, why="queries and keys have norms")
_NONE_SHARED = fixed("shared_expert_intermediate_size", 0, why="there is no shared expert")

QWEN3_MOE = QWEN2_MOE.but(
    "qwen3_moe",
    "Qwen3Moe",
    moe={"shared": None, "layout": PLAIN_LAYOUT},
    fixed=(_NONE_SHARED,),
    decoder=decoder(
        attention(norm=per_head(rms()), mask=masks(4096)),
        rms(),
        mixers=all_windowed(Key("sliding_window", 4096), Key("use_sliding_window", False)),
        unused=("max_window_layers",),
        fixed=(_NORMED, fixed("qkv_bias", False, why="attention_bias says whether projections have biases")),
    ),
)

QWEN3_NEXT = QWEN2_MOE.but(
    "qwen3_next", "Qwen3Next", moe={"router": {"renorm": norm_topk(True)}}, decoder="a gated delta net"
)

QWEN4_EXP = QWEN3_NEXT.but(
    "qwen4_exp",
    "Qwen4ExpText",
    model_types=("qwen4_exp_text",),
    layers=AllMoe(),
    dense=None,
    fixed=(
        fixed("mlp_only_layers", [], None, why="every layer is MoE"),
        fixed("decoder_sparse_step", 1, why="every layer is MoE"),
    ),
)

QWEN3_5_MOE = QWEN4_EXP.but(
    "qwen3_5_moe",
    "Qwen3_5MoeText",
    model_types=("qwen3_5_moe_text",),
    moe={"hf": {"block": "Qwen3_5MoeSparseMoeBlock"}, "router": {"renorm": SUM}},
    fixed=(ALWAYS_NORMALISED, *QWEN4_EXP.fixed),
)

_VL_EXPERTS = tuple(
    WeightLayout(weight, Tensor(name), (Tensor(name), Transposed(Tensor(name))))
    for weight, name in (("expert_gate_up", "experts.gate_up_proj"), ("expert_down", "experts.down_proj"))
)

QWEN3_VL_MOE = QWEN3_MOE.but(
    "qwen3_vl_moe",
    "Qwen3VLMoeText",
    model_types=("qwen3_vl_moe_text",),
    moe={"router": {"renorm": SUM}, "layout": layout(ROUTER, *_VL_EXPERTS)},
    fixed=(ALWAYS_NORMALISED, _NONE_SHARED),
    decoder=decoder(attention(theta=5e5, norm=per_head(rms())), rms()),
)


def _layers(model: str) -> tuple[str, ...]:
    return (*LAYER_PREFIXES, *(f"{m}layers.{{l}}." for m in _models(model)[len(MODELS) :]))


def _models(model: str) -> tuple[str, ...]:
    return (*MODELS, f"{model}model.", f"{model}model.language_model.")


_THINKER = under("mlp", *(f"{layer}mlp." for layer in _layers("thinker.")[len(LAYER_PREFIXES) :]))
_TALKER = (*under("mlp", "talker.model.layers.{l}.mlp."),)

QWEN3_OMNI_THINKER = Family(
    name="qwen3_omni_moe/thinker",
    model_types=("qwen3_omni_moe_text",),
    layers=SPARSE_STEP,
    moe=moe(
        HfBlock("qwen3_omni_moe", "Qwen3OmniMoeThinkerTextSparseMoeBlock", "Qwen3OmniMoeTextConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(WIDTH),
        layout=layout(ROUTER, *PROJ_EXPERTS, prefixes=_THINKER),
    ),
    dense=dense(
        HfBlock("qwen3_omni_moe", "Qwen3OmniMoeThinkerTextMLP", "Qwen3OmniMoeTextConfig"),
        sized="intermediate_size",
        layout=LayerLayout(_THINKER, gated_mlp("")),
    ),
    fixed=(_NONE_SHARED,),
    decoder=decoder(
        attention(theta=1e6, norm=per_head(rms())),
        rms(),
        unused=("use_sliding_window", "max_window_layers"),
        fixed=(_NORMED, fixed("sliding_window", None, why="every layer sees all keys")),
        layout=layer_layout(prefixes=_layers("thinker.")),
        outer=outer_layout(prefixes=_models("thinker."), head=("/lm_head", "/thinker.lm_head")),
    ),
)

QWEN3_OMNI_TALKER = Family(
    name="qwen3_omni_moe/talker",
    model_types=("qwen3_omni_moe_talker_text",),
    layers=AllMoe(),
    moe=moe(
        HfBlock("qwen3_omni_moe", "Qwen3OmniMoeTalkerTextSparseMoeBlock", "Qwen3OmniMoeTalkerTextConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(WIDTH),
        shared=_QWEN_SHARED,
        layout=layout(*_QWEN_SHARED_LAYOUT.weights, prefixes=_TALKER),
    ),
    # each layer makes its choice by these, then replaces it by a MoE block
    unused=("mlp_only_layers", "decoder_sparse_step"),
    decoder=decoder(
        attention(norm=per_head(rms())),
        rms(),
        unused=("use_sliding_window", "max_window_layers"),
        fixed=(_NORMED, fixed("sliding_window", None, why="every layer sees all keys")),
        layout=layer_layout(prefixes=_layers("talker.")),
        outer=outer_layout(
            prefixes=_models("talker."), embedding="codec_embedding", head=("/codec_head", "/talker.codec_head")
        ),
    ),
)

FAMILIES = (
    QWEN2_MOE,
    QWEN3_MOE,
    QWEN3_NEXT,
    QWEN3_5_MOE,
    QWEN4_EXP,
    QWEN3_VL_MOE,
    QWEN3_OMNI_THINKER,
    QWEN3_OMNI_TALKER,
)
