"""What the host's side of every target's kernels is made of: sizes that may depend on the token count, and values.

With a static token count every size is a number and nothing is written for it; with a dynamic one sizes are computed on
the host, from the shape of an argument, without asking the device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from emitter.text.builder import FunctionBuilder, TensorType, Value

Extent = int | str
"""A size: a number, or the SSA name of an ``index``, with its percent sign."""


@dataclass(frozen=True)
class Tensor:
    """A value of the host function: its SSA name, its sizes and its element type.

    ``rows`` is how a kernel sees it, if it sees all elements one after another: their number.
    """

    name: str
    shape: tuple[Extent, ...]
    element: str
    rows: Extent | None = None

    @property
    def type(self) -> str:
        """The MLIR type."""
        dims = "".join(f"{'?' if isinstance(d, str) else d}x" for d in self.shape)
        return f"tensor<{dims}{self.element}>"

    @property
    def typed(self) -> str:
        """The type with its dynamic sizes, as ``flow.dispatch`` wants it."""
        dynamic = [d for d in self.shape if isinstance(d, str)]
        return self.type + (f"{{{', '.join(dynamic)}}}" if dynamic else "")

    @property
    def tied(self) -> str:
        """How ``flow.dispatch`` names it as a result that is written in its place."""
        return self.name + self.typed.removeprefix(self.type)

    @property
    def seen(self) -> tuple[Extent, ...]:
        """The shape that a kernel sees."""
        return self.shape if self.rows is None else (self.rows,)

    def flat(self, count: Extent) -> Tensor:
        """The same elements, ``count`` of them, one after another."""
        return replace(self, rows=count)


def tensor(b: FunctionBuilder, of: Value) -> Tensor:
    """A value as kernels take it: with sizes that are numbers, or names of an ``index`` of the host."""
    return Tensor(str(of), tuple(b.index(d) for d in of.shape), of.dtype.value)


def value(of: Tensor, type_: TensorType) -> Value:
    """What a kernel computed, as a value of the function."""
    return Value(of.name.removeprefix("%"), type_)


class Sizes:
    """Computes sizes in a host function, whose lines go to ``line``, with names from ``fresh`` (no percent sign)."""

    def __init__(self, line: Callable[[str], None], fresh: Callable[[str], str]) -> None:
        self._line = line
        self._fresh = fresh

    def assign(self, expression: str, hint: str) -> str:
        """Write ``%name = expression``; the name, with its percent sign."""
        name = f"%{self._fresh(hint)}"
        self._line(f"{name} = {expression}")
        return name

    def name(self, extent: Extent) -> str:
        """The SSA name of a size."""
        return extent if isinstance(extent, str) else self.assign(f"arith.constant {extent} : index", f"size_{extent}")

    def _op(self, op: str, a: Extent, b: Extent, hint: str) -> Extent:
        return self.assign(f"arith.{op} {self.name(a)}, {self.name(b)} : index", hint)

    def multiply(self, a: Extent, b: Extent, hint: str) -> Extent:
        """``a * b``."""
        return a * b if isinstance(a, int) and isinstance(b, int) else self._op("muli", a, b, hint)

    def add(self, a: Extent, b: Extent, hint: str) -> Extent:
        """``a + b``."""
        return a + b if isinstance(a, int) and isinstance(b, int) else self._op("addi", a, b, hint)

    def less(self, a: Extent, b: Extent, hint: str) -> Extent:
        """``a - b``, and 0 where that is below."""
        if isinstance(a, int) and isinstance(b, int):
            return max(a - b, 0)
        return self._op("maxsi", self._op("subi", a, b, hint), 0, hint)

    def minimum(self, a: Extent, b: Extent, hint: str) -> Extent:
        """The smaller of the two."""
        return min(a, b) if isinstance(a, int) and isinstance(b, int) else self._op("minui", a, b, hint)

    def divide(self, a: Extent, b: int, hint: str) -> Extent:
        """``a / b``, rounded down."""
        return a // b if isinstance(a, int) else self._op("divui", a, b, hint)

    def divide_up(self, a: Extent, b: int, hint: str) -> Extent:
        """``a / b``, rounded up."""
        return -(-a // b) if isinstance(a, int) else self._op("ceildivui", a, b, hint)

    def by_size(self, a: Extent, limit: int, low: Extent, high: Extent, hint: str) -> Extent:
        """``low`` up to ``a = limit``, ``high`` above."""
        if isinstance(a, int):
            return low if a <= limit else high
        few = self.assign(f"arith.cmpi ule, {a}, {self.name(limit)} : index", f"few_{hint}")
        return self.assign(f"arith.select {few}, {self.name(low)}, {self.name(high)} : index", hint)
