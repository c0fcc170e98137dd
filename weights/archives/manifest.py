"""What lies beside an archive's tensors: which model, layers and tensors they are, their hashes, and what made them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import prod
from pathlib import Path
from typing import Any

from emitter.errors import CheckpointError, shown
from emitter.io.strict_json import read_object
from emitter.packing import Quantised
from emitter.signature import DType
from weights.archives.packings import read_packing, spelled

MANIFEST, TENSORS, CONFIG = "archive.json", "weights.irpa", "config.json"
"""The files of an archive's directory."""
EXTRA_FILES = ("tokenizer.json", "tokenizer_config.json", "chat_template.jinja", "generation_config.json")
"""What may lie beside them: with what a decoder generates text."""

FORMAT = "moehlo archive 3"
MAX_BYTES = 2**26
MAX_VALUES = 2**21
_MAX_RANK = 8
_DIGEST = 64


@dataclass(frozen=True)
class TensorRecord:
    """One tensor: its canonical name (``layers.3.expert_down``), the weight and the plane of it that it is, whether an
    FFN's, its dtype and shape, where it lies in the file, and the SHA-256 of its bytes."""

    name: str
    weight: str
    plane: str
    ffn: bool
    dtype: DType
    shape: tuple[int, ...]
    offset: int
    nbytes: int
    sha256: str


@dataclass(frozen=True)
class PackedWeight:
    """A weight that is stored packed: how, and the shape of its numbers. Its tensors are its planes."""

    packing: Quantised
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Manifest:
    """``model`` says which one (name, family, revision where it is known), ``part`` which part of a config that has
    several; ``dtype`` is that of the numbers, and ``packed`` has the weights that are none, by canonical name;
    ``layers`` has the spec of each FFN by its layer's index, ``whole`` says whether there is all of a decoder;
    ``config`` is the SHA-256 of config.json."""

    model: Mapping[str, str | None]
    part: str | None
    dtype: DType
    config: str
    made_by: Mapping[str, str]
    layers: Mapping[str, Any]
    whole: bool
    packed: Mapping[str, PackedWeight]
    tensors: tuple[TensorRecord, ...]

    def to_json(self) -> str:
        """The text of the file."""
        tensors = [
            {"name": t.name, "weight": t.weight, "plane": t.plane, "ffn": t.ffn, "dtype": t.dtype.value}
            | {"shape": list(t.shape), "offset": t.offset, "bytes": t.nbytes, "sha256": t.sha256}
            for t in self.tensors
        ]
        named = {f.name: getattr(self, f.name) for f in fields(self)}
        packed = {n: {"packing": spelled(w.packing), "shape": list(w.shape)} for n, w in self.packed.items()}
        document = {"format": FORMAT, **named, "dtype": self.dtype.value, "packed": packed, "tensors": tensors}
        return json.dumps(document, indent=1, allow_nan=True) + "\n"


def read_manifest(directory: Path) -> Manifest:
    """The manifest in a directory.

    Raises:
        CheckpointError: there is none, it is of another format, or something in it is not what a manifest has.
    """
    path = directory / MANIFEST
    document = read_object(
        path,
        "the manifest of an archive",
        most=MAX_BYTES,
        values=MAX_VALUES,
        error=CheckpointError,
        hint="; `moehlo convert MODEL -o DIR` writes archives",
        special_floats=True,
    )
    if document.get("format") != FORMAT:
        raise CheckpointError(f"{path}: format is {shown(document.get('format'))}; read is {FORMAT!r}. Convert again")
    expected = {"format", *(field.name for field in fields(Manifest))}
    if document.keys() != expected:
        odd = sorted(document.keys() ^ expected)
        raise CheckpointError(f"{path}: expected the keys {', '.join(sorted(expected))}; {shown(odd)} differ")
    for key in ("model", "made_by", "layers"):
        if not isinstance(document[key], dict):
            raise CheckpointError(f"{path}: {key} is {shown(document[key])}; expected an object")
    for index, layer in document["layers"].items():
        if not index.isdecimal() or not index.isascii() or len(index) > 9 or not isinstance(layer, dict):
            raise CheckpointError(
                f"{path}: layers has {shown(index)}: {shown(layer)}; expected objects by layer number"
            )
    for key in ("model", "made_by"):
        for name, value in document[key].items():
            if value is not None and not isinstance(value, str):
                raise CheckpointError(f"{path}: {key} has {shown(name)}: {shown(value)}; expected text")
    if not isinstance(document["tensors"], list):
        raise CheckpointError(f"{path}: tensors is {shown(document['tensors'])}; expected a list")
    if not isinstance(document["model"].get("family"), str):
        raise CheckpointError(f"{path}: model does not say its family")
    if document["part"] is not None and not isinstance(document["part"], str):
        raise CheckpointError(f"{path}: part is {shown(document['part'])}; expected a name or null")
    if not isinstance(document["whole"], bool):
        raise CheckpointError(f"{path}: whole is {shown(document['whole'])}; expected true or false")
    if not isinstance(document["packed"], dict):
        raise CheckpointError(f"{path}: packed is {shown(document['packed'])}; expected an object by weight")
    packed = {name: _packed(value, f"{path}: packed {shown(name, 200)}") for name, value in document["packed"].items()}
    records = tuple(_record(entry, f"{path}: tensor {number}") for number, entry in enumerate(document["tensors"]))
    return Manifest(
        document["model"],
        document["part"],
        _dtype(document["dtype"], f"{path}: dtype"),
        _digest(document["config"], f"{path}: config"),
        document["made_by"],
        document["layers"],
        document["whole"],
        packed,
        records,
    )


def _packed(value: object, where: str) -> PackedWeight:
    if not isinstance(value, dict) or value.keys() != {"packing", "shape"}:
        raise CheckpointError(f"{where} is {shown(value)}; expected an object with packing and shape")
    return PackedWeight(read_packing(value["packing"], f"{where}: packing"), _shape(value["shape"], where))


def _record(entry: object, where: str) -> TensorRecord:
    keys = {"name", "weight", "plane", "ffn", "dtype", "shape", "offset", "bytes", "sha256"}
    if not isinstance(entry, dict) or entry.keys() != keys:
        raise CheckpointError(f"{where} is {shown(entry)}; expected an object with {', '.join(sorted(keys))}")
    for key in ("name", "weight", "plane"):
        if not isinstance(entry[key], str):
            raise CheckpointError(f"{where}: {key} is {shown(entry[key])}; expected text")
    if not isinstance(entry["ffn"], bool):
        raise CheckpointError(f"{where}: ffn is {shown(entry['ffn'])}; expected true or false")
    dtype = _dtype(entry["dtype"], f"{where}: dtype")
    shape, offset, nbytes = _shape(entry["shape"], where), entry["offset"], entry["bytes"]
    if type(offset) is not int or type(nbytes) is not int or not 0 <= offset < 2**62:
        raise CheckpointError(f"{where}: offset {shown(offset)} and bytes {shown(nbytes)} are no place in a file")
    if nbytes != prod(shape) * dtype.itemsize:
        raise CheckpointError(f"{where}: shape {list(shape)} of {dtype.value} does not take {shown(nbytes)} bytes")
    digest = _digest(entry["sha256"], f"{where}: sha256")
    named = (entry["name"], entry["weight"], entry["plane"], entry["ffn"])
    return TensorRecord(*named, dtype, shape, offset, nbytes, digest)


def _shape(given: object, where: str) -> tuple[int, ...]:
    # bool is an int to isinstance: the type is asked for exactly
    if (
        not isinstance(given, list)
        or len(given) > _MAX_RANK
        or not all(type(size) is int and 0 <= size < 2**40 for size in given)
    ):
        raise CheckpointError(f"{where}: shape is {shown(given)}; expected at most {_MAX_RANK} sizes")
    return tuple(given)


def _dtype(value: object, where: str) -> DType:
    known = {dtype.value: dtype for dtype in DType}
    if not isinstance(value, str) or value not in known:
        raise CheckpointError(f"{where} is {shown(value)}; expected one of {', '.join(known)}")
    return known[value]


def _digest(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) != _DIGEST or set(value) - set("0123456789abcdef"):
        raise CheckpointError(f"{where} is {shown(value)}; expected {_DIGEST} hexadecimal digits (SHA-256)")
    return value
