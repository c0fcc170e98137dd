"""Rotary position embeddings (RoPE, arXiv:2104.09864), as frozen data, and the formula of their frequencies.

Position p rotates the pair i of D/2 pairs by the angle p * f_i, cosine and sine times the attention factor. Without
scaling f_i = base^(-2i/D). An odd D rotates one dimension more: its pairs are (D + 1)/2.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from emitter.spec.legality import MAX_SIZE, Range, Size, SizeOrZero, require, require_ranges

Positive = Annotated[float, Range(2.0**-126)]


class Pairing(Enum):
    """Which two of D dimensions are a pair, and where the rotated pair is written."""

    HALF = "half"
    """i and i + D/2, written in place"""
    INTERLEAVED = "interleaved"
    """2i and 2i + 1, written in place"""
    INTERLEAVED_TO_HALF = "interleaved_to_half"
    """2i and 2i + 1, written to i and i + D/2"""


@dataclass(frozen=True)
class LinearScaling:
    """f / factor."""

    factor: Positive

    def __post_init__(self) -> None:
        require_ranges(self, "scaling")


@dataclass(frozen=True)
class DynamicScaling:
    """Of a call whose longest sequence has s > ``original`` tokens: base * (factor s / original - factor + 1)^(D/(D-2))
    in the place of the base."""

    factor: Positive
    original: Size

    def __post_init__(self) -> None:
        require_ranges(self, "scaling")


@dataclass(frozen=True)
class YarnScaling:
    """YaRN (arXiv:2309.00071): f m + f / factor * (1 - m), with m_i = 1 - clip((i - low) / (high - low), 0, 1).

    With c(r) = D ln(original / (2 pi r)) / (2 ln(base)), low is max(c(beta_fast), 0) and high min(c(beta_slow), D - 1);
    ``truncate`` takes the whole numbers around them first.
    """

    factor: Positive
    original: Size
    beta_fast: Positive = 32.0
    beta_slow: Positive = 1.0
    truncate: bool = True

    def __post_init__(self) -> None:
        require_ranges(self, "scaling")


@dataclass(frozen=True)
class LongScaling:
    """LongRoPE (arXiv:2402.13753): f_i / short_i, and f_i / long_i with the attention factor ``long_attention_factor``
    where the call's longest sequence has more than ``original`` tokens."""

    short: tuple[float, ...]
    long: tuple[float, ...]
    original: Size
    long_attention_factor: Positive

    def __post_init__(self) -> None:
        require_ranges(self, "scaling")
        for name, factors in (("short", self.short), ("long", self.long)):
            require(all(f > 0 and math.isfinite(f) for f in factors), f"scaling.{name}", "has a factor that is not > 0")


@dataclass(frozen=True)
class Llama3Scaling:
    """By the wavelength w = 2 pi / f: f where w < original / high, f / factor where w > original / low, and between
    them (1 - m) f / factor + m f with m = (original / w - low) / (high - low); none is between equal ones."""

    factor: Positive
    low: Positive
    high: Positive
    original: Size

    def __post_init__(self) -> None:
        require_ranges(self, "scaling")
        require(self.low <= self.high, "scaling.low", f"is {self.low}; expected at most scaling.high = {self.high}")


@dataclass(frozen=True)
class ProportionalScaling:
    """f / factor for the first ``turning`` pairs, and 0 for the others: these stay as they are."""

    turning: SizeOrZero
    factor: Positive = 1.0

    def __post_init__(self) -> None:
        require_ranges(self, "scaling")


Scaling = LinearScaling | DynamicScaling | YarnScaling | LongScaling | Llama3Scaling | ProportionalScaling


@dataclass(frozen=True)
class RopeSpec:
    """The rotation of the first ``dims`` = D dimensions of a head; the others stay as they are."""

    base: Positive
    dims: Size
    pairing: Pairing = Pairing.HALF
    scaling: Scaling | None = None
    attention_factor: Positive = 1.0
    """Factor on cosine and sine."""
    wide: bool = False
    """Whether cosine, sine and the rotation are f32; else rounded to the dtype of the model."""
    learned: bool = False
    """Whether each frequency has a learned factor exp(alpha_i), [D/2]."""

    def __post_init__(self) -> None:
        require_ranges(self, "rope")
        scaling = self.scaling
        even = self.dims % 2 == 0 or not isinstance(scaling, YarnScaling)
        require(even, "rope.dims", f"is {self.dims}; expected an even number with YaRN")
        if isinstance(scaling, LongScaling):
            for name in ("short", "long"):
                count = len(getattr(scaling, name))
                require(count == self.pairs, f"scaling.{name}", f"has {count} factors; expected {self.pairs}")
        if isinstance(scaling, ProportionalScaling):
            most = f"is {scaling.turning}, more than the {self.pairs} pairs"
            require(scaling.turning <= self.pairs, "scaling.turning", most)
        if isinstance(scaling, (YarnScaling, DynamicScaling)):
            require(self.base > 1.0, "rope.base", f"is {self.base}; expected more than 1")
        if isinstance(scaling, DynamicScaling):
            require(self.dims > 2, "rope.dims", f"is {self.dims}; expected more than 2")

    @property
    def pairs(self) -> int:
        """Pairs of dimensions that have an angle: the first ``2 * pairs`` of a head are rotated."""
        return (self.dims + 1) // 2


def frequencies(spec: RopeSpec, longest: int = 1) -> tuple[NDArray[np.float64], float]:
    """The f_i of ``spec`` ``[pairs]`` in radians per token, without learned factors, and the attention factor.

    ``longest`` is the number of tokens of the longest sequence of the call: two scalings depend on it.
    """
    pairs = np.arange(spec.pairs, dtype=np.float64)
    plain = spec.base ** (-2.0 * pairs / spec.dims)
    match spec.scaling:
        case None:
            return plain, spec.attention_factor
        case LinearScaling(factor):
            return plain / factor, spec.attention_factor
        case DynamicScaling(factor, original):
            stretch = max(factor * longest / original - factor + 1.0, 1.0) if longest > original else 1.0
            base = spec.base * stretch ** (spec.dims / (spec.dims - 2.0))
            return base ** (-2.0 * pairs / spec.dims), spec.attention_factor
        case YarnScaling(factor):
            low, high = _correction(spec, spec.scaling)
            kept = 1.0 - np.clip((pairs - low) / (high - low), 0.0, 1.0)
            return plain * kept + plain / factor * (1.0 - kept), spec.attention_factor
        case LongScaling(short, long, original, long_attention_factor):
            if longest > original:
                return plain / np.asarray(long), long_attention_factor
            return plain / np.asarray(short), spec.attention_factor
        case Llama3Scaling(factor, low, high, original):
            turns = original * plain / (2.0 * math.pi)
            kept = np.clip((turns - low) / (high - low), 0.0, 1.0) if low < high else np.where(turns >= low, 1.0, 0.0)
            return plain * kept + plain / factor * (1.0 - kept), spec.attention_factor
        case ProportionalScaling(turning, factor):
            return np.where(pairs < turning, plain / factor, 0.0), spec.attention_factor


def _correction(spec: RopeSpec, yarn: YarnScaling) -> tuple[float, float]:
    """The pairs between which YaRN goes from no scaling to all of it."""

    def pair(turns: float) -> float:
        return spec.dims * math.log(yarn.original / (turns * 2.0 * math.pi)) / (2.0 * math.log(spec.base))

    low, high = pair(yarn.beta_fast), pair(yarn.beta_slow)
    if yarn.truncate:
        low, high = float(math.floor(low)), float(math.ceil(high))
    low, high = max(low, 0.0), min(high, spec.dims - 1.0)
    return low, high + 0.001 if low == high else high  # as transformers does, against a division by zero


MAX_POSITIONS = MAX_SIZE * 2**8
"""The longest context accepted; no model is within a factor of 100 of it."""
