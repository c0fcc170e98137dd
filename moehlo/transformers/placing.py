"""Weights where the kernels read them: a module's own parameters in place, moved once where they do not lie so.

The kernels contract over the last axis of ``[E, rows, length]`` in C order from a multiple of 64 bytes on. A parameter
that lies otherwise moves to new memory once; it stays the same object with the same shape and the same numbers (one
that is stored transposed gets other strides), and its old memory is let go: what a process holds does not grow, beyond
one parameter while it moves.
"""

from __future__ import annotations

import logging
import threading
from typing import Any

import torch

from emitter.iree import ALIGNMENT
from moehlo.transformers.modules import NotComputedError, Parameter

log = logging.getLogger("moehlo.transformers")
_said: set[tuple[type, str]] = set()
_moving = threading.Lock()
_PIECES = 256


def placed(module: Any, parameter: Parameter, may_move: bool) -> torch.Tensor:
    """The weight of the graph over the parameter's own memory, which moves first where it must.

    Raises:
        NotComputedError: If it must and may not.
    """
    value = parameter.of(module)
    with _moving:  # modules may share a parameter: who waited finds it where it moved to
        ready = _in_place(parameter, value)
        if ready is None:
            _move(module, parameter, value, may_move)
            ready = _in_place(parameter, value)
            assert ready is not None  # that is how it was laid out
        return ready


def _move(module: Any, parameter: Parameter, value: torch.Tensor, may_move: bool) -> None:
    """Raises ``NotComputedError``."""
    size = _size(value)
    if not value.is_contiguous():
        why = "does not lie in C order"
    else:
        why = "is stored transposed" if parameter.transposed else f"does not start at a multiple of {ALIGNMENT} bytes"
    if not may_move:
        raise NotComputedError(
            f"its {parameter.attribute} {why}, and configure(lay_out_anew=False) forbids to move its {size}"
        )
    if (type(module), parameter.attribute) not in _said:
        _said.add((type(module), parameter.attribute))
        log.warning(
            "%s.%s %s: its %s move to new memory and the old is let go, in each layer once; "
            "moehlo.transformers.configure(lay_out_anew=False) leaves them and has eager compute",
            type(module).__name__,
            parameter.attribute,
            why,
            size,
        )
    _lay_out_anew(parameter, value)


def _in_place(parameter: Parameter, value: torch.Tensor) -> torch.Tensor | None:
    """The weight of the graph over the parameter's own memory; None where that does not lie as kernels read it."""
    canonical = value.detach()
    if parameter.transposed:
        canonical = canonical.transpose(-1, -2)
    ready = canonical.is_contiguous() and canonical.data_ptr() % ALIGNMENT == 0
    return canonical if ready else None


def _lay_out_anew(parameter: Parameter, value: torch.Tensor) -> None:
    """Put the parameter's numbers into new memory that lies as kernels read it, and let go of the old."""
    source = value.detach().transpose(-1, -2) if parameter.transposed else value.detach()
    laid = torch.empty(source.shape, dtype=source.dtype, device=source.device)
    pieces = max(1, min(_PIECES, len(source)))  # experts, mostly: a copy of them all would take scratch of its own
    for to, of in zip(laid.tensor_split(pieces), source.tensor_split(pieces), strict=True):
        to.copy_(of)
    value.data = laid.transpose(-1, -2) if parameter.transposed else laid


def _size(value: torch.Tensor) -> str:
    size = value.numel() * value.element_size()
    unit, shift = ("GiB", 30) if size >= 1 << 30 else ("MiB", 20) if size >= 1 << 20 else ("KiB", 10)
    return f"{size / (1 << shift):.3g} {unit}"
