"""From how many tokens on another strategy is faster on this machine: measured, and written as the table of limits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from emitter.dispatch.thresholds import Measured
from emitter.graphs import Strategy
from moehlo.bench.machine import this_machine
from moehlo.bench.ours import Modules
from moehlo.bench.run import Plan, run
from moehlo.bench.table import Row
from moehlo.bench.workload import Workload

TOKENS = (1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192)
STRATEGIES = (Strategy.GATHERED, Strategy.MASKED, Strategy.GROUPED)


def sweep(
    workload: Workload,
    modules: Modules,
    threads: int,
    repeats: int,
    tokens: Sequence[int] = TOKENS,
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[Measured, list[Row]]:
    """The limits of one layer, and what they were found from."""
    plan = Plan(tokens, threads, repeats, STRATEGIES, patience=1.0)
    rows = run(workload, modules, plan, progress)
    times = {s: {row.tokens: row.median for row in rows if row.contender == s.value} for s in STRATEGIES}
    gathered, masked = limits(times[Strategy.GATHERED], times[Strategy.MASKED], times[Strategy.GROUPED])
    machine, spec = this_machine(), workload.spec
    line = Measured(
        backend=f"cpu:{modules.isa.name}",
        dtype=workload.dtype,
        experts=spec.experts.count,
        top_k=spec.router.top_k,
        hidden=spec.expert_hidden,
        intermediate=spec.experts.intermediate,
        gathered=gathered,
        masked=masked,
        date=machine.date,
        machine=f"{threads} threads of {machine.cpu}",
    )
    return line, rows


def limits(gathered: dict[int, float], masked: dict[int, float], grouped: dict[int, float]) -> tuple[int, int]:
    """The most tokens to gather and the most to mask (0: never) that lose least against the fastest at each count.

    Times by token count; NaN where a strategy was not measured. What is lost is summed as logarithms, so that a noisy
    point moves a limit by little, and small counts weigh as much as large ones. Among equals the lowest limits.
    """
    counts = sorted(grouped)

    def lost(few: int, middle: int) -> float:
        total = 0.0
        for n in counts:
            times = [gathered[n], masked[n], grouped[n]]
            taken = times[0] if n <= few else times[1] if n <= middle else times[2]
            total += math.log(taken / min(t for t in times if t == t)) if taken == taken else math.inf
        return total

    choices = [(few, middle) for few in (0, *counts) for middle in (0, *(n for n in counts if n > few))]
    return min(choices, key=lambda choice: (lost(*choice), choice))
