"""NVIDIA GPU architectures: what code generation must know of each, and which of them suits a GPU best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Architecture:
    """What code generation must know of one GPU architecture.

    ``shared_bytes`` is the opt-in limit of shared memory per block, ``processors`` the number of streaming
    multiprocessors of its usual data-centre part (a hint for tiling; any other count runs too), ``kernel_bytes`` the
    most shared memory that a block of the kernels takes which are shipped for it. Source: the tables
    "Technical Specifications per Compute Capability" and PTX ISA "Release Notes" of the CUDA documentation.
    """

    name: str
    ptx: int
    shared_bytes: int
    processors: int
    kernel_bytes: int

    @property
    def capability(self) -> tuple[int, int]:
        """The compute capability, such as ``(9, 0)``."""
        digits = self.name.removeprefix("sm_")
        return int(digits[:-1]), int(digits[-1])


# PTX 7.6 needs a driver of CUDA 11.6 or newer, 7.8 (the first for sm_89) one of 11.8, 8.0 (for sm_90) one of 12.0. The
# matrix instructions of sm_89 for fp8 need PTX 8.4 and a driver of CUDA 12.4; no graph multiplies fp8.
ARCHITECTURES: Mapping[str, Architecture] = {
    arch.name: arch
    for arch in (
        Architecture("sm_80", ptx=76, shared_bytes=163 * 1024, processors=108, kernel_bytes=108 * 1024),
        Architecture("sm_86", ptx=76, shared_bytes=99 * 1024, processors=84, kernel_bytes=81 * 1024),
        Architecture("sm_89", ptx=78, shared_bytes=99 * 1024, processors=142, kernel_bytes=81 * 1024),
        Architecture("sm_90", ptx=80, shared_bytes=227 * 1024, processors=132, kernel_bytes=192 * 1024),
    )
}

HOPPER = (9, 0)
"""The compute capability whose kernels are for it alone: their PTX uses its matrix instructions."""


def newest_architecture(capability: tuple[int, int] | None, shared_bytes: int | None = None) -> Architecture | None:
    """The architecture whose code and kernels suit a GPU of this compute capability best, or None.

    Its own, where that is known. Any other GPU runs PTX of older architectures but Hopper's kernels, which are for it
    alone, if a block may have as much shared memory there: ``shared_bytes``, or any where that is not given.
    """
    if capability is None:
        return None
    runnable = [arch for arch in ARCHITECTURES.values() if arch.capability <= capability]
    own = [arch for arch in runnable if arch.capability == capability]
    portable = [arch for arch in runnable if arch.capability != HOPPER]
    fitting = [arch for arch in portable if shared_bytes is None or arch.shared_bytes <= shared_bytes]
    # the largest tiles that fit
    return max(own or fitting or runnable, key=lambda arch: (arch.shared_bytes, arch.capability), default=None)


def runs_kernels(arch: Architecture, capability: tuple[int, int], shared_bytes: int | None = None) -> bool:
    """Whether a GPU of this compute capability runs the kernels for an architecture.

    Hopper's are for it alone; others run on newer GPUs too, on those whose shared memory is known to be enough: as
    their architecture says, else ``shared_bytes``, what the GPU says.
    """
    if capability == arch.capability:
        return True
    if arch.capability == HOPPER or capability < arch.capability:
        return False
    known = next((other.shared_bytes for other in ARCHITECTURES.values() if other.capability == capability), None)
    return arch.kernel_bytes <= (known or shared_bytes or 0)
