"""Plants each fault in a copy of the tree and runs the tests that must notice it there, in a process of its own.

The processes are forked from one that has the large libraries loaded, and nothing of the project: most tests then take
less than a second. A process that does not end within its limit is ended with all that it started.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from tests.program import end_session

from .faults import Fault, plant, problem

SMALL = ("pytest", "hypothesis", "pytest_timeout")
LIBRARIES = ("numpy", "ml_dtypes", "iree.runtime", "typer", "rich.progress")
LARGE = ("torch", "transformers", "jax")
"""Taken only where a test needs them: they take seconds to load."""


LOADED = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
"""pytest complains that it cannot rewrite the assertions of what is loaded already."""


class Outcome(StrEnum):
    """What became of a fault; those that are ``WRONG`` fail the run."""

    CAUGHT = "caught"
    HUNG = "caught, by the limit of time"
    HARMLESS = "survived, as its reason says"
    UNSEEN = "survived, as this machine lacks the instructions that its tests need"
    SURVIVED = "SURVIVED"
    NOTICED = "CAUGHT, though its reason says that it cannot be"
    UNPLANTED = "NOT PLANTED"


WRONG = (Outcome.SURVIVED, Outcome.NOTICED, Outcome.UNPLANTED)


@dataclass(frozen=True)
class Result:
    """``seconds`` from planting to removing; ``detail`` is why it could not be planted, or the end of the output."""

    fault: Fault
    outcome: Outcome
    seconds: float
    detail: str


def run(
    faults: Sequence[Fault],
    root: Path,
    workplace: Path,
    *,
    jobs: int = 1,
    limit: float = 300.0,
    trust: bool = False,
    report: Callable[[Result], None] = lambda _: None,
    results: list[Result],
) -> None:
    """Plant every fault of the tree at ``root``, in copies under ``workplace``.

    ``trust``: that the named tests pass without a fault; else they are run so first, and ``RuntimeError`` is raised if
    they do not. ``results`` is filled as they come, for who breaks the run off.
    """
    results += [Result(f, Outcome.UNPLANTED, 0.0, why) for f in faults if (why := problem(f, root))]
    for result in results:
        report(result)
    left = [fault for fault in faults if not problem(fault, root)]
    _load(left)
    copies = [_copy(root, workplace / f"tree{number}") for number in range(jobs)]
    if not left:
        return
    if not trust:
        _require_green(copies[0], left, limit)
    free: list[Copy] = copies
    running: dict[int, Running] = {}
    clock = 0
    try:
        while left or running:
            while left and free:
                fault, copy = left.pop(0), free.pop()
                clock += 2
                path, changed = plant(fault, copy.tree)
                file = copy.tree / path
                whole = file.read_text(encoding="utf-8")
                _write(file, changed, clock)
                running[_fork(copy, fault.tests, stop_at_first=True)] = Running(copy, fault, file, whole, clock + 1)
            pid, status, late = _wait(running, limit)
            done = running.pop(pid)
            _write(done.file, done.whole, done.after)
            results.append(_judge(done, status, late))
            report(results[-1])
            free.append(done.copy)
    finally:
        for pid in running:
            os.kill(pid, signal.SIGKILL)
            end_session(pid)


@dataclass(frozen=True)
class Copy:
    """A copy of the sources, and where the output of its tests goes."""

    tree: Path

    @property
    def output(self) -> Path:
        """The output of the last tests that ran here."""
        return self.tree.with_suffix(".log")


@dataclass(frozen=True)
class Running:
    """A process that runs the tests of a fault, whose ``file`` was ``whole`` before; ``after`` is the next tick."""

    copy: Copy
    fault: Fault | None = None
    file: Path = Path()
    whole: str = ""
    after: int = 0
    started: float = field(default_factory=time.monotonic)


def _copy(root: Path, tree: Path) -> Copy:
    """All files that git knows or would take, of the working tree as it is."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, check=True, timeout=60).stdout.decode().split("\0")
    for name in filter(None, listed):
        if (root / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, tree / name)
    # Some tests ask git for the files of the project.
    subprocess.run(["git", "init", "-q"], cwd=tree, check=True, timeout=60)
    return Copy(tree)


def _load(faults: Iterable[Fault]) -> None:
    tests = [test for fault in faults for test in fault.tests]
    large = any("oracle" in test or "peers" in test for test in tests)
    names = [*SMALL, *(LIBRARIES if len(tests) > 9 else ()), *(LARGE if large else ())]
    for name in names:
        with contextlib.suppress(ImportError), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            importlib.import_module(name)


def _require_green(copy: Copy, faults: Iterable[Fault], limit: float) -> None:
    tests = sorted({test for fault in faults for test in fault.tests})
    _, status, _ = _wait({_fork(copy, tests, stop_at_first=False): Running(copy)}, max(limit, 3600.0))
    if status:
        output = copy.output.read_text(errors="replace")
        raise RuntimeError(f"the tests do not pass without a fault:\n{output[-3000:]}")


def _write(path: Path, text: str, at: int) -> None:
    """Write a source, newer than any before by whole seconds: Python tells compiled files by size and second."""
    path.write_text(text, encoding="utf-8")
    stamp = time.time() + 1000 + at
    os.utime(path, (stamp, stamp))


def _fork(copy: Copy, tests: Sequence[str], *, stop_at_first: bool) -> int:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pid = os.fork()
    if pid:
        return pid
    try:
        _become(copy)
        import pytest

        options = [
            "-q",
            "--tb=line",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *LOADED,
            *(["-x"] if stop_at_first else []),
        ]
        code = int(pytest.main([*options, *tests]))
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", flush=True)
        code = 70
    with contextlib.suppress(Exception):
        sys.stdout.flush()
    os._exit(code)


def _become(copy: Copy) -> None:
    """Make this process one that was started in the copy."""
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    output = os.open(copy.output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for descriptor in (1, 2):
        os.dup2(output, descriptor)
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w")
    sys.stderr = sys.__stderr__ = os.fdopen(2, "w")
    here = Path.cwd()
    os.chdir(copy.tree)
    own = [
        entry for entry in sys.path if entry and not (Path(entry) == here or Path(entry).is_relative_to(here / "tests"))
    ]
    sys.path[:] = [str(copy.tree), *own]
    for name in [name for name in sys.modules if name.partition(".")[0] in ("planted", "tests")]:
        del sys.modules[name]
    os.environ["PYTHONPATH"] = str(copy.tree)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    # A fault of as many bytes as what it replaces, planted within one second, has the bytecode of the source before.
    os.environ["PYTHONDONTWRITEBYTECODE"], sys.dont_write_bytecode = "1", True
    # A fault of the cache must not reach the user's, nor one fault's entries another's run.
    cache = copy.tree.with_suffix(".cache")
    shutil.rmtree(cache, ignore_errors=True)
    os.environ["MOEHLO_CACHE_DIR"] = str(cache)


def _wait(running: Mapping[int, Running], limit: float) -> tuple[int, int, bool]:
    """The first process that ends, or is ended because it is late; its exit code, and whether it was."""
    while True:
        for pid, each in running.items():
            late = time.monotonic() - each.started > limit
            if late:
                os.kill(pid, signal.SIGKILL)  # it may hang before it has a session: in what libraries do after a fork
                end_session(pid)
            ended, status = os.waitpid(pid, 0 if late else os.WNOHANG)
            if ended:
                end_session(pid)  # what it left behind
                return pid, os.waitstatus_to_exitcode(status), late
        time.sleep(0.02)


def _judge(done: Running, status: int, late: bool) -> Result:
    assert done.fault is not None
    seconds = time.monotonic() - done.started
    tail = "\n".join(done.copy.output.read_text(errors="replace").splitlines()[-6:])
    survived = status == 0
    if late:
        outcome = Outcome.HUNG
    elif status in (4, 5):  # pytest found none of the tests that are named
        outcome = Outcome.UNPLANTED
    elif survived and done.fault.needs and done.fault.needs not in _instructions():
        outcome = Outcome.UNSEEN
    elif done.fault.harmless:
        outcome = Outcome.HARMLESS if survived else Outcome.NOTICED
    else:
        outcome = Outcome.SURVIVED if survived else Outcome.CAUGHT
    return Result(done.fault, outcome, seconds, tail)


def _instructions() -> set[str]:
    """The instructions of this machine as Linux names them; asked here, as nothing of the project may be loaded."""
    info = Path("/proc/cpuinfo")
    words = info.read_text(encoding="utf-8").split() if info.is_file() else []
    return set(words)
