"""What the attention of one decoder layer computes, as frozen data. No model names live here.

Notation: T tokens so far, H hidden size, n query heads, m key and value heads of n (each serves n / m query heads),
d dimensions of a head of q and k, dv of v. For the token at position i, with the layer's normed input x::

    q, k, v = x @ W_q^T, x @ W_k^T, x @ W_v^T         (+ biases) (clipped)    [n, d], [m, d], [m, dv]
    q, k    = rope(norm(q)), rope(norm(k))            norms and rotation where there are some
    s       = cap((q * t(i)) @ k_j^T * scale)         for the keys j that the mask lets i see
    p       = softmax over j (and a sink for each head, which takes its share and gives nothing)
    y       = gate(x) * norm(sum_j p_j v_j * v_scale) [n, dv]
    out     = y @ W_o^T                               [H]

``LatentAttentionSpec`` (MLA, arXiv:2405.04434) makes q, k and v otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from emitter.dtype import DType
from emitter.spec.legality import NonNegative, Size, SizeOrZero, require, require_ranges
from emitter.spec.norm import NormSpec
from emitter.spec.rope import RopeSpec


class MaskKind(Enum):
    """Which keys j the query at position i sees, of those with j <= i."""

    FULL = "full"
    """all"""
    SLIDING = "sliding"
    """i - width < j: the last ``width``, its own among them"""
    CHUNKED = "chunked"
    """j // width = i // width: those of its own chunk, counted from the first token of its sequence"""
    PROMPT_AND_SLIDING = "prompt_and_sliding"
    """all tokens of the prompt, and of those generated the last ``width``"""


@dataclass(frozen=True)
class MaskSpec:
    """The keys that a query sees, see ``MaskKind``."""

    kind: MaskKind = MaskKind.FULL
    width: SizeOrZero = 0

    def __post_init__(self) -> None:
        require_ranges(self, "mask")
        full = self.kind is MaskKind.FULL
        said = f"is {self.width} with kind {self.kind.value}; a full mask has none, each other one at least 1"
        require((self.width == 0) == full, "mask.width", said)


class Positioned(Enum):
    """The factor t(i) on the query at position i, from 0 on; with ``factor`` a and ``period`` P."""

    LOG_STEPS = "log_steps"
    """1 + a ln(1 + floor(i / P))"""
    LOG_STEPS_AFTER = "log_steps_after"
    """1 + a ln(1 + floor((i + 1) / P))"""
    POWER = "power"
    """(1 + (i + 1) / P)^a"""
    LEARNED = "learned"
    """w_h ln(i + 1) + b_h, with a learned w and b ``[n]`` of each head"""


@dataclass(frozen=True)
class PositionScaleSpec:
    """A factor on the query that grows with its position, see ``Positioned``."""

    kind: Positioned
    factor: float = 0.0
    period: SizeOrZero = 0

    def __post_init__(self) -> None:
        require_ranges(self, "position_scale")
        learned = self.kind is Positioned.LEARNED
        said = f"is {self.period} with kind {self.kind.value}; a learned factor has none, each other one at least 1"
        require((self.period == 0) == learned, "position_scale.period", said)


class GateFunction(Enum):
    """The function on a gate."""

    SIGMOID = "sigmoid"
    SOFTPLUS = "softplus"


@dataclass(frozen=True)
class GateSpec:
    """A factor f(x @ W^T) on what the heads give, before the output projection."""

    function: GateFunction = GateFunction.SIGMOID
    per_head: bool = False
    """One factor for each head, ``[n, H]``; else one for each element, ``[n dv, H]``."""
    bias: bool = False
    """Whether each head has a bias in its gate, ``[n]``."""
    fused: bool = False
    """Whether query and gate of a head are rows of one projection of ``[norm(c); c]``, the query's latent c."""

    def __post_init__(self) -> None:
        plain = self.function is GateFunction.SIGMOID and not (self.per_head or self.bias)
        require(not self.fused or plain, "gate.fused", "is a sigmoid for each element, without a bias")


class NormOver(Enum):
    """What a norm of q and k runs over."""

    HEAD = "head"
    """the d dimensions of each head; one weight ``[d]`` for all heads"""
    ALL = "all"
    """all heads together, ``[n d]`` and ``[m d]``, each with a weight of its own"""


@dataclass(frozen=True)
class QkNormSpec:
    """A norm on q and one on k."""

    norm: NormSpec
    over: NormOver = NormOver.HEAD
    after_rope: bool = False

    def __post_init__(self) -> None:
        plain = not (self.norm.bias or self.norm.gate_rank)
        require(plain, "qk_norm.norm", "has a bias or a gate; norms of q and k have none")
        require(not self.after_rope or self.over is NormOver.HEAD, "qk_norm.after_rope", "goes with norms of each head")


@dataclass(frozen=True, kw_only=True)
class _Scores:
    """What every softmax attention has: from q and k to the output projection."""

    hidden: Size
    heads: Size
    scale: float
    """Factor on q @ k^T, whatever it is made of."""
    mask: MaskSpec = MaskSpec()
    rope: RopeSpec | None = None
    softcap: NonNegative = 0.0
    """c of c * tanh(s / c), before the mask; 0 for none."""
    sinks: bool = False
    """Whether each head has a learned logit ``[n]`` more in its softmax."""
    gate: GateSpec | None = None
    position_scale: PositionScaleSpec | None = None
    kv_from: SizeOrZero | None = None
    """The earlier layer whose keys and values are read in the place of the layer's own, which has none."""
    top_keys: SizeOrZero = 0
    """Keys that a further part of the layer (an indexer) would choose for each query. Up to as many keys in sight it
    chooses all, and nothing of it is computed: longer sequences are not described. 0 for no such part."""


@dataclass(frozen=True, kw_only=True)
class GroupedAttentionSpec(_Scores):
    """Attention over m key and value heads (GQA, arXiv:2305.13245; MHA where m = n)."""

    kv_heads: Size
    head_dim: Size
    v_dim: Size
    qkv_bias: bool = False
    o_bias: bool = False
    qk_norm: QkNormSpec | None = None
    v_norm: NormSpec | None = None
    """A norm of each head of v, without a weight."""
    v_is_k: bool = False
    """Whether v is the key's projection, before its norm and rotation; there is none for v."""
    v_scale: float = 1.0
    clip: NonNegative = 0.0
    """q, k and v are clipped to between -clip and clip, after norms over all heads; 0 for no bounds."""
    o_norm: NormSpec | None = None
    """A norm of what each head gives, without a weight, before the gate."""

    def __post_init__(self) -> None:
        require_ranges(self, "attention")
        said = f"is {self.kv_heads}, which does not divide heads = {self.heads}"
        require(self.heads % self.kv_heads == 0, "attention.kv_heads", said)
        if self.rope is not None:
            pairs = f"is {self.rope.dims}, that is {self.rope.pairs} pairs, and head_dim = {self.head_dim} holds fewer"
            require(2 * self.rope.pairs <= self.head_dim, "attention.rope.dims", pairs)
        same = not self.v_is_k or self.v_dim == self.head_dim
        require(same, "attention.v_is_k", f"is true with v_dim = {self.v_dim}, not head_dim = {self.head_dim}")
        for name in ("v_norm", "o_norm"):
            norm = getattr(self, name)
            bare = norm is None or not (norm.weighted or norm.gate_rank)
            require(bare, f"attention.{name}", "has a weight or a gate; such a norm has none")
        fused = self.gate is not None and self.gate.fused
        require(not fused, "attention.gate.fused", "is true without a query latent")

    @property
    def out_dim(self) -> int:
        """Width of what the heads give together."""
        return self.heads * self.v_dim

    @property
    def key_sizes(self) -> tuple[int, int, int]:
        """Key and value heads, and the dimensions of a head of k and of v."""
        return self.kv_heads, self.head_dim, self.v_dim

    def cached_bytes(self, dtype: DType) -> int:
        """Bytes that a token leaves in a cache of a type."""
        rows = row_elements(self.head_dim, dtype) + row_elements(self.v_dim, dtype)
        return 0 if self.kv_from is not None else self.kv_heads * rows * dtype.itemsize


@dataclass(frozen=True, kw_only=True)
class LatentAttentionSpec(_Scores):
    """Multi-head latent attention (MLA, arXiv:2405.04434): keys and values of all heads from one latent::

        c_q         = norm(x @ W_qa^T) * q_scale                       [q_rank], where there is one
        q           = c_q @ W_qb^T, or x @ W_q^T                       [n, nope_dim + rope_dim]
        [c; r]      = x @ W_kva^T                                      [kv_rank + rope_dim]
        [k_h; v_h]  = (norm(c) * kv_scale) @ W_kvb^T                   [n, nope_dim + v_dim]
        k_h         = [k_h; rope(norm(r))]                             one r for all heads

    The rotation is of the last ``rope_dim`` dimensions of q; the scores are those of ``nope_dim + rope_dim``.
    """

    q_rank: SizeOrZero
    kv_rank: Size
    nope_dim: SizeOrZero
    rope_dim: SizeOrZero
    v_dim: Size
    latent_norm: NormSpec
    """Of both latents, each with a weight of its own."""
    rope_key_norm: NormSpec | None = None
    q_scale: float = 1.0
    kv_scale: float = 1.0
    bias: bool = False
    """Whether W_qa, W_kva and the output projection have one."""

    def __post_init__(self) -> None:
        require_ranges(self, "attention")
        require(self.nope_dim + self.rope_dim > 0, "attention.nope_dim", "is 0, as is rope_dim; one is at least 1")
        if self.rope is not None:
            said = f"is {self.rope.dims}, not rope_dim = {self.rope_dim}"
            require(self.rope.dims == self.rope_dim, "attention.rope.dims", said)
        fused = self.gate is None or not self.gate.fused or self.q_rank > 0
        require(fused, "attention.gate.fused", "is true without a query latent")

    @property
    def head_dim(self) -> int:
        """Dimensions of a head of q and k."""
        return self.nope_dim + self.rope_dim

    @property
    def out_dim(self) -> int:
        """Width of what the heads give together."""
        return self.heads * self.v_dim

    @property
    def key_sizes(self) -> tuple[int, int, int]:
        """One latent for all heads: dimensions of it and of the rotated key."""
        return 1, self.kv_rank, self.rope_dim

    def cached_bytes(self, dtype: DType) -> int:
        """Bytes that a token leaves in a cache of a type: the normed latent, and the rotated key that all heads
        share."""
        return 0 if self.kv_from is not None else (self.kv_rank + self.rope_dim) * dtype.itemsize

    def expanded_bytes(self, dtype: DType) -> int:
        """Bytes of the keys, but for what rotates, and values of all heads that are made of a latent."""
        return self.heads * (self.nope_dim + self.v_dim) * dtype.itemsize


def row_elements(width: int, dtype: DType) -> int:
    """Elements of a row of ``width`` keys or values in a cache of a type.

    Of i8 they are codes from -127 to 127, then the four bytes of an f32, the row's scale: a number is its code times
    that, and the largest one's code is 127 or -127.
    """
    return width + DType.F32.itemsize * (dtype is DType.I8)


AttentionSpec = GroupedAttentionSpec | LatentAttentionSpec
MixerSpec = AttentionSpec
"""What mixes the tokens of a sequence: attention, or another member of this union."""
