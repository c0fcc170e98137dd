"""How this process ends on a signal, and how its children end with it.

SIGINT, SIGTERM and SIGHUP raise ``Interrupted`` in the main thread, so that whoever holds a child or a file puts it
away on the way out. Python gets to raise only between its own instructions: where the main thread waits in a library,
or cleaning up takes too long, a thread that did not wait ends the children and the process.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import select
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The signals that end this process in an orderly way."""

GRACE_SECONDS = 0.8
"""How long the main thread may take to put things away; the whole end takes less than two seconds."""

_PR_SET_PDEATHSIG = 1


class Interrupted(KeyboardInterrupt):
    """A signal that ends this process has come."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.signum = signum


FAULT = 70
"""The exit code of a fault of the program, which a traceback tells (``EX_SOFTWARE`` of sysexits.h)."""


def exit_code(signum: int) -> int:
    """The exit code of a process that a signal ended, as shells count it: 130 for SIGINT, 143, 129."""
    return 128 + signum


@dataclass
class Received:
    """The first signal that came, or None."""

    signum: int | None = None


@contextlib.contextmanager
def ends_on_signals() -> Iterator[Received]:
    """Within it, the first of the signals ``ENDING`` raises ``Interrupted`` in the main thread; the second ends all.

    ``GRACE_SECONDS`` after the first, the process and its children are ended whatever the main thread does. Signals
    that the process was started to ignore (``nohup``, a job in the background of a script) stay ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield Received()
        return
    received = Received()

    def handle(signum: int, _frame: FrameType | None) -> None:
        if received.signum is not None:
            _end_now(signum)
        received.signum = signum
        raise Interrupted(signum)

    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    watch = threading.Thread(target=_watch, args=(reader,), name="signals", daemon=True)
    watch.start()
    before = {signum: signal.getsignal(signum) for signum in ENDING}
    wakeup = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    for signum, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(signum, handle)
    try:
        yield received
    finally:
        # once a signal has come, the watch stays to the end of the process: the end may wait for something too
        if received.signum is None:
            signal.set_wakeup_fd(wakeup)
            for signum, handler in before.items():
                signal.signal(signum, handler)
            os.close(writer)
            watch.join()


def _watch(reader: int) -> None:
    """Ends everything ``GRACE_SECONDS`` after a signal has come through the pipe, unless the pipe is closed before."""
    first, deadline = 0, None
    while True:
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        if not select.select([reader], [], [], left)[0]:
            _end_now(first)
        number = os.read(reader, 1)
        if not number:
            break
        if deadline is None and number[0] in ENDING:
            first, deadline = number[0], time.monotonic() + GRACE_SECONDS
    os.close(reader)


def _end_now(signum: int) -> None:
    end_children()
    os._exit(exit_code(signum))


def end_children(root: int | None = None) -> None:
    """Kill the descendants of process ``root`` (this one), and ``root`` itself where it is given.

    Python's own resource tracker is left: it ends by itself, when it has removed what the others left behind.
    """
    own = os.getpid() if root is None else root
    for pid in [*_descendants(own), *([] if root is None else [root])]:
        with contextlib.suppress(OSError):
            os.kill(pid, signal.SIGKILL)


def _descendants(root: int) -> list[int]:
    """The processes below ``root``, nearest first; none where there is no /proc to tell."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            # the name in brackets may hold anything
            parent = int((folder / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(folder.name))
    found = [root]
    for pid in found:
        found += [child for child in children.get(pid, ()) if not _is_resource_tracker(child)]
    return found[1:]


def _is_resource_tracker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"multiprocessing.resource_tracker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


@functools.cache
def killed_with_parent() -> tuple[str, ...]:
    """What goes before a command line, for its process to be killed when this one ends in whatever way; Linux alone.

    The kernel does it, by the end of the thread that starts the process: that thread must wait for it. It is asked by
    ``setpriv`` of util-linux, which then becomes the command; where there is none, this is empty. (Asking for it
    between fork and exec would run Python there, which is not safe in a process with threads.)
    """
    found = shutil.which("setpriv") if sys.platform == "linux" else None
    if found is None:
        return ()
    asked = (found, "--pdeathsig", "KILL", "--")
    try:  # that of busybox has no such option
        tried = subprocess.run([*asked, "true"], capture_output=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return asked if tried.returncode == 0 else ()


def end_with_parent(parent: int) -> None:
    """Have this process ended by SIGTERM when its parent, process ``parent``, ends in whatever way; Linux alone."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:  # it ended before that
            _end_now(signal.SIGTERM)
