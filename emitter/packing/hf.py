"""Quantised weights that transformers reads: gpt-oss's MXFP4 and DeepSeek's FP8 in blocks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.packing.bits import E2M1, e4m3, stream
from emitter.packing.group_axes import blocks, groups, need_whole
from emitter.packing.weight import Axis, Extent, Plane


@dataclass(frozen=True)
class Mxfp4:
    """``w[i] = E2M1(q[i]) 2^(scales[i // 32] - 127)``; the low half of a byte is the number before its high half.

    Planes of ``[.., K]``: ``blocks [.., K / 32, 16]`` (u8), ``scales [.., K / 32]`` (u8). A scale of 255 is ``2^128``,
    as in transformers (``integrations.mxfp4.convert_moe_packed_tensors``), where OCP MX has a NaN.
    """

    def __str__(self) -> str:
        return "MXFP4"

    @property
    def rows(self) -> int:
        return 1

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        need_whole(axes, 32, self)
        shared = groups(axes, 32)
        return (Plane("blocks", (*shared, Extent(Axis.IN, 16)), DType.I8), Plane("scales", shared, DType.I8))

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        exponents = planes["scales"].view(np.uint8).astype(np.int32) - 127
        with np.errstate(over="ignore", under="ignore"):
            numbers = np.ldexp(E2M1[stream(planes["blocks"], 4)], exponents[..., None])
        return np.asarray(numbers.reshape(*exponents.shape[:-1], -1), np.float32)


@dataclass(frozen=True)
class BlockFp8:
    """``w[r, c] = E4M3(q[r, c]) scales[r // block_rows, c // block_columns]``, the product in f32.

    Planes of ``[.., R, C]``: ``codes [.., R, C]`` (f8E4M3FN), ``scales`` of ``scale``,
    ``[.., ceil(R / block_rows), ceil(C / block_columns)]``: the last block of a row or a column may be cut off by the
    edge. Source: DeepSeek-V3, ``weight_scale_inv`` (transformers, ``integrations.finegrained_fp8``).

    Raises ``ValueError`` for a block without rows or columns.
    """

    block_rows: int = 128
    block_columns: int = 128
    scale: DType = DType.F32

    def __post_init__(self) -> None:
        if min(self.block_rows, self.block_columns) < 1:
            raise ValueError(f"BlockFp8: a block of {self.block_rows} x {self.block_columns} holds nothing")

    def __str__(self) -> str:
        return f"FP8 in blocks of {self.block_rows} x {self.block_columns}, {self.scale.value} scales"

    @property
    def rows(self) -> int:
        return self.block_rows

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        if len(axes) < 2:
            raise ValueError(f"{self} takes matrices, not a weight of shape {[extent.size for extent in axes]}")
        grid = (*axes[:-2], blocks(axes[-2], self.block_rows), blocks(axes[-1], self.block_columns))
        return (Plane("codes", axes, DType.I8), Plane("scales", grid, self.scale))

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        numbers = e4m3(planes["codes"])
        rows, columns = numbers.shape[-2:]
        # a config may give blocks that are much larger than the matrix
        scales = planes["scales"].astype(np.float32).repeat(min(self.block_rows, rows), axis=-2)[..., :rows, :]
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            for block in range(scales.shape[-1]):
                columns_of = slice(block * self.block_columns, min((block + 1) * self.block_columns, columns))
                numbers[..., columns_of] *= scales[..., block, None]
        return numbers
