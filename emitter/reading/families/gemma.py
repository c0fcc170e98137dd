"""Gemma's families: a softmax over all experts, and a dense MLP whose output is added to theirs."""

from __future__ import annotations

from typing import Any

from emitter.reading.families.decoders import (
    HIDDEN,
    SANDWICH,
    TIED,
    attention,
    decoder,
    head_dim,
    layer_layout,
    masks,
    named,
    outer_layout,
    pattern,
    per_head,
    rms,
)
from emitter.reading.families.layouts import STACKED_EXPERTS, gated_mlp, plain
from emitter.reading.families.row import Family, of
from emitter.reading.families.schemes import AllDense, AllMoe
from emitter.reading.families.shorthands import (
    DENSE_WIDTH,
    RMS_EPS,
    SUM,
    WIDTH,
    dense,
    experts,
    fixed,
    glu,
    moe,
    shared,
)
from emitter.reading.families.values import ByKind, Computed, Given, If, Key, Power
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout
from emitter.reading.patterns import FULL, SLIDING, every, last_of_kind, overlaid
from emitter.spec import NormSpec, NormWeight, RouterSpec
from emitter.spec.model import BranchSpec, PerLayerInputSpec

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

_GEMMA4_DIM = ByKind(
    {SLIDING: head_dim(256), FULL: Computed(overlaid, ("head_dim", Key("global_head_dim", 512, null=512)))}
)
_GEMMA4_KV = Key("num_key_value_heads")
_K_IS_V = Key("attention_k_eq_v", False)
_GEMMA4_ATTENTION = attention(
    dim=_GEMMA4_DIM,
    kv=ByKind(
        {
            SLIDING: _GEMMA4_KV,
            FULL: If(
                _K_IS_V,
                Computed(overlaid, ("num_key_value_heads", Key("num_global_key_value_heads", None, null=_GEMMA4_KV))),
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
        "flat_kinds": (),
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
    # the FFN half of a layer: experts beside a dense MLP, each between its own norms; x is the residual
    moe=moe(
        HfBlock("gemma4", "Gemma4TextDecoderLayer", "Gemma4TextConfig", **_GEMMA_LAYER),
        router=of(
            RouterSpec,
            Key("num_experts"),
            Key("top_k_experts"),
            renorm=SUM,
            norm=_GEMMA_NORM,
            logit_scale=Power(Key("hidden_size"), -0.5),
            expert_scale=True,
        ),
        experts=experts(WIDTH, _GEMMA_ACT, input_norm=_GEMMA_NORM),
        routed_norm=_GEMMA_NORM,
        shared=shared(DENSE_WIDTH, _GEMMA_ACT, input_norm=_GEMMA_NORM, output_norm=_GEMMA_NORM),
        output_norm=_GEMMA_NORM,
        layout=LayerLayout(
            ("model.language_model.layers.{l}.", "model.layers.{l}.", "language_model.model.layers.{l}."),
            _GEMMA_WEIGHTS,
        ),
    ),
    dense=dense(HfBlock("gemma4", "Gemma4TextMLP", "Gemma4TextConfig", layer_keyword="layer_idx"), glu=_GEMMA_ACT),
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

DIFFUSION_GEMMA = GEMMA4.but(
    "diffusion_gemma",
    "DiffusionGemmaText",
    model_types=("diffusion_gemma_text",),
    layers=AllMoe(),
    moe={
        "hf": {"block": "DiffusionGemmaDecoderTextLayer"},
        "layout": LayerLayout(
            (
                "model.decoder.layers.{l}.",
                "decoder.layers.{l}.",
                "model.encoder.language_model.layers.{l}.",
                "encoder.language_model.layers.{l}.",
            ),
            _GEMMA_WEIGHTS,
        ),
    },
    dense=None,
    fixed=(),
    decoder="a decoder that refines a block of tokens",
)

FAMILIES = (GEMMA4, DIFFUSION_GEMMA)
