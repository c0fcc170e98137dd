"""Quantised checkpoints: read as the tensors they stand for, and refused by name where their planes do not agree."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import mlx.core as mx
import numpy as np
import pytest
import safetensors.numpy
import torch
from layer_cases import weight
from numpy.typing import NDArray
from safetensors.torch import load_file, save_file
from transformers.integrations.finegrained_fp8 import _dequantize_fp8_weight
from transformers.integrations.mxfp4 import convert_moe_packed_tensors
from transformers.quantizers.quantizers_utils import should_convert_module

from emitter.errors import CheckpointError, ConfigError
from emitter.reading.families.layouts import PROJ_EXPERTS, ROUTER, TRANSPOSED_EXPERTS
from emitter.reading.layout import Interleaved, LayerLayout, Tensor, Transposed, WeightLayout
from emitter.reading.quantisation import LeftAlone
from emitter.signature import Argument, DType
from weights import load_layer
from weights.store import open_store

E, I, H = 3, 64, 128  # noqa: E741
PREFIX = "model.layers.0.mlp."
LAYOUT = LayerLayout(("model.layers.{l}.mlp.",), (ROUTER, *PROJ_EXPERTS))
TRANSPOSED = LayerLayout(("model.layers.{l}.mlp.",), (ROUTER, *TRANSPOSED_EXPERTS))
INTERLEAVED = LayerLayout(
    ("model.layers.{l}.mlp.",),
    (
        ROUTER,
        WeightLayout("expert_gate_up", Interleaved(Transposed(Tensor("experts.gate_up_proj"))), ()),
        TRANSPOSED_EXPERTS[1],
    ),
)


def wanted(dtype: DType = DType.F32) -> tuple[Argument, ...]:
    return (
        weight("router", E, H),
        weight("expert_gate_up", E, 2 * I, H, dtype=dtype),
        weight("expert_down", E, H, I, dtype=dtype),
    )


def random_weight(seed: int, *shape: int) -> mx.array:
    return mx.array(np.random.default_rng(seed).standard_normal(shape).astype(np.float32))


class Mlx:
    """Tensors as mlx writes them, and the numbers that they stand for, as mlx has them in f32."""

    def __init__(self) -> None:
        self.tensors: dict[str, mx.array] = {}
        self.quantisation: dict[str, Any] = {"group_size": 64, "bits": 4}

    def add(self, name: str, weight: mx.array, dtype: Any = mx.float16, **how: Any) -> NDArray[np.float32]:
        planes = mx.quantize(weight.astype(dtype), **how)
        self.tensors |= dict(zip((f"{name}.weight", f"{name}.scales", f"{name}.biases"), planes, strict=False))
        rest = [plane.astype(mx.float32) if plane.dtype != mx.uint8 else plane for plane in planes[1:]]
        return np.array(mx.dequantize(planes[0], *rest, dtype=mx.float32, **how))

    def write(self, folder: Path) -> Path:
        folder.mkdir(exist_ok=True)
        (folder / "config.json").write_text(json.dumps({"quantization": self.quantisation}))
        mx.save_safetensors(str(folder / "model.safetensors"), self.tensors, metadata={"format": "mlx"})
        return folder


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda dtype: dtype.value)
@pytest.mark.parametrize("module", ["switch_mlp", "experts"])
def test_mlx_stacks_with_parameters_of_their_own(tmp_path: Path, module: str, dtype: DType) -> None:
    """4 bits, the router with 8, down in 6 bits of groups of 32, gate in bf16 scales: each as mlx has it, in f32."""
    mlx = Mlx()
    router = mlx.add(f"{PREFIX}gate", random_weight(0, E, H), group_size=64, bits=8)
    mlx.quantisation[f"{PREFIX}gate"] = {"group_size": 64, "bits": 8}
    gate = mlx.add(f"{PREFIX}{module}.gate_proj", random_weight(1, E, I, H), mx.bfloat16, group_size=64, bits=4)
    up = mlx.add(f"{PREFIX}{module}.up_proj", random_weight(2, E, I, H), group_size=64, bits=4)
    down = mlx.add(f"{PREFIX}{module}.down_proj", random_weight(3, E, H, I), group_size=32, bits=6)
    mlx.quantisation[f"{PREFIX}{module}.down_proj"] = {"group_size": 32, "bits": 6}
    loaded = load_layer(mlx.write(tmp_path), LAYOUT, 0, wanted(dtype))
    np.testing.assert_array_equal(loaded["router"], router)
    np.testing.assert_array_equal(loaded["expert_gate_up"], np.concatenate([gate, up], axis=1).astype(dtype.numpy))
    np.testing.assert_array_equal(loaded["expert_down"], down.astype(dtype.numpy))


@pytest.mark.parametrize(("mode", "group", "bits"), [("mxfp4", 32, 4), ("nvfp4", 16, 4), ("mxfp8", 32, 8)])
def test_mlx_small_floats_beside_tensors_that_were_left_alone(tmp_path: Path, mode: str, group: int, bits: int) -> None:
    mlx = Mlx()
    mlx.quantisation = {"group_size": group, "bits": bits, "mode": mode, f"{PREFIX}gate": False}
    router = random_weight(0, E, H)
    mlx.tensors[f"{PREFIX}gate.weight"] = router.astype(mx.bfloat16)
    how = {"group_size": group, "bits": bits, "mode": mode}
    gate, up, down = (
        mlx.add(f"{PREFIX}switch_mlp.{name}", random_weight(seed, *shape), mx.bfloat16, **how)
        for seed, (name, shape) in enumerate(
            {"gate_proj": (E, I, H), "up_proj": (E, I, H), "down_proj": (E, H, I)}.items(), 1
        )
    )
    loaded = load_layer(mlx.write(tmp_path), LAYOUT, 0, wanted())
    np.testing.assert_array_equal(loaded["router"], np.array(router.astype(mx.bfloat16).astype(mx.float32)))
    np.testing.assert_array_equal(loaded["expert_gate_up"], np.concatenate([gate, up], axis=1))
    np.testing.assert_array_equal(loaded["expert_down"], down)


def test_mlx_experts_one_by_one(tmp_path: Path) -> None:
    """Quantised before they were stacked: a tensor and its planes for each expert."""
    mlx = Mlx()
    mlx.tensors[f"{PREFIX}gate.weight"] = random_weight(0, E, H)
    parts = {
        name: [
            mlx.add(f"{PREFIX}experts.{e}.{name}", random_weight(10 * e + len(name), *shape), group_size=64, bits=4)
            for e in range(E)
        ]
        for name, shape in {"gate_proj": (I, H), "up_proj": (I, H), "down_proj": (H, I)}.items()
    }
    loaded = load_layer(mlx.write(tmp_path), LAYOUT, 0, wanted())
    stacked = {name: np.stack(of) for name, of in parts.items()}
    expected = np.concatenate([stacked["gate_proj"], stacked["up_proj"]], axis=1)
    np.testing.assert_array_equal(loaded["expert_gate_up"], expected)
    np.testing.assert_array_equal(loaded["expert_down"], stacked["down_proj"])


def test_plain_mlx_stacks(tmp_path: Path) -> None:
    tensors = {
        f"{PREFIX}gate.weight": random_weight(0, E, H),
        f"{PREFIX}switch_mlp.gate_proj.weight": random_weight(1, E, I, H),
        f"{PREFIX}switch_mlp.up_proj.weight": random_weight(2, E, I, H),
        f"{PREFIX}switch_mlp.down_proj.weight": random_weight(3, E, H, I),
    }
    mx.save_safetensors(str(tmp_path / "model.safetensors"), tensors)
    loaded = load_layer(tmp_path, LAYOUT, 0, wanted())
    gate, up = (np.array(tensors[f"{PREFIX}switch_mlp.{name}.weight"]) for name in ("gate_proj", "up_proj"))
    np.testing.assert_array_equal(loaded["expert_gate_up"], np.concatenate([gate, up], axis=1))


def test_mxfp4_lies_as_transformers_has_it(tmp_path: Path) -> None:
    """gpt-oss: blocks over the input of rows that alternate gate and up; in memory transposed, as bf16."""
    rng = np.random.default_rng(5)
    tensors, expected = {f"{PREFIX}gate.weight": rng.standard_normal((E, H)).astype(np.float32)}, {}
    for name, (rows, columns) in {"gate_up_proj": (2 * I, H), "down_proj": (H, I)}.items():
        blocks = rng.integers(0, 256, (E, rows, columns // 32, 16), np.uint8)
        scales = rng.integers(100, 140, (E, rows, columns // 32), np.uint8)
        tensors |= {f"{PREFIX}experts.{name}_blocks": blocks, f"{PREFIX}experts.{name}_scales": scales}
        expected[name] = convert_moe_packed_tensors(torch.from_numpy(blocks), torch.from_numpy(scales)).float().numpy()
    safetensors.numpy.save_file(tensors, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "mxfp4"}}')
    loaded = load_layer(tmp_path, TRANSPOSED, 0, wanted())
    np.testing.assert_array_equal(loaded["expert_gate_up"], expected["gate_up_proj"].swapaxes(1, 2))
    np.testing.assert_array_equal(loaded["expert_down"], expected["down_proj"].swapaxes(1, 2))
    interleaved = load_layer(tmp_path, INTERLEAVED, 0, wanted()[1:2])["expert_gate_up"]
    both = expected["gate_up_proj"].swapaxes(1, 2)
    np.testing.assert_array_equal(interleaved, np.concatenate([both[:, ::2], both[:, 1::2]], axis=1))


@pytest.mark.parametrize("stacked", [False, True])
def test_fp8_in_blocks_with_ragged_edges(tmp_path: Path, stacked: bool) -> None:
    """Blocks of 48 x 40, so that none fits the matrices; beside them a tensor that was not quantised."""
    torch.manual_seed(3)
    tensors: dict[str, torch.Tensor] = {f"{PREFIX}gate.weight": torch.randn(E, H)}
    expected = {}
    shapes = {"gate_up_proj": (2 * I, H)} if stacked else {"gate_proj": (I, H), "up_proj": (I, H)}
    for name, (rows, columns) in {**shapes, "down_proj": (H, I)}.items():
        code = torch.randn(E, rows, columns).to(torch.float8_e4m3fn)
        scale = torch.rand(E, -(-rows // 48), -(-columns // 40))
        expected[name] = _dequantize_fp8_weight(code, scale, [48, 40], torch.float32).numpy()
        if stacked:
            tensors |= {f"{PREFIX}experts.{name}": code, f"{PREFIX}experts.{name}_scale_inv": scale}
            continue
        for e in range(E):
            tensors[f"{PREFIX}experts.{e}.{name}.weight"] = code[e].clone()
            tensors[f"{PREFIX}experts.{e}.{name}.weight_scale_inv"] = scale[e].clone()
    save_file(tensors, tmp_path / "model.safetensors")
    config = {"quantization_config": {"quant_method": "fp8", "weight_block_size": [48, 40]}}
    (tmp_path / "config.json").write_text(json.dumps(config))
    loaded = load_layer(tmp_path, LAYOUT, 0, wanted())
    both = [expected["gate_up_proj"]] if stacked else [expected["gate_proj"], expected["up_proj"]]
    np.testing.assert_array_equal(loaded["expert_gate_up"], np.concatenate(both, axis=1))
    np.testing.assert_array_equal(loaded["expert_down"], expected["down_proj"])
    np.testing.assert_array_equal(loaded["router"], tensors[f"{PREFIX}gate.weight"].numpy())


@pytest.mark.parametrize("at_once", [2**20, 48 * H * 4])
def test_rows_from_inside_blocks_have_the_scales_of_the_whole(
    tmp_path: Path, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows are read from any row to any other, of one matrix and across its end into the next."""
    monkeypatch.setattr("weights.packed.UNPACKED_AT_ONCE", at_once)
    whole = load_layer(_fp8_folder(tmp_path), LAYOUT, 0, wanted())["expert_gate_up"]
    store, name = open_store(tmp_path), f"{PREFIX}experts.gate_up_proj"
    seen = store.array(name)
    for low in range(2 * I):
        for high in {low + 1, min(low + 3, 2 * I), low // 48 * 48 + 48, low // 48 * 48 + 49, 2 * I} - {low}:
            np.testing.assert_array_equal(store.read(name, seen[1, low:high]), whole[1, low:high])
    np.testing.assert_array_equal(store.read(name, seen[:2, 50:]), whole[:2, 50:])
    np.testing.assert_array_equal(store.read(name, seen[:, 50]), whole[:, 50])


def _fp8_folder(folder: Path) -> Path:
    rng = np.random.default_rng(4)
    tensors = {f"{PREFIX}gate.weight": torch.zeros(E, H)}
    for name, (rows, columns) in {"gate_up_proj": (2 * I, H), "down_proj": (H, I)}.items():
        code = torch.from_numpy(rng.standard_normal((E, rows, columns)).astype(np.float32)).to(torch.float8_e4m3fn)
        scale = torch.from_numpy(rng.random((E, -(-rows // 48), -(-columns // 40)), np.float32))
        tensors |= {f"{PREFIX}experts.{name}": code, f"{PREFIX}experts.{name}_scale_inv": scale}
    save_file(tensors, folder / "model.safetensors")
    config = {"quantization_config": {"quant_method": "fp8", "weight_block_size": [48, 40]}}
    (folder / "config.json").write_text(json.dumps(config))
    return folder


UP = f"{PREFIX}switch_mlp.up_proj"


def _without(name: str) -> Callable[[Mlx], None]:
    return lambda mlx: mlx.tensors.__delitem__(name)


def _with(name: str, change: Callable[[mx.array], mx.array]) -> Callable[[Mlx], None]:
    return lambda mlx: mlx.tensors.update({name: change(mlx.tensors[name])})


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_without(f"{UP}.biases"), f'"{UP}.weight" is quantised, but "{UP}.biases" is missing'),
        (_without(f"{PREFIX}gate.scales"), f'"{PREFIX}gate.weight" is quantised, but "{PREFIX}gate.scales" is missing'),
        (
            _with(f"{UP}.scales", lambda t: t[:, :, :1]),
            f'"{UP}.scales" is [3, 64, 1], expected [3, 64, 2] beside "{UP}.weight", "{UP}.biases": MLX affine, '
            "4 bits, groups of 64, f16 scales, of [3, 64, 128] numbers",
        ),
        (_with(f"{UP}.weight", lambda t: t[:, :, :12]), "rows of a multiple of 64 numbers, not a weight of shape"),
        (_with(f"{UP}.weight", lambda t: t[:2]), f'"{UP}.scales" is [3, 64, 2], expected [2, 64, 2]'),
        (_with(f"{UP}.biases", lambda t: t.astype(mx.float32)), f'"{UP}.biases" is stored as F32, expected F16 there'),
        (_with(f"{UP}.scales", lambda t: t.astype(mx.int32)), f'"{UP}.scales" is stored as I32, expected F16 or BF16'),
        (_with(f"{UP}.weight", lambda t: t.view(mx.int32)), f'"{UP}.weight" is stored as I32, expected U32 there'),
        (
            lambda mlx: mlx.quantisation.update({UP: False}),
            f'there is a tensor "{UP}.scales", but config.json says that "{UP}" is not quantised',
        ),
        (
            lambda mlx: mlx.quantisation.update({UP: {"bits": 8, "group_size": 64}}),
            f'"{UP}.scales" is [3, 64, 2], expected [3, 64, 1]',
        ),
        (
            lambda mlx: mlx.tensors.update({f"{PREFIX}switch_mlp.down_proj.bias": mx.ones((E, H))}),
            f"{PREFIX}switch_mlp.down_proj.bias would not be read",
        ),
        (
            lambda mlx: mlx.tensors.update({f"{PREFIX}gate.bias": mx.ones(E)}),
            f"{PREFIX}gate.bias would not be read",
        ),
        (
            lambda mlx: mlx.quantisation.update({UP: {"mode": "mxfp8"}}),
            f'"{UP}.scales" is stored as F16, expected U8 there',
        ),
        (
            lambda mlx: mlx.tensors.update({f"{UP}.global_scale": mx.ones(1)}),
            f'there is a tensor "{UP}.global_scale": weights with a scale of the whole',
        ),
    ],
)
def test_planes_that_do_not_belong_together_are_refused(
    tmp_path: Path, damage: Callable[[Mlx], None], message: str
) -> None:
    mlx = Mlx()
    mlx.add(f"{PREFIX}gate", random_weight(0, E, H), group_size=64, bits=8)
    mlx.quantisation[f"{PREFIX}gate"] = {"group_size": 64, "bits": 8}
    for name, shape in {"gate_proj": (E, I, H), "up_proj": (E, I, H), "down_proj": (E, H, I)}.items():
        mlx.add(f"{PREFIX}switch_mlp.{name}", random_weight(1, *shape), group_size=64, bits=4)
    load_layer(mlx.write(tmp_path / "whole"), LAYOUT, 0, wanted())
    damage(mlx)
    with pytest.raises(CheckpointError, match=re.escape(message)):
        load_layer(mlx.write(tmp_path / "damaged"), LAYOUT, 0, wanted())


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"quantization": 4}, "quantization is 4; accepted is an object"),
        ({"quantization": {"bits": 7}}, "quantization: bits is 7; accepted for affine are 2, 3, 4, 5, 6, 8"),
        ({"quantization": {"bits": True}}, "bits is true"),
        (
            {"quantization": {"bits": 4, "zeros": 8}},
            '"zeros" is not known; known are mode, bits, group_size and modules',
        ),
        ({"quantization": {"a.b": {"bits": 4, "sign": 1}}}, '"a.b": "sign" is not known; known are mode, bits'),
        ({"quantization": {"bits": 4, "group_size": 16}}, "group_size is 16; accepted for affine are 32, 64, 128"),
        ({"quantization": {"mode": "mxfp4", "bits": 8}}, "bits is 8; accepted for mxfp4 are 4"),
        ({"quantization": {"mode": "int4"}}, 'mode is "int4"; accepted are affine, mxfp4, nvfp4, mxfp8'),
        ({"quantization": {"a.b": {"bits": 9}}}, 'quantization: "a.b": bits is 9'),
        ({"quantization_config": []}, "quantization_config is []; accepted is an object"),
        (
            {"text_config": {"quantization_config": {"quant_method": "fp8", "weight_block_size": [128]}}},
            "weight_block_size is [128]; accepted are two numbers from 1 to 16777216",
        ),
        ({"quantization_config": {"quant_method": "fp8", "weight_block_size": [0, 128]}}, "is [0, 128]"),
        (
            {"quantization_config": {"quant_method": "fp8", "modules_to_not_convert": "lm_head"}},
            'modules_to_not_convert is "lm_head"; accepted are at most 65536 names of modules, letters,',
        ),
        (
            {"quantization_config": {"quant_method": "mxfp4", "modules_to_not_convert": ["lm_head", "(a+)+"]}},
            'modules_to_not_convert is [.., "(a+)+", ..]; accepted are',
        ),
        ({"quantization_config": {"quant_method": "mxfp4", "modules_to_not_convert": [""]}}, 'is [.., "", ..]'),
        (
            {"quantization_config": {"quant_method": "mxfp4", "block_size": 16}},
            '"block_size" is not known for quant_method mxfp4; known are quant_method, modules_to_not_convert, deq',
        ),
        (
            {"quantization_config": {"quant_method": "fp8", "modules_to_convert": ["lm_head"]}},
            '"modules_to_convert" is not known for quant_method fp8; known are quant_method, modules_to_not_conv',
        ),
        (
            {"quantization_config": {"quant_method": "fp8", "expert_dtype": "fp4", "fmt": None}},
            'expert_dtype is "fp4"; accepted are "fp8"',
        ),
        (
            {"quantization_config": {"quant_method": "fp8", "modules_to_not_convert": ["a*"] * 257}},
            "at most 256 of them",
        ),
    ],
)
def test_what_the_config_says_is_read_strictly(tmp_path: Path, config: object, message: str) -> None:
    safetensors.numpy.save_file({f"{PREFIX}gate.weight": np.zeros((E, H), "f4")}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps(config))
    with pytest.raises(ConfigError, match=re.escape(message)):
        load_layer(tmp_path, LAYOUT, 0, wanted()[:1])


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ({"_scales": None}, '_blocks" is quantised, but "model.layers.0.mlp.experts.down_proj_scales" is missing'),
        ({"_blocks": np.zeros((E, H, 2, 8), np.uint8)}, "is [3, 128, 2, 8], expected [3, 128, 2, 16]"),
        ({"_scales": np.zeros((E, H, 3), np.uint8)}, "is [3, 128, 3], expected [3, 128, 2]"),
        ({"_scales": np.zeros((E, H, 2), np.float32)}, "is stored as F32, expected U8 there"),
        ({"": np.zeros((E, H, I), np.float32)}, "remove one"),
        ({"_bias": np.zeros((E, H), np.float32)}, "down_proj_bias would not be read"),
        ({"_scales_1": np.zeros((E, H, 2), np.uint8)}, "down_proj_scales_1 would not be read"),
        ({"_blocks": None, "": np.zeros((E, I, H), np.float32)}, "down_proj_scales would not be read"),
    ],
)
def test_blocks_that_do_not_fit_their_scales_are_refused(
    tmp_path: Path, damage: Mapping[str, NDArray[Any] | None], message: str
) -> None:
    name = f"{PREFIX}experts.down_proj"
    whole = {f"{name}_blocks": np.zeros((E, H, 2, 16), np.uint8), f"{name}_scales": np.zeros((E, H, 2), np.uint8)}
    changed = whole | {f"{name}{suffix}": array for suffix, array in damage.items()}
    tensors = {stem: array for stem, array in changed.items() if array is not None}
    safetensors.numpy.save_file(tensors, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "mxfp4"}}')
    with pytest.raises(CheckpointError, match=re.escape(message)):
        load_layer(tmp_path, TRANSPOSED, 0, wanted()[2:])


@pytest.mark.parametrize(
    ("scale", "dtype", "message"),
    [
        (None, torch.float8_e4m3fn, '.weight" is quantised, but'),
        (torch.ones(2, 1), torch.float8_e4m3fn, "is [2, 1], expected [1, 1]"),
        (torch.ones(1, 1, dtype=torch.float16), torch.float8_e4m3fn, "is stored as F16, expected F32 or BF16 there"),
        (torch.ones(1, 1), torch.bfloat16, "is stored as BF16 and has a"),
    ],
)
def test_fp8_without_its_scales_is_refused(
    tmp_path: Path, scale: torch.Tensor | None, dtype: torch.dtype, message: str
) -> None:
    tensors = {f"{PREFIX}gate.weight": torch.zeros(E, H).to(dtype)}
    if scale is not None:
        tensors[f"{PREFIX}gate.weight_scale_inv"] = scale
    save_file(tensors, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "fp8"}}')
    with pytest.raises(CheckpointError, match=re.escape(message)):
        load_layer(tmp_path, LAYOUT, 0, wanted()[:1])


@pytest.mark.parametrize(
    ("name", "refused"), [("weight_scale", True), ("bias", True), ("weight_scale_inv_1", True), ("input_scale", False)]
)
def test_what_lies_beside_the_planes_of_fp8_is_refused_but_for_scales_of_activations(
    tmp_path: Path, name: str, refused: bool
) -> None:
    folder = _fp8_folder(tmp_path)
    whole = load_layer(folder, LAYOUT, 0, wanted())
    tensors = load_file(folder / "model.safetensors")
    odd = f"{PREFIX}experts.down_proj.{name}"
    save_file(tensors | {odd: torch.ones(1)}, folder / "model.safetensors")
    if refused:
        with pytest.raises(CheckpointError, match=re.escape(f"{odd} would not be read")):
            load_layer(folder, LAYOUT, 0, wanted())
    else:
        np.testing.assert_array_equal(load_layer(folder, LAYOUT, 0, wanted())["expert_down"], whole["expert_down"])


MODULES = (
    *("lm_head", "gate", "mlp.gate", "model.layers.*.self_attn", "model.layers.1.mlp", "model.layers.*.mlp.experts"),
    *("experts", "down_proj", "model.layers", "layers.1", "model.layers.1.mlp.experts.0.up_proj", "shared_experts"),
)


@pytest.mark.parametrize("module", MODULES)
def test_modules_are_left_alone_as_transformers_has_it(module: str) -> None:
    found = LeftAlone((module,))
    for layer in ("model.layers.1", "model.layers.11"):
        for name in ("mlp.gate", "mlp.gate_proj", "mlp.shared_experts.down_proj", "self_attn.q_proj"):
            assert (f"{layer}.{name}.weight" in found) != should_convert_module(f"{layer}.{name}", [module])
        of_experts = not should_convert_module(f"{layer}.mlp.experts", [module])
        assert (f"{layer}.mlp.experts.gate_up_proj" in found) == of_experts
        by_name = not should_convert_module(f"{layer}.mlp.experts.0.up_proj", [module])
        assert (f"{layer}.mlp.experts.0.up_proj.weight" in found) == (of_experts or by_name)


@pytest.mark.parametrize(
    ("listed", "plain", "says"),
    [
        ([], False, None),
        (None, True, "down_proj.* is stored plainly, and .* expected are its scales, or its module among modules_to"),
        (["lm_head", f"{PREFIX}gate"], True, "down_proj.* is stored plainly, and the quantization_config of config"),
        ([f"{PREFIX}experts.down_proj"], True, None),
        ([f"{PREFIX}experts.down_proj"], False, "down_proj.* is quantised, but modules_to_not_convert of config"),
        (["model.layers.*.mlp"], False, "gate_up_proj.* is quantised, but modules_to_not_convert of config.json"),
    ],
)
@pytest.mark.parametrize("method", ["fp8", "mxfp4"])
def test_a_module_is_packed_unless_the_config_says_that_it_was_left_alone(
    tmp_path: Path, method: str, listed: list[str] | None, plain: bool, says: str | None
) -> None:
    tensors: dict[str, Any] = {f"{PREFIX}gate.weight": np.ones((E, H), np.float32)}
    config: dict[str, Any] = {"quant_method": method, "modules_to_not_convert": listed}
    if method == "fp8":
        tensors = load_file(_fp8_folder(tmp_path) / "model.safetensors")
        config["weight_block_size"] = [48, 40]
        down, layout = [f"{PREFIX}experts.down_proj", f"{PREFIX}experts.down_proj_scale_inv"], LAYOUT
    else:
        down, layout = [f"{PREFIX}experts.down_proj_{plane}" for plane in ("blocks", "scales")], TRANSPOSED
        for name, (rows, columns) in {"gate_up_proj": (2 * I, H), "down_proj": (H, I)}.items():
            tensors[f"{PREFIX}experts.{name}_blocks"] = np.ones((E, rows, columns // 32, 16), np.uint8)
            tensors[f"{PREFIX}experts.{name}_scales"] = np.full((E, rows, columns // 32), 127, np.uint8)
    tensors = {name: torch.as_tensor(tensor) for name, tensor in tensors.items() if not (plain and name in down)}
    if plain:
        tensors[f"{PREFIX}experts.down_proj"] = torch.ones((E, H, I) if method == "fp8" else (E, I, H))
    save_file(tensors, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps({"quantization_config": config}))
    if says is None:
        assert load_layer(tmp_path, layout, 0, wanted(DType.BF16)).keys() == {a.name for a in wanted()}
    else:
        with pytest.raises(CheckpointError, match=says):
            load_layer(tmp_path, layout, 0, wanted(DType.BF16))


def test_a_scale_beyond_the_compute_type_is_refused(tmp_path: Path) -> None:
    """2^120 is no f16: refused as a plain weight of that size is."""
    mlx = Mlx()
    mlx.quantisation = {"group_size": 32, "bits": 4, "mode": "mxfp4"}
    mlx.add(f"{PREFIX}gate", random_weight(0, E, H), group_size=32, bits=4, mode="mxfp4")
    mlx.tensors[f"{PREFIX}gate.scales"] = mx.full((E, H // 32), 247, mx.uint8)
    argument = weight("router", E, H, dtype=DType.F16)
    with pytest.raises(CheckpointError, match=r"gate\.weight holds values beyond the range of f16"):
        load_layer(mlx.write(tmp_path), LAYOUT, 0, (argument,))
