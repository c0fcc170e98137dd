"""What is kept between calls: buffers of a device as a value, which calls read and write in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import iree.runtime as rt
import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.iree.device import Device
from emitter.session.arrays import describe, lies_in, on_host
from emitter.shapes import Sym, shape_text
from emitter.signature import Argument, require_inputs


class State:
    """What lives between calls, a cache, say: a buffer of a device for each state of a module, by name.

    A call leaves in it what it made of it, in place where the graph updates it so. As many as one likes share the
    weights of a device: each sequence, or batch of them, has its own. A call that fails in the runtime may have written
    half of it: from then on it is refused, until ``reset``.
    """

    def __init__(self, device: Device, arguments: Sequence[Argument], views: Mapping[str, rt.HalBufferView]) -> None:
        self.device, self.arguments = device, {argument.name: argument for argument in arguments}
        self._hold(views)

    def _hold(self, views: Mapping[str, rt.HalBufferView]) -> None:
        self._views, self._failure = dict(views), ""
        self.layout = tuple((name, *view.shape) for name, view in views.items())
        """The names and shapes of what is there."""

    @classmethod
    def zeros(cls, device: Device, arguments: Sequence[Argument], sizes: Mapping[Sym, int] | None = None) -> State:
        """Zeros; with ``sizes`` of the symbols in their shapes, else those with a symbol are not there yet."""
        return cls(device, arguments, _made(device, arguments, {}, sizes or {}))

    def __repr__(self) -> str:
        held = (f"{name} {shape_text(view.shape)}" for name, view in self._views.items())
        return f"<State {', '.join(held) or 'of nothing'}{': ' + self._failure if self._failure else ''}>"

    @property
    def nbytes(self) -> int:
        """Bytes that it takes."""
        return sum(view.byte_length for view in self._views.values())

    @property
    def failed(self) -> bool:
        """Whether a call failed that may have written half of it."""
        return bool(self._failure)

    def reset(self, **arrays: Any) -> None:
        """Set it anew: to copies of the arrays that are given, by name, else to zeros.

        Raises ``InputError`` for an unknown name and for an array of another shape or dtype; nothing is set then.
        """
        made = _made(self.device, [*self.arguments.values()], arrays, {})
        with self.device.lock:
            self._hold(made)

    def clone(self) -> State:
        """The same in memory of its own."""
        return self.resized({})

    def resized(self, sizes: Mapping[Sym, int]) -> State:
        """The same in memory of its own, where axes that are one of these symbols have that size: cut off, or with
        zeros at the end. It is copied once, where it lies."""
        made: dict[str, rt.HalBufferView] = {}
        with self.device.lock:
            there = [self.arguments[name] for name in self._views]
            for argument, view in zip(there, self.views(there), strict=True):
                shape = [_size(d, n, sizes) for d, n in zip(argument.shape, view.shape, strict=True)]
                made[argument.name] = self.device.resized(view, shape, argument.dtype)
        return State(self.device, [*self.arguments.values()], made)

    def shift(self, symbol: Sym, count: int) -> None:
        """Move what lies from ``count`` on along the axes that are this symbol to their beginning, in place on the CPU;
        what lies after it then are any numbers. Raises ``InputError`` after a failure."""
        with self.device.lock:
            moved = [a for a in self.arguments.values() if symbol in a.shape and a.name in self._views]
            for argument, view in zip(moved, self.views(moved), strict=True):
                axis = argument.shape.index(symbol)
                self._views[argument.name] = self.device.shifted(view, axis, count, argument.dtype)

    def read(self, name: str) -> npt.NDArray[Any]:
        """A copy of one of its buffers. Raises ``InputError`` where there is none of this name."""
        if name not in self.arguments:
            raise InputError(_unknown(name, self.arguments))
        argument = self.arguments[name]
        # Copied before the lock is given back: a later call may hand out in place what the state was.
        with self.device.lock:
            return np.array(self.device.numpy(self.views([argument])[0], argument.dtype))

    # For calls, which have the device's lock.

    def views(self, arguments: Any) -> list[rt.HalBufferView]:
        """The buffers of these arguments. Raises ``InputError`` where one is not there yet, and after a failure."""
        if self._failure:
            raise InputError(f"the state may be half written by a call that failed: reset it ({self._failure})")
        views = []
        for argument in arguments:
            view = self._views.get(argument.name)
            if view is None:
                raise InputError(f"state {argument} is not there yet: reset({argument.name}=...) says its size")
            views.append(view)
        return views

    def begin(self) -> None:
        """Say that a call takes this: half of it may be written until ``take``."""
        self._failure = "it was interrupted"

    def take(self, views: Mapping[str, rt.HalBufferView], taken: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """Become what a call made: the spans of the memory. ``taken`` are those of its inputs: what lies there, or in a
        weight, is copied, for it is the caller's to change."""
        made, spans = {}, []
        for name, view in views.items():
            span = self.device.span(view)
            if self.device.is_weight(span[0]) or lies_in(span[0], taken):
                held = self.device.numpy(view, self.arguments[name].dtype)
                view = self.device.place(describe(held, name), in_place=False)
                span = self.device.span(view)
            made[name] = view
            spans.append(span)
        self._hold(self._views | made)
        return spans

    def keep(self) -> None:
        """Be what it was: a call wrote all that it made of it in place."""
        self._failure = ""

    def fail(self, why: str) -> None:
        """Say that a call failed after the runtime got this."""
        self._failure = why


def _size(dim: int | Sym, there: int, sizes: Mapping[Sym, int]) -> int:
    return sizes.get(dim, there) if isinstance(dim, Sym) else there


def _unknown(names: str, arguments: Mapping[str, Argument]) -> str:
    return f"state that the module does not have: {names}; it has {', '.join(arguments) or 'none'}"


def _made(
    device: Device, arguments: Sequence[Argument], arrays: Mapping[str, Any], sizes: Mapping[Sym, int]
) -> dict[str, rt.HalBufferView]:
    """Buffers by name: copies of ``arrays``, else zeros, but for those of an unknown size."""
    named = {argument.name: argument for argument in arguments}
    if unknown := [name for name in arrays if name not in named]:
        raise InputError(_unknown(", ".join(unknown), named))
    made: dict[str, rt.HalBufferView] = {}
    for name, argument in named.items():
        if name in arrays:
            array = on_host(describe(arrays[name], f"state {name}"), f"state {name}")
            require_inputs([array], [argument])
            made[name] = device.place(array, in_place=False)
            continue
        shape = [sizes.get(dim) if isinstance(dim, Sym) else dim for dim in argument.shape]
        if None not in shape:
            made[name] = device.resized(None, [size or 0 for size in shape], argument.dtype)
    return made
