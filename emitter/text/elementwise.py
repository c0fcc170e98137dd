"""Ops that compute each element from those at its place."""

from __future__ import annotations

from emitter.signature import DType
from emitter.text.function import FunctionText
from emitter.text.values import ShapeError, TensorType, Value


class ElementwiseOps(FunctionText):
    """Arithmetic, comparison, selection, conversion."""

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
        """Bits moved down by less than their number, zeros after them."""
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
        hint = name or f"{operand.name}_{dtype.value}"
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
