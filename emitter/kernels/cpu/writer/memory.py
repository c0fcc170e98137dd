"""Loads and stores: of buffers by index, and at byte addresses."""

from __future__ import annotations

from collections.abc import Sequence

from emitter.kernels.cpu.writer.arithmetic import Arithmetic
from emitter.kernels.cpu.writer.values import Buffer, Operand, Value, element_of, lanes_of, vector_of

_POINTER = "!llvm.ptr"


class Memory(Arithmetic):
    """Buffers, the stack of a workgroup, and what lies at an address."""

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
