"""Archives of weights: the file of tensors beside its manifest, and the manifest beside its file."""

from __future__ import annotations

import functools
import json
import random
import struct
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import iree.runtime as rt
import numpy as np

from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.packing import BlockFp8, MlxAffine
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.signature import DType, weight_arguments
from emitter.spec.tensors import canonical_weights
from weights import random_weights, write_checkpoint
from weights.archives.archive import Archive
from weights.archives.arrays import write_arrays
from weights.archives.conversion import Conversion, convert
from weights.archives.irpa import read_entries

from ..mutation import byte_damage, json_damage
from ..target import Target, Wrong

MIXTRAL = goldens_root() / "configs" / "tiny" / "mixtral.json"
FILES = ("weights.irpa", "archive.json", "config.json")
_FIELDS = {**dict.fromkeys(range(8, 88, 8), "<Q"), 4: "<H", 6: "<H"}
_ENTRY_FIELDS = {0: "<Q", 8: "<I", **dict.fromkeys(range(12, 76, 8), "<Q")}
_NUMBERS = (0, 1, 2, 3, 15, 16, 63, 64, 65, 76, 80, 88, 96, 128, 4096, 2**31, 2**32, 2**40, 2**62, 2**63, 2**64 - 1)


class Made:
    """A small archive, made once in each process: its folder, the bytes of its files and of its tensors."""

    def __init__(self, temporary: tempfile.TemporaryDirectory[str], weights: Mapping[str, Any]) -> None:
        self.temporary, self.folder = temporary, Path(temporary.name) / "archive"
        self.files = {name: (self.folder / name).read_bytes() for name in FILES}
        self.arrays = {f"layers.0.{name}": array.tobytes() for name, array in weights.items()}

    def opened(self, **files: bytes) -> Archive:
        """The archive with the bytes of some of its files changed."""
        for name, content in {**self.files, **files}.items():
            (self.folder / name).write_bytes(content)
        return Archive.whole(self.folder)


@functools.cache
def converted() -> Made:
    """The archive of a plain checkpoint."""
    temporary = tempfile.TemporaryDirectory(prefix="moehlo-fuzz-")
    folder, found = Path(temporary.name), open_model(MIXTRAL).layer(0)
    arguments = [a for a in signature_arguments(found.spec, Plan()) if a.name != "x"]
    weights = random_weights(arguments, 3)
    write_checkpoint(folder / "model", json.loads(MIXTRAL.read_bytes()), {0: weights}, found.layout, arguments)
    convert(Conversion.of(open_model(folder / "model"), [0], DType.F32), folder / "archive")
    return Made(temporary, weights)


PACKINGS = {"expert_gate_up": MlxAffine(4, 32, DType.F16), "expert_down": BlockFp8(16, 16, DType.BF16)}


@functools.cache
def packed() -> Made:
    """The archive of a layer whose experts are packed in two ways."""
    temporary = tempfile.TemporaryDirectory(prefix="moehlo-fuzz-")
    path = Path(temporary.name) / "config.json"
    path.write_text(json.dumps({**json.loads(MIXTRAL.read_bytes()), "hidden_size": 64, "intermediate_size": 40}))
    layer = open_model(path).layer(0)
    held = [replace(w, packing=PACKINGS.get(w.stem, w.packing)) for w in canonical_weights(layer.spec)]
    arguments = weight_arguments(held, DType.F32)
    weights = random_weights(arguments, 3)
    (path.parent / "archive").mkdir()
    write_arrays(path.parent / "archive", layer, DType.F32, arguments, weights)
    return Made(temporary, weights)


@functools.cache
def irpa_seeds() -> tuple[bytes, ...]:
    """The archive's file, and files that IREE writes."""
    held = [converted().files["weights.irpa"]]
    with tempfile.TemporaryDirectory() as folder:
        for sizes in ({"a": 40}, {"a": 40, "b.c": 0, "d": 5000}):
            path = Path(folder) / "a.irpa"
            rt.save_archive_file({name: np.arange(n).astype(np.uint8) for name, n in sizes.items()}, path)
            held.append(path.read_bytes())
    return tuple(held)


def irpa_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """Numbers of the header and of entries changed, or any bytes."""
    if rng.random() < 0.3:
        return byte_damage(rng, data, seeds)
    damaged = bytearray(data)
    [count] = struct.unpack_from("<Q", data, 32)
    for _ in range(rng.choice((1, 1, 2, 3))):
        if rng.random() < 0.4:
            at, kind = rng.choice(list(_FIELDS.items()))
        else:
            at, kind = rng.choice(list(_ENTRY_FIELDS.items()))
            at += 96 + 80 * rng.randrange(count)
        most = 2 ** (8 * struct.calcsize(kind)) - 1
        [old] = struct.unpack_from(kind, damaged, at)
        new = rng.choice((old + 1, old - 1, old + 64, old - 64, old * 2, rng.choice(_NUMBERS)))
        struct.pack_into(kind, damaged, at, min(max(new, 0), most))
    if rng.random() < 0.15:
        del damaged[rng.randrange(len(damaged)) :]
    return bytes(damaged)


def judge_irpa(data: bytes, path: Path) -> None:
    """What is read is what IREE reads; and beside a manifest the tensors that were written, or a refusal."""
    with path.open("rb") as handle:
        entries = read_entries(handle, len(data), str(path))
    index = rt.ParameterIndex()
    try:
        index.load(str(path), format="irpa")
    except Exception as error:
        raise Wrong(f"read {list(entries)}; IREE refuses it: {error!r}"[:800]) from error
    # of an entry without bytes IREE keeps no place
    theirs = {name: (entry.length and entry.file_storage[1], entry.length) for name, entry in index.items()}
    ours = {entry.name: (entry.nbytes and entry.offset, entry.nbytes) for entry in entries.values()}
    if ours != theirs:
        raise Wrong(f"read as {ours}, IREE has {theirs}"[:1500])
    if data in irpa_seeds()[1:]:
        return
    opened = converted().opened(**{"weights.irpa": data})
    expected = converted().arrays
    if list(opened.names()) != list(expected):
        raise Wrong(f"holds {list(opened.names())}")
    changed = {name for name in expected if opened.array(name).tobytes() != expected[name]}
    if set(opened.verify()) != changed:
        raise Wrong(f"{changed} are not as they were written, {opened.verify()} have another hash")


def manifest_seeds() -> tuple[bytes, ...]:
    """The archive's manifest."""
    return (converted().files["archive.json"],)


def judge_manifest(data: bytes, path: Path) -> None:
    """The tensors as they were written, of their names and sizes, or a refusal."""
    opened = converted().opened(**{"archive.json": data})
    for name, array in converted().arrays.items():
        if name not in opened or opened.array(name).nbytes != len(array):
            raise Wrong(f"{name} is not there, or of another size")
        if opened.array(name).tobytes() != array:
            raise Wrong(f"{name} is read otherwise than it was written")
    opened.verify()


def packed_seeds() -> tuple[bytes, ...]:
    """The manifest of packed weights."""
    return (packed().files["archive.json"],)


def judge_packed(data: bytes, path: Path) -> None:
    """Planes as they were written, and the numbers that the manifest says they stand for; or a refusal."""
    opened = packed().opened(**{"archive.json": data})
    for name, array in packed().arrays.items():
        if name not in opened.tensors or opened.stored.array(name).tobytes() != array:
            raise Wrong(f"{name} is not there, or read otherwise than it was written")
    for name in opened.names():
        found = opened.packed(name)
        numbers = opened.read(name, opened.array(name))
        if found is None:
            continue
        planes = {plane: opened.stored.array(tensor) for plane, tensor in found.planes.items()}
        if not np.array_equal(numbers, found.packing.numbers(planes), equal_nan=True):
            raise Wrong(f"{name} is read as other numbers than {found.packing} makes of its planes")
    opened.verify()


PACKED = Target("packed-manifest", ".json", packed_seeds, json_damage, judge_packed)
IRPA = Target("irpa", ".irpa", irpa_seeds, irpa_damage, judge_irpa, share=2.0)
MANIFEST = Target("manifest", ".json", manifest_seeds, json_damage, judge_manifest)
