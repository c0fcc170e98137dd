"""Attention of many tokens over their cache: tiles of queries, chunks of keys, softmax as they pass (online).

A *row* is one (token, query head) pair of a key head, by token first; a *tile* is 16 rows, one in each lane.

    attend  for work item (key head, 96 rows):                  shared out by a counter
              lay out the rows' queries as panels
              for chunk of 128 keys, from the first that a row sees to the last row's own:
                lay out keys and values as numbers                        (codes)
                lay out the values of neighbouring keys in pairs          (pairs of bf16)
                for three tiles:
                  for 8 keys: keys x panels                               scores, a key in each line
                  for tile: mask, highest; weights below it, their sum; what went before shrinks to match
                  for 8 columns: columns of the values x weights, added to the sums of values
              divide by the sums of the weights, transpose, store

No score is kept beyond its chunk. A highest score of none is taken as 0: e to minus infinity is 0, whatever it is taken
from. Milakov and Gimelshein, arXiv:1805.02867; Dao et al., arXiv:2205.14135.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from emitter.kernels.cpu.activation import exp
from emitter.kernels.cpu.attention import AttentionShape
from emitter.kernels.cpu.cached_rows import codes_at, scale_of
from emitter.kernels.cpu.executable import Executable
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.panels import LINE, TILE, PanelLayout, pack_scratch, pack_tile, transpose
from emitter.kernels.cpu.work_items import COUNTER_WORDS, WORKER_GRID, share_out
from emitter.kernels.cpu.writer import Body, Buffer, Function, Kernel, Operand, Value
from emitter.kernels.sizes import Extent, Tensor
from emitter.signature import DType
from emitter.spec.attention import MaskKind

KEYS = 128  # of a chunk
_PART = 16  # products of f32 whose sum joins the other sums, of narrower numbers twice: a long sum would be less exact
_SUMS = 4  # sums of weights side by side: one after the other they would be less exact
_VECTOR, _WORDS = f"vector<{TILE}xf32>", f"vector<{TILE}xi32>"
_NOTHING = -float("inf")


@dataclass(frozen=True)
class _Memory:
    """Where the parts of a workgroup's memory begin, in bytes: panels of the queries, scores and weights of some tiles,
    keys and values as they are laid out, sums of values, and for each tile the highest scores, the sums of weights, the
    positions and how much is left of what went before."""

    panels: int
    scores: int
    weights: int
    keys: int
    values: int
    sums: int
    highest: int
    totals: int
    positions: int
    rescales: int
    end: int


@dataclass(frozen=True)
class PrefillAttention:
    """The kernel for any number of tokens."""

    shape: AttentionShape

    @property
    def _layout(self) -> PanelLayout:
        return PanelLayout(self.shape.isa, self.shape.dtype)

    @property
    def _wide(self) -> int:
        """Tiles that share what is read of keys and values."""
        return 3 if self.shape.isa.registers >= 32 else 1

    @property
    def _at_once(self) -> int:
        """Keys, or columns of values, whose sums are in registers."""
        return 8 if self.shape.isa.registers >= 32 else 4

    @property
    def _groups(self) -> int:
        """How often as many tiles are in a work item: they share what is laid out of a chunk."""
        return 2

    @property
    def _tiles(self) -> int:
        """Tiles of a work item."""
        return self._wide * self._groups

    @property
    def _chunk_bytes(self) -> tuple[int, int]:
        """Bytes of a chunk's keys and of its values as they are laid out."""
        s = self.shape
        values = s.values * self._row.itemsize if s.coded else 0
        keys = KEYS * sum(s.keys) * self._row.itemsize if s.coded else 0
        return keys, KEYS * (self._columns * 2 if self._layout.group == 2 else values)

    @property
    def _row(self) -> DType:
        """The type of keys, and of values that are not in pairs, as products read them."""
        s = self.shape
        return s.dtype if not s.coded or self._layout.group == 2 else DType.F32

    @property
    def _weighed(self) -> int:
        """Keys that are weighed at a time."""
        return _SUMS

    @property
    def _part(self) -> int:
        return _PART if self.shape.dtype is DType.F32 else 2 * _PART

    @property
    def _columns(self) -> int:
        """Columns of a value, to whole tiles."""
        return -(-self.shape.values // TILE) * TILE

    @property
    def _panel_bytes(self) -> list[int]:
        """Bytes of a tile's panel of each matrix of queries."""
        return [self._layout.bytes(width) for width in self.shape.keys]

    def _memory(self) -> _Memory:
        tiles, wide = self._tiles, self._wide
        sizes = [
            tiles * sum(self._panel_bytes),
            wide * KEYS * LINE,
            wide * KEYS * LINE // self._layout.group,
            *self._chunk_bytes,
            tiles * self._columns * LINE,
            *[tiles * LINE] * 4,
        ]
        starts = [sum(sizes[:part]) for part in range(len(sizes) + 1)]
        return _Memory(*starts)

    def refusal(self) -> str | None:
        """Why the kernel cannot compute it, None where it can."""
        odd = [width for width in self.shape.keys if width % self._layout.group]
        return f"a head of {odd[0]} dimensions is not read in pairs" if odd else None

    def executable(self) -> Executable:
        """The kernel."""
        return Executable("panels", (self._kernel(), WORKER_GRID))

    def _kernel(self) -> Kernel:
        s, memory = self.shape, self._memory()
        buffers = [
            *(Buffer(f"q_{n}", (None, width), s.dtype.value, "rows") for n, width in enumerate(s.keys)),
            *([Buffer("tables", (None,), "i32", "table")] if s.paged else []),
            *s.caches(),
            *([Buffer("sinks", (s.heads,), "f32")] if s.sinks else []),
            Buffer("counters", (COUNTER_WORDS,), "i32"),
            Buffer("y", (None, s.heads * s.values), "f32", "tokens"),
            Buffer("memory", (None, memory.end), "i8", "workers"),
        ]
        room = ["pages", "table"] if s.paged else ["context"]
        k = Kernel("attend_tiles", buffers, ["tokens", "rows", "start", *room, "workers"], fused=s.isa.fused)
        work = Work(
            k.address("memory") + k.workgroup(0) * memory.end,
            k.scratch("tile_rows", (TILE,), "i32"),
            pack_scratch(k, self._layout),
            k.scratch("turned", (TILE, TILE), "f32"),
        )
        self._enter(k)
        rows = k.scalars["tokens"] * s.group
        blocks = k.ceildiv(rows, self._tiles * TILE)
        with share_out(k, k.address("counters"), blocks * s.kv_heads) as (item, _):
            kv, low = item // blocks, item % blocks * (self._tiles * TILE)
            count = k.minimum(rows - low, self._tiles * TILE)
            groups = k.ceildiv(count, self._wide * TILE)
            with k.loop(0, groups * self._wide) as tile:
                self._begin(k, work, kv, low, rows, tile)
            self._pass_keys(k, work, kv, low, count, groups)
            with k.loop(0, k.ceildiv(count, TILE)) as tile:
                self._store(k, work, kv, low + tile * TILE, k.minimum(count - tile * TILE, TILE), tile)
        self._leave(k)
        return k

    def _enter(self, k: Kernel) -> None:
        """What the kernel does first."""

    def _leave(self, k: Kernel) -> None:
        """What it does last."""

    # --- a tile ---------------------------------------------------------------------------------------------------

    def _begin(self, k: Kernel, work: Work, kv: Value, low: Value, rows: Value, tile: Value) -> None:
        """Lay out the queries of a tile, and begin its sums. A row after the last one is zeros."""
        s, memory = self.shape, self._memory()
        first = low + tile * TILE
        with k.loop(0, TILE) as lane:
            row = first + lane
            place = row // s.group * s.heads + kv * s.group + row % s.group
            place = k.select(k.compare("<", row, rows), place, k.constant(-1))
            k.store(k.cast("arith.index_cast", place, "i32"), work.rows, lane)
        to = work.memory + tile * sum(self._panel_bytes)
        for part, width in enumerate(s.keys):
            pack_tile(k, self._layout, f"q_{part}", width, work.rows, to, work.square)
            to = to + self._panel_bytes[part]
        lanes = k.constant_vector(range(TILE), "index")
        each = k.broadcast(first, TILE) + lanes
        tokens = k.cast("arith.index_cast", each // s.group, "i32")
        start = k.cast("arith.index_cast", k.scalars["start"], "i32")
        line = work.memory + tile * LINE
        k.store_at(tokens + k.broadcast(start, TILE), line + memory.positions)
        highest, total = k.constant(_NOTHING, _VECTOR), k.constant(0.0, _VECTOR)
        if s.sinks:
            highest = k.gather("sinks", k.broadcast(kv * s.group, TILE) + each % s.group)
            total = k.constant(1.0, _VECTOR)
        k.store_at(highest, line + memory.highest)
        k.store_at(total, line + memory.totals)
        with k.loop(0, self._columns) as column:
            k.store_at(k.constant(0.0, _VECTOR), work.sums_at(self, tile, column))

    def _store(self, k: Kernel, work: Work, kv: Value, first: Value, count: Value, tile: Value) -> None:
        """Divide a tile's sums of values by those of the weights, and store them row by row."""
        s, memory = self.shape, self._memory()
        totals = k.load_at(work.memory + tile * LINE + memory.totals, _VECTOR)
        square = k.address(work.turned)
        with k.loop(0, self._columns, TILE) as column:
            with k.loop(0, TILE) as i:
                k.store(k.load_at(work.sums_at(self, tile, column + i), _VECTOR) / totals, work.turned, i, 0)
            transpose(k, square, square)
            there = None if s.values % TILE == 0 else k.mask(s.values - column, TILE)
            with k.loop(0, count) as lane:
                row = first + lane
                to = (kv * s.group + row % s.group) * s.values + column
                k.store(k.load(work.turned, lane, 0, lanes=TILE), "y", row // s.group, to, mask=there)

    # --- keys -----------------------------------------------------------------------------------------------------

    def _pass_keys(self, k: Kernel, work: Work, kv: Value, low: Value, count: Value, groups: Value) -> None:
        """All keys that a row of the work item sees, chunk by chunk."""
        s, start = self.shape, k.scalars["start"]
        first = s.first(k, start + low // s.group + 1)
        if s.paged:
            first = first // KEYS * KEYS  # a chunk is a page
        end = start + (low + count - 1) // s.group + 1
        with k.loop(first, end, KEYS) as key:
            keys = k.minimum(end - key, KEYS)
            chunk = self._chunk(k, kv, key, keys)
            self._lay_out(k, work, chunk)
            with k.loop(0, groups) as group:
                tile = group * self._wide
                self._score(k, work, chunk, tile)
                with k.loop(0, self._wide) as other:
                    self._weigh(k, work, key, keys, tile, other)
                self._gather(k, work, chunk, tile)

    def _chunk(self, k: Kernel, kv: Value, key: Value, keys: Value) -> Chunk:
        """Where a chunk of keys of a key head is."""
        if not self.shape.paged:
            return Chunk(key, keys, kv * k.scalars["context"] + key, (kv,), key)
        page = k.index(k.load("tables", key // KEYS))
        return Chunk(key, keys, (page * self.shape.kv_heads + kv) * KEYS, (page, kv), k.constant(0))

    def _lay_out(self, k: Kernel, work: Work, chunk: Chunk) -> None:
        """What is to be laid out of a chunk: codes as numbers; of bf16 the values of two keys side by side, column by
        column."""
        s, memory = self.shape, self._memory()
        plain = [("keys_0", s.keys[0], memory.keys)] if s.coded else []
        plain += [("values", s.values, memory.values)] if s.coded and self._layout.group == 1 else []
        for buffer, width, begin in plain:
            with k.loop(0, chunk.keys) as key:
                to = work.memory + begin + key * (width * self._row.itemsize)
                for column, mask in self._column_blocks(k, width):
                    with column as at:
                        numbers = self._numbers(k, buffer, width, (*chunk.lead, chunk.start + key), at, TILE, mask)
                        k.store_at(numbers, to + at * self._row.itemsize, self._row.itemsize, mask)
        if self._layout.group == 1:
            return
        with k.loop(0, k.ceildiv(chunk.keys, 2)) as pair:
            to = work.memory + memory.values + pair * (self._columns * 4)
            for column, mask in self._column_blocks(k, s.values):
                with column as at:
                    k.store_at(self._value_pairs(k, chunk, pair, at, mask), to + at * 4)

    def _numbers(
        self, k: Kernel, buffer: str, width: int, at: Sequence[Value], column: Operand, lanes: int, mask: Value | None
    ) -> Value:
        """Part of a row of ``width`` keys or values, in the type of products."""
        if not self.shape.coded:
            return k.load(buffer, *at, column, lanes=lanes, mask=mask)
        numbers = codes_at(k, buffer, at, column, lanes, mask) * k.broadcast(scale_of(k, buffer, at, width), lanes)
        return k.narrow(numbers, self._row.value)

    def _column_blocks(self, k: Kernel, width: int) -> Iterator[tuple[AbstractContextManager[Value], Value | None]]:
        """The columns of a row in blocks of 16, of the last one those that are there."""
        whole = width - width % TILE
        yield k.loop(0, whole, TILE), None
        if whole < width:
            yield nullcontext(k.constant(whole)), k.mask(width - whole, TILE)

    def _value_pairs(self, k: Kernel, chunk: Chunk, pair: Value, column: Value, mask: Value | None) -> Value:
        """16 columns of the values of two keys, side by side. In the place of one after the last key, whose weight is
        nothing, the last one's again."""
        rows = [chunk.start + k.minimum(pair * 2 + i, chunk.keys - 1) for i in range(2)]
        s = self.shape
        values = [self._numbers(k, s.value_buffer, s.values, (*chunk.lead, row), column, TILE, mask) for row in rows]
        return k.shuffle(values[0], values[1], [lane // 2 + TILE * (lane % 2) for lane in range(2 * TILE)])

    def _score(self, k: Kernel, work: Work, chunk: Chunk, tile: Value) -> None:
        """Products of a chunk's keys with some tiles. Of keys after the last one the last one's again."""
        s, at_once, memory = self.shape, self._at_once, self._memory()
        panels = work.memory + tile * sum(self._panel_bytes)
        group, size = self._layout.group, self._row.itemsize
        with k.loop(0, chunk.keys, at_once) as low:
            to = work.memory + memory.scores + low * LINE
            for tile_scores in (to + t * (KEYS * LINE) for t in range(self._wide)):
                with k.loop(0, at_once * LINE, LINE) as along:
                    k.store_at(k.constant(0.0, _VECTOR), tile_scores + along)
            before = 0
            for part, width in enumerate(s.keys):
                laid_out = work.memory + memory.keys
                base = laid_out if s.coded else k.address(f"keys_{part}") + chunk.row * (width * size)
                starts = [base + k.minimum(low + i, chunk.keys - 1) * (width * size) for i in range(at_once)]
                tiles = [panels + (t * sum(self._panel_bytes) + before) for t in range(self._wide)]
                lines = width // group
                each = lines if group == 2 else min(lines, self._part)
                for first in range(0, lines, each):
                    rows = [start + first * (group * size) for start in starts]
                    columns = [tile + first * LINE for tile in tiles]
                    self._multiply(k, rows, columns, min(each, lines - first), size * group, to, KEYS * LINE)
                before += self._panel_bytes[part]

    def _multiply(
        self, k: Kernel, starts: list[Value], tiles: list[Value], lines: Operand, step: int, to: Value, apart: int
    ) -> None:
        """Add the products of elements, ``step`` bytes apart, of each row with the lines of each tile to sums: those of
        a tile are one after another from ``to`` on, those of the next one ``apart`` bytes after."""
        given: dict[str, Operand] = {f"row_{i}": start for i, start in enumerate(starts)}
        given |= {f"tile_{t}": tile for t, tile in enumerate(tiles)}
        given |= {"lines": lines, "step": step, "to": to, "apart": apart}
        k.call(self._products(len(starts), len(tiles)), {}, given)

    def _products(self, rows: int, tiles: int) -> Function:
        """See ``_multiply``. Sums of f32 products join the others when all are added up: one long sum would be less
        exact."""
        names = [*(f"row_{i}" for i in range(rows)), *(f"tile_{t}" for t in range(tiles))]
        f = Function(f"add_products_{rows}x{tiles}", [], [*names, "lines", "step", "to", "apart"], fused=self._fused)
        panels = [f.pointer(f.scalars[f"tile_{t}"]) for t in range(tiles)]
        starts = [f.pointer(f.scalars[f"row_{i}"]) for i in range(rows)]
        to = [f.pointer(f.scalars["to"] + f.scalars["apart"] * t) for t in range(tiles)]
        places = [f.pointer(first, i * LINE) for i in range(rows) for first in to]
        paired = self._layout.group == 2
        start = [f.load_at(place, _VECTOR) for place in places] if paired else [f.constant(0.0, _VECTOR)] * len(places)
        with f.accumulate(0, f.scalars["lines"], 1, start) as (line, sums):
            loaded = [f.load_at(f.pointer(panel, f.offset(line * LINE)), self._line) for panel in panels]
            along = f.offset(line * f.scalars["step"])
            for i, row in enumerate(starts):
                element = self._spread(f, f.pointer(row, along))
                for t, tile in enumerate(loaded):
                    sums[i * tiles + t] = self._add(f, element, tile, sums[i * tiles + t])
        for place, value in zip(places, sums, strict=True):
            f.store_at(value if paired else f.load_at(place, _VECTOR) + value, place)
        return f

    @property
    def _fused(self) -> bool:
        return self.shape.isa.fused

    @property
    def _line(self) -> str:
        return f"vector<{TILE * self._layout.group}x{self._layout.element.value}>"

    def _spread(self, k: Body, at: Value) -> Value:
        """The element, or the pair, at a pointer in all lanes."""
        if self._layout.group == 2:
            return k.bitcast(k.broadcast(k.load_at(at, "i32", 2), TILE), self._line)
        return k.broadcast(k.to_f32(k.load_at(at, self._row.value, self._row.itemsize)), TILE)

    def _add(self, k: Body, a: Value, b: Value, total: Value) -> Value:
        if self._layout.group == 2:
            return k.intrinsic("llvm.x86.avx512bf16.dpbf16ps.512", total.type, total, a, b)
        return k.fma(a, b, total)

    # --- softmax --------------------------------------------------------------------------------------------------

    def _weigh(self, k: Kernel, work: Work, key: Value, keys: Value, tile: Value, other: Value) -> None:
        """Turn the scores of a chunk with one tile of a group into weights below the highest so far."""
        s, memory, group = self.shape, self._memory(), self._layout.group
        state = work.memory + (tile + other) * LINE
        position, before = k.load_at(state + memory.positions, _WORDS), k.load_at(state + memory.highest, _VECTOR)
        scores = k.pointer(work.memory + memory.scores + other * (KEYS * LINE))
        weights = k.pointer(work.memory + memory.weights + other * (KEYS * LINE // group))
        step = self._weighed
        count = k.ceildiv(keys, step) * step  # scores of what is after the last key are there, and no row sees it
        nothing = k.constant(_NOTHING, _VECTOR)

        def at(pointer: Value, line: Value) -> Value:
            return k.pointer(pointer, k.offset(line * LINE))

        with k.accumulate(0, count, 1, [nothing]) as (i, best):
            score = s.capped(k, k.load_at(at(scores, i), _VECTOR))
            score = k.select(self._visible(k, key + i, position), score, nothing)
            k.store_at(score, at(scores, i))
            best[0] = k.maximum(best[0], score)
        highest = k.maximum(before, best[0] * s.slope)
        finite = k.select(k.compare("==", highest, _NOTHING), k.constant(0.0, _VECTOR), highest)
        rescale = exp(k, before - finite)
        with k.accumulate(0, count, _SUMS, [k.constant(0.0, _VECTOR)] * _SUMS) as (i, totals):
            found = [s.weight(k, k.load_at(at(scores, i + j), _VECTOR), finite) for j in range(_SUMS)]
            totals[:] = [total + weight for total, weight in zip(totals, found, strict=True)]
            for j in range(0, _SUMS, group):
                k.store_at(self._weights_line(k, found[j : j + group]), at(weights, (i + j) // group))
        total = (totals[0] + totals[1]) + (totals[2] + totals[3])
        k.store_at(highest, state + memory.highest)
        k.store_at(k.fma(k.load_at(state + memory.totals, _VECTOR), rescale, total), state + memory.totals)
        k.store_at(rescale, state + memory.rescales)

    def _weights_line(self, k: Kernel, weights: list[Value]) -> Value:
        if self._layout.group == 1:
            return weights[0]
        narrow = [k.narrow(weight, self.shape.dtype.value) for weight in weights]
        return k.shuffle(narrow[0], narrow[1], [i // 2 + TILE * (i % 2) for i in range(2 * TILE)])

    def _visible(self, k: Kernel, key: Value, position: Value) -> Value:
        """Which rows see a key: of none after their own, which no number after the last of all is."""
        mask = self.shape.mask
        at = k.broadcast(k.cast("arith.index_cast", key, "i32"), TILE)
        seen = k.compare("<=", at, position)
        match mask.kind:
            case MaskKind.SLIDING:
                return k.both(seen, k.compare("<", position - at, mask.width))
            case MaskKind.CHUNKED:
                return k.both(seen, k.compare("==", at // mask.width, position // mask.width))
            case _:
                return seen

    # --- values ---------------------------------------------------------------------------------------------------

    def _gather(self, k: Kernel, work: Work, chunk: Chunk, tile: Value) -> None:
        """Shrink the sums of values of some tiles, and add a chunk's values times their weights."""
        s, memory, wide, group = self.shape, self._memory(), self._wide, self._layout.group
        lines = k.ceildiv(chunk.keys, group)
        weights = [work.memory + memory.weights + t * (KEYS * LINE // group) for t in range(wide)]
        rescales = self._rescales(k, work, tile)
        if group == 2:
            base, row_bytes = work.memory + memory.values, self._columns * 4
        else:
            row_bytes = s.values * self._row.itemsize
            laid_out = work.memory + memory.values
            base = laid_out if s.coded else k.address(s.value_buffer) + chunk.row * row_bytes

        def block(column: Value, count: int) -> None:
            to, apart = work.sums_at(self, tile, column), self._columns * LINE
            self._shrink(k, rescales, to, apart, count)
            step = 4 if group == 2 else self._row.itemsize
            starts = [base + (column + i) * step for i in range(count)]
            if group == 2:
                self._multiply(k, starts, weights, lines, row_bytes, to, apart)
                return
            with k.loop(0, lines, self._part) as low:
                rows, columns = [start + low * row_bytes for start in starts], [w + low * LINE for w in weights]
                self._multiply(k, rows, columns, k.minimum(lines - low, self._part), row_bytes, to, apart)

        left = s.values % self._at_once
        with k.loop(0, s.values - left, self._at_once) as column:
            block(column, self._at_once)
        if left:
            block(k.constant(s.values - left), left)

    def _rescales(self, k: Kernel, work: Work, tile: Value) -> list[Value]:
        """How much is left of what went before, of each of some tiles."""
        at = work.memory + self._memory().rescales
        return [k.load_at(at + (tile + t) * LINE, _VECTOR) for t in range(self._wide)]

    def _shrink(self, k: Kernel, rescales: Sequence[Value], to: Value, apart: int, count: int) -> None:
        """Leave so much of ``count`` sums of each tile, which begin ``apart`` bytes after those of the one before."""
        for t, rescale in enumerate(rescales):
            with k.loop(0, count * LINE, LINE) as along:
                place = to + t * apart + along
                k.store_at(k.load_at(place, _VECTOR) * rescale, place)


@dataclass(frozen=True)
class Chunk:
    """``keys`` keys from ``key`` on: the number of the first of them among all rows of its matrix, and where it is in
    there, ``lead`` and ``start``."""

    key: Value
    keys: Value
    row: Value
    lead: tuple[Value, ...]
    start: Value


@dataclass(frozen=True)
class Work:
    """Memory of a workgroup: the address of what ``_Memory`` says, and scratch for what is laid out and transposed."""

    memory: Value
    rows: Buffer
    square: Buffer
    turned: Buffer

    def sums_at(self, of: PrefillAttention, tile: Value, column: Value) -> Value:
        """Where the sums of a column of a tile's values are."""
        return self.memory + of._memory().sums + (tile * of._columns + column) * LINE


def attended_tiles(
    host: Host,
    kernel: PrefillAttention,
    tensors: Mapping[str, Tensor],
    tokens: Extent,
    start: Extent,
) -> Tensor:
    """``y [N, n dv]`` f32 of ``q_0 [N n, d]`` .., ``keys_0 [m, T, d]`` .., ``values`` and ``sinks``: one dispatch.

    Of keys in pages of ``tables [M]`` i32 and pools ``keys_0 [P, m, 128, d]`` ..
    """
    given = {**tensors, "counters": host.zeros(COUNTER_WORDS, "counters")}
    keys = tensors["keys_0"]
    room: dict[str, Extent] = {"context": keys.shape[1]}
    if kernel.shape.paged:
        room = {"pages": keys.shape[0], "table": tensors["tables"].shape[0]}
    sizes = {"tokens": tokens, "rows": tensors["q_0"].shape[0], "start": start, **room, "workers": host.workers()}
    return host.dispatch("attend_tiles", given, sizes, updates=["counters"])["y"]
