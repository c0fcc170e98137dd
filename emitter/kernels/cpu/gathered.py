"""The chosen experts over few tokens: two kernels that stream each chosen expert's weights once.

A *slot* is one (token, choice) pair; there are S = N * k of them, slot s belonging to token s // k. Several tokens may
choose one expert: the expert's first slot does the work for all its slots, four at a time, so the weights come from
memory once and again only from the cache. No expert that was not chosen is touched.

``up`` computes ``hidden[s] = glu(W_gate x, W_up x)``, ``down`` the weighted sum ``y[n] = sum_j w_j (W_down hidden_j)``.
Dot products run along the rows as they lie in memory. A slot's sum is the same whatever the other slots are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from emitter.kernels.cpu.activation import glu
from emitter.kernels.cpu.blocking import GATHERED, Blocking
from emitter.kernels.cpu.combine import COMBINE_GRID, combine_kernel, order_slots
from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.panels import LINE, TILE
from emitter.kernels.cpu.turns import COUNTER_BYTES, take_turns
from emitter.kernels.cpu.writer import Buffer, Executable, Grid, Kernel, Operand, Value
from emitter.signature import DType
from emitter.spec import ExpertsSpec, WeightOn

_STREAMS = 2  # rows that are read at once: of gate and up one each
_AHEAD = 2048  # bytes that a stream is asked for in advance; the hardware's own prefetchers stop at each page
_SLOTS = (4, 2, 1)  # how many slots of one expert share a pass over its rows


@dataclass(frozen=True)
class GatheredKernels:
    """The two kernels for one spec: E experts of width I over hidden size H, k choices per token."""

    isa: Isa
    experts: ExpertsSpec
    hidden: int
    top_k: int
    dtype: DType
    blocking: Blocking = GATHERED

    @property
    def up_name(self) -> str:
        """The canonical name of the stacked gate and up weight."""
        return "expert_gate_up" if self.experts.glu.gated else "expert_up"

    @property
    def weighs_input(self) -> bool:
        """Whether each slot has an input of its own, the token's times its combine weight."""
        return self.experts.weight_on is WeightOn.INPUT

    @property
    def counters(self) -> int:
        """Words that ``up`` and ``down`` count their pieces with, zero before."""
        return 2 * COUNTER_BYTES // 4

    @property
    def _taken(self) -> Buffer:
        return Buffer("taken", (self.counters,), "i32")

    def executable(self) -> Executable:
        """The kernels."""
        executable = Executable("gathered")
        if self.weighs_input:
            executable.add(self._weigh(), Grid(("slots", 1)))
        executable.add(self._up(), Grid(self.blocking.workgroups))
        executable.add(self._down(), Grid(self.blocking.workgroups))
        if self.experts.output_norm is not None:
            executable.add(
                combine_kernel(
                    "gathered_combine",
                    self.experts,
                    self.hidden,
                    self.top_k,
                    "slots",
                    sorted_rows=False,
                    fused=self.isa.fused,
                ),
                COMBINE_GRID,
            )
        return executable

    def _weigh(self) -> Kernel:
        h, lanes = self.hidden, self.isa.lanes
        buffers = [
            Buffer("x", (None, h), "f32", "tokens"),
            Buffer("weights", (None,), "f32", "slots"),
            Buffer("x_weighted", (None, h), self.dtype.value, "slots"),
        ]
        k = Kernel("gathered_weigh", buffers, ["slots", "tokens"], fused=self.isa.fused)
        slot = k.workgroup(0)
        share = k.broadcast(k.load("weights", slot), lanes)
        with k.loop(0, h, lanes) as column:
            mask = k.mask(h - column, lanes)
            x = k.load("x", slot // self.top_k, column, lanes=lanes, mask=mask)
            k.store(k.narrow(x * share, self.dtype.value), "x_weighted", slot, column, mask=mask)
        return k

    def _up(self) -> Kernel:
        e, inter, h = self.experts, self.experts.intermediate, self.hidden
        parts = 2 if e.glu.gated else 1
        weight = Buffer(self.up_name, (e.count, parts * inter, h), self.dtype.value)
        buffers = [
            Buffer("x", (None, h), self.dtype.value, "slots" if self.weighs_input else "tokens"),
            Buffer("ids", (None,), "i32", "slots"),
            weight,
        ]
        bias = Buffer(f"{self.up_name}_bias", (e.count, parts * inter), "f32")
        buffers += [bias] if e.bias else []
        buffers += [self._taken, Buffer("hidden", (None, inter), self.dtype.value, "slots")]
        k = Kernel("gathered_up", buffers, ["slots", "tokens"], fused=self.isa.fused)
        blocks, count = _ceil(inter, self.blocking.units), _STREAMS // parts
        pieces = k.scalars["slots"] * blocks
        with take_turns(k, k.address("taken"), pieces) as (piece, following):
            row_low = piece % blocks * self.blocking.units

            def rows(expert: Value, slots: list[Value]) -> None:
                inputs = slots if self.weighs_input else [slot // self.top_k for slot in slots]
                with self._streams(k, row_low, self.blocking.units, count, inter) as units:
                    at = [unit + part * inter if part else unit for part in range(parts) for unit in units]
                    sums = self._dots(k, weight, expert, at, "x", inputs, h)
                    for t, slot in enumerate(slots):
                        for u, unit in enumerate(units):
                            halves = [sums[part * count + u][t] for part in range(parts)]
                            if e.bias:
                                halves = [
                                    half + k.load(bias, expert, at[part * count + u])
                                    for part, half in enumerate(halves)
                                ]
                            value = glu(k, e.glu, halves[0] if e.glu.gated else None, halves[-1])
                            k.store(k.narrow(value, self.dtype.value), "hidden", slot, unit)

            def ask() -> None:
                low = following % blocks * self.blocking.units
                starts = [
                    low + i * (self.blocking.units // count) + part * inter
                    for part in range(parts)
                    for i in range(count)
                ]
                self._ask(k, weight, k.minimum(following, pieces - 1) // blocks, starts)

            self._for_slots_of(k, piece // blocks, rows, ask)
        return k

    def _down(self) -> Kernel:
        e, inter, h = self.experts, self.experts.intermediate, self.hidden
        weight = Buffer("expert_down", (e.count, h, inter), self.dtype.value)
        bias = Buffer("expert_down_bias", (e.count, h), "f32")
        buffers = [
            Buffer("hidden", (None, inter), self.dtype.value, "slots"),
            Buffer("ids", (None,), "i32", "slots"),
            Buffer("weights", (None,), "f32", "slots"),
            weight,
            *([bias] if e.bias else []),
            self._taken,
            Buffer("outputs", (None, h), "f32", "slots"),
            *([] if e.output_norm is not None else [Buffer("y", (None, h), "f32", "tokens")]),
        ]
        k = Kernel("gathered_down", buffers, ["slots", "tokens"], fused=self.isa.fused)
        order = k.scratch("order", (self.top_k,), "i32") if e.output_norm is None else None
        counter = k.address("taken") + COUNTER_BYTES
        with take_turns(k, counter, _ceil(h, self.blocking.columns)) as (piece, following):
            row_low = piece * self.blocking.columns

            def rows(expert: Value, slots: list[Value]) -> None:
                with self._streams(k, row_low, self.blocking.columns, _STREAMS, h) as at:
                    sums = self._dots(k, weight, expert, at, "hidden", slots, inter)
                    for r, column in enumerate(at):
                        for t, slot in enumerate(slots):
                            value = sums[r][t]
                            if e.bias:
                                value = value + k.load(bias, expert, column)
                            k.store(value, "outputs", slot, column)

            with k.loop(0, k.scalars["slots"]) as first:

                def ask() -> None:
                    is_last = k.compare("==", first + 1, k.scalars["slots"])
                    low = k.select(is_last, following, piece) * self.blocking.columns
                    slot = k.select(is_last, k.constant(0), first + 1)
                    self._ask(k, weight, slot, [low + i * (self.blocking.columns // _STREAMS) for i in range(_STREAMS)])

                self._for_slots_of(k, first, rows, ask)
            if order is not None:
                self._combine(k, order, row_low, k.minimum(row_low + self.blocking.columns, h))
        return k

    def _combine(self, k: Kernel, order: Buffer, low: Value, high: Value) -> None:
        """These columns of each token's outputs, weighed and added up."""
        k.comment("combine: the token's slots by rising expert")
        with k.loop(0, k.scalars["tokens"]) as token:
            order_slots(k, "ids", token * self.top_k, self.top_k, order)
            with k.loop(low, high, TILE) as column:
                mask = k.mask(high - column, TILE)
                nothing = k.constant(0.0, f"vector<{TILE}xf32>")
                with k.accumulate(0, self.top_k, 1, [nothing]) as (i, total):
                    slot = k.index(k.load(order, i))
                    output = k.load("outputs", slot, column, lanes=TILE, mask=mask)
                    if not self.weighs_input:
                        output = k.product(output, k.broadcast(k.load("weights", slot), TILE))
                    if self.experts.partial:
                        is_expert = k.compare("<", k.load("ids", slot), self.experts.count)
                        output = k.select(k.broadcast(is_expert, TILE), output, nothing)
                    total[0] = total[0] + output
                k.store(total[0], "y", token, column, mask=mask)

    @staticmethod
    @contextmanager
    def _streams(k: Kernel, low: Value, rows: int, count: int, end: int) -> Iterator[list[Value]]:
        """``rows`` rows from ``low`` on in ``count`` runs that are read side by side: what follows in a run is what is
        asked for in advance. Past the ``end``, the last row once more."""
        each = rows // count
        with k.loop(low, k.minimum(low + each, end)) as row:
            yield [k.minimum(row + i * each, end - 1) if i else row for i in range(count)]

    def _ask(self, k: Kernel, weight: Buffer, slot: Value, rows: list[Value]) -> None:
        """Ask for where rows of the slot's expert begin, those that are read next: no stream runs into them."""
        expert, size = k.index(k.load("ids", slot)), self.dtype.itemsize
        for row in rows:
            with k.loop(0, _AHEAD // size, LINE // size) as column:
                k.prefetch(weight.name, expert, row, column)

    def _for_slots_of(
        self,
        k: Kernel,
        first: Value,
        body: Callable[[Value, list[Value]], None],
        before: Callable[[], None] = lambda: None,
    ) -> None:
        """Run ``body(expert, slots)`` over groups of slots of ``first``'s expert, if ``first`` is the first of them.

        A group of three is run as four with its last slot twice: both write the same number to the same place.
        ``before`` comes first.
        """
        slots, lanes = k.scalars["slots"], self.isa.lanes
        expert_id = k.load("ids", first)
        wanted = k.broadcast(expert_id, lanes)
        with k.accumulate(0, first, lanes, [k.constant(False, "i1")]) as (start, carried):
            mask = k.mask(first - start, lanes)
            same = k.compare("==", k.load("ids", start, lanes=lanes, mask=mask), wanted)
            carried[0] = k.either(carried[0], k.any_lane(k.both(same, mask)))
        is_first = k.compare("==", carried[0], False)
        if self.experts.partial:
            is_first = k.both(is_first, k.compare("<", expert_id, self.experts.count))
        with k.when(is_first):
            expert = k.index(expert_id)
            before()
            group = k.scratch("group", (_SLOTS[0] + 1,), "i32")
            with k.accumulate(first, slots, 1, [k.constant(0)]) as (slot, counted):
                slot_id = k.cast("arith.index_cast", slot, "i32")
                is_match = k.compare("==", k.load("ids", slot), expert_id)
                with k.when(is_match):
                    k.store(slot_id, group, counted[0])
                    k.store(slot_id, group, counted[0] + 1)
                count = k.select(is_match, counted[0] + 1, counted[0])
                is_last = k.compare("==", slot, slots - 1)
                for size in _SLOTS:
                    run = k.compare("==", count, size)
                    if size < _SLOTS[0]:
                        run = k.both(run, is_last)
                    else:
                        run = k.either(run, k.both(k.compare("==", count, size - 1), is_last))
                    with k.when(run):
                        body(expert, [k.index(k.load(group, i)) for i in range(size)])
                counted[0] = k.select(k.compare("==", count, _SLOTS[0]), k.constant(0), count)

    def _dots(
        self, k: Kernel, weight: Buffer, expert: Value, rows: list[Value], x: str, at: list[Value], length: int
    ) -> list[list[Value]]:
        """``sum_i weight[expert, row, i] * x[a, i]`` for each row and each a: f32 scalars, ``[rows][at]``."""
        dot = DotProduct(self.isa, self.dtype)
        whole = length - length % dot.step

        def advance(i: Operand, sums: list[Value], mask: Value | None) -> None:
            inputs = [dot.operand(k, k.load(x, a, i, lanes=dot.step, mask=mask)) for a in at]
            for r, row in enumerate(rows):
                if mask is None:
                    k.prefetch(weight.name, expert, row, i + _AHEAD // self.dtype.itemsize)
                w = dot.operand(k, k.load(weight, expert, row, i, lanes=dot.step, mask=mask))
                for t, value in enumerate(inputs):
                    sums[r * len(at) + t] = dot.multiply_add(k, w, value, sums[r * len(at) + t])

        start = [k.constant(0.0, dot.accumulator)] * (len(rows) * len(at))
        with k.accumulate(0, whole, dot.step, start) as (i, sums):
            advance(i, sums, None)
        if whole < length:
            advance(k.constant(whole), sums, k.mask(length - whole, dot.step))
        totals = [k.sum_lanes(s) for s in sums]
        return [totals[r * len(at) : (r + 1) * len(at)] for r in range(len(rows))]


def _ceil(value: int, by: int) -> int:
    return -(-value // by)
