"""Who makes room in the slots, and what a reading that fails leaves behind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from emitter.errors import CheckpointError
from emitter.signature import Argument, DType, Role
from weights.slots import ExpertSlots

PLANE = Argument("expert_down", (3, 4, 2), DType.F32, Role.WEIGHT)
"""Three slots."""


class Reader:
    """Fills an expert's plane with its number, and notes it; ``failing`` cannot be read."""

    def __init__(self) -> None:
        self.read: list[int] = []
        self.failing: set[int] = set()

    def __call__(self, expert: int, planes: Mapping[str, Any]) -> None:
        self.read.append(expert)
        planes["expert_down"][...] = -1 if expert in self.failing else expert
        if expert in self.failing:
            raise CheckpointError(f"expert {expert} was cut short")


@pytest.fixture
def reader() -> Reader:
    return Reader()


@pytest.fixture
def slots(reader: Reader) -> Iterator[ExpertSlots]:
    with ExpertSlots([PLANE], reader) as opened:
        yield opened


def take(slots: ExpertSlots, *experts: int) -> None:
    places = slots.take(experts)
    assert {e: np.unique(slots.arrays["expert_down"][place]).tolist() for e, place in places.items()} == {
        expert: [expert] for expert in experts
    }


def test_the_least_recently_used_expert_makes_room(slots: ExpertSlots, reader: Reader) -> None:
    for expert in (1, 2, 3, 1, 4, 1, 3, 2):
        take(slots, expert)
    # the first to come was used again before 4 came, so that 2 made room; then 4 was used last of 1, 3 and 4
    assert reader.read == [1, 2, 3, 4, 2]
    assert (slots.statistics.hits, slots.statistics.misses) == (3, 5)


def test_an_expert_whose_read_ahead_failed_was_not_read(slots: ExpertSlots, reader: Reader) -> None:
    take(slots, 1)
    reader.failing = {5}
    slots.prefetch([5, 6])
    slots.settle()
    for _ in range(2):
        with pytest.raises(CheckpointError, match="expert 5 was cut short"):
            slots.take([5])
    assert slots.statistics.prefetched == 0
    reader.failing = set()
    take(slots, 5, 6, 7)  # the slots of what failed are free again
    assert reader.read == [1, 5, 5, 5, 5, 6, 7]
