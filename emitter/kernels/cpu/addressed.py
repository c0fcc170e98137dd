"""Rows of numbers where they lie in memory: one after another, or anywhere (``packing.Addressed``)."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.writer import Body, Buffer, Value
from emitter.signature import DType


@dataclass(frozen=True)
class Contiguous:
    """A ``weight`` of numbers of ``dtype`` in one buffer."""

    weight: Stack
    dtype: DType

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """The buffer that says where its rows are: itself."""
        return (self.weight.whole(self.dtype.value),)

    @property
    def row_bytes(self) -> int:
        """Bytes of a row."""
        return self.weight.length * self.dtype.itemsize

    def address(self, k: Body, expert: Value, row: Value) -> Value:
        """Where a row begins, in bytes."""
        return k.address(self.weight.name) + (expert * self.weight.rows + row) * self.row_bytes


@dataclass(frozen=True)
class Addresses(Contiguous):
    """A weight whose ``parts`` have addresses ``[E, parts]`` each, where their rows follow one another."""

    parts: int = 1

    @property
    def planes(self) -> tuple[Buffer, ...]:
        return (Buffer(f"{self.weight.name}.addresses", (self.weight.experts, self.parts), DType.I64.value),)

    def address(self, k: Body, expert: Value, row: Value) -> Value:
        each = self.weight.rows // self.parts
        part, row = (k.constant(0), row) if self.parts == 1 else (row // each, row % each)
        return k.index(k.load_once(self.planes[0], expert, part)) + row * self.row_bytes
