"""``torch.topk`` of routers in graphs for a GPU: by reductions that Inductor fuses with what stands around them.

torch chooses few of few by a search through digits and a sort: two kernels that take as long as an expert's projection
(docs/log.md). No router is named. What stands around the experts, their block, runs under a mode that computes each
choice of few: its router's, and that of groups.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import torch
from torch.overrides import TorchFunctionMode

from moehlo.transformers.dense import NAME

_ON, _MOST_CHOICES, _MOST_OF = "cuda", 16, 512
_FLOATS = (torch.float32, torch.bfloat16, torch.float16)
_NONE = -(1 << 63)


class Choice(NamedTuple):
    """What ``torch.topk`` gives."""

    values: torch.Tensor
    indices: torch.Tensor


def chosen(x: torch.Tensor, k: int) -> Choice:
    """The ``k`` largest of the last dimension of ``x [.., E]``, the largest first, NaN above all: values ``[.., k]``,
    and indices ``[.., k]`` i64. The lowest index is taken of equal ones; -0 is less than 0."""
    last = x.shape[-1] - 1
    given = x.detach()
    bits = given.float().view(torch.int32)
    key = torch.where(given.isnan(), 0x7FFFFFFF, torch.where(bits < 0, bits ^ 0x7FFFFFFF, bits))
    # one reduction finds the key and breaks its ties
    left = (key.long() << 32) | (last - torch.arange(last + 1, device=x.device))
    best: list[torch.Tensor] = []
    for _ in range(k):
        best.append(left.amax(-1, keepdim=True))
        left = torch.where(left == best[-1], _NONE, left)
    indices = last - (torch.cat(best, -1) & 0xFFFFFFFF)
    return Choice(x.gather(-1, indices), indices)


class Choosing(TorchFunctionMode):  # type: ignore[misc]
    """Has ``chosen`` compute each ``torch.topk`` of few."""

    def __torch_function__(
        self, function: Any, types: Any, arguments: tuple[Any, ...] = (), named: Mapping[str, Any] | None = None
    ) -> Any:
        """As torch asks of a mode."""
        if function is torch.topk or function is torch.Tensor.topk:
            call = _call_of(*arguments, **(named or {}))
            if call is not None:
                return chosen(*call)
        return function(*arguments, **(named or {}))


def _call_of(
    x: torch.Tensor,
    k: int,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,  # noqa: A002, FBT
    **others: Any,
) -> tuple[torch.Tensor, int] | None:
    """What ``chosen`` is given for a call of ``torch.topk``, None where it computes no such call."""
    is_last = x.ndim > 0 and dim in (-1, x.ndim - 1)
    if others or not largest or not is_last or x.device.type != _ON or x.dtype not in _FLOATS:
        return None
    return (x, k) if 0 < k <= min(_MOST_CHOICES, x.shape[-1]) and x.shape[-1] <= _MOST_OF else None


def is_for(module: Any) -> bool:
    """Whether ``module`` lies on such a device. Elsewhere a block has its own forward, of which layers share graphs."""
    return any(parameter.device.type == _ON for parameter in module.parameters())


def block_forward(module: Any, config: Any, *arguments: Any, **named: Any) -> Any:
    """The forward of the module's own class, under ``Choosing`` where torch traces it while
    ``config._experts_implementation`` is ``NAME``."""
    if config._experts_implementation == NAME and torch.compiler.is_dynamo_compiling():
        with Choosing():
            return type(module).forward(module, *arguments, **named)
    return type(module).forward(module, *arguments, **named)
