"""Tiny models as mlx and transformers store them quantised, and what mlx computes with its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mlx.core as mx
import mlx.nn as nn
import numpy as np
import safetensors.numpy
import torch
from numpy.typing import NDArray
from safetensors.torch import save_file

from emitter.golden import goldens_root

E, K, H, I = 8, 3, 128, 64  # noqa: E741
TINY = goldens_root() / "configs" / "tiny"
FOUR, EIGHT = {"group_size": 64, "bits": 4}, {"group_size": 64, "bits": 8}


def config_of(family: str, width: str, **more: Any) -> dict[str, Any]:
    config = json.loads((TINY / f"{family}.json").read_text())
    return config | {"hidden_size": H, width: I} | more


class MlxLayer:
    """The MoE of one layer, quantised by mlx with 4 bits, its router with 8, and what mlx computes with it.

    ``module`` is where the layer's FFN is, ``router`` and ``experts`` how it calls its parts.
    """

    def __init__(self, module: str, *, router: str = "gate", experts: str = "switch_mlp", bias: bool = False) -> None:
        self.rng = np.random.default_rng(11)
        self.tensors: dict[str, mx.array] = {}
        self.bias = bias
        self.router = self._add(f"{module}.{router}", EIGHT, E, H)
        shapes = {"gate_proj": (E, I, H), "up_proj": (E, I, H), "down_proj": (E, H, I)}
        self.parts = {name: self._add(f"{module}.{experts}.{name}", FOUR, *shape) for name, shape in shapes.items()}
        self.quantisation = {**FOUR, f"{module}.{router}": EIGHT}

    def _add(self, name: str, how: dict[str, int], *shape: int) -> dict[str, mx.array]:
        weight = mx.array(self.rng.standard_normal(shape).astype(np.float32) / np.sqrt(shape[-1])).astype(mx.bfloat16)
        planes = dict(zip(("weight", "scales", "biases"), mx.quantize(weight, **how), strict=True))
        if self.bias:
            planes["bias"] = mx.array(self.rng.standard_normal(shape[:-1]).astype(np.float32)).astype(mx.bfloat16)
        self.tensors |= {f"{name}.{plane}": array for plane, array in planes.items()}
        return planes

    def write(self, folder: Path, config: dict[str, Any]) -> Path:
        """The directory that mlx-lm would write, as far as the layer goes."""
        folder.mkdir()
        quantised = {"quantization": self.quantisation, "quantization_config": self.quantisation}
        (folder / "config.json").write_text(json.dumps(config | quantised))
        mx.save_safetensors(str(folder / "model.safetensors"), self.tensors, metadata={"format": "mlx"})
        return folder

    def _project(self, x: mx.array, name: str, ids: mx.array) -> mx.array:
        part = self.parts[name]
        y = mx.gather_qmm(x, part["weight"], part["scales"], part["biases"], rhs_indices=ids, transpose=True, **FOUR)
        return y + part["bias"][ids][:, :, None] if self.bias else y

    def output(self, x: NDArray[np.float32]) -> NDArray[np.float32]:
        """What mlx computes of x: the router, and the experts as its ``SwitchGLU`` does, each on packed weights."""
        rows, router = mx.array(x), self.router
        logits = mx.quantized_matmul(
            rows, router["weight"], router["scales"], router["biases"], transpose=True, **EIGHT
        )
        logits = logits + router["bias"] if self.bias else logits
        ids = mx.argsort(-logits, axis=-1)[:, :K]
        # the softmax over the chosen is that over all, renormalised
        weights = mx.softmax(mx.take_along_axis(logits, ids, axis=-1), axis=-1, precise=True)
        rows = rows[:, None, None, :]
        gate, up = self._project(rows, "gate_proj", ids), self._project(rows, "up_proj", ids)
        if self.bias:  # gpt-oss
            gate, up = mx.minimum(gate, 0.7), mx.clip(up, -0.7, 0.7)
            hidden = gate * mx.sigmoid(1.702 * gate) * (up + 1)
        else:
            hidden = nn.silu(gate) * up
        experts = self._project(hidden, "down_proj", ids).squeeze(-2)
        return np.array((experts * weights[..., None]).sum(axis=-2))


def mlx_model(family: str, folder: Path) -> tuple[MlxLayer, Path]:
    """A layer of a family and the directory that holds it as that layer's number, the first MoE layer of the config."""
    match family:
        case "qwen3-moe":
            layer = MlxLayer("model.layers.1.mlp")
            config = config_of(family, "moe_intermediate_size", num_experts_per_tok=K)
        case "mixtral":
            layer = MlxLayer("model.layers.0.block_sparse_moe")
            config = config_of(family, "intermediate_size", num_experts_per_tok=K)
        case _:
            layer = MlxLayer("model.layers.0.mlp", router="router", experts="experts", bias=True)
            config = config_of(family, "intermediate_size", num_experts_per_tok=K)
    return layer, layer.write(folder, config)


def gpt_oss_mxfp4(folder: Path) -> Path:
    """gpt-oss as published: MXFP4 experts, everything else bf16."""
    rng = np.random.default_rng(12)
    base = "model.layers.0.mlp."
    tensors = {
        f"{base}router.weight": rng.standard_normal((E, H)).astype(np.float32),
        f"{base}router.bias": rng.standard_normal(E).astype(np.float32),
    }
    for name, rows, columns in (("gate_up_proj", 2 * I, H), ("down_proj", H, I)):
        tensors |= {
            f"{base}experts.{name}_blocks": rng.integers(0, 256, (E, rows, columns // 32, 16), np.uint8),
            f"{base}experts.{name}_scales": rng.integers(120, 126, (E, rows, columns // 32), np.uint8),
            f"{base}experts.{name}_bias": rng.standard_normal((E, rows)).astype(np.float32),
        }
    folder.mkdir()
    safetensors.numpy.save_file(tensors, folder / "model.safetensors")
    config = config_of("gpt-oss", "intermediate_size", num_experts_per_tok=K)
    config["quantization_config"] = {"quant_method": "mxfp4", "modules_to_not_convert": ["model.layers.*.mlp.router"]}
    (folder / "config.json").write_text(json.dumps(config))
    return folder


def deepseek_fp8(folder: Path, block: int = 48) -> Path:
    """DeepSeek-V3 as published: every matrix but the router's FP8; blocks of 48 are cut by the shared expert's edge."""
    torch.manual_seed(13)
    config = config_of("deepseek-v3", "moe_intermediate_size")
    layer = config["first_k_dense_replace"]
    base = f"model.layers.{layer}.mlp."
    tensors = {
        f"{base}gate.weight": torch.randn(config["n_routed_experts"], H),
        f"{base}gate.e_score_correction_bias": torch.randn(config["n_routed_experts"]) / 10,
    }
    modules = [f"experts.{e}" for e in range(config["n_routed_experts"])] + ["shared_experts"]
    for module in modules:
        width = I * config["n_shared_experts"] if module == "shared_experts" else I
        for name, rows, columns in (("gate_proj", width, H), ("up_proj", width, H), ("down_proj", H, width)):
            weight = (torch.randn(rows, columns) * 20).to(torch.float8_e4m3fn)
            scale = torch.rand(-(-rows // block), -(-columns // block)) / 100
            tensors |= {f"{base}{module}.{name}.weight": weight, f"{base}{module}.{name}.weight_scale_inv": scale}
    folder.mkdir()
    save_file(tensors, folder / "model.safetensors")
    config["quantization_config"] = {"quant_method": "fp8", "weight_block_size": [block, block], "fmt": "e4m3"}
    (folder / "config.json").write_text(json.dumps(config))
    return folder


def mlx_modes(folder: Path, **how: Any) -> Path:
    """A layer of Qwen3-MoE as mlx stores it in a mode, with any codes and scales near one."""
    mode, bits, group = how.get("mode", "affine"), how["bits"], how["group_size"]
    rng, module, tensors = np.random.default_rng(14), "model.layers.1.mlp.", {}
    tensors[f"{module}gate.weight"] = rng.standard_normal((E, H)).astype(np.float32)
    for name, (rows, columns) in {"gate_proj": (I, H), "up_proj": (I, H), "down_proj": (H, I)}.items():
        base = f"{module}switch_mlp.{name}."
        tensors[f"{base}weight"] = rng.integers(0, 2**32, (E, rows, columns * bits // 32), np.uint32)
        shared = (E, rows, columns // group)
        if mode == "affine":
            tensors[f"{base}scales"] = rng.standard_normal(shared).astype(np.float16)
            tensors[f"{base}biases"] = rng.standard_normal(shared).astype(np.float16)
        else:  # near 1 as a power of two and as E4M3
            low = 0x30 if mode == "nvfp4" else 124
            tensors[f"{base}scales"] = rng.integers(low, low + 6, shared, np.uint8)
    folder.mkdir()
    safetensors.numpy.save_file(tensors, folder / "model.safetensors")
    quantised = {"quantization": {**how, f"{module}gate": False}}
    config = config_of("qwen3-moe", "moe_intermediate_size", num_experts_per_tok=K)
    (folder / "config.json").write_text(json.dumps(config | quantised))
    return folder
