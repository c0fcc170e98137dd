"""Families that score with a sigmoid (or the root of a softplus) and choose among all experts, without groups."""

from __future__ import annotations

from emitter.reading.families.decoders import (
    HEADS,
    HIDDEN,
    INDEXER,
    INDEXER_UNUSED,
    KV_OR_HEADS,
    PRE,
    SANDWICH,
    attention,
    centred,
    centred_or_added,
    decoder,
    head_dim,
    layer_layout,
    masks,
    over_all,
    pattern,
    per_head,
    rms,
)
from emitter.reading.families.layouts import (
    CORRECTION_BIAS,
    PROJ_EXPERTS,
    ROUTER,
    SHARED_EXPERTS,
    STACKED_EXPERTS,
    TEXT_PREFIXES,
    W13_EXPERTS,
    W123_EXPERTS,
    W123_SHARED,
    W132,
    gated_mlp,
    plain,
    sourced,
    stacked_experts,
    under,
)
from emitter.reading.families.row import Family, Pattern, Template, of
from emitter.reading.families.schemes import AllMoe, FirstDense, Flags, LayerTypes, Listed, SparseStep
from emitter.reading.families.shorthands import (
    DENSE_WIDTH,
    NUM_EXPERTS,
    NUM_LOCAL,
    SUM,
    TOP_K,
    WIDTH,
    corrected,
    dense,
    experts,
    fixed,
    glu,
    layout,
    moe,
    norm_topk,
    shared,
    shared_experts,
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
    Product,
    Rope,
    Stated,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Concat, Interleaved, LayerLayout, Tensor, WeightLayout
from emitter.reading.patterns import (
    FULL,
    SLIDING,
    every,
    flagged,
    laguna_gate,
    not_each_fourth_from_the_end,
    not_of_flint,
    overlaid_by,
    proportion_of,
    same,
    scaled_scale,
    sliding_heads,
    sliding_where,
    unrotated_from_the_end,
)
from emitter.spec import (
    Activation,
    GluKind,
    LatentSpec,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    Score,
    SelectOn,
    SharedGate,
)
from emitter.spec.attention import GateSpec
from emitter.spec.model import BranchSpec

_ONE_DENSE = fixed("first_k_dense_replace", 1, why="mlp_layer_types decides, or one layer is dense")

_AFMOE_NORMS = {
    "mixer_norm": "input_layernorm",
    "mixer_post_norm": "post_attention_layernorm",
    "ffn_norm": "pre_mlp_layernorm",
    "ffn_post_norm": "post_mlp_layernorm",
}

AFMOE = Family(
    name="afmoe",
    layers=FirstDense(Key("num_dense_layers", 1)),
    moe=moe(
        HfBlock("afmoe", "AfmoeSparseMoeBlock", "AfmoeConfig", router="router"),
        router=corrected(Key("num_experts"), scale=Key("route_scale", 1.0)),
        experts=experts(WIDTH),
        shared=shared_experts("num_shared_experts"),
        layout=layout(
            plain("router", "router.gate.weight"),
            plain("correction_bias", "expert_bias"),
            *PROJ_EXPERTS,
            *SHARED_EXPERTS,
        ),
    ),
    dense=dense(HfBlock("afmoe", "AfmoeMLP", "AfmoeConfig")),
    fixed=(
        fixed("score_func", "sigmoid", why="scores are a sigmoid"),
        fixed("route_norm", True, why="weights are always renormalised"),
        fixed("n_group", 1, why="there are no groups"),
        fixed("topk_group", 1, why="there are no groups"),
        fixed("num_expert_groups", 1, why="there are no groups"),
        fixed("num_limited_groups", 1, why="there are no groups"),
    ),
    unused=("load_balance_coeff",),
    decoder=decoder(
        attention(
            dim=head_dim(128),
            kv=KV_OR_HEADS,
            norm=per_head(rms(1e-5, wide=True)),
            rope=ByKind({FULL: None, SLIDING: Rope(head_dim(128))}),
            gate=GateSpec(),
            mask=masks(1024),
        ),
        rms(1e-5, wide=True),
        norms=_AFMOE_NORMS,
        mixers=pattern(every, Key("global_attn_every_n_layers", 4)),
        embedding={"scale": If(Key("mup_enabled", False), Power(HIDDEN, 0.5), 1.0)},
    ),
)

HY_V3 = Family(
    name="hy_v3",
    layers=LayerTypes(FirstDense(1)),
    moe=moe(
        HfBlock("hy_v3", "HYV3MoE", "HYV3Config"),
        router=corrected(NUM_EXPERTS, scale=Key("router_scaling_factor", 2.826)),
        experts=experts(WIDTH),
        shared=shared_experts("num_shared_experts", bias=Key("mlp_bias", False)),
        layout=layout(
            plain("router", "gate.weight", "router.gate.weight"),
            plain("correction_bias", "e_score_correction_bias", "expert_bias"),
            *PROJ_EXPERTS,
            *gated_mlp("shared_", "shared_experts.", "shared_mlp."),
        ),
    ),
    dense=dense(HfBlock("hy_v3", "HYV3MLP", "HYV3Config"), bias=Key("mlp_bias", False)),
    # of published configs the second is moe_intermediate_size once more
    unused=("enable_moe_fp32_combine", "expert_hidden_dim"),
    fixed=(
        _ONE_DENSE,
        fixed("moe_router_use_sigmoid", True, why="scores are a sigmoid"),
        fixed("moe_router_enable_expert_bias", True, why="the correction bias is always there"),
        fixed("route_norm", True, why="weights are always renormalised"),
    ),
    decoder=decoder(
        attention(dim=head_dim(128), theta=11158840.0, norm=per_head(rms(1e-5))),
        rms(1e-5),
        # what is rounded to which type, which is as elsewhere
        unused=("enable_attention_fp32_softmax", "enable_lm_head_fp32"),
        fixed=(fixed("qk_norm", True, why="queries and keys have norms"),),
    ),
)

MINIMAX_M2 = Family(
    name="minimax_m2",
    layers=AllMoe(),
    moe=moe(
        HfBlock("minimax_m2", "MiniMaxM2SparseMoeBlock", "MiniMaxM2Config"),
        router=corrected(NUM_LOCAL, renorm=SUM),
        experts=experts(DENSE_WIDTH),
        layout=layout(
            ROUTER,
            plain("correction_bias", "e_score_correction_bias"),
            *W123_EXPERTS,
            prefixes=("model.layers.{l}.block_sparse_moe.", *TEXT_PREFIXES),
        ),
    ),
    fixed=(
        fixed("scoring_func", "sigmoid", why="scores are a sigmoid"),
        fixed("use_routing_bias", True, why="the correction bias is always there"),
        fixed("shared_intermediate_size", 0, why="there is no shared expert"),
        fixed("shared_moe_mode", "sigmoid", why="there is no shared expert"),
    ),
    decoder=decoder(
        attention(
            dim=head_dim(128),
            theta=5e6,
            bias=False,
            norm=over_all(rms()),
            rope={
                "partial": Partial.READ,
                "proportion": Computed(proportion_of, (Key("rotary_dim", None), head_dim(128))),
            },
        ),
        rms(),
        # of published configs, which transformers does not read
        unused=("attn_type_list",),
        fixed=(
            fixed("use_qk_norm", True, why="queries and keys have norms"),
            fixed("qk_norm_type", "per_layer", why="these norms are over all heads"),
            *(
                fixed(f"layernorm_{part}_beta", 1.0, 1, why="nothing scales what a layer adds")
                for part in ("full_attention", "linear_attention", "mlp")
            ),
        ),
    ),
)

_M3_GLU = glu(GluKind.ALPHA_SIGMOID, Activation.SILU, limit=Key("swiglu_limit", 7.0), alpha=Key("swiglu_alpha", 1.702))
_M3_PREFIXES = (
    "language_model.model.layers.{l}.block_sparse_moe.",
    "model.layers.{l}.block_sparse_moe.",
    *TEXT_PREFIXES,
)

_SPARSE = "minimax_m3_sparse"
_M3_BLOCKS = Computed(
    overlaid_by, (Key("sparse_attention_config.sparse_topk_blocks", None), Key("index_topk_blocks", 16))
)
_M3_BLOCK = Computed(
    overlaid_by, (Key("sparse_attention_config.sparse_block_size", None), Key("index_block_size", 128))
)
_M3_ATTENTION = attention(
    dim=head_dim(128),
    theta=5e6,
    bias=False,
    norm=per_head(centred_or_added()),
    rope={"partial": Partial.READ},
    top_keys=ByKind({FULL: 0, _SPARSE: Product((_M3_BLOCKS, _M3_BLOCK))}),
)
_M3_MIXERS = Pattern(
    {FULL: FULL, _SPARSE: _SPARSE}, flagged, (Key("sparse_attention_config.sparse_attention_freq", None), _SPARSE)
)

_M3_INDEXER = ("use_sparse_attention", "sparse_index_dim", "sparse_num_index_heads", "sparse_disable_index_value")

MINIMAX_M3_VL = Family(
    name="minimax_m3_vl",
    model_types=("minimax_m3_vl_text",),
    layers=LayerTypes(Flags(Key("moe_layer_freq", None), AllMoe())),
    moe=moe(
        HfBlock("minimax_m3_vl", "MiniMaxM3VLSparseMoeBlock", "MiniMaxM3VLTextConfig"),
        router=corrected(NUM_LOCAL, renorm=SUM),
        routed_scale=Key("routed_scaling_factor", 2.0),
        experts=experts(DENSE_WIDTH, _M3_GLU),
        shared=shared(Key("shared_intermediate_size"), _M3_GLU),
        layout=layout(
            ROUTER,
            plain("correction_bias", "gate.e_score_correction_bias", "e_score_correction_bias"),
            *W123_EXPERTS,
            WeightLayout(
                "shared_gate_up",
                Tensor("shared_experts.gate_up_proj.weight"),
                (Concat((Tensor("shared_experts.gate_proj.weight"), Tensor("shared_experts.up_proj.weight"))),),
            ),
            plain("shared_down", "shared_experts.down_proj.weight"),
            prefixes=_M3_PREFIXES,
        ),
    ),
    dense=dense(
        HfBlock("minimax_m3_vl", "MiniMaxM3VLDenseMLP", "MiniMaxM3VLTextConfig"),
        width=Key("dense_intermediate_size"),
        glu=_M3_GLU,
        layout=layout(
            WeightLayout(
                "gate_up",
                Tensor("gate_up_proj.weight"),
                (Concat((Tensor("gate_proj.weight"), Tensor("up_proj.weight"))),),
            ),
            plain("down", "down_proj.weight"),
        ),
    ),
    fixed=(
        fixed("scoring_func", "sigmoid", why="scores are a sigmoid"),
        fixed("use_routing_bias", True, why="the correction bias is always there"),
        fixed("n_shared_experts", 1, why="shared_intermediate_size is the width of all shared experts"),
        fixed("hidden_act", "silu", "swigluoai", why="the gate function is hard-wired"),
        fixed("swiglu_beta", 1.0, why="1 is added to up"),
    ),
    decoder=decoder(
        _M3_ATTENTION,
        centred_or_added(),
        mixers=_M3_MIXERS,
        layout=layer_layout(unused=(INDEXER,)),
        unused=("rotary_dim", *INDEXER_UNUSED, *(f"sparse_attention_config.{key}" for key in _M3_INDEXER)),
        fixed=(
            fixed("use_qk_norm", True, why="queries and keys have norms"),
            fixed("qk_norm_type", "per_head", why="these norms are over each head"),
            fixed("use_gemma_norm", True, why="norms have the weight 1 + w"),
            fixed("attention_output_gate", False, why="what attention gives has no gate"),
        ),
    ),
)


def _limited(key: str) -> Given[Template]:
    """Clamped at the layer's entry of a list, where that is neither null nor 0."""
    limit = PerLayer(Key(key, None))
    return Given(limit, glu(GluKind.CLAMP_AFTER, limit=limit), glu())


_STEP_LIMIT, _STEP_SHARED_LIMIT = _limited("swiglu_limits"), _limited("swiglu_limits_shared")

_STEP_SLIDING = (
    Key("num_sliding_attention_heads", None),
    Key("attention_other_setting.num_attention_heads", None),
)
_STEP_ATTENTION = attention(
    heads=ByKind({FULL: HEADS, SLIDING: Computed(sliding_heads, (HEADS, *_STEP_SLIDING))}),
    kv=Key("num_key_value_heads", aliases=("num_attention_groups",)),
    dim=head_dim(128),
    scale=Power(Given(Key("query_pre_attn_scalar", None), Key("query_pre_attn_scalar", None), head_dim(128)), -0.5),
    norm=per_head(centred_or_added(1e-5)),
    gate=GateSpec(per_head=True),
    rope={
        "nested": True,
        "partial": Partial.READ,
        "flat_kinds": (FULL, SLIDING),
        "scaled_kinds": (FULL,),
        "flat_proportion": Key("partial_rotary_factor", None, aliases=("partial_rotary_factors",)),
    },
    mask=masks(),
)

STEP3P7 = Family(
    name="step3p7",
    model_types=("step3p5",),
    # without a list, layers from the fourth on are MoE
    layers=LayerTypes(Listed(Key("moe_layers_enum", None), FirstDense(3))),
    moe=moe(
        HfBlock("step3p7", "Step3p7SparseMoeBlock", "Step3p7TextConfig", layer_keyword="layer_idx"),
        router=corrected(
            Key("n_routed_experts", aliases=("moe_num_experts", "num_local_experts")),
            Key("num_experts_per_tok", aliases=("moe_top_k",)),
            renorm=SUM,
        ),
        routed_scale=Key("moe_router_scaling_factor", 1.0),
        experts=experts(WIDTH, _STEP_LIMIT),
        shared=shared(
            Key("share_expert_dim", aliases=("share_expert_dims",)), _STEP_SHARED_LIMIT, bias=Key("mlp_bias", False)
        ),
        layout=layout(
            plain("router", "gate.weight", "../moe.gate.weight"),
            plain("correction_bias", "gate.e_score_correction_bias", "../moe.router_bias"),
            WeightLayout(
                "expert_gate_up",
                Tensor("experts.gate_up_proj"),
                (Concat((Tensor("../moe.gate_proj.weight"), Tensor("../moe.up_proj.weight"))),),
            ),
            plain("expert_down", "experts.down_proj", "../moe.down_proj.weight"),
            *gated_mlp("shared_", "shared_experts.", "../share_expert."),
        ),
    ),
    dense=dense(
        HfBlock("step3p7", "Step3p7MLP", "Step3p7TextConfig", layer_keyword="layer_idx"),
        glu=_STEP_SHARED_LIMIT,
        bias=Key("mlp_bias", False),
    ),
    fixed=(
        fixed("moe_router_activation", "sigmoid", why="scores are a sigmoid"),
        fixed("use_moe_router_bias", True, why="the correction bias is always there"),
        fixed("norm_expert_weight", True, why="weights are always renormalised"),
        fixed("use_moe", True, why="mlp_layer_types decides"),
        fixed("need_fp32_gate", True, why="the router is computed in f32"),
        fixed("moe_every_n_layer", 1, why="moe_layers_enum decides"),
        fixed("moe_layer_offset", 0, why="moe_layers_enum decides"),
    ),
    decoder=decoder(
        _STEP_ATTENTION,
        centred_or_added(1e-5),
        mixers=pattern(same, FULL),
        layout=layer_layout(names={"attention_gate": "g_proj"}),
        # of published configs, which transformers does not read; layer_types and the sizes of all layers decide
        unused=(
            *(f"attention_other_setting.{key}" for key in ("attention_type", "num_attention_groups", "head_dim")),
            "attention_other_setting.true_head_dim",
            "use_rope_layers",
        ),
        fixed=(
            fixed("use_head_wise_attn_gate", True, why="each head has a gate"),
            fixed("sink", False, why="attention has no sinks"),
        ),
    ),
)

_LAGUNA_HEADS = Key("num_attention_heads_per_layer", None)
_LAGUNA_ATTENTION = attention(
    heads=Stated(_LAGUNA_HEADS, PerLayer(_LAGUNA_HEADS), HEADS),
    dim=head_dim(128),
    norm=per_head(rms()),
    gate=Computed(laguna_gate, (Key("gating", True),)),
    rope={
        "nested": True,
        "partial": Partial.READ,
        "flat_kinds": (),
        "absent": {FULL: {"rope_theta": 5e5, "partial_rotary_factor": 0.5}, SLIDING: {"rope_theta": 1e4}},
    },
    mask=masks(512),
)

LAGUNA = Family(
    name="laguna",
    layers=LayerTypes(FirstDense(1)),
    moe=moe(
        HfBlock("laguna", "LagunaSparseMoeBlock", "LagunaConfig"),
        router=corrected(Key("num_experts"), renorm=SUM, logit_softcap=Key("moe_router_logit_softcapping", 0.0)),
        routed_scale=Key("moe_routed_scaling_factor", 1.0),
        experts=experts(WIDTH),
        shared=shared(Key("shared_expert_intermediate_size")),
        layout=layout(
            plain("router", "gate.weight", "gate.weight", "gate.proj.weight"),  # the last is mlx-lm's
            plain("correction_bias", "gate.e_score_correction_bias", "experts.e_score_correction_bias"),
            *PROJ_EXPERTS,
            *gated_mlp("shared_", "shared_experts.", "shared_expert."),
        ),
    ),
    dense=dense(HfBlock("laguna", "LagunaMLP", "LagunaConfig")),
    fixed=(
        _ONE_DENSE,
        fixed("decoder_sparse_step", 1, why="each layer behind the first is MoE"),
        fixed("mlp_only_layers", [0], why="mlp_layer_types decides, or one is dense"),
        fixed("moe_apply_router_weight_on_input", False, why="transformers refuses it"),
        fixed("moe_router_use_sigmoid", True, why="scores are a sigmoid"),
        fixed("norm_topk_prob", True, why="weights are always renormalised"),
    ),
    decoder=decoder(
        _LAGUNA_ATTENTION, rms(), mixers=pattern(same, FULL), layout=layer_layout(names={"attention_gate": "g_proj"})
    ),
)

_LFM2_PREFIXES = under("feed_forward")

LFM2_MOE = Family(
    name="lfm2_moe",
    layers=FirstDense(Key("num_dense_layers", 2)),
    moe=moe(
        HfBlock("lfm2_moe", "Lfm2MoeSparseMoeBlock", "Lfm2MoeConfig"),
        router=corrected(
            Key("num_experts"),
            correction_bias=Key("use_expert_bias", True),
            renorm=norm_topk(True, Renorm(RenormKind.SUM, 1e-6)),
            scale=Key("routed_scaling_factor", 1.0),
        ),
        experts=experts(WIDTH, glu(activation=Activation.SILU)),
        layout=layout(ROUTER, plain("correction_bias", "expert_bias"), *W123_EXPERTS, prefixes=_LFM2_PREFIXES),
    ),
    dense=dense(
        HfBlock("lfm2_moe", "Lfm2MoeMLP", "Lfm2MoeConfig"),
        glu=glu(activation=Activation.SILU),
        layout=LayerLayout(_LFM2_PREFIXES, gated_mlp("", names=W132)),
    ),
    fixed=(fixed("hidden_act", "silu", why="the activation is hard-wired"),),
    decoder="a short convolution",
)

FLINT = Family(
    name="flint",
    layers=SparseStep(Key("mlp_only_layers", (0, 1), null=(0, 1)), Key("decoder_sparse_step", 1)),
    moe=moe(
        HfBlock("flint", "FlintSparseMoeBlock", "FlintConfig"),
        router=of(RouterSpec, Key("num_experts"), TOP_K, score=Score.SIGMOID, renorm=norm_topk(True)),
        experts=experts(WIDTH),
        shared=shared(Key("shared_expert_intermediate_size")),
        layout=layout(ROUTER, *PROJ_EXPERTS, *gated_mlp("shared_", "shared_expert.")),
    ),
    dense=dense(HfBlock("flint", "FlintMLP", "FlintConfig")),
    decoder=decoder(
        attention(
            dim=head_dim(128),
            norm=per_head(rms(wide=True)),
            sinks=True,
            rope=ByKind({FULL: None, SLIDING: Rope(head_dim(128))}),
            mask=masks(513),
        ),
        rms(wide=True),
        mixers=pattern(sliding_where, not_of_flint),
        layout=layer_layout(PRE, plain("sinks", "self_attn.sinks", "self_attn.softmax_offset")),
    ),
)

_KOLIBRI_NORMS = {
    "mixer_norm": "input_layernorm",
    "mixer_post_norm": "post_self_attn_layernorm",
    "ffn_norm": "post_attention_layernorm",
    "ffn_post_norm": "post_mlp_layernorm",
}

KOLIBRI1 = Family(
    name="kolibri1",
    layers=AllMoe(),
    moe=moe(
        HfBlock("kolibri1", "Kolibri1SparseMoeBlock", "Kolibri1Config"),
        router=corrected(NUM_EXPERTS, select_on=SelectOn.LOGIT, renorm=norm_topk(False)),
        experts=experts(WIDTH),
        shared=shared(Key("shared_expert_intermediate_size")),
        layout=layout(
            ROUTER,
            plain("correction_bias", "gate.e_score_correction_bias", "../moe.router.expert_bias"),
            *PROJ_EXPERTS,
            *SHARED_EXPERTS,
        ),
    ),
    decoder=decoder(
        attention(
            dim=head_dim(128),
            bias=False,
            norm=per_head(rms()),
            rope=ByKind({FULL: None, SLIDING: Rope(head_dim(128))}),
            mask=masks(513),
        ),
        rms(),
        norms=_KOLIBRI_NORMS,
        layout=layer_layout(
            _KOLIBRI_NORMS,
            plain("mixer_post_norm", "post_self_attn_layernorm.weight", "post_attn_norm.weight"),
            plain("ffn_post_norm", "post_mlp_layernorm.weight", "post_ffn_norm.weight"),
        ),
        mixers=pattern(every, 5),
        unused=("head_dtype",),
        fixed=(
            fixed("attention_bias", False, why="projections have no biases"),
            fixed("use_sliding_window", True, why="layer_types says which layers have a window"),
        ),
    ),
)

_LLM_PREFIXES = under("mlp", "model.llm.layers.{l}.mlp.")
# hub configs that state a dense width mean the experts' by intermediate_size
_DENSE_INTERMEDIATE = Key("dense_intermediate_size", None)
_GATE_OVER_UP = Concat((Tensor("gate_proj.weight"), Tensor("up_proj.weight")))

INKLING = Family(
    name="inkling",
    model_types=("inkling_text",),
    layers=LayerTypes(FirstDense(Key("dense_mlp_idx", 0))),
    moe=moe(
        HfBlock("inkling", "InklingMoE", "InklingTextConfig"),
        router=corrected(
            Key("n_routed_experts", aliases=("num_local_experts",)),
            renorm=Renorm(RenormKind.JOINT),
            scale=Key("route_scale", 8.0),
            global_scale=True,
            shared=Key("n_shared_experts"),
        ),
        experts=experts(Given(_DENSE_INTERMEDIATE, DENSE_WIDTH, WIDTH)),
        shared=shared(
            Given(_DENSE_INTERMEDIATE, DENSE_WIDTH, WIDTH), gate=SharedGate.ROUTER, count=Key("n_shared_experts")
        ),
        layout=layout(
            ROUTER,
            plain("correction_bias", "gate.e_score_correction_bias", "gate.bias"),
            plain("router_scale", "gate.global_scale"),
            *W13_EXPERTS,
            WeightLayout(
                "shared_gate_up",
                Concat((Tensor("shared_experts.gate_proj"), Tensor("shared_experts.up_proj"))),
                (Interleaved(Tensor("shared_experts.shared_w13_weight")),),
            ),
            plain("shared_down", "shared_experts.down_proj", "shared_experts.shared_w2_weight"),
            prefixes=_LLM_PREFIXES,
        ),
    ),
    dense=dense(
        HfBlock("inkling", "InklingMLP", "InklingTextConfig"),
        width=Given(_DENSE_INTERMEDIATE, _DENSE_INTERMEDIATE, DENSE_WIDTH),
        output_scale=True,
        layout=LayerLayout(
            _LLM_PREFIXES,
            (
                sourced("gate_up", _GATE_OVER_UP, _GATE_OVER_UP, Interleaved(Tensor("w13_dn.weight"))),
                plain("down", "down_proj.weight", "down_proj.weight", "w2_md.weight"),
                plain("output_scale", "global_scale"),
            ),
        ),
    ),
    unused=("rms_norm_eps_moe_gate",),
    fixed=(fixed("shared_expert_sink", True, why="the router always weighs the shared experts"),),
    decoder="a learned bias of the distance and short convolutions",
)

_SCORES = {"sigmoid": Score.SIGMOID, "softmax": Score.SOFTMAX, "sqrtsoftplus": Score.SQRT_SOFTPLUS}

INKLING2 = Family(
    name="inkling2",
    model_types=("inkling2_text",),
    layers=AllMoe(),
    moe=moe(
        HfBlock("inkling2", "Inkling2SparseMoeBlock", "Inkling2TextConfig"),
        router=corrected(
            Key("n_routed_experts", aliases=("num_local_experts",)),
            score=Choice(Key("scoring_func", "sigmoid"), _SCORES),
            scale=Key("route_scale", 8.0, aliases=("routed_scaling_factor",)),
        ),
        experts=experts(
            Key("moe_intermediate_size", aliases=("intermediate_size",)),
            glu(
                GluKind.SOFTCAP,
                Activation.SILU,
                limit=Key("mlp_gate_softcap", 4.0),
                up_limit=Key("mlp_up_softcap", 25.0),
            ),
        ),
        layout=layout(
            ROUTER,
            plain("correction_bias", "gate.e_score_correction_bias", "gate.bias"),
            *W13_EXPERTS,
            prefixes=_LLM_PREFIXES,
        ),
    ),
    fixed=(fixed("hidden_act", "silu", why="the gate function is hard-wired"),),
    decoder="a learned bias of the distance and short convolutions",
)

_MUSE_UNWEIGHTED = of(NormSpec, Key("rms_norm_eps", 1e-5), NormWeight.NONE)
_POST_EPS, _TEMPERATURE = Key("post_norm_eps", 1e-8), Key("residual_gate_temperature", 0.3)
_MUSE_ATTENTION = attention(
    dim=head_dim(64),
    scale=Computed(scaled_scale, (Key("qk_scale_factor", 5.4730064863875), head_dim(64))),
    norm=per_head(_MUSE_UNWEIGHTED),
    rope=Computed(
        unrotated_from_the_end, (Key("layer_rope_theta", None), Rope(head_dim(64), absent={"rope_theta": 5e5}))
    ),
    gate=GateSpec(),
    o_norm=_MUSE_UNWEIGHTED,
    mask=masks(2048),
)
_MUSE_MIXER_BRANCH = of(
    BranchSpec, pre=centred(1e-5), post=of(NormSpec, _POST_EPS, NormWeight.NONE), gate_temperature=_TEMPERATURE
)
_MUSE_FFN_BRANCH = _MUSE_MIXER_BRANCH.but(post=of(NormSpec, _POST_EPS, NormWeight.CENTRED_INPUT))
_MUSE_LAYER = layer_layout(
    SANDWICH,
    plain("mixer_residual_gate", "post_attention_residual_gate.gate"),
    plain("ffn_residual_gate", "post_feedforward_residual_gate.gate"),
)

MUSE_SPARK = Family(
    name="muse_spark",
    model_types=("muse_spark_text",),
    layers=LayerTypes(AllMoe()),
    moe=moe(
        HfBlock("muse_spark", "MuseSparkMoE", "MuseSparkTextConfig"),
        router=corrected(
            Key("num_local_experts"),
            renorm=Renorm(RenormKind.SUM, 1e-15),
            scale=Key("routed_scaling_factor", 1.0),
            logit_scale=Key("output_multiplier", 0.1767766952966369),
        ),
        experts=experts(
            WIDTH,
            input_norm=of(NormSpec, Key("rms_norm_eps", 1e-5), NormWeight.CENTRED),
            output_norm=of(NormSpec, Key("post_norm_eps", 1e-8), NormWeight.CENTRED_INPUT),
        ),
        latent=of(LatentSpec, Key("moe_hidden_size")),
        layout=layout(
            ROUTER,
            CORRECTION_BIAS,
            *STACKED_EXPERTS,
            plain("latent_in", "pre_expert_proj.weight"),
            plain("pre_expert_norm", "pre_expert_norm.weight"),
            plain("post_expert_norm", "experts.post_expert_norm.weight"),
            plain("latent_out", "post_expert_proj.weight"),
        ),
    ),
    dense=dense(HfBlock("muse_spark", "MuseSparkTextMLP", "MuseSparkTextConfig")),
    decoder=decoder(
        _MUSE_ATTENTION,
        centred(1e-5),
        final=rms(1e-5, wide=True),
        norms=SANDWICH,
        mixers=pattern(sliding_where, not_each_fourth_from_the_end),
        embedding={"norm": of(NormSpec, Key("rms_norm_eps", 1e-5), NormWeight.NONE)},
        head={
            "tied": False,
            "scale": Key("output_multiplier", 0.1767766952966369),
            "softcap": Key("final_logit_softcapping", 20.0),
        },
        mixer_branch=_MUSE_MIXER_BRANCH,
        ffn_branch=_MUSE_FFN_BRANCH,
        layout=_MUSE_LAYER,
        fixed=(fixed("tie_word_embeddings", False, why="transformers never ties"),),
    ),
)

_V4_WIDTH = Key("moe_intermediate_size", aliases=("intermediate_size",))
_V4_GLU = glu(GluKind.CLAMP_BEFORE, limit=Key("swiglu_limit", 10.0))
_V4_ROUTER = corrected(
    Key("n_routed_experts", aliases=("num_local_experts",)),
    score=Choice(Key("scoring_func", "sqrtsoftplus"), _SCORES),
    scale=Key("routed_scaling_factor", 1.5),
)
_V4_WEIGHTS = (ROUTER, *W123_EXPERTS, *W123_SHARED)
_V4_PREFIXES = ("layers.{l}.ffn.", *under("ffn"), *under("mlp"))
_V4 = moe(
    HfBlock("deepseek_v4", "DeepseekV4SparseMoeBlock", "DeepseekV4Config", layer_keyword="layer_idx"),
    router=_V4_ROUTER,
    experts=experts(_V4_WIDTH, _V4_GLU),
    shared=shared(_V4_WIDTH, _V4_GLU, bias=Key("mlp_bias", False)),
    layout=layout(
        *_V4_WEIGHTS, plain("correction_bias", "gate.e_score_correction_bias", "gate.bias"), prefixes=_V4_PREFIXES
    ),
)

DEEPSEEK_V4 = Family(
    name="deepseek_v4",
    layers=LayerTypes(FirstDense(Key("num_hash_layers", 3), below="hash"), words={"hash_moe": "hash", "moe": "moe"}),
    moe=_V4,
    variants={
        "hash": _V4.but(
            hf={"inputs": ("input_ids",)},
            router=_V4_ROUTER.but(correction_bias=False, table=Key("vocab_size")),
            layout=layout(*_V4_WEIGHTS, plain("token_experts", "gate.tid2eid"), prefixes=_V4_PREFIXES),
        )
    },
    fixed=(
        fixed("n_shared_experts", 1, why="there is one shared expert of the experts' width"),
        fixed("norm_topk_prob", True, why="weights are always renormalised"),
        fixed("topk_method", "noaux_tc", why="selection is by score and correction bias"),
    ),
    decoder="compressed keys and values",
)

_VISION_PREFIXES = tuple(
    f"{tower}blocks.{{l}}.mlp." for tower in ("vision_tower.", "model.vision_tower.", "vision_encoder.", "")
)
_PYRAMID = Key("pyramid_num_routed", None)
_FC_MLP = gated_mlp("", stored=("fc1", "fc3", "fc2"))
_FC_EXPERTS = stacked_experts("fc1", "fc3", "fc2")

DOTS3_NOTE_VISION = Family(
    name="dots3_note/vision",
    model_types=("dots3_note_vision_encoder",),
    layers=Flags(_PYRAMID, LayerTypes(None)),
    hidden=Key("hidden_size", aliases=("embed_dim",)),
    moe=moe(
        HfBlock("dots3_note", "Dots3NoteVisionMoE", "Dots3NoteVisionConfig", layer_keyword="layer_idx"),
        router=corrected(
            Given(_PYRAMID, PerLayer(_PYRAMID), Key("num_local_experts")),
            Key("num_experts_per_tok", aliases=("capacity_factor",)),
            scale=Key("router_scaling_factor", 1.0, aliases=("router_scale",)),
        ),
        experts=experts(WIDTH),
        layout=layout(
            plain("router", "gate.weight", "gate_weight"),
            plain("correction_bias", "e_score_correction_bias", "router_bias"),
            *_FC_EXPERTS,
            prefixes=_VISION_PREFIXES,
        ),
    ),
    dense=dense(
        HfBlock("dots3_note", "Dots3NoteVisionMLP", "Dots3NoteVisionConfig"),
        bias=Key("mlp_bias", False),
        layout=LayerLayout(_VISION_PREFIXES, _FC_MLP),
    ),
    decoder="pictures, and no text",
)

FAMILIES = (
    AFMOE,
    HY_V3,
    MINIMAX_M2,
    MINIMAX_M3_VL,
    STEP3P7,
    LAGUNA,
    LFM2_MOE,
    FLINT,
    KOLIBRI1,
    INKLING,
    INKLING2,
    MUSE_SPARK,
    DEEPSEEK_V4,
    DOTS3_NOTE_VISION,
)
