"""Attention of one decoder layer over a whole sequence at once, without a cache, in whatever numbers ``a`` computes.

It shares no code with the emitter. The token is the first axis of every value: queries ``[T, n, d]``, keys
``[T, n, d]``, scores ``[T, n, T]``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

import numpy as np
import numpy.typing as npt

from emitter.spec import NormSpec, NormWeight
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
from emitter.spec.norm import NormKind
from emitter.spec.rope import Pairing, RopeSpec
from oracle.arithmetic import Arithmetic, N
from oracle.forward import Weights, rms_norm
from oracle.functions import sigmoid, softcap, softplus
from oracle.rope import angles, query_factors
from oracle.selection import F64, Flags


@dataclass(frozen=True)
class Sequence:
    """The tokens of a call: ``ids [T]``, and of each token how long the sequence was when it was computed.

    ``prompt`` is the number of tokens of the prompt, ``alpha`` are learned exponents of the rotation.
    """

    ids: npt.NDArray[np.int64]
    longest: F64
    prompt: int
    alpha: F64 | None = None

    @property
    def positions(self) -> F64:
        """Of each token, from 0 on."""
        return np.arange(len(self.ids), dtype=np.float64)


@dataclass(frozen=True)
class Keys(Generic[N]):
    """What a layer keeps of each token: keys ``[T, m, d]`` and values ``[T, m, dv]``; or latents and rotated keys."""

    first: N
    second: N | None


def attention(
    a: Arithmetic[N],
    spec: AttentionSpec,
    weights: Weights,
    x: N,
    tokens: Sequence,
    shared: Keys[N] | None,
) -> tuple[N, Keys[N]]:
    """The mixer's output ``[T, H]`` for the normed ``x [T, H]``, and the keys of all tokens.

    ``shared`` are those of the layer that ``kv_from`` names.
    """
    if isinstance(spec, GroupedAttentionSpec):
        y, keys = _grouped(a, spec, weights, x, tokens, shared)
    else:
        y, keys = _latent(a, spec, weights, x, tokens, shared)
    if spec.gate is not None and not spec.gate.fused:
        gate = a.project(x, weights["attention_gate"])
        gate = a.reshape(gate, (len(tokens.ids), spec.heads, 1 if spec.gate.per_head else spec.v_dim))
        if spec.gate.bias:
            gate = gate + a.exactly(weights["attention_gate_bias"][:, None])
        function = sigmoid if spec.gate.function is GateFunction.SIGMOID else softplus
        y = y * a.apply(function, gate, 2)
    joined = a.reshape(y, (len(tokens.ids), spec.out_dim))
    return a.project(joined, weights["o"], weights.get("o_bias")), keys


def norm(a: Arithmetic[N], spec: NormSpec | None, v: N, weights: Weights, name: str) -> N:
    """A norm of a decoder over the last axis (see ``NormSpec``), ``v`` itself without one."""
    if spec is None:
        return v
    if spec.kind is NormKind.LAYER:
        v = a.centre(v)
    y = a.normalise(v, spec.eps) if spec.weight is NormWeight.NONE else rms_norm(a, spec, v, weights[name])
    if spec.bias:
        y = y + a.exactly(weights[f"{name}_bias"])
    if spec.gate_rank:
        inner = a.linear(y, weights[f"{name}_gate_in"])
        inner = inner * a.apply(sigmoid, inner, 2)
        y = y * a.apply(sigmoid, a.linear(inner, weights[f"{name}_gate_out"]), 2)
    return y


def rotated(a: Arithmetic[N], spec: RopeSpec | None, x: N, tokens: Sequence) -> N:
    """``x [T, heads, d]`` with its first dimensions rotated (see ``RopeSpec``); a pair stays where it was."""
    if spec is None:
        return x
    angle, factor = angles(spec, tokens.positions, tokens.longest, tokens.alpha if spec.learned else None)
    cos, sin = (a.apply(f, a.exactly(angle), 1) * a.exactly(factor) for f in (np.cos, np.sin))
    cos, sin = (a.reshape(each, (len(angle), 1, spec.pairs)) for each in (cos, sin))
    width, count = a.value(x).shape[-1], 2 * spec.pairs
    index = np.arange(count)
    halves = index.reshape(2, -1) if spec.pairing is Pairing.HALF else index.reshape(-1, 2).T
    first, second = (x[..., half] for half in halves)
    minus = a.exactly(-1.0)
    parts = a.concatenate(first * cos + second * sin * minus, second * cos + first * sin, x[..., count:width])
    back = np.concatenate([np.argsort(halves.ravel()), np.arange(count, width)])
    return parts[..., back]


def visible(spec: MaskSpec, tokens: Sequence) -> Flags:
    """``[T, T]``: which tokens (second axis) each token sees, see ``MaskKind``."""
    count = len(tokens.ids)
    seen = np.zeros((count, count), np.bool_)
    for i in range(count):
        start = 0
        if spec.kind in (MaskKind.SLIDING, MaskKind.PROMPT_AND_SLIDING):
            start = max(0, i - spec.width + 1)
        elif spec.kind is MaskKind.CHUNKED:
            start = i - i % spec.width
        seen[i, start : i + 1] = True
        if spec.kind is MaskKind.PROMPT_AND_SLIDING:
            seen[i, : min(tokens.prompt, i + 1)] = True
    return seen


def _grouped(
    a: Arithmetic[N],
    spec: GroupedAttentionSpec,
    weights: Weights,
    x: N,
    tokens: Sequence,
    shared: Keys[N] | None,
) -> tuple[N, Keys[N]]:
    count, each = len(tokens.ids), spec.heads // spec.kv_heads

    def heads(name: str, number: int, width: int) -> N:
        return a.reshape(a.project(x, weights[name], weights.get(f"{name}_bias")), (count, number, width))

    def normed(v: N, name: str, after_rope: bool) -> N:
        qk, shape = spec.qk_norm, a.value(v).shape
        if qk is None or qk.after_rope is not after_rope:
            return v
        if qk.over is NormOver.ALL:
            return a.reshape(norm(a, qk.norm, a.reshape(v, (count, shape[1] * shape[2])), weights, name), shape)
        return norm(a, qk.norm, v, weights, name)

    def clipped(v: N) -> N:
        return a.apply(lambda z: np.clip(z, -spec.clip, spec.clip), v, 0) if spec.clip else v

    def entered(v: N, name: str) -> N:
        return normed(rotated(a, spec.rope, clipped(normed(v, name, False)), tokens), name, True)

    q = entered(heads("q", spec.heads, spec.head_dim), "q_norm")
    if shared is None:
        raw = heads("k", spec.kv_heads, spec.head_dim)
        v = clipped(raw if spec.v_is_k else heads("v", spec.kv_heads, spec.v_dim))
        v = norm(a, spec.v_norm, v, weights, "") * a.exactly(spec.v_scale)
        shared = Keys(a.narrow(entered(raw, "k_norm")), a.narrow(v))
    assert shared.second is not None
    owner = np.arange(spec.heads) // each  # each key and value head serves so many query heads in a row
    q = a.narrow(_scaled(a, spec, q, weights, tokens))
    p = _probabilities(a, spec, a.contract("ihd,jhd->ihj", q, shared.first[:, owner]), weights, tokens)
    y = a.contract("ihj,jhd->ihd", p, shared.second[:, owner])
    return norm(a, spec.o_norm, y, weights, ""), shared


def _latent(
    a: Arithmetic[N],
    spec: LatentAttentionSpec,
    weights: Weights,
    x: N,
    tokens: Sequence,
    shared: Keys[N] | None,
) -> tuple[N, Keys[N]]:
    count, n, still, rope_dim = len(tokens.ids), spec.heads, spec.nope_dim, spec.rope_dim
    gate = None
    if spec.q_rank:
        c_q = a.project(x, weights["q_a"], weights.get("q_a_bias"))
        scaled = norm(a, spec.latent_norm, c_q, weights, "q_a_norm") * a.exactly(spec.q_scale)
        if spec.gate is not None and spec.gate.fused:
            made = a.project(a.concatenate(scaled, c_q), weights["q_gate_b"])
            made = a.reshape(made, (count, n, spec.head_dim + spec.v_dim))
            q, gate = made[..., : spec.head_dim], made[..., spec.head_dim :]
        else:
            q = a.reshape(a.project(scaled, weights["q_b"]), (count, n, spec.head_dim))
    else:
        q = a.reshape(a.project(x, weights["q"]), (count, n, spec.head_dim))
    if shared is None:
        made = a.project(x, weights["kv_a"], weights.get("kv_a_bias"))
        c = norm(a, spec.latent_norm, made[:, : spec.kv_rank], weights, "kv_a_norm") * a.exactly(spec.kv_scale)
        r = None
        if rope_dim:
            r = norm(a, spec.rope_key_norm, made[:, spec.kv_rank :], weights, "rope_key_norm")
            r = a.narrow(rotated(a, spec.rope, a.reshape(r, (count, 1, rope_dim)), tokens)[:, 0])
        shared = Keys(a.narrow(c), r)
    q = _scaled(a, spec, q, weights, tokens)
    by_head = a.exactly(weights["kv_b"].reshape(n, still + spec.v_dim, spec.kv_rank))
    # q . (W c) = (W^T q) . c, the order in which one is computed
    scores = a.exactly(np.zeros((count, n, count)))
    if still:
        absorbed = a.narrow(a.contract("ihd,hdr->ihr", a.narrow(q[..., :still]), by_head[:, :still]))
        scores = scores + a.contract("ihr,jr->ihj", absorbed, shared.first)
    if rope_dim:
        assert shared.second is not None
        second = a.narrow(rotated(a, spec.rope, q[..., still:], tokens))
        scores = scores + a.contract("ihd,jd->ihj", second, shared.second)
    p = _probabilities(a, spec, scores, weights, tokens)
    gathered = a.narrow(a.contract("ihj,jr->ihr", p, shared.first))
    y = a.contract("ihr,hdr->ihd", gathered, by_head[:, still:])
    return y if gate is None else y * a.apply(sigmoid, gate, 2), shared


def _scaled(a: Arithmetic[N], spec: AttentionSpec, q: N, weights: Weights, tokens: Sequence) -> N:
    """Queries ``[T, n, d]`` times t(i)."""
    if spec.position_scale is None:
        return q
    rows = a.apply(lambda v: v, a.exactly(query_factors(spec.position_scale, tokens.positions)[:, None, None]), 1)
    if spec.position_scale.kind is Positioned.LEARNED:
        rows = rows * a.exactly(weights["position_scale"][:, None]) + a.exactly(weights["position_bias"][:, None])
    return q * rows


def _probabilities(a: Arithmetic[N], spec: AttentionSpec, scores: N, weights: Weights, tokens: Sequence) -> N:
    """The softmax ``[T, n, T]`` over the tokens in sight, and a sink."""
    scores = scores * a.exactly(spec.scale)
    if spec.softcap:
        scores = a.apply(lambda s: softcap(s, spec.softcap), scores, 2)
    shape: tuple[int, ...] = a.value(scores).shape
    seen: Flags = np.broadcast_to(visible(spec.mask, tokens)[:, None], shape)
    lowest = np.where(seen, a.value(scores), np.inf).min(axis=-1, keepdims=True)
    # nothing of it is left in a softmax
    scores = a.either(seen, scores, a.exactly(np.broadcast_to(lowest - 1e4, shape)))
    if spec.sinks:
        sinks = np.broadcast_to(weights["sinks"].astype(np.float64)[:, None], (*shape[:2], 1))
        scores = a.concatenate(scores, a.exactly(sinks))
    return a.softmax(scores)[..., : shape[-1]]
