"""Attention of one decoder layer over its cache, in plain StableHLO: scores, softmax and the sum of values.

The keys and values of a call's N tokens are written into the cache first; every query then reads what the cache holds
of its sequence, of which a mask keeps what it may see. Softmax is f32 whatever the compute dtype is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from emitter.lowering import AttentionCall, Factors, Lowering
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
            gathered, cache = _grouped(b, lowering, spec, x, weights, cache, call)
        case LatentAttentionSpec():
            by_kernels = _latent_by_kernels(b, lowering, spec, x, weights, cache, call)
            gathered, cache = by_kernels or _latent(b, lowering, spec, x, weights, cache, call)
        case _:
            assert_never(spec)
    b.stage("attention output")
    if spec.gate is not None and not spec.gate.fused:
        gathered = _gated(b, lowering, spec, gathered, x, weights)
    count = len(gathered.shape) - 1
    joined = gathered if count == 1 else b.join(gathered, 1, count, name="heads_joined")
    return projections(b, lowering, joined, weights, ["o"], names=["attended"])[0], cache


def _grouped(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: GroupedAttentionSpec,
    x: Value,
    weights: Weights,
    cache: Cache,
    call: Surroundings,
) -> tuple[Value, Cache]:
    plain = replace(lowering, kernels=None)
    n, m, d, dv = spec.heads, spec.kv_heads, spec.head_dim, spec.v_dim
    b.stage("queries, keys and values", f"{n} heads of queries over {m} of keys")
    shapes: dict[str, tuple[int, ...]] = {"q": (m, n // m, d)}
    if spec.kv_from is None:
        shapes |= {"k": (m, d)} if spec.v_is_k else {"k": (m, d), "v": (m, dv)}
    made = dict(zip(shapes, projections(b, lowering, x, weights, [*shapes]), strict=True))
    entered = _enter(b, lowering, spec, made, cache, weights, call)
    q, cache = entered or _entered(b, lowering, spec, made, shapes, cache, weights, call)
    by_kernel = _attend(b, lowering, spec, [q], cache, weights, call)
    if by_kernel is not None:
        if spec.o_norm is None:
            return by_kernel, cache
        y = b.split(by_kernel, 1, (m, n // m, dv), name="gathered")
        return rms_norm(b, spec.o_norm, y, None, name="gathered_normed"), cache
    b.stage("scores", "of each query with every key of its sequence")
    q = q if entered is None else b.split(q, 1, (m, n // m), name="q_by_key_head")
    keys, values = (call.held.read(b, each) for each in cache)
    if not call.held.by_row:
        q = b.transpose(q, permutation=(1, 0, 2, 3), name="q_heads")
    scores = _with_cache(b, plain, q, keys, call, wide=True, name="scores")
    p = _probabilities(b, spec, scores, weights, call)
    b.stage("values")
    y = _with_cache(b, plain.wide, p, b.convert(values, DType.F32), call, by_column=True, name="y")
    if not call.held.by_row:
        y = b.transpose(y, permutation=(1, 0, 2, 3), name="gathered")
    if spec.o_norm is not None:
        y = rms_norm(b, spec.o_norm, y, None, name="gathered_normed")
    return y, cache


def _enter(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: GroupedAttentionSpec,
    made: Mapping[str, Value],
    cache: Cache,
    weights: Weights,
    call: Surroundings,
) -> tuple[Value, Cache] | None:
    """``_entered`` by a kernel, queries ``[N, n, d]``; None where there is none."""
    scale = spec.position_scale
    learned = scale is not None and scale.kind is Positioned.LEARNED
    if lowering.kernels is None or isinstance(kernels := lowering.kernels.attention, str) or learned:
        return None
    given = dict(made)
    if spec.qk_norm is not None and spec.qk_norm.norm.weighted:
        given |= {f"{stem}_norm": weights[f"{stem}_norm"] for stem in ("q", "k") if stem in made}
    given |= _by_position(spec, call)
    b.stage("queries, keys and values of the tokens", "norms, rotation, cache")
    found = kernels.enter(b, spec, given, call.held.cached(cache), lowering.compute)
    return None if isinstance(found, str) else found


def _entered(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: GroupedAttentionSpec,
    made: Mapping[str, Value],
    shapes: Mapping[str, tuple[int, ...]],
    cache: Cache,
    weights: Weights,
    call: Surroundings,
) -> tuple[Value, Cache]:
    """Queries ``[N, m, n / m, d]`` in the type of the cache, and the cache with the tokens' keys and values in it."""
    by_head = {stem: b.split(value, 1, shapes[stem], name=f"{stem}_by_head") for stem, value in made.items()}
    q: Value | None = by_head["q"]
    k, v = by_head.get("k"), by_head.get("k" if spec.v_is_k else "v")
    qk = spec.qk_norm

    def normed(value: Value | None, stem: str) -> Value | None:
        if value is None or qk is None:
            return value
        axes = len(value.shape) - 1 if qk.over is NormOver.ALL else 1
        return norm(b, lowering, qk.norm, value, weights, stem, name=f"{stem}ed", axes=axes)

    if qk is not None and not qk.after_rope:
        b.stage("norms of queries and keys")
        q, k = normed(q, "q_norm"), normed(k, "k_norm")
    if spec.clip:
        q, k, v = (None if each is None else _clipped(b, each, spec.clip) for each in (q, k, v))
    if spec.rope is not None:
        b.stage("rotation")
        q, k = (None if each is None else _rotated(b, spec.rope, each, call) for each in (q, k))
    if qk is not None and qk.after_rope:
        b.stage("norms of queries and keys")
        q, k = normed(q, "q_norm"), normed(k, "k_norm")
    if v is not None and spec.v_norm is not None:
        v = rms_norm(b, spec.v_norm, v, None, name="v_normed")
    if v is not None:
        v = _scaled(b, v, spec.v_scale, "v_scaled")
    if k is not None and v is not None:
        cache = _stored(b, cache, (k, v), call)
    assert q is not None
    return b.convert(_positioned(b, spec, q, weights, call), cache[0].dtype), cache


def _latent_by_kernels(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: LatentAttentionSpec,
    x: Value,
    weights: Weights,
    cache: Cache,
    call: Surroundings,
) -> tuple[Value, Cache] | None:
    """``_latent`` by kernels alone, ``[N, n dv]`` f32; None where there are none."""
    if lowering.kernels is None or isinstance(kernels := lowering.kernels.attention, str):
        return None
    if isinstance(latents := kernels.latents(spec), str):
        return None
    b.stage("queries and latent", f"{spec.heads} heads, of which {spec.rope_dim} dimensions turn")
    stems = ["q_a" if spec.q_rank else "q", *(["kv_a"] if spec.kv_from is None else [])]
    made = dict(zip(stems, projections(b, lowering, x, weights, stems), strict=True))
    if spec.q_rank:
        normed = norm(b, lowering, spec.latent_norm, made.pop("q_a"), weights, "q_a_norm", name="q_latent_normed")
        (made["q"],) = projections(b, lowering, normed, weights, ["q_b"])
    norms = ["kv_a_norm"] if spec.kv_from is None else []
    norms += ["rope_key_norm"] if norms and spec.rope_key_norm is not None else []
    given = {**made, **{stem: weights[stem] for stem in norms}, **_by_position(spec, call)}
    kv_b = b.convert(weights["kv_b"], cache[0].dtype)
    b.stage("queries of latents, and the tokens' own", "norm, rotation, cache")
    queries, cache = latents.enter(b, given, kv_b, call.held.cached(cache))
    gathered = _attend(b, lowering, spec, [*queries], cache, weights, call)
    assert gathered is not None
    b.stage("values", "of what was gathered of latents")
    return latents.leave(b, gathered, kv_b), cache


def _by_position(spec: AttentionSpec, call: Surroundings) -> dict[str, Value]:
    """What kernels are given of the tokens' places, by name."""
    tables = {"cos": call.cos, "sin": call.sin} if spec.rope is not None else {}
    factors = {"factors": call.query_scale} if spec.position_scale is not None else {}
    return {name: of for name, of in (tables | factors).items() if of is not None}


def _latent(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: LatentAttentionSpec,
    x: Value,
    weights: Weights,
    cache: Cache,
    call: Surroundings,
) -> tuple[Value, Cache]:
    """Queries are taken through ``W_kvb`` to the latents, and what is gathered of these back: no key is made of one."""
    plain = replace(lowering, kernels=None)
    n, rank, nope, rope_dim, dv = spec.heads, spec.kv_rank, spec.nope_dim, spec.rope_dim, spec.v_dim
    b.stage("queries", f"{n} heads, of which {rope_dim} dimensions turn")
    gate = None
    if spec.q_rank:
        (latent,) = projections(b, lowering, x, weights, ["q_a"], names=["q_latent"])
        normed = norm(b, lowering, spec.latent_norm, latent, weights, "q_a_norm", name="q_latent_normed")
        normed = _scaled(b, normed, spec.q_scale, "q_latent_scaled")
        if spec.gate is not None and spec.gate.fused:
            both = b.concatenate([normed, latent], dim=1, name="q_latents")
            made = _heads(b, lowering, both, weights, {"q_gate_b": (n, spec.head_dim + dv)})["q_gate_b"]
            q = b.slice(made, dim=2, start=0, limit=spec.head_dim, name="q_heads")
            gate = b.slice(made, dim=2, start=spec.head_dim, limit=spec.head_dim + dv, name="gate_heads")
        else:
            q = _heads(b, lowering, normed, weights, {"q_b": (n, spec.head_dim)})["q_b"]
    else:
        q = _heads(b, lowering, x, weights, {"q": (n, spec.head_dim)})["q"]
    if spec.kv_from is None:
        b.stage("latent of keys and values")
        (made,) = projections(b, lowering, x, weights, ["kv_a"], names=["kv"])
        c = b.slice(made, dim=1, start=0, limit=rank, name="kv_latent")
        c = norm(b, lowering, spec.latent_norm, c, weights, "kv_a_norm", name="kv_latent_normed")
        rows = [_scaled(b, c, spec.kv_scale, "kv_latent_scaled")]
        if rope_dim:
            r = b.slice(made, dim=1, start=rank, limit=rank + rope_dim, name="rope_key")
            r = norm(b, lowering, spec.rope_key_norm, r, weights, "rope_key_norm", name="rope_key_normed")
            rows.append(r if spec.rope is None else _rotated(b, spec.rope, r, call))
        cache = _stored(b, cache, tuple(rows), call)
    q = _positioned(b, spec, q, weights, call)
    kv_b = b.reshape(weights["kv_b"], (n, nope + dv, rank), name="kv_b_heads")
    queries, dtype = [], cache[0].dtype  # [n, N, r] and [n, N, dr]
    if nope:
        b.stage("queries of latents")
        still = b.convert(b.slice(q, dim=2, start=0, limit=nope, name="q_still"), lowering.compute)
        into = b.convert(b.slice(kv_b, dim=1, start=0, limit=nope, name="key_rows"), lowering.compute)
        absorbed = contract(b, plain, still, into, batching=([1], [0]), contracting=([2], [1]), name="q_absorbed")
        queries.append(b.convert(absorbed, dtype))
    if rope_dim:
        turning = b.slice(q, dim=2, start=nope, limit=nope + rope_dim, name="q_turning")
        turning = turning if spec.rope is None else _rotated(b, spec.rope, turning, call)
        queries.append(b.transpose(b.convert(turning, dtype), permutation=(1, 0, 2), name="q_rotated_heads"))
    by_kernel = None
    if nope:
        rows = [b.transpose(each, permutation=(1, 0, 2), name=f"{each.name}_rows") for each in queries]
        by_kernel = _attend(b, lowering, spec, rows, cache, weights, call)
    if by_kernel is not None:
        by_head = b.split(by_kernel, 1, (n, rank), name="latent_gathered")
        y = b.transpose(by_head, permutation=(1, 0, 2), name="latent_gathered_by_head")
    else:
        b.stage("scores", "of each query with every latent of its sequence")
        held = [call.held.read(b, each) for each in cache]
        against = held if nope else held[1:]
        named = zip(queries, against, ("latent_scores", "rope_scores")[0 if nope else 1 :], strict=False)
        parts = [_by_rows(b, plain, q, keys, call, wide=True, name=name) for q, keys, name in named]
        scores = parts[0] if len(parts) == 1 else b.add(*parts, name="scores")  # [n, N, S], or [N, n, S]
        p = _probabilities(b, spec, scores, weights, call)
        b.stage("values", "gathered as latents")
        if call.held.by_row:
            p = b.transpose(p, permutation=(1, 0, 2), name="p_by_head")
        permutation = (0, 2, 1) if call.held.by_row else (1, 0)
        columns = b.transpose(b.convert(held[0], DType.F32), permutation=permutation, name="latent_columns")
        y = _by_rows(b, plain.wide, p, columns, call, name="latent_gathered")
        if call.held.by_row:
            y = b.transpose(y, permutation=(1, 0, 2), name="latent_gathered_by_head")
    out = b.convert(b.slice(kv_b, dim=1, start=nope, limit=nope + dv, name="value_rows"), lowering.compute)
    y = contract(b, plain, b.convert(y, lowering.compute), out, batching=([0], [0]), contracting=([2], [2]), name="y")
    y = b.transpose(y, permutation=(1, 0, 2), name="gathered")
    if gate is not None:
        y = b.multiply(y, b.logistic(gate, name="gate_sigmoid"), name="gathered_gated")
    return y, cache


def _attend(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: AttentionSpec,
    queries: list[Value],
    cache: Cache,
    weights: Weights,
    call: Surroundings,
) -> Value | None:
    """What the heads give by kernels, ``[N, n dv]`` f32, of ``queries [N, n, d]``, or by key head
    ``[N, m, n / m, d]``; None where there are none."""
    if lowering.kernels is None or isinstance(kernels := lowering.kernels.attention, str):
        return None
    b.stage("attention", f"of {spec.heads} heads, over the cache")
    queries = [q if len(q.shape) == 3 else b.join(q, 1, 2, name="q_rows") for q in queries]
    sinks = weights["sinks"] if spec.sinks else None
    found = kernels.attend(b, AttentionCall(spec, queries, call.held.cached(cache), sinks))
    return None if isinstance(found, str) else found


def _heads(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    weights: Weights,
    shapes: Mapping[str, tuple[int, ...]],
) -> dict[str, Value]:
    """``x @ W^T (+ bias)`` by head, for each weight by its stem: ``[N, *shape]`` f32 of ``x [N, a]`` f32 and
    ``W [product of shape, a]``."""
    made = projections(b, lowering, x, weights, [*shapes])
    return {
        stem: b.split(value, 1, shape, name=f"{stem}_by_head")
        for (stem, shape), value in zip(shapes.items(), made, strict=True)
    }


def _rotated(b: FunctionBuilder, rope: RopeSpec, x: Value, call: Surroundings) -> Value:
    assert call.cos is not None
    assert call.sin is not None
    return rotate(b, rope, x, call.cos, call.sin, name=f"{x.name}_rotated")


def _stored(b: FunctionBuilder, cache: Cache, rows: tuple[Value, ...], call: Surroundings) -> Cache:
    b.stage("cache")
    return tuple(call.held.store(b, held, row) for held, row in zip(cache, rows, strict=True))


def _with_cache(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    cached: Value,
    call: Surroundings,
    *,
    by_column: bool = False,
    wide: bool = False,
    name: str,
) -> Value:
    """``x [m, N, g, a]`` by ``cached [m, c, a]``: ``[m, N, g, c]`` f32; ``by_column`` takes ``[m, a, c]``, ``wide`` is
    that of ``contract``.

    Where each token has rows of its own: ``x [N, m, g, a]`` by ``[N, m, c, a]``, ``[N, m, g, c]``.
    """
    if not call.held.by_row:
        return contract_rows(b, lowering, x, cached, 1, by_column=by_column, wide=wide, name=name)
    flat, own = b.join(x, 0, 2, name=f"{x.name}_rows"), b.join(cached, 0, 2, name=f"{cached.name}_rows")
    along = 1 if by_column else 2
    y = contract(b, lowering, flat, own, batching=([0], [0]), contracting=([2], [along]), wide=wide, name=name)
    return b.split(y, 0, x.shape[:2], name=f"{name}_parts")


def _by_rows(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    cached: Value,
    call: Surroundings,
    *,
    wide: bool = False,
    name: str,
) -> Value:
    """``x [n, N, a]`` by ``cached [c, a]``: ``[n, N, c]`` f32; of what each token has of its own, ``[N, c, a]``, it is
    ``[N, n, c]``. ``wide`` is that of ``contract``.
    """
    if call.held.by_row:
        return contract(b, lowering, x, cached, batching=([1], [0]), contracting=([2], [2]), wide=wide, name=name)
    return contract_rows(b, lowering, x, cached, 0, wide=wide, name=name)


def _probabilities(
    b: FunctionBuilder, spec: AttentionSpec, scores: Value, weights: Weights, call: Surroundings
) -> Value:
    """Softmax of ``scores [m, N, g, S]`` or ``[n, N, S]`` over the keys S that a query sees, f32.

    Where each token has keys of its own the first two axes are the other way round. A sink takes its share and gives
    nothing. Scores stay as they were accumulated up to their distance from the highest: a softmax is off by what they
    are off, and of large ones that is many roundings of its own.
    """
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
        sink = b.convert(weights["sinks"], scores.dtype)
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


def _positioned(b: FunctionBuilder, spec: AttentionSpec, q: Value, weights: Weights, call: Surroundings) -> Value:
    """Queries ``[N, ..., d]`` times the factor t(i) of their position (see ``Positioned``)."""
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
        b.broadcast_in_dim(b.reshape(weights[stem], heads), q.shape, dims=dims, name=f"{stem}_rows")
        for stem in ("position_scale", "position_bias")
    )
    log = b.broadcast_in_dim(call.query_scale, q.shape, dims=(0,), name="log_position")
    return b.multiply(q, b.add(b.multiply(slope, log), offset, name="query_scale"), name="q_scaled")


def _gated(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: AttentionSpec,
    y: Value,
    x: Value,
    weights: Weights,
) -> Value:
    """``y [N, ..., dv]``, or ``[N, n dv]``, times its gate (see ``GateSpec``)."""
    assert spec.gate is not None
    # its bias is one of each head, whatever the gate has
    (gate,) = projections(b, lowering, x, weights, ["attention_gate"], bias="", names=["gate"])
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


def softplus(b: FunctionBuilder, x: Value) -> Value:
    """``ln(1 + e^x)``, as max(x, 0) + ln(1 + e^-|x|)."""
    small = b.log_plus_one(b.exponential(b.negate(b.abs(x)), name="below_one"), name="small")
    return b.add(b.maximum(x, b.full_like(0.0, x, name="zero")), small, name="softplus")


def _clipped(b: FunctionBuilder, x: Value, most: float) -> Value:
    bounds = [b.full_like(bound, x, name="bound") for bound in (-most, most)]
    return b.minimum(b.maximum(x, bounds[0]), bounds[1], name=f"{x.name}_clipped")


def _scaled(b: FunctionBuilder, x: Value, scale: float, name: str) -> Value:
    return x if scale == 1.0 else b.multiply(x, b.full_like(scale, x, name="scale"), name=name)
