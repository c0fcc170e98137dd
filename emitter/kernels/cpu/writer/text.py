"""The lines of a kernel or a function, its buffers, scalars and constants."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from emitter.kernels.cpu.writer.values import Buffer, KernelError, Operand, Value, element_of, float_text, lanes_of

if TYPE_CHECKING:
    from emitter.kernels.cpu.writer.body import Function

_PURE = (
    *("arith.", "math.", "llvm.inttoptr", "llvm.getelementptr", "memref.extract_aligned_pointer_as_index"),
    *("vector.broadcast", "vector.shuffle", "vector.bitcast", "vector.extract", "vector.create_mask"),
)
"""How operations begin that read no memory and write none."""


@dataclass
class Branch:
    """An ``scf.if`` among the lines of a kernel, whose other side may still come."""

    indent: str
    condition: str
    yes: list[str | Branch] = field(default_factory=list)
    no: list[str | Branch] | None = None


def _flat(lines: Sequence[str | Branch]) -> Iterator[str]:
    for line in lines:
        if isinstance(line, str):
            yield line
            continue
        yield f"{line.indent}scf.if {line.condition} {{"
        yield from _flat(line.yes)
        if line.no is not None:
            yield f"{line.indent}}} else {{"
            yield from _flat(line.no)
        yield f"{line.indent}}}"


class Text:
    """What is common to kernels and functions: named buffers and scalars, and lines written top to bottom."""

    _KIND = "body"

    def __init__(
        self, name: str, buffers: Sequence[Buffer], scalars: Sequence[str] = (), *, fused: bool = True
    ) -> None:
        self.name = name
        self.fused = fused
        self.functions: dict[str, Function] = {}
        """What is called, by name."""
        self.buffers = {buffer.name: buffer for buffer in buffers}
        names = [*(buffer.name for buffer in buffers), *scalars]
        self._require(len(set(names)) == len(names), f"two of {', '.join(names)} have one name")
        for b in buffers:
            extents = [extent for extent in b.shape if extent is None]
            self._require(
                len(extents) == (b.dynamic != ""), f"{b.name} {b.memref} has the dynamic extent {b.dynamic!r}"
            )
            self._require(b.dynamic in ("", *scalars), f"{b.name} has an extent {b.dynamic}, which is no scalar")
        self._scratch: list[Buffer] = []
        self.scalars = {scalar: Value(f"%{scalar}", "index", self) for scalar in scalars}
        self._lines: list[str | Branch] = []
        self._constants: dict[tuple[str, str], Value] = {}
        self._known: ChainMap[tuple[str, str], Value] = ChainMap()
        self._depth = 0
        self._count = 0

    def line(self, text: str) -> None:
        """Write one line at the current depth."""
        self._lines.append(" " * self._depth + text)

    def comment(self, text: str) -> None:
        """Write a comment line."""
        self.line(f"// {text}")

    def fresh(self, hint: str = "") -> str:
        """A new SSA name: the hint, if there is one, and a number."""
        self._count += 1
        return f"%{hint}_{self._count}" if hint else f"%{self._count}"

    def assign(self, expression: str, type_: str, hint: str = "", *, pure: bool = False) -> Value:
        """Write ``%name = expression`` and return the value, of type ``type_``; of an operation without side effects
        (``pure``, or one of ``_PURE``) that is written already where this block sees it, the value that there is."""
        key, pure = (expression, type_), pure or expression.startswith(_PURE)
        if pure and key in self._known:
            return self._known[key]
        value = Value(self.fresh(hint), type_, self)
        self.line(f"{value.name} = {expression}")
        if pure:
            self._known[key] = value
        return value

    @contextmanager
    def _deeper(self) -> Iterator[None]:
        """Lines of a region: what is computed in it is not visible after it."""
        self._depth += 1
        self._known = self._known.new_child()
        yield
        self._known = self._known.parents
        self._depth -= 1

    @property
    def text(self) -> str:
        """The finished ``func.func``."""
        raise NotImplementedError

    def _text(self, head: str, *opening: str) -> str:
        """The whole function: its head, the constants, what ``opening`` says and the body."""
        constants = [
            # A boolean carries its type in its spelling.
            f"{value.name} = arith.constant {literal}{'' if value.type == 'i1' else f' : {value.type}'}"
            for (_, literal), value in self._constants.items()
        ]
        lines = [*constants, *opening, *_flat(self._lines), "return"]
        return "\n".join([f"{head} {{", *(f" {line}" for line in lines), "}"]) + "\n"

    def _refuse(self, what: str) -> KernelError:
        return KernelError(f"{self._KIND} {self.name}: {what}")

    def _require(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise self._refuse(otherwise)

    def _constant(self, literal: str, type_: str) -> Value:
        key = (type_, literal)
        if key not in self._constants:
            self._constants[key] = Value(f"%c_{len(self._constants)}", type_, self)
        return self._constants[key]

    def constant(self, value: float, type_: str = "index") -> Value:
        """A constant of ``type_``; of a vector type, the same number in every lane."""
        element = element_of(type_)
        if element == "i1":
            literal = "true" if value else "false"
        elif element in ("f32", "f64"):
            literal = float_text(value, element)
        else:
            literal = f"{float(value):e}" if element in ("bf16", "f16") else str(value)
        return self._constant(f"dense<{literal}>" if type_ != element else literal, type_)

    def constant_vector(self, values: Sequence[int], element: str = "i32") -> Value:
        """A constant vector with the given lanes."""
        literal = f"dense<[{', '.join(str(v) for v in values)}]>"
        return self._constant(literal, f"vector<{len(values)}x{element}>")

    def value(self, operand: Operand, type_: str = "index") -> Value:
        """``operand`` as a value: numbers become constants of ``type_``, scalars fill all lanes of a vector type."""
        if not isinstance(operand, Value):
            return self.constant(operand, type_)
        if operand.type != type_ and operand.type == element_of(type_):
            return self.broadcast(operand, lanes_of(type_))
        return operand

    def binary(self, op: str, left: Operand, right: Operand) -> Value:
        """``left op right``: operators of values are these."""
        raise NotImplementedError

    def broadcast(self, scalar: Value, lanes: int) -> Value:
        """A vector with ``scalar`` in each lane."""
        raise NotImplementedError
