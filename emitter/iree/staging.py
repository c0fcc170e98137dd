"""Arrays of the host on their way into a GPU's memory, at the rate of the link.

The driver copies what is not pinned through a buffer of its own, which one thread fills. Here several threads do, each
a piece at a time in pinned memory of its own: while one piece is copied others are filled. Pages of mapped files are
read in by these threads too, and what no file has as it is wanted is made in that memory. Pinning the pages of a file
where they lie saves the copy on the host, but some systems and file systems refuse it.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from emitter.errors import TargetError
from emitter.iree.cuda_driver import CudaDriver

PIECE = 8 << 20
"""Bytes that are copied at once; each thread has pinned memory for two of them."""
THREADS = 8


@runtime_checkable
class Unmade(Protocol):
    """An array of the host's that is made where it is wanted, the whole or part by part."""

    @property
    def shape(self) -> tuple[int, ...]:
        """As arrays have it."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """As arrays have it."""

    @property
    def nbytes(self) -> int:
        """As arrays have it."""

    def parts(self, most: int) -> Iterator[Unmade]:
        """Parts of at most so many bytes that make it up, in C order; a part that is a row may have more."""

    def write_to(self, target: npt.NDArray[Any]) -> None:
        """Make it in ``target``, of its shape and dtype. In any thread."""


class Staging:
    """Copies into a GPU's memory through pinned memory, which is given back at the end of a ``with`` block, when all
    that is made there is there."""

    def __init__(self, driver: CudaDriver) -> None:
        self._driver, self._mine, self._places = driver, threading.local(), list[tuple[int, Any]]()
        self._threads = ThreadPoolExecutor(THREADS, "moehlo-upload")
        self._making: list[Future[None]] = []

    def __enter__(self) -> Staging:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            for one in self._making if error is None else ():
                one.result()
        finally:
            self._threads.shutdown(cancel_futures=True)
            try:
                self._driver.finish(self._driver.stream())
            finally:
                for start, mark in self._places:
                    self._driver.unpin(start)
                    self._driver.unmark(mark)

    def copy(self, start: int, source: int, nbytes: int) -> None:
        """Copy from the host's memory at ``source``, which may be changed when this returns, to the GPU's at ``start``.

        Raises ``TargetError`` where the driver refuses.
        """
        pieces = [(begin, min(PIECE, nbytes - begin)) for begin in range(0, nbytes, PIECE)]
        fills = [partial(_moved, source + begin, n) for begin, n in pieces]
        puts = zip(pieces, fills, strict=True)
        for copied in [self._threads.submit(self._put, start + begin, n, fill) for (begin, n), fill in puts]:
            copied.result()

    def make(self, start: int, array: Unmade) -> None:
        """Have an array made at ``start`` of the GPU's memory. What that raises is raised at the end of the block."""
        for part in array.parts(PIECE):
            self._making.append(self._threads.submit(self._put, start, part.nbytes, partial(_made, part)))
            start += part.nbytes

    def _put(self, start: int, nbytes: int, fill: Callable[[int], None]) -> None:
        """Copy what ``fill`` writes to an address of the host, and wait for no copy but the last from there."""
        driver, stream, places = self._driver, self._driver.stream(), self._own() if nbytes <= PIECE else []
        if not places:
            memory = np.empty(nbytes, np.uint8)
            fill(int(memory.ctypes.data))
            driver.write(start, int(memory.ctypes.data), nbytes, stream)
            driver.finish(stream)
            return
        pinned, mark = places.pop(0)
        places.append((pinned, mark))
        driver.reach(mark)
        fill(pinned)
        driver.write(start, pinned, nbytes, stream)
        driver.record(mark, stream)

    def _own(self) -> list[tuple[int, Any]]:
        """Pinned memory of this thread and what marks that it was copied, the next in turn first; none where the driver
        has none left."""
        if not hasattr(self._mine, "places"):
            self._mine.places = []
            with suppress(TargetError):
                for _ in range(2):
                    self._mine.places.append((self._driver.pin(PIECE), self._driver.event(timed=True)))
            self._places += self._mine.places
        places: list[tuple[int, Any]] = self._mine.places
        return places


def _moved(source: int, nbytes: int, place: int) -> None:
    ctypes.memmove(place, source, nbytes)


def _made(part: Unmade, place: int) -> None:
    octets = np.ctypeslib.as_array((ctypes.c_uint8 * part.nbytes).from_address(place))
    part.write_to(octets.view(part.dtype).reshape(part.shape))
