"""Which contenders a benchmark on a GPU has, and the modules that ours need."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from emitter.dtype import DType
from emitter.errors import UnsupportedError
from emitter.graphs import emit
from emitter.lowering import Thresholds
from emitter.packing import Packing
from emitter.plan import Request, Stored, Strategy, plan, refusals
from emitter.spec import FfnSpec, MoeSpec
from emitter.target import Target
from emitter.text.graph import Graph
from moehlo.bench.contender import COMPILE_SECONDS, Contender, Unavailable
from moehlo.bench.gpu.contenders import (
    FORMS,
    XLA_WAYS,
    ChosenExperts,
    GroupedProducts,
    HuggingFaceForm,
    HuggingFaceOnGpu,
    OursOnGpu,
    XlaOnGpu,
)
from moehlo.bench.gpu.device import Device
from moehlo.bench.ours import Modules, plan_of
from moehlo.bench.peers import EXPERTS
from moehlo.bench.run import Entrant
from moehlo.bench.table import OURS, PART, PEER
from moehlo.bench.workload import Workload

PEERS = (
    *(experts if form == "called" else f"{experts}_{form}" for experts in EXPERTS for form in FORMS),
    *(f"xla_{way}" for way in XLA_WAYS),
    "torch_grouped_mm",
)
Packings = tuple[tuple[str, Packing], ...]
STRATEGIES = (Strategy.GATHERED, Strategy.GROUPED, Strategy.AUTO, Strategy.MASKED)


def strategy_graph(
    spec: MoeSpec, dtype: DType, backend: Target, strategy: Strategy, packings: Packings = (), tokens: int = 1
) -> Graph:
    """The graph of a strategy, as the command emits it; masked-dense sums f32 products in f32 here.

    ``packings`` are those of the weights that kernels read packed: masked-dense reads numbers.
    """
    if strategy is Strategy.MASKED:
        request = Request(strategy, backend, accumulate=DType.F32, dtype=dtype)
        return emit(spec, plan(spec, request, call=tokens))
    return emit(spec, plan_of(spec, dtype, backend, strategy, packings, tokens=tokens))


def routing_graph(spec: MoeSpec, dtype: DType, backend: Target, packings: Packings = ()) -> Graph:
    """A graph that shows its routing."""
    return emit(spec, plan_of(spec, dtype, backend, Strategy.AUTO, packings, stages=True))


def variant_graphs(spec: MoeSpec, dtype: DType, backend: Target, packings: Packings = ()) -> dict[str, Graph]:
    """For each variant of the kernels that computes such experts, by name, a graph that takes it for all calls.

    Raises ``UnsupportedError`` where there is none.
    """
    reasons = refusals(spec, backend, dtype)
    able = [name for name, reason in reasons.items() if reason is None]
    if len(able) < 2:
        why = next((reason for reason in reasons.values() if reason is not None), "there are no kernels for it")
        raise UnsupportedError(f"{backend.name} has nothing to choose between for this layer: {why}")
    request, stored = Request(Strategy.AUTO, backend, dtype=dtype), Stored.by_stem(packings)
    forced = {name: plan(spec, replace(request, thresholds=Thresholds((), name)), stored) for name in able}
    return {name: emit(spec, only) for name, only in forced.items()}


def _graphs(
    spec: FfnSpec, dtype: DType, backend: Target, strategies: Sequence[Strategy], packings: Packings, *, sweep: bool
) -> dict[str, Graph]:
    """By name, the graphs of a benchmark of this layer, or with ``sweep`` those of a sweep.

    A strategy that the GPU has no kernels for is left out: its row says so. Raises ``UnsupportedError`` for a layer
    without experts.
    """
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError("the layer has no experts: there is no dispatch to measure")
    graphs = {"routing": routing_graph(spec, dtype, backend, packings)}
    if sweep:
        return graphs | variant_graphs(spec, dtype, backend, packings)
    for strategy in strategies:
        with contextlib.suppress(UnsupportedError):
            graphs[strategy.value] = strategy_graph(spec, dtype, backend, strategy, packings)
    return graphs


def weights_read(
    spec: FfnSpec,
    dtype: DType,
    backend: Target,
    strategies: Sequence[Strategy],
    packings: Packings = (),
    *,
    sweep: bool = False,
) -> set[str]:
    """The names of the weights and planes that the graphs of a benchmark take, or with ``sweep`` those of a sweep.

    Raises ``UnsupportedError`` for a layer without experts.
    """
    graphs = _graphs(spec, dtype, backend, strategies, packings, sweep=sweep)
    return {argument.name for graph in graphs.values() for argument in graph.signature.weights}


def compile_for_gpu(
    spec: FfnSpec,
    dtype: DType,
    modules: Modules,
    backend: Target,
    strategies: Sequence[Strategy],
    packings: Packings = (),
    *,
    sweep: bool = False,
) -> None:
    """Have ``modules`` keep all that a benchmark of this layer runs, or with ``sweep`` all that a sweep does.

    Raises ``UnsupportedError`` for a layer without experts.
    """
    for name, graph in _graphs(spec, dtype, backend, strategies, packings, sweep=sweep).items():
        modules.get(graph, f"{name} {dtype.value}")


def chosen_experts(workload: Workload, modules: Modules, backend: Target) -> ChosenExperts:
    """Which experts inputs choose."""
    graph = routing_graph(workload.spec, workload.dtype, backend, workload.packings)
    return ChosenExperts(workload, modules, graph)


def entrants_on_gpu(
    workload: Workload,
    modules: Modules,
    backend: Target,
    strategies: Sequence[Strategy],
    peers: Sequence[str],
    device: Device,
    chosen: ChosenExperts,
    progress: Callable[[str], None] = lambda _: None,
    compile_seconds: float = COMPILE_SECONDS,
) -> list[Entrant]:
    """Ours by strategy, then the peers that are asked for; who cannot run says why."""
    made: list[Entrant] = []

    def add(name: str, kind: str, make: Callable[[], Contender]) -> None:
        made.append(Entrant.of(name, kind, make))

    spec, dtype, packings = workload.spec, workload.dtype, workload.packings
    for strategy in strategies:

        def ours(strategy: Strategy = strategy) -> Contender:
            return OursOnGpu(
                strategy.value, workload, modules, strategy_graph(spec, dtype, backend, strategy, packings)
            )

        add(strategy.value, OURS, ours)
    return [*made, *peers_on_gpu(workload, peers, device, lambda x: chosen.ids(x), progress, compile_seconds)]


def peers_on_gpu(
    workload: Workload,
    peers: Sequence[str],
    device: Device,
    ids: Callable[[Any], Any],
    progress: Callable[[str], None] = lambda _: None,
    compile_seconds: float = COMPILE_SECONDS,
) -> list[Entrant]:
    """Those of ``PEERS`` that are asked for; ``ids(x)`` is a tensor ``[N, k]`` of the experts of each token.

    One that takes more than ``compile_seconds`` to be compiled for a number of tokens is left out there.
    """
    made: list[Entrant] = []
    workload = replace(workload, weights=workload.numbers)

    def add(name: str, kind: str, make: Callable[[], Contender]) -> None:
        made.append(Entrant.of(name, kind, make))

    wanted = [(e, f) for e in EXPERTS for f in FORMS if (e if f == "called" else f"{e}_{f}") in peers]
    if wanted:
        progress("loading the Hugging Face block")
        try:
            block = HuggingFaceOnGpu(workload, device)
        except Unavailable as error:
            made.append(Entrant("HF", PEER, note=str(error)))
        else:
            forms = (HuggingFaceForm(block, e, f, seconds=compile_seconds) for e, f in wanted)
            made += [Entrant(form.name, PEER, form) for form in forms]
    for way in XLA_WAYS:
        if f"xla_{way}" in peers:
            progress("loading XLA")
            make = partial(XlaOnGpu, workload, way, device, seconds=compile_seconds)
            add(f"XLA {way}", PEER, make)
    if "torch_grouped_mm" in peers:
        add(GroupedProducts.name, PART, lambda: GroupedProducts(workload, ids))
    return made
