"""One way to open what is read, one way to write what is made."""

from __future__ import annotations

import errno
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emitter.errors import CheckpointError, InputError, OutputError
from emitter.io import files
from emitter.io.files import open_regular, read_bytes, read_text, require_apart, require_writable, write_file

WHAT = "a list of words"


def refused(path: Path, most: int = 100) -> str:
    started = time.monotonic()
    with pytest.raises(InputError) as caught:
        read_bytes(path, WHAT, most=most)
    assert time.monotonic() - started < 5
    return str(caught.value)


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def put(path: Path, content: bytes, *, force: bool = False) -> None:
    write_file(path, lambda stream: stream.write(content), force=force)


# Reading -------------------------------------------------------------------------------------------------------------


def test_a_regular_file_is_read(tmp_path):
    (tmp_path / "a").write_bytes(b"one\r\ntwo")
    (tmp_path / "b").symlink_to("a")
    assert read_bytes(tmp_path / "b", WHAT, most=8) == b"one\r\ntwo"
    assert read_text(tmp_path / "a", WHAT, most=8) == "one\r\ntwo"
    with open_regular(tmp_path / "a", WHAT, most=8) as stream:
        assert stream.read(3) == b"one"


POINTER = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"


def test_a_pointer_of_git_lfs_is_named_with_what_fetches_its_file(tmp_path):
    (tmp_path / "a").write_text(POINTER)
    said = refused(tmp_path / "a", most=1000)
    assert said.startswith(f"{tmp_path}/a: is a pointer of Git LFS; expected {WHAT}.")
    assert "git lfs pull" in said


@pytest.mark.parametrize("content", [POINTER[:30], " " + POINTER, POINTER + "x" * 1024], ids=["cut", "later", "larger"])
def test_what_is_no_pointer_of_git_lfs_is_read_from_its_beginning(tmp_path, content):
    (tmp_path / "a").write_text(content)
    assert read_bytes(tmp_path / "a", WHAT, most=2000) == content.encode()


def test_what_is_no_regular_file_is_named_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "to_pipe").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        assert refused(tmp_path / "pipe") == f"{tmp_path}/pipe: is a pipe; expected {WHAT}"
        assert "is a pipe" in refused(tmp_path / "to_pipe")
        assert "is a directory" in refused(tmp_path)
        assert "is a device" in refused(Path("/dev/zero"))
        assert "cannot be read" in refused(tmp_path / "socket")


def test_a_pipe_that_somebody_writes_to_is_refused_too(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    keeper = os.open(tmp_path / "pipe", os.O_RDWR)
    os.write(keeper, b"text")
    assert "is a pipe" in refused(tmp_path / "pipe")
    os.close(keeper)


def test_what_is_not_there_is_told_by_its_kind(tmp_path):
    (tmp_path / "broken").symlink_to("nowhere")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").touch()
    assert refused(tmp_path / "none") == f"{tmp_path}/none: does not exist; expected {WHAT}"
    assert "is a symbolic link to a file that is not there" in refused(tmp_path / "broken")
    assert "is a symbolic link to a file that is not there" in refused(tmp_path / "loop")
    assert "Not a directory" in refused(tmp_path / "file" / "inside")
    assert "File name too long" in refused(tmp_path / ("n" * 300))
    assert "cannot be the name of a file" in refused(Path(f"{tmp_path}/a\0b"))
    assert "cannot be the name of a file" in refused(Path("\ud800"))


def test_the_hint_and_the_kind_of_error_are_the_callers(tmp_path):
    with pytest.raises(CheckpointError, match=r"does not exist; expected an index; look elsewhere$"):
        read_bytes(tmp_path / "none", "an index", most=9, error=CheckpointError, hint="; look elsewhere")


def test_no_more_is_read_than_is_allowed(tmp_path):
    (tmp_path / "nine").write_bytes(b"123456789")
    assert "9 bytes is too large for a list of words (at most 8)" in refused(tmp_path / "nine", most=8)
    assert read_bytes(tmp_path / "nine", WHAT, most=9) == b"123456789"
    with (tmp_path / "sparse").open("wb") as stream:
        stream.truncate(2**40)
    assert "is too large" in refused(tmp_path / "sparse", most=2**20)
    # its size is said to be 0
    assert "is too large" in refused(Path("/proc/self/status"), most=20)


def test_text_that_is_no_utf8(tmp_path):
    (tmp_path / "a").write_bytes(b"ab\xff")
    with pytest.raises(InputError, match=r"is not UTF-8 text \(byte 2\); expected a list of words"):
        read_text(tmp_path / "a", WHAT, most=9)


# Refusing outputs before the work ------------------------------------------------------------------------------------


def test_a_dash_is_no_output(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(
        OutputError, match=r"^-: means stdout to other programs; give a path, or for a text leave -o out"
    ):
        require_writable(Path("-"), force=True)
    require_writable(tmp_path / "-", force=False)


def test_outputs_that_cannot_be_are_refused_before_the_work(tmp_path):
    (tmp_path / "file").touch()
    (tmp_path / "broken").symlink_to("nowhere")
    os.mkfifo(tmp_path / "pipe")
    for name, force, message in (
        ("file", False, "exists already; give another path, or --force"),
        ("broken", False, "exists already"),
        ("pipe", True, "is a pipe, which is not replaced"),
        (".", True, "is a directory"),
        ("n" * 300, False, "File name too long"),
        ("no/where", False, "mkdir -p"),
        ("file/inside", False, "is no folder"),
        ("a\0b", False, "cannot be the name of a file"),
    ):
        with pytest.raises(OutputError) as caught:
            require_writable(tmp_path / name, force=force)
        assert message in str(caught.value)
    require_writable(tmp_path / "file", force=True)
    require_writable(tmp_path / ("n" * 255), force=False)


def test_two_outputs_or_an_output_and_an_input_are_not_one_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").symlink_to(".")
    (tmp_path / "sub").mkdir()
    (tmp_path / "x").touch()
    (tmp_path / "hard").hardlink_to("x")
    for other in ("a", "./a", "here/a", "sub/../a", str(tmp_path / "a")):
        with pytest.raises(OutputError, match=r"--results is the same file as --output, which is written too"):
            require_apart({"--output": Path("a"), "--results": Path(other)}, {})
    for other in ("x", "here/x", "hard"):
        with pytest.raises(OutputError, match=r"--output is the same file as --input, which is read"):
            require_apart({"--output": Path(other)}, {"--input": Path("x")})
    require_apart({"--output": Path("a"), "--results": Path("b"), "--csv": None}, {"--input": Path("x"), "FILE": None})


# Writing -------------------------------------------------------------------------------------------------------------


def test_a_file_appears_whole_or_not_at_all(tmp_path):
    put(tmp_path / "a", b"one")
    assert (tmp_path / "a").read_bytes() == b"one"
    with pytest.raises(OutputError, match="exists already"):
        put(tmp_path / "a", b"two")
    put(tmp_path / "a", b"three", force=True)
    assert (tmp_path / "a").read_bytes() == b"three"

    def breaks(stream):
        stream.write(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for force in (False, True):
        with pytest.raises(OutputError, match="No space left on device; nothing was left there"):
            write_file(tmp_path / ("a" if force else "b"), breaks, force=force)
    assert (tmp_path / "a").read_bytes() == b"three"
    assert names(tmp_path) == ["a"]


def test_the_longest_name_that_a_folder_takes_can_be_written(tmp_path):
    put(tmp_path / ("n" * 255), b"content")
    assert names(tmp_path) == ["n" * 255]


def test_a_file_is_made_with_the_rights_that_the_user_gives_new_files(tmp_path):
    before = os.umask(0o027)
    try:
        put(tmp_path / "a", b"")
    finally:
        os.umask(before)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o640


def test_somebody_elses_file_that_appears_meanwhile_stays(tmp_path):
    def beaten(stream):
        (tmp_path / "a").write_text("theirs")

    with pytest.raises(OutputError, match="exists already"):
        write_file(tmp_path / "a", beaten, force=False)
    assert (tmp_path / "a").read_text() == "theirs"
    assert names(tmp_path) == ["a"]


def test_what_a_killed_process_was_writing_is_removed_by_the_next(tmp_path):
    code = (
        "import sys, time; from pathlib import Path; from emitter.io.files import write_file\n"
        "def slowly(stream):\n"
        "    stream.write(b'half'); stream.flush(); print('writing', flush=True); time.sleep(60)\n"
        "write_file(Path(sys.argv[1]), slowly, force=False)"
    )
    with subprocess.Popen([sys.executable, "-c", code, tmp_path / "a"], stdout=subprocess.PIPE) as writer:
        assert writer.stdout.readline() == b"writing\n"
        (left,) = names(tmp_path)
        # as long as it lives nobody touches what it is writing
        put(tmp_path / "b", b"other")
        assert sorted(names(tmp_path)) == sorted([left, "b"])
        writer.send_signal(signal.SIGKILL)
    assert sorted(names(tmp_path)) == sorted([left, "b"])
    put(tmp_path / "c", b"other")
    assert sorted(names(tmp_path)) == ["b", "c"]


def test_what_only_looks_abandoned_stays(tmp_path):
    random = f"{files.TEMPORARY}0123456789abcde"
    (tmp_path / f"{random}0").mkdir()
    (tmp_path / "kept").write_text("kept")
    (tmp_path / f"{random}1").symlink_to("kept")
    os.mkfifo(tmp_path / f"{random}2")
    for name in ("notes", "0123456789abcdeg", "0123456789abcdef.txt"):
        (tmp_path / f"{files.TEMPORARY}{name}").write_text("mine")
    before = set(names(tmp_path))
    put(tmp_path / "a", b"")
    assert set(names(tmp_path)) == before | {"a"}


def test_a_writer_whose_temporary_file_was_taken_for_abandoned_makes_another(tmp_path, monkeypatch):
    genuine = files.lock
    taken = []

    def swept(descriptor):
        if not taken:  # between the making of the file and its lock
            taken.append(names(tmp_path)[0])
            (tmp_path / taken[0]).unlink()
        return genuine(descriptor)

    monkeypatch.setattr(files, "lock", swept)
    put(tmp_path / "a", b"content")
    assert (tmp_path / "a").read_bytes() == b"content"
    assert names(tmp_path) == ["a"]
