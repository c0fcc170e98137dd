"""The inner matrix product: up to 32 rows of a weight times up to three tiles of tokens.

    vector units                                         AMX
    for part of the contracted length:                   sums of all rows and tiles = 0     (tile registers)
      for 8 of the rows:                                  for 32 elements of the contracted length:
        sums = 0                  (registers)              prefetch a share of the rows that follow
        for 4 elements of the part:                        sums += rows x panels
          prefetch a share of the rows that follow       scratch = sums
          for element:
            sums += element of each row x panels' line
        scratch (+)= sums

The product of pairs of bf16 has one part, the whole length.

Each number of tiles is a function of its own, the micro-kernel for it, which ``up`` and ``down`` both call. Where
vector units multiply, 8 tokens or fewer are half a tile.

Packed rows are unpacked on the way. For vector units a whole pass of them is, before its first group of tiles; for the
matrix unit a part of their length at a time, while the products of the part before are computed:

    first group of tiles                                 every other group
      sums = 0                    (tile registers)         sums = 0
      for part of the contracted length, and one more:     for 32 elements of the contracted length:
        for 32 elements of a part:                           sums += unpacked rows x panels
          unpack a share of the part                       scratch = sums
          sums += rows of the part before x panels
      scratch = sums

The weight is read as it lies in memory, row-major along the contracted dimension: AMX takes it as its left operand, the
vector units one element at a time, spread over all lanes. The panels (see ``panels``) stay in the second-level cache
while the weight passes once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from emitter.kernels.cpu import matrix_unit
from emitter.kernels.cpu.addressed import Contiguous
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.packed import PART, STEP, PackedRows
from emitter.kernels.cpu.panels import LINE, TILE, PanelLayout
from emitter.kernels.cpu.writer import Buffer, Function, Kernel, Operand, Value, lanes_of, vector_of
from emitter.signature import DType

ROWS = 32
"""Rows of a pass: two halves of 16."""
_NARROW = 2  # parts of f32 in one of numbers that are narrower, whose own rounding is the greater error
_UNROLL = 4  # lines of a panel between two looks at what is to be prefetched


@dataclass(frozen=True)
class Scratch:
    """Memory of a workgroup: ``sums [width * 32, 16]``, for row r of the pass and tile t the 16 sums of its tokens in
    line t * 32 + r; ``tail [32, 32]``, what whole steps of the matrix unit leave of the rows; ``terms``, scales and
    biases of a packed row."""

    sums: Buffer
    tail: Buffer | None
    terms: Buffer | None = None


@dataclass(frozen=True)
class Prefetch:
    """What to fetch into the second-level cache while multiplying: the rows of the next pass.

    ``starts`` are the byte addresses of its two halves, ``calls`` how many calls of ``multiply`` share the work and
    ``call`` which of them this is.
    """

    starts: tuple[Value, Value]
    calls: Value
    call: Value


@dataclass(frozen=True)
class Following:
    """What a thread goes on with: an expert, the first row of a pass, and the distance to its second half."""

    expert: Value
    row: Value
    apart: int


@dataclass(frozen=True)
class Halves:
    """The rows of a pass: of an expert, ``half_rows`` from each of two ``starts`` on, and what comes after them."""

    expert: Value
    starts: Sequence[Value]
    after: Following
    scratch: Scratch


@dataclass(frozen=True)
class Multiplier:
    """Rows ``of`` a weight times panels of its contracted length; ``part`` as in ``Blocking``."""

    layout: PanelLayout
    of: Contiguous
    part: int
    half_rows: int = TILE

    @property
    def weight(self) -> Stack:
        """The weight."""
        return self.of.weight

    @property
    def length(self) -> int:
        """The contracted dimension."""
        return self.weight.length

    @property
    def width(self) -> int:
        """Tiles per call at most."""
        if self.layout.tiles:
            return 2
        return 1 if self.layout.isa.registers < 32 else 3

    @property
    def half_tiles(self) -> tuple[int, ...]:
        """How many half tiles a call may have: whole tiles, and on the vector units half of one alone. A function for
        each half more made the text of a whole decoder longer than 400 KB."""
        return (*(() if self.layout.tiles else (1,)), *range(2, 2 * self.width + 1, 2))

    @property
    def row_bytes(self) -> int:
        """Bytes from a row of the weight to the next."""
        return self.length * self.layout.dtype.itemsize

    def scratch(self, k: Kernel) -> Scratch:
        """The memory that ``multiply`` needs; to be asked for once, before any loop."""
        tail = k.scratch("tail", (ROWS, 32), self.layout.dtype.value) if self.layout.tiles else None
        return Scratch(k.scratch("sums", (-(-self.half_tiles[-1] // 2) * ROWS, TILE), "f32"), tail)

    def begin(self, k: Kernel) -> None:
        """What a kernel must do first: give the tile registers their shapes."""
        if self.layout.tiles:
            matrix_unit.configure(k, self.half_rows)

    def end(self, k: Kernel) -> None:
        """What a kernel must do last."""
        if self.layout.tiles:
            matrix_unit.release(k)

    def scratch_buffers(self) -> list[Buffer]:
        """Buffers of the kernel, one row for each workgroup, that the rows of a pass are made ready in: none."""
        return []

    def planes(self) -> tuple[Buffer, ...]:
        """The buffers that hold the weight."""
        return self.of.planes

    def ready(self, k: Kernel, rows: Halves) -> None:
        """Make ready what ``multiply`` reads of the rows of a pass."""
        self.copy_tail(k, rows)

    def next_halves(self, k: Kernel, after: Following) -> tuple[Value, Value]:
        """The addresses of the halves of the next pass, to be asked for while this one is multiplied."""
        following = self.of.address(k, after.expert, after.row)
        return following, following + after.apart * self.row_bytes

    def halves(self, k: Kernel, rows: Halves) -> list[Value]:
        """The addresses of the two halves, once they are ready."""
        return [self.of.address(k, rows.expert, start) for start in rows.starts]

    def copy_tail(self, k: Kernel, rows: Halves) -> None:
        """Copy what whole steps leave of the rows, filled up with zeros (AMX)."""
        rest, tail = self.length % 32, rows.scratch.tail
        if tail is None or not rest:
            return
        mask = k.mask(rest, 32)
        for half, start in enumerate(rows.starts):
            with k.loop(0, self.half_rows) as row:
                dtype = self.layout.dtype
                end = self.of.address(k, rows.expert, start + row) + (self.length - rest) * dtype.itemsize
                values = k.load_at(end, vector_of(32, dtype.value), dtype.itemsize, mask)
                k.store(values, tail, row + half * TILE, 0)

    def multiply_group(
        self, k: Kernel, rows: Halves, panels: Value, panel_bytes: int, half_tiles: Value, prefetch: Prefetch
    ) -> None:
        """``multiply`` with the panels of so many half tiles, one of ``self.half_tiles``."""
        self.halves(k, rows)  # here, so that no branch writes them again
        for count in reversed(self.half_tiles):
            with k.when(k.compare("==", half_tiles, count)):
                self.multiply(k, rows, panels, panel_bytes, count, prefetch)

    def multiply(
        self, k: Kernel, rows: Halves, panels: Value, panel_bytes: int, half_tiles: int, prefetch: Prefetch
    ) -> None:
        """The rows of a pass times the panels, of ``panel_bytes`` each, of so many half tiles."""
        starts, scratch = self.halves(k, rows), rows.scratch
        scalars: dict[str, Operand] = {
            "rows_0": starts[0],
            "rows_1": starts[1],
            "row_bytes": self.row_bytes,
            "length": self.length,
            "panels": panels,
            "panel_bytes": panel_bytes,
            "next_0": prefetch.starts[0],
            "next_1": prefetch.starts[1],
            **({"calls": prefetch.calls, "call": prefetch.call} if self.layout.tiles else {}),
            **({"part": self._part} if self.layout.group == 1 else {}),
        }
        k.call(self._function(half_tiles, scratch, scalars), self._buffers(scratch), scalars)

    @property
    def _part(self) -> int:
        """Products of a part: the root of their number in whole steps, whose error is least, at most ``part``."""
        if self.layout.dtype is not DType.F32:
            return _NARROW * self.part
        return min(self.part, -(-max(math.isqrt(self.length), 1) // _UNROLL) * _UNROLL)

    def _buffers(self, scratch: Scratch) -> dict[str, Buffer]:
        tail = {"tail": scratch.tail} if scratch.tail is not None and self._end else {}
        return {"sums": scratch.sums, **tail}

    @property
    def _end(self) -> str:
        """What whole steps leave of the length: nothing, a ``ragged`` end, or one that ends with an ``odd`` element."""
        step = 32 if self.layout.tiles else _UNROLL * self.layout.group
        if not self.length % step:
            return ""
        return "_odd" if self.length % self.layout.group and not self.layout.tiles else "_ragged"

    def _function(self, half_tiles: int, scratch: Scratch, scalars: Mapping[str, Operand]) -> Function:
        """The product with so many half tiles, for any length with such an end."""
        tiles = -(-half_tiles // 2)
        name = f"multiply_{self.half_rows}x{half_tiles // 2 or 'half'}{self._end}"
        buffers = [Buffer(of, b.shape, b.element) for of, b in self._buffers(scratch).items()]
        f = Function(name, buffers, list(scalars), fused=self.layout.isa.fused)
        rows, row_bytes = [f.scalars["rows_0"], f.scalars["rows_1"]], f.scalars["row_bytes"]
        panels = [f.scalars["panels"]]
        panels += [panels[0] + tile * f.scalars["panel_bytes"] for tile in range(1, tiles)]
        if self.layout.tiles:
            self._multiply_tiles(f, rows, row_bytes, panels)
        else:
            self._multiply_vectors(f, rows, row_bytes, panels, half_tiles)
        return f

    def _multiply_tiles(self, f: Function, rows: list[Value], row_bytes: Value, panels: list[Value]) -> None:
        line = f.constant(LINE)
        matrix_unit.zero(f, len(panels))
        steps = f.scalars["length"] // 32
        fetch = _Fetch.of(f, steps)
        with f.loop(0, steps) as i:
            fetch.share(f, i)
            along_row, along_panel = i * LINE, i * (TILE * LINE)
            lefts, rights = [row + along_row for row in rows], [panel + along_panel for panel in panels]
            matrix_unit.add(f, lefts, row_bytes, rights)
        if "tail" in f.buffers:
            tail = f.address("tail")
            lefts, done = [tail, tail + TILE * LINE], steps * (TILE * LINE)
            matrix_unit.add(f, lefts, line, [panel + done for panel in panels])
        sums = f.address("sums")
        for h, t in matrix_unit.sums_of(len(panels)):
            matrix_unit.store(f, h, t, sums + (t * ROWS + h * TILE) * LINE)

    def _multiply_vectors(
        self, f: Function, rows: list[Value], row_bytes: Value, panels: list[Value], half_tiles: int
    ) -> None:
        group, length = self.layout.group, f.scalars["length"]
        most = 8 if self.layout.isa.registers >= 32 else 8 // half_tiles  # the sums of all are in registers
        at_once = max(count for count in range(1, most + 1) if self.half_rows % count == 0)
        blocks = self.half_rows // at_once  # of one half
        lines = length // group
        stepped = lines - lines % _UNROLL if self._end else lines
        lanes = TILE if half_tiles > 1 else TILE // 2
        zeros = [f.constant(0.0, f"vector<{lanes}xf32>")] * (at_once * len(panels))
        at_line = group * self.layout.dtype.itemsize  # bytes of a row
        tiles = [f.pointer(panel) for panel in panels]

        @contextmanager
        def rows_at_once() -> Iterator[_Rows]:
            """Run the block for each run of rows that share a load of the panels."""
            with f.loop(0, 2 * blocks) as number:
                half, first = number // blocks, number % blocks * at_once
                is_first, skipped = f.compare("==", half, 0), first * row_bytes
                start = f.select(is_first, rows[0], rows[1]) + skipped
                following = [f.scalars["next_0"], f.scalars["next_1"]]
                if at_once < 8:
                    after = [f.select(is_first, *following) + skipped]
                else:  # few tokens wait for memory, which two streams are faster from
                    after = [place + number * (at_once // 2) * row_bytes for place in following]
                starts, apart = [f.pointer(start)], f.offset(row_bytes)
                for _ in range(1, at_once):
                    starts.append(f.pointer(starts[-1], apart))
                yield _Rows(starts, [f.pointer(place) for place in after], half * TILE + first)

        def advance(these: _Rows, line: Value, sums: list[Value], *, paired: bool = True) -> None:
            along_row, along_panel = f.offset(line * at_line), f.offset(line * LINE)
            loaded = [f.load_at(f.pointer(tile, along_panel), self._line_type(lanes)) for tile in tiles]
            for r, row in enumerate(these.starts):
                element = self._spread(f, self._element(f, f.pointer(row, along_row), paired), lanes)
                for t, tile in enumerate(loaded):
                    at = r * len(panels) + t
                    sums[at] = self._multiply_add(f, element, tile, sums[at])

        def run(these: _Rows, low: Operand, high: Value) -> list[Value]:
            with f.accumulate(low, high, _UNROLL, zeros) as (i, sums):
                # As many bytes of the rows that follow as are read of these.
                ahead = f.offset(i * (at_line * at_once // len(these.after)))
                for rows_after in these.after:
                    f.prefetch_at(f.pointer(rows_after, ahead))
                with f.accumulate(i, i + _UNROLL, 1, sums, unroll=True) as (line, sums_of_lines):
                    advance(these, line, sums_of_lines)
                sums[:] = sums_of_lines
            return sums

        def keep(these: _Rows, sums: list[Value], *, add: bool) -> None:
            """Put the sums into the scratch, or add them to what is there."""
            for r in range(at_once):
                for t in range(len(panels)):
                    to, value = these.sums_at + (t * ROWS + r), sums[r * len(panels) + t]
                    f.store(f.load("sums", to, 0, lanes=lanes) + value if add else value, "sums", to, 0)

        if group == 2:
            if lanes < TILE:  # no sums of the tokens that are not there
                with f.loop(0, ROWS) as line:
                    f.store(f.constant(0.0, f"vector<{TILE}xf32>"), "sums", line, 0)
            with rows_at_once() as these:
                keep(these, run(these, f.constant(0), stepped), add=False)
        else:
            # A sum of part sums: of f32 products, one long sum would be twice as far off. A part of the panels stays in
            # the first-level cache while all rows pass.
            with f.loop(0, len(panels) * ROWS) as line:
                f.store(f.constant(0.0, f"vector<{TILE}xf32>"), "sums", line, 0)
            part = f.scalars["part"]
            with f.loop(0, stepped, part) as low, rows_at_once() as these:
                keep(these, run(these, low, f.minimum(low + part, stepped)), add=True)
        if self._end:
            with rows_at_once() as these:
                with f.accumulate(stepped, lines, 1, zeros) as (line, sums):
                    advance(these, line, sums)
                if self._end == "_odd":
                    advance(these, lines, sums, paired=False)
                keep(these, sums, add=True)

    def _line_type(self, tokens: int) -> str:
        return f"vector<{tokens * self.layout.group}x{self.layout.element.value}>"

    def _element(self, f: Function, at: Value, paired: bool) -> Value:
        """The element of the weight at a pointer, or the pair."""
        dtype = self.layout.dtype
        if self.layout.group == 1:
            return f.to_f32(f.load_at(at, dtype.value, dtype.itemsize))
        # The last element of an odd row has no partner in it: read alone, the partner's place is zero.
        return f.load_at(at, "i32", 2) if paired else f.cast("arith.extui", f.load_at(at, "i16", 2), "i32")

    def _spread(self, f: Function, element: Value, tokens: int) -> Value:
        """The element, or the pair, in the lanes of so many tokens."""
        spread = f.broadcast(element, tokens)
        return spread if self.layout.group == 1 else f.bitcast(spread, f"vector<{2 * tokens}xbf16>")

    def _multiply_add(self, f: Function, a: Value, b: Value, total: Value) -> Value:
        if self.layout.group == 2:
            name = f"llvm.x86.avx512bf16.dpbf16ps.{32 * lanes_of(total.type)}"
            return f.intrinsic(name, total.type, total, a, b)
        return f.fma(a, b, total)


@dataclass(frozen=True)
class PackedMultiplier(Multiplier):
    """Packed rows, unpacked into the memory of the workgroup once for all tiles of a pass."""

    rows: PackedRows | None = None

    @property
    def packed(self) -> PackedRows:
        """The rows."""
        assert self.rows is not None
        return self.rows

    @property
    def length(self) -> int:
        """See ``Multiplier``; whole steps of the matrix unit, for rows and panels alike are padded with zeros."""
        return self.packed.width if self.layout.tiles else self.packed.length

    @property
    def row_bytes(self) -> int:
        """Bytes from an unpacked row to the next."""
        return self.packed.width * self.layout.dtype.itemsize

    def scratch(self, k: Kernel) -> Scratch:
        return replace(super().scratch(k), terms=self.packed.unpack_scratch(k))

    def scratch_buffers(self) -> list[Buffer]:
        """See ``Multiplier``: both halves."""
        return [Buffer(f"{self.weight.name}_unpacked", (None, self._bytes), "i8", "workers")]

    @property
    def _bytes(self) -> int:
        """Bytes of unpacked rows: of each ``PART`` of the length 32 rows where tiles are loaded, else whole rows."""
        numbers = -(-self.packed.width // PART) * PART if self.layout.tiles else self.packed.width
        return ROWS * numbers * self.layout.dtype.itemsize

    def planes(self) -> tuple[Buffer, ...]:
        return self.packed.planes

    def next_halves(self, k: Kernel, after: Following) -> tuple[Value, Value]:
        """See ``Multiplier``: this pass's own, for unpacking asks for the next."""
        memory = self._memory(k)
        return memory, memory + TILE * self.row_bytes

    def _memory(self, k: Kernel) -> Value:
        (buffer,) = self.scratch_buffers()
        return k.address(buffer) + k.workgroup(0) * self._bytes

    def halves(self, k: Kernel, rows: Halves) -> list[Value]:
        memory = self._memory(k)
        return [memory, memory + TILE * self.row_bytes]

    def ready(self, k: Kernel, rows: Halves) -> None:
        """See ``Multiplier``: unpack the rows, unless that is done part by part."""
        if not self.layout.tiles:
            with k.loop(0, 2 * self.half_rows) as row:
                self._unpack(k, rows, row, k.constant(0), self.packed.length, self._memory(k), self.row_bytes)

    def _unpack(
        self, k: Kernel, rows: Halves, number: Value, at: Value, count: int, memory: Value, row_bytes: int
    ) -> None:
        """Unpack ``count`` numbers from ``at`` on of the row of that number, and ask for those of the next pass."""
        last = self.weight.rows - 1
        half, row = number // self.half_rows, number % self.half_rows
        start = k.select(k.compare("==", half, 0), rows.starts[0], rows.starts[1])
        ahead = rows.after.expert, k.minimum(rows.after.row + row + half * rows.after.apart, last)
        to = memory + (half * TILE + row) * row_bytes
        self.packed.unpack(k, rows.expert, start + row, at, count, to, ahead, rows.scratch.terms)

    def multiply_group(
        self, k: Kernel, rows: Halves, panels: Value, panel_bytes: int, half_tiles: Value, prefetch: Prefetch
    ) -> None:
        """See ``Multiplier``.

        Of the first group each part of the rows is multiplied while the next one is unpacked: the matrix unit and the
        vector units work side by side. What no other group reads is written over, and stays in the first-level cache.
        """
        if not self.layout.tiles:
            super().multiply_group(k, rows, panels, panel_bytes, half_tiles, prefetch)
            return
        sums, memory, itemsize = k.address(rows.scratch.sums), self._memory(k), self.layout.dtype.itemsize
        whole, left = divmod(self.packed.length, PART)
        parts, part_bytes = whole + (left > 0), ROWS * PART * itemsize
        keeps = k.compare(">", prefetch.calls, 1)

        def cases(part: Value) -> list[tuple[int, Value]]:
            """The numbers of a part: whole ones, and perhaps a shorter last one."""
            found = [(PART, k.compare("<", part, whole))] if whole else []
            return [*found, (left, k.compare("==", part, whole))] if left else found

        def place(part: Value) -> Value:
            return memory + k.select(keeps, part, part % 2) * part_bytes

        def advance(part: Value, step: Value) -> None:
            """A step of a part."""
            left_rows = place(part) + step * LINE
            these = panels + (part * (PART // STEP) + step) * (TILE * LINE)
            lefts = [left_rows, left_rows + part_bytes // 2]
            for tiles in range(self.width, 0, -1):
                with k.when(k.compare("==", half_tiles, 2 * tiles)):
                    rights = [these + tile * panel_bytes for tile in range(tiles)]
                    matrix_unit.add(k, lefts, k.constant(PART * itemsize), rights)

        def steps_of(part: Value) -> Value:
            is_whole = k.compare("<", part, whole)
            return k.select(is_whole, k.constant(PART // STEP), k.constant(-(-left // STEP)))

        matrix_unit.zero(k, self.width)
        with k.when(k.compare("==", prefetch.call, 0)):
            at_once = -(-2 * self.half_rows // (PART // STEP))
            with k.loop(0, parts + 1) as part, k.loop(0, PART // STEP) as step:
                low = step * at_once
                for numbers, is_there in cases(part):
                    with k.when(is_there), k.loop(low, k.minimum(low + at_once, 2 * self.half_rows)) as row:
                        self._unpack(k, rows, row, part * PART, numbers, place(part), PART * itemsize)
                before = k.maximum(part, 1) - 1
                with k.when(k.both(k.compare(">", part, 0), k.compare("<", step, steps_of(before)))):
                    advance(before, step)
        with k.otherwise(), k.loop(0, parts) as part, k.loop(0, steps_of(part)) as step:
            advance(part, step)
        for h, t in matrix_unit.sums_of(self.width):
            matrix_unit.store(k, h, t, sums + (t * ROWS + h * TILE) * LINE)


@dataclass(frozen=True)
class _Rows:
    """Rows that share a load of the panels: where each begins, where those do that follow in the next pass, the place
    of the first one's sums."""

    starts: list[Value]
    after: list[Value]
    sums_at: Value


@dataclass(frozen=True)
class _Fetch:
    """The prefetch for the matrix unit: of each half ``lines`` lines, ``each`` of them at a step, from ``first`` on."""

    lines: Value
    each: Value
    first: Value

    @staticmethod
    def of(f: Function, steps: Value) -> _Fetch:
        """The prefetch of a call that has so many steps: as many as each of the other calls."""
        lines = f.ceildiv(f.scalars["row_bytes"] * TILE, LINE)
        all_steps = f.maximum(f.scalars["calls"] * steps, 1)
        each = (lines + (all_steps - 1)) // all_steps
        return _Fetch(lines, each, f.scalars["call"] * steps * each)

    def share(self, f: Function, step: Value) -> None:
        """This step's share of the lines."""
        first = self.first + step * self.each
        with f.loop(0, self.each) as i:
            line = f.minimum(first + i, self.lines - 1) * LINE
            for start in (f.scalars["next_0"], f.scalars["next_1"]):
                f.prefetch_at(start + line)
