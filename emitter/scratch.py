"""Folders for what is not finished yet: removed at the end, and by a later process where the end was a kill.

A folder is locked for as long as a process works in it. The lock ends with the process, however that ends, so a folder
that can be locked is nobody's.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from emitter.locks import LOCKS, lock


@dataclass(frozen=True)
class Scratch:
    """A folder of this process alone. ``lock`` is the open file that a child must inherit (``pass_fds``) to keep the
    folder beyond this process; None where the system does not lock folders."""

    path: Path
    lock: int | None


def temporary_folder() -> Path:
    """``tempfile.gettempdir()``, which makes a file in the folder and removes it to see whether it can.

    Not in the main thread, where a signal raises (``ends_on_signals``): between the two that would leave the file.
    Raises ``OSError`` where there is no such folder.
    """
    with ThreadPoolExecutor(1) as other:
        return Path(other.submit(tempfile.gettempdir).result())


@contextlib.contextmanager
def scratch_folder(parent: Path, prefix: str) -> Iterator[Scratch]:
    """A new folder ``parent/prefix...``, private to this user, removed with all in it at the end.

    Those of the same prefix that killed processes left in ``parent`` are removed first. Raises ``OSError`` where no
    folder can be made.
    """
    sweep(parent, prefix)
    scratch = _make(parent, prefix)
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch.path, ignore_errors=True)
        if scratch.lock is not None:
            os.close(scratch.lock)


def sweep(parent: Path, prefix: str) -> None:
    """Remove this user's folders ``parent/prefix...`` that no living process works in. Never raises."""
    if not LOCKS:
        return
    with contextlib.suppress(OSError):
        for name in [entry.name for entry in os.scandir(parent) if entry.name.startswith(prefix)]:
            with contextlib.suppress(OSError):
                _remove_abandoned(parent / name)


def _remove_abandoned(path: Path) -> None:
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
        return
    handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        if lock(handle):
            shutil.rmtree(path, ignore_errors=True)
    finally:
        os.close(handle)


def _make(parent: Path, prefix: str) -> Scratch:
    while True:
        path = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
        if not LOCKS:
            return Scratch(path, None)
        try:
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        except FileNotFoundError:  # another process found it before it was locked, and took it for abandoned
            continue
        # At most as long as such a process takes to remove an empty folder.
        if lock(handle, wait=True) is None:  # no locks: neither can it then be locked by one who would remove it
            os.close(handle)
            return Scratch(path, None)
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(path.lstat(), os.fstat(handle)):
                return Scratch(path, handle)
        os.close(handle)
