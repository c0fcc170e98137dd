"""A compiled graph with its weights loaded, ready to be called."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import numpy.typing as npt

from emitter.errors import InputError
from emitter.iree.calls import Way
from emitter.iree.calls.bound import BoundCall
from emitter.iree.calls.gpu import GpuCalls
from emitter.iree.calls.host import HostCalls
from emitter.iree.calls.launched import LaunchedCalls, kinds
from emitter.iree.device import Device
from emitter.iree.function import Function, LoadedModule
from emitter.iree.gpu import Gpu
from emitter.iree.module import BaseModule
from emitter.iree.replay import Relaunch, Replay, Workspace
from emitter.iree.state import State
from emitter.session.arrays import ALIGNMENT
from emitter.session.base import BaseSession, Span, require_fit, written
from emitter.shapes import Sym
from emitter.signature import MAIN, Argument, Entry, Role, find_entry, require_inputs, require_weight_names
from emitter.text.launches import Launched


class Session(BaseSession):
    """Loads a module and its weights once; ``run`` then computes.

    A ``DeferredModule`` is loaded by the first call that is not launches alone, which raises what compiling raises.

    ``weights`` maps every weight of the module's entry points to an array of exactly its shape and dtype (NumPy, bf16
    through ml_dtypes; torch; or JAX). On the CPU an array that starts at a multiple of 64 bytes (see
    ``emitter.iree.aligned_empty``) is used in place and must not be changed afterwards; others are copied. On a GPU
    arrays in its memory are used in place, and may be changed between calls on the caller's stream; those of the host
    are copied. Weights are taken one at a time, so a lazy mapping never holds them all twice. Tensors of torch, weights
    and inputs, are strided ones: those that torch negates lazily are copied, and one that asks for gradients needs
    ``torch.no_grad()``. Or ``weights`` is the ``device`` of another session, which holds them already: both share them.

    ``entry`` is the function of the module that is called, a layer's block unless another is named; ``at`` gives the
    same session at another one.

    ``state`` (a cache, say) is zeros at first, stays on the device, and is what the last call made of it, at whatever
    entry point; ``reset`` sets it anew, ``read`` copies it out. One with a symbol in its shape is there once ``reset``
    was given one. ``new_state`` makes others, for calls that are given one by name. A call that the runtime was given
    and that fails may have written half of a state, which then is refused until its ``reset``; a call that is refused
    before leaves it as it was.

    ``driver`` and ``threads`` override the choice (``drivers.choose_driver``), as do ``$MOEHLO_DRIVER`` and
    ``$MOEHLO_THREADS``; ``choice`` says what was chosen and why.

    In a process that was forked from this one a session with threads is refused, for they are not in it; one that is
    opened there computes.

    Raises ``InputError`` for an unknown entry and for weights that are missing, extra, or of another shape or dtype,
    ``TargetError`` when this machine cannot run the module, or its GPU has too little memory for the weights.
    """

    def __init__(
        self,
        module: BaseModule,
        weights: Mapping[str, Any] | Device,
        *,
        entry: str = MAIN,
        driver: str | None = None,
        threads: int | None = None,
    ) -> None:
        if not hasattr(module, "target"):
            raise InputError(f"module is of type {type(module).__name__}; expected what compile(graph) gives")
        self.module = module
        signature = find_entry(module.entries, entry).signature
        wanted = of_all_entries(module.entries, Role.WEIGHT)
        if isinstance(weights, Device):
            if driver is not None or threads is not None:
                raise InputError("the driver and the threads are those of the device: leave them out")
            weights.require(wanted, module.parameters)
            self.device = weights
        else:
            require_weight_names(wanted, weights)
            self.device = Device.open(module.target, signature, driver=driver, threads=threads)
            self.device.hold(wanted, weights, module.parameters)
        self.choice, self.copied_weights = self.device.choice, self.device.copied
        self.state = self.new_state()
        self._loaded = LoadedModule(module, self.device)
        self._enter(entry)

    def _enter(self, entry: str) -> None:
        self.function = Function(self._loaded, entry)
        self.entry, self.signature = self.function.entry, self.function.signature
        self.where = f"@{entry} on {self.choice.driver}, threads: {self.choice.threads}"
        self._others = tuple(argument.name for argument in self.signature.inputs[1:])
        gpu, launches = self.device.gpu, self.module.launches
        self._launched: LaunchedCalls | None = None
        self.ways: list[Way] = [HostCalls(self.function) if gpu is None else GpuCalls(self.function, gpu)]
        if gpu and launches and len(self.module.entries) == 1 and not self.signature.states:
            self._launched = LaunchedCalls(self.device, gpu, self.signature, launches)
            self.ways.insert(0, self._launched)

    def _weight_spans(self) -> Sequence[Span]:
        return [*self.device.ranges.values()]

    def at(self, entry: str) -> Session:
        """This session at another entry point: the same device, the same weights, the same state.

        Raises ``InputError`` where the module has no such entry point.
        """
        other = copy.copy(self)
        other._enter(entry)
        return other

    def new_state(self, sizes: Mapping[Sym, int] | None = None) -> State:
        """A state of zeros for calls at any entry point; with ``sizes`` of the symbols in its shapes."""
        return State.zeros(self.device, of_all_entries(self.module.entries, Role.STATE), sizes)

    def reset(self, **arrays: Any) -> None:
        """Set the session's own state anew: see ``State.reset``."""
        self.state.reset(**arrays)

    def read(self, name: str) -> npt.NDArray[Any]:
        """A copy of a part of the session's own state: see ``State.read``."""
        return self.state.read(name)

    def run(self, x: Any, /, *, out: Any = None, state: Any = None, **extra_inputs: Any) -> dict[str, Any]:
        """Compute the graph: its results by name, in the order of the signature, without those that are kept as state.

        ``x`` is the first input of the signature (``[N, H]``), ``extra_inputs`` the others by name. Shapes and dtypes
        must be those of the signature; nothing is converted. Results are NumPy arrays, or torch tensors when ``x``
        is one, on the device of ``x``. On the CPU neither ``x`` (when it starts at a multiple of 64 bytes, as torch's
        do) nor the results are copied, but for an ``x`` of a few rows: copying those takes less time than passing them
        over. Calls from several threads wait for each other.

        On a GPU inputs in its memory, of torch or JAX, are used where they are, after what the caller's stream still
        has to do, and results are where they were written, in the library of ``x``; other inputs are copied there.
        A graph that is kernels alone is launched on torch's current stream and in its memory: results are in the order
        of that stream, and nothing is waited for. Any other call has computed when it returns.

        ``out`` maps names of results to arrays for them, in the library and memory where results are: a graph that is
        kernels alone writes there, from its second call over as many tokens on; other results are copied there.
        ``state`` is the one that the call takes and leaves its own in; the session's if not given.

        Raises ``InputError`` for a missing or unknown input, for a wrong rank, width, token count or dtype, for an
        array of ``out`` that is not what the result would be, or shares memory with an input, a weight or another, and
        for a state of another device, or one that a failed call left.
        """
        if out is not None:
            self._require_places(out, {self.signature.inputs[0].name: x, **extra_inputs})
            made = self._launched_into(out, (x, *map(extra_inputs.get, self._others)))
            return written(self.run(x, state=state, **extra_inputs), out) if made is None else made
        given = (x, *map(extra_inputs.get, self._others)) if self._others else (x,)
        state = self.state if state is None else state
        if getattr(state, "device", None) is not self.device:
            raise InputError("the state is not one of this session's device: take one that its new_state made")
        if len(given) == 1 + len(extra_inputs):
            for way in self.ways:
                if (call := way.find(given, state)) is not None:
                    return call(given)
        return self._results(x, extra_inputs, state)

    def _results(self, x: Any, extra_inputs: Mapping[str, Any], state: State | None = None) -> dict[str, Any]:
        named = self._named(x, extra_inputs)
        arrays = [self.device.describe(value, name) for name, value in named.items()]
        for way in self.ways:
            if (results := way.compute([*named.values()], arrays, state or self.state)) is not None:
                return results
        raise AssertionError("the last way computes every call")

    def _launched_into(self, out: Mapping[str, Any], given: Sequence[Any]) -> dict[str, Any] | None:
        """The results of a call that kernels write to ``out``; None where they do not."""
        call = None if self._launched is None else self._launched.find(given)
        if call is None or not kinds(tuple(out.values())):
            return None
        found = {name: call.written(name) for name in out}
        if None in found.values():
            return None
        for name, as_written in found.items():
            assert as_written is not None
            require_fit(name, out[name], *as_written, given[0].device)
        return call(given, out)

    def launch(self, *inputs: Any) -> Any:
        """``run`` in short over torch tensors, one for each input: the first result.

        None, and nothing is done, where a call over such tensors has not been launched before, on torch's stream and
        without the runtime. A call that has may become part of a CUDA graph: its kernels are loaded.
        """
        call = None if self._launched is None else self._launched.find(inputs)
        return None if call is None else next(iter(call(inputs).values()))

    def places(self, state: State) -> dict[str, int]:
        """Where on a GPU the weights lie, and of a state what this entry point keeps, by name. Raises ``InputError`` as
        ``run`` does for a state."""
        with self.device.lock:
            held = zip(self.signature.states, state.views(self.signature.states), strict=True)
            found = {argument.name: self.device.span(view)[0] for argument, view in held}
        return {name: start for name, (start, _) in self.device.ranges.items()} | found

    def replay(self, call: Launched, places: Mapping[str, int]) -> Replay:
        """Launches over weights and a state at ``places``, to be repeated on the GPU (see ``Replay``).

        Raises ``InputError`` on the CPU.
        """
        with self.device.lock:
            return Replay(self._gpu.driver, call, places)

    def relaunch(self, call: Launched, places: Mapping[str, int], memory: Workspace) -> Relaunch:
        """Launches over weights and a state at ``places``, to be enqueued in a workspace (see ``Relaunch``)."""
        with self.device.lock:
            return Relaunch(memory, call, places)

    def workspace(self) -> Workspace:
        """Memory on the GPU that calls use one after another. Raises ``InputError`` on the CPU."""
        return Workspace(self._gpu.driver)

    @property
    def _gpu(self) -> Gpu:
        if self.device.gpu is None:
            raise InputError("launches are repeated on a GPU alone")
        return self.device.gpu

    def bind(self, x: npt.NDArray[Any], /, **extra_inputs: npt.NDArray[Any]) -> BoundCall:
        """A call over arrays that stay where they are: each time it computes from what lies there then.

        ``call.result(call.invoke())`` is the first result, of what ``bind`` gave. The arrays are those of ``run``,
        NumPy's, in C order and from a multiple of 64 bytes on (``emitter.iree.aligned_empty``).

        Raises what ``run`` raises; ``InputError`` also for arrays that would have to be copied, and on a GPU or where
        there is state.
        """
        if not self.device.host_memory or self.signature.states:
            raise InputError("a call is bound to arrays on the CPU alone, and where there is no state")
        named = self._named(x, extra_inputs)
        arrays = [self.device.describe(value, name) for name, value in named.items()]
        require_inputs(arrays, self.signature.inputs)
        for array, (name, value) in zip(arrays, named.items(), strict=True):
            if array.owner is not value or not array.aligned:
                raise InputError(
                    f"{name}: a call is bound to NumPy arrays in C order that start at a multiple of {ALIGNMENT} "
                    "bytes; aligned_empty makes such"
                )
        return BoundCall(self.function, arrays)


def of_all_entries(entries: Sequence[Entry], role: Role) -> tuple[Argument, ...]:
    """The arguments of a role of all entry points, each name once: entry points that share one mean the same."""
    arguments = (argument for entry in entries for argument in entry.signature.arguments)
    return tuple({argument.name: argument for argument in arguments if argument.role is role}.values())
