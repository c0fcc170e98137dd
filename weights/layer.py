"""The weights of one layer, from a checkpoint to what a graph asks for."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from emitter.errors import CheckpointError
from emitter.mesh import Share
from emitter.packing import Quantised, Use, Weight
from emitter.reading.layout import LayerLayout
from emitter.signature import Argument, DType, static
from weights.assembly import Progress, assemble, entries_of, static_shape
from weights.checkpoint import Checkpoint
from weights.layouts import Array, Region
from weights.matching import Choice
from weights.packed import PackedTensor, UnpackedStore
from weights.store import Store, choices_of, open_store


def load_layer(
    directory: str | Path | Checkpoint | Store,
    layout: LayerLayout,
    layer: int,
    wanted: Sequence[Argument],
    *,
    share: Share | None = None,
    progress: Progress | None = None,
) -> dict[str, Array]:
    """The weights of one layer, canonical, in the shapes and dtypes of a graph's signature.

    With a ``share`` of the experts no other expert's weights are read, and nothing is mapped: the weights of experts
    begin with the first of the share.

    Memory: each weight is allocated once (64-byte aligned) and filled expert by expert; a tensor that is stored exactly
    as wanted is not copied but mapped. Beside the weights, at most one expert (or 16 MB) of the file is held. Quantised
    tensors (see ``weights.packed``) are unpacked as they are read, in stretches of 16 MB of f32.

    The files must not change while mapped weights are in use: what is written into one is then in the weights, and
    where one is cut short the system ends the process (SIGBUS) at the next use. A file that is replaced by another of
    its name (as downloads and ``write_checkpoint`` do) does no harm.

    Args:
        directory: The model directory, that of an archive, or one already opened.
        layout: Where the weights of this layer are.
        layer: The decoder layer's index.
        wanted: The weights (``Signature.weights``), of all experts.
        share: Of the experts those that are read; all of them if not given.
        progress: Called as weights become ready, with the bytes done and the bytes in all.

    Returns:
        Canonical name to array, in the order of ``wanted``. Mapped arrays are read-only.

    Raises:
        CheckpointError: no weights, a damaged file, a missing tensor, a shape other than the config's, more experts
            than the config's, a dtype that does not convert, or a value that does not fit the dtype.
        UnsupportedError: the layout does not know one of the weights.
    """
    stored = open_store(directory)
    choices = choices_of(stored, layout, layer, wanted)
    if share is not None:
        choices = tuple(_of_share(choice, a, share) for choice, a in zip(choices, wanted, strict=True))
    shapes = [_shape(argument, share) for argument in wanted]
    total = sum(math.prod(s) * argument.dtype.itemsize for s, argument in zip(shapes, wanted, strict=True))
    done = 0

    def advance(nbytes: int) -> None:
        nonlocal done
        done += nbytes
        if progress is not None:
            progress(done, total)

    weights: dict[str, Array] = {}
    for argument, choice, shape in zip(wanted, choices, shapes, strict=True):
        if argument.plane is not None and argument.plane.plane.name:
            weights[argument.name] = _plane(stored, choice, argument, shape, advance)
            continue
        weights[argument.name] = assemble(
            choice,
            shape,
            argument.dtype.numpy,
            stored.array,
            read=stored.read,
            holds=lambda name: share is None and stored.packing(name) is None,
            advance=advance,
            label=stored.label,
        )
    return weights


def _of_share(choice: Choice, argument: Argument, share: Share) -> Choice:
    if not argument.by_expert:
        return choice
    own = share.of(static(argument.shape[0]))
    return entries_of(choice, own.start, own.stop)


def _shape(argument: Argument, share: Share | None) -> tuple[int, ...]:
    shape = static_shape(argument)
    return (len(share.of(shape[0])), *shape[1:]) if share is not None and argument.by_expert else shape


def _plane(
    stored: Store, choice: Choice, argument: Argument, shape: tuple[int, ...], advance: Callable[[int], None]
) -> Array:
    """One plane of a weight that stays packed."""
    of = argument.of_weight
    packed = kept_packed(stored, choice)
    if isinstance(packed, str) or packed[0] != of.weight.packing or not isinstance(stored, UnpackedStore):
        raise CheckpointError(
            f"{stored.label}: {choice.weight} is not stored as the graph takes it, {of.weight.packing}; expected a "
            "graph that was emitted for these weights"
        )
    dtype, checkpoint, rank = argument.dtype.numpy, stored.stored, len(of.weight.shape)
    # of a plane with more axes than the weight, the last ones are the bytes of a row
    seen = (*shape[: rank - 1], math.prod(shape[rank - 1 :]))
    rows = packed[0].rows if seen[rank - 2] != of.weight.shape[-2] else 1
    pieces = tuple(
        replace(piece, tensor=tensor.planes[of.plane.name], region=_plane_region(piece.region or (), rows, seen[-1]))
        for piece, tensor in zip(choice.pieces, packed[1], strict=True)
    )
    transposed = {piece.tensor: tensor.transposed for piece, tensor in zip(pieces, packed[1], strict=True)}

    def fetch(name: str) -> Array:
        array = checkpoint.array(name).view(dtype)
        if array.ndim > rank:
            array = array.reshape(*array.shape[: rank - 1], -1)
        return array.swapaxes(-1, -2) if transposed[name] else array

    of_rows = assemble(
        Choice(choice.weight, pieces), seen, dtype, fetch, read=checkpoint.read, advance=advance, label=stored.label
    )
    return of_rows.reshape(shape)


def _plane_region(region: Region, rows: int, columns: int) -> Region:
    """Where a piece of a weight lies in one of its planes, each row of which is for so many of the weight's."""
    *outer, height, _ = region
    if isinstance(height, slice):
        height = slice(height.start // rows, -(-height.stop // rows))
    return (*outer, height, slice(0, columns))


def kept_packed(stored: Store, choice: Choice) -> tuple[Quantised, tuple[PackedTensor, ...]] | str:
    """The packing in which a weight can stay as it is stored, and its tensors; or why it cannot.

    It can where all its tensors have one packing, and their rows are its rows: gates over ups, or experts one by one,
    but no matrix that is stored the other way round.
    """
    if not isinstance(stored, UnpackedStore):
        return "it is stored plainly"
    tensors = []
    for piece in choice.pieces:
        tensor = stored.packed(piece.tensor)
        if tensor is None or piece.region is None:
            return "it is stored plainly"
        seen = piece.view(stored.array(piece.tensor))
        if seen.shape[-1] != tensor.shape[-1] or seen.strides[-1] != seen.itemsize:
            return "its packed rows are columns of the weight"
        if tensor.packing.rows > 1 and seen.shape != tensor.shape:
            return "its rows share scales with rows of another weight"
        tensors.append(tensor)
    packings = {tensor.packing for tensor in tensors}
    return (packings.pop(), tuple(tensors)) if len(packings) == 1 else "its tensors are packed in different ways"


def share_of(weights: Mapping[str, Array], wanted: Sequence[Argument], share: Share | None) -> dict[str, Array]:
    """Of the weights of all experts what ``load_layer`` gives for a share of them: copies, of weights by expert."""
    if share is None:
        return dict(weights)
    own = {a.name: share.of(static(a.shape[0])) for a in wanted if a.by_expert}
    return {n: w[own[n].start : own[n].stop].copy() if n in own else w for n, w in weights.items()}


def packings_of(
    directory: str | Path | Checkpoint | Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]
) -> dict[Weight, Quantised | str]:
    """Of each matrix of a layer the packing in which it can stay as it is stored, or why it cannot.

    Headers are read, no numbers. Raises as ``load_layer``.
    """
    stored = open_store(directory)
    found: dict[Weight, Quantised | str] = {}
    for argument, choice in zip(wanted, choices_of(stored, layout, layer, wanted), strict=True):
        weight = argument.of_weight.weight
        if weight.use is Use.PRODUCT:
            kept = kept_packed(stored, choice)
            found[weight] = kept if isinstance(kept, str) else _fits(weight, kept[0])
    return found


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
