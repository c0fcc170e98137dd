"""A small way to write CPU kernels as MLIR text: typed values with operators, loops as ``with`` blocks.

A kernel is a Python function that draws its body on a ``Kernel``::

    kernel = Kernel("scale", [Buffer("x", (None, 8), "f32"), Buffer("y", (None, 8), "f32")], scalars=["rows"])
    row = kernel.workgroup(0)
    with kernel.loop(0, 8) as column:
        kernel.store(kernel.load("x", row, column) * 2.0, "y", row, column)

Values carry their MLIR type; ``+ - * /`` pick the operation from it (integers and ``index``, floats, and vectors of
either), and Python numbers become constants of the other side's type. Constants are written once, at the top of the
kernel. The text depends on nothing but the calls made: same calls, same bytes.

``Executable`` gathers kernels in one ``stream.executable``. Its buffers are bound in order, results last, and ``index``
scalars follow; that is the calling convention of ``flow.dispatch``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from emitter.kernels.cpu import KERNELS_OPENING

_FLOAT_OPS = {"add": "arith.addf", "sub": "arith.subf", "mul": "arith.mulf", "div": "arith.divf"}
_INT_OPS = {"add": "arith.addi", "sub": "arith.subi", "mul": "arith.muli", "div": "arith.divui", "rem": "arith.remui"}
_COMPARE = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}


def vector_of(lanes: int, element: str) -> str:
    """The type of a vector of ``lanes`` elements; one lane is the element itself."""
    return element if lanes == 1 else f"vector<{lanes}x{element}>"


def element_of(type_: str) -> str:
    """The element type of a vector type, or the type itself."""
    return type_[7:-1].rsplit("x", 1)[1] if type_.startswith("vector<") else type_


def lanes_of(type_: str) -> int:
    """The number of elements of a vector type, 1 for a scalar."""
    return int(type_[7:-1].rsplit("x", 1)[0]) if type_.startswith("vector<") else 1


def float_text(value: float) -> str:
    """``value`` rounded to f32 and spelled by its bits, so that the text says exactly what is meant."""
    return f"0x{struct.unpack('<I', struct.pack('<f', value))[0]:08X}"


@dataclass(frozen=True, eq=False)
class Value:
    """An SSA value: its name, its type and the kernel it lives in."""

    name: str
    type: str
    kernel: Kernel = field(repr=False)

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
        return self._binary("div", other)

    def __mod__(self, other: Value | int) -> Value:
        return self._binary("rem", other)


Operand = Value | int | float


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


class Kernel:
    """One exported function of an executable, written top to bottom; ``text`` is the finished function."""

    def __init__(
        self, name: str, buffers: Sequence[Buffer], scalars: Sequence[str] = (), *, fused: bool = True
    ) -> None:
        self.name = name
        self.fused = fused
        self.buffers = {buffer.name: buffer for buffer in buffers}
        self.scalars = {scalar: Value(f"%{scalar}", "index", self) for scalar in scalars}
        self._lines: list[str] = []
        self._constants: dict[tuple[str, str], Value] = {}
        self._workgroups: dict[int, Value] = {}
        self._depth = 0
        self._count = 0
        self._yields: list[str | None] = []

    # --- text ---------------------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        """Write one line at the current depth."""
        self._lines.append("  " * self._depth + text)

    def comment(self, text: str) -> None:
        """Write a comment line."""
        self.line(f"// {text}")

    def fresh(self, hint: str = "v") -> str:
        """A new SSA name."""
        self._count += 1
        return f"%{hint}_{self._count}"

    def assign(self, expression: str, type_: str, hint: str = "v") -> Value:
        """Write ``%name = expression`` and return the value, of type ``type_``."""
        value = Value(self.fresh(hint), type_, self)
        self.line(f"{value.name} = {expression}")
        return value

    @property
    def text(self) -> str:
        """The finished ``func.func``."""
        arguments = [f"%{b}_binding: !stream.binding" for b in self.buffers]
        arguments += [f"{value.name}: index" for value in self.scalars.values()]
        head = [f"func.func @{self.name}({', '.join(arguments)}) {{"]
        zero = self.constant(0).name
        for (_, literal), value in self._constants.items():
            # A boolean carries its type in its spelling.
            type_ = "" if value.type == "i1" else f" : {value.type}"
            head.append(f"  {value.name} = arith.constant {literal}{type_}")
        for axis, value in sorted(self._workgroups.items()):
            head.append(f"  {value.name} = stream.dispatch.workgroup.id[{axis}] : index")
        for b in self.buffers.values():
            dims = "".join(f"{{{self.scalars[b.dynamic].name}}}" for extent in b.shape if extent is None)
            head.append(
                f"  %{b.name} = stream.binding.subspan %{b.name}_binding[{zero}] : !stream.binding -> {b.memref}{dims}"
            )
        return "\n".join([*head, *("  " + line for line in self._lines), "  return", "}"]) + "\n"

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
        elif element == "f32":
            literal = float_text(value)
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
        if a.type != b.type:
            raise TypeError(f"kernel {self.name}: operands of different types, {a.type} and {b.type}")
        return a, b

    def binary(self, op: str, left: Operand, right: Operand) -> Value:
        """``left op right`` for op in add, sub, mul, div, rem (unsigned on integers)."""
        a, b = self._pair(left, right)
        table = _FLOAT_OPS if element_of(a.type).startswith(("f", "bf")) else _INT_OPS
        return self.assign(f"{table[op]} {a.name}, {b.name} : {a.type}", a.type)

    def fma(self, a: Value, b: Value, c: Value) -> Value:
        """``a * b + c``, in one rounding where the kernel is ``fused``.

        A target without such an instruction would call a function of the C library, which no module can.
        """
        if not self.fused:
            return a * b + c
        return self.assign(f"math.fma {a.name}, {b.name}, {c.name} : {c.type}", c.type, "acc")

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
            return self.assign(f"arith.cmpf {predicate}, {a.name}, {b.name} : {a.type}", result, "is")
        return self.assign(f"arith.cmpi {_COMPARE[relation]}, {a.name}, {b.name} : {a.type}", result, "is")

    def select(self, condition: Value, yes: Operand, no: Operand) -> Value:
        """``yes`` where the condition holds, else ``no``."""
        a, b = self._pair(yes, no)
        type_ = f"{condition.type}, {a.type}" if condition.type != "i1" else a.type
        return self.assign(f"arith.select {condition.name}, {a.name}, {b.name} : {type_}", a.type)

    def both(self, a: Value, b: Value) -> Value:
        """Bitwise and."""
        return self.assign(f"arith.andi {a.name}, {b.name} : {a.type}", a.type)

    def either(self, a: Value, b: Value) -> Value:
        """Bitwise or."""
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

    def narrow(self, value: Value, element: str) -> Value:
        """Round f32 to ``element``, to nearest even."""
        return self.cast("arith.truncf", value, element)

    def rounded(self, value: Value, element: str) -> Value:
        """f32 rounded to what ``element`` can hold, still as f32.

        In LLVM's own ops: IREE's compiler takes ``arith.extf`` after ``arith.truncf`` for no change at all.
        """
        narrow_type = vector_of(lanes_of(value.type), element)
        narrow = self.assign(f"llvm.fptrunc {value.name} : {value.type} to {narrow_type}", narrow_type)
        return self.assign(f"llvm.fpext {narrow.name} : {narrow_type} to {value.type}", value.type)

    def bitcast(self, value: Value, type_: str) -> Value:
        """The same bits as another vector type of the same size."""
        return self.assign(f"vector.bitcast {value.name} : {value.type} to {type_}", type_)

    def index(self, value: Value) -> Value:
        """An i32 as an index."""
        return self.cast("arith.index_cast", value, "index")

    def lane(self, vector: Value, at: int) -> Value:
        """One element of a vector."""
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
        return self.assign(f"vector.extract {vector.name}[0] : {element} from {vector.type}", element, "sum")

    def reduce_lanes(self, kind: str, vector: Value, hint: str = "v") -> Value:
        """The lanes of an integer vector as one number, by an operation in which their order is nothing (``maxsi``)."""
        element = element_of(vector.type)
        return self.assign(f"vector.reduction <{kind}>, {vector.name} : {vector.type} into {element}", element, hint)

    # --- memory -----------------------------------------------------------------------------------------------------

    def _at(self, at: Sequence[Operand]) -> str:
        return ", ".join(self.value(i).name for i in at)

    def load(self, buffer: str | Buffer, *at: Operand, lanes: int = 1, mask: Value | None = None) -> Value:
        """``lanes`` consecutive elements of ``buffer`` from ``at``; where ``mask`` is false, zero and no access."""
        b = self.buffers[buffer] if isinstance(buffer, str) else buffer
        where, type_ = f"%{b.name}[{self._at(at)}]", vector_of(lanes, b.element)
        if lanes == 1:
            return self.assign(f"memref.load {where} : {b.memref}", type_)
        if mask is None:
            return self.assign(f"vector.load {where} : {b.memref}, {type_}", type_)
        zero = self.constant(0, type_)
        return self.assign(
            f"vector.maskedload {where}, {mask.name}, {zero.name} : {b.memref}, {mask.type}, {type_} into {type_}",
            type_,
        )

    def store(self, value: Value, buffer: str | Buffer, *at: Operand, mask: Value | None = None) -> None:
        """Store a scalar, or the lanes of a vector that ``mask`` names, at ``at``."""
        b = self.buffers[buffer] if isinstance(buffer, str) else buffer
        where = f"%{b.name}[{self._at(at)}]"
        if lanes_of(value.type) == 1 and not value.type.startswith("vector"):
            self.line(f"memref.store {value.name}, {where} : {b.memref}")
        elif mask is None:
            self.line(f"vector.store {value.name}, {where} : {b.memref}, {value.type}")
        else:
            self.line(f"vector.maskedstore {where}, {mask.name}, {value.name} : {b.memref}, {mask.type}, {value.type}")

    def prefetch(self, buffer: str, *at: Operand, locality: int = 3) -> None:
        """Ask for the cache line at ``at``: locality 3 into every level, 2 past the first."""
        b = self.buffers[buffer]
        self.line(f"memref.prefetch %{b.name}[{self._at(at)}], read, locality<{locality}>, data : {b.memref}")

    def mask(self, count: Operand, lanes: int) -> Value:
        """The first ``count`` of ``lanes`` lanes."""
        type_ = vector_of(lanes, "i1")
        return self.assign(f"vector.create_mask {self.value(count).name} : {type_}", type_, "mask")

    def scratch(self, name: str, shape: tuple[int, ...], element: str) -> Buffer:
        """A buffer on the stack of the workgroup, 64-byte aligned. IREE's compiler crashes on elements of ``index``."""
        b = Buffer(name, shape, element)
        properties = "alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>"
        self.line(f'%{name} = "memref.alloca"() <{{{properties}}}> : () -> {b.memref}')
        return b

    def address(self, buffer: str | Buffer) -> Value:
        """The address of the first element, in bytes, as an index."""
        b = self.buffers[buffer] if isinstance(buffer, str) else buffer
        return self.assign(
            f"memref.extract_aligned_pointer_as_index %{b.name} : {b.memref} -> index", "index", "address"
        )

    def load_at(self, address: Value, type_: str, align: int = 64) -> Value:
        """A value of ``type_`` from a byte address."""
        pointer = self._pointer(address)
        properties = f"alignment = {align} : i64, ordering = 0 : i64"
        return self.assign(f'"llvm.load"({pointer.name}) <{{{properties}}}> : (!llvm.ptr) -> {type_}', type_)

    def store_at(self, value: Value, address: Value, align: int = 64) -> None:
        """Store ``value`` at a byte address."""
        pointer = self._pointer(address)
        properties = f"alignment = {align} : i64, ordering = 0 : i64"
        self.line(f'"llvm.store"({value.name}, {pointer.name}) <{{{properties}}}> : ({value.type}, !llvm.ptr) -> ()')

    def _pointer(self, address: Value) -> Value:
        integer = self.cast("arith.index_cast", address, "i64")
        return self.assign(f"llvm.inttoptr {integer.name} : i64 to !llvm.ptr", "!llvm.ptr", "pointer")

    def claim(self, flags: Value, count: int) -> Value:
        """Set the first flag found clear among ``count`` words (i32) at an address, waiting for one; its index."""
        start, at = self.fresh("claim"), self.fresh("claim")
        taken = self.fresh("claimed")
        with self._block(f"{taken} = scf.while ({start} = {self.constant(0).name}) : (index) -> index {{", "} do {"):
            flag = self._pointer(flags + Value(start, "index", self) * 4)
            old = self.assign(
                f"llvm.atomicrmw xchg {flag.name}, {self.constant(1, 'i32').name} acquire : !llvm.ptr, i32", "i32"
            )
            busy = self.compare("!=", old, 0)
            self.line(f"scf.condition({busy.name}) {start} : index")
        with self._while_body([at]) as state:
            state[0] = (state[0] + 1) % count
        return Value(taken, "index", self)

    def release(self, flags: Value, index: Value) -> None:
        """Clear a flag that ``claim`` set."""
        flag = self._pointer(flags + index * 4)
        self.assign(f"llvm.atomicrmw xchg {flag.name}, {self.constant(0, 'i32').name} release : !llvm.ptr, i32", "i32")

    def fetch_add(self, address: Value, amount: Operand) -> Value:
        """Add to the i32 at an address what no other thread's addition comes between; what it was before."""
        pointer, added = self._pointer(address), self.cast("arith.index_cast", self.value(amount), "i32")
        return self.index(
            self.assign(f"llvm.atomicrmw add {pointer.name}, {added.name} monotonic : !llvm.ptr, i32", "i32")
        )

    def stack(self, size: int) -> Value:
        """The address of ``size`` bytes on the stack, 64-byte aligned: a few KB, the stacks of threads are small."""
        count = self.constant(size, "i64")
        pointer = self.assign(
            f'"llvm.alloca"({count.name}) <{{alignment = 64 : i64, elem_type = i8}}> : (i64) -> !llvm.ptr',
            "!llvm.ptr",
            "stack",
        )
        integer = self.assign(f"llvm.ptrtoint {pointer.name} : !llvm.ptr to i64", "i64")
        return self.index(integer)

    def prefetch_at(self, address: Value) -> None:
        """Ask for the cache line at a byte address, into the second level."""
        pointer = self._pointer(address)
        properties = "cache = 1 : i32, hint = 2 : i32, rw = 0 : i32"
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

    def workgroup(self, axis: int) -> Value:
        """This workgroup's position along ``axis`` of the grid."""
        return self._workgroups.setdefault(axis, Value(f"%workgroup_{axis}", "index", self))

    @contextmanager
    def _block(self, head: str, tail: str = "}") -> Iterator[None]:
        self.line(head)
        self._depth += 1
        yield
        self._depth -= 1
        self.line(tail)

    @contextmanager
    def loop(self, low: Operand, high: Operand, step: int = 1) -> Iterator[Value]:
        """Run the block for low, low + step, ... below high."""
        index = Value(self.fresh("i"), "index", self)
        lo, hi, by = self.value(low).name, self.value(high).name, self.value(step).name
        with self._block(f"scf.for {index.name} = {lo} to {hi} step {by} {{"):
            yield index

    @contextmanager
    def accumulate(
        self, low: Operand, high: Operand, step: int, start: Sequence[Value]
    ) -> Iterator[tuple[Value, list[Value]]]:
        """A loop that carries values: the block replaces the items of the list in place.

        After the block the list holds the values that the last round left (``start`` if there was none).
        """
        index, result = Value(self.fresh("i"), "index", self), self.fresh("loop")
        carried = [Value(self.fresh("carry"), s.type, self) for s in start]
        types = ", ".join(s.type for s in start)
        init = ", ".join(f"{c.name} = {s.name}" for c, s in zip(carried, start, strict=True))
        lo, hi, by = self.value(low).name, self.value(high).name, self.value(step).name
        head = (
            f"{result}:{len(start)} = scf.for {index.name} = {lo} to {hi} step {by} iter_args({init}) -> ({types}) {{"
        )
        with self._block(head):
            yield index, carried
            self.line(f"scf.yield {', '.join(c.name for c in carried)} : {types}")
        carried[:] = [Value(f"{result}#{i}", s.type, self) for i, s in enumerate(start)]

    @contextmanager
    def _while_body(self, names: Sequence[str]) -> Iterator[list[Value]]:
        """The second half of an ``scf.while`` over indices: the block leaves the next ones in the list it gets."""
        types = ", ".join("index" for _ in names)
        self._depth += 1
        self.line(f"^bb0({', '.join(f'{name}: index' for name in names)}):")
        state = [Value(name, "index", self) for name in names]
        yield state
        self.line(f"scf.yield {', '.join(value.name for value in state)} : {types}")
        self._depth -= 1
        self.line("}")

    @contextmanager
    def repeat(self, first: Sequence[Value], below: Operand) -> Iterator[list[Value]]:
        """Run the block with these indices, then with those it leaves in the list, while the first is ``below``."""
        starts, result = [self.fresh("at") for _ in first], self.fresh("end")
        names = [self.fresh("i") for _ in first]
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
        with self._block(f"scf.if {condition.name} {{"):
            yield

    @contextmanager
    def otherwise(self) -> Iterator[None]:
        """The other side of the ``when`` just closed."""
        self._lines.pop()
        with self._block("} else {"):
            yield


@dataclass(frozen=True)
class Grid:
    """How many workgroups run along each axis: a number, or ``(scalar, divisor)`` for the scalar's ceiling division."""

    x: int | tuple[str, int]
    y: int | tuple[str, int] = 1
    z: int | tuple[str, int] = 1


class Executable:
    """Kernels that are compiled together: one ``stream.executable`` and the ``flow.dispatch`` lines that call it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.suffix = ""
        """Behind the names of the executable and its kernels, which are unique in a module."""
        self._grids: dict[str, Grid] = {}
        self._kernels: dict[str, Kernel] = {}

    def add(self, kernel: Kernel, grid: Grid) -> None:
        """Take in a finished kernel, run over ``grid``."""
        self._grids[kernel.name] = grid
        self._kernels[kernel.name] = kernel

    @property
    def symbol(self) -> str:
        """The executable's name in the module."""
        return f"{self.name}{self.suffix}"

    def _export(self, kernel: Kernel, grid: Grid) -> list[str]:
        scalars = ", ".join(f"{value.name}: index" for value in kernel.scalars.values())
        name = f"{kernel.name}{self.suffix}"
        lines = [f"stream.executable.export public @{name} workgroups({scalars}) -> (index, index, index) {{"]
        for axis, extent in zip("xyz", (grid.x, grid.y, grid.z), strict=True):
            if isinstance(extent, int):
                lines.append(f"  %{axis} = arith.constant {extent} : index")
            else:
                scalar, divisor = extent
                lines.append(f"  %{axis}_divisor = arith.constant {divisor} : index")
                lines.append(f"  %{axis} = arith.ceildivui %{scalar}, %{axis}_divisor : index")
        return [*lines, "  stream.return %x, %y, %z : index, index, index", "}"]

    @property
    def text(self) -> str:
        """The executable, to stand in a module beside the functions that dispatch it."""
        exports = [line for name, kernel in self._kernels.items() for line in self._export(kernel, self._grids[name])]
        functions = []
        for name, kernel in self._kernels.items():
            functions += kernel.text.replace(f"func.func @{name}(", f"func.func @{name}{self.suffix}(").splitlines()
        lines = [f"{KERNELS_OPENING}{self.symbol} {{", *(f"  {line}" for line in exports)]
        return "\n".join([*lines, "  builtin.module {", *(f"    {line}" for line in functions), "  }", "}"]) + "\n"

    def dispatch(
        self, kernel: str, inputs: Sequence[tuple[str, str]], scalars: Sequence[str], results: Sequence[str]
    ) -> str:
        """The right-hand side that runs ``kernel``.

        ``inputs`` are (SSA name, type) of the leading buffers, types with their dynamic extents
        (``tensor<?x8xf32>{%n}``), ``scalars`` the SSA names of the kernel's scalars, ``results`` the types of the rest,
        or the name of an input that is written in place (``%x{%n}``).
        """
        k = self._kernels[kernel]
        written = [result for result in results if not result.startswith("%")]
        if len(inputs) + len(written) != len(k.buffers) or len(scalars) != len(k.scalars):
            raise ValueError(f"kernel {kernel} takes {list(k.buffers)} and {list(k.scalars)}")
        names = ", ".join([*(name for name, _ in inputs), *scalars])
        types = ", ".join([*(type_ for _, type_ in inputs), *("index" for _ in scalars)])
        out = f"({', '.join(results)})" if len(results) > 1 else results[0]
        target = f"@{self.symbol}::@{kernel}{self.suffix}"
        return f"flow.dispatch {target}[{', '.join(scalars)}]({names}) : ({types}) -> {out}"
