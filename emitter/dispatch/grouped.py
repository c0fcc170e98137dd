"""Grouped dispatch, for many tokens: rows sorted by expert, one matrix product per expert.

Four kernels (see ``kernels.grouped``): a stable counting sort, gate, up and activation, down, and the weighted sum. The
weights of an expert pass once for up to a few hundred rows; nothing is padded beyond the last tile of an expert.
"""

from __future__ import annotations

from emitter.dispatch.gathered import declare, tensors, value
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.isa import Isa
from emitter.kernels.cpu.routed import grouped
from emitter.spec import ExpertsSpec
from emitter.stages.block import Dispatch
from emitter.stages.router import Routing
from emitter.text.builder import FunctionBuilder, Value


def for_isa(isa: Isa) -> Dispatch:
    """The strategy with kernels for ``isa``."""

    def dispatch(
        b: FunctionBuilder, spec: ExpertsSpec, x: Value, routing: Routing, arguments: dict[str, Value]
    ) -> Value:
        b.stage("experts", f"grouped: {spec.count} experts over the rows that chose them, kernels for {isa.name}")
        kernels = GroupedKernels(isa, spec, x.extent(1), routing.ids.extent(1), arguments["expert_down"].dtype)
        executable = kernels.executable()
        declare(b, executable)
        host, values = Host(b.line, b.fresh), tensors(b, x, routing, arguments)
        result = grouped(host, kernels, executable, values["x"], values["ids"], values["weights"], values)
        return value(result, x.type)

    return dispatch
