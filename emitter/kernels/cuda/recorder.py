"""What is written between the kernels of a decoder, as launches too: rows of tables, sums, what is scaled."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from emitter.dtype import DType
from emitter.kernels.cuda.around import FEW, NARROW, narrowing
from emitter.kernels.cuda.branches import ended
from emitter.kernels.cuda.catalogue import FEW_LOGITS, NORM_LOGITS
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.linear import row_norm
from emitter.kernels.cuda.rows import added, advanced, columns, looked_up
from emitter.kernels.cuda.sampling import drawn
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.shapes import static
from emitter.text.builder import Value
from emitter.text.launches import Launch, LaunchList, Step, early_behind_launches, names_of
from emitter.text.recorder import LaunchRecorder

MOST_NORMED = 4500
"""Thread blocks of projections times tokens up to which these norm what they read: each block does so again. At one
token a step of Qwen3-30B then takes 0.976 of its time, one of OLMoE in 4 bits 0.98; with the 5120 of two tokens, 1.01
(H200)."""
_NORMS = ("norm", "add_norm")


class CudaRecorder(LaunchRecorder):
    """Takes ops of StableHLO for which there is a kernel for ``arch``; a compiler writes those in a text."""

    def __init__(self, name: str, arch: str) -> None:
        super().__init__(name)
        self._launcher = Launcher(self, arch)

    def private_function(self, name: str) -> CudaRecorder:
        return CudaRecorder(name, self._launcher.arch)

    def add(self, lhs: Value, rhs: Value, *, name: str = "sum") -> Value:
        if lhs.type != rhs.type or lhs.dtype is not DType.F32 or len(lhs.shape) < 2:
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
        """See ``LaunchRecorder``: the end of a branch is one launch (``branches``), and so are a sum and the norm that
        reads it next; of few rows a norm and the logits of a router are one, or the projections that alone read it;
        what is rounded next is left rounded."""
        found = super().recorded(named)
        read = Counter(name for step in found.steps for name in _read(step)) + Counter(found.outputs)
        rounded = {step.buffers[0] for step in found.steps if isinstance(step, Launch) and _rounds(step)}
        found = ended(self._launcher, found, lambda norm, step: self._onward(norm, step, read, rounded) is not None)
        steps = list[Step]()
        for step in found.steps:
            while steps and (fused := self._fused(steps[-1], step, read, rounded)) is not None:
                steps.pop()
                step = fused
            steps.append(step)
        kept = {name for step in steps for name in names_of(step)}
        written = {name: of for name, of in found.written.items() if name in kept}
        found = self._rounded(replace(found, steps=tuple(steps), written=written))
        return replace(found, steps=early_behind_launches(found.steps))

    def _fused(self, before: Step, step: Step, read: Mapping[str, int], rounded: Collection[str]) -> Launch | None:
        """Both in one launch, None where there is no kernel for that."""
        if not isinstance(before, Launch) or not isinstance(step, Launch):
            return None
        if (before.kernel, step.kernel) == ("add", "norm") and step.buffers[0] == before.buffers[-1]:
            (one, other, total), (_, weight, bias, y) = before.buffers, step.buffers
            summed = (one, other, weight, bias, total, y, total)
            return self._norm("add_norm", before, step, summed, (*step.scalars, 0))
        return self._onward(before, step, read, rounded)

    def _onward(self, before: Launch, step: Launch, read: Mapping[str, int], rounded: Collection[str]) -> Launch | None:
        """A norm and what reads it, of few rows, in one launch, None where there is no kernel for that."""
        if before.kernel in _NORMS and step.kernel == FEW_LOGITS:
            return self._logits(before, step, rounded)
        if before.kernel in _NORMS and step.kernel.startswith("linear_"):
            return self._linear(before, step, read)
        return None

    def _logits(self, before: Launch, step: Launch, rounded: Collection[str]) -> Launch | None:
        """A norm, of a sum or not, and a router's logits of few rows, which leave what is normed to the experts: these
        must not read it while the logits are computed."""
        if (norm := _norm_in_front(before)) is None or step.buffers[0] != norm.y or step.scalars[0] > FEW:
            return None
        if not step.early or norm.y in rounded:
            return None
        buffers = (norm.x, norm.addend, norm.weight, *step.buffers[1:], norm.y, norm.total or norm.y)
        tokens, experts, _, splits, *_ = step.scalars
        blocks = -(-experts // self._launcher.kernel(NORM_LOGITS).constant("BLOCK_EXPERTS"))
        fused = self._norm(NORM_LOGITS, before, step, buffers, (*step.scalars, *norm.words))
        return replace(fused, grid=(splits * tokens * blocks, 1, 1))

    def _linear(self, before: Launch, step: Launch, read: Mapping[str, int]) -> Launch | None:
        """A norm, of a sum or not, and projections of few rows that alone read what is normed."""
        kernel, tokens = f"norm_{step.kernel}", step.scalars[0]
        if kernel not in shipped_kernels(self._launcher.arch) or step.grid[0] * tokens > MOST_NORMED:
            return None
        if (norm := _norm_in_front(before)) is None or before.scalars[0] != step.scalars[1]:
            return None
        if step.buffers[0] != norm.y or read[norm.y] != step.buffers.count(norm.y):
            return None
        given = (norm.x if name == norm.y else name for name in step.buffers[1:])
        buffers = (norm.x, norm.addend, norm.weight, *given, norm.total or step.buffers[-1])
        return self._norm(kernel, before, step, buffers, (*step.scalars, *norm.words))

    def _norm(
        self, name: str, before: Launch, step: Launch, buffers: tuple[str, ...], scalars: tuple[int, ...]
    ) -> Launch:
        kernel = self._launcher.kernel(name)
        fused = replace(step, kernel=kernel.name, ptx=kernel.path, shared_bytes=kernel.shared_bytes)
        return replace(fused, buffers=buffers, scalars=scalars, early=before.early)

    def _rounded(self, found: LaunchList) -> LaunchList:
        """Without launches that round what the kernel in front can leave rounded: in the place of f32, or beside it
        where that is read too."""
        launches = [step for step in found.steps if isinstance(step, Launch)]
        narrow = {step.buffers[0]: step.buffers[-1] for step in launches if _rounds(step)}
        used = Counter([*found.outputs, *(name for step in found.steps for name in {*names_of(step)})])
        kept, gone, made = dict(found.written), set[str](), list[Step]()
        for step in found.steps:
            if isinstance(step, Launch):
                if _rounds(step) and step.buffers[-1] in gone:
                    continue
                y = _result(step)
                alone = used[y] == 2  # here, and where it is rounded
                rounding = self._rounding(step, narrow[y], alone=alone) if y in narrow else None
                if rounding is not None:
                    step = rounding
                    gone.add(narrow[y])
                    if alone:
                        del kept[y]
            made.append(step)
        return replace(found, steps=tuple(made), written=kept)

    def _rounding(self, step: Launch, narrow: str, *, alone: bool) -> Launch | None:
        """The launch that leaves its result rounded in ``narrow``, ``alone`` or beside f32; None where none can."""
        y, (*words, _) = _result(step), step.scalars
        in_place = tuple(narrow if name == y else name for name in step.buffers)
        if step.kernel == "add_norm":
            one, other, weight, bias, _, _, total = step.buffers
            beside = (one, other, weight, bias, narrow, y, total)
            return replace(step, buffers=in_place if alone else beside, scalars=(*words, 1 if alone else 2))
        if not alone:
            return None
        if (twin := shipped_kernels(self._launcher.arch).get(narrowing(step.kernel))) is not None:
            fused = replace(step, kernel=twin.name, ptx=twin.path, shared_bytes=twin.shared_bytes)
            return replace(fused, buffers=in_place)
        # attention over many tokens, whose queries are of that type, is told
        if step.kernel.startswith("attend_tiles") and step.kernel.endswith(f"_{NARROW}"):
            return replace(step, buffers=in_place, scalars=(*words, 1))
        return None

    def drawn(self, logits: Value, positions: Value, sequences: Value, rule: Value) -> Value:
        return drawn(self._launcher, logits, positions, sequences, rule)

    def advance(self, ids: Value, held: Mapping[str, Value]) -> None:
        advanced(self._launcher, ids, held)


class _NormInFront(NamedTuple):
    """An RMSNorm as a kernel that norms in front of a product is told of it: of ``x`` and an ``addend``, which leaves
    their ``total``, or of x alone, which stands in the addend's place then; the weight, what is normed, and the
    ``words``: whether there are an addend and a weight, what is added to the mean square and to the weight, which is a
    factor where there is none."""

    x: str
    addend: str
    weight: str
    y: str
    total: str | None
    words: tuple[int, ...]


def _norm_in_front(norm: Launch) -> _NormInFront | None:
    """What one of ``_NORMS`` is; None for a LayerNorm, one with a bias, or one whose weight comes first."""
    if (words := row_norm(norm.scalars)) is None:
        return None
    _, *factors = words
    if norm.kernel == "norm":
        x, weight, _, y = norm.buffers
        return _NormInFront(x, x, weight, y, None, (0, *factors))
    x, addend, weight, _, _, y, total = norm.buffers
    return _NormInFront(x, addend, weight, y, total, (1, *factors))


def _read(step: Step) -> tuple[str, ...]:
    """What a step may read: all buffers of a launch but the last, which it writes."""
    return names_of(step)[:-1]


def _rounds(step: Launch) -> bool:
    """Whether a launch rounds rows for the products behind it."""
    return step.kernel == f"narrow_{NARROW}"


def _result(step: Launch) -> str:
    """What a launch leaves that a launch behind it could round: the last buffer, of a sum and its norm the norm."""
    return step.buffers[5] if step.kernel == "add_norm" else step.buffers[-1]
