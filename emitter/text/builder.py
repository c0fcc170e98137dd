"""StableHLO text: typed values, one method per op, every shape inferred and checked before a line is printed.

The text is ours alone: it depends on no library's printer, so the same calls give the same bytes everywhere.
Operands are positional, attributes keyword-only; ``name`` is a hint for the value's name (``%router_logits``,
then ``%router_logits_1``). A dimension is a number or a symbol (``Sym``); all dimensions of one function with the same
symbol have the same size, which is taken from the first argument that carries it.

Reference for the ops: the StableHLO specification, https://openxla.org/stablehlo/spec.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from emitter.shapes import Dim, Shape, Sym, static
from emitter.signature import DType, Parameters
from emitter.text.needs import Needs, header


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


_STAGE = "// stage: "
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_SCOPED = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*")


class FunctionBuilder:
    """The body of one function. Methods print one op each and return its value.

    Args:
        name: Symbol name, without the at sign.
        public: Whether the function is an entry point.
        beside: Another function of the same module, whose declarations are this one's too; every function of a module
            with kernels has to share them, for their symbols are unique in it.
    """

    def __init__(self, name: str, *, public: bool = True, beside: FunctionBuilder | None = None) -> None:
        self.name = name
        self.public = public
        self._arguments: list[Value] = []
        self._lines: list[str] = []
        self._taken: dict[str, int] = {}
        self._results: tuple[tuple[str, Value], ...] | None = None
        self._memo: dict[object, Value] = {}
        self._declarations: dict[str, str] = {} if beside is None else beside._declarations
        self._needs: set[Needs] = set()
        self._loaded: dict[str, str] = {}
        self.for_iree = False
        """Whether it holds an op that is not StableHLO's but of IREE's input."""

    # -- structure ---------------------------------------------------------------------------------------------

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
        """A blank line behind the ops so far; the comment of a stage that has none is taken out."""
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

    @property
    def named_results(self) -> tuple[tuple[str, Value], ...]:
        """Its results; none before it has ended."""
        return self._results or ()

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

    # -- leaves ------------------------------------------------------------------------------------------------

    def constant(self, value: float | int | bool, dtype: DType, *, name: str = "constant") -> Value:
        """A scalar constant, printed once per function and value (``stablehlo.constant``)."""
        literal = _literal(value, dtype)
        key = ("constant", name, literal, dtype)
        if key not in self._memo:
            type_ = TensorType((), dtype)
            self._memo[key] = self._op(f"stablehlo.constant dense<{literal}> : {type_}", type_, name)
        return self._memo[key]

    def full(self, value: float | int | bool, shape: Shape, dtype: DType, *, name: str = "constant") -> Value:
        """``value`` everywhere, printed once per function, value and shape."""
        key = ("full", name, _literal(value, dtype), dtype, shape)
        if key not in self._memo:
            scalar = self.constant(value, dtype, name=name)
            self._memo[key] = self.broadcast_in_dim(scalar, shape, dims=(), name=f"{name}_splat")
        return self._memo[key]

    def full_like(self, value: float | int | bool, like: Value, *, name: str = "constant") -> Value:
        """``value`` everywhere, in the type of ``like``."""
        return self.full(value, like.shape, like.dtype, name=name)

    def iota(self, shape: Shape, *, dim: int, name: str = "iota") -> Value:
        """The i32 index along ``dim`` (``stablehlo.iota``, ``dynamic_iota`` along a symbol)."""
        extent = shape[dim]
        vector, key = ("iota", name, extent), ("iota", name, shape, dim)
        if vector not in self._memo:
            type_ = TensorType((extent,), DType.I32)
            op = f"stablehlo.iota dim = 0 : {type_}"
            if isinstance(extent, Sym):
                size = self._size(extent)
                op = f"stablehlo.dynamic_iota {size}, dim = 0 : ({size.type}) -> {type_}"
            self._memo[vector] = self._op(op, type_, name)
        if key not in self._memo:
            self._memo[key] = self.broadcast_in_dim(self._memo[vector], shape, dims=(dim,), name=f"{name}_wide")
        return self._memo[key]

    def count(self, dim: Dim, *, name: str) -> Value:
        """A dimension as an i32 scalar: a constant where it is a number, ``get_dimension_size`` where it is a symbol.

        ``name`` is the constant's; a size is named for its symbol (``%token_count``).
        """
        if not isinstance(dim, Sym):
            return self.constant(dim, DType.I32, name=name)
        self._size(dim)
        return self._memo["count", dim]

    # -- elementwise -------------------------------------------------------------------------------------------

    def add(self, lhs: Value, rhs: Value, *, name: str = "sum") -> Value:
        """``lhs + rhs``."""
        return self._binary("add", lhs, rhs, name)

    def subtract(self, lhs: Value, rhs: Value, *, name: str = "difference") -> Value:
        """``lhs - rhs``."""
        return self._binary("subtract", lhs, rhs, name)

    def multiply(self, lhs: Value, rhs: Value, *, name: str = "product") -> Value:
        """``lhs * rhs``."""
        return self._binary("multiply", lhs, rhs, name)

    def divide(self, lhs: Value, rhs: Value, *, name: str = "quotient") -> Value:
        """``lhs / rhs``."""
        return self._binary("divide", lhs, rhs, name)

    def maximum(self, lhs: Value, rhs: Value, *, name: str = "maximum") -> Value:
        """The larger one; NaN if either is NaN."""
        return self._binary("maximum", lhs, rhs, name)

    def minimum(self, lhs: Value, rhs: Value, *, name: str = "minimum") -> Value:
        """The smaller one; NaN if either is NaN."""
        return self._binary("minimum", lhs, rhs, name)

    def power(self, lhs: Value, rhs: Value, *, name: str = "power") -> Value:
        """``lhs ** rhs``."""
        return self._binary("power", lhs, rhs, name)

    def and_(self, lhs: Value, rhs: Value, *, name: str = "both") -> Value:
        """Bitwise or logical and."""
        return self._binary("and", lhs, rhs, name)

    def or_(self, lhs: Value, rhs: Value, *, name: str = "either") -> Value:
        """Bitwise or logical or."""
        return self._binary("or", lhs, rhs, name)

    def xor(self, lhs: Value, rhs: Value, *, name: str = "xor") -> Value:
        """Bitwise or logical exclusive or."""
        return self._binary("xor", lhs, rhs, name)

    def shift_left(self, lhs: Value, rhs: Value, *, name: str = "shifted") -> Value:
        """Bits moved up by less than their number."""
        return self._binary("shift_left", lhs, rhs, name)

    def shift_right_logical(self, lhs: Value, rhs: Value, *, name: str = "shifted") -> Value:
        """Bits moved down by less than their number, zeros behind them."""
        return self._binary("shift_right_logical", lhs, rhs, name)

    def exponential(self, operand: Value, *, name: str = "exponential") -> Value:
        """``e ** operand``."""
        return self._unary("exponential", operand, name)

    def log_plus_one(self, operand: Value, *, name: str = "log_plus_one") -> Value:
        """``log(1 + operand)``."""
        return self._unary("log_plus_one", operand, name)

    def logistic(self, operand: Value, *, name: str = "logistic") -> Value:
        """``1 / (1 + e ** -operand)``."""
        return self._unary("logistic", operand, name)

    def tanh(self, operand: Value, *, name: str = "tanh") -> Value:
        """The hyperbolic tangent."""
        return self._unary("tanh", operand, name)

    def negate(self, operand: Value, *, name: str = "negated") -> Value:
        """``-operand``."""
        return self._unary("negate", operand, name)

    def abs(self, operand: Value, *, name: str = "magnitude") -> Value:
        """``|operand|``."""
        return self._unary("abs", operand, name)

    def sqrt(self, operand: Value, *, name: str = "square_root") -> Value:
        """The square root."""
        return self._unary("sqrt", operand, name)

    def rsqrt(self, operand: Value, *, name: str = "reciprocal_root") -> Value:
        """``1 / sqrt(operand)``."""
        return self._unary("rsqrt", operand, name)

    def ceil(self, operand: Value, *, name: str = "rounded_up") -> Value:
        """The smallest whole number that is not less."""
        return self._unary("ceil", operand, name)

    def convert(self, operand: Value, dtype: DType, *, name: str = "") -> Value:
        """``operand`` rounded to ``dtype``; the operand itself where it has that type already."""
        if operand.dtype is dtype:
            return operand
        if (known := self.rounded(operand, dtype)) is not None:
            return known
        type_ = TensorType(operand.shape, dtype)
        # one of several results of an op is named for its number: %pair#1
        hint = name or f"{operand.name.replace('#', '_')}_{dtype.value}"
        return self._op(f"stablehlo.convert {operand} : ({operand.type}) -> {type_}", type_, hint)

    def rounds_to(self, operand: Value, rounded: Value) -> None:
        """Have ``convert`` give ``rounded`` for ``operand`` in that type: a kernel computed both."""
        self._memo["rounded", operand, rounded.dtype] = rounded

    def rounded(self, operand: Value, dtype: DType) -> Value | None:
        """What ``rounds_to`` was told of ``operand`` in that type, None where that is nothing."""
        return self._memo.get(("rounded", operand, dtype))

    def widened_from(self, value: Value, dtype: DType) -> Value | None:
        """What ``value`` was widened from, if of ``dtype``: it holds the same numbers. None where that is not known.

        Text is for a compiler, which sees it by itself.
        """
        return None

    def bitcast_convert(self, operand: Value, dtype: DType, *, name: str = "bits") -> Value:
        """The bits of ``operand`` read as ``dtype`` of the same width."""
        if operand.dtype.itemsize != dtype.itemsize:
            raise ShapeError(f"bitcast_convert: {operand} {operand.type} and {dtype.value} differ in width")
        type_ = TensorType(operand.shape, dtype)
        return self._op(f"stablehlo.bitcast_convert {operand} : ({operand.type}) -> {type_}", type_, name)

    def compare(self, direction: str, lhs: Value, rhs: Value, *, name: str = "") -> Value:
        """``lhs direction rhs`` with EQ, NE, LT, LE, GT or GE; floats compare as IEEE 754 says."""
        if direction not in {"EQ", "NE", "LT", "LE", "GT", "GE"}:
            raise ShapeError(f"compare: unknown direction {direction!r}")
        self._same_type("compare", lhs, rhs)
        type_ = TensorType(lhs.shape, DType.I1)
        kind = "FLOAT" if lhs.dtype.is_float else "UNSIGNED" if lhs.dtype is DType.I1 else "SIGNED"
        op = f"stablehlo.compare {direction}, {lhs}, {rhs}, {kind} : ({lhs.type}, {rhs.type}) -> {type_}"
        return self._op(op, type_, name or f"is_{direction.lower()}")

    def select(self, predicate: Value, on_true: Value, on_false: Value, *, name: str = "selected") -> Value:
        """``on_true`` where ``predicate`` holds, else ``on_false``; the other operand's value has no effect."""
        self._same_type("select", on_true, on_false)
        if predicate.type != TensorType(on_true.shape, DType.I1):
            raise ShapeError(f"select: predicate {predicate} {predicate.type} does not fit {on_true} {on_true.type}")
        op = f"stablehlo.select {predicate}, {on_true}, {on_false} : {predicate.type}, {on_true.type}"
        return self._op(op, on_true.type, name)

    # -- shape -------------------------------------------------------------------------------------------------

    def broadcast_in_dim(self, operand: Value, shape: Shape, *, dims: Sequence[int], name: str = "broadcast") -> Value:
        """``operand`` with its dimension i becoming dimension ``dims[i]`` of ``shape``.

        Dimensions of extent 1 expand. The operand itself where nothing changes. A dynamic result is printed as
        ``dynamic_broadcast_in_dim`` with the expansion behaviour of every dimension stated, which is what
        compilers need to see through it.
        """
        if len(dims) != len(operand.shape) or list(dims) != sorted(set(dims)):
            raise ShapeError(f"broadcast_in_dim: dims {list(dims)} do not place {operand} {operand.type}")
        expanding: list[int] = []
        for i, (extent, dim) in enumerate(zip(operand.shape, dims, strict=True)):
            if not 0 <= dim < len(shape) or (extent != shape[dim] and extent != 1):
                wanted = TensorType(shape, operand.dtype)
                raise ShapeError(
                    f"broadcast_in_dim: dim {i} of {operand} {operand.type} does not fit dim {dim} of {wanted}"
                )
            if extent != shape[dim]:
                expanding.append(i)
        type_ = TensorType(shape, operand.dtype)
        if type_ == operand.type:
            return operand
        joined = ", ".join(map(str, dims))
        if type_.is_static:
            op = f"stablehlo.broadcast_in_dim {operand}, dims = [{joined}] : ({operand.type}) -> {type_}"
            return self._op(op, type_, name)
        size = self._shape_operand(shape)
        fixed = [i for i in range(len(dims)) if i not in expanding]
        op = (
            f'"stablehlo.dynamic_broadcast_in_dim"({operand}, {size}) <{{'
            f"broadcast_dimensions = {_i64_array(dims)}, "
            f"known_expanding_dimensions = {_i64_array(expanding)}, "
            f"known_nonexpanding_dimensions = {_i64_array(fixed)}}}> : ({operand.type}, {size.type}) -> {type_}"
        )
        return self._op(op, type_, name)

    def reshape(self, operand: Value, shape: tuple[int, ...], *, name: str = "reshaped") -> Value:
        """``operand`` in another static shape of the same number of elements."""
        type_ = TensorType(shape, operand.dtype)
        if not operand.type.is_static:
            raise ShapeError(f"reshape: {operand} {operand.type} is dynamic; split or join its axes")
        if np.prod([static(d) for d in operand.shape], dtype=int) != np.prod(shape, dtype=int):
            raise ShapeError(f"reshape: {operand} {operand.type} and {type_} differ in size")
        if type_ == operand.type:
            return operand
        return self._op(f"stablehlo.reshape {operand} : ({operand.type}) -> {type_}", type_, name)

    def split(self, operand: Value, axis: int, sizes: Shape, *, name: str) -> Value:
        """``operand`` with ``axis`` as several of these sizes.

        Beside a symbol it is IREE's ``tensor.expand_shape``, for it takes no ``stablehlo.dynamic_reshape``: such a text
        is for IREE alone.
        """
        shape = (*operand.shape[:axis], *sizes, *operand.shape[axis + 1 :])
        if _product(sizes) != operand.shape[axis]:
            raise ShapeError(f"split: axis {axis} of {operand} {operand.type} is not of {len(sizes)} such sizes")
        type_ = TensorType(shape, operand.dtype)
        if operand.type.is_static or len(sizes) == 1:
            return operand if len(sizes) == 1 else self.reshape(operand, tuple(map(static, shape)), name=name)
        self.for_iree = True
        groups = _groups(len(operand.shape), axis, len(sizes))
        extents = ", ".join(str(self.index(dim)) for dim in shape)
        op = f"tensor.expand_shape {operand} {groups} output_shape [{extents}] : {operand.type} into {type_}"
        return self._op(op, type_, name)

    def join(self, operand: Value, axis: int, count: int, *, name: str) -> Value:
        """``operand`` with ``count`` axes from ``axis`` on as one, of a size that only ``split`` takes apart where
        one of them is a symbol (IREE's ``tensor.collapse_shape`` then, see ``split``)."""
        joined = _product(operand.shape[axis : axis + count])
        shape = (*operand.shape[:axis], joined, *operand.shape[axis + count :])
        type_ = TensorType(shape, operand.dtype)
        if operand.type.is_static or count == 1:
            return operand if count == 1 else self.reshape(operand, tuple(map(static, shape)), name=name)
        self.for_iree = True
        groups = _groups(len(shape), axis, count)
        return self._op(f"tensor.collapse_shape {operand} {groups} : {operand.type} into {type_}", type_, name)

    def slice(self, operand: Value, *, dim: int, start: int, limit: int, name: str = "slice") -> Value:
        """Rows ``start`` to ``limit`` along ``dim``, whose size is a number; the operand itself where it is all.

        Beside a symbol it is IREE's ``tensor.extract_slice``: ``stablehlo.slice`` takes numbers alone, and IREE no
        padding by less than nothing.
        """
        extent = operand.extent(dim)
        if not 0 <= start < limit <= extent:
            raise ShapeError(f"slice: [{start}:{limit}] is outside dim {dim} of {operand} {operand.type}")
        if limit - start == extent:
            return operand
        type_ = TensorType((*operand.shape[:dim], limit - start, *operand.shape[dim + 1 :]), operand.dtype)
        if not type_.is_static:
            self.for_iree = True
            starts = [start if i == dim else 0 for i in range(len(type_.shape))]
            extents = ", ".join(str(self.index(extent)) for extent in type_.shape)
            op = f"tensor.extract_slice {operand}{starts} [{extents}] {[1] * len(starts)} : {operand.type} to {type_}"
            return self._op(op, type_, name)
        ranges = [f"0:{d}" if i != dim else f"{start}:{limit}" for i, d in enumerate(operand.shape)]
        op = f"stablehlo.slice {operand} [{', '.join(ranges)}] : ({operand.type}) -> {type_}"
        return self._op(op, type_, name)

    def first(self, operand: Value, dim: int, size: Dim, *, name: str = "first") -> Value:
        """The first ``size`` along ``dim``, as many as there are at most; the operand itself where they are all.

        Beside a symbol it is IREE's, as in ``slice``.
        """
        extent = operand.shape[dim]
        if size == extent:
            return operand
        if isinstance(size, int) and isinstance(extent, int):
            return self.slice(operand, dim=dim, start=0, limit=size, name=name)
        type_ = TensorType((*operand.shape[:dim], size, *operand.shape[dim + 1 :]), operand.dtype)
        self.for_iree = True
        extents = ", ".join(str(self.index(each)) for each in type_.shape)
        rank = len(type_.shape)
        op = f"tensor.extract_slice {operand}{[0] * rank} [{extents}] {[1] * rank} : {operand.type} to {type_}"
        return self._op(op, type_, name)

    def transpose(self, operand: Value, *, permutation: Sequence[int], name: str = "transposed") -> Value:
        """``operand`` with dimension ``permutation[i]`` at place i."""
        if sorted(permutation) != list(range(len(operand.shape))):
            raise ShapeError(f"transpose: {list(permutation)} does not permute {operand} {operand.type}")
        type_ = TensorType(tuple(operand.shape[i] for i in permutation), operand.dtype)
        op = f"stablehlo.transpose {operand}, dims = {list(permutation)} : ({operand.type}) -> {type_}"
        return self._op(op, type_, name)

    def concatenate(self, operands: Sequence[Value], *, dim: int, name: str = "joined") -> Value:
        """``operands`` one after the other along ``dim``, which must be static."""
        first = operands[0]
        total = 0
        for operand in operands:
            extent = operand.shape[dim]
            others = [d for i, d in enumerate(operand.shape) if i != dim]
            if isinstance(extent, Sym) or operand.dtype is not first.dtype:
                raise ShapeError(
                    f"concatenate: {operand} {operand.type} cannot join {first} {first.type} along dim {dim}"
                )
            if others != [d for i, d in enumerate(first.shape) if i != dim]:
                raise ShapeError(
                    f"concatenate: {operand} {operand.type} and {first} {first.type} differ beside dim {dim}"
                )
            total += extent
        if len(operands) == 1:
            return first
        type_ = TensorType((*first.shape[:dim], total, *first.shape[dim + 1 :]), first.dtype)
        names = ", ".join(map(str, operands))
        types = ", ".join(str(o.type) for o in operands)
        return self._op(f"stablehlo.concatenate {names}, dim = {dim} : ({types}) -> {type_}", type_, name)

    def gather_rows(self, operand: Value, index: Value, *, name: str = "rows") -> Value:
        """``operand[index[...]]`` for ``operand [V, ...]``: of ``index``, then the rest (``stablehlo.gather``).

        An index below 0 or beyond V - 1 reads the first or the last row, as StableHLO defines it.
        """
        rest = operand.shape[1:]
        if (
            not operand.shape
            or not index.shape
            or index.dtype is not DType.I32
            or any(isinstance(d, Sym) for d in rest)
        ):
            raise ShapeError(f"gather_rows: {operand} {operand.type} and {index} {index.type} are not rows and indices")
        type_, at = TensorType((*index.shape, *rest), operand.dtype), len(index.shape)
        numbers = (
            f"offset_dims = {[at + i for i in range(len(rest))]}, collapsed_slice_dims = [0], "
            f"start_index_map = [0], index_vector_dim = {at}"
        )
        sizes = [1, *(operand.extent(axis) for axis in range(1, len(operand.shape)))]
        op = (
            f'"stablehlo.gather"({operand}, {index}) <{{dimension_numbers = #stablehlo.gather<{numbers}>, '
            f"indices_are_sorted = false, slice_sizes = {_i64_array(sizes)}}}> "
            f": ({operand.type}, {index.type}) -> {type_}"
        )
        return self._op(op, type_, name)

    def gather(self, operand: Value, index: Value, dims: Sequence[int], *, name: str) -> Value:
        """``operand`` at ``index[..., i]`` of each dimension ``dims[i]``.

        Of ``[P, m, T, d]`` at dimensions 0 and 2 by indices ``[B, S, 2]`` it is ``[B, m, S, d]``: the last axis that
        counts indices is where the last of ``dims`` was, those before it come first. Indices beyond are moved inside.
        """
        rank, places = len(operand.shape), index.shape[:-1]
        rest = [axis for axis in range(rank) if axis not in dims]
        if not places or index.dtype is not DType.I32 or index.shape[-1] != len(dims):
            raise ShapeError(f"gather: {index} {index.type} are no indices of dimensions {list(dims)} of {operand}")
        before = [axis for axis in rest if axis < dims[-1]]
        shape = (*places[:-1], *(operand.extent(a) for a in before), places[-1])
        after = [axis for axis in rest if axis > dims[-1]]
        type_ = TensorType((*shape, *(operand.extent(a) for a in after)), operand.dtype)
        first = len(places) - 1
        offsets = [*range(first, first + len(before)), *range(len(shape), len(shape) + len(after))]
        numbers = (
            f"offset_dims = {offsets}, collapsed_slice_dims = {list(dims)}, start_index_map = {list(dims)}, "
            f"index_vector_dim = {len(places)}"
        )
        sizes = [1 if axis in dims else operand.extent(axis) for axis in range(rank)]
        op = (
            f'"stablehlo.gather"({operand}, {index}) <{{dimension_numbers = #stablehlo.gather<{numbers}>, '
            f"indices_are_sorted = false, slice_sizes = {_i64_array(sizes)}}}> "
            f": ({operand.type}, {index.type}) -> {type_}"
        )
        return self._op(op, type_, name)

    def vectors(self, shape: Shape, parts: Sequence[tuple[Value, Sequence[int]]], *, name: str) -> Value:
        """Vectors ``[*shape, r]`` of r parts, each a value and which dimensions its own become, as in a broadcast."""
        # not of broadcasts: IREE 3.13 fails on the broadcast of a broadcast alone
        columns = [
            self.broadcast_in_dim(part, (*shape, 1), dims=dims, name=f"{part.name}_column") for part, dims in parts
        ]
        return self.concatenate(columns, dim=len(shape), name=name)

    def scatter(self, operand: Value, index: Value, updates: Value, *, name: str = "scattered") -> Value:
        """``operand [V]`` with ``updates[i]`` at ``index[i]``, which must lie in it (``stablehlo.scatter``).

        Where several go to one place, one of them is there afterwards.
        """
        vectors = all(len(value.shape) == 1 for value in (operand, index, updates))
        if not vectors or index.shape != updates.shape or operand.dtype is not updates.dtype:
            raise ShapeError(f"scatter: {updates} {updates.type} do not go to {index} {index.type} of {operand.type}")
        numbers = "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
        return self._scatter(operand, index, updates, numbers, name, unique=False)

    def scatter_rows(self, operand: Value, index: Value, updates: Value, *, name: str) -> Value:
        """``operand [..., D]`` with the row ``updates[i]`` at ``index[i]``, a place ``[r]`` among its other r axes.

        All must lie in it, and no two at one place: then the operand may be overwritten where it is.
        """
        dims = list(range(len(operand.shape) - 1))
        rows, width = updates.shape[0], operand.shape[-1]
        wanted = TensorType((rows, len(dims)), DType.I32), TensorType((rows, width), operand.dtype)
        if (index.type, updates.type) != wanted:
            raise ShapeError(f"scatter_rows: {updates} {updates.type} at {index} {index.type} of {operand.type}")
        numbers = (
            f"update_window_dims = [1], inserted_window_dims = {dims}, scatter_dims_to_operand_dims = {dims}, "
            "index_vector_dim = 1"
        )
        return self._scatter(operand, index, updates, numbers, name, unique=True)

    def _scatter(self, operand: Value, index: Value, updates: Value, numbers: str, name: str, *, unique: bool) -> Value:
        type_, scalar = operand.type, TensorType((), operand.dtype)
        old, new, result = self._fresh("old"), self._fresh("new"), self._fresh(name)
        self._ended()
        head = (
            f'%{result} = "stablehlo.scatter"({operand}, {index}, {updates}) <{{'
            f"indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<{numbers}>, "
            f"unique_indices = {str(unique).lower()}}}> ({{"
        )
        with self.region(head):
            self._lines.append(f"^bb0(%{old}: {scalar}, %{new}: {scalar}):")
            self._lines.append(f"stablehlo.return %{new} : {scalar}")
        self._lines.append(f"}}) : ({operand.type}, {index.type}, {updates.type}) -> {type_}")
        return Value(result, type_)

    def dynamic_slice(self, operand: Value, starts: Sequence[Value], sizes: Sequence[int], *, name: str) -> Value:
        """``sizes`` elements of ``operand`` from the scalars ``starts`` on, moved inside where they reach beyond."""
        type_ = TensorType(tuple(sizes), operand.dtype)
        self._require_starts("dynamic_slice", operand, starts, type_)
        types = ", ".join(str(value.type) for value in (operand, *starts))
        op = f"stablehlo.dynamic_slice {', '.join(map(str, (operand, *starts)))}, sizes = {list(sizes)} : ({types})"
        return self._op(f"{op} -> {type_}", type_, name)

    def dynamic_update_slice(self, operand: Value, update: Value, starts: Sequence[Value], *, name: str) -> Value:
        """``operand`` with ``update`` from the scalars ``starts`` on, moved inside where it reaches beyond.

        Of a size that a call decides it is IREE's ``tensor.insert_slice``, which moves nothing: the caller sees to it.
        """
        self._require_starts("dynamic_update_slice", operand, starts, update.type)
        if not (update.type.is_static and operand.type.is_static):
            self.for_iree = True
            at = ", ".join(self.host_index(start) for start in starts)
            extents = ", ".join(str(self.index(dim)) for dim in update.shape)
            ones = [1] * len(starts)
            op = f"tensor.insert_slice {update} into {operand}[{at}] [{extents}] {ones}"
            return self._op(f"{op} : {update.type} into {operand.type}", operand.type, name)
        values = (operand, update, *starts)
        types = ", ".join(str(value.type) for value in values)
        op = f"stablehlo.dynamic_update_slice {', '.join(map(str, values))} : ({types}) -> {operand.type}"
        return self._op(op, operand.type, name)

    def host_index(self, scalar: Value) -> str:
        """An i32 scalar as an ``index`` of the host, once per function."""
        key = ("host index", scalar)
        if key not in self._memo:
            number, index = self._fresh(f"{scalar.name}_number"), self._fresh(f"{scalar.name}_index")
            self.line(f"%{number} = tensor.extract {scalar}[] : {scalar.type}")
            self.line(f"%{index} = arith.index_cast %{number} : i32 to index")
            self._memo[key] = Value(index, TensorType((), DType.I32))  # only its name is of use
        return str(self._memo[key])

    # -- control -----------------------------------------------------------------------------------------------

    def call(self, function: FunctionBuilder, operands: Sequence[Value], *, names: Sequence[str]) -> tuple[Value, ...]:
        """The results of another function of the module, whose arguments are of the operands' types (``func.call``)."""
        wanted, results = [a.type for a in function._arguments], function._results
        if results is None or wanted != [value.type for value in operands]:
            raise ShapeError(f"call: @{function.name} does not take these {len(operands)} operands, or has not ended")
        self._ended()
        types = [value.type for _, value in results]
        found = tuple(Value(self._fresh(name), type_) for name, type_ in zip(names, types, strict=True))
        head = f"{', '.join(map(str, found))} = func.call @{function.name}({', '.join(map(str, operands))})"
        self._lines.append(f"{head} : ({', '.join(map(str, wanted))}) -> ({', '.join(map(str, types))})")
        return found

    def case(self, index: Value, branches: Sequence[Callable[[], Value]], *, name: str) -> Value:
        """What branch ``index`` writes, the last one for any index beyond (``stablehlo.case``); all of one type.

        With a single branch its value: nothing is left to choose.
        """
        if index.type != TensorType((), DType.I32):
            raise ShapeError(f"case: {index} {index.type} is no scalar index")
        if len(branches) == 1:
            return branches[0]()
        self._ended()
        result, found = self._fresh(name), list[Value]()
        for number, branch in enumerate(branches):
            head = f'%{result} = "stablehlo.case"({index}) ({{' if number == 0 else "}, {"
            with self.region(head):
                found.append(branch())
                self._lines.append(f"stablehlo.return {found[-1]} : {found[-1].type}")
        self._same_types("case", found)
        self._lines.append(f"}}) : ({index.type}) -> {found[0].type}")
        return Value(result, found[0].type)

    def repeat(self, count: Value, start: Value, body: Callable[[Value, Value], Value], *, name: str) -> Value:
        """``start`` after ``body(i, value)`` for i from 0 to the scalar ``count`` (``stablehlo.while``)."""
        scalar = TensorType((), DType.I32)
        if count.type != scalar:
            raise ShapeError(f"repeat: {count} {count.type} is no scalar count")
        zero = self.constant(0, DType.I32, name="zero_count")
        one = self.constant(1, DType.I32, name="one_count")
        self._ended()
        result, number, value = self._fresh(name), self._fresh("turn"), self._fresh(f"{name}_before")
        types = f"{scalar}, {start.type}"
        self._lines.append(f"%{result}:2 = stablehlo.while(%{number} = {zero}, %{value} = {start}) : {types}")
        with self.region("cond {"):
            more = self.compare("LT", Value(number, scalar), count, name="is_more")
            self._lines.append(f"stablehlo.return {more} : {more.type}")
        with self.region("} do {"):
            after = body(Value(number, scalar), Value(value, start.type))
            self._same_types("repeat", [start, after])
            following = self.add(Value(number, scalar), one, name="next_turn")
            self._lines.append(f"stablehlo.return {following}, {after} : {types}")
        self._lines.append("}")
        return Value(f"{result}#1", start.type)

    # -- contraction and reduction -----------------------------------------------------------------------------

    def dot_general(
        self,
        lhs: Value,
        rhs: Value,
        *,
        contracting: tuple[Sequence[int], Sequence[int]],
        batching: tuple[Sequence[int], Sequence[int]] = ((), ()),
        out: DType = DType.F32,
        highest: bool = False,
        name: str = "dot",
    ) -> Value:
        """Contract ``lhs`` with ``rhs``; result dimensions are batch, then lhs free, then rhs free.

        ``out`` is the element type of the result and of the accumulation (f32 whatever the operands are). With
        ``highest`` no device may round the operands to a narrower type (TF32 on GPUs, bf16 on TPUs).
        """
        if lhs.dtype is not rhs.dtype:
            raise ShapeError(f"dot_general: {lhs} {lhs.type} and {rhs} {rhs.type} differ in element type")
        for word, (left, right) in (("batching", batching), ("contracting", contracting)):
            for i, j in zip(left, right, strict=True):
                if lhs.shape[i] != rhs.shape[j]:
                    raise ShapeError(
                        f"dot_general: {word} dim {i} of {lhs} {lhs.type} is {lhs.shape[i]}, "
                        f"dim {j} of {rhs} {rhs.type} is {rhs.shape[j]}"
                    )
        used_left, used_right = {*batching[0], *contracting[0]}, {*batching[1], *contracting[1]}
        shape = (
            *(lhs.shape[i] for i in batching[0]),
            *(d for i, d in enumerate(lhs.shape) if i not in used_left),
            *(d for i, d in enumerate(rhs.shape) if i not in used_right),
        )
        type_ = TensorType(shape, out)
        parts = [f"stablehlo.dot_general {lhs}, {rhs}"]
        if batching[0]:
            parts.append(f"batching_dims = {list(batching[0])} x {list(batching[1])}")
        parts.append(f"contracting_dims = {list(contracting[0])} x {list(contracting[1])}")
        if highest:
            parts.append("precision = [HIGHEST, HIGHEST]")
        return self._op(f"{', '.join(parts)} : ({lhs.type}, {rhs.type}) -> {type_}", type_, name)

    def reduce(self, op: str, operand: Value, *, dims: Sequence[int], name: str = "") -> Value:
        """Reduce ``dims`` away with ``add``, ``maximum``, ``minimum``, ``or`` or ``and``."""
        identity: dict[tuple[str, bool], float | int | bool] = {
            ("add", True): 0.0,
            ("add", False): 0,
            ("maximum", True): -np.inf,
            ("maximum", False): -(2**31),
            ("minimum", True): np.inf,
            ("minimum", False): 2**31 - 1,
            ("or", False): False,
            ("and", False): True,
        }
        try:
            start = identity[op, operand.dtype.is_float]
        except KeyError:
            raise ShapeError(f"reduce: no reduction {op!r} over {operand} {operand.type}") from None
        if any(not 0 <= d < len(operand.shape) for d in dims):
            raise ShapeError(f"reduce: dims {list(dims)} are outside {operand} {operand.type}")
        init = self.constant(start, operand.dtype, name=f"{op}_identity")
        type_ = TensorType(tuple(d for i, d in enumerate(operand.shape) if i not in dims), operand.dtype)
        text = (
            f"stablehlo.reduce({operand} init: {init}) applies stablehlo.{op} across dimensions = {list(dims)} "
            f": ({operand.type}, {init.type}) -> {type_}"
        )
        return self._op(text, type_, name or f"{operand.name}_{op}")

    # -- devices -----------------------------------------------------------------------------------------------

    def partition_id(self, *, name: str = "device") -> Value:
        """Which device of the mesh computes this, an i32 scalar."""
        unsigned = self._fresh(f"{name}_ui32")
        self.line(f"%{unsigned} = stablehlo.partition_id : tensor<ui32>")
        type_ = TensorType((), DType.I32)
        return self._op(f"stablehlo.convert %{unsigned} : (tensor<ui32>) -> {type_}", type_, name)

    def all_gather(self, operand: Value, devices: int, *, name: str) -> Value:
        """The operands of all devices one after the other along the first axis."""
        type_ = TensorType((devices * operand.extent(0), *operand.shape[1:]), operand.dtype)
        op = f'"stablehlo.all_gather"({operand}) <{{all_gather_dim = 0 : i64, {self._group(devices)}}}>'
        return self._op(f"{op} : ({operand.type}) -> {type_}", type_, name)

    def all_reduce(self, operand: Value, devices: int, *, name: str) -> Value:
        """The sum of the operands of all devices, on each."""
        return self._summed("all_reduce", operand, operand.type, self._group(devices), name)

    def reduce_scatter(self, operand: Value, devices: int, *, name: str) -> Value:
        """Its stretch of the first axis of that sum on each device."""
        rows, rest = divmod(operand.extent(0), devices)
        if rest:
            raise ShapeError(f"reduce_scatter: {operand} {operand.type} does not divide among {devices} devices")
        type_ = TensorType((rows, *operand.shape[1:]), operand.dtype)
        return self._summed(
            "reduce_scatter", operand, type_, f"{self._group(devices)}, scatter_dimension = 0 : i64", name
        )

    def _group(self, devices: int) -> str:
        channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
        group = f"replica_groups = dense<[{list(range(devices))}]> : tensor<1x{devices}xi64>"
        return f"{channel}, {group}, use_global_device_ids"

    def _summed(self, op: str, operand: Value, type_: TensorType, attributes: str, name: str) -> Value:
        self._ended()
        scalar = TensorType((), operand.dtype)
        result, lhs, rhs = self._fresh(name), self._fresh("lhs"), self._fresh("rhs")
        with self.region(f'%{result} = "stablehlo.{op}"({operand}) <{{{attributes}}}> ({{'):
            self._lines.append(f"^bb0(%{lhs}: {scalar}, %{rhs}: {scalar}):")
            total = self.add(Value(lhs, scalar), Value(rhs, scalar), name="total")
            self._lines.append(f"stablehlo.return {total} : {scalar}")
        self._lines.append(f"}}) : ({operand.type}) -> {type_}")
        return Value(result, type_)

    # -- other dialects ----------------------------------------------------------------------------------------

    @property
    def declarations(self) -> dict[str, str]:
        """What stands beside the function in the module, by symbol name."""
        return self._declarations

    @property
    def needs(self) -> frozenset[Needs]:
        """What its declarations need of the target."""
        return frozenset(self._needs)

    def declare(self, symbol: str, text: str, needs: Needs) -> None:
        """Put ``text``, which defines ``@symbol`` and needs such a target, into the module once."""
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

    @contextmanager
    def region(self, head: str) -> Iterator[None]:
        """Lines that belong to a region opened by ``head``. Values made inside are not reused after it."""
        self.line(head)
        start, memo = len(self._lines), dict(self._memo)
        yield
        self._memo = memo
        self._lines[start:] = [f"  {line}" if line else "" for line in self._lines[start:]]

    # -- inner workings ----------------------------------------------------------------------------------------

    def _fresh(self, hint: str) -> str:
        hint = hint.replace(".", "_")  # of an argument in a scope
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

    def _require_starts(self, op: str, operand: Value, starts: Sequence[Value], part: TensorType) -> None:
        scalars = all(start.type == TensorType((), DType.I32) for start in starts)
        ranks = len(starts) == len(operand.shape) == len(part.shape)
        pairs = zip(part.shape, operand.shape, strict=True) if ranks else ()
        # what a symbol stands for is the caller's to see to
        inside = ranks and all(isinstance(p, Sym) or isinstance(d, Sym) or p <= d for p, d in pairs)
        if not (scalars and inside and part.dtype is operand.dtype):
            raise ShapeError(f"{op}: {part} is no part of {operand} {operand.type} from {len(starts)} scalars on")

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

    def _shape_operand(self, shape: Shape) -> Value:
        """``shape`` as an i32 vector, printed once per function and shape."""
        key = ("shape", shape)
        if key not in self._memo:
            vector = TensorType((1,), DType.I32)
            for sym in (extent for extent in shape if isinstance(extent, Sym)):
                self._size(sym)
            parts: list[Value] = []
            for extent in shape:
                size = ("size", extent)
                if size not in self._memo:
                    self._memo[size] = self._op(
                        f"stablehlo.constant dense<{extent}> : {vector}", vector, f"size_{extent}"
                    )
                parts.append(self._memo[size])
            label = "shape_" + "x".join(str(d).lower() for d in shape)
            self._memo[key] = self.concatenate(parts, dim=0, name=label)
        return self._memo[key]


def _product(sizes: Shape) -> Dim:
    """The size of axes joined to one: a number, or a symbol that no argument carries."""
    symbols = [dim for dim in sizes if isinstance(dim, Sym)]
    number = math.prod(dim for dim in sizes if not isinstance(dim, Sym))
    if not symbols:
        return number
    if number == 1 and len(symbols) == 1:
        return symbols[0]
    return Sym("_by_".join([*(s.name for s in symbols), str(number)]), "".join(s.letter for s in symbols) + str(number))


def _groups(rank: int, axis: int, count: int) -> list[list[int]]:
    """Which axes of the longer shape each of ``rank`` axes of the shorter stands for, ``count`` for ``axis``."""
    sizes = [count if i == axis else 1 for i in range(rank)]
    starts = [sum(sizes[:i]) for i in range(rank)]
    return [list(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]


def _singular(sym: Sym) -> str:
    return sym.name.removesuffix("s")


def _literal(value: float | int | bool, dtype: DType) -> str:
    if dtype is DType.I1:
        return "true" if value else "false"
    return format_float(float(value), dtype) if dtype.is_float else str(int(value))


def _i64_array(values: Sequence[int]) -> str:
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def module_text(functions: Iterable[FunctionBuilder], *, name: str = "moe_ffn") -> str:
    """A whole module: ``module @name`` around the functions, entry points first as given.

    Above it what the declarations need of the target, where there are any, and the flags of a text for IREE alone (see
    ``text.needs``). Raises ``ShapeError`` where the declarations are for several kinds of target, or two things have
    one symbol.
    """
    functions = list(functions)
    parameters: dict[str, str] = {}
    for function in functions:
        for symbol, text in function.globals.items():
            if parameters.setdefault(symbol, text) != text:
                raise ShapeError(f"parameter @{symbol} of @{function.name} is not that of another function")
    declared: dict[str, str] = {}
    for function in functions:
        for symbol, text in function.declarations.items():
            if declared.setdefault(symbol, text) != text:
                raise ShapeError(f"@{symbol} of @{function.name} is not that of another function")
    if twice := parameters.keys() & {*declared, *(f.name for f in functions)}:
        raise ShapeError(f"parameter @{min(twice)} has the symbol of a function or a kernel")
    parts = ["".join(f"  {line}\n" for line in parameters.values())] if parameters else []
    parts += ["".join(f"  {line}\n" if line else "\n" for line in text.splitlines()) for text in declared.values()]
    needs = [each for f in functions for each in f.needs]
    features = frozenset(feature for each in needs for feature in each.features)
    kinds = sorted({each.kind for each in needs})
    if len(kinds) > 1:
        raise ShapeError(f"kernels for {' and '.join(kinds)} in one module")
    needed = Needs(kinds[0], features) if kinds else None
    for_iree = needed is not None or bool(parameters) or any(f.for_iree for f in functions)
    above = header(needed, for_iree=for_iree)
    return f"{above}module @{name} {{\n" + "\n".join([*parts, *(f.text() for f in functions)]) + "}\n"
