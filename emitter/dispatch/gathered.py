"""Gathered dispatch, for few tokens: only the chosen experts' weights are read, each of them once.

Two kernels (see ``kernels.gathered``): gate, up and activation; down and the weighted sum. No weight is copied and
nothing is read back to the host. The text names the instruction sets it is for.
"""

from __future__ import annotations

from emitter.kernels.cpu.gathered import GatheredKernels
from emitter.kernels.cpu.host import Host, Tensor
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.routed import gathered
from emitter.kernels.cpu.writer import Executable
from emitter.spec import ExpertsSpec
from emitter.stages.block import Dispatch
from emitter.stages.router import Routing
from emitter.text.builder import FunctionBuilder, TensorType, Value


def for_isa(isa: Isa) -> Dispatch:
    """The strategy with kernels for ``isa``."""

    def dispatch(
        b: FunctionBuilder, spec: ExpertsSpec, x: Value, routing: Routing, arguments: dict[str, Value]
    ) -> Value:
        b.stage("experts", f"gathered: the chosen experts of {spec.count}, kernels for {isa.name}")
        kernels = GatheredKernels(isa, spec, x.extent(1), routing.ids.extent(1), arguments["expert_down"].dtype)
        executable = kernels.executable()
        declare(b, executable)
        host, values = Host(b.line, b.fresh), tensors(b, x, routing, arguments)
        result = gathered(host, kernels, executable, values["x"], values["ids"], values["weights"], values)
        return value(result, x.type)

    return dispatch


def declare(b: FunctionBuilder, executable: Executable) -> None:
    """Put an executable into the module, with a number behind its names where others have them already."""
    number = 1
    while b.declarations.get(executable.symbol, executable.text) != executable.text:
        number += 1
        executable.suffix = f"_{number}"
    b.declare(executable.symbol, executable.text)


def tensors(b: FunctionBuilder, x: Value, routing: Routing, arguments: dict[str, Value]) -> dict[str, Tensor]:
    """What the kernels read, by name: ``x``, ``ids``, ``weights`` and the experts' weights."""
    named = {**arguments, "x": x, "ids": routing.visited, "weights": routing.weights}
    return {name: tensor(b, v) for name, v in named.items()}


def tensor(b: FunctionBuilder, of: Value) -> Tensor:
    """A value as kernels take it: with sizes that are numbers, or names of an ``index`` of the host."""
    return Tensor(str(of), tuple(b.index(d) for d in of.shape), of.dtype.value)


def value(of: Tensor, type_: TensorType) -> Value:
    """What a kernel computed, as a value of the function."""
    return Value(of.name.removeprefix("%"), type_)
