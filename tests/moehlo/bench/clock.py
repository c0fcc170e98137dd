"""A clock that only those who are timed move, and a contender that moves it."""

from collections.abc import Callable, Sequence

import numpy as np


class Clock:
    now = 0.0

    def perf_counter(self) -> float:
        return self.now


class Slow:
    """A contender whose call over input i takes ``seconds[i]`` (or always the same) by the clock; keeps which i."""

    def __init__(
        self, name: str, seconds: float | Sequence[float], clock: Clock, log: Callable[[str], None] = lambda _: None
    ) -> None:
        self.name, self.seconds, self.clock, self.log = name, seconds, clock, log
        self.inputs: list[int] = []

    def prepare(self, inputs: Sequence[np.ndarray]):
        def call(i: int) -> np.ndarray:
            self.log(self.name)
            self.inputs.append(i)
            self.clock.now += self.seconds if isinstance(self.seconds, float) else self.seconds[i]
            return inputs[i]

        return call

    def array(self, result: np.ndarray) -> np.ndarray:
        return result
