"""The kernels for each kind of target: one table, which every choice of kernels is made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cpu.coding import reads
from emitter.kernels.cpu.kernel_set import cpu_kernels
from emitter.kernels.cuda import storage
from emitter.kernels.cuda.kernel_set import cuda_kernels
from emitter.lowering import KernelSet
from emitter.packing import Packing
from emitter.spec import GluSpec
from emitter.target import Target


@dataclass(frozen=True)
class KernelsOf:
    """What there is for a kind of target: its kernels, and what of a packed weight these do not read
    (``unread``).

    ``row_blocks`` are for layers without kernels: how many rows at a time a compiler is to be given that generates good
    code for a static number of them alone, rising, the first of these for calls of at most as many tokens (see
    ``dispatch.row_blocks``).
    """

    kernel_set: Callable[[Target], KernelSet | None]
    unread: Callable[[Target, Packing, GluSpec | None, DType, tuple[int, ...]], str | None]
    row_blocks: tuple[int, ...] = ()


KERNELS: dict[str, KernelsOf] = {
    "cpu": KernelsOf(
        lambda target: cpu_kernels(target.isa),
        lambda target, packing, glu, compute, shape: None if reads(packing) else str(packing),
    ),
    "cuda": KernelsOf(
        lambda target: cuda_kernels(target.arch, target.room),
        lambda target, packing, glu, compute, shape: storage.unread(target.arch, packing, glu, compute, shape),
        # For IREE's code generation 16 is what a matrix instruction takes; figures in docs/cuda-measurements.md.
        row_blocks=(16, 64, 256),
    ),
}
"""By the kind of a target. For others every graph is plain StableHLO."""


def kernel_set(target: Target) -> KernelSet | None:
    """The kernels for a target, None where there are none."""
    found = KERNELS.get(target.kind)
    return None if found is None else found.kernel_set(target)


def row_blocks(target: Target) -> tuple[int, ...]:
    """The rows at a time for a target, where there are no kernels; none where any number will do."""
    found = KERNELS.get(target.kind)
    return () if found is None else found.row_blocks


def unread(
    target: Target, packing: Packing, glu: GluSpec | None, compute: DType, shape: tuple[int, ...] = ()
) -> str | None:
    """What no kernel for a target reads of a weight that is packed so, in words; None where one does.

    ``glu`` is that of the MLP which the weight is of, None of a matrix by itself: a projection, or the head, of this
    ``shape`` where it is known.
    """
    found = KERNELS.get(target.kind)
    return str(packing) if found is None else found.unread(target, packing, glu, compute, shape)
