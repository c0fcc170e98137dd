"""Grouped dispatch, for many tokens: rows sorted by expert, one matrix product per expert.

Four kernels (see ``kernels.grouped``): a stable counting sort, gate, up and activation, down, and the weighted sum. The
weights of an expert pass once for up to a few hundred rows; nothing is padded beyond the last tile of an expert.
"""

from __future__ import annotations

from emitter.block import Dispatch
from emitter.builder import FunctionBuilder, Value
from emitter.dispatch.gathered import declare, tensors, value
from emitter.kernels.grouped import GroupedKernels
from emitter.kernels.host import Host
from emitter.kernels.isa import Isa
from emitter.kernels.routed import grouped
from emitter.router import Routing
from emitter.spec import ExpertsSpec


def for_isa(isa: Isa) -> Dispatch:
    """The strategy with kernels for ``isa``."""

    def dispatch(
        b: FunctionBuilder, spec: ExpertsSpec, x: Value, routing: Routing, arguments: dict[str, Value]
    ) -> Value:
        b.stage("experts", f"grouped: {spec.count} experts over the rows that chose them, kernels for {isa.name}")
        kernels = GroupedKernels(isa, spec, x.shape[1] or 0, routing.ids.shape[1] or 0, arguments["expert_down"].dtype)
        executable = kernels.executable()
        declare(b, executable)
        host, values = Host(b.line, b.fresh), tensors(b, x, routing, arguments)
        result = grouped(host, kernels, executable, values["x"], values["ids"], values["weights"], values)
        return value(result, x.type)

    return dispatch
