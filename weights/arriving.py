"""Weights that are made while others are used: for what copies each elsewhere and does not keep it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor

from weights.layouts import Array

AHEAD = 4
"""Weights that are made beside the one that was asked for: by so many threads, in so much memory."""


class Arriving(Mapping[str, Array]):
    """Weights by name, each made when it is asked for, and the next in order meanwhile; none is kept.

    What making one raises is raised where it is asked for.
    """

    def __init__(self, makers: Mapping[str, Callable[[], Array]]) -> None:
        self._makers, self._order = makers, [*makers]
        self._place = {name: number for number, name in enumerate(self._order)}
        self._threads = ThreadPoolExecutor(AHEAD, "moehlo-weights")
        self._begun: dict[str, Future[Array]] = {}

    def __getitem__(self, name: str) -> Array:
        first = self._place[name]
        for each in self._order[first : first + 1 + AHEAD]:
            if each not in self._begun:
                self._begun[each] = self._threads.submit(self._makers[each])
        return self._begun.pop(name).result()

    def __contains__(self, name: object) -> bool:
        return name in self._makers  # without making it

    def __iter__(self) -> Iterator[str]:
        return iter(self._order)

    def __len__(self) -> int:
        return len(self._order)
