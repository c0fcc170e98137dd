"""Tiny GGUF files of each architecture, written by the ``gguf`` package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import gguf
import numpy as np
from gguf import GGMLQuantizationType as Kind
from numpy.typing import NDArray

E, K, H, I, SHARED, DENSE, LAYERS = 8, 3, 256, 64, 32, 96, 2  # noqa: E741

COMMON = {"embedding_length": H, "block_count": LAYERS, "expert_used_count": K, "expert_count": E}
DEEPSEEK = {
    "feed_forward_length": DENSE,
    "expert_feed_forward_length": I,
    "expert_shared_count": 1,
    "leading_dense_block_count": 1,
    "expert_weights_scale": 2.5,
    "expert_group_count": 4,
    "expert_group_used_count": 2,
}
METADATA: Mapping[str, Mapping[str, Any]] = {
    "llama": {"feed_forward_length": I},
    "qwen2moe": {"expert_feed_forward_length": I, "expert_shared_feed_forward_length": SHARED},
    "qwen3moe": {"expert_feed_forward_length": I},
    "olmoe": {"feed_forward_length": I},
    "deepseek2": {**DEEPSEEK, "expert_gating_func": 2, "expert_weights_norm": True},
    "gpt-oss": {"expert_feed_forward_length": I},
}


def blocks(kind: Kind, rng: np.random.Generator, *shape: int) -> NDArray[np.uint8]:
    """Any codes, with scales near those of numbers of deviation 1 / 16."""
    block, nbytes = gguf.GGML_QUANT_SIZES[kind]
    raw = rng.integers(0, 256, (*shape[:-1], shape[-1] // block, nbytes), np.uint8)
    if kind is Kind.MXFP4:  # a power of two
        raw[..., 0] = rng.integers(118, 124, raw.shape[:-1])
        return raw.reshape(*shape[:-1], -1)
    at, scale = {
        Kind.Q8_0: (0, 1e-3),
        Kind.Q4_K: (0, 2e-4),
        Kind.Q5_K: (0, 1e-4),
        Kind.Q6_K: (208, 1e-5),
        Kind.IQ4_NL: (0, 1e-3),
        Kind.IQ4_XS: (0, 5e-5),
    }[kind]
    raw[..., at : at + 2] = np.array([scale], np.float16).view(np.uint8)
    if kind in (Kind.Q4_K, Kind.Q5_K):
        raw[..., 2:4] = np.array([1e-3], np.float16).view(np.uint8)
    return raw.reshape(*shape[:-1], -1)


def written(
    path: Path,
    architecture: str,
    *,
    metadata: Mapping[str, Any] | None = None,
    changed: Callable[[dict[str, tuple[Any, Kind | None]]], None] = lambda tensors: None,
    split: int = 0,
) -> dict[str, NDArray[np.float32]]:
    """A file of one MoE layer, the last, and of DeepSeek a dense one before it; the numbers that the package has."""
    rng = np.random.default_rng(5)
    blk = f"blk.{LAYERS - 1}."

    def plain(*shape: int) -> tuple[Any, None]:
        return rng.standard_normal(shape).astype(np.float32) / np.float32(16), None

    def packed(kind: Kind, *shape: int) -> tuple[Any, Kind]:
        return blocks(kind, rng, *shape), kind

    tensors: dict[str, tuple[Any, Kind | None]] = {
        f"{blk}ffn_gate_inp.weight": plain(E, H),
        f"{blk}ffn_gate_exps.weight": packed(Kind.Q4_K, E, I, H),
        f"{blk}ffn_up_exps.weight": packed(Kind.Q6_K, E, I, H),
        f"{blk}ffn_down_exps.weight": packed(Kind.Q8_0, E, H, I),
    }
    if architecture == "gpt-oss":
        tensors |= {f"{blk}ffn_{part}_exps.bias": plain(E, n) for part, n in (("gate", I), ("up", I), ("down", H))}
        tensors[f"{blk}ffn_gate_inp.bias"] = plain(E)
    if architecture in ("qwen2moe", "deepseek2"):
        width = SHARED if architecture == "qwen2moe" else I
        tensors |= {
            f"{blk}ffn_gate_shexp.weight": (plain(width, H)[0].astype(np.float16), None),
            f"{blk}ffn_up_shexp.weight": plain(width, H),
            f"{blk}ffn_down_shexp.weight": packed(Kind.Q8_0, H, width),
        }
    if architecture == "qwen2moe":
        tensors[f"{blk}ffn_gate_inp_shexp.weight"] = plain(H)
    if architecture == "deepseek2":
        tensors[f"{blk}exp_probs_b.bias"] = plain(E)
        tensors |= {f"blk.0.ffn_{name}.weight": plain(DENSE, H) for name in ("gate", "up")}
        tensors["blk.0.ffn_down.weight"] = plain(H, DENSE)
    changed(tensors)
    writer = gguf.GGUFWriter(path, architecture, split_max_tensors=split)
    writer.add_array("tokenizer.ggml.tokens", ["<s>", "a", "b"])
    writer.add_array("tokenizer.ggml.scores", [0.0, 1.0, 2.0])
    add_entries(writer, architecture, COMMON | dict(METADATA[architecture]) | dict(metadata or {}))
    for name, (array, kind) in tensors.items():
        writer.add_tensor(name, array, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return {
        name: array.astype(np.float32) if kind is None else gguf.dequantize(array, kind)
        for name, (array, kind) in tensors.items()
    }


def add_entries(writer: Any, architecture: str, entries: Mapping[str, Any]) -> None:
    """Entries of a file's metadata: of the architecture, but for names that begin with a slash."""
    for key, value in entries.items():
        name = key.removeprefix("/") if key.startswith("/") else f"{architecture}.{key}"
        match value:
            case bool():
                writer.add_bool(name, value)
            case int():
                writer.add_uint32(name, value)
            case float():
                writer.add_float32(name, value)
            case list():
                writer.add_array(name, value)
            case str():
                writer.add_string(name, value)
