"""What the machine can do at most: reading memory and multiplying matrices, by the best library at hand.

Several ways are tried once, and the fastest is then timed again between the contenders' calls, so that a ceiling sees
the same neighbours, clocks and temperatures as what stands below it.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from emitter.graph import DType

_READ_BYTES = 512 << 20
_SIDE = 2048


@dataclass(frozen=True)
class Probe:
    """``run`` does ``work`` (bytes, or floating-point operations); ``name`` says by what."""

    name: str
    work: float
    run: Callable[[], Any]

    def rate(self) -> float:
        """Work per second, timed once."""
        started = time.perf_counter()
        self.run()
        return self.work / (time.perf_counter() - started)


def read_probe(threads: int) -> Probe:
    """Reading memory far larger than any cache."""
    block = np.ones(_READ_BYTES // 4, np.float32)
    ways: dict[str, Callable[[], Any]] = {}
    if (torch := _torch(threads)) is not None:
        tensor = torch.from_numpy(block)
        matrix, vector = tensor.view(-1, 1 << 13), torch.ones(1 << 13)
        ways["torch sum"] = tensor.sum
        ways["torch mv"] = lambda: matrix.mv(vector)
    if threads == 1 or not ways:
        ways["numpy max"] = block.max
    return _fastest(ways, _READ_BYTES)


def matmul_probe(dtype: DType, threads: int) -> Probe | None:
    """A product of square matrices; None where no library multiplies the dtype."""
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((_SIDE, _SIDE), np.float32) for _ in range(2))
    ways: dict[str, Callable[[], Any]] = {}
    if (torch := _torch(threads)) is not None:
        types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}
        x, w = (torch.from_numpy(m).to(types[dtype]) for m in (a, b))
        ways["torch"] = lambda: torch.nn.functional.linear(x, w)
        # oneDNN as torch.compile calls it: for f32 the plain call goes to MKL, which is slow on some processors.
        ways["torch oneDNN"] = lambda: torch.ops.mkldnn._linear_pointwise(x, w, None, "none", [], "")
    if dtype is DType.F32 and threads == 1:
        ways["numpy"] = lambda: a @ b.T
    return _fastest(ways, 2.0 * _SIDE**3) if ways else None


def _fastest(ways: Mapping[str, Callable[[], Any]], work: float) -> Probe:
    best: tuple[float, Probe] | None = None
    for name, run in ways.items():
        probe = Probe(name, work, run)
        try:
            probe.rate()
            rate = max(probe.rate() for _ in range(3))
        except (AttributeError, RuntimeError):
            continue
        if best is None or rate > best[0]:
            best = (rate, probe)
    if best is None:
        raise RuntimeError(f"none of {', '.join(ways)} runs")
    return best[1]


def _torch(threads: int) -> Any:
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return None
    torch.set_num_threads(threads)
    return torch
