"""How the numbers of a packing are read in a kernel: what the reader of packed rows (``packed``) asks of each one.

A number of a row is ``s v + b``: v is what its code stands for, s and b belong to the group of neighbouring numbers
that it is in. Most v are integers; those of a packing with biases are codes as they are, and are centred on their way.
What it costs to find codes, scales and biases in memory is shared by the numbers of a *step*, whole groups of a row; a
step comes as vectors of sixteen lanes, in each of which are the codes of some numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from emitter.kernels.cpu.writer import Body, Buffer, Value, element_of, lanes_of, vector_of
from emitter.target.isa import Isa

LANES = 16
"""Lanes of every vector here. Narrower registers take one in halves or quarters."""


@dataclass(frozen=True)
class Codes:
    """Sixteen lanes, of one word (i32) or more: the code of number n of a lane of one begins at its bit ``begin + n
    stride``. ``scales`` (f32) holds the scale of each lane."""

    words: tuple[Value, ...]
    scales: Value
    begin: int = 0


@dataclass(frozen=True)
class Step:
    """The codes of a step; in the lanes of ``terms`` (f32) the scales, then the biases of its groups (``Terms``)."""

    codes: tuple[Codes, ...]
    terms: Value | None


@dataclass(frozen=True)
class Numbers:
    """Sixteen neighbouring numbers of a row: what their codes stand for, the scale of each, and perhaps its bias."""

    values: Value
    scales: Value
    biases: Value | None = None


@dataclass(frozen=True)
class Stack:
    """A weight ``[experts, rows, length]`` that kernels know by ``name``."""

    name: str
    experts: int
    rows: int
    length: int

    def whole(self, element: str) -> Buffer:
        """The buffer of its numbers, where these are as they are."""
        return Buffer(self.name, (self.experts, self.rows, self.length), element)

    def plane(self, name: str, columns: int, element: str) -> Buffer:
        """The buffer of a plane that has so many elements of each row."""
        return Buffer(f"{self.name}.{name}", (self.experts, self.rows, columns), element)


@dataclass(frozen=True)
class Span:
    """``count`` numbers of a row of an expert's weight, from ``at`` on, in the ``planes`` of its packing."""

    planes: Sequence[Buffer]
    expert: Value
    row: Value
    at: Value
    count: int

    def part(self, first: int | Value, count: int) -> Span:
        """``count`` of these numbers, from the ``first`` on."""
        return replace(self, at=self.at + first, count=count)


class Coding(Protocol):
    """Rows of one packing."""

    @property
    def bits(self) -> int:
        """Bits of a code."""

    @property
    def stride(self) -> int:
        """Bits from a number of a lane to the next."""

    @property
    def each(self) -> int:
        """Numbers of a lane."""

    @property
    def vectors(self) -> int:
        """Vectors of lanes of a step."""

    @property
    def group(self) -> int:
        """Neighbouring numbers of a row with one scale."""

    @property
    def biased(self) -> bool:
        """Whether groups have a bias."""

    @property
    def centre(self) -> int:
        """About the middle of the integers as ``octets`` has them."""

    @property
    def places(self) -> int:
        """How many codes a byte holds, times the words of a lane, where v are integers that begin at the same bits of
        every byte; otherwise 0."""

    @property
    def whole(self) -> int:
        """How many neighbouring numbers ``in_order`` gives at a time."""

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        """The buffers of a weight, that of the codes first."""

    def place(self, vector: Value, lane: Value, number: Value) -> Value:
        """Which number of a step a number of a lane is; of every lane of a vector of them."""

    def step(self, k: Body, span: Span) -> Step:
        """The numbers of a span; of what lies after them, anything that is finite."""

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        """The numbers of a span, in vectors; zeros after them."""

    def table(self, centred: bool) -> tuple[float, ...] | None:
        """What each code stands for, where there are 16 or less."""

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        """v of the lowest bits of each i32 lane, f32; where there are biases and it is ``centred``, less ``centre``."""

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        """``v + centre``, with biases v, as unsigned bytes: byte j of a lane is of its number ``places j + place``. The
        places of a word follow one another."""

    @property
    def nibbles(self) -> Nibbles | None:
        """The same rows by their groups, where codes have 4 bits."""


class Nibbles(Protocol):
    """Rows of codes of 4 bits by their groups: sixteen numbers of each are made once, and looked up by its codes."""

    @property
    def groups(self) -> int:
        """How many groups ``terms`` reads at a time: an even number, at most sixteen."""

    def terms(self, k: Body, span: Span) -> list[Value]:
        """The scales, then the biases, if any, of the groups of a span, vectors of f32. They
        are stored one vector after the other, and biases then are ``groups`` places after their scales."""

    def indices(self, k: Body, span: Span) -> list[Value]:
        """The codes of a span, those of two groups or of one: vectors of 32 lanes of i16, a
        code in the lowest four bits of each, and more after it."""


def looked_up(k: Body, isa: Isa, of: Coding, codes: Value, *, centred: bool) -> Value:
    """What the lowest bits of each i32 lane stand for, f32: from a table of 16 where there are such, else computed."""
    table = of.table(centred)
    if table is not None and isa.lanes == LANES:
        # By the lowest four bits of an index: what lies above them is not looked at.
        values = floats(k, [table[i % len(table)] for i in range(LANES)])
        return k.intrinsic("llvm.x86.avx512.permvar.sf.512", vector_of(LANES, "f32"), values, codes)
    return of.decoded(k, codes, centred)


def paired(k: Body, one: Value, other: Value) -> tuple[Value, Value]:
    """Two vectors of i32 as lanes of two words: of each 128 bits, the lower half of both side by side, then the
    upper one. A lane of the pair, ``4 c + 2 q + e``, has words ``4 c + e`` and ``4 c + 2 + e`` of the q-th vector."""
    low = [of + 4 * chunk + e for chunk in range(LANES // 4) for of in (0, LANES) for e in range(2)]
    return k.shuffle(one, other, low), k.shuffle(one, other, [lane + 2 for lane in low])


def word_of(lane: Value, word: Value) -> Value:
    """Which word of its vector (``lane % 4 // 2``) a word of a lane of ``paired`` is."""
    return lane // 4 * 4 + word * 2 + lane % 2


def masked(k: Body, word: Value, begin: int, bits: int) -> Value:
    """The codes of so many bits that begin at one bit of every byte of the lanes, as 64 bytes."""
    words = shift(k, k.bitcast(word, f"vector<{2 * LANES}xi16>"), begin)
    octets = k.bitcast(words, f"vector<{4 * LANES}xi8>")
    return octets if bits == 8 else k.both(octets, k.constant((1 << bits) - 1, octets.type))


def unsigned(k: Body, codes: Value, bits: int, less: int) -> Value:
    """The unsigned integers of so many bits in the lowest of each i32 lane, f32, less a number."""
    numbers = k.both(codes, k.constant((1 << bits) - 1, codes.type))
    if less:
        numbers = operation(k, "arith.subi", numbers, k.constant(less, codes.type))
    return k.cast("arith.sitofp", numbers, "f32")


def integers_by_code(k: Body, codes: Value, values: Sequence[int]) -> Value:
    """One of sixteen integers of 8 bits by the lowest four bits of each i32 lane, f32: a byte of one of four words."""
    type_ = codes.type

    def has(bit: int) -> Value:
        return k.compare("!=", k.both(codes, k.constant(bit, type_)), k.constant(0, type_))

    words = struct.unpack("<4i", struct.pack("<16b", *values))
    low, high = (
        k.select(has(4), *(k.constant(word, type_) for word in (pair[1], pair[0]))) for pair in (words[:2], words[2:])
    )
    low_bits = k.both(operation(k, "arith.xori", codes, k.constant(3, type_)), k.constant(3, type_))
    up = shift(k, k.select(has(8), high, low), shift(k, low_bits, 3, left=True), left=True)
    return k.cast("arith.sitofp", operation(k, "arith.shrsi", up, k.constant(24, type_)), "f32")


def octets_by_code(k: Body, codes: Value, values: Sequence[int], more: int) -> Value:
    """One of sixteen integers, and ``more``, as unsigned bytes, from 64 codes in bytes."""
    table = [value + more for value in values]
    table = [value - 256 if value > 127 else value for value in table]
    return k.intrinsic("llvm.x86.avx512.pshuf.b.512", codes.type, k.constant_vector(table * 4, "i8"), codes)


def small_float(k: Body, codes: Value, *, exponent: int, mantissa: int, bias: int) -> Value:
    """f32 of the floats in the lowest bits of i32 lanes; the highest exponent is one like any other.

    With exponent 0 a code is a number of units of 2^(1 - bias - mantissa): that many of them and 2^(1 - bias), less
    that. So no subnormal f32 comes up, which kernels may take for zero.
    """
    type_ = codes.type
    magnitude = k.both(codes, k.constant((1 << (exponent + mantissa)) - 1, type_))
    shifted = operation(k, "arith.shli", magnitude, k.constant(23 - mantissa, type_))
    normal = operation(k, "arith.addi", shifted, k.constant((127 - bias) << 23, type_))
    unit = operation(k, "arith.addi", shifted, k.constant((128 - bias) << 23, type_))
    normal, unit = (as_floats(k, v) for v in (normal, unit))
    small = unit - k.constant(2.0 ** (1 - bias), unit.type)
    value = k.select(k.compare("<", magnitude, k.constant(1 << mantissa, type_)), small, normal)
    bit = exponent + mantissa
    sign = operation(k, "arith.shli", k.both(codes, k.constant(1 << bit, type_)), k.constant(31 - bit, type_))
    bits = k.assign(f"arith.bitcast {value.name} : {value.type} to {type_}", type_)
    return as_floats(k, k.either(bits, sign))


def power(k: Body, codes: Value) -> Value:
    """``2^(code - 128)`` of 8-bit codes, f32; zero where that is below the normal numbers."""
    wide = k.cast("arith.extui", codes, "i32")
    exponent = operation(k, "arith.subi", wide, k.constant(1, wide.type))
    exponent = operation(k, "arith.maxsi", exponent, k.constant(0, wide.type))
    return as_floats(k, operation(k, "arith.shli", exponent, k.constant(23, wide.type)))


def spread(k: Body, loaded: Value, lanes: Sequence[int]) -> Value:
    """Element ``lanes[i]`` in lane i, the last one where there is none."""
    count = lanes_of(loaded.type)
    if count == 1:
        return k.broadcast(loaded, len(lanes))
    at = [min(lane, count - 1) for lane in lanes]
    return loaded if at == list(range(count)) else k.shuffle(loaded, loaded, at)


def joined(k: Body, parts: Sequence[Value]) -> Value:
    """Vectors of one length, a power of two of them, one after another."""
    while len(parts) > 1:
        width = lanes_of(parts[0].type)
        parts = [k.shuffle(a, b, range(2 * width)) for a, b in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def floats(k: Body, values: Sequence[float]) -> Value:
    """A constant vector of f32, by its bits."""
    bits = struct.unpack(f"<{len(values)}i", struct.pack(f"<{len(values)}f", *values))
    return k.bitcast(k.constant_vector(bits), vector_of(len(values), "f32"))


def as_octets(k: Body, elements: Value) -> Value:
    """Elements as their bytes, by LLVM's own op: IREE's compiler takes one of the dialect ``vector`` before a widening
    for shuffles and shifts."""
    type_ = f"vector<{lanes_of(elements.type) * int(element_of(elements.type).lstrip('i')) // 8}xi8>"
    if type_ == elements.type:
        return elements
    return k.assign(f"llvm.bitcast {elements.name} : {elements.type} to {type_}", type_)


def as_floats(k: Body, bits: Value) -> Value:
    """i32 as the f32 of the same bits."""
    type_ = vector_of(lanes_of(bits.type), "f32")
    return k.assign(f"arith.bitcast {bits.name} : {bits.type} to {type_}", type_)


def operation(k: Body, name: str, a: Value, b: Value) -> Value:
    """A binary operation by its name."""
    return k.assign(f"{name} {a.name}, {b.name} : {a.type}", a.type)


def shift(k: Body, lanes: Value, by: int | Value, *, left: bool = False) -> Value:
    """Lanes shifted to the right, or to the left, with zeros after them."""
    if isinstance(by, int):
        if by == 0:
            return lanes
        by = k.constant(by, lanes.type)
    return operation(k, "arith.shli" if left else "arith.shrui", lanes, by)
