"""Calls of graphs that are kernels alone: launches on torch's current stream, without the runtime (see ``direct``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from emitter.errors import InputError
from emitter.iree.calls import Given, Key, Results, remember
from emitter.iree.device import Device
from emitter.iree.direct import PreparedLaunches, prepare_launches, run_launches
from emitter.iree.gpu import Gpu
from emitter.iree.state import State
from emitter.session.arrays import ForeignArray, as_it_lies
from emitter.session.tensors import is_torch
from emitter.shapes import TOKENS
from emitter.signature import Signature, require_inputs
from emitter.text.launches import Launches

LAUNCHED_KINDS = 1024
"""Numbers of tokens whose calls are kept as launches: some kilobytes each, and a millisecond to make."""
_NONE: Mapping[str, Any] = MappingProxyType({})


class LaunchedCall:
    """A call over so many tokens."""

    __slots__ = ("_device", "_gpu", "launches")

    def __init__(self, device: Device, gpu: Gpu, launches: PreparedLaunches) -> None:
        self._device, self._gpu, self.launches = device, gpu, launches

    def __call__(self, given: Given, out: Mapping[str, Any] = _NONE) -> Results:
        """With ``out`` into these tensors; see ``run_launches``."""
        gpu = self._gpu
        with self._device.lock:
            return run_launches(self.launches, gpu.driver, given, gpu.stream(), out)

    def written(self, result: str) -> tuple[tuple[int, ...], Any] | None:
        """The shape and torch's element type of a result that kernels write where they are told to."""
        name = dict(self.launches.outputs)[result]
        return next(((shape, dtype) for n, _, shape, dtype in self.launches.apart if n == name), None)


class LaunchedCalls:
    """See ``Way``. Of a module whose one entry point keeps no state."""

    def __init__(self, device: Device, gpu: Gpu, signature: Signature, launches: Launches) -> None:
        self._device, self._gpu, self._signature, self._launches = device, gpu, signature, launches
        self.launched: dict[Key, LaunchedCall | None] = {}

    def find(self, given: Given, state: State | None = None) -> LaunchedCall | None:
        """See ``Way``."""
        del state
        return self.launched.get(kinds(given)) if self.launched else None

    def compute(self, given: Given, arrays: Sequence[ForeignArray], state: State) -> Results | None:
        """See ``Way``. None where the call needs the runtime, or is over no tokens."""
        del state
        if not all(array.address is None and is_torch(array.owner) for array in arrays):
            return None
        owners = [array.owner for array in arrays]
        sizes = require_inputs(arrays, self._signature.inputs)
        tokens = sizes.get(TOKENS, owners[0].shape[0])
        if not tokens:
            return None
        with self._device.lock:
            key = kinds(owners)
            if key not in self.launched:
                remember(self.launched, key, self._made(tokens), LAUNCHED_KINDS)
            call = self.launched[key]
        return None if call is None else call(owners)

    def _made(self, tokens: int) -> LaunchedCall | None:
        steps = self._launches(tokens)
        if steps is None:
            return None
        gpu = self._gpu
        if gpu.driver.is_capturing(gpu.stream()):
            raise InputError(
                f"the first call over {tokens} tokens loads its kernels, which cannot be captured into a CUDA graph: "
                "call the session once over as many before the capture"
            )
        inputs = [argument.name for argument in self._signature.inputs]
        results = [result.name for result in self._signature.results]
        starts = {name: start for name, (start, _) in self._device.ranges.items()}
        made = prepare_launches(steps, gpu.driver, inputs, results, starts, self._device.tensors)
        return None if made is None else LaunchedCall(self._device, gpu, made)


def kinds(given: Given) -> Key:
    """What tells calls over torch tensors apart that are the same launches; empty where they are anything else, or not
    where kernels take them."""
    key: list[tuple[Any, ...]] = []
    for value in given:
        if not is_torch(value) or not as_it_lies(value):
            return ()
        key.append((value.shape, value.dtype, value.device))
    return tuple(key)
