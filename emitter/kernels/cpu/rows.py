"""How the kernels that stream rows of a weight read them: as they lie, or packed and dequantised in the dot product."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.panels import LINE, TILE
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value
from emitter.signature import DType

DISTANCE = 2048
"""Bytes that a stream is asked for in advance; the hardware's own prefetchers stop at each page."""


@dataclass(frozen=True)
class Sums:
    """Dot products before their lanes are added up: of ``streams`` rows that are read side by side with ``at_once``
    rows of activations, and of ``TILE`` neighbours of each of those rows."""

    buffer: Buffer
    added: Buffer
    at_once: int

    @staticmethod
    def scratch(k: Kernel, streams: int, at_once: int, lanes: int) -> Sums:
        """Memory for them; to be asked for once, before any loop."""
        sums = k.scratch("sums", (streams * at_once, TILE, lanes), "f32")
        return Sums(sums, k.scratch("added", (TILE,), "f32"), at_once)

    def put(self, k: Kernel, totals: Sequence[Value], count: int, number: Value) -> None:
        """The lanes of ``count`` dot products of each stream's row of that number."""
        for place, total in enumerate(totals):
            k.store(total, self.buffer, place // count * self.at_once + place % count, number, 0)

    def totals(self, k: Kernel, stream: int, t: Value) -> Value:
        """The dot products of all neighbours with the t-th row of activations; where none was put, anything."""
        place, lanes = t + stream * self.at_once, self.buffer.shape[2] or 0
        # One row at a time: a tree over all rows in registers is as fast as that, and four times the text.
        with k.loop(0, TILE) as i:
            k.store(k.sum_lanes(k.load(self.buffer, place, i, 0, lanes=lanes)), self.added, i)
        return k.load(self.added, 0, lanes=TILE)


class Rows(Protocol):
    """The rows of one weight ``[E, rows, length]``, and the products of some of them with rows of activations."""

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """The buffers that hold the weight."""

    @property
    def lanes(self) -> int:
        """The lanes of f32 that a dot product is left in."""

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """The buffers in which rows of activations are read, of as many rows as the scalar ``dynamic`` says."""

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """Ask for where a row begins, so that no stream runs into it."""

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        """``sum_i weight[expert, row, i] x[a, i]`` of row r and the t-th a, lane by lane: ``sums.of(r, t)[number]``."""


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

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """See ``Rows``."""
        return (Buffer(x, (None, self.length), self.dtype.value, dynamic),)

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """See ``Rows``."""
        size = self.dtype.itemsize
        with k.loop(0, DISTANCE // size, LINE // size) as column:
            k.prefetch(self.name, expert, row, column)

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        """See ``Rows``."""
        dot, weight = DotProduct(self.isa, self.dtype), self.planes[0]
        whole = self.length - self.length % dot.step

        def advance(i: Operand, totals: list[Value], mask: Value | None) -> None:
            inputs = [dot.operand(k, k.load(x, a, i, lanes=dot.step, mask=mask)) for a in at]
            for r, row in enumerate(rows):
                if mask is None:
                    k.prefetch(weight, expert, row, i + DISTANCE // self.dtype.itemsize)
                w = dot.operand(k, k.load(weight, expert, row, i, lanes=dot.step, mask=mask))
                for t, value in enumerate(inputs):
                    totals[r * len(at) + t] = dot.multiply_add(k, w, value, totals[r * len(at) + t])

        start = [k.constant(0.0, dot.accumulator)] * (len(rows) * len(at))
        with k.accumulate(0, whole, dot.step, start) as (i, totals):
            advance(i, totals, None)
        if whole < self.length:
            advance(k.constant(whole), totals, k.mask(self.length - whole, dot.step))
        sums.put(k, totals, len(at), number)
