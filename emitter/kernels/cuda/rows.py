"""Launches over rows: sums, what is narrowed to the compute type, rows of tables; what sequences go on with."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping

from emitter.dtype import DType
from emitter.kernels.cuda.activation import ACTIVATIONS
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.storage import ELEMENTS
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import Factors, Routing, RowGate
from emitter.shapes import static
from emitter.spec import ExpertsSpec
from emitter.spec.attention import GateFunction
from emitter.text.builder import TensorType, Value


def added(launcher: Launcher, one: Value, other: Value, name: str) -> Value:
    """``one + other``, both ``[N, .., H]`` f32."""
    b, kernel = launcher.b, launcher.kernel("add")
    given, width = tensor(b, one), math.prod(map(static, one.shape[1:]))
    blocks = launcher.multiply(given.shape[0], -(-width // kernel.constant("BLOCK_COLUMNS")), "row_tiles")
    results = [Tensor(name, given.shape, "f32")]
    (y,) = launcher.launch(kernel, [blocks], [given, tensor(b, other)], [width], results)
    return value(y, one.type)


def narrowed(launcher: Launcher, x: Value, compute: DType) -> Value:
    """``x [.., a]`` f32 in the compute type: one launch, none for f32 and what was widened from that type."""
    b = launcher.b
    if compute is DType.F32:
        return x
    if (narrow := b.widened_from(x, compute)) is not None:
        return narrow
    kernel = launcher.kernel(f"narrow_{ELEMENTS[compute]}")
    given, width = tensor(b, x), x.extent(len(x.shape) - 1)
    rows = functools.reduce(lambda rows, size: launcher.multiply(rows, size, "rows"), given.shape[:-1])
    blocks = -(-width // kernel.constant("BLOCK_COLUMNS"))
    results = [Tensor("narrowed", given.shape, compute.value)]
    (y,) = launcher.launch(kernel, [launcher.multiply(rows, blocks, "row_tiles")], [given], [width], results)
    return value(y, TensorType(x.shape, compute))


def looked_up(launcher: Launcher, table: Value, ids: Value, name: str, factor: float = 1.0) -> Value:
    """The rows ``ids [N]`` i32 of ``table [T, a]``, ``[N, a]`` f32, times a factor: one launch."""
    kernel, width = launcher.kernel(f"look_up_{ELEMENTS[table.dtype]}"), table.extent(1)
    given = tensor(launcher.b, ids)
    blocks = launcher.multiply(given.shape[0], -(-width // kernel.constant("BLOCK_COLUMNS")), "row_tiles")
    results = [Tensor(name, (given.shape[0], width), "f32")]
    words = [width, table.extent(0), float_bits(factor)]
    (y,) = launcher.launch(kernel, [blocks], [given, tensor(launcher.b, table)], words, results)
    return value(y, TensorType((ids.shape[0], width), DType.F32))


def weighed(launcher: Launcher, x: Value, factors: Factors, gate: Value | None, bias: Value | None, name: str) -> Value:
    """See ``LinearKernels.weigh``: one launch."""
    given = tensor(launcher.b, x)
    by, plus = (None if of is None else tensor(launcher.b, of) for of in (gate, bias))
    gates = x.extent(1) if gate is None else gate.extent(-1)
    of_rows = gate is not None and len(gate.shape) == 2
    y = _weighed(
        *(launcher, given, given.shape, factors, by, plus, name),
        each=x.extent(1) // gates,
        gates=gates * of_rows,
    )
    return value(y, TensorType(x.shape, DType.F32))


def by_choice(launcher: Launcher, x: Value, weights: Value, name: str) -> Value:
    """``[N, k, H]`` f32: rows of ``x [N, H]`` f32 times each of their ``weights [N, k]`` f32; one launch."""
    given, top_k = tensor(launcher.b, x), weights.extent(1)
    shape, by = (given.shape[0], top_k, x.extent(1)), tensor(launcher.b, weights)
    each = x.extent(1)
    y = _weighed(launcher, given, shape, _ITSELF, by, None, name, each=each, gates=1, per_row=top_k)
    return value(y, TensorType((x.shape[0], *shape[1:]), DType.F32))


def passed_through(launcher: Launcher, experts: ExpertsSpec, routed: Value, x: Value, routing: Routing) -> Value:
    """See ``ExpertKernels.pass_through``: one launch."""
    b, kernel, width = launcher.b, launcher.kernel("pass_through"), x.extent(1)
    given = tensor(b, x)
    blocks = launcher.multiply(given.shape[0], -(-width // kernel.constant("BLOCK_COLUMNS")), "row_tiles")
    inputs = [given, *(tensor(b, of) for of in (routing.visited, routing.weights, routed))]
    words = [routing.ids.extent(1), experts.count, experts.count + experts.zero, width]
    (y,) = launcher.launch(kernel, [blocks], inputs, words, [Tensor("routed", given.shape, "f32")])
    return value(y, x.type)


def positioned(launcher: Launcher, q: Value, log: Value, slope: Value, offset: Value, name: str) -> Value:
    """``q [N, n d]`` f32, head h times ``slope[h] log + offset[h]``, of ``log [N]``, ``slope`` and ``offset [n]`` f32:
    two launches."""
    given, of_heads, heads = tensor(launcher.b, q), tensor(launcher.b, slope), slope.extent(0)
    tokens, width = given.shape[0], q.extent(1) // heads
    by_log = tensor(launcher.b, log)
    shares = _weighed(
        *(launcher, of_heads, (tokens, heads), _ITSELF, by_log, None, "slope_by_log"),
        each=heads,
        gates=1,
        per_row=tokens,
    )
    plus = tensor(launcher.b, offset)
    y = _weighed(launcher, given, given.shape, _ITSELF, shares, plus, name, each=width, gates=heads)
    return value(y, q.type)


def columns(launcher: Launcher, x: Value, start: int, limit: int, name: str) -> Value:
    """Columns ``start`` to ``limit`` of ``x [N, c]`` f32: one launch."""
    given = tensor(launcher.b, x)
    y = _weighed(launcher, given, (given.shape[0], limit - start), Factors(), None, None, name, first=start)
    return value(y, TensorType((x.shape[0], limit - start), DType.F32))


def _weighed(
    launcher: Launcher,
    x: Tensor,
    shape: tuple[Extent, ...],
    factors: Factors,
    gate: Tensor | None,
    bias: Tensor | None,
    name: str,
    *,
    each: int = 1,
    gates: int = 0,
    per_row: Extent = 1,
    first: int = 0,
) -> Tensor:
    """Rows of a ``shape`` f32, those of x from column ``first`` on, each ``per_row`` times, by ``factors``; ``each`` of
    their columns have a gate in common, of so many ``gates`` of a row, 0 where one row is that of all."""
    kernel, width = launcher.kernel("weigh"), int(shape[-1])
    rows = functools.reduce(lambda rows, size: launcher.multiply(rows, size, "rows"), shape[1:-1], shape[0])
    of_bias = (1, 0) if bias is None else (width // int(bias.shape[0]), 1)
    words = [width, per_row, int(x.shape[-1]), first, each, gates, *_factor_words(factors, *of_bias)]
    blocks = launcher.multiply(rows, -(-width // kernel.constant("BLOCK_COLUMNS")), "row_tiles")
    inputs = [x, *(x if of is None else of for of in (gate, bias))]
    (y,) = launcher.launch(kernel, [blocks], inputs, words, [Tensor(name, shape, "f32")])
    return y


def words_of_a_gate(width: int) -> tuple[int, ...]:
    """The words that ``weigh`` is launched with where it multiplies rows of so many numbers by one number: its gate."""
    return (width, 1, width, 0, width, 0, *_factor_words(_ITSELF, 1, 0))


def constant_factor(width: int, words: tuple[int, ...]) -> int | None:
    """The bits of the f32 by which ``weigh``, launched with these ``words``, multiplies rows of so many numbers; None
    where it does anything else."""
    *_, factor, _ = words
    *others, _, no_cap = _factor_words(Factors(), 1, 0)
    return factor if words == (width, 1, width, 0, 1, 0, *others, factor, no_cap) else None


def _factor_words(factors: Factors, each: int, has_bias: int) -> tuple[int, ...]:
    """The last words of ``weigh``: of ``factors``, where ``each`` columns have a number of the bias in common."""
    function = (each, _FUNCTIONS[factors.function], has_bias)
    return (float_bits(factors.gate_factor), *function, float_bits(factors.factor), float_bits(factors.cap))


_ITSELF = Factors(function=RowGate.ITSELF)
_FUNCTIONS: Mapping[object, int] = {
    None: 0,
    GateFunction.SIGMOID: 1,
    GateFunction.SOFTPLUS: 2,
    RowGate.ITSELF: 3,
    RowGate.KEEP: 4,
    **{activation: 5 + code for activation, code in ACTIVATIONS.items()},
}


ADVANCED = ("tokens", "positions", "window_positions", "lengths", "made", "count")
"""What ``advance`` writes in place, in order."""


def advanced(launcher: Launcher, ids: Value, held: Mapping[str, Value]) -> None:
    """Have ``ids [N]`` i32 be the next tokens of their sequences: one launch, which writes ``held`` by the names of
    ``ADVANCED``."""
    b = launcher.b
    words = [ids.extent(0), held["made"].extent(0)]
    updates = [tensor(b, held[name]) for name in ADVANCED]
    launcher.launch(launcher.kernel("advance"), [1], [tensor(b, ids)], words, [], updates=updates)
