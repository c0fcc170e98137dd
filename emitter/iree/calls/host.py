"""Calls on the CPU: inputs where they are, and those of a few rows in memory of the session's own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import numpy as np

from emitter.errors import InputError
from emitter.iree.calls import Call, Given, Key, Results, remember
from emitter.iree.calls.bound import BoundCall, in_own_memory
from emitter.iree.function import Function
from emitter.iree.state import State
from emitter.session.arrays import ForeignArray, StagingPlace, in_library_of, to_torch
from emitter.session.tensors import is_torch, lies_plainly
from emitter.shapes import Sym
from emitter.signature import Signature, require_inputs

STAGED_BYTES = 1 << 16
STAGED_KINDS = 64


class StagedCall:
    """A small call, whose inputs are copied to one fixed place: passing their memory takes longer.

    Those with state are of one layout of it, which an earlier one left where it was.
    """

    __slots__ = ("_layout", "_lock", "bound", "places")

    def __init__(self, function: Function, arrays: Sequence[ForeignArray], layout: Key) -> None:
        self.places = tuple(StagingPlace(array.shape, array.dtype) for array in arrays if array.dtype is not None)
        self.bound = BoundCall(function, [place.array for place in self.places])
        self._layout, self._lock = layout, function.device.lock

    def __call__(self, given: Given, state: State | None = None) -> Results:
        """Copy, compute, and leave the results to the caller."""
        # Between the layers of a model this code is in no cache, and each step costs.
        bound = self.bound
        with self._lock:
            for place, value in zip(self.places, given, strict=True):
                place.take(value)
            if state is None:
                returned = bound.invoke()
            elif state.layout != self._layout:
                raise InputError("the state was reset to other sizes while a call with it began: let one go first")
            else:
                returned = bound.invoke_with(state)
            computed = bound.results(returned)
        if type(given[0]) is np.ndarray:
            return computed
        return {name: to_torch(values) for name, values in computed.items()}


class HostCalls:
    """See ``Way``. Calls over a few rows are staged from their second on; those with state where it stays in place."""

    def __init__(self, function: Function) -> None:
        self._function = function
        self.staged: dict[Key, StagedCall] = {}

    def find(self, given: Given, state: State) -> Call | None:
        """See ``Way``."""
        call = self.staged.get(layouts(given) + state.layout) if self.staged else None
        return partial(call, state=state) if call is not None and self._function.signature.states else call

    def compute(self, given: Given, arrays: Sequence[ForeignArray], state: State) -> Results:
        """See ``Way``."""
        function, signature = self._function, self._function.signature
        with function.device.lock:
            held = state.views(signature.states)
            sizes = require_inputs(arrays, signature.inputs, signature.states, [tuple(view.shape) for view in held])
            lent, small = [array.span for array in arrays], 0 < sum(array.nbytes for array in arrays) <= STAGED_BYTES
            before = [*map(function.device.span, held)] if small else []
            arguments = function.arguments([function.device.place(array) for array in arrays], held)
            views, kept = function.compute(arguments, state, lent)
            # Until the lock is given back: what is the state now, a later call may hand out in place.
            computed, _ = in_own_memory(function, views, [*lent, *kept])
            if small and kept == before and _alike(signature, sizes) and (key := layouts(given)):
                call = StagedCall(function, arrays, state.layout)
                remember(self.staged, key + state.layout, call, STAGED_KINDS)
        return in_library_of(given[0], computed)


def _alike(signature: Signature, sizes: Collection[Sym]) -> bool:
    """Whether calls that agree in these ``sizes`` give results of the same shapes."""
    return all(dim in sizes for result in signature.outputs for dim in result.shape if isinstance(dim, Sym))


def layouts(given: Given) -> Key:
    """What tells inputs in the host's memory apart that a small call takes the same way; empty where one is neither
    NumPy's nor torch's."""
    key: list[tuple[Any, ...]] = []
    for value in given:
        if type(value) is np.ndarray or (is_torch(value) and value.is_cpu and lies_plainly(value)):
            key.append((value.shape, value.dtype))
        else:
            return ()
    return tuple(key)
