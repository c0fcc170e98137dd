"""The PTX that comes with this package, and the manifest that says what it was made from.

``ptx/manifest.json`` holds the SHA-256 of every source and of every kernel's PTX, the versions of Triton and of PTX,
and the shared memory of each kernel. ``make ptx`` writes all of it anew; users need neither Triton nor a CUDA toolkit.
There is an archive (tar, xz) for each generation of GPUs, by the architecture that its PTX is compiled for: kernels of
one generation have most of their text in common, so that together they take a fourteenth of their size.
"""

from __future__ import annotations

import functools
import hashlib
import io
import json
import lzma
import tarfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emitter.kernels.cuda.catalogue import Variant, catalogue
from emitter.kernels.cuda.generations import GENERATIONS

PTX_FOLDER = Path(__file__).with_name("ptx")
SOURCES = (
    *sorted(Path(__file__).with_name("source").glob("*.py")),
    *(Path(__file__).with_name(name) for name in ("catalogue.py", "generations.py")),
)
MANIFEST = PTX_FOLDER / "manifest.json"


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
def manifest() -> Mapping[str, Any]:
    """What ``manifest.json`` says."""
    read: Mapping[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return read


def sha256(content: bytes) -> str:
    """The digest, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def read_ptx(path: str) -> bytes:
    """The PTX that ``ShippedKernel.path`` names. Raises ``KeyError`` where none is shipped under that name."""
    arch, _, name = path.partition("/")
    return _archive(arch)[name]


@functools.lru_cache(maxsize=1)
def _archive(arch: str) -> Mapping[str, bytes]:
    """All PTX for an architecture by file name: 12 MB, unpacked in a quarter of a second."""
    path = PTX_FOLDER / f"{arch}.tar.xz"
    if not path.is_file():
        return {}
    with tarfile.open(path, "r:xz") as archive:
        files = ((member.name, archive.extractfile(member)) for member in archive)
        return {name: file.read() for name, file in files if file is not None}


def pack_ptx(folder: Path, arch: str, files: Mapping[str, bytes]) -> None:
    """Write the archive of an architecture: the same bytes for the same files, whoever packs them, and when."""
    with lzma.open(folder / f"{arch}.tar.xz", "wb", preset=9) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for name, content in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))


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


@functools.cache
def kernels_digest() -> str:
    """A word for this very set of kernels, which a text says that it needs: it names them, and does not hold them."""
    digests = [
        f"{arch}/{name} {entry['sha256']}"
        for arch, entries in manifest()["kernels"].items()
        for name, entry in entries.items()
    ]
    return f"ptx-{sha256(chr(10).join(sorted(digests)).encode())[:12]}"
