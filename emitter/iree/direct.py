"""Calls of graphs that are kernels alone: launched on the caller's own stream, without the runtime.

The runtime computes on a stream of its own, passes a call to a thread of its own and waits for it: some 70 us beyond
the kernels. Where a call is nothing but launches over torch's tensors (see ``emitter.text.launches``)
they go to the driver from here: behind what the stream has to do, in memory of torch's, and nobody waits. What comes
out is in the order of that stream, as what any function of torch's returns.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from emitter.dtype import DType
from emitter.iree.cuda_driver import CudaDriver, EventCall, KernelLaunch
from emitter.text.launches import Await, Conversion, Launch, LaunchList, Signal, UseStream

Enqueued = KernelLaunch | EventCall | UseStream | Conversion
"""A step as the driver takes it."""


_NONE: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class PreparedLaunches:
    """A call over a number of tokens, but for the addresses of what differs from call to call.

    Each buffer's address is in a cell that the launches refer to. ``inputs`` are those of the inputs, ``within`` those
    of the buffers in one block of ``block_bytes`` bytes, ``apart`` those of tensors of their own: name, cell, shape and
    torch's element type; ``converted`` those that a conversion makes.
    """

    steps: tuple[Enqueued, ...]
    inputs: tuple[tuple[str, ctypes.c_void_p], ...]
    block_bytes: int
    within: tuple[tuple[ctypes.c_void_p, int], ...]
    apart: tuple[tuple[str, ctypes.c_void_p, tuple[int, ...], Any], ...]
    converted: Mapping[str, tuple[ctypes.c_void_p, Any]]
    outputs: tuple[tuple[str, str], ...]
    held: Mapping[str, Any]
    kept: tuple[Any, ...]


def prepare_launches(
    launches: LaunchList,
    driver: CudaDriver,
    inputs: Sequence[str],
    results: Sequence[str],
    weights: Mapping[str, int],
    held: Mapping[str, Any],
) -> PreparedLaunches | None:
    """A call of ``launches`` over the named ``inputs``; ``results`` are the names of its outputs.

    ``weights`` are the addresses of the weights, ``held`` those of them that are torch tensors. None where a weight
    that is not one is to be converted. Raises ``TargetError`` where the driver does not load a kernel.
    """
    sources = {step.source for step in launches.steps if isinstance(step, Conversion)}
    if (sources & weights.keys()) - held.keys():
        return None
    places, block_bytes = launches.places()
    cells = {name: ctypes.c_void_p(weights.get(name)) for name in (*inputs, *weights, *launches.written)}
    converted = {step.result for step in launches.steps if isinstance(step, Conversion)}
    steps, kept = enqueued(launches, driver, cells)
    apart = [name for name in launches.written if name not in places and name not in converted]
    return PreparedLaunches(
        steps,
        tuple((name, cells[name]) for name in inputs),
        block_bytes,
        tuple((cells[name], place) for name, place in places.items()),
        tuple((n, cells[n], launches.written[n].shape, _torch_type(launches.written[n].dtype)) for n in apart),
        {name: (cells[name], _torch_type(launches.written[name].dtype)) for name in converted},
        tuple(zip(results, launches.outputs, strict=True)),
        {name: held[name] for name in sources & held.keys()},
        (*kept, cells),
    )


def enqueued(
    launches: LaunchList, driver: CudaDriver, cells: Mapping[str, ctypes.c_void_p]
) -> tuple[tuple[Enqueued, ...], list[Any]]:
    """The steps of a call as the driver takes them, whose buffers lie where the cells say when they are launched; and
    what they point to."""
    steps: list[Enqueued] = []
    kept: list[Any] = []
    events: dict[int, Any] = {}
    for step in launches.schedule():
        if isinstance(step, Conversion | UseStream):
            steps.append(step)
            continue
        if isinstance(step, Signal | Await):
            if step.number not in events:
                events[step.number] = driver.event()
            steps.append(EventCall(events[step.number], isinstance(step, Await)))
            continue
        words = [ctypes.c_int32(scalar) for scalar in step.scalars]
        addressed = [*(cells[name] for name in step.buffers), *words]
        parameters = (ctypes.c_void_p * len(addressed))(*(ctypes.addressof(each) for each in addressed))
        kept += [words, parameters]
        steps.append(_launch(step, driver, parameters))
    return tuple(steps), kept


def _launch(step: Launch, driver: CudaDriver, parameters: Any) -> KernelLaunch:
    function = driver.function(step.ptx, step.kernel, step.shared_bytes)
    sizes = (*step.grid, step.threads, 1, 1, step.shared_bytes)
    return KernelLaunch(function, sizes, parameters, early=step.early)


def _torch_type(dtype: DType) -> Any:
    torch = sys.modules["torch"]
    names = {DType.F32: "float32", DType.BF16: "bfloat16", DType.F16: "float16", DType.I32: "int32"}
    return getattr(torch, names[dtype])


def run_launches(
    prepared: PreparedLaunches, driver: CudaDriver, given: Sequence[Any], stream: int, out: Mapping[str, Any] = _NONE
) -> dict[str, Any]:
    """Launch the call over torch tensors ``given``, one for each input, on ``stream``; its results by name.

    ``out`` are tensors for some results that kernels write, by name, of their shapes and types, that share no memory
    with anything else.
    One call of ``prepared`` at a time. Nothing of it is waited for.
    """
    torch, device = sys.modules["torch"], given[0].device
    empty = torch.empty
    tensors: dict[str, Any] = {}
    for (_, cell), tensor in zip(prepared.inputs, given, strict=True):
        cell.value = tensor.data_ptr()
    if prepared.block_bytes:
        # Goes back to torch when this function returns, for what is given to the stream later.
        block = empty(prepared.block_bytes, dtype=torch.uint8, device=device)
        start = block.data_ptr()
        for cell, place in prepared.within:
            cell.value = start + place
    places = {name: out[result] for result, name in prepared.outputs if result in out} if out else out
    for name, cell, shape, dtype in prepared.apart:
        tensor = tensors[name] = places[name] if name in places else empty(shape, dtype=dtype, device=device)
        cell.value = tensor.data_ptr()
    if not prepared.converted:
        driver.run(prepared.steps, stream, None)
        return {result: tensors[name] for result, name in prepared.outputs}
    tensors |= prepared.held
    tensors |= {name: tensor for (name, _), tensor in zip(prepared.inputs, given, strict=True)}

    def convert(step: Conversion) -> None:
        cell, dtype = prepared.converted[step.result]
        tensor = tensors[step.result] = tensors[step.source].to(dtype)
        cell.value = tensor.data_ptr()

    driver.run(prepared.steps, stream, convert)
    return {result: tensors[name] for result, name in prepared.outputs}
