"""Whole models of transformers on a GPU, as called and under ``torch.compile``, their experts by each implementation.

    python -m benchmarks.compiled MODEL [--layers 8] [--batch 1,8,64] [--prefill 512,4096] [--context 512]
        [--implementations moehlo,grouped_mm] [--modes called,compiled] [--csv FILE]

The model is the config's, with random bf16 weights. ``compiled`` is ``mode="reduce-overhead", fullgraph=True``:
Inductor and CUDA graphs. Decode takes the greedy token of each row as the next one over a static cache, which holds
``--context`` tokens before; a time is the median of three runs of 16 steps. Prefill is one call without a cache, the
median of seven. Implementations follow each other, each in all of its runs: ratios are of one process, minutes apart.
"""

from __future__ import annotations

import argparse
import csv
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from transformers import AutoConfig, AutoModelForCausalLM, StaticCache

import moehlo.transformers

_STEPS, _WARM = 16, 8


def decode(model: Any, step: Callable[..., Any], batch: int, context: int) -> float:
    """Milliseconds of a step of ``batch`` rows after ``context`` tokens."""
    config, device = model.config, model.device
    cache = StaticCache(config=config, max_cache_len=context + _WARM + 3 * _STEPS)
    ids = torch.randint(0, config.vocab_size, (batch, context), device=device)
    model(ids, past_key_values=cache, cache_position=torch.arange(context, device=device))
    place, token = torch.tensor([context], device=device), ids[:, -1:].clone()

    def run(count: int) -> float:
        nonlocal token
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(count):
            logits = step(token, past_key_values=cache, cache_position=place).logits
            token = logits[:, -1:].argmax(-1)
            place.add_(1)
        torch.cuda.synchronize()
        return (time.perf_counter() - began) / count * 1e3

    run(_WARM)
    return statistics.median(run(_STEPS) for _ in range(3))


def prefill(model: Any, call: Callable[..., Any], tokens: int) -> float:
    """Milliseconds of a call over ``tokens`` tokens."""
    ids = torch.randint(0, model.config.vocab_size, (1, tokens), device=model.device)

    def run() -> float:
        torch.cuda.synchronize()
        began = time.perf_counter()
        call(ids, use_cache=False)
        torch.cuda.synchronize()
        return (time.perf_counter() - began) * 1e3

    for _ in range(4):
        run()
    return statistics.median(run() for _ in range(7))


def built(path: Path, layers: int | None) -> Any:
    """The config's model on the GPU, its matrices random."""
    values = {k: v for k, v in json.loads(path.read_text()).items() if not k.startswith("_")}
    if layers is not None:
        values["num_hidden_layers"] = layers
    config = AutoConfig.for_model(**values)
    with torch.device("cuda"):
        model = AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16).eval()
    for parameter in model.parameters():
        if parameter.ndim > 1:
            parameter.normal_(0, 0.02)
    return model


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    numbers: Callable[[str], list[int]] = lambda text: [int(word) for word in text.split(",")]  # noqa: E731
    parser.add_argument("model", type=Path, help="a config.json")
    parser.add_argument("--layers", type=int)
    parser.add_argument("--batch", type=numbers, default=[1, 8, 64])
    parser.add_argument("--prefill", type=numbers, default=[512, 4096])
    parser.add_argument("--context", type=int, default=512)
    parser.add_argument("--implementations", type=lambda text: text.split(","), default=["moehlo", "grouped_mm"])
    parser.add_argument("--modes", type=lambda text: text.split(","), default=["called", "compiled"])
    parser.add_argument("--csv", type=Path, help="rows are added as they are measured")
    options = parser.parse_args()
    if not torch.cuda.is_available():
        parser.error("no NVIDIA GPU that torch sees")
    torch.set_grad_enabled(False)
    model = built(options.model, options.layers)
    versions = f"torch={torch.__version__}"
    print(f"{torch.cuda.get_device_name()}, {versions}, {model.config.num_hidden_layers} layers", flush=True)
    fixed = {
        "date": time.strftime("%Y-%m-%d"),
        "gpu": torch.cuda.get_device_name(),
        "versions": versions,
        "model": model.config.model_type,
        "layers": model.config.num_hidden_layers,
        "context": options.context,
    }
    for implementation in options.implementations:
        model.set_experts_implementation(implementation)
        for mode in options.modes:
            torch.compiler.reset()
            call = model if mode == "called" else torch.compile(model, mode="reduce-overhead", fullgraph=True)
            timed: list[tuple[str, int, Callable[[], float]]] = []
            timed += [("decode", n, lambda n=n, c=call: decode(model, c, n, options.context)) for n in options.batch]  # type: ignore[misc]
            timed += [("prefill", n, lambda n=n, c=call: prefill(model, c, n)) for n in options.prefill]  # type: ignore[misc]
            for phase, count, take in timed:
                try:
                    milliseconds, note = take(), ""
                except Exception as error:
                    milliseconds, note = float("nan"), str(error).splitlines()[0][:200]
                row = {"mode": mode, "phase": phase, "count": count, "implementation": implementation}
                row |= {"milliseconds": round(milliseconds, 4), "note": note}
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
