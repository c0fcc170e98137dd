"""Which files of a model directory are read: those that transformers loads from it, or none."""

from __future__ import annotations

import itertools
import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.numpy

from emitter.errors import CheckpointError
from weights import Checkpoint
from weights.checkpoint import INDEX, SINGLE

transformers = pytest.importorskip("transformers")
torch = pytest.importorskip("torch")

SHARD, OTHER, VARIANT = "model-00001-of-00001.safetensors", "other.safetensors", "model.fp16.safetensors"
PICKLE, PICKLE_INDEX = "pytorch_model.bin", "pytorch_model.bin.index.json"


def value(name: str) -> float:
    """What the tensor ``w`` holds in the file ``name``."""
    return float(sum(name.encode()))


def tensors(path: Path) -> None:
    safetensors.numpy.save_file({"w": np.array([value(path.name)], np.float32)}, path)


def index(directory: Path, name: str, shard: str) -> None:
    tensors(directory / shard)
    (directory / name).write_text(json.dumps({"metadata": {}, "weight_map": {"w": shard}}))


def config(directory: Path, named: str | None) -> None:
    (directory / "config.json").write_text(json.dumps({} if named is None else {"transformers_weights": named}))


THINGS = {
    "single": lambda d: tensors(d / SINGLE),
    "index": lambda d: index(d, INDEX, SHARD),
    "single is a link to nothing": lambda d: (d / SINGLE).exists() or (d / SINGLE).symlink_to("absent"),
    "pickle": lambda d: (d / PICKLE).write_bytes(b""),
    "pickle index": lambda d: (d / PICKLE_INDEX).write_text(
        '{"metadata": {}, "weight_map": {"w": "pytorch_model.bin"}}'
    ),
    "other": lambda d: tensors(d / OTHER),
    "variant": lambda d: tensors(d / VARIANT),
}
NAMED = (None, OTHER, "named.safetensors.index.json")


@pytest.mark.parametrize("named", NAMED)
def test_the_file_is_the_one_that_transformers_resolves(tmp_path: Path, named: str | None) -> None:
    """Every combination of what may lie in a directory, held against transformers' own function."""
    from transformers.modeling_utils import _get_resolved_checkpoint_files

    seen = set()
    for number, kinds in enumerate(
        chosen for size in range(len(THINGS) + 1) for chosen in itertools.combinations(THINGS, size)
    ):
        directory = tmp_path / str(number)
        directory.mkdir()
        for kind in kinds:
            THINGS[kind](directory)
        config(directory, named)
        if named is not None and named.endswith(".json"):
            index(directory, named, "shard-of-named.safetensors")
        elif named is not None:
            tensors(directory / named)
        try:
            files, _ = _get_resolved_checkpoint_files(
                str(directory), None, None, None, None, False, transformers_explicit_filename=named
            )
            (theirs,) = (Path(file).name for file in files)
        except OSError:
            theirs = ""
        try:
            ours = float(Checkpoint(directory).array("w")[0])
        except CheckpointError:
            ours = 0.0
        if theirs.endswith(".safetensors"):
            assert ours == value(theirs), kinds
        elif theirs:
            assert ours == 0.0, kinds  # a pickle
        else:  # transformers loads nothing, and we what is called otherwise, unless two files hold the tensor
            present = [name for name in (OTHER, VARIANT) if (directory / name).exists()]
            assert ours in ([value(present[0])] if len(present) == 1 else [0.0]) or (directory / SINGLE).is_symlink()
        seen.add(theirs)
    assert seen == (
        {SINGLE, SHARD, PICKLE, ""}
        if named is None
        else {named.replace("named.safetensors.index.json", "shard-of-named.safetensors")}
    )


@pytest.mark.parametrize("named", ["../x.safetensors", "/x.safetensors", "x.bin", "x", 5, "\x1b.safetensors"])
def test_a_config_cannot_name_a_file_elsewhere(tmp_path: Path, named: Any) -> None:
    tensors(tmp_path / SINGLE)
    config(tmp_path, named)
    with pytest.raises(CheckpointError, match=r"config\.json: transformers_weights is .*; accepted are") as caught:
        Checkpoint(tmp_path)
    assert str(caught.value).isprintable()
    config(tmp_path, "absent.safetensors")
    with pytest.raises(CheckpointError, match=r"absent\.safetensors is missing, config\.json names it"):
        Checkpoint(tmp_path)


def tiny(seed: int) -> Any:
    torch.manual_seed(seed)
    return transformers.MixtralForCausalLM(
        transformers.MixtralConfig(
            hidden_size=32,
            intermediate_size=24,
            num_hidden_layers=2,
            num_attention_heads=2,
            num_key_value_heads=2,
            num_local_experts=4,
            vocab_size=48,
        )
    )


GATE = "model.layers.1.mlp.gate.weight"


def loaded(directory: Path) -> Any:
    return transformers.MixtralForCausalLM.from_pretrained(directory).state_dict()[GATE].numpy()


def stored_name(checkpoint: Checkpoint) -> str:
    return next(name for name in checkpoint.names() if "layers.1." in name and name.endswith("gate.weight"))


@pytest.fixture
def sharded(tmp_path: Path) -> Path:
    tiny(1).save_pretrained(tmp_path / "sharded", max_shard_size="40KB")
    assert (tmp_path / "sharded" / INDEX).exists()
    return tmp_path / "sharded"


def test_a_single_file_beside_an_index_counts_as_it_does_for_from_pretrained(tmp_path: Path, sharded: Path) -> None:
    alone = loaded(sharded)
    assert np.array_equal(Checkpoint(sharded).array(stored_name(Checkpoint(sharded))), alone)
    tiny(2).save_pretrained(tmp_path / "single")
    shutil.copy(tmp_path / "single" / SINGLE, sharded / SINGLE)
    both = loaded(sharded)
    assert not np.array_equal(alone, both)
    assert np.array_equal(Checkpoint(sharded).array(stored_name(Checkpoint(sharded))), both)


def test_a_tensor_in_two_shards_is_refused_since_the_index_does_not_decide(sharded: Path) -> None:
    name = stored_name(Checkpoint(sharded))
    files = json.loads((sharded / INDEX).read_text())["weight_map"]
    right = files[name]
    last = max(files.values())
    assert last != right
    held = safetensors.numpy.load_file(sharded / last)
    safetensors.numpy.save_file({**held, name: np.ones((4, 32), np.float32)}, sharded / last, {"format": "pt"})
    assert np.array_equal(loaded(sharded), np.ones((4, 32)))  # not what the index says
    with pytest.raises(CheckpointError, match=rf'"{name}" is in {right}, as {INDEX} says, and in {last} too'):
        Checkpoint(sharded).array(name)


def test_an_adapter_is_no_model(tmp_path: Path) -> None:
    tensors(tmp_path / SINGLE)
    (tmp_path / "adapter_config.json").write_text("{}")
    with pytest.raises(CheckpointError, match="loads the adapter's base model from elsewhere; give the directory"):
        Checkpoint(tmp_path)
