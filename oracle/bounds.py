"""How far a correct computation may be from float64 truth: derived from the data, not chosen.

The block is computed once more, in numbers that carry the standard deviation of their rounding errors
(``oracle.deviations`` has the model of each operation); a result passes within ``LAMBDA`` of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from oracle.deviations import FUNCTION_ROUNDINGS, LAMBDA, UNIT_ROUNDOFF, Approx, Deviations
from oracle.forward import Weights, forward
from oracle.selection import F64, Flags, Ids

FLUSHED = 2.0**-120
"""Absolute floor of every tolerance: what flushing subnormal f32 numbers to zero may cost."""


@dataclass(frozen=True)
class Bounds:
    """Standard deviations by stage (same shapes as the truth's stages, ``ids`` left out), and of the selection.

    ``keys`` [N, E] are those of the keys before group masking, ``group_scores`` [N, G] those of the group scores.
    ``overflow`` [N] marks tokens with an intermediate value beyond the largest number of its type: their results
    are not determined by the formulas.
    """

    stages: dict[str, F64]
    keys: F64 | None
    group_scores: F64 | None
    overflow: Flags

    def tolerance(self, stage: str) -> F64:
        """The largest absolute error with which a stage passes."""
        return LAMBDA * self.stages[stage] + FLUSHED


def describe_tolerance(spec: FfnSpec, dtype: DType, accumulate: DType = DType.F32, outputs: DType = DType.F32) -> str:
    """One line: what the tolerances are made of, with the sizes and unit roundoffs."""
    lengths = f"H={spec.hidden}"
    if isinstance(spec, MoeSpec):
        lengths += f", I={spec.experts.intermediate}, k={spec.router.top_k}"
        lengths += f", shared I={spec.shared.intermediate}" if spec.shared else ""
    else:
        lengths += f", I={spec.intermediate}"
    narrow = "" if dtype is DType.F32 else f", matmul inputs {_roundoff(dtype)}"
    if outputs is not DType.F32:
        narrow += f", outputs of choices {_roundoff(outputs)} where kernels round them"
    sums = "f32 accumulation u=2^-24"
    if accumulate is DType.F64:
        sums = "sums of f32 products accumulated in f64 u=2^-53 and rounded to f32 u=2^-24"
    return (
        f"{LAMBDA:g} standard deviations of rounding, propagated over this data: {sums}{narrow}, "
        f"sums over {lengths}, elementary functions {FUNCTION_ROUNDINGS:g} roundings (Higham and Mary 2019)"
    )


def _roundoff(dtype: DType) -> str:
    return f"u=2^{int(math.log2(UNIT_ROUNDOFF[dtype]))}"


def compute_bounds(
    spec: FfnSpec,
    weights: Weights,
    x: npt.NDArray[Any],
    dtype: DType,
    *,
    ids: Ids | None = None,
    inputs: Weights | None = None,
    alike: bool = False,
    accumulate: DType = DType.F32,
    outputs: DType = DType.F32,
) -> Bounds:
    """Standard deviations of every stage for a graph of compute dtype ``dtype`` under the selection ``ids`` [N, k].

    ``ids`` are those of the truth around which the deviations are wanted; without them, those that truth chooses.
    ``inputs`` are what else the layer takes per call. ``alike`` gives the deviations from a computation that narrows
    the same values: two of that kind differ by twice the tolerance at most, which says more than that both are close to
    the truth. ``accumulate`` is what sums of f32 products are accumulated in; the bounds of f32 hold for f64 too.
    ``outputs`` is what outputs of a token's choices are rounded to before they are added up (``Deviations``).
    """
    a = Deviations(dtype, alike, accumulate, outputs)
    with np.errstate(all="ignore"):
        block = forward(a, spec, weights, x, ids=ids, inputs=inputs)
        keys = group_scores = None
        if block.routing is not None and isinstance(spec, MoeSpec):
            all_keys = block.routing.all_keys
            keys = all_keys.sigma
            if spec.router.groups is not None:
                group_scores = a.group_scores(spec.router.groups, all_keys).sigma
    stages = {name: stage.sigma for name, stage in block.stages().items() if isinstance(stage, Approx)}
    overflow = block.output.overflow
    return Bounds(stages, keys, group_scores, np.zeros(len(x), np.bool_) if overflow is None else overflow)
