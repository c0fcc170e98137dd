"""One layer at its true size: random weights, random inputs, and how its router spreads them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, UnsupportedError
from emitter.figures import Figures, layer_figures
from emitter.graphs import signature_arguments
from emitter.packing import Packing, Weight
from emitter.plan import Plan, Residency
from emitter.reading.config import Layer, Model
from emitter.shapes import static
from emitter.signature import DType, weight_arguments
from emitter.spec import MoeSpec
from emitter.spec.tensors import canonical_weights, extra_inputs


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
    """A layer with weights ready to be computed, in ``dtype``: NumPy arrays, or torch tensors of a GPU.

    Inputs are normal. ``routing`` is ``uniform`` (whatever a random router does with them) or ``skewed``: a direction
    that all inputs share raises each expert's logit by the logarithm of its share under Zipf's law. ``weights`` holds
    the planes of those that our kernels read packed (``packings``, by stem), and the numbers of all, which others read.
    """

    model: Model
    layer: Layer
    spec: MoeSpec
    dtype: DType
    routing: str
    weights: dict[str, Any]
    seed: int
    packings: tuple[tuple[str, Packing], ...] = ()

    @property
    def numbers(self) -> dict[str, Any]:
        """The weights without the planes of those that are packed: what peers read."""
        return {w.name: self.weights[w.name] for w in canonical_weights(self.spec) if w.name in self.weights}

    @property
    def common(self) -> npt.NDArray[np.float32]:
        """The direction ``[H]`` that skewed inputs share."""
        return _common(self.seed, self.spec.hidden)

    def inputs(self, tokens: int, count: int) -> list[npt.NDArray[np.float32]]:
        """``count`` different inputs ``[N, H]``: one that came back would find its experts in the cache."""
        rng = np.random.default_rng([self.seed, tokens])
        drawn = [rng.standard_normal((tokens, self.spec.hidden), np.float32) for _ in range(count)]
        if self.routing == RoutingName.SKEWED:
            common = self.common
            drawn = [x + common for x in drawn]
        return [rounded(x, self.dtype) for x in drawn]

    def figures(self, tokens: int, touched: int) -> Figures:
        """Bytes and FLOPs of a call over ``tokens`` tokens that reads ``touched`` different experts."""
        return layer_figures(self.spec, self.dtype, tokens, touched=touched, packings=dict(self.packings))


def load_workload(
    model: Model,
    layer: int | None,
    dtype: DType,
    routing: str = RoutingName.UNIFORM,
    seed: int = 0,
    residency: Residency | None = None,
    *,
    largest: int | None = None,
) -> Workload:
    """The first MoE layer of ``model``, or ``layer``, with random weights: those of at most ``largest`` elements.

    They are packed as the model's files have them, of a config alone as it says, unless ``residency`` is of numbers.

    Raises:
        InputError: If they are to be packed, and the config says nothing of that.
        UnsupportedError: If the layer has no experts, or takes inputs beside the activations.
    """
    from weights import random_weights
    from weights.residency import measured_packings

    found = model.layer(layer)
    spec = found.spec
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError(f"layer {found.index} has no experts: there is no dispatch to measure")
    if extra_inputs(spec):
        raise UnsupportedError(f"layer {found.index} routes by an input beside the activations; bench draws none")
    packings = measured_packings(found) if residency in (None, Residency.PACKED) and largest is None else ()
    if residency is not None and residency.dtype is None and not packings:
        raise not_quantised(model.where)
    arguments = [a for a in signature_arguments(spec, Plan(None, dtype)) if a.name != "x"]
    kept = dict(packings)
    plain = [a for a in arguments if a.of_weight.weight.stem not in kept]
    drawn = [a for a in plain if largest is None or math.prod(static(dim) for dim in a.shape) <= largest]
    weights = dict(random_weights(drawn, seed, experts=spec.experts.count))
    for argument in arguments:
        if argument.of_weight.weight.stem in kept:
            _add_packed(weights, argument.of_weight.weight, kept[argument.of_weight.weight.stem], dtype, seed)
    if routing == RoutingName.SKEWED:
        common = _common(seed, spec.hidden)
        rows = spec.router.experts
        ranks = np.random.default_rng(seed).permutation(rows) + 1
        weights["router"][:rows] += -_ZIPF * np.log(ranks)[:, None].astype(np.float32) * common / (common @ common)
    return Workload(model, found, spec, dtype, routing, weights, seed, packings)


def not_quantised(where: str) -> InputError:
    """What is raised where packed experts are asked for, and there are none."""
    return InputError(
        f"--residency packed: {where} has no experts that are quantised in a way that kernels read "
        "(quantization of mode affine, quantization_config of quant_method mxfp4 or fp8, GGUF)"
    )


def _add_packed(weights: dict[str, Any], weight: Weight, packing: Packing, dtype: DType, seed: int) -> None:
    """Random planes of a weight, and its numbers in ``dtype``, those of one expert after the other."""
    from emitter.iree import aligned_empty
    from weights import random_weights

    packed = replace(weight, packing=packing)
    planes = random_weights(weight_arguments([packed], dtype), seed)
    weights |= planes
    numbers = aligned_empty(weight.shape, dtype.numpy)
    for expert in range(len(numbers)):
        numbers[expert] = expert_numbers(packed, planes, dtype, expert)
    weights[weight.name] = numbers


def expert_numbers(packed: Weight, planes: Mapping[str, Any], dtype: DType, expert: int) -> npt.NDArray[np.float32]:
    """The numbers of one expert's matrix of a packed weight, from ``planes`` by the names of their arguments."""
    of = {plane.name: planes[packed.plane_name(plane)][expert] for plane in packed.planes(dtype)}
    numbers: npt.NDArray[np.float32] = packed.packing.numbers(of)  # type: ignore[attr-defined]
    return numbers


def _common(seed: int, hidden: int) -> npt.NDArray[np.float32]:
    """The direction that skewed inputs share."""
    return _OFFSET * np.random.default_rng([seed, hidden]).standard_normal(hidden, np.float32)


def rounded(x: npt.NDArray[np.float32], dtype: DType) -> npt.NDArray[np.float32]:
    """``x`` in numbers that ``dtype`` holds, 64-byte aligned: what is compared is the computation, not the storage."""
    from emitter.iree import aligned_empty

    result = aligned_empty(x.shape, np.float32)
    result[...] = x.astype(dtype.numpy)
    return result
