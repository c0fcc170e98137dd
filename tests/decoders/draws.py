"""Configs of tiny whole models, drawn by a seed. What transformers refuses to build is drawn, too, and counted."""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from typing import Any

import drawn_models
from drawn_models import POSITIONS, is_whole
from whole_models import CASES, config_of, parts

NAMES = tuple(name for name in CASES if is_whole(name))
_DEPTH = ("num_hidden_layers", "num_layers", "n_layers")
_EXPERTS = ("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts")
_TOP_K = ("num_experts_per_tok", "moe_topk", "moe_k", "top_k_experts")
_SHARED = ("n_shared_experts", "num_shared_experts", "moe_num_shared_experts")
_WIDTHS = (
    *("intermediate_size", "intermediate_size_mlp", "moe_intermediate_size", "dense_intermediate_size"),
    *("expert_ffn_hidden_size", "ffn_hidden_size", "moe_hidden_size", "prefix_dense_intermediate_size"),
    *("share_expert_dim", "shared_expert_intermediate_size", "shared_experts_intermediate_size"),
    "shared_intermediate_size",
)
_FACTORS = (
    *("attention_multiplier", "embedding_multiplier", "residual_multiplier", "logits_scaling", "logit_scale"),
    *("routed_scaling_factor", "route_scale", "moe_router_scaling_factor", "moe_routed_scaling_factor"),
    *("router_scaling_factor", "attention_value_scale", "attn_scale", "output_multiplier", "qk_scale_factor"),
    *("residual_gate_temperature", "hc_magnitude"),
)
_VALUES: dict[str, tuple[Any, ...]] = {
    "rms_norm_eps": (1e-6, 1e-5, 1e-3),
    "layer_norm_eps": (1e-6, 1e-3),
    "hidden_act": ("silu", "gelu", "gelu_pytorch_tanh", "relu", "relu2", "gelu_new"),
    "sliding_window": (2, 3, 7, 9, 16, 31, 33, 64, 127, 129, 200),
    "attention_chunk_size": (3, 16, 37, 64, 130),
    "expert_selection_fn": ("softmax", "sigmoid"),
    "shared_expert_combination_strategy": ("average", "sum"),
    "topk_method": ("greedy", "group_limited_greedy"),
    "swiglu_limit": (0.3, 1.5, 7.0),
    "swiglu_alpha": (1.0, 1.702),
    "query_pre_attn_scalar": (5, 24, 100, 256),
    "gated_norm_rank": (1, 3, 9),
    "zero_expert_num": (0, 1, 3, 5),
    "hc_mult": (2, 3, 4),
    "floor_scale": (3, 16, 100),
    "num_kv_shared_layers": (0, 1),
    "hidden_size_per_layer_input": (0, 6, 12),
    "global_attn_every_n_layers": (1, 2, 3),
    "moe_layer_interval": (1, 2),
    "decoder_sparse_step": (1, 2, 3),
    "interleave_moe_layer_step": (1, 2),
    "first_k_dense_replace": (0, 1, 2),
    "num_dense_layers": (0, 1, 2),
    "max_window_layers": (0, 1, 2),
    "sliding_window_pattern": (1, 2, 3),
    "moe_router_logit_softcapping": (0.0, 1.5),
    "moe_norm_min": (1e-12, 0.2),
    "hc_eps": (1e-6, 1e-3),
}
"""Of keys whose values depend on no other. With a window of 1 transformers has other ids without a cache."""
_OR_NULL: dict[str, tuple[Any, ...]] = {
    "final_logit_softcapping": (None, 1.5, 7.0),
    "attn_logit_softcapping": (None, 1.5, 7.0),
    "clip_qkv": (None, 0.5, 2.0),
}
"""The same, where null is a value."""
_KEPT: dict[str, tuple[str, ...]] = {
    "deepseek-v2": ("norm_topk_prob",),
    "axk1": ("q_lora_rank",),
    "deepseek-v32": ("q_lora_rank",),
    "dots3-note": ("q_lora_rank",),
    "glm-moe-dsa": ("q_lora_rank",),
    "gemma4": ("use_double_wide_mlp",),
    "gpt-oss": ("hidden_act",),
    "laguna": ("moe_apply_router_weight_on_input",),
    "longcat-flash": ("q_lora_rank",),
    "minimax-m3-vl": ("hidden_act",),
    "phimoe": ("num_experts_per_tok",),
}
"""Keys of which transformers or we take one value alone, by tiny config."""
_OTHERWISE = {"is_encoder_decoder", "use_cache", "output_router_logits", "return_dict", "enable_moe_block", "is_moe"}
"""Flags that say which class computes, or nothing."""


def _stated(name: str) -> dict[str, Any]:
    """What the class of a config states by itself. Lists are left out, which are as long as its own default depth."""
    hf = parts(name)[None].layer().rule.hf
    made = getattr(importlib.import_module(hf.module_of(hf.config, "configuration")), hf.config)()
    depth = config_of(name)[next(key for key in _DEPTH if key in config_of(name))]
    given = {key: value for key, value in made.to_dict().items() if isinstance(value, (bool, int, float, str, dict))}
    listed = {"layer_types": ["full_attention"] * depth} if getattr(made, "layer_types", None) else {}
    return given | listed


class _Drawn:
    """A config on its way."""

    def __init__(self, name: str, seed: int) -> None:
        self.draw = random.Random(f"decoder {name} {seed}")
        self.case, self.base = CASES[name], config_of(name)
        self.config = {**_stated(name), **self.base, **(drawn_models.changes(name, seed) if self.hit(0.5) else {})}

    def hit(self, probability: float) -> bool:
        return self.draw.random() < probability

    def put(self, key: str, value: Any) -> None:
        """Change a key that the config states."""
        if self.config.get(key) is not None:
            self.config[key] = value

    def heads(self) -> None:
        """Numbers and sizes of heads, and the hidden size, which need not go together."""
        draw, config = self.draw, self.config
        kv, each = draw.choice([1, 1, 2, 3, 4, 5]), draw.choice([1, 1, 2, 3, 4, 5, 8])
        heads = kv * (each if kv * each <= 20 else 1)
        self.put("num_attention_heads", heads)
        self.put("num_key_value_heads", heads if "kv_lora_rank" in config else kv)
        self.put("num_sliding_attention_heads", kv * draw.choice([1, 2, 3]))
        if "num_attention_heads_per_layer" in config:
            config["num_attention_heads_per_layer"] = [
                kv * draw.choice([1, 2, 4]) for _ in config["num_attention_heads_per_layer"]
            ]
        if "mrope" not in str(config.get("rope_parameters")):
            self.put("head_dim", draw.choice([8, 10, 12, 14, 16, 18, 20, 24, 30, 32, 34, 40, 46, 64, 80, 96]))
        dim = config.get("head_dim")
        hidden = draw.choice([draw.randrange(9, 140), 2 * draw.randrange(8, 60), 8 * draw.randrange(2, 16)])
        if not dim or self.case.stem == "dbrx" or self.hit(0.3):
            hidden = heads * 2 * draw.randrange(4, 12)
        elif self.hit(0.3) and heads * dim <= 400:
            hidden = heads * dim
        self.put("hidden_size", hidden)
        self.put("mamba_n_heads", 1)  # whose class checks them though no layer has such a mixer
        self.put("mamba_d_head", "auto")
        if self.case.stem == "dbrx":
            config |= {"d_model": hidden, "n_heads": heads, "num_attention_heads": heads, "num_key_value_heads": kv}
            config["attn_config"] = {**config["attn_config"], "kv_n_heads": kv, "clip_qkv": draw.choice([None, 0.7])}
            config["ffn_config"] = {
                **config["ffn_config"],
                "hidden_size": hidden,
                "ffn_hidden_size": draw.randrange(3, 60),
                "moe_num_experts": (experts := draw.randrange(1, 14)),
                "moe_top_k": draw.randrange(1, experts + 1),
                "moe_normalize_expert_weights": draw.choice([None, 1.0, 2.0]),
            }

    def latents(self) -> None:
        turned, still = 2 * self.draw.randrange(2, 17), self.draw.randrange(3, 50)
        self.put("kv_lora_rank", self.draw.randrange(5, 70))
        self.put("qk_nope_head_dim", still)
        self.put("qk_rope_head_dim", turned)
        self.put("qk_head_dim", still + turned)
        self.put("head_dim", turned)
        self.put("v_head_dim", self.draw.randrange(3, 50))
        self.put("q_lora_rank", None if self.hit(0.2) else self.draw.randrange(5, 60))
        self.put("index_head_dim", turned + 2 * self.draw.randrange(3))

    def experts(self) -> None:
        """Experts, one or all of them chosen among the rest; groups of two or more."""
        draw, config = self.draw, self.config
        if isinstance(config.get("n_group"), int) and config["n_group"] > 1:
            each, groups = draw.randrange(2, 6), draw.choice([1, 2, 3, 4, 5])
            config |= {"n_group": groups, "topk_group": (chosen := draw.randrange(1, groups + 1))}
            experts, most = each * groups, each * chosen
        else:
            experts = most = draw.choice([1, 2, 3, 5, 7, 8, 11, 16, 23, 33])
        for key in _EXPERTS:
            self.put(key, experts)
        for key in _TOP_K:
            self.put(key, min(draw.choice([1, most, draw.randrange(1, most + 1)]), 9))
        for key in _SHARED:
            if isinstance(config.get(key), int) and self.hit(0.4):
                config[key] = draw.randrange(4)

    def widths(self) -> None:
        draw = self.draw
        self.put("vocab_size", vocabulary := draw.randrange(40, 520))
        self.put("vocab_size_per_layer_input", vocabulary)
        for key in _WIDTHS:
            if isinstance(self.config.get(key), int) and self.hit(0.8):
                sizes = [draw.randrange(1, 20), draw.randrange(20, 100), 16 * draw.randrange(1, 7)]
                self.config[key] = draw.choice(sizes)
        if isinstance(self.config.get("moe_intermediate_size"), list):
            self.config["moe_intermediate_size"] = [draw.randrange(3, 40), draw.randrange(3, 40)]

    def knobs(self) -> None:
        draw, config = self.draw, self.config
        for key, value in [*config.items()]:
            if isinstance(value, bool) and key not in _OTHERWISE and not key.startswith("output_") and self.hit(0.35):
                config[key] = not value
        for key in _FACTORS:
            if isinstance(config.get(key), float) and self.hit(0.5):
                config[key] = round(config[key] * draw.uniform(0.5, 2), 4)
        for key, values in _VALUES.items():
            if config.get(key) and self.hit(0.5):
                config[key] = draw.choice(values)
        for key, values in _OR_NULL.items():
            if key in config and self.hit(0.3):
                config[key] = draw.choice(values)

    def depth(self) -> None:
        """How many layers, and of lists what each has."""
        draw, config = self.draw, self.config
        key = next(key for key in _DEPTH if key in config)
        old, new = config[key], draw.choice([1, 1, 1, 2, 2, 3, 5])
        whole = {"moe_intermediate_size", "mlp_only_layers", "moe_layers", "time_step_limit"}
        for name, listed in [*config.items()]:
            if isinstance(listed, list) and len(listed) == old and name not in whole:
                members = self._members(name, listed)
                config[name] = [draw.choice(members) for _ in range(new)]
        if "kv_source_layers" in config:
            config["kv_source_layers"] = list(range(new))
        for other in _DEPTH:
            self.put(other, new)
        for name in ("mlp_only_layers", "moe_layers"):
            self.put(name, [layer for layer in range(new) if self.hit(0.4)])
        if isinstance(config.get("moe_layer_end_index"), int):
            config["moe_layer_start_index"] = first = draw.randrange(new)
            config["moe_layer_end_index"] = draw.randrange(first, new)

    def _members(self, name: str, listed: list[Any]) -> list[Any]:
        both = ["full_attention", "sliding_attention"]
        if name == "layer_types" and set(listed) <= {*both} and self.config.get("sliding_window") and self.hit(0.7):
            return both
        more = {"mlp_layer_types": ["dense", "sparse"], "no_rope_layers": [0, 1]}
        return [0.0, 0.5, 1.0] if name.startswith("swiglu_limits") else more.get(name, listed)

    def rotations(self) -> None:
        found = self.config.get("rope_parameters")
        if not isinstance(found, Mapping):
            return
        config = self.config
        dims = config.get("qk_rope_head_dim") or config.get("head_dim")
        dims = dims or config.get("hidden_size", 8) // config.get("num_attention_heads", 1)
        if any(isinstance(value, Mapping) for value in found.values()):
            each = {kind: self._rope(old, dims) if old else old for kind, old in found.items()}
            self.config["rope_parameters"] = each
        else:
            self.config["rope_parameters"] = self._rope(found, dims)

    def _rope(self, old: Mapping[str, Any], dims: int) -> dict[str, Any]:
        draw = self.draw
        kind = draw.choice(["default", "default", "linear", "dynamic", "yarn", "llama3", "longrope"])
        if old.get("rope_type") == "proportional":
            kind = "proportional"
        kept = ("mrope_section", "llama_4_scaling_beta", "partial_rotary_factor")
        new = {key: old[key] for key in kept if key in old}
        if "partial_rotary_factor" in new and "mrope_section" not in new:
            new["partial_rotary_factor"] = draw.choice([0.25, 0.5, 0.75, 1.0, 0.3, 0.334, 0.9])
        new |= {"rope_type": kind, "rope_theta": draw.choice([100.0, 1e4, 5e5, 1234567.0])}
        if kind in ("linear", "dynamic", "yarn", "llama3", "longrope"):
            new["factor"] = draw.choice([1.5, 2.0, 4.0, 8.0])
        if kind in ("yarn", "llama3", "longrope"):
            new["original_max_position_embeddings"] = draw.choice([16, 40, 64, 96])
        if kind == "llama3":
            new |= {"low_freq_factor": draw.choice([1.0, 0.5]), "high_freq_factor": draw.choice([4.0, 3.0])}
        if kind == "yarn":
            more = {
                "beta_fast": draw.choice([32.0, 16.0]),
                "beta_slow": draw.choice([1.0, 2.0]),
                "mscale": draw.choice([1.0, 0.7]),
                "mscale_all_dim": draw.choice([1.0, 0.5, 0.0]),
                "attention_factor": draw.choice([1.0, 1.3]),
                "truncate": self.hit(0.5),
            }
            new |= {key: value for key, value in more.items() if self.hit(0.5)}
        if kind == "longrope":
            pairs = int(dims * new.get("partial_rotary_factor", 1.0)) // 2
            new["short_factor"] = [1 + draw.random() for _ in range(pairs)]
            new["long_factor"] = [1 + 3 * draw.random() for _ in range(pairs)]
            new |= {key: 1.1 for key in ("short_mscale", "long_mscale") if self.case.stem == "phimoe"}
        return new


def changes(name: str, seed: int) -> dict[str, Any]:
    """What a drawn model ``name`` has otherwise than the tiny config of its family."""
    drawn = _Drawn(name, seed)
    if drawn.hit(0.9) and drawn.case.wrapper is None:  # towers beside a text model are as wide as the tiny one
        drawn.heads()
    if "kv_lora_rank" in drawn.config:
        drawn.latents()
    if drawn.hit(0.8):
        drawn.experts()
    drawn.widths()
    drawn.knobs()
    drawn.depth()
    if drawn.hit(0.6):
        drawn.rotations()
    drawn.config["max_position_embeddings"] = POSITIONS
    drawn.put("max_seq_len", POSITIONS)
    drawn.put("index_topk", POSITIONS)
    drawn.put("index_topk_blocks", POSITIONS // 128)
    for key in _KEPT.get(drawn.case.stem, ()):
        drawn.config[key] = drawn.base[key]
    absent = object()
    return {key: value for key, value in drawn.config.items() if drawn.base.get(key, absent) != value}
