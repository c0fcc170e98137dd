"""How many guessed experts it pays to read while a layer is computed, by what was seen so far."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Set
from dataclasses import dataclass

LEARNT = 8
"""Guesses after which what was seen counts: until then all are read."""
LAST = 32
"""A mean is of so many numbers, the older ones counting less and less."""


@dataclass
class _Mean:
    value: float = 1.0
    count: int = 0

    def add(self, number: float) -> None:
        self.count += 1
        self.value += (number - self.value) / min(self.count, LAST)


class ReadingAhead:
    """What guesses are worth: how often they were right, and how long computing and reading took.

    Computing leaves the disk idle for c seconds, in which it reads c / r experts. One more, that is right with
    probability p, has f = c / r - floor(c / r) of its reading behind it when the next layer asks. If it is right, that
    much is gained. If it is wrong, it is given up after the plane that is being read, half of which what is asked for
    waits for. So of experts of m planes one more is read where p f > (1 - p) / 2 m.
    """

    def __init__(self) -> None:
        self._right: defaultdict[int, _Mean] = defaultdict(_Mean)
        self._computing, self._byte = _Mean(), _Mean()
        self._guess: tuple[int, frozenset[int], float] | None = None

    def guess(self, layer: int, absent: Set[int], now: float) -> None:
        """At ``now``, in seconds, these experts of a layer are thought to be asked for next, and are in no slot."""
        self._guess = layer, frozenset(absent), now

    def ask(self, layer: int, wanted: Set[int], now: float) -> None:
        """At ``now`` these experts of a layer are asked for."""
        if self._guess is not None and self._guess[0] == layer:
            _, absent, began = self._guess
            self._computing.add(now - began)
            if absent:
                self._right[layer].add(len(absent & wanted) / len(absent))
        self._guess = None

    def wait(self, nbytes: int, seconds: float) -> None:
        """For so many bytes that were asked for and in no slot, a layer waited so long."""
        if nbytes:
            self._byte.add(seconds / nbytes)

    def worth(self, layer: int, nbytes: int, planes: int) -> int | None:
        """How many guessed experts of so many bytes in so many planes are to be read for a layer; None for all."""
        taken = self._byte.value * nbytes
        if self._computing.count < LEARNT or not self._byte.count or taken <= 0:
            return None
        whole, begun = divmod(self._computing.value / taken, 1)
        right = self._right[layer].value
        return int(whole) + (2 * planes * right * begun > 1 - right)
