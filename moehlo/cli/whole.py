"""``moehlo inspect MODEL --model``: the layers of a whole decoder, its bytes, the cache of a token, and floors."""

from __future__ import annotations

import dataclasses
from collections import Counter
from dataclasses import replace
from typing import Any

from emitter.graphs.decoder import BATCHED, DECODE, DECODE_BATCH, PREFILL, PREFILL_PAGED, SINGLE, launches_of
from emitter.graphs.figures import cache_bytes_per_token, model_figures
from emitter.io.numbers import ranges
from emitter.packing import Weight
from emitter.plan import DecoderPlan, Request, plan_decoder
from emitter.reading.config import Model
from emitter.reading.decoder import places
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.attention import GroupedAttentionSpec, MaskKind, MixerSpec
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import model_weights
from emitter.spec.plain import plain
from emitter.spec.tensors import canonical_weights
from moehlo.cli.console import out, print_json, table
from moehlo.decoder_room import most_at_once, widths, window_rows
from weights.decoder import stored_decoder
from weights.residency import packings, said_alone, said_of


def inspect_model(opened: Model, request: Request, reason: str, as_json: bool) -> None:
    """Print what a decoder is, computed in ``request.dtype``, which is so for this ``reason``."""
    spec, dtype = opened.whole, request.dtype
    alone = said_alone(opened, places(opened, spec), model_weights(spec), opened.source.name)
    stored = alone or stored_decoder(opened, dtype)
    plan = plan_decoder(spec, request, stored)
    there, unpacked = {weight.name: weight for weight in stored.weights}, dict(plan.unpacked)
    held = [replace(w, packing=plan.held.get(w.name, w.packing)) for w in model_weights(spec)]
    held_as = {
        name: f"{there[name].packings[0]} as {form}"
        for name, form in plan.held.items()
        if name in there and form not in there[name].packings
    }
    sizes = _bytes(spec, held, dtype)
    contexts = sorted({c for c in (0, 1024, 8192, spec.positions - 1) if c < spec.positions})
    kept = plan.cache_dtype
    figures = [model_figures(spec, dtype, context, packings=plan.held, cache=kept) for context in contexts]
    windowed, last = cache_bytes_per_token(spec, kept, windowed=True), window_rows(widths(spec), most_at_once(plan))
    document: dict[str, Any] = {
        "family": opened.family.name,
        "dtype": dtype.value,
        "dtype_reason": reason,
        "bytes": sizes,
        "cache_bytes_per_token": cache_bytes_per_token(spec, kept),
        "cache_windows": {"bytes_per_token": windowed, "tokens": last} if windowed else None,
        "floors": [dataclasses.asdict(f) for f in figures],
        "longest": spec.longest,
        "spec": plain(spec),
        "stored_bytes": sum(weight.nbytes for weight in stored.weights) or None,
        "computed": _computed(spec, plan),
        "tensors": [
            {
                "name": w.name,
                "shape": list(w.shape),
                "dtype": "packed" if w.name in plan.held else w.planes(dtype)[0].dtype.value,
                "bytes": w.nbytes(dtype),
                "stored": packings(there[w.name]) if w.name in there else None,
                "unpacked": unpacked.get(w.name),
            }
            for w in held
        ],
    }
    if as_json:
        print_json(document)
        return
    out.print(opened.family.name, style="bold", end="")
    tied = ", head tied to the embedding" if spec.head.tied else ""
    out.print(f", {len(spec.layers)} layers of {spec.hidden}, vocabulary {spec.embedding.vocabulary:,}{tied}")
    if spec.longest is not None:
        out.print(f"read up to {spec.longest} tokens of a sequence: beyond, an indexer would choose among the keys")
    columns = ("layers", "mixer", "positions", "FFN")
    shown = table("layers", columns, columns)
    said = [(_mixer(layer.mixer), _positions(layer.mixer), _ffns(layer.ffn, layer.aside)) for layer in spec.layers]
    for line in dict.fromkeys(said):
        shown.add_row(ranges([i for i, other in enumerate(said) if other == line]), *line)
    out.print(shown)
    shown = table(f"weights, {dtype.value}{', or as they are stored' * bool(plan.held)}", ("what", "MB"), ("what",))
    for name, size in sizes.items():
        shown.add_row(name, f"{size / 1e6:,.2f}")
    out.print(shown)
    if stored.weights:
        forms = Counter(form for weight in stored.weights for form in map(str, weight.packings))
        listed = ", ".join(f"{count} {form}" for form, count in forms.items())
        out.print(f"stored: {document['stored_bytes'] / 1e6:,.2f} MB; {listed}")
        for why in dict.fromkeys(unpacked.values()):
            names = dict.fromkeys(name.rpartition(".")[2] for name, other in unpacked.items() if other == why)
            out.print(f"dequantised at load: {', '.join(names)}: {why}")
        for form in dict.fromkeys(held_as.values()):
            names = dict.fromkeys(name.rpartition(".")[2] for name, other in held_as.items() if other == form)
            out.print(f"repacked at load: {', '.join(names)}: {form}")
    if alone is not None and alone.packings:
        out.print(f"{said_of(alone)}; kept packed: {len(plan.held)}")
    for what, how in document["computed"].items():
        out.print(f"{what}: {how}")
    of_windows = f", and {windowed:,} for each of the last {last:,} at most, of layers with a window"
    out.print(f"cache: {document['cache_bytes_per_token']:,} bytes for each token{of_windows * bool(windowed)}")
    shown = table("floors of one token", ("tokens before it", "MB of cache read", "MB read", "MFLOPs"))
    for f in figures:
        cells = (f.cache_bytes, f.floor_bytes, f.floor_flops)
        shown.add_row(f"{f.context:,}", *(f"{cell / 1e6:,.2f}" for cell in cells))
    out.print(shown)
    out.print(f"dtype: {dtype.value} ({reason})")


def _computed(spec: ModelSpec, plan: DecoderPlan) -> dict[str, str]:
    """What computes prompts and steps on a GPU, as a person says it; nothing elsewhere."""
    if plan.target.kind != "cuda":
        return {}
    found = launches_of(spec, plan, (*SINGLE, *BATCHED))
    named = {"prompts": PREFILL, "prompts of batches": PREFILL_PAGED, "steps": DECODE, "steps of batches": DECODE_BATCH}
    said = {}
    for what, entry in named.items():
        how = found[entry]
        graph = "a CUDA graph of " * ("steps" in what)
        said[what] = f"by the runtime ({how})" if isinstance(how, str) else f"{graph}{how} launches"
    return said


def _bytes(spec: ModelSpec, held: list[Weight], dtype: DType) -> dict[str, int]:
    """Bytes of all weights, by where they are."""
    inside = {
        f"layers.{index}.{scope}{weight.name}"
        for index, layer in enumerate(spec.layers)
        for scope, ffn in (("", layer.ffn), ("aside.", layer.aside))
        if ffn is not None
        for weight in canonical_weights(ffn)
    }
    sizes: Counter[str] = Counter()
    for weight in held:
        where = "FFNs" if weight.name in inside else "mixers and norms" if weight.scope.path else "embedding and head"
        sizes[where] += weight.nbytes(dtype)
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
