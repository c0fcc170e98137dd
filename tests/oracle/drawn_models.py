"""Whole models at sizes drawn by a seed: each small enough for hundreds of tokens, with windows that these cross."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from whole_models import CASES, build, config_of, parts

from emitter.reading.config import Model, open_model
from emitter.reading.decoder import mixer_kinds
from emitter.reading.families.row import Decoder
from emitter.reading.reader import Reader

# Models without a head.
_HEADLESS = re.compile(r"Model(\+|$)|Backbone|Classification|PoseEstimation|BlockDiffusion")
POSITIONS = 384
"""The context of a drawn model, and the number of keys that an indexer keeps."""
_DEPTH = ("num_hidden_layers", "num_layers", "n_layers")
_WIDTH = re.compile(r"(intermediate|ffn_hidden)_size|(moe|share)_\w*dim|intermediate_size_mlp")
_WORDS = ("full_attention", "sliding_attention", "chunked_attention")
# Where a list of layers cannot simply be repeated, and knobs that a tiny config leaves off.
_OWN: dict[str, dict[str, Any]] = {
    "cohere2-moe": {"layer_types": ["sliding_attention", "sliding_attention", "full_attention", "sliding_attention"]},
    "deepseek-v3": {"rope_parameters": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 96,
                                        "mscale": 1.0, "mscale_all_dim": 1.0, "rope_theta": 10000.0}},
    # whose pairs are complex numbers in memory
    "deepseek-v2": {"kv_lora_rank": 22, "qk_nope_head_dim": 6},
    "ernie4-5-vl-moe": {"num_attention_heads": 4, "num_key_value_heads": 2},
    "gemma2": {"sliding_window": 9},
    "olmo3": {"sliding_window": 9},
    "glm4v-moe": {"num_attention_heads": 4, "num_key_value_heads": 2},
    "mimo-v2-flash": {"num_attention_heads": 12, "num_key_value_heads": 3},
    "dots3-note": {"layer_types": ["indexed_attention", "indexed_attention"]},
    "gemma4": {"hidden_size_per_layer_input": 12, "num_kv_shared_layers": 2, "final_logit_softcapping": 15.0,
               "layer_types": ["sliding_attention", "full_attention"] * 2},
    "llama": {"rope_parameters": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
                                  "original_max_position_embeddings": 64, "rope_theta": 10000.0}},
    "llama4": {"no_rope_layers": [1, 0, 1, 1], "floor_scale": 48, "moe_layers": [1, 3],
               "layer_types": ["chunked_attention", "full_attention", "chunked_attention", "chunked_attention"]},
    "mistral": {"sliding_window": 9},
    "mistral4": {"rope_parameters": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 16,
                                     "llama_4_scaling_beta": 0.3, "mscale": 1.0, "mscale_all_dim": 1.0,
                                     "rope_theta": 10000.0, "partial_rotary_factor": 1.0}},
    "mistral-large4": {"no_rope_layers": [1, 0, 1, 1], "kv_source_layers": [0, 1, 0, 3]},
    "muse-spark": {"final_logit_softcapping": 1.5},
    "olmo": {"clip_qkv": 0.7},
    "phimoe": {"attention_bias": True, "lm_head_bias": True},
    "qwen2-moe": {"layer_types": ["full_attention", "sliding_attention", "full_attention"], "use_sliding_window": True},
    "qwen3-moe": {"use_sliding_window": True, "attention_bias": True},
    "step3p7": {"layer_types": ["full_attention", "sliding_attention", "sliding_attention", "full_attention"]},
}  # fmt: skip
"""By tiny config."""


def is_whole(name: str) -> bool:
    """Whether it is a decoder that is read whole."""
    model = parts(name)[None]
    decoder = model.family.decoder
    if _HEADLESS.search(name) or not isinstance(decoder, Decoder):
        return False
    kinds = mixer_kinds(decoder.mixers, Reader(model.config, model.where), model.depth)
    return not decoder.mixers.lacking.keys() & set(kinds)


def changes(name: str, seed: int) -> dict[str, Any]:
    """What a drawn model ``name`` has otherwise than the tiny one: sizes, numbers of layers and heads, windows."""
    config, draw = config_of(name), random.Random(f"{name} {seed}")
    own = _OWN.get(CASES[name].stem, {})
    heads_of, each = draw.choice([1, 2, 3]), draw.choice([1, 2, 3])
    latent = "kv_lora_rank" in config
    # towers beside a text model are as wide as the tiny one
    hidden = 40 if CASES[name].wrapper else heads_of * each * 2 * draw.choice([5, 6, 7])
    if CASES[name].wrapper:
        heads_of, each = draw.choice([(2, 2), (1, 4), (2, 1), (5, 1), (1, 5)])
    found: dict[str, Any] = {
        "hidden_size": hidden,
        "num_attention_heads": heads_of * each,
        "num_key_value_heads": heads_of * each if latent else heads_of,
        "vocab_size": (vocabulary := draw.randrange(90, 250)),
        "vocab_size_per_layer_input": vocabulary,
        "max_position_embeddings": POSITIONS,
    }
    if not any("mrope" in key for key in config.get("rope_parameters") or {}):
        found["head_dim"] = draw.choice([8, 16, 24])
    # gates above ups as many as the hidden size could be stored either way
    widths = [width for width in range(5, 40) if 2 * width != hidden]
    sizes = {width: draw.choice(widths) for width in (16, 24, 32, 56)}
    named = {key: value for key, value in config.items() if _WIDTH.search(key) and isinstance(value, int)}
    found |= {key: sizes[value] for key, value in named.items() if value in sizes}
    turned = 2 * draw.randrange(2, 7)
    found |= {
        "kv_lora_rank": draw.randrange(9, 30),
        "q_lora_rank": draw.randrange(9, 30),
        "qk_nope_head_dim": (still := draw.randrange(3, 14)),
        "qk_rope_head_dim": turned,
        "qk_head_dim": still + turned,
        **({"head_dim": turned} if latent else {}),
        "v_head_dim": draw.randrange(5, 14),
        "index_head_dim": turned + 2 * draw.randrange(3),
        "index_topk": POSITIONS,
        "index_topk_blocks": POSITIONS // 128,
        "sliding_window": draw.randrange(3, 40),
        "attention_chunk_size": draw.randrange(3, 40),
        "num_sliding_attention_heads": heads_of * draw.choice([1, 2, 3]),
        "max_window_layers": 1,
        # whose class checks them though no layer has such a mixer
        "mamba_n_heads": 1,
        "mamba_d_head": "auto",
    }
    found = {key: value for key, value in found.items() if key in config and config[key] is not None} | own
    depth_key = next(key for key in _DEPTH if key in config)
    old = config[depth_key]
    lists = {k: found.get(k, v) for k, v in config.items() if isinstance(v, list) and len(v) == old}
    for other in ("moe_intermediate_size", "time_step_limit"):  # of no layers
        lists.pop(other, None)
    depth = max([old * draw.choice([1, 2]), *map(len, lists.values())])
    for key, listed in lists.items():
        found[key] = [listed[i % len(listed)] for i in range(depth)]
    if "moe_layers" in own:
        found["moe_layers"] = own["moe_layers"]
    kinds = [word for word in _WORDS if word in (config.get("rope_parameters") or {})]
    if len(kinds) > 1 and "layer_types" not in own and len(set(found.get("layer_types", kinds))) == 1:
        found["layer_types"] = [kinds[(i + draw.randrange(2)) % len(kinds)] for i in range(depth)]
    found[depth_key] = depth
    if "num_attention_heads_per_layer" in found:
        found["num_attention_heads_per_layer"] = [heads_of * draw.choice([1, 2]) for _ in range(depth)]
    if CASES[name].stem == "dbrx":
        found |= {"d_model": hidden, "n_heads": heads_of * each, "max_seq_len": POSITIONS,
                  "attn_config": {**config["attn_config"], "kv_n_heads": heads_of},
                  "ffn_config": {**config["ffn_config"], "hidden_size": hidden}}  # fmt: skip
    return found


def endless(name: str, changed: dict[str, Any], seed: int) -> Any:
    """The model in f32 with this in its config changed, which ends a text nowhere."""
    model = build(name, changed, seed)
    for config in (getattr(model, "thinker", model).config, model.config):
        if hasattr(config, "vision_config") and not hasattr(config, "vision_start_token_id"):
            config.vision_start_token_id = -1  # which generate looks for
    model.generation_config.eos_token_id = None
    model.generation_config.pad_token_id = None
    return model


def saved(name: str, seed: int, folder: Path) -> tuple[Any, Model]:
    """The model, saved to a folder, and what is read from there."""
    model = endless(name, changes(name, seed), seed)
    model.save_pretrained(folder)
    return getattr(model, "thinker", model), open_model(folder)


def logits(model: Any, ids: list[int]) -> NDArray[np.float64]:
    """Logits ``[T, V]`` of a sequence at once."""
    with torch.no_grad():
        return np.asarray(model(torch.tensor([ids])).logits[0].double().numpy())


def prompts(vocabulary: int, seed: int, lengths: tuple[int, ...] = (1, 17, 130)) -> list[list[int]]:
    """A prompt of each length, without the lowest ids, which are special in some models."""
    draw = random.Random(seed)
    return [[draw.randrange(4, vocabulary) for _ in range(length)] for length in lengths]


def greedy(model: Any, prompt: list[int], count: int) -> list[int]:
    """The ids that ``generate`` gives."""
    given = torch.tensor([prompt])
    with torch.no_grad():
        made = model.generate(given, attention_mask=torch.ones_like(given), max_new_tokens=count, do_sample=False)
    return [int(i) for i in made[0, len(prompt) :]]
