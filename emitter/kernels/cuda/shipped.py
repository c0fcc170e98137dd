"""The shipped kernels as launches need them: what each was made from, and where its PTX is (``emitter.ptx``)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from emitter.kernels.cuda.catalogue import catalogue
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.kernels.cuda.variant import Variant
from emitter.ptx import manifest

SOURCES = (
    *sorted(Path(__file__).with_name("source").glob("*.py")),
    *(Path(__file__).with_name(name) for name in ("around.py", "catalogue.py", "generations.py")),
)


@dataclass(frozen=True)
class ShippedKernel:
    """One kernel for one architecture, as a launch needs it: ``path`` names its PTX, for ``read_ptx``."""

    variant: Variant
    path: str
    shared_bytes: int
    scalars: int

    @property
    def name(self) -> str:
        """The name of its entry, unique among all kernels."""
        return self.variant.name

    @property
    def kernel(self) -> str:
        """The function that it is made from."""
        return self.variant.kernel

    @property
    def warps(self) -> int:
        """How many times 32 threads run each of its blocks."""
        return self.variant.warps

    @property
    def pointers(self) -> int:
        """How many buffers it takes."""
        return len(self.variant.pointers)

    def constant(self, name: str) -> int:
        """One of its compile-time constants, a number."""
        return int(self.variant.constants[name] or 0)


@functools.cache
def shipped_kernels(arch: str) -> Mapping[str, ShippedKernel]:
    """The kernels for an architecture (``sm_90``), by name; none where none are shipped."""
    if arch not in GENERATIONS:
        return {}
    generation, all_entries = GENERATIONS[arch], manifest()["kernels"]
    kernels = {}
    for variant in catalogue(generation):
        made_for = generation.compiled_for(variant.packing)
        if (entry := all_entries.get(made_for, {}).get(variant.name)) is not None:
            path = f"{made_for}/{variant.name}.ptx"
            kernels[variant.name] = ShippedKernel(variant, path, entry["shared_bytes"], entry["scalars"])
    return kernels
