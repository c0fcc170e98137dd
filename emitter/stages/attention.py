"""Attention of one decoder layer over its cache, in plain StableHLO: scores, softmax and the sum of values.

The keys and values of a call's N tokens are written into the cache first; every query then reads what the cache holds
of its sequence, of which a mask keeps what it may see. Softmax is f32 whatever the compute dtype is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar, assert_never

from emitter.lowering import AttentionCall, AttentionKernels, Factors, Lowering
from emitter.shapes import static
from emitter.signature import DType
from emitter.spec.attention import (
    AttentionSpec,
    GateFunction,
    GroupedAttentionSpec,
    LatentAttentionSpec,
    MaskKind,
    MaskSpec,
    NormOver,
    Positioned,
)
from emitter.spec.norm import NormSpec
from emitter.spec.rope import RopeSpec
from emitter.stages.activations import softcap
from emitter.stages.block import projections
from emitter.stages.cache import Held
from emitter.stages.contraction import contract, contract_rows
from emitter.stages.factors import weighed
from emitter.stages.norms import norm, rms_norm
from emitter.stages.rope import rotate
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import Weights


@dataclass(frozen=True)
class Surroundings:
    """What a layer reads of its call besides the residual stream.

    ``positions [N]`` i32 are the tokens' places in their sequence, ``held`` how its keys lie in memory, ``cos`` and
    ``sin [N, D/2]`` f32 the rotation's rows, ``query_scale [N]`` f32 the factor on queries that grows with the position
    (``ln(i + 1)`` of a learned one), ``prompt`` i32 the length of the prompt, ``[N]`` where each token has its own.
    """

    positions: Value
    held: Held
    cos: Value | None = None
    sin: Value | None = None
    query_scale: Value | None = None
    prompt: Value | None = None


Cache = tuple[Value, ...]
"""Keys ``[m, T, d]`` and values ``[m, T, dv]``; of latent attention latents ``[T, r]`` and rotated keys ``[T, dr]``.

In pages where ``Surroundings.held`` says so (see ``stages.cache``).
"""


def attention(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: AttentionSpec,
    x: Value,
    weights: Weights,
    cache: Cache,
    call: Surroundings,
) -> tuple[Value, Cache]:
    """The mixer's output ``[N, H]`` f32 for the normed ``x [N, H]`` f32, and the cache with the tokens' own.

    With ``kv_from`` the cache is that of the layer whose keys are read, with its tokens in it already.
    """
    match spec:
        case GroupedAttentionSpec():
            return _Grouped(b, lowering, spec, x, weights, cache, call).write()
        case LatentAttentionSpec():
            return _Latent(b, lowering, spec, x, weights, cache, call).write()
        case _:
            assert_never(spec)


Spec = TypeVar("Spec", bound=AttentionSpec)


@dataclass(frozen=True)
class _Mixer(Generic[Spec]):
    """Attention of either kind, as it is written into ``b``; the rest is what ``attention`` takes."""

    b: FunctionBuilder
    lowering: Lowering
    spec: Spec
    x: Value
    weights: Weights
    cache: Cache
    call: Surroundings

    def write(self) -> tuple[Value, Cache]:
        """See ``attention``."""
        gathered, cache = self.gathered()
        self.b.stage("attention output")
        if self.spec.gate is not None and not self.spec.gate.fused:
            gathered = self._gated(gathered)
        count = len(gathered.shape) - 1
        joined = gathered if count == 1 else self.b.join(gathered, 1, count, name="heads_joined")
        return self._project(joined, ["o"], names=["attended"])[0], cache

    def gathered(self) -> tuple[Value, Cache]:
        """What the heads give, ``[N, n dv]`` f32 or by head, and the cache."""
        raise NotImplementedError

    @property
    def _plain(self) -> Lowering:
        return replace(self.lowering, kernels=None)

    @property
    def _kernels(self) -> AttentionKernels | None:
        """The kernels for attention, if there are some."""
        kernels = None if self.lowering.kernels is None else self.lowering.kernels.attention
        return None if isinstance(kernels, str) else kernels

    def _project(self, x: Value, stems: Sequence[str], *, names: Sequence[str] = ()) -> list[Value]:
        return projections(self.b, self.lowering, x, self.weights, stems, names=names)

    def _norm(self, spec: NormSpec | None, x: Value, stem: str, *, name: str, axes: int = 1) -> Value:
        return norm(self.b, self.lowering, spec, x, self.weights, stem, name=name, axes=axes)

    def _attend(self, queries: list[Value], cache: Cache) -> Value | None:
        """What the heads give by kernels, ``[N, n dv]`` f32, of ``queries [N, n, d]``, or by key head
        ``[N, m, n / m, d]``; None where there are none."""
        if self._kernels is None:
            return None
        found = self._kernels.attend(self.b, self._of_queries(queries, cache))
        return None if isinstance(found, str) else found

    def _of_queries(self, queries: Sequence[Value], cache: Cache) -> AttentionCall:
        """The call of kernels that ``_attend`` is."""
        b, spec = self.b, self.spec
        b.stage("attention", f"of {spec.heads} heads, over the cache")
        rows = [q if len(q.shape) == 3 else b.join(q, 1, 2, name="q_rows") for q in queries]
        return AttentionCall(spec, rows, self.call.held.cached(cache), self.weights["sinks"] if spec.sinks else None)

    @property
    def _learned_factors(self) -> bool:
        """Whether queries are times a learned line of the logarithm of their place."""
        scale = self.spec.position_scale
        return scale is not None and scale.kind is Positioned.LEARNED

    @property
    def _by_position(self) -> dict[str, Value]:
        """What kernels are given of the tokens' places, by name."""
        tables = {"cos": self.call.cos, "sin": self.call.sin} if self.spec.rope is not None else {}
        scaled = self.spec.position_scale is not None and not self._learned_factors
        factors = {"factors": self.call.query_scale} if scaled else {}
        return {name: of for name, of in (tables | factors).items() if of is not None}

    def _rotated(self, rope: RopeSpec, x: Value) -> Value:
        assert self.call.cos is not None
        assert self.call.sin is not None
        return rotate(self.b, rope, x, self.call.cos, self.call.sin, name=f"{x.name}_rotated")

    def _stored(self, rows: tuple[Value, ...]) -> Cache:
        self.b.stage("cache")
        return tuple(self.call.held.store(self.b, held, row) for held, row in zip(self.cache, rows, strict=True))

    def _probabilities(self, scores: Value) -> Value:
        """Softmax of ``scores [m, N, g, S]`` or ``[n, N, S]`` over the keys S that a query sees, f32.

        Where each token has keys of its own the first two axes are the other way round. A sink takes its share and
        gives nothing. Scores stay as they were accumulated up to their distance from the highest: a softmax is off by
        what they are off, and of large ones that is many roundings of its own.
        """
        b, spec, call = self.b, self.spec, self.call
        b.stage("softmax", "over the keys that a token may see")
        scores = b.multiply(scores, b.full_like(spec.scale, scores, name="score_scale"), name="scores_scaled")
        if spec.softcap:
            scores = softcap(b, b.convert(scores, DType.F32), spec.softcap)
        last, row = len(scores.shape) - 1, 0 if call.held.by_row else 1
        heads = [axis for axis in range(last) if axis != row]
        by_head = tuple(map(scores.shape.__getitem__, heads))
        # IREE 3.13 finds no room for a softmax of one row: it is computed twice
        alone = set(scores.shape[:last]) == {1} and not scores.type.is_static
        if alone:
            scores = b.concatenate([scores, scores], dim=0, name="scores_twice")
        seen = visible(b, spec.mask, call)
        seen = b.broadcast_in_dim(seen, scores.shape, dims=(row, last), name="is_seen_rows")
        scores = b.select(seen, scores, b.full_like(-float("inf"), scores, name="unseen"), name="scores_seen")
        highest = b.reduce("maximum", scores, dims=[last], name="highest")
        sink = None
        if spec.sinks:
            sink = b.convert(self.weights["sinks"], scores.dtype)
            sink = b.reshape(sink, tuple(map(static, by_head)), name="sink_heads")
            sink = b.broadcast_in_dim(sink, highest.shape, dims=heads, name="sink_rows")
            highest = b.maximum(highest, sink, name="highest_or_sink")
        rows = b.broadcast_in_dim(highest, scores.shape, dims=range(last), name="highest_rows")
        below = b.convert(b.subtract(scores, rows, name="below_highest"), DType.F32)
        p = b.exponential(below, name="exponentials")
        total = b.reduce("add", p, dims=[last], name="total")
        if sink is not None:
            below = b.convert(b.subtract(sink, highest, name="sink_below_highest"), DType.F32)
            total = b.add(total, b.exponential(below, name="sink_share"), name="total_and_sink")
        p = b.divide(p, b.broadcast_in_dim(total, p.shape, dims=range(last), name="total_rows"), name="p")
        return b.slice(p, dim=0, start=0, limit=1, name="p_once") if alone else p

    def _positioned(self, q: Value) -> Value:
        """Queries ``[N, ..., d]`` times the factor t(i) of their position (see ``Positioned``)."""
        b, spec, call = self.b, self.spec, self.call
        if spec.position_scale is None:
            return q
        assert call.query_scale is not None
        if spec.position_scale.kind is not Positioned.LEARNED:
            return b.multiply(
                q, b.broadcast_in_dim(call.query_scale, q.shape, dims=(0,), name="query_scale"), name="q_scaled"
            )
        dims = range(1, len(q.shape) - 1)
        heads = tuple(map(q.extent, dims))
        slope, offset = (
            b.broadcast_in_dim(b.reshape(self.weights[stem], heads), q.shape, dims=dims, name=f"{stem}_rows")
            for stem in ("position_scale", "position_bias")
        )
        log = b.broadcast_in_dim(call.query_scale, q.shape, dims=(0,), name="log_position")
        return b.multiply(q, b.add(b.multiply(slope, log), offset, name="query_scale"), name="q_scaled")

    def _gated(self, y: Value) -> Value:
        """``y [N, ..., dv]``, or ``[N, n dv]``, times its gate (see ``GateSpec``)."""
        b, spec, lowering, weights = self.b, self.spec, self.lowering, self.weights
        assert spec.gate is not None
        # its bias is one of each head, whatever the gate has
        (gate,) = projections(b, lowering, self.x, weights, ["attention_gate"], bias="", names=["gate"])
        if len(y.shape) == 2:
            bias = weights["attention_gate_bias"] if spec.gate.bias else None
            by_kernel = weighed(b, lowering, y, Factors(function=spec.gate.function), gate, bias, name="gathered_gated")
            if by_kernel is not None:
                return by_kernel
            y = b.split(y, 1, (spec.heads, spec.v_dim), name="gathered")
        heads = tuple(y.extent(axis) for axis in range(1, len(y.shape)))
        by_head = range(1, len(y.shape) - 1)
        gate = b.split(gate, 1, heads[:-1] if spec.gate.per_head else heads, name="gate_by_head")
        if spec.gate.per_head:
            gate = b.broadcast_in_dim(gate, y.shape, dims=range(len(y.shape) - 1), name="gate_rows")
        if spec.gate.bias:
            bias = b.reshape(weights["attention_gate_bias"], heads[:-1], name="gate_bias_heads")
            bias = b.broadcast_in_dim(bias, y.shape, dims=by_head, name="gate_bias_rows")
            gate = b.add(gate, bias, name="gate_biased")
        functions: dict[GateFunction, Callable[[Value], Value]] = {
            GateFunction.SIGMOID: lambda g: b.logistic(g, name="gate_sigmoid"),
            GateFunction.SOFTPLUS: lambda g: softplus(b, g),
        }
        return b.multiply(y, functions[spec.gate.function](gate), name="gathered_gated")


class _Grouped(_Mixer[GroupedAttentionSpec]):
    """Over keys and values by head."""

    def gathered(self) -> tuple[Value, Cache]:
        """See ``_Mixer``."""
        b, spec, call = self.b, self.spec, self.call
        n, m, d, dv = spec.heads, spec.kv_heads, spec.head_dim, spec.v_dim
        b.stage("queries, keys and values", f"{n} heads of queries over {m} of keys")
        shapes: dict[str, tuple[int, ...]] = {"q": (m, n // m, d)}
        if spec.kv_from is None:
            shapes |= {"k": (m, d)} if spec.v_is_k else {"k": (m, d), "v": (m, dv)}
        made = dict(zip(shapes, self._project(self.x, [*shapes]), strict=True))
        entered = self._enter(made)
        q, cache = entered or self._entered(made, shapes)
        by_kernel = self._attend([q], cache)
        if by_kernel is not None:
            normed = by_kernel if spec.o_norm is None else self._kernels_norm(spec.o_norm, by_kernel)
            if normed is not None:
                return normed, cache
            assert spec.o_norm is not None
            y = b.split(by_kernel, 1, (m, n // m, dv), name="gathered")
            return rms_norm(b, spec.o_norm, y, None, name="gathered_normed"), cache
        b.stage("scores", "of each query with every key of its sequence")
        q = q if entered is None else b.split(q, 1, (m, n // m), name="q_by_key_head")
        keys, values = (call.held.read(b, each) for each in cache)
        if not call.held.by_row:
            q = b.transpose(q, permutation=(1, 0, 2, 3), name="q_heads")
        scores = self._with_cache(self._plain, q, keys, wide=True, name="scores")
        p = self._probabilities(scores)
        b.stage("values")
        y = self._with_cache(self._plain.wide, p, b.convert(values, DType.F32), by_column=True, name="y")
        if not call.held.by_row:
            y = b.transpose(y, permutation=(1, 0, 2, 3), name="gathered")
        if spec.o_norm is not None:
            y = rms_norm(b, spec.o_norm, y, None, name="gathered_normed")
        return y, cache

    def _kernels_norm(self, spec: NormSpec, y: Value) -> Value | None:
        """The heads' norm by a kernel, None where there is none."""
        assert self._kernels is not None
        found = self._kernels.norm(self.b, spec, y, self.spec.v_dim)
        return None if isinstance(found, str) else found

    def _enter(self, made: Mapping[str, Value]) -> tuple[Value, Cache] | None:
        """``_entered`` by a kernel, queries ``[N, n, d]``; None where there is none."""
        b, spec = self.b, self.spec
        if self._kernels is None or self._learned_factors:
            return None
        given = dict(made)
        if spec.qk_norm is not None and spec.qk_norm.norm.weighted:
            given |= {f"{stem}_norm": self.weights[f"{stem}_norm"] for stem in ("q", "k") if stem in made}
        given |= self._by_position
        b.stage("queries, keys and values of the tokens", "norms, rotation, cache")
        found = self._kernels.enter(b, spec, given, self.call.held.cached(self.cache), self.lowering.compute)
        return None if isinstance(found, str) else found

    def _entered(self, made: Mapping[str, Value], shapes: Mapping[str, tuple[int, ...]]) -> tuple[Value, Cache]:
        """Queries ``[N, m, n / m, d]`` in the type of the cache, and the cache with the tokens' keys and values."""
        b, spec, cache = self.b, self.spec, self.cache
        by_head = {stem: b.split(value, 1, shapes[stem], name=f"{stem}_by_head") for stem, value in made.items()}
        q: Value | None = by_head["q"]
        k, v = by_head.get("k"), by_head.get("k" if spec.v_is_k else "v")
        qk = spec.qk_norm

        def normed(value: Value | None, stem: str) -> Value | None:
            if value is None or qk is None:
                return value
            axes = len(value.shape) - 1 if qk.over is NormOver.ALL else 1
            return self._norm(qk.norm, value, stem, name=f"{stem}ed", axes=axes)

        if qk is not None and not qk.after_rope:
            b.stage("norms of queries and keys")
            q, k = normed(q, "q_norm"), normed(k, "k_norm")
        if spec.clip:
            q, k, v = (None if each is None else _clipped(b, each, spec.clip) for each in (q, k, v))
        if spec.rope is not None:
            b.stage("rotation")
            q, k = (None if each is None else self._rotated(spec.rope, each) for each in (q, k))
        if qk is not None and qk.after_rope:
            b.stage("norms of queries and keys")
            q, k = normed(q, "q_norm"), normed(k, "k_norm")
        if v is not None and spec.v_norm is not None:
            v = rms_norm(b, spec.v_norm, v, None, name="v_normed")
        if v is not None:
            v = _scaled(b, v, spec.v_scale, "v_scaled")
        if k is not None and v is not None:
            cache = self._stored((k, v))
        assert q is not None
        return b.convert(self._positioned(q), cache[0].dtype), cache

    def _with_cache(
        self, lowering: Lowering, x: Value, cached: Value, *, by_column: bool = False, wide: bool = False, name: str
    ) -> Value:
        """``x [m, N, g, a]`` by ``cached [m, c, a]``: ``[m, N, g, c]`` f32; ``by_column`` takes ``[m, a, c]``, ``wide``
        is that of ``contract``.

        Where each token has rows of its own: ``x [N, m, g, a]`` by ``[N, m, c, a]``, ``[N, m, g, c]``.
        """
        b = self.b
        if not self.call.held.by_row:
            return contract_rows(b, lowering, x, cached, 1, by_column=by_column, wide=wide, name=name)
        flat, own = b.join(x, 0, 2, name=f"{x.name}_rows"), b.join(cached, 0, 2, name=f"{cached.name}_rows")
        along = 1 if by_column else 2
        y = contract(b, lowering, flat, own, batching=([0], [0]), contracting=([2], [along]), wide=wide, name=name)
        return b.split(y, 0, x.shape[:2], name=f"{name}_parts")


class _Latent(_Mixer[LatentAttentionSpec]):
    """Over latents, of which keys and values are made."""

    def gathered(self) -> tuple[Value, Cache]:
        """See ``_Mixer``."""
        return self._by_kernels() or self._by_latents()

    def _by_kernels(self) -> tuple[Value, Cache] | None:
        """``_by_latents`` by kernels alone, ``[N, n dv]`` f32; None where there are none."""
        b, spec, cache = self.b, self.spec, self.cache
        if self._kernels is None or isinstance(latents := self._kernels.latents(spec), str):
            return None
        b.stage("queries and latent", f"{spec.heads} heads, of which {spec.rope_dim} dimensions turn")
        stems = ["q_a" if spec.q_rank else "q", *(["kv_a"] if spec.kv_from is None else [])]
        made = dict(zip(stems, self._project(self.x, stems), strict=True))
        if spec.q_rank:
            normed = self._norm(spec.latent_norm, made.pop("q_a"), "q_a_norm", name="q_latent_normed")
            (made["q"],) = self._project(normed, ["q_b"])
        if self._learned_factors:
            assert self.call.query_scale is not None
            line = [self.weights[stem] for stem in ("position_scale", "position_bias")]
            made["q"] = latents.position(b, made["q"], self.call.query_scale, *line)
        norms = ["kv_a_norm"] if spec.kv_from is None else []
        norms += ["rope_key_norm"] if norms and spec.rope_key_norm is not None else []
        given = {**made, **{stem: self.weights[stem] for stem in norms}, **self._by_position}
        kv_b = b.convert(self.weights["kv_b"], cache[0].dtype)
        b.stage("queries of latents, and the tokens' own", "norm, rotation, cache")
        queries, cache = latents.enter(b, given, kv_b, self.call.held.cached(cache))
        return latents.attend(b, self._of_queries(queries, cache), kv_b), cache

    def _by_latents(self) -> tuple[Value, Cache]:
        """Queries go through ``W_kvb`` to the latents, and what is gathered of these back: no key is made of one."""
        b, lowering, plain, spec = self.b, self.lowering, self._plain, self.spec
        cache, call = self.cache, self.call
        n, rank, nope, rope_dim, dv = spec.heads, spec.kv_rank, spec.nope_dim, spec.rope_dim, spec.v_dim
        b.stage("queries", f"{n} heads, of which {rope_dim} dimensions turn")
        gate = None
        if spec.q_rank:
            (latent,) = self._project(self.x, ["q_a"], names=["q_latent"])
            normed = self._norm(spec.latent_norm, latent, "q_a_norm", name="q_latent_normed")
            normed = _scaled(b, normed, spec.q_scale, "q_latent_scaled")
            if spec.gate is not None and spec.gate.fused:
                both = b.concatenate([normed, latent], dim=1, name="q_latents")
                made = self._heads(both, {"q_gate_b": (n, spec.head_dim + dv)})["q_gate_b"]
                q = b.slice(made, dim=2, start=0, limit=spec.head_dim, name="q_heads")
                gate = b.slice(made, dim=2, start=spec.head_dim, limit=spec.head_dim + dv, name="gate_heads")
            else:
                q = self._heads(normed, {"q_b": (n, spec.head_dim)})["q_b"]
        else:
            q = self._heads(self.x, {"q": (n, spec.head_dim)})["q"]
        if spec.kv_from is None:
            b.stage("latent of keys and values")
            (made,) = self._project(self.x, ["kv_a"], names=["kv"])
            c = b.slice(made, dim=1, start=0, limit=rank, name="kv_latent")
            c = self._norm(spec.latent_norm, c, "kv_a_norm", name="kv_latent_normed")
            rows = [_scaled(b, c, spec.kv_scale, "kv_latent_scaled")]
            if rope_dim:
                r = b.slice(made, dim=1, start=rank, limit=rank + rope_dim, name="rope_key")
                r = self._norm(spec.rope_key_norm, r, "rope_key_norm", name="rope_key_normed")
                rows.append(r if spec.rope is None else self._rotated(spec.rope, r))
            cache = self._stored(tuple(rows))
        q = self._positioned(q)
        kv_b = b.reshape(self.weights["kv_b"], (n, nope + dv, rank), name="kv_b_heads")
        queries, dtype = [], cache[0].dtype  # [n, N, r] and [n, N, dr]
        if nope:
            b.stage("queries of latents")
            still = b.convert(b.slice(q, dim=2, start=0, limit=nope, name="q_still"), lowering.compute)
            into = b.convert(b.slice(kv_b, dim=1, start=0, limit=nope, name="key_rows"), lowering.compute)
            absorbed = contract(
                b, self._plain, still, into, batching=([1], [0]), contracting=([2], [1]), name="q_absorbed"
            )
            queries.append(b.convert(absorbed, dtype))
        if rope_dim:
            turning = b.slice(q, dim=2, start=nope, limit=nope + rope_dim, name="q_turning")
            turning = turning if spec.rope is None else self._rotated(spec.rope, turning)
            queries.append(b.transpose(b.convert(turning, dtype), permutation=(1, 0, 2), name="q_rotated_heads"))
        by_kernel = None
        if nope:
            rows = [b.transpose(each, permutation=(1, 0, 2), name=f"{each.name}_rows") for each in queries]
            by_kernel = self._attend(rows, cache)
        if by_kernel is not None:
            by_head = b.split(by_kernel, 1, (n, rank), name="latent_gathered")
            y = b.transpose(by_head, permutation=(1, 0, 2), name="latent_gathered_by_head")
        else:
            b.stage("scores", "of each query with every latent of its sequence")
            held = [call.held.read(b, each) for each in cache]
            against = held if nope else held[1:]
            named = zip(queries, against, ("latent_scores", "rope_scores")[0 if nope else 1 :], strict=False)
            parts = [self._by_rows(plain, q, keys, wide=True, name=name) for q, keys, name in named]
            scores = parts[0] if len(parts) == 1 else b.add(*parts, name="scores")  # [n, N, S], or [N, n, S]
            p = self._probabilities(scores)
            b.stage("values", "gathered as latents")
            if call.held.by_row:
                p = b.transpose(p, permutation=(1, 0, 2), name="p_by_head")
            permutation = (0, 2, 1) if call.held.by_row else (1, 0)
            columns = b.transpose(b.convert(held[0], DType.F32), permutation=permutation, name="latent_columns")
            y = self._by_rows(plain.wide, p, columns, name="latent_gathered")
            if call.held.by_row:
                y = b.transpose(y, permutation=(1, 0, 2), name="latent_gathered_by_head")
        out = b.convert(b.slice(kv_b, dim=1, start=nope, limit=nope + dv, name="value_rows"), lowering.compute)
        y = contract(
            b, self._plain, b.convert(y, lowering.compute), out, batching=([0], [0]), contracting=([2], [2]), name="y"
        )
        y = b.transpose(y, permutation=(1, 0, 2), name="gathered")
        if gate is not None:
            y = b.multiply(y, b.logistic(gate, name="gate_sigmoid"), name="gathered_gated")
        return y, cache

    def _heads(self, x: Value, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Value]:
        """``x @ W^T (+ bias)`` by head, for each weight by its stem: ``[N, *shape]`` f32 of ``x [N, a]`` f32 and
        ``W [product of shape, a]``."""
        made = self._project(x, [*shapes])
        return {
            stem: self.b.split(value, 1, shape, name=f"{stem}_by_head")
            for (stem, shape), value in zip(shapes.items(), made, strict=True)
        }

    def _by_rows(self, lowering: Lowering, x: Value, cached: Value, *, wide: bool = False, name: str) -> Value:
        """``x [n, N, a]`` by ``cached [c, a]``: ``[n, N, c]`` f32; of what each token has of its own, ``[N, c, a]``, it
        is ``[N, n, c]``. ``wide`` is that of ``contract``."""
        b = self.b
        if self.call.held.by_row:
            return contract(b, lowering, x, cached, batching=([1], [0]), contracting=([2], [2]), wide=wide, name=name)
        return contract_rows(b, lowering, x, cached, 0, wide=wide, name=name)


def visible(b: FunctionBuilder, mask: MaskSpec, call: Surroundings) -> Value:
    """Which of S keys that are read each of N tokens sees, ``[N, S]`` i1 (see ``MaskKind``)."""
    shape = (call.positions.shape[0], call.held.key_positions.shape[0])
    key = b.broadcast_in_dim(call.held.key_positions, shape, dims=(1,), name="key_position")
    query = b.broadcast_in_dim(call.positions, shape, dims=(0,), name="query_position")
    seen = b.compare("LE", key, query, name="is_past")
    width = b.full_like(mask.width, key, name="mask_width")

    def near() -> Value:
        return b.compare("LT", b.subtract(query, key, name="distance"), width, name="is_near")

    match mask.kind:
        case MaskKind.FULL:
            return seen
        case MaskKind.SLIDING:
            return b.and_(seen, near(), name="is_seen")
        case MaskKind.CHUNKED:
            chunks = [b.divide(each, width, name=f"{word}_chunk") for each, word in ((key, "key"), (query, "query"))]
            return b.and_(seen, b.compare("EQ", *chunks, name="is_same_chunk"), name="is_seen")
        case MaskKind.PROMPT_AND_SLIDING:
            assert call.prompt is not None
            prompt = b.broadcast_in_dim(call.prompt, shape, dims=range(len(call.prompt.shape)), name="prompt_length")
            kept = b.or_(b.compare("LT", key, prompt, name="is_prompt"), near(), name="is_kept")
            return b.and_(seen, kept, name="is_seen")
        case _:
            assert_never(mask.kind)


def softplus(b: FunctionBuilder, x: Value) -> Value:
    """``ln(1 + e^x)``, as max(x, 0) + ln(1 + e^-|x|)."""
    small = b.log_plus_one(b.exponential(b.negate(b.abs(x)), name="below_one"), name="small")
    return b.add(b.maximum(x, b.full_like(0.0, x, name="zero")), small, name="softplus")


def _clipped(b: FunctionBuilder, x: Value, most: float) -> Value:
    bounds = [b.full_like(bound, x, name="bound") for bound in (-most, most)]
    return b.minimum(b.maximum(x, bounds[0]), bounds[1], name=f"{x.name}_clipped")


def _scaled(b: FunctionBuilder, x: Value, scale: float, name: str) -> Value:
    return x if scale == 1.0 else b.multiply(x, b.full_like(scale, x, name="scale"), name=name)
