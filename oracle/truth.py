"""Exact (float64) results of one FFN layer, computed from the spec and the canonical weights alone.

This is the yardstick: it shares no code with the emitter (``oracle.forward`` has the block, ``oracle.exact`` its
arithmetic). Weights become float64 a block of rows at a time, so that true sizes fit in memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.spec import FfnSpec
from emitter.spec.tensors import extra_inputs
from oracle.exact import Exact
from oracle.forward import Block, Routing, Weights, forward
from oracle.selection import F64, Ids

Truth = Block[F64]
"""Every stage of one layer in float64."""

TrueRouting = Routing[F64]
"""The router's stages in float64."""


def compute_truth(
    spec: FfnSpec,
    weights: Weights,
    x: npt.NDArray[Any],
    *,
    ids: Ids | None = None,
    inputs: Weights | None = None,
) -> Truth:
    """All stages of the layer over ``x`` [N, H] in float64.

    ``weights`` are canonical (``emitter.spec.tensors``), in any floating dtype; ``inputs`` are what else the
    layer takes per call, by name (``emitter.spec.tensors.extra_inputs``). With ``ids`` [N, k] the selection is
    taken from there instead of from the keys (equal routing); weights are then those of the given experts.
    Raises ``InputError`` when ``x`` or ``ids`` have the wrong shape, or an input is missing.
    """
    if x.ndim != 2 or x.shape[1] != spec.hidden:
        raise InputError(f"x has shape {list(x.shape)}; this layer takes [N, {spec.hidden}]")
    inputs = inputs or {}
    for wanted in extra_inputs(spec):
        shape = wanted.shape(x.shape[0])
        if wanted.name not in inputs or inputs[wanted.name].shape != shape:
            raise InputError(f"this layer takes {wanted.name} {list(shape)} besides x")
    with np.errstate(all="ignore"):
        return forward(Exact(), spec, weights, x, ids=ids, inputs=inputs)
