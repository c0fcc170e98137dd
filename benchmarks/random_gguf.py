"""A GGUF file of a model's true sizes with random weights, quantised as llama.cpp mixes types.

    python -m benchmarks.random_gguf CONFIG.json OUT.gguf [--mix q4_k_m] [--layers 8]

For olmoe and qwen3_moe. Codes are any, scales make numbers of deviation 1/sqrt(fan-in). It has no vocabulary: what
reads it is given ids. Types are mixed as llama.cpp mixes them (``llama_tensor_get_type`` of src/llama-quant.cpp): of
``q4_k_m`` values and down projections of the first and last eighth of the layers, and of every third between, have 6
bits.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import gguf
import numpy as np

from emitter.dtype import DType
from emitter.packing import Axis, Extent, Gguf, GgufIq4Nl, GgufQ4_K, GgufQ5_K, GgufQ6_K, GgufQ8_0, Plain, Use, Weight
from emitter.signature import weight_arguments
from weights import random_weights

MIXES: Mapping[str, tuple[Gguf, Gguf]] = {
    "q4_k_m": (GgufQ4_K(), GgufQ6_K()),
    "q5_k_m": (GgufQ5_K(), GgufQ6_K()),
    "iq4_nl": (GgufIq4Nl(), GgufQ5_K()),
    "q8_0": (GgufQ8_0(), GgufQ8_0()),
}
"""What most matrices have, and what those that matter more; the head has the latter, or 6 bits."""
ARCHITECTURES = {"olmoe": "olmoe", "qwen3_moe": "qwen3moe"}


def tensors(config: Mapping[str, Any], mix: str) -> Iterator[tuple[str, tuple[int, ...], Gguf | None]]:
    """Name, shape and type of each tensor; None is f32."""
    usual, more = MIXES[mix]
    hidden, depth, experts = config["hidden_size"], config["num_hidden_layers"], config["num_experts"]
    heads, pairs = config["num_attention_heads"], config["num_key_value_heads"]
    dim, width = config.get("head_dim") or hidden // heads, _width(config)
    by_head = config["model_type"] == "qwen3_moe"
    yield "token_embd.weight", (config["vocab_size"], hidden), usual
    yield "output_norm.weight", (hidden,), None
    yield "output.weight", (config["vocab_size"], hidden), more if mix == "q8_0" else GgufQ6_K()
    for layer in range(depth):
        eighth = depth // 8
        matters = layer < eighth or layer >= 7 * depth // 8 or (layer - eighth) % 3 == 2
        scope, best = f"blk.{layer}", more if matters else usual
        yield f"{scope}.attn_norm.weight", (hidden,), None
        yield f"{scope}.attn_q.weight", (heads * dim, hidden), usual
        yield f"{scope}.attn_k.weight", (pairs * dim, hidden), usual
        yield f"{scope}.attn_v.weight", (pairs * dim, hidden), best
        yield f"{scope}.attn_output.weight", (hidden, heads * dim), usual
        yield f"{scope}.attn_q_norm.weight", (dim if by_head else heads * dim,), None
        yield f"{scope}.attn_k_norm.weight", (dim if by_head else pairs * dim,), None
        yield f"{scope}.ffn_norm.weight", (hidden,), None
        yield f"{scope}.ffn_gate_inp.weight", (experts, hidden), None
        yield f"{scope}.ffn_gate_exps.weight", (experts, width, hidden), usual
        yield f"{scope}.ffn_up_exps.weight", (experts, width, hidden), usual
        yield f"{scope}.ffn_down_exps.weight", (experts, hidden, width), best


def entries(config: Mapping[str, Any]) -> dict[str, Any]:
    """The metadata below the architecture's name."""
    heads = config["num_attention_heads"]
    found = {
        "context_length": config["max_position_embeddings"],
        "embedding_length": config["hidden_size"],
        "block_count": config["num_hidden_layers"],
        "feed_forward_length": config["intermediate_size"],
        "attention.head_count": heads,
        "attention.head_count_kv": config["num_key_value_heads"],
        "attention.layer_norm_rms_epsilon": float(config["rms_norm_eps"]),
        "rope.freq_base": float(config["rope_theta"]),
        "expert_count": config["num_experts"],
        "expert_used_count": config["num_experts_per_tok"],
        "vocab_size": config["vocab_size"],
    }
    if config["model_type"] == "qwen3_moe":
        found |= {"expert_feed_forward_length": _width(config)}
        found |= dict.fromkeys(("attention.key_length", "attention.value_length"), config["head_dim"])
    return found


def write(config: Mapping[str, Any], mix: str, path: Path) -> None:
    """The file, tensor by tensor."""
    architecture = ARCHITECTURES[config["model_type"]]
    writer = gguf.GGUFWriter(path, architecture)
    for key, value in entries(config).items():
        (writer.add_float32 if isinstance(value, float) else writer.add_uint32)(f"{architecture}.{key}", value)
    writer.add_tokenizer_model("no_vocab")
    every = list(tensors(config, mix))
    for name, shape, packing in every:
        if packing is None:
            writer.add_tensor_info(name, shape, np.dtype(np.float32), 4 * int(np.prod(shape)))
            continue
        octets = shape[-1] // packing.block * packing.block_bytes
        stored = (*shape[:-1], octets)
        kind = gguf.GGMLQuantizationType[packing.type]
        writer.add_tensor_info(name, stored, np.dtype(np.uint8), int(np.prod(stored)), kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    for name, shape, packing in every:
        vector = len(shape) == 1
        axes = tuple(
            Extent(axis, size)
            for axis, size in zip((Axis.EXPERT, Axis.OUT, Axis.IN)[-len(shape) :], shape, strict=True)
        )
        weight = Weight(name, axes, Use.FACTOR if vector else Use.PRODUCT, packing or Plain(DType.F32))
        (array,) = random_weights(weight_arguments([weight], DType.F32), 0).values()
        writer.write_tensor_data(array)
    writer.close()


def _width(config: Mapping[str, Any]) -> int:
    return int(config.get("moe_intermediate_size") or config["intermediate_size"])


def main() -> int:
    """Write a file as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("config", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--mix", choices=MIXES, default="q4_k_m")
    parser.add_argument("--layers", type=int)
    given = parser.parse_args()
    config = json.loads(given.config.read_text())
    if config.get("model_type") not in ARCHITECTURES:
        parser.error(
            f"{given.config}: model_type {config.get('model_type')!r}; accepted are {', '.join(ARCHITECTURES)}"
        )
    config |= {"num_hidden_layers": given.layers} if given.layers else {}
    write(config, given.mix, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
