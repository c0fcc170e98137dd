"""Copies into a GPU's memory by pieces in pinned memory, with a stand-in for the driver that copies on the host."""

import numpy as np
import pytest

from emitter.errors import CheckpointError, TargetError
from emitter.iree import staging
from emitter.iree.staging import THREADS, Staging
from tests.emitter.iree.stand_in_gpu import LoggingDriver


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch):
    monkeypatch.setattr(staging, "PIECE", 1000)


@pytest.mark.parametrize("nbytes", [1, 999, 1000, 1001, 64_321])
def test_bytes_arrive_by_pieces_from_pinned_memory(nbytes):
    driver = LoggingDriver()
    source = np.random.default_rng(nbytes).integers(0, 256, nbytes, np.uint8)
    there = np.zeros(nbytes + 2, np.uint8)
    with Staging(driver) as copies:
        given = source.copy()
        copies.copy(there.ctypes.data + 1, given.ctypes.data, nbytes)
        given[:] = 0  # which may be changed by then
        assert 1 <= len(driver.pinned) <= 2 * THREADS
    np.testing.assert_array_equal(there[1:-1], source)
    assert there[0] == there[-1] == 0
    assert sum(size for _, size in driver.copied) == nbytes
    assert all(pinned and size <= 1000 for pinned, size in driver.copied)
    assert not driver.pinned
    assert not driver.marks


def copied_without_pinned_memory(monkeypatch, count: int) -> tuple[LoggingDriver, list[int]]:
    """Copies ``count`` numbers by a driver that pins no memory; the driver, and the bytes that it was asked to pin."""
    driver, asked = LoggingDriver(), list[int]()

    def refuse(nbytes):
        asked.append(nbytes)
        raise TargetError("NVIDIA's driver refuses cuMemHostAlloc: CUDA error 2")

    monkeypatch.setattr(driver, "pin", refuse)
    source, there = np.arange(count, dtype=np.uint16), np.zeros(count, np.uint16)
    with Staging(driver) as copies:
        copies.copy(there.ctypes.data, source.ctypes.data, source.nbytes)
    np.testing.assert_array_equal(there, source)
    return driver, asked


def test_the_driver_copies_by_itself_where_it_pins_no_memory(monkeypatch):
    driver, _ = copied_without_pinned_memory(monkeypatch, 5000)
    assert not any(pinned for pinned, _ in driver.copied)


def test_a_driver_that_has_no_pinned_memory_left_is_not_asked_for_each_piece(monkeypatch):
    _, asked = copied_without_pinned_memory(monkeypatch, 100_000)
    assert 1 <= len(asked) <= THREADS


def test_a_refused_copy_is_an_error_and_gives_pinned_memory_back(monkeypatch):
    driver = LoggingDriver()

    def refuse(*_):
        raise TargetError("NVIDIA's driver refuses cuMemcpyHtoDAsync_v2: CUDA error 700")

    monkeypatch.setattr(driver, "write", refuse)
    source = np.zeros(5000, np.uint8)
    with pytest.raises(TargetError, match="error 700"), Staging(driver) as copies:
        copies.copy(source.ctypes.data, source.ctypes.data, 5000)
    assert not driver.pinned


class Rows:
    """Numbers that are made row by row; of ``broken`` ones none is."""

    dtype = np.dtype(np.int16)

    def __init__(self, first, count, width, broken=False):
        self.first, self.shape, self.broken = first, (count, width), broken
        self.nbytes = 2 * count * width

    def parts(self, most):
        each = max(1, most // (2 * self.shape[1]))
        for row in range(0, self.shape[0], each):
            yield Rows(self.first + row, min(each, self.shape[0] - row), self.shape[1], self.broken)

    def write_to(self, octets):
        if self.broken:
            raise CheckpointError("model.safetensors: was cut short")
        target = octets.view(np.int16).reshape(self.shape)
        target[...] = (self.first + np.arange(self.shape[0]))[:, None]


@pytest.mark.parametrize("width", [3, 500, 501])
def test_arrays_are_made_where_they_are_copied_from(width):
    """Rows that have more bytes than a piece in memory of their own."""
    driver, there = LoggingDriver(), np.zeros((2, 400, width), np.int16)
    with Staging(driver) as copies:
        for number, one in enumerate(there):
            copies.make(one.ctypes.data, Rows(1000 * number, 400, width))
    np.testing.assert_array_equal(there, [[[row + first] * width for row in range(400)] for first in (0, 1000)])
    assert {pinned for pinned, _ in driver.copied} == {width <= 500}
    assert not driver.pinned


class Undescribed(Rows):
    """Rows of which only the first part can be described."""

    def parts(self, most):
        yield from list(super().parts(most))[:1]
        raise CheckpointError("model.safetensors: is gone")


def test_what_describing_an_array_raises_is_raised_at_the_end():
    driver, there = LoggingDriver(), np.zeros((400, 3), np.int16)
    with pytest.raises(CheckpointError, match="is gone"), Staging(driver) as copies:
        copies.make(there.ctypes.data, Undescribed(0, 400, 3))
    assert not driver.pinned


def test_no_piece_is_waited_for_where_the_driver_takes_no_thread(monkeypatch):
    driver, there = LoggingDriver(), np.zeros(5000, np.uint8)

    def refuse():
        raise TargetError("NVIDIA's driver refuses cuCtxPushCurrent_v2: CUDA error 201")

    monkeypatch.setattr(driver, "in_context", refuse)
    with pytest.raises(TargetError, match="error 201"), Staging(driver) as copies:
        copies.copy(there.ctypes.data, there.ctypes.data, 5000)


def test_what_making_an_array_raises_is_raised_at_the_end():
    driver, there = LoggingDriver(), np.zeros((400, 3), np.int16)
    with pytest.raises(CheckpointError, match="was cut short"), Staging(driver) as copies:
        copies.make(there.ctypes.data, Rows(0, 400, 3, broken=True))
    assert not driver.pinned
