"""The attention of a decoder as a GGUF file says it: heads, windows, latents."""

from __future__ import annotations

from typing import Any

import numpy as np

from emitter.errors import ConfigError, UnsupportedError, shown
from emitter.reading.architectures.metadata import Metadata
from emitter.reading.architectures.rotations import TEMPERATURE, by_factors, rotation, rotations_by_kind


def head_dim(read: Metadata) -> Any:
    """The dimensions of a head: what the file says, or of as many heads that fill a token's."""
    heads = read.number("attention.head_count")
    return read.number("attention.key_length", default=read.number("embedding_length") // max(1, heads))


def has_bias(read: Metadata) -> bool:
    """Whether the projections of queries, keys and values have, which may lie in one tensor."""
    return any(f"blk.0.attn_{name}.bias" in read.tensors for name in ("q", "qkv"))


def _turned(read: Metadata, dim: int, kind: str = "", default: int | None = None) -> int:
    """How many of the ``dim`` dimensions of a head are rotated, in layers of a ``kind``; all where no entry says."""
    key = f"rope.dimension_count{kind}"
    found: int = read.number(key, default=dim if default is None else default)
    if read.said(key) and not 1 <= found <= dim:
        raise ConfigError(f"{read.where}: {read.architecture}.{key} is {found}; expected 1 to {dim}")
    return found


def grouped(read: Metadata) -> dict[str, Any]:
    """That of most architectures: heads of one size in all layers, which share those of keys and values."""
    read.only("rope.dimension_count", head_dim(read))
    return _of_one_size(read, head_dim(read))


def partly_rotated(read: Metadata) -> dict[str, Any]:
    """The same where a part of each head's dimensions is rotated."""
    return _of_one_size(read, _turned(read, head_dim(read)))


def untruncated(read: Metadata) -> dict[str, Any]:
    """gpt-oss's attention, whose scaled positions are as the model has it, and no file says."""
    found = grouped(read)
    if found["rope_scaling"]["rope_type"] == "yarn":
        found["rope_scaling"]["truncate"] = False
    return found


def _of_one_size(read: Metadata, rotated: int) -> dict[str, Any]:
    heads, dim = read.number("attention.head_count"), head_dim(read)
    read.only("attention.value_length", dim)
    return {
        "num_attention_heads": heads,
        "num_key_value_heads": read.number("attention.head_count_kv", default=heads),
        "head_dim": dim,
        **({} if rotated == dim else {"partial_rotary_factor": rotated / max(1, dim)}),
        **rotation(read, rotated),
    }


def rotated_by_kind(read: Metadata) -> dict[str, Any]:
    """Layers with a window rotate otherwise than those without."""
    found = grouped(read)
    rope = {key: found.pop(key) for key in ("rope_theta", "rope_scaling")}
    return found | {"rope_parameters": rotations_by_kind(read, rope)}


def latent(read: Metadata) -> dict[str, Any]:
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
        **rotation(read, rope_dim),
    }


def latent_scaled(read: Metadata, *, multipliers: tuple[float, ...] = (), tempered: bool = False) -> dict[str, Any]:
    """The same whose scaled positions scale scores too, by a multiplier of the file's, one of ``multipliers`` if there
    are some; and queries of later positions, where it says by how much or the architecture is ``tempered``."""
    found = latent(read)
    scaling = found["rope_scaling"]
    if scaling["rope_type"] != "yarn":
        return found
    if multipliers:
        read.only("rope.scaling.yarn_log_multiplier", *multipliers)
    # a tenth of mscale_all_dim; cosines and sines are not scaled, as where mscale is the same
    every = float(str(np.float32(10 * read.number("rope.scaling.yarn_log_multiplier", float))))
    scaling |= {"mscale": every, "mscale_all_dim": every}
    if tempered or read.said(TEMPERATURE):
        read.only("attention.temperature_length", scaling["original_max_position_embeddings"])
        scaling["llama_4_scaling_beta"] = read.number(TEMPERATURE, float, default=0.1)
    return found


def clipped(read: Metadata) -> dict[str, Any]:
    """DBRX's attention: queries, keys and values are clipped."""
    found = grouped(read)
    # its config has no size of heads
    del found["head_dim"]
    read.only("attention.key_length", read.number("embedding_length") // max(1, found["num_attention_heads"]))
    clip = read.number("attention.clamp_kqv", float, default=0.0) or None
    return found | {"attn_config": {"kv_n_heads": found["num_key_value_heads"], "clip_qkv": clip}}


def in_whole_heads(read: Metadata) -> dict[str, Any]:
    """DeepSeek-OCR's attention: all dimensions are rotated, whatever the file says of latents, which it has not."""
    heads, hidden = read.number("attention.head_count"), read.number("embedding_length")
    dim = hidden // max(1, heads)
    read.only("attention.head_count_kv", heads)
    for length in ("attention.key_length", "attention.value_length"):
        read.only(length, dim)
    # as llama.cpp has it, and no file says otherwise
    read.only("rope.freq_base", 10000.0)
    read.only("rope.scaling.type", "none")
    read.read.add(f"{read.architecture}.rope.dimension_count")
    return {"num_attention_heads": heads, "num_key_value_heads": heads, **rotation(read, dim)}


def layer_kinds(read: Metadata, step: int, *, full_first: bool = False) -> list[str]:
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


def heads_by_layer(read: Metadata) -> dict[str, Any]:
    """Laguna's attention: layers with a window have other heads, which rotate otherwise; each has a gate, or each of
    its dimensions."""
    heads, dim = read.each("attention.head_count", int), read.number("attention.key_length")
    read.only("attention.value_length", dim)
    full, rows = _turned(read, dim), read.rows("blk.0.attn_gate.weight")
    windows = read.number("attention.sliding_window", default=0)
    kinds = layer_kinds(read, 4, full_first=True) if windows else ["full_attention"] * read.depth
    rotations = rotations_by_kind(read, rotation(read, full))
    rotations["full_attention"]["partial_rotary_factor"] = full / max(1, dim)
    turned = _turned(read, dim, "_swa", full)
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


def two_sizes(read: Metadata) -> dict[str, Any]:
    """Step 3.5's attention: layers with a window have other heads, of which all dimensions are rotated; of the others
    half are, and these alone have factors."""
    heads, dim = read.each("attention.head_count", int)[: read.depth], read.number("attention.key_length")
    for key in ("attention.value_length", "rope.dimension_count"):
        read.only(key, dim)
    kinds = layer_kinds(read, 4, full_first=True)
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
    rope["rope_scaling"] = by_factors(read, factors[: turned // 2]) if scaled else {"rope_type": "default"}
    rotations = rotations_by_kind(read, rope)
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


def values_scaled(read: Metadata) -> dict[str, Any]:
    """MiMo-V2's attention: values have a factor and a size of their own, layers with a window twice the heads of keys.

    Files of before the factor was written, which the model has, are refused: llama.cpp computes without it.
    """
    read.only("rope.scaling.type", "none")
    windowed = [flag != 0 for flag in read.each("attention.sliding_window_pattern", int)[: read.depth]]
    counts = zip(read.each("attention.head_count_kv", int), windowed, strict=False)
    shared = {count / 2 if with_window else float(count) for count, with_window in counts}
    if len(shared) > 1 or not next(iter(shared)).is_integer():
        raise UnsupportedError(
            f"{read.where}: layers with a window do not all have twice the attention.head_count_kv of those without"
        )
    kinds = ["sliding_attention" if with_window else "full_attention" for with_window in windowed]
    dim = read.number("attention.key_length")
    turned = _turned(read, dim)
    rotations = rotations_by_kind(read, rotation(read, turned))
    return {
        "num_attention_heads": read.number("attention.head_count"),
        "num_key_value_heads": int(shared.pop()),
        "head_dim": dim,
        "v_head_dim": read.number("attention.value_length"),
        "attention_value_scale": read.number("attention.value_scale", float),
        "attention_bias": has_bias(read),
        "layer_types": kinds,
        "sliding_window": read.number("attention.sliding_window"),
        "rope_parameters": {
            kind: {**rope, "partial_rotary_factor": turned / max(1, dim)} for kind, rope in rotations.items()
        },
    }


def two_kinds(read: Metadata) -> dict[str, Any]:
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
