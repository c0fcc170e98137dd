"""Rows of packed numbers: dequantised in the dot product that reads them, or into the rows of a matrix product.

With scales s and biases b of the groups g of a row, codes u, and any number c that is taken from them (``decoding``),

    sum_i (s_g (u_i - zero) + b_g) x_i = sum_g s_g sum_{i in g} (u_i - c) x_i + (b_g + (c - zero) s_g) sum_{i in g} x_i

so a number costs its decoding and one multiplication, a group two more. Integers with a bias are centred, for a bias is
near ``-c s``: otherwise the two sums would be larger than what is left of them.

    lay out   for row of x:                          once for each row of activations
                numbers in the order of the lanes, below; the sum of each group, where there are biases
    dots      for step of the rows:
                for vector of sixteen lanes:
                  for number of a lane, or pair of them:
                    what the code stands for, multiplied by x, added
                  times the scale of the lane's group, added
                scales and biases of the groups times the sums of x, added
    unpack    for row of a pass of the matrix product:
                for numbers in their order: s (u - zero) + b, rounded to the compute dtype and stored

In ``dots`` pairs of bf16 are multiplied at once (VDPBF16PS) where codes are small floats of 4 bits, which are looked
up in a table, or integers of 2, 4 or 6. Those are put below the exponent of 2^bits, which makes ``2^bits + u`` of them,
and c ``-2^bits``: a look-up keeps the one port that shuffles busy for two cycles, shifts and masks have two ports. The
sums are then some six times as large as those of centred codes, in f32 and beside activations of 8 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.coding import coding
from emitter.kernels.cpu.decoding import LANES, Codes, Coding, halves, looked_up, shift
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.rows import DISTANCE, store_lanes
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, vector_of
from emitter.packing import Packing
from emitter.signature import DType

_RUNS = 1
"""Vectors of a step, where a few instructions multiply one: they share the reading of scales."""
STEP = 32
"""Numbers of a step of the matrix unit: of how many an unpacked row has a multiple."""
_WORD = 16


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

    @classmethod
    def of(
        cls, isa: Isa, packing: Packing, dtype: DType, name: str, experts: int, rows: int, length: int
    ) -> PackedRows | None:
        """The rows of a weight of this packing; None where it is none that kernels read."""
        for runs in (_RUNS, 1):
            found = coding(packing, runs)
            if found is None:
                return None
            read = cls(isa, found, dtype, name, experts, rows, length)
            if read.paired:
                break
        return read

    @property
    def lanes(self) -> int:
        """See ``Rows``."""
        return LANES

    @property
    def step(self) -> int:
        """Numbers of a step."""
        return self.coding.vectors * self._vector

    @property
    def _vector(self) -> int:
        """Numbers of a vector of lanes."""
        return LANES * self.coding.each

    @property
    def padded(self) -> int:
        """Numbers of a row laid out: whole steps."""
        return -(-self.length // self.step) * self.step

    @property
    def paired(self) -> bool:
        """Whether pairs of bf16 are multiplied: those at one place of the two halves of a lane."""
        of = self.coding
        fits = self.dtype is DType.BF16 and self.isa.bf16_dot and of.each * of.stride == 2 * _WORD
        return fits and (of.bits < 8 if of.integers else of.table(centred=True) is not None)

    @property
    def beside(self) -> int:
        """``c - zero``, see above."""
        if not self.coding.integers:
            return 0
        return (-(1 << self.coding.bits) if self.paired else self.coding.centre) - self.coding.zero

    @property
    def _factors(self) -> tuple[int, ...]:
        """What the sums of x are multiplied by beside scales, and beside biases; nothing where none are needed."""
        if self.coding.biased:
            return (self.beside, 1)
        return (self.beside,) if self.beside else ()

    @property
    def planes(self) -> tuple[Buffer, ...]:
        """See ``Rows``."""
        return self.coding.planes(self.name, self.experts, self.rows, self.length)

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """See ``Rows``: numbers in the order of the lanes; for each step the sums of its groups as its terms lie."""
        numbers = Buffer(f"{x}_lanes", (None, self.padded), "bf16" if self.paired else "f32", dynamic)
        if not self._factors:
            return (numbers,)
        return (numbers, Buffer(f"{x}_sums", (None, self.padded // self.step * LANES), "f32", dynamic))

    def lay_out(self, name: str, x: Buffer) -> Kernel:
        """The kernel that writes ``inputs`` from rows ``x [N, length]``, one workgroup for each row."""
        to, *sums = self.inputs(x.name, x.dynamic)
        k = Kernel(name, [x, to, *sums], [x.dynamic], fused=self.isa.fused)
        row, each = k.workgroup(0), self.coding.each
        nothing = k.constant(0.0, to.element)
        half = each // 2
        with (
            k.loop(0, self.padded, self.step) as start,
            k.loop(0, self.coding.vectors) as vector,
            k.loop(0, LANES) as lane,
            k.loop(0, each) as number,
        ):
            i = start + self.coding.place(vector, lane, number)
            value = k.load(x, row, k.minimum(i, self.length - 1))
            place = start + vector * self._vector
            if self.paired:
                place = place + number % half * (2 * LANES) + lane * 2 + number // half
            else:
                value, place = k.to_f32(value), place + number * LANES + lane
            k.store(k.select(k.compare("<", i, self.length), value, nothing), to, row, place)
        if sums:
            self._lay_out_sums(k, row, x, sums[0])
        return k

    def _lay_out_sums(self, k: Kernel, row: Value, x: Buffer, sums: Buffer) -> None:
        group, width = self.coding.group, LANES // len(self._factors)
        nothing = k.constant(0.0, "f32")
        with k.loop(0, sums.shape[1] or 0) as place:
            k.store(nothing, sums, row, place)
        lanes = min(LANES, group)
        with k.loop(0, self.length, group) as start:
            with k.accumulate(0, group, lanes, [k.constant(0.0, vector_of(lanes, "f32"))]) as (i, total):
                total[0] = total[0] + k.to_f32(k.load(x, row, start + i, lanes=lanes))
            place = start // self.step * LANES + start % self.step // group
            of_group = k.sum_lanes(total[0])
            for kind, factor in enumerate(self._factors):
                k.store(of_group * float(factor), sums, row, place + kind * width)

    def ask(self, k: Kernel, expert: Value, row: Value) -> None:
        """See ``Rows``."""
        codes = self.planes[0]
        with k.loop(0, min(DISTANCE // self._octets, codes.shape[2] or 0), LINE // self._octets) as column:
            k.prefetch(codes, expert, row, column)

    @property
    def _octets(self) -> int:
        """Bytes of an element of the codes' buffer."""
        return int(self.planes[0].element.lstrip("i")) // 8

    def _elements(self, numbers: int) -> int:
        """Elements of the codes' buffer that hold so many numbers."""
        return numbers * (self.planes[0].shape[2] or 0) // self.length

    def dots(
        self, k: Kernel, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Buffer, stride: int
    ) -> None:
        """See ``Rows``."""
        whole = self.length - self.length % self.step

        def advance(start: Value, totals: list[Value], count: int) -> None:
            xs = [self._inputs(k, x, a, start, count) for a in at]
            shares = [k.load(f"{x}_sums", a, start // self.step * LANES, lanes=LANES) for a in at if self._factors]
            for r, row in enumerate(rows):
                if count == self.step:
                    self._prefetch(k, expert, row, start)
                step = self.coding.step(k, self.planes, expert, row, start, count)
                for v, codes in enumerate(step.codes):
                    for t, part in enumerate(self._parts(k, codes, [row_of[v] for row_of in xs])):
                        totals[r * len(at) + t] = k.fma(part, codes.scales, totals[r * len(at) + t])
                if step.terms is not None:
                    for t, share in enumerate(shares):
                        totals[r * len(at) + t] = k.fma(step.terms, share, totals[r * len(at) + t])

        start = [k.constant(0.0, vector_of(LANES, "f32"))] * (len(rows) * len(at))
        with k.accumulate(0, whole, self.step, start) as (i, totals):
            advance(i, totals, self.step)
        if whole < self.length:
            advance(k.constant(whole), totals, self.length - whole)
        store_lanes(k, totals, sums, len(at), stride)

    def _prefetch(self, k: Kernel, expert: Value, row: Value, start: Value) -> None:
        """Ask for what is ``DISTANCE`` behind a step."""
        first = start // self.step * self._elements(self.step) + DISTANCE // self._octets
        for element in range(0, self._elements(self.step), LINE // self._octets):
            k.prefetch(self.planes[0], expert, row, first + element)

    def _inputs(self, k: Kernel, x: str, at: Value, start: Value, count: int) -> list[list[Value]]:
        """The numbers, or pairs, that the vectors of a step are multiplied by: a vector for each place of a lane."""
        wide, places = (2 * LANES, self.coding.each // 2) if self.paired else (LANES, self.coding.each)
        return [
            [k.load(f"{x}_lanes", at, start + (v * self._vector + n * wide), lanes=wide) for n in range(places)]
            for v in range(self.coding.vectors)
        ]

    def _parts(self, k: Kernel, codes: Codes, xs: Sequence[Sequence[Value]]) -> list[Value]:
        """The lanes' sums of what their codes stand for times each row of numbers."""
        if self.paired:
            return self._paired_parts(k, codes, xs)
        parts: list[Value | None] = [None] * len(xs)
        for number in range(self.coding.each):
            at = shift(k, codes.lanes, codes.begin + number * self.coding.stride)
            code = looked_up(k, self.isa, self.coding, at, centred=True)
            for t, row in enumerate(xs):
                before = parts[t]
                parts[t] = code * row[number] if before is None else k.fma(code, row[number], before)
        return [part for part in parts if part is not None]

    def _paired_parts(self, k: Kernel, codes: Codes, xs: Sequence[Sequence[Value]]) -> list[Value]:
        words = k.bitcast(codes.lanes, f"vector<{2 * LANES}xi16>")
        parts = [k.constant(0.0, vector_of(LANES, "f32"))] * len(xs)
        for pair in range(self.coding.each // 2):
            begin = codes.begin + pair * self.coding.stride
            found = self._in_mantissas(k, words, begin) if self.coding.integers else self._from_table(k, words, begin)
            code = k.bitcast(found, f"vector<{2 * LANES}xbf16>")
            for t, row in enumerate(xs):
                parts[t] = k.intrinsic("llvm.x86.avx512bf16.dpbf16ps.512", parts[t].type, parts[t], code, row[pair])
        return parts

    def _in_mantissas(self, k: Kernel, words: Value, begin: int) -> Value:
        """``2^bits + u`` in bf16: the code that begins at a bit, below the exponent."""
        bits = self.coding.bits
        up = 7 - bits - begin
        moved = shift(k, words, up, left=True) if up > 0 else shift(k, words, -up)
        code = k.both(moved, k.constant(((1 << bits) - 1) << (7 - bits), words.type))
        return k.either(code, halves(k, [float(1 << bits)] * (2 * LANES)))

    def _from_table(self, k: Kernel, words: Value, begin: int) -> Value:
        """By the lowest five bits of an index, of which the table looks at those of a code."""
        table = self.coding.table(centred=True)
        assert table is not None
        values = halves(k, [table[i % len(table)] for i in range(2 * LANES)])
        return k.intrinsic("llvm.x86.avx512.permvar.hi.512", words.type, values, shift(k, words, begin))

    # --- unpacking --------------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        """Numbers of an unpacked row: whole steps of the matrix unit, zeros behind the length."""
        return -(-self.length // STEP) * STEP

    def unpack(self, k: Kernel, expert: Value, row: Value, to: Value, ahead: tuple[Value, Value]) -> None:
        """Write a row in ``dtype`` to an address, and ask for the codes of another, its expert and its number."""
        size, step = LANES * self.dtype.itemsize, self.coding.whole
        whole = self.length - self.length % step

        def write(at: Value, count: int) -> None:
            found = self.coding.in_order(k, self.isa, self.planes, expert, row, at, count)
            for number, numbers in enumerate(found):
                if numbers.biases is None:
                    value = numbers.values * numbers.scales
                elif self._exact:
                    value = k.fma(numbers.values, numbers.scales, numbers.biases)
                else:
                    value = k.product(numbers.values, numbers.scales) + numbers.biases
                part = value if self.dtype is DType.F32 else k.narrow(value, self.dtype.value)
                k.store_at(part, to + (at * self.dtype.itemsize + number * size), align=size)

        with k.loop(0, self._elements(self.length), LINE // self._octets) as element:
            k.prefetch(self.planes[0], *ahead, element, locality=2)
        with k.loop(0, whole, step) as at:
            write(at, step)
        if whole < self.length:
            write(k.constant(whole), self.length - whole)

    @property
    def _exact(self) -> bool:
        """Whether the product of a code and a scale is a f32: of integers of 8 bits and 6, and one of 11 it is."""
        return all(plane.element != "f32" for plane in self.planes[1:])
