"""``moehlo bench`` and ``moehlo sweep`` with ``--target cuda``: what they measure there, and with what."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

from emitter.dispatch.thresholds import Measured
from emitter.plan import Residency
from emitter.reading.config import Model
from emitter.signature import DType
from emitter.target import Target
from moehlo.bench.gpu.contenders import ChosenExperts
from moehlo.bench.gpu.device import Device, TorchDevice, machine_of, probes
from moehlo.bench.gpu.entrants import PEERS, Packings, chosen_experts, compile_for_gpu, entrants_on_gpu, weights_read
from moehlo.bench.gpu.run import Rig, run_on_gpu
from moehlo.bench.gpu.sweep import sweep_on_gpu
from moehlo.bench.gpu.workload import inputs_on_gpu, load_on_gpu, packings_on_gpu
from moehlo.bench.ours import Modules, modules_for
from moehlo.bench.run import Plan
from moehlo.bench.table import Row
from moehlo.bench.workload import Workload
from moehlo.choices import read_iree_target
from moehlo.cli.options import refuse

GPU_PEERS = PEERS
DEFAULT_PEERS = tuple(peer for peer in PEERS if not peer.endswith("_compile"))
"""Without those that torch compiles: that takes a minute or more for each token count."""
_OF_THE_CPU = ("expert_slots", "threads", "isa", "accumulate")


def gpu_of(target: str, given: set[str]) -> Target | None:
    """The GPU of ``--target``, None for the CPU; ``given`` are the parameters that the user has given.

    Raises ``InputError`` for options that are for the other, ``TargetError`` for an unknown target.
    """
    parsed = read_iree_target(target)
    if parsed.kind != "cuda":
        return None
    refuse(given, _OF_THE_CPU, "cpu", parsed.name)
    return parsed


def open_rig(
    opened: Model,
    layer: int | None,
    dtype: DType,
    routing: str,
    held: Modules,
    gpu: Target,
    device: Device,
    progress: Callable[[str], None],
    packings: Packings = (),
    wanted: Collection[str] | None = None,
    where: str = "cuda:0",
) -> tuple[Workload, ChosenExperts, Rig]:
    """The layer's weights on the GPU, its routing, and what it is measured with; arguments as ``load_on_gpu``'s."""
    progress("making weights")
    workload = load_on_gpu(opened, layer, dtype, routing, device, packings, wanted, where=where)
    chosen = chosen_experts(workload, held, gpu)
    progress("measuring the ceilings")
    found = probes(device, dtype, where=where)
    inputs = partial(inputs_on_gpu, workload, where=where)
    return workload, chosen, Rig(device, found, machine_of(device, gpu.arch), inputs, chosen)


def bench_on_gpu(
    opened: Model,
    layer: int | None,
    dtype: DType,
    routing: str,
    gpu: Target,
    modules: Path | None,
    plan: Plan,
    compile_only: bool,
    progress: Callable[[str], None],
    keep: Callable[[list[Row]], None],
    residency: Residency | None = None,
) -> list[Row]:
    """The rows of a benchmark; none where it only fills ``modules``."""
    held, found = modules_for("host", modules, progress, gpu), opened.layer(layer)
    packings = packings_on_gpu(found, dtype, gpu, residency)
    if compile_only:
        compile_for_gpu(found.spec, dtype, held, gpu, plan.strategies, packings)
        return []
    device = TorchDevice()
    # peers read the numbers of all weights
    wanted = None if plan.peers else weights_read(found.spec, dtype, gpu, plan.strategies, packings)
    workload, chosen, rig = open_rig(opened, layer, dtype, routing, held, gpu, device, progress, packings, wanted)
    entrants = entrants_on_gpu(
        workload, held, gpu, plan.strategies, plan.peers, rig.device, chosen, progress, plan.compile_seconds
    )
    return run_on_gpu(workload, plan, rig, entrants, progress, keep)


def sweep_gpu(
    opened: Model,
    layer: int | None,
    dtype: DType,
    gpu: Target,
    modules: Path | None,
    repeats: int,
    tokens: Sequence[int],
    compile_only: bool,
    progress: Callable[[str], None],
    residency: Residency | None = None,
) -> tuple[Measured, list[Row]] | None:
    """The thresholds of a layer and what they were found from; None where it only fills ``modules``."""
    held, found = modules_for("host", modules, progress, gpu), opened.layer(layer)
    packings = packings_on_gpu(found, dtype, gpu, residency)
    if compile_only:
        compile_for_gpu(found.spec, dtype, held, gpu, (), packings, sweep=True)
        return None
    device = TorchDevice()
    wanted = weights_read(found.spec, dtype, gpu, (), packings, sweep=True)
    workload, _, rig = open_rig(opened, layer, dtype, "uniform", held, gpu, device, progress, packings, wanted)
    return sweep_on_gpu(workload, held, gpu, rig, repeats, tokens, progress)
