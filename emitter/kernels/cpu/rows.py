"""How the kernels that stream rows of a weight read them: as they lie, or packed and dequantised in the dot product."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Protocol

from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.panels import LINE, TILE
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value
from emitter.signature import DType
from emitter.target.isa import Isa

DISTANCE = 2048
"""Bytes that a stream is asked for in advance where two are read; the hardware's own prefetchers stop at each page."""
_ACCUMULATORS = 8  # of a step: what a core needs to have enough reads under way, and registers of every tier hold


@dataclass(frozen=True)
class Sums:
    """Dot products before their lanes are added up: of ``parts`` runs of rows (of gates and of ups), each with
    ``at_once`` rows of activations. Rows that are read side by side are ``each`` apart."""

    buffer: Buffer
    added: Buffer
    at_once: int
    each: int

    @staticmethod
    def scratch(k: Kernel, parts: int, at_once: int, lanes: int, rows: int = TILE) -> Sums:
        """Memory for them, ``rows`` of each part; to be asked for once, before any loop."""
        padded = -(-rows // TILE) * TILE
        sums = k.scratch("sums", (parts * at_once, padded, lanes), "f32")
        return Sums(sums, k.scratch("added", (parts, TILE), "f32"), at_once, padded)

    def of_runs(self, each: int) -> Sums:
        """The same where runs of so many rows are read side by side."""
        return replace(self, each=each)

    @property
    def parts(self) -> int:
        """How many runs of rows there are."""
        return self.added.shape[0] or 0

    def put(self, k: Kernel, totals: Sequence[Value], count: int, number: Value) -> None:
        """The lanes of ``count`` dot products of rows that are read side by side: by part, those ``each`` apart from
        the one of that number on."""
        at_once = len(totals) // count // self.parts
        for place, total in enumerate(totals):
            part, stream = divmod(place // count, at_once)
            row = number + stream * self.each if stream else number
            k.store(total, self.buffer, part * self.at_once + place % count, row, 0)

    def add_up(self, k: Kernel, t: Value, start: Value) -> list[Value]:
        """The dot products of ``TILE`` rows of each part from ``start`` on with the t-th row of activations; where none
        was put, anything."""
        lanes = self.buffer.shape[2] or 0
        # One row at a time: a tree over all rows in registers is as fast as that, and four times the text.
        with k.loop(0, self.parts) as part, k.loop(0, TILE) as i:
            found = k.load(self.buffer, t + part * self.at_once, start + i, 0, lanes=lanes)
            k.store(k.sum_lanes(found), self.added, part, i)
        return [k.load(self.added, part, 0, lanes=TILE) for part in range(self.parts)]


@dataclass(frozen=True)
class Block:
    """``TILE`` neighbouring rows from ``start`` on, which is row ``first`` of the weight; ``count`` of them are there,
    None where all are."""

    start: Value
    first: Value
    count: Value | None

    def mask(self, k: Kernel, each: int = 1) -> Value | None:
        """The lanes that are there, ``each`` for a row."""
        return None if self.count is None else k.mask(self.count * each, TILE * each)


@dataclass(frozen=True)
class Lines:
    """``count`` rows from ``low`` on, read as ``streams`` runs side by side: what follows in a run is what is asked for
    in advance. Past the ``end``, the last row once more."""

    low: Value
    count: int
    streams: int
    end: int

    @property
    def each(self) -> int:
        """Rows of a run."""
        return self.count // self.streams

    @property
    def whole(self) -> bool:
        """Whether every block is one of ``TILE`` rows."""
        return self.count % TILE == 0 and self.end % self.count == 0

    def numbers(self, k: Kernel) -> Operand:
        """How many rows of each run there are, in the longest."""
        return self.each if self.whole else k.minimum(self.end - self.low, self.each)

    def rows(self, k: Kernel, number: Value) -> list[Value]:
        """The rows of that number of every run."""
        first = self.low + number
        rows = [first, *(first + stream * self.each for stream in range(1, self.streams))]
        return rows if self.whole else [k.minimum(row, self.end - 1) for row in rows]

    @contextmanager
    def blocks(self, k: Kernel) -> Iterator[Block]:
        """Run the block for each block of rows."""
        there = self.count if self.whole else k.minimum(self.end - self.low, self.count)
        with k.loop(0, there, TILE) as start:
            yield Block(start, self.low + start, None if self.whole else k.minimum(there - start, TILE))


class Rows(Protocol):
    """The rows of one weight ``[E, rows, length]``, and the products of some of them with rows of activations."""

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """The buffers that hold the weight."""

    @property
    def lanes(self) -> int:
        """The lanes of f32 that a dot product is left in."""

    @property
    def streams(self) -> int:
        """How many rows are best read side by side, where they are multiplied by one row of activations."""

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """The buffers in which rows of activations are read, of as many rows as the scalar ``dynamic`` says."""

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """Ask for where a row begins, so that no stream runs into it."""

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        """``sum_i weight[expert, row, i] x[a, i]`` of each row and each a, lane by lane, put into ``sums``."""


class Row(Protocol):
    """A row of numbers in memory."""

    def ask(self, k: Kernel, column: Value) -> None:
        """Ask for the cache line of a column."""

    def load(self, k: Kernel, column: Operand, lanes: int, mask: Value | None) -> Value:
        """``lanes`` numbers from a column on; where ``mask`` is false, zero and no access."""


@dataclass(frozen=True)
class InBuffer:
    """A row of a buffer ``[E, rows, length]``."""

    buffer: Buffer
    expert: Value
    row: Value

    def ask(self, k: Kernel, column: Value) -> None:
        """See ``Row``."""
        k.prefetch(self.buffer, self.expert, self.row, column)

    def load(self, k: Kernel, column: Operand, lanes: int, mask: Value | None) -> Value:
        """See ``Row``."""
        return k.load(self.buffer, self.expert, self.row, column, lanes=lanes, mask=mask)


@dataclass(frozen=True)
class PlainRows:
    """Rows of ``dtype``, as they lie in memory."""

    isa: Isa
    dtype: DType
    name: str
    experts: int
    rows: int
    length: int

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """See ``Rows``."""
        return (Buffer(self.name, (self.experts, self.rows, self.length), self.dtype.value),)

    @property
    def lanes(self) -> int:
        """See ``Rows``."""
        return self.isa.lanes

    @property
    def streams(self) -> int:
        """See ``Rows``."""
        return _ACCUMULATORS

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """See ``Rows``."""
        return (Buffer(x, (None, self.length), self.dtype.value, dynamic),)

    def begin(self, k: Kernel, expert: Value, row: Value) -> Row:
        """A row, to be read."""
        return InBuffer(self.planes[0], expert, row)

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """See ``Rows``."""
        asked = self.begin(k, expert, row)
        with k.loop(0, self._ahead(self.streams), LINE // self.dtype.itemsize) as column:
            asked.ask(k, column)

    def _ahead(self, streams: int) -> int:
        """Elements that a row is asked for in advance: together the bytes that two streams are."""
        return 2 * DISTANCE // streams // self.dtype.itemsize

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        """See ``Rows``."""
        dot, weight = DotProduct(self.isa, self.dtype), [self.begin(k, expert, row) for row in rows]
        whole = self.length - self.length % dot.step

        def advance(i: Operand, totals: list[Value], mask: Value | None) -> None:
            inputs = [dot.operand(k, k.load(x, a, i, lanes=dot.step, mask=mask)) for a in at]
            ahead = None if mask is not None else k.value(i) + self._ahead(len(rows))
            for r, row in enumerate(weight):
                if ahead is not None:
                    row.ask(k, ahead)
                w = dot.operand(k, row.load(k, i, dot.step, mask))
                for t, value in enumerate(inputs):
                    totals[r * len(at) + t] = dot.multiply_add(k, w, value, totals[r * len(at) + t])

        start = [k.constant(0.0, dot.accumulator)] * (len(rows) * len(at))
        with k.accumulate(0, whole, dot.step, start) as (i, totals):
            advance(i, totals, None)
        if whole < self.length:
            advance(k.constant(whole), totals, k.mask(self.length - whole, dot.step))
        sums.put(k, totals, len(at), number)
