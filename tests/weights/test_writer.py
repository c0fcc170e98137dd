"""Checkpoints are written whole or not at all, and in the form that others read."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
from layer_cases import LAYOUT, E, H, I, wanted, weight
from numpy.typing import NDArray

from emitter.errors import OutputError
from emitter.reading.layout import LayerLayout, Tensor, WeightLayout
from emitter.signature import DType
from weights import Checkpoint, load_layer, random_weights, write_checkpoint
from weights.checkpoint import INDEX, SINGLE

Array = NDArray[Any]


@pytest.fixture
def weights() -> dict[str, Array]:
    return random_weights(wanted(), 3)


def contents(directory: Path) -> dict[str, bytes]:
    return {str(path.relative_to(directory)): path.read_bytes() for path in directory.rglob("*") if path.is_file()}


def test_the_reference_reader_finds_names_shapes_and_values(tmp_path: Path, weights: dict[str, Array]) -> None:
    files = write_checkpoint(tmp_path / "new" / "model", {"hidden_size": H}, {2: weights}, LAYOUT, wanted())
    assert [file.name for file in files] == ["config.json", SINGLE]
    assert json.loads(files[0].read_text()) == {"hidden_size": H}
    arrays = safetensors.numpy.load_file(files[1])
    prefix = "model.layers.2.mlp."
    expected = {prefix + "gate.weight": weights["router"]}
    for e in range(E):
        expected[f"{prefix}experts.{e}.gate_proj.weight"] = weights["expert_gate_up"][e, :I]
        expected[f"{prefix}experts.{e}.up_proj.weight"] = weights["expert_gate_up"][e, I:]
        expected[f"{prefix}experts.{e}.down_proj.weight"] = weights["expert_down"][e]
    assert arrays.keys() == expected.keys()
    assert all(np.array_equal(arrays[name], expected[name]) for name in expected)


def test_shards_keep_to_their_size_and_the_index_names_every_tensor(tmp_path: Path, weights: dict[str, Array]) -> None:
    limit = 9_000
    files = write_checkpoint(tmp_path, {}, {0: weights, 1: weights}, LAYOUT, wanted(), max_shard_bytes=limit)
    index = json.loads((tmp_path / INDEX).read_text())
    shards = sorted(tmp_path.glob("*.safetensors"))
    assert [file.name for file in files] == ["config.json", *(shard.name for shard in shards), INDEX]
    assert shards[0].name == f"model-00001-of-{len(shards):05d}.safetensors"
    total = 0
    for shard in shards:
        arrays = safetensors.numpy.load_file(shard)
        size = sum(array.nbytes for array in arrays.values())
        assert 0 < size <= limit
        total += size
        assert all(index["weight_map"][name] == shard.name for name in arrays)
    assert index["metadata"]["total_size"] == total == 2 * sum(array.nbytes for array in weights.values())
    assert len(index["weight_map"]) == 2 * (1 + 3 * E)
    # One tensor alone may be larger than a shard.
    write_checkpoint(tmp_path / "tiny", {}, {0: weights}, LAYOUT, wanted(), max_shard_bytes=1)
    assert len(list((tmp_path / "tiny").glob("*.safetensors"))) == 1 + 3 * E


def test_floats_take_the_dtype_asked_for_and_integers_keep_theirs(tmp_path: Path) -> None:
    layout = LayerLayout(("",), (WeightLayout("w", Tensor("w"), ()), WeightLayout("table", Tensor("t"), ())))
    arrays = {"w": np.array([1.0, 1.00390625], np.float32), "table": np.array([[1, 2]], np.int32)}
    arguments = (weight("w", 2), weight("table", 1, 2))
    write_checkpoint(tmp_path, {}, {0: arrays}, layout, arguments, dtype=DType.BF16)
    checkpoint = Checkpoint(tmp_path)
    assert (checkpoint.dtype("w"), checkpoint.dtype("t")) == ("BF16", "I32")
    # Halfway between 1 and the next bf16: to even.
    assert checkpoint.array("w").astype(np.float32).tolist() == [1.0, 1.0]


def test_data_starts_on_the_64_byte_grid(tmp_path: Path, weights: dict[str, Array]) -> None:
    for length in range(8):
        layout = LayerLayout(("x" * length + ".",), LAYOUT.weights)
        write_checkpoint(tmp_path, {}, {0: weights}, layout, wanted(), memory_names=True, force=True)
        header = int.from_bytes((tmp_path / SINGLE).read_bytes()[:8], "little")
        assert (8 + header) % 64 == 0


def test_nothing_is_overwritten_without_force(tmp_path: Path, weights: dict[str, Array]) -> None:
    write_checkpoint(tmp_path, {}, {0: weights, 1: weights}, LAYOUT, wanted(), max_shard_bytes=9_000)
    (tmp_path / "tokenizer.json").write_text("kept")
    before = contents(tmp_path)
    with pytest.raises(OutputError, match="is there already; pass force"):
        write_checkpoint(tmp_path, {"new": 1}, {0: weights}, LAYOUT, wanted())
    assert contents(tmp_path) == before
    write_checkpoint(tmp_path, {"new": 1}, {0: weights}, LAYOUT, wanted(), force=True)
    # The shards and the index of the former checkpoint are gone, what is not the checkpoint's stays.
    assert sorted(contents(tmp_path)) == ["config.json", SINGLE, "tokenizer.json"]
    with pytest.raises(OutputError, match="is not a directory"):
        write_checkpoint(tmp_path / "config.json", {}, {0: weights}, LAYOUT, wanted())


def test_a_config_alone_is_not_overwritten(tmp_path: Path, weights: dict[str, Array]) -> None:
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(OutputError, match=r"config\.json is there already"):
        write_checkpoint(tmp_path, {}, {0: weights}, LAYOUT, wanted())


class Failing(Mapping[int, Mapping[str, Array]]):
    """Layers of which the second cannot be made."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.weights = weights

    def __iter__(self) -> Iterator[int]:
        return iter((0, 1))

    def __len__(self) -> int:
        return 2

    def __getitem__(self, layer: int) -> Mapping[str, Array]:
        if layer == 1:
            raise OSError(28, "No space left on device")
        return self.weights


@pytest.mark.parametrize("there", [False, True])
def test_a_failure_leaves_everything_as_it_was(tmp_path: Path, weights: dict[str, Array], there: bool) -> None:
    target = tmp_path / "a" / "b"
    if there:
        write_checkpoint(target, {"old": 1}, {0: weights}, LAYOUT, wanted())
    before = contents(tmp_path)
    with pytest.raises(OutputError, match="No space left on device; nothing was left there"):
        write_checkpoint(target, {}, Failing(weights), LAYOUT, wanted(), max_shard_bytes=5_000, force=True)
    assert contents(tmp_path) == before
    assert list(tmp_path.iterdir()) == ([tmp_path / "a"] if there else [])
    assert not list(tmp_path.rglob(".writing-*"))


def test_a_system_that_stops_a_write_half_way(tmp_path: Path) -> None:
    # The kernel refuses writes beyond 20 kB, in the midst of a tensor.
    script = """
import resource, sys
from pathlib import Path
sys.path[:0] = sys.argv[2:]
from layer_cases import LAYOUT, wanted
from emitter.errors import OutputError
from weights import random_weights, write_checkpoint
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
try:
    write_checkpoint(sys.argv[1], {}, {0: random_weights(wanted(), 0)}, LAYOUT, wanted())
except OutputError as error:
    print(error)
"""
    paths = [str(Path(__file__).parent), str(Path(__file__).parents[2])]
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "model"), *paths],
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    assert "cannot be written: File too large; nothing was left there" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_lazy_mapping_is_asked_for_one_layer_at_a_time(tmp_path: Path, weights: dict[str, Array]) -> None:
    class Lazy(Failing):
        asked: list[tuple[int, int]] = []  # noqa: RUF012

        def __getitem__(self, layer: int) -> Mapping[str, Array]:
            self.asked.append((layer, len(list(tmp_path.rglob("shard-*")))))
            return {name: array + layer for name, array in self.weights.items()}

    size = sum(array.nbytes for array in weights.values())
    write_checkpoint(tmp_path, {}, Lazy(weights), LAYOUT, wanted(), max_shard_bytes=size // 2)
    assert [layer for layer, _ in Lazy.asked] == [0, 1]
    # When the second layer is made, what no longer fits beside it is on disk already.
    assert Lazy.asked[1][1] >= 1
    read = load_layer(tmp_path, LAYOUT, 1, wanted())
    assert all(np.array_equal(read[name], weights[name] + 1) for name in weights)


def test_half_precision_weights_survive_bit_by_bit(tmp_path: Path, weights: dict[str, Array]) -> None:
    halves = {name: array.astype(ml_dtypes.bfloat16) for name, array in weights.items() if name != "router"}
    halves["router"] = weights["router"]
    write_checkpoint(tmp_path, {}, {0: halves}, LAYOUT, wanted())
    read = load_layer(tmp_path, LAYOUT, 0, wanted(DType.BF16))
    assert all(read[name].tobytes() == halves[name].tobytes() for name in halves)
