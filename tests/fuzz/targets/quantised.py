"""What a config.json says of quantised weights, changed beside weights that stay as they are."""

from __future__ import annotations

import functools
import json
import random
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import safetensors.numpy

from emitter.errors import ConfigError
from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.reading.config import open_model
from tests.compressed_tensors import config_of, integers
from weights import load_layer

from ..mutation import json_damage
from ..target import Target, Wrong

_MARKERS = (b'"fp8"', b'"mxfp4"', b'"affine"', b'"compressed-tensors"')
TINY = goldens_root() / "configs" / "tiny"
E, H, I = 8, 128, 64  # noqa: E741


class Quantised:
    """A layer on disk in one of the schemes, and what it is read as while its config is whole."""

    def __init__(
        self,
        family: str,
        width: str,
        tensors: Mapping[str, Any],
        quantised: Mapping[str, Any],
        anew: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda config: {},
    ) -> None:
        self.anew, self.tensors = anew, tensors
        self.marker = next(m for m in _MARKERS if m in json.dumps(quantised).encode())
        self.temporary = tempfile.TemporaryDirectory(prefix="moehlo-fuzz-")
        self.folder = Path(self.temporary.name)
        config = json.loads((TINY / f"{family}.json").read_text()) | {"hidden_size": H, width: I}
        self.config = json.dumps(config | quantised).encode()
        safetensors.numpy.save_file(dict(tensors), self.folder / "model.safetensors")
        self.weights = self.read(self.config)

    def read(self, config: bytes) -> Mapping[str, Any]:
        """The first MoE layer's weights beside this config."""
        (self.folder / "config.json").write_bytes(config)
        found = open_model(self.folder).layer()
        arguments = [a for a in signature_arguments(found.spec, Plan()) if a.role.value == "weight"]
        return load_layer(self.folder, found.layout, found.index, arguments)


def _mlx(rng: np.random.Generator) -> Quantised:
    module, tensors = "model.layers.1.mlp", {}
    shapes = {"gate": (E, H), "switch_mlp.gate_proj": (E, I, H), "switch_mlp.up_proj": (E, I, H)}
    for name, (*outer, length) in (shapes | {"switch_mlp.down_proj": (E, H, I)}).items():
        bits = 8 if name == "gate" else 4
        tensors[f"{module}.{name}.weight"] = rng.integers(0, 2**32, (*outer, length * bits // 32), np.uint32)
        for plane in ("scales", "biases"):
            tensors[f"{module}.{name}.{plane}"] = rng.standard_normal((*outer, length // 64)).astype(np.float16)
    quantisation = {"group_size": 64, "bits": 4, "mode": "affine", f"{module}.gate": {"group_size": 64, "bits": 8}}
    return Quantised("qwen3-moe", "moe_intermediate_size", tensors, {"quantization": quantisation})


def _mxfp4(rng: np.random.Generator) -> Quantised:
    module = "model.layers.0.mlp."
    tensors: dict[str, Any] = {
        f"{module}router.weight": rng.standard_normal((E, H)).astype(np.float32),
        f"{module}router.bias": rng.standard_normal(E).astype(np.float32),
    }
    for name, rows, columns in (("gate_up_proj", 2 * I, H), ("down_proj", H, I)):
        tensors[f"{module}experts.{name}_blocks"] = rng.integers(0, 256, (E, rows, columns // 32, 16), np.uint8)
        tensors[f"{module}experts.{name}_scales"] = rng.integers(100, 140, (E, rows, columns // 32), np.uint8)
        tensors[f"{module}experts.{name}_bias"] = rng.standard_normal((E, rows)).astype(np.float32)
    quantised = {"quantization_config": {"quant_method": "mxfp4", "modules_to_not_convert": ["lm_head"]}}
    return Quantised("gpt-oss", "intermediate_size", tensors, quantised)


def _fp8(rng: np.random.Generator) -> Quantised:
    module = "model.layers.1.mlp."
    tensors: dict[str, Any] = {f"{module}gate.weight": rng.standard_normal((E, H)).astype(np.float32)}
    for name, rows, columns in (("gate_up_proj", 2 * I, H), ("down_proj", H, I)):
        codes = rng.standard_normal((E, rows, columns)).astype(ml_dtypes.float8_e4m3fn)
        tensors[f"{module}experts.{name}"] = codes
        grid = (E, -(-rows // 48), -(-columns // 40))
        tensors[f"{module}experts.{name}_scale_inv"] = rng.random(grid).astype(np.float32)
    quantised = {"quantization_config": {"quant_method": "fp8", "weight_block_size": [48, 40], "fmt": "e4m3"}}

    def by_other_blocks(config: Mapping[str, Any]) -> Mapping[str, Any]:
        """A grid of scales fits blocks of several sizes: the config says of which."""
        rows, columns = config["quantization_config"].get("weight_block_size", (128, 128))
        found = {}
        for weight, name in (("expert_gate_up", "gate_up_proj"), ("expert_down", "down_proj")):
            codes = tensors[f"{module}experts.{name}"].astype(np.float32)
            scales = tensors[f"{module}experts.{name}_scale_inv"]
            wide = np.repeat(np.repeat(scales, min(rows, 2 * I), axis=1), min(columns, H), axis=2)
            found[weight] = codes * wide[:, : codes.shape[1], : codes.shape[2]]
        return found

    return Quantised("qwen3-moe", "moe_intermediate_size", tensors, quantised, by_other_blocks)


def _compressed(rng: np.random.Generator) -> Quantised:
    module = "model.layers.1.mlp."
    tensors: dict[str, Any] = {f"{module}gate.weight": rng.standard_normal((E, H)).astype(np.float32)}
    for e in range(E):
        for name, shape in (("gate_proj", (I, H)), ("up_proj", (I, H)), ("down_proj", (H, I))):
            tensors |= integers(rng, f"{module}experts.{e}.{name}.weight", shape, group=32, symmetric=False)[0]
    weights = {"num_bits": 4, "type": "int", "strategy": "group", "group_size": 32, "symmetric": False}
    said = config_of(weights, "pack-quantized", ["lm_head", "re:.*mlp.gate$"])
    return Quantised("qwen3-moe", "moe_intermediate_size", tensors, {"quantization_config": said})


@functools.cache
def models() -> tuple[Quantised, ...]:
    """One of each scheme."""
    rng = np.random.default_rng(6)
    return (_mlx(rng), _mxfp4(rng), _fp8(rng), _compressed(rng))


def seeds() -> tuple[bytes, ...]:
    """Their configs."""
    return tuple(model.config for model in models())


_OF_EXPERTS = ("mlp", "mlp.experts", "*.mlp", "*.mlp.experts", "0.mlp.experts", "1.mlp.experts", "1.mlp")
_MODULES = (*(f"model.layers.{m}" for m in _OF_EXPERTS), "experts", "lm_head", "gate", "model.layers.7.mlp", "(a+)+", 1)

_EXPERT = "model.layers.1.mlp.experts.0.gate_proj"
_PATTERNS = (
    _EXPERT,
    "Linear",
    "re:.*experts.*",
    "re:model",
    "re:.*gate",
    "re:.*gate$",
    "re:mlp",
    "re:(a+)+",
    "re:[",
    1,
)


def damage(rng: random.Random, data: bytes, genuine: Sequence[bytes]) -> bytes:
    """A tree or bytes changed; a fifth of them the list of the modules that were left alone."""
    document = json.loads(data)
    if "quantization_config" not in document or rng.random() < 0.8:
        return json_damage(rng, data, genuine)
    compressed = document["quantization_config"].get("quant_method") == "compressed-tensors"
    listed = [rng.choice(_PATTERNS if compressed else _MODULES) for _ in range(rng.randrange(4))]
    document["quantization_config"]["ignore" if compressed else "modules_to_not_convert"] = listed
    return json.dumps(document).encode()


def judge(data: bytes, path: Path) -> None:
    """A changed config beside the weights of its scheme: they are read as it says, or refused."""
    for model in models():
        if model.marker in data:
            loaded = model.read(data)
            config = json.loads(data)
            _compare(loaded, {**model.weights, **model.anew(config)})
            if model.marker == b'"compressed-tensors"':
                for name in config["quantization_config"].get("ignore") or ():
                    if name in (_EXPERT, "Linear") or (name[:3] == "re:" and re.match(name[3:], _EXPERT)):
                        raise Wrong(f"read packed, though {name} is said to be ignored")
                return
            listed = config["quantization_config"].get("modules_to_not_convert") if model.marker != b'"affine"' else ()
            layer = "0" if model.marker == b'"mxfp4"' else "1"
            experts = f"model.layers.{layer}.mlp.experts"
            meant = {"experts", experts, experts.removesuffix(".experts")}
            for module in listed or ():
                if module in meant or module.replace("*", layer) in meant:
                    raise Wrong(f"read packed, though {module} is said to be left alone")
            return
    raise ConfigError("the scheme was changed")


def _compare(loaded: Mapping[str, Any], weights: Mapping[str, Any]) -> None:
    for name, array in loaded.items():
        before = weights.get(name)
        if before is None or array.shape != before.shape or array.tobytes() != before.tobytes():
            raise Wrong(f"{name} is not what the config says")


QUANTISED = Target("quantised", ".json", seeds, damage, judge, share=0.5)
