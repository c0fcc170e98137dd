"""A whole decoder's entry points: from a ``ModelSpec`` to a ``Graph``.

| entry | computes | cache |
|---|---|---|
| ``@prefill`` | N tokens of a sequence from ``start`` on | contiguous |
| ``@decode`` | one token | the same |
| ``@prefill_paged`` | N tokens of a sequence from ``start`` on | pages of pools, those in ``pages [M]`` |
| ``@decode_batch`` | a token of each of N sequences, ``lengths [N]`` long with it, 0: unused | ``pages [N, M]`` |

Layers that see a window alone read ``window_pages`` in the place of ``pages``: of their pools a sequence needs no more
pages than hold the window and a call, as a ring (``forms.table_of``).

A contiguous cache that is read through windows alone need not have room for the sequence: it has W rows, of which
``window_start`` says where the call's tokens go. Who calls moves the rows to the front when they reach the end.

What is read of a cache are the tokens at ``key_positions [S]``, or ``window_key_positions [R]``, from 0 on as far as
the longest sequence goes at least; what a token may not see of them is masked. All give logits of the last token, or of
each row, the ids of the highest, and the caches, which are updated in place: the caller's buffers, one of keys and one
of values for each layer (see ``stages.cache`` for their forms). A chunk of a prompt, or what follows a prefix that is
in the cache already, is a prefill that starts later.

Rows of RoPE's cosines and sines, and factors that grow with the position, come from the host (``position_rows``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from emitter.errors import UnsupportedError
from emitter.graphs.decoder.forms import (
    BATCHED,
    DECODE,
    DECODE_BATCH,
    SINGLE,
    Room,
    cache_arguments,
    page_tables,
    windows_apart,
)
from emitter.graphs.decoder.layers import LayerFunctions, Part, is_of_expert, lowering_around, packed, weights_of
from emitter.graphs.decoder.positions import position_inputs
from emitter.graphs.decoder.segments import Segment, next_in_slots, segments_of
from emitter.lowering import Lowering
from emitter.packing import Scope, Weight
from emitter.plan import DecoderPlan
from emitter.shapes import TOKENS, Dim, Shape
from emitter.signature import Argument, DType, Entry, Parameters, Role, Signature, weight_arguments
from emitter.spec.attention import MaskKind
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import outer_weights
from emitter.spec.tensors import extra_inputs
from emitter.stages.decoder import embedded, greedy, joined_streams, logits_of, per_layer_inputs
from emitter.text.builder import FunctionBuilder, Value, module_text
from emitter.text.graph import Graph
from emitter.text.weights import Weights, hold


def emit_decoder(
    spec: ModelSpec,
    plan: DecoderPlan,
    parameters: Parameters | None = None,
    *,
    context: int | None = None,
    rows: int | None = None,
    window: int | None = None,
    entries: Sequence[str] = SINGLE,
) -> Graph:
    """The graph of a whole decoder.

    With ``plan.tokens``, ``context``, the tokens that caches have room for, ``rows``, the sequences of a batch, and a
    plain strategy the text is plain StableHLO; all caches keep the context, unless ``window`` says for how many tokens
    those have room that are read through windows alone. Without numbers any will do, and the text is for IREE alone.

    ``plan`` has those of each layer, with the compute dtype and the accumulator of all products, of which the cache is
    too; ``tokens`` are the prefill's. With ``parameters`` all entry points share the module's weights. With stages
    the residual stream is a result where it begins (``embedding``), after each mixer's branch (``layers.3.mixer``) and
    after each layer (``layers.3``), and so are the experts chosen (``layers.3.ids``); logits are those of every token.
    With choices the experts chosen are results alone.

    Raises:
        UnsupportedError: a part that is described and not computed yet.
    """
    _require_computed(spec)
    room = Room(context, rows, window)
    module = FunctionBuilder("module")  # what its functions declare besides themselves
    layers = LayerFunctions(spec, room, module)
    functions, made = [], []
    counts = {DECODE: 1, DECODE_BATCH: rows}
    for name in entries:
        carried: dict[str, Argument] = {}
        for segment in segments_of(plan, name):
            b = FunctionBuilder(segment.name, same_module_as=module)
            signature = _write(b, spec, plan.at(counts.get(name, plan.tokens)), layers, room, name, segment, carried)
            carried |= {r.name: Argument(r.name, r.shape, r.dtype, Role.INPUT) for r in signature.outputs}
            if parameters is not None:
                for argument in signature.weights:
                    b.load(argument.name, parameters)
            functions.append(b)
            made.append(Entry(segment.name, signature))
    text = module_text([*functions, *layers.functions], name="decoder")
    return Graph(text, tuple(made), parameters=parameters)


def write_entry(
    b: FunctionBuilder, spec: ModelSpec, plan: DecoderPlan, entry: str, room: Room
) -> tuple[Signature, Mapping[str, Value], Mapping[str, Value]]:
    """An entry point whole into ``b``: its signature, the values of its arguments, and those of its results."""
    _require_computed(spec)
    segment = Segment(entry, layers=range(len(plan.layers)), first=True, last=True)
    signature = _write(b, spec, plan, LayerFunctions(spec, room, b), room, entry, segment, {})
    return signature, {a.name: a for a in b.arguments}, dict(b.named_results)


def _require_computed(spec: ModelSpec) -> None:
    for index, layer in enumerate(spec.layers):
        inputs = [i.name for i in extra_inputs(layer.ffn) if i.name not in _FROM_THE_CALL]
        if inputs:
            raise UnsupportedError(f"layer {index}: its FFN takes {', '.join(inputs)}, which no decoder gives yet")


_FROM_THE_CALL = ("input_ids", "token_types")
_KINDS = ("", "window_")
"""What names of a call's inputs begin with, by kind of cache (see ``windows_apart``)."""


def _inputs(spec: ModelSpec, name: str, tokens: Dim, room: Room) -> list[Argument]:
    """What is given anew on each call."""

    def given(what: str, *shape: Dim, dtype: DType = DType.I32) -> Argument:
        return Argument(what, shape, dtype, Role.INPUT)

    rows: Shape = (tokens,) if name == DECODE_BATCH else ()
    kinds = _contiguous(spec, name, room)
    known = tokens if room.places is None else room.places
    ropes = [
        given(i.name, known, *([] if i.width is None else [i.width]), dtype=DType.F32) for i in position_inputs(spec)
    ]
    prompt = any(layer.mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING for layer in spec.layers)
    starts = [given("lengths", tokens)] if name == DECODE_BATCH else [given(f"{of}start") for of in kinds.values()]
    if room.places is not None:
        starts = [given(of, tokens) for of in ("positions", "window_positions", "lengths")]
    if room.padded:
        starts = [*(given(f"{of}positions", tokens) for of in kinds.values()), given("last", 1)]
    return [
        given("tokens", tokens),
        *starts,
        *ropes,
        *(given(f"{of}key_positions", room.keys(windowed)) for windowed, of in kinds.items()),
        *(given(table, *rows, room.table) for table in (page_tables(spec) if name in BATCHED else ())),
        *([given("prompt", *rows)] if prompt else []),
    ]


def _contiguous(spec: ModelSpec, name: str, room: Room) -> dict[bool, str]:
    """The kinds of caches that an entry point has (see ``windows_apart``), and what the names of their inputs begin
    with."""
    return {windowed: "window_" * windowed for windowed in ((False,) if name in BATCHED else windows_apart(spec, room))}


def _positions(
    b: FunctionBuilder, spec: ModelSpec, room: Room, values: Mapping[str, Value], tokens: Dim
) -> dict[str, Value]:
    """The places of the call's tokens in their sequences, ``[N]`` i32, 0 of a row that is not in use; and among those
    that are left of a window. Where they are given, what depends on them."""
    b.stage("positions")
    shape: Shape = (tokens,)
    if room.places is not None:
        positions = values["positions"]
        rows = {i.name: b.gather_rows(values[i.name], positions, name=i.name) for i in position_inputs(spec)}
        return rows | ({} if tokens != 1 else {f"{of}start": b.reshape(values[f"{of}positions"], ()) for of in _KINDS})
    if room.padded:
        given = {of: values[f"{of}positions"] for of in _KINDS if f"{of}positions" in values}
        firsts = {of: b.slice(each, dim=0, start=0, limit=1, name="first_position") for of, each in given.items()}
        return {f"{of}start": b.reshape(first, ()) for of, first in firsts.items()}
    if "lengths" in values:
        one = b.full(1, shape, DType.I32, name="one")
        return {"positions": b.subtract(b.maximum(values["lengths"], one, name="length"), one, name="positions")}
    found = {}
    for of in _KINDS:
        if f"{of}start" in values:
            start = b.broadcast_in_dim(values[f"{of}start"], shape, dims=(), name=f"{of}start_rows")
            found[f"{of}positions"] = b.add(b.iota(shape, dim=0, name="offset"), start, name=f"{of}positions")
    return found


def _write(
    b: FunctionBuilder,
    spec: ModelSpec,
    plan: DecoderPlan,
    layers: LayerFunctions,
    room: Room,
    entry: str,
    segment: Segment,
    carried: Mapping[str, Argument],
) -> Signature:
    """An entry point, or a segment of one, into ``b``; ``carried`` is what those before it gave, by name."""
    tokens: Dim = TOKENS if plan.tokens is None else plan.tokens
    first, last = segment.first, segment.last
    inputs = _inputs(spec, entry, tokens, room)
    given = {a.name: a for a in inputs}
    counted = {"start": "positions", "lengths": "positions", "window_start": "window_positions"}
    given |= {name: Argument(name, (tokens,), DType.I32, Role.INPUT) for of, name in counted.items() if of in given}
    if room.places is not None:
        known = {
            i.name: Argument(i.name, (tokens, *given[i.name].shape[1:]), DType.F32, Role.INPUT)
            for i in position_inputs(spec)
        }
        given |= known
    if room.places is not None or room.padded:
        given |= {f"{of}start": Argument(f"{of}start", (), DType.I32, Role.INPUT) for of in _KINDS}
    steps = _steps(plan, segment)
    functions = [layers.of(i, entry, plan.layers[i], given, part) for i, part in steps]
    read = {a.name for function in functions for a in function.passed}
    if not (first and last):
        slots = next((a for f in functions for a in f.passed if a.name == "slots"), None)
        needed = read | {"tokens" if first else "h"} | {of for of, name in counted.items() if name in read}
        inputs = [a for a in inputs if a.name in needed]
        inputs += [a for name, a in carried.items() if name in needed or ("layer_input" in read and name == _EXTRA)]
        inputs += [] if slots is None else [slots]
    owners = [i if spec.layers[i].mixer.kv_from is None else spec.layers[i].mixer.kv_from for i, _ in steps]
    mixed = {own for own, (_, part) in zip(owners, steps, strict=True) if part in (Part.WHOLE, Part.ROUTING)}
    states = [
        a
        for a in cache_arguments(spec, plan.cache_dtype, room, paged=entry in BATCHED)
        if int(a.name.split(".")[1]) in mixed
    ]
    outer = weight_arguments(packed(_outer_of(spec, segment), plan.packings), plan.dtype)
    inner = [_weights(spec, plan, i, part) for i, part in steps]
    arguments = (*inputs, *states, *outer, *(a for each in inner for a in each))
    values = b.take(arguments)
    lowering = lowering_around(spec.layers[0].ffn, plan.layers[0])
    weights = hold(b, outer, values)
    values |= _positions(b, spec, room, values, tokens)
    made: dict[str, Value] = {}
    if first:
        made |= _embedded(b, lowering, spec, values["tokens"], weights)
    values |= made
    stages = [("embedding", values["h"])]
    for (i, part), function, own in zip(steps, functions, inner, strict=True):
        layer = spec.layers[i]
        source = i if layer.mixer.kv_from is None else layer.mixer.kv_from
        b.stage(f"layer {i}" if part is Part.WHOLE else f"layer {i}: {part.value}")
        if _EXTRA in values and "layer_input" in {a.name for a in function.passed}:
            row = b.slice(values[_EXTRA], dim=1, start=i, limit=i + 1, name="layer_part")
            values["layer_input"] = b.join(row, 1, 2, name="layer_input")
        named = {name: f"layers.{source}.{name}" for name in function.caches}
        operands = [values[named.get(a.name, a.name)] for a in function.passed]
        operands += [values[a.name] for a in own]
        results = [name for name, _ in function.function.named_results]
        spelt = [f"layer_{i}_{name}" for name in results]
        found = dict(zip(results, b.call(function.function, operands, names=spelt), strict=True))
        stages += [(f"layers.{i}.{name}", found.pop(name)) for name in ("mixer", "ids") if name in found]
        values |= {named[name]: found.pop(name) for name in function.caches if name in found}
        if part in (Part.WHOLE, Part.EXPERTS):
            values.pop("aside", None)
            made.pop("aside", None)
            stages.append((f"layers.{i}", found["h"]))
        if "aside_output" in found:
            found["aside"] = found.pop("aside_output")
        made |= found
        values |= found
    named_results = [*made.items()]
    whole = plan.layers[0].ffn.stages
    if last:
        h = values["h"]
        if spec.streams is not None:
            h = joined_streams(b, lowering, spec.streams, h, weights)
        if tokens != 1 and entry != DECODE_BATCH and not whole:
            b.stage("last token")
            h = b.gather_rows(h, values["last"], name="last_h") if room.padded else _last(b, h)
        logits = logits_of(b, lowering, spec, h, weights)
        named_results = [("logits", logits), ("token", greedy(b, lowering, logits))]
    named_results += [(a.name, values[a.name]) for a in states]
    chosen = plan.layers[0].choices
    named_results += [one for one in stages if whole or (chosen and one[0].endswith(".ids"))]
    b.results(named_results)
    return b.signature(arguments)


def _last(b: FunctionBuilder, h: Value) -> Value:
    """The last row of ``h [N, H]``, ``[1, H]``."""
    count = b.count(h.shape[0], name="token_count")
    one, zero = b.constant(1, DType.I32, name="one"), b.constant(0, DType.I32, name="zero")
    return b.dynamic_slice(h, [b.subtract(count, one, name="last"), zero], [1, h.extent(1)], name="last_h")


_EXTRA = "layer_inputs"
"""What each layer is given besides the stream, ``[N, L, D]``."""


def _steps(plan: DecoderPlan, segment: Segment) -> list[tuple[int, Part]]:
    """The layers of a segment in order, and what of them it computes; last a guess of what the next will choose."""
    steps = [] if segment.experts is None else [(segment.experts, Part.EXPERTS)]
    steps += [(index, Part.WHOLE) for index in segment.layers]
    if (routing := segment.routing) is not None:
        steps.append((routing, Part.ROUTING))
        if (following := next_in_slots(plan, routing)) is not None:
            steps.append((following, Part.AHEAD))
    return steps


def _outer_of(spec: ModelSpec, segment: Segment) -> list[Weight]:
    """The weights of no layer that a segment reads."""

    def read(weight: Weight) -> bool:
        if weight.name.startswith(("final_norm", "head", "streams_head")):
            return segment.last
        return segment.first or (segment.last and spec.head.tied and weight.name == "embedding")

    return [weight for weight in outer_weights(spec) if read(weight)]


def _weights(spec: ModelSpec, plan: DecoderPlan, index: int, part: Part) -> list[Argument]:
    """The weights of a part of a layer by their full names; of experts in slots the arrays, given on each call."""
    layer, planned = spec.layers[index], plan.layers[index]
    arguments: list[Argument] = []
    for weight in weights_of(spec, layer, planned, part):
        in_turns = part is Part.EXPERTS and planned.slots is not None and is_of_expert(layer, weight)
        if in_turns and planned.slots is not None:
            found = weight_arguments([replace(weight, scope=Scope()).within(planned.slots.name)], plan.dtype)
            arguments += [replace(argument, role=Role.INPUT) for argument in found]
        else:
            arguments += weight_arguments([weight.within("layers", str(index))], plan.dtype)
    return arguments


def _embedded(
    b: FunctionBuilder, lowering: Lowering, spec: ModelSpec, tokens: Value, weights: Weights
) -> dict[str, Value]:
    """The stream at its beginning, ``h``, and what each layer is given beside it, by name."""
    h = embedded(b, lowering, spec.embedding, tokens, weights)
    found = {}
    if spec.embedding.per_layer is not None:
        found[_EXTRA] = per_layer_inputs(b, lowering, spec, h, tokens, weights)
    if spec.streams is not None:
        shape = (tokens.shape[0], spec.streams.count, spec.hidden)
        h = b.broadcast_in_dim(h, shape, dims=(0, 2), name="streams")
    return {"h": h, **found}
