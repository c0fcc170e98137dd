"""A clock that only those who are timed move, a device that runs by it, contenders that move it, and work for them."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from moehlo.bench.contender import Contender
from moehlo.bench.device import Host
from moehlo.bench.run import Cost, Point, Work


class Clock:
    now = 0.0

    def perf_counter(self) -> float:
        return self.now


class StandIn(Host):
    """What was queued takes its time when it is waited for; as a GPU it tells of kernels, which take half of a call."""

    name, processors = "one stand-in", 9

    def __init__(self, clock: Clock, free: int = 10**9, *, gpu: bool = False) -> None:
        self.clock, self.free, self.queued, self.tells_kernels = clock, free, 0.0, gpu
        self.sees_kernels, self.finished = True, 0

    def finish(self, result: Any) -> None:
        super().finish(result)
        self.clock.now += self.queued
        self.queued, self.finished = 0.0, self.finished + 1

    def seconds(self, run: Callable[[], Any]) -> float:
        before = self.clock.now
        run()
        self.finish(None)
        return self.clock.now - before

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        return 0.5 * self.seconds(run) if self.sees_kernels else float("nan")

    def free_memory(self) -> int:
        return self.free


class Timed(Contender):
    """A contender whose call over input i takes ``seconds[i]``, or always the same; its output is ``scale`` times the
    input. ``inputs`` are those of its calls, ``turns`` those from which on it was made ready."""

    def __init__(
        self,
        name: str,
        kind: str,
        seconds: float | Sequence[float],
        device: StandIn,
        log: Callable[[str], None] = lambda _: None,
        scale: float = 1.0,
    ) -> None:
        self.name, self.kind, self.seconds, self.device, self.log, self.scale = name, kind, seconds, device, log, scale
        self.inputs: list[int] = []
        self.turns: list[int] = []
        self.closed = False

    def prepare(self, inputs: Sequence[np.ndarray]):
        def call(i: int) -> np.ndarray:
            self.log(self.name)
            self.inputs.append(i)
            self.device.queued += self.seconds if isinstance(self.seconds, float) else self.seconds[i]
            return self.scale * inputs[i]

        return call

    def turn(self, i: int) -> None:
        self.turns.append(i)
        self.device.clock.now += 1000.0

    def close(self) -> None:
        self.closed = True


class Layer(Work):
    """Inputs that are told apart by their numbers; a call reads 10 bytes and does 300 FLOPs for each expert of
    ``touched``, by the input."""

    columns = {"model": "olmoe", "layer": 3, "dtype": "bf16", "routing": "skewed"}  # noqa: RUF012

    def __init__(self, touched: Sequence[int] = (3,) * 20) -> None:
        self.touched = touched

    def input_bytes(self, point: Point) -> int:
        return 12 * point.tokens

    def inputs(self, point: Point, count: int) -> list[np.ndarray]:
        return [np.full((point.tokens, 3), i + 1, np.float32) for i in range(count)]

    def cost(self, point: Point, given: Any = None) -> Cost:
        touched = 3 if given is None else self.touched[int(given[0, 0]) - 1]
        return Cost(10.0 * touched, 300.0, touched)
