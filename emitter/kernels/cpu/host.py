"""The host's side of a kernel: the lines that dispatch it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from emitter.kernels.cpu.executable import Executable
from emitter.kernels.cpu.writer import KernelError
from emitter.kernels.sizes import Extent, Sizes, Tensor
from emitter.target.isa import Isa
from emitter.text.builder import FunctionBuilder
from emitter.text.needs import Needs


class Host(Sizes):
    """Writes the lines of a function that dispatch kernels of an ``executable``; see ``Sizes``."""

    def __init__(self, line: Callable[[str], None], fresh: Callable[[str], str], executable: Executable) -> None:
        super().__init__(line, fresh)
        self._executable = executable

    def convert(self, x: Tensor, element: str) -> Tensor:
        """``x`` rounded to another element type."""
        if x.element == element:
            return x
        to = Tensor("", x.shape, element).type
        return Tensor(self.assign(f"stablehlo.convert {x.name} : ({x.type}) -> {to}", f"x_{element}"), x.shape, element)

    def zeros(self, length: int, hint: str) -> Tensor:
        """``length`` words (i32)."""
        of = Tensor("", (length,), "i32")
        return Tensor(self.assign(f"stablehlo.constant dense<0> : {of.type}", hint), of.shape, of.element)

    def workers(self) -> Extent:
        """How many threads run the module: asked of the device at each call."""
        at, device = self.name(0), f"%{self._fresh('device')}"
        known, count = f"%{self._fresh('is_known')}", f"%{self._fresh('concurrency')}"
        self._line(f"{device} = hal.devices.get {at} : !hal.device")
        key = 'key("hal.dispatch" :: "concurrency")'
        self._line(f"{known}, {count} = hal.device.query<{device} : !hal.device> {key} : i1, i64 = 1 : i64")
        return self.assign(f"arith.index_cast {count} : i64 to index", "workers")

    def dispatch(
        self,
        kernel: str,
        inputs: Mapping[str, Tensor],
        scalars: Mapping[str, Extent],
        *,
        updates: Sequence[str] = (),
        hint: str = "",
    ) -> dict[str, Tensor]:
        """Run a kernel, its buffers and scalars by name; buffers that are not among the inputs are results.

        ``updates`` are inputs written in place. What is returned are these, as they are afterwards, and the results.
        ``hint`` names a single result; otherwise its buffer does. Raises ``KernelError`` for names that the kernel does
        not have, for scalars and inputs that are missing, and for a shape or an element type that a buffer has not.
        """
        k = self._executable.kernel(kernel)
        if set(scalars) != set(k.scalars):
            raise KernelError(f"kernel {kernel} takes the scalars {', '.join(k.scalars)}; got {', '.join(scalars)}")
        for name in [*inputs, *updates]:
            if name not in k.buffers:
                raise KernelError(f"kernel {kernel} has no buffer {name}; it has {', '.join(k.buffers)}")
        given = [name in inputs for name in k.buffers]
        if given != sorted(given, reverse=True) or not set(updates) <= set(inputs):
            missing = ", ".join(name for name in k.buffers if name not in inputs)
            raise KernelError(f"kernel {kernel} reads more than {', '.join(inputs)}; without an input are {missing}")
        results = {}
        for b in k.buffers.values():
            shape = tuple(scalars[b.dynamic] if extent is None else extent for extent in b.shape)
            if b.name not in inputs:
                results[b.name] = Tensor(b.name, shape, b.element)
            elif (inputs[b.name].seen, inputs[b.name].element) != (shape, b.element):
                found = inputs[b.name]
                raise KernelError(
                    f"kernel {kernel}: {b.name} is {_spelled(shape, b.element)}, got {found.name}: "
                    f"{_spelled(found.seen, found.element)}"
                )
        sizes = [self.name(scalars[name]) for name in k.scalars]
        bound = [inputs[name] for name in k.buffers if name in inputs]
        out = {name: inputs[name].tied for name in updates} | {name: t.typed for name, t in results.items()}
        call = self._executable.call(kernel, [(t.name, t.typed) for t in bound], sizes, list(out.values()))
        after = {name: inputs[name] for name in updates} | results
        if len(out) == 1:
            ((name, tensor),) = after.items()
            return {name: replace(tensor, name=self.assign(call, hint or name))}
        names = f"%{self._fresh(kernel)}"
        self._line(f"{names}:{len(out)} = {call}")
        return {name: replace(t, name=f"{names}#{i}") for i, (name, t) in enumerate(after.items())}


def _spelled(shape: Sequence[Extent], element: str) -> str:
    return f"[{', '.join(str(extent) for extent in shape)}] {element}"


def declared(b: FunctionBuilder, executable: Executable, isa: Isa) -> Host:
    """What dispatches the kernels of an executable for ``isa``, which the module has then: next to those of the one of
    its name that is there."""
    module = b.declarations.setdefault(executable.name, Executable(executable.name))
    assert isinstance(module, Executable)
    executable.join(module)
    b.declare(executable.name, module, Needs("cpu", isa.features))
    return Host(b.line, b.fresh, executable)
