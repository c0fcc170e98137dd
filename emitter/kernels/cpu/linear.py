"""Projections of few tokens: matrices that read the same rows, by dot products along the rows as they lie in memory.

    linear  for 32 rows of one of the matrices (a workgroup):
              for 4, 3, 2 or 1 of the tokens, or 4 or 1 where rows are numbers:
                for row of each of 8 runs (several tokens: 2; packed rows: 1):   dot products, lane by lane
              for token, for 16 rows: add up the lanes, add the bias, store

Many tokens are for the matrix product of ``grouped``, which passes once over the weights for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd

from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.panels import TILE
from emitter.kernels.cpu.rows import MOST, Lines, Rows, Sums
from emitter.kernels.cpu.stored import rows_of
from emitter.kernels.cpu.writer import Buffer, Function, Kernel, Value
from emitter.kernels.sizes import Extent, Tensor
from emitter.packing import Packing
from emitter.signature import DType
from emitter.target.isa import Isa

FEW = MOST
"""Tokens that share a pass over the rows; with more of them the kernel passes again."""
_ROWS = 32  # of a workgroup
_SEVERAL = 2  # runs that are read side by side for several tokens: a sum for each and each token fills the registers


@dataclass(frozen=True)
class Matrix:
    """``[rows, length]``, plainly or as ``packing`` has it, perhaps with a bias ``[rows]`` f32."""

    rows: int
    packing: Packing
    bias: bool


@dataclass(frozen=True)
class LinearKernel:
    """The kernel for ``matrices`` whose rows of ``length`` are packed alike, over activations in ``dtype``."""

    isa: Isa
    dtype: DType
    length: int
    matrices: tuple[Matrix, ...]

    def rows(self, number: int) -> Rows:
        """The rows of a matrix."""
        of = self.matrices[number]
        return rows_of(self.isa, of.packing, self.dtype, Stack(f"weight_{number}", 1, of.rows, self.length))

    @property
    def reads(self) -> Buffer:
        """The activations."""
        return Buffer("x", (None, self.length), self.dtype.value, "tokens")

    def executable(self) -> Executable:
        """The kernel, and the one that lays out the activations for packed rows."""
        executable = Executable("rows")
        first = self.rows(0)
        if isinstance(first, PackedRows):
            executable.add(first.lay_out("linear_lay_out", self.reads), Grid(("tokens", 1)))
        executable.add(self._kernel(), Grid(sum(-(-of.rows // _ROWS) for of in self.matrices)))
        return executable

    def _kernel(self) -> Kernel:
        numbers = range(len(self.matrices))
        every = [self.rows(number) for number in numbers]
        biases = [Buffer(f"bias_{n}", (of.rows,), "f32") for n, of in enumerate(self.matrices) if of.bias]
        buffers = [
            *every[0].inputs("x", "tokens"),
            *(plane for rows in every for plane in rows.planes),
            *biases,
            *(Buffer(f"y_{n}", (None, of.rows), "f32", "tokens") for n, of in enumerate(self.matrices)),
        ]
        k = Kernel("linear", buffers, ["tokens"], fused=self.isa.fused)
        sums = Sums.scratch(k, 1, FEW, every[0].lanes, _ROWS)
        low = k.workgroup(0) * _ROWS
        for number, rows in enumerate(every):
            blocks = -(-self.matrices[number].rows // _ROWS)
            if len(every) == 1:
                self._multiply(k, number, rows, low, sums)
                continue
            with k.when(k.both(k.compare(">=", low, 0), k.compare("<", low, blocks * _ROWS))):
                self._multiply(k, number, rows, low, sums)
            low = low - blocks * _ROWS
        return k

    def _multiply(self, k: Kernel, number: int, rows: Rows, low: Value, sums: Sums) -> None:
        """The block of rows of a matrix from ``low`` on with every token, by the function of all of its shape."""
        of = self.matrices[number]
        bias = [k.buffers[f"bias_{number}"]] if of.bias else []
        f = self._block(of, sums)
        given = [*rows.inputs("x", "tokens"), *rows.planes, *bias, k.buffers[f"y_{number}"], sums.buffer, sums.added]
        k.call(f, dict(zip(f.buffers, given, strict=True)), {"low": low, "tokens": k.scalars["tokens"]})

    def _block(self, of: Matrix, sums: Sums) -> Function:
        """A block of rows with every token; in the place of one after the last, the last one once more."""
        rows = rows_of(self.isa, of.packing, self.dtype, Stack("weight", 1, of.rows, self.length))
        buffers = [*rows.inputs("x", "tokens"), *rows.planes, *([Buffer("bias", (of.rows,), "f32")] if of.bias else [])]
        buffers += [Buffer("y", (None, of.rows), "f32", "tokens"), sums.buffer, sums.added]
        name = f"project_{of.rows}{'_biased' * of.bias}"
        f = Function(name, buffers, ["low", "tokens"], fused=self.isa.fused)
        low, tokens = f.scalars["low"], f.scalars["tokens"]

        def multiply(first: Value, size: int) -> None:
            streams = gcd(rows.streams, _ROWS) if size == 1 else min(rows.streams, _SEVERAL)
            lines = Lines(low, _ROWS, streams, of.rows)
            at = [first, *(f.minimum(first + i, tokens - 1) for i in range(1, size))]
            of_runs = sums.of_runs(lines.each)
            with f.loop(0, lines.numbers(f)) as row:
                rows.dots(f, f.constant(0), lines.rows(f, row), "x", at, of_runs, row)
            with f.loop(0, f.minimum(tokens - first, size)) as member, lines.blocks(f) as block:
                (value,) = of_runs.add_up(f, member, block.start)
                mask = block.mask(f)
                if of.bias:
                    value = value + f.load("bias", block.first, lanes=TILE, mask=mask)
                f.store(value, "y", first + member, block.first, mask=mask)

        with f.loop(0, tokens, FEW) as first:
            left = tokens - first
            for size, below in zip(rows.at_once, (*rows.at_once[1:], 0), strict=True):
                fits = f.compare(">", left, below)
                with f.when(fits if size == FEW else f.both(fits, f.compare("<=", left, size))):
                    multiply(first, size)
        return f


def project(host: Host, kernel: LinearKernel, tensors: Mapping[str, Tensor], tokens: Extent) -> list[Tensor]:
    """``[N, rows]`` f32 of each matrix from ``x [N, length]`` in the kernel's dtype, the planes of each weight by their
    names, ``weight_0``, and biases, ``bias_0``: one dispatch, or two for packed rows."""
    count, given = {"tokens": tokens}, dict(tensors)
    if isinstance(kernel.rows(0), PackedRows):
        laid_out = host.dispatch("linear_lay_out", {"x": given.pop("x")}, count)
        given = {**laid_out, **given}
    found = host.dispatch("linear", given, count)
    return [found[f"y_{number}"] for number in range(len(kernel.matrices))]
