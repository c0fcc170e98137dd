"""What llama.cpp's GGUF holds: rows cut into blocks, each block the bytes of its scales and its numbers together.

Planes of ``[.., K]``: ``blocks [.., K / block, bytes of one]`` (u8). All numbers are little-endian, ``d`` and ``dmin``
are f16, and each operation is rounded to f32. Source: ggml-quants.c of ggml, in the order of operations of the ``gguf``
package (``gguf.quants``), to which these are equal bit for bit. That package is needed to open a file, not for this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.packing.bits import E2M1, scaled
from emitter.packing.group_axes import groups, need_whole
from emitter.packing.weight import Axis, Extent, Plane

IQ4 = np.array([-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113], np.float32)
"""The sixteen numbers of the IQ4 types, by code (``kvalues_iq4nl`` of ggml-common.h)."""
_ABOVE = (IQ4 + 128).astype(np.uint8)
LOW, _FIFTH, _TOP = (np.uint64(0x0101010101010101 * byte) for byte in (0x0F, 0x10, 0x30))
"""The low half, and its fifth bit or top two bits above it, of each of eight bytes."""


@dataclass(frozen=True)
class Gguf:
    """Rows of blocks of ``block`` numbers in ``block_bytes``, whose codes have ``bits``."""

    type = ""
    bits = 4
    block = 256
    block_bytes = 0

    def __str__(self) -> str:
        return f"GGUF {self.type}"

    @property
    def rows(self) -> int:
        return 1

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        need_whole(axes, self.block, self)
        return (Plane("blocks", (*groups(axes, self.block), Extent(Axis.IN, self.block_bytes)), DType.I8),)

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        numbers = self.of_blocks(planes["blocks"].view(np.uint8))
        return numbers.reshape(*numbers.shape[:-2], -1)

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        """The numbers ``[.., block]`` of blocks ``[.., block_bytes]``."""
        raise NotImplementedError


class _Signed(Gguf):
    """``w[i] = (q[i] - 2^(bits - 1)) d`` of unsigned codes q."""

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        codes = codes_of(self, octets).astype(np.float32) - np.float32(1 << self.bits - 1)
        return scaled(codes, _half(octets[..., :2]))


class _Offset(Gguf):
    """``w[i] = q[i] d + m`` of unsigned codes q."""

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        codes = codes_of(self, octets).astype(np.float32)
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            return scaled(codes, _half(octets[..., :2])) + _half(octets[..., 2:4])


class _By32(Gguf):
    """``w[i] = (d s[i // 32]) q[i] - dmin m[i // 32]`` of unsigned codes q: see ``GgufQ4_K``."""

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        codes, scales, offsets = codes_of(self, octets), _sixes(octets, 0), _sixes(octets, 1)
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            numbers = scaled(codes.astype(np.float32), _half(octets[..., :2]) * scales).reshape(*scales.shape, 32)
            numbers -= (_half(octets[..., 2:4]) * offsets)[..., None]
        return numbers.reshape(codes.shape)


@dataclass(frozen=True)
class GgufQ8_0(_Signed):  # noqa: N801 (as GGUF spells it)
    """``w[i] = q[i] d``: 32 numbers in 34 bytes, ``d``, then 32 of i8, whose codes are 128 more."""

    type = "Q8_0"
    bits = 8
    block = 32
    block_bytes = 34

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        """See ``Gguf``; without the way by unsigned codes."""
        return scaled(octets[..., 2:].view(np.int8).astype(np.float32), _half(octets[..., :2]))


@dataclass(frozen=True)
class GgufQ4_0(_Signed):  # noqa: N801
    """``w[i] = (q[i] - 8) d``: 32 numbers in 18 bytes, ``d``, then 16 bytes q.

    q are halves of bytes: the low halves of the sixteen are numbers 0 to 15, the high ones 16 to 31.
    """

    type = "Q4_0"
    block = 32
    block_bytes = 18


@dataclass(frozen=True)
class GgufQ4_1(_Offset):  # noqa: N801
    """``w[i] = q[i] d + m``: 32 numbers in 20 bytes, ``d``, ``m`` (f16), then 16 bytes q as ``GgufQ4_0`` has them."""

    type = "Q4_1"
    block = 32
    block_bytes = 20


@dataclass(frozen=True)
class GgufQ5_0(_Signed):  # noqa: N801
    """``w[i] = (q[i] - 16) d``: 32 numbers in 22 bytes, ``d``, 4 bytes h, 16 bytes l.

    The lowest four bits of q[i] are in l as ``GgufQ4_0`` has them, the fifth is bit i of h, the lowest of its first
    byte before the others.
    """

    type = "Q5_0"
    bits = 5
    block = 32
    block_bytes = 22


@dataclass(frozen=True)
class GgufQ5_1(_Offset):  # noqa: N801
    """``w[i] = q[i] d + m``: 32 numbers in 24 bytes, ``d``, ``m`` (f16), then 20 bytes q as ``GgufQ5_0`` has them."""

    type = "Q5_1"
    bits = 5
    block = 32
    block_bytes = 24


@dataclass(frozen=True)
class GgufQ4_K(_By32):  # noqa: N801
    """``w[i] = (d s[i // 32]) q[i] - dmin m[i // 32]``: 256 numbers in 144 bytes, ``d``, ``dmin``, 12 bytes, 128 bytes.

    s and m are eight integers of 6 bits each. Of the 12 bytes a the lowest 6 bits of a[0..3] are s[0..3], those of
    a[4..7] m[0..3]; s[4 + j] is the low half of a[8 + j] below the top two bits of a[j], m[4 + j] the high half below
    those of a[4 + j]. q are halves of bytes: 32 bytes hold 32 numbers in their low halves, the next 32 in the high.
    """

    type = "Q4_K"
    block_bytes = 144


@dataclass(frozen=True)
class GgufQ5_K(_By32):  # noqa: N801
    """``w[i] = (d s[i // 32]) q[i] - dmin m[i // 32]``: 256 numbers in 176 bytes, ``d``, ``dmin``, 12, 32, 128 bytes.

    s, m and the lowest four bits of q are as in ``GgufQ4_K``, in the 12 and the 128 bytes; the fifth bit of number
    32 j + i is bit j of byte i of the 32.
    """

    type = "Q5_K"
    bits = 5
    block_bytes = 176


@dataclass(frozen=True)
class GgufQ6_K(Gguf):  # noqa: N801
    """``w[i] = (d s[i // 16]) (q[i] - 32)``: 256 numbers in 210 bytes, 128 low, 64 high, 16 of i8 for s, ``d``.

    Each half of 128 numbers has 64 low bytes l and 32 high bytes h: of number 32 j + i of the half, the lowest four
    bits are the low (j < 2) or high half of l[32 (j % 2) + i], the top two are bits 2 j and 2 j + 1 of h[i].
    """

    type = "Q6_K"
    bits = 6
    block_bytes = 210

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        codes = codes_of(self, octets).astype(np.float32) - np.float32(32)
        return scaled(codes, scales_of(self, octets))


@dataclass(frozen=True)
class GgufIq4Nl(Gguf):
    """``w[i] = IQ4[q[i]] d``: 32 numbers in 18 bytes, ``d``, then 16 bytes q as ``GgufQ4_0`` has them."""

    type = "IQ4_NL"
    block = 32
    block_bytes = 18

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        return scaled(IQ4[_halves(octets[..., 2:])], _half(octets[..., :2]))


@dataclass(frozen=True)
class GgufIq4Xs(Gguf):
    """``w[i] = (d (s[i // 32] - 32)) IQ4[q[i]]``: 256 numbers in 136 bytes, ``d``, 2 bytes h, 4 bytes l, 128 bytes q.

    s are eight integers of 6 bits: the lowest four of s[j] are the low (j even) or high half of l[j // 2], the top two
    are bits 2 j and 2 j + 1 of the u16 h. Each 16 bytes of q hold 32 numbers as in ``GgufQ4_0``.
    """

    type = "IQ4_XS"
    block_bytes = 136

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        return scaled(IQ4[_halves(octets[..., 8:])], scales_of(self, octets))


@dataclass(frozen=True)
class GgufMxfp4(Gguf):
    """``w[i] = (2 E2M1(q[i])) 2^(s - 128)``: 32 numbers in 17 bytes, ``s``, then 16 bytes q, without a negative zero.

    q are halves of bytes: the low halves of the sixteen are numbers 0 to 15, the high ones 16 to 31.
    """

    type = "MXFP4"
    block = 32
    block_bytes = 17

    def of_blocks(self, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
        codes = codes_of(self, octets)
        # twice a number is exact, and +0 added to -0 is +0
        doubled = E2M1[codes] * np.float32(2) + np.float32(0)
        exponents = octets[..., :1].astype(np.int32) - 128
        return scaled(doubled, np.ldexp(np.float32(1), exponents))


HALVES: Mapping[type[Gguf], tuple[int, int]] = {GgufQ4_0: (2, 16), GgufQ4_1: (4, 16), GgufQ4_K: (16, 32)}
"""Of types whose codes are the halves of bytes: the first byte, and how many hold their low halves in a row."""


def codes_of(packing: Gguf, octets: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The codes ``[.., block]`` of blocks ``[.., bytes]``, unsigned, in the order of the numbers that they stand for:
    of Q8_0 each is 128 more than it is stored, and of IQ4 types more than the number that is scaled."""
    match packing:
        case GgufQ8_0():
            return octets[..., 2:] ^ np.uint8(128)
        case GgufQ4_0() | GgufQ4_1() | GgufQ4_K():
            first, run = HALVES[type(packing)]
            return _halves(octets[..., first:], run)
        case GgufQ5_0():
            return _five(octets[..., 2:6], octets[..., 6:])
        case GgufQ5_1():
            return _five(octets[..., 4:8], octets[..., 8:])
        case GgufQ5_K():
            eights = _halves(octets[..., 48:], 32).view(np.uint64).reshape(-1, 8, 4)
            tops = np.ascontiguousarray(octets[..., 16:48]).view(np.uint64).reshape(-1, 4)
            for j in range(8):
                eights[:, j] |= tops << np.uint64(max(0, 4 - j)) >> np.uint64(max(0, j - 4)) & _FIFTH
            return eights.view(np.uint8).reshape(*octets.shape[:-1], 256)
        case GgufQ6_K():
            eights = _halves(octets[..., :128], 64).view(np.uint64).reshape(-1, 4, 4)
            tops = np.ascontiguousarray(octets[..., 128:192]).view(np.uint64).reshape(-1, 4)
            for j, (left, right) in enumerate(((4, 0), (2, 0), (0, 0), (0, 2))):
                eights[:, j] |= tops << np.uint64(left) >> np.uint64(right) & _TOP
            return eights.view(np.uint8).reshape(*octets.shape[:-1], 256)
        case GgufIq4Nl():
            return _ABOVE[_halves(octets[..., 2:])]
        case GgufIq4Xs():
            return _ABOVE[_halves(octets[..., 8:])]
        case GgufMxfp4():
            return _halves(octets[..., 1:])
        case _:
            raise ValueError(f"the codes of {packing} are not read by themselves")


def scales_of(packing: Gguf, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Scales ``[.., groups]`` of blocks ``[.., bytes]``: a number is its scale times its code of ``codes_of``, plus the
    offset of ``offsets_of``. f32, in which both are exact."""
    match packing:
        case _By32():
            return _times(_half(octets[..., :2]), _sixes(octets, 0))
        case GgufQ6_K():
            return _times(_half(octets[..., 208:]), octets[..., 192:208].view(np.int8).astype(np.float32))
        case GgufIq4Xs():
            top = np.ascontiguousarray(octets[..., 2:4]).view("<u2") >> np.arange(0, 16, 2, dtype=np.uint16) & 3
            low = (octets[..., 4:8, None] >> np.array([0, 4], np.uint8) & 15).reshape(top.shape)
            sixes = (low | top.astype(np.uint8) << 4).astype(np.float32) - np.float32(32)
            return _times(_half(octets[..., :2]), sixes)
        case _Offset() | _Signed() | GgufIq4Nl():
            return _half(octets[..., :2])
        case _:
            raise ValueError(f"{packing} has no scales and offsets")


def offsets_of(packing: Gguf, octets: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Offsets ``[.., groups]``; see ``scales_of``."""
    match packing:
        case _Offset():
            return _half(octets[..., 2:4])
        case _By32():
            return _times(-_half(octets[..., 2:4]), _sixes(octets, 1))
        case GgufIq4Nl() | GgufIq4Xs():
            least = 128
        case _:
            least = 1 << packing.bits - 1
    return _times(scales_of(packing, octets), np.float32(-least))


def _times(factors: NDArray[np.float32], numbers: NDArray[np.float32] | np.float32) -> NDArray[np.float32]:
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        product: NDArray[np.float32] = factors * numbers
        return product


def _halves(octets: NDArray[np.uint8], run: int = 16) -> NDArray[np.uint8]:
    """``[.., 2 n]`` halves of ``[.., n]`` bytes: of each run of them the low ones, then the high ones."""
    runs = np.ascontiguousarray(octets).view(np.uint64).reshape(-1, 1, run // 8)  # eight bytes in an instruction
    halves = runs >> np.array([[0], [4]], np.uint64)
    halves &= LOW
    return halves.view(np.uint8).reshape(*octets.shape[:-1], -1)


def _five(high: NDArray[np.uint8], low: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Integers of five bits ``[.., 32]``: see ``GgufQ5_0``."""
    return _halves(low) | np.unpackbits(high, axis=-1, bitorder="little") << np.uint8(4)


def _sixes(octets: NDArray[np.uint8], which: int) -> NDArray[np.float32]:
    """s (0) or m (1) of each 32 numbers of a block: see ``GgufQ4_K``."""
    words = np.ascontiguousarray(octets[..., 4:16]).view(np.uint32)
    own, both = words[..., which], words[..., 2] >> np.uint32(4 * which)
    sixes = np.stack([own & 0x3F3F3F3F, both & 0x0F0F0F0F | own >> 2 & 0x30303030], axis=-1)
    return sixes.view(np.uint8).astype(np.float32)


def _half(octets: NDArray[np.uint8]) -> NDArray[np.float32]:
    """``[.., 1]`` f32 from the two bytes of an f16."""
    return octets.view("<f2").astype(np.float32)


GGUF = tuple(
    kind()
    for kind in (
        GgufQ4_0,
        GgufQ4_1,
        GgufQ5_0,
        GgufQ5_1,
        GgufQ8_0,
        GgufQ4_K,
        GgufQ5_K,
        GgufQ6_K,
        GgufIq4Nl,
        GgufIq4Xs,
        GgufMxfp4,
    )
)
"""Every packing of the format that is read."""
