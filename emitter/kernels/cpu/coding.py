"""How the numbers of each packing are decoded in a kernel: what the readers of packed rows (``packed``) ask of one.

A number of a row is ``s_g v_i``, of MLX affine ``s_g q_i + b_g``: v is what its code stands for, s belongs to the group
of neighbouring numbers (``group`` of a row, of ``block_rows`` rows) that it is in.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, lanes_of, vector_of
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing

LANES = 16
"""Lanes of every vector here. Narrower registers take one in halves or quarters."""
_E2M1 = (0, 1, 2, 3, 4, 6, 8, 12)
"""Twice the magnitude of a 4-bit float, by the lowest three bits of its code."""
_NAN = 0x7FC00000


class Coding(Protocol):
    """The codes and scales of rows of one packing."""

    @property
    def bits(self) -> int:
        """Bits of a code. A row is one little-endian stream of them."""

    @property
    def group(self) -> int:
        """Neighbouring numbers of a row with one scale."""

    @property
    def block_rows(self) -> int:
        """Neighbouring rows with one scale."""

    @property
    def offset(self) -> bool:
        """Whether groups have a bias; codes are then unsigned integers, and ``centre`` is taken from them."""

    @property
    def centre(self) -> int:
        """What stands in the middle of the codes."""

    def planes(self, name: str, experts: int, rows: int, length: int) -> tuple[Buffer, ...]:
        """The buffers: codes, scales and, with an offset, biases."""

    def table(self, centred: bool) -> tuple[float, ...] | None:
        """What each code stands for, where there are 16 or less."""

    def decoded(self, k: Kernel, codes: Value, centred: bool) -> Value:
        """What the lowest bits of each i32 lane stand for, f32."""

    def scales(self, k: Kernel, loaded: Value) -> Value:
        """Loaded scales in f32."""


@dataclass(frozen=True)
class AffineCoding:
    """``packing.MlxAffine``."""

    packing: MlxAffine
    block_rows = 1
    offset = True

    @property
    def bits(self) -> int:
        """See ``Coding``."""
        return self.packing.bits

    @property
    def group(self) -> int:
        """See ``Coding``."""
        return self.packing.group

    @property
    def centre(self) -> int:
        """See ``Coding``."""
        return 1 << (self.bits - 1)

    def planes(self, name: str, experts: int, rows: int, length: int) -> tuple[Buffer, ...]:
        """See ``Coding``."""
        groups = (experts, rows, length // self.group)
        return (
            Buffer(f"{name}.codes", (experts, rows, length * self.bits // 32), "i32"),
            Buffer(f"{name}.scales", groups, self.packing.scale.value),
            Buffer(f"{name}.biases", groups, self.packing.scale.value),
        )

    def table(self, centred: bool) -> tuple[float, ...] | None:
        """See ``Coding``."""
        less = self.centre if centred else 0
        return tuple(float(code - less) for code in range(1 << self.bits)) if self.bits <= 4 else None

    def decoded(self, k: Kernel, codes: Value, centred: bool) -> Value:
        """See ``Coding``."""
        if not centred:
            return k.cast("arith.sitofp", k.both(codes, k.constant((1 << self.bits) - 1, codes.type)), "f32")
        # An unsigned number with its highest bit turned is the centred one in two's complement.
        turned = _op(k, "arith.xori", codes, k.constant(self.centre, codes.type))
        left = k.constant(32 - self.bits, codes.type)
        signed = _op(k, "arith.shrsi", _op(k, "arith.shli", turned, left), left)
        return k.cast("arith.sitofp", signed, "f32")

    def scales(self, k: Kernel, loaded: Value) -> Value:
        """See ``Coding``."""
        return k.to_f32(loaded)


@dataclass(frozen=True)
class Mxfp4Coding:
    """``packing.Mxfp4``, its numbers twice as large and its scales half: 2^128 is no f32."""

    packing: Mxfp4
    bits = 4
    group = 32
    block_rows = 1
    offset = False
    centre = 0

    def planes(self, name: str, experts: int, rows: int, length: int) -> tuple[Buffer, ...]:
        """See ``Coding``."""
        return (
            Buffer(f"{name}.blocks", (experts, rows, length // 2), "i8"),
            Buffer(f"{name}.scales", (experts, rows, length // self.group), "i8"),
        )

    def table(self, centred: bool) -> tuple[float, ...] | None:
        """See ``Coding``."""
        return (*map(float, _E2M1), *(-float(value) for value in _E2M1))

    def decoded(self, k: Kernel, codes: Value, centred: bool) -> Value:
        """See ``Coding``."""
        return _small_float(k, codes, exponent=2, mantissa=1, bias=0)

    def scales(self, k: Kernel, loaded: Value) -> Value:
        """See ``Coding``: ``2^(s - 128)``, zero where that is below the normal numbers."""
        wide = k.cast("arith.extui", loaded, "i32")
        one = k.constant(1, wide.type)
        exponent = _op(k, "arith.maxsi", _op(k, "arith.subi", wide, one), k.constant(0, wide.type))
        bits = _op(k, "arith.shli", exponent, k.constant(23, wide.type))
        return k.assign(f"arith.bitcast {bits.name} : {bits.type} to {_f32(bits)}", _f32(bits))


@dataclass(frozen=True)
class Fp8Coding:
    """``packing.BlockFp8``."""

    packing: BlockFp8
    bits = 8
    offset = False
    centre = 0

    @property
    def group(self) -> int:
        """See ``Coding``."""
        return self.packing.block_columns

    @property
    def block_rows(self) -> int:
        """See ``Coding``."""
        return self.packing.block_rows

    def planes(self, name: str, experts: int, rows: int, length: int) -> tuple[Buffer, ...]:
        """See ``Coding``."""
        grid = (experts, -(-rows // self.block_rows), -(-length // self.group))
        codes = Buffer(f"{name}.codes", (experts, rows, length), "i8")
        return (codes, Buffer(f"{name}.scales", grid, self.packing.scale.value))

    def table(self, centred: bool) -> tuple[float, ...] | None:
        """See ``Coding``."""
        return None

    def decoded(self, k: Kernel, codes: Value, centred: bool) -> Value:
        """See ``Coding``."""
        value = _small_float(k, codes, exponent=4, mantissa=3, bias=7)
        magnitude = k.both(codes, k.constant(0x7F, codes.type))
        nothing = k.assign(
            f"arith.bitcast {k.constant(_NAN, codes.type).name} : {codes.type} to {value.type}", value.type
        )
        return k.select(k.compare("==", magnitude, k.constant(0x7F, codes.type)), nothing, value)

    def scales(self, k: Kernel, loaded: Value) -> Value:
        """See ``Coding``."""
        return k.to_f32(loaded)


def coding(packing: Packing) -> Coding | None:
    """How a packing is decoded; None where no kernel reads it."""
    match packing:
        case MlxAffine():
            return AffineCoding(packing)
        case Mxfp4():
            return Mxfp4Coding(packing)
        case BlockFp8(block_columns=columns):
            # steps of 32 numbers have one scale
            return Fp8Coding(packing) if columns == 32 or columns % 64 == 0 else None
        case _:
            return None


def reads(packing: Packing) -> bool:
    """Whether kernels read rows that are packed so."""
    return coding(packing) is not None


def looked_up(k: Kernel, isa: Isa, of: Coding, codes: Value, *, centred: bool) -> Value:
    """What the lowest bits of each i32 lane stand for, f32: from a table of 16 where there are such, else computed."""
    table = of.table(centred)
    if table is not None and isa.lanes == LANES:
        # By the lowest four bits of an index: what lies above them is not looked at.
        values = floats(k, [table[i % len(table)] for i in range(LANES)])
        return k.intrinsic("llvm.x86.avx512.permvar.sf.512", vector_of(LANES, "f32"), values, codes)
    return of.decoded(k, codes, centred)


def floats(k: Kernel, values: Sequence[float]) -> Value:
    """A constant vector of f32, by its bits."""
    bits = struct.unpack(f"<{len(values)}i", struct.pack(f"<{len(values)}f", *values))
    return k.bitcast(k.constant_vector(bits), vector_of(len(values), "f32"))


def halves(k: Kernel, values: Sequence[float]) -> Value:
    """A constant vector of bf16 as i16, of numbers that are bf16 ones."""
    words = [struct.unpack("<i", struct.pack("<f", value))[0] >> 16 for value in values]
    return k.constant_vector(words, "i16")


def _small_float(k: Kernel, codes: Value, *, exponent: int, mantissa: int, bias: int) -> Value:
    """f32 of the floats in the lowest bits of i32 lanes; the highest exponent is one like any other.

    With exponent 0 a code is a number of units of 2^(1 - bias - mantissa): that many of them beside 2^(1 - bias), less
    that. So no subnormal f32 comes up, which kernels may take for zero.
    """
    type_ = codes.type
    magnitude = k.both(codes, k.constant((1 << (exponent + mantissa)) - 1, type_))
    shifted = _op(k, "arith.shli", magnitude, k.constant(23 - mantissa, type_))
    normal = _op(k, "arith.addi", shifted, k.constant((127 - bias) << 23, type_))
    unit = _op(k, "arith.addi", shifted, k.constant((128 - bias) << 23, type_))
    normal, unit = (k.assign(f"arith.bitcast {v.name} : {type_} to {_f32(v)}", _f32(v)) for v in (normal, unit))
    small = unit - k.constant(2.0 ** (1 - bias), unit.type)
    value = k.select(k.compare("<", magnitude, k.constant(1 << mantissa, type_)), small, normal)
    bit = exponent + mantissa
    sign = _op(k, "arith.shli", k.both(codes, k.constant(1 << bit, type_)), k.constant(31 - bit, type_))
    bits = k.assign(f"arith.bitcast {value.name} : {value.type} to {type_}", type_)
    signed = _op(k, "arith.ori", bits, sign)
    return k.assign(f"arith.bitcast {signed.name} : {type_} to {value.type}", value.type)


def _f32(value: Value) -> str:
    return vector_of(lanes_of(value.type), "f32")


def _op(k: Kernel, operation: str, a: Value, b: Value) -> Value:
    return k.assign(f"{operation} {a.name}, {b.name} : {a.type}", a.type)


def shift(k: Kernel, lanes: Value, by: int | Value, *, left: bool = False) -> Value:
    """Lanes shifted to the right, or to the left, with zeros behind them."""
    if isinstance(by, int):
        if by == 0:
            return lanes
        by = k.constant(by, lanes.type)
    return _op(k, "arith.shli" if left else "arith.shrui", lanes, by)
