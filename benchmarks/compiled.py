"""Whole models of transformers, as called and under ``torch.compile``, their experts by each implementation.

    python -m benchmarks.compiled MODEL [--device cuda] [--layers 8] [--batch 1,8,64] [--prefill 512,4096]
        [--context 512] [--implementations moehlo,optimize,grouped_mm] [--modes called,compiled] [--rounds 3]
        [--isa TIER] [--csv FILE]

The model is the config's, with random bf16 weights, which all implementations share; ``optimize`` is ours with shared
experts, dense layers and the output embeddings. ``compiled`` is ``fullgraph=True``, on a GPU
``mode="reduce-overhead"``: Inductor and CUDA graphs. Decode takes the greedy token of each row as the next one over a
static cache, which holds ``--context`` tokens before; a round is 16 steps. Prefill is one call that leaves a cache, a
round two of them. Rounds alternate between all implementations and modes; a time is the median of a contender's rounds.

In each contender's graph a prompt's attention is told that it is causal, in place of a mask. transformers does so with
the torch that this project pins, where there is a cache; with an older one its graphs would hold masks.

On a CPU with more, ``--isa avx2`` has our kernels use that tier alone; ``ATEN_CPU_CAPABILITY=avx2`` and
``ONEDNN_MAX_CPU_ISA=AVX2`` have torch do so.
"""

from __future__ import annotations

import argparse
import copy
import csv
import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import torch
from transformers import StaticCache, masking_utils

import moehlo.transformers
from emitter.errors import first_line
from emitter.target import host_target
from emitter.target.host import host_cpu
from moehlo.bench.device import Host, TorchDevice
from moehlo.bench.random_model import random_model, shortened
from moehlo.choices import read_isa
from moehlo.transformers import devices

_STEPS, _WARM = 16, 8


Round = Callable[[], float]
"""Milliseconds of a step, or of a call."""


def timed(model: Any, count: int, run: Callable[[], object]) -> float:
    """Milliseconds of each of ``count`` runs after each other."""
    wait = torch.cuda.synchronize if model.device.type == "cuda" else int
    wait()
    began = time.perf_counter()
    for _ in range(count):
        run()
    wait()
    return (time.perf_counter() - began) / count * 1e3


def decode(model: Any, call: Callable[..., Any], batch: int, context: int, rounds: int) -> Round:
    """Steps of ``batch`` rows after ``context`` tokens, warmed up."""
    config, device = model.config, model.device
    cache = StaticCache(config=config, max_cache_len=context + _WARM + rounds * _STEPS)
    ids = torch.randint(0, config.vocab_size, (batch, context), device=device)
    # not the logits of each token before: 10 GB of them, for 64 rows of 512 tokens of Qwen3
    model(ids, past_key_values=cache, cache_position=torch.arange(context, device=device), logits_to_keep=1)
    place, token = torch.tensor([context], device=device), ids[:, -1:].clone()

    def step() -> None:
        nonlocal token
        torch.compiler.cudagraph_mark_step_begin()  # another contender's graph may have been replayed
        token = call(token, past_key_values=cache, cache_position=place).logits[:, -1:].argmax(-1)
        place.add_(1)

    timed(model, _WARM, step)
    return lambda: timed(model, _STEPS, step)


def prefill(model: Any, call: Callable[..., Any], tokens: int) -> Round:
    """Calls over ``tokens`` tokens, warmed up. Without a cache transformers would mask what could be several texts."""
    ids = torch.randint(0, model.config.vocab_size, (1, tokens), device=model.device)

    def once() -> None:
        torch.compiler.cudagraph_mark_step_begin()
        call(ids, use_cache=True)

    timed(model, 4 if ids.is_cuda else 1, once)
    return lambda: timed(model, 2, once)


def built(path: Path, layers: int | None, device: str) -> Any:
    """The config's model on a device, in bf16 with random numbers."""
    config = shortened(json.loads(path.read_text(encoding="utf-8")), layers)
    return random_model(config, torch.bfloat16, Host() if device == "cpu" else TorchDevice())


def with_experts(model: Any, implementation: str) -> Any:
    """The model over the same parameters, its experts by an implementation."""
    made = copy.deepcopy(model, {id(parameter): parameter for parameter in model.parameters()})
    if implementation == "optimize":
        return moehlo.transformers.optimize(made)
    made.set_experts_implementation(implementation)
    return made


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    numbers: Callable[[str], list[int]] = lambda text: [int(word) for word in text.split(",") if word]  # noqa: E731
    parser.add_argument("model", type=Path, help="a config.json")
    parser.add_argument("--layers", type=int)
    parser.add_argument("--batch", type=numbers, default=[1, 8, 64])
    parser.add_argument("--prefill", type=numbers, default=[512, 4096])
    parser.add_argument("--context", type=int, default=512)
    parser.add_argument("--implementations", type=lambda text: text.split(","), default=["moehlo", "grouped_mm"])
    parser.add_argument("--modes", type=lambda text: text.split(","), default=["called", "compiled"])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--device", default="cuda", choices=["cuda", "cpu"])
    parser.add_argument("--isa", type=read_isa)
    parser.add_argument("--csv", type=Path, help="rows are added as they are measured")
    options = parser.parse_args()
    on_gpu = options.device == "cuda"
    if on_gpu and not torch.cuda.is_available():
        parser.error("no NVIDIA GPU that torch sees: --device cpu")
    if options.isa is not None:
        setattr(devices, "host_target", lambda: replace(host_target(), isa=options.isa))  # noqa: B010
    setattr(masking_utils, "is_torchdynamo_exporting", lambda: False)  # noqa: B010
    torch.set_grad_enabled(False)
    model = built(options.model, options.layers, options.device)
    machine = torch.cuda.get_device_name() if on_gpu else f"{torch.get_num_threads()} threads of {host_cpu()}"
    if options.isa is not None:
        machine += f", {options.isa.name}"
    fixed = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine,
        "versions": f"torch={torch.__version__}",
        "model": model.config.model_type,
        "layers": model.config.num_hidden_layers,
        "context": options.context,
    }
    print(*fixed.values(), flush=True)
    models = [(mode, name, with_experts(model, name)) for name in options.implementations for mode in options.modes]
    begins: list[tuple[str, int, Callable[..., Round]]] = []
    begins += [
        ("decode", n, partial(decode, batch=n, context=options.context, rounds=options.rounds)) for n in options.batch
    ]
    begins += [("prefill", n, partial(prefill, tokens=n)) for n in options.prefill]
    how = {"mode": "reduce-overhead"} if on_gpu else {}
    for phase, count, begin in begins:
        torch.compiler.reset()
        rounds: dict[tuple[str, str], Round] = {}
        notes: dict[tuple[str, str], str] = {}
        for mode, name, of in models:
            call = of if mode == "called" else torch.compile(of, fullgraph=True, **how)
            began = time.perf_counter()
            try:
                rounds[mode, name] = begin(of, call)
            except Exception as error:
                notes[mode, name] = first_line(error, 200)
            seconds = time.perf_counter() - began
            print(f"{phase} {count}: {name} {mode} ready in {seconds:.0f} s", file=sys.stderr, flush=True)
        taken: dict[tuple[str, str], list[float]] = {contender: [] for contender in rounds}
        for _ in range(options.rounds):
            for contender, take in rounds.items():
                taken[contender].append(take())
        for mode, name, _ in models:
            milliseconds = statistics.median(taken.get((mode, name)) or [float("nan")])
            row = {"mode": mode, "phase": phase, "count": count, "implementation": name}
            row |= {"milliseconds": round(milliseconds, 4), "note": notes.get((mode, name), "")}
            print(*row.values(), flush=True)
            if options.csv is not None:
                new = not options.csv.exists()
                with options.csv.open("a", newline="", encoding="utf-8") as file:
                    writer = csv.DictWriter(file, [*fixed, *row], lineterminator="\n")
                    if new:
                        writer.writeheader()
                    writer.writerow({**fixed, **row})
    return 0


if __name__ == "__main__":
    assert moehlo.transformers.NAME  # registered by its import
    sys.exit(main())
