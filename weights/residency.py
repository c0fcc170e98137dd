"""How the weights of a quantised checkpoint are stored, and what they take in memory as they are held."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.packing import Axis, BlockFp8, MlxAffine, Mxfp4, Packing, Use, Weight
from emitter.plan import Plan, Stored
from emitter.reading.config import Layer, Model
from emitter.reading.hub import has_weights
from emitter.reading.quantisation import Fp8Quantisation, MlxQuantisation, Mxfp4Quantisation, read_quantisation
from emitter.signature import Argument, DType, weight_arguments
from emitter.spec import FfnSpec
from emitter.spec.tensors import canonical_weights
from weights.archives.archive import is_archive
from weights.layer import StoredWeight, packings_of, stored_weights
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
    where = f"layer {layer.index}"
    wanted = weight_arguments(canonical_weights(layer.spec), dtype)
    if not (weights := quantised_weights(layer, wanted)):
        return StoredLayer(where=where)
    found = packings_of(open_weights(layer.model), layer.layout, layer.index, wanted)
    packings = {weight.name: packing for weight, packing in found.items()}
    return StoredLayer(packings, frozenset(weight.name for weight in weights if weight.packings), where, weights)


def quantised_weights(layer: Layer, wanted: Sequence[Argument]) -> tuple[StoredWeight, ...]:
    """How each weight of a quantised checkpoint on disk is stored; nothing where there is none, or it is not quantised.

    A repository of the hub is not asked: that would be to download the weights.

    Raises:
        CheckpointError: the weights are not as the config says.
    """
    model = layer.model
    if model.source.repository is not None or not may_be_quantised(model):
        return ()
    found = stored_weights(open_weights(model), layer.layout, layer.index, wanted)
    # an archive of a quantised model may hold its numbers
    return found if any(weight.packings for weight in found) else ()


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

    Raises:
        ConfigError: as ``read_quantisation``.
        CheckpointError: the weights are not as the config says.
    """
    model = layer.model
    if may_say_alone(model):
        return declared_packings(model, layer.spec)
    wanted = weight_arguments(canonical_weights(layer.spec), DType.F32)
    if not quantised_weights(layer, wanted):
        return ()
    found = packings_of(open_weights(model), layer.layout, layer.index, wanted)
    stored = {
        weight.stem: packing
        for weight, packing in found.items()
        if weight.size(Axis.EXPERT) is not None and not isinstance(packing, str)
    }
    return tuple(stored.items())


def declared_packings(model: Model, spec: FfnSpec) -> tuple[tuple[str, Packing], ...]:
    """The packings of a layer's experts by stem, as far as a config alone says: scales of MLX affine are bf16 ones.

    Nothing where the config says of no quantised weights, or where rows do not fit the groups.

    Raises ``ConfigError`` as ``read_quantisation``.
    """
    experts = [weight for weight in canonical_weights(spec) if weight.size(Axis.EXPERT) is not None]
    found = declared(model, experts)
    fits = len(found) == sum(weight.use is Use.PRODUCT for weight in experts)
    return tuple(
        {weight.stem: found[weight.name] for weight in experts if weight.name in found}.items() if fits else ()
    )


def declared(model: Model, weights: Iterable[Weight]) -> dict[str, Packing]:
    """The packings of weights by name, as far as a config alone says, of those whose rows fit the groups.

    MLX affine: all matrices, as most modules have it, with scales of bf16. FP8: all but embedding and head. MXFP4:
    experts.

    Raises ``ConfigError`` as ``read_quantisation``.
    """
    packing: Packing
    uses, left = [Use.PRODUCT], ["router", "embedding", "head"]
    match read_quantisation(model.root, model.where):
        case MlxQuantisation(default) if default.mode == "affine":
            packing, uses, left = MlxAffine(default.bits, default.group, DType.BF16), [Use.PRODUCT, Use.TABLE], []
        case Mxfp4Quantisation():
            packing = Mxfp4()
            weights = [weight for weight in weights if weight.size(Axis.EXPERT) is not None]
        case Fp8Quantisation(rows, columns):
            packing = BlockFp8(rows, columns)
        case _:
            return {}
    found: dict[str, Packing] = {}
    for weight in weights:
        if weight.use in uses and weight.stem not in left:
            with contextlib.suppress(ValueError):
                packing.planes(weight.axes, DType.F32)
                found[weight.name] = packing
    return found


def may_say_alone(model: Model) -> bool:
    """Whether config.json alone says how weights are stored: there are none, or in a repository that is not asked."""
    return model.source.repository is not None or not has_weights(model)


def said_of(packed: Mapping[str, Packing]) -> str:
    """How many weights are stored in which way, as a person says it."""
    return ", ".join(f"{count} {form}" for form, count in Counter(map(str, packed.values())).items())


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
