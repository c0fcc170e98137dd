"""Checkpoints of compressed-tensors: read as what its source says, and refused by name where they are not of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
from layer_cases import weight
from numpy.typing import NDArray

from emitter.errors import CheckpointError, ConfigError
from emitter.packing import BlockFp8, MlxAffine, MlxMxfp4, MlxMxfp8, Quantised
from emitter.reading.families.layouts import PROJ_EXPERTS, ROUTER
from emitter.reading.layout import LayerLayout
from emitter.signature import Argument, DType, weight_arguments
from tests.compressed_tensors import Tensors, config_of, floats, integers, microscaled
from weights import load_layer
from weights.layer import packings_of, stored_weights
from weights.store import open_store

E, I, H = 3, 96, 192  # noqa: E741
PREFIX = "model.layers.0.mlp."
LAYOUT = LayerLayout(("model.layers.{l}.mlp.",), (ROUTER, *PROJ_EXPERTS))
PARTS = {"gate_proj": (I, H), "up_proj": (I, H), "down_proj": (H, I)}
BF16, F16, F32 = ml_dtypes.bfloat16, np.float16, np.float32
Made = Callable[[np.random.Generator, str, tuple[int, int]], tuple[Tensors, NDArray[np.float32]]]


def wanted(dtype: DType = DType.F32) -> tuple[Argument, ...]:
    return (
        weight("router", E, H),
        weight("expert_gate_up", E, 2 * I, H, dtype=dtype),
        weight("expert_down", E, H, I, dtype=dtype),
    )


def group(size: int | None, bits: int = 4, **more: Any) -> dict[str, Any]:
    strategy = {"strategy": "channel"} if size is None else {"strategy": "group", "group_size": size}
    return {"num_bits": bits, "type": "int", **strategy, **more}


def fp8(**strategy: Any) -> dict[str, Any]:
    return {"num_bits": 8, "type": "float", **strategy}


def ints(**how: Any) -> Made:
    return lambda rng, name, shape: integers(rng, name, shape, **how)


def e4m3(rows: int | None, columns: int | None, scale: Any) -> Made:
    return lambda rng, name, shape: floats(rng, name, shape, rows, columns, scale)


class Layer:
    """A layer's tensors as they are stored, and the numbers that they stand for."""

    def __init__(self, made: Made, quantisation: dict[str, Any]) -> None:
        rng = np.random.default_rng(21)
        self.quantisation = quantisation
        self.router = rng.standard_normal((E, H)).astype(F32)
        self.tensors: Tensors = {f"{PREFIX}gate.weight": self.router}
        self.numbers: dict[str, list[NDArray[np.float32]]] = {part: [] for part in PARTS}
        for e in range(E):
            for part, shape in PARTS.items():
                tensors, numbers = made(rng, f"{PREFIX}experts.{e}.{part}.weight", shape)
                self.tensors |= tensors
                self.numbers[part].append(numbers)

    def write(self, folder: Path) -> Path:
        (folder / "config.json").write_text(json.dumps({"quantization_config": self.quantisation}))
        safetensors.numpy.save_file(self.tensors, folder / "model.safetensors")
        return folder

    def expected(self) -> dict[str, NDArray[np.float32]]:
        gate, up, down = (np.stack(self.numbers[part]) for part in PARTS)
        return {"router": self.router, "expert_gate_up": np.concatenate([gate, up], axis=1), "expert_down": down}


def four(**more: Any) -> Layer:
    return Layer(ints(group=32), config_of(group(32), "pack-quantized", ["re:.*mlp[.]gate$", "lm_head"], **more))


CASES: dict[str, tuple[Made, dict[str, Any], str, tuple[Quantised, ...]]] = {
    "w4 groups of 32": (ints(group=32), group(32), "pack-quantized", (MlxAffine(4, 32, DType.BF16),)),
    "w4 groups of 96": (ints(group=96), group(96), "pack-quantized", (MlxAffine(4, 32, DType.BF16),)),
    "w4 groups of 16": (ints(group=16), group(16), "pack-quantized", (MlxAffine(4, 16, DType.BF16),)),
    "w4 channels": (
        ints(scale=F16),
        group(None),
        "pack-quantized",
        (MlxAffine(4, 64, DType.F16), MlxAffine(4, 32, DType.F16)),
    ),
    "w8 groups of 32, f16": (ints(bits=8, group=32, scale=F16), group(32, 8), "pack-quantized",
                             (MlxAffine(8, 32, DType.F16),)),
    "w2 groups of 32": (ints(bits=2, group=32), group(32, 2), "pack-quantized", (MlxAffine(2, 32, DType.BF16),)),
    "w4 with zero points": (ints(group=96, symmetric=False), group(96, symmetric=False), "pack-quantized",
                            (MlxAffine(4, 32, DType.F32),)),
    "w8 with zero points": (ints(bits=8, group=32, symmetric=False), group(32, 8, symmetric=False), "pack-quantized",
                            (MlxAffine(8, 32, DType.F32),)),
    "w8 integers": (ints(bits=8, packed=False), group(None, 8), "int-quantized",
                    (MlxAffine(8, 64, DType.BF16), MlxAffine(8, 32, DType.BF16))),
    "w8 integers, naive": (ints(bits=8, packed=False, group=32), group(32, 8), "naive-quantized",
                           (MlxAffine(8, 32, DType.BF16),)),
    "fp8 channels": (e4m3(1, None, BF16), fp8(strategy="channel"), "float-quantized",
                     (BlockFp8(1, 256), BlockFp8(1, 128))),
    "fp8 groups": (e4m3(1, 32, F32), fp8(strategy="group", group_size=32), "float-quantized", (BlockFp8(1, 32),)),
    "fp8 tensors": (e4m3(None, None, F32), fp8(strategy="tensor"), "float-quantized",
                    (BlockFp8(128, 256), BlockFp8(256, 128))),
    "fp8 blocks": (e4m3(32, 64, F32), fp8(strategy="block", block_structure=[32, 64]), "float-quantized",
                   (BlockFp8(32, 64),)),
    "mxfp4": (lambda rng, n, s: microscaled(rng, n, s, 4), {"num_bits": 4, "type": "float", "group_size": 32},
              "mxfp4-pack-quantized", (MlxMxfp4(),)),
    "mxfp8": (lambda rng, n, s: microscaled(rng, n, s, 8), {"num_bits": 8, "type": "float", "group_size": 32},
              "mxfp8-quantized", (MlxMxfp8(),)),
}  # fmt: skip


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda dtype: dtype.value)
@pytest.mark.parametrize("name", CASES)
def test_numbers_are_those_of_the_format(
    name: str, dtype: DType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exactly, in parts that begin within what words and blocks hold; and how their planes are held."""
    monkeypatch.setattr("weights.packed.UNPACKED_AT_ONCE", 7 * 4 * H)
    made, weights, form, packings = CASES[name]
    layer = Layer(made, config_of(weights, form, [f"{PREFIX}gate"]))
    folder = layer.write(tmp_path)
    loaded = load_layer(folder, LAYOUT, 0, wanted(dtype))
    for of, numbers in layer.expected().items():
        np.testing.assert_array_equal(loaded[of], numbers if of == "router" else numbers.astype(dtype.numpy))
    stored = {weight.name: weight for weight in stored_weights(folder, LAYOUT, 0, wanted())}
    assert stored["expert_gate_up"].packings == packings[:1]
    assert stored["expert_down"].packings == packings[-1:]
    there = sum(array.nbytes for tensor, array in layer.tensors.items() if "down_proj" in tensor)
    assert stored["expert_down"].nbytes == there


@pytest.mark.parametrize("name", CASES)
def test_planes_hold_the_same_numbers(name: str, tmp_path: Path) -> None:
    """As kernels take them, stacked, with gates above ups."""
    made, weights, form, _ = CASES[name]
    layer = Layer(made, config_of(weights, form, [f"{PREFIX}gate"]))
    store = open_store(layer.write(tmp_path))
    found = packings_of(store, LAYOUT, 0, wanted())
    for of, packing in found.items():
        if of.name == "router" or (name == "fp8 tensors" and of.name == "expert_gate_up"):
            assert isinstance(packing, str)
            continue
        assert not isinstance(packing, str), packing
        arguments = weight_arguments([replace(of, packing=packing)], DType.F32)
        planes = {a.of_weight.plane.name: load_layer(store, LAYOUT, 0, [a])[a.name] for a in arguments}
        np.testing.assert_array_equal(packing.numbers(planes).reshape(of.shape), layer.expected()[of.name])


UP = f"{PREFIX}experts.1.up_proj.weight"


def _drop(name: str) -> Callable[[Layer], object]:
    return lambda layer: layer.tensors.__delitem__(name)


def _put(name: str, value: Any) -> Callable[[Layer], object]:
    return lambda layer: layer.tensors.update({name: np.asarray(value)})


def _said(**more: Any) -> Callable[[Layer], object]:
    return lambda layer: layer.quantisation["config_groups"]["group_0"]["weights"].update(more)


def _g_idx(order: NDArray[Any]) -> Callable[[Layer], object]:
    return _put(f"{UP}_g_idx", order.astype(np.int32))


IN_PLACE, SHUFFLED = np.arange(H) // 32, np.random.default_rng(0).permutation(np.arange(H) // 32)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (_drop(f"{UP}_scale"), f'"{UP}_packed" is quantised, but "{UP}_scale" is missing'),
        (_drop(f"{UP}_packed"), f"expert_gate_up is incomplete: {UP} missing"),
        (_put(f"{UP}_shape", [I]), f'"{UP}_shape" is [1], expected [2]'),
        (_put(f"{UP}_shape", np.float32([I, H])), f'"{UP}_shape" is stored as F32, expected I64 or I32'),
        (_put(f"{UP}_scale", np.ones((I, 5), BF16)), f'"{UP}_scale" is [{I}, 5], expected [{I}, 6]'),
        (_put(f"{UP}_scale", np.ones((I, 6), np.int8)), f'"{UP}_scale" is stored as I8, expected F16 or BF16 or F32'),
        (_put(f"{UP}_scale", np.full((I, 6), np.inf, BF16)), f'"{UP}_scale" has scales that are infinite'),
        (_put(f"{UP}_scale", np.full((I, 6), 2**13, F16)), "are beyond the range of f16"),
        (_put(f"{UP}_packed", np.ones((I, H // 8))), f'"{UP}_packed" is stored as F64, expected I32'),
        (_put(f"{UP}_packed", np.ones((1, I, H // 8), np.int32)), f'"{UP}_packed" is [1, {I}, 24], expected a matrix'),
        (_put(UP, np.ones((I, H), F32)), f'holds both "{UP}" and "{UP}_packed"; remove one'),
        (_put(f"{UP}_global_scale", np.ones(1, F32)), f"{UP}_global_scale would not be read"),
        (_put(f"{UP}_zero_point", np.ones((12, 6), np.int32)), f'has "{UP}_zero_point" and is symmetric'),
        (_said(symmetric=False), f'"{PREFIX}experts.0.gate_proj.weight_zero_point" is missing'),
        (_g_idx(SHUFFLED), f'"{UP}_g_idx" has columns in groups by their activations (actorder group)'),
        (_said(actorder="group"), f'"{PREFIX}experts.0.gate_proj.weight_g_idx" is missing'),
        (lambda layer: layer.quantisation["ignore"].append("re:.*up_proj"), "is quantised, but quantization_config of"),
        (lambda layer: layer.quantisation["config_groups"]["group_0"].update(targets=["re:.*[gu]"]), "no group t"),
        (lambda layer: layer.quantisation.update(format="int-quantized"), "num_bits is 4; accepted of format int-q"),
        (lambda layer: layer.quantisation.update(format="mxfp4-pack-quantized"), 'type is "int"; accepted of format m'),
    ],
)  # fmt: skip
def test_tensors_that_do_not_belong_together_are_refused(
    change: Callable[[Layer], object], message: str, tmp_path: Path
) -> None:
    layer = four()
    change(layer)
    with pytest.raises((CheckpointError, ConfigError), match=re.escape(message)):
        load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())


@pytest.mark.parametrize(
    "change",
    [
        _g_idx(IN_PLACE),
        _g_idx(np.full(H, -1)),
        _drop(f"{UP}_shape"),
        _put(f"{UP}_shape", np.int32([I, H])),
        _put(f"{PREFIX}experts.0.gate_proj.input_scale", np.ones(1, F32)),
        _said(actorder="weight", observer="mse", scale_dtype=None),
        lambda layer: layer.quantisation.update(sparsity_config={"format": "dense", "ignore": []}, version="0.9.4"),
        lambda layer: layer.quantisation.update(transform_config={}, kv_cache_scheme={"num_bits": 8, "type": "float"}),
        lambda layer: layer.quantisation["config_groups"]["group_0"].update(input_activations={"num_bits": 8}),
    ],
)
def test_what_changes_no_number_is_accepted(change: Callable[[Layer], object], tmp_path: Path) -> None:
    layer = four()
    change(layer)
    loaded = load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())
    for name, numbers in layer.expected().items():
        np.testing.assert_array_equal(loaded[name], numbers)


def test_a_plain_tensor_is_one_that_the_config_ignores(tmp_path: Path) -> None:
    layer = four()
    for name in (f"{UP}_packed", f"{UP}_scale", f"{UP}_shape"):
        del layer.tensors[name]
    layer.tensors[UP] = layer.numbers["up_proj"][1]
    with pytest.raises(CheckpointError, match=r"experts\.1\.up_proj\.weight\" is stored plainly.* its module among i"):
        load_layer(layer.write(tmp_path), LAYOUT, 0, wanted(DType.BF16))
    layer.quantisation["ignore"].append(UP.removesuffix(".weight"))
    loaded = load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())
    np.testing.assert_array_equal(loaded["expert_gate_up"], layer.expected()["expert_gate_up"])


def test_a_module_has_the_scheme_of_its_most_specific_target(tmp_path: Path) -> None:
    """As ``match_targets`` orders them: its name, then expressions as they sort, then its class; gates in 8 bits."""
    layer = four()
    rng = np.random.default_rng(3)
    gate = f"{PREFIX}experts.2.gate_proj.weight"
    eight, numbers = integers(rng, gate, PARTS["gate_proj"], bits=8, group=64)
    layer.tensors |= eight
    layer.numbers["gate_proj"][2] = numbers
    groups = layer.quantisation["config_groups"]
    groups["group_0"]["targets"] = ["Linear"]
    groups["a"] = {"targets": ["re:.*gate_proj"], "weights": group(128, 8)}
    groups["b"] = {"targets": ["re:.*experts[.]2[.]gate"], "weights": group(64, 8)}
    groups["c"] = {"targets": [gate.removesuffix(".weight")], "weights": group(64, 8)}
    groups["d"] = {"targets": ["re:.*experts[.][01][.]gate_proj"], "weights": group(32)}
    loaded = load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())
    np.testing.assert_array_equal(loaded["expert_gate_up"], layer.expected()["expert_gate_up"])
    del groups["c"]
    loaded = load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())  # "experts[" sorts before "gate_proj"
    np.testing.assert_array_equal(loaded["expert_gate_up"], layer.expected()["expert_gate_up"])


def _of(**more: Any) -> dict[str, Any]:
    return config_of(group(32), "pack-quantized") | more


def _weights(**more: Any) -> dict[str, Any]:
    return config_of(group(32) | more, "pack-quantized")


def _targets(*names: Any) -> dict[str, Any]:
    return config_of(group(32), "pack-quantized", targets=list(names))


@pytest.mark.parametrize(
    ("quantisation", "message"),
    [
        (_of(format="nvfp4-pack-quantized"), 'format is "nvfp4-pack-quantized"; read are pack-quantized, int'),
        (_of(format="marlin-24"), 'format is "marlin-24"; read are'),
        (_of(format="mixed-precision"), "mixed-precision has one in each group"),
        (_of(sparsity_config={"format": "sparse-24-bitmask"}), 'sparsity_config is {"format": "sparse-24-bitmask"}'),
        (_of(transform_config={"config_groups": {"R1": {}}}), "transform_config is"),
        (_of(quantization_status="initialized"), 'quantization_status is "initialized"; accepted are null, "compr'),
        (_of(packing="other"), '"packing" is not known for compressed-tensors; known are quant_method, format'),
        (_of(config_groups={}), "config_groups is {}; accepted is an object of 1 to 64 groups"),
        (_of(config_groups={"W4A16": ["Linear"]}), '"W4A16" is ["Linear"]; accepted is an object with targets and we'),
        (_of(ignore="lm_head"), 'ignore is "lm_head"; accepted are at most 65536 names of modules'),
        (_weights(num_bits=3), "num_bits is 3; accepted of format pack-quantized are 2, 4, 8"),
        (_weights(num_bits=True), "num_bits is true; accepted"),
        (_weights(group_size=24), "group_size is 24; accepted are multiples of 16"),
        (_weights(group_size=None), "group_size is null; accepted are multiples of 16"),
        (_weights(strategy="channel"), "group_size is 32 beside strategy channel; accepted is none"),
        (_weights(strategy="tensor"), 'strategy is "tensor"; accepted of format pack-quantized are "group", "channel"'),
        (_weights(type="float"), 'type is "float"; accepted of format pack-quantized are "int"'),
        (_weights(dynamic=True), "dynamic is true"),
        (_weights(rounding="up"), '"rounding" is not known for compressed-tensors'),
        (_targets(1), "targets has 1; accepted are names of at most 255 characters"),
        (_targets("re:(a+)+b"), 'targets has "re:(a+)+b"; accepted are regular expressions with at most 4 repeats'),
        (_targets("re:.*.*.*.*.*b"), "accepted are regular expressions with at most 4 repeats"),
        (_targets("re:["), 'targets has "re:[", which is no regular expression: unterminated character set'),
        (_targets(*[f"re:{n}" for n in range(257)]), "at most 256 of them regular expressions"),
        (config_of(fp8(strategy="block"), "float-quantized"), "block_structure is null; accepted are two numbers"),
        (config_of(fp8(strategy="group", group_size=64), "mxfp8-quantized"), "group_size is 64; accepted are 32"),
    ],
)  # fmt: skip
def test_what_a_config_may_not_say(quantisation: dict[str, Any], message: str, tmp_path: Path) -> None:
    layer = four()
    layer.quantisation = quantisation
    with pytest.raises(ConfigError, match=re.escape(message)):
        load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())


def test_rows_that_no_group_divides_are_refused(tmp_path: Path) -> None:
    made = lambda rng, name, shape: integers(rng, name, (shape[0], 72))  # noqa: E731
    layer = Layer(made, config_of(group(None), "pack-quantized", [f"{PREFIX}gate"]))
    with pytest.raises(
        CheckpointError, match="72 numbers in a row, 72 to a scale; read are rows of whole groups, of a"
    ):
        load_layer(layer.write(tmp_path), LAYOUT, 0, wanted())
