"""Graphs of the routed experts alone, ``(x, ids, weights, expert weights) -> y``, and float64 truth with bounds."""

import functools
import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from emitter.graphs.lowered import graph_of
from emitter.iree import Module, Session, compile_graph
from emitter.kernels.cpu import routed
from emitter.kernels.cpu.blocking import GATHERED, GROUPED, Blocking
from emitter.kernels.cpu.gathered import GatheredKernels
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.kernels.cpu.host import declared
from emitter.kernels.sizes import tensor, value
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role
from emitter.spec import Activation, ExpertsSpec, GluKind, GluSpec, NormSpec, NormWeight, WeightOn
from emitter.target import parse_target
from emitter.target.isa import Isa
from emitter.text.builder import FunctionBuilder, TensorType
from emitter.text.graph import Graph

Array = npt.NDArray[np.float64]
UNIT = 2.0**-24
"""Unit roundoff of f32."""


@dataclass(frozen=True)
class Case:
    """What is computed: E experts of width I over H, k choices, in ``dtype``, by one strategy on one tier.

    ``interleaved``: gate and up rows are interleaved.
    """

    strategy: str
    isa: Isa
    dtype: DType
    experts: ExpertsSpec
    hidden: int
    top_k: int
    blocking: Blocking | None = None
    interleaved: bool = False


def routed_graph(case: Case, tokens: int | None = None) -> Graph:
    """The graph of the routed experts; ``tokens`` None is a dynamic count."""
    e, h = case.experts, case.hidden
    size = TOKENS if tokens is None else tokens
    parts = 2 if e.glu.gated else 1
    up = "expert_gate_up" if e.glu.gated else "expert_up"
    arguments = [
        Argument("x", (size, h), DType.F32, Role.INPUT),
        Argument("ids", (size, case.top_k), DType.I32, Role.INPUT),
        Argument("weights", (size, case.top_k), DType.F32, Role.INPUT),
        Argument(up, (e.count, parts * e.intermediate, h), case.dtype, Role.WEIGHT),
        Argument("expert_down", (e.count, h, e.intermediate), case.dtype, Role.WEIGHT),
    ]
    if e.bias:
        arguments.append(Argument(f"{up}_bias", (e.count, parts * e.intermediate), DType.F32, Role.WEIGHT))
        arguments.append(Argument("expert_down_bias", (e.count, h), DType.F32, Role.WEIGHT))
    if e.output_norm is not None:
        arguments.append(Argument("post_expert_norm", (h,), DType.F32, Role.WEIGHT))
    b = FunctionBuilder(MAIN)
    values = {name: tensor(b, of) for name, of in b.take(arguments).items()}
    sizes = case.isa, e, h, case.top_k, case.dtype
    if case.strategy == "gathered":
        gathered = GatheredKernels(*sizes, case.blocking or GATHERED, case.interleaved)
        y = routed.gathered(declared(b, gathered.executable(), case.isa), gathered, values)
    else:
        grouped = GroupedKernels(*sizes, case.blocking or GROUPED, case.interleaved)
        y = routed.grouped(declared(b, grouped.executable(), case.isa), grouped, values)
    return graph_of(b, arguments, [("y", value(y, TensorType((size, h), DType.F32)))])


def random_weights(graph: Graph, seed: int = 0) -> dict[str, npt.NDArray[np.generic]]:
    """Weights for the graph, of a size that keeps every activation in its interesting range."""
    rng = np.random.default_rng(seed)
    return {a.name: (0.3 * rng.standard_normal(a.shape)).astype(a.dtype.numpy) for a in graph.signature.weights}


def session(case: Case, weights: dict[str, npt.NDArray[np.generic]], threads: int = 1) -> Session:
    """The compiled case with its weights."""
    driver = "local-sync" if threads == 1 else "local-task"
    return Session(_module(case), weights, driver=driver, threads=threads)


@functools.cache
def _module(case: Case) -> Module:
    return compile_graph(routed_graph(case), parse_target("cpu"))


def _activation(kind: Activation, v: Array) -> Array:
    if kind is Activation.SILU:
        return v / (1 + np.exp(-v))
    if kind is Activation.GELU:
        return 0.5 * v * (1 + np.vectorize(math.erf)(v / math.sqrt(2)))
    if kind is Activation.GELU_TANH:
        return 0.5 * v * (1 + np.tanh(math.sqrt(2 / math.pi) * (v + 0.044715 * v**3)))
    return np.maximum(v, 0) ** (2 if kind is Activation.RELU2 else 1)


def glu(spec: GluSpec, gate: Array, up: Array) -> Array:
    """The formulas of ``GluKind`` in float64."""
    if spec.kind is GluKind.PLAIN:
        return _activation(spec.activation, up)
    if spec.kind is GluKind.GATED:
        return _activation(spec.activation, gate) * up
    if spec.kind is GluKind.SOFTCAP:
        cap = spec.limit * np.tanh(gate / spec.limit) / (1 + np.exp(-gate))
        return cap * spec.up_limit * np.tanh(up / spec.up_limit)
    up = np.clip(up, -spec.limit, spec.limit)
    if spec.kind is GluKind.CLAMP_AFTER:
        return np.minimum(_activation(spec.activation, gate), spec.limit) * up
    gate = np.minimum(gate, spec.limit)
    if spec.kind is GluKind.CLAMP_BEFORE:
        return _activation(spec.activation, gate) * up
    return (up + 1) * gate / (1 + np.exp(-spec.alpha * gate))


def expected(
    case: Case,
    weights: dict[str, npt.NDArray[np.generic]],
    x: npt.NDArray[np.float32],
    ids: npt.NDArray[np.int32],
    shares: npt.NDArray[np.float32],
) -> tuple[Array, Array]:
    """``y`` in float64 and a bound on what f32 arithmetic may make of it, in any order of summation.

    A sum of n products is off by at most n units of roundoff of the sum of their magnitudes. The activation passes on
    what its corners show, and is itself within 16 units. Rounding the hidden values to the compute dtype changes
    nothing, unless that error crosses a rounding boundary: then it is the whole step.
    """
    e, dtype = case.experts, case.dtype.numpy
    up_name = "expert_gate_up" if e.glu.gated else "expert_up"
    wide = {name: w.astype(np.float64) for name, w in weights.items()}
    if case.interleaved:
        for name in (up_name, f"{up_name}_bias")[: 1 + e.bias]:
            wide[name] = np.concatenate([wide[name][:, 0::2], wide[name][:, 1::2]], axis=1)
    weigh_input = e.weight_on is WeightOn.INPUT
    y, bound = np.zeros(x.shape), np.zeros(x.shape)
    for expert in range(e.count):
        tokens, choices = np.nonzero(ids == expert)
        share = shares[tokens, choices][:, None]
        token = (x[tokens] * share if weigh_input else x[tokens]).astype(dtype).astype(np.float64)
        w = wide[up_name][expert].T
        sums, error = token @ w, (case.hidden + 2) * UNIT * (np.abs(token) @ np.abs(w))
        if e.bias:
            sums = sums + wide[f"{up_name}_bias"][expert]
            error = error + UNIT * np.abs(sums)
        gate, up = sums[:, : e.intermediate], sums[:, -e.intermediate :]
        gate_error, up_error = error[:, : e.intermediate], error[:, -e.intermediate :]
        value = glu(e.glu, gate, up)
        corners = [glu(e.glu, gate + i * gate_error, up + k * up_error) for i in (-1, 1) for k in (-1, 1)]
        spread = 2 * np.max([np.abs(c - value) for c in corners], axis=0) + 16 * UNIT * np.abs(value) + 1e-37
        hidden = value.astype(np.float32).astype(dtype).astype(np.float64)
        edges = [(value + i * spread).astype(np.float32).astype(dtype).astype(np.float64) for i in (-1, 1)]
        hidden_error = np.max([np.abs(edge - hidden) for edge in edges], axis=0)
        w = wide["expert_down"][expert].T
        output = hidden @ w
        error = (hidden_error + (e.intermediate + 2) * UNIT * np.abs(hidden)) @ np.abs(w)
        if e.bias:
            output = output + wide["expert_down_bias"][expert]
            error = error + UNIT * np.abs(output)
        if e.output_norm is not None:
            output, error = _normed(e.output_norm, output, error, wide["post_expert_norm"])
        scale = 1.0 if weigh_input else share.astype(np.float64)
        # a token may name an expert twice
        np.add.at(y, tokens, scale * output)
        np.add.at(bound, tokens, np.abs(scale) * (error + (ids.shape[1] + 1) * UNIT * np.abs(output)))
    return y, bound


def _normed(norm: NormSpec, value: Array, error: Array, weight: Array) -> tuple[Array, Array]:
    """RMSNorm and its bound: the root moves by at most what the errors move the sum of squares."""
    factor = weight if norm.weight is NormWeight.SCALE else 1 + weight
    if norm.weight is NormWeight.CENTRED_INPUT:
        value, error, factor = value * factor, error * np.abs(factor) + 2 * UNIT * np.abs(value * factor), np.ones(1)
    mean = np.mean(value**2, axis=-1, keepdims=True) + norm.eps
    drift = np.mean(np.abs(value) * error, axis=-1, keepdims=True) / mean + (value.shape[-1] + 8) * UNIT
    normed = value / np.sqrt(mean) * factor
    return normed, 1.01 * (error / np.sqrt(mean) * np.abs(factor) + np.abs(normed) * drift)


def routing(rng: np.random.Generator, tokens: int, experts: int, top_k: int, skew: str) -> npt.NDArray[np.int32]:
    """Ids ``[N, k]``: ``uniform``; ``one`` (every token the same experts); ``few`` (most experts stay empty)."""
    pool = {"uniform": experts, "one": top_k, "few": min(experts, top_k + 1)}[skew]
    choices = [experts - 1 - rng.permutation(pool)[:top_k] for _ in range(tokens)]
    return np.array(choices, np.int32).reshape(tokens, top_k)
