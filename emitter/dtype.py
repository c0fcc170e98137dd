"""Element types of tensors."""

from __future__ import annotations

from enum import Enum
from typing import Any

import ml_dtypes
import numpy as np


class DType(Enum):
    """Element types, spelled as in MLIR."""

    F64 = "f64"
    F32 = "f32"
    BF16 = "bf16"
    F16 = "f16"
    F8 = "f8E4M3FN"
    """Of caches alone: eight bits, four of them the exponent's (arXiv:2209.05433)."""
    I64 = "i64"
    I32 = "i32"
    I8 = "i8"
    I1 = "i1"

    @property
    def numpy(self) -> np.dtype[Any]:
        """The NumPy dtype of this element type (bf16 through ml_dtypes)."""
        return _NUMPY[self]

    @property
    def itemsize(self) -> int:
        """Bytes per element."""
        return self.numpy.itemsize

    @property
    def is_float(self) -> bool:
        """Whether this is a floating-point type."""
        return self in (DType.F64, DType.F32, DType.BF16, DType.F16)


_NUMPY: dict[DType, np.dtype[Any]] = {
    DType.F64: np.dtype(np.float64),
    DType.F32: np.dtype(np.float32),
    DType.BF16: np.dtype(ml_dtypes.bfloat16),
    DType.F16: np.dtype(np.float16),
    DType.F8: np.dtype(ml_dtypes.float8_e4m3fn),
    DType.I64: np.dtype(np.int64),
    DType.I32: np.dtype(np.int32),
    DType.I8: np.dtype(np.int8),
    DType.I1: np.dtype(np.bool_),
}
