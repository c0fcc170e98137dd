"""Arrays that users give: .npy files and archives of them (.npz), read without trust.

The format is numpy's (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html): a magic, a length, a
header that spells a Python dict of dtype, order and shape, the elements. The header is not evaluated but matched
against the one form that ``numpy.save`` writes; what it claims is held against the file's size, and against what the
caller expects, before anything is allocated. The elements are read, not mapped: a file that is cut short while it is in
use then gives a message and no SIGBUS.
"""

from __future__ import annotations

import math
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

from emitter.dtype import DType
from emitter.errors import InputError, shown
from emitter.io.files import open_regular
from emitter.io.numbers import MAX_DIGITS
from emitter.shapes import MAX_TOKENS

MAX_BYTES = 2**40
"""No input is larger."""

_MAX_HEADER = 10_000
"""numpy's own bound on the length of a header."""
_MAX_RANK = 32
_MAX_DIRECTORY = 2**20
"""Bytes of the directory of an archive: ten thousand members."""

_MAGIC = b"\x93NUMPY"
_NUMBERS = re.compile(r"[<>|=]?[?biufc][0-9]{0,2}")
_BLANKS = " \t\n"
_SIZE = re.compile("0|[1-9][0-9]*")
_ENTRY = re.compile(
    r"""[ \t\n]*(['"])(?P<key>descr|fortran_order|shape)\1[ \t\n]*:[ \t\n]*"""
    r"""(?:(['"])(?P<descr>[^'"]*)\3|(?P<flag>True|False)|\((?P<shape>[0-9L, \t\n]*)\))[ \t\n]*(?:,|$)"""
)
_NO_ARCHIVE = (zipfile.BadZipFile, OSError, EOFError, RuntimeError, NotImplementedError, ValueError, zlib.error)
"""What zipfile raises for an archive that is damaged, encrypted or packed in a way that it does not know."""

Check = Callable[[tuple[int, ...], np.dtype[Any]], object]
"""Looks at the shape and dtype of an array before it is read, and raises ``InputError`` where they are not wanted."""


def read_array(path: Path, name: str, check: Check) -> npt.NDArray[Any]:
    """The array in a .npy file, after ``check`` has seen its shape and dtype; ``name`` is what it is, for messages.

    Raises:
        InputError: If there is no such file, it is no .npy file, holds something other than numbers, or is shorter or
            longer than its header says.
    """
    with open_regular(path, f"{name} as a .npy file (numpy.save)", most=MAX_BYTES) as stream:
        size = stream.seek(0, 2)
        stream.seek(0)
        return _read(stream, size, str(path), name, check)


def read_archive(path: Path, wanted: Collection[str], check: Check) -> tuple[dict[str, npt.NDArray[Any]], list[str]]:
    """Those of the arrays ``wanted`` that an .npz archive holds, each after ``check`` has seen its shape and dtype.

    The second result are the names of all its members.

    Raises:
        InputError: If there is no such file, it is no archive, or a wanted member is no array of numbers.
    """
    what = "an archive of arrays (numpy.savez)"
    with open_regular(path, what, most=MAX_BYTES) as stream:
        try:
            if _directory_bytes(stream) > _MAX_DIRECTORY:
                raise InputError(f"{path}: its directory is too large for {what} (at most {_MAX_DIRECTORY} bytes)")
            with zipfile.ZipFile(stream) as archive:
                held = {info.filename: info for info in archive.infolist()}
                arrays = {}
                for name in wanted:
                    if (info := held.get(f"{name}.npy")) is not None:
                        with archive.open(info) as member:
                            source = f"{path}: {name}"
                            arrays[name] = _read(member, info.file_size, source, name, check)  # type: ignore[arg-type]
                return arrays, [name.removesuffix(".npy") for name in held]
        except _NO_ARCHIVE as error:
            raise InputError(f"{path}: cannot be read as {what} ({error})") from error


def _directory_bytes(stream: BinaryIO) -> int:
    """How many bytes the directory of an archive is said to take: zipfile reads them all before anything else."""
    size = stream.seek(0, 2)
    stream.seek(max(0, size - 2**16 - 98))
    end = stream.read()
    at = end.rfind(b"PK\x05\x06")
    if at < 0 or len(end) < at + 22:
        return 0  # no archive, as zipfile will say
    claimed = [struct.unpack_from("<L", end, at + 12)[0] % 0xFFFFFFFF]
    if at >= 76 and end[at - 20 : at - 16] == b"PK\x06\x07":
        claimed.append(struct.unpack_from("<Q", end, at - 76 + 40)[0])
    stream.seek(0)
    return int(max(claimed))


def _read(stream: BinaryIO, size: int, source: str, name: str, check: Check) -> npt.NDArray[Any]:
    """The array of ``size`` bytes, header and all, at the start of ``stream``."""

    def refuse(problem: str) -> InputError:
        return InputError(
            f"{source}: is not a readable .npy file ({problem}); expected one array, {name}, as numpy.save writes it"
        )

    start = stream.read(8)
    if len(start) < 8 or not start.startswith(_MAGIC) or start[6] not in (1, 2, 3) or start[7]:
        raise refuse("its first bytes are not those of one")
    length_bytes = 2 if start[6] == 1 else 4
    length = int.from_bytes(stream.read(length_bytes), "little")
    if length > _MAX_HEADER:
        raise refuse(f"its header is said to take {length} bytes, at most {_MAX_HEADER} are read")
    # Python 2 wrote long integers as 8L; the third version of the format came after it
    header = _header(stream.read(length).decode("ascii", "replace"), "L" if start[6] < 3 else "")
    if isinstance(header, str):
        raise refuse(header)
    shape, dtype, fortran = header
    if math.prod(filter(None, shape)) * dtype.itemsize >= 2**63:
        raise refuse(f"no array can be {shown(list(shape))}")  # not even an empty one
    count = math.prod(shape)
    held = size - 8 - length_bytes - length
    if count * dtype.itemsize != held:
        raise refuse(f"{shown(list(shape))} of {dtype} takes {count * dtype.itemsize} bytes, it holds {held}")
    check(shape, dtype)
    array = np.empty(count, dtype)
    filled = 0
    while filled < array.nbytes:
        piece = stream.read(min(2**24, array.nbytes - filled))
        if not piece:
            raise refuse("it ended while it was read")
        array.view(np.uint8)[filled : filled + len(piece)] = np.frombuffer(piece, np.uint8)
        filled += len(piece)
    return array.reshape(shape[::-1]).T if fortran else array.reshape(shape)


def _header(text: str, suffix: str) -> tuple[tuple[int, ...], np.dtype[Any], bool] | str:
    """Shape, dtype and whether the first axis is the fastest, as the header says; or what is wrong with it.

    ``suffix`` is what may stand after each size.
    """
    body = text.strip(_BLANKS)
    if not body.startswith("{") or not body.endswith("}"):
        return "its header is no dict"
    body = body[1:-1].strip(_BLANKS)
    found: dict[str, str] = {}
    at = 0
    while at < len(body):
        entry = _ENTRY.match(body, at)
        value = entry and entry["flag" if entry["key"] == "fortran_order" else entry["key"]]
        if entry is None or value is None or entry["key"] in found:
            return f"its header says {shown(body[at : at + 40])}"
        found[entry["key"]] = value
        at = entry.end()
    if found.keys() != {"descr", "fortran_order", "shape"}:
        return "its header does not say dtype, order and shape"
    sizes = [part.strip(_BLANKS).removesuffix(suffix) for part in found["shape"].split(",")]
    sizes = sizes[:-1] if sizes[-1] == "" else sizes
    if len(sizes) > _MAX_RANK or not all(_SIZE.fullmatch(s) and len(s) <= MAX_DIGITS for s in sizes):
        return f"its shape is ({shown(found['shape'])[1:-1]})"
    try:
        dtype = np.dtype(found["descr"]) if _NUMBERS.fullmatch(found["descr"]) else None
    except TypeError:
        dtype = None
    if dtype is None:
        return f"its elements are {shown(found['descr'])}, not numbers"
    return tuple(map(int, sizes)), dtype, found["fortran_order"] == "True"


def read_activations(path: Path, hidden: int) -> npt.NDArray[np.float32]:
    """``x [N, H]`` from a .npy file as float32, for up to ``MAX_TOKENS`` tokens.

    float16 is widened, which is exact; float64 is refused, because rounding it is the caller's decision.

    Raises:
        InputError: On a wrong rank, width or dtype, and as ``read_array``.
    """

    def check(shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        if len(shape) != 2:
            raise InputError(f"{path}: x has rank {len(shape)} (shape {list(shape)}); expected [N, {hidden}]")
        if shape[1] != hidden:
            raise InputError(f"{path}: x is {list(shape)}, width {shape[1]}; expected [N, {hidden}]")
        if shape[0] > MAX_TOKENS:
            raise InputError(f"{path}: x holds {shape[0]} tokens; expected at most {MAX_TOKENS}")
        if dtype not in (np.float32, np.float16):
            raise InputError(f"{path}: x is {dtype}; expected float32 (x.astype(numpy.float32)) or float16")

    return np.ascontiguousarray(read_array(path, "x", check), np.float32)


def read_input(
    path: Path, name: str, shape: tuple[int, ...], dtype: DType, below: int | None = None
) -> npt.NDArray[Any]:
    """The input ``name`` besides the activations from a .npy file, for a graph that takes it in ``dtype``, of integers
    those from 0 to ``below``.

    Any integer type is taken for integers, and bool; floats must be float32 or float16.

    Raises:
        InputError: On a wrong shape or dtype, or an integer outside what the layer knows, and as ``read_array``.
    """

    def check(given: tuple[int, ...], held: np.dtype[Any]) -> None:
        if given != shape:
            raise InputError(f"{path}: {name} is {list(given)}; expected {list(shape)}, {shape[0]} tokens as in x")
        if dtype is DType.F32 and held not in (np.float32, np.float16):
            raise InputError(f"{path}: {name} is {held}; expected float32 or float16")
        if dtype is not DType.F32 and held.kind not in "iub":
            raise InputError(f"{path}: {name} is {held}; expected integers")

    array = read_array(path, name, check)
    if array.size and below is not None and not 0 <= int(array.min()) <= int(array.max()) < below:
        raise InputError(
            f"{path}: {name} holds values from {int(array.min())} to {int(array.max())}; expected 0 to {below - 1}"
        )
    return np.ascontiguousarray(array, dtype.numpy)
