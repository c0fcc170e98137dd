"""The body of one function as text: arguments, names, stages, results, and what stands beside it in the module."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from emitter.shapes import Dim, Shape, Sym
from emitter.signature import Argument, DType, Parameters, Result, Signature
from emitter.text.needs import Needs
from emitter.text.values import ShapeError, TensorType, Value

_STAGE = "// stage: "
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_SCOPED = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*")


class FunctionText:
    """What every function is, whatever its ops.

    Args:
        name: Symbol name, without the at sign.
        public: Whether the function is an entry point.
        same_module_as: A function of the same module, whose declarations are this one's too; every function of a module
            with kernels has to share them, for their symbols are unique in it.
    """

    def __init__(self, name: str, *, public: bool = True, same_module_as: FunctionText | None = None) -> None:
        self.name = name
        self.public = public
        self._arguments: list[Value] = []
        self._lines: list[str] = []
        self._taken: dict[str, int] = {}
        self._results: tuple[tuple[str, Value], ...] | None = None
        self._memo: dict[object, Value] = {}
        self._declarations: dict[str, object] = {} if same_module_as is None else same_module_as._declarations
        self._needs: set[Needs] = set()
        self._loaded: dict[str, str] = {}
        self.for_iree = False
        """Whether it holds an op that is not StableHLO's but of IREE's input."""

    def argument(self, name: str, shape: Shape, dtype: DType) -> Value:
        """Declare the next argument; the first one with a symbol gives its size."""
        if not _SCOPED.fullmatch(name):
            raise ShapeError(f"argument name {name!r} is no identifier, nor one in scopes (layers.3.router)")
        value = Value(name, TensorType(shape, dtype))
        if name in self._taken:
            raise ShapeError(f"argument {name!r} is declared twice")
        self._taken[name] = 1
        self._arguments.append(value)
        return value

    def take(self, arguments: Iterable[Argument]) -> dict[str, Value]:
        """Declare these arguments, in order: their values by name."""
        return {a.name: self.argument(a.name, a.shape, a.dtype) for a in arguments}

    @property
    def arguments(self) -> tuple[Value, ...]:
        """Its arguments so far, in order."""
        return tuple(self._arguments)

    def load(self, name: str, parameters: Parameters) -> None:
        """Have the argument ``name`` be a parameter of the module, which every function that loads it shares."""
        value = next(argument for argument in self._arguments if argument.name == name)
        key = f'"{parameters.scope}"::"{parameters.key(name)}"'
        self._loaded[name] = f"util.global private @{name} = #flow.parameter.named<{key}> : {value.type}"

    @property
    def globals(self) -> dict[str, str]:
        """The declarations of the parameters that it loads, by their names."""
        return self._loaded

    def stage(self, name: str, comment: str = "") -> None:
        """Head the following ops with a comment, where there are any; compiler diagnostics are traced back to it."""
        self._end_stage()
        self._lines.append(f"{_STAGE}{name}" + (f": {comment}" if comment else ""))

    def _end_stage(self) -> None:
        """A blank line after the ops so far; the comment of a stage that has none is taken out."""
        if self._lines and self._lines[-1].startswith(_STAGE):
            self._lines.pop()
        elif self._lines:
            self._lines.append("")

    def comment(self, text: str) -> None:
        """A comment line inside a stage."""
        self._lines.append(f"// {text}")

    def results(self, named: Iterable[tuple[str, Value]]) -> None:
        """End the function with its named results."""
        if self._results is not None:
            raise ShapeError(f"function @{self.name} already has its results")
        self._results = tuple(named)
        values = [v for _, v in self._results]
        self._end_stage()
        types = ", ".join(str(v.type) for v in values)
        self._lines.append(f"return {', '.join(map(str, values))} : {types}")

    def signature(self, arguments: Iterable[Argument]) -> Signature:
        """Its signature, once it has results; ``arguments`` are those that it takes."""
        results = (Result(name, value.shape, value.dtype) for name, value in self.named_results)
        return Signature(tuple(arguments), tuple(results))

    @property
    def named_results(self) -> tuple[tuple[str, Value], ...]:
        """Its results; none before it has ended."""
        return self._results or ()

    @property
    def type(self) -> str:
        """Its type, once it has ended."""
        types = [str(argument.type) for argument in self._arguments]
        return f"({', '.join(types)}) -> ({', '.join(str(value.type) for _, value in self.named_results)})"

    def text(self, indent: str = "  ") -> str:
        """The function as MLIR text, every line indented by ``indent``."""
        if self._results is None:
            raise ShapeError(f"function @{self.name} has no results yet")
        visibility = "public" if self.public else "private"
        head = f"func.func {visibility} @{self.name}("
        arguments = [f"    %{a.name}: {a.type}" for a in self._arguments if a.name not in self._loaded]
        loads = [
            f"  {a} = util.global.load immutable @{a.name} : {a.type}"
            for a in self._arguments
            if a.name in self._loaded
        ]
        types = [str(v.type) for _, v in self._results]
        lines = [head, *(f"{a}," for a in arguments[:-1]), arguments[-1] if arguments else ""]
        lines.append(f") -> ({', '.join(types)}) {{" if len(types) != 1 else f") -> {types[0]} {{")
        lines += [*loads, *([""] if loads else [])]
        lines += [f"  {line}" if line else "" for line in self._lines]
        lines.append("}")
        return "".join(f"{indent}{line}\n" if line else "\n" for line in lines)

    @property
    def declarations(self) -> dict[str, object]:
        """What stands beside the function in the module, by symbol name: strings, or what is one when it is written."""
        return self._declarations

    @property
    def needs(self) -> frozenset[Needs]:
        """What its declarations need of the target."""
        return frozenset(self._needs)

    def declare(self, symbol: str, text: object, needs: Needs) -> None:
        """Put ``text``, whose string defines ``@symbol`` and needs such a target, into the module once."""
        if self._declarations.setdefault(symbol, text) != text:
            raise ShapeError(f"@{symbol} is declared twice, differently")
        self._needs.add(needs)

    def line(self, text: str) -> None:
        """Write a line of another dialect as it is."""
        self._ended()
        self._lines.append(text)

    def fresh(self, hint: str) -> str:
        """A name that no value has yet, without the percent sign."""
        return self._fresh(hint)

    def index(self, dim: Dim) -> int | str:
        """A dimension: the number it is, or for a symbol the SSA name of an ``index``, computed on the host."""
        if not isinstance(dim, Sym):
            return dim
        key = ("index", dim)
        if key not in self._memo:
            source, axis = self._carrier(dim)
            position = self._fresh(f"{_singular(dim)}_axis")
            self.line(f"%{position} = arith.constant {axis} : index")
            name = self._fresh(dim.name)
            self.line(f"%{name} = tensor.dim {source}, %{position} : {source.type}")
            # its type is an index, which no StableHLO op takes: only the name is of use
            self._memo[key] = Value(name, TensorType((), DType.I32))
        return str(self._memo[key])

    def host_index(self, scalar: Value) -> str:
        """An i32 scalar as an ``index`` of the host, once per function."""
        key = ("host index", scalar)
        if key not in self._memo:
            number, index = self._fresh(f"{scalar.name}_number"), self._fresh(f"{scalar.name}_index")
            self.line(f"%{number} = tensor.extract {scalar}[] : {scalar.type}")
            self.line(f"%{index} = arith.index_cast %{number} : i32 to index")
            self._memo[key] = Value(index, TensorType((), DType.I32))  # only its name is of use
        return str(self._memo[key])

    @contextmanager
    def region(self, head: str) -> Iterator[None]:
        """Lines that belong to a region opened by ``head``. Values made inside are not reused after it."""
        self.line(head)
        start, memo = len(self._lines), dict(self._memo)
        yield
        self._memo = memo
        self._lines[start:] = [f"  {line}" if line else "" for line in self._lines[start:]]

    def _fresh(self, hint: str) -> str:
        # of an argument in a scope, and of one of several results of an op: %pair#1
        hint = hint.replace(".", "_").replace("#", "_")
        if not _NAME.fullmatch(hint):
            raise ShapeError(f"value name {hint!r} is not an identifier")
        count = self._taken.get(hint)
        if count is None:
            self._taken[hint] = 1
            return hint
        while f"{hint}_{count}" in self._taken:
            count += 1
        self._taken[hint] = count + 1
        self._taken[f"{hint}_{count}"] = 1
        return f"{hint}_{count}"

    def _ended(self) -> None:
        if self._results is not None:
            raise ShapeError(f"function @{self.name} has ended; no op can follow its results")

    def _op(self, op: str, type_: TensorType, name: str) -> Value:
        self._ended()
        value = Value(self._fresh(name), type_)
        self._lines.append(f"{value} = {op}")
        return value

    def _same_type(self, op: str, lhs: Value, rhs: Value) -> None:
        if lhs.type != rhs.type:
            raise ShapeError(f"{op}: {lhs} {lhs.type} and {rhs} {rhs.type} differ in type")

    def _same_types(self, op: str, values: Sequence[Value]) -> None:
        for value in values[1:]:
            self._same_type(op, values[0], value)

    def _binary(self, op: str, lhs: Value, rhs: Value, name: str) -> Value:
        self._same_type(op, lhs, rhs)
        return self._op(f"stablehlo.{op} {lhs}, {rhs} : {lhs.type}", lhs.type, name)

    def _unary(self, op: str, operand: Value, name: str) -> Value:
        return self._op(f"stablehlo.{op} {operand} : {operand.type}", operand.type, name)

    def _carrier(self, sym: Sym) -> tuple[Value, int]:
        """The first argument with a dimension ``sym``, and which one."""
        for argument in self._arguments:
            if sym in argument.shape:
                return argument, argument.shape.index(sym)
        raise ShapeError(f"function @{self.name} has no argument to take the number of {sym.name} from")

    def _size(self, sym: Sym) -> Value:
        """The size of ``sym`` as ``tensor<1xi32>``."""
        key = ("size", sym)
        if key not in self._memo:
            source, axis = self._carrier(sym)
            scalar, vector = TensorType((), DType.I32), TensorType((1,), DType.I32)
            op = f"stablehlo.get_dimension_size {source}, dim = {axis} : ({source.type}) -> {scalar}"
            count = self._op(op, scalar, f"{_singular(sym)}_count")
            self._memo["count", sym] = count
            op = f"stablehlo.reshape {count} : ({scalar}) -> {vector}"
            self._memo[key] = self._op(op, vector, f"{_singular(sym)}_count_1d")
        return self._memo[key]


def _singular(sym: Sym) -> str:
    return sym.name.removesuffix("s")
