"""Dense layers and projections by the kernels beside torch: ``python -m benchmarks.dense [THREADS]``.

For f32 and bf16, 1 and 1024 tokens: milliseconds of a gated MLP (H 2048, I 8192) and of two projections, from 4096 to
1024 dimensions and back, ours and torch's, called alternately in one process over the same weights, with 256 MiB of
something else read before each call. ``torch / ours`` is the median of the rounds' ratios. The projections are those of
a layer whose experts work in fewer dimensions, by the same stage, without the layer around them.
"""

from __future__ import annotations

import functools
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from emitter.dispatch import adaptive
from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.kernels.by_target import kernel_set
from emitter.lowering import Lowering
from emitter.plan import Request, plan
from emitter.shapes import TOKENS, static
from emitter.signature import MAIN, Argument, DType, Entry, Result, Role, Signature, weight_arguments
from emitter.spec import DenseSpec, ExpertsSpec, LatentSpec, MoeSpec, RouterSpec
from emitter.spec.tensors import canonical_weights
from emitter.stages.block import as_dense_mlp, projection
from emitter.target import host_target, parse_target
from emitter.text.builder import FunctionBuilder, module_text
from emitter.text.graph import Graph
from emitter.text.weights import hold

MLP = DenseSpec(2048, 8192)
PROJECTIONS = MoeSpec(4096, RouterSpec(2, 1), ExpertsSpec(2, 16), latent=LatentSpec(1024))
DTYPES = {DType.F32: torch.float32, DType.BF16: torch.bfloat16}
_ROUNDS = 9


def mlp_graph(dtype: DType) -> Graph:
    """The layer by the kernels of this machine."""
    return emit(MLP, plan(MLP, Request(target=host_target(), dtype=dtype)))


def projections_graph(dtype: DType) -> Graph:
    """The two projections of the layer by the kernels of this machine."""
    target = host_target()
    kernels = kernel_set(target)
    assert kernels is not None
    stems = ("latent_in", "latent_out")
    weights = weight_arguments([w for w in canonical_weights(PROJECTIONS) if w.stem in stems], dtype)
    x = Argument("x", (TOKENS, PROJECTIONS.hidden), DType.F32, Role.INPUT)
    b = FunctionBuilder(MAIN)
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in (x, *weights)}
    held = hold(b, weights, values)
    lowering, value = Lowering(dtype, DType.F32, kernels, target), values["x"]
    for stem in stems:
        dense_mlp = as_dense_mlp(adaptive.choose(kernels.linear.thresholds, kernels.experts.variants))
        value = projection(b, lowering, value, held, stem, dense_mlp, name=stem)
    b.results([("output", value)])
    return Graph(module_text([b]), (Entry(MAIN, Signature((x, *weights), (Result("output", x.shape, DType.F32),))),))


def main() -> int:
    """Print a line for each layer, dtype and number of tokens."""
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    torch.set_num_threads(threads)
    sys.stdout.write("layer        dtype  tokens      ours     torch  torch / ours\n")
    layers = (
        ("MLP", mlp_graph, _mlp, MLP.hidden),
        ("projections", projections_graph, _projections, PROJECTIONS.hidden),
    )
    for name, graph_of, peer_of, hidden in layers:
        for dtype, torch_dtype in DTYPES.items():
            graph = graph_of(dtype)
            weights = {
                a.name: torch.randn(a.shape, dtype=torch.float32).mul_(static(a.shape[-1]) ** -0.5).to(torch_dtype)
                if a.dtype is dtype
                else torch.randn(a.shape)
                for a in graph.signature.weights
            }
            session = Session(compile_graph(graph, parse_target("cpu")), weights, threads=threads)
            peer = peer_of(weights)
            for tokens in (1, 1024):
                x = torch.randn(tokens, hidden)
                ours, theirs = _in_turns(functools.partial(session, x), functools.partial(peer, x.to(torch_dtype)))
                ratio = statistics.median(b / a for a, b in zip(ours, theirs, strict=True))
                ms = [statistics.median(s) * 1e3 for s in (ours, theirs)]
                sys.stdout.write(f"{name:12} {dtype.value:5}{tokens:8}{ms[0]:10.3f}{ms[1]:10.3f}{ratio:14.2f}\n")
                sys.stdout.flush()
    return 0


def _mlp(weights: dict[str, Any]) -> Callable[[Any], Any]:
    gate_up, down = weights["gate_up"], weights["down"]

    def run(x: Any) -> Any:
        gate, up = functional.linear(x, gate_up).chunk(2, dim=-1)
        return functional.linear(functional.silu(gate) * up, down)

    return run


def _projections(weights: dict[str, Any]) -> Callable[[Any], Any]:
    into, out = weights["latent_in"], weights["latent_out"]
    return lambda x: functional.linear(functional.linear(x, into), out)


def _in_turns(*calls: Callable[[], Any]) -> list[list[float]]:
    other = np.ones(1 << 26, np.float32)
    seconds: list[list[float]] = [[] for _ in calls]
    with torch.inference_mode():
        for round_ in range(_ROUNDS + 1):
            for number, call in enumerate(calls):
                other.sum()
                started = time.perf_counter()
                call()
                if round_:  # the first one is not counted
                    seconds[number].append(time.perf_counter() - started)
    return seconds


if __name__ == "__main__":
    raise SystemExit(main())
