"""Weights that stay where they lie, anywhere in the memory of the process."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from emitter.dtype import DType
from emitter.packing.weight import Axis, Extent, Plane


@dataclass(frozen=True)
class Addressed:
    """``w[.., p n + i, j] = (the numbers at addresses[.., p])[i, j]`` along the axis that is written, whose ``parts``
    parts have n rows each.

    One plane of addresses, i64, as of the matrices that a batched product is given (``cublasGemmBatchedEx``): of each
    expert, and of each part of it, gates and ups, the numbers of ``dtype`` lie one after another, row by row. Whoever
    passes the plane keeps the memory that they lead to.
    """

    dtype: DType
    parts: int = 1

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        named = [extent.axis for extent in axes]
        if named not in ([Axis.OUT, Axis.IN], [Axis.EXPERT, Axis.OUT, Axis.IN]) or axes[-2].size % self.parts:
            raise ValueError(f"{self.parts} parts of matrices have addresses, not weights of {named}")
        backing = prod(extent.size for extent in axes) * self.dtype.itemsize
        return (Plane("addresses", (*axes[:-2], Extent(Axis.OUT, self.parts)), DType.I64, backing),)
