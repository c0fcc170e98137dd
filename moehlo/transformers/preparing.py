"""A model made ready for calls to come: compiled and loaded, so that a CUDA graph is captured without a call before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch
from transformers import PreTrainedModel

from emitter.errors import InputError
from emitter.io.numbers import whole_number
from moehlo.transformers.dense import NAME
from moehlo.transformers.mlps import read_mlp
from moehlo.transformers.modules import NotComputedError, is_experts
from moehlo.transformers.optimizing import is_ours

_MOST_TOKENS = 1 << 24
_TOP_K = ("num_experts_per_tok", "moe_topk", "top_k_experts", "moe_k", "num_experts_per_token", "top_k")


def prepare(model: PreTrainedModel, *, tokens: Iterable[int], top_k: int | None = None) -> PreTrainedModel:
    """Load what calls over so many ``tokens`` (rows of the batch times their new tokens) need of our kernels.

    Each experts module of ours, and each module that ``optimize`` took, is called over zeros of each number of tokens:
    graphs are compiled, weights laid out and kernels loaded, so that a CUDA graph over as many can be captured at once.
    Each call costs the time of one. Nothing of the model changes. Returns the model.

    Args:
        model: With ``experts_implementation="moehlo"``, where it is to be called.
        tokens: 1 or more each; of a decode step as many as there are sequences.
        top_k: Experts of a token, where the model's config does not say.

    Raises:
        InputError: No module of the model is ours, or how many experts a token has is not known.
        NotAcceleratedError: Under ``configure(strict=True)``, where the kernels do not compute such a call.
    """
    counts = [whole_number(count, "tokens", least=1, most=_MOST_TOKENS) for count in tokens]
    calls = [
        (module, inputs)
        for part in (model, *(m for m in model.modules() if m is not model and isinstance(m, PreTrainedModel)))
        for module in _own_modules(part)
        for count in counts
        for inputs in _inputs(part, module, count, top_k)
    ]
    if not calls:
        raise InputError(
            f"{type(model).__name__} has no modules of moehlo's; call set_experts_implementation({NAME!r})"
        )
    with torch.no_grad():
        for module, inputs in calls:
            module(*inputs)
    return model


def _own_modules(part: Any) -> list[Any]:
    """The modules that our kernels compute, of a model less the models in it."""
    found, waiting = [], [*part.children()]
    while waiting:
        module = waiting.pop()
        if is_ours(module) or (is_experts(module) and part.config._experts_implementation == NAME):
            found.append(module)
        elif not isinstance(module, PreTrainedModel):
            waiting += module.children()
    return found


def _inputs(part: Any, module: Any, count: int, top_k: int | None) -> list[tuple[torch.Tensor, ...]]:
    """Zeros as the model calls a module with, over ``count`` tokens."""
    device = part.device
    if is_ours(module):
        try:
            width = read_mlp(module, device).shape.width
        except NotComputedError:  # its own forward is what is called
            return []
        return [(torch.zeros((count, width), dtype=next(module.parameters()).dtype, device=device),)]
    chosen = top_k or next((n for name in _TOP_K if (n := getattr(part.config, name, None))), None)
    if not isinstance(chosen, int):
        raise InputError(
            f"the config of {type(part).__name__} says by none of {', '.join(_TOP_K)} how many experts a token has: "
            "give prepare(model, tokens=..., top_k=...)"
        )
    x = torch.zeros((count, _hidden(module)), dtype=module.down_proj.dtype, device=device)
    ids = torch.arange(chosen, device=device).expand(count, chosen).contiguous()
    # routers give weights in f32 or in the type of x, and kernels of a GPU are for either
    return [(x, ids, torch.zeros((count, chosen), dtype=t, device=device)) for t in {torch.float32, x.dtype}]


def _hidden(module: Any) -> int:
    return int(module.down_proj.shape[2 if module.is_transposed else 1])
