"""A GPU to be seen by sessions where there is none: the CPU's runtime, whose torch and JAX arrays are taken to be in
memory of a GPU. What a driver is asked to order is logged."""

from __future__ import annotations

import contextlib
import ctypes
import threading
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from emitter.iree import Session
from emitter.iree.cuda_driver import Rows
from emitter.iree.drivers import DriverChoice, open_device
from emitter.iree.gpu import Gpu
from emitter.session import arrays
from emitter.session.tensors import is_torch

FREE, TOTAL = 5_000_000_000, 80_000_000_000
OWN = 31
"""The driver's own stream."""


class Library:
    """libcuda, as far as it is asked: results of functions by name, 0 if not given, the numbers that they write, and
    what was called with which arguments. An ``absent`` function is not there."""

    def __init__(
        self, *, absent: str = "", writes: Mapping[str, tuple[int, ...]] | None = None, **results: int
    ) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self._absent, self._writes, self._results = absent, writes or {}, results

    @property
    def called(self) -> list[str]:
        return [name for name, _ in self.calls]

    def __getattr__(self, name: str) -> Callable[..., int]:
        if not name.startswith("cu") or name == self._absent:
            raise AttributeError(name)

        def function(*arguments: Any) -> int:
            self.calls.append((name, arguments))
            numbers = self._writes.get(name, ())
            for place, number in zip(arguments[len(arguments) - len(numbers) :], numbers, strict=True):
                place._obj.value = number
            return self._results.get(name, 0)

        return function


class LoggingDriver:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.pinned: dict[int, Any] = {}
        self.waiting: list[tuple[int, int, int]] = []
        self.copied: list[tuple[bool, int]] = []
        """Of each copy to the GPU whether it came from pinned memory, and its bytes."""
        self.moved: list[tuple[int, int]] = []
        """Of each copy within the GPU's memory the bytes of a row, and the rows."""
        self.marks = 0
        self.lock = threading.Lock()

    def order_after(self, stream: int) -> None:
        self.log.append(stream)

    def free_memory(self) -> tuple[int, int]:
        return FREE, TOTAL

    def in_context(self) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()

    def stream(self) -> int:
        return OWN

    def pin(self, nbytes: int) -> int:
        block = np.zeros(nbytes, np.uint8)
        self.pinned[block.ctypes.data] = block
        return block.ctypes.data

    def unpin(self, start: int) -> None:
        del self.pinned[start]

    def write(self, start: int, source: int, nbytes: int, stream: int) -> None:
        """As late as a stream may: when it is waited for."""
        assert stream == OWN
        with self.lock:
            self.waiting.append((start, source, nbytes))

    def send(self, start: int, source: int, nbytes: int, stream: int, mark: list[int]) -> None:
        self.write(start, source, nbytes, stream)
        self.record(mark, stream)

    def zero(self, start: int, nbytes: int, stream: int) -> None:
        self.finish(stream)
        ctypes.memset(start, 0, nbytes)

    def copy(self, start: int, source: int, nbytes: int, stream: int, rows: Rows) -> None:
        self.finish(stream)
        self.moved.append((nbytes, rows.count))
        for row in range(rows.count):
            ctypes.memmove(start + row * rows.pitch, source + row * rows.source_pitch, nbytes)

    def finish(self, stream: int) -> None:
        assert stream == OWN
        with self.lock:
            self._move(len(self.waiting))

    def event(self, *, timed: bool = False) -> list[int]:
        self.marks += 1
        return [0]

    def unmark(self, mark: list[int]) -> None:
        self.marks -= 1

    def record(self, mark: list[int], stream: int) -> None:
        assert stream == OWN
        with self.lock:
            mark[0] = len(self.copied) + len(self.waiting)

    def reach(self, mark: list[int]) -> None:
        with self.lock:
            self._move(mark[0] - len(self.copied))

    def _move(self, count: int) -> None:
        """Needs the lock."""
        for start, source, nbytes in self.waiting[: max(0, count)]:
            self.copied.append((source in self.pinned, nbytes))
            ctypes.memmove(start, source, nbytes)
        del self.waiting[: max(0, count)]


class StandInGpu(Gpu):
    """``current`` is torch's stream."""

    def __init__(self, driver: Any) -> None:
        super().__init__(open_device(DriverChoice("local-sync", 1, "test")), driver, kind=1)
        self.current = 7

    def holds(self, value: Any) -> bool:
        return is_torch(value) or arrays.is_jax(value)

    def stream(self) -> int:
        return self.current


def describe(value: Any, name: str) -> arrays.ForeignArray:
    """As for memory of GPU 0, but for NumPy's."""
    found = arrays.describe(value, name)
    if is_torch(value):
        if found.owner.data_ptr() % arrays.ALIGNMENT:
            found = found._replace(owner=found.owner.clone())
        return found._replace(address=None)
    if arrays.is_jax(value):
        return arrays.ForeignArray(value, found.shape, found.dtype, found.nbytes, None)
    return found


def on_gpu(module: Any, weights: Any, monkeypatch: Any) -> tuple[Session, StandInGpu, LoggingDriver]:
    """A session whose weights are in the memory of a stand-in, with the log of what its driver was asked."""
    driver = LoggingDriver()
    gpu = StandInGpu(driver)
    monkeypatch.setattr("emitter.iree.device.describe", describe)
    monkeypatch.setattr("emitter.iree.device.open_gpu", lambda _: gpu)
    choose = module.target.kind
    with contextlib.ExitStack() as undo:
        object.__setattr__(module.target, "kind", "cuda")
        undo.callback(object.__setattr__, module.target, "kind", choose)
        monkeypatch.setattr("emitter.iree.device.resolve_driver", lambda *_, **__: DriverChoice("local-sync", 1, ""))
        monkeypatch.setattr("emitter.iree.device.require_runnable", lambda _: None)
        return Session(module, weights), gpu, driver
