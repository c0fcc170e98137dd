"""Where a model came from: what a person named, and the folder or the repository that its weights are in."""

import shutil
from pathlib import Path

import pytest

from emitter.errors import CheckpointError
from emitter.golden import goldens_root
from emitter.reading import hub

CONFIG = goldens_root() / "configs" / "tiny" / "mixtral.json"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(CONFIG, tmp_path / "config.json")
    (tmp_path / "model.safetensors").write_bytes(b"")
    return tmp_path


def test_a_folder_has_the_weights_that_lie_in_it(folder):
    model = hub.resolve(folder)
    assert (model.source.name, hub.has_weights(model)) == (str(folder), True)
    assert hub.weight_folder(model) == (folder, None)
    assert model.layer(1).model is model
    (folder / "model.safetensors").unlink()
    assert not hub.has_weights(hub.resolve(folder))


def test_a_config_alone_has_none_whatever_lies_beside_it(folder):
    model = hub.resolve(folder / "config.json")
    assert not hub.has_weights(model)
    with pytest.raises(CheckpointError, match="is a config alone; give the directory"):
        hub.weight_folder(model)


def test_a_repository_is_asked_for_files_of_the_revision_of_its_config(folder, monkeypatch):
    asked = []

    def download(repository: str, file: str, revision: str | None = None) -> Path:
        asked.append((repository, file, revision))
        return folder / file

    monkeypatch.setattr(hub, "_download", download)
    monkeypatch.chdir(folder)
    model = hub.resolve("org/name")
    assert (model.source.name, model.source.repository, hub.has_weights(model)) == ("org/name", "org/name", True)
    directory, fetch = hub.weight_folder(model)
    assert directory == folder
    assert fetch("one.safetensors") is None
    assert asked == [("org/name", "config.json", None), ("org/name", "one.safetensors", folder.name)]
