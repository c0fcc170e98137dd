"""Our strategies of plain StableHLO on XLA's GPUs: on one, or with the experts divided over several."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import Any

from emitter.dispatch.thresholds import Measured
from emitter.errors import MoehloError, TargetError
from emitter.graphs import signature_arguments
from emitter.mesh import AXIS, Mesh
from emitter.plan import Plan as LayerPlan
from emitter.plan import Strategy
from emitter.signature import DType
from emitter.target import Target
from emitter.text.graph import Graph
from emitter.xla import XlaSession
from emitter.xla.devices import load_jax, open_mesh
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.gpu.contenders import handed_to_jax, jax_beside_torch
from moehlo.bench.gpu.device import Device
from moehlo.bench.gpu.entrants import peers_on_gpu
from moehlo.bench.gpu.run import Rig, run_on_gpu
from moehlo.bench.on_xla import XlaRouting, remark_of, strategy_graph, strategy_name
from moehlo.bench.run import Entrant, Plan
from moehlo.bench.sweep import ON_XLA, best_thresholds, measured
from moehlo.bench.table import OURS, PEER, Row
from moehlo.bench.workload import Workload

LADDER_ON_ONE = "xla_ladder"
"""The peer that is the ladder on the first GPU, of those over several."""
_MOST_AT_ONCE = 16
"""Graphs that are compiled at once: XLA takes one to tens of seconds for each, and tries kernels on the GPU."""


class Programs:
    """Sessions over the weights of a workload, which lie on the devices once; graphs are compiled side by side, and
    with those of the programs ``beside`` which these are made."""

    def __init__(self, workload: Workload, target: Target, beside: Programs | None = None) -> None:
        load_jax(target)
        try:
            jax = jax_beside_torch(target.device)
        except Unavailable as error:
            raise TargetError(f"--target {target.name}: {error}") from error
        self.workload, self.target = workload, target
        mesh, spec = open_mesh(target, target.mesh or Mesh(1)), jax.sharding.PartitionSpec
        self.local = {name: handed_to_jax(jax, tensor) for name, tensor in workload.weights.items()}
        arguments = signature_arguments(workload.spec, LayerPlan(None, workload.dtype))
        self._weights = {
            a.name: jax.device_put(
                self.local[a.name], jax.sharding.NamedSharding(mesh, spec(AXIS) if a.by_expert else spec())
            )
            for a in arguments
            if a.name in self.local
        }
        if beside is None:
            self._pool = ThreadPoolExecutor(min(_MOST_AT_ONCE, os.cpu_count() or 1))
            self._sessions: dict[tuple[int, str], Future[XlaSession]] = {}
        else:
            self._pool, self._sessions = beside._pool, beside._sessions

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


class OnXlaGpus:
    """One strategy, in a session for each of the token ``counts``; ``accumulate`` as ``strategy_graph`` has it.

    ``name`` is what rows call it, where not by its strategy.
    """

    def __init__(
        self,
        programs: Programs,
        strategy: Strategy,
        counts: Sequence[int],
        accumulate: DType,
        name: str | None = None,
    ) -> None:
        self.name, self._programs = name or strategy_name(strategy, accumulate), programs
        graphs = {n: strategy_graph(programs.workload, programs.target, strategy, accumulate, n) for n in counts}
        self._sessions = {n: programs.session(graph) for n, graph in graphs.items()}
        self._session: XlaSession | None = None

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``. Nothing is timed before all are compiled."""
        self._programs.wait()
        try:
            self._session = self._sessions[len(inputs[0])].result()
        except MoehloError as error:
            raise Unavailable(str(error)) from error
        jax = importlib.import_module("jax")
        return self._session.prepared([handed_to_jax(jax, x) for x in inputs])

    def array(self, result: Any) -> Any:
        """The output ``[N, H]`` f32, on the first GPU."""
        jax = importlib.import_module("jax")
        whole = jax.device_put(result, next(iter(sorted(result.devices(), key=lambda device: device.id))))
        return importlib.import_module("torch").from_dlpack(whole).float()

    def remark(self) -> str:
        """See ``Remarking``."""
        return "" if self._session is None else remark_of(self._session)


class ChosenByXla:
    """Which experts inputs choose, by the ladder's text."""

    def __init__(self, programs: Programs) -> None:
        self._routing = XlaRouting(programs.workload, programs.target, programs.local)

    def ids(self, x: Any) -> Any:
        """The experts of each token, a tensor ``[N, k]``."""
        jax, torch = (importlib.import_module(name) for name in ("jax", "torch"))
        return torch.from_dlpack(self._routing(handed_to_jax(jax, x)))

    def __call__(self, x: Any) -> int:
        """How many different ones."""
        return int(self.ids(x).unique().numel())


def entrants_on_xla(
    programs: Programs,
    plan: Plan,
    device: Device,
    chosen: ChosenByXla,
    progress: Callable[[str], None] = lambda _: None,
) -> list[Entrant]:
    """Ours by strategy, then the peers that are asked for, on the first GPU; who cannot run says why."""

    def ours(strategy: Strategy) -> Contender:
        return OnXlaGpus(programs, strategy, plan.tokens, plan.accumulate)

    def on_one() -> Contender:
        one = Programs(programs.workload, replace(programs.target, mesh=None), beside=programs)
        return OnXlaGpus(one, Strategy.LADDER, plan.tokens, plan.accumulate, name="XLA ladder")

    made = [Entrant.of(s.value, OURS, lambda s=s: ours(s)) for s in plan.strategies]  # type: ignore[misc]
    if LADDER_ON_ONE in plan.peers:
        made.append(Entrant.of("XLA ladder", PEER, on_one))
    others = [peer for peer in plan.peers if peer != LADDER_ON_ONE]
    return [*made, *peers_on_gpu(programs.workload, others, device, chosen.ids, progress, plan.compile_seconds)]


def sweep_on_xla(
    programs: Programs,
    rig: Rig,
    repeats: int,
    tokens: Sequence[int],
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[Measured, list[Row]]:
    """The thresholds of one layer, by calls in a row, and what they were found from."""
    workload = programs.workload
    plan = Plan(tokens, 1, repeats, ON_XLA, patience=1.0)
    rows = run_on_gpu(workload, plan, rig, entrants_on_xla(programs, plan, rig.device, ChosenByXla(programs)), progress)
    times: Mapping[str, Mapping[int, float]] = {
        s.value: {row.tokens: row.median for row in rows if row.contender == s.value} for s in ON_XLA
    }
    by = f"one {rig.machine.cpu}" if programs.target.mesh is None else rig.machine.cpu
    return measured(workload, programs.target.name, best_thresholds(times), rig.machine.date, by), rows
