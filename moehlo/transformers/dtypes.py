"""torch's element types and ours: those that the kernels compute in, and those of ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from emitter.session.tensors import resolved
from emitter.signature import DType

OURS: Mapping[torch.dtype, DType] = {
    torch.float32: DType.F32,
    torch.bfloat16: DType.BF16,
    torch.float16: DType.F16,
}
TORCHS: Mapping[DType, torch.dtype] = {ours: torchs for torchs, ours in OURS.items()}


def unsigned(ids: torch.Tensor) -> npt.NDArray[Any]:
    """Integers in the host's memory read as unsigned ones of 32 or 64 bits: what is below 0 is beyond all experts."""
    numbers: npt.NDArray[Any] = resolved(ids).numpy()
    if numbers.itemsize < 4:
        numbers = numbers.astype(np.int32)
    return numbers.view(np.uint32 if numbers.itemsize == 4 else np.uint64)
