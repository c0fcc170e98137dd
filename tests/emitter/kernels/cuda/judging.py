"""What runs kernels, and what judges the numbers that they give."""

import math
import sys
from collections.abc import Sequence
from typing import Protocol

import torch

from emitter.kernels.cuda.generations import Few
from emitter.kernels.cuda.launch import float_bits
from emitter.packing import Packing


class Runner(Protocol):
    """Runs kernels by the names they are shipped under."""

    dtypes: tuple[torch.dtype, ...]
    packed_dtype: torch.dtype
    packings: tuple[Packing, ...]

    def constant(self, kernel: str, name: str) -> int:
        """A compile-time constant of a kernel."""

    def has(self, kernel: str) -> bool:
        """Whether there is a kernel of that name."""

    def few(self, element: str, packing: str) -> tuple[Few, ...]:
        """The tiles of the variants for few tokens (``variants_for_few``)."""

    def __call__(self, kernel: str, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]) -> None:
        """Run ``blocks`` of a kernel over ``buffers``, tensors of the CPU, some of which it fills."""


ELEMENTS = {torch.float16: "fp16", torch.bfloat16: "bf16", torch.float32: "fp32"}


def cdiv(a: int, b: int) -> int:
    return -(-a // b)


def close(found: torch.Tensor, true: torch.Tensor, what: str, most: float, reach: torch.Tensor | None = None) -> None:
    """The error is below ``most`` of what is true, or of its ``reach``: what that would be if no products cancelled."""
    error = float((found.double() - true.double()).norm() / (true if reach is None else reach).double().norm())
    if not error < most:
        sys.exit(f"{what}: off by {error:.2g}")


def equal(found: torch.Tensor, true: torch.Tensor, what: str) -> None:
    if not torch.equal(found, true):
        sys.exit(f"{what}: {found} is not {true}")


def rounds(found: torch.Tensor, wide: torch.Tensor, what: str) -> None:
    """What a kernel left rounded is what another left in f32, or a neighbour of that, rounded: kernels are compiled
    apart, and a product is added rounded in one and not in the other."""
    limits = (torch.full_like(wide, limit) for limit in (-math.inf, math.inf))
    near = [wide, *(torch.nextafter(wide, limit) for limit in limits)]
    if not torch.stack([found == each.to(found.dtype) for each in near]).any(0).all():
        sys.exit(f"{what}: {found} is not {wide}, rounded")


def empty(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.full(shape, math.nan if dtype.is_floating_point else -7, dtype=dtype)


def words(*values: float) -> tuple[int, ...]:
    return tuple(float_bits(v) if isinstance(v, float) else v for v in values)
