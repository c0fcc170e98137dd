"""Packings whose rows are one stream of codes, with scales (and biases) in planes of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from emitter.kernels.cpu.decoding import (
    LANES,
    Codes,
    Coding,
    Nibbles,
    Numbers,
    Span,
    Stack,
    Step,
    as_octets,
    looked_up,
    masked,
    octets_by_code,
    paired,
    power,
    shift,
    small_float,
    spread,
    unsigned,
    word_of,
)
from emitter.kernels.cpu.writer import Body, Buffer, KernelError, Value, lanes_of, vector_of
from emitter.packing import BlockFp8, MlxAffine, MlxMxfp4, MlxMxfp8, Mxfp4
from emitter.target.isa import Isa

_EACH = {2: 16, 3: 8, 4: 8, 5: 4, 6: 4, 8: 4}
"""Numbers of a lane: as many as fit into 32 bits after the bits at which a lane begins in its first byte."""
_MOST_GROUPS = 8
"""Groups of a step, where there are biases: as many scales and biases fill sixteen lanes."""
_WHOLE = 32
"""Numbers that ``in_order`` gives at a time: whole bytes, of one group."""
E2M1 = (0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12)
"""Twice a 4-bit float, by its code."""
_NAN = 0x7FC00000


class _Stream(Coding, Protocol):
    """A row is one little-endian stream: code i is its bits ``i bits`` to ``(i + 1) bits - 1``."""

    @property
    def stride(self) -> int:
        return self.bits

    @property
    def pairs(self) -> bool:
        """Whether lanes have two words, which share what it takes to put their products together."""
        return False

    @property
    def each(self) -> int:
        return _EACH[self.bits] * (2 if self.pairs else 1)

    @property
    def run(self) -> int:
        """Numbers of a vector of words."""
        return LANES * _EACH[self.bits]

    @property
    def whole(self) -> int:
        return _WHOLE

    def place(self, vector: Value, lane: Value, number: Value) -> Value:
        if not self.pairs:
            return vector * self.run + lane * self.each + number
        place, in_byte = number % self.places, self.places // 2
        code = number // self.places * in_byte + place % in_byte
        word = word_of(lane, place // in_byte)
        return (vector * 2 + lane % 4 // 2) * self.run + word * (self.each // 2) + code

    def shared(self, k: Body, span: Span) -> Iterator[Value]:
        """What the groups of a span have in each plane after the codes, f32, each read when it is asked for."""
        lanes = max(1, -(-span.count // self.group))
        for plane in span.planes[1:]:
            yield self.scale(k, k.load(plane, span.expert, span.row, span.at // self.group, lanes=lanes))

    def scale(self, k: Body, stored: Value) -> Value:
        """Scales, or biases, in f32."""
        return k.to_f32(stored)

    def step(self, k: Body, span: Span) -> Step:
        shared, count = [*self.shared(k, span)], span.count
        terms = _side_by_side(k, *shared) if self.biased else None
        scales = shared[0] if terms is None else terms
        last, codes = max(1, -(-count // self.group)) - 1, []
        for first in range(0, count, LANES * self.each):
            words = [
                self._lanes_of(k, self._loaded(k, span.part(begin, left), self.run))
                for begin in range(first, first + LANES * self.each, self.run)
                if (left := min(self.run, count - begin)) > 0
            ]
            begins = [lane * self.each for lane in range(LANES)]
            if self.pairs:
                # of what is after the row, what is before it: x has zeros there
                words = [*paired(k, words[0], words[-1])]
                begins = [lane % 4 // 2 * self.run + lane // 4 * (self.run // 4) for lane in range(LANES)]
            groups = [min((first + begin) // self.group, last) for begin in begins]
            codes.append(Codes(tuple(words), spread(k, scales, groups)))
        return Step(tuple(codes), terms)

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        octets = self._loaded(k, span, _WHOLE)
        octets = k.bitcast(octets, f"vector<{_WHOLE * self.bits // 8}xi8>")
        shared = [spread(k, of, [0] * LANES) for of in self.shared(k, span)]
        parts = (self._in_lanes(k, octets, half) for half in range(_WHOLE // LANES))
        return [Numbers(looked_up(k, isa, self, part, centred=False), *shared) for part in parts]

    def _loaded(self, k: Body, span: Span, numbers: int) -> Value:
        """The elements that hold so many numbers, of which those of the span are there."""
        codes = span.planes[0]
        bits = int(codes.element.lstrip("i"))
        elements = numbers * self.bits // bits
        mask = k.mask(span.count * self.bits // bits, elements) if span.count < numbers else None
        begin = span.at // _WHOLE * (_WHOLE * self.bits // bits)
        return k.load(codes, span.expert, span.row, begin, lanes=elements, mask=mask)

    def _lanes_of(self, k: Body, codes: Value) -> Value:
        """The codes of a run as lanes of i32, each of which holds its codes from its lowest bit on, and more."""
        bits = _EACH[self.bits] * self.bits
        if bits == 32:
            type_ = f"vector<{LANES}xi32>"
            return codes if codes.type == type_ else k.bitcast(codes, type_)
        octets = k.bitcast(codes, f"vector<{LANES * bits // 8}xi8>")
        taken = [min(lane * bits // 8 + i, LANES * bits // 8 - 1) for lane in range(LANES) for i in range(4)]
        lanes = k.bitcast(k.shuffle(octets, octets, taken), f"vector<{LANES}xi32>")
        begins = [lane * bits % 8 for lane in range(LANES)]
        return lanes if not any(begins) else shift(k, lanes, k.constant_vector(begins))

    def _in_lanes(self, k: Body, octets: Value, half: int) -> Value:
        """16 codes in i32 lanes, in their order, each in the lowest bits of its lane, and more after it."""
        last = _WHOLE * self.bits // 8 - 1
        begins = [(half * LANES + lane) * self.bits for lane in range(LANES)]
        taken = [min(begin // 8 + i, last) for begin in begins for i in range(4)]
        lanes = k.bitcast(k.shuffle(octets, octets, taken), f"vector<{LANES}xi32>")
        shifts = [begin % 8 for begin in begins]
        return lanes if not any(shifts) else shift(k, lanes, k.constant_vector(shifts))


class _NibbleStream(_Stream, Protocol):
    """A stream of codes of 4 bits, perhaps."""

    @property
    def nibbles(self) -> Nibbles | None:
        return self if self.bits == 4 else None

    @property
    def groups(self) -> int:
        return LANES

    def terms(self, k: Body, span: Span) -> list[Value]:
        return [spread(k, of, range(LANES)) for of in self.shared(k, span)]

    def indices(self, k: Body, span: Span) -> list[Value]:
        """See ``Nibbles``: of a byte with two codes the lower one, and next to it the byte without that."""
        found = []
        for first in range(0, span.count, _WHOLE):
            loaded = self._loaded(k, span.part(first, _WHOLE), _WHOLE)
            wide = k.cast("arith.extui", as_octets(k, loaded), "i32")
            found.append(k.bitcast(k.either(wide, shift(k, wide, 12, left=True)), f"vector<{_WHOLE}xi16>"))
        return found


@dataclass(frozen=True)
class AffineCoding(_NibbleStream):
    """``packing.MlxAffine``; a step has ``runs`` vectors, or as many as a group needs, or eight groups have."""

    packing: MlxAffine
    runs: int = 1
    biased = True

    @property
    def bits(self) -> int:
        return self.packing.bits

    @property
    def group(self) -> int:
        return self.packing.group

    @property
    def _runs(self) -> int:
        """Vectors of words of a step."""
        return max(1, self.group // self.run, min(self.runs, _MOST_GROUPS * self.group // self.run))

    @property
    def pairs(self) -> bool:
        """See ``_Stream``: the sums of larger codes would not fit, and the words of a lane are of one group."""
        fits = self.bits in (2, 4) and self.group >= self.run // 4
        return self.runs > 1 and fits and self._runs % 2 == 0

    @property
    def vectors(self) -> int:
        return self._runs // 2 if self.pairs else self._runs

    @property
    def centre(self) -> int:
        return 1 << (self.bits - 1)

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        groups, scale = of.length // self.group, self.packing.scale.value
        codes = of.plane("codes", of.length * self.bits // 32, "i32")
        return (codes, of.plane("scales", groups, scale), of.plane("biases", groups, scale))

    def table(self, centred: bool) -> tuple[float, ...] | None:
        less = self.centre if centred else 0
        return tuple(float(code - less) for code in range(1 << self.bits)) if self.bits <= 4 else None

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        return unsigned(k, codes, self.bits, self.centre if centred else 0)

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        word, in_word = divmod(place, 8 // self.bits)
        return masked(k, codes.words[word], in_word * self.bits, self.bits)

    @property
    def places(self) -> int:
        return 0 if 8 % self.bits else 8 // self.bits * (2 if self.pairs else 1)


@dataclass(frozen=True)
class Mxfp4Coding(_NibbleStream):
    """``packing.Mxfp4``, its numbers twice as large and its scales half: 2^128 is no f32."""

    packing: Mxfp4 | MlxMxfp4
    runs: int = 1
    bits = 4
    group = 32
    biased = False
    centre = -min(E2M1)

    @property
    def pairs(self) -> bool:
        return self.runs % 2 == 0

    @property
    def places(self) -> int:
        return 4 if self.pairs else 2

    @property
    def vectors(self) -> int:
        return self.runs // 2 if self.pairs else self.runs

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        return (of.plane("blocks", of.length // 2, "i8"), of.plane("scales", of.length // self.group, "i8"))

    def scale(self, k: Body, stored: Value) -> Value:
        return power(k, stored)

    def table(self, centred: bool) -> tuple[float, ...] | None:
        return (*map(float, E2M1[:8]), *(-float(value) for value in E2M1[:8]))

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        return small_float(k, codes, exponent=2, mantissa=1, bias=0)

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        octets = masked(k, codes.words[place // 2], place % 2 * self.bits, self.bits)
        return octets_by_code(k, octets, E2M1, self.centre)


class _E4m3Stream(_Stream):
    """A stream of 8-bit floats."""

    bits = 8
    vectors = 1
    biased = False
    places = 0
    centre = 0
    nibbles = None

    def table(self, centred: bool) -> tuple[float, ...] | None:
        return None

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        value = small_float(k, codes, exponent=4, mantissa=3, bias=7)
        magnitude = k.both(codes, k.constant(0x7F, codes.type))
        nothing = k.assign(
            f"arith.bitcast {k.constant(_NAN, codes.type).name} : {codes.type} to {value.type}", value.type
        )
        return k.select(k.compare("==", magnitude, k.constant(0x7F, codes.type)), nothing, value)

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        """See ``Coding``: no integers."""
        raise KernelError("numbers of FP8 are no integers of eight bits")


@dataclass(frozen=True)
class Fp8Coding(_E4m3Stream):
    """``packing.BlockFp8``."""

    packing: BlockFp8

    @property
    def group(self) -> int:
        return self.packing.block_columns

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        shared = replace(of, rows=-(-of.rows // self.packing.block_rows))
        scales = shared.plane("scales", -(-of.length // self.group), self.packing.scale.value)
        return (of.plane("codes", of.length, "i8"), scales)

    def shared(self, k: Body, span: Span) -> Iterator[Value]:
        """See ``_Stream``: neighbouring rows have one scale."""
        return super().shared(k, replace(span, row=span.row // self.packing.block_rows))


@dataclass(frozen=True)
class MlxMxfp4Coding(Mxfp4Coding):
    """``packing.MlxMxfp4``: words of codes, and a scale that is infinite."""

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        return _words(of, self.bits, self.group)

    def scale(self, k: Body, stored: Value) -> Value:
        return _power_or_infinite(k, stored)


@dataclass(frozen=True)
class MlxMxfp8Coding(_E4m3Stream):
    """``packing.MlxMxfp8``, its numbers twice as large and its scales half."""

    packing: MlxMxfp8
    group = 32

    def planes(self, of: Stack) -> tuple[Buffer, ...]:
        return _words(of, self.bits, self.group)

    def scale(self, k: Body, stored: Value) -> Value:
        return _power_or_infinite(k, stored)

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        return super().decoded(k, codes, centred) * 2.0


def _words(of: Stack, bits: int, group: int) -> tuple[Buffer, ...]:
    """Codes in words, and scales of 8 bits."""
    return (of.plane("codes", of.length * bits // 32, "i32"), of.plane("scales", of.length // group, "i8"))


def _power_or_infinite(k: Body, scales: Value) -> Value:
    """``2^(scale - 128)``; infinite for 255."""
    infinite = k.constant(float("inf"), vector_of(lanes_of(scales.type), "f32"))
    return k.select(k.compare("==", scales, k.constant(-1, scales.type)), infinite, power(k, scales))


def _side_by_side(k: Body, scales: Value, biases: Value) -> Value:
    """Scales in the lower lanes, biases in the upper ones, the last of each repeated."""
    half = LANES // 2
    halves = k.shuffle(spread(k, scales, range(half)), spread(k, biases, range(half)), range(LANES))
    # Widened once: LLVM would rather take each spread of them from the narrow ones, by three operations for one.
    return k.intrinsic("llvm.arithmetic.fence", halves.type, halves)
