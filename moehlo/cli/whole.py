"""``moehlo inspect MODEL --model``: the layers of a whole decoder, its bytes, the cache of a token, and floors."""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter
from typing import Any

from rich.table import Table

from emitter.figures import cache_bytes_per_token, model_figures
from emitter.io.numbers import ranges
from emitter.reading.config import Model
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.attention import GroupedAttentionSpec, MaskKind, MixerSpec
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import layer_weights, model_weights, outer_weights
from emitter.spec.plain import plain
from emitter.spec.tensors import canonical_weights
from moehlo.cli.console import out, print_json


def inspect_model(opened: Model, dtype: DType, reason: str, as_json: bool) -> None:
    """Print what a decoder is, in weights and cache of ``dtype``, which is so for this ``reason``."""
    spec = opened.whole
    sizes = _bytes(spec, dtype)
    contexts = sorted({c for c in (0, 1024, 8192, spec.positions - 1) if c < spec.positions})
    figures = [model_figures(spec, dtype, context) for context in contexts]
    document: dict[str, Any] = {
        "family": opened.family.name,
        "dtype": dtype.value,
        "dtype_reason": reason,
        "bytes": sizes,
        "cache_bytes_per_token": cache_bytes_per_token(spec, dtype),
        "floors": [dataclasses.asdict(f) for f in figures],
        "longest": spec.longest,
        "spec": plain(spec),
        "tensors": [{"name": w.name, "shape": list(w.shape)} for w in model_weights(spec)],
    }
    if as_json:
        print_json(document)
        return
    out.print(opened.family.name, style="bold", end="")
    tied = ", head tied to the embedding" if spec.head.tied else ""
    out.print(f", {len(spec.layers)} layers of {spec.hidden}, {spec.embedding.vocabulary:,} tokens{tied}")
    if spec.longest is not None:
        out.print(f"read up to {spec.longest} tokens of a sequence: beyond, an indexer would choose among the keys")
    table = Table(title="layers")
    for column in ("layers", "mixer", "positions", "FFN"):
        table.add_column(column)
    said = [(_mixer(layer.mixer), _positions(layer.mixer), _ffns(layer.ffn, layer.aside)) for layer in spec.layers]
    for line in dict.fromkeys(said):
        table.add_row(ranges([i for i, other in enumerate(said) if other == line]), *line)
    out.print(table)
    table = Table(title=f"weights, {dtype.value}")
    for column in ("what", "MB"):
        table.add_column(column, justify="right" if column == "MB" else "left")
    for name, size in sizes.items():
        table.add_row(name, f"{size / 1e6:,.2f}")
    out.print(table)
    out.print(f"cache: {document['cache_bytes_per_token']:,} bytes for each token")
    table = Table(title="floors of one token")
    for column in ("tokens before it", "MB of cache read", "MB read", "MFLOPs"):
        table.add_column(column, justify="right")
    for f in figures:
        cells = (f.cache_bytes, f.floor_bytes, f.floor_flops)
        table.add_row(f"{f.context:,}", *(f"{cell / 1e6:,.2f}" for cell in cells))
    out.print(table)
    out.print(f"dtype: {dtype.value} ({reason})")


def _bytes(spec: ModelSpec, dtype: DType) -> dict[str, int]:
    """Bytes of all weights, by where they are."""
    sizes: Counter[str] = Counter()
    for weight in outer_weights(spec):
        sizes["embedding and head"] += weight.nbytes(dtype)
    for layer in spec.layers:
        ffns = [canonical_weights(ffn) for ffn in (layer.ffn, layer.aside) if ffn is not None]
        inside = sum(weight.nbytes(dtype) for weight in itertools.chain(*ffns))
        sizes["FFNs"] += inside
        sizes["mixers and norms"] += sum(weight.nbytes(dtype) for weight in layer_weights(spec, layer)) - inside
    return {**sizes, "all": sizes.total()}


def _mixer(mixer: MixerSpec) -> str:
    if isinstance(mixer, GroupedAttentionSpec):
        text = f"{mixer.heads} heads of {mixer.head_dim} over {mixer.kv_heads}"
    else:
        text = f"{mixer.heads} heads of {mixer.head_dim} from latents of {mixer.kv_rank} + {mixer.rope_dim}"
    if mixer.mask.kind is not MaskKind.FULL:
        text += f", {mixer.mask.kind.value.replace('_', ' ')} {mixer.mask.width}"
    text += ", sinks" * mixer.sinks + ", gated" * (mixer.gate is not None)
    return text + (f", keys of layer {mixer.kv_from}" if mixer.kv_from is not None else "")


def _positions(mixer: MixerSpec) -> str:
    rope = mixer.rope
    if rope is None:
        return "none"
    scaling = "" if rope.scaling is None else f", {type(rope.scaling).__name__.removesuffix('Scaling').lower()}"
    return f"base {rope.base:g}, {2 * rope.pairs} of {mixer.head_dim}{scaling}"


def _ffns(*ffns: FfnSpec | None) -> str:
    return " and ".join(
        f"{f.router.top_k} of {f.experts.count} experts of {f.experts.intermediate}"
        if isinstance(f, MoeSpec)
        else f"dense {f.intermediate}"
        for f in ffns
        if f is not None
    )
