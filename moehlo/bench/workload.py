"""One layer at its true size: random weights, random inputs, and how its router spreads them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from emitter.errors import UnsupportedError
from emitter.figures import Figures, layer_figures
from emitter.graphs import EmitOptions, signature_arguments
from emitter.reading.config import Layer, Model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.spec.tensors import extra_inputs
from moehlo.bench.contender import Array


class RoutingName(StrEnum):
    """How the tokens of a workload spread over the experts."""

    UNIFORM = "uniform"
    SKEWED = "skewed"


_ZIPF = 1.0
"""Skewed routing: the expert of rank r is asked for in proportion to 1 / r ** _ZIPF."""
_OFFSET = 0.25
"""Length of what all skewed inputs have in common, relative to that of an input."""


@dataclass(frozen=True)
class Workload:
    """A layer with weights ready to be computed, in ``dtype``.

    Inputs are normal. ``routing`` is ``uniform`` (whatever a random router does with them) or ``skewed``: a direction
    that all inputs share raises each expert's logit by the logarithm of its share under Zipf's law.
    """

    model: Model
    layer: Layer
    spec: MoeSpec
    dtype: DType
    routing: str
    weights: dict[str, Array]
    seed: int

    def inputs(self, tokens: int, count: int) -> list[npt.NDArray[np.float32]]:
        """``count`` different inputs ``[N, H]``: one that came back would find its experts in the cache."""
        rng = np.random.default_rng([self.seed, tokens])
        drawn = [rng.standard_normal((tokens, self.spec.hidden), np.float32) for _ in range(count)]
        if self.routing == RoutingName.SKEWED:
            common = _common(self.seed, self.spec.hidden)
            drawn = [x + common for x in drawn]
        return [rounded(x, self.dtype) for x in drawn]

    def figures(self, tokens: int, touched: int) -> Figures:
        """Bytes and FLOPs of a call over ``tokens`` tokens that reads ``touched`` different experts."""
        return layer_figures(self.spec, self.dtype, tokens, touched=touched)


def load_workload(
    model: Model, layer: int | None, dtype: DType, routing: str = RoutingName.UNIFORM, seed: int = 0
) -> Workload:
    """The first MoE layer of ``model``, or ``layer``, with random weights.

    Raises:
        UnsupportedError: If the layer has no experts, or takes inputs beside the activations.
    """
    from weights import random_weights

    found = model.layer(layer)
    spec = found.spec
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError(f"layer {found.index} has no experts: there is no dispatch to measure")
    if extra_inputs(spec):
        raise UnsupportedError(f"layer {found.index} routes by an input beside the activations; bench draws none")
    arguments = [a for a in signature_arguments(spec, EmitOptions(None, dtype)) if a.name != "x"]
    weights = dict(random_weights(arguments, seed))
    if routing == RoutingName.SKEWED:
        common = _common(seed, spec.hidden)
        rows = spec.router.experts
        ranks = np.random.default_rng(seed).permutation(rows) + 1
        weights["router"][:rows] += -_ZIPF * np.log(ranks)[:, None].astype(np.float32) * common / (common @ common)
    return Workload(model, found, spec, dtype, routing, weights, seed)


def _common(seed: int, hidden: int) -> npt.NDArray[np.float32]:
    """The direction that skewed inputs share."""
    return _OFFSET * np.random.default_rng([seed, hidden]).standard_normal(hidden, np.float32)


def rounded(x: npt.NDArray[np.float32], dtype: DType) -> npt.NDArray[np.float32]:
    """``x`` in numbers that ``dtype`` holds, 64-byte aligned: what is compared is the computation, not the storage."""
    from emitter.iree import aligned_empty

    result = aligned_empty(x.shape, np.float32)
    result[...] = x.astype(dtype.numpy)
    return result
