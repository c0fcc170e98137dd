"""What holds tensors by name, as they are stored: a checkpoint, a file of another format, a ``state_dict``."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from emitter.packing import Quantised
from weights.layouts import Array
from weights.mapping import MappedFile


class Named(Protocol):
    """Anything that holds tensors by name: a checkpoint, or a ``state_dict`` in memory."""

    @property
    def label(self) -> str:
        """What to call it in messages."""

    def names(self) -> Iterable[str]:
        """Every name, in any order."""

    def stored_names(self) -> Iterable[str]:
        """The name of every tensor as it is stored: of a quantised one, those of its planes."""

    def beginning_with(self, start: str) -> Sequence[str]:
        """Those of ``names`` that begin so."""

    def stored_beginning_with(self, start: str) -> Sequence[str]:
        """Those of ``stored_names`` that begin so."""

    def planes(self, name: str) -> Iterable[str]:
        """The stored tensors that a tensor which is there is read from."""

    def __contains__(self, name: object) -> bool:
        """Whether there is a tensor of this name."""

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor that is there."""


class Listed:
    """Names in order, among which those with a beginning are found at once: a model may have 200 000, and whoever reads
    it asks for each part of it."""

    def names(self) -> Iterable[str]:
        """See ``Named``; always the same."""
        raise NotImplementedError

    def stored_names(self) -> Iterable[str]:
        """See ``Named``; always the same."""
        raise NotImplementedError

    def beginning_with(self, start: str) -> Sequence[str]:
        """Those of ``names`` that begin so."""
        return _beginning_with(self._in_order, start)

    def stored_beginning_with(self, start: str) -> Sequence[str]:
        """Those of ``stored_names`` that begin so."""
        return _beginning_with(self._stored_in_order, start)

    @cached_property
    def _in_order(self) -> list[str]:
        return sorted(self.names())

    @cached_property
    def _stored_in_order(self) -> list[str]:
        return sorted(self.stored_names())


def _beginning_with(names: list[str], start: str) -> list[str]:
    first = bisect_left(names, start)
    return names[first : bisect_right(names, start, first, key=lambda name: name[: len(start)])]


class Stored(Protocol):
    """Tensors as they are stored: a checkpoint, or a file of another format."""

    @property
    def label(self) -> str:
        """What to call it in messages."""

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor."""

    def array(self, name: str) -> Array:
        """A view of a tensor."""

    def mapped(self, name: str) -> bool:
        """Whether ``array`` gives the values of a tensor, and not their places alone."""

    def read(self, name: str, view: Array) -> Array:
        """The values of a view of ``array(name)``, until the next are read."""

    def read_into(self, name: str, view: Array, target: Array) -> None:
        """Write the values of a view of ``array(name)`` to an array of its shape and dtype, both in C order."""

    def stored_bytes(self, name: str) -> int:
        """Bytes of a tensor as it is stored."""


@dataclass(frozen=True)
class PackedTensor:
    """One quantised tensor: its packing, the shape ``[.., rows, columns]`` of its numbers, the tensor of each plane.

    ``transposed``: whether its numbers are those of the matrices that are meant, or of their transposes. ``tensors``
    are those in the files that it is read from, where planes are made of them.
    """

    packing: Quantised
    shape: tuple[int, ...]
    planes: Mapping[str, str]
    transposed: bool = False
    tensors: tuple[str, ...] = ()

    @property
    def stored(self) -> tuple[str, ...]:
        """The tensors in the files that it is read from."""
        return self.tensors or tuple(self.planes.values())


class InFiles:
    """See ``Stored``: tensors in one file or several, each found by ``file_of``, as which all raise."""

    def file_of(self, name: str) -> MappedFile:
        """The file that holds a tensor."""
        raise NotImplementedError

    def shape(self, name: str) -> tuple[int, ...]:
        return self.file_of(name).shape(name)

    def array(self, name: str) -> Array:
        return self.file_of(name).array(name)

    def mapped(self, name: str) -> bool:
        return True

    def read(self, name: str, view: Array) -> Array:
        return self.file_of(name).read(view)

    def read_into(self, name: str, view: Array, target: Array) -> None:
        self.file_of(name).read_into(view, target)

    def stored_bytes(self, name: str) -> int:
        return self.file_of(name).stored_bytes(name)
