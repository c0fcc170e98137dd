"""The tiny whole models at widths that the kernels for GPUs take: multiples of 16."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from drawn_models import is_whole
from whole_models import CASES, config_of

SIZES: Mapping[str, int] = {
    **dict.fromkeys(("hidden_size", "d_model"), 64),
    **dict.fromkeys(("head_dim", "v_head_dim", "swa_head_dim", "swa_v_head_dim", "index_head_dim"), 16),
    **dict.fromkeys(("qk_nope_head_dim", "qk_rope_head_dim", "hidden_size_per_layer_input"), 16),
    **dict.fromkeys(("kv_lora_rank", "q_lora_rank", "qk_head_dim"), 32),
    **dict.fromkeys(("max_position_embeddings", "index_topk"), 384),
    "index_topk_blocks": 3,
    "n_heads": 4,
    "sliding_window": 9,
    "attention_chunk_size": 16,
}
_WIDTH = re.compile(r"(intermediate|ffn_hidden)_size|(moe|share)_\w*dim")
_WHOLE = tuple(name for name in CASES if is_whole(name))
ALONE = tuple(name for name in _WHOLE if CASES[name].wrapper is None)
"""Text models by themselves."""
NAMES = (*ALONE, *{CASES[n].stem: n for n in _WHOLE if CASES[n].stem not in {CASES[m].stem for m in ALONE}}.values())
"""One of each kind: those within others where transformers has them there alone."""


def widths(name: str) -> dict[str, Any]:
    """The changes of a model's tiny config."""
    found = _widened(config_of(name))
    if CASES[name].stem in ("dots3-note", "step3p7"):  # gates of heads: projections of as many rows
        found |= {key: 16 for key in ("num_attention_heads", "num_sliding_attention_heads") if key in found}
        found["num_key_value_heads"] = 16 if "kv_lora_rank" in found else 2
    text = found.get("text_config", found)
    if "mamba_d_head" in text:  # the width of layers that a hybrid may have
        text["mamba_d_head"] = text["mamba_expand"] * text["hidden_size"] // text["mamba_n_heads"]
    if CASES[name].stem in ("ernie4-5-vl-moe", "glm4v-moe"):  # pairs of a head, by what turns them
        turned = 8 if CASES[name].stem == "ernie4-5-vl-moe" else 4
        text["rope_parameters"] = {**text["rope_parameters"], "mrope_section": [turned // 4, turned // 4, turned // 2]}
    return found


def _widened(config: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _wide(key, value) for key, value in config.items()}


def _wide(key: str, value: Any) -> Any:
    if isinstance(value, Mapping) and not key.startswith("rope"):
        return _widened(value)
    if isinstance(value, list) and _WIDTH.search(key):
        return [_wide(key, each) for each in value]
    if type(value) is not int:
        return value
    return SIZES.get(key, -(-value // 8) * 16 if _WIDTH.search(key) else value)
