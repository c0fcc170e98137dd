"""What a signal ends, and how soon. Each program here would run for a minute by itself."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emitter.io.processes import ENDING, ends_on_signals, killed_with_parent

SECONDS = 30
"""The end takes less than two seconds where it has a processor to itself; tests share theirs."""

BEGIN = """
import os, signal, subprocess, sys, time
from emitter.io.processes import Interrupted, ends_on_signals, exit_code
def ready(*others):
    print(*others, "ready", flush=True)
"""
POLITE = (
    BEGIN
    + """
with ends_on_signals() as received:
    try:
        ready()
        time.sleep(60)
    except Interrupted as interrupted:
        print("put away", flush=True)
        sys.exit(exit_code(interrupted.signum))
"""
)
STUCK_CLEANING = (
    BEGIN
    + """
with ends_on_signals():
    try:
        ready()
        time.sleep(60)
    finally:
        time.sleep(60)
"""
)
# A mutex that is locked twice: a library that neither returns nor looks at signals.
STUCK_IN_A_LIBRARY = (
    BEGIN
    + """
import ctypes
child = subprocess.Popen(["sleep", "60"])
mutex = ctypes.create_string_buffer(256)
libc = ctypes.CDLL(None)
libc.pthread_mutex_lock(mutex)
with ends_on_signals():
    ready(child.pid)
    libc.pthread_mutex_lock(mutex)
"""
)
STUCK_AFTERWARDS = (
    BEGIN
    + """
import threading
threading.Thread(target=time.sleep, args=(60,)).start()
with ends_on_signals():
    ready()
    time.sleep(60)
"""
)


def start(code: str, **options: object) -> tuple[subprocess.Popen[str], list[int]]:
    """A program that has said that it is ready, and the other processes that it named."""
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, **options)
    *others, word = process.stdout.readline().split()
    assert word == "ready"
    return process, [int(other) for other in others]


def ends(process: subprocess.Popen[str], signum: int) -> int:
    time.sleep(0.3)  # it has said that it is ready before it waits
    process.send_signal(signum)
    try:
        return process.wait(SECONDS)
    finally:
        process.kill()
        process.stdout.close()


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def gone(pids: list[int]) -> bool:
    deadline = time.monotonic() + SECONDS
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not any(map(is_running, pids))


@pytest.mark.parametrize(("name", "code"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_each_signal_lets_things_be_put_away(name, code):
    process, _ = start(POLITE)
    process.send_signal(getattr(signal, name))
    assert process.communicate(timeout=SECONDS)[0] == "put away\n"
    assert process.returncode == code


@pytest.mark.parametrize("code", [STUCK_CLEANING, STUCK_IN_A_LIBRARY, STUCK_AFTERWARDS])
def test_nothing_that_is_stuck_keeps_the_process(code):
    process, children = start(code)
    assert ends(process, signal.SIGTERM) == 143
    assert gone(children)


def test_a_second_signal_ends_at_once():
    process, _ = start("import emitter.io.processes; emitter.io.processes.GRACE_SECONDS = 60\n" + STUCK_CLEANING)
    process.send_signal(signal.SIGINT)
    time.sleep(0.3)
    assert process.poll() is None
    assert ends(process, signal.SIGTERM) == 143


def test_what_was_ignored_stays_ignored():
    process, _ = start("import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n" + POLITE)
    process.send_signal(signal.SIGHUP)
    time.sleep(0.3)
    assert process.poll() is None
    assert ends(process, signal.SIGTERM) == 143


def test_afterwards_the_process_is_as_before():
    before = [signal.getsignal(signum) for signum in ENDING]
    descriptors = set(Path("/proc/self/fd").iterdir())
    with ends_on_signals():
        assert signal.getsignal(signal.SIGINT) is not before[0]
    assert [signal.getsignal(signum) for signum in ENDING] == before
    assert set(Path("/proc/self/fd").iterdir()) == descriptors


# A plan that keeps a worker busy for a minute as soon as it arrives there, and leaves a mark.
VERIFY_ALL = (
    BEGIN
    + """
import threading
from multiprocessing import active_children
from emitter.plan import Request
from emitter.target import parse_target
from oracle.suite import verify_all
class Plan:
    request = Request()
    def __reduce__(self):
        return exec, ("import os, time; open(f'busy{os.getpid()}', 'w'); time.sleep(60)",)
def tell():
    while sum(name.startswith("busy") for name in os.listdir()) < 2:
        time.sleep(0.05)
    ready(*(child.pid for child in active_children()))
try:
    with ends_on_signals() as received:
        threading.Thread(target=tell, daemon=True).start()
        list(verify_all(Plan(), "iree", parse_target("cpu"), jobs=2, progress=print))
except Interrupted as interrupted:
    sys.exit(exit_code(interrupted.signum))
"""
)


@pytest.mark.parametrize("signum", [pytest.param(signal.SIGINT, marks=pytest.mark.nightly), signal.SIGKILL])
def test_the_workers_of_verify_all_end_with_it(tmp_path, signum):
    process, workers = start(VERIFY_ALL, cwd=tmp_path)
    assert len(workers) == 2
    assert all(map(is_running, workers))
    assert ends(process, signum) == (130 if signum == signal.SIGINT else -signal.SIGKILL)
    assert gone(workers)


@pytest.mark.parametrize("there", ["none", "one without the option"])
def test_without_the_tool_a_child_is_started_as_it_is(monkeypatch, tmp_path, there):
    monkeypatch.setenv("PATH", str(tmp_path))
    if there != "none":
        (tmp_path / "setpriv").write_text("#!/bin/sh\necho 'setpriv: unrecognized option: pdeathsig' >&2; exit 1\n")
        (tmp_path / "setpriv").chmod(0o755)
    assert killed_with_parent.__wrapped__() == ()
