"""Decode as it happens: the MoE layers of a model one after the other, token by token, packed and in bf16, alternated.

    python -m benchmarks.decode MODEL [--layers 6] [--threads 2] [--tokens 8] [--rounds 21] [--bound] [--isa TIER]
        [--modules DIR] [--compile-only]

A stack of layers of true size, each with weights of its own: experts of 4 bits in groups of 64 (MLX affine, bf16
scales), and the same layers in bf16. A round is reading 512 MB; then some tokens through the one stack, each layer by
one call over one token that the layer's router sends to its experts; then as many through the other stack. So between
two calls of a layer the weights of the others' chosen experts pass through the caches, and nothing else: what a layer
finds in them is code, and the part of its own weights that the third level still holds, at most what that level is of
all (printed). Milliseconds are those of a layer's call: the median token of each round over the number of layers, then
the least, median and most round.

Below that the same calls by the protocol of `moehlo bench`: 512 MB of something else are read before each, so that
code and the interpreter's objects come from memory too.

A layer is called as `session(x)`; ``--bound`` has it called where its input always lies (`Session.bind`), as a loop of
decode steps may. `of reading` is what a call must read (the packed experts that a token chooses, and whatever is no
expert's) over its time, against the reading of the same round. `times as fast` are ratios within rounds. ``--modules``
keeps what is compiled in a folder (``--compile-only`` fills it), for a machine without a compiler.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import InputError, MoehloError
from emitter.iree import Session, aligned_empty
from emitter.packing import Axis, MlxAffine, Packing, Use
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.shapes import static
from emitter.signature import Argument, DType
from emitter.spec import MoeSpec
from emitter.spec.tensors import canonical_weights
from emitter.text.graph import Graph
from moehlo.bench.ceilings import Probe, read_probe
from moehlo.bench.machine import pin_to, this_machine
from moehlo.bench.ours import Modules, graph_of, modules_for
from weights import random_weights

_PACKING, _DTYPE = MlxAffine(4, 64, DType.BF16), DType.BF16
_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")


@dataclass(frozen=True)
class Stack:
    """Layers of one model by the same kernels: a call of each, the bytes that it reads for one token, and those that
    all layers hold."""

    name: str
    layers: tuple[Callable[[Any], Any], ...]
    read: int
    held: int

    def token(self, inputs: Sequence[Any]) -> float:
        """Seconds that a token takes through all layers; ``inputs`` are those of each layer."""
        started = time.perf_counter()
        for layer, x in zip(self.layers, inputs, strict=True):
            layer(x)
        return time.perf_counter() - started


def graphs(spec: MoeSpec, modules: Modules) -> dict[str, Graph]:
    """A layer packed and in numbers, gathered."""
    packed: tuple[tuple[str, Packing], ...] = tuple(
        (w.stem, _PACKING) for w in canonical_weights(spec) if w.use is Use.PRODUCT and w.size(Axis.EXPERT)
    )
    return {
        name: graph_of(spec, _DTYPE, modules.target, Strategy.GATHERED, packings=packings)
        for name, packings in (("4 bits", packed), (_DTYPE.value, ()))
    }


def stack(name: str, graph: Graph, spec: MoeSpec, modules: Modules, layers: int, threads: int, *, bound: bool) -> Stack:
    """The stack of a graph. Layers after the first hold copies of its weights: other memory, the same numbers."""
    module = modules.get(graph, f"gathered {name}")
    first = random_weights(graph.signature.weights, 0)
    calls: list[Callable[[Any], Any]] = []
    for layer in range(layers):
        own = {weight: _copied(array) if layer else array for weight, array in first.items()}
        session = Session(module, own, driver="local-task", threads=threads)
        calls.append(_bound(session, spec.hidden) if bound else session)
    share = {True: spec.router.top_k / spec.experts.count, False: 1.0}
    read = sum(_bytes(a) * share[a.of_weight.weight.size(Axis.EXPERT) is not None] for a in graph.signature.weights)
    return Stack(name, tuple(calls), int(read), layers * sum(map(_bytes, graph.signature.weights)))


def _bound(session: Session, hidden: int) -> Callable[[Any], Any]:
    given = aligned_empty((1, hidden), np.float32)
    given.fill(0)
    call = session.bind(given)

    def run(x: Any) -> Any:
        given[...] = x
        return call.result(call.invoke())

    return run


def _copied(array: Any) -> Any:
    copy = aligned_empty(array.shape, array.dtype)
    copy[...] = array
    return copy


def _bytes(argument: Argument) -> int:
    return int(np.prod([static(dim) for dim in argument.shape])) * argument.dtype.itemsize


Inputs = Callable[[], list[Any]]
"""The inputs of a token at each layer."""


@dataclass(frozen=True)
class Round:
    """Bytes a second that reading alone gave, and by stack the seconds of a layer's call."""

    reading: float
    seconds: tuple[float, ...]


def in_a_row(stacks: Sequence[Stack], probe: Probe, draw: Inputs, tokens: int, turn: int) -> Round:
    """A round of calls one after the other, the stacks alternated."""
    reading, seconds = probe.rate(), [0.0] * len(stacks)
    given = [draw() for _ in range(tokens + 1)]
    for place in range(len(stacks)):
        number = (place + turn) % len(stacks)
        probe.settle()
        first, *rest = given
        stacks[number].token(first)  # what the stack before has left in the caches goes
        seconds[number] = statistics.median(stacks[number].token(xs) for xs in rest) / len(first)
    return Round(reading, tuple(seconds))


def one_by_one(stacks: Sequence[Stack], probe: Probe, draw: Inputs, turn: int) -> Round:
    """A round of one call of each stack, 512 MB read before it."""
    readings, seconds = [], [0.0] * len(stacks)
    for place in range(len(stacks)):
        number = (place + turn) % len(stacks)
        layer = turn % len(stacks[number].layers)
        x = draw()[layer]
        readings.append(probe.rate())
        probe.settle()
        started = time.perf_counter()
        stacks[number].layers[layer](x)
        seconds[number] = time.perf_counter() - started
    return Round(statistics.fmean(readings), tuple(seconds))


def table(title: str, stacks: Sequence[Stack], rounds: Sequence[Round]) -> str:
    """What was measured, a line for each stack; the last one's are what the others are held against."""
    lines = [f"{title}: {_spread([r.reading / 1e9 for r in rounds], 1)} GB/s read"]
    for number, of in enumerate(stacks):
        own = [r.seconds[number] for r in rounds]
        reached = [of.read / s / r.reading for s, r in zip(own, rounds, strict=True)]
        ahead = [r.seconds[-1] / s for s, r in zip(own, rounds, strict=True)]
        lines.append(
            f"  {of.name:12} {_spread([1e3 * s for s in own], 3)} ms a call, {_spread(reached, 2)} of reading, "
            f"{_spread(ahead, 2)} times as fast as {stacks[-1].name}"
        )
    return "\n".join(lines)


def _spread(values: Sequence[float], digits: int) -> str:
    """The median (least to most)."""
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def last_level() -> int:
    """Bytes of the largest cache; 0 where the system does not tell."""
    sizes = [path.read_text() for path in _CACHES.glob("index*/size")]
    return max((int(found[1]) << 10 for size in sizes if (found := re.match(r"(\d+)K", size))), default=0)


def measure(options: argparse.Namespace) -> None:
    """Measure and print. Raises ``MoehloError`` for a model that cannot be read or whose layer has no experts."""
    spec = open_model(options.model).layer(None).spec
    if not isinstance(spec, MoeSpec):
        raise InputError(f"{options.model}: its first layer has no experts")
    modules = modules_for(options.isa, options.modules, lambda text: print(text, file=sys.stderr))
    found = graphs(spec, modules)
    if options.compile_only:
        for name, graph in found.items():
            modules.get(graph, f"gathered {name}")
        return
    pin_to(options.threads)
    stacks = [
        stack(name, g, spec, modules, options.layers, options.threads, bound=options.bound) for name, g in found.items()
    ]
    probe, rng = read_probe(options.threads), np.random.default_rng(0)

    def draw() -> list[Any]:
        return [rng.standard_normal((1, spec.hidden)).astype(np.float32) for _ in range(options.layers)]

    machine = this_machine()
    how = "bound" if options.bound else "by session(x)"
    print(f"{options.model.stem}: {options.layers} layers {how}, {options.threads} threads, {modules.target.name}")
    print(f"{machine.date}, {machine.cpu}, {machine.cores} CPUs, {machine.versions}")
    for of in stacks:
        cached = last_level() / of.held
        print(
            f"  {of.name}: a call reads {of.read / 1e6:.2f} MB; of {of.held / 1e9:.2f} GB at most {cached:.1%} cached"
        )
    row = [in_a_row(stacks, probe, draw, options.tokens, turn) for turn in range(options.rounds)]
    print(table("calls in a row", stacks, row))
    single = [one_by_one(stacks, probe, draw, turn) for turn in range(options.rounds)]
    print(table("512 MB read before each call", stacks, single))


def main() -> int:
    """Print for the model of the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decode", description="See the module's docstring.")
    parser.add_argument("model", type=Path)
    for name, default in (("layers", 6), ("threads", 2), ("tokens", 8), ("rounds", 21)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--bound", action="store_true")
    parser.add_argument("--isa", default="host")
    parser.add_argument("--modules", type=Path)
    parser.add_argument("--compile-only", action="store_true")
    try:
        measure(parser.parse_args())
    except MoehloError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
