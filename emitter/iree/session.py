"""A compiled graph with its weights loaded, ready to be called, and the state that its calls hand on."""

from __future__ import annotations

import copy
import functools
import math
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, assert_never

import iree.runtime as rt
import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, TargetError
from emitter.iree.arrays import (
    ALIGNMENT,
    ForeignArray,
    StagingPlace,
    address,
    describe,
    host_bytes,
    is_jax,
    lies_in,
    to_device,
    to_numpy,
    to_torch,
)
from emitter.iree.deferred import DeferredModule
from emitter.iree.direct import PreparedLaunches, prepare_launches, run_launches
from emitter.iree.drivers import CALLS, LOST, BehindWorkers, open_device, require_runnable, resolve_driver, vm_instance
from emitter.iree.gpu import Gpu, open_gpu
from emitter.iree.module import Module
from emitter.iree.programs import Program, program_of
from emitter.iree.tensors import is_torch, lies_at, lies_plainly, unreadable
from emitter.launches import Launches
from emitter.signature import (
    MAIN,
    TOKENS,
    Argument,
    Role,
    Signature,
    Sym,
    find_entry,
    require_input_names,
    require_inputs,
    require_tokens,
    require_weight,
    require_weight_names,
    shape_text,
    static,
)

_STAGED_BYTES = 1 << 16
_STAGED_SHAPES = 64
_LAUNCHED_KINDS = 1024
"""Numbers of tokens whose calls are kept as launches: some kilobytes each, and a millisecond to make."""


@dataclass(slots=True)
class _Bound:
    """The arguments of a call over ``inputs`` that stay where they are: each call takes what lies there then.

    ``results`` are the name, shape and element type of each result, once a call has shown that none of them is one of
    the arguments.
    """

    arguments: rt.VmVariantList
    inputs: tuple[ForeignArray, ...]
    results: tuple[tuple[str, tuple[int, ...], np.dtype[Any]], ...] | None = None


@dataclass(frozen=True, slots=True)
class _Staged:
    """Memory of a session for the inputs of a small call, a place for each, and the call that takes them from there."""

    places: tuple[StagingPlace, ...]
    bound: _Bound


@dataclass(frozen=True, slots=True)
class _Prepared:
    """The arguments of a call over torch tensors in a GPU's memory at certain addresses, which keep none of them.

    ``passed`` are the results that lie in the memory of an argument.
    """

    arguments: rt.VmVariantList
    passed: frozenset[str]


class BoundCall:
    """A call over arrays that stay where they are (``Session.bind``).

    ``invoke`` computes from what lies there then, ``result`` is the graph's first result in what that returned: apart,
    so that a thread that is to compute need not do more. One call of a session at a time.
    """

    __slots__ = ("_bound", "_session", "invoke")

    def __init__(self, session: Session, bound: _Bound) -> None:
        self._session, self._bound = session, bound
        self.invoke: Callable[[], rt.VmVariantList] = functools.partial(session._invoke, bound.arguments)

    def result(self, returned: rt.VmVariantList) -> npt.NDArray[Any]:
        """The first result, in memory that no later call writes; to be asked for before the arrays change."""
        return next(iter(self._session._taken(self._bound, returned).values()))


_Key = tuple[tuple[Any, ...], ...]
"""Of a call's arguments: the name, address, shape and element type of each, or some of that."""


@dataclass
class State:
    """What lives between calls: a buffer of the device by name. Calls write into it where it is."""

    views: dict[str, rt.HalBufferView]
    device: rt.HalDevice
    host_memory: bool

    def copy(self, arguments: Sequence[Argument], sizes: Mapping[Sym, int] | None = None) -> State:
        """The same in memory of its own; ``arguments`` are those of its names.

        With ``sizes`` of symbols the axes that have them are of these sizes: cut off, or with zeros behind.
        """
        made: dict[str, rt.HalBufferView] = {}
        for argument in arguments:
            held = to_numpy(self.views[argument.name], argument.dtype, self.device, host_memory=self.host_memory)
            shape = [
                (sizes or {}).get(d, n) if isinstance(d, Sym) else n
                for d, n in zip(argument.shape, held.shape, strict=True)
            ]
            if list(held.shape) != shape:
                grown = np.zeros(shape, held.dtype)
                part = tuple(slice(0, min(a, b)) for a, b in zip(shape, held.shape, strict=True))
                grown[part] = held[part]
                held = grown
            array = describe(held, argument.name)
            made[argument.name] = to_device(array, self.device, host_memory=self.host_memory, in_place=False)
        return State(made, self.device, self.host_memory)


@dataclass
class _Holder:
    """What a session at all of its entry points has for a state."""

    state: State


class Session:
    """Loads a module and its weights once; ``run`` then computes.

    A ``DeferredModule`` is loaded by the first call that is not launches alone, which raises what compiling raises.

    ``weights`` maps every weight of the module's entry points to an array of exactly its shape and dtype (NumPy, bf16
    through ml_dtypes; torch; or JAX). On the CPU an array that starts at a multiple of 64 bytes (see
    ``emitter.iree.aligned_empty``) is used in place and must not be changed afterwards; others are copied. On a GPU
    arrays in its memory are used in place, and may be changed between calls on the caller's stream; those of the host
    are copied. Weights are taken one at a time, so a lazy mapping never holds them all twice. Tensors of torch, weights
    and inputs, are strided ones: those that torch negates lazily are copied, and one that asks for gradients needs
    ``torch.no_grad()``.

    ``entry`` is the function of the module that is called, a layer's block unless another is named; ``at`` gives the
    same session at another one.

    State (a cache, say) is zeros at first, stays on the device, and is what the last call made of it, at whatever entry
    point; a call that fails leaves it as it was. ``reset`` sets it anew, ``read`` copies it out. A state with a symbol
    in its shape is there once ``reset`` was given one.

    ``driver`` and ``threads`` override the choice (``drivers.choose_driver``), as do ``$MOEHLO_DRIVER`` and
    ``$MOEHLO_THREADS``; ``choice`` says what was chosen and why.

    In a process that was forked from this one a session with threads is refused, for they are not in it; one that is
    opened there computes.

    Raises ``InputError`` for an unknown entry and for weights that are missing, extra, or of another shape or dtype,
    ``TargetError`` when this machine cannot run the module, or its GPU has too little memory for the weights.
    """

    def __init__(
        self,
        module: Module | DeferredModule,
        weights: Mapping[str, Any],
        *,
        entry: str = MAIN,
        driver: str | None = None,
        threads: int | None = None,
    ) -> None:
        if not hasattr(module, "target"):
            raise InputError(f"module is of type {type(module).__name__}; expected what compile(graph) gives")
        if not isinstance(weights, Mapping):
            raise InputError(f"weights are of type {type(weights).__name__}; expected them by name, a mapping")
        require_runnable(module.target)
        self.module = module
        self.entry = find_entry(module.entries, entry)
        self.signature = self.entry.signature
        arguments = _of_all_entries(module, Role.WEIGHT)
        require_weight_names(arguments, weights)
        self._host_memory = module.target.kind == "cpu"
        weight_bytes, flops = _work(self.signature)
        self.choice = resolve_driver(module.target, weight_bytes, flops, driver=driver, threads=threads)
        self._device = open_device(self.choice)
        self._gpu = None if self._host_memory else open_gpu(self._device)
        self._behind = BehindWorkers(self.choice) if self.choice.threads > 1 else None
        self._lock = threading.Lock()
        CALLS[self._lock] = id(self._device)
        # Arrays used in place are kept here: the runtime holds their addresses, not them.
        self._owners: list[Any] = []
        self._weights: dict[str, rt.HalBufferView] = {}
        self._weight_ranges: list[tuple[int, int]] = []
        self._weight_starts: dict[str, int] = {}
        self._weight_tensors: dict[str, Any] = {}
        self.copied_weights: tuple[str, ...] = ()
        self._index = None if module.parameters is None else rt.ParameterIndex()
        if self._gpu is not None:
            _require_memory(self._gpu, arguments, weights)
        for argument in arguments:
            self._load(argument, weights[argument.name])
        self._holder = _Holder(State({}, self._device, self._host_memory))
        self.reset()
        self._program: Program | None = None
        self._started: tuple[rt.VmContext, rt.VmFunction] | None = None
        if isinstance(module, Module):
            self._started = self._start()
        self._staged: dict[_Key, _Staged] = {}
        self._prepared: dict[_Key, _Prepared] = {}
        # Of a whole module alone, whose one entry point keeps nothing between calls.
        alone = self._gpu is not None and len(module.entries) == 1 and not self.signature.states
        self._launches = module.launches if alone else None
        self._launched: dict[_Key, PreparedLaunches | None] = {}
        self._others = tuple(argument.name for argument in self.signature.inputs[1:])

    def __repr__(self) -> str:
        on = f"{self.choice.driver}, threads: {self.choice.threads}"
        return f"<Session @{self.entry.name} on {on}: {self.signature.brief}>"

    def at(self, entry: str) -> Session:
        """This session at another entry point: the same device, the same weights, the same state.

        Raises ``InputError`` where the module has no such entry point.
        """
        other = copy.copy(self)
        other.entry = find_entry(self.module.entries, entry)
        other.signature = other.entry.signature
        other._started = None if self._started is None else (self._started[0], other._lookup())
        other._staged, other._prepared, other._launched = {}, {}, {}
        other._others = tuple(argument.name for argument in other.signature.inputs[1:])
        return other

    def _load(self, argument: Argument, value: Any) -> None:
        array = describe(value, f"weight {argument.name}")
        self._require_place(array, f"weight {argument.name}")
        require_weight(array, argument)
        if self.module.parameters is not None:
            self._load_parameter(self.module.parameters.key(argument.name), argument, array)
            return
        if self._gpu is not None:
            self._gpu.before_call(array.owner)
        view = self._weights[argument.name] = to_device(array, self._device, host_memory=self._host_memory)
        if array.address is None or (self._host_memory and array.aligned):
            self._owners.append(array.owner)
            if array.address is None and is_torch(array.owner):
                self._weight_tensors[argument.name] = array.owner
        else:
            self.copied_weights += (argument.name,)
        if array.nbytes:
            span = self._span(view)
            self._weight_ranges.append(span)
            self._weight_starts[argument.name] = span[0]

    def _load_parameter(self, key: str, argument: Argument, array: ForeignArray) -> None:
        """Hand a weight to the module as a parameter: in place on the CPU, copied to a GPU's memory by the runtime."""
        assert self._index is not None
        if array.address is None:
            array = describe(_on_host(array.owner), f"weight {argument.name}")
        if not (self._host_memory and array.aligned):
            self.copied_weights += (argument.name,)  # by the runtime
        self._owners.append(array.owner)
        self._index.add_buffer(key, host_bytes(array))
        if self._host_memory and array.nbytes:
            self._weight_ranges.append(array.span)

    def _start(self) -> tuple[rt.VmContext, rt.VmFunction]:
        """Load the module: its context, and the function of the entry point."""
        instance = vm_instance()
        vmfb = self.module.vmfb
        try:
            program = program_of(vmfb)
            modules = [rt.create_hal_module(instance, self._device), program.module]
            if (parameters := self.module.parameters) is not None:
                assert self._index is not None
                provider = self._index.create_provider(scope=parameters.scope)
                modules.insert(1, rt.create_io_parameters_module(instance, provider))
            context = rt.VmContext(instance, modules=modules)
        except (RuntimeError, ValueError) as error:
            raise TargetError(
                f"the runtime does not load this module for {self.module.target.option} on {self.choice.driver}: "
                f"{str(error).strip()}"
            ) from error
        self._program = program
        return context, self._lookup()

    def _lookup(self) -> rt.VmFunction:
        assert self._program is not None
        function = self._program.module.lookup_function(self.entry.name)
        if function is None:
            names = ", ".join(self._program.module.function_names)
            raise InputError(f"the module has no function @{self.entry.name}; it has {names}")
        return function

    def reset(self, **states: Any) -> None:
        """Set the state of all entry points anew: to copies of the arrays that are given, by name, else to zeros.

        Raises ``InputError`` for an unknown name and for an array of another shape or dtype; nothing is set then.
        """
        arguments = {argument.name: argument for argument in _of_all_entries(self.module, Role.STATE)}
        if unknown := [name for name in states if name not in arguments]:
            has = ", ".join(arguments) or "none"
            raise InputError(f"state that the module does not have: {', '.join(unknown)}; it has {has}")
        made: dict[str, rt.HalBufferView] = {}
        for name, argument in arguments.items():
            if name in states:
                array = describe(states[name], f"state {name}")
                if array.address is None:
                    array = describe(_on_host(array.owner), f"state {name}")
            elif any(isinstance(dim, Sym) for dim in argument.shape):
                continue
            else:
                array = describe(np.zeros([static(dim) for dim in argument.shape], argument.dtype.numpy), name)
            require_inputs([array], [argument])
            made[name] = to_device(array, self._device, host_memory=self._host_memory, in_place=False)
        with self._lock:
            self._holder.state = State(made, self._device, self._host_memory)

    @property
    def state(self) -> State:
        """What the next call, at whatever entry point, takes as its state and leaves its own in."""
        return self._holder.state

    def use(self, state: State) -> None:
        """Take ``state``, made by ``reset`` of this session or ``State.copy``, in the place of what is held; no copy.

        Raises ``InputError`` for a state of another session's device.
        """
        if state.device is not self._device:
            raise InputError("the state is on the device of another session: reset this one with its arrays")
        with self._lock:
            self._holder.state = state

    @property
    def _states(self) -> dict[str, rt.HalBufferView]:
        return self._holder.state.views

    def read(self, name: str) -> npt.NDArray[Any]:
        """A copy of a state. Raises ``InputError`` where there is none of this name."""
        for argument in _of_all_entries(self.module, Role.STATE):
            if argument.name == name:
                # Copied before the lock is given back: a later call may hand out in place what the state was.
                with self._lock:
                    view = self._state(argument)
                    return np.array(to_numpy(view, argument.dtype, self._device, host_memory=self._host_memory))
        names = ", ".join(a.name for a in _of_all_entries(self.module, Role.STATE)) or "none"
        raise InputError(f"state that the module does not have: {name}; it has {names}")

    def _state(self, argument: Argument) -> rt.HalBufferView:
        view = self._states.get(argument.name)
        if view is None:
            kind = f"{shape_text(argument.shape)} {argument.dtype.value}"
            raise InputError(f"state {argument.name} {kind} is not there yet: reset({argument.name}=...) says its size")
        return view

    def __call__(self, x: Any, /, *, out: Any = None, **extra_inputs: Any) -> Any:
        """The first result of ``run``, the layer's output ``[N, H]``; in ``out`` if it is given."""
        places = None if out is None else {self.signature.outputs[0].name: out}
        return next(iter(self.run(x, out=places, **extra_inputs).values()))

    def run(self, x: Any, /, *, out: Any = None, **extra_inputs: Any) -> dict[str, Any]:
        """Compute the graph: its results by name, in the order of the signature, without those that are kept as state.

        ``x`` is the first input of the signature (``[N, H]``), ``extra_inputs`` the others by name. Shapes and dtypes
        must be those of the signature; nothing is converted. Results are NumPy arrays, or torch tensors when ``x``
        is one, on the device of ``x``. On the CPU neither ``x`` (when it starts at a multiple of 64 bytes, as torch's
        do) nor the results are copied, but for an ``x`` of a few rows: copying those takes less time than handing them
        over. Calls from several threads wait for each other.

        On a GPU inputs in its memory, of torch or JAX, are used where they are, behind what the caller's stream still
        has to do, and results are where they were written, in the library of ``x``; other inputs are copied there.
        A graph that is kernels alone is launched on torch's current stream and in its memory: results are in the order
        of that stream, and nothing is waited for. Any other call has computed when it returns.

        ``out`` maps names of results to arrays for them, in the library and memory where results are: a graph that is
        kernels alone writes there, from its second call over as many tokens on; other results are copied there.

        Raises ``InputError`` for a missing or unknown input, for a wrong rank, width, token count or dtype, and for an
        array of ``out`` that is not what the result would be, or shares memory with an input, a weight or another.
        """
        if out is not None:
            return self._run_into(out, x, extra_inputs)
        if self._staged or self._launched:
            given = (x, *(extra_inputs.get(name) for name in self._others)) if self._others else (x,)
            if len(given) == 1 + len(extra_inputs):
                if self._staged and (staged := self._staged.get(_layouts(given))) is not None:
                    return self._run_staged(staged, given)
                if self._launched and (launched := self._launched.get(_kinds(given))) is not None:
                    return self._run_launches(launched, given)
        if self._prepared and (prepared := self._prepared.get(_key(x, extra_inputs))) is not None:
            return self._run_prepared(prepared)
        inputs = self.signature.inputs
        named = {inputs[0].name: x}
        if extra_inputs or len(inputs) > 1:
            require_input_names(inputs, extra_inputs)
            named |= extra_inputs
        require_tokens(inputs, named)
        arrays = [describe(named[argument.name], argument.name) for argument in inputs]
        for array, argument in zip(arrays, inputs, strict=True):
            self._require_place(array, argument.name)
        if self._launches is not None and all(array.address is None and is_torch(array.owner) for array in arrays):
            owners = [array.owner for array in arrays]
            if (launched := self._prepare_launches(owners, require_inputs(arrays, inputs))) is not None:
                return self._run_launches(launched, owners)
        with self._lock:
            before = [self._state(argument) for argument in self.signature.states]
            sizes = require_inputs(arrays, inputs, self.signature.states, [tuple(view.shape) for view in before])
            if 0 in sizes.values() and not self._host_memory:
                return self._nothing(arrays[0], sizes)
            if self._gpu is not None:
                self._gpu.before_call(*(array.owner for array in arrays))
            handed = [self._handed(array) for array in arrays]
            arguments = self._arguments(handed)
            views = self._views(self._invoke(arguments))
            taken = [array.span for array in arrays] if self._gpu is None else [*map(self._gpu.span, handed)]
            after = {a.name: self._kept(views.pop(a.name), a, taken) for a in self.signature.states}
            self._states.update(after)
            # Until the lock is given back: what is the state now, a later call may hand out in place.
            lent = [*taken, *map(self._span, after.values())]
            if self._gpu is not None and arrays[0].address is None and (is_torch(x) or is_jax(x)):
                passed = self._gpu.within(views, [*lent, *self._weight_ranges])
                if self._borrows(arrays):
                    self._prepare(_key(x, extra_inputs), _Prepared(arguments, passed))
                return self._gpu.results(views, x, passed)
            computed, _ = self._computed(views, lent)
            if self._host_memory and not before and 0 < sum(array.nbytes for array in arrays) <= _STAGED_BYTES:
                self._stage(_layouts([named[argument.name] for argument in inputs]), arrays)
            return _for_torch(computed) if is_torch(x) else computed

    def _span(self, view: rt.HalBufferView) -> tuple[int, int]:
        """The addresses from a buffer's first byte to behind the last."""
        return _address_range(view) if self._gpu is None else self._gpu.span(view)

    def _kept(self, view: rt.HalBufferView, argument: Argument, taken: Sequence[tuple[int, int]]) -> rt.HalBufferView:
        """A state that a call made; a copy where it is an input itself, in a range of ``taken``, or a weight: what lies
        there is the caller's to change."""
        start, _ = self._span(view)
        if not lies_in(start, [*taken, *self._weight_ranges]):
            return view
        values = to_numpy(view, argument.dtype, self._device, host_memory=self._host_memory)
        copied = describe(values, argument.name)
        return to_device(copied, self._device, host_memory=self._host_memory, in_place=False)

    def _borrows(self, arrays: Sequence[ForeignArray]) -> bool:
        """Whether a call's arguments keep none of its inputs: torch's memory of a GPU, and no state that they might
        become."""
        return not self.signature.states and all(array.address is None and is_torch(array.owner) for array in arrays)

    def _handed(self, array: ForeignArray) -> rt.HalBufferView:
        if self._gpu is not None and self._borrows([array]):
            return self._gpu.borrow(array)
        return to_device(array, self._device, host_memory=self._host_memory)

    def _prepare(self, key: _Key, prepared: _Prepared) -> None:
        """Have later calls over tensors at the same addresses go the short way. Needs the lock."""
        if key:
            if len(self._prepared) >= _STAGED_SHAPES:
                del self._prepared[next(iter(self._prepared))]
            self._prepared[key] = prepared

    def _run_prepared(self, prepared: _Prepared) -> dict[str, Any]:
        """The short way of ``run`` on a GPU: tensors of these shapes at these addresses were checked before."""
        gpu = self._gpu
        assert gpu is not None
        stream = gpu.stream()
        with self._lock:
            gpu.before_call_on(stream)
            returned = self._invoke(prepared.arguments)
        return gpu.tensors(self._views(returned), stream, prepared.passed)

    def _run_into(self, out: object, x: Any, extra_inputs: Mapping[str, Any]) -> dict[str, Any]:
        """``run`` with places for results."""
        if not isinstance(out, Mapping):
            what = "expected arrays by the names of results, a mapping"
            raise InputError(f"out is of type {type(out).__name__}; {what}")
        names = [result.name for result in self.signature.outputs]
        if unknown := [name for name in out if name not in names]:
            raise InputError(f"out: the graph has no result {', '.join(unknown)}; it has {', '.join(names)}")
        _require_apart(out, {self.signature.inputs[0].name: x, **extra_inputs}, self._weight_ranges)
        given = (x, *(extra_inputs.get(name) for name in self._others))
        launched = self._launched.get(_kinds(given)) if len(given) == 1 + len(extra_inputs) else None
        if launched is not None and _kinds(tuple(out.values())):
            buffers = dict(launched.outputs)
            written = {name: (shape, dtype) for name, _, shape, dtype in launched.apart}
            if all(buffers[result] in written for result in out):
                for result, place in out.items():
                    shape, dtype = written[buffers[result]]
                    _require_fit(result, place, shape, dtype, x.device)
                return self._run_launches(launched, given, out)
        results = self.run(x, **extra_inputs)
        for name, place in out.items():
            found = results[name]
            if type(found) is not type(place):
                raise InputError(f"out {name}: the result is a {type(found).__name__}, not a {type(place).__name__}")
            _require_fit(name, place, tuple(found.shape), found.dtype, getattr(found, "device", None))
        for name, place in out.items():
            if is_torch(place):
                place.copy_(results[name])
            else:
                np.copyto(place, results[name])
        return {name: out.get(name, value) for name, value in results.items()}

    @property
    def launches(self) -> bool:
        """Whether calls may be launches alone."""
        return self._launches is not None

    def launch(self, *inputs: Any) -> Any:
        """``run`` in short over torch tensors, one for each input: the first result.

        None, and nothing is done, where a call over such tensors has not been launched before, on torch's stream and
        without the runtime. A call that has may become part of a CUDA graph: its kernels are loaded.
        """
        launched = self._launched.get(_torch_kinds(inputs))
        return None if launched is None else next(iter(self._run_launches(launched, inputs).values()))

    def _prepare_launches(self, inputs: Sequence[Any], sizes: Mapping[Sym, int]) -> PreparedLaunches | None:
        """The call over such ``inputs`` as launches; None where it needs the runtime, or is over no tokens."""
        gpu = self._gpu
        assert gpu is not None
        tokens = sizes.get(TOKENS, inputs[0].shape[0])
        if self._launches is None or not tokens:
            return None
        with self._lock:
            key = _kinds(inputs)
            if key not in self._launched:
                if len(self._launched) >= _LAUNCHED_KINDS:
                    del self._launched[next(iter(self._launched))]
                self._launched[key] = self._as_launches(self._launches, tokens, gpu)
            return self._launched[key]

    def _as_launches(self, launches: Launches, tokens: int, gpu: Gpu) -> PreparedLaunches | None:
        steps = launches(tokens)
        if steps is None:
            return None
        if gpu.driver.is_capturing(gpu.stream()):
            raise InputError(
                f"the first call over {tokens} tokens loads its kernels, which cannot be captured into a CUDA graph: "
                "call the session once over as many before the capture"
            )
        inputs = [argument.name for argument in self.signature.inputs]
        results = [result.name for result in self.signature.results]
        return prepare_launches(steps, gpu.driver, inputs, results, self._weight_starts, self._weight_tensors)

    def _run_launches(
        self, launched: PreparedLaunches, inputs: Sequence[Any], out: Mapping[str, Any] = MappingProxyType({})
    ) -> dict[str, Any]:
        """``run`` by launches on torch's current stream."""
        gpu = self._gpu
        assert gpu is not None
        with self._lock:
            return run_launches(launched, gpu.driver, inputs, gpu.stream(), out)

    def _run_staged(self, staged: _Staged, given: Sequence[Any]) -> dict[str, Any]:
        """The short way of ``run``: between the layers of a model its code is in no cache, and each step costs."""
        as_torch = type(given[0]) is not np.ndarray
        with self._lock:
            for place, value in zip(staged.places, given, strict=True):
                place.take(value)
            computed = self._taken(staged.bound, self._invoke(staged.bound.arguments))
        return _for_torch(computed) if as_torch else computed

    def bind(self, x: npt.NDArray[Any], /, **extra_inputs: npt.NDArray[Any]) -> BoundCall:
        """A call over arrays that stay where they are: each time it computes from what lies there then.

        ``call.result(call.invoke())`` is the first result, of what ``bind`` gave. The arrays are those of ``run``,
        NumPy's, in C order and from a multiple of 64 bytes on (``emitter.iree.aligned_empty``).

        Raises what ``run`` raises; ``InputError`` also for arrays that would have to be copied, and on a GPU or where
        there is state.
        """
        if not self._host_memory or self.signature.states:
            raise InputError("a call is bound to arrays on the CPU alone, and where there is no state")
        require_input_names(self.signature.inputs, extra_inputs)
        named = {self.signature.inputs[0].name: x} | extra_inputs
        arrays = [describe(named[argument.name], argument.name) for argument in self.signature.inputs]
        require_inputs(arrays, self.signature.inputs)
        for array, argument in zip(arrays, self.signature.inputs, strict=True):
            if array.owner is not named[argument.name] or not array.aligned:
                raise InputError(
                    f"{argument.name}: a call is bound to NumPy arrays in C order that start at a multiple of "
                    f"{ALIGNMENT} bytes; aligned_empty makes such"
                )
        return BoundCall(self, self._bind(arrays))

    def _bind(self, arrays: Sequence[ForeignArray]) -> _Bound:
        return _Bound(self._arguments([self._handed(array) for array in arrays]), tuple(arrays))

    def _taken(self, bound: _Bound, returned: rt.VmVariantList) -> dict[str, npt.NDArray[Any]]:
        """The results that a call over memory that stays where it is has returned."""
        if bound.results is None:
            # A result may be that memory itself, which is written for the next call: copied before that.
            computed, passed_through = self._computed(self._views(returned), [a.span for a in bound.inputs])
            if not passed_through:
                bound.results = tuple((name, values.shape, values.dtype) for name, values in computed.items())
            return computed
        return {
            name: np.ndarray(shape, dtype, returned.get_as_object(index, rt.HalBufferView).map())
            for index, (name, shape, dtype) in enumerate(bound.results)
        }

    def _arguments(self, handed: Sequence[rt.HalBufferView]) -> rt.VmVariantList:
        packed = rt.VmVariantList(len(self.signature.arguments))
        inputs = iter(handed)
        for argument in self.signature.arguments:
            match argument.role:
                case Role.INPUT:
                    packed.push_ref(next(inputs))
                case Role.WEIGHT if self.module.parameters is not None:
                    pass
                case Role.WEIGHT:
                    packed.push_ref(self._weights[argument.name])
                case Role.STATE:
                    packed.push_ref(self._state(argument))
                case _:
                    assert_never(argument.role)
        return packed

    def _stage(self, layouts: _Key, arrays: Sequence[ForeignArray]) -> None:
        """Have later inputs of these layouts go the short way: what was checked once holds for them too. Needs the
        lock."""
        if not layouts or layouts in self._staged or len(self._staged) == _STAGED_SHAPES:
            return
        places = tuple(StagingPlace(array) for array in arrays)
        self._staged[layouts] = _Staged(places, self._bind([place.array for place in places]))

    def _views(self, returned: rt.VmVariantList) -> dict[str, rt.HalBufferView]:
        return {
            result.name: returned.get_as_object(index, rt.HalBufferView)
            for index, result in enumerate(self.signature.results)
        }

    def _computed(
        self, views: Mapping[str, rt.HalBufferView], lent: Sequence[tuple[int, int]]
    ) -> tuple[dict[str, npt.NDArray[Any]], bool]:
        """The results as NumPy arrays, and whether one was copied because it lay in a weight, a range of ``lent`` or
        another result."""
        computed: dict[str, npt.NDArray[Any]] = {}
        passed_through, others = False, [*lent, *self._weight_ranges]
        for result in self.signature.outputs:
            values = to_numpy(views[result.name], result.dtype, self._device, host_memory=self._host_memory)
            # A graph that passes an argument through returns the argument's own memory: never hand that out. Nor does
            # a caller who writes into one result mean another one.
            start = address(values)
            if self._host_memory and lies_in(start, others):
                values, passed_through = values.copy(), True
            others.append((start, start + values.nbytes))
            computed[result.name] = values
        return computed, passed_through

    def _nothing(self, x: ForeignArray, sizes: Mapping[Sym, int]) -> dict[str, Any]:
        """The results over no tokens, which a GPU cannot compute: it launches no empty grid."""
        empty: dict[str, Any] = {}
        for result in self.signature.outputs:
            values = np.zeros([sizes[d] if isinstance(d, Sym) else d for d in result.shape], result.dtype.numpy)
            if is_torch(x.owner):
                values = to_torch(values).to(x.owner.device)
            elif is_jax(x.owner):
                values = sys.modules["jax"].device_put(values, x.owner.device)
            empty[result.name] = values
        return empty

    def _invoke(self, arguments: rt.VmVariantList) -> rt.VmVariantList:
        if LOST and id(self._device) in LOST:
            why = (
                f"was opened with {self.choice.threads} threads before this process was forked, and they are not in it"
            )
            if self._behind is None:
                why = "was computing in another thread when this process was forked, and that thread is not in it"
            raise TargetError(f"this session {why}: open a session here, or start processes by spawn")
        if self._started is None:
            self._started = self._start()
        returned = rt.VmVariantList(1)
        context, function = self._started
        try:
            if self._behind is None:
                context.invoke(function, arguments, returned)
            else:
                with self._behind:
                    context.invoke(function, arguments, returned)
        except (RuntimeError, ValueError) as error:
            raise InputError(f"the module refused the call: {str(error).strip()}") from error
        return returned

    def _require_place(self, array: ForeignArray, name: str) -> None:
        if array.address is not None:
            return
        if self._host_memory:
            instead = f"{name}.cpu()" if is_torch(array.owner) else f"numpy.asarray({name})"
            raise InputError(f"{name} is on {array.owner.device} and the session runs on the CPU: pass {instead}")
        if self._gpu is not None and array.gpu != self._gpu.number:
            raise InputError(
                f"{name} is on {array.owner.device} and the session runs on GPU {self._gpu.number}: move it there"
            )


def _key(x: Any, others: Mapping[str, Any]) -> _Key:
    """What tells a call over torch tensors in C order from others; empty for a call over anything else."""
    key = []
    for name, value in (("", x), *others.items()):
        if not is_torch(value) or not _as_it_lies(value):
            return ()  # what is handed over is then a copy, or no tensor
        key.append((name, value.data_ptr(), value.shape, value.dtype))
    return tuple(key)


def _layouts(given: Sequence[Any]) -> _Key:
    """What tells inputs in the host's memory apart that a small call takes the same way; empty where one is neither
    NumPy's nor torch's."""
    key = []
    for value in given:
        if type(value) is np.ndarray or (is_torch(value) and value.is_cpu and lies_plainly(value)):
            key.append((value.shape, value.dtype))
        else:
            return ()
    return tuple(key)


def _kinds(given: Sequence[Any]) -> _Key:
    """What tells calls over torch tensors apart that are the same launches; empty where they are anything else, or not
    where kernels take them."""
    return _torch_kinds(given) if all(map(is_torch, given)) else ()


def _torch_kinds(given: Sequence[Any]) -> _Key:
    key = []
    for value in given:
        if not _as_it_lies(value):
            return ()
        key.append((value.shape, value.dtype, value.device))
    return tuple(key)


def _as_it_lies(tensor: Any) -> bool:
    """Whether a tensor's memory is handed over as it is."""
    return lies_plainly(tensor) and tensor.is_contiguous() and not tensor.data_ptr() % ALIGNMENT


def _lies(value: Any, name: str) -> tuple[int, int] | None:
    """The addresses from an array's first byte to behind the last; None where it is neither NumPy's nor torch's."""
    if is_torch(value):
        if (why := unreadable(value)) is not None:
            raise InputError(f"{name}: this tensor {why}")
        return lies_at(value)
    return np.lib.array_utils.byte_bounds(value) if isinstance(value, np.ndarray) else None


def _require_apart(out: Mapping[str, Any], inputs: Mapping[str, Any], weights: Sequence[tuple[int, int]]) -> None:
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


def _require_fit(name: str, place: Any, shape: tuple[int, ...], dtype: Any, device: Any) -> None:
    if tuple(place.shape) != shape or place.dtype != dtype or getattr(place, "device", None) != device:
        where = "" if device is None else f" on {device}"
        has = f" on {place.device}" if hasattr(place, "device") and device is not None else ""
        raise InputError(
            f"out {name}: the result is {shape_text(shape)} {dtype}{where}, the array {shape_text(tuple(place.shape))} "
            f"{place.dtype}{has}"
        )


def _for_torch(computed: Mapping[str, npt.NDArray[Any]]) -> dict[str, Any]:
    return {name: to_torch(values) for name, values in computed.items()}


def _on_host(value: Any) -> Any:
    """A copy in the host's memory of an array in a GPU's."""
    return value.cpu() if is_torch(value) else np.asarray(value)


def _require_memory(gpu: Gpu, arguments: tuple[Argument, ...], weights: Mapping[str, Any]) -> None:
    """Refuse weights that do not fit before the first is copied. Those of a mapping that makes them when they are
    asked for are taken to come from the host."""
    held = weights if isinstance(weights, dict) else {}
    needed = sum(
        math.prod(static(dim) for dim in argument.shape) * argument.dtype.itemsize
        for argument in arguments
        if not gpu.holds(held.get(argument.name))
    )
    free, total = gpu.driver.free_memory()
    if needed > free:
        raise TargetError(
            f"the weights take {needed / 1e9:.3g} GB of the GPU's memory, and {free / 1e9:.3g} of its "
            f"{total / 1e9:.3g} GB are free: end what else uses it (nvidia-smi lists that), take a narrower --dtype, "
            "or try --target cpu"
        )


def _work(signature: Signature) -> tuple[int, int]:
    """Bytes of weights that one call may read, and its multiply-adds counted twice (0 when N is dynamic)."""
    weight_bytes = flops = 0
    first = signature.inputs[0].shape[0]
    tokens = 0 if isinstance(first, Sym) else first
    for argument in signature.weights:
        elements = math.prod(static(dim) for dim in argument.shape)
        weight_bytes += elements * argument.dtype.itemsize
        flops += 2 * tokens * elements
    return weight_bytes, flops


def _address_range(view: rt.HalBufferView) -> tuple[int, int]:
    start = int(view.map().asarray([view.byte_length], np.dtype(np.uint8)).ctypes.data)
    return start, start + view.byte_length


def _of_all_entries(module: Module | DeferredModule, role: Role) -> tuple[Argument, ...]:
    """The arguments of a role of all entry points, each name once: entry points that share one mean the same."""
    arguments = (argument for entry in module.entries for argument in entry.signature.arguments)
    return tuple({argument.name: argument for argument in arguments if argument.role is role}.values())
