"""The end of the routed experts: each token's k outputs, normed if the spec says so, weighed and added up in order."""

from __future__ import annotations

from collections.abc import Callable

from emitter.kernels.panels import TILE
from emitter.kernels.writer import Buffer, Grid, Kernel, Value
from emitter.spec import ExpertsSpec, NormSpec, NormWeight, WeightOn

COMBINE_GRID = Grid(("tokens", 8))
_TOKENS = 8


def combine_kernel(
    name: str, experts: ExpertsSpec, hidden: int, top_k: int, rows: str, *, sorted_rows: bool, fused: bool
) -> Kernel:
    """``y [N, H]`` from ``outputs [rows, H]``.

    Slot s has its output in row ``position[s]`` when ``sorted_rows``, in row s otherwise. Slots of zero-compute experts
    (position -1, or an id past the last expert) have none and add nothing.
    """
    buffers = [Buffer("outputs", (None, hidden), "f32", rows)]
    buffers.append(Buffer("position" if sorted_rows else "ids", (None,), "i32", "slots"))
    buffers.append(Buffer("weights", (None,), "f32", "slots"))
    if experts.output_norm is not None:
        buffers.append(Buffer("post_expert_norm", (hidden,), "f32"))
    buffers.append(Buffer("y", (None, hidden), "f32", "tokens"))
    scalars = ["slots", "tokens"] if rows == "slots" else ["slots", "tokens", rows]
    k = Kernel(name, buffers, scalars, fused=fused)
    low = k.workgroup(0) * _TOKENS
    with k.loop(low, k.minimum(low + _TOKENS, k.scalars["tokens"])) as token:
        slots = [token * top_k + choice for choice in range(top_k)]
        places = [k.load("position" if sorted_rows else "ids", slot) for slot in slots]
        absent: list[Value] | None = None
        if experts.partial:
            absent = [k.compare("<", p, 0) if sorted_rows else k.compare(">=", p, experts.count) for p in places]
        at = [k.index(k.maximum(p, 0)) for p in places] if sorted_rows else slots
        shares = [k.broadcast(k.load("weights", slot), TILE) for slot in slots]
        scales = [_norm_scale(k, experts.output_norm, row, hidden) for row in at]

        def add_up(start: Value, mask: Value | None) -> None:
            total: Value | None = None
            for i, row in enumerate(at):
                output = k.load("outputs", row, start, lanes=TILE, mask=mask)
                if experts.output_norm is not None:
                    output = _normed(k, experts.output_norm, output, start, mask, scales[i])
                if experts.weight_on is WeightOn.OUTPUT:
                    output = output * shares[i]
                if absent is not None:
                    output = k.select(k.broadcast(absent[i], TILE), k.constant(0.0, output.type), output)
                total = output if total is None else total + output
            if total is not None:
                k.store(total, "y", token, start, mask=mask)

        _over_columns(k, hidden, add_up)
    return k


def _over_columns(k: Kernel, hidden: int, body: Callable[[Value, Value | None], None]) -> None:
    """Run ``body(start, mask)`` for 16 columns at a time."""
    whole = hidden - hidden % TILE
    with k.loop(0, whole, TILE) as start:
        body(start, None)
    if whole < hidden:
        body(k.constant(whole), k.mask(hidden - whole, TILE))


def _factor(k: Kernel, norm: NormSpec, start: Value, mask: Value | None) -> Value:
    weight = k.load("post_expert_norm", start, lanes=TILE, mask=mask)
    return weight if norm.weight is NormWeight.SCALE else weight + 1.0


def _norm_scale(k: Kernel, norm: NormSpec | None, row: Value, hidden: int) -> Value | None:
    """``1 / sqrt(mean(v^2) + eps)`` of a row of ``outputs``, in every lane."""
    if norm is None:
        return None
    whole = hidden - hidden % TILE

    def squared(start: Value, mask: Value | None, total: Value) -> Value:
        value = k.load("outputs", row, start, lanes=TILE, mask=mask)
        if norm.weight is NormWeight.CENTRED_INPUT:
            value = value * _factor(k, norm, start, mask)
        return k.fma(value, value, total)

    with k.accumulate(0, whole, TILE, [k.constant(0.0, f"vector<{TILE}xf32>")]) as (start, sums):
        sums[0] = squared(start, None, sums[0])
    total = sums[0]
    if whole < hidden:
        total = squared(k.constant(whole), k.mask(hidden - whole, TILE), total)
    mean = k.sum_lanes(total) * (1.0 / hidden) + norm.eps
    root = k.assign(f"math.sqrt {mean.name} : f32", "f32")
    return k.broadcast(1.0 / root, TILE)


def _normed(k: Kernel, norm: NormSpec, value: Value, start: Value, mask: Value | None, scale: Value | None) -> Value:
    if scale is None:
        return value
    factor = _factor(k, norm, start, mask)
    return value * factor * scale if norm.weight is NormWeight.CENTRED_INPUT else value * scale * factor
