"""How each argument of a graph is read: numbers of a weight, or a plane of one that stays as it is stored."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from emitter.errors import CheckpointError
from emitter.packing import Addressed, Gguf, Plain, Quantised, Use, repacked
from emitter.reading.layout import LayerLayout
from emitter.session.arrays import ALIGNMENT, aligned_empty
from emitter.signature import Argument
from weights.archives.archive import Archive
from weights.assembly import Progress, entries_of, fill, is_aligned, span_of, static_shape
from weights.layouts import Array, Region
from weights.matching import Choice
from weights.packed import UnpackedStore
from weights.repacked import BLOCKS, RepackedPlane
from weights.store import Store, choices_of
from weights.stored import PackedTensor, Stored


@dataclass(frozen=True)
class Reading:
    """One argument as it is read from a store.

    ``choice`` says which tensors of ``stored`` are which parts of an array of shape ``rows``, which is ``shape`` with
    the bytes of a row in one axis. ``mapped`` says of a tensor whether what ``fetch`` gives are its values, and not
    their places alone. ``advance`` is told of the bytes that became ready.
    """

    choice: Choice
    shape: tuple[int, ...]
    rows: tuple[int, ...]
    dtype: np.dtype[Any]
    stored: Stored
    fetch: Callable[[str], Array]
    mapped: Callable[[str], bool]
    advance: Callable[[int], None] = lambda nbytes: None

    def entries(self, start: int, stop: int) -> Reading:
        """The entries from ``start`` to ``stop`` of the leading axis alone: some of the experts, or rows."""
        count = stop - start
        return replace(
            self,
            choice=entries_of(self.choice, start, stop),
            shape=(count, *self.shape[1:]),
            rows=(count, *self.rows[1:]),
        )

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        """See ``load``."""
        return np.asarray(self.load(), dtype)

    def parts(self, most: int) -> Iterator[_Stretch | _Rows]:
        """This in parts of at most ``most`` bytes each, in C order; of what is not in the files as it is wanted a part
        is of whole rows, and one row may have more."""
        runs = self._runs()
        yield from self._in_rows(most) if runs is None else _stretches(runs, most, self.stored, self.advance)

    def _in_rows(self, most: int) -> Iterator[_Rows]:
        axis = next((axis for axis, extent in enumerate(self.rows[:-1]) if extent > 1), None)
        if self.nbytes <= most or axis is None:
            yield _Rows(self)
            return
        half = -(-self.rows[axis] // 2)
        for start, stop in ((0, half), (half, self.rows[axis])):
            rows = (*self.rows[:axis], stop - start, *self.rows[axis + 1 :])
            choice = entries_of(self.choice, start, stop, axis)
            yield from replace(self, choice=choice, shape=rows, rows=rows)._in_rows(most)

    def _runs(self) -> list[_Run] | None:
        """The bytes of the files that make this up, one after the other; None where some have to be made."""
        runs, place = list[_Run](), 0
        for piece in self.choice.pieces:
            if piece.region is None:
                continue
            span = span_of(piece.region, self.rows)
            if span is None or not self.mapped(piece.tensor):
                return None
            value = piece.view(self.fetch(piece.tensor))
            if value.dtype != self.dtype or not value.flags.c_contiguous or value.size != span[1]:
                return None
            runs.append(_Run(span[0] * self.dtype.itemsize, piece.tensor, value.reshape(-1).view(np.uint8)))
        runs.sort(key=lambda run: run.place)
        for run in runs:
            if run.place != place:
                return None
            place += run.octets.size
        return runs if place == self.nbytes else None

    @property
    def nbytes(self) -> int:
        """Bytes of the argument."""
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def is_mapped(self) -> bool:
        """Whether ``load`` gives a view of the file, which takes no memory of its own."""
        return self._as_it_lies() is not None

    def load(self) -> Array:
        """The whole array, 64-byte aligned; a read-only view of the file where it lies there as it is wanted.

        Raises as ``weights.assembly.fill`` does.
        """
        if (array := self._as_it_lies()) is not None:
            self.advance(array.nbytes)
        else:
            array = aligned_empty(self.rows, self.dtype)
            fill(array, self.choice, self.fetch, self.stored, self.advance)
        return array.reshape(self.shape)

    def _as_it_lies(self) -> Array | None:
        """The stored tensor, where it is what is asked for; None where the array has to be made."""
        if len(self.choice.pieces) != 1 or not self.mapped(self.choice.pieces[0].tensor):
            return None
        only = self.choice.pieces[0]
        value = only.view(self.fetch(only.tensor))
        return value if value.shape == self.rows and value.dtype == self.dtype and is_aligned(value) else None

    def write_to(self, target: Array) -> None:
        """Fill ``target``, of this shape and dtype and in C order, without mapping a page of the files.

        Raises as ``weights.assembly.fill`` does.
        """
        fill(target.reshape(self.rows), self.choice, self.fetch, self.stored, self.advance)


class _Run(NamedTuple):
    """Bytes of a tensor as they lie in a file, and the place in an argument where they begin."""

    place: int
    tensor: str
    octets: Array


@dataclass(frozen=True)
class _Stretch:
    """So many bytes of an argument that lie in files as they are wanted: ``runs``, by their place in it."""

    nbytes: int
    runs: tuple[_Run, ...]
    stored: Stored
    advance: Callable[[int], None]

    def write_to(self, octets: Array) -> None:
        """Read them. Raises ``CheckpointError`` where a file was cut short or fails."""
        for place, tensor, source in self.runs:
            self.stored.read_into(tensor, source, octets[place : place + source.size])
        self.advance(self.nbytes)


@dataclass(frozen=True)
class _Rows:
    """Rows of an argument that are converted, or made, where they are wanted."""

    reading: Reading

    @property
    def nbytes(self) -> int:
        """Bytes of the rows."""
        return self.reading.nbytes

    def write_to(self, octets: Array) -> None:
        """Make them. Raises as ``weights.assembly.fill`` does."""
        self.reading.write_to(octets.view(self.reading.dtype).reshape(self.reading.shape))


def _stretches(runs: Sequence[_Run], most: int, stored: Stored, advance: Callable[[int], None]) -> Iterator[_Stretch]:
    """The bytes of ``runs`` by ``most`` at a time."""
    part, size = list[_Run](), 0
    for _, tensor, octets in runs:
        begin = 0
        while begin < octets.size:
            taken = octets[begin : begin + most - size]
            part.append(_Run(size, tensor, taken))
            size, begin = size + taken.size, begin + taken.size
            if size == most:
                yield _Stretch(size, tuple(part), stored, advance)
                part, size = [], 0
    if size:
        yield _Stretch(size, tuple(part), stored, advance)


@dataclass(frozen=True)
class AddressReading(Reading):
    """The addresses of a weight's parts in the files, which stay mapped as long as the array is there."""

    def load(self) -> Array:
        """See ``Reading``. Raises ``CheckpointError`` where the parts do not lie as ``kept_in_place`` has seen them."""
        found = addresses_of(self.choice, self.rows, self.shape[-1], self.dtype, self.fetch)
        if isinstance(found, str):
            raise CheckpointError(f"{self.stored.label}: {self.choice.weight} cannot be read where it lies: {found}")
        addresses, backing = found
        memory = _Kept(addresses.nbytes + ALIGNMENT)
        memory.backing = backing
        self.advance(self.nbytes)
        start = -np.frombuffer(memory, np.uint8).ctypes.data % ALIGNMENT
        array = np.frombuffer(memory, np.int64, addresses.size, start)
        array[:] = addresses.reshape(-1)
        return array.reshape(self.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of the numbers."""
        return math.prod(self.rows) * self.dtype.itemsize

    @property
    def is_mapped(self) -> bool:
        """See ``Reading``: what is made are a few addresses."""
        return True


class _Kept(bytearray):
    """Memory that keeps what its contents lead to."""

    backing: Sequence[Array] = ()


def addresses_of(
    choice: Choice, shape: tuple[int, ...], parts: int, dtype: np.dtype[Any], fetch: Callable[[str], Array]
) -> tuple[NDArray[np.int64], list[Array]] | str:
    """Where the ``parts`` of a weight ``[.., rows, columns]`` lie, ``[.., parts]``, and the arrays that are there.

    Or why they have no addresses: numbers of another type, or rows that are not contiguous.
    """
    outer, rows = shape[:-2], shape[-2] // parts
    addresses, backing = np.zeros((*outer, parts), np.int64), []
    for piece in choice.pieces:
        stored = fetch(piece.tensor)
        if stored.dtype != dtype:
            return f"{piece.tensor} is {stored.dtype.name}, the graph computes in {dtype.name}"
        view, region = piece.view(stored), piece.region or ()
        *before, height, width = (slice(at, at + 1) if isinstance(at, int) else at for at in region)
        view = view[(None,) * (len(region) - view.ndim)]
        contiguous = (shape[-1] * dtype.itemsize, dtype.itemsize)
        if view.strides[-2:] != contiguous or width != slice(0, shape[-1]) or height.start % rows:
            return f"the rows of {piece.tensor} are not contiguous"
        if (height.stop - height.start) % rows or view.__array_interface__["data"][0] % dtype.itemsize:
            return f"{piece.tensor} is no whole part of it"
        for index in np.ndindex(view.shape[:-2]):
            place = tuple(at.start + i for at, i in zip(before, index, strict=True))
            start = view[index].__array_interface__["data"][0]
            for part in range(height.start // rows, height.stop // rows):
                addresses[(*place, part)] = start + (part - height.start // rows) * rows * contiguous[0]
        backing.append(stored)
    return (addresses, backing) if addresses.all() else "not all of it is there"


def kept_in_place(store: Store, choice: Choice, argument: Argument) -> Addressed | str:
    """``Addressed``, where a matrix can be read where it lies in files that are mapped; or why it cannot.

    An archive's weights are what graphs take as they are: each lies there as a whole, at a multiple of 64 bytes.
    """
    if isinstance(store, Archive):
        return "an archive is mapped as it is"
    if any(store.packing(piece.tensor) is not None for piece in choice.pieces):
        return "it is quantised"
    weight = argument.of_weight.weight
    if weight.packing != Plain() or weight.use is not Use.PRODUCT:
        return "it is no matrix of the compute dtype, row by row"
    packing = Addressed(argument.dtype, weight.axes[-2].parts)
    try:
        packing.planes(weight.axes, argument.dtype)
    except ValueError as error:
        return str(error)
    found = addresses_of(choice, weight.shape, packing.parts, argument.dtype.numpy, store.array)
    return found if isinstance(found, str) else packing


def readings_of(store: Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]) -> tuple[Reading, ...]:
    """How each wanted argument of a layer is read.

    Raises:
        CheckpointError: a weight is missing, has another shape, or is not packed as the graph takes it.
        UnsupportedError: the layout does not know one of the weights.
    """
    choices = choices_of(store, layout, layer, wanted)
    return tuple(_reading(store, choice, argument) for choice, argument in zip(choices, wanted, strict=True))


def copied(readings: Mapping[str, Reading]) -> dict[str, Reading]:
    """The readings with nothing mapped: of a map the system takes pages away when memory is short."""
    return {name: replace(reading, mapped=lambda name: False) for name, reading in readings.items()}


def watched(readings: Mapping[str, Reading], progress: Progress) -> dict[str, Reading]:
    """Readings that call ``progress`` with the bytes done and the bytes in all."""
    total, done, lock = sum(reading.nbytes for reading in readings.values()), 0, Lock()

    def advance(nbytes: int) -> None:
        nonlocal done
        with lock:
            done += nbytes
            progress(done, total)

    return {name: replace(reading, advance=advance) for name, reading in readings.items()}


def _reading(store: Store, choice: Choice, argument: Argument) -> Reading:
    shape, dtype = static_shape(argument), argument.dtype.numpy
    if argument.plane is not None and isinstance(packing := argument.plane.weight.packing, Addressed):
        of = argument.plane.weight
        return AddressReading(choice, shape, of.shape, packing.dtype.numpy, store, store.array, lambda name: True)
    if argument.plane is not None and argument.plane.plane.name:
        return _of_plane(store, choice, argument)
    return Reading(choice, shape, shape, dtype, store, store.array, store.mapped)


def _of_plane(store: Store, choice: Choice, argument: Argument) -> Reading:
    of = argument.of_weight
    packed = kept_packed(store, choice)
    if (
        isinstance(packed, str)
        or of.weight.packing not in (packed[0], repacked(packed[0]))
        or not isinstance(store, UnpackedStore)
    ):
        raise CheckpointError(
            f"{store.label}: {choice.weight} is not stored as the graph takes it, {of.weight.packing}; expected a "
            "graph that was emitted for these weights"
        )
    rank, shape, dtype = len(of.weight.shape), static_shape(argument), argument.dtype.numpy
    stored: Stored = store.stored
    # of a plane with more axes than the weight, the last ones are the bytes of a row
    rows = (*shape[: rank - 1], math.prod(shape[rank - 1 :]))
    shared = packed[0].rows if rows[rank - 2] != of.weight.shape[-2] else 1
    plane = of.plane.name
    if isinstance(packed[0], Gguf) and packed[0] != of.weight.packing:
        stored, plane = RepackedPlane(stored, packed[0], plane, rows[-1], dtype), BLOCKS
    pieces = tuple(
        replace(
            piece,
            tensor=tensor.planes[plane],
            region=_plane_region(piece.region or (), shared, rows[-1]),
        )
        for piece, tensor in zip(choice.pieces, packed[1], strict=True)
    )
    transposed = {piece.tensor: tensor.transposed for piece, tensor in zip(pieces, packed[1], strict=True)}

    def fetch(name: str) -> Array:
        array = stored.array(name).view(dtype)
        if array.ndim > rank:
            array = array.reshape(*array.shape[: rank - 1], -1)
        return array.swapaxes(-1, -2) if transposed[name] else array

    return Reading(Choice(choice.weight, pieces), shape, rows, dtype, stored, fetch, stored.mapped)


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
