"""What the benchmark asks of a GPU: to finish, how long something ran there, its kernels, its memory, its ceilings."""

from __future__ import annotations

import importlib
import math
import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from emitter.dtype import DType
from emitter.errors import TargetError
from moehlo.bench.ceilings import Probe
from moehlo.bench.machine import Machine, this_machine

READ_BYTES = 1 << 30
SIDE = 8192
_ROW = 1 << 15
_TURNS = 5


class Device(Protocol):
    """A GPU, or what stands in for one."""

    name: str
    processors: int

    def finish(self, result: Any) -> None:
        """Wait until ``result``, what a call returned, has been computed, and all before it."""

    def seconds(self, run: Callable[[], Any]) -> float:
        """How long the device took for ``run``, from its first kernel to behind its last."""

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        """How long some kernel or copy of ``run`` was running; NaN where the device does not tell.

        That is the sum of their times, but where one begins before another has ended.
        """

    def free_memory(self) -> int:
        """Bytes that can be allocated."""


class TorchDevice:
    """The first GPU, as torch sees it. Raises ``TargetError`` without torch or a GPU of its.

    ``target`` is what is measured, ``hint`` what else can be done where there is no GPU.
    """

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
        """See ``Device``. What JAX was given may not have reached the GPU yet, and JAX leaves another GPU current."""
        if hasattr(result, "block_until_ready"):
            result.block_until_ready()
        self._torch.cuda.set_device(0)
        self._torch.cuda.synchronize()

    def seconds(self, run: Callable[[], Any]) -> float:
        """See ``Device``: by CUDA events on torch's stream."""
        torch = self._torch
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        run()
        end.record()
        end.synchronize()
        return float(begin.elapsed_time(end)) * 1e-3

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        """See ``Device``: by CUPTI, which sees the kernels of all libraries."""
        profiler = importlib.import_module("torch.profiler")
        with profiler.profile(activities=[profiler.ProfilerActivity.CUDA]) as seen:
            self.finish(run())
        kind = self._torch.autograd.DeviceType.CUDA
        events = [event for event in seen.events() if event.device_type == kind and not event.is_async]
        micros = covered((event.device_index, event.time_range.start, event.time_range.end) for event in events)
        return micros * 1e-6 if micros > 0 else float("nan")

    def free_memory(self) -> int:
        """See ``Device``; what torch keeps for itself is free to it."""
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


class Gpus:
    """``count`` GPUs like ``first``, which keeps the time for all: a call ends there when it ends on all of them."""

    def __init__(self, first: Device, count: int) -> None:
        self.first, self.count = first, count
        self.name, self.processors = f"{count} {first.name}", first.processors

    def finish(self, result: Any) -> None:
        """See ``Device``."""
        self.first.finish(result)

    def seconds(self, run: Callable[[], Any]) -> float:
        """See ``Device``: of the first."""
        return self.first.seconds(run)

    def kernel_seconds(self, run: Callable[[], Any]) -> float:
        """The mean over the GPUs."""
        return self.first.kernel_seconds(run) / self.count

    def free_memory(self) -> int:
        """Bytes that can be allocated on the first."""
        return self.first.free_memory()


def machine_of(device: Device, architecture: str) -> Machine:
    """The GPU as a table names it: its multiprocessors are its cores, its architecture what kernels are for."""
    here = this_machine()
    return Machine(here.date, device.name, device.processors, architecture, here.versions)


@dataclass(frozen=True)
class DeviceProbe(Probe):
    """A probe timed by the device."""

    device: Device | None = None

    def rate(self) -> float:
        """Work per second, timed once."""
        assert self.device is not None
        return self.work / self.device.seconds(self.run)


@dataclass(frozen=True)
class Probes:
    """Reading memory, copying it (each byte is read and written), and a product of square matrices."""

    read: Probe
    copy: Probe
    matmul: Probe


def probes(device: Device, dtype: DType, *, where: str = "cuda:0", count: int = 1) -> Probes:
    """The ceilings of a device by torch: of several ways to read the fastest. Those of ``count`` devices are as many
    times the first one's.

    Copying, which reads and writes, is one: on an H200 torch copies at 4.1 TB/s, and its reductions read at 3.6.
    """
    torch = importlib.import_module("torch")
    types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}
    block = torch.ones(READ_BYTES // 4, device=where)
    target = torch.empty_like(block)
    halves, matrix = block.view(2, -1), block.view(-1, min(_ROW, block.numel()))
    vector = torch.ones(matrix.shape[1], device=where)
    ways: dict[str, Callable[[], Any]] = {
        "torch amax": block.amax,
        "torch sum": block.sum,
        "torch dot of halves": lambda: torch.dot(halves[0], halves[1]),
        "torch matrix by vector": lambda: matrix @ vector,
    }
    many = f"{count} times " if count > 1 else ""
    reads = {name: DeviceProbe(many + name, count * READ_BYTES, run, device=device) for name, run in ways.items()}
    copy = DeviceProbe(f"{many}torch copy", 2.0 * count * READ_BYTES, lambda: target.copy_(block), device=device)
    reads[copy.name] = copy
    best = {name: statistics.median(probe.rate() for _ in range(_TURNS)) for name, probe in reads.items()}
    a, b = (torch.randn(SIDE, SIDE, device=where).to(types[dtype]) for _ in range(2))
    product = DeviceProbe(f"{many}torch, {SIDE}^3", 2.0 * count * SIDE**3, lambda: a @ b, device=device)
    for warm in (product, copy):
        warm.rate()
    return Probes(reads[max(best, key=lambda name: best[name])], copy, product)
