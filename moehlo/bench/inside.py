"""Whole models in transformers, their experts by each implementation in turns: prefill and decode, tokens per second.

The model has random weights at its true size. An implementation is changed by ``set_experts_implementation``, or by
``moehlo.transformers.optimize`` for ``OPTIMIZED``, between two measurements of the same model in the same process;
rounds go over all implementations, each round over other tokens. What parts of the model take of a step is timed by
hooks on their modules, in rounds of its own. So is memory (``_Memory``): what an implementation's first step of a kind
keeps, and what the process grows by, at its peak, in one that follows. Before that comes a step by eager that is not
looked at: what libraries and the model keep from then on is nobody's.

Most of a step may not be the experts'. So beside the ratio stands what it could be: if the experts took no time at all,
and, for a step over one token, if they took as long as it takes to read the weights that a token visits, as fast as
anything reads memory on this machine in the same rounds.
"""

from __future__ import annotations

import contextlib
import dataclasses
import math
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from emitter.errors import InputError, UnsupportedError
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.target import host_features
from emitter.target.isa import best_isa
from moehlo.bench.ceilings import read_probe
from moehlo.bench.machine import Machine, this_machine
from moehlo.memory import available_memory, give_back
from moehlo.transformers import NAME as OURS
from moehlo.transformers import optimize, restore
from moehlo.transformers.dense import faster_for
from moehlo.transformers.mlps import read_mlp
from moehlo.transformers.modules import read_module
from moehlo.transformers.optimizing import is_ours

PREFILL, DECODE = "prefill", "decode"
OPTIMIZED = "moehlo.optimize"
"""What is computed beside the experts, too; under ``OURS`` it is the experts alone."""
_BY_US = (OURS, OPTIMIZED)
_PIECE = 1 << 20
PATIENCE = 60.0
"""Seconds that the first call of a kind may take."""
MEMORY_ROUNDS = 3


@dataclass(frozen=True)
class InsideRow:
    """One implementation of the experts in one phase of a whole model.

    ``tokens`` are those of a step: of the prompt, or 1. ``context`` is how many the cache holds when a step begins.
    ``median``, ``least`` and ``most`` are seconds per step over ``repeats`` rounds; ``per_second`` is tokens over the
    median. ``experts_share`` is the part of a step that is spent in experts modules, ``attention_share``,
    ``shared_share`` and ``head_share`` those of attention (or what stands for it), shared experts and the output
    embeddings; what is left are norms, routers, embeddings and Python. ``ours_share`` is the part spent in modules that
    our kernels compute, of ours alone. ``ahead`` is the median over the rounds of the time of the fastest other
    implementation over this one's, for ours of the fastest that is not ours; ``ahead_in_experts`` is the least of the
    others' time in experts modules over this one's. ``ahead_if_free`` is what ``ahead`` would be if this one's experts
    took no time, ``ahead_if_read`` if those that one token visits were read at ``read_per_second``, bytes, and took no
    longer; it is for steps over one token. ``grown_mib`` is what the process grew by for such a step (``_Memory``),
    ``formula_mib`` what our kernels need for activations (``activation_bytes``, ``beside_bytes``), for ours alone. A
    step that did not run has no times, and ``note`` says why.
    """

    date: str
    cpu: str
    cores: int
    threads: int
    versions: str
    model: str
    layers: int
    dtype: str
    implementation: str
    phase: str
    tokens: int
    context: int
    repeats: int
    median: float
    least: float
    most: float
    per_second: float
    experts_share: float
    attention_share: float
    shared_share: float
    head_share: float
    ours_share: float
    ahead: float
    ahead_in_experts: float
    ahead_if_free: float
    ahead_if_read: float
    read_per_second: float
    grown_mib: float
    formula_mib: float
    note: str


@dataclass(frozen=True)
class InsidePlan:
    """Prefills of ``prompts`` tokens, ``context`` tokens before ``steps`` steps of decode, ``repeats`` rounds."""

    implementations: Sequence[str]
    threads: int
    prompts: Sequence[int] = (512,)
    context: int = 64
    steps: int = 8
    repeats: int = 5


def random_model(config: Mapping[str, Any], dtype: torch.dtype, layers: int | None = None) -> Any:
    """The causal language model of a config.json at its true size, with random weights.

    ``layers`` keeps only so many decoder layers. Weights are normal with the config's deviation, norms are ones.

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
    if layers is not None:
        text.num_hidden_layers = layers
    try:
        with torch.device("meta"):
            empty = AutoModelForCausalLM.from_config(made, dtype=dtype)
    except ValueError as error:
        raise UnsupportedError(f"{kind}: transformers has no causal language model for it: {error}") from error
    needed = sum(p.numel() * p.element_size() for p in empty.parameters())
    if needed > 0.9 * available_memory():
        raise InputError(
            f"{kind}: its weights are {needed / 2**30:.1f} GiB and {available_memory() / 2**30:.1f} GiB are free; "
            "keep fewer decoder layers with --layers"
        )
    with no_init_weights():
        model = AutoModelForCausalLM.from_config(made, dtype=dtype).eval()
    deviation = float(getattr(text, "initializer_range", None) or 0.02)
    numbers = torch.randn(2 * _PIECE, generator=torch.Generator().manual_seed(0)).mul_(deviation).to(dtype)
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
class _Step:
    """One kind of step: ``tokens`` at once behind ``context`` tokens that the cache holds."""

    phase: str
    tokens: int
    context: int


_Kind = tuple[str, _Step]
"""An implementation and a kind of step."""


def run_inside(
    name: str,
    model: Any,
    plan: InsidePlan,
    progress: Callable[[str], None],
    keep: Callable[[list[InsideRow]], None] = lambda _: None,
    at: Callable[[float, float], None] = lambda _done, _total: None,
) -> list[InsideRow]:
    """Time prefill and decode with each implementation, in turns, and reading memory.

    Each round is over other tokens, the same for all; who begins changes from round to round. An implementation that
    fails in a call of a kind, or takes longer than ``PATIENCE`` for its first one, which is not timed, has a row that
    says so. After the first calls ``progress`` is told how long all else takes at most: a round that would pass that is
    not begun, the first one aside. ``keep`` gets the rows so far after each round; ``at`` is told how far it is.

    Raises:
        UnsupportedError: If no implementation runs the model.
    """
    torch.set_num_threads(plan.threads)
    steps = [_Step(PREFILL, tokens, 0) for tokens in plan.prompts] + [_Step(DECODE, 1, plan.context)]
    prompts = _Prompts(model.config.get_text_config().vocab_size)
    machine, visited = this_machine(), _visited_bytes(model)
    seconds: dict[_Kind, list[float]] = {}
    shares: dict[_Kind, Mapping[str, float]] = {}
    memory = _Memory()
    needed: dict[_Kind, float] = {}
    notes: dict[_Kind, str] = {}
    rates: list[float] = []
    firsts: dict[_Kind, _First] = {}

    def running(step: _Step) -> list[str]:
        return [i for i in plan.implementations if (i, step) not in notes]

    def each(implementation: str, measure: Callable[[_Kind], None]) -> None:
        """Measure every kind of step that the implementation runs; one that fails is out."""
        for step in steps:
            kind = (implementation, step)
            if kind in notes:
                continue
            try:
                _choose(model, implementation)
                measure(kind)
            except Exception as error:  # a peer may fail in many ways; what it said is its row
                notes[kind] = _said(error)
                seconds.pop(kind, None)
            work.ended(kind)

    def rows() -> list[InsideRow]:
        bounds = {step: _ahead(running(step), step, seconds, shares, visited, rates) for step in steps}
        return [
            _row(machine, name, model, plan, (i, step), bounds[step], seconds, shares, memory, needed, notes)
            for step in steps
            for i in plan.implementations
        ]

    with torch.inference_mode():
        progress("a first step of each kind")
        for step in steps:
            _first_call(model, "eager", step, prompts)
        for implementation in plan.implementations:
            progress(f"first calls of {implementation}")
            for step in steps:
                with memory.kept(implementation, step):
                    first = _first_call(model, implementation, step, prompts)
                if first.note:
                    notes[implementation, step] = first.note
                else:
                    firsts[implementation, step] = first
                    needed[implementation, step] = _needed(model, implementation, step.tokens, plan.threads)
        if not any(running(step) for step in steps):
            said = dict.fromkeys(f"{i}: {note}" for (i, _), note in notes.items())
            raise UnsupportedError(f"no implementation ran this model; {'; '.join(said)}")
        work = _Work(firsts, plan, at)
        most = 1.0 + 1.25 * work.total
        progress(f"the rest takes {most:.0f} s at most")
        ends = time.perf_counter() + most
        for turn in range(MEMORY_ROUNDS):
            for implementation in _in_turn(plan.implementations, turn):
                progress(f"memory, round {turn + 1} of {MEMORY_ROUNDS}: {implementation}")
                each(implementation, lambda kind: memory.watch(*kind, _runner(model, kind[1], prompts)))
        for implementation in plan.implementations:
            progress(f"shares of a step with {implementation}")
            with _Parts(model) as inside:
                each(
                    implementation,
                    lambda kind, inside=inside: shares.update(  # type: ignore[misc]
                        {kind: inside.shares(_runner(model, kind[1], prompts))}
                    ),
                )
        reading = read_probe(plan.threads)
        for turn in range(plan.repeats):
            began = time.perf_counter()
            rates.append(reading.rate())

            def measure(kind: _Kind, turn: int = turn) -> None:
                count = plan.steps if kind[1].phase == DECODE else 1
                seconds.setdefault(kind, []).append(_seconds(model, kind[1], prompts.at(turn), count))

            for implementation in _in_turn(plan.implementations, turn):
                progress(f"round {turn + 1} of {plan.repeats}: {implementation}")
                each(implementation, measure)
            keep(rows())
            if 2 * time.perf_counter() - began > ends:
                break
    return rows()


@dataclass(frozen=True)
class _First:
    """A first call of a kind: seconds until it could begin, and of the call; or why there is no other."""

    ready: float = math.nan
    took: float = math.nan
    note: str = ""


class _Work:
    """How far a run is, by the times of the first calls; ``total`` is in seconds."""

    def __init__(self, firsts: Mapping[_Kind, _First], plan: InsidePlan, at: Callable[[float, float], None]) -> None:
        self._costs: dict[_Kind, float] = {}
        for kind, first in firsts.items():
            timed = plan.steps + 1 if kind[1].phase == DECODE else 1
            calls = MEMORY_ROUNDS + 3 + plan.repeats * timed
            self._costs[kind] = (MEMORY_ROUNDS + 1 + plan.repeats) * first.ready + calls * first.took
        self.total, self._done, self._at = sum(self._costs.values()), 0.0, at
        self._turns = MEMORY_ROUNDS + 1 + plan.repeats

    def ended(self, kind: _Kind) -> None:
        """One of the turns of a kind has ended."""
        self._done += self._costs[kind] / self._turns
        self._at(self._done, self.total)


def _in_turn(implementations: Sequence[str], turn: int) -> Sequence[str]:
    """The implementations, from another one on in each round."""
    first = turn % len(implementations)
    return (*implementations[first:], *implementations[:first])


def _choose(model: Any, implementation: str) -> None:
    if implementation == OPTIMIZED:
        optimize(model)
        return
    restore(model)
    model.set_experts_implementation(implementation)


def _first_call(model: Any, implementation: str, step: _Step, prompts: _Prompts) -> _First:
    """Make the first call of a kind."""
    copied = _copied_by_batched_mm(model, step.tokens) if implementation == "batched_mm" else 0
    if copied > 0.5 * available_memory():
        return _First(note=f"would copy {copied / 2**30:.0f} GiB of weights")
    began = time.perf_counter()
    try:
        _choose(model, implementation)
        run = _runner(model, step, prompts)
        started = time.perf_counter()
        run()
    except Exception as error:  # a peer may refuse in many ways; what it said is its row
        return _First(note=_said(error))
    taken = time.perf_counter() - started
    return _First(started - began, taken, "" if taken < PATIENCE else f"its first call took {taken:.0f} s")


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0][:200]


def _copied_by_batched_mm(model: Any, tokens: int) -> int:
    """Bytes of weights that ``batched_mm`` copies for its largest layer: the up projection of each chosen expert."""
    largest = 0
    for module in _experts_modules(model):
        weight = module.gate_up_proj if module.has_gate else module.up_proj
        largest = max(largest, weight[0].numel() * weight.element_size())
    return tokens * _top_k(model.config) * largest


def _seconds(model: Any, step: _Step, prompts: _Prompts, count: int) -> float:
    """Seconds of one of ``count`` steps; where there are several, one more before that is not timed."""
    run = _runner(model, step, prompts)
    if count > 1:
        run()
    started = time.perf_counter()
    for _ in range(count):
        run()
    return (time.perf_counter() - started) / count


@dataclass(frozen=True)
class _Ahead:
    """The ratios of a row (``InsideRow``) and the rate that one of them is at."""

    ahead: float = math.nan
    ahead_in_experts: float = math.nan
    ahead_if_free: float = math.nan
    ahead_if_read: float = math.nan
    read_per_second: float = math.nan


def _ahead(
    running: Sequence[str],
    step: _Step,
    seconds: Mapping[_Kind, Sequence[float]],
    shares: Mapping[_Kind, Mapping[str, float]],
    visited: int,
    rates: Sequence[float],
) -> dict[str, _Ahead]:
    """How far each implementation is ahead in a kind of step, and would be; ``visited`` are the bytes of the experts of
    one token, ``rates`` what was read in a second, by round."""
    share = {i: shares[i, step]["experts"] for i in running}
    inside = {i: share[i] * statistics.median(seconds[i, step]) for i in running}
    found: dict[str, _Ahead] = {}
    for implementation in running:
        own = _BY_US if implementation in _BY_US else (implementation,)
        others = [i for i in running if i not in own]
        if not others:
            continue
        rounds = zip(seconds[implementation, step], *(seconds[i, step] for i in others), strict=True)
        pairs = [(own, min(theirs)) for own, *theirs in rounds]
        rest = 1 - share[implementation]
        reads = zip(pairs, rates, strict=True) if step.tokens == 1 else ()
        read = [other / (own * rest + visited / rate) for (own, other), rate in reads]
        found[implementation] = _Ahead(
            statistics.median(other / own for own, other in pairs),
            _over(min(inside[i] for i in others), inside[implementation]),
            statistics.median(_over(other, own * rest) for own, other in pairs),
            statistics.median(read) if read else math.nan,
            statistics.median(rates),
        )
    return found


def _over(time: float, other: float) -> float:
    return time / other if other else math.nan


def _visited_bytes(model: Any) -> int:
    """Bytes of the experts that one token visits, in all layers."""
    total = 0
    for module in _experts_modules(model):
        held = sum(p.numel() * p.element_size() for p in module.parameters() if p.ndim > 1)
        total += held * min(_top_k(model.config), module.num_experts) // module.num_experts
    return total


def _row(
    machine: Machine,
    name: str,
    model: Any,
    plan: InsidePlan,
    kind: _Kind,
    bounds: Mapping[str, _Ahead],
    seconds: Mapping[_Kind, list[float]],
    shares: Mapping[_Kind, Mapping[str, float]],
    memory: _Memory,
    needed: Mapping[_Kind, float],
    notes: Mapping[_Kind, str],
) -> InsideRow:
    text, (implementation, step) = model.config.get_text_config(), kind
    taken = seconds.get(kind, [])
    median = statistics.median(taken) if taken else math.nan
    share = shares.get(kind, {})
    return InsideRow(
        date=machine.date,
        cpu=machine.cpu,
        cores=machine.cores,
        threads=plan.threads,
        versions=machine.versions,
        model=name,
        layers=text.num_hidden_layers,
        dtype=str(model.dtype).removeprefix("torch."),
        implementation=implementation,
        phase=step.phase,
        tokens=step.tokens,
        context=step.context,
        repeats=len(taken),
        median=median,
        least=min(taken, default=math.nan),
        most=max(taken, default=math.nan),
        per_second=step.tokens / median,
        experts_share=share.get("experts", math.nan),
        attention_share=share.get("attention", math.nan),
        shared_share=share.get("shared", math.nan),
        head_share=share.get("head", math.nan),
        ours_share=share.get("ours", math.nan) if implementation in _BY_US else math.nan,
        **dataclasses.asdict(bounds.get(implementation, _Ahead())),
        grown_mib=memory.grown(kind) / 2**20,
        formula_mib=needed.get(kind, math.nan) / 2**20,
        note=notes.get(kind, ""),
    )


@dataclass(frozen=True)
class _Prompts:
    """Random token ids below ``vocabulary``, the same ones for the same ``seed``."""

    vocabulary: int
    seed: int = 0

    def at(self, turn: int) -> _Prompts:
        """Those of another round."""
        return dataclasses.replace(self, seed=turn + 1)

    def ids(self, tokens: int) -> torch.Tensor:
        """``[1, tokens]``."""
        generator = torch.Generator().manual_seed(self.seed * 100_003 + tokens)
        return torch.randint(10, self.vocabulary, (1, tokens), generator=generator)


def _runner(model: Any, step: _Step, prompts: _Prompts) -> Callable[[], object]:
    """What runs such a step; a step of decode leaves its token in the cache, as generating does.

    The context is read by ``eager``, whatever comes behind it: some implementations take minutes for a prompt.
    """
    ids = prompts.ids(step.tokens)
    if not step.context:
        return lambda: model(input_ids=ids, use_cache=True, logits_to_keep=1)
    implementation = model.config._experts_implementation
    model.set_experts_implementation("eager")
    cache = model(input_ids=prompts.ids(step.context), use_cache=True, logits_to_keep=1).past_key_values
    model.set_experts_implementation(implementation)
    return lambda: model(input_ids=ids, past_key_values=cache, use_cache=True)


def _experts_modules(model: Any) -> list[Any]:
    """The modules that transformers decorates with ``use_experts_implementation``."""
    return [module for module in model.modules() if hasattr(module, "_is_expert_parallel")]


def _parts_of(model: Any) -> dict[str, list[Any]]:
    """The modules whose time is named, by what they are, and those that our kernels compute."""
    parts = {"experts": _experts_modules(model), "attention": [], "shared": [], "head": []}
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


class _Parts:
    """Times parts of a model; a module may be in several."""

    def __init__(self, model: Any) -> None:
        self._modules = _parts_of(model)
        self._seconds = dict.fromkeys(self._modules, 0.0)

    def __enter__(self) -> _Parts:
        self._handles: list[Any] = []
        for part, modules in self._modules.items():
            for module in modules:
                self._watch(part, module)
        return self

    def _watch(self, part: str, module: Any) -> None:
        began = [0.0]

        def begin(*_: Any) -> None:
            began[0] = time.perf_counter()

        def end(*_: Any) -> None:
            self._seconds[part] += time.perf_counter() - began[0]

        self._handles += [module.register_forward_pre_hook(begin), module.register_forward_hook(end)]

    def __exit__(self, *_: object) -> None:
        for handle in self._handles:
            handle.remove()

    def shares(self, step: Callable[[], object]) -> dict[str, float]:
        """What of three steps was spent in each kind of part."""
        self._seconds = dict.fromkeys(self._modules, 0.0)
        started = time.perf_counter()
        for _ in range(3):
            step()
        whole = time.perf_counter() - started
        return {part: seconds / whole for part, seconds in self._seconds.items()}


def activation_bytes(module: Any, tokens: int, threads: int) -> int:
    """Bytes that our kernels need for the activations of a call over ``tokens`` tokens of one experts module.

    With S = N k assignments in R = S + 15 min(S, E) rows (each expert's are a multiple of 16): hidden values R I, an
    index a row and two an assignment, four words a row block, the panels of each thread, x twice (as it comes and as
    the kernels take it, in f32 at most), y in f32 and as it goes. Few tokens take the gathered kernels instead: hidden
    values S I, outputs S H in f32. The larger of the two: which one runs is decided by the number of tokens.
    """
    top_k = _top_k(module.config)
    shape = read_module(module, top_k, torch.device("cpu")).shape
    experts, hidden, assignments = shape.spec.experts, shape.spec.hidden, tokens * top_k
    kernels = GroupedKernels(best_isa(host_features()), experts, hidden, top_k, shape.dtype)
    used = min(assignments, experts.count)
    rows, blocks = assignments + 15 * used, assignments // kernels.block_rows + used
    size, layout = shape.dtype.itemsize, kernels.layout
    ends = tokens * hidden * (4 + size) * 2
    grouped = rows * layout.padded(experts.intermediate) * layout.element.itemsize + threads * kernels.panel_bytes
    grouped += 4 * rows + 8 * assignments + 16 * blocks
    gathered = assignments * (experts.intermediate * size + hidden * 4)
    return ends + max(grouped, gathered)


def beside_bytes(model: Any, tokens: int) -> int:
    """Bytes that our kernels need for the activations of calls over ``tokens`` tokens of what is beside the experts,
    where they compute these: of each shape once.

    x as it comes and as the kernels take it, in f32 at most, and y in f32 and as it goes; of an MLP gates and ups in
    f32, and hidden values twice in the type of the weights.
    """
    shapes = {read_mlp(module, torch.device("cpu")).shape for module in model.modules() if is_ours(module)}
    total = 0
    for shape in shapes:
        # the output embeddings are asked for the last token alone
        count = tokens if shape.glu is not None else 1
        if count in faster_for(shape):
            size, inner = shape.dtype.itemsize, 0 if shape.glu is None else shape.intermediate
            total += count * ((shape.width + shape.hidden) * (4 + size) + inner * 2 * (4 + size))
    return total


def _needed(model: Any, implementation: str, tokens: int, threads: int) -> float:
    """What ``InsideRow`` calls the formula, in bytes."""
    if implementation not in _BY_US:
        return math.nan
    beside = beside_bytes(model, tokens)
    return beside + max(activation_bytes(module, tokens, threads) for module in _experts_modules(model))


def _top_k(config: Any) -> int:
    """How many experts a token visits, 1 where the config does not say so by a name that is known here."""
    text = config.get_text_config()
    return next((int(k) for name in ("num_experts_per_tok", "moe_topk") if (k := getattr(text, name, None))), 1)


_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def _resident(field: str = "VmRSS") -> float:
    """Bytes of memory that the process has, or had at its peak (``VmHWM``); NaN where the system does not tell."""
    try:
        line = next(line for line in _STATUS.read_text().splitlines() if line.startswith(f"{field}:"))
    except (OSError, StopIteration):
        return math.nan
    return float(line.split()[1]) * 1024


def _peak(step: Callable[[], object]) -> float:
    """Bytes of memory that the process has at its peak while ``step`` runs."""
    try:
        _CLEAR.write_text("5")  # proc(5): sets the peak back to what is resident now
    except OSError:
        return math.nan
    step()
    return _resident("VmHWM")


class _Memory:
    """What implementations grow the process by, for steps of a kind.

    That is what the first such step keeps, and the most that a later one takes beside that: the median of rounds in
    turns, each of which begins when what the C library's allocator holds free has gone back to the system. What a step
    takes rests on the holes that it finds between what others keep: by eager alone, prefills of 24 layers of
    Qwen1.5-MoE took 204 to 248 MiB in one process, and 213 to 258 where the free memory had gone back.
    """

    def __init__(self) -> None:
        self._kept: dict[_Kind, float] = {}
        self._taken: dict[_Kind, list[float]] = {}

    @contextlib.contextmanager
    def kept(self, implementation: str, step: _Step) -> Iterator[None]:
        """Around an implementation's first step of a kind. What ``OPTIMIZED`` finds there from ``OURS`` is its own
        too."""
        held = _settled()
        yield
        shared = self._kept.get((OURS, step), 0.0) if implementation == OPTIMIZED else 0.0
        self._kept[implementation, step] = shared + _settled() - held

    def watch(self, implementation: str, step: _Step, run: Callable[[], object]) -> None:
        """Run such a step once more."""
        held = _settled()
        self._taken.setdefault((implementation, step), []).append(_peak(run) - held)

    def grown(self, kind: _Kind) -> float:
        """Bytes; NaN where no such step was watched."""
        taken = self._taken.get(kind)
        return self._kept[kind] + statistics.median(taken) if taken else math.nan


def _settled() -> float:
    """Bytes of memory that the process has beside what its allocator holds free."""
    give_back()
    return _resident()
