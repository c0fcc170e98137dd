"""Loops, branches and calls; and the kernels and functions that bodies are of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from emitter.kernels.cpu.writer.memory import Memory
from emitter.kernels.cpu.writer.text import Branch
from emitter.kernels.cpu.writer.values import Buffer, Operand, Value

_UNROLLED = "{llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}"


class Body(Memory):
    """What is common to kernels and functions: named buffers and scalars, and lines written top to bottom."""

    def call(self, function: Function, buffers: Mapping[str, Buffer], scalars: Mapping[str, Operand]) -> None:
        """Run a function, its buffers and scalars (indices) by name."""
        if [*buffers, *scalars] != [*function.buffers, *function.scalars]:
            wanted, got = (", ".join(names) for names in ([*function.buffers, *function.scalars], [*buffers, *scalars]))
            raise self._refuse(f"function {function.name} takes {wanted}; got {got}")
        names, types = [], []
        for name, taken in function.buffers.items():
            b = self._buffer(buffers[name])
            self._require(b.memref == taken.memref, f"{name} of {function.name} is {taken.memref}, got {b.memref}")
            names.append(f"%{b.name}")
            types.append(b.memref)
        for name, operand in scalars.items():
            value = self.value(operand)
            self._require(value.type == "index", f"{name} of {function.name} is index, got {value.type}")
            names.append(value.name)
            types.append(value.type)
        self.functions |= {**function.functions, function.name: function}
        self.line(f"func.call @{function.name}({', '.join(names)}) : ({', '.join(types)}) -> ()")

    @contextmanager
    def _block(self, head: str, tail: str = "}") -> Iterator[None]:
        self.line(head)
        with self._deeper():
            yield
        self.line(tail)

    @contextmanager
    def loop(self, low: Operand, high: Operand, step: Operand = 1) -> Iterator[Value]:
        """Run the block for low, low + step, ... below high."""
        index = Value(self.fresh(), "index", self)
        lo, hi, by = self.value(low).name, self.value(high).name, self.value(step).name
        with self._block(f"scf.for {index.name} = {lo} to {hi} step {by} {{"):
            yield index

    @contextmanager
    def accumulate(
        self, low: Operand, high: Operand, step: int, start: Sequence[Value], *, unroll: bool = False
    ) -> Iterator[tuple[Value, list[Value]]]:
        """A loop that carries values: the block replaces the items of the list in place.

        After the block the list holds the values that the last round left (``start`` if there was none). ``unroll``
        has the compiler write out all rounds of a loop whose number of rounds it can tell: by itself it does not.
        """
        index, result = Value(self.fresh(), "index", self), self.fresh()
        carried = [Value(self.fresh(), s.type, self) for s in start]
        types = ", ".join(s.type for s in start)
        init = ", ".join(f"{c.name} = {s.name}" for c, s in zip(carried, start, strict=True))
        lo, hi, by = self.value(low).name, self.value(high).name, self.value(step).name
        head = (
            f"{result}:{len(start)} = scf.for {index.name} = {lo} to {hi} step {by} iter_args({init}) -> ({types}) {{"
        )
        with self._block(head, f"}} {_UNROLLED}" if unroll else "}"):
            yield index, carried
            found = [c.type for c in carried]
            self._require(found == [s.type for s in start], f"a loop that carries {types} is left with {found}")
            self.line(f"scf.yield {', '.join(c.name for c in carried)} : {types}")
        carried[:] = [Value(f"{result}#{i}", s.type, self) for i, s in enumerate(start)]

    def vectors(self, low: int, high: int, lanes: int, block: Callable[[Value, Value | None], None]) -> None:
        """Run ``block(i, mask)`` for elements from ``low`` to ``high``, ``lanes`` of them at a time from the i-th on;
        ``mask`` are the lanes that are there, None for all."""
        left = (high - low) % lanes
        if high - low > left:
            with self.loop(low, high - left, lanes) as i:
                block(i, None)
        if left:
            block(self.constant(high - left), self.mask(left, lanes))

    def fold(
        self,
        count: int,
        lanes: int,
        start: Sequence[Value],
        block: Callable[[Value, Value | None, list[Value]], None],
        *,
        unroll: bool = False,
    ) -> list[Value]:
        """The values that ``block(i, mask, values)``, run as by ``vectors`` for ``count`` elements, leaves in the list,
        which begins as ``start``; ``unroll`` as ``accumulate`` has it."""
        values, left = list(start), count % lanes
        if count > left:
            with self.accumulate(0, count - left, lanes, values, unroll=unroll) as (i, values):
                block(i, None, values)
        if left:
            block(self.constant(count - left), self.mask(left, lanes), values)
        return values

    @contextmanager
    def _while_body(self, names: Sequence[str]) -> Iterator[list[Value]]:
        """The second half of an ``scf.while`` over indices: the block leaves the next ones in the list it gets."""
        types = ", ".join("index" for _ in names)
        with self._deeper():
            self.line(f"^bb0({', '.join(f'{name}: index' for name in names)}):")
            state = [Value(name, "index", self) for name in names]
            yield state
            self.line(f"scf.yield {', '.join(value.name for value in state)} : {types}")
        self.line("}")

    @contextmanager
    def repeat(self, first: Sequence[Value], below: Operand) -> Iterator[list[Value]]:
        """Run the block with these indices, then with those it leaves in the list, while the first is ``below``."""
        starts, result = [self.fresh() for _ in first], self.fresh()
        names = [self.fresh() for _ in first]
        init = ", ".join(f"{start} = {value.name}" for start, value in zip(starts, first, strict=True))
        types = ", ".join("index" for _ in first)
        with self._block(f"{result}:{len(names)} = scf.while ({init}) : ({types}) -> ({types}) {{", "} do {"):
            more = self.compare("<", Value(starts[0], "index", self), below)
            self.line(f"scf.condition({more.name}) {', '.join(starts)} : {types}")
        with self._while_body(names) as state:
            yield state

    @contextmanager
    def when(self, condition: Value) -> Iterator[None]:
        """Run the block if the condition holds."""
        self._require(condition.type == "i1", f"a condition is {condition.type}")
        branch = Branch(" " * self._depth, condition.name)
        self._lines.append(branch)
        with self._inside(branch.yes):
            yield

    @contextmanager
    def otherwise(self) -> Iterator[None]:
        """The other side of the ``when`` just closed."""
        branch = self._lines[-1] if self._lines else None
        if not isinstance(branch, Branch) or branch.no is not None:
            raise self._refuse("otherwise without a when just before it")
        branch.no = []
        with self._inside(branch.no):
            yield

    @contextmanager
    def _inside(self, lines: list[str | Branch]) -> Iterator[None]:
        outer, self._lines = self._lines, lines
        with self._deeper():
            yield
        self._lines = outer


class Kernel(Body):
    """One exported function of an executable, whose buffers are bound by the host."""

    _KIND = "kernel"

    def __init__(
        self, name: str, buffers: Sequence[Buffer], scalars: Sequence[str] = (), *, fused: bool = True
    ) -> None:
        super().__init__(name, buffers, scalars, fused=fused)
        self._workgroups: dict[int, Value] = {}

    def workgroup(self, axis: int) -> Value:
        """This workgroup's position along ``axis`` of the grid."""
        return self._workgroups.setdefault(axis, Value(f"%workgroup_{axis}", "index", self))

    @property
    def text(self) -> str:
        """The finished ``func.func``."""
        arguments = [f"%{b}_binding: !stream.binding" for b in self.buffers]
        arguments += [f"{value.name}: index" for value in self.scalars.values()]
        zero = self.constant(0).name
        opening = [
            f"{value.name} = stream.dispatch.workgroup.id[{axis}] : index"
            for axis, value in sorted(self._workgroups.items())
        ]
        for b in self.buffers.values():
            dims = "".join(f"{{{self.scalars[b.dynamic].name}}}" for extent in b.shape if extent is None)
            opening.append(
                f"%{b.name} = stream.binding.subspan %{b.name}_binding[{zero}] : !stream.binding -> {b.memref}{dims}"
            )
        return self._text(f"func.func @{self.name}({', '.join(arguments)})", *opening)


class Function(Body):
    """What several kernels of an executable call, or one in several places: it is written, and compiled, once."""

    _KIND = "function"

    @property
    def text(self) -> str:
        """The finished ``func.func``."""
        arguments = [f"%{b.name}: {b.memref}" for b in self.buffers.values()]
        arguments += [f"{value.name}: index" for value in self.scalars.values()]
        return self._text(f"func.func private @{self.name}({', '.join(arguments)})")
