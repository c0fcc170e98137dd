"""The physics of a layer: bytes that must be read and FLOPs that must be done, as plain functions of the spec.

Decode is bound by bytes (each chosen expert's weights are read once), prefill by FLOPs (each token computes k experts).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

from emitter.graphs.decoder import window_of
from emitter.packing import Axis, Packing, Use, Weight
from emitter.shapes import MOST_EXPANDED_BYTES
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec, WeightOn
from emitter.spec.attention import LatentAttentionSpec, MaskKind
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import layer_weights, outer_weights
from emitter.spec.tensors import canonical_weights
from emitter.target.mesh import Part


@dataclass(frozen=True)
class Figures:
    """What one call of the layer over ``tokens`` tokens needs at least, and what masked-dense does instead.

    ``experts_touched`` is the expected number of different experts that are read when each token chooses k of the M
    classes uniformly, R of which are experts: ``R (1 - (1 - k / M)^N)``. Bytes and FLOPs include the router and the
    shared expert; of a table of experts by token id, each token's row. Floors take no token for dropped, and where a
    second bank takes the tokens of another type, they are those of text alone.
    """

    tokens: int
    experts_touched: float
    floor_bytes: float
    floor_flops: float
    masked_bytes: float
    masked_flops: float


def layer_figures(
    spec: FfnSpec,
    dtype: DType,
    tokens: int,
    touched: float | None = None,
    *,
    packings: Mapping[str, Packing] | None = None,
) -> Figures:
    """The figures of one call (see ``Figures``), with ``touched`` different experts where that number is known.

    ``packings`` are those of the weights that are not plain, by stem (``Plan.packings``).
    """
    packed = packings or {}
    every = _Cost()
    experts = _Cost()
    always = _Cost()
    for plain in canonical_weights(spec):
        weight = replace(plain, packing=packed.get(plain.stem, plain.packing))
        cost = _cost(weight, dtype)
        every += cost
        if weight.scope.bank or weight.use is Use.TABLE:
            continue
        if weight.size(Axis.EXPERT) is None:
            always += cost
        else:
            experts += cost
    if not isinstance(spec, MoeSpec):
        return Figures(tokens, 0.0, every.size, tokens * every.flops, every.size, tokens * every.flops)
    count, router = spec.experts.count, spec.router
    reached, classes = min(count, router.experts), router.experts
    if spec.experts.slot_experts:
        reached = classes = len(spec.experts.slot_experts)
    if touched is None:
        touched = reached * (1.0 - (1.0 - router.top_k / classes) ** tokens)
    rows = min(tokens, router.table) * router.top_k * DType.I32.itemsize
    return Figures(
        tokens=tokens,
        experts_touched=touched,
        floor_bytes=always.size + rows + touched * experts.size / count,
        floor_flops=tokens * (always.flops + router.top_k * reached / classes * experts.flops / count),
        masked_bytes=every.size,
        masked_flops=tokens * every.flops,
    )


@dataclass(frozen=True)
class ModelFigures:
    """What a decoder needs at least for some tokens after ``context`` others, in bytes and FLOPs.

    ``cache_bytes`` are the keys and values (or latents) of all layers that the first token must read: of a layer with a
    window those in it. ``floor_bytes`` are these and each weight once, of the experts as ``Figures`` says, of the
    embedding a row for each token. The head is computed for the last token. ``experts_touched`` is the mean of the
    layers that have experts. Weights that are not packed are in the compute dtype.
    """

    context: int
    cache_bytes: int
    floor_bytes: float
    floor_flops: float
    experts_touched: float


def cache_bytes_per_token(spec: ModelSpec, dtype: DType, *, windowed: bool = False) -> int:
    """Bytes that a token leaves in the caches that keep all tokens; with ``windowed`` in those that are read through
    windows alone, which keep the last tokens."""
    return sum(
        layer.mixer.cached_bytes(dtype)
        for index, layer in enumerate(spec.layers)
        if (window_of(spec, index) is not None) == windowed
    )


def call_bytes(spec: ModelSpec, dtype: DType, tokens: int, rows: int) -> int:
    """Bytes at most of the values of a call over ``tokens`` of a sequence on a GPU, its caches of ``rows`` tokens.

    All of the layer that has the most, as if none ended before another begins, and the logits of a token: f32, but
    for hidden values, queries, and keys and values that are made of latents. The sums of each page at decode are less
    than a hundredth of the pages.
    """
    made = tokens * max(_layer_bytes(layer, dtype) for layer in spec.layers)
    return 4 * spec.embedding.vocabulary + made + max(_expanded_bytes(layer, dtype, rows) for layer in spec.layers)


def _expanded_bytes(layer: LayerSpec, dtype: DType, rows: int) -> int:
    mixer = layer.mixer
    if not isinstance(mixer, LatentAttentionSpec) or dtype is DType.F32:
        return 0
    return min(rows * mixer.expanded_bytes(dtype), MOST_EXPANDED_BYTES)


def _layer_bytes(layer: LayerSpec, dtype: DType) -> int:
    mixer, width = layer.mixer, layer.mixer.hidden
    kv_heads, *sizes = mixer.key_sizes
    made = 4 * (3 * width + 2 * (mixer.heads * sum(sizes) + kv_heads * sum(sizes)))
    made += dtype.itemsize * mixer.heads * sum(sizes)
    for ffn in (layer.ffn, layer.aside):
        if isinstance(ffn, MoeSpec):
            k, experts = ffn.router.top_k, ffn.experts
            # parts of the logits, ids and weights; hidden values and outputs of each choice
            made += 4 * (_LOGIT_PARTS * ffn.router.experts + 2 * k)
            made += k * (dtype.itemsize * experts.intermediate + 4 * ffn.hidden)
            made += 0 if ffn.shared is None else dtype.itemsize * ffn.shared.intermediate + 4 * ffn.hidden
        elif ffn is not None:
            made += dtype.itemsize * ffn.intermediate + 4 * ffn.hidden
    return made


_LOGIT_PARTS = 34
"""Parts that the logits of few tokens are computed in, the logits and the scores."""


def model_figures(
    spec: ModelSpec,
    dtype: DType,
    context: int,
    tokens: int = 1,
    *,
    packings: Mapping[str, Packing] | None = None,
    batch: bool = False,
    cache: DType | None = None,
) -> ModelFigures:
    """The figures of ``tokens`` tokens after ``context`` others (see ``ModelFigures``), kept in ``cache``, or in the
    compute dtype.

    In a ``batch`` each token is of a sequence of its own, after ``context`` tokens of its own.

    ``packings`` are those of the weights that are not plain, by their full names (``DecoderPlan.held``).
    """
    packed = packings or {}
    cost, attended, cached = _Cost(), 0, 0
    for plain in outer_weights(spec):
        weight = replace(plain, packing=packed.get(plain.name, plain.packing))
        rows = weight.size(Axis.VOCABULARY) if weight.use is Use.TABLE else None
        whole = _cost(weight, dtype)
        cost += whole if rows is None else _Cost(tokens * whole.size // rows, whole.flops)
        if weight.name == "embedding" and spec.head.tied:
            cost += _Cost(whole.size, 2 * prod(weight.shape))
    routed, touched = 0.0, list[float]()
    for index, layer in enumerate(spec.layers):
        mixer, scope = layer.mixer, f"layers.{index}."
        windowed = mixer.mask.kind in (MaskKind.SLIDING, MaskKind.CHUNKED)
        width = mixer.mask.width if windowed else context + tokens
        source = mixer if mixer.kv_from is None else spec.layers[mixer.kv_from].mixer
        caches = tokens if batch else 1
        cached += caches * (min(context + 1, width) - 1) * source.cached_bytes(cache or dtype)
        seen = sum(min(context + 1 + (0 if batch else token), width) for token in range(tokens))
        attended += 2 * seen * mixer.heads * (mixer.head_dim + mixer.v_dim)
        ffns = [ffn for ffn in (layer.ffn, layer.aside) if ffn is not None]
        own = [canonical_weights(ffn) for ffn in ffns]
        inside = {weight.name for weights in own for weight in weights}
        for plain in layer_weights(spec, layer):
            if plain.name.removeprefix("aside.") not in inside:
                one = _cost(replace(plain, packing=packed.get(scope + plain.name, plain.packing)), dtype)
                cost += _Cost(one.size, tokens * one.flops)
        for ffn, within in zip(ffns, (scope, f"{scope}aside."), strict=False):
            named = {w.stem: packed[within + w.name] for w in canonical_weights(ffn) if within + w.name in packed}
            figures = layer_figures(ffn, dtype, tokens, packings=named)
            routed += figures.floor_bytes
            cost += _Cost(0, int(figures.floor_flops))
            touched += [figures.experts_touched] * isinstance(ffn, MoeSpec)
    experts = sum(touched) / max(1, len(touched))
    return ModelFigures(context, cached, cost.size + routed + cached, cost.flops + attended, experts)


@dataclass(frozen=True)
class MeshFigures:
    """What one device of a mesh holds, must do and sends in one call of ``tokens`` tokens; bytes and FLOPs.

    ``held`` are its weights. ``read`` and ``flops`` are the floors of a call under uniform routing: its experts' share,
    and what every device does (for its share of the tokens where these are split). ``sent`` is what rings of all D
    devices send from each: for an all-reduce of S bytes ``2 (D - 1) / D S``, for an all-gather or a reduce-scatter of S
    bytes in all ``(D - 1) / D S``.
    """

    tokens: int
    split: bool
    held: int
    read: float
    flops: float
    sent: float


def mesh_figures(spec: MoeSpec, dtype: DType, part: Part, tokens: int) -> MeshFigures:
    """The figures of one device for calls of ``tokens`` tokens in all (see ``MeshFigures``).

    With tokens on every device the routed rows ``[N, H]`` f32 are all-reduced. With split ones the rows in ``dtype``
    (f32 where combine weights multiply them), k ids and k weights of each token are all-gathered, and the routed rows
    f32 reduce-scattered. H is the width in which the experts work. Each bank of experts does so.
    """
    devices, held, every, experts = part.mesh.devices, 0, _Cost(), _Cost()
    for weight in canonical_weights(spec):
        cost = _cost(weight, dtype)
        if weight.size(Axis.EXPERT) is None:
            every += cost
        else:
            experts += cost
        held += part.weight(weight).nbytes(dtype)
    whole = layer_figures(spec, dtype, tokens)
    own = part.tokens(tokens)
    rows = dtype.itemsize if spec.experts.weight_on is WeightOn.OUTPUT else DType.F32.itemsize
    wide = DType.F32.itemsize * spec.expert_hidden
    if part.split_tokens:
        a_token = rows * spec.expert_hidden + 2 * DType.F32.itemsize * spec.router.top_k + wide
        sent = float((devices - 1) * own * a_token)
    else:
        sent = 2 * (devices - 1) / devices * tokens * wide
    always = tokens * every.flops
    return MeshFigures(
        tokens=tokens,
        split=part.split_tokens,
        held=held,
        read=every.size + max(0.0, whole.floor_bytes - every.size) / devices,
        flops=own * every.flops + (whole.floor_flops - always) / devices,
        sent=sent * (2 if spec.second else 1),
    )


@dataclass(frozen=True)
class _Cost:
    """Bytes of some weights, and the FLOPs of one token through all of them."""

    size: int = 0
    flops: int = 0

    def __add__(self, other: _Cost) -> _Cost:
        return _Cost(self.size + other.size, self.flops + other.flops)


def _cost(weight: Weight, dtype: DType) -> _Cost:
    return _Cost(weight.nbytes(dtype), 2 * prod(weight.shape) if weight.use is Use.PRODUCT else 0)
