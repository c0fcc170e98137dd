"""A whole decoder from a config: the kind of each layer's mixer, the frozen spec, and where its weights are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from emitter.errors import UnsupportedError, shown
from emitter.reading.families import wrapper_of
from emitter.reading.families.row import Decoder, Pattern
from emitter.reading.families.shorthands import fixed
from emitter.reading.families.wrappers import Tied
from emitter.reading.layout import ByHead, Concat, LayerLayout, Rows, Source, Tensor, Transposed, WeightLayout
from emitter.reading.reader import Reader
from emitter.reading.resolve import fill, layout_of, spec_of
from emitter.reading.strictness import refuse_fixed, refuse_unread, unread_keys
from emitter.signature import layer_prefix
from emitter.spec.attention import LatentAttentionSpec
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import layer_weights, outer_weights

if TYPE_CHECKING:
    from emitter.reading.config import Model


MAX_DECODER_LAYERS = 2**10
"""The most layers of a whole decoder, a factor of 8 above any model: each is read, and written into a text."""

_LOOKS_LIKE_A_DECODER = re.compile(
    r"attn|attention|rope|rotary|norm(?!al)|window|layer_types|layer_pattern|embed|softcap|multiplier|scal(e|ing)|bias"
    r"|lora|clip|sink|^[qkv]+_|_kv_|head|vocab|tie_|residual|logit|position|chunk|swa_|mup|hc_|index"
)
_NEVER_COMPUTED = frozenset(
    {
        "attention_dropout",
        "attn_pdrop",
        "resid_pdrop",
        "embd_pdrop",
        "emb_pdrop",
        "_attn_implementation",
        "attn_implementation",
        "_attn_implementation_autoset",
        "_flash_attn_2_enabled",
        "chunk_size_feed_forward",
        "output_attentions",
        "output_router_logits",
        "mtp_layer_types",
        "mtp_loss_scaling_factor",
        "mtp_mlp_layer_types",
        "embedding_initializer_range",
        "initializer_range",
        "problem_type",
        "type_vocab_size",
    }
)
"""Dropout, initial weights, hints for execution, prediction heads: no logit depends on them."""
_IN_ANY_CONFIG = (
    fixed("add_cross_attention", False, why="there is no other sequence"),
    fixed("tie_encoder_decoder", False, why="there is no encoder"),
    fixed("pruned_heads", {}, why="all heads are computed"),
)
"""What transformers once wrote into the config of any model."""


_LATENTS = "kv_b_proj.weight"
"""What transformers calls the keys and values of all heads from a latent."""


@dataclass(frozen=True)
class Place:
    """Where one part of a decoder's weights is: ``layout`` in layer ``layer`` of the files, None for what is in none.

    ``scope`` is what stands before the canonical names: ``layers.3``, ``layers.3.aside``, or nothing. ``ffn`` says
    whether the part is an FFN, or what is around those. ``tied`` is where the head would be that is the embedding.
    """

    scope: tuple[str, ...]
    layer: int | None
    layout: LayerLayout
    ffn: bool = False
    tied: WeightLayout | None = None

    @property
    def archived(self) -> str:
        """What stands before the canonical names in archives, which count the layers of the files."""
        return "" if self.layer is None else layer_prefix(self.layer, self.layout.half)


def mixer_kinds(pattern: Pattern, reader: Reader, depth: int) -> tuple[str, ...]:
    """The kind of each layer's mixer, see ``Pattern``."""
    if pattern.stated is not None and reader.has(pattern.stated):
        words = reader.entries(pattern.stated, depth)
        for word in words:
            if not isinstance(word, str) or word not in pattern.words:
                accepted = " or ".join(sorted(pattern.words))
                reader.fail(pattern.stated.name, f"has an entry {shown(word)}", accepted)
        found = tuple(pattern.words[word] for word in words)
    else:
        found = tuple(pattern.rule(reader, depth, *pattern.keys))
    return found if pattern.last is None else (*found[:-1], pattern.last)


def decoder_of(model: Model) -> Decoder:
    """What is around the FFNs of the model's family. Raises ``UnsupportedError`` that says what no spec has."""
    decoder = model.family.decoder
    if isinstance(decoder, str):
        raise _not_read(model, decoder)
    return decoder


def _not_read(model: Model, needed: str) -> UnsupportedError:
    """The error for a model that ``needed`` is part of, which no spec has."""
    return UnsupportedError(
        f"{model.where}: a whole {model.family.name} needs {needed}, which is not read; its FFN layers "
        "are, one at a time. `moehlo list` prints which families are read whole"
    )


def read_model(model: Model) -> ModelSpec:
    """The whole decoder of a config.

    Raises ``UnsupportedError`` where the family's decoder is not in the table, or has a key that is not understood, and
    ``ConfigError`` for a value that is missing or not accepted, by its key.
    """
    decoder, config, where = decoder_of(model), model.config, model.where
    if model.depth > MAX_DECODER_LAYERS:
        raise UnsupportedError(
            f"{where}: a decoder of {model.depth} layers is absurdly large; expected at most {MAX_DECODER_LAYERS}"
        )
    kinds = mixer_kinds(decoder.mixers, Reader(config, where), model.depth)
    for index, kind in enumerate(kinds):
        if kind in decoder.mixers.lacking:
            raise _not_read(model, f"{decoder.mixers.lacking[kind]} in layer {index}")
    _refuse_unread(model, decoder)
    layers: list[LayerSpec] = []
    for index in range(model.depth):
        reader = Reader(config, where, index, kinds, model.kinds)
        ffn = model.layer(index).spec
        if decoder.dense is None:
            layers.append(fill(decoder.layer.but(ffn=ffn), reader))
            continue
        dense = spec_of(model.family, decoder.dense, reader)
        layers.append(fill(decoder.layer.but(ffn=dense, aside=ffn), reader))
        layers.append(fill(decoder.layer.but(ffn=dense), reader))
    outer = {**config, **_tying(model)}
    spec: ModelSpec = fill(decoder.model.but(layers=tuple(layers)), Reader(outer, where, None, kinds, model.kinds))
    return spec


def _refuse_unread(model: Model, decoder: Decoder) -> None:
    """Refuse keys that look like part of a decoder and that the row does not know."""
    family = model.family
    around = (*decoder.fixed, *_IN_ANY_CONFIG)
    refuse_fixed(model.config, model.where, family.name, around)
    known = family.read_keys | {*family.unused, *decoder.unused, *(key.name for key in (*family.fixed, *around))}
    stated = {key: value for key, value in model.config.items() if value is not None}
    unread = unread_keys(stated, known, _LOOKS_LIKE_A_DECODER, _NEVER_COMPUTED)
    refuse_unread(unread, model.where, family.name, "decoder", "what is computed")


def _tying(model: Model) -> Mapping[str, Any]:
    """What the config around a text model says of its head, where there is one and transformers reads that."""
    wrapper = wrapper_of(str(model.root.get("model_type")))
    if wrapper is None or model.around is None or wrapper.tied_by is Tied.INSIDE:
        return {}
    inner = bool(model.config.get("tie_word_embeddings")) and wrapper.tied_by is Tied.EITHER
    return {"tie_word_embeddings": model.around.get("tie_word_embeddings", wrapper.tied) or inner}


def places(model: Model, spec: ModelSpec) -> tuple[Place, ...]:
    """Where all weights of ``spec`` are: the FFNs among them, whose layouts are those of the family's layers."""
    decoder = decoder_of(model)
    outer = {weight.name: weight.shape[0] for weight in outer_weights(spec)}
    tied = next(w for w in decoder.layout.weights if w.weight == "head") if spec.head.tied else None
    found = [Place((), None, _kept(decoder.layout, outer), tied=tied)]
    for index, layer in enumerate(spec.layers):
        at, part = (index, None) if decoder.dense is None else divmod(index, 2)
        rows = {weight.name: weight.shape[0] for weight in layer_weights(spec, layer)}
        scope = ("layers", str(index))
        around = _of_half(_kept(decoder.layer_layout, rows), part)
        if isinstance(layer.mixer, LatentAttentionSpec):
            around = replace(around, weights=tuple(_or_apart(w, layer.mixer) for w in around.weights))
        found.append(Place(scope, at, around))
        if decoder.dense is None:
            found.append(Place(scope, at, model.layer(at).layout, ffn=True))
        else:
            found.append(Place(scope, at, _of_half(layout_of(decoder.dense, layer.ffn), part), ffn=True))
            if layer.aside is not None:
                found.append(Place((*scope, "aside"), at, model.layer(at).layout, ffn=True))
    return tuple(found)


def archived_prefixes(model: Model, spec: ModelSpec) -> tuple[tuple[str, str], ...]:
    """What names of the decoder's weights begin with, and in its place in archives, where that differs; the longest
    first (see ``emitter.signature.Parameters``)."""
    found = {".".join((*place.scope, "")): place.archived for place in places(model, spec) if place.scope}
    differing = [(scope, archived) for scope, archived in found.items() if scope != archived]
    return tuple(sorted(differing, key=lambda pair: -len(pair[0])))


def _kept(layout: LayerLayout, rows: Mapping[str, int]) -> LayerLayout:
    """The layout of the weights that there are, with the numbers of what lies in one tensor with others."""

    def sized(weight: str, source: Source) -> Source:
        return source.among(weight, rows) if isinstance(source, Rows) else source

    return replace(
        layout,
        weights=tuple(
            WeightLayout(w.weight, sized(w.weight, w.memory), tuple(sized(w.weight, each) for each in w.disk))
            for w in layout.weights
            if w.weight in rows
        ),
        rows=tuple(rows.items()),
    )


def _or_apart(layout: WeightLayout, mixer: LatentAttentionSpec) -> WeightLayout:
    """The layout of a weight of latent attention, where that of keys and values may also lie as mlx-lm stores it: keys
    ``[heads, kv_rank, nope_dim]`` in ``embed_q``, values ``[heads, v_dim, kv_rank]`` in ``unembed_out``."""
    if layout.weight != "kv_b":
        return layout
    modules = [
        s.name.removesuffix(_LATENTS) for s in layout.sources if isinstance(s, Tensor) and s.name.endswith(_LATENTS)
    ]
    apart = tuple(
        ByHead(
            (
                (Transposed(Tensor(f"{module}embed_q.weight")), mixer.nope_dim),
                (Tensor(f"{module}unembed_out.weight"), mixer.v_dim),
            ),
            mixer.heads,
        )
        for module in modules
    )
    return replace(layout, disk=(*layout.sources, *apart))


def _of_half(layout: LayerLayout, part: int | None) -> LayerLayout:
    """The layout with the number of the half for ``{i}``, where a layer of the files is two of the decoder."""
    if part is None:
        return layout

    def numbered(source: Source) -> Source:
        match source:
            case Concat(parts):
                return Concat(tuple(map(numbered, parts)))
            case Tensor(name):
                return Tensor(name.replace("{i}", str(part)))
        return source

    return replace(
        layout,
        prefixes=tuple(prefix.replace("{i}", str(part)) for prefix in layout.prefixes),
        block=None if layout.block is None else layout.block.replace("{i}", str(part)),
        weights=tuple(WeightLayout(w.weight, numbered(w.memory), tuple(map(numbered, w.disk))) for w in layout.weights),
        half=part,
    )
