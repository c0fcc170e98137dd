"""The private functions of a decoder's module: one for all layers of a kind in an entry point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from emitter.dispatch.projections import by_kernels
from emitter.graphs.decoder.forms import BATCHED, Room, cache_shapes, held_of, places_of
from emitter.graphs.decoder.positions import position_inputs
from emitter.graphs.layer import write_block
from emitter.graphs.lowered import dense_mlp_of, dispatch_of, lowering_of
from emitter.graphs.split_layer import choice_arguments, choices_of, in_slots, routing_in_slots
from emitter.lowering import Factors, Lowering, Routing, RowGate
from emitter.packing import Axis, Packing, Weight
from emitter.plan import LayerPlan, Plan, routed_ffn
from emitter.shapes import TOKENS
from emitter.signature import Argument, DType, Role, weight_arguments
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.attention import MaskKind, PositionScaleSpec
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import layer_weights, mixer_weights
from emitter.spec.rope import RopeSpec
from emitter.spec.tensors import expert_weights, extra_inputs, routing_weights
from emitter.stages.attention import Surroundings, attention
from emitter.stages.block import MoeBlock, block_routing
from emitter.stages.decoder import Branch, with_layer_input
from emitter.stages.factors import weighed
from emitter.stages.norms import norm
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import Weights, hold


class Part(Enum):
    """What a function computes of a layer; where its experts are in slots, the host fills these between two parts."""

    WHOLE = "layer"
    ROUTING = "routing"
    """The mixer, and which experts the tokens choose."""
    EXPERTS = "experts"
    """The FFNs, with the chosen experts in their slots, and what is after them."""
    AHEAD = "ahead"
    """Which experts its router would choose for the stream of a layer before: a guess of what comes."""


@dataclass(frozen=True)
class LayerFunction:
    """A function of the module that computes layers: its builder, and the arguments that it takes."""

    function: FunctionBuilder
    passed: tuple[Argument, ...]
    """What every layer is given, in order."""
    weights: tuple[Argument, ...]
    caches: tuple[str, ...]


class LayerFunctions:
    """The private functions that compute layers, one for all layers of a kind and an entry point."""

    def __init__(self, spec: ModelSpec, room: Room, module: FunctionBuilder) -> None:
        self._spec, self._room, self._module = spec, room, module
        self._made: dict[tuple[LayerSpec, str, LayerPlan, tuple[str, ...], bool, Part], LayerFunction] = {}

    @property
    def functions(self) -> list[FunctionBuilder]:
        """In the order in which they were first called."""
        return [one.function for one in self._made.values()]

    def of(
        self, index: int, entry: str, plan: LayerPlan, given: Mapping[str, Argument], part: Part = Part.WHOLE
    ) -> LayerFunction:
        """The function of a layer, or a part of it, in an entry point; ``given`` are the call's inputs."""
        layer = self._spec.layers[index]
        # which layer's cache it reads does not change the function
        alike = replace(layer, mixer=replace(layer.mixer, kv_from=None if layer.mixer.kv_from is None else 0))
        form = entry if entry in BATCHED else ""
        places = tuple(places_of(self._spec, index, form, self._room).values())
        key = (alike, form, plan, places, self._takes_aside(index), part)
        if key not in self._made:
            self._made[key] = self._write(index, form, plan, given, part)
        return self._made[key]

    def _takes_aside(self, index: int) -> bool:
        return index > 0 and self._spec.layers[index - 1].aside is not None

    def _write(
        self, index: int, form: str, plan: LayerPlan, given: Mapping[str, Argument], part: Part
    ) -> LayerFunction:
        layer = self._spec.layers[index]
        spec, tokens, dtype = self._spec, TOKENS if plan.ffn.tokens is None else plan.ffn.tokens, plan.ffn.dtype
        suffix = f"_{len(self._made)}" if self._made else ""
        b = self._module.private_function(f"{part.value}{suffix}")
        hidden = (tokens, spec.hidden)
        stream = hidden if spec.streams is None else (tokens, spec.streams.count, spec.hidden)
        passed = [Argument("h", stream, DType.F32, Role.INPUT)]
        caches: tuple[str, ...] = ()
        places: Mapping[str, str] = {}
        if part is Part.EXPERTS:
            routed = routed_ffn(layer)
            assert routed is not None
            passed += choice_arguments(routed[1], tokens)
            passed += [Argument("ffn_input", hidden, DType.F32, Role.INPUT)] if layer.parallel else []
        elif part is Part.AHEAD:
            passed += [given["tokens"]] if _reads_tokens(layer) else []
        else:
            places = places_of(spec, index, form, self._room)
            passed += [given[name] for name in _read_by(spec, index, places)]
        if part in (Part.WHOLE, Part.EXPERTS):
            if self._takes_aside(index):
                passed.append(Argument("aside", hidden, DType.F32, Role.INPUT))
            if (inputs := spec.embedding.per_layer) is not None:
                passed.append(Argument("layer_input", (tokens, inputs.size), DType.F32, Role.INPUT))
        if part in (Part.WHOLE, Part.ROUTING):
            shapes = cache_shapes(spec, index, plan.cache_dtype, self._room, paged=bool(form))
            caches = tuple(name for name, _ in shapes)
            passed += [Argument(name, shape, plan.cache_dtype, Role.STATE) for name, shape in shapes]
        weights = weight_arguments(weights_of(spec, layer, plan, part), dtype)
        values = b.take((*passed, *weights))
        b.results(_Layer(b, spec, layer, form, places, plan, values, weights, caches).results(part))
        return LayerFunction(b, tuple(passed), weights, caches)


def weights_of(spec: ModelSpec, layer: LayerSpec, plan: LayerPlan, part: Part) -> list[Weight]:
    """The weights that a part of a layer reads, as the plan holds them, in the order of the layer's."""
    found = packed(layer_weights(spec, layer), plan.packings)
    if part is Part.WHOLE:
        return found
    routed = routed_ffn(layer)
    assert routed is not None
    prefix, ffn = routed
    mixer = {weight.name for weight in mixer_weights(layer)}
    router = {prefix + weight.name for weight in routing_weights(ffn)}

    def read(weight: Weight) -> bool:
        name = weight.name
        if name in router:
            return part is not Part.EXPERTS
        before = layer.parallel and name.startswith("mixer_norm")  # one norm for both branches
        if name in mixer or name.startswith("mixer_"):
            return part is Part.ROUTING or (before and part is Part.AHEAD)
        return part is Part.EXPERTS or name.startswith(("ffn_norm", "ffn_streams"))

    held = [weight for weight in found if read(weight)]
    if plan.slots is None or part is not Part.EXPERTS:
        return held
    return [in_slots(weight, plan.slots.count) if is_of_expert(layer, weight) else weight for weight in held]


def is_of_expert(layer: LayerSpec, weight: Weight) -> bool:
    """Whether a weight of a layer is one of its experts', one entry for each."""
    routed = routed_ffn(layer)
    of = () if routed is None else (routed[0] + w.name for w in expert_weights(routed[1]))
    return weight.name in of and weight.axes[0].axis is Axis.EXPERT


_PLACES = ("positions", "key_positions", "start", "pages", "lengths")


def packed(weights: Sequence[Weight], packings: Sequence[tuple[str, Packing]]) -> list[Weight]:
    """``weights`` as the packings by name hold them."""
    held = dict(packings)
    return [replace(weight, packing=held.get(weight.name, weight.packing)) for weight in weights]


def _read_by(spec: ModelSpec, index: int, places: Mapping[str, str]) -> list[str]:
    """The call's inputs that a layer reads besides the stream."""
    layer = spec.layers[index]
    mixer, names = layer.mixer, [places[role] for role in _PLACES if role in places]
    for one in position_inputs(spec):
        if one.of in (mixer.rope, mixer.position_scale):
            names.append(one.name)
    if mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING:
        names.append("prompt")
    if _reads_tokens(layer):
        names.append("tokens")
    return names


def _reads_tokens(layer: LayerSpec) -> bool:
    return any(i.name == "input_ids" for i in extra_inputs(layer.ffn))


def lowering_around(ffn: FfnSpec, plan: LayerPlan) -> Lowering:
    """How what is around an FFN is written."""
    kernels = plan.kernels
    projections = None if kernels is None else by_kernels(kernels)
    return replace(lowering_of(ffn, plan.ffn), kernels=kernels, projections=projections)


@dataclass(frozen=True)
class _Layer:
    """A layer that is written into ``b``: its arguments' values by name, its caches in the order of ``names``."""

    b: FunctionBuilder
    spec: ModelSpec
    layer: LayerSpec
    form: str
    places: Mapping[str, str]
    plan: LayerPlan
    values: Mapping[str, Value]
    arguments: Sequence[Argument]
    names: Sequence[str]

    def results(self, part: Part) -> list[tuple[str, Value]]:
        """What a function of this part gives, by name."""
        match part:
            case Part.WHOLE:
                return self._whole()
            case Part.ROUTING:
                return self._to_choices()
            case Part.EXPERTS:
                return self._from_choices()
            case Part.AHEAD:
                x, _ = self._ffn_input(self.values["h"])
                return [("ahead", self._routing(x).visited)]

    @cached_property
    def _lowering(self) -> Lowering:
        return lowering_around(self.layer.ffn, self.plan)

    @cached_property
    def _weights(self) -> Weights:
        return hold(self.b, self.arguments, self.values)

    def _whole(self) -> list[tuple[str, Value]]:
        """The stream after the layer, its caches, and the second FFN's output where there is one."""
        b, layer = self.b, self.layer
        stages: list[tuple[str, Value]] = []
        results: list[tuple[str, Value]] = []
        h = self.values["h"]
        if layer.parallel:
            b.stage("norm before the mixer and the FFN")
            x = norm(b, self._lowering, layer.mixer_branch.pre, h, self._weights, "mixer_norm", name="mixer_input")
            attended, kept = self._mixed(x)
            made = self._ffn(x, stages)
            b.stage("residual stream")
            h = b.add(h, attended, name="h")
            stages.append(("mixer", h))
            h = b.add(h, made, name="h")
        else:
            h, kept = self._after_mixer(h)
            stages.append(("mixer", h))
            x, write = self._ffn_input(h)
            if layer.aside is not None and self.plan.aside is not None:
                planned = self._giving_choices(self.plan.aside)
                found = write_block(b, layer.aside, planned, {**self._inner("aside."), "x": x})
                results = [("aside_output", dict(found)["output"])]
                stages += [(name, value) for name, value in found if name == "ids"]
            made = self._ffn(x, stages)
            h = self._branch("ffn").joined(h, made, write)
        shown = [stage for stage in stages if self.plan.ffn.stages or (self.plan.choices and stage[0] == "ids")]
        return [("h", self._ended(h)), *kept, *results, *shown]

    def _to_choices(self) -> list[tuple[str, Value]]:
        """The stream after the mixer, the caches, which experts are chosen, and of a layer of one norm what that
        gives."""
        h, further = self.values["h"], []
        if self.layer.parallel:
            x, _ = self._ffn_input(h)
            attended, kept = self._mixed(x)
            h, further = self.b.add(h, attended, name="h"), [("ffn_input", x)]
        else:
            h, kept = self._after_mixer(h)
            x, _ = self._ffn_input(h)
        return [("h", h), *kept, *choices_of(self._routing(x)).items(), *further]

    def _from_choices(self) -> list[tuple[str, Value]]:
        """The stream after the layer, and the second FFN's output where there is one."""
        b, layer, h = self.b, self.layer, self.values["h"]
        routed = routed_ffn(layer)
        assert routed is not None
        if layer.parallel:
            return [("h", self._ended(b.add(h, self._experts(self.values["ffn_input"]), name="h")))]
        x, write = self._ffn_input(h)
        made = self._experts(x)
        results = []
        if routed[0]:
            results = [("aside_output", made)]
            made = self._ffn(x, [])
        elif layer.aside is not None and self.plan.aside is not None:
            found = write_block(b, layer.aside, self.plan.aside, {**self._inner("aside."), "x": x})
            results = [("aside_output", dict(found)["output"])]
        h = self._branch("ffn").joined(h, made, write)
        return [("h", self._ended(h)), *results]

    def _mixed(self, x: Value) -> tuple[Value, list[tuple[str, Value]]]:
        """What the mixer makes of ``x [N, H]``, and its caches, where they are its own."""
        values, mixer = self.values, self.layer.mixer
        at: dict[tuple[RopeSpec | PositionScaleSpec | None, str], Value] = {
            (one.of, one.part): values[one.name] for one in position_inputs(self.spec) if one.name in values
        }
        where = {role: values[name] for role, name in self.places.items()}
        call = Surroundings(
            where["positions"],
            held_of(self.form, where),
            at.get((mixer.rope, "cos")),
            at.get((mixer.rope, "sin")),
            at.get((mixer.position_scale, "")),
            values.get("prompt"),
        )
        held = tuple(values[name] for name in self.names)
        y, cache = attention(self.b, self._lowering, mixer, x, self._weights, held, call)
        return y, [] if mixer.kv_from is not None else list(zip(self.names, cache, strict=True))

    def _branch(self, stem: str) -> Branch:
        """That of the mixer, or of the FFN."""
        own = self.layer.mixer_branch if stem == "mixer" else self.layer.ffn_branch
        return Branch(self.b, self._lowering, own, self._weights, stem, self.spec.streams)

    def _after_mixer(self, h: Value) -> tuple[Value, list[tuple[str, Value]]]:
        around = self._branch("mixer")
        x, write = around.input(h)
        y, kept = self._mixed(x)
        return around.joined(h, y, write), kept

    def _ffn_input(self, h: Value) -> tuple[Value, Value | None]:
        return self._branch("mixer" if self.layer.parallel else "ffn").input(h)

    def _given(self, x: Value, ffn: FfnSpec) -> dict[str, Value]:
        """What the FFN takes."""
        given: dict[str, Value] = {"x": x}
        for one in extra_inputs(ffn):
            shape = one.shape(x.shape[0])
            text = self.values["tokens"] if one.name == "input_ids" else None
            given[one.name] = text or self.b.full(0, shape, one.dtype, name="text")
        return given

    def _inner(self, prefix: str) -> dict[str, Value]:
        return {a.name.removeprefix(prefix): self.values[a.name] for a in self.arguments if a.name.startswith(prefix)}

    def _ffn(self, x: Value, stages: list[tuple[str, Value]]) -> Value:
        plan, ffn = self._giving_choices(self.plan.ffn), self.layer.ffn
        if plan.kernels is not None and isinstance(ffn, MoeSpec) and ffn.second:
            ffn = replace(ffn, second=0)  # all tokens are text, which the first bank computes
        found = dict(write_block(self.b, ffn, plan, {**self.values, **self._given(x, ffn)}))
        if "ids" in found:
            stages.append(("ids", found["ids"]))
        return found["output"]

    def _giving_choices(self, plan: Plan) -> Plan:
        return replace(plan, stages=True) if self.plan.choices else plan

    def _routed(self) -> tuple[MoeSpec, Plan, Weights]:
        """The FFN of experts, its plan, and its weights."""
        routed = routed_ffn(self.layer)
        assert routed is not None
        prefix, ffn = routed
        if not prefix:
            return ffn, self.plan.ffn, self._weights
        assert self.plan.aside is not None
        return ffn, self.plan.aside, self._weights.within("aside")

    def _routing(self, x: Value) -> Routing:
        ffn, plan, weights = self._routed()
        return block_routing(self.b, lowering_of(ffn, plan), ffn, self._given(x, ffn), weights)[0]

    def _experts(self, x: Value) -> Value:
        ffn, plan, weights = self._routed()
        lowering, routing = lowering_of(ffn, plan), routing_in_slots(self.values)
        used = lowering.kernels
        block = MoeBlock(self.b, lowering, ffn, {"x": x}, weights, dispatch_of(plan, used), dense_mlp_of(plan, used))
        return block.write_routed(routing).output

    def _ended(self, h: Value) -> Value:
        """The stream at the end of the layer."""
        b, spec = self.b, self.spec
        if "aside" in self.values:
            h = b.add(h, self.values["aside"], name="h")
        if (inputs := spec.embedding.per_layer) is not None:
            h = with_layer_input(b, self._lowering, inputs, h, self.values["layer_input"], self._weights)
        if self.layer.scaled:
            scale = self._weights["layer_scale"]
            by_kernel = weighed(b, self._lowering, h, Factors(function=RowGate.ITSELF), scale, name="h")
            if by_kernel is not None:
                return by_kernel
            factor = b.reshape(scale, ())
            factor = b.broadcast_in_dim(factor, h.shape, dims=(), name="layer_scale_rows")
            h = b.multiply(h, factor, name="h")
        return h
