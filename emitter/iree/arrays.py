"""Arrays on their way in and out of the runtime: NumPy, torch and JAX without copies where the rules allow.

The rule on the CPU: compiled code loads 64 bytes at a time from addresses it takes to be multiples of 64, so only
memory that starts at one may be handed over as it is. Anything else is copied first; handing it over would crash.

On a GPU arrays in C order are used where they are, by DLPack, and so are results (see ``handover`` for the order).
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import math
import sys
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import iree.runtime as rt
import ml_dtypes
import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.iree.tensors import is_torch, resolved, unreadable
from emitter.signature import DType

ALIGNMENT = 64
"""Bytes. Memory starting at a multiple of this is used in place."""

_ELEMENT_TYPES = {
    DType.F32: rt.HalElementType.FLOAT_32,
    DType.BF16: rt.HalElementType.BFLOAT_16,
    DType.F16: rt.HalElementType.FLOAT_16,
    DType.I64: rt.HalElementType.SINT_64,
    DType.I32: rt.HalElementType.SINT_32,
    DType.I8: rt.HalElementType.SINT_8,
    DType.I1: rt.HalElementType.BOOL_8,
}
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
# As integers, which is what the runtime takes: members of enumerations are made anew on each use, and the first use
# after the caches went cold is what a call over one token waits for.
_USAGE = int(rt.BufferUsage.DEFAULT)
_MAPPABLE = _USAGE | int(rt.BufferUsage.MAPPING)
_DEVICE_LOCAL = int(rt.MemoryType.DEVICE_LOCAL)
DL_CUDA = 2
"""DLPack's number of this kind of device."""
_DL_TYPES = {  # DLPack's code and bits
    DType.F32: (2, 32),
    DType.BF16: (4, 16),
    DType.F16: (2, 16),
    DType.I64: (0, 64),
    DType.I32: (0, 32),
    DType.I8: (0, 8),
    DType.I1: (6, 8),
}
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
        """The addresses of host memory from the first byte to behind the last."""
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


def to_device(
    array: ForeignArray, device: rt.HalDevice, *, host_memory: bool, in_place: bool = True
) -> rt.HalBufferView:
    """Make an argument of an array: in place where the rules allow it (and ``in_place`` says so), a copy otherwise.

    ``host_memory`` says that the device computes on host memory. The array's owner must outlive the result.
    """
    if array.dtype is None:
        raise InputError(f"element type {array.dtype_name} is not one that graphs take")
    if array.address is None:
        # Memory of a GPU; the caller of this function orders the runtime behind what is still to be written there.
        if is_jax(array.owner):
            array.owner.block_until_ready()  # JAX has no streams to order by
        return device.from_dlpack_capsule(array.owner.__dlpack__())
    if in_place and host_memory and array.aligned and array.nbytes > 0:
        buffer = device.allocator.import_host_allocation(host_bytes(array), _IN_PLACE, _MAPPABLE)
    else:
        usage = _MAPPABLE if host_memory else _USAGE
        source = np.ctypeslib.as_array(host_bytes(array)) if array.nbytes else np.empty(0, np.uint8)
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


def lies_in(start: int, ranges: Sequence[tuple[int, int]]) -> bool:
    """Whether an address is in one of some ranges, each from its first byte to behind the last."""
    return any(low <= start < high for low, high in ranges)


class StagingPlace:
    """Memory for an array like one that was described: ``array`` describes it, ``span`` is where it lies."""

    __slots__ = ("_start", "array", "memory", "span")

    def __init__(self, like: ForeignArray) -> None:
        assert like.dtype is not None
        self.memory = aligned_empty(like.shape, like.dtype.numpy)
        self.array = ForeignArray(self.memory, like.shape, like.dtype, like.nbytes, address(self.memory))
        self.span = self.array.span
        self._start = self.span[0]

    def take(self, value: Any) -> None:
        """Copy the numbers of an array of this shape and element type here, NumPy's or torch's in the host's memory."""
        if type(value) is np.ndarray:
            self.memory[...] = value
        else:
            source = value.contiguous()  # may be a copy, which has to be there until it is read
            ctypes.memmove(self._start, source.data_ptr(), self.array.nbytes)


class _Managed(ctypes.Structure):
    """DLPack's DLManagedTensor (dlpack.h, version 0.8), the fields of its DLTensor among its own."""

    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


@functools.cache
def _foreign_functions() -> tuple[Any, Any, Any, int]:
    """malloc, and the interpreter's PyCapsule_New and PyCapsule_GetPointer; the address of free."""
    libc, python = ctypes.CDLL(None), ctypes.pythonapi
    libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    new, pointer = python.PyCapsule_New, python.PyCapsule_GetPointer
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return libc.malloc, new, pointer, ctypes.cast(libc.free, ctypes.c_void_p).value or 0


_CAPSULE = b"dltensor"


def borrow(array: ForeignArray, device: rt.HalDevice) -> rt.HalBufferView:
    """An argument over the memory of a torch tensor on a GPU that does not keep the tensor.

    Good for every call for whose time a tensor of that shape and type lies there.
    """
    if array.dtype is None:
        raise InputError(f"element type {array.dtype_name} is not one that graphs take")
    malloc, new_capsule, _, free = _foreign_functions()
    head = ctypes.sizeof(_Managed)
    # The runtime reads the descriptor once more when it lets go of it, and frees it then.
    place = malloc(head + 8 * max(1, len(array.shape)))
    (ctypes.c_int64 * len(array.shape)).from_address(place + head)[:] = [*array.shape]
    code, bits = _DL_TYPES[array.dtype]
    kind = DL_CUDA if array.address is None else 1
    data, rank = array.owner.data_ptr(), len(array.shape)
    values = (data, kind, array.gpu, rank, code, bits, 1, place + head, None, 0, None, free)
    managed = _Managed.from_address(place)
    for field, value in zip(_Managed._fields_, values, strict=True):
        setattr(managed, field[0], value)
    return device.from_dlpack_capsule(new_capsule(place, _CAPSULE, None))


def device_span(view: rt.HalBufferView, device: rt.HalDevice, index: int) -> tuple[int, int]:
    """The addresses of a GPU's memory from the first byte of an argument or a result to behind the last."""
    _, _, pointer, _ = _foreign_functions()
    capsule = device.create_dlpack_capsule(view, DL_CUDA, index)
    start = int(_Managed.from_address(pointer(capsule, _CAPSULE)).data or 0)
    return start, start + view.byte_length


class Lent:
    """A result in a GPU's memory as whatever speaks DLPack takes it. It has been computed: there is no stream to wait
    for."""

    def __init__(self, view: rt.HalBufferView, device: rt.HalDevice, index: int, kind: int = DL_CUDA) -> None:
        self._view, self._device, self._index, self._kind = view, device, index, kind

    def __dlpack__(self, **_: Any) -> Any:
        return self._device.create_dlpack_capsule(self._view, self._kind, self._index)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._kind, self._index


def to_jax(lent: Lent) -> Any:
    """A result in GPU memory as an array of JAX's, in place; JAX lets go of it behind what it has read it for."""
    return importlib.import_module("jax").dlpack.from_dlpack(lent)
