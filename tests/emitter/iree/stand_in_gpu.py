"""A GPU to be seen by sessions where there is none: the CPU's runtime, whose torch and JAX arrays are taken to be in
memory of a GPU. What a driver is asked to order is logged."""

from __future__ import annotations

import contextlib
from typing import Any

from emitter.iree import Session
from emitter.iree.drivers import DriverChoice, open_device
from emitter.iree.gpu import Gpu
from emitter.session import arrays
from emitter.session.tensors import is_torch

FREE, TOTAL = 5_000_000_000, 80_000_000_000


class LoggingDriver:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.log: list[Any] = []

    def order_behind(self, stream: int) -> None:
        self.log.append(stream)

    def free_memory(self) -> tuple[int, int]:
        return FREE, TOTAL


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
