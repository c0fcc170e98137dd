"""Calls that the kernels do not compute: why not, and how that is said."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Sequence

import torch
from torch.autograd import forward_ad
from torch.nn.modules import module as hooks_of_all

from emitter.errors import MoehloError
from emitter.session.tensors import lies_plainly, unreadable
from moehlo.transformers.basis import tensors_of
from moehlo.transformers.devices import refused_device
from moehlo.transformers.settings import settings


class FallbackWarning(UserWarning):
    """A module is computed by transformers, or by torch, for the reason given."""


class NotAcceleratedError(MoehloError):
    """A call that the kernels do not compute, where ``configure(strict=True)`` forbids to fall back."""


_warned: set[tuple[str, str]] = set()
_lock = threading.Lock()


def refused_call(module: torch.nn.Module, inputs: Sequence[torch.Tensor], guarded: bool = False) -> str | None:
    """Why the kernels do not compute a call of any module over these ``inputs``, or None where they may; ``guarded``
    where torch has asked before whether it follows the call."""
    device = inputs[0].device
    for value in inputs:
        if value.device != device:
            return f"it is called with tensors on {device} and {value.device}"
    if (elsewhere := refused_device(device)) is not None:
        return elsewhere
    if not guarded and (followed := _followed(module, inputs)) is not None:
        return followed
    for value in inputs:
        if not lies_plainly(value) and (why := unreadable(value)) is not None:
            return f"it is called with a tensor that {why}"
    if torch.is_autocast_enabled(device.type):
        return "it is called under autocast"
    if hooks_of_all._global_forward_hooks or hooks_of_all._global_forward_pre_hooks:
        return "hooks want to see the call of every module"
    return None


def _followed(module: torch.nn.Module, inputs: Sequence[torch.Tensor]) -> str | None:
    """Why torch has to see the operators of a call: to differentiate, transform or record them; or None."""
    if torch._C._are_functorch_transforms_active():
        return "it is called inside a transform of torch.func (grad, jvp, vmap)"
    if torch.jit.is_tracing() or torch._C._len_torch_dispatch_stack():
        return "its operators are recorded (torch.jit.trace, or a mode of torch that sees each)"
    forward, backward = forward_ad._current_level >= 0, torch.is_grad_enabled()
    if forward or backward:
        tensors = [*inputs, *(value for part in module.modules() for value in tensors_of(part).values())]
        if backward and any(value.requires_grad for value in tensors):
            return "gradients are asked for; call the model under torch.no_grad() or inference_mode()"
        if forward and any(forward_ad.unpack_dual(value).tangent is not None for value in tensors):
            return "forward-mode derivatives are asked for; call the model outside of dual_level()"
    return None


def fall_back(module: torch.nn.Module, to: str, reason: str) -> None:
    """Say once, for each class and reason, that ``to`` computes a module.

    Raises:
        NotAcceleratedError: Where ``configure(strict=True)`` forbids that.
    """
    name = type(module).__name__
    if settings().strict:
        raise NotAcceleratedError(f"{name} is not computed by moehlo: {reason}")
    with _lock:
        new = (name, reason) not in _warned
        _warned.add((name, reason))
    if new:
        warnings.warn(f"{name} is computed by {to}: {reason}", FallbackWarning, stacklevel=5)
