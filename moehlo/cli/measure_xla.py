"""``moehlo bench`` and ``moehlo sweep`` with ``--target xla``: what they may be asked there, and a GPU's rig."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from emitter.dispatch.thresholds import Measured
from emitter.reading.config import Model
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.target import Target
from moehlo.bench.gpu.device import Device, Gpus, TorchDevice, machine_of, probes
from moehlo.bench.gpu.entrants import PEERS
from moehlo.bench.gpu.on_xla import LADDER_ON_ONE, ChosenByXla, Programs, entrants_on_xla, sweep_on_xla
from moehlo.bench.gpu.run import OVER_SEVERAL, Pace, Rig, run_on_gpu
from moehlo.bench.gpu.workload import inputs_on_gpu, load_on_gpu
from moehlo.bench.run import Plan
from moehlo.bench.table import Row
from moehlo.choices import read_target
from moehlo.cli.options import refuse, spelled

_OF_IREE = ("isa", "modules", "compile_only", "residency", "expert_slots")


def xla_gpu_peers(target: Target) -> tuple[str, ...]:
    """The peers on XLA's GPUs, each on one. The ladder is ours here: on one GPU it is a peer of that over several."""
    return tuple(peer for peer in PEERS if target.devices > 1 or peer != LADDER_ON_ONE)


def default_xla_gpu_peers(target: Target) -> tuple[str, ...]:
    """Without those that torch compiles: that takes a minute or more for each token count."""
    return tuple(peer for peer in xla_gpu_peers(target) if not peer.endswith("_compile"))


def xla_of(target: str, mesh: str | None, given: set[str]) -> Target | None:
    """XLA's target, None for those of IREE; ``given`` are the parameters that the user has given.

    Raises ``InputError`` for options that are for the other, ``TargetError`` for an unknown target.
    """
    if target.partition(":")[0] != "xla":
        if mesh is not None:
            read_target(target, mesh, spelled=spelled)  # which says what meshes are for
        return None
    parsed = read_target(target, mesh, spelled=spelled)
    assert parsed.kind == "xla"
    refuse(given, _OF_IREE, "cpu or cuda", parsed.name)
    if parsed.device != "cpu":
        refuse(given, ("threads",), "cpu or xla:cpu", parsed.name)
    return parsed


def require_divided(spec: FfnSpec, target: Target) -> None:
    """Raises ``InputError`` where the experts do not divide over the target's mesh."""
    if target.mesh is not None and isinstance(spec, MoeSpec):
        target.mesh.share(spec.experts.count)


@contextmanager
def open_xla_rig(
    opened: Model,
    layer: int | None,
    dtype: DType,
    routing: str,
    target: Target,
    progress: Callable[[str], None],
    device: Device | None = None,
    where: str = "cuda:0",
) -> Iterator[tuple[Programs, ChosenByXla, Rig]]:
    """The layer's weights on the GPUs of a mesh, its routing, and what it is measured with."""
    require_divided(opened.layer(layer).spec, target)
    first = device or TorchDevice(target.name, "--target xla measures the CPU")
    count = target.devices
    gpus = first if count == 1 else Gpus(first, count)
    progress("making weights")
    workload = load_on_gpu(opened, layer, dtype, routing, first, where=where)
    programs = Programs(workload, target)
    try:
        chosen = ChosenByXla(programs)
        progress("measuring the ceilings")
        over = f"{target.name} {target.mesh}" if target.mesh else target.name
        machine = machine_of(gpus, over)
        found = probes(first, dtype, where=where, count=count)
        inputs = partial(inputs_on_gpu, workload, where=where)
        yield programs, chosen, Rig(gpus, found, machine, inputs, chosen, Pace() if count == 1 else OVER_SEVERAL)
    finally:
        programs.close()


def bench_on_xla_gpus(
    opened: Model,
    layer: int | None,
    dtype: DType,
    routing: str,
    target: Target,
    plan: Plan,
    progress: Callable[[str], None],
    keep: Callable[[list[Row]], None],
) -> list[Row]:
    """The rows of a benchmark."""
    with open_xla_rig(opened, layer, dtype, routing, target, progress) as (programs, chosen, rig):
        entrants = entrants_on_xla(programs, plan, rig.device, chosen, progress)
        return run_on_gpu(programs.workload, plan, rig, entrants, progress, keep)


def sweep_xla_gpus(
    opened: Model,
    layer: int | None,
    dtype: DType,
    target: Target,
    repeats: int,
    tokens: Sequence[int],
    progress: Callable[[str], None],
) -> tuple[Measured, list[Row]]:
    """The thresholds of a layer and what they were found from."""
    with open_xla_rig(opened, layer, dtype, "uniform", target, progress) as (programs, _, rig):
        return sweep_on_xla(programs, rig, repeats, tokens, progress)
