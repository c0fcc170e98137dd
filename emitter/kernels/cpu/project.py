"""``x @ W^T`` of a few hundred columns, accumulated in f64: the router's logits, which decide who computes the rest.

Dot products along the rows as they lie in memory, of a few rows of W with a few tokens at a time, or of more rows with
the one token there is. In f64 a vector holds half as many products; what is computed here is a hundredth of what the
experts compute.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, vector_of
from emitter.signature import DType
from emitter.target.isa import Isa

_AHEAD = 2048  # bytes that a row is asked for in advance; the hardware's own prefetchers stop at each page
_ROWS = 16  # of W, of one workgroup
_TOKENS = 16  # of one workgroup


@dataclass(frozen=True)
class Projection:
    """The kernel for ``W [rows, length]`` of ``dtype``, over ``x [N, length]`` of the same type."""

    isa: Isa
    rows: int
    length: int
    dtype: DType

    @property
    def name(self) -> str:
        """The executable's name: one for each shape."""
        return f"project_{self.rows}x{self.length}_{self.dtype.value}"

    def executable(self) -> Executable:
        """The one kernel."""
        return Executable(self.name, (self._kernel(), Grid(-(-self.rows // _ROWS), ("tokens", _TOKENS))))

    def _kernel(self) -> Kernel:
        buffers = [
            Buffer("x", (None, self.length), self.dtype.value, "tokens"),
            Buffer("weight", (self.rows, self.length), self.dtype.value),
            Buffer("y", (None, self.rows), "f32", "tokens"),
        ]
        k = Kernel(self.name, buffers, ["tokens"], fused=self.isa.fused)
        block = 4 if self.isa.registers >= 32 else 2
        sums = k.scratch("sums", (max(2 * block, block * block), self._lanes), "f64")
        row_low, token_low = k.workgroup(0) * _ROWS, k.workgroup(1) * _TOKENS
        row_high = k.minimum(row_low + _ROWS, self.rows)
        token_high = k.minimum(token_low + _TOKENS, k.scalars["tokens"])
        one = k.compare("==", k.scalars["tokens"], 1)
        with k.when(one), k.loop(row_low, row_high, 2 * block) as row:
            self._block(k, sums, row, 2 * block, k.constant(0), 1)
        with k.otherwise(), k.loop(row_low, row_high, block) as row, k.loop(token_low, token_high, block) as token:
            self._block(k, sums, row, block, token, block)
        return k

    @property
    def _lanes(self) -> int:
        return max(self.isa.lanes // 2, 2)

    def _block(
        self, k: Kernel, scratch: Buffer, row: Value, rows_at_once: int, token: Value, tokens_at_once: int
    ) -> None:
        """The dot products of some rows with some tokens; a sum is the same whatever is computed with it."""
        lanes = self._lanes
        # Past the end, the last row or token once more: the same number to the same place.
        rows = [row, *(row + i for i in range(1, rows_at_once))]
        if self.rows % rows_at_once:
            rows = [k.minimum(at, self.rows - 1) for at in rows]
        tokens = [k.minimum(token + i, k.scalars["tokens"] - 1) for i in range(tokens_at_once)]

        def advance(i: Value, mask: Value | None, sums: list[Value]) -> None:
            xs = [self._wide(k, k.load("x", t, i, lanes=lanes, mask=mask)) for t in tokens]
            ahead = None if mask is not None else i + _AHEAD // self.dtype.itemsize
            for r, at in enumerate(rows):
                if ahead is not None:
                    k.prefetch("weight", at, ahead)
                w = self._wide(k, k.load("weight", at, i, lanes=lanes, mask=mask))
                for t, x in enumerate(xs):
                    place = r * len(tokens) + t
                    sums[place] = k.fma(w, x, sums[place])

        start = [k.constant(0.0, vector_of(lanes, "f64"))] * (len(rows) * len(tokens))
        sums = k.fold(self.length, lanes, start, advance)
        for place, value in enumerate(sums):
            k.store(value, scratch, place, 0)
        with k.loop(0, rows_at_once) as r, k.loop(0, tokens_at_once) as t:
            total = k.sum_lanes(k.load(scratch, r * tokens_at_once + t, 0, lanes=lanes))
            to, at = k.minimum(token + t, k.scalars["tokens"] - 1), k.minimum(row + r, self.rows - 1)
            k.store(k.cast("arith.truncf", total, "f32"), "y", to, at)

    @staticmethod
    def _wide(k: Kernel, loaded: Value) -> Value:
        return k.cast("arith.extf", loaded, "f64")
