"""The host's side of a kernel: sizes that may depend on the token count, and the lines that dispatch.

With a static token count every size is a number and nothing but the dispatches is written; with a dynamic one sizes are
computed on the host, from the shape of an argument, without asking the device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.writer import Executable

Extent = int | str
"""A size: a number, or the SSA name of an index."""


@dataclass(frozen=True)
class Tensor:
    """A value of the host function: its SSA name, its sizes and its element type."""

    name: str
    shape: tuple[Extent, ...]
    element: str

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


class Host:
    """Writes lines of a host function through ``line``, with names from ``fresh`` (hint to name, no percent sign)."""

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

    def minimum(self, a: Extent, b: Extent, hint: str) -> Extent:
        """The smaller of the two."""
        return min(a, b) if isinstance(a, int) and isinstance(b, int) else self._op("minui", a, b, hint)

    def divide(self, a: Extent, b: int, hint: str) -> Extent:
        """``a / b``, rounded down."""
        return a // b if isinstance(a, int) else self._op("divui", a, b, hint)

    def convert(self, x: Tensor, element: str) -> Tensor:
        """``x`` rounded to another element type."""
        if x.element == element:
            return x
        to = Tensor("", x.shape, element).type
        return Tensor(self.assign(f"stablehlo.convert {x.name} : ({x.type}) -> {to}", f"x_{element}"), x.shape, element)

    def zeros(self, length: int, hint: str) -> Tensor:
        """``length`` words (i32)."""
        of = Tensor("", (length,), "i32")
        return Tensor(self.assign(f"stablehlo.constant dense<0> : {of.type}", hint), of.shape, of.element)

    def dispatch(
        self,
        executable: Executable,
        kernel: str,
        inputs: Sequence[Tensor],
        scalars: Sequence[Extent],
        results: Sequence[Tensor],
        *,
        updates: Tensor | None = None,
    ) -> list[Tensor]:
        """Run a kernel. ``results`` give hints for names, and types; ``updates`` is an input written in place.

        What is returned are the results, behind the updated input if there is one.
        """
        sizes = [self.name(s) for s in scalars]
        out = [t.typed for t in results]
        if updates is not None:
            out, results = [updates.name, *out], [updates, *results]
        call = executable.dispatch(kernel, [(t.name, t.typed) for t in inputs], sizes, out)
        if len(out) == 1:
            return [Tensor(self.assign(call, results[0].name.removeprefix("%")), results[0].shape, results[0].element)]
        name = f"%{self._fresh(kernel)}"
        self._line(f"{name}:{len(out)} = {call}")
        return [Tensor(f"{name}#{i}", t.shape, t.element) for i, t in enumerate(results)]
