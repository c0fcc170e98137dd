"""The attention kernels for CPUs as stages ask for them: one token of each sequence, or many tokens of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from emitter.dtype import DType
from emitter.kernels.cpu.attention import AttentionShape, DecodeAttention, attended, attended_pages
from emitter.kernels.cpu.attention_matrix import MatrixAttention
from emitter.kernels.cpu.attention_tiles import PrefillAttention, attended_tiles
from emitter.kernels.cpu.heads import HeadsKernel
from emitter.kernels.cpu.host import declared
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import AttentionCall, Cached
from emitter.spec.attention import AttentionSpec, GroupedAttentionSpec, LatentAttentionSpec, MaskKind, Positioned
from emitter.target.isa import Isa
from emitter.text.builder import FunctionBuilder, TensorType, Value


@dataclass(frozen=True)
class CpuAttention:
    """See ``lowering.AttentionKernels``."""

    isa: Isa

    def keeps(self, spec: AttentionSpec, cache: DType, compute: DType) -> str | None:
        """See ``AttentionKernels``: codes of a byte with any type; in two bytes with f32, where queries and weights
        are rounded to that type too."""
        if cache is not DType.I8 and (compute is not DType.F32 or cache not in (DType.BF16, DType.F16)):
            return "its kernels read caches of the compute type or of int8, and, where f32 is computed, of bf16 and f16"
        if not isinstance(spec, GroupedAttentionSpec):
            return "latents are kept in the compute type"
        if spec.mask.kind is MaskKind.PROMPT_AND_SLIDING:
            return "its mask goes by the prompt"
        queries = compute if cache is DType.I8 else cache
        if queries is DType.BF16 and self.isa.bf16_dot and not self.isa.tiles and spec.head_dim % 2:
            return f"a head of {spec.head_dim} dimensions is not read in pairs"
        if cache is not DType.I8:
            return None
        if spec.position_scale is not None and spec.position_scale.kind is Positioned.LEARNED:
            return "its factors of positions are learned"
        return HeadsKernel(self.isa, spec, queries, cache).refusal()

    def enter(
        self, b: FunctionBuilder, spec: AttentionSpec, made: Mapping[str, Value], cache: Cached, compute: DType
    ) -> tuple[Value, tuple[Value, ...]] | str:
        """See ``AttentionKernels``: one dispatch."""
        if not isinstance(spec, GroupedAttentionSpec):
            return "it has latents"
        pages, form = cache.pages, "" if cache.pages is None else "one" if cache.lengths is None else "batch"
        kept = cache.rows[0].dtype
        queries = compute if kept is DType.I8 else kept
        kernel = HeadsKernel(self.isa, spec, queries, kept, form)
        if (reason := kernel.refusal()) is not None:
            return reason
        host = declared(b, kernel.executable(), self.isa)
        given = {name: tensor(b, of) for name, of in made.items()}
        tokens = made["q"].shape[0]
        sizes: dict[str, Extent] = {"tokens": b.index(tokens)}
        if spec.kv_from is None:
            held = dict(zip(("keys", "values"), (tensor(b, each) for each in cache.rows), strict=True))
            given["positions"] = tensor(b, cache.positions)
            if pages is None:
                sizes["context"] = held["keys"].shape[1]
            else:
                tables = tensor(b, pages)
                table = tables.shape[-1]
                entries = table if cache.lengths is None else host.multiply(sizes["tokens"], table, "table_entries")
                given["tables"] = tables.flat(entries)
                sizes |= {"entries": entries, "pages": held["keys"].shape[0]}
                if cache.lengths is not None:
                    given["lengths"] = tensor(b, cache.lengths)
                    sizes["table"] = table
            given |= held
        updates = [buffer.name for buffer in kernel.writes]
        found = host.dispatch("enter", given, sizes, updates=updates, hint="entered")
        rows = value(found["rows"], TensorType((tokens, spec.heads, spec.head_dim), kernel.dtype))
        if spec.kv_from is not None:
            return rows, tuple(cache.rows)
        return rows, tuple(value(found[name], c.type) for name, c in zip(("keys", "values"), cache.rows, strict=True))

    def norm(self, *_: object) -> str:
        return "code generation fuses it with what is around it"

    def latents(self, spec: LatentAttentionSpec) -> str:
        return "code generation multiplies batches of matrices as fast"

    def attend(self, b: FunctionBuilder, call: AttentionCall) -> Value | str:
        """See ``AttentionKernels``: two dispatches for one token, one for many."""
        spec, queries, cache, sinks = call.spec, call.queries, call.cache, call.sinks
        if spec.mask.kind is MaskKind.PROMPT_AND_SLIDING:
            return "its mask goes by the prompt"
        latent, paged = isinstance(spec, LatentAttentionSpec), cache.pages is not None
        # latents have no axis of heads: one head
        axis = len(cache.rows[0].shape) - 2
        held = [b.split(c, axis, (1, c.shape[axis]), name=f"{c.name}_rows") if latent else c for c in cache.rows]
        shape = AttentionShape(
            self.isa,
            queries[0].dtype,
            held[0].dtype,
            spec.heads,
            1 if latent else spec.key_sizes[0],
            tuple(q.extent(2) for q in queries),
            spec.kv_rank if isinstance(spec, LatentAttentionSpec) else spec.v_dim,
            spec.scale,
            spec.mask,
            spec.softcap,
            spec.sinks,
            latent,
            paged,
        )
        read = {f"keys_{part}": keys for part, keys in enumerate(held[: len(queries)])}
        read |= {} if latent else {"values": held[-1]}
        read |= {} if sinks is None else {"sinks": sinks}
        given = {name: tensor(b, of) for name, of in read.items()}
        if cache.start is not None and (paged or queries[0].shape[0] != 1):
            return self._many(b, shape, call, given, cache.start)
        kernel = DecodeAttention(shape)
        host = declared(b, kernel.executable(), self.isa)
        given = {f"q_{part}": tensor(b, q) for part, q in enumerate(queries)} | given
        if cache.start is None:
            assert cache.pages is not None
            assert cache.lengths is not None
            given = {"lengths": tensor(b, cache.lengths), **given}
            found = attended_pages(host, kernel, given, tensor(b, cache.pages))
        else:
            found = attended(host, kernel, given, host.add(b.host_index(cache.start), 1, "length"))
        type_ = TensorType((queries[0].shape[0], spec.heads * shape.values), DType.F32)
        y = value(found["y"], type_)
        if "rounded" in found:
            b.rounds_to(y, value(found["rounded"], replace(type_, dtype=shape.dtype)))
        return y

    def _many(
        self, b: FunctionBuilder, shape: AttentionShape, call: AttentionCall, caches: dict[str, Tensor], start: Value
    ) -> Value | str:
        """Of any number of tokens of one sequence."""
        of = MatrixAttention if self.isa.tiles and shape.dtype is DType.BF16 else PrefillAttention
        kernel = of(shape)
        if (reason := kernel.refusal()) is not None:
            return reason
        host = declared(b, kernel.executable(), self.isa)
        queries, pages, tokens = call.queries, call.cache.pages, call.queries[0].shape[0]
        rows = host.multiply(b.index(tokens), shape.heads, "query_rows")
        given = {} if pages is None else {"tables": tensor(b, pages)}
        for part, q in enumerate(queries):
            flat = b.join(q, 0, 2, name="query_rows")
            given[f"q_{part}"] = Tensor(str(flat), (rows, q.extent(2)), q.dtype.value)
        y = attended_tiles(host, kernel, {**given, **caches}, b.index(tokens), b.host_index(start))
        return value(y, TensorType((tokens, shape.heads * shape.values), DType.F32))
