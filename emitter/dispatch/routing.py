"""The router by kernels: its logits, whose sums decide the choice, the choice itself; and latent projections."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.dispatch.gathered import declare, tensor, value
from emitter.kernels.cpu.choose import Choice, choose
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.project import Projection, project
from emitter.signature import DType
from emitter.text.builder import FunctionBuilder, TensorType, Value


@dataclass(frozen=True)
class RoutingKernels:
    """Kernels for ``isa`` (see ``builder.RouterKernels``)."""

    isa: Isa

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """``x @ W^T``: one dispatch."""
        rows, length = weight.extent(0), weight.extent(1)
        kernel = Projection(self.isa, rows, length, weight.dtype)
        executable = kernel.executable()
        declare(b, executable)
        result = project(Host(b.line, b.fresh), kernel, executable, tensor(b, x), tensor(b, weight), name)
        return value(result, TensorType((x.shape[0], rows), DType.F32))

    def choose(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """The k largest keys of each token: one dispatch, where plain StableHLO takes one for each choice."""
        kernel = Choice(self.isa, keys.extent(1), k)
        executable = kernel.executable()
        declare(b, executable)
        result = choose(Host(b.line, b.fresh), kernel, executable, tensor(b, keys))
        return value(result, TensorType((keys.shape[0], k), DType.I32))
