"""Normalisation over the last axis, as frozen data: of a hidden state, a head or a latent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from emitter.spec.legality import NonNegative, SizeOrZero, require, require_ranges


class NormKind(Enum):
    """What n(v) is."""

    RMS = "rms"
    """v / sqrt(mean(v^2) + eps) (arXiv:1910.07467)"""
    LAYER = "layer"
    """(v - mean(v)) / sqrt(variance(v) + eps) (arXiv:1607.06450)"""


class NormWeight(Enum):
    """How the weight w enters a norm n(v)."""

    SCALE = "scale"
    """n(v) * w"""
    CENTRED = "centred"
    """n(v) * (1 + w)"""
    CENTRED_INPUT = "centred_input"
    """n(v * (1 + w))"""
    NONE = "none"
    """n(v); there is no weight"""


@dataclass(frozen=True)
class NormSpec:
    """A norm over the last axis, see ``NormKind`` and ``NormWeight``."""

    eps: NonNegative
    weight: NormWeight = NormWeight.SCALE
    kind: NormKind = NormKind.RMS
    bias: bool = False
    """Whether a bias is added after the weight."""
    rounded: bool = False
    """Whether n(v) is rounded to the dtype of the model before the weight; else after it. In f32 they are the same."""
    gate_rank: SizeOrZero = 0
    """R of a gate on the result y: y * sigmoid(W2 silu(W1 y)), W1 ``[R, H]`` and W2 ``[H, R]``; 0 for none."""

    def __post_init__(self) -> None:
        require_ranges(self, "norm")
        require(not self.bias or self.weight is NormWeight.SCALE, "norm.bias", "goes with a weight that scales")

    @property
    def weighted(self) -> bool:
        """Whether there is a weight."""
        return self.weight is not NormWeight.NONE

    @property
    def plain_rms(self) -> bool:
        """Whether it is an RMSNorm with a weight and no more, the only norm inside an FFN."""
        return self == NormSpec(self.eps, self.weight) and self.weighted
