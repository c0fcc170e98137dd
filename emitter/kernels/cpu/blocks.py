"""GGUF's packings: rows of blocks of bytes, each of which holds its numbers' scales too (``packing.gguf``).

Those here have runs of 32 bytes, of whole codes or of halves of them; ``halves`` has runs of sixteen.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.decoding import (
    LANES,
    Codes,
    Coding,
    Nibbles,
    Numbers,
    Span,
    Stack,
    Step,
    floats,
    joined,
    looked_up,
    masked,
    operation,
    paired,
    shift,
    spread,
    unsigned,
    word_of,
)
from emitter.kernels.cpu.writer import Body, Buffer, Value
from emitter.packing import Gguf
from emitter.target.isa import Isa

LOW = 0x0F0F0F0F
FIFTH = 0x01010101
_TOP = 0x03030303
_SIX = 0x3F3F3F3F


@dataclass(frozen=True)
class Blocks(Coding):
    """Codes lie in whole bytes, or in halves of them, which begin at one bit in each byte of a lane."""

    packing: Gguf
    stride = 8
    each = 4
    places = 1

    @property
    def whole(self) -> int:
        return self.packing.block

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        return (of.plane("blocks", of.length // self.packing.block * self.packing.block_bytes, "i8"),)

    def _octets(self, k: Body, span: Span, begin: int, count: int) -> Value:
        """``count`` bytes from byte ``begin`` of the block on in which a span begins."""
        base = span.at // self.packing.block * self.packing.block_bytes
        return k.load(span.planes[0], span.expert, span.row, base + begin, lanes=count)

    def _less(self, centred: bool) -> int:
        """What integers are less than their codes."""
        return 0 if self.biased and not centred else self.centre

    def table(self, centred: bool) -> tuple[float, ...] | None:
        less = self._less(centred)
        return tuple(map(float, range(-less, 16 - less))) if self.bits == 4 else None

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        return unsigned(k, codes, self.bits, self._less(centred))

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        return masked(k, codes.words[place], codes.begin, self.bits)


@dataclass(frozen=True)
class Q4KCoding(Blocks):
    """``packing.GgufQ4_K``: 64 bytes are the codes of two vectors, by their halves."""

    pairs = False
    bits = 4
    group = 32
    vectors = 4
    biased = True
    centre = 8

    def place(self, vector: Value, lane: Value, number: Value) -> Value:
        if self.pairs:
            run, octet = lane % 4 // 2, word_of(lane, number % 2) * 4 + number // 2
        else:
            run, octet = vector // 2, lane * 4 + number
        return run * 128 + octet // 32 * 64 + vector % 2 * 32 + octet % 32

    def step(self, k: Body, span: Span) -> Step:
        terms, codes = self._terms(k, span), []
        words = [k.bitcast(self._octets(k, span, begin, 64), "vector<16xi32>") for begin in (16, 80)]
        runs = [paired(k, *words)] if self.pairs else [(word,) for word in words]
        for run, lanes in enumerate(runs):
            for half in range(2):
                groups = [(lane % 4 // 2 if self.pairs else run) * 4 + lane // 8 * 2 + half for lane in range(LANES)]
                codes.append(Codes(lanes, spread(k, terms, groups), half * 4))
        return Step(tuple(codes), terms)

    def _terms(self, k: Body, span: Span) -> Value:
        """Eight scales ``d s`` and eight biases ``-dmin m``."""
        head = self._octets(k, span, 0, 16)
        words = k.bitcast(head, "vector<4xi32>")  # four bytes at a time, widened when they are put together
        low, high = (k.shuffle(words, words, lanes) for lanes in ([1, 3, 2, 3], [1, 1, 2, 2]))
        low = k.both(shift(k, low, k.constant_vector([0, 0, 0, 4])), k.constant_vector([_SIX, LOW] * 2))
        high = k.both(shift(k, high, 2), k.constant_vector([0, _TOP << 4] * 2))
        octets = k.bitcast(k.either(low, high), "vector<16xi8>")
        integers = k.cast("arith.sitofp", k.cast("arith.extui", octets, "i32"), "f32")
        pair = k.to_f32(k.bitcast(head, "vector<8xf16>"))
        return integers * (k.shuffle(pair, pair, [0] * 8 + [1] * 8) * floats(k, [1.0] * 8 + [-1.0] * 8))

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        terms, found = self._terms(k, span), []
        for group in range(8):
            scales, biases = (spread(k, terms, [lane] * LANES) for lane in (group, 8 + group))
            for half in range(2):
                codes = self._codes(k, span, group, half)
                found.append(Numbers(looked_up(k, isa, self, codes, centred=False), scales, biases))
        return found

    def _codes(self, k: Body, span: Span, group: int, half: int) -> Value:
        """Half the codes of a group, in the lowest bits of i32 lanes."""
        octets = self._octets(k, span, 16 + group // 2 * 32 + half * LANES, LANES)
        return shift(k, k.cast("arith.extui", octets, "i32"), group % 2 * 4)

    @property
    def nibbles(self) -> Nibbles | None:
        return self

    @property
    def groups(self) -> int:
        return self.packing.block // self.group

    def terms(self, k: Body, span: Span) -> list[Value]:
        return [self._terms(k, span)]

    def indices(self, k: Body, span: Span) -> list[Value]:
        """See ``Nibbles``: the low halves of 32 bytes, then the high ones."""
        base = span.at // self.packing.block * self.packing.block_bytes
        pair = span.at % self.packing.block // (2 * self.group) * self.group
        octets = k.load(span.planes[0], span.expert, span.row, base + pair + 16, lanes=self.group)
        wide = k.cast("arith.extui", octets, "i16")
        return [wide, shift(k, wide, 4)]


class Q4KPairsCoding(Q4KCoding):
    """The same with lanes of two words: the 128 bytes of a block are two vectors, by their halves."""

    pairs = True
    each = 8
    places = 2
    vectors = 2


@dataclass(frozen=True)
class Q6KCoding(Blocks):
    """``packing.GgufQ6_K``: low and high bits of two vectors at a time are put together, a code in each byte."""

    bits = 6
    nibbles = None
    vectors = 4
    group = 16
    biased = False
    centre = 32

    def place(self, vector: Value, lane: Value, number: Value) -> Value:
        octet = lane * 4 + number
        return vector // 2 * 128 + octet // 32 * 32 + vector % 2 * 64 + octet % 32

    def step(self, k: Body, span: Span) -> Step:
        type_ = "vector<16xi32>"
        terms, codes = self._terms(k, span), []
        for part in range(2):
            low = k.bitcast(self._octets(k, span, 64 * part, 64), type_)
            tops = k.bitcast(self._octets(k, span, 128 + 32 * part, 32), "vector<8xi32>")
            tops = shift(k, k.shuffle(tops, tops, [*range(8)] * 2), k.constant_vector([0] * 8 + [2] * 8))
            lower = k.either(
                k.both(low, k.constant(LOW, type_)), shift(k, k.both(tops, k.constant(_TOP, type_)), 4, left=True)
            )
            upper = k.either(
                k.both(shift(k, low, 4), k.constant(LOW, type_)), k.both(tops, k.constant(_TOP << 4, type_))
            )
            for upon, lanes in enumerate((lower, upper)):
                groups = [8 * part + 2 * (2 * upon + lane // 8) + lane % 8 // 4 for lane in range(LANES)]
                codes.append(Codes((lanes,), spread(k, terms, groups)))
        return Step(tuple(codes), terms)

    def _terms(self, k: Body, span: Span) -> Value:
        """Sixteen scales ``d s``."""
        integers = k.cast("arith.extsi", self._octets(k, span, 192, LANES), "i32")
        last = k.bitcast(self._octets(k, span, 194, LANES), "vector<8xf16>")
        return k.cast("arith.sitofp", integers, "f32") * k.to_f32(k.shuffle(last, last, [7] * LANES))

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        terms, found = self._terms(k, span), []
        for vector in range(256 // LANES):
            part, j, begin = vector // 8, vector % 8 // 2, vector % 2 * LANES
            low = self._octets(k, span, 64 * part + j % 2 * 32 + begin, LANES)
            top = self._octets(k, span, 128 + 32 * part + begin, LANES)
            low, top = (k.cast("arith.extui", octets, "i32") for octets in (low, top))
            top = k.both(shift(k, top, 2 * j), k.constant(3, top.type))
            low = k.both(shift(k, low, j // 2 * 4), k.constant(15, low.type))
            codes = k.either(low, shift(k, top, 4, left=True))
            values = looked_up(k, isa, self, codes, centred=False)
            found.append(Numbers(values, spread(k, terms, [8 * part + 2 * j + vector % 2] * LANES)))
        return found


@dataclass(frozen=True)
class Q80Coding(Blocks):
    """``packing.GgufQ8_0``: a vector is two blocks."""

    bits = 8
    nibbles = None
    vectors = 1
    group = 32
    biased = False
    centre = 128

    def place(self, vector: Value, lane: Value, number: Value) -> Value:
        return lane * 4 + number

    def step(self, k: Body, span: Span) -> Step:
        begins = [0, self.packing.block_bytes if span.count > self.packing.block else 0]
        codes = [k.bitcast(self._octets(k, span, 2 + b, 32), "vector<8xi32>") for b in begins]
        first, other = (k.bitcast(self._octets(k, span, b, LANES), "vector<8xf16>") for b in begins)
        scales = k.to_f32(k.shuffle(first, other, [0] * 8 + [8] * 8))
        return Step((Codes((joined(k, codes),), scales),), None)

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        head = k.bitcast(self._octets(k, span, 0, LANES), "vector<8xf16>")
        scales = k.to_f32(k.shuffle(head, head, [0] * LANES))
        parts = [self._octets(k, span, begin, LANES) for begin in (2, 2 + LANES)]
        codes = [k.cast("arith.extsi", part, "i32") for part in parts]
        return [Numbers(self.decoded(k, code, False), scales) for code in codes]

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        left = k.constant(24, codes.type)
        signed = operation(k, "arith.shrsi", operation(k, "arith.shli", codes, left), left)
        return k.cast("arith.sitofp", signed, "f32")

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        """See ``Coding``: with its highest bit turned a number in two's complement is 128 more, without a sign."""
        octets = super().octets(k, codes, place)
        return operation(k, "arith.xori", octets, k.constant(-128, octets.type))


@dataclass(frozen=True)
class Q5KCoding(Q4KCoding):
    """``packing.GgufQ5_K``: as ``Q4KCoding``, and a fifth bit, put to the others in each byte."""

    bits = 5
    centre = 16
    nibbles = None

    def step(self, k: Body, span: Span) -> Step:
        terms, codes = self._terms(k, span), []
        type_ = f"vector<{LANES}xi32>"
        tops = k.bitcast(self._octets(k, span, 16, 32), "vector<8xi32>")
        tops = k.shuffle(tops, tops, [*range(8)] * 2)
        for run in range(2):
            word = k.bitcast(self._octets(k, span, 48 + 64 * run, 64), type_)
            for half in range(2):
                groups = [run * 4 + lane // 8 * 2 + half for lane in range(LANES)]
                fifth = k.both(shift(k, tops, k.constant_vector(groups)), k.constant(FIFTH, type_))
                low = k.both(shift(k, word, half * 4), k.constant(LOW, type_))
                codes.append(Codes((k.either(low, shift(k, fifth, 4, left=True)),), spread(k, terms, groups)))
        return Step(tuple(codes), terms)

    def _codes(self, k: Body, span: Span, group: int, half: int) -> Value:
        octets = (self._octets(k, span, begin + half * LANES, LANES) for begin in (48 + group // 2 * 32, 16))
        low, top = (k.cast("arith.extui", of, "i32") for of in octets)
        low = k.both(shift(k, low, group % 2 * 4), k.constant(15, low.type))
        return k.either(low, shift(k, k.both(shift(k, top, group), k.constant(1, top.type)), 4, left=True))
