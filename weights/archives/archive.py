"""An archive of canonical weights, opened without trust: its tensors by name, mapped."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import BinaryIO

import numpy as np

from emitter.errors import CheckpointError, shown
from emitter.files import is_directory, is_regular, read_bytes
from emitter.reading.layout import LayerLayout, Tensor, WeightLayout
from weights.archives.irpa import Entry, read_entries
from weights.archives.manifest import CONFIG, MANIFEST, TENSORS, read_manifest
from weights.layouts import Array
from weights.mapping import MappedFile

MAX_CONFIG_BYTES = 16 * 2**20
HASHED_AT_ONCE = 2**24
"""Bytes that are read at a time to be hashed."""


class _ArchiveFile(MappedFile):
    """The file of tensors."""

    def __init__(self, path: Path) -> None:
        self.entries: dict[str, Entry] = {}
        super().__init__(path, "the tensors of an archive")

    def _check(self, handle: BinaryIO, size: int) -> None:
        self.entries = read_entries(handle, size, str(self.path))


class Archive:
    """The tensors of an archive's directory, by canonical name (``layers.3.expert_down``).

    What is opened has been checked: every tensor lies in the file where the manifest says, none overlaps another, and
    config.json is the one that was converted. That the bytes are those that were written, ``verify`` sees.

    Args:
        directory: What ``moehlo convert`` wrote.
        part: The part of the config whose weights are wanted, where it has several.

    Raises:
        CheckpointError: it is no whole archive, something in it contradicts the rest, or it holds another part.
    """

    def __init__(self, directory: str | Path, part: str | None = None) -> None:
        self.directory = Path(directory)
        for name in (MANIFEST, TENSORS, CONFIG):
            if not is_regular(self.directory / name):
                raise CheckpointError(
                    f"{self.directory}: is no whole archive: {name} is missing; `moehlo convert MODEL -o DIR` writes "
                    "all of it or nothing"
                )
        self.manifest = read_manifest(self.directory)
        if part != self.manifest.part:
            raise CheckpointError(
                f"{self.directory}: holds {_called(self.manifest.part)} and {_called(part)} is asked for; "
                "`moehlo convert MODEL --part PART -o DIR` writes another"
            )
        config = read_bytes(self.directory / CONFIG, "a config.json", most=MAX_CONFIG_BYTES, error=CheckpointError)
        if hashlib.sha256(config).hexdigest() != self.manifest.config:
            raise CheckpointError(
                f"{self.directory / CONFIG}: is not the config.json that was converted (its SHA-256 is another); "
                "convert the model again"
            )
        self._file = _ArchiveFile(self.directory / TENSORS)
        self.tensors = {tensor.name: tensor for tensor in self.manifest.tensors}
        self._require_agreement()

    @classmethod
    def whole(cls, directory: str | Path) -> Archive:
        """The archive in a directory, whatever part it holds. Raises as the constructor."""
        return cls(directory, read_manifest(Path(directory)).part)

    def _require_agreement(self) -> None:
        """The manifest and the header of the file say the same."""
        entries, path = self._file.entries, self.directory / MANIFEST
        if len(self.tensors) != len(self.manifest.tensors):
            raise CheckpointError(f"{path}: names a tensor twice")
        for name in entries.keys() ^ self.tensors.keys():
            without = path if name in entries else self._file.path
            raise CheckpointError(f"{without}: does not hold {shown(name, 200)}, the other file of the archive does")
        for name, tensor in self.tensors.items():
            entry = entries[name]
            if (entry.offset, entry.nbytes) != (tensor.offset, tensor.nbytes):
                raise CheckpointError(
                    f"{path}: {shown(name, 200)} is said to be {tensor.nbytes} bytes from {tensor.offset} on; "
                    f"{TENSORS} has {entry.nbytes} from {entry.offset} on"
                )

    @property
    def label(self) -> str:
        """The directory, for messages."""
        return str(self.directory)

    def names(self) -> Iterable[str]:
        """The name of every tensor."""
        return self.tensors

    def __contains__(self, name: object) -> bool:
        return name in self.tensors

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor that is there."""
        return self.tensors[name].shape

    def array(self, name: str) -> Array:
        """A tensor as a read-only view of the file, at a multiple of 64 bytes."""
        tensor = self.tensors[name]
        return self._file.view(tensor.offset, tensor.shape, tensor.dtype.numpy)

    def read(self, name: str, view: Array) -> Array:
        """The values of ``view``, a view of ``array(name)``, until the next are read.

        Raises:
            CheckpointError: the file was cut short meanwhile, or fails.
        """
        return self._file.read(view)

    def read_into(self, name: str, view: Array, target: Array) -> None:
        """Copy ``view``, a view of ``array(name)``, into ``target`` of its shape and dtype, both in C order. Raises as
        ``read`` does."""
        self._file.read_into(view, target)

    def packing(self, name: str) -> None:
        """None: ``array`` holds the values themselves."""

    def stored_bytes(self, name: str) -> int:
        """Bytes of a tensor."""
        return self.tensors[name].nbytes

    def layout_of(self, layout: LayerLayout, names: Iterable[str]) -> LayerLayout:
        """Where canonical weights of these names are here: each a tensor of its own."""
        tensors = tuple(WeightLayout(name, Tensor(name), ()) for name in names)
        return LayerLayout((scope_of("{l}"),), tensors)

    def verify(self, advance: Callable[[int], None] = lambda nbytes: None) -> list[str]:
        """Read every tensor; the names of those whose hash is not the manifest's. ``advance`` is told of bytes read.

        Raises:
            CheckpointError: the file was cut short meanwhile, or fails.
        """
        wrong = []
        for name, tensor in self.tensors.items():
            digest = hashlib.sha256()
            flat = self._file.view(tensor.offset, (tensor.nbytes,), np.dtype(np.uint8))
            for start in range(0, tensor.nbytes, HASHED_AT_ONCE):
                block = self._file.read(flat[start : start + HASHED_AT_ONCE])
                digest.update(block.data)
                advance(block.nbytes)
            if digest.hexdigest() != tensor.sha256:
                wrong.append(name)
        return wrong


def scope_of(layer: int | str) -> str:
    """What precedes the names of a layer's weights in an archive."""
    return f"layers.{layer}."


def is_archive(directory: Path) -> bool:
    """Whether a directory is an archive's, whole or not."""
    return is_directory(directory) and any(is_regular(directory / name) for name in (MANIFEST, TENSORS))


def _called(part: str | None) -> str:
    return "the weights of a config without parts" if part is None else f"part {shown(part)}"
