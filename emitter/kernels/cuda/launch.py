"""The host's side of a kernel: its declaration, and the line that launches it. Nothing is read back from the device."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import replace

from emitter.dtype import DType
from emitter.kernels.cuda.shipped import ShippedKernel, shipped_kernels
from emitter.kernels.sizes import Extent, Sizes, Tensor, tensor
from emitter.lowering import Cached
from emitter.ptx import kernels_digest
from emitter.target.architecture import ARCHITECTURES
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.hal import executable_target
from emitter.text.launches import Buffer, Launch
from emitter.text.needs import Needs
from emitter.text.recorder import LaunchRecorder

_MOST_BUFFERS = 16
"""Buffers of a kernel for which IREE's runtime loads a module on a GPU, at most."""


def float_bits(value: float) -> int:
    """The i32 with the bits of an f32: kernels take no scalars but i32."""
    return int(struct.unpack("<i", struct.pack("<f", value))[0])


def exceeds(blocks: Extent, most: int) -> bool:
    """Whether there are more blocks than so many. In a text for any number of tokens, whose launches wait for each
    other anyway, that is unknown."""
    return isinstance(blocks, int) and blocks > most


def _numbers(extents: Sequence[Extent]) -> tuple[int, ...]:
    """Extents of a function for a static number of tokens, where none is a name."""
    return tuple(int(extent) for extent in extents)


class Launcher(Sizes):
    """Writes launches of the kernels for ``arch`` (``sm_90``) into ``b``, or has them recorded (``LaunchRecorder``)."""

    def __init__(self, b: FunctionBuilder, arch: str) -> None:
        super().__init__(b.line, b.fresh)
        self.b = b
        self.arch = arch

    @property
    def by(self) -> str:
        """What a stage's comment says that it is computed by."""
        return f"kernels for {self.arch}"

    def kernel(self, name: str) -> ShippedKernel:
        """The kernel ``name``. Raises ``KeyError`` where none of that name is shipped for the architecture."""
        return shipped_kernels(self.arch)[name]

    def takes(self, kernel: ShippedKernel) -> bool:
        """Whether ``launch`` takes it: into a module, which the runtime launches, none with more than 16 buffers."""
        return isinstance(self.b, LaunchRecorder) or kernel.pointers <= _MOST_BUFFERS

    def launch(
        self,
        kernel: ShippedKernel,
        grid: Sequence[Extent],
        inputs: Sequence[Tensor],
        scalars: Sequence[Extent],
        results: Sequence[Tensor],
        *,
        updates: Sequence[Tensor] = (),
        early: bool = True,
        form: str = "",
    ) -> list[Tensor]:
        """Run ``kernel`` over ``grid``, one or two extents; the results, each named as it asks or with a number.

        ``updates`` are inputs after the others that are written in place: as they are then they come before the
        results.

        ``early``: before what is in front of it has ended, where it is compiled to wait for that by itself and who
        launches it can do so.

        ``form`` tells apart in a text what has another number of ``updates``.

        Raises ``ValueError`` for numbers of buffers and scalars that are not the kernel's, for a kernel that is not
        taken.
        """
        if not self.takes(kernel):
            raise ValueError(f"kernel {kernel.name} has {kernel.pointers} buffers; a module takes {_MOST_BUFFERS}")
        taken = (len(inputs) + len(updates) + len(results), len(scalars))
        if taken != (kernel.pointers, kernel.scalars):
            expected = f"{kernel.pointers} buffers and {kernel.scalars} scalars"
            raise ValueError(f"kernel {kernel.name} takes {expected}; got {taken[0]} and {taken[1]}")
        if isinstance(self.b, LaunchRecorder):
            return self._recorded(self.b, kernel, grid, inputs, scalars, results, updates, early)
        self._declare(kernel, form, len(inputs), len(updates) + len(results), len(grid))
        sizes = [self.name(extent) for extent in grid]
        words = [self._word(scalar) for scalar in scalars]
        operands = ", ".join([*(each.name for each in (*inputs, *updates)), *words])
        types = ", ".join([*(each.typed for each in (*inputs, *updates)), *("i32" for _ in words)])
        out = [*(each.tied for each in updates), *(each.typed for each in results)]
        results = [*updates, *results]
        call = f"flow.dispatch @{kernel.name}{form}::@{kernel.name}[{', '.join(sizes)}]({operands}) : ({types}) -> "
        if len(results) == 1:
            return [replace(results[0], name=self.assign(f"{call}{out[0]}", results[0].name))]
        name = f"%{self.b.fresh(kernel.kernel)}"
        self.b.line(f"{name}:{len(results)} = {call}({', '.join(out)})")
        return [replace(each, name=f"{name}#{i}") for i, each in enumerate(results)]

    def _recorded(
        self,
        recorder: LaunchRecorder,
        kernel: ShippedKernel,
        grid: Sequence[Extent],
        inputs: Sequence[Tensor],
        scalars: Sequence[Extent],
        results: Sequence[Tensor],
        updates: Sequence[Tensor],
        early: bool,
    ) -> list[Tensor]:
        x, y, z = (*_numbers(grid), 1, 1)[:3]
        taken, in_place = (tuple(each.name.removeprefix("%") for each in of) for of in (inputs, updates))
        words, threads = _numbers(scalars), 32 * kernel.warps
        early = early and bool(kernel.variant.constants.get("EARLY"))
        names = recorder.launch(
            Launch(
                *(kernel.name, kernel.path, threads, kernel.shared_bytes, (x, y, z)),
                *((*taken, *in_place), words, early, in_place),
            ),
            [(each.name, Buffer(_numbers(each.shape), DType(each.element))) for each in results],
        )
        return [*updates, *(replace(each, name=f"%{name}") for each, name in zip(results, names, strict=True))]

    def _word(self, scalar: Extent) -> str:
        if isinstance(scalar, int):
            return self.assign(f"arith.constant {scalar} : i32", "word")
        return self.assign(f"arith.index_cast {scalar} : index to i32", f"{scalar.removeprefix('%')}_i32")

    def _declare(self, kernel: ShippedKernel, form: str, inputs: int, written: int, axes: int) -> None:
        binding = "#hal.pipeline.binding<storage_buffer"
        bindings = ", ".join([*[f"{binding}, ReadOnly>"] * inputs, *[f"{binding}>"] * written])
        target = executable_target(ARCHITECTURES[self.arch])
        objects = f'{target} = [#hal.executable.object<{{path = "{kernel.path}"}}>]'
        source = f"hal.executable.source private @{kernel.name}{form}"
        workload = "xyz"[:axes]
        lines = [
            f"{source} <{{objects = #hal.executable.objects<{{{objects}}}>}}> {{",
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
        needs = Needs("cuda", frozenset({self.arch, kernels_digest()}))
        self.b.declare(f"{kernel.name}{form}", "".join(f"  {line}\n" for line in lines), needs)


def entering(
    b: FunctionBuilder, made: Mapping[str, Value], names: Sequence[str], cache: Cached
) -> tuple[list[Tensor], Tensor, list[Extent]]:
    """The inputs of a kernel that stores tokens into a cache: what is ``made``, by these names, then the tokens'
    positions, tables and lengths. Then what stands for an input that there is not, and how the cache lies: in one
    piece (0), in pages of one sequence (1) or of several (2), the rows of one piece, the entries of a row of tables."""
    absent = tensor(b, cache.positions)
    given = [tensor(b, made[name]) if name in made else absent for name in names]
    pages, lengths = (absent if of is None else tensor(b, of) for of in (cache.pages, cache.lengths))
    form = 0 if cache.pages is None else 1 if cache.lengths is None else 2
    rows = 0 if form else b.index(cache.rows[0].shape[-2])
    return [*given, absent, pages, lengths], absent, [form, rows, 0 if cache.lengths is None else pages.shape[1]]
