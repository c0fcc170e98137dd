"""Three independent ways to run a graph through one call, and two parsers that must accept its text.

* ``IreeExecutor``: what users run;
* ``XlaExecutor``: XLA on the CPU, through JAX;
* ``ReferenceExecutor``: the StableHLO reference interpreter that jaxlib carries: slow, literal, tiny sizes only.

The last two use private API of the pinned jax and jaxlib (extra ``oracle``) and take plain StableHLO only. Dynamic
token counts are bound by a wrapper with static arguments, after which jaxlib refines all shapes.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from emitter.errors import CompileError, InputError, UnsupportedError
from emitter.iree import Session, compile_graph, require_device
from emitter.shapes import TOKENS, shape_text
from emitter.signature import Argument, DType, ShapeMismatchError, bind_sizes
from emitter.target import Target, parse_target
from emitter.text.graph import Graph
from emitter.xla import XlaSession

Array = npt.NDArray[Any]
Values = Mapping[str, Array]
T = TypeVar("T")

PLAIN_DIALECTS = frozenset({"builtin", "func", "stablehlo"})
"""The dialects of a graph that any StableHLO consumer runs."""


class Executor(Protocol):
    """Runs a graph on NumPy arrays. ``option`` is how the command calls it (``--executor``)."""

    name: str
    option: str

    def run(self, graph: Graph, values: Values) -> dict[str, Array]:
        """All results by name. ``values`` holds every argument of the signature, in its exact shape and dtype.

        Raises ``InputError`` for values that do not fit the signature, ``CompileError`` for a text that the executor
        refuses, ``UnsupportedError`` when the packages that it needs are not installed.
        """


def bind_values(graph: Graph, values: Values) -> dict[str, Array]:
    """``values`` in the order and dtypes of the signature: floating arrays are rounded to the argument's dtype.

    Raises ``InputError`` for a missing argument, a wrong shape, or token counts that differ.
    """
    bound: dict[str, Array] = {}
    for argument in graph.signature.arguments:
        if argument.name not in values:
            expected = f"{shape_text(argument.shape)} {argument.dtype.value}"
            raise InputError(f"argument {argument.name} is missing; the graph takes it as {expected}")
        value = np.asarray(values[argument.name])
        bound[argument.name] = np.asarray(value.astype(argument.dtype.numpy, copy=False), order="C")
    try:
        bind_sizes(graph.signature.arguments, {name: np.shape(values[name]) for name in bound})
    except ShapeMismatchError as error:
        raise InputError(f"argument {error}") from error
    return bound


# Executors -----------------------------------------------------------------------------------------------------------


class _Held(Generic[T]):
    """The session of the last graph and weights."""

    def __init__(self) -> None:
        self._last: tuple[str, list[Any], T] | None = None

    def of(self, graph: Graph, values: Values, make: Callable[[], T]) -> T:
        """That of a graph over its weights, or the one that is made."""
        # The originals are held so that their identity cannot pass to other arrays.
        originals = [values[a.name] for a in graph.signature.weights]
        if self._last is not None:
            text, held, session = self._last
            if text == graph.text and all(a is b for a, b in zip(held, originals, strict=True)):
                return session
        self._last = (graph.text, originals, make())
        return self._last[2]


class IreeExecutor:
    """IREE, for one target. Compiled modules are cached on disk; the session of the last weights is kept.

    Raises ``TargetError`` for a target that this machine cannot run.
    """

    option = "iree"

    def __init__(self, target: Target | None = None) -> None:
        self.target = target or parse_target("cpu")
        require_device(self.target)
        self.name = f"iree {self.target.option}"
        self._held: _Held[Session] = _Held()

    def run(self, graph: Graph, values: Values) -> dict[str, Array]:
        bound = bind_values(graph, values)
        inputs = {a.name: bound[a.name] for a in graph.signature.inputs}
        first = graph.signature.inputs[0].name
        weights = {a.name: bound[a.name] for a in graph.signature.weights}
        session = self._held.of(graph, values, lambda: Session(compile_graph(graph, self.target), weights))
        states = [a.name for a in graph.signature.states]
        session.reset(**{name: bound[name] for name in states})
        found = session.run(inputs.pop(first), **inputs) | {name: session.read(name) for name in states}
        return {result.name: np.array(found[result.name]) for result in graph.signature.results}


class XlaExecutor:
    """XLA on the CPU, through JAX. Executables are kept per text and token count.

    LLVM is told not to optimise: values are judged here, not speed, and compiling takes six tenths of the time.
    """

    name = "xla cpu"
    option = "xla"

    def __init__(self) -> None:
        self._jax = _load_jax()
        self._executables: dict[tuple[str, int | None], Any] = {}

    def run(self, graph: Graph, values: Values) -> dict[str, Array]:
        bound = bind_values(graph, values)
        key = (graph.text, _token_count(graph, bound))
        if key not in self._executables:
            self._executables[key] = self._compile(graph, key[1])
        buffers = [self._jax.device_put(value, self._backend().local_devices()[0]) for value in bound.values()]
        results = self._executables[key].execute_sharded(buffers).disassemble_into_single_device_arrays()
        arrays = [np.asarray(result[0]) for result in results]
        return {r.name: a.astype(r.dtype.numpy) for r, a in zip(graph.signature.results, arrays, strict=True)}

    def _backend(self) -> Any:
        return importlib.import_module("jax.extend").backend.get_backend("cpu")

    def _compile(self, graph: Graph, tokens: int | None) -> Any:
        xla_client = importlib.import_module("jax._src.lib").xla_client
        backend = self._backend()
        with _stablehlo_context():
            module = _static_module(graph, tokens)
            devices = xla_client.DeviceList(tuple(backend.local_devices()[:1]))
            try:
                options = xla_client.CompileOptions()
                debug_options = options.executable_build_options.debug_options
                debug_options.xla_backend_optimization_level = 0
                debug_options.xla_llvm_disable_expensive_passes = True
                return backend.compile_and_load(module, devices, options)
            except self._jax.errors.JaxRuntimeError as error:
                raise CompileError(f"XLA does not compile this graph: {_first_line(error)}") from error


class MeshExecutor:
    """XLA for one target, the experts divided over its mesh where it has one; texts of static token counts."""

    option = "xla"

    def __init__(self, target: Target) -> None:
        self.target = target
        self.name = f"{target.name}{f' on mesh {target.mesh}' if target.mesh else ''}"
        self._held: _Held[XlaSession] = _Held()

    def run(self, graph: Graph, values: Values) -> dict[str, Array]:
        bound = bind_values(graph, values)
        weights = {a.name: bound[a.name] for a in graph.signature.weights}
        session = self._held.of(graph, values, lambda: XlaSession(graph, weights, self.target))
        inputs = {a.name: bound[a.name] for a in graph.signature.inputs}
        return session.run(inputs.pop(graph.signature.inputs[0].name), **inputs)


class ReferenceExecutor:
    """The StableHLO reference interpreter. It aborts the process on operations it lacks, so others are refused."""

    name = "stablehlo reference"
    option = "interpreter"

    def __init__(self) -> None:
        _load_jax()
        self._stablehlo = importlib.import_module("jaxlib.mlir.dialects.stablehlo")
        self._ir = importlib.import_module("jaxlib.mlir.ir")

    def run(self, graph: Graph, values: Values) -> dict[str, Array]:
        bound = bind_values(graph, values)
        if foreign := dialects(graph.text) - PLAIN_DIALECTS:
            raise UnsupportedError(f"the StableHLO interpreter runs plain StableHLO only; found {sorted(foreign)}")
        with _stablehlo_context():
            module = _static_module(graph, _token_count(graph, bound))
            arguments = [self._attribute(a, bound[a.name]) for a in graph.signature.arguments]
            results = self._stablehlo.eval_module(module, arguments)
            named = zip(graph.signature.results, results, strict=True)
            return {result.name: np.array(found).astype(result.dtype.numpy) for result, found in named}

    def _attribute(self, argument: Argument, value: Array) -> Any:
        dense = self._ir.DenseElementsAttr
        if argument.dtype is DType.BF16:
            return dense.get(value.view(np.uint16), shape=list(value.shape), type=self._ir.BF16Type.get())
        return dense.get(value)


def _load_jax() -> ModuleType:
    # The oracle needs XLA's CPU only; on a machine with a GPU JAX would take most of its memory.
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    try:
        return importlib.import_module("jax")
    except ImportError as error:
        raise UnsupportedError(
            "this executor needs jax and jaxlib, which are not installed: pip install 'moehlo[oracle]'"
        ) from error


@contextlib.contextmanager
def _stablehlo_context() -> Iterator[None]:
    """A jaxlib MLIR context with the dialects of JAX, and an unknown location, both current."""
    _load_jax()
    ir = importlib.import_module("jaxlib.mlir.ir")
    context = importlib.import_module("jax._src.interpreters.mlir").make_ir_context()
    with context, ir.Location.unknown():
        yield


def _token_count(graph: Graph, bound: Values) -> int | None:
    inputs = graph.signature.inputs
    sizes = bind_sizes(inputs, {a.name: bound[a.name].shape for a in inputs})
    if unknown := sorted(sym.name for sym in sizes if sym != TOKENS):
        raise UnsupportedError(f"this executor makes graphs static in the number of tokens only, not of {unknown}")
    return sizes.get(TOKENS)


def _static_module(graph: Graph, tokens: int | None) -> Any:
    """The graph as a jaxlib module whose ``@main`` has static shapes, and f32 results where they were bf16.

    (The Python bindings cannot read bf16 results; every bf16 is an f32.)
    """
    ir = importlib.import_module("jaxlib.mlir.ir")
    module = _parse(ir, graph.text, "jaxlib")
    inner = next(op for op in module.body.operations if _symbol(ir, op) == graph.entry().name)
    types = ir.TypeAttr(inner.attributes["function_type"]).value
    wrapper = _parse(
        ir, _wrapper_text([str(t) for t in types.inputs], [str(t) for t in types.results], tokens), "jaxlib"
    )
    for operation in list(wrapper.body.operations):
        if _symbol(ir, operation) == "graph":
            operation.operation.erase()
    inner.attributes["sym_name"] = ir.StringAttr.get("graph")
    for operation in list(module.body.operations):
        # what is not called then, other entry points, is dropped with its dynamic shapes
        operation.attributes["sym_visibility"] = ir.StringAttr.get("private")
        operation.operation.detach_from_parent()
        wrapper.body.append(operation)
    bytecode = importlib.import_module("jax._src.interpreters.mlir").module_to_bytecode(wrapper)
    refine = importlib.import_module("jax._src.lib")._jax.mlir.refine_polymorphic_shapes
    try:
        refined = refine(bytecode, enable_shape_assertions=True, validate_static_shapes=True, enable_shardy=False)
    except Exception as error:
        raise CompileError(f"jaxlib cannot make the shapes of this graph static: {_first_line(error)}") from error
    return ir.Module.parse(refined)


def _symbol(ir: Any, operation: Any) -> str:
    return str(ir.StringAttr(operation.attributes["sym_name"]).value)


def _wrapper_text(inputs: list[str], results: list[str], tokens: int | None) -> str:
    """A module that binds ``?`` to ``tokens`` and calls ``@graph``; its declaration makes the text parse alone."""
    static = [t.replace("?", str(tokens)) for t in inputs]
    outer = [t.replace("xbf16>", "xf32>") for t in results]
    lines = [
        "module {",
        f"func.func private @graph({', '.join(inputs)}) -> ({', '.join(results)})",
        f"func.func public @main({', '.join(f'%a{i}: {t}' for i, t in enumerate(static))}) -> ({', '.join(outer)}) {{",
    ]
    lines += [
        f"%d{i} = stablehlo.convert %a{i} : ({s}) -> {t}" for i, (s, t) in enumerate(zip(static, inputs, strict=True))
    ]
    called = ", ".join(f"%d{i}" for i in range(len(inputs)))
    lines.append(f"%r:{len(results)} = func.call @graph({called}) : ({', '.join(inputs)}) -> ({', '.join(results)})")
    lines += [
        f"%o{i} = stablehlo.convert %r#{i} : ({r}) -> {o}" for i, (r, o) in enumerate(zip(results, outer, strict=True))
    ]
    lines.append(f"return {', '.join(f'%o{i}' for i in range(len(outer)))} : {', '.join(outer)}")
    return "\n".join([*lines, "}", "}"])


# Parsers -------------------------------------------------------------------------------------------------------------


def parse_with_iree(text: str) -> Counter[str]:
    """Parse and verify with IREE's MLIR; the operations found, with their counts. Raises ``CompileError``."""
    ir = importlib.import_module("iree.compiler.ir")
    with ir.Context():
        return _count_operations(ir, _parse(ir, text, "IREE"))


def parse_with_jax(text: str) -> Counter[str]:
    """Parse and verify with jaxlib's StableHLO; the operations found, with their counts.

    Raises ``CompileError`` for a text it refuses, ``UnsupportedError`` when jaxlib is not installed.
    """
    with _stablehlo_context():
        ir = importlib.import_module("jaxlib.mlir.ir")
        return _count_operations(ir, _parse(ir, text, "jaxlib"))


def dialects(text: str) -> frozenset[str]:
    """Namespaces of all operations, attributes and types in a text that IREE parses."""
    found = {name.partition(".")[0] for name in parse_with_iree(text)}
    # Quoted strings and comments may hold anything; what remains after # and ! is a namespace or an alias.
    bare = re.sub(r'"(\\.|[^"\\])*"|//[^\n]*', "", text)
    return frozenset(found | {match[1] for match in re.finditer(r"[#!]([a-z_][a-z0-9_]*)[.<]", bare)})


def _parse(ir: Any, text: str, parser: str) -> Any:
    try:
        module = ir.Module.parse(text)
        module.operation.verify()
    except (ir.MLIRError, ValueError) as error:
        raise CompileError(f"{parser} refuses this text: {_first_line(error)}") from error
    return module


def _count_operations(ir: Any, module: Any) -> Counter[str]:
    counts: Counter[str] = Counter()

    def visit(operation: Any) -> Any:
        counts[operation.name] += 1
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return counts


def _first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    informative = [line for line in lines if "error:" in line.lower()] or lines
    return informative[0] if informative else type(error).__name__
