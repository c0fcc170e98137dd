"""The folder that a conversion works in, beside its target: locked, known as ours, and exchanged with the target.

    .NAME.converting/
        plan.json     the marker: the id of the run, the files that may lie here, and what is converted
        done.jsonl    the tensors that are complete, with their hashes; in the end the hash of the manifest
        archive/      the archive as it is written; after the exchange, the one that was replaced
        replaced/     the archive that is being replaced, where the file system cannot exchange two folders

A folder is removed only where its marker is there and it holds no file that the marker does not list. It comes and
goes under a random name, ``.moehlo-RUN``, so that it is never without its marker under its own. The lock ends with the
process, however that ends; the next conversion to the same target settles what was left.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import hashlib
import json
import os
import stat
import sys
import time
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emitter.errors import CheckpointError, MoehloError, OutputError
from emitter.io.files import TEMPORARY, is_directory, is_temporary, read_bytes, same_place
from emitter.io.scratch import lock_folder, make_folder
from emitter.io.strict_json import read_object
from weights.archives.manifest import CONFIG, EXTRA_FILES, FORMAT, MANIFEST, MAX_BYTES, MAX_VALUES, TENSORS

_FORMAT = "moehlo conversion 1"
_PLAN, _DONE, _ARCHIVE, _REPLACED = "plan.json", "done.jsonl", "archive", "replaced"
_OF_ARCHIVE = (CONFIG, MANIFEST, TENSORS, *EXTRA_FILES)
_FILES = [_PLAN, _DONE, *(f"{folder}/{name}" for folder in (_ARCHIVE, _REPLACED) for name in _OF_ARCHIVE)]
_WORD_SECONDS = 1.0
_RENAME_EXCHANGE, _AT_FDCWD = 2, -100


class ConversionWarning(UserWarning):
    """Another process writes to the same place, and is waited for."""


@dataclass(frozen=True)
class WorkFolder:
    """The folder, locked by this process. ``seen`` is the plan of the last process that was waited for, if any."""

    path: Path
    target: Path
    seen: Mapping[str, Any] | None

    @property
    def archive(self) -> Path:
        """Where the archive is written."""
        return self.path / _ARCHIVE

    @property
    def journal(self) -> Path:
        """The tensors that are complete, a JSON object each: ``name`` and ``sha256``."""
        return self.path / _DONE

    def install(self) -> None:
        """Make what was written the archive, in one step; the one that was there before goes.

        Where the file system cannot exchange two folders it takes two steps. A process that is killed between them
        leaves the old archive in the folder, from where the next conversion to the target puts it back.
        """
        _sync(self.archive)
        with self.journal.open("a", encoding="utf-8") as journal:
            journal.write(json.dumps({"manifest": _digest(self.archive)}) + "\n")
            journal.flush()
            os.fsync(journal.fileno())
        if not _occupied(self.target):
            self.archive.rename(self.target)
        elif not _exchange(self.archive, self.target):
            _remove_archive(self.path / _REPLACED)
            self.target.rename(self.path / _REPLACED)
            self.archive.rename(self.target)
        _sync(self.target.parent)


@contextlib.contextmanager
def work_folder(target: Path, plan: Mapping[str, Any], limit_seconds: float) -> Iterator[WorkFolder]:
    """The folder for this plan, as it was left or new. It is removed at the end where nothing in it is of use.

    Raises ``OutputError`` where it is not ours, or another process has it for longer than ``limit_seconds``.
    """
    path, handle, seen = _path(target), None, None
    started, said = time.monotonic(), False
    while handle is None:
        try:
            handle = _claim(path, target, plan)
        except BlockingIOError as error:
            with contextlib.suppress(MoehloError):
                seen = _marker(path)["plan"]
            passed = time.monotonic() - started
            if passed >= limit_seconds:
                raise OutputError(
                    f"{path}: another process has been writing there for {limit_seconds:g} s; wait for its end, or "
                    "give another path"
                ) from error
            if passed >= _WORD_SECONDS and not said:
                said = True
                warnings.warn(
                    f"{path}: another process writes there, perhaps the same archive; waiting for it, at most "
                    f"{limit_seconds:g} s",
                    ConversionWarning,
                    stacklevel=4,
                )
            time.sleep(min(0.02 + passed / 10, 0.5))
    try:
        yield WorkFolder(path, target, seen)
    finally:
        try:
            with contextlib.suppress(OSError):  # what could not be removed is settled by the next conversion
                if (marker := _settled(path, target)) and not (path / _DONE).stat().st_size:
                    _retire(path, marker["run"])
        finally:
            os.close(handle)


def settle(target: Path) -> None:
    """End what a killed conversion to this target left half-done, unless another process is at it.

    An archive that was being replaced goes back where nothing has taken its place yet, and is removed where the new
    one has. Raises ``OutputError`` where the folder is not ours.
    """
    for path in filter(is_temporary, target.parent.glob(f"{TEMPORARY}*")):
        with contextlib.suppress(OSError, OutputError), _locked(path) as held:
            if held:
                _require_ours(path, path.name.removeprefix(TEMPORARY))
                _remove(path)
    with contextlib.suppress(BlockingIOError), _locked(_path(target)) as held:
        if held:
            _settled(_path(target), target)


def require_apart(target: Path, read: Mapping[Path, str]) -> None:
    """Refuse a target where it or its work folder is, holds or lies in what is read; ``read`` says what each path is.

    Paths are compared as the system does, through links and mounts. Raises ``OutputError``.
    """
    for path, what in read.items():
        if same_place(path, target):
            raise OutputError(f"{target}: is {what} that is read; give another path")
        real = Path(os.path.realpath(path))
        for place in (target, _path(target)):
            if any(same_place(outer, place) for outer in (real, *real.parents)):
                raise OutputError(f"{target}: {path} lies in {place}, where the archive would be; give another path")
        if is_directory(path) and any(same_place(outer, path) for outer in Path(os.path.realpath(target)).parents):
            raise OutputError(
                f"{target}: lies in {path}, {what} that is read, where its files would be taken for the model's; "
                f"give a path outside it, such as {real.parent / f'{real.name}-archive'}"
            )


def require_place(target: Path, *, force: bool) -> None:
    """Refuse a target that cannot become an archive. Raises ``OutputError``."""
    if not target.name or not is_directory(target.parent):
        raise OutputError(
            f"{target}: its folder {target.parent} does not exist; make it first (mkdir -p {target.parent})"
        )
    if not os.access(target.parent, os.W_OK | os.X_OK):
        raise OutputError(f"{target}: its folder {target.parent} cannot be written; give a path in another")
    if not os.path.lexists(target):
        return
    if target.is_symlink() or not target.is_dir():
        raise OutputError(f"{target}: is there already and is no directory; give the path of a directory to write")
    if not _occupied(target):
        return
    if other := _foreign(target, _OF_ARCHIVE):
        raise OutputError(f"{target}: is there already and holds {other!r}, which no archive has; give another path")
    if not force:
        raise OutputError(
            f"{target}: exists already; give another path, or --force to replace it "
            "(`moehlo convert DIR --verify` compares its hashes)"
        )
    _require_written(target)


def _require_written(target: Path) -> None:
    """Refuse a directory whose files have an archive's names and were not written by a conversion."""
    try:
        manifest = read_object(
            target / MANIFEST,
            "a manifest",
            most=MAX_BYTES,
            values=MAX_VALUES,
            error=CheckpointError,
            special_floats=True,
        )
        known = str(manifest.get("format")).startswith(FORMAT.rpartition(" ")[0])
        config = target / CONFIG
        ours = known and (not config.exists() or _sha256(config) == manifest.get("config"))
    except CheckpointError:
        ours = False
    if not ours:
        raise OutputError(
            f"{target}: is there already, and its {MANIFEST} and {CONFIG} are not those that a conversion wrote: "
            "--force replaces archives alone; give another path, or remove it yourself"
        )


# -- whose it is, and what is left to do ---------------------------------------------------------------------------


def _path(target: Path) -> Path:
    return target.with_name(f".{target.name}.converting")


def _marker(path: Path) -> dict[str, Any]:
    """What the marker of a folder says. Raises ``OutputError`` where it has none."""
    what = "the plan of a conversion"
    found = read_object(path / _PLAN, what, most=MAX_BYTES, values=MAX_VALUES, error=OutputError)
    if found.keys() != {"format", "run", "files", "plan"} or (found["format"], found["files"]) != (_FORMAT, _FILES):
        raise OutputError(f"{path / _PLAN}: is not what a conversion by this program writes")
    return found


def _foreign(folder: Path, names: tuple[str, ...]) -> str | None:
    """The first of what lies in a folder that is not a regular file of one of these names."""
    with os.scandir(folder) as entries:
        found = sorted(e.name for e in entries if e.name not in names or not e.is_file(follow_symlinks=False))
    return found[0] if found else None


def _require_ours(path: Path, run: str | None = None) -> dict[str, Any] | None:
    """The marker of a folder that holds what a conversion wrote and nothing else; of ``run``, where that is given.

    Raises ``OutputError`` for any other.
    """
    if run is not None and {entry.name for entry in path.iterdir()} <= {_PLAN}:
        return None  # killed as its marker was written or removed: what shows whose it is is its name, which is random
    try:
        marker = _marker(path)
        if run not in (None, marker["run"]):
            raise OutputError(f"{path / _PLAN}: is of another run")
    except OutputError as error:
        raise _not_ours(path, str(error)) from error
    for entry in sorted(path.iterdir()):
        found = entry.lstat()
        if entry.name in (_ARCHIVE, _REPLACED) and stat.S_ISDIR(found.st_mode):
            if other := _foreign(entry, _OF_ARCHIVE):
                raise _not_ours(path, f"it holds '{entry.name}/{other}'")
        elif entry.name not in (_PLAN, _DONE) or not stat.S_ISREG(found.st_mode) or found.st_nlink != 1:
            raise _not_ours(path, f"it holds {entry.name!r}")
    return marker


def _not_ours(path: Path, why: str) -> OutputError:
    return OutputError(
        f"{path}: is where the archive would be written, and is not what a conversion left there ({why}); nothing in "
        "it was changed: move it away, or give another path"
    )


def _settled(path: Path, target: Path) -> dict[str, Any] | None:
    """The marker of a locked folder in which a conversion can go on; None where it was at its end, and is removed."""
    marker = _require_ours(path)
    assert marker is not None
    if is_directory(path / _REPLACED) and not os.path.lexists(target):
        (path / _REPLACED).rename(target)
    recorded = None
    with contextlib.suppress(OSError, ValueError, AttributeError, IndexError):
        recorded = json.loads((path / _DONE).read_text(encoding="utf-8").splitlines()[-1]).get("manifest")
    if recorded is None or not (target / MANIFEST).exists() or _digest(target) != recorded:
        return marker
    _retire(path, marker["run"])
    return None


# -- locks ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[bool]:
    """A folder, locked; False where there is none. Raises ``BlockingIOError`` where another process has it."""
    handle = _lock(path)
    try:
        yield handle is not None
    finally:
        if handle is not None:
            os.close(handle)


def _lock(path: Path) -> int | None:
    try:
        return lock_folder(path)
    except BlockingIOError:
        raise
    except OSError as error:
        raise _not_ours(path, "it is no directory" if error.errno == errno.ENOTDIR else str(error)) from error


def _claim(path: Path, target: Path, plan: Mapping[str, Any]) -> int:
    """The folder for this plan, made where it is not there, open and locked. Raises as ``_lock``."""
    while True:
        handle = _lock(path)
        if handle is None:
            if (made := _make(path, plan)) is not None:
                return made
            continue
        with contextlib.ExitStack() as stack:
            stack.callback(os.close, handle)
            marker = _settled(path, target)
            if marker is not None and marker["plan"] == plan:
                stack.pop_all()
                return handle
            if marker is not None:
                _retire(path, marker["run"])


def _make(path: Path, plan: Mapping[str, Any]) -> int | None:
    """A new folder with its marker, open and locked; None where another process made it first."""

    def files(run: str) -> Mapping[str, str]:
        marker = {"format": _FORMAT, "run": run, "files": _FILES, "plan": plan}
        return {_PLAN: json.dumps(marker, indent=1) + "\n", _DONE: ""}

    made = make_folder(path.parent, TEMPORARY, files, mode=0o777)
    with contextlib.ExitStack() as stack:
        if made.lock is not None:
            stack.callback(os.close, made.lock)
        stack.callback(_remove, made.path)
        if os.path.lexists(path):  # a rename would replace an empty folder
            return None
        try:
            made.path.rename(path)
        except OSError as error:
            if error.errno in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR):
                return None
            raise
        stack.pop_all()
        return _lock(path) if made.lock is None else made.lock


# -- moving and removing -------------------------------------------------------------------------------------------


def _retire(path: Path, run: str) -> None:
    gone = path.with_name(TEMPORARY + run)
    path.rename(gone)
    _remove(gone)


def _remove(path: Path) -> None:
    """Remove a folder that was found to be ours, its marker last; anything else that came into it stays."""
    for name in (_ARCHIVE, _REPLACED):
        _remove_archive(path / name)
    for name in (_DONE, _PLAN):
        (path / name).unlink(missing_ok=True)
    path.rmdir()


def _remove_archive(path: Path) -> None:
    if path.is_dir():
        for name in _OF_ARCHIVE:
            (path / name).unlink(missing_ok=True)
        path.rmdir()


def _exchange(one: Path, other: Path) -> bool:
    """Exchange two folders in one step (Linux's renameat2); False where the system or the file system cannot."""
    renameat2 = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None) if sys.platform == "linux" else None
    if renameat2 is None:
        return False
    sys.audit("os.rename", str(one), str(other), -1, -1)  # as Python's own renames are
    if not renameat2(_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _RENAME_EXCHANGE):
        return True
    code = ctypes.get_errno()
    if code in (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP):
        return False
    raise OSError(code, os.strerror(code), str(one))


def _occupied(target: Path) -> bool:
    return is_directory(target) and any(target.iterdir())


def _digest(archive: Path) -> str:
    return _sha256(archive / MANIFEST)


def _sha256(path: Path) -> str:
    return hashlib.sha256(read_bytes(path, "a file of an archive", most=MAX_BYTES, error=CheckpointError)).hexdigest()


def _sync(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
