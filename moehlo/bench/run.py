"""The benchmark: contenders called in turn, over inputs that differ, with the ceilings timed in between.

On the CPU a time is that of one call, after 512 MB of something else were read. On GPUs it is that of a call among
others: they follow each other without a wait of ours between them, over inputs that differ, and the last is waited for.
There a second row, of the kind ``part``, is the time of the kernels of such a call alone: all of these come after all
calls, as what sees kernels stays in the process and makes each launch take longer.
"""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import math
import random
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from emitter.errors import InputError, TargetError, first_line
from emitter.plan import Strategy
from moehlo.bench.ceilings import Ceilings, Probe
from moehlo.bench.contender import Call, Contender, Unavailable, distance, output_of
from moehlo.bench.device import SINGLE, Host, Pace
from moehlo.bench.machine import Machine
from moehlo.bench.table import OURS, PART, PEER, SLOTS, Row

CLOSE = {OURS: 2.0, PEER: 5.0, SLOTS: 1.0, PART: math.inf}
"""How many times the time of the fastest of its kind a contender's call may take, for it to be timed in every round."""
FAR = 10.0
"""Beyond so many times, and beyond the patience with one call, it is not run at later points."""
KERNELS = ", kernels alone"
_KERNEL_CALLS = 8


@dataclass(frozen=True)
class Point:
    """What one call computes: a layer over ``tokens`` tokens, or a ``phase`` of a whole model, after ``context``
    others; a timed call makes ``steps`` steps of it."""

    tokens: int
    phase: str = ""
    context: int = 0
    steps: int = 1

    def __str__(self) -> str:
        after = f" after {self.context}" if self.context else ""
        return f"{self.phase} of {self.tokens}{after}" if self.phase else f"N = {self.tokens}"


def points(counts: Iterable[int]) -> tuple[Point, ...]:
    """Of a layer, by token counts."""
    return tuple(map(Point, counts))


@dataclass(frozen=True)
class Measurement:
    """What is measured: the points, on how many threads, how often.

    A contender that is not ``CLOSE`` to the fastest of its kind gets ``patience`` seconds for its rounds at each point,
    one round at least; where one call takes longer than that and it is ``FAR`` behind, it is not run at later points.
    Peers are held against peers: some at least are needed at every point, however far behind.
    """

    points: Sequence[Point]
    threads: int = 1
    repeats: int = 7
    patience: float = 1.0


@dataclass(frozen=True)
class Cost:
    """What a call needs: bytes read, FLOPs, and how many different experts it reads."""

    bytes: float
    flops: float
    experts: float


class Work:
    """What contenders compute."""

    columns: dict[str, Any]
    """What its rows have in common: model, layer, dtype, routing."""
    same_numbers = True
    """Whether all contenders have the same weights, so that their results are compared."""

    def input_bytes(self, point: Point) -> int:
        """Bytes of an input, with what contenders make of it."""
        raise NotImplementedError

    def inputs(self, point: Point, count: int) -> Sequence[Any]:
        """``count`` different inputs."""
        raise NotImplementedError

    def cost(self, point: Point, given: Any = None) -> Cost:
        """What a call over the input ``given`` needs, or at most over any."""
        raise NotImplementedError

    def first_call(self, contender: Contender, point: Point) -> contextlib.AbstractContextManager[None]:
        """Around a contender's first call at a point."""
        return contextlib.nullcontext()

    def observe(self, ready: Sequence[Timing], point: Point) -> None:
        """What is seen of contenders in calls of their own, before they are timed."""

    def more_columns(self, timing: Timing, every: Sequence[Timing], point: Point, read: float) -> dict[str, Any]:
        """Of the row of a contender, what only such work has."""
        return {}


@dataclass(frozen=True)
class Rig:
    """What is measured with. ``between``: ceilings are timed before each call, and so empty the caches, not each round
    alone."""

    machine: Machine
    ceilings: Ceilings
    device: Host = field(default_factory=Host)
    pace: Pace = SINGLE
    between: bool = True


@dataclass
class Timing:
    """A contender at a point: ``seconds`` of its rounds, ``reads`` what was read per second before each of them.

    ``took`` is what a call took that was not the first; ``note`` says what its row says, ``dropped`` why it is not run
    at later points.
    """

    contender: Contender
    name: str = ""
    kind: str = ""
    call: Call | None = None
    took: float = math.nan
    seconds: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    difference: float = math.nan
    note: str = ""
    dropped: str = ""

    def __post_init__(self) -> None:
        self.name, self.kind = self.name or self.contender.name, self.kind or self.contender.kind


@dataclass(frozen=True)
class Rates:
    """What the ceilings came to at one point: NaN for a product that no library multiplies."""

    read_by: str
    peak_by: str
    read: float
    peak: float


class _Progress:
    """How far a run is: points take time as their floors do on some machine, as much to get warm for the rounds as in
    them."""

    _FIXED, _READ, _PEAK = 0.1, 10e9, 50e9

    def __init__(self, plan: Measurement, work: Work, at: Callable[[float, float], None]) -> None:
        costs = {point: work.cost(point) for point in plan.points}
        self._costs = {p: self._FIXED + c.bytes / self._READ + c.flops / self._PEAK for p, c in costs.items()}
        self._at, self._done, self.point = at, 0.0, plan.points[0]

    def ended(self, share: float) -> None:
        """Such a share of getting warm for a point's rounds has ended, or of these."""
        self._done += share * self._costs[self.point] / 2
        self._at(self._done, sum(self._costs.values()))


def run(
    work: Work,
    plan: Measurement,
    rig: Rig,
    contenders: Sequence[Contender],
    progress: Callable[[str], None] = lambda _: None,
    keep: Callable[[list[Row]], None] = lambda _: None,
    at: Callable[[float, float], None] = lambda _done, _total: None,
) -> list[Row]:
    """Measure every contender at every point; rows in that order. Closes the contenders.

    ``keep`` gets all rows so far after each point, so that a run that is broken off has not been for nothing. ``at`` is
    told how far it is, of how much in all.

    Raises ``InputError`` before anything is measured if the inputs of a point do not fit into memory, and
    ``TargetError`` where a GPU's calls fail that had run.
    """
    try:
        for point in plan.points:
            _require_memory(work, point, plan.repeats + 1, rig.device)
        rows: list[Row] = []
        timings = [Timing(contender) for contender in contenders]
        done: list[tuple[Point, list[Timing], list[Cost], Rates]] = []
        engine = _Engine(work, plan, rig, progress, _Progress(plan, work, at))
        for point in plan.points:
            inputs = work.inputs(point, plan.repeats + 1)
            rates = engine.measure(timings, point, inputs)
            costs = [work.cost(point, x) for x in inputs]
            if rig.pace.calls > 1:  # a time is then of calls over all inputs
                costs = [_mean(costs)] * len(costs)
            for timing in timings:
                timing.call = None  # which holds what it was made of the inputs
            done.append((point, [dataclasses.replace(t) for t in timings], costs, rates))
            rows += rows_of(work, rig.machine, plan.threads, timings, point, costs, rates)
            keep(rows)
            del inputs
            gc.collect()
        if rig.device.tells_kernels:
            for point, found, costs, rates in done:
                inputs = work.inputs(point, plan.repeats + 1)
                parts = [engine.kernels(t, point, inputs) for t in found if t.kind == OURS and t.seconds]
                rows += rows_of(work, rig.machine, plan.threads, parts, point, costs, rates)
                rows.sort(key=lambda row: [p.tokens for p, *_ in done].index(row.tokens))
                keep(rows)
        return rows
    finally:
        for contender in contenders:
            contender.close()


def _require_memory(work: Work, point: Point, count: int, device: Host) -> None:
    needed, free = count * work.input_bytes(point), device.free_memory()
    if needed > free:
        raise InputError(
            f"{count} inputs of {point.tokens} tokens need {needed / 1e9:.3g} GB, and {free / 1e9:.3g} GB are free; "
            "give fewer --tokens or --repeats"
        )


def _mean(costs: Sequence[Cost]) -> Cost:
    return Cost(*(statistics.fmean(each) for each in zip(*map(dataclasses.astuple, costs), strict=True)))


@dataclass(frozen=True)
class _Engine:
    work: Work
    plan: Measurement
    rig: Rig
    say: Callable[[str], None]
    progress: _Progress

    def measure(self, timings: Sequence[Timing], point: Point, inputs: Sequence[Any]) -> Rates:
        """Fill in every contender's times at a point; what the ceilings came to."""
        rig, plan, self.progress.point = self.rig, self.plan, point
        ready = self._warm_up(timings, point, inputs)
        self.work.observe(ready, point)
        fastest = {kind: min((r.took for r in ready if r.kind == kind), default=math.nan) for kind in CLOSE}
        rounds = {r.name: self._rounds(r, fastest[r.kind], point) for r in ready}
        rates: dict[Probe, list[float]] = {}

        def rate(probe: Probe | None) -> None:
            if probe is not None:
                rates.setdefault(probe, []).append(probe.rate())

        probes = rig.ceilings
        for turn in range(plan.repeats):
            self.say(f"{point}: round {turn + 1} of {plan.repeats}")
            if not rig.between:
                for probe in (probes.read, probes.copy, probes.matmul):
                    rate(probe)
            # In another order each round, so that none always finds what the same neighbour left behind.
            order = [r for r in ready if r.call is not None and turn < rounds[r.name]]
            random.Random(turn).shuffle(order)
            for each in order:
                if rig.between:
                    if each.kind == OURS:
                        rate(probes.matmul)
                    # Reading far more than the caches hold also leaves no contender weights that another has just read.
                    rate(probes.read)
                    probes.read.settle()
                self._time(each, len(inputs), turn + 1, point)
                if each.call is not None:
                    each.reads.append(rates[probes.read][-1])
            self.progress.ended(1 / plan.repeats)
        for each in timings:
            if each.call is not None:
                each.note = "; ".join(filter(None, (each.contender.remark(), each.note)))
        read, peak, copy = (
            math.nan if probe not in rates else statistics.median(rates[probe])
            for probe in (probes.read, probes.matmul, probes.copy)
        )
        for each in ready:
            if each.name == Strategy.AUTO.value and copy == copy:
                each.note = "; ".join(filter(None, (each.note, f"copies {copy / 1e9:.4g} GB/s")))
        return Rates(probes.read.name, probes.matmul.name if probes.matmul else "", read, peak)

    def _warm_up(self, timings: Sequence[Timing], point: Point, inputs: Sequence[Any]) -> list[Timing]:
        ready: list[Timing] = []
        reference = None
        fastest = dict.fromkeys(CLOSE, math.inf)
        # Ours that is near the fastest everywhere goes first: it shows which others are slow, and they are held against
        # its output.
        for each in sorted(timings, key=lambda t: t.name != Strategy.AUTO.value):
            self.progress.ended(1 / len(timings))
            each.call, each.seconds, each.reads, each.difference, each.note = None, [], [], math.nan, each.dropped
            if each.dropped:
                continue
            self.say(f"{point}: warming up {each.name}")
            try:
                with self.work.first_call(each.contender, point):
                    call = each.contender.prepare(inputs)
                    each.took, result = in_a_row(each.contender, call, len(inputs), 1, 0, self.rig.device)
                if each.took < max(self.plan.patience, CLOSE[each.kind] * fastest[each.kind]):
                    self.rig.ceilings.read.run()  # out of the caches with what the first call left there
                    count = 2 if self.rig.pace.calls > 1 else 1
                    each.took, result = in_a_row(each.contender, call, len(inputs), count, 0, self.rig.device)
                output = None if each.kind == PART else output_of(result)
            except Unavailable as error:
                each.note = str(error)
                continue
            except Exception as error:  # a contender may fail in many ways; what it said is its row
                each.note = f"fails: {type(error).__name__}: {first_line(error, 160)}"
                continue
            each.took /= point.steps
            fastest[each.kind] = min(fastest[each.kind], each.took)
            if output is not None and self.work.same_numbers:
                reference = output if reference is None else reference
                each.difference = distance(output, reference)
            each.call = call
            ready.append(each)
        return ready

    def _time(self, each: Timing, inputs: int, turn: int, point: Point) -> None:
        """A round of a contender: calls that are not timed, as many as fit, then as many that are."""
        fit, device = self.rig.pace.of(each.took), self.rig.device
        assert each.call is not None
        try:
            if fit:
                in_a_row(each.contender, each.call, inputs, fit, turn, device)
            seconds, _ = in_a_row(each.contender, each.call, inputs, max(1, fit), turn, device)
            each.seconds.append(seconds / point.steps)
        except Exception as error:
            if device.tells_kernels:
                # torch's: an illegal access ends all work of the process on its GPU, whoever comes next
                raise TargetError(
                    f"{each.name} fails at {point}, in calls that had run before: {first_line(error)}. Rows of the "
                    "points before are kept; leave it out (--peers, --dispatch), or time each count by itself "
                    "(--tokens, --append)"
                ) from error
            each.call, each.seconds, each.reads = None, [], []
            each.note = f"fails: {type(error).__name__}: {first_line(error, 160)}"

    def _rounds(self, ready: Timing, fastest: float, point: Point) -> int:
        """How many rounds a contender is timed in; says so in its note when these are not all."""
        plan, times = self.plan, ready.took / fastest if fastest else 1.0
        before = self.rig.pace.of(ready.took)
        fit = int(plan.patience / ((before + max(1, before)) * ready.took)) if ready.took > 0 else plan.repeats
        if not times > CLOSE[ready.kind] or fit >= plan.repeats:
            return plan.repeats
        rounds = max(1, fit)
        whose = "peer" if ready.kind == PEER else "of ours"
        slow = f"a call took {ready.took:.3g} s, {times:.3g} times the fastest {whose}"
        ready.note = f"{rounds} of {plan.repeats} rounds: {slow}"
        if ready.took > plan.patience and times > FAR:
            ready.dropped = f"not run beyond {point}: {slow} there"
        return rounds

    def kernels(self, timing: Timing, point: Point, inputs: Sequence[Any]) -> Timing:
        """The kernels of a contender's calls by themselves."""
        self.say(f"{point}: kernels of {timing.name}")
        device, calls = self.rig.device, max(1, min(_KERNEL_CALLS, int(1.0 / timing.took)))
        part = Timing(timing.contender, f"{timing.name}{KERNELS}", PART)
        try:
            call = timing.contender.prepare(inputs)
            timing.contender.turn(0)
            device.finish(call(0))
            timing.contender.turn(0)
            device.finish(None)
            seconds = device.kernel_seconds(lambda: [call(i % len(inputs)) for i in range(calls)][-1])
            seconds /= calls * point.steps
        except (Unavailable, RuntimeError) as error:
            part.note = first_line(error, 160)
            return part
        if math.isnan(seconds):
            part.note = "the device does not tell the times of kernels"
        else:
            part.seconds, part.reads = [seconds], [statistics.median(timing.reads)]
        return part


def in_a_row(contender: Contender, call: Call, inputs: int, calls: int, first: int, device: Host) -> tuple[float, Any]:
    """Seconds of one of ``calls`` calls that follow each other, over the inputs in turn from ``first`` on; the result
    of the last."""
    contender.turn(first % inputs)
    device.finish(None)
    started = time.perf_counter()
    result = None
    for i in range(calls):
        result = call((first + i) % inputs)
    device.finish(result)
    return (time.perf_counter() - started) / calls, result


def rows_of(
    work: Work,
    machine: Machine,
    threads: int,
    timings: Sequence[Timing],
    point: Point,
    costs: Sequence[Cost],
    rates: Rates,
) -> list[Row]:
    """A row for each contender; ``costs`` are those of the calls over each input, the warm-up's first."""
    peak, costs = rates.peak, costs[1:]

    def floor(cost: Cost, read: float) -> float:
        return max(cost.bytes / read, 0.0 if math.isnan(peak) else cost.flops / peak)

    # The fastest peer is one peer: the one with the smallest median, compared round by round. So is the best strategy.
    fastest = _fastest(t for t in timings if t.kind == PEER)
    best = _fastest(t for t in timings if t.kind == OURS and t.name != Strategy.AUTO.value)
    rows = []
    for t in timings:
        times, ours = t.seconds, t.kind == OURS
        here = list(zip(times, costs, t.reads, strict=False))
        median = _middle(times)
        more = work.more_columns(t, timings, point, rates.read)
        rows.append(
            Row(
                **dataclasses.asdict(machine) | {"threads": threads},
                **work.columns,
                tokens=point.tokens,
                contender=t.name,
                kind=t.kind,
                repeats=len(times),
                median=median,
                least=min(times, default=math.nan),
                most=max(times, default=math.nan),
                experts=statistics.median(cost.experts for cost in costs),
                bytes=statistics.median(cost.bytes for cost in costs),
                flops=statistics.median(cost.flops for cost in costs),
                read=rates.read,
                read_by=rates.read_by,
                peak=peak,
                peak_by=rates.peak_by,
                floor=statistics.median(floor(cost, rates.read) for cost in costs),
                of_floor=_middle([floor(cost, read) / s for s, cost, read in here]),
                of_read=_middle([cost.bytes / s / read for s, cost, read in here]),
                of_peak=_middle([cost.flops / s / peak for s, cost, _ in here]),
                ahead=_middle([p / s for p, s in zip(fastest, times, strict=False)]) if ours else math.nan,
                of_best=_middle([s / b for s, b in zip(times, best, strict=False)]) if ours else math.nan,
                difference=t.difference,
                note=t.note,
                phase=point.phase,
                context=point.context,
                **more,
            )
        )
    return rows


def _middle(values: Sequence[float]) -> float:
    return statistics.median(values) if values else math.nan


def _fastest(timings: Iterable[Timing]) -> list[float]:
    return min((t.seconds for t in timings if t.seconds), key=statistics.median, default=[])
