"""What is measured with, by target: the layer's weights there, its routing, the ceilings, ours, and the peers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Literal

from emitter.dispatch.thresholds import forms
from emitter.dtype import DType
from emitter.errors import InputError
from emitter.packing.form import PLAIN
from emitter.plan import Residency, Strategy
from emitter.reading.config import Layer, Model
from emitter.spec import FfnSpec, MoeSpec
from emitter.target import Target
from emitter.target.host import spelled_device
from moehlo.bench.ceilings import gpu_ceilings, host_ceilings
from moehlo.bench.compiling import COMPILE_SECONDS
from moehlo.bench.contender import Contender, attempt
from moehlo.bench.device import OVER_SEVERAL, SINGLE, Gpus, Host, Pace, TorchDevice
from moehlo.bench.in_slots import InSlots
from moehlo.bench.machine import gpu_machine, pin_to, this_machine, threads_of
from moehlo.bench.on_xla import OnXla, Programs, XlaChosenExperts, open_devices
from moehlo.bench.ours import (
    ChosenExperts,
    Modules,
    Ours,
    Packings,
    by_strategy,
    compile_all,
    graphs_of,
    modules_for,
    plan_of,
    variant_graphs,
)
from moehlo.bench.peers import CPU, GPU, Field, made, names_of
from moehlo.bench.run import Rig
from moehlo.bench.table import OURS, PEER, SLOTS
from moehlo.bench.workload import GPU as FIRST_GPU
from moehlo.bench.workload import LayerWork, Workload, load_on_gpu, load_workload, measured_packings, not_quantised
from moehlo.choices import SlotRule

ONE_OF_SEVERAL = "xla_ladder"
"""The peer that is the ladder on the first GPU, of those over several."""


@dataclass(frozen=True)
class Asked:
    """What is to be measured of which layer; without ``strategies`` a sweep.

    ``accumulate`` is what the masked strategy sums f32 products in. With ``slots`` there is also a layer with so many
    experts in memory. ``modules`` is a folder of compiled ones, ``compile_seconds`` the limit for those of peers.
    """

    model: Model
    layer: int | None
    dtype: DType
    routing: str = "uniform"
    residency: Residency | None = None
    strategies: Sequence[Strategy] | None = None
    peers: Sequence[str] = ()
    counts: Sequence[int] = (1,)
    threads: int = 1
    accumulate: DType = DType.F32
    slots: int | Literal[SlotRule.AUTO] | None = None
    isa: str = "host"
    modules: Path | None = None
    compile_seconds: float = COMPILE_SECONDS
    progress: Callable[[str], None] = field(default=lambda _: None, compare=False)

    @property
    def spec(self) -> FfnSpec:
        """The layer's."""
        return self.model.layer(self.layer).spec


@dataclass(frozen=True)
class Opened:
    """A layer that is ready to be measured. ``variants`` are ours of a sweep, those for few tokens first; ``line`` is
    what its line of the table of thresholds says of the target, the machine and the packing."""

    work: LayerWork
    rig: Rig
    contenders: Callable[[], list[Contender]]
    variants: Callable[[], list[Contender]]
    line: Mapping[str, str]


def peers_on(target: Target, *, compiled: bool = True) -> tuple[str, ...]:
    """The peers of a target, where ``compiled`` says so also those that torch compiles for minutes.

    On XLA's GPUs the ladder is ours: on one GPU it is a peer of that over several.
    """
    if target.kind == "cpu" or (target.kind == "xla" and target.device == "cpu"):
        return names_of(CPU, compiled=compiled)
    several = target.kind == "cuda" or target.devices > 1
    return tuple(peer for peer in names_of(GPU, compiled=compiled) if several or peer != ONE_OF_SEVERAL)


def compile_only(asked: Asked, target: Target) -> None:
    """Fill the folder of modules with all that the measurement runs."""
    gpu = target if target.kind == "cuda" else None
    held, layer = modules_for(asked.isa, asked.modules, asked.progress, gpu), asked.model.layer(asked.layer)
    packings = _packings(layer, asked, held)
    graphs = graphs_of(layer.spec, asked.dtype, held.target, asked.strategies, packings, asked.counts, asked.accumulate)
    compile_all(held, graphs, asked.dtype)


def _packings(layer: Layer, asked: Asked, held: Modules) -> Packings:
    """The packings of the experts' weights, by stem, that kernels read packed: those that the layer's files have, or of
    a config alone that it says; none for a residency of numbers.

    Raises ``InputError`` where a GPU is to read them packed, and there are none, or no kernel reads them.
    """
    residency = asked.residency
    if residency not in (None, Residency.PACKED) or not isinstance(layer.spec, MoeSpec):
        return ()
    declared = measured_packings(layer)
    if held.target.kind == "cpu":
        return declared
    made_plan = plan_of(layer.spec, asked.dtype, held.target, Strategy.AUTO, declared)
    if residency is None or made_plan.packings:
        return made_plan.packings
    where = f"layer {layer.index} of {layer.model.where}"
    if not declared:
        raise not_quantised(where)
    reasons = "; ".join(dict.fromkeys(reason for _, reason in made_plan.unpacked))
    raise InputError(f"--residency packed: {where}: {reasons}. Packed experts are computed in bf16")


@contextmanager
def open_iree(asked: Asked, target: Target, device: Any = None, where: str = FIRST_GPU) -> Iterator[Opened]:
    """Modules of IREE's, on the CPU or on a GPU, whose weights lie on torch's device ``where``."""
    gpu = target if target.kind == "cuda" else None
    held = modules_for(asked.isa, asked.modules, asked.progress, gpu)
    threads = asked.threads if gpu is None else None
    workload = _on_host(asked) if gpu is None else _on_gpu(asked, held, gpu, device := device or TorchDevice(), where)
    routing = ChosenExperts(workload, held, threads)
    spec, dtype, packings = workload.spec, workload.dtype, workload.packings
    asked.progress("measuring the ceilings")
    if gpu is None:
        rig = Rig(this_machine(), host_ceilings(dtype, asked.threads))
    else:
        found = gpu_ceilings(device, dtype, where=where)
        rig = Rig(gpu_machine(device, gpu.arch), found, device, Pace(), between=False)

    def ours(strategy: Strategy) -> Contender:
        return attempt(strategy.value, OURS, lambda: by_strategy(workload, held, strategy, threads, asked.accumulate))

    def contenders() -> list[Contender]:
        listed = [ours(strategy) for strategy in asked.strategies or ()]
        if (slots := asked.slots) is not None and gpu is None:
            listed.append(attempt("slots", SLOTS, lambda: InSlots(workload, held, slots, asked.threads)))
        of = Field(workload, rig.device, threads, lambda: routing.choices, asked.compile_seconds)
        of.platform, of.progress = "cpu" if gpu is None else "cuda", asked.progress
        return listed + made(asked.peers, of)

    def variants() -> list[Contender]:
        if gpu is not None:
            graphs = variant_graphs(spec, dtype, gpu, packings)
            return [Ours(name, workload, held, lambda _, g=graph: g, threads) for name, graph in graphs.items()]  # type: ignore[misc]
        # Masked-dense reads numbers, so with experts that kernels read packed it has no part in a sweep.
        every = (Strategy.GATHERED, Strategy.MASKED, Strategy.GROUPED)
        return [ours(strategy) for strategy in every if form == PLAIN or strategy is not Strategy.MASKED]

    read = plan_of(spec, dtype, held.target, Strategy.GATHERED, packings).packings if gpu is None else packings
    form = forms(dict(read))
    backend = held.target.name if gpu is None else Target.cuda(gpu.arch, spelled_device(rig.machine.cpu)).name
    by = threads_of(asked.threads, rig.machine.cpu) if gpu is None else f"one {rig.machine.cpu}"
    line = {"backend": backend, "machine": by, "packing": form}
    yield Opened(LayerWork(workload, routing), rig, contenders, variants, line)


def _on_host(asked: Asked) -> Workload:
    pin_to(asked.threads)
    asked.progress("making weights")
    return load_workload(asked.model, asked.layer, asked.dtype, asked.routing, residency=asked.residency)


def _on_gpu(asked: Asked, held: Modules, gpu: Target, device: Host, where: str) -> Workload:
    layer = asked.model.layer(asked.layer)
    packings, wanted = _packings(layer, asked, held), None
    if not asked.peers:  # which read the numbers of all weights
        graphs = graphs_of(layer.spec, asked.dtype, gpu, asked.strategies, packings)
        wanted = {argument.name for _, graph in graphs for argument in graph.signature.weights}
    asked.progress("making weights")
    return load_on_gpu(asked.model, asked.layer, asked.dtype, asked.routing, device, packings, wanted, where=where)


def require_divided(spec: FfnSpec, target: Target) -> None:
    """Raises ``InputError`` where the experts do not divide over the target's mesh."""
    if target.mesh is not None and isinstance(spec, MoeSpec):
        target.mesh.share(spec.experts.count)


@contextmanager
def open_xla(asked: Asked, target: Target, device: Any = None, where: str = FIRST_GPU) -> Iterator[Opened]:
    """Plain texts by XLA on its CPU, or with a ``device`` or its platform on GPUs, over a mesh if there is one."""
    require_divided(asked.spec, target)
    count, over = target.devices, f"{target.name} {target.mesh}" if target.mesh else target.name
    on_gpu = device is not None or target.device != "cpu"
    if on_gpu:
        first = device or TorchDevice(target.name, "--target xla measures the CPU")
        asked.progress("making weights")
        workload = load_on_gpu(asked.model, asked.layer, asked.dtype, asked.routing, first, where=where)
    else:
        open_devices(target, asked.threads)
        workload = _on_host(asked)
    programs = Programs(workload, target)
    try:
        asked.progress("measuring the ceilings")
        if on_gpu:
            gpus = first if count == 1 else Gpus(first, count)
            found = gpu_ceilings(first, workload.dtype, where=where, count=count)
            pace = Pace() if count == 1 else OVER_SEVERAL
            rig = Rig(gpu_machine(gpus, over), found, gpus, pace, between=False)
        else:
            rig = Rig(replace(this_machine(), isa=over), host_ceilings(workload.dtype, asked.threads), pace=SINGLE)
        routing = XlaChosenExperts(workload, target, programs.local)
        of = Field(workload, rig.device, None if on_gpu else asked.threads, lambda: lambda x: (routing(x), None))
        of.seconds, of.platform, of.progress = asked.compile_seconds, target.device, asked.progress

        def ours(strategies: Sequence[Strategy]) -> list[Contender]:
            each = partial(OnXla, programs, counts=asked.counts, accumulate=asked.accumulate)
            return [attempt(s.value, OURS, partial(each, s)) for s in strategies]

        def contenders() -> list[Contender]:
            listed = ours(asked.strategies or ())
            if on_gpu and ONE_OF_SEVERAL in asked.peers:
                name = "XLA ladder"

                def on_one() -> Contender:
                    one = Programs(workload, replace(target, mesh=None), other=programs)
                    return OnXla(one, Strategy.LADDER, asked.counts, asked.accumulate, name, PEER)

                listed.append(attempt(name, PEER, on_one))
            return listed + made([peer for peer in asked.peers if peer != ONE_OF_SEVERAL], of)

        by = threads_of(asked.threads, rig.machine.cpu)
        if on_gpu:
            by = f"one {rig.machine.cpu}" if target.mesh is None else rig.machine.cpu
        line = {"backend": target.name, "machine": by, "packing": PLAIN}
        variants = partial(ours, (Strategy.MASKED, Strategy.LADDER))
        yield Opened(LayerWork(workload, routing), rig, contenders, variants, line)
    finally:
        programs.close()
