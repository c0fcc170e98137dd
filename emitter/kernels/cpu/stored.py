"""What reads a weight as it is stored: rows for dot products, multipliers for matrix products."""

from __future__ import annotations

from emitter.kernels.cpu.addressed import Addresses, Contiguous
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.multiply import Multiplier, PackedMultiplier
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.panels import PanelLayout
from emitter.kernels.cpu.rows import PlainRows, Rows
from emitter.packing import Addressed, Packing
from emitter.signature import DType
from emitter.target.isa import Isa


def rows_of(isa: Isa, packing: Packing, dtype: DType, weight: Stack) -> Rows:
    """The rows of a weight that is stored so: packed, or as numbers of ``dtype``."""
    return PackedRows.of(isa, packing, dtype, weight) or PlainRows(isa, _numbers(packing, dtype, weight))


def multiplier_of(layout: PanelLayout, packing: Packing, weight: Stack, part: int, half_rows: int) -> Multiplier:
    """The matrix product of a weight that is stored so; the others as ``Multiplier``."""
    of, read = _numbers(packing, layout.dtype, weight), PackedRows.of(layout.isa, packing, layout.dtype, weight)
    return (
        Multiplier(layout, of, part, half_rows) if read is None else PackedMultiplier(layout, of, part, half_rows, read)
    )


def _numbers(packing: Packing, dtype: DType, weight: Stack) -> Contiguous:
    """Where the numbers of a weight lie that is not packed."""
    return Addresses(weight, dtype, packing.parts) if isinstance(packing, Addressed) else Contiguous(weight, dtype)
