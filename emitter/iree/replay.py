"""Launches that are repeated over buffers of the GPU, which the host writes and reads when it likes.

A ``Replay`` is a CUDA graph, captured once over buffers that stay where they are: between two runs the host does
nothing but enqueue the next, and what a run leaves in its buffers the next one finds. A ``Relaunch`` is enqueued
launch by launch each time, for caches that may lie elsewhere, and shares its memory with others.
"""

from __future__ import annotations

import ctypes
import math
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.iree.cuda_driver import CudaDriver
from emitter.iree.direct import enqueued
from emitter.session.arrays import describe
from emitter.shapes import static
from emitter.signature import require_inputs
from emitter.text.launches import Buffer, Conversion, Launched, aligned_bytes

_LOADED = 16
"""Bytes that a thread of a kernel loads at once, at most."""
_PLACES = 3
"""Of results that are fetched, in turns: of two on their way and the one before them, whose mark is asked for."""


class Repeated:
    """A call whose buffers are placed by ``_begin``; ``addresses`` say where weights and caches lie.

    Raises ``TargetError`` where the driver refuses a kernel, or there is too little memory.
    """

    def __init__(self, driver: CudaDriver, call: Launched, addresses: Mapping[str, int]) -> None:
        launches, inputs = call.launches, call.inputs
        if any(isinstance(step, Conversion) for step in launches.steps):
            raise AssertionError("a conversion is no launch")
        self._driver, self._arguments = driver, {argument.name: argument for argument in inputs}
        places, end = launches.places()
        own = {a.name: Buffer(tuple(map(static, a.shape)), a.dtype) for a in inputs}
        own |= {name: buffer for name, buffer in launches.written.items() if name not in places}
        for name, buffer in own.items():
            places[name] = end
            end += aligned_bytes(buffer)
        self._stream, self._places, self._nbytes, self._start = driver.stream(), places, end, 0
        self._results, self._buffers = dict(zip(call.results, launches.outputs, strict=True)), own
        self._cells = {name: ctypes.c_void_p(where) for name, where in addresses.items()}
        self._cells |= {name: ctypes.c_void_p() for name in places}
        self._steps, self._kept = enqueued(launches, driver, self._cells)
        self.launches = len(launches.steps)

    def _begin(self, start: int) -> None:
        """Have the buffers lie after each other from ``start`` on."""
        self._start = start
        for name, place in self._places.items():
            self._cells[name].value = start + place

    def write(self, name: str, array: npt.NDArray[Any]) -> None:
        """Have an input be ``array``, after all runs so far. Raises ``InputError`` for another shape or dtype."""
        argument = self._arguments[name]
        given = np.ascontiguousarray(array)
        require_inputs([describe(given, name)], [argument])
        self._driver.write(self._start + self._places[name], given.ctypes.data, given.nbytes, self._stream)

    def read(self, name: str) -> npt.NDArray[Any]:
        """What is in an input, or in a result, after all runs so far."""
        buffer = self._buffer(name)
        found = np.empty(buffer.shape, buffer.dtype.numpy)
        where = self._start + self._places[self._results.get(name, name)]
        self._driver.read(found.ctypes.data, where, found.nbytes, self._stream)
        return found

    def shape(self, name: str) -> tuple[int, ...]:
        """That of an input, or of a result."""
        return self._buffer(name).shape

    def _buffer(self, name: str) -> Buffer:
        held = self._results.get(name, name)
        if held not in self._buffers:
            raise InputError(f"there is no buffer {name!r}; there are {', '.join((*self._buffers, *self._results))}")
        return self._buffers[held]

    def finish(self) -> None:
        """Wait until all runs so far have ended."""
        self._driver.finish(self._stream)


@dataclass(frozen=True)
class _Fetched:
    """Pinned memory that a result comes to, and what marks that it is there."""

    start: int
    mark: Any


class Replay(Repeated):
    """A call that is captured as a CUDA graph, in memory of its own, zeros at first. All must stay where it is."""

    def __init__(self, driver: CudaDriver, call: Launched, addresses: Mapping[str, int]) -> None:
        super().__init__(driver, call, addresses)
        start = driver.allocate(self._nbytes)
        self._begin(start)
        self._graph = driver.capture(self._steps, self._stream)
        self._places_of: dict[str, list[_Fetched]] = {}
        weakref.finalize(self, _let_go, driver, self._stream, self._graph, start, self._places_of)

    def run(self, times: int = 1) -> None:
        """Enqueue so many runs. Nothing is waited for."""
        self._driver.replay(self._graph, self._stream, times)

    def fetch(self, name: str) -> Callable[[], tuple[npt.NDArray[Any], float]]:
        """What waits for ``read`` of all runs so far, and for none behind them: the array, and the seconds since the
        one that was fetched before. Of two at once."""
        buffer, driver = self._buffer(name), self._driver
        start = self._start + self._places[self._results.get(name, name)]
        places = self._places_of.setdefault(name, [])
        nbytes = math.prod(buffer.shape) * buffer.dtype.itemsize
        before = places[-1] if places else None
        if len(places) < _PLACES:
            places.append(_Fetched(driver.pin(nbytes), driver.event(timed=True)))
        else:
            places.append(places.pop(0))
        here = places[-1]
        driver.fetch(here.start, start, nbytes, self._stream)
        driver.record(here.mark, self._stream)

        def wait() -> tuple[npt.NDArray[Any], float]:
            driver.reach(here.mark)
            found = np.empty(buffer.shape, buffer.dtype.numpy)
            ctypes.memmove(found.ctypes.data, here.start, nbytes)
            return found, math.nan if before is None else driver.between(before.mark, here.mark)

        return wait


class Workspace:
    """Memory that calls use one after another, as much as the largest of them needs, and tables that all of them
    read."""

    def __init__(self, driver: CudaDriver) -> None:
        self.driver, self._nbytes, self._start = driver, 0, 0
        self._free: Callable[[], object] = lambda: None
        self._tables: dict[str, tuple[npt.NDArray[Any], int, Callable[[], object]]] = {}

    def start(self, nbytes: int) -> int:
        """Where so much of it begins. Raises ``TargetError`` where there is too little memory."""
        if nbytes > self._nbytes:
            self.driver.finish(self.driver.stream())
            self._free()
            self._nbytes, self._free = 0, lambda: None
            self._start = self.driver.allocate(nbytes)
            self._nbytes, self._free = nbytes, weakref.finalize(self, self.driver.free, self._start)
        return self._start

    def table(self, name: str, rows: npt.NDArray[Any]) -> int:
        """Where the table of a name begins, which is copied once and when it is another array. Raises ``TargetError``
        where there is too little memory."""
        held, start, free = self._tables.get(name, (None, 0, lambda: None))
        if held is not rows:
            given, stream = np.ascontiguousarray(rows), self.driver.stream()
            self.driver.finish(stream)
            free()
            start = self.driver.allocate(given.nbytes)
            self._tables[name] = rows, start, weakref.finalize(self, self.driver.free, start)
            self.driver.write(start, given.ctypes.data, given.nbytes, stream)
        return start


class Relaunch(Repeated):
    """A call that is enqueued launch by launch, in a workspace: what is in its buffers lasts until another takes it."""

    def __init__(self, memory: Workspace, call: Launched, addresses: Mapping[str, int]) -> None:
        super().__init__(memory.driver, call, addresses)
        self._memory, self._addresses = memory, addresses

    def take(self, addresses: Mapping[str, int]) -> None:
        """Take the workspace, before inputs are written, for weights and caches at these addresses."""
        if (start := self._memory.start(self._nbytes)) != self._start:
            self._begin(start)
        if addresses is not self._addresses:
            self._addresses = addresses
            for name, where in addresses.items():
                self._cells[name].value = where

    def write(self, name: str, array: npt.NDArray[Any]) -> None:
        self._cells[name].value = self._start + self._places[name]
        super().write(name, array)

    def lie(self, name: str, table: npt.NDArray[Any], first: int) -> bool:
        """Have an input be the rows of a table from the ``first`` on, which stays in the GPU's memory, until it is
        written; False where these begin at no multiple of what kernels load at once. Raises ``InputError`` for rows
        of another size or type, or too few."""
        argument = self._arguments[name]
        rows = table[first : first + static(argument.shape[0])]
        require_inputs([describe(rows, name)], [argument])
        before = table[:first].nbytes
        if before % _LOADED:
            return False
        self._cells[name].value = self._memory.table(name, table) + before
        return True

    def run(self) -> None:
        """Enqueue it. Nothing is waited for."""
        self._driver.run(self._steps, self._stream, None)


def _let_go(driver: CudaDriver, stream: int, graph: int, start: int, fetched: Mapping[str, Sequence[_Fetched]]) -> None:
    driver.finish(stream)
    driver.forget(graph)
    driver.free(start)
    for place in chain.from_iterable(fetched.values()):
        driver.unpin(place.start)
        driver.unmark(place.mark)
