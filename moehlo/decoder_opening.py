"""A decoder opened: planned, compiled, and loaded with its weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from emitter.errors import UnsupportedError
from emitter.graphs.decoder import BATCHED, SINGLE, cache_arguments, emit_decoder, entry_names, launches_of
from emitter.plan import DecoderPlan, Request, Strategy, plan_decoder
from emitter.reading.config import Model
from emitter.reading.decoder import places
from emitter.reading.hub import require_weights
from emitter.shapes import SEQUENCE, TOKENS, WINDOW, Sym
from emitter.signature import Parameters
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import model_weights
from emitter.target import Target
from emitter.text.graph import Graph
from moehlo.choices import SlotRule, SlotsWanted
from moehlo.decoder import Decoder
from moehlo.decoder_room import (
    MOST_AT_ONCE,
    STEP,
    bytes_of,
    cache_bytes,
    context_of,
    require_memory,
    require_room_on_gpu,
    widths,
    window_rows,
)

if TYPE_CHECKING:
    from emitter.iree import Session
    from emitter.iree.module import BaseModule
    from emitter.signature import Argument
    from emitter.xla.sized import XlaSized
    from moehlo.streamed_decoder import InSlots, StreamedDecoder
    from weights.store import Store

SCOPE = "model"
CACHED = 4096
"""Tokens whose cache has room besides experts in slots."""


def open_decoder(
    model: Model,
    target: Target,
    request: Request,
    *,
    context: int | None = None,
    random: int | None = None,
    weights: Callable[[Sequence[Argument]], Mapping[str, Any]] | None = None,
    threads: int | None = None,
    entries: Sequence[str] = SINGLE,
    expert_slots: SlotsWanted = SlotRule.OFF,
    tokens: int = STEP,
    progress: Any = None,
    on_step: Any = lambda step: None,
) -> Decoder:
    """Emit, compile and load a whole decoder.

    Args:
        model: The model.
        target: What it is compiled for.
        request: What is asked of each FFN; the compute dtype is that of all products and of the cache.
        context: The longest sequence, in tokens; the model's own if not given.
        random: A seed: random weights in the place of the model's.
        weights: With ``random``: what makes them, for the arguments that it is given, in the place of random ones.
        threads: Of the runtime.
        entries: What is compiled: ``SINGLE`` for a sequence at a time, ``BATCHED`` for batches, or both.
        expert_slots: How many experts are kept in memory (``plan_in_slots``), all layers together.
        tokens: Of the longest sequence that there must be memory for.
        progress: Called with the bytes of weights that are read, and the bytes in all.
        on_step: Called with what is done next, as a person says it.

    Raises:
        InputError: the model has no weights, or they and a cache of ``tokens`` do not fit into memory.
        UnsupportedError: a part of it is not computed.
        CheckpointError: the files are damaged or incomplete.
    """
    from emitter.iree import Session, compile_graph, defer, require_device
    from emitter.xla.sized import XlaSized
    from moehlo.streamed_decoder import StreamedDecoder
    from moehlo.streamed_decoder import expert_slots as experts_in_slots
    from weights import open_weights
    from weights.arriving import Arriving
    from weights.decoder import decoder_readings, stored_decoder
    from weights.readings import copied, watched
    from weights.residency import StoredLayer, declared
    from weights.synthetic import draws

    spec = model.whole
    context = context_of(spec, context)
    if random is None:
        require_weights(model)
    by_numbers = target.kind == "xla"
    if by_numbers:
        _require_on_xla(request, entries)
        request = replace(request, strategy=Strategy.MASKED)
    else:
        require_device(target, threads=threads)
    store = None if random is not None else open_weights(model)
    slots = None
    if expert_slots is not SlotRule.OFF:
        slots = _slots_of(model, target, replace(request, choices=False), store, expert_slots, context)
    stored = None
    if store is not None and not by_numbers and slots is None:
        stored = stored_decoder(model, request.dtype, store, in_place=target.kind == "cpu")
    elif store is None and not by_numbers:
        stored = StoredLayer(declared(model, places(model, spec), model_weights(spec)), where=model.source.name)
    plan = plan_decoder(spec, request, stored) if slots is None else slots.plan
    graph = emit_decoder(spec, plan, parameters_for(target), entries=entries)
    wanted = [*{a.name: a for entry in graph.entries for a in entry.signature.weights}.values()]
    # what a checkpoint lacks is said before the long work
    readings = None if store is None else decoder_readings(store, places(model, spec), wanted)
    experts = None
    if slots is not None and store is not None and readings is not None:
        experts, readings = experts_in_slots(model, plan, store), copied(readings)
    packed = stored is not None and bool(stored.quantised)
    tokens = min(context, tokens)
    needed = wanted if weights is None else []  # what makes them has room for them
    if target.kind == "cuda":
        require_room_on_gpu(spec, plan, needed, tokens, context)
    else:
        require_memory(needed, request.dtype, packed=packed, cache=cache_bytes(spec, plan, tokens), tokens=tokens)
    module: BaseModule | None = None
    if not by_numbers:
        if target.kind == "cuda" and launched_alone(spec, plan, entries):
            module = defer(graph, target)  # which nothing calls
        else:
            on_step("compiling")
            module = compile_graph(graph, target)
    on_step("reading weights")
    held: Mapping[str, Any]
    if weights is not None:
        held = weights(wanted)
    else:
        # a GPU's session keeps none of the host's, and has what files do not hold as it is wanted made on its way
        on_gpu = target.kind == "cuda"
        if readings is None:
            makers = draws(wanted, random or 0)
            held = Arriving(makers) if on_gpu else {name: make() for name, make in makers.items()}
        else:
            seen = readings if progress is None else watched(readings, progress)
            held = dict(seen) if on_gpu else {name: each.load() for name, each in seen.items()}
    session: Session | XlaSized | StreamedDecoder
    if module is not None and experts is not None:
        session = StreamedDecoder(module, spec, plan, held, experts, threads=threads)
    elif module is not None:
        session = Session(module, held, entry=entries[0], threads=threads)
    else:

        def emit(entry: str, sizes: Mapping[Sym, int]) -> Graph:
            at = plan.at(sizes[TOKENS])
            return emit_decoder(spec, at, context=sizes[SEQUENCE], window=sizes[WINDOW], entries=[entry])

        session = XlaSized(target, graph, emit, held)
    made = decoder_over(model, plan, graph, session, held, context)
    return made if slots is None else replace(made, slots=slots.slots)


def _slots_of(
    model: Model, target: Target, request: Request, store: Store | None, wanted: SlotsWanted, context: int
) -> InSlots | None:
    from moehlo.streamed_decoder import plan_in_slots

    if target.kind == "cpu" and store is not None:
        tokens = min(context, CACHED)
        sizes = {SEQUENCE: tokens, WINDOW: min(tokens, window_rows(widths(model.whole), MOST_AT_ONCE))}
        cache = bytes_of(cache_arguments(model.whole, request.cache or request.dtype), sizes)
        return plan_in_slots(model, request, store, wanted, cache)
    if wanted is None:
        return None
    where = "random weights" if store is None else target.option
    raise UnsupportedError(f"--expert-slots is for a model's own weights on a CPU, not for {where}: leave it out there")


def launched_alone(spec: ModelSpec, plan: DecoderPlan, entries: Sequence[str]) -> bool:
    """Whether the entry points are launches on a GPU, and need no compiled module."""
    return not any(isinstance(each, str) for each in launches_of(spec, plan, entry_names(entries)).values())


def parameters_for(target: Target) -> Parameters | None:
    """How a decoder's functions find its weights; None where these are arguments: on XLA, and on a GPU, where launches
    need their addresses, which the runtime tells of arguments alone."""
    return Parameters(SCOPE) if target.kind == "cpu" else None


def decoder_over(
    model: Model,
    plan: DecoderPlan,
    graph: Graph,
    session: Session | XlaSized | StreamedDecoder,
    weights: Mapping[str, Any],
    context: int,
) -> Decoder:
    """A decoder that runs in a session over ``weights``, by the names of its graph's signature."""
    alpha = np.asarray(weights["rope_alpha"], np.float64) if "rope_alpha" in weights else None
    return Decoder(model, model.whole, plan, graph, context, session, alpha)


def _require_on_xla(request: Request, entries: Sequence[str]) -> None:
    """Raises ``UnsupportedError`` for what decoders on XLA's devices do not do."""
    if request.strategy not in (Strategy.AUTO, Strategy.MASKED):
        raise UnsupportedError(
            f"--dispatch {request.strategy.value}: on XLA a decoder is plain text, masked-dense, which a mesh divides"
        )
    if set(entries) & set(BATCHED):
        raise UnsupportedError("batches of a decoder are for IREE: on XLA generate one text at a time")
