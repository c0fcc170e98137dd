"""Families that score with a softmax over all experts."""

from __future__ import annotations

from emitter.reading.families.decoders import (
    CLIP,
    INTERLEAVED,
    KV_OR_HEADS,
    POST,
    TIED,
    WINDOW,
    all_windowed,
    attention,
    decoder,
    head_dim,
    layer_layout,
    masks,
    outer_layout,
    over_all,
    pattern,
    per_head,
    rms,
)
from emitter.reading.families.layouts import (
    PROJ_EXPERTS,
    ROUTER,
    SHARED_EXPERTS,
    TEXT_PREFIXES,
    W123_EXPERTS,
    gated_mlp,
    plain,
    sourced,
    under,
)
from emitter.reading.families.row import Family, of
from emitter.reading.families.schemes import AllMoe, LayerTypes, Period, Within
from emitter.reading.families.shorthands import (
    DENSE_WIDTH,
    NUM_EXPERTS,
    NUM_LOCAL,
    SUM,
    TOP_K,
    WIDTH,
    dense,
    experts,
    fixed,
    glu,
    layout,
    moe,
    norm_topk,
    shared,
)
from emitter.reading.families.values import Computed, Given, Key, PerLayer, Product, Quotient, Rope
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Concat, Flat, LayerLayout, Row, Rows, Transposed, WeightLayout
from emitter.reading.patterns import FULL, SLIDING, same
from emitter.reading.rope import agreeing
from emitter.spec import NormKind, NormSpec, Renorm, RenormKind, RouterSpec

PLAIN_LAYOUT = layout(ROUTER, *PROJ_EXPERTS)
_MIXTRAL_LAYOUT = layout(ROUTER, *W123_EXPERTS, prefixes=("model.layers.{l}.block_sparse_moe.", *TEXT_PREFIXES))

MIXTRAL = Family(
    name="mixtral",
    layers=AllMoe(),
    moe=moe(
        HfBlock("mixtral", "MixtralSparseMoeBlock", "MixtralConfig"),
        router=of(RouterSpec, NUM_LOCAL, TOP_K, renorm=SUM),
        experts=experts(DENSE_WIDTH),
        layout=_MIXTRAL_LAYOUT,
    ),
    decoder=decoder(attention(bias=False, theta=1e6, mask=masks()), rms(1e-5), mixers=all_windowed(WINDOW)),
)

MINIMAX = MIXTRAL.but(
    "minimax",
    "MiniMax",
    fixed=(fixed("shared_intermediate_size", 0, why="there is no shared expert"),),
    decoder="lightning attention",
)

MELLUM = Family(
    name="mellum",
    layers=LayerTypes(AllMoe()),
    moe=moe(
        HfBlock("mellum", "MellumSparseMoeBlock", "MellumConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(True)),
        experts=experts(WIDTH),
        layout=PLAIN_LAYOUT,
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
            rope={
                "nested": True,
                "flat_kinds": (),
                "absent": {FULL: {"rope_theta": 5e5}, SLIDING: {"rope_theta": 1e4}},
            },
            mask=masks(1024),
        ),
        rms(),
        mixers=pattern(same, FULL),
        unused=("max_window_layers",),
        fixed=(fixed("use_sliding_window", True, why="layer_types says which layers have a window"),),
    ),
)

OLMOE = Family(
    name="olmoe",
    layers=AllMoe(),
    moe=moe(
        HfBlock("olmoe", "OlmoeSparseMoeBlock", "OlmoeConfig"),
        router=of(RouterSpec, NUM_EXPERTS, TOP_K, renorm=norm_topk(False)),
        experts=experts(DENSE_WIDTH),
        layout=PLAIN_LAYOUT,
    ),
    decoder=decoder(attention(kv=KV_OR_HEADS, norm=over_all(rms(1e-5)), clip=CLIP), rms(1e-5)),
)

FLEX_OLMO = OLMOE.but(
    "flex_olmo",
    "FlexOlmo",
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
        experts=experts(DENSE_WIDTH),
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
        experts=experts(DENSE_WIDTH),
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
        attention(
            kv=KV_OR_HEADS,
            norm=per_head(rms(1e-5), after_rope=True),
            rope={"more": ("alpha", "beta_fast", "beta_slow", "mscale", "mscale_all_dim")},
        ),
        rms(1e-5),
        layout=layer_layout(names={"q_norm": "query_layernorm", "k_norm": "key_layernorm"}),
        # of published configs, which transformers does not read: the last ones are of a tower for pictures
        unused=(
            "attention_head_dim",
            "org_vocab_size",
            "num_media_embeds",
            "vit_add_patchemb_bias",
            "vit_norm_type",
            "vit_remove_prenorm",
            "vit_used_rms_norm",
        ),
        fixed=(
            fixed("use_qk_norm", True, why="queries and keys have norms"),
            fixed("norm_type", "rms", why="norms are RMSNorms"),
            fixed("mlp_bias", False, why="MLPs have no biases"),
            fixed("use_rotary_pos_emb", True, why="queries and keys are rotated"),
            fixed("position_embedding_xdrope", False, why="one position rotates all dimensions"),
            fixed("add_classification_head", False, why="the head is that of a language model"),
            fixed("use_cla", False, why="no layer reads the keys and values of others"),
            fixed("use_mla", False, why="keys and values are no latents"),
        ),
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
        experts=experts(WIDTH),
        # unlike ``shared_experts``: where there are none, transformers makes no MLP whose bias would be added
        shared=Given(
            Key("moe_num_shared_experts"),
            shared(Product((Key("moe_num_shared_experts"), WIDTH)), bias=Key("use_bias", False)),
            None,
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
        attention(bias=_USE_BIAS, theta=5e5, rope=INTERLEAVED),
        rms(1e-5),
        tied=TIED,
        head={"bias": _USE_BIAS},
        fixed=(fixed("use_rmsnorm", True, why="norms are RMSNorms"),),
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
        experts=experts(Key("ffn_config.ffn_hidden_size"), glu(activation=Key("ffn_config.ffn_act_fn.name", "silu"))),
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

FAMILIES = (MIXTRAL, MINIMAX, MELLUM, OLMOE, FLEX_OLMO, JAMBA, HUNYUAN_V1_MOE, ERNIE4_5_MOE, DBRX)
