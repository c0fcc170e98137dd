"""How the kernels that stream rows of a weight read them: as they lie, or packed and dequantised in the dot product."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Protocol

from emitter.kernels.cpu.addressed import Contiguous
from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.panels import LINE, TILE
from emitter.kernels.cpu.writer import Body, Buffer, Function, Operand, Value, vector_of
from emitter.signature import DType
from emitter.target.isa import Isa

AHEAD = ((8192, 2), (2048, 3))
"""Bytes that a stream is asked for in advance where two are read, and into which level of the cache: past the first,
then into it too. A core can wait for few lines in its first level at a time; its own prefetchers stop at each page."""
MOST = 4
"""Rows of activations that share a pass over the rows at most."""
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
    def scratch(k: Body, parts: int, at_once: int, lanes: int, rows: int = TILE) -> Sums:
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

    def put(self, k: Body, totals: Sequence[Value], count: int, number: Value) -> None:
        """The lanes of ``count`` dot products of the row of that number of each part."""
        for place, total in enumerate(totals):
            k.store(total, self.buffer, place // count * self.at_once + place % count, number, 0)

    def place(self, k: Body, rows: int, number: Value) -> dict[str, Operand]:
        """Where the lanes go of so many rows that are read side by side, the first of that number, as addresses: those
        of its product with the first row of activations, and how far after them are those with the next one, those of
        the next row, and those of the second half of the rows: of ups, or of the later runs."""
        lane_bytes = (self.buffer.shape[2] or 0) * 4
        stream = self.each * lane_bytes
        half = rows // 2 * stream if self.parts == 1 else self.at_once * self.apart
        to = k.address(self.buffer) + number * lane_bytes
        return {"to": to, "token": self.apart, "stream": stream, "half": half}

    def _added(self) -> Function:
        """Adds up the lanes of ``TILE`` dot products, one by one: a tree over all of them in registers is as fast."""
        lanes = self.buffer.shape[2] or 0
        f = Function(f"add_up_{lanes}", [], ["lanes", "to"])
        with f.loop(0, TILE) as i:
            found = f.load_at(f.scalars["lanes"] + i * (lanes * 4), vector_of(lanes, "f32"), min(LINE, lanes * 4))
            f.store_at(f.sum_lanes(found), f.scalars["to"] + i * 4, 4)
        return f

    @property
    def apart(self) -> int:
        """Bytes from the lanes of a row's product with one row of activations to those with the next."""
        return (self.buffer.shape[1] or 0) * (self.buffer.shape[2] or 0) * 4

    def add_up(self, k: Body, t: Value, start: Value) -> list[Value]:
        """The dot products of ``TILE`` rows of each part from ``start`` on with the t-th row of activations; where none
        was put, anything."""
        lane_bytes = (self.buffer.shape[2] or 0) * 4
        with k.loop(0, self.parts) as part:
            lanes = k.address(self.buffer) + start * lane_bytes + (t + part * self.at_once) * self.apart
            k.call(self._added(), {}, {"lanes": lanes, "to": k.address(self.added) + part * (TILE * 4)})
        return [k.load(self.added, part, 0, lanes=TILE) for part in range(self.parts)]


@dataclass(frozen=True)
class Block:
    """``TILE`` neighbouring rows from ``start`` on, which is row ``first`` of the weight; ``count`` of them are there,
    None where all are."""

    start: Value
    first: Value
    count: Value | None

    def mask(self, k: Body, each: int = 1) -> Value | None:
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

    def numbers(self, k: Body) -> Operand:
        """How many rows of each run there are, in the longest."""
        return self.each if self.whole else k.minimum(self.end - self.low, self.each)

    def rows(self, k: Body, number: Value) -> list[Value]:
        """The rows of that number of every run."""
        first = self.low + number
        rows = [first, *(first + stream * self.each for stream in range(1, self.streams))]
        return rows if self.whole else [k.minimum(row, self.end - 1) for row in rows]

    @contextmanager
    def blocks(self, k: Body) -> Iterator[Block]:
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

    @property
    def at_once(self) -> tuple[int, ...]:
        """How many rows of activations may share a pass over the rows, from the most on."""

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """The buffers in which rows of activations are read, of as many rows as the scalar ``dynamic`` says."""

    def ask(self, k: Body, expert: Value, row: Value) -> None:
        """Ask for where a row begins, so that no stream runs into it."""

    def dots(
        self, k: Body, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        """``sum_i weight[expert, row, i] x[a, i]`` of each row and each a, lane by lane, put into ``sums``."""


@dataclass(frozen=True)
class PlainRows:
    """See ``Rows``: numbers, as they lie in memory."""

    isa: Isa
    of: Contiguous

    @property
    def planes(self) -> tuple[Buffer, ...]:
        return self.of.planes

    @property
    def dtype(self) -> DType:
        """The type of the numbers, and of activations."""
        return self.of.dtype

    @property
    def lanes(self) -> int:
        return self.isa.lanes

    @property
    def streams(self) -> int:
        return _ACCUMULATORS

    @property
    def at_once(self) -> tuple[int, ...]:
        """See ``Rows``: two or three take as long as four, for the rows come from memory."""
        return (MOST, 1)

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        return (Buffer(x, (None, self.of.weight.length), self.dtype.value, dynamic),)

    def ask(self, k: Body, expert: Value, row: Value) -> None:
        start, begin = self.of.address(k, expert, row), 0
        for distance, locality in reversed(AHEAD):
            end = 2 * distance // self.streams
            with k.loop(begin, end, LINE) as along:
                k.prefetch_at(start + along, locality=locality)
            begin = end

    def dots(
        self, k: Body, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        f = self._function(len(rows), len(at))
        given: dict[str, Operand] = {f"row_{r}": self.of.address(k, expert, row) for r, row in enumerate(rows)}
        given |= {f"x_{t}": k.address(x) + a * self.of.row_bytes for t, a in enumerate(at)}
        k.call(f, {}, {**given, "length": self.of.weight.length, **sums.place(k, len(rows), number)})

    def _function(self, rows: int, tokens: int) -> Function:
        """The products of so many rows with so many of activations, of any length with such an end. All are addresses;
        where sums go is said as ``Sums.place`` does."""
        dot, size = DotProduct(self.isa, self.dtype), self.dtype.itemsize
        type_, ragged, numbers = vector_of(dot.step, self.dtype.value), self.of.weight.length % dot.step, range(rows)
        names = [*(f"row_{r}" for r in numbers), *(f"x_{t}" for t in range(tokens))]
        names += ["length", "to", "token", "stream", "half"]
        f = Function(f"dots_{rows}x{tokens}{'_ragged' * bool(ragged)}", [], names, fused=self.isa.fused)
        weight = [f.pointer(f.scalars[f"row_{r}"]) for r in numbers]
        inputs = [f.pointer(f.scalars[f"x_{t}"]) for t in range(tokens)]
        length = f.scalars["length"]
        whole = length - length % dot.step if ragged else length

        def advance(i: Value, totals: list[Value], mask: Value | None) -> None:
            along = f.offset(i * size)
            # together the bytes that two streams are asked for in advance
            ahead = [] if mask is not None else [(f.offset(i * size + 2 * far // rows), level) for far, level in AHEAD]
            loaded = [dot.operand(f, f.load_at(f.pointer(x, along), type_, size, mask)) for x in inputs]
            for r, row in enumerate(weight):
                for place, level in ahead:
                    f.prefetch_at(f.pointer(row, place), locality=level)
                w = dot.operand(f, f.load_at(f.pointer(row, along), type_, size, mask))
                for t, value in enumerate(loaded):
                    totals[r * tokens + t] = dot.multiply_add(f, w, value, totals[r * tokens + t])

        start = [f.constant(0.0, dot.accumulator)] * (rows * tokens)
        with f.accumulate(0, whole, dot.step, start) as (i, totals):
            advance(i, totals, None)
        if ragged:
            advance(whole, totals, f.mask(length - whole, dot.step))
        for place, total in enumerate(totals):
            row, token = divmod(place, tokens)
            half, stream = divmod(row, max(1, rows // 2))
            to = f.scalars["to"]
            for name, number in (("half", half), ("stream", stream), ("token", token)):
                to = to + f.scalars[name] * number if number else to
            f.store_at(total, to, min(LINE, self.isa.lanes * 4))
        return f
