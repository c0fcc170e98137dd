"""Run by ``test_numerics.py`` with ``TRITON_INTERPRET=1``: every kernel on the CPU.

f16 and f32, because Triton's interpreter multiplies the bits of bf16 numbers in ``tl.dot`` as if they were integers.
"""

import functools
import importlib
from collections.abc import Sequence

import numpy as np
import torch
import triton.language as tl
from checks import check_all, variants_for_few
from stored_weights import PACKINGS

from emitter.kernels.cuda.around import over_caches, over_rows
from emitter.kernels.cuda.catalogue import PACKED, catalogue, over_weights, through_scaled_rows
from emitter.kernels.cuda.compile import grouped, parameters
from emitter.kernels.cuda.generations import GENERATIONS, Few
from emitter.kernels.cuda.variant import Variant

TYPES = {
    "bf16": torch.float16,  # what the interpreter computes in; of the router alone is it asked for
    "fp16": torch.float16,
    "fp32": torch.float32,
    "i64": torch.int64,
    "i32": torch.int32,
    "i16": torch.int16,
    "i8": torch.int8,
}
# Blocks of few elements, which the interpreter computes in NumPy.
SMALL: dict[str, dict[str, int | str]] = {
    "router_logits": {
        "BLOCK_TOKENS": 16,
        "BLOCK_EXPERTS": 32,
        "BLOCK_HIDDEN": 16,
        "PRECISION": "ieee",
        "EARLY": 0,
    },
    "norm_router_logits": {"BLOCK_ROW": 1024, "EARLY": 0},
    "router_choose": {"BLOCK_EXPERTS": 64, "BLOCK_K": 16, "EARLY": 0},
    "choose": {"BLOCK_EXPERTS": 128, "BLOCK_K": 16},
    "token_share": {"BLOCK_HIDDEN": 32, "EARLY": 0},
    "narrow": {"BLOCK_COLUMNS": 32, "EARLY": 0},
    "add": {"BLOCK_COLUMNS": 32, "EARLY": 0},
    "take_choices": {"BLOCK": 32, "EARLY": 0},
    "count_rows": {"BLOCK": 32, "BINS": 16, "EARLY": 0},
    "place_rows": {"BLOCK": 32, "FEW": 64, "BINS": 16, "BLOCK_PLACES": 8, "EARLY": 0},
    "unpack": {"BLOCK_ROWS": 16, "BLOCK_COLUMNS": 64, "EARLY": 0},
    "narrow_router": {"BLOCK_HIDDEN": 32, "EARLY": 0},
    "gathered_up": {"BLOCK_UNITS": 16, "BLOCK_HIDDEN": 32},
    "gathered_down": {"BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32, "BLOCK_K": 16, "EARLY": 0},
    "few_up": {"BLOCK_EXPERTS": 64, "BLOCK_K": 16, "BLOCK_UNITS": 16, "BLOCK_HIDDEN": 32, "EARLY": 0},
    "few_down": {"BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32, "BLOCK_K": 16, "EARLY": 0},
    "grouped_up": {
        "PRECISION": "ieee",
        "SWIZZLE": 2,
        "MANY_COLUMNS": 2,
        "LEAST_ROWS": 8,
        "BLOCK_UNITS": 16,
        "BLOCK_HIDDEN": 32,
        "EARLY": 0,
    },
    "grouped_down": {
        "PRECISION": "ieee",
        "SWIZZLE": 2,
        "MANY_COLUMNS": 2,
        "LEAST_ROWS": 8,
        "BLOCK_COLUMNS": 64,
        "BLOCK_UNITS": 32,
        "EACH": 32,
        "EARLY": 0,
    },
    "combine": {"BLOCK_COLUMNS": 64, "BLOCK_K": 16, "EACH": 32, "EARLY": 0},
    "linear": {"BLOCK_LENGTH": 64, "EARLY": 0},
    "unpack_rows": {"BLOCK_COLUMNS": 256, "EARLY": 0},
    "linear_tiles": {"BLOCK_LENGTH": 64, "PRECISION": "ieee", "EARLY": 0},
    "norm": {"BLOCK_COLUMNS": 1024, "EARLY": 0},
    "end_branch": {"EARLY": 0},
    "highest": {"BLOCK_COLUMNS": 64, "EARLY": 0},
    "argmax": {"BLOCK_PARTS": 4, "EARLY": 0},
    "look_up": {"BLOCK_COLUMNS": 64, "EARLY": 0},
    "weigh": {"BLOCK_COLUMNS": 64, "EARLY": 0},
    "pass_through": {"BLOCK_COLUMNS": 64, "BLOCK_K": 16, "EARLY": 0},
    "advance": {"EARLY": 0},
    "candidates": {"BLOCK_COLUMNS": 256, "KEPT": 64, "EARLY": 0},
    "sample": {"BLOCK_PARTS": 4, "KEPT": 64, "EARLY": 0},
    "enter": {"EARLY": 0},
    "enter_latents": {"BLOCK_DIMS": 32, "BLOCK_COLUMNS": 64, "PRECISION": "ieee", "EARLY": 0},
    "leave_latents": {"BLOCK_LENGTH": 64, "PRECISION": "ieee", "EARLY": 0},
    "expand_latents": {"BLOCK_ROWS": 64, "EARLY": 0},
    "attend": {"PRECISION": "ieee", "EARLY": 0},
    "join": {"BLOCK_PARTS": 2, "EARLY": 0},
    "attend_tiles": {"PRECISION": "ieee", "EARLY": 0},
}
# Of packed weights: whole words, and some experts at a time.
SMALL_PACKED: dict[str, dict[str, int | str]] = {
    "gathered_up": {"BLOCK_UNITS": 16, "BLOCK_HIDDEN": 64},
    "gathered_down": {"BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32, "BLOCK_K": 4, "EARLY": 0},
    "few_up": SMALL["few_up"] | {"BLOCK_HIDDEN": 64},
    "few_down": {"BLOCK_COLUMNS": 32, "BLOCK_UNITS": 32, "BLOCK_K": 4, "EARLY": 0},
    "linear": {"BLOCK_LENGTH": 256, "EARLY": 0},
    "linear_tiles": {"BLOCK_LENGTH": 128, "PRECISION": "ieee", "EARLY": 0},
}


def small(kernel: Variant) -> dict[str, int | str]:
    packed = kernel.constants.get("PACKING", "plain") != "plain"
    found = SMALL_PACKED[kernel.kernel] if packed and kernel.kernel in SMALL_PACKED else SMALL[kernel.kernel]
    # fragments are of no fewer rows and words
    in_fragments = kernel.constants.get("FRAGMENTS", 0)
    return {name: value for name, value in found.items() if not (in_fragments and name.startswith("BLOCK"))}


class Interpreter:
    """Triton's."""

    dtypes = (torch.float16, torch.float32)
    packed_dtype = torch.float16
    packings = PACKINGS

    def __init__(self) -> None:
        hopper = GENERATIONS["sm_90"]
        # these are shipped for bf16
        packed = (
            variant
            for storage in PACKED.values()
            for over in (over_weights, functools.partial(over_rows, f32_products="ieee"))
            for variant in over(hopper, "fp16", storage)
        )
        scaled = through_scaled_rows("fp16", hopper.narrow, early=0)
        in_bytes = over_caches(hopper, "fp16", "i8", "ieee")
        kernels = {variant.name: variant for variant in (*catalogue(hopper), *packed, *scaled, *in_bytes)}
        self._kernels = kernels
        self._constants = {name: {**kernel.constants, **small(kernel)} for name, kernel in kernels.items()}

    def few(self, element: str, packing: str) -> tuple[Few, ...]:
        """The first variant: with blocks of few elements they are alike."""
        return variants_for_few("sm_90", element, packing)[:1]

    def has(self, kernel: str) -> bool:
        return kernel in self._kernels

    def constant(self, kernel: str, name: str) -> int:
        return int(self._constants[kernel][name])

    def __call__(self, kernel: str, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]) -> None:
        variant = self._kernels[kernel]
        function = getattr(importlib.import_module(f"emitter.kernels.cuda.source.{variant.module}"), variant.kernel)
        constants = self._constants[kernel]
        given = [name for name in parameters(function) if name not in constants]
        elements = [TYPES[element] for element in variant.pointers]
        seen = [
            buffer if buffer.dtype is element else buffer.view(element)
            for buffer, element in zip(buffers, elements, strict=True)
        ]
        function[(blocks,)](**grouped(function, {**dict(zip(given, (*seen, *scalars), strict=True)), **constants}))


def spread_conditions() -> None:
    """Triton's interpreter makes numbers of a scalar condition that masks a block, and then refuses them as a mask."""
    builder = importlib.import_module("triton.runtime.interpreter").InterpreterBuilder
    spread = builder.create_splat

    def create_splat(self, kind, value):
        block = spread(self, kind, value)
        block.data = block.data.astype(bool) if kind.scalar == tl.int1 else block.data
        return block

    builder.create_splat = create_splat


def round_products_once() -> None:
    """Triton's interpreter adds up products in f32 as NumPy's library does, in an order that differs with the shape:
    gate and up at once gave other last bits than one after the other, which a GPU's matrix units do not."""
    interpreter = importlib.import_module("triton.runtime.interpreter")

    def create_dot(self, a, b, d, input_precision, max_num_imprecise_acc):
        wide = np.matmul(a.data.astype(np.float64), b.data.astype(np.float64))
        return interpreter.TensorHandle(wide.astype(d.data.dtype) + d.data, d.dtype.scalar)

    interpreter.InterpreterBuilder.create_dot = create_dot


spread_conditions()
round_products_once()
check_all(Interpreter())
print("every kernel agrees")
