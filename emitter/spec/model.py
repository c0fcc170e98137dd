"""What a whole decoder computes, from token ids to logits, as frozen data. No model names live here.

With h ``[T, H]``, the residual stream::

    h      = E[ids] * scale                                                    embedding, normed where it says so
    for each layer:
        h  = keep * h + add * post(mixer(pre(h)))                              the branch around the mixer
        h  = keep * h + add * post(ffn(pre(h)))                                the branch around the FFN
    logits = cap((norm(h) @ W_head^T + bias) * scale)                          [T, V], f32
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from emitter.spec.attention import MixerSpec
from emitter.spec.ffn import Activation, FfnSpec
from emitter.spec.legality import NonNegative, Range, Size, require, require_ranges
from emitter.spec.norm import NormSpec
from emitter.spec.rope import MAX_POSITIONS


@dataclass(frozen=True)
class PerLayerInputSpec:
    """A second embedding, a slice of it for each layer (Gemma 3n)::

    p_l = (norm((E[ids] @ W^T)_l / sqrt(H)) + E2_l[ids] * sqrt(D)) / sqrt(2)     [D], E scaled as it is for the layers
    h   = h + norm(W2_l (act(W1_l h) * p_l))                                     at the end of layer l
    """

    size: Size
    vocabulary: Size
    activation: Activation
    norm: NormSpec

    def __post_init__(self) -> None:
        require_ranges(self, "embedding.per_layer")


@dataclass(frozen=True)
class EmbeddingSpec:
    """From token ids to h ``[T, H]``."""

    vocabulary: Size
    scale: float = 1.0
    scale_rounded: bool = False
    """Whether the scale is rounded to the dtype of the weights."""
    norm: NormSpec | None = None
    per_layer: PerLayerInputSpec | None = None

    def __post_init__(self) -> None:
        require_ranges(self, "embedding")


@dataclass(frozen=True)
class BranchSpec:
    """One branch of the residual stream: ``keep * h + add * post(f(pre(h)))``.

    With a ``gate_temperature`` t the two factors are learned, one of each channel: with b = sigmoid(w / t) they are
    sqrt(max(sigmoid(-w / t) (1 + b), 0.001)) for h, and b.
    """

    pre: NormSpec | None = None
    post: NormSpec | None = None
    keep: float = 1.0
    add: float = 1.0
    gate_temperature: NonNegative = 0.0

    def __post_init__(self) -> None:
        require_ranges(self, "branch")
        plain = not self.gate_temperature or self.keep == self.add == 1.0
        require(plain, "branch.gate_temperature", "is set together with keep or add; set one")


@dataclass(frozen=True)
class LayerSpec:
    """One decoder layer: a mixer, then an FFN, each in its branch of the residual stream."""

    mixer: MixerSpec
    ffn: FfnSpec
    mixer_branch: BranchSpec
    ffn_branch: BranchSpec
    parallel: bool = False
    """Whether both branches read the same h and one norm, the mixer's: h + mixer(n(h)) + ffn(n(h))."""
    aside: FfnSpec | None = None
    """A second FFN that reads what the first one reads, and is added to h at the end of the next layer."""
    scaled: bool = False
    """Whether h has a learned factor ``[1]`` at the end of the layer."""

    def __post_init__(self) -> None:
        for name, ffn in (("ffn", self.ffn), ("aside", self.aside)):
            if ffn is not None:
                said = f"is {ffn.hidden}, not mixer.hidden = {self.mixer.hidden}"
                require(ffn.hidden == self.mixer.hidden, f"{name}.hidden", said)
        if self.parallel:
            pre = self.mixer_branch.pre
            one = pre is not None and (self.mixer_branch, self.ffn_branch) == (BranchSpec(pre), BranchSpec())
            require(one, "parallel", "layers have one norm, that before the mixer, and no factors")


@dataclass(frozen=True)
class StreamsSpec:
    """Residual streams beside each other (hyper-connections, arXiv:2409.19606), S of them: h is ``[T, S, H]``.

    The embedding is each stream's beginning. With z = (X @ W^T) / rms(X), X all streams in a row ``[S H]``, a branch
    reads x = sum_s (sigmoid(a z_s + b_s) + eps) h_s, and (magnitude sigmoid(a' z'_s + b'_s) + eps) f(x) is added to
    stream s: W ``[2S, S H]``, b ``[2S]``, a ``[2]``. Before the final norm the streams are summed as they are read.
    """

    count: Size
    magnitude: float
    eps: NonNegative
    norm_eps: NonNegative

    def __post_init__(self) -> None:
        require_ranges(self, "streams")


@dataclass(frozen=True)
class HeadSpec:
    """From the final norm to logits ``[T, V]``: ``cap((h @ W^T + bias) * scale)``."""

    tied: bool = False
    """Whether W is the embedding."""
    bias: bool = False
    scale: float = 1.0
    softcap: NonNegative = 0.0
    """c of c * tanh(l / c); 0 for none."""

    def __post_init__(self) -> None:
        require_ranges(self, "head")


@dataclass(frozen=True)
class ModelSpec:
    """A decoder: embedding, layers, final norm, head."""

    hidden: Size
    positions: Annotated[int, Range(1, MAX_POSITIONS)]
    """The longest sequence that the model was made for, in tokens; longer ones are computed alike."""
    embedding: EmbeddingSpec
    final_norm: NormSpec
    head: HeadSpec
    layers: tuple[LayerSpec, ...]
    streams: StreamsSpec | None = None

    def __post_init__(self) -> None:
        require_ranges(self)
        require(bool(self.layers), "layers", "are none; a decoder has at least one")
        for index, layer in enumerate(self.layers):
            self._require_layer(index, layer)
        require(self.layers[-1].aside is None, "layers", "end with an FFN aside, which no next layer adds")
        several = any(layer.parallel or layer.aside is not None for layer in self.layers)
        alone = self.streams is None or not (several or self.embedding.per_layer is not None)
        require(alone, "streams", "go with layers of two branches, without a second FFN or inputs of each layer")

    def _require_layer(self, index: int, layer: LayerSpec) -> None:
        mixer = layer.mixer
        said = f"has hidden = {mixer.hidden}, not {self.hidden}"
        require(mixer.hidden == self.hidden, f"layers.{index}", said)
        if mixer.kv_from is not None:
            source = self.layers[mixer.kv_from].mixer if 0 <= mixer.kv_from < index else None
            there = source is not None and source.kv_from is None
            said = f"is {mixer.kv_from}; expected an earlier layer with keys and values of its own"
            require(there, f"layers.{index}.mixer.kv_from", said)
            same = source is not None and source.key_sizes == mixer.key_sizes
            require(same, f"layers.{index}.mixer.kv_from", f"is {mixer.kv_from}, a layer with other keys")

    @property
    def longest(self) -> int | None:
        """The most tokens of a sequence that the spec describes, None for no bound: see ``top_keys``."""
        return min((layer.mixer.top_keys for layer in self.layers if layer.mixer.top_keys), default=None)
