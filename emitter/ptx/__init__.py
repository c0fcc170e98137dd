"""The PTX that comes with this package, and the manifest that says what it was made from.

``archives/manifest.json`` holds the SHA-256 of every source and of every kernel's PTX, the versions of Triton and of
PTX, and the shared memory of each kernel. ``make ptx`` writes all of it anew; users need neither Triton nor a CUDA
toolkit. The sources are in ``emitter.kernels.cuda``; here is what a compiler and a GPU receive, by its name.
An archive (tar, xz) has all PTX that a GPU may take (``ARCHIVES``): kernels of a generation have most of their text in
common, so that together they take a seventeenth of their size.
"""

from __future__ import annotations

import functools
import hashlib
import io
import json
import lzma
import tarfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}]
"""Those of text: a byte depends on the one before it, and not on where it is. 3 % smaller than by the preset alone."""
ARCHIVES: Mapping[str, str] = {"sm_80": "ampere-ada", "sm_86": "ampere-ada", "sm_90": "hopper"}
"""The archive of the PTX that is compiled for each architecture. Kernels for Ampere and Ada are alike: in one archive
they take 0.83 of what they take in two, and no longer to read."""
PTX_FOLDER = Path(__file__).with_name("archives")
MANIFEST = PTX_FOLDER / "manifest.json"


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
    return _archive(ARCHIVES[architecture_of(path)])[path]


def architecture_of(path: str) -> str:
    """What the PTX of a path is compiled for."""
    return path.partition("/")[0]


@functools.lru_cache(maxsize=1)
def _archive(name: str) -> Mapping[str, bytes]:
    """All PTX of an archive by its path: up to 33 MB, unpacked in a quarter of a second."""
    with tarfile.open(PTX_FOLDER / f"{name}.tar.xz", "r:xz") as archive:
        files = ((member.name, archive.extractfile(member)) for member in archive)
        return {path: file.read() for path, file in files if file is not None}


def pack_ptx(folder: Path, archive: str, files: Mapping[str, bytes]) -> None:
    """Write an archive of ``files`` by their paths: the same bytes for the same files, whoever packs them, and when."""
    with (
        lzma.open(folder / f"{archive}.tar.xz", "wb", filters=_FILTERS) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        # kernels of one name are most alike
        for path, content in sorted(files.items(), key=lambda each: each[0].partition("/")[::-1]):
            member = tarfile.TarInfo(path)
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))


def write_manifest(folder: Path, contents: Mapping[str, Any]) -> None:
    """Write ``manifest.json``, a line for each kernel: a change shows which, and indents take no room."""
    text = json.dumps(contents, sort_keys=True, separators=(",", ":"))
    (folder / MANIFEST.name).write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")


@functools.cache
def kernels_digest() -> str:
    """A word for this very set of kernels, which a text says that it needs: it names them, and does not hold them."""
    digests = [
        f"{arch}/{name} {entry['sha256']}"
        for arch, entries in manifest()["kernels"].items()
        for name, entry in entries.items()
    ]
    return f"ptx-{sha256(chr(10).join(sorted(digests)).encode())[:12]}"
