"""The weights of a whole decoder, from a checkpoint to what a graph asks for: each part as ``load_layer`` reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from emitter.reading.decoder import Place
from emitter.signature import Argument
from weights.assembly import Progress
from weights.checkpoint import Checkpoint
from weights.layer import load_layer
from weights.layouts import Array
from weights.store import Store, open_store


def load_decoder(
    directory: str | Path | Checkpoint | Store,
    places: Sequence[Place],
    wanted: Sequence[Argument],
    *,
    progress: Progress | None = None,
) -> dict[str, Array]:
    """The weights of a decoder, by the names of its graph's signature; arguments and errors as ``load_layer``.

    Args:
        directory: The model directory, or one already opened.
        places: Where each part lies (``emitter.reading.decoder.places``).
        wanted: The weights (``Signature.weights``).
        progress: Called with the bytes done and the bytes in all.
    """
    store = open_store(directory)
    found: dict[str, Array] = {}
    total, done = sum(argument.of_weight.plane.nbytes for argument in wanted), 0
    for place in places:
        prefix = "".join(f"{word}." for word in place.scope)
        known = {layout.weight for layout in place.layout.weights}
        weights = ((argument, argument.of_weight.weight) for argument in wanted)
        inner = [_unscoped(a) for a, of in weights if of.scope.path == place.scope and of.stem in known]

        def advance(part: int, _: int, before: int = done) -> None:
            if progress is not None:
                progress(before + part, total)

        loaded = load_layer(store, place.layout, place.layer or 0, inner, progress=advance)
        found |= {prefix + name: array for name, array in loaded.items()}
        done += sum(array.nbytes for array in loaded.values())
    return {argument.name: found[argument.name] for argument in wanted}


def _unscoped(argument: Argument) -> Argument:
    """The argument by the name that its weight has within its layer."""
    of = argument.of_weight
    weight = replace(of.weight, scope=replace(of.weight.scope, path=()))
    return replace(argument, name=weight.plane_name(of.plane), plane=replace(of, weight=weight))
