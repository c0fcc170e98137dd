"""Dot products along the rows of two matrices: what one step loads and how it adds up, per tier and element type."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.writer import Body, Value, vector_of
from emitter.signature import DType
from emitter.target.isa import Isa


@dataclass(frozen=True)
class DotProduct:
    """Products of elements of ``dtype``, summed in f32 lane by lane."""

    isa: Isa
    dtype: DType

    @property
    def _paired(self) -> bool:
        return self.dtype is DType.BF16 and self.isa.bf16_dot

    @property
    def step(self) -> int:
        """Elements per step."""
        return 2 * self.isa.lanes if self._paired else self.isa.lanes

    @property
    def accumulator(self) -> str:
        """The type of a running sum."""
        return vector_of(self.isa.lanes, "f32")

    def operand(self, k: Body, loaded: Value) -> Value:
        """A loaded vector in the form that ``multiply_add`` takes."""
        return loaded if self._paired else k.to_f32(loaded)

    def multiply_add(self, k: Body, a: Value, b: Value, total: Value) -> Value:
        """``total + a * b``."""
        if self._paired:
            return k.intrinsic("llvm.x86.avx512bf16.dpbf16ps.512", self.accumulator, total, a, b)
        return k.fma(a, b, total)
