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
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from emitter.errors import InputError, UnsupportedError
from emitter.graphs.decoder import DECODE_BATCH
from emitter.graphs.figures import ModelFigures, model_figures
from emitter.iree.drivers import worker_seconds
from emitter.packing import Packing
from emitter.signature import DType
from emitter.spec.model import ModelSpec
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.device import Host
from moehlo.bench.footprint import OPTIMIZED, Memory, experts_modules, formula_bytes, top_k
from moehlo.bench.peers import EXPERTS
from moehlo.bench.run import Cost, Point, Timing, Work
from moehlo.bench.table import OURS, PEER
from moehlo.device_steps import DeviceSteps
from moehlo.transformers import NAME, optimize, restore
from moehlo.transformers.optimizing import is_ours

PREFILL, DECODE = "prefill", "decode"
_PIECE = 1 << 20
MEMORY_ROUNDS, SHARE_CALLS = 3, 3
STEPS = 8
"""Of decode, in one timed call."""
COMPILED = {"compile": "grouped_mm", "compile_batched_mm": "batched_mm"}
"""Peers that torch.compile compiles, and what computes their experts."""
PATIENCE = 60.0
"""Seconds for the rounds of a contender that is far behind, and of a call beyond which it is then left out."""


def points_of(prompts: Sequence[int], contexts: Sequence[int], rows: Sequence[int] = (1,)) -> tuple[Point, ...]:
    """Prefills of ``prompts`` tokens, and steps of decode of each of ``rows`` sequences after each of ``contexts``."""
    decodes = (Point(count, DECODE, context, STEPS) for context in contexts for count in rows)
    return (*(Point(tokens, PREFILL) for tokens in prompts), *decodes)


def shortened(config: Mapping[str, Any], layers: int | None) -> dict[str, Any]:
    """A config.json's content, of only so many decoder layers. Raises ``InputError`` where it does not say how many."""
    if layers is None:
        return dict(config)
    inner = next((name for name in ("text_config", "llm_config") if isinstance(config.get(name), dict)), None)
    if inner is not None:
        return {**config, inner: shortened(config[inner], layers)}
    depths = [name for name in ("num_hidden_layers", "n_layers", "num_layers", "n_layer") if name in config]
    if not depths:
        raise InputError("--layers: the config does not say how many layers there are (num_hidden_layers)")
    depth = config[depths[0]]
    # lists with an entry for each layer
    cut = {name: value[:layers] for name, value in config.items() if isinstance(value, list) and len(value) == depth}
    return {**config, **cut, **dict.fromkeys(depths, min(layers, depth))}


def random_model(config: Mapping[str, Any], dtype: torch.dtype, device: Host | None = None) -> Any:
    """The causal language model of a config.json at its true size, with random weights: normal with the config's
    deviation, norms are ones. On the host, or the GPU that ``device`` is.

    Raises:
        InputError: If it needs more memory than there is, with what it needs.
        UnsupportedError: If transformers has no causal language model for the config.
    """
    from transformers import CONFIG_MAPPING, AutoModelForCausalLM
    from transformers.initialization import no_init_weights

    kind = str(config.get("model_type"))
    if kind not in CONFIG_MAPPING:
        raise UnsupportedError(f"model_type {kind!r} is unknown to the installed transformers")
    made = CONFIG_MAPPING[kind].from_dict(dict(config))
    text = made.get_text_config()
    try:
        with torch.device("meta"):
            empty = AutoModelForCausalLM.from_config(made, dtype=dtype)
    except ValueError as error:
        raise UnsupportedError(f"{kind}: transformers has no causal language model for it: {error}") from error
    needed = sum(p.numel() * p.element_size() for p in empty.parameters())
    device = device or Host()
    if needed > 0.9 * (free := device.free_memory()):
        raise InputError(
            f"{kind}: its weights are {needed / 2**30:.1f} GiB and {free / 2**30:.1f} GiB are free; "
            "keep fewer decoder layers with --layers"
        )
    with no_init_weights(), torch.device(device.place):
        model = AutoModelForCausalLM.from_config(made, dtype=dtype).eval()
    deviation = float(getattr(text, "initializer_range", None) or 0.02)
    drawn = torch.randn(2 * _PIECE, generator=torch.Generator().manual_seed(0)).mul_(deviation)
    numbers = drawn.to(model.device, dtype)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if parameter.ndim == 1 and "bias" not in name:
                parameter.fill_(1.0)
                continue
            for number, piece in enumerate(parameter.view(-1).split(_PIECE)):
                # From another place among the same numbers each time, so that no two rows of a matrix are alike.
                first = number * 7919 % _PIECE
                piece.copy_(numbers[first : first + piece.numel()])
    return model


@dataclass(frozen=True)
class Step:
    """An input: the token ids ``[1, N]`` of a prefill, or ``[rows, steps + 1]`` of the steps of a call of decode and
    the one before them."""

    point: Point
    ids: torch.Tensor


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
    ) -> None:
        self._cache = cache
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


def busy_share(turn: Callable[[], object], call: Callable[[], object], threads: int) -> float:
    """The part of some calls' time in which the runtime's workers compute, in the mean of ``threads``; NaN where there
    are none, as with one thread. ``turn`` comes before each call."""
    computed = whole = 0.0
    for _ in range(SHARE_CALLS):
        turn()
        before, began = worker_seconds(), time.perf_counter()
        call()
        whole += time.perf_counter() - began
        computed += worker_seconds() - before
    return computed / (threads * whole)


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
    """The model in transformers, its experts by one implementation, attention by ``attention``."""

    watched = True

    def __init__(self, work: WholeWork, implementation: str, attention: str = "sdpa", name: str = "") -> None:
        self.name = name or implementation
        self.kind = OURS if implementation in (NAME, OPTIMIZED) else PEER
        self._work, self._implementation, self._attention = work, implementation, attention
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
        from transformers import StaticCache

        if self._read_for != point:
            room = StaticCache(config=self._work.model.config, max_cache_len=point.context + point.steps + 1)
            self._cache, self._read_for = (
                _read(self._work.model, "eager", self._work.prompt(point.context, rows=point.tokens), room),
                point,
            )
        with torch.inference_mode():  # as it was read
            for layer in self._cache.layers:
                layer.cumulative_length.fill_(point.context)
        return self._cache


def entry_of(point: Point) -> str:
    """The entry point of our decoder that computes a point: several rows are a batch in pages."""
    return DECODE_BATCH if point.phase == DECODE and point.tokens > 1 else point.phase


class OurDecoder(Contender):
    """A decoder of ``moehlo.decoder`` over a cache of its own; ``dispatches`` are those of a layer, by entry point, and
    how many of them are the compiler's own code."""

    name, kind = "moehlo decoder", OURS

    def __init__(self, work: WholeWork, decoder: Any, dispatches: Mapping[str, tuple[float, float]]) -> None:
        self._work, self._decoder, self._dispatches = work, decoder, dispatches
        self._inputs: Sequence[Step] = ()
        self._cache: Any = None
        self._pool: Any = None
        self._pages: list[Any] = []

    @property
    def dispatches(self) -> dict[str, tuple[float, float]]:
        """Those of a layer, by entry point; of steps that were captured as a CUDA graph the launches."""
        depth = len(self._decoder.spec.layers)
        return {**self._dispatches, **{entry: (n / depth, 0.0) for entry, n in self._decoder.launched.items()}}

    def prepare(self, inputs: Sequence[Step]) -> Call:
        self._inputs, point = inputs, inputs[0].point
        self._cache = self._pool = None
        prompts = self._work.prompt(point.context, rows=point.tokens).tolist() if point.phase == DECODE else []
        if entry_of(point) == DECODE_BATCH:
            self._pool = self._decoder.pool()
            self._pages = [self._paged(prompt, point) for prompt in prompts]
            return self._call
        self._cache = self._decoder.cache(max(point.context + point.steps + 1, point.tokens))
        for prompt in prompts:
            self._decoder.prefill(prompt, self._cache)
        return self._call

    def _paged(self, prompt: list[int], point: Point) -> Any:
        """The pages of a row, with its prompt in them."""
        pages = self._pool.take(point.context + point.steps + 1)
        if pages is None:
            raise Unavailable(f"no memory for the pages of {point.tokens} rows")
        self._decoder.prefill_pages(prompt, pages, self._pool)
        return pages

    def turn(self, i: int) -> None:
        point = self._inputs[i].point
        if self._cache is not None:
            self._cache.trim(point.context)
        if point.phase == DECODE:
            self._step(i, 0)

    def _step(self, i: int, number: int) -> Any:
        """Logits ``[rows, V]`` of a step."""
        point, ids = self._inputs[i].point, self._inputs[i].ids[:, number].tolist()
        if self._cache is not None:
            return self._decoder.step(ids[0], self._cache)[None]
        length = point.context + number + 1
        rows = [(token, length, point.context, pages) for token, pages in zip(ids, self._pages, strict=True)]
        return self._decoder.step_pages(rows, self._pool)

    def _call(self, i: int) -> Any:
        point = self._inputs[i].point
        if self._cache is not None:  # a call may follow another without a turn
            self._cache.trim(min(self._cache.length, point.context + (point.phase == DECODE)))
        if point.phase == PREFILL:
            return self._decoder.prefill(self._inputs[i].ids[0].tolist(), self._cache)[None]
        if (steps := self._begun(i)) is not None:
            steps.follow(self._inputs[i].ids[:, 1:].numpy().T)
            steps.finish()
            return OnDevice(steps, point.tokens)
        for number in range(1, point.steps + 1):
            logits = self._step(i, number)
        return logits

    def _begun(self, i: int) -> DeviceSteps | None:
        """The captured step of a call, after what its turn computed; None where steps are not captured."""
        point, ids = self._inputs[i].point, self._inputs[i].ids[:, 1].tolist()
        found: DeviceSteps | None
        if self._cache is not None:
            found = self._decoder.begin(ids[0], self._cache, point.steps)
        else:
            length = point.context + 2
            rows = [(token, length, point.context, pages) for token, pages in zip(ids, self._pages, strict=True)]
            found = self._decoder.begin_pages(rows, self._pool, point.steps)
        return found


@dataclass(frozen=True)
class OnDevice:
    """The logits ``[rows, V]`` of the last step, which come to the host when they are asked for."""

    steps: DeviceSteps
    rows: int

    def __array__(self, dtype: Any = None, copy: Any = None) -> npt.NDArray[Any]:
        return self.steps.logits()[: self.rows].astype(dtype, copy=False)


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
