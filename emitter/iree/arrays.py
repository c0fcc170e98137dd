"""Arrays on their way in and out of the runtime: NumPy and torch without copies where the rules allow.

The rule on the CPU: compiled code loads 64 bytes at a time from addresses it takes to be multiples of 64, so only
memory that starts at one may be handed over as it is. Anything else is copied first; handing it over would crash.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import iree.runtime as rt
import ml_dtypes
import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.signature import DType

ALIGNMENT = 64
"""Bytes. Host memory starting at a multiple of this is used in place."""

_ELEMENT_TYPES = {
    DType.F32: rt.HalElementType.FLOAT_32,
    DType.BF16: rt.HalElementType.BFLOAT_16,
    DType.F16: rt.HalElementType.FLOAT_16,
    DType.I32: rt.HalElementType.SINT_32,
    DType.I8: rt.HalElementType.SINT_8,
    DType.I1: rt.HalElementType.BOOL_8,
}
_TORCH_DTYPES = {
    "torch.float32": DType.F32,
    "torch.bfloat16": DType.BF16,
    "torch.float16": DType.F16,
    "torch.int32": DType.I32,
    "torch.int8": DType.I8,
    "torch.bool": DType.I1,
}
_NUMPY_DTYPES = {dtype.numpy: dtype for dtype in DType}
# As integers, which is what the runtime takes: members of enumerations are made anew on each use, and the first use
# after the caches went cold is what a call over one token waits for.
_USAGE = int(rt.BufferUsage.DEFAULT)
_MAPPABLE = _USAGE | int(rt.BufferUsage.MAPPING)
_DEVICE_LOCAL = int(rt.MemoryType.DEVICE_LOCAL)
_DL_CUDA = 2  # DLPack's number of this kind of device
_IN_PLACE = int(rt.MemoryType.HOST_LOCAL) | int(rt.MemoryType.DEVICE_VISIBLE)


def aligned_empty(shape: Sequence[int], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """An uninitialised C-order array that the CPU session uses without a copy: it starts at a multiple of 64."""
    element = np.dtype(dtype)
    size = element.itemsize * int(np.prod(shape, dtype=np.int64))
    block = np.empty(size + ALIGNMENT, np.uint8)
    start = -block.ctypes.data % ALIGNMENT
    return block[start : start + size].view(element).reshape(tuple(shape))


class ForeignArray(NamedTuple):
    """An array of NumPy's or torch's: what it is, where it lies and who owns it.

    ``nbytes`` is the size of the data. ``address`` is that of host memory in C order, None for memory of a GPU.
    ``dtype`` is None when the element type is none of those that graphs take; ``dtype_name`` then still says what it
    is.
    """

    owner: Any
    shape: tuple[int, ...]
    dtype: DType | None
    nbytes: int
    address: int | None

    @property
    def dtype_name(self) -> str:
        """The element type in its own library's spelling."""
        return str(self.owner.dtype)

    @property
    def span(self) -> tuple[int, int]:
        """The addresses of host memory from the first byte to behind the last."""
        start = self.address or 0
        return start, start + self.nbytes

    @property
    def aligned(self) -> bool:
        """Whether the CPU may use the memory in place."""
        return self.address is not None and self.address % ALIGNMENT == 0


def is_torch(value: object) -> bool:
    """Whether this is a torch tensor; answers without importing torch."""
    if isinstance(value, np.ndarray):
        return False
    return type(value).__module__.partition(".")[0] == "torch" and hasattr(value, "__dlpack__")


def describe(value: Any, name: str) -> ForeignArray:
    """Take an array apart, without copying data that lies in C order.

    Accepts NumPy arrays, torch tensors and whatever else speaks DLPack from host memory. Raises ``InputError``.
    """
    if not isinstance(value, np.ndarray):
        if is_torch(value):
            tensor = value.detach().contiguous()
            place = tensor.data_ptr() if tensor.device.type == "cpu" else None
            dtype = _TORCH_DTYPES.get(str(tensor.dtype))
            return ForeignArray(tensor, tuple(tensor.shape), dtype, tensor.numel() * tensor.element_size(), place)
        if not hasattr(value, "__dlpack__"):
            raise InputError(f"{name}: expected a NumPy array or a torch tensor, got {type(value).__name__}")
        try:
            value = np.from_dlpack(value)
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            raise InputError(f"{name}: this {type(value).__name__} cannot be read as an array: {error}") from None
    array = value if value.flags.c_contiguous else np.ascontiguousarray(value)
    return ForeignArray(array, array.shape, _NUMPY_DTYPES.get(array.dtype), array.nbytes, address(array))


def address(array: npt.NDArray[Any]) -> int:
    """Where an array's memory starts."""
    try:
        # A third of the time of the general way, which loads much of NumPy into a cold cache.
        return ctypes.addressof(ctypes.c_char.from_buffer(array.data))
    except (BufferError, TypeError, ValueError):  # read-only, empty, or of an element type that buffers do not know
        return int(array.ctypes.data)


def _host_bytes(array: ForeignArray) -> ctypes.Array[ctypes.c_uint8]:
    """The array's bytes as a buffer that keeps nothing alive. Also for read-only memory: the runtime wants a writable
    buffer object and never writes to arguments."""
    return (ctypes.c_uint8 * array.nbytes).from_address(array.address or 0)


def to_device(
    array: ForeignArray, device: rt.HalDevice, *, host_memory: bool, in_place: bool = True
) -> rt.HalBufferView:
    """Make an argument of an array: in place where the rules allow it (and ``in_place`` says so), a copy otherwise.

    ``host_memory`` says that the device computes on host memory. The array's owner must outlive the result.
    """
    if array.dtype is None:
        raise InputError(f"element type {array.dtype_name} is not one that graphs take")
    if array.address is None:
        # Memory of a GPU. The runtime shares torch's CUDA context but not its stream: wait for torch first.
        sys.modules["torch"].cuda.current_stream(array.owner.device).synchronize()
        return device.from_dlpack_capsule(array.owner.__dlpack__())
    if in_place and host_memory and array.aligned and array.nbytes > 0:
        buffer = device.allocator.import_host_allocation(_host_bytes(array), _IN_PLACE, _MAPPABLE)
    else:
        usage = _MAPPABLE if host_memory else _USAGE
        source = np.ctypeslib.as_array(_host_bytes(array)) if array.nbytes else np.empty(0, np.uint8)
        buffer = device.allocator.allocate_buffer_copy(_DEVICE_LOCAL, usage, device, source)
    return rt.HalBufferView(buffer, array.shape, _ELEMENT_TYPES[array.dtype])


def to_numpy(view: rt.HalBufferView, dtype: DType, device: rt.HalDevice, *, host_memory: bool) -> npt.NDArray[Any]:
    """A result as a NumPy array: in place on the CPU (the array keeps the memory alive), a copy from a GPU."""
    shape = tuple(view.shape)
    if 0 in shape:
        return np.empty(shape, dtype.numpy)
    if host_memory:
        return np.ndarray(shape, dtype.numpy, view.map())
    array: npt.NDArray[Any] = np.asarray(rt.DeviceArray(device, view).to_host())
    return array if array.dtype == dtype.numpy else array.view(dtype.numpy)


def to_torch(array: npt.NDArray[Any]) -> Any:
    """The same host memory as a torch tensor."""
    # Imported already: this is only called after the caller was given a torch tensor.
    torch = sys.modules["torch"]
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def to_torch_cuda(view: rt.HalBufferView, device: rt.HalDevice, index: int) -> Any:
    """A result in GPU memory as a torch tensor of that GPU, in memory of torch's own.

    Copied once, on torch's stream, which is waited for: a tensor in the runtime's own memory would go back to it while
    another stream still reads, for the runtime knows no streams of torch's.
    """
    torch = sys.modules["torch"]
    lent = torch.from_dlpack(device.create_dlpack_capsule(view, _DL_CUDA, index))
    tensor = lent.clone()
    torch.cuda.current_stream(tensor.device).synchronize()
    return tensor
