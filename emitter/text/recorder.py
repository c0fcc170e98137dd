"""A function that is written down as the launches of kernels instead of text, as long as it is nothing else."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from emitter.dtype import DType
from emitter.shapes import static
from emitter.text.builder import FunctionBuilder, ShapeError, TensorType, Value
from emitter.text.launches import Buffer, Conversion, Launch, LaunchList, Step, early_behind_launches

_NUMBERS = (DType.F32, DType.BF16, DType.F16)
_OP = re.compile(r"\b[a-z]+\.[a-z_.]+")
"""The name of an op in its line."""


class NotLaunchesError(Exception):
    """Something was to be written that is no launch: the function needs a compiler."""


class LaunchRecorder(FunctionBuilder):
    """Takes launches and conversions between floating-point types, for a static number of tokens.

    All else raises ``NotLaunchesError``, with the stage that needs it. The same numbers in another shape are the same
    buffer.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._steps: list[Step] = []
        self._written: dict[str, Buffer] = {}
        self._launched: dict[tuple[Launch, tuple[Buffer, ...], tuple[int, ...]], tuple[str, ...]] = {}
        self._converted: dict[tuple[str, DType], str] = {}
        self._widened: dict[tuple[str, DType], Value] = {}
        self._updated: dict[str, int] = {}
        self._stage = ""

    def stage(self, name: str, comment: str = "") -> None:
        """See ``FunctionText``: what a refusal names."""
        self._stage = name

    def private_function(self, name: str) -> LaunchRecorder:
        return type(self)(name)

    def results(self, named: Iterable[tuple[str, Value]]) -> None:
        """See ``FunctionText``: for ``call``."""
        self._results = tuple(named)

    def call(self, function: FunctionBuilder, operands: Sequence[Value], *, names: Sequence[str]) -> tuple[Value, ...]:
        """See ``FunctionBuilder``: the launches of the other function, over these operands and buffers of their own."""
        if not isinstance(function, LaunchRecorder) or function._results is None:
            raise ShapeError(f"call: @{function.name} was not recorded to its end")
        places = {a.name: operand.name for a, operand in zip(function._arguments, operands, strict=True)}
        places |= {name: self._new(name, buffer) for name, buffer in function._written.items()}
        for step in function._steps:
            if isinstance(step, Conversion):
                self._steps.append(Conversion(places[step.source], places[step.result]))
            else:
                buffers, updates = (tuple(places[name] for name in of) for of in (step.buffers, step.updates))
                self._add(replace(step, buffers=buffers, updates=updates))
        return tuple(Value(places[value.name], value.type) for _, value in function._results)

    def reshape(self, operand: Value, shape: tuple[int, ...], *, name: str = "reshaped") -> Value:
        """See ``ShapingOps``: no launch."""
        type_ = TensorType(shape, operand.dtype)
        if math.prod(map(static, operand.shape)) != math.prod(shape):
            raise ShapeError(f"reshape: {operand} {operand.type} and {type_} differ in size")
        return Value(operand.name, type_)

    def slice(self, operand: Value, *, dim: int, start: int, limit: int, name: str = "slice") -> Value:
        """See ``ShapingOps``: the first rows are the same buffer."""
        if dim or start:
            return super().slice(operand, dim=dim, start=start, limit=limit, name=name)
        return Value(operand.name, TensorType((limit, *operand.shape[1:]), operand.dtype))

    def convert(self, operand: Value, dtype: DType, *, name: str = "") -> Value:
        if operand.dtype is dtype:
            return operand
        if operand.dtype not in _NUMBERS or dtype not in _NUMBERS:
            raise self._refusal(f"{operand.dtype.value} to {dtype.value}")
        key = (operand.name, dtype)
        if key not in self._converted:
            buffer = Buffer(tuple(map(static, operand.shape)), dtype)
            self._converted[key] = self._new(name or f"{operand.name}_{dtype.value}", buffer)
            self._steps.append(Conversion(operand.name, self._converted[key]))
            if dtype is DType.F32:
                self._widened[self._converted[key], operand.dtype] = operand
        return Value(self._converted[key], TensorType(operand.shape, dtype))

    def widened_from(self, value: Value, dtype: DType) -> Value | None:
        return self._widened.get((value.name, dtype))

    def launch(self, launch: Launch, results: Sequence[tuple[str, Buffer]]) -> tuple[str, ...]:
        """The next step: ``launch``, with buffers for its ``results`` (each with a hint for its name) after its own.

        The names of these. The same launch over the same buffers, none of them written in place meanwhile, is taken
        once. None is early after a conversion.
        """
        versions = tuple(self._updated.get(name, 0) for name in launch.buffers)
        key = (launch, tuple(buffer for _, buffer in results), versions)
        if key not in self._launched or launch.updates:
            names = tuple(self._new(hint, buffer) for hint, buffer in results)
            self._add(replace(launch, buffers=(*launch.buffers, *names)))
            self._launched[key] = names
        return self._launched[key]

    def _add(self, step: Launch) -> None:
        self._steps.append(step)
        for name in step.updates:
            self._updated[name] = self._updated.get(name, 0) + 1

    def _new(self, hint: str, buffer: Buffer) -> str:
        name = self.fresh(hint)
        self._written[name] = buffer
        return name

    def recorded(self, named: Iterable[tuple[str, Value]]) -> LaunchList:
        """All steps but conversions that nothing reads, with the values of the results.

        Raises ``NotLaunchesError`` for a result that is an argument, or another result too.
        """
        outputs = tuple(value.name for _, value in named)
        if len(set(outputs)) < len(outputs) or not {*outputs} <= self._written.keys():
            raise NotLaunchesError("a result is an argument, or another result")
        read, steps = {*outputs}, list[Step]()
        for step in reversed(early_behind_launches(self._steps)):
            if isinstance(step, Conversion) and step.result not in read:
                continue
            read |= {step.source} if isinstance(step, Conversion) else {*step.buffers}
            steps.append(step)
        written = {name: buffer for name, buffer in self._written.items() if name in read}
        return LaunchList((*reversed(steps),), written, outputs)

    def drawn(self, logits: Value, positions: Value, sequences: Value, rule: Value) -> Value:
        """The ids ``[N]`` i32 that are drawn from ``logits [N, V]`` f32 by a ``rule [7]`` i32, after tokens at
        ``positions [N]`` of ``sequences [N]`` i32; -1 where that is left to the host.

        Raises ``NotLaunchesError`` where no kernels do that.
        """
        raise self._refusal("a draw")

    def advance(self, ids: Value, held: Mapping[str, Value]) -> None:
        """Have ``ids [N]`` i32 be what sequences go on with, in place: ``tokens``, ``positions``, ``window_positions``
        and ``lengths [N]`` i32 of ``held``, and row ``count``, modulo S, of ``made [S, N]``.

        Raises ``NotLaunchesError`` where no kernels do that.
        """
        raise self._refusal("what sequences go on with")

    def line(self, text: str) -> None:
        """Raises ``NotLaunchesError``."""
        raise self._refusal(text)

    def _op(self, op: str, type_: TensorType, name: str) -> Value:
        raise self._refusal(op)

    def _refusal(self, what: str) -> NotLaunchesError:
        said = found.group() if (found := _OP.search(what)) else what
        return NotLaunchesError(f"{self._stage}: {said}" if self._stage else said)
