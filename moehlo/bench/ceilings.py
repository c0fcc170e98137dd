"""What the machine can do at most: reading memory and multiplying matrices, by the best library at hand.

Several ways are tried, and the fastest is then timed again next to the contenders' calls (reading before each of them,
the product before each of ours), so that a ceiling sees the same neighbours, clocks and temperatures as what stands
below it.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.signature import DType
from moehlo.bench.device import Host
from moehlo.memory import room_on

_READ_BYTES = 512 << 20
_FEWER_BYTES = 1 << 27
"""More than most caches of processors hold, and little beside a model."""
_SIDE = 2048
GPU_READ_BYTES = 1 << 30
GPU_SIDE = 8192
_ROW = 1 << 15
_TURNS = 5
_SPINNING = 0.03
"""Seconds after which threads of OpenMP, which wait for more work in a loop, have gone to sleep (14 ms on a Xeon)."""


@dataclass(frozen=True)
class Probe:
    """``run`` does ``work`` (bytes, or floating-point operations), timed by ``device``; ``name`` says by what.

    ``settle`` leaves the machine as each contender is to find it: awake, nothing running, caches full of other things.
    """

    name: str
    work: float
    run: Callable[[], Any]
    settle: Callable[[], None] = lambda: None
    device: Host = field(default_factory=Host)

    def rate(self) -> float:
        """Work per second, timed once."""
        return self.work / self.device.seconds(self.run)


@dataclass(frozen=True)
class Ceilings:
    """Reading memory; a product of square matrices, where a library multiplies the dtype; copying, on GPUs."""

    read: Probe
    matmul: Probe | None = None
    copy: Probe | None = None


def host_ceilings(dtype: DType, threads: int) -> Ceilings:
    """Those of the CPUs."""
    return Ceilings(read_probe(threads), matmul_probe(dtype, threads))


def read_probe(threads: int) -> Probe:
    """Reading memory far larger than any cache, each thread its part."""
    block = np.ones(_READ_BYTES // 4, np.float32)
    ways = read_ways(block, threads)

    def settle() -> None:
        # A library's idle threads would take a core from whoever is timed next, unless they are the next one's own:
        # 5 ms of a call, as seen on a Xeon. These threads sleep at once.
        until = time.perf_counter() + _SPINNING
        while time.perf_counter() < until:
            ways["numpy max"]()

    return replace(_fastest(ways, block.nbytes), settle=settle)


def read_rate(threads: int) -> float | None:
    """Bytes a second that threads read of memory, each its part, by NumPy alone, where a model leaves little room: the
    best of some turns, a tenth of a second in all. None where there is no memory for it."""
    if room_on().nbytes < 4 * _FEWER_BYTES:
        return None
    parts = np.array_split(np.ones(_FEWER_BYTES // 8, np.int64), threads)
    with ThreadPoolExecutor(threads) as pool:
        probe = Probe("numpy or", _FEWER_BYTES, lambda: list(pool.map(np.bitwise_or.reduce, parts)))
        return max(probe.rate() for _ in range(_TURNS))


def read_ways(block: npt.NDArray[np.float32], threads: int) -> dict[str, Callable[[], Any]]:
    """Ways to read every word of ``block [W]`` (W a multiple of 8192) once, each thread its part."""
    parts = np.array_split(block, threads)
    pool = ThreadPoolExecutor(threads)
    ways: dict[str, Callable[[], Any]] = {"numpy max": lambda: list(pool.map(np.max, parts))}
    if (torch := _torch(threads)) is not None:
        tensor = torch.from_numpy(block)
        matrix, vector = tensor.view(-1, 1 << 13), torch.ones(1 << 13)
        halves = tensor.view(2, -1)
        ways["torch sum"] = tensor.sum
        ways["torch amax"] = tensor.amax
        ways["torch mv"] = lambda: matrix.mv(vector)
        ways["torch dot of halves"] = lambda: torch.dot(halves[0], halves[1])
    return ways


def matmul_probe(dtype: DType, threads: int) -> Probe | None:
    """A product of square matrices; None where no library multiplies the dtype."""
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((_SIDE, _SIDE), np.float32) for _ in range(2))
    ways = product_ways(a, b, dtype, threads)
    # A multiplication and an addition for each of S products of each of S x S results.
    return _fastest(ways, 2.0 * _SIDE**3) if ways else None


def product_ways(
    a: npt.NDArray[np.float32], b: npt.NDArray[np.float32], dtype: DType, threads: int
) -> dict[str, Callable[[], Any]]:
    """Ways to compute ``a b^T [S, S]`` in ``dtype``."""
    ways: dict[str, Callable[[], Any]] = {}
    if (torch := _torch(threads)) is not None:
        x, w = (torch.from_numpy(m).to(torch_types()[dtype]) for m in (a, b))
        ways["torch"] = lambda: torch.nn.functional.linear(x, w)
        # oneDNN as torch.compile calls it: for f32 the plain call goes to MKL, which is slow on some processors.
        ways["torch oneDNN"] = lambda: torch.ops.mkldnn._linear_pointwise(x, w, None, "none", [], "")
    if dtype is DType.F32 and threads == 1:
        ways["numpy"] = lambda: a @ b.T
    return ways


def gpu_ceilings(device: Host, dtype: DType, *, where: str = "cuda:0", count: int = 1) -> Ceilings:
    """Those of a GPU by torch; those of ``count`` GPUs are as many times the first one's.

    Copying, in which each byte is read and written, is a way to read: on an H200 torch copies at 4.1 TB/s, and its
    reductions read at 3.6.
    """
    torch = importlib.import_module("torch")
    block = torch.ones(GPU_READ_BYTES // 4, device=where)
    target = torch.empty_like(block)
    halves, matrix = block.view(2, -1), block.view(-1, min(_ROW, block.numel()))
    vector = torch.ones(matrix.shape[1], device=where)
    many = f"{count} times " if count > 1 else ""
    ways: dict[str, Callable[[], Any]] = {
        f"{many}torch amax": block.amax,
        f"{many}torch sum": block.sum,
        f"{many}torch dot of halves": lambda: torch.dot(halves[0], halves[1]),
        f"{many}torch matrix by vector": lambda: matrix @ vector,
    }
    reads = [Probe(name, count * GPU_READ_BYTES, run, device=device) for name, run in ways.items()]
    copy = Probe(f"{many}torch copy", 2.0 * count * GPU_READ_BYTES, lambda: target.copy_(block), device=device)
    a, b = (torch.randn(GPU_SIDE, GPU_SIDE, device=where).to(torch_types()[dtype]) for _ in range(2))
    product = Probe(f"{many}torch, {GPU_SIDE}^3", 2.0 * count * GPU_SIDE**3, lambda: a @ b, device=device)
    product.rate()
    return Ceilings(_best([*reads, copy]), product, copy)


def torch_types() -> Mapping[DType, Any]:
    """torch's element types."""
    torch = importlib.import_module("torch")
    return {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}


def _fastest(ways: Mapping[str, Callable[[], Any]], work: float) -> Probe:
    """The fastest way to do ``work``."""
    return _best([Probe(name, work, run) for name, run in ways.items()])


def _best(probes: list[Probe]) -> Probe:
    """The probe that was fastest at its best, of five turns each, so that a neighbour's burst does not decide."""
    rates: dict[Probe, float] = dict.fromkeys(probes, 0.0)
    for _ in range(_TURNS):
        for probe in [*rates]:
            try:
                rates[probe] = max(rates[probe], probe.rate())
            except (AttributeError, RuntimeError):
                del rates[probe]
    if not rates:
        raise RuntimeError(f"none of {', '.join(probe.name for probe in probes)} runs")
    return max(rates, key=lambda probe: rates[probe])


def _torch(threads: int) -> Any:
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return None
    torch.set_num_threads(threads)
    return torch
