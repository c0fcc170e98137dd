"""A device with the weights that it holds, once for all sessions on it, and how arrays get there and back."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

import iree.runtime as rt
import numpy as np
import numpy.typing as npt

from emitter.dtype import DType
from emitter.errors import InputError, TargetError
from emitter.iree.arrays import allocate, span_of, to_device, to_numpy
from emitter.iree.drivers import CALLS, DriverChoice, open_device, require_runnable, resolve_driver
from emitter.iree.gpu import Gpu, open_gpu
from emitter.iree.staging import Staging, Unmade
from emitter.session.arrays import ForeignArray, describe, host_bytes, on_host
from emitter.session.tensors import is_torch
from emitter.shapes import Sym, static
from emitter.signature import Argument, Parameters, Signature, require_weight
from emitter.target import Target


@dataclass(frozen=True)
class Upload:
    """Bytes of weights of the host's that came into a GPU's memory, and the seconds that took, with what it took to
    read them and to put them in the planes of kernels."""

    nbytes: int = 0
    seconds: float = 0.0


class Device:
    """A device and the weights that it holds. Sessions on it share both, and call it one after another.

    ``choice`` says which driver computes with how many threads, and why. ``runtime`` is the runtime's device, ``gpu``
    what sessions need of a GPU beside it, None where the device computes on host memory. ``copied`` are the names of
    the weights that are not read where the caller had them.
    """

    def __init__(self, choice: DriverChoice, *, host_memory: bool) -> None:
        self.choice, self.host_memory = choice, host_memory
        self.runtime = open_device(choice)
        self.gpu: Gpu | None = None if host_memory else open_gpu(self.runtime)
        self.lock = threading.Lock()
        """Held for the time of a call, and while its results are taken."""
        CALLS[self.lock] = id(self.runtime)
        self.copied: tuple[str, ...] = ()
        self.upload = Upload()
        self.views: dict[str, rt.HalBufferView] = {}
        """The weights that modules take as arguments."""
        self.parameters = rt.ParameterIndex()
        """Those that modules find by their keys."""
        self.tensors: dict[str, Any] = {}
        """Those that are torch tensors in the memory of a GPU."""
        self.ranges: dict[str, tuple[int, int]] = {}
        """The addresses of each, from its first byte to one past the last, where they are known."""
        self._held: dict[tuple[str, str | None], Argument] = {}
        # Arrays used in place are kept here: the runtime holds their addresses, not them.
        self._owners: list[Any] = []
        self._starts: list[int] = []
        self._reached: list[int] = []  # the furthest end of a weight that begins there, or before

    @classmethod
    def open(
        cls,
        target: Target,
        signature: Signature,
        *,
        driver: str | None = None,
        threads: int | None = None,
    ) -> Device:
        """The device for modules of ``target``: on a CPU by what a call of ``signature`` reads and computes.

        Raises ``TargetError`` where this machine cannot run them.
        """
        require_runnable(target)
        weight_bytes = sum(map(_nbytes, signature.weights))
        tokens = signature.inputs[0].shape[0]
        elements = sum(map(_elements, signature.weights))
        flops = 0 if isinstance(tokens, Sym) else 2 * tokens * elements
        choice = resolve_driver(target, weight_bytes, flops, driver=driver, threads=threads)
        return cls(choice, host_memory=target.kind == "cpu")

    def hold(self, arguments: Sequence[Argument], weights: Mapping[str, Any], parameters: Parameters | None) -> None:
        """Load ``weights`` for modules that take them as ``arguments``, or find them as ``parameters``.

        They are taken one at a time. Raises ``InputError`` for one of another shape or dtype, ``TargetError`` where
        they do not fit into the memory of a GPU.
        """
        began = time.perf_counter()
        if self.gpu is not None:
            self._require_memory(self.gpu, arguments, weights)
        with contextlib.nullcontext() if self.gpu is None else Staging(self.gpu.driver) as staging:
            for argument in arguments:
                array = self._described(weights[argument.name], argument)
                require_weight(array, argument)
                key = None if parameters is None else parameters.key(argument.name)
                if key is None:
                    self._hold_argument(argument.name, array, staging)
                else:
                    self._hold_parameter(key, argument.name, array)
                self._held[argument.name, key] = argument
                if self.gpu is not None and array.address is not None:
                    self.upload = replace(self.upload, nbytes=self.upload.nbytes + array.nbytes)
        self.upload = replace(self.upload, seconds=self.upload.seconds + time.perf_counter() - began)
        spans = sorted(self.ranges.values())
        self._starts = [start for start, _ in spans]
        self._reached = list(accumulate((stop for _, stop in spans), max))

    def _described(self, weight: Any, argument: Argument) -> ForeignArray:
        if self.gpu is not None and isinstance(weight, Unmade):
            dtype = argument.dtype if weight.dtype == argument.dtype.numpy else None
            return ForeignArray(weight, weight.shape, dtype, weight.nbytes, 0)
        return self.describe(weight, f"weight {argument.name}")

    def require(self, arguments: Sequence[Argument], parameters: Parameters | None) -> None:
        """Raises ``InputError`` where a weight of a module is not held here, as the module reads it."""
        for argument in arguments:
            key = None if parameters is None else parameters.key(argument.name)
            if self._held.get((argument.name, key)) != argument:
                raise InputError(f"weight {argument} is not held by this device: open a session with its weights")

    def _hold_argument(self, name: str, array: ForeignArray, staging: Staging | None) -> None:
        if self.gpu is not None:
            self.gpu.before_call(array.owner)
        if self.gpu is not None and staging is not None and array.address is not None:
            view = self.gpu.bring(array, staging)
        else:
            view = self.place(array)
        self.views[name] = view
        if array.address is None or (self.host_memory and array.aligned):
            self._owners.append(array.owner)
            if array.address is None and is_torch(array.owner):
                self.tensors[name] = array.owner
        else:
            self.copied += (name,)
        if array.nbytes:
            self.ranges[name] = self.span(view)

    def _hold_parameter(self, key: str, name: str, array: ForeignArray) -> None:
        """In place on the CPU, copied to a GPU's memory by the runtime."""
        array = on_host(array, f"weight {name}")
        if not (self.host_memory and array.aligned):
            self.copied += (name,)
        self._owners.append(array.owner)
        self.parameters.add_buffer(key, host_bytes(array))
        if self.host_memory and array.nbytes:
            self.ranges[name] = array.span

    def is_weight(self, address: int) -> bool:
        """Whether a weight lies there."""
        before = bisect_right(self._starts, address)
        return before > 0 and address < self._reached[before - 1]

    def describe(self, value: Any, name: str) -> ForeignArray:
        """An array that this device takes. Raises ``InputError``, also for one of another device."""
        array = describe(value, name)
        if array.address is not None:
            return array
        if self.gpu is None:
            instead = f"{name}.cpu()" if is_torch(array.owner) else f"numpy.asarray({name})"
            raise InputError(f"{name} is on {array.owner.device} and the session runs on the CPU: pass {instead}")
        if array.gpu != self.gpu.number:
            raise InputError(
                f"{name} is on {array.owner.device} and the session runs on GPU {self.gpu.number}: move it there"
            )
        return array

    def place(self, array: ForeignArray, *, in_place: bool = True) -> rt.HalBufferView:
        """An array as an argument: see ``to_device``."""
        return to_device(array, self.runtime, host_memory=self.host_memory, in_place=in_place)

    def numpy(self, view: rt.HalBufferView, dtype: DType) -> npt.NDArray[Any]:
        """What lies in a buffer: in place on the CPU, else a copy."""
        return to_numpy(view, dtype, self.runtime, host_memory=self.host_memory)

    def span(self, view: rt.HalBufferView) -> tuple[int, int]:
        """The addresses from a buffer's first byte to one past the last."""
        return span_of(view) if self.gpu is None else self.gpu.span(view)

    def resized(self, view: rt.HalBufferView | None, shape: Sequence[int], dtype: DType) -> rt.HalBufferView:
        """A buffer of ``shape`` with the numbers of ``view``: each axis cut off, or with zeros at the end. One copy, in
        the memory where it is; without a view zeros."""
        if self.gpu is not None:
            return self._resized_on(self.gpu, view, shape, dtype)
        held = np.zeros([0] * len(shape), dtype.numpy) if view is None else self.numpy(view, dtype)
        part = tuple(slice(0, min(a, b)) for a, b in zip(shape, held.shape, strict=True))
        found = allocate(shape, dtype, self.runtime)
        made = self.numpy(found, dtype)
        made[part] = held[part]
        for axis, there in enumerate(held.shape):
            made[(*part[:axis], slice(there, None))] = 0  # nothing, where it does not grow
        return found

    @staticmethod
    def _resized_on(gpu: Gpu, view: rt.HalBufferView | None, shape: Sequence[int], dtype: DType) -> rt.HalBufferView:
        if view is None:
            return gpu.zeros(shape, dtype)
        # a copy for each axis that changes: of a cache there is one
        changed = [axis for axis, size in enumerate(shape) if size != view.shape[axis]]
        for axis in changed or [0] * bool(shape):
            view = gpu.cut(view, axis, shape[axis], dtype)
        return view

    def shifted(self, view: rt.HalBufferView, axis: int, count: int, dtype: DType) -> rt.HalBufferView:
        """The same buffer, or another, with what lies from ``count`` on along an axis at its beginning; what lies after
        it is any number that was there, or zeros."""
        if self.gpu is not None:
            return self.gpu.cut(view, axis, view.shape[axis], dtype, count)
        along = self.numpy(view, dtype).swapaxes(0, axis)
        along[: len(along) - count] = along[count:]
        return view

    def _require_memory(self, gpu: Gpu, arguments: Sequence[Argument], weights: Mapping[str, Any]) -> None:
        """Refuse weights that do not fit before the first is copied. Those of a mapping that makes them when they are
        asked for are taken to come from the host."""
        there = weights if isinstance(weights, dict) else {}
        needed = sum(_nbytes(argument) for argument in arguments if not gpu.holds(there.get(argument.name)))
        free, total = gpu.driver.free_memory()
        if needed > free:
            raise TargetError(
                f"the weights take {needed / 1e9:.3g} GB of the GPU's memory, and {free / 1e9:.3g} of its "
                f"{total / 1e9:.3g} GB are free: end what else uses it (nvidia-smi lists that), take a narrower "
                "--dtype, or try --target cpu"
            )


def _elements(weight: Argument) -> int:
    """The numbers of a weight, as many as its elements where it is packed."""
    if weight.plane is not None and weight.plane.plane.backing:
        return math.prod(weight.plane.weight.shape)
    return math.prod(map(static, weight.shape))


def _nbytes(weight: Argument) -> int:
    if weight.plane is not None:
        return weight.plane.plane.nbytes
    return math.prod(map(static, weight.shape)) * weight.dtype.itemsize
