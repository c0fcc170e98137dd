"""Families that score with a softmax over all experts."""

from __future__ import annotations

from typing import Any

from emitter.reading.families.layouts import (
    PROJ_EXPERTS,
    ROUTER,
    SHARED_EXPERTS,
    STACKED_EXPERTS,
    TEXT_PREFIXES,
    W123_EXPERTS,
    W123_SHARED,
    W132,
    gated_mlp,
    plain,
    sourced,
    under,
)
from emitter.reading.families.row import Block, Family, of
from emitter.reading.families.schemes import AllDense, AllMoe, FirstDense, LayerScheme, LayerTypes, Period, Within
from emitter.reading.families.shorthands import (
    DENSE_WIDTH,
    EVERY_LAYER,
    N_ROUTED,
    NUM_EXPERTS,
    NUM_LOCAL,
    RMS_EPS,
    SPARSE_STEP,
    SUM,
    SUM_20,
    TOP_K,
    WIDTH,
    dense,
    experts,
    fixed,
    glu,
    groups,
    layout,
    moe,
    norm_topk,
    several,
    shared,
)
from emitter.reading.families.values import Choice, Given, If, Key, PerLayer, Power, Total
from emitter.reading.layout import Concat, Flat, LayerLayout, Row, Tensor, Transposed, Unused, WeightLayout
from emitter.spec import GroupFill, GroupScore, GroupSpec, NormSpec, Renorm, RenormKind, RouterSpec, SharedGate

_PLAIN_LAYOUT = layout(ROUTER, *PROJ_EXPERTS)
_QWEN_SHARED = shared(Key("shared_expert_intermediate_size"), gate=SharedGate.SIGMOID)
_QWEN_SHARED_LAYOUT = layout(
    ROUTER,
    *PROJ_EXPERTS,
    *gated_mlp("shared_", "shared_expert."),
    plain("shared_gate", "shared_expert_gate.weight"),
)
_MIXTRAL_LAYOUT = layout(ROUTER, *W123_EXPERTS, prefixes=("model.layers.{l}.block_sparse_moe.", *TEXT_PREFIXES))

MIXTRAL = Family(
    name="mixtral",
    model_types=("mixtral",),
    layers=AllMoe(),
    moe=moe(
        "mixtral",
        "MixtralSparseMoeBlock",
        "MixtralConfig",
        router=of(RouterSpec, NUM_LOCAL, TOP_K, renorm=SUM),
        experts=experts(NUM_LOCAL, DENSE_WIDTH),
        layout=_MIXTRAL_LAYOUT,
    ),
)

MINIMAX = Family(
    name="minimax",
    model_types=("minimax",),
    layers=AllMoe(),
    moe=moe(
        "minimax",
        "MiniMaxSparseMoeBlock",
        "MiniMaxConfig",
        router=of(RouterSpec, NUM_LOCAL, TOP_K, renorm=SUM),
        experts=experts(NUM_LOCAL, DENSE_WIDTH),
        layout=_MIXTRAL_LAYOUT,
    ),
    fixed=(fixed("shared_intermediate_size", 0, why="there is no shared expert"),),
)

QWEN2_MOE = Family(
    name="qwen2_moe",
    model_types=("qwen2_moe",),
    layers=SPARSE_STEP,
    moe=moe(
        "qwen2_moe",
        "Qwen2MoeSparseMoeBlock",
        "Qwen2MoeConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    dense=dense("qwen2_moe", "Qwen2MoeMLP", "Qwen2MoeConfig", sized="intermediate_size"),
)

QWEN3_MOE = Family(
    name="qwen3_moe",
    model_types=("qwen3_moe",),
    layers=SPARSE_STEP,
    moe=moe(
        "qwen3_moe",
        "Qwen3MoeSparseMoeBlock",
        "Qwen3MoeConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
    dense=dense("qwen3_moe", "Qwen3MoeMLP", "Qwen3MoeConfig", sized="intermediate_size"),
)

QWEN3_NEXT = Family(
    name="qwen3_next",
    model_types=("qwen3_next",),
    layers=SPARSE_STEP,
    moe=moe(
        "qwen3_next",
        "Qwen3NextSparseMoeBlock",
        "Qwen3NextConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    dense=dense("qwen3_next", "Qwen3NextMLP", "Qwen3NextConfig", sized="intermediate_size"),
)

_ALWAYS = fixed("norm_topk_prob", True, why="weights are always renormalised")

QWEN3_5_MOE = Family(
    name="qwen3_5_moe",
    model_types=("qwen3_5_moe_text",),
    layers=AllMoe(),
    moe=moe(
        "qwen3_5_moe",
        "Qwen3_5MoeSparseMoeBlock",
        "Qwen3_5MoeTextConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=SUM),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    fixed=(
        _ALWAYS,
        fixed("mlp_only_layers", [], None, why="every layer is MoE"),
        fixed("decoder_sparse_step", 1, why="every layer is MoE"),
    ),
)

QWEN4_EXP = Family(
    name="qwen4_exp",
    model_types=("qwen4_exp_text",),
    layers=AllMoe(),
    moe=moe(
        "qwen4_exp",
        "Qwen4ExpTextSparseMoeBlock",
        "Qwen4ExpTextConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    fixed=(
        fixed("mlp_only_layers", [], None, why="every layer is MoE"),
        fixed("decoder_sparse_step", 1, why="every layer is MoE"),
    ),
)

_VL_EXPERTS = tuple(
    WeightLayout(weight, Tensor(name), (Tensor(name), Transposed(Tensor(name))))
    for weight, name in (("expert_gate_up", "experts.gate_up_proj"), ("expert_down", "experts.down_proj"))
)

QWEN3_VL_MOE = Family(
    name="qwen3_vl_moe",
    model_types=("qwen3_vl_moe_text",),
    layers=SPARSE_STEP,
    moe=moe(
        "qwen3_vl_moe",
        "Qwen3VLMoeTextSparseMoeBlock",
        "Qwen3VLMoeTextConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=SUM),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=layout(ROUTER, *_VL_EXPERTS),
    ),
    dense=dense("qwen3_vl_moe", "Qwen3VLMoeTextMLP", "Qwen3VLMoeTextConfig", sized="intermediate_size"),
    fixed=(_ALWAYS,),
)

_THINKER = (*under("mlp", "thinker.model.layers.{l}.mlp."),)
_TALKER = (*under("mlp", "talker.model.layers.{l}.mlp."),)

QWEN3_OMNI_THINKER = Family(
    name="qwen3_omni_moe/thinker",
    model_types=("qwen3_omni_moe_text",),
    layers=SPARSE_STEP,
    moe=moe(
        "qwen3_omni_moe",
        "Qwen3OmniMoeThinkerTextSparseMoeBlock",
        "Qwen3OmniMoeTextConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=layout(ROUTER, *PROJ_EXPERTS, prefixes=_THINKER),
    ),
    dense=dense(
        "qwen3_omni_moe",
        "Qwen3OmniMoeThinkerTextMLP",
        "Qwen3OmniMoeTextConfig",
        sized="intermediate_size",
        layout=LayerLayout(_THINKER, gated_mlp("")),
    ),
)

QWEN3_OMNI_TALKER = Family(
    name="qwen3_omni_moe/talker",
    model_types=("qwen3_omni_moe_talker_text",),
    layers=AllMoe(),
    moe=moe(
        "qwen3_omni_moe",
        "Qwen3OmniMoeTalkerTextSparseMoeBlock",
        "Qwen3OmniMoeTalkerTextConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=layout(
            ROUTER,
            *PROJ_EXPERTS,
            *gated_mlp("shared_", "shared_expert."),
            plain("shared_gate", "shared_expert_gate.weight"),
            prefixes=_TALKER,
        ),
    ),
    # each layer makes its choice by these, then replaces it by a MoE block
    unused=("mlp_only_layers", "decoder_sparse_step"),
)

MELLUM = Family(
    name="mellum",
    model_types=("mellum",),
    layers=LayerTypes(AllMoe()),
    moe=moe(
        "mellum",
        "MellumSparseMoeBlock",
        "MellumConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
    dense=dense("mellum", "MellumMLP", "MellumConfig"),
    fixed=(
        fixed("mlp_only_layers", [], None, why="mlp_layer_types decides"),
        fixed("decoder_sparse_step", 1, why="mlp_layer_types decides"),
    ),
)

OLMOE = Family(
    name="olmoe",
    model_types=("olmoe",),
    layers=AllMoe(),
    moe=moe(
        "olmoe",
        "OlmoeSparseMoeBlock",
        "OlmoeConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
)

FLEX_OLMO = Family(
    name="flex_olmo",
    model_types=("flex_olmo",),
    layers=AllMoe(),
    moe=moe(
        "flex_olmo",
        "FlexOlmoSparseMoeBlock",
        "FlexOlmoConfig",
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
)

_JAMBA_PREFIXES = under("feed_forward")

JAMBA = Family(
    name="jamba",
    model_types=("jamba",),
    layers=Period(Key("expert_layer_period", 2), Key("expert_layer_offset", 1), NUM_EXPERTS),
    moe=moe(
        "jamba",
        "JambaSparseMoeBlock",
        "JambaConfig",
        hf={"router": "router"},
        router=of(RouterSpec, NUM_EXPERTS, TOP_K),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        layout=layout(plain("router", "router.weight"), *PROJ_EXPERTS, prefixes=_JAMBA_PREFIXES),
    ),
    dense=dense("jamba", "JambaMLP", "JambaConfig", layout=LayerLayout(_JAMBA_PREFIXES, gated_mlp(""))),
)

HUNYUAN_V1_MOE = Family(
    name="hunyuan_v1_moe",
    model_types=("hunyuan_v1_moe",),
    layers=AllMoe(),
    moe=moe(
        "hunyuan_v1_moe",
        "HunYuanMoEV1Moe",
        "HunYuanMoEV1Config",
        hf={"layer_keyword": "layer_idx"},
        # the experts take their number from the config as it is, so a list of numbers works in no layer
        router=of(RouterSpec, NUM_EXPERTS, PerLayer(Key("moe_topk", aliases=("num_experts_per_tok",))), renorm=SUM),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        shared=shared(DENSE_WIDTH),
        layout=layout(plain("router", "gate.wg.weight"), *PROJ_EXPERTS, *gated_mlp("shared_", "shared_mlp.")),
    ),
    unused=(
        "moe_drop_tokens",
        "moe_random_routing_dropped_token",
        "moe_layer_num_skipped",
        "moe_intermediate_size",
        "capacity_factor",
    ),
    fixed=(
        fixed("use_mixed_mlp_moe", True, why="the shared expert is always there"),
        fixed("num_shared_expert", 1, why="there is one shared expert"),
        fixed("norm_topk_prob", True, why="weights are always renormalised"),
        fixed("routed_scaling_factor", 1.0, why="weights are not scaled"),
        *(
            fixed(name, False, None, why="selection is not limited to groups")
            for name in ("group_limited_greedy", "n_group", "topk_group")
        ),
    ),
)

ERNIE4_5_MOE = Family(
    name="ernie4_5_moe",
    model_types=("ernie4_5_moe",),
    layers=Within(Key("moe_layer_interval", 1), Key("moe_layer_start_index", 1), Key("moe_layer_end_index", -1)),
    moe=moe(
        "ernie4_5_moe",
        "Ernie4_5_MoeSparseMoeBlock",
        "Ernie4_5_MoeConfig",
        router=of(
            RouterSpec,
            Key("moe_num_experts", aliases=("num_experts",)),
            Key("moe_k", aliases=("num_experts_per_tok",)),
            correction_bias=True,
            renorm=of(Renorm, RenormKind.CLAMPED_SUM, Key("moe_norm_min", 1e-12)),
        ),
        experts=experts(Key("moe_num_experts", aliases=("num_experts",)), WIDTH),
        shared=Given(
            Key("moe_num_shared_experts"), shared(several("moe_num_shared_experts"), bias=Key("use_bias", False)), None
        ),
        layout=layout(
            ROUTER,
            WeightLayout(
                "correction_bias",
                Row("gate.moe_statics.e_score_correction_bias"),
                (Row("moe_statics.e_score_correction_bias"),),
            ),
            *PROJ_EXPERTS,
            *SHARED_EXPERTS,
        ),
    ),
    dense=dense("ernie4_5_moe", "Ernie4_5_MoeMLP", "Ernie4_5_MoeConfig", bias=Key("use_bias", False)),
    unused=("moe_capacity",),
    fixed=(
        fixed("moe_gate", "topk", why="selection is top-k"),
        fixed("moe_gate_act", "softmax", why="scores are a softmax"),
        fixed("moe_use_aux_free", True, why="the correction bias is always there"),
    ),
)

_DBRX_P = Key("ffn_config.moe_normalize_expert_weights", 1.0)
_DBRX_PREFIXES = ("transformer.blocks.{l}.ffn.",)

DBRX = Family(
    name="dbrx",
    model_types=("dbrx",),
    layers=AllMoe(),
    hidden=Key("d_model", aliases=("hidden_size",)),
    depth=Key("n_layers", aliases=("num_hidden_layers",)),
    moe=moe(
        "dbrx",
        "DbrxFFN",
        "DbrxConfig",
        hf={"router": None},
        router=of(
            RouterSpec,
            Key("ffn_config.moe_num_experts"),
            Key("ffn_config.moe_top_k"),
            renorm=Given(_DBRX_P, of(Renorm, RenormKind.LP, _DBRX_P), None),
        ),
        experts=experts(
            Key("ffn_config.moe_num_experts"),
            Key("ffn_config.ffn_hidden_size"),
            glu(activation=Key("ffn_config.ffn_act_fn.name", "silu")),
        ),
        layout=LayerLayout(
            _DBRX_PREFIXES,
            (
                plain("router", "router.layer.weight"),
                sourced("expert_gate_up", Concat((Flat("experts.mlp.w1"), Flat("experts.mlp.v1")))),
                # rows are those of the hidden activation: [E I, H], multiplied from the left
                sourced("expert_down", Transposed(Flat("experts.mlp.w2"))),
            ),
        ),
    ),
    unused=("ffn_config.moe_jitter_eps", "ffn_config.moe_loss_weight", "ffn_config.uniform_expert_assignment"),
)

_LONGCAT_EXPERTS = Key("n_routed_experts", aliases=("num_local_experts",))
_LONGCAT_ZERO = Key("zero_expert_num", 256, null=0)

LONGCAT_FLASH = Family(
    name="longcat_flash",
    model_types=("longcat_flash",),
    layers=AllMoe(),
    depth=Key("num_layers"),
    moe=moe(
        "longcat_flash",
        "LongcatFlashMoE",
        "LongcatFlashConfig",
        hf={"router": "router"},
        router=of(
            RouterSpec,
            Total((_LONGCAT_EXPERTS, _LONGCAT_ZERO)),
            Key("moe_topk", aliases=("num_experts_per_tok",)),
            correction_bias=True,
            scale=Key("routed_scaling_factor", 6.0),
        ),
        experts=experts(
            _LONGCAT_EXPERTS, Key("expert_ffn_hidden_size", aliases=("moe_intermediate_size",)), zero=_LONGCAT_ZERO
        ),
        padded=("expert_gate_up",),
        layout=layout(
            plain("router", "router.classifier.weight"),
            plain("correction_bias", "router.e_score_correction_bias"),
            *PROJ_EXPERTS,
            unused=(Unused(r"router\.classifier\.bias", "the router's bias is made, but never added"),),
        ),
    ),
    fixed=(
        fixed("zero_expert_type", "identity", why="zero-compute experts return their input"),
        fixed("norm_topk_prob", False, why="weights are never renormalised"),
        fixed("router_bias", False, True, why="the router's bias is made, but never added"),
        fixed("topk_method", "MLA", why="selection is top-k"),
    ),
)

MISTRAL4 = Family(
    name="mistral4",
    model_types=("mistral4",),
    layers=FirstDense(Key("first_k_dense_replace", 0)),
    moe=moe(
        "mistral4",
        "Mistral4MoE",
        "Mistral4Config",
        router=of(
            RouterSpec,
            Key("n_routed_experts", aliases=("num_local_experts",)),
            TOP_K,
            groups=groups(1, 1, fill=GroupFill.ZERO),
            renorm=norm_topk(True, SUM_20),
            scale=Key("routed_scaling_factor", 1.0),
        ),
        experts=experts(Key("n_routed_experts", aliases=("num_local_experts",)), WIDTH),
        shared=shared(several("n_shared_experts")),
        layout=layout(ROUTER, *STACKED_EXPERTS, *SHARED_EXPERTS),
    ),
    dense=dense("mistral4", "Mistral4MLP", "Mistral4Config"),
    fixed=(
        fixed("scoring_func", "softmax", why="scores are a softmax"),
        fixed("topk_method", "greedy", why="selection is by score"),
        EVERY_LAYER,
    ),
)

MISTRAL_LARGE4 = Family(
    name="mistral_large4",
    model_types=("mistral_large4_text",),
    layers=LayerTypes(FirstDense(Key("first_k_dense_replace", 1))),
    moe=moe(
        "mistral_large4",
        "MistralLarge4TextMoE",
        "MistralLarge4TextConfig",
        router=of(
            RouterSpec,
            N_ROUTED,
            TOP_K,
            groups=groups(1, 1, fill=GroupFill.ZERO),
            renorm=SUM_20,
            scale=Key("routed_scaling_factor", 1.0),
        ),
        experts=experts(N_ROUTED, WIDTH),
        shared=shared(several("n_shared_experts")),
        layout=layout(ROUTER, *W123_EXPERTS, *W123_SHARED, prefixes=("layers.{l}.", *TEXT_PREFIXES)),
    ),
    dense=dense(
        "mistral_large4",
        "MistralLarge4TextMLP",
        "MistralLarge4TextConfig",
        layout=LayerLayout(("layers.{l}.feed_forward.", *TEXT_PREFIXES), gated_mlp("", stored=W132)),
    ),
    fixed=(_ALWAYS, EVERY_LAYER),
)


def _deepseek_v2(
    name: str, model: str, block: str, mlp: str, config: str, layers: LayerScheme, **changes: Any
) -> Family:
    """DeepSeek-V2 and the readers of documents built on it."""
    return Family(
        name=name,
        model_types=(changes.pop("model_type", name),),
        layers=layers,
        moe=moe(
            model,
            block,
            config,
            router=of(
                RouterSpec,
                N_ROUTED,
                TOP_K,
                groups=Choice(
                    Key("topk_method", "greedy"),
                    {
                        "greedy": None,
                        "group_limited_greedy": of(
                            GroupSpec,
                            Key("n_group"),
                            Key("topk_group"),
                            GroupScore.MAX,
                            GroupFill.ZERO,
                            weights_masked=True,
                        ),
                    },
                ),
                scale=Key("routed_scaling_factor", 1.0),
            ),
            experts=experts(N_ROUTED, WIDTH),
            shared=shared(several("n_shared_experts"), bias=Key("mlp_bias", False)),
            layout=layout(ROUTER, *PROJ_EXPERTS, *SHARED_EXPERTS),
        ),
        dense=dense(model, mlp, config, bias=Key("mlp_bias", False)),
        fixed=(
            fixed("norm_topk_prob", False, None, why="weights are never renormalised"),
            fixed("scoring_func", "softmax", why="scores are a softmax"),
            EVERY_LAYER,
            *changes.pop("fixed", ()),
        ),
        **changes,
    )


DEEPSEEK_V2 = _deepseek_v2(
    "deepseek_v2",
    "deepseek_v2",
    "DeepseekV2Moe",
    "DeepseekV2MLP",
    "DeepseekV2Config",
    FirstDense(Key("first_k_dense_replace", 0)),
)

DEEPSEEK_OCR2 = _deepseek_v2(
    "deepseek_ocr2",
    "deepseek_ocr2",
    "DeepseekOcr2TextMoe",
    "DeepseekOcr2TextMLP",
    "DeepseekOcr2TextConfig",
    LayerTypes(None, Key("mlp_layer_types")),
    model_type="deepseek_ocr2_text",
    unused=("first_k_dense_replace",),
)

UNLIMITED_OCR = _deepseek_v2(
    "unlimited_ocr",
    "unlimited_ocr",
    "UnlimitedOcrTextMoe",
    "UnlimitedOcrTextMLP",
    "UnlimitedOcrTextConfig",
    LayerTypes(FirstDense(Key("first_k_dense_replace", 1))),
    model_type="unlimited_ocr_text",
)

_GEMMA_ACT = glu(activation=Key("hidden_activation", "gelu_pytorch_tanh"))
_GEMMA_NORM = of(NormSpec, RMS_EPS)
_GEMMA_LAYER = {
    "stubs": ("self_attn",),
    "output": "post_feedforward_layernorm",
    "router": "router",
    "layer_keyword": "layer_idx",
    "observes": "other",
}
_GEMMA_WEIGHTS = (
    plain("router_norm", "router.scale"),
    plain("router", "router.proj.weight"),
    plain("router_expert_scale", "router.per_expert_scale"),
    plain("pre_expert_norm", "pre_feedforward_layernorm_2.weight"),
    *STACKED_EXPERTS,
    plain("routed_norm", "post_feedforward_layernorm_2.weight"),
    plain("shared_input_norm", "pre_feedforward_layernorm.weight"),
    *gated_mlp("shared_", "mlp."),
    plain("shared_output_norm", "post_feedforward_layernorm_1.weight"),
    plain("output_norm", "post_feedforward_layernorm.weight"),
)


def _gemma(model: str, block: str, config: str, prefixes: tuple[str, ...]) -> Block:
    """The FFN half of a Gemma 4 layer: experts beside a dense MLP, each between its own norms; x is the residual."""
    return moe(
        model,
        block,
        config,
        hf=_GEMMA_LAYER,
        router=of(
            RouterSpec,
            Key("num_experts"),
            Key("top_k_experts"),
            renorm=SUM,
            norm=_GEMMA_NORM,
            logit_scale=Power(Key("hidden_size"), -0.5),
            expert_scale=True,
        ),
        experts=experts(Key("num_experts"), WIDTH, _GEMMA_ACT, input_norm=_GEMMA_NORM),
        routed_norm=_GEMMA_NORM,
        shared=shared(DENSE_WIDTH, _GEMMA_ACT, input_norm=_GEMMA_NORM, output_norm=_GEMMA_NORM),
        output_norm=_GEMMA_NORM,
        layout=LayerLayout(prefixes, _GEMMA_WEIGHTS),
    )


GEMMA4 = Family(
    name="gemma4",
    model_types=("gemma4_text",),
    layers=If(Key("enable_moe_block", False), AllMoe(), AllDense()),
    moe=_gemma(
        "gemma4",
        "Gemma4TextDecoderLayer",
        "Gemma4TextConfig",
        ("model.language_model.layers.{l}.", "model.layers.{l}.", "language_model.model.layers.{l}."),
    ),
    dense=dense("gemma4", "Gemma4TextMLP", "Gemma4TextConfig", glu=_GEMMA_ACT, hf={"layer_keyword": "layer_idx"}),
    fixed=(fixed("use_double_wide_mlp", False, why="layers that share keys and values would be twice as wide"),),
)

DIFFUSION_GEMMA = Family(
    name="diffusion_gemma",
    model_types=("diffusion_gemma_text",),
    layers=AllMoe(),
    moe=_gemma(
        "diffusion_gemma",
        "DiffusionGemmaDecoderTextLayer",
        "DiffusionGemmaTextConfig",
        (
            "model.decoder.layers.{l}.",
            "decoder.layers.{l}.",
            "model.encoder.language_model.layers.{l}.",
            "encoder.language_model.layers.{l}.",
        ),
    ),
)

FAMILIES = (
    MIXTRAL,
    MINIMAX,
    QWEN2_MOE,
    QWEN3_MOE,
    QWEN3_NEXT,
    QWEN3_5_MOE,
    QWEN4_EXP,
    QWEN3_VL_MOE,
    QWEN3_OMNI_THINKER,
    QWEN3_OMNI_TALKER,
    MELLUM,
    OLMOE,
    FLEX_OLMO,
    JAMBA,
    HUNYUAN_V1_MOE,
    ERNIE4_5_MOE,
    DBRX,
    LONGCAT_FLASH,
    MISTRAL4,
    MISTRAL_LARGE4,
    DEEPSEEK_V2,
    DEEPSEEK_OCR2,
    UNLIMITED_OCR,
    GEMMA4,
    DIFFUSION_GEMMA,
)
