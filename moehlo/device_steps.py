"""Steps of a decoder that follow one another on a GPU: the host says where they begin, and reads what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.graphs.decoder import KEPT, PositionInput, Room, by_length, position_rows

if TYPE_CHECKING:
    from emitter.iree.replay import Replay

AT_ONCE = 8
"""Steps that are enqueued before the host reads what they chose."""
KEPT_STEPS = 4
"""Sizes of a batch for which steps stay captured, each with buffers of its own."""


def chosen(made: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """The steps ``[count, N]`` in front of the first that left a token to the host."""
    left = (made < 0).any(1)
    return made[: int(left.argmax()) if left.any() else len(made)]


_MOVING = ("tokens", "positions", "window_positions", "lengths")
"""What a step leaves as the next one finds it."""


@dataclass(frozen=True)
class _Enqueued:
    """Steps on their way, the ``first`` of which is of this number; ``fetched`` waits for what they chose."""

    count: int
    first: int
    fetched: Callable[[], tuple[npt.NDArray[Any], float]]


class DeviceSteps:
    """A captured step, ``made_for`` these sizes and places of weights and caches.

    It remembers what its buffers hold, so that only what is another is written there."""

    def __init__(self, replay: Replay, made_for: tuple[Room, Mapping[str, int]]) -> None:
        self.replay, self.made_for = replay, made_for
        self._vocabulary = replay.shape("logits")[1]
        self._held: dict[str, npt.NDArray[Any]] = {}
        self._count = 0
        self._behind: _Enqueued | None = None
        self.seconds: float | None = None
        """What the last run took the GPU, where it had begun before it was asked for."""

    @property
    def rows(self) -> int:
        """N."""
        return self.replay.shape("logits")[0]

    def begin(self, **inputs: npt.NDArray[Any]) -> None:
        """Have the next step find these inputs."""
        held = self._held
        others = {n: a for n, a in inputs.items() if n not in held or not np.array_equal(held[n], a)}
        if others:
            self._turn_back()
        for name, array in others.items():
            self.replay.write(name, array)
            held[name] = np.array(array)

    def run(self, count: int = 1, behind: int = 0) -> npt.NDArray[np.int32]:
        """The ids ``[count, N]`` that so many steps chose, each from where the one before ended; at most ``KEPT``.

        So many more are enqueued ``behind`` them before they are waited for, and are the next run where it is of as
        many and nothing else is begun before: the GPU then computes while the host uses what it reads.

        Raises ``InputError`` where logits are NaN.
        """
        if self._behind is not None and self._behind.count != count:
            self._turn_back()
        going_on, begun = self._behind is not None, self._behind or self._enqueued(count)
        self._behind = self._enqueued(behind) if behind else None
        every, seconds = begun.fetched()
        self.seconds = seconds if going_on else None
        made: npt.NDArray[np.int32] = every[(begun.first + np.arange(count)) % KEPT]
        if (made >= self._vocabulary).any():
            raise InputError("logits hold NaN: no token can be chosen (are the weights damaged?)")
        self._held["tokens"] = np.where(self._held["lengths"] > 0, made[-1], self._held["tokens"])
        self._advanced(count)
        return made

    def _enqueued(self, count: int) -> _Enqueued:
        self.replay.run(count)
        first, self._count = self._count, self._count + count
        return _Enqueued(count, first, self.replay.fetch("made"))

    def _turn_back(self) -> None:
        """Have the next step begin where the last that was read has ended, whatever was computed behind it."""
        if self._behind is not None:
            self._behind = None
            for name in _MOVING:
                self.replay.write(name, self._held[name])

    def settle(self) -> None:
        """Wait for steps that were enqueued behind those that were read, and forget them: their sequence goes."""
        if self._behind is not None:
            self._turn_back()
            self.replay.finish()

    def follow(self, ids: npt.NDArray[np.int32]) -> None:
        """Compute a token of the first rows in each step, ``[count, rows]``, whatever the steps choose. Nothing is
        waited for."""
        self._turn_back()
        for row in ids:
            self.begin(tokens=np.concatenate([row, self._held["tokens"][len(row) :]]).astype(np.int32))
            self.replay.run()
            self._count += 1
            self._advanced(1)
            self._held["tokens"] = np.full_like(self._held["lengths"], -1)  # what was chosen is not read

    def _advanced(self, count: int) -> None:
        used = self._held["lengths"] > 0
        for name in _MOVING[1:]:
            self._held[name] = self._held[name] + (count * used).astype(np.int32)

    def finish(self) -> None:
        """Wait until all steps so far have ended."""
        self.replay.finish()

    def logits(self) -> npt.NDArray[np.float32]:
        """Those of the last step, ``[N, V]``."""
        return self.replay.read("logits")


def position_table(one: PositionInput, count: int, alpha: npt.NDArray[np.float64] | None) -> npt.NDArray[np.float32]:
    """The rows of an input for the tokens at 0, 1, ... ``count - 1``, each the last of its sequence."""
    positions = np.arange(count)
    if not by_length(one, count):
        return position_rows(one, positions, count, alpha)
    return np.concatenate([position_rows(one, positions[i : i + 1], i + 1, alpha) for i in range(count)])
