"""From how many tokens on another variant is faster on this machine: measured, and written as a table."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence

from emitter.dispatch.thresholds import Measured, forms
from emitter.lowering import Thresholds
from emitter.packing.form import PLAIN
from emitter.plan import Strategy
from emitter.target import Target
from moehlo.bench.machine import this_machine
from moehlo.bench.ours import Modules, plan_of
from moehlo.bench.run import Plan, run
from moehlo.bench.table import Row
from moehlo.bench.workload import Workload

TOKENS = (1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192)
STRATEGIES: tuple[Strategy, ...] = (Strategy.GATHERED, Strategy.MASKED, Strategy.GROUPED)
ON_XLA: tuple[Strategy, ...] = (Strategy.MASKED, Strategy.LADDER)


def sweep(
    workload: Workload,
    modules: Modules | Target,
    threads: int,
    repeats: int,
    tokens: Sequence[int] = TOKENS,
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[Measured, list[Row]]:
    """The thresholds of one layer, and what they were found from.

    Masked-dense reads numbers, so with experts that kernels read packed it has no part in it.
    """
    packing = PLAIN
    strategies = ON_XLA
    if isinstance(modules, Modules):
        spec, dtype, kept = workload.spec, workload.dtype, workload.packings
        packing = forms(dict(plan_of(spec, dtype, modules.backend, Strategy.GATHERED, kept).packings))
        strategies = STRATEGIES if packing == PLAIN else (Strategy.GATHERED, Strategy.GROUPED)
    plan = Plan(tokens, threads, repeats, strategies, patience=1.0)
    rows = run(workload, modules, plan, progress)
    times = {s: {row.tokens: row.median for row in rows if row.contender == s.value} for s in strategies}
    machine = this_machine()
    found = best_thresholds({strategy.value: times[strategy] for strategy in strategies})
    by = f"{threads} threads of {machine.cpu}"
    target = modules.backend if isinstance(modules, Modules) else modules
    return measured(workload, target.name, found, machine.date, by, packing), rows


def measured(
    workload: Workload, backend: str, thresholds: Thresholds, date: str, machine: str, packing: str = PLAIN
) -> Measured:
    """The line of the table for a workload's layer and dtype: what was found on ``backend``, when, and by what.

    ``packing`` is how its experts were read (``thresholds.forms``).
    """
    spec = workload.spec
    return Measured(
        backend=backend,
        dtype=workload.dtype,
        experts=spec.experts.count,
        top_k=spec.router.top_k,
        hidden=spec.expert_hidden,
        intermediate=spec.experts.intermediate,
        thresholds=thresholds,
        date=date,
        machine=machine,
        packing=packing,
    )


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
