"""What an entry point takes and gives. The only contract between emitter, weights and sessions."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Protocol

from emitter.dtype import DType as DType
from emitter.errors import InputError
from emitter.packing import Axis, Extent, Plane, Weight
from emitter.shapes import MAX_TOKENS, TOKENS, Shape, Sym, shape_text, static


def bind_sizes(arguments: Iterable[Argument], shapes: Mapping[str, tuple[int, ...]]) -> dict[Sym, int]:
    """The size of each symbol in ``arguments``, from the shapes of the arrays that they are called with.

    Raises:
        ShapeMismatchError: If an array has another rank or another size than its argument, or if two arrays give one
            symbol different sizes.
    """
    sizes: dict[Sym, tuple[int, str]] = {}
    for argument in arguments:
        shape = shapes[argument.name]
        if len(shape) != len(argument.shape):
            detail = f"rank {len(shape)} where the graph takes rank {len(argument.shape)}"
            raise ShapeMismatchError(argument, shape, detail)
        for axis, (dim, size) in enumerate(zip(argument.shape, shape, strict=True)):
            if isinstance(dim, Sym):
                bound, by = sizes.setdefault(dim, (size, argument.name))
                if bound != size:
                    raise ShapeMismatchError(argument, shape, f"{size} {dim.name} where {by} has {bound}")
            elif dim != size:
                hint = " (emit with --tokens dynamic to take any number of tokens)" if axis == 0 else ""
                raise ShapeMismatchError(argument, shape, f"axis {axis} is {size}, the graph's is {dim}{hint}")
    return {sym: size for sym, (size, _) in sizes.items()}


class ShapeMismatchError(ValueError):
    """An array does not have the shape of its ``argument``; ``detail`` says in what they differ."""

    def __init__(self, argument: Argument, shape: tuple[int, ...], detail: str) -> None:
        super().__init__(f"{argument.name}: expected {shape_text(argument.shape)}, got {list(shape)}: {detail}")
        self.argument, self.shape, self.detail = argument, shape, detail


class Given(Protocol):
    """An array that an argument is to be: its shape, and its element type, also in its own library's spelling; None
    where it is none that graphs take."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> DType | None: ...
    @property
    def dtype_name(self) -> str: ...


def require_input_names(inputs: Sequence[Argument], given: Mapping[str, Any]) -> None:
    """Check the names of the inputs besides the first one. Raises ``InputError``."""
    names = [argument.name for argument in inputs]
    if names[0] in given:
        raise InputError(f"{names[0]} is given twice: it is the first argument of run")
    missing = [name for name in names[1:] if name not in given]
    unknown = [name for name in given if name not in names]
    problems = [f"{what} {', '.join(those)}" for what, those in (("missing", missing), ("unknown", unknown)) if those]
    if problems:
        raise InputError(f"inputs: {'; '.join(problems)}; this graph takes {', '.join(names)}")


def require_tokens(inputs: Sequence[Argument], given: Mapping[str, Any]) -> None:
    """Check that no input has more than ``MAX_TOKENS`` rows where its graph takes any number, before one is copied.

    Raises ``InputError``.
    """
    for argument in inputs:
        try:
            rows = next(iter(getattr(given[argument.name], "shape", ())), 0)
        except RuntimeError:  # torch's nested tensors have no shape; whoever reads them refuses them by name
            continue
        if argument.shape[:1] == (TOKENS,) and rows > MAX_TOKENS:
            raise InputError(f"{argument.name}: {rows} tokens; expected at most {MAX_TOKENS}")


def require_inputs(
    arrays: Sequence[Given],
    inputs: Sequence[Argument],
    states: Sequence[Argument] = (),
    shapes: Sequence[tuple[int, ...]] = (),
) -> dict[Sym, int]:
    """Check inputs against their arguments, besides ``states`` of these ``shapes``; the size of each symbol.

    Raises ``InputError``.
    """

    def refusal(array: Given, argument: Argument, detail: str) -> InputError:
        wanted = f"{shape_text(argument.shape)} {argument.dtype.value}"
        got = f"{shape_text(array.shape)} {array.dtype_name}"
        return InputError(f"{argument.name}: expected {wanted}, got {got}: {detail}")

    given = {argument.name: array for argument, array in zip(inputs, arrays, strict=True)}
    held = {state.name: shape for state, shape in zip(states, shapes, strict=True)}
    try:
        # what is there already first, so that it is an input that does not fit
        sizes = bind_sizes((*states, *inputs), held | {name: array.shape for name, array in given.items()})
    except ShapeMismatchError as error:
        raise refusal(given[error.argument.name], error.argument, error.detail) from error
    for argument in inputs:
        if given[argument.name].dtype is not argument.dtype:
            raise refusal(given[argument.name], argument, "convert it first, nothing is converted here")
    return sizes


def require_weight_names(weights: Sequence[Argument], given: Mapping[str, Any]) -> None:
    """Check the names of weights. Raises ``InputError``."""
    if not isinstance(given, Mapping):
        raise InputError(f"weights are of type {type(given).__name__}; expected them by name, a mapping")
    names = [argument.name for argument in weights]
    if missing := [name for name in names if name not in given]:
        raise InputError(f"weights missing: {', '.join(missing)}; the graph takes {', '.join(names)}")
    if extra := [name for name in given if name not in names]:
        raise InputError(f"weights that the graph does not take: {', '.join(extra)}; it takes {', '.join(names)}")


def require_weight(array: Given, argument: Argument) -> None:
    """Check a weight against its argument. Raises ``InputError``."""
    if array.shape != argument.shape:
        raise InputError(
            f"weight {argument.name}: expected shape {shape_text(argument.shape)}, got {shape_text(array.shape)}"
        )
    if array.dtype is not argument.dtype:
        raise InputError(
            f"weight {argument.name}: expected dtype {argument.dtype.value}, got {array.dtype_name}; "
            "convert it first, nothing is converted here"
        )


class Role(Enum):
    """What an argument is."""

    INPUT = "input"
    """Given per call: activations, token ids."""
    WEIGHT = "weight"
    """Loaded once."""
    STATE = "state"
    """Lives between calls, such as a cache: the result of the same name is what the next call is given."""


@dataclass(frozen=True)
class PlaneRef:
    """One plane of one weight."""

    weight: Weight
    plane: Plane


@dataclass(frozen=True)
class Argument:
    """One argument of an entry point.

    ``name`` is the argument's name in the text. A weight's argument is one ``plane`` of it (None where a graph was
    written by hand, and no layer's weights are meant).
    """

    name: str
    shape: Shape
    dtype: DType
    role: Role
    plane: PlaneRef | None = None

    def __str__(self) -> str:
        return f"{self.name} {shape_text(self.shape)} {self.dtype.value}"

    @property
    def axes(self) -> tuple[Extent, ...]:
        """The named axes of a plane of a weight. Raises ``ValueError`` where the argument is none."""
        return self.of_weight.plane.axes

    @property
    def of_weight(self) -> PlaneRef:
        """The plane that this argument is. Raises ``ValueError`` where it does not say."""
        if self.plane is None:
            raise ValueError(f"argument {self.name} does not say which weight it is a plane of")
        return self.plane

    @property
    def by_expert(self) -> bool:
        """Whether its first axis counts experts: what a mesh divides."""
        return self.plane is not None and [extent.axis for extent in self.axes][:1] == [Axis.EXPERT]

    def __post_init__(self) -> None:
        if self.role is Role.WEIGHT and any(isinstance(dim, Sym) for dim in self.shape):
            raise ValueError(f"weight {self.name} {shape_text(self.shape)} has a size that only a call knows")


def weight_arguments(weights: Iterable[Weight], compute: DType) -> tuple[Argument, ...]:
    """The arguments that stand for ``weights`` in a graph of this compute dtype: one for each plane, in order."""
    return tuple(
        Argument(weight.plane_name(plane), plane.shape, plane.dtype, Role.WEIGHT, PlaneRef(weight, plane))
        for weight in weights
        for plane in weight.planes(compute)
    )


@dataclass(frozen=True)
class Result:
    """One result of an entry point.

    For a layer's block ``output`` first, then ``router_state`` where the router carries one on; after them come the
    stages, when they were asked for.
    """

    name: str
    shape: Shape
    dtype: DType

    def __str__(self) -> str:
        return f"{self.name} {shape_text(self.shape)} {self.dtype.value}"


@dataclass(frozen=True)
class Signature:
    """Arguments and results of an entry point, in the order of the function type.

    Raises ``ValueError`` for two arguments or two results of one name, and for a state without a result of its name,
    shape and element type.
    """

    arguments: tuple[Argument, ...]
    results: tuple[Result, ...]

    def __post_init__(self) -> None:
        for kind, named in (("argument", self.arguments), ("result", self.results)):
            names = [one.name for one in named]
            if twice := sorted({name for name in names if names.count(name) > 1}):
                raise ValueError(f"two {kind}s are named {', '.join(twice)}")
        results = {result.name: (result.shape, result.dtype) for result in self.results}
        for state in self.states:
            if results.get(state.name) != (state.shape, state.dtype):
                raise ValueError(f"state {state.name} has no result of its name, shape and element type")

    def __repr__(self) -> str:
        """A table: an argument or a result a line."""
        lines = [f"{argument}, {argument.role.value}" for argument in self.arguments]
        return "\n".join([*lines, *(f"-> {result}" for result in self.results)])

    @property
    def brief(self) -> str:
        """What a call takes and gives, and how much there is in weights, in one line."""
        total = sum(math.prod(map(static, a.shape)) * a.dtype.itemsize for a in self.weights)
        given, outputs = (", ".join(map(str, those)) for those in (self.inputs, self.outputs))
        return f"{given} -> {outputs}; weights: {len(self.weights)}, {total / 1e6:,.1f} MB"

    @cached_property
    def inputs(self) -> tuple[Argument, ...]:
        """Arguments given anew on each call."""
        return tuple(a for a in self.arguments if a.role is Role.INPUT)

    @cached_property
    def states(self) -> tuple[Argument, ...]:
        """Arguments that live between calls; each has a result of its name."""
        return tuple(a for a in self.arguments if a.role is Role.STATE)

    @cached_property
    def weights(self) -> tuple[Argument, ...]:
        """Arguments loaded once; their names are canonical weight names."""
        return tuple(a for a in self.arguments if a.role is Role.WEIGHT)

    @cached_property
    def outputs(self) -> tuple[Result, ...]:
        """The results that are no state: what a call is made for."""
        kept = {state.name for state in self.states}
        return tuple(result for result in self.results if result.name not in kept)


def layer_prefix(layer: int | str, half: int | None = None) -> str:
    """What precedes the names of a layer's weights where there are weights of several layers: in an archive.

    ``half``: of which half, where a layer of the files is two of a decoder.
    """
    return f"layers.{layer}." if half is None else f"layers.{layer}.half{half}."


@dataclass(frozen=True)
class Parameters:
    """Where a compiled module finds weights that its functions do not take as arguments: IREE's named parameters.

    A host gives them by ``scope`` (``iree-run-module --parameters=SCOPE=FILE.irpa``). ``prefixes`` are what names begin
    with, and what their keys begin with in its place; the first that fits counts. With ``("", "layers.3.")`` the key of
    ``expert_down`` is ``layers.3.expert_down``, as archives have it; without any, names are keys.

    Raises ``ValueError`` for a scope that hosts could not spell.
    """

    scope: str
    prefixes: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.-]*", self.scope):
            raise ValueError(
                f"scope {self.scope!r} must be letters, digits, dots, dashes and underscores, a letter or an "
                "underscore first"
            )

    def key(self, name: str) -> str:
        """The key of the weight ``name``."""
        for prefix, other in self.prefixes:
            if name.startswith(prefix):
                return f"{other}{name.removeprefix(prefix)}"
        return name


MAIN = "main"
"""The entry point of a layer's block."""


@dataclass(frozen=True)
class Entry:
    """A public function of a module: its name, without the at sign, and its signature."""

    name: str
    signature: Signature


def find_entry(entries: Sequence[Entry], name: str) -> Entry:
    """The entry point called ``name``. Raises ``InputError`` where there is none, with those that there are."""
    for entry in entries:
        if entry.name == name:
            return entry
    raise InputError(f"the module has no entry point {name!r}; it has {', '.join(e.name for e in entries)}")
