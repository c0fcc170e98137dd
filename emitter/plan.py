"""From what a person asks for (strategy, backend, thresholds) to the options of a graph, and why."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from emitter.backend import Cpu, kernel_set
from emitter.dispatch.thresholds import read_table, thresholds
from emitter.errors import UnsupportedError
from emitter.graphs import EmitOptions, Strategy
from emitter.lowering import Backend
from emitter.spec import FfnSpec, MoeSpec


@dataclass(frozen=True)
class Request:
    """What is wanted of the dispatch.

    ``backend`` is what the graph is for; ``gather_threshold`` is the most tokens for the first of its variants,
    ``sort_threshold`` the most before the last one, which sorts rows by expert (None: see ``dispatch.thresholds``).
    """

    strategy: Strategy = Strategy.AUTO
    backend: Backend = field(default_factory=Cpu)
    gather_threshold: int | None = None
    sort_threshold: int | None = None


def plan_dispatch(spec: FfnSpec, request: Request, base: EmitOptions) -> tuple[EmitOptions, str]:
    """``base`` with its strategy, backend and thresholds filled in, and the reason in words.

    Raises:
        UnsupportedError: If the strategy does not exist for the backend, or the layer is dense.
        InputError: If an environment variable that sets a threshold is no whole number.
    """
    by_kernels = request.strategy not in (Strategy.AUTO, Strategy.MASKED)
    if not isinstance(spec, MoeSpec):
        if by_kernels:
            raise UnsupportedError(
                f"--dispatch {request.strategy.value} is for MoE layers and this layer is dense; "
                "`moehlo inspect MODEL --json` lists the MoE layers"
            )
        dense = "the layer has no experts to choose"
        if request.strategy is Strategy.MASKED or kernel_set(request.backend) is None:
            return replace(base, strategy=Strategy.MASKED, backend=request.backend), dense
        options = replace(base, strategy=Strategy.AUTO, backend=request.backend)
        return options, f"{dense}; kernels for {request.backend.name.partition(':')[2]}"
    kernels = kernel_set(request.backend)
    if kernels is None:
        if by_kernels:
            raise UnsupportedError(
                f"--dispatch {request.strategy.value} has kernels for the CPU only, not for {request.backend.name}; "
                "expected masked or auto there"
            )
        options = replace(base, strategy=Strategy.MASKED, backend=request.backend)
        return options, f"the one strategy for {request.backend.name}"
    options = replace(base, strategy=request.strategy, backend=request.backend)
    if request.strategy is Strategy.MASKED:
        return options, "asked for; the reference strategy"
    kernels_for = f"kernels for {request.backend.name.partition(':')[2]}"
    if request.strategy is not Strategy.AUTO:
        return options, f"asked for; {kernels_for}"
    reasons = {variant: kernels.refusal(variant, spec.experts) for variant in kernels.variants}
    refused = {variant: reason for variant, reason in reasons.items() if reason is not None}
    possible = [variant for variant in kernels.variants if variant not in refused]
    if len(possible) < 2 and refused:
        variant, reason = next(iter(refused.items()))
        return replace(
            options, strategy=Strategy(possible[0]) if possible else Strategy.MASKED
        ), f"not {variant}: {reason}"
    found = thresholds(
        spec,
        base.dtype,
        request.backend,
        read_table(),
        gather_threshold=request.gather_threshold,
        sort_threshold=request.sort_threshold,
    )
    return replace(options, thresholds=found), f"{found}; {found.reason}; {kernels_for}"
