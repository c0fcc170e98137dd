"""torch's element types and ours: those that the kernels compute in."""

from __future__ import annotations

from collections.abc import Mapping

import torch

from emitter.signature import DType

OURS: Mapping[torch.dtype, DType] = {
    torch.float32: DType.F32,
    torch.bfloat16: DType.BF16,
    torch.float16: DType.F16,
}
TORCHS: Mapping[DType, torch.dtype] = {ours: torchs for torchs, ours in OURS.items()}
