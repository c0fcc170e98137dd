"""Where calls run: the host or GPUs. Each has its clock, its memory and, on GPUs, the times of kernels alone."""

from __future__ import annotations

import importlib
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from emitter.errors import TargetError
from moehlo.memory import available_memory


@dataclass(frozen=True)
class Pace:
    """How many calls a time is of: those that take ``seconds`` together, at most ``calls``, and as many untimed before
    them, for GPUs that others leave idle are slow at first; one call alone where none fits."""

    seconds: float = 0.02
    calls: int = 48

    def of(self, took: float) -> int:
        """How many calls of ``took`` seconds fit."""
        return min(self.calls, int(self.seconds / took)) if took > 0 else self.calls


SINGLE = Pace(0.0, 0)
"""One call, of what the caches do not hold."""
OVER_SEVERAL = Pace(0.1, 128)
"""On two H200 a first call takes 350 us longer than the 100th: of rounds as short as on one GPU, that is a part."""


class Host:
    """The CPUs: a call runs in the caller's time."""

    tells_kernels = False
    place = "cpu"
    """As torch calls it."""

    def finish(self, result: Any) -> None:
        """Wait until ``result``, what a call returned, has been computed, and all before it."""
        if hasattr(result, "block_until_ready"):
            result.block_until_ready()

    def seconds(self, run: Callable[[], Any]) -> float:
        """How long ``run`` took."""
        started = time.perf_counter()
        run()
        return time.perf_counter() - started

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        """How long some kernel or copy of ``run`` was running; NaN where the device does not tell.

        That is the sum of their times, but where one begins before another has ended.
        """
        return math.nan

    def free_memory(self) -> int:
        """Bytes that can be allocated."""
        return available_memory()


class TorchDevice(Host):
    """The first GPU, as torch sees it. Raises ``TargetError`` without torch or a GPU of its.

    ``target`` is what is measured, ``hint`` what else can be done where there is no GPU.
    """

    tells_kernels, place = True, "cuda:0"

    def __init__(
        self,
        target: str = "cuda",
        hint: str = "`--compile-only --modules DIR` fills a folder to be measured elsewhere",
    ) -> None:
        try:
            self._torch = importlib.import_module("torch")
        except ImportError as error:
            raise TargetError("bench on a GPU draws weights and keeps time by torch, which is not installed") from error
        if not self._torch.cuda.is_available():
            raise TargetError(f"--target {target} measures a GPU, and torch sees none here; {hint}")
        properties = self._torch.cuda.get_device_properties(0)
        self.name, self.processors = str(properties.name), int(properties.multi_processor_count)

    def finish(self, result: Any) -> None:
        """See ``Host``. What JAX was given may not have reached the GPU yet, and JAX leaves another GPU current."""
        super().finish(result)
        self._torch.cuda.set_device(0)
        self._torch.cuda.synchronize()

    def seconds(self, run: Callable[[], Any]) -> float:
        """How long the device took for ``run``, from its first kernel to after its last: by CUDA events on torch's
        stream."""
        torch = self._torch
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        run()
        end.record()
        end.synchronize()
        return float(begin.elapsed_time(end)) * 1e-3

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        """See ``Host``: by CUPTI, which sees the kernels of all libraries."""
        profiler = importlib.import_module("torch.profiler")
        with profiler.profile(activities=[profiler.ProfilerActivity.CUDA]) as seen:
            self.finish(run())
        kind = self._torch.autograd.DeviceType.CUDA
        events = [event for event in seen.events() if event.device_type == kind and not event.is_async]
        micros = covered((event.device_index, event.time_range.start, event.time_range.end) for event in events)
        return micros * 1e-6 if micros > 0 else math.nan

    def free_memory(self) -> int:
        """See ``Host``; what torch keeps for itself is free to it."""
        cuda = self._torch.cuda
        return int(cuda.mem_get_info()[0] + cuda.memory_reserved() - cuda.memory_allocated())


def covered(spans: Iterable[tuple[int, float, float]]) -> float:
    """How much time spans (device, begin, end) cover together, each moment of a device once."""
    total, where, until = 0.0, None, -math.inf
    for device, begin, end in sorted(spans):
        until = until if device == where else -math.inf
        total += max(0.0, end - max(begin, until))
        where, until = device, max(until, end)
    return total


class Gpus(Host):
    """``count`` GPUs like ``first``, which keeps the time for all: a call ends there when it ends on all of them."""

    tells_kernels = True

    def __init__(self, first: Any, count: int) -> None:
        self.first, self.count = first, count
        self.name, self.processors = f"{count} {first.name}", first.processors

    def finish(self, result: Any) -> None:
        self.first.finish(result)

    def seconds(self, run: Callable[[], Any]) -> float:
        """See ``Host``: of the first."""
        return float(self.first.seconds(run))

    def free_memory(self) -> int:
        """Bytes that can be allocated on the first."""
        return int(self.first.free_memory())

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        """The mean over the GPUs."""
        return float(self.first.kernel_seconds(run)) / self.count
