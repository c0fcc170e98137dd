"""Modules that our kernels compute as operators of torch: one opaque node each in the graphs of torch.compile.

A module is named by its ``id``, constant where a graph is traced, and its parameters are the operator's inputs, so
that whoever moves or replaces them is seen. What the operator then calls looks at the module as any call does.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Sequence

import torch

from emitter.errors import MoehloError

_modules: weakref.WeakValueDictionary[int, torch.nn.Module] = weakref.WeakValueDictionary()
"""By their ``id``: a constant to Dynamo, which guards the graph by it."""
_library = torch.library.Library("moehlo", "DEF")

Forward = Callable[..., torch.Tensor]


def module_of(number: int) -> torch.nn.Module | None:
    """The module whose ``id`` is ``number``, where there is one."""
    found = _modules.get(number)
    if found is None:  # the first time that a graph is traced or called: all there are, so that it is once for a model
        for one in gc.get_objects():
            if issubclass(type(one), torch.nn.Module):  # isinstance would ask what is lazily imported
                _modules[id(one)] = one
        found = _modules.get(number)
    return found


def parameters_of(module: torch.nn.Module) -> list[torch.Tensor]:
    """What an operator is given of a module, in the order of its parts."""
    return [*module.parameters()]


def differentiates(module: torch.nn.Module, inputs: Sequence[torch.Tensor]) -> bool:
    """Whether torch would differentiate a call, which no operator here can be."""
    return torch.is_grad_enabled() and any(t.requires_grad for t in (*inputs, *parameters_of(module)))


def _named(number: int, parameters: Sequence[torch.Tensor]) -> torch.nn.Module:
    module = module_of(number)
    if module is None:
        raise MoehloError(
            "the graph calls experts or an MLP of a model that is not in this process: graphs that torch.compile and "
            "torch.export make with moehlo run where they were made; export the model with another "
            "experts_implementation"
        )
    own = parameters_of(module)
    if len(own) != len(parameters) or any(a.data_ptr() != b.data_ptr() for a, b in zip(own, parameters, strict=True)):
        raise MoehloError(
            f"a {type(module).__name__} that torch.compile has in its graph was replaced by another one: compile the "
            "model again (torch.compiler.reset())"
        )
    return module


def define(schema: str, compute: Forward, fake: Forward) -> None:
    """Define an operator whose last two arguments are ``Tensor[] parameters, int module``.

    ``compute`` is given the module and the arguments before these, ``fake`` all arguments.
    """
    name = schema.partition("(")[0]

    def real(*arguments: object) -> torch.Tensor:
        *given, parameters, number = arguments
        return compute(_named(number, parameters), *given)  # type: ignore[arg-type]

    _library.define(schema)
    for key in ("CPU", "CUDA"):
        _library.impl(name, real, key)
    torch.library.register_fake(f"moehlo::{name}", fake)
