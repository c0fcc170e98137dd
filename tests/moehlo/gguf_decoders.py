"""Tiny whole models as GGUF files, written as llama.cpp's converter writes them, and transformers' of the same numbers.

Names, shapes, entries and the order of rows: convert_hf_to_gguf.py and constants.py of llama.cpp.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from pathlib import Path
from types import MappingProxyType
from typing import Any

import gguf
import numpy as np
import safetensors.numpy
from gguf import GGMLQuantizationType as Kind
from numpy.typing import NDArray
from transformers import PreTrainedModel

from tests.moehlo.quantised_decoders import with_numbers
from tests.moehlo.tiny_decoders import saved
from tests.weights.gguf_files import add_entries, blocks

Array = NDArray[Any]
SIZES: dict[str, Any] = {"hidden_size": 64, "vocab_size": 160, "num_hidden_layers": 2}
LLAMA_3 = {"rope_type": "llama3", "rope_theta": 1e4, "factor": 4.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0}
YARN = {"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0, "original_max_position_embeddings": 64}
SCALES = {"embedding_multiplier": 3.0, "residual_multiplier": 0.5, "attention_multiplier": 0.125, "logits_scaling": 2.0}
LATENT: dict[str, Any] = {
    "kv_lora_rank": 32, "q_lora_rank": 32, "v_head_dim": 16, "moe_intermediate_size": 32, "qk_nope_head_dim": 32,
    "intermediate_size": 96,
}  # fmt: skip
INDEXER = {
    "num_attention_heads": 4, "num_key_value_heads": 4, "qk_rope_head_dim": 8, "n_routed_experts": 8,
    "num_experts_per_tok": 3, "n_group": 4, "topk_group": 2, "n_shared_experts": 1, "first_k_dense_replace": 1,
    "index_n_heads": 2, "index_head_dim": 64, "index_topk": 256,
}  # fmt: skip
FAMILIES: dict[str, tuple[str, dict[str, Any]]] = {
    "llama": ("llama", {
        "num_key_value_heads": 2, "num_attention_heads": 4, "intermediate_size": 96, "tie_word_embeddings": True,
        "attention_bias": True, "rope_parameters": {**LLAMA_3, "original_max_position_embeddings": 64},
    }),
    "mixtral": ("llama", {
        "num_key_value_heads": 2, "num_attention_heads": 4, "intermediate_size": 96, "num_local_experts": 5,
        "num_experts_per_tok": 2, "sliding_window": None,
    }),
    "qwen2": ("qwen2", {"num_key_value_heads": 2, "num_attention_heads": 4, "intermediate_size": 96}),
    "qwen3": ("qwen3", {
        "num_key_value_heads": 3, "head_dim": 32, "intermediate_size": 96, "rope_parameters": YARN,
    }),
    "qwen2_moe": ("qwen2moe", {
        "num_key_value_heads": 2, "num_attention_heads": 4, "moe_intermediate_size": 32, "num_experts": 6,
        "num_experts_per_tok": 2, "shared_expert_intermediate_size": 64, "norm_topk_prob": False,
    }),
    "qwen3_moe": ("qwen3moe", {"head_dim": 32, "moe_intermediate_size": 32, "use_sliding_window": False}),
    "olmoe": ("olmoe", {"num_attention_heads": 4, "intermediate_size": 32}),
    "deepseek_v3": ("deepseek2", {
        **LATENT, "rope_parameters": {**YARN, "mscale": 0.7, "mscale_all_dim": 0.7},
    }),
    "deepseek_v32": ("deepseek32", {
        **LATENT, **INDEXER, "rope_parameters": {**YARN, "mscale": 1.0, "mscale_all_dim": 1.0},
    }),
    "glm_moe_dsa": ("glm-dsa", {**LATENT, **INDEXER, "mlp_layer_types": ["dense", "sparse"]}),
    "mistral4": ("mistral4", {
        **LATENT, "num_attention_heads": 4, "num_key_value_heads": 4, "qk_rope_head_dim": 8, "n_routed_experts": 8,
        "num_experts_per_tok": 3, "n_shared_experts": 1, "first_k_dense_replace": 1, "routed_scaling_factor": 1.5,
        "rope_parameters": {**YARN, "mscale": 1.0, "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.2},
    }),
    "deepseek_v2": ("deepseek2", {
        "kv_lora_rank": 32, "q_lora_rank": None, "v_head_dim": 16, "moe_intermediate_size": 32, "qk_nope_head_dim": 32,
        "qk_rope_head_dim": 8, "num_attention_heads": 4, "num_key_value_heads": 4, "intermediate_size": 96,
        "n_routed_experts": 8, "num_experts_per_tok": 3, "n_group": 1, "topk_group": 1,
        "n_shared_experts": 1, "first_k_dense_replace": 1, "topk_method": "greedy", "norm_topk_prob": False,
    }),
    "deepseek_ocr2_text": ("deepseek2-ocr", {
        "num_attention_heads": 4, "num_key_value_heads": 4, "intermediate_size": 96, "moe_intermediate_size": 32,
        "n_routed_experts": 8, "num_experts_per_tok": 3, "n_shared_experts": 2, "routed_scaling_factor": 1.5,
        "mlp_layer_types": ["dense", "sparse"],
    }),
    "gpt_oss": ("gpt-oss", {"head_dim": 16}),
    "dbrx": ("dbrx", {
        "d_model": 64, "num_attention_heads": 4, "attn_config": {"kv_n_heads": 2, "clip_qkv": 0.5, "rope_theta": 5e3},
        "rope_parameters": {"rope_type": "default", "rope_theta": 5e3},
        "ffn_config": {"ffn_hidden_size": 32, "moe_num_experts": 6, "moe_top_k": 2},
    }),
    "gemma": ("gemma", {
        "num_key_value_heads": 1, "num_attention_heads": 4, "head_dim": 32, "intermediate_size": 96,
    }),
    "gemma2": ("gemma2", {
        "num_key_value_heads": 2, "num_attention_heads": 4, "head_dim": 32, "intermediate_size": 96,
        "query_pre_attn_scalar": 32, "sliding_window": 7, "attn_logit_softcapping": 20.0,
        "final_logit_softcapping": 8.0, "num_hidden_layers": 3,
    }),
    "gemma4_text": ("gemma4", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16, "global_head_dim": 32,
        "num_global_key_value_heads": 1, "attention_k_eq_v": True, "intermediate_size": 96, "num_hidden_layers": 3,
        "layer_types": ["sliding_attention", "sliding_attention", "full_attention"], "sliding_window": 7,
        "final_logit_softcapping": 8.0, "num_kv_shared_layers": 0, "enable_moe_block": True, "num_experts": 6,
        "top_k_experts": 2, "moe_intermediate_size": 32, "hidden_size_per_layer_input": 0,
        "vocab_size_per_layer_input": 160,
    }),
    "glm4_moe": ("glm4moe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "attention_bias": True, "use_qk_norm": True,
        "intermediate_size": 96, "moe_intermediate_size": 32, "n_routed_experts": 7, "num_experts_per_tok": 3,
        "n_shared_experts": 1, "first_k_dense_replace": 1, "routed_scaling_factor": 1.5,
    }),
    "dots1": ("dots1", {
        "num_attention_heads": 4, "num_key_value_heads": 4, "head_dim": 32, "intermediate_size": 96,
        "moe_intermediate_size": 32, "n_routed_experts": 6, "num_experts_per_tok": 2, "n_shared_experts": 2,
        "first_k_dense_replace": 1, "routed_scaling_factor": 2.5, "norm_topk_prob": True, "n_group": 1, "topk_group": 1,
    }),
    "minimax_m2": ("minimax-m2", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "rotary_dim": 16, "intermediate_size": 96,
        "num_local_experts": 6, "num_experts_per_tok": 2,
    }),
    "mimo_v2_flash": ("mimo2", {
        "num_attention_heads": 4, "num_key_value_heads": 1, "head_dim": 32, "v_head_dim": 16, "intermediate_size": 96,
        "moe_intermediate_size": 32, "n_routed_experts": 6, "num_experts_per_tok": 2, "sliding_window": 7,
        "num_hidden_layers": 3, "layer_types": ["full_attention", "sliding_attention", "sliding_attention"],
        "rope_parameters": {
            "full_attention": {"rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5},
            "sliding_attention": {"rope_type": "default", "rope_theta": 5e3, "partial_rotary_factor": 0.5},
        },
    }),
    "mellum": ("mellum", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 96,
        "moe_intermediate_size": 32, "num_experts": 6, "num_experts_per_tok": 2, "sliding_window": 7,
        "layer_types": ["sliding_attention", "full_attention"],
        "rope_parameters": {"full_attention": YARN, "sliding_attention": {"rope_type": "default", "rope_theta": 1e4}},
    }),
    "afmoe": ("afmoe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 96,
        "moe_intermediate_size": 32, "num_experts": 6, "num_experts_per_tok": 2, "num_shared_experts": 2,
        "num_dense_layers": 1, "sliding_window": 7, "mup_enabled": True, "route_scale": 2.5, "num_hidden_layers": 4,
    }),
    "exaone_moe": ("exaone-moe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 96,
        "moe_intermediate_size": 32, "num_experts": 6, "num_experts_per_tok": 2, "num_shared_experts": 2,
        "first_k_dense_replace": 1, "sliding_window": 7, "layer_types": ["sliding_attention", "full_attention"],
        "n_group": 1, "topk_group": 1,
    }),
    "hy_v3": ("hy_v3", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 96,
        "moe_intermediate_size": 32, "num_experts": 6, "num_experts_per_tok": 2, "num_shared_experts": 2,
    }),
    "laguna": ("laguna", {
        "num_attention_heads": 4, "num_attention_heads_per_layer": [4, 6, 4], "num_key_value_heads": 2, "head_dim": 32,
        "intermediate_size": 96, "moe_intermediate_size": 32, "num_experts": 6, "num_experts_per_tok": 2,
        "shared_expert_intermediate_size": 64, "sliding_window": 7, "num_hidden_layers": 3,
        "moe_routed_scaling_factor": 2.5,
        "layer_types": ["full_attention", "sliding_attention", "full_attention"], "rope_parameters": {
            "full_attention": {**YARN, "partial_rotary_factor": 0.5},
            "sliding_attention": {"rope_type": "default", "rope_theta": 5e3},
        },
    }),
    "step3p5": ("step35", {
        "num_attention_heads": 4, "num_sliding_attention_heads": 6, "num_key_value_heads": 2, "head_dim": 32,
        "intermediate_size": 96, "moe_intermediate_size": 32, "n_routed_experts": 6, "num_experts_per_tok": 2,
        "share_expert_dim": 64, "sliding_window": 7, "num_hidden_layers": 4, "moe_router_scaling_factor": 2.5,
        "layer_types": ["full_attention", "sliding_attention", "sliding_attention", "full_attention"],
        "mlp_layer_types": ["dense", "sparse", "sparse", "sparse"], "pad_token_id": 0,
        "swiglu_limits": [0.0, 0.0, 0.7, 0.0], "swiglu_limits_shared": [0.0, 0.0, 0.0, 0.6], "rope_parameters": {
            "full_attention": {**LLAMA_3, "original_max_position_embeddings": 64, "partial_rotary_factor": 0.5},
            "sliding_attention": {"rope_type": "default", "rope_theta": 5e3},
        },
    }),
    "cohere2_moe": ("cohere2moe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 32,
        "prefix_dense_intermediate_size": 96, "num_experts": 6, "num_experts_per_tok": 2, "num_shared_experts": 2,
        "first_k_dense_replace": 1, "sliding_window": 7, "expert_selection_fn": "sigmoid", "num_hidden_layers": 3,
        "layer_types": ["full_attention", "sliding_attention", "full_attention"], "logit_scale": 0.5,
        "rms_norm_eps": 1e-6,
    }),
    "minimax_m3_vl_text": ("minimax-m3", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 32,
        "dense_intermediate_size": 96, "shared_intermediate_size": 64, "num_local_experts": 6, "num_experts_per_tok": 2,
        "layer_types": ["full_attention", "minimax_m3_sparse"], "mlp_layer_types": ["dense", "sparse"],
        "index_n_heads": 2, "index_head_dim": 32, "index_block_size": 16, "index_topk_blocks": 16,
        "rope_parameters": {"rope_type": "default", "rope_theta": 1e4, "partial_rotary_factor": 0.5},
    }),
    "hunyuan_v1_moe": ("hunyuan-moe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 96, "num_experts": 6,
        "moe_topk": 2, "num_shared_expert": 1,
    }),
    "ernie4_5_moe": ("ernie4_5-moe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 96,
        "moe_intermediate_size": 32, "moe_num_experts": 6, "moe_k": 2, "moe_num_shared_experts": 2,
        "moe_layer_start_index": 1, "tie_word_embeddings": True,
    }),
    "llama4_text": ("llama4", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 32, "intermediate_size": 32,
        "intermediate_size_mlp": 96, "num_local_experts": 6, "num_experts_per_tok": 1, "interleave_moe_layer_step": 2,
        "num_hidden_layers": 4, "rope_parameters": {**LLAMA_3, "original_max_position_embeddings": 64},
    }),
    "granitemoe": ("granitemoe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "intermediate_size": 96, "num_local_experts": 6,
        "num_experts_per_tok": 2, **SCALES,
    }),
    "granitemoeshared": ("granitemoe", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "intermediate_size": 96, "num_local_experts": 6,
        "num_experts_per_tok": 2, "shared_intermediate_size": 64, **SCALES,
    }),
    "granite": ("granite", {
        "num_attention_heads": 4, "num_key_value_heads": 2, "intermediate_size": 96, "mlp_bias": True, **SCALES,
    }),
}  # fmt: skip
"""The architecture in llama.cpp, and changes that make every row a whole number of blocks of 32."""
GEMMA4_DENSE: dict[str, Any] = {
    "enable_moe_block": False, "num_experts": None, "top_k_experts": None, "moe_intermediate_size": None,
    "hidden_size_per_layer_input": 32, "num_kv_shared_layers": 2, "num_hidden_layers": 4, "attention_k_eq_v": False,
    "num_global_key_value_heads": None,
    "layer_types": ["sliding_attention", "full_attention", "sliding_attention", "full_attention"],
}  # fmt: skip
"""Changes of gemma4_text: no experts, inputs of each layer, and layers that read the keys and values of others."""
_INDEXER = {
    "wq_b": "attn_q_b", "wk": "attn_k", "k_norm": "k_norm", "weights_proj": "proj", "q_proj": "q_proj",
    "k_proj": "k_proj", "q_norm": "q_norm",
}  # fmt: skip
_NAMES = {
    "model.embed_tokens": "token_embd",
    "model.norm": "output_norm",
    "lm_head": "output",
    "transformer.wte": "token_embd",
    "transformer.norm_f": "output_norm",
    **{f"norm_attn_norm.norm_{i}": f"attn_{there}" for i, there in ((1, "norm"), (2, "output_norm"))},
    "norm_attn_norm.attn.Wqkv": "attn_qkv",
    "norm_attn_norm.attn.out_proj": "attn_output",
    **{f"ffn.experts.mlp.{name}": f"ffn_{part}_exps.weight" for name, part in (("w1", "gate"), ("v1", "up"))},
    "ffn.experts.mlp.w2": "ffn_down_exps.weight",
    "ffn.router.layer": "ffn_gate_inp",
    "input_layernorm": "attn_norm",
    "self_attn.o_proj": "attn_output",
    **dict.fromkeys(("self_attn.gate_proj", "self_attn.g_proj"), "attn_gate"),
    **{f"self_attn.{name}_proj": f"attn_{name}" for name in ("q", "k", "v", "q_a", "q_b", "kv_b")},
    "self_attn.kv_a_proj_with_mqa": "attn_kv_a_mqa",
    **{f"self_attn.{name}_norm": f"attn_{name}_norm" for name in "qk"},
    **{f"self_attn.{name}_layernorm": f"attn_{name}_norm" for name in ("q_a", "kv_a")},
    **{f"self_attn.indexer.{name}": f"indexer.{there}" for name, there in _INDEXER.items()},
    **dict.fromkeys(("self_attn.sinks", "self_attn.attention_sink_bias"), "attn_sinks.weight"),
    **{f"pre_{half}_layernorm": "ffn_norm" for half in ("feedforward", "mlp")},
    **{f"post_{half}_layernorm": "post_ffw_norm" for half in ("feedforward", "mlp")},
    **{f"mlp.{part}_proj": f"ffn_{part}" for part in ("gate", "up", "down")},
    **{f"mlp.experts.{part}_proj": f"ffn_{part}_exps" for part in ("gate", "up", "down")},
    **{f"mlp.shared_expert.{part}_proj": f"ffn_{part}_shexp" for part in ("gate", "up", "down")},
    **{f"mlp.{shared}.{part}_proj": f"ffn_{part}_shexp" for shared in ("shared_experts", "shared_mlp")
       for part in ("gate", "up", "down")},
    **{f"mlp.{of}e_score_correction_bias": "exp_probs_b.bias" for of in ("", "gate.", "moe_statics.", "experts.")},
    "mlp.expert_bias": "exp_probs_b.bias",
    **dict.fromkeys(("mlp.gate", "mlp.gate.wg", "mlp.router.layer", "mlp.router.gate"), "ffn_gate_inp"),
    **{f"self_attn.{name}_layernorm": f"attn_{name[0]}_norm" for name in ("query", "key")},
    "mlp.output_linear": "ffn_down_exps",
    "experts.gate_up_proj": "ffn_gate_up_exps.weight",
    "experts.down_proj": "ffn_down_exps.weight",
    "router.proj": "ffn_gate_inp",
    "router.scale": "ffn_gate_inp.scale",
    "router.per_expert_scale": "ffn_down_exps.scale",
    "pre_feedforward_layernorm_2": "pre_ffw_norm_2",
    **{f"post_feedforward_layernorm_{i}": f"post_ffw_norm_{i}" for i in (1, 2)},
    "layer_scalar": "layer_output_scale.weight",
    "per_layer_input_gate": "inp_gate",
    "per_layer_projection": "proj",
    "post_per_layer_input_norm": "post_norm",
    "model.embed_tokens_per_layer": "per_layer_token_embd",
    "model.per_layer_model_projection": "per_layer_model_proj",
    "model.per_layer_projection_norm": "per_layer_proj_norm",
    "shared_mlp.output_linear": "ffn_down_shexp",
    "mlp.router": "ffn_gate_inp",
    "mlp.shared_expert_gate": "ffn_gate_inp_shexp",
    **{f"mlp.experts.{part}_proj_bias": f"ffn_{part}_exps.bias" for part in ("gate", "up", "down")},
}  # fmt: skip
_EXPERT = re.compile(r"(.+)\.(mlp|block_sparse_moe)\.experts\.(\d+)\.(\w+)\.weight")
_LATENT = ("deepseek2", "deepseek32", "glm-dsa", "mistral4")
_NORM_AFTER_ATTENTION = ("gpt-oss", "gemma2", "gemma4", "glm4moe", "afmoe")
_INNER = re.compile("block_sparse_moe|feed_forward")
_MERGED = {"mlp.input_linear.weight": "exps", "shared_mlp.input_linear.weight": "shexp"}
_MIXTRAL = {"w1": "gate_proj", "w2": "down_proj", "w3": "up_proj"}
_ANY_CODES = (Kind.Q4_K, Kind.Q5_K, Kind.Q6_K, Kind.IQ4_NL, Kind.IQ4_XS, Kind.MXFP4)
"""Types that the package does not quantise to: any codes stand for the numbers."""


def permuted(weight: Array, heads: int) -> Array:
    """``LlamaModel.permute`` of convert_hf_to_gguf.py."""
    apart = weight.reshape(heads, 2, weight.shape[0] // heads // 2, *weight.shape[1:])
    return apart.swapaxes(1, 2).reshape(weight.shape)


def unpermuted(weight: Array, heads: int) -> Array:
    apart = weight.reshape(heads, weight.shape[0] // heads // 2, 2, *weight.shape[1:])
    return apart.swapaxes(1, 2).reshape(weight.shape)


def written(
    family: str,
    folder: Path,
    kind: Callable[[str], Kind | None] = lambda name: Kind.Q8_0,
    *,
    entries: Mapping[str, Any] = MappingProxyType({}),
    tensors: Callable[[dict[str, Array]], None] = lambda tensors: None,
    mla: bool = False,
    by_expert: bool = False,
    together: bool = False,
    tokenizer: Callable[[gguf.GGUFWriter], None] = lambda writer: None,
    named: str | None = None,
    **changes: Any,
) -> tuple[Path, PreTrainedModel]:
    """``folder / model.gguf``, and transformers' model of its numbers in f32.

    Args:
        family: One of ``FAMILIES``.
        folder: Where to.
        kind: The type of each matrix by its name in the file, None for f32; vectors are f32.
        entries: Further metadata, or other; None leaves one out.
        tensors: Changes the tensors that are written.
        mla: Whether the keys and values of DeepSeek's latents lie apart, as newer files have them.
        by_expert: Whether each expert's matrices lie apart, as files from before 2024 have them.
        together: Whether the projections of queries, keys and values lie in one tensor.
        tokenizer: Writes the vocabulary.
        named: The architecture that the file names, where that is another than the family's.
        changes: Of the config.
    """
    architecture, sizes = FAMILIES[family]
    mla = mla or architecture in ("deepseek32", "glm-dsa", "mistral4")
    plain = folder / "plain"
    plain.mkdir(parents=True)
    config = saved(family, plain, **{**SIZES, **sizes, **changes}).config
    config.allow_global_per_layer_attribute_access = True  # layers of Gemma 4 differ
    theirs = safetensors.numpy.load_file(plain / "model.safetensors")
    rng, file = np.random.default_rng(21), {}
    raw_kinds: dict[str, Kind] = {}

    def put(name: str, numbers: Array) -> Array:
        """A tensor into the file; the numbers that the file then has."""
        quantised = numbers.ndim > 1 and name.endswith(".weight") and "gate_inp" not in name
        wanted = kind(name) if quantised else None
        if wanted is None:
            file[name] = numbers.astype(np.float32)
            return file[name]
        raw_kinds[name] = wanted
        if wanted in _ANY_CODES:
            file[name] = blocks(wanted, rng, *numbers.shape)
        else:
            file[name] = gguf.quantize(np.ascontiguousarray(numbers), wanted)
        return gguf.dequantize(file[name], wanted).reshape(numbers.shape)

    for stack, names in _stacks(theirs).items():
        if by_expert:
            for e, name in enumerate(names):
                theirs[name] = put(stack.replace("_exps", f".{e}"), theirs[name])
            continue
        for name, numbers in zip(names, put(stack, np.stack([theirs[n] for n in names])), strict=True):
            theirs[name] = numbers
    for name in list(theirs):
        if not _EXPERT.fullmatch(name):
            _put_one(name, theirs, config, architecture, put, mla=mla)
    scaling = config.rope_parameters or {}
    if architecture == "gemma4":
        pairs = _of_whole(config)["head_dim"] // 2
        factors = np.full(pairs, 1e30, np.float32)
        factors[: int(pairs * scaling["full_attention"]["partial_rotary_factor"])] = 1
        file["rope_freqs.weight"] = factors
    if architecture == "step35" and scaling["full_attention"]["rope_type"] == "llama3":
        unscaled = np.ones(config.head_dim // 4, np.float32)
        half = _llama_3_factors({**scaling["full_attention"], "dims": config.head_dim // 2})
        file["rope_freqs.weight"] = np.concatenate([half, unscaled])
    if scaling.get("rope_type") == "llama3":
        file["rope_freqs.weight"] = _llama_3_factors({**scaling, "dims": config.head_dim})
    if architecture == "glm4moe":  # a block that predicts one token further ahead
        last, more = (f"blk.{config.num_hidden_layers + i}." for i in (-1, 0))
        again = {name.replace(last, more): name for name in file if name.startswith(last)}
        file |= {name: file[other] for name, other in again.items()}
        raw_kinds |= {name: raw_kinds[other] for name, other in again.items() if other in raw_kinds}
        width = config.hidden_size
        file |= {f"{more}nextn.{norm}.weight": np.ones(width, np.float32) for norm in ("enorm", "hnorm")}
        file[f"{more}nextn.eh_proj.weight"] = np.ones((width, 2 * width), np.float32)
    for name in [name for name in file if together and ".attn_q." in name]:
        parts = [name.replace("attn_q.", f"attn_{part}.") for part in "qkv"]
        one = name.replace("attn_q.", "attn_qkv.")
        file[one] = np.concatenate([file.pop(part) for part in parts])
        raw_kinds |= {one: raw_kinds[name]} if name in raw_kinds else {}
    tensors(file)
    writer = gguf.GGUFWriter(folder / "model.gguf", named or architecture)
    add_entries(writer, named or architecture, _entries(config, architecture, mla) | dict(entries))
    tokenizer(writer)
    for name, array in file.items():
        writer.add_tensor(name, array, raw_dtype=raw_kinds.get(name))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return folder / "model.gguf", with_numbers(plain, {name: np.ascontiguousarray(a) for name, a in theirs.items()})


def _stacks(theirs: Mapping[str, Array]) -> dict[str, list[str]]:
    """The names of experts' matrices by that of the stack in the file."""
    found: dict[str, dict[int, str]] = {}
    for name in theirs:
        if one := _EXPERT.fullmatch(name):
            part = _MIXTRAL.get(one[4], one[4]).removesuffix("_proj")
            layer = one[1].rpartition(".")[2]
            found.setdefault(f"blk.{layer}.ffn_{part}_exps.weight", {})[int(one[3])] = name
    return {stack: [names[i] for i in sorted(names)] for stack, names in found.items()}


def _put_one(
    name: str,
    theirs: dict[str, Array],
    config: Any,
    architecture: str,
    put: Callable[[str, Array], Array],
    *,
    mla: bool,
) -> None:
    layer = re.match(r"(?:model\.layers|transformer\.blocks)\.(\d+)\.(.+)", name)
    scope, inner = ("", name) if layer is None else (f"blk.{layer[1]}.", _INNER.sub("mlp", layer[2]))
    numbers = theirs[name]
    if inner in _MERGED:  # Granite: gates, then ups
        half = numbers.shape[-2] // 2
        for i, part in enumerate(("gate", "up")):
            rows = numbers[..., i * half : (i + 1) * half, :]
            rows[...] = put(f"{scope}ffn_{part}_{_MERGED[inner]}.weight", rows)
        return
    if architecture == "minimax-m3" and inner.endswith("gate_up_proj.weight"):
        for part, rows in zip(("gate", "up"), np.split(numbers, 2), strict=True):
            end = "_shexp" if "shared" in inner else ""
            rows[...] = put(f"{scope}ffn_{part}{end}.weight", np.ascontiguousarray(rows))
        return
    if architecture == "mistral4" and inner.startswith("mlp.experts"):
        part = inner.rpartition(".")[2].removesuffix("_proj")
        theirs[name] = put(f"{scope}ffn_{part}_exps.weight", numbers)
        return
    if architecture in ("deepseek2-ocr", "step35", "minimax-m3") and inner.startswith(
        "mlp.experts"
    ):  # stacked; gates over ups
        parts = ("gate", "up") if "gate_up" in inner else ("down",)
        for part, rows in zip(parts, np.split(numbers, len(parts), axis=1), strict=True):
            rows[...] = put(f"{scope}ffn_{part}_exps.weight", np.ascontiguousarray(rows))
        return
    if inner.startswith("mlp.experts.gate_up_proj"):  # matrices the other way round; of gpt-oss gates and ups alternate
        for i, part in enumerate(("gate", "up")):
            width = numbers.shape[-1] // 2
            of_part = slice(i, None, 2) if architecture == "gpt-oss" else slice(i * width, (i + 1) * width)
            half = numbers[..., of_part]
            if inner.endswith("_bias"):
                put(f"{scope}ffn_{part}_exps.bias", half)
            else:
                numbers[..., of_part] = put(f"{scope}ffn_{part}_exps.weight", half.swapaxes(1, 2)).swapaxes(1, 2)
        return
    if inner.startswith("ffn.experts.mlp"):  # experts and rows in one axis, of w2 the rows of its transpose
        apart = numbers.reshape(config.ffn_config.moe_num_experts, -1, numbers.shape[-1])
        turned = apart.swapaxes(1, 2) if inner.endswith("w2") else apart
        kept = put(scope + _NAMES[inner], turned)
        theirs[name] = (kept.swapaxes(1, 2) if inner.endswith("w2") else kept).reshape(numbers.shape)
        return
    if inner == "mlp.experts.down_proj":
        theirs[name] = put(f"{scope}ffn_down_exps.weight", numbers.swapaxes(1, 2)).swapaxes(1, 2)
        return
    if inner == "mlp.experts.down_proj_bias":
        put(f"{scope}ffn_down_exps.bias", numbers)
        return
    module, _, leaf = inner.rpartition(".")
    if inner in _NAMES:  # a parameter without a module
        there = _NAMES[inner].removesuffix(".bias" if architecture == "hy_v3" else "")
    elif module == "post_attention_layernorm":
        there = f"{'post_attention_norm' if architecture in _NORM_AFTER_ATTENTION else 'ffn_norm'}.{leaf}"
    else:
        there = f"{_NAMES[module]}.{leaf}"
    if architecture in ("llama", "granite", "granitemoe") and there.startswith(("attn_q.", "attn_k.")):
        heads = config.num_attention_heads if there.startswith("attn_q.") else config.num_key_value_heads
        theirs[name] = unpermuted(put(scope + there, permuted(numbers, heads)), heads)
    elif mla and there == "attn_kv_b.weight":
        heads, still = config.num_attention_heads, config.qk_nope_head_dim
        both = numbers.reshape(heads, -1, numbers.shape[-1]).copy()
        both[:, :still] = put(f"{scope}attn_k_b.weight", both[:, :still].swapaxes(1, 2)).swapaxes(1, 2)
        both[:, still:] = put(f"{scope}attn_v_b.weight", both[:, still:])
        theirs[name] = both.reshape(numbers.shape)
    elif architecture in ("gemma", "gemma2", "step35", "minimax-m3") and there.endswith("norm.weight"):
        theirs[name] = put(scope + there, numbers + 1) - 1
    elif there == "ffn_gate_inp_shexp.weight" or inner == "mlp.moe_statics.e_score_correction_bias":
        put(scope + there, numbers[0])
    else:
        theirs[name] = put(scope + there, numbers)


def _of_whole(config: Any) -> dict[str, int]:
    """What is different in Gemma 4's layers without a window."""
    found: dict[str, int] = config.to_dict()["per_layer_config"][str(config.layer_types.index("full_attention"))]
    return found


def _llama_3_factors(said: Mapping[str, Any]) -> Array:
    """``LlamaModel.generate_extra_tensors``."""
    dim = said["dims"]
    freqs = 1.0 / (said["rope_theta"] ** (np.arange(0, dim, 2, dtype=np.float32) / dim))
    original, low, high = said["original_max_position_embeddings"], said["low_freq_factor"], said["high_freq_factor"]
    factors = []
    for freq in freqs:
        wave = 2 * np.pi / freq
        if wave < original / high:
            factors.append(1.0)
        elif wave > original / low:
            factors.append(said["factor"])
        else:
            smooth = (original / wave - low) / (high - low)
            factors.append(1 / ((1 - smooth) / said["factor"] + smooth))
    return np.array(factors, np.float32)


def _where_windowed(config: Any) -> list[bool] | None:
    """The layers with a window; nothing where the config has none."""
    return [kind == "sliding_attention" for kind in config.layer_types] if config.sliding_window else None


def _dense_at_first(config: Any) -> int:
    return list(config.mlp_layer_types).count("dense")


def _turned(config: Any) -> int:
    """The width of a head that positions turn."""
    scaling = config.rope_parameters.get("full_attention", config.rope_parameters)
    return int(config.head_dim * scaling["partial_rotary_factor"])


def _times(count: str, width: str) -> Callable[[Any], int]:
    return lambda config: getattr(config, count) * getattr(config, width)


_WIDTH, _SHARED_WIDTH = "expert_feed_forward_length", "expert_shared_feed_forward_length"
_SHARED = "expert_shared_count"
_LEADING, _SCALE, _NORM = "leading_dense_block_count", "expert_weights_scale", "expert_weights_norm"
_OF_HEADS = {"attention.key_length": "head_dim", "attention.value_length": "head_dim"}
_WINDOW = {"attention.sliding_window": "sliding_window"}
_WINDOWS = {**_WINDOW, "attention.sliding_window_pattern": _where_windowed}
_MOE, _SIGMOID = {_WIDTH: "moe_intermediate_size"}, {"expert_gating_func": 2}
_ONE_GROUP = {"expert_group_count": 1, "expert_group_used_count": 1}
_UNSCALED = {"rope.scaling.type": lambda config: "none"}
_VOCABULARY = {"vocab_size": "vocab_size"}
_GLM4 = {
    **_OF_HEADS, **_MOE, **_SIGMOID, _SHARED: "n_shared_experts", _LEADING: "first_k_dense_replace",
    _SCALE: "routed_scaling_factor", _NORM: "norm_topk_prob",
}  # fmt: skip
_GRANITE = {
    **_VOCABULARY, "rope.dimension_count": lambda config: config.hidden_size // config.num_attention_heads,
    "attention.scale": "attention_multiplier", "embedding_scale": "embedding_multiplier",
    "residual_scale": "residual_multiplier", "logit_scale": "logits_scaling",
}  # fmt: skip
_ROWS: dict[str, dict[str, Any]] = {
    "llama": {**_VOCABULARY, "rope.dimension_count": "head_dim"},
    "qwen3": _OF_HEADS,
    "gemma": _OF_HEADS,
    "gemma2": {
        **_OF_HEADS, **_WINDOW, **{key: key for key in ("attn_logit_softcapping", "final_logit_softcapping")},
    },
    "gemma4": {
        **_WINDOWS, "feed_forward_length": lambda config: [config.intermediate_size] * config.num_hidden_layers,
        "attention.head_count_kv": lambda config: [
            config.num_key_value_heads if kind == "sliding_attention"
            else _of_whole(config).get("num_key_value_heads", config.num_key_value_heads) for kind in config.layer_types
        ],
        "attention.shared_kv_layers": "num_kv_shared_layers", "final_logit_softcapping": "final_logit_softcapping",
        "embedding_length_per_layer_input": "hidden_size_per_layer_input",
        **{key: lambda config: _of_whole(config)["head_dim"] for key in (*_OF_HEADS, "rope.dimension_count")},
        **{f"{key}_swa": "head_dim" for key in (*_OF_HEADS, "rope.dimension_count")}, **_MOE,
    },
    "qwen2moe": {**_MOE, _SHARED_WIDTH: "shared_expert_intermediate_size"},
    "qwen3moe": {**_MOE, **_OF_HEADS},
    "gpt-oss": {**_OF_HEADS, **_WINDOW, _WIDTH: "intermediate_size"},
    "deepseek2-ocr": {
        **_VOCABULARY, **_MOE, "rope.dimension_count": 0, _SHARED: "n_shared_experts", _LEADING: _dense_at_first,
        _SCALE: "routed_scaling_factor",
    },
    "dbrx": {
        "feed_forward_length": "ffn_config.ffn_hidden_size", "expert_count": "ffn_config.moe_num_experts",
        "expert_used_count": "ffn_config.moe_top_k", "attention.clamp_kqv": "attn_config.clip_qkv",
        "attention.layer_norm_rms_epsilon": None, "attention.layer_norm_epsilon": 1e-5,
    },
    "mellum": {**_OF_HEADS, **_MOE, **_WINDOWS},
    "mimo2": {
        **_MOE, **_WINDOWS, **_ONE_GROUP, **_SIGMOID,
        "attention.sliding_window_pattern": lambda config: [*map(int, _where_windowed(config) or ())],
        "attention.head_count_kv": lambda config: [
            config.num_key_value_heads * (1 + windowed) for windowed in _where_windowed(config) or ()
        ],
        "attention.key_length": "head_dim", "attention.value_length": "v_head_dim",
        "attention.value_scale": "attention_value_scale", "rope.dimension_count": _turned,
    },
    "afmoe": {
        **_OF_HEADS, **_VOCABULARY, **_MOE, **_WINDOW, **_SIGMOID, "rope.dimension_count": "head_dim",
        _SHARED: "num_shared_experts", _LEADING: "num_dense_layers", _NORM: True, _SCALE: "route_scale",
    },
    "exaone-moe": {
        **_OF_HEADS, **_VOCABULARY, **_MOE, **_WINDOWS, **_ONE_GROUP, **_SIGMOID, **_UNSCALED,
        _SHARED: "num_shared_experts", _SHARED_WIDTH: _times("num_shared_experts", "moe_intermediate_size"),
        _SCALE: "routed_scaling_factor", _NORM: "norm_topk_prob", _LEADING: 1, "nextn_predict_layers": 0,
    },
    "hy_v3": {
        **_OF_HEADS, **_MOE, **_SIGMOID, _SHARED_WIDTH: _times("num_shared_experts", "moe_intermediate_size"),
        _NORM: True, _SCALE: "router_scaling_factor",
    },
    "laguna": {
        **_OF_HEADS, **_MOE, **_WINDOWS, **_SIGMOID, "attention.head_count": "num_attention_heads_per_layer",
        _SHARED_WIDTH: "shared_expert_intermediate_size", _NORM: True, _SCALE: "moe_routed_scaling_factor",
        _LEADING: _dense_at_first, "rope.dimension_count": _turned, "rope.dimension_count_swa": "head_dim",
    },
    "minimax-m2": {**_OF_HEADS, **_SIGMOID, _WIDTH: "intermediate_size", "rope.dimension_count": _turned},
    "minimax-m3": {
        **_OF_HEADS, **_SIGMOID, "feed_forward_length": "dense_intermediate_size", _WIDTH: "intermediate_size",
        _SHARED: lambda config: config.shared_intermediate_size // config.intermediate_size, _NORM: True,
        _SCALE: "routed_scaling_factor", _LEADING: _dense_at_first, "rope.dimension_count": _turned,
        "attention.indexer.head_count": "index_n_heads", "attention.indexer.key_length": "index_head_dim",
        "attention.indexer.top_k": "index_topk_blocks", "attention.indexer.block_size": "index_block_size",
        "attention.indexer.local_blocks": 1,
    },
    "step35": {
        **_OF_HEADS, **_MOE, **_WINDOWS, **_SIGMOID,
        "attention.head_count": lambda config: [
            config.num_attention_heads if kind == "full_attention" else config.num_sliding_attention_heads
            for kind in config.layer_types
        ],
        "attention.head_count_kv": lambda config: [config.num_key_value_heads] * len(config.layer_types),
        _SHARED_WIDTH: "share_expert_dim", _NORM: True, _SCALE: "moe_router_scaling_factor", _LEADING: 1,
        "moe_every_n_layers": 1, "swiglu_clamp_exp": "swiglu_limits", "swiglu_clamp_shexp": "swiglu_limits_shared",
    },
    "cohere2moe": {
        **_OF_HEADS, **_WINDOWS, **_SIGMOID, **_UNSCALED, "feed_forward_length": "prefix_dense_intermediate_size",
        "attention.layer_norm_epsilon": "layer_norm_eps", _WIDTH: "intermediate_size", _SHARED: "num_shared_experts",
        _SHARED_WIDTH: _times("num_shared_experts", "intermediate_size"), _NORM: "norm_topk_prob", _LEADING: 1,
        "logit_scale": "logit_scale", "rope.dimension_count": "head_dim",
    },
    "glm4moe": {
        **_GLM4, "block_count": lambda config: config.num_hidden_layers + 1, "nextn_predict_layers": 1,
        "rope.dimension_count": _turned,
    },
    "dots1": _GLM4,
    "hunyuan-moe": {
        **_OF_HEADS, **_UNSCALED, _WIDTH: "intermediate_size", _SHARED_WIDTH: "intermediate_size", _SHARED: 1,
        "rope.scaling.factor": 1.0, "rope.scaling.original_context_length": "max_position_embeddings",
    },
    "llama4": {
        **_OF_HEADS, "feed_forward_length": "intermediate_size_mlp", _WIDTH: "intermediate_size",
        "interleave_moe_layer_step": "interleave_moe_layer_step",
    },
    "ernie4_5-moe": {
        **_OF_HEADS, **_MOE, _SHARED: "moe_num_shared_experts",
        _SHARED_WIDTH: _times("moe_num_shared_experts", "moe_intermediate_size"),
        "interleave_moe_layer_step": "moe_layer_interval", _LEADING: "moe_layer_start_index",
    },
    "granite": _GRANITE,
    "granitemoe": {**_GRANITE, _SHARED_WIDTH: "shared_intermediate_size"},
}  # fmt: skip
"""What an architecture's file says beside ``_entries``: a value, the name of the config's, or what gives it from the
config; None leaves an entry out."""


def _entries(config: Any, architecture: str, mla: bool) -> dict[str, Any]:
    """The metadata, as ``set_gguf_parameters`` of each model writes it."""

    def of(rule: Any) -> Any:
        if callable(rule):
            return rule(config)
        return (
            reduce(lambda part, name: getattr(part, name, None), rule.split("."), config)
            if isinstance(rule, str)
            else rule
        )

    rope = config.rope_parameters
    scaling = rope.get("full_attention", rope)
    found: dict[str, Any] = {
        "context_length": config.max_position_embeddings,
        "embedding_length": config.hidden_size,
        "block_count": config.num_hidden_layers,
        "feed_forward_length": of("intermediate_size"),
        "attention.head_count": config.num_attention_heads,
        "attention.head_count_kv": config.num_key_value_heads,
        "attention.layer_norm_rms_epsilon": of("rms_norm_eps") or 0.0,
        "rope.freq_base": float(scaling["rope_theta"]),
        "/general.file_type": 7,
    }
    if "sliding_attention" in rope:
        found["rope.freq_base_swa"] = float(rope["sliding_attention"]["rope_theta"])
    counts = ("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts")
    if experts := next(filter(None, map(of, counts)), None):
        found["expert_count"] = experts
        chosen = ("num_experts_per_tok", "moe_topk", "moe_k", "top_k_experts")
        found["expert_used_count"] = next(filter(None, map(of, chosen)))
    found |= {entry: of(rule) for entry, rule in _ROWS.get(architecture, {}).items()}
    if architecture in _LATENT:
        found |= _of_latents(config, architecture, mla)
    if scaling.get("rope_type") == "yarn":
        found |= {
            "rope.scaling.type": "yarn",
            "rope.scaling.factor": float(scaling["factor"]),
            "rope.scaling.original_context_length": scaling["original_max_position_embeddings"],
        }
        if scaling.get("mscale_all_dim"):
            found["rope.scaling.yarn_log_multiplier"] = 0.1 * scaling["mscale_all_dim"]
    return found


def _of_latents(config: Any, architecture: str, mla: bool) -> dict[str, Any]:
    """What files of models with attention over latent keys say; with ``mla`` as of one head over the latents."""
    turned, still = config.qk_rope_head_dim, config.qk_nope_head_dim
    rank, own = config.kv_lora_rank, config.v_head_dim
    softmax, grouped = config.model_type in ("deepseek_v2", "mistral4"), config.model_type != "deepseek_v2"
    found = {
        "vocab_size": config.vocab_size,
        "rope.dimension_count": turned,
        "attention.kv_lora_rank": rank,
        "attention.q_lora_rank": config.q_lora_rank,
        "attention.head_count_kv": 1 if mla else config.num_attention_heads,
        "attention.key_length": rank + turned if mla else still + turned,
        "attention.value_length": rank if mla else own,
        "attention.key_length_mla": still + turned if mla else None,
        "attention.value_length_mla": own if mla else None,
        _WIDTH: config.moe_intermediate_size,
        _SHARED: config.n_shared_experts,
        _LEADING: config.first_k_dense_replace,
        _SCALE: float(config.routed_scaling_factor),
        "expert_gating_func": 1 if softmax else 2,
        _NORM: bool(config.norm_topk_prob),
        "expert_group_count": config.n_group if grouped else None,
        "expert_group_used_count": config.topk_group if grouped else None,
    }
    if architecture == "mistral4":
        found["attention.temperature_scale"] = config.rope_parameters["llama_4_scaling_beta"]
        found["attention.temperature_length"] = config.rope_parameters["original_max_position_embeddings"]
    elif architecture != "deepseek2":
        sizes = {"head_count": "index_n_heads", "key_length": "index_head_dim", "top_k": "index_topk"}
        found |= {f"attention.indexer.{key}": getattr(config, name) for key, name in sizes.items()}
    return found
