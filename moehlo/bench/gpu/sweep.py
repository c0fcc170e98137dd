"""From how many tokens on another variant of the kernels is faster on this GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emitter.dispatch.thresholds import Measured, forms
from emitter.target import Target
from emitter.target.host import spelled_device
from moehlo.bench.gpu.contenders import OursOnGpu
from moehlo.bench.gpu.entrants import variant_graphs
from moehlo.bench.gpu.run import KERNELS, Rig, run_on_gpu
from moehlo.bench.ours import Modules
from moehlo.bench.run import Entrant, Plan
from moehlo.bench.sweep import best_thresholds, measured
from moehlo.bench.table import OURS, Row
from moehlo.bench.workload import Workload

_PATIENCE = 0.005
"""Seconds that a call of a variant far behind another takes at most: beyond that number of tokens it is not run."""
TOKENS = (1, 2, 3, 4, 6, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 4096)


def sweep_on_gpu(
    workload: Workload,
    modules: Modules,
    backend: Target,
    rig: Rig,
    repeats: int,
    tokens: Sequence[int] = TOKENS,
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[Measured, list[Row]]:
    """The thresholds of one layer, by the kernels' own times, and what they were found from.

    What the host adds is the same for all of them, and noisier than they differ.
    """
    graphs = variant_graphs(workload.spec, workload.dtype, backend, workload.packings)
    entrants = [Entrant(name, OURS, OursOnGpu(name, workload, modules, graph)) for name, graph in graphs.items()]
    plan = Plan(tokens, 1, repeats, (), patience=_PATIENCE)
    rows = run_on_gpu(workload, plan, rig, entrants, progress)
    device = Target.cuda(backend.arch, spelled_device(rig.machine.cpu)).name
    found = best_thresholds(variant_times(rows, list(graphs)))
    packing = forms(dict(workload.packings))
    return measured(workload, device, found, rig.machine.date, f"one {rig.machine.cpu}", packing), rows


def variant_times(rows: Sequence[Row], variants: Sequence[str]) -> dict[str, dict[int, float]]:
    """Seconds of each variant by token count: of its kernels alone where those were seen, else of its calls."""
    alone = {(row.contender, row.tokens): row.median for row in rows if row.ran}
    counts = sorted({row.tokens for row in rows})
    seen = all((f"{name}{KERNELS}", n) in alone for name in variants for n in counts if (name, n) in alone)
    suffix = KERNELS if seen else ""
    return {name: {n: alone.get((f"{name}{suffix}", n), float("nan")) for n in counts} for name in variants}
