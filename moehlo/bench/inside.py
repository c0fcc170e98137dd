"""Whole models in transformers, their experts by each implementation in turns: prefill and decode, tokens per second.

The model has random weights at its true size. An implementation is changed by ``set_experts_implementation``, between
two measurements of the same model in the same process; rounds go over all implementations, each round over other
tokens. What the experts take of a step is timed by hooks on their modules, in rounds of its own.
"""

from __future__ import annotations

import csv
import dataclasses
import io
import math
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from emitter.errors import InputError, UnsupportedError
from moehlo.bench.machine import available_memory, this_machine

PREFILL, DECODE = "prefill", "decode"
_PIECE = 1 << 20
PATIENCE = 60.0
"""Seconds that the first call of a kind may take."""


@dataclass(frozen=True)
class InsideRow:
    """One implementation of the experts in one phase of a whole model.

    ``tokens`` are those of a step: of the prompt, or 1. ``context`` is how many the cache holds when a step begins.
    ``median``, ``least`` and ``most`` are seconds per step over ``repeats`` rounds; ``per_second`` is tokens over the
    median. ``experts_share`` is the part of a step that is spent in experts modules, ``ahead`` the median over the
    rounds of the time of the fastest other implementation over this one's. A step that did not run has no times, and
    ``note`` says why.
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
    ahead: float
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


def to_csv(rows: Sequence[InsideRow]) -> str:
    """The rows with a header."""
    stream = io.StringIO()
    writer = csv.DictWriter(stream, [f.name for f in dataclasses.fields(InsideRow)], lineterminator="\n")
    writer.writeheader()
    for row in rows:
        values = dataclasses.asdict(row)
        writer.writerow({n: (f"{v:.6g}" if v == v else "") if isinstance(v, float) else v for n, v in values.items()})
    return stream.getvalue()


def to_json(row: InsideRow) -> dict[str, Any]:
    """A row as JSON values: null for numbers that do not exist."""
    values = dataclasses.asdict(row)
    return {n: None if isinstance(v, float) and not math.isfinite(v) else v for n, v in values.items()}


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


def run_inside(name: str, model: Any, plan: InsidePlan, progress: Callable[[str], None]) -> list[InsideRow]:
    """Time prefill and decode with each implementation, in turns.

    Each round is over other tokens, the same for all; who begins changes from round to round. An implementation that
    fails in its first call of a kind, which is not timed, or takes longer than ``PATIENCE`` for it, has a row that says
    so.

    Raises:
        UnsupportedError: If no implementation runs the model.
    """
    torch.set_num_threads(plan.threads)
    steps = [_Step(PREFILL, tokens, 0) for tokens in plan.prompts] + [_Step(DECODE, 1, plan.context)]
    prompts = _Prompts(model.config.get_text_config().vocab_size)
    seconds: dict[_Kind, list[float]] = {}
    shares: dict[_Kind, float] = {}
    notes: dict[_Kind, str] = {}
    with torch.inference_mode():
        for implementation in plan.implementations:
            progress(f"first calls of {implementation}")
            for step in steps:
                note = _first_call(model, implementation, step, prompts)
                if note:
                    notes[implementation, step] = note
        running = {step: [i for i in plan.implementations if (i, step) not in notes] for step in steps}
        if not any(running.values()):
            said = dict.fromkeys(f"{i}: {note}" for (i, _), note in notes.items())
            raise UnsupportedError(f"no implementation ran this model; {'; '.join(said)}")
        for turn in range(plan.repeats):
            first = turn % len(plan.implementations)
            for implementation in (*plan.implementations[first:], *plan.implementations[:first]):
                progress(f"round {turn + 1} of {plan.repeats}: {implementation}")
                model.set_experts_implementation(implementation)
                for step in steps:
                    if implementation in running[step]:
                        taken = _seconds(model, step, prompts.at(turn), plan.steps if step.phase == DECODE else 1)
                        seconds.setdefault((implementation, step), []).append(taken)
        for implementation in plan.implementations:
            progress(f"the experts' share with {implementation}")
            model.set_experts_implementation(implementation)
            with _Experts(model) as inside:
                for step in steps:
                    if implementation in running[step]:
                        shares[implementation, step] = inside.share(_runner(model, step, prompts))
    return [
        _row(name, model, plan, (implementation, step), running[step], seconds, shares, notes)
        for step in steps
        for implementation in plan.implementations
    ]


def _first_call(model: Any, implementation: str, step: _Step, prompts: _Prompts) -> str:
    """Make the first call of a kind; why it is the last one, or nothing."""
    copied = _copied_by_batched_mm(model, step.tokens) if implementation == "batched_mm" else 0
    if copied > 0.5 * available_memory():
        return f"would copy {copied / 2**30:.0f} GiB of weights"
    try:
        model.set_experts_implementation(implementation)
        run = _runner(model, step, prompts)
        started = time.perf_counter()
        run()
    except Exception as error:  # a peer may refuse in many ways; what it said is its row
        return f"{type(error).__name__}: {error}".splitlines()[0][:200]
    taken = time.perf_counter() - started
    return "" if taken < PATIENCE else f"its first call took {taken:.0f} s"


def _copied_by_batched_mm(model: Any, tokens: int) -> int:
    """Bytes of weights that ``batched_mm`` copies for its largest layer: the up projection of each chosen expert."""
    text = model.config.get_text_config()
    top_k = next((int(k) for name in ("num_experts_per_tok", "moe_topk") if (k := getattr(text, name, None))), 1)
    largest = 0
    for module in _experts_modules(model):
        weight = module.gate_up_proj if module.has_gate else module.up_proj
        largest = max(largest, weight[0].numel() * weight.element_size())
    return tokens * top_k * largest


def _seconds(model: Any, step: _Step, prompts: _Prompts, count: int) -> float:
    """Seconds of one of ``count`` steps; where there are several, one more before that is not timed."""
    run = _runner(model, step, prompts)
    if count > 1:
        run()
    started = time.perf_counter()
    for _ in range(count):
        run()
    return (time.perf_counter() - started) / count


def _row(
    name: str,
    model: Any,
    plan: InsidePlan,
    kind: _Kind,
    running: Sequence[str],
    seconds: Mapping[_Kind, list[float]],
    shares: Mapping[_Kind, float],
    notes: Mapping[_Kind, str],
) -> InsideRow:
    machine, text, (implementation, step) = this_machine(), model.config.get_text_config(), kind
    taken = seconds.get(kind, [])
    others = [seconds[i, step] for i in running if i != implementation]
    ahead = [min(other[turn] for other in others) / own for turn, own in enumerate(taken)] if others else []
    median = statistics.median(taken) if taken else math.nan
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
        experts_share=shares.get(kind, math.nan),
        ahead=statistics.median(ahead) if ahead else math.nan,
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
    """What runs such a step; a step of decode leaves its token in the cache, as generating does."""
    ids = prompts.ids(step.tokens)
    if not step.context:
        return lambda: model(input_ids=ids, use_cache=True, logits_to_keep=1)
    cache = model(input_ids=prompts.ids(step.context), use_cache=True, logits_to_keep=1).past_key_values
    return lambda: model(input_ids=ids, past_key_values=cache, use_cache=True)


def _experts_modules(model: Any) -> list[Any]:
    """The modules that transformers decorates with ``use_experts_implementation``."""
    return [module for module in model.modules() if hasattr(module, "_is_expert_parallel")]


class _Experts:
    """Times the experts modules of a model."""

    def __init__(self, model: Any) -> None:
        self._modules = _experts_modules(model)
        self._seconds = 0.0
        self._began = 0.0

    def __enter__(self) -> _Experts:
        def begin(*_: Any) -> None:
            self._began = time.perf_counter()

        def end(*_: Any) -> None:
            self._seconds += time.perf_counter() - self._began

        self._handles = [m.register_forward_pre_hook(begin) for m in self._modules]
        self._handles += [m.register_forward_hook(end) for m in self._modules]
        return self

    def __exit__(self, *_: object) -> None:
        for handle in self._handles:
            handle.remove()

    def share(self, step: Callable[[], object]) -> float:
        """The part of three steps that was spent in the experts."""
        self._seconds = 0.0
        started = time.perf_counter()
        for _ in range(3):
            step()
        return self._seconds / (time.perf_counter() - started)
