"""What MLX writes (``mlx.core.quantize``): numbers of a few bits in u32 words, and what each group of a row shares.

A row of K numbers of b bits is one little-endian stream: number i is bits ``i b`` to ``(i + 1) b - 1`` of its K b / 32
words. Source: https://ml-explore.github.io/mlx, ``quantize`` and its modes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.packing.bits import E2M1, e4m3, scaled, stream
from emitter.packing.group_axes import groups, need_whole, words
from emitter.packing.weight import Extent, Plane

AFFINE_BITS = (2, 3, 4, 5, 6, 8)
AFFINE_GROUPS = (32, 64, 128)
_REPACKED_GROUP = 16
"""Which MLX does not have: what holds GGUF's Q6_K (``emitter.packing.repacked``)."""
AFFINE_SCALES = (DType.F32, DType.F16, DType.BF16)


@dataclass(frozen=True)
class MlxAffine:
    """``w[i] = scales[i // group] q[i] + biases[i // group]``, q unsigned integers of ``bits``; the sum in f32.

    Planes of ``[.., K]``: ``codes [.., K bits / 32]`` (u32 words), ``scales`` and ``biases`` ``[.., K / group]`` of
    ``scale`` (f16, bf16 or f32). The product is rounded to f32 before the sum is, as MLX does where ``scale`` is f32;
    a product of an 8-bit integer and a scale of 16 bits needs no rounding.

    Raises ``ValueError`` for bits, a group or a type of scales that MLX does not have, but for groups of 16.
    """

    bits: int
    group: int
    scale: DType

    def __post_init__(self) -> None:
        for name, value, accepted in (
            ("bits", self.bits, AFFINE_BITS),
            ("group", self.group, (_REPACKED_GROUP, *AFFINE_GROUPS)),
            ("scale", self.scale, AFFINE_SCALES),
        ):
            if value not in accepted:
                raise ValueError(f"MlxAffine: {name} is {value}, accepted are {accepted}")

    def __str__(self) -> str:
        return f"MLX affine, {self.bits} bits, groups of {self.group}, {self.scale.value} scales"

    @property
    def rows(self) -> int:
        return 1

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        need_whole(axes, self.group, self)
        shared = groups(axes, self.group)
        codes = Plane("codes", words(axes, self.bits, 32), DType.I32)
        return (codes, Plane("scales", shared, self.scale), Plane("biases", shared, self.scale))

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        scales, biases = planes["scales"].astype(np.float32), planes["biases"].astype(np.float32)
        codes = stream(planes["codes"], self.bits).astype(np.float32)
        numbers = scaled(codes, scales).reshape(*scales.shape, -1)
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            numbers += biases[..., None]
        return numbers.reshape(codes.shape)


@dataclass(frozen=True)
class _MlxFloat:
    mode = ""
    bits = 4
    group = 32

    def __str__(self) -> str:
        return f"MLX {self.mode}"

    @property
    def rows(self) -> int:
        return 1

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        need_whole(axes, self.group, self)
        return (
            Plane("codes", words(axes, self.bits, 32), DType.I32),
            Plane("scales", groups(axes, self.group), DType.I8),
        )


@dataclass(frozen=True)
class MlxMxfp4(_MlxFloat):
    """``w[i] = 2^(scales[i // 32] - 127) E2M1(q[i])``; a scale of 255 is infinite.

    Planes of ``[.., K]``: ``codes [.., K / 8]`` (u32 words of eight numbers), ``scales [.., K / 32]`` (u8).
    """

    mode = "mxfp4"

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        return scaled(E2M1[stream(planes["codes"], 4)], _power(planes["scales"]))


@dataclass(frozen=True)
class MlxNvfp4(_MlxFloat):
    """``w[i] = E4M3(scales[i // 16]) E2M1(q[i])``.

    Planes of ``[.., K]``: ``codes [.., K / 8]`` (u32 words of eight numbers), ``scales [.., K / 16]`` (u8).
    """

    mode = "nvfp4"
    group = 16

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        return scaled(E2M1[stream(planes["codes"], 4)], e4m3(planes["scales"]))


@dataclass(frozen=True)
class MlxMxfp8(_MlxFloat):
    """``w[i] = 2^(scales[i // 32] - 127) E4M3(q[i])``; a scale of 255 is infinite.

    Planes of ``[.., K]``: ``codes [.., K / 4]`` (u32 words of four numbers), ``scales [.., K / 32]`` (u8).
    """

    mode = "mxfp8"
    bits = 8

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        return scaled(e4m3(stream(planes["codes"], 8)), _power(planes["scales"]))


def _power(codes: NDArray[Any]) -> NDArray[np.float32]:
    """``2^(code - 127)``, infinite for 255, as MLX spells it: the code as the exponent of a bf16, 0 as half of 1's."""
    codes = codes.view(np.uint8).astype(np.uint32)
    return np.where(codes == 0, np.uint32(0x40 << 16), codes << np.uint32(23)).view(np.float32)
