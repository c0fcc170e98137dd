"""The weights of one layer, from a checkpoint to what a graph asks for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from emitter.packing import Quantised
from emitter.reading.layout import LayerLayout
from emitter.signature import Argument
from weights.assembly import Progress, assemble, static_shape
from weights.checkpoint import Checkpoint
from weights.layouts import Array
from weights.store import Store, choices_of, open_store


def load_layer(
    directory: str | Path | Checkpoint | Store,
    layout: LayerLayout,
    layer: int,
    wanted: Sequence[Argument],
    *,
    progress: Progress | None = None,
) -> dict[str, Array]:
    """The weights of one layer, canonical, in the shapes and dtypes of a graph's signature.

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
        wanted: The weights (``Signature.weights``).
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
    total = sum(_nbytes(argument) for argument in wanted)
    done = 0

    def advance(nbytes: int) -> None:
        nonlocal done
        done += nbytes
        if progress is not None:
            progress(done, total)

    weights: dict[str, Array] = {}
    for argument, choice in zip(wanted, choices, strict=True):
        weights[argument.name] = assemble(
            choice,
            static_shape(argument),
            argument.dtype.numpy,
            stored.array,
            read=stored.read,
            holds=lambda name: stored.packing(name) is None,
            advance=advance,
            label=stored.label,
        )
    return weights


def _nbytes(argument: Argument) -> int:
    return math.prod(static_shape(argument)) * argument.dtype.itemsize


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
    found = []
    for choice in choices_of(stored, layout, layer, wanted):
        tensors = dict.fromkeys(piece.tensor for piece in choice.pieces)
        packings = dict.fromkeys(packing for tensor in tensors if (packing := stored.packing(tensor)) is not None)
        found.append(StoredWeight(choice.weight, tuple(packings), sum(map(stored.stored_bytes, tensors))))
    return tuple(found)
