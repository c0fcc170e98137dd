"""Rows that lie anywhere in memory: ``packing.Addressed``, read where its plane says that they are."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.multiply import Multiplier
from emitter.kernels.cpu.rows import PlainRows
from emitter.kernels.cpu.writer import Body, Buffer, Value
from emitter.signature import DType


@dataclass(frozen=True)
class Addresses:
    """The plane of a weight ``[E, rows, length]`` of ``dtype``, whose ``parts`` have addresses ``[E, parts]`` each."""

    name: str
    experts: int
    rows: int
    length: int
    dtype: DType
    parts: int

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """The buffer of the addresses."""
        return (Buffer(f"{self.name}.addresses", (self.experts, self.parts), DType.I64.value),)

    def address(self, k: Body, expert: Value, row: Value) -> Value:
        """Where a row begins, in bytes."""
        part, row = (k.constant(0), row) if self.parts == 1 else (row // self._each, row % self._each)
        return k.index(k.load_once(self.planes[0], expert, part)) + row * (self.length * self.dtype.itemsize)

    @property
    def _each(self) -> int:
        return self.rows // self.parts


@dataclass(frozen=True)
class AddressedRows(PlainRows):
    """Rows of ``dtype`` as dot products read them, each where its address says (see ``rows.Rows``)."""

    parts: int = 1

    @property
    def addresses(self) -> Addresses:
        """Where they are."""
        return Addresses(self.name, self.experts, self.rows, self.length, self.dtype, self.parts)

    @property
    def planes(self) -> tuple[Buffer, ...]:
        return self.addresses.planes

    def address(self, k: Body, expert: Value, row: Value) -> Value:
        return self.addresses.address(k, expert, row)


@dataclass(frozen=True)
class AddressedMultiplier(Multiplier):
    """Rows as the matrix product reads them; ``weight`` is what the addresses point to, no buffer of a kernel."""

    parts: int = 1

    @property
    def addresses(self) -> Addresses:
        """Where they are."""
        experts, rows, length = (extent or 0 for extent in self.weight.shape)
        return Addresses(self.weight.name, experts, rows, length, self.layout.dtype, self.parts)

    def planes(self) -> tuple[Buffer, ...]:
        return self.addresses.planes

    def address(self, k: Body, expert: Value, row: Value) -> Value:
        return self.addresses.address(k, expert, row)
