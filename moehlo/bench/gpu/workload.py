"""A layer of random weights in a GPU's memory: drawn there, for the host would take minutes for the largest."""

from __future__ import annotations

import importlib
import math
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from emitter.arrays import to_torch
from emitter.dtype import DType
from emitter.errors import InputError
from emitter.graphs import signature_arguments
from emitter.packing import Packing, Use, Weight
from emitter.plan import Plan, Residency, Strategy
from emitter.reading.config import Layer, Model
from emitter.shapes import static
from emitter.signature import Argument, weight_arguments
from emitter.spec import MoeSpec
from emitter.target import Target
from moehlo.bench.gpu.contenders import types
from moehlo.bench.gpu.device import Device
from moehlo.bench.ours import plan_of
from moehlo.bench.workload import RoutingName, Workload, expert_numbers, load_workload, not_quantised

_SMALL = 1 << 24
"""Elements up to which a weight is drawn on the host, as on any machine; the router is among them."""


def packings_on_gpu(
    layer: Layer, dtype: DType, backend: Target, residency: Residency | None
) -> tuple[tuple[str, Packing], ...]:
    """The packings of the experts' weights, by stem, that kernels of a GPU read packed: those that the layer's files
    have, or of a config alone that it says; none for a ``residency`` of numbers.

    Raises ``InputError`` where they are to be packed, and there are none, or no kernel reads them.
    """
    from weights.residency import measured_packings

    if residency not in (None, Residency.PACKED) or not isinstance(layer.spec, MoeSpec):
        return ()
    declared = measured_packings(layer)
    made = plan_of(layer.spec, dtype, backend, Strategy.AUTO, declared)
    if residency is None or made.packings:
        return made.packings
    where = f"layer {layer.index} of {layer.model.where}"
    if not declared:
        raise not_quantised(where)
    reasons = "; ".join(dict.fromkeys(reason for _, reason in made.unpacked))
    raise InputError(f"--residency packed: {where}: {reasons}. Packed experts are computed in bf16")


def load_on_gpu(
    model: Model,
    layer: int | None,
    dtype: DType,
    routing: str,
    device: Device,
    packings: tuple[tuple[str, Packing], ...] = (),
    wanted: Collection[str] | None = None,
    *,
    where: str = "cuda:0",
    seed: int = 0,
) -> Workload:
    """The workload of a layer with its weights as torch tensors on the GPU.

    Large weights are uniform with the moments of ``weights.random_weights``, by torch's generator. Those that stay
    packed (``packings``, by stem) have random planes, drawn on the host, and the numbers that these stand for.
    ``wanted`` are the names of the weights and planes that there are to be, all of them if it is not given.

    Raises what ``load_workload`` raises, and ``InputError`` for weights beyond the GPU's memory.
    """
    from weights import random_weights

    torch = importlib.import_module("torch")
    found, kept = model.layer(layer), dict(packings)
    every = [a for a in signature_arguments(found.spec, Plan(None, dtype)) if a.name != "x"]
    weights = [a.of_weight.weight for a in every]
    packed = {w.name: replace(w, packing=kept[w.stem]) for w in weights if w.stem in kept}
    planes = [a for a in weight_arguments(packed.values(), dtype) if wanted is None or a.name in wanted]
    arguments = [a for a in every if wanted is None or a.name in wanted]
    needed = sum(_elements(a) * a.dtype.itemsize for a in (*arguments, *planes))
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
        weight = torch.empty(shape, dtype=types()[argument.dtype], device=where)
        tensors[argument.name] = weight.uniform_(-1, 1, generator=generator).mul_(math.sqrt(3.0 / fan_in))
    return replace(small, weights=tensors, packings=packings)


def _numbers(packed: Weight, planes: Mapping[str, Any], dtype: DType, where: str) -> Any:
    """What the planes of experts stand for, in ``dtype``: by all cores, for DeepSeek-V3 has 11e9 numbers."""
    torch = importlib.import_module("torch")
    numbers = torch.empty(packed.shape, dtype=types()[dtype], device=where)

    def fill(expert: int) -> None:
        numbers[expert] = to_torch(expert_numbers(packed, planes, dtype, expert).astype(dtype.numpy))

    with ThreadPoolExecutor() as pool:
        for _ in pool.map(fill, range(len(numbers))):
            pass
    return numbers


def _elements(argument: Argument) -> int:
    return math.prod(static(dim) for dim in argument.shape)


def inputs_on_gpu(workload: Workload, tokens: int, count: int, *, where: str = "cuda:0") -> list[Any]:
    """``count`` different inputs ``[N, H]`` f32, in numbers that the workload's dtype holds."""
    torch = importlib.import_module("torch")
    generator = torch.Generator(device=where).manual_seed(workload.seed * 2**20 + tokens)
    drawn = []
    for _ in range(count):
        x = torch.randn(tokens, workload.spec.hidden, generator=generator, device=where)
        if workload.routing == RoutingName.SKEWED:
            x += torch.from_numpy(workload.common).to(where)
        drawn.append(x.to(types()[workload.dtype]).float())
    return drawn
