"""What a call costs beside the experts: ``python -m benchmarks.overhead MODEL [DTYPE]``, one token, two threads.

The experts of the model's first MoE layer are made 16 wide, so that reading their weights takes next to no time. Cold
is a call after 512 MiB were read, as in a benchmark and as between the layers of a model; warm is one right after
another. The parts are those of ``Session.run``: Python until the runtime is called, the runtime, Python after it.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import MoehloError, UnsupportedError
from emitter.iree import Session, compile_graph
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import host_target, parse_target
from moehlo.bench.ceilings import Probe, read_probe
from moehlo.bench.machine import this_machine
from moehlo.bench.ours import graph_of
from moehlo.bench.workload import rounded
from weights import random_weights

_WIDTH = 16
_THREADS = 2
_ROUNDS = 41


class _TimedSession(Session):
    """Notes when the runtime was called and when it returned."""

    entered = left = 0.0

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        invoke = self.function.invoke

        def timed(*arguments: Any) -> Any:
            self.entered = time.perf_counter()
            returned = invoke(*arguments)
            self.left = time.perf_counter()
            return returned

        self.function.invoke = timed  # type: ignore[assignment]


def _parts(session: _TimedSession, x: Any, settle: Callable[[], None]) -> tuple[float, float, float, float]:
    """Seconds of a call: all of it, before the runtime, in it, after it."""
    settle()
    started = time.perf_counter()
    session(x)
    ended = time.perf_counter()
    return ended - started, session.entered - started, session.left - session.entered, ended - session.left


def _cool(probe: Probe) -> None:
    probe.run()
    probe.settle()


def main() -> int:
    """Print the parts, in microseconds."""
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["f32"], ["bf16"], ["f16"]):
        print("usage: python -m benchmarks.overhead MODEL [f32|bf16|f16]", file=sys.stderr)
        return 2
    try:
        measure(Path(sys.argv[1]), DType(sys.argv[2]) if len(sys.argv) == 3 else DType.BF16)
    except MoehloError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


def measure(model: Path, dtype: DType) -> None:
    """Measure and print. Raises ``MoehloError`` for a model that cannot be read or whose layer has no experts."""
    spec = open_model(model).layer(None).spec
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError("the layer has no experts: there is no dispatch to measure")
    spec = replace(spec, experts=replace(spec.experts, intermediate=_WIDTH))
    graph = graph_of(spec, dtype, host_target(), Strategy.GATHERED)
    weights = random_weights(graph.signature.weights, 0)
    session = _TimedSession(compile_graph(graph, parse_target("cpu")), weights, driver="local-task", threads=_THREADS)
    draw = np.random.default_rng(0)
    inputs = [rounded(draw.standard_normal((1, spec.hidden), np.float32), dtype) for _ in range(_ROUNDS)]
    probe = read_probe(_THREADS)
    machine = this_machine()
    print(f"{machine.date}, {_THREADS} threads of {machine.cpu}, {machine.versions}")
    print(f"{'us':4} {'whole':>7} {'before':>7} {'runtime':>7} {'after':>7}   medians of {_ROUNDS}")
    for label, settle in (("cold", lambda: _cool(probe)), ("warm", lambda: None)):
        parts = [_parts(session, x, settle) for x in inputs]
        medians = (statistics.median(column) * 1e6 for column in zip(*parts, strict=True))
        print(f"{label:4} " + " ".join(f"{m:7.0f}" for m in medians))


if __name__ == "__main__":
    sys.exit(main())
