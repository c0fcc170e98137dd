"""The benchmark: contenders called in turn, over inputs that differ, with the ceilings timed in between."""

from __future__ import annotations

import dataclasses
import gc
import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from benchmarks.ceilings import Probe, matmul_probe, read_probe
from benchmarks.contender import Array, Call, Contender, Unavailable
from benchmarks.machine import Machine, this_machine
from benchmarks.ours import STRATEGIES, Modules, Ours, Routing
from benchmarks.peers import EXPERTS, HuggingFace, HuggingFaceCompiled, HuggingFaceExperts
from benchmarks.table import OURS, PEER, Row
from benchmarks.workload import Workload
from benchmarks.xla import WAYS, Xla
from emitter.errors import MoehloError
from emitter.graphs import Strategy


@dataclass(frozen=True)
class Plan:
    """What is measured: token counts, how often, on how many threads, against which peers (``eager``, ...).

    A contender whose call takes more than ``patience`` seconds is called less often, and not at all at higher counts.
    """

    tokens: Sequence[int]
    threads: int
    repeats: int = 7
    strategies: Sequence[Strategy] = STRATEGIES
    peers: Sequence[str] = ()
    patience: float = 4.0


@dataclass
class Entrant:
    """A contender, or why there is none."""

    name: str
    kind: str
    contender: Contender | None = None
    note: str = ""
    seconds: list[float] = field(default_factory=list)
    difference: float = math.nan


def run(
    workload: Workload, modules: Modules, plan: Plan, progress: Callable[[str], None] = lambda _: None
) -> list[Row]:
    """Measure every contender at every token count; rows in that order, ours first."""
    machine = this_machine()
    entrants = _entrants(workload, modules, plan, progress)
    routing = Routing(workload, modules, plan.threads)
    progress("measuring the ceilings")
    read, matmul = read_probe(plan.threads), matmul_probe(workload.dtype, plan.threads)
    rows: list[Row] = []
    for tokens in plan.tokens:
        inputs = workload.inputs(tokens, plan.repeats + 1)
        touched = [len(np.unique(routing(x))) for x in inputs]
        ceilings = _measure(entrants, inputs, plan, read, matmul, progress)
        rows += _rows(workload, machine, plan, entrants, touched, tokens, ceilings)
        gc.collect()
    return rows


def _entrants(workload: Workload, modules: Modules, plan: Plan, progress: Callable[[str], None]) -> list[Entrant]:
    made: list[Entrant] = []

    def add(name: str, kind: str, make: Callable[[], Contender]) -> None:
        try:
            contender = make()
            made.append(Entrant(contender.name, kind, contender))
        except (Unavailable, MoehloError) as error:
            made.append(Entrant(name, kind, note=str(error)))

    for strategy in plan.strategies:
        add(strategy.value, OURS, lambda s=strategy: Ours(workload, modules, s, plan.threads))  # type: ignore[misc]
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
            add(f"XLA {way}", PEER, lambda w=way: Xla(workload, w))  # type: ignore[misc]
    return made


def _measure(
    entrants: Sequence[Entrant],
    inputs: Sequence[Array],
    plan: Plan,
    read: Probe,
    matmul: Probe | None,
    progress: Callable[[str], None],
) -> tuple[float, float]:
    """Fill in every entrant's times for these inputs; the ceilings' rates."""
    ready: list[tuple[Entrant, Call, int]] = []
    outputs: list[Array] = []
    reference: Array | None = None
    for entrant in entrants:
        entrant.seconds, entrant.difference = [], math.nan
        if entrant.contender is None:
            continue
        progress(f"N = {len(inputs[0])}: warming up {entrant.name}")
        try:
            call = entrant.contender.prepare(inputs)
            call(0)
            started = time.perf_counter()
            result = call(0)
            took = time.perf_counter() - started
        except Unavailable as error:
            entrant.note = str(error)
            continue
        entrant.note = ""
        output = np.array(entrant.contender.array(result), np.float32)
        if entrant.name == Strategy.GROUPED.value:
            reference = output
        outputs.append(output)
        ready.append((entrant, call, max(1, min(plan.repeats, int(plan.patience / took)))))
        if took > plan.patience:
            entrant.contender, entrant.note = (
                None,
                f"not run beyond N = {len(inputs[0])}: a call took {took:.1f} s there",
            )
    for (entrant, _, _), output in zip(ready, outputs, strict=True):
        entrant.difference = math.nan if reference is None else _distance(output, reference)
    rates: tuple[list[float], list[float]] = ([], [])
    for turn in range(plan.repeats):
        progress(f"N = {len(inputs[0])}: round {turn + 1} of {plan.repeats}")
        rates[0].append(read.rate())
        if matmul is not None:
            rates[1].append(matmul.rate())
        # Each contender follows another in each round, so that none always finds what one neighbour left behind.
        order = ready[turn % len(ready) :] + ready[: turn % len(ready)] if ready else []
        for entrant, call, repeats in order:
            if turn >= repeats:
                continue
            started = time.perf_counter()
            call(turn + 1)
            entrant.seconds.append(time.perf_counter() - started)
    return statistics.median(rates[0]), statistics.median(rates[1]) if rates[1] else math.nan


def _distance(output: Array, reference: Array) -> float:
    return float(np.linalg.norm(output - reference) / max(float(np.linalg.norm(reference)), 1e-30))


def _rows(
    workload: Workload,
    machine: Machine,
    plan: Plan,
    entrants: Sequence[Entrant],
    touched: Sequence[int],
    tokens: int,
    ceilings: tuple[float, float],
) -> list[Row]:
    read, peak = ceilings
    figures = [workload.figures(tokens, t) for t in touched[1:]]
    floors = [max(f.floor_bytes / read, 0.0 if math.isnan(peak) else f.floor_flops / peak) for f in figures]
    peers = [e.seconds for e in entrants if e.kind == PEER and e.seconds]
    rows = []
    for e in entrants:
        times = e.seconds
        here = list(zip(times, figures, floors, strict=False))

        def middle(values: list[float]) -> float:
            return statistics.median(values) if values else math.nan

        # The fastest peer is one peer: the one with the smallest median, compared round by round.
        fastest = min(peers, key=statistics.median, default=[])
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
                median=middle(times),
                least=min(times, default=math.nan),
                most=max(times, default=math.nan),
                experts=statistics.median(touched[1:]),
                bytes=statistics.median(f.floor_bytes for f in figures),
                flops=figures[0].floor_flops,
                read=read,
                peak=peak,
                floor=statistics.median(floors),
                of_floor=middle([floor / t for t, _, floor in here]),
                of_read=middle([f.floor_bytes / t / read for t, f, _ in here]),
                of_peak=middle([f.floor_flops / t / peak for t, f, _ in here]),
                ahead=middle([p / t for p, t in zip(fastest, times, strict=False)]) if e.kind == OURS else math.nan,
                difference=e.difference,
                note=e.note,
            )
        )
    return rows
