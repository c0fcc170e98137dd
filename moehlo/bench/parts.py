"""What parts of a model in transformers take of a step, by hooks on their modules; of ours, what workers compute."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from emitter.iree.drivers import worker_seconds
from moehlo.bench.footprint import experts_modules
from moehlo.transformers.optimizing import is_ours

SHARE_CALLS = 3


def parts_of(model: Any) -> dict[str, list[Any]]:
    """The modules whose time is named, by what they are, and those that our kernels compute."""
    parts: dict[str, list[Any]] = {"experts": experts_modules(model), "attention": [], "shared": [], "head": []}
    inside: tuple[str, ...] = ()
    for name, module in model.named_modules():
        last = name.rpartition(".")[2]
        if name.startswith(inside):
            continue
        if last.endswith("attn") or last in ("attention", "mamba", "mixer"):
            parts["attention"].append(module)
            inside += (f"{name}.",)
        elif last in ("shared_expert", "shared_experts", "shared_mlp"):
            parts["shared"].append(module)
    head = model.get_output_embeddings()
    parts["head"] += [head] if head is not None else []
    parts["ours"] = parts["experts"] + [module for module in model.modules() if is_ours(module)]
    return parts


class Parts:
    """Times parts of a model, of which a module may be in several, and counts the tokens of its experts."""

    def __init__(self, model: Any) -> None:
        self._modules = parts_of(model)
        self._seconds = dict.fromkeys(self._modules, 0.0)
        self._chosen: dict[Any, list[Any]] = {}
        self._timed = False

    def __enter__(self) -> Parts:
        self._handles: list[Any] = []
        for part, modules in self._modules.items():
            for module in modules:
                self._watch(part, module)
        return self

    def _watch(self, part: str, module: Any) -> None:
        began = [0.0]

        def begin(_: Any, given: Sequence[Any]) -> None:
            if self._timed and part == "experts" and len(given) > 1:
                self._chosen.setdefault(module, []).append(given[1])
            began[0] = time.perf_counter()

        def end(*_: Any) -> None:
            self._seconds[part] += self._timed * (time.perf_counter() - began[0])

        self._handles += [module.register_forward_pre_hook(begin), module.register_forward_hook(end)]

    def __exit__(self, *_: object) -> None:
        for handle in self._handles:
            handle.remove()

    def shares(self, turn: Callable[[], object], call: Callable[[], object]) -> dict[str, float]:
        """What of some calls was spent in each kind of part; ``turn`` comes before each of them."""
        whole = 0.0
        for _ in range(SHARE_CALLS):
            turn()
            self._timed, started = True, time.perf_counter()
            call()
            whole += time.perf_counter() - started
            self._timed = False
        return {part: seconds / whole for part, seconds in self._seconds.items()}

    def imbalance(self) -> float:
        """Tokens of the fullest expert over the mean, in the mean of the layers; NaN where none was seen."""
        found = []
        for module, ids in self._chosen.items():
            counts = np.bincount(np.concatenate([np.asarray(i).ravel() for i in ids]), minlength=module.num_experts)
            found.append(float(counts.max()) / max(1e-9, float(counts.mean())))
        return statistics.fmean(found) if found else math.nan


def busy_share(turn: Callable[[], object], call: Callable[[], object], threads: int) -> float:
    """The part of some calls' time in which the runtime's workers compute, in the mean of ``threads``; NaN where none
    do, as with one thread. ``turn`` comes before each call."""
    computed = whole = 0.0
    for _ in range(SHARE_CALLS):
        turn()
        before, began = worker_seconds(), time.perf_counter()
        call()
        whole += time.perf_counter() - began
        computed += worker_seconds() - before
    return computed / (threads * whole) if computed else math.nan
