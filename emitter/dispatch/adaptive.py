"""Adaptive dispatch: one module that holds several variants and takes one per call, by the token count.

The choice is made on the host, from a shape: no value is read back from the device. With a static token count it is
made when the text is written, and one variant remains.
"""

from __future__ import annotations

from collections.abc import Mapping

from emitter.dtype import DType
from emitter.lowering import Dispatch, Lowering, Routing, Thresholds
from emitter.spec import ExpertsSpec
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import MlpWeights


def choose(thresholds: Thresholds, variants: Mapping[str, Dispatch]) -> Dispatch:
    """The variant that the thresholds name for the token count of a call."""

    def dispatch(
        b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        tokens = b.index(x.shape[0])

        def write(variant: str) -> Value:
            return variants[variant](b, lowering, spec, x, routing, weights)

        def branch(rest: tuple[tuple[int, str], ...]) -> Value:
            if not rest:
                return write(thresholds.beyond)
            most, variant = rest[0]
            b.stage("dispatch", f"up to {most} tokens, and beyond")
            bound, is_few, routed = b.fresh("token_limit"), b.fresh("is_few"), b.fresh("routed")
            b.line(f"%{bound} = arith.constant {most} : index")
            b.line(f"%{is_few} = arith.cmpi ule, {tokens}, %{bound} : index")
            # As many rows as x, as wide as what the experts write.
            type_ = TensorType((x.shape[0], weights.width), DType.F32)
            with b.region(f"%{routed} = scf.if %{is_few} -> ({type_}) {{"):
                value = write(variant)
                b.line(f"scf.yield {value} : {value.type}")
            with b.region("} else {"):
                value = branch(rest[1:])
                b.line(f"scf.yield {value} : {value.type}")
            b.line("}")
            return Value(routed, type_)

        return write(thresholds.variant(tokens)) if isinstance(tokens, int) else branch(thresholds.upto)

    return dispatch
