"""From projections to the cache: norms of queries and keys, their rotation, and the store of keys and values.

    enter   for token (a workgroup):
              for query head, and for key head:
                the root of the mean square, of the head or of all heads
                for pairs of dimensions, as many as a vector has: times root and weight, clipped, rotated, stored
                for the other dimensions: the same, not rotated
              for value: times the root of its head where values have a norm, clipped, scaled, stored

What is normed or rotated is f64 until it is stored: it is rounded once. Keys and values go where the token's place in
its sequence is, in place: the caches are the caller's. Of a cache in 8 bits a head's row is put together first, then
stored as codes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emitter.kernels.cpu.attention import CHUNK
from emitter.kernels.cpu.cached_rows import store_codes
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
from emitter.signature import DType
from emitter.spec.attention import GroupedAttentionSpec, NormOver, row_elements
from emitter.spec.norm import NormKind, NormWeight
from emitter.spec.rope import Pairing
from emitter.target.isa import Isa

_Store = Callable[[Value, Value, Operand, Value | None], None]
"""Puts elements of a head from a dimension on, those that a mask names, where they belong."""


@dataclass(frozen=True)
class HeadsKernel:
    """The kernel for queries in ``dtype``, keys and values in ``cache``. ``form``: a cache in one piece, or in pages of
    ``one`` sequence or of a ``batch`` with a sequence for each token."""

    isa: Isa
    spec: GroupedAttentionSpec
    dtype: DType
    cache: DType
    form: str = ""

    def refusal(self) -> str | None:
        """Why the kernel cannot compute it, None where it can."""
        s, qk = self.spec, self.spec.qk_norm
        if s.clip and s.v_norm is not None:
            return "its values have a norm after what clips them"
        if qk is not None and (qk.after_rope or qk.norm.kind is NormKind.LAYER):
            return "its norms of queries and keys are others"
        if qk is not None and qk.norm.weight is NormWeight.CENTRED_INPUT:
            return "its weight is on what its norms read"
        return None

    def executable(self) -> Executable:
        """The kernel."""
        return Executable("enter", (self._kernel(), Grid(("tokens", 1))))

    @property
    def writes(self) -> list[Buffer]:
        """The caches."""
        s = self.spec
        if s.kv_from is not None:
            return []
        lead, of = ((None, s.kv_heads, CHUNK), "pages") if self.form else ((s.kv_heads, None), "context")
        widths = (("keys", s.head_dim), ("values", s.v_dim))
        rows = [(name, row_elements(width, self.cache)) for name, width in widths]
        return [Buffer(name, (*lead, elements), self.cache.value, of) for name, elements in rows]

    def _kernel(self) -> Kernel:
        s = self.spec
        n, m, d = s.heads, s.kv_heads, s.head_dim
        own = s.kv_from is None
        widths = [("q", n * d), *([("k", m * d)] if own else [])]
        widths += [("v", m * s.v_dim)] if own and not s.v_is_k else []
        buffers = [Buffer(name, (None, width), "f32", "tokens") for name, width in widths]
        if s.qk_norm is not None and s.qk_norm.norm.weighted:
            whole = s.qk_norm.over is NormOver.ALL
            for name, heads in (("q", n), ("k", m)) if own else (("q", n),):
                buffers.append(Buffer(f"{name}_norm", (heads * d if whole else d,), "f32"))
        if s.rope is not None:
            buffers += [Buffer(name, (None, s.rope.pairs), "f32", "tokens") for name in ("cos", "sin")]
        buffers += [Buffer("factors", (None,), "f32", "tokens")] if s.position_scale is not None else []
        scalars = ["tokens"]
        if own:
            buffers.append(Buffer("positions", (None,), "i32", "tokens"))
            if self.form:
                buffers.append(Buffer("tables", (None,), "i32", "entries"))
                scalars += ["entries", "pages"]
            else:
                scalars.append("context")
            if self.form == "batch":
                buffers.append(Buffer("lengths", (None,), "i32", "tokens"))
                scalars.append("table")
            buffers += self.writes
        buffers.append(Buffer("rows", (None, n, d), self.dtype.value, "tokens"))
        k = Kernel("enter", buffers, scalars, fused=self.isa.fused)
        token = k.workgroup(0)
        factor = None
        if s.position_scale is not None:
            factor = k.broadcast(k.to_f64(k.load("factors", token)), self.isa.lanes)

        def row(value: Value, head: Value, i: Operand, mask: Value | None) -> None:
            k.store(k.narrow(value, self.dtype.value), "rows", token, head, i, mask=mask)

        self._turn(k, token, "q", n, factor, row)
        if own:
            place = self._place(k, token)
            numbers = k.scratch("numbers", (max(d, s.v_dim),), "f32") if self.cache is DType.I8 else None

            def into(buffer: str) -> _Store:
                def put(value: Value, head: Value, i: Operand, mask: Value | None) -> None:
                    if numbers is None:
                        k.store(k.narrow(value, self.cache.value), buffer, *place(head), i, mask=mask)
                    else:
                        k.store(k.narrow(value, "f32"), numbers, i, mask=mask)

                return put

            def finish(buffer: str, head: Value, width: int) -> None:
                if numbers is not None:
                    store_codes(k, numbers, width, self.isa.lanes, buffer, place(head))

            self._turn(k, token, "k", m, None, into("keys"), lambda head: finish("keys", head, d))
            put, width, source = into("values"), s.v_dim, "k" if s.v_is_k else "v"
            with k.loop(0, m) as head:
                root = None
                if s.v_norm is not None:
                    root = self._root(k, token, source, head * width, width, s.v_norm.eps)

                def copy(i: Value, mask: Value | None, head: Value = head, root: Value | None = root) -> None:
                    value = k.to_f64(k.load(source, token, head * width + i, lanes=self.isa.lanes, mask=mask))
                    value = self._clipped(k, value) if root is None else value * root
                    value = value if s.v_scale == 1.0 else value * s.v_scale
                    put(value, head, i, mask)

                k.vectors(0, width, self.isa.lanes, copy)
                finish("values", head, width)
        return k

    def _place(self, k: Kernel, token: Value) -> Callable[[Value], tuple[Value, ...]]:
        """Where in a cache the row of a head is."""
        position = k.index(k.load("positions", token))
        if not self.form:
            return lambda head: (head, position)
        number, offset = position // CHUNK, position % CHUNK
        if self.form == "batch":
            page = k.index(k.load("tables", token * k.scalars["table"] + number))
            # rows not in use go to page 0, the padding page, each to a place of its own
            used = k.compare(">", k.index(k.load("lengths", token)), 0)
            page, offset = k.select(used, page, k.constant(0)), k.select(used, offset, token)
        else:
            page = k.index(k.load("tables", number))
        return lambda head: (page, head, offset)

    def _clipped(self, k: Kernel, value: Value) -> Value:
        clip = self.spec.clip
        return k.minimum(k.maximum(value, -clip), clip) if clip else value

    def _root(self, k: Kernel, token: Value, name: str, first: Operand, width: int, eps: float) -> Value:
        """``1 / sqrt(mean(x^2) + eps)`` of some columns, in every lane."""
        lanes = self.isa.lanes

        def add(i: Value, mask: Value | None, total: list[Value]) -> None:
            x = k.to_f64(k.load(name, token, first + i, lanes=lanes, mask=mask))
            total[0] = k.fma(x, x, total[0])

        (total,) = k.fold(width, lanes, [k.constant(0.0, vector_of(lanes, "f64"))], add)
        square = k.sum_lanes(total) * (1.0 / width) + eps
        return k.broadcast(1.0 / k.assign(f"math.sqrt {square.name} : f64", "f64"), lanes)

    def _turn(
        self,
        k: Kernel,
        token: Value,
        name: str,
        heads: int,
        factor: Value | None,
        store: _Store,
        finish: Callable[[Value], None] = lambda _: None,
    ) -> None:
        """Norm, clip, rotate and store the heads of q or k; ``finish`` each after its last number."""
        s, lanes, d = self.spec, self.isa.lanes, self.spec.head_dim
        qk = s.qk_norm
        over_all = qk is not None and qk.over is NormOver.ALL
        shared = None
        if qk is not None and over_all:
            shared = self._root(k, token, name, k.constant(0), heads * d, qk.norm.eps)
        pairs = 0 if s.rope is None else s.rope.pairs
        with k.loop(0, heads) as head:
            first = head * d
            root = shared
            if qk is not None and not over_all:
                root = self._root(k, token, name, first, d, qk.norm.eps)

            def read(
                at: Value, wide: int, mask: Value | None, first: Value = first, root: Value | None = root
            ) -> Value:
                x = k.to_f64(k.load(name, token, first + at, lanes=wide, mask=mask))
                if qk is not None and root is not None:
                    x = x * (root if wide == lanes else k.shuffle(root, root, [0] * wide))
                    if qk.norm.weighted:
                        place = first + at if over_all else at
                        weight = k.to_f64(k.load(f"{name}_norm", place, lanes=wide, mask=mask))
                        x = x * (weight + 1.0 if qk.norm.weight is NormWeight.CENTRED else weight)
                return self._clipped(k, x)

            def put(value: Value, at: Operand, mask: Value | None, head: Value = head) -> None:
                value = value if factor is None else value * factor
                store(value, head, at, mask)

            def rotated(i: Value, mask: Value | None) -> None:
                if s.rope is not None and s.rope.pairing is Pairing.HALF:
                    a, b = read(i, lanes, mask), read(i + pairs, lanes, mask)
                else:
                    there = None if mask is None else k.mask((k.constant(pairs) - i) * 2, 2 * lanes)
                    both = read(i * 2, 2 * lanes, there)
                    a, b = (k.shuffle(both, both, range(odd, 2 * lanes, 2)) for odd in range(2))
                cos, sin = (k.to_f64(k.load(table, token, i, lanes=lanes, mask=mask)) for table in ("cos", "sin"))
                put(a * cos - b * sin, i, mask)
                put(b * cos + a * sin, i + pairs, mask)

            if pairs:
                k.vectors(0, pairs, lanes, rotated)
            if 2 * pairs < d:
                k.vectors(2 * pairs, d, lanes, lambda i, mask: put(read(i, lanes, mask), i, mask))
            finish(head)
