"""Write all PTX and the manifest anew: ``python -m emitter.kernels.cuda.generate [FOLDER]``, with Triton and no GPU."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from emitter.kernels.cuda.catalogue import PTX_VERSION, compiled_kernels
from emitter.kernels.cuda.compile import compile_variant, triton_version
from emitter.kernels.cuda.shipped import SOURCES
from emitter.ptx import ARCHIVES, PTX_FOLDER, architecture_of, pack_ptx, sha256, write_manifest


def source_digests() -> dict[str, str]:
    """The SHA-256 of every source, by file name."""
    return {path.name: sha256(path.read_bytes()) for path in SOURCES}


def generate(folder: Path) -> None:
    """The archives of PTX and ``manifest.json``, in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    kernels: dict[str, Mapping[str, Any]] = {}
    files: dict[str, bytes] = {}
    for arch, all_variants in compiled_kernels().items():
        entries: dict[str, Any] = {}
        variants = tuple(all_variants.values())
        with ProcessPoolExecutor() as pool:
            all_compiled = pool.map(compile_variant, variants, itertools.repeat(int(arch.removeprefix("sm_"))))
        for variant, compiled in zip(variants, all_compiled, strict=True):
            print(f"{arch}/{variant.name}", file=sys.stderr)
            content = compiled.ptx.encode()
            files[f"{arch}/{variant.name}.ptx"] = content
            entries[variant.name] = {
                "sha256": sha256(content),
                "shared_bytes": compiled.shared_bytes,
                "scalars": compiled.scalars,
            }
        kernels[arch] = entries
    for archive in dict.fromkeys(ARCHIVES.values()):
        held = {path: content for path, content in files.items() if ARCHIVES[architecture_of(path)] == archive}
        pack_ptx(folder, archive, held)
    written = {
        "triton": triton_version(),
        "ptx_version": PTX_VERSION,
        "sources": source_digests(),
        "kernels": kernels,
    }
    write_manifest(folder, written)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=PTX_FOLDER, help="where to; by default the package's")
    generate(parser.parse_args().folder)
