"""What is timed: one way to compute the work, prepared for one point of a plan."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import MoehloError
from moehlo.bench.table import PEER

Array = npt.NDArray[Any]
Call = Callable[[int], Any]
"""Computes the work over input number i; the result is as its library gives it, and may still be computed."""


class Unavailable(Exception):  # noqa: N818 - not an error: a row of the table says it
    """Why a contender does not run: a package is missing, memory is short, it is written for other layers."""


class Contender:
    """One way to compute the work; ``name`` and ``kind`` (``moehlo.bench.table``) are those of its rows."""

    name: str
    kind: str = PEER

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """Make ready for inputs of one point. Raises ``Unavailable``."""
        raise NotImplementedError

    def turn(self, i: int) -> None:
        """Make ready for calls from input ``i`` on, which other contenders' calls may have come before; not timed."""

    def remark(self) -> str:
        """What was seen of its calls since the last remark, besides their times."""
        return ""

    def close(self) -> None:
        """End what it holds open."""


class Absent(Contender):
    """A contender that could not be made, and why: a row says it."""

    def __init__(self, name: str, kind: str, why: str) -> None:
        self.name, self.kind, self._why = name, kind, why

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """Raises ``Unavailable``."""
        raise Unavailable(self._why)


def attempt(name: str, kind: str, make: Callable[[], Contender]) -> Contender:
    """The contender that ``make`` gives; ``Absent``, called ``name``, where it cannot."""
    try:
        return make()
    except (Unavailable, MoehloError) as error:
        return Absent(name, kind, str(error))


def output_of(result: Any) -> Any:
    """What a call over N tokens returned as ``[N, W]`` f32: NumPy's on the host, torch's on a GPU."""
    result = result[0] if isinstance(result, tuple) else result
    if hasattr(result, "block_until_ready"):
        first = min(result.devices(), key=lambda device: device.id)
        if first.platform == "cpu":
            return np.array(result, np.float32)
        result = importlib.import_module("torch").from_dlpack(importlib.import_module("jax").device_put(result, first))
    if hasattr(result, "detach"):
        rows = result.detach().reshape(-1, result.shape[-1]).float()
        return rows.clone() if rows.is_cuda else rows.numpy().copy()
    return np.array(result, np.float32)


def distance(output: Any, reference: Any) -> float:
    """The relative L2 distance of two outputs, on the host where one of them is there."""
    if isinstance(output, np.ndarray) != isinstance(reference, np.ndarray):
        output, reference = (each.cpu().numpy() if hasattr(each, "cpu") else each for each in (output, reference))
    host = isinstance(output, np.ndarray)
    norm: Any = np.linalg.norm if host else importlib.import_module("torch").linalg.vector_norm
    return float(norm(output - reference)) / max(float(norm(reference)), 1e-30)
