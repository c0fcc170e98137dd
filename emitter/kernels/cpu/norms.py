"""Norms over the last axis, and what they give rounded for the matrix products after them.

norm    for row (a workgroup):
          mean of the squares, lane by lane; of a LayerNorm the mean before, and squares about it
          each element times the reciprocal root, the weight, and the bias; stored in f32 and in the compute dtype

All of it is f64, and a result is rounded once: what rounding does to a root, it does to the whole row.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, vector_of
from emitter.signature import DType
from emitter.spec import NormSpec, NormWeight
from emitter.spec.norm import NormKind
from emitter.target.isa import Isa


@dataclass(frozen=True)
class NormKernel:
    """The kernel for rows ``[N, width]`` f32, whose results are also wanted in ``dtype``."""

    isa: Isa
    spec: NormSpec
    width: int
    dtype: DType

    def executable(self) -> Executable:
        """The kernel."""
        return Executable("norm", (self._kernel(), Grid(("rows", 1))))

    def _kernel(self) -> Kernel:
        spec, rounds = self.spec, self.dtype is not DType.F32
        buffers = [
            Buffer("x", (None, self.width), "f32", "rows"),
            *([Buffer("weight", (self.width,), "f32")] if spec.weighted else []),
            *([Buffer("bias", (self.width,), "f32")] if spec.bias else []),
            Buffer("y", (None, self.width), "f32", "rows"),
            *([Buffer("rounded", (None, self.width), self.dtype.value, "rows")] if rounds else []),
        ]
        k = Kernel("norm", buffers, ["rows"], fused=self.isa.fused)
        row, lanes = k.workgroup(0), self.isa.lanes
        zero, share = k.constant(0.0, vector_of(lanes, "f64")), 1.0 / self.width
        means: list[Value] = []

        def centred(i: Value, mask: Value | None) -> Value:
            x = k.to_f64(k.load("x", row, i, lanes=lanes, mask=mask))
            for mean in means:
                x = x - mean
            return x if mask is None or not means else k.select(mask, x, zero)

        def add(i: Value, mask: Value | None, total: list[Value]) -> None:
            total[0] = total[0] + centred(i, mask)

        def add_square(i: Value, mask: Value | None, squares: list[Value]) -> None:
            x = centred(i, mask)
            squares[0] = k.fma(x, x, squares[0])

        if spec.kind is NormKind.LAYER:
            (total,) = k.fold(self.width, lanes, [zero], add)
            means.append(k.broadcast(k.sum_lanes(total) * share, lanes))
        (squares,) = k.fold(self.width, lanes, [zero], add_square)
        square = k.sum_lanes(squares) * share + spec.eps
        root = k.broadcast(1.0 / k.assign(f"math.sqrt {square.name} : f64", "f64"), lanes)

        def store(i: Value, mask: Value | None) -> None:
            y = centred(i, mask) * root
            if spec.weighted:
                weight = k.to_f64(k.load("weight", i, lanes=lanes, mask=mask))
                y = y * (weight + 1.0 if spec.weight is NormWeight.CENTRED else weight)
            if spec.bias:
                y = y + k.to_f64(k.load("bias", i, lanes=lanes, mask=mask))
            y = k.narrow(y, "f32")
            k.store(y, "y", row, i, mask=mask)
            if rounds:
                k.store(k.narrow(y, self.dtype.value), "rounded", row, i, mask=mask)

        k.vectors(0, self.width, lanes, store)
        return k
