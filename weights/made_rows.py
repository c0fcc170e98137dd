"""Rows that are made when they are read: none of them lies anywhere, and views of all say which are wanted."""

from __future__ import annotations

import math
import mmap
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from weights.layouts import Array


class MadeRows:
    """Tensors by name whose rows are made: ``make`` writes those of one, from a number on, to an array ``[R, columns]``
    of its ``dtype``."""

    def __init__(
        self,
        shape: Callable[[str], tuple[int, ...]],
        dtype: Callable[[str], np.dtype[Any]],
        make: Callable[[str, int, Array], None],
    ) -> None:
        self._shape, self._dtype, self._make = shape, dtype, make
        self._seen: dict[str, Array] = {}

    def array(self, name: str) -> Array:
        """Addresses that stand for the elements of a tensor, which are read by them and do not lie there."""
        if name not in self._seen:
            shape, dtype = self._shape(name), self._dtype(name)
            count = math.prod(shape)
            made = np.frombuffer(_addresses(max(1, count * dtype.itemsize)), dtype, count).reshape(shape)
            self._seen.setdefault(name, made)  # the same for all threads
        return self._seen[name]

    def read(self, name: str, view: Array) -> Array:
        """The elements of ``view``, a view of ``array(name)``: all rows from its first to its last are made."""
        if view.size == 0:
            return view
        low, high = np.lib.array_utils.byte_bounds(view)
        base, dtype = int(self.array(name).ctypes.data), self._dtype(name)
        row = self._shape(name)[-1] * dtype.itemsize
        first, last = (low - base) // row, -(-(high - base) // row)
        found = np.empty((last - first, self._shape(name)[-1]), dtype)
        self._make(name, first, found)
        start = int(view.__array_interface__["data"][0]) - base - first * row
        return np.ndarray(view.shape, view.dtype, found, start, view.strides)

    def read_into(self, name: str, view: Array, target: Array) -> None:
        """Write the elements of ``view``, a view of ``array(name)``, to ``target`` of its shape, both in C order: whole
        rows are made there."""
        columns, place = self._shape(name)[-1], int(view.__array_interface__["data"][0])
        first, inside = divmod(place - int(self.array(name).ctypes.data), columns * self._dtype(name).itemsize)
        if target.size and not inside and view.shape[-1] == columns and target.flags.c_contiguous:
            self._make(name, first, target.reshape(-1, columns))
        else:
            target[...] = self.read(name, view)


@lru_cache(maxsize=64)
def _addresses(nbytes: int) -> mmap.mmap:
    """Addresses that nothing is kept at: they are computed with and never touched, so no memory is behind them.

    Tensors of one size may have the same, for who reads says of which tensor: a model may have 100 000, and the system
    lets a process have 65 530 maps.
    """
    if sys.platform == "win32":
        return mmap.mmap(-1, nbytes, access=mmap.ACCESS_READ)
    return mmap.mmap(-1, nbytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=mmap.PROT_READ)
