"""The experts over many tokens: assignments sorted by expert, one matrix product per expert and half.

An *assignment* is one (token, choice) pair; there are S = N k of them, assignment s is of token s // k.

    count   for chunk of assignments (a workgroup):           histogram by expert
    place   for chunk of assignments (a workgroup):           each to the next row of its expert
    up      for work item (row block, some hidden units):     shared out by a counter
              lay out the block's activations as panels       unless they are there already
              for 32 rows of gate and up:
                for up to three tiles of the block:           16 tokens each, or one of 8
                  rows x panels, activate, store
    lay_out for row block:                                    shared out by a counter; in place of up where the experts
              lay out the block's activations as panels       are one projection each (GluKind.LINEAR)
    down    for work item (some output columns):              shared out by a counter
              y = 0
              for row block, by rising expert:
                for 32 rows of down:
                  for up to three tiles of the block:
                    rows x panels, weigh, add to the tokens' y

Rows are the assignments in order of their experts, stably; each expert's first row is a multiple of 16, and a *row
block* has at most ``block_rows`` rows of one expert. A work item of ``down`` goes over all row blocks, so that experts
are added to a token in their order, whatever the threads do, and no row of an expert's output is ever stored. With a
norm on those rows they are, and ``combine`` gathers each token's k. No read-back: memory is for as many row blocks as S
and E allow, and the sort leaves their number for the kernels after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from emitter.kernels.cpu.activation import glu
from emitter.kernels.cpu.blocking import GROUPED, Blocking
from emitter.kernels.cpu.combine import COMBINE_GRID, combine_kernel
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.multiply import ROWS, Following, Halves, Multiplier, Prefetch, Scratch
from emitter.kernels.cpu.panels import LINE, TILE, PanelLayout, pack_scratch, pack_tile, transpose
from emitter.kernels.cpu.stored import multiplier_of
from emitter.kernels.cpu.work_items import COUNTER_WORDS, COUNTERS, WORKER_GRID, share_out
from emitter.kernels.cpu.writer import Buffer, Kernel, Value
from emitter.packing import Packing, Plain
from emitter.signature import DType
from emitter.spec import ExpertsSpec, GluKind, WeightOn
from emitter.target.isa import Isa

MOST_EXPERTS = 8000  # the sort keeps 4 bytes of each on the stack, of which IREE gives a kernel 32 kB
_UP, _DOWN = 0, COUNTER_WORDS  # words of ``counters``
_FEW_ROWS = 32  # of a row block, on average: below, ``down`` waits for weights, and hidden rows may be read more often
_ITEMS_OF_FEW_ROWS = 4  # work items of ``down`` for each thread then, instead of one


@dataclass(frozen=True)
class RowBlock:
    """Rows of one expert, ``count`` from ``first`` on."""

    expert: Value
    first: Value
    count: Value


@dataclass(frozen=True)
class Pass:
    """Rows of a weight that are multiplied at once: two halves of 16, from ``bases`` on.

    A half that would reach past the last row starts earlier, at ``starts``.
    """

    bases: tuple[Value, ...]
    starts: tuple[Value, ...]


@dataclass(frozen=True)
class _Packing:
    """Scratch for laying out a tile: its tokens, the weights of its assignments, vectors on their way."""

    tokens: Buffer
    weights: Buffer | None
    square: Buffer


@dataclass(frozen=True)
class GroupedKernels:
    """The kernels for one spec: E experts of width I over hidden size H, k choices per token.

    ``interleaved``: gate and up rows are interleaved, not all gates before all ups. ``up`` and ``down`` are how the
    weights are packed: plainly in ``dtype``, or as a packing that ``kernels.cpu.coding`` knows. Packed rows are
    unpacked once for all tiles of a row block.
    """

    isa: Isa
    experts: ExpertsSpec
    hidden: int
    top_k: int
    dtype: DType
    blocking: Blocking = GROUPED
    interleaved: bool = False
    up: Packing = field(default_factory=Plain)
    down: Packing = field(default_factory=Plain)

    @property
    def layout(self) -> PanelLayout:
        """How activations lie between the kernels."""
        return PanelLayout(self.isa, self.dtype)

    @property
    def up_name(self) -> str:
        """The canonical name of the stacked gate and up weight."""
        return "expert_gate_up" if self.experts.glu.gated else "expert_up"

    def _multiplier(self, packing: Packing, name: str, rows: int, length: int, half_rows: int) -> Multiplier:
        weight = Stack(name, self.experts.count, rows, length)
        return multiplier_of(self.layout, packing, weight, self.blocking.part, half_rows)

    @property
    def block_rows(self) -> int:
        """Rows of a row block at most: as many as leave the second-level cache to the weights passing through, and at
        least those of one pass over them."""
        linear = self.experts.glu.kind is GluKind.LINEAR  # no panels of x besides those that down reads
        widest = self.experts.intermediate if linear else max(self.hidden, self.experts.intermediate)
        step = TILE * (2 if self.layout.tiles else 1 if self.isa.lanes == TILE else 3)
        rows = self.blocking.block_rows
        if rows is None:
            rows = min(256, self.isa.panel_bytes // self.layout.bytes(widest) * TILE)
        return max(step, rows // step * step)

    @property
    def panel_bytes(self) -> int:
        """Bytes of the memory in which a workgroup of ``up`` lays out the activations of its row block: its stack is
        too small, and panels of every row block would be written through to memory."""
        return self.block_rows // TILE * self.layout.bytes(self.hidden)

    def executable(self) -> Executable:
        """The kernels: four, or five with a norm on the experts' outputs."""
        executable = Executable("panels")
        executable.add(self._count(), Grid(("chunks", 1)))
        executable.add(self._place(), Grid(("chunks", 1)))
        linear = self.experts.glu.kind is GluKind.LINEAR
        executable.add(self._lay_out() if linear else self._up(), WORKER_GRID)
        executable.add(self._down(), WORKER_GRID)
        if self.experts.output_norm is not None:
            combine = combine_kernel(self.experts, self.hidden, self.top_k, sorted_rows=True, fused=self.isa.fused)
            executable.add(combine, COMBINE_GRID)
        return executable

    # --- the sort ---------------------------------------------------------------------------------------------------

    def _count(self) -> Kernel:
        count = self.experts.count
        buffers = [
            Buffer("ids", (None,), "i32", "assignments"),
            Buffer("histograms", (None, count), "i32", "chunks"),
        ]
        k = Kernel("grouped_count", buffers, ["assignments", "chunks"])
        chunk = k.workgroup(0)
        with k.loop(0, count) as expert:
            k.store(k.constant(0, "i32"), "histograms", chunk, expert)
        with self._assignments_of(k, chunk) as (_, expert):
            k.store(k.load("histograms", chunk, expert) + 1, "histograms", chunk, expert)
        return k

    def _place(self) -> Kernel:
        count = self.experts.count
        buffers = [
            Buffer("ids", (None,), "i32", "assignments"),
            Buffer("histograms", (None, count), "i32", "chunks"),
            Buffer("assignment_of", (None,), "i32", "rows"),
            Buffer("row_of", (None,), "i32", "assignments"),
            Buffer("row_blocks", (None, 4), "i32", "blocks"),
            Buffer("block_count", (1,), "i32"),
        ]
        k = Kernel("grouped_place", buffers, ["assignments", "rows", "blocks", "chunks"])
        next_row = k.scratch("next_row", (count,), "i32")
        chunk = k.workgroup(0)
        is_first = k.compare("==", chunk, 0)
        k.comment("where each expert's rows begin, and those of this chunk; the first workgroup writes the row blocks")
        with k.accumulate(0, count, 1, [k.constant(0), k.constant(0)]) as (expert, state):
            row, block = state
            none = [k.constant(0, "i32")] * 2
            with k.accumulate(0, k.scalars["chunks"], 1, none) as (other, counted):
                here = k.load("histograms", other, expert)
                before = k.select(k.compare("<", other, chunk), here, k.constant(0, "i32"))
                counted[:] = [counted[0] + here, counted[1] + before]
            used = k.index(counted[0])
            k.store(self._word(k, row) + counted[1], next_row, expert)
            parts = k.ceildiv(used, self.block_rows)
            shared_by = k.maximum(parts, 1)
            size = k.ceildiv((used + (shared_by - 1)) // shared_by, TILE) * TILE
            end = row + k.ceildiv(used, TILE) * TILE
            with k.when(is_first):
                with k.loop(0, parts) as part:
                    first = part * size
                    record = (expert, row + first, k.minimum(size, used - first))
                    for field, value in enumerate(record):
                        k.store(self._word(k, value), "row_blocks", block + part, field)
                with k.loop(row + used, end) as gap:
                    k.store(k.constant(-1, "i32"), "assignment_of", gap)
            state[:] = [end, block + parts]
        with k.when(is_first):
            k.store(self._word(k, state[1]), "block_count", 0)
        k.comment("each assignment to the next row of its expert")
        if self.experts.partial:
            low, high = self._chunk(k, chunk)
            with k.loop(low, high) as assignment:
                k.store(k.constant(-1, "i32"), "row_of", assignment)
        with self._assignments_of(k, chunk) as (assignment, expert):
            row_id = k.load(next_row, expert)
            k.store(row_id + 1, next_row, expert)
            k.store(row_id, "row_of", assignment)
            k.store(self._word(k, assignment), "assignment_of", k.index(row_id))
        return k

    def _chunk(self, k: Kernel, chunk: Value) -> tuple[Value, Value]:
        low = chunk * self.blocking.chunk
        return low, k.minimum(low + self.blocking.chunk, k.scalars["assignments"])

    @contextmanager
    def _assignments_of(self, k: Kernel, chunk: Value) -> Iterator[tuple[Value, Value]]:
        """Each assignment of a chunk and its expert; not those of zero-compute experts, whose ids are the highest."""
        with k.loop(*self._chunk(k, chunk)) as assignment:
            expert_id = k.load("ids", assignment)
            if self.experts.partial:
                with k.when(k.compare("<", expert_id, self.experts.count)):
                    yield assignment, k.index(expert_id)
            else:
                yield assignment, k.index(expert_id)

    @staticmethod
    def _word(k: Kernel, index: Value) -> Value:
        return k.cast("arith.index_cast", index, "i32")

    # --- up ---------------------------------------------------------------------------------------------------------

    def _up(self) -> Kernel:
        e, inter, h, layout = self.experts, self.experts.intermediate, self.hidden, self.layout
        parts = 2 if e.glu.gated else 1
        multiplier = self._multiplier(self.up, self.up_name, parts * inter, h, min(TILE, inter))
        bias = Buffer(f"{self.up_name}_bias", (e.count, parts * inter), "f32")
        weighs_input = e.weight_on is WeightOn.INPUT
        buffers = [
            Buffer("x", (None, h), "f32" if weighs_input else self.dtype.value, "tokens"),
            Buffer("assignment_of", (None,), "i32", "rows"),
            *([Buffer("weights", (None,), "f32", "assignments")] if weighs_input else []),
            Buffer("row_blocks", (None, 4), "i32", "blocks"),
            Buffer("block_count", (1,), "i32"),
            Buffer("counters", (COUNTERS,), "i32"),
            *multiplier.planes(),
            *([bias] if e.bias else []),
            Buffer("hidden", (None, layout.padded(inter)), layout.element.value, "rows"),
            Buffer("panels", (None, self.panel_bytes), "i8", "workers"),
            *multiplier.scratch_buffers(),
        ]
        scalars = ["assignments", "tokens", "rows", "blocks", "workers"]
        k = Kernel("grouped_up", buffers, scalars, fused=self.isa.fused)
        scratch, packed = multiplier.scratch(k), k.scratch("packed", (1,), "i32")
        packing = _Packing(
            k.scratch("tile_tokens", (TILE,), "i32"),
            k.scratch("tile_weights", (TILE,), "f32") if weighs_input else None,
            pack_scratch(k, layout),
        )
        panels = k.address("panels") + k.workgroup(0) * self.panel_bytes
        k.store(k.constant(-1, "i32"), packed, 0)
        multiplier.begin(k)
        units = min(_whole_passes(self.blocking.units), _whole_passes(inter))
        per_block = _ceil(inter, units)
        items = k.index(k.load("block_count", 0)) * per_block
        with share_out(k, k.address("counters") + 4 * _UP, items) as (item, following):
            block_id, low = item // per_block, item % per_block * units
            block = self._row_block(k, block_id)
            after = k.minimum(following, items - 1)
            next_rows = (self._row_block(k, after // per_block).expert, after % per_block * units)
            with k.when(k.compare("!=", k.load(packed, 0), self._word(k, block_id))):
                k.store(self._word(k, block_id), packed, 0)
                self._pack(k, block, h, panels, packing)

            def finish(rows: Pass, tile: Value, sums_at: Value) -> None:
                self._store_hidden(k, block, bias, rows, tile, scratch.sums, sums_at)

            high = k.minimum(low + units, inter)
            apart = None if not e.glu.gated else 1 if self.interleaved else inter
            self._multiply_block(
                k, multiplier, scratch, block, (low, high), next_rows, panels, layout.bytes(h), apart, finish
            )
        multiplier.end(k)
        return k

    def _row_block(self, k: Kernel, number: Value) -> RowBlock:
        return RowBlock(*(k.index(k.load("row_blocks", number, field)) for field in range(3)))

    def _lay_out(self) -> Kernel:
        inter, layout = self.experts.intermediate, self.layout
        width = layout.padded(inter)
        buffers = [
            Buffer("x", (None, inter), self.dtype.value, "tokens"),
            Buffer("assignment_of", (None,), "i32", "rows"),
            Buffer("row_blocks", (None, 4), "i32", "blocks"),
            Buffer("block_count", (1,), "i32"),
            Buffer("counters", (COUNTERS,), "i32"),
            Buffer("hidden", (None, width), layout.element.value, "rows"),
        ]
        scalars = ["assignments", "tokens", "rows", "blocks", "workers"]
        k = Kernel("grouped_lay_out", buffers, scalars, fused=self.isa.fused)
        packing = _Packing(k.scratch("tile_tokens", (TILE,), "i32"), None, pack_scratch(k, layout))
        items = k.index(k.load("block_count", 0))
        with share_out(k, k.address("counters") + 4 * _UP, items) as (item, _):
            block = self._row_block(k, item)
            to = k.address("hidden") + block.first * (width * layout.element.itemsize)
            self._pack(k, block, inter, to, packing)
        return k

    def _pack(self, k: Kernel, block: RowBlock, length: int, panels: Value, packing: _Packing) -> None:
        """Lay out the activations of a block's rows as panels, by way of each tile's tokens and their weights."""
        with k.loop(0, k.ceildiv(block.count, TILE)) as tile:
            with k.loop(0, TILE) as i:
                assignment = k.load("assignment_of", block.first + tile * TILE + i)
                present = k.maximum(k.index(assignment), 0)
                token = k.select(k.compare(">=", assignment, 0), self._word(k, present // self.top_k), assignment)
                k.store(token, packing.tokens, i)
                if packing.weights is not None:
                    k.store(k.load("weights", present), packing.weights, i)
            to = panels + tile * self.layout.bytes(length)
            pack_tile(k, self.layout, "x", length, packing.tokens, to, packing.square, packing.weights)

    def _store_hidden(
        self, k: Kernel, block: RowBlock, bias: Buffer, rows: Pass, tile: Value, sums: Buffer, sums_at: Value
    ) -> None:
        """Activate the sums of a pass with a tile; store them as ``down`` reads them."""
        e, inter, layout = self.experts, self.experts.intermediate, self.layout
        width = layout.padded(inter)
        to = k.address("hidden") + (block.first + tile * TILE) * (width * layout.element.itemsize)
        # Gate and up sums of 16 units, or one kind of sums of twice 16.
        halves = 1 if e.glu.gated else len(rows.bases)
        with k.loop(0, halves) as half:
            base, start = _pick(k, half, rows.bases), _pick(k, half, rows.starts)
            offsets = [k.constant(0), k.constant(TILE)] if e.glu.gated else [half * TILE]
            with k.loop(0, k.minimum(TILE, k.maximum(k.constant(inter) - base, 0)), layout.group) as unit:
                lines = []
                for j in range(layout.group):
                    at = base + unit + j
                    values = []
                    for part, offset in enumerate(offsets):
                        unit_sums = sums_at + offset + (at - start)
                        if self.interleaved:
                            unit_sums = sums_at + self._interleaved_sums(k, at - start, part)
                        value = k.load(sums, unit_sums, 0, lanes=TILE)
                        if e.bias:
                            column = k.minimum(at, inter - 1)
                            column = column * 2 + part if self.interleaved else column + part * inter
                            value = value + k.broadcast(k.load(bias, block.expert, column), TILE)
                        values.append(value)
                    value = glu(k, e.glu, values[0] if e.glu.gated else None, values[-1])
                    if j and inter % layout.group:
                        value = k.select(k.compare("<", at, inter), value, k.constant(0.0, value.type))
                    lines.append(value)
                k.store_at(self._hidden_line(k, lines), to + ((base + unit) // layout.group) * LINE)
        if width > _ceil(inter, layout.group) * layout.group:
            with k.when(k.compare(">=", rows.bases[-1] + TILE, inter)):
                for line in range(_ceil(inter, layout.group), layout.lines(inter)):
                    k.store_at(k.constant(0, f"vector<{TILE}xi32>"), to + line * LINE)

    def _interleaved_sums(self, k: Kernel, unit: Value, part: int) -> Value:
        """The line of a pass's sums that holds the gate (part 0) or the up value (1) of a unit of it."""
        row, half_rows = unit * 2 + part, min(TILE, self.experts.intermediate)
        return row if half_rows == TILE else row // half_rows * TILE + row % half_rows

    def _hidden_line(self, k: Kernel, values: list[Value]) -> Value:
        if self.layout.group == 1:
            return values[0] if self.dtype is DType.F32 else k.rounded(values[0], self.dtype.value)
        narrow = [k.narrow(v, self.dtype.value) for v in values]
        return k.shuffle(narrow[0], narrow[1], [i // 2 + TILE * (i % 2) for i in range(2 * TILE)])

    # --- down -------------------------------------------------------------------------------------------------------

    def _down(self) -> Kernel:
        e, inter, h, layout = self.experts, self.experts.intermediate, self.hidden, self.layout
        multiplier = self._multiplier(self.down, "expert_down", h, inter, min(TILE, h))
        bias = Buffer("expert_down_bias", (e.count, h), "f32")
        width = layout.padded(inter)
        combines = e.output_norm is None
        scales = combines and e.weight_on is WeightOn.OUTPUT
        buffers = [
            Buffer("hidden", (None, width), layout.element.value, "rows"),
            Buffer("row_blocks", (None, 4), "i32", "blocks"),
            Buffer("block_count", (1,), "i32"),
            Buffer("counters", (COUNTERS,), "i32"),
            *([Buffer("assignment_of", (None,), "i32", "rows")] if combines else []),
            *([Buffer("weights", (None,), "f32", "assignments")] if scales else []),
            *multiplier.planes(),
            *([bias] if e.bias else []),
            Buffer("y", (None, h), "f32", "tokens") if combines else Buffer("outputs", (None, h), "f32", "rows"),
            *multiplier.scratch_buffers(),
        ]
        k = Kernel(
            "grouped_down", buffers, ["assignments", "tokens", "rows", "blocks", "workers"], fused=self.isa.fused
        )
        scratch = multiplier.scratch(k)
        multiplier.begin(k)
        blocks = k.index(k.load("block_count", 0))
        columns = self._columns_of_an_item(k, blocks)
        items = (columns + (h - 1)) // columns
        with share_out(k, k.address("counters") + 4 * _DOWN, items) as (item, following):
            low = item * columns
            high = k.minimum(low + columns, h)
            if combines:
                nothing = k.constant(0.0, f"vector<{TILE}xf32>")
                with k.loop(0, k.scalars["tokens"]) as token, k.loop(low, high, TILE) as column:
                    k.store(nothing, "y", token, column, mask=k.mask(high - column, TILE))
            with k.loop(0, blocks) as number:
                block = self._row_block(k, number)
                is_last = k.compare("==", number + 1, blocks)
                after = self._row_block(k, k.select(is_last, k.constant(0), number + 1))
                next_low = k.select(is_last, k.minimum(following, items - 1) * columns, low)

                def finish(rows: Pass, tile: Value, sums_at: Value) -> None:
                    first = block.first + tile * TILE
                    self._add_output(k, block.expert, bias, rows, first, high, scratch.sums, sums_at)

                panels = k.address("hidden") + block.first * (width * layout.element.itemsize)
                self._multiply_block(
                    k,
                    multiplier,
                    scratch,
                    block,
                    (low, high),
                    (after.expert, next_low),
                    panels,
                    layout.bytes(inter),
                    None,
                    finish,
                )
        multiplier.end(k)
        return k

    def _columns_of_an_item(self, k: Kernel, blocks: Value) -> Value:
        """So many output columns that each thread has an item, or a few where row blocks are short; whole passes."""
        few = k.compare("<=", k.scalars["assignments"], blocks * _FEW_ROWS)
        items = k.scalars["workers"] * k.select(few, k.constant(_ITEMS_OF_FEW_ROWS), k.constant(1))
        share = (items + (self.hidden - 1)) // items
        return k.minimum(k.ceildiv(share, ROWS) * ROWS, _whole_passes(self.blocking.columns))

    def _add_output(
        self,
        k: Kernel,
        expert: Value,
        bias: Buffer,
        rows: Pass,
        first: Value,
        high: Value,
        sums: Buffer,
        sums_at: Value,
    ) -> None:
        """Add the sums of a pass with a tile, whose rows begin at ``first``, to their tokens' ``y``, or keep them."""
        e, h = self.experts, self.hidden
        lanes = min(TILE, h)
        combines = e.output_norm is None

        def write(row: Value, value: Value, column: Value, mask: Value | None) -> None:
            if not combines:
                k.store(value, "outputs", row, column, mask=mask)
                return
            assignment_id = k.load("assignment_of", row)
            with k.when(k.compare(">=", assignment_id, 0)):
                assignment = k.index(assignment_id)
                token = assignment // self.top_k
                total = k.load("y", token, column, lanes=TILE, mask=mask)
                if e.weight_on is WeightOn.OUTPUT:  # rounded twice, as masked-dense does it
                    value = k.product(value, k.broadcast(k.load("weights", assignment), TILE))
                k.store(total + value, "y", token, column, mask=mask)

        with k.loop(0, len(rows.bases)) as half:
            base, start = _pick(k, half, rows.bases), _pick(k, half, rows.starts)
            with k.when(k.compare("<", base, high)):
                at = sums_at + half * TILE
                square = k.address(sums) + at * LINE
                transpose(k, square, square)
                # A half that starts early holds columns again that the one before it has written.
                mask = None
                if h % TILE:
                    done = self._word(k, base - start)
                    mask = k.compare(">=", k.constant_vector(range(TILE)), k.broadcast(done, TILE))
                    if lanes < TILE:
                        mask = k.both(mask, k.mask(lanes, TILE))
                added = k.load(bias, expert, start, lanes=TILE, mask=mask) if e.bias else None
                with k.loop(0, TILE) as row:
                    value = k.load(sums, at + row, 0, lanes=TILE)
                    write(first + row, value if added is None else value + added, start, mask)

    # --- both -------------------------------------------------------------------------------------------------------

    def _multiply_block(
        self,
        k: Kernel,
        multiplier: Multiplier,
        scratch: Scratch,
        block: RowBlock,
        span: tuple[Value, Value],
        next_rows: tuple[Value, Value],
        panels: Value,
        panel_bytes: int,
        apart: int | None,
        finish: Callable[[Pass, Value, Value], None],
    ) -> None:
        """The rows ``span`` of the expert's weight times all tiles of a row block.

        A pass over the weight takes two halves of 16 rows: the gate and the up rows of 16 units, or 32 rows. ``apart``
        is how far a unit's up row is after its gate row, None where a unit has one row: the halves are all gates and
        all ups, or, where it is 1, the first and the last 16 rows interleaved.
        ``finish(rows, tile, sums_at)`` takes a tile's sums, which begin at that row of the scratch. ``next_rows`` are
        the expert and the row that this thread goes on with.
        """
        low, high = span
        gated, interleaved = apart is not None, apart == 1
        parts = 2 if gated else 1
        total = multiplier.weight.rows // parts
        last, step = max(total - TILE, 0), TILE if gated else ROWS
        half_tiles = k.ceildiv(block.count, TILE) * 2
        if multiplier.half_tiles[0] == 1:
            half_tiles = k.select(k.compare("<=", block.count, TILE // 2), k.constant(1), half_tiles)
        with k.loop(low, high, step) as base:
            bases = (base,) if gated else (base, base + TILE)
            rows = Pass(bases, tuple(k.minimum(b, last) for b in bases))
            starts = rows.starts
            if interleaved:
                starts = (rows.starts[0] * 2, rows.starts[0] * 2 + multiplier.half_rows)
            elif gated:
                starts = (rows.starts[0], rows.starts[0] + total)
            is_last = k.compare(">=", base + step, high)
            expert = k.select(is_last, next_rows[0], block.expert)
            row = k.select(is_last, next_rows[1], base + step)
            apart_by = total if gated and not interleaved else TILE
            after = Following(expert, row * 2 if interleaved else row, apart_by)
            halves = multiplier.next_halves(k, after)
            ready = Halves(block.expert, starts, after, scratch)
            multiplier.ready(k, ready)
            with _groups(k, half_tiles, multiplier) as (groups, group, first, count):
                prefetch, these = Prefetch(halves, groups, group), panels + first * panel_bytes
                multiplier.multiply_group(k, ready, these, panel_bytes, count, prefetch)
                with k.loop(0, k.ceildiv(count, 2)) as tile:
                    finish(rows, first + tile, tile * ROWS)


@contextmanager
def _groups(k: Kernel, half_tiles: Value, multiplier: Multiplier) -> Iterator[tuple[Value, Value, Value, Value]]:
    """So many half tiles in groups: how many groups, which, its first tile, and its half tiles.

    A tile alone is too little work for the rows that are read for it: groups are as alike as can be.
    """
    tiles = k.ceildiv(half_tiles, 2)
    groups = k.ceildiv(tiles, multiplier.width)
    with k.loop(0, groups) as group:
        first, end = ((number * tiles + (groups - 1)) // groups for number in (group, group + 1))
        yield groups, group, first, k.minimum(end * 2, half_tiles) - first * 2


def _pick(k: Kernel, half: Value, values: Sequence[Value]) -> Value:
    """The value of a half of a pass."""
    return values[0] if len(values) == 1 else k.select(k.compare("==", half, 0), values[0], values[1])


def _ceil(value: int, by: int) -> int:
    return -(-value // by)


def _whole_passes(rows: int) -> int:
    return _ceil(rows, ROWS) * ROWS
