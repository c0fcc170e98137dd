"""Tiny models of transformers with experts of one shape, so that their layers share one compiled module."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import torch
from transformers import (
    AriaTextConfig,
    AriaTextForCausalLM,
    GptOssConfig,
    GptOssForCausalLM,
    OlmoeConfig,
    OlmoeForCausalLM,
)

E, K, H, I = 9, 3, 96, 40  # noqa: E741 - the field's letters
VOCABULARY = 131
_AROUND = {
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "vocab_size": VOCABULARY,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
}


def olmoe(dtype: torch.dtype = torch.float32, seed: int = 0, hidden: int = H, inter: int = I) -> Any:
    """Gate and up rows one after the other, as most families store them."""
    config = OlmoeConfig(hidden_size=hidden, intermediate_size=inter, num_experts=E, num_experts_per_tok=K, **_AROUND)
    return randomised(OlmoeForCausalLM(config), seed).to(dtype)


def aria(dtype: torch.dtype = torch.float32, seed: int = 0) -> Any:
    """The last two axes of both projections the other way round."""
    config = AriaTextConfig(
        hidden_size=H, intermediate_size=I, moe_num_experts=E, moe_topk=K, moe_num_shared_experts=1, **_AROUND
    )
    return randomised(AriaTextForCausalLM(config), seed).to(dtype)


def gpt_oss(dtype: torch.dtype = torch.float32, seed: int = 0) -> Any:
    """Transposed, gate and up columns interleaved, biases, and a gate of its own."""
    config = GptOssConfig(
        hidden_size=H, intermediate_size=I, num_local_experts=E, num_experts_per_tok=K, head_dim=8, **_AROUND
    )
    return randomised(GptOssForCausalLM(config), seed).to(dtype)


def randomised(model: Any, seed: int) -> Any:
    """Every parameter random: matrices that keep sizes, vectors around 1."""
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for parameter in model.parameters():
            values = torch.randn(parameter.shape, generator=generator)
            parameter.copy_(values / parameter.shape[-1] ** 0.5 if parameter.ndim > 1 else 1 + 0.3 * values)
    return model.eval()


def experts_of(model: Any) -> list[Any]:
    """The modules whose forward an implementation computes."""
    return [module for module in model.modules() if hasattr(module, "_is_expert_parallel")]


def tokens(count: int, seed: int = 1, batch: int = 1) -> torch.Tensor:
    """Token ids ``[batch, count]``."""
    return torch.randint(3, VOCABULARY, (batch, count), generator=torch.Generator().manual_seed(seed))


def routed(count: int, dtype: torch.dtype = torch.float32, seed: int = 2) -> tuple[torch.Tensor, ...]:
    """``x [N, H]``, the ids of different experts ``[N, K]`` and their weights."""
    generator = torch.Generator().manual_seed(seed)
    x = torch.randn((count, H), generator=generator).to(dtype)
    ids = torch.rand((count, E), generator=generator).argsort(dim=1)[:, :K]
    return x, ids, torch.rand((count, K), generator=generator).to(dtype)


def by_four_threads(run: Callable[[int], None]) -> None:
    """``run(0)`` and ``run(1)``, two threads each."""
    threads = [threading.Thread(target=run, args=(number % 2,), daemon=True) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
