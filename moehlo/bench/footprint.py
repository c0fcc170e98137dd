"""Memory that a step of a whole model in transformers takes: watched, and by formula for our kernels."""

from __future__ import annotations

import contextlib
import math
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch

from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.target import host_target
from moehlo.bench.run import Point
from moehlo.memory import give_back
from moehlo.transformers import NAME
from moehlo.transformers.dense import faster_for
from moehlo.transformers.mlps import read_mlp
from moehlo.transformers.modules import is_experts, read_module
from moehlo.transformers.optimizing import is_ours

OPTIMIZED = "moehlo.optimize"
"""What is computed besides the experts, too; under ``NAME`` it is the experts alone."""


def experts_modules(model: Any) -> list[Any]:
    """The modules that transformers decorates with ``use_experts_implementation``."""
    return [module for module in model.modules() if is_experts(module)]


def activation_bytes(module: Any, tokens: int, threads: int) -> int:
    """Bytes that our kernels need for the activations of a call over ``tokens`` tokens of one experts module.

    With S = N k assignments in R = S + 15 min(S, E) rows (each expert's are a multiple of 16): hidden values R I, an
    index a row and two an assignment, four words a row block, the panels of each thread, x twice (as it comes and as
    the kernels take it, in f32 at most), y in f32 and as it goes. Few tokens take the gathered kernels instead: hidden
    values S I, outputs S H in f32. The larger of the two: which one runs is decided by the number of tokens.
    """
    count = top_k(module.config)
    shape = read_module(module, count, torch.device("cpu")).shape
    experts, hidden, assignments = shape.spec.experts, shape.spec.hidden, tokens * count
    kernels = GroupedKernels(host_target().isa, experts, hidden, count, shape.dtype)
    used = min(assignments, experts.count)
    rows, blocks = assignments + 15 * used, assignments // kernels.block_rows + used
    size, layout = shape.dtype.itemsize, kernels.layout
    ends = tokens * hidden * (4 + size) * 2
    grouped = rows * layout.padded(experts.intermediate) * layout.element.itemsize + threads * kernels.panel_bytes
    grouped += 4 * rows + 8 * assignments + 16 * blocks
    gathered = assignments * (experts.intermediate * size + hidden * 4)
    return ends + max(grouped, gathered)


def other_bytes(model: Any, tokens: int) -> int:
    """Bytes that our kernels need for the activations of calls over ``tokens`` tokens of what is besides the experts,
    where they compute these: of each shape once.

    x as it comes and as the kernels take it, in f32 at most, and y in f32 and as it goes; of an MLP gates and ups in
    f32, and hidden values twice in the type of the weights.
    """
    shapes = {read_mlp(module, torch.device("cpu")).shape for module in model.modules() if is_ours(module)}
    total = 0
    for shape in shapes:
        # the output embeddings are asked for the last token alone
        count = tokens if shape.glu is not None else 1
        if count in faster_for(shape):
            size, inner = shape.dtype.itemsize, 0 if shape.glu is None else shape.intermediate
            total += count * ((shape.width + shape.hidden) * (4 + size) + inner * 2 * (4 + size))
    return total


def formula_bytes(model: Any, tokens: int, threads: int) -> float:
    """Bytes that our kernels need for activations, as the model is now: of the largest experts, and besides them."""
    largest = max((activation_bytes(module, tokens, threads) for module in experts_modules(model)), default=0)
    return other_bytes(model, tokens) + largest


def top_k(config: Any) -> int:
    """How many experts a token visits, 1 where the config does not say so by a name that is known here."""
    text = config.get_text_config()
    return next((int(k) for name in ("num_experts_per_tok", "moe_topk") if (k := getattr(text, name, None))), 1)


_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def _resident(field: str = "VmRSS") -> float:
    """Bytes of memory that the process has, or had at its peak (``VmHWM``); NaN where the system does not tell."""
    try:
        line = next(line for line in _STATUS.read_text().splitlines() if line.startswith(f"{field}:"))
    except (OSError, StopIteration):
        return math.nan
    return float(line.split()[1]) * 1024


def _peak(step: Callable[[], object]) -> float:
    """Bytes of memory that the process has at its peak while ``step`` runs."""
    try:
        _CLEAR.write_text("5")  # proc(5): sets the peak back to what is resident now
    except OSError:
        return math.nan
    step()
    return _resident("VmHWM")


class Memory:
    """What implementations grow the process by, for steps of a kind.

    That is what the first such step keeps, and the most that a later one takes besides that: the median of rounds in
    turns, each of which begins when what the C library's allocator holds free has gone back to the system. What a step
    takes rests on the holes that it finds between what others keep: by eager alone, prefills of 24 layers of
    Qwen1.5-MoE took 204 to 248 MiB in one process, and 213 to 258 where the free memory had gone back.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, Point], float] = {}
        self._taken: dict[tuple[str, Point], list[float]] = {}

    @contextlib.contextmanager
    def kept(self, implementation: str, step: Point) -> Iterator[None]:
        """Around an implementation's first step of a kind. What ``OPTIMIZED`` finds there from ``NAME`` is its own
        too."""
        held = _settled()
        yield
        shared = self._kept.get((NAME, step), 0.0) if implementation == OPTIMIZED else 0.0
        self._kept[implementation, step] = shared + _settled() - held

    def watch(self, implementation: str, step: Point, run: Callable[[], object]) -> None:
        """Run such a step once more."""
        held = _settled()
        self._taken.setdefault((implementation, step), []).append(_peak(run) - held)

    def grown(self, kind: tuple[str, Point]) -> float:
        """Bytes; NaN where no such step was watched. 0 where it shrank: the system dropped pages of files meanwhile,
        which are no step's."""
        taken = self._taken.get(kind)
        return max(0.0, self._kept[kind] + statistics.median(taken)) if taken else math.nan


def _settled() -> float:
    """Bytes of memory that the process has besides what its allocator holds free."""
    give_back()
    return _resident()
