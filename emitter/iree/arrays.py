"""Arrays on their way in and out of the runtime, without copies where the rules allow (see ``emitter.session.arrays``).

On a GPU arrays in C order are used where they are, by DLPack, and so are results (see ``handover`` for the order).
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import math
from collections.abc import Sequence
from typing import Any, ClassVar

import iree.runtime as rt
import numpy as np
import numpy.typing as npt

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.session.arrays import DL_CUDA, ForeignArray, address, host_bytes, is_jax

_ELEMENT_TYPES = {
    DType.F32: rt.HalElementType.FLOAT_32,
    DType.BF16: rt.HalElementType.BFLOAT_16,
    DType.F16: rt.HalElementType.FLOAT_16,
    DType.F8: rt.HalElementType.FLOAT_8_E4M3_FN,
    DType.I64: rt.HalElementType.SINT_64,
    DType.I32: rt.HalElementType.SINT_32,
    DType.I8: rt.HalElementType.SINT_8,
    DType.I1: rt.HalElementType.BOOL_8,
}
# As integers, which is what the runtime takes: members of enumerations are made anew on each use, and the first use
# after the caches went cold is what a call over one token waits for.
_USAGE = int(rt.BufferUsage.DEFAULT)
_MAPPABLE = _USAGE | int(rt.BufferUsage.MAPPING)
_DEVICE_LOCAL = int(rt.MemoryType.DEVICE_LOCAL)
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


def to_device(
    array: ForeignArray, device: rt.HalDevice, *, host_memory: bool, in_place: bool = True
) -> rt.HalBufferView:
    """Make an argument of an array: in place where the rules allow it (and ``in_place`` says so), a copy otherwise.

    ``host_memory`` says that the device computes on host memory. The array's owner must outlive the result.
    """
    dtype = known(array)
    if array.address is None:
        # Memory of a GPU; the caller of this function orders the runtime after what is still to be written there.
        if is_jax(array.owner):
            array.owner.block_until_ready()  # JAX has no streams to order by
        return device.from_dlpack_capsule(array.owner.__dlpack__())
    if in_place and host_memory and array.aligned and array.nbytes > 0:
        buffer = device.allocator.import_host_allocation(host_bytes(array), _IN_PLACE, _MAPPABLE)
    else:
        usage = _MAPPABLE if host_memory else _USAGE
        source = np.ctypeslib.as_array(host_bytes(array)) if array.nbytes else np.empty(0, np.uint8)
        buffer = device.allocator.allocate_buffer_copy(_DEVICE_LOCAL, usage, device, source)
    return rt.HalBufferView(buffer, array.shape, _ELEMENT_TYPES[dtype])


def to_numpy(view: rt.HalBufferView, dtype: DType, device: rt.HalDevice, *, host_memory: bool) -> npt.NDArray[Any]:
    """A result as a NumPy array: in place on the CPU (the array keeps the memory alive), a copy from a GPU."""
    shape = tuple(view.shape)
    if 0 in shape:
        return np.empty(shape, dtype.numpy)
    if host_memory:
        return np.ndarray(shape, dtype.numpy, view.map())
    array: npt.NDArray[Any] = np.asarray(rt.DeviceArray(device, view).to_host())
    return array if array.dtype == dtype.numpy else array.view(dtype.numpy)


def known(array: ForeignArray) -> DType:
    """Its element type. Raises ``InputError`` for one that no graph takes."""
    if array.dtype is None:
        raise InputError(f"element type {array.dtype_name} is not one that graphs take")
    return array.dtype


def allocate(shape: Sequence[int], dtype: DType, device: rt.HalDevice, *, host_memory: bool = True) -> rt.HalBufferView:
    """A buffer of whatever numbers in the device's memory, where ``host_memory`` says that it is the host's."""
    size = math.prod(shape) * dtype.itemsize
    buffer = device.allocator.allocate_buffer(_DEVICE_LOCAL, _MAPPABLE if host_memory else _USAGE, size)
    return rt.HalBufferView(buffer, tuple(shape), _ELEMENT_TYPES[dtype])


def _known(view: rt.HalBufferView) -> rt.HalBufferView:
    """The same buffer as bytes where DLPack, as the runtime speaks it, does not know its numbers."""
    if view.element_type != int(rt.HalElementType.FLOAT_8_E4M3_FN):
        return view
    return rt.HalBufferView(view.get_buffer(), tuple(view.shape), rt.HalElementType.INT_8)


def span_of(view: rt.HalBufferView) -> tuple[int, int]:
    """The addresses of host memory from a buffer's first byte to one past the last."""
    size = view.byte_length
    start = address(np.ndarray((size,), np.uint8, view.map()))
    return start, start + size


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
    dtype = known(array)
    malloc, new_capsule, _, free = _foreign_functions()
    head = ctypes.sizeof(_Managed)
    # The runtime reads the descriptor once more when it lets go of it, and frees it then.
    place = malloc(head + 8 * max(1, len(array.shape)))
    (ctypes.c_int64 * len(array.shape)).from_address(place + head)[:] = [*array.shape]
    code, bits = _DL_TYPES[dtype]
    kind = DL_CUDA if array.address is None else 1
    data, rank = array.owner.data_ptr(), len(array.shape)
    values = (data, kind, array.gpu, rank, code, bits, 1, place + head, None, 0, None, free)
    managed = _Managed.from_address(place)
    for field, value in zip(_Managed._fields_, values, strict=True):
        setattr(managed, field[0], value)
    return device.from_dlpack_capsule(new_capsule(place, _CAPSULE, None))


def device_span(view: rt.HalBufferView, device: rt.HalDevice, index: int) -> tuple[int, int]:
    """The addresses of a GPU's memory from the first byte of an argument or a result to one past the last."""
    _, _, pointer, _ = _foreign_functions()
    capsule = device.create_dlpack_capsule(_known(view), DL_CUDA, index)
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
    """A result in GPU memory as an array of JAX's, in place; JAX lets go of it after what it has read it for."""
    return importlib.import_module("jax").dlpack.from_dlpack(lent)
