"""Rounds on a GPU: contenders in turns, each called several times in a row, then their kernels by themselves.

A time is that of a call among others: they follow each other without a wait of ours between them, over inputs that
differ, and the last is waited for. As many as fit into a round go before them untimed: GPUs that others leave idle, as
peers on one do those of a mesh, are slow at first.

A second row, of the kind ``part``, is the time of the kernels of such a call alone: all of these come after all calls,
as what sees kernels stays in the process and makes each launch take longer.
"""

from __future__ import annotations

import gc
import importlib
import math
import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emitter.errors import InputError, TargetError
from emitter.plan import Strategy
from moehlo.bench.contender import Call, Unavailable, first_line
from moehlo.bench.gpu.device import Device, Probes
from moehlo.bench.machine import Machine
from moehlo.bench.run import CLOSE, FAR, Ceilings, Entrant, Plan, rows_of
from moehlo.bench.table import OURS, PART, PEER, Row
from moehlo.bench.workload import Workload

_KERNEL_CALLS = 8
KERNELS = ", kernels alone"


@dataclass(frozen=True)
class Pace:
    """How long a round is: calls that take ``seconds`` together, at most ``calls`` of them, and as many before them."""

    seconds: float = 0.02
    calls: int = 48

    def of(self, took: float) -> int:
        """How many calls of ``took`` seconds fit."""
        return min(self.calls, int(self.seconds / took))


OVER_SEVERAL = Pace(0.1, 128)
"""On two H200 a first call takes 350 us longer than the 100th: of rounds as short as on one GPU, that is a part."""


@dataclass(frozen=True)
class Rig:
    """What is measured with: the GPU, its ceilings, the inputs and routing of a token count, and how long.

    ``inputs(tokens, count)`` gives tensors ``[N, H]`` f32, ``chosen(x)`` how many different experts they choose.
    """

    device: Device
    probes: Probes
    machine: Machine
    inputs: Callable[[int, int], Sequence[Any]]
    chosen: Callable[[Any], int]
    pace: Pace = Pace()


def run_on_gpu(
    workload: Workload,
    plan: Plan,
    rig: Rig,
    entrants: Sequence[Entrant],
    progress: Callable[[str], None] = lambda _: None,
    keep: Callable[[list[Row]], None] = lambda _: None,
) -> list[Row]:
    """Rows of every entrant at every token count, as ``bench.run.run`` makes them.

    Raises ``InputError`` before anything is measured if the inputs of a count do not fit into the GPU's memory, and
    ``TargetError`` where calls fail that had run; ``keep`` has the rows of the counts before.
    """
    for tokens in plan.tokens:
        _require_memory(rig.device, tokens, plan.repeats + 1, workload.spec.hidden)
    rows: list[Row] = []
    timed: list[_Timed] = []

    def tell(found: Sequence[Entrant], calls: _Timed) -> None:
        touched = [calls.touched] * (plan.repeats + 1)
        rows.extend(rows_of(workload, rig.machine, plan, found, touched, calls.tokens, calls.ceilings))
        rows.sort(key=lambda row: plan.tokens.index(row.tokens))
        keep(rows)

    for tokens in plan.tokens:
        inputs = rig.inputs(tokens, plan.repeats + 1)
        timed.append(_measure(entrants, inputs, plan, rig, progress))
        tell(entrants, timed[-1])
        del inputs
        gc.collect()
    for calls in timed:
        inputs = rig.inputs(calls.tokens, plan.repeats + 1)
        tell([_kernels(e, inputs, calls, rig.device, progress) for e in entrants if e.name in calls.took], calls)
    return rows


def _require_memory(device: Device, tokens: int, count: int, hidden: int) -> None:
    # As drawn, and as a peer takes them.
    needed = 2 * count * tokens * hidden * 4
    if needed > device.free_memory():
        raise InputError(
            f"{count} inputs of {tokens} tokens need {needed / 1e9:.3g} GB, and {device.free_memory() / 1e9:.3g} GB of "
            "the GPU are free; give fewer --tokens or --repeats"
        )


@dataclass(frozen=True)
class _Ready:
    """An entrant that is warm, and the seconds of one of its calls."""

    entrant: Entrant
    call: Call
    took: float


@dataclass(frozen=True)
class _Timed:
    """What the calls over ``tokens`` tokens were timed beside: the ceilings, and the rates of reading of the rounds.

    ``touched`` experts are what such a call reads, in the mean of the inputs.
    """

    tokens: int
    touched: int
    ceilings: Ceilings
    reads: Sequence[float]
    took: Mapping[str, float]
    """Seconds of a call of each of ours that ran."""


def _measure(
    entrants: Sequence[Entrant], inputs: Sequence[Any], plan: Plan, rig: Rig, progress: Callable[[str], None]
) -> _Timed:
    """Fill in every entrant's times."""
    at = f"N = {len(inputs[0])}"
    # A round goes over all inputs: what it reads is what they need in the mean.
    touched = round(statistics.fmean(rig.chosen(x) for x in inputs))
    ready = _warm_up(entrants, inputs, plan, rig, progress)
    fastest = {kind: min((r.took for r in ready if r.entrant.kind == kind), default=math.nan) for kind in CLOSE}
    rounds = {r.entrant.name: _rounds(r, fastest.get(r.entrant.kind, math.nan), plan, rig.pace, at) for r in ready}
    reads, copies, peaks = [], [], []
    for turn in range(plan.repeats):
        progress(f"{at}: round {turn + 1} of {plan.repeats}")
        reads.append(rig.probes.read.rate())
        copies.append(rig.probes.copy.rate())
        peaks.append(rig.probes.matmul.rate())
        order = [r for r in ready if turn < rounds[r.entrant.name]]
        random.Random(turn).shuffle(order)
        for each in order:
            try:
                if fit := rig.pace.of(each.took):
                    in_a_row(each.call, len(inputs), fit, turn, rig.device)
                each.entrant.seconds.append(in_a_row(each.call, len(inputs), max(1, fit), turn, rig.device))
            except RuntimeError as error:
                # torch's: an illegal access ends all work of the process on its GPU, whoever comes next
                raise TargetError(
                    f"{each.entrant.name} fails at {at}, in calls that had run before: {first_line(error)}. Rows of "
                    "the token counts before are kept; leave it out (--peers, --dispatch), or time each count by "
                    "itself (--tokens, --append)"
                ) from error
            each.entrant.reads.append(reads[-1])
    read, copy, peak = (statistics.median(rates) for rates in (reads, copies, peaks))
    for each in ready:
        each.entrant.add_remark()
        if each.entrant.name == Strategy.AUTO.value:
            each.entrant.note = f"{each.entrant.note}{'; ' * bool(each.entrant.note)}copies {copy / 1e9:.4g} GB/s"
    ceilings = Ceilings(rig.probes.read.name, rig.probes.matmul.name, read, peak)
    took = {each.entrant.name: each.took for each in ready if each.entrant.kind == OURS}
    return _Timed(len(inputs[0]), touched, ceilings, reads, took)


def in_a_row(call: Call, inputs: int, calls: int, first: int, device: Device) -> float:
    """Seconds of one of ``calls`` calls that follow each other, over the inputs in turn from ``first`` on."""
    device.finish(None)
    started = time.perf_counter()
    result = None
    for i in range(calls):
        result = call((first + i) % inputs)
    device.finish(result)
    return (time.perf_counter() - started) / calls


def _kernels(
    entrant: Entrant, inputs: Sequence[Any], timed: _Timed, device: Device, progress: Callable[[str], None]
) -> Entrant:
    """The kernels of an entrant's calls by themselves."""
    progress(f"N = {timed.tokens}: kernels of {entrant.name}")
    calls = max(1, min(_KERNEL_CALLS, int(1.0 / timed.took[entrant.name])))
    part = Entrant(f"{entrant.name}{KERNELS}", PART)
    assert entrant.contender is not None
    try:
        call = entrant.contender.prepare(inputs)
        device.finish(call(0))
    except (Unavailable, RuntimeError) as error:
        part.note = first_line(error)
        return part

    def several() -> Any:
        result = None
        for i in range(calls):
            result = call(i % len(inputs))
        return result

    seconds = device.kernel_seconds(several) / calls
    if math.isnan(seconds):
        part.note = "the device does not tell the times of kernels"
    else:
        part.seconds, part.reads = [seconds], [statistics.median(timed.reads)]
    return part


def _warm_up(
    entrants: Sequence[Entrant], inputs: Sequence[Any], plan: Plan, rig: Rig, progress: Callable[[str], None]
) -> list[_Ready]:
    ready: list[_Ready] = []
    reference = None
    # Ours that is near the fastest everywhere goes first: the others are held against its output.
    for entrant in sorted(entrants, key=lambda e: e.name != Strategy.AUTO.value):
        entrant.seconds, entrant.reads, entrant.difference = [], [], math.nan
        if entrant.contender is None or entrant.dropped:
            entrant.note = entrant.dropped or entrant.note
            continue
        progress(f"N = {len(inputs[0])}: warming up {entrant.name}")
        try:
            call = entrant.contender.prepare(inputs)
            rig.device.finish(call(0))
            output = entrant.contender.array(call(0))
            took = in_a_row(call, len(inputs), 2, 0, rig.device)
        except Unavailable as error:
            entrant.note = str(error)
            continue
        except RuntimeError as error:  # torch's, when memory is short among others
            entrant.note = f"fails: {first_line(error)}"
            continue
        entrant.note = ""
        if output is not None:
            reference = output if reference is None else reference
            entrant.difference = distance(output, reference)
        ready.append(_Ready(entrant, call, took))
    return ready


def distance(output: Any, reference: Any) -> float:
    """The relative L2 distance of two tensors ``[N, H]``."""
    norm = importlib.import_module("torch").linalg.vector_norm
    return float(norm(output - reference) / norm(reference).clamp(min=1e-30))


def _rounds(ready: _Ready, fastest: float, plan: Plan, pace: Pace, at: str) -> int:
    """How many rounds an entrant is timed in; says so in its note when these are not all."""
    entrant = ready.entrant
    times = ready.took / fastest if fastest == fastest else 1.0
    before = pace.of(ready.took)
    round_takes = (before + max(1, before)) * ready.took
    fit = int(plan.patience / round_takes)
    if times <= CLOSE.get(entrant.kind, math.inf) or fit >= plan.repeats:
        return plan.repeats
    rounds = max(1, fit)
    whose = "peer" if entrant.kind == PEER else "of ours"
    slow = f"a call took {ready.took:.3g} s, {times:.3g} times the fastest {whose}"
    entrant.note = f"{rounds} of {plan.repeats} rounds: {slow}"
    if ready.took > plan.patience and times > FAR:
        entrant.dropped = f"not run beyond {at}: {slow} there"
    return rounds
