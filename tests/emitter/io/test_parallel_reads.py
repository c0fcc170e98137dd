"""Readings of files by the C library, several at once."""

import os
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emitter.io.parallel_reads import FileSpan, Reading, reads_in_parallel, wait

pytestmark = pytest.mark.skipif(not reads_in_parallel(), reason="this system has no such readings")


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Two open files of random bytes, and these."""
    folder = tmp_path_factory.mktemp("files")
    held = [np.random.default_rng(seed).integers(0, 256, size, np.uint8) for seed, size in enumerate((5000, 70_001))]
    for number, octets in enumerate(held):
        (folder / str(number)).write_bytes(octets.tobytes())
    descriptors = [os.open(folder / str(number), os.O_RDONLY) for number in range(2)]
    yield list(zip(descriptors, held, strict=True))
    for descriptor in descriptors:
        os.close(descriptor)


def ended(reading: Reading) -> bool:
    while reading.is_under_way:
        wait([reading])
    return reading.end()


def open_descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@given(data=st.data())
def test_spans_arrive_one_behind_the_other(files, data):
    """Of either file, in any order, some of them the same; what lies around the target stays."""
    chosen = data.draw(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 4999), st.integers(1, 3000)), max_size=5))
    spans, parts = [], []
    for number, place, nbytes in chosen:
        descriptor, octets = files[number]
        parts.append(octets[place : place + nbytes])
        spans.append(FileSpan(descriptor, place, parts[-1].size))
    wanted = np.concatenate([np.empty(0, np.uint8), *parts])
    target = np.full(wanted.size + 2, 7, np.uint8)
    before = open_descriptors()
    assert ended(Reading(spans, target.ctypes.data + 1))
    assert open_descriptors() == before
    np.testing.assert_array_equal(target[1:-1], wanted)
    assert target[0] == target[-1] == 7


def test_many_readings_at_once_each_get_their_own_bytes(files):
    descriptor, octets = files[1]
    targets = np.zeros((40, 1500), np.uint8)
    readings = [
        Reading([FileSpan(descriptor, 1700 * number, 1500)], target.ctypes.data)
        for number, target in enumerate(targets)
    ]
    left = list(readings)
    while left:
        wait(left)
        for each in [each for each in left if not each.is_under_way]:
            left.remove(each)
            assert each.end()
    for number, target in enumerate(targets):
        np.testing.assert_array_equal(target, octets[1700 * number : 1700 * number + 1500])


def test_a_file_that_ends_early_is_not_complete(files):
    descriptor, _ = files[0]
    target = np.zeros(200, np.uint8)
    assert not ended(Reading([FileSpan(descriptor, 0, 100), FileSpan(descriptor, 4950, 100)], target.ctypes.data))


def test_a_descriptor_of_no_file_is_not_complete(files):
    """What was begun before it ends all the same."""
    target, before = np.zeros(8, np.uint8), open_descriptors()
    assert not ended(Reading([FileSpan(files[0][0], 0, 4), FileSpan(-1, 0, 4)], target.ctypes.data))
    assert open_descriptors() == before


def test_a_directory_is_not_complete(tmp_path: Path):
    descriptor, target = os.open(tmp_path, os.O_RDONLY), np.zeros(8, np.uint8)
    assert not ended(Reading([FileSpan(descriptor, 0, 8)], target.ctypes.data))
    os.close(descriptor)
