"""The CPU kernels on 2, 4, 8, ... threads: ``python -m benchmarks.many_cores MODEL [DTYPE] [THREADS,THREADS,...]``.

For 1, 16 and 1024 tokens of the model's first MoE layer: milliseconds of gathered, grouped and auto beside what is
measured on as many threads, the reading of memory and a product of square matrices. ``of floor`` is the larger of the
time that the touched experts take to be read and the time that their products take, over the call's; ``rest`` are the
milliseconds of a call whose experts are 16 wide: the router, the runtime, the waking of threads.

Experts are read from memory: before each call 512 MiB of something else are. Medians of 21 calls, 7 beyond 64 tokens.
"""

from __future__ import annotations

import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import MoehloError, UnsupportedError
from emitter.iree import Session, compile_graph
from emitter.iree.drivers import available_cores
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import host_target
from moehlo.bench.ceilings import Probe, matmul_probe, read_probe
from moehlo.bench.machine import this_machine
from moehlo.bench.ours import graph_of
from weights import random_weights

_TOKENS = (1, 16, 1024)
_STRATEGIES = (Strategy.GATHERED, Strategy.GROUPED, Strategy.AUTO)
_MOST_GATHERED = 64  # tokens: beyond, gathered is no candidate


def _median(session: Session, x: Any, read: Probe) -> float:
    """Seconds of a call."""
    seconds = []
    session(x)
    for _ in range(21 if len(x) <= _MOST_GATHERED else 7):
        read.run()
        read.settle()
        started = time.perf_counter()
        session(x)
        seconds.append(time.perf_counter() - started)
    return statistics.median(seconds)


def _touched(spec: MoeSpec, tokens: int) -> float:
    """Experts that some token chooses, on average, when each chooses k of E at random."""
    count = spec.experts.count
    return count * (1 - (1 - spec.router.top_k / count) ** tokens)


def main() -> int:
    """Print a line for each number of threads and of tokens."""
    if len(sys.argv) not in (2, 3, 4):
        sys.stderr.write("usage: python -m benchmarks.many_cores MODEL [f32|bf16|f16] [2,4,8,16]\n")
        return 2
    dtype = DType(sys.argv[2]) if len(sys.argv) > 2 else DType.BF16
    counts = [int(n) for n in sys.argv[3].split(",")] if len(sys.argv) > 3 else [2, 4, 8, 16]
    spec = open_model(Path(sys.argv[1])).layer(None).spec
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError("the layer has no experts: there is no dispatch to measure")
    target = host_target()
    narrow = replace(spec, experts=replace(spec.experts, intermediate=16), shared=None)
    graphs = {s: graph_of(spec, dtype, target, s) for s in _STRATEGIES}
    modules = {s: compile_graph(graph, target) for s, graph in graphs.items()}
    weights = dict(random_weights(graphs[Strategy.AUTO].signature.weights, 0))
    rest = graph_of(narrow, dtype, target, Strategy.AUTO)
    rest_module, rest_weights = compile_graph(rest, target), dict(random_weights(rest.signature.weights, 0))
    machine = this_machine()
    sys.stdout.write(f"{machine.date}, {machine.cpu}, {machine.versions}\n")
    sys.stdout.write("threads tokens  GB/s TFLOP/s  gathered   grouped      auto  of floor   rest\n")
    shape = 3 * spec.expert_hidden * spec.experts.intermediate
    for threads in [n for n in counts if n <= available_cores()]:
        read, product = read_probe(threads), matmul_probe(dtype, threads)
        bandwidth = max(read.rate() for _ in range(5))
        peak = max(product.rate() for _ in range(5)) if product is not None else float("inf")
        sessions = {s: Session(m, weights, driver="local-task", threads=threads) for s, m in modules.items()}
        least = Session(rest_module, rest_weights, driver="local-task", threads=threads)
        for tokens in _TOKENS:
            x = np.random.default_rng(tokens).standard_normal((tokens, spec.hidden)).astype(np.float32)
            # A bad measurement of ours is not hidden: the floor takes the ceilings as they were measured just before.
            floor = max(
                _touched(spec, tokens) * shape * dtype.itemsize / bandwidth,
                2.0 * tokens * spec.router.top_k * shape / peak,
            )
            found = {
                s: _median(session, x, read)
                for s, session in sessions.items()
                if s is not Strategy.GATHERED or tokens <= _MOST_GATHERED
            }
            times = "".join(f"{found[s] * 1e3:10.3f}" if s in found else f"{'-':>10}" for s in _STRATEGIES)
            sys.stdout.write(
                f"{threads:7}{tokens:7}{bandwidth / 1e9:6.0f}{peak / 1e12:8.2f}{times}"
                f"{floor / found[Strategy.AUTO]:10.2f}{_median(least, x, read) * 1e3:7.3f}\n"
            )
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except MoehloError as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(2) from None
