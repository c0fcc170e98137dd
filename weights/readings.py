"""How each argument of a graph is read: numbers of a weight, or a plane of one that stays as it is stored."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from emitter.errors import CheckpointError
from emitter.packing import Quantised
from emitter.reading.layout import LayerLayout
from emitter.signature import Argument
from weights.assembly import as_it_lies, assemble, entries_of, fill, static_shape
from weights.layouts import Array, Region
from weights.matching import Choice
from weights.packed import PackedTensor, Stored, UnpackedStore
from weights.store import Store, choices_of


@dataclass(frozen=True)
class Reading:
    """One argument as it is read from a store.

    ``choice`` says which tensors of ``stored`` are which parts of an array of shape ``rows``, which is ``shape`` with
    the bytes of a row in one axis. ``mapped`` says of a tensor whether what ``fetch`` gives are its values, and not
    their places alone.
    """

    choice: Choice
    shape: tuple[int, ...]
    rows: tuple[int, ...]
    dtype: np.dtype[Any]
    stored: Stored
    fetch: Callable[[str], Array]
    mapped: Callable[[str], bool]

    def entries(self, start: int, stop: int) -> Reading:
        """The entries from ``start`` to ``stop`` of the leading axis alone: some of the experts, or rows."""
        count = stop - start
        return replace(
            self,
            choice=entries_of(self.choice, start, stop),
            shape=(count, *self.shape[1:]),
            rows=(count, *self.rows[1:]),
        )

    @property
    def nbytes(self) -> int:
        """Bytes of the argument."""
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def is_mapped(self) -> bool:
        """Whether ``load`` gives a view of the file, which takes no memory of its own."""
        return as_it_lies(self.choice, self.rows, self.dtype, self.fetch, self.mapped) is not None

    def load(self, advance: Callable[[int], None] = lambda nbytes: None) -> Array:
        """The whole array, 64-byte aligned; a read-only view of the file where it lies there as it is wanted.

        ``advance`` is told of the bytes that became ready. Raises as ``weights.assembly.assemble`` does.
        """
        array = assemble(
            self.choice,
            self.rows,
            self.dtype,
            self.fetch,
            read=self.stored.read,
            read_into=self.stored.read_into,
            holds=self.mapped,
            advance=advance,
            label=self.stored.label,
        )
        return array.reshape(self.shape)

    def write_to(self, target: Array) -> None:
        """Fill ``target``, of this shape and dtype and in C order, without mapping a page of the files.

        Raises as ``weights.assembly.fill`` does.
        """
        stored = self.stored
        rows = target.reshape(self.rows)
        fill(rows, self.choice, self.fetch, read=stored.read, read_into=stored.read_into, label=stored.label)


def readings_of(store: Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]) -> tuple[Reading, ...]:
    """How each wanted argument of a layer is read.

    Raises:
        CheckpointError: a weight is missing, has another shape, or is not packed as the graph takes it.
        UnsupportedError: the layout does not know one of the weights.
    """
    choices = choices_of(store, layout, layer, wanted)
    return tuple(_reading(store, choice, argument) for choice, argument in zip(choices, wanted, strict=True))


def _reading(store: Store, choice: Choice, argument: Argument) -> Reading:
    shape, dtype = static_shape(argument), argument.dtype.numpy
    if argument.plane is not None and argument.plane.plane.name:
        return _of_plane(store, choice, argument)
    return Reading(choice, shape, shape, dtype, store, store.array, lambda name: store.packing(name) is None)


def _of_plane(store: Store, choice: Choice, argument: Argument) -> Reading:
    of = argument.of_weight
    packed = kept_packed(store, choice)
    if isinstance(packed, str) or packed[0] != of.weight.packing or not isinstance(store, UnpackedStore):
        raise CheckpointError(
            f"{store.label}: {choice.weight} is not stored as the graph takes it, {of.weight.packing}; expected a "
            "graph that was emitted for these weights"
        )
    dtype, stored, rank, shape = argument.dtype.numpy, store.stored, len(of.weight.shape), static_shape(argument)
    # of a plane with more axes than the weight, the last ones are the bytes of a row
    rows = (*shape[: rank - 1], math.prod(shape[rank - 1 :]))
    shared = packed[0].rows if rows[rank - 2] != of.weight.shape[-2] else 1
    pieces = tuple(
        replace(piece, tensor=tensor.planes[of.plane.name], region=_plane_region(piece.region or (), shared, rows[-1]))
        for piece, tensor in zip(choice.pieces, packed[1], strict=True)
    )
    transposed = {piece.tensor: tensor.transposed for piece, tensor in zip(pieces, packed[1], strict=True)}

    def fetch(name: str) -> Array:
        array = stored.array(name).view(dtype)
        if array.ndim > rank:
            array = array.reshape(*array.shape[: rank - 1], -1)
        return array.swapaxes(-1, -2) if transposed[name] else array

    return Reading(Choice(choice.weight, pieces), shape, rows, dtype, stored, fetch, lambda name: True)


def _plane_region(region: Region, rows: int, columns: int) -> Region:
    """Where a piece of a weight lies in one of its planes, each row of which is for so many of the weight's."""
    *outer, height, _ = region
    if isinstance(height, slice):
        height = slice(height.start // rows, -(-height.stop // rows))
    return (*outer, height, slice(0, columns))


def kept_packed(store: Store, choice: Choice) -> tuple[Quantised, tuple[PackedTensor, ...]] | str:
    """The packing in which a weight can stay as it is stored, and its tensors; or why it cannot.

    It can where all its tensors have one packing, and their rows are its rows: gates over ups, or experts one by one,
    but no matrix that is stored the other way round.
    """
    if not isinstance(store, UnpackedStore):
        return "it is stored plainly"
    tensors = []
    for piece in choice.pieces:
        tensor = store.packed(piece.tensor)
        if tensor is None or piece.region is None:
            return "it is stored plainly"
        seen = piece.view(store.array(piece.tensor))
        if seen.shape[-1] != tensor.shape[-1] or seen.strides[-1] != seen.itemsize:
            return "its packed rows are columns of the weight"
        if tensor.packing.rows > 1 and seen.shape != tensor.shape:
            return "its rows share scales with rows of another weight"
        tensors.append(tensor)
    packings = {tensor.packing for tensor in tensors}
    return (packings.pop(), tuple(tensors)) if len(packings) == 1 else "its tensors are packed in different ways"
