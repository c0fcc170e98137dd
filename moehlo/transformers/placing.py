"""Weights where the kernels read them: a module's own parameters in place, moved once where they do not lie so.

The kernels contract over the last axis of ``[E, rows, length]`` in C order from a multiple of 64 bytes on. A parameter
that lies otherwise moves to new memory once; it stays the same object with the same shape and the same numbers (one
that is stored transposed gets other strides), and its old memory is let go: what a process holds does not grow, beyond
one parameter while it moves. Memory that other processes see stays: they would go on with stale numbers. What else in
this process refers to the old memory keeps it, and is named as that.
"""

from __future__ import annotations

import logging
import threading
from typing import Any

import torch

from emitter.iree import ALIGNMENT
from emitter.session.tensors import lies_plainly
from moehlo.memory import is_mapped_shared
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
    if not lies_plainly(value.detach()):
        why = "is computed by torch at each use (a lazy negation, or zeros without memory)"
    elif not value.is_contiguous():
        why = "does not lie in C order"
    else:
        why = "is stored transposed" if parameter.transposed else f"does not start at a multiple of {ALIGNMENT} bytes"
    if not may_move:
        raise NotComputedError(
            f"its {parameter.attribute} {why}, and configure(lay_out_anew=False) forbids to move its {size}"
        )
    if value.is_cpu and (value.is_shared() or is_mapped_shared(value.data_ptr())):
        raise NotComputedError(
            f"its {parameter.attribute} {why}, and its {size} are memory that is shared between processes: moved, this "
            "one would no longer see what others write there; call the model once before share_memory_(), or share "
            "tensors that lie as kernels read them"
        )
    if (type(module), parameter.attribute) not in _said:
        _said.add((type(module), parameter.attribute))
        log.warning(
            "%s.%s %s: its %s move to new memory and the old is %s, in each layer once; "
            "moehlo.transformers.configure(lay_out_anew=False) leaves them and has eager compute",
            type(module).__name__,
            parameter.attribute,
            why,
            size,
            _left_to(value),
        )
    _lay_out_anew(parameter, value)


def _in_place(parameter: Parameter, value: torch.Tensor) -> torch.Tensor | None:
    """The weight of the graph over the parameter's own memory; None where that does not lie as kernels read it."""
    canonical = value.detach()
    if parameter.transposed:
        canonical = canonical.transpose(-1, -2)
    ready = lies_plainly(canonical) and canonical.is_contiguous() and canonical.data_ptr() % ALIGNMENT == 0
    return canonical if ready else None


def _lay_out_anew(parameter: Parameter, value: torch.Tensor) -> None:
    """Put the parameter's numbers into new memory that lies as kernels read it, and let go of the old."""
    # What is made under inference mode stays an inference tensor for good: no training afterwards, and slower products.
    with torch.inference_mode(mode=False), torch.no_grad():
        source = value.detach().transpose(-1, -2) if parameter.transposed else value.detach()
        laid = torch.empty(source.shape, dtype=source.dtype, device=source.device)
        pieces = max(1, min(_PIECES, len(source)))  # experts, mostly: a copy of them all would take scratch of its own
        for to, of in zip(laid.tensor_split(pieces), source.tensor_split(pieces), strict=True):
            to.copy_(of)
        value.data = laid.transpose(-1, -2) if parameter.transposed else laid


def _left_to(value: torch.Tensor) -> str:
    """What becomes of the memory that a parameter leaves."""
    storage = value.untyped_storage()
    count = getattr(torch._C, "_storage_Use_Count", None)  # two: the parameter's, and that of ``storage``
    if storage.nbytes() > value.numel() * value.element_size():
        return f"left to what else is in its {_size_of(storage.nbytes())} of storage, which the weights do not follow"
    if count is not None and count(storage._cdata) > 2:
        return "left to other tensors over it, which the weights do not follow"
    return "let go"


def _size(value: torch.Tensor) -> str:
    return _size_of(value.numel() * value.element_size())


def _size_of(size: int) -> str:
    unit, shift = ("GiB", 30) if size >= 1 << 30 else ("MiB", 20) if size >= 1 << 20 else ("KiB", 10)
    return f"{size / (1 << shift):.3g} {unit}"
