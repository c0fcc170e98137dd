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
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.activation import exp, tanh
from emitter.kernels.cpu.dot import DotProduct
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
from emitter.kernels.sizes import Extent, Tensor
from emitter.signature import DType
from emitter.spec.attention import MaskKind, MaskSpec
from emitter.target.isa import Isa

CHUNK = 128
"""Keys of a chunk."""
_HEADS = 8  # query heads of a workgroup at most: each takes a register for each vector of a value
_AHEAD = 2048  # bytes that keys and values are asked for in advance


@dataclass(frozen=True)
class AttentionShape:
    """What the kernels are written for: ``keys`` are the widths of the matrices of keys, ``values`` that of a value;
    ``dtype`` is that of queries and cache. ``latent``: the values are the first matrix of keys."""

    isa: Isa
    dtype: DType
    heads: int
    kv_heads: int
    keys: tuple[int, ...]
    values: int
    scale: float
    mask: MaskSpec
    softcap: float = 0.0
    sinks: bool = False
    latent: bool = False

    @property
    def group(self) -> int:
        """Query heads of a key head."""
        return self.heads // self.kv_heads

    def caches(self) -> list[Buffer]:
        """The buffers of keys and values."""
        widths = [(f"keys_{part}", width) for part, width in enumerate(self.keys)]
        widths += [] if self.latent else [("values", self.values)]
        return [Buffer(name, (self.kv_heads, None, width), self.dtype.value, "context") for name, width in widths]

    @property
    def value_buffer(self) -> str:
        """The buffer that holds the values."""
        return "keys_0" if self.latent else "values"

    def capped(self, k: Kernel, score: Value) -> Value:
        """A score from a product: scaled, and softly capped."""
        score = score * self.scale
        return tanh(k, score / self.softcap) * self.softcap if self.softcap else score

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
class DecodeAttention:
    """The kernels for one token."""

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
        executable.add(self._attend(), Grid(self.shape.heads // self._at_once, ("chunks", 1)))
        executable.add(self._join(), Grid(self.shape.heads))
        return executable

    def _attend(self) -> Kernel:
        s, lanes = self.shape, self._lanes
        queries = [Buffer(f"q_{n}", (1, s.heads, width), s.dtype.value) for n, width in enumerate(s.keys)]
        buffers = [*queries, *s.caches(), *self._partial]
        k = Kernel("attend", buffers, ["length", "base", "context", "chunks"], fused=s.isa.fused)
        place, chunk = k.workgroup(0), k.workgroup(1)
        head = place * self._at_once  # the first of the query heads
        kv = head // s.group
        length = k.scalars["length"]
        start = (k.scalars["base"] + chunk) * CHUNK
        low, high = k.maximum(start, s.first(k, length)), k.minimum(start + CHUNK, length)
        scores = k.scratch("scores", (CHUNK * self._padded + lanes,), "f32")
        best = self._score(k, scores, head, kv, low, high)
        total = self._exponentials(k, scores, best, high - low)
        there = k.mask(self._at_once, lanes)
        for row, value in enumerate((best, total)):
            k.store(value, "stats", chunk, row, head, mask=there)
        self._gather(k, scores, head, kv, low, high, chunk)
        return k

    @property
    def _partial(self) -> list[Buffer]:
        """What a chunk leaves: sums of values, and for each head the highest score and the sum of the weights."""
        heads, width = self.shape.heads, self.shape.values
        return [
            Buffer("sums", (None, heads, width), "f32", "chunks"),
            Buffer("stats", (None, 2, heads), "f32", "chunks"),
        ]

    def _score(self, k: Kernel, scores: Buffer, head: Value, kv: Value, low: Value, high: Value) -> Value:
        """Put the scores of a chunk's keys with all heads into memory, key by key; the highest of each head in every
        lane that is the head's."""
        s, lanes, padded = self.shape, self._lanes, self._padded
        dot, keys = DotProduct(s.isa, s.dtype), self._lanes // self._padded
        heads = [head + min(g, self._at_once - 1) for g in range(padded)]
        nothing = k.constant(-float("inf"), vector_of(lanes, "f32"))
        with k.accumulate(low, high, keys, [nothing]) as (first, best):
            at = [k.minimum(first + j, high - 1) for j in range(keys)]
            sums = [k.constant(0.0, dot.accumulator)] * (keys * padded)
            for part, width in enumerate(s.keys):
                self._prefetch(k, f"keys_{part}", width, kv, at)
                sums = self._dots(k, dot, part, width, kv, at, heads, sums)
            found = s.capped(k, sum_each(k, sums))
            k.store(found, scores, (first - low) * padded)
            best[0] = k.maximum(best[0], found)
        return self._over_keys(k, best[0], k.maximum)

    def _dots(
        self,
        k: Kernel,
        dot: DotProduct,
        part: int,
        width: int,
        kv: Value,
        at: Sequence[Value],
        heads: Sequence[Value],
        sums: Sequence[Value],
    ) -> list[Value]:
        """The sums with the products of a matrix of keys added."""

        def advance(i: Operand, totals: list[Value], mask: Value | None) -> None:
            distinct = dict.fromkeys(heads)
            q = {head: dot.operand(k, k.load(f"q_{part}", 0, head, i, lanes=dot.step, mask=mask)) for head in distinct}
            for j, key in enumerate(at):
                row = dot.operand(k, k.load(f"keys_{part}", kv, key, i, lanes=dot.step, mask=mask))
                for g, head in enumerate(heads):
                    place = j * len(heads) + g
                    totals[place] = dot.multiply_add(k, row, q[head], totals[place])

        whole = width - width % dot.step
        totals = list(sums)
        if whole:
            with k.accumulate(0, whole, dot.step, totals, unroll=True) as (i, totals):
                advance(i, totals, None)
        if whole < width:
            advance(whole, totals, k.mask(width - whole, dot.step))
        return totals

    def _prefetch(self, k: Kernel, buffer: str, width: int, kv: Value, at: Sequence[Value]) -> None:
        """Ask for the rows as far behind these as ``_AHEAD`` bytes are."""
        size = self.shape.dtype.itemsize
        rows = max(len(at), -(-_AHEAD // (width * size)))
        for key in at:
            for column in range(0, width, LINE // size):
                k.prefetch(buffer, kv, key + rows, column)

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
        with k.accumulate(0, end, lanes, [zero]) as (at, total):
            weight = exp(k, k.load(scores, at, lanes=lanes) - best)
            weight = k.select(k.mask(end - at, lanes), weight, zero)
            k.store(weight, scores, at)
            total[0] = total[0] + weight
        return self._over_keys(k, total[0], lambda a, b: a + b)

    def _gather(self, k: Kernel, scores: Buffer, head: Value, kv: Value, low: Value, high: Value, chunk: Value) -> None:
        """The weighted sums of the values."""
        s, lanes, heads = self.shape, self._lanes, self._at_once
        most = max(1, (24 if s.isa.registers >= 32 else 8) // heads)
        vectors = -(-s.values // lanes)

        def block(column: Operand, count: int, mask: Value | None) -> None:
            places = [k.value(column) + i * lanes for i in range(count)]
            zeros = [k.constant(0.0, vector_of(lanes, "f32"))] * (heads * count)
            with k.accumulate(low, high, 1, zeros) as (key, sums):
                values = []
                for i, place in enumerate(places):
                    masked = mask if i == count - 1 else None
                    values.append(k.to_f32(k.load(s.value_buffer, kv, key, place, lanes=lanes, mask=masked)))
                for g in range(heads):
                    weight = k.broadcast(k.load(scores, (key - low) * self._padded + g), lanes)
                    for i, value in enumerate(values):
                        sums[g * count + i] = k.fma(weight, value, sums[g * count + i])
            for g in range(heads):
                for i, place in enumerate(places):
                    masked = mask if i == count - 1 else None
                    k.store(sums[g * count + i], "sums", chunk, head + g, place, mask=masked)

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
        buffers = [
            *self._partial,
            *([Buffer("sinks", (s.heads,), "f32")] if s.sinks else []),
            Buffer("y", (1, width), "f32"),
            *([Buffer("rounded", (1, width), s.dtype.value)] if rounds else []),
        ]
        k = Kernel("attend_join", buffers, ["chunks"], fused=s.isa.fused)
        head, chunks = k.workgroup(0), k.scalars["chunks"]
        nothing = k.constant(0.0, vector_of(lanes, "f32"))
        sink = k.load("sinks", head) if s.sinks else None
        with k.accumulate(0, chunks, 1, [k.constant(-float("inf"), "f32") if sink is None else sink]) as (c, best):
            best[0] = k.maximum(best[0], k.load("stats", c, 0, head))

        def share(score: Value) -> Value:
            """What a chunk whose highest score this is counts, in each lane."""
            return exp(k, k.broadcast(score - best[0], lanes))

        with k.accumulate(0, chunks, 1, [nothing if sink is None else share(sink)]) as (c, total):
            weight = k.broadcast(k.load("stats", c, 1, head), lanes)
            total[0] = k.fma(share(k.load("stats", c, 0, head)), weight, total[0])

        def columns(column: Operand, mask: Value | None) -> None:
            with k.accumulate(0, chunks, 1, [nothing]) as (c, sums):
                values = k.load("sums", c, head, column, lanes=lanes, mask=mask)
                sums[0] = k.fma(share(k.load("stats", c, 0, head)), values, sums[0])
            y, to = sums[0] / total[0], head * s.values + column
            k.store(y, "y", 0, to, mask=mask)
            if rounds:
                k.store(k.narrow(y, s.dtype.value), "rounded", 0, to, mask=mask)

        whole = s.values - s.values % lanes
        with k.loop(0, whole, lanes) as column:
            columns(column, None)
        if whole < s.values:
            columns(whole, k.mask(s.values - whole, lanes))
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
    executable: Executable,
    tensors: Mapping[str, Tensor],
    length: Extent,
    context: Extent,
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
    sizes = {"length": length, "base": base, "context": context, "chunks": chunks}
    partial = host.dispatch(executable, "attend", given, sizes)
    given = {**partial, **({"sinks": tensors["sinks"]} if shape.sinks else {})}
    return host.dispatch(executable, "attend_join", given, {"chunks": chunks}, hint="attended")
