"""Blocks of GGUF in the planes of packings that kernels for GPUs read: the same codes, each scale a number of its own.

    from            to                        scales        biases
    Q4_0            MLX affine, 4 bits        d             -8 d
    Q4_1            MLX affine, 4 bits        d             m
    Q5_0, Q5_1      MLX affine, 8 bits        d             -16 d, m
    Q8_0            MLX affine, 8 bits        d             -128 d
    Q4_K, Q5_K      MLX affine, 4, 8 bits     f16(d s)      f16(-dmin m)
    Q6_K            MLX affine, 8 bits        f16(d s)      f16(-32 d s)
    IQ4_NL          MLX affine, 8 bits        d             -128 d
    IQ4_XS          MLX affine, 8 bits        f16(d s)      f16(-128 d s)
    MXFP4           MXFP4                     s

Groups are of 32, those of Q6_K of 16, scales f16. What IQ4 codes stand for is no line: codes of 8 bits are the integers
that they stand for, and 128. All but the K types and IQ4_XS are exact. Their product of an f16 and 6 or 8 bits takes up
to 18 bits, of which 11 are kept: a number is off by at most ``2^-11 (d s q + dmin m)``, or of scales below 2^-14 by
``2^-25 (q + 1)``; of Q6_K and IQ4_XS by 2^-11 of itself, as both factors are then rounded alike.
Rounded to bf16, as numbers are held where nothing is packed, it is off by up to 2^-8 of itself.
"""

from __future__ import annotations

import sys
import threading
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.packing.gguf import (
    HALVES,
    LOW,
    Gguf,
    GgufIq4Nl,
    GgufIq4Xs,
    GgufMxfp4,
    GgufQ4_0,
    GgufQ4_1,
    GgufQ4_K,
    GgufQ5_0,
    GgufQ5_1,
    GgufQ5_K,
    GgufQ6_K,
    GgufQ8_0,
    codes_of,
    offsets_of,
    scales_of,
)
from emitter.packing.hf import Mxfp4
from emitter.packing.mlx import MlxAffine
from emitter.packing.weight import Packing

_FORMS: dict[type[Packing], tuple[int, int]] = {
    **dict.fromkeys((GgufQ4_0, GgufQ4_1, GgufQ4_K), (4, 32)),
    **dict.fromkeys((GgufQ5_0, GgufQ5_1, GgufQ5_K, GgufQ8_0, GgufIq4Nl, GgufIq4Xs), (8, 32)),
    GgufQ6_K: (8, 16),
}
"""Bits of a code, and numbers of a group."""
_AS_STORED: dict[tuple[type[Packing], str], int] = {
    **{(of, "scales"): 0 for of in (GgufQ4_0, GgufQ4_1, GgufQ5_0, GgufQ5_1, GgufQ8_0, GgufIq4Nl)},
    **{(of, "biases"): 2 for of in (GgufQ4_1, GgufQ5_1)},
}
"""Planes that are an f16 of each block: at which of its bytes."""
_MOST = np.float32(np.finfo(np.float16).max)
_SMALLEST, _HALF = np.finfo(np.float32).smallest_normal, np.float32(0.5)
_SIGN, _UPPER = np.uint32(1 << 31), int(sys.byteorder == "little")


def repacked(packing: Packing) -> MlxAffine | Mxfp4 | None:
    """The packing that blocks of another are the planes of, as said above; None where there is none."""
    if isinstance(packing, GgufMxfp4):
        return Mxfp4()
    form = _FORMS.get(type(packing))
    return None if form is None else MlxAffine(*form, DType.F16)


def repack(packing: Gguf, octets: NDArray[np.uint8], plane: str) -> NDArray[Any]:
    """Rows ``[R, ..]`` of a plane of ``repacked(packing)``, the axes behind the first in one, of blocks ``[R, n, bytes
    of one]``.

    Raises ``OverflowError`` where a scale or an offset is no f16.
    """
    rows = octets.shape[0]
    if isinstance(packing, GgufMxfp4):
        if plane == "scales":
            return octets[..., 0].view(np.int8)
        codes = codes_of(packing, octets)
        # a negative zero is a zero there
        made = _bytes(np.where(codes == 8, 0, codes).astype(np.uint8))
        return made.reshape(rows, -1).view(np.int8)
    if plane == "codes":
        if type(packing) in HALVES:
            first, run = HALVES[type(packing)]
            return _paired(octets[..., first:], run).reshape(rows, -1).view("<i4")
        return codes_of(packing, octets).reshape(rows, -1).view("<i4")
    if (place := _AS_STORED.get((type(packing), plane))) is not None:
        return octets[..., place : place + 2].view("<f2").reshape(rows, -1)
    wide = scales_of(packing, octets) if plane == "scales" else offsets_of(packing, octets)
    # some libraries have a thread take subnormal numbers for 0
    if np.abs(wide).max(initial=0) <= _MOST and _SMALLEST * _HALF > 0:
        return _rounded(wide).reshape(rows, -1)
    with np.errstate(over="ignore"):
        found = wide.astype(np.float16)
    if (np.isinf(found) & ~np.isinf(wide)).any():
        raise OverflowError
    return found.reshape(rows, -1)


def _rounded(wide: NDArray[np.float32]) -> NDArray[np.float16]:
    """The nearest f16, ties to even, of multiples of 2^-37 up to its largest: as ``astype``, in a third of the time.

    2^-112 times a number has the exponent of its f16 and is exact, also where that is subnormal, unless the processor
    takes subnormal numbers for 0. The difference with 2^13 + 1 times it leaves 11 bits (Dekker 1971).
    """
    small = wide * np.float32(2.0**-112)
    found = small * np.float32(8193)
    np.subtract(found, small, out=small)
    found -= small
    bits = found.view(np.uint32)
    # sign, exponent and mantissa in the upper half of a word: three bits of the exponent are 0
    np.left_shift(bits, 3, out=small.view(np.uint32))
    bits &= _SIGN
    bits |= small.view(np.uint32)
    return np.ascontiguousarray(bits.view(np.uint16)[..., _UPPER::2]).view(np.float16)


def _bytes(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Codes of 4 bits in bytes, the first of two in the low half."""
    eights: NDArray[np.uint64] = codes.view("<u8")
    return _pairs(eights, np.empty_like(eights)).astype(np.uint8)


def _pairs(eights: NDArray[np.uint64], others: NDArray[np.uint64]) -> NDArray[np.uint16]:
    """Eight codes a word, each two of them in the low byte of a word of 16 bits; written to ``others``."""
    np.right_shift(eights, np.uint64(4), out=others)
    others |= eights
    return others.view("<u2")


class _Scratch(threading.local):
    """Arrays of a thread that are kept: of new ones the system maps page by page."""

    def __init__(self) -> None:
        self._memory = np.empty((3, 0), "<u8")

    def of(self, size: int) -> NDArray[np.uint64]:
        """``[3, size]``."""
        if self._memory.shape[1] < size:
            self._memory = np.empty((3, size), "<u8")
        return self._memory[:, :size]


_scratch = _Scratch()


def _paired(octets: NDArray[np.uint8], run: int) -> NDArray[np.uint8]:
    """Codes of 4 bits in bytes, the first of two in the low half, of bytes ``[.., n]`` whose low halves are one ``run``
    of codes and whose high ones the next: ``[R, 2, run / 2]``."""
    words, codes, others = _scratch.of(octets.size // 8)
    words.view(np.uint8).reshape(octets.shape)[...] = octets
    found = np.empty((octets.size // run, 2, run // 2), np.uint8)
    for half in (0, 1):
        np.right_shift(words, np.uint64(4 * half), out=codes)
        codes &= LOW
        found[:, half] = _pairs(codes, others).reshape(-1, run // 2)
    return found
