"""A layer of random weights in a GPU's memory: drawn there, for the host would take minutes for the largest."""

from __future__ import annotations

import importlib
import math
from dataclasses import replace
from typing import Any

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.graphs import EmitOptions, signature_arguments
from emitter.packing import Use
from emitter.reading.config import Model
from emitter.signature import Argument, static
from moehlo.bench.gpu.device import Device
from moehlo.bench.workload import RoutingName, Workload, load_workload

_SMALL = 1 << 24
"""Elements up to which a weight is drawn on the host, as on any machine; the router is among them."""


def load_on_gpu(
    model: Model, layer: int | None, dtype: DType, routing: str, device: Device, *, where: str = "cuda:0", seed: int = 0
) -> Workload:
    """The workload of a layer with its weights as torch tensors on the GPU.

    Large weights are uniform with the moments of ``weights.random_weights``, by torch's generator.

    Raises what ``load_workload`` raises, and ``InputError`` for weights beyond the GPU's memory.
    """
    torch = importlib.import_module("torch")
    types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16, DType.I32: torch.int32}
    found = model.layer(layer)
    arguments = [a for a in signature_arguments(found.spec, EmitOptions(None, dtype)) if a.name != "x"]
    needed = sum(_elements(a) * a.dtype.itemsize for a in arguments)
    if needed > device.free_memory():
        raise InputError(
            f"the weights take {needed / 1e9:.3g} GB and {device.free_memory() / 1e9:.3g} GB of the GPU are free"
        )
    small = load_workload(model, layer, dtype, routing, seed, largest=_SMALL)
    generator = torch.Generator(device=where).manual_seed(seed)
    weights: dict[str, Any] = {}
    for argument in arguments:
        shape = [static(dim) for dim in argument.shape]
        if argument.name in small.weights:
            array = small.weights[argument.name]
            wide = array.astype("int32" if argument.dtype is DType.I32 else "float32")
            weights[argument.name] = torch.from_numpy(wide).to(where).to(types[argument.dtype])
            continue
        fan_in = shape[-1] if argument.of_weight.weight.use is Use.PRODUCT else 1
        weight = torch.empty(shape, dtype=types[argument.dtype], device=where)
        weights[argument.name] = weight.uniform_(-1, 1, generator=generator).mul_(math.sqrt(3.0 / fan_in))
    return replace(small, weights=weights)


def _elements(argument: Argument) -> int:
    return math.prod(static(dim) for dim in argument.shape)


def inputs_on_gpu(workload: Workload, tokens: int, count: int, *, where: str = "cuda:0") -> list[Any]:
    """``count`` different inputs ``[N, H]`` f32, in numbers that the workload's dtype holds."""
    torch = importlib.import_module("torch")
    types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}
    generator = torch.Generator(device=where).manual_seed(workload.seed * 2**20 + tokens)
    drawn = []
    for _ in range(count):
        x = torch.randn(tokens, workload.spec.hidden, generator=generator, device=where)
        if workload.routing == RoutingName.SKEWED:
            x += torch.from_numpy(workload.common).to(where)
        drawn.append(x.to(types[workload.dtype]).float())
    return drawn
