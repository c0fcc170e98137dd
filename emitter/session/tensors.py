"""torch tensors as memory: which may be read where they lie, which are resolved first, and which cannot be read.

A tensor's address and shape do not say what its numbers are. torch negates and conjugates lazily (a bit, over the
memory as it was), makes zeros of no memory at all (``torch._efficientzerotensor``, in derivatives), and lets a storage
shrink below the tensors over it (``untyped_storage().resize_``, as sharded training does between steps).
"""

from __future__ import annotations

import sys
from typing import Any


def is_torch(value: object) -> bool:
    """Whether this is a torch tensor; answers without importing torch."""
    return isinstance(value, getattr(sys.modules.get("torch"), "Tensor", ()))


def lies_plainly(tensor: Any) -> bool:
    """Whether a torch tensor's memory holds its numbers, all of them, and no gradient is asked for.

    What ``unreadable`` and ``resolved`` look into, in half a microsecond: for calls that check nothing else.
    """
    torch = sys.modules["torch"]
    kind = type(tensor)
    try:
        return bool(
            (kind is torch.Tensor or kind is torch.nn.Parameter)
            and not tensor.is_neg()
            and not tensor.is_nested
            and not tensor.is_quantized
            and not (tensor.requires_grad and torch.is_grad_enabled())
            and (tensor.data_ptr() or not tensor.numel())
            and _end(tensor) <= tensor.untyped_storage().nbytes()
        )
    except RuntimeError:  # it has no memory
        return False


def unreadable(tensor: Any) -> str | None:
    """Why a torch tensor's numbers cannot be read from its memory, None where they can, once it is ``resolved``."""
    torch = sys.modules["torch"]
    if tensor.is_nested:
        return "is nested: pass it padded (torch.nested.to_padded_tensor)"
    if type(tensor) not in (torch.Tensor, torch.nn.Parameter):
        return f"is a {type(tensor).__name__}, not a plain tensor"
    if tensor.layout is not torch.strided:
        return f"is stored as {tensor.layout}: pass its .to_dense()"
    if tensor.is_quantized:
        return f"is quantised ({tensor.dtype}): pass its .dequantize()"
    if tensor.device.type == "meta":
        return "is on meta: it has no numbers"
    try:
        there = tensor.untyped_storage().nbytes()
    except RuntimeError:
        return "has no memory of its own: it is inside a transform of torch.func"
    if not tensor._is_zerotensor() and (end := _end(tensor)) > there:
        return f"reaches to byte {end} of its storage, which was resized to {there}"
    return None


def resolved(tensor: Any) -> Any:
    """A readable tensor's numbers outside of any derivative: over its own memory, or copied where that does not hold
    them."""
    value = tensor.detach()
    return value.clone() if value.is_neg() or value.is_conj() or value._is_zerotensor() else value


def lies_at(tensor: Any) -> tuple[int, int]:
    """The addresses from the first byte of a readable tensor to one past the last; the same two where there is none."""
    start = int(tensor.data_ptr())
    return start, start + max(0, _end(tensor) - tensor.storage_offset() * tensor.itemsize)


def _end(tensor: Any) -> int:
    """The byte of its storage after a tensor's last one; 0 where it has none."""
    if not (last := tensor.numel()):
        return 0
    if not tensor.is_contiguous():
        last = 1 + sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
    return int((tensor.storage_offset() + last) * tensor.itemsize)
