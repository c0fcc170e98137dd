"""Random packed weights as kernels take them, and the numbers that they stand for."""

from collections.abc import Mapping

import ml_dtypes
import numpy as np
import torch

from emitter.dtype import DType
from emitter.packing import Axis, BlockFp8, Extent, MlxAffine, Mxfp4, Packing


def packed(packing: Packing, *shape: int) -> tuple[tuple[torch.Tensor, ...], torch.Tensor]:
    """Random planes of ``[E, R, K]``, and the numbers, f32, which are near 1/8."""
    axes = tuple(Extent(axis, size) for axis, size in zip((Axis.EXPERT, Axis.OUT, Axis.IN), shape, strict=True))
    draw = np.random.default_rng(int(torch.randint(2**31, ())))
    planes = {}
    for plane in packing.planes(axes, DType.F32):
        if plane.name in ("codes", "blocks"):
            planes[plane.name] = draw.integers(0, 256, (*plane.shape, plane.dtype.itemsize), np.uint8)
        elif plane.dtype is DType.I8:
            planes[plane.name] = draw.integers(121, 126, plane.shape, np.uint8)
        else:
            most = {4: 64, 8: 1024}[getattr(packing, "bits", 8)]
            sign = -8 if plane.name == "biases" else 1
            drawn = sign * draw.uniform(0.5, 1.5, plane.shape) / most
            kind = {DType.BF16: ml_dtypes.bfloat16, DType.F16: np.float16, DType.F32: np.float32}[plane.dtype]
            planes[plane.name] = drawn.astype(kind)
    if isinstance(packing, BlockFp8):
        # no NaN, and numbers around 1
        planes["codes"] = (planes["codes"] & 0x80) | (planes["codes"] & 0x7F) % 0x48
        planes["codes"] = planes["codes"].squeeze(-1)
        planes["scales"] *= 64
    elif isinstance(packing, MlxAffine):
        planes["codes"] = planes["codes"].view(np.uint32).squeeze(-1)
    else:
        planes["blocks"] = planes["blocks"].squeeze(-1)
    return as_tensors(packing, planes)


PACKINGS = (
    MlxAffine(4, 64, DType.BF16),
    MlxAffine(4, 32, DType.F16),
    MlxAffine(8, 16, DType.F16),
    MlxAffine(8, 32, DType.BF16),
    Mxfp4(),
    BlockFp8(128, 128),
    BlockFp8(16, 32),
    MlxAffine(8, 128, DType.F16),
)


def as_tensors(packing: Packing, planes: Mapping[str, np.ndarray]) -> tuple[tuple[torch.Tensor, ...], torch.Tensor]:
    """Planes as bytes, and the numbers that they stand for, f32."""
    kept = (np.ascontiguousarray(each).view(np.uint8) for each in planes.values())
    return tuple(torch.from_numpy(each) for each in kept), torch.from_numpy(packing.numbers(planes))
