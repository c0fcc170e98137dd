"""Arrays of the host on their way into a GPU's memory, at the rate of the link.

The driver copies what is not pinned through a buffer of its own, which one thread fills. Here pieces are filled in
pinned memory while others are copied. What lies in files as it is wanted is read there, several readings at once that
one thread asks for (``emitter/io/parallel_reads.py``). What has to be made, and what lies in memory, is written there
by threads; so are files where the system has no such readings. Pinning the pages of a file where they lie saves the
copy on the host, but some systems and file systems refuse it.

Threads share Python's lock, so that what is done for a piece besides filling it counts as much as the link does: pieces
are described by the one thread that reads, and the others take them from a queue and keep their context.
"""

from __future__ import annotations

import ctypes
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from emitter.errors import TargetError
from emitter.io.parallel_reads import FileSpan, Reading, reads_in_parallel, wait
from emitter.iree.cuda_driver import CudaDriver

PIECE = 4 << 20
"""Bytes that are copied at once; pinning takes half a millisecond a MB."""
READINGS = 16
"""Pieces that are read at once, or copied from where they were read."""
THREADS = 8
"""Threads that write what is not read; each has pinned memory for two pieces."""

Octets = npt.NDArray[np.uint8]


class Part(Protocol):
    """Bytes of an array that are read, or made, where they are wanted."""

    @property
    def nbytes(self) -> int:
        """How many."""

    def spans(self) -> Sequence[FileSpan]:
        """Where they lie in files, one span behind the other; none where they have to be made."""

    def write_to(self, octets: Octets) -> None:
        """Read or make them in ``octets``, as many. In any thread."""

    def count(self) -> None:
        """Count them as written, as ``write_to`` does: they were read from their ``spans``."""


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


@dataclass(frozen=True)
class _Held:
    """Bytes that lie in the host's memory at ``source``."""

    source: int
    nbytes: int

    def spans(self) -> Sequence[FileSpan]:
        return ()

    def write_to(self, octets: Octets) -> None:
        ctypes.memmove(octets.ctypes.data, self.source, octets.nbytes)

    def count(self) -> None:
        pass


class _Place(NamedTuple):
    """Pinned memory, its address, and what marks that it was copied."""

    octets: Octets
    start: int
    mark: Any


class _Piece(NamedTuple):
    """Bytes for an address of the GPU's memory, and who is told that they are on their way."""

    start: int
    part: Part
    done: Callable[[BaseException | None], None]


class _Read(NamedTuple):
    """A piece that is being read, and where."""

    piece: _Piece
    place: _Place
    reading: Reading


class _ReadInto:
    """Pinned memory that pieces are read into: what is free, and from what copies are on their way, in their order."""

    def __init__(self, driver: CudaDriver, pinned: Callable[[], _Place | None]) -> None:
        self._driver, self._pinned = driver, pinned
        self._free, self._sent, self._count = list[_Place](), deque[_Place](), 0

    def take(self, *, waits: bool) -> _Place | None:
        """Some that is free; where it ``waits`` once a copy has ended, if one is on its way."""
        while self._sent and self._driver.is_reached(self._sent[0].mark):
            self._free.append(self._sent.popleft())
        if not self._free and self._count < READINGS and (place := self._pinned()) is not None:
            self._free.append(place)
            self._count += 1
        if not self._free and self._sent and waits:
            self._driver.reach(self._sent[0].mark)
            self._free.append(self._sent.popleft())
        return self._free.pop() if self._free else None

    def give_back(self, place: _Place, *, sent: bool) -> None:
        """Memory that was taken, once it is no longer read into: free again when it was copied, if it was ``sent``."""
        (self._sent if sent else self._free).append(place)


class Staging:
    """Copies into a GPU's memory through pinned memory, which is given back at the end of a ``with`` block, when all
    that is made there is there."""

    def __init__(self, driver: CudaDriver) -> None:
        self._driver, self._places = driver, list[_Place]()
        self._waiting: SimpleQueue[Iterator[_Piece] | None] = SimpleQueue()
        self._begun: Iterator[_Piece] | None = iter(())
        self._to_write: SimpleQueue[_Piece | None] = SimpleQueue()
        self._reader: threading.Thread | None = None
        self._writers = list[threading.Thread]()
        self._failed = list[BaseException]()
        self._ended = self._refused = False

    def __enter__(self) -> Staging:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ended |= error is not None
        self._waiting.put(None)
        if self._reader is not None:
            self._reader.join()  # before the threads that it begins
        for thread in self._writers:
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
            _Piece(start + begin, _Held(source + begin, min(PIECE, nbytes - begin)), ends.put) for begin in begins
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
                yield _Piece(place, part, self._made)
                place += part.nbytes

        self._put(pieces())

    def _put(self, pieces: Iterator[_Piece]) -> None:
        self._waiting.put(pieces)
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, name="moehlo-upload")
            self._reader.start()

    def _made(self, error: BaseException | None) -> None:
        if error is not None:
            self._failed.append(error)
            self._ended = True

    # -- what one thread does: describe pieces, and read those that lie in files --

    def _read(self) -> None:
        """Until there are no more pieces; after an error they are left out."""
        try:
            with self._driver.in_context():
                self._read_all()
        except BaseException as error:  # of the driver, before any piece: none may be waited for in vain
            while (piece := self._next(waits=True)) is not None:
                piece.done(error)
        for _ in self._writers:
            self._to_write.put(None)

    def _read_all(self) -> None:
        places, reads, piece = _ReadInto(self._driver, self._pinned), list[_Read](), None
        try:
            while True:
                while piece is not None or (piece := self._next(waits=not reads)) is not None:
                    spans = self._spans(piece)
                    place = places.take(waits=not reads) if spans else None
                    if place is not None:
                        reads.append(_Read(piece, place, Reading(spans, place.start)))
                    elif spans and reads:
                        break  # until there is a place for it
                    else:
                        self._write(piece)
                    piece = None
                if not reads:
                    return
                wait([each.reading for each in reads])
                for read in [each for each in reads if not each.reading.is_under_way]:
                    reads.remove(read)
                    error = self._copy_read(read)
                    places.give_back(read.place, sent=error is None)
                    read.piece.done(error)
        except BaseException as error:  # of the driver: what is being read has to end before its memory is given back
            for read in reads:
                while read.reading.is_under_way:
                    wait([read.reading])
                read.reading.end()
                read.piece.done(error)
            if piece is not None:
                piece.done(error)
            raise

    def _spans(self, piece: _Piece) -> Sequence[FileSpan]:
        """Where a piece is read from; none where it is written by threads, or left out."""
        return () if self._ended or not reads_in_parallel() else piece.part.spans()

    def _next(self, *, waits: bool) -> _Piece | None:
        """The next piece; None at the end, or where it ``waits`` for none that is not there yet."""
        while self._begun is not None:
            try:
                return next(self._begun)
            except StopIteration:
                try:
                    self._begun = self._waiting.get(block=waits)
                except Empty:
                    self._begun = iter(())
                    return None
            except BaseException as error:
                self._made(error)
                self._begun = iter(())
        return None

    def _copy_read(self, read: _Read) -> BaseException | None:
        """Copy what was read; what that raises, or what reading raised."""
        part, place = read.piece.part, read.place
        try:
            if read.reading.end():
                part.count()
            else:
                part.write_to(place.octets[: part.nbytes])  # which says what is wrong, where something still is
            self._driver.send(read.piece.start, place.start, part.nbytes, self._driver.stream(), place.mark)
        except BaseException as error:
            return error
        return None

    # -- what several threads do: write pieces that are not read --

    def _write(self, piece: _Piece) -> None:
        self._to_write.put(piece)
        while len(self._writers) < THREADS:
            self._writers.append(threading.Thread(target=self._work, name="moehlo-upload"))
            self._writers[-1].start()

    def _work(self) -> None:
        """What a thread does until there are no more pieces; after an error they are left out."""
        try:
            with self._driver.in_context():
                places, stream = list[_Place](), self._driver.stream()
                while (piece := self._to_write.get()) is not None:
                    piece.done(self._send(piece, places, stream))
        except BaseException as error:  # of the driver, before any piece: none may be waited for in vain
            while (piece := self._to_write.get()) is not None:
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
        if len(places) < 2 and (place := self._pinned()) is not None:
            places.append(place)
        if piece.part.nbytes > PIECE or not places:
            return None
        places.insert(0, place := places.pop())
        return place

    def _send_by(self, place: _Place | None, piece: _Piece, stream: int) -> None:
        driver, nbytes = self._driver, piece.part.nbytes
        if place is None:
            memory = np.empty(nbytes, np.uint8)
            piece.part.write_to(memory)
            driver.write(piece.start, int(memory.ctypes.data), nbytes, stream)
            driver.finish(stream)
        else:
            driver.reach(place.mark)
            piece.part.write_to(place.octets[:nbytes])
            driver.send(piece.start, place.start, nbytes, stream, place.mark)

    def _pinned(self) -> _Place | None:
        """Pinned memory for a piece; None where the driver has none left, which is not asked again."""
        if self._refused:
            return None
        try:
            start, mark = self._driver.pin(PIECE), self._driver.event(timed=True)
        except TargetError:
            self._refused = True
            return None
        octets = np.ctypeslib.as_array((ctypes.c_uint8 * PIECE).from_address(start))
        place = _Place(octets, start, mark)
        self._places.append(place)
        return place
