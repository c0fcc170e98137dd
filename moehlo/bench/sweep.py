"""From how many tokens on another variant is faster on this machine: measured, and written as a table."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence

from emitter.dispatch.thresholds import Measured
from emitter.lowering import Thresholds
from moehlo.bench.rigs import Opened
from moehlo.bench.run import KERNELS, Measurement, points, run
from moehlo.bench.table import Row

TOKENS = (1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192)
GPU_TOKENS = (1, 2, 3, 4, 6, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 4096)
GPU_PATIENCE = 0.005
"""Seconds that a call of a variant far slower than another may take: beyond that number of tokens it is not run."""


def sweep(
    opened: Opened,
    tokens: Sequence[int],
    threads: int,
    repeats: int,
    patience: float = 1.0,
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[Measured, list[Row]]:
    """The thresholds of one layer, and what they were found from: the kernels' own times where all were seen.

    What the host adds is the same for all of them, and noisier than they differ.
    """
    variants = opened.variants()
    rows = run(opened.work, Measurement(points(tokens), threads, repeats, patience), opened.rig, variants, progress)
    workload = opened.work.workload
    spec, found = workload.spec, best_thresholds(variant_times(rows, [variant.name for variant in variants]))
    return Measured(
        dtype=workload.dtype,
        experts=spec.experts.count,
        top_k=spec.router.top_k,
        hidden=spec.expert_hidden,
        intermediate=spec.experts.intermediate,
        thresholds=found,
        date=opened.rig.machine.date,
        **opened.line,
    ), rows


def variant_times(rows: Sequence[Row], variants: Sequence[str]) -> dict[str, dict[int, float]]:
    """Seconds of each variant by token count: of its kernels alone where those were seen, else of its calls."""
    taken = {(row.contender, row.tokens): row.median for row in rows if row.ran}
    counts = sorted({row.tokens for row in rows})
    seen = all((f"{name}{KERNELS}", n) in taken for name in variants for n in counts if (name, n) in taken)
    suffix = KERNELS if seen else ""
    return {name: {n: taken.get((f"{name}{suffix}", n), math.nan) for n in counts} for name in variants}


def best_thresholds(times: Mapping[str, Mapping[int, float]]) -> Thresholds:
    """The thresholds that lose least against the fastest variant at each count.

    ``times`` are by variant, those for few tokens first, and by token count; NaN where one was not measured. What is
    lost is summed as logarithms, so that a noisy point moves a threshold by little, and small counts weigh as much as
    large ones. Among equals the lowest thresholds.
    """
    *variants, beyond = times
    counts = sorted(times[beyond])
    fastest = [min(t[n] for t in times.values() if t[n] == t[n]) for n in counts]

    def lost(variant: str) -> list[float]:
        taken = [times[variant][n] for n in counts]
        return [math.log(t / least) if t == t else math.inf for t, least in zip(taken, fastest, strict=True)]

    # each variant but the last ends where the next begins: at one of the counts, or before all of them
    every = range(len(counts) + 1)
    starts: dict[int, _Spans] = {0: (0.0, ())}
    for variant in variants:
        losses = lost(variant)
        reached = {start: _onward(found, start, losses) for start, found in starts.items()}
        starts = {end: min(of[end] for of in reached.values() if end in of) for end in every}
    losses = lost(beyond)
    ends = min(_onward(found, start, losses)[len(counts)] for start, found in starts.items())[1][:-1]
    spans = zip(variants, itertools.pairwise((0, *ends)), strict=True)
    return Thresholds(tuple((counts[high - 1], variant) for variant, (low, high) in spans if low < high), beyond)


_Spans = tuple[float, tuple[int, ...]]
"""What the variants so far lose together, and where each of them ends."""


def _onward(found: _Spans, start: int, losses: Sequence[float]) -> dict[int, _Spans]:
    """``found`` with one more variant from ``start`` on, by where it ends."""
    total, ends = found
    reached = {start: (total, (*ends, start))}
    for end in range(start + 1, len(losses) + 1):
        total += losses[end - 1]
        reached[end] = (total, (*ends, end))
    return reached
