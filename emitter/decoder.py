"""A whole decoder's entry points: from a ``ModelSpec`` to a ``Graph``.

| entry | computes | cache |
|---|---|---|
| ``@prefill`` | N tokens of a sequence from ``start`` on | contiguous |
| ``@decode`` | one token | the same |
| ``@prefill_paged`` | N tokens of a sequence from ``start`` on | pages of pools, those in ``pages [M]`` |
| ``@decode_batch`` | a token of each of N sequences, ``lengths [N]`` long with it, 0: unused | ``pages [N, M]`` |

What is read of a cache are the tokens at ``key_positions [S]``, from 0 on as far as the longest sequence goes at least;
what a token may not see of them is masked. All give logits of the last token, or of each row, the ids of the highest,
and the caches, which are updated in place: the caller's buffers, one of keys and one of values for each layer (see
``stages.cache`` for their forms). A chunk of a prompt, or what follows a prefix that is in the cache already, is a
prefill that starts later.

Rows of RoPE's cosines and sines, and factors that grow with the position, come from the host (``position_rows``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from emitter.dispatch.projections import by_kernels
from emitter.errors import UnsupportedError
from emitter.graphs.layer import write_block
from emitter.graphs.lowered import lowering_of
from emitter.lowering import Lowering
from emitter.packing import Packing, Weight
from emitter.plan import DecoderPlan, LayerPlan
from emitter.shapes import KEYS, PAGE, PAGES, SEQUENCE, TABLE, TOKENS, Dim, Shape, static
from emitter.signature import Argument, DType, Entry, Parameters, Result, Role, Signature, weight_arguments
from emitter.spec import FfnSpec
from emitter.spec.attention import AttentionSpec, GroupedAttentionSpec, MaskKind, Positioned, PositionScaleSpec
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import layer_weights, outer_weights
from emitter.spec.rope import RopeSpec, frequencies
from emitter.spec.tensors import extra_inputs
from emitter.stages.attention import Surroundings, attention
from emitter.stages.cache import Batch, Contiguous, Held, Paged
from emitter.stages.decoder import (
    branch,
    embedded,
    greedy,
    joined_streams,
    logits_of,
    per_layer_inputs,
    with_layer_input,
)
from emitter.stages.norms import norm
from emitter.text.builder import FunctionBuilder, Value, module_text
from emitter.text.graph import Graph
from emitter.text.weights import hold

PREFILL, DECODE = "prefill", "decode"
PREFILL_PAGED, DECODE_BATCH = "prefill_paged", "decode_batch"
SINGLE, BATCHED = (PREFILL, DECODE), (PREFILL_PAGED, DECODE_BATCH)
"""What computes one sequence at a time, over contiguous caches, and what several, over caches in pages."""


@dataclass(frozen=True)
class PositionInput:
    """An input whose rows depend on the tokens' positions alone."""

    name: str
    width: int | None
    """Numbers a token, None for one without an axis."""
    of: RopeSpec | PositionScaleSpec
    part: str = ""


def position_inputs(spec: ModelSpec) -> tuple[PositionInput, ...]:
    """What the host computes for the tokens of a call: a pair for each rotation, a factor for each scale of queries."""
    ropes = list(dict.fromkeys(layer.mixer.rope for layer in spec.layers if layer.mixer.rope is not None))
    scales = list(dict.fromkeys(s.mixer.position_scale for s in spec.layers if s.mixer.position_scale is not None))
    return (
        *(
            PositionInput(f"rope_{part}" + (f"_{i}" if i else ""), rope.pairs, rope, part)
            for i, rope in enumerate(ropes)
            for part in ("cos", "sin")
        ),
        *(PositionInput("query_scale" + (f"_{i}" if i else ""), None, scale) for i, scale in enumerate(scales)),
    )


def position_rows(
    one: PositionInput, positions: NDArray[np.int64], longest: int, alpha: NDArray[np.float64] | None = None
) -> NDArray[np.float32]:
    """The rows of an input for tokens at ``positions [N]``, computed in f64.

    ``longest`` is the length of the longest sequence of the call, on which two scalings of RoPE depend; ``alpha [D/2]``
    is the learned exponent of a rotation that has one.
    """
    places = positions.astype(np.float64)
    if isinstance(one.of, RopeSpec):
        turning, factor = frequencies(one.of, longest)
        if one.of.learned:
            assert alpha is not None
            turning = turning * np.exp(alpha)
        angles = places[:, None] * turning
        return (factor * (np.cos(angles) if one.part == "cos" else np.sin(angles))).astype(np.float32)
    scale = one.of
    match scale.kind:
        case Positioned.LOG_STEPS:
            rows = 1 + scale.factor * np.log1p(np.floor(places / scale.period))
        case Positioned.LOG_STEPS_AFTER:
            rows = 1 + scale.factor * np.log1p(np.floor((places + 1) / scale.period))
        case Positioned.POWER:
            rows = (1 + (places + 1) / scale.period) ** scale.factor
        case Positioned.LEARNED:
            rows = np.log(places + 1)
    return rows.astype(np.float32)


@dataclass(frozen=True)
class Room:
    """The sizes of caches: ``context`` tokens of a sequence, and batches of ``rows`` sequences; None: any."""

    context: int | None = None
    rows: int | None = None

    @property
    def sequence(self) -> Dim:
        """T, the tokens that a contiguous cache has room for."""
        return SEQUENCE if self.context is None else self.context

    @property
    def keys(self) -> Dim:
        """S, those of them that are read."""
        return KEYS if self.context is None else self.context

    @property
    def table(self) -> Dim:
        """M, the pages of a sequence."""
        return TABLE if self.context is None else -(-self.context // PAGE)

    @property
    def pages(self) -> Dim:
        """P, the pages of a pool: one is nobody's."""
        whole = self.context is not None and self.rows is not None
        return 1 + static(self.table) * (self.rows or 0) if whole else PAGES


def cache_arguments(spec: ModelSpec, dtype: DType, room: Room = Room(), *, paged: bool = False) -> tuple[Argument, ...]:
    """The state of a decoder: T rows for one sequence, or pools of P pages.

    Of each layer with keys of its own ``layers.3.keys [m, T, d]`` and ``layers.3.values``, of latent attention
    ``layers.3.latents [T, r]`` and ``layers.3.rope_keys``; in pages ``layers.3.keys_pool [P, m, page, d]`` and so on.
    """
    found = []
    for index, layer in enumerate(spec.layers):
        if layer.mixer.kv_from is None:
            for name, shape in _cache_shapes(layer.mixer, room, paged):
                found.append(Argument(f"layers.{index}.{name}", shape, dtype, Role.STATE))
    return tuple(found)


def _cache_shapes(mixer: AttentionSpec, room: Room, paged: bool) -> tuple[tuple[str, Shape], ...]:
    if isinstance(mixer, GroupedAttentionSpec):
        heads: Shape = (mixer.kv_heads,)
        parts = [("keys", mixer.head_dim), ("values", mixer.v_dim)]
    else:
        heads = ()
        parts = [("latents", mixer.kv_rank), *([("rope_keys", mixer.rope_dim)] if mixer.rope_dim else [])]
    if paged:
        return tuple((f"{name}_pool", (room.pages, *heads, PAGE, width)) for name, width in parts)
    return tuple((name, (*heads, room.sequence, width)) for name, width in parts)


def emit_decoder(
    spec: ModelSpec,
    plan: DecoderPlan,
    parameters: Parameters | None = None,
    *,
    context: int | None = None,
    rows: int | None = None,
    entries: Sequence[str] = SINGLE,
) -> Graph:
    """The graph of a whole decoder.

    With ``plan.tokens``, ``context``, the tokens that caches have room for, ``rows``, the sequences of a batch, and a
    plain strategy the text is plain StableHLO. Without them any numbers will do, and the text is for IREE alone.

    ``plan`` has those of each layer, with the compute dtype and the accumulator of all products, of which the cache is
    too; ``tokens`` are the prefill's. With ``parameters`` all entry points share the module's weights. With stages
    the residual stream is a result where it begins (``embedding``), behind each mixer's branch (``layers.3.mixer``) and
    behind each layer (``layers.3``), and so are the experts chosen (``layers.3.ids``); logits are those of every token.

    Raises:
        UnsupportedError: a part that is described and not computed yet.
    """
    _require_computed(spec)
    room = Room(context, rows)
    module = FunctionBuilder("module")  # what its functions declare beside themselves
    layers = _LayerFunctions(spec, room, module)
    functions, made = [], []
    counts = {DECODE: 1, DECODE_BATCH: rows}
    for name in entries:
        b = FunctionBuilder(name, beside=module)
        signature = _entry(b, spec, plan.at(counts.get(name, plan.tokens)), layers, room)
        if parameters is not None:
            for argument in signature.weights:
                b.load(argument.name, parameters)
        functions.append(b)
        made.append(Entry(name, signature))
    text = module_text([*functions, *layers.functions], name="decoder")
    return Graph(text, tuple(made), parameters=parameters)


def _require_computed(spec: ModelSpec) -> None:
    for index, layer in enumerate(spec.layers):
        inputs = [i.name for i in extra_inputs(layer.ffn) if i.name not in _FROM_THE_CALL]
        if inputs:
            raise UnsupportedError(f"layer {index}: its FFN takes {', '.join(inputs)}, which no decoder gives yet")


_FROM_THE_CALL = ("input_ids", "token_types")


@dataclass(frozen=True)
class _Layer:
    """A function of the module that computes layers: its builder, and the arguments that it takes."""

    function: FunctionBuilder
    passed: tuple[Argument, ...]
    """What every layer is given, in order."""
    weights: tuple[Argument, ...]
    caches: tuple[str, ...]


class _LayerFunctions:
    """The private functions that compute layers, one for all layers of a kind and an entry point."""

    def __init__(self, spec: ModelSpec, room: Room, module: FunctionBuilder) -> None:
        self._spec, self._room, self._module = spec, room, module
        self._made: dict[tuple[LayerSpec, str, LayerPlan, bool], _Layer] = {}

    @property
    def functions(self) -> list[FunctionBuilder]:
        """In the order in which they were first called."""
        return [one.function for one in self._made.values()]

    def of(self, index: int, entry: str, plan: LayerPlan, given: Mapping[str, Argument]) -> _Layer:
        """The function of a layer in an entry point; ``given`` are the call's inputs."""
        layer = self._spec.layers[index]
        # which layer's cache it reads does not change the function
        alike = replace(layer, mixer=replace(layer.mixer, kv_from=None if layer.mixer.kv_from is None else 0))
        form = entry if entry in BATCHED else ""
        key = (alike, form, plan, self._takes_aside(index))
        if key not in self._made:
            self._made[key] = self._write(layer, form, plan, given, takes_aside=key[3])
        return self._made[key]

    def _takes_aside(self, index: int) -> bool:
        return index > 0 and self._spec.layers[index - 1].aside is not None

    def _write(
        self, layer: LayerSpec, form: str, plan: LayerPlan, given: Mapping[str, Argument], *, takes_aside: bool
    ) -> _Layer:
        spec, tokens, dtype = self._spec, TOKENS if plan.ffn.tokens is None else plan.ffn.tokens, plan.ffn.dtype
        suffix = f"_{len(self._made)}" if self._made else ""
        b = FunctionBuilder(f"layer{suffix}", public=False, beside=self._module)
        hidden = (tokens, spec.hidden)
        stream = hidden if spec.streams is None else (tokens, spec.streams.count, spec.hidden)
        passed = [Argument("h", stream, DType.F32, Role.INPUT)]
        passed += [given[name] for name in _read_by(spec, layer, form)]
        if takes_aside:
            passed.append(Argument("aside", hidden, DType.F32, Role.INPUT))
        if (inputs := spec.embedding.per_layer) is not None:
            passed.append(Argument("layer_input", (tokens, inputs.size), DType.F32, Role.INPUT))
        shapes = _cache_shapes(layer.mixer, self._room, paged=bool(form))
        caches = tuple(name for name, _ in shapes)
        passed += [Argument(name, shape, dtype, Role.STATE) for name, shape in shapes]
        weights = weight_arguments(_packed(layer_weights(spec, layer), plan.packings), dtype)
        values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in (*passed, *weights)}
        results = _layer(b, spec, layer, form, plan, values, weights, caches)
        b.results(results)
        return _Layer(b, tuple(passed), weights, caches)


def _packed(weights: Sequence[Weight], packings: Sequence[tuple[str, Packing]]) -> list[Weight]:
    packed = dict(packings)
    return [replace(weight, packing=packed.get(weight.name, weight.packing)) for weight in weights]


def _read_by(spec: ModelSpec, layer: LayerSpec, form: str) -> list[str]:
    """The call's inputs that a layer reads beside the stream."""
    places = {"": ["start"], PREFILL_PAGED: ["start", "pages"], DECODE_BATCH: ["pages", "lengths"]}
    mixer, names = layer.mixer, ["positions", "key_positions", *places[form]]
    for one in position_inputs(spec):
        if one.of in (mixer.rope, mixer.position_scale):
            names.append(one.name)
    if mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING:
        names.append("prompt")
    if any(i.name == "input_ids" for i in extra_inputs(layer.ffn)):
        names.append("tokens")
    return names


def _lowering(ffn: FfnSpec, plan: LayerPlan) -> Lowering:
    """How what is around an FFN is written."""
    kernels = plan.kernels
    projections = None if kernels is None else by_kernels(kernels)
    return replace(lowering_of(ffn, plan.ffn), kernels=kernels, projections=projections)


def _layer(
    b: FunctionBuilder,
    spec: ModelSpec,
    layer: LayerSpec,
    form: str,
    plan: LayerPlan,
    values: Mapping[str, Value],
    arguments: Sequence[Argument],
    names: Sequence[str],
) -> list[tuple[str, Value]]:
    """One layer: the stream behind it, its caches, called ``names``, and the second FFN's output where there is one."""
    lowering = _lowering(layer.ffn, plan)
    weights = hold(b, arguments, values)
    at: dict[tuple[RopeSpec | PositionScaleSpec | None, str], Value] = {
        (one.of, one.part): values[one.name] for one in position_inputs(spec) if one.name in values
    }
    rope = layer.mixer.rope
    call = Surroundings(
        values["positions"],
        _held(form, values),
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


def _held(form: str, values: Mapping[str, Value]) -> Held:
    """How the keys of a call lie in memory."""
    places = values["key_positions"]
    if form == PREFILL_PAGED:
        return Paged(values["start"], values["positions"], values["pages"], places)
    if form == DECODE_BATCH:
        return Batch(values["positions"], values["pages"], places, values["lengths"])
    return Contiguous(values["start"], places)


def _inputs(spec: ModelSpec, name: str, tokens: Dim, room: Room) -> list[Argument]:
    """What is given anew on each call."""

    def given(what: str, *shape: Dim, dtype: DType = DType.I32) -> Argument:
        return Argument(what, shape, dtype, Role.INPUT)

    rows: Shape = (tokens,) if name == DECODE_BATCH else ()
    ropes = [
        given(i.name, tokens, *([] if i.width is None else [i.width]), dtype=DType.F32) for i in position_inputs(spec)
    ]
    prompt = any(layer.mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING for layer in spec.layers)
    return [
        given("tokens", tokens),
        given("lengths", tokens) if name == DECODE_BATCH else given("start"),
        *ropes,
        given("key_positions", room.keys),
        *([given("pages", *rows, room.table)] if name in BATCHED else []),
        *([given("prompt", *rows)] if prompt else []),
    ]


def _positions(b: FunctionBuilder, values: Mapping[str, Value], tokens: Dim) -> Value:
    """The places of the call's tokens in their sequences, ``[N]`` i32; 0 of a row that is not in use."""
    b.stage("positions")
    shape: Shape = (tokens,)
    if "lengths" in values:
        one = b.full(1, shape, DType.I32, name="one")
        return b.subtract(b.maximum(values["lengths"], one, name="length"), one, name="positions")
    start = b.broadcast_in_dim(values["start"], shape, dims=(), name="start_rows")
    return b.add(b.iota(shape, dim=0, name="offset"), start, name="positions")


def _entry(b: FunctionBuilder, spec: ModelSpec, plan: DecoderPlan, layers: _LayerFunctions, room: Room) -> Signature:
    """An entry point, into ``b``."""
    tokens: Dim = TOKENS if plan.tokens is None else plan.tokens
    inputs = _inputs(spec, b.name, tokens, room)
    states = cache_arguments(spec, plan.dtype, room, paged=b.name in BATCHED)
    outer = weight_arguments(_packed(outer_weights(spec), plan.packings), plan.dtype)
    inner = [
        weight_arguments(
            [w.within("layers", str(i)) for w in _packed(layer_weights(spec, layer), planned.packings)], plan.dtype
        )
        for i, (layer, planned) in enumerate(zip(spec.layers, plan.layers, strict=True))
    ]
    arguments = (*inputs, *states, *outer, *(a for each in inner for a in each))
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    lowering = _lowering(spec.layers[0].ffn, plan.layers[0])
    weights = hold(b, outer, values)
    values["positions"] = _positions(b, values, tokens)
    given = {a.name: a for a in inputs} | {"positions": Argument("positions", (tokens,), DType.I32, Role.INPUT)}
    values["h"] = embedded(b, lowering, spec.embedding, values["tokens"], weights)
    extra = None
    if spec.embedding.per_layer is not None:
        extra = per_layer_inputs(b, lowering, spec, values["h"], values["tokens"], weights)
    if spec.streams is not None:
        shape = (tokens, spec.streams.count, spec.hidden)
        values["h"] = b.broadcast_in_dim(values["h"], shape, dims=(0, 2), name="streams")
    stages = [("embedding", values["h"])]
    for i, layer in enumerate(spec.layers):
        function = layers.of(i, b.name, plan.layers[i], given)
        source = i if layer.mixer.kv_from is None else layer.mixer.kv_from
        b.stage(f"layer {i}")
        if extra is not None:
            part = b.slice(extra, dim=1, start=i, limit=i + 1, name="layer_part")
            values["layer_input"] = b.join(part, 1, 2, name="layer_input")
        named = {name: f"layers.{source}.{name}" for name in function.caches}
        operands = [values[named.get(a.name, a.name)] for a in function.passed]
        operands += [values[a.name] for a in inner[i]]
        results = [name for name, _ in function.function.named_results]
        spelt = [f"layer_{i}_{name}" for name in results]
        found = dict(zip(results, b.call(function.function, operands, names=spelt), strict=True))
        values["h"] = found.pop("h")
        values.pop("aside", None)
        if "aside_output" in found:
            values["aside"] = found.pop("aside_output")
        stages += [(f"layers.{i}.{name}", found.pop(name)) for name in ("mixer", "ids") if name in found]
        stages.append((f"layers.{i}", values["h"]))
        values |= {named[name]: value for name, value in found.items()}
    h = values["h"]
    if spec.streams is not None:
        h = joined_streams(b, lowering, spec.streams, h, weights)
    whole = plan.layers[0].ffn.stages
    if tokens != 1 and b.name != DECODE_BATCH and not whole:
        b.stage("last token")
        count = b.count(tokens, name="token_count")
        one, zero = b.constant(1, DType.I32, name="one"), b.constant(0, DType.I32, name="zero")
        h = b.dynamic_slice(h, [b.subtract(count, one, name="last"), zero], [1, spec.hidden], name="last_h")
    logits = logits_of(b, lowering, spec, h, weights)
    named_results = [("logits", logits), ("token", greedy(b, logits)), *((a.name, values[a.name]) for a in states)]
    named_results += stages if whole else []
    b.results(named_results)
    return Signature(arguments, tuple(Result(name, value.shape, value.dtype) for name, value in named_results))
