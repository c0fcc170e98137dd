"""Reading past the system's cache: the same bytes, wherever they begin and end, and only where that is asked for."""

from __future__ import annotations

import os
import re
from pathlib import Path

import numpy as np
import pytest

from emitter.errors import CheckpointError
from weights import direct
from weights.direct import DirectFile, past_cache
from weights.expert_slots import Expert, load_from
from weights.mapping import MappedFile

SIZE = 5 * 4096 + 700
BYTES = np.random.default_rng(0).integers(0, 256, SIZE).astype(np.uint8)


class Plain(MappedFile):
    def _check(self, handle, size) -> None:
        pass


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plain:
    """A file that is not in memory, as far as is known, read in pieces of two blocks."""
    path = tmp_path / "numbers"
    path.write_bytes(BYTES.tobytes())
    monkeypatch.setattr(direct, "PIECE", 2 * 4096)
    monkeypatch.setattr(direct, "LEAST", 1)
    monkeypatch.setattr(DirectFile, "_in_memory", lambda self, place, nbytes: False)
    return Plain(path, "numbers")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The readings: bytes of memory, and the place in the file."""
    seen: list[tuple[int, int]] = []
    preadv = os.preadv

    def watched(descriptor: int, buffers: list, place: int) -> int:
        seen.append((len(buffers[0]), place))
        return preadv(descriptor, buffers, place)

    monkeypatch.setattr(os, "preadv", watched)
    return seen


def refused(folder: Path) -> bool:
    """Whether the file system has no direct readings."""
    path = folder / "any"
    path.write_bytes(bytes(4096))
    try:
        os.close(os.open(path, os.O_RDONLY | os.O_DIRECT))
    except (AttributeError, OSError):
        return True
    return False


@pytest.mark.parametrize(("low", "high"), [(0, SIZE), (64, 9000), (4096, 8192), (4095, 4097), (12345, SIZE), (7, 8)])
def test_direct_readings_give_the_same_bytes(
    file: Plain, calls: list[tuple[int, int]], low: int, high: int, tmp_path: Path
) -> None:
    view, target = file.view(low, [high - low], np.dtype(np.uint8)), np.zeros(high - low, np.uint8)
    with past_cache():
        file.read_into(view, target)
    np.testing.assert_array_equal(target, BYTES[low:high])
    if not refused(tmp_path):
        assert calls
        assert all(length % 4096 == 0 and place % 4096 == 0 and length <= 3 * 4096 for length, place in calls)


def test_a_piece_that_begins_within_a_block_is_one_reading(file: Plain, calls: list[tuple[int, int]]) -> None:
    target = np.zeros(2 * 4096, np.uint8)
    with past_cache():
        file.read_into(file.view(64, [2 * 4096], np.dtype(np.uint8)), target)
    np.testing.assert_array_equal(target, BYTES[64 : 64 + 2 * 4096])
    assert len(calls) == 1


def test_readings_are_direct_where_that_is_asked_for_alone(file: Plain, calls: list[tuple[int, int]]) -> None:
    target = np.zeros(9000, np.uint8)
    file.read_into(file.view(64, [9000], np.dtype(np.uint8)), target)
    assert calls == [(9000, 64)]


def test_what_the_system_has_in_memory_is_read_from_there(file: Plain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(direct, "LEAST", 1)
    view = file.view(64, [9000], np.dtype(np.uint8))
    view.sum()  # every page is touched
    assert file._direct._in_memory(64, 9000)
    with past_cache():
        assert file._direct.read(64, np.zeros(9000, np.uint8).data) == 0


def test_a_file_that_was_cut_short_is_an_error(file: Plain) -> None:
    view = file.view(0, [SIZE], np.dtype(np.uint8))
    os.truncate(file.path, 6000)
    with past_cache(), pytest.raises(CheckpointError, match="cut short"):
        file.read_into(view, np.zeros(SIZE, np.uint8))


def test_experts_are_read_past_the_cache() -> None:
    asked: list[bool] = []

    class Recorded:
        def entries(self, start: int, stop: int) -> Recorded:
            return self

        def write_to(self, target: np.ndarray) -> None:
            asked.append(direct._wanted.get())

    load_from({3: {"down": Recorded()}})(Expert(3, 1), {"down": np.zeros(1)})  # type: ignore[dict-item]
    assert asked == [True]
    assert not direct._wanted.get()


def test_a_mapped_file_is_kept_in_large_pages_where_the_system_has_them(file: Plain) -> None:
    """The kernel notes the advice as ``hg`` among the flags of the map (proc(5), smaps)."""
    if not Path("/sys/kernel/mm/transparent_hugepage").is_dir():
        pytest.skip("the system has no such pages")
    maps = re.split(r"\n(?=[0-9a-f]+-[0-9a-f]+ )", Path("/proc/self/smaps").read_text())
    (flags,) = (re.findall("VmFlags:(.*)", one)[0].split() for one in maps if str(file.path) in one)
    assert "hg" in flags
