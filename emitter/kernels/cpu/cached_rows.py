"""Rows of a cache in kernels: numbers of a type, or codes of 8 bits with a scale (``spec.attention.row_elements``)."""

from __future__ import annotations

from collections.abc import Sequence

from emitter.kernels.cpu.writer import Body, Buffer, Operand, Value, vector_of

MOST = 127
"""The largest code."""
_SCALE_BYTES = 4
_ROUND = 1.5 * 2**23  # an f32 added to it is rounded to a whole number, in the lowest bits of the sum
_LEAST = 2.0**-100  # of a row whose largest number is below it nothing is left: 127 over that would be infinite


def scale_of(k: Body, buffer: str, at: Sequence[Value], width: int) -> Value:
    """The scale of a row of ``width`` codes, f32."""
    octets = k.load(buffer, *at, width, lanes=_SCALE_BYTES)
    return k.lane(k.bitcast(octets, "vector<1xf32>"), 0)


def codes_at(
    k: Body, buffer: str, at: Sequence[Value], column: Operand, lanes: int, mask: Value | None = None
) -> Value:
    """Codes of a row from a column on, f32."""
    return k.cast("arith.sitofp", k.load(buffer, *at, column, lanes=lanes, mask=mask), "f32")


def store_codes(k: Body, numbers: Buffer, width: int, lanes: int, buffer: str, at: Sequence[Value]) -> None:
    """A row of ``width`` numbers f32 as codes and a scale. One that is not finite makes the scale so."""
    words = vector_of(lanes, "i32")
    whole = width - width % lanes
    blocks: list[tuple[int, Value | None]] = [(column, None) for column in range(0, whole, lanes)]
    blocks += [(whole, k.mask(width - whole, lanes))] if whole < width else []
    found = [(column, mask, k.load(numbers, column, lanes=lanes, mask=mask)) for column, mask in blocks]
    largest = k.constant(0, words)
    for _, _, value in found:  # bits without the sign: as integers in the order of the numbers, NaN above all
        largest = k.maximum(largest, k.both(k.bitcast(value, words), k.constant(0x7FFFFFFF, words)))
    most = k.bitcast(k.broadcast(k.reduce_lanes("maxsi", largest), lanes), vector_of(lanes, "f32"))
    factor = k.select(k.compare(">", most, _LEAST), k.constant(float(MOST), most.type) / most, 0.0)
    for column, mask, value in found:
        bits = k.bitcast(k.fma(value, factor, k.constant(_ROUND, most.type)), words)
        k.store(k.cast("arith.trunci", bits, "i8"), buffer, *at, column, mask=mask)
    octets = k.bitcast(most * (1.0 / MOST), vector_of(lanes * _SCALE_BYTES, "i8"))
    k.store(k.shuffle(octets, octets, range(_SCALE_BYTES)), buffer, *at, width)
