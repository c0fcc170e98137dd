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
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.signature import DType

_READ_BYTES = 512 << 20
_SIDE = 2048
_TURNS = 5
_SPINNING = 0.03
"""Seconds after which threads of OpenMP, which wait for more work in a loop, have gone to sleep (14 ms on a Xeon)."""


@dataclass(frozen=True)
class Probe:
    """``run`` does ``work`` (bytes, or floating-point operations); ``name`` says by what.

    ``settle`` leaves the machine as each contender is to find it: awake, nothing running, caches full of other things.
    """

    name: str
    work: float
    run: Callable[[], Any]
    settle: Callable[[], None] = lambda: None

    def rate(self) -> float:
        """Work per second, timed once."""
        started = time.perf_counter()
        self.run()
        return self.work / (time.perf_counter() - started)


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
        types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}
        x, w = (torch.from_numpy(m).to(types[dtype]) for m in (a, b))
        ways["torch"] = lambda: torch.nn.functional.linear(x, w)
        # oneDNN as torch.compile calls it: for f32 the plain call goes to MKL, which is slow on some processors.
        ways["torch oneDNN"] = lambda: torch.ops.mkldnn._linear_pointwise(x, w, None, "none", [], "")
    if dtype is DType.F32 and threads == 1:
        ways["numpy"] = lambda: a @ b.T
    return ways


def _fastest(ways: Mapping[str, Callable[[], Any]], work: float) -> Probe:
    """The way that was fastest at its best, of five turns each, so that a neighbour's burst does not decide."""
    best: dict[str, float] = {}
    probes = {name: Probe(name, work, run) for name, run in ways.items()}
    for _ in range(_TURNS):
        for name, probe in list(probes.items()):
            try:
                best[name] = max(best.get(name, 0.0), probe.rate())
            except (AttributeError, RuntimeError):
                del probes[name]
    if not probes:
        raise RuntimeError(f"none of {', '.join(ways)} runs")
    return probes[max(probes, key=lambda name: best[name])]


def _torch(threads: int) -> Any:
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return None
    torch.set_num_threads(threads)
    return torch
