"""Calls over arrays on the CPU that stay where they are, and their results."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import iree.runtime as rt
import numpy as np
import numpy.typing as npt

from emitter.iree.function import Function
from emitter.iree.state import State
from emitter.session.arrays import ForeignArray, address, lies_in

Array = npt.NDArray[Any]


class BoundCall:
    """A call over arrays that stay where they are (``Session.bind``).

    ``invoke`` computes from what lies there then, ``result`` is the graph's first result in what that returned: apart,
    so that a thread that is to compute need not do more. One call of a session at a time.
    """

    __slots__ = ("_arrays", "_buffers", "_function", "invoke", "shown")

    def __init__(self, function: Function, arrays: Sequence[ForeignArray]) -> None:
        self._function, self._arrays = function, arrays
        self._buffers = [function.device.place(array) for array in arrays]
        if not function.signature.states:
            arguments = function.arguments(self._buffers)
            self.invoke: Callable[[], rt.VmVariantList] = functools.partial(function.invoke, arguments)
        # Of each result its place, once a call has shown that none of them is one of the arguments.
        self.shown: tuple[tuple[int, str, tuple[int, ...], np.dtype[Any]], ...] | None = None

    def invoke_with(self, state: State) -> rt.VmVariantList:
        """Compute with a state that earlier such calls left where it was."""
        held = state.views(self._function.signature.states)
        return self._function.compute_in_place(self._function.arguments(self._buffers, held), state)

    def result(self, returned: rt.VmVariantList) -> Array:
        """The first result, in memory that no later call writes; to be asked for before the arrays change."""
        return next(iter(self.results(returned).values()))

    def results(self, returned: rt.VmVariantList) -> dict[str, Array]:
        """All results by name that are no state, likewise."""
        if self.shown is None:
            # A result may be an array itself, which is written for the next call: copied before that.
            function = self._function
            views = function.results(returned)
            held = [function.device.span(views[state.name]) for state in function.signature.states]
            lent = [*(a.span for a in self._arrays), *held]
            computed, passed_through = in_own_memory(function, views, lent)
            if not passed_through:
                places = {result.name: place for place, result in enumerate(function.signature.results)}
                self.shown = tuple((places[name], name, a.shape, a.dtype) for name, a in computed.items())
            return computed
        return {
            name: np.ndarray(shape, dtype, returned.get_as_object(place, rt.HalBufferView).map())
            for place, name, shape, dtype in self.shown
        }


def in_own_memory(
    function: Function, views: Mapping[str, rt.HalBufferView], lent: Sequence[tuple[int, int]]
) -> tuple[dict[str, Array], bool]:
    """The results as NumPy arrays, and whether one was copied because it lay in a weight, a range of ``lent`` or
    another result."""
    device = function.device
    computed: dict[str, Array] = {}
    passed_through, others = False, [*lent]
    for result in function.signature.outputs:
        values = device.numpy(views[result.name], result.dtype)
        if device.host_memory:
            # A graph that passes an argument through returns the argument's own memory: never hand that out. Nor does
            # a caller who writes into one result mean another one.
            start = address(values)
            if device.is_weight(start) or lies_in(start, others):
                values, passed_through = values.copy(), True
            others.append((start, start + values.nbytes))
        computed[result.name] = values
    return computed, passed_through
