"""The user's files: one way to open what is read, one way to write what is made.

What is read is a regular file within a bound, whatever stands at its path: nothing here waits for a pipe, reads a
device, or takes more memory than its caller says. What is written is written beside its place and moved there in one
step: nothing is half-written, and nothing is overwritten without being told to.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import re
import secrets
import stat
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, BinaryIO

from emitter.errors import InputError, MoehloError, OutputError
from emitter.io.locks import LOCKS, lock

_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOCTTY", 0)
_READ |= getattr(os, "O_BINARY", 0)
_MAKE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_CHUNK = 2**20
_POINTER = b"version https://git-lfs.github.com/spec/"
_MOST_OF_A_POINTER = 1024
"""Bytes, by the specification of Git LFS."""

_KINDS = (
    (stat.S_ISDIR, "a directory"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)

TEMPORARY = ".moehlo-"
"""How the name of every file begins that is being written; 16 random hexadecimal digits follow."""


_RANDOM = re.compile(rf"{re.escape(TEMPORARY)}[0-9a-f]{{16}}")


# -- reading -------------------------------------------------------------------------------------------------------


def open_regular(
    path: Path, what: str, *, most: int, error: type[MoehloError] = InputError, hint: str = ""
) -> BinaryIO:
    """Open a regular file of at most ``most`` bytes for reading; use it as a context manager.

    It is looked at after it is open, so that nothing can take its place in between, and opening it never waits.
    ``what`` is what was expected there (``a config.json``), for the messages; ``hint`` follows it (where to get one).

    Raises:
        error: If there is no such file, it is no regular file, it is larger, it may not be read, or it is a pointer of
            Git LFS, which a clone without LFS has in the place of each large file.
    """
    try:
        descriptor = os.open(path, _READ)
    except OSError as problem:
        raise error(f"{path}: {_why(path, problem)}; expected {what}{hint}") from problem
    except ValueError as problem:  # a NUL, or half of a surrogate pair
        raise error(f"{str(path)!r}: cannot be the name of a file; expected {what}{hint}") from problem
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            raise error(f"{path}: is {_kind(found.st_mode)}; expected {what}{hint}")
        if found.st_size > most:
            raise error(f"{path}: {found.st_size} bytes is too large for {what} (at most {most})")
        if found.st_size <= _MOST_OF_A_POINTER and _points(descriptor):
            raise error(
                f"{path}: is a pointer of Git LFS; expected {what}. The clone has no large files: fetch them in its "
                "folder (git lfs pull)"
            )
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def _points(descriptor: int) -> bool:
    """Whether an open file begins as a pointer of Git LFS; one that cannot be read is for its reader to refuse."""
    try:
        begins = os.read(descriptor, len(_POINTER))
        os.lseek(descriptor, 0, os.SEEK_SET)
    except OSError:
        return False
    return begins == _POINTER


def read_bytes(path: Path, what: str, *, most: int, error: type[MoehloError] = InputError, hint: str = "") -> bytes:
    """The content of a regular file of at most ``most`` bytes.

    Raises:
        error: As ``open_regular``, and when reading fails.
    """
    with open_regular(path, what, most=most, error=error, hint=hint) as stream:
        content = io.BytesIO()
        try:
            # the size was asked for, but files grow while they are read, and some (under /proc) do not tell theirs
            while chunk := stream.read(_CHUNK):
                content.write(chunk)
                if content.tell() > most:
                    raise error(f"{path}: is too large for {what} (at most {most} bytes)")
        except OSError as problem:
            raise error(f"{path}: cannot be read: {problem.strerror}; expected {what}") from problem
        return content.getvalue()


def read_text(path: Path, what: str, *, most: int, error: type[MoehloError] = InputError, hint: str = "") -> str:
    """The content of a regular UTF-8 file of at most ``most`` bytes; line ends stay as they are.

    Raises:
        error: As ``read_bytes``, and when it is not UTF-8.
    """
    return decode(read_bytes(path, what, most=most, error=error, hint=hint), str(path), what, error=error)


def decode(raw: bytes, source: str, what: str, *, error: type[MoehloError] = InputError) -> str:
    """``raw`` as UTF-8 text.

    Raises:
        error: If it is none; names ``source`` and the first wrong byte.
    """
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise error(f"{source}: is not UTF-8 text (byte {problem.start}); expected {what}") from problem


def is_regular(path: Path) -> bool:
    """Whether there is a regular file, also through links; False where that cannot be told."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def is_directory(path: Path) -> bool:
    """Whether there is a directory, also through links; False where that cannot be told."""
    try:
        return stat.S_ISDIR(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def _why(path: Path, problem: OSError) -> str:
    if problem.errno in (errno.ENOENT, errno.ELOOP) and os.path.islink(path):  # noqa: PTH114 - path may be text
        return "is a symbolic link to a file that is not there"
    return "does not exist" if isinstance(problem, FileNotFoundError) else f"cannot be read: {problem.strerror}"


def _kind(mode: int) -> str:
    return next((name for is_kind, name in _KINDS if is_kind(mode)), "not a regular file")


# -- writing -------------------------------------------------------------------------------------------------------


def require_writable(path: Path, *, force: bool) -> None:
    """Refuse an output path before any work is done for it.

    Raises:
        OutputError: If the path exists and ``force`` is not given, is a directory, cannot be a name, or is ``-``; if
            its folder does not exist or cannot be written; or if it is something that would be replaced (a pipe).
    """
    if str(path) == "-":
        raise OutputError("-: means stdout to other programs; give a path, or for a text leave -o out")
    try:
        found = _status(path)
        folder = _status(path.parent)
    except OSError as problem:
        raise OutputError(f"{path}: cannot be written: {problem.strerror}; give another path") from problem
    except ValueError as problem:
        raise OutputError(f"{str(path)!r}: cannot be the name of a file; give another path") from problem
    if found is not None and stat.S_ISDIR(found):
        raise OutputError(f"{path}: is a directory; expected the path of a file to write")
    if found is not None and not stat.S_ISREG(found):
        raise OutputError(f"{path}: is {_kind(found)}, which is not replaced; expected the path of a file to write")
    if (found is not None or path.is_symlink()) and not force:
        raise OutputError(f"{path}: exists already; give another path, or --force to replace it")
    if folder is None:
        raise OutputError(f"{path}: its folder {path.parent} does not exist; make it first (mkdir -p {path.parent})")
    if not stat.S_ISDIR(folder):
        raise OutputError(f"{path}: {path.parent} is no folder; give a path in one")
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise OutputError(f"{path}: its folder {path.parent} cannot be written; give a path in another")


def require_apart(outputs: Mapping[str, Path | None], inputs: Mapping[str, Path | None]) -> None:
    """Refuse outputs that are one file, and outputs that are an input; both by the name of their option.

    Paths are the same where they lead to the same place, through links and detours, whether or not a file is there.

    Raises:
        OutputError: Names the two.
    """
    seen = {option: path for option, path in inputs.items() if path is not None}
    for option, path in outputs.items():
        if path is None:
            continue
        for other, there in seen.items():
            if same_place(path, there):
                written = "is written too" if other in outputs else "is read"
                raise OutputError(f"{path}: {option} is the same file as {other}, which {written}; give another path")
        seen[option] = path


def write_file(path: Path, write: Callable[[IO[bytes]], object], *, force: bool) -> None:
    """Write a file beside ``path`` through ``write(stream)``, then move it into place in one step.

    A process that is killed meanwhile leaves a temporary file behind; the next one that writes into that folder
    removes it.

    Raises:
        OutputError: As ``require_writable``, and when the disk is full or fails; nothing is left behind then.
    """
    require_writable(path, force=force)
    try:
        remove_abandoned(path.parent)
        with _temporary_in_folder_of(path) as (temporary, stream):
            write(stream)
            stream.flush()
            os.fsync(stream.fileno())
            if force:
                temporary.replace(path)
            else:
                path.hardlink_to(temporary)  # fails if somebody made the file meanwhile
    except FileExistsError as problem:
        raise OutputError(f"{path}: exists already; give another path, or --force to replace it") from problem
    except OSError as problem:
        # numpy's own tells no errno, only how much it could write
        reason = problem.strerror or f"{problem} (is the disk full?)"
        raise OutputError(f"{path}: cannot be written: {reason}; nothing was left there") from problem


@contextlib.contextmanager
def _temporary_in_folder_of(path: Path) -> Iterator[tuple[Path, IO[bytes]]]:
    """A new file in the folder of ``path``, locked while it is open, and gone afterwards unless it was moved."""
    while True:
        # of its own length, so that a long name that the file system takes has a temporary one that it takes too
        temporary = path.with_name(f"{TEMPORARY}{secrets.token_hex(8)}")
        with contextlib.ExitStack() as stack:
            stream = stack.enter_context(os.fdopen(os.open(temporary, _MAKE, 0o666), "wb"))
            stack.callback(temporary.unlink, missing_ok=True)
            # between its making and its lock somebody may have taken the file for abandoned
            if lock(stream.fileno()) is not False and os.fstat(stream.fileno()).st_nlink:
                yield temporary, stream
                return


def remove_abandoned(folder: Path) -> None:
    """Remove what killed processes were writing in ``folder``: temporary files that no living process holds locked."""
    if not LOCKS:
        return
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        paths = [path for entry in entries if is_temporary(path := Path(entry.path))]
    for path in paths:
        with contextlib.suppress(OSError):
            descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
            try:
                if stat.S_ISREG(os.fstat(descriptor).st_mode) and lock(descriptor):
                    path.unlink()
            finally:
                os.close(descriptor)


def is_temporary(path: Path) -> bool:
    """Whether a file or folder has a name that this program alone gives, and is this user's."""
    with contextlib.suppress(OSError):
        return bool(_RANDOM.fullmatch(path.name)) and (os.name != "posix" or path.lstat().st_uid == os.geteuid())
    return False


def _status(path: Path) -> int | None:
    """The mode of what is at ``path``, through links; None where nothing is."""
    try:
        return path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None


def same_place(one: Path, other: Path) -> bool:
    """Whether two paths lead to one place, through links and mounts, whether or not something is there."""
    with contextlib.suppress(OSError, ValueError):
        if one.samefile(other):
            return True
    try:
        return os.path.realpath(one) == os.path.realpath(other)
    except (OSError, ValueError):
        return False
