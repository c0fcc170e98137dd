"""Experts that take turns in memory: some slots for each layer, filled when an expert is asked for.

    slots      0    1    2    3        one stacked array for each plane, each with bytes of its own per slot
    expert    17    4    -   60        the least recently used makes room

A call says which experts it needs; those that are absent are read into slots that it does not need. Between calls a
thread reads what the next call is thought to ask for: the experts of the tokens before. A reading that has begun is
waited for, one that has not is given up: two threads never read at once, and what a call computes with never changes
under it.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from types import TracebackType

from emitter.errors import InputError
from emitter.packing import Axis
from emitter.signature import Argument
from weights.assembly import aligned_empty, static_shape
from weights.layouts import Array
from weights.readings import Reading

Load = Callable[[int, Mapping[str, Array]], None]
"""Writes one expert's planes, by name; each array is ``[1, ...]``."""


@dataclass(frozen=True)
class SlotStatistics:
    """What became of the experts that calls asked for, each counted once for each part of a call that needed it.

    ``hits`` were in a slot, ``misses`` were read; ``nbytes`` are all bytes that were read, those of ``prefetched``
    experts among them, of which ``used`` were asked for before they made room again. ``parts`` counts the parts into
    which calls were split.
    """

    hits: int = 0
    misses: int = 0
    nbytes: int = 0
    prefetched: int = 0
    used: int = 0
    parts: int = 0

    @property
    def hit_rate(self) -> float | None:
        """Hits among all; None before the first call."""
        return self.hits / (self.hits + self.misses) if self.hits + self.misses else None

    def since(self, before: SlotStatistics) -> SlotStatistics:
        """What came to it after ``before``."""
        names = [field.name for field in fields(self)]
        return SlotStatistics(*(getattr(self, name) - getattr(before, name) for name in names))

    @property
    def accuracy(self) -> float | None:
        """Prefetched experts that were used, among all prefetched; None where there are none."""
        return self.used / self.prefetched if self.prefetched else None

    def to_json(self) -> dict[str, int | float | None]:
        """The numbers by name, and the two ratios."""
        counted = {"hits": self.hits, "misses": self.misses, "bytes_read": self.nbytes, "parts": self.parts}
        ratios = {"hit_rate": self.hit_rate, "prefetch_accuracy": self.accuracy}
        return {**counted, "prefetched": self.prefetched, "prefetched_used": self.used, **ratios}

    def __str__(self) -> str:
        rate = "-" if self.hit_rate is None else f"{self.hit_rate:.1%}"
        guessed = "nothing prefetched" if not self.prefetched else f"{self.used} of {self.prefetched} prefetched used"
        return f"{self.hits} hits, {self.misses} misses ({rate} hits), {self.nbytes / 1e6:,.1f} MB read, {guessed}"


class ExpertSlots:
    """The slots of one layer: ``arrays`` by the name of the argument, each ``[slots, ...]`` and 64-byte aligned.

    Args:
        arguments: Planes of the experts' weights, with the slots as their leading axis.
        load: Reads one expert. Never called by two threads at once.

    Raises:
        InputError: there is no slot.
    """

    def __init__(self, arguments: Sequence[Argument], load: Load) -> None:
        self.arrays = {a.name: aligned_empty(static_shape(a), a.dtype.numpy) for a in arguments}
        self.count = min((len(array) for array in self.arrays.values()), default=0)
        if self.count < 1:
            raise InputError("there are no slots for experts; at least one is needed")
        self.expert_bytes = sum(array[:1].nbytes for array in self.arrays.values())
        self.statistics = SlotStatistics()
        self._load = load
        self._free = list(range(self.count - 1, -1, -1))
        self._slots: OrderedDict[int, int] = OrderedDict()  # expert to slot, the least recently used first
        self._guessed: set[int] = set()  # prefetched and not asked for yet
        self._needed: frozenset[int] = frozenset()
        self._queue: deque[int] = deque()
        self._ahead: frozenset[int] = frozenset()
        self._reading = False
        self._closed = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def take(self, experts: Iterable[int]) -> dict[int, int]:
        """The slot of each of these experts, which stay there until the next ``take``; absent ones are read.

        Raises:
            InputError: there are more of them than slots.
            CheckpointError: one cannot be read.
        """
        wanted = list(dict.fromkeys(experts))
        if len(wanted) > self.count:
            raise InputError(f"{len(wanted)} experts are needed at once and there are {self.count} slots")
        with self._changed:
            self._queue.clear()
            self._changed.wait_for(lambda: not self._reading)
            self._needed = frozenset(wanted)
            absent = [expert for expert in wanted if expert not in self._slots]
            seen = self.statistics
            used = len(self._guessed & self._needed)
            self._guessed -= self._needed
            hits = len(wanted) - len(absent)
            self.statistics = replace(seen, hits=seen.hits + hits, used=seen.used + used, parts=seen.parts + 1)
            for expert in wanted:
                if expert in self._slots:
                    self._slots.move_to_end(expert)
            for expert in absent:
                self._read(expert)
                self._count(misses=1)
            return {expert: self._slots[expert] for expert in wanted}

    def prefetch(self, experts: Iterable[int]) -> None:
        """Have the absent ones of these experts read in the background, the first of them first, as far as there is
        room beside those before them and, until ``release``, those of the last ``take``."""
        ahead = list(dict.fromkeys(experts))[: self.count]
        with self._changed:
            self._ahead = frozenset(ahead)
            self._queue = deque(expert for expert in ahead if expert not in self._slots)
            if self._queue and self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="moehlo-prefetch", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def release(self) -> None:
        """Let what is read ahead have the slots of the last ``take`` too: nothing is computed with them any more."""
        with self._changed:
            self._needed = frozenset()
            self._changed.notify_all()

    def settle(self) -> None:
        """Wait until nothing is being read ahead, or can be."""
        with self._changed:
            self._changed.wait_for(lambda: not self._reading and (self._closed or not self._has_next()))

    def close(self) -> None:
        """End the thread. What is in the slots stays."""
        with self._changed:
            self._closed = True
            self._queue.clear()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def __enter__(self) -> ExpertSlots:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _work(self) -> None:
        with self._changed:
            while True:
                self._changed.wait_for(lambda: self._closed or self._has_next())
                if self._closed:
                    return
                expert, slot = self._queue.popleft(), self._room(self._needed | self._ahead)
                assert slot is not None
                self._reading = True
                self._changed.release()
                try:
                    self._load(expert, self._views(slot))
                    failed = False
                except Exception:  # a guess: whoever asks for the expert meets the error
                    failed = True
                finally:
                    self._changed.acquire()
                    self._reading = False
                if failed:
                    self._free.append(slot)
                    self._queue.clear()
                else:
                    self._slots[expert] = slot
                    self._guessed.add(expert)
                    self._count(prefetched=1)
                self._changed.notify_all()

    def _has_next(self) -> bool:
        """Whether the first in the queue that is in no slot can be read; those before it leave the queue."""
        while self._queue and self._queue[0] in self._slots:
            self._queue.popleft()
        kept = self._needed | self._ahead
        return bool(self._queue) and (bool(self._free) or any(expert not in kept for expert in self._slots))

    def _read(self, expert: int) -> None:
        slot = self._room(self._needed)
        assert slot is not None
        try:
            self._load(expert, self._views(slot))
        except BaseException:
            self._free.append(slot)
            raise
        self._slots[expert] = slot

    def _room(self, kept: frozenset[int]) -> int | None:
        """A slot to read into: a free one, or that of the least recently used expert that is not to be kept."""
        if self._free:
            return self._free.pop()
        victim = next((expert for expert in self._slots if expert not in kept), None)
        if victim is None:
            return None
        self._guessed.discard(victim)
        return self._slots.pop(victim)

    def _views(self, slot: int) -> dict[str, Array]:
        return {name: array[slot : slot + 1] for name, array in self.arrays.items()}

    def _count(self, *, misses: int = 0, prefetched: int = 0) -> None:
        seen = self.statistics
        self.statistics = replace(
            seen,
            misses=seen.misses + misses,
            prefetched=seen.prefetched + prefetched,
            nbytes=seen.nbytes + self.expert_bytes,
        )


def load_from(readings: Mapping[str, Reading]) -> Load:
    """Reads experts of the arguments that ``readings`` say how they are read, by name."""

    def load(expert: int, planes: Mapping[str, Array]) -> None:
        for name, array in planes.items():
            readings[name].entries(expert, expert + 1).write_to(array)

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
