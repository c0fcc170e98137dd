"""Reading past the system's cache (O_DIRECT): for what would not stay there, or would drive out what is used again.

The system reads ahead for a buffered reading a little at a time, and copies it page by page while it makes room; a
direct one is one request of some megabytes. Places, lengths and memory are multiples of a block, so each piece passes
through memory of its thread.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache

import numpy as np
from numpy.typing import NDArray

PIECE = 1 << 22
"""Bytes of a reading, besides those of its first block that come before it: matrices of experts often have so many."""
LEAST = 1 << 18
"""Bytes below which a buffered reading is as good."""
_BLOCK = 4096
_wanted: ContextVar[bool] = ContextVar("past_cache", default=False)


@contextmanager
def past_cache() -> Iterator[None]:
    """Within, this thread reads files directly where they are not in the system's memory already."""
    token = _wanted.set(True)
    try:
        yield
    finally:
        _wanted.reset(token)


class _Memory(threading.local):
    def __init__(self) -> None:
        self.bytes: NDArray[np.uint8] = np.frombuffer(mmap.mmap(-1, PIECE + _BLOCK), np.uint8)


_memory = _Memory()


@cache
def _system() -> ctypes.CDLL:
    """The C library, opened once and not for each reading."""
    return ctypes.CDLL(None)


class DirectFile:
    """An open file, of which ``mapped`` is the map from ``base`` on, to be read past the cache.

    The system may refuse (another kind of file system): then nothing is read, and a buffered reading does it.
    """

    def __init__(self, descriptor: int, base: int) -> None:
        self._descriptor, self._base, self._lock = descriptor, base, threading.Lock()
        self._direct: int | None = None

    def _open(self) -> int:
        """The descriptor for direct readings, -1 where there is none."""
        with self._lock:
            if self._direct is None:
                self._direct = -1
                if hasattr(os, "O_DIRECT"):
                    with suppress(OSError):  # the file that is open, whatever its path leads to by now
                        self._direct = os.open(f"/proc/self/fd/{self._descriptor}", os.O_RDONLY | os.O_DIRECT)
            return self._direct

    def close(self) -> None:
        """Give its descriptor back."""
        if self._direct is not None and self._direct >= 0:
            os.close(self._direct)
        self._direct = -1

    def read(self, place: int, target: memoryview) -> int:
        """Read from a place of the file on, where that is asked for: how many bytes of ``target`` are filled."""
        if not _wanted.get() or len(target) < LEAST or (direct := self._open()) < 0:
            return 0
        if self._in_memory(place, len(target)):
            return 0
        to, filled = np.frombuffer(target, np.uint8), 0
        while filled < len(to):
            begin = (place + filled) // _BLOCK * _BLOCK
            skipped = place + filled - begin
            length = min(PIECE + _BLOCK, -(-(skipped + len(to) - filled) // _BLOCK) * _BLOCK)
            try:
                count = os.preadv(direct, [_memory.bytes[:length].data], begin)
            except OSError:
                break
            useful = min(count - skipped, len(to) - filled)
            if useful <= 0:
                break
            to[filled : filled + useful] = _memory.bytes[skipped : skipped + useful]
            filled += useful
        return filled

    def _in_memory(self, place: int, nbytes: int) -> bool:
        """Whether the system has most of these bytes of the file in memory."""
        start = (self._base + place) // mmap.PAGESIZE * mmap.PAGESIZE
        length = self._base + place + nbytes - start
        pages = np.zeros(-(-length // mmap.PAGESIZE), np.uint8)
        asked = ctypes.c_void_p(start), ctypes.c_size_t(length), ctypes.c_void_p(pages.ctypes.data)
        return _system().mincore(*asked) == 0 and 2 * int((pages & 1).sum()) > pages.size
