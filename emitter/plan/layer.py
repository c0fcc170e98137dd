"""The plan of one FFN layer."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from emitter.dispatch.thresholds import forms, thresholds
from emitter.dtype import DType
from emitter.errors import UnsupportedError
from emitter.kernels.by_target import kernel_set, unread
from emitter.lowering import KernelSet, Thresholds
from emitter.packing import Packing
from emitter.plan.packed import kept_packed
from emitter.plan.request import Request, Stored, Strategy
from emitter.plan.ways import Way, for_one_count, mlp_refusal, require_variants, way_of
from emitter.spec import FfnSpec, MoeSpec
from emitter.target import Target
from emitter.target.mesh import Part


@dataclass(frozen=True)
class Plan:
    """What is emitted for a spec. Of kernels it is made by ``plan``; a plain strategy needs no more than its name.

    ``tokens`` is a static token count, or ``None`` for a dynamic one (which also takes no tokens at all).
    ``dtype`` is the type of the experts' matmul inputs; activations and the router stay f32. ``accumulate`` is what
    sums of f32 products are accumulated in: f64 for the masked-dense reference, f32 for the others, unless it is
    given; sums of narrower products are f32.
    ``target`` is what kernels are written for; plain strategies give plain StableHLO. ``thresholds`` say which variant
    of the kernels computes the experts for how many tokens, ``mlp`` which of them the MLPs and projections that every
    token visits (None: plain StableHLO). ``launches`` says whether a call may be launches alone, without a module.
    ``packings`` says how weights are stored that are not plain, by stem (``expert_down``); ``unpacked`` of each other
    quantised weight, by name, why it does not stay as it is stored.
    ``part`` makes it the text of one device of a mesh, for the ladder: ``tokens`` are those of a call on all devices.
    ``row_blocks`` has a plain strategy for any number of tokens compute so many at a time (see
    ``dispatch.row_blocks``): the first of these for calls of at most as many, the last for any.
    ``stages`` adds the intermediate stages (logits, scores, ids, weights, routed, shared) to the results.
    ``reason`` says in words why it is this strategy.

    Raises ``ValueError`` for a strategy of kernels without a word of which they are.
    """

    tokens: int | None = None
    dtype: DType = DType.F32
    strategy: Strategy = Strategy.MASKED
    stages: bool = False
    accumulate: DType | None = None
    target: Target = field(default_factory=Target)
    thresholds: Thresholds | None = None
    packings: tuple[tuple[str, Packing], ...] = ()
    part: Part | None = None
    row_blocks: tuple[int, ...] = ()
    mlp: Thresholds | None = None
    launches: bool = False
    reason: str = field(default="", compare=False)
    unpacked: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        if not self.strategy.plain and self.thresholds is None and self.mlp is None:
            raise ValueError(f"a plan of {self.strategy.value} kernels is made by emitter.plan.plan")

    @property
    def kernels(self) -> KernelSet | None:
        """The kernels that the graph holds, None of plain StableHLO."""
        return None if self.strategy.plain else kernel_set(self.target)

    @property
    def accumulator(self) -> DType:
        """What sums of f32 products are accumulated in."""
        return self.accumulate or (DType.F64 if self.strategy is Strategy.MASKED else DType.F32)

    def variant(self, tokens: int) -> str:
        """The variant of the kernels, or the plain strategy, that computes the experts in a call over ``tokens``."""
        return self.strategy.value if self.thresholds is None else self.thresholds.variant(tokens)


def plan(spec: FfnSpec, request: Request, stored: Stored | None = None, *, call: int | None = None) -> Plan:
    """How a layer is computed, and why so.

    ``stored`` says how its weights lie: those that the kernels read so stay as they are stored. ``call`` is how many
    tokens a text is called with: it is of a static number where it must be.

    Raises:
        UnsupportedError: If the strategy does not exist for the target, or cannot compute the layer; or if sums in f32
            are asked for and the text takes f64 for something else.
        InputError: If packed weights are asked for and none can stay so, if the experts do not divide over the mesh, or
            if the thresholds name a variant that is none.
    """
    idle = call == 0 and for_one_count(spec, request)
    if call and for_one_count(spec, request):
        request = replace(request, tokens=call)
    way = Way(Strategy.MASKED, "there is no token to dispatch") if idle else way_of(spec, request)
    kernels = None if way.strategy.plain else kernel_set(request.target)
    mlp = None
    if kernels is not None and mlp_refusal(kernels, spec, request.dtype) is None:
        mlp = kernels.linear.thresholds if way.variant is None else Thresholds((), way.variant)
    packings, unpacked = kept_packed(spec, request, way.strategy, mlp, stored)
    limits, reason = None if way.variant is None else Thresholds((), way.variant), way.reason
    if kernels is not None and isinstance(spec, MoeSpec) and limits is None:
        limits = _thresholds(spec, request, kernels, packings)
        reason = "; ".join(filter(None, (str(limits), limits.reason, way.reason)))
    return Plan(
        request.tokens,
        request.dtype,
        way.strategy,
        request.stages,
        None if idle else request.accumulate,
        request.target,
        limits,
        packings,
        way.part,
        way.row_blocks,
        mlp,
        kernels is not None and kernels.recorder("main") is not None,
        reason,
        unpacked,
    )


def _thresholds(
    spec: MoeSpec, request: Request, kernels: KernelSet, packings: tuple[tuple[str, Packing], ...]
) -> Thresholds:
    """Which variant of a target's kernels computes how many tokens."""
    if request.thresholds is not None:
        require_variants(request.thresholds, (*kernels.experts.variants, Strategy.MASKED.value), request.target)
        return request.thresholds
    found = thresholds(
        spec,
        request.dtype,
        request.target,
        request.table,
        packing=forms(dict(packings)),
        gather_threshold=request.gather_threshold,
        sort_threshold=request.sort_threshold,
    )
    return _without_masked(found) if packings else found


def _without_masked(found: Thresholds) -> Thresholds:
    """Masked-dense for no number of tokens: over packed weights it would unpack all experts in each call."""
    upto = tuple(entry for entry in found.upto if entry[1] != Strategy.MASKED.value)
    beyond = found.beyond
    if beyond == Strategy.MASKED.value and upto:
        *kept, (_, beyond) = upto
        upto = tuple(kept)
    return replace(found, upto=upto, beyond=beyond)


def split_refusal(spec: FfnSpec, request: Request | None = None) -> str | None:
    """Why the experts of a layer cannot be held in slots, or with a request be gathered so; None where they can."""
    if not isinstance(spec, MoeSpec):
        return "expert slots are for MoE layers and this layer is dense"
    if spec.second:
        return (
            "expert slots are for layers with one bank of experts; this layer has two, whose experts are all in memory "
            "(--expert-slots off)"
        )
    if request is not None:
        try:
            plan(spec, replace(request, strategy=Strategy.GATHERED, accumulate=None))
        except UnsupportedError as error:
            return str(error)
    return None


def outputs_of_choices(spec: FfnSpec, plan: Plan, tokens: int) -> DType:
    """What the outputs of a token's choices are rounded to before they are added up, in a call over ``tokens`` tokens.

    F32, which is nothing, or f16 of which some have a power of two in common.
    """
    kernels = plan.kernels
    if not isinstance(spec, MoeSpec) or kernels is None or spec.experts.output_norm is not None:
        return DType.F32
    packing = dict(plan.packings).get("expert_down")
    if packing is not None and unread(plan.target, packing, spec.experts.glu, plan.dtype) is None:
        return DType.F32
    return kernels.experts.outputs(plan.variant(tokens), plan.dtype)
