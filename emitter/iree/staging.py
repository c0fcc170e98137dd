"""Arrays of the host on their way into a GPU's memory, at the rate of the link.

The driver copies what is not pinned through a buffer of its own, which one thread fills. Here several threads do, each
a piece at a time in pinned memory of its own: while one piece is copied others are filled. Pages of mapped files are
read in by these threads too. Pinning the pages of a file where they lie saves the copy on the host, but some systems
and file systems refuse it.
"""

from __future__ import annotations

import ctypes
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol

from emitter.errors import TargetError

PIECE = 8 << 20
"""Bytes that are copied at once, and pinned memory of each thread."""
THREADS = 8


@dataclass(frozen=True)
class Rows:
    """Rows of a copy: how many, and the bytes from one to the next, where they go and where they are."""

    count: int
    pitch: int
    source_pitch: int


class Copying(Protocol):
    """What staging needs of a driver; see ``CudaDriver``."""

    def stream(self) -> int:
        """A stream for what is computed for no caller's stream."""

    def pin(self, nbytes: int) -> int:
        """The address of pinned memory of the host."""

    def unpin(self, start: int) -> None:
        """Give it back."""

    def write(self, start: int, source: int, nbytes: int, stream: int) -> None:
        """Copy from the host."""

    def zero(self, start: int, nbytes: int, stream: int) -> None:
        """Zeros."""

    def copy(self, start: int, source: int, nbytes: int, stream: int, rows: Rows) -> None:
        """Copy rows within the GPU's memory."""

    def finish(self, stream: int) -> None:
        """Wait for all that a stream was given."""


class Staging:
    """Copies into a GPU's memory through pinned memory, which is given back at the end of a ``with`` block."""

    def __init__(self, driver: Copying) -> None:
        self._driver, self._mine, self._pinned = driver, threading.local(), list[int]()
        self._threads = ThreadPoolExecutor(THREADS, "moehlo-upload")

    def __enter__(self) -> Staging:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._threads.shutdown(cancel_futures=True)
        for start in self._pinned:
            self._driver.unpin(start)

    def copy(self, start: int, source: int, nbytes: int) -> None:
        """Copy from the host's memory at ``source`` to the GPU's at ``start``; it is there when this returns.

        Raises ``TargetError`` where the driver refuses.
        """
        pieces = [(begin, min(PIECE, nbytes - begin)) for begin in range(0, nbytes, PIECE)]
        for copied in [self._threads.submit(self._copy, start + begin, source + begin, n) for begin, n in pieces]:
            copied.result()

    def _copy(self, start: int, source: int, nbytes: int) -> None:
        pinned, stream = self._own(), self._driver.stream()
        if pinned:
            ctypes.memmove(pinned, source, nbytes)
        self._driver.write(start, pinned or source, nbytes, stream)
        self._driver.finish(stream)

    def _own(self) -> int:
        """The pinned memory of this thread; 0 where the driver has none left, and copies by itself."""
        if not hasattr(self._mine, "start"):
            self._mine.start = 0
            try:
                self._mine.start = self._driver.pin(PIECE)
            except TargetError:
                return 0
            self._pinned.append(self._mine.start)
        return int(self._mine.start)
