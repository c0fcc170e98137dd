"""Work that threads take run by run, each the next one that nobody has, so that all of them finish together.

The runtime hands a thread up to eight workgroups at once. Where those are an eighth of all work, as over one token, the
thread that took the last eight is waited for; where they are more than a thread's share, as with sixteen threads and a
hundred workgroups, some threads get none. So a kernel has workgroups enough for every thread, the first of them on each
thread takes runs of pieces until there are none, and the others find nothing left.

Runs grow shorter (guided self-scheduling: Polychronopoulos and Kuck, 1987): eight runs of a sixteenth of all pieces,
eight of half as many, and so on down to one. Long runs because what follows a piece in memory is on its way to this
thread's cache already, short ones because the last is waited for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.writer import Kernel, Operand, Value

COUNTER_BYTES = LINE
"""Bytes between counters (i32): each has a cache line to itself."""
_ALIKE = 8  # runs of one length; the first are together half of the work


@contextmanager
def take_turns(k: Kernel, counter: Value, count: Operand) -> Iterator[tuple[Value, Value]]:
    """Run the block for pieces 0 to ``count`` - 1, each on one thread; the piece, and the one this thread takes next.

    ``counter`` is the address of an i32, zero before the kernel. The next piece is ``count`` or more if there is none.
    """
    count = k.value(count)
    with k.repeat(_next_run(k, counter, count), count) as state:
        low, size = state
        state[:] = _next_run(k, counter, count)
        high = low + size  # no more than count: the runs of each length are at most half of what is left
        with k.loop(low, high) as turn:
            following = turn + 1
            yield turn, k.select(k.compare("==", following, high), state[0], following)


def _next_run(k: Kernel, counter: Value, count: Value) -> list[Value]:
    """The first piece of the next run, and the run's length."""
    ticket = k.fetch_add(counter, 1)
    start = [k.constant(0), k.maximum(count // (2 * _ALIKE), 1)]
    with k.accumulate(0, ticket // _ALIKE, 1, start) as (_, state):
        low, size = state
        state[:] = [low + size * _ALIKE, k.maximum(size // 2, 1)]
    low, size = state
    return [low + ticket % _ALIKE * size, size]
