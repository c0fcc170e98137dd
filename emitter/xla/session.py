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

from emitter.errors import CompileError, InputError, UnsupportedError, first_line
from emitter.session.arrays import ForeignArray, as_numpy, describe, in_library_of, on_host
from emitter.session.base import BaseSession
from emitter.shapes import Sym
from emitter.signature import Argument, DType, require_inputs, require_weight, require_weight_names
from emitter.target import Target
from emitter.target.mesh import AXIS, Mesh, Share
from emitter.text.graph import Graph
from emitter.xla.devices import compiler_options, open_mesh
from emitter.xla.program import Collective, collectives, global_shape, is_split, sharded
from emitter.xla.program import named as results_by_name

Array = npt.NDArray[Any]


class XlaSession(BaseSession):
    """Compiles a graph of a static number of tokens and loads its weights once; ``run`` then computes.

    ``weights`` maps every weight of the signature to its array, over all devices of ``mesh``; with a ``share``, of
    weights by expert only what the devices of this process need. Calls are waited for, and may not overlap: virtual
    devices of one CPU share their threads, and those in flight would starve each other.

    Raises:
        InputError: for weights that are missing, extra, or of another shape or dtype, and as ``sharded`` does.
        TargetError: If there are not so many devices.
        CompileError: If XLA does not compile the text.
        UnsupportedError: If JAX is not installed, or the graph keeps state between calls.
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
        if states := ", ".join(argument.name for argument in self.signature.states):
            raise UnsupportedError(
                f"the graph keeps {states} between calls, and sessions of XLA keep nothing: take IREE's"
            )
        require_weight_names(self.signature.weights, weights)
        self.target = target or Target.xla()
        self.where = f"on {self.target.name}"
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
            raise CompileError(f"XLA does not compile this graph: {first_line(error)}") from error
        self._weights = [self._held(a, weights[a.name]) for a in graph.signature.weights]

    @property
    def weights(self) -> dict[str, Any]:
        """The weights by name, on the devices: another session of the same mesh takes them as they are."""
        return {a.name: placed for a, placed in zip(self.signature.weights, self._weights, strict=True)}

    @property
    def collectives(self) -> list[Collective]:
        """What the devices exchange in one call."""
        return collectives(self.compiled)

    def _results(self, x: Any, extra_inputs: Mapping[str, Any]) -> dict[str, Any]:
        """Over all tokens, in the host's memory. Raises ``InputError`` also while another call is computed."""
        named = self._named(x, extra_inputs)
        placed = dict(zip(named, self._placed(named), strict=True)) | self.weights
        with _alone():
            results = self.compiled(*(placed[a.name] for a in self.signature.arguments))
            self._jax.block_until_ready(results)
            # JAX's own memory cannot be written; results are the caller's own.
            found = {name: np.array(self._whole(value)) for name, value in results_by_name(self.graph, results).items()}
        return in_library_of(x, found)

    def prepared(self, inputs: Sequence[Any]) -> Callable[[int], Any]:
        """Calls of a graph without further inputs over ``inputs``, which it puts on the devices, by their number.

        They are not waited for, and so are for GPUs: see the class.
        """
        placed = [self._first(x) for x in inputs]
        return lambda i: self.compiled(placed[i], *self._weights)[0]

    def _whole(self, value: Any) -> Any:
        """A result that each process can read."""
        if value.is_fully_addressable or value.is_fully_replicated:
            return value
        whole = self._jax.sharding.NamedSharding(self._mesh, self._jax.sharding.PartitionSpec())
        return self._jax.block_until_ready(self._jax.jit(lambda v: v, out_shardings=whole)(value))

    def _sharding(self, argument: Argument) -> Any:
        spec = self._jax.sharding.PartitionSpec
        return self._jax.sharding.NamedSharding(self._mesh, spec(AXIS) if is_split(self.graph, argument) else spec())

    def _first(self, x: Any) -> Any:
        return self._placed(self._named(x, {}))[0]

    def _placed(self, named: Mapping[str, Any]) -> list[Any]:
        """The inputs of a call on the devices. Raises ``InputError``."""
        inputs = self.signature.inputs
        arrays = [describe(value, name) for name, value in named.items()]
        require_inputs(arrays, [replace(a, shape=global_shape(self.graph, a)) for a in inputs])
        there = [a.owner if isinstance(a.owner, self._jax.Array) else as_numpy(on_host(a, "")) for a in arrays]
        return [self._put(argument, value) for argument, value in zip(inputs, there, strict=True)]

    def _held(self, argument: Argument, value: Any) -> Any:
        """A weight on the devices. Raises ``InputError``."""
        shape = global_shape(self.graph, argument)
        if self._share is not None and argument.by_expert:
            shape = (len(self._share.of(shape[0])), *shape[1:])
        dtype = next((dtype for dtype in DType if dtype.numpy == value.dtype), None)
        # What is divided over devices has no one address, and is not gathered for a look at its shape.
        require_weight(ForeignArray(value, tuple(value.shape), dtype, 0, None), replace(argument, shape=shape))
        return self._put(argument, value)

    def _put(self, argument: Argument, value: Any) -> Any:
        """An array on the devices of this process, each its part."""
        if isinstance(value, self._jax.Array):
            return self._jax.device_put(value, self._shardings[argument.name])  # which leaves what lies there in place
        shape = global_shape(self.graph, argument)
        shared = self._share if argument.by_expert else None
        first = 0 if shared is None else shared.of(shape[0]).start

        def part(index: tuple[slice, ...]) -> Array:
            if not first:
                return value[index]  # type: ignore[no-any-return]
            rows = slice((index[0].start or 0) - first, (shape[0] if index[0].stop is None else index[0].stop) - first)
            return value[(rows, *index[1:])]  # type: ignore[no-any-return]

        return self._jax.make_array_from_callback(shape, self._shardings[argument.name], part)


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
