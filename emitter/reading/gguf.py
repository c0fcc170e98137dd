"""GGUF files: a header read without trust. What its metadata says of a model is in ``architectures``.

The format (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md): magic, version, the numbers of tensors and of
metadata entries; the entries, a name, a type and a value each; of each tensor its name, sizes (the contiguous one
first), type and place; the tensors' bytes from the next multiple of the alignment on. Every number is little-endian.

A file comes from anywhere, so every count is held against the bytes that are left before anything is made or walked.
Read here and not by the ``gguf`` package: its reader believes counts, and walks an array of 2^60 elements in a file of
a hundred bytes until memory is full.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from emitter.errors import CheckpointError, first_of, shown
from emitter.io.files import is_regular, open_regular

SUFFIX = ".gguf"
MAX_ENTRIES = 2**16
MAX_TENSORS = 2**20
MAX_KEPT = 2**16
"""Elements of an array that are kept; longer ones are vocabularies."""
MAX_VOCABULARY = 2**20
"""Elements of a vocabulary's arrays, each a text of at most ``MAX_TOKEN`` bytes or a number."""
MAX_TOKEN = 2**12
MAX_STRING = 2**16
"""Bytes of a text that is kept: a chat template has some thousands."""
MAX_NAME = 255
MAX_RANK = 4
_PART = re.compile(r"(.+)-(\d{5})-of-(\d{5})\.gguf")
"""How llama-gguf-split and the ``gguf`` package name the files of a split model."""
MAX_BYTES = 2**62
_BLOCK = 2**18
"""Bytes that are read at a time where texts are skipped."""

_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_STRING, _ARRAY = 8, 9

TYPES: Mapping[int, tuple[str, int, int]] = {
    0: ("F32", 1, 4),
    1: ("F16", 1, 2),
    2: ("Q4_0", 32, 18),
    3: ("Q4_1", 32, 20),
    6: ("Q5_0", 32, 22),
    7: ("Q5_1", 32, 24),
    8: ("Q8_0", 32, 34),
    10: ("Q2_K", 256, 84),
    11: ("Q3_K", 256, 110),
    12: ("Q4_K", 256, 144),
    13: ("Q5_K", 256, 176),
    14: ("Q6_K", 256, 210),
    20: ("IQ4_NL", 32, 18),
    23: ("IQ4_XS", 256, 136),
    24: ("I8", 1, 1),
    26: ("I32", 1, 4),
    30: ("BF16", 1, 2),
    39: ("MXFP4", 32, 17),
}
"""Types of tensors whose sizes are known: name, numbers and bytes of a block (ggml.c of ggml, ``type_traits``)."""


@dataclass(frozen=True)
class GgufTensor:
    """One tensor: ``shape`` with the contiguous axis last, ``begin`` and ``end`` as byte offsets in the whole file."""

    name: str
    type: str
    shape: tuple[int, ...]
    begin: int
    end: int


@dataclass(frozen=True)
class GgufHeader:
    """What a header says: metadata (None for arrays that are not kept) and the tensors by name."""

    metadata: Mapping[str, Any]
    tensors: Mapping[str, GgufTensor]


class _Bytes:
    """The bytes of a file in order; what is asked for beyond its end is refused."""

    def __init__(self, handle: BinaryIO, size: int, source: str) -> None:
        self._handle, self.left, self.size, self.source = handle, size, size, source

    def refuse(self, what: str) -> CheckpointError:
        return CheckpointError(f"{self.source}: {what}")

    def take(self, count: int, what: str) -> bytes:
        if count > self.left:
            raise self.refuse(f"{what} takes {count} bytes, the file has {self.left} left (truncated download?)")
        found = self._handle.read(count)
        if len(found) != count:
            raise self.refuse("ended while its header was read")
        self.left -= count
        return found

    def skip(self, count: int, what: str) -> None:
        if count > self.left:
            raise self.refuse(f"{what} takes {count} bytes, the file has {self.left} left (truncated download?)")
        self._handle.seek(count, 1)
        self.left -= count

    def skip_texts(self, count: int, what: str) -> None:
        """Skip so many texts, each after its length: a vocabulary has 100 000s, so a block of bytes at a time."""
        block, at = b"", 0
        for _ in range(count):
            if len(block) - at < 8:
                least = 8 - (len(block) - at)
                block, at = block[at:] + self.take(max(least, min(self.left, _BLOCK)), what), 0
            length = int.from_bytes(block[at : at + 8], "little")
            at += 8
            if length > len(block) - at + self.left:
                left = len(block) - at + self.left
                raise self.refuse(f"{what} takes {length} bytes, the file has {left} left (truncated download?)")
            if length > len(block) - at:
                self.skip(length - (len(block) - at), what)
                at = len(block)
            else:
                at += length
        self._handle.seek(at - len(block), 1)
        self.left += len(block) - at

    def number(self, form: str, what: str) -> Any:
        (value,) = struct.unpack(f"<{form}", self.take(struct.calcsize(f"<{form}"), what))
        return value

    def text(self, most: int, what: str) -> str:
        length = self.number("Q", what)
        if length > most:
            raise self.refuse(f"{what} is {length} bytes long; accepted are {most}")
        try:
            return self.take(length, what).decode("utf-8")
        except UnicodeDecodeError as error:
            raise self.refuse(f"{what} is no UTF-8") from error


def read_header(path: Path, *, vocabulary: bool = False) -> GgufHeader:
    """The header of a file, in the memory of what it keeps; arrays of ``tokenizer.`` entries only with ``vocabulary``.

    Raises ``CheckpointError`` where it is damaged.
    """
    with open_regular(path, "a GGUF file", most=MAX_BYTES, error=CheckpointError) as handle:
        try:
            handle.seek(0, 2)
            size = handle.tell()
            handle.seek(0)
            return parse_header(handle, size, str(path), vocabulary=vocabulary)
        except OSError as error:
            raise CheckpointError(f"{path}: cannot be read: {error.strerror or error}") from error


def parts_of(path: Path, header: GgufHeader) -> tuple[Path, ...]:
    """The files of a split model in their order, whichever of them ``path`` is; of one that is not split, itself.

    Raises:
        CheckpointError: another file is missing, or the name does not say what the others are called.
    """
    count, number = (header.metadata.get(f"split.{key}", default) for key, default in (("count", 1), ("no", 0)))
    if count == 1:
        return (path,)
    if any(type(value) is not int for value in (count, number)) or not 0 <= number < count:
        raise CheckpointError(f"{path}: is file {shown(number)} (split.no) of {shown(count)} (split.count) of a split")
    named = _PART.fullmatch(path.name)
    if named is None or (int(named[2]), int(named[3])) != (number + 1, count):
        raise CheckpointError(
            f"{path}: is file {number + 1} of the {count} of a split model; expected the name that it was written "
            f"under, which ends in -{number + 1:05d}-of-{count:05d}{SUFFIX}, with the other files in its folder "
            "(llama-gguf-split --merge makes one file of them)"
        )
    parts = tuple(path.with_name(f"{named[1]}-{part:05d}-of-{named[3]}{SUFFIX}") for part in range(1, count + 1))
    missing = [part.name for part in parts if not is_regular(part)]
    if missing:
        lacking = first_of(missing, most=1)
        raise CheckpointError(
            f"{path}: is file {number + 1} of the {count} of a split model; {lacking} missing in its folder"
        )
    return parts


def parse_header(handle: BinaryIO, size: int, source: str, *, vocabulary: bool = False) -> GgufHeader:
    """The header of an open file of that size; arguments and errors as ``read_header``."""
    stream = _Bytes(handle, size, source)
    if stream.take(min(4, size), "the magic") != b"GGUF":
        raise stream.refuse("is no GGUF file: it does not begin with GGUF")
    version = stream.number("I", "the version")
    if version not in (2, 3):
        raise stream.refuse(f"is version {version} of GGUF, or of the other byte order; accepted are 2 and 3")
    tensors, entries = stream.number("Q", "the number of tensors"), stream.number("Q", "the number of entries")
    for count, most, least, what in ((entries, MAX_ENTRIES, 13, "entries"), (tensors, MAX_TENSORS, 24, "tensors")):
        if count > most or count * least > stream.left:
            raise stream.refuse(f"says it has {count} {what}; in its {size} bytes there is no room for them")
    metadata: dict[str, Any] = {}
    for number in range(entries):
        name = stream.text(MAX_NAME, f"the name of entry {number}")
        if name in metadata:
            raise stream.refuse(f"has two entries {shown(name)}")
        most = MAX_VOCABULARY if vocabulary and name.startswith("tokenizer.") else 0
        metadata[name] = _value(stream, stream.number("I", shown(name)), shown(name), vocabulary=most)
    alignment = metadata.get("general.alignment", 32)
    if type(alignment) is not int or not 0 < alignment <= 2**20 or alignment & (alignment - 1):
        raise stream.refuse(f"general.alignment is {shown(alignment)}; accepted is a power of two")
    found: dict[str, tuple[str, tuple[int, ...], int, int]] = {}
    for number in range(tensors):
        name = stream.text(MAX_NAME, f"the name of tensor {number}")
        if name in found:
            raise stream.refuse(f"has two tensors {shown(name)}")
        found[name] = _tensor(stream, name)
    begin = -(-(size - stream.left) // alignment) * alignment
    return GgufHeader(metadata, _placed(stream, found, begin, alignment))


def _value(stream: _Bytes, kind: int, what: str, *, vocabulary: int = 0) -> Any:
    if kind == _STRING:
        length = stream.number("Q", what)
        if length > MAX_STRING:
            stream.skip(length, what)
            return None
        try:
            return stream.take(length, what).decode("utf-8")
        except UnicodeDecodeError as error:
            raise stream.refuse(f"{what} is no UTF-8") from error
    if kind in _SCALARS:
        return stream.number(_SCALARS[kind], what)
    if kind != _ARRAY:
        raise stream.refuse(f"{what} is of type {kind}, which is not known")
    of, count = stream.number("I", what), stream.number("Q", what)
    each = 8 if of == _STRING else struct.calcsize(f"<{_SCALARS[of]}") if of in _SCALARS else 0
    if not each:
        raise stream.refuse(f"{what} is an array of type {of}, which is not known")
    if count * each > stream.left:
        raise stream.refuse(f"{what} is an array of {count}; the file has {stream.left} bytes left")
    if count <= vocabulary:
        if of == _STRING:
            return tuple(stream.text(MAX_TOKEN, what) for _ in range(count))
        return struct.unpack(f"<{count}{_SCALARS[of]}", stream.take(count * each, what))
    if of == _STRING:
        stream.skip_texts(count, what)
        return None
    if count > MAX_KEPT:
        stream.skip(count * each, what)
        return None
    return struct.unpack(f"<{count}{_SCALARS[of]}", stream.take(count * each, what))


def _tensor(stream: _Bytes, name: str) -> tuple[str, tuple[int, ...], int, int]:
    """Type, shape, offset and bytes, as they are claimed."""
    where = f"tensor {shown(name)}"
    rank = stream.number("I", where)
    if not 1 <= rank <= MAX_RANK:
        raise stream.refuse(f"{where} has {rank} axes; accepted are 1 to {MAX_RANK}")
    sizes = [stream.number("Q", where) for _ in range(rank)]
    kind, offset = stream.number("I", where), stream.number("Q", where)
    if any(not 0 < extent <= stream.size * 8 for extent in sizes):
        raise stream.refuse(f"{where} is {sizes[::-1]}; a file of {stream.size} bytes holds no such tensor")
    if kind not in TYPES:
        return f"type {kind}", tuple(sizes[::-1]), offset, 0
    of, block, nbytes = TYPES[kind]
    count = 1
    for extent in sizes:
        count *= extent
    if sizes[0] % block:
        raise stream.refuse(f"{where} has rows of {sizes[0]} numbers; {of} takes multiples of {block}")
    return of, tuple(sizes[::-1]), offset, count // block * nbytes


def _placed(
    stream: _Bytes, found: Mapping[str, tuple[str, tuple[int, ...], int, int]], begin: int, alignment: int
) -> dict[str, GgufTensor]:
    placed = {}
    for name, (of, shape, offset, nbytes) in found.items():
        where = f"tensor {shown(name)}"
        if offset % alignment or begin + offset + nbytes > stream.size:
            raise stream.refuse(
                f"{where}: {nbytes} bytes from {offset} on do not lie in the {max(0, stream.size - begin)} after the "
                f"header, on a multiple of {alignment} (truncated download?)"
            )
        placed[name] = GgufTensor(name, of, shape, begin + offset, begin + offset + nbytes)
    # As llama.cpp has it, and its writers: one tensor after the other, each from the next multiple on. Where a byte was
    # lost or came in somewhere, what lies after it is read wrong, and only the end of the file shows it.
    position, previous, known = begin, "", True
    for tensor in sorted(placed.values(), key=lambda tensor: (tensor.begin, tensor.end)):
        if tensor.begin < position:
            raise stream.refuse(f"tensor {shown(tensor.name)} overlaps {shown(previous)}")
        if known and tensor.begin - position >= alignment:
            raise stream.refuse(f"{tensor.begin - position} bytes before tensor {shown(tensor.name)} are of no tensor")
        position, previous, known = tensor.end, tensor.name, tensor.end > tensor.begin
    if known and placed and stream.size not in (position, -(-position // alignment) * alignment):
        raise stream.refuse(
            f"is {stream.size} bytes long, {stream.size - position} more than tensor {shown(previous)} needs, which is "
            "the last: something was added to it, or put in"
        )
    return placed
