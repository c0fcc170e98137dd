"""A layer whose experts are held in slots: routed first, then computed with the experts that were asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, UnsupportedError
from emitter.graphs import emit_split, signature_arguments
from emitter.iree import Session, aligned_empty, compile_graph
from emitter.plan import Plan, Residency, Strategy, plan
from emitter.reading.config import Layer
from emitter.session.arrays import as_numpy, describe, in_library_of
from emitter.session.base import BaseSession, Span
from emitter.signature import Result, Signature
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.target.isa import Isa
from moehlo.choices import (
    IsaName,
    ResidencyName,
    SlotRule,
    compute_of,
    read_request,
    read_residency,
    read_slots,
    read_target,
    require_layer,
)
from moehlo.slot_count import require_slots, slots_for
from weights.expert_slots import ExpertSlots, Shelf, SlotStatistics, is_expert_plane, load_from, part_lengths
from weights.layer import load_layer
from weights.readings import readings_of
from weights.residency import stored_layer
from weights.store import Store, open_weights

if TYPE_CHECKING:
    from moehlo.choices import AnyDType

Array = npt.NDArray[Any]


class StreamedSession(BaseSession):
    """A session of one layer that keeps ``slots`` of its E experts in memory and reads the others when they are asked
    for; called as ``Session`` is. What it computes is what the gathered strategy computes, bit for bit.

    Everything but the experts' weights is read once, and nothing is mapped: where the file is cut short meanwhile, a
    call that reads an expert raises, and the others go on. A call is split where its tokens need more experts at once
    than there are slots. ``statistics`` says what was found in the slots and what was read. Calls from several threads
    wait for each other. Close it, or use it as a context manager, to end its thread.

    Args:
        layer: A layer with one bank of experts.
        store: Where its weights are (``weights.open_weights``); no longer used by anybody else.
        plan: That of the layer's graph, of the gathered strategy.
        target: What it is compiled for: a CPU.
        slots: From k, the experts of a token, to E; more than E are as good as E.
        prefetch: Whether to read between calls what the next one is thought to ask for.
        threads: As for ``Session``.

    Raises:
        InputError: there are fewer slots than a token has experts.
        UnsupportedError: the layer is dense, has two banks, or its experts cannot be gathered; or it is not for a CPU.
        CheckpointError: as ``load_layer``.
    """

    def __init__(
        self,
        layer: Layer,
        store: Store,
        plan: Plan,
        target: Target,
        slots: int,
        *,
        prefetch: bool = True,
        threads: int | None = None,
    ) -> None:
        spec = layer.spec
        if target.kind != "cpu":
            raise UnsupportedError(f"--expert-slots is for the CPU, not for {target.option}: leave it out there")
        if isinstance(spec, MoeSpec):
            require_slots(slots, spec.router.top_k)
            slots = min(slots, spec.experts.count)
        graphs = emit_split(spec, replace(plan, tokens=None), slots)
        assert isinstance(spec, MoeSpec)
        self.spec, self._stages = spec, plan.stages
        routing, routed = (compile_graph(graph, target) for graph in (graphs.routing, graphs.routed))
        deciding, computing = graphs.routing.signature.weights, graphs.routed.signature.weights
        router = load_layer(store, layer.layout, layer.index, deciding, mapped=False)
        self._routing = Session(routing, router, threads=threads)
        experts = [argument for argument in computing if is_expert_plane(argument)]
        others = [argument for argument in computing if not is_expert_plane(argument)]
        names = {argument.name for argument in experts}
        arguments = signature_arguments(spec, plan)
        self.signature = Signature(arguments, self._offered(graphs.routing.signature, graphs.routed.signature))
        whole = [a for a in arguments if a.name in names]
        readings = readings_of(store, layer.layout, layer.index, whole)
        named = {argument.name: reading for argument, reading in zip(whole, readings, strict=True)}
        self._layer = layer.index
        self.slots = ExpertSlots([Shelf((layer.index,), tuple(experts))], load_from({layer.index: named}))
        resident = load_layer(store, layer.layout, layer.index, others, mapped=False)
        self._routed = Session(routed, {**resident, **self.slots.arrays}, threads=threads)
        self.choice = self._routed.choice
        held = f"{slots} of {spec.experts.count} experts in memory"
        self.where = f"on {self.choice.driver}, threads: {self.choice.threads}, {held}"
        self._prefetch = prefetch
        self._rows, self._closed = 0, False
        self._lock = threading.Lock()  # held from the time that slots are taken until nothing is computed with them

    @classmethod
    def open(
        cls,
        layer: Layer,
        slots: int | Literal["auto"] | SlotRule = "auto",
        *,
        dtype: AnyDType | None = None,
        residency: ResidencyName | Residency | None = None,
        isa: IsaName | Isa = "host",
        stages: bool = False,
        prefetch: bool = True,
        threads: int | None = None,
    ) -> StreamedSession:
        """What ``moehlo run --expert-slots`` opens: a layer of a model with weights, on this machine's CPU.

        Args:
            layer: A layer of an opened model.
            slots: As for the class; ``"auto"`` keeps four for each of a token's experts, as far as memory has room.
            dtype: Type of the experts' matmul inputs; that of the weights if neither this nor ``residency`` says it.
            residency: How quantised weights are held; packed if not given, where kernels read them so.
            isa: What kernels may use; ``"host"`` is the best that this machine has.
            stages: Whether ``run`` gives the stages of the router too: logits, scores, ids, weights.
            prefetch: As for the class.
            threads: As for ``Session``.

        Raises:
            InputError: an argument is not among what is accepted, or there are fewer slots than a token has experts,
                or room for fewer.
            MoehloError: what the class and ``load_weights`` raise.
        """
        held = read_residency(residency)
        target = read_target("cpu", isa=isa)
        request = read_request(Strategy.GATHERED, target)
        require_layer(layer)
        dtype_of, _ = compute_of(dtype, held, layer, None)
        request = replace(request, dtype=dtype_of, stages=stages, residency=held)
        chosen = slots_for(layer, read_slots(slots), request)
        if chosen is None:
            raise InputError("slots is off; expected a number or auto: Session has all experts in memory")
        made = plan(layer.spec, request, stored_layer(layer, dtype_of))
        store = open_weights(layer.model)
        return cls(layer, store, made, target, chosen.count, prefetch=prefetch, threads=threads)

    @property
    def statistics(self) -> SlotStatistics:
        """What was found in the slots, and what was read."""
        return self.slots.statistics

    def _weight_spans(self) -> Sequence[Span]:
        return [*self._routing.device.ranges.values(), *self._routed.device.ranges.values()]

    def _offered(self, routing: Signature, routed: Signature) -> tuple[Result, ...]:
        """The results: those of the layer, and where the plan has stages the router's, in their order there."""
        found = {result.name: result for result in (*routed.results, *routing.results)}
        visited, weights = found.pop("visited"), found.pop("weights")
        found.pop("shared_weights", None)
        if self._stages:
            found.setdefault("ids", replace(visited, name="ids"))
            found["weights"] = weights
        return tuple(found.values())

    def _results(self, x: Any, extra_inputs: Mapping[str, Any]) -> dict[str, Any]:
        """Raises ``CheckpointError`` where an expert cannot be read."""
        self._require_open()
        found = {name: np.asarray(value) for name, value in self._routing.run(x, **extra_inputs).items()}
        given = as_numpy(described := describe(x, "x"))
        visited = found["visited"]
        between: dict[str, Array] = {n: found[n] for n in ("weights", "shared_weights") if n in found}
        with self._lock:
            self._require_open()
            found["output"] = self._computed(given, visited, between)
        del described  # whose memory was read
        results = {result.name: found.get(result.name, visited) for result in self.signature.results}
        return in_library_of(x, results)

    def _computed(self, x: Array, visited: Array, between: Mapping[str, Array]) -> Array:
        output = aligned_empty((len(x), self.spec.hidden), np.float32)

        def compute(part: slice, slots: Array) -> None:
            given = {name: np.ascontiguousarray(array[part]) for name, array in between.items()}
            given |= {"visited": np.ascontiguousarray(visited[part]), "slots": slots}
            output[part] = self._routed.run(np.ascontiguousarray(x[part]), **given)["output"]

        needed = needed_by(visited, self.spec.experts.count)
        ahead = (self._layer, self._next(needed)) if self._prefetch else None
        compute_in_slots(self.slots, self._layer, visited, needed, compute, ahead)
        self._rows = len(x)
        return output

    def _next(self, needed: list[frozenset[int]]) -> list[int]:
        """The experts that the next call is thought to ask for first, in its order: those of the tokens before.

        A batch that was as large before has a row for each sequence, and the next will have the same; what follows a
        prompt continues its last tokens. Of a call in parts those of the first: what else was read would make room
        again before it is asked for.
        """
        rows = needed if len(needed) == self._rows else needed[::-1]
        first = part_lengths(rows, self.slots.count(self._layer))[:1]
        return [expert for row in rows[: sum(first)] for expert in sorted(row)]

    def _require_open(self) -> None:
        if self._closed:
            raise InputError("this session was closed; open another one")

    def close(self) -> None:
        """End the thread that reads ahead, after the call that is being computed; later ones are refused."""
        with self._lock:
            self._closed = True
        self.slots.close()

    def __enter__(self) -> StreamedSession:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def needed_by(visited: Array, count: int) -> list[frozenset[int]]:
    """The experts that each token needs: of ``visited [N, k]`` those below ``count``, from which on an id is none's."""
    return [frozenset(row[row < count].tolist()) for row in visited]


def compute_in_slots(
    slots: ExpertSlots,
    layer: int,
    visited: Array,
    needed: Sequence[frozenset[int]],
    compute: Callable[[slice, Array], None],
    ahead: tuple[int, Sequence[int]] | None,
) -> None:
    """Have what a call over N tokens needs of a layer's experts in slots, and compute with it.

    Where the slots are too few for all tokens at once, that is done in parts, in the order of the tokens. While the
    last is computed, others are read.

    Args:
        slots: The slots.
        layer: The layer.
        visited: The experts of each token, ``[N, k]`` i32; those that are not in ``needed`` have no slot.
        needed: Those that a token needs.
        compute: Computes some of the tokens, with the slot ``[n, k]`` i32 of each of their experts.
        ahead: What is read meanwhile: a layer and some of its experts.

    Raises:
        InputError: one token needs more experts than there are slots.
        CheckpointError: an expert cannot be read.
    """
    start = 0
    for length in part_lengths(needed, slots.count(layer)):
        part = slice(start, start + length)
        start += length
        taken = slots.take(layer, (expert for token in needed[part] for expert in sorted(token)))
        place = np.zeros(1 + max(int(visited.max()), *taken, 0), np.int32)
        place[[*taken]] = [*taken.values()]
        if start == len(visited) and ahead is not None:
            slots.prefetch(*ahead)
        compute(part, place[visited[part]])
    slots.release()
