"""From what a person asks for (strategy, backend, thresholds, accumulator) to the options of a graph, and why."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from enum import Enum

from emitter.backend import Cpu, Xla, kernel_set, row_blocks
from emitter.dispatch.thresholds import GATHER_VARIABLE, forms, read_table, thresholds
from emitter.dtype import DType
from emitter.errors import InputError, UnsupportedError
from emitter.graphs import EmitOptions, Strategy, coupled, layer_of, only_expert_refusal
from emitter.lowering import Backend, Thresholds
from emitter.mesh import Part, part_for
from emitter.packing import Packing
from emitter.spec import FfnSpec, MoeSpec

ACCUMULATORS = (DType.F32, DType.F64)
"""What the masked-dense strategy can sum f32 products in."""


class Residency(Enum):
    """How the weights of a quantised checkpoint are held in memory."""

    PACKED = "packed"
    """As they are stored, where kernels read them so: what these read they dequantise where it is used."""
    BF16 = "bf16"
    """As numbers of that type, made when they are loaded; it is computed in that type then."""
    F32 = "f32"
    """Likewise."""

    @property
    def dtype(self) -> DType | None:
        """The type of the numbers, None where there are none."""
        return None if self is Residency.PACKED else DType(self.value)


@dataclass(frozen=True)
class Request:
    """What is wanted of the dispatch.

    ``backend`` is what the graph is for; ``gather_threshold`` is the most tokens for the first of its variants,
    ``sort_threshold`` the most before the last one, which sorts rows by expert (None: see ``dispatch.thresholds``).
    ``accumulate`` is what the masked-dense strategy sums f32 products in (None: f64). In f32 its text has no f64, for
    consumers that have none, such as TPUs and Metal.
    ``split_tokens`` says whether devices of a mesh divide the tokens of a call (None: see ``mesh.part_for``).

    Raises ``InputError`` for an accumulator that the strategy does not have, and for ``split_tokens`` without a mesh.
    """

    strategy: Strategy = Strategy.AUTO
    backend: Backend = field(default_factory=Cpu)
    gather_threshold: int | None = None
    sort_threshold: int | None = None
    accumulate: DType | None = None
    split_tokens: bool | None = None

    def __post_init__(self) -> None:
        if self.split_tokens is not None and (not isinstance(self.backend, Xla) or self.backend.mesh is None):
            raise InputError("split_tokens is for the devices of a mesh: give target xla and mesh expert=D")
        if self.accumulate is None:
            return
        if self.accumulate not in ACCUMULATORS:
            known = ", ".join(dtype.value for dtype in ACCUMULATORS)
            raise InputError(f"accumulate is {self.accumulate.value}; expected {known}")
        if self.strategy is not Strategy.MASKED:
            raise InputError(
                f"accumulate is {self.accumulate.value}, but {self.strategy.value} has an accumulator of its own; "
                "only the masked strategy takes one (--dispatch masked)"
            )


def for_one_count(spec: FfnSpec, request: Request) -> bool:
    """Whether a text for it is one for a static number of tokens: so XLA compiles, and so the ladder is written."""
    by_count = isinstance(request.backend, Xla) and request.backend.by_count
    return by_count or (request.strategy is Strategy.LADDER and isinstance(spec, MoeSpec))


def plan_call(spec: FfnSpec, request: Request, base: EmitOptions, tokens: int) -> tuple[EmitOptions, str]:
    """``plan_dispatch`` for a text that is called with ``tokens`` tokens: of a static number where it must be.

    Raises as ``plan_dispatch`` does.
    """
    if not for_one_count(spec, request):
        return plan_dispatch(spec, request, base)
    if tokens == 0:
        return replace(base, strategy=Strategy.MASKED, backend=request.backend), "there is no token to dispatch"
    return plan_dispatch(spec, request, replace(base, tokens=tokens))


_LADDER_ALONE = "ladder for a static number of tokens: before masked-dense XLA copies the gate and up halves"


def _plan_on_xla(spec: MoeSpec, request: Request, options: EmitOptions, backend: Xla) -> tuple[EmitOptions, str]:
    """Masked-dense or the ladder; on a mesh that as the text of one device."""
    for experts in (spec.experts, spec.second_experts) if spec.second else (spec.experts,):
        if backend.mesh is not None:
            backend.mesh.share(experts.count)
    strategy, reason = request.strategy, "plain StableHLO"
    if request.gather_threshold is not None:
        raise InputError(
            "--gather-threshold is for kernels, and XLA takes none; --sort-threshold N is where the "
            "ladder begins there: beyond N tokens"
        )
    if strategy is Strategy.AUTO and options.tokens is None:
        strategy, reason = Strategy.MASKED, "the one strategy for any number of tokens"
    elif strategy is Strategy.AUTO:
        gathering = {name: value for name, value in os.environ.items() if name != GATHER_VARIABLE}
        found = thresholds(
            spec, options.dtype, backend, read_table(), sort_threshold=request.sort_threshold, environment=gathering
        )
        strategy = Strategy(found.variant(options.tokens or 0))
        reason = f"{found}; {found.reason}" if found.upto else _LADDER_ALONE
    part: Part | None = None
    if backend.mesh is not None:
        reason += f"; experts over mesh {backend.mesh}"
        if strategy is Strategy.LADDER and options.tokens is not None:
            part = part_for(backend.mesh, options.tokens, coupled=coupled(spec), split=request.split_tokens)
            reason += ", each device with its share of the tokens" if part.split_tokens else ", tokens on every device"
    if request.split_tokens and part is None:
        raise InputError(
            "split_tokens: tokens are split by the ladder for a static number of them, and masked-dense has all on "
            "every device; give dispatch ladder and a number of tokens, or leave them whole"
        )
    return replace(options, strategy=strategy, part=part), reason


def plan_dispatch(spec: FfnSpec, request: Request, base: EmitOptions) -> tuple[EmitOptions, str]:
    """``base`` with its strategy, backend, thresholds and accumulator filled in, and the reason in words.

    Its ``packings`` are those of weights that the kernels read as they are stored.

    Raises:
        UnsupportedError: If the strategy does not exist for the backend, or the layer is dense; or if sums in f32 are
            asked for and the text takes f64 for something else.
        InputError: If an environment variable that sets a threshold is no whole number.
    """
    if request.accumulate is DType.F32 and base.tokens is None and _takes_f64(spec):
        raise UnsupportedError(
            "--accumulate f32: the capacity of this layer's experts is a fraction of the tokens, which for a dynamic "
            "number of them takes f64; give a static one (emit: --tokens N, verify: --static)"
        )
    base = replace(base, accumulate=request.accumulate)
    by_kernels = request.strategy is not Strategy.AUTO and not request.strategy.plain
    if not isinstance(spec, MoeSpec):
        if by_kernels or request.strategy is Strategy.LADDER:
            raise UnsupportedError(
                f"--dispatch {request.strategy.value} is for MoE layers and this layer is dense; "
                "`moehlo inspect MODEL --json` lists the MoE layers"
            )
        dense = "the layer has no experts to choose"
        kernels = kernel_set(request.backend)
        if request.strategy is Strategy.MASKED:
            return replace(base, strategy=Strategy.MASKED, backend=request.backend), dense
        if kernels is None:
            return _generated(spec, base, request.backend, dense)
        if (reason := only_expert_refusal(kernels, spec, base)) is not None:
            return _generated(spec, base, request.backend, f"{dense}; no kernels: {reason}")
        options = replace(base, strategy=Strategy.AUTO, backend=request.backend)
        return options, f"{dense}; kernels for {request.backend.name.partition(':')[2]}"
    if isinstance(request.backend, Xla) and request.backend.by_count and not by_kernels:
        return _plan_on_xla(spec, request, replace(base, backend=request.backend), request.backend)
    if request.strategy is Strategy.LADDER:
        options = replace(base, strategy=Strategy.LADDER, backend=request.backend)
        return options, "asked for; plain StableHLO, a text for each number of tokens"
    kernels = kernel_set(request.backend)
    if kernels is None:
        if by_kernels:
            raise UnsupportedError(
                f"--dispatch {request.strategy.value} has no kernels for {request.backend.name}; "
                "expected masked, ladder or auto there"
            )
        only = f"the one strategy for {request.backend.name}"
        if request.strategy is Strategy.MASKED:
            return replace(base, strategy=Strategy.MASKED, backend=request.backend), only
        return _generated(spec, base, request.backend, only)
    options = replace(base, strategy=request.strategy, backend=request.backend)
    if request.strategy is Strategy.MASKED:
        return options, "the reference strategy"
    kernels_for = f"kernels for {request.backend.name.partition(':')[2]}"
    if request.strategy is not Strategy.AUTO:
        return options, f"asked for; {kernels_for}"
    reasons = {variant: kernels.refusal(variant, spec.experts, layer_of(spec, base)) for variant in kernels.variants}
    refused = {variant: reason for variant, reason in reasons.items() if reason is not None}
    possible = [variant for variant in kernels.variants if variant not in refused]
    if len(possible) < 2 and refused:
        variant, reason = next(iter(refused.items()))
        if possible:
            return replace(options, strategy=Strategy(possible[0])), f"not {variant}: {reason}"
        return _generated(spec, base, request.backend, f"not {variant}: {reason}")
    found = thresholds(
        spec,
        base.dtype,
        request.backend,
        read_table(),
        packing=forms(dict(base.packings)),
        gather_threshold=request.gather_threshold,
        sort_threshold=request.sort_threshold,
        environment=os.environ,
    )
    if base.packings:
        found = _without_masked(found)
    return replace(options, thresholds=found), f"{found}; {found.reason}; {kernels_for}"


def _generated(spec: FfnSpec, base: EmitOptions, backend: Backend, reason: str) -> tuple[EmitOptions, str]:
    """Masked-dense by a backend's own code generation, in the form in which that is fast."""
    options = replace(base, strategy=Strategy.MASKED, backend=backend)
    blocks = row_blocks(backend)
    # A token's routing must not depend on the tokens of other blocks.
    if not blocks or base.tokens is not None or coupled(spec):
        return options, reason
    sizes = " or ".join(map(str, blocks))
    return replace(options, row_blocks=blocks), f"{reason}; masked-dense over {sizes} rows at a time"


def plan_packed(
    spec: FfnSpec, request: Request, planned: tuple[EmitOptions, str], packings: tuple[tuple[str, Packing], ...]
) -> tuple[EmitOptions, str]:
    """What was planned for weights in numbers, for a graph whose weights of these stems stay packed."""
    if not packings:
        return planned
    return plan_dispatch(spec, request, replace(planned[0], packings=packings))


def _without_masked(found: Thresholds) -> Thresholds:
    """Masked-dense for no number of tokens: over packed weights it would unpack all experts in each call."""
    upto = tuple(entry for entry in found.upto if entry[1] != Strategy.MASKED.value)
    beyond = found.beyond
    if beyond == Strategy.MASKED.value and upto:
        *kept, (_, beyond) = upto
        upto = tuple(kept)
    return replace(found, upto=upto, beyond=beyond)


def _takes_f64(spec: FfnSpec) -> bool:
    """Whether a text for a dynamic token count holds f64 whatever sums are accumulated in."""
    return isinstance(spec, MoeSpec) and spec.experts.capacity is not None and spec.experts.capacity.fraction > 0
