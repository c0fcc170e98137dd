"""Rows of a cache as codes of 8 bits with a scale, by NumPy: ``spec.attention.row_elements``."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def encoded(numbers: Array) -> Array:
    """``[.., w + 4]`` i8 of ``numbers [.., w]``; a row with a NaN has a scale of NaN."""
    scales = np.abs(numbers.astype(np.float64)).max(-1, keepdims=True) / 127
    codes = np.rint(np.nan_to_num(numbers / scales, nan=127)).astype(np.int8)
    return np.concatenate([codes, scales.astype(np.float32).view(np.int8).reshape(*numbers.shape[:-1], 4)], -1)


def decoded(rows: Array) -> Array:
    """``[.., w]`` f32 of ``rows [.., w + 4]`` i8."""
    scales = np.ascontiguousarray(rows[..., -4:]).view(np.float32)
    return rows[..., :-4].astype(np.float32) * scales
