"""An archive of canonical weights, opened without trust: its tensors by name, mapped, packed ones seen as numbers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np

from emitter.errors import CheckpointError, shown
from emitter.io.files import is_directory, is_regular, read_bytes
from emitter.reading.layout import LayerLayout, Tensor, Unused, WeightLayout
from emitter.signature import Argument, Parameters, layer_prefix
from weights.archives.irpa import Entry, place, read_entries
from weights.archives.manifest import CONFIG, MANIFEST, TENSORS, Manifest, read_manifest
from weights.archives.packings import planes_of
from weights.layouts import Array
from weights.mapping import MappedFile
from weights.packed import UnpackedStore
from weights.stored import InFiles, Listed, PackedTensor

MAX_CONFIG_BYTES = 16 * 2**20
_LAYERS = layer_prefix("").removesuffix(".")
HASHED_AT_ONCE = 2**20
"""Bytes that are read at a time to be hashed."""


class ArchiveFile(MappedFile):
    """The tensors of an archive by name (``layers.3.expert_down``, ``layers.3.expert_down.codes``), as they are stored.

    Raises ``CheckpointError`` where the header of the file and the manifest say different things.
    """

    def __init__(self, directory: Path, manifest: Manifest) -> None:
        self.entries: dict[str, Entry] = {}
        super().__init__(directory / TENSORS, "the tensors of an archive")
        self.tensors = {tensor.name: tensor for tensor in manifest.tensors}
        where = directory / MANIFEST
        if len(self.tensors) != len(manifest.tensors):
            raise CheckpointError(f"{where}: names a tensor twice")
        for name in self.entries.keys() ^ self.tensors.keys():
            without = where if name in self.entries else self.path
            raise CheckpointError(f"{without}: does not hold {shown(name, 200)}, the other file of the archive does")
        for name, tensor in self.tensors.items():
            entry = self.entries[name]
            if (entry.offset, entry.nbytes) != (tensor.offset, tensor.nbytes):
                raise CheckpointError(
                    f"{where}: {shown(name, 200)} is said to be {tensor.nbytes} bytes from {tensor.offset} on; "
                    f"{TENSORS} has {entry.nbytes} from {entry.offset} on"
                )

        # The file ends on a multiple, after its last tensor: a byte that was lost or came in before may lie within.
        _, _, written = place((tensor.name, tensor.nbytes) for tensor in manifest.tensors)
        if self.size != written:
            raise CheckpointError(
                f"{self.path}: is {self.size} bytes long, and was written with {written}; convert the model again"
            )

    def _check(self, handle: BinaryIO, size: int) -> None:
        self.entries = read_entries(handle, size, str(self.path))

    def shape(self, name: str) -> tuple[int, ...]:
        return self.tensors[name].shape

    def array(self, name: str) -> Array:
        """A tensor as a read-only view of the file, at a multiple of 64 bytes."""
        tensor = self.tensors[name]
        return self.view(tensor.offset, tensor.shape, tensor.dtype.numpy)

    def stored_bytes(self, name: str) -> int:
        return self.tensors[name].nbytes


@dataclass(frozen=True)
class _InOne(InFiles):
    file: ArchiveFile
    label: str

    def file_of(self, name: str) -> ArchiveFile:
        return self.file


class Archive(Listed, UnpackedStore):
    """The weights of an archive's directory, by canonical name (``layers.3.expert_down``): see ``store.Store``.

    Packed ones are seen as f32. What is opened has been checked: every tensor lies in the file where the manifest says,
    none overlaps another, planes have the shapes that their packing gives them, and config.json is the one that was
    converted. That the bytes are those that were written, ``verify`` sees.

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
        self.file = ArchiveFile(self.directory, self.manifest)
        self.tensors = self.file.tensors
        super().__init__(_InOne(self.file, str(self.directory)))
        planes = {plane for name in self.manifest.packed for plane in self._planes(name)}
        for name, tensor in self.tensors.items():
            if bool(tensor.plane) != (name in planes) or name in self.manifest.packed:
                raise CheckpointError(
                    f"{self.directory / MANIFEST}: packed does not say what {shown(name, 200)} is, "
                    f"{f'plane {shown(tensor.plane, 200)} of a weight' if tensor.plane else 'a weight of its own'}"
                )
        of = (name.removesuffix(f".{tensor.plane}") if tensor.plane else name for name, tensor in self.tensors.items())
        self._weights = dict.fromkeys(of)
        self._outer = {t.weight for name, t in self.tensors.items() if not name.startswith(_LAYERS)}

    @classmethod
    def whole(cls, directory: str | Path) -> Archive:
        """The archive in a directory, whatever part it holds. Raises as the constructor."""
        return cls(directory, read_manifest(Path(directory)).part)

    def _planes(self, name: str) -> list[str]:
        """The tensors of a packed weight. Raises ``CheckpointError`` where they are not what its packing makes."""
        packed, where = self.manifest.packed[name], f"{self.directory / MANIFEST}: packed {shown(name, 200)}"
        try:
            planes = planes_of(packed.packing, packed.shape)
        except ValueError as error:
            raise CheckpointError(f"{where}: {error}") from error
        for plane in planes:
            tensor = self.tensors.get(f"{name}.{plane.name}")
            if tensor is None or (tensor.plane, tensor.dtype, tensor.shape) != (plane.name, plane.dtype, plane.shape):
                raise CheckpointError(
                    f"{where}: expected a plane {plane.name} {list(plane.shape)} of {plane.dtype.value} of "
                    f"{packed.packing}, {list(packed.shape)} numbers; "
                    f"there is {'none' if tensor is None else f'{list(tensor.shape)} of {tensor.dtype.value}'}"
                )
        return [f"{name}.{plane.name}" for plane in planes]

    def _find(self, name: str) -> PackedTensor | None:
        found = self.manifest.packed.get(name)
        if found is None:
            return None
        planes = {plane.name: f"{name}.{plane.name}" for plane in planes_of(found.packing, found.shape)}
        return PackedTensor(found.packing, found.shape, planes)

    def names(self) -> Iterable[str]:
        """The name of every weight."""
        return self._weights

    def stored_names(self) -> Iterable[str]:
        """The name of every tensor: of a packed weight, those of its planes."""
        return self.tensors

    def __contains__(self, name: object) -> bool:
        return name in self._weights

    def layout_of(self, layout: LayerLayout, names: Iterable[str]) -> LayerLayout:
        """Where the weights of a part of a model are here: each a tensor of its own, and nothing else is the part's."""
        known = dict.fromkeys((*names, *(entry.weight for entry in layout.weights)))
        tensors = tuple(WeightLayout(name, Tensor(name), ()) for name in known)
        around = {tensor.weight for tensor in self.tensors.values() if not tensor.ffn}
        if not known.keys().isdisjoint(self._outer):
            return LayerLayout(("",), tensors, block=rf"(?!{re.escape(_LAYERS)})")
        in_ffn = known.keys().isdisjoint(around)
        other = {tensor.weight for tensor in self.tensors.values() if tensor.ffn is not in_ffn}
        named = (*sorted(map(re.escape, other)), *(() if layout.half is not None else (r"half\d",)))
        other_part = Unused(rf"({'|'.join(named)})(\..*)?", "the layer's other part")
        return LayerLayout((layer_prefix("{l}", layout.half),), tensors, (other_part,) if named else (), block="")

    def require(self, wanted: Iterable[Argument], parameters: Parameters) -> None:
        """See that a module which reads ``wanted`` as ``parameters`` finds all of them in the file.

        Raises:
            CheckpointError: one is missing, packed, or of another dtype or shape.
        """
        for argument in wanted:
            name, dtype, shape = parameters.key(argument.name), argument.dtype, argument.shape
            tensor = self.tensors.get(name)
            if tensor is not None and (tensor.dtype, tensor.shape) == (dtype, shape):
                continue
            found, hint = "it is not there", "convert this layer, and emit with the archive's --residency"
            if (held := self.manifest.packed.get(name)) is not None:
                found, hint = f"it is packed ({held.packing})", "emit with --residency packed, or convert with another"
            elif tensor is not None:
                found, hint = f"it is {list(tensor.shape)} {tensor.dtype.value}", "convert and emit with one --dtype"
            raise CheckpointError(
                f"{self.directory}: the text reads parameter {name} {list(shape)} {dtype.value}; {found}: {hint}"
            )

    def verify(self, advance: Callable[[int], None] = lambda nbytes: None) -> list[str]:
        """Read every tensor; the names of those whose hash is not the manifest's. ``advance`` is told of bytes read.

        Raises:
            CheckpointError: the file was cut short meanwhile, or fails.
        """
        wrong = []
        for name, tensor in self.tensors.items():
            digest = hashlib.sha256()
            flat = self.file.view(tensor.offset, (tensor.nbytes,), np.dtype(np.uint8))
            for start in range(0, tensor.nbytes, HASHED_AT_ONCE):
                block = self.file.read(flat[start : start + HASHED_AT_ONCE])
                digest.update(block.data)
                advance(block.nbytes)
            if digest.hexdigest() != tensor.sha256:
                wrong.append(name)
        return wrong


def is_archive(directory: Path) -> bool:
    """Whether a directory is an archive's, whole or not."""
    return is_directory(directory) and any(is_regular(directory / name) for name in (MANIFEST, TENSORS))


def _called(part: str | None) -> str:
    return "the weights of a config without parts" if part is None else f"part {shown(part)}"
