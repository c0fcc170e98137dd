"""The GPU of a session: arrays of callers in its memory, and results in it."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import iree.runtime as rt

from emitter.dtype import DType
from emitter.iree.arrays import Lent, allocate, borrow, device_span, known, to_jax
from emitter.iree.cuda_driver import CudaDriver, Rows, open_driver
from emitter.iree.drivers import CUDA, open_once
from emitter.iree.handover import Handover
from emitter.iree.staging import Staging, Unmade
from emitter.session.arrays import DL_CUDA, ForeignArray, gpu_of, lies_in
from emitter.session.tensors import is_torch


class Gpu:
    """What sessions need of a GPU besides the runtime's ``device``; ``number`` is the GPU's, ``kind`` DLPack's."""

    def __init__(self, device: rt.HalDevice, driver: CudaDriver, *, number: int = 0, kind: int = DL_CUDA) -> None:
        self.driver, self.number = driver, number
        # Before the device: attributes go in this order, and a result that goes after its device crashes the process.
        self._handover = Handover(driver)
        self._device, self._kind = device, kind

    def holds(self, value: Any) -> bool:
        """Whether an array is in this GPU's memory."""
        if is_torch(value):
            return bool(value.device.type == "cuda" and value.device.index == self.number)
        return value is not None and gpu_of(value) == self.number

    def before_call(self, *inputs: Any) -> None:
        """Order the runtime after what is still to be written into inputs (see ``Handover``).

        The order of torch's is that of its current stream. Other libraries see to it themselves when they hand an array
        over.
        """
        self._handover.before_call(self.stream() if any(is_torch(x) and self.holds(x) for x in inputs) else None)

    def before_call_on(self, stream: int) -> None:
        """The same for inputs that are torch tensors here, of torch's current ``stream``."""
        self._handover.before_call(stream)

    def stream(self) -> int:
        """torch's current stream, as the driver calls it."""
        torch = sys.modules["torch"]
        raw = getattr(torch._C, "_cuda_getCurrentRawStream", None)  # a tenth of the time of the documented way
        return int(torch.cuda.current_stream(self.number).cuda_stream if raw is None else raw(self.number))

    def bring(self, array: ForeignArray, staging: Staging) -> rt.HalBufferView:
        """A copy of an array of the host's in this GPU's memory. Raises ``TargetError`` where the driver refuses."""
        view = allocate(array.shape, known(array), self._device, host_memory=False)
        if isinstance(array.owner, Unmade):
            staging.make(self.span(view)[0], array.owner)
        elif array.nbytes:
            staging.copy(self.span(view)[0], array.address or 0, array.nbytes)
        return view

    def zeros(self, shape: Sequence[int], dtype: DType) -> rt.HalBufferView:
        """A buffer of zeros in this GPU's memory. Raises ``TargetError`` where the driver refuses."""
        made, stream = allocate(shape, dtype, self._device, host_memory=False), self.driver.stream()
        if made.byte_length:
            self.driver.zero(self.span(made)[0], made.byte_length, stream)
            self.driver.finish(stream)
        return made

    def cut(self, view: rt.HalBufferView, axis: int, size: int, dtype: DType, first: int = 0) -> rt.HalBufferView:
        """Another buffer with ``size`` of an axis: what there is of it from ``first`` on, and zeros behind. Nothing
        comes to the host. Raises ``TargetError`` where the driver refuses."""
        before, (there, *after) = math.prod(view.shape[:axis]), view.shape[axis:]
        made = self.zeros([*view.shape[:axis], size, *after], dtype)
        row, count, stream = math.prod(after) * dtype.itemsize, min(there - first, size), self.driver.stream()
        if before * row * count > 0:
            rows = Rows(before, size * row, there * row)
            self.driver.copy(self.span(made)[0], self.span(view)[0] + first * row, count * row, stream, rows)
            self.driver.finish(stream)
        return made

    def borrow(self, array: ForeignArray) -> rt.HalBufferView:
        """See ``arrays.borrow``."""
        return borrow(array, self._device)

    def span(self, view: rt.HalBufferView) -> tuple[int, int]:
        """See ``arrays.device_span``."""
        return device_span(view, self._device, self.number)

    def within(self, views: Mapping[str, rt.HalBufferView], ranges: Sequence[tuple[int, int]]) -> frozenset[str]:
        """Those results that begin in one of the ranges of addresses, or in a result before them: a graph may pass an
        argument through, or give one value twice."""
        taken, passed = [*ranges], set()
        for name, view in views.items():
            span = self.span(view)
            if lies_in(span[0], taken):
                passed.add(name)
            taken.append(span)
        return frozenset(passed)

    def results(self, views: Mapping[str, rt.HalBufferView], like: Any, copied: frozenset[str]) -> dict[str, Any]:
        """Results as arrays of the library of ``like``, torch or JAX: where they are, but for those to be copied."""
        if is_torch(like):
            return self.tensors(views, self.stream(), copied)
        made = {name: to_jax(Lent(view, self._device, self.number, self._kind)) for name, view in views.items()}
        return {name: array.copy() if name in copied else array for name, array in made.items()}

    def tensors(self, views: Mapping[str, rt.HalBufferView], stream: int, copied: frozenset[str]) -> dict[str, Any]:
        """Results as torch tensors to be read on ``stream``, torch's current one: where they are, or copied."""
        from_dlpack, lend = sys.modules["torch"].from_dlpack, self._handover.lend
        made: dict[str, Any] = {}
        for name, view in views.items():
            tensor = made[name] = from_dlpack(self._device.create_dlpack_capsule(view, self._kind, self.number))
            lend(tensor.untyped_storage(), view, stream)
        for name in copied:
            made[name] = made[name].clone()
        return made


def open_gpu(device: rt.HalDevice) -> Gpu:
    """The GPU of the runtime's ``device``, the same for all sessions: results go back to it from all of them."""
    gpu: Gpu = open_once("gpus", CUDA, lambda: Gpu(device, open_driver()))
    return gpu
