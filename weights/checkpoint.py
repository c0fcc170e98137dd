"""A model directory's weights: safetensors files and their index, opened without trust and read on demand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any

from emitter.errors import CheckpointError, shown
from emitter.io.files import is_directory, is_regular
from emitter.io.strict_json import read_object
from emitter.reading.layout import LayerLayout
from weights.mapping import ReadBuffer
from weights.stored import InFiles, Listed
from weights.tensorfile import TensorFile, read_tensors

SINGLE = "model.safetensors"
INDEX = "model.safetensors.index.json"
CONFIG = "config.json"
NAMED_BY_CONFIG = "transformers_weights"
"""The key of config.json with which transformers is told what to load instead of ``SINGLE`` or ``INDEX``."""

MAX_INDEX_BYTES = 100_000_000
MAX_INDEX_VALUES = 2**21
"""A hundred thousand tensors are common, two million are not."""

_MAX_CONFIG_BYTES, _MAX_CONFIG_VALUES = 16 * 2**20, 2**21
_MAX_NAME = 255
_PICKLED = (".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle")
_PICKLED_BY_DEFAULT = ("pytorch_model.bin", "pytorch_model.bin.index.json")
_ADAPTER = "adapter_config.json"
_SHARD = re.compile(r"(.+)-(\d{5})-of-(\d{5})\.safetensors")

Fetch = Callable[[str], str | None]
"""Sees to it that a file of the model lies in its directory; None when it does, else why there is none to be had."""


class Checkpoint(Listed, InFiles):
    """The tensors of a model directory (or of one ``.safetensors`` file), by name.

    Read is what transformers 5.23 loads from the directory by default (``_get_resolved_checkpoint_files``), in this
    order: the file or index that config.json names as ``transformers_weights``, ``model.safetensors``,
    ``model.safetensors.index.json`` and the files that it names. Where there is nothing of the kind and no pickle that
    transformers would load instead, every ``*.safetensors`` of the directory is read. What transformers would take from
    elsewhere is refused: an adapter's base model, a tensor that another shard holds than the index says.

    A file is opened when a tensor of it is first asked for, so that of a large sharded checkpoint only the index and
    the shards of the wanted layer need to be there; ``fetch`` is asked for each file before it is looked for. Pickled
    weights are never loaded: to read one is to run it.

    Raises:
        CheckpointError: there are no weights, only pickled ones, or the index or a file is damaged.
    """

    def __init__(self, directory: str | Path, fetch: Fetch | None = None) -> None:
        self.directory = Path(directory)
        self._fetch: Fetch = fetch if fetch is not None else lambda name: None
        self._index: Path | None = None
        self._open: dict[str, TensorFile] = {}
        self._scratch = ReadBuffer()
        self._held: dict[str, dict[str, None]] | None = None
        if is_regular(self.directory):
            _refuse_pickled([self.directory])
            self.directory, only = self.directory.parent, self.directory.name
            self._files = self._files_of([only])
        elif not is_directory(self.directory):
            raise CheckpointError(f"{self.directory}: no such directory")
        else:
            self._files = self._resolve()

    def _resolve(self) -> dict[str, str]:
        """Tensor name to file name, as transformers resolves it."""
        if is_regular(self.directory / _ADAPTER):
            raise CheckpointError(
                f"{self.directory}: holds {_ADAPTER}: transformers loads the adapter's base model from elsewhere; give "
                "the directory of a whole model (merge_and_unload, then save_pretrained)"
            )
        named = self._named_by_config()
        if named is not None:
            return self._read_index(named) if named.endswith(".json") else self._files_of([named])
        if self._there(SINGLE):
            return self._files_of([SINGLE])
        if self._there(INDEX):
            return self._read_index(INDEX)
        for name in _PICKLED_BY_DEFAULT:
            if is_regular(self.directory / name):
                _refuse_pickled([self.directory / _PICKLED_BY_DEFAULT[0]])
        why = self._fetch(SINGLE)
        if why is not None:
            raise CheckpointError(f"{self.directory}: holds no weights: {why}")
        return self._files_of(_unindexed(self.directory))

    @cached_property
    def config(self) -> Mapping[str, Any]:
        """The object in the config.json next to the weights; an empty one where there is none.

        Raises:
            CheckpointError: it is damaged.
        """
        path = self.directory / CONFIG
        if not is_regular(path):
            return {}
        return read_object(
            path,
            "a config.json",
            most=_MAX_CONFIG_BYTES,
            values=_MAX_CONFIG_VALUES,
            error=CheckpointError,
            special_floats=True,
        )

    def _named_by_config(self) -> str | None:
        path = self.directory / CONFIG
        named = self.config.get(NAMED_BY_CONFIG)
        if named is None:
            return None
        if not isinstance(named, str) or not _stays_inside(named.removesuffix(".index.json")):
            raise CheckpointError(
                f"{path}: {NAMED_BY_CONFIG} is {shown(named)}; accepted are a .safetensors file and a "
                ".safetensors.index.json in this directory"
            )
        return named

    def _there(self, name: str) -> bool:
        return self._fetch(name) is None and is_regular(self.directory / name)

    @property
    def label(self) -> str:
        """The directory, for messages."""
        return str(self.directory)

    def names(self) -> Iterable[str]:
        """The name of every tensor."""
        return self._files

    def stored_names(self) -> Iterable[str]:
        """The name of every tensor: of a quantised one, those of its planes."""
        return self._files

    def planes(self, name: str) -> Iterable[str]:
        """The stored tensors that a tensor is read from: itself."""
        return (name,)

    def __contains__(self, name: object) -> bool:
        return name in self._files

    def dtype(self, name: str) -> str:
        """The dtype of a tensor as safetensors spells it (``BF16``). Raises as ``file_of`` does."""
        return self.file_of(name).tensors[name].dtype

    def need_dtype(self, name: str, accepted: Sequence[str]) -> None:
        """Raises ``CheckpointError`` where a tensor is of none of these dtypes, spelled as by ``dtype``."""
        if (stored := self.dtype(name)) not in accepted:
            expected = " or ".join(accepted)
            raise CheckpointError(f"{self.label}: {shown(name, 200)} is stored as {stored}, expected {expected} there")

    def need(self, there: str, beside: str) -> None:
        """Raises ``CheckpointError`` where a tensor is missing that belongs to one that is there."""
        if beside not in self:
            raise self.missing(there, beside)

    def missing(self, there: str, beside: str) -> CheckpointError:
        """What ``need`` raises."""
        return CheckpointError(f"{self.label}: {shown(there, 200)} is quantised, but {shown(beside, 200)} is missing")

    def packing(self, name: str) -> None:
        """None: ``array`` holds the values themselves."""

    def layout_of(self, layout: LayerLayout, names: Iterable[str]) -> LayerLayout:
        """Where canonical weights of these names are here: as the layout of the layer's family says."""
        return layout

    def file_of(self, name: str) -> TensorFile:
        """The file that holds a tensor.

        Raises:
            CheckpointError: it is missing, damaged, or does not hold the tensor; or another holds it too.
        """
        file_name = self._files.get(name)
        if file_name is None:
            raise CheckpointError(f"{self.directory}: there is no tensor {shown(name, 200)}")
        file = self._opened(file_name)
        if name not in file.tensors:
            raise CheckpointError(f"{file.path}: does not hold tensor {shown(name, 200)}, which the index says it does")
        if self._index is not None:
            for other, names in self._shards().items():
                if other != file_name and name in names:
                    raise CheckpointError(
                        f"{self.directory}: tensor {shown(name, 200)} is in {file_name}, as {self._index.name} says, "
                        f"and in {other} too; transformers loads the later of them, whatever the index says"
                    )
        return file

    def _shards(self) -> dict[str, dict[str, None]]:
        """The names in each shard that is there."""
        if self._held is None:
            there = [name for name in sorted(set(self._files.values())) if is_regular(self.directory / name)]
            self._held = {name: dict.fromkeys(self._tensors(name)) for name in there}
        return self._held

    def _tensors(self, file_name: str) -> Iterable[str]:
        opened = self._open.get(file_name)
        return read_tensors(self.directory / file_name) if opened is None else opened.tensors

    def _opened(self, file_name: str) -> TensorFile:
        if file_name not in self._open:
            path = self.directory / file_name
            why = self._fetch(file_name)
            if why is None and not path.is_symlink() and not path.exists():
                why = f"{self._index.name if self._index else CONFIG} names it (incomplete download?)"
            if why is not None:
                raise CheckpointError(f"{path} is missing, {why}")
            self._open[file_name] = TensorFile(path, self._scratch)
        return self._open[file_name]

    def _files_of(self, file_names: Iterable[str]) -> dict[str, str]:
        files: dict[str, str] = {}
        for file_name in file_names:
            for name in self._opened(file_name).tensors:
                if name in files:
                    raise CheckpointError(
                        f"{self.directory}: tensor {shown(name, 200)} is both in {files[name]} and in {file_name}, and "
                        f"there is no {INDEX} to choose one"
                    )
                files[name] = file_name
        return files

    def _read_index(self, name: str) -> dict[str, str]:
        self._index = self.directory / name
        index = read_object(
            self._index, "an index of shards", most=MAX_INDEX_BYTES, values=MAX_INDEX_VALUES, error=CheckpointError
        )
        weight_map = index.get("weight_map")
        if not isinstance(weight_map, dict):
            raise CheckpointError(f"{self._index}: has no weight_map from tensor names to files")
        for tensor, file_name in weight_map.items():
            if not isinstance(file_name, str) or not _stays_inside(file_name):
                raise CheckpointError(
                    f"{self._index}: weight_map sends {shown(tensor, 200)} to {shown(file_name, 200)}; accepted are "
                    ".safetensors files in this directory"
                )
        return weight_map


def _stays_inside(file_name: str) -> bool:
    path = PurePosixPath(file_name)
    return (
        path.suffix == ".safetensors"
        and not path.is_absolute()
        and ".." not in path.parts
        and not set(file_name) & {"\\", ":"}
        and file_name.isprintable()
        and all(len(part.encode("utf-8", "replace")) <= _MAX_NAME for part in path.parts)
    )


def _unindexed(directory: Path) -> list[str]:
    try:
        entries = sorted(directory.iterdir())
    except OSError as error:
        raise CheckpointError(f"{directory}: cannot be listed: {error.strerror}") from error
    names = [entry.name for entry in entries if entry.suffix == ".safetensors"]
    if not names:
        _refuse_pickled(entries)
        raise CheckpointError(
            f"{directory}: holds no weights: expected {SINGLE}, {INDEX} with its shards, or other .safetensors files. "
            "With a config alone, weights can be made at random (--random SEED)"
        )
    for name in names:
        if (shard := _SHARD.fullmatch(name)) is None:
            continue
        total = int(shard[3])
        present = {int(m[2]) for n in names if (m := _SHARD.fullmatch(n)) and (m[1], m[3]) == (shard[1], shard[3])}
        if len(present) < total:
            absent = next(number for number in range(1, total + 2) if number not in present)
            raise CheckpointError(
                f"{directory}: {len(present)} of {total} shards are here and no {INDEX}; "
                f"{shard[1]}-{absent:05d}-of-{shard[3]}.safetensors is missing"
            )
    return names


def _refuse_pickled(entries: Sequence[Path]) -> None:
    for entry in entries:
        if entry.suffix.lower() in _PICKLED:
            raise CheckpointError(
                f"{entry}: pickled weights are refused, because loading them runs code from the file. Convert them "
                "where you trust them: AutoModelForCausalLM.from_pretrained(DIRECTORY).save_pretrained(NEW_DIRECTORY) "
                "in transformers writes safetensors"
            )
