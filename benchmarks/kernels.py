"""Where the time of a call of a decoder goes on a GPU, by kernel: a step of decode, or a prefill, as it is launched.

    python -m benchmarks.kernels MODEL [--layers 16] [--rows 1,8,64] [--prompts 2048,8192] [--context 512] [--packed]
        [--json FILE]

MODEL is a config. Weights, keys and values are random numbers of the GPU, in bf16, with --packed in the packings that
the config declares; no module is compiled. Kernels are those that `moehlo generate` takes on this GPU. For each call
there is a line with its time by the host's clock, over many calls in a row, and one for each kernel: launches,
microseconds from the end of the kernel in front of it to its own (with programmatic dependent launch kernels begin
before that, and wait; the parts add up to the call), the median that one ran, waiting too, and what its bytes would
take at the read bandwidth measured beside it, or its FLOPs at the rate of a large product, whichever is more.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from emitter.graphs.decoder import (
    DECODE,
    DECODE_BATCH,
    PREFILL,
    Room,
    cache_arguments,
    decoder_prefill,
    decoder_steps,
    emit_decoder,
    position_inputs,
)
from emitter.iree.cuda_driver import CudaDriver, open_driver
from emitter.iree.replay import Relaunch, Repeated, Replay, Workspace
from emitter.plan import DecoderPlan, Request, plan_decoder
from emitter.reading.config import Model, open_model
from emitter.reading.decoder import places
from emitter.shapes import PAGE, static
from emitter.signature import Argument, DType
from emitter.spec import MoeSpec
from emitter.spec.model_tensors import model_weights
from emitter.target import parse_target
from emitter.text.launches import Launch, Launched, LaunchList
from moehlo.bench.ceilings import gpu_ceilings, torch_types
from moehlo.bench.device import TorchDevice
from moehlo.bench.random_model import shortened
from moehlo.choices import request_here
from moehlo.decoder_room import MOST_ON_GPU
from moehlo.device_prompts import fill
from moehlo.device_steps import position_table
from weights.residency import StoredLayer, declared

_CODES = {DType.I8: torch.int8, DType.I32: torch.int32}


@dataclass(frozen=True)
class Call:
    """A call that is ready: ``run(count)`` enqueues it so many times; ``keys`` that its last token sees."""

    name: str
    replay: Repeated
    launches: LaunchList
    run: Callable[..., None]
    tokens: int
    keys: int


class Bench:
    """A decoder's weights in the GPU's memory."""

    def __init__(self, model: Model, driver: CudaDriver, *, packed: bool = False) -> None:
        spec = model.whole
        stored = declared(model, places(model, spec), model_weights(spec)) if packed else {}
        request = request_here(Request(target=parse_target("cuda"), dtype=DType.BF16))
        self.spec, self.driver = spec, driver
        self.plan: DecoderPlan = plan_decoder(spec, request, StoredLayer(stored, where=model.source.name))
        graph = emit_decoder(spec, self.plan, entries=(PREFILL, DECODE, DECODE_BATCH))
        self._weights = {a.name: a for entry in graph.entries for a in entry.signature.weights}.values()
        self.held: dict[str, torch.Tensor] = {}

    def forget_caches(self) -> None:
        """Give keys and values back."""
        for name in [*filter(_is_cache, self.held)]:
            del self.held[name]

    def addresses(self, made: Launched, room: Room, *, paged: bool) -> dict[str, int]:
        """Where the weights and caches of a call lie; those that are missing are drawn."""
        caches = cache_arguments(self.spec, self.plan.cache_dtype, room, paged=paged)
        read = {name for step in made.launches.steps if isinstance(step, Launch) for name in step.buffers}
        for argument in (*self._weights, *caches):
            shape = tuple(map(static, argument.shape))
            if argument.name in read and (argument.name not in self.held or self.held[argument.name].shape != shape):
                self.held[argument.name] = drawn(argument)
        torch.cuda.synchronize()
        return {name: tensor.data_ptr() for name, tensor in self.held.items()}

    def step(self, rows: int, context: int) -> Call:
        """A step of so many sequences after ``context`` tokens each."""
        alone = rows == 1
        room = Room(context + PAGE, None if alone else rows, context + PAGE if alone else None, context + PAGE)
        made = decoder_steps(self.spec, self.plan, DECODE if alone else DECODE_BATCH, room)
        if isinstance(made, str):
            raise SystemExit(f"a step is no launches: {made}")
        places = self.addresses(made, room, paged=not alone)
        replay = Replay(self.driver, made, places)
        for one in position_inputs(self.spec):
            replay.write(one.name, position_table(one, replay.shape(one.name)[0], None))
        for name in ("pages", "window_pages"):
            if name in {argument.name for argument in made.inputs}:
                count = math.prod(replay.shape(name))
                replay.write(name, 1 + np.arange(count, dtype=np.int32).reshape(replay.shape(name)))
        here = np.full(rows, context, np.int32)
        begin = {"tokens": np.random.default_rng(0).integers(10, 1000, rows).astype(np.int32)}
        begin |= {"positions": here, "window_positions": here, "lengths": here + 1}

        def run(count: int = 1) -> None:
            for name, array in begin.items():
                replay.write(name, array)
            replay.run(count)

        return Call(f"step of {rows} after {context}", replay, made.launches, run, rows, context)

    def prefill(self, tokens: int) -> Call:
        """A prompt, computed at once or ``MOST_ON_GPU`` tokens at a time."""
        room = Room(tokens + PAGE, None, tokens + PAGE, padded=True)
        size = min(tokens, MOST_ON_GPU)
        made = decoder_prefill(self.spec, self.plan, PREFILL, room, size)
        if isinstance(made, str):
            raise SystemExit(f"a prefill is no launches: {made}")
        places = self.addresses(made, room, paged=False)
        call = Relaunch(Workspace(self.driver), made, places)
        call.take(places)
        ids = np.random.default_rng(0).integers(10, 1000, tokens).astype(np.int32)
        tables = {one.name: position_table(one, tokens, None) for one in position_inputs(self.spec)}
        counted = {"positions", "window_positions"} & {argument.name for argument in made.inputs}

        def run(count: int = 1) -> None:
            for _ in range(count):
                for start in range(0, tokens, size):
                    rows = {name: table[start : start + size] for name, table in tables.items()}
                    fill(call, ids[start : start + size], dict.fromkeys(counted, start), rows)
                    call.run()

        return Call(f"prefill of {tokens}", call, made.launches, run, tokens, tokens)

    def floor(self, step: Launch, call: Call) -> tuple[float, float]:
        """The bytes of weights, keys and values that a launch reads at least, and FLOPs of products with weights and of
        attention."""
        size, flops = 0.0, 0.0
        tokens = min(call.tokens, MOST_ON_GPU)
        for name in dict.fromkeys(step.buffers):
            if name not in self.held or name == "embedding" or step.kernel.startswith("look_up"):
                continue
            tensor = self.held[name]
            if _is_cache(name):
                if step.kernel.startswith("attend"):
                    rows = call.tokens if call.name.startswith("step") else 1
                    size += rows * call.keys * tensor.shape[-1] * tensor.element_size() * _kv_heads(name, tensor)
                    flops += (
                        2.0
                        * call.tokens
                        * call.keys
                        * self._heads
                        * tensor.shape[-1]
                        * (0.5 if call.name.startswith("prefill") else 1.0)
                    )
                continue
            share, visits = 1.0, float(tokens)
            if tensor.ndim >= 3:
                count, k = tensor.shape[0], self._top_k
                share, visits = 1 - (1 - k / count) ** tokens, tokens * k / count
            size += share * tensor.nbytes
            flops += 2.0 * visits * tensor.numel() * (1 if name != "head" or call.name.startswith("step") else 0)
        return size, flops

    @property
    def _heads(self) -> int:
        return self.spec.layers[0].mixer.heads

    @property
    def _top_k(self) -> int:
        found = [layer.ffn.router.top_k for layer in self.spec.layers if isinstance(layer.ffn, MoeSpec)]
        return found[0] if found else 1


def _is_cache(name: str) -> bool:
    return _kind(name) in ("keys", "values", "latents", "rope_keys")


def _kv_heads(name: str, cache: torch.Tensor) -> int:
    """Of keys or values, in one piece or in pages: latents are those of all heads."""
    return int(cache.shape[-3]) if _kind(name) in ("keys", "values") else 1


def _kind(name: str) -> str:
    return name.rpartition(".")[2].removesuffix("_pool")


def drawn(argument: Argument) -> torch.Tensor:
    """Random numbers of the size of weights, on the GPU: codes of mean 0, of which none is NaN, and scales near 1."""
    shape, dtype = tuple(map(static, argument.shape)), argument.dtype
    if dtype in _CODES:
        is_scale = dtype is DType.I8 and argument.plane is not None and argument.plane.plane.name == "scales"
        low, high = (118, 123) if is_scale else (0, 256)
        count = math.prod(shape) * dtype.itemsize
        octets = torch.randint(low, high, (count,), dtype=torch.uint8, device="cuda:0")
        if not is_scale:
            octets &= 0xFE  # 0x7F and 0xFF are NaN as E4M3
        return octets.view(_CODES[dtype]).reshape(shape)
    found = torch.empty(shape, dtype=torch_types()[dtype], device="cuda:0")
    return found.normal_(0, 0.02) if len(shape) > 1 else found.fill_(1.0)


def micros(call: Call, count: int, rounds: int = 5) -> float:
    """A call in microseconds: the median of ``rounds`` times ``count`` in a row, by the host's clock."""
    found = []
    for _ in range(rounds + 1):
        call.replay.finish()
        begin = time.perf_counter()
        call.run(count)
        call.replay.finish()
        found.append((time.perf_counter() - begin) / count * 1e6)
    return statistics.median(found[1:])


def traced(call: Call, count: int) -> list[list[tuple[str, float, float]]]:
    """Kernels of ``count`` calls: name, begin and end in microseconds."""
    profiler = importlib.import_module("torch.profiler")
    with profiler.profile(activities=[profiler.ProfilerActivity.CUDA]) as seen:
        call.run(count)
        call.replay.finish()
    kind = torch.autograd.DeviceType.CUDA
    names = {step.kernel for step in call.launches.steps if isinstance(step, Launch)}
    events = sorted(
        (event.time_range.start, event.time_range.end, event.name)
        for event in seen.events()
        if event.device_type == kind and event.name in names
    )
    each = len(call.launches.steps) * (-(-call.tokens // MOST_ON_GPU) if call.name.startswith("prefill") else 1)
    return [[(n, b, e) for b, e, n in events[i : i + each]] for i in range(0, len(events) - each + 1, each)]


def report(bench: Bench, call: Call, read: float, product: float, count: int) -> dict[str, Any]:
    """What is printed of a call, as a document."""
    whole = micros(call, count)
    turns = traced(call, min(count, 6))[1:]
    floors: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    per_call = -(-call.tokens // MOST_ON_GPU) if call.name.startswith("prefill") else 1
    for step in call.launches.steps:
        if isinstance(step, Launch):
            size, flops = bench.floor(step, call)
            floors[step.kernel][0] += size * per_call
            floors[step.kernel][1] += flops * (1 if step.kernel.startswith("attend") else per_call)
    taken: dict[str, list[float]] = defaultdict(list)
    ran: dict[str, list[float]] = defaultdict(list)
    gaps, spans = [], []
    for turn in turns:
        gap, until = 0.0, turn[0][1]
        for name, begin, end in turn:
            taken[name].append(max(0.0, end - until))
            ran[name].append(end - begin)
            gap, until = gap + max(0.0, begin - until), max(until, end)
        gaps.append(gap)
        spans.append(turn[-1][2] - turn[0][1])
    rows: list[dict[str, Any]] = []
    for name, found in sorted(taken.items(), key=lambda item: -sum(item[1])):
        size, flops = floors[name]
        rows.append(
            {
                "kernel": name,
                "launches": len(found) // max(1, len(turns)),
                "us": sum(found) / max(1, len(turns)),
                "ran": statistics.median(ran[name]),
                "read_us": size / read * 1e6,
                "product_us": flops / product * 1e6,
            }
        )
    floor = sum(max(row["read_us"], row["product_us"]) for row in rows)
    head = {"call": call.name, "us": whole, "floor_us": floor, "launches": len(call.launches.steps)}
    head |= {"idle_us": statistics.mean(gaps) if gaps else -1.0, "traced_us": statistics.mean(spans) if spans else -1.0}
    print(
        f"{call.name}: {whole:.0f} us, {head['launches']} launches, floor {floor:.0f} us ({floor / whole:.2f}); traced "
        f"{head['traced_us']:.0f} us, of which no kernel runs for {head['idle_us']:.0f}",
        flush=True,
    )
    for row in rows:
        each = row["us"] / max(1, row["launches"])
        print(
            f"  {row['kernel']:34} {row['launches']:4d} x {each:8.1f} us after the one in front, "
            f"runs {row['ran']:8.1f}; in all {row['us']:8.0f}, read {row['read_us']:7.0f}, products "
            f"{row['product_us']:7.0f}",
            flush=True,
        )
    return {**head, "kernels": rows}


def opened(config: Path, layers: int | None) -> Model:
    """A model with its first layers alone."""
    with tempfile.TemporaryDirectory() as folder:
        document = shortened(open_model(config).config, layers)
        path = Path(folder, "config.json")
        path.write_text(json.dumps(document), encoding="utf-8")
        return open_model(path)


def _numbers(text: str) -> list[int]:
    return [int(each) for each in text.split(",") if each]


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("--layers", type=int)
    parser.add_argument("--rows", default=[1, 8, 64], type=_numbers)
    parser.add_argument("--prompts", default=[2048, 8192], type=_numbers)
    parser.add_argument("--context", type=int, default=512)
    parser.add_argument("--packed", action="store_true")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    device = TorchDevice()
    ceilings = gpu_ceilings(device, DType.BF16)
    read, product = ceilings.read.rate(), ceilings.matmul.rate() if ceilings.matmul else 1.0
    print(f"{device.name}: reads {read / 1e12:.2f} TB/s, multiplies {product / 1e12:.0f} TFLOP/s", flush=True)
    bench = Bench(opened(asked.model, asked.layers), open_driver(), packed=asked.packed)
    found = []
    for make in (
        *(partial(bench.step, rows, asked.context) for rows in asked.rows),
        *(partial(bench.prefill, tokens) for tokens in asked.prompts),
    ):
        call = make()
        found.append(report(bench, call, read, product, 32 if call.name.startswith("step") else 4))
        bench.forget_caches()
    if asked.json:
        machine = {"gpu": device.name, "read": read, "product": product}
        asked.json.write_text(json.dumps({"machine": machine, "calls": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
