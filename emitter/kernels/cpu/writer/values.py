"""Values of a kernel with their MLIR types, and the buffers that it reads and writes."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emitter.kernels.cpu.writer.text import Text


def vector_of(lanes: int, element: str) -> str:
    """The type of a vector of ``lanes`` elements; one lane is the element itself."""
    return element if lanes == 1 else f"vector<{lanes}x{element}>"


def element_of(type_: str) -> str:
    """The element type of a vector type, or the type itself."""
    return type_[7:-1].split("x", 1)[1] if type_.startswith("vector<") else type_


def lanes_of(type_: str) -> int:
    """The number of elements of a vector type, 1 for a scalar."""
    return int(type_[7:-1].split("x", 1)[0]) if type_.startswith("vector<") else 1


def bits_of(type_: str) -> int:
    """The bits of a value."""
    return lanes_of(type_) * int(element_of(type_).lstrip("bfi"))


def float_text(value: float, element: str = "f32") -> str:
    """``value`` rounded to f32 or f64 and spelled by its bits, so that the text says exactly what is meant."""
    if element == "f64":
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    return f"0x{struct.unpack('<I', struct.pack('<f', value))[0]:08X}"


@dataclass(frozen=True, eq=False)
class Value:
    """An SSA value: its name, its type and the kernel it lives in."""

    name: str
    type: str
    kernel: Text = field(repr=False)

    def _binary(self, op: str, other: Value | float, swap: bool = False) -> Value:
        left: Value | float = other if swap else self
        right: Value | float = self if swap else other
        return self.kernel.binary(op, left, right)

    def __add__(self, other: Value | float) -> Value:
        return self if isinstance(other, int) and other == 0 else self._binary("add", other)

    def __radd__(self, other: float) -> Value:
        return self + other

    def __sub__(self, other: Value | float) -> Value:
        return self._binary("sub", other)

    def __rsub__(self, other: float) -> Value:
        return self._binary("sub", other, swap=True)

    def __mul__(self, other: Value | float) -> Value:
        return self if isinstance(other, int) and other == 1 else self._binary("mul", other)

    def __rmul__(self, other: float) -> Value:
        return self * other

    def __truediv__(self, other: Value | float) -> Value:
        return self._binary("div", other)

    def __rtruediv__(self, other: float) -> Value:
        return self._binary("div", other, swap=True)

    def __floordiv__(self, other: Value | int) -> Value:
        return self if isinstance(other, int) and other == 1 else self._binary("div", other)

    def __mod__(self, other: Value | int) -> Value:
        return self.kernel.constant(0, self.type) if other == 1 else self._binary("rem", other)


Operand = Value | int | float


class KernelError(ValueError):
    """A kernel was asked for something that does not fit: a bug in a kernel or its host, never bad user input."""


@dataclass(frozen=True)
class Buffer:
    """A binding of a kernel: row-major ``shape`` of ``element``; ``None`` is the scalar named ``dynamic``."""

    name: str
    shape: tuple[int | None, ...]
    element: str
    dynamic: str = ""

    @property
    def memref(self) -> str:
        """The type the kernel sees."""
        return f"memref<{self._dims}x{self.element}>"

    @property
    def _dims(self) -> str:
        return "x".join("?" if extent is None else str(extent) for extent in self.shape)
