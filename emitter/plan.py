"""From what a person asks for (strategy, target, limits) to the options of a graph, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.dispatch.thresholds import read_table, thresholds
from emitter.errors import UnsupportedError
from emitter.graphs import EmitOptions, Strategy, refusal
from emitter.kernels.cpu.isa import PORTABLE, Isa
from emitter.spec import FfnSpec, MoeSpec


@dataclass(frozen=True)
class Request:
    """What is wanted of the dispatch.

    ``backend`` is ``cpu`` or ``cuda``; ``isa`` what the CPU kernels may use; ``gathered`` and ``masked`` are the most
    tokens for the gathered and for the masked-dense strategy (None: see ``dispatch.thresholds``).
    """

    strategy: Strategy = Strategy.AUTO
    backend: str = "cpu"
    isa: Isa = PORTABLE
    gathered: int | None = None
    masked: int | None = None


def plan_dispatch(spec: FfnSpec, request: Request, base: EmitOptions) -> tuple[EmitOptions, str]:
    """``base`` with its strategy, limits and instruction sets filled in, and the reason in words.

    Raises:
        UnsupportedError: If the strategy does not exist for the backend, or the layer is dense.
        InputError: If an environment variable that sets a limit is no whole number.
    """
    if not isinstance(spec, MoeSpec):
        if request.strategy in (Strategy.GATHERED, Strategy.GROUPED):
            raise UnsupportedError(
                f"--dispatch {request.strategy.value} is for MoE layers and this layer is dense; "
                "`moehlo inspect MODEL --json` lists the MoE layers"
            )
        return replace(base, strategy=Strategy.MASKED), "the layer has no experts to choose"
    if request.backend != "cpu":
        if request.strategy in (Strategy.GATHERED, Strategy.GROUPED):
            raise UnsupportedError(
                f"--dispatch {request.strategy.value} has kernels for the CPU only, not for {request.backend}; "
                "expected masked or auto there"
            )
        return replace(base, strategy=Strategy.MASKED), f"the one strategy for {request.backend}"
    options = replace(base, strategy=request.strategy, isa=request.isa)
    if request.strategy is Strategy.MASKED:
        return options, "asked for; the reference strategy"
    if request.strategy is Strategy.AUTO:
        for refused, left in ((Strategy.GATHERED, Strategy.MASKED), (Strategy.GROUPED, Strategy.GATHERED)):
            reason = refusal(spec.experts, refused)
            if reason is not None:
                return replace(options, strategy=left), f"not {refused.value}: {reason}"
    if request.strategy is not Strategy.AUTO:
        return options, f"asked for; kernels for {request.isa.name}"
    backend = f"cpu:{request.isa.name}"
    limits = thresholds(spec, base.dtype, backend, read_table(), gathered=request.gathered, masked=request.masked)
    few = f"gathered up to {limits.gathered} tokens"
    middle = f", masked up to {limits.masked}" if limits.masked > limits.gathered else ""
    reason = f"{few}{middle}, grouped beyond; {limits.reason}; kernels for {request.isa.name}"
    return replace(options, limits=limits), reason
