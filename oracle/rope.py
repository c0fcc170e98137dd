"""What the positions of a decoder's tokens give, in float64 by the papers' formulas: angles, factors on queries."""

from __future__ import annotations

import math

import numpy as np

from emitter.spec.attention import Positioned, PositionScaleSpec
from emitter.spec.rope import (
    DynamicScaling,
    LinearScaling,
    Llama3Scaling,
    LongScaling,
    ProportionalScaling,
    RopeSpec,
    YarnScaling,
)
from oracle.selection import F64


def angles(spec: RopeSpec, positions: F64, longest: F64, alpha: F64 | None = None) -> tuple[F64, F64]:
    """The angle of each token and pair ``[N, pairs]`` in radians, and the factor on cosine and sine ``[N, 1]``.

    ``longest [N]`` is the length of the sequence when a token was computed, ``alpha`` the learned exponents.
    """
    angle, factor = np.empty((len(positions), spec.pairs)), np.empty((len(positions), 1))
    for length in np.unique(longest):
        rows = longest == length
        per_token, factor[rows] = radians(spec, float(length))
        if alpha is not None:
            per_token = per_token * np.exp(alpha)
        angle[rows] = positions[rows, None] * per_token
    return angle, factor


def radians(spec: RopeSpec, length: float) -> tuple[F64, float]:
    """Radians by which each pair is rotated from one token to the next, and the factor on cosine and sine."""
    exponents = np.arange(spec.pairs) * 2.0 / spec.dims
    own, scaling = 1.0 / spec.base**exponents, spec.scaling
    if scaling is None:
        return own, spec.attention_factor
    if isinstance(scaling, LinearScaling):
        return own / scaling.factor, spec.attention_factor
    if isinstance(scaling, DynamicScaling):
        if length <= scaling.original:
            return own, spec.attention_factor
        grown = scaling.factor * (length / scaling.original - 1.0) + 1.0
        return own / grown ** (exponents * spec.dims / (spec.dims - 2.0)), spec.attention_factor
    if isinstance(scaling, LongScaling):
        far = length > scaling.original
        divisors = np.array(scaling.long if far else scaling.short)
        return own / divisors, scaling.long_attention_factor if far else spec.attention_factor
    if isinstance(scaling, ProportionalScaling):
        return np.array([w / scaling.factor * (i < scaling.turning) for i, w in enumerate(own)]), spec.attention_factor
    mix = np.array([_kept(spec, scaling, i, w) for i, w in enumerate(own)])
    return mix * own + (1.0 - mix) * own / scaling.factor, spec.attention_factor


def _kept(spec: RopeSpec, scaling: YarnScaling | Llama3Scaling, pair: int, turn: float) -> float:
    """How much of a pair's angle is left unscaled, 0 to 1."""
    full_turns = scaling.original * turn / (2.0 * math.pi)  # within the original context
    if isinstance(scaling, Llama3Scaling):
        if full_turns >= scaling.high:
            return 1.0
        return (full_turns - scaling.low) / (scaling.high - scaling.low) if full_turns > scaling.low else 0.0

    def pair_of(count: float) -> float:
        """The pair, as a real number, that is rotated so often within the original context."""
        return math.log(scaling.original / (2.0 * math.pi * count), spec.base) * spec.dims / 2.0

    first, last = pair_of(scaling.beta_fast), pair_of(scaling.beta_slow)
    if scaling.truncate:
        first, last = math.floor(first), math.ceil(last)
    first, last = max(first, 0), min(last, spec.dims - 1)
    return 1.0 - min(max((pair - first) / (last - first or 0.001), 0.0), 1.0)


def query_factors(spec: PositionScaleSpec, positions: F64) -> F64:
    """The factor t(i) on the query at each position ``[N]``, or ln(i + 1) of a learned one; see ``Positioned``."""
    if spec.kind is Positioned.LEARNED:
        return np.log(positions + 1.0)
    if spec.kind is Positioned.POWER:
        return np.exp(spec.factor * np.log1p((positions + 1.0) / spec.period))
    after = spec.kind is Positioned.LOG_STEPS_AFTER
    return 1.0 + spec.factor * np.log(1.0 + (positions + after) // spec.period)
