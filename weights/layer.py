"""The weights of one layer, from a checkpoint to what a graph asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from emitter.packing import Addressed, Quantised, Use, Weight
from emitter.reading.layout import LayerLayout
from emitter.shapes import static
from emitter.signature import Argument, DType
from emitter.target.mesh import Share
from weights.assembly import Progress
from weights.checkpoint import Checkpoint
from weights.layouts import Array
from weights.readings import Reading, copied, kept_in_place, kept_packed, readings_of, watched
from weights.store import Store, choices_of, open_store


def load_layer(
    directory: str | Path | Checkpoint | Store,
    layout: LayerLayout,
    layer: int,
    wanted: Sequence[Argument],
    *,
    share: Share | None = None,
    mapped: bool = True,
    progress: Progress | None = None,
) -> dict[str, Array]:
    """The weights of one layer, canonical, in the shapes and dtypes of a graph's signature.

    With a ``share`` of the experts no other expert's weights are read, and nothing is mapped: the weights of experts
    begin with the first of the share.

    Memory: each weight is allocated once (64-byte aligned) and filled expert by expert; a tensor that is stored exactly
    as wanted is not copied but mapped. Besides the weights, at most one expert (or 4 MB) of the file is held. Quantised
    tensors (see ``weights.packed``) are unpacked as they are read, in stretches of 4 MB of f32.

    The files must not change while mapped weights are in use: what is written into one is then in the weights, and
    where one is cut short the system ends the process (SIGBUS) at the next use. A file that is replaced by another of
    its name (as downloads and ``write_checkpoint`` do) does no harm. With ``mapped`` false all is copied.

    Args:
        directory: The model directory, that of an archive, or one already opened.
        layout: Where the weights of this layer are.
        layer: The decoder layer's index.
        wanted: The weights (``Signature.weights``), of all experts.
        share: Of the experts those that are read; all of them if not given.
        mapped: Whether a tensor that is stored as it is wanted is mapped, not copied.
        progress: Called as weights become ready, with the bytes done and the bytes in all.

    Returns:
        Canonical name to array, in the order of ``wanted``. Mapped arrays are read-only.

    Raises:
        CheckpointError: no weights, a damaged file, a missing tensor, a shape other than the config's, more experts
            than the config's, a dtype that does not convert, or a value that does not fit the dtype.
        UnsupportedError: the layout does not know one of the weights.
    """
    readings = zip(wanted, readings_of(open_store(directory), layout, layer, wanted), strict=True)
    named = {a.name: reading if share is None else _of_share(reading, a, share) for a, reading in readings}
    named = copied(named) if share is not None or not mapped else named
    named = named if progress is None else watched(named, progress)
    return {name: reading.load() for name, reading in named.items()}


def _of_share(reading: Reading, argument: Argument, share: Share) -> Reading:
    """A reading of the share's own experts."""
    if not argument.by_expert:
        return reading
    own = share.of(static(argument.shape[0]))
    return reading.entries(own.start, own.stop)


def share_of(weights: Mapping[str, Array], wanted: Sequence[Argument], share: Share | None) -> dict[str, Array]:
    """Of the weights of all experts what ``load_layer`` gives for a share of them: copies, of weights by expert."""
    if share is None:
        return dict(weights)
    own = {a.name: share.of(static(a.shape[0])) for a in wanted if a.by_expert}
    return {n: w[own[n].start : own[n].stop].copy() if n in own else w for n, w in weights.items()}


def packings_of(
    directory: str | Path | Checkpoint | Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]
) -> dict[Weight, Quantised | str]:
    """Of each matrix or table of a layer the packing in which it can stay as it is stored, or why it cannot.

    Headers are read, no numbers. Raises as ``load_layer``.
    """
    stored = open_store(directory)
    found: dict[Weight, Quantised | str] = {}
    for argument, choice in zip(wanted, choices_of(stored, layout, layer, wanted), strict=True):
        weight = argument.of_weight.weight
        if weight.use in (Use.PRODUCT, Use.TABLE):
            kept = kept_packed(stored, choice)
            found[weight] = kept if isinstance(kept, str) else _fits(weight, kept[0])
    return found


def in_place_of(
    directory: str | Path | Checkpoint | Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]
) -> dict[Weight, Addressed]:
    """The matrices of a layer whose numbers can be read where they lie in the files, and how.

    Headers are read, no numbers. Raises as ``load_layer``.
    """
    stored = open_store(directory)
    choices = zip(wanted, choices_of(stored, layout, layer, wanted), strict=True)
    found = ((argument.of_weight.weight, kept_in_place(stored, choice, argument)) for argument, choice in choices)
    return {weight: packing for weight, packing in found if not isinstance(packing, str)}


def _fits(weight: Weight, packing: Quantised) -> Quantised | str:
    """The packing, where a weight as graphs take it can be packed so: gates above ups share no scales with them."""
    try:
        packing.planes(weight.axes, DType.F32)
    except ValueError as error:
        return str(error)
    return packing


@dataclass(frozen=True)
class StoredWeight:
    """How a weight lies in a checkpoint: the packings of its tensors (none where all are plain), and their bytes."""

    name: str
    packings: tuple[Quantised, ...]
    nbytes: int


def stored_weights(
    directory: str | Path | Checkpoint | Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]
) -> tuple[StoredWeight, ...]:
    """How the weights of one layer are stored: their headers are read, none of their numbers. Raises as ``load_layer``.

    Several weights may lie in one tensor; each then counts all of its bytes.
    """
    stored = open_store(directory)
    found: dict[str, StoredWeight] = {}
    for choice in choices_of(stored, layout, layer, wanted):
        tensors = dict.fromkeys(piece.tensor for piece in choice.pieces)
        packings = dict.fromkeys(packing for tensor in tensors if (packing := stored.packing(tensor)) is not None)
        found[choice.weight] = StoredWeight(choice.weight, tuple(packings), sum(map(stored.stored_bytes, tensors)))
    return tuple(found.values())
