"""Adaptive dispatch: one module that holds several variants and takes one per call, by the token count.

The choice is made on the host, from a shape: no value is read back from the device. With a static token count it is
made when the text is written, and one variant remains.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from emitter.dtype import DType
from emitter.lowering import Dispatch, Lowering, Routing, Thresholds
from emitter.shapes import Sym
from emitter.spec import ExpertsSpec
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import MlpWeights


def choose(thresholds: Thresholds, variants: Mapping[str, Dispatch]) -> Dispatch:
    """The variant that the thresholds name for the token count of a call."""

    def dispatch(
        b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        def write(variant: str) -> Value:
            return variants[variant](b, lowering, spec, x, routing, weights)

        if not isinstance(x.shape[0], Sym):
            return write(thresholds.variant(x.shape[0]))
        # As many rows as x, as wide as what the experts write.
        type_ = TensorType((x.shape[0], weights.width), DType.F32)
        limits = [most for most, _ in thresholds.upto]
        (routed,) = branch(b, x.shape[0], limits, [type_], "routed", lambda most: [write(_variant(thresholds, most))])
        return routed

    return dispatch


def _variant(thresholds: Thresholds, most: int | None) -> str:
    return thresholds.beyond if most is None else thresholds.variant(most)


def branch(
    b: FunctionBuilder,
    size: Sym,
    limits: Sequence[int],
    types: Sequence[TensorType],
    name: str,
    write: Callable[[int | None], Sequence[Value]],
) -> list[Value]:
    """What ``write`` gives for the first of the rising ``limits`` that is not below ``size``, or for None beyond all.

    The values have ``types``; of several, each is named for its number.
    """
    if not limits:
        return list(write(None))
    tokens, most = b.index(size), limits[0]
    b.stage("dispatch", f"up to {most} tokens, and beyond")
    bound, is_few, result = b.fresh("token_limit"), b.fresh("is_few"), b.fresh(name)
    b.line(f"%{bound} = arith.constant {most} : index")
    b.line(f"%{is_few} = arith.cmpi ule, {tokens}, %{bound} : index")
    several = f":{len(types)}" if len(types) > 1 else ""
    with b.region(f"%{result}{several} = scf.if %{is_few} -> ({', '.join(map(str, types))}) {{"):
        _yield(b, write(most))
    with b.region("} else {"):
        _yield(b, branch(b, size, limits[1:], types, name, write))
    b.line("}")
    return [Value(f"{result}#{i}" if several else result, type_) for i, type_ in enumerate(types)]


def _yield(b: FunctionBuilder, values: Sequence[Value]) -> None:
    b.line(f"scf.yield {', '.join(map(str, values))} : {', '.join(str(value.type) for value in values)}")
