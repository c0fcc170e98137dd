"""Our strategies of plain StableHLO on XLA's CPU, on one device or with the experts divided over virtual ones."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.graphs import emit
from emitter.mesh import Mesh
from emitter.plan import Plan, Request, Strategy, plan
from emitter.signature import DType
from emitter.target import Target
from emitter.text.graph import Graph
from emitter.xla import XlaSession, sharded
from emitter.xla.devices import load_jax, open_mesh
from moehlo.bench.contender import Array, Call
from moehlo.bench.workload import Workload
from moehlo.choices import request_here

XLA_STRATEGIES = (Strategy.MASKED, Strategy.LADDER, Strategy.AUTO)
"""Those that have a text for XLA."""


def strategy_name(strategy: Strategy, accumulate: DType) -> str:
    """How rows call it: masked-dense that sums in f64 says so."""
    return f"{strategy.value} f64" if strategy is Strategy.MASKED and accumulate is DType.F64 else strategy.value


def strategy_graph(workload: Workload, target: Target, strategy: Strategy, accumulate: DType, tokens: int) -> Graph:
    """What is compiled for so many tokens; ``accumulate`` is what masked-dense sums f32 products in."""
    spec = workload.spec
    summed = accumulate if strategy is Strategy.MASKED else None
    request = request_here(Request(strategy, target, accumulate=summed, dtype=workload.dtype))
    return emit(spec, plan(spec, request, call=tokens))


def remark_of(session: XlaSession) -> str:
    """What a call holds beside weights, inputs and outputs, and what its devices exchange."""
    held = session.compiled.memory_analysis().temp_size_in_bytes
    exchanged = Counter(f"{c.op} {c.dtype}{list(c.shape)}" for c in session.collectives)
    named = (f"{count} {each}" if count > 1 else each for each, count in exchanged.items())
    return "; ".join((f"temporaries {held / 1e6:.4g} MB", *named))


def open_devices(target: Target, threads: int) -> None:
    """As many virtual devices as the target's mesh has, ``threads`` of the CPU to work on a computation.

    Before anything in this process uses JAX, peers and routing too: an XLA client is made once. Raises ``TargetError``
    where there is one with fewer devices.
    """
    os.environ["PJRT_NPROC"] = str(threads)  # read when XLA makes its client
    open_mesh(target, target.mesh or Mesh(1))


class OnXla:
    """One strategy, in a session for each token count, all of them over the same weights.

    ``accumulate`` is what masked-dense sums f32 products in.
    """

    def __init__(self, workload: Workload, target: Target, strategy: Strategy, accumulate: DType = DType.F32) -> None:
        self.name = strategy_name(strategy, accumulate)
        self._workload, self._target, self._strategy, self._accumulate = workload, target, strategy, accumulate
        self._weights: Any = workload.weights
        self._session: XlaSession | None = None

    def graph(self, tokens: int) -> Graph:
        """What is compiled for so many tokens."""
        return strategy_graph(self._workload, self._target, self._strategy, self._accumulate, tokens)

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """See ``Contender``."""
        session = self._session = XlaSession(self.graph(len(inputs[0])), self._weights, self._target)
        self._weights = session.weights
        return lambda i: session.call(inputs[i])

    def array(self, result: Any) -> Array:
        """See ``Contender``."""
        return np.asarray(result)

    def remark(self) -> str:
        """See ``Remarking``."""
        return "" if self._session is None else remark_of(self._session)


class XlaRouting:
    """Which experts the router chooses, by the ladder's text itself: XLA drops what comes after."""

    def __init__(self, workload: Workload, target: Target, weights: Mapping[str, Any] | None = None) -> None:
        self._workload, self._target = workload, replace(target, mesh=None)
        self._weights: Mapping[str, Any] = workload.weights if weights is None else weights
        self._compiled: dict[int, Callable[[Any], Any]] = {}

    def __call__(self, x: Any) -> Any:
        """The experts of each token, ``[N, k]``; ``x`` is a NumPy array or a ``jax.Array``."""
        if len(x) not in self._compiled:
            self._compiled[len(x)] = self._compile(len(x))
        return self._compiled[len(x)](x)

    def _compile(self, tokens: int) -> Callable[[Any], Any]:
        jax, options = load_jax(self._target), Plan(tokens, self._workload.dtype, Strategy.LADDER, stages=True)
        graph = emit(self._workload.spec, options)
        self._weights = {a.name: jax.device_put(self._weights[a.name]) for a in graph.signature.weights}
        whole, at = sharded(graph, None, self._target), [r.name for r in graph.signature.results].index("ids")
        ids = jax.jit(lambda *arguments: whole(*arguments)[at])
        return lambda x: ids(x, *self._weights.values())
