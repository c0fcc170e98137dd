"""Rows of packed numbers: dequantised in the dot product that reads them, or into the rows of a matrix product.

With a scale s and, of MLX affine, a bias b for each group of a row, and c in the middle of the codes (``coding``),

    sum_i (s_g q_i + b_g) x_i = sum_g s_g sum_{i in g} (q_i - c) x_i + (b_g + c s_g) sum_{i in g} x_i

so a number costs its decoding and one multiplication, a group two more. Integers are centred, for a bias is near
``-c s``: otherwise the two sums would be larger than what is left of them. Other packings have no b and no c.

    lay out   for row of x:                          once for each row of activations
                numbers in the order of the lanes, below; the sum of each group, where there are biases
    dots      for run of 16 lanes:                   a lane is ``each`` numbers that lie side by side, of one group
                for number of a lane, or pair of them:
                  what the code stands for, multiplied by x, added
                times the scale of the lane's group, added
              for 16 groups, where there are biases:
                (b + c s) times the sum of x, added
    unpack    for row of a pass of the matrix product:
                for 32 numbers: s v, or s q + b, rounded to the compute dtype and stored

In ``dots`` pairs of bf16 are multiplied at once (VDPBF16PS) where codes have 4 or 2 bits. Small floats are looked up in
a table; integers are put below the exponent of 2^bits, which makes ``2^bits + q`` of them, and c ``-2^bits``: a look-up
keeps the one port that shuffles busy for two cycles, shifts and masks have two ports. The sums are then some six times
as large as those of centred codes, in f32 and beside activations of 8 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.coding import LANES, Coding, halves, looked_up, shift
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.rows import DISTANCE, store_lanes
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
from emitter.signature import DType

_EACH = {2: 16, 3: 8, 4: 8, 5: 4, 6: 4, 8: 4}
"""Numbers of a lane: as many as fit into 32 bits behind the bits at which a lane begins in its first byte."""
STEP = 32
"""Numbers that are unpacked at a time: whole bytes, and a step of the matrix unit."""


@dataclass(frozen=True)
class PackedRows:
    """See ``rows.Rows``: rows of ``length`` numbers packed as ``coding`` says, with activations in ``dtype``."""

    isa: Isa
    coding: Coding
    dtype: DType
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
        return _EACH[self.coding.bits]

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
        """Groups of a row; the last one may be cut off."""
        return -(-self.length // self.coding.group)

    @property
    def paired(self) -> bool:
        """Whether pairs of bf16 are multiplied: those at one place of the two halves of a lane."""
        fits = self.dtype is DType.BF16 and self.isa.bf16_dot and self.each * self.coding.bits == 32
        return fits and self.coding.table(centred=True) is not None

    @property
    def centre(self) -> int:
        """c, see above."""
        return -(1 << self.coding.bits) if self.paired else self.coding.centre

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """See ``Rows``: codes, scales and, where there are some, biases."""
        return self.coding.planes(self.name, self.experts, self.rows, self.length)

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """See ``Rows``: numbers in the order of the lanes, and the sums of groups, with zeros behind them."""
        numbers = Buffer(f"{x}_lanes", (None, self.padded), "bf16" if self.paired else "f32", dynamic)
        if not self.coding.offset:
            return (numbers,)
        return (numbers, Buffer(f"{x}_sums", (None, -(-self.groups // LANES) * LANES), "f32", dynamic))

    def lay_out(self, name: str, x: Buffer) -> Kernel:
        """The kernel that writes ``inputs`` from rows ``x [N, length]``, one workgroup for each row."""
        to, *sums = self.inputs(x.name, x.dynamic)
        k = Kernel(name, [x, to, *sums], [x.dynamic], fused=self.isa.fused)
        row = k.workgroup(0)
        nothing = k.constant(0.0, to.element)
        half = self.each // 2
        with k.loop(0, self.padded // self.each) as lane, k.loop(0, self.each) as number:
            i = lane * self.each + number
            value = k.load(x, row, k.minimum(i, self.length - 1))
            place = lane // LANES * self.run
            if self.paired:
                place = place + number % half * (2 * LANES) + lane % LANES * 2 + number // half
            else:
                value, place = k.to_f32(value), place + number * LANES + lane % LANES
            k.store(k.select(k.compare("<", i, self.length), value, nothing), to, row, place)
        if sums:
            start = [k.constant(0.0, vector_of(LANES, "f32"))]
            with k.loop(0, self.groups) as group:
                with k.accumulate(0, self.coding.group, LANES, start) as (i, total):
                    total[0] = total[0] + k.to_f32(k.load(x, row, group * self.coding.group + i, lanes=LANES))
                k.store(k.sum_lanes(total[0]), sums[0], row, group)
            with k.loop(self.groups, sums[0].shape[1] or 0) as group:
                k.store(k.constant(0.0, "f32"), sums[0], row, group)
        return k

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """See ``Rows``."""
        codes = self.planes[0]
        with k.loop(0, min(DISTANCE // self._octets, codes.shape[2] or 0), LINE // self._octets) as column:
            k.prefetch(codes, expert, row, column)

    @property
    def _octets(self) -> int:
        """Bytes of an element of the codes' buffer."""
        return int(self.planes[0].element.lstrip("i")) // 8

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Buffer, stride: int
    ) -> None:
        """See ``Rows``."""
        codes, scales, *_ = self.planes
        whole = self.length - self.length % self.run
        elements = self.run * self.coding.bits // 8 // self._octets  # of the codes, in a run of lanes
        wide = 2 * LANES if self.paired else LANES

        def advance(i: Operand, totals: list[Value], rest: int) -> None:
            run = k.value(i)
            count = self.each // 2 if self.paired else self.each
            xs = [[k.load(f"{x}_lanes", a, run + n * wide, lanes=wide) for n in range(count)] for a in at]
            for r, row in enumerate(rows):
                start = run // self.run * elements
                if not rest:
                    k.prefetch(codes, expert, row, start + DISTANCE // self._octets)
                mask = k.mask(rest * self.coding.bits // 8 // self._octets, elements) if rest else None
                loaded = self._lanes_of(k, k.load(codes, expert, row, start, lanes=elements, mask=mask))
                scale = self._scales(k, scales, expert, row, run, rest)
                for t, part in enumerate(self._parts(k, loaded, xs)):
                    totals[r * len(at) + t] = k.fma(part, scale, totals[r * len(at) + t])

        start = [k.constant(0.0, vector_of(LANES, "f32"))] * (len(rows) * len(at))
        with k.accumulate(0, whole, self.run, start) as (i, totals):
            advance(i, totals, 0)
        if whole < self.length:
            advance(whole, totals, self.length - whole)
        if self.coding.offset:
            totals = self._with_biases(k, expert, rows, x, at, totals)
        store_lanes(k, totals, sums, len(at), stride)

    def _parts(self, k: Kernel, lanes: Value, xs: Sequence[Sequence[Value]]) -> list[Value]:
        """The lanes' sums of what their codes stand for times each row of numbers."""
        parts: list[Value | None] = [None] * len(xs)
        if self.paired:
            return self._paired_parts(k, lanes, xs)
        for number in range(self.each):
            code = looked_up(k, self.isa, self.coding, shift(k, lanes, number * self.coding.bits), centred=True)
            for t, row in enumerate(xs):
                before = parts[t]
                parts[t] = code * row[number] if before is None else k.fma(code, row[number], before)
        return [part for part in parts if part is not None]

    def _paired_parts(self, k: Kernel, lanes: Value, xs: Sequence[Sequence[Value]]) -> list[Value]:
        words = k.bitcast(lanes, f"vector<{2 * LANES}xi16>")
        parts = [k.constant(0.0, vector_of(LANES, "f32"))] * len(xs)
        for pair in range(self.each // 2):
            found = self._in_mantissas(k, words, pair) if self.coding.offset else self._from_table(k, words, pair)
            code = k.bitcast(found, f"vector<{2 * LANES}xbf16>")
            for t, row in enumerate(xs):
                parts[t] = k.intrinsic("llvm.x86.avx512bf16.dpbf16ps.512", parts[t].type, parts[t], code, row[pair])
        return parts

    def _in_mantissas(self, k: Kernel, words: Value, pair: int) -> Value:
        """``2^bits + q`` in bf16: the code below the exponent."""
        bits = self.coding.bits
        up = 7 - bits - pair * bits
        moved = shift(k, words, up, left=True) if up > 0 else shift(k, words, -up)
        code = k.both(moved, k.constant(((1 << bits) - 1) << (7 - bits), words.type))
        return k.either(code, halves(k, [float(1 << bits)] * (2 * LANES)))

    def _from_table(self, k: Kernel, words: Value, pair: int) -> Value:
        """By the lowest five bits of an index, of which the table looks at those of a code."""
        table = self.coding.table(centred=True)
        assert table is not None
        values = halves(k, [table[i % len(table)] for i in range(2 * LANES)])
        at = shift(k, words, pair * self.coding.bits)
        return k.intrinsic("llvm.x86.avx512.permvar.hi.512", words.type, values, at)

    def _with_biases(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], totals: list[Value]
    ) -> list[Value]:
        """``totals``, and in their lanes the groups' sums of x times bias and centre."""
        _, scales, biases = self.planes

        def add(i: Operand, totals: list[Value], count: int) -> None:
            shares = [k.load(f"{x}_sums", a, i, lanes=LANES) for a in at]
            centre = k.constant(float(self.centre), vector_of(LANES, "f32"))
            for r, row in enumerate(rows):
                scale, bias = (
                    self._spread(k, k.to_f32(k.load(plane, expert, row, i, lanes=count)), range(LANES), count)
                    for plane in (scales, biases)
                )
                bias = k.fma(scale, centre, bias)
                for t, share in enumerate(shares):
                    totals[r * len(at) + t] = k.fma(bias, share, totals[r * len(at) + t])

        full = self.groups - self.groups % LANES
        if full:
            with k.accumulate(0, full, LANES, totals) as (i, totals):
                add(i, totals, LANES)
        if full < self.groups:
            add(k.constant(full), totals, self.groups - full)
        return totals

    @staticmethod
    def _spread(k: Kernel, loaded: Value, lanes: Sequence[int], count: int) -> Value:
        """Element ``lanes[i]`` of ``count`` in lane i, the last one where there is none: what it is for is zero."""
        if count == 1:
            return k.broadcast(loaded, LANES)
        at = [min(lane, count - 1) for lane in lanes]
        return loaded if at == list(range(LANES)) and count == LANES else k.shuffle(loaded, loaded, at)

    def _lanes_of(self, k: Kernel, codes: Value) -> Value:
        """The codes of a run as lanes of i32, each of which holds its codes from its lowest bit on, and more."""
        bits = self.each * self.coding.bits
        if bits == 32:
            type_ = f"vector<{LANES}xi32>"
            return codes if codes.type == type_ else k.bitcast(codes, type_)
        octets = k.bitcast(codes, f"vector<{LANES * bits // 8}xi8>")
        taken = [min(lane * bits // 8 + i, LANES * bits // 8 - 1) for lane in range(LANES) for i in range(4)]
        lanes = k.bitcast(k.shuffle(octets, octets, taken), f"vector<{LANES}xi32>")
        begins = [lane * bits % 8 for lane in range(LANES)]
        return lanes if not any(begins) else shift(k, lanes, k.constant_vector(begins))

    def _scales(self, k: Kernel, scales: Buffer, expert: Value, row: Value, run: Value, rest: int) -> Value:
        """The scale of each lane's group, f32."""
        group = self.coding.group
        count = min(max(1, self.run // group), max(1, -(-rest // group))) if rest else max(1, self.run // group)
        at = row if self.coding.block_rows == 1 else row // self.coding.block_rows
        loaded = self.coding.scales(k, k.load(scales, expert, at, run // group, lanes=count))
        return self._spread(k, loaded, [lane * self.each // group for lane in range(LANES)], count)

    # --- unpacking --------------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        """Numbers of an unpacked row: whole steps, zeros behind the length."""
        return -(-self.length // STEP) * STEP

    def unpack(self, k: Kernel, expert: Value, row: Value, to: Value, ahead: tuple[Value, Value]) -> None:
        """Write a row in ``dtype`` to an address, and ask for the codes of another, its expert and its number."""
        codes = self.planes[0]
        elements = STEP * self.coding.bits // 8 // self._octets
        whole = self.length - self.length % STEP

        def step(i: Value, rest: int) -> None:
            start = i // STEP * elements
            mask = k.mask(rest * self.coding.bits // 8 // self._octets, elements) if rest else None
            loaded = k.load(codes, expert, row, start, lanes=elements, mask=mask)
            octets = k.bitcast(loaded, f"vector<{STEP * self.coding.bits // 8}xi8>")
            scale, bias = self._group_of(k, expert, row, i)
            parts = []
            for half in range(STEP // LANES):
                number = looked_up(k, self.isa, self.coding, self._in_order(k, octets, half), centred=False)
                if bias is None:
                    value = number * scale
                elif self._exact:
                    value = k.fma(number, scale, bias)
                else:
                    value = k.product(number, scale) + bias
                parts.append(value if self.dtype is DType.F32 else k.narrow(value, self.dtype.value))
            size = LANES * self.dtype.itemsize
            for half, part in enumerate(parts):
                k.store_at(part, to + (i * self.dtype.itemsize + half * size), align=size)

        with k.loop(0, whole, LINE * 8 // self.coding.bits) as i:
            k.prefetch(codes, *ahead, i // STEP * elements, locality=2)
        with k.loop(0, whole, STEP) as i:
            step(i, 0)
        if whole < self.length:
            step(k.constant(whole), self.length - whole)

    @property
    def _exact(self) -> bool:
        """Whether the product of a code and a scale is a f32: of an integer of 8 bits and one of 11 it is."""
        return self.planes[1].element != "f32"

    def _in_order(self, k: Kernel, octets: Value, half: int) -> Value:
        """16 codes of a step in i32 lanes, in their order, each in the lowest bits of its lane, and more behind it."""
        bits, last = self.coding.bits, STEP * self.coding.bits // 8 - 1
        begins = [(half * LANES + lane) * bits for lane in range(LANES)]
        taken = [min(begin // 8 + i, last) for begin in begins for i in range(4)]
        lanes = k.bitcast(k.shuffle(octets, octets, taken), f"vector<{LANES}xi32>")
        shifts = [begin % 8 for begin in begins]
        return lanes if not any(shifts) else shift(k, lanes, k.constant_vector(shifts))

    def _group_of(self, k: Kernel, expert: Value, row: Value, i: Value) -> tuple[Value, Value | None]:
        """The scale and the bias of the 32 numbers from i on, in all lanes."""
        _, scales, *biases = self.planes
        at = row if self.coding.block_rows == 1 else row // self.coding.block_rows
        group = i // self.coding.group
        scale = k.broadcast(self.coding.scales(k, k.load(scales, expert, at, group)), LANES)
        if not biases:
            return scale, None
        return scale, k.broadcast(k.to_f32(k.load(biases[0], expert, at, group)), LANES)
