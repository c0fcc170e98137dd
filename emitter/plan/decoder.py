"""The plan of a whole decoder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from emitter.dtype import DType
from emitter.errors import UnsupportedError
from emitter.kernels.by_target import kernel_set
from emitter.lowering import KernelSet
from emitter.packing import Addressed, Packing, Weight
from emitter.plan.layer import Plan, plan, split_refusal
from emitter.plan.packed import held_as, none_packed, projection_refusal
from emitter.plan.request import CACHES, Request, Residency, Stored, Strategy
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import around_weights, outer_weights
from emitter.spec.tensors import canonical_weights, expert_weights
from emitter.target import Target


@dataclass(frozen=True)
class SharedSlots:
    """Slots that the experts of some layers share: how the arrays are called, and how many there are."""

    name: str
    count: int


@dataclass(frozen=True)
class LayerPlan:
    """What is emitted for one layer of a decoder: a plan for each FFN, and how its weights are packed that are not
    plain, by name within the layer (``q``, ``expert_down``, ``aside.down``)."""

    ffn: Plan
    aside: Plan | None
    packings: tuple[tuple[str, Packing], ...]
    kernels: KernelSet | None = None
    """Those of what is around the FFNs: norms, projections, attention and head; None for plain StableHLO."""
    slots: SharedSlots | None = None
    """Where its experts are; None where all of them are in memory, or there are none."""
    cache: DType | None = None
    """The type of its cache, where it is not the compute dtype."""
    choices: bool = False
    """Whether the experts that each token chose are a result."""

    @property
    def cache_dtype(self) -> DType:
        """The type of its cache."""
        return self.cache or self.ffn.dtype

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
    def cache_dtype(self) -> DType:
        """The type of all caches."""
        return self.layers[0].cache_dtype

    @property
    def tokens(self) -> int | None:
        """As ``Plan.tokens``."""
        return self.layers[0].ffn.tokens

    @property
    def target(self) -> Target:
        """As ``Plan.target``."""
        return self.layers[0].ffn.target

    @property
    def dtype(self) -> DType:
        """As ``Plan.dtype``, of all products."""
        return self.layers[0].ffn.dtype

    @property
    def held(self) -> dict[str, Packing]:
        """The packings of all weights that are no numbers, by their full names."""
        inner = [(f"layers.{i}.{name}", form) for i, layer in enumerate(self.layers) for name, form in layer.packings]
        return {name: form for name, form in (*self.packings, *inner) if not isinstance(form, Addressed)}

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
            form = form if form is None or isinstance(form, str) else held_as(dense, form)
            reason = form if form is None or isinstance(form, str) else projection_refusal(dense, weight, form)
            if form is not None and not isinstance(form, str) and reason is None:
                yield weight.name, form
            elif reason is not None and weight.name in there.quantised:
                unpacked[scope + weight.name] = reason

    kernels = None if request.strategy.plain else kernel_set(request.target)
    cache, layers = _cache_of(spec, request, kernels), []
    for index, layer in enumerate(spec.layers):
        scope, there = f"layers.{index}.", stored.within("layers", str(index))
        ffn = planned(layer.ffn, there, scope)
        packings = [*kept(around_weights(spec, layer), there, scope), *_by_name(layer.ffn, ffn)]
        aside = None
        if layer.aside is not None:
            aside = planned(layer.aside, there.within("aside"), f"{scope}aside.")
            packings += [(f"aside.{name}", packing) for name, packing in _by_name(layer.aside, aside)]
        layers.append(LayerPlan(ffn, aside, tuple(packings), kernels, cache=cache, choices=request.choices))
    found = DecoderPlan(tuple(layers), tuple(kept(outer_weights(spec), stored, "")), tuple(unpacked.items()))
    if request.residency is Residency.PACKED and not found.held:
        raise none_packed(stored, unpacked, request)
    return found


def _cache_of(spec: ModelSpec, request: Request, kernels: KernelSet | None) -> DType | None:
    """The type of the caches where it is not the compute dtype. Raises ``UnsupportedError`` for one that is not
    computed with."""
    if request.cache in (None, request.dtype):
        return None
    attention = "code generation reads the compute type" if kernels is None else kernels.attention
    for index, layer in enumerate(spec.layers):
        reason = attention if isinstance(attention, str) else attention.keeps(layer.mixer, request.cache, request.dtype)
        if reason is not None:
            raise UnsupportedError(
                f"--cache-dtype {CACHES[request.cache]}: layer {index} of {request.target.name} in "
                f"{request.dtype.value}: {reason}; leave it out"
            )
    return request.cache


def routed_ffn(layer: LayerSpec) -> tuple[str, MoeSpec] | None:
    """The FFN of a layer that has experts, and what its weights' names begin with; None where none has.

    Raises ``UnsupportedError`` where both of its FFNs have, or its experts cannot share slots.
    """
    found = [(prefix, ffn) for prefix, ffn in (("", layer.ffn), ("aside.", layer.aside)) if isinstance(ffn, MoeSpec)]
    if len(found) > 1:
        raise UnsupportedError("expert slots are for layers with one FFN of experts, and one has two")
    for prefix, ffn in found:
        if (reason := split_refusal(ffn)) is not None:
            raise UnsupportedError(reason)
        return prefix, ffn
    return None


def alike(spec: ModelSpec, plan: DecoderPlan) -> dict[tuple[Weight, ...], tuple[int, ...]]:
    """The layers with experts, by what these are: the weights ``[E, ...]`` of a layer's experts, as they are packed.

    Raises ``UnsupportedError`` as ``routed_ffn``, and where there are no experts.
    """
    found: dict[tuple[Weight, ...], tuple[int, ...]] = {}
    for index, (layer, planned) in enumerate(zip(spec.layers, plan.layers, strict=True)):
        if (routed := routed_ffn(layer)) is not None:
            held = dict(planned.packings)
            weights = tuple(
                replace(weight, packing=held.get(routed[0] + weight.name, weight.packing))
                for weight in expert_weights(routed[1])
            )
            found[weights] = (*found.get(weights, ()), index)
    if not found:
        raise UnsupportedError("expert slots are for models with experts, and no layer of this one has any")
    return found


def with_slots(spec: ModelSpec, plan: DecoderPlan, counts: Sequence[int]) -> DecoderPlan:
    """The plan with the experts of the layers that are ``alike`` in so many slots.

    Raises ``UnsupportedError`` as ``alike``.
    """
    layers = [*plan.layers]
    for number, (indices, count) in enumerate(zip(alike(spec, plan).values(), counts, strict=True)):
        slots = SharedSlots(f"slots_{number}", count)
        for index in indices:
            layers[index] = replace(layers[index], slots=slots)
    return replace(plan, layers=tuple(layers))


def _by_name(spec: FfnSpec, plan: Plan) -> list[tuple[str, Packing]]:
    """The packings of an FFN's weights by name."""
    packed = dict(plan.packings)
    return [(weight.name, packed[weight.stem]) for weight in canonical_weights(spec) if weight.stem in packed]
