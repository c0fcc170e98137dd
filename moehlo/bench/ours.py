"""Our strategies, compiled here or read from a folder of modules that were compiled elsewhere."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import InputError, OutputError, TargetError, UnsupportedError
from emitter.graphs import emit
from emitter.io.files import write_file
from emitter.iree import Module, Session, compile_graph
from emitter.iree.compiler import deciding_flags, fit_target
from emitter.lowering import Thresholds
from emitter.packing import Packing
from emitter.plan import Plan, Request, Stored, Strategy, plan, refusals
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.target import Target, host_target
from emitter.text.graph import Graph
from moehlo.bench.contender import Call, Contender
from moehlo.bench.table import OURS
from moehlo.bench.workload import Workload
from moehlo.choices import read_isa, request_here

Packings = tuple[tuple[str, Packing], ...]


@dataclass(frozen=True)
class Modules:
    """Compiled graphs for one target, kept in ``directory``, if given, for machines without a compiler.

    A file there is named by all that decides its bytes (text, flags, instruction sets, the version of IREE), so that
    another one of these is another file, and opens with the digest of its module.
    """

    target: Target
    directory: Path | None = None
    progress: Callable[[str], None] = lambda _: None

    def path(self, graph: Graph) -> Path:
        """Where the graph's module is kept, whether or not it is there; for Modules with a directory."""
        decisive = [graph.text, *deciding_flags(self.target), _iree_version()]
        return (self.directory or Path()) / f"{hashlib.sha256(json.dumps(decisive).encode()).hexdigest()}.module"

    @property
    def _spelled(self) -> str:
        return f"--target {self.target.name}" if self.target.kind == "cuda" else "--isa"

    def get(self, graph: Graph, label: str) -> Module:
        """The graph's module. Raises ``TargetError`` where it is neither there nor can be compiled."""
        if self.directory is None:
            self.progress(f"compiling {label}")
            return compile_graph(graph, self.target)
        path = self.path(graph)
        kept = _read(path)
        if kept is not None:
            return Module(graph, fit_target(graph.text, self.target), kept, _iree_version(), True, 0.0)
        if not _has_compiler():
            raise TargetError(
                f"{self.directory} has no whole module of this {label} for {self.target.name} and IREE "
                f"{_iree_version()}, and there is no compiler here; fill it where there is one: `moehlo bench MODEL "
                f"--modules DIR --compile-only`, with the same {self._spelled}, --dtype and --dispatch"
            )
        self.progress(f"compiling {label} for {self.target.name}")
        module = compile_graph(graph, self.target)
        digest = hashlib.sha256(module.vmfb).hexdigest().encode()
        write_file(path, lambda stream: stream.write(digest + b"\n" + module.vmfb), force=True)
        return module


def _read(path: Path) -> bytes | None:
    """The module in a file of ours; None where there is none, or not all of it."""
    try:
        digest, _, vmfb = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return vmfb if digest == hashlib.sha256(vmfb).hexdigest().encode() else None


def _has_compiler() -> bool:
    return importlib.util.find_spec("iree.compiler") is not None


def _iree_version() -> str:
    """The version of IREE here: runtime and compiler are pinned to the same, and the runtime is everywhere."""
    return importlib.metadata.version("iree-base-runtime")


def modules_for(
    isa: str, directory: Path | None, progress: Callable[[str], None], gpu: Target | None = None
) -> Modules:
    """Modules for a GPU, or for the tier called ``isa``; ``host`` is the best one that this machine has.

    They are compiled for this machine where that is its tier and no ``directory`` keeps them, else for any that has it.

    Where there is a compiler, ``directory`` is made, for it is to be filled.
    """
    tier, here = read_isa(isa, "--isa"), host_target()
    foreign = tier is not here.isa or directory is not None
    target = gpu or (Target.cpu(tier) if foreign else here)
    if directory is not None and directory.exists() and not directory.is_dir():
        raise InputError(f"--modules: {directory} is no folder; expected one that holds modules, or is to hold them")
    if directory is not None and _has_compiler():
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OutputError(f"{directory}: cannot be made: {error.strerror}") from error
    return Modules(target, directory, progress)


def graph_of(
    spec: MoeSpec,
    dtype: DType,
    target: Target,
    strategy: Strategy,
    accumulate: DType = DType.F32,
    *,
    tokens: int = 1,
    packings: Packings = (),
) -> Graph:
    """The graph for a call of ``tokens`` tokens, as the command emits it: of the ladder for these, else for any.

    ``accumulate`` is what the masked strategy sums f32 products in: f32 is what auto would use of it. ``packings`` are
    those of the weights that kernels read packed; where there are no kernels, numbers are read.
    """
    return emit(spec, plan_of(spec, dtype, target, strategy, packings, accumulate, tokens=tokens))


def plan_of(
    spec: MoeSpec,
    dtype: DType,
    target: Target,
    strategy: Strategy,
    packings: Packings = (),
    accumulate: DType = DType.F32,
    *,
    tokens: int = 1,
    stages: bool = False,
) -> Plan:
    """The plan of a graph; arguments as those of ``graph_of``, with ``stages`` of one that shows its routing."""
    masked = strategy is Strategy.MASKED
    request = Request(strategy, target, accumulate=accumulate if masked else None, dtype=dtype, stages=stages)
    return plan(spec, request_here(request), Stored.by_stem(() if masked else packings), call=tokens)


def routing_graph(spec: MoeSpec, dtype: DType, target: Target, packings: Packings = ()) -> Graph:
    """A graph that shows its routing."""
    strategy = Strategy.GROUPED if target.kind == "cpu" else Strategy.AUTO
    return emit(spec, plan_of(spec, dtype, target, strategy, packings, stages=True))


def variant_graphs(spec: MoeSpec, dtype: DType, target: Target, packings: Packings = ()) -> dict[str, Graph]:
    """For each variant of a GPU's kernels that computes such experts, by name, a graph that takes it for all calls.

    Raises ``UnsupportedError`` where there is none.
    """
    reasons = refusals(spec, target, dtype)
    able = [name for name, reason in reasons.items() if reason is None]
    if len(able) < 2:
        why = next((reason for reason in reasons.values() if reason is not None), "there are no kernels for it")
        raise UnsupportedError(f"{target.name} has nothing to choose between for this layer: {why}")
    request, stored = Request(Strategy.AUTO, target, dtype=dtype), Stored.by_stem(packings)
    forced = {name: plan(spec, replace(request, thresholds=Thresholds((), name)), stored) for name in able}
    return {name: emit(spec, only) for name, only in forced.items()}


def graphs_of(
    spec: FfnSpec,
    dtype: DType,
    target: Target,
    strategies: Sequence[Strategy] | None,
    packings: Packings = (),
    counts: Sequence[int] = (1,),
    accumulate: DType = DType.F32,
) -> list[tuple[str, Graph]]:
    """What a benchmark of this layer runs, or without ``strategies`` a sweep on a GPU: graphs and what they are called.

    A strategy that there are no kernels for is left out: its row says so. Raises ``UnsupportedError`` for a layer
    without experts.
    """
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError("the layer has no experts: there is no dispatch to measure")
    graphs = [("routing", routing_graph(spec, dtype, target, packings))]
    if strategies is None and target.kind == "cuda":
        graphs += variant_graphs(spec, dtype, target, packings).items()
    for strategy in strategies or ():
        with contextlib.suppress(UnsupportedError):
            made = [graph_of(spec, dtype, target, strategy, accumulate, tokens=n, packings=packings) for n in counts]
            graphs += ((strategy.value, graph) for graph in {graph.text: graph for graph in made}.values())
    return graphs


def compile_all(modules: Modules, graphs: Sequence[tuple[str, Graph]], dtype: DType) -> None:
    """Have ``modules`` keep all ``graphs``."""
    for name, graph in graphs:
        modules.get(graph, f"{name} {dtype.value}")


class Ours(Contender):
    """Graphs of ours, each in a session; of the ladder there is one for each token count. Weights are shared.

    ``graph_for`` gives that for so many tokens; ``threads`` are those of the runtime, None on a GPU.
    """

    kind = OURS

    def __init__(
        self, name: str, workload: Workload, modules: Modules, graph_for: Callable[[int], Graph], threads: int | None
    ) -> None:
        self.name, self._workload, self._modules, self._threads = name, workload, modules, threads
        self._graph_for, self._text = graph_for, ""
        self._session: Session | None = None
        self._open(1)

    def _open(self, tokens: int) -> Session:
        """The session for a call of so many tokens: the last one, where the text is for these too."""
        graph = self._graph_for(tokens)
        if self._session is None or graph.text != self._text:
            module = self._modules.get(graph, f"{self.name} {self._workload.dtype.value}")
            self._text, self._session = graph.text, start(module, self._workload, self._threads)
        return self._session

    def prepare(self, inputs: Sequence[Any]) -> Call:
        session = self._open(len(inputs[0]))
        return lambda i: session(inputs[i])


def strategy_name(strategy: Strategy, accumulate: DType) -> str:
    """How rows call it: masked-dense that sums in f64 says so."""
    return f"{strategy.value} f64" if strategy is Strategy.MASKED and accumulate is DType.F64 else strategy.value


def by_strategy(
    workload: Workload, modules: Modules, strategy: Strategy, threads: int | None, accumulate: DType = DType.F32
) -> Ours:
    """A strategy; ``accumulate`` as in ``graph_of``."""

    def graph_for(tokens: int) -> Graph:
        spec, dtype, target = workload.spec, workload.dtype, modules.target
        return graph_of(spec, dtype, target, strategy, accumulate, tokens=tokens, packings=workload.packings)

    return Ours(strategy_name(strategy, accumulate), workload, modules, graph_for, threads)


class ChosenExperts:
    """Which experts the router chooses, by the emitted graph itself."""

    def __init__(self, workload: Workload, modules: Modules, threads: int | None) -> None:
        graph = routing_graph(workload.spec, workload.dtype, modules.target, workload.packings)
        self._session = start(modules.get(graph, f"routing {workload.dtype.value}"), workload, threads)

    def __call__(self, x: Any) -> Any:
        """The experts of each token, ``[N, k]``."""
        return self.choices(x)[0]

    def choices(self, x: Any) -> tuple[Any, Any]:
        """The experts of each token and their weights, ``[N, k]`` both."""
        results = self._session.run(x)
        ids, weights = results["ids"], results["weights"]
        return (ids, weights) if hasattr(ids, "cpu") else (np.array(ids), np.array(weights))


def start(module: Module, workload: Workload, threads: int | None) -> Session:
    """A session on ``threads`` threads, or on a GPU. Raises ``TargetError`` where the module cannot run here."""
    weights = {argument.name: workload.weights[argument.name] for argument in module.signature.weights}
    if threads is None:
        return Session(module, weights)
    return Session(module, weights, driver="local-sync" if threads == 1 else "local-task", threads=threads)
