"""Our strategies of plain StableHLO on XLA's CPU, on one device or with the experts divided over virtual ones."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.graphs import EmitOptions, Strategy, emit
from emitter.plan import Request, plan_call
from emitter.signature import DType, Graph
from emitter.xla import XlaSession, XlaTarget
from moehlo.bench.contender import Array, Call
from moehlo.bench.workload import Workload

XLA_STRATEGIES = (Strategy.MASKED, Strategy.LADDER, Strategy.AUTO)
"""Those that have a text for XLA."""


class OnXla:
    """One strategy, in a session for each token count, all of them over the same weights.

    ``accumulate`` is what masked-dense sums f32 products in.
    """

    def __init__(
        self, workload: Workload, target: XlaTarget, strategy: Strategy, threads: int, accumulate: DType = DType.F32
    ) -> None:
        wide = strategy is Strategy.MASKED and accumulate is DType.F64
        self.name = f"{strategy.value} f64" if wide else strategy.value
        # Read when XLA makes its client, the first in a process: the threads that work on one computation.
        os.environ["PJRT_NPROC"] = str(threads)
        self._workload, self._target, self._strategy, self._accumulate = workload, target, strategy, accumulate
        self._weights: Any = workload.weights

    def graph(self, tokens: int) -> Graph:
        """What is compiled for so many tokens."""
        spec = self._workload.spec
        accumulate = self._accumulate if self._strategy is Strategy.MASKED else None
        request = Request(self._strategy, self._target.backend, accumulate=accumulate)
        return emit(spec, plan_call(spec, request, EmitOptions(None, self._workload.dtype), tokens)[0])

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """See ``Contender``."""
        session = XlaSession(self.graph(len(inputs[0])), self._weights, self._target)
        self._weights = session.weights
        return lambda i: session.call(inputs[i])

    def array(self, result: Any) -> Array:
        """See ``Contender``."""
        return np.asarray(result)


class XlaRouting:
    """Which experts the router chooses, by the ladder's text itself."""

    def __init__(self, workload: Workload, target: XlaTarget) -> None:
        self._workload, self._target = workload, replace(target, mesh=None)
        self._session: XlaSession | None = None

    def __call__(self, x: npt.NDArray[np.float32]) -> npt.NDArray[np.int32]:
        """The experts of each token, ``[N, k]``."""
        session = self._session
        if session is None or session.signature.inputs[0].shape[0] != len(x):
            options = EmitOptions(len(x), self._workload.dtype, Strategy.LADDER, stages=True)
            weights: Any = self._workload.weights if session is None else session.weights
            session = self._session = XlaSession(emit(self._workload.spec, options), weights, self._target)
        return np.array(session.run(x)["ids"])
