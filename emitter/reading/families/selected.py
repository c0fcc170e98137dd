"""Families that choose by logit and score only what they chose."""

from __future__ import annotations

from typing import Any

from emitter.reading.families.decoders import (
    HEAD_DIM,
    INTERLEAVED,
    KV_OR_HEADS,
    NO_ROPE,
    TIED,
    WINDOW,
    all_windowed,
    attention,
    decoder,
    head_dim,
    masks,
    multiplied,
    pattern,
    per_head,
    rms,
    where_rope,
)
from emitter.reading.families.layouts import (
    PROJ_EXPERTS,
    ROUTER,
    SHARED_EXPERTS,
    STACKED_EXPERTS,
    TEXT_PREFIXES,
    TRANSPOSED_EXPERTS,
    W123_EXPERTS,
    fused_mlp,
    gated_mlp,
    plain,
    renamed_experts,
    sourced,
    under,
)
from emitter.reading.families.row import Family, Pattern, of
from emitter.reading.families.schemes import AllDense, AllMoe, FirstDense, LayerTypes, Listed, SparseStep
from emitter.reading.families.shorthands import (
    DENSE_WIDTH,
    NUM_LOCAL,
    TOP_K,
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
    Affine,
    ByKind,
    Choice,
    Computed,
    Given,
    If,
    Key,
    Power,
    Product,
    Rope,
    Stated,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Interleaved, LayerLayout, Tensor, Transposed, WeightLayout
from emitter.reading.patterns import (
    CHUNKED,
    FULL,
    MAMBA,
    SLIDING,
    after_prefix,
    chunked_where_rotated,
    every,
    not_each_fourth,
    same,
    sliding_where,
    where_prefix,
    where_theta,
)
from emitter.spec import (
    Activation,
    Combine,
    GluKind,
    NormKind,
    NormSpec,
    NormWeight,
    RouterSpec,
    Score,
    SelectOn,
    WeightOn,
    WeightsFrom,
)
from emitter.spec.attention import MaskKind, MaskSpec, Positioned, PositionScaleSpec

_SELECTED: dict[str, Any] = {"select_on": SelectOn.LOGIT, "weights_from": WeightsFrom.SELECTED_LOGITS}
_OSS_GLU = glu(GluKind.ALPHA_SIGMOID, Activation.SILU, limit=Key("swiglu_limit", 7.0), alpha=Key("swiglu_alpha", 1.702))
_OSS_ROUTER = (plain("router", "router.weight"), plain("router_bias", "router.bias"))
_HARD_WIRED = fixed("hidden_act", "silu", why="the gate function is hard-wired")

GPT_OSS = Family(
    name="gpt_oss",
    layers=AllMoe(),
    moe=moe(
        HfBlock("gpt_oss", "GptOssMLP", "GptOssConfig", router="router"),
        router=of(
            RouterSpec, NUM_LOCAL, Key("num_experts_per_tok", aliases=("experts_per_token",)), bias=True, **_SELECTED
        ),
        experts=experts(DENSE_WIDTH, _OSS_GLU, bias=True),
        layout=layout(
            *_OSS_ROUTER,
            sourced("expert_gate_up", Interleaved(Transposed(Tensor("experts.gate_up_proj")))),
            sourced("expert_gate_up_bias", Interleaved(Tensor("experts.gate_up_proj_bias"))),
            sourced("expert_down", Transposed(Tensor("experts.down_proj"))),
            sourced("expert_down_bias", Tensor("experts.down_proj_bias")),
        ),
    ),
    fixed=(_HARD_WIRED,),
    decoder=decoder(
        attention(
            dim=head_dim(64),
            theta=1.5e5,
            bias=Key("attention_bias", True),
            sinks=True,
            rope={
                "absent": {
                    "rope_type": "yarn",
                    "factor": 32.0,
                    "beta_fast": 32.0,
                    "beta_slow": 1.0,
                    "truncate": False,
                    "original_max_position_embeddings": 4096,
                }
            },
            mask=masks(128),
        ),
        rms(1e-5, wide=True),
        mixers=pattern(every, 2),
    ),
)

OPENAI_PRIVACY_FILTER = GPT_OSS.but(
    "openai_privacy_filter",
    "OpenAIPrivacyFilter",
    moe={
        # weights are divided by k, and the routed output multiplied by it
        "router": {"top_k": TOP_K, "scale": Power(TOP_K, -1.0)},
        "routed_scale": TOP_K,
        "layout": layout(
            *_OSS_ROUTER,
            *TRANSPOSED_EXPERTS,
            plain("expert_gate_up_bias", "experts.gate_up_proj_bias"),
            plain("expert_down_bias", "experts.down_proj_bias"),
        ),
    },
    decoder="attention to both sides",
)

_GRANITE_PREFIXES = under("block_sparse_moe")
_GRANITE_ROUTER = plain("router", "router.weight", "router.layer.weight")
_GRANITE_EXPERTS = renamed_experts("input_linear.weight", "output_linear.weight")
_GRANITE_SHARED = fused_mlp("shared_", "../shared_mlp.input_linear", "../shared_mlp.output_linear")
_RENAMED = (_GRANITE_ROUTER, *_GRANITE_EXPERTS)
_SHARED_WIDTH = Key("shared_intermediate_size", 0)
_POSITIONS = Key("position_embedding_type", "nope", null="nope")

GRANITEMOE = Family(
    name="granitemoe",
    layers=AllMoe(),
    moe=moe(
        HfBlock("granitemoe", "GraniteMoeMoE", "GraniteMoeConfig", router="router"),
        router=of(RouterSpec, Key("num_local_experts"), TOP_K, **_SELECTED),
        experts=experts(DENSE_WIDTH),
        layout=layout(*_RENAMED, prefixes=_GRANITE_PREFIXES),
    ),
    decoder=multiplied(),
)

# the shared MLP, where there is one, is a module of the layer, which adds its output to that of the experts
GRANITEMOESHARED = GRANITEMOE.but(
    "granitemoeshared",
    "GraniteMoeShared",
    moe={
        "hf": {
            "prefix": "block_sparse_moe.",
            "siblings": (("shared_mlp", "GraniteMoeSharedMLP", "shared_intermediate_size"),),
        },
        "shared": Given(_SHARED_WIDTH, shared(_SHARED_WIDTH), None),
        "layout": layout(*_RENAMED, *_GRANITE_SHARED, prefixes=_GRANITE_PREFIXES),
    },
)
GRANITEMOE_SWA = GRANITEMOESHARED.but(
    "granitemoe_swa",
    "GraniteMoeSWA",
    moe={
        "layout": layout(
            plain("router", "router.weight"), *STACKED_EXPERTS, *_GRANITE_SHARED, prefixes=_GRANITE_PREFIXES
        )
    },
    decoder=multiplied(
        mixer={
            "rope": Computed(where_theta, (Key("layer_rope_theta", None), Rope(HEAD_DIM))),
            "sinks": True,
            "mask": masks(128),
        },
        mixers=pattern(sliding_where, not_each_fourth),
    ),
)
GRANITEMOEHYBRID = GRANITEMOESHARED.but(
    "granitemoehybrid",
    "GraniteMoeHybrid",
    layers=Given(Key("num_local_experts", 8), AllMoe(), AllDense()),
    moe={"shared": shared(Key("shared_intermediate_size", 1024))},
    dense=dense(
        HfBlock("granitemoehybrid", "GraniteMoeHybridMLP", "GraniteMoeHybridConfig"),
        width=Key("shared_intermediate_size", 1024),
        # mlx-lm has the three of other families, beside it
        layout=LayerLayout(under("shared_mlp"), fused_mlp("", "input_linear", "output_linear", apart="../mlp.")),
    ),
    note="the whole decoder is read where each entry of layer_types is attention: no Mamba-2 mixer is",
    decoder=multiplied(
        mixer={"rope": Choice(_POSITIONS, {"rope": Rope(HEAD_DIM), "nope": None})},
        mixers=Pattern(
            {"attention": FULL, "full_attention": FULL, "mamba": MAMBA, "linear_attention": MAMBA},
            same,
            (MAMBA,),
            stated=Key("layer_types", None, aliases=("layers_block_type",)),
            lacking={MAMBA: "a Mamba-2 mixer"},
        ),
        # of the mixers, which no layer has
        unused=("mamba_n_heads", "mamba_d_head", "mamba_chunk_size", "mamba_conv_bias", "mamba_proj_bias"),
        fixed=(fixed("normalization_function", "rmsnorm", why="norms are RMSNorms"),),
    ),
)

JETMOE = Family(
    name="jetmoe",
    layers=AllMoe(),
    moe=moe(
        HfBlock("jetmoe", "JetMoeMoE", "JetMoeConfig", router=None),
        router=of(RouterSpec, Key("num_local_experts"), TOP_K, **_SELECTED),
        experts=experts(DENSE_WIDTH, glu(activation=Key("activation_function", "silu"))),
        output_bias=True,
        layout=layout(
            plain("router", "router.layer.weight"),
            plain("expert_gate_up", "input_linear.weight"),
            plain("expert_down", "output_linear.weight"),
            plain("output_bias", "bias"),
        ),
    ),
    decoder="attention whose projections are routed experts",
)

ARIA = Family(
    name="aria",
    model_types=("aria_text",),
    layers=AllMoe(),
    moe=moe(
        HfBlock("aria", "AriaTextMoELayer", "AriaTextConfig", router="router"),
        router=of(RouterSpec, Key("moe_num_experts"), Key("moe_topk"), **_SELECTED),
        experts=experts(DENSE_WIDTH, glu(activation=Activation.SILU)),
        shared=shared_experts("moe_num_shared_experts", DENSE_WIDTH, bias=Key("mlp_bias", False)),
        layout=layout(
            plain("router", "router.weight"),
            WeightLayout(
                "expert_gate_up",
                Transposed(Tensor("experts.gate_up_proj")),
                (Transposed(Tensor("experts.fc1.weight")),),
            ),
            WeightLayout(
                "expert_down", Transposed(Tensor("experts.down_proj")), (Transposed(Tensor("experts.fc2.weight")),)
            ),
            *SHARED_EXPERTS,
            prefixes=("language_model.model.layers.{l}.mlp.", *TEXT_PREFIXES),
        ),
    ),
    unused=("moe_z_loss_coeff", "moe_aux_loss_coeff"),
    decoder=decoder(attention(kv=KV_OR_HEADS), rms(), unused=("pretraining_tp",)),
)

_COHERE_SHARED = Key("num_shared_experts", 0)
_COHERE_ROUTER = of(RouterSpec, Key("num_experts"), TOP_K, **_SELECTED)

_COHERE_ROPE = Rope(head_dim(128), **INTERLEAVED)
_COHERE_ATTENTION = attention(
    dim=head_dim(128),
    kv=KV_OR_HEADS,
    rope=ByKind(
        {
            SLIDING: _COHERE_ROPE,
            FULL: Computed(where_prefix, (Key("prefix_dense_sliding_window_pattern", 1), _COHERE_ROPE)),
        }
    ),
    mask=masks(4096),
)
_COHERE_NORM = Stated(Key("rms_norm_eps", None), rms(), of(NormSpec, Key("layer_norm_eps", 1e-5), kind=NormKind.LAYER))

COHERE2_MOE = Family(
    name="cohere2_moe",
    layers=LayerTypes(FirstDense(Key("first_k_dense_replace", 0))),
    moe=moe(
        HfBlock("cohere2_moe", "Cohere2MoeSparseMoeBlock", "Cohere2MoeConfig"),
        router=Choice(
            Key("expert_selection_fn", "softmax"),
            {"softmax": _COHERE_ROUTER, "sigmoid": _COHERE_ROUTER.but(score=Score.SIGMOID, renorm=norm_topk(True))},
        ),
        experts=experts(DENSE_WIDTH, count=Key("num_experts")),
        shared=Given(_COHERE_SHARED, shared(Product((_COHERE_SHARED, DENSE_WIDTH))), None),
        combine=Given(
            _COHERE_SHARED,
            Choice(
                Key("shared_expert_combination_strategy", "average"), {"sum": Combine.SUM, "average": Combine.AVERAGE}
            ),
            Combine.SUM,
        ),
        layout=layout(ROUTER, *PROJ_EXPERTS, *SHARED_EXPERTS),
    ),
    dense=dense(
        HfBlock("cohere2_moe", "Cohere2MoeMLP", "Cohere2MoeConfig"),
        width=Given(Key("prefix_dense_intermediate_size", None), Key("prefix_dense_intermediate_size"), DENSE_WIDTH),
        sized="prefix_dense_intermediate_size",
    ),
    decoder=decoder(
        _COHERE_ATTENTION,
        _COHERE_NORM,
        norms={"mixer_norm": "input_layernorm"},
        mixers=pattern(
            after_prefix,
            Key("sliding_window_pattern", 4),
            Key("prefix_dense_sliding_window_pattern", 1),
            Key("first_k_dense_replace", 0),
        ),
        tied=TIED,
        head={"scale": Key("logit_scale", 0.0625)},
        layer={"parallel": True},
        unused=("use_parallel_embedding",),
        fixed=(
            fixed("position_embedding_type", "rope_gptj", why="layers with a window rotate neighbours together"),
            fixed("rotary_pct", 1.0, why="all dimensions are rotated"),
            fixed("use_embedding_sharing", True, why="tie_word_embeddings says whether the head is the embedding"),
            fixed("use_parallel_block", True, why="attention and FFN have one input"),
            fixed("use_qk_norm", False, why="queries and keys have no norms"),
        ),
    ),
)

PHIMOE = Family(
    name="phimoe",
    layers=AllMoe(),
    moe=moe(
        HfBlock("phimoe", "PhimoeSparseMoeBlock", "PhimoeConfig", router="router"),
        # named for training's noise, this limits which logits are close in inference too
        router=of(
            RouterSpec,
            Key("num_local_experts"),
            2,
            select_on=SelectOn.LOGIT,
            weights_from=WeightsFrom.CLOSE_LOGITS,
            closeness=Affine(Key("router_jitter_noise", 0.01), 2.0),
        ),
        experts=experts(DENSE_WIDTH),
        layout=layout(
            plain("router", "router.weight", "gate.weight"),
            *W123_EXPERTS,
            prefixes=under("mlp", "model.layers.{l}.block_sparse_moe."),
        ),
    ),
    fixed=(fixed("num_experts_per_tok", 2, why="each token takes two experts, one after the other"),),
    unused=("input_jitter_noise",),
    decoder=decoder(
        attention(theta=1e6, rope={"more": ("short_mscale", "long_mscale")}, mask=masks()),
        of(NormSpec, Key("rms_norm_eps", 1e-5), kind=NormKind.LAYER, bias=True),
        mixers=all_windowed(WINDOW),
        head={"bias": Key("lm_head_bias", False)},
    ),
)

_LLAMA4_PREFIXES = ("language_model.model.layers.{l}.feed_forward.", *under("feed_forward"))

_QK = of(NormSpec, Key("rms_norm_eps", 1e-5), NormWeight.NONE)
_LLAMA4_ATTENTION = attention(
    dim=head_dim(128),
    kv=KV_OR_HEADS,
    norm=where_rope(If(Key("use_qk_norm", True), per_head(_QK, after_rope=True), None)),
    rope=where_rope(Rope(head_dim(128), 5e5, **INTERLEAVED)),
    position_scale=where_rope(
        None,
        If(
            Key("attn_temperature_tuning", True),
            of(PositionScaleSpec, Positioned.LOG_STEPS_AFTER, Key("attn_scale", 0.1), Key("floor_scale", 8192)),
            None,
        ),
    ),
    mask=ByKind({FULL: MaskSpec(), CHUNKED: of(MaskSpec, MaskKind.CHUNKED, Key("attention_chunk_size", 8192))}),
)

LLAMA4 = Family(
    name="llama4",
    model_types=("llama4_text",),
    layers=Listed(Key("moe_layers", None), SparseStep(None, Key("interleave_moe_layer_step", 1))),
    moe=moe(
        HfBlock("llama4", "Llama4TextMoe", "Llama4TextConfig", router=None),
        router=of(RouterSpec, Key("num_local_experts"), TOP_K, score=Score.SIGMOID, **_SELECTED),
        experts=experts(DENSE_WIDTH, weight_on=WeightOn.INPUT),
        shared=shared(DENSE_WIDTH),
        layout=layout(
            plain("router", "router.weight"),
            *TRANSPOSED_EXPERTS,
            *gated_mlp("shared_", "shared_expert."),
            prefixes=_LLAMA4_PREFIXES,
        ),
    ),
    dense=dense(
        HfBlock("llama4", "Llama4TextMLP", "Llama4TextConfig"),
        width=Key("intermediate_size_mlp"),
        sized="intermediate_size_mlp",
        layout=LayerLayout(_LLAMA4_PREFIXES, gated_mlp("")),
    ),
    decoder=decoder(
        _LLAMA4_ATTENTION, rms(1e-5), mixers=Pattern({FULL: FULL, CHUNKED: CHUNKED}, chunked_where_rotated, NO_ROPE)
    ),
)

FAMILIES = (
    GPT_OSS,
    OPENAI_PRIVACY_FILTER,
    GRANITEMOE,
    GRANITEMOESHARED,
    GRANITEMOE_SWA,
    GRANITEMOEHYBRID,
    JETMOE,
    ARIA,
    COHERE2_MOE,
    PHIMOE,
    LLAMA4,
)
