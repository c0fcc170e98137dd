"""Whole models: prefill and decode, by our decoder, by transformers, and by ours inside transformers, alternated.

In transformers one model serves all: an implementation of its experts is changed by ``set_experts_implementation``, or
by ``moehlo.transformers.optimize`` for ``OPTIMIZED``, between two measurements in the same process. Steps of decode go
on from one context, which one of them read and each call finds anew; before those that are timed comes one that is not.
What parts of the model take of a step is timed by hooks on their modules, in rounds of their own. So is memory
(``Memory``). Before that comes a step by eager that is not counted: what libraries and the model keep from then on is
no contender's.

Most of a step may not be the experts'. So next to the ratio stands what it could be: if the experts took no time,
and, for a step over one token, if they took as long as it takes to read the weights that a token visits, as fast as
anything reads memory on this machine in the same rounds.
"""

from __future__ import annotations

import contextlib
import copy
import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import torch

from emitter.graphs.figures import ModelFigures, model_figures
from emitter.packing import Packing
from emitter.signature import DType
from emitter.spec.model import ModelSpec
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.device import Host
from moehlo.bench.footprint import OPTIMIZED, Memory, experts_modules, formula_bytes, top_k
from moehlo.bench.our_decoder import OurDecoder
from moehlo.bench.parts import Parts, busy_share
from moehlo.bench.peers import EXPERTS
from moehlo.bench.run import Cost, Point, Timing, Work
from moehlo.bench.steps import DECODE, PREFILL, Step, entry_of
from moehlo.bench.table import OURS, PEER
from moehlo.transformers import NAME, optimize, restore

MEMORY_ROUNDS = 3
COMPILED = {"compile": "grouped_mm", "compile_batched_mm": "batched_mm"}
"""Peers that torch.compile compiles, and what computes their experts."""
PATIENCE = 60.0
"""Seconds for the rounds of a contender that is far behind, and of a call beyond which it is then left out."""


class WholeWork(Work):
    """A whole model: ``spec`` is what our decoder computes, if it does, ``model`` the one in transformers, if any;
    ``packings`` are those of the weights that ours reads packed, ``device`` where steps run, ``cache`` the type of our
    cache where it is not ``dtype``.

    Memory and parts of a step are seen on the host alone.
    """

    def __init__(
        self,
        name: str,
        dtype: DType,
        threads: int,
        spec: ModelSpec | None,
        model: Any,
        packings: Mapping[str, Packing] | None = None,
        device: Host | None = None,
        cache: DType | None = None,
        *,
        same_numbers: bool = True,
    ) -> None:
        self._cache, self.same_numbers = cache, same_numbers
        self.spec, self.dtype, self.model, self.threads, self._packings = spec, dtype, model, threads, packings
        self.device = device or Host()
        self.on_gpu = self.device.tells_kernels
        text: Any = None if model is None else model.config.get_text_config()
        depth = len(spec.layers) if spec is not None else text.num_hidden_layers
        self.vocabulary = spec.embedding.vocabulary if spec is not None else text.vocab_size
        self.columns = {"model": name, "layer": 0, "dtype": dtype.value, "routing": "", "layers": depth}
        self._memory, self._settled = Memory(), set[Point]()
        self._formulas: dict[tuple[str, Point], float] = {}
        self._shares: dict[tuple[str, Point], dict[str, float]] = {}
        self._loads: dict[Point, float] = {}
        self.compiled_for: Point | None = None
        """The point whose steps torch has compiled: those of others are let go of."""
        self._contexts: dict[Point, Any] = {}

    def input_bytes(self, point: Point) -> int:
        """See ``Work``: ids."""
        return 8 * point.tokens

    def prompt(self, tokens: int, seed: int = 0, rows: int = 1) -> torch.Tensor:
        """Random token ids ``[rows, tokens]``."""
        generator = torch.Generator().manual_seed(seed * 100_003 + tokens)
        return torch.randint(min(10, self.vocabulary - 1), self.vocabulary, (rows, tokens), generator=generator)

    def inputs(self, point: Point, count: int) -> list[Step]:
        tokens, rows = (point.tokens, 1) if point.phase == PREFILL else (point.steps + 1, point.tokens)
        return [Step(point, self.prompt(tokens, seed, rows)) for seed in range(1, count + 1)]

    def cost(self, point: Point, given: Any = None) -> Cost:
        """See ``Work``: of a step, by ``model_figures``; of a model that we do not read, its weights but for experts
        that no token visits."""
        if self.spec is not None:
            figures = self._figures(self.spec, point)
            return Cost(figures.floor_bytes, figures.floor_flops, figures.experts_touched)
        experts = experts_modules(self.model)
        visited = _visited_bytes(self.model) / max(1, sum(map(_held, experts)))
        inside = {id(p) for module in experts for p in module.parameters()}
        others = [p for p in self.model.parameters() if id(p) not in inside and p.ndim > 1][1:]
        others = sum(p.numel() * p.element_size() for p in others)
        held = sum(map(_held, experts))
        read = others + held * min(1.0, visited * point.tokens)
        return Cost(read, 2 * point.tokens * (others + held * visited) / self.dtype.itemsize, math.nan)

    def _figures(self, spec: ModelSpec, point: Point) -> ModelFigures:
        batch, packings = point.phase == DECODE, self._packings
        return model_figures(
            spec, self.dtype, point.context, point.tokens, packings=packings, batch=batch, cache=self._cache
        )

    def context(self, point: Point) -> Any:
        """transformers' cache of the tokens before a step of decode: by eager, for some implementations take minutes
        for a prompt. What is returned may be changed."""
        if point not in self._contexts:
            prompts = self.prompt(point.context, rows=point.tokens)
            self._contexts = {point: _read(self.model, "eager", prompts, None)}
        return copy.deepcopy(self._contexts[point])

    @contextlib.contextmanager
    def first_call(self, contender: Contender, point: Point) -> Iterator[None]:
        """See ``Work``: what it keeps is its own, but for what the model keeps of any first step."""
        if self.on_gpu:
            yield
            return
        if self.model is not None and point not in self._settled:
            self._settled.add(point)
            eager = InTransformers(self, "eager")
            with torch.inference_mode():
                inputs = self.inputs(point, 1)
                call = eager.prepare(inputs)
                eager.turn(0)
                call(0)
        with self._memory.kept(contender.name, point):
            yield

    def observe(self, ready: Sequence[Timing], point: Point) -> None:
        """See ``Work``: memory, alternated; then shares of a step and the load of experts."""
        if self.on_gpu:
            return
        for _ in range(MEMORY_ROUNDS):
            for each in ready:
                each.contender.turn(0)
                self._memory.watch(each.name, point, partial(_first, each))
        for each in ready:
            if isinstance(each.contender, OurDecoder):
                busy = busy_share(partial(each.contender.turn, 0), partial(_first, each), self.threads)
                self._shares[each.name, point] = {"ours": busy}
            if isinstance(each.contender, InTransformers) and each.contender.watched:
                with Parts(self.model) as inside:
                    turn = partial(each.contender.turn, 0)
                    self._shares[each.name, point] = inside.shares(turn, partial(_first, each))
                self._loads[point] = inside.imbalance()
                if each.kind == OURS:
                    self._formulas[each.name, point] = formula_bytes(self.model, point.tokens, self.threads)

    def more_columns(self, timing: Timing, every: Sequence[Timing], point: Point, read: float) -> dict[str, Any]:
        share = self._shares.get((timing.name, point), {})
        median = statistics.median(timing.seconds) if timing.seconds else math.nan
        counts = getattr(timing.contender, "dispatches", {})
        dispatches, generated = counts.get(entry_of(point), (math.nan, math.nan))
        more = {
            "per_second": point.tokens / median,
            **{f"{part}_share": share.get(part, math.nan) for part in ("experts", "attention", "shared", "head")},
            "ours_share": share.get("ours", math.nan) if timing.kind == OURS else math.nan,
            "grown_mib": self._memory.grown((timing.name, point)) / 2**20,
            "formula_mib": self._formulas.get((timing.name, point), math.nan) / 2**20,
            "imbalance": self._loads.get(point, math.nan),
            "dispatches": dispatches,
            "generated": generated,
        }
        if self.spec is not None:
            more["cache_bytes"] = float(self._figures(self.spec, point).cache_bytes)
        peers = [t for t in every if t.kind == PEER and t.seconds]
        if timing.kind == OURS and "experts" in share and timing.seconds and peers:
            more |= self._if_experts(timing, peers, point)
        return more

    def _if_experts(self, timing: Timing, peers: Sequence[Timing], point: Point) -> dict[str, float]:
        """How far ahead the experts are, and the step would be if they took no time, or that of reading them."""
        own = self._shares[timing.name, point]["experts"]
        inside = [self._shares.get((t.name, point), {}).get("experts", math.nan) for t in peers]
        theirs = [share * statistics.median(t.seconds) for share, t in zip(inside, peers, strict=True)]
        fastest = min(peers, key=lambda t: statistics.median(t.seconds))
        pairs = list(zip(timing.seconds, fastest.seconds, timing.reads, strict=False))
        visited = 0 if self.model is None else _visited_bytes(self.model)
        found = {
            "ahead_in_experts": _over(
                min((t for t in theirs if t == t), default=math.nan), own * statistics.median(timing.seconds)
            ),
            "ahead_if_free": statistics.median(_over(other, s * (1 - own)) for s, other, _ in pairs),
        }
        if point.tokens == 1:
            found["ahead_if_read"] = statistics.median(o / (s * (1 - own) + visited / rate) for s, o, rate in pairs)
        return found


def _first(timing: Timing) -> Any:
    assert timing.call is not None
    return timing.call(0)


def _over(one: float, other: float) -> float:
    return one / other if other else math.nan


def _held(module: Any) -> int:
    return sum(p.numel() * p.element_size() for p in module.parameters() if p.ndim > 1)


def _visited_bytes(model: Any) -> int:
    """Bytes of the experts that one token visits, in all layers."""
    count = top_k(model.config)
    return sum(_held(m) * min(count, m.num_experts) // m.num_experts for m in experts_modules(model))


def _read(model: Any, experts: str, ids: torch.Tensor, cache: Any) -> Any:
    """A cache after the tokens ``ids``, read by an implementation of the experts."""
    ids = ids.to(model.device)
    implementation = model.config._experts_implementation
    model.set_experts_implementation(experts)
    with torch.inference_mode():
        cache = model(input_ids=ids, past_key_values=cache, use_cache=True, logits_to_keep=1).past_key_values
    model.set_experts_implementation(implementation)
    return cache


def copied_by_batched_mm(model: Any, tokens: int) -> int:
    """Bytes of weights that ``batched_mm`` copies for its largest layer: the up projection of each chosen expert."""
    ups = (m.gate_up_proj if m.has_gate else m.up_proj for m in experts_modules(model))
    return tokens * top_k(model.config) * max((up[0].numel() * up.element_size() for up in ups), default=0)


class InTransformers(Contender):
    """The model in transformers, its experts by one implementation, attention by ``attention``, torch's fused one where
    that is not said and the model takes it (gpt-oss, which has sinks, does not)."""

    watched = True

    def __init__(self, work: WholeWork, implementation: str, attention: str = "", name: str = "") -> None:
        self.name = name or implementation
        self.kind = OURS if implementation in (NAME, OPTIMIZED) else PEER
        self._work, self._implementation = work, implementation
        self._attention = attention or ("sdpa" if work.model._supports_sdpa else "eager")
        self._inputs: Sequence[Step] = ()
        self._cache: Any = None

    def choose(self) -> None:
        """Have the model computed so."""
        model = self._work.model
        if self._implementation == OPTIMIZED:
            optimize(model)
        else:
            restore(model)
            model.set_experts_implementation(self._implementation)
        if model.config.get_text_config()._attn_implementation != self._attention:
            model.set_attn_implementation(self._attention)

    def prepare(self, inputs: Sequence[Step]) -> Call:
        tokens = inputs[0].point.tokens
        copied = copied_by_batched_mm(self._work.model, tokens) if self._implementation == "batched_mm" else 0
        if copied > 0.5 * self._work.device.free_memory():
            raise Unavailable(f"would copy {copied / 2**30:.0f} GiB of weights")
        place = self._work.model.device
        self._inputs = [Step(given.point, given.ids.to(place)) for given in inputs]
        return self._call

    def fresh(self, point: Point) -> Any:
        """A cache of the tokens before a step."""
        return self._work.context(point)

    @property
    def forward(self) -> Any:
        """What computes the model."""
        return self._work.model

    def step(self, ids: torch.Tensor) -> Any:
        """Logits after one more token; it is in the cache then, as generating does."""
        return self.forward(input_ids=ids, past_key_values=self._cache, use_cache=True).logits

    def turn(self, i: int) -> None:
        point, ids = self._inputs[i].point, self._inputs[i].ids
        self._cache = self.fresh(point) if point.phase == DECODE else None
        self.choose()
        if point.phase == DECODE:
            with torch.inference_mode():
                self.step(ids[:, :1])

    def _call(self, i: int) -> Any:
        point, ids = self._inputs[i].point, self._inputs[i].ids
        with torch.inference_mode():
            if point.phase == PREFILL:
                return self.forward(input_ids=ids, use_cache=True, logits_to_keep=1).logits[:, -1]
            for number in range(1, point.steps + 1):
                logits = self.step(ids[:, number : number + 1])
            return logits[:, -1]


class Compiled(InTransformers):
    """By torch.compile: a prefill, or a step of decode over a static cache; the experts by ``implementation``."""

    watched = False

    def __init__(self, work: WholeWork, implementation: str) -> None:
        super().__init__(work, implementation, name=f"static cache, torch.compile, {implementation}")
        self._compiled: Any = None
        self._read_for: Point | None = None

    def prepare(self, inputs: Sequence[Step]) -> Call:
        """See ``Contender``. Compiling takes a minute or more."""
        if self._work.compiled_for != inputs[0].point:
            torch._dynamo.reset()
            self._work.compiled_for = inputs[0].point
        # on a GPU a step is a CUDA graph; a prefill keeps it busy, and its cache would be the graph's
        mode = "reduce-overhead" if self._work.on_gpu and inputs[0].point.phase == DECODE else None
        self._compiled = torch.compile(self._work.model.forward, dynamic=False, mode=mode)
        return super().prepare(inputs)

    @property
    def forward(self) -> Any:
        return self._compiled

    def fresh(self, point: Point) -> Any:
        """A cache with room for the steps of a call, read anew where it is not there."""
        if self._read_for != point:
            room = static_cache(self._work.model.config, point.context + point.steps + 1)
            self._cache, self._read_for = (
                _read(self._work.model, "eager", self._work.prompt(point.context, rows=point.tokens), room),
                point,
            )
        with torch.inference_mode():  # as it was read
            for layer in self._cache.layers:
                layer.cumulative_length.fill_(point.context)
        return self._cache


def static_cache(config: Any, room: int) -> Any:
    """transformers' static cache of so many tokens. Layers that keep the tokens of a window alone count in Python, and
    torch would compile each step anew: they keep all tokens here, and masks have the window."""
    from transformers import StaticCache
    from transformers.cache_utils import StaticLayer, StaticSlidingWindowLayer

    cache = StaticCache(config=config, max_cache_len=room)
    cache.layers = [
        StaticLayer(max_cache_len=room) if isinstance(layer, StaticSlidingWindowLayer) else layer
        for layer in cache.layers
    ]
    return cache


def in_transformers(work: WholeWork, peers: Sequence[str]) -> list[Contender]:
    """Ours inside transformers, then the peers that are asked for, by the names of their options."""
    made: list[Contender] = [InTransformers(work, NAME)]
    if not work.on_gpu:
        made.append(InTransformers(work, OPTIMIZED))
    made += [InTransformers(work, experts) for experts in EXPERTS if experts in peers]
    if "eager_attention" in peers:
        made.append(InTransformers(work, "grouped_mm", "eager", "grouped_mm, eager attention"))
    made += [Compiled(work, experts) for peer, experts in COMPILED.items() if peer in peers]
    return made
