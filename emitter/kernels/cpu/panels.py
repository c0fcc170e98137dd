"""Panels: how the rows of a matrix product's right-hand side lie in memory so that every tier can stream them.

A *tile* is 16 tokens. Its panel is a run of 64-byte *lines*; line l holds, for each of the 16 tokens, the ``group``
consecutive elements l * group, ... of the contracted dimension. With f32 a line is one vector with a token per lane;
with bf16 pairs it is one row of an AMX tile, and an operand of VDPBF16PS. Missing elements and tokens are zeros.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.writer import Buffer, Function, Kernel, Value
from emitter.signature import DType
from emitter.target.isa import Isa

TILE = 16
"""Tokens of a tile, and lanes of every vector of a panel. Narrower registers take a line in two halves."""
LINE = 64
"""Bytes of a line."""


@dataclass(frozen=True)
class PanelLayout:
    """The panels of a tier for weights of ``dtype``."""

    isa: Isa
    dtype: DType

    @property
    def tiles(self) -> bool:
        """Whether AMX multiplies."""
        return self.isa.tiles and self.dtype is DType.BF16

    @property
    def group(self) -> int:
        """Elements of the contracted dimension side by side."""
        return 2 if self.dtype is DType.BF16 and self.isa.bf16_dot else 1

    @property
    def element(self) -> DType:
        """Element type: f32 where bf16 is widened before it is multiplied."""
        return DType.BF16 if self.group == 2 else DType.F32

    def padded(self, length: int) -> int:
        """The contracted length with the zeros at its end: whole steps of the matrix unit."""
        step = 32 if self.tiles else self.group
        return -(-length // step) * step

    def lines(self, length: int) -> int:
        """Lines of one tile's panel."""
        return self.padded(length) // self.group

    def bytes(self, length: int) -> int:
        """Bytes of one tile's panel."""
        return self.lines(length) * LINE


def transpose(k: Kernel, source: Value, target: Value) -> None:
    """Write the 16 lines at the address ``source``, of 16 elements of 4 bytes each, transposed to ``target``.

    The two may be the same. Four rounds, in which blocks of 1, 2, 4 and 8 lanes change places.
    """
    f = Function("transpose", [], ["source", "target"])
    source_at, target_at = f.pointer(f.scalars["source"]), f.pointer(f.scalars["target"])
    rows = [f.load_at(f.pointer(source_at, i * LINE), f"vector<{TILE}xi32>") for i in range(TILE)]
    for width in (1, 2, 4, 8):
        low = [lane if lane & width == 0 else TILE + lane - width for lane in range(TILE)]
        high = [lane + width if lane & width == 0 else TILE + lane for lane in range(TILE)]
        swapped = list(rows)
        for i in range(TILE):
            if i & width == 0:
                swapped[i] = f.shuffle(rows[i], rows[i + width], low)
                swapped[i + width] = f.shuffle(rows[i], rows[i + width], high)
        rows = swapped
    for i, row in enumerate(rows):
        f.store_at(row, f.pointer(target_at, i * LINE))
    k.call(f, {}, {"source": source, "target": target})


def pack_scratch(k: Kernel, layout: PanelLayout) -> Buffer:
    """Memory for 16 vectors on their way into a panel; to be asked for once, before any loop."""
    return k.scratch("square", (TILE, TILE * layout.group), layout.element.value)


def pack_tile(
    k: Kernel,
    layout: PanelLayout,
    x: str,
    length: int,
    rows: Buffer,
    to: Value,
    square: Buffer,
    scales: Buffer | None = None,
) -> None:
    """Write the panel of 16 rows (i32) of the matrix ``x [N, length]`` to the address ``to``; a negative row is zeros.

    ``square`` is scratch (see ``pack_scratch``). With ``scales`` (f32) x is f32, and each row is multiplied and then
    rounded to the layout's dtype.
    """
    lanes, group, lines = TILE * layout.group, layout.group, layout.lines(length)

    def block(start: Value, count: int, used: int) -> None:
        with k.loop(0, TILE) as i:
            row = k.index(k.load(rows, i))
            mask = k.mask(k.select(k.compare(">=", row, 0), k.constant(count), k.constant(0)), lanes)
            vector = k.load(x, k.maximum(row, 0), start, lanes=lanes, mask=mask)
            if scales is not None:
                vector = vector * k.broadcast(k.load(scales, i), lanes)
                if layout.dtype is not DType.F32:
                    vector = (k.narrow if group == 2 else k.rounded)(vector, layout.dtype.value)
            k.store(vector if group == 2 else k.to_f32(vector), square, i, 0)
        where, address = to + start * (LINE // group), k.address(square)
        transpose(k, address, where if used == TILE else address)
        if used < TILE:
            with k.loop(0, used) as line:
                at = line * LINE
                k.store_at(k.load_at(address + at, f"vector<{TILE}xi32>"), where + at)

    whole = length - length % lanes
    with k.loop(0, whole, lanes) as start:
        block(start, lanes, TILE)
    used = lines - whole // group
    if whole < length:
        block(k.constant(whole), length - whole, min(used, TILE))
        used -= TILE
    for line in range(max(used, 0)):
        zero = k.constant(0, f"vector<{TILE}xi32>")
        k.store_at(zero, to + (lines - 1 - line) * LINE)
