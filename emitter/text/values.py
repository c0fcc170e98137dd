"""Values of a text and their types, and numbers as MLIR spells them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from emitter.shapes import Shape, Sym
from emitter.signature import DType


class ShapeError(ValueError):
    """An op was asked for with operands that do not fit. A bug in a stage, never bad user input."""


@dataclass(frozen=True)
class TensorType:
    """A ranked tensor type."""

    shape: Shape
    dtype: DType

    @property
    def is_static(self) -> bool:
        """Whether every dimension is known."""
        return not any(isinstance(dim, Sym) for dim in self.shape)

    def __str__(self) -> str:
        dims = "".join(f"{'?' if isinstance(d, Sym) else d}x" for d in self.shape)
        return f"tensor<{dims}{self.dtype.value}>"


@dataclass(frozen=True)
class Value:
    """An SSA value: its name without the percent sign, and its type."""

    name: str
    type: TensorType

    @property
    def shape(self) -> Shape:
        """The shape of the value."""
        return self.type.shape

    @property
    def dtype(self) -> DType:
        """The element type of the value."""
        return self.type.dtype

    def extent(self, axis: int) -> int:
        """The size of an axis that is a number. Raises ``ShapeError`` where it is a symbol."""
        dim = self.shape[axis]
        if isinstance(dim, Sym):
            raise ShapeError(f"axis {axis} of {self} {self.type} is {dim.name}, which is not known when it is written")
        return dim

    def __str__(self) -> str:
        return f"%{self.name}"


def format_float(value: float, dtype: DType) -> str:
    """``value`` rounded to ``dtype`` as an MLIR literal that parses back to exactly that number.

    The shortest decimal of the rounded value as a double: a parser that goes through double meets the very
    same number, so no second rounding can happen. Infinities and NaN are spelled as bits.
    """
    rounded = np.asarray(value, np.float64 if dtype is DType.F64 else np.float32).astype(dtype.numpy)
    as_double = float(rounded)
    if not np.isfinite(as_double):
        bits = rounded.view(f"u{dtype.itemsize}")
        return f"0x{int(bits):0{2 * dtype.itemsize}X}"
    text = repr(as_double)
    mantissa, _, exponent = text.partition("e")
    if "." not in mantissa:
        mantissa += ".0"
    return f"{mantissa}e{int(exponent):+03d}" if exponent else mantissa


def literal(value: float | int | bool, dtype: DType) -> str:
    """A number as a constant of ``dtype`` has it."""
    if dtype is DType.I1:
        return "true" if value else "false"
    return format_float(float(value), dtype) if dtype.is_float else str(int(value))
