"""The experts over many tokens: slots sorted by expert, one matrix product per expert and half.

A *slot* is one (token, choice) pair, S = N * k of them. ``sort`` puts them in order of their experts, stably, each
expert's first slot at a multiple of 16, and cuts the result into *spans* of at most ``span_rows`` rows of one expert.
``up`` runs over spans, which the threads take in turns. ``down`` takes some columns of the output and goes over all
spans, adding each row to its token's: in the order of the experts, whatever the threads do, and no row of an expert's
output is ever stored. With a norm on those rows they are, and ``combine`` gathers each token's k by their positions.
No read-back: the number of spans is bounded from S and E, and spare ones are empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from emitter.kernels.cpu.activation import glu
from emitter.kernels.cpu.blocking import GROUPED, Blocking
from emitter.kernels.cpu.combine import COMBINE_GRID, combine_kernel
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.multiply import ROWS, Ahead, Multiplier
from emitter.kernels.cpu.panels import LINE, TILE, PanelLayout, pack_tile, transpose
from emitter.kernels.cpu.turns import COUNTER_BYTES, take_turns
from emitter.kernels.cpu.writer import Buffer, Executable, Grid, Kernel, Value
from emitter.signature import DType
from emitter.spec import ExpertsSpec, WeightOn

MOST_EXPERTS = 8000  # the sort keeps 4 bytes of each on the stack, of which IREE gives a kernel 32 kB


@dataclass(frozen=True)
class GroupedKernels:
    """The kernels for one spec: E experts of width I over hidden size H, k choices per token."""

    isa: Isa
    experts: ExpertsSpec
    hidden: int
    top_k: int
    dtype: DType
    blocking: Blocking = GROUPED

    @property
    def layout(self) -> PanelLayout:
        """How activations lie between the kernels."""
        return PanelLayout(self.isa, self.dtype)

    @property
    def up_name(self) -> str:
        """The canonical name of the stacked gate and up weight."""
        return "expert_gate_up" if self.experts.glu.gated else "expert_up"

    @property
    def span_rows(self) -> int:
        """Rows of a span at most: as many as leave the second-level cache to the weights passing through, and at least
        those of one pass over them."""
        widest = max(self.hidden, self.experts.intermediate)
        step = TILE * (2 if self.layout.tiles else 3)
        rows = self.blocking.span_rows
        if rows is None:
            rows = min(256, self.isa.panel_bytes // self.layout.bytes(widest) * TILE)
        return max(step, rows // step * step)

    def executable(self) -> Executable:
        """The kernels: three, or four with a norm on the experts' outputs."""
        executable = Executable("grouped")
        executable.add(self._sort(), Grid(1))
        executable.add(self._up(), Grid(self.blocking.workgroups))
        executable.add(self._down(), Grid(_ceil(self.hidden, self._down_columns)))
        if self.experts.output_norm is None:
            return executable
        combine = combine_kernel(
            "grouped_combine",
            self.experts,
            self.hidden,
            self.top_k,
            "padded",
            sorted_rows=True,
            fused=self.isa.fused,
        )
        executable.add(combine, COMBINE_GRID)
        return executable

    @property
    def panels_bytes(self) -> int:
        """Bytes of the memory in which ``up`` lays out the activations of the spans that are being worked on.

        Flags first, one word per panel, and the counter of the spans taken. A thread claims a panel for each span and
        gives it back, so it finds one in its cache again; its stack is too small, and a panel per span would be written
        through to memory.
        """
        return self._panels_at + self.blocking.panels * self._panel_bytes

    @property
    def _counter_at(self) -> int:
        return _ceil(4 * self.blocking.panels, LINE) * LINE

    @property
    def _panels_at(self) -> int:
        return self._counter_at + COUNTER_BYTES

    @property
    def _panel_bytes(self) -> int:
        return self.span_rows // TILE * self.layout.bytes(self.hidden)

    @property
    def _up_units(self) -> int:
        return _even_share(self.experts.intermediate, self.blocking.units)

    @property
    def _down_columns(self) -> int:
        return _even_share(self.hidden, self.blocking.columns)

    def _sort(self) -> Kernel:
        count, rows = self.experts.count, self.span_rows
        k = Kernel(
            "grouped_sort",
            [
                Buffer("ids", (None,), "i32", "slots"),
                Buffer("order", (None,), "i32", "padded"),
                Buffer("position", (None,), "i32", "slots"),
                Buffer("spans_of", (None, 4), "i32", "spans"),
                Buffer("panels", (self.panels_bytes,), "i8"),
            ],
            ["slots", "padded", "spans"],
        )
        cursor = k.scratch("cursor", (count,), "i32")
        slots = k.scalars["slots"]
        zero, one = k.constant(0, "i32"), k.constant(1, "i32")
        with k.loop(0, count) as expert:
            k.store(zero, cursor, expert)
        flags = k.address("panels")
        with k.loop(0, self.blocking.panels) as panel:
            k.store_at(zero, flags + panel * 4, align=4)
        k.store_at(zero, flags + self._counter_at, align=4)
        k.comment("how many slots each expert has")
        with k.loop(0, slots) as slot, self._if_expert(k, slot) as expert:
            k.store(k.load(cursor, expert) + one, cursor, expert)
        k.comment("where each expert's rows begin, and its spans: expert, first row, rows")
        start = [k.constant(0), k.constant(0)]
        with k.accumulate(0, count, 1, start) as (expert, state):
            row, span = state
            used = k.index(k.load(cursor, expert))
            k.store(k.cast("arith.index_cast", row, "i32"), cursor, expert)
            parts = k.ceildiv(used, rows)
            shared_by = k.maximum(parts, 1)
            size = k.ceildiv((used + (shared_by - 1)) // shared_by, TILE) * TILE
            with k.loop(0, parts) as part:
                first = part * size
                record = (expert, row + first, k.minimum(size, used - first))
                for field, value in enumerate(record):
                    k.store(k.cast("arith.index_cast", value, "i32"), "spans_of", span + part, field)
            end = row + k.ceildiv(used, TILE) * TILE
            with k.loop(row + used, end) as gap:
                k.store(k.constant(-1, "i32"), "order", gap)
            state[:] = [end, span + parts]
        with k.loop(state[1], k.scalars["spans"]) as span:
            k.store(zero, "spans_of", span, 2)
        k.comment("each slot to the next row of its expert")
        if self.experts.partial:
            with k.loop(0, slots) as slot:
                k.store(k.constant(-1, "i32"), "position", slot)
        with k.loop(0, slots) as slot, self._if_expert(k, slot) as expert:
            row_id = k.load(cursor, expert)
            k.store(row_id + one, cursor, expert)
            k.store(row_id, "position", slot)
            k.store(k.cast("arith.index_cast", slot, "i32"), "order", k.index(row_id))
        return k

    @contextmanager
    def _if_expert(self, k: Kernel, slot: Value) -> Iterator[Value]:
        """The slot's expert; a block that is skipped for zero-compute experts, whose ids follow the others'."""
        expert_id = k.load("ids", slot)
        if self.experts.partial:
            with k.when(k.compare("<", expert_id, self.experts.count)):
                yield k.index(expert_id)
        else:
            yield k.index(expert_id)

    def _span(self, k: Kernel, span: Value) -> tuple[Value, Value, Value]:
        """Expert, first row and number of rows of a span."""
        expert, first, rows = (k.index(k.load("spans_of", span, field)) for field in range(3))
        return expert, first, rows

    def _up(self) -> Kernel:
        e, inter, h, layout = self.experts, self.experts.intermediate, self.hidden, self.layout
        parts = 2 if e.glu.gated else 1
        weight = Buffer(self.up_name, (e.count, parts * inter, h), self.dtype.value)
        bias = Buffer(f"{self.up_name}_bias", (e.count, parts * inter), "f32")
        weighs_input = e.weight_on is WeightOn.INPUT
        x_element = "f32" if weighs_input else self.dtype.value
        buffers = [Buffer("x", (None, h), x_element, "tokens"), Buffer("order", (None,), "i32", "padded")]
        if weighs_input:
            buffers.append(Buffer("weights", (None,), "f32", "slots"))
        buffers += [Buffer("spans_of", (None, 4), "i32", "spans"), Buffer("panels", (self.panels_bytes,), "i8")]
        buffers += [weight, *([bias] if e.bias else [])]
        width = layout.padded(inter)
        buffers.append(Buffer("hidden", (None, width), layout.element.value, "padded"))
        k = Kernel("grouped_up", buffers, ["slots", "tokens", "padded", "spans"], fused=self.isa.fused)
        blocks, panel_bytes = _ceil(inter, self._up_units), layout.bytes(h)
        multiplier = Multiplier(layout, weight, self.blocking.part, min(TILE, inter))
        scratch, flags = multiplier.scratch(k), k.address("panels")
        multiplier.begin(k)
        with take_turns(k, flags + self._counter_at, k.scalars["spans"] * blocks) as (piece, _):
            expert, first, rows = self._span(k, piece // blocks)
            low = piece % blocks * self._up_units
            high = k.minimum(low + self._up_units, inter)
            with k.when(k.compare(">", rows, 0)):
                claimed = k.claim(flags, self.blocking.panels)
                panel = flags + self._panels_at + claimed * self._panel_bytes
                tiles = k.ceildiv(rows, TILE)
                self._pack(k, first, tiles, panel)

                def finish(starts: list[Value], bases: list[Value], tile: Value, sums: Value) -> None:
                    self._store_hidden(k, expert, bias, first, tile, starts, bases, sums)

                self._blocks(
                    k, multiplier, scratch, expert, (low, high), inter, e.glu.gated, tiles, panel, panel_bytes, finish
                )
                k.release(flags, claimed)
        multiplier.end(k)
        return k

    def _pack(self, k: Kernel, first: Value, tiles: Value, panel: Value) -> None:
        """Lay out the activations of a span's slots, whose rows begin at ``first``, as panels."""
        weighs_input = self.experts.weight_on is WeightOn.INPUT
        with k.loop(0, tiles) as tile:
            slots = [k.index(k.load("order", first + tile * TILE + i)) for i in range(TILE)]
            is_slot = [k.compare(">=", slot, 0) for slot in slots]
            tokens = [
                k.select(there, k.maximum(slot, 0) // self.top_k, k.constant(-1))
                for there, slot in zip(is_slot, slots, strict=True)
            ]
            shares = [k.load("weights", k.maximum(slot, 0)) for slot in slots] if weighs_input else None
            to = panel + tile * self.layout.bytes(self.hidden)
            pack_tile(k, self.layout, "x", self.hidden, tokens, to, shares)

    def _store_hidden(
        self,
        k: Kernel,
        expert: Value,
        bias: Buffer,
        first: Value,
        tile: Value,
        starts: list[Value],
        bases: list[Value],
        sums: Value,
    ) -> None:
        """Activate the sums of a block of ``up`` with a tile (see ``_blocks``); store them as ``down`` reads them."""
        e, inter, layout = self.experts, self.experts.intermediate, self.layout
        width = layout.padded(inter)
        # Where each half's units come from: gate and up sums of 16 units, or one kind of sums of twice 16.
        places: list[tuple[Value, Value, list[int]]]
        if e.glu.gated:
            places = [(bases[0], starts[0], [0, TILE])]
        else:
            places = [(b, s, [i * TILE]) for i, (b, s) in enumerate(zip(bases, starts, strict=True))]
        to = k.address("hidden") + (first + tile * TILE) * (width * layout.element.itemsize)
        for base, start, offsets in places:
            shift = base - start
            with k.loop(0, k.minimum(TILE, k.maximum(k.constant(inter) - base, 0)), layout.group) as unit:
                lines = []
                for j in range(layout.group):
                    at = unit + j
                    values = []
                    for part, offset in enumerate(offsets):
                        value = k.load_at(sums + (shift + at + offset) * LINE, f"vector<{TILE}xf32>")
                        if e.bias:
                            column = k.minimum(base + at, inter - 1) + part * inter
                            value = value + k.broadcast(k.load(bias, expert, column), TILE)
                        values.append(value)
                    value = glu(k, e.glu, values[0] if e.glu.gated else None, values[-1])
                    if j and inter % layout.group:
                        there = k.compare("<", base + at, inter)
                        value = k.select(there, value, k.constant(0.0, value.type))
                    lines.append(value)
                k.store_at(self._hidden_line(k, lines), to + ((base + unit) // layout.group) * LINE)
        if width > _ceil(inter, layout.group) * layout.group:
            with k.when(k.compare(">=", bases[-1] + TILE, inter)):
                for line in range(_ceil(inter, layout.group), layout.lines(inter)):
                    k.store_at(k.constant(0, f"vector<{TILE}xi32>"), to + line * LINE)

    def _hidden_line(self, k: Kernel, values: list[Value]) -> Value:
        if self.layout.group == 1:
            return values[0] if self.dtype is DType.F32 else k.rounded(values[0], self.dtype.value)
        narrow = [k.narrow(v, self.dtype.value) for v in values]
        return k.shuffle(narrow[0], narrow[1], [i // 2 + TILE * (i % 2) for i in range(2 * TILE)])

    def _down(self) -> Kernel:
        e, inter, h, layout = self.experts, self.experts.intermediate, self.hidden, self.layout
        weight = Buffer("expert_down", (e.count, h, inter), self.dtype.value)
        bias = Buffer("expert_down_bias", (e.count, h), "f32")
        width = layout.padded(inter)
        adds = e.output_norm is None
        scales = adds and e.weight_on is WeightOn.OUTPUT
        k = Kernel(
            "grouped_down",
            [
                Buffer("hidden", (None, width), layout.element.value, "padded"),
                Buffer("spans_of", (None, 4), "i32", "spans"),
                *([Buffer("order", (None,), "i32", "padded")] if adds else []),
                *([Buffer("weights", (None,), "f32", "slots")] if scales else []),
                weight,
                *([bias] if e.bias else []),
                Buffer("y", (None, h), "f32", "tokens") if adds else Buffer("outputs", (None, h), "f32", "padded"),
            ],
            ["slots", "tokens", "padded", "spans"],
            fused=self.isa.fused,
        )
        low = k.workgroup(0) * self._down_columns
        high = k.minimum(low + self._down_columns, h)
        lanes = min(TILE, h)
        multiplier = Multiplier(layout, weight, self.blocking.part, lanes)
        scratch = multiplier.scratch(k)
        multiplier.begin(k)
        if adds:
            with k.loop(0, k.scalars["tokens"]) as token, k.loop(low, high, TILE) as column:
                k.store(k.constant(0.0, f"vector<{TILE}xf32>"), "y", token, column, mask=k.mask(high - column, TILE))
        with k.loop(0, k.scalars["spans"]) as span:
            expert, first, rows = self._span(k, span)
            tiles = k.ceildiv(rows, TILE)

            def write(row: Value, value: Value, column: Value, mask: Value | None) -> None:
                """Add a row of an expert's output to its token's, or keep it."""
                if not adds:
                    k.store(value, "outputs", row, column, mask=mask)
                    return
                slot_id = k.load("order", row)
                with k.when(k.compare(">=", slot_id, 0)):
                    slot = k.index(slot_id)
                    token = slot // self.top_k
                    total = k.load("y", token, column, lanes=TILE, mask=mask)
                    if scales:  # rounded twice, as masked-dense does it
                        value = k.product(value, k.broadcast(k.load("weights", slot), TILE))
                    k.store(total + value, "y", token, column, mask=mask)

            def finish(starts: list[Value], bases: list[Value], tile: Value, sums: Value) -> None:
                for half, (base, start) in enumerate(zip(bases, starts, strict=True)):
                    with k.when(k.compare("<", base, high)):
                        columns = [
                            k.load_at(sums + (half * TILE + i) * LINE, f"vector<{TILE}xf32>") for i in range(TILE)
                        ]
                        # A half that starts early holds columns again that the one before it has written.
                        mask = None
                        if h % TILE:
                            done = k.cast("arith.index_cast", base - start, "i32")
                            mask = k.compare(">=", k.constant_vector(range(TILE)), k.broadcast(done, TILE))
                            if lanes < TILE:
                                mask = k.both(mask, k.mask(lanes, TILE))
                        added = k.load(bias, expert, start, lanes=TILE, mask=mask) if e.bias else None
                        for i, value in enumerate(transpose(k, columns)):
                            value = value + added if added is not None else value
                            write(first + tile * TILE + i, value, start, mask)

            with k.when(k.compare(">", rows, 0)):
                panel = k.address("hidden") + first * (width * layout.element.itemsize)
                self._blocks(
                    k, multiplier, scratch, expert, (low, high), h, False, tiles, panel, layout.bytes(inter), finish
                )
        multiplier.end(k)
        return k

    def _blocks(
        self,
        k: Kernel,
        multiplier: Multiplier,
        scratch: tuple[Value, Value],
        expert: Value,
        units: tuple[Value, Value],
        total: int,
        gated: bool,
        tiles: Value,
        panel: Value,
        panel_bytes: int,
        finish: Callable[[list[Value], list[Value], Value, Value], None],
    ) -> None:
        """All blocks of rows of a workgroup times all tiles of its span; ``finish`` takes each tile's sums.

        A block is two halves of 16 rows: the gate and the up rows of 16 units, or 32 rows. A half that would reach past
        the last row starts earlier; ``finish`` gets both the place it should have (base) and the one it has (start).
        """
        width, low, high = multiplier.width, *units
        sums, tail = scratch
        last = max(total - TILE, 0)
        step = TILE if gated or total <= TILE else ROWS
        groups = k.ceildiv(tiles, width)
        base_address = k.address(multiplier.weight)
        with k.loop(low, high, step) as base:
            bases = [base] if step == TILE else [base, base + TILE]
            starts = [k.minimum(b, last) for b in bases]
            rows = [starts[0], starts[0] + total] if gated else starts
            following = [base_address + multiplier._offset(k, expert, row + step) for row in rows]
            multiplier.tail(k, expert, rows, tail)

            def run(first: Value, count: int, group: Value) -> None:
                panels = [panel + (first + t) * panel_bytes for t in range(count)]
                size = TILE * multiplier._row_bytes
                multiplier.multiply(k, expert, rows, tail, panels, sums, Ahead(following, size, groups, group))
                for t in range(count):
                    finish(starts, bases, first + t, sums + t * ROWS * LINE)

            # A tile alone is too little work for the rows that are read for it: rather two and two than three and one.
            whole = tiles // width
            if width > 2:
                lone = k.both(k.compare("==", tiles % width, 1), k.compare(">", tiles, 1))
                whole = k.select(lone, whole - 1, whole)
            with k.loop(0, whole) as group:
                run(group * width, width, group)
            first, left = whole * width, tiles - whole * width
            if width > 2:
                with k.loop(0, left // 2) as pair:
                    run(first + pair * 2, 2, whole + pair)
            if width > 1:
                with k.when(k.compare("==", left % 2, 1)):
                    run(first, 1, whole)


def _ceil(value: int, by: int) -> int:
    return -(-value // by)


def _even_share(total: int, most: int) -> int:
    """Rows of a workgroup: ``total`` in as few equal parts as ``most`` allows, in whole blocks."""
    return _ceil(_ceil(total, _ceil(total, most)), ROWS) * ROWS
