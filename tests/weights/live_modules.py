"""Canonical weights of modules in memory: what ``to_state_dict`` writes, read piece by piece."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from emitter.reading.layout import LayerLayout, WeightLayout
from emitter.signature import Argument
from weights.assembly import StateDict, static_shape
from weights.layouts import Array, dims_of
from weights.matching import Choice, choose


def assembled(choice: Choice, shape: tuple[int, ...], dtype: np.dtype[Any], arrays: Mapping[str, Array]) -> Array:
    """One weight."""
    weight = np.full(shape, -1, dtype)
    for piece in choice.pieces:
        if piece.region is not None:
            weight[(*piece.region, ...)] = piece.view(arrays[piece.tensor])
    return weight


def from_state_dict(
    state: Mapping[str, Array], layout: LayerLayout, wanted: Sequence[Argument], *, layer: int = 0, prefix: str = ""
) -> dict[str, Array]:
    """The inverse of ``to_state_dict``."""
    known = tuple(WeightLayout(entry.weight, entry.memory, (entry.memory,)) for entry in layout.weights)
    dims = [(argument.name, dims_of(argument)) for argument in wanted]
    choices = choose(StateDict(state), LayerLayout((prefix,), known), layer, dims)
    return {
        argument.name: assembled(choice, static_shape(argument), argument.dtype.numpy, state)
        for argument, choice in zip(wanted, choices, strict=True)
    }
