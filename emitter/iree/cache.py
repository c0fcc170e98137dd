"""Compiled modules on disk, found again by what went into them.

An entry's key is the hash of everything that decides its bytes: the text, the flags, the compiler's version and,
for the CPU, the processor and its instruction sets. Entries are therefore never stale, only unused; the directory
may be deleted at any time. An entry is one file: a magic line, a line of JSON, the module. The JSON holds the key and
a hash of key and module, so that an entry that is damaged or that was made for another key is noticed and made again.

A module is code. What another user could have written is not run: folders and entries must belong to this user (or to
root) and be writable by no other user, and an entry must be a regular file.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import stat
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from emitter.io.locks import LOCKS, lock
from emitter.io.scratch import scratch_folder, temporary_folder
from emitter.iree.compiler import compile_text, compiler_version, deciding_flags, fit_target, limit_seconds
from emitter.iree.module import Module
from emitter.target import Target
from emitter.text.graph import Graph

MAGIC = b"moehlo module 2\n"
MAX_ENTRY_BYTES = 1 << 31
"""Modules take megabytes; what is larger is none."""

_MAX_HEADER_BYTES = 4096
_PARTIAL = "partial-"
_OPEN = os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC if os.name == "posix" else 0
"""A pipe in the place of a file is then not waited for, and a link not followed."""

_WORD_SECONDS = 1.0
"""How long a lock is waited for without a word."""


class _RefusedError(Exception):
    """Something in the cache that is not used, and why."""


class CacheWarning(UserWarning):
    """The cache, or an entry of it, cannot be used or is waited for; everything works, but it takes longer."""


def default_cache_directory() -> Path:
    """``$MOEHLO_CACHE_DIR``, else ``$XDG_CACHE_HOME/moehlo``, else ``~/.cache/moehlo``.

    Of the last two, variables that hold no absolute path count as not set. A user without a home (neither in ``$HOME``
    nor in the passwd) has a folder of their own among the temporary files.
    """
    if own := os.environ.get("MOEHLO_CACHE_DIR"):
        return Path(own)
    shared = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if shared.is_absolute():
        return shared / "moehlo"
    home = Path(os.environ.get("HOME", ""))
    if not home.is_absolute() and os.name == "posix":
        import pwd

        try:
            home = Path(pwd.getpwuid(os.geteuid()).pw_dir)
        except KeyError:
            return temporary_folder() / f"moehlo-{os.geteuid()}"
    return (home if home.is_absolute() else Path.home()) / ".cache" / "moehlo"


def cache_key(text: str, target: Target) -> str:
    """The key of one compilation, by all that decides the module and nothing else: 64 hexadecimal digits."""
    parts = {"text": text, "flags": deciding_flags(target), "compiler": compiler_version()}
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True)
class ModuleCache:
    """The cache in ``directory``; safe for any number of processes at once."""

    directory: Path

    def path(self, key: str) -> Path:
        """Where the entry of ``key`` is, whether or not it exists."""
        return self.directory / "modules" / key[:2] / f"{key}.module"

    def refusal(self, key: str) -> str | None:
        """Why the cache is not used for ``key``: a folder of it that others may write. None when all is well."""
        try:
            for folder in (self.directory, self.directory / "locks", *reversed(self.path(key).parents[:2])):
                with contextlib.suppress(FileNotFoundError, NotADirectoryError):
                    # The cache itself may be a link to another disk. What is in it we made.
                    found = folder.stat() if folder == self.directory else folder.lstat()
                    _require_private(folder, found, stat.S_ISDIR)
        except _RefusedError as error:
            return str(error)
        except OSError as error:
            return f"{error.filename}: {error.strerror}"
        return None

    def load(self, key: str, *, quiet: bool = False) -> bytes | None:
        """The module stored under ``key``; None when there is none, or the entry is damaged or another key's.

        Warns (``CacheWarning``), unless ``quiet``, of an entry that is not this user's, may be written by others, or is
        no file at all.
        """
        path = self.path(key)
        try:
            entry = _read_private(path)
        except _RefusedError as error:
            if not quiet:
                _warn(f"{error}: this entry is not used, its graph is compiled anew")
            return None
        except OSError:
            return None
        header, newline, vmfb = entry[len(MAGIC) :].partition(b"\n")
        if not entry.startswith(MAGIC) or not newline or len(header) > _MAX_HEADER_BYTES:
            return None
        try:
            stored = json.loads(header)
            bound = (stored["key"], stored["sha256"])
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        return vmfb if bound == (key, _digest(key, vmfb)) else None

    def store(self, key: str, vmfb: bytes, target: Target) -> None:
        """Store a module under ``key``, whole or not at all. Warns (``CacheWarning``) when it cannot."""
        header = {
            "key": key,
            "sha256": _digest(key, vmfb),
            "target": target.option,
            "compiler": compiler_version(),
        }
        path = self.path(key)
        try:
            _make_private(self.directory, path.parent.parent, path.parent)
            with scratch_folder(self.directory, _PARTIAL) as scratch:
                partial = scratch.path / "entry"
                with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                    file.write(MAGIC + json.dumps(header, sort_keys=True).encode() + b"\n" + vmfb)
                partial.replace(path)
        except OSError as error:
            _warn(
                f"cannot write the cache of compiled modules in {self.directory}: {error.strerror or error}; "
                "graphs are compiled anew each time (set MOEHLO_CACHE_DIR to a directory that can be written)"
            )

    def lock_path(self, key: str) -> Path:
        """The empty file that whoever compiles ``key`` locks. It is kept: deleting what others wait on is a race."""
        return self.directory / "locks" / key

    @contextlib.contextmanager
    def lock(self, key: str) -> Iterator[None]:
        """Hold the lock of ``key``: other processes that need the same module wait for it instead of compiling too.

        Where files cannot be locked, or another process holds the lock for longer than a compilation may take, this
        holds nothing; the cost is work done twice, never a wrong entry.
        """
        with contextlib.ExitStack() as stack:
            if LOCKS:
                path = self.lock_path(key)
                try:
                    _make_private(self.directory, path.parent)
                    handle = os.open(path, os.O_RDWR | os.O_CREAT | _OPEN, 0o600)
                    stack.callback(os.close, handle)
                    _require_private(path, os.fstat(handle), stat.S_ISREG)
                    _wait_for(handle, path)
                except _RefusedError as error:
                    _warn(f"{error}: nothing is locked, so other processes may compile the same graph")
                except OSError:  # a cache that cannot be written: `store` says so
                    pass
            yield


def _wait_for(handle: int, path: Path) -> None:
    """Lock an open file. Says so when another process has it, and gives up in the end."""
    started, said, limit = time.monotonic(), False, limit_seconds()
    while True:
        if lock(handle) is not False:
            return
        passed = time.monotonic() - started
        if passed >= limit:
            _warn(f"{path}: another process has held this lock for {limit} s; compiling without it")
            return
        if passed >= _WORD_SECONDS and not said:
            said = True
            _warn(
                f"{path}: another process holds this lock while it compiles the same graph; waiting for it, "
                f"at most {limit} s"
            )
        time.sleep(min(0.02 + passed / 10, 0.5))


def _digest(key: str, vmfb: bytes) -> str:
    return hashlib.sha256(MAGIC + key.encode() + b"\n" + vmfb).hexdigest()


def _make_private(*folders: Path) -> None:
    """Make the folders that are missing, outermost first, for this user alone whatever the umask."""
    folders[0].parent.mkdir(parents=True, exist_ok=True)
    for folder in folders:
        folder.mkdir(mode=0o700, exist_ok=True)


def _require_private(path: Path, found: os.stat_result, is_kind: Callable[[int], bool]) -> None:
    if not is_kind(found.st_mode):
        raise _RefusedError(f"{path} is not a {'folder' if is_kind is stat.S_ISDIR else 'regular file'}")
    if os.name != "posix":
        return
    if found.st_uid not in (os.geteuid(), 0):
        raise _RefusedError(f"{path} belongs to another user (uid {found.st_uid})")
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        mode = stat.S_IMODE(found.st_mode)
        raise _RefusedError(f"{path} may be written by others (mode {mode:o}; chmod go-w takes the right away)")


def _read_private(path: Path) -> bytes:
    """The bytes of a file that only this user could have written. Never waits, whatever is there."""
    try:
        handle = os.open(path, os.O_RDONLY | _OPEN)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.ENXIO):  # a link; a socket
            raise _RefusedError(f"{path} is not a regular file") from error
        raise
    try:
        found = os.fstat(handle)
        _require_private(path, found, stat.S_ISREG)
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(found.st_size) if found.st_size <= MAX_ENTRY_BYTES else b""
    finally:
        os.close(handle)


def _warn(message: str) -> None:
    warnings.warn(message, CacheWarning, stacklevel=4)


def compile_graph(graph: Graph, target: Target, *, cache: ModuleCache | None = None, use_cache: bool = True) -> Module:
    """Compile a graph for a target, or find it in the cache (``cache``, by default that of the user).

    ``use_cache=False`` neither reads nor writes a cache. Raises ``TargetError`` for kernels that the target cannot run
    (see ``fit_target``) and ``CompileError`` when the compiler refuses the text.
    """
    started = time.monotonic()
    target = fit_target(graph.text, target)

    def module(vmfb: bytes, *, cache_hit: bool) -> Module:
        seconds = time.monotonic() - started
        version = compiler_version()
        return Module(graph, target, vmfb, version, cache_hit, seconds)

    def compiled() -> bytes:
        return compile_text(graph.text, target)

    if not use_cache:
        return module(compiled(), cache_hit=False)
    cache = cache if cache is not None else ModuleCache(default_cache_directory())
    key = cache_key(graph.text, target)
    if (refusal := cache.refusal(key)) is not None:
        _warn(
            f"the cache of compiled modules is not used: {refusal}; this graph is compiled anew "
            "(MOEHLO_CACHE_DIR names another directory)"
        )
        return module(compiled(), cache_hit=False)
    stored = cache.load(key)
    if stored is not None:
        return module(stored, cache_hit=True)
    with cache.lock(key):
        stored = cache.load(key, quiet=True)
        if stored is not None:
            return module(stored, cache_hit=True)
        vmfb = compiled()
        cache.store(key, vmfb, target)
    return module(vmfb, cache_hit=False)
