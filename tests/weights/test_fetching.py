"""Files of a repository are asked for when they are needed, and no others."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from layer_cases import LAYOUT, wanted

from emitter.errors import CheckpointError, ConfigError
from emitter.golden import goldens_root
from emitter.reading import hub
from emitter.reading.hub import weight_folder
from weights import Checkpoint, load_layer, random_weights, write_checkpoint
from weights.checkpoint import INDEX, SINGLE

CONFIG = goldens_root() / "configs" / "tiny" / "mixtral.json"
COMMIT = "0123456789abcdef0123456789abcdef01234567"


class Hub:
    """A repository as hf_hub_download sees it, and huggingface_hub's cache on this disk."""

    def __init__(self, repository: Path, cache: Path) -> None:
        self.repository, self.cache = repository, cache
        self.asked: list[tuple[str, str | None]] = []
        self.offline = False

    def __call__(self, repository: str, file: str, *, revision: str | None, local_files_only: bool, **_: Any) -> str:
        from huggingface_hub.errors import LocalEntryNotFoundError, RemoteEntryNotFoundError

        assert repository == "org/name"
        self.asked.append((file, revision))
        place = self.cache / "models--org--name" / "snapshots" / COMMIT / file
        if not place.exists():
            if self.offline:
                raise LocalEntryNotFoundError("not here")
            if not (self.repository / file).exists():
                raise RemoteEntryNotFoundError("404", response=_Response())  # type: ignore[arg-type]
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.repository / file, place)
        return str(place)

    @property
    def files(self) -> list[str]:
        return [file for file, _ in self.asked]


class _Response:
    headers: dict[str, str] = {}  # noqa: RUF012
    request = None
    status_code = 404


@pytest.fixture
def weights() -> dict[int, dict[str, Any]]:
    return {layer: random_weights(wanted(), layer) for layer in range(4)}


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, weights: dict[int, Any]) -> Hub:
    source = tmp_path / "repository"
    write_checkpoint(source, json.loads(CONFIG.read_text()), weights, LAYOUT, wanted(), max_shard_bytes=3_000)
    found = Hub(source, tmp_path / "cache")
    monkeypatch.setattr("huggingface_hub.hf_hub_download", found)
    monkeypatch.setattr(hub, "_has_network", lambda address: not found.offline)
    monkeypatch.chdir(tmp_path)
    return found


def shards_of(found: Hub, layer: int) -> set[str]:
    weight_map = json.loads((found.repository / INDEX).read_text())["weight_map"]
    return {file for name, file in weight_map.items() if name.startswith(f"model.layers.{layer}.")}


@pytest.mark.parametrize("layer", [0, 1, 3])
def test_only_the_shards_of_the_layer_are_fetched(repository: Hub, weights: dict[int, Any], layer: int) -> None:
    """Experts are numbered too: a pattern of ``.1.`` finds expert 1 of every layer."""
    model = hub.resolve("org/name")
    read = load_layer(Checkpoint(*weight_folder(model)), LAYOUT, layer, wanted())
    assert all(np.array_equal(read[name], weights[layer][name]) for name in read)
    assert repository.files[:3] == ["config.json", SINGLE, INDEX]
    assert set(repository.files[3:]) == shards_of(repository, layer)
    assert len(shards_of(repository, layer)) > 2
    assert {revision for _, revision in repository.asked[1:]} == {COMMIT}


def test_what_was_fetched_is_there_without_a_network(repository: Hub, weights: dict[int, Any]) -> None:
    load_layer(Checkpoint(*weight_folder(hub.resolve("org/name"))), LAYOUT, 1, wanted())
    repository.offline = True
    read = load_layer(Checkpoint(*weight_folder(hub.resolve("org/name"))), LAYOUT, 1, wanted())
    assert all(np.array_equal(read[name], weights[1][name]) for name in read)
    with pytest.raises(CheckpointError, match=r"model-\S+ is missing, .*the hub cannot be reached for model-"):
        load_layer(Checkpoint(*weight_folder(hub.resolve("org/name"))), LAYOUT, 2, wanted())


def test_a_single_file_comes_before_the_index(repository: Hub, weights: dict[int, Any], tmp_path: Path) -> None:
    write_checkpoint(tmp_path / "single", {}, {1: weights[3]}, LAYOUT, wanted())
    shutil.copy(tmp_path / "single" / SINGLE, repository.repository / SINGLE)
    read = load_layer(Checkpoint(*weight_folder(hub.resolve("org/name"))), LAYOUT, 1, wanted())
    assert all(np.array_equal(read[name], weights[3][name]) for name in read)
    assert INDEX not in repository.files


def test_a_repository_without_weights_says_so(repository: Hub) -> None:
    (repository.repository / INDEX).unlink()
    with pytest.raises(CheckpointError, match=r"holds no weights: org/name: has no model\.safetensors on the hub"):
        Checkpoint(*weight_folder(hub.resolve("org/name")))


def test_trouble_with_the_hub_is_not_taken_for_an_absent_file(repository: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    model = hub.resolve("org/name")

    def broken(*_: object, **__: object) -> str:
        raise OSError("connection reset")

    monkeypatch.setattr("huggingface_hub.hf_hub_download", broken)
    with pytest.raises(ConfigError, match="connection reset"):
        Checkpoint(*weight_folder(model))


def test_an_index_beyond_16_mib_counts(repository: Hub, weights: dict[int, Any]) -> None:
    index = json.loads((repository.repository / INDEX).read_text())
    index["metadata"]["padding"] = "x" * (17 << 20)
    (repository.repository / INDEX).write_text(json.dumps(index))
    read = load_layer(Checkpoint(*weight_folder(hub.resolve("org/name"))), LAYOUT, 1, wanted())
    assert all(np.array_equal(read[name], weights[1][name]) for name in read)


def test_an_index_beyond_its_bound_is_refused_and_not_dropped(repository: Hub) -> None:
    with (repository.repository / INDEX).open("r+b") as file:
        file.truncate(100_000_001)
    with pytest.raises(CheckpointError, match=r"100000001 bytes is too large for an index of shards"):
        Checkpoint(*weight_folder(hub.resolve("org/name")))
