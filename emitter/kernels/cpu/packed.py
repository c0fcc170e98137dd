"""Rows of integers of a few bits (``packing.MlxAffine``), dequantised in the dot product that reads them.

With ``c = 2^(bits - 1)``, and i in group ``g = i // group``,

    sum_i (scale_g q_i + bias_g) x_i = sum_g scale_g sum_{i in g} (q_i - c) x_i + (bias_g + c scale_g) sum_{i in g} x_i

so a number costs its decoding and one multiplication, a group two more. Integers are centred, for a bias is near
``-c scale``: otherwise the two sums would be larger than what is left of them.

    lay out   for row of x:                          once for each row of activations
                numbers in the order of the lanes, below; the sum of each group
    dots      for run of 16 lanes:                   a lane is ``each`` numbers that lie side by side, of one group
                for number of a lane:
                  (code - c) in f32, multiplied by x, added
                times the scale of the lane's group, added
              for 16 groups:
                (bias + c scale) times the sum of x, added
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.rows import DISTANCE, store_lanes
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
from emitter.packing import MlxAffine

LANES = 16
"""Lanes of every vector here. Narrower registers take one in halves or quarters."""
_EACH = {2: 16, 3: 8, 4: 8, 5: 4, 6: 4, 8: 4}
"""Numbers of a lane: as many as fit into 32 bits behind the bits at which a lane begins in its first byte."""


@dataclass(frozen=True)
class AffineRows:
    """See ``rows.Rows``: rows of ``length`` numbers packed as ``packing``."""

    isa: Isa
    packing: MlxAffine
    name: str
    experts: int
    rows: int
    length: int

    @property
    def lanes(self) -> int:
        """See ``Rows``."""
        return LANES

    @property
    def each(self) -> int:
        """Numbers of a lane."""
        return _EACH[self.packing.bits]

    @property
    def run(self) -> int:
        """Numbers of a run of lanes."""
        return LANES * self.each

    @property
    def padded(self) -> int:
        """Numbers of a row laid out: whole runs."""
        return -(-self.length // self.run) * self.run

    @property
    def groups(self) -> int:
        """Groups of a row."""
        return self.length // self.packing.group

    @property
    def centre(self) -> int:
        """c, see above."""
        return 1 << (self.packing.bits - 1)

    def _plane(self, plane: str, columns: int, element: str) -> Buffer:
        return Buffer(f"{self.name}.{plane}", (self.experts, self.rows, columns), element)

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """See ``Rows``: codes, scales, biases."""
        return (
            self._plane("codes", self.length * self.packing.bits // 32, "i32"),
            self._plane("scales", self.groups, self.packing.scale.value),
            self._plane("biases", self.groups, self.packing.scale.value),
        )

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """See ``Rows``: numbers in the order of the lanes, and the sums of groups, with zeros behind them."""
        padded_groups = -(-self.groups // LANES) * LANES
        return (
            Buffer(f"{x}_lanes", (None, self.padded), "f32", dynamic),
            Buffer(f"{x}_sums", (None, padded_groups), "f32", dynamic),
        )

    def lay_out(self, name: str, x: Buffer) -> Kernel:
        """The kernel that writes ``inputs`` from rows ``x [N, length]``, one workgroup for each row."""
        to, sums = self.inputs(x.name, x.dynamic)
        k = Kernel(name, [x, to, sums], [x.dynamic], fused=self.isa.fused)
        row = k.workgroup(0)
        nothing = k.constant(0.0, "f32")
        with k.loop(0, self.padded // self.each) as lane, k.loop(0, self.each) as number:
            i = lane * self.each + number
            value = k.to_f32(k.load(x, row, k.minimum(i, self.length - 1)))
            place = lane // LANES * self.run + number * LANES + lane % LANES
            k.store(k.select(k.compare("<", i, self.length), value, nothing), to, row, place)
        start = [k.constant(0.0, vector_of(LANES, "f32"))]
        with k.loop(0, self.groups) as group:
            with k.accumulate(0, self.packing.group, LANES, start) as (i, total):
                total[0] = total[0] + k.to_f32(k.load(x, row, group * self.packing.group + i, lanes=LANES))
            k.store(k.sum_lanes(total[0]), sums, row, group)
        with k.loop(self.groups, sums.shape[1] or 0) as group:
            k.store(nothing, sums, row, group)
        return k

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """See ``Rows``."""
        codes = self.planes[0]
        with k.loop(0, min(DISTANCE // 4, codes.shape[2] or 0), LINE // 4) as column:
            k.prefetch(codes, expert, row, column)

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Buffer, stride: int
    ) -> None:
        """See ``Rows``."""
        numbers, x_sums = (f"{x}_{part}" for part in ("lanes", "sums"))
        codes, scales, biases = self.planes
        whole = self.length - self.length % self.run
        words = self.run * self.packing.bits // 32  # of a run of lanes

        def advance(i: Operand, totals: list[Value], rest: int) -> None:
            run = k.value(i)
            xs = [[k.load(numbers, a, run + number * LANES, lanes=LANES) for number in range(self.each)] for a in at]
            for r, row in enumerate(rows):
                start = run // self.run * words
                if not rest:
                    k.prefetch(codes, expert, row, start + DISTANCE // 4)
                mask = k.mask(rest * self.packing.bits // 32, words) if rest else None
                loaded = self._lanes_of(k, k.load(codes, expert, row, start, lanes=words, mask=mask))
                scale = self._scales(k, scales, expert, row, run, rest)
                parts: list[Value | None] = [None] * len(at)
                for number in range(self.each):
                    code = self._centred(k, loaded, number)
                    for t in range(len(at)):
                        before = parts[t]
                        parts[t] = code * xs[t][number] if before is None else k.fma(code, xs[t][number], before)
                for t, part in enumerate(parts):
                    assert part is not None
                    totals[r * len(at) + t] = k.fma(part, scale, totals[r * len(at) + t])

        start = [k.constant(0.0, vector_of(LANES, "f32"))] * (len(rows) * len(at))
        with k.accumulate(0, whole, self.run, start) as (i, totals):
            advance(i, totals, 0)
        if whole < self.length:
            advance(whole, totals, self.length - whole)

        def add_biases(i: Operand, totals: list[Value], mask: Value | None) -> None:
            shares = [k.load(x_sums, a, i, lanes=LANES) for a in at]
            centre = k.constant(float(self.centre), vector_of(LANES, "f32"))
            for r, row in enumerate(rows):
                scale = k.to_f32(k.load(scales, expert, row, i, lanes=LANES, mask=mask))
                bias = k.to_f32(k.load(biases, expert, row, i, lanes=LANES, mask=mask))
                bias = k.fma(scale, centre, bias)
                for t, share in enumerate(shares):
                    totals[r * len(at) + t] = k.fma(bias, share, totals[r * len(at) + t])

        full = self.groups - self.groups % LANES
        if full:
            with k.accumulate(0, full, LANES, totals) as (i, totals):
                add_biases(i, totals, None)
        if full < self.groups:
            add_biases(k.constant(full), totals, k.mask(self.groups - full, LANES))
        store_lanes(k, totals, sums, len(at), stride)

    def _lanes_of(self, k: Kernel, words: Value) -> Value:
        """The words of a run as lanes of i32, each of which holds its numbers from its lowest bit on, and more."""
        bits = self.each * self.packing.bits
        if bits == 32:
            return words
        octets = k.bitcast(words, f"vector<{LANES * bits // 8}xi8>")
        taken = [min(lane * bits // 8 + i, LANES * bits // 8 - 1) for lane in range(LANES) for i in range(4)]
        lanes = k.bitcast(k.shuffle(octets, octets, taken), f"vector<{LANES}xi32>")
        begins = [lane * bits % 8 for lane in range(LANES)]
        return lanes if not any(begins) else _shift(k, lanes, k.constant_vector(begins))

    def _centred(self, k: Kernel, lanes: Value, number: int) -> Value:
        """``q - c`` of the numbers at one place of all lanes, f32."""
        bits = self.packing.bits
        if bits <= 4 and self.isa.lanes == LANES:
            # A table of 16 by the lowest four bits of an index: what lies above them is not looked at.
            table = _floats(k, [i % (1 << bits) - self.centre for i in range(LANES)])
            at = _shift(k, lanes, k.constant(number * bits, lanes.type)) if number else lanes
            return k.intrinsic("llvm.x86.avx512.permvar.sf.512", vector_of(LANES, "f32"), table, at)
        # An unsigned number with its highest bit turned is the centred one in two's complement.
        turned = k.assign(
            f"arith.xori {lanes.name}, {k.constant(self._highest, lanes.type).name} : {lanes.type}", lanes.type
        )
        left = k.constant(32 - (number + 1) * bits, lanes.type)
        up = k.assign(f"arith.shli {turned.name}, {left.name} : {lanes.type}", lanes.type)
        right = k.constant(32 - bits, lanes.type)
        signed = k.assign(f"arith.shrsi {up.name}, {right.name} : {lanes.type}", lanes.type)
        return k.cast("arith.sitofp", signed, "f32")

    @property
    def _highest(self) -> int:
        """The highest bit of each number of a lane, as an i32."""
        word = sum(1 << (number * self.packing.bits + self.packing.bits - 1) for number in range(self.each))
        return word - (1 << 32) if word >> 31 else word

    def _scales(self, k: Kernel, scales: Buffer, expert: Value, row: Value, run: Value, rest: int) -> Value:
        """The scale of each lane's group, f32."""
        group = self.packing.group
        count = max(1, self.run // group)
        mask = k.mask(rest // group, count) if rest and count > 1 else None
        loaded = k.to_f32(k.load(scales, expert, row, run // group, lanes=count, mask=mask))
        if count == 1:
            return k.broadcast(loaded, LANES)
        return k.shuffle(loaded, loaded, [lane * self.each // group for lane in range(LANES)])


def _shift(k: Kernel, lanes: Value, by: Value) -> Value:
    return k.assign(f"arith.shrui {lanes.name}, {by.name} : {lanes.type}", lanes.type)


def _floats(k: Kernel, values: Sequence[int]) -> Value:
    """A constant vector of f32, by its bits."""
    bits = struct.unpack(f"<{len(values)}i", struct.pack(f"<{len(values)}f", *values))
    return k.bitcast(k.constant_vector(bits), vector_of(len(values), "f32"))
