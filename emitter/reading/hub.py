"""``MODEL`` on the command line: a directory, a config.json, or a hub id where the network allows."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from emitter.errors import CheckpointError, ConfigError
from emitter.reading.config import Model, Source, model_from_config, open_model, read_config
from emitter.reading.gguf import SUFFIX, parts_of, read_header

_WEIGHT_FILES = frozenset({".safetensors", ".irpa", ".bin", ".pt", ".pth", ".ckpt"})
"""Pickled files count: they are refused by name when they are opened, not taken for absent."""
_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")


def resolve(model: str | os.PathLike[str], part: str | None = None) -> Model:
    """Open ``model``, or ``part`` of it; a hub id is looked up only where no such path exists.

    Raises:
        ConfigError: If there is neither such a path nor such a repository, or the hub cannot be reached.
        UnsupportedError: If no row of the family table knows the config's ``model_type``.
    """
    name = os.fspath(model)
    if Path(name).exists() or not _HUB_ID.fullmatch(name) or name.endswith((".json", SUFFIX)):
        return open_model(name, part=part)
    file = _download(name, "config.json")
    return model_from_config(read_config(file), str(file), Source(name, file.parent, name), part=part)


def has_weights(model: Model) -> bool:
    """Whether weights come with a model: a repository of the hub has them, a folder with any weight file in it too."""
    source = model.source
    if source.repository is not None or source.directory is None:
        return source.repository is not None or source.file is not None
    return _holds_weights(source.directory)


def weights_beside(model: Model) -> Path | None:
    """The folder of a config that was given alone, where weights lie beside it: nothing reads them."""
    source = model.source
    if source.directory is not None or source.file is not None:
        return None
    folder = Path(source.name).parent
    try:
        return folder if _holds_weights(folder) else None
    except OSError:
        return None


def _holds_weights(folder: Path) -> bool:
    return any(path.suffix in _WEIGHT_FILES for path in folder.iterdir())


def model_files(model: Model) -> dict[str, Path]:
    """The files that a model is read from, as far as they are here, by name: its config, its weights, their index."""
    source = model.source
    if source.file is not None:
        return {part.name: part for part in parts_of(source.file, read_header(source.file))}
    if source.directory is None:
        return {"config.json": Path(source.name)}
    return {path.name: path for path in source.directory.iterdir() if path.suffix in {".json", *_WEIGHT_FILES}}


class WeightFolder(NamedTuple):
    """Where the files of a model's weights are, or come to be.

    ``fetch(file)`` sees to it that a file of the repository lies in ``directory``: None when it does, else why there is
    none to be had. It raises ``ConfigError`` when that cannot be told. For a folder on disk there is none.
    """

    directory: Path
    fetch: Callable[[str], str | None] | None


def weight_folder(model: Model) -> WeightFolder:
    """The folder that a model's weights are read from; those of a repository are fetched when they are asked for.

    Raises:
        CheckpointError: If the model is a config alone.
    """
    source = model.source
    if source.directory is None:
        raise CheckpointError(f"{source.name}: is a config alone; give the directory that holds its weights too")
    if source.repository is None:
        return WeightFolder(source.directory, None)
    directory, repository = source.directory, source.repository

    def fetch(file: str) -> str | None:
        try:
            # Of the same revision as the config, should the repository change meanwhile.
            _download(repository, file, directory.name)
        except _AbsentError as error:
            return str(error)
        return None

    return WeightFolder(directory, fetch)


class _AbsentError(ConfigError):
    """A file that the repository has not, or that is not here while the hub cannot be reached."""


def _has_network(address: str) -> bool:
    """Whether a host can be looked up at all: without this, a machine with no network retries for half a minute."""
    if any(name.lower() in ("https_proxy", "all_proxy") for name in os.environ):
        return True
    try:
        socket.getaddrinfo(urlsplit(address).hostname, 443)
    except OSError:
        return False
    return True


def _download(repository: str, file: str, revision: str | None = None) -> Path:
    from huggingface_hub import constants, hf_hub_download
    from huggingface_hub.errors import EntryNotFoundError, HfHubHTTPError, LocalEntryNotFoundError

    try:
        offline = not _has_network(constants.ENDPOINT)
        return Path(hf_hub_download(repository, file, revision=revision, local_files_only=offline))
    except LocalEntryNotFoundError as error:
        raise _AbsentError(
            f"{repository}: is no path here, and the hub cannot be reached for {file}; download the model "
            "elsewhere and give its directory"
        ) from error
    except EntryNotFoundError as error:
        raise _AbsentError(f"{repository}: has no {file} on the hub") from error
    except (HfHubHTTPError, OSError, ValueError) as error:
        first = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise ConfigError(
            f"{repository}: is no path here, and {file} cannot be had from the hub ({first}); check the name, or "
            "log in with `hf auth login`"
        ) from error
