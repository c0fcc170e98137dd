"""The host's side of a kernel: its declaration, the sizes that it is handed, and the line that launches it.

With a static token count every size is a number; with a dynamic one sizes are computed on the host, from the shape of
an argument. Nothing is read back from the device.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cuda.architecture import CudaArchitecture
from emitter.kernels.cuda.shipped import ShippedKernel
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.needs import Needs

Extent = int | str
"""A size: a number, or the SSA name of an ``index``, with its percent sign."""


@dataclass(frozen=True)
class Buffer:
    """A tensor of the host function: its SSA name, its sizes and its element type."""

    name: str
    shape: tuple[Extent, ...]
    element: str

    @property
    def type(self) -> str:
        """The MLIR type with its dynamic sizes, as ``flow.dispatch`` wants it."""
        dims = "".join(f"{'?' if isinstance(d, str) else d}x" for d in self.shape)
        dynamic = [d for d in self.shape if isinstance(d, str)]
        return f"tensor<{dims}{self.element}>" + (f"{{{', '.join(dynamic)}}}" if dynamic else "")


def float_bits(value: float) -> int:
    """The i32 with the bits of an f32: kernels take no scalars but i32."""
    return int(struct.unpack("<i", struct.pack("<f", value))[0])


class Launcher:
    """Writes launches into a function."""

    def __init__(self, b: FunctionBuilder, arch: CudaArchitecture, digest: str) -> None:
        self._b = b
        self._arch = arch
        self._needs = Needs("cuda", frozenset({arch.name, digest}))

    def buffer(self, of: Value) -> Buffer:
        """A value as kernels take it."""
        return Buffer(str(of), tuple(self._b.index(d) for d in of.shape), of.dtype.value)

    def multiply(self, a: Extent, b: Extent, hint: str) -> Extent:
        """``a * b``."""
        return a * b if isinstance(a, int) and isinstance(b, int) else self._op("muli", a, b, hint)

    def add(self, a: Extent, b: Extent, hint: str) -> Extent:
        """``a + b``."""
        return a + b if isinstance(a, int) and isinstance(b, int) else self._op("addi", a, b, hint)

    def minimum(self, a: Extent, b: Extent, hint: str) -> Extent:
        """The smaller of the two."""
        return min(a, b) if isinstance(a, int) and isinstance(b, int) else self._op("minui", a, b, hint)

    def divide(self, a: Extent, b: int, hint: str) -> Extent:
        """``a / b``, rounded down."""
        return a // b if isinstance(a, int) else self._op("divui", a, b, hint)

    def divide_up(self, a: Extent, b: int, hint: str) -> Extent:
        """``a / b``, rounded up."""
        return -(-a // b) if isinstance(a, int) else self._op("ceildivui", a, b, hint)

    def launch(
        self,
        kernel: ShippedKernel,
        grid: Sequence[Extent],
        inputs: Sequence[Buffer],
        scalars: Sequence[Extent],
        results: Sequence[Buffer],
    ) -> list[Buffer]:
        """Run ``kernel`` over ``grid``, one or two extents; the results, each named as it asks or with a number.

        Raises ``ValueError`` for numbers of buffers and scalars that are not the kernel's.
        """
        taken = (len(inputs) + len(results), len(scalars))
        if taken != (kernel.pointers, kernel.scalars):
            expected = f"{kernel.pointers} buffers and {kernel.scalars} scalars"
            raise ValueError(f"kernel {kernel.name} takes {expected}; got {taken[0]} and {taken[1]}")
        self._declare(kernel, len(inputs), len(results), len(grid))
        sizes = [self._index(extent) for extent in grid]
        words = [self._word(scalar) for scalar in scalars]
        operands = ", ".join([*(each.name for each in inputs), *words])
        types = ", ".join([*(each.type for each in inputs), *("i32" for _ in words)])
        out = [each.type for each in results]
        call = f"flow.dispatch @{kernel.name}::@{kernel.name}[{', '.join(sizes)}]({operands}) : ({types}) -> "
        if len(results) == 1:
            name = f"%{self._b.fresh(results[0].name)}"
            self._b.line(f"{name} = {call}{out[0]}")
            return [Buffer(name, results[0].shape, results[0].element)]
        name = f"%{self._b.fresh(kernel.kernel)}"
        self._b.line(f"{name}:{len(results)} = {call}({', '.join(out)})")
        return [Buffer(f"{name}#{i}", each.shape, each.element) for i, each in enumerate(results)]

    def _op(self, op: str, a: Extent, b: Extent, hint: str) -> str:
        name = f"%{self._b.fresh(hint)}"
        a, b = self._index(a), self._index(b)
        self._b.line(f"{name} = arith.{op} {a}, {b} : index")
        return name

    def _index(self, extent: Extent) -> str:
        if isinstance(extent, str):
            return extent
        name = f"%{self._b.fresh(f'size_{extent}')}"
        self._b.line(f"{name} = arith.constant {extent} : index")
        return name

    def _word(self, scalar: Extent) -> str:
        if isinstance(scalar, int):
            name = f"%{self._b.fresh('word')}"
            self._b.line(f"{name} = arith.constant {scalar} : i32")
            return name
        name = f"%{self._b.fresh(scalar.removeprefix('%') + '_i32')}"
        self._b.line(f"{name} = arith.index_cast {scalar} : index to i32")
        return name

    def _declare(self, kernel: ShippedKernel, inputs: int, results: int, axes: int) -> None:
        binding = "#hal.pipeline.binding<storage_buffer"
        bindings = ", ".join([*[f"{binding}, ReadOnly>"] * inputs, *[f"{binding}>"] * results])
        objects = f'{self._arch.executable_attribute} = [#hal.executable.object<{{path = "{kernel.path}"}}>]'
        workload = "xyz"[:axes]
        lines = [
            f"hal.executable.source private @{kernel.name} <{{objects = #hal.executable.objects<{{{objects}}}>}}> {{",
            f"  hal.executable.export public @{kernel.name} ordinal(0)",
            f"    layout(#hal.pipeline.layout<constants = {kernel.scalars}, bindings = [{bindings}]>)",
            f"    count(%device: !hal.device, {', '.join(f'%{axis}: index' for axis in workload)})"
            " -> (index, index, index) {",
            "      %one = arith.constant 1 : index",
            f"      hal.return {', '.join([*(f'%{axis}' for axis in workload), *['%one'] * (3 - axes)])}"
            " : index, index, index",
            f"    }} <{{workgroup_size = [{32 * kernel.warps} : index, 1 : index, 1 : index], "
            f"workgroup_local_memory = {kernel.shared_bytes} : index}}>",
            "}",
        ]
        self._b.declare(kernel.name, "\n".join(lines) + "\n", self._needs)
