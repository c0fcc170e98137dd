"""A file of tensors as memory: mapped where it is used as it lies, read where it is copied."""

from __future__ import annotations

import errno
import math
import mmap
import os
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from emitter.errors import CheckpointError
from emitter.io.files import open_regular
from weights.direct import DirectFile

MAX_FILE_BYTES = 2**62
_ALIGNMENT = 64


class ReadBuffer(threading.local):
    """Memory that what a thread reads lies in until it reads the next; files that share it hold it once."""

    def __init__(self) -> None:
        self._memory: NDArray[np.uint8] = np.empty(0, np.uint8)

    def of(self, nbytes: int) -> NDArray[np.uint8]:
        """At least ``nbytes`` bytes."""
        if self._memory.size < nbytes:
            del self._memory  # before another is made
            self._memory = np.empty(nbytes, np.uint8)
        return self._memory


class MappedFile:
    """A regular file, open for reading and mapped. ``_check`` sees its header before anything is mapped.

    Raises:
        CheckpointError: the file cannot be opened, or is not a regular file.
    """

    def __init__(self, path: Path, what: str, scratch: ReadBuffer | None = None) -> None:
        self.path = path
        with open_regular(path, what, most=MAX_FILE_BYTES, error=CheckpointError) as handle:
            try:
                self.size = os.fstat(handle.fileno()).st_size
                self._check(handle, self.size)
                self._map = mmap.mmap(handle.fileno(), self.size, access=mmap.ACCESS_READ)
                self._descriptor = os.dup(handle.fileno())
            except (OSError, ValueError) as error:
                said = f"cannot be opened: {reason(error)}"
                if getattr(error, "errno", None) == errno.ENOMEM:
                    said = f"cannot be mapped: it takes {self.size:,} bytes of address space; see `ulimit -v`"
                raise CheckpointError(f"{path}: {said}") from error
        weakref.finalize(self, os.close, self._descriptor)
        # what is read on a fault is kept in pages of 2 MB, where the system and the file system have them
        with suppress(AttributeError, OSError):
            self._map.madvise(mmap.MADV_HUGEPAGE)
        self._base = int(np.frombuffer(self._map, np.uint8, 1).ctypes.data)
        self._direct = DirectFile(self._descriptor, self._base)
        weakref.finalize(self, self._direct.close)
        self._scratch = scratch or ReadBuffer()

    def _check(self, handle: BinaryIO, size: int) -> None:
        raise NotImplementedError

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor that is there."""
        raise NotImplementedError

    def array(self, name: str) -> NDArray[Any]:
        """A tensor as a read-only view of the file."""
        raise NotImplementedError

    def stored_bytes(self, name: str) -> int:
        """Bytes of a tensor that is there."""
        raise NotImplementedError

    def view(self, begin: int, shape: Sequence[int], dtype: np.dtype[Any]) -> NDArray[Any]:
        """What lies at ``begin``, as a read-only view of the mapped file."""
        count = math.prod(shape)
        if count == 0:
            return np.empty(tuple(shape), dtype)
        return np.frombuffer(self._map, dtype, count, begin).reshape(tuple(shape))

    def read(self, view: NDArray[Any]) -> NDArray[Any]:
        """The values of ``view``, a view of this file, in memory that the next call uses again.

        Read, not copied from the map: where a file was cut short, a read comes up short and can say so, while a touch
        of the map ends the process (SIGBUS). Python cannot turn that into an error: its handlers run after the
        faulting instruction, which is repeated for ever. Asking for the size first would leave the moment between.

        Raises ``CheckpointError`` when the file was cut short or fails.
        """
        if view.size == 0 or not hasattr(os, "preadv"):
            return view
        low, high = np.lib.array_utils.byte_bounds(view)
        start = low % _ALIGNMENT
        buffer = self._scratch.of(start + high - low)
        self._read_bytes(low - self._base, buffer[start : start + high - low].data)
        first = int(view.__array_interface__["data"][0]) - low
        return np.ndarray(view.shape, view.dtype, buffer, start + first, view.strides)

    def read_into(self, view: NDArray[Any], target: NDArray[Any]) -> None:
        """Copy ``view``, a view of this file, into ``target`` of its shape and dtype, both in C order.

        Without a page of the file being mapped. Raises as ``read``.
        """
        if view.size and hasattr(os, "preadv"):
            low, _ = np.lib.array_utils.byte_bounds(view)
            self._read_bytes(low - self._base, target.reshape(-1).view(np.uint8).data)
        else:
            target[...] = view

    def _read_bytes(self, place: int, target: memoryview) -> None:
        filled = self._direct.read(place, target)
        while filled < len(target):
            try:
                count = os.preadv(self._descriptor, [target[filled:]], place + filled)
            except OSError as error:
                raise CheckpointError(f"{self.path}: cannot be read: {reason(error)}") from error
            if count == 0:
                size = os.fstat(self._descriptor).st_size
                raise CheckpointError(
                    f"{self.path}: was cut short while it was read, from {self.size} bytes to {size}; try again when "
                    "nothing writes to it"
                )
            filled += count


def reason(error: BaseException) -> str:
    """What the system says of an error, in few words."""
    return getattr(error, "strerror", None) or str(error)[:200] or type(error).__name__
