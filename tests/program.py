"""What the programs that look for faults share: their command line, their reports, and the end of what they start.

``tests.fuzz`` damages inputs, ``tests.decoders`` draws models, ``tests.faults`` disturbs commands, ``tests.planted``
changes sources and ``tests.mutation`` specs. Each says its seed where it draws, how far it is, and what it found.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import Any

ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""For children: threads of libraries take memory and time that are not the input's."""
EVERY_SECONDS = 10


class Code(IntEnum):
    """How a program ends."""

    FINE = 0
    FOUND = 1
    BAD_USE = 2
    INTERRUPTED = 130


class Program:
    """A command line, and a run of it."""

    def __init__(self, package: str | None, *, draws: str = "") -> None:
        """``draws``: what is drawn from a seed, so many of them or for so long."""
        assert package is not None
        self.parser = argparse.ArgumentParser(prog=f"python -m {package}", description=sys.modules[package].__doc__)
        self.interrupted = False
        self.seed = 0
        self.seconds: float | None = None
        if draws:
            self.much = self.parser.add_mutually_exclusive_group()
            self.much.add_argument(f"--{draws}", dest="count", type=int, help=f"{draws} of all kinds together")
            self.much.add_argument("--minutes", type=float, help="how long; 1 if nothing is said")
            self.much.add_argument("--hours", type=float)
            self.parser.add_argument("--seed", type=int, help="of the run to repeat; drawn and printed if not given")

    def read(self, arguments: Sequence[str] | None = None) -> Any:
        """The arguments; ``seed`` and ``seconds`` (None for as long as it takes) are the run's."""
        given = self.parser.parse_args(arguments)
        if "count" in given:
            self.seed = secrets.randbelow(2**32) if given.seed is None else given.seed
            if given.count is None:
                self.seconds = 3600 * given.hours if given.hours else 60 * (given.minutes or 1.0)
        self.begin()
        return given

    def begin(self) -> None:
        """Its time runs from here on."""
        self.began = self._told = time.monotonic()

    @property
    def passed(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self.began

    @property
    def over(self) -> bool:
        """Whether its time is over."""
        return self.seconds is not None and self.passed > self.seconds

    def tell(self, counts: Callable[[], str]) -> None:
        """Print how far it is, now and then."""
        if time.monotonic() - self._told > EVERY_SECONDS:
            self._told = time.monotonic()
            print(f"{self.passed:.0f} s: {counts()}", flush=True)

    @contextlib.contextmanager
    def run(self) -> Iterator[None]:
        """What may be interrupted: what was found until then is reported, and processes and folders are put away."""
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            yield
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            signal.signal(signal.SIGTERM, before)

    def code(self, found: bool) -> Code:
        """How it ends, with or without findings."""
        return Code.INTERRUPTED if self.interrupted else Code.FOUND if found else Code.FINE


def end_session(pid: int) -> None:
    """Kill a process that began a session, with what it started there."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
