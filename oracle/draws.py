"""How much is drawn for a verification by default: what takes half a minute on two cores."""

from __future__ import annotations

from collections.abc import Sequence

from emitter.graphs.figures import layer_figures
from emitter.reading.config import Layer
from emitter.reading.hub import has_weights
from emitter.signature import DType
from emitter.spec import FfnSpec

THOROUGH = 20
"""Fresh inputs for each token count."""
WEIGHTS = 4
"""Different random weights among them, at most."""
_BUDGET = 16e9
"""Bytes of f32 weights that are drawn or met by draws; two cores of an EPYC took 20 s for so many."""
_DRAWING = 3
"""Drawing a weight, and passing it to the HF block, takes as long as so many draws take over it."""


def cost(spec: FfnSpec, tokens: int) -> float:
    """Bytes of f32 weights that a draw of so many tokens meets."""
    return layer_figures(spec, DType.F32, tokens).floor_bytes


def draws_of(layer: Layer, tokens: Sequence[int]) -> int:
    """Draws for each of these token counts, from 1 to ``THOROUGH``: the same on every machine."""
    sets = 1 if has_weights(layer.model) else WEIGHTS
    held, met = layer_figures(layer.spec, DType.F32, 1).masked_bytes, sum(cost(layer.spec, n) for n in tokens)

    def takes(draws: int) -> float:
        return min(sets, draws) * _DRAWING * held + draws * met

    return next((draws for draws in range(THOROUGH, 1, -1) if takes(draws) <= _BUDGET), 1)
