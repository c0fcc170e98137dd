"""Experts held in slots: slots that all layers share, filled when an expert is asked for.

    slots      0     1     2     3        one stacked array for each plane, each with bytes of its own per slot
    expert   0.17   0.4    -    5.60      layer and number; the least used of late makes room

A call says which experts it needs; those that are absent are read into slots that it does not need, several at a time.
Besides that, what the next call is thought to ask for is read, as far as that pays (``ReadingAhead``): after what is
asked for, and given up where another call comes before it has begun. What a call computes with never changes under it.
"""

from __future__ import annotations

import math
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from emitter.errors import InputError
from emitter.packing import Axis
from emitter.session.arrays import aligned_empty
from emitter.signature import Argument
from weights.assembly import static_shape
from weights.direct import past_cache
from weights.layouts import Array
from weights.reading_ahead import ReadingAhead
from weights.readings import Reading

READS = 8
"""Readings in flight at most: from four on a disk gives what it can (docs/expert-slots.md)."""

MEMORY = 32.0
"""Calls of a layer after which a use counts 1 / e of what it did."""


class Expert(NamedTuple):
    """One expert of a decoder."""

    layer: int
    number: int


Load = Callable[[Expert, Mapping[str, Array]], None]
"""Writes one expert's planes, by name; each array is ``[1, ...]``. Called by several threads at once."""


@dataclass(frozen=True)
class Shelf:
    """Slots that the experts of some ``layers`` share, which all have the same ``planes``: arguments with the slots as
    their leading axis."""

    layers: tuple[int, ...]
    planes: tuple[Argument, ...]


@dataclass(frozen=True)
class SlotStatistics:
    """What became of the experts that calls asked for, each counted once for each part of a call that needed it.

    ``hits`` were in a slot, or on their way there, ``misses`` were read; ``nbytes`` are all bytes that were read, those
    of ``prefetched`` experts among them, of which ``used`` were asked for before they made room again; ``needed`` are
    those of misses and used ones. ``parts`` counts the parts into which calls were split. ``waited`` are the seconds
    that calls waited for readings.
    """

    hits: int = 0
    misses: int = 0
    nbytes: int = 0
    prefetched: int = 0
    used: int = 0
    needed: int = 0
    parts: int = 0
    waited: float = 0.0

    @property
    def hit_rate(self) -> float | None:
        """Hits among all; None before the first call."""
        return self.hits / (self.hits + self.misses) if self.hits + self.misses else None

    def since(self, before: SlotStatistics) -> SlotStatistics:
        """What came to it after ``before``."""
        names = [field.name for field in fields(self)]
        return SlotStatistics(*(getattr(self, name) - getattr(before, name) for name in names))

    def plus(self, more: SlotStatistics) -> SlotStatistics:
        """Both together."""
        return SlotStatistics(*(getattr(self, field.name) + getattr(more, field.name) for field in fields(self)))

    @property
    def accuracy(self) -> float | None:
        """Prefetched experts that were used, among all prefetched; None where there are none."""
        return self.used / self.prefetched if self.prefetched else None

    def to_json(self) -> dict[str, int | float | None]:
        """The numbers by name, and the two ratios."""
        counted = {"hits": self.hits, "misses": self.misses, "bytes_read": self.nbytes, "parts": self.parts}
        ratios = {"hit_rate": self.hit_rate, "prefetch_accuracy": self.accuracy, "seconds_waited": self.waited}
        return {**counted, "prefetched": self.prefetched, "prefetched_used": self.used, **ratios}

    def __str__(self) -> str:
        rate = "-" if self.hit_rate is None else f"{self.hit_rate:.1%}"
        guessed = "nothing prefetched" if not self.prefetched else f"{self.used} of {self.prefetched} prefetched used"
        return f"{self.hits} hits, {self.misses} misses ({rate} hits), {self.nbytes / 1e6:,.1f} MB read, {guessed}"


class _Slots:
    """The slots of a shelf, and who is in them."""

    def __init__(self, shelf: Shelf) -> None:
        self.arrays = {a.name: aligned_empty(static_shape(a), a.dtype.numpy) for a in shelf.planes}
        self.count = min((len(array) for array in self.arrays.values()), default=0)
        if self.count < 1:
            raise InputError("there are no slots for experts; at least one is needed")
        self.expert_bytes = sum(array[:1].nbytes for array in self.arrays.values())
        self.free = list(range(self.count - 1, -1, -1))
        self.of: dict[Expert, int] = {}
        self._calls: Counter[int] = Counter()
        self._uses: dict[Expert, float] = {}

    def views(self, slot: int) -> dict[str, Array]:
        return {name: array[slot : slot + 1] for name, array in self.arrays.items()}

    def use(self, layer: int, experts: Iterable[Expert]) -> None:
        """Count a call of a layer that uses these experts.

        What is kept of an expert is the logarithm of the sum of ``e^(t / MEMORY)`` over its uses, t the calls of its
        layer so far: in the order of their uses, of which each counts ``e^(-1 / MEMORY)`` of it one call later, and
        nothing is to be done for experts that are not used (least frequently used with aging).
        """
        self._calls[layer] += 1
        now = self._calls[layer] / MEMORY
        for expert in experts:
            self._uses[expert] = float(np.logaddexp(self._uses.get(expert, -math.inf), now))

    def least_used(self, kept: frozenset[Expert]) -> Expert:
        """The expert in a slot, and not to be kept, that was used least of late: first one that was only guessed.

        Of several alike the first by number, in whichever order they were read.
        """
        return min((self._uses.get(expert, -math.inf), expert) for expert in self.of if expert not in kept)[1]

    def has_room(self, kept: frozenset[Expert]) -> bool:
        return bool(self.free) or any(expert not in kept for expert in self.of)


class ExpertSlots:
    """Slots for the experts of some layers: ``arrays`` by the name of the argument, each ``[slots, ...]`` and 64-byte
    aligned.

    Args:
        shelves: Which layers share slots; no layer is in two of them.
        load: Reads one expert.
        reads: Readings in flight at most.

    Raises:
        InputError: a shelf has no slot.
    """

    def __init__(self, shelves: Sequence[Shelf], load: Load, *, reads: int = READS) -> None:
        made = [(shelf, _Slots(shelf)) for shelf in shelves]
        self._slots = {layer: slots for shelf, slots in made for layer in shelf.layers}
        self.arrays = {name: array for _, slots in made for name, array in slots.arrays.items()}
        self.statistics = SlotStatistics()
        self._load, self._most = load, reads
        self._worth = ReadingAhead()
        self._guessed: set[Expert] = set()  # prefetched and not asked for yet
        self._needed: frozenset[Expert] = frozenset()
        self._ahead: frozenset[Expert] = frozenset()
        self._asked: deque[Expert] = deque()
        self._queue: deque[Expert] = deque()
        self._reading: set[Expert] = set()
        self._given_up: set[Expert] = set()  # being read, and not asked for when others were
        self._failure: BaseException | None = None
        self._closed = False
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []

    def count(self, layer: int) -> int:
        """How many slots there are for a layer's experts."""
        return self._slots[layer].count

    def expert_bytes(self, layer: int) -> int:
        """Bytes of an expert of a layer."""
        return self._slots[layer].expert_bytes

    def take(self, layer: int, numbers: Iterable[int]) -> dict[int, int]:
        """The slot of each of these experts of a layer, which stay there until the next ``take``; absent ones are read.

        Raises:
            InputError: there are more of them than slots.
            CheckpointError: one cannot be read.
        """
        wanted, slots = [Expert(layer, number) for number in dict.fromkeys(numbers)], self._slots[layer]
        if len(wanted) > slots.count:
            raise InputError(f"{len(wanted)} experts are needed at once and there are {slots.count} slots")
        with self._changed:
            self._queue.clear()
            self._needed = frozenset(wanted)
            self._given_up = self._reading - self._needed
            absent = [expert for expert in wanted if expert not in slots.of and expert not in self._reading]
            used = self._needed & (self._guessed | self._reading)
            self._guessed -= used
            slots.use(layer, wanted)
            self._asked.extend(absent)
            began = time.perf_counter()
            self._worth.ask(layer, {expert.number for expert in wanted}, began)
            self._wait_for(lambda: self._failure is not None or all(expert in slots.of for expert in wanted))
            waited = time.perf_counter() - began
            self._worth.wait(len(absent) * slots.expert_bytes, waited)
            needed = (len(absent) + len(used)) * slots.expert_bytes
            self._count(hits=len(wanted) - len(absent), used=len(used), needed=needed, parts=1, waited=waited)
            if (failure := self._failure) is not None:
                self._asked.clear()
                self._changed.wait_for(lambda: not self._reading)
                self._failure = None
                raise failure
            return {expert.number: slots.of[expert] for expert in wanted}

    def prefetch(self, layer: int, numbers: Iterable[int]) -> None:
        """Have the absent ones of these experts read in the background, the first of them first, as far as that pays
        and there is room besides those before them and, until ``release``, those of the last ``take``."""
        ahead = [Expert(layer, number) for number in dict.fromkeys(numbers)][: self.count(layer)]
        slots = self._slots[layer]
        with self._changed:
            self._ahead = frozenset(ahead)
            self._given_up -= self._ahead
            absent = [expert for expert in ahead if expert not in slots.of]
            self._worth.guess(layer, {expert.number for expert in absent}, time.perf_counter())
            self._queue = deque(absent[: self._worth.worth(layer, slots.expert_bytes, len(slots.arrays))])
            self._start()

    def release(self) -> None:
        """Let what is read ahead have the slots of the last ``take`` too: nothing is computed with them any more."""
        with self._changed:
            self._needed = frozenset()
            self._changed.notify_all()

    def settle(self) -> None:
        """Wait until nothing is being read ahead, or can be."""
        with self._changed:
            self._changed.wait_for(lambda: not self._reading and (self._closed or not self._has_guess()))

    def close(self) -> None:
        """End the threads. What is in the slots stays."""
        with self._changed:
            self._closed = True
            self._queue.clear()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def __enter__(self) -> ExpertSlots:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # What follows is called by whoever holds the condition's lock.

    def _wait_for(self, ready: Callable[[], bool]) -> None:
        """Until ``ready``, read what is asked for, alongside the threads, or wait for what these read."""
        self._start()
        while not ready():
            if not (self._asked and self._read_one()):
                self._changed.wait()

    def _start(self) -> None:
        """Have as many threads as there is to be read, and tell them."""
        wanted = min(self._most, len(self._asked) + len(self._queue))
        while len(self._threads) < wanted and not self._closed:
            thread = threading.Thread(target=self._work, name="moehlo-experts", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._changed.notify_all()

    def _work(self) -> None:
        with self._changed:
            while not self._closed:
                if not self._read_one():
                    self._changed.wait()

    def _has_guess(self) -> bool:
        """Whether the first in the queue that is nowhere yet can be read; those before it leave the queue."""
        while self._queue and (
            self._queue[0] in self._slots[self._queue[0].layer].of or self._queue[0] in self._reading
        ):
            self._queue.popleft()
        return bool(self._queue) and self._slots[self._queue[0].layer].has_room(self._needed | self._ahead)

    def _read_one(self) -> bool:
        """Read an expert that is asked for, else one that is guessed; False, at once, where none can be read now."""
        if len(self._reading) >= self._most:
            return False
        asked = bool(self._asked)
        kept = self._needed if asked else self._needed | self._ahead
        if asked:
            if not self._slots[self._asked[0].layer].has_room(kept):
                return False  # until a reading has ended that is a guess
            expert = self._asked.popleft()
        elif self._has_guess():
            expert = self._queue.popleft()
        else:
            return False
        slots = self._slots[expert.layer]
        slot = self._room(slots, kept)
        self._reading.add(expert)
        whole, failure = False, None
        try:
            whole = self._read(expert, slots.views(slot))
        except BaseException as error:
            failure = error
        finally:
            self._reading.discard(expert)
            self._given_up.discard(expert)
        if whole:
            slots.of[expert] = slot
            self._count(misses=asked, prefetched=not asked)
            if not asked and expert not in self._needed:
                self._guessed.add(expert)
        else:
            slots.free.append(slot)
        if failure is not None and asked:
            self._failure = failure
        elif failure is not None:
            self._queue.clear()
            if expert in self._needed:  # asked for meanwhile: whoever waits for it meets the error
                self._asked.append(expert)
        self._changed.notify_all()
        return True

    def _read(self, expert: Expert, planes: Mapping[str, Array]) -> bool:
        """Read an expert, plane by plane, without the lock; False where it was given up before the last."""
        for name, plane in planes.items():
            if expert in self._given_up:
                return False
            self._changed.release()
            try:
                self._load(expert, {name: plane})
            finally:
                self._changed.acquire()
            self._count(nbytes=plane.nbytes)
        return True

    def _room(self, slots: _Slots, kept: frozenset[Expert]) -> int:
        """A slot to read into: a free one, or that of the least used expert that is not to be kept."""
        if slots.free:
            return slots.free.pop()
        victim = slots.least_used(kept)
        self._guessed.discard(victim)
        return slots.of.pop(victim)

    def _count(self, **more: Any) -> None:
        seen = self.statistics
        self.statistics = replace(seen, **{name: getattr(seen, name) + value for name, value in more.items()})


def load_from(readings: Mapping[int, Mapping[str, Reading]]) -> Load:
    """Reads experts by layer and name of the argument from what ``readings`` say of all of a layer's.

    Past the system's cache: what a slot holds is not wanted there too.
    """

    def load(expert: Expert, planes: Mapping[str, Array]) -> None:
        with past_cache():
            for name, array in planes.items():
                readings[expert.layer][name].entries(expert.number, expert.number + 1).write_to(array)

    return load


def is_expert_plane(argument: Argument) -> bool:
    """Whether an argument has the experts as its leading axis."""
    axes = argument.of_weight.plane.axes
    return bool(axes) and axes[0].axis is Axis.EXPERT


def part_lengths(needed: Sequence[frozenset[int]], slots: int) -> list[int]:
    """Tokens of each part of a call, in their order: as many as need no more than ``slots`` different experts.

    Raises:
        InputError: one token needs more.
    """
    lengths: list[int] = []
    held: set[int] = set()
    for number, experts in enumerate(needed):
        if len(experts) > slots:
            raise InputError(
                f"token {number} needs {len(experts)} experts and there are {slots} slots; give at least as many "
                "slots as a token has experts (--expert-slots)"
            )
        if lengths and len(held | experts) <= slots:
            lengths[-1] += 1
            held |= experts
        else:
            lengths.append(1)
            held = set(experts)
    return lengths
