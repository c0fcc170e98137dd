"""Every way in which the command ends: closed and full streams, signals, faults; each with its exit code."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.io.processes import killed_with_parent
from emitter.reading.config import open_model
from moehlo.cli import app, ending, main

MIXTRAL = goldens_root() / "configs" / "tiny" / "mixtral.json"
COMMAND = f"{shlex.quote(sys.executable)} -m moehlo"


def shell(line: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=100, check=False, **options)


def called(monkeypatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["moehlo", *map(str, arguments)])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


@pytest.mark.parametrize(
    "arguments",
    [
        f"emit {MIXTRAL}",
        "--help",
        *(pytest.param(line, marks=pytest.mark.nightly) for line in (f"inspect {MIXTRAL} --json", "list")),
    ],
)
def test_a_reader_that_goes_away_is_no_error(arguments):
    ran = shell(f"{COMMAND} {arguments} | true; exit ${{PIPESTATUS[0]}}")
    assert (ran.returncode, ran.stderr) == (141, "")


def test_a_full_stdout_is_told():
    ran = shell(f"{COMMAND} emit {MIXTRAL} > /dev/full")
    assert (ran.returncode, ran.stderr) == (2, "error: stdout cannot be written: No space left on device\n")


def test_a_closed_stdout_is_told_when_there_is_something_to_print(tmp_path):
    ran = shell(f"{COMMAND} list >&-")
    assert (ran.returncode, ran.stderr) == (2, "error: stdout cannot be written: Bad file descriptor\n")
    ran = shell(f"{COMMAND} emit {MIXTRAL} -o a.mlir >&- <&-", cwd=tmp_path)
    assert ran.returncode == 0
    assert (tmp_path / "a.mlir").read_text().startswith("module @moe_ffn")


@pytest.mark.nightly
def test_a_closed_stderr_changes_nothing(tmp_path):
    ran = shell(f"{COMMAND} emit {MIXTRAL} -o a.mlir --json 2>&-", cwd=tmp_path)
    assert (ran.returncode, len(ran.stdout.splitlines())) == (0, 1)
    assert shell(f"{COMMAND} emit nowhere.json 2>&-").returncode == 2


# A module that the command imports: it says so, and takes its time.
SLOW = "import sys, time\nsys.__stdout__.write('importing\\n'); sys.__stdout__.flush()\ntime.sleep(60)\n"
# As NumPy does, whose compiled half then finds the other one not imported.
AN_ERROR_OF_IT = "try: import slow\nexcept KeyboardInterrupt: raise ImportError('umath failed to import') from None\n"


@pytest.mark.parametrize(
    ("name", "code", "module", "library"),
    [
        ("SIGINT", 130, "typer", "import slow"),
        ("SIGTERM", 143, "typer", "import slow"),
        ("SIGHUP", 129, "typer", "import slow"),
        ("SIGINT", 130, "typer", AN_ERROR_OF_IT),
        ("SIGINT", -signal.SIGINT, "traceback", "import slow"),  # before signals are handled
    ],
)
def test_a_signal_during_the_imports(tmp_path, name, code, module, library):
    (tmp_path / "slow.py").write_text(SLOW)
    (tmp_path / f"{module}.py").write_text(library)
    places = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "moehlo", "list"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": places}
    ) as process:
        assert process.stdout.readline() == b"importing\n"
        process.send_signal(getattr(signal, name))
        try:
            assert process.communicate(timeout=30) == (b"", b"")
        finally:
            process.kill()
    assert process.returncode == code


@pytest.mark.parametrize(
    ("signum", "code"),
    [
        (signal.SIGTERM, 143),
        pytest.param(signal.SIGKILL, -9, marks=pytest.mark.skipif(not killed_with_parent(), reason="needs setpriv")),
    ],
)
def test_a_signal_during_a_compilation_ends_the_compiler(tmp_path, signum, code):
    """The compiler here takes a minute; ended are it and the command, and nothing is left of the output."""
    (tmp_path / "a.mlir").write_text(emit(open_model(MIXTRAL).layer().spec).text)
    (tmp_path / "slow").write_text("#!/bin/sh\necho $$ > started.new; mv started.new started; exec sleep 60\n")
    (tmp_path / "slow").chmod(0o755)
    program = (
        "import sys; from pathlib import Path; from emitter.iree import compiler\n"
        "compiler.compiler_path = lambda: Path('slow').resolve()\n"
        "sys.argv = ['moehlo', 'compile', 'a.mlir']\n"
        "from moehlo.cli import main; main()"
    )
    with subprocess.Popen([sys.executable, "-c", program], cwd=tmp_path, stderr=subprocess.PIPE) as process:
        while not (tmp_path / "started").exists():
            assert process.poll() is None
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.05)
        compiler = int((tmp_path / "started").read_text())
        process.send_signal(signum)
        try:
            assert process.wait(30) == code
        finally:
            process.kill()
    deadline = time.monotonic() + (30 if signum == signal.SIGKILL else 0)
    while (running := is_running(compiler)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not running
    assert not (tmp_path / "a.vmfb").exists()


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def raising(monkeypatch, error: BaseException) -> None:
    def run(_arguments: object) -> int:
        raise error

    monkeypatch.setattr(app, "run", run)


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (MemoryError("28 GiB"), 2, "error: not enough memory (28 GiB); take fewer tokens"),
        (RecursionError(), 2, "error: the input is nested too deeply"),
        (PermissionError(13, "Permission denied", "a/[b]"), 2, "error: a/[b]: Permission denied"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), 2, "error: text that is not valid"),
        (KeyError("x"), 70, "this is a fault of moehlo"),
        (SystemExit("text"), 2, ""),
    ],
)
def test_what_nobody_has_caught(monkeypatch, capfd, error, code, message):
    raising(monkeypatch, error)
    assert called(monkeypatch) == code
    err = capfd.readouterr().err
    assert message in err
    assert ("Traceback" in err) == (code == 70)


def test_no_name_steers_the_terminal(monkeypatch, capfd, tmp_path):
    monkeypatch.chdir(tmp_path)
    name = "[/x]:bug:\x1b[31m\u202e\udcff.json"
    assert called(monkeypatch, "inspect", name) == 2
    assert capfd.readouterr().err == (
        "error: [/x]:bug:\\x1b[31m\\u202e\\udcff.json: does not exist; expected a config.json, a model directory with "
        "one, or a hub id such as org/name\n"
    )
    config = MIXTRAL.read_text()
    name = name.replace("\udcff", "")
    Path("[").mkdir()  # the name has a slash in it
    Path(name).write_text(config)
    Path("bad.json").write_text(config.replace('"mixtral"', '"\\u001b[31m"'))
    Path("[/c]\x1b.mlir").write_text(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }"
    )
    verify = ("verify", name, "--executor", "xla", "--dispatch", "masked", "--tokens", 1, "--draws", 1)
    for arguments in (
        ("inspect", "bad.json"),
        ("emit", name, "-o", "[/a]\x1b.mlir"),
        ("compile", "[/c]\x1b.mlir", "-o", "[/b]\x1b.vmfb"),
        verify,
        (*verify, "--markdown"),
        ("inspect", name),
    ):
        assert called(monkeypatch, *arguments) == (2 if "bad.json" in arguments else 0)
        out, err = capfd.readouterr()
        assert "\x1b" not in out + err


def test_a_warning_is_a_line(monkeypatch, capfd):
    def run(_arguments: object) -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn("the cache in \x1b[0m cannot be written", stacklevel=1)
        return 0

    monkeypatch.setattr(app, "run", run)
    before = warnings.showwarning
    assert called(monkeypatch) == 0
    assert capfd.readouterr().err == "warning: the cache in \\x1b[0m cannot be written\n"
    assert warnings.showwarning is before


def test_the_exit_code_of_a_failed_check_is_kept(monkeypatch):
    for code in (0, 1, 2):
        monkeypatch.setattr(app, "run", lambda _arguments, code=code: code)
        assert called(monkeypatch) == code
    assert ending.CLOSED_PIPE == 141
