"""How the kernels that stream rows of a weight read them: as they lie, or packed and dequantised in the dot product."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value
from emitter.signature import DType

DISTANCE = 2048
"""Bytes that a stream is asked for in advance; the hardware's own prefetchers stop at each page."""


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
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Buffer, stride: int
    ) -> None:
        """``sum_i weight[expert, row, i] x[a, i]`` of row r and the t-th a, lane by lane: ``sums[stride r + t]``."""


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
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Buffer, stride: int
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
        store_lanes(k, totals, sums, len(at), stride)


def store_lanes(k: Kernel, totals: Sequence[Value], sums: Buffer, count: int, stride: int) -> None:
    """The lanes of ``count`` dot products of each row into ``sums[stride r + t]``."""
    for place, total in enumerate(totals):
        k.store(total, sums, place // count * stride + place % count, 0)
