"""Weights stored as they are."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.dtype import DType
from emitter.packing.weight import Extent, Plane


@dataclass(frozen=True)
class Plain:
    """``w = values``: one plane in the weight's own shape, of the element type ``fixed``, or of the compute dtype."""

    fixed: DType | None = None

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        return (Plane("", axes, self.fixed or compute),)
