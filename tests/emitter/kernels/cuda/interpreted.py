"""Run by ``test_numerics.py`` with ``TRITON_INTERPRET=1``: every kernel on the CPU.

f16 and f32, because Triton's interpreter multiplies the bits of bf16 numbers in ``tl.dot`` as if they were integers.
"""

import importlib
from collections.abc import Sequence

import torch
from checks import check_all

from emitter.kernels.cuda.catalogue import GENERATIONS, catalogue

# Blocks of few elements, which the interpreter computes in NumPy.
SMALL: dict[str, dict[str, int | str]] = {
    "router_logits": {"BLOCK_TOKENS": 16, "BLOCK_EXPERTS": 32, "BLOCK_HIDDEN": 16, "PRECISION": "ieee"},
    "router_choose": {"BLOCK_EXPERTS": 16, "BLOCK_K": 16},
    "choose": {"BLOCK_EXPERTS": 32, "BLOCK_K": 16},
    "token_share": {"BLOCK_HIDDEN": 32},
    "narrow": {"BLOCK_COLUMNS": 32},
    "add": {"BLOCK_COLUMNS": 32},
    "group_rows": {"BLOCK": 32, "BINS": 16},
    "gathered_up": {"BLOCK_UNITS": 16, "BLOCK_HIDDEN": 32},
    "gathered_down": {"BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32, "BLOCK_K": 16},
    "few_up": {"BLOCK_EXPERTS": 16, "BLOCK_K": 16, "BLOCK_UNITS": 16, "BLOCK_HIDDEN": 32},
    "few_down": {"BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32, "BLOCK_K": 16},
    "grouped_up": {"PRECISION": "ieee", "BLOCK_UNITS": 32, "BLOCK_HIDDEN": 32},
    "grouped_down": {"PRECISION": "ieee", "BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32},
    "combine": {"BLOCK_COLUMNS": 64, "BLOCK_K": 16},
}


class Interpreter:
    """Triton's."""

    dtypes = (torch.float16, torch.float32)

    def __init__(self) -> None:
        kernels = {variant.name: variant for variant in catalogue(GENERATIONS["sm_90"])}
        self._kernels = kernels
        self._constants = {name: {**kernel.constants, **SMALL[kernel.kernel]} for name, kernel in kernels.items()}

    def constant(self, kernel: str, name: str) -> int:
        return int(self._constants[kernel][name])

    def __call__(self, kernel: str, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]) -> None:
        variant = self._kernels[kernel]
        function = getattr(importlib.import_module(f"emitter.kernels.cuda.source.{variant.module}"), variant.kernel)
        function[(blocks,)](*buffers, *scalars, **self._constants[kernel])


check_all(Interpreter())
print("every kernel agrees")
