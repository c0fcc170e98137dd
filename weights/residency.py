"""How the weights of a quantised checkpoint are stored, and what they take in memory as they are held."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from emitter.packing import Axis, BlockFp8, MlxAffine, Mxfp4, Packing, Use, Weight
from emitter.plan import Plan, Stored
from emitter.reading.compressed import CompressedQuantisation
from emitter.reading.config import Layer, Model
from emitter.reading.decoder import Place
from emitter.reading.hub import has_weights
from emitter.reading.quantisation import (
    Fp8Quantisation,
    MlxQuantisation,
    Mxfp4Quantisation,
    Quantisation,
    read_quantisation,
)
from emitter.signature import DType, weight_arguments
from emitter.spec.tensors import canonical_weights
from weights.archives.archive import is_archive
from weights.compressed import packing_of
from weights.layer import StoredWeight, packings_of, stored_weights
from weights.matching import first_names
from weights.store import open_weights


@dataclass(frozen=True)
class StoredLayer(Stored):
    """How a layer's weights lie in its checkpoint: ``weights`` has every one of a quantised checkpoint, none of any
    other."""

    weights: tuple[StoredWeight, ...] = ()


def stored_layer(layer: Layer, dtype: DType) -> StoredLayer:
    """How a layer's weights lie in its files, for a graph of this compute dtype; headers are read, no numbers.

    Raises:
        CheckpointError: the weights are not as the config says.
    """
    model, where = layer.model, f"layer {layer.index}"
    # a repository of the hub is not asked: that would be to download the weights
    if model.source.repository is not None or not may_be_quantised(model):
        return StoredLayer(where=where)
    there = open_weights(model), layer.layout, layer.index, weight_arguments(canonical_weights(layer.spec), dtype)
    weights = stored_weights(*there)
    quantised = frozenset(weight.name for weight in weights if weight.packings)
    if not quantised:  # an archive of a quantised model may hold its numbers
        return StoredLayer(where=where)
    packings = {weight.name: packing for weight, packing in packings_of(*there).items()}
    return StoredLayer(packings, quantised, where, weights)


def may_be_quantised(model: Model) -> bool:
    """Whether a model has weights that may be quantised: by its config, or in a file that says it itself.

    Raises ``ConfigError`` as ``read_quantisation``.
    """
    if not has_weights(model):
        return False
    directory = model.source.directory
    held_apart = model.source.file is not None or (directory is not None and is_archive(directory))
    return held_apart or read_quantisation(model.root, model.where) is not None


def expert_packings(layer: Layer) -> tuple[tuple[str, Packing], ...]:
    """The packings by stem of the experts' weights: as a layer's files have them, or as far as a config alone says.

    Nothing where a config alone says of no quantised weights, or where rows do not fit the groups.

    Raises:
        ConfigError: as ``read_quantisation``.
        CheckpointError: the weights are not as the config says.
    """
    experts = [weight for weight in canonical_weights(layer.spec) if weight.size(Axis.EXPERT) is not None]
    stored = said_alone(layer.model, (place_of(layer),), experts, layer.model.where)
    if stored is not None and len(stored.packings) != sum(weight.use is Use.PRODUCT for weight in experts):
        return ()
    stored = stored or stored_layer(layer, DType.F32)
    found = ((weight.stem, stored.packings.get(weight.name)) for weight in experts)
    return tuple({stem: form for stem, form in found if form is not None and not isinstance(form, str)}.items())


def place_of(layer: Layer) -> Place:
    """Where the weights of a layer by itself are, whose names have no scope."""
    return Place((), layer.index, layer.layout, ffn=True)


def declared(model: Model, places: Iterable[Place], weights: Iterable[Weight]) -> dict[str, Packing]:
    """The packings of weights by name, as far as a config alone says, of those whose rows fit the groups.

    MLX affine: all matrices, as most modules have it, with scales of bf16. FP8: all but embedding and head. MXFP4:
    experts. compressed-tensors: by the names of their modules, with scales of bf16, all but routers, embedding and
    head. ``places`` say where the weights would be.

    Raises ``ConfigError`` as ``read_quantisation``.
    """
    said = read_quantisation(model.root, model.where)
    mlx = isinstance(said, MlxQuantisation)
    uses, left = ((Use.PRODUCT, Use.TABLE), ()) if mlx else ((Use.PRODUCT,), ("router", "head"))
    at = {".".join((*place.scope, entry.weight)): place for place in places for entry in place.layout.weights}
    found: dict[str, Packing] = {}
    for weight in weights:
        if weight.use in uses and weight.stem not in left:
            with contextlib.suppress(ValueError):
                if (packing := _said_of(said, weight, at.get(weight.name))) is not None:
                    packing.planes(weight.axes, DType.F32)
                    found[weight.name] = packing
    return found


def _said_of(said: Quantisation | None, weight: Weight, place: Place | None) -> Packing | None:
    """How a matrix would be stored. Raises ``ValueError`` where no packing has such groups."""
    match said:
        case MlxQuantisation(default) if default.mode == "affine":
            return MlxAffine(default.bits, default.group, DType.BF16)
        case Mxfp4Quantisation() if weight.size(Axis.EXPERT) is not None:
            return Mxfp4()
        case Fp8Quantisation(rows, columns):
            return BlockFp8(rows, columns)
        case CompressedQuantisation() if place is not None:
            names = first_names(place.layout, weight.stem, place.layer or 0)
            schemes = {said.of(name.replace("{e}", "0")) for name in names}
            scheme = schemes.pop() if len(schemes) == 1 else None
            return None if scheme is None else packing_of(scheme, weight.shape, DType.BF16)
        case _:
            return None


def said_alone(model: Model, places: Iterable[Place], weights: Iterable[Weight], where: str) -> StoredLayer | None:
    """How weights are stored as far as config.json says, where nothing else does: a model without weights, or with
    weights in a repository, which is not asked. None of any other model.

    Raises ``ConfigError`` as ``read_quantisation``.
    """
    if model.source.repository is None and has_weights(model):
        return None
    found = declared(model, places, weights)
    return StoredLayer(found, frozenset(found), where)


def said_of(stored: StoredLayer) -> str:
    """How many weights are stored in which way as config.json says, as a person says it."""
    counted = ", ".join(f"{count} {form}" for form, count in Counter(map(str, stored.packings.values())).items())
    return f"stored, as config.json says: {counted}"


def packings(weight: StoredWeight) -> str:
    """What a weight is stored as, as a person says it."""
    return " and ".join(map(str, weight.packings)) or "plain"


def cost(stored: StoredLayer, layer: Layer, plan: Plan, slots: int | None = None) -> str:
    """What the weights take as they are stored, as they are held, and in the other ways in which they may be.

    With ``slots`` so many experts are held at once.
    """
    kept = dict(plan.packings)
    there = sum(weight.nbytes for weight in stored.weights)
    forms = dict.fromkeys(packings(weight) for weight in stored.weights if weight.packings)

    def held(compute: DType, packed: Mapping[str, Packing]) -> int:
        weights = (replace(w, packing=packed.get(w.stem, w.packing)) for w in canonical_weights(layer.spec))
        return sum(_in_slots(weight, slots).nbytes(compute) for weight in weights)

    here = held(plan.dtype, kept)
    names = ", ".join(weight.name for weight in canonical_weights(layer.spec) if weight.stem in kept)
    how = f"kept packed: {names}; in memory" if kept else "dequantised at load to"
    how += "" if slots is None else f", {slots} experts at a time,"
    others = ", ".join(f"{other.value} {held(other, {}) / 1e6:,.2f}" for other in (DType.BF16, DType.F32))
    return (
        f"{there / 1e6:,.2f} MB stored ({'; '.join(forms)}), {how} {here / 1e6:,.2f} MB, "
        f"{here / there:.1f} times as much (all dequantised: {others} MB)"
    )


def _in_slots(weight: Weight, slots: int | None) -> Weight:
    """The weight with at most ``slots`` of its experts."""
    if slots is None:
        return weight
    held = (replace(e, size=min(slots, e.size)) if e.axis is Axis.EXPERT else e for e in weight.axes)
    return replace(weight, axes=tuple(held))
