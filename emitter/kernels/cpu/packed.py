"""Rows of packed numbers: dequantised in the dot product that reads them, or into the rows of a matrix product.

With scales s and biases b of the groups g of a row, v for its codes, and c in the middle of these (``decoding``),

    sum_i (s_g v_i + b_g) x_i = sum_g s_g sum_{i in g} (v_i - c) x_i + (b_g + c s_g) sum_{i in g} x_i

so a number costs its decoding and one multiplication, a group two more. Integers with a bias are centred, for a bias is
near ``-c s``: otherwise the two sums would be larger than what is left of them. Without biases c is nothing.

    lay out   for row of x:                          once for each row of activations
                numbers in the order of the lanes, below; the sum of each group, where there are biases
    dots      for step of the rows:
                for vector of sixteen lanes:
                  for number of a lane, or four of them:
                    what the code stands for, multiplied by x, added
                  times the scale of the lane's group, added
                scales and biases of the groups times the sums of x, added
    unpack    for numbers of a row, in their order: s v + b, rounded to the compute dtype and stored;
              for bf16 from codes of 4 bits, for two groups of a row:
                the sixteen numbers of each, rounded to bf16: a table of 32 words
                for 32 codes: look all of them up, store

In ``dots`` activations of bf16 are multiplied as integers where codes stand for integers and lie in bytes or in equal
parts of them: VPDPBUSD adds four products of bytes in each lane, in a quarter of the time of a product of pairs of bf16
(VDPBF16PS) on a Xeon, for which codes would have to be shifted below an exponent too. The x of one lane are
``X 2^e``, the largest of them between 2^13 and 2^14, so that X has 15 bits with its sign: a number is off by at most
2^-14 of the largest of 4 to 32, where rounding to bf16 had that one off by up to 2^-9. X is two bytes with signs,
``X = 2^8 A + B``, so

    sum (v - c) X = 2^8 sum v A + (sum v B - c sum X)

exactly, in 32 bits: v - c is within 128 and a lane has four numbers of 8 bits, or more of fewer. A lane with a number
that is not finite has a NaN for 2^e. What puts the two sums together, makes them f32 and scales them takes as long as
the products of a word of codes of 4 bits: so lanes of fewer bits have two words, of one group, where that may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.coding import coding
from emitter.kernels.cpu.decoding import (
    LANES,
    Codes,
    Coding,
    Nibbles,
    Numbers,
    Span,
    Stack,
    as_floats,
    floats,
    looked_up,
    operation,
    shift,
)
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.rows import AHEAD, MOST, Sums
from emitter.kernels.cpu.writer import Body, Buffer, Kernel, Value, vector_of
from emitter.packing import Packing
from emitter.signature import DType
from emitter.target.isa import Isa

_RUNS = 4
"""Vectors of a step, where a few instructions multiply one: they share the reading of scales."""
STEP = 32
"""Numbers of a step of the matrix unit: of how many an unpacked row has a multiple."""
PART = 256
"""Numbers of a row that are unpacked at a time for the matrix unit: whole blocks and groups of every packing. Two times
32 rows of them stay in the first-level cache."""
_ROWS_AHEAD = 4
"""How far in advance the scales and biases of a row are asked for."""
_PIECES = 2
"""Bytes of an activation, X."""
_TOP = 14
"""X is below 2^14, so A is within 64."""
_LEAST = 32
"""The exponent, as a f32 has it, that a lane has at least: so the reciprocal of 2^e is a normal number."""


@dataclass(frozen=True)
class PackedRows:
    """See ``rows.Rows``: rows of a ``weight`` packed as ``coding`` says, with activations in ``dtype``."""

    isa: Isa
    coding: Coding
    dtype: DType
    weight: Stack

    @classmethod
    def of(cls, isa: Isa, packing: Packing, dtype: DType, weight: Stack) -> PackedRows | None:
        """The rows of a weight of this packing; None where it is none that kernels read."""
        for runs in (_RUNS, 1):
            found = coding(packing, runs)
            if found is None:
                return None
            read = cls(isa, found, dtype, weight)
            if read.fixed:
                break
        return read

    @property
    def length(self) -> int:
        """Numbers of a row."""
        return self.weight.length

    @property
    def lanes(self) -> int:
        return LANES

    @property
    def at_once(self) -> tuple[int, ...]:
        """See ``Rows``: to multiply takes as long as to unpack."""
        return (MOST, 3, 2, 1)

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
    def fixed(self) -> bool:
        """Whether activations are multiplied as integers."""
        return self.dtype is DType.BF16 and self.isa.bf16_dot and self.coding.places > 0

    @property
    def streams(self) -> int:
        """See ``Rows``: with two runs side by side down took a tenth longer."""
        return 1

    @property
    def planes(self) -> tuple[Buffer, ...]:
        return self.coding.planes(self.weight)

    def inputs(self, x: str, dynamic: str) -> tuple[Buffer, ...]:
        """See ``Rows``: numbers in the order of the lanes, as f32; or A and B of each vector of lanes, four bytes a
        lane, then for each lane ``-c sum X`` and 2^e. For each step the sums of its groups as its terms lie."""
        lanes = self.padded // self.coding.each
        if self.fixed:
            numbers = [
                Buffer(f"{x}_lanes", (None, self.padded * _PIECES // 4), "i32", dynamic),
                Buffer(f"{x}_centres", (None, lanes), "i32", dynamic),
                Buffer(f"{x}_exponents", (None, lanes), "f32", dynamic),
            ]
        else:
            numbers = [Buffer(f"{x}_lanes", (None, self.padded), "f32", dynamic)]
        sums = [Buffer(f"{x}_sums", (None, self.padded // self.step * LANES), "f32", dynamic)]
        return (*numbers, *(sums if self.coding.biased else []))

    def lay_out(self, name: str, x: Buffer) -> Kernel:
        """The kernel that writes ``inputs`` from rows ``x [N, length]``, one workgroup for each row."""
        to = self.inputs(x.name, x.dynamic)
        k = Kernel(name, [x, *to], [x.dynamic], fused=self.isa.fused)
        row, each = k.workgroup(0), self.coding.each
        numbers = k.scratch("numbers", (self.step,), "f32")
        lanes = k.scratch("lanes", (each, LANES), "f32") if self.fixed else to[0]
        with k.loop(0, self.padded, self.step) as start:
            with k.loop(0, self.step, LANES) as first:
                there = k.mask(self.length - (start + first), LANES)
                k.store(k.to_f32(k.load(x, row, start + first, lanes=LANES, mask=there)), numbers, first)
            with k.loop(0, self.coding.vectors) as vector:
                with k.loop(0, each) as number:
                    value = k.gather(
                        numbers, self.coding.place(vector, k.constant_vector(range(LANES), "index"), number)
                    )
                    if self.fixed:
                        k.store(value, lanes, number, 0)
                    else:
                        k.store(value, lanes, row, start + (vector * self._vector + number * LANES))
                if self.fixed:
                    self._fix(k, lanes, to, row, (start + vector * self._vector) // self._vector)
        if self.coding.biased:
            self._lay_out_sums(k, row, x, to[-1])
        return k

    def _fix(self, k: Body, lanes: Buffer, to: Sequence[Buffer], row: Value, vector: Value) -> None:
        """The integers of a vector of lanes; the numbers of each lane lie one after the other."""
        integers, floats_ = f"vector<{LANES}xi32>", vector_of(LANES, "f32")
        values = [k.load(lanes, k.constant(number), 0, lanes=LANES) for number in range(self.coding.each)]
        largest = k.constant(0, integers)
        for value in values:
            magnitude = k.both(_bits(k, value), k.constant(0x7FFFFFFF, integers))
            largest = operation(k, "arith.maxsi", largest, magnitude)
        exponent = shift(k, largest, 23)
        odd = k.compare("==", exponent, 255)
        exponent = operation(k, "arith.maxsi", exponent, k.constant(_LEAST, integers))
        up = shift(k, operation(k, "arith.subi", k.constant(_TOP + 253, integers), exponent), 23, left=True)
        down = shift(k, operation(k, "arith.subi", exponent, k.constant(_TOP - 1, integers)), 23, left=True)
        factor, total = as_floats(k, up), k.constant(0, integers)
        words: list[list[Value | None]] = [[None] * _PIECES for _ in range(self.coding.places)]
        for number, value in enumerate(values):
            value = k.select(odd, k.constant(0.0, floats_), value) * factor
            whole = k.assign(f"math.roundeven {value.name} : {floats_}", floats_)
            fixed = k.cast("arith.fptosi", whole, "i32")
            total = operation(k, "arith.addi", total, fixed)
            place, octet = number % self.coding.places, number // self.coding.places
            for piece, part in enumerate(_in_bytes(k, fixed)):
                moved = shift(k, k.both(part, k.constant(255, integers)), 8 * octet, left=True)
                before = words[place][piece]
                words[place][piece] = moved if before is None else k.either(before, moved)
        for piece in range(_PIECES):
            for place in range(self.coding.places):
                word = words[place][piece]
                assert word is not None
                at = ((vector * _PIECES + piece) * self.coding.places + place) * LANES
                k.store(word, to[0], row, at)
        centres = operation(k, "arith.muli", total, k.constant(-self.coding.centre, integers))
        k.store(centres, to[1], row, vector * LANES)
        nan = as_floats(k, k.constant(0x7FC00000, integers))
        k.store(k.select(odd, nan, as_floats(k, down)), to[2], row, vector * LANES)

    def _lay_out_sums(self, k: Body, row: Value, x: Buffer, sums: Buffer) -> None:
        """Of each group's sum of x, ``c`` times as much next to the scale, then itself next to the bias."""
        group = self.coding.group
        nothing = k.constant(0.0, "f32")
        with k.loop(0, sums.shape[1] or 0) as place:
            k.store(nothing, sums, row, place)
        with k.loop(0, self.length, group) as start:
            with k.accumulate(0, group, LANES, [k.constant(0.0, vector_of(LANES, "f32"))]) as (i, total):
                total[0] = total[0] + k.to_f32(k.load(x, row, start + i, lanes=LANES))
            place = start // self.step * LANES + start % self.step // group
            of_group = k.sum_lanes(total[0])
            k.store(of_group * float(self.coding.centre), sums, row, place)
            k.store(of_group, sums, row, place + LANES // 2)

    def ask(self, k: Body, expert: Value, row: Value) -> None:
        """See ``Rows``: as much as a stream is asked for in advance, where rows are short the following ones too. What
        is left out is not prefetched later, and each line of it costs the whole latency."""
        begin = 0
        for end, locality in reversed(AHEAD):
            with k.loop(begin // self._octets, end // self._octets, LINE // self._octets) as column:
                k.prefetch(self.planes[0], expert, row, column, locality=locality)
            begin = end

    @property
    def _octets(self) -> int:
        """Bytes of an element of the codes' buffer."""
        return int(self.planes[0].element.lstrip("i")) // 8

    def _elements(self, numbers: int) -> int:
        """Elements of the codes' buffer that hold so many numbers."""
        return numbers * (self.planes[0].shape[2] or 0) // self.length

    def dots(
        self, k: Body, expert: Value, rows: Sequence[Value], x: str, at: Sequence[Value], sums: Sums, number: Value
    ) -> None:
        whole = self.length - self.length % self.step

        def advance(start: Value, totals: list[Value], count: int) -> None:
            shares = [k.load(f"{x}_sums", a, start // self.step * LANES, lanes=LANES) for a in at if self.coding.biased]
            steps = []
            for row in rows:
                self._prefetch(k, expert, row, start, count)
                steps.append(self.coding.step(k, Span(self.planes, expert, row, start, count)))
            parts_of = self._fixed_parts if self.fixed else self._parts
            # Row by row within a vector: what is loaded of x is used at once by all.
            for v, vectors in enumerate(zip(*(step.codes for step in steps), strict=True)):
                for r, codes in enumerate(vectors):
                    for t, part in enumerate(parts_of(k, codes, x, at, start + v * self._vector)):
                        totals[r * len(at) + t] = k.fma(part, codes.scales, totals[r * len(at) + t])
            for r, step in enumerate(steps):
                if step.terms is not None:
                    for t, share in enumerate(shares):
                        totals[r * len(at) + t] = k.fma(step.terms, share, totals[r * len(at) + t])

        for row in rows:
            self._prefetch_shared(k, expert, row + _ROWS_AHEAD)
        start = [k.constant(0.0, vector_of(LANES, "f32"))] * (len(rows) * len(at))
        with k.accumulate(0, whole, self.step, start) as (i, totals):
            advance(i, totals, self.step)
        if whole < self.length:
            advance(k.constant(whole), totals, self.length - whole)
        sums.put(k, totals, len(at), number)

    def _prefetch(self, k: Body, expert: Value, row: Value, start: Value, count: int) -> None:
        """Ask for what is ``AHEAD`` of ``count`` numbers of a step, also where they are less than one: of a line that
        is left out each time the whole latency is waited for."""
        here = start // self.step * self._elements(self.step)
        for distance, locality in AHEAD:
            for element in range(0, self._elements(count), LINE // self._octets):
                k.prefetch(self.planes[0], expert, row, here + (distance // self._octets + element), locality=locality)

    def _prefetch_shared(self, k: Body, expert: Value, row: Value) -> None:
        """Ask for the scales and biases of a row, where they are whole lines: a line for each row is a stream too slow
        for the hardware's prefetchers. Of shorter ones most come with those of the rows before."""
        for plane in self.planes[1:]:
            rows, length = plane.shape[1:]
            size = int(plane.element.lstrip("bfi")) // 8
            for start in range(0, (length or 0) - LINE // size + 1, LINE // size):
                if rows == self.weight.rows:
                    k.prefetch(plane, expert, row, start)

    def _parts(self, k: Body, codes: Codes, x: str, at: Sequence[Value], first: Value) -> list[Value]:
        """The lanes' sums of what their codes stand for times rows of x, whose numbers begin at ``first``."""
        parts: list[Value | None] = [None] * len(at)
        for number in range(self.coding.each):
            begins = shift(k, codes.words[0], codes.begin + number * self.coding.stride)
            code = looked_up(k, self.isa, self.coding, begins, centred=True)
            for t, a in enumerate(at):
                value, before = k.load(f"{x}_lanes", a, first + number * LANES, lanes=LANES), parts[t]
                parts[t] = code * value if before is None else k.fma(code, value, before)
        return [part for part in parts if part is not None]

    def _fixed_parts(self, k: Body, codes: Codes, x: str, at: Sequence[Value], first: Value) -> list[Value]:
        """The same in integers."""
        type_, places = f"vector<{LANES}xi32>", self.coding.places
        octets = [self.coding.octets(k, codes, place) for place in range(places)]
        vector = first // self._vector
        parts = []
        for a in at:
            centres = k.load(f"{x}_centres", a, vector * LANES, lanes=LANES)
            sums = [k.constant(0, type_), centres]
            for piece in range(_PIECES):
                for place in range(places):
                    where = (vector * _PIECES + piece) * (places * LANES) + place * LANES
                    value = k.load(f"{x}_lanes", a, where, lanes=LANES)
                    factors = octets[place], k.bitcast(value, octets[place].type)
                    sums[piece] = k.intrinsic("llvm.x86.avx512.vpdpbusd.512", type_, sums[piece], *factors)
            high, low = sums
            total = operation(k, "arith.addi", low, shift(k, high, 8, left=True))
            exponents = k.load(f"{x}_exponents", a, vector * LANES, lanes=LANES)
            parts.append(k.cast("arith.sitofp", total, "f32") * exponents)
        return parts

    # --- unpacking --------------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        """Numbers of an unpacked row: whole steps of the matrix unit, zeros after the length."""
        return -(-self.length // STEP) * STEP

    @property
    def _nibbles(self) -> Nibbles | None:
        """The groups whose sixteen numbers are made once and then looked up, where there are look-ups of 16 bits."""
        return self.coding.nibbles if self.dtype is DType.BF16 and self.isa.bf16_dot else None

    def unpack_scratch(self, k: Body) -> Buffer | None:
        """The memory that ``unpack`` needs, if any; to be asked for once, before any loop."""
        return k.scratch("terms", (2 * LANES,), "f32") if self._nibbles is not None else None

    def unpack(
        self,
        k: Body,
        expert: Value,
        row: Value,
        at: Value,
        count: int,
        to: Value,
        ahead: tuple[Value, Value],
        terms: Buffer | None,
    ) -> None:
        """Write ``count`` numbers of a row from ``at`` on, in ``dtype``, to an address, with zeros up to a whole step.

        ``at`` is a multiple of ``PART``. The codes of as many numbers of another row, ``ahead``, its expert and its
        number, are asked for. ``terms`` is what ``unpack_scratch`` gave.
        """
        nibbles = self._nibbles
        step = (
            self.coding.whole if nibbles is None else min(nibbles.groups * self.coding.group, -(-count // PART) * PART)
        )
        whole = count - count % step

        def write(first: Value, numbers: int) -> None:
            place = to + first * self.dtype.itemsize
            part = Span(self.planes, expert, row, at, count).part(first, numbers)
            if nibbles is None or terms is None:
                self._write(k, part, place)
            else:
                self._look_up(k, nibbles, terms, part, place)

        begin = at // PART * self._elements(PART)
        with k.loop(begin, begin + self._elements(count), LINE // self._octets) as element:
            k.prefetch(self.planes[0], *ahead, element, locality=2)
        with k.loop(0, whole, step) as first:
            write(first, step)
        if whole < count:
            write(k.constant(whole), count - whole)

    def _write(self, k: Body, span: Span, to: Value) -> None:
        """Write the numbers of a span."""
        size = LANES * self.dtype.itemsize
        found = self.coding.in_order(k, self.isa, span)
        for place, numbers in enumerate(found):
            value = self._narrow(k, self._wide(k, numbers))
            k.store_at(value, to + place * size, align=size)

    def _wide(self, k: Body, numbers: Numbers) -> Value:
        """Numbers in f32."""
        if numbers.biases is None:
            return numbers.values * numbers.scales
        if self._exact:
            return k.fma(numbers.values, numbers.scales, numbers.biases)
        return k.product(numbers.values, numbers.scales) + numbers.biases

    def _narrow(self, k: Body, value: Value) -> Value:
        """f32 rounded to the compute dtype."""
        if self.dtype is DType.BF16 and self.isa.bf16_dot:
            # Numbers below the normal ones are zero, as they are to the products of pairs of bf16.
            return k.intrinsic("llvm.x86.avx512bf16.cvtneps2bf16.512", f"vector<{LANES}xbf16>", value)
        return value if self.dtype is DType.F32 else k.narrow(value, self.dtype.value)

    def _look_up(self, k: Body, nibbles: Nibbles, terms: Buffer, span: Span, to: Value) -> None:
        """Write the numbers of a span, the sixteen of each group rounded once.

        Those of two groups are a table of 32 words: an index is a code, and in its fifth bit which group it is of.
        """
        group, values = self.coding.group, self.coding.table(centred=False)
        assert values is not None
        sixteen = floats(k, values)
        for place, vector in enumerate(nibbles.terms(k, span)):
            k.store(vector, terms, place * LANES)

        def pair(first: Value, groups: int) -> None:
            part, place = span.part(first * group, groups * group), to + first * (group * self.dtype.itemsize)
            made = [self._wide(k, self._sixteen(k, nibbles, terms, sixteen, first + i)) for i in range(groups)]
            type_ = f"vector<{STEP}xbf16>"
            table = k.intrinsic("llvm.x86.avx512bf16.cvtne2ps2bf16.512", type_, made[-1], made[0])
            table = k.bitcast(table, f"vector<{STEP}xi16>")
            for run, codes in enumerate(nibbles.indices(k, part)):
                if run * STEP < group:
                    index = k.both(codes, k.constant(15, codes.type))
                else:
                    index = k.either(codes, k.constant(-16, codes.type))
                found = k.intrinsic("llvm.x86.avx512.permvar.hi.512", table.type, table, index)
                k.store_at(found, place + run * LINE)

        groups = span.count // group
        with k.loop(0, groups - groups % 2, 2) as first:
            pair(first, 2)
        if groups % 2:
            pair(k.constant(groups - 1), 1)

    def _sixteen(self, k: Body, nibbles: Nibbles, terms: Buffer, values: Value, group: Value) -> Numbers:
        """The sixteen numbers of a group of those in ``terms``."""
        scales = k.broadcast(k.load(terms, group), LANES)
        biases = k.broadcast(k.load(terms, group + nibbles.groups), LANES) if self.coding.biased else None
        return Numbers(values, scales, biases)

    @property
    def _exact(self) -> bool:
        """Whether the product of a code and a scale is a f32: of integers of 8 bits and 6, and one of 11 it is."""
        return all(plane.element != "f32" for plane in self.planes[1:])


def _bits(k: Body, value: Value) -> Value:
    type_ = f"vector<{LANES}xi32>"
    return k.assign(f"arith.bitcast {value.name} : {value.type} to {type_}", type_)


def _in_bytes(k: Body, fixed: Value) -> list[Value]:
    """A and B: what is nearest, then the rest."""
    nearest = operation(k, "arith.addi", fixed, k.constant(128, fixed.type))
    high = operation(k, "arith.shrsi", nearest, k.constant(8, fixed.type))
    return [high, operation(k, "arith.subi", fixed, shift(k, high, 8, left=True))]
