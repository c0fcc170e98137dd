"""What a GPU's memory and the link to it give at most, by copies of the driver's: no library computes there."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from emitter.errors import TargetError
from emitter.iree.cuda_driver import CudaDriver, Rows

MEMORY_BYTES, LINK_BYTES = 512 << 20, 64 << 20
"""Of a copy: ten times what the caches of a Hopper hold, and eight pieces of those that weights come in."""
_COPIES, _TURNS = 8, 5


def memory_rate(driver: CudaDriver) -> float | None:
    """Bytes a second that copies within the GPU's memory read and write, at the best of some turns: as fast as any
    library reads. None where there is no memory for it."""
    stream = driver.stream()
    with contextlib.ExitStack() as held:
        try:
            source, target = (_allocated(driver, MEMORY_BYTES, held) for _ in range(2))
        except TargetError:
            return None
        once = Rows(1, MEMORY_BYTES, MEMORY_BYTES)
        return 2 * _rate(driver, MEMORY_BYTES, lambda: driver.copy(target, source, MEMORY_BYTES, stream, once))


def link_rate(driver: CudaDriver) -> float | None:
    """Bytes a second that reach the GPU from pinned memory of the host, likewise."""
    stream = driver.stream()
    with contextlib.ExitStack() as held:
        try:
            target = _allocated(driver, LINK_BYTES, held)
            source = driver.pin(LINK_BYTES)
        except TargetError:
            return None
        held.callback(driver.unpin, source)
        return _rate(driver, LINK_BYTES, lambda: driver.write(target, source, LINK_BYTES, stream))


def _allocated(driver: CudaDriver, nbytes: int, held: contextlib.ExitStack) -> int:
    start = driver.allocate(nbytes)
    held.callback(driver.free, start)
    return start


def _rate(driver: CudaDriver, nbytes: int, copy: Callable[[], None]) -> float:
    """Bytes a second of the best turn of some copies, which follow each other."""
    best = 0.0
    for _ in range(_TURNS):
        began = time.perf_counter()
        for _ in range(_COPIES):
            copy()
        driver.finish(driver.stream())
        best = max(best, _COPIES * nbytes / (time.perf_counter() - began))
    return best
