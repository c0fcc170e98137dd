"""The formula of ``packing.MlxAffine`` in StableHLO."""

from __future__ import annotations

from collections.abc import Mapping

from emitter.dtype import DType
from emitter.packing import MlxAffine, Weight
from emitter.text.builder import FunctionBuilder, Value

_WORD = 32


def unpack_affine(b: FunctionBuilder, weight: Weight, planes: Mapping[str, Value]) -> Value:
    """The weight in f32, all of it: where nothing fuses this with what reads it, that is a copy of the weight."""
    packing = weight.packing
    assert isinstance(packing, MlxAffine)
    *outer, length = weight.shape
    name = planes["codes"].name
    codes = _codes(b, planes["codes"], packing.bits, f"{name}_numbers")
    grouped = (*outer, length // packing.group, packing.group)
    numbers = b.reshape(b.convert(codes, DType.F32), grouped, name=f"{name}_in_groups")
    dims = range(len(grouped) - 1)
    scales, biases = (
        b.broadcast_in_dim(b.convert(planes[plane], DType.F32), grouped, dims=tuple(dims), name=f"{name}_{plane}")
        for plane in ("scales", "biases")
    )
    scaled = b.add(b.multiply(numbers, scales, name=f"{name}_scaled"), biases, name=f"{name}_values")
    return b.reshape(scaled, weight.shape, name=f"{name}_unpacked")


def _codes(b: FunctionBuilder, words: Value, bits: int, name: str) -> Value:
    """The unsigned integers in rows of words, i32: of each run of words that holds a whole number of them."""
    *outer, count = (words.extent(axis) for axis in range(len(words.shape)))
    each = 1 if _WORD % bits == 0 else bits  # words of a run
    numbers = each * _WORD // bits  # integers of a run
    shape = (*outer, count // each, numbers)
    bits_before = b.multiply(
        b.iota(shape, dim=len(shape) - 1, name=f"{name}_at"), b.full(bits, shape, DType.I32), name=f"{name}_bits"
    )
    mask = b.full((1 << bits) - 1, shape, DType.I32, name=f"{name}_mask")
    if each == 1:
        low = b.broadcast_in_dim(words, shape, dims=tuple(range(len(outer) + 1)), name=f"{name}_words")
        return b.and_(b.shift_right_logical(low, bits_before), mask, name=name)
    runs = b.reshape(words, (*outer, count // each, each), name=f"{name}_runs")
    begins = [number * bits // _WORD for number in range(numbers)]
    slices = [b.slice(runs, dim=len(outer) + 1, start=at, limit=at + 1, name=f"{name}_word") for at in range(each)]
    low = b.concatenate([slices[at] for at in begins], dim=len(outer) + 1, name=f"{name}_low")
    high = b.concatenate([slices[min(at + 1, each - 1)] for at in begins], dim=len(outer) + 1, name=f"{name}_high")
    at = b.and_(bits_before, b.full(_WORD - 1, shape, DType.I32), name=f"{name}_begin")
    # in two steps, for a whole word is no shift
    up = b.shift_left(high, b.full(1, shape, DType.I32))
    up = b.shift_left(up, b.subtract(b.full(_WORD - 1, shape, DType.I32), at))
    return b.and_(b.or_(b.shift_right_logical(low, at), up), mask, name=name)
