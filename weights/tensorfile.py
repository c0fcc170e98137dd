"""One safetensors file: its header checked before anything in it is believed, its tensors mapped, not read.

The format (https://huggingface.co/docs/safetensors): eight bytes with the header's length, little-endian; the header,
a JSON object from tensor name to dtype, shape and byte range; then the bytes of all tensors without gaps. A file
comes from anywhere, so every claim of its header is checked against the file's true size first. Reading one executes
nothing and allocates nothing beyond the header, which the format limits to 100 MB; the tensors in it are counted before
they are parsed.

Read here and not by the safetensors package: that one gives no byte offsets, without which no weight can be used where
it lies in the file, takes a key that occurs twice, and waits for pipes.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from emitter.errors import CheckpointError, shown
from emitter.io.files import open_regular
from emitter.io.strict_json import parse_object
from weights.mapping import MAX_FILE_BYTES, MappedFile, ReadBuffer, reason

MAX_HEADER_BYTES = 100_000_000
MAX_HEADER_VALUES = 2**21
"""A tensor of rank 2 takes eight; the largest checkpoints hold a hundred thousand tensors in all their files."""

MAX_RANK = 32

BITS: Mapping[str, int] = {
    "BOOL": 8,
    "F4": 4,
    "F6_E2M3": 6,
    "F6_E3M2": 6,
    "U8": 8,
    "I8": 8,
    "F8_E4M3": 8,
    "F8_E4M3FNUZ": 8,
    "F8_E5M2": 8,
    "F8_E5M2FNUZ": 8,
    "F8_E8M0": 8,
    "I16": 16,
    "U16": 16,
    "F16": 16,
    "BF16": 16,
    "I32": 32,
    "U32": 32,
    "F32": 32,
    "I64": 64,
    "U64": 64,
    "F64": 64,
    "C64": 64,
}
"""Bits per element of every dtype the format knows."""

NUMPY: Mapping[str, np.dtype[Any]] = {
    "BOOL": np.dtype(np.bool_),
    "U8": np.dtype(np.uint8),
    "I8": np.dtype(np.int8),
    "F8_E4M3": np.dtype(ml_dtypes.float8_e4m3fn),
    "F8_E4M3FNUZ": np.dtype(ml_dtypes.float8_e4m3fnuz),
    "F8_E5M2": np.dtype(ml_dtypes.float8_e5m2),
    "F8_E5M2FNUZ": np.dtype(ml_dtypes.float8_e5m2fnuz),
    "F8_E8M0": np.dtype(ml_dtypes.float8_e8m0fnu),
    "I16": np.dtype("<i2"),
    "U16": np.dtype("<u2"),
    "F16": np.dtype("<f2"),
    "BF16": np.dtype(ml_dtypes.bfloat16),
    "I32": np.dtype("<i4"),
    "U32": np.dtype("<u4"),
    "F32": np.dtype("<f4"),
    "I64": np.dtype("<i8"),
    "U64": np.dtype("<u8"),
    "F64": np.dtype("<f8"),
    "C64": np.dtype("<c8"),
}
"""The NumPy dtype of each; those packed below a byte (F4, F6) have none."""


@dataclass(frozen=True)
class StoredTensor:
    """One tensor of a file as its header describes it: ``begin`` and ``end`` are byte offsets in the whole file."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    begin: int
    end: int


class TensorFile(MappedFile):
    """A safetensors file, open for reading.

    Opening checks the whole header; ``array`` maps the file and copies nothing, ``read`` copies and is not mapped.

    Raises:
        CheckpointError: the file cannot be opened, is not a regular file, or its header is wrong in any way.
    """

    def __init__(self, path: Path, scratch: ReadBuffer | None = None) -> None:
        self.tensors: dict[str, StoredTensor] = {}
        super().__init__(path, "a safetensors file", scratch)

    def _check(self, handle: BinaryIO, size: int) -> None:
        self.tensors = _read_tensors(self.path, handle, size)

    def shape(self, name: str) -> tuple[int, ...]:
        return self.tensors[name].shape

    def stored_bytes(self, name: str) -> int:
        return self.tensors[name].end - self.tensors[name].begin

    def array(self, name: str) -> NDArray[Any]:
        """The tensor as a read-only view of the mapped file, in the dtype and shape it is stored with.

        Raises:
            CheckpointError: there is no such tensor, or its elements are packed below a byte.
        """
        tensor = self.tensors.get(name)
        if tensor is None:
            raise CheckpointError(f"{self.path}: there is no tensor {shown(name, 200)} in this file")
        if tensor.dtype not in NUMPY:
            raise CheckpointError(
                f"{self.path}: tensor {shown(name, 200)} is stored as packed {tensor.dtype}, which is not read"
            )
        return self.view(tensor.begin, tensor.shape, NUMPY[tensor.dtype])


def read_tensors(path: Path) -> dict[str, StoredTensor]:
    """What the header of a file says, and nothing of the file kept open. Raises as ``TensorFile``."""
    with open_regular(path, "a safetensors file", most=MAX_FILE_BYTES, error=CheckpointError) as handle:
        try:
            return _read_tensors(path, handle, os.fstat(handle.fileno()).st_size)
        except OSError as error:
            raise CheckpointError(f"{path}: cannot be read: {reason(error)}") from error


def _read_tensors(path: Path, handle: BinaryIO, size: int) -> dict[str, StoredTensor]:
    if size < 8:
        raise CheckpointError(f"{path}: {size} bytes are too few for a safetensors file (truncated download?)")
    length = int.from_bytes(handle.read(8), "little")
    if length > MAX_HEADER_BYTES:
        raise CheckpointError(
            f"{path}: not a safetensors file: its first 8 bytes announce a header of {length} bytes, "
            f"the format allows {MAX_HEADER_BYTES}"
        )
    if length > size - 8:
        raise CheckpointError(
            f"{path}: the header is said to take {length} bytes, the file has {size - 8} after its first 8 "
            "(truncated download?)"
        )
    header = handle.read(length)
    if len(header) != length:
        raise CheckpointError(f"{path}: ended while its header was read")
    return parse_header(header, size - 8 - length, str(path))


def parse_header(header: bytes, data_bytes: int, source: str) -> dict[str, StoredTensor]:
    """Checks a safetensors header against the size of the data that follows it.

    Args:
        header: The JSON text, without the eight bytes in front.
        data_bytes: How many bytes follow the header.
        source: The file's name, for messages.

    Returns:
        The tensors by name, ``begin`` and ``end`` counted from the start of the file.

    Raises:
        CheckpointError: anything is not as the format says; the message names the file and the tensor.
    """
    tensors: list[StoredTensor] = []
    for name, entry in parse_object(
        header, f"{source}: its header", "a safetensors header", values=MAX_HEADER_VALUES, error=CheckpointError
    ).items():
        if name == "__metadata__":
            # null is what MLX writes for none
            if entry is not None and (
                not isinstance(entry, dict) or not all(isinstance(value, str) for value in entry.values())
            ):
                raise CheckpointError(f"{source}: __metadata__ must map text to text")
            continue
        tensors.append(_parse_entry(name, entry, data_bytes, source))
    tensors.sort(key=lambda tensor: (tensor.begin, tensor.end))
    position, previous = 0, "the start of the data"
    for tensor in tensors:
        if tensor.begin != position:
            what = "overlaps" if tensor.begin < position else "leaves a hole after"
            raise CheckpointError(
                f"{source}: tensor {shown(tensor.name, 200)} begins at byte {tensor.begin} of the data "
                f"and {what} {previous}, which ends at byte {position}"
            )
        position, previous = tensor.end, f"tensor {shown(tensor.name, 200)}"
    if position != data_bytes:
        raise CheckpointError(
            f"{source}: its tensors take {position} bytes, the file holds {data_bytes} after the header"
        )
    start = 8 + len(header)
    return {t.name: StoredTensor(t.name, t.dtype, t.shape, start + t.begin, start + t.end) for t in tensors}


def _parse_entry(name: str, entry: object, data_bytes: int, source: str) -> StoredTensor:
    where = f"{source}: tensor {shown(name, 200)}"
    if not isinstance(entry, dict) or entry.keys() != {"dtype", "shape", "data_offsets"}:
        raise CheckpointError(f"{where}: its header entry must hold dtype, shape and data_offsets, and nothing else")
    dtype, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not isinstance(dtype, str) or dtype not in BITS:
        raise CheckpointError(f"{where}: unknown dtype {shown(dtype)}; known are {', '.join(BITS)}")
    # bool is an int to isinstance: the type is asked for exactly.
    if not isinstance(shape, list) or len(shape) > MAX_RANK or not all(type(d) is int and d >= 0 for d in shape):
        raise CheckpointError(
            f"{where}: shape {shown(shape)} is not a list of at most {MAX_RANK} sizes that are zero or more"
        )
    if not isinstance(offsets, list) or len(offsets) != 2 or not all(type(o) is int for o in offsets):
        raise CheckpointError(f"{where}: data_offsets {shown(offsets)} is not a pair of byte positions")
    begin, end = offsets
    if not 0 <= begin <= end <= data_bytes:
        raise CheckpointError(
            f"{where}: bytes {shown(begin)} to {shown(end)} do not lie in the {data_bytes} bytes after the header "
            "(truncated download?)"
        )
    bits = BITS[dtype]
    # Bounded before they are multiplied. An empty tensor may claim any size beside its 0, as long as it can be indexed.
    if any(d > max(8 * data_bytes, 2**31) for d in shape) or math.prod(d for d in shape if d) * bits > 2**62:
        raise CheckpointError(f"{where}: shape {shown(shape)} of {dtype} cannot fit into {end - begin} bytes")
    needed = math.prod(shape) * bits
    if needed != 8 * (end - begin):
        raise CheckpointError(
            f"{where}: shape {shown(shape)} of {dtype} takes {shown(-(-needed // 8))} bytes, "
            f"data_offsets give {end - begin}"
        )
    return StoredTensor(name, dtype, tuple(shape), begin, end)
