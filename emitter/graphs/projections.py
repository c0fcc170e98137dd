"""Graphs of dense MLPs and projections whose weights a caller has apart, each of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from emitter.graphs.lowered import dense_mlp_of, graph_of, lowering_of, widened
from emitter.lowering import DenseMlp, Lowering
from emitter.packing import Weight
from emitter.plan import Plan
from emitter.shapes import TOKENS, Dim
from emitter.signature import MAIN, Argument, DType, Role, weight_arguments
from emitter.spec import DenseSpec
from emitter.spec.tensors import COMPUTE, apart_weights, projection_weights
from emitter.stages.block import projection
from emitter.stages.experts import glu
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.graph import Graph
from emitter.text.weights import Weights, hold


def emit_mlp(spec: DenseSpec, plan: Plan) -> Graph:
    """A dense MLP whose gate and up projections are weights of their own: ``gate`` and ``up [I, H]`` (``up`` alone
    without a gate), ``down [H, I]``, their biases after each, all of ``plan.dtype``.

    ``x [N, H]`` and the result ``[N, H]`` are of that type too; what is between is f32, and rounded for each product.

    Raises what ``emit`` raises.
    """
    return _emit_projections(
        plan,
        spec.hidden,
        (*apart_weights(spec), *projection_weights("down", spec.hidden, spec.intermediate, spec.bias)),
        lambda b, lowering, dense, x, weights: projection(
            b, lowering, _hidden(b, lowering, dense, spec, x, weights), weights, "down", dense, name="output"
        ),
    )


def emit_hidden(spec: DenseSpec, plan: Plan) -> Graph:
    """The first half of ``emit_mlp``: the hidden values ``[N, I]`` of ``x [N, H]``, both of ``plan.dtype``."""
    return _emit_projections(
        plan,
        spec.hidden,
        apart_weights(spec),
        lambda b, lowering, dense, x, weights: _hidden(b, lowering, dense, spec, x, weights),
    )


def emit_projection(rows: int, length: int, plan: Plan, *, bias: bool = False) -> Graph:
    """``x @ W^T (+ bias)`` by ``down [rows, length]``: ``[N, rows]`` of ``x [N, length]``, all of ``plan.dtype``.

    Raises what ``emit`` raises.
    """
    return _emit_projections(
        plan,
        length,
        projection_weights("down", rows, length, bias),
        lambda b, lowering, dense, x, weights: projection(b, lowering, x, weights, "down", dense, name="output"),
    )


_Write = Callable[[FunctionBuilder, Lowering, DenseMlp | None, Value, Weights], Value]


def _hidden(
    b: FunctionBuilder, lowering: Lowering, dense: DenseMlp | None, spec: DenseSpec, x: Value, weights: Weights
) -> Value:
    gate = projection(b, lowering, x, weights, "gate", dense, name="gate") if spec.glu.gated else None
    return glu(b, spec.glu, gate, projection(b, lowering, x, weights, "up", dense, name="up"))


def _emit_projections(plan: Plan, width: int, needed: Sequence[Weight], write: _Write) -> Graph:
    """A graph of projections; ``x [N, width]``."""
    # Whatever the sizes: no kernel refuses a projection.
    spec = DenseSpec(width, width)
    lowering = lowering_of(spec, plan)
    tokens: Dim = TOKENS if plan.tokens is None else plan.tokens
    b, dtype = FunctionBuilder(MAIN), plan.dtype
    planes = weight_arguments([replace(weight, packing=COMPUTE) for weight in needed], dtype)
    arguments = (Argument("x", (tokens, width), dtype, Role.INPUT), *planes)
    given = b.take(arguments)
    held = hold(b, planes, widened(b, planes, given))
    x = b.convert(given["x"], DType.F32)
    output = b.convert(write(b, lowering, dense_mlp_of(plan, lowering.kernels), x, held), dtype)
    return graph_of(b, arguments, [("output", output)])
