"""Backends: what a graph can be written for, as values, and the kernels that each brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from emitter.dtype import DType
from emitter.kernels.cpu.coding import reads as cpu_reads
from emitter.kernels.cpu.isa import PORTABLE, Isa
from emitter.kernels.cpu.kernel_set import CpuKernels
from emitter.kernels.cuda.kernel_set import cuda_kernels
from emitter.kernels.cuda.storage import unread as cuda_unread
from emitter.lowering import Backend, KernelSet
from emitter.mesh import Mesh
from emitter.packing import Packing
from emitter.spec import GluSpec


@dataclass(frozen=True)
class Cpu:
    """A CPU through IREE, with kernels for ``isa``."""

    isa: Isa = PORTABLE
    kind = "cpu"

    @property
    def name(self) -> str:
        """See ``Backend``."""
        return f"cpu:{self.isa.name}"


@dataclass(frozen=True)
class Cuda:
    """An NVIDIA GPU through IREE, by its architecture: ``sm_90``.

    ``device`` is its name where it is known (``NVIDIA-H200``): graphs are the same, their thresholds may differ.
    ``room`` are the bytes of its memory that experts may take which a call unpacks (None: ``grouped.MOST_UNPACKED``).
    """

    arch: str
    device: str = ""
    room: int | None = None
    kind = "cuda"

    @property
    def name(self) -> str:
        """See ``Backend``."""
        return f"cuda:{self.arch}{'/' * bool(self.device)}{self.device}"


@dataclass(frozen=True)
class Xla:
    """Devices of XLA's, by their platform: ``cpu``, ``cuda``, ``tpu``; with ``mesh``, experts divided over so many.

    It takes plain StableHLO, and compiles it for one number of tokens (``by_count``; the executors ``xla`` and
    ``interpreter`` make a text for any number static themselves).
    """

    platform: str
    mesh: Mesh | None = None
    by_count: bool = False
    kind = "xla"

    @property
    def name(self) -> str:
        """See ``Backend``."""
        return f"xla:{self.platform}"


def read_backend(name: str, isa: Isa = PORTABLE) -> Backend:
    """The backend of a target or an executor by its name (``cpu``, ``cuda:sm_90``, ``xla``), with ``isa`` on a CPU."""
    kind, _, rest = name.partition(":")
    match kind:
        case "cpu":
            return Cpu(isa)
        case "cuda":
            arch, _, device = rest.partition("/")
            return Cuda(arch, device)
        case _:
            return Xla(rest or kind)


READ_PACKED: dict[type[Any], Callable[[Any, Packing, GluSpec | None, DType], str | None]] = {
    Cpu: lambda cpu, packing, glu, compute: None if cpu_reads(packing) else str(packing),
    Cuda: lambda cuda, packing, glu, compute: (
        str(packing) if glu is None else cuda_unread(cuda.arch, packing, glu, compute)
    ),
}
"""What of a packed weight the kernels of a backend do not read, in words, None where they do; others read none."""


def unread(backend: Backend, packing: Packing, glu: GluSpec | None, compute: DType) -> str | None:
    """What no kernel of a backend reads of a weight that is packed so, in words; None where one does.

    ``glu`` is that of the MLP which the weight is of, None of a matrix by itself: a projection, or the head.
    """
    return READ_PACKED[type(backend)](backend, packing, glu, compute) if type(backend) in READ_PACKED else str(packing)


ROW_BLOCKS: dict[type[Any], tuple[int, ...]] = {Cuda: (16, 64, 256)}
"""How many rows at a time a compiler is to be given that generates good code for a static number of them alone, rising:
the first of these for calls of at most as many tokens (see ``dispatch.row_blocks``).

For IREE's code generation for GPUs 16 is what a matrix instruction takes; figures in docs/cuda-measurements.md.
"""


def row_blocks(backend: Backend) -> tuple[int, ...]:
    """The rows at a time for a backend, where there are no kernels; none where any number will do."""
    return ROW_BLOCKS.get(type(backend), ())


KERNEL_SETS: dict[type[Any], Callable[[Any], KernelSet | None]] = {
    Cpu: lambda cpu: CpuKernels(cpu.isa),
    Cuda: lambda cuda: cuda_kernels(cuda.arch, cuda.room),
}
"""The backends that have kernels, a line each."""


def kernel_set(backend: Backend) -> KernelSet | None:
    """The kernels of a backend, None where it has none: there every graph is plain StableHLO."""
    make = KERNEL_SETS.get(type(backend))
    return None if make is None else make(backend)
