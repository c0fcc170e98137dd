"""What decoders have in common: keys, templates and layouts. A row says what differs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from emitter.reading.families.layouts import LAYER_PREFIXES, plain
from emitter.reading.families.row import Block, Decoder, Fixed, Pattern, Template, of
from emitter.reading.families.values import ByKind, Computed, Given, If, Inverse, Key, Power, Quotient, Rope, Size
from emitter.reading.layout import LayerLayout, Tensor, Unused, WeightLayout
from emitter.reading.patterns import FULL, INDEXED, SLIDING, same, where_rotated, windowed
from emitter.reading.rope import latent_scale
from emitter.spec import NormSpec, NormWeight
from emitter.spec.attention import GroupedAttentionSpec, LatentAttentionSpec, MaskKind, MaskSpec, NormOver, QkNormSpec
from emitter.spec.model import BranchSpec, EmbeddingSpec, HeadSpec, LayerSpec, ModelSpec
from emitter.spec.rope import Pairing

HIDDEN = Key("hidden_size")
HEADS = Key("num_attention_heads")
KV_HEADS = Key("num_key_value_heads", null=HEADS)
KV_OR_HEADS = Key("num_key_value_heads", None, null=HEADS)
"""Where transformers takes the query heads for the key and value heads that a config does not state."""
_HEAD_DIM = Key("head_dim", None)
HEAD_DIM: Size = Given(_HEAD_DIM, _HEAD_DIM, Quotient(HIDDEN, HEADS))
EVEN_HEAD_DIM = Quotient(HIDDEN, HEADS)
"""Where transformers reads no ``head_dim``."""
BIAS = Key("attention_bias", False)
WINDOW = Key("sliding_window", None)
Q_RANK, KV_RANK = Key("q_lora_rank"), Key("kv_lora_rank")
NOPE, ROPE_DIM, V_DIM = Key("qk_nope_head_dim"), Key("qk_rope_head_dim"), Key("v_head_dim")


def rms(eps: float = 1e-6, *, wide: bool = False, **knobs: Any) -> Template:
    """An RMSNorm whose epsilon the config states; ``wide`` where the weight acts before rounding."""
    return of(NormSpec, Key("rms_norm_eps", eps), rounded=not wide, **knobs)


def centred(eps: float = 1e-6) -> Template:
    """An RMSNorm with the weight 1 + w."""
    return rms(eps, wide=True, weight=NormWeight.CENTRED)


def centred_or_added(eps: float = 1e-6) -> Template:
    """``centred``, whose weights in a GGUF file are 1 + w already: llama.cpp's converter adds the 1."""
    return rms(eps, wide=True, weight=If(Key("norm_weights_added", False), NormWeight.SCALE, NormWeight.CENTRED))


def per_head(norm: Template, **knobs: Any) -> Template:
    """A norm of each head of q and k."""
    return of(QkNormSpec, norm, **knobs)


def over_all(norm: Template) -> Template:
    """A norm of q and one of k, each over all heads."""
    return of(QkNormSpec, norm, over=NormOver.ALL)


def head_dim(default: int) -> Key:
    """The dimensions of a head, where a class declares them."""
    return Key("head_dim", default)


def sliding(default: int | None = None) -> Template:
    """A mask that shows the last keys."""
    return of(MaskSpec, MaskKind.SLIDING, Key("sliding_window", default))


def masks(default: int | None = None) -> ByKind[Any]:
    """Full layers and sliding ones."""
    return ByKind({FULL: MaskSpec(), SLIDING: sliding(default)})


def attention(
    *,
    dim: Any = HEAD_DIM,
    kv: Any = KV_HEADS,
    theta: float = 1e4,
    bias: Any = BIAS,
    rope: Mapping[str, Any] | Any = (),
    norm: Any = None,
    **knobs: Any,
) -> Template:
    """Grouped attention. ``rope`` are further facts of the rotation, or another expression for it, or None."""
    rotation = Rope(dim, theta, **dict(rope)) if isinstance(rope, (Mapping, tuple)) else rope
    return of(
        GroupedAttentionSpec,
        **{
            "hidden": HIDDEN,
            "heads": HEADS,
            "kv_heads": kv,
            "head_dim": dim,
            "v_dim": dim,
            "scale": Power(dim, -0.5),
            "qkv_bias": bias,
            "o_bias": bias,
            "rope": rotation,
            "qk_norm": norm,
            **knobs,
        },
    )


def latent_attention(
    *, q_rank: Any = None, theta: float = 1e4, rope: Mapping[str, Any] | Any = (), **knobs: Any
) -> Template:
    """Latent attention with the scale of DeepSeek-V3; the norms of the latents have transformers' default epsilon."""
    rotation = (
        Rope(**{"dims": ROPE_DIM, "theta": theta, "pairing": Pairing.INTERLEAVED_TO_HALF, **dict(rope)})
        if isinstance(rope, (Mapping, tuple))
        else rope
    )
    return of(
        LatentAttentionSpec,
        **{
            "hidden": HIDDEN,
            "heads": HEADS,
            "scale": Computed(latent_scale, (NOPE, ROPE_DIM, rotation)),
            "rope": rotation,
            "q_rank": Given(Q_RANK, Q_RANK, 0) if q_rank is None else q_rank,
            "kv_rank": KV_RANK,
            "nope_dim": NOPE,
            "rope_dim": ROPE_DIM,
            "v_dim": V_DIM,
            "latent_norm": NormSpec(1e-6, rounded=True),
            "bias": BIAS,
            **knobs,
        },
    )


NO_ROPE = (Key("no_rope_layers", None), Key("no_rope_layer_interval", 4))


def where_rope(then: Any, otherwise: Any = None) -> Computed:
    """``then`` in the layers that ``no_rope_layers`` marks with a 1, which does mean a rotation."""
    return Computed(where_rotated, (*NO_ROPE, then, otherwise))


def multiplied(**knobs: Any) -> Decoder:
    """Granite: factors on the embedding, the scores, what is added to the residual stream and the logits."""
    return decoder(
        attention(kv=KV_OR_HEADS, scale=Key("attention_multiplier", 1.0), **knobs.pop("mixer", {})),
        rms(),
        embedding={"scale": Key("embedding_multiplier", 1.0)},
        branch={"add": Key("residual_multiplier", 1.0)},
        head={"scale": Inverse(Key("logits_scaling", 1.0))},
        **knobs,
    )


# Which layers have which mixer ---------------------------------------------------------------------------------------

FULL_OR_SLIDING = {FULL: FULL, SLIDING: SLIDING, "attention": FULL}
ALL_FULL = Pattern({}, same, (FULL,), stated=None)
"""No family that has this reads ``layer_types``."""


def pattern(rule: Callable[..., Any], *keys: Any, **facts: Any) -> Pattern:
    """Full and sliding layers: those in ``layer_types``, or else by a rule."""
    return Pattern(FULL_OR_SLIDING, rule, keys, **facts)


def all_windowed(*keys: Key) -> Pattern:
    """All layers slide, or none."""
    return Pattern({}, windowed, keys, stated=None)


# Layouts -------------------------------------------------------------------------------------------------------------

PRE = {"mixer_norm": "input_layernorm", "ffn_norm": "post_attention_layernorm"}
POST = {"mixer_post_norm": "post_attention_layernorm", "ffn_post_norm": "post_feedforward_layernorm"}
SANDWICH = {
    "mixer_norm": "input_layernorm",
    "mixer_post_norm": "post_attention_layernorm",
    "ffn_norm": "pre_feedforward_layernorm",
    "ffn_post_norm": "post_feedforward_layernorm",
}
_ATTENTION = {
    **{name: f"{name}_proj" for name in "qkvo"},
    "q_norm": "q_norm",
    "k_norm": "k_norm",
    "q_a": "q_a_proj",
    "q_a_norm": "q_a_layernorm",
    "q_b": "q_b_proj",
    "kv_a": "kv_a_proj_with_mqa",
    "kv_a_norm": "kv_a_layernorm",
    "kv_b": "kv_b_proj",
    "attention_gate": "gate_proj",
}
_FREQUENCIES = Unused(r".*rotary_emb\.inv_freq", "frequencies of the rotation follow from the config")
"""Of checkpoints of old versions of transformers, which the present ones do not load."""
MODELS = tuple(prefix.removesuffix("layers.{l}.") for prefix in LAYER_PREFIXES)


def named(modules: Mapping[str, str], module: str = "") -> tuple[WeightLayout, ...]:
    """Weights and biases of modules by their canonical names."""
    return tuple(
        plain(f"{weight}{end}", f"{module}{name}.{leaf}")
        for weight, name in modules.items()
        for leaf, end in (("weight", ""), ("bias", "_bias"))
    )


def layer_layout(
    norms: Mapping[str, str] = PRE,
    *more: WeightLayout,
    module: str = "self_attn.",
    names: Mapping[str, str] | None = None,
    prefixes: tuple[str, ...] = LAYER_PREFIXES,
    unused: tuple[Unused, ...] = (),
    block: str | None = None,
) -> LayerLayout:
    """A layer's weights without its FFN; ``names`` are modules of the attention that are called otherwise."""
    found = {w.weight: w for w in (*named(norms), *named({**_ATTENTION, **(names or {})}, module))}
    found["sinks"] = plain("sinks", f"{module}sinks")
    weights = tuple({**found, **{w.weight: w for w in more}}.values())
    return LayerLayout(prefixes, weights, (*unused, _FREQUENCIES), block)


def outer_layout(
    *more: WeightLayout,
    embedding: str = "embed_tokens",
    norm: str = "norm",
    head: tuple[str, ...] = ("/lm_head", "/language_model.lm_head"),
    prefixes: tuple[str, ...] = MODELS,
    unused: tuple[Unused, ...] = (),
) -> LayerLayout:
    """The weights of no layer."""
    heads = tuple(
        plain(f"head{end}", *(f"{name}.{leaf}" for name in (head[0], *head)))
        for leaf, end in (("weight", ""), ("bias", "_bias"))
    )
    inside = {w.weight: w for w in (*named({"embedding": embedding, "final_norm": norm}), *more)}.values()
    modules = {t.name.partition(".")[0] for w in inside for t in w.disk if isinstance(t, Tensor)}
    block = rf"({'|'.join(sorted(map(re.escape, modules)))})(\.|$)"
    return LayerLayout(prefixes, (*inside, *heads), unused, block)


# The whole -----------------------------------------------------------------------------------------------------------


def decoder(
    mixer: Template,
    norm: Any,
    *,
    mixers: Pattern = ALL_FULL,
    norms: Mapping[str, str] = PRE,
    layout: LayerLayout | None = None,
    outer: LayerLayout | None = None,
    tied: Any = None,
    embedding: Mapping[str, Any] | None = None,
    head: Mapping[str, Any] | None = None,
    branch: Mapping[str, Any] | None = None,
    mixer_branch: Template | None = None,
    ffn_branch: Any = None,
    final: Template | None = None,
    layer: Mapping[str, Any] | None = None,
    positions: Key = Key("max_position_embeddings"),  # noqa: B008 - frozen
    vocabulary: Key = Key("vocab_size"),  # noqa: B008 - frozen
    hidden: Key = HIDDEN,
    dense: Block | None = None,
    unused: tuple[str, ...] = (),
    fixed: tuple[Fixed, ...] = (),
    **model: Any,
) -> Decoder:
    """A decoder whose norms are all ``norm``, where ``norms`` says; ``branch`` are further facts of both branches."""

    def around(half: str) -> Template:
        found = {
            place: norm for place in ("pre", "post") if f"{half}_{'post_' if place == 'post' else ''}norm" in norms
        }
        return of(BranchSpec, **{**found, **(branch or {})})

    return Decoder(
        model=of(
            ModelSpec,
            **{
                "hidden": hidden,
                "positions": positions,
                "embedding": of(EmbeddingSpec, **{"vocabulary": vocabulary, **(embedding or {})}),
                "final_norm": final or norm,
                "head": of(HeadSpec, **{"tied": tied or Key("tie_word_embeddings", False), **(head or {})}),
                **model,
            },
        ),
        layer=of(
            LayerSpec,
            mixer=mixer,
            mixer_branch=mixer_branch or around("mixer"),
            ffn_branch=ffn_branch or around("ffn"),
            **(layer or {}),
        ),
        mixers=mixers,
        layout=outer or outer_layout(),
        layer_layout=layout or layer_layout(norms),
        dense=dense,
        unused=unused,
        fixed=fixed,
    )


TIED = Key("tie_word_embeddings", True)
"""Where transformers ties by default."""

CLIP = Given(Key("clip_qkv", None), Key("clip_qkv", None), 0.0)
INTERLEAVE: dict[str, Any] = {"pairing": If(Key("rope_interleave", True), Pairing.INTERLEAVED_TO_HALF, Pairing.HALF)}
INTERLEAVED: dict[str, Any] = {"pairing": Pairing.INTERLEAVED, "wide": True}
"""Neighbours are a pair, in f32."""
OWN_HEAD_DIM: Size = Given(_HEAD_DIM, _HEAD_DIM, ROPE_DIM)
"""What the rotation of latent attention reads, where a config may state it; only the rotated dimensions can be."""
TOP_KEYS = Key("index_topk", 2048)
INDEXER = Unused(r"(self_attn|attention)\.indexer\..*", "up to as many keys as it keeps, the indexer chooses all")
ALL_INDEXED = Pattern({INDEXED: INDEXED, "deepseek_sparse_attention": INDEXED}, same, (INDEXED,))
LATENT_UNUSED = ("qk_head_dim", "num_key_value_heads")
"""Keys of latent attention that follow from others."""
INDEXER_UNUSED = (
    "index_head_dim",
    "index_n_heads",
    "index_local_blocks",
    "indexer_types",
    "index_topk_freq",
    "index_share_for_mtp_iteration",
    "index_topk_pattern",
    "index_skip_topk_offset",
    "indexer_rope_interleave",
    "mlp_bias",
)
"""Keys of an indexer besides the number of keys that it keeps, and one that its families do not read."""
INDEXED_UNUSED = ("head_dim", *LATENT_UNUSED, *INDEXER_UNUSED)
