"""Arrays of callers as memory: NumPy, torch and JAX, read where they are.

The rule on the CPU: compiled code loads 64 bytes at a time from addresses it takes to be multiples of 64, so only
memory that starts at one may be passed as it is. Anything else is copied first; passing it would crash.
"""

from __future__ import annotations

import ctypes
import math
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import numpy.typing as npt

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.session.tensors import is_torch, lies_plainly, resolved, unreadable

ALIGNMENT = 64
"""Bytes: the widest vector register. Memory starting at a multiple of this is used in place."""
LARGE_PAGE = 1 << 21
"""Bytes of a large page. NumPy asks the system for such pages for what takes two of them or more."""

_TORCH_DTYPES = {
    "torch.float32": DType.F32,
    "torch.bfloat16": DType.BF16,
    "torch.float16": DType.F16,
    "torch.int64": DType.I64,
    "torch.int32": DType.I32,
    "torch.int8": DType.I8,
    "torch.bool": DType.I1,
}
_NUMPY_DTYPES = {dtype.numpy: dtype for dtype in DType}
DL_CUDA = 2
"""DLPack's number of this kind of device."""


def aligned_empty(shape: Sequence[int], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """An uninitialised C-order array that the CPU session uses without a copy: it starts at a multiple of 64 bytes,
    or from 2 MB on of ``LARGE_PAGE``."""
    element = np.dtype(dtype)
    nbytes = element.itemsize * math.prod(shape)
    alignment = LARGE_PAGE if nbytes >= LARGE_PAGE else ALIGNMENT
    block = np.empty(nbytes + alignment, np.uint8)
    start = -int(block.ctypes.data) % alignment
    return block[start : start + nbytes].view(element).reshape(tuple(shape))


class ForeignArray(NamedTuple):
    """An array of NumPy's or torch's: what it is, where it lies and who owns it.

    ``nbytes`` is the size of the data. ``address`` is that of host memory in C order, None for memory of a GPU, of
    which ``gpu`` is the number.
    ``dtype`` is None when the element type is none of those that graphs take; ``dtype_name`` then still says what it
    is.
    """

    owner: Any
    shape: tuple[int, ...]
    dtype: DType | None
    nbytes: int
    address: int | None
    gpu: int = 0

    @property
    def dtype_name(self) -> str:
        """The element type in its own library's spelling."""
        return str(self.owner.dtype)

    @property
    def span(self) -> tuple[int, int]:
        """The addresses of host memory from the first byte to one past the last."""
        start = self.address or 0
        return start, start + self.nbytes

    @property
    def aligned(self) -> bool:
        """Whether the CPU may use the memory in place."""
        return self.address is not None and self.address % ALIGNMENT == 0


def is_jax(value: object) -> bool:
    """Whether this is an array of JAX's; answers without importing JAX."""
    return type(value).__module__.partition(".")[0] in ("jax", "jaxlib") and hasattr(value, "__dlpack__")


def describe(value: Any, name: str) -> ForeignArray:
    """Take an array apart, without copying data that lies in C order.

    Accepts NumPy arrays, torch tensors and whatever else speaks DLPack, from host memory or a GPU's. Raises
    ``InputError``.
    """
    if not isinstance(value, np.ndarray):
        if is_torch(value):
            if (why := unreadable(value)) is not None:
                raise InputError(f"{name}: this tensor {why}")
            if value.requires_grad and sys.modules["torch"].is_grad_enabled():
                raise InputError(
                    f"{name}: this tensor asks for gradients, and sessions compute none: use the session under "
                    "torch.no_grad(), or pass what detach() gives"
                )
            try:
                tensor = resolved(value).contiguous()
            except RuntimeError as error:
                raise InputError(f"{name}: there is no memory for a copy in C order: {error}") from None
            place = tensor.data_ptr() if tensor.device.type == "cpu" else None
            if place is None and tensor.data_ptr() % ALIGNMENT:
                tensor = tensor.clone()  # kernels of a GPU load 16 bytes at a time
            dtype = _TORCH_DTYPES.get(str(tensor.dtype))
            size = tensor.numel() * tensor.element_size()
            return ForeignArray(tensor, tuple(tensor.shape), dtype, size, place, tensor.device.index or 0)
        if not hasattr(value, "__dlpack__"):
            raise InputError(f"{name}: expected a NumPy array or a torch tensor, got {type(value).__name__}")
        try:
            if (gpu := gpu_of(value)) is not None:
                shape, element = tuple(value.shape), np.dtype(value.dtype)
                size = math.prod(shape) * element.itemsize
                return ForeignArray(value, shape, _NUMPY_DTYPES.get(element), size, None, gpu)
            # NumPy's DLPack knows no bf16; what JAX has in the host's memory it shows to NumPy without a copy.
            value = np.asarray(value) if is_jax(value) else np.from_dlpack(value)
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            raise InputError(f"{name}: this {type(value).__name__} cannot be read as an array: {error}") from None
    try:
        array = value if value.flags.c_contiguous else np.ascontiguousarray(value)
    except MemoryError as error:
        raise InputError(f"{name}: there is no memory for a copy in C order: {error}") from None
    return ForeignArray(array, array.shape, _NUMPY_DTYPES.get(array.dtype), array.nbytes, address(array))


def gpu_of(value: Any) -> int | None:
    """The number of the GPU in whose memory an array is that is neither NumPy's nor torch's; None for the host's."""
    kind, number = value.__dlpack_device__() if hasattr(value, "__dlpack_device__") else (1, 0)
    return int(number) if int(kind) == DL_CUDA else None


def address(array: npt.NDArray[Any]) -> int:
    """Where an array's memory starts."""
    try:
        # A third of the time of the general way, which loads much of NumPy into a cold cache.
        return ctypes.addressof(ctypes.c_char.from_buffer(array.data))
    except (BufferError, TypeError, ValueError):  # read-only, empty, or of an element type that buffers do not know
        return int(array.ctypes.data)


def host_bytes(array: ForeignArray) -> ctypes.Array[ctypes.c_uint8]:
    """The array's bytes as a buffer that keeps nothing alive. Also for read-only memory: the runtime wants a writable
    buffer object and never writes to arguments."""
    return (ctypes.c_uint8 * array.nbytes).from_address(array.address or 0)


def on_host(array: ForeignArray, name: str) -> ForeignArray:
    """An array in the host's memory: itself, or a copy of one in a GPU's."""
    if array.address is not None:
        return array
    return describe(array.owner.cpu() if is_torch(array.owner) else np.asarray(array.owner), name)


def as_numpy(array: ForeignArray) -> npt.NDArray[Any]:
    """The same memory as a NumPy array, of an element type that graphs take; ``array`` must outlive it."""
    assert array.dtype is not None
    if isinstance(array.owner, np.ndarray):
        return array.owner
    return np.ndarray(array.shape, array.dtype.numpy, memoryview(host_bytes(array)))


def to_torch(array: npt.NDArray[Any]) -> Any:
    """The same host memory as a torch tensor."""
    # Imported already: this is only called after the caller was given a torch tensor.
    torch = sys.modules["torch"]
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def in_library_of(x: Any, arrays: Mapping[str, npt.NDArray[Any]]) -> dict[str, Any]:
    """The same memory as torch tensors where ``x`` is one."""
    return {name: to_torch(array) for name, array in arrays.items()} if is_torch(x) else {**arrays}


def lies_in(start: int, ranges: Sequence[tuple[int, int]]) -> bool:
    """Whether an address is in one of some ranges, each from its first byte to one past the last."""
    return any(low <= start < high for low, high in ranges)


class StagingPlace:
    """Memory for an array of a shape and an element type; ``array`` describes it."""

    __slots__ = ("_start", "array", "memory")

    def __init__(self, shape: Sequence[int], dtype: DType) -> None:
        self.memory = aligned_empty(shape, dtype.numpy)
        self._start = address(self.memory)
        self.array = ForeignArray(self.memory, self.memory.shape, dtype, self.memory.nbytes, self._start)

    def take(self, value: Any) -> None:
        """Copy the numbers of an array of this shape and element type here, NumPy's or torch's in the host's memory."""
        if type(value) is np.ndarray:
            self.memory[...] = value
        else:
            source = value.contiguous()  # may be a copy, which has to be there until it is read
            ctypes.memmove(self._start, source.data_ptr(), self.array.nbytes)


def as_it_lies(tensor: Any) -> bool:
    """Whether a torch tensor's memory is passed as it is."""
    return lies_plainly(tensor) and tensor.is_contiguous() and not tensor.data_ptr() % ALIGNMENT
