"""The chosen experts over few tokens: kernels that stream each chosen expert's weights once.

An *assignment* is one (token, choice) pair; there are S = N k of them, assignment s is of token s // k.

    up      list the assignments that are their expert's first
            for work item (one of these, 32 units):       shared out by a counter
              for 4, 3, 2 or 1 of the expert's assignments:   compaction into groups
                for 2 rows, one of gate and one of up (plain rows and one assignment: 8, of 4 runs of each):
                  dot products of the rows with the tokens, lane by lane
                for 16 units: add up the lanes, activate, store
    down    for work item (likewise, 32 output columns; 64 of packed rows):      likewise, with hidden values for x
                for 2 rows, of two runs of 16 (one assignment: 8 of plain rows, of 8 runs of 4; 1 of packed ones):
    combine for token: weigh its k outputs and add them up, by rising expert

The items of an expert are neighbours, and a thread takes a run of them: packed rows of down are short, and to go from
expert to expert with every 32 of them took a fifth longer. Experts that are one projection each (``GluKind.LINEAR``)
have no ``up``: ``down`` reads x in place of hidden values.

Several tokens may choose one expert: its first assignment does the work for all of them, so the weights come from
memory once and again only from the cache. Those that do work are listed, for they are most of the first assignments and
few of the last: work items that have none would be shared out for nothing, and to threads that wait in the end. Of more
than 1024 assignments there is no list, and an item looks for its expert among the ids before it. No expert that was not
chosen is touched. Dot products run along the rows as they lie in memory; a sum is the same whatever the other
assignments are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import gcd

from emitter.kernels.cpu.activation import glu
from emitter.kernels.cpu.blocking import GATHERED, Blocking
from emitter.kernels.cpu.combine import COMBINE_GRID, combine_kernel
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.panels import TILE
from emitter.kernels.cpu.rows import MOST, Block, Lines, Rows, Sums
from emitter.kernels.cpu.stored import rows_of
from emitter.kernels.cpu.work_items import COUNTER_WORDS, COUNTERS, WORKER_GRID, share_out
from emitter.kernels.cpu.writer import Buffer, Kernel, Value
from emitter.packing import Packing, Plain
from emitter.signature import DType
from emitter.spec import ExpertsSpec, GluKind, WeightOn
from emitter.target.isa import Isa

_STREAMS = 2  # rows that are read at once for several assignments: of gate and up one each
_PACKED = 2  # work items of packed rows of down are so many times as long: these rows are short


@dataclass(frozen=True)
class _Work:
    """Scratch: ``group``, up to four assignments of one expert, and the sums of their dot products; and how many of
    them may share a pass."""

    group: Buffer
    sums: Sums
    at_once: tuple[int, ...]


@dataclass(frozen=True)
class _Firsts:
    """The assignments that are their expert's first: ``count`` numbers of them. Unless they are ``listed`` those of all
    assignments, of which some are not."""

    listed: Value
    count: Value
    numbers: Buffer

    def at(self, k: Kernel, number: Value) -> Value:
        """The assignment of a number."""
        found = k.index(k.load(self.numbers, k.minimum(number, (self.numbers.shape[0] or 0) - 1)))
        return k.select(self.listed, found, number)


@dataclass(frozen=True)
class GatheredKernels:
    """The kernels for one spec: E experts of width I, k choices per token; ``hidden`` is the H that they write.

    ``interleaved``: gate and up rows are interleaved, not all gates before all ups. ``slots``: how many experts'
    weights are at hand; buffers of weights then have so many, and ``slots [S]`` says in which those of each
    assignment's expert are. Which experts are whose, and their order, is the ids' matter all the same. ``up`` and
    ``down`` are how the weights are packed: plainly in ``dtype``, or as a packing that ``kernels.cpu.coding`` knows.
    """

    isa: Isa
    experts: ExpertsSpec
    hidden: int
    top_k: int
    dtype: DType
    blocking: Blocking = GATHERED
    interleaved: bool = False
    slots: int | None = None
    up: Packing = field(default_factory=Plain)
    down: Packing = field(default_factory=Plain)

    @property
    def held(self) -> int:
        """How many experts the buffers of weights have."""
        return self.experts.count if self.slots is None else self.slots

    @property
    def up_name(self) -> str:
        """The canonical name of the stacked gate and up weight."""
        return "expert_gate_up" if self.experts.glu.gated else "expert_up"

    @property
    def up_rows(self) -> Rows:
        """The rows of gates and ups, or of ups alone."""
        rows = (2 if self.experts.glu.gated else 1) * self.experts.intermediate
        return self._rows(self.up, self.up_name, rows, self.hidden)

    @property
    def down_rows(self) -> Rows:
        """The rows of the down projection."""
        return self._rows(self.down, "expert_down", self.hidden, self.experts.intermediate)

    def _rows(self, packing: Packing, name: str, rows: int, length: int) -> Rows:
        return rows_of(self.isa, packing, self.dtype, Stack(name, self.held, rows, length))

    @property
    def linear(self) -> bool:
        """Whether experts are one projection each."""
        return self.experts.glu.kind is GluKind.LINEAR

    @property
    def up_reads(self) -> Buffer:
        """The activations that ``up`` multiplies."""
        dynamic = "assignments" if self.weighs_input else "tokens"
        return Buffer("x", (None, self.hidden), self.dtype.value, dynamic)

    @property
    def down_reads(self) -> Buffer:
        """The activations that ``down`` multiplies."""
        name, dynamic = ("x", "tokens") if self.linear else ("hidden", "assignments")
        return Buffer(name, (None, self.experts.intermediate), self.dtype.value, dynamic)

    @property
    def weighs_input(self) -> bool:
        """Whether each assignment has an input of its own, the token's times its combine weight."""
        return self.experts.weight_on is WeightOn.INPUT

    @property
    def _places(self) -> str:
        """The buffer that says where an assignment's weights are."""
        return "ids" if self.slots is None else "slots"

    @property
    def _slot_buffers(self) -> list[Buffer]:
        return [] if self.slots is None else [Buffer("slots", (None,), "i32", "assignments")]

    def executable(self) -> Executable:
        """The kernels."""
        executable = Executable("rows")
        if self.weighs_input:
            executable.add(self._weigh(), Grid(("assignments", 1)))
        read = [(self.down_rows, self.down_reads)]
        for rows, reads in read if self.linear else [(self.up_rows, self.up_reads), *read]:
            if isinstance(rows, PackedRows):
                executable.add(rows.lay_out(lay_out_name(reads.name), reads), Grid((reads.dynamic, 1)))
        if not self.linear:
            executable.add(self._up(), WORKER_GRID)
        executable.add(self._down(), WORKER_GRID)
        combine = combine_kernel(self.experts, self.hidden, self.top_k, sorted_rows=False, fused=self.isa.fused)
        executable.add(combine, COMBINE_GRID)
        return executable

    def _weigh(self) -> Kernel:
        h, lanes = self.hidden, self.isa.lanes
        buffers = [
            Buffer("x", (None, h), "f32", "tokens"),
            Buffer("weights", (None,), "f32", "assignments"),
            Buffer("x_weighted", (None, h), self.dtype.value, "assignments"),
        ]
        k = Kernel("gathered_weigh", buffers, ["assignments", "tokens"], fused=self.isa.fused)
        assignment = k.workgroup(0)
        share = k.broadcast(k.load("weights", assignment), lanes)
        with k.loop(0, h, lanes) as column:
            mask = k.mask(h - column, lanes)
            x = k.load("x", assignment // self.top_k, column, lanes=lanes, mask=mask)
            k.store(k.narrow(x * share, self.dtype.value), "x_weighted", assignment, column, mask=mask)
        return k

    def _up(self) -> Kernel:
        e, inter = self.experts, self.experts.intermediate
        parts = 2 if e.glu.gated else 1
        rows = self.up_rows
        buffers = [
            *rows.inputs("x", self.up_reads.dynamic),
            Buffer("ids", (None,), "i32", "assignments"),
            *self._slot_buffers,
            *rows.planes,
        ]
        bias = Buffer(f"{self.up_name}_bias", (self.held, parts * inter), "f32")
        buffers += [bias] if e.bias else []
        buffers += [
            Buffer("counters", (COUNTERS,), "i32"),
            Buffer("hidden", (None, inter), self.dtype.value, "assignments"),
        ]
        k = Kernel("gathered_up", buffers, ["assignments", "tokens", "workers"], fused=self.isa.fused)
        blocks, firsts = _ceil(inter, self.blocking.units), self._firsts(k)
        items = firsts.count * blocks
        streams = gcd(max(1, rows.streams // parts), self.blocking.units)
        work = self._work(k, rows, parts, self.blocking.units)
        with share_out(k, k.address("counters"), items) as (item, following):
            row_low = item % blocks * self.blocking.units

            def at(units: list[Value]) -> list[Value]:
                """The rows of the weight that make these units."""
                return [self._row(unit, part) for part in range(parts) for unit in units]

            def multiply(expert: Value, units: list[Value], number: Value, inputs: Sequence[Value], sums: Sums) -> None:
                rows.dots(k, expert, at(units), "x", inputs, sums, number)

            def finish(expert: Value, block: Block, assignment: Value, member: Value) -> None:
                values = work.sums.add_up(k, member, block.start)
                if e.bias:
                    values = [v + self._bias(k, bias, expert, block, part) for part, v in enumerate(values)]
                value = glu(k, e.glu, values[0] if e.glu.gated else None, values[-1])
                k.store(k.narrow(value, self.dtype.value), "hidden", assignment, block.first, mask=block.mask(k))

            def ask() -> None:
                low = following % blocks * self.blocking.units
                assignment = firsts.at(k, k.minimum(following, items - 1) // blocks)
                self._ask(k, rows, assignment, lines, low, at)

            lines = Lines(row_low, self.blocking.units, streams, inter)
            of_tokens = not self.weighs_input
            self._for_assignments_of(
                k, firsts, item // blocks, work, lines, _STREAMS // parts, of_tokens, multiply, finish, ask
            )
        return k

    def _row(self, unit: Value, part: int) -> Value:
        """The row of the stacked weight that makes the gate (part 0) or the up value (1) of a hidden unit."""
        return unit * 2 + part if self.interleaved else unit + part * self.experts.intermediate

    def _bias(self, k: Kernel, bias: Buffer, expert: Value, block: Block, part: int) -> Value:
        """The gate's (part 0) or the up's biases (1) of the units of a block."""
        if not self.interleaved:
            return k.load(bias, expert, self._row(block.first, part), lanes=TILE, mask=block.mask(k))
        both = k.load(bias, expert, self._row(block.first, 0), lanes=2 * TILE, mask=block.mask(k, 2))
        return k.shuffle(both, both, range(part, 2 * TILE, 2))

    def _down(self) -> Kernel:
        e, h = self.experts, self.hidden
        bias = Buffer("expert_down_bias", (self.held, h), "f32")
        rows, reads = self.down_rows, self.down_reads
        buffers = [
            *rows.inputs(reads.name, reads.dynamic),
            Buffer("ids", (None,), "i32", "assignments"),
            *self._slot_buffers,
            *rows.planes,
            *([bias] if e.bias else []),
            Buffer("counters", (COUNTERS,), "i32"),
            Buffer("outputs", (None, h), "f32", "assignments"),
        ]
        k = Kernel("gathered_down", buffers, ["assignments", "tokens", "workers"], fused=self.isa.fused)
        counter = k.address("counters") + 4 * COUNTER_WORDS
        columns = self.blocking.columns * (_PACKED if isinstance(rows, PackedRows) else 1)
        blocks, firsts = _ceil(h, columns), self._firsts(k)
        items = firsts.count * blocks
        streams = gcd(rows.streams, columns)
        work = self._work(k, rows, 1, columns)
        with share_out(k, counter, items) as (item, following):
            row_low = item % blocks * columns

            def multiply(expert: Value, at: list[Value], number: Value, inputs: Sequence[Value], sums: Sums) -> None:
                rows.dots(k, expert, at, reads.name, inputs, sums, number)

            def finish(expert: Value, block: Block, assignment: Value, member: Value) -> None:
                (value,) = work.sums.add_up(k, member, block.start)
                if e.bias:
                    value = value + k.load(bias, expert, block.first, lanes=TILE, mask=block.mask(k))
                k.store(value, "outputs", assignment, block.first, mask=block.mask(k))

            def ask() -> None:
                low = following % blocks * columns
                assignment = firsts.at(k, k.minimum(following, items - 1) // blocks)
                self._ask(k, rows, assignment, lines, low, lambda at: at)

            lines = Lines(row_low, columns, streams, h)
            self._for_assignments_of(
                k, firsts, item // blocks, work, lines, _STREAMS, self.linear, multiply, finish, ask
            )
        return k

    def _ask(
        self,
        k: Kernel,
        weight: Rows,
        assignment: Value,
        lines: Lines,
        low: Value,
        rows: Callable[[list[Value]], list[Value]],
    ) -> None:
        """Ask for where the runs of the assignment's expert begin that are read next, like ``lines`` but from ``low``
        on; ``rows`` are those of the weight that belong to one of them."""
        expert = k.index(k.load(self._places, assignment))
        with k.loop(0, lines.count, lines.each) as number:
            for row in rows([low + number]):
                weight.ask(k, expert, row)

    def _for_assignments_of(
        self,
        k: Kernel,
        firsts: _Firsts,
        number: Value,
        work: _Work,
        lines: Lines,
        most: int,
        of_tokens: bool,
        multiply: Callable[[Value, list[Value], Value, Sequence[Value], Sums], None],
        finish: Callable[[Value, Block, Value, Value], None],
        before: Callable[[], None],
    ) -> None:
        """Multiply ``lines`` of the weight of an expert by its assignments: that whose first has this ``number``.

        ``multiply(expert, rows, number, inputs, sums)`` puts the products of the rows of that number of runs that are
        read side by side, at most ``most`` for several assignments, with the group's rows of activations into the sums;
        those are its tokens' (``of_tokens``) or its assignments' own. ``finish(expert, block, assignment, member)``
        takes those of a block of rows and of the group's member of that number; ``before`` comes before all.
        """
        assignments = k.scalars["assignments"]
        first = firsts.at(k, number)
        expert_id = k.load("ids", first)
        with k.when(self._owns(k, k.select(firsts.listed, k.constant(0), first), expert_id)):
            expert = k.index(expert_id if self.slots is None else k.load(self._places, first))
            before()
            with k.accumulate(first, assignments, 1, [k.constant(0)]) as (assignment, counted):
                is_match = k.compare("==", k.load("ids", assignment), expert_id)
                with k.when(is_match):
                    # A group is run as the next larger one, and writes the same number to the same place again.
                    number = k.cast("arith.index_cast", assignment, "i32")
                    for place in range(MOST - 1):
                        k.store(number, work.group, counted[0] + place)
                count = k.select(is_match, counted[0] + 1, counted[0])
                is_full = k.compare("==", count, MOST)
                is_last = k.compare("==", assignment, assignments - 1)
                with k.when(k.either(is_full, k.both(is_last, k.compare(">", count, 0)))):
                    group = [k.index(k.load(work.group, i)) for i in range(MOST)]
                    inputs = [assignment // self.top_k for assignment in group] if of_tokens else group
                    for size, below in zip(work.at_once, (*work.at_once[1:], 0), strict=True):
                        with k.when(k.both(k.compare(">", count, below), k.compare("<=", count, size))):
                            runs = lines if size == 1 else replace(lines, streams=min(lines.streams, most))
                            with k.loop(0, runs.numbers(k)) as number:
                                sums = work.sums.of_runs(runs.each)
                                multiply(expert, runs.rows(k, number), number, inputs[:size], sums)
                    with k.loop(0, count) as member, lines.blocks(k) as block:
                        finish(expert, block, k.index(k.load(work.group, member)), member)
                counted[0] = k.select(is_full, k.constant(0), count)

    def _firsts(self, k: Kernel) -> _Firsts:
        """The assignments that do the work of their experts, listed where they are few."""
        assignments, numbers = k.scalars["assignments"], k.scratch("firsts", (self.blocking.listed,), "i32")
        listed = k.compare("<=", assignments, self.blocking.listed)
        with k.accumulate(0, k.select(listed, assignments, k.constant(0)), 1, [k.constant(0)]) as (assignment, counted):
            owns = self._owns(k, assignment, k.load("ids", assignment))
            with k.when(owns):
                k.store(k.cast("arith.index_cast", assignment, "i32"), numbers, counted[0])
            counted[0] = k.select(owns, counted[0] + 1, counted[0])
        return _Firsts(listed, k.select(listed, counted[0], assignments), numbers)

    def _owns(self, k: Kernel, first: Value, expert_id: Value) -> Value:
        """Whether none of the first ``first`` assignments is of an expert, and it is an expert that computes."""
        lanes = self.isa.lanes
        wanted = k.broadcast(expert_id, lanes)
        with k.accumulate(0, first, lanes, [k.constant(False, "i1")]) as (start, found):
            mask = k.mask(first - start, lanes)
            same = k.compare("==", k.load("ids", start, lanes=lanes, mask=mask), wanted)
            found[0] = k.either(found[0], k.any_lane(k.both(same, mask)))
        is_first = k.compare("==", found[0], False)
        return k.both(is_first, k.compare("<", expert_id, self.experts.count)) if self.experts.partial else is_first

    def _work(self, k: Kernel, rows: Rows, parts: int, count: int) -> _Work:
        group = k.scratch("group", (2 * MOST - 2,), "i32")
        return _Work(group, Sums.scratch(k, parts, MOST, rows.lanes, count), rows.at_once)


def lay_out_name(reads: str) -> str:
    """The kernel that lays out the activations of this name for packed rows."""
    return f"gathered_lay_out_{reads}"


def _ceil(value: int, by: int) -> int:
    return -(-value // by)
