"""What is asked of NVIDIA's driver without the runtime: the order between streams, free memory, versions.

Functions of libcuda through ctypes, in the GPU's primary context, which the runtime, torch and JAX share. The context
of the calling thread is as it was after each call.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from emitter.errors import InputError, TargetError
from emitter.ptx import read_ptx
from emitter.text.launches import UseStream

OLDEST_DRIVER = 12000
"""CUDA 12.0 (525.60), which reads PTX 8.0; as the driver spells versions, 1000 * major + 10 * minor."""

_PROGRAMMATIC_STREAM_SERIALIZATION = 6
_SUCCESS, _NO_TIMING, _NON_BLOCKING, _MAX_DYNAMIC_SHARED_BYTES = 0, 2, 1, 8
_OF_GPU = 2
"""``CU_MEMORYTYPE_DEVICE``."""
_THREAD_LOCAL = 1
"""``CU_STREAM_CAPTURE_MODE_THREAD_LOCAL``: other threads may ask the driver for anything meanwhile."""
_POPPED = ctypes.byref(ctypes.c_void_p())


class _Attribute(ctypes.Structure):
    """``CUlaunchAttribute``, whose value takes 64 bytes."""

    _fields_ = (("id", ctypes.c_int), ("pad", ctypes.c_int), ("value", ctypes.c_int), ("rest", ctypes.c_int * 15))


class _Config(ctypes.Structure):
    """``CUlaunchConfig``: grid, block and bytes of shared memory, stream, attributes."""

    _fields_ = (
        ("sizes", ctypes.c_uint * 7),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.POINTER(_Attribute)),
        ("count", ctypes.c_uint),
    )


class _Copy2D(ctypes.Structure):
    """``CUDA_MEMCPY2D`` between places of the GPU's memory."""

    _fields_ = (
        *(("source_x", ctypes.c_size_t), ("source_y", ctypes.c_size_t), ("source_kind", ctypes.c_uint)),
        *(("source_host", ctypes.c_void_p), ("source", ctypes.c_uint64), ("source_array", ctypes.c_void_p)),
        ("source_pitch", ctypes.c_size_t),
        *(("target_x", ctypes.c_size_t), ("target_y", ctypes.c_size_t), ("target_kind", ctypes.c_uint)),
        *(("target_host", ctypes.c_void_p), ("target", ctypes.c_uint64), ("target_array", ctypes.c_void_p)),
        ("target_pitch", ctypes.c_size_t),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


class KernelLaunch:
    """A launch. ``sizes`` are those of grid and block, and the bytes of shared memory.

    An ``early`` one begins when all blocks of the one in front of it have begun, and waits by itself for their end.
    """

    # ctypes converts four arguments at each call; for cuLaunchKernel it would be eleven, a microsecond more for three.
    __slots__ = ("arguments", "config")

    def __init__(self, function: Any, sizes: tuple[int, ...], parameters: Any, *, early: bool) -> None:
        attribute = (_Attribute * 1)(_Attribute(_PROGRAMMATIC_STREAM_SERIALIZATION, 0, early))
        self.config = _Config((ctypes.c_uint * 7)(*sizes), None, attribute, 1)
        self.arguments = (ctypes.byref(self.config), function, parameters, None)


class EventCall:
    """An event that the stream signals (``waits``: waits for)."""

    __slots__ = ("event", "waits")

    def __init__(self, event: ctypes.c_void_p, waits: bool) -> None:
        self.event, self.waits = event, waits


_MEANINGS = {
    2: ": the GPU's memory is full; end what else uses it (nvidia-smi lists that)",
    222: ": the driver is too old for the kernels; install a newer one",
}


def _refusal(what: str, result: int) -> TargetError:
    return TargetError(f"NVIDIA's driver refuses {what}: CUDA error {result}{_MEANINGS.get(result, '')}")


@dataclass(frozen=True)
class Rows:
    """Rows of a copy: how many, and the bytes from one to the next, where they go and where they are."""

    count: int
    pitch: int
    source_pitch: int


class _Thread(threading.local):
    """Whether this thread is inside ``CudaDriver.in_context``."""

    is_inside = False


class CudaDriver:
    """NVIDIA's driver for one GPU; ``library`` is libcuda, or what stands in for it."""

    def __init__(self, library: Any, device: int = 0) -> None:
        self._library = library
        # what only enqueues takes a microsecond: to give Python's lock back for it and wait for it again takes longer
        handle = getattr(library, "_handle", None)
        self._brief = library if handle is None else ctypes.PyDLL(None, handle=handle)
        self._lock = threading.Lock()
        self._context, self._event, self._own = (ctypes.c_void_p() for _ in range(3))
        self._thread = _Thread()
        self._functions: dict[tuple[str, str], ctypes.c_void_p] = {}
        self._side: dict[int, ctypes.c_void_p] = {}
        self._ask("cuInit", 0)
        self._ask("cuDevicePrimaryCtxRetain", ctypes.byref(self._context), device)
        # CUDA 12.5 and newer: all that the context is given later waits on the GPU, whatever the stream.
        self._holds = hasattr(library, "cuCtxWaitEvent")

    def _ask(self, name: str, *arguments: Any) -> None:
        result = getattr(self._library, name)(*arguments)
        if result != _SUCCESS:
            raise _refusal(name, result)

    @contextlib.contextmanager
    def in_context(self) -> Iterator[None]:
        """Within, the context is this thread's, for all that it asks: calls by themselves set it and take it back."""
        if self._thread.is_inside:
            yield
            return
        self._ask("cuCtxPushCurrent_v2", self._context)
        self._thread.is_inside = True
        try:
            yield
        finally:
            self._thread.is_inside = False
            self._library.cuCtxPopCurrent_v2(_POPPED)

    def _call(self, name: str, *arguments: Any) -> None:
        """``_ask`` in the context."""
        with self.in_context():
            self._ask(name, *arguments)

    def function(self, path: str, entry: str, shared_bytes: int) -> ctypes.c_void_p:
        """The kernel ``entry`` of the PTX that ``path`` names (``shipped.read_ptx``).

        The driver compiles it when it is asked for it for the first time.

        Raises ``TargetError`` where the driver does not take it.
        """
        with self._lock:
            if (path, entry) not in self._functions:
                module, function = ctypes.c_void_p(), ctypes.c_void_p()
                with self.in_context():
                    self._ask("cuModuleLoadData", ctypes.byref(module), read_ptx(path) + b"\0")
                    self._ask("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
                    self._ask("cuFuncSetAttribute", function, _MAX_DYNAMIC_SHARED_BYTES, shared_bytes)
                self._functions[path, entry] = function
            return self._functions[path, entry]

    def event(self, *, timed: bool = False) -> ctypes.c_void_p:
        """An event, which keeps time or not; ``unmark`` gives it back."""
        event = ctypes.c_void_p()
        self._call("cuEventCreate", ctypes.byref(event), 0 if timed else _NO_TIMING)
        return event

    def _side_stream(self, stream: int) -> ctypes.c_void_p:
        """A stream that nothing but calls on ``stream`` uses, so that it is captured when that is. In the context."""
        with self._lock:
            if stream not in self._side:
                side = ctypes.c_void_p()
                self._ask("cuStreamCreate", ctypes.byref(side), _NON_BLOCKING)
                self._side[stream] = side
            return self._side[stream]

    def run(self, steps: Sequence[Any], stream: int, convert: Callable[[Any], None] | None) -> None:
        """Enqueue ``steps`` on ``stream`` in order: each a ``KernelLaunch``, or what ``convert`` is called with.

        What follows a ``UseStream`` goes to the side stream of ``stream``, or to it again; ``EventCall``
        orders the two.

        Raises ``TargetError`` for a refusal.
        """
        library, handle = self._library, ctypes.c_void_p(stream)
        launch = library.cuLaunchKernelEx
        self._ask("cuCtxPushCurrent_v2", self._context)
        try:
            for step in steps:
                kind = type(step)
                if kind is KernelLaunch:
                    step.config.stream = handle.value
                    result = launch(*step.arguments)
                elif kind is EventCall:
                    wait, record = library.cuStreamWaitEvent, library.cuEventRecord
                    result = wait(handle, step.event, 0) if step.waits else record(step.event, handle)
                elif kind is UseStream:
                    handle = self._side_stream(stream) if step.side else ctypes.c_void_p(stream)
                    continue
                else:
                    assert convert is not None
                    convert(step)
                    continue
                if result != _SUCCESS:
                    raise _refusal("a launch", result)
        finally:
            library.cuCtxPopCurrent_v2(_POPPED)

    def stream(self) -> int:
        """A stream for what is computed for no caller's stream, the same for all; it waits for no other."""
        with self._lock:
            if not self._own:
                self._call("cuStreamCreate", ctypes.byref(self._own), _NON_BLOCKING)
            return self._own.value or 0

    def allocate(self, nbytes: int) -> int:
        """The address of memory on the GPU, for ``free``, which ``stream`` finds zeroed. Raises ``TargetError`` where
        there is too little."""
        start = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(start), ctypes.c_size_t(nbytes))
        self.zero(start.value, nbytes, self.stream())
        return start.value

    def free(self, start: int) -> None:
        """Give memory back that nothing uses any more."""
        self._call("cuMemFree_v2", ctypes.c_uint64(start))

    def pin(self, nbytes: int) -> int:
        """The address of pinned memory of the host, for ``unpin``. Raises ``TargetError`` where there is none."""
        start = ctypes.c_void_p()
        self._call("cuMemHostAlloc", ctypes.byref(start), ctypes.c_size_t(nbytes), 0)
        return start.value or 0

    def unpin(self, start: int) -> None:
        """Give pinned memory back that nothing is copied from any more."""
        self._call("cuMemFreeHost", ctypes.c_void_p(start))

    def write(self, start: int, source: int, nbytes: int, stream: int) -> None:
        """Copy from the host's memory at ``source`` to the GPU's at ``start``, in the order of ``stream``.

        What is in pageable memory may be changed when this returns, whether it has arrived or not.
        """
        sizes = ctypes.c_size_t(nbytes), ctypes.c_void_p(stream)
        self._call("cuMemcpyHtoDAsync_v2", ctypes.c_uint64(start), ctypes.c_void_p(source), *sizes)

    def send(self, start: int, source: int, nbytes: int, stream: int, mark: ctypes.c_void_p) -> None:
        """``write`` of pinned memory, and ``record`` of its end, inside ``in_context``."""
        handle = ctypes.c_void_p(stream)
        place, size = ctypes.c_uint64(start), ctypes.c_size_t(nbytes)
        result = self._brief.cuMemcpyHtoDAsync_v2(place, ctypes.c_void_p(source), size, handle)
        result = result or self._brief.cuEventRecord(mark, handle)
        if result != _SUCCESS:
            raise _refusal("a copy", result)

    def read(self, result: int, start: int, nbytes: int, stream: int) -> None:
        """Copy from the GPU's memory at ``start`` to the host's at ``result``, after all of ``stream``."""
        self.fetch(result, start, nbytes, stream)
        self.finish(stream)

    def unmark(self, mark: ctypes.c_void_p) -> None:
        """Let go of an event."""
        self._call("cuEventDestroy_v2", mark)

    def fetch(self, result: int, start: int, nbytes: int, stream: int) -> None:
        """Copy from the GPU's memory at ``start`` to pinned memory at ``result``, after all of ``stream`` so far."""
        sizes = ctypes.c_size_t(nbytes), ctypes.c_void_p(stream)
        self._call("cuMemcpyDtoHAsync_v2", ctypes.c_void_p(result), ctypes.c_uint64(start), *sizes)

    def record(self, mark: ctypes.c_void_p, stream: int) -> None:
        """Have an event mark what ``stream`` was given so far."""
        self._call("cuEventRecord", mark, ctypes.c_void_p(stream))

    def reach(self, mark: ctypes.c_void_p) -> None:
        """Wait for what an event marked last, and for nothing behind it; for nothing where that is nothing."""
        if self._brief.cuEventQuery(mark) != _SUCCESS:
            self._call("cuEventSynchronize", mark)

    def between(self, one: ctypes.c_void_p, other: ctypes.c_void_p) -> float:
        """The seconds from one mark to another, both reached."""
        found = ctypes.c_float()
        self._call("cuEventElapsedTime", ctypes.byref(found), one, other)
        return found.value * 1e-3

    def zero(self, start: int, nbytes: int, stream: int) -> None:
        """Have bytes of the GPU's memory be zeros, in the order of ``stream``."""
        sizes = ctypes.c_size_t(nbytes), ctypes.c_void_p(stream)
        self._call("cuMemsetD8Async", ctypes.c_uint64(start), ctypes.c_ubyte(0), *sizes)

    def copy(self, start: int, source: int, nbytes: int, stream: int, rows: Rows) -> None:
        """Copy from ``source`` to ``start``, both of the GPU's memory, in the order of ``stream``: so many bytes of
        each of some ``rows``."""
        if rows.count == 1:
            given = ctypes.c_uint64(start), ctypes.c_uint64(source), ctypes.c_size_t(nbytes), ctypes.c_void_p(stream)
            self._call("cuMemcpyDtoDAsync_v2", *given)
            return
        kinds = {"source_kind": _OF_GPU, "target_kind": _OF_GPU}
        places = {"source": source, "source_pitch": rows.source_pitch, "target": start, "target_pitch": rows.pitch}
        two = _Copy2D(**kinds, **places, width=nbytes, height=rows.count)
        self._call("cuMemcpy2DAsync_v2", ctypes.byref(two), ctypes.c_void_p(stream))

    def finish(self, stream: int) -> None:
        """Wait for all that ``stream`` was given. Raises ``TargetError`` where it failed."""
        self._call("cuStreamSynchronize", ctypes.c_void_p(stream))

    def capture(self, steps: Sequence[Any], stream: int) -> int:
        """``run`` of launches as a CUDA graph, for ``replay`` and ``forget``. Nothing is computed."""
        handle, graph, executable = ctypes.c_void_p(stream), ctypes.c_void_p(), ctypes.c_void_p()
        with self.in_context():
            self._ask("cuStreamBeginCapture_v2", handle, _THREAD_LOCAL)
            try:
                self.run(steps, stream, None)
            finally:
                self._ask("cuStreamEndCapture", handle, ctypes.byref(graph))
            self._ask("cuGraphInstantiateWithFlags", ctypes.byref(executable), graph, ctypes.c_ulonglong(0))
            self._ask("cuGraphDestroy", graph)
        return executable.value or 0

    def replay(self, graph: int, stream: int, times: int = 1) -> None:
        """Enqueue a captured graph, ``times`` times. Nothing is waited for."""
        launch, executable, handle = self._library.cuGraphLaunch, ctypes.c_void_p(graph), ctypes.c_void_p(stream)
        with self.in_context():
            for _ in range(times):
                if (result := launch(executable, handle)) != _SUCCESS:
                    raise _refusal("cuGraphLaunch", result)

    def forget(self, graph: int) -> None:
        """Let go of a captured graph."""
        self._call("cuGraphExecDestroy", ctypes.c_void_p(graph))

    def is_capturing(self, stream: int) -> bool:
        """Whether a stream is being captured into a CUDA graph."""
        capturing = ctypes.c_int()
        found = self._library.cuStreamIsCapturing(ctypes.c_void_p(stream), ctypes.byref(capturing))
        return bool(found == _SUCCESS and capturing.value)

    def free_memory(self) -> tuple[int, int]:
        """Bytes of the GPU's memory: those that are free, and all."""
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        self._call("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))
        return free.value, total.value

    def order_after(self, stream: int) -> None:
        """Have all that is given to the GPU from now on, on whatever stream, begin after what ``stream`` was given.

        The host waits only where the driver is older than CUDA 12.5. Raises ``InputError`` for a stream that is being
        captured, ``TargetError`` where the stream's work has failed.
        """
        handle, capturing = ctypes.c_void_p(stream), ctypes.c_int()
        library = self._library
        # One event, recorded and waited for before another thread records it anew.
        with self._lock:
            self._ask("cuCtxPushCurrent_v2", self._context)  # not as a context manager: every call comes this way
            try:
                self._order(handle, capturing)
            finally:
                library.cuCtxPopCurrent_v2(_POPPED)

    def _order(self, handle: ctypes.c_void_p, capturing: ctypes.c_int) -> None:
        library = self._library
        if library.cuStreamIsCapturing(handle, ctypes.byref(capturing)) == _SUCCESS and capturing.value:
            raise InputError(
                "a session cannot be called while its caller's stream is captured into a CUDA graph: the runtime "
                "computes on a stream of its own; call it outside of the capture"
            )
        if library.cuStreamQuery(handle) == _SUCCESS:
            return
        if not self._holds:
            self._ask("cuStreamSynchronize", handle)
            return
        if not self._event:
            self._ask("cuEventCreate", ctypes.byref(self._event), _NO_TIMING)
        self._ask("cuEventRecord", self._event, handle)
        self._ask("cuCtxWaitEvent", self._context, self._event)


def _library() -> Any:
    """libcuda, or None without NVIDIA's driver."""
    try:
        return ctypes.CDLL("libcuda.so.1")
    except OSError:
        return None


@functools.cache
def driver_version() -> int | None:
    """The newest CUDA that the driver knows, 12080 for 12.8; None without a driver."""
    library, version = _library(), ctypes.c_int()
    if library is None or library.cuDriverGetVersion(ctypes.byref(version)) != _SUCCESS:
        return None
    return version.value


def open_driver() -> CudaDriver:
    """The driver of this machine's first GPU. Raises ``TargetError`` without one."""
    library = _library()
    if library is None:
        raise TargetError("NVIDIA's driver is not installed: there is no libcuda.so.1")
    return CudaDriver(library)


def free_gpu_memory() -> int | None:
    """Bytes of the first GPU's memory that are free; None where no driver says it."""
    try:
        return open_driver().free_memory()[0]
    except TargetError:
        return None
