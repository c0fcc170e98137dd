"""A layer to measure: its random weights and inputs, on the host or on a GPU, and how tokens spread over the experts.

For a GPU large weights are drawn there: the host would take minutes for the largest.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, UnsupportedError
from emitter.graphs import signature_arguments
from emitter.graphs.figures import Figures, layer_figures
from emitter.kernels.by_target import unread
from emitter.packing import Packing, Use, Weight
from emitter.plan import Plan, Residency
from emitter.reading.config import Layer, Model
from emitter.shapes import static
from emitter.signature import DType, weight_arguments
from emitter.spec import GluSpec, MoeSpec
from emitter.spec.tensors import canonical_weights, extra_inputs
from emitter.target import Target
from moehlo.bench.ceilings import torch_types
from moehlo.bench.device import Host
from moehlo.bench.run import Cost, Point, Work

GPU = "cuda:0"


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
    ``where`` is torch's device of weights and inputs, None for NumPy's on the host.
    """

    model: Model
    layer: Layer
    spec: MoeSpec
    dtype: DType
    routing: str
    weights: dict[str, Any]
    seed: int
    packings: tuple[tuple[str, Packing], ...] = ()
    where: str | None = None

    @property
    def numbers(self) -> dict[str, Any]:
        """The weights without the planes of those that are packed: what peers read."""
        return {w.name: self.weights[w.name] for w in canonical_weights(self.spec) if w.name in self.weights}

    @property
    def common(self) -> npt.NDArray[np.float32]:
        """The direction ``[H]`` that skewed inputs share."""
        return _common(self.seed, self.spec.hidden)

    def inputs(self, tokens: int, count: int) -> list[Any]:
        """``count`` different inputs ``[N, H]`` f32 in numbers that the dtype holds: one that came back would find its
        experts in the cache."""
        skewed = self.routing == RoutingName.SKEWED
        if self.where is None:
            rng = np.random.default_rng([self.seed, tokens])
            drawn = [rng.standard_normal((tokens, self.spec.hidden), np.float32) for _ in range(count)]
            return [rounded(x + self.common if skewed else x, self.dtype) for x in drawn]
        torch = importlib.import_module("torch")
        generator = torch.Generator(device=self.where).manual_seed(self.seed * 2**20 + tokens)
        common = torch.from_numpy(self.common).to(self.where) if skewed else 0.0
        tensors = (torch.randn(tokens, self.spec.hidden, generator=generator, device=self.where) for _ in range(count))
        return [(x + common).to(torch_types()[self.dtype]).float() for x in tensors]

    def figures(self, tokens: int, touched: int) -> Figures:
        """Bytes and FLOPs of a call over ``tokens`` tokens that reads ``touched`` different experts."""
        return layer_figures(self.spec, self.dtype, tokens, touched=touched, packings=dict(self.packings))


class LayerWork(Work):
    """A workload as it is measured; ``chosen(x)`` are the experts ``[N, k]`` of each of an input's tokens."""

    def __init__(self, workload: Workload, chosen: Callable[[Any], Any]) -> None:
        self.workload, self._chosen = workload, chosen
        self.columns = {
            "model": workload.model.family.name,
            "layer": workload.layer.index,
            "dtype": workload.dtype.value,
            "routing": workload.routing,
        }

    def input_bytes(self, point: Point) -> int:
        """See ``Work``: drawn, rounded, and once more as a peer takes them."""
        return 3 * point.tokens * self.workload.spec.hidden * 4

    def inputs(self, point: Point, count: int) -> Sequence[Any]:
        return self.workload.inputs(point.tokens, count)

    def cost(self, point: Point, given: Any = None) -> Cost:
        """See ``Work``: of all experts where no input says which."""
        experts = self.workload.spec.experts.count
        touched = min(point.tokens, experts) if given is None else distinct(self._chosen(given))
        figures = self.workload.figures(point.tokens, touched)
        return Cost(figures.floor_bytes, figures.floor_flops, touched)


def distinct(ids: Any) -> int:
    """How many different experts there are among ``ids``."""
    return len(np.unique(ids.cpu() if hasattr(ids, "cpu") else ids))


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
        UnsupportedError: If the layer has no experts, or takes inputs besides the activations.
    """
    from weights import random_weights

    found = model.layer(layer)
    spec = found.spec
    if not isinstance(spec, MoeSpec):
        raise UnsupportedError(f"layer {found.index} has no experts: there is no dispatch to measure")
    if extra_inputs(spec):
        raise UnsupportedError(f"layer {found.index} routes by a further input, which bench does not draw")
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


def measured_packings(layer: Layer) -> tuple[tuple[str, Packing], ...]:
    """The packings by stem of the experts' weights that kernels for CPUs read packed. Raises as ``expert_packings``."""
    from weights.residency import expert_packings

    cpu = Target.cpu()
    return tuple(each for each in expert_packings(layer) if unread(cpu, each[1], GluSpec(), DType.F32) is None)


def not_quantised(where: str) -> InputError:
    """What is raised where packed experts are asked for, and there are none."""
    return InputError(
        f"--residency packed: {where} has no experts that are quantised in a way that kernels read "
        "(quantization of mode affine, quantization_config of quant_method mxfp4, fp8 or compressed-tensors, GGUF)"
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


_SMALL = 1 << 24
"""Elements up to which a weight is drawn on the host, as on any machine; the router is among them."""


def load_on_gpu(
    model: Model,
    layer: int | None,
    dtype: DType,
    routing: str,
    device: Host,
    packings: tuple[tuple[str, Packing], ...] = (),
    wanted: Collection[str] | None = None,
    *,
    where: str = GPU,
    seed: int = 0,
) -> Workload:
    """The workload of a layer with its weights as torch tensors on the GPU.

    Large weights are uniform with the moments of ``weights.random_weights``, by torch's generator. Those that stay
    packed (``packings``, by stem) have random planes, drawn on the host, and the numbers that these stand for.
    ``wanted`` are the names of the weights and planes that there are to be, all of them if it is not given.

    Raises what ``load_workload`` raises, and ``InputError`` for weights beyond the GPU's memory.
    """
    from emitter.session.arrays import to_torch
    from weights import random_weights

    torch = importlib.import_module("torch")
    found, kept = model.layer(layer), dict(packings)
    every = [a for a in signature_arguments(found.spec, Plan(None, dtype)) if a.name != "x"]
    weights = [a.of_weight.weight for a in every]
    packed = {w.name: replace(w, packing=kept[w.stem]) for w in weights if w.stem in kept}
    planes = [a for a in weight_arguments(packed.values(), dtype) if wanted is None or a.name in wanted]
    arguments = [a for a in every if wanted is None or a.name in wanted]
    needed = sum(math.prod(map(static, a.shape)) * a.dtype.itemsize for a in (*arguments, *planes))
    if needed > device.free_memory():
        raise InputError(
            f"the weights take {needed / 1e9:.3g} GB and {device.free_memory() / 1e9:.3g} GB of the GPU are free"
        )
    small = load_workload(model, layer, dtype, routing, seed, largest=_SMALL)
    generator = torch.Generator(device=where).manual_seed(seed)
    tensors: dict[str, Any] = {}
    for name, stored in packed.items():
        drawn = random_weights(weight_arguments([stored], dtype), seed)
        tensors |= {a.name: to_torch(drawn[a.name]).to(where) for a in planes if a.name in drawn}
        if wanted is None or name in wanted:
            tensors[name] = _numbers(stored, drawn, dtype, where)
        del drawn  # before the next are drawn: DeepSeek-V3's are 7.5 GB
    for argument in arguments:
        shape = [static(dim) for dim in argument.shape]
        if argument.name in tensors:
            continue
        if argument.name in small.weights:
            tensors[argument.name] = to_torch(small.weights[argument.name]).to(where)
            continue
        fan_in = shape[-1] if argument.of_weight.weight.use is Use.PRODUCT else 1
        weight = torch.empty(shape, dtype=torch_types()[argument.dtype], device=where)
        tensors[argument.name] = weight.uniform_(-1, 1, generator=generator).mul_(math.sqrt(3.0 / fan_in))
    return replace(small, weights=tensors, packings=packings, where=where)


def _numbers(packed: Weight, planes: Mapping[str, Any], dtype: DType, where: str) -> Any:
    """What the planes of experts stand for, in ``dtype``: by all cores, for DeepSeek-V3 has 11e9 numbers."""
    from emitter.session.arrays import to_torch

    torch = importlib.import_module("torch")
    numbers = torch.empty(packed.shape, dtype=torch_types()[dtype], device=where)

    def fill(expert: int) -> None:
        numbers[expert] = to_torch(expert_numbers(packed, planes, dtype, expert).astype(dtype.numpy))

    with ThreadPoolExecutor() as pool:
        for _ in pool.map(fill, range(len(numbers))):
            pass
    return numbers
