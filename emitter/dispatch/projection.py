"""``x @ W^T`` outside the experts by a kernel: the router, whose sums decide the choice, and latent projections."""

from __future__ import annotations

from emitter.builder import FunctionBuilder, Project, TensorType, Value
from emitter.dispatch.gathered import declare
from emitter.graph import DType
from emitter.kernels.host import Host, Tensor
from emitter.kernels.isa import Isa
from emitter.kernels.project import Projection, project


def for_isa(isa: Isa) -> Project:
    """A projection with kernels for ``isa``: ``x [N, a]`` and ``W [c, a]`` to ``[N, c]`` f32."""

    def write(b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        rows, length = weight.shape
        kernel = Projection(isa, rows or 0, length or 0, weight.dtype)
        executable = kernel.executable()
        declare(b, executable)
        tokens = b.token_index()
        given = Tensor(str(x), tuple(tokens if d is None else d for d in x.shape), x.dtype.value)
        result = project(
            Host(b.line, b.fresh),
            kernel,
            executable,
            given,
            Tensor(str(weight), (rows or 0, length or 0), weight.dtype.value),
            name,
        )
        return Value(result.name.removeprefix("%"), TensorType((x.shape[0], rows), DType.F32))

    return write
