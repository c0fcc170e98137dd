"""Families that score with a softmax over all experts and attend with latent keys (MLA), and DeepSeek's OCR models."""

from __future__ import annotations

from emitter.reading.families.decoders import (
    ALL_INDEXED,
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
    PRE,
    Q_RANK,
    ROPE_DIM,
    TOP_KEYS,
    attention,
    decoder,
    latent_attention,
    layer_layout,
    outer_layout,
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
    under,
)
from emitter.reading.families.row import Family, Pattern, of
from emitter.reading.families.schemes import AllMoe, FirstDense, LayerTypes
from emitter.reading.families.shorthands import (
    ALWAYS_NORMALISED,
    EVERY_LAYER,
    N_ROUTED,
    SUM_20,
    TOP_K,
    WIDTH,
    dense,
    experts,
    fixed,
    groups,
    layout,
    moe,
    norm_topk,
    shared_experts,
)
from emitter.reading.families.values import ByKind, Choice, Computed, Given, Key, Partial, Ratio, Rope, Total
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout, Unused
from emitter.reading.patterns import FULL, referring, shared_source
from emitter.reading.rope import latent_scale, original_context, rope_number
from emitter.spec import GroupFill, GroupScore, GroupSpec, RouterSpec
from emitter.spec.attention import MaskKind, MaskSpec, Positioned, PositionScaleSpec
from emitter.spec.rope import Pairing

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
            Key("expert_ffn_hidden_size", aliases=("moe_intermediate_size",)),
            count=_LONGCAT_EXPERTS,
            zero=_LONGCAT_ZERO,
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
        # of published configs, which transformers does not read
        fixed=(
            fixed("attention_method", "MLA", why="keys and values are latents"),
            fixed("mla_scale_q_lora", True, why="latents of queries are scaled"),
            fixed("mla_scale_kv_lora", True, why="latents of keys and values are scaled"),
        ),
        dense=dense(
            HfBlock("longcat_flash", "LongcatFlashMLP", "LongcatFlashConfig"),
            width=Key("ffn_hidden_size"),
            layout=LayerLayout(under("mlps.{i}"), gated_mlp("")),
        ),
    ),
)

_MISTRAL4_ROPE = Rope(
    Given(Key("head_dim", None), Key("head_dim", None), Total((NOPE, ROPE_DIM))),
    **INTERLEAVE,
    partial=Partial.SCALED,
    proportion=Ratio(ROPE_DIM, Total((NOPE, ROPE_DIM))),
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
            _LONGCAT_EXPERTS,
            TOP_K,
            groups=groups(1, 1, fill=GroupFill.ZERO),
            renorm=norm_topk(True, SUM_20),
            scale=Key("routed_scaling_factor", 1.0),
        ),
        experts=experts(WIDTH),
        shared=shared_experts("n_shared_experts"),
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
    ROPE_DIM,
    pairing=Pairing.INTERLEAVED_TO_HALF,
    absent={"rope_type": "yarn", "factor": 2048.0, "original_max_position_embeddings": 512, "attention_factor": 1.0},
    learned=True,
)
_LARGE4_ATTENTION = latent_attention(
    q_rank=0,
    rope=where_rope(_LARGE4_ROPE),
    scale=Computed(latent_scale, (NOPE, ROPE_DIM, _LARGE4_ROPE)),
    nope_dim=where_rope(NOPE, Total((NOPE, ROPE_DIM))),
    rope_dim=where_rope(ROPE_DIM, 0),
    latent_norm=rms(1e-5),
    position_scale=PositionScaleSpec(Positioned.LEARNED),
    kv_from=Computed(
        shared_source,
        (Key("kv_source_layers", None), Key("no_rope_layers", None), Key("no_rope_layer_interval", 4)),
    ),
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
    plain("kv_a_bias", "self_attn.kv_a_proj_with_mqa.bias", "attention.wkv_a_with_mqa.bias"),
    plain("o_bias", "self_attn.o_proj.bias", "attention.wo.bias"),
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
    unused=(Unused(r"(lerope|rotary_emb)\.alpha", "where no layer rotates, nothing is scaled"),),
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
        experts=experts(WIDTH),
        shared=shared_experts("n_shared_experts"),
        layout=layout(ROUTER, *W123_EXPERTS, *W123_SHARED, prefixes=("layers.{l}.", *TEXT_PREFIXES)),
    ),
    dense=dense(
        HfBlock("mistral_large4", "MistralLarge4TextMLP", "MistralLarge4TextConfig"),
        layout=LayerLayout(("layers.{l}.feed_forward.", *TEXT_PREFIXES), gated_mlp("", stored=W132)),
    ),
    fixed=(ALWAYS_NORMALISED, EVERY_LAYER),
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

DEEPSEEK_V2 = Family(
    name="deepseek_v2",
    layers=FirstDense(Key("first_k_dense_replace", 0)),
    moe=moe(
        HfBlock("deepseek_v2", "DeepseekV2Moe", "DeepseekV2Config"),
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
        experts=experts(WIDTH),
        shared=shared_experts("n_shared_experts", bias=Key("mlp_bias", False)),
        layout=layout(ROUTER, *PROJ_EXPERTS, *SHARED_EXPERTS),
    ),
    dense=dense(HfBlock("deepseek_v2", "DeepseekV2MLP", "DeepseekV2Config"), bias=Key("mlp_bias", False)),
    fixed=(
        fixed("norm_topk_prob", False, None, why="weights are never renormalised"),
        fixed("scoring_func", "softmax", why="scores are a softmax"),
        EVERY_LAYER,
    ),
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

DEEPSEEK_OCR2 = DEEPSEEK_V2.but(
    "deepseek_ocr2",
    "DeepseekOcr2Text",
    model_types=("deepseek_ocr2_text",),
    layers=LayerTypes(None, Key("mlp_layer_types")),
    unused=("first_k_dense_replace",),
    decoder=decoder(_OCR_ATTENTION, rms(), unused=_OCR_UNUSED),
)

UNLIMITED_OCR = DEEPSEEK_V2.but(
    "unlimited_ocr",
    "UnlimitedOcrText",
    model_types=("unlimited_ocr_text",),
    layers=LayerTypes(FirstDense(Key("first_k_dense_replace", 1))),
    decoder=decoder(
        _OCR_ATTENTION.but(
            mask=ByKind({FULL: MaskSpec(), _REFERENCE: of(MaskSpec, MaskKind.PROMPT_AND_SLIDING, _REFERENCE_WIDTH)})
        ),
        rms(),
        mixers=Pattern({FULL: FULL, _REFERENCE: _REFERENCE}, referring, (_REFERENCE_WIDTH,)),
        unused=_OCR_UNUSED,
    ),
)

FAMILIES = (LONGCAT_FLASH, MISTRAL4, MISTRAL_LARGE4, DEEPSEEK_V2, DEEPSEEK_OCR2, UNLIMITED_OCR)
