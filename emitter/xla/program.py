"""A graph as a function of ``jax.Array``s, on one device or with its experts divided over a mesh.

The text goes into a ``jax.export.Exported`` in the place of a stand-in's of the same signature. That is exported
without shardings: those of the stand-in would be imposed on every call, and weights gathered that are to stay divided.
"""

from __future__ import annotations

import dataclasses
import importlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from emitter.errors import CompileError, InputError, first_line
from emitter.shapes import static
from emitter.signature import MAIN, Argument, Result, Role
from emitter.target import Target
from emitter.target.mesh import AXIS, Mesh, Share
from emitter.text.graph import Graph
from emitter.xla.devices import load_jax

Function = Callable[..., tuple[Any, ...]]
"""Of the arguments of a signature, in their order; all results in theirs."""


def as_main(graph: Graph, name: str) -> Graph:
    """A graph whose only entry point is ``name`` with that called ``@main``: what XLA runs."""
    (entry,) = graph.entries
    head = "func.func public @"
    return replace(
        graph, text=graph.text.replace(f"{head}{name}(", f"{head}{MAIN}(", 1), entries=(replace(entry, name=MAIN),)
    )


def is_split(graph: Graph, argument: Argument | Result) -> bool:
    """Whether a mesh divides the first axis of an argument or a result: experts, or tokens that each device has a part
    of."""
    if isinstance(argument, Argument) and argument.role is Role.WEIGHT:
        return argument.by_expert
    return graph.part is not None and graph.part.split_tokens


def global_shape(graph: Graph, argument: Argument | Result) -> tuple[int, ...]:
    """The shape over all devices."""
    shape = tuple(static(dim) for dim in argument.shape)
    if graph.part is None or not is_split(graph, argument):
        return shape
    return (graph.part.mesh.devices * shape[0], *shape[1:])


def exported(graph: Graph, target: Target) -> Any:
    """The text as a ``jax.export.Exported`` for static shapes.

    Raises:
        InputError: If the text is for any number of tokens.
        CompileError: If jaxlib refuses the text.
        UnsupportedError: If JAX is not installed.
    """
    jax = load_jax(target)
    signature = graph.signature
    shapes = [*(a.shape for a in signature.arguments), *(r.shape for r in signature.results)]
    if not all(isinstance(dim, int) for shape in shapes for dim in shape):
        raise InputError("the text is for any number of tokens, and XLA compiles for one: emit it with --tokens N")
    export, mlir = importlib.import_module("jax.export"), importlib.import_module("jax.extend.mlir")
    stablehlo = importlib.import_module("jaxlib.mlir.dialects.stablehlo")
    structs = [jax.ShapeDtypeStruct(a.shape, a.dtype.numpy) for a in signature.arguments]
    zeros = jax.numpy.zeros
    stand_in = jax.jit(lambda *_: tuple(zeros(r.shape, r.dtype.numpy) for r in signature.results), keep_unused=True)
    shell = export.export(stand_in, platforms=[target.device])(*structs)
    try:
        artifact = mlir.serialize_portable_artifact(graph.text.encode(), stablehlo.get_current_version(), True)
    except Exception as error:
        raise CompileError(f"jaxlib refuses this text: {first_line(error)}") from error
    return dataclasses.replace(shell, mlir_module_serialized=artifact)


def sharded(graph: Graph, mesh: Any = None, target: Target | None = None) -> Function:
    """The graph as a function of ``jax.Array``s, which a larger ``jax.jit`` may call.

    ``mesh`` is a ``jax.sharding.Mesh`` with the one axis ``expert``. The weights of experts are divided over it by
    their first axis, everything else is whole on each device, but for the tokens where the graph's ``part`` divides
    them.
    Without a mesh it is for one device. Arguments are in the order of the signature, over all devices.

    Raises:
        InputError: If the mesh is not the graph's, or does not divide the experts; or as ``exported`` does.
    """
    target = target or Target.xla()
    jax = load_jax(target)
    call = exported(graph, target).call
    if mesh is None:
        if graph.part is not None and graph.part.mesh.devices > 1:
            raise InputError(f"the text is for a device of mesh {graph.part.mesh}; give the mesh")
        if graph.part is None:
            return call  # type: ignore[no-any-return]
        raise InputError("the text is for a device of a mesh, of one device; give the mesh")
    require_mesh(graph, mesh)
    spec = jax.sharding.PartitionSpec
    ins, outs = (
        tuple(spec(AXIS) if is_split(graph, value) else spec() for value in values)
        for values in (graph.signature.arguments, graph.signature.results)
    )
    if graph.part is not None:
        return jax.shard_map(call, mesh=mesh, in_specs=ins, out_specs=outs, check_vma=False)  # type: ignore[no-any-return]

    def split(*arguments: Any) -> tuple[Any, ...]:
        constrain, named = jax.lax.with_sharding_constraint, jax.sharding.NamedSharding
        placed = [constrain(a, named(mesh, s)) for a, s in zip(arguments, ins, strict=True)]
        return tuple(constrain(r, named(mesh, s)) for r, s in zip(call(*placed), outs, strict=True))

    return split


def require_mesh(graph: Graph, mesh: Any) -> None:
    """Raises ``InputError`` where ``mesh`` is no ``jax.sharding.Mesh``, or not one for this graph."""
    if not hasattr(mesh, "axis_names"):
        raise InputError(
            f"mesh is of type {type(mesh).__name__}; expected what device_mesh gives, or a jax.sharding.Mesh"
        )
    if tuple(mesh.axis_names) != (AXIS,):
        raise InputError(f"the mesh has the axes {', '.join(map(str, mesh.axis_names))}; expected {AXIS} alone")
    devices = int(mesh.devices.size)
    if graph.part is not None and graph.part.mesh.devices != devices:
        raise InputError(f"the text is for a device of mesh {graph.part.mesh}, and the mesh has {devices} devices")
    if graph.part is None:
        for argument in graph.signature.weights:
            if is_split(graph, argument):
                Mesh(devices).share(static(argument.shape[0]))


def placed(graph: Graph, mesh: Any, read: Callable[[Sequence[Argument], Share], Mapping[str, Any]]) -> tuple[Any, ...]:
    """The weights of ``graph`` as ``jax.Array``s over ``mesh``, in the order of the signature.

    ``read(wanted, share)`` gives NumPy arrays by name, of weights by expert the share's alone. It is asked once for
    each device of this process, whose experts are put there before it is asked again; the first time for what is whole
    too.

    Raises ``InputError`` as ``sharded`` does, and what ``read`` raises.
    """
    require_mesh(graph, mesh)
    jax, devices = importlib.import_module("jax"), list(mesh.devices.flat)
    whole, split = (jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*axes)) for axes in ((), (AXIS,)))
    wanted = graph.whole_weights
    parts: dict[str, list[Any]] = {a.name: [] for a in wanted if a.by_expert}
    found: dict[str, Any] = {}
    places = [i for i, device in enumerate(devices) if device.process_index == jax.process_index()]
    if not places:
        raise InputError("none of the mesh's devices is this process's; expected some of each process's")
    for place in places:
        for name, value in read(wanted, Share(place, len(devices))).items():
            if name in parts:
                parts[name].append(jax.device_put(value, devices[place]))
            else:
                found[name] = jax.make_array_from_callback(value.shape, whole, lambda _, value=value: value)
        jax.block_until_ready(parts)
        wanted = tuple(a for a in wanted if a.by_expert)
    for argument in wanted:
        shape = tuple(static(dim) for dim in argument.shape)
        found[argument.name] = jax.make_array_from_single_device_arrays(shape, split, parts[argument.name])
    return tuple(found[a.name] for a in graph.signature.weights)


@dataclass(frozen=True)
class Collective:
    """One exchange among the devices in a compiled program: what, of which element type, the shape of its result."""

    op: str
    dtype: str
    shape: tuple[int, ...]


_COLLECTIVE = re.compile(
    r" (all-reduce|all-gather|all-to-all|reduce-scatter|collective-permute|collective-broadcast|ragged-all-to-all)"
    r"(?:-done)?\("
)
"""An exchange as one step, or the end of one that other work overlaps: its start's result holds operands too."""
_ARRAY = re.compile(r"([a-z]+\d*)\[([\d,]*)\]")


def collectives(compiled: Any) -> list[Collective]:
    """Every exchange in a ``jax.stages.Compiled``: one entry for each array of its result."""
    found = []
    for line in compiled.as_text().splitlines():
        head, equals, rest = line.partition(" = ")
        match = _COLLECTIVE.search(f" {rest}") if equals and head else None
        if match is None:
            continue
        before = f" {rest}"[: match.start() + 1]
        for dtype, dims in _ARRAY.findall(before):
            found.append(Collective(match[1], dtype, tuple(int(d) for d in dims.split(",") if d)))
    return found


def named(graph: Graph, results: Any) -> Mapping[str, Any]:
    """Results by name."""
    return {r.name: value for r, value in zip(graph.signature.results, results, strict=True)}
