"""What every session is: a graph with its weights loaded, called with arrays, whatever computes it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from emitter.errors import InputError
from emitter.session.tensors import is_torch, lies_at, lies_plainly, unreadable
from emitter.shapes import shape_text
from emitter.signature import Signature, require_input_names, require_tokens

Span = tuple[int, int]


class BaseSession(ABC):
    """A graph of ``signature`` with its weights loaded.

    What differs between sessions is how a call is computed, ``_results``.
    """

    signature: Signature
    where: str
    """What computes, for people."""

    @abstractmethod
    def _results(self, x: Any, extra_inputs: Mapping[str, Any]) -> dict[str, Any]:
        """See ``run``."""

    def _weight_spans(self) -> Sequence[Span]:
        """The addresses of weights that are read where they lie."""
        return ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.where}: {self.signature.brief}>"

    def __call__(self, x: Any, /, *, out: Any = None, **extra_inputs: Any) -> Any:
        """The first result of ``run``, the layer's output ``[N, H]``; in ``out`` if it is given."""
        if out is not None:
            extra_inputs["out"] = {self.signature.outputs[0].name: out}
        return next(iter(self.run(x, **extra_inputs).values()))

    def run(self, x: Any, /, *, out: Any = None, **extra_inputs: Any) -> dict[str, Any]:
        """Compute the graph: its results by name, in the order of the signature, without those that are kept as state.

        ``x`` is the first input of the signature (``[N, H]``), ``extra_inputs`` the others by name. Shapes and dtypes
        must be those of the signature; nothing is converted. ``out`` maps names of results to arrays for them, in the
        library and memory where results are.

        Raises ``InputError`` for a missing or unknown input, for a wrong rank, width, token count or dtype, for an
        array of ``out`` that is not what the result would be, or shares memory with an input, a weight or another.
        """
        if out is None:
            return self._results(x, extra_inputs)
        self._require_places(out, {self.signature.inputs[0].name: x, **extra_inputs})
        return written(self._results(x, extra_inputs), out)

    def _named(self, x: Any, extra_inputs: Mapping[str, Any]) -> dict[str, Any]:
        """The inputs by name, in the order of the signature. Raises ``InputError`` for other names, and too many
        tokens."""
        inputs = self.signature.inputs
        require_input_names(inputs, extra_inputs)
        given = {inputs[0].name: x, **extra_inputs}
        require_tokens(inputs, given)
        return {argument.name: given[argument.name] for argument in inputs}

    def _require_places(self, out: Any, inputs: Mapping[str, Any]) -> None:
        if not isinstance(out, Mapping):
            what = "expected arrays by the names of results, a mapping"
            raise InputError(f"out is of type {type(out).__name__}; {what}")
        names = [result.name for result in self.signature.outputs]
        if unknown := [name for name in out if name not in names]:
            raise InputError(f"out: the graph has no result {', '.join(unknown)}; it has {', '.join(names)}")
        _require_apart(out, inputs, self._weight_spans())


def written(results: dict[str, Any], out: Mapping[str, Any]) -> dict[str, Any]:
    """Results with those for which ``out`` has a place copied there. Raises ``InputError`` where one does not fit."""
    for name, place in out.items():
        found = results[name]
        if type(found) is not type(place):
            raise InputError(f"out {name}: the result is a {type(found).__name__}, not a {type(place).__name__}")
        require_fit(name, place, tuple(found.shape), found.dtype, getattr(found, "device", None))
    for name, place in out.items():
        if is_torch(place):
            place.copy_(results[name])
        else:
            np.copyto(place, results[name])
    return {name: out.get(name, value) for name, value in results.items()}


def require_fit(name: str, place: Any, shape: tuple[int, ...], dtype: Any, device: Any) -> None:
    """Raises ``InputError`` where a place for a result is of another shape or dtype, or elsewhere."""
    if tuple(place.shape) != shape or place.dtype != dtype or getattr(place, "device", None) != device:
        where = "" if device is None else f" on {device}"
        has = f" on {place.device}" if hasattr(place, "device") and device is not None else ""
        raise InputError(
            f"out {name}: the result is {shape_text(shape)} {dtype}{where}, the array {shape_text(tuple(place.shape))} "
            f"{place.dtype}{has}"
        )


def _require_apart(out: Mapping[str, Any], inputs: Mapping[str, Any], weights: Sequence[Span]) -> None:
    """Refuse places for results that are no arrays to be written, or share memory with what a call reads or writes."""
    taken = [(name, span) for name, value in inputs.items() if (span := _lies(value, name)) is not None]
    taken += [("a weight", span) for span in weights]
    for name, place in out.items():
        span = _lies(place, f"out {name}")
        writable = lies_plainly(place) if is_torch(place) else span is not None and place.flags.writeable
        contiguous = span is not None and (place.is_contiguous() if is_torch(place) else place.flags.c_contiguous)
        if span is None or not contiguous or not writable:
            raise InputError(f"out {name}: expected a NumPy array or a torch tensor in C order that can be written")
        for other, (start, stop) in taken:
            if span[0] < stop and start < span[1]:
                raise InputError(f"out {name} shares memory with {other}: give results memory of their own")
        taken.append((f"out {name}", span))


def _lies(value: Any, name: str) -> Span | None:
    """The addresses from an array's first byte to one past the last; None where it is neither NumPy's nor torch's."""
    if is_torch(value):
        if (why := unreadable(value)) is not None:
            raise InputError(f"{name}: this tensor {why}")
        return lies_at(value)
    return np.lib.array_utils.byte_bounds(value) if isinstance(value, np.ndarray) else None
