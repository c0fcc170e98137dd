"""Multi-head latent attention around its scores as stages ask for it (see ``source/latents.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda.around import FEW, PAGE, attention_kind, expanded_kind
from emitter.kernels.cuda.catalogue import ALIGNMENT
from emitter.kernels.cuda.launch import Launcher, entering, float_bits
from emitter.kernels.cuda.over_cache import OverCache
from emitter.kernels.cuda.rows import positioned
from emitter.kernels.cuda.storage import ELEMENTS
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import AttentionCall, Cached
from emitter.shapes import MOST_EXPANDED_BYTES, Dim
from emitter.spec.attention import LatentAttentionSpec
from emitter.spec.norm import NormKind, NormSpec, NormWeight
from emitter.spec.rope import Pairing
from emitter.text.builder import FunctionBuilder, TensorType, Value

MOST_JOINED = 32 + 8
"""Parts that there may be of a sequence, at most, where values are made in the launch that joins them: 32 pages, and
halves of the first 8. Every thread block of a head reads all parts: DeepSeek-V2-Lite's step takes 0.941 of its time so
after 512 tokens, of two rows 0.951, of four 0.982, but 1.036 after 8192 (H200)."""
LEAST_EXPANDED = 64
"""Tokens of a sequence from which on keys and values are made of latents: for fewer that takes longer than it saves."""


def not_entered(spec: LatentAttentionSpec) -> str | None:
    """Why there are no ``CudaLatents`` of it, None where there are."""
    for name in ("nope_dim", "rope_dim", "v_dim"):
        if not (size := getattr(spec, name)) or size % ALIGNMENT:
            return f"its {name} is {size}; the kernels are for multiples of {ALIGNMENT}"
    if not _normed(spec.latent_norm) or not (spec.rope_key_norm is None or _normed(spec.rope_key_norm)):
        return "its norms of latents and keys are others"
    if spec.gate is not None and spec.gate.fused:
        return "its gate is made with its queries"
    return None


def _normed(norm: NormSpec) -> bool:
    plain = norm.kind is NormKind.RMS and not norm.bias and not norm.gate_rank
    return plain and norm.weight in (NormWeight.SCALE, NormWeight.CENTRED)


@dataclass(frozen=True)
class CudaLatents:
    """See ``lowering.LatentKernels``: a launch each to enter, to attend to many tokens and to leave, for factors two.

    Queries are of latents, which are keys and values of all heads at once: at a step, or of few tokens. Of many tokens
    of a sequence keys and values are made of its latents, for that takes a third or less of the products: of each pair
    of a token and one that it sees ``nope + dr + dv`` for ``2 r + dr``.
    """

    arch: str
    spec: LatentAttentionSpec

    def position(self, b: FunctionBuilder, q: Value, log: Value, slope: Value, offset: Value) -> Value:
        return positioned(Launcher(b, self.arch), q, log, slope, offset, "q_scaled")

    def enter(
        self, b: FunctionBuilder, made: Mapping[str, Value], kv_b: Value, cache: Cached
    ) -> tuple[tuple[Value, Value], tuple[Value, ...]]:
        launcher, spec, dtype = Launcher(b, self.arch), self.spec, cache.rows[0].dtype
        own, rope, key_norm = spec.kv_from is None, spec.rope, spec.rope_key_norm
        names = ("q", "kv_a", "kv_a_norm", "rope_key_norm", "cos", "sin", "factors")
        inputs, absent, where = entering(b, made, names, cache)
        inputs.append(tensor(b, kv_b))
        held, tokens = [tensor(b, each) for each in cache.rows], made["q"].shape[0]
        scalars: list[Extent] = [
            b.index(tokens),
            *(spec.heads, spec.nope_dim, spec.rope_dim, spec.v_dim, spec.kv_rank),
            0 if rope is None else rope.pairs,
            int(rope is not None and rope.pairing is not Pairing.HALF),
            *(float_bits(spec.latent_norm.eps), _offset(spec.latent_norm), float_bits(spec.kv_scale)),
            int(key_norm is not None),
            *((0, 0) if key_norm is None else (float_bits(key_norm.eps), _offset(key_norm))),
            float_bits(spec.q_scale),
            *(int("factors" in made), int(own), *where),
        ]
        expanded = self._expanded(b, tokens, cache) is not None
        kernel = launcher.kernel(f"enter_{'expanded' if expanded else 'latents'}_{ELEMENTS[dtype]}")
        grid = launcher.multiply(b.index(tokens), spec.heads + own, "token_heads")
        widths = (spec.nope_dim if expanded else spec.kv_rank, spec.rope_dim)
        if not expanded:
            blocks = spec.heads * -(-spec.kv_rank // kernel.constant("BLOCK_COLUMNS"))
            tiles = self._tiles(launcher, tokens, kernel.constant("BLOCK_TOKENS"))
            grid = launcher.add(launcher.multiply(tiles, blocks, "key_blocks"), grid, "entering")
        *kept, still, rotated = launcher.launch(
            kernel,
            [grid],
            inputs if own else [*inputs, absent, absent],
            scalars,
            [
                Tensor(name, (b.index(tokens), spec.heads, width), dtype.value)
                for name, width in zip(("q_latent", "q_turned"), widths, strict=True)
            ],
            updates=held if own else (),
            form="" if own else "_of_others",
        )
        queries = [
            value(rows, TensorType((tokens, spec.heads, width), dtype))
            for rows, width in zip((still, rotated), widths, strict=True)
        ]
        after = tuple(value(each, c.type) for each, c in zip(kept, cache.rows, strict=True)) if own else ()
        return (queries[0], queries[1]), after or tuple(cache.rows)

    def attend(self, b: FunctionBuilder, call: AttentionCall, kv_b: Value) -> Value:
        launcher, spec, tokens = Launcher(b, self.arch), self.spec, call.queries[0].shape[0]
        if (rows := self._expanded(b, tokens, call.cache)) is not None:
            kind = expanded_kind(spec.nope_dim, spec.rope_dim, spec.v_dim)
            assert kind is not None
            own = self._expand(launcher, call.cache, kv_b, b.index(tokens), rows)
            return OverCache(launcher, kind, call, spec.v_dim, own).attended()
        kind = attention_kind((spec.kv_rank, spec.rope_dim), spec.kv_rank, latent=True)
        assert kind is not None
        count = b.index(tokens)
        name, gathered, words = _gathered(OverCache(launcher, kind, call, spec.kv_rank), count)
        b.stage("values", "of what was gathered of latents")
        kernel = launcher.kernel(f"{name}_{ELEMENTS[kv_b.dtype]}")
        blocks = spec.heads * -(-spec.v_dim // kernel.constant("BLOCK_ROWS"))
        tiles = count if words else self._tiles(launcher, tokens, kernel.constant("BLOCK_TOKENS"))
        (y,) = launcher.launch(
            kernel,
            [launcher.multiply(tiles, blocks, "value_blocks")],
            [*gathered, tensor(b, kv_b)],
            [count, spec.heads, spec.nope_dim, spec.v_dim, spec.kv_rank, *words],
            [Tensor("head_values", (count, spec.out_dim), "f32")],
        )
        return value(y, TensorType((tokens, spec.out_dim), DType.F32))

    def _expanded(self, b: FunctionBuilder, tokens: Dim, cache: Cached) -> int | None:
        """The rows of keys and values that are made of the cache's latents for so many tokens, None where none are."""
        spec, count = self.spec, b.index(tokens)
        kind = expanded_kind(spec.nope_dim, spec.rope_dim, spec.v_dim)
        of_one = cache.start is not None and isinstance(count, int) and count >= LEAST_EXPANDED
        if not of_one or kind is None or cache.rows[0].dtype is DType.F32:
            return None
        rows = b.index(cache.rows[0].shape[0]) if cache.pages is None else tensor(b, cache.pages).shape[0]
        if not isinstance(rows, int):
            return None
        rows *= 1 if cache.pages is None else PAGE
        return rows if rows * spec.expanded_bytes(cache.rows[0].dtype) <= MOST_EXPANDED_BYTES else None

    def _expand(
        self, launcher: Launcher, cache: Cached, kv_b: Value, tokens: Extent, rows: int
    ) -> tuple[Tensor, Tensor]:
        """Keys ``[n, rows, nope]`` and values ``[n, rows, dv]`` of the cache's latents: one launch."""
        b, spec, element = launcher.b, self.spec, cache.rows[0].dtype
        launcher.b.stage("keys and values", "of the latents")
        kernel, positions = launcher.kernel(f"expand_latents_{ELEMENTS[element]}"), tensor(b, cache.positions)
        block = kernel.constant("BLOCK_ROWS")
        parts = spec.heads * (-(-spec.nope_dim // block) + -(-spec.v_dim // block))
        keys, values = launcher.launch(
            kernel,
            [-(-rows // PAGE) * parts],
            [
                *(tensor(b, cache.rows[0]), tensor(b, kv_b)),
                *(positions if cache.pages is None else tensor(b, cache.pages), positions),
            ],
            [tokens, spec.heads, spec.nope_dim, spec.v_dim, spec.kv_rank, rows, int(cache.pages is not None)],
            [
                Tensor(name, (spec.heads, rows, width), element.value)
                for name, width in (("latent_keys", spec.nope_dim), ("latent_values", spec.v_dim))
            ],
        )
        return keys, values

    def _tiles(self, launcher: Launcher, tokens: Dim, size: int) -> Extent:
        return launcher.divide_up(launcher.b.index(tokens), size, "token_tiles")


def _gathered(over: OverCache, tokens: Extent) -> tuple[str, list[Tensor], list[Extent]]:
    """What was gathered of latents: the kernel that makes values of it, and its inputs and words for that."""
    if over.is_many:
        return "leave_latents", [over.many()], []
    parts = over.parts()
    room = parts.words[0]
    if isinstance(tokens, int) and isinstance(room, int) and tokens <= FEW and room <= MOST_JOINED:
        return "join_leave_latents", parts.inputs, parts.words
    return "leave_latents", [over.joined(parts)], []


def _offset(norm: NormSpec) -> int:
    return float_bits(float(norm.weight is NormWeight.CENTRED))
