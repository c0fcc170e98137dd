"""Launches that are repeated over buffers that stay where they are: a CUDA graph, captured once.

Between two turns the host does nothing but enqueue the next: what a turn leaves in its buffers the next one finds. The
host writes and reads them when it likes.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.iree.direct import Enqueued, Launching, enqueued
from emitter.session.arrays import describe
from emitter.shapes import static
from emitter.signature import Argument, require_inputs
from emitter.text.launches import ALIGNMENT, Buffer, Conversion, LaunchList


class Replaying(Launching, Protocol):
    """What repeated launches need of a driver; see ``CudaDriver``."""

    def stream(self) -> int:
        """A stream for what is computed for no caller's stream."""

    def allocate(self, nbytes: int) -> int:
        """The address of zeroed memory on the GPU."""

    def free(self, start: int) -> None:
        """Give it back."""

    def write(self, start: int, source: int, nbytes: int, stream: int) -> None:
        """Copy from the host."""

    def read(self, result: int, start: int, nbytes: int, stream: int) -> None:
        """Copy to the host, after all of the stream."""

    def finish(self, stream: int) -> None:
        """Wait for all that a stream was given."""

    def capture(self, steps: Sequence[Enqueued], stream: int) -> int:
        """Launches as a CUDA graph."""

    def replay(self, graph: int, stream: int, times: int = 1) -> None:
        """Enqueue it."""

    def forget(self, graph: int) -> None:
        """Let go of it."""


class Replay:
    """A call of ``launches``, to be repeated.

    ``inputs`` are the buffers that it has of its own besides those that it writes, zeros at first; ``addresses`` say
    where the others lie, weights and caches, which must stay there as long as this is used. ``results`` are the names
    of its outputs.

    Raises ``TargetError`` where the driver refuses a kernel, or there is too little memory.
    """

    def __init__(
        self,
        driver: Replaying,
        launches: LaunchList,
        inputs: Sequence[Argument],
        results: Sequence[str],
        addresses: Mapping[str, int],
    ) -> None:
        if any(isinstance(step, Conversion) for step in launches.steps):
            raise AssertionError("a conversion is no launch")
        self._driver, self._arguments = driver, {argument.name: argument for argument in inputs}
        places, end = launches.places()
        own = {a.name: Buffer(tuple(map(static, a.shape)), a.dtype) for a in inputs}
        own |= {name: buffer for name, buffer in launches.written.items() if name not in places}
        for name, buffer in own.items():
            places[name] = end
            end += -(-max(1, buffer.nbytes) // ALIGNMENT) * ALIGNMENT
        self._stream, start = driver.stream(), driver.allocate(end)
        self._buffers = own
        self._starts = {name: start + place for name, place in places.items()}
        for result, name in zip(results, launches.outputs, strict=True):
            self._buffers[result], self._starts[result] = own[name], self._starts[name]
        cells = {name: ctypes.c_void_p(where) for name, where in {**addresses, **self._starts}.items()}
        steps, _kept = enqueued(launches, driver, cells)
        self.launches, self._graph = len(launches.steps), driver.capture(steps, self._stream)
        weakref.finalize(self, _let_go, driver, self._graph, start)

    def write(self, name: str, array: npt.NDArray[Any]) -> None:
        """Have an input be ``array``, after all turns so far. Raises ``InputError`` for another shape or dtype."""
        argument = self._arguments[name]
        given = np.ascontiguousarray(array)
        require_inputs([describe(given, name)], [argument])
        self._driver.write(self._starts[name], given.ctypes.data, given.nbytes, self._stream)

    def read(self, name: str) -> npt.NDArray[Any]:
        """What is in an input, or in a result, after all turns so far."""
        if name not in self._buffers:
            raise InputError(f"there is no buffer {name!r}; there are {', '.join(self._buffers)}")
        buffer = self._buffers[name]
        found = np.empty(buffer.shape, buffer.dtype.numpy)
        self._driver.read(found.ctypes.data, self._starts[name], found.nbytes, self._stream)
        return found

    def shape(self, name: str) -> tuple[int, ...]:
        """That of an input, or of a result."""
        return self._buffers[name].shape

    def finish(self) -> None:
        """Wait until all turns so far have ended."""
        self._driver.finish(self._stream)

    def run(self, times: int = 1) -> None:
        """Enqueue so many turns. Nothing is waited for."""
        self._driver.replay(self._graph, self._stream, times)


def _let_go(driver: Replaying, graph: int, start: int) -> None:
    driver.forget(graph)
    driver.free(start)
