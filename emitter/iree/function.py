"""An entry point of a module on a device: from buffers to buffers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import iree.runtime as rt

from emitter.errors import InputError, TargetError
from emitter.iree.device import Device
from emitter.iree.drivers import LOST, BatchPolicy, vm_instance
from emitter.iree.module import BaseModule, Module
from emitter.iree.programs import Program, program_of
from emitter.iree.state import State
from emitter.signature import Role, find_entry

Taken = TypeVar("Taken")


class LoadedModule:
    """A module loaded on a device, whose weights it reads; a ``DeferredModule`` when it is first needed."""

    def __init__(self, module: BaseModule, device: Device) -> None:
        self.module, self.device = module, device
        self.program: Program | None = None
        self.context: rt.VmContext | None = None
        if isinstance(module, Module):
            self.load()

    def load(self) -> rt.VmContext:
        """Raises ``TargetError`` where the runtime does not take the module, and what compiling raises."""
        instance, vmfb = vm_instance(), self.module.vmfb
        try:
            self.program = program_of(vmfb)
            modules = [rt.create_hal_module(instance, self.device.runtime), self.program.module]
            if (parameters := self.module.parameters) is not None:
                provider = self.device.parameters.create_provider(scope=parameters.scope)
                modules.insert(1, rt.create_io_parameters_module(instance, provider))
            self.context = rt.VmContext(instance, modules=modules)
        except (RuntimeError, ValueError) as error:
            where = f"{self.module.target.option} on {self.device.choice.driver}"
            raise TargetError(f"the runtime does not load this module for {where}: {str(error).strip()}") from error
        return self.context

    def lookup(self, name: str) -> rt.VmFunction:
        """Raises ``InputError`` where the module has no such function, ``load`` went before."""
        assert self.program is not None
        if (function := self.program.module.lookup_function(name)) is None:
            names = ", ".join(self.program.module.function_names)
            raise InputError(f"the module has no function @{name}; it has {names}")
        return function


class Function:
    """An entry point of a loaded module. One call of a device at a time, by whoever has its lock."""

    def __init__(self, loaded: LoadedModule, entry: str) -> None:
        self.loaded, self.device = loaded, loaded.device
        self.entry = find_entry(loaded.module.entries, entry)
        self.signature = self.entry.signature
        choice = self.device.choice
        self._policy = BatchPolicy(choice) if choice.threads > 1 else None
        self._here = id(self.device.runtime)
        pushed = loaded.module.parameters is None
        self._order = [(a.role, a.name) for a in self.signature.arguments if pushed or a.role is not Role.WEIGHT]
        self._started: tuple[rt.VmContext, rt.VmFunction] | None = None
        if loaded.context is not None:
            self._start()

    def _start(self) -> tuple[rt.VmContext, rt.VmFunction]:
        context = self.loaded.context or self.loaded.load()
        self._started = context, self.loaded.lookup(self.entry.name)
        return self._started

    def arguments(
        self, inputs: Sequence[rt.HalBufferView], states: Sequence[rt.HalBufferView] = ()
    ) -> rt.VmVariantList:
        """The arguments of a call: ``inputs`` and ``states`` in the order of the signature, and the weights but for
        those that are parameters."""
        packed = rt.VmVariantList(len(self._order))
        given, held = iter(inputs), iter(states)
        for role, name in self._order:
            if role is Role.INPUT:
                packed.push_ref(next(given))
            elif role is Role.STATE:
                packed.push_ref(next(held))
            else:
                packed.push_ref(self.device.views[name])
        return packed

    def require_here(self) -> None:
        """Raises ``TargetError`` in a process that was forked from the one whose threads compute."""
        if not LOST or self._here not in LOST:
            return
        threads = self.device.choice.threads
        why = f"was opened with {threads} threads before this process was forked, and they are not in it"
        if threads == 1:
            why = "was computing in another thread when this process was forked, and that thread is not in it"
        raise TargetError(f"this session {why}: open a session here, or start processes by spawn")

    def invoke(self, arguments: rt.VmVariantList, into: rt.VmVariantList | None = None) -> rt.VmVariantList:
        """Compute: what the function returns, in ``into`` if it is given. Raises ``InputError`` where it fails."""
        if LOST:
            self.require_here()
        context, function = self._started or self._start()
        returned = rt.VmVariantList(1) if into is None else into
        try:
            if self._policy is None:
                context.invoke(function, arguments, returned)
            else:
                with self._policy:
                    context.invoke(function, arguments, returned)
        except (RuntimeError, ValueError) as error:
            raise InputError(f"the module refused the call: {str(error).strip()}") from error
        return returned

    def results(self, returned: rt.VmVariantList) -> dict[str, rt.HalBufferView]:
        """The results by name, states among them."""
        return {
            result.name: returned.get_as_object(index, rt.HalBufferView)
            for index, result in enumerate(self.signature.results)
        }

    def compute(
        self, arguments: rt.VmVariantList, state: State, spans: Sequence[tuple[int, int]]
    ) -> tuple[dict[str, rt.HalBufferView], list[tuple[int, int]]]:
        """A call with ``arguments`` of inputs that lie at ``spans`` and of ``state``: the results that are none, and
        where the state lies now. A call that fails leaves the state failed."""
        if not self.signature.states:
            return self.results(self.invoke(arguments)), []
        return self._with(state, arguments, lambda returned: self._taken(returned, state, spans))

    def compute_in_place(self, arguments: rt.VmVariantList, state: State) -> rt.VmVariantList:
        """A call like one before, which left all of its state where it was: what the function returns."""

        def kept(returned: rt.VmVariantList) -> rt.VmVariantList:
            state.keep()
            return returned

        return self._with(state, arguments, kept)

    def _with(self, state: State, arguments: rt.VmVariantList, take: Callable[[rt.VmVariantList], Taken]) -> Taken:
        """What ``take`` makes of what a call with ``state`` returned."""
        returned = rt.VmVariantList(len(self.signature.results))
        self.require_here()
        if self._started is None:
            self._start()
        state.begin()
        try:
            self.invoke(arguments, returned)
        except InputError as error:
            state.fail(str(error))
            raise
        except BaseException:
            if len(returned) == len(self.signature.results):  # an interrupt, which came when all was computed
                take(returned)
            raise
        return take(returned)

    def _taken(
        self, returned: rt.VmVariantList, state: State, spans: Sequence[tuple[int, int]]
    ) -> tuple[dict[str, rt.HalBufferView], list[tuple[int, int]]]:
        views = self.results(returned)
        return views, state.take({a.name: views.pop(a.name) for a in self.signature.states}, spans)
