"""The inner matrix product: up to 32 rows of a weight times up to three tiles of tokens, into a scratch of sums.

The weight is read as it lies in memory, row-major along the contracted dimension: AMX takes it as its left operand, the
vector units one element at a time, spread over all lanes. The panel (see ``panels``) stays in the second-level cache
while the weight passes once, and the next rows of the weight are asked for meanwhile.

The scratch holds for tile t and row r the 16 sums of its tokens at byte (t * 32 + r) * 64.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.panels import LINE, TILE, PanelLayout
from emitter.kernels.cpu.writer import Buffer, Kernel, Value
from emitter.signature import DType

ROWS = 32
"""Rows of a block: two halves of 16."""


@dataclass(frozen=True)
class Ahead:
    """What to fetch into the second-level cache while multiplying: the blocks that follow.

    ``starts`` are byte addresses, ``size`` the bytes from each, ``calls`` how many calls of ``multiply`` share the
    work and ``call`` which of them this is.
    """

    starts: list[Value]
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
    def _sub_rows(self) -> int:
        """Rows whose sums are in registers at once, on the vector units."""
        return 8 if self.layout.isa.registers >= 32 else 4

    @property
    def _row_bytes(self) -> int:
        return self.length * self.layout.dtype.itemsize

    def scratch(self, k: Kernel) -> tuple[Value, Value]:
        """Memory on the stack for the sums of a call and for ``tail``; not to be asked for inside a loop."""
        return k.stack(self.width * ROWS * LINE + LINE), k.stack(ROWS * LINE)

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

    def tail(self, k: Kernel, expert: Value, starts: list[Value], to: Value) -> None:
        """Copy what whole steps leave of the rows from each of ``starts`` to ``to``, filled up with zeros (AMX)."""
        rest = self.length % 32
        if not self.layout.tiles or not rest:
            return
        mask = k.mask(rest, 32)
        for half, start in enumerate(starts):
            with k.loop(0, self.half_rows) as row:
                values = k.load(self.weight, expert, start + row, self.length - rest, lanes=32, mask=mask)
                k.store_at(values, to + half * TILE * LINE + row * LINE)

    def multiply(
        self, k: Kernel, expert: Value, starts: list[Value], tail: Value, panels: list[Value], to: Value, ahead: Ahead
    ) -> None:
        """``half_rows`` rows from each of ``starts`` on, times each of the panels at the given addresses."""
        if self.layout.tiles:
            self._multiply_tiles(k, expert, starts, tail, panels, to, ahead)
        else:
            self._multiply_vectors(k, expert, starts, panels, to, ahead)

    def _fetch(self, k: Kernel, ahead: Ahead, step: Value, steps: int) -> None:
        """This step's share of the lines to fetch."""
        lines = -(-ahead.size // LINE)
        share = (ahead.calls * steps + (lines - 1)) // (ahead.calls * steps)
        first = (ahead.call * steps + step) * share
        with k.loop(0, share) as i:
            line = k.minimum(first + i, lines - 1)
            for start in ahead.starts:
                k.prefetch_at(start + line * LINE)

    def _multiply_tiles(
        self, k: Kernel, expert: Value, starts: list[Value], tail: Value, panels: list[Value], to: Value, ahead: Ahead
    ) -> None:
        # Sums in tmm0..3 (half * 2 + tile), the weight's halves in tmm4 and 5, the panels in tmm6 and 7.
        base = k.address(self.weight)
        rows = [base + self._offset(k, expert, start) for start in starts]
        stride, line = k.constant(self._row_bytes), k.constant(LINE)
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
            self._fetch(k, ahead, i, steps)
            step([row + i * LINE for row in rows], stride, [panel + i * (TILE * LINE) for panel in panels])
        if self.length % 32:
            lefts = [tail + h * TILE * LINE for h in range(len(rows))]
            step(lefts, line, [panel + steps * TILE * LINE for panel in panels])
        for h, t in pairs:
            k.assembly([f"tilestored %tmm{2 * h + t}, ($0,$1,1)"], to + (t * ROWS + h * TILE) * LINE, line)

    def _offset(self, k: Kernel, expert: Value, row: Value) -> Value:
        return (expert * (self.weight.shape[1] or 0) + row) * self._row_bytes

    def _multiply_vectors(
        self, k: Kernel, expert: Value, starts: list[Value], panels: list[Value], to: Value, ahead: Ahead
    ) -> None:
        group, sums_type = self.layout.group, f"vector<{TILE}xf32>"
        whole, unroll = self.length // group, 4
        sub = min(self._sub_rows, self.half_rows)
        blocks = -(-self.half_rows // sub)
        for half, start in enumerate(starts):
            with k.loop(0, blocks) as block:
                # The last block of rows starts early enough to be whole: it computes some rows twice, alike.
                first = k.minimum(block * sub, self.half_rows - sub)
                rows = [start + first + r if r else start + first for r in range(sub)]

                def advance(line: Value, sums: list[Value], paired: bool) -> None:
                    x = [k.load_at(panel + line * LINE, self._line_type) for panel in panels]
                    for r, row in enumerate(rows):  # noqa: B023
                        w = self._spread(k, expert, row, line * group, paired)
                        for t, tile in enumerate(x):
                            at = r * len(panels) + t
                            sums[at] = self._multiply_add(k, w, tile, sums[at])

                zeros = [k.constant(0.0, sums_type)] * (sub * len(panels))
                unrolled = whole - whole % unroll
                share = Ahead(
                    ahead.starts,
                    ahead.size,
                    ahead.calls * (blocks * len(starts)),
                    (ahead.call * len(starts) + half) * blocks + block,
                )

                def keep(sums: list[Value], *, add: bool) -> None:
                    for r in range(sub):
                        for t in range(len(panels)):
                            where = to + ((first + (half * TILE + r)) * LINE) + t * ROWS * LINE  # noqa: B023
                            value = sums[r * len(panels) + t]
                            k.store_at(k.load_at(where, sums_type) + value if add else value, where)

                def run(low: Value | int, high: Value | int) -> list[Value]:
                    with k.accumulate(low, high, unroll, zeros) as (i, sums):  # noqa: B023
                        self._fetch(k, share, i // unroll, max(unrolled // unroll, 1))  # noqa: B023
                        for j in range(unroll):
                            advance(i + j, sums, True)
                    return sums

                # A sum of part sums: of f32 products, one long sum would be twice as far off.
                part = self.part if group == 1 else unrolled
                sums = zeros
                if unrolled:
                    sums = run(0, min(part, unrolled))
                    if unrolled > part:
                        keep(sums, add=False)
                        with k.loop(part, unrolled, part) as low:
                            keep(run(low, k.minimum(low + part, unrolled)), add=True)
                        sums = list(zeros)
                sums = list(sums)
                for j in range(unrolled, whole):
                    advance(k.constant(j), sums, True)
                if self.length % group:
                    advance(k.constant(whole), sums, False)
                keep(sums, add=unrolled > part)

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
