"""Entry points of any sizes on XLA's devices, which compiles for numbers: a program for each of the sizes that come."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import CompileError, InputError, first_line
from emitter.shapes import KEYS, SEQUENCE, TOKENS, WINDOW, WINDOW_KEYS, Sym
from emitter.signature import Argument, require_input_names, require_weight_names
from emitter.target import Target
from emitter.target.mesh import AXIS, Mesh
from emitter.text.graph import Graph
from emitter.xla.devices import compiler_options, open_mesh
from emitter.xla.program import as_main, named, sharded

Emit = Callable[[str, Mapping[Sym, int]], Graph]
"""The graph of one entry point alone for these sizes, with weights as arguments."""


@dataclass(frozen=True)
class Devices:
    """What computes, and why."""

    reason: str
    threads: int | None = None


class Buffers:
    """What lives between calls, on the devices, whole on each: by name, with the sizes of its symbols."""

    failed = False

    def __init__(self, arguments: tuple[Argument, ...], arrays: Mapping[str, Any], sizes: Mapping[Sym, int]) -> None:
        self.arguments, self.arrays, self.sizes = arguments, dict(arrays), dict(sizes)

    @property
    def nbytes(self) -> int:
        """Bytes that it takes on each device."""
        return sum(array.nbytes for array in self.arrays.values())

    def clone(self) -> Buffers:
        """The same in memory of its own."""
        return Buffers(self.arguments, {name: array.copy() for name, array in self.arrays.items()}, self.sizes)

    def resized(self, sizes: Mapping[Sym, int]) -> Buffers:
        """The same in memory of its own, where axes of these symbols have that size: cut off, or zeros at the end."""
        pad, made = importlib.import_module("jax.numpy").pad, {}
        for argument in self.arguments:
            array = self.arrays[argument.name]
            shape = [
                sizes.get(d, n) if isinstance(d, Sym) else n for d, n in zip(argument.shape, array.shape, strict=True)
            ]
            kept = array[tuple(slice(0, size) for size in shape)]
            made[argument.name] = pad(kept, [(0, a - b) for a, b in zip(shape, kept.shape, strict=True)])
        return Buffers(self.arguments, made, {**self.sizes, **sizes})

    def shift(self, symbol: Sym, count: int) -> None:
        """Move what lies from ``count`` on along the axes that are this symbol to their beginning."""
        roll = importlib.import_module("jax.numpy").roll
        for argument in self.arguments:
            if symbol in argument.shape:
                array = self.arrays[argument.name]
                self.arrays[argument.name] = roll(array, -count, argument.shape.index(symbol))


@dataclass
class XlaSized:
    """Entry points with ``weights`` on a target's devices: experts divided over its mesh, the rest whole on each.

    ``emit`` gives an entry's text for the sizes of a call, which is compiled when such a call comes first.

    Raises:
        TargetError: there are not so many devices.
        UnsupportedError: JAX is not installed.
    """

    target: Target
    graph: Graph
    """For any sizes: whose signatures are meant."""
    emit: Emit
    weights: Mapping[str, Any] = field(repr=False)

    def __post_init__(self) -> None:
        first = self.graph.entries[0].signature
        require_weight_names(first.weights, self.weights)
        self._mesh = open_mesh(self.target, self.target.mesh or Mesh(1))
        self._jax = importlib.import_module("jax")
        for argument in first.weights:
            if self.target.mesh is not None and argument.by_expert:
                self.target.mesh.share(int(argument.shape[0]))  # type: ignore[arg-type]
        self.weights = {
            a.name: self._jax.device_put(self.weights[a.name], self._sharding(a.by_expert)) for a in first.weights
        }
        self._programs: dict[tuple[str, tuple[int, ...]], tuple[Graph, Any]] = {}

    @property
    def choice(self) -> Devices:
        """What computes, and why."""
        mesh = "" if self.target.mesh is None else f", experts divided over {self.target.mesh.devices}"
        return Devices(f"{self.target.name}{mesh}")

    def at(self, entry: str) -> _At:
        """One of the entry points. Raises ``InputError`` where there is none of this name."""
        self.graph.entry(entry)
        return _At(self, entry)

    def new_state(self, sizes: Mapping[Sym, int]) -> Buffers:
        """What lives between calls as zeros, where symbols have these sizes."""
        states = self.graph.entries[0].signature.states
        made = {}
        for a in states:
            zeros = np.zeros([sizes[d] if isinstance(d, Sym) else d for d in a.shape], a.dtype.numpy)
            made[a.name] = self._jax.device_put(zeros, self._sharding(False))
        return Buffers(states, made, sizes)

    def _sharding(self, split: bool) -> Any:
        spec = self._jax.sharding.PartitionSpec
        return self._jax.sharding.NamedSharding(self._mesh, spec(AXIS) if split else spec())

    def _program(self, entry: str, sizes: Mapping[Sym, int]) -> tuple[Graph, Any]:
        key = (entry, tuple(sizes.values()))
        if key not in self._programs:
            graph = as_main(self.emit(entry, sizes), entry)
            arguments = graph.signature.arguments
            states = [i for i, a in enumerate(arguments) if a in graph.signature.states]
            function = sharded(graph, self._mesh, self.target)
            structs = [
                self._jax.ShapeDtypeStruct(a.shape, a.dtype.numpy, sharding=self._sharding(a.by_expert))
                for a in arguments
            ]
            try:
                options = compiler_options(self.target)
                jitted = self._jax.jit(function, donate_argnums=states, compiler_options=options)
                self._programs[key] = graph, jitted.lower(*structs).compile()
            except self._jax.errors.JaxRuntimeError as error:
                raise CompileError(f"XLA does not compile @{entry}: {first_line(error)}") from error
        return self._programs[key]

    def run(self, entry: str, given: Mapping[str, Any], state: Buffers) -> dict[str, npt.NDArray[Any]]:
        """The results of a call that are not its state, which ``state`` is afterwards."""
        first = next(iter(given.values()))
        sizes = {TOKENS: len(first), **state.sizes}
        graph, program = self._program(entry, sizes)
        # a program for numbers reads all that there is room for
        all_keys = {KEYS: sizes[SEQUENCE], WINDOW_KEYS: sizes[WINDOW]}
        read = {a.name: a.shape[0] for a in self.graph.entry(entry).signature.inputs if a.shape}
        inputs = {**given, **{n: np.arange(all_keys[d], dtype=np.int32) for n, d in read.items() if d in all_keys}}
        placed = {
            name: self._jax.device_put(np.asarray(value), self._sharding(False)) for name, value in inputs.items()
        }
        held = {**placed, **state.arrays, **self.weights}
        results = named(graph, self._jax.block_until_ready(program(*(held[a.name] for a in graph.signature.arguments))))
        state.arrays = {a.name: results[a.name] for a in state.arguments}
        return {name: np.asarray(value) for name, value in results.items() if name not in state.arrays}


@dataclass(frozen=True)
class _At:
    """One entry point of a session."""

    session: XlaSized
    entry: str

    def run(self, x: Any, /, *, state: Any, **extra_inputs: Any) -> dict[str, npt.NDArray[Any]]:
        """The results by name, NumPy's. Raises ``InputError`` for a missing or unknown input."""
        inputs = self.session.graph.entry(self.entry).signature.inputs
        require_input_names(inputs, extra_inputs)
        if not isinstance(state, Buffers):
            raise InputError("the state is of another session")
        return self.session.run(self.entry, {inputs[0].name: x, **extra_inputs}, state)
