"""Families of the DeepSeek-V3 line that attend with latent keys (MLA); their router is that of ``sigmoid``."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from emitter.reading.families.decoders import (
    ALL_INDEXED,
    HEADS,
    HIDDEN,
    INDEXED_UNUSED,
    INDEXER,
    INTERLEAVE,
    KV_RANK,
    LATENT_UNUSED,
    NOPE,
    OWN_HEAD_DIM,
    PRE,
    Q_RANK,
    ROPE_DIM,
    TOP_KEYS,
    V_DIM,
    decoder,
    latent_attention,
    layer_layout,
    outer_layout,
    rms,
)
from emitter.reading.families.layouts import (
    CORRECTION_BIAS,
    DENSE_MLP,
    LAYER_PREFIXES,
    PROJ_EXPERTS,
    ROUTER,
    SHARED_EXPERTS,
    STACKED_EXPERTS,
    TEXT_PREFIXES,
    W123_EXPERTS,
    plain,
)
from emitter.reading.families.row import Decoder, Family, Fixed, Pattern, Template, of
from emitter.reading.families.schemes import FirstDense, Frequency, LayerTypes
from emitter.reading.families.shorthands import (
    EVERY_LAYER,
    N_ROUTED,
    NUM_EXPERTS,
    RMS_EPS,
    SUM_20,
    V3_ROUTING,
    WIDTH,
    dense,
    experts,
    fixed,
    glu,
    groups,
    layout,
    moe,
    norm_topk,
    shared_experts,
)
from emitter.reading.families.sigmoid import FROM_FIRST_DENSE, GLM4_MOE, V3_LAYOUT, V3_ROUTER
from emitter.reading.families.values import (
    ByKind,
    Computed,
    Key,
    Partial,
    Power,
    Ratio,
    Rope,
    Size,
    Stated,
    Total,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Concat, Tensor, WeightLayout
from emitter.reading.patterns import FULL, INDEXED, SLIDING, dots3_mixers, dots3_rope_dim, overlaid, where_moe
from emitter.spec import Activation, GluKind, GroupFill, NormSpec
from emitter.spec.attention import GateSpec, MaskKind, MaskSpec
from emitter.spec.model import BranchSpec, StreamsSpec
from emitter.spec.rope import Pairing

# the image tower of Kimi K2.5 has blocks, and save_pretrained calls the layers of its text model so too
_KIMI_K25_PREFIXES = (*TEXT_PREFIXES, "language_model.model.blocks.{l}.mlp.")
_SCALE = Key("routed_scaling_factor", 2.5)
_CLAMPED = glu(GluKind.CLAMP_BEFORE, limit=Key("swiglu_limit", 10.0))
_CLAMPED_SILU = glu(GluKind.CLAMP_BEFORE, Activation.SILU, limit=Key("swiglu_limit", 10.0))


DEEPSEEK_V3 = Family(
    name="deepseek_v3",
    model_types=("deepseek_v3", "kimi_k2"),
    layers=FirstDense(Key("first_k_dense_replace", 3)),
    moe=moe(
        HfBlock("deepseek_v3", "DeepseekV3MoE", "DeepseekV3Config"),
        router=V3_ROUTER.but(experts=N_ROUTED, groups=groups(8, 4), scale=_SCALE),
        experts=experts(WIDTH),
        shared=shared_experts("n_shared_experts"),
        layout=replace(V3_LAYOUT, prefixes=_KIMI_K25_PREFIXES),
    ),
    dense=dense(
        HfBlock("deepseek_v3", "DeepseekV3MLP", "DeepseekV3Config"),
        layout=replace(DENSE_MLP, prefixes=_KIMI_K25_PREFIXES),
    ),
    fixed=(*V3_ROUTING, EVERY_LAYER),
    decoder=decoder(
        latent_attention(rope={**INTERLEAVE, "dims": OWN_HEAD_DIM}),
        rms(),
        layout=layer_layout(prefixes=(*LAYER_PREFIXES, "language_model.model.blocks.{l}.")),
        unused=LATENT_UNUSED,
    ),
)


def _indexed(norm: Template, *facts: Fixed) -> Decoder:
    """Latent attention to the keys that an indexer chooses."""
    return decoder(
        latent_attention(q_rank=Q_RANK, top_keys=TOP_KEYS),
        norm,
        mixers=ALL_INDEXED,
        layout=layer_layout(unused=(INDEXER,)),
        unused=INDEXED_UNUSED,
        fixed=facts,
    )


DEEPSEEK_V32 = DEEPSEEK_V3.but(
    "deepseek_v32",
    "DeepseekV32",
    layers=LayerTypes(FirstDense(Key("first_k_dense_replace", 3))),
    moe={"layout": V3_LAYOUT},
    dense={"layout": DENSE_MLP},
    decoder=_indexed(rms()),
)

_AXK_LAYERS = LayerTypes(Frequency(Key("first_k_dense_replace", 1), Key("moe_layer_freq", 1)))

AXK1 = GLM4_MOE.but(
    "axk1",
    "AXK1",
    layers=_AXK_LAYERS,
    moe={
        "router": {"groups": groups(8, 4), "scale": _SCALE},
        "output_norm": of(NormSpec, RMS_EPS),
        # a tensor of the layer on disk, of the block in memory
        "layout": layout(
            *V3_LAYOUT.weights, plain("output_norm", "post_mlp_layernorm.weight", "../post_mlp_layernorm.weight")
        ),
    },
    fixed=V3_ROUTING,
    decoder=decoder(
        latent_attention(q_rank=Q_RANK, rope={**INTERLEAVE, "dims": OWN_HEAD_DIM}), rms(), unused=LATENT_UNUSED
    ),
)

_GATED = rms(gate_rank=Key("gated_norm_rank", 16))
_AXK2_ATTENTION = latent_attention(q_rank=Q_RANK, top_keys=TOP_KEYS, gate=GateSpec(fused=True))
_AXK2_LAYER = layer_layout(
    PRE,
    *(
        plain(f"{norm}_gate_{end}", f"{module}.mlp.{memory}.weight", f"{module}.{disk}.weight")
        for norm, module in PRE.items()
        for end, memory, disk in (("in", "fc1", "W_down"), ("out", "fc2", "W_up"))
    ),
    # that of dense layers has no gate
    *(
        plain(norm, f"{module}.norm.weight", f"{module}.norm.weight", f"{module}.weight")
        for norm, module in PRE.items()
    ),
    plain("q_gate_b", "self_attn.q_gate_proj.weight", "self_attn.q_b_proj.weight"),
    unused=(INDEXER,),
)

AXK2 = GLM4_MOE.but(
    "axk2",
    "AXK2",
    layers=_AXK_LAYERS,
    moe={
        "router": {
            "groups": Stated(Key("n_group", None), groups(None, None, fill=GroupFill.ZERO), None),
            "scale": _SCALE,
        }
    },
    fixed=V3_ROUTING,
    decoder=decoder(
        _AXK2_ATTENTION,
        rms(),
        mixers=ALL_INDEXED,
        mixer_branch=of(BranchSpec, pre=_GATED),
        ffn_branch=Computed(where_moe, (of(BranchSpec, pre=_GATED), of(BranchSpec, pre=rms()))),
        layout=_AXK2_LAYER,
        unused=INDEXED_UNUSED,
        fixed=(
            fixed("attention_output_gate", True, why="what attention gives has a gate"),
            fixed("attn_gate_fused", True, why="queries and the gate are one product"),
            fixed("gated_norm", True, why="norms before layers have gates"),
        ),
    ),
)

_KIMI_ROUTER = V3_ROUTER.but(
    experts=NUM_EXPERTS,
    top_k=Key("num_experts_per_token", aliases=("num_experts_per_tok",)),
    groups=groups(8, 4, key="num_expert_group", aliases=("n_group",)),
    renorm=norm_topk(True, SUM_20, key="moe_renormalize", aliases=("norm_topk_prob",)),
    scale=_SCALE,
)
_KIMI_SHARED = shared_experts(Key("num_shared_experts", aliases=("n_shared_experts",)))
_KIMI_ROUTING = (
    fixed("moe_router_activation_func", "sigmoid", why="scores are a sigmoid"),
    fixed("use_grouped_topk", True, why="selection is group-limited"),
)

BAILING_HYBRID = Family(
    name="bailing_hybrid",
    layers=LayerTypes(FirstDense(Key("first_k_dense_replace", 2))),
    moe=moe(
        HfBlock("bailing_hybrid", "BailingHybridMoE", "BailingHybridConfig"),
        router=_KIMI_ROUTER,
        experts=experts(WIDTH),
        shared=_KIMI_SHARED,
        layout=layout(
            ROUTER,
            plain("correction_bias", "gate.e_score_correction_bias", "gate.expert_bias"),
            *PROJ_EXPERTS,
            *SHARED_EXPERTS,
        ),
    ),
    dense=dense(HfBlock("bailing_hybrid", "BailingHybridMLP", "BailingHybridConfig")),
    fixed=(
        *V3_ROUTING,
        *_KIMI_ROUTING,
        EVERY_LAYER,
        fixed("score_function", "sigmoid", why="scores are a sigmoid"),
        fixed("moe_router_enable_expert_bias", True, why="the correction bias is always there"),
    ),
    decoder="a Kimi delta attention",
)

KIMI_LINEAR = BAILING_HYBRID.but(
    "kimi_linear",
    "KimiLinear",
    layers=LayerTypes(FROM_FIRST_DENSE),
    moe={
        "router": {
            "groups": groups(1, 1, key="num_expert_group", aliases=("n_group",)),
            "scale": Key("routed_scaling_factor", 2.446),
        },
        "layout": layout(
            ROUTER,
            CORRECTION_BIAS,
            *W123_EXPERTS,
            *SHARED_EXPERTS,
            prefixes=("model.layers.{l}.block_sparse_moe.", *TEXT_PREFIXES),
        ),
    },
    # save_pretrained names the dense layers' FFN like that of the others
    dense={"layout": replace(DENSE_MLP, prefixes=(*TEXT_PREFIXES, "model.layers.{l}.block_sparse_moe."))},
    fixed=(*V3_ROUTING, *_KIMI_ROUTING, EVERY_LAYER),
)


def _swa(name: str, default: Any, usual: Key) -> Size:
    older = Key(f"swa_{name}", default, null=default)
    return ByKind({INDEXED: usual, FULL: usual, SLIDING: Computed(overlaid, (name, older))})


_DOTS3_Q, _DOTS3_KV = _swa("q_lora_rank", 1024, Q_RANK), _swa("kv_lora_rank", 1024, KV_RANK)
_DOTS3_NOPE = _swa("qk_nope_head_dim", 192, NOPE)
_DOTS3_REST = (Key("swa_qk_rope_head_dim", None), Key("swa_head_dim", 256), Key("swa_qk_nope_head_dim", 192))
_DOTS3_ROPE_DIM: Size = ByKind(
    {INDEXED: ROPE_DIM, FULL: ROPE_DIM, SLIDING: Computed(dots3_rope_dim, (ROPE_DIM, *_DOTS3_REST))}
)
_DOTS3_ROPE = Rope(
    _DOTS3_ROPE_DIM,
    ByKind({INDEXED: 8e7, FULL: 8e7, SLIDING: Key("swa_rope_theta", 5e4)}),
    pairing=Pairing.INTERLEAVED_TO_HALF,
    partial=Partial.FOLLOWS,
    nested=True,
    flat_kinds=(INDEXED, FULL),
    wide=ByKind({INDEXED: True, FULL: True, SLIDING: False}),
)
_DOTS3_ATTENTION = latent_attention(
    heads=_swa("num_attention_heads", 64, HEADS),
    q_rank=_DOTS3_Q,
    kv_rank=_DOTS3_KV,
    nope_dim=_DOTS3_NOPE,
    rope_dim=_DOTS3_ROPE_DIM,
    v_dim=_swa("v_head_dim", 128, V_DIM),
    rope=_DOTS3_ROPE,
    scale=Power(Total((_DOTS3_NOPE, _DOTS3_ROPE_DIM)), -0.5),
    latent_norm=rms(1e-5),
    rope_key_norm=rms(1e-5),
    q_scale=Ratio(HIDDEN, _DOTS3_Q, 0.5),
    kv_scale=Ratio(HIDDEN, _DOTS3_KV, 0.5),
    gate=GateSpec(per_head=True),
    mask=ByKind(
        {
            INDEXED: MaskSpec(),
            FULL: MaskSpec(),
            SLIDING: of(MaskSpec, MaskKind.SLIDING, Key("sliding_window", null=Key("sliding_window_size", 512))),
        }
    ),
    top_keys=ByKind({INDEXED: TOP_KEYS, FULL: 0, SLIDING: 0}),
)
_DOTS3_MIXERS = Pattern(
    {INDEXED: INDEXED, FULL: INDEXED, SLIDING: SLIDING}, dots3_mixers, (Key("use_sliding_window", True),)
)
_DOTS3_LAYER = layer_layout(
    names={"attention_gate": "g_proj", "rope_key_norm": "k_rope_only_layernorm"}, unused=(INDEXER,)
)

DOTS3_NOTE = GLM4_MOE.but(
    "dots3_note",
    "Dots3NoteText",
    model_types=("dots3_note_text",),
    layers=_AXK_LAYERS,
    moe={
        "shared": shared_experts(
            "n_shared_experts",
            Key("shared_experts_intermediate_size", aliases=("moe_shared_expert_intermediate_size",)),
        )
    },
    fixed=V3_ROUTING,
    decoder=decoder(
        _DOTS3_ATTENTION,
        rms(1e-5),
        mixers=_DOTS3_MIXERS,
        layout=_DOTS3_LAYER,
        unused=(*INDEXED_UNUSED, "swa_num_key_value_heads", "use_dsa"),
    ),
)

# a head_dim in a config stands for it, whatever it is
_LITE_ROPE_DIM = Key("qk_rope_head_dim", aliases=("head_dim",))

GLM4_MOE_LITE = GLM4_MOE.but(
    "glm4_moe_lite",
    "Glm4MoeLite",
    layers=LayerTypes(FirstDense(1)),
    moe={"router": {"scale": Key("routed_scaling_factor", 1.8)}},
    fixed=(*V3_ROUTING, EVERY_LAYER, fixed("first_k_dense_replace", 1, why="mlp_layer_types decides, or one is dense")),
    decoder=decoder(
        latent_attention(
            rope={**INTERLEAVE, "dims": _LITE_ROPE_DIM, "partial": Partial.WHOLE}, rope_dim=_LITE_ROPE_DIM
        ),
        rms(1e-5),
        unused=LATENT_UNUSED,
    ),
)

GLM_MOE_DSA = DEEPSEEK_V32.but(
    "glm_moe_dsa",
    "GlmMoeDsa",
    moe={"router": {"groups": groups(1, 1)}},
    decoder=_indexed(rms(1e-5), fixed("rope_interleave", True, why="neighbours are rotated together")),
)

GLM5_NEXT = GLM4_MOE.but(
    "glm5_next",
    "Glm5NextText",
    model_types=("glm5_next_text",),
    layers=LayerTypes(FirstDense(3)),
    moe={
        "router": {"scale": _SCALE},
        "experts": {"glu": _CLAMPED_SILU},
        "shared": shared_experts("n_shared_experts", glu=_CLAMPED),
    },
    dense={"glu": _CLAMPED},
    fixed=(*V3_ROUTING, EVERY_LAYER, fixed("first_k_dense_replace", 3, why="mlp_layer_types decides, or 3 are dense")),
    decoder="a Kimi delta attention",
)


def _linear_gate(weight: str, module: str = "") -> WeightLayout:
    """Gate above up. ``save_pretrained`` writes the gate as ``linear_gate``, by a rule meant for the attention."""
    stored = [Concat((Tensor(f"{module}{g}.weight"), Tensor(f"{module}up_proj.weight"))) for g in _HY_V4_GATES]
    return WeightLayout(weight, stored[0], (stored[1], stored[0]))


_HY_V4_GATES = ("gate_proj", "linear_gate")

_HY_V4_ATTENTION = latent_attention(
    q_rank=Q_RANK, rope={"pairing": Pairing.HALF}, top_keys=TOP_KEYS, sinks=True, gate=GateSpec()
)
_HY_V4_LAYER = layer_layout(
    PRE,
    *(
        plain(f"{half}_streams{end}", f"{memory}.{name}", f"hc_pre.{disk}.hc_{name}")
        for half, memory, disk in (("mixer", "attn_hc", "hc_attn_layer"), ("ffn", "ffn_hc", "hc_mlp_layer"))
        for end, name in (("", "fn"), ("_bias", "base"), ("_scale", "scale"))
    ),
    plain("attention_gate", "self_attn.gate_proj.weight", "self_attn.linear_gate.weight"),
    plain("sinks", "self_attn.sinks", "self_attn.learnable_sink_param"),
    unused=(INDEXER,),
)
_HY_V4_OUTER = outer_layout(
    *(
        plain(f"streams_head{end}", f"hc_head.hc_{name}", f"hc_pre.hc_head.hc_head_{name}")
        for end, name in (("", "fn"), ("_bias", "base"), ("_scale", "scale"))
    )
)

HY_V4 = GLM4_MOE.but(
    "hy_v4",
    "HYV4",
    layers=LayerTypes(FirstDense(1)),
    moe={
        "router": {"scale": Key("routed_scaling_factor", 2.827)},
        "experts": {"glu": _CLAMPED_SILU},
        "layout": layout(
            ROUTER,
            CORRECTION_BIAS,
            *STACKED_EXPERTS,
            _linear_gate("shared_gate_up", "shared_experts."),
            plain("shared_down", "shared_experts.down_proj.weight"),
        ),
    },
    dense={"layout": layout(_linear_gate("gate_up"), plain("down", "down_proj.weight"))},
    fixed=GLM4_MOE_LITE.fixed,
    decoder=decoder(
        _HY_V4_ATTENTION,
        rms(1e-5),
        mixers=ALL_INDEXED,
        layout=_HY_V4_LAYER,
        outer=_HY_V4_OUTER,
        streams=of(
            StreamsSpec, Key("hc_mult", 4), Key("hc_magnitude", 2.0), Key("hc_eps", 1e-6), Key("rms_norm_eps", 1e-5)
        ),
        unused=(*INDEXED_UNUSED, "learnable_sink_init"),
    ),
)

FAMILIES = (
    DEEPSEEK_V3,
    DEEPSEEK_V32,
    AXK1,
    AXK2,
    BAILING_HYBRID,
    KIMI_LINEAR,
    DOTS3_NOTE,
    GLM4_MOE_LITE,
    GLM_MOE_DSA,
    GLM5_NEXT,
    HY_V4,
)
