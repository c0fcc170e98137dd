"""Arrays for tests of packings, and equality that counts every bit but those of a NaN."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.packing import Axis, Extent, Packing


def axes(*shape: int) -> tuple[Extent, ...]:
    kinds = (Axis.EXPERT, Axis.OUT, Axis.IN)[-len(shape) :]
    return tuple(Extent(kind, size) for kind, size in zip(kinds, shape, strict=True))


def shapes(packing: Packing, *shape: int) -> dict[str, tuple[int, ...]]:
    return {plane.name: plane.shape for plane in packing.planes(axes(*shape), DType.F32)}


def equal_bits(ours: NDArray[Any], theirs: NDArray[Any]) -> None:
    assert (ours.dtype, ours.shape) == (np.float32, theirs.shape)
    theirs = theirs.astype(np.float32)
    nan = np.isnan(theirs)
    np.testing.assert_array_equal(np.isnan(ours), nan)
    np.testing.assert_array_equal(np.where(nan, 0, ours).view(np.int32), np.where(nan, 0, theirs).view(np.int32))


def random_bytes(rng: np.random.Generator, *shape: int) -> NDArray[np.uint8]:
    return rng.integers(0, 256, shape, np.uint8)
