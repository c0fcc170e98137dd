"""Families that score with a softmax over all experts."""

from __future__ import annotations

from typing import Any

from emitter.reading.families.decoders import (
    ALL_INDEXED,
    CLIP,
    EVEN_HEAD_DIM,
    HIDDEN,
    INDEXED_UNUSED,
    INDEXER,
    INTERLEAVE,
    INTERLEAVED,
    KV_OR_HEADS,
    KV_RANK,
    LATENT_UNUSED,
    MODELS,
    NOPE,
    POST,
    PRE,
    Q_RANK,
    SANDWICH,
    TIED,
    TOP_KEYS,
    TURNED,
    WINDOW,
    all_windowed,
    attention,
    decoder,
    head_dim,
    latent_attention,
    layer_layout,
    masks,
    named,
    outer_layout,
    over_all,
    pattern,
    per_head,
    rms,
    where_rope,
)
from emitter.reading.families.layouts import (
    LAYER_PREFIXES,
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
from emitter.reading.families.row import Block, Family, Pattern, of
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
from emitter.reading.families.values import (
    ByKind,
    Choice,
    Computed,
    Given,
    If,
    Key,
    Partial,
    PerLayer,
    Power,
    Quotient,
    Ratio,
    Rope,
    Total,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Concat, Flat, LayerLayout, Row, Rows, Tensor, Transposed, Unused, WeightLayout
from emitter.reading.patterns import (
    FULL,
    SLIDING,
    even_below,
    every,
    last_of_kind,
    overlaid,
    referring,
    same,
    shared_source,
)
from emitter.reading.rope import agreeing, latent_scale, original_context, rope_number
from emitter.spec import (
    GroupFill,
    GroupScore,
    GroupSpec,
    NormKind,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    SharedGate,
)
from emitter.spec.attention import MaskKind, MaskSpec, Positioned, PositionScaleSpec
from emitter.spec.model import BranchSpec, PerLayerInputSpec
from emitter.spec.rope import Pairing

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
    layers=AllMoe(),
    moe=moe(
        HfBlock("mixtral", "MixtralSparseMoeBlock", "MixtralConfig"),
        router=of(RouterSpec, NUM_LOCAL, TOP_K, renorm=SUM),
        experts=experts(NUM_LOCAL, DENSE_WIDTH),
        layout=_MIXTRAL_LAYOUT,
    ),
    decoder=decoder(attention(bias=False, theta=1e6, mask=masks()), rms(1e-5), mixers=all_windowed(WINDOW)),
)

MINIMAX = Family(
    name="minimax",
    layers=AllMoe(),
    moe=moe(
        HfBlock("minimax", "MiniMaxSparseMoeBlock", "MiniMaxConfig"),
        router=of(RouterSpec, NUM_LOCAL, TOP_K, renorm=SUM),
        experts=experts(NUM_LOCAL, DENSE_WIDTH),
        layout=_MIXTRAL_LAYOUT,
    ),
    fixed=(fixed("shared_intermediate_size", 0, why="there is no shared expert"),),
    decoder="lightning attention",
)

QWEN2_MOE = Family(
    name="qwen2_moe",
    layers=SPARSE_STEP,
    moe=moe(
        HfBlock("qwen2_moe", "Qwen2MoeSparseMoeBlock", "Qwen2MoeConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, WIDTH),
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

QWEN3_MOE = Family(
    name="qwen3_moe",
    layers=SPARSE_STEP,
    moe=moe(
        HfBlock("qwen3_moe", "Qwen3MoeSparseMoeBlock", "Qwen3MoeConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
    dense=dense(HfBlock("qwen3_moe", "Qwen3MoeMLP", "Qwen3MoeConfig"), sized="intermediate_size"),
    decoder=decoder(
        attention(norm=per_head(rms()), mask=masks(4096)),
        rms(),
        mixers=all_windowed(Key("sliding_window", 4096), Key("use_sliding_window", False)),
        unused=("max_window_layers",),
    ),
)

QWEN3_NEXT = Family(
    name="qwen3_next",
    layers=SPARSE_STEP,
    moe=moe(
        HfBlock("qwen3_next", "Qwen3NextSparseMoeBlock", "Qwen3NextConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    dense=dense(HfBlock("qwen3_next", "Qwen3NextMLP", "Qwen3NextConfig"), sized="intermediate_size"),
    decoder="a gated delta net",
)

_ALWAYS = fixed("norm_topk_prob", True, why="weights are always renormalised")

QWEN3_5_MOE = Family(
    name="qwen3_5_moe",
    model_types=("qwen3_5_moe_text",),
    layers=AllMoe(),
    moe=moe(
        HfBlock("qwen3_5_moe", "Qwen3_5MoeSparseMoeBlock", "Qwen3_5MoeTextConfig"),
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
    decoder="a gated delta net",
)

QWEN4_EXP = Family(
    name="qwen4_exp",
    model_types=("qwen4_exp_text",),
    layers=AllMoe(),
    moe=moe(
        HfBlock("qwen4_exp", "Qwen4ExpTextSparseMoeBlock", "Qwen4ExpTextConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        shared=_QWEN_SHARED,
        layout=_QWEN_SHARED_LAYOUT,
    ),
    fixed=(
        fixed("mlp_only_layers", [], None, why="every layer is MoE"),
        fixed("decoder_sparse_step", 1, why="every layer is MoE"),
    ),
    decoder="a gated delta net",
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
        HfBlock("qwen3_vl_moe", "Qwen3VLMoeTextSparseMoeBlock", "Qwen3VLMoeTextConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=SUM),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=layout(ROUTER, *_VL_EXPERTS),
    ),
    dense=dense(HfBlock("qwen3_vl_moe", "Qwen3VLMoeTextMLP", "Qwen3VLMoeTextConfig"), sized="intermediate_size"),
    fixed=(_ALWAYS,),
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
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=layout(ROUTER, *PROJ_EXPERTS, prefixes=_THINKER),
    ),
    dense=dense(
        HfBlock("qwen3_omni_moe", "Qwen3OmniMoeThinkerTextMLP", "Qwen3OmniMoeTextConfig"),
        sized="intermediate_size",
        layout=LayerLayout(_THINKER, gated_mlp("")),
    ),
    decoder=decoder(
        attention(theta=1e6, norm=per_head(rms())),
        rms(),
        unused=("use_sliding_window", "max_window_layers"),
        fixed=(fixed("sliding_window", None, why="every layer sees all keys"),),
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
    decoder=decoder(
        attention(norm=per_head(rms())),
        rms(),
        unused=("use_sliding_window", "max_window_layers"),
        fixed=(fixed("sliding_window", None, why="every layer sees all keys"),),
        layout=layer_layout(prefixes=_layers("talker.")),
        outer=outer_layout(
            prefixes=_models("talker."), embedding="codec_embedding", head=("/codec_head", "/talker.codec_head")
        ),
    ),
)

MELLUM = Family(
    name="mellum",
    layers=LayerTypes(AllMoe()),
    moe=moe(
        HfBlock("mellum", "MellumSparseMoeBlock", "MellumConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(NUM_EXPERTS, WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
    dense=dense(HfBlock("mellum", "MellumMLP", "MellumConfig")),
    fixed=(
        fixed("mlp_only_layers", [], None, why="mlp_layer_types decides"),
        fixed("decoder_sparse_step", 1, why="mlp_layer_types decides"),
    ),
    decoder=decoder(
        attention(
            dim=head_dim(128),
            norm=per_head(rms()),
            rope={"nested": True, "beside": (), "absent": {FULL: {"rope_theta": 5e5}, SLIDING: {"rope_theta": 1e4}}},
            mask=masks(1024),
        ),
        rms(),
        mixers=pattern(same, FULL),
    ),
)

OLMOE = Family(
    name="olmoe",
    layers=AllMoe(),
    moe=moe(
        HfBlock("olmoe", "OlmoeSparseMoeBlock", "OlmoeConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
    decoder=decoder(attention(kv=KV_OR_HEADS, norm=over_all(rms(1e-5)), clip=CLIP), rms(1e-5)),
)

FLEX_OLMO = Family(
    name="flex_olmo",
    layers=AllMoe(),
    moe=moe(
        HfBlock("flex_olmo", "FlexOlmoSparseMoeBlock", "FlexOlmoConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        layout=_PLAIN_LAYOUT,
    ),
    decoder=decoder(
        attention(kv=KV_OR_HEADS, theta=5e5, norm=over_all(rms(wide=True)), rope={"wide": True}),
        rms(wide=True),
        norms=POST,
    ),
)

_JAMBA_PREFIXES = under("feed_forward")

JAMBA = Family(
    name="jamba",
    layers=Period(Key("expert_layer_period", 2), Key("expert_layer_offset", 1), NUM_EXPERTS),
    moe=moe(
        HfBlock("jamba", "JambaSparseMoeBlock", "JambaConfig", router="router"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K),
        experts=experts(NUM_EXPERTS, DENSE_WIDTH),
        layout=layout(plain("router", "router.weight"), *PROJ_EXPERTS, prefixes=_JAMBA_PREFIXES),
    ),
    dense=dense(HfBlock("jamba", "JambaMLP", "JambaConfig"), layout=LayerLayout(_JAMBA_PREFIXES, gated_mlp(""))),
    decoder="a Mamba mixer",
)

HUNYUAN_V1_MOE = Family(
    name="hunyuan_v1_moe",
    layers=AllMoe(),
    moe=moe(
        HfBlock("hunyuan_v1_moe", "HunYuanMoEV1Moe", "HunYuanMoEV1Config", layer_keyword="layer_idx"),
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
    decoder=decoder(
        attention(kv=KV_OR_HEADS, norm=per_head(rms(1e-5), after_rope=True), rope={"more": ("alpha",)}),
        rms(1e-5),
        layout=layer_layout(names={"q_norm": "query_layernorm", "k_norm": "key_layernorm"}),
    ),
)

_USE_BIAS = Key("use_bias", False)

ERNIE4_5_MOE = Family(
    name="ernie4_5_moe",
    layers=Within(Key("moe_layer_interval", 1), Key("moe_layer_start_index", 1), Key("moe_layer_end_index", -1)),
    moe=moe(
        HfBlock("ernie4_5_moe", "Ernie4_5_MoeSparseMoeBlock", "Ernie4_5_MoeConfig"),
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
    dense=dense(HfBlock("ernie4_5_moe", "Ernie4_5_MoeMLP", "Ernie4_5_MoeConfig"), bias=Key("use_bias", False)),
    unused=("moe_capacity",),
    fixed=(
        fixed("moe_gate", "topk", why="selection is top-k"),
        fixed("moe_gate_act", "softmax", why="scores are a softmax"),
        fixed("moe_use_aux_free", True, why="the correction bias is always there"),
    ),
    decoder=decoder(
        attention(bias=_USE_BIAS, theta=5e5, rope=INTERLEAVED), rms(1e-5), tied=TIED, head={"bias": _USE_BIAS}
    ),
)

_DBRX_P = Key("ffn_config.moe_normalize_expert_weights", 1.0)
_DBRX_PREFIXES = ("transformer.blocks.{l}.ffn.",)

_DBRX_HIDDEN = Key("d_model", aliases=("hidden_size",))
_DBRX_HEADS = Key("n_heads", aliases=("num_attention_heads",))
_DBRX_CLIP = Key("attn_config.clip_qkv", None)
_DBRX_DIM = Quotient(_DBRX_HIDDEN, _DBRX_HEADS)
_DBRX_ATTENTION = attention(
    hidden=_DBRX_HIDDEN,
    heads=_DBRX_HEADS,
    kv=Key("attn_config.kv_n_heads", 1),
    dim=_DBRX_DIM,
    bias=False,
    rope=Computed(agreeing, (Key("attn_config.rope_theta", None), Rope(_DBRX_DIM))),
    clip=Given(_DBRX_CLIP, _DBRX_CLIP, 0.0),
)
_DBRX_LAYER = LayerLayout(
    ("transformer.blocks.{l}.norm_attn_norm.",),
    (
        plain("mixer_norm", "norm_1.weight"),
        plain("ffn_norm", "norm_2.weight"),
        *(sourced(name, Rows("attn.Wqkv.weight", ("q", "k", "v"))) for name in "qkv"),
        plain("o", "attn.out_proj.weight"),
    ),
)

DBRX = Family(
    name="dbrx",
    layers=AllMoe(),
    hidden=_DBRX_HIDDEN,
    depth=Key("n_layers", aliases=("num_hidden_layers",)),
    moe=moe(
        HfBlock("dbrx", "DbrxFFN", "DbrxConfig", router=None),
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
    decoder=decoder(
        _DBRX_ATTENTION,
        NormSpec(1e-5, kind=NormKind.LAYER),
        hidden=_DBRX_HIDDEN,
        positions=Key("max_seq_len", aliases=("max_position_embeddings",)),
        layout=_DBRX_LAYER,
        outer=outer_layout(prefixes=("transformer.",), embedding="wte", norm="norm_f"),
        head={"tied": False},
        unused=("num_key_value_heads",),
        fixed=(fixed("tie_word_embeddings", False, why="transformers refuses to tie"),),
    ),
)

_LONGCAT_EXPERTS = Key("n_routed_experts", aliases=("num_local_experts",))
_LONGCAT_ZERO = Key("zero_expert_num", 256, null=0)

_LONGCAT_ATTENTION = latent_attention(
    q_rank=Q_RANK,
    theta=1e7,
    rope={"dims": Key("head_dim", 64)},
    q_scale=Ratio(HIDDEN, Q_RANK, 0.5),
    kv_scale=Ratio(HIDDEN, KV_RANK, 0.5),
)
_LONGCAT_LAYER = layer_layout(
    {name: f"{module}.{{i}}" for name, module in PRE.items()},
    module="self_attn.{i}.",
    block=r"(self_attn|input_layernorm|post_attention_layernorm)\.{i}\.",
)

LONGCAT_FLASH = Family(
    name="longcat_flash",
    layers=AllMoe(),
    depth=Key("num_layers"),
    moe=moe(
        HfBlock("longcat_flash", "LongcatFlashMoE", "LongcatFlashConfig", router="router"),
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
    decoder=decoder(
        _LONGCAT_ATTENTION,
        rms(1e-5),
        layout=_LONGCAT_LAYER,
        unused=LATENT_UNUSED,
        dense=dense(
            HfBlock("longcat_flash", "LongcatFlashMLP", "LongcatFlashConfig"),
            width=Key("ffn_hidden_size"),
            layout=LayerLayout(under("mlps.{i}"), gated_mlp("")),
        ),
    ),
)

_MISTRAL4_ROPE = Rope(
    Given(Key("head_dim", None), Key("head_dim", None), Total((NOPE, TURNED))),
    **INTERLEAVE,
    partial=Partial.SCALED,
    proportion=Ratio(TURNED, Total((NOPE, TURNED))),
    absent={
        "rope_type": "yarn",
        "factor": 128.0,
        "original_max_position_embeddings": 8192,
        "mscale": 1.0,
        "mscale_all_dim": 1.0,
        "llama_4_scaling_beta": 0.1,
    },
    more=("llama_4_scaling_beta", "max_position_embeddings"),
)

MISTRAL4 = Family(
    name="mistral4",
    layers=FirstDense(Key("first_k_dense_replace", 0)),
    moe=moe(
        HfBlock("mistral4", "Mistral4MoE", "Mistral4Config"),
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
    dense=dense(HfBlock("mistral4", "Mistral4MLP", "Mistral4Config")),
    fixed=(
        fixed("scoring_func", "softmax", why="scores are a softmax"),
        fixed("topk_method", "greedy", why="selection is by score"),
        EVERY_LAYER,
    ),
    decoder=decoder(
        latent_attention(
            rope=_MISTRAL4_ROPE,
            position_scale=of(
                PositionScaleSpec,
                Positioned.LOG_STEPS,
                Computed(rope_number, (_MISTRAL4_ROPE, "llama_4_scaling_beta")),
                Computed(original_context, (_MISTRAL4_ROPE,)),
            ),
        ),
        rms(),
        unused=LATENT_UNUSED,
    ),
)

_LARGE4_ROPE = Rope(
    TURNED,
    pairing=Pairing.INTERLEAVED_TO_HALF,
    absent={
        "rope_type": "yarn",
        "factor": 2048.0,
        "original_max_position_embeddings": 512,
        "attention_factor": 1.0,
    },
    learned=True,
)
_LARGE4_ATTENTION = latent_attention(
    q_rank=0,
    rope=where_rope(_LARGE4_ROPE),
    scale=Computed(latent_scale, (NOPE, TURNED, _LARGE4_ROPE)),
    nope_dim=where_rope(NOPE, Total((NOPE, TURNED))),
    rope_dim=where_rope(TURNED, 0),
    latent_norm=rms(1e-5),
    position_scale=PositionScaleSpec(Positioned.LEARNED),
    kv_from=Computed(shared_source, (Key("kv_source_layers", None),)),
    top_keys=TOP_KEYS,
)
_LARGE4_LAYER = layer_layout(
    PRE,
    *(
        plain(weight, f"{memory}.weight", f"{disk}.weight")
        for weight, memory, disk in (
            ("mixer_norm", "input_layernorm", "attention_norm"),
            ("ffn_norm", "post_attention_layernorm", "ffn_norm"),
            ("q", "self_attn.q_proj", "attention.wq"),
            ("kv_a", "self_attn.kv_a_proj_with_mqa", "attention.wkv_a_with_mqa"),
            ("kv_a_norm", "self_attn.kv_a_layernorm", "attention.kv_a_norm"),
            ("kv_b", "self_attn.kv_b_proj", "attention.wkv_b"),
            ("o", "self_attn.o_proj", "attention.wo"),
        )
    ),
    plain("position_scale", "self_attn.softmax_scaling.scale", "attention.ssmax_scaling.s"),
    plain("position_bias", "self_attn.softmax_scaling.bias", "attention.ssmax_scaling.b"),
    prefixes=("layers.{l}.", *LAYER_PREFIXES),
    unused=(INDEXER,),
)
_LARGE4_OUTER = outer_layout(
    plain("embedding", "embed_tokens.weight", "tok_embeddings.weight"),
    plain("rope_alpha", "rotary_emb.alpha", "lerope.alpha"),
    head=("/lm_head", "/output"),
    prefixes=("", *MODELS),
)

MISTRAL_LARGE4 = Family(
    name="mistral_large4",
    model_types=("mistral_large4_text",),
    layers=LayerTypes(FirstDense(Key("first_k_dense_replace", 1))),
    moe=moe(
        HfBlock("mistral_large4", "MistralLarge4TextMoE", "MistralLarge4TextConfig"),
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
        HfBlock("mistral_large4", "MistralLarge4TextMLP", "MistralLarge4TextConfig"),
        layout=LayerLayout(("layers.{l}.feed_forward.", *TEXT_PREFIXES), gated_mlp("", stored=W132)),
    ),
    fixed=(_ALWAYS, EVERY_LAYER),
    decoder=decoder(
        _LARGE4_ATTENTION,
        rms(1e-5),
        head={"softcap": Key("final_logit_softcapping", 30.0)},
        layout=_LARGE4_LAYER,
        outer=_LARGE4_OUTER,
        mixers=ALL_INDEXED,
        unused=INDEXED_UNUSED,
    ),
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
            HfBlock(model, block, config),
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
        dense=dense(HfBlock(model, mlp, config), bias=Key("mlp_bias", False)),
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
    decoder=decoder(latent_attention(rope=INTERLEAVED), rms(), unused=("head_dim", *LATENT_UNUSED)),
)

_REFERENCE, _REFERENCE_WIDTH = "reference_sliding_attention", Key("sliding_window", 128)
_OCR_ATTENTION = attention(dim=EVEN_HEAD_DIM, kv=KV_OR_HEADS)
_OCR_UNUSED = (
    "head_dim",
    "qk_head_dim",
    "q_lora_rank",
    "kv_lora_rank",
    "qk_nope_head_dim",
    "qk_rope_head_dim",
    "v_head_dim",
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
    decoder=decoder(_OCR_ATTENTION, rms(), unused=_OCR_UNUSED),
)

UNLIMITED_OCR = _deepseek_v2(
    "unlimited_ocr",
    "unlimited_ocr",
    "UnlimitedOcrTextMoe",
    "UnlimitedOcrTextMLP",
    "UnlimitedOcrTextConfig",
    LayerTypes(FirstDense(Key("first_k_dense_replace", 1))),
    model_type="unlimited_ocr_text",
    decoder=decoder(
        _OCR_ATTENTION.but(
            mask=ByKind({FULL: MaskSpec(), _REFERENCE: of(MaskSpec, MaskKind.PROMPT_AND_SLIDING, _REFERENCE_WIDTH)})
        ),
        rms(),
        mixers=Pattern({FULL: FULL, _REFERENCE: _REFERENCE}, referring, (_REFERENCE_WIDTH,)),
        unused=_OCR_UNUSED,
    ),
)

_GEMMA_ACT = glu(activation=Key("hidden_activation", "gelu_pytorch_tanh"))
_GEMMA_NORM = of(NormSpec, RMS_EPS)
_GEMMA_LAYER: dict[str, Any] = {
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
        HfBlock(model, block, config, **_GEMMA_LAYER),
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


_GEMMA4_DIM = ByKind({SLIDING: head_dim(256), FULL: Computed(overlaid, ("head_dim", "global_head_dim", 512))})
_GEMMA4_KV = Key("num_key_value_heads")
_K_IS_V = Key("attention_k_eq_v", False)
_GEMMA4_ATTENTION = attention(
    dim=_GEMMA4_DIM,
    kv=ByKind(
        {
            SLIDING: _GEMMA4_KV,
            FULL: If(
                _K_IS_V,
                Computed(overlaid, ("num_key_value_heads", "num_global_key_value_heads", _GEMMA4_KV)),
                _GEMMA4_KV,
            ),
        }
    ),
    scale=1.0,
    norm=per_head(rms(wide=True)),
    v_norm=of(NormSpec, RMS_EPS, NormWeight.NONE),
    v_is_k=ByKind({SLIDING: False, FULL: _K_IS_V}),
    rope={
        "nested": True,
        "beside": (),
        "absent": {
            FULL: {"rope_type": "proportional", "partial_rotary_factor": 0.25, "rope_theta": 1e6},
            SLIDING: {"rope_theta": 1e4},
        },
    },
    mask=masks(512),
    kv_from=Computed(last_of_kind, (Key("num_kv_shared_layers", 0),)),
)
_GEMMA4_SIZE = Key("hidden_size_per_layer_input", 256)
_GEMMA4_INPUTS = Given(
    _GEMMA4_SIZE,
    of(
        PerLayerInputSpec,
        _GEMMA4_SIZE,
        Key("vocab_size_per_layer_input", 262144),
        Key("hidden_activation", "gelu_pytorch_tanh"),
        rms(wide=True),
    ),
    None,
)
_GEMMA4_LAYER = layer_layout(
    SANDWICH,
    *named(
        {
            "per_layer_gate": "per_layer_input_gate",
            "per_layer_up": "per_layer_projection",
            "per_layer_norm": "post_per_layer_input_norm",
        }
    ),
    plain("layer_scale", "layer_scalar"),
)
_GEMMA4_OUTER = outer_layout(
    *named(
        {
            "per_layer_embedding": "embed_tokens_per_layer",
            "per_layer_projection": "per_layer_model_projection",
            "per_layer_projection_norm": "per_layer_projection_norm",
        }
    )
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
    dense=dense(
        HfBlock("gemma4", "Gemma4TextMLP", "Gemma4TextConfig", layer_keyword="layer_idx"),
        glu=_GEMMA_ACT,
    ),
    fixed=(fixed("use_double_wide_mlp", False, why="layers that share keys and values would be twice as wide"),),
    decoder=decoder(
        _GEMMA4_ATTENTION,
        rms(wide=True),
        norms=SANDWICH,
        mixers=pattern(every, 6, last=FULL),
        tied=TIED,
        embedding={"scale": Power(HIDDEN, 0.5), "scale_rounded": True, "per_layer": _GEMMA4_INPUTS},
        head={"softcap": Key("final_logit_softcapping", 0.0, null=0.0)},
        layer={"scaled": True},
        ffn_branch=If(
            Key("enable_moe_block", False), BranchSpec(), of(BranchSpec, pre=rms(wide=True), post=rms(wide=True))
        ),
        layout=_GEMMA4_LAYER,
        outer=_GEMMA4_OUTER,
        fixed=(fixed("use_bidirectional_attention", None, False, "vision", why="text sees what is before it"),),
    ),
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
    decoder="a decoder that refines a block of tokens",
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
