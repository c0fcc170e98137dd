"""Readings of files by threads of the C library's: POSIX asynchronous I/O, ``aio_read`` of <aio.h>.

A thread of Python takes Python's lock back after each reading, and eight that read wait for one another. Here one
thread asks for readings and waits for them; what reads never needs the lock.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

_NO_SIGNAL = 1
"""``SIGEV_NONE``: nobody is told of the end of a reading; it is asked for."""


class FileSpan(NamedTuple):
    """``nbytes`` bytes of an open file from ``place`` on."""

    descriptor: int
    place: int
    nbytes: int


class _ControlBlock(ctypes.Structure):
    """``struct aiocb``, as 64-bit Linux has it, by glibc and musl alike."""

    _fields_ = (
        ("descriptor", ctypes.c_int),
        ("operation", ctypes.c_int),
        ("priority", ctypes.c_int),
        ("target", ctypes.c_void_p),
        ("nbytes", ctypes.c_size_t),
        # struct sigevent
        ("value", ctypes.c_void_p),
        ("signal", ctypes.c_int),
        ("notify", ctypes.c_int),
        ("unused", ctypes.c_char * 48),
        ("of_library", ctypes.c_char * 32),
        ("place", ctypes.c_int64),
        ("reserved", ctypes.c_char * 32),
    )


class _Library(NamedTuple):
    """The C library: what takes a microsecond is called without giving Python's lock back for it."""

    brief: Any
    waiting: Any


@cache
def _library() -> _Library | None:
    """None where it has no such readings, or where their form is not known."""
    if not sys.platform.startswith("linux") or sys.maxsize < 2**32:
        return None
    found = _Library(ctypes.PyDLL(None, use_errno=True), ctypes.CDLL(None))
    if not all(hasattr(found.brief, name) for name in ("aio_read", "aio_error", "aio_return", "aio_suspend")):
        return None
    found.brief.aio_return.restype = ctypes.c_ssize_t
    return found


def reads_in_parallel() -> bool:
    """Whether this system has such readings."""
    return _library() is not None


class Reading:
    """Bytes of files on their way to an address, one span of them behind the other.

    Whoever asks for it keeps the memory there until it is no longer ``is_under_way``.
    """

    def __init__(self, spans: Sequence[FileSpan], address: int) -> None:
        """Begin. What the system refuses is said by ``end``."""
        library = _library()
        assert library is not None
        self._library, self._blocks, self._refused = library, list[_ControlBlock](), False
        self._descriptors = dict[int, int]()
        for span in spans:
            try:
                block = _ControlBlock(
                    descriptor=self._own(span.descriptor),
                    target=address,
                    nbytes=span.nbytes,
                    place=span.place,
                    notify=_NO_SIGNAL,
                )
            except OSError:
                self._refused = True
                break
            if self._library.brief.aio_read(ctypes.byref(block)) != 0:
                self._refused = True
                break
            self._blocks.append(block)
            address += span.nbytes

    def _own(self, descriptor: int) -> int:
        """A duplicate: the C library reads of one descriptor in turn."""
        if descriptor not in self._descriptors:
            self._descriptors[descriptor] = os.dup(descriptor)
        return self._descriptors[descriptor]

    @property
    def first_under_way(self) -> _ControlBlock | None:
        """The first of its readings that has not ended."""
        return next((each for each in self._blocks if self._status(each) == errno.EINPROGRESS), None)

    def _status(self, block: _ControlBlock) -> int:
        return int(self._library.brief.aio_error(ctypes.byref(block)))

    @property
    def is_under_way(self) -> bool:
        """Whether some of it has not ended."""
        return self.first_under_way is not None

    def end(self) -> bool:
        """Whether all bytes are there, once it is no longer under way. To be called once."""
        complete = not self._refused
        for block in self._blocks:
            complete &= self._library.brief.aio_return(ctypes.byref(block)) == block.nbytes
        for descriptor in self._descriptors.values():
            os.close(descriptor)
        return complete


def wait(readings: Sequence[Reading]) -> None:
    """Until one of them has ended, or the system wants to be asked again."""
    blocks = [each.first_under_way for each in readings]
    under_way = [block for block in blocks if block is not None]
    if len(under_way) == len(blocks) and (library := _library()) is not None:
        addresses = (ctypes.c_void_p * len(under_way))(*map(ctypes.addressof, under_way))
        library.waiting.aio_suspend(addresses, len(under_way), None)
