"""Tiny whole models as mlx and transformers store them quantised, and transformers' models of the same numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import ml_dtypes
import numpy as np
import safetensors.numpy
import torch
from numpy.typing import NDArray
from safetensors.torch import save_file
from transformers import PreTrainedModel

from tests.compressed_tensors import config_of, floats, integers
from tests.moehlo.tiny_decoders import class_of, saved

SIZES: dict[str, Any] = {"hidden_size": 64, "vocab_size": 160, "num_hidden_layers": 2}
FAMILIES: dict[str, dict[str, Any]] = {
    "llama": {"num_key_value_heads": 2, "num_attention_heads": 4, "intermediate_size": 96, **SIZES},
    "olmoe": {"num_attention_heads": 4, "intermediate_size": 32, **SIZES},
    "qwen3_moe": {"head_dim": 32, "moe_intermediate_size": 32, **SIZES},
    "deepseek_v3": {
        "kv_lora_rank": 32, "q_lora_rank": 32, "qk_nope_head_dim": 32, "v_head_dim": 16, "intermediate_size": 64,
        "moe_intermediate_size": 32, "n_group": 1, "topk_group": 1, **SIZES,
    },
    "gpt_oss": {"head_dim": 16, **SIZES},
}  # fmt: skip
"""Changes that make every row a whole number of groups of 32."""
_EXPERT = re.compile(r"(.+)\.experts\.(\d+)\.(\w+)\.weight")


def _saved(family: str, folder: Path, **changes: Any) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
    folder.mkdir(parents=True)
    saved(family, folder, **{**FAMILIES[family], **changes})
    tensors = safetensors.numpy.load_file(folder / "model.safetensors")
    return tensors, json.loads((folder / "config.json").read_text())


def with_numbers(folder: Path, tensors: Mapping[str, NDArray[np.float32]]) -> PreTrainedModel:
    """The model saved in ``folder`` with other numbers, in f32."""
    safetensors.numpy.save_file(dict(tensors), folder / "model.safetensors", {"format": "pt"})
    family = json.loads((folder / "config.json").read_text())["model_type"]
    model: PreTrainedModel = class_of(family).from_pretrained(folder, dtype=torch.float32).eval()
    return model


def as_mlx(
    family: str, folder: Path, others: Mapping[str, Any] = MappingProxyType({}), **how: Any
) -> tuple[Path, PreTrainedModel]:
    """Every matrix quantised by mlx, the embedding in 8 bits, the head left alone; experts stacked, and the keys and
    values of latents apart, as by mlx-lm (0.32.2).

    ``others`` are the parameters of other modules, by path.
    """
    import mlx.core as mx  # here: machines with a GPU read files of GGUF and have no mlx

    tensors, config = _saved(family, folder / "plain")
    quantisation: dict[str, Any] = {**how, "lm_head": False, **others}
    stored: dict[str, mx.array] = {}

    def quantised(module: str, weight: NDArray[np.float32]) -> NDArray[np.float32]:
        chosen = others.get(module, how)
        if module == "model.embed_tokens" and how.get("mode", "affine") == "affine":
            chosen = quantisation[module] = {"group_size": 32, "bits": 8}
        array = mx.array(weight).astype(mx.bfloat16)
        planes = mx.quantize(array, **chosen)
        stored.update({f"{module}.{n}": p for n, p in zip(("weight", "scales", "biases"), planes)})  # noqa: B905
        # the sum of a product of bf16 scales and small integers is exact in f32, and so are the floats' products
        wide = [p.astype(mx.float32) if p.dtype == mx.bfloat16 else p for p in planes]
        return np.array(mx.dequantize(*wide, **chosen).astype(mx.float32))

    stacks: dict[str, list[str]] = {}
    for name in sorted(tensors, key=lambda name: [int(s) if s.isdigit() else s for s in re.split(r"(\d+)", name)]):
        if found := _EXPERT.fullmatch(name):
            stacks.setdefault(f"{found[1]}.switch_mlp.{found[3]}", []).append(name)
        elif name.endswith("experts.gate_up_proj"):
            both, module = tensors[name], name.removesuffix(".gate_up_proj")
            parts = [
                quantised(f"{module}.{p}_proj", both[..., i::2].swapaxes(1, 2)) for i, p in enumerate(("gate", "up"))
            ]

            interleaved = np.empty_like(both)
            for i, part in enumerate(parts):
                interleaved[..., i::2] = part.swapaxes(1, 2)
            tensors[name] = interleaved
        elif name.endswith("experts.gate_up_proj_bias"):
            for i, part in enumerate(("gate", "up")):
                stored[name.replace("gate_up_proj_bias", f"{part}_proj.bias")] = mx.array(tensors[name][:, i::2])
        elif name.endswith("experts.down_proj"):
            tensors[name] = np.ascontiguousarray(quantised(name, tensors[name].swapaxes(1, 2)).swapaxes(1, 2))
        elif name.endswith("experts.down_proj_bias"):
            stored[name.replace("_bias", ".bias")] = mx.array(tensors[name])
        elif name.endswith("kv_b_proj.weight"):
            heads, still, module = config["num_attention_heads"], config["qk_nope_head_dim"], name.rpartition("kv_b")[0]
            both = tensors[name].reshape(heads, -1, config["kv_lora_rank"])
            keys = quantised(f"{module}embed_q", both[:, :still].swapaxes(1, 2)).swapaxes(1, 2)
            values = quantised(f"{module}unembed_out", both[:, still:])
            tensors[name] = np.concatenate([keys, values], axis=1).reshape(tensors[name].shape)
        elif tensors[name].ndim == 2 and name != "lm_head.weight":
            tensors[name] = quantised(name.removesuffix(".weight"), tensors[name])
        else:
            stored[name] = mx.array(tensors[name])
    for module, names in stacks.items():
        for name, numbers in zip(names, quantised(module, np.stack([tensors[n] for n in names])), strict=True):
            tensors[name] = numbers
    mx.save_safetensors(str(folder / "model.safetensors"), stored, metadata={"format": "mlx"})
    both_keys = {"quantization": quantisation, "quantization_config": quantisation}
    (folder / "config.json").write_text(json.dumps(config | both_keys))
    return folder, with_numbers(folder / "plain", tensors)


def as_mxfp4(folder: Path, **changes: Any) -> tuple[Path, PreTrainedModel]:
    """gpt-oss as published: MXFP4 experts, everything else bf16."""
    tensors, config = _saved("gpt_oss", folder / "plain", **changes)
    rng, stored = np.random.default_rng(12), {}
    values = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)
    for name, weight in tensors.items():
        if not name.endswith(("experts.gate_up_proj", "experts.down_proj")):
            stored[name] = torch.from_numpy(weight).bfloat16()
            tensors[name] = stored[name].float().numpy()
            continue
        experts, columns, rows = weight.shape
        blocks = rng.integers(0, 256, (experts, rows, columns // 32, 16), np.uint8)
        scales = rng.integers(121, 126, (experts, rows, columns // 32), np.uint8)
        stored |= {f"{name}_blocks": torch.from_numpy(blocks), f"{name}_scales": torch.from_numpy(scales)}
        numbers = values[np.stack([blocks & 15, blocks >> 4], axis=-1)].reshape(experts, rows, columns // 32, 32)
        numbers = numbers * np.exp2(scales[..., None].astype(np.float32) - 127)
        tensors[name] = np.ascontiguousarray(numbers.reshape(experts, rows, columns).swapaxes(1, 2))
    save_file(stored, folder / "model.safetensors", {"format": "pt"})
    skipped = ["model.layers.*.self_attn", "model.layers.*.mlp.router", "model.embed_tokens", "lm_head"]
    config["quantization_config"] = {"quant_method": "mxfp4", "modules_to_not_convert": skipped}
    (folder / "config.json").write_text(json.dumps(config))
    return folder, with_numbers(folder / "plain", tensors)


def as_fp8(folder: Path, block: int = 32) -> tuple[Path, PreTrainedModel]:
    """DeepSeek-V3 as published: every matrix but routers, embedding and head in FP8, in blocks."""
    tensors, config = _saved("deepseek_v3", folder / "plain")
    random, stored = torch.Generator().manual_seed(13), {}
    for name, weight in tensors.items():
        given = torch.from_numpy(weight)
        if given.ndim == 1 or name.endswith(("mlp.gate.weight", "embed_tokens.weight", "lm_head.weight")):
            stored[name] = given
            continue
        rows, columns = given.shape
        codes = (given * 40).to(torch.float8_e4m3fn)
        scales = torch.rand((-(-rows // block), -(-columns // block)), generator=random) / 20 + 0.005
        stored |= {name: codes, f"{name}_scale_inv": scales}
        wide = scales.repeat_interleave(block, 0)[:rows].repeat_interleave(block, 1)[:, :columns]
        tensors[name] = (codes.float() * wide).numpy()
    save_file(stored, folder / "model.safetensors", {"format": "pt"})
    config["quantization_config"] = {"quant_method": "fp8", "weight_block_size": [block, block], "fmt": "e4m3"}
    (folder / "config.json").write_text(json.dumps(config))
    return folder, with_numbers(folder / "plain", tensors)


KIMI = ["lm_head", "re:.*self_attn.*", "re:.*shared_experts.*", "re:.*mlp\\.(gate|up|gate_up|down)_proj.*"]
"""What config.json of Kimi-K2-Thinking ignores."""
FOUR_BITS = {"num_bits": 4, "type": "int", "strategy": "group", "group_size": 32}


def as_compressed(
    family: str, folder: Path, made: Any, weights: Mapping[str, Any], form: str, ignore: list[str]
) -> tuple[Path, PreTrainedModel]:
    """Every matrix but routers and embedding that ``ignore`` does not name as compressed-tensors stores it, ``made``
    so; everything else bf16. Kimi's config does not ignore its routers, which are no ``Linear``."""
    tensors, config = _saved(family, folder / "plain")
    rng, stored = np.random.default_rng(14), dict[str, NDArray[Any]]()
    patterns = [name.removeprefix("re:") if name.startswith("re:") else re.escape(name) + "$" for name in ignore]
    for name, weight in tensors.items():
        module = name.removesuffix(".weight")
        left = name.endswith(("embed_tokens.weight", "mlp.gate.weight")) or any(
            re.match(pattern, module) for pattern in patterns
        )
        if weight.ndim == 2 and not left:
            planes, tensors[name] = made(rng, name, weight.shape)
            stored |= planes
        else:
            stored[name] = weight.astype(ml_dtypes.bfloat16)
            tensors[name] = stored[name].astype(np.float32)
    safetensors.numpy.save_file(stored, folder / "model.safetensors", {"format": "pt"})
    config["quantization_config"] = config_of(weights, form, ignore)
    (folder / "config.json").write_text(json.dumps(config))
    return folder, with_numbers(folder / "plain", tensors)


def as_kimi(folder: Path) -> tuple[Path, PreTrainedModel]:
    """DeepSeek-V3 as Kimi-K2-Thinking is published: experts alone, 4 bits in groups of 32."""
    made = partial(integers, group=32, size=0.3)
    return as_compressed("deepseek_v3", folder, made, FOUR_BITS, "pack-quantized", KIMI)


def as_w4a16(folder: Path) -> tuple[Path, PreTrainedModel]:
    """Qwen3-MoE as llm-compressor writes it with zero points: every matrix but routers and head."""
    made, ignore = partial(integers, group=32, size=0.3, symmetric=False), ["lm_head", "re:.*mlp.gate$"]
    return as_compressed("qwen3_moe", folder, made, FOUR_BITS | {"symmetric": False}, "pack-quantized", ignore)


def as_fp8_channels(folder: Path) -> tuple[Path, PreTrainedModel]:
    """OLMoE in FP8 with a scale for each row."""
    made = lambda rng, name, shape: floats(rng, name, shape, 1, None, ml_dtypes.bfloat16)  # noqa: E731
    weights = {"num_bits": 8, "type": "float", "strategy": "channel"}
    return as_compressed("olmoe", folder, made, weights, "float-quantized", ["lm_head", "re:.*mlp.gate$"])
