"""Adaptive dispatch: one module that holds several strategies and takes one per call, by the token count.

The choice is made on the host, from a shape: no value is read back from the device. With a static token count it is
made when the text is written, and one strategy remains.
"""

from __future__ import annotations

from collections.abc import Sequence

from emitter.spec import ExpertsSpec
from emitter.stages.block import Dispatch
from emitter.stages.router import Routing
from emitter.text.builder import FunctionBuilder, Value

Branches = Sequence[tuple[int, Dispatch]]


def choose(upto: Branches, beyond: Dispatch) -> Dispatch:
    """The first strategy whose limit is at least the token count, ``beyond`` when there is none.

    ``upto`` lists (most tokens, strategy) with rising limits.
    """
    limits = [limit for limit, _ in upto]
    if limits != sorted(set(limits)):
        raise ValueError(f"limits {limits} do not rise")

    def dispatch(
        b: FunctionBuilder, spec: ExpertsSpec, x: Value, routing: Routing, arguments: dict[str, Value]
    ) -> Value:
        tokens = b.index(x.shape[0])
        if isinstance(tokens, int):
            strategy = next((s for limit, s in upto if tokens <= limit), beyond)
            return strategy(b, spec, x, routing, arguments)
        return _branch(b, spec, x, routing, arguments, list(upto), tokens)

    def _branch(
        b: FunctionBuilder,
        spec: ExpertsSpec,
        x: Value,
        routing: Routing,
        arguments: dict[str, Value],
        rest: list[tuple[int, Dispatch]],
        tokens: str,
    ) -> Value:
        if not rest:
            return beyond(b, spec, x, routing, arguments)
        (limit, strategy), *others = rest
        b.stage("dispatch", f"up to {limit} tokens, and beyond")
        bound, is_few, routed = b.fresh("token_limit"), b.fresh("is_few"), b.fresh("routed")
        b.line(f"%{bound} = arith.constant {limit} : index")
        b.line(f"%{is_few} = arith.cmpi ule, {tokens}, %{bound} : index")
        with b.region(f"%{routed} = scf.if %{is_few} -> ({x.type}) {{"):
            value = strategy(b, spec, x, routing, arguments)
            b.line(f"scf.yield {value} : {value.type}")
        with b.region("} else {"):
            value = _branch(b, spec, x, routing, arguments, others, tokens)
            b.line(f"scf.yield {value} : {value.type}")
        b.line("}")
        return Value(routed, x.type)

    return dispatch
