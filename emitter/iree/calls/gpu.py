"""Calls on a GPU by the runtime: arrays in its memory where they are, in the order of the caller's stream."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import iree.runtime as rt
import numpy as np

from emitter.iree.calls import Call, Given, Key, Results, remember
from emitter.iree.calls.bound import in_own_memory
from emitter.iree.function import Function
from emitter.iree.gpu import Gpu
from emitter.iree.state import State
from emitter.session.arrays import ForeignArray, as_it_lies, in_library_of, is_jax, to_torch
from emitter.session.tensors import is_torch
from emitter.shapes import Sym
from emitter.signature import require_inputs

PREPARED_CALLS = 64


class PreparedCall:
    """A call over torch tensors in a GPU's memory at certain addresses; it keeps none of them.

    ``passed`` are the results that lie in the memory of an argument.
    """

    __slots__ = ("_arguments", "_function", "_gpu", "_passed")

    def __init__(self, function: Function, gpu: Gpu, arguments: rt.VmVariantList, passed: frozenset[str]) -> None:
        self._function, self._gpu, self._arguments, self._passed = function, gpu, arguments, passed

    def __call__(self, _: Given) -> Results:
        """Compute from what lies there now."""
        gpu, stream = self._gpu, self._gpu.stream()
        with self._function.device.lock:
            gpu.before_call_on(stream)
            returned = self._function.invoke(self._arguments)
        return gpu.tensors(self._function.results(returned), stream, self._passed)


class GpuCalls:
    """See ``Way``. Calls without state over torch tensors at the same addresses are prepared from their second on."""

    def __init__(self, function: Function, gpu: Gpu) -> None:
        self._function, self._gpu = function, gpu
        self.prepared: dict[Key, PreparedCall] = {}

    def find(self, given: Given, state: State) -> Call | None:
        """See ``Way``."""
        del state
        return self.prepared.get(places(given)) if self.prepared else None

    def compute(self, given: Given, arrays: Sequence[ForeignArray], state: State) -> Results:
        function, gpu, signature = self._function, self._gpu, self._function.signature
        device, x = function.device, given[0]
        with device.lock:
            held = state.views(signature.states)
            shapes = [tuple(view.shape) for view in held]
            sizes = require_inputs(arrays, signature.inputs, signature.states, shapes)
            if 0 in sizes.values():
                return self._nothing(arrays[0], sizes)
            gpu.before_call(*(array.owner for array in arrays))
            buffers = [self._buffer(array) for array in arrays]
            arguments = function.arguments(buffers, held)
            lent = [*map(gpu.span, buffers)]
            views, kept = function.compute(arguments, state, lent)
            lent += kept
            if arrays[0].address is None and (is_torch(x) or is_jax(x)):
                passed = gpu.within(views, [*lent, *device.ranges.values()])
                if not held and all(map(_is_torchs, arrays)) and (key := places(given)):
                    call = PreparedCall(function, gpu, arguments, passed)
                    remember(self.prepared, key, call, PREPARED_CALLS)
                return gpu.results(views, x, passed)
            computed, _ = in_own_memory(function, views, lent)
        return in_library_of(x, computed)

    def _buffer(self, array: ForeignArray) -> rt.HalBufferView:
        """An input as an argument, which keeps no tensor of torch's where no state might become one."""
        if _is_torchs(array) and not self._function.signature.states:
            return self._gpu.borrow(array)
        return self._function.device.place(array)

    def _nothing(self, x: ForeignArray, sizes: Mapping[Sym, int]) -> Results:
        """The results over no tokens, which a GPU cannot compute: it launches no empty grid."""
        empty: Results = {}
        for result in self._function.signature.outputs:
            values: Any = np.zeros([sizes[d] if isinstance(d, Sym) else d for d in result.shape], result.dtype.numpy)
            if is_torch(x.owner):
                values = to_torch(values).to(x.owner.device)
            elif is_jax(x.owner):
                values = sys.modules["jax"].device_put(values, x.owner.device)
            empty[result.name] = values
        return empty


def _is_torchs(array: ForeignArray) -> bool:
    """Whether this is torch's memory of a GPU."""
    return array.address is None and is_torch(array.owner)


def places(given: Given) -> Key:
    """What tells a call over torch tensors in C order from others; empty for a call over anything else."""
    key: list[tuple[Any, ...]] = []
    for value in given:
        if not is_torch(value) or not as_it_lies(value):
            return ()  # what is passed is then a copy, or no tensor
        key.append((value.data_ptr(), value.shape, value.dtype))
    return tuple(key)
