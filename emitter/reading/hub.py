"""``MODEL`` on the command line: a directory, a config.json, or a hub id where the network allows."""

from __future__ import annotations

import os
import re
import shutil
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from emitter.errors import CheckpointError, ConfigError, InputError
from emitter.reading.config import Model, Source, model_from_config, open_model, read_config
from emitter.reading.gguf import SUFFIX, parts_of, read_header

_WEIGHT_FILES = frozenset({".safetensors", ".irpa", ".bin", ".pt", ".pth", ".ckpt"})
"""Pickled files count: they are refused by name when they are opened, not taken for absent."""
_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]{0,95}/[A-Za-z0-9][\w.-]{0,95}")


def resolve(model: str | os.PathLike[str], part: str | None = None) -> Model:
    """Open ``model``, or ``part`` of it; a hub id is looked up only where no such path exists.

    Raises:
        ConfigError: If there is neither such a path nor such a repository, or the hub cannot be reached.
        UnsupportedError: If no row of the family table knows the config's ``model_type``.
    """
    name = os.fspath(model)
    if not _HUB_ID.fullmatch(name) or name.endswith((".json", SUFFIX)) or Path(name).exists():
        return open_model(name, part=part)
    file = _download(name, "config.json")
    return model_from_config(read_config(file), str(file), Source(name, file.parent, name), part=part)


def has_weights(model: Model) -> bool:
    """Whether weights come with a model: a repository of the hub has them, a folder with any weight file in it too."""
    source = model.source
    if source.repository is not None or source.directory is None:
        return source.repository is not None or source.file is not None
    return _holds_weights(source.directory)


def require_weights(model: Model) -> None:
    """Raises ``InputError`` for a model without weights, which says so where some lie beside a config given alone."""
    if has_weights(model):
        return
    why, give = "has a config, but no weights", "a directory with weights"
    folder = _unread_weights(model)
    if folder is not None:
        why, give = "is read as a config alone, whatever weights are in its folder", f"its directory {folder}"
    raise InputError(
        f"{model.source.name}: {why}; give {give}, or take random ones (--random SEED, in Python random=SEED)"
    )


def _unread_weights(model: Model) -> Path | None:
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


PATIENCE_SECONDS, LEAST_BYTES_PER_SECOND = 60.0, 50_000
"""A download is given up when it is so long behind this rate."""

MOST_BYTES = {".json": 100_000_000}
"""Of a file by its suffix: the largest index of shards that is read. Of another: all but ``SPARED_BYTES`` of what is
free on the disk."""

SPARED_BYTES = 1 << 28


class _BoundError(Exception):
    """A download that took too long, or brought too much."""


class _Meter:
    """What a download has brought; ``tqdm_class`` has huggingface_hub count it here, beside its progress bar.

    The library counts blocks of 10 MB, or what is left where that is less. The block that is on its way may have come
    but for a byte: on a slow link nothing else tells it from one that brings nothing.
    """

    def __init__(self, most: int) -> None:
        from huggingface_hub import constants
        from huggingface_hub.utils.tqdm import tqdm

        self.started, self.nbytes, self.uncounted, self.over = time.monotonic(), 0, 0, False
        meter = self

        class Bar(tqdm):
            def __init__(self, *arguments: Any, total: float | None = None, **named: Any) -> None:
                block = constants.DOWNLOAD_CHUNK_SIZE
                meter.uncounted = block if total is None else min(block, int(total))
                super().__init__(*arguments, total=total, **named)  # type: ignore[no-untyped-call]

            def update(self, n: float | None = 1) -> bool | None:
                meter.nbytes += int(n or 0)
                if meter.over or meter.nbytes > most:
                    raise _BoundError(f"it has more than {most / 1e6:,.1f} MB, the most that is taken")
                return super().update(n)  # type: ignore[no-any-return]

        self.tqdm_class = Bar

    def check(self) -> None:
        """Raises ``_BoundError`` where too little has come."""
        passed = time.monotonic() - self.started
        if passed - (self.nbytes + self.uncounted) / LEAST_BYTES_PER_SECOND > PATIENCE_SECONDS:
            self.over = True
            most = self.nbytes + self.uncounted
            raise _BoundError(f"no more than {most / 1e6:,.1f} MB came in {passed:.0f} s")


def _most_bytes(file: str) -> int:
    from huggingface_hub import constants

    if (most := MOST_BYTES.get(Path(file).suffix)) is not None:
        return most
    place = Path(constants.HF_HUB_CACHE).absolute()
    while not place.exists():
        place = place.parent
    return max(0, shutil.disk_usage(place)[2] - SPARED_BYTES)


def _bounded(repository: str, file: str, revision: str | None) -> Path:
    """The file, fetched by a thread: whatever it waits for there, this one can be interrupted, and gives it up."""
    from huggingface_hub import constants, hf_hub_download

    meter, outcome = _Meter(_most_bytes(file)), list[Path | BaseException]()

    def fetch() -> None:
        try:
            offline, counted = not _has_network(constants.ENDPOINT), meter.tqdm_class
            found = hf_hub_download(repository, file, revision=revision, local_files_only=offline, tqdm_class=counted)
            outcome.append(Path(found))
        except BaseException as error:
            outcome.append(error)

    thread = threading.Thread(target=fetch, name="moehlo-download", daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.1)
            meter.check()
    finally:
        meter.over = True
    found = outcome[0]
    if isinstance(found, BaseException):
        raise found
    return found


def _download(repository: str, file: str, revision: str | None = None) -> Path:
    from huggingface_hub.errors import EntryNotFoundError, LocalEntryNotFoundError

    try:
        return _bounded(repository, file, revision)
    except LocalEntryNotFoundError as error:
        raise _AbsentError(
            f"{repository}: is no path here, and the hub cannot be reached for {file}; download the model "
            "elsewhere and give its directory"
        ) from error
    except EntryNotFoundError as error:
        raise _AbsentError(f"{repository}: has no {file} on the hub") from error
    except Exception as error:  # of the library, of its HTTP client, or of the system
        first = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise ConfigError(
            f"{repository}: is no path here, and {file} cannot be had from the hub ({first}); check the name, or "
            "log in with `hf auth login`"
        ) from error
