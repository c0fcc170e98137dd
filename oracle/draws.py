"""What is drawn for a verification, and how much by default: what takes half a minute on two cores."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.graphs.figures import layer_figures
from emitter.reading.config import Layer
from emitter.reading.hub import has_weights
from emitter.shapes import static
from emitter.signature import DType, weight_arguments
from emitter.spec import FfnSpec
from emitter.spec.tensors import canonical_weights, extra_inputs
from weights import random_weights

Array = npt.NDArray[Any]

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


def draw_weights(spec: FfnSpec, dtype: DType, seed: int) -> dict[str, Array]:
    """Random weights. Odd seeds lower the correction biases, until selection keys are negative.

    Without that no draw would show what becomes of the experts outside the eligible groups: a key of 0 and one of -inf
    are alike below positive ones.
    """
    weights = random_weights(weight_arguments(canonical_weights(spec), dtype), seed)
    if seed % 2 and "correction_bias" in weights:
        weights["correction_bias"] -= np.float32(2.0)
    return weights


def round_weights(
    spec: FfnSpec, weights: Mapping[str, Array], dtype: DType, *, exact: Container[str] = ()
) -> dict[str, Array]:
    """All weights rounded to ``dtype``; those that a graph takes in f32 are f32 again, with the rounded values.

    Those of the stems in ``exact`` stay what they are.
    """
    rounded = {}
    for argument in weight_arguments(canonical_weights(spec), dtype):
        array = weights[argument.name]
        if argument.dtype.is_float and argument.of_weight.weight.stem not in exact:
            array = array.astype(dtype.numpy, copy=False).astype(argument.dtype.numpy, copy=False)
        rounded[argument.name] = array
    return rounded


def random_inputs(spec: FfnSpec, tokens: int, rng: np.random.Generator) -> dict[str, Array]:
    """What the layer takes besides ``x``: integers over their whole range, standard normal f32."""
    drawn: dict[str, Array] = {}
    for wanted in extra_inputs(spec):
        shape = [static(dim) for dim in wanted.shape(tokens)]
        if wanted.dtype is DType.F32:
            drawn[wanted.name] = rng.standard_normal(shape, dtype=np.float32)
        else:
            drawn[wanted.name] = rng.integers(0, wanted.below, shape, dtype=wanted.dtype.numpy)
    return drawn
