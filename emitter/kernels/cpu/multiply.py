"""The inner matrix product: up to 32 rows of a weight times up to three tiles of tokens.

    vector units                                         AMX
    for 8 (4) of the rows:                               sums of all rows and tiles = 0     (tile registers)
      for part of the contracted length:                 for 32 elements of the contracted length:
        sums = 0                  (registers)              prefetch a share of the rows that follow
        for 4 elements of the part:                        sums += rows x panels
          prefetch a share of the rows that follow       scratch = sums
          for element:
            sums += element of each row x panels' line
        scratch (+)= sums

The weight is read as it lies in memory, row-major along the contracted dimension: AMX takes it as its left operand, the
vector units one element at a time, spread over all lanes. The panels (see ``panels``) stay in the second-level cache
while the weight passes once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.panels import LINE, TILE, PanelLayout
from emitter.kernels.cpu.writer import Buffer, Kernel, Value
from emitter.signature import DType

ROWS = 32
"""Rows of a pass: two halves of 16."""
_UNROLL = 4  # lines of a panel between two looks at what is to be prefetched


@dataclass(frozen=True)
class Scratch:
    """Memory of a workgroup: ``sums [width * 32, 16]``, for row r of the pass and tile t the 16 sums of its tokens in
    line t * 32 + r; ``tail [32, 32]``, what whole steps of the matrix unit leave of the rows."""

    sums: Buffer
    tail: Buffer | None


@dataclass(frozen=True)
class Prefetch:
    """What to fetch into the second-level cache while multiplying: the rows of the next pass.

    ``starts`` are byte addresses, ``size`` the bytes from each, ``calls`` how many calls of ``multiply`` share the
    work and ``call`` which of them this is.
    """

    starts: Sequence[Value]
    size: int
    calls: Value
    call: Value


@dataclass(frozen=True)
class Multiplier:
    """Rows of ``weight [E, R, length]`` times panels of contracted length ``length``; ``part`` as in ``Blocking``."""

    layout: PanelLayout
    weight: Buffer
    part: int
    half_rows: int = TILE

    @property
    def length(self) -> int:
        """The contracted dimension."""
        return self.weight.shape[2] or 0

    @property
    def width(self) -> int:
        """Tiles per call at most."""
        if self.layout.tiles:
            return 2
        return 3 if self.layout.isa.registers >= 32 else 1

    @property
    def row_bytes(self) -> int:
        """Bytes from a row of the weight to the next."""
        return self.length * self.layout.dtype.itemsize

    def scratch(self, k: Kernel) -> Scratch:
        """The memory that ``multiply`` needs; to be asked for once, before any loop."""
        tail = k.scratch("tail", (ROWS, 32), self.layout.dtype.value) if self.layout.tiles else None
        return Scratch(k.scratch("sums", (self.width * ROWS, TILE), "f32"), tail)

    def begin(self, k: Kernel) -> None:
        """What a kernel must do first: give the tile registers their shapes."""
        if not self.layout.tiles:
            return
        rows = [self.half_rows] * 6 + [TILE] * 2
        shapes = [1] + [0] * 15 + [64, 0] * 8 + [0] * 16 + rows + [0] * 8
        config = k.scratch("tile_shapes", (64,), "i8")
        k.store(k.constant_vector(shapes, "i8"), config, 0)
        k.assembly(["ldtilecfg ($0)"], k.address(config))

    def end(self, k: Kernel) -> None:
        """What a kernel must do last."""
        if self.layout.tiles:
            k.assembly(["tilerelease"])

    def address(self, k: Kernel, expert: Value, row: Value) -> Value:
        """Where a row of the weight begins."""
        return k.address(self.weight) + (expert * (self.weight.shape[1] or 0) + row) * self.row_bytes

    def copy_tail(self, k: Kernel, expert: Value, starts: Sequence[Value], scratch: Scratch) -> None:
        """Copy what whole steps leave of the rows from each of ``starts``, filled up with zeros (AMX)."""
        rest = self.length % 32
        if scratch.tail is None or not rest:
            return
        mask = k.mask(rest, 32)
        for half, start in enumerate(starts):
            with k.loop(0, self.half_rows) as row:
                values = k.load(self.weight, expert, start + row, self.length - rest, lanes=32, mask=mask)
                k.store(values, scratch.tail, row + half * TILE, 0)

    def multiply(
        self,
        k: Kernel,
        expert: Value,
        starts: Sequence[Value],
        panels: Sequence[Value],
        scratch: Scratch,
        prefetch: Prefetch,
    ) -> None:
        """``half_rows`` rows from each of ``starts`` on, times each of the panels at the given addresses."""
        if self.layout.tiles:
            self._multiply_tiles(k, expert, starts, panels, scratch, prefetch)
        else:
            self._multiply_vectors(k, expert, starts, panels, scratch, prefetch)

    def _fetch(self, k: Kernel, prefetch: Prefetch, step: Value, steps: int) -> None:
        """This step's share of the lines to fetch."""
        lines = -(-prefetch.size // LINE)
        share = (prefetch.calls * steps + (lines - 1)) // (prefetch.calls * steps)
        first = (prefetch.call * steps + step) * share
        with k.loop(0, share) as i:
            line = k.minimum(first + i, lines - 1) * LINE
            for start in prefetch.starts:
                k.prefetch_at(start + line)

    def _multiply_tiles(
        self,
        k: Kernel,
        expert: Value,
        starts: Sequence[Value],
        panels: Sequence[Value],
        scratch: Scratch,
        prefetch: Prefetch,
    ) -> None:
        # Sums in tmm0..3 (half * 2 + tile), the weight's halves in tmm4 and 5, the panels in tmm6 and 7.
        rows = [self.address(k, expert, start) for start in starts]
        stride, line = k.constant(self.row_bytes), k.constant(LINE)
        pairs = [(h, t) for t in range(len(panels)) for h in range(len(starts))]

        def step(lefts: list[Value], left_stride: Value, rights: list[Value]) -> None:
            code: list[str] = []
            names = [f"${i}" for i in range(len(lefts) + len(rights) + 2)]
            left_step, right_step = names[-2:]
            for h, t in pairs:
                if h == 0:
                    code.append(f"tileloadd ({names[len(lefts) + t]},{right_step},1), %tmm{6 + t}")
                if t == 0:
                    code.append(f"tileloadd ({names[h]},{left_step},1), %tmm{4 + h}")
                code.append(f"tdpbf16ps %tmm{6 + t}, %tmm{4 + h}, %tmm{2 * h + t}")
            k.assembly(code, *lefts, *rights, left_stride, line)

        k.assembly([f"tilezero %tmm{2 * h + t}" for h, t in pairs])
        steps = self.length // 32
        with k.loop(0, steps) as i:
            self._fetch(k, prefetch, i, steps)
            along_row, along_panel = i * LINE, i * (TILE * LINE)
            step([row + along_row for row in rows], stride, [panel + along_panel for panel in panels])
        if scratch.tail is not None and self.length % 32:
            tail = k.address(scratch.tail)
            lefts = [tail + h * TILE * LINE for h in range(len(rows))]
            step(lefts, line, [panel + steps * TILE * LINE for panel in panels])
        sums = k.address(scratch.sums)
        for h, t in pairs:
            k.assembly([f"tilestored %tmm{2 * h + t}, ($0,$1,1)"], sums + (t * ROWS + h * TILE) * LINE, line)

    def _multiply_vectors(
        self,
        k: Kernel,
        expert: Value,
        starts: Sequence[Value],
        panels: Sequence[Value],
        scratch: Scratch,
        prefetch: Prefetch,
    ) -> None:
        group = self.layout.group
        at_once = min(8 if self.layout.isa.registers >= 32 else 4, self.half_rows)
        blocks = -(-self.half_rows // at_once)  # of one half
        whole = self.length // group
        stepped = whole - whole % _UNROLL
        part = self.part if group == 1 else max(stepped, 1)
        zeros = [k.constant(0.0, f"vector<{TILE}xf32>")] * (at_once * len(panels))
        with k.loop(0, len(starts) * blocks) as block:
            half = block // blocks
            # The last block of a half starts early enough to be whole: it computes some rows twice, alike.
            first = k.minimum(block % blocks * at_once, self.half_rows - at_once)
            start = k.select(k.compare("==", half, 0), starts[0], starts[-1]) + first
            rows = [start + r for r in range(at_once)]
            sums_at = half * TILE + first
            share = Prefetch(
                prefetch.starts,
                prefetch.size,
                prefetch.calls * (len(starts) * blocks),
                prefetch.call * (len(starts) * blocks) + block,
            )

            def advance(line: Value, sums: list[Value], *, paired: bool = True) -> None:
                offset, column = line * LINE, line * group
                lines = [k.load_at(panel + offset, self._line_type) for panel in panels]
                for r, row in enumerate(rows):
                    w = self._spread(k, expert, row, column, paired)
                    for t, tile in enumerate(lines):
                        at = r * len(panels) + t
                        sums[at] = self._multiply_add(k, w, tile, sums[at])

            def run(low: Value, high: Value) -> list[Value]:
                with k.accumulate(low, high, _UNROLL, zeros) as (i, sums):
                    self._fetch(k, share, i // _UNROLL, stepped // _UNROLL)
                    with k.accumulate(i, i + _UNROLL, 1, sums) as (line, sums_of_lines):
                        advance(line, sums_of_lines)
                    sums[:] = sums_of_lines
                return sums

            def keep(sums: list[Value], *, add: bool) -> None:
                """Put the sums into the scratch, or add them to what is there."""
                for r in range(at_once):
                    for t in range(len(panels)):
                        to, value = sums_at + (t * ROWS + r), sums[r * len(panels) + t]
                        k.store(k.load(scratch.sums, to, 0, lanes=TILE) + value if add else value, scratch.sums, to, 0)

            # A sum of part sums: of f32 products, one long sum would be twice as far off.
            if stepped > part:
                with k.loop(0, len(panels)) as tile, k.loop(0, at_once) as r:
                    k.store(zeros[0], scratch.sums, sums_at + (tile * ROWS + r), 0)
                with k.loop(0, stepped, part) as low:
                    keep(run(low, k.minimum(low + part, stepped)), add=True)
            elif stepped:
                keep(run(k.constant(0), k.constant(stepped)), add=False)
            if stepped * group < self.length:
                with k.accumulate(stepped, whole, 1, zeros) as (line, sums):
                    advance(line, sums)
                if self.length % group:
                    advance(k.constant(whole), sums, paired=False)
                keep(sums, add=stepped > 0)

    @property
    def _line_type(self) -> str:
        return f"vector<{TILE * self.layout.group}x{self.layout.element.value}>"

    def _spread(self, k: Kernel, expert: Value, row: Value, column: Value, paired: bool) -> Value:
        """One element of the weight, or the pair from ``column`` on, in all lanes."""
        if self.layout.group == 1:
            element = k.load(self.weight, expert, row, column)
            return k.broadcast(k.to_f32(element), TILE)
        if paired:
            pair = k.load(self.weight, expert, row, column, lanes=2)
            whole = k.lane(k.bitcast(pair, "vector<1xi32>"), 0)
        else:
            # The last element has no partner in this row: read it alone, the partner's place is zero.
            element = k.load(self.weight, expert, row, column)
            bits = k.assign(f"arith.bitcast {element.name} : bf16 to i16", "i16")
            whole = k.cast("arith.extui", bits, "i32")
        return k.bitcast(k.broadcast(whole, TILE), f"vector<{2 * TILE}xbf16>")

    def _multiply_add(self, k: Kernel, a: Value, b: Value, total: Value) -> Value:
        if self.layout.dtype is DType.BF16 and self.layout.group == 2:
            return k.intrinsic("llvm.x86.avx512bf16.dpbf16ps.512", total.type, total, a, b)
        return k.fma(a, b, total)
