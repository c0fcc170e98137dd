"""A model directory's weights: safetensors files and their index, opened without trust and read on demand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

from emitter.errors import CheckpointError
from emitter.reading.layout import LayerLayout
from emitter.signature import Argument
from weights.assembly import Progress, assemble, static_shape
from weights.layouts import Array, dims_of
from weights.matching import choose
from weights.tensorfile import TensorFile, load_json_object

SINGLE = "model.safetensors"
INDEX = "model.safetensors.index.json"
MAX_INDEX_BYTES = 100_000_000
_PICKLED = (".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle")
_SHARD = re.compile(r"(.+)-(\d{5})-of-(\d{5})\.safetensors")


class Checkpoint:
    """The tensors of a model directory (or of one ``.safetensors`` file), by name.

    Read are, in this order: ``model.safetensors.index.json`` and the files it names, ``model.safetensors``, or every
    ``*.safetensors`` of the directory. A file is opened when a tensor of it is first asked for, so that of a large
    sharded checkpoint only the index and the shards of the wanted layer need to be there. Pickled weights are never
    loaded: to read one is to run it.

    Raises:
        CheckpointError: there are no weights, only pickled ones, or the index or a file is damaged.
    """

    def __init__(self, directory: str | Path) -> None:
        self.directory = Path(directory)
        self._open: dict[str, TensorFile] = {}
        if self.directory.is_file():
            _refuse_pickled([self.directory])
            self.directory, only = self.directory.parent, self.directory.name
            self._files = self._files_of([only])
        elif not self.directory.is_dir():
            raise CheckpointError(f"{self.directory}: no such directory")
        elif (self.directory / INDEX).exists():
            self._files = _read_index(self.directory / INDEX)
        elif (self.directory / SINGLE).exists():
            self._files = self._files_of([SINGLE])
        else:
            self._files = self._files_of(_unindexed(self.directory))

    @property
    def label(self) -> str:
        """The directory, for messages."""
        return str(self.directory)

    def names(self) -> Iterable[str]:
        """The name of every tensor."""
        return self._files

    def __contains__(self, name: object) -> bool:
        return name in self._files

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor.

        Raises:
            CheckpointError: the file that should hold it is missing, damaged, or does not hold it.
        """
        return self._file_of(name).tensors[name].shape

    def dtype(self, name: str) -> str:
        """The dtype of a tensor as safetensors spells it (``BF16``). Raises as ``shape`` does."""
        return self._file_of(name).tensors[name].dtype

    def array(self, name: str) -> Array:
        """A tensor as a read-only view of its file. Raises as ``shape`` does, and for packed dtypes."""
        return self._file_of(name).array(name)

    def release(self, name: str, array: Array) -> None:
        """Tells the system that the pages under ``array``, a view of tensor ``name``, are done with."""
        self._file_of(name).release(array)

    def _file_of(self, name: str) -> TensorFile:
        file_name = self._files.get(name)
        if file_name is None:
            raise CheckpointError(f"{self.directory}: there is no tensor {name!r}")
        file = self._opened(file_name)
        if name not in file.tensors:
            raise CheckpointError(f"{file.path}: does not hold tensor {name!r}, which {INDEX} says it does")
        return file

    def _opened(self, file_name: str) -> TensorFile:
        if file_name not in self._open:
            path = self.directory / file_name
            if path.is_symlink() and not path.exists():
                raise CheckpointError(f"{path}: is a symbolic link to a file that is not there (incomplete download?)")
            if not path.exists():
                raise CheckpointError(f"{path} is missing, {INDEX} names it (incomplete download?)")
            self._open[file_name] = TensorFile(path)
        return self._open[file_name]

    def _files_of(self, file_names: Iterable[str]) -> dict[str, str]:
        files: dict[str, str] = {}
        for file_name in file_names:
            for name in self._opened(file_name).tensors:
                if name in files:
                    raise CheckpointError(
                        f"{self.directory}: tensor {name!r} is both in {files[name]} and in {file_name}, and there is "
                        f"no {INDEX} to say which counts"
                    )
                files[name] = file_name
        return files


def _read_index(path: Path) -> dict[str, str]:
    try:
        size = path.stat().st_size
        if size > MAX_INDEX_BYTES or not path.is_file():
            raise CheckpointError(f"{path}: not a file of at most {MAX_INDEX_BYTES} bytes")
        text = path.read_bytes()
    except OSError as error:
        raise CheckpointError(f"{path}: cannot be read: {error.strerror}") from error
    weight_map = load_json_object(text, str(path), "text").get("weight_map")
    if not isinstance(weight_map, dict):
        raise CheckpointError(f"{path}: has no weight_map from tensor names to files")
    for name, file_name in weight_map.items():
        if not isinstance(file_name, str) or not _stays_inside(file_name):
            raise CheckpointError(
                f"{path}: weight_map sends {name[:200]!r} to {str(file_name)[:200]!r}; accepted are .safetensors files "
                "in this directory"
            )
    return weight_map


def _stays_inside(file_name: str) -> bool:
    path = PurePosixPath(file_name)
    return (
        path.suffix == ".safetensors"
        and not path.is_absolute()
        and ".." not in path.parts
        and not set(file_name) & {"\0", "\\", ":"}
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


def load_layer(
    directory: str | Path | Checkpoint,
    layout: LayerLayout,
    layer: int,
    wanted: Sequence[Argument],
    *,
    progress: Progress | None = None,
) -> dict[str, Array]:
    """The weights of one layer, canonical, in the shapes and dtypes of a graph's signature.

    Memory: each weight is allocated once (64-byte aligned) and filled expert by expert; a tensor that is stored exactly
    as wanted is not copied but mapped. Beside the weights, at most one expert (or 16 MB) of the file is held.

    Args:
        directory: The model directory, or one already opened.
        layout: Where the weights of this layer are.
        layer: The decoder layer's index.
        wanted: The weights (``Signature.weights``).
        progress: Called as weights become ready, with the bytes done and the bytes in all.

    Returns:
        Canonical name to array, in the order of ``wanted``. Mapped arrays are read-only.

    Raises:
        CheckpointError: no weights, a damaged file, a missing tensor, a shape other than the config's, more experts
            than the config's, a dtype that does not convert, or a value that does not fit the dtype.
        UnsupportedError: the layout does not know one of the weights.
    """
    checkpoint = directory if isinstance(directory, Checkpoint) else Checkpoint(directory)
    choices = choose(checkpoint, layout, layer, [(argument.name, dims_of(argument)) for argument in wanted])
    total = sum(_nbytes(argument) for argument in wanted)
    done = 0

    def advance(nbytes: int) -> None:
        nonlocal done
        done += nbytes
        if progress is not None:
            progress(done, total)

    weights: dict[str, Array] = {}
    for argument, choice in zip(wanted, choices, strict=True):
        weights[argument.name] = assemble(
            choice,
            static_shape(argument),
            argument.dtype.numpy,
            checkpoint.array,
            release=checkpoint.release,
            advance=advance,
            label=checkpoint.label,
        )
    return weights


def _nbytes(argument: Argument) -> int:
    count: Any = 1
    for size in static_shape(argument):
        count *= size
    return int(count) * argument.dtype.itemsize
