"""OLMoE decoders of transformers in float64 in which what kernels round is rounded, and nothing else."""

from __future__ import annotations

from typing import Any
from unittest import mock

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional
from transformers import PreTrainedModel
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS

FP8, BF16 = torch.float8_e4m3fn, torch.bfloat16


def nearest(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """``x`` rounded to a type, what is beyond the range of E4M3 to its largest number."""
    return (x.clamp(-448, 448) if dtype is FP8 else x).float().to(dtype).to(x.dtype)


def rounded_logits(model: PreTrainedModel, ids: list[int], cache: torch.dtype) -> NDArray[np.float64]:
    """Logits ``[T, V]`` where the embedding and both sides of all products but the router's are rounded to bf16, keys
    and values to the type of the ``cache``, and sums are float64."""
    routers = {id(layer.mlp.gate.weight) for layer in model.model.layers}
    product = functional.linear

    def linear(x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None) -> torch.Tensor:
        if id(weight) in routers:
            return product(x, weight, bias)
        return product(nearest(x, BF16), nearest(weight, BF16), bias)

    def attention(module: Any, q: Any, k: Any, v: Any, *_: Any, scaling: float, **__: Any) -> tuple[Any, Any]:
        k, v = (nearest(each, cache).repeat_interleave(module.num_key_value_groups, 1) for each in (k, v))
        scores = nearest(q, BF16) @ k.transpose(2, 3) * scaling
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(1).bool(), -torch.inf)
        weights = (scores - scores.amax(-1, keepdim=True)).exp()
        gathered = nearest(weights, BF16) @ v / weights.sum(-1, keepdim=True)
        return gathered.transpose(1, 2).contiguous(), weights

    ALL_ATTENTION_FUNCTIONS["rounded"] = attention
    model = model.double()
    model.config._attn_implementation = "rounded"
    table = model.get_input_embeddings().weight
    with mock.patch.object(functional, "linear", linear), torch.no_grad():
        table.copy_(nearest(table, BF16))
        logits: torch.Tensor = model(torch.tensor([ids])).logits[0]
    return logits.numpy()
