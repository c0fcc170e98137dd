"""Our strategies of plain StableHLO on XLA, on one device or with the experts divided over several."""

from __future__ import annotations

import importlib
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import Any

from emitter.errors import MoehloError, TargetError
from emitter.graphs import emit, signature_arguments
from emitter.plan import Plan, Strategy
from emitter.signature import DType
from emitter.target import Target
from emitter.target.mesh import AXIS, Mesh
from emitter.text.graph import Graph
from emitter.xla import XlaSession, sharded
from emitter.xla.devices import load_jax, open_mesh
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.ours import graph_of, strategy_name
from moehlo.bench.table import OURS
from moehlo.bench.workload import Workload
from moehlo.bench.xla import open_jax, to_jax

XLA_STRATEGIES = (Strategy.MASKED, Strategy.LADDER, Strategy.AUTO)
"""Those that have a text for XLA."""
_MOST_AT_ONCE = 16
"""Graphs that are compiled at once: XLA takes one to tens of seconds for each, and tries kernels on the GPU."""


def open_devices(target: Target, threads: int) -> None:
    """As many virtual devices as the target's mesh has, ``threads`` of the CPU to work on a computation.

    Before anything in this process uses JAX, peers and routing too: an XLA client is made once. Raises ``TargetError``
    where there is one with fewer devices.
    """
    os.environ["PJRT_NPROC"] = str(threads)  # read when XLA makes its client
    open_mesh(target, target.mesh or Mesh(1))


class Programs:
    """Sessions over the weights of a workload, which lie on the devices once; graphs are compiled side by side, and
    with those of ``other`` programs where it is given."""

    def __init__(self, workload: Workload, target: Target, other: Programs | None = None) -> None:
        load_jax(target)
        try:
            jax = open_jax(target.device)
        except Unavailable as error:
            raise TargetError(f"--target {target.name}: {error}") from error
        self.workload, self.target = workload, target
        mesh, spec = open_mesh(target, target.mesh or Mesh(1)), jax.sharding.PartitionSpec
        self.local = {name: to_jax(jax, weight) for name, weight in workload.numbers.items()}
        arguments = signature_arguments(workload.spec, Plan(None, workload.dtype))
        self._weights = {
            a.name: jax.device_put(
                self.local[a.name], jax.sharding.NamedSharding(mesh, spec(AXIS) if a.by_expert else spec())
            )
            for a in arguments
            if a.name in self.local
        }
        if other is None:
            self._pool = ThreadPoolExecutor(min(_MOST_AT_ONCE, os.cpu_count() or 1))
            self._sessions: dict[tuple[int, str], Future[XlaSession]] = {}
        else:
            self._pool, self._sessions = other._pool, other._sessions

    def graph(self, strategy: Strategy, accumulate: DType, tokens: int) -> Graph:
        """What is compiled for so many tokens; ``accumulate`` is what masked-dense sums f32 products in."""
        work = self.workload
        return graph_of(work.spec, work.dtype, self.target, strategy, accumulate, tokens=tokens)

    def session(self, graph: Graph) -> Future[XlaSession]:
        """The session of a graph, which begins to be compiled."""
        key = (self.target.devices, graph.text)
        if key not in self._sessions:
            self._sessions[key] = self._pool.submit(XlaSession, graph, self._weights, self.target)
        return self._sessions[key]

    def wait(self) -> None:
        """Until all are compiled, or failed: XLA tries kernels on the GPU while it compiles."""
        wait(self._sessions.values())

    def close(self) -> None:
        """Compile no more of what has not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class OnXla(Contender):
    """One strategy, in a session for each of the token ``counts``; ``accumulate`` as ``Programs.graph`` has it.

    ``name`` is what rows call it, where not by its strategy.
    """

    def __init__(
        self,
        programs: Programs,
        strategy: Strategy,
        counts: Sequence[int],
        accumulate: DType = DType.F32,
        name: str | None = None,
        kind: str = OURS,
    ) -> None:
        self.name, self.kind, self._programs = name or strategy_name(strategy, accumulate), kind, programs
        self._sessions = {n: programs.session(programs.graph(strategy, accumulate, n)) for n in counts}
        self._session: XlaSession | None = None

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``. Nothing is timed before all are compiled."""
        self._programs.wait()
        try:
            self._session = self._sessions[len(inputs[0])].result()
        except MoehloError as error:
            raise Unavailable(str(error)) from error
        jax = importlib.import_module("jax")
        return self._session.prepared([to_jax(jax, x) for x in inputs])

    def remark(self) -> str:
        """What a call holds besides weights, inputs and outputs, and what its devices exchange."""
        if self._session is None:
            return ""
        held = self._session.compiled.memory_analysis().temp_size_in_bytes
        exchanged = Counter(f"{c.op} {c.dtype}{list(c.shape)}" for c in self._session.collectives)
        named = (f"{count} {each}" if count > 1 else each for each, count in exchanged.items())
        return "; ".join((f"temporaries {held / 1e6:.4g} MB", *named))


class XlaChosenExperts:
    """Which experts the router chooses, by the ladder's text itself: XLA drops what comes after."""

    def __init__(self, workload: Workload, target: Target, weights: Mapping[str, Any] | None = None) -> None:
        self._workload, self._target = workload, replace(target, mesh=None)
        self._weights: Mapping[str, Any] = workload.weights if weights is None else weights
        self._compiled: dict[int, Callable[[Any], Any]] = {}

    def __call__(self, x: Any) -> Any:
        """The experts of each token, ``[N, k]``: torch's for a tensor, else JAX's."""
        if len(x) not in self._compiled:
            self._compiled[len(x)] = self._compile(len(x))
        ids = self._compiled[len(x)](to_jax(importlib.import_module("jax"), x))
        return importlib.import_module("torch").from_dlpack(ids) if hasattr(x, "data_ptr") else ids

    def _compile(self, tokens: int) -> Callable[[Any], Any]:
        jax, options = load_jax(self._target), Plan(tokens, self._workload.dtype, Strategy.LADDER, stages=True)
        graph = emit(self._workload.spec, options)
        self._weights = {a.name: jax.device_put(self._weights[a.name]) for a in graph.signature.weights}
        whole, at = sharded(graph, None, self._target), [r.name for r in graph.signature.results].index("ids")
        ids = jax.jit(lambda *arguments: whole(*arguments)[at])
        return lambda x: ids(x, *self._weights.values())
