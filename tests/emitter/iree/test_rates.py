"""Rates of a GPU's memory and link by a driver whose copies take a known time."""

from __future__ import annotations

from typing import Any

import pytest

from emitter.errors import TargetError
from emitter.iree import rates
from emitter.iree.cuda_driver import Rows
from emitter.iree.rates import link_rate, memory_rate

MEMORY, LINK = 1.5e12, 50e9


class Timed:
    """Copies take their time when they are waited for; of ``room`` bytes no more are given."""

    def __init__(self, room: int) -> None:
        self.now, self.waiting, self.room = 0.0, 0.0, room
        self.held: dict[int, int] = {}
        self.pinned: dict[int, int] = {}

    def stream(self) -> int:
        return 31

    def allocate(self, nbytes: int) -> int:
        if nbytes + sum(self.held.values()) > self.room:
            raise TargetError("NVIDIA's driver refuses cuMemAlloc_v2: CUDA error 2")
        self.held[start := 1 + sum(self.held.values())] = nbytes
        return start

    def free(self, start: int) -> None:
        del self.held[start]

    def pin(self, nbytes: int) -> int:
        self.pinned[1] = nbytes
        return 1

    def unpin(self, start: int) -> None:
        del self.pinned[start]

    def write(self, start: int, source: int, nbytes: int, stream: int) -> None:
        assert self.held[start] >= nbytes <= self.pinned[source]
        self.waiting += nbytes / LINK

    def zero(self, start: int, nbytes: int, stream: int) -> None:
        raise AssertionError("nothing is to be zero")

    def copy(self, start: int, source: int, nbytes: int, stream: int, rows: Rows) -> None:
        assert start != source
        assert self.held[start] >= nbytes <= self.held[source]
        self.waiting += nbytes / MEMORY

    def finish(self, stream: int) -> None:
        self.now, self.waiting = self.now + self.waiting, 0.0


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Timed:
    driver = Timed(room=2 << 30)
    monkeypatch.setattr(rates.time, "perf_counter", lambda: driver.now)
    return driver


def test_each_byte_of_a_copy_is_read_and_written_and_one_from_the_host_comes_once(timed: Timed) -> None:
    assert memory_rate(timed) == pytest.approx(2 * MEMORY)
    assert link_rate(timed) == pytest.approx(LINK)
    assert not timed.held
    assert not timed.pinned


@pytest.mark.parametrize("measure", [memory_rate, link_rate])
def test_a_gpu_that_is_full_has_no_rate(measure: Any, timed: Timed) -> None:
    timed.room = rates.MEMORY_BYTES if measure is memory_rate else rates.LINK_BYTES - 1
    assert measure(timed) is None
    assert not timed.held
