"""The weights of a whole decoder, from a checkpoint to what a graph asks for: each part as ``load_layer`` reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from emitter.errors import CheckpointError
from emitter.packing import Packing, Weight
from emitter.reading.config import Model
from emitter.reading.decoder import Place, places
from emitter.reading.layout import Tensor, WeightLayout
from emitter.signature import Argument, DType, weight_arguments
from emitter.spec.model_tensors import model_weights
from weights.archives.archive import Archive
from weights.checkpoint import Checkpoint
from weights.layer import StoredWeight, in_place_of, packings_of, stored_weights
from weights.layouts import Array, resolve
from weights.parts import parts_of
from weights.readings import Reading, readings_of
from weights.residency import StoredLayer, may_be_quantised
from weights.store import Store, open_store, open_weights

ROWS = 4096
"""Of two tables that are compared, at once."""


def decoder_readings(
    directory: str | Path | Checkpoint | Store, places: Sequence[Place], wanted: Sequence[Argument]
) -> dict[str, Reading]:
    """How each weight of a decoder is read, by the names of its graph's signature: headers are read, no numbers.

    Args:
        directory: The model directory, or one already opened.
        places: Where each part lies (``emitter.reading.decoder.places``).
        wanted: The weights (``Signature.weights``).

    Raises:
        CheckpointError, UnsupportedError: as ``load_layer``, and for a head that is stored beside the embedding that
            the config ties it to, and holds other numbers.
    """
    store = _whole(open_store(directory))
    found: dict[str, Reading] = {}
    for place, inner in parts_of(places, wanted):
        readings = readings_of(store, place.layout, place.layer or 0, inner)
        found |= {_full(place, a.name): reading for a, reading in zip(inner, readings, strict=True)}
        _require_tied(store, place)
    return {argument.name: found[argument.name] for argument in wanted}


def load_decoder(
    directory: str | Path | Checkpoint | Store,
    places: Sequence[Place],
    wanted: Sequence[Argument],
) -> dict[str, Array]:
    """The weights of a decoder, by the names of its graph's signature; arguments and errors as ``decoder_readings``."""
    return {name: reading.load() for name, reading in decoder_readings(directory, places, wanted).items()}


def stored_decoder(model: Model, dtype: DType, store: Store | None = None, *, in_place: bool = False) -> StoredLayer:
    """How the weights of a decoder lie in its files, by their full names, for a graph of this compute dtype.

    Headers are read, no numbers; ``store`` has the weights, where they are opened already. With ``in_place`` those are
    named too that this process, which maps the files, can read where they lie. Raises as ``decoder_readings``.
    """
    where, quantised = model.source.name, may_be_quantised(model)
    if not (quantised or in_place):
        return StoredLayer(where=where)
    store = _whole(store or open_weights(model))
    packings: dict[str, Packing | str] = {}
    found: list[StoredWeight] = []
    for place, inner in parts_of(places(model, model.whole), weight_arguments(model_weights(model.whole), dtype)):
        there = store, place.layout, place.layer or 0, inner
        kept: dict[Weight, Packing | str] = {}
        if quantised:
            found += [replace(weight, name=_full(place, weight.name)) for weight in stored_weights(*there)]
            kept |= packings_of(*there)
        kept |= in_place_of(*there) if in_place else {}
        packings |= {_full(place, weight.name): packing for weight, packing in kept.items()}
    packed = frozenset(weight.name for weight in found if weight.packings)
    return StoredLayer(packings, packed, where, tuple(found) if packed else ())


def _whole(store: Store) -> Store:
    """The store, where it is no archive of FFNs alone."""
    if isinstance(store, Archive) and not store.manifest.whole:
        raise CheckpointError(
            f"{store.label}: holds FFNs alone; `moehlo convert MODEL -o DIR` without --layer writes the whole decoder"
        )
    return store


def _require_tied(store: Store, place: Place) -> None:
    """Refuse a head that would not be read: transformers takes it where its numbers are not the embedding's."""
    if place.tied is None:
        return
    embedding = next(w for w in place.layout.weights if w.weight == "embedding")
    table, head = (_plain_tensor(store, place, weight) for weight in (embedding, place.tied))
    if table is None or head is None or _equal(store.array(table), store.array(head)):
        return
    raise CheckpointError(
        f"{store.label}: tie_word_embeddings is true, so {head} would not be read, but it holds other numbers than "
        f"{table}. Set tie_word_embeddings to false, as transformers then computes, or remove the tensor"
    )


def _plain_tensor(store: Store, place: Place, weight: WeightLayout) -> str | None:
    """The tensor that a weight is stored in as it is, None where there is none."""
    tensors = [source.name for source in weight.sources if isinstance(source, Tensor)]
    names = [resolve(name, prefix, 0) for name in tensors for prefix in place.layout.prefixes]
    return next((name for name in names if name in store and store.packing(name) is None), None)


def _equal(one: Array, other: Array) -> bool:
    rows = range(0, len(one), ROWS)
    return one.shape == other.shape and all(np.array_equal(one[i : i + ROWS], other[i : i + ROWS]) for i in rows)


def _full(place: Place, name: str) -> str:
    return ".".join((*place.scope, name))
