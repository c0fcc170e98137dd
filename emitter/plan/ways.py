"""Which strategy computes a layer, and whether kernels do: the first question of a plan."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from emitter.dispatch.thresholds import thresholds
from emitter.dtype import DType
from emitter.errors import InputError, UnsupportedError
from emitter.kernels.by_target import kernel_set, row_blocks
from emitter.lowering import KernelSet, LayerSizes, Thresholds
from emitter.plan.request import Request, Strategy
from emitter.spec import DenseSpec, ExpertsSpec, FfnSpec, GluKind, MoeSpec
from emitter.target import Target
from emitter.target.mesh import Part, part_for


@dataclass(frozen=True)
class Way:
    """A strategy and why it is this one; ``variant`` is the only one of the kernels that computes the experts."""

    strategy: Strategy
    reason: str
    variant: str | None = None
    part: Part | None = None
    row_blocks: tuple[int, ...] = ()


def way_of(spec: FfnSpec, request: Request) -> Way:
    """What computes a layer, whatever it is stored as and however many tokens a call has."""
    if request.accumulate is DType.F32 and request.tokens is None and _takes_f64(spec):
        raise UnsupportedError(
            "--accumulate f32: the capacity of this layer's experts is a fraction of the tokens, which for a dynamic "
            "number of them takes f64; give a static one (emit: --tokens N, verify: --static)"
        )
    strategy, target = request.strategy, request.target
    by_kernels = strategy is not Strategy.AUTO and not strategy.plain
    kernels, kernels_for = kernel_set(target), f"kernels for {target.name.partition(':')[2]}"
    if not isinstance(spec, MoeSpec):
        if by_kernels or strategy is Strategy.LADDER:
            raise UnsupportedError(
                f"--dispatch {strategy.value} is for MoE layers and this layer is dense; "
                "`moehlo inspect MODEL --json` lists the MoE layers"
            )
        dense = "the layer has no experts to choose"
        if strategy is Strategy.MASKED:
            return Way(Strategy.MASKED, dense)
        if kernels is None:
            return _generated(spec, request, dense)
        if (reason := mlp_refusal(kernels, spec, request.dtype)) is not None:
            return _generated(spec, request, f"{dense}; no kernels: {reason}")
        return Way(Strategy.AUTO, f"{dense}; {kernels_for}")
    if target.kind == "xla" and not by_kernels:
        return _way_on_xla(spec, request)
    if strategy is Strategy.LADDER:
        return Way(Strategy.LADDER, "asked for; plain StableHLO, a text for each number of tokens")
    if kernels is None:
        if by_kernels:
            raise UnsupportedError(
                f"--dispatch {strategy.value} has no kernels for {target.name}; expected masked, ladder or auto there"
            )
        only = f"the one strategy for {target.name}"
        return Way(strategy, only) if strategy is Strategy.MASKED else _generated(spec, request, only)
    if strategy is Strategy.MASKED:
        return Way(Strategy.MASKED, "the reference strategy")
    if strategy is not Strategy.AUTO:
        absent = f"{target.name} has no such kernels"
        if (reason := refusals(spec, target, request.dtype).get(strategy.value, absent)) is not None:
            raise UnsupportedError(
                f"the {strategy.value} strategy cannot compute this layer: {reason}; masked and auto can"
            )
        return Way(strategy, f"asked for; {kernels_for}", strategy.value)
    refused = {name: why for name, why in refusals(spec, target, request.dtype).items() if why is not None}
    possible = [variant for variant in kernels.experts.variants if variant not in refused]
    if len(possible) < 2 and refused:
        variant, why = next(iter(refused.items()))
        if not possible:
            return _generated(spec, request, f"not {variant}: {why}")
        (alone,) = possible
        own = next((named for named in Strategy if named.value == alone), Strategy.AUTO)
        return Way(own, f"not {variant}: {why}", alone)
    return Way(Strategy.AUTO, kernels_for)


def _generated(spec: FfnSpec, request: Request, reason: str) -> Way:
    """Masked-dense by a compiler's own code generation, in the form in which that is fast."""
    blocks = row_blocks(request.target)
    # A token's routing must not depend on the tokens of other blocks.
    if not blocks or request.tokens is not None or coupled(spec):
        return Way(Strategy.MASKED, reason)
    sizes = " or ".join(map(str, blocks))
    return Way(Strategy.MASKED, f"{reason}; masked-dense over {sizes} rows at a time", row_blocks=blocks)


def _way_on_xla(spec: MoeSpec, request: Request) -> Way:
    """Masked-dense or the ladder; on a mesh that as the text of one device."""
    target = request.target
    for experts in (spec.experts, spec.second_experts) if spec.second else (spec.experts,):
        if target.mesh is not None:
            target.mesh.share(experts.count)
    strategy, reason = request.strategy, "plain StableHLO"
    if request.gather_threshold is not None:
        raise InputError(
            "--gather-threshold is for kernels, and XLA takes none; --sort-threshold N is where the "
            "ladder begins there: beyond N tokens"
        )
    if strategy is Strategy.AUTO and request.tokens is None:
        strategy, reason = Strategy.MASKED, "the one strategy for any number of tokens"
    elif strategy is Strategy.AUTO:
        found = request.thresholds or thresholds(
            spec, request.dtype, target, request.table, sort_threshold=request.sort_threshold
        )
        require_variants(found, [each.value for each in Strategy if each.plain], target)
        strategy = Strategy(found.variant(request.tokens or 0))
        alone = "ladder for a static number of tokens: before masked-dense XLA copies the gate and up halves"
        reason = f"{found}; {found.reason}" if found.upto else alone
    part: Part | None = None
    if target.mesh is not None:
        reason += f"; experts over mesh {target.mesh}"
        if strategy is Strategy.LADDER and request.tokens is not None:
            part = part_for(target.mesh, request.tokens, coupled=coupled(spec), split=request.split_tokens)
            reason += ", each device with its share of the tokens" if part.split_tokens else ", tokens on every device"
    if request.split_tokens and part is None:
        raise InputError(
            "split_tokens: tokens are split by the ladder for a static number of them, and masked-dense has all on "
            "every device; give dispatch ladder and a number of tokens, or leave them whole"
        )
    return Way(strategy, reason, part=part)


def for_one_count(spec: FfnSpec, request: Request) -> bool:
    """Whether a text for it is one for a static number of tokens: so XLA compiles, and so the ladder is written."""
    return request.target.kind == "xla" or (request.strategy is Strategy.LADDER and isinstance(spec, MoeSpec))


def require_variants(found: Thresholds, known: Iterable[str], target: Target) -> None:
    """Raises ``InputError`` for thresholds that name a variant which is none of ``known``."""
    named, known = {found.beyond, *(variant for _, variant in found.upto)}, list(known)
    if strange := sorted(named - {*known}):
        raise InputError(f"thresholds have {', '.join(strange)} for {target.name}; expected {', '.join(known)}")


def _takes_f64(spec: FfnSpec) -> bool:
    """Whether a text for a dynamic token count holds f64 whatever sums are accumulated in."""
    return isinstance(spec, MoeSpec) and spec.experts.capacity is not None and spec.experts.capacity.fraction > 0


def coupled(spec: FfnSpec) -> bool:
    """Whether the routing of a token depends on the other tokens of the call: experts of limited capacity, and product
    keys, which are dealt out over all tokens."""
    return isinstance(spec, MoeSpec) and (spec.experts.capacity is not None or spec.router.keys > 0)


def refusals(spec: MoeSpec, target: Target, dtype: DType) -> dict[str, str | None]:
    """Why each variant of a target's kernels cannot compute a layer's experts, by name; None of one that can."""
    kernels, layer = kernel_set(target), LayerSizes(spec.expert_hidden, spec.router.top_k, dtype)
    return {} if kernels is None else _refusals(kernels, spec.experts, layer)


def _refusals(kernels: KernelSet, experts: ExpertsSpec, layer: LayerSizes) -> dict[str, str | None]:
    found = {name: kernels.experts.lowering(name, experts, layer) for name in kernels.experts.variants}
    return {name: answer if isinstance(answer, str) else None for name, answer in found.items()}


def mlp_refusal(kernels: KernelSet, spec: FfnSpec, dtype: DType) -> str | None:
    """Why kernels cannot compute the MLP that every token visits, or None where they can or there is none."""
    if isinstance(spec, DenseSpec):
        mlp, hidden = ExpertsSpec(1, spec.intermediate, spec.glu, spec.bias), spec.hidden
    elif spec.shared is None:
        return None
    else:
        shared = spec.shared
        mlp, hidden = ExpertsSpec(1, shared.intermediate, shared.glu, shared.bias), spec.hidden - spec.part
    # A projection is an MLP without a first half, and computed wherever an MLP with one is.
    if mlp.glu.kind is GluKind.LINEAR:
        return None
    reasons = _refusals(kernels, mlp, LayerSizes(hidden, 1, dtype)).values()
    return next((reason for reason in reasons if reason is not None), None)
