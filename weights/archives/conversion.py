"""From a checkpoint to an archive: a stream of tensors, one expert in memory at a time; whole or not there.

Everything is written in a folder beside the target, ``.NAME.converting``, and becomes the target in one step. A process
that is killed, or a disk that is full, leaves that folder; the same conversion goes on in it behind the last tensor
that was recorded as complete, after the recorded hashes have been compared. A conversion of something else begins anew.
The folder is locked while a process writes in it. The lock ends with the process, however that ends.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import shutil
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from math import prod
from pathlib import Path
from typing import BinaryIO, cast

from emitter.errors import CheckpointError, InputError, OutputError, UnsupportedError
from emitter.files import is_directory, read_bytes
from emitter.packing import Quantised
from emitter.plan import Residency
from emitter.reading.config import Layer, Model
from emitter.reading.families.schemes import NONE
from emitter.reading.hub import model_files
from emitter.signature import Argument, DType, weight_arguments
from emitter.spec.plain import plain
from emitter.spec.tensors import COMPUTE, canonical_weights
from weights.archives.archive import HASHED_AT_ONCE, MAX_CONFIG_BYTES, scope_of
from weights.archives.irpa import Entry, place
from weights.archives.manifest import CONFIG, MANIFEST, TENSORS, Manifest, PackedWeight, TensorRecord, read_manifest
from weights.archives.packings import spelled
from weights.assembly import aligned_empty, static_shape
from weights.layer import packings_of, stored_weights
from weights.readings import Reading, readings_of
from weights.store import choices_of, open_weights

if sys.platform != "win32":  # there, two processes may write in one folder; the hashes show it
    import fcntl

Progress = Callable[[int, int], None]
"""Called with the bytes that are written and the bytes there will be."""

LIMIT_SECONDS = 3600
"""How long another process that writes to the same place is waited for."""

WRITTEN_AT_ONCE = 2**20
"""Bytes that are written at a time, unless one entry of a tensor's leading axis (an expert) is larger."""

_WORD_SECONDS = 1.0
_PLAN, _DONE = "plan.json", "done.jsonl"
_OURS = frozenset({CONFIG, MANIFEST, TENSORS, _PLAN, _DONE})


class ConversionWarning(UserWarning):
    """Another process writes to the same place, and is waited for."""


@dataclass(frozen=True)
class Conversion:
    """What is to be written: the layers of a model that was opened, their weights as graphs take them.

    Matrices that graphs take in their compute dtype are written packed where they are stored so (``residency`` packed,
    or None), else in ``dtype``; what every graph takes in f32, such as routers, biases and norms, in f32.

    Raises ``InputError`` for a layer twice and for no layers, ``UnsupportedError`` where no layer has an FFN.
    """

    model: Model
    layers: tuple[Layer, ...]
    dtype: DType
    residency: Residency | None = None

    @classmethod
    def of(
        cls, model: Model, layers: Sequence[int] | None, dtype: DType, residency: Residency | None = None
    ) -> Conversion:
        """The layers of these indices, in their order; all that have an FFN where None is given."""
        given = [i for i, kind in enumerate(model.kinds) if kind != NONE] if layers is None else sorted(layers)
        if twice := sorted({index for index in given if given.count(index) > 1}):
            raise InputError(f"layer {twice[0]} is given twice; give each layer once")
        if layers is not None and not given:
            raise InputError("layers are []; expected some, or None for all that have an FFN")
        if not given:
            raise UnsupportedError(f"{model.where}: no layer has an FFN; there is nothing to convert")
        return cls(model, tuple(model.layer(index) for index in given), dtype, residency)

    @cached_property
    def contents(self) -> tuple[Contents, ...]:
        """What is written of each layer. Headers are read, no numbers.

        Raises:
            InputError: packed is asked for, and no weight of the layers can be.
            CheckpointError: the model's weights are damaged, incomplete, or not what its config says.
        """
        found = tuple(self._contents(layer) for layer in self.layers)
        if self.residency is Residency.PACKED and not any(each.packed for each in found):
            forms = {name: why for each in found for name, why in each.unpacked.items()}
            reasons = "; ".join(f"{name}: {why}" for name, why in forms.items()) or "no weight is quantised"
            raise InputError(
                f"--residency packed: no weight of {self.model.where} can be written as it is stored ({reasons}). "
                f"Leave it out, or give --residency {self.dtype.value}"
            )
        return found

    def _contents(self, layer: Layer) -> Contents:
        weights = canonical_weights(layer.spec)
        store, wanted = open_weights(self.model), weight_arguments(weights, self.dtype)
        choices_of(store, layer.layout, layer.index, wanted)
        if self.residency not in (None, Residency.PACKED):
            return Contents(layer, wanted, {})
        kept = packings_of(store, layer.layout, layer.index, wanted)
        narrow = {weight: kept[weight] for weight in weights if weight.packing == COMPUTE and weight in kept}
        packed = {weight: packing for weight, packing in narrow.items() if not isinstance(packing, str)}
        quantised = {each.name for each in stored_weights(store, layer.layout, layer.index, wanted) if each.packings}
        unpacked = {
            weight.name: why for weight, why in narrow.items() if isinstance(why, str) and weight.name in quantised
        }
        held = [replace(weight, packing=packed.get(weight, weight.packing)) for weight in weights]
        return Contents(layer, weight_arguments(held, self.dtype), unpacked)


@dataclass(frozen=True)
class Contents:
    """What is written of one layer: the arguments that graphs take, of packed weights each plane; and of quantised
    matrices that are not written as they are stored, by name, why not."""

    layer: Layer
    arguments: tuple[Argument, ...]
    unpacked: Mapping[str, str]

    @property
    def packed(self) -> dict[str, PackedWeight]:
        """The packed weights, by their names in the archive."""
        of = (argument.of_weight for argument in self.arguments)
        weights = {plane.weight: None for plane in of if plane.plane.name}
        scope = scope_of(self.layer.index)
        return {scope + w.name: PackedWeight(cast("Quantised", w.packing), w.shape) for w in weights}


@dataclass(frozen=True)
class _Step:
    """One tensor to be written, and where."""

    layer: Layer
    argument: Argument
    entry: Entry


def convert(
    conversion: Conversion,
    directory: str | Path,
    *,
    force: bool = False,
    progress: Progress | None = None,
    limit_seconds: float = LIMIT_SECONDS,
) -> Manifest:
    """Write an archive. Memory: two experts, or 10 MB, above the page cache.

    Args:
        conversion: What is written.
        directory: Where to; must not be there, unless as an empty folder.
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
    _require_place(target, conversion, force=force)
    assert conversion.contents  # what cannot be read is refused before anything is written
    work = target.with_name(f".{target.name}.converting")
    try:
        with _locked(work, limit_seconds) as waited:
            if waited and (made := _made_meanwhile(target, conversion)) is not None:
                return made
            if waited:
                _require_place(target, conversion, force=force)
            try:
                manifest = _write_all(conversion, work, progress or (lambda done, total: None))
            except (CheckpointError, OSError):
                _forget_nothing(work)
                raise
            _move(work, target)
    except OSError as error:
        kept = f"; what is complete is kept in {work}: the same command goes on there" if is_directory(work) else ""
        raise OutputError(f"{directory}: cannot be written: {error.strerror or error}{kept}") from error
    return manifest


def _forget_nothing(work: Path) -> None:
    """Remove a folder in which no tensor is complete."""
    with contextlib.suppress(OSError):
        if not (work / _DONE).exists() or not (work / _DONE).stat().st_size:
            for path in work.iterdir():
                path.unlink()


def _made_meanwhile(target: Path, conversion: Conversion) -> Manifest | None:
    """The archive that another process has made, where it is the one that is asked for."""
    if not (target / MANIFEST).exists():
        return None
    found = read_manifest(target)
    config = hashlib.sha256(_config(conversion.model)).hexdigest()
    steps, _, _ = _steps(conversion)
    asked = [(step.entry.name, step.argument.dtype, static_shape(step.argument)) for step in steps]
    there = [(tensor.name, tensor.dtype, tensor.shape) for tensor in found.tensors]
    same = (found.config, found.part, found.dtype, there) == (config, conversion.model.part, conversion.dtype, asked)
    return found if same else None


def _require_place(target: Path, conversion: Conversion, *, force: bool) -> None:
    """Refuse a place that cannot become the archive, before any work is done."""
    source = conversion.model.source.directory
    if source is not None and (target == source.resolve() or (target.exists() and target.samefile(source))):
        raise OutputError(f"{target}: is the directory of the model that is read; give another")
    if not target.name or not is_directory(target.parent):
        raise OutputError(
            f"{target}: its folder {target.parent} does not exist; make it first (mkdir -p {target.parent})"
        )
    if not os.access(target.parent, os.W_OK | os.X_OK):
        raise OutputError(f"{target}: its folder {target.parent} cannot be written")
    if not os.path.lexists(target):
        return
    if target.is_symlink() or not target.is_dir():
        raise OutputError(f"{target}: is there already and is no directory; give the path of a directory to write")
    held = {path.name for path in target.iterdir()}
    if not held:
        return
    if other := sorted(held - _OURS):
        raise OutputError(f"{target}: is there already and holds {other[0]!r}, which no archive has; give another path")
    if not force:
        raise OutputError(
            f"{target}: exists already; give another path, or --force to replace it "
            "(`moehlo convert DIR --verify` compares its hashes)"
        )


@contextlib.contextmanager
def _locked(work: Path, limit_seconds: float) -> Iterator[bool]:
    """The folder to write in, made and locked; says whether another process was waited for."""
    started, said, waited = time.monotonic(), False, False
    while (handle := _lock(work)) is None:
        waited, passed = True, time.monotonic() - started
        if passed >= limit_seconds:
            raise OutputError(
                f"{work}: another process has been writing there for {limit_seconds:g} s; wait for its end, or give "
                "another path"
            )
        if passed >= _WORD_SECONDS and not said:
            said = True
            warnings.warn(
                f"{work}: another process writes there, perhaps the same archive; waiting for it, at most "
                f"{limit_seconds:g} s",
                ConversionWarning,
                stacklevel=4,
            )
        time.sleep(min(0.02 + passed / 10, 0.5))
    try:
        yield waited
    finally:
        with contextlib.suppress(OSError):
            work.rmdir()  # where nothing was written
        os.close(handle)


def _lock(work: Path) -> int | None:
    """The folder, made where it is not there, open and locked; None where another process has it, or had it."""
    with contextlib.suppress(FileExistsError):
        work.mkdir()
    try:
        handle = os.open(work, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0))
    except FileNotFoundError:  # it has just become the archive
        return None
    try:
        if sys.platform != "win32":
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.samestat(work.lstat(), os.fstat(handle)):
            return handle
    except (BlockingIOError, FileNotFoundError):
        pass
    os.close(handle)
    return None


def _steps(conversion: Conversion) -> tuple[list[_Step], bytes, int]:
    """The tensors in their order, what precedes them in the file, and its size."""
    arguments = [(each.layer, argument) for each in conversion.contents for argument in each.arguments]
    sizes = [(scope_of(layer.index) + argument.name, _nbytes(argument)) for layer, argument in arguments]
    entries, head, size = place(sizes)
    steps = [_Step(layer, argument, entry) for (layer, argument), entry in zip(arguments, entries, strict=True)]
    return steps, head, size


def _write_all(conversion: Conversion, work: Path, progress: Progress) -> Manifest:
    """Write what is missing of the archive into its folder."""
    config = _config(conversion.model)
    steps, head, size = _steps(conversion)
    entries = [step.entry for step in steps]
    plan = _plan(conversion, config, size)
    if not (work / _PLAN).exists() or (work / _PLAN).read_text(encoding="utf-8") != plan:
        for path in work.iterdir():
            path.unlink()
        (work / _PLAN).write_text(plan, encoding="utf-8")
    done = 0
    with (work / TENSORS).open("r+b" if (work / TENSORS).exists() else "x+b") as file:
        digests = _complete(file, head, entries, work / _DONE)
        _require_room(work, size - os.fstat(file.fileno()).st_blocks * 512)
        if not digests:
            file.seek(0)
            file.write(head)
        total = sum(entry.nbytes for entry in entries)

        def advance(nbytes: int) -> None:
            nonlocal done
            done += nbytes
            progress(done, total)

        advance(sum(entry.nbytes for entry in entries if entry.name in digests))
        with (work / _DONE).open("a", encoding="utf-8") as journal:
            for layer in conversion.layers:
                mine = [step for step in steps if step.layer is layer and step.entry.name not in digests]
                if mine:
                    # opened for each layer: of a checkpoint in many files, few are then open at a time
                    store = open_weights(conversion.model)
                    wanted = [step.argument for step in mine]
                    for step, reading in zip(mine, readings_of(store, layer.layout, layer.index, wanted), strict=True):
                        digests[step.entry.name] = _write(file, step, reading, advance)
                        file.flush()
                        journal.write(json.dumps({"name": step.entry.name, "sha256": digests[step.entry.name]}) + "\n")
                        journal.flush()
        file.truncate(size)
        file.flush()
        os.fsync(file.fileno())
    records = [record_of(step.argument, step.entry, digests[step.entry.name]) for step in steps]
    manifest = manifest_of(conversion.model, conversion.dtype, config, conversion.contents, records)
    for name, content in ((CONFIG, config), (MANIFEST, manifest.to_json().encode())):
        with (work / name).open("wb") as stream:
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


def manifest_of(
    model: Model, dtype: DType, config: bytes, contents: Sequence[Contents], tensors: Sequence[TensorRecord]
) -> Manifest:
    """The manifest of layers of a model that are written as ``tensors``, with ``config`` for a config.json."""
    source = model.source
    revision = source.directory.name if source.repository is not None and source.directory is not None else None
    layers = [each.layer for each in contents]
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
        {name: weight for each in contents for name, weight in each.packed.items()},
        tuple(tensors),
    )


def record_of(argument: Argument, entry: Entry, digest: str) -> TensorRecord:
    """What a manifest says of an argument that lies at ``entry``, with this SHA-256."""
    of, shape = argument.of_weight, static_shape(argument)
    named = (entry.name, of.weight.name, of.plane.name)
    return TensorRecord(*named, argument.dtype, shape, entry.offset, entry.nbytes, digest)


def _plan(conversion: Conversion, config: bytes, size: int) -> str:
    """What a folder that was left must have been made for, for this conversion to go on in it."""
    files = model_files(conversion.model)
    plan = {
        "model": conversion.model.source.name,
        "part": conversion.model.part,
        "config": hashlib.sha256(config).hexdigest(),
        "layers": [layer.index for layer in conversion.layers],
        "dtype": conversion.dtype.value,
        "packed": {name: spelled(w.packing) for each in conversion.contents for name, w in each.packed.items()},
        "bytes": size,
        "files": {name: _seen(path) for name, path in sorted(files.items())},
        "moehlo": _version("moehlo"),
    }
    return json.dumps(plan, indent=1) + "\n"


def _seen(path: Path) -> list[int]:
    found = path.stat()
    return [found.st_size, found.st_mtime_ns]


def _require_room(work: Path, needed: int) -> None:
    free = shutil.disk_usage(work).free
    if needed > free:
        raise OSError(errno.ENOSPC, f"{needed:,} bytes are needed and the disk has {free:,} left")


def _move(work: Path, target: Path) -> None:
    """Make the folder the archive, in one step; what was there before goes."""
    replaced = target.with_name(f".{target.name}.replaced")
    _sync(work)
    if target.exists() and any(target.iterdir()):
        shutil.rmtree(replaced, ignore_errors=True)
        target.rename(replaced)
    work.rename(target)
    _sync(target.parent)
    # not before: a process that is killed in between would have to begin anew
    for name in (_PLAN, _DONE):
        (target / name).unlink()
    shutil.rmtree(replaced, ignore_errors=True)


def _sync(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
