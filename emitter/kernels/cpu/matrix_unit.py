"""The matrix unit of a core (AMX): products of tiles of bf16, added up in tile registers.

A left tile is 16 rows of 32 elements, 64 bytes of each; a right tile is 16 lines of a panel (see ``panels``), the same
32 elements of 16 tokens. The sums of left h and right t, a line for each row of h, are in tmm(2 h + t). Left tiles pass
through tmm4 and 5, right ones through tmm6 and 7. Intel 64 and IA-32 Architectures Software Developer's Manual, AMX.
"""

from __future__ import annotations

from collections.abc import Sequence

from emitter.kernels.cpu.panels import LINE, TILE
from emitter.kernels.cpu.writer import Body, Kernel, Value

STEP = 32
"""Elements of a row of a left tile."""
TILE_BYTES = TILE * LINE
"""Bytes of a tile whose rows follow one another."""


def configure(k: Kernel, rows: int = TILE) -> None:
    """What a kernel must do first: give the tile registers their shapes, left tiles of ``rows`` rows."""
    shapes = [1] + [0] * 15 + [64, 0] * 8 + [0] * 16 + [rows] * 6 + [TILE] * 2 + [0] * 8
    config = k.scratch("tile_shapes", (64,), "i8")
    k.store(k.constant_vector(shapes, "i8"), config, 0)
    k.assembly(["ldtilecfg ($0)"], k.address(config))


def release(k: Kernel) -> None:
    """What it must do last."""
    k.assembly(["tilerelease"])


def sums_of(rights: int, lefts: int = 2) -> list[tuple[int, int]]:
    """The left and the right tile of each register of sums."""
    return [(h, t) for t in range(rights) for h in range(lefts)]


def zero(f: Body, rights: int, lefts: int = 2) -> None:
    """Begin sums at zero."""
    f.assembly([f"tilezero %tmm{2 * h + t}" for h, t in sums_of(rights, lefts)])


def load(f: Body, h: int, t: int, at: Value) -> None:
    """Begin the sums of left ``h`` and right ``t`` with those that are at an address, line by line."""
    f.assembly([f"tileloadd ($0,$1,1), %tmm{2 * h + t}"], at, f.constant(LINE))


def store(f: Body, h: int, t: int, at: Value) -> None:
    """Write the sums of left ``h`` and right ``t`` to an address, line by line."""
    f.assembly([f"tilestored %tmm{2 * h + t}, ($0,$1,1)"], at, f.constant(LINE))


def add(f: Body, lefts: Sequence[Value], left_stride: Value, rights: Sequence[Value]) -> None:
    """Add the products of left tiles, whose rows are ``left_stride`` bytes apart, with right ones to their sums."""
    code: list[str] = []
    names = [f"${i}" for i in range(len(lefts) + len(rights) + 2)]
    left_step, right_step = names[-2:]
    for h, t in sums_of(len(rights), len(lefts)):
        if h == 0:
            code.append(f"tileloadd ({names[len(lefts) + t]},{right_step},1), %tmm{6 + t}")
        if t == 0:
            code.append(f"tileloadd ({names[h]},{left_step},1), %tmm{4 + h}")
        code.append(f"tdpbf16ps %tmm{6 + t}, %tmm{4 + h}, %tmm{2 * h + t}")
    f.assembly(code, *lefts, *rights, left_stride, f.constant(LINE))
