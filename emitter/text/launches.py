"""One call on a GPU of a graph that is kernels alone: launches in order, over buffers by name.

A graph is that for most blocks: nothing of it is left to a compiler, so a call can be enqueued without its module too.
Both are written by the same code (see ``text.recorder``), the list for one number of tokens.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

from emitter.dtype import DType
from emitter.signature import Argument

ALIGNMENT = 256
"""Bytes. Where a buffer within a block of memory may begin; kernels load 16 at a time, caches 128."""


@dataclass(frozen=True)
class Launch:
    """One kernel over a grid of blocks.

    ``kernel`` is the name of its entry, ``ptx`` the file below the folder of the shipped PTX. It takes ``buffers``, by
    name, and after them ``scalars``, i32. One that is ``early`` may begin before the step in front of it, a launch
    too, has ended: it waits by itself for what it reads of that (programmatic dependent launch). ``updates`` are those
    of the buffers that it writes in place: arguments, such as a cache.
    """

    kernel: str
    ptx: str
    threads: int
    shared_bytes: int
    grid: tuple[int, int, int]
    buffers: tuple[str, ...]
    scalars: tuple[int, ...]
    early: bool = False
    updates: tuple[str, ...] = field(default=(), repr=False)


@dataclass(frozen=True)
class Conversion:
    """The buffer ``source`` in the element type of the buffer ``result``, rounded to nearest."""

    source: str
    result: str


Step = Launch | Conversion


@dataclass(frozen=True)
class UseStream:
    """What follows goes to the side stream, or to the caller's again."""

    side: bool


@dataclass(frozen=True)
class Signal:
    """Event ``number``: all that was enqueued before it on its stream has ended."""

    number: int


@dataclass(frozen=True)
class Await:
    """What follows on its stream waits for event ``number``."""

    number: int


Scheduled = Step | UseStream | Signal | Await


@dataclass(frozen=True)
class Buffer:
    """Memory that a step writes."""

    shape: tuple[int, ...]
    dtype: DType

    @property
    def nbytes(self) -> int:
        """Its size."""
        return math.prod(self.shape) * self.dtype.itemsize


@dataclass(frozen=True)
class LaunchList:
    """The steps of a call. Buffers are the graph's arguments, by their names, and ``written``.

    ``outputs`` are the buffers of the results, in the order of the signature; each is of its own. Results that are
    arguments written in place are not among them.
    """

    steps: tuple[Step, ...]
    written: Mapping[str, Buffer]
    outputs: tuple[str, ...]
    in_order: bool = field(default=False, repr=False)
    """Whether all steps are enqueued on the caller's stream: of a decoder each needs the one in front of it."""

    @cached_property
    def _makers(self) -> Mapping[str, int]:
        """The step that writes each buffer: the first that names it."""
        makers: dict[str, int] = {}
        for number, step in enumerate(self.steps):
            for name in names_of(step):
                if name in self.written:
                    makers.setdefault(name, number)
        return makers

    def _needs(self, number: int) -> set[int]:
        """The steps whose results a step reads, and those that used what it finds, or leaves, written in place."""
        names = {*names_of(self.steps[number])}
        before = self.steps[:number]
        in_place = {i for i, step in enumerate(before) if names & {*_updates(step)}}
        written = {*_updates(self.steps[number])}
        in_place |= {i for i, step in enumerate(before) if written & {*names_of(step)}} if written else set()
        return ({self._makers[n] for n in names if n in self._makers} - {number}) | in_place

    @cached_property
    def _on_side(self) -> frozenset[int]:
        """The steps of the side stream, which run while the first one and all that needs it do: a shared expert during
        the router and the experts that it chooses.

        They need neither, and are several: one kernel takes less time than waiting for it. None where torch converts.
        """
        if self.in_order or any(isinstance(step, Conversion) for step in self.steps):
            return frozenset()
        after = {0}
        for number in range(1, len(self.steps)):
            if after & self._needs(number):
                after.add(number)
        side = frozenset(range(len(self.steps))) - after
        return side if len(side) > 1 and len(after) > 1 else frozenset()

    def schedule(self) -> tuple[Scheduled, ...]:
        """The steps in the order in which they are enqueued, on two streams where some run on the side stream.

        The streams get one step each in turn, and the side stream first what the caller's waits for.
        """
        if not self._on_side:
            return self.steps
        other = sorted(self._on_side)
        last, awaited, begun = other[-1], -1, False
        schedule: list[Scheduled] = [Signal(-1)]

        def on_side_stream(number: int) -> None:
            nonlocal begun
            step = self.steps[number]
            assert isinstance(step, Launch)
            schedule.append(UseStream(side=True))
            schedule.extend([] if begun else [Await(-1)])
            schedule.extend([replace(step, early=step.early and begun), Signal(number), UseStream(side=False)])
            begun = True

        for number in (n for n in range(len(self.steps)) if n not in self._on_side):
            step, needed = self.steps[number], max(self._needs(number) & self._on_side, default=-1)
            assert isinstance(step, Launch)
            while other and other[0] <= needed:
                on_side_stream(other.pop(0))
            if needed > awaited:
                awaited = needed
                schedule += [Await(needed), replace(step, early=False)]
            else:
                schedule.append(step)
            if other:
                on_side_stream(other.pop(0))
        for number in other:
            on_side_stream(number)
        if awaited < last:
            schedule.append(Await(last))
        awaits = {each.number for each in schedule if isinstance(each, Await)}
        return tuple(each for each in schedule if not isinstance(each, Signal) or each.number in awaits)

    def places(self) -> tuple[dict[str, int], int]:
        """Where within one block of memory each buffer lies that launches alone use, and the size of the block.

        Buffers that are not needed at the same time share memory; those of steps on the side stream are needed
        all the time. Outputs, and what a conversion reads or writes, lie elsewhere.
        """
        apart = {*self.outputs}
        used: dict[str, tuple[int, int]] = {}
        steps = [step for number, step in enumerate(self.steps) if number not in self._on_side]
        for number, step in enumerate(steps):
            if isinstance(step, Conversion):
                apart |= {step.source, step.result}
                continue
            for name in step.buffers:
                first, _ = used.get(name, (number, number))
                used[name] = first, number
        used |= {name: (0, len(steps)) for number in self._on_side for name in names_of(self.steps[number])}
        placed: dict[str, int] = {}
        end, needed = 0, list[str]()
        for name in sorted((n for n in used if n in self.written and n not in apart), key=lambda n: used[n]):
            first, _ = used[name]
            # what is written early is written while the step in front of that still reads
            begin = first - getattr(steps[first], "early", False)
            needed = [other for other in needed if used[other][1] >= first - 1]
            # what is still there while this one is, by where it begins
            there = sorted(
                (placed[other], placed[other] + aligned_bytes(self.written[other]))
                for other in needed
                if used[other][1] >= begin
            )
            start, room = 0, aligned_bytes(self.written[name])
            for low, high in there:
                if start + room <= low:
                    break
                start = max(start, high)
            placed[name] = start
            needed.append(name)
            end = max(end, start + room)
        return placed, end


@dataclass(frozen=True)
class Launched:
    """An entry point as launches. The buffers of ``inputs`` are the host's to fill, ``results`` the names of its
    outputs; weights and states lie where they are."""

    launches: LaunchList
    inputs: tuple[Argument, ...]
    results: tuple[str, ...]


def names_of(step: Step) -> tuple[str, ...]:
    """The buffers of a step, by name."""
    return (step.source, step.result) if isinstance(step, Conversion) else step.buffers


def early_behind_launches(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps, none of them early that has no launch in front: a launch waits by itself for another one alone, not
    for a conversion, nor for what the caller enqueued before."""
    return tuple(
        replace(step, early=step.early and isinstance(front, Launch)) if isinstance(step, Launch) else step
        for front, step in zip((None, *steps), steps, strict=False)
    )


def _updates(step: Step) -> tuple[str, ...]:
    return () if isinstance(step, Conversion) else step.updates


def aligned_bytes(buffer: Buffer) -> int:
    """Bytes that a buffer takes where another follows it."""
    return -(-max(1, buffer.nbytes) // ALIGNMENT) * ALIGNMENT


class Launches(Protocol):
    """What a call is on a GPU, by its number of tokens: a value, equal where its launches are."""

    def __call__(self, tokens: int, /) -> LaunchList | None:
        """The steps of a call over so many tokens, or None where it needs more than kernels."""
