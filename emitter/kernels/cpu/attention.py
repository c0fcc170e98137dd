"""Attention of one token of each sequence over its cache: partial softmax sums over chunks of keys, then their join.

    attend  for block of a key head's query heads, for chunk of 128 keys (a workgroup):
              for keys, as many as fill a vector with a score for each head:
                dot products of the keys with the queries, lane by lane; all lanes added up in one tree
              exponentials below the chunk's highest score, and their sum
              for some columns: for key: weight times value, added for each head
    join    for query head (a workgroup):
              the chunks' sums, each times e to its highest score less the highest of all; divided by the total

A sink takes part in the total and gives nothing. Keys are one matrix ``[m, T, d]``, or of latent attention two side by
side, latents and rotated keys, of which the latents are the values too. The keys of a head follow one another: a chunk
is one run of memory. Nothing is read of keys that a token does not see, but for what is left of their chunk.

Codes of a cache in 8 bits are multiplied as they are: the scale of a key is a factor of its score, that of a value of
its weight.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.activation import exp, tanh
from emitter.kernels.cpu.cached_rows import codes_at, scale_of
from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.rows import AHEAD
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
from emitter.kernels.sizes import Extent, Tensor
from emitter.signature import DType
from emitter.spec.attention import MaskKind, MaskSpec, row_elements
from emitter.target.isa import Isa

CHUNK = 128
"""Keys of a chunk."""
_HEADS = 8  # query heads of a workgroup at most: each takes a register for each vector of a value
_SUMS = 4  # partial sums of weights: one sum would be less exact


@dataclass(frozen=True)
class AttentionShape:
    """What the kernels are written for: ``keys`` are the widths of the matrices of keys, ``values`` that of a value;
    ``dtype`` is that of queries, ``cache`` that of keys and values: the same, or i8. ``latent``: the values are the
    first matrix of keys. ``paged``: the keys are in pages ``[P, m, 128, d]`` of a pool, in the order of a table."""

    isa: Isa
    dtype: DType
    cache: DType
    heads: int
    kv_heads: int
    keys: tuple[int, ...]
    values: int
    scale: float
    mask: MaskSpec
    softcap: float = 0.0
    sinks: bool = False
    latent: bool = False
    paged: bool = False

    @property
    def group(self) -> int:
        """Query heads of a key head."""
        return self.heads // self.kv_heads

    def caches(self) -> list[Buffer]:
        """The buffers of keys and values."""
        widths = [(f"keys_{part}", width) for part, width in enumerate(self.keys)]
        widths += [] if self.latent else [("values", self.values)]
        lead, of = ((None, self.kv_heads, CHUNK), "pages") if self.paged else ((self.kv_heads, None), "context")
        rows = [(name, row_elements(width, self.cache)) for name, width in widths]
        return [Buffer(name, (*lead, elements), self.cache.value, of) for name, elements in rows]

    @property
    def coded(self) -> bool:
        """Whether rows of the cache are codes."""
        return self.cache is DType.I8

    @property
    def value_buffer(self) -> str:
        """The buffer that holds the values."""
        return "keys_0" if self.latent else "values"

    def capped(self, k: Kernel, product: Value) -> Value:
        """A score from a product, to be multiplied by ``slope``: softly capped, or the product itself."""
        return tanh(k, product * (self.scale / self.softcap)) if self.softcap else product

    @property
    def slope(self) -> float:
        """What is left to be multiplied: with what is taken off below the exponential it is rounded once."""
        return self.softcap or self.scale

    def weight(self, k: Kernel, score: Value, highest: Value) -> Value:
        """``e`` to the score of ``capped`` less the ``highest``, which is multiplied by the slope already."""
        return exp(k, k.fma(score, k.constant(self.slope, score.type), k.constant(0.0, score.type) - highest))

    def first(self, k: Kernel, length: Value) -> Value:
        """The first key that the last of ``length`` tokens sees."""
        width = self.mask.width
        match self.mask.kind:
            case MaskKind.SLIDING:
                return k.maximum(length - width, 0)
            case MaskKind.CHUNKED:
                return (length - 1) // width * width
            case _:
                return k.constant(0)


@dataclass(frozen=True)
class _Chunk:
    """What a workgroup computes: a row of queries, a key head and its query heads from ``head`` on, keys from ``low``
    to ``high``, and where their sums go; of keys in pages also which, and the key that it begins with."""

    row: Operand
    kv: Value
    head: Value
    low: Value
    high: Value
    entry: Value
    page: Value | None = None
    start: Value | None = None

    def at(self, key: Value) -> tuple[Value, ...]:
        """Where a key is in its matrix."""
        if self.page is None or self.start is None:
            return self.kv, key
        return self.page, self.kv, key - self.start


@dataclass(frozen=True)
class DecodeAttention:
    """The kernels for one token, or in pages for one token of each of some sequences."""

    shape: AttentionShape

    @property
    def _lanes(self) -> int:
        return self.shape.isa.lanes

    @property
    def _at_once(self) -> int:
        """Query heads of a workgroup."""
        most = min(_HEADS, self._lanes)
        return max(size for size in range(1, most + 1) if self.shape.group % size == 0)

    @property
    def _padded(self) -> int:
        """The same as a power of two, the last head again and again: so scores of several keys fill a vector."""
        return 1 << (self._at_once - 1).bit_length()

    def executable(self) -> Executable:
        """The kernels."""
        executable = Executable("attend")
        heads, blocks = self.shape.heads, self.shape.heads // self._at_once
        if self.shape.paged:
            executable.add(self._attend(), Grid(blocks, ("table", 1), ("tokens", 1)))
            executable.add(self._join(), Grid(heads, ("tokens", 1)))
        else:
            executable.add(self._attend(), Grid(blocks, ("chunks", 1)))
            executable.add(self._join(), Grid(heads))
        return executable

    @property
    def _tables(self) -> list[Buffer]:
        """How long each sequence is, and the tables of its pages, one after the other."""
        if not self.shape.paged:
            return []
        return [Buffer("lengths", (None,), "i32", "tokens"), Buffer("tables", (None,), "i32", "entries")]

    @property
    def _rows(self) -> tuple[int | None, str]:
        """How many tokens there are, as a buffer has it."""
        return (None, "tokens") if self.shape.paged else (1, "")

    def _attend(self) -> Kernel:
        s, lanes = self.shape, self._lanes
        rows, dynamic = self._rows
        queries = [Buffer(f"q_{n}", (rows, s.heads, width), s.dtype.value, dynamic) for n, width in enumerate(s.keys)]
        scalars = ["tokens", "table", "entries", "pages"] if s.paged else ["length", "base", "context", "chunks"]
        k = Kernel("attend", [*queries, *self._tables, *s.caches(), *self._partial], scalars, fused=s.isa.fused)
        head = k.workgroup(0) * self._at_once
        kv, number = head // s.group, k.workgroup(1)
        scores = k.scratch("scores", (CHUNK * self._padded + _SUMS * lanes,), "f32")

        def bounds(start: Value, length: Value) -> tuple[Value, Value]:
            return k.maximum(start, s.first(k, length)), k.minimum(start + CHUNK, length)

        def compute(chunk: _Chunk) -> None:
            best = self._score(k, scores, chunk)
            total = self._exponentials(k, scores, best, chunk.high - chunk.low)
            there = k.mask(self._at_once, lanes)
            for row, value in enumerate((best, total)):
                k.store(value, "stats", chunk.entry, row, head, mask=there)
            self._gather(k, scores, chunk)

        if s.paged:
            row, start = k.workgroup(2), number * CHUNK
            low, high = bounds(start, k.index(k.load("lengths", row)))
            entry = row * k.scalars["table"] + number
            with k.when(k.compare("<", low, high)):
                page = k.index(k.load("tables", entry))
                compute(_Chunk(row, kv, head, low, high, entry, page, start))
        else:
            low, high = bounds((k.scalars["base"] + number) * CHUNK, k.scalars["length"])
            compute(_Chunk(0, kv, head, low, high, number))
        return k

    @property
    def _partial(self) -> list[Buffer]:
        """What a chunk leaves: sums of values, and for each head the highest score and the sum of the weights."""
        heads, width, of = self.shape.heads, self.shape.values, "entries" if self.shape.paged else "chunks"
        return [
            Buffer("sums", (None, heads, width), "f32", of),
            Buffer("stats", (None, 2, heads), "f32", of),
        ]

    def _score(self, k: Kernel, scores: Buffer, chunk: _Chunk) -> Value:
        """Put the scores of a chunk's keys with all heads into memory, key by key; the highest of each head in every
        lane that is the head's."""
        s, lanes, padded = self.shape, self._lanes, self._padded
        dot, keys = DotProduct(s.isa, DType.F32 if s.coded else s.dtype), self._lanes // self._padded
        distinct = [chunk.head, *(chunk.head + g for g in range(1, self._at_once))]
        heads = [distinct[min(g, self._at_once - 1)] for g in range(padded)]
        nothing = k.constant(-float("inf"), vector_of(lanes, "f32"))
        with k.accumulate(chunk.low, chunk.high, keys, [nothing]) as (first, best):
            at = [k.minimum(first + j, chunk.high - 1) for j in range(keys)]
            sums = [k.constant(0.0, dot.accumulator)] * (keys * padded)
            for part, width in enumerate(s.keys):
                self._prefetch(k, f"keys_{part}", width, chunk, first, keys)
                sums = self._dots(k, dot, part, width, chunk, at, heads, sums)
            if s.coded:
                scales = [k.broadcast(scale_of(k, "keys_0", chunk.at(key), s.keys[0]), lanes) for key in at]
                sums = [total * scales[number // padded] for number, total in enumerate(sums)]
            found = s.capped(k, sum_each(k, sums))
            k.store(found, scores, (first - chunk.low) * padded)
            best[0] = k.maximum(best[0], found)
        return self._over_keys(k, best[0], k.maximum) * s.slope

    def _dots(
        self,
        k: Kernel,
        dot: DotProduct,
        part: int,
        width: int,
        chunk: _Chunk,
        at: Sequence[Value],
        heads: Sequence[Value],
        sums: Sequence[Value],
    ) -> list[Value]:
        """The sums with the products of a matrix of keys added."""

        def advance(i: Value, mask: Value | None, totals: list[Value]) -> None:
            q = {
                head: dot.operand(k, k.load(f"q_{part}", chunk.row, head, i, lanes=dot.step, mask=mask))
                for head in dict.fromkeys(heads)
            }
            for j, key in enumerate(at):
                row = dot.operand(k, self._loaded(k, f"keys_{part}", chunk.at(key), i, dot.step, mask))
                for g, head in enumerate(heads):
                    place = j * len(heads) + g
                    totals[place] = dot.multiply_add(k, row, q[head], totals[place])

        return k.fold(width, dot.step, sums, advance, unroll=True)

    def _loaded(
        self, k: Kernel, buffer: str, at: Sequence[Value], column: Operand, lanes: int, mask: Value | None
    ) -> Value:
        """Part of a row of the cache; of codes without their scale, f32."""
        if self.shape.coded:
            return codes_at(k, buffer, at, column, lanes, mask)
        return k.load(buffer, *at, column, lanes=lanes, mask=mask)

    def _prefetch(self, k: Kernel, buffer: str, width: int, chunk: _Chunk, first: Value, keys: int) -> None:
        """Prefetch the rows ``AHEAD`` of as many ``keys`` from the ``first`` on."""
        size = self.shape.cache.itemsize
        for distance, locality in AHEAD:
            rows = max(keys, -(-distance // (width * size)))
            with k.loop(0, width, LINE // size) as column, k.loop(rows, rows + keys) as ahead:
                k.prefetch(buffer, *chunk.at(first + ahead), column, locality=locality)

    def _over_keys(self, k: Kernel, vector: Value, combine: Callable[[Value, Value], Value]) -> Value:
        """Lanes of the same head combined, in each of them."""
        step = self._padded
        while step < self._lanes:
            turned = k.shuffle(vector, vector, [(lane + step) % self._lanes for lane in range(self._lanes)])
            vector = combine(vector, turned)
            step *= 2
        return vector

    def _exponentials(self, k: Kernel, scores: Buffer, best: Value, count: Value) -> Value:
        """Replace the scores by the weights below the highest; the sum of each head's in every lane that is its."""
        lanes, zero = self._lanes, k.constant(0.0, best.type)
        end = count * self._padded
        with k.accumulate(0, end, _SUMS * lanes, [zero] * _SUMS) as (first, totals):
            for number, total in enumerate(totals):
                at = first + number * lanes
                weight = self.shape.weight(k, k.load(scores, at, lanes=lanes), best)
                weight = k.select(k.mask(end - at, lanes), weight, zero)
                k.store(weight, scores, at)
                totals[number] = total + weight
        total = (totals[0] + totals[1]) + (totals[2] + totals[3])
        return self._over_keys(k, total, lambda a, b: a + b)

    def _gather(self, k: Kernel, scores: Buffer, chunk: _Chunk) -> None:
        """The weighted sums of the values."""
        s, lanes, heads = self.shape, self._lanes, self._at_once
        most = max(1, (24 if s.isa.registers >= 32 else 8) // heads)
        vectors = -(-s.values // lanes)

        def block(column: Operand, count: int, mask: Value | None) -> None:
            places = [k.value(column) + i * lanes for i in range(count)]
            zeros = [k.constant(0.0, vector_of(lanes, "f32"))] * (heads * count)
            with k.accumulate(chunk.low, chunk.high, 1, zeros) as (key, sums):
                values = []
                for i, place in enumerate(places):
                    masked = mask if i == count - 1 else None
                    values.append(k.to_f32(self._loaded(k, s.value_buffer, chunk.at(key), place, lanes, masked)))
                scale = scale_of(k, s.value_buffer, chunk.at(key), s.values) if s.coded else None
                for g in range(heads):
                    weight = k.load(scores, (key - chunk.low) * self._padded + g)
                    weight = k.broadcast(weight if scale is None else weight * scale, lanes)
                    for i, value in enumerate(values):
                        sums[g * count + i] = k.fma(weight, value, sums[g * count + i])
            for g in range(heads):
                for i, place in enumerate(places):
                    masked = mask if i == count - 1 else None
                    k.store(sums[g * count + i], "sums", chunk.entry, chunk.head + g, place, mask=masked)

        whole = s.values // lanes // most * most
        if whole:
            with k.loop(0, whole * lanes, most * lanes) as column:
                block(column, most, None)
        if whole < vectors:
            rest = s.values % lanes
            block(whole * lanes, vectors - whole, k.mask(rest, lanes) if rest else None)

    def _join(self) -> Kernel:
        s, lanes = self.shape, self._lanes
        rounds = s.dtype is not DType.F32
        width = s.heads * s.values
        rows, dynamic = self._rows
        buffers = [
            *self._tables[:1],
            *self._partial,
            *([Buffer("sinks", (s.heads,), "f32")] if s.sinks else []),
            Buffer("y", (rows, width), "f32", dynamic),
            *([Buffer("rounded", (rows, width), s.dtype.value, dynamic)] if rounds else []),
        ]
        k = Kernel("attend_join", buffers, ["tokens", "table", "entries"] if s.paged else ["chunks"], fused=s.isa.fused)
        head, row = k.workgroup(0), k.constant(0)
        begin, end = k.constant(0), k.constant(0) if s.paged else k.scalars["chunks"]
        if s.paged:
            row = k.workgroup(1)
            length, first = k.index(k.load("lengths", row)), row * k.scalars["table"]
            begin, end = first + s.first(k, length) // CHUNK, first + k.ceildiv(length, CHUNK)
        nothing = k.constant(0.0, vector_of(lanes, "f32"))
        sink = k.load("sinks", head) if s.sinks else None
        with k.accumulate(begin, end, 1, [k.constant(-float("inf"), "f32") if sink is None else sink]) as (c, best):
            best[0] = k.maximum(best[0], k.load("stats", c, 0, head))

        def share(score: Value) -> Value:
            """What a chunk whose highest score this is counts, in each lane."""
            return exp(k, k.broadcast(score - best[0], lanes))

        with k.accumulate(begin, end, 1, [nothing if sink is None else share(sink)]) as (c, total):
            weight = k.broadcast(k.load("stats", c, 1, head), lanes)
            total[0] = k.fma(share(k.load("stats", c, 0, head)), weight, total[0])

        whole_total = total[0]
        if s.paged:
            # a row that is not in use has no keys: zeros
            whole_total = k.select(k.compare("==", whole_total, 0.0), k.constant(1.0, nothing.type), whole_total)

        def columns(column: Value, mask: Value | None) -> None:
            with k.accumulate(begin, end, 1, [nothing]) as (c, sums):
                values = k.load("sums", c, head, column, lanes=lanes, mask=mask)
                sums[0] = k.fma(share(k.load("stats", c, 0, head)), values, sums[0])
            y, to = sums[0] / whole_total, head * s.values + column
            k.store(y, "y", row, to, mask=mask)
            if rounds:
                k.store(k.narrow(y, s.dtype.value), "rounded", row, to, mask=mask)

        k.vectors(0, s.values, lanes, columns)
        return k


def sum_each(k: Kernel, vectors: Sequence[Value]) -> Value:
    """The sums over the lanes of as many vectors as they have lanes: that of vector i in lane i.

    Two vectors become one that holds the sums of halves of both, and so on: three operations for each sum.
    """
    lanes, found = len(vectors), list(vectors)
    each = lanes  # lanes in which a vector holds the sums of one of those that it is made of
    while len(found) > 1:
        lower = [start + lane for start in range(0, lanes, each) for lane in range(each // 2)]
        lower += [lanes + lane for lane in lower]
        upper = [lane + each // 2 for lane in lower]
        pairs = zip(found[::2], found[1::2], strict=True)
        found = [k.shuffle(a, b, lower) + k.shuffle(a, b, upper) for a, b in pairs]
        each //= 2
    return found[0]


def attended(
    host: Host,
    kernel: DecodeAttention,
    tensors: Mapping[str, Tensor],
    length: Extent,
) -> dict[str, Tensor]:
    """``y [1, n dv]`` f32, and ``rounded``, of ``q_0 [1, n, d]`` .., ``keys_0 [m, T, d]`` .., ``values`` and ``sinks``:
    two dispatches. ``length`` is how many tokens there are, the query's own among them."""
    shape = kernel.shape
    base: Extent = 0
    match shape.mask.kind:
        case MaskKind.SLIDING:
            base = host.divide(host.less(length, shape.mask.width, "first_key"), CHUNK, "first_chunk")
        case MaskKind.CHUNKED:
            before = host.divide(host.less(length, 1, "last_key"), shape.mask.width, "mask_chunk")
            base = host.divide(host.multiply(before, shape.mask.width, "first_key"), CHUNK, "first_chunk")
    chunks = host.less(host.divide_up(length, CHUNK, "last_chunk"), base, "chunks")
    given = {name: of for name, of in tensors.items() if name != "sinks"}
    sizes = {"length": length, "base": base, "context": tensors["keys_0"].shape[1], "chunks": chunks}
    partial = host.dispatch("attend", given, sizes)
    given = {**partial, **({"sinks": tensors["sinks"]} if shape.sinks else {})}
    return host.dispatch("attend_join", given, {"chunks": chunks}, hint="attended")


def attended_pages(
    host: Host, kernel: DecodeAttention, tensors: Mapping[str, Tensor], tables: Tensor
) -> dict[str, Tensor]:
    """``attended`` over ``tables [N, M]`` i32 of pages: ``y [N, n dv]`` of ``lengths [N]`` i32, ``q_0 [N, n, d]`` ..
    and pools ``keys_0 [P, m, 128, d]`` .."""
    tokens, table = tables.shape
    entries = host.multiply(tokens, table, "table_entries")
    sizes = {"tokens": tokens, "table": table, "entries": entries}
    given = {name: of for name, of in tensors.items() if name != "sinks"} | {"tables": tables.flat(entries)}
    partial = host.dispatch("attend", given, {**sizes, "pages": tensors["keys_0"].shape[0]})
    given = {"lengths": tensors["lengths"], **partial, **({"sinks": tensors["sinks"]} if kernel.shape.sinks else {})}
    return host.dispatch("attend_join", given, sizes, hint="attended")
