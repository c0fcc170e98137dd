"""The private functions of a decoder's module: one for all layers of a kind in an entry point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.dispatch.projections import by_kernels
from emitter.graphs.decoder.forms import BATCHED, Room, cache_shapes, held_of, places_of
from emitter.graphs.decoder.positions import position_inputs
from emitter.graphs.layer import write_block
from emitter.graphs.lowered import lowering_of
from emitter.lowering import Lowering
from emitter.packing import Packing, Weight
from emitter.plan import LayerPlan
from emitter.shapes import TOKENS
from emitter.signature import Argument, DType, Role, weight_arguments
from emitter.spec import FfnSpec
from emitter.spec.attention import MaskKind, PositionScaleSpec
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import layer_weights
from emitter.spec.rope import RopeSpec
from emitter.spec.tensors import extra_inputs
from emitter.stages.attention import Surroundings, attention
from emitter.stages.cache import Held
from emitter.stages.decoder import (
    branch,
    with_layer_input,
)
from emitter.stages.norms import norm
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import hold


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
        self._made: dict[tuple[LayerSpec, str, LayerPlan, tuple[str, ...], bool], LayerFunction] = {}

    @property
    def functions(self) -> list[FunctionBuilder]:
        """In the order in which they were first called."""
        return [one.function for one in self._made.values()]

    def of(self, index: int, entry: str, plan: LayerPlan, given: Mapping[str, Argument]) -> LayerFunction:
        """The function of a layer in an entry point; ``given`` are the call's inputs."""
        layer = self._spec.layers[index]
        # which layer's cache it reads does not change the function
        alike = replace(layer, mixer=replace(layer.mixer, kv_from=None if layer.mixer.kv_from is None else 0))
        form = entry if entry in BATCHED else ""
        places = tuple(places_of(self._spec, index, form, self._room).values())
        key = (alike, form, plan, places, self._takes_aside(index))
        if key not in self._made:
            self._made[key] = self._write(index, form, plan, given, takes_aside=key[-1])
        return self._made[key]

    def _takes_aside(self, index: int) -> bool:
        return index > 0 and self._spec.layers[index - 1].aside is not None

    def _write(
        self, index: int, form: str, plan: LayerPlan, given: Mapping[str, Argument], *, takes_aside: bool
    ) -> LayerFunction:
        layer = self._spec.layers[index]
        spec, tokens, dtype = self._spec, TOKENS if plan.ffn.tokens is None else plan.ffn.tokens, plan.ffn.dtype
        suffix = f"_{len(self._made)}" if self._made else ""
        b = FunctionBuilder(f"layer{suffix}", public=False, beside=self._module)
        hidden = (tokens, spec.hidden)
        stream = hidden if spec.streams is None else (tokens, spec.streams.count, spec.hidden)
        passed = [Argument("h", stream, DType.F32, Role.INPUT)]
        places = places_of(spec, index, form, self._room)
        passed += [given[name] for name in _read_by(spec, index, places)]
        if takes_aside:
            passed.append(Argument("aside", hidden, DType.F32, Role.INPUT))
        if (inputs := spec.embedding.per_layer) is not None:
            passed.append(Argument("layer_input", (tokens, inputs.size), DType.F32, Role.INPUT))
        shapes = cache_shapes(spec, index, self._room, paged=bool(form))
        caches = tuple(name for name, _ in shapes)
        passed += [Argument(name, shape, dtype, Role.STATE) for name, shape in shapes]
        weights = weight_arguments(packed(layer_weights(spec, layer), plan.packings), dtype)
        values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in (*passed, *weights)}
        held = {role: values[name] for role, name in places.items()}
        results = _layer(b, spec, layer, held["positions"], held_of(form, held), plan, values, weights, caches)
        b.results(results)
        return LayerFunction(b, tuple(passed), weights, caches)


_PLACES = ("positions", "key_positions", "start", "pages", "lengths")


def packed(weights: Sequence[Weight], packings: Sequence[tuple[str, Packing]]) -> list[Weight]:
    """``weights`` as the packings by name hold them."""
    held = dict(packings)
    return [replace(weight, packing=held.get(weight.name, weight.packing)) for weight in weights]


def _read_by(spec: ModelSpec, index: int, places: Mapping[str, str]) -> list[str]:
    """The call's inputs that a layer reads beside the stream."""
    layer = spec.layers[index]
    mixer, names = layer.mixer, [places[role] for role in _PLACES if role in places]
    for one in position_inputs(spec):
        if one.of in (mixer.rope, mixer.position_scale):
            names.append(one.name)
    if mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING:
        names.append("prompt")
    if any(i.name == "input_ids" for i in extra_inputs(layer.ffn)):
        names.append("tokens")
    return names


def lowering_around(ffn: FfnSpec, plan: LayerPlan) -> Lowering:
    """How what is around an FFN is written."""
    kernels = plan.kernels
    projections = None if kernels is None or not kernels.linear.few else by_kernels(kernels)
    return replace(lowering_of(ffn, plan.ffn), kernels=kernels, projections=projections)


def _layer(
    b: FunctionBuilder,
    spec: ModelSpec,
    layer: LayerSpec,
    positions: Value,
    keys: Held,
    plan: LayerPlan,
    values: Mapping[str, Value],
    arguments: Sequence[Argument],
    names: Sequence[str],
) -> list[tuple[str, Value]]:
    """One layer: the stream behind it, its caches, called ``names``, and the second FFN's output where there is one."""
    lowering = lowering_around(layer.ffn, plan)
    weights = hold(b, arguments, values)
    at: dict[tuple[RopeSpec | PositionScaleSpec | None, str], Value] = {
        (one.of, one.part): values[one.name] for one in position_inputs(spec) if one.name in values
    }
    rope = layer.mixer.rope
    call = Surroundings(
        positions,
        keys,
        at.get((rope, "cos")),
        at.get((rope, "sin")),
        at.get((layer.mixer.position_scale, "")),
        values.get("prompt"),
    )
    held = tuple(values[name] for name in names)
    state: list[tuple[Value, ...]] = []
    stages: list[tuple[str, Value]] = []

    def mixer(x: Value) -> Value:
        y, cache = attention(b, lowering, layer.mixer, x, weights, held, call)
        state.append(cache)
        return y

    def ffn(x: Value) -> Value:
        given: dict[str, Value] = {"x": x}
        for one in extra_inputs(layer.ffn):
            shape = one.shape(x.shape[0])
            given[one.name] = values["tokens"] if one.name == "input_ids" else b.full(0, shape, one.dtype, name="text")
        found = dict(write_block(b, layer.ffn, plan.ffn, {**values, **given}))
        if "ids" in found:
            stages.append(("ids", found["ids"]))
        return found["output"]

    h, results = values["h"], []
    if layer.parallel:
        b.stage("norm before the mixer and the FFN")
        x = norm(b, lowering, layer.mixer_branch.pre, h, weights, "mixer_norm", name="mixer_input")
        attended = mixer(x)
        made = ffn(x)
        b.stage("residual stream")
        h = b.add(h, attended, name="h")
        stages.append(("mixer", h))
        h = b.add(h, made, name="h")
    else:
        h = branch(b, lowering, layer.mixer_branch, h, weights, "mixer", mixer, spec.streams)
        stages.append(("mixer", h))
        second: list[Value] = []

        def both(x: Value) -> Value:
            if layer.aside is not None and plan.aside is not None:
                inner = {
                    a.name.removeprefix("aside."): values[a.name] for a in arguments if a.name.startswith("aside.")
                }
                found = write_block(b, layer.aside, plan.aside, {**inner, "x": x})
                second.append(dict(found)["output"])
            return ffn(x)

        h = branch(b, lowering, layer.ffn_branch, h, weights, "ffn", both, spec.streams)
        results = [("aside_output", value) for value in second]
    if "aside" in values:
        h = b.add(h, values["aside"], name="h")
    if (inputs := spec.embedding.per_layer) is not None:
        h = with_layer_input(b, lowering, inputs, h, values["layer_input"], weights)
    if layer.scaled:
        factor = b.broadcast_in_dim(b.reshape(weights["layer_scale"], ()), h.shape, dims=(), name="layer_scale_rows")
        h = b.multiply(h, factor, name="h")
    kept = [] if layer.mixer.kv_from is not None else list(zip(names, state[0], strict=True))
    return [("h", h), *kept, *results, *(stages if plan.ffn.stages else [])]
