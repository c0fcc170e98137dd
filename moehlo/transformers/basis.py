"""What an answer about a module rests on: taken when the module is read, and compared at each call.

That is whatever may change what the module and its parts compute: their types, what is on these below
``torch.nn.Module``, their attributes, training mode and hooks, the tensors that they hold and where those lie. An
attribute that a function of the module names is looked into, and so is what a function that is no package's reads from
elsewhere. Writing into a weight changes nothing here.
"""

from __future__ import annotations

import sysconfig
import weakref
from collections import OrderedDict, deque
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import partial
from inspect import unwrap
from itertools import islice
from operator import itemgetter
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import torch

from moehlo.transformers.settings import settings

HOOKS = ("_forward_hooks", "_forward_pre_hooks", "_backward_hooks", "_backward_pre_hooks")
_by_name = itemgetter("training", "_modules", "_parameters", "_buffers", *HOOKS)
_OF_ALL_MODULES = (*vars(torch.nn.Module()),)
_CONTAINERS = frozenset({dict, OrderedDict, list, tuple, set, frozenset, deque})
_PACKAGES = ("torch", "transformers", "moehlo")
_INSTALLED = tuple(sysconfig.get_path(kind) for kind in ("stdlib", "purelib", "platlib"))
_TENSORS = frozenset({torch.nn.Parameter, torch.Tensor})


class Basis:
    """What was there when ``module`` was looked at; ``holds`` as long as all of it is.

    What a module holds is told by its address, and by its end, after which something else may lie there. It is not
    kept alive: a hook or a forward may refer to the module, which would then stay for ever.
    """

    def __init__(self, module: torch.nn.Module) -> None:
        self._settings = settings()
        # Copied before they are gone through: another thread may give the module an attribute.
        # What torch.jit holds cannot be seen from here, and is not computed.
        parts = [part for part in module.modules() if not isinstance(part, torch.jit.ScriptModule)]
        attributes = [(part, *item) for part in parts for item in [*vars(part).items()][_shared(part) :]]
        classes = _classes(parts)
        called = [v for kind in classes for v in [*vars(kind).values()]] + [value for _, _, value in attributes]
        functions = [*_reached(f for value in called for f in _functions(value))]
        named = {name for function in functions for name in _names(function.__code__)}
        opened = [(part, name, value) for part, name, value in attributes if name in named and _is_opened(value)]
        classes |= _classes(_owner(value) for _, _, value in opened if type(value) not in _CONTAINERS)
        tensors = [t for part in parts for t in tensors_of(part).values()]
        self._gone: list[object] = []
        # Of a Linear's own attributes only a forward counts.
        self._parts = [(self._weak(part), None if type(part) is torch.nn.Linear else _shared(part)) for part in parts]
        self._classes = [*map(self._weak, classes)]
        self._opened = [(self._weak(part), name) for part, name, _ in opened]
        self._functions = [(self._weak(function), _globals(function)) for function in functions if _is_users(function)]
        self._tensors = [self._weak(t) for t in tensors if type(t) in _TENSORS and t.layout is torch.strided]
        found, self._places = self._look()
        self._kept = [*map(self._weak_or_constant, found)]
        self._found = [*map(id, found)]

    def holds(self) -> bool:
        """Whether nothing has changed."""
        if self._gone or self._settings is not settings():
            return False
        try:
            found, places = self._look()
        except AttributeError:  # None's: another thread has let go of something this moment
            return False
        return [*map(id, found)] == self._found and places == self._places

    def _look(self) -> tuple[list[Any], list[tuple[object, ...]]]:
        # The dictionaries themselves, not parameters() and getattr: this runs at each call, between a model's layers.
        found: list[Any] = []
        for ref, shared in self._parts:
            part: Any = ref()
            inside = part.__dict__
            training, parts, parameters, buffers, after, before, backward, before_backward = _by_name(inside)
            found += (part.__class__, training, after or before or backward or before_backward or None)
            found += parameters.values()
            if parts or buffers:
                found += (*parts.values(), *buffers.values())
            if shared is None:
                found.append(inside.get("forward"))
            else:
                found += islice(inside.values(), shared, None)
        for ref in self._classes:
            found += ref().__dict__.values()
        for ref, name in self._opened:
            found += _contents(ref().__dict__.get(name))
        for ref, names in self._functions:
            for value in _elsewhere(ref(), names):
                found.append(value)
                found += _contents(value)
        places: list[tuple[object, ...]] = []
        for ref in self._tensors:
            t: Any = ref()
            try:
                size = t.untyped_storage().nbytes()
                places.append((t.data_ptr(), size, t.dtype, t.shape, t.stride(), t.is_neg()))
            except RuntimeError:  # it has no memory of its own
                places.append((object(),))
        return found, places

    def _weak(self, value: Any) -> Any:
        return weakref.ref(value, self._gone.append)

    def _weak_or_constant(self, value: Any) -> Any:
        try:
            return self._weak(value)
        except TypeError:  # of a container its contents count
            return None if type(value) in _CONTAINERS else value


def tensors_of(part: torch.nn.Module) -> dict[str, torch.Tensor]:
    """What a module itself holds, by name: parameters, buffers and other attributes."""
    own = {**vars(part), **part._parameters, **part._buffers}
    # not isinstance, which asks a config for its class: of transformers that takes a microsecond each time
    return {name: value for name, value in own.items() if issubclass(type(value), torch.Tensor)}


def _shared(part: torch.nn.Module) -> int:
    """How many of its first attributes are those of all modules; what counts of these is looked at by name."""
    count = len(_OF_ALL_MODULES)
    return count if (*islice(vars(part), count),) == _OF_ALL_MODULES else 0


def _classes(values: Iterable[object]) -> dict[type, None]:
    return {kind: None for value in values for kind in type(value).__mro__ if kind not in torch.nn.Module.__mro__}


def _functions(value: Any) -> Iterator[FunctionType]:
    """What is called where ``value`` is, as far as it is written in Python."""
    while isinstance(value, (partial, property, MethodType, staticmethod, classmethod)):
        of: Any = value
        value = of.func if isinstance(of, partial) else of.fget if isinstance(of, property) else of.__func__
    if isinstance(value, FunctionType) and value.__name__ != "__init__":
        yield unwrap(value)


def _reached(functions: Iterable[FunctionType]) -> Iterator[FunctionType]:
    """These, and the functions that those among them read from elsewhere that are a user's."""
    waiting, seen = [*functions], set()
    while waiting:
        if (function := waiting.pop()) not in seen:
            seen.add(function)
            yield function
            if _is_users(function):
                waiting += (f for value in _elsewhere(function, _globals(function)) for f in _functions(value))


def _is_users(function: FunctionType) -> bool:
    """Not of a package, whose functions are taken to read nothing that changes."""
    package = str(function.__module__).partition(".")[0]
    return package not in _PACKAGES and not function.__code__.co_filename.startswith(_INSTALLED)


def _globals(function: FunctionType) -> tuple[str, ...]:
    return tuple(name for name in _names(function.__code__) if name in function.__globals__)


def _elsewhere(function: FunctionType, names: Iterable[str]) -> list[Any]:
    """What a function rests on but its arguments: its code, the variables around it, and ``names`` of its module."""
    found = [function.__code__, function.__defaults__, *map(function.__globals__.get, names)]
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # of a variable that has no value yet
            found.append(cell.cell_contents)
    return found


def _contents(value: Any) -> Collection[Any]:
    """What is in a list or the like, or an object's attributes."""
    if type(value) in _CONTAINERS:
        return value.values() if isinstance(value, dict) else value
    inside = {} if isinstance(value, ModuleType) else getattr(_owner(value), "__dict__", {})
    return inside.values()


def _is_opened(value: Any) -> bool:
    return type(value) in _CONTAINERS or (hasattr(value, "__dict__") and not isinstance(value, (FunctionType, partial)))


def _owner(value: Any) -> Any:
    return value.__self__ if isinstance(value, MethodType) else value


def _names(code: CodeType) -> Iterator[str]:
    """What code refers to by name: attributes, and what its module has."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)
