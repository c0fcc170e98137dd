"""One kernel as it is compiled, and how the weights that it reads are stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from emitter.kernels.cuda.source.groups import Layout, Planes

Constant = int | str | None
"""A compile-time constant of a kernel; None for a pointer that it does without."""


@dataclass(frozen=True)
class Variant:
    """One kernel as compiled: function ``kernel`` of ``source/<module>.py`` as ``name``.

    ``pointers`` are the element types of its first parameters but for its compile-time ``constants``, where a pointer
    that it does without is None. ``multiples_of_16`` are scalars that are promised to be; ``warps`` of 32 threads run
    it, loads are issued ``stages`` ahead. ``registers`` is the most that a thread may take, where that is said.
    """

    name: str
    module: str
    kernel: str
    pointers: tuple[str, ...]
    constants: Mapping[str, Constant] = field(default_factory=dict)
    warps: int = 4
    stages: int = 3
    multiples_of_16: tuple[str, ...] = ()
    registers: int | None = None

    @property
    def packing(self) -> str:
        """How the weights that it reads are stored, ``plain`` where it reads none."""
        return str(self.constants.get("PACKING", "plain"))


_LAYOUT = Layout._fields


@dataclass(frozen=True)
class Storage:
    """How the weights of a kernel are stored (see ``source/weights.py``): the element types of their planes.

    ``known`` is what of their layout is the same for all of them: the kernel is not told. ``converts``: codes become
    numbers by the GPU's own conversion of E4M3.
    """

    packing: str
    planes: tuple[str, ...]
    known: Mapping[str, int]
    converts: bool = False

    def on(self, *, converts: bool) -> Storage:
        """The same on a GPU that converts E4M3, or does not."""
        return replace(self, converts=converts and self.packing == "fp8")

    @property
    def suffix(self) -> str:
        """What stands in a kernel's name, nothing for numbers."""
        return "" if self.packing == "plain" else f"_{self.packing}"

    @property
    def words(self) -> tuple[str, ...]:
        """What of the layout a kernel is told, in its order."""
        return tuple(name for name in _LAYOUT if name not in self.known)

    def constants(self, *weights: str) -> dict[str, Constant]:
        """The constants that it makes, of kernels whose parameters ``weights`` are stored so."""
        absent = Planes._fields[len(self.planes) :]
        none = {f"{weight}.{plane}": None for weight in weights for plane in absent}
        known = {f"layout.{word}": value for word, value in self.known.items()}
        return {**none, **known, "PACKING": f"{self.packing}{'_cvt' * self.converts}"}

    def activation(self, *activations: str) -> dict[str, Constant]:
        """What first kernels know of activations: of packed weights that it is the sigmoid's, for smaller kernels."""
        return {} if self.packing == "plain" else {f"{act}.kind": 0 for act in activations}


def plain(element: str) -> Storage:
    """Numbers of an element type."""
    return Storage("plain", (element,), dict.fromkeys(_LAYOUT, 0))
