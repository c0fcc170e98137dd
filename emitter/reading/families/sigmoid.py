"""Families that score with a sigmoid and choose by score plus correction bias, in groups: the DeepSeek-V3 line."""

from __future__ import annotations

from typing import Any

from emitter.reading.families.decoders import (
    HEAD_DIM,
    KV_HEADS,
    KV_OR_HEADS,
    PRE,
    SANDWICH,
    attention,
    decoder,
    head_dim,
    layer_layout,
    masks,
    pattern,
    per_head,
    rms,
)
from emitter.reading.families.layouts import CORRECTION_BIAS, PROJ_EXPERTS, ROUTER, SHARED_EXPERTS, plain, ungated_mlp
from emitter.reading.families.row import Family, Template, of
from emitter.reading.families.schemes import AllMoe, FirstDense, LayerTypes
from emitter.reading.families.shorthands import (
    EVERY_LAYER,
    SUM_20,
    V3_ROUTING,
    WIDTH,
    corrected,
    dense,
    experts,
    fixed,
    glu,
    groups,
    layout,
    moe,
    norm_topk,
    shared,
    shared_experts,
)
from emitter.reading.families.values import (
    ByKind,
    Computed,
    Given,
    If,
    Key,
    Length,
    Partial,
    Product,
    Rope,
    Stated,
    Total,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout, PerExpert, Tensor, WeightLayout
from emitter.reading.patterns import (
    FULL,
    SLIDING,
    depth_add,
    depth_keep,
    every,
    every_and_last,
    not_of_mimo,
    sliding_from,
    sliding_where,
)
from emitter.spec import GluKind, LatentSpec
from emitter.spec.attention import GateSpec, MaskKind, MaskSpec, Positioned, PositionScaleSpec
from emitter.spec.model import BranchSpec

LOCAL_EXPERTS = Key("n_routed_experts", aliases=("num_local_experts",))
V3_LAYOUT = layout(ROUTER, CORRECTION_BIAS, *PROJ_EXPERTS, *SHARED_EXPERTS)


V3_ROUTER = corrected(
    LOCAL_EXPERTS, groups=groups(1, 1), renorm=norm_topk(True, SUM_20), scale=Key("routed_scaling_factor", 1.0)
)
"""The router of DeepSeek-V3; families differ in what a config that does not say means."""

FROM_FIRST_DENSE = FirstDense(Key("first_k_dense_replace", 1))
_HALF: dict[str, Any] = {"partial": Partial.READ, "proportion": 0.5}

GLM4_MOE = Family(
    name="glm4_moe",
    layers=FROM_FIRST_DENSE,
    moe=moe(
        HfBlock("glm4_moe", "Glm4MoeMoE", "Glm4MoeConfig"),
        router=V3_ROUTER,
        experts=experts(WIDTH),
        shared=shared_experts("n_shared_experts"),
        layout=V3_LAYOUT,
    ),
    dense=dense(HfBlock("glm4_moe", "Glm4MoeMLP", "Glm4MoeConfig")),
    fixed=(*V3_ROUTING, EVERY_LAYER),
    decoder=decoder(
        attention(o_bias=False, norm=If(Key("use_qk_norm", False), per_head(rms(1e-5)), None), rope=_HALF), rms(1e-5)
    ),
)

DOTS1 = GLM4_MOE.but(
    "dots1",
    "Dots1",
    layers=FirstDense(Key("first_k_dense_replace", 0)),
    moe={"router": {"renorm": norm_topk(False, SUM_20)}},
    fixed=(fixed("scoring_func", "sigmoid", "noaux_tc", why="scores are a sigmoid"), V3_ROUTING[1], EVERY_LAYER),
    decoder=decoder(
        attention(kv=KV_OR_HEADS, norm=per_head(rms()), mask=masks(4096)),
        rms(),
        mixers=pattern(sliding_from, Key("max_window_layers", 62), Key("sliding_window", 4096)),
    ),
)

EXAONE_MOE = Family(
    name="exaone_moe",
    layers=LayerTypes(FROM_FIRST_DENSE),
    moe=moe(
        HfBlock("exaone_moe", "ExaoneMoeSparseMoEBlock", "ExaoneMoeConfig"),
        router=V3_ROUTER.but(experts=Key("num_experts"), scale=Key("routed_scaling_factor", 2.5)),
        experts=experts(WIDTH),
        shared=shared_experts("num_shared_experts"),
        layout=layout(
            ROUTER,
            plain("correction_bias", "gate.e_score_correction_bias", "e_score_correction_bias"),
            *PROJ_EXPERTS,
            *SHARED_EXPERTS,
        ),
    ),
    dense=dense(HfBlock("exaone_moe", "ExaoneMoeMLP", "ExaoneMoeConfig")),
    unused=("is_moe_layer",),
    fixed=(*V3_ROUTING, EVERY_LAYER),
    decoder=decoder(
        attention(
            bias=False,
            norm=per_head(rms(1e-5)),
            rope=ByKind({SLIDING: Rope(HEAD_DIM), FULL: Stated(Key("sliding_window", 4096), None, Rope(HEAD_DIM))}),
            mask=masks(4096),
        ),
        rms(1e-5),
        mixers=pattern(every, Key("sliding_window_pattern", 4), Key("sliding_window", 4096)),
    ),
)

GLM4V_MOE = GLM4_MOE.but(
    "glm4v_moe",
    "Glm4vMoeText",
    model_types=("glm4v_moe_text",),
    decoder=decoder(
        attention(bias=Key("attention_bias", True), o_bias=False, rope=_HALF),
        rms(1e-5),
        fixed=(fixed("use_qk_norm", False, why="queries and keys have no norms"),),
    ),
)

_MIMO_WINDOW = Key("sliding_window_size", None)
_MIMO_ATTENTION = attention(
    dim=head_dim(192),
    kv=ByKind({FULL: KV_HEADS, SLIDING: Product((KV_HEADS, 2))}),
    o_bias=False,
    v_dim=Key("v_head_dim", 128),
    v_scale=Key("attention_value_scale", 0.707, null=1.0),
    sinks=ByKind({FULL: False, SLIDING: True}),
    rope={
        "nested": True,
        "flat_kinds": (),
        "partial": Partial.READ,
        "proportion": 0.334,
        "absent": {FULL: {"rope_theta": 5e6}, SLIDING: {"rope_theta": 1e4}},
    },
    mask=ByKind(
        {
            FULL: MaskSpec(),
            SLIDING: of(
                MaskSpec, MaskKind.SLIDING, Given(_MIMO_WINDOW, Total((_MIMO_WINDOW, 1)), Key("sliding_window", 129))
            ),
        }
    ),
)
_MIMO_LAYER = layer_layout(PRE, plain("sinks", "self_attn.sinks", "self_attn.attention_sink_bias"))

MIMO_V2_FLASH = Family(
    name="mimo_v2_flash",
    layers=LayerTypes(FirstDense(1)),
    moe=moe(
        HfBlock("mimo_v2_flash", "MiMoV2FlashMoE", "MiMoV2FlashConfig"),
        router=V3_ROUTER.but(scale=Key("routed_scaling_factor", 1.0, null=1.0)),
        experts=experts(WIDTH),
        layout=layout(ROUTER, CORRECTION_BIAS, *PROJ_EXPERTS),
    ),
    dense=dense(HfBlock("mimo_v2_flash", "MiMoV2FlashMLP", "MiMoV2FlashConfig")),
    unused=("moe_layer_freq",),
    fixed=(
        *V3_ROUTING,
        fixed("n_shared_experts", None, 0, why="there is no shared expert"),
        fixed("first_k_dense_replace", 1, why="mlp_layer_types decides, or one is dense"),
    ),
    decoder=decoder(
        _MIMO_ATTENTION,
        rms(1e-5),
        mixers=pattern(sliding_where, not_of_mimo),
        layout=_MIMO_LAYER,
        # of published configs, which transformers does not read
        unused=(
            "hybrid_layer_pattern",
            "attention_chunk_size",
            *(f"swa_{size}" for size in ("head_dim", "v_head_dim", "num_attention_heads", "num_key_value_heads")),
        ),
        fixed=(
            fixed("layernorm_epsilon", 1e-5, why="rms_norm_eps decides, or it is 1e-5"),
            fixed("add_full_attention_sink_bias", False, why="layers without a window have no sinks"),
            fixed("add_swa_attention_sink_bias", True, why="layers with a window have sinks"),
            fixed("swa_rope_theta", 10000, why="rope_parameters decide, or it is 10000"),
        ),
    ),
)

SOLAR_OPEN = GLM4_MOE.but(
    "solar_open",
    "SolarOpen",
    layers=AllMoe(),
    dense=None,
    fixed=(*V3_ROUTING, EVERY_LAYER, fixed("first_k_dense_replace", 0, why="every layer is MoE")),
    decoder=decoder(
        attention(dim=head_dim(128), theta=1e6, o_bias=False, rope={"partial": Partial.WHOLE}),
        rms(1e-5),
        fixed=(fixed("use_qk_norm", False, why="queries and keys have no norms"),),
    ),
)

_BLOCKS = Key("layers_block_type", None, aliases=("layer_types",))
_PATTERN = Key("hybrid_override_pattern")
_BLOCK_KINDS = {
    "moe": "moe",
    "mlp": "dense",
    "linear_attention": "none",
    "full_attention": "none",
    "mamba": "none",
    "attention": "none",
}
_RELU2 = glu(GluKind.PLAIN, Key("mlp_hidden_act", "relu2"))
_MIXER = ("backbone.layers.{l}.mixer.", "model.layers.{l}.mixer.", "language_model.backbone.layers.{l}.mixer.")

NEMOTRON_H = Family(
    name="nemotron_h",
    layers=LayerTypes(
        LayerTypes(None, key=_PATTERN, words={"M": "none", "E": "moe", "*": "none", "-": "dense"}),
        key=_BLOCKS,
        words=_BLOCK_KINDS,
    ),
    depth=Length((_BLOCKS, _PATTERN)),
    moe=moe(
        HfBlock("nemotron_h", "NemotronHMoE", "NemotronHConfig"),
        router=V3_ROUTER,
        experts=experts(WIDTH, _RELU2),
        shared=shared(Key("moe_shared_expert_intermediate_size"), _RELU2, bias=Key("mlp_bias", False)),
        latent=Given(
            Key("moe_latent_size", None), of(LatentSpec, Key("moe_latent_size"), bias=Key("mlp_bias", False)), None
        ),
        layout=LayerLayout(
            _MIXER,
            (
                ROUTER,
                CORRECTION_BIAS,
                WeightLayout("expert_up", Tensor("experts.up_proj"), (PerExpert("experts.{e}.up_proj.weight"),)),
                WeightLayout("expert_down", Tensor("experts.down_proj"), (PerExpert("experts.{e}.down_proj.weight"),)),
                *ungated_mlp("shared_", "shared_experts."),
                plain("latent_in", "fc1_latent_proj.weight"),
                plain("latent_in_bias", "fc1_latent_proj.bias"),
                plain("latent_out", "fc2_latent_proj.weight"),
                plain("latent_out_bias", "fc2_latent_proj.bias"),
            ),
        ),
    ),
    dense=dense(
        HfBlock("nemotron_h", "NemotronHMLP", "NemotronHConfig"),
        glu=_RELU2,
        bias=Key("mlp_bias", False),
        layout=LayerLayout(_MIXER, ungated_mlp("")),
    ),
    unused=("n_shared_experts", "moe_shared_expert_overlap", "mtp_layers_block_type"),
    decoder="a Mamba-2 mixer",
)

_BEAM_ATTENTION = attention(
    dim=head_dim(128),
    norm=per_head(rms(wide=True)),
    gate=GateSpec(bias=True),
    rope={"nested": True, "flat_kinds": (), "wide": True, "absent": {FULL: None, SLIDING: {"rope_theta": 1e4}}},
    position_scale=ByKind({FULL: PositionScaleSpec(Positioned.POWER, 0.1, 2048), SLIDING: None}),
    mask=masks(512),
)
_BEAM_LAYER = layer_layout(SANDWICH, plain("attention_gate_bias", "self_attn.gate_bias"))


def _beam_branch(half: int) -> Template:
    return of(
        BranchSpec,
        pre=rms(wide=True),
        post=rms(wide=True),
        keep=Computed(depth_keep, (half,)),
        add=Computed(depth_add, (half,)),
    )


BEAM = Family(
    name="beam",
    layers=LayerTypes(FirstDense(3)),
    moe=moe(
        HfBlock("beam", "BeamMoE", "BeamConfig"),
        router=corrected(Key("num_experts"), groups=groups(8, 4), renorm=norm_topk(True, SUM_20)),
        routed_scale=Key("routed_scaling_factor", 2.5),
        experts=experts(WIDTH),
        layout=layout(ROUTER, CORRECTION_BIAS, *PROJ_EXPERTS),
    ),
    dense=dense(HfBlock("beam", "BeamMLP", "BeamConfig")),
    fixed=(*V3_ROUTING, fixed("first_k_dense_replace", 3, why="mlp_layer_types decides, or 3 are dense")),
    decoder=decoder(
        _BEAM_ATTENTION,
        rms(wide=True),
        norms=SANDWICH,
        mixers=pattern(every_and_last, 6),
        mixer_branch=_beam_branch(0),
        ffn_branch=_beam_branch(1),
        head={"softcap": Key("final_logit_softcapping", 30.0, null=0.0)},
        layout=_BEAM_LAYER,
    ),
)

FAMILIES = (DOTS1, EXAONE_MOE, GLM4_MOE, GLM4V_MOE, MIMO_V2_FLASH, SOLAR_OPEN, NEMOTRON_H, BEAM)
