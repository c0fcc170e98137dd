"""Kernels that are compiled together: one ``stream.executable``, and the ``flow.dispatch`` lines that call it.

Its buffers are bound in order, results last, and ``index`` scalars follow: the calling convention of ``flow.dispatch``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.writer import Body, Function, Kernel, KernelError


@dataclass(frozen=True)
class Grid:
    """How many workgroups run along each axis: a number, or ``(scalar, divisor)`` for the scalar's ceiling division."""

    x: int | tuple[str, int]
    y: int | tuple[str, int] = 1
    z: int | tuple[str, int] = 1


class Executable:
    """Kernels that are compiled together: one ``stream.executable`` and the ``flow.dispatch`` lines that call it.

    Those of one name are one in a module (``join``).
    """

    def __init__(self, name: str, *kernels: tuple[Kernel, Grid]) -> None:
        self.name = name
        self._grids: dict[str, Grid] = {}
        self._kernels: dict[str, Kernel] = {}
        self._functions: dict[str, Function] = {}
        self._names: dict[str, str] = {}  # of the kernels, in the module
        self._written: dict[str, tuple[str, str]] = {}  # by name: the export, of a kernel, and the body
        for kernel, grid in kernels:
            self.add(kernel, grid)

    def add(self, kernel: Kernel, grid: Grid) -> None:
        """Take in a finished kernel, run over ``grid``, and the functions that it calls.

        Raises ``KernelError`` for a function that has the name of another one.
        """
        for name, function in kernel.functions.items():
            if self._functions.setdefault(name, function).text != function.text:
                raise KernelError(f"executable {self.name} has another function {name} than kernel {kernel.name} calls")
        self._grids[kernel.name] = grid
        self._kernels[kernel.name] = kernel

    def join(self, module: Executable) -> None:
        """Have its kernels and their functions be written in ``module``, an executable of this name.

        What is there already is not written again; a name that something else has gets a number after it.
        """
        names: dict[str, str] = {}
        for body in (*self._functions.values(), *self._kernels.values()):
            number, name, written = 1, body.name, self._text(body, {**names, body.name: body.name})
            while module._written.get(name, written) != written:
                number += 1
                name = f"{body.name}_{number}"
                written = self._text(body, {**names, body.name: name})
            module._written[name] = written
            names[body.name] = name
        self._names = names

    def _text(self, body: Body, names: Mapping[str, str]) -> tuple[str, str]:
        """The export of a kernel, and a body, in which functions have these names."""
        text = body.text
        for was, name in names.items():
            text = text.replace(f"@{was}(", f"@{name}(")
        if not isinstance(body, Kernel):
            return "", text
        return "\n".join(self._export(body, self._grids[body.name], names[body.name])), text

    def _export(self, kernel: Kernel, grid: Grid, name: str) -> list[str]:
        scalars = ", ".join(f"{value.name}: index" for value in kernel.scalars.values())
        lines = [f"stream.executable.export public @{name} workgroups({scalars}) -> (index, index, index) {{"]
        extents = []
        for axis, extent in zip("xyz", (grid.x, grid.y, grid.z), strict=True):
            if isinstance(extent, int):
                lines.append(f"  %{axis} = arith.constant {extent} : index")
            elif extent[1] == 1:
                extents.append(f"%{extent[0]}")
                continue
            else:
                scalar, divisor = extent
                lines.append(f"  %{axis}_divisor = arith.constant {divisor} : index")
                lines.append(f"  %{axis} = arith.ceildivui %{scalar}, %{axis}_divisor : index")
            extents.append(f"%{axis}")
        return [*lines, f"  stream.return {', '.join(extents)} : index, index, index", "}"]

    @property
    def text(self) -> str:
        """The executable, to stand in a module next to the functions that dispatch it."""
        if not self._written:
            self.join(self)
        exports = [line for export, _ in self._written.values() for line in export.splitlines()]
        text = "".join(body for _, body in self._written.values())
        lines = [f"stream.executable private @{self.name} {{", *(f" {line}" for line in exports)]
        return "\n".join([*lines, "builtin.module {", f"{text}}}", "}"]) + "\n"

    def __str__(self) -> str:
        return self.text

    def kernel(self, name: str) -> Kernel:
        """One of the kernels. Raises ``KernelError`` if there is none of this name."""
        if name not in self._kernels:
            raise KernelError(f"executable {self.name} has no kernel {name}; it has {', '.join(self._kernels)}")
        return self._kernels[name]

    def call(
        self, kernel: str, inputs: Sequence[tuple[str, str]], scalars: Sequence[str], results: Sequence[str]
    ) -> str:
        """The right-hand side that runs ``kernel``, from SSA names and types in the order of its buffers.

        ``inputs`` are (SSA name, type), types with their dynamic extents (``tensor<?x8xf32>{%n}``), ``scalars`` SSA
        names, ``results`` types of the buffers that follow, or the name of an input that is written in place. What is
        bound to what is checked by ``Host.dispatch``.
        """
        names = ", ".join([*(name for name, _ in inputs), *scalars])
        types = ", ".join([*(type_ for _, type_ in inputs), *("index" for _ in scalars)])
        out = f"({', '.join(results)})" if len(results) > 1 else results[0]
        target = f"@{self.name}::@{self._names.get(kernel, kernel)}"
        return f"flow.dispatch {target}[{', '.join(scalars)}]({names}) : ({types}) -> {out}"
