"""GGUF's packings whose sixteen bytes hold 32 codes: four bits of each, low halves of the bytes before high ones.

The bytes of four such runs are the codes of two vectors, by their halves. Blocks of one run differ in what is before
it: a scale, perhaps a bias, perhaps a fifth bit of each number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.blocks import FIFTH, LOW, Blocks
from emitter.kernels.cpu.decoding import (
    LANES,
    Codes,
    Nibbles,
    Numbers,
    Span,
    Step,
    integers_by_code,
    joined,
    looked_up,
    octets_by_code,
    operation,
    power,
    shift,
    spread,
)
from emitter.kernels.cpu.writer import Body, Value, lanes_of
from emitter.packing import GgufMxfp4
from emitter.target.isa import Isa

_RUN = 16
"""Bytes of 32 codes."""
_HEAD = 4
"""Bytes of a block that its scale and its bias are among."""
_SPREAD = 0x00204081
"""Times four bits: bit j at bit 8 j, and others."""


@dataclass(frozen=True)
class HalvesCoding(Blocks):
    """Blocks of 32: a scale (f16, or MXFP4's exponent), where ``biased`` a bias, for 5 ``bits`` the fifth ones of all
    numbers, then a run. Where there are ``values``, a code stands for the one at its place."""

    bits: int = 4
    biased: bool = False
    values: tuple[int, ...] = ()
    group = 32
    vectors = 2  # those of four runs
    groups = 2

    @property
    def centre(self) -> int:
        return -min(self.values) if self.values else 1 << (self.bits - 1)

    def place(self, vector: Value, lane: Value, number: Value) -> Value:
        octet = lane * 4 + number
        return vector // 2 * 128 + octet // _RUN * 32 + vector % 2 * _RUN + octet % _RUN

    def step(self, k: Body, span: Span) -> Step:
        blocks = -(-span.count // self.group)

        def four(begin: int, octets: int) -> Value:
            """Bytes of four blocks; of those after the row, the last one's."""
            found = [self._octets(k, span, b + begin, octets) for b in self._blocks(blocks)]
            return joined(k, [*found, *[found[-1]] * (4 - blocks)])

        heads = four(0, _HEAD)
        word = k.bitcast(four(self._run, _RUN), f"vector<{LANES}xi32>")
        scales = self._shared(k, heads, [lane // 4 for lane in range(LANES)])
        if self.bits == 4:
            codes = [Codes((word,), scales, begin) for begin in (0, 4)]
        else:
            fifth = k.bitcast(four(self._run - 4, 4), "vector<4xi32>")
            fifth = k.shuffle(fifth, fifth, [lane // 4 for lane in range(LANES)])
            codes = [Codes((self._in_octets(k, word, fifth, half),), scales) for half in range(2)]
        return Step(tuple(codes), self._terms(k, heads, 4, LANES // 2) if self.biased else None)

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        head = self._octets(k, span, 0, _HEAD)
        shared = [self._shared(k, head, [0] * LANES, bias) for bias in range(1 + self.biased)]
        run, found = k.cast("arith.extui", self._octets(k, span, self._run, _RUN), "i32"), []
        for half in range(2):
            codes = shift(k, run, 4 * half)
            if self.bits == 5:
                fifth = k.bitcast(self._octets(k, span, self._run - 4, 4), "vector<1xi32>")
                fifth = k.shuffle(fifth, fifth, [0] * LANES)
                fifth = shift(k, fifth, k.constant_vector(range(half * LANES, (half + 1) * LANES)))
                fifth = shift(k, k.both(fifth, k.constant(1, run.type)), 4, left=True)
                codes = k.either(k.both(codes, k.constant(15, run.type)), fifth)
            found.append(Numbers(looked_up(k, isa, self, codes, centred=False), *shared))
        return found

    @property
    def _run(self) -> int:
        """At which byte of a block its run begins."""
        return self.packing.block_bytes - _RUN

    def _blocks(self, count: int) -> list[int]:
        """At which byte each of some neighbouring blocks begins."""
        return [number * self.packing.block_bytes for number in range(count)]

    def _in_octets(self, k: Body, word: Value, fifth: Value, half: int) -> Value:
        """Codes in bytes, of halves of these and of the 32 fifth bits of the block of each lane."""
        begins = k.constant_vector([half * _RUN + lane % 4 * 4 for lane in range(LANES)])
        bits = k.both(shift(k, fifth, begins), k.constant(15, word.type))
        bits = k.both(operation(k, "arith.muli", bits, k.constant(_SPREAD, word.type)), k.constant(FIFTH, word.type))
        low = k.both(shift(k, word, half * 4), k.constant(LOW, word.type))
        return k.either(low, shift(k, bits, 4, left=True))

    def _shared(self, k: Body, heads: Value, blocks: Sequence[int], bias: int = 0) -> Value:
        """In each lane the scale, or with 1 the bias, of the block of that number, f32, from the heads of blocks."""
        if isinstance(self.packing, GgufMxfp4):
            return power(k, spread(k, heads, [_HEAD * block for block in blocks]))
        pairs = k.bitcast(heads, f"vector<{lanes_of(heads.type) // 2}xf16>")
        return k.to_f32(k.shuffle(pairs, pairs, [_HEAD // 2 * block + bias for block in blocks]))

    def _terms(self, k: Body, heads: Value, blocks: int, apart: int) -> Value:
        """The scales of so many blocks, where there are biases these ``apart`` places after them."""
        numbers = [min(lane, blocks - 1) for lane in range(apart)]
        scales = self._shared(k, heads, numbers)
        return joined(k, [scales, self._shared(k, heads, numbers, bias=1)]) if self.biased else scales

    @property
    def nibbles(self) -> Nibbles | None:
        return self if self.bits == 4 else None

    def terms(self, k: Body, span: Span) -> list[Value]:
        blocks = span.count // self.group
        heads = joined(k, [self._octets(k, span, b, _HEAD) for b in self._blocks(blocks)])
        return [spread(k, self._terms(k, heads, blocks, self.groups), range(LANES))]

    def indices(self, k: Body, span: Span) -> list[Value]:
        runs = (self._octets(k, span, self._run + b, _RUN) for b in self._blocks(span.count // self.group))
        return [_low_and_high(k, run) for run in runs]

    def table(self, centred: bool) -> tuple[float, ...] | None:
        return tuple(map(float, self.values)) if self.values else super().table(centred)

    def decoded(self, k: Body, codes: Value, centred: bool) -> Value:
        return integers_by_code(k, codes, self.values) if self.values else super().decoded(k, codes, centred)

    def octets(self, k: Body, codes: Codes, place: int) -> Value:
        octets = super().octets(k, codes, place)
        return octets_by_code(k, octets, self.values, self.centre) if self.values else octets


@dataclass(frozen=True)
class Iq4XsCoding(HalvesCoding):
    """``packing.GgufIq4Xs``: blocks of eight runs after their scales."""

    vectors = 4
    groups = 8

    def step(self, k: Body, span: Span) -> Step:
        scales, codes = self._scales(k, span), []
        for part in range(2):
            word = k.bitcast(self._octets(k, span, 8 + 64 * part, 64), f"vector<{LANES}xi32>")
            of_lanes = spread(k, scales, [4 * part + lane // 4 for lane in range(LANES)])
            codes += [Codes((word,), of_lanes, begin) for begin in (0, 4)]
        return Step(tuple(codes), None)

    def _scales(self, k: Body, span: Span) -> Value:
        """Eight scales ``d (s - 32)``, twice."""
        head = self._octets(k, span, 0, LANES)
        low = k.cast("arith.extui", k.shuffle(head, head, [4 + lane % 8 // 2 for lane in range(LANES)]), "i32")
        low = k.both(shift(k, low, k.constant_vector([0, 4] * 8)), k.constant(15, low.type))
        high = k.bitcast(head, "vector<8xi16>")
        high = k.cast("arith.extui", k.shuffle(high, high, [1] * LANES), "i32")
        high = k.both(shift(k, high, k.constant_vector([*range(0, 16, 2)] * 2)), k.constant(3, low.type))
        integers = operation(k, "arith.subi", k.either(low, shift(k, high, 4, left=True)), k.constant(32, low.type))
        halves = k.bitcast(head, "vector<8xf16>")
        return k.cast("arith.sitofp", integers, "f32") * k.to_f32(k.shuffle(halves, halves, [0] * LANES))

    def in_order(self, k: Body, isa: Isa, span: Span) -> list[Numbers]:
        scales, found = self._scales(k, span), []
        for group in range(self.groups):
            run = k.cast("arith.extui", self._octets(k, span, 8 + group * _RUN, _RUN), "i32")
            values = (looked_up(k, isa, self, shift(k, run, begin), centred=False) for begin in (0, 4))
            found += [Numbers(value, spread(k, scales, [group] * LANES)) for value in values]
        return found

    def terms(self, k: Body, span: Span) -> list[Value]:
        return [self._scales(k, span)]

    def indices(self, k: Body, span: Span) -> list[Value]:
        base = span.at // self.packing.block * self.packing.block_bytes
        base = base + span.at % self.packing.block // self.group * _RUN + 8
        begins = range(0, span.count // 2, _RUN)
        runs = (k.load(span.planes[0], span.expert, span.row, base + begin, lanes=_RUN) for begin in begins)
        return [_low_and_high(k, run) for run in runs]


def _low_and_high(k: Body, run: Value) -> Value:
    """The codes of a run in their order, in the lowest bits of i16 lanes."""
    wide = k.cast("arith.extui", run, "i16")
    return joined(k, [wide, shift(k, wide, 4)])
