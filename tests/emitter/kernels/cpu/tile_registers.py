"""The matrix unit in software: kernels whose tile instructions are loops over memory, for machines that have none.

Each instruction that ``Body.assembly`` is given is written out as what the manual says of it, over eight registers of
16 rows of 64 bytes on the stack: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, TILELOADD,
TILESTORED, TILEZERO and TDPBF16PS. Tiles have 16 rows, whatever LDTILECFG says.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence

import pytest

from emitter.kernels.cpu.writer import Body, Buffer, Value
from emitter.target.isa import AMX, AVX512_BF16, Isa

EMULATED: Isa = dataclasses.replace(AMX, features=AVX512_BF16.features)
"""The tier with its kernels, for machines that have the rest of it."""
_ROWS, _WORDS, _FLOATS = 16, "vector<16xi32>", "vector<16xf32>"
_REGISTERS = Buffer("tile_registers", (8 * _ROWS, _ROWS), "i32")


def emulate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have kernels be written so from now on."""
    monkeypatch.setattr(Body, "assembly", _assembly)


def _assembly(b: Body, template: Sequence[str], *operands: Value) -> None:
    if _REGISTERS not in b._scratch:
        b._scratch.append(_REGISTERS)
        b._lines.insert(0, f"%{_REGISTERS.name} = memref.alloca() alignment = 64 : {_REGISTERS.memref}")
    for instruction in template:
        name, *numbers = re.findall(r"^\w+|(?<=%tmm)\d|(?<=\$)\d+", instruction)
        at = [int(number) for number in numbers]
        match name:
            case "tilezero":
                with b.loop(0, _ROWS) as row:
                    b.store(b.constant(0, _WORDS), _REGISTERS, row + at[0] * _ROWS, 0)
            case "tileloadd":
                with b.loop(0, _ROWS) as row:
                    line = b.load_at(operands[at[0]] + row * operands[at[1]], _WORDS, 2)
                    b.store(line, _REGISTERS, row + at[2] * _ROWS, 0)
            case "tilestored":
                with b.loop(0, _ROWS) as row:
                    line = b.load(_REGISTERS, row + at[0] * _ROWS, 0, lanes=_ROWS)
                    b.store_at(line, operands[at[1]] + row * operands[at[2]], 4)
            case "tdpbf16ps":
                _multiply(b, *at)
            case _:
                assert name in ("ldtilecfg", "tilerelease"), instruction


def _multiply(b: Body, right: int, left: int, to: int) -> None:
    high = b.constant(-0x10000, _WORDS)
    places = b.constant(16, _WORDS)

    def halves(words: Value) -> list[Value]:
        """The first and the second number of each pair, as f32."""
        low = b.assign(f"arith.shli {words.name}, {places.name} : {_WORDS}", _WORDS)
        return [b.bitcast(each, _FLOATS) for each in (low, b.both(words, high))]

    with b.loop(0, _ROWS) as row:
        start = b.bitcast(b.load(_REGISTERS, row + to * _ROWS, 0, lanes=_ROWS), _FLOATS)
        with b.accumulate(0, _ROWS, 1, [start]) as (pair, sums):
            element = b.broadcast(b.load(_REGISTERS, row + left * _ROWS, pair), _ROWS)
            line = b.load(_REGISTERS, pair + right * _ROWS, 0, lanes=_ROWS)
            for one, other in zip(halves(element), halves(line), strict=True):
                sums[0] = b.fma(one, other, sums[0])
        b.store(b.bitcast(sums[0], _WORDS), _REGISTERS, row + to * _ROWS, 0)
