"""Our strategies, compiled here or read from a folder of modules that were compiled elsewhere."""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, OutputError, TargetError, UnsupportedError
from emitter.graphs import emit
from emitter.io.files import write_file
from emitter.iree import Module, Session, compile_graph
from emitter.iree.compiler import deciding_flags, fit_target
from emitter.packing import Packing
from emitter.plan import Plan, Request, Stored, Strategy, plan
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.target import Target, host_target
from emitter.text.graph import Graph
from moehlo.bench.contender import Array, Call
from moehlo.bench.workload import Workload
from moehlo.choices import read_isa, request_here

STRATEGIES = (Strategy.GATHERED, Strategy.MASKED, Strategy.GROUPED, Strategy.AUTO)


@dataclass(frozen=True)
class Modules:
    """Compiled graphs for one backend, kept in ``directory``, if given, for machines without a compiler.

    A file there is named by all that decides its bytes (text, flags, instruction sets, the version of IREE), so that
    another one of these is another file, and opens with the digest of its module.
    """

    backend: Target
    directory: Path | None = None
    progress: Callable[[str], None] = lambda _: None

    @property
    def target(self) -> Target:
        """A GPU's architecture; or this machine where it has the tier of kernels, else any machine that does."""
        here = host_target()
        foreign = self.backend.isa is not here.isa or self.directory is not None
        return self.backend if foreign or self.backend.kind == "cuda" else here

    def path(self, graph: Graph) -> Path:
        """Where the graph's module is kept, whether or not it is there; for Modules with a directory."""
        decisive = [graph.text, *deciding_flags(self.target), _iree_version()]
        return (self.directory or Path()) / f"{hashlib.sha256(json.dumps(decisive).encode()).hexdigest()}.module"

    @property
    def _spelled(self) -> str:
        return f"--target {self.backend.name}" if self.backend.kind == "cuda" else "--isa"

    def get(self, graph: Graph, label: str) -> Module:
        """The graph's module. Raises ``TargetError`` where it is neither there nor can be compiled."""
        if self.directory is None:
            self.progress(f"compiling {label}")
            return compile_graph(graph, self.target)
        path = self.path(graph)
        kept = _read(path)
        if kept is not None:
            target = fit_target(graph.text, self.target)
            return Module(kept, target, graph.entries, _iree_version(), True, 0.0, graph.launches, graph.parameters)
        if not _has_compiler():
            raise TargetError(
                f"{self.directory} has no whole module of this {label} for {self.backend.name} and IREE "
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

    Where there is a compiler, ``directory`` is made, for it is to be filled.
    """
    backend = gpu or Target.cpu(read_isa(isa, "--isa"))
    if directory is not None and directory.exists() and not directory.is_dir():
        raise InputError(f"--modules: {directory} is no folder; expected one that holds modules, or is to hold them")
    if directory is not None and _has_compiler():
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OutputError(f"{directory}: cannot be made: {error.strerror}") from error
    return Modules(backend, directory, progress)


def graph_of(
    spec: MoeSpec,
    dtype: DType,
    backend: Target,
    strategy: Strategy,
    accumulate: DType = DType.F32,
    *,
    tokens: int = 1,
    packings: tuple[tuple[str, Packing], ...] = (),
) -> Graph:
    """The graph for a call of ``tokens`` tokens, as the command emits it: of the ladder for these, else for any.

    ``accumulate`` is what the masked strategy sums f32 products in: f32 is what auto would use of it. ``packings`` are
    those of the weights that kernels read packed; where there are no kernels, numbers are read.
    """
    if strategy is Strategy.MASKED:
        return emit(spec, Plan(None, dtype, accumulate=accumulate))
    return emit(spec, plan_of(spec, dtype, backend, strategy, packings, tokens=tokens))


def plan_of(
    spec: MoeSpec,
    dtype: DType,
    backend: Target,
    strategy: Strategy,
    packings: tuple[tuple[str, Packing], ...] = (),
    *,
    tokens: int = 1,
    stages: bool = False,
) -> Plan:
    """The plan of a graph by kernels, or of the ladder; arguments as those of ``graph_of``."""
    request = request_here(Request(strategy, backend, dtype=dtype, stages=stages))
    return plan(spec, request, Stored.by_stem(packings), call=tokens)


def routing_graph(spec: MoeSpec, dtype: DType, backend: Target) -> Graph:
    """A graph that shows its routing."""
    return emit(spec, plan_of(spec, dtype, backend, Strategy.GROUPED, stages=True))


def compile_all(
    spec: FfnSpec,
    dtype: DType,
    modules: Modules,
    strategies: Sequence[Strategy],
    counts: Sequence[int],
    accumulate: DType = DType.F32,
    packings: tuple[tuple[str, Packing], ...] = (),
) -> None:
    """Have ``modules`` keep everything that a benchmark of this layer runs; arguments as those of ``graph_of``."""
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError("the layer has no experts: there is no dispatch to measure")
    modules.get(routing_graph(spec, dtype, modules.backend), f"routing {dtype.value}")
    for strategy in strategies:
        graphs = (
            graph_of(spec, dtype, modules.backend, strategy, accumulate, tokens=n, packings=packings) for n in counts
        )
        for graph in {graph.text: graph for graph in graphs}.values():
            modules.get(graph, f"{strategy.value} {dtype.value}")


class Ours:
    """One strategy in a session of its own, of the ladder one for each token count; weights are shared, not copied.

    ``accumulate`` as in ``graph_of``; masked-dense that sums in f64 is called so.
    """

    def __init__(
        self, workload: Workload, modules: Modules, strategy: Strategy, threads: int, accumulate: DType = DType.F32
    ) -> None:
        wide = strategy is Strategy.MASKED and accumulate is DType.F64
        self.name = f"{strategy.value} f64" if wide else strategy.value
        self._workload, self._modules, self._strategy, self._threads = workload, modules, strategy, threads
        self._accumulate, self._text = accumulate, ""
        self._session: Session | None = None
        self._open(1)

    def _open(self, tokens: int) -> Session:
        """The session for a call of so many tokens: the last one, where the text is for these too."""
        spec, dtype = self._workload.spec, self._workload.dtype
        packings = self._workload.packings
        graph = graph_of(
            spec, dtype, self._modules.backend, self._strategy, self._accumulate, tokens=tokens, packings=packings
        )
        if self._session is None or graph.text != self._text:
            module = self._modules.get(graph, f"{self._strategy.value} {dtype.value}")
            self._text, self._session = graph.text, start(module, self._workload, self._threads)
        return self._session

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """See ``Contender``."""
        session = self._open(len(inputs[0]))
        return lambda i: session(inputs[i])

    def array(self, result: Any) -> Array:
        """See ``Contender``."""
        return np.asarray(result)


class Routing:
    """Which experts the router chooses, by the emitted graph itself."""

    def __init__(self, workload: Workload, modules: Modules, threads: int) -> None:
        graph = routing_graph(workload.spec, workload.dtype, modules.backend)
        self._session = start(modules.get(graph, f"routing {workload.dtype.value}"), workload, threads)

    def __call__(self, x: npt.NDArray[np.float32]) -> npt.NDArray[np.int32]:
        """The experts of each token, ``[N, k]``."""
        return np.array(self._session.run(x)["ids"])

    def choices(self, x: npt.NDArray[np.float32]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.float32]]:
        """The experts of each token and their weights, ``[N, k]`` both."""
        results = self._session.run(x)
        return np.array(results["ids"]), np.array(results["weights"])


def start(module: Module, workload: Workload, threads: int) -> Session:
    """A session on ``threads`` threads. Raises ``TargetError`` where this machine cannot run the module."""
    driver = "local-sync" if threads == 1 else "local-task"
    weights = {argument.name: workload.weights[argument.name] for argument in module.signature.weights}
    return Session(module, weights, driver=driver, threads=threads)
