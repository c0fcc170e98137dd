"""Folders of what is not finished: kept while somebody works in them, removed by the next one when nobody does."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from emitter.io.scratch import MARKER, scratch_folder, sweep, temporary_folder

pytest.importorskip("fcntl")

HOLD = """
import os, subprocess, sys, time
from pathlib import Path
from emitter.io.scratch import scratch_folder
with scratch_folder(Path(sys.argv[1]), "work-") as scratch:
    (scratch.path / "half").write_text("x")
    if sys.argv[2] == "child":
        child = subprocess.Popen(["sleep", "60"], pass_fds=[scratch.lock], stdout=subprocess.DEVNULL)
        print(child.pid, flush=True)
    else:
        print(0, flush=True)
    time.sleep(60)
"""
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def holder(folder: Path, kind: str) -> tuple["subprocess.Popen[str]", int]:
    command = [sys.executable, "-c", HOLD, str(folder), kind]
    process = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def left(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.name != MARKER)


def test_a_folder_is_private_and_goes_with_its_block(tmp_path: Path) -> None:
    with scratch_folder(tmp_path, "work-") as scratch:
        assert scratch.path.parent == tmp_path
        assert scratch.path.name.startswith("work-")
        assert scratch.path.stat().st_mode & 0o777 == 0o700
        (scratch.path / "inner").mkdir()
        (scratch.path / "inner" / "half").write_text("x")
        lock = scratch.lock
    assert list(tmp_path.iterdir()) == []
    assert lock is not None
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(lock)


def test_what_a_killed_process_left_is_removed_and_what_a_living_one_holds_is_not(tmp_path: Path) -> None:
    process, _ = holder(tmp_path, "alone")
    with process:
        sweep(tmp_path, "work-")
        assert len(left(tmp_path)) == 1
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    assert len(left(tmp_path)) == 1
    sweep(tmp_path, "other-")
    assert len(left(tmp_path)) == 1
    with scratch_folder(tmp_path, "work-"):
        assert left(tmp_path) == []


def test_a_child_that_has_the_lock_keeps_the_folder(tmp_path: Path) -> None:
    process, child = holder(tmp_path, "child")
    try:
        with process:
            process.send_signal(signal.SIGKILL)
            process.wait(30)
        sweep(tmp_path, "work-")
        assert len(left(tmp_path)) == 1
    finally:
        os.kill(child, signal.SIGKILL)


def test_a_folder_that_cannot_be_emptied_keeps_its_marker_and_goes_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = Path.unlink

    def stuck(path: Path, **given: bool) -> None:
        if path.name == "b":
            raise PermissionError
        unlink(path, **given)

    with scratch_folder(tmp_path, "work-") as scratch:
        for name in "abc":
            (scratch.path / name).write_text("x")
        monkeypatch.setattr(Path, "unlink", stuck)
    assert {path.name for path in scratch.path.iterdir()} == {"b", MARKER}
    monkeypatch.undo()
    sweep(tmp_path, "work-")
    assert list(tmp_path.iterdir()) == []


RUN = "0123456789abcdef"


def abandoned(folder: Path) -> Path:
    """What a killed process left."""
    process, _ = holder(folder, "alone")
    with process:
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    (found,) = folder.glob("work-*")
    return found


def test_only_folders_with_their_marker_are_removed(tmp_path: Path) -> None:
    """Of a name that this program could have given, and of others; also of the marker of another folder."""
    ours = abandoned(tmp_path)
    (ours / "inner").mkdir()
    (ours / "inner" / "link").symlink_to(tmp_path)
    theirs = [
        "work",
        "mine-work-1",
        "work-1",
        f"work-{RUN}",
        f"work-{RUN}.old",
        f"work-{RUN[::-1]}",
        "work-" + "f" * 16,
    ]
    for name in theirs:
        (tmp_path / name).mkdir()
        (tmp_path / name / "kept").write_text("x")
    (tmp_path / theirs[-2] / MARKER).write_bytes((ours / MARKER).read_bytes())
    os.link(ours / MARKER, tmp_path / theirs[-1] / MARKER)
    (tmp_path / f"work-{'0' * 16}").write_text("x")
    (tmp_path / f"work-{'1' * 16}").symlink_to(tmp_path / "work")
    os.mkfifo(tmp_path / f"work-{'2' * 16}")
    before = sorted(path for path in tmp_path.rglob("*") if path != ours and ours not in path.parents)
    sweep(tmp_path, "work-")  # the marker that has two names shows nothing
    assert ours.exists()
    (tmp_path / theirs[-1] / MARKER).unlink()
    before.remove(tmp_path / theirs[-1] / MARKER)
    sweep(tmp_path, "work-")
    assert sorted(tmp_path.rglob("*")) == before
    sweep(tmp_path / "absent", "work-")


@pytest.mark.parametrize("size", [None, 0, 9])
def test_what_is_left_of_a_folder_that_was_killed_as_it_was_made_is_removed(tmp_path: Path, size: int | None) -> None:
    ours = abandoned(tmp_path)
    (ours / "half").unlink()
    if size is None:
        (ours / MARKER).unlink()
    else:
        os.truncate(ours / MARKER, size)
        (ours / "kept").write_text("x")
        sweep(tmp_path, "work-")
        assert left(tmp_path) == [f"{ours.name}/kept"]
        (ours / "kept").unlink()
    sweep(tmp_path, "work-")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to another user")
def test_another_users_folder_is_left_alone(tmp_path: Path) -> None:
    theirs = abandoned(tmp_path)
    os.chown(theirs, 65534, 65534)
    sweep(tmp_path, "work-")
    assert theirs.exists()


TURNS = """
import sys
from pathlib import Path
from emitter.io.scratch import scratch_folder
for turn in range(200):
    with scratch_folder(Path(sys.argv[1]), "work-") as scratch:
        (scratch.path / "half").write_text(str(turn))
        assert (scratch.path / "half").read_text() == str(turn)
"""


def test_nobody_loses_a_folder_to_those_who_tidy_up(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TURNS, str(tmp_path)]
    processes = [subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    try:
        assert [process.communicate(timeout=60)[1] for process in processes] == [""] * 4
    finally:
        for process in processes:
            process.kill()
    assert list(tmp_path.iterdir()) == []


def test_a_temporary_folder_is_found_without_a_file_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which a kill would leave there."""
    made: list[object] = []
    (tmp_path / "file").touch()
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(os, "open", lambda path, *_: made.append(path))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "file"))
    monkeypatch.setenv("TEMP", str(tmp_path / "absent"))
    monkeypatch.setenv("TMP", str(tmp_path))
    assert temporary_folder() == tmp_path
    assert not made
    monkeypatch.undo()
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    assert str(temporary_folder()) == tempfile.gettempdir()
    assert temporary_folder() == tmp_path  # as tempfile found it
