"""One kernel as it is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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
