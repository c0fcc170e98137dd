"""A small way to write CPU kernels as MLIR text: typed values with operators, loops as ``with`` blocks.

A kernel is a Python function that draws its body on a ``Kernel``::

    kernel = Kernel("scale", [Buffer("x", (None, 8), "f32"), Buffer("y", (None, 8), "f32")], scalars=["rows"])
    row = kernel.workgroup(0)
    with kernel.loop(0, 8) as column:
        kernel.store(kernel.load("x", row, column) * 2.0, "y", row, column)

Values carry their MLIR type; ``+ - * /`` pick the operation from it (integers and ``index``, floats, and vectors of
either), and Python numbers become constants of the other side's type. Constants are written once, at the top of the
kernel, and what has no side effect once where it is seen. The text depends on nothing but the calls made: same calls,
same bytes.
"""

from __future__ import annotations

import struct
from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

_FLOAT_OPS = {"add": "arith.addf", "sub": "arith.subf", "mul": "arith.mulf", "div": "arith.divf"}
_INT_OPS = {"add": "arith.addi", "sub": "arith.subi", "mul": "arith.muli", "div": "arith.divui", "rem": "arith.remui"}
_POINTER = "!llvm.ptr"
_PURE = (
    *("arith.", "math.", "llvm.inttoptr", "llvm.getelementptr", "memref.extract_aligned_pointer_as_index"),
    *("vector.broadcast", "vector.shuffle", "vector.bitcast", "vector.extract", "vector.create_mask"),
)
"""How operations begin that read no memory and write none."""
_UNROLLED = "{llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}"
_COMPARE = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}


def vector_of(lanes: int, element: str) -> str:
    """The type of a vector of ``lanes`` elements; one lane is the element itself."""
    return element if lanes == 1 else f"vector<{lanes}x{element}>"


def element_of(type_: str) -> str:
    """The element type of a vector type, or the type itself."""
    return type_[7:-1].split("x", 1)[1] if type_.startswith("vector<") else type_


def lanes_of(type_: str) -> int:
    """The number of elements of a vector type, 1 for a scalar."""
    return int(type_[7:-1].split("x", 1)[0]) if type_.startswith("vector<") else 1


def _bits(type_: str) -> int:
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
    kernel: Body = field(repr=False)

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


@dataclass
class _Branch:
    """An ``scf.if`` among the lines of a kernel, whose other side may still come."""

    indent: str
    condition: str
    yes: list[str | _Branch] = field(default_factory=list)
    no: list[str | _Branch] | None = None


def _flat(lines: Sequence[str | _Branch]) -> Iterator[str]:
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


class Body:
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
        self._lines: list[str | _Branch] = []
        self._constants: dict[tuple[str, str], Value] = {}
        self._known: ChainMap[tuple[str, str], Value] = ChainMap()
        self._depth = 0
        self._count = 0

    # --- text ---------------------------------------------------------------------------------------------------

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

    # --- constants and arithmetic ---------------------------------------------------------------------------------

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

    # --- conversions ----------------------------------------------------------------------------------------------

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
        self._require(_bits(value.type) == _bits(type_), f"{value.type} has other bits than {type_}")
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

    # --- memory -----------------------------------------------------------------------------------------------------

    def _buffer(self, buffer: str | Buffer) -> Buffer:
        if isinstance(buffer, Buffer):
            if buffer not in self._scratch and self.buffers.get(buffer.name) != buffer:
                raise self._refuse(f"buffer {buffer.name} is another kernel's")
            return buffer
        if buffer not in self.buffers:
            raise self._refuse(f"there is no buffer {buffer}; there are {', '.join(self.buffers)}")
        return self.buffers[buffer]

    def _place(self, b: Buffer, at: Sequence[Operand]) -> str:
        """``%buffer[indices]``: one index for each dimension."""
        if len(at) != len(b.shape):
            raise self._refuse(f"{b.name} has {len(b.shape)} dimensions, got {len(at)} indices")
        indices = [self.value(i) for i in at]
        for index in indices:
            self._require(index.type == "index", f"an index of {b.name} is {index.type}")
        return f"%{b.name}[{', '.join(i.name for i in indices)}]"

    def _check_mask(self, b: Buffer, mask: Value | None, lanes: int) -> None:
        if mask is not None:
            self._require(lanes > 1, f"one element of {b.name} has no mask")
            self._require(mask.type == vector_of(lanes, "i1"), f"{lanes} lanes of {b.name}, but a mask of {mask.type}")

    def _refuse(self, what: str) -> KernelError:
        return KernelError(f"{self._KIND} {self.name}: {what}")

    def _require(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise self._refuse(otherwise)

    def load(self, buffer: str | Buffer, *at: Operand, lanes: int = 1, mask: Value | None = None) -> Value:
        """``lanes`` consecutive elements of ``buffer`` from ``at``; where ``mask`` is false, zero and no access."""
        b = self._buffer(buffer)
        where, type_ = self._place(b, at), vector_of(lanes, b.element)
        self._check_mask(b, mask, lanes)
        if lanes == 1:
            return self.assign(f"memref.load {where} : {b.memref}", type_)
        if mask is None:
            return self.assign(f"vector.load {where} : {b.memref}, {type_}", type_)
        zero = self.constant(0, type_)
        return self.assign(
            f"vector.maskedload {where}, {mask.name}, {zero.name} : {b.memref}, {mask.type}, {type_} into {type_}",
            type_,
        )

    def load_once(self, buffer: str | Buffer, *at: Operand) -> Value:
        """An element of a buffer that nothing writes while the kernel runs."""
        b = self._buffer(buffer)
        return self.assign(f"memref.load {self._place(b, at)} : {b.memref}", b.element, pure=True)

    def gather(self, buffer: str | Buffer, places: Value) -> Value:
        """The elements of a buffer of one dimension at the ``places``, a vector of indices."""
        b, lanes = self._buffer(buffer), lanes_of(places.type)
        self._require(element_of(places.type) == "index", f"places of {b.name} are {places.type}")
        where, type_ = self._place(b, [0]), vector_of(lanes, b.element)
        every, zero = self.constant(True, vector_of(lanes, "i1")), self.constant(0, type_)
        return self.assign(
            f"vector.gather {where} [{places.name}], {every.name}, {zero.name} : "
            f"{b.memref}, {places.type}, {every.type}, {type_} into {type_}",
            type_,
        )

    def store(self, value: Value, buffer: str | Buffer, *at: Operand, mask: Value | None = None) -> None:
        """Store a scalar, or the lanes of a vector that ``mask`` names, at ``at``."""
        b = self._buffer(buffer)
        where, lanes = self._place(b, at), lanes_of(value.type)
        self._require(element_of(value.type) == b.element, f"{b.name} holds {b.element}, got {value.type}")
        self._check_mask(b, mask, lanes)
        if lanes == 1 and not value.type.startswith("vector"):
            self.line(f"memref.store {value.name}, {where} : {b.memref}")
        elif mask is None:
            self.line(f"vector.store {value.name}, {where} : {b.memref}, {value.type}")
        else:
            self.line(f"vector.maskedstore {where}, {mask.name}, {value.name} : {b.memref}, {mask.type}, {value.type}")

    def prefetch(self, buffer: str | Buffer, *at: Operand, locality: int = 3) -> None:
        """Ask for the cache line at ``at``: locality 3 into every level, 2 past the first."""
        b = self._buffer(buffer)
        self.line(f"memref.prefetch {self._place(b, at)}, read, locality<{locality}>, data : {b.memref}")

    def mask(self, count: Operand, lanes: int) -> Value:
        """The first ``count`` of ``lanes`` lanes."""
        type_ = vector_of(lanes, "i1")
        return self.assign(f"vector.create_mask {self.value(count).name} : {type_}", type_)

    def scratch(self, name: str, shape: tuple[int, ...], element: str) -> Buffer:
        """A buffer on the stack of the workgroup, 64-byte aligned. IREE's compiler crashes on elements of ``index``."""
        b = Buffer(name, shape, element)
        self._require(
            name not in self.buffers and all(name != other.name for other in self._scratch), f"two buffers named {name}"
        )
        self._scratch.append(b)
        self.line(f"%{name} = memref.alloca() alignment = 64 : {b.memref}")
        return b

    def address(self, buffer: str | Buffer) -> Value:
        """The address of the first element, in bytes, as an index."""
        b = self._buffer(buffer)
        return self.assign(f"memref.extract_aligned_pointer_as_index %{b.name} : {b.memref} -> index", "index")

    def load_at(self, where: Value, type_: str, align: int = 64, mask: Value | None = None) -> Value:
        """A value of ``type_`` from a byte address, or from a pointer; where ``mask`` is false, zero and no access."""
        place = self.pointer(where)
        if mask is None:
            return self.assign(f"llvm.load {place.name} <alignment = {align}> : {_POINTER} -> {type_}", type_)
        zero, types = self.constant(0, type_), f"({_POINTER}, {mask.type}, {type_}) -> {type_}"
        operands, properties = f"{place.name}, {mask.name}, {zero.name}", f"alignment = {align} : i64"
        return self.assign(f'"llvm.intr.masked.load"({operands}) <{{{properties}}}> : {types}', type_)

    def store_at(self, value: Value, where: Value, align: int = 64, mask: Value | None = None) -> None:
        """Store ``value``, or the lanes of it that ``mask`` names, at a byte address, or at a pointer."""
        place = self.pointer(where)
        if mask is not None:
            types, properties = f"({value.type}, {_POINTER}, {mask.type}) -> ()", f"alignment = {align} : i64"
            operands = f"{value.name}, {place.name}, {mask.name}"
            self.line(f'"llvm.intr.masked.store"({operands}) <{{{properties}}}> : {types}')
            return
        self.line(f"llvm.store {value.name}, {place.name} <alignment = {align}> : {value.type}, {_POINTER}")

    def pointer(self, address: Value, plus: int | Value = 0) -> Value:
        """The pointer that is ``plus`` bytes (a number, or an ``offset``) after a byte address or another pointer."""
        if address.type != _POINTER:
            integer = self.offset(address)
            address = self.assign(f"llvm.inttoptr {integer.name} : i64 to {_POINTER}", _POINTER)
        if isinstance(plus, int):
            if plus == 0:
                return address
            step, types = str(plus), _POINTER
        else:
            self._require(plus.type == "i64", f"a pointer is moved by {plus.type}")
            step, types = plus.name, f"{_POINTER}, i64"
        return self.assign(f"llvm.getelementptr {address.name}[{step}] : ({types}) -> {_POINTER}, i8", _POINTER)

    def offset(self, index: Value) -> Value:
        """A number of bytes as pointers are moved by it."""
        return self.cast("arith.index_cast", index, "i64")

    def fetch_add(self, address: Value, amount: Operand) -> Value:
        """Add to the i32 at an address what no other thread's addition comes between; what it was before."""
        pointer, added = self.pointer(address), self.cast("arith.index_cast", self.value(amount), "i32")
        return self.index(
            self.assign(f"llvm.atomicrmw add {pointer.name}, {added.name} monotonic : !llvm.ptr, i32", "i32")
        )

    def prefetch_at(self, address: Value, locality: int = 2) -> None:
        """Ask for the cache line at a byte address, or at a pointer: locality 3 into every level, 2 past the first."""
        pointer = self.pointer(address)
        properties = f"cache = 1 : i32, hint = {locality} : i32, rw = 0 : i32"
        self.line(f'"llvm.intr.prefetch"({pointer.name}) <{{{properties}}}> : (!llvm.ptr) -> ()')

    def intrinsic(self, name: str, type_: str, *operands: Value) -> Value:
        """A call of an LLVM intrinsic."""
        names, types = ", ".join(o.name for o in operands), ", ".join(o.type for o in operands)
        return self.assign(f'llvm.call_intrinsic "{name}"({names}) : ({types}) -> {type_}', type_)

    def assembly(self, template: Sequence[str], *operands: Value) -> None:
        """Inline assembly with the operands (indices) in registers $0, $1, ...; it may touch any memory."""
        casts = [self.cast("arith.index_cast", o, "i64") for o in operands]
        constraints = ",".join(["r"] * len(casts) + ["~{memory}"])
        text = r"\0A ".join(template)
        types = ", ".join("i64" for _ in casts)
        names = ", ".join(c.name for c in casts)
        self.line(
            f'llvm.inline_asm has_side_effects "{text}", "{constraints}" {names} : ({types}) -> ()'.replace("  ", " ")
        )

    # --- control ----------------------------------------------------------------------------------------------------

    def call(self, function: Function, buffers: Mapping[str, Buffer], scalars: Mapping[str, Operand]) -> None:
        """Run a function, its buffers and scalars (indices) by name."""
        if [*buffers, *scalars] != [*function.buffers, *function.scalars]:
            wanted, got = (", ".join(names) for names in ([*function.buffers, *function.scalars], [*buffers, *scalars]))
            raise self._refuse(f"function {function.name} takes {wanted}; got {got}")
        names, types = [], []
        for name, taken in function.buffers.items():
            b = self._buffer(buffers[name])
            self._require(b.memref == taken.memref, f"{name} of {function.name} is {taken.memref}, got {b.memref}")
            names.append(f"%{b.name}")
            types.append(b.memref)
        for name, operand in scalars.items():
            value = self.value(operand)
            self._require(value.type == "index", f"{name} of {function.name} is index, got {value.type}")
            names.append(value.name)
            types.append(value.type)
        self.functions |= {**function.functions, function.name: function}
        self.line(f"func.call @{function.name}({', '.join(names)}) : ({', '.join(types)}) -> ()")

    @contextmanager
    def _block(self, head: str, tail: str = "}") -> Iterator[None]:
        self.line(head)
        with self._deeper():
            yield
        self.line(tail)

    @contextmanager
    def loop(self, low: Operand, high: Operand, step: Operand = 1) -> Iterator[Value]:
        """Run the block for low, low + step, ... below high."""
        index = Value(self.fresh(), "index", self)
        lo, hi, by = self.value(low).name, self.value(high).name, self.value(step).name
        with self._block(f"scf.for {index.name} = {lo} to {hi} step {by} {{"):
            yield index

    @contextmanager
    def accumulate(
        self, low: Operand, high: Operand, step: int, start: Sequence[Value], *, unroll: bool = False
    ) -> Iterator[tuple[Value, list[Value]]]:
        """A loop that carries values: the block replaces the items of the list in place.

        After the block the list holds the values that the last round left (``start`` if there was none). ``unroll``
        has the compiler write out all rounds of a loop whose number of rounds it can tell: by itself it does not.
        """
        index, result = Value(self.fresh(), "index", self), self.fresh()
        carried = [Value(self.fresh(), s.type, self) for s in start]
        types = ", ".join(s.type for s in start)
        init = ", ".join(f"{c.name} = {s.name}" for c, s in zip(carried, start, strict=True))
        lo, hi, by = self.value(low).name, self.value(high).name, self.value(step).name
        head = (
            f"{result}:{len(start)} = scf.for {index.name} = {lo} to {hi} step {by} iter_args({init}) -> ({types}) {{"
        )
        with self._block(head, f"}} {_UNROLLED}" if unroll else "}"):
            yield index, carried
            found = [c.type for c in carried]
            self._require(found == [s.type for s in start], f"a loop that carries {types} is left with {found}")
            self.line(f"scf.yield {', '.join(c.name for c in carried)} : {types}")
        carried[:] = [Value(f"{result}#{i}", s.type, self) for i, s in enumerate(start)]

    @contextmanager
    def _while_body(self, names: Sequence[str]) -> Iterator[list[Value]]:
        """The second half of an ``scf.while`` over indices: the block leaves the next ones in the list it gets."""
        types = ", ".join("index" for _ in names)
        with self._deeper():
            self.line(f"^bb0({', '.join(f'{name}: index' for name in names)}):")
            state = [Value(name, "index", self) for name in names]
            yield state
            self.line(f"scf.yield {', '.join(value.name for value in state)} : {types}")
        self.line("}")

    @contextmanager
    def repeat(self, first: Sequence[Value], below: Operand) -> Iterator[list[Value]]:
        """Run the block with these indices, then with those it leaves in the list, while the first is ``below``."""
        starts, result = [self.fresh() for _ in first], self.fresh()
        names = [self.fresh() for _ in first]
        init = ", ".join(f"{start} = {value.name}" for start, value in zip(starts, first, strict=True))
        types = ", ".join("index" for _ in first)
        with self._block(f"{result}:{len(names)} = scf.while ({init}) : ({types}) -> ({types}) {{", "} do {"):
            more = self.compare("<", Value(starts[0], "index", self), below)
            self.line(f"scf.condition({more.name}) {', '.join(starts)} : {types}")
        with self._while_body(names) as state:
            yield state

    @contextmanager
    def when(self, condition: Value) -> Iterator[None]:
        """Run the block if the condition holds."""
        self._require(condition.type == "i1", f"a condition is {condition.type}")
        branch = _Branch(" " * self._depth, condition.name)
        self._lines.append(branch)
        with self._inside(branch.yes):
            yield

    @contextmanager
    def otherwise(self) -> Iterator[None]:
        """The other side of the ``when`` just closed."""
        branch = self._lines[-1] if self._lines else None
        if not isinstance(branch, _Branch) or branch.no is not None:
            raise self._refuse("otherwise without a when just before it")
        branch.no = []
        with self._inside(branch.no):
            yield

    @contextmanager
    def _inside(self, lines: list[str | _Branch]) -> Iterator[None]:
        outer, self._lines = self._lines, lines
        with self._deeper():
            yield
        self._lines = outer


class Kernel(Body):
    """One exported function of an executable, whose buffers are bound by the host."""

    _KIND = "kernel"

    def __init__(
        self, name: str, buffers: Sequence[Buffer], scalars: Sequence[str] = (), *, fused: bool = True
    ) -> None:
        super().__init__(name, buffers, scalars, fused=fused)
        self._workgroups: dict[int, Value] = {}

    def workgroup(self, axis: int) -> Value:
        """This workgroup's position along ``axis`` of the grid."""
        return self._workgroups.setdefault(axis, Value(f"%workgroup_{axis}", "index", self))

    @property
    def text(self) -> str:
        """The finished ``func.func``."""
        arguments = [f"%{b}_binding: !stream.binding" for b in self.buffers]
        arguments += [f"{value.name}: index" for value in self.scalars.values()]
        zero = self.constant(0).name
        opening = [
            f"{value.name} = stream.dispatch.workgroup.id[{axis}] : index"
            for axis, value in sorted(self._workgroups.items())
        ]
        for b in self.buffers.values():
            dims = "".join(f"{{{self.scalars[b.dynamic].name}}}" for extent in b.shape if extent is None)
            opening.append(
                f"%{b.name} = stream.binding.subspan %{b.name}_binding[{zero}] : !stream.binding -> {b.memref}{dims}"
            )
        return self._text(f"func.func @{self.name}({', '.join(arguments)})", *opening)


class Function(Body):
    """What several kernels of an executable call, or one in several places: it is written, and compiled, once."""

    _KIND = "function"

    @property
    def text(self) -> str:
        """The finished ``func.func``."""
        arguments = [f"%{b.name}: {b.memref}" for b in self.buffers.values()]
        arguments += [f"{value.name}: index" for value in self.scalars.values()]
        return self._text(f"func.func private @{self.name}({', '.join(arguments)})")
