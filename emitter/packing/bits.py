"""Numbers of a few bits: streams of unsigned integers, and the small floats of the OCP microscaling formats."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)
"""The sixteen numbers of a 4-bit float, by code: a sign, two bits of exponent, one of mantissa (OCP MX v1.0, 5.3.3)."""


def stream(words: Array, bits: int) -> NDArray[np.uint8]:
    """``[.., n]`` unsigned integers of ``bits`` (1 to 8) each, from rows of little-endian ``words``.

    Integer i is bits ``i bits`` to ``(i + 1) bits - 1`` of its row, the lowest bit of the first byte first. Eight of
    them lie in ``bits`` whole bytes.
    """
    row = (*words.shape[:-1], -1)
    octets: NDArray[np.uint8] = np.ascontiguousarray(words).view(np.uint8)
    if 8 % bits == 0:
        parts = octets[..., None] >> np.arange(0, 8, bits, dtype=np.uint8) & np.uint8((1 << bits) - 1)
        return np.asarray(parts.reshape(row), np.uint8)
    octets = octets.reshape(*row, bits)
    eight = np.zeros((*octets.shape[:-1], 8), np.uint8)
    eight[..., :bits] = octets
    codes = (eight.view("<u8") >> (np.arange(8, dtype=np.uint64) * np.uint64(bits))) & np.uint64((1 << bits) - 1)
    return np.asarray(codes.reshape(row), np.uint8)


def e4m3(codes: Array) -> NDArray[np.float32]:
    """8-bit floats with a sign, four bits of exponent and three of mantissa; no infinities (OCP MX v1.0, 5.3.1)."""
    return np.asarray(codes.view(ml_dtypes.float8_e4m3fn).astype(np.float32))


def scaled(values: Array, scales: Array) -> NDArray[np.float32]:
    """``values [.., n]`` times ``scales [.., groups]``, each for a run of ``n / groups`` of them. f32."""
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        product = values.reshape(*scales.shape, -1) * scales[..., None]
    return np.asarray(product.reshape(values.shape), np.float32)
