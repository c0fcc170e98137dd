"""Modules that our kernels compute as operators of torch: one opaque node each in the graphs of torch.compile.

The module's parameters are the operator's inputs, so that numbers written into them are seen. All else that an answer
about a module rests on (``Basis``) Dynamo asks of the graph before it is called, by a guard that ``settle`` adds where
the graph is traced: a CUDA graph is replayed without a look from its operators. The guard also tells the operator which
module it is: layers that are compiled one by one share a graph, so the operator names a place in it (``new_site``),
constant where it is traced, and not a module. An operator of ``torch.export``, which has no guards, has the ``id`` of
its module, and looks at that in each call.
"""

from __future__ import annotations

import gc
import itertools
import secrets
import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch._dynamo.comptime import ComptimeContext
from torch._dynamo.guards import _get_closure_vars, install_guard
from torch.autograd import forward_ad

from emitter.errors import MoehloError, UnsupportedError
from moehlo.transformers.answers import Answer, Refused
from moehlo.transformers.basis import Basis

_modules: weakref.WeakValueDictionary[int, torch.nn.Module] = weakref.WeakValueDictionary()
"""By their ``id``: a constant to Dynamo, which guards the graph by it."""
_library = torch.library.Library("moehlo", "DEF")
_numbers = itertools.count(secrets.randbits(61))  # no other process knows them

Forward = Callable[..., torch.Tensor]
Find = Callable[[torch.nn.Module], Answer | Refused]
"""The answer about a module, for calls like one that is traced."""


class _Sites(threading.local):
    """The module at each place of a graph in the call that a thread makes."""

    def __init__(self) -> None:
        self.modules: dict[int, weakref.ref[torch.nn.Module]] = {}


_sites = _Sites()


@torch._dynamo.assume_constant_result  # type: ignore[untyped-decorator]
def new_site() -> int:
    """A number for a place in the graph that is traced."""
    return next(_numbers)


def module_at(site: int) -> torch.nn.Module | None:
    """The module at a place of a graph in the call that this thread makes, or traces."""
    found = _sites.modules.get(site)
    return None if found is None else found()


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
    """What an operator is given of a module, in the order of its parts: not what is packed elsewhere, which would have
    the operator called on the meta device."""
    return [parameter for parameter in module.parameters() if not parameter.is_meta]


def is_followed(module: torch.nn.Module, inputs: Sequence[torch.Tensor]) -> bool:
    """Whether torch has to see into a call that is traced: it differentiates it, or runs it under autocast."""
    if forward_ad._current_level >= 0 or torch.is_autocast_enabled(inputs[0].device.type):
        return True
    return torch.is_grad_enabled() and any(t.requires_grad for t in (*inputs, *parameters_of(module)))


def settle(
    context: ComptimeContext,
    finder: Callable[..., Find],
    module: str,
    *inputs: str,
    alike: Callable[[torch.nn.Module, torch.device], object] = lambda module, device: None,
) -> None:
    """Find ``finder(*inputs)(module)`` for a call that is being traced, so that it is there before a CUDA graph is
    captured, and have the graph traced anew where what it rests on no longer holds.

    ``module`` and ``inputs`` are variables of the function that is traced, and its ``site`` is ``new_site``'s. It
    settles before it looks at parameters, which may move. What ``alike`` says of a module on the inputs' device is
    constant in the graph.
    """

    tracked: Any = context.get_local(module)._i_will_not_complain_if_bc_breaks_VariableTracker()
    given: list[Any] = [context.get_local(name).as_fake() for name in inputs]
    site = context.get_local("site").as_python_constant()
    _sites.modules[site] = weakref.ref(tracked.value)
    if not is_followed(tracked.value, given):
        device = given[0].device
        # The graph of a GPU may be captured for another module without a call before, which is what loads its kernels.
        alone = device.type != "cpu"
        here = _Here(site, finder(*given), lambda of: (alone and id(of), alike(of, device)), tracked.value)
        install_guard(tracked.source.make_guard(partial(_add_guard, here)))


class _Here:
    """Whether a module can be at a place of a graph: as a guard of that, which tells the operator there of it."""

    def __init__(
        self, site: int, find: Find, alike: Callable[[torch.nn.Module], object], first: torch.nn.Module
    ) -> None:
        self._site, self._find, self._alike = site, find, alike
        self._constant = alike(first)
        # What a CUDA graph has of a module is what was so when the module was first here.
        self._seen = weakref.WeakKeyDictionary({first: self._basis(first)})

    def _basis(self, module: torch.nn.Module) -> Basis:
        return self._find(module).rests_on or Basis(module)

    def __call__(self, module: torch.nn.Module) -> bool:
        rests_on = self._seen.get(module)
        if rests_on is None:
            if self._alike(module) != self._constant:
                return False
            rests_on = self._seen[module] = self._basis(module)
        if not rests_on.holds():
            return False
        _sites.modules[self._site] = weakref.ref(module)
        return True


def _add_guard(here: _Here, builder: Any, guard: Any) -> None:
    # Not below the module: torch 2.11 passes over what is there as long as the module's dictionaries stay the same.
    name = guard.originating_source.name
    builder.add_python_lambda_leaf_guard_to_root(
        [f"___moehlo_here({name})"],
        [f"nothing has changed that an answer of moehlo about {name} rests on"],
        {**_get_closure_vars(), "___moehlo_here": here},
    )


def _named(number: int, parameters: Sequence[torch.Tensor], guarded: bool) -> torch.nn.Module:
    module = module_at(number) if guarded else module_of(number)
    if module is None:
        raise MoehloError(
            "the graph calls experts or an MLP of a model that is not in this process: graphs that torch.compile and "
            "torch.export make with moehlo run where they were made; export the model with another "
            "experts_implementation"
        )
    if guarded:
        return module
    own = parameters_of(module)
    if len(own) != len(parameters) or any(a.data_ptr() != b.data_ptr() for a, b in zip(own, parameters, strict=True)):
        raise MoehloError(
            f"a {type(module).__name__} that torch.compile has in its graph was replaced by another one: compile the "
            "model again (torch.compiler.reset())"
        )
    return module


def define(schema: str, compute: Forward, fake: Forward) -> None:
    """Define an operator whose last three arguments are ``Tensor[] parameters, int module, bool guarded``.

    ``compute`` is given the module, the arguments before these and ``guarded``: whether guards have seen that nothing
    has changed that an answer rests on. ``fake`` is given all arguments.
    """
    name = schema.partition("(")[0]

    def real(*arguments: object) -> torch.Tensor:
        *given, parameters, number, guarded = arguments
        return compute(_named(number, parameters, guarded), *given, guarded)  # type: ignore[arg-type]

    def told(*arguments: object) -> torch.Tensor:
        if _is_packaged():
            raise UnsupportedError(
                "AOTInductor packages a graph with copies of its parameters, for other processes, and moehlo's "
                "operators refer to modules of this one; package the model with another experts_implementation "
                "(after moehlo.transformers.restore(model), where optimize changed it)"
            )
        return fake(*arguments)

    _library.define(schema)
    for key in ("CPU", "CUDA"):
        _library.impl(name, real, key)
    torch.library.register_fake(f"moehlo::{name}", told)


def _is_packaged() -> bool:
    """Whether AOTInductor compiles what is traced: what runs the package would find out minutes later."""
    inductor = sys.modules.get("torch._inductor.virtualized")  # it takes a second to import
    return inductor is not None and bool(inductor.V.aot_compilation)
