"""What is written between the kernels of a decoder, as launches too: rows of tables, sums, what is scaled."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace

from emitter.dtype import DType
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.rows import added, advanced, columns, looked_up
from emitter.kernels.cuda.sampling import drawn
from emitter.shapes import static
from emitter.text.builder import Value
from emitter.text.launches import Launch, LaunchList, Step
from emitter.text.recorder import LaunchRecorder


class CudaRecorder(LaunchRecorder):
    """Takes ops of StableHLO for which there is a kernel for ``arch``; a compiler writes those in a text."""

    def __init__(self, name: str, arch: str) -> None:
        super().__init__(name)
        self._launcher = Launcher(self, arch)

    def private_function(self, name: str) -> CudaRecorder:
        return CudaRecorder(name, self._launcher.arch)

    def add(self, lhs: Value, rhs: Value, *, name: str = "sum") -> Value:
        if lhs.type != rhs.type or lhs.dtype is not DType.F32 or len(lhs.shape) != 2:
            return super().add(lhs, rhs, name=name)
        return added(self._launcher, lhs, rhs, name)

    def slice(self, operand: Value, *, dim: int, start: int, limit: int, name: str = "slice") -> Value:
        """See ``ShapingOps``: of the second axis in f32; rows are the recorder's."""
        if dim != 1 or operand.dtype is not DType.F32 or limit - start == operand.extent(1):
            return super().slice(operand, dim=dim, start=start, limit=limit, name=name)
        each = math.prod(map(static, operand.shape[2:]))
        rows = self.reshape(operand, (operand.extent(0), operand.extent(1) * each))
        found = columns(self._launcher, rows, start * each, limit * each, name)
        return self.reshape(found, (operand.extent(0), limit - start, *map(static, operand.shape[2:])))

    def gather_rows(self, operand: Value, index: Value, *, name: str = "rows") -> Value:
        """See ``ShapingOps``: of tables in f32."""
        if operand.dtype is not DType.F32 or len(index.shape) != 1 or len(operand.shape) > 2:
            return super().gather_rows(operand, index, name=name)
        if len(operand.shape) == 1:
            rows = looked_up(self._launcher, self.reshape(operand, (operand.extent(0), 1)), index, name)
            return self.reshape(rows, (index.extent(0),))
        return looked_up(self._launcher, operand, index, name)

    def recorded(self, named: Iterable[tuple[str, Value]]) -> LaunchList:
        """See ``LaunchRecorder``: a sum and the norm that reads it next are one launch."""
        found = super().recorded(named)
        kernel, steps = self._launcher.kernel("add_norm"), list[Step]()
        for step in found.steps:
            before = steps[-1] if steps else step
            if isinstance(before, Launch) and isinstance(step, Launch) and _normed(before, step):
                (one, other, total), (_, weight, bias, y) = before.buffers, step.buffers
                buffers = (one, other, weight, bias, y, total)
                fused = replace(step, kernel=kernel.name, ptx=kernel.path, shared_bytes=kernel.shared_bytes)
                steps[-1] = replace(fused, buffers=buffers, early=before.early)
            else:
                steps.append(step)
        return replace(found, steps=tuple(steps))

    def drawn(self, logits: Value, positions: Value, sequences: Value, rule: Value) -> Value:
        return drawn(self._launcher, logits, positions, sequences, rule)

    def advance(self, ids: Value, held: Mapping[str, Value]) -> None:
        advanced(self._launcher, ids, held)


def _normed(total: Launch, norm: Launch) -> bool:
    """Whether a launch is a sum that the norm after it reads as its rows."""
    return total.kernel == "add" and norm.kernel == "norm" and norm.buffers[0] == total.buffers[-1]
