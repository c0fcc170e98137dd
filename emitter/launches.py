"""What a GPU is handed for one call of a graph that is kernels alone: launches in order, over buffers by name.

A graph is that for most blocks: nothing of it is left to a compiler, so a call can be handed over without its module
too. Both are written by the same code (see ``text.recorder``), the list for one number of tokens.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from emitter.dtype import DType

ALIGNMENT = 256
"""Bytes. Where a buffer within a block of memory may begin; kernels load 16 at a time, caches 128."""


@dataclass(frozen=True)
class Launch:
    """One kernel over a grid of blocks.

    ``kernel`` is the name of its entry, ``ptx`` the file below the folder of the shipped PTX. It takes ``buffers``, by
    name, and behind them ``scalars``, i32. One that is ``early`` may begin before the step in front of it, a launch
    too, has ended: it waits by itself for what it reads of that (programmatic dependent launch).
    """

    kernel: str
    ptx: str
    threads: int
    shared_bytes: int
    grid: tuple[int, int, int]
    buffers: tuple[str, ...]
    scalars: tuple[int, ...]
    early: bool = False


@dataclass(frozen=True)
class Conversion:
    """The buffer ``source`` in the element type of the buffer ``result``, rounded to nearest."""

    source: str
    result: str


Step = Launch | Conversion


@dataclass(frozen=True)
class Queue:
    """What follows goes into the queue beside the caller's, or again into the caller's."""

    beside: bool


@dataclass(frozen=True)
class Signal:
    """Event ``number`` comes when all has been done that its queue was handed before."""

    number: int


@dataclass(frozen=True)
class Await:
    """What its queue is handed behind this begins after event ``number``."""

    number: int


Handed = Step | Queue | Signal | Await


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

    ``outputs`` are the buffers of the results, in the order of the signature; each is of its own.
    """

    steps: tuple[Step, ...]
    written: Mapping[str, Buffer]
    outputs: tuple[str, ...]

    @cached_property
    def _makers(self) -> Mapping[str, int]:
        """The step that writes each buffer: the first that names it."""
        makers: dict[str, int] = {}
        for number, step in enumerate(self.steps):
            for name in _names(step):
                if name in self.written:
                    makers.setdefault(name, number)
        return makers

    def _needs(self, number: int) -> set[int]:
        """The steps whose results a step reads."""
        return {self._makers[n] for n in _names(self.steps[number]) if n in self._makers} - {number}

    @cached_property
    def _beside(self) -> frozenset[int]:
        """The steps that go beside the first one and all that needs it: a shared expert beside the router and the
        experts that it chooses.

        They need neither, and are several: one kernel takes less than to wait for it. None where torch converts.
        """
        if any(isinstance(step, Conversion) for step in self.steps):
            return frozenset()
        behind = {0}
        for number in range(1, len(self.steps)):
            if behind & self._needs(number):
                behind.add(number)
        beside = frozenset(range(len(self.steps))) - behind
        return beside if len(beside) > 1 and len(behind) > 1 else frozenset()

    def handed(self) -> tuple[Handed, ...]:
        """What a GPU is handed, in order: the steps, in two queues where some go beside others.

        Each queue is handed one step in turn, and the one beside what the other waits for before that.
        """
        if not self._beside:
            return self.steps
        other = sorted(self._beside)
        last, awaited, begun = other[-1], -1, False
        handed: list[Handed] = [Signal(-1)]

        def aside(number: int) -> None:
            nonlocal begun
            step = self.steps[number]
            assert isinstance(step, Launch)
            handed.append(Queue(beside=True))
            handed.extend([] if begun else [Await(-1)])
            handed.extend([replace(step, early=step.early and begun), Signal(number), Queue(beside=False)])
            begun = True

        for number in (n for n in range(len(self.steps)) if n not in self._beside):
            step, needed = self.steps[number], max(self._needs(number) & self._beside, default=-1)
            assert isinstance(step, Launch)
            while other and other[0] <= needed:
                aside(other.pop(0))
            if needed > awaited:
                awaited = needed
                handed += [Await(needed), replace(step, early=False)]
            else:
                handed.append(step)
            if other:
                aside(other.pop(0))
        for number in other:
            aside(number)
        if awaited < last:
            handed.append(Await(last))
        awaits = {each.number for each in handed if isinstance(each, Await)}
        return tuple(each for each in handed if not isinstance(each, Signal) or each.number in awaits)

    def places(self) -> tuple[dict[str, int], int]:
        """Where within one block of memory each buffer lies that launches alone use, and the size of the block.

        Buffers that are not needed at the same time share memory; those of steps beside the others are needed all the
        time. Outputs, and what a conversion reads or writes, lie elsewhere.
        """
        apart = {*self.outputs}
        used: dict[str, tuple[int, int]] = {}
        steps = [step for number, step in enumerate(self.steps) if number not in self._beside]
        for number, step in enumerate(steps):
            if isinstance(step, Conversion):
                apart |= {step.source, step.result}
                continue
            for name in step.buffers:
                first, _ = used.get(name, (number, number))
                used[name] = first, number
        used |= {name: (0, len(steps)) for number in self._beside for name in _names(self.steps[number])}
        placed: dict[str, int] = {}
        end = 0
        for name in sorted((n for n in used if n in self.written and n not in apart), key=lambda n: used[n]):
            first, last = used[name]
            # what is written early is written while the step in front of that still reads
            begin = first - getattr(steps[first], "early", False)
            # what is still there while this one is, by where it begins
            there = sorted(
                (placed[other], placed[other] + _room(self.written[other]))
                for other in placed
                if used[other][1] >= begin and used[other][0] <= last
            )
            start, room = 0, _room(self.written[name])
            for low, high in there:
                if start + room <= low:
                    break
                start = max(start, high)
            placed[name] = start
            end = max(end, start + room)
        return placed, end


def _names(step: Step) -> tuple[str, ...]:
    return (step.source, step.result) if isinstance(step, Conversion) else step.buffers


def _room(buffer: Buffer) -> int:
    return -(-max(1, buffer.nbytes) // ALIGNMENT) * ALIGNMENT


class Launches(Protocol):
    """What a call is on a GPU, by its number of tokens: a value, equal where its launches are."""

    def __call__(self, tokens: int, /) -> LaunchList | None:
        """The steps of a call over so many tokens, or None where it needs more than kernels."""
