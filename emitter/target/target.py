"""The target of a graph as one value: what it is written for, compiled for and run on."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.errors import TargetError, shown
from emitter.target.architecture import ARCHITECTURES, Architecture
from emitter.target.isa import PORTABLE, Isa
from emitter.target.mesh import Mesh


@dataclass(frozen=True)
class Target:
    """What a graph is written for, compiled for and run on. By default any CPU.

    ``kind`` is ``cpu`` and ``cuda`` (by IREE, with kernels), ``xla`` (plain StableHLO by JAX, compiled for one number
    of tokens) or ``stablehlo`` (any consumer of that). ``device`` is what there is of that kind: a processor or a GPU
    by its name, empty for any; for XLA ``cpu`` or ``cuda``. Code is the same for all GPUs of an architecture, and
    their speed is not.

    On a CPU ``isa`` is what kernels may use, and ``features`` are the instruction sets that all code may, in LLVM's
    spelling. A GPU has an architecture ``arch`` (``sm_90``); ``features`` are the kernels that a text calls there, and
    ``room`` the bytes of its memory that experts may take which a call unpacks (None: ``grouped.MOST_UNPACKED``). XLA
    divides experts over ``mesh``.

    Raises ``ValueError`` for an architecture or a mesh of a kind that has none, and for a GPU without an architecture.
    """

    kind: str = "cpu"
    isa: Isa = PORTABLE
    arch: str = ""
    device: str = ""
    features: frozenset[str] = frozenset()
    mesh: Mesh | None = None
    room: int | None = None

    def __post_init__(self) -> None:
        if bool(self.arch) != (self.kind == "cuda"):
            raise ValueError(f"target {self.kind} has architecture {self.arch!r}; GPUs have one, and they alone")
        if self.mesh is not None and self.kind != "xla":
            raise ValueError(f"target {self.name} has mesh {self.mesh}; XLA divides experts over meshes, and it alone")

    @classmethod
    def cpu(cls, isa: Isa = PORTABLE) -> Target:
        """Any CPU with these instruction sets."""
        return cls("cpu", isa, features=isa.features)

    @classmethod
    def cuda(cls, arch: str, device: str = "", room: int | None = None) -> Target:
        """A GPU of NVIDIA's."""
        return cls("cuda", arch=arch, device=device, room=room)

    @classmethod
    def xla(cls, platform: str = "cpu", mesh: Mesh | None = None) -> Target:
        """Devices of XLA's; on the CPU as many virtual ones as a mesh asks for."""
        return cls("xla", device=platform, mesh=mesh)

    @property
    def option(self) -> str:
        """How ``--target`` spells it: ``cpu``, ``cuda:sm_90/NVIDIA-H200``, ``xla:cpu``."""
        return self.kind if self.kind == "cpu" else self.name

    @property
    def name(self) -> str:
        """Its full spelling, as sweeps record it: of a CPU with what kernels use, ``cpu:amx``."""
        if self.kind == "cpu":
            return f"cpu:{self.isa.name}"
        return f"{self.kind}:{'/'.join(filter(None, (self.arch, self.device)))}".rstrip(":")

    @property
    def architecture(self) -> Architecture:
        """A GPU's. Raises ``TargetError`` for a target that has none, or one that nothing here is known of."""
        if self.arch not in ARCHITECTURES:
            raise TargetError(f"target {shown(self.name)} has none of the architectures {', '.join(ARCHITECTURES)}")
        return ARCHITECTURES[self.arch]

    @property
    def devices(self) -> int:
        """How many: one without a mesh."""
        return 1 if self.mesh is None else self.mesh.devices
