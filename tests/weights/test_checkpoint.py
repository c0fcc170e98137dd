"""Model directories: what is read, what is refused and in which words, and what arrives in the graph's dtype."""

from __future__ import annotations

import json
import os
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
from layer_cases import LAYOUT, E, H, I, wanted, weight
from numpy.typing import NDArray

from emitter.errors import CheckpointError
from emitter.reading.layout import LayerLayout, Tensor, Transposed, Unused, WeightLayout
from emitter.signature import DType
from weights import Checkpoint, load_layer, random_weights, write_checkpoint
from weights.checkpoint import INDEX, SINGLE

Array = NDArray[Any]
BF16 = np.dtype(ml_dtypes.bfloat16)


@pytest.fixture
def weights() -> dict[str, Array]:
    return random_weights(wanted(), 7)


@pytest.fixture
def sharded(tmp_path: Path, weights: dict[str, Array]) -> Path:
    write_checkpoint(tmp_path / "model", {}, {1: weights}, LAYOUT, wanted(), max_shard_bytes=12_000)
    return tmp_path / "model"


def save(directory: Path, arrays: dict[str, Array], name: str = SINGLE) -> Path:
    directory.mkdir(exist_ok=True)
    safetensors.numpy.save_file(arrays, directory / name)
    return directory


def same(read: dict[str, Array], expected: dict[str, Array]) -> bool:
    return list(read) == list(expected) and all(np.array_equal(read[name], expected[name]) for name in expected)


def test_sharded_single_and_unindexed_directories_read_alike(
    tmp_path: Path, sharded: Path, weights: dict[str, Array]
) -> None:
    assert len(list(sharded.glob("*.safetensors"))) > 2
    assert same(load_layer(sharded, LAYOUT, 1, wanted()), weights)
    write_checkpoint(tmp_path / "single", {}, {1: weights}, LAYOUT, wanted())
    assert same(load_layer(tmp_path / "single", LAYOUT, 1, wanted()), weights)
    assert same(load_layer(tmp_path / "single" / SINGLE, LAYOUT, 1, wanted()), weights)
    (sharded / INDEX).unlink()
    assert same(load_layer(sharded, LAYOUT, 1, wanted()), weights)


@pytest.mark.parametrize("max_shard_bytes", [12_000, 10**9])
@pytest.mark.parametrize("memory_names", [False, True])
def test_each_layer_has_its_own_weights(tmp_path: Path, max_shard_bytes: int, memory_names: bool) -> None:
    layers = {layer: random_weights(wanted(), layer) for layer in (0, 1, 2, 10, 11)}
    write_checkpoint(tmp_path, {}, layers, LAYOUT, wanted(), max_shard_bytes=max_shard_bytes, memory_names=memory_names)
    checkpoint = Checkpoint(tmp_path)
    for layer, expected in layers.items():
        assert same(load_layer(tmp_path, LAYOUT, layer, wanted()), expected)
        assert same(load_layer(checkpoint, LAYOUT, layer, wanted()), expected)


def test_in_memory_names_and_the_second_prefix_are_found(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path / "memory", {}, {1: weights}, LAYOUT, wanted(), memory_names=True)
    assert same(load_layer(tmp_path / "memory", LAYOUT, 1, wanted()), weights)
    other = LayerLayout(LAYOUT.prefixes[1:], LAYOUT.weights)
    write_checkpoint(tmp_path / "wrapped", {}, {1: weights}, other, wanted())
    assert same(load_layer(tmp_path / "wrapped", LAYOUT, 1, wanted()), weights)


def test_the_first_prefix_counts_where_a_file_has_two(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path / "a", {}, {1: weights}, LAYOUT, wanted())
    others = {name: array + 1 for name, array in weights.items()}
    write_checkpoint(tmp_path / "b", {}, {1: others}, LayerLayout(LAYOUT.prefixes[1:], LAYOUT.weights), wanted())
    both = [safetensors.numpy.load_file(tmp_path / directory / SINGLE) for directory in "ab"]
    save(tmp_path / "both", both[0] | both[1])
    assert same(load_layer(tmp_path / "both", LAYOUT, 1, wanted()), weights)
    save(tmp_path / "neither", {name: array for name, array in (both[0] | both[1]).items() if "gate.w" not in name})
    with pytest.raises(CheckpointError, match=r"looked for model\.layers\.1\.mlp\.gate\.weight"):
        load_layer(tmp_path / "neither", LAYOUT, 1, wanted())


def test_only_the_shards_of_the_layer_need_to_be_there(tmp_path: Path, weights: dict[str, Array]) -> None:
    directory = tmp_path / "model"
    write_checkpoint(directory, {}, {0: weights, 1: weights}, LAYOUT, wanted(), max_shard_bytes=12_000)
    weight_map = json.loads((directory / INDEX).read_text())["weight_map"]
    of_layer_1 = {file for name, file in weight_map.items() if name.startswith("model.layers.1.")}
    for file in set(weight_map.values()) - of_layer_1:
        (directory / file).unlink()
    assert same(load_layer(directory, LAYOUT, 1, wanted()), weights)
    with pytest.raises(CheckpointError, match=r"model-00001-of-\d+\.safetensors is missing, .* names it"):
        load_layer(directory, LAYOUT, 0, wanted())


def test_a_tensor_that_the_index_puts_into_the_wrong_shard(sharded: Path) -> None:
    index = json.loads((sharded / INDEX).read_text())
    name = "model.layers.1.mlp.gate.weight"
    right = index["weight_map"][name]
    wrong = next(file for file in index["weight_map"].values() if file != right)
    index["weight_map"][name] = wrong
    (sharded / INDEX).write_text(json.dumps(index))
    with pytest.raises(CheckpointError, match=rf'{wrong}: does not hold tensor "{name}"'):
        load_layer(sharded, LAYOUT, 1, wanted())


@pytest.mark.parametrize(
    "file",
    [
        *(
            "../model.safetensors",
            "/etc/x.safetensors",
            "a/../../x.safetensors",
            "x.bin",
            "x",
            "",
            "a\\x.safetensors",
            5,
        ),
        *("x" * 300 + ".safetensors", "\N{GREEK SMALL LETTER MU}" * 130 + ".safetensors", "\x1b[2J.safetensors"),
        *("a\nb.safetensors", "\0.safetensors", None, ["x.safetensors"], "C:x.safetensors"),
    ],
)
def test_an_index_cannot_point_out_of_its_directory(sharded: Path, file: object) -> None:
    (sharded / INDEX).write_text(json.dumps({"weight_map": {"x": file}}))
    with pytest.raises(CheckpointError, match=r'index\.json: weight_map sends "x" to') as caught:
        Checkpoint(sharded)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{}", "no weight_map"),
        ('{"weight_map": []}', "no weight_map"),
        ('{"weight_map": {"x": "a.safetensors", "x": "b.safetensors"}}', 'the key "x" appears twice'),
    ],
)
def test_a_damaged_index_is_refused(sharded: Path, text: str, reason: str) -> None:
    (sharded / INDEX).write_text(text)
    with pytest.raises(CheckpointError, match=reason) as caught:
        Checkpoint(sharded)
    assert str(sharded / INDEX) in str(caught.value)


@pytest.mark.parametrize("name", ["pytorch_model.bin", "model.pt", "model.PTH", "last.ckpt", "weights.pkl"])
def test_pickled_weights_are_refused_unread(tmp_path: Path, name: str) -> None:
    # A pickle that would write a file when loaded.
    marker = tmp_path / "ran"
    code = f"c__builtin__\nexec\n(S'open({str(marker)!r}, \"w\")'\ntR.".encode()
    (tmp_path / name).write_bytes(code)
    for path in (tmp_path, tmp_path / name):
        with pytest.raises(CheckpointError, match=r"pickled weights are refused.*save_pretrained"):
            Checkpoint(path)
    assert not marker.exists()


def test_safetensors_beside_pickles_are_read(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path, {}, {1: weights}, LAYOUT, wanted())
    (tmp_path / "pytorch_model.bin").write_bytes(b"")
    assert same(load_layer(tmp_path, LAYOUT, 1, wanted()), weights)


def test_a_directory_without_weights_says_what_it_expected(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(CheckpointError, match=r"holds no weights: expected model\.safetensors, .*--random SEED"):
        Checkpoint(tmp_path)
    with pytest.raises(CheckpointError, match="no such directory"):
        Checkpoint(tmp_path / "absent")


def test_an_incomplete_set_of_shards_without_index(sharded: Path) -> None:
    shards = sorted(sharded.glob("*.safetensors"))
    (sharded / INDEX).unlink()
    shards[1].unlink()
    with pytest.raises(CheckpointError, match=rf"{shards[1].name} is missing"):
        Checkpoint(sharded)


def test_one_tensor_in_two_unindexed_files(tmp_path: Path) -> None:
    save(tmp_path, {"x": np.zeros(2, np.float32)}, "a.safetensors")
    save(tmp_path, {"x": np.zeros(2, np.float32)}, "b.safetensors")
    with pytest.raises(CheckpointError, match=r"\"x\" is both in a\.safetensors and in b\.safetensors"):
        Checkpoint(tmp_path)


def test_a_truncated_shard_is_named(sharded: Path) -> None:
    shard = sorted(sharded.glob("*.safetensors"))[0]
    shard.write_bytes(shard.read_bytes()[:-8])
    with pytest.raises(CheckpointError, match=rf'{shard.name}: tensor "model\.layers.*truncated download'):
        load_layer(sharded, LAYOUT, 1, wanted())


def message(directory: Path, layer: int = 1, **changes: Any) -> str:
    with pytest.raises(CheckpointError) as caught:
        load_layer(directory, LAYOUT, layer, wanted(**changes))
    assert caught.value.__cause__ is not caught.value  # who follows causes would not end
    return str(caught.value)


def test_wrong_sizes_are_told_with_the_formula(tmp_path: Path, sharded: Path, weights: dict[str, Array]) -> None:
    assert "mlp.gate.weight is [6, 24], expected [6, 25] = [E, H]" in message(sharded, hidden=H + 1)
    write_checkpoint(tmp_path / "memory", {}, {1: weights}, LAYOUT, wanted(), memory_names=True)
    gate_up_of_7 = (weight("expert_gate_up", 7, 2 * I, H),)
    with pytest.raises(CheckpointError, match=r"gate_up_proj is \[6, 40, 24\], expected \[7, 40, 24\] = \[E, 2I, H\]"):
        load_layer(tmp_path / "memory", LAYOUT, 1, gate_up_of_7)
    with pytest.raises(
        CheckpointError, match=r"experts\.0\.gate_proj\.weight is \[20, 24\], expected \[19, 24\] = \[I, H\]"
    ):
        load_layer(sharded, LAYOUT, 1, (weight("expert_gate_up", E, 2 * (I - 1), H),))


def test_more_or_fewer_experts_than_the_config_says(sharded: Path) -> None:
    five = (weight("expert_down", 5, H, I),)
    with pytest.raises(CheckpointError, match=r"experts\.\*\.down_proj\.weight counts 6 experts, the config says 5"):
        load_layer(sharded, LAYOUT, 1, five)
    eight = (weight("expert_down", 8, H, I),)
    with pytest.raises(CheckpointError, match=r"incomplete: \S*6\.down_proj\.weight, \S*7\.down_proj\.weight missing"):
        load_layer(sharded, LAYOUT, 1, eight)


def test_a_layer_that_is_not_there(sharded: Path) -> None:
    assert "no FFN weights of layer 4" in (text := message(sharded, layer=4))
    assert (
        "the checkpoint has layer 1 alone: complete it; run, verify and bench take one that is there (--layer 1)"
        in text
    )


def test_a_dense_layer_where_experts_are_expected(tmp_path: Path) -> None:
    save(tmp_path, {"model.layers.1.mlp.gate_proj.weight": np.zeros((2, 3), np.float32)})
    assert "found other tensors there, such as model.layers.1.mlp.gate_proj.weight" in message(tmp_path)


def test_a_missing_tensor_lists_alternatives_and_the_closest_names(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path, {}, {1: weights}, LAYOUT, wanted())
    arrays = safetensors.numpy.load_file(tmp_path / SINGLE)
    prefix = "model.layers.1.mlp."
    arrays[prefix + "gates.weight"] = arrays.pop(prefix + "gate.weight")
    save(tmp_path, arrays)
    text = message(tmp_path)
    assert f"router is missing: looked for {prefix}gate.weight; closest names there: {prefix}gates.weight" in text


def test_millions_of_experts_are_refused_before_a_name_is_made_for_each(sharded: Path) -> None:
    began = time.process_time()
    with pytest.raises(CheckpointError, match="the config says 16777216 experts, there are 19 tensors in all"):
        load_layer(sharded, LAYOUT, 1, wanted(experts=2**24)[1:])
    assert time.process_time() - began < 1


def test_quantised_companions_are_recognised(tmp_path: Path, weights: dict[str, Array]) -> None:
    arrays: dict[str, Array] = {"model.layers.1.mlp.gate.weight": weights["router"]}
    for name in ("gate_up_proj", "down_proj"):
        arrays[f"model.layers.1.mlp.experts.{name}_blocks"] = np.zeros((E, 2), np.uint8)
        arrays[f"model.layers.1.mlp.experts.{name}_scales"] = np.zeros((E, 2), np.uint8)
    save(tmp_path, arrays)
    text = message(tmp_path)
    assert (
        "looked for model.layers.1.mlp.experts.0.gate_proj.weight, or model.layers.1.mlp.experts.gate_up_proj" in text
    )
    assert "these look quantised" in text


@pytest.mark.parametrize(
    ("companion", "kept", "said"),
    [
        ("qweight", False, "expert_gate_up is missing: looked for"),  # AWQ, GPTQ
        ("weight.absmax", True, "experts.3.up_proj.weight.absmax would not be read"),  # bitsandbytes
    ],
)
def test_a_method_that_is_not_read_is_named_before_its_tensors(
    tmp_path: Path, weights: dict[str, Array], companion: str, kept: bool, said: str
) -> None:
    write_checkpoint(tmp_path, {}, {1: weights}, LAYOUT, wanted())
    arrays = safetensors.numpy.load_file(tmp_path / SINGLE)
    module = "model.layers.1.mlp.experts.3.up_proj"
    arrays[f"{module}.{companion}"] = np.zeros(3, np.uint8)
    if not kept:
        arrays = {name: array for name, array in arrays.items() if "experts" not in name or name.endswith(companion)}
    save(tmp_path, arrays)
    (tmp_path / "config.json").write_text('{"quantization_config": {"quant_method": "awq"}}')
    text = message(tmp_path)
    assert text.startswith(f'{tmp_path}: config.json says that "awq" quantised it (quant_method), which is not read; ')
    assert "or the model in bf16. Of its tensors: " in text
    assert said in text


def test_numbers_are_read_whatever_method_the_config_says(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path, {"quantization_config": {"quant_method": "awq"}}, {1: weights}, LAYOUT, wanted())
    found = load_layer(tmp_path, LAYOUT, 1, wanted())
    np.testing.assert_array_equal(found["router"], weights["router"])


@pytest.mark.parametrize(
    ("kind", "spelled"), [(ml_dtypes.float8_e4m3fn, "f8E4M3FN"), (np.int8, "i8"), (np.uint8, "uint8")]
)
def test_weights_of_a_quantised_dtype_are_refused(
    tmp_path: Path, weights: dict[str, Array], kind: Any, spelled: str
) -> None:
    write_checkpoint(tmp_path, {}, {1: weights}, LAYOUT, wanted())
    arrays = safetensors.numpy.load_file(tmp_path / SINGLE)
    name = "model.layers.1.mlp.experts.3.up_proj.weight"
    arrays[name] = arrays[name].astype(kind)
    save(tmp_path, arrays)
    text = message(tmp_path)
    assert f"{name} is stored as {spelled}: quantised weights are not read" in text
    assert "accepted are f32, bf16, f16 and f64" in text


@pytest.mark.parametrize("stored", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("asked", [DType.F32, DType.BF16, DType.F16])
def test_every_float_dtype_becomes_every_other(
    tmp_path: Path, weights: dict[str, Array], stored: Any, asked: DType
) -> None:
    arrays = {name: array.astype(stored) for name, array in weights.items()}
    write_checkpoint(tmp_path, {}, {1: arrays}, LAYOUT, wanted())
    read = load_layer(tmp_path, LAYOUT, 1, wanted(asked))
    for name, array in read.items():
        expected = arrays[name].astype(np.float32 if name == "router" else asked.numpy)
        assert array.dtype == expected.dtype
        assert array.tobytes() == expected.tobytes()
        assert array.ctypes.data % 64 == 0


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("sizes", [(3, 1301, 1499), (7, 401, 499)], ids=["a-block-each", "five-in-a-block"])
def test_large_transposed_tensors_are_copied_tile_by_tile(
    tmp_path: Path, transposed: bool, sizes: tuple[int, int, int]
) -> None:
    # Sizes that no tile divides, and more than one block.
    experts, inner, hidden = sizes
    array = np.arange(experts * inner * hidden, dtype=np.float32).reshape(experts, inner, hidden)
    source = Transposed(Tensor("w")) if transposed else Tensor("w")
    layout = LayerLayout(("",), (WeightLayout("expert_up", source, ()),))
    save(tmp_path, {"w": np.ascontiguousarray(array.swapaxes(1, 2)) if transposed else array})
    read = load_layer(tmp_path, layout, 0, (weight("expert_up", experts, inner, hidden),))
    assert np.array_equal(read["expert_up"], array)
    half = load_layer(tmp_path, layout, 0, (weight("expert_up", experts, inner, hidden, dtype=DType.BF16),))
    assert half["expert_up"].tobytes() == array.astype(BF16).tobytes()


def test_infinities_of_the_file_stay_but_none_are_made(tmp_path: Path) -> None:
    layout = LayerLayout(("",), (WeightLayout("down", Tensor("w"), ()),))
    stored = np.array([[1.0, np.inf], [-np.inf, np.nan]], np.float32)
    save(tmp_path, {"w": stored})
    read = load_layer(tmp_path, layout, 0, (weight("down", 2, 2, dtype=DType.F16),))["down"]
    assert np.array_equal(read.astype(np.float32), stored, equal_nan=True)
    stored[0, 0] = 65520.0  # the least that f16 rounds to infinity
    save(tmp_path, {"w": stored})
    with pytest.raises(CheckpointError, match=r"w holds values beyond the range of f16; ask for f32 or bf16"):
        load_layer(tmp_path, layout, 0, (weight("down", 2, 2, dtype=DType.F16),))
    stored[0, 0] = 65519.0
    save(tmp_path, {"w": stored})
    assert load_layer(tmp_path, layout, 0, (weight("down", 2, 2, dtype=DType.F16),))["down"][0, 0] == 65504.0


def test_integer_tables_narrow_only_if_their_values_fit(tmp_path: Path) -> None:
    layout = LayerLayout(("",), (WeightLayout("table", Tensor("t"), ()),))
    asked = (weight("table", 2, 2, dtype=DType.I32),)
    save(tmp_path, {"t": np.array([[1, 2], [3, 2**31 - 1]], np.int64)})
    assert load_layer(tmp_path, layout, 0, asked)["table"].tolist() == [[1, 2], [3, 2**31 - 1]]
    save(tmp_path, {"t": np.array([[1, 2], [3, 2**31]], np.int64)})
    with pytest.raises(CheckpointError, match="beyond the range of i32"):
        load_layer(tmp_path, layout, 0, asked)
    save(tmp_path, {"t": np.zeros((2, 2), np.float32)})
    with pytest.raises(CheckpointError, match="is stored as f32, expected i32"):
        load_layer(tmp_path, layout, 0, asked)


def test_what_is_stored_as_wanted_is_mapped_and_not_copied(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path, {}, {1: weights}, LAYOUT, wanted(), memory_names=True)
    checkpoint = Checkpoint(tmp_path)
    read = load_layer(checkpoint, LAYOUT, 1, wanted())
    for name, stored in (("expert_gate_up", "experts.gate_up_proj"), ("expert_down", "experts.down_proj")):
        assert np.shares_memory(read[name], checkpoint.array("model.layers.1.mlp." + stored))
        assert not read[name].flags.writeable
        assert read[name].ctypes.data % 64 == 0
    assert not np.shares_memory(
        load_layer(checkpoint, LAYOUT, 1, wanted(DType.BF16))["expert_down"],
        checkpoint.array("model.layers.1.mlp.experts.down_proj"),
    )
    del checkpoint
    assert same(read, weights)


def test_what_is_stored_off_the_64_byte_grid_is_copied_to_it(tmp_path: Path) -> None:
    layout = LayerLayout(("",), (WeightLayout("down", Tensor("w"), ()),))
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    aligned = set()
    for pad in range(0, 64, 8):
        header = json.dumps({"w": {"dtype": "F32", "shape": [3, 4], "data_offsets": [0, 48]}}).encode()
        header += b" " * (-(8 + len(header)) % 64 + pad)
        (tmp_path / SINGLE).write_bytes(len(header).to_bytes(8, "little") + header + array.tobytes())
        checkpoint = Checkpoint(tmp_path)
        read = load_layer(checkpoint, layout, 0, (weight("down", 3, 4),))["down"]
        assert np.array_equal(read, array)
        assert read.ctypes.data % 64 == 0
        aligned.add((pad, np.shares_memory(read, checkpoint.array("w"))))
    assert aligned == {(pad, pad == 0) for pad in range(0, 64, 8)}


ORIENTED = LayerLayout(("",), (WeightLayout("expert_gate_up", Tensor("w"), (Transposed(Tensor("w")),)),))


def test_shapes_decide_whether_a_tensor_is_stored_transposed(tmp_path: Path) -> None:
    array = np.arange(2 * 6 * 5, dtype=np.float32).reshape(2, 6, 5)
    asked = (weight("expert_gate_up", 2, 6, 5),)
    for stored in (array, np.ascontiguousarray(array.swapaxes(1, 2))):
        save(tmp_path, {"w": stored})
        assert np.array_equal(load_layer(tmp_path, ORIENTED, 0, asked)["expert_gate_up"], array)
    save(tmp_path, {"w": np.zeros((2, 7, 5), np.float32)})
    with pytest.raises(
        CheckpointError, match=r"is \[2, 7, 5\], expected \[2, 5, 6\] = \[E, H, 2I\]; or .* \[2, 6, 5\] = \[E, 2I, H\]"
    ):
        load_layer(tmp_path, ORIENTED, 0, asked)


def test_a_square_tensor_of_unknown_orientation_is_refused(tmp_path: Path) -> None:
    save(tmp_path, {"w": np.zeros((2, 6, 6), np.float32)})
    with pytest.raises(CheckpointError, match=r"w \[2, 6, 6\] may be stored transposed or not"):
        load_layer(tmp_path, ORIENTED, 0, (weight("expert_gate_up", 2, 6, 6),))


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", ["config.json", INDEX, "shard", "single"])
@pytest.mark.parametrize("thing", ["pipe", "device", "folder"])
def test_something_else_in_the_place_of_a_file_is_not_waited_for(sharded: Path, name: str, thing: str) -> None:
    if name == "single":
        (sharded / INDEX).unlink()
        name = SINGLE
    elif name == "shard":
        name = json.loads((sharded / INDEX).read_text())["weight_map"]["model.layers.1.mlp.gate.weight"]
    (sharded / name).unlink(missing_ok=True)
    if thing == "pipe":
        os.mkfifo(sharded / name)
    elif thing == "device":
        (sharded / name).symlink_to("/dev/zero")
    else:
        (sharded / name).mkdir()
    try:
        read = load_layer(sharded, LAYOUT, 1, wanted())
    except CheckpointError as error:
        said = str(error)
    else:  # shards alone are enough
        assert len(read) == 3
        said = f"config.json {INDEX} is a {thing}"
    assert name in said
    assert re.search("is a (pipe|device|directory|folder)", said)


def test_progress_counts_every_byte_once(sharded: Path) -> None:
    seen: list[tuple[int, int]] = []
    read = load_layer(sharded, LAYOUT, 1, wanted(DType.BF16), progress=lambda done, total: seen.append((done, total)))
    total = sum(array.nbytes for array in read.values())
    done = [at for at, _ in seen]
    assert done == sorted(set(done))
    assert (done[-1], {of for _, of in seen}) == (total, {total})


def test_names_of_a_file_reach_the_terminal_in_print(tmp_path: Path) -> None:
    save(tmp_path, {"\x1b[2J": np.zeros(1, np.float32)})
    assert message(tmp_path).isprintable()


@pytest.mark.parametrize(
    "name",
    [
        "gate.bias",
        "gate.weight_scale",
        "experts.1.down_proj.bias",
        "experts.gate_up_proj",
        "shared_experts.up_proj.weight",
        "scale",
    ],
)
def test_a_tensor_of_the_block_that_is_not_read_is_refused(
    tmp_path: Path, weights: dict[str, Array], name: str
) -> None:
    """Also experts that are there stacked and one by one: only one of them would count."""
    write_checkpoint(tmp_path, {}, {1: weights}, LAYOUT, wanted())
    prefix = LAYOUT.prefixes[0].replace("{l}", "1")
    arrays = safetensors.numpy.load_file(tmp_path / SINGLE)
    odd = np.zeros((E, 2 * I, H), np.float32)
    # neither another layer's nor what lies beside the block is of concern
    beside = {prefix.replace("1", "2") + name: odd, "model.layers.1.self_attn.rotary_emb.inv_freq": odd}
    save(tmp_path, arrays | beside)
    assert same(load_layer(tmp_path, LAYOUT, 1, wanted()), weights)
    save(tmp_path, arrays | {prefix + name: odd})
    says = f"{prefix}{name} would not be read: the config asks for no such weight in layer 1"
    with pytest.raises(CheckpointError, match=re.escape(says)):
        load_layer(tmp_path, LAYOUT, 1, wanted())
    save(tmp_path, arrays | {prefix + name: odd[:, :0]})  # an MLP of no units
    assert same(load_layer(tmp_path, LAYOUT, 1, wanted()), weights)
    save(tmp_path, arrays | {prefix + name: odd})
    # a part of the weights is read with the same strictness
    with pytest.raises(CheckpointError, match=re.escape(says)):
        load_layer(tmp_path, LAYOUT, 1, wanted()[1:])
    known = replace(LAYOUT, unused=(Unused(re.escape(name), "tested"),))
    assert same(load_layer(tmp_path, known, 1, wanted()), weights)


def test_what_lies_beside_the_module_is_the_blocks_where_a_weight_does(
    tmp_path: Path, weights: dict[str, Array]
) -> None:
    beside = LayerLayout(("layers.{l}.moe.",), (WeightLayout("router", Tensor("../router.proj.weight"), ()),))
    whole = LayerLayout(("layers.{l}.",), (WeightLayout("router", Tensor("router.proj.weight"), ()),))
    arrays = {"layers.0.router.proj.weight": weights["router"], "layers.0.routers.bias": weights["router"]}
    for layout in (beside, whole):
        save(tmp_path, arrays)
        load_layer(tmp_path, layout, 0, wanted()[:1])
        save(tmp_path, arrays | {"layers.0.router.scale": weights["router"]})
        with pytest.raises(CheckpointError, match=r"layers\.0\.router\.scale would not be read"):
            load_layer(tmp_path, layout, 0, wanted()[:1])


def test_names_with_a_beginning(tmp_path: Path) -> None:
    """In any order in the file, and where a name is the beginning or goes on with the last character there is."""
    names = ["b.1", "b.10", "b", "a.2", "b.2\U0010ffff", "b.2", "c", "B.2"]
    safetensors.numpy.save_file({name: np.zeros(1, np.float32) for name in names}, tmp_path / "model.safetensors")
    stored = Checkpoint(tmp_path)
    for start in ("b", "b.1", "b.2", "", "d", "a.2"):
        expected = sorted(name for name in names if name.startswith(start))
        assert list(stored.beginning_with(start)) == list(stored.stored_beginning_with(start)) == expected
