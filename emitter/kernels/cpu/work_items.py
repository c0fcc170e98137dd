"""Work items shared out by a counter: a thread takes a run of those not taken yet, until there are none.

    one workgroup for each thread:
      while there is a run of items not taken yet:        # an atomic counter hands out runs
        for item in run: ...

Runs grow shorter (guided self-scheduling: Polychronopoulos and Kuck, 1987; in batches: Flynn Hummel, Schonberg and
Flynn, "Factoring", 1992): with T threads 4 T runs of 1/(8 T) of all items, together half of them, then as many runs of
half that length, and so on down to one. Long runs because what follows an item in memory is on its way to this thread's
cache already, short ones because the last is waited for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emitter.kernels.cpu.executable import Grid
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.writer import Kernel, Operand, Value

WORKER_GRID = Grid(("workers", 1))
"""One workgroup for each thread: the scalar ``workers`` of a kernel is their number."""
COUNTER_WORDS = LINE // 4
"""Words (i32) from a counter to the next: each has a cache line to itself."""
COUNTERS = 2 * COUNTER_WORDS
"""Words that the products ``up`` and ``down`` count their work items with, zero before."""
_RUNS = 4  # runs of one length, for each thread; the first batch of them is half of the work


@contextmanager
def share_out(k: Kernel, counter: Value, count: Operand) -> Iterator[tuple[Value, Value]]:
    """Run the block for items 0 to ``count`` - 1, each on one thread; the item, and the one this thread takes next.

    ``counter`` is the address of an i32, zero before the kernel. The next item is ``count`` or more if there is none.
    """
    count = k.value(count)
    batch = k.scalars["workers"] * _RUNS
    # A run of no items first: the text of taking one stands once.
    with k.repeat([k.constant(0), k.constant(0)], count) as state:
        low, size = state
        state[:] = _next_run(k, counter, count, batch)
        high = low + size  # no more than count: the runs of each length are at most half of what is left
        with k.loop(low, high) as item:
            following = item + 1
            yield item, k.select(k.compare("==", following, high), state[0], following)


def _next_run(k: Kernel, counter: Value, count: Value, batch: Value) -> list[Value]:
    """The first item of the next run, and the run's length."""
    ticket = k.fetch_add(counter, 1)
    start = [k.constant(0), k.maximum(count // (batch * 2), 1)]
    with k.accumulate(0, ticket // batch, 1, start) as (_, state):
        low, size = state
        state[:] = [low + size * batch, k.maximum(size // 2, 1)]
    low, size = state
    return [low + ticket % batch * size, size]
