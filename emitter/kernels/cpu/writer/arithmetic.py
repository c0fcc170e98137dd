"""Operations on values: arithmetic, comparison, conversion, and lanes of vectors."""

from __future__ import annotations

from collections.abc import Sequence

from emitter.kernels.cpu.writer.text import Text
from emitter.kernels.cpu.writer.values import Operand, Value, bits_of, element_of, lanes_of, vector_of

_FLOAT_OPS = {"add": "arith.addf", "sub": "arith.subf", "mul": "arith.mulf", "div": "arith.divf"}
_INT_OPS = {"add": "arith.addi", "sub": "arith.subi", "mul": "arith.muli", "div": "arith.divui", "rem": "arith.remui"}
_COMPARE = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}


class Arithmetic(Text):
    """What is computed of values, without memory."""

    def _pair(self, left: Operand, right: Operand) -> tuple[Value, Value]:
        types = [o.type for o in (left, right) if isinstance(o, Value)]
        type_ = next((t for t in types if t.startswith("vector<")), types[0] if types else "index")
        a, b = self.value(left, type_), self.value(right, type_)
        self._require(a.type == b.type, f"operands of different types, {a.type} and {b.type}")
        return a, b

    def binary(self, op: str, left: Operand, right: Operand) -> Value:
        """``left op right`` for op in add, sub, mul, div, rem (unsigned on integers)."""
        a, b = self._pair(left, right)
        self._require(a.type != "i1", f"{op} of {a.type}")
        table = _FLOAT_OPS if element_of(a.type).startswith(("f", "bf")) else _INT_OPS
        return self.assign(f"{table[op]} {a.name}, {b.name} : {a.type}", a.type)

    def fma(self, a: Value, b: Value, c: Value) -> Value:
        """``a * b + c``, in one rounding where the kernel is ``fused``, elsewhere as the target has it everywhere.

        A target without such an instruction would call a function of the C library, which no module can. Of a product
        and a sum LLVM, as IREE runs it, would fuse what the code around them allows: one loop would round otherwise
        than the next.
        """
        self._require(a.type == b.type == c.type, f"fma of {a.type}, {b.type} and {c.type}")
        if not self.fused:
            return self.intrinsic("llvm.fmuladd", c.type, a, b, c)
        return self.assign(f"math.fma {a.name}, {b.name}, {c.name} : {c.type}", c.type)

    def intrinsic(self, name: str, type_: str, *operands: Value) -> Value:
        """A call of an LLVM intrinsic."""
        names, types = ", ".join(o.name for o in operands), ", ".join(o.type for o in operands)
        return self.assign(f'llvm.call_intrinsic "{name}"({names}) : ({types}) -> {type_}', type_)

    def product(self, a: Operand, b: Operand) -> Value:
        """``a * b``, rounded: without a fence LLVM, as IREE runs it, rounds a product and its sum together."""
        value = self.binary("mul", a, b)
        return self.intrinsic("llvm.arithmetic.fence", value.type, value)

    def minimum(self, left: Operand, right: Operand) -> Value:
        """The smaller of two integers (signed), or of two floats with NaN kept from ``left``."""
        a, b = self._pair(left, right)
        if element_of(a.type).startswith("f"):
            return self.select(self.compare(">", a, b), b, a)
        return self.assign(f"arith.minsi {a.name}, {b.name} : {a.type}", a.type)

    def maximum(self, left: Operand, right: Operand) -> Value:
        """The larger of two integers (signed), or of two floats with NaN kept from ``left``."""
        a, b = self._pair(left, right)
        if element_of(a.type).startswith("f"):
            return self.select(self.compare("<", a, b), b, a)
        return self.assign(f"arith.maxsi {a.name}, {b.name} : {a.type}", a.type)

    def compare(self, relation: str, left: Operand, right: Operand) -> Value:
        """``left relation right``; integers signed, floats ordered (false when either is NaN)."""
        a, b = self._pair(left, right)
        result = vector_of(lanes_of(a.type), "i1")
        if element_of(a.type).startswith("f"):
            predicate = {"==": "oeq", "<": "olt", "<=": "ole", ">": "ogt", ">=": "oge"}[relation]
            return self.assign(f"arith.cmpf {predicate}, {a.name}, {b.name} : {a.type}", result)
        return self.assign(f"arith.cmpi {_COMPARE[relation]}, {a.name}, {b.name} : {a.type}", result)

    def select(self, condition: Value, yes: Operand, no: Operand) -> Value:
        """``yes`` where the condition holds, else ``no``."""
        a, b = self._pair(yes, no)
        lanes = (1, lanes_of(a.type))
        self._require(
            element_of(condition.type) == "i1" and lanes_of(condition.type) in lanes,
            f"a choice between {a.type} by {condition.type}",
        )
        type_ = f"{condition.type}, {a.type}" if condition.type != "i1" else a.type
        return self.assign(f"arith.select {condition.name}, {a.name}, {b.name} : {type_}", a.type)

    def both(self, a: Value, b: Value) -> Value:
        """Bitwise and."""
        self._require(a.type == b.type, f"operands of different types, {a.type} and {b.type}")
        return self.assign(f"arith.andi {a.name}, {b.name} : {a.type}", a.type)

    def either(self, a: Value, b: Value) -> Value:
        """Bitwise or."""
        self._require(a.type == b.type, f"operands of different types, {a.type} and {b.type}")
        return self.assign(f"arith.ori {a.name}, {b.name} : {a.type}", a.type)

    def any_lane(self, flags: Value) -> Value:
        """Whether any lane of a vector of i1 is set."""
        return self.reduce_lanes("or", flags, "any")

    def ceildiv(self, value: Value, by: int) -> Value:
        """``value / by`` rounded up."""
        return (value + (by - 1)) // by

    def broadcast(self, scalar: Value, lanes: int) -> Value:
        """A vector with ``scalar`` in each lane."""
        self._require(not scalar.type.startswith("vector<"), f"{scalar.type} is a vector already")
        type_ = vector_of(lanes, scalar.type)
        return self.assign(f"vector.broadcast {scalar.name} : {scalar.type} to {type_}", type_)

    def cast(self, operation: str, value: Value, element: str) -> Value:
        """``operation`` (``arith.extf``, ``arith.truncf``, ``arith.index_cast``, ...) to ``element``, lane by lane."""
        type_ = vector_of(lanes_of(value.type), element)
        return (
            value if type_ == value.type else self.assign(f"{operation} {value.name} : {value.type} to {type_}", type_)
        )

    def to_f32(self, value: Value) -> Value:
        """Widen to f32."""
        return self.cast("arith.extf", value, "f32")

    def to_f64(self, value: Value) -> Value:
        """Widen to f64: sums and products of a few numbers that are then rounded once."""
        return self.cast("arith.extf", value, "f64")

    def narrow(self, value: Value, element: str) -> Value:
        """Round f32 to ``element``, to nearest even; f64 by way of f32."""
        if element_of(value.type) == "f64":
            value = self.cast("arith.truncf", value, "f32")
        return self.cast("arith.truncf", value, element)

    def rounded(self, value: Value, element: str) -> Value:
        """f32 rounded to what ``element`` can hold, still as f32.

        In LLVM's own ops: IREE's compiler takes ``arith.extf`` after ``arith.truncf`` for no change at all. To bf16 in
        integers, half of the last place and what makes a tie even added to the bits: processors without an instruction
        for it have LLVM call a function that no module is linked with.
        """
        if element == "bf16":
            words = vector_of(lanes_of(value.type), "i32")
            bits = self.assign(f"arith.bitcast {value.name} : {value.type} to {words}", words)
            place, half, kept = (self.constant(bits, words) for bits in (16, 0x7FFF, -0x10000))
            odd = self.assign(f"arith.shrui {bits.name}, {place.name} : {words}", words)
            up = bits + (half + self.both(odd, self.constant(1, words)))
            near = self.both(up, kept)
            found = self.assign(f"arith.bitcast {near.name} : {words} to {value.type}", value.type)
            return self.select(self.compare("==", value, value), found, value)  # a NaN stays one
        narrow_type = vector_of(lanes_of(value.type), element)
        narrow = self.assign(f"llvm.fptrunc {value.name} : {value.type} to {narrow_type}", narrow_type)
        return self.assign(f"llvm.fpext {narrow.name} : {narrow_type} to {value.type}", value.type)

    def bitcast(self, value: Value, type_: str) -> Value:
        """The same bits as another vector type of the same size."""
        self._require(bits_of(value.type) == bits_of(type_), f"{value.type} has other bits than {type_}")
        return self.assign(f"vector.bitcast {value.name} : {value.type} to {type_}", type_)

    def index(self, value: Value) -> Value:
        """An i32 or an i64 as an index."""
        self._require(value.type in ("i32", "i64"), f"{value.type} is no i32 and no i64")
        return self.cast("arith.index_cast", value, "index")

    def lane(self, vector: Value, at: int) -> Value:
        """One element of a vector."""
        self._require(0 <= at < lanes_of(vector.type), f"{vector.type} has no lane {at}")
        return self.assign(
            f"vector.extract {vector.name}[{at}] : {element_of(vector.type)} from {vector.type}",
            element_of(vector.type),
        )

    def shuffle(self, a: Value, b: Value, lanes: Sequence[int]) -> Value:
        """The chosen lanes of ``a`` followed by ``b``."""
        type_ = vector_of(len(lanes), element_of(a.type))
        if len(lanes) == 1:
            type_ = f"vector<1x{element_of(a.type)}>"
        return self.assign(f"vector.shuffle {a.name}, {b.name} {list(lanes)} : {a.type}, {b.type}", type_)

    def sum_lanes(self, vector: Value) -> Value:
        """The sum over the lanes, halving each time: an order that the text fixes."""
        lanes = lanes_of(vector.type)
        while lanes > 1:
            lanes //= 2
            low = self.shuffle(vector, vector, range(lanes))
            high = self.shuffle(vector, vector, range(lanes, 2 * lanes))
            vector = self.binary("add", low, high)
        element = element_of(vector.type)
        return self.assign(f"vector.extract {vector.name}[0] : {element} from {vector.type}", element)

    def reduce_lanes(self, kind: str, vector: Value, hint: str = "") -> Value:
        """The lanes of an integer vector as one number, by an operation in which their order is nothing (``maxsi``)."""
        element = element_of(vector.type)
        return self.assign(f"vector.reduction <{kind}>, {vector.name} : {vector.type} into {element}", element, hint)
