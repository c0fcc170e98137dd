"""Rows that lie anywhere in memory: ``packing.Addressed``, read where its plane says that they are."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.multiply import Multiplier
from emitter.kernels.cpu.rows import PlainRows, Row
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
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

    def address(self, k: Kernel, expert: Value, row: Value) -> Value:
        """Where a row begins, in bytes."""
        part, row = (k.constant(0), row) if self.parts == 1 else (row // self._each, row % self._each)
        return k.index(k.load(self.planes[0], expert, part)) + row * (self.length * self.dtype.itemsize)

    @property
    def _each(self) -> int:
        return self.rows // self.parts


@dataclass(frozen=True)
class AtAddress:
    """A row that begins at a pointer, at a multiple of its elements' size alone."""

    pointer: Value
    dtype: DType

    def ask(self, k: Kernel, column: Value) -> None:
        """See ``rows.Row``."""
        k.prefetch_at(k.pointer(self.pointer, k.offset(column * self.dtype.itemsize)), locality=3)

    def load(self, k: Kernel, column: Operand, lanes: int, mask: Value | None) -> Value:
        """See ``rows.Row``."""
        at = k.pointer(self.pointer, k.offset(k.value(column) * self.dtype.itemsize))
        return k.load_at(at, vector_of(lanes, self.dtype.value), self.dtype.itemsize, mask)


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
        """See ``Rows``."""
        return self.addresses.planes

    def begin(self, k: Kernel, expert: Value, row: Value) -> Row:
        """See ``PlainRows``."""
        return AtAddress(k.pointer(self.addresses.address(k, expert, row)), self.dtype)


@dataclass(frozen=True)
class AddressedMultiplier(Multiplier):
    """Rows as the matrix product reads them; ``weight`` is what lies behind the addresses, no buffer of a kernel."""

    parts: int = 1

    @property
    def addresses(self) -> Addresses:
        """Where they are."""
        experts, rows, length = (extent or 0 for extent in self.weight.shape)
        return Addresses(self.weight.name, experts, rows, length, self.layout.dtype, self.parts)

    def planes(self) -> tuple[Buffer, ...]:
        """See ``Multiplier``."""
        return self.addresses.planes

    def address(self, k: Kernel, expert: Value, row: Value) -> Value:
        """See ``Multiplier``."""
        return self.addresses.address(k, expert, row)

    def end_of(self, k: Kernel, expert: Value, row: Value, rest: int, mask: Value) -> Value:
        """See ``Multiplier``."""
        at = AtAddress(k.pointer(self.address(k, expert, row)), self.layout.dtype)
        return at.load(k, self.length - rest, 32, mask)
