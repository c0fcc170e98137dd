"""The end of the routed experts: each token's k outputs, normed if the spec says so, weighed and added up.

They are added by rising number of their experts, whatever their rank: that is the order of masked-dense, so where the
outputs are equal their sums are too.
"""

from __future__ import annotations

from typing import assert_never

from emitter.kernels.cpu.executable import Grid
from emitter.kernels.cpu.panels import TILE
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, vector_of
from emitter.spec import ExpertsSpec, NormSpec, NormWeight, WeightOn

COMBINE_GRID = Grid(("tokens", 8))
_TOKENS = 8


def combine_kernel(experts: ExpertsSpec, hidden: int, top_k: int, *, sorted_rows: bool, fused: bool) -> Kernel:
    """``y [N, H]`` from ``outputs [rows, H]``.

    Assignment s has its output in row ``row_of[s]`` when ``sorted_rows``, in row s otherwise. Those of zero-compute
    experts (row -1, or an id past the last expert) have none and add nothing.
    """
    rows, places = ("rows", "row_of") if sorted_rows else ("assignments", "ids")
    buffers = [Buffer("outputs", (None, hidden), "f32", rows)]
    buffers.append(Buffer(places, (None,), "i32", "assignments"))
    buffers.append(Buffer("weights", (None,), "f32", "assignments"))
    if experts.output_norm is not None:
        buffers.append(Buffer("post_expert_norm", (hidden,), "f32"))
    buffers.append(Buffer("y", (None, hidden), "f32", "tokens"))
    scalars = ["assignments", "tokens", *["rows"] * sorted_rows]
    k = Kernel("grouped_combine" if sorted_rows else "gathered_combine", buffers, scalars, fused=fused)
    order = k.scratch("order", (top_k,), "i32")
    low = k.workgroup(0) * _TOKENS
    with k.loop(low, k.minimum(low + _TOKENS, k.scalars["tokens"])) as token:
        order_assignments(k, places, token * top_k, top_k, order)

        def clear(start: Value, mask: Value | None) -> None:
            k.store(k.constant(0.0, f"vector<{TILE}xf32>"), "y", token, start, mask=mask)

        k.vectors(0, hidden, TILE, clear)
        with k.loop(0, top_k) as i:
            assignment = k.index(k.load(order, i))
            place = k.load(places, assignment)
            row = k.index(k.maximum(place, 0)) if sorted_rows else assignment
            share = k.broadcast(k.load("weights", assignment), TILE)
            scale = _norm_scale(k, experts.output_norm, row, hidden)

            def add(start: Value, mask: Value | None) -> None:
                output = k.load("outputs", row, start, lanes=TILE, mask=mask)
                if experts.output_norm is not None:
                    output = _normed(k, experts.output_norm, output, start, mask, scale)
                if experts.weight_on is WeightOn.OUTPUT:
                    output = k.product(output, share)
                before = k.load("y", token, start, lanes=TILE, mask=mask)
                k.store(before + output, "y", token, start, mask=mask)

            if experts.partial:
                there = k.compare(">=", place, 0) if sorted_rows else k.compare("<", place, experts.count)
                with k.when(there):
                    k.vectors(0, hidden, TILE, add)
            else:
                k.vectors(0, hidden, TILE, add)
    return k


def order_assignments(k: Kernel, places: str, first: Value, top_k: int, order: Buffer) -> None:
    """Write the assignments ``first`` to ``first + top_k - 1`` to ``order [top_k]`` (i32) by rising place.

    Equal places stay in the order of the assignments. ``places`` are their experts, or their rows sorted by expert.
    """
    lanes = k.constant_vector(range(TILE))
    count = vector_of(TILE, "i32")
    one, zero = k.constant(1, count), k.constant(0, count)
    with k.loop(0, top_k) as choice:
        place = k.broadcast(k.load(places, first + choice), TILE)
        with k.accumulate(0, top_k, TILE, [zero]) as (start, before):
            mask = k.mask(k.constant(top_k) - start, TILE)
            other = k.load(places, first + start, lanes=TILE, mask=mask)
            number = lanes + k.broadcast(k.cast("arith.index_cast", start, "i32"), TILE)
            earlier = k.compare("<", number, k.broadcast(k.cast("arith.index_cast", choice, "i32"), TILE))
            precedes = k.either(k.compare("<", other, place), k.both(k.compare("==", other, place), earlier))
            before[0] = before[0] + k.select(k.both(precedes, mask), one, zero)
        rank = k.index(k.reduce_lanes("add", before[0]))
        k.store(k.cast("arith.index_cast", first + choice, "i32"), order, rank)


def _factor(k: Kernel, norm: NormSpec, start: Value, mask: Value | None) -> Value:
    weight = k.load("post_expert_norm", start, lanes=TILE, mask=mask)
    match norm.weight:
        case NormWeight.SCALE:
            return weight
        case NormWeight.CENTRED | NormWeight.CENTRED_INPUT:
            return weight + 1.0
        case NormWeight.NONE:
            raise AssertionError("a norm inside an FFN has a weight")
        case _:
            assert_never(norm.weight)


def _norm_scale(k: Kernel, norm: NormSpec | None, row: Value, hidden: int) -> Value | None:
    """``1 / sqrt(mean(v^2) + eps)`` of a row of ``outputs``, in every lane."""
    if norm is None:
        return None

    def add_square(start: Value, mask: Value | None, total: list[Value]) -> None:
        value = k.load("outputs", row, start, lanes=TILE, mask=mask)
        match norm.weight:
            case NormWeight.CENTRED_INPUT:
                value = value * _factor(k, norm, start, mask)
            case NormWeight.SCALE | NormWeight.CENTRED | NormWeight.NONE:
                pass
            case _:
                assert_never(norm.weight)
        total[0] = k.fma(value, value, total[0])

    (total,) = k.fold(hidden, TILE, [k.constant(0.0, f"vector<{TILE}xf32>")], add_square)
    mean = k.sum_lanes(total) * (1.0 / hidden) + norm.eps
    root = k.assign(f"math.sqrt {mean.name} : f32", "f32")
    return k.broadcast(1.0 / root, TILE)


def _normed(k: Kernel, norm: NormSpec, value: Value, start: Value, mask: Value | None, scale: Value | None) -> Value:
    if scale is None:
        return value
    factor = _factor(k, norm, start, mask)
    match norm.weight:
        case NormWeight.CENTRED_INPUT:
            return value * factor * scale
        case NormWeight.SCALE | NormWeight.CENTRED | NormWeight.NONE:
            return value * scale * factor
        case _:
            assert_never(norm.weight)
