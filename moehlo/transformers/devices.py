"""Where the kernels compute a call: on the CPU, or on a GPU for which there are some."""

from __future__ import annotations

import functools

import torch

from emitter.kernels.by_target import kernel_set
from emitter.plan import Plan, Request, Stored, Strategy, plan
from emitter.target import Target, host_target
from emitter.target.architecture import newest_architecture
from emitter.target.host import spelled_device
from moehlo.choices import request_here
from moehlo.transformers.modules import NotComputedError, Shape


def refused_device(device: torch.device) -> str | None:
    """Why the kernels do not compute a call on a device now, or None where they may."""
    if device.type == "cpu":
        return None
    if device.type != "cuda" or torch.version.hip is not None:
        return f"it is called on {device}; the kernels are for CPUs and NVIDIA's GPUs"
    if device.index not in (None, 0):
        return f"it is called on {device}; the kernels run on cuda:0 alone"
    return _refused_gpu()


@functools.cache
def _refused_gpu() -> str | None:
    """Why the first GPU's kernels compute nothing, None where there are some. Kept: it takes longer than a launch."""
    capability = torch.cuda.get_device_capability(0)
    if _gpu(capability) is None:
        return f"it is called on a GPU of sm_{capability[0]}{capability[1]}, for which there are no kernels"
    return None


def is_captured(device: torch.device) -> bool:
    """Whether what is computed on a device now becomes part of a CUDA graph."""
    return device.type == "cuda" and bool(torch.cuda.is_current_stream_capturing())


def _gpu(capability: tuple[int, int], name: str = "") -> Target | None:
    """The kernels for a GPU of this compute capability and name: they are for one architecture each."""
    arch = newest_architecture(capability)
    if arch is None or arch.capability != capability or kernel_set(Target.cuda(arch.name)) is None:
        return None
    return Target.cuda(arch.name, spelled_device(name))


def target_on(device: torch.device) -> Target:
    """What graphs for calls on a device are written for; for one that ``refused_device`` lets pass."""
    if device.type == "cpu":
        return host_target()
    gpu = _gpu(torch.cuda.get_device_capability(device), torch.cuda.get_device_name(device))
    assert gpu is not None
    return gpu


def planned(shape: Shape, target: Target, stored: Stored | None = None) -> Plan:
    """How such experts are computed for a target; ``stored`` says how those lie that are no parameters.

    Raises:
        NotComputedError: If a GPU's kernels do not compute them: generated code would be slower than eager.
    """
    made = plan(shape.spec, request_here(Request(target=target, dtype=shape.dtype, packings=shape.packings)), stored)
    if target.kind == "cuda" and made.strategy is not Strategy.AUTO:
        raise NotComputedError(f"the kernels for {target.name} do not compute it: {made.reason}")
    return made
