"""Steps of a decoder that follow one another on a GPU: the host says where they begin, and reads what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
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


class DeviceSteps:
    """A captured step, ``made_for`` these sizes and places of weights and caches.

    It remembers what its buffers hold, so that only what is another is written there."""

    def __init__(self, replay: Replay, made_for: tuple[Room, Mapping[str, int]]) -> None:
        self.replay, self.made_for = replay, made_for
        self._vocabulary = replay.shape("logits")[1]
        self._held: dict[str, npt.NDArray[Any]] = {}
        self._count = 0

    @property
    def rows(self) -> int:
        """N."""
        return self.replay.shape("logits")[0]

    def begin(self, **inputs: npt.NDArray[Any]) -> None:
        """Have the next step find these inputs."""
        for name, array in inputs.items():
            there = self._held.get(name)
            if there is None or not np.array_equal(there, array):
                self.replay.write(name, array)
                self._held[name] = np.array(array)

    def run(self, count: int = 1) -> npt.NDArray[np.int32]:
        """The ids ``[count, N]`` that so many steps chose, each from where the one before ended; at most ``KEPT``.

        Raises ``InputError`` where logits are NaN.
        """
        self.replay.run(count)
        made: npt.NDArray[np.int32] = self.replay.read("made")[(self._count + np.arange(count)) % KEPT]
        self._count += count
        if (made >= self._vocabulary).any():
            raise InputError("logits hold NaN: no token can be chosen (are the weights damaged?)")
        self._held["tokens"] = np.where(self._held["lengths"] > 0, made[-1], self._held["tokens"])
        self._advanced(count)
        return made

    def follow(self, ids: npt.NDArray[np.int32]) -> None:
        """Compute a token of the first rows in each step, ``[count, rows]``, whatever the steps choose. Nothing is
        waited for."""
        for row in ids:
            self.begin(tokens=np.concatenate([row, self._held["tokens"][len(row) :]]).astype(np.int32))
            self.replay.run()
            self._count += 1
            self._advanced(1)
            self._held["tokens"] = np.full_like(self._held["lengths"], -1)  # what was chosen is not read

    def _advanced(self, count: int) -> None:
        used = self._held["lengths"] > 0
        for name in ("positions", "window_positions", "lengths"):
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
