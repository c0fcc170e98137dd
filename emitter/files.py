"""Reading and writing of the user's files: nothing is half-written, nothing is overwritten without being told to."""

from __future__ import annotations

import contextlib
import os
import tempfile
import tokenize
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, OutputError
from emitter.signature import DType
from emitter.spec.tensors import InputInfo

_NO_ARRAY = (ValueError, EOFError, OverflowError, SyntaxError, tokenize.TokenError)
"""What numpy raises for a file that holds no array."""


def require_writable(path: Path, *, force: bool) -> None:
    """Refuse an output path before any work is done for it.

    Raises:
        OutputError: If the path exists and ``force`` is not given, is a directory, or its folder does not exist or
            cannot be written; or if it is something else that would be replaced (a device, a pipe).
    """
    if path.is_dir():
        raise OutputError(f"{path}: is a directory; expected the path of a file to write")
    if path.exists() and not path.is_file():
        raise OutputError(f"{path}: is a device or a pipe, which is not replaced; expected the path of a file to write")
    if path.exists() and not force:
        raise OutputError(f"{path}: exists already; give another path, or --force to replace it")
    folder = path.parent
    if not folder.is_dir():
        raise OutputError(f"{path}: its folder {folder} does not exist; make it first (mkdir -p {folder})")
    if not os.access(folder, os.W_OK):
        raise OutputError(f"{path}: its folder {folder} cannot be written")


def write_file(path: Path, write: Callable[[IO[bytes]], object], *, force: bool) -> None:
    """Write a file beside ``path`` through ``write(stream)``, then move it into place in one step.

    Raises:
        OutputError: As ``require_writable``, and when the disk is full or fails; nothing is left behind then.
    """
    require_writable(path, force=force)
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise OutputError(f"{path}: cannot be written: {error.strerror}") from error
    try:
        with os.fdopen(handle, "wb") as stream:
            write(stream)
            stream.flush()
            os.fsync(stream.fileno())
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(temporary, 0o666 & ~umask)  # noqa: PTH101 - mkstemp makes it private
        if force:
            os.replace(temporary, path)  # noqa: PTH105
        else:
            os.link(temporary, path)  # fails if somebody made the file meanwhile
            os.unlink(temporary)  # noqa: PTH108
    except FileExistsError as error:
        raise OutputError(f"{path}: exists already; give another path, or --force to replace it") from error
    except OSError as error:
        raise OutputError(f"{path}: cannot be written: {error.strerror}; nothing was left there") from error
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)  # noqa: PTH108


def read_array(path: Path, name: str) -> npt.NDArray[Any]:
    """The array in a .npy file, mapped and never unpickled.

    Raises:
        InputError: If the file is missing, is no .npy file, is shorter than its header says, or holds objects.
    """
    try:
        return np.lib.format.open_memmap(path, mode="r")
    except FileNotFoundError as error:
        raise InputError(f"{path}: does not exist; expected {name} as a .npy file (numpy.save)") from error
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror or error}") from error
    except _NO_ARRAY as error:
        # numpy cannot map an empty array, which is a fine input: no tokens
        empty = _read_empty(path)
        if empty is not None:
            return empty
        raise InputError(
            f"{path}: is not a readable .npy file ({error}); expected one array, {name}, as numpy.save writes it"
        ) from error


def _read_empty(path: Path) -> npt.NDArray[Any] | None:
    try:
        with path.open("rb") as stream:
            version = np.lib.format.read_magic(stream)
            reader = np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
            shape, _, dtype = reader(stream)
    except (OSError, *_NO_ARRAY):
        return None
    return np.zeros(shape, dtype) if 0 in shape and not dtype.hasobject else None


def read_activations(path: Path, hidden: int) -> npt.NDArray[np.float32]:
    """``x [N, H]`` from a .npy file as float32.

    float16 is widened, which is exact; float64 is refused, because rounding it is the caller's decision.

    Raises:
        InputError: On a wrong rank, width or dtype.
    """
    array = read_array(path, "x")
    if array.ndim != 2:
        raise InputError(f"{path}: x has rank {array.ndim} (shape {list(array.shape)}); expected [N, {hidden}]")
    if array.shape[1] != hidden:
        raise InputError(f"{path}: x is {list(array.shape)}, width {array.shape[1]}; expected [N, {hidden}]")
    if array.dtype not in (np.float32, np.float16):
        raise InputError(f"{path}: x is {array.dtype}; expected float32 (x.astype(numpy.float32)) or float16")
    return np.ascontiguousarray(array, np.float32)


def read_input(path: Path, info: InputInfo, tokens: int) -> npt.NDArray[Any]:
    """An input beside the activations from a .npy file, in the dtype that the graph takes.

    Any integer type is taken for integers, and bool; floats must be float32 or float16.

    Raises:
        InputError: On a wrong shape or dtype, or an integer outside what the layer knows.
    """
    array = read_array(path, info.name)
    shape = info.shape(tokens)
    if array.shape != shape:
        raise InputError(f"{path}: {info.name} is {list(array.shape)}; expected {list(shape)}, {tokens} tokens as in x")
    if info.dtype is DType.F32:
        if array.dtype not in (np.float32, np.float16):
            raise InputError(f"{path}: {info.name} is {array.dtype}; expected float32 or float16")
    elif array.dtype.kind not in "iub":
        raise InputError(f"{path}: {info.name} is {array.dtype}; expected integers")
    elif array.size and info.below is not None and not 0 <= int(array.min()) <= int(array.max()) < info.below:
        raise InputError(
            f"{path}: {info.name} holds values from {int(array.min())} to {int(array.max())}; "
            f"expected 0 to {info.below - 1}"
        )
    return np.ascontiguousarray(array, info.dtype.numpy)
