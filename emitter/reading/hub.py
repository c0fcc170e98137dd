"""``MODEL`` on the command line: a directory, a config.json, or a hub id where the network allows."""

from __future__ import annotations

import os
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

from emitter.errors import CheckpointError, ConfigError
from emitter.reading.config import Model, Source, model_from_config, open_model, read_config
from emitter.strict_json import read_object

_WEIGHT_FILES = frozenset({".safetensors", ".bin", ".pt", ".pth", ".ckpt"})
"""Pickled files count: they are refused by name when they are opened, not taken for absent."""
_MAX_INDEX_BYTES = 100_000_000
_MAX_INDEX_VALUES = 2**21
"""Of the index of a sharded checkpoint: a hundred thousand tensors are common, two million are not."""
_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")


def resolve(model: str | os.PathLike[str], part: str | None = None) -> Model:
    """Open ``model``, or ``part`` of it; a hub id is looked up only where no such path exists.

    Raises:
        ConfigError: If there is neither such a path nor such a repository, or the hub cannot be reached.
        UnsupportedError: If no row of the family table knows the config's ``model_type``.
    """
    name = os.fspath(model)
    if Path(name).exists() or not _HUB_ID.fullmatch(name) or name.endswith(".json"):
        return open_model(name, part=part)
    file = _download(name, "config.json")
    return model_from_config(read_config(file), str(file), Source(name, file.parent, name), part=part)


def has_weights(model: Model) -> bool:
    """Whether weights come with a model: a repository of the hub has them, a folder with any weight file in it too."""
    source = model.source
    if source.repository is not None or source.directory is None:
        return source.repository is not None
    return any(path.suffix in _WEIGHT_FILES for path in source.directory.iterdir())


def checkpoint_directory(model: Model, layer: int) -> Path:
    """The folder that holds the weights of ``layer``; from the hub, only the shards that hold that layer.

    Raises:
        CheckpointError: If the model is a config alone, or the hub's repository has no safetensors files.
    """
    source = model.source
    if source.directory is None:
        raise CheckpointError(f"{source.name}: is a config alone; give the directory that holds its weights too")
    repository = source.repository
    if repository is None:
        return source.directory
    try:
        path = _download(repository, "model.safetensors.index.json")
    except ConfigError:
        return _download(repository, "model.safetensors").parent
    what = "an index of shards"
    index = read_object(path, what, most=_MAX_INDEX_BYTES, values=_MAX_INDEX_VALUES, error=CheckpointError)
    names: dict[str, str] = index.get("weight_map", {})
    number = re.compile(rf"\.{layer}\.")
    shards = sorted({file for name, file in names.items() if number.search(name)})
    if not shards:
        raise CheckpointError(f"{repository}: its index names no tensor of layer {layer}")
    downloaded = [_download(repository, shard) for shard in shards]
    return downloaded[0].parent


def _has_network(address: str) -> bool:
    """Whether a host can be looked up at all: without this, a machine with no network retries for half a minute."""
    if any(name.lower() in ("https_proxy", "all_proxy") for name in os.environ):
        return True
    try:
        socket.getaddrinfo(urlsplit(address).hostname, 443)
    except OSError:
        return False
    return True


def _download(repository: str, file: str) -> Path:
    from huggingface_hub import constants, hf_hub_download
    from huggingface_hub.errors import EntryNotFoundError, HfHubHTTPError, LocalEntryNotFoundError

    try:
        return Path(hf_hub_download(repository, file, local_files_only=not _has_network(constants.ENDPOINT)))
    except LocalEntryNotFoundError as error:
        raise ConfigError(
            f"{repository}: is no path here, and the hub cannot be reached for {file}; download the model "
            "elsewhere and give its directory"
        ) from error
    except EntryNotFoundError as error:
        raise ConfigError(f"{repository}: has no {file} on the hub") from error
    except (HfHubHTTPError, OSError, ValueError) as error:
        first = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise ConfigError(
            f"{repository}: is no path here, and {file} cannot be had from the hub ({first}); check the name, or "
            "log in with `hf auth login`"
        ) from error
