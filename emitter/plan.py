"""What is emitted for a layer: one frozen ``Plan``, which ``plan`` makes from its spec, a request and how it is stored.

Graphs and sessions follow the plan and decide nothing. The request says all that the process has to say: nothing here
reads the environment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import Enum

from emitter.dispatch.thresholds import Measured, forms, thresholds
from emitter.dtype import DType
from emitter.errors import InputError, UnsupportedError
from emitter.kernels.by_target import kernel_set, row_blocks, unread
from emitter.lowering import KernelSet, Layer, Thresholds
from emitter.mesh import Part, part_for
from emitter.packing import Axis, Packing, Use, Weight
from emitter.spec import DenseSpec, ExpertsSpec, FfnSpec, GluKind, GluSpec, MoeSpec, SharedGate
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import around_weights, outer_weights
from emitter.spec.tensors import canonical_weights
from emitter.target import Target

ACCUMULATORS = (DType.F32, DType.F64)
"""What the masked-dense strategy can sum f32 products in."""


class Strategy(Enum):
    """How tokens reach their experts. Masked and ladder are plain StableHLO, the others kernels for a target."""

    MASKED = "masked"
    GATHERED = "gathered"
    GROUPED = "grouped"
    LADDER = "ladder"
    AUTO = "auto"

    @property
    def plain(self) -> bool:
        """Whether its text is plain StableHLO, which any target runs."""
        return self in (Strategy.MASKED, Strategy.LADDER)


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
    """What is wanted of a graph.

    ``target`` is what the graph is for; ``gather_threshold`` is the most tokens for the first of its variants,
    ``sort_threshold`` the most before the last one, which sorts rows by expert (None: by ``table``, the lines of a
    sweep, or where it has none an estimate; see ``dispatch.thresholds``). ``thresholds`` stand in place of all these.
    ``accumulate`` is what the masked-dense strategy sums f32 products in (None: f64). In f32 its text has no f64, for
    consumers that have none, such as TPUs and Metal.
    ``split_tokens`` says whether devices of a mesh divide the tokens of a call (None: see ``mesh.part_for``).

    ``tokens``, ``dtype`` and ``stages`` are those of the ``Plan``. ``packings`` says how the caller's weights lie, by
    stem, where they are to be taken so; ``residency`` how those of a checkpoint are held (None: as they are stored
    where kernels read them so).

    Raises ``InputError`` for an accumulator that the strategy does not have, and for ``split_tokens`` without a mesh.
    """

    strategy: Strategy = Strategy.AUTO
    target: Target = field(default_factory=Target)
    gather_threshold: int | None = None
    sort_threshold: int | None = None
    accumulate: DType | None = None
    split_tokens: bool | None = None
    _: KW_ONLY
    tokens: int | None = None
    dtype: DType = DType.F32
    stages: bool = False
    residency: Residency | None = None
    packings: tuple[tuple[str, Packing], ...] = ()
    thresholds: Thresholds | None = None
    table: tuple[Measured, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        if self.split_tokens is not None and self.target.mesh is None:
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


@dataclass(frozen=True)
class Stored:
    """How the weights of one layer are stored: ``packings`` says of a weight by its name, or of those of all banks by
    their stem, in which packing it can stay so, or why it cannot; ``quantised`` are those that are no numbers.

    ``where`` is what an error calls the layer.
    """

    packings: Mapping[str, Packing | str] = field(default_factory=dict)
    quantised: frozenset[str] = frozenset()
    where: str = "the layer"

    @classmethod
    def by_stem(cls, packings: Iterable[tuple[str, Packing]]) -> Stored:
        """Of weights that are packed so."""
        named = dict(packings)
        return cls(named, frozenset(named))

    def within(self, *path: str) -> Stored:
        """Those of a module of this one, by their names there."""
        scope = ".".join((*path, ""))
        packings = {name.removeprefix(scope): form for name, form in self.packings.items() if name.startswith(scope)}
        quantised = (name.removeprefix(scope) for name in self.quantised if name.startswith(scope))
        return Stored(packings, frozenset(quantised), f"{self.where}, {scope[:-1]}")


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
    way = _Way(Strategy.MASKED, "there is no token to dispatch") if idle else _way(spec, request)
    kernels = None if way.strategy.plain else kernel_set(request.target)
    mlp = None
    if kernels is not None and mlp_refusal(kernels, spec, request.dtype) is None:
        mlp = kernels.linear.thresholds if way.variant is None else Thresholds((), way.variant)
    packings, unpacked = _kept(spec, request, way.strategy, mlp, stored)
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


@dataclass(frozen=True)
class LayerPlan:
    """What is emitted for one layer of a decoder: a plan for each FFN, and how its weights are packed that are not
    plain, by name within the layer (``q``, ``expert_down``, ``aside.down``)."""

    ffn: Plan
    aside: Plan | None
    packings: tuple[tuple[str, Packing], ...]
    kernels: KernelSet | None = None
    """Those of what is around the FFNs: norms, projections, attention and head; None for plain StableHLO."""

    def at(self, tokens: int | None) -> LayerPlan:
        """The same for another token count."""
        aside = self.aside and replace(self.aside, tokens=tokens)
        return replace(self, ffn=replace(self.ffn, tokens=tokens), aside=aside)


@dataclass(frozen=True)
class DecoderPlan:
    """What is emitted for a whole decoder: a plan for each of its layers, all of one token count and compute dtype.

    ``packings`` are those of the weights of no layer, by name. ``unpacked`` says of each other quantised weight by its
    full name (``layers.3.q``) why it does not stay as it is stored.
    """

    layers: tuple[LayerPlan, ...]
    packings: tuple[tuple[str, Packing], ...] = ()
    unpacked: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    @property
    def tokens(self) -> int | None:
        """As ``Plan.tokens``."""
        return self.layers[0].ffn.tokens

    @property
    def dtype(self) -> DType:
        """As ``Plan.dtype``, of all products."""
        return self.layers[0].ffn.dtype

    @property
    def held(self) -> dict[str, Packing]:
        """The packings of all weights that are not plain, by their full names."""
        inner = {f"layers.{i}.{name}": form for i, layer in enumerate(self.layers) for name, form in layer.packings}
        return dict(self.packings) | inner

    def at(self, tokens: int | None) -> DecoderPlan:
        """The same for another token count."""
        return replace(self, layers=tuple(layer.at(tokens) for layer in self.layers))


def plan_decoder(spec: ModelSpec, request: Request, stored: Stored | None = None) -> DecoderPlan:
    """How each layer of a decoder is computed; a strategy of experts leaves the FFNs without any to auto.

    ``stored`` says how its weights lie, by their full names: those that kernels read so stay as they are stored.

    Raises as ``plan``.
    """
    plain = Strategy.MASKED if request.strategy.plain else Strategy.AUTO
    # that no weight at all stays packed is said of the decoder, not of a layer
    routed = replace(request, residency=None) if request.residency is Residency.PACKED else request
    dense = replace(routed, strategy=plain, accumulate=request.accumulate if plain is request.strategy else None)
    stored = stored or Stored()
    unpacked: dict[str, str] = {}

    def planned(ffn: FfnSpec, there: Stored, scope: str) -> Plan:
        found = plan(ffn, routed if isinstance(ffn, MoeSpec) else dense, there)
        unpacked.update((scope + name, why) for name, why in found.unpacked)
        return found

    def kept(weights: Iterable[Weight], there: Stored, scope: str) -> Iterator[tuple[str, Packing]]:
        for weight in weights if routed.residency is None else ():
            form = there.packings.get(weight.name)
            reason = form if form is None or isinstance(form, str) else _projection_refusal(dense, weight, form)
            if form is not None and not isinstance(form, str) and reason is None:
                yield weight.name, form
            elif reason is not None and weight.name in there.quantised:
                unpacked[scope + weight.name] = reason

    kernels = None if request.strategy.plain else kernel_set(request.target)
    layers = []
    for index, layer in enumerate(spec.layers):
        scope, there = f"layers.{index}.", stored.within("layers", str(index))
        ffn = planned(layer.ffn, there, scope)
        packings = [*kept(around_weights(spec, layer), there, scope), *_by_name(layer.ffn, ffn)]
        aside = None
        if layer.aside is not None:
            aside = planned(layer.aside, there.within("aside"), f"{scope}aside.")
            packings += [(f"aside.{name}", packing) for name, packing in _by_name(layer.aside, aside)]
        layers.append(LayerPlan(ffn, aside, tuple(packings), kernels))
    found = DecoderPlan(tuple(layers), tuple(kept(outer_weights(spec), stored, "")), tuple(unpacked.items()))
    if request.residency is Residency.PACKED and not (found.packings or any(layer.packings for layer in layers)):
        raise _none_packed(stored, unpacked, request)
    return found


def _by_name(spec: FfnSpec, plan: Plan) -> list[tuple[str, Packing]]:
    """The packings of an FFN's weights by name."""
    packed = dict(plan.packings)
    return [(weight.name, packed[weight.stem]) for weight in canonical_weights(spec) if weight.stem in packed]


_PROJECTIONS = (
    *("q", "k", "v", "o", "q_a", "q_b", "q_gate_b", "kv_a", "attention_gate", "head"),
    *("per_layer_projection", "per_layer_gate", "per_layer_up"),
)
"""The matrices outside FFNs that are read by whole rows (``stages.block.projections``)."""


def _projection_refusal(request: Request, weight: Weight, packing: Packing) -> str | None:
    """Why no kernel reads a weight outside the FFNs as it is packed, or None where one does."""
    if weight.use is not Use.PRODUCT:
        return "it is no matrix: its rows are looked up" if weight.use is Use.TABLE else "it is no matrix"
    if weight.stem not in _PROJECTIONS:
        return "it is no projection; the kernels read packed rows of these"
    if request.strategy.plain:
        return f"{request.strategy.value} dispatch reads numbers"
    if (what := unread(request.target, packing, None, request.dtype)) is not None:
        return f"no kernel for {request.target.name} reads projections in {what}"
    return None


def for_one_count(spec: FfnSpec, request: Request) -> bool:
    """Whether a text for it is one for a static number of tokens: so XLA compiles, and so the ladder is written."""
    return request.target.kind == "xla" or (request.strategy is Strategy.LADDER and isinstance(spec, MoeSpec))


@dataclass(frozen=True)
class _Way:
    """A strategy and why it is this one; ``variant`` is the only one of the kernels that computes the experts."""

    strategy: Strategy
    reason: str
    variant: str | None = None
    part: Part | None = None
    row_blocks: tuple[int, ...] = ()


def _way(spec: FfnSpec, request: Request) -> _Way:
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
            return _Way(Strategy.MASKED, dense)
        if kernels is None:
            return _generated(spec, request, dense)
        if (reason := mlp_refusal(kernels, spec, request.dtype)) is not None:
            return _generated(spec, request, f"{dense}; no kernels: {reason}")
        return _Way(Strategy.AUTO, f"{dense}; {kernels_for}")
    if target.kind == "xla" and not by_kernels:
        return _way_on_xla(spec, request)
    if strategy is Strategy.LADDER:
        return _Way(Strategy.LADDER, "asked for; plain StableHLO, a text for each number of tokens")
    if kernels is None:
        if by_kernels:
            raise UnsupportedError(
                f"--dispatch {strategy.value} has no kernels for {target.name}; expected masked, ladder or auto there"
            )
        only = f"the one strategy for {target.name}"
        return _Way(strategy, only) if strategy is Strategy.MASKED else _generated(spec, request, only)
    if strategy is Strategy.MASKED:
        return _Way(Strategy.MASKED, "the reference strategy")
    if strategy is not Strategy.AUTO:
        absent = f"{target.name} has no such kernels"
        if (reason := refusals(spec, target, request.dtype).get(strategy.value, absent)) is not None:
            raise UnsupportedError(
                f"the {strategy.value} strategy cannot compute this layer: {reason}; masked and auto can"
            )
        return _Way(strategy, f"asked for; {kernels_for}", strategy.value)
    refused = {name: why for name, why in refusals(spec, target, request.dtype).items() if why is not None}
    possible = [variant for variant in kernels.experts.variants if variant not in refused]
    if len(possible) < 2 and refused:
        variant, why = next(iter(refused.items()))
        if not possible:
            return _generated(spec, request, f"not {variant}: {why}")
        (alone,) = possible
        own = next((named for named in Strategy if named.value == alone), Strategy.AUTO)
        return _Way(own, f"not {variant}: {why}", alone)
    return _Way(Strategy.AUTO, kernels_for)


def _generated(spec: FfnSpec, request: Request, reason: str) -> _Way:
    """Masked-dense by a compiler's own code generation, in the form in which that is fast."""
    blocks = row_blocks(request.target)
    # A token's routing must not depend on the tokens of other blocks.
    if not blocks or request.tokens is not None or coupled(spec):
        return _Way(Strategy.MASKED, reason)
    sizes = " or ".join(map(str, blocks))
    return _Way(Strategy.MASKED, f"{reason}; masked-dense over {sizes} rows at a time", row_blocks=blocks)


def _way_on_xla(spec: MoeSpec, request: Request) -> _Way:
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
        _require_variants(found, [each.value for each in Strategy if each.plain], target)
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
    return _Way(strategy, reason, part=part)


def _kept(
    spec: FfnSpec, request: Request, strategy: Strategy, mlp: Thresholds | None, stored: Stored | None
) -> tuple[tuple[tuple[str, Packing], ...], tuple[tuple[str, str], ...]]:
    """The packings by stem of the weights that stay as they are stored, and by name why others do not."""
    if stored is None or request.residency not in (None, Residency.PACKED):
        return request.packings, ()
    packings: dict[str, Packing] = {}
    refused: dict[str, str] = {}
    named = {w: stored.packings.get(w.name, stored.packings.get(w.stem)) for w in canonical_weights(spec)}
    for weight, form in named.items():
        if form is None:
            continue
        reason = form if isinstance(form, str) else _packed_refusal(spec, request, strategy, mlp, weight, form)
        if reason is not None:
            refused[weight.name] = reason
        elif not isinstance(form, str) and packings.setdefault(weight.stem, form) != form:
            refused[weight.name] = "the banks of experts are packed in different ways"
    # a stem stands for the weights of all banks
    stems = {weight.stem for weight in named if weight.name in refused}
    unpacked = {
        weight.name: refused.get(weight.name, "the other bank of experts cannot stay packed")
        for weight, form in named.items()
        if form is not None and weight.stem in stems and not stored.quantised.isdisjoint((weight.name, weight.stem))
    }
    kept = tuple((stem, packing) for stem, packing in packings.items() if stem not in stems)
    if request.residency is Residency.PACKED and not kept:
        raise _none_packed(stored, unpacked, request)
    return (*request.packings, *kept), tuple(unpacked.items())


def _none_packed(stored: Stored, unpacked: Mapping[str, str], request: Request) -> InputError:
    why = "; ".join(f"{name}: {reason}" for name, reason in unpacked.items()) or "no weight is quantised"
    return InputError(
        f"--residency packed: no weight of {stored.where} can stay as it is stored ({why}). Leave it out, "
        f"or give --residency {request.dtype.value}"
    )


def _packed_refusal(
    spec: FfnSpec, request: Request, strategy: Strategy, mlp: Thresholds | None, weight: Weight, packing: Packing
) -> str | None:
    """Why the kernels of a graph do not read a weight as it is packed, or None where they do.

    Otherwise the whole weight would be unpacked in each call: better once, where it is loaded.
    """
    if weight.use is not Use.PRODUCT:
        return "it is no matrix"
    if strategy.plain:
        return f"{strategy.value} dispatch reads numbers"
    if (what := unread(request.target, packing, _glu_of(spec, weight), request.dtype)) is not None:
        return f"no kernel for {request.target.name} reads {what}"
    if weight.size(Axis.EXPERT) is not None:
        return None
    if weight.stem.removeprefix("shared_") not in ("gate_up", "up", "down") or mlp is None:
        return "the kernels read packed rows of experts and of the MLPs that every token visits"
    if isinstance(spec, MoeSpec) and spec.shared is not None and spec.shared.gate is SharedGate.ROUTER:
        return "shared experts that the router weighs are computed from numbers"
    return None


def _glu_of(spec: FfnSpec, weight: Weight) -> GluSpec:
    """How the MLP that a weight belongs to is gated."""
    if isinstance(spec, DenseSpec):
        return spec.glu
    shared = spec.shared is not None and weight.stem.startswith("shared_")
    return spec.shared.glu if spec.shared is not None and shared else spec.experts.glu


def _thresholds(
    spec: MoeSpec, request: Request, kernels: KernelSet, packings: tuple[tuple[str, Packing], ...]
) -> Thresholds:
    """Which variant of a target's kernels computes how many tokens."""
    if request.thresholds is not None:
        _require_variants(request.thresholds, (*kernels.experts.variants, Strategy.MASKED.value), request.target)
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


def _require_variants(found: Thresholds, known: Iterable[str], target: Target) -> None:
    named, known = {found.beyond, *(variant for _, variant in found.upto)}, list(known)
    if strange := sorted(named - {*known}):
        raise InputError(f"thresholds have {', '.join(strange)} for {target.name}; expected {', '.join(known)}")


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


def coupled(spec: FfnSpec) -> bool:
    """Whether the routing of a token depends on the other tokens of the call: experts of limited capacity, and product
    keys, which are dealt out over all tokens."""
    return isinstance(spec, MoeSpec) and (spec.experts.capacity is not None or spec.router.keys > 0)


def refusals(spec: MoeSpec, target: Target, dtype: DType) -> dict[str, str | None]:
    """Why each variant of a target's kernels cannot compute a layer's experts, by name; None of one that can."""
    kernels, layer = kernel_set(target), Layer(spec.expert_hidden, spec.router.top_k, dtype)
    return {} if kernels is None else _refusals(kernels, spec.experts, layer)


def _refusals(kernels: KernelSet, experts: ExpertsSpec, layer: Layer) -> dict[str, str | None]:
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
    reasons = _refusals(kernels, mlp, Layer(hidden, 1, dtype)).values()
    return next((reason for reason in reasons if reason is not None), None)


def split_refusal(spec: FfnSpec, request: Request | None = None) -> str | None:
    """Why the experts of a layer cannot take turns in slots, or with a request be gathered so; None where they can."""
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
