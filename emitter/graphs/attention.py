"""A graph of attention alone, over keys and values that a caller keeps."""

from __future__ import annotations

from emitter.errors import UnsupportedError
from emitter.graphs.lowered import graph_of, lowering_of
from emitter.lowering import AttentionCall, Cached
from emitter.plan import Plan
from emitter.shapes import SEQUENCE, TOKENS, Dim, Shape
from emitter.signature import MAIN, Argument, DType, Role
from emitter.spec import DenseSpec
from emitter.spec.attention import GroupedAttentionSpec
from emitter.text.builder import FunctionBuilder
from emitter.text.graph import Graph


def emit_attention(spec: GroupedAttentionSpec, plan: Plan) -> Graph:
    """Causal attention of ``q [N, n, d]`` over ``keys [m, T, d]`` and ``values [m, T, dv]``: ``[N, n dv]``, all of
    ``plan.dtype``. ``start`` (i32) is the number of the key of the first query's own token; no later one is read.

    Raises ``UnsupportedError`` where no kernel computes it.
    """
    kernels = lowering_of(DenseSpec(spec.hidden, spec.hidden), plan).kernels
    if kernels is None or isinstance(kernels.attention, str):
        raise UnsupportedError("attention over keys and values of a caller is by kernels, and the plan has none")
    tokens: Dim = TOKENS if plan.tokens is None else plan.tokens
    m, d, dv = spec.key_sizes
    shapes: dict[str, Shape] = {"q": (tokens, spec.heads, d), "keys": (m, SEQUENCE, d), "values": (m, SEQUENCE, dv)}
    arguments = [Argument(name, shape, plan.dtype, Role.INPUT) for name, shape in shapes.items()]
    arguments.append(Argument("start", (), DType.I32, Role.INPUT))
    b = FunctionBuilder(MAIN)
    q, keys, values, start = b.take(arguments).values()
    positions = b.iota((tokens,), dim=0, name="positions")  # which kernels of such keys do not read
    y = kernels.attention.attend(b, AttentionCall(spec, [q], Cached([keys, values], positions, start)))
    if isinstance(y, str):
        raise UnsupportedError(f"no kernel computes this attention: {y}")
    return graph_of(b, arguments, [("output", b.convert(y, plan.dtype))])
