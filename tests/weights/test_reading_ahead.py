"""How many guesses are read, from times and choices that are made up."""

from __future__ import annotations

import pytest

from weights.reading_ahead import LEARNT, ReadingAhead

EXPERT = 12
"""Bytes, in three planes."""


def seen(computing: float, reading: float, right: int, layer: int = 1) -> ReadingAhead:
    """After layers that took so many seconds each to compute, of whose ten absent guesses so many were right, and
    experts that took so many seconds each to read."""
    ahead, now = ReadingAhead(), 0.0
    for _ in range(2 * LEARNT):
        ahead.guess(layer, set(range(10)), now)
        now += computing
        ahead.ask(layer, set(range(right)), now)
        ahead.wait(5 * EXPERT, 5 * reading)
        now += 5 * reading
    return ahead


@pytest.mark.parametrize(
    ("computing", "reading", "right", "count"),
    [
        (1.0, 0.3, 0, 3),  # three are read while the layer is computed, and cost nothing
        (1.0, 0.3, 7, 4),  # 0.7 * 0.333 is more than 0.3 / 6
        (0.5, 1.0, 7, 1),
        (0.5, 1.0, 3, 1),  # 0.3 * 0.5 is more than 0.7 / 6
        (0.5, 1.0, 2, 0),  # 0.2 * 0.5 is less than 0.8 / 6
        (0.01, 1.0, 9, 0),  # 0.9 * 0.01 is less than 0.1 / 6
        (0.01, 1.0, 10, 1),
    ],
)
def test_so_many_are_read_as_pays(computing: float, reading: float, right: int, count: int) -> None:
    assert seen(computing, reading, right).worth(1, EXPERT, 3) == count


def test_larger_experts_take_longer_and_those_of_more_planes_are_given_up_earlier() -> None:
    ahead = seen(0.5, 1.0, 2)
    assert ahead.worth(1, EXPERT // 6, 3) == 3
    assert ahead.worth(1, EXPERT, 5) == 1


def test_a_layer_that_is_guessed_badly_has_guesses_of_its_own() -> None:
    ahead = seen(0.5, 1.0, 9)
    for _ in range(8):
        ahead.guess(0, {1, 2}, 0.0)
        ahead.ask(0, {3}, 0.5)
    assert (ahead.worth(0, EXPERT, 3), ahead.worth(1, EXPERT, 3)) == (0, 1)


def test_until_something_was_seen_all_are_read() -> None:
    ahead = ReadingAhead()
    assert ahead.worth(0, EXPERT, 3) is None
    ahead.wait(EXPERT, 1.0)
    for _ in range(LEARNT - 1):
        ahead.guess(0, {1}, 0.0)
        ahead.ask(0, {2}, 0.1)
    assert ahead.worth(0, EXPERT, 3) is None
    ahead.guess(0, {1}, 0.0)
    ahead.ask(0, {2}, 0.1)
    assert ahead.worth(0, EXPERT, 3) == 0
