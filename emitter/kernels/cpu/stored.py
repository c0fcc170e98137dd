"""What reads a weight as it is stored: rows for dot products, multipliers for matrix products."""

from __future__ import annotations

from emitter.kernels.cpu.addressed import AddressedMultiplier, AddressedRows
from emitter.kernels.cpu.multiply import Multiplier, PackedMultiplier
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.panels import PanelLayout
from emitter.kernels.cpu.rows import PlainRows, Rows
from emitter.kernels.cpu.writer import Buffer
from emitter.packing import Addressed, Packing
from emitter.signature import DType
from emitter.target.isa import Isa


def rows_of(isa: Isa, packing: Packing, dtype: DType, weight: Buffer) -> Rows:
    """The rows of a weight ``[E, rows, length]`` that is stored so: packed, or as numbers of ``dtype``."""
    experts, rows, length = (extent or 0 for extent in weight.shape)
    if isinstance(packing, Addressed):
        return AddressedRows(isa, dtype, weight.name, experts, rows, length, packing.parts)
    packed = PackedRows.of(isa, packing, dtype, weight.name, experts, rows, length)
    return packed or PlainRows(isa, dtype, weight.name, experts, rows, length)


def multiplier_of(layout: PanelLayout, packing: Packing, weight: Buffer, part: int, half_rows: int) -> Multiplier:
    """The matrix product of a weight ``[E, rows, length]`` that is stored so; the others as ``Multiplier``."""
    if isinstance(packing, Addressed):
        return AddressedMultiplier(layout, weight, part, half_rows, packing.parts)
    experts, rows, length = (extent or 0 for extent in weight.shape)
    read = PackedRows.of(layout.isa, packing, layout.dtype, weight.name, experts, rows, length)
    if read is None:
        return Multiplier(layout, weight, part, half_rows)
    return PackedMultiplier(layout, weight, part, half_rows, read)
