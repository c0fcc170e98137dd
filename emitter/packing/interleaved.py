"""Weights whose parts are interleaved along one axis."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.dtype import DType
from emitter.packing.weight import Axis, Extent, Plane


@dataclass(frozen=True)
class Interleaved:
    """``w[p n + i] = values[P i + p]`` along the axis that is written, whose P parts have n elements each.

    One plane of the weight's own sizes: gate and up rows interleaved, as gpt-oss has them.
    """

    fixed: DType | None = None

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        stored = tuple(replace(extent, interleaved=True) if extent.axis is Axis.OUT else extent for extent in axes)
        return (Plane("", stored, self.fixed or compute),)
