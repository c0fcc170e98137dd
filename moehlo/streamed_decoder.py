"""A whole decoder whose experts share slots in memory: a segment, the experts that it chose, the next segment."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import UnsupportedError
from emitter.graphs.decoder import Segment, next_in_slots, segments_of
from emitter.graphs.split_layer import in_slots
from emitter.iree import Session
from emitter.iree.module import BaseModule
from emitter.iree.state import State
from emitter.packing import Axis, Weight
from emitter.plan import DecoderPlan, Request, Strategy, alike, plan_decoder, routed_ffn, with_slots
from emitter.reading.config import Model
from emitter.reading.decoder import places
from emitter.shapes import TOKENS, Sym
from emitter.signature import Argument, Role, weight_arguments
from emitter.spec import MoeSpec
from emitter.spec.model import ModelSpec
from emitter.spec.model_tensors import model_weights
from moehlo.choices import SlotsWanted
from moehlo.disk import disk_rate
from moehlo.slot_count import LayerBytes, Slots, slots_of_decoder
from moehlo.streamed import compute_in_slots, needed_by
from weights.decoder import decoder_readings, stored_decoder
from weights.expert_slots import READS, ExpertSlots, Shelf, SlotStatistics, load_from
from weights.readings import Reading
from weights.store import Store

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class InSlots:
    """A decoder's plan with its experts in slots, and how many slots these are."""

    plan: DecoderPlan
    slots: Slots


def plan_in_slots(
    model: Model, request: Request, store: Store, wanted: SlotsWanted, cache_bytes: int
) -> InSlots | None:
    """How a decoder is computed with its experts in slots; None where all are to be in memory.

    Args:
        model: The model.
        request: As for ``plan_decoder``; experts in slots are gathered.
        store: Its weights.
        wanted: A number of slots for all layers together; ``auto``, as many as memory has room for; ``off``; None,
            which is auto where the weights are more than what is free, else off.
        cache_bytes: What is kept free for caches.

    Raises:
        UnsupportedError: slots are asked for, and no experts of the model can share them.
        InputError: fewer slots are asked for, or have room, than a token has experts.
    """
    spec = model.whole
    if request.strategy not in (Strategy.AUTO, Strategy.GATHERED):
        if isinstance(wanted, int):
            raise UnsupportedError(f"--dispatch {request.strategy.value}: experts in slots are gathered; leave it out")
        return None
    try:
        stored = stored_decoder(model, request.dtype, store)
        plan = plan_decoder(spec, replace(request, strategy=Strategy.GATHERED, accumulate=None), stored)
        groups = alike(spec, plan)
    except UnsupportedError:
        if wanted is None:
            return None
        raise
    held = plan.held
    every = sum(replace(w, packing=held.get(w.name, w.packing)).nbytes(plan.dtype) for w in model_weights(spec))
    sizes = [_bytes_of(weights, plan) for weights in groups]
    counts = [_experts_of(weights) * len(layers) for weights, layers in groups.items()]
    whole = sum(size * count for size, count in zip(sizes, counts, strict=True))
    top_k = max(ffn.router.top_k for layer in spec.layers for _, ffn in filter(None, [routed_ffn(layer)]))
    total = sum(counts)
    needed = LayerBytes(total, top_k, -(-whole // total), every + cache_bytes, every - whole + cache_bytes, total)
    chosen = slots_of_decoder(wanted, needed, counts)
    return None if chosen is None else InSlots(with_slots(spec, plan, chosen[1]), chosen[0])


class StreamedDecoder:
    """The session of a decoder whose experts are in slots (``segments_of``): what ``Session`` is for a ``Decoder``.

    While a segment is computed, what the router of the next layer would choose for the present stream is read; while
    the last is, what the last token chose in the first layer. ``calls`` says of each entry point what its calls found
    in the slots and read.
    """

    def __init__(
        self,
        module: BaseModule,
        spec: ModelSpec,
        plan: DecoderPlan,
        weights: Mapping[str, Array],
        slots: ExpertSlots,
        *,
        threads: int | None = None,
    ) -> None:
        self.spec, self.plan, self.slots = spec, plan, slots
        self._session = Session(module, weights, entry=module.entries[0].name, threads=threads)
        self.choice = self._session.choice
        self.lock = threading.Lock()  # held from the time that slots are taken until nothing is computed with them
        self.calls: dict[str, SlotStatistics] = {}

    def at(self, entry: str) -> StreamedEntry:
        """An entry point."""
        return StreamedEntry(self, entry, [(s, self._session.at(s.name)) for s in segments_of(self.plan, entry)])

    def new_state(self, sizes: Mapping[Sym, int] | None = None) -> State:
        """As ``Session.new_state``."""
        return self._session.new_state(sizes)

    def close(self) -> None:
        """End the threads that read."""
        self.slots.close()

    def disk_rate(self, model: Model) -> float | None:
        """Bytes a second that the disk of the weights gives in pieces as large as an expert (``disk.disk_rate``)."""
        source = model.source
        folder = source.directory
        files = [source.file] if source.file is not None else [*folder.iterdir()] if folder is not None else []
        largest = max((f for f in files if f.is_file()), key=lambda file: file.stat().st_size, default=None)
        if largest is None:
            return None
        return disk_rate(largest, self.slots.expert_bytes(_first_in_slots(self.plan)), reads=READS)


class StreamedEntry:
    """An entry point of a ``StreamedDecoder``: ``run`` as that of ``Session``."""

    def __init__(self, owner: StreamedDecoder, entry: str, segments: Sequence[tuple[Segment, Session]]) -> None:
        self._owner, self._entry, self._segments = owner, entry, segments

    def run(self, tokens: Array, *, state: Any, **inputs: Any) -> dict[str, Array]:
        """Raises ``CheckpointError`` where an expert cannot be read: then the state is half written."""
        owner = self._owner
        given: dict[str, Any] = {"tokens": tokens, **inputs, **owner.slots.arrays}
        recent: list[int] = []
        found: dict[str, Array] = {}
        with owner.lock:
            before = owner.slots.statistics
            for segment, session in self._segments:
                if segment.experts is None:
                    found = _called(session, given, state)
                else:
                    found = self._with_experts(segment.experts, session, given, state, recent)
                given |= found
                if segment.routing is not None and not recent:
                    recent = np.atleast_1d(found["visited"][-1:].ravel()).tolist()
            since = owner.slots.statistics.since(before)
            owner.calls[self._entry] = owner.calls.get(self._entry, SlotStatistics()).plus(since)
        return found

    def _with_experts(
        self, layer: int, session: Session, given: Mapping[str, Any], state: State, recent: Sequence[int]
    ) -> dict[str, Array]:
        """What a segment gives that begins with the experts of a layer, in parts where they are too many."""
        plan, spec, visited = self._owner.plan, self._owner.spec, given["visited"]
        _, ffn = _routed(spec, layer)
        following = next_in_slots(plan, layer)
        if following is None:
            first = _first_in_slots(plan)
            ahead = (first, _known(recent, spec, first))
        else:
            ahead = (following, _known(given["ahead"].ravel().tolist(), spec, following))
        rows = [a.name for a in session.signature.inputs if a.shape[:1] == (TOKENS,)]
        parts: list[dict[str, Array]] = []

        def compute(part: slice, slots: Array) -> None:
            own = {name: np.ascontiguousarray(given[name][part]) for name in rows if name != "slots"}
            parts.append(_called(session, {**given, **own, "slots": slots}, state))

        compute_in_slots(self._owner.slots, layer, visited, needed_by(visited, ffn.experts.count), compute, ahead)
        if len(parts) == 1:
            return parts[0]
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _called(session: Session, given: Mapping[str, Any], state: State) -> dict[str, Array]:
    first, *others = (argument.name for argument in session.signature.inputs)
    found = session.run(given[first], state=state, **{name: given[name] for name in others})
    return {name: np.asarray(array) for name, array in found.items()}


def _known(numbers: Sequence[int], spec: ModelSpec, layer: int) -> list[int]:
    """Those of some ids that are experts of a layer, each once."""
    _, ffn = _routed(spec, layer)
    return [number for number in dict.fromkeys(numbers) if number < ffn.experts.count]


def _routed(spec: ModelSpec, layer: int) -> tuple[str, MoeSpec]:
    """Those experts of a layer with some, as ``routed_ffn`` gives them."""
    found = routed_ffn(spec.layers[layer])
    assert found is not None
    return found


def _first_in_slots(plan: DecoderPlan) -> int:
    first = next_in_slots(plan, -1)
    assert first is not None
    return first


def expert_slots(model: Model, plan: DecoderPlan, store: Store) -> ExpertSlots:
    """The slots of a plan, and how their experts are read: headers are read, no numbers.

    Raises:
        CheckpointError: as ``decoder_readings``.
    """
    spec, shelves = model.whole, []
    readings: dict[int, dict[str, Reading]] = {}
    wanted: dict[str, Argument] = {}
    named: list[tuple[int, str, str]] = []
    for weights, layers in alike(spec, plan).items():
        shared = plan.layers[layers[0]].slots
        assert shared is not None
        stacked = [weight for weight in weights if weight.size(Axis.EXPERT) is not None]
        planes = weight_arguments([in_slots(w, shared.count).within(shared.name) for w in stacked], plan.dtype)
        shelves.append(Shelf(layers, tuple(replace(plane, role=Role.INPUT) for plane in planes)))
        for layer in layers:
            prefix, _ = _routed(spec, layer)
            scope = ("layers", str(layer), *filter(None, [prefix.rstrip(".")]))
            stored = weight_arguments([weight.within(*scope) for weight in stacked], plan.dtype)
            wanted |= {argument.name: argument for argument in stored}
            named += [(layer, plane.name, argument.name) for plane, argument in zip(planes, stored, strict=True)]
    found = decoder_readings(store, places(model, spec), [*wanted.values()])
    for layer, plane, name in named:
        readings.setdefault(layer, {})[plane] = found[name]
    return ExpertSlots(shelves, load_from(readings))


def _experts_of(weights: Sequence[Weight]) -> int:
    return next(count for weight in weights if (count := weight.size(Axis.EXPERT)) is not None)


def _bytes_of(weights: Sequence[Weight], plan: DecoderPlan) -> int:
    """Bytes of one expert."""
    stacked = [weight for weight in weights if weight.size(Axis.EXPERT) is not None]
    return sum(weight.nbytes(plan.dtype) for weight in stacked) // _experts_of(weights)
