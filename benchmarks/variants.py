"""Times of each variant of the GPU kernels by shape and token count, to fit a model of their cost to.

    python -m benchmarks.variants [--shapes olmoe,mixtral] [--tokens 1,8,64] [--seconds 90] --json FILE

A layer is a softmax router and gated experts in bf16, its weights random numbers on the GPU. A time is that of the
kernels of one call: a CUDA graph of several calls over inputs that differ is replayed, the variants in turn, and the
median of seven replays counts. A variant that takes three times as long as the fastest at a point is replayed once. The
file has a line for each shape, as soon as it is measured, with seconds by token count and variant.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from emitter.iree import Session
from emitter.iree.deferred import defer
from emitter.shapes import static
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target
from moehlo.bench.ceilings import torch_types
from moehlo.bench.ours import variant_graphs

SHAPES = {  # experts, top_k, hidden, intermediate
    "olmoe": (64, 8, 2048, 1024),
    "ernie-21b": (64, 6, 2560, 1536),
    "mixtral": (8, 2, 4096, 14336),
    "granite": (40, 8, 1536, 512),
    "qwen3-30b": (128, 8, 2048, 768),
    "glm-4.5-air": (128, 8, 4096, 1408),
    "qwen1.5": (60, 4, 2048, 1408),
    "qwen3-next": (512, 10, 2048, 512),
    "gpt-oss": (32, 4, 2880, 2880),
    "qwen3-235b": (128, 8, 4096, 1536),
    "phi3.5": (16, 2, 4096, 6400),
    "minimax-m2": (256, 8, 3072, 1536),
    "deepseek-v3": (256, 8, 7168, 2048),
    "deepseek-v2-lite": (64, 6, 2048, 1408),
    "granite-1b": (32, 8, 1024, 512),
    "lfm2-8b": (32, 4, 2048, 1792),
    "hunyuan-a13b": (64, 8, 4096, 3072),
    "kimi-linear": (256, 8, 2304, 1024),
    "llama4-scout": (16, 1, 5120, 8192),
    "dbrx": (16, 4, 6144, 10752),
}
TOKENS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)
_MOST_GATHERED = 64
_FAR, _REPLAYS = 3.0, 7


def spec_of(shape: Sequence[int]) -> MoeSpec:
    """The layer of one of ``SHAPES``."""
    experts, top_k, hidden, intermediate = shape
    return MoeSpec(hidden, RouterSpec(experts, top_k), ExpertsSpec(experts, intermediate))


def sessions(spec: MoeSpec, target: Target) -> dict[str, Session]:
    """A session for each variant, over the same weights."""
    graphs = variant_graphs(spec, DType.BF16, target)
    weights: dict[str, Any] = {}
    for graph in graphs.values():
        for a in graph.signature.weights:
            if a.name not in weights:
                shape = [static(size) for size in a.shape]
                weight = torch.empty(shape, dtype=torch_types()[a.dtype], device="cuda")
                weights[a.name] = weight.uniform_(-1, 1).mul_(math.sqrt(3 / shape[-1]))
    return {
        name: Session(defer(graph, target), {a.name: weights[a.name] for a in graph.signature.weights})
        for name, graph in graphs.items()
    }


def times_at(held: dict[str, Session], hidden: int, tokens: int) -> dict[str, float]:
    """Seconds of a call over so many tokens by variant; those that gather up to ``_MOST_GATHERED`` alone."""
    count = 8 if tokens <= 64 else 4 if tokens <= 512 else 2
    inputs = [torch.randn(tokens, hidden, device="cuda").bfloat16().float() for _ in range(count)]
    graphs, aside = {}, torch.cuda.Stream()
    for name, session in held.items():
        if name.startswith("gathered") and tokens > _MOST_GATHERED:
            continue
        session.run(inputs[0])
        torch.cuda.synchronize()
        graphs[name] = torch.cuda.CUDAGraph()
        with torch.cuda.stream(aside):  # torch.cuda.graph would collect garbage each time
            graphs[name].capture_begin()
            launched = [session.launch(x) is not None for x in inputs]
            graphs[name].capture_end()
        if not all(launched):
            raise RuntimeError(f"{name}: a call over {tokens} tokens is more than launches")
    began, ended = (torch.cuda.Event(enable_timing=True) for _ in range(2))

    def replayed(name: str) -> float:
        began.record()
        graphs[name].replay()
        ended.record()
        ended.synchronize()
        return float(began.elapsed_time(ended)) / count / 1e3

    for name in graphs:
        replayed(name)
    found = {name: [replayed(name)] for name in graphs}
    least = min(one for (one,) in found.values())
    close = [name for name, (one,) in found.items() if one < _FAR * least]
    for _ in range(_REPLAYS - 1):
        for name in close:
            found[name].append(replayed(name))
    return {name: statistics.median(each) for name, each in found.items()}


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shapes", type=lambda text: text.split(","), default=[*SHAPES])
    parser.add_argument("--tokens", type=lambda text: [int(word) for word in text.split(",")], default=TOKENS)
    parser.add_argument("--seconds", type=float, default=math.inf, help="no further shape is begun after so many")
    parser.add_argument("--json", type=Path, required=True, help="lines are added as they are measured")
    options = parser.parse_args()
    if not torch.cuda.is_available():
        parser.error("no NVIDIA GPU that torch sees")
    torch.set_grad_enabled(False)
    major, minor = torch.cuda.get_device_capability()
    target, gpu = Target.cuda(f"sm_{major}{minor}"), torch.cuda.get_device_name()
    started = time.monotonic()
    for name in options.shapes:
        if time.monotonic() - started > options.seconds:
            break
        spec = spec_of(SHAPES[name])
        held = sessions(spec, target)
        times = {n: times_at(held, spec.hidden, n) for n in options.tokens}
        line = {"gpu": gpu, "date": time.strftime("%Y-%m-%d"), "name": name, "shape": SHAPES[name], "seconds": times}
        with options.json.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        print(f"{name} {time.monotonic() - started:.1f} s", flush=True)
        del held
        torch.cuda.empty_cache()
    return 0


if __name__ == "__main__":
    sys.exit(main())
