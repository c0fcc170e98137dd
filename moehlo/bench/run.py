"""The benchmark: contenders called in turn, over inputs that differ, with the ceilings timed in between."""

from __future__ import annotations

import dataclasses
import gc
import math
import random
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from emitter.errors import InputError, MoehloError
from emitter.figures import Figures
from emitter.plan import Strategy
from emitter.signature import DType
from emitter.target import Target
from moehlo.bench.ceilings import Probe, matmul_probe, read_probe
from moehlo.bench.contender import COMPILE_SECONDS, Array, Call, Contender, Remarking, Unavailable
from moehlo.bench.machine import Machine, this_machine
from moehlo.bench.mlx import Mlx
from moehlo.bench.on_xla import OnXla, XlaRouting, open_devices
from moehlo.bench.ours import STRATEGIES, Modules, Ours, Routing
from moehlo.bench.peers import EXPERTS, HuggingFace, HuggingFaceCompiled, HuggingFaceExperts
from moehlo.bench.slots import InSlots
from moehlo.bench.table import OURS, PEER, SLOTS, Row
from moehlo.bench.workload import Workload
from moehlo.bench.xla import WAYS, Xla
from moehlo.choices import SlotRule
from moehlo.memory import available_memory

CLOSE = {OURS: 2.0, PEER: 5.0, SLOTS: 1.0}
"""How many times the time of the fastest of its kind a contender's call may take, for it to be timed in every round."""
FAR = 10.0
"""Beyond so many times, and beyond the patience with one call, it is not run at later counts."""


@dataclass(frozen=True)
class Plan:
    """What is measured: token counts, how often, on how many threads, against which peers (``eager``, ...).

    A contender that is not ``CLOSE`` to the fastest of its kind gets ``patience`` seconds for its rounds at each count,
    one round at least; where one call takes longer than that and it is ``FAR`` behind, it is not run at later counts.
    Peers are held against peers: some at least are needed at every count, however far behind. ``accumulate`` is what
    the masked strategy sums f32 products in. With ``slots`` there is also a layer with so many experts in memory.
    On a GPU a peer is left out at a count for which it takes more than ``compile_seconds`` to be compiled.
    """

    tokens: Sequence[int]
    threads: int
    repeats: int = 7
    strategies: Sequence[Strategy] = STRATEGIES
    peers: Sequence[str] = ()
    patience: float = 1.0
    accumulate: DType = DType.F32
    slots: int | Literal[SlotRule.AUTO] | None = None
    compile_seconds: float = COMPILE_SECONDS


@dataclass
class Entrant:
    """A contender, or why there is none; ``dropped`` for the counts to come.

    ``seconds`` are the times of its rounds, ``reads`` what was read per second just before each of them.
    """

    name: str
    kind: str
    contender: Contender | None = None
    note: str = ""
    dropped: str = ""
    seconds: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    difference: float = math.nan

    @classmethod
    def of(cls, name: str, kind: str, make: Callable[[], Contender]) -> Entrant:
        """The contender that ``make`` gives, under its own name; ``name``, and why there is none, where it cannot."""
        try:
            contender = make()
        except (Unavailable, MoehloError) as error:
            return cls(name, kind, note=str(error))
        return cls(contender.name, kind, contender)

    def add_remark(self) -> None:
        """Put what the contender remarks before its note."""
        if isinstance(self.contender, Remarking):
            self.note = "; ".join(filter(None, (self.contender.remark(), self.note)))


@dataclass(frozen=True)
class Ceilings:
    """The two probes and their medians at one token count; NaN for a product that no library multiplies."""

    read_by: str
    peak_by: str
    read: float
    peak: float


def run(
    workload: Workload,
    modules: Modules | Target,
    plan: Plan,
    progress: Callable[[str], None] = lambda _: None,
    keep: Callable[[list[Row]], None] = lambda _: None,
    at: Callable[[float, float], None] = lambda _done, _total: None,
) -> list[Row]:
    """Measure every contender at every token count; rows in that order, ours first.

    Ours are modules of IREE's, or by XLA for its target; that stands in the rows in the place of the kernels' tier.

    ``keep`` gets all rows so far after each token count, so that a run that is broken off has not been for nothing.
    ``at`` is told how far it is, of how much in all.
    Raises ``InputError`` before anything is measured if the inputs of a count do not fit into memory.
    """
    for tokens in plan.tokens:
        _require_memory(tokens, plan.repeats + 1, workload.spec.hidden)
    machine = this_machine()
    if isinstance(modules, Target):
        open_devices(modules, plan.threads)
    entrants = _entrants(workload, modules, plan, progress)
    try:
        routing: Callable[[Array], Array]
        if isinstance(modules, Target):
            over = f" {modules.mesh}" if modules.mesh else ""
            machine, routing = dataclasses.replace(machine, isa=modules.name + over), XlaRouting(workload, modules)
        else:
            routing = Routing(workload, modules, plan.threads)
        progress("measuring the ceilings")
        read, matmul = read_probe(plan.threads), matmul_probe(workload.dtype, plan.threads)
        rows: list[Row] = []
        work = _Work(plan, workload, at)
        for tokens in plan.tokens:
            work.tokens = tokens
            inputs = workload.inputs(tokens, plan.repeats + 1)
            touched = [len(np.unique(routing(x))) for x in inputs]
            ceilings = _measure(entrants, inputs, plan, read, matmul, progress, work.ended)
            rows += rows_of(workload, machine, plan, entrants, touched, tokens, ceilings)
            keep(rows)
            gc.collect()
        return rows
    finally:
        for entrant in entrants:
            if isinstance(entrant.contender, InSlots):
                entrant.contender.close()


def _require_memory(tokens: int, count: int, hidden: int) -> None:
    # Drawn, rounded, and once more as a peer takes them.
    needed = 3 * count * tokens * hidden * 4
    if needed > available_memory():
        raise InputError(
            f"{count} inputs of {tokens} tokens need {needed / 1e9:.3g} GB, and {available_memory() / 1e9:.3g} GB are "
            "free; give fewer --tokens or --repeats"
        )


def _entrants(
    workload: Workload, modules: Modules | Target, plan: Plan, progress: Callable[[str], None]
) -> list[Entrant]:
    made: list[Entrant] = []

    def ours(strategy: Strategy) -> Contender:
        if isinstance(modules, Target):
            return OnXla(workload, modules, strategy, plan.accumulate)
        return Ours(workload, modules, strategy, plan.threads, plan.accumulate)

    def add(name: str, kind: str, make: Callable[[], Contender]) -> None:
        made.append(Entrant.of(name, kind, make))

    for strategy in plan.strategies:
        add(strategy.value, OURS, lambda s=strategy: ours(s))  # type: ignore[misc]
    if plan.slots is not None and not isinstance(modules, Target):
        slots = plan.slots
        add("slots", SLOTS, lambda: InSlots(workload, modules, slots, plan.threads))
    if any(peer in plan.peers for peer in (*EXPERTS, "compile")):
        progress("loading the Hugging Face block")
        try:
            block = HuggingFace(workload, plan.threads)
        except Unavailable as error:
            made.append(Entrant("HF", PEER, note=str(error)))
        else:
            for experts in EXPERTS:
                if experts in plan.peers:
                    made.append(Entrant(f"HF {experts}", PEER, HuggingFaceExperts(block, experts)))
            if "compile" in plan.peers:
                made.append(Entrant("HF torch.compile", PEER, HuggingFaceCompiled(block)))
    for way in WAYS:
        if f"xla_{way}" in plan.peers:
            progress("loading XLA")
            add(f"XLA {way}", PEER, lambda w=way: Xla(workload, w, plan.threads))  # type: ignore[misc]
    if "mlx" in plan.peers and not isinstance(modules, Target):
        add("mlx", PEER, lambda: Mlx(workload, lambda: Routing(workload, modules, plan.threads).choices))
    return made


class _Work:
    """How far a run is: counts take time as the floors do that they have on some machine, as much to get warm for the
    rounds as in them."""

    _FIXED, _READ, _PEAK = 0.1, 10e9, 50e9

    def __init__(self, plan: Plan, workload: Workload, at: Callable[[float, float], None]) -> None:
        figures = {n: workload.figures(n, min(n, workload.spec.experts.count)) for n in plan.tokens}
        self._costs = {
            n: self._FIXED + f.floor_bytes / self._READ + f.floor_flops / self._PEAK for n, f in figures.items()
        }
        self._at, self._done, self.tokens = at, 0.0, plan.tokens[0]

    def ended(self, share: float) -> None:
        """Such a share of getting warm for a count's rounds has ended, or of these."""
        self._done += share * self._costs[self.tokens] / 2
        self._at(self._done, sum(self._costs.values()))


@dataclass(frozen=True)
class _Ready:
    """An entrant that is warm: its call, and how long that took (once with what a first call allocates, then twice)."""

    entrant: Entrant
    call: Call
    took: float


def _measure(
    entrants: Sequence[Entrant],
    inputs: Sequence[Array],
    plan: Plan,
    read: Probe,
    matmul: Probe | None,
    progress: Callable[[str], None],
    ended: Callable[[float], None] = lambda _: None,
) -> Ceilings:
    """Fill in every entrant's times for these inputs; the ceilings."""
    at = f"N = {len(inputs[0])}"
    ready = _warm_up(entrants, inputs, plan, read, progress, ended)
    fastest = {kind: min((r.took for r in ready if r.entrant.kind == kind), default=math.nan) for kind in CLOSE}
    rounds = {r.entrant.name: _rounds(r, fastest[r.entrant.kind], plan, at) for r in ready}
    rates: tuple[list[float], list[float]] = ([], [])
    for turn in range(plan.repeats):
        progress(f"{at}: round {turn + 1} of {plan.repeats}")
        # In another order each round, so that none always finds what the same neighbour left behind.
        order = [r for r in ready if turn < rounds[r.entrant.name]]
        random.Random(turn).shuffle(order)
        for each in order:
            if matmul is not None and each.entrant.kind == OURS:
                rates[1].append(matmul.rate())
            # Reading far more than the caches hold also leaves no contender weights that another has just read.
            rates[0].append(read.rate())
            read.settle()
            started = time.perf_counter()
            each.call(turn + 1)
            each.entrant.seconds.append(time.perf_counter() - started)
            each.entrant.reads.append(rates[0][-1])
        ended(1 / plan.repeats)
    for each in ready:
        each.entrant.add_remark()
    peak = statistics.median(rates[1]) if rates[1] else math.nan
    return Ceilings(read.name, matmul.name if matmul else "", statistics.median(rates[0] or [math.nan]), peak)


def _warm_up(
    entrants: Sequence[Entrant],
    inputs: Sequence[Array],
    plan: Plan,
    read: Probe,
    progress: Callable[[str], None],
    ended: Callable[[float], None] = lambda _: None,
) -> list[_Ready]:
    ready: list[_Ready] = []
    outputs: dict[str, Array] = {}
    fastest = dict.fromkeys(CLOSE, math.inf)
    # Ours that is near the fastest everywhere goes first, and shows which of the others are slow.
    for entrant in sorted(entrants, key=lambda e: e.name != Strategy.AUTO.value):
        ended(1 / len(entrants))
        entrant.seconds, entrant.reads, entrant.difference = [], [], math.nan
        if entrant.contender is None or entrant.dropped:
            entrant.note = entrant.dropped or entrant.note
            continue
        progress(f"N = {len(inputs[0])}: warming up {entrant.name}")
        try:
            call = entrant.contender.prepare(inputs)
            took, result = _timed(call)
            if took < max(plan.patience, CLOSE[entrant.kind] * fastest[entrant.kind]):
                read.run()  # out of the caches with what the first call left there
                took, result = _timed(call)
        except Unavailable as error:
            entrant.note = str(error)
            continue
        entrant.note = ""
        fastest[entrant.kind] = min(fastest[entrant.kind], took)
        outputs[entrant.name] = np.array(entrant.contender.array(result), np.float32)
        ready.append(_Ready(entrant, call, took))
    reference = outputs.get(Strategy.GROUPED.value, outputs.get(Strategy.LADDER.value))
    for each in ready:
        output = outputs[each.entrant.name]
        each.entrant.difference = math.nan if reference is None else _distance(output, reference)
    return ready


def _timed(call: Call) -> tuple[float, Any]:
    started = time.perf_counter()
    result = call(0)
    return time.perf_counter() - started, result


def _rounds(ready: _Ready, fastest: float, plan: Plan, at: str) -> int:
    """How many rounds an entrant is timed in; says so in its note when these are not all."""
    entrant, times = ready.entrant, ready.took / fastest
    fit = int(plan.patience / ready.took)
    if times <= CLOSE[entrant.kind] or fit >= plan.repeats:
        return plan.repeats
    rounds = max(1, fit)
    slow = (
        f"a call took {ready.took:.3g} s, {times:.3g} times the fastest {'peer' if entrant.kind == PEER else 'of ours'}"
    )
    entrant.note = f"{rounds} of {plan.repeats} rounds: {slow}"
    if ready.took > plan.patience and times > FAR:
        entrant.dropped = f"not run beyond {at}: {slow} there"
    return rounds


def _distance(output: Array, reference: Array) -> float:
    return float(np.linalg.norm(output - reference) / max(float(np.linalg.norm(reference)), 1e-30))


def rows_of(
    workload: Workload,
    machine: Machine,
    plan: Plan,
    entrants: Sequence[Entrant],
    touched: Sequence[int],
    tokens: int,
    ceilings: Ceilings,
) -> list[Row]:
    """A row for each entrant: ``touched`` are the experts that each input's tokens chose, the warm-up's first."""
    peak = ceilings.peak
    figures = [workload.figures(tokens, t) for t in touched[1:]]

    def floor(f: Figures, read: float) -> float:
        return max(f.floor_bytes / read, 0.0 if math.isnan(peak) else f.floor_flops / peak)

    # The fastest peer is one peer: the one with the smallest median, compared round by round. So is the best strategy.
    fastest = _fastest(e for e in entrants if e.kind == PEER)
    best = _fastest(e for e in entrants if e.kind == OURS and e.name != Strategy.AUTO.value)
    rows = []
    for e in entrants:
        times = e.seconds
        here = list(zip(times, figures, e.reads, strict=False))
        rows.append(
            Row(
                **dataclasses.asdict(machine) | {"threads": plan.threads},
                model=workload.model.family.name,
                layer=workload.layer.index,
                dtype=workload.dtype.value,
                routing=workload.routing,
                tokens=tokens,
                contender=e.name,
                kind=e.kind,
                repeats=len(times),
                median=_middle(times),
                least=min(times, default=math.nan),
                most=max(times, default=math.nan),
                experts=statistics.median(touched[1:]),
                bytes=statistics.median(f.floor_bytes for f in figures),
                flops=figures[0].floor_flops,
                read=ceilings.read,
                read_by=ceilings.read_by,
                peak=peak,
                peak_by=ceilings.peak_by,
                floor=statistics.median(floor(f, ceilings.read) for f in figures),
                of_floor=_middle([floor(f, read) / t for t, f, read in here]),
                of_read=_middle([f.floor_bytes / t / read for t, f, read in here]),
                of_peak=_middle([f.floor_flops / t / peak for t, f, _ in here]),
                ahead=_middle([p / t for p, t in zip(fastest, times, strict=False)]) if e.kind == OURS else math.nan,
                of_best=_middle([t / b for t, b in zip(times, best, strict=False)]) if e.kind == OURS else math.nan,
                difference=e.difference,
                note=e.note,
            )
        )
    return rows


def _middle(values: Sequence[float]) -> float:
    return statistics.median(values) if values else math.nan


def _fastest(entrants: Iterable[Entrant]) -> list[float]:
    return min((e.seconds for e in entrants if e.seconds), key=statistics.median, default=[])
