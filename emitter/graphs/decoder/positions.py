"""What depends on the places of a call's tokens alone, which the host computes: rotations, factors of queries."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from emitter.spec.attention import Positioned, PositionScaleSpec
from emitter.spec.model import ModelSpec
from emitter.spec.rope import RopeSpec, frequencies


@dataclass(frozen=True)
class PositionInput:
    """An input whose rows depend on the tokens' positions alone."""

    name: str
    width: int | None
    """Numbers a token, None for one without an axis."""
    of: RopeSpec | PositionScaleSpec
    part: str = ""


def position_inputs(spec: ModelSpec) -> tuple[PositionInput, ...]:
    """What the host computes for the tokens of a call: a pair for each rotation, a factor for each scale of queries."""
    ropes = list(dict.fromkeys(layer.mixer.rope for layer in spec.layers if layer.mixer.rope is not None))
    scales = list(dict.fromkeys(s.mixer.position_scale for s in spec.layers if s.mixer.position_scale is not None))
    return (
        *(
            PositionInput(f"rope_{part}" + (f"_{i}" if i else ""), rope.pairs, rope, part)
            for i, rope in enumerate(ropes)
            for part in ("cos", "sin")
        ),
        *(PositionInput("query_scale" + (f"_{i}" if i else ""), None, scale) for i, scale in enumerate(scales)),
    )


def position_rows(
    one: PositionInput, positions: NDArray[np.int64], longest: int, alpha: NDArray[np.float64] | None = None
) -> NDArray[np.float32]:
    """The rows of an input for tokens at ``positions [N]``, computed in f64.

    ``longest`` is the length of the longest sequence of the call, on which two scalings of RoPE depend; ``alpha [D/2]``
    is the learned exponent of a rotation that has one.
    """
    places = positions.astype(np.float64)
    if isinstance(one.of, RopeSpec):
        radians, factor = frequencies(one.of, longest)
        if one.of.learned:
            assert alpha is not None
            radians = radians * np.exp(alpha)
        angles = places[:, None] * radians
        return (factor * (np.cos(angles) if one.part == "cos" else np.sin(angles))).astype(np.float32)
    scale = one.of
    match scale.kind:
        case Positioned.LOG_STEPS:
            rows = 1 + scale.factor * np.log1p(np.floor(places / scale.period))
        case Positioned.LOG_STEPS_AFTER:
            rows = 1 + scale.factor * np.log1p(np.floor((places + 1) / scale.period))
        case Positioned.POWER:
            rows = (1 + (places + 1) / scale.period) ** scale.factor
        case Positioned.LEARNED:
            rows = np.log(places + 1)
    return rows.astype(np.float32)


@dataclass
class PositionTables:
    """The rows of inputs for places from 0 on, computed once where they depend on the place alone; ``alpha`` as
    ``position_rows`` takes it."""

    alpha: NDArray[np.float64] | None = None
    _held: dict[PositionInput, NDArray[np.float32] | None] = field(default_factory=dict, repr=False)

    def table(self, one: PositionInput, longest: int) -> NDArray[np.float32] | None:
        """The rows for the first ``longest`` places at least; None where they depend on the length too."""
        table = self._held.get(one, np.empty(0, np.float32))
        if table is not None and len(table) < longest:
            size = 1 << (longest - 1).bit_length()
            alike = not by_length(one, size)
            table = self._held[one] = position_rows(one, np.arange(size), size, self.alpha) if alike else None
        return table

    def rows(self, one: PositionInput, positions: NDArray[np.int64], longest: int) -> NDArray[np.float32]:
        """``position_rows`` of these."""
        table = self.table(one, longest)
        return position_rows(one, positions, longest, self.alpha) if table is None else table[positions]


def by_length(one: PositionInput, longest: int) -> bool:
    """Whether rows for a place depend on the length of the sequence, up to this one: two scalings of RoPE do."""
    if not isinstance(one.of, RopeSpec):
        return False
    (short, short_factor), (long, long_factor) = (frequencies(one.of, length) for length in (1, longest))
    return short_factor != long_factor or not np.array_equal(short, long)
