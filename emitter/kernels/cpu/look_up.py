"""Rows of a packed table by their numbers: the embeddings of token ids.

    look_up  for id (a workgroup):
               unpack the row of that number

A number below 0 or after the last row reads the first or the last row, as ``stablehlo.gather`` has it.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.writer import Buffer, Kernel


@dataclass(frozen=True)
class LookUp:
    """The kernel for a table, whose ``rows`` are unpacked as f32."""

    rows: PackedRows

    def executable(self) -> Executable:
        """The one kernel."""
        return Executable("rows", (self._kernel(), Grid(("tokens", 1))))

    def _kernel(self) -> Kernel:
        rows = self.rows
        y = Buffer("y", (None, rows.width), rows.dtype.value, "tokens")
        buffers = [Buffer("ids", (None,), "i32", "tokens"), *rows.planes, y]
        k = Kernel("look_up", buffers, ["tokens"], fused=rows.isa.fused)
        token, only = k.workgroup(0), k.constant(0)
        row = k.minimum(k.maximum(k.index(k.load("ids", token)), 0), rows.weight.rows - 1)
        to = k.address(y) + token * (rows.width * rows.dtype.itemsize)
        rows.unpack(k, only, row, only, rows.length, to, (only, row), rows.unpack_scratch(k))
        return k
