"""Who makes room in the slots, and what a reading that fails leaves behind."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from emitter.errors import CheckpointError
from emitter.signature import Argument, DType, Role
from weights.expert_slots import Expert, ExpertSlots, Shelf

PLANE = Argument("expert_down", (3, 4, 2), DType.F32, Role.WEIGHT)
"""Three slots."""


class Reader:
    """Fills an expert's plane with its number, and notes it; ``failing`` cannot be read."""

    def __init__(self) -> None:
        self.read: list[int] = []
        self.failing: set[int] = set()

    def __call__(self, of: Expert, planes: Mapping[str, Any]) -> None:
        expert = of.number
        self.read.append(expert)
        planes["expert_down"][...] = -1 if expert in self.failing else expert
        if expert in self.failing:
            raise CheckpointError(f"expert {expert} was cut short")


@pytest.fixture
def reader() -> Reader:
    return Reader()


@pytest.fixture
def slots(reader: Reader) -> Iterator[ExpertSlots]:
    with ExpertSlots([Shelf((0,), (PLANE,))], reader, reads=1) as opened:
        yield opened


def take(slots: ExpertSlots, *experts: int) -> None:
    places = slots.take(0, experts)
    assert {e: np.unique(slots.arrays["expert_down"][place]).tolist() for e, place in places.items()} == {
        expert: [expert] for expert in experts
    }


def test_the_least_recently_used_expert_makes_room(slots: ExpertSlots, reader: Reader) -> None:
    for expert in (1, 2, 3, 1, 4, 1, 3, 2):
        take(slots, expert)
    # the first to come was used again before 4 came, so that 2 made room; then 4 was used last of 1, 3 and 4
    assert reader.read == [1, 2, 3, 4, 2]
    assert (slots.statistics.hits, slots.statistics.misses) == (3, 5)


def test_the_expert_that_was_used_less_often_makes_room(slots: ExpertSlots, reader: Reader) -> None:
    for expert in (1, 1, 1, 2, 3, 4, 1):
        take(slots, expert)
    assert reader.read == [1, 2, 3, 4]  # 2 made room, though 1 was not used for longer


def test_what_was_used_often_is_forgotten_in_time(slots: ExpertSlots, reader: Reader) -> None:
    for expert in (*[1] * 5, *[2] * 100, 3, 4, 3, 1):
        take(slots, expert)
    assert reader.read == [1, 2, 3, 4, 1]  # 1 made room, though 3 was used but once


def test_what_was_read_ahead_in_vain_makes_room_first(slots: ExpertSlots, reader: Reader) -> None:
    take(slots, 1)
    slots.prefetch(0, [2])
    slots.settle()
    take(slots, 3)
    slots.prefetch(0, [])
    take(slots, 4)
    take(slots, 1)
    assert reader.read == [1, 2, 3, 4]


def test_an_expert_whose_read_ahead_failed_was_not_read(slots: ExpertSlots, reader: Reader) -> None:
    take(slots, 1)
    reader.failing = {5}
    slots.prefetch(0, [5, 6])
    slots.settle()
    with pytest.raises(CheckpointError, match="expert 5 was cut short"):
        slots.take(0, [5])
    take(slots, 6)
    take(slots, 1)
    # the slots of both readings that failed are free again: no expert made room
    assert reader.read == [1, 5, 5, 6]
    with pytest.raises(CheckpointError, match="expert 5 was cut short"):
        slots.take(0, [5])
    assert slots.statistics.prefetched == 0
    reader.failing = set()
    take(slots, 5, 6, 7)
    assert reader.read == [1, 5, 5, 6, 5, 5, 7]


def test_a_guess_that_was_wrong_is_given_up_after_the_plane_that_is_being_read() -> None:
    """Its slot is free again; a guess that is asked for meanwhile is read to its end."""
    read: list[tuple[int, str]] = []
    started, ended = threading.Semaphore(0), threading.Semaphore(0)

    def load(expert: Expert, planes: Mapping[str, Any]) -> None:
        read.extend((expert.number, name) for name in planes)
        for plane in planes.values():
            plane[...] = expert.number
        if expert.number > 1 and "first" in planes:
            started.release()
            assert ended.acquire(timeout=60)

    planes = tuple(Argument(name, (2, 4), DType.F32, Role.WEIGHT) for name in ("first", "second"))
    with ExpertSlots([Shelf((0,), planes)], load, reads=2) as slots:
        slots.prefetch(0, [2])
        assert started.acquire(timeout=60)
        slots.take(0, [1])
        ended.release()
        slots.settle()
        assert read == [(2, "first"), (1, "first"), (1, "second")]
        seen = slots.statistics
        assert (seen.prefetched, seen.misses, seen.nbytes) == (0, 1, 3 * 16)
        slots.prefetch(0, [3])
        assert started.acquire(timeout=60)
        slots.take(0, [1])
        slots.prefetch(0, [3])
        ended.release()
        slots.settle()
        assert read[3:] == [(3, "first"), (3, "second")]


def test_guesses_that_do_not_pay_are_no_longer_read(reader: Reader) -> None:
    """A reading takes 10 ms, computing one, and no guess is right."""

    def load(expert: Expert, planes: Mapping[str, Any]) -> None:
        time.sleep(0.01)
        reader(expert, planes)

    with ExpertSlots([Shelf((0,), (PLANE,))], load, reads=1) as slots:
        for step in range(32):
            slots.prefetch(0, [100 + step])
            time.sleep(0.001)
            take(slots, step)
    assert 2 <= sum(expert >= 100 for expert in reader.read) <= 16


TWO = (
    Shelf((0, 2), (PLANE,)),
    Shelf((1,), (Argument("slots_1.expert_down", (2, 1), DType.F32, Role.WEIGHT),)),
)
"""Three slots for two layers, and two for one whose experts are smaller."""


def test_layers_share_slots_where_their_experts_are_alike() -> None:
    read: list[Expert] = []

    def load(expert: Expert, planes: Mapping[str, Any]) -> None:
        read.append(expert)
        for plane in planes.values():
            plane[...] = 10 * expert.layer + expert.number

    with ExpertSlots(TWO, load, reads=1) as slots:
        for layer, number in ((0, 1), (2, 1), (1, 1), (1, 2), (0, 1), (0, 3), (2, 4), (0, 1), (2, 1)):
            (place,) = slots.take(layer, [number]).values()
            held = slots.arrays["slots_1.expert_down" if layer == 1 else "expert_down"]
            assert np.unique(held[place]).tolist() == [10 * layer + number]
    assert read == [(0, 1), (2, 1), (1, 1), (1, 2), (0, 3), (2, 4), (2, 1)]


def test_several_readings_are_in_flight_and_what_is_asked_for_goes_before_what_is_guessed() -> None:
    """The first three readings wait for each other; a guess that has not begun is given up."""
    together, started, began = threading.Barrier(3), threading.Semaphore(0), []

    def load(expert: Expert, planes: Mapping[str, Any]) -> None:
        began.append(expert.number)
        started.release()
        if expert.number <= 3:
            together.wait(timeout=60)
        planes["expert_down"][...] = expert.number

    wide = Argument("expert_down", (12, 4), DType.F32, Role.WEIGHT)
    with ExpertSlots([Shelf((0,), (wide,))], load, reads=3) as slots:
        slots.prefetch(0, [1, 2, 3, 4, 5, 6])
        in_flight = all(started.acquire(timeout=10) for _ in range(3))
        if not in_flight:
            together.abort()
        assert in_flight, f"of three readings {began} began"
        found = slots.take(0, [2, 7, 8, 9])
        assert {slots.arrays["expert_down"][place][0] for place in found.values()} == {2, 7, 8, 9}
        slots.settle()
        seen = slots.statistics
    assert sorted(began[:3]) == [1, 2, 3]
    assert {7, 8, 9} <= set(began)
    assert (seen.hits, seen.misses, seen.used) == (1, 3, 1)
    assert len(began) == seen.prefetched + seen.misses
    assert seen.nbytes == len(began) * slots.expert_bytes(0)
