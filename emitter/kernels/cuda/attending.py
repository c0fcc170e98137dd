"""Attention of a decoder as stages ask for it (see ``source/heads.py`` and ``source/attention.py``)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda.around import CACHES, ENTERED, attention_kind
from emitter.kernels.cuda.catalogue import ALIGNMENT
from emitter.kernels.cuda.latents import CudaLatents, not_entered
from emitter.kernels.cuda.launch import Launcher, entering, float_bits
from emitter.kernels.cuda.linear import normed
from emitter.kernels.cuda.over_cache import MASKS, OverCache, computed, kind_of
from emitter.kernels.cuda.storage import ELEMENTS
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import AttentionCall, Cached
from emitter.spec.attention import AttentionSpec, GroupedAttentionSpec, LatentAttentionSpec, NormOver
from emitter.spec.norm import NormKind, NormSpec, NormWeight
from emitter.spec.rope import MAX_POSITIONS, Pairing, RopeSpec, frequencies
from emitter.text.builder import FunctionBuilder, TensorType, Value

_OVER = {NormOver.HEAD: 1, NormOver.ALL: 2}


@dataclass(frozen=True)
class CudaAttention:
    """See ``lowering.AttentionKernels``."""

    arch: str

    def keeps(self, spec: AttentionSpec, cache: DType, compute: DType) -> str | None:
        """See ``AttentionKernels``: bytes with bf16."""
        if (ELEMENTS.get(compute), "i8" if cache is DType.F8 else "") not in _CACHES:
            return "its kernels read caches of the compute type, or fp8 where bf16 is computed"
        if not isinstance(spec, GroupedAttentionSpec):
            return "latents are kept in the compute type"
        return _not_entered(spec) or _not_attended(spec, (spec.head_dim,), spec.v_dim)

    def enter(
        self, b: FunctionBuilder, spec: AttentionSpec, made: Mapping[str, Value], cache: Cached, compute: DType
    ) -> tuple[Value, tuple[Value, ...]] | str:
        """See ``AttentionKernels``: one launch."""
        if not isinstance(spec, GroupedAttentionSpec):
            return "it has latents"
        if (reason := _not_entered(spec)) is not None:
            return reason
        launcher, dtype = Launcher(b, self.arch), computed(cache.rows[0].dtype)
        own, names = spec.kv_from is None, ("q", "k", "v", "q_norm", "k_norm", "cos", "sin", "factors")
        if own and spec.v_is_k:
            made = {**made, "v": made["k"]}
        inputs, absent, where = entering(b, made, names, cache)
        held = [tensor(b, each) for each in cache.rows]
        qk, rope, v_norm, tokens = spec.qk_norm, spec.rope, spec.v_norm, made["q"].shape[0]
        centred = qk is not None and qk.norm.weight is NormWeight.CENTRED
        scalars: list[Extent] = [
            *(spec.heads, spec.kv_heads, spec.head_dim, spec.v_dim),
            0 if rope is None else rope.pairs,
            int(rope is not None and rope.pairing is not Pairing.HALF),
            0 if qk is None else _OVER[qk.over],
            0 if qk is None or not qk.norm.weighted else 2 if qk.after_rope else 1,
            float_bits(0.0 if qk is None else qk.norm.eps),
            float_bits(float(centred)),
            float_bits(spec.clip or math.inf),
            int(v_norm is not None),
            float_bits(0.0 if v_norm is None else v_norm.eps),
            float_bits(spec.v_scale),
            int(spec.position_scale is not None),
            int(own),
            *where,
        ]
        width = next(width for width in ENTERED if max(spec.head_dim, spec.v_dim) <= width)
        kernel = launcher.kernel(f"enter_{width}_{kind_of(cache.rows[0].dtype)}")
        blocks = [-(-heads // kernel.constant("HEADS")) for heads in (spec.heads, spec.kv_heads)]
        results = [Tensor("q_rows", (b.index(tokens), spec.heads, spec.head_dim), dtype.value)]
        *kept, rows = launcher.launch(
            kernel,
            [launcher.multiply(b.index(tokens), blocks[0] + 2 * blocks[1] * own, "token_heads")],
            inputs if own else [*inputs, absent, absent],
            scalars,
            results,
            updates=held if own else (),
            form="" if own else "_of_others",
        )
        after = (
            tuple(value(each, c.type) for each, c in zip(kept, cache.rows, strict=True)) if own else tuple(cache.rows)
        )
        return value(rows, TensorType((tokens, spec.heads, spec.head_dim), dtype)), after

    def norm(self, b: FunctionBuilder, spec: NormSpec, y: Value, width: int) -> Value | str:
        """See ``AttentionKernels``: one launch."""
        by_head = b.split(y, 1, (y.extent(1) // width, width), name="heads")
        found = normed(Launcher(b, self.arch), spec, by_head, None, None)
        return found if isinstance(found, str) else b.join(found, 1, 2, name="gathered_normed")

    def latents(self, spec: LatentAttentionSpec) -> CudaLatents | str:
        found = not_entered(spec) or _not_attended(spec, (spec.kv_rank, spec.rope_dim), spec.kv_rank)
        return found or CudaLatents(self.arch, spec)

    def attend(self, b: FunctionBuilder, call: AttentionCall) -> Value | str:
        """See ``AttentionKernels``: two launches for a token of each sequence, one for many tokens of one."""
        spec, queries, cache = call.spec, call.queries, call.cache
        latent = isinstance(spec, LatentAttentionSpec)
        widths, wide = tuple(q.extent(2) for q in queries), cache.rows[0 if latent else -1].extent(-1)
        if (reason := _not_attended(spec, widths, wide)) is not None:
            return reason
        kind = attention_kind(widths, wide, latent=latent)
        assert kind is not None
        return OverCache(Launcher(b, self.arch), kind, call, wide).attended()


_CACHES = {(element, held) for element, every in CACHES.items() for held in every if held != element}


def _not_attended(spec: AttentionSpec, widths: tuple[int, ...], values: int) -> str | None:
    """Why ``attend`` does not compute heads of these widths of keys and values, None where it does."""
    if spec.mask.kind not in MASKS:
        return "its mask goes by the prompt"
    if any(width % ALIGNMENT for width in (*widths, values)):
        return f"its heads have {', '.join(map(str, widths))} dimensions, no multiples of {ALIGNMENT}"
    if attention_kind(widths, values, latent=isinstance(spec, LatentAttentionSpec)) is None:
        return f"its heads have {', '.join(map(str, widths))} dimensions; the kernels are for fewer"
    return None


def _not_entered(spec: GroupedAttentionSpec) -> str | None:
    """Why ``enter`` does not compute it, None where it does."""
    qk = spec.qk_norm
    if any(norm is not None and norm.kind is NormKind.LAYER for norm in (None if qk is None else qk.norm, spec.v_norm)):
        return "its norms of queries, keys or values are about the mean"
    if qk is not None and qk.norm.weight is NormWeight.CENTRED_INPUT:
        return "its weight is on what its norms read"
    if spec.clip and (spec.v_norm is not None or (qk is not None and qk.after_rope)):
        return "what its norms read is clipped"
    if qk is not None and qk.after_rope and spec.rope is not None and not _keeps_sizes(spec.rope):
        return "its norms are behind a rotation that has a factor"
    in_place = spec.rope is None or spec.rope.pairing is Pairing.HALF  # other pairs are written apart
    if qk is not None and qk.after_rope and qk.norm.weighted and not in_place:
        return "its norms after the rotation have weights, and neighbours are its pairs"
    if max(spec.head_dim, spec.v_dim) > ENTERED[-1]:
        return f"its heads have more than {ENTERED[-1]} dimensions"
    return None


def _keeps_sizes(rope: RopeSpec) -> bool:
    """Whether what turns is as long as before, in a call of any length."""
    return all(frequencies(rope, longest)[1] == 1.0 for longest in (1, MAX_POSITIONS))
