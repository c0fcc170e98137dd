"""Attention of many tokens by the matrix unit: what ``attention_tiles`` computes, with products of tiles of bf16.

Both products have what is multiplied on the left in tiles of 16 rows of 32, one after the other: of keys for 32
dimensions, of columns of the values for 32 keys. They are laid out once for the rows of a work item:

    for chunk of 128 keys:
      copy the keys, filled up with zeros                     tile (16 keys, 32 dimensions)
      turn the values of 32 keys                              tile (16 columns, 32 keys)
      for two tiles of rows:
        for 32 keys: for 32 dimensions: sums += keys x panels
        scale, mask, weigh
        for 32 columns: for 32 keys: sums += columns x weights
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu import matrix_unit
from emitter.kernels.cpu.attention_tiles import KEYS, Chunk, PrefillAttention, Work
from emitter.kernels.cpu.matrix_unit import STEP, TILE_BYTES
from emitter.kernels.cpu.panels import LINE, TILE, transpose
from emitter.kernels.cpu.writer import Function, Kernel, Operand, Value

_STEPS = KEYS // STEP  # tiles along a chunk's keys
Run = tuple[Value, int]
"""Where the first of some things is, and how many bytes after it the next one."""


@dataclass(frozen=True)
class MatrixAttention(PrefillAttention):
    """The kernel for any number of tokens, on a core with a matrix unit."""

    @property
    def _wide(self) -> int:
        return 2

    @property
    def _groups(self) -> int:
        return 4

    @property
    def _weighed(self) -> int:
        return STEP

    @property
    def _chunk_bytes(self) -> tuple[int, int]:
        return KEYS // TILE * sum(self._key_steps) * TILE_BYTES, self._columns // TILE * _STEPS * TILE_BYTES

    @property
    def _key_steps(self) -> list[int]:
        """Tiles along a key, of each matrix of keys."""
        return [-(-width // STEP) for width in self.shape.keys]

    def refusal(self) -> None:
        """See ``PrefillAttention``: what is missing of a pair is zero."""
        return

    def _enter(self, k: Kernel) -> None:
        matrix_unit.configure(k)

    def _leave(self, k: Kernel) -> None:
        matrix_unit.release(k)

    def _lay_out(self, k: Kernel, work: Work, chunk: Chunk) -> None:
        memory = self._memory()
        with k.loop(0, chunk.keys) as key:
            row, to = chunk.start + key, work.memory + memory.keys + key % TILE * LINE
            for part, (width, steps) in enumerate(zip(self.shape.keys, self._key_steps, strict=True)):
                tile = to + key // TILE * (steps * TILE_BYTES)
                for first in range(0, width, STEP):
                    mask = k.mask(width - first, STEP) if width - first < STEP else None
                    at = (*chunk.lead, row)
                    numbers = self._numbers(k, f"keys_{part}", width, at, first, STEP, mask)
                    k.store_at(numbers, tile + first // STEP * TILE_BYTES)
                to = to + KEYS // TILE * (steps * TILE_BYTES)
        square = k.address(work.square)
        with k.loop(0, k.ceildiv(chunk.keys, STEP)) as step:
            for columns, mask in self._column_blocks(k, self.shape.values):
                with columns as column:
                    with k.loop(0, TILE) as pair:
                        pairs = self._value_pairs(k, chunk, step * TILE + pair, column, mask)
                        k.store_at(pairs, square + pair * LINE)
                    to = work.memory + memory.values + (column // TILE * _STEPS + step) * TILE_BYTES
                    transpose(k, square, to)

    def _score(self, k: Kernel, work: Work, chunk: Chunk, tile: Value) -> None:
        memory = self._memory()
        with k.loop(0, chunk.keys, STEP) as low:
            to = work.memory + memory.scores + low * LINE
            keys, panels = work.memory + memory.keys, work.memory + tile * sum(self._panel_bytes)
            for part, steps in enumerate(self._key_steps):
                lefts = keys + low // TILE * (steps * TILE_BYTES)
                rights = panels, sum(self._panel_bytes)
                self._add_tiles(k, (lefts, steps * TILE_BYTES), rights, steps, (to, KEYS * LINE), before=part > 0)
                keys, panels = keys + KEYS // TILE * (steps * TILE_BYTES), panels + self._panel_bytes[part]

    def _gather(self, k: Kernel, work: Work, chunk: Chunk, tile: Value) -> None:
        memory, apart, steps = self._memory(), self._columns * LINE, k.ceildiv(chunk.keys, STEP)
        self._shrink(k, self._rescales(k, work, tile), work.sums_at(self, tile, k.constant(0)), apart, self._columns)

        def block(column: Value, lefts: int) -> None:
            values = work.memory + memory.values + column // TILE * (_STEPS * TILE_BYTES), _STEPS * TILE_BYTES
            weights, to = work.memory + memory.weights, work.sums_at(self, tile, column)
            self._add_tiles(k, values, (weights, KEYS * LINE // 2), steps, (to, apart), before=True, lefts=lefts)

        left = self._columns % (2 * TILE)
        with k.loop(0, self._columns - left, 2 * TILE) as column:
            block(column, 2)
        if left:
            block(k.constant(self._columns - left), 1)

    def _add_tiles(
        self, k: Kernel, left: Run, right: Run, steps: Operand, to: Run, *, before: bool, lefts: int = 2
    ) -> None:
        """Products of ``steps`` tiles of each of ``lefts`` runs with those of a run of as many panels as are read at a
        time, the sums of each panel one after another; added to what is there where something was ``before``."""
        names = [f"{of}{what}" for of in ("left", "right", "to") for what in ("", "_apart")]
        f = Function(f"add_tiles_{lefts}x{self._wide}{'' if before else '_new'}", [], [*names, "steps"])
        first = {of: f.scalars[of] for of in ("left", "right", "to")}
        apart = {of: f.scalars[f"{of}_apart"] for of in first}
        sums = matrix_unit.sums_of(self._wide, lefts)
        places = [first["to"] + apart["to"] * t + h * TILE_BYTES for h, t in sums]
        if not before:
            matrix_unit.zero(f, self._wide, lefts)
        for (h, t), place in zip(sums, places, strict=True) if before else ():
            matrix_unit.load(f, h, t, place)
        with f.loop(0, f.scalars["steps"]) as step:
            rows = [first["left"] + apart["left"] * h + step * TILE_BYTES for h in range(lefts)]
            panels = [first["right"] + apart["right"] * t + step * TILE_BYTES for t in range(self._wide)]
            matrix_unit.add(f, rows, f.constant(LINE), panels)
        for (h, t), place in zip(sums, places, strict=True):
            matrix_unit.store(f, h, t, place)
        k.call(f, {}, {**dict(zip(names, (*left, *right, *to), strict=True)), "steps": steps})
