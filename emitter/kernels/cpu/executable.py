"""Kernels that are compiled together: one ``stream.executable``, and the ``flow.dispatch`` lines that call it.

Its buffers are bound in order, results last, and ``index`` scalars follow: the calling convention of ``flow.dispatch``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.kernels.cpu.writer import Function, Kernel, KernelError


@dataclass(frozen=True)
class Grid:
    """How many workgroups run along each axis: a number, or ``(scalar, divisor)`` for the scalar's ceiling division."""

    x: int | tuple[str, int]
    y: int | tuple[str, int] = 1
    z: int | tuple[str, int] = 1


class Executable:
    """Kernels that are compiled together: one ``stream.executable`` and the ``flow.dispatch`` lines that call it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.suffix = ""
        """Behind the names of the executable and its kernels, which are unique in a module."""
        self._grids: dict[str, Grid] = {}
        self._kernels: dict[str, Kernel] = {}
        self._functions: dict[str, Function] = {}

    def add(self, kernel: Kernel, grid: Grid) -> None:
        """Take in a finished kernel, run over ``grid``, and the functions that it calls.

        Raises ``KernelError`` for a function that has the name of another one.
        """
        for name, function in kernel.functions.items():
            if self._functions.setdefault(name, function).text != function.text:
                raise KernelError(f"executable {self.name} has another function {name} than kernel {kernel.name} calls")
        self._grids[kernel.name] = grid
        self._kernels[kernel.name] = kernel

    @property
    def symbol(self) -> str:
        """The executable's name in the module."""
        return f"{self.name}{self.suffix}"

    def _export(self, kernel: Kernel, grid: Grid) -> list[str]:
        scalars = ", ".join(f"{value.name}: index" for value in kernel.scalars.values())
        name = f"{kernel.name}{self.suffix}"
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
        """The executable, to stand in a module beside the functions that dispatch it."""
        exports = [line for name, kernel in self._kernels.items() for line in self._export(kernel, self._grids[name])]
        bodies = [*self._functions.values(), *self._kernels.values()]
        text = "".join(body.text for body in bodies)
        for body in bodies:
            text = text.replace(f"@{body.name}(", f"@{body.name}{self.suffix}(")
        lines = [f"stream.executable private @{self.symbol} {{", *(f"  {line}" for line in exports)]
        return (
            "\n".join([*lines, "  builtin.module {", *(f"    {line}" for line in text.splitlines()), "  }", "}"]) + "\n"
        )

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
        target = f"@{self.symbol}::@{kernel}{self.suffix}"
        return f"flow.dispatch {target}[{', '.join(scalars)}]({names}) : ({types}) -> {out}"
