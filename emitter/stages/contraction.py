"""Matrix products of f32 operands, accumulated as precisely as the lowering asks for.

A sum of K products in f32, one after the other, is off by about sqrt(K) roundings, and compilers sum in that order:
IREE's output over K = 2048 is four times further from the truth than that of the libraries under PyTorch, which keep
many partial sums. Accumulated in f64 and rounded once it is ten times nearer. Narrower operands are accumulated in
f32: their own rounding is what counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from emitter.dtype import DType
from emitter.lowering import Lowering
from emitter.text.builder import FunctionBuilder, Value

Axes = tuple[Sequence[int], Sequence[int]]


def contract(
    b: FunctionBuilder,
    lowering: Lowering,
    lhs: Value,
    rhs: Value,
    *,
    contracting: Axes,
    batching: Axes = ((), ()),
    wide: bool = False,
    name: str,
) -> Value:
    """``lhs`` contracted with ``rhs`` (see ``FunctionBuilder.dot_general``), f32; ``wide`` leaves sums as they were
    accumulated, where nothing but the accumulator differs.

    ``x @ W^T`` by a kernel where there are some (``Lowering.kernels``).
    """
    if lowering.kernels is not None and len(lhs.shape) == 2 and contracting == ([1], [1]):
        return lowering.kernels.router.project(b, lhs, b.convert(rhs, lhs.dtype), name)
    if contracting == ([1], [1]) and 1 in rhs.shape and not lhs.type.is_static:
        return _vector(b, lowering, lhs, rhs, name=name)
    if lowering.part is not None and lhs.dtype is DType.F32 and lhs.type.is_static and contracting == ([1], [1]):
        return _in_parts(b, lowering, lhs, rhs, lowering.part, name=name)
    if lhs.dtype is not DType.F32 or lowering.accumulate is DType.F32:
        highest = lowering.highest and lhs.dtype is DType.F32
        return b.dot_general(lhs, rhs, contracting=contracting, batching=batching, highest=highest, name=name)
    operands = (b.convert(lhs, lowering.accumulate), b.convert(rhs, lowering.accumulate))
    total = b.dot_general(
        *operands, contracting=contracting, batching=batching, out=lowering.accumulate, name=f"{name}_wide"
    )
    return total if wide else b.convert(total, DType.F32, name=name)


def contract_rows(
    b: FunctionBuilder,
    lowering: Lowering,
    lhs: Value,
    rhs: Value,
    axis: int,
    *,
    by_column: bool = False,
    wide: bool = False,
    name: str,
) -> Value:
    """``lhs [.., p, q, a]`` by ``rhs [.., c, a]``: ``[.., p, q, c]`` f32; p is ``axis``, what is before it a batch.

    ``by_column`` takes ``rhs [.., a, c]``; ``wide`` as ``contract`` has it. p and q are one axis of rows for the
    product: IREE takes no more than one besides sizes that a call decides.
    """
    rows, batch = lhs.shape[: axis + 2], list(range(axis))
    if axis == 1 and lhs.shape[0] == 1:  # nor a batch of one
        flat, rhs, batch = b.join(lhs, 0, 3, name=f"{lhs.name}_rows"), b.join(rhs, 0, 2, name=f"{rhs.name}_alone"), []
    else:
        flat, rows = b.join(lhs, axis, 2, name=f"{lhs.name}_rows"), rows[axis:]
    at = len(batch)
    alone = not batch and flat.shape[0] == 1 and not rhs.type.is_static  # nor one row: it is computed twice
    if alone:
        flat = b.concatenate([flat, flat], dim=0, name=f"{lhs.name}_twice")
    along = at if by_column else at + 1
    axes = {"batching": (batch, batch), "contracting": ([at + 1], [along])}
    y = contract(b, lowering, flat, rhs, **axes, wide=wide, name=name)
    if alone:
        y = b.slice(y, dim=0, start=0, limit=1, name=f"{name}_once")
    return b.split(y, at, rows, name=f"{name}_parts")


def _in_parts(b: FunctionBuilder, lowering: Lowering, lhs: Value, rhs: Value, part: int, *, name: str) -> Value:
    """``lhs [n, a]`` by ``rhs [c, a]``, ``[n, c]`` f32: parts of ``a`` are products of a batch, and then added up.

    A router's logits are few numbers, each a sum over a whole row: one after the other they leave a GPU idle.
    """
    rows, columns, terms = lhs.extent(0), rhs.extent(0), lhs.extent(1)
    parts = terms // part if terms % part == 0 else 1
    wide = (b.convert(lhs, lowering.accumulate), b.convert(rhs, lowering.accumulate))
    split = [
        b.reshape(each, (count, parts, terms // parts), name=f"{name}_{side}_parts")
        for each, count, side in zip(wide, (rows, columns), ("row", "column"), strict=True)
    ]
    products = b.dot_general(
        *split, batching=([1], [1]), contracting=([2], [2]), out=lowering.accumulate, name=f"{name}_parts"
    )
    return b.convert(b.reduce("add", products, dims=[0], name=f"{name}_sum"), DType.F32, name=name)


def _vector(b: FunctionBuilder, lowering: Lowering, lhs: Value, rhs: Value, *, name: str) -> Value:
    """``lhs [N, a]`` by ``rhs [c, a]``, ``[N, c]`` f32, where a or c is 1, for the reason that ``row_dot`` has.

    Summed into its shape: IREE 3.13 fails on the broadcast of a broadcast alone.
    """
    wide, accumulate = (lhs.shape[0], *rhs.shape), lowering.accumulate if lhs.dtype is DType.F32 else DType.F32
    x = b.broadcast_in_dim(b.convert(lhs, accumulate), wide, dims=(0, 2), name=f"{name}_input")
    rows = b.broadcast_in_dim(b.convert(rhs, accumulate), wide, dims=(1, 2), name=f"{name}_rows")
    total = b.reduce("add", b.multiply(x, rows, name=f"{name}_terms"), dims=[2], name=f"{name}_sum")
    return b.convert(total, DType.F32, name=name)


def neurons(b: FunctionBuilder, lowering: Lowering, x: Value, weight: Value, *, name: str) -> Value:
    """Into one neuron per expert, ``[E, N, a]`` by ``[E, 1, a]``, or out of it, ``[E, N, 1]`` by ``[E, c, 1]``, f32.

    Multiplied (and summed), not contracted, for the reason that ``row_dot`` has.
    """
    experts, into = weight.extent(0), weight.shape[1] == 1
    accumulate = lowering.accumulate if x.dtype is DType.F32 else DType.F32
    vectors = b.reshape(weight, (experts, weight.extent(2 if into else 1)), name=f"{name}_vectors")
    wide = (experts, x.shape[1], vectors.shape[1])
    rows = b.broadcast_in_dim(b.convert(vectors, accumulate), wide, dims=(0, 2), name=f"{name}_rows")
    x = b.broadcast_in_dim(b.convert(x, accumulate), wide, dims=(0, 1, 2), name=f"{name}_input")
    y = b.multiply(x, rows, name=f"{name}_terms")
    if into:
        y = b.reduce("add", y, dims=[2], name=f"{name}_sum")
        y = b.broadcast_in_dim(y, (*wide[:2], 1), dims=(0, 1), name=f"{name}_unit")
    return b.convert(y, DType.F32, name=name)


def single_rows(b: FunctionBuilder, lowering: Lowering, x: Value, weight: Value, *, name: str) -> Value:
    """One row for each expert: ``x [E, 1, a]`` by ``weight [E, c, a]``, ``[E, 1, c]`` f32.

    Multiplied and summed, not contracted: XLA then reads weights that were gathered where they lie, and copies none.
    """
    accumulate = lowering.accumulate if x.dtype is DType.F32 else DType.F32
    rows = b.reshape(b.convert(x, accumulate), (weight.extent(0), weight.extent(2)), name=f"{name}_row")
    terms = b.multiply(
        b.broadcast_in_dim(rows, weight.shape, dims=(0, 2), name=f"{name}_rows"),
        b.convert(weight, accumulate),
        name=f"{name}_terms",
    )
    total = b.convert(b.reduce("add", terms, dims=[2], name=f"{name}_sum"), DType.F32)
    return b.reshape(total, (weight.extent(0), 1, weight.extent(1)), name=name)


def row_dot(b: FunctionBuilder, lowering: Lowering, x: Value, vector: Value, *, name: str) -> Value:
    """``x [N, H]`` with ``vector [H]``, ``[N]`` f32.

    Multiplied and summed, not contracted: IREE shapes no dot_general with a dynamic ``[N, 1]`` operand or result.
    """
    wide = b.convert(x, lowering.accumulate)
    rows = b.broadcast_in_dim(b.convert(vector, lowering.accumulate), x.shape, dims=(1,), name=f"{name}_rows")
    total = b.reduce("add", b.multiply(wide, rows, name=f"{name}_terms"), dims=[1], name=f"{name}_sum")
    return b.convert(total, DType.F32, name=name)
