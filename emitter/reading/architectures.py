"""The config that a GGUF file's metadata stands for, by its architecture.

Entries are read strictly: what looks like part of a MoE and is not read is refused. What else a file says of a decoder
stays in the config unread, under its own name (``attention.clamp_kqv``): a whole decoder is refused for it, a layer is
not.

What each architecture computes: llama-model.cpp of llama.cpp. The names of entries: constants.py of the ``gguf``
package.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import CheckpointError, ConfigError, UnsupportedError, shown
from emitter.io.files import open_regular
from emitter.reading.gguf import MAX_BYTES, MAX_NAME, GgufHeader, GgufTensor, parts_of, read_header
from emitter.reading.reader import MAX_LAYERS

MAX_PAIRS = 2**16
"""The most pairs of a rotation whose factors are read."""


@dataclass(frozen=True)
class _Metadata:
    """The entries of one architecture, read strictly; ``tensors`` of all files of a split model, with their file."""

    header: GgufHeader
    where: str
    architecture: str
    tensors: Mapping[str, tuple[Path, GgufTensor]]
    read: set[str] = field(default_factory=set)

    def number(self, key: str, kind: type = int, default: Any = None) -> Any:
        """The entry ``ARCHITECTURE.key``. Raises ``ConfigError`` where it is missing or of another type."""
        name = f"{self.architecture}.{key}"
        self.read.add(name)
        value = self.header.metadata.get(name, default)
        accepted = (int, float) if kind is float else (kind,)
        if type(value) not in accepted:
            state = f"is {shown(value)}" if name in self.header.metadata else "is missing"
            raise ConfigError(f"{self.where}: {name} {state}; expected {kind.__name__}")
        # a config's decimal, of which the file has the nearest f32
        return float(str(np.float32(value))) if kind is float and value == np.float32(value) else value

    def each(self, key: str, kind: type) -> list[Any]:
        """The entry ``ARCHITECTURE.key`` of each block: an array of as many, or one value for all. Raises
        ``ConfigError`` as ``number`` does."""
        name, blocks = f"{self.architecture}.{key}", self.blocks
        value = self.header.metadata.get(name)
        if not isinstance(value, tuple):
            return [self.number(key, kind)] * blocks
        self.read.add(name)
        if len(value) != blocks or any(type(one) is not kind for one in value):
            raise ConfigError(f"{self.where}: {name} is {shown(value)}; expected {blocks} of {kind.__name__}")
        return list(value)

    def only(self, key: str, *accepted: Any) -> None:
        """Refuse another value of the entry ``ARCHITECTURE.key`` than these, where there is one."""
        name = f"{self.architecture}.{key}"
        self.read.add(name)
        value = self.header.metadata.get(name, accepted[0])
        if not any(type(value) is type(known) and value == known for known in accepted):
            expected = " or ".join(map(shown, accepted))
            raise UnsupportedError(f"{self.where}: {name} is {shown(value)}; accepted is {expected}")

    @property
    def depth(self) -> int:
        """The layers: the last blocks may predict tokens further ahead, which no other block reads."""
        depth: int = self.blocks - self.number("nextn_predict_layers", default=0)
        if not 1 <= depth <= self.blocks:
            raise ConfigError(
                f"{self.where}: {self.architecture}.nextn_predict_layers leaves {depth} layers of {self.blocks}"
            )
        return depth

    @property
    def blocks(self) -> int:
        """The blocks of tensors, those among them that predict tokens further ahead."""
        blocks: int = self.number("block_count")
        if not 1 <= blocks <= MAX_LAYERS:
            raise ConfigError(f"{self.where}: {self.architecture}.block_count is {blocks}; expected 1 to {MAX_LAYERS}")
        return blocks

    def rows(self, tensor: str) -> int:
        """The rows of a matrix. Raises ``CheckpointError`` where there is none of this name."""
        if tensor not in self.tensors or len(self.tensors[tensor][1].shape) != 2:
            raise CheckpointError(f"{self.where}: there is no matrix {tensor}, which every decoder has")
        return self.tensors[tensor][1].shape[0]

    def vector(self, tensor: str, count: int) -> list[float] | None:
        """The ``count`` numbers of a tensor of f32; None where there is no such tensor."""
        if tensor not in self.tensors:
            return None
        path, found = self.tensors[tensor]
        if found.type != "F32" or found.shape != (count,) or count > MAX_PAIRS:
            raise CheckpointError(
                f"{path}: {tensor} is {list(found.shape)} of {found.type}; expected [{count}] of F32, a factor for "
                "each pair of dimensions that is rotated"
            )
        with open_regular(path, "a GGUF file", most=MAX_BYTES, error=CheckpointError) as handle:
            handle.seek(found.begin)
            raw = handle.read(4 * count)
        if len(raw) != 4 * count:
            raise CheckpointError(f"{path}: ended while {tensor} was read")
        return list(struct.unpack(f"<{count}f", raw))

    def said(self, key: str) -> bool:
        """Whether there is such an entry."""
        return f"{self.architecture}.{key}" in self.header.metadata

    def left(self) -> dict[str, Any]:
        """The entries of the architecture that were not read, by their key; of an array that is not kept a word."""
        scope = f"{self.architecture}."
        fixed = {**_FIXED, **_FIXED_OF.get(self.architecture, {})}
        unread = {n.removeprefix(scope): v for n, v in self.header.metadata.items() if n.startswith(scope)}
        left = {key: v for key, v in unread.items() if scope + key not in self.read and key not in fixed}
        return {key: "an array" if value is None else value for key, value in left.items()}

    def refuse_unread(self, config: Mapping[str, Any]) -> None:
        """Raises ``UnsupportedError`` for entries of a MoE that were not read, but for those that say what the
        architecture computes without being told."""
        fixed = {**_FIXED, **_FIXED_OF.get(self.architecture, {})}
        for name, value in self.header.metadata.items():
            key = name.removeprefix(f"{self.architecture}.")
            if name in self.read or not _LOOKS_MOE.search(key) or key.startswith(_NEVER_IN_THE_BLOCK):
                continue
            accepted = [config[known] if isinstance(known, str) else known for known in fixed.get(key, ())]
            if name == key or not any(type(value) is type(known) and value == known for known in accepted):
                says = f"; accepted is {' or '.join(map(shown, accepted))}" if accepted and name != key else ""
                named = name if name.isprintable() and name.isascii() else shown(name, MAX_NAME)
                raise UnsupportedError(
                    f"{self.where}: {named} is {shown(value)}, which looks like part of a Mixture-of-Experts, but "
                    f"{self.architecture} is computed without it{says}. Convert the model to another format, such as "
                    "safetensors"
                )


def read_config(path: Path) -> dict[str, Any]:
    """The config.json that a file's metadata stands for, as far as layers go; of a split model, its first file's.

    Raises:
        CheckpointError: as ``read_header`` and ``parts_of``.
        ConfigError: an entry is missing, or not accepted.
        UnsupportedError: the architecture is not among those that are read, or an entry of a MoE is not.
    """
    header = read_header(path)
    parts = parts_of(path, header)
    headers = {part: header if part == path else read_header(part) for part in parts}
    header = headers[parts[0]]
    name = header.metadata.get("general.architecture")
    if not isinstance(name, str) or name not in ARCHITECTURES:
        raise UnsupportedError(f"{path}: general.architecture is {shown(name)}; read are {', '.join(ARCHITECTURES)}")
    tensors = {name: (part, tensor) for part, each in headers.items() for name, tensor in each.tensors.items()}
    read = _Metadata(header, str(path), name, tensors)
    config = {"hidden_size": read.number("embedding_length"), "num_hidden_layers": read.depth}
    config |= ARCHITECTURES[name](read)
    if read.said("attention.head_count"):
        config |= _ATTENTION.get(name, _grouped)(read)
        config |= _around(read)
    read.refuse_unread(config)
    return config | read.left()


def _experts(read: _Metadata) -> dict[str, Any]:
    return {"num_experts_per_tok": read.number("expert_used_count")}


def _around(read: _Metadata) -> dict[str, Any]:
    """What is around attention and FFNs."""
    read.only("attention.causal", True)
    vocabulary = read.rows("token_embd.weight")
    read.only("vocab_size", vocabulary)
    return {
        **_epsilon(read),
        "max_position_embeddings": read.number("context_length"),
        "vocab_size": vocabulary,
        "tie_word_embeddings": "output.weight" not in read.tensors,
    }


def _epsilon(read: _Metadata) -> dict[str, float]:
    """That of the norms: Cohere's subtract the mean, unless the file has the other epsilon."""
    key = "attention.layer_norm_rms_epsilon"
    if read.architecture == "cohere2moe":
        if not read.said(key):
            return {"layer_norm_eps": read.number("attention.layer_norm_epsilon", float)}
        read.read.add("cohere2moe.attention.layer_norm_epsilon")
    return {"rms_norm_eps": read.number(key, float)}


def _head_dim(read: _Metadata) -> Any:
    """The dimensions of a head: what the file says, or of as many heads that fill a token's."""
    heads = read.number("attention.head_count")
    return read.number("attention.key_length", default=read.number("embedding_length") // max(1, heads))


def _grouped(read: _Metadata) -> dict[str, Any]:
    heads, dim = read.number("attention.head_count"), _head_dim(read)
    read.only("attention.value_length", dim)
    rotated = dim
    if read.architecture in _PARTLY_ROTATED:
        rotated = read.number("rope.dimension_count", default=dim)
    else:
        read.only("rope.dimension_count", dim)
    return {
        "num_attention_heads": heads,
        "num_key_value_heads": read.number("attention.head_count_kv", default=heads),
        "head_dim": dim,
        **({} if rotated == dim else {"partial_rotary_factor": rotated / max(1, dim)}),
        **_rope(read, rotated),
    }


def _rotated_by_kind(read: _Metadata) -> dict[str, Any]:
    """Layers with a window rotate otherwise than those without."""
    found = _grouped(read)
    rope = {key: found.pop(key) for key in ("rope_theta", "rope_scaling")}
    return found | {"rope_parameters": _rotations_by_kind(read, rope)}


def _rotations_by_kind(read: _Metadata, rope: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The rotation of layers without a window, and of those with one, whose positions are not scaled."""
    theta = rope["rope_theta"]
    window = {"rope_type": "default", "rope_theta": read.number("rope.freq_base_swa", float, default=theta)}
    return {"full_attention": {**rope["rope_scaling"], "rope_theta": theta}, "sliding_attention": window}


def _latent(read: _Metadata) -> dict[str, Any]:
    """Latent attention; a file whose keys are the latents says the sizes of its heads apart (``_mla``)."""
    own = "_mla" if read.said("attention.key_length_mla") else ""
    rope_dim = read.number("rope.dimension_count")
    rank, heads = read.number("attention.kv_lora_rank"), read.number("attention.head_count")
    if own:
        read.only("attention.key_length", rank + rope_dim)
        read.only("attention.value_length", rank)
    read.only("attention.head_count_kv", heads, 1)
    return {
        "num_attention_heads": heads,
        "num_key_value_heads": heads,
        "q_lora_rank": read.number("attention.q_lora_rank") if read.said("attention.q_lora_rank") else None,
        "kv_lora_rank": rank,
        "qk_rope_head_dim": rope_dim,
        "qk_nope_head_dim": read.number(f"attention.key_length{own}") - rope_dim,
        "v_head_dim": read.number(f"attention.value_length{own}"),
        **_rope(read, rope_dim),
    }


def _rope(read: _Metadata, dims: int) -> dict[str, Any]:
    """The base of the rotation and how its positions are scaled."""
    base = {"rope_theta": read.number("rope.freq_base", float, default=10000.0)}
    kind = read.number("rope.scaling.type", str, default="none")
    read.read.add(f"{read.architecture}.rope.scaling.finetuned")  # whether the model was trained with the scaling
    factors = read.vector("rope_freqs.weight", dims // 2)
    if factors is not None:
        return base | {"rope_scaling": _by_factors(read, factors)}
    match kind:
        case "none":  # said, for a family that is scaled where its config does not say
            read.only("rope.scaling.factor", 1.0)
            read.read.add(f"{read.architecture}.rope.scaling.original_context_length")
            return base | {"rope_scaling": {"rope_type": "default"}}
        case "linear":
            return base | {"rope_scaling": {"rope_type": "linear", "factor": read.number("rope.scaling.factor", float)}}
        case "yarn":
            return base | {"rope_scaling": _yarn(read)}
    raise UnsupportedError(f"{read.where}: rope.scaling.type is {shown(kind)}; accepted are none, linear and yarn")


def _by_factors(read: _Metadata, factors: list[float]) -> dict[str, Any]:
    """Each frequency divided by a factor."""
    read.only("rope.scaling.type", "none")
    return {
        "rope_type": "longrope",
        "short_factor": factors,
        "long_factor": factors,
        "factor": 1.0,
        "attention_factor": 1.0,
        "original_max_position_embeddings": read.number("context_length"),
    }


def _yarn(read: _Metadata) -> dict[str, Any]:
    for key in ("attn_factor", "yarn_ext_factor"):
        read.only(f"rope.scaling.{key}", 1.0)
    factor = read.number("rope.scaling.factor", float)
    # what llama.cpp computes whatever the file says of it
    read.only("rope.scaling.yarn_attn_factor", 1.0, float(np.float32(0.1 * math.log(max(1.0, factor)) + 1.0)))
    found = {
        "rope_type": "yarn",
        "factor": factor,
        "original_max_position_embeddings": read.number("rope.scaling.original_context_length"),
        "beta_fast": read.number("rope.scaling.yarn_beta_fast", float, default=32.0),
        "beta_slow": read.number("rope.scaling.yarn_beta_slow", float, default=1.0),
    }
    if read.architecture in ("deepseek2", "deepseek32"):
        if read.architecture == "deepseek32":  # where llama.cpp scales cosines and sines, unless it is 1
            read.only("rope.scaling.yarn_log_multiplier", float(np.float32(0.1)))
        # a tenth of mscale_all_dim; cosines and sines are not scaled, as where mscale is the same
        every = float(str(np.float32(10 * read.number("rope.scaling.yarn_log_multiplier", float))))
        return found | {"mscale": every, "mscale_all_dim": every}
    # as the model has it, and no file says
    return found | ({"truncate": False} if read.architecture == "gpt-oss" else {})


def _llama(read: _Metadata) -> dict[str, Any]:
    """With experts it is Mixtral. Which projections have biases the tensors say."""
    # rows of q and k of the original files lie otherwise, which llama.cpp does not read either
    read.only("tensor_data_layout", "")
    if read.header.metadata.get("llama.expert_count"):
        return _mixtral(read)
    biases = (("attention_bias", "blk.0.attn_q.bias"), ("mlp_bias", "blk.0.ffn_gate.bias"))
    return _dense(read) | {key: tensor in read.tensors for key, tensor in biases}


def _dense(read: _Metadata) -> dict[str, Any]:
    read.only("expert_count", 0)
    read.only("expert_used_count", 0)
    return {"model_type": read.architecture, "intermediate_size": read.number("feed_forward_length")}


def _gemma(read: _Metadata) -> dict[str, Any]:
    return _dense(read) | {"norm_weights_added": True}


def _gemma2(read: _Metadata) -> dict[str, Any]:
    hidden, heads = read.number("embedding_length"), read.number("attention.head_count")
    # as llama.cpp has it, and no file says: by the number of layers, which is 46 of the model of 27 billion parameters
    whole = read.number("block_count") == 46
    return _gemma(read) | {
        "query_pre_attn_scalar": hidden // max(1, heads) if whole else read.number("attention.key_length"),
        "attn_logit_softcapping": read.number("attn_logit_softcapping", float, default=50.0),
        "final_logit_softcapping": read.number("final_logit_softcapping", float, default=30.0),
        "sliding_window": read.number("attention.sliding_window", default=4096),
    }


def _mixtral(read: _Metadata) -> dict[str, Any]:
    return {
        **_experts(read),
        "model_type": "mixtral",
        "intermediate_size": read.number("feed_forward_length"),
        "num_local_experts": read.number("expert_count"),
    }


def _qwen2_moe(read: _Metadata) -> dict[str, Any]:
    return {
        **_experts(read),
        "model_type": "qwen2_moe",
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
        "shared_expert_intermediate_size": read.number("expert_shared_feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
    }


def _qwen3_moe(read: _Metadata) -> dict[str, Any]:
    # llama.cpp normalises this architecture's weights without being told
    return {
        **_experts(read),
        "model_type": "qwen3_moe",
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=True),
    }


def _text_alone(model_type: str, of: Callable[[_Metadata], dict[str, Any]]) -> Callable[[_Metadata], dict[str, Any]]:
    """The text of a model that also sees pictures, whose encoder is in a file of its own: it is computed as ``of``."""

    def read_text(read: _Metadata) -> dict[str, Any]:
        # how pictures enter layers, and which dimensions their places rotate: a token's places are all one
        read.read.update(f"{read.architecture}.{key}" for key in ("n_deepstack_layers", "rope.dimension_sections"))
        return of(read) | {"model_type": model_type}

    return read_text


def _olmoe(read: _Metadata) -> dict[str, Any]:
    return {
        **_experts(read),
        "model_type": "olmoe",
        "intermediate_size": read.number("feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
    }


def _beside_shared(read: _Metadata, dense: int) -> dict[str, Any]:
    """Experts beside shared ones, after ``dense`` layers that have none."""
    return {
        **_experts(read),
        "intermediate_size": read.number("feed_forward_length"),
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
        "n_routed_experts": read.number("expert_count"),
        "n_shared_experts": read.number("expert_shared_count"),
        "first_k_dense_replace": dense,
        "routed_scaling_factor": read.number("expert_weights_scale", float, default=0.0) or 1.0,  # 0 is none
    }


def _deepseek2(read: _Metadata) -> dict[str, Any]:
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


def _groups(read: _Metadata) -> dict[str, Any]:
    return {"n_group": read.number("expert_group_count"), "topk_group": read.number("expert_group_used_count")}


def _chosen_in_groups(read: _Metadata) -> dict[str, Any]:
    return {"norm_topk_prob": read.number("expert_weights_norm", bool), **_groups(read)}


def _indexed(model_type: str) -> Callable[[_Metadata], dict[str, Any]]:
    """DeepSeek-V3 with an indexer, which chooses all keys as long as there are no more than it keeps."""

    def read_indexed(read: _Metadata) -> dict[str, Any]:
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


def _by_sigmoids(read: _Metadata) -> dict[str, Any]:
    """Sigmoids choose experts beside shared ones: GLM-4.5 and what it is like."""
    read.only("expert_gating_func", 2)
    return {
        **_beside_shared(read, read.number("leading_dense_block_count", default=0)),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
    }


def _has_bias(read: _Metadata) -> bool:
    return "blk.0.attn_q.bias" in read.tensors


def _named(found: Mapping[str, Any], **names: str) -> dict[str, Any]:
    """The same with other names for these keys."""
    return {names.get(key, key): value for key, value in found.items()}


def _layer_kinds(read: _Metadata, step: int, *, full_first: bool = False) -> list[str]:
    """Which layers have a window: those that the file lists, or all but the last, or first, of ``step``."""
    depth, key = read.depth, "attention.sliding_window_pattern"
    listed = read.header.metadata.get(f"{read.architecture}.{key}")
    if isinstance(listed, tuple):
        read.read.add(f"{read.architecture}.{key}")
        if len(listed) not in (depth, read.blocks) or any(type(flag) is not bool for flag in listed):
            raise ConfigError(f"{read.where}: {read.architecture}.{key} is {shown(listed)}; expected {depth} of bool")
        windowed = list(listed[:depth])
    else:
        step = read.number(key, default=step)
        windowed = [i % max(1, step) != (0 if full_first else step - 1) for i in range(depth)]
    return ["sliding_attention" if kind else "full_attention" for kind in windowed]


def _mellum(read: _Metadata) -> dict[str, Any]:
    # llama.cpp normalises this architecture's weights without being told
    return {
        **_experts(read),
        "model_type": "mellum",
        "intermediate_size": read.number("feed_forward_length"),
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "norm_topk_prob": True,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": _layer_kinds(read, 4),
    }


def _afmoe(read: _Metadata) -> dict[str, Any]:
    names = {"n_routed_experts": "num_experts", "n_shared_experts": "num_shared_experts"}
    names |= {"first_k_dense_replace": "num_dense_layers", "routed_scaling_factor": "route_scale"}
    return {
        **_named(_by_sigmoids(read), norm_topk_prob="route_norm", **names),
        "model_type": "afmoe",
        "mup_enabled": True,
        "attention_bias": _has_bias(read),
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": _layer_kinds(read, 4),
    }


def _exaone_moe(read: _Metadata) -> dict[str, Any]:
    found = _named(_by_sigmoids(read), n_routed_experts="num_experts", n_shared_experts="num_shared_experts")
    width = found["num_shared_experts"] * found["moe_intermediate_size"]
    read.only("expert_shared_feed_forward_length", width)
    return {
        **found,
        "model_type": "exaone_moe",
        "n_group": 1,
        "topk_group": 1,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": _layer_kinds(read, 4),
    }


def _hy_v3(read: _Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    width = read.number("expert_feed_forward_length")
    shared = read.number("expert_shared_feed_forward_length", default=width)
    if shared % max(1, width):
        raise ConfigError(f"{read.where}: the shared experts' width {shared} is not a multiple of the others', {width}")
    routed = [f"blk.{i}.ffn_gate_inp.weight" in read.tensors for i in range(read.depth)]
    return {
        **_experts(read),
        "model_type": "hy_v3",
        "intermediate_size": read.number("feed_forward_length"),
        "moe_intermediate_size": width,
        "num_experts": read.number("expert_count"),
        "num_shared_experts": shared // max(1, width),
        "router_scaling_factor": read.number("expert_weights_scale", float, default=0.0) or 1.0,
        "route_norm": read.number("expert_weights_norm", bool, default=False),
        "mlp_layer_types": ["sparse" if found else "dense" for found in routed],
        "attention_bias": _has_bias(read),
    }


def _laguna(read: _Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    dense = read.number("leading_dense_block_count")
    return {
        **_experts(read),
        "model_type": "laguna",
        "intermediate_size": read.number("feed_forward_length"),
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
        "shared_expert_intermediate_size": read.number("expert_shared_feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
        "moe_routed_scaling_factor": read.number("expert_weights_scale", float, default=0.0) or 1.0,
        "mlp_layer_types": ["dense" if i < dense else "sparse" for i in range(read.depth)],
        "attention_bias": _has_bias(read),
    }


def _heads_by_layer(read: _Metadata) -> dict[str, Any]:
    """Laguna's attention: layers with a window have other heads, which rotate otherwise; each has a gate, or each of
    its dimensions."""
    heads, dim = read.each("attention.head_count", int), read.number("attention.key_length")
    read.only("attention.value_length", dim)
    full, rows = read.number("rope.dimension_count", default=dim), read.rows("blk.0.attn_gate.weight")
    windows = read.number("attention.sliding_window", default=0)
    kinds = _layer_kinds(read, 4, full_first=True) if windows else ["full_attention"] * read.depth
    rotations = _rotations_by_kind(read, _rope(read, full))
    rotations["full_attention"]["partial_rotary_factor"] = full / max(1, dim)
    turned = read.number("rope.dimension_count_swa", default=full)
    rotations["sliding_attention"]["partial_rotary_factor"] = turned / max(1, dim)
    return {
        "num_attention_heads": heads[0],
        "num_attention_heads_per_layer": heads,
        "num_key_value_heads": read.number("attention.head_count_kv"),
        "head_dim": dim,
        "gating": "per-head" if rows == heads[0] else "per-element",
        "layer_types": kinds,
        "rope_parameters": {kind: rotations[kind] for kind in sorted(set(kinds))},
        **({"sliding_window": windows} if windows else {}),
    }


def _step35(read: _Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    routed = [f"blk.{i}.ffn_gate_inp.weight" in read.tensors for i in range(read.depth)]
    read.only("leading_dense_block_count", routed.index(True) if True in routed else read.depth)
    limits = {
        name: [float(str(np.float32(limit))) for limit in read.each(key, float)[: read.depth]]
        for name, key in (("swiglu_limits", "swiglu_clamp_exp"), ("swiglu_limits_shared", "swiglu_clamp_shexp"))
        if read.said(key)
    }
    return {
        **_experts(read),
        **limits,
        "model_type": "step3p5",
        "intermediate_size": read.number("feed_forward_length"),
        "moe_intermediate_size": read.number("expert_feed_forward_length"),
        "share_expert_dim": read.number("expert_shared_feed_forward_length"),
        "n_routed_experts": read.number("expert_count"),
        "norm_expert_weight": read.number("expert_weights_norm", bool, default=False),
        "moe_router_scaling_factor": read.number("expert_weights_scale", float, default=0.0) or 1.0,
        "mlp_layer_types": ["sparse" if found else "dense" for found in routed],
        "norm_weights_added": True,
    }


def _two_sizes(read: _Metadata) -> dict[str, Any]:
    """Step 3.5's attention: layers with a window have other heads, of which all dimensions are rotated; of the others
    half are, and these alone have factors."""
    heads, dim = read.each("attention.head_count", int)[: read.depth], read.number("attention.key_length")
    for key in ("attention.value_length", "rope.dimension_count"):
        read.only(key, dim)
    kinds = _layer_kinds(read, 4, full_first=True)
    by_kind = {kind: {n for n, of in zip(heads, kinds, strict=True) if of == kind} for kind in sorted(set(kinds))}
    shared = set(read.each("attention.head_count_kv", int)[: read.depth])
    if len(shared) > 1 or any(len(found) > 1 for found in by_kind.values()):
        raise UnsupportedError(
            f"{read.where}: attention.head_count differs among layers with, or without, a window, or "
            "attention.head_count_kv among all"
        )
    factors = read.vector("rope_freqs.weight", dim // 2) or [1.0] * (dim // 2)
    turned = dim // 2
    if factors[turned // 2 :].count(1.0) < dim // 2 - turned // 2:
        raise UnsupportedError(f"{read.where}: rope_freqs.weight scales dimensions of layers with a window")
    scaled = factors.count(1.0) < len(factors)
    rope = {"rope_theta": read.number("rope.freq_base", float, default=10000.0)}
    rope["rope_scaling"] = _by_factors(read, factors[: turned // 2]) if scaled else {"rope_type": "default"}
    rotations = _rotations_by_kind(read, rope)
    rotations["full_attention"]["partial_rotary_factor"] = 0.5
    return {
        "num_attention_heads": next(iter(by_kind.get("full_attention", heads))),
        "num_sliding_attention_heads": next(iter(by_kind.get("sliding_attention", heads))),
        "num_key_value_heads": shared.pop(),
        "head_dim": dim,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": kinds,
        "rope_parameters": {kind: rotations[kind] for kind in by_kind},
    }


def _cohere2_moe(read: _Metadata) -> dict[str, Any]:
    # llama.cpp has the sum of a softmax over all experts, and the model that of those it chose
    read.only("expert_gating_func", 2)
    width, shared = read.number("expert_feed_forward_length"), read.number("expert_shared_count", default=0)
    if shared:
        read.only("expert_shared_feed_forward_length", shared * width)
    return {
        **_experts(read),
        "model_type": "cohere2_moe",
        "intermediate_size": width,
        "prefix_dense_intermediate_size": read.number("feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "num_shared_experts": shared,
        "shared_expert_combination_strategy": "average",
        "expert_selection_fn": "sigmoid",
        "norm_topk_prob": read.number("expert_weights_norm", bool, default=False),
        "first_k_dense_replace": read.number("leading_dense_block_count"),
        "prefix_dense_sliding_window_pattern": 1,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": _layer_kinds(read, 4, full_first=True),
        "logit_scale": read.number("logit_scale", float),
    }


def _glm4_moe(read: _Metadata) -> dict[str, Any]:
    normed = "blk.0.attn_q_norm.weight" in read.tensors
    return _by_sigmoids(read) | {"model_type": "glm4_moe", "use_qk_norm": normed, "attention_bias": _has_bias(read)}


def _dots1(read: _Metadata) -> dict[str, Any]:
    # llama.cpp computes no window, in no layer
    return _by_sigmoids(read) | {"model_type": "dots1", "sliding_window": None, "attention_bias": _has_bias(read)}


def _minimax_m2(read: _Metadata) -> dict[str, Any]:
    read.only("expert_gating_func", 2)
    return _mixtral(read) | {"model_type": "minimax_m2"}


def _minimax_m3(read: _Metadata) -> dict[str, Any]:
    """Blocks of keys are chosen in all layers with experts: all, as long as there are no more than are kept."""
    read.only("expert_gating_func", 2)
    read.only("expert_weights_norm", True)
    read.read.update(f"minimax-m3.attention.indexer.{key}" for key in ("head_count", "key_length", "local_blocks"))
    width, dense = read.number("expert_feed_forward_length"), read.number("leading_dense_block_count", default=0)
    routed = [i >= dense for i in range(read.depth)]
    return {
        **_experts(read),
        "model_type": "minimax_m3_vl_text",
        "intermediate_size": width,
        "dense_intermediate_size": read.number("feed_forward_length"),
        "shared_intermediate_size": width * read.number("expert_shared_count"),
        "num_local_experts": read.number("expert_count"),
        "routed_scaling_factor": read.number("expert_weights_scale", float, default=0.0) or 1.0,
        "mlp_layer_types": ["sparse" if kind else "dense" for kind in routed],
        "layer_types": ["minimax_m3_sparse" if kind else "full_attention" for kind in routed],
        "index_topk_blocks": read.number("attention.indexer.top_k"),
        "index_block_size": read.number("attention.indexer.block_size"),
        "norm_weights_added": True,
    }


def _gemma4(read: _Metadata) -> dict[str, Any]:
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


def _two_kinds(read: _Metadata) -> dict[str, Any]:
    """Gemma 4's attention: of layers with a window, and of those without, of whose heads a part is rotated."""
    windowed = read.each("attention.sliding_window_pattern", bool)
    dims = {True: read.number("attention.key_length_swa"), False: read.number("attention.key_length")}
    for ending, kind in (("_swa", True), ("", False)):
        read.only(f"attention.value_length{ending}", dims[kind])
        read.only(f"rope.dimension_count{ending}", dims[kind])
    heads_of = {kind: {n for n, w in zip(read.each("attention.head_count_kv", int), windowed, strict=True) if w is kind}
                for kind in dims}  # fmt: skip
    if any(len(found) > 1 for found in heads_of.values()):
        raise UnsupportedError(
            f"{read.where}: gemma4.attention.head_count_kv differs among layers with, or without, a window"
        )
    (shared,), whole = heads_of[True] or heads_of[False], windowed.index(False) if False in windowed else None
    keys_are_values = whole is not None and f"blk.{whole}.attn_v.weight" not in read.tensors
    if not keys_are_values and heads_of[False] - {shared}:
        raise UnsupportedError(
            f"{read.where}: gemma4.attention.head_count_kv differs by window, but all layers have values of their own"
        )
    pairs = max(0, dims[False]) // 2
    factors = read.vector("rope_freqs.weight", pairs) or [1.0] * pairs
    rotated = factors.count(1.0)
    if factors != [1.0] * rotated + [float(np.float32(1e30))] * (pairs - rotated):
        raise UnsupportedError(f"{read.where}: rope_freqs.weight is more than which pairs are rotated")
    full = {
        "rope_type": "proportional",
        "partial_rotary_factor": rotated / max(1, pairs),
        "rope_theta": read.number("rope.freq_base", float),
    }
    window = {"rope_type": "default", "rope_theta": read.number("rope.freq_base_swa", float)}
    return {
        "num_attention_heads": read.number("attention.head_count"),
        "num_key_value_heads": shared,
        "num_global_key_value_heads": next(iter(heads_of[False]), shared),
        "attention_k_eq_v": keys_are_values,
        "head_dim": dims[True],
        "global_head_dim": dims[False],
        "attention_bias": False,
        "sliding_window": read.number("attention.sliding_window"),
        "layer_types": ["sliding_attention" if kind else "full_attention" for kind in windowed],
        "rope_parameters": {"full_attention": full, "sliding_attention": window},
        "vocab_size_per_layer_input": read.rows("token_embd.weight"),
    }


def _hunyuan_moe(read: _Metadata) -> dict[str, Any]:
    return {
        "model_type": "hunyuan_v1_moe",
        "intermediate_size": read.number("feed_forward_length"),
        "num_experts": read.number("expert_count"),
        "moe_topk": read.number("expert_used_count"),
        "attention_bias": _has_bias(read),
    }


def _ernie4_5_moe(read: _Metadata) -> dict[str, Any]:
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
        "use_bias": _has_bias(read),
    }


def _llama4(read: _Metadata) -> dict[str, Any]:
    # as llama.cpp has it, and no file says: 8192 tokens of a chunk and between scales of queries
    read.only("attention.sliding_window", 8192)
    experts = read.number("expert_count")
    return {
        **_experts(read),
        "model_type": "llama4_text",
        "intermediate_size": read.number("expert_feed_forward_length"),
        "intermediate_size_mlp": read.number("feed_forward_length"),
        "num_local_experts": experts,
        "interleave_moe_layer_step": read.number("interleave_moe_layer_step"),
        "attention_chunk_size": 8192,
        "use_qk_norm": experts != 128,
        "attention_bias": _has_bias(read),
    }


def _granite(read: _Metadata) -> dict[str, Any]:
    """With experts, or dense; the scales of what each layer adds, and others, are said in the file."""
    # there it says whether positions rotate at all
    read.only("rope.scaling.finetuned", True)
    found = {
        "intermediate_size": read.number("feed_forward_length"),
        "logits_scaling": read.number("logit_scale", float),
        # 0 is none
        "embedding_multiplier": read.number("embedding_scale", float, default=0.0) or 1.0,
        "residual_multiplier": read.number("residual_scale", float, default=0.0) or 1.0,
        "attention_multiplier": read.number("attention.scale", float, default=0.0) or max(1, _head_dim(read)) ** -0.5,
        "attention_bias": _has_bias(read),
    }
    if read.architecture == "granite":
        return _dense(read) | found | {"mlp_bias": "blk.0.ffn_gate.bias" in read.tensors}
    shared = read.number("expert_shared_feed_forward_length", default=0)
    return {
        **_experts(read),
        **found,
        "model_type": "granitemoeshared" if shared else "granitemoe",
        "num_local_experts": read.number("expert_count"),
        **({"shared_intermediate_size": shared} if shared else {}),
    }


def _gpt_oss(read: _Metadata) -> dict[str, Any]:
    window = "attention.sliding_window"
    return {
        **_experts(read),
        "model_type": "gpt_oss",
        "intermediate_size": read.number("expert_feed_forward_length"),
        "num_local_experts": read.number("expert_count"),
        **({"sliding_window": read.number(window)} if read.said(window) else {}),
    }


ARCHITECTURES: Mapping[str, Callable[[_Metadata], dict[str, Any]]] = {
    "llama": _llama,
    "qwen2": _dense,
    "qwen3": _dense,
    "gemma": _gemma,
    "gemma2": _gemma2,
    "gemma4": _gemma4,
    "qwen2moe": _qwen2_moe,
    "qwen3moe": _qwen3_moe,
    "qwen2vl": _text_alone("qwen2", _dense),
    "qwen3vl": _text_alone("qwen3", _dense),
    "qwen3vlmoe": _text_alone("qwen3_moe", _qwen3_moe),
    "olmoe": _olmoe,
    "deepseek2": _deepseek2,
    "deepseek32": _indexed("deepseek_v32"),
    "glm-dsa": _indexed("glm_moe_dsa"),
    "gpt-oss": _gpt_oss,
    "glm4moe": _glm4_moe,
    "dots1": _dots1,
    "minimax-m2": _minimax_m2,
    "minimax-m3": _minimax_m3,
    "mellum": _mellum,
    "afmoe": _afmoe,
    "exaone-moe": _exaone_moe,
    "hy_v3": _hy_v3,
    "laguna": _laguna,
    "cohere2moe": _cohere2_moe,
    "step35": _step35,
    "hunyuan-moe": _hunyuan_moe,
    "ernie4_5-moe": _ernie4_5_moe,
    "llama4": _llama4,
    "granite": _granite,
    "granitemoe": _granite,
}
"""How each architecture's metadata is read; ``llama`` with experts is Mixtral."""

_ATTENTION: Mapping[str, Callable[[_Metadata], dict[str, Any]]] = {
    **dict.fromkeys(("deepseek2", "deepseek32", "glm-dsa"), _latent),
    "gemma4": _two_kinds,
    "mellum": _rotated_by_kind,
    "laguna": _heads_by_layer,
    "step35": _two_sizes,
}
"""How the attention of an architecture is read that is not ``_grouped``."""
_PARTLY_ROTATED = ("glm4moe", "minimax-m2", "minimax-m3")
"""Architectures of which a part of each head's dimensions is rotated."""

_LOOKS_MOE = re.compile(r"expert|exp(s|_|$)|moe|rout|gating|dense_block|swiglu|clamp|top_?k")
_NEVER_IN_THE_BLOCK = ("attention.", "rope.", "ssm.", "general.", "tokenizer.", "quantize.")

_FIXED: Mapping[str, tuple[Any, ...]] = {
    "expert_gating_func": (1,),
    "expert_weights_scale": (0.0, 1.0),
    "expert_group_count": (0, 1),
    "expert_group_used_count": (0, 1),
    "expert_shared_count": (0,),
    "expert_shared_feed_forward_length": (0,),
    "leading_dense_block_count": (0,),
    "interleave_moe_layer_step": (1,),
    "moe_every_n_layers": (1,),
    "moe_latent_size": (0,),
    "router_logit_softcapping": (0.0,),
}
"""Entries that an architecture need not be told, and the values that say what it computes; words are keys of the config
that the value has to agree with."""
_FIXED_OF: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "llama": {"expert_weights_norm": (True,), "expert_feed_forward_length": ("intermediate_size",)},
    "qwen2moe": {"expert_shared_count": (1,)},
    "olmoe": {"expert_feed_forward_length": ("intermediate_size",)},
    # softmax of the weights that were chosen
    "gpt-oss": {"expert_gating_func": (3,), "expert_weights_norm": (True,)},
    "minimax-m2": {"expert_weights_norm": (True,), "expert_feed_forward_length": ("intermediate_size",)},
    "hunyuan-moe": {
        "expert_shared_count": (1,),
        "expert_weights_norm": (True,),
        "expert_feed_forward_length": ("intermediate_size",),
        "expert_shared_feed_forward_length": ("intermediate_size",),
    },
    "ernie4_5-moe": {"expert_weights_norm": (True,)},
    "llama4": {"expert_gating_func": (2,), "expert_shared_count": (1,)},
    "granitemoe": {"expert_weights_norm": (True,)},
}
