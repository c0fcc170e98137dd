"""Compiled modules on disk, found again by what went into them.

An entry's key is the hash of everything that decides its bytes: the text, the flags, the compiler's version and,
for the CPU, the processor and its instruction sets. Entries are therefore never stale, only unused; the directory
may be deleted at any time. An entry is one file: a magic line, a line of JSON, the module. The JSON holds the
module's hash, so that a damaged entry is noticed and made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from emitter.iree.compiler import Progress, compile_flags, compile_text, compiler_version
from emitter.iree.module import Module
from emitter.iree.targets import Target
from emitter.signature import Graph

try:
    import fcntl
except ImportError:  # Windows: two processes may then compile the same graph, and the later one's entry stays.
    fcntl = None  # type: ignore[assignment]

_MAGIC = b"moehlo module 1\n"


class CacheWarning(UserWarning):
    """The cache cannot be used; everything works, but graphs are compiled anew each time."""


def default_cache_directory() -> Path:
    """``$MOEHLO_CACHE_DIR``, else ``$XDG_CACHE_HOME/moehlo``, else ``~/.cache/moehlo``."""
    if own := os.environ.get("MOEHLO_CACHE_DIR"):
        return Path(own)
    if shared := os.environ.get("XDG_CACHE_HOME"):
        return Path(shared) / "moehlo"
    return Path(os.path.expanduser("~")) / ".cache" / "moehlo"  # noqa: PTH111 - Path.home() raises without a home


def cache_key(text: str, target: Target, extra_flags: Sequence[str] = ()) -> str:
    """The key of one compilation: 64 hexadecimal digits."""
    parts = {
        "text": text,
        "flags": compile_flags(target, extra_flags),
        "target": target.name,
        "cpu": target.cpu,
        "features": sorted(target.features),
        "compiler": compiler_version(),
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True)
class ModuleCache:
    """The cache in ``directory``; safe for any number of processes at once."""

    directory: Path

    def path(self, key: str) -> Path:
        """Where the entry of ``key`` is, whether or not it exists."""
        return self.directory / "modules" / key[:2] / f"{key}.module"

    def load(self, key: str) -> bytes | None:
        """The module stored under ``key``; None when there is none or the entry is damaged."""
        try:
            entry = self.path(key).read_bytes()
        except OSError:
            return None
        if not entry.startswith(_MAGIC):
            return None
        header, _, vmfb = entry[len(_MAGIC) :].partition(b"\n")
        try:
            stored = json.loads(header)["sha256"]
        except (ValueError, TypeError, KeyError):
            return None
        return vmfb if stored == hashlib.sha256(vmfb).hexdigest() else None

    def store(self, key: str, vmfb: bytes, target: Target) -> None:
        """Store a module under ``key``, whole or not at all. Warns (``CacheWarning``) when it cannot."""
        header = {"sha256": hashlib.sha256(vmfb).hexdigest(), "target": target.name, "compiler": compiler_version()}
        path = self.path(key)
        temporary = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(prefix=f".{key[:8]}-", dir=path.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(_MAGIC + json.dumps(header, sort_keys=True).encode() + b"\n" + vmfb)
            Path(temporary).replace(path)
        except OSError as error:
            if temporary is not None:
                with contextlib.suppress(OSError):
                    Path(temporary).unlink()
            self._warn(error)

    @contextlib.contextmanager
    def lock(self, key: str) -> Iterator[None]:
        """Hold the lock of ``key``: other processes that need the same module wait for it instead of compiling too.

        Where files cannot be locked this holds nothing; the cost is work done twice, never a wrong entry.
        """
        with contextlib.ExitStack() as stack:
            if fcntl is not None:
                # One lock file per leading byte of the key, kept: deleting a lock file that others wait on is a race.
                path = self.directory / "locks" / key[:2]
                with contextlib.suppress(OSError):
                    path.parent.mkdir(parents=True, exist_ok=True)
                    file = stack.enter_context(path.open("ab"))
                    fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _warn(self, error: OSError) -> None:
        warnings.warn(
            f"cannot write the cache of compiled modules in {self.directory}: {error.strerror or error}; "
            "graphs are compiled anew each time (set MOEHLO_CACHE_DIR to a directory that can be written)",
            CacheWarning,
            stacklevel=4,
        )


def compile_graph(
    graph: Graph,
    target: Target,
    *,
    cache: ModuleCache | None = None,
    use_cache: bool = True,
    extra_flags: Sequence[str] = (),
    progress: Progress | None = None,
) -> Module:
    """Compile a graph for a target, or find it in the cache (``cache``, by default that of the user).

    ``use_cache=False`` neither reads nor writes a cache. Raises ``CompileError`` when the compiler refuses the text.
    """
    started = time.monotonic()

    needed = target if target.kind != "cpu" else replace(target, features=target.features | graph.features)

    def module(vmfb: bytes, *, cache_hit: bool) -> Module:
        seconds = time.monotonic() - started
        return Module(vmfb, needed, graph.entries, compiler_version(), cache_hit, seconds)

    if not use_cache:
        vmfb = compile_text(graph.text, target, extra_flags=extra_flags, progress=progress)
        return module(vmfb, cache_hit=False)
    cache = cache if cache is not None else ModuleCache(default_cache_directory())
    key = cache_key(graph.text, target, extra_flags)
    stored = cache.load(key)
    if stored is not None:
        return module(stored, cache_hit=True)
    with cache.lock(key):
        stored = cache.load(key)
        if stored is not None:
            return module(stored, cache_hit=True)
        vmfb = compile_text(graph.text, target, extra_flags=extra_flags, progress=progress)
        cache.store(key, vmfb, target)
    return module(vmfb, cache_hit=False)
