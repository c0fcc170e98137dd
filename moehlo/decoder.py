"""A whole decoder that runs: token ids in, logits and token ids out, over a cache that is a value."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.graphs.decoder import (
    BATCHED,
    DECODE,
    DECODE_BATCH,
    PREFILL,
    PREFILL_PAGED,
    PositionTables,
    Room,
    cache_arguments,
    decoder_steps,
    entry_names,
    page_tables,
    position_inputs,
    window_of,
    windows_apart,
)
from emitter.graphs.figures import cache_bytes_per_token, call_bytes
from emitter.io.numbers import whole_number
from emitter.plan import DecoderPlan
from emitter.reading.config import Model
from emitter.shapes import PAGE, PAGES, SEQUENCE, WINDOW, WINDOW_PAGES, Sym, static
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.attention import MaskKind
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.text.graph import Graph
from moehlo.batch import Batch, Pages, Pool, Row
from moehlo.decoder_room import (
    STEP,
    STEP_ON_GPU,
    bytes_of,
    context_text,
    most_at_once,
    require_room,
    rounded,
    widths,
    window_rows,
)
from moehlo.device_prompts import Prompts, fill
from moehlo.device_steps import AT_ONCE, KEPT_STEPS, DeviceSteps, chosen, position_table
from moehlo.generation.sampling import Continuation, Sampling
from moehlo.load import Load
from moehlo.memory import Room as Memory
from moehlo.memory import room_on, size

if TYPE_CHECKING:
    from emitter.iree import Session
    from emitter.iree.replay import Relaunch
    from emitter.iree.state import State
    from emitter.text.launches import Launched
    from emitter.xla.sized import Buffers, XlaSized
    from moehlo.slot_count import Slots
    from moehlo.streamed_decoder import StreamedDecoder

NOT_ON_GPU = "it is not computed on a GPU of this process"
"""Why no step of a decoder elsewhere is captured."""
READ = 32
"""Tokens by which what is read of a cache grows."""


@dataclass
class Cache:
    """What a decoder keeps of one sequence: the keys and values of its tokens ``ids``, where layers see all of them.

    Of layers that see a window alone the first ``forgotten`` tokens are not kept any more.

    A call that is refused leaves it as it was. After one that failed in the runtime it is refused too, but by ``keep``
    and by ``trim(0)``, which begin anew.
    """

    decoder: Decoder
    state: State | Buffers = field(repr=False)
    capacity: int
    ids: list[int] = field(default_factory=list)
    prompt: int | None = None
    forgotten: int = 0
    steps: dict[bool, DeviceSteps] = field(default_factory=dict, repr=False)
    """Its steps on a GPU that were captured, by whether they draw."""
    places: Mapping[str, int] | None = field(default=None, repr=False)
    """Where weights and it lie on a GPU, as far as that is known."""
    moved: bool = field(default=True, repr=False)
    """Whether it may lie elsewhere by now."""

    @property
    def length(self) -> int:
        """The number of tokens that it holds."""
        return len(self.ids)

    def clone(self) -> Cache:
        """The same sequence in memory of its own: both go on by themselves."""
        return replace(self, state=self.state.clone(), ids=[*self.ids], steps={}, places=None, moved=True)

    def trim(self, length: int) -> None:
        """Forget all but the first ``length`` tokens. Raises ``InputError`` for more than there are.

        Those are computed again where windows reach back to what is not kept any more.
        """
        left = self.ids[: whole_number(length, "length", least=0, most=self.length)]
        if self._reaches(length):
            self.ids = left
            return
        self.ids, self.forgotten = [], 0
        if self.state.failed:
            self.state, self.moved = self.decoder.session.new_state(self.decoder.sizes(self.capacity)), True
        if left:
            self.decoder.prefill(left, self)

    def settle(self, but: bool | None = None) -> None:
        """Wait for steps that a GPU computes behind the last that was read, ``but`` those that draw, or do not."""
        for draws, steps in self.steps.items():
            if draws is not but:
                steps.settle()

    def _reaches(self, length: int) -> bool:
        """Whether what a token after the first ``length`` sees is there."""
        return length > 0 and self.forgotten <= self.decoder.first_seen(length)

    def keep(self, ids: Sequence[int]) -> list[int]:
        """Forget what is not the beginning of ``ids``; what of these is left to be computed, the last at least."""
        same = 0
        while not self.state.failed and same < min(len(ids) - 1, self.length) and self.ids[same] == ids[same]:
            same += 1
        same = same if self._reaches(same) else 0
        self.trim(same)
        return [*ids[same:]]

    def __repr__(self) -> str:
        return f"Cache({self.length} of {self.capacity} tokens, {size(self.nbytes)})"

    @property
    def nbytes(self) -> int:
        """Bytes that it takes."""
        return self.decoder.cache_bytes(self.capacity)


@dataclass
class Timing:
    """What was computed and how long it took: prompts' tokens, tokens one at a time, and seconds of each."""

    prompt_tokens: int = 0
    prompt_seconds: float = 0.0
    decoded_tokens: int = 0
    decode_seconds: float = 0.0


@dataclass
class Decoder:
    """A decoder with its weights, see ``open_decoder``."""

    model: Model
    spec: ModelSpec
    plan: DecoderPlan
    graph: Graph
    context: int
    session: Session | XlaSized | StreamedDecoder = field(repr=False)
    rope_alpha: npt.NDArray[np.float64] | None = field(default=None, repr=False)
    """The learned exponents of the rotation ``[D/2]``, where it has some."""
    timing: Timing = field(default_factory=Timing)
    slots: Slots | None = None
    """How many experts are in memory, where not all of them are."""
    loads: dict[int, Load] = field(default_factory=dict, repr=False)
    """How the tokens so far spread over the experts, by layer; of a decoder that was opened for that."""

    def __post_init__(self) -> None:
        names = entry_names([entry.name for entry in self.graph.entries])
        self.caches, self.pools = (
            cache_arguments(self.spec, self.plan.cache_dtype, paged=entry in BATCHED) if entry in names else ()
            for entry in (DECODE, DECODE_BATCH)
        )
        self._at = {name: self.session.at(name) for name in names}
        self._positions, self._tables = position_inputs(self.spec), page_tables(self.spec)
        self._rows, self._windows = PositionTables(self.rope_alpha), windows_apart(self.spec, Room())
        self.not_launched: dict[str, str] = {}
        """Why the runtime computes an entry point, by its name; those are of which launches were tried."""
        self.launched: dict[str, int] = {}
        """The launches of a call where it is no more than that, by entry point."""
        self._prompts: Prompts | None = None
        self._step_lists: dict[tuple[str, Room, bool], Launched | str] = {}
        """The launches of steps of some sizes: writing them takes as long as dozens of steps."""
        self._place_tables: dict[int, dict[str, npt.NDArray[np.float32]]] = {}
        """The rows of what depends on places, of the last number of them that was asked for."""
        self._counted = {
            index: next(ffn.experts.count for ffn in _ffns(layer) if isinstance(ffn, MoeSpec))
            for index, (layer, planned) in enumerate(zip(self.spec.layers, self.plan.layers, strict=True))
            if planned.choices and any(isinstance(ffn, MoeSpec) for ffn in _ffns(layer))
        }
        self._reads_prompt = any(layer.mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING for layer in self.spec.layers)

    def __repr__(self) -> str:
        name = self.model.source.name
        return (
            f"Decoder({name!r}, {len(self.spec.layers)} layers, vocabulary {self.vocabulary}, context {self.context})"
        )

    @property
    def vocabulary(self) -> int:
        """The number of token ids."""
        return self.spec.embedding.vocabulary

    @property
    def prompts_by(self) -> str:
        """How prompts were computed on a GPU, as a person says it; nothing elsewhere, and before the first."""
        return self._said((PREFILL, PREFILL_PAGED), "{} launches")

    @property
    def steps_by(self) -> str:
        """The same of steps."""
        return self._said((DECODE, DECODE_BATCH), "a CUDA graph of {} launches")

    def _said(self, entries: Sequence[str], launched: str) -> str:
        said = {launched.format(self.launched[entry]): None for entry in entries if entry in self.launched}
        reasons = (self.not_launched.get(entry, NOT_ON_GPU) for entry in entries)
        said |= {f"by the runtime ({why})": None for why in reasons if why != NOT_ON_GPU}
        return ", ".join(said)

    def cache_bytes(self, capacity: int) -> int:
        """Bytes of a cache for so many tokens."""
        states = cache_arguments(self.spec, (*self.caches, *self.pools)[0].dtype)
        return bytes_of(states, self.sizes(capacity))

    @property
    def cache_growth(self) -> tuple[int, int]:
        """Bytes that a token leaves in caches that keep all tokens, and in those of windows, which keep the last."""
        dtype = (*self.caches, *self.pools)[0].dtype
        return cache_bytes_per_token(self.spec, dtype), cache_bytes_per_token(self.spec, dtype, windowed=True)

    def sizes(self, capacity: int) -> dict[Sym, int]:
        """The sizes of a cache for so many tokens, of which windows need no more than ``window_rows``."""
        return {SEQUENCE: capacity, WINDOW: min(capacity, self.window_rows)}

    @property
    def at_once(self) -> int:
        """Tokens of a prompt that one call computes at most."""
        return most_at_once(self.plan)

    @property
    def window_rows(self) -> int:
        """The tokens that a cache has room for at most where it is read through windows alone."""
        return window_rows(self._widths, self.at_once)

    @cached_property
    def _widths(self) -> tuple[int, int]:
        return widths(self.spec)

    def first_seen(self, length: int) -> int:
        """The first token that a cache must keep for those after the first ``length``, where it is read through
        windows alone."""
        sliding, chunk = self._widths
        return max(0, length - max(0, sliding - 1)) // chunk * chunk

    def cache(self, capacity: int | None = None) -> Cache:
        """An empty cache, for ``capacity`` tokens at first, as many as caches grow by if not given; it grows as it is
        filled.

        Raises ``InputError`` where it does not fit into memory, or is for more tokens than the context.
        """
        capacity = min(self.context, self._growth) if capacity is None else capacity
        capacity = whole_number(capacity, "capacity", least=1, most=self.context)
        self._require(DECODE)
        self.require_fits(self.cache_bytes(capacity), f"a cache of {capacity} tokens takes")
        return Cache(self, self.session.new_state(self.sizes(capacity)), capacity)

    def pool(self) -> Pool:
        """Pages for the sequences of a batch, none at first. Raises ``InputError`` where none was asked for."""
        self._require(DECODE_BATCH)
        return Pool(self, self.session.new_state({PAGES: 1, WINDOW_PAGES: 1}), self.at_once)

    @property
    def _growth(self) -> int:
        """Tokens by which caches grow at least."""
        return STEP_ON_GPU if self.plan.target.kind == "cuda" else STEP

    def _require(self, entry: str) -> None:
        if entry not in self._at:
            asked = "batches=False" if entry == DECODE else "batches=True"
            raise InputError(f"this decoder was opened without @{entry}: open it with {asked}")

    def prefill(self, ids: Sequence[int], cache: Cache) -> npt.NDArray[np.float32]:
        """Compute ``ids`` after what the cache holds: the logits ``[V]`` of the last of them.

        Raises ``InputError`` for no ids, one outside the vocabulary, or more than the context has room for.
        """
        return self._prefilled(ids, cache, lambda: None)

    def _prefilled(self, ids: Sequence[int], cache: Cache, meanwhile: Callable[[], object]) -> npt.NDArray[np.float32]:
        """``prefill``, and ``meanwhile`` before the host waits for a GPU."""
        tokens = self._checked(ids, cache)
        began = time.perf_counter()
        cache.settle()  # what was computed behind what was read is not behind these
        self._make_room(cache, len(tokens))
        logits, call = np.empty(0, np.float32), None
        for start in range(0, len(tokens), self.at_once):
            part = tokens[start : start + self.at_once]
            if (call := self._begun(part, cache)) is None:
                logits = self._call(PREFILL, part, cache)["logits"][-1]
            else:
                call.run()
                cache.ids += part.tolist()
        meanwhile()
        logits = logits if call is None else call.read("logits")[-1]
        self.timing.prompt_tokens += len(tokens)
        self.timing.prompt_seconds += time.perf_counter() - began
        return logits

    def step(self, token: int, cache: Cache) -> npt.NDArray[np.float32]:
        """Compute one token after what the cache holds: its logits ``[V]``. Raises as ``prefill`` does."""
        tokens = self._checked([token], cache)
        began = time.perf_counter()
        self._make_room(cache, 1)
        logits: npt.NDArray[np.float32]
        if (steps := self.begin(token, cache, 1)) is not None:
            steps.run()
            cache.ids.append(token)
            logits = steps.logits()[-1]
        else:
            logits = self._call(DECODE, tokens, cache)["logits"][-1]
        self.timing.decoded_tokens += 1
        self.timing.decode_seconds += time.perf_counter() - began
        return logits

    def ahead(self, token: int, cache: Cache, count: int, how: Continuation, sequence: int) -> list[int]:
        """The ids that follow ``token`` after what the cache holds, at most ``count``, as many as steps on a GPU are
        enqueued at once; none where they are not, or the host chooses the next. ``Cache.ids`` does not tell of them:
        that is the caller's."""
        rule, began = how.words, time.perf_counter()
        if rule is None and not how.greedy:
            return []
        left = min(count, self.context - cache.length)
        count = min(left, AT_ONCE)
        behind = min(left - count, AT_ONCE)
        self._make_room(cache, count + behind)
        if (steps := self.begin(token, cache, count + behind, draws=rule is not None)) is None:
            return []
        if rule is not None:
            steps.begin(rule=rule, sequences=np.array([sequence], np.int32))
        made: list[int] = chosen(steps.run(count, behind))[:, 0].tolist()
        self.timing.decoded_tokens += len(made)
        self.timing.decode_seconds += time.perf_counter() - began if steps.seconds is None else steps.seconds
        return made

    def _prepare(self, count: int, cache: Cache, how: Continuation) -> None:
        """Have the steps ready that ``ahead`` begins with: capturing them takes the host as long as ten steps take."""
        if count and (how.words is not None or how.greedy):
            count = min(count, 2 * AT_ONCE, self.context - cache.length)
            self._make_room(cache, count)
            self._steps(cache, count, how.words is not None)

    def begin(self, token: int, cache: Cache, count: int, *, draws: bool = False) -> DeviceSteps | None:
        """The captured step of a sequence, for ``token`` after what its cache holds and ``count`` steps; None where
        steps are not captured (see ``not_launched``). With ``draws`` one that draws the next token."""
        steps = self._steps(cache, count, draws)
        cache.settle(but=draws)
        if steps is not None:
            gone = {"positions": 0, "window_positions": cache.forgotten, "lengths": -1}
            given = {name: np.array([cache.length - count], np.int32) for name, count in gone.items()}
            steps.begin(tokens=np.array([token], np.int32), **given)
        return steps

    def _steps(self, cache: Cache, count: int, draws: bool) -> DeviceSteps | None:
        """The captured step of a sequence, wherever it is to begin."""
        if DECODE in self.not_launched:
            return None
        sizes = self.sizes(cache.capacity)
        self._forget(cache, count, sizes[WINDOW])
        if (places := self._placed(DECODE, cache)) is None:
            return None
        made_for = Room(cache.capacity, None, sizes[WINDOW], cache.capacity), places
        cache.steps = {kind: steps for kind, steps in cache.steps.items() if steps.made_for == made_for}
        if draws not in cache.steps:
            found = self._captured(DECODE, *made_for, draws=draws)
            cache.steps |= {} if found is None else {draws: found}
        return cache.steps.get(draws)

    def _placed(self, entry: str, held: Cache | Pool) -> Mapping[str, int] | None:
        """Where weights, and a cache or pool, lie for launches of an entry point; None where it is not launched."""
        if held.moved:
            held.places = self._places(entry, held.state)
            held.moved = held.places is None
        return held.places

    def _places(self, entry: str, state: State | Buffers) -> dict[str, int] | None:
        """Where weights and a state lie for launches of an entry point; None where it is not captured."""
        from emitter.iree import Session
        from emitter.iree.state import State

        session = self._at[entry]
        if isinstance(session, Session) and isinstance(state, State) and session.device.gpu is not None:
            return session.places(state)
        self.not_launched[entry] = NOT_ON_GPU
        return None

    def _captured(self, entry: str, room: Room, places: Mapping[str, int], *, draws: bool) -> DeviceSteps | None:
        """A captured step of these sizes, over weights and a state at ``places``."""
        from emitter.iree import Session

        key, session = (entry, room, draws), self._at[entry]
        if (steps := self._step_lists.pop(key, None)) is None:
            steps = decoder_steps(self.spec, self.plan, entry, room, draws=draws)
        # the last that was used comes last
        self._step_lists = dict([*self._step_lists.items()][1 - KEPT_STEPS :]) | {key: steps}
        if isinstance(steps, str):
            self.not_launched[entry] = steps
            return None
        assert isinstance(session, Session)
        assert room.places is not None
        self.launched[entry] = len(steps.launches.steps)
        made = DeviceSteps(session.replay(steps, places), (room, places))
        if room.places not in self._place_tables:
            tables = {one.name: position_table(one, room.places, self.rope_alpha) for one in self._positions}
            self._place_tables = {room.places: tables}
        made.begin(**self._place_tables[room.places])
        return made

    def _begun(self, tokens: npt.NDArray[np.int32], cache: Cache) -> Relaunch | None:
        """The launches of some tokens behind what a cache holds, whose inputs are there; None where the runtime
        computes them (see ``not_launched``)."""
        if PREFILL in self.not_launched:
            return None
        rows = self.sizes(cache.capacity)[WINDOW]
        self._forget(cache, len(tokens), rows)
        call = self._launched(PREFILL, Room(cache.capacity, None, rows, padded=True), len(tokens), cache)
        if call is not None:
            gone = {"window_" * windowed: cache.forgotten * windowed for windowed in self._windows}
            first = {f"{of}positions": cache.length - count for of, count in gone.items()}
            fill(call, tokens, first, self._laid(call, cache.length, len(tokens)))
        return call

    def _begun_paged(self, tokens: npt.NDArray[np.int32], start: int, pages: Pages, pool: Pool) -> Relaunch | None:
        """The same of tokens from ``start`` on in pages of a pool."""
        if PREFILL_PAGED in self.not_launched:
            return None
        room = Room(self.context, 1, None, padded=True)
        if (call := self._launched(PREFILL_PAGED, room, len(tokens), pool)) is not None:
            tables = pages.tables(static(room.table))
            given = {name: np.array(tables[name], np.int32) for name in self._tables}
            fill(call, tokens, {"positions": start}, self._laid(call, start, len(tokens)) | given)
        return call

    def _laid(self, call: Relaunch, start: int, count: int) -> dict[str, Any]:
        """Have launches of ``count`` tokens from ``start`` on read the rows of places where these stay on the GPU; the
        rows of others."""
        given = {}
        for one in self._positions:
            table = self._rows.table(one, start + call.shape(one.name)[0])
            if table is None or not call.lie(one.name, table, start):
                given[one.name] = self._rows.rows(one, np.arange(start, start + count), start + count)
        return given

    def _launched(self, entry: str, room: Room, count: int, held: Cache | Pool) -> Relaunch | None:
        from emitter.iree import Session

        session = self._at[entry]
        if (places := self._placed(entry, held)) is None:
            return None
        assert isinstance(session, Session)
        self._prompts = self._prompts or Prompts(self.spec, self.plan, session.workspace())
        found = self._prompts.call(session, entry, room, count, places)
        if isinstance(found, str):
            self.not_launched[entry] = found
            return None
        self.launched[entry] = found.launches
        return found

    def results(self, ids: Sequence[int], cache: Cache) -> dict[str, npt.NDArray[Any]]:
        """All that one call gives for ``ids``, of a graph with stages these too: ``@decode`` for one token behind
        others, else ``@prefill``. Raises as they do, and for more than ``at_once``."""
        whole_number(len(ids), "the number of tokens", least=1, most=self.at_once)
        tokens = self._checked(ids, cache)
        cache.settle()
        self._make_room(cache, len(tokens))
        return self._call(DECODE if cache.length and len(tokens) == 1 else PREFILL, tokens, cache)

    def generate(
        self,
        prompt: Sequence[int],
        *,
        max_new_tokens: int,
        sampling: Sampling | None = None,
        seed: int = 0,
        ending: Sequence[int] = (),
        cache: Cache | None = None,
        sequence: int = 0,
    ) -> Iterator[int]:
        """The ids that follow ``prompt``, each as it comes; an ending one is given and is the last.

        Args:
            prompt: Token ids, at least one.
            max_new_tokens: How many ids at most.
            sampling: How they are chosen; greedily if not given.
            seed: Of the draws (``moehlo.generation.sampling.uniform``).
            ending: Ids that end the text.
            cache: Where the sequence so far is, which ``prompt`` goes on; a new one if not given. The last id is not
                in it afterwards.
            sequence: Which of several prompts of one seed this is.

        Raises:
            InputError: as ``prefill``, at the call, not at the first id.
        """
        most = whole_number(max_new_tokens, "max_new_tokens", least=0, most=2**31 - 1)
        how = Continuation(sampling or Sampling(), seed, frozenset(ending))
        self._checked(prompt, cache, most)
        held = cache or self.cache(min(self.context, rounded(len(prompt) + min(most, self._growth), self._growth)))
        return self._generated(prompt, most, how, held, sequence)

    def _generated(
        self, prompt: Sequence[int], most: int, how: Continuation, cache: Cache, sequence: int
    ) -> Iterator[int]:
        if not most:
            return
        history = [*cache.ids, *prompt]
        cache.prompt = len(history)
        logits = self._prefilled(prompt, cache, lambda: self._prepare(most - 1, cache, how))
        ahead: list[int] = []
        try:
            for number in range(most):
                if number and not ahead:
                    ahead = self.ahead(history[-1], cache, most - number, how, sequence)[::-1]
                if ahead:
                    cache.ids.append(history[-1])
                    token = ahead.pop()
                else:
                    token = how.token(self.step(history[-1], cache) if number else logits, history, sequence)
                history.append(token)
                yield token
                if token in how.ending:
                    return
        finally:
            cache.settle()

    def _call(self, entry: str, tokens: npt.NDArray[np.int32], cache: Cache) -> dict[str, npt.NDArray[Any]]:
        longest, rooms = cache.length + len(tokens), self.sizes(cache.capacity)
        self._forget(cache, len(tokens), rooms[WINDOW])
        inputs = self._positions_after(cache.length, len(tokens))
        for windowed in self._windows:
            of, room, gone = ("window_", WINDOW, cache.forgotten) if windowed else ("", SEQUENCE, 0)
            inputs[f"{of}start"] = np.array(cache.length - gone, np.int32)
            inputs[f"{of}key_positions"] = _read(longest - gone, rooms[room])
        if self._reads_prompt:
            inputs["prompt"] = np.array(longest if cache.prompt is None else cache.prompt, np.int32)
        results, cache.moved = self._at[entry].run(tokens, state=cache.state, **inputs), True
        cache.ids += tokens.tolist()
        found = {name: np.asarray(array) for name, array in results.items()}
        self._count(found)
        return found

    def _count(self, results: Mapping[str, npt.NDArray[Any]]) -> None:
        """Note which experts a call chose, where its graph gives them."""
        for index, experts in self._counted.items():
            load = Load.of(np.asarray(results[f"layers.{index}.ids"]), experts)
            self.loads[index] = self.loads[index] + load if index in self.loads else load

    def _forget(self, cache: Cache, count: int, rows: int) -> None:
        """Have the ``rows`` of windows begin later, where ``count`` tokens more do not fit after what they hold."""
        if True not in self._windows or cache.length + count - cache.forgotten <= rows:
            return
        first = self.first_seen(max(0, cache.length - STEP))
        cache.state.shift(WINDOW, first - cache.forgotten)
        cache.forgotten, cache.moved = first, True

    def _positions_of(self, positions: npt.NDArray[np.int64], longest: int) -> dict[str, Any]:
        return {one.name: self._rows.rows(one, positions, longest) for one in self._positions}

    def _positions_after(self, start: int, count: int) -> dict[str, Any]:
        return self._positions_of(np.arange(start, start + count), start + count)

    def generate_batch(
        self,
        prompts: Sequence[Sequence[int]],
        *,
        max_new_tokens: int | Sequence[int],
        sampling: Sampling | None = None,
        seed: int = 0,
        ending: Sequence[int] = (),
        rows: int = 64,
    ) -> Batch:
        """The ids that follow several prompts, computed together: an iterator of (number of the prompt, id).

        Args:
            prompts: Token ids of each, at least one.
            max_new_tokens: How many ids at most, of all or of each.
            sampling: As for ``generate``.
            seed: As for ``generate``, where a prompt's number is its ``sequence``.
            ending: As for ``generate``.
            rows: How many at once.

        Raises:
            InputError: as ``generate``, of any prompt; or the decoder was opened without ``batches``.
        """
        how = Continuation(sampling or Sampling(), seed, frozenset(ending))
        return Batch(self, prompts, max_new_tokens, how, rows)

    @property
    def window(self) -> int | None:
        """How many keys back caches that are read through windows alone are read; None where there are none."""
        found = [window_of(self.spec, index) for index in range(len(self.spec.layers))]
        return max((width for width in found if width is not None), default=None)

    def pool_bytes(self, sizes: Mapping[Sym, int]) -> int:
        """Bytes of pools of so many pages."""
        return bytes_of(self.pools, sizes)

    def prefill_pages(self, ids: Sequence[int], pages: Pages, pool: Pool) -> npt.NDArray[np.float32]:
        """Compute a prompt into its pages of a pool: the logits ``[V]`` of the last of ``ids``."""
        began = time.perf_counter()
        tokens, logits, call = np.asarray(ids, np.int32), np.empty(0, np.float32), None
        for start in range(0, len(tokens), self.at_once):
            part = tokens[start : start + self.at_once]
            if (call := self._begun_paged(part, start, pages, pool)) is not None:
                call.run()
                continue
            longest = start + len(part)
            inputs = self._positions_after(start, len(part))
            count = -(-longest // PAGE)
            inputs["key_positions"] = _read(longest, PAGE * count)
            tables = pages.tables(count)
            inputs |= {name: np.array(tables[name], np.int32) for name in self._tables}
            if self._reads_prompt:
                inputs["prompt"] = np.array(len(tokens), np.int32)
            results = self._at[PREFILL_PAGED].run(part, state=pool.state, start=np.array(start, np.int32), **inputs)
            pool.moved = True
            self._count(results)
            logits = np.asarray(results["logits"][0])
        logits = logits if call is None else call.read("logits")[0]
        self.timing.prompt_tokens += len(tokens)
        self.timing.prompt_seconds += time.perf_counter() - began
        return logits

    def step_pages(self, rows: Sequence[Row], pool: Pool) -> npt.NDArray[np.float32]:
        """Compute a token of each of some sequences: logits ``[rows, V]``."""
        began = time.perf_counter()
        if (steps := self.begin_pages(rows, pool, 1)) is not None:
            steps.run()
            found = steps.logits()[: len(rows)]
            self.timing.decoded_tokens += len(rows)
            self.timing.decode_seconds += time.perf_counter() - began
            return found
        tokens, lengths, prompts = (np.array([row[i] for row in rows], np.int32) for i in range(3))
        count = -(-int(lengths.max()) // PAGE) or 1
        tables = [row[3].tables(count) for row in rows]
        # each as it would be alone: two scalings of rotations depend on the length of the sequence
        each = [self._positions_of(np.array([length - 1]), int(length)) for length in lengths]
        inputs: dict[str, Any] = {name: np.concatenate([one[name] for one in each]) for name in each[0]}
        inputs["key_positions"] = _read(int(lengths.max()), PAGE * count)
        inputs |= {name: np.array([table[name] for table in tables], np.int32) for name in self._tables}
        if self._reads_prompt:
            inputs["prompt"] = prompts
        results = self._at[DECODE_BATCH].run(tokens, state=pool.state, lengths=lengths, **inputs)
        self._count(results)
        self.timing.decoded_tokens += len(rows)
        self.timing.decode_seconds += time.perf_counter() - began
        return np.asarray(results["logits"])

    def ahead_pages(
        self, rows: Sequence[Row], pool: Pool, count: int, how: Continuation, sequences: Sequence[int]
    ) -> npt.NDArray[np.int32]:
        """The ids ``[steps, rows]`` that follow in these ``sequences``, at most ``count`` of each, as many as steps on
        a GPU are enqueued at once; no steps where they are not, or the host chooses one of the next."""
        began, count, rule = time.perf_counter(), min(count, AT_ONCE), how.words
        steps = None if rule is None and not how.greedy else self.begin_pages(rows, pool, count, draws=rule is not None)
        if steps is None:
            return np.empty((0, len(rows)), np.int32)
        if rule is not None:
            steps.begin(rule=rule, sequences=np.resize(np.array(sequences, np.int32), steps.rows))
        made = chosen(steps.run(count)[:, : len(rows)])
        self.timing.decoded_tokens += made.size
        self.timing.decode_seconds += time.perf_counter() - began
        return made

    def begin_pages(self, rows: Sequence[Row], pool: Pool, count: int, *, draws: bool = False) -> DeviceSteps | None:
        """The captured step of a batch, for a token of each row and ``count`` steps; None where steps are not captured
        (see ``not_launched``). Batches of any size are computed as those of a power of two, with rows of length 0."""
        if DECODE_BATCH in self.not_launched:
            return None
        pages = -(-(max(row[1] for row in rows) + count - 1) // PAGE)
        size, pages = (1 << (each - 1).bit_length() for each in (len(rows), pages))
        if (places := self._placed(DECODE_BATCH, pool)) is None:
            return None
        # what was captured over other places is of no use any more
        pool.steps = {sizes: steps for sizes, steps in pool.steps.items() if steps.made_for[1] == places}
        if (size, pages, draws) not in pool.steps:
            room = Room(pages * PAGE, size, None, pages * PAGE)
            found = self._captured(DECODE_BATCH, room, places, draws=draws)
            if found is None:
                return None
            pool.steps = dict([*pool.steps.items()][1 - KEPT_STEPS :]) | {(size, pages, draws): found}
        steps = pool.steps[size, pages, draws]
        tokens, lengths = np.zeros((2, size), np.int32)
        tables = np.zeros((len(self._tables), size, pages), np.int32)
        for number, (token, length, _, held) in enumerate(rows):
            tokens[number], lengths[number] = token, length
            there = held.tables(pages)
            for i, name in enumerate(self._tables):
                tables[i, number] = there[name]
        at = np.maximum(lengths, 1) - 1
        given = dict(zip(self._tables, tables, strict=True))
        steps.begin(tokens=tokens, lengths=lengths, positions=at, window_positions=at, **given)
        return steps

    def checked(self, ids: Sequence[int], taken: int, new: int = 0) -> npt.NDArray[np.int32]:
        """``ids`` as an array.

        Raises ``InputError`` for none, for one that is none of the vocabulary's, and where they and ``new`` ones more
        after ``taken`` do not fit into the context.
        """
        if not len(ids):
            raise InputError("no token ids: a prompt has at least one")
        require_room(self.spec, self.context, len(ids), new, taken)
        tokens, most = np.asarray(ids if set(map(type, ids)) == {int} else []), self.vocabulary - 1
        # checking ids one by one takes a fifth of the time of a long prompt on a GPU
        if tokens.dtype != np.int64 or tokens.min() < 0 or tokens.max() > most:
            every = [whole_number(i, "a token id", least=0, most=most, hint=", the vocabulary's") for i in ids]
            tokens = np.asarray(every)
        if taken + len(tokens) > self.context:
            raise InputError(
                f"{len(tokens)} tokens after {taken} do not fit into {context_text(self.spec, self.context)}"
            )
        return tokens.astype(np.int32)

    def _checked(self, ids: Sequence[int], cache: Cache | None, new: int = 0) -> npt.NDArray[np.int32]:
        if cache is not None and cache.decoder is not self:
            raise InputError("the cache is of another decoder")
        return self.checked(ids, 0 if cache is None else cache.length, new)

    def _make_room(self, cache: Cache, count: int) -> None:
        needed = cache.length + count
        if needed <= cache.capacity:
            return
        capacity = min(self.context, max(rounded(needed, self._growth), cache.capacity * 3 // 2))
        self.require_fits(self.cache_bytes(capacity), f"a cache of {capacity} tokens takes")
        cache.state = cache.state.resized(self.sizes(capacity))
        cache.capacity, cache.moved = capacity, True

    def fits(self, nbytes: int) -> bool:
        """Whether so many bytes of caches fit into the memory that is free, on a GPU besides a call's values."""
        return nbytes <= self._room.nbytes

    def require_fits(self, nbytes: int, what: str) -> None:
        """Raises ``InputError`` where so many bytes do not fit into memory; ``what`` begins the message."""
        if not self.fits(nbytes):
            raise InputError(
                f"{what} {size(nbytes)}, of which {self._room}: take a shorter prompt, or fewer new tokens"
            )

    @property
    def _room(self) -> Memory:
        """What caches can still take."""
        room = room_on(self.plan.target)
        if self.plan.target.kind != "cuda":
            return room
        tokens = min(self.at_once, self.context)
        return room.less(call_bytes(self.spec, self.plan.dtype, tokens, self.context), "a call's values")


def _read(longest: int, capacity: int) -> npt.NDArray[np.int32]:
    """The positions of the keys that a call reads: those of so many tokens, and some after."""
    return np.arange(min(capacity, -(-longest // READ) * READ), dtype=np.int32)


def _ffns(layer: LayerSpec) -> tuple[FfnSpec | None, ...]:
    return layer.ffn, layer.aside
