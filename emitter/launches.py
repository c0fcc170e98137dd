"""What a GPU is handed for one call of a graph that is kernels alone: launches in order, over buffers by name.

A graph is that for most blocks: nothing of it is left to a compiler, so a call can be handed over without its module
too. Both are written by the same code (see ``text.recorder``), the list for one number of tokens.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

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

    def places(self) -> tuple[dict[str, int], int]:
        """Where within one block of memory each buffer lies that launches alone use, and the size of the block.

        Buffers that are not needed at the same time share memory. Outputs, and what a conversion reads or writes, lie
        elsewhere.
        """
        apart = {*self.outputs}
        used: dict[str, tuple[int, int]] = {}
        for number, step in enumerate(self.steps):
            if isinstance(step, Conversion):
                apart |= {step.source, step.result}
                continue
            for name in step.buffers:
                first, _ = used.get(name, (number, number))
                used[name] = first, number
        placed: dict[str, int] = {}
        end = 0
        for name in sorted((n for n in used if n in self.written and n not in apart), key=lambda n: used[n]):
            first, last = used[name]
            # what is written early is written while the step in front of that still reads
            begin = first - getattr(self.steps[first], "early", False)
            # what is still there while this one is, by where it begins
            beside = sorted(
                (placed[other], placed[other] + _room(self.written[other]))
                for other in placed
                if used[other][1] >= begin and used[other][0] <= last
            )
            start, room = 0, _room(self.written[name])
            for low, high in beside:
                if start + room <= low:
                    break
                start = max(start, high)
            placed[name] = start
            end = max(end, start + room)
        return placed, end


def _room(buffer: Buffer) -> int:
    return -(-max(1, buffer.nbytes) // ALIGNMENT) * ALIGNMENT


Launches = Callable[[int], LaunchList | None]
"""The steps of a call over so many tokens, or None where it needs more than kernels."""
