"""One safetensors file: its header checked before anything in it is believed, its tensors mapped, not read.

The format (https://huggingface.co/docs/safetensors): eight bytes with the header's length, little-endian; the header,
a JSON object from tensor name to dtype, shape and byte range; then the bytes of all tensors without gaps. A file
comes from anywhere, so every claim of its header is checked against the file's true size first. Reading one executes
nothing and allocates nothing beyond the header, which the format limits to 100 MB.
"""

from __future__ import annotations

import json
import math
import mmap
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from emitter.errors import CheckpointError

MAX_HEADER_BYTES = 100_000_000
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


class TensorFile:
    """A safetensors file, open for reading.

    Opening checks the whole header; ``array`` maps the file and copies nothing.

    Raises:
        CheckpointError: the file cannot be opened, is not a regular file, or its header is wrong in any way.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            # Asked before opening: to open a pipe that nobody writes to would wait for ever.
            if not stat.S_ISREG(path.stat().st_mode):
                raise CheckpointError(f"{path}: not a regular file")
            with path.open("rb") as handle:
                size = os.fstat(handle.fileno()).st_size
                self.tensors = _read_tensors(path, handle, size)
                self._map = mmap.mmap(handle.fileno(), size, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:
            raise CheckpointError(f"{path}: cannot be opened: {_reason(error)}") from error
        self._base = int(np.frombuffer(self._map, np.uint8, 1).ctypes.data)

    def array(self, name: str) -> NDArray[Any]:
        """The tensor as a read-only view of the mapped file, in the dtype and shape it is stored with.

        Raises:
            CheckpointError: there is no such tensor, or its elements are packed below a byte.
        """
        tensor = self.tensors.get(name)
        if tensor is None:
            raise CheckpointError(f"{self.path}: there is no tensor {name!r} in this file")
        if tensor.dtype not in NUMPY:
            raise CheckpointError(f"{self.path}: tensor {name!r} is stored as packed {tensor.dtype}, which is not read")
        count = math.prod(tensor.shape)
        if count == 0:
            return np.empty(tensor.shape, NUMPY[tensor.dtype])
        return np.frombuffer(self._map, NUMPY[tensor.dtype], count, tensor.begin).reshape(tensor.shape)

    def release(self, array: NDArray[Any]) -> None:
        """Gives the pages under ``array`` (a view of this file) back to the system; they come back when touched."""
        if array.size == 0 or not hasattr(self._map, "madvise"):
            return
        low, high = np.lib.array_utils.byte_bounds(array)
        first = -(-(low - self._base) // mmap.PAGESIZE) * mmap.PAGESIZE
        last = (high - self._base) // mmap.PAGESIZE * mmap.PAGESIZE
        if last > first:
            self._map.madvise(mmap.MADV_DONTNEED, first, last - first)


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
    for name, entry in load_json_object(header, source, "header").items():
        if name == "__metadata__":
            if not isinstance(entry, dict) or not all(isinstance(value, str) for value in entry.values()):
                raise CheckpointError(f"{source}: __metadata__ must map text to text")
            continue
        tensors.append(_parse_entry(name, entry, data_bytes, source))
    tensors.sort(key=lambda tensor: (tensor.begin, tensor.end))
    position, previous = 0, "the start of the data"
    for tensor in tensors:
        if tensor.begin != position:
            what = "overlaps" if tensor.begin < position else "leaves a hole after"
            raise CheckpointError(
                f"{source}: tensor {_short(tensor.name)} begins at byte {tensor.begin} of the data "
                f"and {what} {previous}, which ends at byte {position}"
            )
        position, previous = tensor.end, f"tensor {_short(tensor.name)}"
    if position != data_bytes:
        raise CheckpointError(
            f"{source}: its tensors take {position} bytes, the file holds {data_bytes} after the header"
        )
    start = 8 + len(header)
    return {t.name: StoredTensor(t.name, t.dtype, t.shape, start + t.begin, start + t.end) for t in tensors}


def _parse_entry(name: str, entry: object, data_bytes: int, source: str) -> StoredTensor:
    where = f"{source}: tensor {_short(name)}"
    if not isinstance(entry, dict) or entry.keys() != {"dtype", "shape", "data_offsets"}:
        raise CheckpointError(f"{where}: its header entry must hold dtype, shape and data_offsets, and nothing else")
    dtype, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not isinstance(dtype, str) or dtype not in BITS:
        raise CheckpointError(f"{where}: unknown dtype {_short(dtype)}; known are {', '.join(BITS)}")
    # bool is an int to isinstance: the type is asked for exactly.
    if not isinstance(shape, list) or len(shape) > MAX_RANK or not all(type(d) is int and d >= 0 for d in shape):
        raise CheckpointError(
            f"{where}: shape {_short(shape)} is not a list of at most {MAX_RANK} sizes that are zero or more"
        )
    if not isinstance(offsets, list) or len(offsets) != 2 or not all(type(o) is int for o in offsets):
        raise CheckpointError(f"{where}: data_offsets {_short(offsets)} is not a pair of byte positions")
    begin, end = offsets
    if not 0 <= begin <= end <= data_bytes:
        raise CheckpointError(
            f"{where}: bytes {_short(begin)} to {_short(end)} do not lie in the {data_bytes} bytes after the header "
            "(truncated download?)"
        )
    bits = BITS[dtype]
    # Bounded before they are multiplied. An empty tensor may claim any size beside its 0, as long as it can be indexed.
    if any(d > max(8 * data_bytes, 2**31) for d in shape) or math.prod(d for d in shape if d) * bits > 2**62:
        raise CheckpointError(f"{where}: shape {_short(shape)} of {dtype} cannot fit into {end - begin} bytes")
    needed = math.prod(shape) * bits
    if needed != 8 * (end - begin):
        raise CheckpointError(
            f"{where}: shape {_short(shape)} of {dtype} takes {_short(-(-needed // 8))} bytes, "
            f"data_offsets give {end - begin}"
        )
    return StoredTensor(name, dtype, tuple(shape), begin, end)


def load_json_object(text: bytes, source: str, what: str) -> dict[str, object]:
    """Parses JSON that must be one object in which no key occurs twice.

    Raises:
        CheckpointError: it is not JSON, not UTF-8, nested too deep, not an object, or repeats a key.
    """
    try:
        value = json.loads(text.decode("utf-8"), object_pairs_hook=_unique)
    except _DuplicateKeyError as error:
        raise CheckpointError(f"{source}: its {what} holds {_short(error.key)} twice") from error
    except (ValueError, RecursionError) as error:
        raise CheckpointError(f"{source}: its {what} is not JSON: {_reason(error)}") from error
    if not isinstance(value, dict):
        raise CheckpointError(f"{source}: its {what} is not a JSON object")
    return value


class _DuplicateKeyError(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise _DuplicateKeyError(key)
        result[key] = value
    return result


def _short(value: object) -> str:
    """A value from an untrusted header as text that is printable and fits in a message."""
    if isinstance(value, list):
        return (
            "[" + ", ".join("..." if isinstance(v, list) else _short(v) for v in value[:6]) + _ELLIPSIS[len(value) > 6]
        )
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, int) and abs(value) >= 10**30:
        return "(an integer of more than 30 digits)"
    text = repr(value[:200] if isinstance(value, str) else value)
    return text if len(text) <= 220 else text[:220] + "..."


_ELLIPSIS = {False: "]", True: ", ...]"}


def _reason(error: BaseException) -> str:
    return getattr(error, "strerror", None) or str(error)[:200] or type(error).__name__
