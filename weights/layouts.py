"""Layout expressions at work: one plan of copies that is read forwards and written backwards.

A ``Source`` (``emitter.reading.layout``) and the shape of a canonical weight give a tuple of ``Piece``: which stored
tensor, of which shape, and which view of it is which region of the weight. Reading copies view to region, writing
copies region to view; neither knows of families.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.errors import UnsupportedError
from emitter.packing import Axis, Extent
from emitter.reading.layout import (
    ByHead,
    Concat,
    Flat,
    Interleaved,
    LayerLayout,
    Padded,
    PerExpert,
    Row,
    Rows,
    Source,
    Tensor,
    Transposed,
)
from emitter.shapes import static
from emitter.signature import Argument, Role

Array = NDArray[Any]
View = Callable[[Array], Array]
Region = tuple[int | slice, ...]


@dataclass(frozen=True)
class Piece:
    """One stored tensor's part in a canonical weight.

    ``stored`` is the tensor's shape, ``view`` maps the tensor to the part of it that is meant, and ``region`` is where
    that part lies in the weight (one entry per axis). ``spare`` counts the unused entries that the tensor may have
    after its leading axis. A piece without a region is a tensor that nothing uses (an expert of ``Padded``).
    """

    tensor: str
    stored: tuple[Extent, ...]
    view: View
    region: Region | None
    spare: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        """The stored shape as it is written, spare entries included."""
        sizes = tuple(dim.size for dim in self.stored)
        return (sizes[0] + self.spare, *sizes[1:]) if self.spare else sizes

    @property
    def accepted(self) -> tuple[tuple[int, ...], ...]:
        """Every stored shape that is read."""
        plain = tuple(dim.size for dim in self.stored)
        return (plain, self.shape) if self.spare else (plain,)

    @property
    def formula(self) -> str:
        """The stored shape in symbols: ``[E, 2I, H]``."""
        return "[" + ", ".join(dim.symbol for dim in self.stored) + "]"


def dims_of(argument: Argument) -> tuple[Extent, ...]:
    """The axes of the canonical weight that an argument is a plane of, written as its description says."""
    if argument.plane is None:
        return tuple(Extent(Axis.STORED, static(dim)) for dim in argument.shape)
    return argument.plane.weight.axes


def axes_of(wanted: Iterable[Argument]) -> dict[str, tuple[Extent, ...]]:
    """``dims_of`` each weight among arguments, by its name."""
    return {argument.name: dims_of(argument) for argument in wanted if argument.role is Role.WEIGHT}


def plan(source: Source, dims: tuple[Extent, ...]) -> tuple[Piece, ...]:
    """The pieces of a canonical weight with the axes ``dims`` when it is stored as ``source``.

    Tensor names are still templates as to prefix and layer (see ``resolve``).

    Raises:
        ValueError: the expression does not fit the shape; a mistake in a layout, not in a file.
    """
    return tuple(_plan(source, dims, 0))


def _plan(source: Source, dims: tuple[Extent, ...], spare: int) -> list[Piece]:
    match source:
        case Tensor(name):
            count = dims[0].size if dims else 0
            view = (lambda stored: stored[:count]) if spare else _identity
            return [Piece(name, dims, view, _whole(dims), spare)]
        case Flat(name):
            _need(len(dims) >= 2, source, dims)
            sizes = tuple(dim.size for dim in dims)
            joined = (Extent(Axis.STORED, sizes[0] * sizes[1], f"{dims[0].symbol}*{dims[1].symbol}"), *dims[2:])
            used = joined[0].size
            view = lambda stored: stored[:used].reshape(sizes)  # noqa: E731
            return [Piece(name, joined, view, _whole(dims), spare * sizes[1])]
        case Row(name, index, of):
            _need(0 <= index < of and not spare, source, dims)
            return [Piece(name, (Extent(Axis.STORED, of), *dims), lambda stored: stored[index, ...], _whole(dims))]
        case Rows(name, _, start, of):
            _need(len(dims) >= 1 and start + dims[0].size <= of and not spare, source, dims)
            end = start + dims[0].size
            return [Piece(name, (Extent(Axis.STORED, of), *dims[1:]), lambda stored: stored[start:end], _whole(dims))]
        case PerExpert(name, bank, banks):
            _need(len(dims) >= 1 and 0 <= bank < banks and not (spare and banks > 1), source, dims)
            count = dims[0].size
            whole = _whole(dims[1:])
            pieces = [
                Piece(name.replace("{e}", str(bank * count + e)), dims[1:], _identity, (e, *whole))
                for e in range(count)
            ]
            unused = [Piece(name.replace("{e}", str(count + e)), dims[1:], _identity, None, 0) for e in range(spare)]
            return pieces + unused
        case Padded(inner, rows):
            return _plan(inner, dims, spare + rows)
        case Concat(parts):
            axis = _position(Axis.OUT, source, dims)
            _need(dims[axis].size % len(parts) == 0, source, dims)
            _need(not spare or axis > 0, source, dims)
            part = _split(dims[axis], len(parts))
            inner_dims = (*dims[:axis], part, *dims[axis + 1 :])
            return [
                replace(piece, region=_shift(piece.region, axis, number * part.size))
                for number, child in enumerate(parts)
                for piece in _plan(child, inner_dims, spare)
            ]
        case Transposed(inner):
            _need([dim.axis for dim in dims[-2:]] in ([Axis.OUT, Axis.IN], [Axis.IN, Axis.OUT]), source, dims)
            _need(not (spare and len(dims) < 3), source, dims)
            swapped = (*dims[:-2], dims[-1], dims[-2])
            return [_transpose(piece, source, dims) for piece in _plan(inner, swapped, spare)]
        case Interleaved(inner, runs):
            axis = _position(Axis.OUT, source, dims)
            _need(dims[axis].size % (2 * runs) == 0 and not (spare and axis == 0), source, dims)
            return [
                half
                for piece in _plan(inner, dims, spare)
                for half in _deinterleave(piece, axis - len(dims), runs, source, dims)
            ]
        case ByHead(parts, heads):
            each = sum(rows for _, rows in parts)
            _need(len(dims) == 2 and dims[0].size == heads * each and not spare, source, dims)
            found, before = [], 0
            for inner, rows in parts:
                for piece in _plan(inner, (Extent(Axis.STORED, heads), Extent(Axis.OUT, rows), dims[1]), 0):
                    found += [_of_head(piece, head, head * each + before) for head in range(heads)]
                before += rows
            return found


def _identity(stored: Array) -> Array:
    return stored


def _whole(dims: tuple[Extent, ...]) -> Region:
    return tuple(slice(0, dim.size) for dim in dims)


def _need(condition: bool, source: Source, dims: tuple[Extent, ...]) -> None:
    if not condition:
        axes = ", ".join(f"{dim.size} {dim.axis.value}" for dim in dims)
        raise ValueError(f"{source} does not describe a weight of shape [{axes}]")


def _position(axis: Axis, source: Source, dims: tuple[Extent, ...]) -> int:
    names = [dim.axis for dim in dims]
    _need(names.count(axis) == 1, source, dims)
    return names.index(axis)


def _shift(region: Region | None, axis: int, offset: int) -> Region | None:
    if region is None:
        return None
    at = region[axis]
    moved = at + offset if isinstance(at, int) else slice(at.start + offset, at.stop + offset)
    return (*region[:axis], moved, *region[axis + 1 :])


def _transpose(piece: Piece, source: Source, dims: tuple[Extent, ...]) -> Piece:
    if piece.region is None:
        return piece
    _need(all(isinstance(at, slice) for at in piece.region[-2:]), source, dims)
    inner = piece.view
    region = (*piece.region[:-2], piece.region[-1], piece.region[-2])
    return replace(piece, view=lambda stored: inner(stored).swapaxes(-1, -2), region=region)


def _deinterleave(piece: Piece, axis: int, runs: int, source: Source, dims: tuple[Extent, ...]) -> list[Piece]:
    """The halves of each run of a piece whose ``axis`` (counted from the end) alternates between them."""
    if piece.region is None:
        return [piece]
    size = dims[axis].size
    _need(piece.region[axis] == slice(0, size), source, dims)
    inner = piece.view
    after = (slice(None),) * (-axis - 1)
    run, halves = size // runs, []
    for begin in range(0, size, run):
        for start in (0, 1):
            region = list(piece.region)
            region[axis] = slice(begin + start * run // 2, begin + (start + 1) * run // 2)
            index = (..., slice(begin + start, begin + run, 2), *after)
            halves.append(replace(piece, view=_indexed(inner, index), region=tuple(region)))
    return halves


def _of_head(piece: Piece, head: int, begin: int) -> Piece:
    """The rows of one head of a piece ``[heads, rows, IN]``, which begin at row ``begin`` of the weight."""
    assert piece.region is not None
    _, rows, columns = piece.region
    assert isinstance(rows, slice)
    region = (slice(begin + rows.start, begin + rows.stop), columns)
    return replace(piece, view=_indexed(piece.view, (head,)), region=region)


def _indexed(inner: View, index: tuple[Any, ...]) -> View:
    return lambda stored: inner(stored)[index]


def _split(dim: Extent, parts: int) -> Extent:
    size = dim.size // parts
    if dim.parts == parts:
        return Extent(dim.axis, size, dim.letter)
    return Extent(dim.axis, size, f"{dim.symbol}/{parts}" if dim.letter else "")


def resolve(name: str, prefix: str, layer: int) -> str:
    """The full name of a tensor: ``name`` under ``prefix``, with ``/``, ``../`` and ``{l}`` carried out.

    Raises:
        ValueError: ``../`` steps out of more modules than the prefix has.
    """
    while name.startswith("../"):
        if not prefix:
            raise ValueError(f"{name!r} steps out of the outermost module")
        outer, dot, _ = prefix.rstrip(".").rpartition(".")
        name, prefix = name[3:], outer + dot
    full = name[1:] if name.startswith("/") else prefix + name
    return full.replace("{l}", str(layer))


@dataclass(frozen=True)
class Storage:
    """A tensor to be written: its name, its shape, and what to fill it with (zeros where nothing says)."""

    tensor: str
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    parts: tuple[tuple[View, Array], ...]

    @property
    def nbytes(self) -> int:
        """Bytes of the tensor."""
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def whole(self) -> Array | None:
        """The tensor as part of a canonical weight, where it is one as it is; its numbers may lie in another order."""
        if len(self.parts) == 1:
            view, region = self.parts[0]
            if view is _identity and region.shape == self.shape:
                return region
        return None

    def fill(self, tensor: Array) -> Array:
        """``tensor``, C-contiguous zeros, filled."""
        for view, region in self.parts:
            view(tensor)[...] = region
        return tensor

    def build(self) -> Array:
        """The tensor, C-contiguous; one that a canonical weight already holds as it is, is not copied."""
        if (whole := self.whole) is not None and whole.flags.c_contiguous:
            return whole.astype(self.dtype, copy=False)
        return self.fill(np.zeros(self.shape, self.dtype))


def storages(
    weights: Mapping[str, Array],
    layout: LayerLayout,
    layer: int,
    *,
    axes: Mapping[str, tuple[Extent, ...]],
    prefix: str,
    memory: bool = False,
) -> tuple[Storage, ...]:
    """The tensors that hold ``weights`` (canonical name to array) in the first disk layout, or in the one in memory.

    Weights that share a tensor (two banks in one) are put into it together. Of ``axes`` the names are used, the sizes
    are the arrays'.

    Raises:
        UnsupportedError: the layout does not say how one of the weights is stored, or ``axes`` not what its axes are.
        ValueError: the layouts of two weights contradict each other.
    """
    layouts = {entry.weight: entry for entry in layout.weights}
    gathered: dict[str, Storage] = {}
    for name, array in weights.items():
        if name not in layouts:
            raise UnsupportedError(f"it is not known how the weight {name!r} is stored in checkpoints of this family")
        entry = layouts[name]
        source = entry.memory if memory or not entry.disk else entry.disk[0]
        if name not in axes or len(axes[name]) != array.ndim:
            raise UnsupportedError(f"the axes of the weight {name!r}, an array {list(array.shape)}, are not known")
        dims = tuple(replace(dim, size=size) for dim, size in zip(axes[name], array.shape, strict=True))
        for piece in plan(source, dims):
            full = resolve(piece.tensor, prefix, layer)
            parts = () if piece.region is None else ((piece.view, array[(*piece.region, ...)]),)
            before = gathered.get(full, Storage(full, piece.shape, array.dtype, ()))
            if before.shape != piece.shape or before.dtype != array.dtype:
                raise ValueError(f"{full} would be {before.shape} {before.dtype} and {piece.shape} {array.dtype}")
            gathered[full] = replace(before, parts=before.parts + parts)
    return tuple(gathered.values())
