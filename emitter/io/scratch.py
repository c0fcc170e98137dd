"""Folders for what is not finished yet: removed at the end, and by a later process where the end was a kill.

A folder is locked for as long as a process works in it. The lock ends with the process, however that ends, so a folder
that can be locked is unused. What shows that this program made it is its marker: a file that says its name, which is
random. It is written first and removed last.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import shutil
import stat
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from emitter.io.locks import LOCKS, lock

MARKER = "moehlo.marker"
"""The file in a folder for what is not finished; see ``_marked``."""
_RUN = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Scratch:
    """A folder of this process alone. ``lock`` is the open file that a child must inherit (``pass_fds``) to keep the
    folder beyond this process; None where the system does not lock folders."""

    path: Path
    lock: int | None


def temporary_folder() -> Path:
    """The folder that ``tempfile`` takes, or would: the first of ``$TMPDIR``, ``$TEMP``, ``$TMP``, the system's and the
    current one that is a folder to write in.

    ``tempfile.gettempdir`` makes a file in each to see whether it can. A kill, or a full disk, leaves that file.
    Raises ``OSError`` where there is no such folder.
    """
    if tempfile.tempdir is not None:
        return Path(os.fsdecode(tempfile.tempdir))
    named = [value for name in ("TMPDIR", "TEMP", "TMP") if (value := os.environ.get(name))]
    for place in map(Path, (*named, "/tmp", "/var/tmp", "/usr/tmp", os.curdir)):  # noqa: S108 - as tempfile has them
        if place.is_dir() and os.access(place, os.W_OK | os.X_OK):
            return place.absolute()
    raise FileNotFoundError(errno.ENOENT, "there is no folder for temporary files that may be written")


@contextlib.contextmanager
def scratch_folder(parent: Path, prefix: str) -> Iterator[Scratch]:
    """A new folder ``parent/prefix...``, private to this user, removed with all in it at the end.

    Those of the same prefix that killed processes left in ``parent`` are removed first. Raises ``OSError`` where no
    folder can be made.
    """
    sweep(parent, prefix)
    scratch = make_folder(parent, prefix, lambda run: {MARKER: _marked(prefix + run)})
    try:
        yield scratch
    finally:
        _remove(scratch.path)
        if scratch.lock is not None:
            os.close(scratch.lock)


def sweep(parent: Path, prefix: str) -> None:
    """Remove this user's folders ``parent/prefix...`` that have their marker and that no living process works in.

    Any other folder of such a name stays, whatever it holds. Never raises.
    """
    if not LOCKS:
        return
    with contextlib.suppress(OSError):
        for name in [entry.name for entry in os.scandir(parent) if entry.name.startswith(prefix)]:
            if _RUN.fullmatch(name.removeprefix(prefix)):
                with contextlib.suppress(OSError):
                    _remove_abandoned(parent / name)


def make_folder(parent: Path, prefix: str, files: Callable[[str], Mapping[str, str]], *, mode: int = 0o700) -> Scratch:
    """A new folder ``parent/prefixRUN``, locked, with ``files(RUN)`` in it: its marker, and what else it begins with.

    RUN are 16 random hexadecimal digits. Raises ``OSError`` where it cannot be made; nothing is left then.
    """
    while True:
        run = secrets.token_hex(8)
        path = parent / (prefix + run)
        path.mkdir(mode)
        try:
            handle = lock_folder(path) if LOCKS else None
        except BlockingIOError:  # another process takes it for abandoned, as it may an empty one, and removes it
            continue
        if LOCKS and handle is None:
            continue
        try:
            for name, text in files(run).items():
                (path / name).write_text(text, encoding="utf-8")
        except BaseException:
            for name in files(run):
                (path / name).unlink(missing_ok=True)
            path.rmdir()
            if handle is not None:
                os.close(handle)
            raise
        return Scratch(path, handle)


def lock_folder(path: Path) -> int | None:
    """A folder, open, and locked where the system has locks; None where there is none.

    Raises ``BlockingIOError`` where another process has it, and ``OSError`` where it is no folder.
    """
    while True:
        try:
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0))
        except FileNotFoundError:
            return None
        with contextlib.ExitStack() as stack:
            stack.callback(os.close, handle)
            if lock(handle) is False:
                raise BlockingIOError(f"{path} is locked")
            # between the two it may have been removed, or made anew
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(path.lstat(), os.fstat(handle)):
                    stack.pop_all()
                    return handle


def _marked(name: str) -> str:
    return f"{name}: made by moehlo for what is not finished, and removed by it\n"


def _remove_abandoned(path: Path) -> None:
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
        return
    handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        if lock(handle) and _is_ours(path):
            _remove(path)
    finally:
        os.close(handle)


def _is_ours(path: Path) -> bool:
    """Whether a folder of a random name has its marker; or nothing, or as much of it as a kill left, and nothing else.

    Raises ``OSError``.
    """
    marker, expected = path / MARKER, _marked(path.name).encode()
    names = {entry.name for entry in path.iterdir()}
    if MARKER not in names:
        return not names
    found = marker.lstat()
    if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1 or found.st_size > len(expected):
        return False
    content = marker.read_bytes()
    return content == expected or (names == {MARKER} and expected.startswith(content))


def _remove(path: Path) -> None:
    """Remove a folder of ours, its marker last. Never raises: what cannot be removed is so by a later process."""
    with contextlib.suppress(OSError):
        for entry in [entry for entry in path.iterdir() if entry.name != MARKER]:
            with contextlib.suppress(OSError):  # the others go even so
                if stat.S_ISDIR(entry.lstat().st_mode):
                    shutil.rmtree(entry, ignore_errors=True)
                else:
                    entry.unlink()
        if [entry.name for entry in path.iterdir()] in ([MARKER], []):
            (path / MARKER).unlink(missing_ok=True)
            path.rmdir()
