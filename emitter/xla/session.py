"""A graph with its weights on the devices of XLA, ready to be called with NumPy arrays."""

from __future__ import annotations

import contextlib
import importlib
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import CompileError, InputError
from emitter.mesh import AXIS, Mesh, Share
from emitter.shapes import Sym
from emitter.signature import (
    Argument,
    DType,
    Role,
    require_input_names,
    require_inputs,
    require_weight,
    require_weight_names,
)
from emitter.target import Target
from emitter.text.graph import Graph
from emitter.xla.devices import compiler_options, open_mesh
from emitter.xla.program import Collective, collectives, global_shape, is_split, named, sharded

Array = npt.NDArray[Any]


class XlaSession:
    """Compiles a graph of a static number of tokens and loads its weights once; ``run`` then computes.

    ``weights`` maps every weight of the signature to its array, over all devices of ``mesh``; with a ``share``, of
    weights by expert only what the devices of this process need. Calls are waited for, and may not overlap: virtual
    devices of one CPU share their threads, and those in flight would starve each other.

    Raises:
        InputError: for weights that are missing, extra, or of another shape or dtype, and as ``sharded`` does.
        TargetError: If there are not so many devices.
        CompileError: If XLA does not compile the text.
        UnsupportedError: If JAX is not installed.
    """

    def __init__(
        self,
        graph: Graph,
        weights: Mapping[str, Any],
        target: Target | None = None,
        *,
        mesh: Mesh | None = None,
        share: Share | None = None,
    ) -> None:
        self.graph, self.signature = graph, graph.signature
        require_weight_names(self.signature.weights, weights)
        self.target = target or Target.xla()
        mesh = mesh or self.target.mesh
        self._share = share
        devices = mesh or Mesh(1)
        self._mesh = open_mesh(self.target, devices, local=None if share is None else devices.devices // share.count)
        self._jax = importlib.import_module("jax")
        arguments = graph.signature.arguments
        one_device = mesh is None and graph.part is None
        function = sharded(graph, None if one_device else self._mesh, self.target)
        self._shardings = {a.name: self._sharding(a) for a in arguments}
        structs = [
            self._jax.ShapeDtypeStruct(global_shape(graph, a), a.dtype.numpy, sharding=self._shardings[a.name])
            for a in arguments
        ]
        try:
            options = compiler_options(replace(self.target, mesh=mesh))
            self.compiled = self._jax.jit(function, compiler_options=options).lower(*structs).compile()
        except self._jax.errors.JaxRuntimeError as error:
            raise CompileError(f"XLA does not compile this graph: {str(error).strip().splitlines()[0]}") from error
        self._weights = [self._place(a, weights[a.name]) for a in graph.signature.weights]

    @property
    def weights(self) -> dict[str, Any]:
        """The weights by name, on the devices: another session of the same mesh takes them as they are."""
        return {a.name: placed for a, placed in zip(self.signature.weights, self._weights, strict=True)}

    @property
    def collectives(self) -> list[Collective]:
        """What the devices exchange in one call."""
        return collectives(self.compiled)

    def __repr__(self) -> str:
        return f"<XlaSession on {self.target.name}: {self.signature.brief}>"

    def run(self, x: Any, /, **extra_inputs: Any) -> dict[str, Array]:
        """All results by name, NumPy arrays over all tokens.

        Raises ``InputError`` for what ``Session.run`` refuses, in the same words, and while another call is computed.
        """
        inputs = self.signature.inputs
        require_input_names(inputs, extra_inputs)
        given = {inputs[0].name: x, **extra_inputs}
        arrays = {a.name: _host_array(given[a.name], a.name) for a in inputs}
        whole = [replace(a, shape=global_shape(self.graph, a)) for a in inputs]
        require_inputs([_Described(array) for array in arrays.values()], whole)
        placed = {a.name: self._place(a, arrays[a.name]) for a in inputs}
        weights = dict(zip((a.name for a in self.signature.weights), self._weights, strict=True))
        with _alone():
            results = self.compiled(*(({**placed, **weights})[a.name] for a in self.signature.arguments))
            self._jax.block_until_ready(results)
            return {name: np.asarray(self._whole(value)) for name, value in named(self.graph, results).items()}

    def prepared(self, inputs: Sequence[Any]) -> Callable[[int], Any]:
        """Calls of a graph without further inputs over ``inputs``, which it puts on the devices, by their number.

        They are not waited for, and so are for GPUs: see the class.
        """
        placed = [self._place(self.signature.inputs[0], x) for x in inputs]
        return lambda i: self.compiled(placed[i], *self._weights)[0]

    def call(self, x: Any) -> Any:
        """The output of a graph without further inputs, left on the devices; waits for it."""
        with _alone():
            results = self.compiled(self._place(self.signature.inputs[0], x), *self._weights)
            return self._jax.block_until_ready(results)[0]

    def _whole(self, value: Any) -> Any:
        """A result that each process can read."""
        if value.is_fully_addressable or value.is_fully_replicated:
            return value
        whole = self._jax.sharding.NamedSharding(self._mesh, self._jax.sharding.PartitionSpec())
        return self._jax.block_until_ready(self._jax.jit(lambda v: v, out_shardings=whole)(value))

    def _sharding(self, argument: Argument) -> Any:
        spec = self._jax.sharding.PartitionSpec
        return self._jax.sharding.NamedSharding(self._mesh, spec(AXIS) if is_split(self.graph, argument) else spec())

    def _place(self, argument: Argument, value: Array) -> Any:
        """The array on the devices of this process, each its part."""
        shape = global_shape(self.graph, argument)
        shared = self._share if argument.by_expert else None
        first = 0 if shared is None else shared.of(shape[0]).start

        def part(index: tuple[slice, ...]) -> Array:
            if not first:
                return value[index]
            rows = slice((index[0].start or 0) - first, (shape[0] if index[0].stop is None else index[0].stop) - first)
            return value[(rows, *index[1:])]

        expected = replace(argument, shape=shape if shared is None else (len(shared.of(shape[0])), *shape[1:]))
        if argument.role is Role.WEIGHT:
            require_weight(_Described(value), expected)
        else:
            require_inputs([_Described(value)], [expected])
        if isinstance(value, self._jax.Array):
            return self._jax.device_put(value, self._shardings[argument.name])  # which leaves what lies there in place
        return self._jax.make_array_from_callback(shape, self._shardings[argument.name], part)


class _Described:
    """An array as a signature checks it."""

    def __init__(self, array: Any) -> None:
        self.shape, self.dtype_name = tuple(array.shape), str(array.dtype)
        self.dtype = next((dtype for dtype in DType if dtype.numpy == array.dtype), None)


def _host_array(value: Any, name: str) -> Array:
    """An array, a tensor of the host's or a ``jax.Array`` as NumPy's. Raises ``InputError`` for anything else."""
    try:
        if hasattr(value, "__array__"):
            return np.asarray(value)
    except (RuntimeError, TypeError, ValueError) as error:
        raise InputError(f"{name}: this {type(value).__name__} cannot be read as an array: {error}") from None
    raise InputError(f"{name}: expected a NumPy array or a torch tensor, got {type(value).__name__}")


_CALLS = threading.Lock()


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Within it no other call of this process. Raises ``InputError`` where there is one already."""
    if not _CALLS.acquire(blocking=False):
        raise InputError(
            "another thread's call is being computed, and calls on XLA's devices may not overlap: they would take each "
            "other's threads, and those of several processes come in another order in each; wait for one, then call"
        )
    try:
        yield
    finally:
        _CALLS.release()


def empty_results(graph: Graph) -> dict[str, Array]:
    """The results over no tokens."""
    return {
        r.name: np.zeros([0 if isinstance(d, Sym) or i == 0 else d for i, d in enumerate(r.shape)], r.dtype.numpy)
        for r in graph.signature.results
    }
