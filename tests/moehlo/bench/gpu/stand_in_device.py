"""A GPU that only those who are timed move on: its clock is the host's too."""

from collections.abc import Callable
from typing import Any

import torch
from clock import Clock


class StandInDevice:
    """What was queued takes its time when it is waited for; kernels take half of a call."""

    name, processors = "one stand-in", 9

    def __init__(self, clock: Clock, free: int = 10**9) -> None:
        self.clock, self.free, self.queued = clock, free, 0.0
        self.tells_kernels, self.finished = True, 0

    def finish(self, result: Any) -> None:
        self.clock.now += self.queued
        self.queued, self.finished = 0.0, self.finished + 1

    def seconds(self, run: Callable[[], Any]) -> float:
        before = self.clock.now
        run()
        self.finish(None)
        return self.clock.now - before

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        return 0.5 * self.seconds(run) if self.tells_kernels else float("nan")

    def free_memory(self) -> int:
        return self.free


class Queued:
    """A contender whose call hands ``seconds`` to the device; its output is ``scale`` times the input."""

    def __init__(self, name: str, seconds: float, device: StandInDevice, scale: float = 1.0) -> None:
        self.name, self.seconds, self.device, self.scale, self.inputs = name, seconds, device, scale, []

    def prepare(self, inputs: Any) -> Callable[[int], Any]:
        def call(i: int) -> Any:
            self.inputs.append(i)
            self.device.queued += self.seconds
            return self.scale * inputs[i]

        return call

    def array(self, result: Any) -> Any:
        return result


def tensors(tokens: int, count: int) -> list[torch.Tensor]:
    return [torch.full((tokens, 40), float(i + 1)) for i in range(count)]
