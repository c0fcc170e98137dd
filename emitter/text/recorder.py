"""A function that is written down as the launches of kernels instead of text, as long as it is nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from emitter.dtype import DType
from emitter.shapes import static
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.launches import Buffer, Conversion, Launch, LaunchList, Step

_NUMBERS = (DType.F32, DType.BF16, DType.F16)


class NotLaunchesError(Exception):
    """Something was to be written that is no launch: the function needs a compiler."""


class LaunchRecorder(FunctionBuilder):
    """Takes launches and conversions between floating-point types, for a static number of tokens.

    All else raises ``NotLaunchesError``.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._steps: list[Step] = []
        self._written: dict[str, Buffer] = {}
        self._launched: dict[tuple[Launch, tuple[Buffer, ...]], tuple[str, ...]] = {}
        self._converted: dict[tuple[str, DType], str] = {}
        self._widened: dict[tuple[str, DType], Value] = {}

    def convert(self, operand: Value, dtype: DType, *, name: str = "") -> Value:
        """See ``FunctionBuilder``."""
        if operand.dtype is dtype:
            return operand
        if operand.dtype not in _NUMBERS or dtype not in _NUMBERS:
            raise NotLaunchesError(f"{operand.dtype.value} to {dtype.value}")
        key = (operand.name, dtype)
        if key not in self._converted:
            buffer = Buffer(tuple(map(static, operand.shape)), dtype)
            self._converted[key] = self._new(name or f"{operand.name}_{dtype.value}", buffer)
            self._steps.append(Conversion(operand.name, self._converted[key]))
            if dtype is DType.F32:
                self._widened[self._converted[key], operand.dtype] = operand
        return Value(self._converted[key], TensorType(operand.shape, dtype))

    def widened_from(self, value: Value, dtype: DType) -> Value | None:
        """See ``FunctionBuilder``."""
        return self._widened.get((value.name, dtype))

    def launch(self, launch: Launch, results: Sequence[tuple[str, Buffer]]) -> tuple[str, ...]:
        """The next step: ``launch``, with buffers for its ``results`` (each with a hint for its name) behind its own.

        The names of these. The same launch over the same buffers is taken once. None is early behind a conversion.
        """
        key = (launch, tuple(buffer for _, buffer in results))
        if key not in self._launched:
            names = tuple(self._new(hint, buffer) for hint, buffer in results)
            early = launch.early and bool(self._steps) and isinstance(self._steps[-1], Launch)
            self._steps.append(replace(launch, buffers=(*launch.buffers, *names), early=early))
            self._launched[key] = names
        return self._launched[key]

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
        for step in reversed(self._steps):
            if isinstance(step, Conversion) and step.result not in read:
                continue
            read |= {step.source} if isinstance(step, Conversion) else {*step.buffers}
            steps.append(step)
        written = {name: buffer for name, buffer in self._written.items() if name in read}
        return LaunchList((*reversed(steps),), written, outputs)

    def line(self, text: str) -> None:
        """Raises ``NotLaunchesError``."""
        raise NotLaunchesError(text)

    def _op(self, op: str, type_: TensorType, name: str) -> Value:
        raise NotLaunchesError(op)
