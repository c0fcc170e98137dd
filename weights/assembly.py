"""Canonical weights built from stored tensors: allocated once, converted on the way, or not copied at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from emitter.errors import CheckpointError
from emitter.reading.layout import LayerLayout
from emitter.session.arrays import ALIGNMENT
from emitter.shapes import static
from emitter.signature import Argument, DType
from weights.layouts import Array, Piece, Region, Storage, View, axes_of, storages
from weights.matching import Choice
from weights.stored import Listed, Stored

BLOCK_BYTES = 4 << 20
"""How much is converted between two reports of progress, unless one expert is larger."""

TILE = 128
"""Edge of the square in which a transposed matrix is copied, so that both sides stay in cache (3x on a CPU)."""

Progress = Callable[[int, int], None]
"""Called with the bytes of weights that are ready and the bytes there will be."""

_FLOATS = {DType.F32.numpy, DType.BF16.numpy, DType.F16.numpy, np.dtype(np.float64)}
_INTEGERS = {np.dtype(kind) for kind in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8")}


def is_aligned(array: Array) -> bool:
    """Whether the array can be passed as it is: contiguous, and on a multiple of 64 bytes."""
    return bool(array.flags.c_contiguous) and int(array.ctypes.data) % ALIGNMENT == 0


def static_shape(argument: Argument) -> tuple[int, ...]:
    """The shape of a weight argument; weights have no symbolic dimension."""
    return tuple(static(dim) for dim in argument.shape)


def fill(
    weight: Array, choice: Choice, fetch: Callable[[str], Array], stored: Stored, advance: Callable[[int], None]
) -> None:
    """Write one canonical weight, without memory besides it where nothing is to be converted.

    Args:
        weight: Where to, in the dtype asked for.
        choice: Which tensors hold it, and how.
        fetch: Gives a tensor of ``stored`` without copying it: its values, or their places.
        stored: What reads the values.
        advance: Told of the bytes of the weight that became ready.

    Raises:
        CheckpointError: the stored dtype does not convert to that of ``weight``, or a value does not fit into it.
    """
    for piece in choice.pieces:
        if piece.region is None:
            continue
        value = piece.view(fetch(piece.tensor))
        where = f"{stored.label}: {piece.tensor}"
        _check_conversion(value.dtype, weight.dtype, where)
        region = weight[(*piece.region, ...)]
        if value.dtype == region.dtype and value.flags.c_contiguous and region.flags.c_contiguous:
            stored.read_into(piece.tensor, value, region)
            advance(region.nbytes)
            continue
        for target, source in _blocks(region, value):
            _convert(target, stored.read(piece.tensor, source), where)
            advance(target.nbytes)


def entries_of(choice: Choice, start: int, stop: int, axis: int = 0) -> Choice:
    """How the entries from ``start`` to ``stop`` of an axis of a weight are stored: some of its experts, or rows.

    Their regions are counted from ``start``.
    """
    return Choice(choice.weight, tuple(_entries(choice.pieces, start, stop, axis)))


def span_of(region: Region, shape: Sequence[int]) -> tuple[int, int] | None:
    """The first number of a region of an array in C order and how many there are; None where others lie between."""
    bounds = [(at, at + 1) if isinstance(at, int) else (at.start, at.stop) for at in region]
    bounds += [(0, extent) for extent in shape[len(region) :]]
    first, count = 0, 1
    for (start, stop), extent in zip(bounds, shape, strict=True):
        if count > 1 and stop - start != extent:
            return None
        first, count = first * extent + start, count * (stop - start)
    return first, count


def _entries(pieces: Iterable[Piece], start: int, stop: int, axis: int) -> Iterator[Piece]:
    for piece in pieces:
        if piece.region is None:
            continue
        before, at, others = piece.region[:axis], piece.region[axis], piece.region[axis + 1 :]
        if isinstance(at, int):
            if start <= at < stop:
                yield replace(piece, region=(*before, at - start, *others))
            continue
        low, high = max(at.start, start), min(at.stop, stop)
        if low < high:
            inside = slice(low - at.start, high - at.start)
            view = partial(_part, piece.view, sum(isinstance(each, slice) for each in before), inside)
            yield replace(piece, view=view, region=(*before, slice(low - start, high - start), *others))


def _part(view: View, axis: int, inside: slice, stored: Array) -> Array:
    return view(stored)[(*(slice(None),) * axis, inside)]


def _blocks(target: Array, source: Array) -> Iterator[tuple[Array, Array]]:
    """Corresponding stretches of the axis that is stored slowest: one expert, or as many rows as ``BLOCK_BYTES`` hold.

    Of that axis, so that a stretch is one range of the file, in which nothing lies that it does not need (but for every
    other row of interleaved gates and ups).
    """
    low, high = np.lib.array_utils.byte_bounds(source)
    nbytes = max(target.nbytes, high - low)
    if target.ndim < 2 or nbytes <= BLOCK_BYTES:
        yield target, source
        return
    axis = max(range(source.ndim), key=lambda axis: abs(source.strides[axis]) if source.shape[axis] > 1 else 0)
    extent = target.shape[axis]
    step = max(1, BLOCK_BYTES * extent // nbytes)
    for start in range(0, extent, step):
        stretch = (slice(None),) * axis + (slice(start, start + step),)
        yield target[stretch], source[stretch]


def _convert(target: Array, source: Array, where: str) -> None:
    """``target[...] = source`` with the dtype converted, and nothing becoming infinite on the way."""
    if source.ndim >= 2 and abs(source.strides[-1]) > abs(source.strides[-2]):
        for index in np.ndindex(source.shape[:-2]):
            _convert_transposed(target[index], source[index])
    else:
        _assign(target, source)
    # Bytes per element do not order bf16 and f16: only the same dtype and f32 (of a half) always have room.
    if target.dtype == source.dtype or (target.dtype == np.float32 and source.dtype.itemsize < 4):
        return
    if target.dtype in _FLOATS:
        lost = np.isinf(target)
        if lost.any() and (lost & ~np.isinf(source)).any():
            raise CheckpointError(
                f"{where} holds values beyond the range of {_spelled(target.dtype)}; ask for f32"
                + (" or bf16" if target.dtype == np.float16 else "")
            )
    elif (target != source).any():
        raise CheckpointError(f"{where} holds values beyond the range of {_spelled(target.dtype)}")


def _convert_transposed(target: Array, source: Array) -> None:
    for row in range(0, source.shape[0], TILE):
        for column in range(0, source.shape[1], TILE):
            tile = (slice(row, row + TILE), slice(column, column + TILE))
            _assign(target[tile], source[tile])


def _assign(target: Array, source: Array) -> None:
    with np.errstate(over="ignore", invalid="ignore"):
        target[...] = source


def _check_conversion(stored: np.dtype[Any], wanted: np.dtype[Any], where: str) -> None:
    if wanted == stored or (wanted in _FLOATS and stored in _FLOATS) or (wanted in _INTEGERS and stored in _INTEGERS):
        return
    if wanted in _FLOATS:
        raise CheckpointError(
            f"{where} is stored as {_spelled(stored)}: quantised weights are not read from this layout; "
            "accepted are f32, bf16, f16 and f64. Try a checkpoint in bf16"
        )
    raise CheckpointError(f"{where} is stored as {_spelled(stored)}, expected {_spelled(wanted)}")


def _spelled(dtype: np.dtype[Any]) -> str:
    known = {kind.numpy: kind.value for kind in DType}
    return known.get(dtype, dtype.name)


class StateDict(Listed):
    """Arrays in memory seen as a store of tensors: the ``state_dict`` of a live module."""

    label = "state_dict"

    def __init__(self, arrays: Mapping[str, Array]) -> None:
        self.arrays = arrays

    def names(self) -> Iterable[str]:
        """Every name."""
        return self.arrays

    def stored_names(self) -> Iterable[str]:
        """Every name: none is quantised."""
        return self.arrays

    def planes(self, name: str) -> Iterable[str]:
        """What an array is read from: itself."""
        return (name,)

    def __contains__(self, name: object) -> bool:
        return name in self.arrays

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor that is there."""
        return tuple(self.arrays[name].shape)


def to_state_dict(
    weights: Mapping[str, Array],
    layout: LayerLayout,
    wanted: Sequence[Argument],
    *,
    layer: int = 0,
    prefix: str = "",
    build: Callable[[Storage], Any] = Storage.build,
) -> dict[str, Any]:
    """Canonical weights under the names and in the shapes of the live FFN module.

    Args:
        weights: Canonical name to array.
        layout: The layer's layout; its ``memory`` sources are used.
        wanted: The arguments that the weights are for; they name the axes.
        layer: The layer's index, for names that hold it.
        prefix: Where the FFN sits in the module to be filled; empty for the FFN module itself. Needed when a weight
            lies beside the FFN (``../``).
        build: Makes a tensor of the module: for weights of another library than NumPy.

    Returns:
        Arrays in the dtypes given; one that is stored as it is canonically is not copied.

    Raises:
        UnsupportedError: the layout does not say where one of the weights is.
    """
    stored = storages(weights, layout, layer, axes=axes_of(wanted), prefix=prefix, memory=True)
    return {storage.tensor: build(storage) for storage in stored}
