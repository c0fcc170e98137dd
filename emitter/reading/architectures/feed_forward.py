"""The MLPs and experts of a decoder as a GGUF file says them, with what else is an architecture's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from emitter.errors import ConfigError
from emitter.reading.architectures import attention
from emitter.reading.architectures.attention import has_bias, head_dim, layer_kinds
from emitter.reading.architectures.metadata import Metadata
from emitter.reading.architectures.rotations import TEMPERATURE


def _chosen(read: Metadata) -> dict[str, Any]:
    return {"num_experts_per_tok": read.number("expert_used_count")}


def _experts(read: Metadata, count: str = "num_experts", width: str = "moe_intermediate_size") -> dict[str, Any]:
    """How many there are and are chosen, and how wide they are; ``count`` and ``width`` are the config's names."""
    sizes = {count: read.number("expert_count"), width: read.number("expert_feed_forward_length")}
    return _chosen(read) | sizes


def _factor(read: Metadata, key: str = "expert_weights_scale") -> float:
    """A factor on what a branch gives; 0 in the file is none."""
    return read.number(key, float, default=0.0) or 1.0


def _with_routers(read: Metadata) -> list[bool]:
    """Of each layer whether it has experts, as the tensors say."""
    return [f"blk.{i}.ffn_gate_inp.weight" in read.tensors for i in range(read.depth)]


def _mlp_layer_types(routed: Iterable[bool]) -> dict[str, Any]:
    return {"mlp_layer_types": ["sparse" if has_experts else "dense" for has_experts in routed]}


def _llama(read: Metadata) -> dict[str, Any]:
    """With experts it is Mixtral. Which projections have biases the tensors say."""
    # rows of q and k of the original files lie otherwise, which llama.cpp does not read either
    read.only("tensor_data_layout", "")
    if read.header.metadata.get("llama.expert_count"):
        return _mixtral(read)
    return _dense(read) | {"attention_bias": has_bias(read), "mlp_bias": "blk.0.ffn_gate.bias" in read.tensors}


def _dense(read: Metadata) -> dict[str, Any]:
    read.only("expert_count", 0)
    read.only("expert_used_count", 0)
    return {"model_type": read.architecture, "intermediate_size": read.number("feed_forward_length")}


def _gemma(read: Metadata) -> dict[str, Any]:
    return _dense(read) | {"norm_weights_added": True}


def _gemma2(read: Metadata) -> dict[str, Any]:
    hidden, heads = read.number("embedding_length"), read.number("attention.head_count")
    # as llama.cpp has it, and no file says: by the number of layers, which is 46 of the model of 27 billion parameters
    whole = read.number("block_count") == 46
    return _gemma(read) | {
        "query_pre_attn_scalar": hidden // max(1, heads) if whole else read.number("attention.key_length"),
        "attn_logit_softcapping": read.number("attn_logit_softcapping", float, default=50.0),
        "final_logit_softcapping": read.number("final_logit_softcapping", float, default=30.0),
        "sliding_window": read.number("attention.sliding_window", default=4096),
    }


def _mixtral(read: Metadata) -> dict[str, Any]:
    return {
        **_chosen(read),
        "model_type": "mixtral",
        "intermediate_size": read.number("feed_forward_length"),
        "num_local_experts": read.number("expert_count"),
    }


def _qwen2_moe(read: Metadata) -> dict[str, Any]:
    return {
        **_experts(read),
        "model_type": "qwen2_moe",
        "shared_expert_intermediate_size": read.number("expert_shared_feed_forward_length"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
    }


def _qwen3_moe(read: Metadata) -> dict[str, Any]:
    # llama.cpp normalises this architecture's weights without being told
    return {
        **_experts(read),
        "model_type": "qwen3_moe",
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=True),
    }


def _text_alone(model_type: str, of: Callable[[Metadata], dict[str, Any]]) -> Callable[[Metadata], dict[str, Any]]:
    """The text of a model that also sees pictures, whose encoder is in a file of its own: it is computed as ``of``."""

    def read_text(read: Metadata) -> dict[str, Any]:
        # how pictures enter layers, and which dimensions their places rotate: a token's places are all one
        read.read.update(f"{read.architecture}.{key}" for key in ("n_deepstack_layers", "rope.dimension_sections"))
        return of(read) | {"model_type": model_type}

    return read_text


def _olmoe(read: Metadata) -> dict[str, Any]:
    return {
        **_chosen(read),
        "model_type": "olmoe",
        "intermediate_size": read.number("feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
    }


def _beside_shared(read: Metadata, dense: int) -> dict[str, Any]:
    """Experts beside shared ones, after ``dense`` layers that have none."""
    return {
        **_experts(read, "n_routed_experts"),
        "intermediate_size": read.number("feed_forward_length"),
        "n_shared_experts": read.number("expert_shared_count"),
        "first_k_dense_replace": dense,
        "routed_scaling_factor": _factor(read),
    }


def _deepseek2(read: Metadata) -> dict[str, Any]:
    """DeepSeek-V2 or V3; or Mistral 4, if it is made of Mistral's own format, which alone scales queries."""
    if read.said(TEMPERATURE):
        return _mistral4(read)
    shared = _beside_shared(read, read.number("leading_dense_block_count"))
    gating = read.number("expert_gating_func", default=1)
    if gating == 1:
        found = shared | {
            "model_type": "deepseek_v2",
            "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
            "topk_method": "group_limited_greedy" if read.said("expert_group_count") else "greedy",
        }
        return found | (_groups(read) if read.said("expert_group_count") else {})
    if gating == 2:
        return shared | {"model_type": "deepseek_v3", **_chosen_in_groups(read)}
    raise ConfigError(f"{read.where}: deepseek2.expert_gating_func is {gating}; accepted are 1 (softmax), 2 (sigmoid)")


def _deepseek_ocr(read: Metadata) -> dict[str, Any]:
    """The text of DeepSeek-OCR and DeepSeek-OCR-2: DeepSeek-V2 without latents."""
    read.only("expert_gating_func", 1)
    read.only("expert_weights_norm", False)
    dense = read.number("leading_dense_block_count", default=0)
    return {
        **_beside_shared(read, dense),
        **_mlp_layer_types(i >= dense for i in range(read.depth)),
        "model_type": "deepseek_ocr2_text",
        "topk_method": "greedy",
    }


def _groups(read: Metadata) -> dict[str, Any]:
    return {"n_group": read.number("expert_group_count"), "topk_group": read.number("expert_group_used_count")}


def _chosen_in_groups(read: Metadata) -> dict[str, Any]:
    return {"norm_topk_prob": read.number("expert_weights_norm", bool), **_groups(read)}


def _mistral4(read: Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 1)
    return {
        **_beside_shared(read, read.number("leading_dense_block_count")),
        **_chosen_in_groups(read),
        "model_type": "mistral4",
    }


def _indexed(model_type: str) -> Callable[[Metadata], dict[str, Any]]:
    """DeepSeek-V3 with an indexer, which chooses all keys as long as there are no more than it keeps."""

    def read_indexed(read: Metadata) -> dict[str, Any]:
        read.only("expert_gating_func", 2)
        # of the indexer itself, and which layers have one of their own
        read.read.update(
            f"{read.architecture}.attention.indexer.{key}" for key in ("head_count", "key_length", "types")
        )
        return {
            **_beside_shared(read, read.number("leading_dense_block_count", default=0)),
            **_chosen_in_groups(read),
            "model_type": model_type,
            "index_topk": read.number("attention.indexer.top_k"),
        }

    return read_indexed


def _by_sigmoids(read: Metadata) -> dict[str, Any]:
    """Sigmoids choose experts beside shared ones: GLM-4.5 and what it is like."""
    read.only("expert_gating_func", 2)
    return {
        **_beside_shared(read, read.number("leading_dense_block_count", default=0)),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
    }


def _named(found: Mapping[str, Any], **names: str) -> dict[str, Any]:
    """The same with other names for these keys."""
    return {names.get(key, key): value for key, value in found.items()}


def _mellum(read: Metadata) -> dict[str, Any]:
    # llama.cpp normalises this architecture's weights without being told
    return {
        **_experts(read),
        "model_type": "mellum",
        "intermediate_size": read.number("feed_forward_length"),
        "norm_topk_prob": True,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": layer_kinds(read, 4),
    }


def _afmoe(read: Metadata) -> dict[str, Any]:
    names = {"n_routed_experts": "num_experts", "n_shared_experts": "num_shared_experts"}
    names |= {"first_k_dense_replace": "num_dense_layers", "routed_scaling_factor": "route_scale"}
    return {
        **_named(_by_sigmoids(read), norm_topk_prob="route_norm", **names),
        "model_type": "afmoe",
        "mup_enabled": True,
        "attention_bias": has_bias(read),
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": layer_kinds(read, 4),
    }


def _exaone_moe(read: Metadata) -> dict[str, Any]:
    found = _named(_by_sigmoids(read), n_routed_experts="num_experts", n_shared_experts="num_shared_experts")
    width = found["num_shared_experts"] * found["moe_intermediate_size"]
    read.only("expert_shared_feed_forward_length", width)
    return {
        **found,
        "model_type": "exaone_moe",
        "n_group": 1,
        "topk_group": 1,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": layer_kinds(read, 4),
    }


def _hy_v3(read: Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    width = read.number("expert_feed_forward_length")
    shared = read.number("expert_shared_feed_forward_length", default=width)
    if shared % max(1, width):
        raise ConfigError(f"{read.where}: the shared experts' width {shared} is not a multiple of the others', {width}")
    return {
        **_experts(read),
        **_mlp_layer_types(_with_routers(read)),
        "model_type": "hy_v3",
        "intermediate_size": read.number("feed_forward_length"),
        "num_shared_experts": shared // max(1, width),
        "router_scaling_factor": _factor(read),
        "route_norm": read.number("expert_weights_norm", bool, default=False),
        "attention_bias": has_bias(read),
    }


def _laguna(read: Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    dense = read.number("leading_dense_block_count")
    return {
        **_experts(read),
        "model_type": "laguna",
        "intermediate_size": read.number("feed_forward_length"),
        "shared_expert_intermediate_size": read.number("expert_shared_feed_forward_length"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
        "moe_routed_scaling_factor": _factor(read),
        **_mlp_layer_types(i >= dense for i in range(read.depth)),
        "attention_bias": has_bias(read),
    }


def _step35(read: Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    routed = _with_routers(read)
    read.only("leading_dense_block_count", routed.index(True) if True in routed else read.depth)
    limits = {
        name: [float(str(np.float32(limit))) for limit in read.each(key, float)[: read.depth]]
        for name, key in (("swiglu_limits", "swiglu_clamp_exp"), ("swiglu_limits_shared", "swiglu_clamp_shexp"))
        if read.said(key)
    }
    return {
        **_experts(read, "n_routed_experts"),
        **limits,
        "model_type": "step3p5",
        "intermediate_size": read.number("feed_forward_length"),
        "share_expert_dim": read.number("expert_shared_feed_forward_length"),
        "norm_expert_weight": read.number("expert_weights_norm", bool, default=False),
        "moe_router_scaling_factor": _factor(read),
        **_mlp_layer_types(routed),
        "norm_weights_added": True,
    }


def _cohere2_moe(read: Metadata) -> dict[str, Any]:
    # llama.cpp has the sum of a softmax over all experts, and the model that of those it chose
    read.only("expert_gating_func", 2)
    width, shared = read.number("expert_feed_forward_length"), read.number("expert_shared_count", default=0)
    if shared:
        read.only("expert_shared_feed_forward_length", shared * width)
    return {
        **_experts(read, width="intermediate_size"),
        "model_type": "cohere2_moe",
        "prefix_dense_intermediate_size": read.number("feed_forward_length"),
        "num_shared_experts": shared,
        "shared_expert_combination_strategy": "average",
        "expert_selection_fn": "sigmoid",
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
        "first_k_dense_replace": read.number("leading_dense_block_count"),
        "prefix_dense_sliding_window_pattern": 1,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": layer_kinds(read, 4, full_first=True),
        "logit_scale": read.number("logit_scale", float),
    }


def _glm4_moe(read: Metadata) -> dict[str, Any]:
    normed = "blk.0.attn_q_norm.weight" in read.tensors
    return _by_sigmoids(read) | {"model_type": "glm4_moe", "use_qk_norm": normed, "attention_bias": has_bias(read)}


def _dots1(read: Metadata) -> dict[str, Any]:
    # llama.cpp computes no window, in no layer
    return _by_sigmoids(read) | {"model_type": "dots1", "sliding_window": None, "attention_bias": has_bias(read)}


def _mimo2(read: Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    return {
        **_experts(read, "n_routed_experts"),
        **_mlp_layer_types(_with_routers(read)),
        "model_type": "mimo_v2_flash",
        "intermediate_size": read.number("feed_forward_length"),
        "routed_scaling_factor": _factor(read),
    }


def _minimax_m2(read: Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    return _mixtral(read) | {"model_type": "minimax_m2"}


def _minimax_m3(read: Metadata) -> dict[str, Any]:
    """Blocks of keys are chosen in all layers with experts: all, as long as there are no more than are kept."""
    read.only("expert_gating_func", 2)
    read.only("expert_weights_norm", True)
    read.read.update(f"minimax-m3.attention.indexer.{key}" for key in ("head_count", "key_length", "local_blocks"))
    width, dense = read.number("expert_feed_forward_length"), read.number("leading_dense_block_count", default=0)
    routed = [i >= dense for i in range(read.depth)]
    return {
        **_experts(read, "num_local_experts", "intermediate_size"),
        "model_type": "minimax_m3_vl_text",
        "dense_intermediate_size": read.number("feed_forward_length"),
        "shared_intermediate_size": width * read.number("expert_shared_count"),
        "routed_scaling_factor": _factor(read),
        **_mlp_layer_types(routed),
        "layer_types": ["minimax_m3_sparse" if kind else "full_attention" for kind in routed],
        "index_topk_blocks": read.number("attention.indexer.top_k"),
        "index_block_size": read.number("attention.indexer.block_size"),
        "norm_weights_added": True,
    }


def _gemma4(read: Metadata) -> dict[str, Any]:
    """Dense, or experts beside a dense MLP; layers with windows, and others whose heads are larger."""
    widths = read.each("feed_forward_length", int)
    found = {
        "model_type": "gemma4_text",
        "intermediate_size": widths[0],
        "use_double_wide_mlp": len(set(widths)) > 1,
        "hidden_size_per_layer_input": read.number("embedding_length_per_layer_input", default=0),
        "num_kv_shared_layers": read.number("attention.shared_kv_layers", default=0),
        "final_logit_softcapping": read.number("final_logit_softcapping", float, default=0.0) or None,
    }
    if not read.said("expert_count"):
        return found
    return found | {
        "enable_moe_block": True,
        "num_experts": read.number("expert_count"),
        "top_k_experts": read.number("expert_used_count"),
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
    }


def _hunyuan_moe(read: Metadata) -> dict[str, Any]:
    return {
        "model_type": "hunyuan_v1_moe",
        "intermediate_size": read.number("feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "moe_topk": read.number("expert_used_count"),
        "attention_bias": has_bias(read),
    }


def _ernie4_5_moe(read: Metadata) -> dict[str, Any]:
    width, shared = read.number("expert_feed_forward_length"), read.number("expert_shared_count", default=0)
    if shared:
        read.only("expert_shared_feed_forward_length", shared * width)
    return {
        "model_type": "ernie4_5_moe",
        "intermediate_size": read.number("feed_forward_length"),
        "moe_intermediate_size": width,
        "moe_num_experts": read.number("expert_count"),
        "moe_k": read.number("expert_used_count"),
        "moe_num_shared_experts": shared,
        "moe_layer_interval": read.number("interleave_moe_layer_step"),
        "moe_layer_start_index": read.number("leading_dense_block_count", default=0),
        "use_bias": has_bias(read),
    }


def _llama4(read: Metadata) -> dict[str, Any]:
    # as llama.cpp has it, and no file says: 8192 tokens of a chunk and between scales of queries
    read.only("attention.sliding_window", 8192)
    experts = _experts(read, "num_local_experts", "intermediate_size")
    return {
        **experts,
        "model_type": "llama4_text",
        "intermediate_size_mlp": read.number("feed_forward_length"),
        "interleave_moe_layer_step": read.number("interleave_moe_layer_step"),
        "attention_chunk_size": 8192,
        "use_qk_norm": experts["num_local_experts"] != 128,
        "attention_bias": has_bias(read),
    }


def _granite(read: Metadata) -> dict[str, Any]:
    """With experts, or dense; the scales of what each layer adds, and others, are said in the file."""
    # there it says whether positions rotate at all
    read.only("rope.scaling.finetuned", True)
    found = {
        "intermediate_size": read.number("feed_forward_length"),
        "logits_scaling": read.number("logit_scale", float),
        "embedding_multiplier": _factor(read, "embedding_scale"),
        "residual_multiplier": _factor(read, "residual_scale"),
        "attention_multiplier": read.number("attention.scale", float, default=0.0) or max(1, head_dim(read)) ** -0.5,
        "attention_bias": has_bias(read),
    }
    if read.architecture == "granite":
        return _dense(read) | found | {"mlp_bias": "blk.0.ffn_gate.bias" in read.tensors}
    shared = read.number("expert_shared_feed_forward_length", default=0)
    return {
        **_chosen(read),
        **found,
        "model_type": "granitemoeshared" if shared else "granitemoe",
        "num_local_experts": read.number("expert_count"),
        **({"shared_intermediate_size": shared} if shared else {}),
    }


def _dbrx(read: Metadata) -> dict[str, Any]:
    # llama.cpp divides weights by their sum without being told, and no file says the p of their norm
    experts = {"moe_num_experts": read.number("expert_count"), "moe_top_k": read.number("expert_used_count")}
    width = read.number("feed_forward_length")
    return {
        "model_type": "dbrx",
        "ffn_config": {"ffn_hidden_size": width, "moe_normalize_expert_weights": 1.0} | experts,
    }


def _gpt_oss(read: Metadata) -> dict[str, Any]:
    window = "attention.sliding_window"
    return {
        **_experts(read, "num_local_experts", "intermediate_size"),
        "model_type": "gpt_oss",
        **({"sliding_window": read.number(window)} if read.said(window) else {}),
    }


def _epsilon(read: Metadata) -> dict[str, Any]:
    return {"rms_norm_eps": read.number("attention.layer_norm_rms_epsilon", float)}


def _epsilon_of_cohere2(read: Metadata) -> dict[str, Any]:
    """Its norms subtract the mean, unless the file has the other epsilon."""
    if not read.said("attention.layer_norm_rms_epsilon"):
        return {"layer_norm_eps": read.number("attention.layer_norm_epsilon", float)}
    read.read.add("cohere2moe.attention.layer_norm_epsilon")
    return _epsilon(read)


def _epsilon_of_dbrx(read: Metadata) -> dict[str, Any]:
    """Its norms subtract the mean, with one epsilon, which its config does not say."""
    read.only("attention.layer_norm_epsilon", 1e-5)
    return {}


def _positions(read: Metadata) -> int:
    """As many as the file says."""
    context: int = read.number("context_length")
    return context


def _positions_of_mistral4(read: Metadata) -> int:
    """Those before queries are scaled, where the file does not say by how much."""
    context = _positions(read)
    return context if read.said(TEMPERATURE) else min(context, read.number("rope.scaling.original_context_length"))


Reader = Callable[[Metadata], dict[str, Any]]
"""Gives keys of a config."""


@dataclass(frozen=True)
class Architecture:
    """How an architecture's metadata is read: its ``ffn`` with what else is its own, its ``attention``, the ``epsilon``
    of its norms, how many ``positions`` it has; ``own`` as ``Metadata`` has it."""

    ffn: Reader
    attention: Reader = attention.grouped
    epsilon: Reader = _epsilon
    positions: Callable[[Metadata], int] = _positions
    own: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)


_NORMALISED: Mapping[str, tuple[Any, ...]] = {"expert_weights_norm": (True,)}
_ONE_SHARED: Mapping[str, tuple[Any, ...]] = {"expert_shared_count": (1,)}
_AS_WIDE: Mapping[str, tuple[Any, ...]] = {"expert_feed_forward_length": ("intermediate_size",)}

ARCHITECTURES: Mapping[str, Architecture] = {
    "llama": Architecture(_llama, own={**_NORMALISED, **_AS_WIDE}),
    "qwen2": Architecture(_dense),
    "qwen3": Architecture(_dense),
    "gemma": Architecture(_gemma),
    "gemma2": Architecture(_gemma2),
    "gemma4": Architecture(_gemma4, attention.two_kinds),
    "qwen2moe": Architecture(_qwen2_moe, own=_ONE_SHARED),
    "qwen3moe": Architecture(_qwen3_moe),
    "qwen2vl": Architecture(_text_alone("qwen2", _dense)),
    "qwen3vl": Architecture(_text_alone("qwen3", _dense)),
    "qwen3vlmoe": Architecture(_text_alone("qwen3_moe", _qwen3_moe)),
    "olmoe": Architecture(_olmoe, own=_AS_WIDE),
    "dbrx": Architecture(_dbrx, attention.clipped, _epsilon_of_dbrx),
    "deepseek2": Architecture(_deepseek2, attention.latent_scaled),
    "deepseek2-ocr": Architecture(_deepseek_ocr, attention.in_whole_heads),
    # where llama.cpp scales cosines and sines, unless it is 1
    "deepseek32": Architecture(_indexed("deepseek_v32"), partial(attention.latent_scaled, multipliers=(0.1,))),
    "glm-dsa": Architecture(_indexed("glm_moe_dsa"), attention.latent),
    "mistral4": Architecture(
        _mistral4, partial(attention.latent_scaled, tempered=True), positions=_positions_of_mistral4
    ),
    # softmax of the weights that were chosen
    "gpt-oss": Architecture(_gpt_oss, attention.untruncated, own={"expert_gating_func": (3,), **_NORMALISED}),
    "glm4moe": Architecture(_glm4_moe, attention.partly_rotated),
    "dots1": Architecture(_dots1),
    "mimo2": Architecture(_mimo2, attention.values_scaled, own=_NORMALISED),
    "minimax-m2": Architecture(_minimax_m2, attention.partly_rotated, own={**_NORMALISED, **_AS_WIDE}),
    "minimax-m3": Architecture(_minimax_m3, attention.partly_rotated),
    "mellum": Architecture(_mellum, attention.rotated_by_kind),
    "afmoe": Architecture(_afmoe),
    "exaone-moe": Architecture(_exaone_moe),
    "hy_v3": Architecture(_hy_v3),
    "laguna": Architecture(_laguna, attention.heads_by_layer),
    "cohere2moe": Architecture(_cohere2_moe, epsilon=_epsilon_of_cohere2),
    "step35": Architecture(_step35, attention.two_sizes),
    "hunyuan-moe": Architecture(
        _hunyuan_moe,
        own={**_ONE_SHARED, **_NORMALISED, **_AS_WIDE, "expert_shared_feed_forward_length": ("intermediate_size",)},
    ),
    "ernie4_5-moe": Architecture(_ernie4_5_moe, own=_NORMALISED),
    "llama4": Architecture(_llama4, own={"expert_gating_func": (2,), **_ONE_SHARED}),
    "granite": Architecture(_granite),
    "granitemoe": Architecture(_granite, own=_NORMALISED),
}
"""How each architecture's metadata is read; ``llama`` with experts is Mixtral."""
