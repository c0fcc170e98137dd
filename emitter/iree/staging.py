"""Arrays of the host on their way into a GPU's memory, at the rate of the link.

The driver copies what is not pinned through a buffer of its own, which one thread fills. Here several threads do, each
a piece at a time in pinned memory of its own: while one piece is copied others are filled. Pages of mapped files are
read in by these threads too, and what no file has as it is wanted is made in that memory. Pinning the pages of a file
where they lie saves the copy on the host, but some systems and file systems refuse it.

Threads share Python's lock, so that what they do for a piece besides filling it counts as much as the link does: they
take pieces from a queue, keep their context, and fill bytes that are described once (8 threads, pieces of 4 MB).
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from types import TracebackType
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from emitter.errors import TargetError
from emitter.iree.cuda_driver import CudaDriver

PIECE = 4 << 20
"""Bytes that are copied at once; each thread has pinned memory for two of them, which takes half a millisecond a MB."""
THREADS = 8

Octets = npt.NDArray[np.uint8]


class Part(Protocol):
    """Bytes of an array that are made where they are wanted."""

    @property
    def nbytes(self) -> int:
        """How many."""

    def write_to(self, octets: Octets) -> None:
        """Make them in ``octets``, as many. In any thread."""


@runtime_checkable
class Unmade(Protocol):
    """An array of the host's that is made where it is wanted, part by part."""

    @property
    def shape(self) -> tuple[int, ...]:
        """As arrays have it."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """As arrays have it."""

    @property
    def nbytes(self) -> int:
        """As arrays have it."""

    def parts(self, most: int) -> Iterator[Part]:
        """Parts of at most so many bytes that make it up, in C order; a part that is a row may have more."""


class _Place(NamedTuple):
    """Pinned memory, its address, and what marks that it was copied."""

    octets: Octets
    start: int
    mark: Any


class _Piece(NamedTuple):
    """Bytes for an address of the GPU's memory, what writes them, and who is told that they are on their way."""

    start: int
    nbytes: int
    write_to: Callable[[Octets], None]
    done: Callable[[BaseException | None], None]


class Staging:
    """Copies into a GPU's memory through pinned memory, which is given back at the end of a ``with`` block, when all
    that is made there is there."""

    def __init__(self, driver: CudaDriver) -> None:
        self._driver, self._places = driver, list[_Place]()
        self._waiting: SimpleQueue[Iterator[_Piece] | None] = SimpleQueue()
        self._begun: Iterator[_Piece] | None = iter(())
        self._lock = threading.Lock()
        self._threads = list[threading.Thread]()
        self._failed = list[BaseException]()
        self._ended = self._refused = False

    def __enter__(self) -> Staging:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ended |= error is not None
        self._waiting.put(None)
        for thread in self._threads:
            thread.join()
        try:
            self._driver.finish(self._driver.stream())
        finally:
            for place in self._places:
                self._driver.unpin(place.start)
                self._driver.unmark(place.mark)
        if error is None and self._failed:
            raise self._failed[0]

    def copy(self, start: int, source: int, nbytes: int) -> None:
        """Copy from the host's memory at ``source``, which may be changed when this returns, to the GPU's at ``start``.

        Raises ``TargetError`` where the driver refuses.
        """
        ends: SimpleQueue[BaseException | None] = SimpleQueue()
        begins = range(0, nbytes, PIECE)
        self._put(
            _Piece(start + begin, min(PIECE, nbytes - begin), partial(_moved, source + begin), ends.put)
            for begin in begins
        )
        # all of them, as some may still be read where one failed
        failed = [error for _ in begins if (error := ends.get()) is not None]
        if failed:
            raise failed[0]

    def make(self, start: int, array: Unmade) -> None:
        """Have an array made at ``start`` of the GPU's memory. What that raises is raised at the end of the block."""

        def pieces() -> Iterator[_Piece]:
            place = start
            for part in array.parts(PIECE):
                yield _Piece(place, part.nbytes, part.write_to, self._made)
                place += part.nbytes

        self._put(pieces())

    def _put(self, pieces: Iterator[_Piece]) -> None:
        self._waiting.put(pieces)
        while len(self._threads) < THREADS:
            self._threads.append(threading.Thread(target=self._work, name="moehlo-upload"))
            self._threads[-1].start()

    def _made(self, error: BaseException | None) -> None:
        if error is not None:
            self._failed.append(error)
            self._ended = True

    def _next(self) -> _Piece | None:
        """The next piece, which is described by whoever takes it; None at the end."""
        with self._lock:
            while self._begun is not None:
                try:
                    return next(self._begun)
                except StopIteration:
                    self._begun = self._waiting.get()
                except BaseException as error:
                    self._made(error)
                    self._begun = iter(())
        return None

    def _work(self) -> None:
        """What a thread does until there are no more pieces; after an error they are left out."""
        try:
            with self._driver.in_context():
                places, stream = list[_Place](), self._driver.stream()
                while (piece := self._next()) is not None:
                    piece.done(self._send(piece, places, stream))
        except BaseException as error:  # of the driver, before any piece: none may be waited for in vain
            while (piece := self._next()) is not None:
                piece.done(error)

    def _send(self, piece: _Piece, places: list[_Place], stream: int) -> BaseException | None:
        """Copy a piece, and wait for no copy but the last from the same memory; what that raises."""
        try:
            if not self._ended:
                self._send_by(self._place(piece, places), piece, stream)
        except BaseException as error:
            return error
        return None

    def _place(self, piece: _Piece, places: list[_Place]) -> _Place | None:
        """The thread's pinned memory that was used longest ago; None where it is too small, or there is none."""
        if len(places) < 2 and not self._refused and (place := self._pinned()) is not None:
            places.append(place)
        if piece.nbytes > PIECE or not places:
            return None
        places.insert(0, place := places.pop())
        return place

    def _send_by(self, place: _Place | None, piece: _Piece, stream: int) -> None:
        driver = self._driver
        if place is None:
            memory = np.empty(piece.nbytes, np.uint8)
            piece.write_to(memory)
            driver.write(piece.start, int(memory.ctypes.data), piece.nbytes, stream)
            driver.finish(stream)
        else:
            driver.reach(place.mark)
            piece.write_to(place.octets[: piece.nbytes])
            driver.send(piece.start, place.start, piece.nbytes, stream, place.mark)

    def _pinned(self) -> _Place | None:
        """Pinned memory for a piece; None where the driver has none left, which is not asked again."""
        try:
            start, mark = self._driver.pin(PIECE), self._driver.event(timed=True)
        except TargetError:
            self._refused = True
            return None
        octets = np.ctypeslib.as_array((ctypes.c_uint8 * PIECE).from_address(start))
        place = _Place(octets, start, mark)
        self._places.append(place)
        return place


def _moved(source: int, octets: Octets) -> None:
    ctypes.memmove(octets.ctypes.data, source, octets.nbytes)
