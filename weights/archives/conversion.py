"""From a checkpoint to an archive: a stream of tensors, one expert in memory at a time; whole or not there.

Everything is written in a folder beside the target (``workfolder``), and becomes the target in one step. A process that
is killed, or a disk that is full, leaves that folder; the same conversion goes on in it after the last tensor that was
recorded as complete, after the recorded hashes have been compared. A conversion of something else begins anew.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from math import prod
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO, cast

from emitter.errors import CheckpointError, ConfigError, InputError, OutputError, UnsupportedError
from emitter.io.files import is_directory, read_bytes
from emitter.packing import Quantised
from emitter.plan import Residency
from emitter.reading.config import Layer, Model
from emitter.reading.decoder import Place, decoder_of, places
from emitter.reading.families.schemes import NONE
from emitter.reading.hub import model_files
from emitter.session.arrays import aligned_empty
from emitter.signature import Argument, DType, weight_arguments
from emitter.spec.model_tensors import model_weights
from emitter.spec.plain import plain
from emitter.spec.tensors import COMPUTE, canonical_weights
from weights.archives.archive import HASHED_AT_ONCE, MAX_CONFIG_BYTES, is_archive
from weights.archives.irpa import Entry, place
from weights.archives.manifest import CONFIG, MANIFEST, TENSORS, Manifest, PackedWeight, TensorRecord, read_manifest
from weights.archives.packings import spelled
from weights.archives.workfolder import WorkFolder, require_apart, require_place, settle, work_folder
from weights.assembly import static_shape
from weights.layer import packings_of, stored_weights
from weights.parts import parts_of
from weights.readings import Reading, readings_of
from weights.store import choices_of, holds, open_weights

Progress = Callable[[int, int], None]
"""Called with the bytes that are written and the bytes there will be."""

LIMIT_SECONDS = 3600
"""How long another process that writes to the same place is waited for."""

WRITTEN_AT_ONCE = 2**20
"""Bytes that are written at a time, unless one entry of a tensor's leading axis (an expert) is larger."""


@dataclass(frozen=True)
class Conversion:
    """What is to be written of a model that was opened, its weights as graphs take them: FFNs of ``layers``, and with
    ``whole`` what is around them.

    Matrices that graphs take in their compute dtype are written packed where they are stored so (``residency`` packed,
    or None), else in ``dtype``; what every graph takes in f32, such as routers, biases and norms, in f32.
    ``without`` says why it is not the whole decoder.

    Raises ``InputError`` for a layer twice and for no layers, ``UnsupportedError`` where no layer has an FFN.
    """

    model: Model
    layers: tuple[Layer, ...]
    dtype: DType
    residency: Residency | None = None
    without: str | None = "layers were asked for"

    @classmethod
    def of(
        cls, model: Model, layers: Sequence[int] | None, dtype: DType, residency: Residency | None = None
    ) -> Conversion:
        """The FFNs of the layers of these indices, in their order.

        Where None is given, the whole decoder, or where it is not read whole all layers that have an FFN.
        """
        given = [i for i, kind in enumerate(model.kinds) if kind != NONE] if layers is None else sorted(layers)
        if twice := sorted({index for index in given if given.count(index) > 1}):
            raise InputError(f"layer {twice[0]} is given twice; give each layer once")
        if layers is not None and not given:
            raise InputError("layers are []; expected some, or None for all that have an FFN")
        if not given:
            raise UnsupportedError(f"{model.where}: no layer has an FFN; there is nothing to convert")
        found = cls(model, tuple(model.layer(index) for index in given), dtype, residency)
        return found if layers is not None else replace(found, without=_not_whole(model))

    @property
    def whole(self) -> bool:
        """Whether all of the decoder is written."""
        return self.without is None

    @cached_property
    def contents(self) -> tuple[Contents, ...]:
        """What is written, part by part. Headers are read, no numbers.

        Raises:
            InputError: packed is asked for, and no weight of the model can be.
            CheckpointError: the model's weights are damaged, incomplete, or not what its config says.
        """
        if self.whole:
            spec = self.model.whole
            parts = parts_of(places(self.model, spec), weight_arguments(model_weights(spec), self.dtype))
        else:
            parts = (
                (place_of(layer), weight_arguments(canonical_weights(layer.spec), self.dtype)) for layer in self.layers
            )
        found = tuple(self._contents(place, wanted) for place, wanted in parts)
        if self.residency is Residency.PACKED and not any(each.packed for each in found):
            forms = {name: why for each in found for name, why in each.unpacked.items()}
            reasons = "; ".join(f"{name}: {why}" for name, why in forms.items()) or "no weight is quantised"
            raise InputError(
                f"--residency packed: no weight of {self.model.where} can be written as it is stored ({reasons}). "
                f"Leave it out: numbers of {self.dtype.value} are written then"
            )
        return found

    def _contents(self, place: Place, wanted: Sequence[Argument]) -> Contents:
        store, index = open_weights(self.model), place.layer or 0
        weights = tuple(argument.of_weight.weight for argument in wanted)
        choices_of(store, place.layout, index, wanted)
        if self.residency not in (None, Residency.PACKED):
            return Contents(place, tuple(wanted), {})
        kept = packings_of(store, place.layout, index, wanted)
        narrow = {weight: kept[weight] for weight in weights if weight.packing == COMPUTE and weight in kept}
        packed = {weight: packing for weight, packing in narrow.items() if not isinstance(packing, str)}
        quantised = {each.name for each in stored_weights(store, place.layout, index, wanted) if each.packings}
        unpacked = {
            weight.name: why for weight, why in narrow.items() if isinstance(why, str) and weight.name in quantised
        }
        held = [replace(weight, packing=packed.get(weight, weight.packing)) for weight in weights]
        return Contents(place, weight_arguments(held, self.dtype), unpacked)


def place_of(layer: Layer) -> Place:
    """Where the FFN of a layer is."""
    return Place(("layers", str(layer.index)), layer.index, layer.layout, ffn=True)


def _not_whole(model: Model) -> str | None:
    """Why the whole decoder of a model cannot be written, None where it can."""
    try:
        if not holds(open_weights(model), decoder_of(model).layout, "embedding"):
            return "the model has no embedding"
        places(model, model.whole)
    except (ConfigError, UnsupportedError) as error:
        return str(error)
    return None


@dataclass(frozen=True)
class Contents:
    """What is written of one part of a model: the arguments that graphs take, of packed weights each plane; and of
    quantised matrices that are not written as they are stored, by name, why not."""

    place: Place
    arguments: tuple[Argument, ...]
    unpacked: Mapping[str, str]

    @property
    def packed(self) -> dict[str, PackedWeight]:
        """The packed weights, by their names in the archive."""
        of = (argument.of_weight for argument in self.arguments)
        weights = {plane.weight: None for plane in of if plane.plane.name}
        return {self.place.archived + w.name: PackedWeight(cast("Quantised", w.packing), w.shape) for w in weights}


@dataclass(frozen=True)
class _Step:
    """One tensor to be written, and where."""

    part: Contents
    argument: Argument
    entry: Entry


def convert(
    conversion: Conversion,
    directory: str | Path,
    *,
    extra_files: Mapping[str, bytes] = MappingProxyType({}),
    force: bool = False,
    progress: Progress | None = None,
    limit_seconds: float = LIMIT_SECONDS,
) -> Manifest:
    """Write an archive. Memory: two experts, or 10 MB, above the page cache.

    Args:
        conversion: What is written.
        directory: Where to; must not be there, unless as an empty folder.
        extra_files: Further files of the archive by name (``manifest.EXTRA_FILES``).
        force: Replace an archive that is there.
        progress: Called as tensors are written.
        limit_seconds: How long another process that writes to the same place is waited for.

    Returns:
        The manifest of the archive.

    Raises:
        OutputError: there is something already, nothing can be written there, the disk is full, or another process
            writes there for longer than the limit.
        CheckpointError: the model's weights are damaged, incomplete, or not what its config says; nothing is written
            then, unless the damage shows in values.
    """
    target = Path(os.path.abspath(directory))  # noqa: PTH100 - of a path that need not be there, links unresolved
    source, files = conversion.model.source, model_files(conversion.model).values()
    read = dict.fromkeys(files, "a file of the model")
    if source.directory is not None:
        read = {source.directory: "the directory of the model", **read}
    require_apart(target, read)
    work = None
    try:
        settle(target)
        require_place(target, force=force)
        plan = _plan(conversion)  # what cannot be read is refused before anything is written
        with work_folder(target, plan, limit_seconds) as work:
            if work.seen == plan and (made := _made_meanwhile(target, conversion)) is not None:
                return made
            if work.seen is not None and not force and is_archive(target):
                other = ", ".join(key for key in plan if work.seen.get(key) != plan[key]) or "model"
                raise OutputError(
                    f"{target}: exists already: another process made it meanwhile, of another {other} than asked for; "
                    "give another path, or --force to replace it"
                )
            require_place(target, force=force)
            manifest = _write_all(conversion, work, extra_files, progress or (lambda done, total: None))
            require_place(target, force=force)
            work.install()
    except OSError as error:
        left = work is not None and is_directory(work.path)
        kept = f"; what is complete is kept in {work.path}: the same command goes on there" if work and left else ""
        raise OutputError(f"{directory}: cannot be written: {error.strerror or error}{kept}") from error
    return manifest


def _made_meanwhile(target: Path, conversion: Conversion) -> Manifest | None:
    """The archive that another process has made, where it is the one that is asked for."""
    if not (target / MANIFEST).exists():
        return None
    found, steps = read_manifest(target), _steps(conversion)[0]
    if len(found.tensors) != len(steps):
        return None
    hashes = [tensor.sha256 for tensor in found.tensors]
    records = [
        record_of(step.part.place, step.argument, step.entry, digest)
        for step, digest in zip(steps, hashes, strict=True)
    ]
    asked = _manifest(conversion, _config(conversion.model), records)
    return found if found.to_json() == asked.to_json() else None


def _steps(conversion: Conversion) -> tuple[list[_Step], bytes, int]:
    """The tensors in their order, what precedes them in the file, and its size."""
    arguments = [(each, argument) for each in conversion.contents for argument in each.arguments]
    sizes = [(part.place.archived + argument.name, _nbytes(argument)) for part, argument in arguments]
    entries, head, size = place(sizes)
    steps = [_Step(part, argument, entry) for (part, argument), entry in zip(arguments, entries, strict=True)]
    return steps, head, size


def _write_all(
    conversion: Conversion, work: WorkFolder, extra_files: Mapping[str, bytes], progress: Progress
) -> Manifest:
    """Write what is missing of the archive into its folder."""
    config = _config(conversion.model)
    steps, head, size = _steps(conversion)
    entries = [step.entry for step in steps]
    work.archive.mkdir(exist_ok=True)
    done, tensors = 0, work.archive / TENSORS
    if tensors.exists() and tensors.stat().st_nlink > 1:  # what is written would be in the file of the other name too
        tensors.unlink()
    with tensors.open("r+b" if tensors.exists() else "x+b") as file:
        digests = _complete(file, head, entries, work.journal)
        _require_room(work.path, size - os.fstat(file.fileno()).st_blocks * 512)
        if not digests:
            file.seek(0)
            file.write(head)
        total = sum(entry.nbytes for entry in entries)

        def advance(nbytes: int) -> None:
            nonlocal done
            done += nbytes
            progress(done, total)

        advance(sum(entry.nbytes for entry in entries if entry.name in digests))
        with work.journal.open("a", encoding="utf-8") as journal:
            for part in conversion.contents:
                mine = [step for step in steps if step.part is part and step.entry.name not in digests]
                if mine:
                    # opened for each part: of a checkpoint in many files, few are then open at a time
                    store = open_weights(conversion.model)
                    readings = readings_of(
                        store, part.place.layout, part.place.layer or 0, [step.argument for step in mine]
                    )
                    for step, reading in zip(mine, readings, strict=True):
                        digests[step.entry.name] = _write(file, step, reading, advance)
                        file.flush()
                        journal.write(json.dumps({"name": step.entry.name, "sha256": digests[step.entry.name]}) + "\n")
                        journal.flush()
        file.truncate(size)
        file.flush()
        os.fsync(file.fileno())
    records = [record_of(s.part.place, s.argument, s.entry, digests[s.entry.name]) for s in steps]
    manifest = _manifest(conversion, config, records)
    for name, content in (*extra_files.items(), (CONFIG, config), (MANIFEST, manifest.to_json().encode())):
        (work.archive / name).unlink(missing_ok=True)
        with (work.archive / name).open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    return manifest


def _complete(file: BinaryIO, head: bytes, entries: Sequence[Entry], journal: Path) -> dict[str, str]:
    """The tensors that were written before and are as they were recorded, with their hashes; the rest is forgotten."""
    recorded: dict[str, str] = {}
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
        for line in journal.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            recorded[str(entry["name"])] = str(entry["sha256"])
    file.seek(0)
    kept: dict[str, str] = {}
    if file.read(len(head)) == head:
        for entry in entries:
            if entry.name not in recorded or _hash(file, entry) != recorded[entry.name]:
                break
            kept[entry.name] = recorded[entry.name]
    lines = [json.dumps({"name": name, "sha256": digest}) + "\n" for name, digest in kept.items()]
    journal.write_text("".join(lines), encoding="utf-8")
    return kept


def _hash(file: BinaryIO, entry: Entry) -> str:
    digest, left = hashlib.sha256(), entry.nbytes
    file.seek(entry.offset)
    while left and (block := file.read(min(left, HASHED_AT_ONCE))):
        digest.update(block)
        left -= len(block)
    return digest.hexdigest()


def _write(file: BinaryIO, step: _Step, reading: Reading, advance: Callable[[int], None]) -> str:
    """Write one tensor, some entries of its leading axis at a time; the hash of its bytes."""
    shape, dtype = static_shape(step.argument), step.argument.dtype.numpy
    digest = hashlib.sha256()
    file.seek(step.entry.offset)
    each = prod(shape[1:]) * dtype.itemsize
    count = max(1, WRITTEN_AT_ONCE // max(1, each))
    buffer = aligned_empty((min(count, shape[0]), *shape[1:]), dtype)
    for start in range(0, shape[0], count):
        stop = min(start + count, shape[0])
        block = buffer[: stop - start]
        reading.entries(start, stop).write_to(block)
        raw = block.reshape(-1).view("u1").data
        file.write(raw)
        digest.update(raw)
        advance(block.nbytes)
    return digest.hexdigest()


def _manifest(conversion: Conversion, config: bytes, tensors: Sequence[TensorRecord]) -> Manifest:
    packed = {name: weight for each in conversion.contents for name, weight in each.packed.items()}
    return manifest_of(
        conversion.model, conversion.layers, conversion.dtype, config, packed, tensors, whole=conversion.whole
    )


def manifest_of(
    model: Model,
    layers: Sequence[Layer],
    dtype: DType,
    config: bytes,
    packed: Mapping[str, PackedWeight],
    tensors: Sequence[TensorRecord],
    *,
    whole: bool = False,
) -> Manifest:
    """The manifest of layers of a model that are written as ``tensors``, with ``config`` for a config.json."""
    source = model.source
    revision = source.directory.name if source.repository is not None and source.directory is not None else None
    return Manifest(
        {"name": source.name, "family": model.family.name, "revision": revision},
        model.part,
        dtype,
        hashlib.sha256(config).hexdigest(),
        {name: _version(name) for name in ("moehlo", "iree-base-runtime", "numpy", "ml_dtypes")},
        {
            str(layer.index): {"block": layer.block, "spec": {"kind": type(layer.spec).__name__, **plain(layer.spec)}}
            for layer in layers
        },
        whole,
        packed,
        tuple(tensors),
    )


def record_of(place: Place, argument: Argument, entry: Entry, digest: str) -> TensorRecord:
    """What a manifest says of an argument of a part that lies at ``entry``, with this SHA-256."""
    of, shape = argument.of_weight, static_shape(argument)
    named = (entry.name, of.weight.name, of.plane.name, place.ffn)
    return TensorRecord(*named, argument.dtype, shape, entry.offset, entry.nbytes, digest)


def _plan(conversion: Conversion) -> dict[str, Any]:
    """What a folder that was left must have been made for, for this conversion to go on in it."""
    return {
        "model": conversion.model.source.name,
        "part": conversion.model.part,
        "config": hashlib.sha256(_config(conversion.model)).hexdigest(),
        "layers": [layer.index for layer in conversion.layers],
        "whole": conversion.whole,
        "dtype": conversion.dtype.value,
        "packed": {name: spelled(w.packing) for each in conversion.contents for name, w in each.packed.items()},
        "bytes": _steps(conversion)[2],
        "files": {name: _seen(path) for name, path in sorted(model_files(conversion.model).items())},
        "moehlo": _version("moehlo"),
    }


def _seen(path: Path) -> list[int]:
    found = path.stat()
    return [found.st_size, found.st_mtime_ns]


def _require_room(work: Path, needed: int) -> None:
    free = shutil.disk_usage(work).free
    if needed > free:
        raise OSError(errno.ENOSPC, f"{needed:,} bytes are needed and the disk has {free:,} left")


def _config(model: Model) -> bytes:
    source = model.source
    if source.file is not None:  # what its metadata stands for
        return json.dumps(model.root, indent=2, sort_keys=True).encode()
    path = Path(source.name) if source.directory is None else source.directory / CONFIG
    return read_bytes(path, "a config.json", most=MAX_CONFIG_BYTES, error=CheckpointError)


def _nbytes(argument: Argument) -> int:
    return prod(static_shape(argument)) * argument.dtype.itemsize


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
